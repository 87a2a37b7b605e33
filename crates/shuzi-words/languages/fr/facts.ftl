## Numbers and names that cannot be read

amount-empty = rien n'est saisi : tapez un nombre, par exemple 7,5 ou 7 1/2
amount-not-a-number = ce n'est pas un nombre : écrivez par exemple 7½, 7 1/2 ou 7,5
amount-too-fine = trop précis : prenez un multiple d'un quart de point
amount-too-large = trop grand : 100 000 points au plus
side-unknown = `{ $text }` n'est pas un camp : utilisez black ou white
method-unknown = `{ $text }` n'est pas une méthode : utilisez full, half, simplified ou key
compensation-unknown = `{ $text }` n'est pas une compensation : utilisez n, n-1 ou none
size-not-a-size = ce n'est pas une taille : écrivez par exemple 19 ou 9x13
size-out-of-range = un goban a de 1 à 52 lignes dans chaque sens
vertex-not-a-vertex = ce n'est pas un point du goban : écrivez une lettre de colonne (sans I) et un numéro de ligne, par exemple D4
vertex-off-the-board = hors du goban
ranks-not-a-number = { $text } n'est pas un écart de niveau : tapez de 0 à { $most }, demi-niveaux compris, comme 7,5
rank-unknown = { $text } n'est pas un niveau : tapez 12k ou 3d, ou un classement EGF (1850) ou AGA (-4,5)
rank-mixed = donnez deux niveaux, ou deux classements de la même liste
rank-black-stronger = Noir est le plus fort : c'est au plus faible de prendre Noir
rank-too-far-apart = écart de niveau trop grand pour une partie à handicap
ratio-not-a-number = `{ $text }` n'est pas un nombre : écrivez par exemple 2,5 ou 5/2
handicap-too-many-stones = { $ranks } niveaux d'écart demandent { $stones } pierres sur { $size } : le système s'arrête à neuf ; un goban plus petit est plus équilibré

## The encoding of a file

encoding-is-utf-8 = CA indique { $name }, mais le texte est en UTF-8 : lu en UTF-8
encoding-guessed = aucun encodage indiqué : lu en { $used }
encoding-unknown = encodage inconnu CA[{ $name }] : lu en { $used }
encoding-other = CA indique { $name }, mais le texte n'y correspond pas : lu en { $used }
encoding-damaged = certains caractères ne sont pas valides en { $name } : affichés �

## Game files

sgf-no-game = aucune partie ici : une partie SGF commence par `(;`
sgf-too-large = plus de { $most } nœuds dans une partie : divisez le fichier
sgf-too-many-values = plus de { $most } valeurs dans une partie : divisez le fichier
sgf-text-outside = texte en dehors d'une partie : ignoré
sgf-stray-parenthesis = `)` sans `(` : ignoré
sgf-no-opening = il manque `(` avant le premier nœud : ajouté
sgf-not-closed = la partie n'est pas fermée : il manque `)` à la fin
sgf-game-in-game = une partie commence dans une autre : il manque `)` avant
sgf-opening-before-node = `(` avant le premier nœud : ignoré
sgf-no-semicolon = il manque `;` avant la première propriété : ajouté
sgf-read-as = `{ $spelled }` est lu comme { $name }
sgf-between-variations = { $name } se trouve entre deux variantes : ignoré
sgf-unescaped-bracket = un `]` n'est pas échappé dans { $name } : pris comme du texte
sgf-value-not-closed = la valeur de { $name } n'est pas fermée : il manque `]`
sgf-no-value = `{ $name }` n'a pas de valeur : ignoré
sgf-not-sgf = `{ $text }` n'est pas du SGF : ignoré
more-of-the-same = les autres avertissements de ce genre ne sont pas affichés
record-not-go = GM[{ $value }] n'est pas le go (GM[1]) : seules les parties de go sont comptées
record-size = SZ[{ $value }] : { $why } ; corrigez, ou indiquez la taille avec --size
record-other-size = la partie est en { $stated }, pas en { $size } : retirez --size
record-second-move = un deuxième coup dans le même nœud : joué aussi
record-several-values = un coup à plusieurs valeurs : chacune est jouée
record-two-colors = { $vertex } est posé pour les deux camps : la dernière pierre reste
record-longer-variation = une variante a { $moves } coups, la ligne principale { $main } : la ligne principale est comptée
record-set-up-not-a-vertex = { $name }[{ $value }] n'est pas un point du goban : ignoré
record-set-up-off-the-board = { $name }[{ $value }] dépasse du goban : ce qui dépasse est ignoré
record-too-many-set-up = trop de pierres placées : le reste est ignoré
record-move-off-the-board = { $name }[{ $value }] est hors du goban { $size } : ignoré
record-read-as-pass = { $name }[{ $value }] est lu comme une passe
record-move-not-a-vertex = { $name }[{ $value }] n'est pas un point du goban : ignoré
record-on-top-of-stone = le coup { $number } ({ $side } { $vertex }) tombe sur une pierre { $replaced-key ->
        [black] noire
       *[white] blanche
    } : il la remplace, comme dans les lecteurs SGF
record-suicide = le coup { $number } ({ $side } { $vertex }) est un suicide : { $stones ->
        [one] la pierre est retirée
       *[other] les { $stones } pierres sont retirées
    }
record-ko-retaken = le coup { $number } ({ $side } { $vertex }) enfreint la règle du ko : joué quand même
record-not-in-first-node = { $name } devrait être dans le premier nœud : accepté quand même
record-stated-twice = { $name } est donné deux fois ({ $used }, { $other }) : la première valeur est utilisée
record-komi-unread = KM[{ $value }] : { $why } ; le komi du profil est utilisé
record-komi-empty = KM[] est vide : le komi du profil est utilisé
record-size-missing = SZ manque, et tous les coups sont sur { $lines } lignes : si c'est bien le goban, ajoutez --size { $lines }
record-handicap-played = Noir joue { $stones } pierres avant la première de Blanc, et HA manque : si c'est un handicap, ajoutez --handicap { $stones }
record-fox-komi-in-zi = KM[{ $value }] est en centièmes de zi, à la façon de Fox : { $points } points
record-fox-komi-in-points = KM[{ $value }] est en centièmes de point, à la façon de Fox : { $points } points
record-komi-too-large = KM[{ $value }] est trop grand pour ce goban ; le komi du profil est utilisé
record-handicap-differs = HA[{ $value }], mais { $stones ->
        [one] { $stones } pierre placée
       *[other] { $stones } pierres placées
    }
record-handicap-unread = HA[{ $value }] n'est pas un nombre de pierres : compté sans handicap
record-handicap-too-large = HA[{ $value }] : plus de pierres qu'il n'en tient sur le goban : ignoré
record-handicap-missing = HA[{ $stones }], mais aucune pierre n'est posée et Blanc commence : les pierres manquent, ou il n'y avait pas de handicap. Compté sans handicap
record-marks-contradict = TB et TW marquent les mêmes points pour les deux camps : les marques ne sont pas utilisées
record-handicap-found = pas de HA, mais { $stones ->
        [one] { $stones } pierre noire
       *[other] { $stones } pierres noires
    } avant le premier coup de Blanc : handicap { $stones }
diagram-second = un deuxième diagramme : mettez chaque diagramme dans son propre fichier
diagram-too-many-rows = plus de { $most } lignes : est-ce bien un diagramme ?
diagram-no-game = aucune partie ici : ni SGF, ni lignes de . X O
diagram-other-width = { $points } points sur cette ligne, mais { $first } sur la première : corrigez la ligne
diagram-all-dead = toutes les pierres sont x ou o (mortes) : écrivez X et O pour les vivantes
diagram-other-kind = un fichier { $format }, que shuzi ne lit pas : enregistrez-le en SGF
diagram-too-wide = { $points } points sur une ligne : un goban a au plus { $most } lignes
diagram-not-a-stone = `{ $sign }` n'est pas permis : les lignes sont faites de . X O (x et o pour les pierres mortes)
diagram-other-size = le diagramme est en { $drawn }, pas en { $size } : retirez --size

## Rule profiles

at-place = { $place }: { $what }
profile-unreadable = { $why }
profile-not-toml = { $why } : corrigez le TOML ici
profile-wrong-kind = { $key } est { $found } : il faut { $wanted }
profile-not-a-list = { $key } est une liste de textes : écrivez { $key } = ["…"]
profile-not-a-count = { $key } doit être un nombre entier de 0 à { $most }
profile-unknown-word-near = { $key } ne peut pas être `{ $text }` : vouliez-vous dire `{ $near }` ? (au choix : { $words })
profile-unknown-word = { $key } ne peut pas être `{ $text }` : choisissez parmi { $words }
profile-unknown-key-near = clé inconnue `{ $key }` : vouliez-vous dire `{ $near }` ?
profile-unknown-key = clé inconnue `{ $key }` : les clés connues sont { $keys }
profile-too-many-points = { $key } doit être d'au plus { $most } points
profile-not-half-points = { $key } doit être un multiple d'un demi-point, et non { $points }
profile-not-an-amount = { $key } : { $why }
profile-unknown-size-near = taille de goban inconnue `{ $text }` : vouliez-vous dire `{ $near }` ?
profile-unknown-size = taille de goban inconnue `{ $text }` : écrivez un nombre de lignes de 1 à { $most }, ou other
profile-extends-itself = { $round } : `extends` tourne en rond
profile-extends-too-many = plus de { $most } niveaux de `extends` : partez d'un profil plus proche de la base
profile-extends-broken = { $name } contient des erreurs : { $why }
profile-extends-nothing = { $why }
no-rules-near = pas de règles nommées `{ $name }` : vouliez-vous dire `{ $near }` ?
no-rules = pas de règles nommées `{ $name }` : voir `shuzi rules list`
toml-text = un texte
toml-texts = une liste de textes
toml-number = un nombre
toml-points = un nombre de points
toml-flag = true ou false
toml-date = une date
toml-list = une liste
toml-table = une table
toml-name = le nom d'un profil
toml-ties = draw, black ou white

## Dead stones

dead-not-a-vertex = --dead { $name } : { $why }
dead-no-stone = --dead { $name } : il n'y a pas de pierre à cet endroit
dead-everything = toutes les pierres sont marquées mortes : il n'y a rien à compter
dead-no-stones = il n'y a pas de pierres sur le goban : il n'y a rien à compter
seki-not-a-vertex = --seki { $name } : { $why }
seki-not-in-seki = --seki { $name } : ce n'est ni une liberté ni un œil d'un seki
seki-no-group = --seki { $name } : aucun groupe n'y partage de libertés avec l'autre camp
seki-filled-twice = --seki { $name } : donné deux fois avec des camps différents ; ne le donnez qu'une fois
dead-source-file = fichier
dead-source-option = option
dead-source-auto = proposées par shuzi : à vérifier
dead-source-engine = moteur
dead-source-player = marquées par vous
status-alive = vivante
status-dead = morte
status-seki = en seki
verdict-proven = { $status } (prouvé)
verdict-read = { $status } (lu)
verdict-played = { $status } ({ $share } simulations sur 100)
verdict-open = { $status } (indécis : dépend de qui joue le premier ou d'un ko)
verdict-capture = { $status } (indécis : on peut la capturer ; jouer jusqu'au bout)
verdict-unread = { $status } (indécis : trop long à lire ; jouer ou se mettre d'accord)
verdict-border = { $status } (indécis : la frontière est ouverte ; continuer à jouer)
verdict-eyes = { $status } (indécis : ni deux yeux ni seki ; regarder les pierres autour)
verdict-seki-eye = { $status } (indécis : dans un œil d'un seki ; décider ensemble si elle est retirée)

## What a game is counted by

adjustment-not-half-points = { $points } n'est pas un multiple d'un demi-point
terms-unknown-rules = règles inconnues RU[{ $rules }] : choisissez avec --rules (voir `shuzi rules list`)
terms-no-profile = { $why }
terms-broken-profile = { $why }
terms-no-komi = les règles « { $rules } » ne fixent pas de komi pour cette partie ({ $game }) : indiquez-le avec --komi
terms-not-half-points = { $what } : { $points } n'est pas un multiple d'un demi-point ; est-ce en zi ? 3,75 zi = 7,5 points
terms-too-many-stones = { $stones } pierres de handicap ne tiennent pas sur un goban { $size }
caution-compensation-in-komi = selon ces règles, le komi ({ $komi }) comprend déjà la compensation
caution-komi-may-hold-compensation = handicap { $stones } avec komi { $komi } : certains programmes comptent la compensation dans KM ; si c'est le cas de ce fichier, utilisez --compensation none
caution-komi-in-zi = KM[{ $komi }] semble être en zi : compté comme { $points } points
caution-large-komi = un komi de { $komi } points est inhabituel : vérifiez-le
caution-zero-komi = KM[0] dans une partie à égalité : certains programmes écrivent 0 pour un komi qu'ils ignorent
caution-not-area-scoring = les règles « { $rules } » ne comptent pas par surface : ces chiffres-ci le font, et peuvent différer de leur propre résultat (voir `shuzi compare`)
caution-last-move-rule = les règles « { $rules } » tiennent compte du dernier coup ({ $rule }) ; ce décompte ne le fait pas, mais `shuzi compare` le fait
caution-gogui-writes-goe = GoGui écrit RU[GOE] pour les règles chinoises : si ce fichier vient de GoGui, ajoutez --rules chinese
totals-too-few = Noir { $black } + Blanc { $white } + { $non_scoring } non attribués = { $sum } : il en manque { $missing } pour les { $points } points du goban ; recomptez, ou cherchez des points vides (un dame oublié, la dernière liberté d'un seki) et remplissez-les ou donnez-les comme non attribués
totals-too-many = Noir { $black } + Blanc { $white } + { $non_scoring } non attribués = { $sum } : { $extra } de trop pour les { $points } points du goban ; recomptez : peut-être une pierre morte est-elle restée sur le goban, ou un territoire a-t-il été compté deux fois
open-border = une frontière ouverte en { $places }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }
open-one-eye = un groupe sans deux yeux en { $place }
open-dame = des dame en { $places }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }

## Why rule sets differ

scoring-area = surface
scoring-territory = territoire
scoring-stone = pierres
scoring-area-or-territory = surface ou territoire
unknown-moves = aucun coup n'est connu : les prisonniers, les passes et le dernier coup sont inconnus
unknown-set-up = le fichier part d'une position déjà placée : ce qui a été capturé avant est inconnu
difference-last-move = dernier coup (P)
difference-handicap = handicap (H)
difference-passes = passes (Wz − Bz)
difference-seki = points dans les sekis
reason-last-stone = { $side } a joué en dernier (une pierre, coup { $number }), { $side-key ->
        [black] donc Noir a eu un tour de plus que Blanc
       *[white] donc les deux camps ont eu le même nombre de tours
    }.
reason-last-pass = { $side } a joué en dernier (une passe, coup { $number }), { $side-key ->
        [black] donc Noir a eu un tour de plus que Blanc
       *[white] donc les deux camps ont eu le même nombre de tours
    }.
reason-last-move = { $side } a joué en dernier, { $side-key ->
        [black] donc Noir a eu un tour de plus que Blanc
       *[white] donc les deux camps ont eu le même nombre de tours
    }.
reason-last-move-unknown = On ne sait pas qui a joué en dernier : si c'est Noir, il a un point de plus.
reason-white-began = Blanc a joué le premier coup et a donc posé une pierre de plus.
reason-no-handicap = Aucune pierre de handicap.
reason-handicap = La première des { $stones } pierres de handicap est le premier coup de Noir ; Blanc n'a pas eu de tour pour { $beyond ->
        [one] l'autre
       *[other] les { $beyond } autres
    }.
reason-other-handicap = La partie est comptée avec un handicap de { $stones }, que les coups du fichier ne montrent pas : le décompte par surface et le décompte avec pierres de passe diffèrent alors de la compensation.
reason-passes-unknown = Les passes sont inconnues ; la fourchette suppose que personne n'a passé avant la fin.
reason-no-passes = Le fichier ne contient aucune passe ; deux passes à la fin s'annuleraient.
reason-never-passed = { $side } n'a jamais passé.
reason-passed = { $times ->
        [one] { $side } a passé une fois.
       *[other] { $side } a passé { $times } fois.
    }
reason-passed-at = { $times ->
        [one] { $side } a passé au coup { $moves }.
       *[other] { $side } a passé aux coups { $moves }.
    }
reason-passed-from = { $side } a passé { $times } fois, la première au coup { $first }.
reason-pass-is-a-stone-not-played = Chaque passe fait une pierre de moins sur le goban.
reason-pass-not-recorded = Un camp a joué deux fois de suite : une passe n'a pas été notée.
reason-no-seki = Aucun point dans un seki.
reason-seki = Le décompte par surface compte les points dans les sekis (Noir { $black }, Blanc { $white }) ; le décompte par territoire, non.
reason-seki-filled = Noir remplit { $black } des libertés communes, Blanc { $white }.
procedure-remove-dead = Retirez les pierres mortes et ajoutez-les aux prisonniers.
procedure-remove-dead-without-seki = Retirez les pierres mortes et ajoutez-les aux prisonniers. Les points dans les sekis ne comptent pas.
procedure-fill-teire = Comblez les points qui doivent l'être une fois les dame remplis : Noir { $black }, Blanc { $white }.
procedure-fill-prisoners = Remplissez les territoires avec les prisonniers : les pierres noires chez Noir ({ $black }), les blanches chez Blanc ({ $white }).
procedure-fill-pass-stones = Remettez aussi les pierres de passe : { $black } de Noir, { $white } de Blanc.
procedure-fill-pass-stones-white-last = Remettez aussi les pierres de passe : { $black } de Noir, { $white } de Blanc (une de plus, car Blanc passe en dernier).
procedure-make-rectangles = Déplacez les pierres dans chaque territoire pour former des rectangles de dix.
procedure-add-komi = Ajoutez le komi ({ $komi }) aux points de Blanc, puis comparez.
procedure-compare = Comparez.
note-one-sided = { $side } est seul à pouvoir remplir { $places } dans le seki : compté pour { $side }
score-teire = { $side } doit combler { $places } une fois les dame remplis : ce n'est pas du territoire
score-teire-open = { $dame } vaut un point pour qui y joue : si c'est { $other }, { $side } doit combler { $point }
score-groups-unknown = les groupes sont inconnus, donc la taxe aussi : il faut un goban
score-white-passes-last = Blanc passe une fois de plus, pour passer en dernier
score-handicap-turns = Blanc a eu { $stones } tours de moins pendant que Noir posait ses pierres de handicap : ils comptent comme des pierres données par Blanc
score-passes-unknown = les passes sont inconnues : Blanc doit peut-être un prisonnier de plus
score-late-passes-unknown = les passes après les deux premières consécutives sont inconnues : aucune n'est comptée
score-prisoners-from-stones = les prisonniers sont déduits des pierres sur le goban
score-prisoners-unknown = les prisonniers sont inconnus : Noir a un point de moins s'il a joué en dernier (en supposant que personne n'a passé avant la fin)
score-first-pass-unknown = on ne sait pas qui a passé le premier et pris le bouton
score-last-stone-unknown = on ne sait pas qui a posé la dernière pierre
score-pass-stones-compensate = les pierres de passe compensent déjà les pierres de handicap après la première, pour lesquelles le décompte par surface donne { $points }

# A photograph of the board.

at-file = { $name } : { $what }
no-game-here = aucune partie ici
disagrees-also-dead = Les résultats concorderaient si { $place } était morte aussi.
disagrees-one-point = Un point de différence : peut-être un dame, ou une pierre posée dans le territoire.
disagrees-other-winner = L'écart est le même, mais le résultat inscrit donne l'autre camp gagnant.
disagrees-teire-kept = Les résultats concorderaient si les points à combler ({ $places }) restaient du territoire.
disagrees-unit = L'un des deux écarts est en zi, l'autre en points.
disagrees-unmarked = Les résultats concorderaient si { $place } restait sur le goban : peut-être n'était-elle pas marquée morte.
recorded-agrees = Résultat inscrit : { $recorded } (concorde).
recorded-agrees-in-zi = Résultat inscrit : { $recorded } en zi (concorde avec { $result } en points).
recorded-contested = Résultat inscrit : { $recorded }. Le fichier n'indique pas tout ; avec les valeurs prises ici, le résultat serait { $result } : pas encore de gagnant. Indiquez le komi et les règles si vous les connaissez.
recorded-differs = Résultat inscrit : { $recorded } (NE CONCORDE PAS avec { $result }).
recorded-no-margin = Résultat inscrit : { $recorded } (sans l'écart).
recorded-not-comparable = Résultat inscrit : { $recorded } (non vérifiable : le fichier n'en dit pas assez pour ses propres règles).
recorded-not-understood = Résultat inscrit : { $recorded } (non compris).
recorded-other-winner = Résultat inscrit : { $recorded } (sans l'écart ; le goban donne { $result }).
usage-halves-differ = quand un point est partagé, les deux totaux doivent finir par ½
usage-no-shared-points = les règles « { $rules } » ne partagent pas de points : donnez des totaux entiers, et --non-scoring pour les points qui ne sont à personne
usage-nothing-to-score = rien à compter : donnez des fichiers de partie, ou des totaux avec --black N
plan-add = ajouter une pierre du bol en { $to }
plan-lift = remettre { $from } dans le bol
plan-move = déplacer { $from } en { $to } ({ $mark })
cli-dead-nothing = donnez des pierres comme B8, ou auto, ou none
cli-encoding-unknown = encodage inconnu : essayez gb18030 ou big5
cli-not-in-range = tapez un nombre entier de { $least } à { $most }
cli-points-not-half = ce n'est pas un multiple d'un demi-point (3,75 zi = 7,5 points)
cli-points-too-many = trop grand pour un goban
cli-seki-point = écrivez pour chaque point qui le remplit : E5=black, E5=white ou E5=nobody
cli-use-one-of = utilisez l'un de ceux-ci : { $choices }
engine-missing = manque : indiquez-en un
engine-failed = le moteur { $why } ; la proposition de shuzi est utilisée à la place
engine-failed-marks = le moteur { $why } ; les pierres mortes marquées dans le fichier sont utilisées à la place
