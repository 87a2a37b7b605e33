## Hojas impresas

sheet-keys = Números clave
sheet-game = Partida
sheet-even = igualada, komi { $komi }
sheet-even-game = Partida igualada, komi { $komi }
sheet-no-komi = sin komi
sheet-handicap = { $stones } piedras
sheet-komi = komi { $points }
sheet-compensation = comp. { $points }
sheet-handicap-games = Partidas con hándicap
sheet-compensation-rule = { $convention ->
        [n-1] Incluido: 1 punto para Blanco por cada piedra de hándicap después de la primera.
       *[n] Incluido: 1 punto para Blanco por cada piedra de hándicap.
    }
sheet-tie-breaker = desempate { $points }
sheet-half-count = mitad del tablero { $points }
sheet-non-scoring = { $points } sin dueño
sheet-black = Negro
sheet-white = Blanco
sheet-black-short = Neg.
sheet-white-short = Bla.
sheet-needs = necesita
sheet-term-shared = Punto sin dueño:
sheet-term-shared-is = no es de ningún bando.
sheet-term-compensation = Compensación:
sheet-term-compensation-is = lo que recibe Blanco por las piedras de hándicap.
sheet-term-key = Número clave:
sheet-term-key-is = el total con el que habría empate.
sheet-form-sign = { $sign } gana { $side }
sheet-form-doubled = por 2 × diferencia (sin ±) =
sheet-form-needed = Total necesario para ganar
sheet-form-larger = mayor − menor =
sheet-tie-at = { $tie } empate
sheet-one-shared = Con un punto sin dueño
sheet-small-key = En pequeño: el número clave, con el que habría empate.
sheet-key-numbers = Números clave: Negro { $black }, Blanco { $white }
sheet-key = número clave
sheet-ties = empata
sheet-how = Cómo contar
sheet-step-finish = Termina el tablero
sheet-step-shape = Haz rectángulos de diez
sheet-step-pile = Haz montones de diez
sheet-step-compare = Compara con el número necesario
sheet-step-adjust = Ajusta el total
sheet-step-margin = Calcula el margen
sheet-how-1 = Se rellenan los dame por turnos y ambos pasan. Devuelve a los cuencos las piedras muertas y los prisioneros. Seki: cada bando rellena sus propios ojos, también los falsos; luego, por turnos, las libertades compartidas; si sobra una, queda vacía.
sheet-how-left = Un punto que no es de nadie queda vacío: es un punto sin dueño. Anota cuántos hay.
sheet-how-2 = Elige un bando. Mueve sus propias piedras hasta que sus territorios sean rectángulos de diez; cuenta los puntos vacíos.
sheet-how-bowl = Se pueden añadir piedras del cuenco o devolverlas: el total no cambia.
sheet-how-3 = Cuenta sus piedras en montones de diez. Puntos vacíos + piedras = total.
sheet-how-4 = Un bando gana si su total llega al número que necesita.
sheet-how-5 = Margen en puntos = 2 × (total − número clave). Si es negativo, gana el otro bando.
sheet-how-full-2 = Mueve las piedras de los dos bandos hasta que todos los territorios sean rectángulos de diez. Cuenta los puntos vacíos de ambos antes de levantar ninguna piedra.
sheet-how-full-3 = Cuenta las piedras de ambos en montones de diez. Puntos vacíos + piedras = total; los dos totales suman el tablero, menos los puntos que quedan vacíos en un seki.
sheet-how-full-5 = Margen en puntos = la diferencia entre los dos.
sheet-how-half-5 = Margen en puntos = 2 × (total ajustado − mitad del tablero). Si es negativo, gana el otro bando.
sheet-each = { $sign } ½ por cada punto sin dueño.
sheet-zero-tie = Cero: empate.
sheet-zero-side = Cero: gana { $side }.
sheet-zero-tie-breaker = Cero: gana { $side } por { $points }, el desempate. Si no es cero: suma { $points } al margen si gana { $side }; si pierde, réstalo.
sheet-how-verify = ¿Dudas? Cuenta también el otro bando.
sheet-form-title = Hoja de recuento
sheet-form-event = Torneo
sheet-form-round = Ronda
sheet-form-date = Fecha
sheet-form-board = Tablero n.º
sheet-form-black = Negro
sheet-form-white = Blanco
sheet-form-side = bando contado: { $side }
sheet-form-winner = Ganador
sheet-form-none = (0 si no hay)
sheet-form-tie = Empate
sheet-form-points = puntos
sheet-form-check = Comprobación: Negro + Blanco + puntos sin dueño = { $points }.
sheet-form-optional = { $side } (opcional)
sheet-form-signed = Firma { $side }
sheet-form-referee = Árbitro
sheet-note-ties = empata: el total que empata la partida; { $needs } (={ $tie }) significa que { $tie } empata y { $needs } gana.
sheet-note-nsp = Puntos sin dueño: por ejemplo, la última libertad de un seki.
sheet-note-each-nsp = Cada punto sin dueño baja en medio punto el número clave.
sheet-note-tie-breaker = El desempate no es komi: medio punto para Blanco, para que no haya empates.
sheet-source = Según S. Mays, How to Use the Chinese Method of Counting (2012).
sheet-komi-head = Komi
sheet-ranks = Rangos
sheet-value = Valor
sheet-stones = Piedras
sheet-free-moves = Extra
sheet-jewdan = Hándicap por rangos
sheet-to-white = a Blanco
sheet-to-black = a Negro
sheet-grid = Busca la diferencia de rango: a la izquierda están las piedras, arriba los puntos. No se añade nada más. –: sin piedras, Negro juega primero.
sheet-grid-example = Ejemplo: { $size }, diferencia de rango { $ranks }: { $stones } piedras de hándicap y { $points } puntos { $side }.
sheet-factor = { $size }: puntuación por { $counting }; rangos por piedra: { $factor }; puntos por piedra: { $value }
sheet-area = área
sheet-territory = territorio
sheet-handicap-1 = valor = rangos ÷ rangos por piedra − ½; piedras = valor + ½, redondeado hacia arriba; una piedra es solo la primera jugada de Negro.
sheet-handicap-2 = komi = (jugadas extra − valor) × puntos por piedra, redondeado, + ½; un komi negativo es para Negro.
sheet-handicap-3 = El komi es el único ajuste: no se añade compensación.
sheet-misprint = La tabla publicada (área, 13×13) da −3,5 para 4, 9, 14 y 19 rangos; su propia fórmula da −0,5.
sheet-handicap-source = Según el sistema de hándicap de Jewdan (Sensei's Library).
sheet-black-needs = { sheet-black } { sheet-needs }
sheet-white-needs = { sheet-white } { sheet-needs }
sheet-black-count = { sheet-black-short } { $count }
sheet-white-count = { sheet-white-short } { $count }
