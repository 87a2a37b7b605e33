## Los ejercicios

drill-halves = mitades y cuartos de punto
drill-tens = montones y rectángulos de diez, y el resto
drill-key-number = el número clave de una partida
drill-handicap = compensación por piedras de hándicap: n, n − 1 o nada
drill-margin = el margen a partir de un total y el número clave
drill-result = quién gana y por cuánto, con los dos totales
drill-territory = los puntos vacíos de un territorio
drill-side = el total de un bando
drill-dead = qué piedras están muertas
drill-seki = puntos sin dueño en un seki
drill-shape = ordenar un bando en decenas enteras
drill-full = el resultado de una posición terminada
drill-estimate = el resultado de un vistazo, en diez segundos
drill-miscount = encontrar la línea errónea de un recuento
drill-hint-halves = Divide entre dos la parte entera y la fracción por separado, y suma.
drill-hint-tens = Primero las decenas, luego el resto.
drill-hint-key-number = Primero, la mitad del tablero. Lo que sube el número clave de Negro baja el de Blanco.
drill-hint-handicap = n, n − 1 o nada: ¿qué dan estas reglas?
drill-hint-margin = ¿Cuánto dista el total del número clave? Lo que gana un bando lo pierde el otro.
drill-hint-result = Primero Negro menos Blanco. Luego, lo que recibe Blanco.
drill-hint-territory = Fila por fila desde arriba, recordando cada suma.
drill-hint-side = Dos recuentos: puntos vacíos y luego piedras. Súmalos al final.
drill-hint-dead = ¿Qué cadenas no pueden hacer dos ojos ni escapar?
drill-hint-seki = Rellena primero los ojos y luego, por turnos, las libertades compartidas.
drill-hint-shape = Busca rectángulos casi hechos: pocas piedras dentro o pocos huecos al lado.
drill-hint-miscount = Calcula tú cada línea con los números que aparecen en ella.
drill-unknown = no hay ningún ejercicio llamado `{ $text }`: consulta `shuzi practise --list`
drill-rules-chinese = reglas chinas
drill-rules-aga = reglas AGA
drill-rules-japanese = reglas japonesas
round-today = Hoy: tus cinco minutos
round-mixed = práctica
round-whole = contar una partida entera contra reloj
round-placement = prueba de nivel: lo que ya sabes
whole-dead = piedras muertas
whole-territories = territorios
whole-stones = piedras
whole-margin = margen
pool-not-a-position = posición { $number }: necesita un nombre, un komi, dos totales y un tablero

## Respuestas

answer-none = ninguna
answer-not-a-number = escribe un número, por ejemplo 53, 1/2 o 184,25
answer-not-a-result = escribe un resultado, por ejemplo B+3,5 (B: Negro), W+0,5 (W: Blanco) o 0 si hay empate
answer-not-stones = escribe una piedra de cada cadena muerta, como C3 F7, o `none` si no hay ninguna
answer-not-points = escribe cada punto donde se pone o se quita una piedra, como C3 F7, o `none`
answer-no-stone-at = no hay ninguna piedra en { $name }: escribe una piedra de cada cadena muerta, como C3 F7, o `none` si no hay ninguna
answer-missing = escribe una respuesta, o p para verla

## Lo que se pregunta

ask-half-of = ¿Cuánto es la mitad de { $amount }?
ask-rectangles = vacíos: { $sizes } (rectángulos)
ask-piles = piedras: { $piles } montones de diez y { $rest }
ask-points-in-all = ¿Cuántos puntos en total?
ask-board = tablero { $size }
ask-komi = komi { $komi }
ask-handicap = { $stones } piedras de hándicap, compensación { $stones }
ask-tie-breaker = desempate { $points }
ask-one-non-scoring = un punto sin dueño
ask-key-number = ¿Cuál es el número clave de { $side }?
ask-handicap-giving = { $stones } piedras de hándicap; las reglas { $convention-key ->
        [none] no dan compensación
       *[other] dan { $convention }
    }
ask-handicap-under = { $stones } piedras de hándicap; { $rules }
ask-compensation = ¿Cuántos puntos recibe Blanco de compensación?
ask-half-compensation = ¿Cuántos puntos resta por ella el medio recuento al total de Negro?
ask-key-and-total = { $side }: número clave { $key }, total { $total }
ask-total-is = { $side }: total { $total }
ask-who-wins = ¿Quién gana y por cuántos puntos?
ask-totals = Negro { $black }, Blanco { $white }
ask-one-line-is-wrong = Se cuenta a { $side } con números clave. Busca la línea que está mal:
ask-line-total = 1. total: { $vacant } vacíos + { $stones } piedras = { $total }
ask-line-half = 2. mitad de los { $points } puntos: { $half }
ask-line-key-black = 3. número clave: { $half } + { $adjustment } = { $key }
ask-line-key-white = 3. número clave: { $half } − { $adjustment } = { $key }
ask-line-margin = 4. margen: ({ $total } − { $key }) × 2 = { $margin }
ask-which-line = ¿Qué línea está mal?
ask-shape = Pon y quita piedras de { $side } hasta que sus puntos vacíos sean rectángulos de diez, veinte, etc. Toca como mucho { $most } piedras; una piedra movida cuenta una vez.
ask-no-position = No se encontró una posición adecuada; escribe 0 para continuar.
ask-dead-removed = Las piedras muertas ya se retiraron.
ask-dead-removed-seki-filled = Las piedras muertas ya se retiraron y el seki ya está rellenado.
ask-seki-filled = El seki ya está rellenado.
ask-territory = ¿Cuántos puntos vacíos hay en el territorio de { $side } en { $vertex }?
ask-total-of = ¿Cuál es el total de { $side } (puntos vacíos + piedras)?
ask-which-dead = La partida ha terminado. ¿Qué piedras están muertas?
ask-seki-left = Las piedras muertas ya se retiraron. Cada bando rellena sus ojos en el seki y luego los dos rellenan por turnos las libertades compartidas. ¿Cuántas quedan vacías?
ask-even-game = Partida igualada, komi { $komi }; las piedras muertas están marcadas.
ask-who-wins-by-area = Puntuación por área. ¿Quién gana y por cuánto?
ask-estimate = A los { $seconds } segundos se tapan las piedras. ¿Quién gana por área y por cuánto más o menos? Se admite un error de { $within } puntos.
ask-whole-total = { $side }: { $vacant } vacíos + { $stones } piedras = { $total } de { $points }

## Cómo se calcula

work-halved = { $amount } ÷ 2 = { $half }
work-piles = { $piles } × 10 + { $rest } = { $stones }
work-sum = { $terms } = { $total }
work-half-of-points = mitad de los { $points } puntos: { $half }
work-half-of-adjustment = mitad del ajuste: { $half }
work-half-of-non-scoring = menos la mitad del punto sin dueño: { $half }
work-added-for-black = se suma para Negro: { $key }
work-subtracted-for-white = se resta para Blanco: { $key }
work-compensation = { $convention-key ->
        [none] sin compensación
       *[other] { $convention }
    } con n = { $stones }: { $points }
work-difference = { $total } − { $key } = { $difference }
work-doubled = por dos: { $margin } para { $side }
work-lead = { $black } − { $white } = { $lead } para Negro
work-minus-adjustment = menos { $points } para Blanco: { $lead }
work-minus-komi = menos el komi { $komi }: { $lead }
work-line-total = línea 1: { $vacant } + { $stones } = { $total }
work-line-half = línea 2: la mitad de { $points } es { $half }
work-line-key = línea 3: el número clave es { $key }
work-line-margin = línea 4: el margen es { $margin }
work-choose-folder = elige otra carpeta de partidas terminadas
work-by-rows = fila por fila desde arriba: { $rows } = { $points }
work-total = { $vacant } vacíos + { $stones } piedras = { $total }
work-shape-rectangle = Uno de los rectángulos: de { $from } a { $to }.
work-shape-plan = el plan más corto toca { $handled }
work-shape-changes = poner o quitar una piedra en { $points }
work-shape-sum = vacíos { $vacant }, piedras { $stones }: { $total } puntos
work-dead = muertas: { $answer }
work-dead-inside = { $stones }: dentro de los { $points } puntos de { $side }, que puede responder a cualquier intento de hacer dos ojos
work-played-out = { $stone } hasta la captura, empieza { $side }: { $moves }
work-lives = { $eyes ->
        [1] { $stone } vive: en su territorio de { $places } caben dos ojos
       *[other] { $stone } vive por sus ojos en { $places }
    }
move-pass = pase
work-shared = libertades compartidas: { $places } ({ $shared }); quedan: { $left }

## Errores

mistake-not-halved = sin dividir entre dos
mistake-doubled = multiplicado por dos en vez de dividido
mistake-half-too-much = medio punto de más
mistake-half-too-little = medio punto de menos
mistake-fraction-dropped = olvidaste el medio o el cuarto
mistake-ten-too-few = diez de menos
mistake-ten-too-many = diez de más
mistake-one-too-few = uno de menos
mistake-one-too-many = uno de más
mistake-remainder-forgotten = olvidaste el resto
mistake-vacant-forgotten = olvidaste los puntos vacíos
mistake-stones-forgotten = olvidaste las piedras
mistake-row-missed = te saltaste una fila
mistake-other-side = ese es el número del otro bando
mistake-fill-forgotten = olvidaste las piedras que rellenan el seki
mistake-adjustment-not-halved = no dividiste el ajuste entre dos
mistake-adjustment-halved = dividiste el ajuste entre dos: eso es solo para el medio recuento y los números clave
mistake-adjustment-wrong-sign = el ajuste tiene el signo cambiado
mistake-adjustment-left-out = olvidaste el ajuste
mistake-tie-breaker-left-out = olvidaste el desempate
mistake-non-scoring-not-subtracted = no restaste la mitad del punto sin dueño
mistake-needs-not-key = ese es el total necesario para ganar, no el número clave
mistake-key-not-needs = ese es el número clave: el total debe superarlo
mistake-is-n = eso es n
mistake-is-n-less-one = eso es n − 1
mistake-rules-compensate = estas reglas sí dan compensación
mistake-compensation-halved = dividido entre dos: eso es solo para el medio recuento y los números clave
mistake-in-zi = sin duplicar: ese es el margen en zi
mistake-not-doubled = sin duplicar: el margen es el doble de la diferencia
mistake-wrong-winner = el ganador es el otro
mistake-wrong-winner-not-doubled = el ganador es el otro, y falta duplicar
mistake-wrong-sign = signo cambiado
mistake-halved-twice = dividido dos veces entre dos
mistake-is-total = ese es el total: puntos vacíos más piedras
mistake-is-stones = esas son solo las piedras
mistake-is-vacant = esos son solo los puntos vacíos
mistake-some-are-dead = hay piedras muertas
mistake-some-missing = faltan piedras muertas
mistake-some-alive = algunas de estas piedras están vivas
mistake-some-missing-some-alive = faltan piedras muertas y algunas de estas están vivas
mistake-territory-counted = eso cuenta puntos vacíos y piedras muertas; aquí cuentan las piedras vivas
mistake-shared-are-filled = se rellenan por turnos: solo queda una vacía si son impares
mistake-even-is-filled = si son pares se rellenan todas; si son impares queda una vacía
mistake-not-in-tens = los puntos vacíos no son rectángulos de decenas enteras
mistake-too-many-handled = se movieron más piedras de las necesarias
mistake-komi-forgotten = olvidaste el komi
mistake-prisoners-forgotten = olvidaste los prisioneros
mistake-komi-wrong-sign = el komi tiene el signo cambiado
mistake-one-miscounted = error de un punto
mistake-ten-miscounted = error de diez puntos
mistake-compensation-n-less-one = aquí la compensación es n, no n − 1
mistake-non-scoring-added = la mitad del punto sin dueño se resta, no se suma
mistake-non-scoring-whole = solo se resta la mitad del punto sin dueño
mistake-tie-breaker-not-halved = no dividiste el desempate entre dos
mistake-doubled-twice = duplicado: aquí el margen es la propia diferencia
mistake-doubled-early = ya duplicado: se pide la diferencia
mistake-added-forgotten = olvidaste las piedras añadidas
mistake-added-twice = contaste dos veces las piedras añadidas
mistake-one-side-only = ese método cuenta un solo bando: un punto olvidado no se nota
mistake-both-sides-counted = ese método cuenta los dos bandos: se tarda más
mistake-adjustment-needed = con ese método hay que calcular el ajuste; la tabla ya lo trae hecho
mistake-adds-to-total = el medio recuento suma la mitad al total
mistake-small-territories = los territorios pequeños se cuentan punto por punto
mistake-prisoners-count = en la puntuación por área los prisioneros no cuentan
mistake-dead-points-forgotten = los puntos bajo las piedras muertas también cuentan

## Qué pasó con una respuesta

marked-right = Correcto.
marked-near = Bien: el resultado exacto es { $right } ({ $off } de diferencia).
marked-wrong = La respuesta es { $right }, no { $given }.
marked-wrong-by = La respuesta es { $right }, no { $given }: { $mistake }.
marked-not-yet = Todavía no: { $mistake }.
try-again = { $given } no es correcto. Prueba otra vez.
try-again-after = { $given } no es correcto: { $mistake }. Prueba otra vez.
answer-revealed = La respuesta es { $answer }.
answer-it-now = Ahora da tú esta respuesta.
no-hint = no hay pista para esta pregunta

## Línea por línea

round-begins = { $count ->
        [one] { $count } pregunta.
       *[other] { $count } preguntas.
    } ?: pista. Enter: saltar. q: salir.
round-question = { $drill }, nivel { $level }
round-question-again = { $drill }, nivel { $level }, otra vez
practice-read = Enter: continuar.
round-time = { $seconds } s de { $limit } s.
round-time-over = { $seconds } s de { $limit } s: demasiado lento.
today-questions = { $count ->
        [one] { $count } pregunta
       *[other] { $count } preguntas
    }
today-lesson = lección { $number }
today-game = una partida de { $size }
today-over = Listo por ahora: { $right } de { $answered } correctas. Lo que fallaste volverá pronto.
shape-so-far = vacíos { $vacant } · piedras { $stones } · tocadas { $handled }
steps-to-repeat = { $count } por repasar
round-summary = { $right } de { $asked } correctas. `shuzi practise stats` muestra tu progreso.

## Progreso

statistics-none = Aún no has hecho ejercicios: empieza con `shuzi practise`.
statistics-drill = ejercicio
statistics-all = todos
statistics-answers = respuestas
statistics-right = bien
statistics-last = últ. 20
statistics-time = tiempo
statistics-best = récord
statistics-streak = racha
statistics-trend = evolución
statistics-mistake = error más frecuente: { $mistake }
whole-over = { $time } en total; la meta es { $aim }.
whole-best-is = Tu mejor tiempo sin fallos: { $time }.

broken-lesson = lección { $name }: { $why }
