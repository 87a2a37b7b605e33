# Terms: sure: puntuación por área, puntuación por territorio, recuento, tablero, piedra, Negro/Blanco, punto, territorio, punto vacío, piedras vivas, piedras muertas, prisioneros, cadena, libertad, ojo, seki, dame, ko, pasar/pase, komi, partida igualada, partida sin komi, partida con hándicap, piedras de hándicap, empate, total de puntos, margen; waiting for a native reader: reordenar, zi, libertad compartida, punto sin dueño, piedra de pase, compensación, desempate, mitad del tablero, número clave, cuenco, bando, reglamento, medio recuento, teire, cuatro doblado, impuesto por grupo
## Líneas de una hoja de recuento y ajustes

label-vacant = Puntos vacíos
label-stones = Piedras
label-total = Total de puntos
label-komi = Komi
label-tie-breaker = Desempate
label-keep-tie-breaker = Contar desempate
label-compensation = Compensación
label-non-scoring = Puntos sin dueño
label-adjusted = Total ajustado
label-half-count = Mitad del tablero
label-adjusted-half-count = Mitad ajustada
label-key-number = Número clave
label-difference = Diferencia
label-margin = Margen en puntos
label-size = Tablero
label-rules = Reglas
label-game = Partida
label-handicap = Piedras de hándicap
given-tie-breaker = Desempate { $points }
given-handicap = hándicap { $stones }
label-method = Método
label-players = Jugadores
label-side = Bando contado
label-dead-stones = Piedras muertas
label-scoring = Puntuación
label-territory = Territorio
label-teire = Teire
label-points-in-seki = Puntos en seki
label-pass-stones = Piedras de pase
label-group-tax = Impuesto por grupo
label-last-move = Última jugada
label-prisoners = Prisioneros
label-groups = Grupos vivos
label-sum = Suma

## Qué hacen las teclas

help-next = aceptar y continuar
help-back = volver un paso atrás
help-fill-dame = rellenar los dame por turnos
help-in-seki = marcar un grupo como seki, o quitar la marca
help-agree = ambos jugadores están de acuerdo
help-yes = sí
help-no = no
help-count-again = borrar todos los números y contar otra vez
help-right-sides = los números son del bando correcto
help-left-over = los puntos que quedan no son de nadie
help-swap-sides = los números son del otro bando: cambiarlos
help-look-over = volver a las piedras muertas
help-play-on = seguir jugando, si no hay acuerdo
help-play-here = jugar aquí
help-pass-turn = pasar
help-settle = terminar y contar
help-palette = todas las acciones, por nombre
help-handicap = piedras de hándicap y komi
help-handicap-counting = área o territorio
help-rank-black = subir el rango de Negro
help-rank-black-back = bajar el rango de Negro
help-rank-white = subir el rango de Blanco
help-rank-white-back = bajar el rango de Blanco
help-undo = deshacer el último cambio
help-redo = rehacerlo
help-settings = komi, hándicap, reglas…
help-finish = ir al resultado
help-method = método siguiente
help-side = contar el otro bando
help-verify = contar los dos bandos, para comprobar
help-answer-black = Negro
help-answer-white = Blanco
help-swap = tablero o texto (pantallas pequeñas)
help-help = todas las teclas de esta pantalla
help-quit = salir (tu recuento se guarda)
help-change = cambiar el valor
help-change-back = valor anterior
help-up = arriba
help-down = abajo
help-scroll-up = subir
help-scroll-down = bajar
help-left = izquierda
help-right = derecha
help-erase = borrar lo último
help-put = poner o quitar una piedra
help-toggle = marcar una cadena como muerta o viva
help-filler = cambiar quién rellena este punto
help-next-chain = cadena siguiente
help-previous-chain = cadena anterior
help-next-liberty = punto siguiente del seki
help-previous-liberty = punto anterior del seki
help-ten = sumar diez: un rectángulo o un montón
help-sheet = tabla de números clave
help-sheet-profile = reglamento siguiente
help-sheet-profile-back = reglamento anterior
help-sheet-komi = subir el komi medio punto
help-sheet-komi-back = bajar el komi medio punto
help-sheet-size = tablero siguiente
help-sheet-size-back = tablero anterior
help-export = guardar la tabla en PDF aquí
help-rearrange = mostrar cómo reordenar las piedras
help-handle = seguir
help-handle-back = piedra anterior
help-handle-all = mover todas a la vez
help-handle-none = volver al principio
help-play = reproducción automática; otra vez para parar
help-compare = la partida con todos los reglamentos
help-look = colores, símbolos, idioma
help-mouse = ratón: sí o no
help-copy = copiar el resultado
help-save-result = guardar: texto, Markdown, JSON, SGF
help-keep-look = guardar estos ajustes
help-edit = poner una posición
help-example = seguir un ejemplo paso a paso
help-count-it = contar este tablero
help-count-club = contar una partida con el hándicap del club
help-count-exact = contar una partida con el hándicap exacto
help-working = cómo se calcula
help-leave-empty = punto vacío (también .)
help-next-row = fila siguiente
help-flood-black = dar esta zona vacía a Negro
help-flood-white = dar esta zona vacía a Blanco
help-save-it = guardar aquí, archivo nuevo
help-suspend = suspender (fg para volver)
help-turn-page = página siguiente
help-turn-back = página anterior
help-begin = empezar
help-harder = más difícil
help-easier = más fácil
help-figures = tu progreso
help-clock = mostrar u ocultar el reloj
help-answer = responder
help-hint = mostrar una pista
help-pass = mostrar la respuesta
help-go-on = continuar
help-again = otra vez
help-close = cerrar
help-leave = salir
help-stay = quedarse
help-resume = continuar
help-afresh = recuento nuevo; el pendiente se guarda
help-another = otra partida; el recuento pendiente se guarda

## Lo mismo en una palabra

footer-next = seguir
footer-back = atrás
footer-fill-dame = rellenar dame
footer-in-seki = seki
footer-agree = de acuerdo
footer-left-over = de nadie
footer-yes = sí
footer-no = no
footer-count-again = recontar
footer-right-sides = sí
footer-swap-sides = cambiar bandos
footer-look-over = muertas
footer-play-on = jugar
footer-settle = terminar
footer-handicap-counting = puntuación
footer-rank-black = Negro
footer-rank-white = Blanco
footer-undo = deshacer
footer-settings = ajustes
footer-another = otra partida
footer-finish = resultado
footer-method = método
footer-side = bando
footer-verify = comprobar
footer-help = ayuda
footer-quit = salir
footer-change = cambiar
footer-change-back = cambiar
footer-erase = borrar
footer-put = poner/quitar
footer-toggle = marcar
footer-next-chain = otra cadena
footer-filler = quién rellena
footer-next-liberty = otro punto
footer-ten = +10
footer-rearrange = reordenar
footer-compare = comparar
footer-copy = copiar
footer-save-result = guardar
footer-keep-look = guardar
footer-edit = tablero
footer-example = ejemplo
footer-count-it = contar
footer-count-club = contar
footer-count-exact = contar exacto
footer-working = cálculo
footer-leave-empty = vacío
footer-next-row = fila
footer-flood-black = a Negro
footer-flood-white = a Blanco
footer-save-it = guardar
footer-turn-page = página
footer-down = elegir
footer-swap = tablero
footer-harder = nivel
footer-easier = nivel
footer-hint = pista
footer-pass = solución
footer-handle = seguir
footer-handle-back = atrás
footer-handle-all = final
footer-handle-none = inicio
footer-play = auto
footer-sheet = números clave
footer-sheet-profile = reglas
footer-sheet-komi = komi
footer-sheet-komi-back = komi
footer-sheet-size = tamaño
footer-export = PDF

## Por qué está cada línea de la hoja


## Los pasos de un recuento

step-setup =
    .title = La partida y sus reglas
    .do = Revisa los ajustes.
    .why = El komi, el hándicap y la compensación deciden las partidas reñidas: hay que acordarlos antes de contar.
    .enter = Enter: empezar a contar.
step-finish =
    .title = ¿Ha terminado la partida?
    .do = Los dos jugadores han pasado y han rellenado por turnos todos los dame. Si aparece ahora otro dame, déjalo vacío y recuérdalo. Devuelve las piedras muertas y los prisioneros al cuenco de su color.
    .why = Ni las muertas ni los prisioneros cuentan. Hay que acordar qué piedras están muertas; si no hay acuerdo, se sigue jugando. Las jugadas en un seki se hacen antes del final.
    .enter = Enter: hecho.
step-finish-prisoners =
    .title = ¿Está lleno el tablero?
    .do = Los dos rellenan por turnos su propio territorio hasta que a cada grupo solo le quedan dos ojos. Cada pase entrega una piedra. Pasa el último quien jugó en segundo lugar: Blanco, o Negro con piedras de hándicap. Retira las piedras muertas del tablero: también son prisioneros.
    .why = Así los dos han puesto el mismo número de piedras, y los prisioneros bastan para dar el resultado.
    .enter = Enter: hecho.
step-finish-territory =
    .title = ¿Ha terminado la partida?
    .do = Los dos jugadores han pasado. Todos los dame están rellenados, y también los puntos propios que hay que defender (teire). Retira las piedras muertas del tablero: también son prisioneros.
    .why = Por territorio cuentan los prisioneros, no las piedras del tablero. Los dos deben estar de acuerdo en qué piedras están muertas; si no, siguen jugando.
    .enter = Enter: hecho.
step-first-pass =
    .title = ¿Quién pasó primero?
    .do = Estas reglas preguntan quién pasó primero al final de la partida.
    .why = Vale hasta un punto y puede decidir una partida reñida.
    .enter = b: Negro. w: Blanco. Solo Enter: no se sabe.
step-last-stone =
    .title = ¿Quién jugó la última piedra?
    .do = Estas reglas preguntan quién jugó la última piedra, sin contar los pases.
    .why = Vale hasta un punto y puede decidir una partida reñida.
    .enter = b: Negro. w: Blanco. Solo Enter: no se sabe.
step-groups =
    .title = { $side }: grupos
    .do = Cuenta los grupos vivos de { $side }. Las piedras unidas por su propio territorio son un solo grupo. Los grupos en seki no cuentan.
    .why = Estas reglas cobran por cada grupo: sus dos últimos ojos no se pueden rellenar.
    .enter = ¿Cuántos grupos?
step-captured =
    .title = { $side }: prisioneros
    .do = ¿Cuántas piedras de { $side } se capturaron durante la partida?
    .why = Según estas reglas cada una es un punto para el rival. Las piedras marcadas como muertas en el tablero ya están contadas: no las incluyas.
    .enter = ¿Cuántas? Escribe 0 si no hay ninguna.
step-lost =
    .title = { $side }: piedras perdidas
    .do = Cuenta las piedras de { $side } capturadas o entregadas al pasar, también las muertas.
    .why = Cada una es una piedra menos en el tablero.
    .enter = ¿Cuántas? Escribe 0 si no hay ninguna.
step-returned =
    .title = ¿Se devolvieron todos los prisioneros?
    .do = Coloca las piedras capturadas, también las muertas, en el territorio de su color.
    .why = Cada una ocupa un punto, así que le cuesta uno a su dueño.
    .enter = y o Enter: todos. n: algunos siguen en una tapa.
step-prisoners =
    .title = { $side }: piedras no devueltas
    .do = Cuenta las piedras de { $side } que siguen en la tapa del otro jugador.
    .why = Cada una habría ocupado un punto del territorio de { $side }.
    .enter = ¿Cuántas piedras de { $side }? 0 si no hay.
step-dead =
    .title = Retirar las piedras muertas
    .do = Tab recorre las cadenas muertas o dudosas. Espacio cambia la marca de la cadena bajo el cursor, y de ninguna otra.
    .why = Una piedra que no puede evitar la captura está muerta. Los jugadores deben estar de acuerdo; si no, siguen jugando.
    .enter = Espacio marca una cadena; Enter continúa. ¿No hay acuerdo? p: seguir jugando.
step-seki =
    .title = Rellenar el seki
    .do = Cada bando rellena sus propios ojos en el seki; luego los dos rellenan por turnos las libertades compartidas. Si sobra una, queda vacía.
    .why = Ninguno de los dos puede jugar ahí primero, así que esos puntos aún no son de nadie. Al rellenarlos se pueden contar.
    .enter = Espacio cambia quién rellena un punto; Enter continúa.
step-seki-left =
    .title = ¿Hay algún seki?
    .do = Si lo hay, no rellenes nada en él: con estas reglas sus puntos vacíos no cuentan.
    .why = No son de nadie.
    .enter = ¿Cuántos puntos vacíos tiene, con los dame olvidados? Solo Enter: ninguno.
step-empty =
    .title = ¿Hay algún punto vacío que no sea de nadie?
    .do = Puede ser un dame que nadie rellenó, o un punto de un seki. En el seki, cada bando rellena primero sus ojos, también los falsos, con piedras del cuenco o de su propia área; luego, por turnos, las libertades compartidas. Si sobra una, queda vacía; si sobra una en cada uno de dos sekis, cada bando rellena una.
    .why = Un punto que queda vacío es un punto sin dueño: medio punto para cada bando.
    .enter = y: sí. n o Enter: no.
step-non-scoring =
    .title = Puntos que no son de nadie
    .do = Cuenta los puntos que quedan vacíos, en un seki o como dame olvidados.
    .why = Un punto que queda vacío es un punto sin dueño: medio punto para cada bando.
    .enter = ¿Cuántos puntos?
step-side =
    .title = ¿Qué bando se cuenta?
    .do = Se contará a { $side }. Elige el bando más fácil de contar.
    .why = Después se pueden retirar las piedras del otro bando para hacer sitio. A partir de ahí ya no se pueden contar sus puntos vacíos.
    .enter = o: otro bando; y: contar los dos, para comprobar. Enter: empezar.
step-vacant =
    .title = { $side }: puntos vacíos
    .do = Convierte los territorios de { $side } en rectángulos de diez y veinte puntos: mueve piedras de { $side }, añade algunas del cuenco o devuelve otras. Luego cuenta los puntos vacíos.
    .why = Un punto vacío y una piedra valen lo mismo: mover piedras dentro de su propia zona no cambia nada.
    .enter = Escribe un número por territorio, como 12+20; t suma diez.
step-territory =
    .title = { $side }: territorio
    .do = Mueve piedras hasta que los territorios de { $side } sean rectángulos de diez y veinte puntos. Cuenta los puntos vacíos.
    .why = Mover piedras cambia la forma de un territorio, no su tamaño.
    .enter = Escribe un número por territorio, como 12+20; t suma diez.
step-stones =
    .title = { $side }: piedras
    .do = Cuenta en montones de diez todas las piedras de { $side }, también las que están dentro del territorio.
    .why = En la puntuación por área, cada piedra viva es un punto.
    .enter = Pulsa t por cada montón de diez y luego escribe el resto.
step-result =
    .title = Resultado

## La pantalla

keys = Teclas
keys-here = En esta pantalla
keys-views = Otras vistas
keys-moving = Moverse
keys-program = El programa
sign-stones = piedras de Negro y de Blanco
sign-dead = piedras muertas
sign-vacant = puntos vacíos
sign-filled = puntos rellenados para contar
sign-must-fill = puntos que hay que rellenar
sign-nobody = punto sin dueño
side-needs = { $side } necesita
you-counted = Contaste { $own } para { $side }; el resultado usa { $used }, según el tablero.
not-certain = { $stones ->
        [one] { $stones } piedra dudosa: revísala.
       *[other] { $stones } piedras dudosas: revísalas.
    }
enter-keeps = (Enter deja { $count })
note = Nota: { $text }.
none = ninguno
no-stones = ninguna
no-names = sin nombres
type-one = por indicar
both = ambos
game-even = igualada
game-no-komi = sin komi
game-handicap = con hándicap
gives-points = { $convention } = { $points } { $points ->
        [one] punto
       *[other] puntos
    }
side-black = Negro
side-white = Blanco
won-level = Igualdad a puntos; con estas reglas gana { $side }
method-full = Recuento completo
method-half = Medio recuento
method-simplified = Medio simplificado
method-key = Números clave
real-board = tablero real { $size }
live-marked = Provisional: según las marcas
live-counted = Provisional: contado hasta ahora
live-undecided = Aún puede ganar cualquiera de los dos
on-table = Sobre la mesa
for-example = Por ejemplo
live-at-least = Ventaja de { $side }: { $points } o más
live-between = El margen está entre
live-and = { $low } y { $high }
live-by = Ventaja de { $side }: { $points } ({ ZI($points) } zi)
live-needs = { $side } necesita { $needs }{ $tie }
live-ties = , { $tie } empata
live-has = { $side } tiene { $count }
live-so-far = { $side } lleva { $count }
live-enough = { $has }: justo lo necesario
live-few = { $has }: { $points ->
        [one] falta
       *[other] faltan
    } { $points }
live-to-go = { $has }: { $points ->
        [one] falta
       *[other] faltan
    } { $points }
live-spare = { $has }: { $points } de sobra
verify-offer = Solo se contó a { $side }. o: contar también a { $other }, para comprobar.
as-counted = según el recuento
as-read = según la lectura
enter-agrees = Enter o y: ambos están de acuerdo.
enter-verifies = Está reñido: un error de una o dos piedras cambiaría el ganador. Enter: contar también a { $other }. y: ambos están de acuerdo.
verify-both = Se contarán los dos bandos: primero los puntos vacíos de { $other }, antes de retirar nada.
note-seki-empty = Con estas reglas los puntos en seki no cuentan: no los sumes.
note-seki-eyes = Con estas reglas los ojos en seki cuentan.
note-pass-stones = Cada pase entrega una piedra, un prisionero como los demás; Blanco pasa el último.
note-late-pass-stones = Después de que los dos pasen seguidos, cada pase más entrega una piedra, un prisionero como los demás.
note-moves-kept = Jugadas desde aquí: { $moves }. p las muestra.
note-dame = Dame sin rellenar: { $places }. Déjalos vacíos; o, si los dos están de acuerdo, d los rellena por turnos.
note-answered = Respuesta: { $side } (Enter la deja).
note-or-to-white = O deja el total de Negro y súmalo al de Blanco: { $before } + { $amount } = { $sum }. La diferencia es la misma.
prisoners-by = Contado solo por prisioneros, con las reglas «{ $rules }». Para comprobar: cuenta otra vez los prisioneros.
territory-by = Contado por territorio, con las reglas «{ $rules }». Para comprobar: cuenta otra vez los territorios y los prisioneros no devueltos.
chain-is = { $at }, { $side } ({ $stones }): { $verdict }
preview = Está { $is }. Si está { $other }: { $now } → { $then }
preview-same = Está { $is }. Si está { $other }: igual, { $now }
no-komi-known = Estas reglas no fijan komi: ponlo con + y −.
in-hand = > tu partida
own-way = Cualquier otra forma de reordenar sirve igual: un punto vacío y una piedra valen lo mismo, así que el total no cambia.
how-to-handle = Cada piedra va de su mayúscula a la misma minúscula; la de − vuelve al cuenco; la de + sale de él.
take-board = Enter acepta el recuento del tablero:
line-subtracted = { $whole } ÷ 2 = { $half }: se resta, porque se cuenta a { $side } (para { $other } se suma).
line-added = { $whole } ÷ 2 = { $half }: se suma, porque se cuenta a { $side } (para { $other } se resta).
how-to-set = ↑ ↓ elegir, ← → cambiar, o escribe un número.
game-question = ¿Qué tipo de partida fue?
look-at = Dudosas, revísalas (Tab):
dead-proposed = { $stones ->
        [0] shuzi no encontró piedras muertas.
        [one] shuzi marcó una piedra como muerta.
       *[other] shuzi marcó { $stones } piedras como muertas.
    }
dead-marked = { $stones ->
        [0] Ninguna piedra está marcada como muerta.
        [one] Una piedra está marcada como muerta.
       *[other] { $stones } piedras están marcadas como muertas.
    }
quit-question = ¿Salir? Tu recuento está guardado; puedes continuarlo la próxima vez.
quit-unsaved = ¿Salir? NO se pudo guardar tu recuento: se perderá.
resume-where = Paso { $at } de { $all }, { $stones } piedras en el tablero.
resume-question = Hay un recuento sin terminar de esta partida. ¿Continuarlo?
another-question = Quedó un recuento de { $size } sin terminar. ¿Es otra partida? Se guardan los dos.
handicap-question = ¿Cuántas piedras de hándicap? De 2 a 9, o 0 si no hay.
too-small = muy pequeño
save-title = Guardar el resultado
save-text = texto
save-md = Markdown
save-json = JSON
save-diagram = diagrama de texto (filas de . X O)
save-sgf = SGF, con RE, TB y TW
save-png = imagen del tablero (.png)
save-svg = imagen del tablero (.svg)
welcome = ¿Es la primera vez? Pulsa x para seguir un ejemplo, b para poner una posición, o Enter para contar el tablero de tu mesa.
edit-title = Poner una posición
play-on-title = Seguir jugando: juega { $side }
play-on-do = Se juega hasta que esté claro qué piedras están muertas. Luego pasan los dos.
play-on-moves = Jugado: { $moves }
play-on-pass = pase
play-on-captured = Capturadas: { $black } negras, { $white } blancas
play-on-reached = Enter cuenta el tablero resultante: con estas reglas seguir jugando no cuesta nada.
play-on-comes-back = Con Enter se vuelve al tablero de antes: lo que se capture ahora estaba muerto.
play-on-enter = Espacio juega, p pasa, u deshace. Enter: terminar. Esc: volver, las jugadas se guardan.
edit-how = x = negra, o = blanca, Espacio (también .) = vacío. Un número repite la tecla siguiente: 5x son cinco piedras negras. Tab: fila siguiente. Retroceso: atrás.
edit-more = b da a Negro la zona vacía en torno al cursor; w, a Blanco. Haz clic para poner piedras; pega un diagrama para cargarlo.
edit-row = Fila { $row }: { $left ->
        [one] falta
       *[other] faltan
    } { $left }.
look-title = Aspecto
look-theme = Colores
look-glyphs = Símbolos
look-language = Idioma
look-mouse = Ratón
look-motion = Animación
on = sí
off = no
ruler = ¿Están alineadas las barras? Si no, cambia los símbolos.
compare-results = Resultados
compare-difference = Por qué
compare-compensation = Compensación
compare-procedures = Por territorio
practise = práctica
lessons = Lecciones
practice-today = Hoy: { $answers ->
        [one] una respuesta
       *[other] { $answers } respuestas
    }, { $days ->
        [one] un día seguido
       *[other] { $days } días seguidos
    }
practice-longest = (récord: { $days })
practice-first-day = ¡Hola! Bastan cinco minutos al día
drills = Ejercicios, nivel { $level } (← →)
done = hecho
come-back = { $count } por repasar
whole-best = récord { $time }
whole-course = Tus últimas partidas: { $bars } { $first }, ahora { $last }
whole-aim = meta { $time }
glance-over = Se acabó el tiempo: las piedras están tapadas.
question = pregunta
once-more = (la fallaste antes)
hint = Pista:{" "}
round-over = { $right } de { $answered } correctas. Las preguntas falladas volverán en unos días.
placement-over = Aciertos: { $right } de { $answered }. Esas lecciones quedan marcadas como hechas.
no-figures = Aún no has hecho ejercicios. Esc: vuelve y empieza uno.
chart-answers = respuestas { $first } a { $last }
chart-right = { $drill }: aciertos de cada diez
chart-time = { $drill }: tiempo
won = { $side } gana por { $points } { $points ->
        [one] punto
       *[other] puntos
    } ({ ZI($points) } zi)
won-in-points = { $side } gana por { $points } { $points ->
        [one] punto
       *[other] puntos
    }
won-and-code = { $won }: { $code }
won-tie = Empate (0)
result-black = Negro +{ $points }
result-white = Blanco +{ $points }
result-tie = empate
list-separator = ,{" "}

## Las comprobaciones en vivo

live-open = Aún no hay nada contado
live-not-settled = Sin decidir
live-not-settled-range = Sin decidir: de { $low } a { $high }
live-one-more = Falta contar a { $side }
live-unknown-sum = Los dos recuentos no llenan el tablero: vuelve a contar
live-range = { $low } … { $high }
check-holds = bien – { $text }
check-fails = MAL – { $text }
check-sum = suma: { $terms } = { $points }, el tablero entero
check-sum-short = suma: { $terms } = { $sum }, { $short } menos que { $points }
check-sum-over = suma: { $terms } = { $sum }, { $over } más que { $points }
check-parity-even = paridad: los totales difieren en { $difference }; debe ser par
check-parity-odd = paridad: los totales difieren en { $difference }; debe ser impar

## Avisos al jugador

remark-nothing-to-undo = nada que deshacer
remark-undo-returns = la partida siguiente; u vuelve a la anterior
remark-nothing-to-redo = nada que rehacer
remark-no-stone-here = aquí no hay piedra: ve primero a una piedra muerta
remark-no-path-pasted = lo pegado no es la ruta de un archivo; para pegar un diagrama, pulsa b
remark-not-pasted = lo pegado no se puede leer como diagrama: { $place }: { $why }
remark-paste-refused = aquí solo se puede pegar un número; para pegar un diagrama, pulsa b
remark-no-dame = no quedan dame por rellenar
remark-play-on-at-dead = se sigue jugando en el paso de las piedras muertas
remark-taken = aquí ya hay una piedra
remark-no-suicide = dejarías tus propias piedras sin libertades
remark-ko-must-wait = ko: juega antes en otro sitio
remark-too-many-moves = no se pueden guardar más jugadas
remark-both-passed = Los dos han pasado. Enter: terminar
remark-not-both-passed = Antes deben pasar los dos. Pulsa Enter otra vez para terminar de todos modos
remark-reached-counted = Ahora se cuenta este tablero (u vuelve al anterior)
remark-back-as-played = El tablero está como antes; lo capturado queda marcado como muerto, las demás marcas siguen
remark-border-open = la frontera está abierta en { $place }: no es un dame, hay que jugarlo antes
remark-dame-filled-by = rellenado: { $side } { $places } (u lo deshace)
remark-dame-filled = rellenados por turnos: Negro { $black }, Blanco { $white } (u lo deshace)
remark-not-in-seki = no es una libertad ni un ojo del seki
remark-said-in-seki = en seki, como dices: S lo deshace
remark-not-said-in-seki = de nuevo vale la lectura de shuzi
remark-shares-no-liberty = este grupo no comparte libertades con el otro bando: no está en seki
remark-method-needs-side = { $method }: cuenta también este bando; u vuelve al resultado
remark-not-a-whole-number = `{ $text }` no es un número entero: escribe una suma, como 12+20
remark-number-replaced = { $number } no quedó anotado: el número nuevo lo sustituye
remark-too-large = demasiado para cualquier tablero
remark-own-players = los nombres de los jugadores son los del archivo
remark-own-size = el tamaño viene del archivo de la partida
remark-no-rules = no hay reglas llamadas `{ $text }`
remark-rules-set-scoring = estas reglas deciden qué se cuenta: elige otras
remark-choose-scoring = elige `area` o `territory`
remark-choose-tie-breaker = responde `yes` o `no`, donde el medio recuento simplificado no cuenta un desempate
remark-choose-game = elige `even`, `no-komi` o `handicap`
remark-not-stones = escribe el número de piedras de hándicap
remark-type-count = escribe el número que contaste (0 si no hay)
remark-no-number-asked = Aquí no se pide ningún número
remark-number-missing = falta un número después de { $sign }: escríbelo, o Retroceso
remark-more-than-board = { $number } es más que los { $points } puntos del tablero: vuelve a contar
remark-not-in-a-number = `{ $sign }` no forma parte de un número: escribe una suma, como 12+20
remark-entry-full = no cabe más: pulsa Enter, o Retroceso para corregir
remark-more-than-left = { $number } es más que los { $left } puntos que quedan ({ $counted } de { $points } ya contados): vuelve a contar, o pulsa Esc para corregir un número anterior
remark-rather-stones = { $vacant } puntos vacíos son más de los que suele tener un bando. ¿Son piedras? Enter: no, son puntos. Esc: volver
remark-answer-first = responde a esto antes de ir al resultado
remark-board-full = los dos recuentos ya llenan el tablero: no queda ningún punto sin dueño. y: no hay ninguno. ↑: corregir un número. R: contar todo otra vez
remark-whose = ¿Tiene Negro { $black } y Blanco { $white }? Al revés también cuadra. y: sí. o: no, cambiar los bandos. Esc: corregir un número
remark-sides-swapped = Los bandos están cambiados ahora
remark-counted-again = Se borraron todos los números: cuenta otra vez (u los recupera)
remark-in-place = ¿Siguen en su sitio las piedras de { $side }? y o Enter: sí, contarlas. n: no
remark-result-agreed = Ambos jugadores están de acuerdo
remark-look-first = Mira primero esta cadena: { $chains ->
        [one] es la última dudosa
       *[other] hay { $chains } dudosas
    }
remark-not-in-place = Entonces solo lo comprueba otro recuento. R: contar todo otra vez. y: ambos aceptan este resultado
remark-whose-turn = ¿A quién le toca? Quien rellena primero se lleva el dame que sobra. b: Negro. w: Blanco
remark-agreed = Los dos están de acuerdo con las marcas y con lo que queda vacío
remark-large-lead = ¿{ $points } puntos de diferencia? Lo normal es menos. Pulsa Enter otra vez para confirmar
remark-too-vacant = { $vacant } puntos vacíos de { $points } no dejan sitio para piedras: vuelve a contar
remark-area-not-counted = Solo se contó el territorio: otras reglas necesitan también las piedras
remark-by-territory = Aquí se cuenta territorio: el método y el bando son para contar área
remark-smaller-board = { $total } en { $here } da un margen que no tiene ninguna partida, pero encaja en { $size }. ¿Es { $size }? Cámbialo con s; si { $here } es correcto, pulsa Enter otra vez
remark-many-non-scoring = ¿{ $count } puntos sin dueño? Lo normal es ninguno o uno. Pulsa Enter otra vez para confirmar
remark-too-many-groups = { $groups } grupos vivos no caben en este tablero: cuéntalos otra vez
remark-too-many-non-scoring = { $count } puntos sin dueño son demasiados: cuéntalos otra vez o, si los dos están de acuerdo, rellena los dame por turnos
remark-points-missing = Negro { $black } + Blanco { $white } = { $sum }, no { $points }: { $missing ->
        [one] un punto no está contado. y: no es de nadie
       *[other] { $missing } puntos no están contados. y: no son de nadie
    }. ↑: corregir un número. R: contar todo otra vez
remark-points-short = Negro { $black } + Blanco { $white } = { $sum }, no { $points }: faltan { $missing }. Aún no hay ganador. ↑: corregir un número. R: contar todo otra vez
remark-points-over = Negro { $black } + Blanco { $white } + { $non_scoring } sin dueño son más de { $points }: algo se contó dos veces. ↑: corregir un número. R: contar todo otra vez
remark-verified = comprobado: { $terms } = { $points }
remark-well-counted = { $have } en total, como en el tablero: correcto, da igual cómo hayas ordenado las piedras
remark-missing = tienes { $have }, el tablero da { $is }: { $missing ->
        [one] falta
       *[other] faltan
    } { $missing }; vuelve a contar
remark-too-many = tienes { $have }, el tablero da { $is }: { $extra ->
        [one] sobra
       *[other] sobran
    } { $extra }; vuelve a contar
remark-no-komi = las reglas «{ $rules }» no fijan komi para esta partida: escríbelo en Komi, en los ajustes
    .phone = Las reglas «{ $rules }» no fijan komi para esta partida: escríbelo arriba.
remark-count-first = cuenta primero las piedras
remark-needs-position = un plan necesita una posición: abre un archivo de partida
remark-position-kept = posición conservada: pulsa b para seguir con ella
remark-no-stones = aún no hay piedras en el tablero
remark-rows-empty = { $rows ->
    [one] Queda una fila vacía. Pulsa Enter otra vez para contar de todos modos.
   *[other] Quedan { $rows } filas vacías. Pulsa Enter otra vez para contar de todos modos.
}
remark-nothing-due = hoy no hay nada que repasar: aquí saldrán las preguntas que falles
remark-mouse-on = Ratón: sí
remark-mouse-off = Ratón: no

## Más de la pantalla

editor-stones = Negro { $black } + Blanco { $white }
stones-with-vacant = { $stones } (+ { $vacant ->
        [one] { $vacant } vacío
       *[other] { $vacant } vacíos
    } = { $total })
plan-title = Reordenar las piedras de { $side }
plan-next = Piedra { $number } de { $all }: { $what }
plan-done = { $what }: hecho
plan-left = { $vacant ->
        [one] { $vacant } vacío
       *[other] { $vacant } vacíos
    } + { $stones } = { $total }
plan-sum = { $vacant } + { $stones } = { $total }, sin cambios
scroll-more = ↓ más
key-enter = Enter
key-space = Espacio
key-esc = Esc
key-tab = Tab
key-backspace = Retroceso
key-ctrl = Ctrl

## Línea por línea (--plain)

plain-step = Paso { $at } de { $all }. { $title }
plain-setting = { $label } (`{ $name }`): { $value }
plain-setting-from = { $label } (`{ $name }`): { $value } ({ $from })
plain-dead = Piedras muertas: { $stones }
plain-uncertain = Dudosas, revísalas ({ $count }): { $stones }.
plain-fills = { $side } rellena: { $points }
plain-left = Quedan vacíos: { $points }
plain-check = Comprobación ({ $method }):
plain-help = Enter, sin escribir nada, continúa. Comandos: `back`, `undo`, `redo`, `result`, `quit`.
plain-help-settings = Ajustes, en cualquier momento: `komi 6,5`, `handicap 3`, `compensation n-1`, `rules aga`, `tie-breaker none`, `game no-komi`, `method key`, `side white`, `size 13`.
plain-not-a-number = `{ $text }` no es un número: escribe una suma, como 12+20
plain-at-result = escribe `method NAME` o `side black|white`, o pulsa Enter para terminar
plain-not-understood = aquí no se entiende `{ $text }`: pulsa Enter para continuar, o escribe `help`
plain-at-vertex = { $name }: { $why }
plain-ask-setup = Cambia un ajuste (como `komi 6,5`) o pulsa Enter para empezar.
plain-ask-dead = Escribe una piedra de cada cadena muerta (como `C3 D7`) o pulsa Enter para continuar. `play C3 D4` sigue jugando. `y`: los dos están de acuerdo con las marcas.
plain-ask-play-on = `play C3 D4 pass` juega por turnos, `undo` deshace, `back` sale. Enter para terminar.
plain-ask-seki = Escribe un punto para cambiar quién lo rellena, o pulsa Enter para continuar.
plain-ask-non-scoring = ¿Cuántos? Pulsa Enter si no hay.
plain-ask-empty = `y` o `n`; solo Enter: no.
plain-ask-returned = `y` o `n`; solo Enter: sí.
plain-agree = `y` si ambos están de acuerdo.
plain-ask-groups = ¿Cuántos grupos?
plain-ask-lost = ¿Cuántas? Escribe 0 si no hay ninguna.
plain-ask-prisoners = ¿Cuántas no se devolvieron? Solo Enter: ninguna.
plain-ask-board-count = Tu recuento (como `12+20`), o pulsa Enter para aceptar el del tablero.
plain-ask-count = Tu recuento, como `12+20` (`t` suma diez).
plain-ask-side = `side white`, `verify` para contar los dos, o Enter para empezar.
plain-ask-last-move = `black`, `white`, o Enter si no lo sabes.
plain-ask-next = Pulsa Enter para continuar, o escribe `result` para ir al final.
plain-verify = Solo se contó a { $side }: escribe `verify` para contar también a { $other }.
plain-ask-result = `method half`, `side white`, `back`, o pulsa Enter para terminar.
plain-ask-result-territory = `back`, o pulsa Enter para terminar.

## De dónde vienen los valores, y qué más dicen las primeras pantallas

source-option = opción
source-player = puesto por ti
source-file = archivo, { $place }
source-server = como en { $server }
source-zi = el resultado está en zi
source-event = el torneo es en { $country }
source-margin = por área no sale este resultado
source-half-result = el resultado tiene medio punto
source-whole-result = el resultado no tiene medio punto
source-komi = por el komi
source-year = por el año, { $year }
country-japan = Japón
country-korea = Corea
country-china = China
source-profile = según las reglas
source-profile-other-size = según las reglas (valor de 19×19)
source-settings = archivo de ajustes
source-last-used = lo último usado
source-default = por defecto
convention-n = n
convention-n-1 = n-1
convention-none = ninguna
round-all-drills = todos los ejercicios, empezando por el más flojo
round-missed = repasar lo que fallaste

## La primera pantalla

home-question = ¿Quién ganó y por cuánto?
home-count = Contar
home-learn = Aprender
home-look-up = Consultar
showcase-over = La partida ha terminado. ¿Quién ha ganado?
showcase-moves = Se quitan las muertas; las vivas se juntan en rectángulos.
home-table = El tablero de la mesa
home-file = Un archivo o una foto
home-position = Poner una posición
home-example = Un ejemplo paso a paso
home-practise = Practicar
home-sheet = Números clave
home-compare = Una partida, todas las reglas
home-handicap = Hándicap y komi
home-unfinished = Sin terminar
home-recent = Recientes
home-usual = Reglas: { $rules } · { $size } · Komi { $komi } · { $method }
tip-other-side = Consejo: { $key } en el resultado cuenta también el otro bando; así se comprueba.
tip-method = Consejo: { $key } en el resultado muestra la misma partida con otro método.
tip-practise = Consejo: { $key } empieza unos minutos de práctica.
home-step = { $what }: paso { $at } de { $all }
home-no-files = Aquí no hay partidas.
home-players = { $black } (Negro) – { $white } (Blanco)
home-recorded = Anotado: { $result }
footer-sort = por fecha
help-sort = archivos por fecha o por nombre
footer-choose = aceptar
help-choose = ejecutar lo marcado
footer-open-file = abrir
help-open-file = abrir un archivo de partida
help-practise = practicar
footer-resume-count = continuar
help-resume-count = continuar el recuento sin terminar
footer-open = abrir
help-open = abrir
footer-folder-above = subir
help-folder-above = carpeta superior
footer-next-game = otra partida
help-next-game = contar la partida siguiente
footer-leave = salir
footer-name-players = nombres
footer-pick-rules = reglas
footer-handicap-game = hándicap
footer-other-komi = komi
footer-board-of-9 = 9×9
footer-board-of-13 = 13×13
footer-board-of-19 = 19×19
footer-other-method = método
footer-empty-point = punto vacío
footer-handicap-stones = piedras
footer-handicap-none = ninguna
footer-times = ×
help-name-players = escribir los nombres de los jugadores
help-pick-rules = elegir las reglas de una lista
help-handicap-game = una partida con hándicap
help-other-komi = otro komi
help-board-of-9 = un tablero de 9×9
help-board-of-13 = un tablero de 13×13
help-board-of-19 = un tablero de 19×19
help-other-method = otro método; el recuento completo cuenta ambos bandos
help-empty-point = un punto vacío no es de nadie
help-handicap-stones = ese número de piedras de hándicap
help-handicap-none = sin piedras de hándicap
help-times = el signo entre columnas y filas
no-such-rules = ningún reglamento coincide
picker-about = { $scoring } · komi { $komi } · compensación por hándicap: { $convention }
remark-unusual-komi = ¿Komi { $komi }? Pulsa Enter otra vez para confirmar
    .phone = Un komi de { $komi } es poco común. Si es correcto, no hay nada más que hacer.
remark-handicap-taken = Hándicap { $stones }. Compensación para Blanco: { $points }
remark-unusual-handicap = ¿{ $stones } piedras de hándicap? Pulsa Enter otra vez para confirmar
    .phone = No es habitual dar { $stones } piedras de hándicap. Si es correcto, no hay nada más que hacer.
remark-turn-setting = usa ← → para cambiarlo
remark-count-dropped = el tablero cambió: se borró lo contado (u lo recupera)
    .phone = El tablero ha cambiado: se borró el recuento.
remark-numbers-dropped = cambiaron las piedras muertas: se borraron los números tomados del tablero (u los recupera)
    .phone = Las piedras muertas han cambiado: se borraron los números tomados del tablero.
remark-komi-stays = el komi sigue en { $komi }, como lo pusiste
remark-both-sides = este método ya cuenta los dos bandos
remark-no-file-of-table = recuento del tablero de la mesa: no hay archivo que abrir
many-left = { $points } puntos no están contados. Lo normal es ninguno o uno: si dudas, vuelve a contar.
large-margin = Un margen grande: revisa los números y el komi.
not-settled = Sin decidir: aún no hay ganador.
unsettled-rules = Las reglas «{ $rules }» cuentan más que el área, como prisioneros, pases o la última jugada. Aquí no se conocen, así que aún no hay ganador.
unsettled-last-move = Entre { $low } y { $high }: lo decide el final de la partida. Pregunta a los jugadores, vuelve con Esc y responde.
    .phone = Entre { $low } y { $high }: lo decide el final de la partida. Pregunta a los jugadores, vuelve atrás y responde.
unsettled-margin = { $side } gana por { $low } o { $high }: lo decide el final de la partida
unsettled-stones = Estas piedras podrían decidir la partida; hay que acordar si están muertas: { $places }
unsettled-points = { $points ->
        [one] Un punto no es de nadie y podría
       *[other] { $points } puntos no son de nadie y podrían
    } decidir la partida: revisa las piedras muertas o, si los dos están de acuerdo, rellena los dame por turnos.
unsettled-one-side = Una ventaja tan grande suele ser un descuido: revisa el tamaño, los números y el komi, y cuenta también el otro bando.
home-no-match = Ningún archivo coincide.
resume-step = Paso { $at } de { $all }.

## Qué es cada ajuste

about-size = 19×19, 13×13, 9×9, o el tamaño que escribas.
about-game = Igualada: Blanco recibe komi. Sin komi: Negro solo juega primero. Con hándicap: Negro empieza con piedras en el tablero.
about-komi = Puntos que recibe Blanco por jugar segundo.
about-tie-breaker = Medio punto que decide si hay igualdad a puntos. Se muestra aparte del komi.
about-keep-tie-breaker = El medio recuento simplificado no cuenta el desempate: gana el mismo, la diferencia varía medio punto. Aquí puede contarse.
about-handicap = Piedras que Negro tenía en el tablero al empezar.
about-compensation = Puntos que recibe Blanco por las piedras de hándicap en la puntuación por área: n, n − 1 o nada. Hay que acordarlo antes de la partida: puede cambiar el ganador.
about-scoring = Estas reglas permiten las dos: por área, o por territorio entregando una piedra por cada pase. El ganador es el mismo.
about-method-full = Cuenta los dos bandos y compara. El mejor para empezar: los errores se ven, porque los totales deben sumar el tablero.
about-method-half = Cuenta un bando y compáralo con la mitad del tablero. La mitad de trabajo.
about-method-simplified = El medio recuento, pero la mitad de cada punto sin dueño se resta de la mitad del tablero. El mismo resultado, con cuentas más sencillas.
about-method-key = Cuenta un bando y compáralo con un número de la tabla de la pared. El más rápido.
about-players = n: escribir los nombres, primero Negro
about-side = Cuenta el bando más fácil: zonas compactas, menos piedras que mover. El resultado es el mismo.

## Palabras del recuento

looking-for-dead = Buscando piedras muertas…
handicap-title = Hándicap
handicap-no-ranks = b y w suben el rango de Negro y de Blanco; B y W lo bajan
handicap-club = En el club
handicap-exact = Exacto
phase-setup = ajustes
phase-dead = piedras muertas
phase-empty = puntos vacíos
phase-count = recuento
phase-result = resultado
palette-title = ¿Qué quieres hacer?
palette-none = Ninguna acción coincide.
glossary = Términos
glossary-area = área
    .means = las piedras y los puntos que rodean, juntos
glossary-territory = territorio
    .means = solo los puntos vacíos rodeados; se suman los prisioneros
glossary-vacant = punto vacío
    .means = intersección vacía rodeada por un solo bando
glossary-dame = dame
    .means = punto neutral: intersección vacía entre piedras vivas de los dos bandos; se rellena antes de contar
glossary-seki = seki
    .means = piedras de los dos bandos que viven juntas porque ninguno puede atacar primero
glossary-non-scoring = punto sin dueño
    .means = intersección vacía que no es de ningún bando, como la última libertad de un seki o un dame que nadie rellenó
glossary-dead = piedra muerta
    .means = piedra que no puede evitar la captura; se retira del tablero
glossary-prisoners = prisioneros
    .means = piedras capturadas; la puntuación por área no las cuenta
glossary-adjustment = ajuste
    .means = komi, desempate y compensación por hándicap, sumados
glossary-half-count = mitad del tablero
    .means = la mitad de los puntos del tablero: 180,5 en 19×19
glossary-key-number = número clave
    .means = el número que el total debe superar para ganar
glossary-zi = zi
    .means = la piedra, la unidad de los árbitros chinos: 1 zi de ventaja = 2 puntos
glossary-compensation = compensación
    .means = puntos para Blanco por las piedras de hándicap: n, n − 1 o nada
glossary-teire = teire
    .means = jugada de defensa en el territorio propio que se vuelve necesaria una vez rellenados los dame
glossary-bent-four = cuatro doblado
    .means = muerto según las reglas japonesas; en la puntuación por área se juega hasta el final y no cuesta nada
glossary-group-tax = impuesto por grupo
    .means = dos puntos menos por cada grupo, como en la antigua puntuación por piedras
glossary-false-eye = ojo falso
    .means = un punto vacío que parece un ojo, pero se puede quitar: en un seki lo rellena su dueño
glossary-total = total de puntos
    .means = puntos vacíos y piedras de un bando
glossary-possible = puntos posibles
    .means = los puntos del tablero menos los puntos sin dueño
glossary-tie-breaker = desempate
    .means = medio punto para Blanco, para que una partida sin komi no acabe en empate; no es komi
glossary-adjusted = total ajustado
    .means = el total después de komi, desempate y compensación; en el medio recuento, también después de la mitad de los puntos sin dueño
glossary-margin = margen
    .means = cuántos puntos lleva de ventaja el ganador

# Una foto del tablero.
help-next-doubt = punto dudoso siguiente
help-previous-doubt = punto dudoso anterior
help-as-read = este punto está bien
help-turn = girar el tablero
help-mirror = reflejar el tablero
footer-next-doubt = siguiente
footer-previous-doubt = anterior
footer-as-read = bien
footer-turn = girar
footer-mirror = espejo
photo-board = foto { $size }
put-in-board = posición { $size }
example-board = ejemplo
examples-title = Aprender con un ejemplo
examples-do = Enter cuenta la partida paso a paso. Las piedras se mueven en el tablero hasta formar rectángulos.
example-even = Partida igualada
example-handicap = Tres piedras de hándicap
example-seki = Seki: un punto queda vacío
example-shared = Seki: rellenado a partes iguales, 4×9
example-false-eye = Seki: un ojo falso
example-passes = Pases: cuenta por territorio
photo-title = Compara con el tablero
photo-all-clear = Se leyeron todos los puntos. Compara otra vez el tablero y pulsa Enter.
photo-left = { $points ->
    [one] Queda un punto por revisar.
   *[other] Quedan { $points } puntos por revisar.
}
photo-how = x = negro, o = blanco, . = vacío, Espacio = correcto. Tab: siguiente por revisar. Enter: contar.
photo-here = La foto alrededor de { $place }:
remark-doubts-left = { $points ->
    [0] ¿Has comparado todo el tablero? Pulsa Enter para contarlo.
    [one] Queda un punto por revisar (Tab lo muestra). Pulsa Enter otra vez para contar de todos modos.
   *[other] Quedan { $points } puntos por revisar (Tab los muestra). Pulsa Enter otra vez para contar de todos modos.
}

# Phones at the table.
home-phone = Una foto con el teléfono
help-phone = fotografiar el tablero con un teléfono
footer-phone = teléfono
help-count-sent = contar el tablero que espera
footer-count-sent = contarlo
help-network = otra red
help-network-back = la red anterior
help-networks = buscar redes otra vez
remark-board-sent = Un teléfono ha enviado un tablero: está en la lista.
remark-page-is-old = La página del teléfono estaba desactualizada; no se cambió nada. Ahora muestra este paso.
    .phone = Esta página estaba desactualizada; no se cambió nada. Ahora está al día.
remark-mark-changed = { $place } cambia el resultado de { $before } a { $after }.
