## Números y nombres que no se pueden leer

amount-empty = no escribiste nada: pon un número, como 7,5 o 7 1/2
amount-not-a-number = no es un número: escribe, por ejemplo, 7½, 7 1/2 o 7,5
amount-too-fine = demasiado preciso: usa un múltiplo de un cuarto de punto
amount-too-large = demasiado: como máximo 100 000 puntos
side-unknown = `{ $text }` no es un bando: usa black o white
method-unknown = `{ $text }` no es un método: usa full, half, simplified o key
compensation-unknown = `{ $text }` no es una compensación: usa n, n-1 o none
size-not-a-size = no es un tamaño: escribe, por ejemplo, 19 o 9x13
size-out-of-range = los tableros tienen de 1 a 52 líneas por lado
vertex-not-a-vertex = no es un punto del tablero: escribe una letra de columna (sin I) y un número de fila, como D4
vertex-off-the-board = fuera del tablero
ranks-not-a-number = { $text } no es una diferencia de rangos: escribe de 0 a { $most }; se admiten medios, como 7,5
rank-unknown = { $text } no es un rango: escribe 12k o 3d, o un rating EGF (1850) o AGA (-4,5)
rank-mixed = indica dos rangos, o dos ratings de la misma lista
rank-black-stronger = Negro es el más fuerte: el jugador más débil debe llevar Negro
rank-too-far-apart = la diferencia de rangos es demasiado grande para jugar con hándicap
ratio-not-a-number = `{ $text }` no es un número como 6, 5/2 o 2,5
handicap-too-many-stones = { $ranks } rangos exigen { $stones } piedras en { $size }: el sistema llega hasta nueve; un tablero más pequeño iguala más la partida

## La codificación de un archivo

encoding-is-utf-8 = CA dice { $name }, pero el texto es UTF-8: leído como UTF-8
encoding-guessed = no se indica la codificación: leído como { $used }
encoding-unknown = codificación desconocida CA[{ $name }]: leído como { $used }
encoding-other = CA dice { $name }, pero el texto no corresponde: leído como { $used }
encoding-damaged = algunos caracteres no son { $name } válido: se muestran como �

## Archivos de partidas

sgf-no-game = aquí no hay ninguna partida: una partida SGF empieza por `(;`
sgf-too-large = más de { $most } nodos en una partida: divide el archivo
sgf-too-many-values = más de { $most } valores en una partida: divide el archivo
sgf-text-outside = texto fuera de una partida: se ignora
sgf-stray-parenthesis = `)` sin `(`: se ignora
sgf-no-opening = falta `(` antes del primer nodo: se añade
sgf-not-closed = la partida no está cerrada: falta `)` al final
sgf-game-in-game = una partida empieza dentro de otra: falta `)` antes
sgf-opening-before-node = `(` antes del primer nodo: se ignora
sgf-no-semicolon = falta `;` antes de la primera propiedad: se añade
sgf-read-as = `{ $spelled }` se lee como { $name }
sgf-between-variations = { $name } está entre dos variantes: se ignora
sgf-unescaped-bracket = hay un `]` sin escapar dentro de { $name }: se toma como texto
sgf-value-not-closed = el valor de { $name } no está cerrado: falta `]`
sgf-no-value = `{ $name }` no tiene valor: se ignora
sgf-not-sgf = `{ $text }` no es SGF: se ignora
more-of-the-same = no se muestran más avisos de este tipo
record-not-go = GM[{ $value }] no es go (sería GM[1]): solo se cuentan partidas de go
record-size = SZ[{ $value }]: { $why }; corrígelo, o indica el tamaño con --size
record-other-size = la partida es de { $stated }, no de { $size }: quita --size
record-second-move = segunda jugada en un mismo nodo: también se juega
record-several-values = una jugada con varios valores: se juegan todos
record-two-colors = { $vertex } está puesto para los dos bandos: vale la última piedra
record-longer-variation = una variante tiene { $moves } jugadas, la línea principal { $main }: se cuenta la línea principal
record-set-up-not-a-vertex = { $name }[{ $value }] no es un punto del tablero: se ignora
record-set-up-off-the-board = { $name }[{ $value }] se sale en parte del tablero: esa parte se ignora
record-too-many-set-up = demasiadas piedras colocadas: el resto se ignora
record-move-off-the-board = { $name }[{ $value }] está fuera del tablero { $size }: se ignora
record-read-as-pass = { $name }[{ $value }] se lee como un pase
record-move-not-a-vertex = { $name }[{ $value }] no es un punto del tablero: se ignora
record-on-top-of-stone = la jugada { $number } ({ $side } { $vertex }) cae en un punto ocupado ({ $replaced }): se reemplaza la piedra, como en los visores SGF
record-suicide = la jugada { $number } ({ $side } { $vertex }) es suicidio: { $stones ->
        [one] se retira la piedra
       *[other] se retiran las { $stones } piedras
    }
record-ko-retaken = la jugada { $number } ({ $side } { $vertex }) rompe la regla del ko: se juega de todos modos
record-not-in-first-node = { $name } debería ir en el primer nodo: se acepta de todos modos
record-stated-twice = { $name } aparece dos veces ({ $used }, { $other }): se usa la primera
record-komi-unread = KM[{ $value }]: { $why }; se usa el komi de las reglas
record-komi-empty = KM[] está vacío: se usa el komi de las reglas
record-size-missing = falta SZ y todas las jugadas caben en { $lines } líneas: si el tablero es así, usa --size { $lines }
record-handicap-played = Negro juega { $stones } piedras antes de la primera blanca y falta HA: si son hándicap, usa --handicap { $stones }
record-fox-komi-in-zi = KM[{ $value }] está en centésimas de zi, como hace Fox: { $points } puntos
record-fox-komi-in-points = KM[{ $value }] está en centésimas de punto, como hace Fox: { $points } puntos
record-komi-too-large = KM[{ $value }] es mayor que el tablero; se usa el komi de las reglas
record-handicap-differs = HA[{ $value }], pero { $stones ->
        [one] hay { $stones } piedra colocada
       *[other] hay { $stones } piedras colocadas
    }
record-handicap-unread = HA[{ $value }] no es un número de piedras: se cuenta sin hándicap
record-handicap-too-large = HA[{ $value }] son más piedras de las que caben en el tablero: se ignora
record-handicap-missing = HA[{ $stones }], pero no hay piedras colocadas y empieza Blanco: faltan las piedras o no hubo hándicap. Se cuenta sin hándicap
record-marks-contradict = TB y TW marcan los mismos puntos para los dos bandos: no se usan
record-handicap-found = sin HA, pero { $stones ->
        [one] { $stones } piedra negra
       *[other] { $stones } piedras negras
    } antes de la primera jugada de Blanco: hándicap { $stones }
diagram-second = un segundo diagrama: pon cada diagrama en su propio archivo
diagram-too-many-rows = más de { $most } filas: ¿es un diagrama?
diagram-no-game = aquí no hay partida: ni SGF ni filas de . X O
diagram-other-width = { $points } puntos en esta fila, pero { $first } en la primera: corrige la fila
diagram-all-dead = todas las piedras son x u o (muertas): usa X y O para las vivas
diagram-other-kind = un archivo { $format }, que shuzi no lee: guárdalo como SGF
diagram-too-wide = { $points } puntos en una fila: los tableros tienen como máximo { $most } líneas
diagram-not-a-stone = `{ $sign }` no vale: las filas se hacen con . X O (x y o para las piedras muertas)
diagram-other-size = el diagrama es de { $drawn }, no de { $size }: quita --size

## Perfiles de reglas

at-place = { $place }: { $what }
profile-unreadable = { $why }
profile-not-toml = { $why }: corrige el TOML aquí
profile-wrong-kind = { $key } es { $found }; debe ser { $wanted }
profile-not-a-list = { $key } es una lista de textos: escribe { $key } = ["…"]
profile-not-a-count = { $key } debe ser un número entero de 0 a { $most }
profile-unknown-word-near = { $key } no puede ser `{ $text }`: ¿querías decir `{ $near }`? (uno de { $words })
profile-unknown-word = { $key } no puede ser `{ $text }`: usa uno de { $words }
profile-unknown-key-near = clave desconocida `{ $key }`: ¿querías decir `{ $near }`?
profile-unknown-key = clave desconocida `{ $key }`: las claves conocidas son { $keys }
profile-too-many-points = { $key } puede tener como máximo { $most } puntos
profile-not-half-points = { $key } debe ser múltiplo de medio punto, no { $points }
profile-not-an-amount = { $key }: { $why }
profile-unknown-size-near = tamaño de tablero desconocido `{ $text }`: ¿querías decir `{ $near }`?
profile-unknown-size = tamaño de tablero desconocido `{ $text }`: usa un número de líneas de 1 a { $most }, u other
profile-extends-itself = { $round }: estos perfiles se remiten unos a otros en círculo; elige otra base
profile-extends-too-many = más de { $most } perfiles encadenados; elige una base más cercana al primero
profile-extends-broken = { $name } contiene errores: { $why }
profile-extends-nothing = { $why }
no-rules-near = no hay reglas llamadas `{ $name }`: ¿querías decir `{ $near }`?
no-rules = no hay reglas llamadas `{ $name }`: consulta `shuzi rules list`
toml-text = un texto
toml-texts = una lista de textos
toml-number = un número
toml-points = un número de puntos
toml-flag = true o false
toml-date = una fecha
toml-list = una lista
toml-table = una tabla
toml-name = el nombre de un perfil
toml-ties = draw, black o white

## Piedras muertas

dead-not-a-vertex = --dead { $name }: { $why }
dead-no-stone = --dead { $name }: ahí no hay piedra
dead-everything = todas las piedras están marcadas como muertas: no hay nada que contar
dead-no-stones = no hay piedras en el tablero: no hay nada que contar
seki-not-a-vertex = --seki { $name }: { $why }
seki-not-in-seki = --seki { $name }: no es una libertad ni un ojo de un seki
seki-no-group = --seki { $name }: ahí no hay un grupo que comparta libertades con el otro bando
seki-filled-twice = --seki { $name }: indicado dos veces con dueños distintos; indícalo una sola vez
dead-source-file = archivo
dead-source-option = opción
dead-source-auto = propuestas por shuzi: revísalas
dead-source-engine = motor
dead-source-player = marcadas por ti
status-alive = viva
status-dead = muerta
status-seki = en seki
verdict-proven = { $status } (demostrado)
verdict-read = { $status } (leído)
verdict-played = { $status } ({ $share } de 100 simulaciones)
verdict-open = { $status } (sin decidir: depende de quién juegue primero o de un ko)
verdict-capture = { $status } (sin decidir: se puede capturar; hay que jugarlo)
verdict-unread = { $status } (sin decidir: demasiado largo de leer; hay que jugarlo o ponerse de acuerdo)
verdict-border = { $status } (sin decidir: la frontera está abierta; hay que seguir jugando)
verdict-eyes = { $status } (sin decidir: ni dos ojos ni seki; revisa las piedras de alrededor)
verdict-seki-eye = { $status } (sin decidir: en un ojo de un seki; hay que acordar si se retira)

## Con qué se cuenta una partida

adjustment-not-half-points = { $points } no es múltiplo de medio punto
terms-unknown-rules = reglas desconocidas RU[{ $rules }]: elígelas con --rules (consulta `shuzi rules list`)
terms-no-profile = { $why }
terms-broken-profile = { $why }
terms-no-komi = las reglas «{ $rules }» no fijan komi para esta partida { $game }: indícalo con --komi
terms-not-half-points = { $what } es { $points }, que no es múltiplo de medio punto: ¿está en zi? 3,75 zi = 7,5 puntos
terms-too-many-stones = { $stones } piedras de hándicap no caben en un tablero { $size }
caution-compensation-in-komi = con estas reglas el komi ({ $komi }) ya incluye la compensación
caution-komi-may-hold-compensation = hándicap { $stones } con komi { $komi }: algunos programas incluyen la compensación en KM; si este archivo lo hace, usa --compensation none
caution-komi-in-zi = KM[{ $komi }] parece estar en zi: se cuenta como { $points } puntos
caution-large-komi = un komi de { $komi } puntos es poco común: compruébalo
caution-zero-komi = KM[0] en una partida sin hándicap: algunos programas escriben 0 si no conocen el komi
caution-not-area-scoring = las reglas «{ $rules }» no puntúan por área: estas cifras son por área y pueden diferir de su propio resultado (consulta `shuzi compare`)
caution-last-move-rule = las reglas «{ $rules }» ajustan según la última jugada ({ $rule }); este recuento no, pero `shuzi compare` sí
caution-gogui-writes-goe = GoGui escribe RU[GOE] para las reglas chinas: si este archivo es de GoGui, añade --rules chinese
totals-too-few = Negro { $black } + Blanco { $white } + { $non_scoring } sin dueño = { $sum }, { $missing } menos que los { $points } del tablero: vuelve a contar, o busca puntos vacíos (un dame sin rellenar, la última libertad de un seki) y rellénalos o indícalos como puntos sin dueño
totals-too-many = Negro { $black } + Blanco { $white } + { $non_scoring } sin dueño = { $sum }, { $extra } más que los { $points } del tablero: vuelve a contar; quizá quedó una piedra muerta en el tablero o se contó dos veces un territorio
open-border = una frontera abierta en { $places }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }
open-one-eye = un grupo sin dos ojos en { $place }
open-dame = dame en { $places }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }

## Por qué difieren los reglamentos

scoring-area = área
scoring-territory = territorio
scoring-stone = piedras
scoring-area-or-territory = área o territorio
unknown-moves = no hay jugadas: no se conocen los prisioneros, los pases ni la última jugada
unknown-set-up = el archivo empieza con una posición ya colocada: no se sabe qué se capturó antes
difference-last-move = última jugada (P)
difference-handicap = hándicap (H)
difference-passes = pases (Wz − Bz)
difference-seki = puntos en seki
reason-last-stone = { $side } hizo la última jugada (una piedra, jugada { $number }), { $side-key ->
        [black] así que Negro tuvo un turno más que Blanco
       *[white] así que los dos tuvieron los mismos turnos
    }.
reason-last-pass = { $side } hizo la última jugada (un pase, jugada { $number }), { $side-key ->
        [black] así que Negro tuvo un turno más que Blanco
       *[white] así que los dos tuvieron los mismos turnos
    }.
reason-last-move = { $side } hizo la última jugada, { $side-key ->
        [black] así que Negro tuvo un turno más que Blanco
       *[white] así que los dos tuvieron los mismos turnos
    }.
reason-last-move-unknown = No se sabe quién hizo la última jugada: si fue Negro, tiene un punto más.
reason-white-began = Blanco hizo la primera jugada, así que ha puesto una piedra más.
reason-no-handicap = Sin piedras de hándicap.
reason-handicap = La primera de las { $stones } piedras de hándicap cuenta como primera jugada de Negro; Blanco no tuvo turno por { $beyond ->
        [one] la otra
       *[other] las otras { $beyond }
    }.
reason-other-handicap = La partida se cuenta con un hándicap de { $stones }, que las jugadas del archivo no muestran: la puntuación por área y la de piedras de pase difieren entonces en la compensación.
reason-passes-unknown = No se conocen los pases; el intervalo supone que nadie pasó antes del final.
reason-no-passes = En la partida no hay pases; dos al final se anularían.
reason-never-passed = { $side } no pasó nunca.
reason-passed = { $times ->
        [one] { $side } pasó una vez.
       *[other] { $side } pasó { $times } veces.
    }
reason-passed-at = { $times ->
        [one] { $side } pasó en la jugada { $moves }.
       *[other] { $side } pasó en las jugadas { $moves }.
    }
reason-passed-from = { $side } pasó { $times } veces, la primera en la jugada { $first }.
reason-pass-is-a-stone-not-played = Cada pase es una piedra menos en el tablero.
reason-pass-not-recorded = Un bando jugó dos veces seguidas: hay un pase sin anotar.
reason-no-seki = Sin puntos en seki.
reason-seki = La puntuación por área cuenta los puntos en seki (Negro { $black }, Blanco { $white }); la puntuación por territorio, no.
reason-seki-filled = De las libertades compartidas, Negro rellena { $black } y Blanco { $white }.
procedure-remove-dead = Retira las piedras muertas y añádelas a los prisioneros.
procedure-remove-dead-without-seki = Retira las piedras muertas y añádelas a los prisioneros. Los puntos en seki no cuentan.
procedure-fill-teire = Rellena los puntos que hay que defender una vez rellenados los dame: Negro { $black }, Blanco { $white }.
procedure-fill-prisoners = Coloca los prisioneros: las piedras negras en el territorio de Negro ({ $black }), las blancas en el de Blanco ({ $white }).
procedure-fill-pass-stones = Coloca también las piedras de pase: { $black } de Negro, { $white } de Blanco.
procedure-fill-pass-stones-white-last = Coloca también las piedras de pase: { $black } de Negro, { $white } de Blanco (una más, porque Blanco es el último en pasar).
procedure-make-rectangles = Mueve piedras dentro de cada territorio para formar rectángulos de diez.
procedure-add-komi = Suma el komi ({ $komi }) a los puntos de Blanco y compara.
procedure-compare = Compara.
note-one-sided = solo { $side } puede rellenar { $places } en el seki, así que cuenta para { $side }
score-teire = { $side } debe rellenar { $places } una vez rellenados los dame: no es territorio
score-teire-open = { $dame } vale un punto para quien lo tome: si lo toma { $other }, { $side } debe rellenar { $point }
score-groups-unknown = no se conocen los grupos ni, por tanto, el impuesto por grupo: hace falta un tablero
score-white-passes-last = Blanco pasa una vez más, para ser el último en pasar
score-handicap-turns = Blanco tuvo { $stones } turnos menos mientras Negro colocaba las piedras de hándicap: cuentan como piedras que Blanco entregó
score-passes-unknown = no se conocen los pases: puede que Blanco deba un prisionero más
score-late-passes-unknown = no se conocen los pases posteriores a los dos primeros seguidos: no se cobran
score-prisoners-from-stones = los prisioneros se deducen de las piedras del tablero
score-prisoners-unknown = no se conocen los prisioneros: Negro tiene un punto menos si hizo la última jugada (suponiendo que nadie pasó antes del final)
score-first-pass-unknown = no se sabe quién pasó primero y tomó el botón
score-last-stone-unknown = no se sabe quién jugó la última piedra
score-pass-stones-compensate = las piedras de pase ya compensan las piedras de hándicap después de la primera; la puntuación por área da { $points } por ellas

# Una foto del tablero.

at-file = { $name }: { $what }
no-game-here = aquí no hay ninguna partida
disagrees-also-dead = Coincidiría si { $place } también estuviera muerta.
disagrees-one-point = Difieren en un punto: quizá por un dame o por una piedra puesta en el territorio.
disagrees-other-winner = El margen es el mismo, pero el ganador anotado es el otro bando.
disagrees-teire-kept = Coincidiría si los puntos que hay que rellenar ({ $places }) siguieran siendo territorio.
disagrees-unit = Uno de los dos márgenes está en zi y el otro en puntos.
disagrees-unmarked = Coincidiría si { $place } se quedara en el tablero: quizá no se marcó como muerta.
recorded-agrees = Resultado anotado: { $recorded } (coincide).
recorded-agrees-in-zi = Resultado anotado: { $recorded } en zi (coincide con { $result } en puntos).
recorded-contested = Resultado anotado: { $recorded }. El archivo no da todas las condiciones; con las usadas aquí el resultado sería { $result }, así que aún no hay ganador. Indica el komi y las reglas si los conoces.
recorded-differs = Resultado anotado: { $recorded } (NO COINCIDE con { $result }).
recorded-no-margin = Resultado anotado: { $recorded } (sin margen).
recorded-not-comparable = Resultado anotado: { $recorded } (no se puede comprobar: el archivo no tiene datos suficientes para sus propias reglas).
recorded-not-understood = Resultado anotado: { $recorded } (no se entiende).
recorded-other-winner = Resultado anotado: { $recorded } (sin margen; el tablero da { $result }).
usage-halves-differ = cuando se comparte un punto, los dos totales deben acabar en ½
usage-no-shared-points = las reglas «{ $rules }» no reparten puntos: indica totales enteros, y con --non-scoring los puntos que no son de ningún bando
usage-nothing-to-score = no hay nada que contar: indica archivos de partidas, o totales con --black N
plan-add = pon en { $to } una piedra del cuenco
plan-lift = devuelve { $from } al cuenco
plan-move = mueve { $from } a { $to } ({ $mark })
cli-dead-nothing = indica piedras como B8, o auto o none
cli-encoding-unknown = codificación desconocida: prueba gb18030 o big5
cli-not-in-range = escribe un número entero de { $least } a { $most }
cli-points-not-half = no es múltiplo de medio punto (3,75 zi = 7,5 puntos)
cli-points-too-many = demasiado para cualquier tablero
cli-seki-point = escribe cada punto con quién lo rellena: E5=black, E5=white o E5=nobody
cli-use-one-of = usa uno de { $choices }
engine-missing = no se ha indicado
engine-failed = el motor { $why }; se usa la propuesta de shuzi
engine-failed-marks = el motor { $why }; se usan las piedras muertas que marca el archivo
