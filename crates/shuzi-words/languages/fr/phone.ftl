# The screen that waits for phones.
phone-title = Photographier le goban avec un téléphone
phone-scan = Pointez l'appareil photo d'un téléphone sur le code et ouvrez la page proposée. Il n'y a rien à installer.
phone-no-code = Saisissez cette adresse dans le navigateur d'un téléphone. Dans une fenêtre plus grande, un code à scanner s'affiche ici.
phone-network = Réseau : { $name }
phone-network-of = Réseau : { $name } ({ $at } sur { $all } ; ← → un autre)
phone-plain = Le téléphone doit être sur ce réseau. La connexion n'est pas chiffrée : d'autres personnes sur ce réseau pourraient lire ce qui y passe.
phone-alone = Les mêmes pages marchent aussi sur un téléphone, sans ordinateur : voir « A phone alone » dans le livre.
phone-encrypted = Le téléphone doit être sur ce réseau. La connexion est chiffrée. Le téléphone avertit qu'elle n'est pas privée, car cet ordinateur a créé lui-même le certificat : touchez « Paramètres avancés » ou « Afficher les détails » et continuez, si l'empreinte (SHA-256) commence par { $begin }.
phone-fingerprint = Empreinte : { $begin }
phone-met = Un téléphone a ouvert la page.
phone-overdue = Aucun téléphone ne s'est encore connecté. Le plus souvent, il est sur un autre réseau (données mobiles ou autre Wi-Fi), ce réseau est un Wi-Fi invité qui sépare les appareils, ou un pare-feu ferme le port { $port }. Un partage de connexion aide : activez-le sur le téléphone, connectez-y cet ordinateur, puis appuyez de nouveau sur f.
phone-overdue-short = Aucun téléphone connecté. Est-il sur ce réseau ? Sinon, connectez cet ordinateur à son partage de connexion, puis f.
phone-no-network = aucun réseau : connectez-vous à un Wi-Fi ou au partage de connexion d'un téléphone, puis appuyez de nouveau sur f
phone-not-served = impossible de montrer la page aux téléphones : { $why }
phone-no-tls = le processeur de cet ordinateur ne peut pas chiffrer la page : retirez --tls
phone-sent = { $boards ->
    [one] 1 goban
   *[other] { $boards } gobans
}
phone-boards-open = { $boards ->
    [one] 1 goban n'est pas terminé ; il reste sur le premier écran. Échap de nouveau : fermer la page des téléphones.
   *[other] { $boards } gobans ne sont pas terminés ; ils restent sur le premier écran. Échap de nouveau : fermer la page des téléphones.
}

# The page on the phone.
phone-page-title = Compter le goban
phone-photograph = Photographier le goban
phone-next-board = Photographier le goban suivant
phone-again = Reprendre la photo
phone-choose = Choisir une image
phone-send = Envoyer
phone-reading = Lecture du goban…
phone-how = Bien au-dessus du goban, avec tout le goban dans le cadre.
phone-too-many = Il y a déjà { $boards } gobans : relancez shuzi.
phone-photograph-alt = La photo
phone-to-settle = { $points ->
    [0] Est-ce bien le goban ?
    [one] Un point à vérifier
   *[other] { $points } points à vérifier
}
phone-point-empty = vide
phone-point-doubtful = douteux
phone-point-dead = { $side }, pierre morte
phone-count-it = C'est juste : compter
phone-count-as-read = Tout est comme affiché : compter
phone-undo = Annuler
phone-turn = Tourner
phone-tap-points = Touchez un point mal lu : il devient noir, blanc, puis vide.
phone-closer = Touchez maintenant le point lui-même. Touchez à côté du goban pour le revoir en entier.
phone-compare-again = Avez-vous comparé tout le goban ? Touchez alors le bouton de nouveau.
phone-dead-title = Quelles pierres sont mortes ?
phone-dead-how = Les pierres barrées sont mortes. Touchez une chaîne pour changer son état.
phone-agree = D'accord : voir le résultat
phone-boards = Gobans
phone-rules = Règles de cette partie
phone-by-rules = selon les règles : { $points }
phone-take-over = Utiliser ces règles
phone-to-board = Retour au goban
phone-keys = Nombres clés
phone-sent-before = Cette photo a déjà été envoyée : voici son goban.
phone-count-anew = Le compter comme une autre partie
phone-back = Retour
phone-enter = Suivant
phone-not-known = On ne sait pas
phone-yes = Oui
phone-no = Non
phone-go-on = Continuer
phone-agree-result = Nous sommes d'accord sur le résultat
phone-look-first = Les pierres cerclées sont incertaines. Regardez-les ensemble, marquez les mortes, puis touchez encore le bouton.
phone-unfinished = Il reste beaucoup d'incertitudes : la partie est-elle finie ? Sinon, continuez à jouer et photographiez de nouveau le goban.
phone-kept = { $text }
phone-result-tap = Touchez une chaîne pour la marquer morte ou vivante.
phone-working = Le calcul
