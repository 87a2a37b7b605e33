## Una partida contada

profile-title = { $title } ({ $name })
page-game = partida { $number }
page-players = { $black } (Negro) – { $white } (Blanco)
page-kind = partida { $game } de { $size }
page-uncertain = Dudosas
page-seki = Seki
page-note = Nota: { $text }
page-nothing = nada
points-value = { $points ->
        [0] ninguno
        [one] { $points } punto
       *[other] { $points } puntos
    }
stones-value = { $stones ->
        [one] { $stones } piedra
       *[other] { $stones } piedras
    }
compensation-value = { $points ->
        [one] { $points } punto para Blanco
       *[other] { $points } puntos para Blanco
    } ({ $convention })
names-more = { $names } y { $more } más
dead-of-side = { $side } { $count } ({ $names })
counted-names = { $count } ({ $names })
seki-fills = Negro rellena { $black }; Blanco rellena { $white }
page-needs = { $side } necesita { $needs } para ganar y tiene { $total }: { $standing }.
page-needs-or-ties = { $side } necesita { $needs } para ganar ({ $tie } empata) y tiene { $total }: { $standing }.
standing-enough = justo lo necesario
standing-spare = { $points } de sobra
standing-short = { $points ->
        [one] falta
       *[other] faltan
    } { $points }
page-left-out = El medio recuento simplificado no cuenta el desempate ({ $tie_breaker }) y da { $shown }; el resultado exacto es { $exact }.
page-left-out-level = El medio recuento simplificado no cuenta el desempate ({ $tie_breaker }): igualdad a puntos, así que gana { $side }; el resultado exacto es { $exact }.
page-same-board = El mismo tablero por área: { $result }
page-by-area = Por área { $result }; pero las reglas «{ $rules }» cuentan más que el área, y eso aquí no se conoce: aún no hay ganador.
page-shared = { $points ->
        [one] El punto compartido se reparte
       *[other] Los { $points } puntos compartidos se reparten
    } a medias: Negro { $black }, Blanco { $white }.
cause-other-winner = otro ganador
cause-unit = zi o puntos
cause-teire-kept = teire sin descontar
cause-unmarked = muertas sin marcar
cause-also-dead = más piedras muertas
cause-one-point = un punto
cause-unknown = otra causa
unfinished-border = { $places }{ $more ->
        [0] {""}
       *[other] , y { $more } más
    }: ¿ha terminado la partida y están marcadas todas las piedras muertas?
unfinished-dame = { $places }{ $more ->
        [0] {""}
       *[other] , y { $more } más
    }: quedan vacíos y no son de nadie, salvo que los dos acuerden rellenarlos por turnos.
page-one-side = Solo se contó a { $side }; el resto del tablero se atribuye al otro bando.
page-chains = Cadenas
page-no-chains = sin análisis: las piedras muertas se indicaron
heading-full = Completo
heading-half = Medio
heading-simplified = Simplif.
heading-key = N.º clave

## Una partida con todos los reglamentos

compare-own = Reglas de la partida
compare-own-result = { $rules }: { $result }
compare-head-result = resultado
compare-head-scoring = puntuación
compare-head-rules = reglas
compare-same-winner = Todas las reglas: mismo ganador.
compare-same-winner-known = Gana el mismo bando con todos los reglamentos que dan un resultado claro.
compare-winners-differ = Los reglamentos cuyo ganador se conoce no coinciden; el ganador según las reglas de la partida no se conoce.
compare-other-winners = Con otras reglas cambia el ganador en { $many } de { $all } resultados.
compare-other-winner = * el ganador no es el mismo que con las reglas de la partida.
compare-rules-note = { $rules }: { $note }.
scoring-stone-taxed = piedras+imp.
result-unknown = desconocido
result-or = { $least } o { $most }
range = { $least } a { $most }
difference-title = Puntuación por área frente a territorio: ventaja de Negro, con komi, sin compensación
difference-area = puntuación por área (Sc)
difference-territory = puntuación por territorio (Sj)
difference-apart = Sc − Sj
difference-accounted = Los términos suman la diferencia.
difference-unknown = Sin explicar: { $why }.
difference-not-accounted = Los términos no suman la diferencia: hay un error en el archivo de la partida.
difference-check-agrees = Comprobación: piedras de Negro menos las de Blanco en el tablero: { $stones }; por prisioneros y pases (Jasiek): { $prisoners }: coincide.
difference-check-disagrees = Comprobación: piedras de Negro menos las de Blanco en el tablero: { $stones }; por prisioneros y pases (Jasiek): { $prisoners }: NO COINCIDE.
matrix-does-not-apply = Es una partida igualada con komi: no hay compensación ni desempate.
matrix-title = Compensación y desempate
matrix-no-tie-breaker = sin desemp.
matrix-tie-breaker = desemp. 0,5
procedure-japanese = Recuento japonés
procedure-aga = Recuento AGA con piedras de pase
procedure-unknown = { $name }: no se conocen los prisioneros.
procedure-title = { $name } (sin compensación)
procedure-both = Negro { $black }, Blanco { $white }
procedure-lead = Ventaja de Negro: { $lead }.

## Un plan del recuento en el tablero

plan-none = { $side }: no hay nada que reordenar.
plan-summary = { $side }: { $handled ->
        [one] { $handled } piedra
       *[other] { $handled } piedras
    } por mover ({ $parts }); { $proof }.
plan-moved = { $count ->
        [one] { $count } cambia de sitio
       *[other] { $count } cambian de sitio
    }
plan-lifted = { $count ->
        [one] { $count } vuelve al cuenco
       *[other] { $count } vuelven al cuenco
    }
plan-added = { $count ->
        [one] { $count } sale del cuenco
       *[other] { $count } salen del cuenco
    }
plan-minimum = el mínimo posible
plan-best-found = el mejor plan encontrado; puede haber uno más corto
plan-letters = A → a: mueve la piedra (tras 24 se repiten las letras)
plan-before = Posición final: las piedras muertas están tachadas; las pequeñas marcan territorio.
plan-lifted-from = Antes: levanta las piedras con letra; − vuelve al cuenco; las tachadas están muertas.
plan-landed = Después: adónde van; + viene del cuenco.
words-said = { $name }: { $said } de { $all } mensajes
remarks-folded = { $count } más como este: { $what }
batch-summary = { $games ->
        [one] { $games } partida contada
       *[other] { $games } partidas contadas
    }, { $unread } con error; { $unsure } con piedras dudosas o zonas abiertas; { $disagreeing } de { $recorded } resultados anotados difieren.
batch-progress = { $games } partidas, { $rate } por segundo
batch-left = quedan { $time }
plan-signs = - al cuenco; + del cuenco; . vacío; # sin dueño
plan-vacant = Vacíos
plan-stones = Piedras
plan-total = Total
plan-unchanged = { $sum }, sin cambios.

## Hándicap

handicap-case = { $size }, { $ranks ->
        [one] { $ranks } rango
       *[other] { $ranks } rangos
    }, puntuación por { $counting }
handicap-value = valor
handicap-stones = piedras
handicap-free-moves = jugadas extra
handicap-komi = komi
handicap-value-worked = { $ranks } ÷ { $factor } − ½ = { $value } piedras
handicap-black-first = ninguna: Negro juega primero
handicap-expected = esperado
handicap-expected-worked = { $side } por { $size } × { $worth } = { $points } puntos sin komi ni hándicap
handicap-komi-worked = ({ $free_moves } − { $taken }) × { $worth } = { $raw }, redondeado a { $rounded }, + ½ = { $komi }
handicap-check = comprobación
handicap-check-worked = { $free_moves } × { $worth } − { $outcome } − { $komi_taken } = { $left }
handicap-many = Con más de nueve rangos, en 13×13 o 9×9 la partida es más pareja.
handicap-black-gets = así que Negro recibe { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
handicap-only-komi = El komi es el único ajuste: no se añade compensación.

## Números clave

keys-title = Números clave (reglas: { $rules })
keys-non-scoring = { $points } sin dueño
keys-needs = necesita
keys-ties = empata
keys-needs-note = necesita: el total más bajo (puntos vacíos + piedras) que gana.
keys-ties-note = empata: el total que empata la partida.
keys-even = igualada, komi { $komi }
keys-tie-breaker = desempate { $points }

## Archivos y motores

written = guardado: { $name }
not-counted-yet = aún sin contar
empty-sheet = no hay nada que guardar: fija antes un komi
copied = copiado: { $text }
all-names-taken = { $name } y 100 copias numeradas ya existen
kept-in = guardado en { $path }
settings-file = archivo de ajustes: { $why }
not-saved = no se puede guardar el recuento: { $why }
not-copied = no se puede copiar ({ $why })
colours-off = los colores están desactivados (NO_COLOR o --color never)
io-not-found = no existe el archivo o la carpeta
io-permission-denied = permiso denegado
io-already-exists = ya existe
io-storage-full = el disco está lleno
io-no-more-room = cuota de disco agotada
io-read-only = el disco es de solo lectura
io-no-folder = una parte de la ruta no es una carpeta
io-no-plain-file = no es un archivo normal
io-too-large = ocupa más de { $most } MiB
io-not-utf-8 = no es UTF-8: guárdalo como UTF-8
file-unreadable = no se puede leer ({ $why }): revisa el nombre del archivo
folder-unreadable = no se puede leer ({ $why }): revisa la carpeta
file-exists = ya existe: elige otro nombre, o añade --force
file-unwritable = no se puede escribir ({ $why }): revisa la carpeta
file-too-large = mayor de { $most } MiB: divide la colección
file-is-a-folder = es una carpeta: indica los archivos que contiene
file-is-an-address = shuzi no descarga nada: guarda antes la partida en un archivo
folder-of-games = es una carpeta: añade -r para contar las partidas que contiene
folder-without-games = no hay partidas en esta carpeta: comprueba el nombre de la carpeta
archive-unreadable = archivo comprimido dañado: { $why }
archive-without-games = no hay ningún archivo .sgf en este archivo comprimido: elige uno que tenga partidas (los comprimidos dentro de otros no se leen)
profile-unreadable-file = no se puede leer: { $why }
other-games = solo se abre la primera partida; el archivo tiene { $games } más
unknown-rules-chosen = reglas desconocidas RU[{ $rules }]: elige un reglamento en los ajustes
engine-start = no arranca ({ $why }): revisa el comando
engine-ended = se cerró antes de responder a `{ $command }`
engine-complained = se detuvo y dijo: { $said }
engine-slow = no respondió a `{ $command }` en { $seconds } segundos (--engine-seconds permite más)
engine-refused = rechazó `{ $command }`: { $why }
engine-size = no puede jugar en { $size }: los tableros GTP son cuadrados, hasta 25×25
engine-lie = dio por muerta { $name }, pero ahí no hay piedra
engine-asking = preguntando a `{ $engine }` qué piedras están muertas (Ctrl-C para parar)

## La línea de comandos

usage-no-terminal = esto necesita una terminal: usa `shuzi score`, o `shuzi count --plain`
ended-count = detenido por una señal; tu recuento está guardado
ended-unsaved = detenido por una señal; no se pudo guardar tu recuento
ended-home = detenido por una señal
ended-practice = detenido por una señal; todas las respuestas están guardadas
ended-input = la entrada acabó antes del resultado: recuento sin terminar
usage-no-paper = { $option } es para PDF y SVG, no para { $format }
usage-no-folder = --recursive necesita una carpeta: shuzi score -r partidas
usage-only-with-file = solo con archivos de partida, no con totales: { $options }
usage-nothing-to-compare = no hay nada que comparar: indica archivos de partidas, o --black-territory y --white-territory
usage-stones-unknown = no se conoce el número de piedras: añade --black-stones y --white-stones, o los prisioneros, los pases y --last-move
usage-not-the-board = estos números no llenan el tablero { $size } (un error de recuento o un punto sin dueño): añade --black-stones y --white-stones
usage-too-many-points = la suma pasa de los { $all } puntos del tablero { $size }: vuelve a contar
usage-too-many-for-board = más piedras de hándicap o puntos sin dueño que puntos tiene el tablero { $size }
usage-no-factor = el sistema de Jewdan no tiene factor para { $size }: indica los rangos por piedra con --factor
usage-factor-not-positive = --factor debe ser mayor que cero
usage-no-format = formato desconocido .{ $ending }: usa .txt .md .csv .json .html .svg .pdf o .sgf, o añade --format
usage-not-in-format = esto no se puede escribir como { $format }: usa { $formats }
usage-pdf-on-terminal = un PDF no puede ir a la terminal: usa --output ARCHIVO.pdf
usage-resume-format = --resume necesita un archivo sin comprimir con un resultado por línea: añade -o ARCHIVO.json o ARCHIVO.csv
usage-errors-in-output = --errors-to y -o indican el mismo archivo: da uno distinto a cada opción
not-resumable = no es la salida de una ejecución anterior: indica otro archivo o quita --resume
resume-not-found = su última partida ({ $game }) no está en estos archivos: indica los mismos que la primera vez
usage-no-lesson = --lesson { $name } no es una lección: consulta `shuzi practise --list`
usage-profile-name = `{ $name }` no es un nombre de perfil válido: usa letras, cifras y -
usage-rules = --rules: { $why }
profile-exists = { $path } ya existe: modifícalo, o elige otro nombre
no-games-in-folder = aquí no hay partidas SGF terminadas: elige otra carpeta
no-home = no hay carpeta personal: define HOME, o SHUZI_CONFIG_DIR, SHUZI_DATA_DIR y SHUZI_STATE_DIR
not-an-attempt = no es un registro de práctica: se omite
attempt-not-kept = no se puede escribir ({ $why })
fonts-lack = las fuentes incluidas no tienen estos caracteres: { $missing }
layout-too-wide = ilegible en este papel: elige un papel más grande, un solo bando o menos columnas
layout-no-card = una tarjeta muestra los dos bandos, sin elegir puntos sin dueño: quita --side y --non-scoring, o usa --layout referee
config-not-toml = { $why }: consulta `shuzi --print-config`
config-language = idioma desconocido `{ $code }`: usa de, en, es, fr, ja, ko, ru, zh, zh-Hant o auto
state-set-aside = un recuento sin terminar de otra versión se movió a { $path }
path-config = ajustes
path-rules = reglas
path-history = historial
path-log = recuentos
path-state = estado
check-ok = { $name }: correcto
show-komi = partida { $kind }: komi { $komi }; desempate { $tie_breaker }; { $ties }
show-not-set = sin fijar
show-ties-draw = igualdad a puntos: empate
show-ties-side = { $side } gana los empates
show-compensation = compensación { $points } (a partir de { $from ->
        [one] { $from } piedra
       *[other] { $from } piedras
    })
show-no-compensation = sin compensación
show-note = nota: { $text }
show-source = fuente: { $text }

## Un perfil para empezar

template-own = Tus propias reglas. Lo que no se fije aquí se toma de `{ $from }`.
template-check = `shuzi rules check` encuentra errores; `shuzi rules show { $from }` muestra todas las claves.
template-aliases = lo que dice RU en los archivos de partidas
template-points = n, n-1 o none

## El archivo de ajustes

config-intro = Ajustes de shuzi. Cada línea muestra el valor por defecto: quita el # para cambiarlo.
config-paths = `shuzi paths` muestra dónde va este archivo; las opciones de la línea de comandos tienen prioridad.
config-theme = Colores: wood, dark, light, colour-blind (azul y naranja), mono.
config-no-color = NO_COLOR o `--color never` desactiva los colores (mono).
config-glyphs = Símbolos del tablero: unicode (discos), wide (⚫ ⚪, para terminales que dibujan ● de dos columnas), letters (X y O sobre líneas), ascii (X y O sobre puntos). Pulsa `a` en el programa para ver cuáles quedan alineados.
config-mouse = Si los clics del ratón marcan piedras (M lo cambia). Desactivado, el ratón selecciona texto como siempre.
config-motion = Si la primera pantalla cuenta sola una partida hasta que se pulsa una tecla.
config-lang = Idioma: de, en, es, fr, ja, ko, ru, zh, zh-Hant; auto sigue a LANG.
config-keys = Teclas: el nombre de una acción con una tecla o varias, para cada pantalla que la tenga. `:` en un recuento muestra las acciones.
config-rules = Reglas que se usan cuando no las dan ni una opción ni el archivo de la partida: consulta `shuzi rules list`.
usage-one-game = { $format } admite una sola partida: indica una sola, o usa otro formato
usage-no-pictures = no consta que esta terminal muestre imágenes: usa --board blocks
usage-no-tls = este shuzi se compiló sin cifrado: instálalo con `--features tls` o quita --tls
state-unreadable = no se pudo leer un recuento sin terminar; se movió a { $path }

## Los recuentos hechos

log-title = Recuentos hechos
log-when = Cuándo
log-what = Partida
log-result = Resultado
log-rules = Reglas
log-rests-on = Base
log-rules-komi = { $rules }, komi { $komi }
log-table = mesa { $size }
log-board = en el tablero
log-both-sides = dos bandos
log-one-side = un solo bando
log-territory = los dos territorios
not-a-count = no es un recuento
file-changed = el archivo ha cambiado desde que se empezó este recuento: ábrelo de nuevo
count-not-listed = no se pudo añadir el recuento a la lista de recuentos hechos: { $why }

# Una foto del tablero.
usage-no-picture = no hay imagen: indica un archivo de imagen
usage-dead-one-game = --dead y --seki valen para una sola partida: indica un solo archivo, o quítalos
usage-one-picture = -o necesita exactamente una imagen

request-unreadable = petición JSON no válida: { $why }
request-value = `{ $name }`: { $why }
request-no-record = falta la partida: ponla en `record`
request-no-game = no hay partida { $number } en el archivo
request-more-games = el archivo contiene varias partidas; se usa la primera: elige otra con `game`
request-many-profiles = más de { $most } perfiles en una petición
result-not-known = el archivo no tiene datos suficientes para saber el resultado con estas reglas
words-missing = falta el mensaje `{ $id }`
words-unknown = mensaje desconocido `{ $id }`: corrígelo o quítalo
words-other-values = `{ $id }` usa otras variables que el inglés: usa { $values }
words-not-fluent = sintaxis Fluent no válida: { $why }
words-changed = `{ $id }` se tradujo de un texto inglés que ha cambiado: revísalo
words-too-wide = `{ $id }` ocupa { $columns } columnas: caben { $most } como máximo
keys-unknown-key = tecla desconocida `{ $text }`: usa un carácter, Ctrl-X, o un nombre como Enter, Tab, Space, PgUp o Left
keys-unknown-action = acción desconocida `{ $name }`: ¿querías decir `{ $like }`?
keys-none = `{ $name }` no tiene tecla: dale una, o quita la línea
keys-taken = `{ $key }` ya se usa para `{ $by }` en la misma pantalla: no puede ser `{ $name }`
keys-typed = `{ $key }` hace falta para escribir números o posiciones: elige otra tecla
keys-fixed = `{ $key }` no se puede cambiar: elige otra tecla
picture-heic = no se admiten HEIC ni AVIF: usa JPEG (iPhone: Ajustes > Cámara > Formatos > Más compatible)
picture-too-large = { $width ->
    [0] demasiados píxeles: reduce la imagen
   *[other] { $width } × { $height } píxeles son más de { $most } millones: reduce la imagen
}
    .phone = La foto es demasiado grande: hazla con menos resolución.
picture-torn = el archivo de la imagen está incompleto: envíalo de nuevo
picture-broken = el archivo de la imagen está dañado: envíalo de nuevo
photo-no-picture = { $why }
photo-not-a-picture = no es una imagen: usa JPEG, PNG o WebP
photo-no-board = no se encontró ningún tablero: fotografía el tablero entero desde arriba, o indica las esquinas con --corners
    .phone = No se encontró ningún tablero: fotografía el tablero entero desde arriba, con todos sus bordes.
photo-faint = las líneas del tablero se ven mal
photo-more-lines = parece que el tablero tiene más de { $lines } líneas
photo-unusual = en la imagen se ven { $lines } líneas: fotografía el tablero entero, o usa --size { $lines } si no tiene más
    .phone = En la foto se ven { $lines } líneas. Si el tablero tiene más, fotografíalo entero.
photo-cut = { $edge ->
    [top] el borde superior del tablero no está en la imagen
    [right] el borde derecho del tablero no está en la imagen
    [bottom] el borde inferior del tablero no está en la imagen
   *[left] el borde izquierdo del tablero no está en la imagen
}
photo-low = la cámara estaba a unos { $degrees }° sobre la mesa: sujétala más alto
photo-one-color = todas las piedras se leyeron como del mismo color
photo-several = la imagen muestra otro tablero más: fotografía uno solo, o indica sus esquinas con --corners
    .phone = En la foto hay otro tablero: fotografía solo uno.
photo-small = el tablero se ve pequeño en la imagen: acércate
photo-look-over = Revisa la posición antes de contar: { $why }.
photo-open-it = revisa antes la posición en pantalla con `shuzi ARCHIVO`: { $why }
photo-doubtful = { $points ->
    [one] Hay un punto dudoso: { $names }
   *[other] Hay { $points } puntos dudosos: { $names }
}
photo-stones = Piedras negras: { $black }. Piedras blancas: { $white }.
photo-only-stones = Una foto no muestra prisioneros ni jugadas: para puntuar por territorio, añade tú los prisioneros.
photo-size = en las fotos el tablero debe ser cuadrado, de 5 a 25 líneas: { $size } no se admite
photo-not-same = no muestra la misma posición que las otras imágenes: quítala o quita --same
photo-corners = con estas esquinas no hay tablero: indica cuatro puntos, en sentido horario desde arriba a la izquierda
