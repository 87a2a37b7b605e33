## A counted game

profile-title = { $title } ({ $name })
page-game = partie { $number }
page-players = { $black } (Noir) – { $white } (Blanc)
page-kind = partie { $game } en { $size }
page-uncertain = Incertaines
page-seki = Seki
page-note = Remarque : { $text }
page-nothing = rien
points-value = { $points ->
        [0] aucun
        [one] { $points } point
       *[other] { $points } points
    }
stones-value = { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
compensation-value = { $points ->
        [0] 0 point
        [one] { $points } point à Blanc
       *[other] { $points } points à Blanc
    } ({ $convention })
names-more = { $names } et { $more } de plus
dead-of-side = { $side } { $count } ({ $names })
counted-names = { $count } ({ $names })
seki-fills = Noir remplit : { $black } ; Blanc remplit : { $white }
page-needs = { $side } gagne dès { $needs } et a { $total } : { $standing }.
page-needs-or-ties = { $side } gagne dès { $needs } ({ $tie } fait nulle) et a { $total } : { $standing }.
standing-enough = juste assez
standing-spare = { $points } d'avance
standing-short = il en manque { $points }
page-left-out = Le demi-décompte simplifié ignore le départage ({ $tie_breaker }) et donne { $shown } ; le résultat exact est { $exact }.
page-left-out-level = Le demi-décompte simplifié ignore le départage ({ $tie_breaker }) : égalité de points, donc { $side } gagne ; le résultat exact est { $exact }.
page-same-board = Le même goban par surface : { $result }
page-by-area = Par surface { $result } ; mais les règles « { $rules } » comptent plus que la surface, ce que l'on ne connaît pas ici : pas encore de gagnant.
page-shared = { $points ->
    [one] Le point commun est partagé
   *[other] Les { $points } points communs sont partagés
} : Noir { $black }, Blanc { $white }.
cause-other-winner = autre gagnant
cause-unit = zi ou points
cause-teire-kept = teire non retirés
cause-unmarked = mortes non marquées
cause-also-dead = plus de pierres mortes
cause-one-point = un point
cause-unknown = autre cause
unfinished-border = { $places }{ $more ->
        [0] {""}
       *[other] , et { $more } ailleurs
    } : la partie est-elle finie, et toutes les pierres mortes sont-elles marquées ?
unfinished-dame = { $places }{ $more ->
        [0] {""}
       *[other] , et { $more } ailleurs
    } : ils restent vides et ne sont à personne, sauf si les deux acceptent de les remplir à tour de rôle.
page-one-side = Seul { $side } a été compté ; on suppose que le reste du goban est à l'autre camp.
page-chains = Chaînes
page-no-chains = pas d'analyse : les pierres mortes étaient données
heading-full = Complet
heading-half = Demi
heading-simplified = Simplifié
heading-key = Nombre clé

## A game under every rule set

compare-own = Règles de la partie
compare-own-result = { $rules } : { $result }
compare-head-result = résultat
compare-head-scoring = décompte
compare-head-rules = règles
compare-same-winner = Toutes les règles : même gagnant.
compare-same-winner-known = Le même camp gagne selon toutes les règles qui donnent un résultat sûr.
compare-winners-differ = Les règles dont le gagnant est connu ne s'accordent pas ; le gagnant selon les règles de la partie n'est pas connu.
compare-other-winners = { $many ->
        [one] { $many } résultat sur { $all } donne
       *[other] { $many } résultats sur { $all } donnent
    } un autre gagnant que les règles de la partie.
compare-other-winner = * donne un autre gagnant que les règles de la partie.
compare-rules-note = { $rules } : { $note }.
scoring-stone-taxed = pierres + taxe
result-unknown = inconnu
result-or = { $least } ou { $most }
range = { $least } à { $most }
difference-title = Par surface et par territoire : l'avance de Noir, komi compris, sans compensation
difference-area = par surface (Sc)
difference-territory = par territoire (Sj)
difference-apart = Sc − Sj
difference-accounted = La somme des termes donne bien la différence.
difference-unknown = Non expliqué : { $why }.
difference-not-accounted = La somme des termes ne donne pas la différence : il y a une erreur dans le fichier de partie.
difference-check-agrees = Vérification : sur le goban, pierres noires moins pierres blanches = { $stones } ; d'après les prisonniers et les passes (Jasiek), { $prisoners } : concordant.
difference-check-disagrees = Vérification : sur le goban, pierres noires moins pierres blanches = { $stones } ; d'après les prisonniers et les passes (Jasiek), { $prisoners } : DISCORDANT.
matrix-does-not-apply = C'est une partie à égalité avec komi : ni compensation ni départage ne s'appliquent.
matrix-title = Compensation et départage (dép.)
matrix-no-tie-breaker = sans dép.
matrix-tie-breaker = dép. 0,5
procedure-japanese = Décompte japonais
procedure-aga = Décompte AGA avec pierres de passe
procedure-unknown = { $name } : les prisonniers sont inconnus.
procedure-title = { $name } (sans compensation)
procedure-both = Noir { $black }, Blanc { $white }
procedure-lead = Avance de Noir : { $lead }.

## A plan of the physical count

plan-none = { $side } : rien à réarranger.
plan-summary = { $side } : { $handled ->
        [one] { $handled } pierre
       *[other] { $handled } pierres
    } à manipuler ({ $parts }) ; { $proof }.
plan-moved = { $count ->
        [one] { $count } à déplacer
       *[other] { $count } à déplacer
    }
plan-lifted = { $count ->
        [one] { $count } à remettre dans le bol
       *[other] { $count } à remettre dans le bol
    }
plan-added = { $count ->
        [one] { $count } à prendre dans le bol
       *[other] { $count } à prendre dans le bol
    }
plan-minimum = c'est le minimum
plan-best-found = c'est le meilleur plan trouvé ; il en existe peut-être un plus court
plan-letters = A → a : déplacer la pierre (après 24, les lettres recommencent)
plan-before = Position finale : les pierres mortes sont barrées, les petites marquent le territoire.
plan-lifted-from = Avant : prenez les pierres à lettre ; − retourne au bol ; les pierres barrées sont mortes.
plan-landed = Après : où elles vont ; + vient du bol.
words-said = { $name } : { $said } messages sur { $all }
remarks-folded = { $count } autres de ce genre : { $what }
batch-summary = { $games ->
        [one] { $games } partie comptée
       *[other] { $games } parties comptées
    }, { $unread } non comptées ; { $unsure } avec des pierres incertaines ou une position inachevée ; { $disagreeing } résultats inscrits sur { $recorded } diffèrent.
batch-progress = { $games } parties, { $rate } par seconde
batch-left = reste { $time }
plan-signs = - vers le bol ; + du bol ; . vide ; # non attribué
plan-vacant = Vides
plan-stones = Pierres
plan-total = Total
plan-unchanged = { $sum }, inchangé.

## Handicap

handicap-case = { $size }, { $ranks ->
        [one] { $ranks } niveau
       *[other] { $ranks } niveaux
    } d'écart, décompte par { $counting }
handicap-value = valeur
handicap-stones = pierres
handicap-free-moves = coups libres
handicap-komi = komi
handicap-value-worked = { $ranks } ÷ { $factor } − ½ = { $value } (en pierres)
handicap-black-first = aucune : Noir joue le premier
handicap-expected = attendu
handicap-expected-worked = { $side } : { $size } × { $worth } = { $points } points sans komi ni handicap
handicap-komi-worked = ({ $free_moves } − { $taken }) × { $worth } = { $raw }, arrondi à { $rounded }, + ½ = { $komi }
handicap-check = vérification
handicap-check-worked = { $free_moves } × { $worth } − { $outcome } − { $komi_taken } = { $left }
handicap-many = Au-delà de neuf niveaux, une partie sur 13×13 ou 9×9 est plus équilibrée.
handicap-black-gets = Noir reçoit donc { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
handicap-only-komi = Le komi est le seul ajustement : aucune compensation ne s'y ajoute.

## Key numbers

keys-title = Nombres clés – règles : { $rules }
keys-non-scoring = { $points ->
        [one] { $points } non attribué
       *[other] { $points } non attribués
    }
keys-needs = gagne dès
keys-ties = nulle
keys-needs-note = gagne dès : le plus petit total (points vides + pierres) qui gagne.
keys-ties-note = nulle : le total qui rend la partie nulle.
keys-even = à égalité, komi { $komi }
keys-tie-breaker = départage { $points }

## Files and engines

written = enregistré : { $name }
not-counted-yet = pas encore compté
empty-sheet = rien à enregistrer : fixez d'abord un komi
copied = copié : { $text }
all-names-taken = { $name } et 100 copies numérotées existent déjà
kept-in = enregistré dans { $path }
settings-file = fichier de réglages : { $why }
not-saved = impossible d'enregistrer le décompte : { $why }
not-copied = copie impossible ({ $why })
colours-off = les couleurs sont désactivées (NO_COLOR ou --color never)
io-not-found = fichier ou dossier introuvable
io-permission-denied = accès refusé
io-already-exists = existe déjà
io-storage-full = disque plein
io-no-more-room = votre quota d'espace disque est épuisé
io-read-only = disque en lecture seule
io-no-folder = une partie du chemin n'est pas un dossier
io-no-plain-file = ce n'est pas un fichier ordinaire
io-too-large = plus de { $most } Mio
io-not-utf-8 = pas en UTF-8 : enregistrez-le en UTF-8
file-unreadable = lecture impossible ({ $why }) : vérifiez le nom du fichier
folder-unreadable = lecture impossible ({ $why }) : vérifiez le dossier
file-exists = existe déjà : choisissez un autre nom, ou ajoutez --force
file-unwritable = écriture impossible ({ $why }) : vérifiez le dossier
file-too-large = plus de { $most } Mio : divisez la collection
file-is-a-folder = c'est un dossier : donnez les fichiers qu'il contient
file-is-an-address = shuzi ne télécharge rien : enregistrez d'abord la partie dans un fichier
folder-of-games = c'est un dossier : ajoutez -r pour compter les parties qu'il contient
folder-without-games = aucun fichier de partie dans ce dossier : vérifiez son nom
archive-unreadable = archive abîmée : { $why }
archive-without-games = aucun fichier .sgf dans cette archive : choisissez-en une qui contient des parties (les archives dans une archive ne sont pas lues)
profile-unreadable-file = lecture impossible : { $why }
other-games = seule la première partie est ouverte ; le fichier en contient encore { $games }
unknown-rules-chosen = règles inconnues RU[{ $rules }] : choisissez des règles dans les réglages
engine-start = ne démarre pas ({ $why }) : vérifiez la commande
engine-ended = s'est arrêté avant de répondre à `{ $command }`
engine-complained = s'est arrêté avec ce message : { $said }
engine-slow = n'a pas répondu à `{ $command }` en { $seconds } s (--engine-seconds permet d'attendre plus longtemps)
engine-refused = a refusé `{ $command }` : { $why }
engine-size = ne joue pas en { $size } : les gobans GTP sont carrés, 25×25 au plus
engine-lie = a déclaré { $name } mort, mais il n'y a pas de pierre à cet endroit
engine-asking = « { $engine } » cherche les pierres mortes (Ctrl-C pour arrêter)

## The command line

usage-no-terminal = il faut un terminal : utilisez `shuzi score`, ou `shuzi count --plain`
ended-count = arrêté par un signal ; votre décompte est enregistré
ended-unsaved = arrêté par un signal ; votre décompte n'a pas pu être enregistré
ended-home = arrêté par un signal
ended-practice = arrêté par un signal ; toutes les réponses sont enregistrées
ended-input = l'entrée s'est terminée avant le résultat : décompte inachevé
usage-no-paper = { $option } est pour PDF et SVG, pas pour { $format }
usage-no-folder = --recursive demande un dossier : shuzi score -r games
usage-only-with-file = seulement avec un fichier de partie, pas avec des totaux : { $options }
usage-nothing-to-compare = rien à comparer : donnez des fichiers de partie, ou --black-territory et --white-territory
usage-stones-unknown = le nombre de pierres est inconnu : ajoutez --black-stones et --white-stones, ou les prisonniers, les passes et --last-move
usage-not-the-board = ces nombres ne remplissent pas le goban { $size } (erreur de décompte, ou point non attribué) : ajoutez --black-stones et --white-stones
usage-too-many-points = la somme dépasse les { $all } points du goban { $size } : recomptez
usage-too-many-for-board = plus de pierres de handicap ou de points non attribués que de points sur le goban { $size }
usage-no-factor = le système de Jewdan n'a pas de facteur pour { $size } : indiquez avec --factor combien de niveaux vaut une pierre
usage-factor-not-positive = --factor doit être supérieur à zéro
usage-no-format = format inconnu .{ $ending } : utilisez .txt .md .csv .json .html .svg .pdf ou .sgf, ou ajoutez --format
usage-not-in-format = impossible à écrire en { $format } : utilisez { $formats }
usage-pdf-on-terminal = un PDF ne peut pas s'afficher dans le terminal : utilisez --output FICHIER.pdf
usage-resume-format = --resume demande un fichier non compressé, un résultat par ligne : ajoutez -o FICHIER.json ou FICHIER.csv
usage-errors-in-output = --errors-to et -o désignent le même fichier : donnez-en un différent à chacun
not-resumable = ce n'est pas la sortie d'un lancement précédent : donnez un autre fichier ou retirez --resume
resume-not-found = sa dernière partie ({ $game }) n'est pas dans ces fichiers : redonnez ceux du premier lancement
usage-no-lesson = --lesson { $name } n'est pas une leçon : voir `shuzi practise --list`
usage-profile-name = `{ $name }` n'est pas un nom de profil valable : utilisez des lettres, des chiffres et -
usage-rules = --rules : { $why }
profile-exists = { $path } existe déjà : modifiez-le, ou choisissez un autre nom
no-games-in-folder = aucune partie SGF terminée ici : choisissez un autre dossier
no-home = pas de dossier personnel : définissez HOME, ou SHUZI_CONFIG_DIR, SHUZI_DATA_DIR et SHUZI_STATE_DIR
not-an-attempt = ce n'est pas un fichier d'entraînement : ignoré
attempt-not-kept = écriture impossible ({ $why })
fonts-lack = ces caractères manquent dans les polices intégrées : { $missing }
layout-too-wide = illisible sur ce papier : choisissez un papier plus grand, un seul camp ou moins de colonnes
layout-no-card = une carte montre les deux camps, sans choix de points non attribués : retirez --side et --non-scoring, ou prenez --layout referee
config-not-toml = { $why } : voir `shuzi --print-config`
config-language = langue inconnue `{ $code }` : utilisez de, en, es, fr, ja, ko, ru, zh, zh-Hant ou auto
state-set-aside = un décompte interrompu d'une autre version a été mis de côté dans { $path }
path-config = réglages
path-rules = règles
path-history = historique
path-log = journal
path-state = état
check-ok = { $name } : OK
show-komi = { $kind } : komi { $komi } ; départage { $tie_breaker } ; { $ties }
show-not-set = non fixé
show-ties-draw = égalité de points : partie nulle
show-ties-side = égalité de points : { $side } gagne
show-compensation = compensation : { $points } (à partir de { $from ->
        [one] { $from } pierre
       *[other] { $from } pierres
    })
show-no-compensation = compensation : aucune
show-note = remarque : { $text }
show-source = source : { $text }

## A profile to begin with

template-own = Vos propres règles. Tout ce qui n'est pas fixé ici est repris de `{ $from }`.
template-check = `shuzi rules check` trouve les erreurs ; `shuzi rules show { $from }` montre toutes les clés.
template-aliases = ce que RU indique dans les fichiers de partie
template-points = n, n-1 ou none

## The settings file

config-intro = Réglages de shuzi. Chaque ligne ci-dessous donne la valeur par défaut : retirez le # pour la changer.
config-paths = `shuzi paths` indique où ranger ce fichier ; les options de la ligne de commande passent avant lui.
config-theme = Couleurs : wood, dark, light, colour-blind (bleu et orange), mono.
config-no-color = NO_COLOR ou `--color never` désactive les couleurs (mono).
config-glyphs = Symboles du goban : unicode (disques), wide (⚫ ⚪, pour les terminaux qui dessinent ● sur deux colonnes), letters (X et O sur des lignes), ascii (X et O sur des points). Tapez `a` dans le programme pour voir lesquels sont alignés.
config-mouse = La souris marque les pierres d'un clic (M l'active ou la désactive). Désactivée, elle sélectionne le texte comme d'habitude.
config-motion = Si le premier écran compte une partie de lui-même, jusqu'à ce qu'on appuie sur une touche.
config-lang = Langue : de, en, es, fr, ja, ko, ru, zh, zh-Hant ; auto suit LANG.
config-keys = Touches : le nom d'une action avec une ou plusieurs touches, pour chaque écran qui l'a. `:` pendant un décompte montre les actions.
config-rules = Règles à utiliser quand ni une option ni le fichier de partie n'en donne : voir `shuzi rules list`.
usage-one-game = { $format } ne contient qu'une partie : donnez une seule partie, ou choisissez un autre format
usage-no-pictures = rien n'indique que ce terminal affiche des images : utilisez --board blocks
usage-no-tls = ce shuzi est compilé sans chiffrement : installez-le avec `--features tls` ou retirez --tls
state-unreadable = un décompte interrompu n'a pas pu être lu ; il a été mis de côté dans { $path }

## The counts done

log-title = Décomptes effectués
log-when = Quand
log-what = Partie
log-result = Résultat
log-rules = Règles
log-rests-on = Base
log-rules-komi = { $rules }, komi { $komi }
log-table = table { $size }
log-board = sur le goban
log-both-sides = les deux camps
log-one-side = un seul camp
log-territory = les deux territoires
not-a-count = ce n'est pas un décompte
file-changed = le fichier a changé depuis le début de ce décompte : rouvrez-le
count-not-listed = ce décompte n'a pas pu être ajouté au journal : { $why }

# A photograph of the board.
usage-no-picture = aucune image : donnez un fichier d'image
usage-dead-one-game = --dead et --seki valent pour une seule partie : donnez un seul fichier, ou retirez-les
usage-one-picture = -o ne prend qu'une image : sans -o, chacune est affichée

request-unreadable = requête JSON non valable : { $why }
request-value = `{ $name }` : { $why }
request-no-record = pas de partie : donnez-la dans `record`
request-no-game = le fichier n'a pas de partie { $number }
request-more-games = le fichier contient plusieurs parties, la première est comptée : choisissez-en une autre avec `game`
request-many-profiles = plus de { $most } profils dans une requête
result-not-known = le fichier ne suffit pas pour donner le résultat selon ces règles
words-missing = le message `{ $id }` manque
words-unknown = message inconnu `{ $id }` : corrigez-le ou supprimez-le
words-other-values = `{ $id }` n'a pas les mêmes variables qu'en anglais : utilisez { $values }
words-not-fluent = Fluent non valable : { $why }
words-changed = `{ $id }` a été traduit d'un texte anglais qui a changé : à vérifier
words-too-wide = `{ $id }` fait { $columns } colonnes : { $most } au plus
keys-unknown-key = touche inconnue `{ $text }` : utilisez un caractère, Ctrl-X ou un nom comme Enter, Tab, Space, PgUp ou Left
keys-unknown-action = action inconnue `{ $name }` : vouliez-vous dire `{ $like }` ?
keys-none = `{ $name }` n'a pas de touche : donnez-lui-en une, ou supprimez la ligne
keys-taken = `{ $key }` sert déjà à `{ $by }` sur le même écran et ne peut pas servir à `{ $name }`
keys-typed = `{ $key }` sert à taper des nombres ou des positions : choisissez une autre touche
keys-fixed = `{ $key }` ne peut pas être changée : choisissez une autre touche
picture-heic = HEIC et AVIF ne sont pas lus : envoyez un JPEG (iPhone : Réglages > Appareil photo > Formats > Le plus compatible)
picture-too-large = { $width ->
    [0] trop de pixels : réduisez l'image
   *[other] { $width } × { $height } pixels, c'est plus de { $most } millions : réduisez l'image
}
    .phone = La photo est trop grande : prenez-la avec une résolution plus basse.
picture-torn = le fichier de l'image est incomplet : envoyez-le de nouveau
picture-broken = le fichier de l'image est abîmé : envoyez-le de nouveau
photo-no-picture = { $why }
photo-not-a-picture = ce n'est pas une image : utilisez JPEG, PNG ou WebP
photo-no-board = aucun goban trouvé : photographiez-le d'en haut et en entier, ou donnez les coins avec --corners
    .phone = Aucun goban trouvé : photographiez le goban entier d'en haut, avec tous ses bords.
photo-faint = les lignes du goban se voient mal
photo-more-lines = le goban semble avoir plus de { $lines } lignes
photo-unusual = l'image montre { $lines } lignes : photographiez le goban entier, ou indiquez --size { $lines } s'il n'en a pas plus
    .phone = La photo montre { $lines } lignes. Si le goban en a davantage, photographiez-le en entier.
photo-cut = { $edge ->
    [top] le bord supérieur du goban n'est pas sur l'image
    [right] le bord droit du goban n'est pas sur l'image
    [bottom] le bord inférieur du goban n'est pas sur l'image
   *[left] le bord gauche du goban n'est pas sur l'image
}
photo-low = l'appareil était à environ { $degrees }° au-dessus de la table : tenez-le plus haut
photo-one-color = toutes les pierres ont été lues d'une même couleur
photo-several = l'image montre aussi un autre goban : photographiez-en un seul, ou donnez ses coins avec --corners
    .phone = La photo montre aussi un autre goban : photographiez-en un seul.
photo-small = le goban est petit sur l'image : rapprochez-vous
photo-look-over = Vérifiez la position avant de compter : { $why }.
photo-open-it = vérifiez d'abord à l'écran avec `shuzi FICHIER` : { $why }
photo-doubtful = { $points ->
    [one] Un point est douteux : { $names }
   *[other] { $points } points sont douteux : { $names }
}
photo-stones = Pierres noires : { $black }. Pierres blanches : { $white }.
photo-only-stones = Une photo ne montre ni prisonniers ni coups : pour des règles de territoire, ajoutez les prisonniers vous-même.
photo-size = sur une image, le goban est carré et a de 5 à 25 lignes, pas { $size }
photo-not-same = ne montre pas la même position que les autres images : retirez-la, ou retirez --same
photo-corners = aucun goban avec ces coins : donnez quatre points, dans le sens horaire depuis le coin supérieur gauche
