## The program and its commands

cli-about = Compter pas à pas une partie de go terminée, par les méthodes de décompte chinoises.
cli-about-long = `shuzi FICHIER` ouvre une partie (SGF, ou diagramme en texte avec . X O) et vous guide dans le décompte ; `shuzi` seul compte la partie sur un vrai goban. `shuzi score FICHIER` affiche le résultat sans rien demander.
cli-count = Compter pas à pas.
cli-score = Compter des parties sans rien demander et afficher tout le calcul.
cli-reshape = Préparer le décompte sur le goban : quelles pierres déplacer, retirer et ajouter, le moins possible.
cli-compare = Compter une partie selon toutes les règles et expliquer les différences.
cli-keys = Afficher le tableau des nombres clés.
cli-handicap = Proposer pierres de handicap et komi pour un écart de niveau.
cli-practise = S'entraîner à compter : nombres clés, écarts, territoires, pierres mortes, parties entières.
cli-practise-stats = Afficher la précision et la vitesse à chaque exercice, le plus faible d'abord.
cli-log = Lister les comptages effectués, le plus récent en premier.
cli-log-csv = Afficher en CSV.
cli-rules = Lister, afficher, vérifier ou créer des profils de règles.
cli-rules-list = Lister tous les profils.
cli-rules-show = Afficher un profil et ses sources.
cli-rules-check = Vérifier des fichiers de profil.
cli-rules-new = Créer votre propre profil, à modifier ensuite.
cli-gtp = Répondre au Go Text Protocol, pour les programmes qui demandent le score.
cli-paths = Indiquer où shuzi range ses fichiers.
cli-completions = Afficher un script de complétion pour un shell.
cli-man = Afficher la page de manuel.
cli-man-output = Écrire les pages de toutes les commandes dans ce dossier.
cli-help = Afficher cette page, ou celle d'une commande.

## Headings

cli-usage = Utilisation :
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-game-options = Options de partie
cli-display-options = Options d'affichage
cli-printing = Impression
cli-without-a-board = Sans goban, ou avec un goban sans les coups

## Arguments and options

cli-arg-file = Partie ou photo à ouvrir.
cli-arg-files = Fichiers de partie (SGF, diagrammes en texte, photos) ; - lit l'entrée standard.
cli-arg-print_config = Afficher le fichier de réglages par défaut.
cli-arg-help = Afficher l'aide.
cli-arg-version = Afficher la version.
cli-arg-lang = Langue : de, en, es, fr, ja, ko, ru, zh, zh-Hant.
cli-arg-json = Écrire du JSON, un objet par partie et par ligne.
cli-arg-format = Format de sortie (par défaut : text, ou le type du fichier de --output).
cli-arg-output = Écrire dans ce fichier plutôt que sur la sortie standard.
cli-arg-force = Remplacer le fichier s'il existe.
cli-arg-rules = Profil de règles, par son nom (`shuzi rules list`) ou son chemin.
cli-arg-size = Taille du goban : 19, ou 9x13.
cli-arg-komi = Komi en points : 7,5 ou 7½.
cli-arg-tie_breaker = Départage en points, ou none.
cli-arg-handicap = Pierres de handicap.
cli-arg-compensation = Compensation à Blanc pour n pierres de handicap : n, n-1 ou none.
cli-arg-side = Camp à compter : black ou white.
cli-arg-method = Méthode de décompte : full, half, simplified ou key.
cli-arg-dead = Pierres mortes : auto, none, ou une pierre de chaque chaîne morte (par défaut : ce que marque le fichier, sinon auto).
cli-arg-seki = Qui remplit les points d'un seki, quand ce n'est pas à tour de rôle : E5=black,F5=nobody.
cli-arg-engine = Moteur GTP à interroger sur les pierres mortes, par exemple `gnugo --mode gtp`.
cli-arg-engine_seconds = Attente maximale de chaque réponse du moteur, en secondes (par défaut : 60).
cli-arg-with_tie_breaker = Garder le départage dans le demi-décompte simplifié.
cli-arg-encoding = Encodage du fichier de partie, s'il est mal détecté.
cli-arg-ascii = Dessiner en caractères ASCII, pour les terminaux où ● est trop large.
cli-arg-glyphs = Symboles du goban : unicode, letters, wide ou ascii.
cli-arg-theme = Couleurs : wood, dark, light, colour-blind ou mono.
cli-arg-board = Dessin du goban : auto, pixels, blocks (grandes pierres) ou glyphs (un signe par pierre) (par défaut : auto, pixels si le terminal montre des images).
cli-arg-color = Quand utiliser les couleurs : auto, always ou never (par défaut : auto, qui respecte `NO_COLOR`).
cli-arg-config = Fichier de réglages à utiliser.
cli-arg-plain = Texte simple, ligne par ligne, pour les lecteurs d'écran et les tubes.
cli-arg-shell = Shell : bash, elvish, fish, powershell ou zsh.
cli-count-file = Partie ou photo ; sans elle, vous comptez un vrai goban.
cli-score-black = Total de Noir (points vides + pierres), sans goban.
cli-score-white = Total de Blanc, sans goban.
cli-score-non_scoring = Points neutres, si seuls les totaux sont donnés (sur un goban, ils sont trouvés).
cli-score-chains = Donner le verdict sur chaque chaîne et sa raison, quand shuzi propose les pierres mortes.
cli-reshape-json = Écrire du JSON, un objet par plan et par ligne.
cli-reshape-style = Rectangles de dix et de vingt (tens, par défaut), ou de toute taille et en aussi petit nombre que possible (rectangles).
cli-compare-black_territory = Territoire de Noir (points vides).
cli-compare-white_territory = Territoire de Blanc (points vides).
cli-compare-black_stones = Pierres vivantes de Noir (sinon déduites des prisonniers, des passes et du dernier coup).
cli-compare-white_stones = Pierres vivantes de Blanc.
cli-compare-black_prisoners = Pierres noires perdues (capturées ou mortes) ; avec FICHIER, capturées pendant la partie : les pierres mortes s'y ajoutent.
cli-compare-white_prisoners = Pierres blanches perdues, de même.
cli-compare-black_passes = Nombre de passes de Noir.
cli-compare-white_passes = Nombre de passes de Blanc.
cli-compare-last_move = Qui a joué en dernier, une passe étant un coup : black ou white.
cli-keys-size = Tailles de goban (par défaut : 9, 13 et 19).
cli-keys-komi = Komi des parties à égalité, ou de toutes les parties avec --handicap (par défaut : celui du profil).
cli-keys-tie_breaker = Départage, ou none (par défaut : celui du profil).
cli-keys-handicap = Handicaps : 0 est une partie à égalité, 1 une partie sans komi (par défaut : de 0 à 9).
cli-keys-compensation = Compensation à Blanc pour n pierres de handicap : n, n-1 ou none (par défaut : celle du profil).
cli-keys-non_scoring = Nombres de points neutres (par défaut : 0).
cli-keys-side = N'afficher que ce camp : black ou white.
cli-keys-json = Comme --format json.
cli-handicap-json = Comme --format json.
cli-arg-layout = Mise en page des PDF et SVG : wall (par défaut, à afficher au mur), card (A6, quatre par page, avec traits de coupe) ou wallet (format carte de crédit, dix par page).
cli-arg-paper = Format de papier des PDF et SVG : a3, a4 (par défaut), a5, a6, letter ou legal.
cli-arg-club = Nom d’un club, imprimé sur la feuille.
cli-arg-date = Date, ou autre chose, imprimée à côté.
cli-handicap-ranks = Écart de niveau, demi-niveaux compris (7.5) ; sans lui, tout le tableau est affiché.
cli-handicap-black = Niveau de Noir (12k, 3d), ou classement EGF (1850) ou AGA (-4.5) ; avec --white.
cli-handicap-white = Niveau ou classement de Blanc.
cli-handicap-size = Tailles de goban (par défaut : 19, ou 19, 13 et 9 pour le tableau).
cli-handicap-factor = Niveaux par pierre de handicap, pour les tailles de goban absentes du système : 2.5, 5/2.
cli-handicap-counting = Score : area (surface, 14 points par pierre, par défaut) ou territory (territoire, 12 points par pierre).
cli-handicap-table = Afficher tout le tableau.
cli-practise-drill = Commencer directement cet exercice (par défaut : le menu sur un terminal, sinon tous les exercices à tour de rôle).
cli-practise-lesson = Commencer directement cette leçon, là où vous l'aviez laissée.
cli-practise-whole = Tout de suite, une partie 19×19 entière contre la montre, étape par étape.
cli-practise-placement = Une question par leçon, pour passer ce qui est su.
cli-practise-level = Difficulté : 1 (par défaut), 2 ou 3.
cli-practise-count = Nombre de questions (par défaut : 10).
cli-practise-seed = Graine aléatoire, pour reposer les mêmes questions ; sans elle, vos questions manquées viennent d'abord.
cli-practise-timer = Temps limite par question, en secondes.
cli-practise-games = Dossier de parties terminées où prendre les positions (par défaut : celles qui sont fournies).
cli-practise-plain = Texte simple, ligne par ligne (par défaut sans terminal).
cli-practise-list = Lister les exercices et les leçons.
cli-practise-stats-json = Écrire du JSON.
cli-practise-stats-csv = Afficher chaque essai, valeurs séparées par des virgules.
cli-rules-show-name = Nom du profil, ou chemin de son fichier.
cli-rules-check-paths = Fichiers à vérifier.
cli-rules-new-name = Nom du nouveau profil.
cli-rules-new-from = Profil de départ (par défaut : chinese).

## Mistakes on the command line

cli-error = { $what } : voir `{ $help }`
cli-error-unknown = argument inconnu `{ $argument }`
cli-error-unknown-near = argument inconnu `{ $argument }` (peut-être `{ $near }`)
cli-error-unknown-command = commande inconnue `{ $argument }`
cli-error-unknown-command-near = commande inconnue `{ $argument }` (peut-être `{ $near }`)
cli-error-no-command = il manque une commande
cli-error-no-value = `{ $argument }` demande une valeur
cli-error-value = { $argument } `{ $value }` : { $why }
cli-error-choice = { $argument } `{ $value }` : choisissez parmi { $choices }
cli-error-plain-value = { $argument } `{ $value }` : non permis ici
cli-error-conflict = { $argument } ne peut pas être utilisé avec { $other }
cli-error-twice = { $argument } est donné deux fois
cli-error-missing = il manque { $arguments }
cli-error-other = utilisation incorrecte
cli-not-in-range = tapez un nombre entier de { $least } à { $most }
cli-number-range = utilisez un nombre entier de { $least } à { $most }
cli-encoding-unknown = encodage inconnu : essayez gb18030 ou big5
cli-points-not-half = ce n'est pas un multiple d'un demi-point (3,75 zi = 7,5 points)
cli-points-too-many = trop grand pour un goban
cli-use-one-of = utilisez l'un de ceux-ci : { $choices }
cli-choose-language = utilisez de, en, es, fr, ja, ko, ru, zh, zh-Hant
cli-seki-point = écrivez pour chaque point qui le remplit : E5=black, E5=white ou E5=nobody
cli-total-negative = ne doit pas être négatif
cli-choose-level = le niveau va de { $least } à { $most }

# A photograph of the board.
cli-photo = Lire la position sur une photo ou une capture d’écran.
cli-photo-files = Images (JPEG, PNG ou WebP) ; - lit l’entrée standard.
cli-photo-size = Nombre de lignes, si ce n’est ni 9, ni 13, ni 19, ou s’il est mal lu.
cli-photo-corners = Les quatre coins du quadrillage dans l’image : x,y,x,y,x,y,x,y, dans le sens horaire depuis le coin supérieur gauche.
cli-photo-sgf = Écrire du SGF.
cli-photo-json = Écrire du JSON, un objet par image et par ligne.
cli-photo-watch = Attendre des images dans un dossier et les ouvrir.
cli-corners = donnez les quatre coins en huit nombres, comme 20,30,600,25,610,620,15,615
cli-photo-camera = Prendre la photo avec une caméra (par ffmpeg ou rpicam-still) ; nommez un périphérique comme /dev/video2 pour une autre.
