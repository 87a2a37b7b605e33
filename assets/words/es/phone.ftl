# The screen that waits for phones.
phone-title = Fotografía el tablero con un móvil
phone-scan = Apunta la cámara de un móvil al código y abre la página que ofrece. No hay que instalar nada.
phone-no-code = Escribe esta dirección en el navegador de un móvil. En una ventana más grande hay un código para fotografiar.
phone-network = Red: { $name }
phone-network-of = Red: { $name } ({ $at } de { $all }; ← → otra)
phone-plain = El móvil debe estar en esta red. La conexión no está cifrada: otros en la red podrían leerla.
phone-encrypted = El móvil debe estar en esta red. La conexión está cifrada. El móvil avisa de que no es privada, porque el certificado lo ha creado este ordenador: toca «Configuración avanzada» o «Mostrar detalles» y sigue, si la huella (SHA-256) empieza por { $begin }.
phone-fingerprint = Huella: { $begin }
phone-met = Un móvil ha abierto la página.
phone-overdue = Aún no ha llegado ningún móvil. Suele estar en otra red (datos móviles u otra wifi), esta es una red de invitados que separa los dispositivos, o un cortafuegos cierra el puerto { $port }. Ayuda el punto de acceso de un móvil: actívalo, conecta este ordenador a él y pulsa f otra vez.
phone-overdue-short = Aún no ha llegado ningún móvil. ¿Está en esta red? Si no, conecta este ordenador a su zona wifi y pulsa f.
phone-no-network = sin red: conéctate a una wifi o al punto de acceso de un móvil y pulsa f otra vez
phone-not-served = no se puede mostrar la página a los móviles: { $why }
phone-no-tls = el procesador de este ordenador no puede cifrar la página: quita --tls
phone-waiting = { $boards ->
    [one] Espera un tablero
   *[other] Esperan { $boards } tableros
}
phone-boards-wait = { $boards ->
    [one] Aún espera un tablero: Enter lo cuenta, Esc lo descarta.
   *[other] Aún esperan { $boards } tableros: Enter cuenta el siguiente, Esc los descarta.
}
phone-doubts = { $points ->
    [0] sin dudas
    [one] 1 duda
   *[other] { $points } dudas
}

# The page on the phone.
phone-page-title = Contar el tablero
phone-photograph = Fotografiar el tablero
phone-next-board = Fotografiar el siguiente tablero
phone-again = Fotografiarlo otra vez
phone-choose = Elegir una imagen
phone-send = Enviar
phone-reading = Leyendo el tablero …
phone-how = Desde arriba y con el tablero entero en la foto.
phone-not-read = { $why }. Inténtalo de nuevo.
phone-too-many = Ya esperan { $boards } tableros: contad primero algunos y envía este otra vez.
phone-photograph-alt = La foto
phone-to-settle = { $points ->
    [0] ¿Es este el tablero?
    [one] Hay 1 punto por aclarar
   *[other] Hay { $points } puntos por aclarar
}
phone-point-empty = vacío
phone-point-doubtful = dudoso
phone-point-dead = { $side }, muerta
phone-count-it = Es correcto: contar
phone-count-as-read = Todo como se ve: contar
phone-undo = Deshacer
phone-turn = Girar
phone-tap-points = Toca un punto que esté mal: Negro, Blanco, vacío.
phone-compare-again = ¿Has comparado todo el tablero? Entonces toca el botón otra vez.
phone-dead-title = ¿Qué piedras están muertas?
phone-dead-how = Las piedras tachadas están muertas. Toca una cadena para cambiarlo.
phone-agree = De acuerdo: el resultado
phone-result-tap = Toca una cadena para cambiar si está muerta.
phone-working = La suma
phone-elsewhere = En el ordenador: { $step }
phone-to-result = Directo al resultado
phone-queued = { $boards ->
    [0] Este tablero es el siguiente
    [one] Hay un tablero antes de este
   *[other] Hay { $boards } tableros antes de este
}
phone-put-away = Este tablero ya no está en la pantalla
