## El programa y sus comandos

cli-about = Cuenta paso a paso una partida de go terminada con los métodos de recuento chinos.
cli-about-long = `shuzi FILE` abre una partida (SGF, o un diagrama de texto de . X O) y te guía en el recuento; `shuzi` sin archivo cuenta la partida de un tablero real. `shuzi score FILE` muestra el resultado sin preguntar nada.
cli-count = Cuenta paso a paso.
cli-score = Cuenta partidas sin preguntar nada y muestra todo el cálculo.
cli-reshape = Planea el recuento en el tablero: qué piedras mover, quitar y añadir, las menos posibles.
cli-compare = Puntúa una partida con todos los reglamentos y explica las diferencias.
cli-keys = Muestra la tabla de números clave.
cli-handicap = Propone piedras de hándicap y komi para una diferencia de rangos.
cli-practise = Practica el recuento: números clave, márgenes, territorios, piedras muertas, partidas enteras.
cli-practise-stats = Muestra los aciertos y la velocidad de cada ejercicio, empezando por el peor.
cli-log = Enumera los recuentos que has hecho, empezando por el último.
cli-log-csv = Da la salida en CSV.
cli-rules = Enumera, muestra, comprueba o crea perfiles de reglas.
cli-rules-list = Enumera todos los perfiles.
cli-rules-show = Muestra un perfil y sus fuentes.
cli-rules-check = Busca errores en archivos de perfil.
cli-rules-new = Crea un perfil propio, para modificarlo.
cli-gtp = Responder al Go Text Protocol, para programas que piden el resultado.
cli-paths = Muestra dónde guarda shuzi sus archivos.
cli-completions = Muestra un script de autocompletado para un shell.
cli-man = Muestra la página de manual.
cli-man-output = Escribe las páginas de todos los comandos en esta carpeta.
cli-help = Muestra esta página, o la de un comando.

## Títulos

cli-usage = Uso:
cli-commands = Comandos
cli-arguments = Argumentos
cli-options = Opciones
cli-game-options = Opciones de la partida
cli-display-options = Opciones de presentación
cli-printing = Impresión
cli-without-a-board = Sin tablero, o con uno sin registro

## Argumentos y opciones

cli-arg-file = Archivo de partida o foto que abrir.
cli-arg-files = Archivos de partidas (SGF, diagramas de texto, fotos); - lee la entrada estándar.
cli-arg-print_config = Muestra el archivo de ajustes por defecto.
cli-arg-help = Muestra la ayuda.
cli-arg-version = Muestra la versión.
cli-arg-lang = Idioma: de, en, es, fr, ja, ko, ru, zh, zh-Hant.
cli-arg-json = Da la salida en JSON, un objeto por partida y línea.
cli-arg-format = Formato de salida (por defecto: text, o el tipo del archivo de --output).
cli-arg-output = Escribe en este archivo en vez de la salida estándar.
cli-arg-force = Sobrescribe el archivo si existe.
cli-arg-rules = El perfil de reglas, por nombre (`shuzi rules list`) o por ruta.
cli-arg-size = El tamaño del tablero: 19, o 9x13.
cli-arg-komi = Komi en puntos: 7,5 o 7½.
cli-arg-tie_breaker = El desempate en puntos, o none.
cli-arg-handicap = Piedras de hándicap.
cli-arg-compensation = Compensación para Blanco por n piedras de hándicap: n, n-1 o none.
cli-arg-side = El bando que se cuenta: black o white.
cli-arg-method = Método de recuento: full, half, simplified o key.
cli-arg-dead = Piedras muertas: auto, none, o una piedra de cada cadena muerta (por defecto: lo que marca el archivo; si no, auto).
cli-arg-seki = Quién rellena puntos de un seki, donde no se hace por turnos: E5=black,F5=nobody.
cli-arg-engine = Motor GTP al que preguntar qué piedras están muertas, p. ej. `gnugo --mode gtp`.
cli-arg-engine_seconds = Segundos que se espera cada respuesta del motor (por defecto: 60).
cli-arg-with_tie_breaker = Mantiene el desempate en el medio recuento simplificado.
cli-arg-encoding = Codificación de caracteres del archivo de partida, si se detecta mal.
cli-arg-ascii = Dibuja con caracteres ASCII, para terminales que muestran ● demasiado ancho.
cli-arg-glyphs = Símbolos del tablero: unicode, letters, wide o ascii.
cli-arg-theme = Colores: wood, dark, light, colour-blind o mono.
cli-arg-board = Cómo se dibuja el tablero: auto, pixels, blocks (piedras grandes) o glyphs (un signo por piedra) (por defecto: auto, pixels donde la terminal muestra imágenes).
cli-arg-color = Cuándo usar colores: auto, always o never (por defecto: auto, que respeta `NO_COLOR`).
cli-arg-config = Archivo de ajustes que usar.
cli-arg-plain = Texto simple, línea por línea, para lectores de pantalla y tuberías.
cli-arg-shell = El shell: bash, elvish, fish, powershell o zsh.
cli-count-file = Archivo de partida o foto; sin él, cuentas un tablero real.
cli-score-black = Total de Negro (puntos vacíos + piedras), sin tablero.
cli-score-white = Total de Blanco, sin tablero.
cli-score-non_scoring = Puntos que no puntúan, si solo se dan los totales (en un tablero se encuentran solos).
cli-score-chains = Enumera el veredicto de cada cadena y en qué se basa, donde shuzi propone las piedras muertas.
cli-reshape-json = Da la salida en JSON, un objeto por plan y línea.
cli-reshape-style = Rectángulos de diez y de veinte (tens, por defecto), o de cualquier tamaño y los menos posibles (rectangles).
cli-compare-black_territory = Territorio de Negro (puntos vacíos).
cli-compare-white_territory = Territorio de Blanco (puntos vacíos).
cli-compare-black_stones = Piedras vivas de Negro (si no, se deducen de los prisioneros, los pases y la última jugada).
cli-compare-white_stones = Piedras vivas de Blanco.
cli-compare-black_prisoners = Piedras negras perdidas (capturadas o muertas); con FILE, las capturadas durante la partida: se les suman sus piedras muertas.
cli-compare-white_prisoners = Piedras blancas perdidas, igual.
cli-compare-black_passes = Número de pases de Negro.
cli-compare-white_passes = Número de pases de Blanco.
cli-compare-last_move = Quién hizo la última jugada, contando el pase como jugada: black o white.
cli-keys-size = Tamaños de tablero (por defecto: 9, 13 y 19).
cli-keys-komi = Komi de las partidas igualadas, o de todas con --handicap (por defecto: el del perfil).
cli-keys-tie_breaker = El desempate, o none (por defecto: el del perfil).
cli-keys-handicap = Hándicaps: 0 es una partida igualada, 1 una partida sin komi (por defecto: de 0 a 9).
cli-keys-compensation = Compensación para Blanco por n piedras de hándicap: n, n-1 o none (por defecto: la del perfil).
cli-keys-non_scoring = Números de puntos que no puntúan (por defecto: 0).
cli-keys-side = Muestra solo este bando: black o white.
cli-keys-json = Lo mismo que --format json.
cli-handicap-json = Lo mismo que --format json.
cli-arg-layout = Diseño de PDF y SVG: wall (para la pared, por defecto), card (A6, cuatro por página, con marcas de corte) o wallet (tamaño tarjeta de crédito, diez por página).
cli-arg-paper = Tamaño de papel de PDF y SVG: a3, a4 (por defecto), a5, a6, letter o legal.
cli-arg-club = Nombre de un club para imprimirlo en la hoja.
cli-arg-date = Una fecha, u otro texto, para imprimirlo al lado.
cli-handicap-ranks = Diferencia de rangos, también medios (7,5); sin ella se muestra toda la tabla.
cli-handicap-black = Rango de Negro (12k, 3d), o rating EGF (1850) o AGA (-4.5); con --white.
cli-handicap-white = Rango o rating de Blanco.
cli-handicap-size = Tamaños de tablero (por defecto: 19, o 19, 13 y 9 para la tabla).
cli-handicap-factor = Rangos por piedra de hándicap, para tamaños que no están en el sistema: 2.5, 5/2.
cli-handicap-counting = Puntuación: area (por área, 14 puntos por piedra, por defecto) o territory (por territorio, 12 puntos por piedra).
cli-handicap-table = Muestra toda la tabla.
cli-practise-drill = Empieza directamente este ejercicio (por defecto: el menú en una terminal; si no, todos los ejercicios por turnos).
cli-practise-lesson = Empieza directamente esta lección, donde la dejaste.
cli-practise-whole = De inmediato, una partida 19×19 entera contra reloj, por etapas.
cli-practise-placement = Una pregunta de cada lección, para saltar lo que ya se sabe.
cli-practise-level = Dificultad: 1 (por defecto), 2 o 3.
cli-practise-count = Número de preguntas (por defecto: 10).
cli-practise-seed = Semilla aleatoria, para repetir las mismas preguntas; sin ella salen primero las que fallaste.
cli-practise-timer = Tiempo límite por pregunta, en segundos.
cli-practise-games = Carpeta de partidas terminadas de donde tomar posiciones (por defecto: las incluidas).
cli-practise-plain = Texto simple, línea por línea (por defecto donde no hay terminal).
cli-practise-list = Enumera los ejercicios y las lecciones.
cli-practise-stats-json = Da la salida en JSON.
cli-practise-stats-csv = Muestra cada intento como valores separados por comas.
cli-rules-show-name = Nombre del perfil, o ruta de su archivo.
cli-rules-check-paths = Archivos que comprobar.
cli-rules-new-name = Nombre del nuevo perfil.
cli-rules-new-from = Perfil del que partir (por defecto: chinese).

## Errores en la línea de comandos

cli-error = { $what }: mira `{ $help }`
cli-error-unknown = argumento desconocido `{ $argument }`
cli-error-unknown-near = argumento desconocido `{ $argument }` (¿querías decir `{ $near }`?)
cli-error-unknown-command = comando desconocido `{ $argument }`
cli-error-unknown-command-near = comando desconocido `{ $argument }` (¿querías decir `{ $near }`?)
cli-error-no-command = falta un comando
cli-error-no-value = `{ $argument }` necesita un valor
cli-error-value = { $argument } `{ $value }`: { $why }
cli-error-choice = { $argument } `{ $value }`: usa uno de { $choices }
cli-error-plain-value = { $argument } `{ $value }`: aquí no se permite
cli-error-conflict = { $argument } no se puede usar con { $other }
cli-error-twice = { $argument } aparece dos veces
cli-error-missing = falta indicar { $arguments }
cli-error-other = uso incorrecto
cli-not-in-range = escribe un número entero de { $least } a { $most }
cli-number-range = usa un número entero de { $least } a { $most }
cli-encoding-unknown = codificación desconocida: prueba gb18030 o big5
cli-points-not-half = no es múltiplo de medio punto (3,75 zi = 7,5 puntos)
cli-points-too-many = demasiado para cualquier tablero
cli-use-one-of = usa uno de { $choices }
cli-choose-language = usa de, en, es, fr, ja, ko, ru, zh, zh-Hant
cli-seki-point = escribe cada punto con quién lo rellena: E5=black, E5=white o E5=nobody
cli-total-negative = no puede ser negativo
cli-choose-level = el nivel va de { $least } a { $most }

# Una foto del tablero.
cli-photo = Lee la posición de una foto o de una captura de pantalla.
cli-photo-files = Imágenes (JPEG, PNG o WebP); - lee la entrada estándar.
cli-photo-size = Número de líneas, si no es 9, 13 ni 19, o se lee mal.
cli-photo-corners = Las esquinas del tablero en la imagen como x,y,x,y,x,y,x,y, en sentido horario desde arriba a la izquierda.
cli-photo-sgf = Da la salida en SGF.
cli-photo-json = Da la salida en JSON, un objeto por imagen y línea.
cli-photo-watch = Espera a que aparezcan imágenes en una carpeta y las abre.
cli-corners = da las cuatro esquinas con ocho números, p. ej. 20,30,600,25,610,620,15,615
cli-photo-camera = Toma la foto con una cámara (con ffmpeg o rpicam-still); para otra, indica un dispositivo como /dev/video2.
