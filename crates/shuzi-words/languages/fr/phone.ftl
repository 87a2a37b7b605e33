# The screen that waits for phones.
phone-title = Photographier le goban avec un téléphone
phone-scan = Pointez l'appareil photo d'un téléphone sur le code et ouvrez la page proposée. Il n'y a rien à installer.
phone-no-code = Saisissez cette adresse dans le navigateur d'un téléphone. Dans une fenêtre plus grande, un code à scanner s'affiche ici.
phone-network = Réseau : { $name }
phone-network-of = Réseau : { $name } ({ $at } sur { $all } ; ← → un autre)
phone-plain = Le téléphone doit être sur ce réseau. La connexion n'est pas chiffrée : d'autres sur le réseau pourraient la lire.
phone-encrypted = Le téléphone doit être sur ce réseau. La connexion est chiffrée. Le téléphone avertit qu'elle n'est pas privée, car cet ordinateur a créé lui-même le certificat : touchez « Paramètres avancés » ou « Afficher les détails » et continuez, si l'empreinte (SHA-256) commence par { $begin }.
phone-fingerprint = Empreinte : { $begin }
phone-met = Un téléphone a ouvert la page.
phone-overdue = Aucun téléphone n'est encore là. Le plus souvent, il est sur un autre réseau (données mobiles ou autre Wi-Fi), ce réseau est un Wi-Fi invité qui sépare les appareils, ou un pare-feu ferme le port { $port }. Un partage de connexion aide : activez-le sur le téléphone, connectez-y cet ordinateur, puis appuyez de nouveau sur f.
phone-overdue-short = Aucun téléphone encore. Est-il sur ce réseau ? Sinon, connectez cet ordinateur à son partage de connexion, puis f.
phone-no-network = aucun réseau : connectez-vous à un Wi-Fi ou au partage de connexion d'un téléphone, puis appuyez de nouveau sur f
phone-not-served = impossible de montrer la page aux téléphones : { $why }
phone-no-tls = le processeur de cet ordinateur ne peut pas chiffrer la page : retirez --tls
phone-waiting = { $boards ->
    [one] Un goban attend
   *[other] { $boards } gobans attendent
}
phone-boards-wait = { $boards ->
    [one] Un goban attend encore : Entrée le compte, Échap l'abandonne.
   *[other] { $boards } gobans attendent encore : Entrée compte le suivant, Échap les abandonne.
}
phone-doubts = { $points ->
    [0] aucun doute
    [one] 1 doute
   *[other] { $points } doutes
}

# The page on the phone.
phone-page-title = Compter le goban
phone-photograph = Photographier le goban
phone-next-board = Photographier le goban suivant
phone-again = Reprendre la photo
phone-choose = Choisir une image
phone-send = Envoyer
phone-reading = Lecture du goban…
phone-how = Bien d'en haut, avec le goban entier dans l'image.
phone-not-read = { $why }. Réessayez.
phone-too-many = { $boards } gobans attendent déjà : comptez-en d'abord quelques-uns, puis renvoyez celui-ci.
phone-photograph-alt = La photo
phone-to-settle = { $points ->
    [0] Est-ce bien le goban ?
    [one] Un point à vérifier
   *[other] { $points } points à vérifier
}
phone-point-empty = vide
phone-point-doubtful = douteux
phone-point-dead = { $side }, morte
phone-count-it = C'est juste : compter
phone-count-as-read = Tout comme affiché : compter
phone-undo = Annuler
phone-turn = Tourner
phone-tap-points = Touchez un point qui est faux : Noir, Blanc, vide.
phone-compare-again = Avez-vous comparé tout le goban ? Touchez alors le bouton de nouveau.
phone-dead-title = Quelles pierres sont mortes ?
phone-dead-how = Les pierres barrées sont mortes. Touchez une chaîne pour changer cela.
phone-agree = D'accord : le résultat
phone-result-tap = Touchez une chaîne pour changer si elle est morte.
phone-working = Le calcul
phone-elsewhere = Sur l'ordinateur : { $step }
phone-to-result = Directement au résultat
phone-queued = { $boards ->
    [0] Ce goban est le prochain
    [one] Un goban passe avant celui-ci
   *[other] { $boards } gobans passent avant celui-ci
}
phone-put-away = Ce goban n'est plus à l'écran
