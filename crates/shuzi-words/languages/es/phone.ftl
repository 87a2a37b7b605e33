# The screen that waits for phones.
phone-title = Fotografía el tablero con un teléfono
phone-scan = Apunta la cámara de un teléfono al código y abre la página que ofrece. No hay que instalar nada.
phone-no-code = Escribe esta dirección en el navegador de un teléfono. En una ventana más grande aparece un código para la cámara.
phone-network = Red: { $name }
phone-network-of = Red: { $name } ({ $at } de { $all }; ← → otra)
phone-plain = El teléfono debe estar en esta red. La conexión no está cifrada: otras personas de la red podrían leerla.
phone-alone = Las mismas páginas funcionan también en un teléfono solo, sin otro equipo: consulta «A phone alone» en el libro.
phone-encrypted = El teléfono debe estar en esta red. La conexión está cifrada. El teléfono avisa de que no es privada, porque el certificado lo ha creado este equipo: toca «Configuración avanzada» o «Mostrar detalles» y sigue si la huella (SHA-256) empieza por { $begin }.
phone-fingerprint = Huella: { $begin }
phone-met = Un teléfono ha abierto la página.
phone-overdue = Aún no se ha conectado ningún teléfono. Suele ser porque está en otra red (datos móviles u otra wifi), porque esta es una red de invitados que aísla los dispositivos, o porque un cortafuegos cierra el puerto { $port }. Ayuda un punto de acceso: actívalo en el teléfono, conecta a él este equipo y pulsa f otra vez.
phone-overdue-short = Aún no se ha conectado ningún teléfono. ¿Está en esta red? Si no, conecta este equipo a su punto de acceso y pulsa f.
phone-no-network = sin red: conéctate a una wifi o al punto de acceso de un teléfono y pulsa f otra vez
phone-not-served = no se puede mostrar la página a los teléfonos: { $why }
phone-no-tls = el procesador de este equipo no puede cifrar la página: quita --tls
phone-sent = { $boards ->
    [one] 1 tablero
   *[other] { $boards } tableros
}
phone-boards-open = { $boards ->
    [one] 1 tablero no está terminado; la primera pantalla lo conserva. Esc otra vez cierra la página de los teléfonos.
   *[other] { $boards } tableros no están terminados; la primera pantalla los conserva. Esc otra vez cierra la página de los teléfonos.
}

# The page on the phone.
phone-page-title = Contar el tablero
phone-photograph = Fotografiar el tablero
phone-next-board = Fotografiar el siguiente tablero
phone-again = Fotografiarlo otra vez
phone-choose = Elegir una imagen
phone-send = Enviar
phone-reading = Leyendo el tablero…
phone-how = Desde arriba y con el tablero entero en la foto.
phone-too-many = Ya hay { $boards } tableros: vuelve a iniciar shuzi.
phone-photograph-alt = La foto
phone-to-settle = { $points ->
    [0] ¿Es este el tablero?
    [one] Queda un punto por revisar
   *[other] Quedan { $points } puntos por revisar
}
phone-point-empty = vacío
phone-point-doubtful = dudoso
phone-point-dead = { $side }, piedra muerta
phone-count-it = Está bien: contarlo
phone-count-as-read = Contarlo tal como está
phone-undo = Deshacer
phone-turn = Girar
phone-tap-points = Toca un punto que esté mal para cambiarlo: Negro, Blanco, vacío.
phone-closer = Ahora toca el punto. Toca fuera del tablero para volver a verlo entero.
phone-compare-again = ¿Has comparado todo el tablero? Entonces toca el botón otra vez.
phone-dead-title = ¿Qué piedras están muertas?
phone-dead-how = Las piedras tachadas están muertas. Toca una cadena para cambiarlo.
phone-agree = De acuerdo: ver el resultado
phone-boards = Tableros
phone-rules = Reglas de esta partida
phone-by-rules = según las reglas: { $points }
phone-take-over = Usar estas reglas
phone-to-board = Volver al tablero
phone-keys = Números clave
phone-sent-before = Esta foto ya se envió: este es su tablero.
phone-count-anew = Contarlo como otra partida
phone-back = Atrás
phone-enter = Siguiente
phone-not-known = No se sabe
phone-yes = Sí
phone-no = No
phone-go-on = Continuar
phone-agree-result = Estamos de acuerdo con el resultado
phone-look-first = Las piedras con un círculo son dudosas. Revísalas con tu rival, marca las muertas y vuelve a tocar el botón.
phone-unfinished = Hay mucho sin decidir: ¿ha terminado la partida? Si no, hay que seguir jugando y fotografiar otra vez el tablero.
phone-kept = { $text }
phone-result-tap = Toca una cadena para marcarla como muerta o viva.
phone-working = Cálculo
