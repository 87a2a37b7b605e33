## Lección: puntos

## Lesson: from-territory

lesson-from-territory = Del territorio al área: lo que hay que olvidar
lesson-from-territory-1-say = Las reglas japonesas cuentan territorio y prisioneros. Las chinas cuentan cada punto de un bando: sus piedras y los puntos vacíos que solo ellas rodean. Esta es una partida terminada, contada de las dos maneras. El komi es 6,5. Negro perdió 1 piedra en la partida; Blanco, 4.
lesson-from-territory-2-say = Primero, como ya sabes: los puntos vacíos.
lesson-from-territory-2-ask = ¿Cuántos puntos vacíos tiene Negro?
lesson-from-territory-2-hint = Desde arriba: 5 + 5 + 4 + 4…
lesson-from-territory-3-say = El territorio de Blanco es de una pieza.
lesson-from-territory-3-ask = ¿Cuántos puntos vacíos tiene Blanco?
lesson-from-territory-3-hint = Desde arriba: 1 + 3 + 3 + 4…
lesson-from-territory-4-say = Los prisioneros llenan el territorio de quien los perdió: se resta 1 a Negro y 4 a Blanco. Después, el komi.
lesson-from-territory-4-ask = ¿Quién gana por territorio y por cuánto? Escribe un resultado como B+12 (B: Negro) o W+0,5 (W: Blanco).
lesson-from-territory-4-hint = 23 − 1 contra 25 − 4 + 6,5.
lesson-from-territory-4-why = Hasta aquí, nada nuevo. Ahora olvida los prisioneros: devuélvelos a los cuencos.
lesson-from-territory-5-say = Por área, cada piedra del tablero es un punto, y también cada punto vacío que ayuda a rodear.
lesson-from-territory-5-ask = ¿Cuánto suman las piedras y los puntos vacíos de Negro?
lesson-from-territory-5-hint = 23 puntos vacíos, y las piedras.
lesson-from-territory-5-why = Este es el total. No hacen falta los prisioneros: todo está en el tablero.
lesson-from-territory-6-say = El tablero tiene 81 puntos y no sobra ninguno.
lesson-from-territory-6-ask = ¿Total de Blanco?
lesson-from-territory-6-hint = 81 menos el total de Negro.
lesson-from-territory-7-say = Aquí el komi también es 6,5.
lesson-from-territory-7-ask = ¿Quién gana por área y por cuánto?
lesson-from-territory-7-hint = El total de Negro menos el de Blanco, menos 6,5.
lesson-from-territory-7-why = El mismo resultado. Los dos jugaron el mismo número de piedras, y cada prisionero es una piedra menos en el tablero. Puede variar en un punto, si Negro hizo la última jugada.
lesson-from-territory-8-say = Tres cosas que olvidar. Los prisioneros no cuentan. Los puntos entre los dos bandos (dame) sí: se sigue jugando hasta que no quede ninguno. Y una piedra en tu propio territorio no cuesta nada: lo que pierdes en puntos vacíos lo tienes en piedras.

lesson-points = ¿Qué es un punto?
lesson-points-1-say = Una partida pequeña, jugada hasta el final. Si las piedras se muestran como letras, Negro es X y Blanco es O. Cada punto del tablero pertenece a uno de los dos. Pulsa Enter para continuar.
lesson-points-2-say = Un punto vacío rodeado solo por piedras de Negro es territorio de Negro.
lesson-points-2-ask = Mira la esquina superior izquierda, filas 7, 6 y 5. ¿Cuántos puntos vacíos tiene Negro ahí?
lesson-points-2-hint = Dos en la fila de arriba, luego uno, luego uno.
lesson-points-2-why = Los encierran las piedras de Negro y el borde.
lesson-points-3-say = Más abajo Negro tiene otro territorio.
lesson-points-3-ask = ¿Cuántos puntos vacíos tiene Negro en total?
lesson-points-3-hint = 4 arriba; ahora cuenta las filas 3, 2 y 1.
lesson-points-3-why = 4 arriba y 7 abajo. Un recuento en dos partes se comprueba mejor que uno largo.
lesson-points-4-say = En la puntuación por área, cada piedra viva también es un punto.
lesson-points-4-ask = ¿Cuántas piedras tiene Negro en el tablero?
lesson-points-4-hint = Fila por fila desde arriba: 1, 2, 1, 3…
lesson-points-4-why = Una piedra ocupa un punto: lo guarda para su bando.
lesson-points-5-say = Los puntos vacíos más las piedras dan el total de puntos.
lesson-points-5-ask = ¿Cuál es el total de Negro?
lesson-points-5-hint = La suma de tus dos números.
lesson-points-5-why = Este número es la base de todos los métodos chinos.
lesson-points-6-say = El tablero tiene 7 × 7 = 49 puntos, y cada uno es de un bando.
lesson-points-6-ask = Entonces, ¿cuál es el total de Blanco? No hace falta contar.
lesson-points-6-hint = 49 menos el total de Negro.
lesson-points-6-why = Por eso basta un bando: lo que no tiene Negro lo tiene Blanco. Tres de los cuatro métodos se apoyan en esto.
lesson-points-7-say = En esta lección no hay komi.
lesson-points-7-ask = ¿Quién gana y por cuánto? Escribe, por ejemplo, B+12 (B: Negro) o W+0,5 (W: Blanco).
lesson-points-7-hint = El total mayor menos el menor.
lesson-points-7-why = Un punto más para Negro sería uno menos para Blanco, así que el margen cambiaría en dos.

## Lección: piedras muertas

lesson-dead-stones = Piedras muertas
lesson-dead-stones-1-say = Antes de contar, retira del tablero las piedras muertas: las que no pueden evitar la captura. No hace falta seguir jugando para capturarlas.
lesson-dead-stones-2-say = Las dos piedras de Blanco en E5 y F5 están en la zona de Negro, a la derecha. No tienen sitio para hacer dos ojos ni nada con que conectarse.
lesson-dead-stones-2-ask = Marca las piedras muertas.
lesson-dead-stones-2-hint = Ve a E5 y márcala; se marca toda la cadena. No hay nada más muerto.
lesson-dead-stones-2-why = Si Blanco no está de acuerdo, se sigue jugando: Negro las captura, y en la puntuación por área eso no le cuesta nada.
lesson-dead-stones-3-say = E5 y F5 ya no están en el tablero. Ahora sus puntos están vacíos y son de Negro.
lesson-dead-stones-3-ask = ¿Cuántos puntos tiene Negro, entre puntos vacíos y piedras?
lesson-dead-stones-3-hint = Cuenta fila por fila, con las piedras.
lesson-dead-stones-3-why = Aquí una piedra muerta no vale nada; el punto que ocupaba vale uno.
lesson-dead-stones-4-say = Los prisioneros tampoco cuentan: la puntuación por área no los necesita.
lesson-dead-stones-4-ask = Hay 81 puntos en total. ¿Cuántos tiene Blanco?
lesson-dead-stones-4-hint = 81 menos el total de Negro.
lesson-dead-stones-4-why = Los prisioneros pueden volver a los cuencos en cualquier momento: nadie tiene que guardarlos ni contarlos.

## Lección: recuento completo

lesson-full-counting = Recuento completo: los dos bandos
lesson-full-counting-1-say = El recuento completo cuenta los dos bandos y los compara. Es el método más seguro: cada total comprueba el otro. El komi es 7,5.
lesson-full-counting-2-say = En un tablero real formarías ahora rectángulos de diez y de veinte con los territorios de Negro, moviendo las piedras de Negro dentro de su zona. Eso no cambia nada: un punto es un punto, con piedra o sin ella.
lesson-full-counting-2-ask = ¿Cuántos puntos vacíos tiene Negro?
lesson-full-counting-2-hint = Desde arriba: 2 + 2 + 3 + 3 + 4 + 4…
lesson-full-counting-3-say = Ahora las piedras, en montones de diez.
lesson-full-counting-3-ask = ¿Cuántas piedras tiene Negro?
lesson-full-counting-3-hint = Desde arriba: 2 + 3 + 1 + 1 + 1…
lesson-full-counting-4-say = Suma los puntos vacíos y las piedras.
lesson-full-counting-4-ask = ¿Total de puntos de Negro?
lesson-full-counting-4-hint = La suma de tus dos números.
lesson-full-counting-5-say = Ahora lo mismo con Blanco.
lesson-full-counting-5-ask = ¿Total de puntos de Blanco?
lesson-full-counting-5-hint = Cuenta los puntos vacíos y las piedras de Blanco, y comprueba que la suma es 81 menos el total de Negro.
lesson-full-counting-5-why = Los dos totales suman 81: no se escapó ningún punto ni se contó ninguno dos veces. Los métodos más cortos no tienen esta comprobación.
lesson-full-counting-6-say = Negro jugó primero, así que el komi se resta de su total.
lesson-full-counting-6-ask = ¿Cuál es el total ajustado de Negro?
lesson-full-counting-6-hint = El total de Negro menos 7,5.
lesson-full-counting-7-say = Compara el total ajustado de Negro con el total de Blanco.
lesson-full-counting-7-ask = ¿Quién gana y por cuánto?
lesson-full-counting-7-hint = El mayor menos el menor.
lesson-full-counting-7-why = Eso es el recuento completo: dos totales, el komi y una resta.

## Lección: medio recuento

lesson-half-counting = Medio recuento: basta un bando
lesson-half-counting-1-say = Una partida nueva. Lo que no tiene un bando lo tiene el otro, así que basta contar uno y compararlo con la mitad del tablero. Las piedras del otro bando se pueden retirar.
lesson-half-counting-2-say = El total se compara con la mitad de los puntos del tablero: la llamamos «mitad del tablero».
lesson-half-counting-2-ask = Un tablero 9×9 tiene 81 puntos. ¿Cuánto es la mitad?
lesson-half-counting-2-hint = La mitad de 80 es 40 y la de 1 es 0,5.
lesson-half-counting-2-why = En 13×13 es 84,5; en 19×19, 180,5. Conviene saber estos números de memoria.
lesson-half-counting-3-say = El recuento completo restaba a Negro todo el komi. Aquí la diferencia se duplica al final, así que solo se resta la mitad del komi.
lesson-half-counting-3-ask = El komi es 7,5. ¿Cuánto es la mitad?
lesson-half-counting-3-hint = La mitad de 7 es 3,5; la mitad de 0,5 es 0,25.
lesson-half-counting-3-why = La mitad del komi tiene cuartos. No los redondees: deciden las partidas reñidas.
lesson-half-counting-4-say = Cuenta los puntos de Negro: vacíos y piedras.
lesson-half-counting-4-ask = ¿Total de Negro?
lesson-half-counting-4-hint = 25 puntos vacíos, y las piedras.
lesson-half-counting-5-say = Resta la mitad del komi.
lesson-half-counting-5-ask = ¿Total ajustado de Negro?
lesson-half-counting-5-hint = El total de Negro menos 3,75.
lesson-half-counting-6-say = Ahora compáralo con la mitad del tablero. Si es menor, la diferencia es negativa: escribe un signo menos.
lesson-half-counting-6-ask = ¿Total ajustado menos la mitad del tablero?
lesson-half-counting-6-hint = Total ajustado − 40,5.
lesson-half-counting-6-why = Si es positiva, ha ganado Negro; si es negativa, Blanco.
lesson-half-counting-7-say = Un punto que gana Negro es un punto que pierde Blanco, así que el margen es el doble de la diferencia.
lesson-half-counting-7-ask = ¿Quién gana y por cuánto?
lesson-half-counting-7-hint = El doble de la diferencia.
lesson-half-counting-7-why = El mismo resultado que el recuento completo, contando la mitad.

## Lección: medio recuento simplificado

lesson-simplified-half-counting = Medio recuento simplificado: el punto que sobra
lesson-simplified-half-counting-1-say = Arriba cada bando tiene un ojo, y E9 queda en medio: quien juegue ahí será capturado. Es un seki: nadie juega ahí y los dos viven.
lesson-simplified-half-counting-2-say = Al contar, cada bando rellena sus propios ojos; luego los dos rellenan por turnos las libertades compartidas. Si sobra una, queda vacía: es un punto sin dueño.
lesson-simplified-half-counting-2-ask = ¿Cuántos puntos sin dueño quedan aquí?
lesson-simplified-half-counting-2-hint = Rellena los dos ojos, C9 y G9; queda lo que comparten.
lesson-simplified-half-counting-2-why = Un punto así no es de ningún bando, de modo que cada uno recibe la mitad.
lesson-simplified-half-counting-3-say = El medio recuento suma al bando contado la mitad de cada punto sin dueño. El simplificado la resta de la mitad del tablero, y así el resto del recuento queda más sencillo.
lesson-simplified-half-counting-3-ask = La mitad de un tablero 9×9 es 40,5. ¿Cuánto queda al restar la mitad de cada punto sin dueño?
lesson-simplified-half-counting-3-hint = 40,5 menos la mitad del número de puntos sin dueño.
lesson-simplified-half-counting-4-say = Los puntos vacíos y las piedras de Negro, como antes.
lesson-simplified-half-counting-4-ask = ¿Total de Negro?
lesson-simplified-half-counting-4-hint = Fila por fila: las piedras de Negro y los puntos vacíos que solo rodea Negro.
lesson-simplified-half-counting-5-say = El komi es 7,5, así que se resta la mitad, 3,75.
lesson-simplified-half-counting-5-ask = ¿Total ajustado de Negro?
lesson-simplified-half-counting-5-hint = El total menos 3,75.
lesson-simplified-half-counting-6-say = Compara y duplica.
lesson-simplified-half-counting-6-ask = ¿Quién gana y por cuánto?
lesson-simplified-half-counting-6-hint = El doble de la diferencia entre el total ajustado y la mitad ajustada.
lesson-simplified-half-counting-6-why = Sin puntos sin dueño (ni desempate), los dos medios recuentos son iguales, línea por línea.
lesson-ties = Empates: cuando nadie tiene más
lesson-ties-1-say = El komi suele ser 6,5 o 7,5, para que siempre gane un bando. Algunos clubes usan 7, y muchas partidas con hándicap no tienen komi: entonces puede haber empate. Aquí el komi es 7.
lesson-ties-2-say = Se cuenta a Negro.
lesson-ties-2-ask = ¿Cuál es el número clave de Negro?
lesson-ties-2-hint = 40,5 más la mitad de 7.
lesson-ties-2-why = Es un número entero, así que un total puede ser igual.
lesson-ties-3-say = Negro tiene 44 puntos, Blanco 37.
lesson-ties-3-ask = ¿Quién gana y por cuánto? Escribe 0 si hay empate.
lesson-ties-3-hint = El total de Negro menos el número clave.
lesson-ties-3-why = El total de Negro es igual al número clave: empate. Si las reglas no admiten empates, dicen quién gana; casi siempre, Blanco.
lesson-ties-4-say = Un total igual al número clave no basta.
lesson-ties-4-ask = ¿Con qué total mínimo gana Negro?
lesson-ties-4-hint = Uno más que el número clave.
lesson-ties-4-why = En la tabla de números clave es el número grande; el total que empata está al lado.
lesson-ties-5-say = Otra partida: tres piedras, sin komi, y Blanco recibe el desempate, medio punto. Sin él habría empate.
lesson-ties-5-ask = ¿Quién gana: 1 Negro, 2 Blanco, 3 nadie?
lesson-ties-5-hint = ¿Quién recibe el medio punto?
lesson-ties-5-why = Blanco, por 0,5. El desempate no es komi: decide las partidas que acabarían en empate y quita medio punto a Negro en las demás.
lesson-the-sum = La suma no llega: ¿error o punto sin dueño?
lesson-the-sum-1-say = El recuento completo se comprueba solo: los dos totales suman el tablero entero, 361 en 19×19, aquí 81. A veces no. Entonces alguien contó mal, o un punto no es de nadie.
lesson-the-sum-2-say = Dos jugadores cuentan 45 para Negro y 35 para Blanco.
lesson-the-sum-2-ask = ¿Cuántos puntos faltan en la suma?
lesson-the-sum-2-hint = 81 menos 45, menos 35.
lesson-the-sum-3-say = Mira el tablero: ¿hay un seki, o un dame sin rellenar?
lesson-the-sum-3-ask = ¿Qué es: 1 un error al contar, 2 un punto sin dueño?
lesson-the-sum-3-hint = Busca libertades que compartan los dos.
lesson-the-sum-3-why = La última libertad compartida del seki queda vacía. 45 + 35 + 1 = 81: la suma es correcta.
lesson-the-sum-4-say = Otra tarde, 19×19, komi 7,5: Negro 184, Blanco 176, en total 360. No hay ningún seki ni ningún dame sin rellenar.
lesson-the-sum-4-ask = ¿Y ahora: 1 decir quién gana, 2 contar otra vez?
lesson-the-sum-4-hint = Con komi 7,5 Negro necesita 185.
lesson-the-sum-4-why = El punto que falta decide: si es de Negro, Negro tiene 185 y gana.
lesson-the-sum-5-say = Otra partida de 19×19: la suma es 351, faltan diez.
lesson-the-sum-5-ask = ¿Qué es más probable: 1 se olvidó un montón de diez, 2 diez puntos no son de nadie?
lesson-the-sum-5-hint = Las piedras se ponen en montones de diez.
lesson-the-sum-5-why = Un error de diez es el más corriente. Cuenta otra vez los montones y luego los rectángulos.

## Lección: números clave

lesson-key-numbers = Números clave: conoce tu meta antes de acabar
lesson-key-numbers-1-say = Un número clave lo reúne todo menos el recuento: la mitad del tablero y la mitad del komi. Calcúlalo antes de la partida y verás el resultado directamente en el total.
lesson-key-numbers-2-say = Negro debe tener más que la mitad del tablero más la mitad del komi. Aquí es 9×9 con komi 5,5.
lesson-key-numbers-2-ask = ¿Cuál es el número clave de Negro?
lesson-key-numbers-2-hint = 40,5 + 2,75.
lesson-key-numbers-2-why = El número clave de Blanco está tan por debajo de la mitad del tablero como el de Negro por encima: 40,5 − 2,75.
lesson-key-numbers-3-say = Un total es un número entero, así que gana el primer entero por encima del número clave.
lesson-key-numbers-3-ask = ¿Cuántos puntos necesita Negro para ganar?
lesson-key-numbers-3-hint = El primer número entero por encima del número clave.
lesson-key-numbers-3-why = Ese número es todo lo que necesitas en la mesa: la tabla de números clave lo da para cada partida.
lesson-key-numbers-4-say = Las piedras muertas ya se retiraron. Cuenta los puntos de Negro.
lesson-key-numbers-4-ask = ¿Total de Negro?
lesson-key-numbers-4-hint = Fila por fila: puntos vacíos y piedras.
lesson-key-numbers-5-say = La diferencia dice cuánto supera el total al número clave; si está por debajo, es negativa.
lesson-key-numbers-5-ask = ¿El total menos el número clave?
lesson-key-numbers-5-hint = Total − 43,25.
lesson-key-numbers-6-say = Duplícala, como siempre.
lesson-key-numbers-6-ask = ¿Quién gana y por cuánto?
lesson-key-numbers-6-hint = El doble de la diferencia.
lesson-key-numbers-6-why = Un recuento, una resta y una multiplicación por dos: el método más rápido.

## Lección: hándicap

lesson-handicaps = Hándicap: n, n − 1 o nada
lesson-handicaps-1-say = Negro empezó esta partida con tres piedras de hándicap. En la puntuación por área cada una es un punto, así que muchas reglas dan puntos a Blanco a cambio. Eso es la compensación; no es komi.
lesson-handicaps-2-say = Las reglas chinas dan a Blanco tantos puntos como piedras de hándicap hay: n.
lesson-handicaps-2-ask = Tres piedras: ¿cuántos puntos son?
lesson-handicaps-2-hint = Tantos puntos como piedras.
lesson-handicaps-2-why = Las reglas AGA dan n − 1, es decir, dos. Otras no dan nada. Pregunta antes de jugar: tres puntos cambian muchos resultados.
lesson-handicaps-3-say = Una partida con hándicap no tiene komi. Para que no haya empate, Blanco puede recibir medio punto, el desempate. Aquí el desempate es 0,5 y la compensación, 3. Los dos se restan del total de Negro.
lesson-handicaps-3-ask = ¿Total de Negro?
lesson-handicaps-3-hint = 27 puntos vacíos, y las piedras.
lesson-handicaps-4-say = Resta el desempate, 0,5, y la compensación, 3.
lesson-handicaps-4-ask = ¿Total ajustado de Negro?
lesson-handicaps-4-hint = El total menos 3,5.
lesson-handicaps-5-say = Compáralo con el total de Blanco: 81 menos el de Negro.
lesson-handicaps-5-ask = ¿Quién gana y por cuánto?
lesson-handicaps-5-hint = El mayor menos el menor.
lesson-handicaps-5-why = Con n − 1 Blanco tendría un punto menos, y Negro ganaría por medio punto. `shuzi compare` muestra todos los resultados juntos.
lesson-handicaps-6-say = Con números clave la misma partida se cuenta una sola vez. La mitad del tablero y la mitad de lo que recibe Blanco: 40,5 + 1,75.
lesson-handicaps-6-ask = ¿Cuántos puntos necesitaba Negro para ganar?
lesson-handicaps-6-hint = El primer número entero por encima del número clave, 42,25.
lesson-handicaps-6-why = En la tabla de números clave está en la columna de tres piedras. En una partida con hándicap no cambia nada más.

## Lección: un recuento entero

lesson-whole-count = Cuenta una partida entera sin ayuda
lesson-whole-count-1-say = Una partida nueva, sin marcas. Esta vez cuenta los puntos de Blanco, con números clave. El komi es 7,5 y el tablero, 9×9.
lesson-whole-count-2-say = Revisa las cadenas: ¿cuáles no pueden hacer dos ojos ni escapar?
lesson-whole-count-2-ask = Lo primero: ¿qué piedras están muertas?
lesson-whole-count-2-hint = Una piedra, en el borde derecho.
lesson-whole-count-3-say = Blanco recibe el komi, así que necesita menos de la mitad del tablero.
lesson-whole-count-3-ask = ¿Cuál es el número clave de Blanco?
lesson-whole-count-3-hint = 40,5 − 3,75.
lesson-whole-count-4-say = Puntos vacíos y piedras, de diez en diez donde puedas.
lesson-whole-count-4-ask = ¿Cuál es el total de Blanco una vez retirada la piedra muerta?
lesson-whole-count-4-hint = Cuenta las filas de Blanco desde arriba, con el punto que ocupaba la piedra muerta.
lesson-whole-count-5-say = El margen es el doble de (total menos número clave).
lesson-whole-count-5-ask = ¿Quién gana y por cuánto?
lesson-whole-count-5-hint = Un número positivo significa que ha ganado Blanco, el bando contado.
lesson-whole-count-5-why = Has contado una partida sin ayuda. En 19×19 es igual, con números más grandes: lo enseña la lección siguiente.

## Lección: seki

lesson-seki = Seki: piedras que viven juntas
lesson-seki-1-say = Arriba a la izquierda, las seis piedras de Blanco (A8 a D8, C7, D7) y las cuatro de Negro (A6 a D6) comparten dos libertades, A7 y B7. Ningún grupo tiene dos ojos, y quien juegue en A7 o B7 será capturado. Por eso nadie juega ahí: los dos viven. Es un seki.
lesson-seki-2-say = Para contar se rellenan las libertades compartidas, la mitad cada bando: una piedra de cada uno en A7 y B7. Así nadie saca ventaja.
lesson-seki-2-ask = ¿Cuántas piedras pone ahí Blanco?
lesson-seki-2-hint = Dos libertades, la mitad cada uno.
lesson-seki-2-why = Los ojos en un seki los rellena primero su dueño. Una libertad que solo un bando puede rellenar sin ser capturado es de ese bando. Se rellena solo para contar: nadie captura nada.
lesson-seki-3-say = Si el número de libertades compartidas es par, no sobra ninguna. Si es impar, la última queda vacía y es un punto sin dueño.
lesson-seki-3-ask = ¿Cuántos puntos sin dueño quedan aquí?
lesson-seki-3-hint = Las dos libertades ya están rellenadas.
lesson-seki-3-why = Según las reglas japonesas, los puntos en seki no cuentan para ningún bando. Es una de las razones por las que las dos formas de contar pueden diferir en un punto o dos.
lesson-seki-4-say = Lo demás, como siempre: piedras y puntos vacíos, incluidas las piedras del seki.
lesson-seki-4-ask = ¿Total de Negro?
lesson-seki-4-hint = Las piedras de Negro y los puntos vacíos que solo rodea Negro. No olvides las cinco piedras de la izquierda, una de ellas de relleno.
lesson-seki-4-why = Las piedras vivas cuentan estén donde estén; las de un seki están vivas.
lesson-seki-5-say = El komi es 6,5, su mitad 3,25; la mitad de 81 es 40,5.
lesson-seki-5-ask = ¿Quién gana y por cuánto?
lesson-seki-5-hint = El total de Negro menos 3,25, comparado con 40,5; luego duplica la diferencia.
lesson-seki-6-say = En otro seki ningún grupo tiene ojos y comparten tres libertades. Los dos bandos rellenan por turnos.
lesson-seki-6-ask = ¿Cuántas de las tres quedan vacías?
lesson-seki-6-hint = Una cada uno; después nadie puede rellenar.
lesson-seki-6-why = La última no es de nadie: un punto sin dueño. Baja medio punto cada número clave, y al contar un solo bando se le suma medio punto.

lesson-bent-four = Cuatro doblado en la esquina: muerto, aunque no lo parezca
lesson-bent-four-1-say = Solo queda por decidir la esquina superior izquierda. Las siete piedras de Blanco y las tres de Negro (A9, B9, A8) están encerradas; los dos grupos tocan A7 y C9, y parece un seki.
lesson-bent-four-2-say = Pero Blanco no puede hacer nada. Si juega en C9, Negro lo captura todo con A7; al revés es igual.
lesson-bent-four-3-say = Negro sí puede empezar: Negro A7, Blanco captura cuatro piedras con C9, Negro A8, Blanco A9, y Negro toma el ko con B9. Negro espera hasta que a Blanco no le queden amenazas de ko.
lesson-bent-four-4-say = Por eso las piedras de Blanco están muertas tal como están. Las reglas japonesas lo dicen directamente. En la puntuación por área Negro puede jugarlo al final sin perder nada.
lesson-bent-four-4-ask = Marca las piedras muertas.
lesson-bent-four-4-hint = Una cadena: las siete piedras de Blanco en la esquina. No hay nada más muerto.
lesson-bent-four-4-why = Si se hubiera contado como seki, habría ganado Blanco.
lesson-bent-four-5-say = Las siete piedras ya no están. A7 y C9 también son de Negro.
lesson-bent-four-5-ask = ¿Cuál es el total de Negro?
lesson-bent-four-5-hint = Solo la esquina son 12 puntos: ahora el resto, fila por fila.
lesson-bent-four-5-why = Las piedras muertas no valen nada; los puntos que ocupaban son de Negro.
lesson-bent-four-6-say = El komi es 6,5, su mitad 3,25; la mitad de 81 es 40,5.
lesson-bent-four-6-ask = ¿Quién gana y por cuánto?
lesson-bent-four-6-hint = El total de Negro menos 3,25, comparado con 40,5; luego duplica la diferencia.
lesson-choosing = ¿Qué método y qué bando?
lesson-choosing-1-say = Cuatro métodos, un resultado. Se distinguen en lo que hay que saber antes y en lo que se puede comprobar. Responde con un número: 1 recuento completo, 2 medio recuento, 3 medio recuento simplificado, 4 números clave.
lesson-choosing-2-say = Una final, decidida por medio punto. Los dos quieren ver que no se olvidó ningún punto.
lesson-choosing-2-ask = ¿Qué método: 1 completo, 2 medio, 3 simplificado, 4 números clave?
lesson-choosing-2-hint = Solo uno cuenta los dos bandos.
lesson-choosing-2-why = Los dos totales y los puntos sin dueño, si los hay, tienen que sumar todo el tablero: 361, 169 u 81. Solo el recuento completo tiene esta comprobación.
lesson-choosing-3-say = Una noche de club: siempre 19×19, siempre el mismo komi, y la tabla de números clave está en la pared.
lesson-choosing-3-ask = ¿Cuál es el más rápido: 1 completo, 2 medio, 3 simplificado, 4 números clave?
lesson-choosing-3-hint = ¿Qué contiene la tabla?
lesson-choosing-3-why = Se cuenta un bando, se mira un número y ya se sabe quién gana.
lesson-choosing-4-say = Un seki deja un punto que no es de nadie. Un medio recuento suma su mitad al total contado; el otro la resta de la mitad del tablero.
lesson-choosing-4-ask = ¿Cuál deja el total como se contó: 2 medio, 3 simplificado?
lesson-choosing-4-hint = Lo que cambia es la mitad del tablero.
lesson-choosing-4-why = El total sigue siendo un número entero; solo cambia la mitad del tablero.
lesson-choosing-5-say = En este tablero Negro tiene un territorio grande, y Blanco muchos pequeños.
lesson-choosing-5-ask = ¿Qué bando se cuenta más rápido: 1 Negro, 2 Blanco?
lesson-choosing-5-hint = ¿Qué puntos vacíos se ven como rectángulos?
lesson-choosing-5-why = Un territorio grande se cuenta por rectángulos; los pequeños, punto por punto. El resultado es el mismo.
lesson-rearranging = En el tablero real: rectángulos y montones
lesson-rearranging-1-say = En un tablero real no se cuenta punto por punto. Primero se ordenan los puntos de un bando: el territorio en rectángulos de diez, las piedras en montones de diez. Aquí se cuenta a Negro; el komi es 7,5.
lesson-rearranging-2-say = Primero los puntos vacíos.
lesson-rearranging-2-ask = ¿Cuántos puntos vacíos tiene Negro?
lesson-rearranging-2-hint = Desde arriba: 4 + 3 + 3 + 4…
lesson-rearranging-3-say = Los puntos que pasan de las decenas se rellenan con piedras del cuenco de Negro. Cada una quita un punto vacío y añade una piedra, así que el total no cambia.
lesson-rearranging-3-ask = ¿Cuántas piedras debe añadir Negro para que queden decenas enteras?
lesson-rearranging-3-hint = Hasta dejar 20.
lesson-rearranging-3-why = Solo piedras de Negro, y solo dentro de su zona: así nada puede cambiar.
lesson-rearranging-4-say = Mira: las piedras de Negro se mueven hasta que los puntos vacíos son dos rectángulos de diez, o uno de veinte.
lesson-rearranging-5-say = Ahora las piedras de Negro se juntan en montones de diez, incluidas las recién puestas.
lesson-rearranging-5-ask = ¿Cuántas piedras hay ahora?
lesson-rearranging-5-hint = Primero los montones completos de diez, luego el resto.
lesson-rearranging-6-say = Puntos vacíos y piedras juntos.
lesson-rearranging-6-ask = ¿Cuál es el total de Negro?
lesson-rearranging-6-hint = 20 más las piedras.
lesson-rearranging-6-why = El mismo que antes de mover nada. `shuzi reshape` calcula el mínimo de piedras que hay que mover en cualquier tablero.
lesson-rearranging-7-say = Blanco tiene el resto: 81 menos el total de Negro. El komi es 7,5.
lesson-rearranging-7-ask = ¿Quién gana y por cuánto?
lesson-rearranging-7-hint = El total de Negro menos 7,5, contra el total de Blanco.

## Lesson: nineteen

lesson-nineteen = Una partida de 19×19 en tres minutos
lesson-nineteen-1-say = Una partida de 19×19, jugada hasta el final, con komi 7,5. La tabla de la pared dice: Negro necesita 185. Contar un bando son cuatro pasos: quitar las muertas, rectángulos, montones, una comparación. Con práctica, tres minutos.
lesson-nineteen-2-say = Busca cadenas encerradas sin sitio para dos ojos.
lesson-nineteen-2-ask = Marca las piedras muertas.
lesson-nineteen-2-hint = Una negra abajo a la izquierda y cuatro blancas en la zona de Negro, a la derecha.
lesson-nineteen-2-why = Los dos están de acuerdo, y las piedras vuelven a los cuencos.
lesson-nineteen-3-say = Se cuenta a Negro. Mira cómo se mueven sus piedras, y solo dentro de su zona, hasta que los puntos vacíos son rectángulos de decenas enteras. Las piedras de Blanco ya solo son paredes.
lesson-nineteen-4-say = Los rectángulos están hechos.
lesson-nineteen-4-ask = ¿Cuántos puntos vacíos hay en ellos?
lesson-nineteen-4-hint = Ancho por alto de cada uno, y la suma: acaba en 0.
lesson-nineteen-5-say = Las piedras de Blanco ya se pueden quitar. Junta las de Negro en montones de diez.
lesson-nineteen-5-ask = ¿Cuántas piedras tiene Negro?
lesson-nineteen-5-hint = Primero los montones completos de diez, luego el resto.
lesson-nineteen-5-why = En la mesa cuentas montones; aquí los ha hecho el programa.
lesson-nineteen-6-say = Puntos vacíos y piedras.
lesson-nineteen-6-ask = ¿Total de Negro?
lesson-nineteen-6-hint = Tus dos números, sumados.
lesson-nineteen-7-say = El número clave es 180,5 + 3,75 = 184,25.
lesson-nineteen-7-ask = ¿Quién gana y por cuánto?
lesson-nineteen-7-hint = El total menos 184,25, por dos.
lesson-nineteen-7-why = Ya sabes contar una partida real. Desde mañana, con cinco minutos al día ganarás rapidez: unas preguntas y una partida contra reloj.

lesson-step = paso
lesson-over = Lección terminada. Enter: lección siguiente.
lessons-over = Esa era la última lección. Enter: menú.
