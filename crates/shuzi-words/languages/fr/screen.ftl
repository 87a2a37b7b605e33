## Lines of a worksheet, and settings

label-vacant = Points vides
label-stones = Pierres
label-total = Total des points
label-komi = Komi
label-tie-breaker = Départage
label-keep-tie-breaker = Avec départage
label-compensation = Compensation
label-non-scoring = Points non attribués
label-adjusted = Total ajusté
label-half-count = Moitié du goban
label-adjusted-half-count = Moitié ajustée
label-key-number = Nombre clé
label-difference = Différence
label-margin = Écart final
label-size = Goban
label-rules = Règles
label-game = Partie
label-handicap = Handicap
given-tie-breaker = Départage { $points }
given-handicap = handicap { $stones }
label-method = Méthode
label-players = Joueurs
label-side = Camp compté
label-dead-stones = Pierres mortes
label-scoring = Décompte
label-territory = Territoire
label-teire = Teire
label-points-in-seki = Points dans les sekis
label-pass-stones = Pierres de passe
label-group-tax = Taxe par groupe
label-last-move = Dernier coup
label-prisoners = Prisonniers
label-groups = Groupes vivants
label-sum = Somme

## What keys do

help-next = accepter et continuer
help-back = une étape en arrière
help-fill-dame = remplir les dame à tour de rôle
help-in-seki = déclarer un groupe en seki, ou l'annuler
help-agree = les deux joueurs sont d'accord
help-yes = oui
help-no = non
help-count-again = effacer tous les nombres et recompter
help-right-sides = les nombres sont au bon camp
help-left-over = les points qui restent ne sont à personne
help-swap-sides = les nombres sont à l'autre camp : les inverser
help-look-over = revenir aux pierres mortes
help-play-on = continuer à jouer, en cas de désaccord
help-play-here = jouer ici
help-pass-turn = passer
help-settle = terminer et compter
help-palette = toutes les actions, par leur nom
help-handicap = pierres de handicap et komi
help-handicap-counting = surface ou territoire
help-rank-black = monter le niveau de Noir
help-rank-black-back = baisser le niveau de Noir
help-rank-white = monter le niveau de Blanc
help-rank-white-back = baisser le niveau de Blanc
help-undo = annuler le dernier changement
help-redo = rétablir
help-settings = komi, handicap, règles…
help-finish = aller au résultat
help-method = méthode suivante
help-side = compter l'autre camp
help-verify = compter les deux camps, pour vérifier
help-answer-black = Noir
help-answer-white = Blanc
help-swap = goban ou texte (petits écrans)
help-help = toutes les touches de cet écran
help-quit = quitter (le décompte est enregistré)
help-change = changer la valeur
help-change-back = valeur précédente
help-up = haut
help-down = bas
help-scroll-up = remonter
help-scroll-down = descendre
help-left = gauche
help-right = droite
help-erase = effacer la dernière saisie
help-put = poser ou retirer une pierre
help-toggle = marquer une chaîne comme morte ou vivante
help-filler = changer le camp qui remplit ce point
help-next-chain = chaîne suivante
help-previous-chain = chaîne précédente
help-next-liberty = point suivant du seki
help-previous-liberty = point précédent du seki
help-ten = ajouter dix : un rectangle ou un tas
help-sheet = tableau des nombres clés
help-sheet-profile = règles suivantes
help-sheet-profile-back = règles précédentes
help-sheet-komi = un demi-point de komi en plus
help-sheet-komi-back = un demi-point de komi en moins
help-sheet-size = taille suivante
help-sheet-size-back = taille précédente
help-export = enregistrer le tableau en PDF ici
help-rearrange = montrer comment réarranger les pierres
help-handle = suite
help-handle-back = pierre précédente
help-handle-all = toutes les pierres à la fois
help-handle-none = revenir au début
help-play = lecture automatique ; de nouveau : arrêter
help-compare = la partie selon toutes les règles
help-look = couleurs, symboles, langue
help-mouse = activer ou désactiver la souris
help-copy = copier le résultat
help-save-result = enregistrer : texte, Markdown, JSON, SGF
help-keep-look = enregistrer ces réglages
help-edit = saisir une position
help-example = suivre un exemple pas à pas
help-count-it = compter ce goban
help-count-club = compter une partie avec le handicap du club
help-count-exact = compter une partie avec le handicap exact
help-working = comment on le calcule
help-leave-empty = point vide (aussi .)
help-next-row = ligne suivante
help-flood-black = attribuer cette zone vide à Noir
help-flood-white = attribuer cette zone vide à Blanc
help-save-it = enregistrer dans un nouveau fichier
help-suspend = suspendre (fg pour revenir)
help-turn-page = page suivante
help-turn-back = page précédente
help-begin = commencer
help-harder = plus difficile
help-easier = plus facile
help-figures = vos statistiques
help-clock = afficher ou masquer le chronomètre
help-answer = répondre
help-hint = afficher un indice
help-pass = montrer la réponse
help-go-on = continuer
help-again = encore
help-close = fermer
help-leave = quitter
help-stay = rester
help-resume = reprendre
help-afresh = nouveau décompte ; l'inachevé est gardé
help-another = une autre partie ; l'inachevé est gardé

## The same in a word

footer-next = suite
footer-back = retour
footer-fill-dame = remplir les dame
footer-in-seki = seki
footer-agree = d'accord
footer-left-over = à personne
footer-yes = oui
footer-no = non
footer-count-again = recompter
footer-right-sides = confirmer
footer-swap-sides = inverser les camps
footer-look-over = pierres mortes
footer-play-on = jouer
footer-settle = terminer
footer-handicap-counting = décompte
footer-rank-black = Noir
footer-rank-white = Blanc
footer-undo = annuler
footer-settings = réglages
footer-another = autre partie
footer-finish = résultat
footer-method = méthode
footer-side = camp
footer-verify = vérifier
footer-help = aide
footer-quit = quitter
footer-change = changer
footer-change-back = changer
footer-erase = effacer
footer-put = poser/retirer
footer-toggle = marquer
footer-next-chain = chaîne
footer-filler = autre camp
footer-next-liberty = point
footer-ten = +10
footer-rearrange = réarranger
footer-compare = comparer
footer-copy = copier
footer-save-result = enregistrer
footer-keep-look = enregistrer
footer-edit = goban
footer-example = exemple
footer-count-it = compter
footer-count-club = compter
footer-count-exact = compter exact
footer-working = calcul
footer-leave-empty = vide
footer-next-row = ligne
footer-flood-black = à Noir
footer-flood-white = à Blanc
footer-save-it = enregistrer
footer-turn-page = page
footer-down = choisir
footer-swap = goban
footer-harder = niveau
footer-easier = niveau
footer-hint = indice
footer-pass = solution
footer-handle = suite
footer-handle-back = retour
footer-handle-all = fin
footer-handle-none = début
footer-play = lecture
footer-sheet = nombres clés
footer-sheet-profile = règles
footer-sheet-komi = komi
footer-sheet-komi-back = komi
footer-sheet-size = taille
footer-export = PDF

## Why a line of a worksheet is there


## The steps of a count

step-setup =
    .title = La partie et ses règles
    .do = Vérifiez les réglages.
    .why = Komi, handicap et compensation décident des parties serrées : mettez-vous d'accord avant de compter.
    .enter = Entrée : commencer à compter.
step-finish =
    .title = La partie est-elle finie ?
    .do = Les deux joueurs ont passé et tous les dame ont été remplis à tour de rôle. Un dame oublié reste vide : notez-le. Remettez les pierres mortes et les prisonniers dans le bol de leur couleur.
    .why = Aucune de ces pierres ne compte. Pas d'accord sur les pierres mortes ? Les joueurs continuent à jouer. Les coups dans un seki se jouent pendant la partie.
    .enter = Entrée : c'est fait.
step-finish-prisoners =
    .title = Le goban est-il rempli ?
    .do = Chacun remplit à tour de rôle son propre territoire jusqu'à ce que chaque groupe n'ait plus que deux yeux. Chaque passe donne une pierre. Passe en dernier qui a joué en second : Blanc, ou Noir après des pierres de handicap. Retirez les pierres mortes du goban : ce sont aussi des prisonniers.
    .why = Les deux ont alors joué le même nombre de pierres : les prisonniers seuls donnent le résultat.
    .enter = Entrée : c'est fait.
step-finish-territory =
    .title = La partie est-elle finie ?
    .do = Les deux joueurs ont passé. Tous les dame sont remplis, ainsi que vos propres points à combler (teire). Retirez les pierres mortes du goban : ce sont aussi des prisonniers.
    .why = Dans le décompte par territoire, les prisonniers comptent, pas les pierres sur le goban. Les deux joueurs doivent être d'accord sur les pierres mortes ; sinon, ils continuent à jouer.
    .enter = Entrée : c'est fait.
step-first-pass =
    .title = Qui a passé le premier ?
    .do = Selon ces règles, il faut savoir qui a passé le premier à la fin de la partie.
    .why = Cela vaut jusqu'à un point et peut décider d'une partie serrée.
    .enter = b : Noir. w : Blanc. Entrée seule : inconnu.
step-last-stone =
    .title = Qui a posé la dernière pierre ?
    .do = Selon ces règles, il faut savoir qui a posé la dernière pierre, sans compter les passes.
    .why = Cela vaut jusqu'à un point et peut décider d'une partie serrée.
    .enter = b : Noir. w : Blanc. Entrée seule : inconnu.
step-groups =
    .title = { $side } : groupes
    .do = Comptez les groupes vivants de { $side }. Des pierres reliées par leur propre territoire forment un seul groupe. Les groupes en seki ne comptent pas.
    .why = Ces règles taxent chaque groupe : ses deux derniers yeux ne peuvent pas être remplis.
    .enter = Combien de groupes ?
step-captured =
    .title = { $side } : prisonniers
    .do = Combien de pierres de { $side } ont été capturées pendant la partie ?
    .why = Selon ces règles, chacune est un point pour l'adversaire. Les pierres marquées mortes sur le goban sont déjà comptées : ne les comptez pas.
    .enter = Combien ? Tapez 0 s'il n'y en a pas.
step-lost =
    .title = { $side } : pierres perdues
    .do = Comptez les pierres de { $side } capturées ou données pour une passe, mortes comprises.
    .why = Chacune est une pierre de moins sur le goban.
    .enter = Combien ? Tapez 0 s'il n'y en a pas.
step-returned =
    .title = Tous les prisonniers sont-ils remis ?
    .do = Mettez les pierres capturées, mortes comprises, dans le territoire de leur couleur.
    .why = Chacune occupe un point : elle en coûte un à son propriétaire.
    .enter = y ou Entrée : tous. n : il en reste dans un couvercle.
step-prisoners =
    .title = { $side } : pierres non remises
    .do = Comptez les pierres de { $side } qui sont encore dans le couvercle de l'autre joueur.
    .why = Chacune aurait occupé un point du territoire de { $side }.
    .enter = Combien de pierres de { $side } ? 0 s'il n'y en a pas.
step-dead =
    .title = Retirer les pierres mortes
    .do = Tab parcourt les chaînes mortes ou incertaines. Espace ne change que la marque de la chaîne sous le curseur.
    .why = Une pierre qui ne peut pas éviter la capture est morte. Les deux joueurs doivent être d'accord ; sinon, ils continuent à jouer.
    .enter = Espace : marquer une chaîne. Entrée : étape suivante. Pas d'accord ? p : continuer à jouer.
step-seki =
    .title = Remplir le seki
    .do = Chaque camp remplit ses propres yeux dans le seki, puis les deux remplissent les libertés communes à tour de rôle. S'il en reste une, laissez-la vide.
    .why = Aucun camp ne peut y jouer le premier : ces points ne sont encore à personne. Les remplir permet de les compter.
    .enter = Espace : changer le camp qui remplit un point. Entrée : étape suivante.
step-seki-left =
    .title = Y a-t-il un seki ?
    .do = Si oui, n'y remplissez rien : selon ces règles, ses points vides ne comptent pas.
    .why = Ils ne sont à personne.
    .enter = Combien de points restent vides (seki, dame oublié) ? Entrée seule : aucun.
step-empty =
    .title = Reste-t-il un point non attribué ?
    .do = Ce peut être un dame oublié, ou un point de seki. Dans un seki, chaque camp remplit ses yeux, même faux, avec des pierres du bol ou de sa zone, puis les deux remplissent les libertés communes à tour de rôle. S'il en reste une, laissez-la vide ; si deux sekis en laissent chacun une, chaque camp en remplit une.
    .why = Un point qui reste vide est un point non attribué : un demi-point pour chaque camp.
    .enter = y : oui. n ou Entrée : non.
step-non-scoring =
    .title = Points qui ne sont à personne
    .do = Comptez les points qui restent vides, dans un seki ou comme dame oubliés.
    .why = Un point qui reste vide est un point non attribué : un demi-point pour chaque camp.
    .enter = Combien de points ?
step-side =
    .title = Quel camp est compté ?
    .do = On comptera { $side }. Choisissez le camp le plus facile à compter.
    .why = Ensuite, on peut faire de la place en retirant les pierres de l'autre camp. On ne peut alors plus compter ses points vides.
    .enter = o : autre camp ; y : compter les deux, pour vérifier. Entrée : compter.
step-vacant =
    .title = { $side } : points vides
    .do = Transformez les territoires de { $side } en rectangles de dix ou vingt points : déplacez, ajoutez ou retirez des pierres de { $side }. Comptez ensuite les points vides.
    .why = Un point vide et une pierre se valent : déplacer des pierres dans leur zone ne change rien.
    .enter = Tapez un nombre par territoire, par exemple 12+20 ; t ajoute dix.
step-territory =
    .title = { $side } : territoire
    .do = Déplacez des pierres pour transformer les territoires de { $side } en rectangles de dix ou vingt points. Comptez les points vides.
    .why = Déplacer des pierres change la forme d'un territoire, pas sa taille.
    .enter = Tapez un nombre par territoire, par exemple 12+20 ; t ajoute dix.
step-stones =
    .title = { $side } : pierres
    .do = Comptez les pierres de { $side } par tas de dix, y compris celles qui sont à l'intérieur des territoires.
    .why = Dans le décompte par surface, chaque pierre vivante vaut un point.
    .enter = Tapez t pour chaque tas de dix, puis le reste.
step-result =
    .title = Résultat

## The screen

keys = Touches
keys-here = Sur cet écran
keys-views = Autres vues
keys-moving = Se déplacer
keys-program = Le programme
sign-stones = pierres de Noir et de Blanc
sign-dead = pierres mortes
sign-vacant = points vides
sign-filled = points remplis pour compter
sign-must-fill = points à combler
sign-nobody = point non attribué
side-needs = { $side } gagne dès
you-counted = Vous avez compté { $own } pour { $side } ; le résultat retient { $used }, d'après le goban.
not-certain = { $stones ->
        [one] { $stones } pierre est incertaine : vérifiez-la.
       *[other] { $stones } pierres sont incertaines : vérifiez-les.
    }
enter-keeps = (Entrée garde { $count })
note = Remarque : { $text }.
none = aucun
no-stones = 0
no-names = non renseignés
type-one = à saisir
both = les deux
game-even = à égalité
game-no-komi = sans komi
game-handicap = à handicap
gives-points = { $convention } = { $points } { $points ->
        [one] point
       *[other] points
    }
side-black = Noir
side-white = Blanc
won-level = Égalité de points, { $side } gagne selon ces règles
method-full = Décompte complet
method-half = Demi-décompte
method-simplified = Décompte simplifié
method-key = Nombres clés
real-board = goban { $size }
live-marked = En direct : position marquée
live-counted = En direct : décompte en cours
live-undecided = Les deux peuvent encore gagner
on-table = Sur la table
for-example = Par exemple
live-at-least = { $side } mène d'au moins { $points }
live-between = écart encore entre
live-and = { $low } et { $high }
live-by = { $side } mène de { $points } ({ ZI($points) } zi)
live-needs = { $side } gagne dès { $needs }{ $tie }
live-ties = , { $tie } fait nulle
live-has = { $side } a { $count }
live-so-far = { $side } a { $count } pour l'instant
live-enough = { $has } : juste assez
live-few = { $has } : il lui en manque { $points }
live-to-go = { $has } : il lui en manque { $points }
live-spare = { $has } : { $points } d'avance
verify-offer = Seul { $side } a été compté. o : compter aussi { $other }, pour vérifier.
as-counted = tel que compté
as-read = tel que lu
enter-agrees = Entrée ou y : les deux sont d'accord.
enter-verifies = C'est serré : une erreur d'une ou deux pierres suffirait à en décider. Entrée : compter aussi { $other }. y : les deux sont d'accord.
verify-both = Les deux camps seront comptés : d'abord les points vides de { $other }, avant de retirer quoi que ce soit.
note-seki-empty = Selon ces règles, les points dans un seki ne comptent pas : ne les comptez pas.
note-seki-eyes = Selon ces règles, les yeux dans un seki comptent.
note-pass-stones = Chaque passe donne une pierre, un prisonnier comme les autres ; Blanc passe en dernier.
note-late-pass-stones = Après deux passes de suite, chaque passe de plus donne une pierre, un prisonnier comme les autres.
note-moves-kept = Coups joués à partir d'ici : { $moves }. p les montre.
note-dame = Dame restants : { $places }. Laissez-les vides ; ou, si les deux sont d'accord, d les remplit à tour de rôle.
note-answered = Réponse : { $side } (Entrée la garde).
note-or-to-white = Ou laissez le total de Noir et ajoutez-le à celui de Blanc : { $before } + { $amount } = { $sum }. L'écart est le même.
prisoners-by = Compté par les prisonniers seuls, selon les règles « { $rules } ». Pour vérifier : recomptez les prisonniers.
territory-by = Compté par territoire, selon les règles « { $rules } ». Pour vérifier : recomptez les territoires, et les prisonniers non remis.
chain-is = { $at }, { $side } ({ $stones }) : { $verdict }
preview = Marquée { $is }. Si { $other } : { $now } → { $then }
preview-same = Marquée { $is }. Si { $other } : toujours { $now }
no-komi-known = Ces règles ne fixent pas de komi : réglez-le avec + et −.
in-hand = > votre partie
own-way = Toute autre façon de réarranger convient aussi : un point vide et une pierre se valent, le total ne change pas.
how-to-handle = Chaque pierre va de sa majuscule à la minuscule correspondante ; − : vers le bol ; + : du bol.
take-board = Entrée accepte le décompte du goban :
line-subtracted = { $whole } ÷ 2 = { $half } : soustrait, car on compte { $side } (ajouté pour { $other }).
line-added = { $whole } ÷ 2 = { $half } : ajouté, car on compte { $side } (soustrait pour { $other }).
how-to-set = ↑ ↓ choisir, ← → changer, ou taper un nombre.
game-question = De quelle partie s'agit-il ?
look-at = Chaînes incertaines, à vérifier (Tab) :
dead-proposed = { $stones ->
        [0] shuzi n'a trouvé aucune pierre morte.
        [one] shuzi a marqué une pierre comme morte.
       *[other] shuzi a marqué { $stones } pierres comme mortes.
    }
dead-marked = { $stones ->
        [0] Aucune pierre n'est marquée morte.
        [one] Une pierre est marquée morte.
       *[other] { $stones } pierres sont marquées mortes.
    }
quit-question = Quitter ? Le décompte est enregistré ; vous pourrez le reprendre.
quit-unsaved = Quitter ? Le décompte n'a PAS pu être enregistré : il sera perdu.
resume-where = Étape { $at } sur { $all }, { $stones } pierres sur le goban.
resume-question = Un décompte de cette partie a été interrompu. Le reprendre ?
another-question = Un décompte sur un goban { $size } est resté inachevé. Est-ce une autre partie ? Les deux sont gardés.
handicap-question = Combien de pierres de handicap ? De 2 à 9, ou 0 s'il n'y en a pas.
too-small = trop petit
save-title = Enregistrer le résultat
save-text = Texte
save-md = Markdown
save-json = JSON
save-diagram = Diagramme : lignes de . X O
save-sgf = SGF, avec RE, TB et TW
save-png = Image du goban (.png)
save-svg = Image du goban (.svg)
welcome = Première fois ? Tapez x pour suivre un exemple, b pour saisir une position, ou Entrée pour compter le goban devant vous.
edit-title = Saisir une position
play-on-title = Continuer : { $side } joue
play-on-do = Jouez jusqu'à voir clairement quelles pierres sont mortes, puis passez tous les deux.
play-on-moves = Joué : { $moves }
play-on-pass = passe
play-on-captured = Capturées : { $black } noires, { $white } blanches
play-on-reached = Entrée compte le goban obtenu : selon ces règles, continuer ne coûte rien.
play-on-comes-back = Entrée ramène au goban d'avant : ce qui est capturé maintenant était mort.
play-on-enter = Espace joue, p passe, u annule. Entrée : terminer. Échap : retour, les coups restent.
edit-how = x et o posent des pierres ; . ou Espace laisse un point vide. Un nombre répète la touche suivante : 5x pose cinq pierres noires. Tab : ligne suivante. Retour arrière : reculer.
edit-more = b et w attribuent la zone vide autour du curseur à Noir ou à Blanc. Cliquez pour poser des pierres ; collez un diagramme pour le charger.
edit-row = Ligne { $row } : { $left } à saisir.
look-title = Apparence
look-theme = Couleurs
look-glyphs = Symboles
look-language = Langue
look-mouse = Souris
look-motion = Animation
on = oui
off = non
ruler = Les barres sont-elles alignées ? Sinon, changez de symboles.
compare-results = Résultats
compare-difference = Pourquoi
compare-compensation = Compensation
compare-procedures = Territoires
practise = entraînement
lessons = Leçons
practice-today = Aujourd'hui : { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }, { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de suite
practice-longest = (record : { $days })
practice-first-day = Bienvenue : cinq minutes par jour suffisent
drills = Exercices, niveau { $level } (← →)
done = fait
come-back = { $count ->
        [0] rien à revoir
       *[other] { $count } à revoir
    }
whole-best = record { $time }
whole-course = Vos dernières parties : { $bars } { $first }, maintenant { $last }
whole-aim = objectif { $time }
glance-over = Temps écoulé : les pierres sont cachées.
question = question
once-more = (déjà manquée)
hint = Indice :{" "}
round-over = { $right } bonnes réponses sur { $answered }. Les questions manquées reviendront dans quelques jours.
placement-over = { $right } bonnes réponses sur { $answered } : ces leçons sont cochées.
no-figures = Aucun exercice fait pour l'instant. Échap : retour.
chart-answers = réponses { $first } à { $last }
chart-right = { $drill } : bonnes réponses sur dix
chart-time = { $drill } : temps
won = { $side } gagne de { $points } { $points ->
        [one] point
       *[other] points
    } ({ ZI($points) } zi)
won-in-points = { $side } gagne de { $points } { $points ->
        [one] point
       *[other] points
    }
won-and-code = { $won } : { $code }
won-tie = Partie nulle (jigo)
result-black = Noir +{ $points }
result-white = Blanc +{ $points }
result-tie = nulle
list-separator = ,{" "}

## The live panel's checks

live-open = Rien n'est encore compté
live-not-settled = Pas encore tranché
live-not-settled-range = Pas encore tranché : de { $low } à { $high }
live-one-more = Il reste à compter { $side }
live-unknown-sum = Les deux totaux ne remplissent pas le goban : recomptez
live-range = { $low } à { $high }
check-holds = juste – { $text }
check-fails = FAUX – { $text }
check-sum = somme : { $terms } = { $points }, le goban entier
check-sum-short = somme : { $terms } = { $sum }, il en manque { $short } pour { $points }
check-sum-over = somme : { $terms } = { $sum }, { $over } de trop pour { $points }
check-parity-even = parité : la différence des totaux, { $difference }, doit être paire
check-parity-odd = parité : la différence des totaux, { $difference }, doit être impaire

## Remarks to the player

remark-nothing-to-undo = rien à annuler
remark-undo-returns = la partie suivante ; u revient à la précédente
remark-nothing-to-redo = rien à rétablir
remark-no-stone-here = pas de pierre ici : allez d'abord sur une pierre morte
remark-no-path-pasted = le texte collé n'est pas un chemin de fichier ; pour un diagramme, tapez b
remark-not-pasted = le texte collé n'est pas un diagramme lisible : { $place } : { $why }
remark-paste-refused = on ne peut coller ici qu'un nombre ; pour un diagramme, tapez b
remark-no-dame = il ne reste pas de dame
remark-play-on-at-dead = pour continuer à jouer, revenez à l'étape des pierres mortes
remark-taken = il y a déjà une pierre ici
remark-no-suicide = vos propres pierres resteraient sans liberté
remark-ko-must-wait = ko : jouez d'abord ailleurs
remark-too-many-moves = impossible de garder plus de coups
remark-both-passed = Les deux ont passé. Entrée : terminer
remark-not-both-passed = Les deux joueurs doivent d'abord passer. Entrée de nouveau : terminer quand même
remark-reached-counted = C'est maintenant ce goban que l'on compte (u revient au précédent)
remark-back-as-played = Le goban est comme avant ; ce qui a été capturé est marqué mort, les autres marques restent
remark-border-open = la frontière est ouverte en { $place } : jouez-y d'abord, ce n'est pas un dame
remark-dame-filled-by = rempli : { $side } { $places } (u annule)
remark-dame-filled = remplis à tour de rôle : Noir { $black }, Blanc { $white } (u annule)
remark-not-in-seki = ni une liberté ni un œil du seki
remark-said-in-seki = en seki, puisque vous le dites : S l'annule
remark-not-said-in-seki = retour à la lecture de shuzi
remark-shares-no-liberty = ce groupe ne partage aucune liberté avec l'autre camp : il n'est pas en seki
remark-method-needs-side = { $method } : il faut aussi compter ce camp ; u revient au résultat
remark-not-a-whole-number = `{ $text }` n'est pas un nombre entier : tapez une somme, par exemple 12+20
remark-number-replaced = { $number } n'était pas validé : le nouveau nombre le remplace
remark-too-large = trop grand pour un goban
remark-own-players = les noms des joueurs sont ceux du fichier
remark-own-size = la taille vient du fichier de partie
remark-no-rules = pas de règles nommées `{ $text }`
remark-rules-set-scoring = ces règles fixent ce que l'on compte : choisissez-en d'autres
remark-choose-scoring = choisissez `area` ou `territory`
remark-choose-tie-breaker = répondez `yes` ou `no`, quand le demi-décompte simplifié ignore un départage
remark-choose-game = choisissez `even`, `no-komi` ou `handicap`
remark-not-stones = tapez le nombre de pierres
remark-type-count = tapez le nombre compté (0 s'il n'y en a pas)
remark-no-number-asked = Aucun nombre n'est demandé ici
remark-number-missing = il manque un nombre après { $sign } : tapez-le, ou Retour arrière
remark-more-than-board = { $number } dépasse les { $points } points du goban : recomptez
remark-not-in-a-number = `{ $sign }` ne fait pas partie d'un nombre : tapez une somme comme 12+20
remark-entry-full = saisie pleine : Entrée, ou Retour arrière pour corriger
remark-more-than-left = { $number } dépasse les { $left } points qui restent ({ $counted } sur { $points } sont comptés) : recomptez, ou Échap pour corriger un nombre précédent
remark-rather-stones = { $vacant } points vides, c'est plus qu'un camp n'en a d'habitude. S'agit-il de pierres ? Entrée : non, de points vides. Échap : revenir
remark-answer-first = répondez d'abord à cette question
remark-board-full = les deux totaux remplissent déjà le goban : il ne peut donc rester de point non attribué. y : il n'y en a pas. ↑ : corriger un nombre. R : tout recompter
remark-whose = Noir a-t-il { $black } et Blanc { $white } ? Avec les camps inversés, le compte serait bon aussi. y : oui. o : non, inverser les camps. Échap : corriger un nombre
remark-sides-swapped = Les camps sont inversés maintenant
remark-counted-again = Tous les nombres sont effacés : recomptez (u les rétablit)
remark-in-place = Les pierres de { $side } sont-elles encore en place ? y ou Entrée : oui, les compter. n : non
remark-result-agreed = Les deux joueurs sont d'accord
remark-look-first = Regardez d'abord cette chaîne : { $chains ->
        [one] c'est la dernière douteuse
       *[other] { $chains } sont douteuses
    }
remark-not-in-place = Seul un nouveau décompte peut alors vérifier. R : tout recompter. y : les deux acceptent ce résultat
remark-whose-turn = À qui de jouer ? Le premier qui remplit prend le dame impair. b : Noir. w : Blanc
remark-agreed = Les deux joueurs sont d'accord sur les marques et sur ce qui reste vide
remark-large-lead = { $points } points d'écart ? Les parties que l'on compte sont d'habitude plus serrées. Entrée de nouveau : confirmer
remark-too-vacant = { $vacant } points vides sur { $points } ne laissent pas de place aux pierres : recomptez
remark-area-not-counted = Seul le territoire a été compté : d'autres règles demandent aussi les pierres
remark-by-territory = Ici on compte le territoire : la méthode et le camp servent à compter la surface
remark-smaller-board = { $total } sur { $here } donne un écart qu'aucune partie n'a, mais conviendrait à { $size }. Est-ce un goban { $size } ? Changez avec s ; Entrée de nouveau si { $here } est juste
remark-many-non-scoring = { $count } points non attribués ? D'habitude, il y en a zéro ou un. Entrée de nouveau : confirmer
remark-too-many-groups = { $groups } groupes vivants ne tiennent pas sur ce goban : recomptez-les
remark-too-many-non-scoring = { $count } points non attribués, c'est trop : recomptez-les ou, si vous êtes d'accord, remplissez les dame à tour de rôle
remark-points-missing = Noir { $black } + Blanc { $white } = { $sum }, pas { $points } : { $missing ->
        [one] un point n'est dans aucun des deux totaux. y : il n'est à personne
       *[other] { $missing } points ne sont dans aucun des deux totaux. y : ils ne sont à personne
    }. ↑ : corriger un nombre. R : tout recompter
remark-points-short = Noir { $black } + Blanc { $white } = { $sum }, pas { $points } : il en manque { $missing }. Personne n'a encore gagné. ↑ : corriger un nombre. R : tout recompter
remark-points-over = Noir { $black } + Blanc { $white } + non attribués { $non_scoring } dépassent { $points } : quelque chose est compté deux fois. ↑ : corriger un nombre. R : tout recompter
remark-verified = vérifié : { $terms } = { $points }
remark-well-counted = { $have } en tout, comme sur le goban : juste, peu importe comment vous avez réarrangé les pierres
remark-missing = vous avez { $have }, le goban donne { $is } : il en manque { $missing } ; recomptez
remark-too-many = vous avez { $have }, le goban donne { $is } : { $extra } de trop ; recomptez
remark-no-komi = les règles « { $rules } » ne fixent pas de komi pour cette partie : indiquez-le sous Komi dans les réglages
    .phone = Les règles « { $rules } » ne fixent pas de komi pour cette partie : saisissez-le plus haut.
remark-count-first = comptez d'abord les pierres
remark-needs-position = il faut une position pour un plan : ouvrez un fichier de partie
remark-position-kept = position gardée : tapez b pour continuer la saisie
remark-no-stones = pas encore de pierres sur le goban
remark-rows-empty = { $rows ->
    [one] Une ligne est encore vide. Entrée de nouveau : compter quand même.
   *[other] { $rows } lignes sont encore vides. Entrée de nouveau : compter quand même.
}
remark-nothing-due = rien à revoir aujourd'hui : les questions manquées apparaîtront ici
remark-mouse-on = Souris : activée
remark-mouse-off = Souris : désactivée

## More of the screen

editor-stones = Noir { $black } + Blanc { $white }
stones-with-vacant = { $stones } (+ { $vacant ->
        [one] { $vacant } vide
       *[other] { $vacant } vides
    } = { $total })
plan-title = Réarranger les pierres de { $side }
plan-next = Pierre { $number } sur { $all } : { $what }
plan-done = { $what } : fait
plan-left = { $vacant ->
        [one] { $vacant } vide
       *[other] { $vacant } vides
    } + { $stones } = { $total }
plan-sum = { $vacant } + { $stones } = { $total }, inchangé
scroll-more = ↓ suite
key-enter = Entrée
key-space = Espace
key-esc = Échap
key-tab = Tab
key-backspace = Retour arrière
key-ctrl = Ctrl

## Line by line (--plain)

plain-step = Étape { $at } sur { $all }. { $title }
plain-setting = { $label } (`{ $name }`) : { $value }
plain-setting-from = { $label } (`{ $name }`) : { $value } ({ $from })
plain-dead = Pierres mortes : { $stones }
plain-uncertain = Incertaines, à vérifier ({ $count }) : { $stones }.
plain-fills = { $side } remplit : { $points }
plain-left = Laissés vides : { $points }
plain-check = Vérification ({ $method }) :
plain-help = Entrée seule continue. Commandes : `back`, `undo`, `redo`, `result`, `quit`.
plain-help-settings = Réglages, à tout moment : `komi 6.5`, `handicap 3`, `compensation n-1`, `rules aga`, `tie-breaker none`, `game no-komi`, `method key`, `side white`, `size 13`.
plain-not-a-number = `{ $text }` n'est pas un nombre : tapez une somme, par exemple 12+20
plain-at-result = tapez `method NAME` ou `side black|white`, ou appuyez sur Entrée pour terminer
plain-not-understood = `{ $text }` n'est pas compris ici : appuyez sur Entrée pour continuer, ou tapez `help`
plain-at-vertex = { $name } : { $why }
plain-ask-setup = Changez un réglage (par exemple `komi 6.5`), ou appuyez sur Entrée pour commencer.
plain-ask-dead = Tapez une pierre de chaque chaîne morte (par exemple `C3 D7`), ou appuyez sur Entrée pour continuer. `play C3 D4` continue à jouer. `y` : vous êtes d'accord sur les marques.
plain-ask-play-on = `play C3 D4 pass` joue à tour de rôle, `undo` annule, `back` quitte. Entrée : terminer.
plain-ask-seki = Tapez un point pour changer le camp qui le remplit, ou appuyez sur Entrée pour continuer.
plain-ask-non-scoring = Combien ? Appuyez sur Entrée s'il n'y en a pas.
plain-ask-empty = `y` ou `n` ; Entrée seule : non.
plain-ask-returned = `y` ou `n` ; Entrée seule : oui.
plain-agree = `y` si les deux sont d'accord.
plain-ask-groups = Combien de groupes ?
plain-ask-lost = Combien ? Tapez 0 s'il n'y en a pas.
plain-ask-prisoners = Combien n'ont pas été remises ? Entrée seule : aucune.
plain-ask-board-count = Votre décompte (par exemple `12+20`), ou appuyez sur Entrée pour accepter celui du goban.
plain-ask-count = Votre décompte, par exemple `12+20` (`t` ajoute dix).
plain-ask-side = `side white`, `verify` pour compter les deux, ou Entrée pour compter.
plain-ask-last-move = `black`, `white`, ou Entrée si vous ne le savez pas.
plain-ask-next = Appuyez sur Entrée pour continuer, ou tapez `result` pour aller au résultat.
plain-verify = Seul { $side } a été compté : tapez `verify` pour compter aussi { $other }.
plain-ask-result = `method half`, `side white`, `back`, ou appuyez sur Entrée pour terminer.
plain-ask-result-territory = `back`, ou appuyez sur Entrée pour terminer.

## Where values come from, and what else the first screens say

source-option = option
source-player = fixé par vous
source-file = fichier, { $place }
source-server = comme sur { $server }
source-zi = le résultat est en zi
source-event = pays du tournoi : { $country }
source-margin = ce résultat est impossible par surface
source-half-result = le résultat a un demi-point
source-whole-result = le résultat n'a pas de demi-point
source-komi = d'après le komi
source-year = d'après l'année, { $year }
country-japan = Japon
country-korea = Corée
country-china = Chine
source-profile = selon les règles
source-profile-other-size = règles (pour 19×19)
source-settings = fichier de réglages
source-last-used = dernier utilisé
source-default = par défaut
convention-n = n
convention-n-1 = n-1
convention-none = aucune
round-all-drills = tous les exercices, les moins maîtrisés d'abord
round-missed = revoir les questions manquées

## The first screen

home-question = Qui a gagné, et de combien ?
home-count = Compter
home-learn = Apprendre
home-look-up = Consulter
showcase-over = La partie est finie. Qui a gagné ?
showcase-moves = On retire les mortes, on réarrange les vivantes.
home-table = Le goban sur la table
home-file = Un fichier ou une photo
home-position = Une position à saisir
home-example = Un exemple pas à pas
home-practise = S'entraîner
home-sheet = Nombres clés
home-compare = Une partie, toutes les règles
home-handicap = Handicap et komi
home-unfinished = Inachevés
home-recent = Récents
home-usual = Règles : { $rules } · { $size } · Komi { $komi } · { $method }
tip-other-side = Astuce : au résultat, { $key } compte l'autre camp ; les deux décomptes ensemble prouvent le résultat.
tip-method = Astuce : au résultat, { $key } montre la même partie par une autre méthode.
tip-practise = Astuce : { $key } lance quelques minutes d'entraînement.
home-step = { $what } : étape { $at } sur { $all }
home-no-files = Aucun fichier de partie ici.
home-players = { $black } (Noir) – { $white } (Blanc)
home-recorded = Inscrit : { $result }
footer-sort = par date
help-sort = fichiers par date ou par nom
footer-choose = valider
help-choose = valider le choix
footer-open-file = ouvrir
help-open-file = ouvrir un fichier de partie
help-practise = s'entraîner
footer-resume-count = reprendre
help-resume-count = reprendre le décompte inachevé
footer-open = ouvrir
help-open = ouvrir
footer-folder-above = dossier parent
help-folder-above = dossier parent
footer-next-game = autre partie
help-next-game = compter la partie suivante
footer-leave = quitter
footer-name-players = noms
footer-pick-rules = règles
footer-handicap-game = handicap
footer-other-komi = komi
footer-board-of-9 = 9×9
footer-board-of-13 = 13×13
footer-board-of-19 = 19×19
footer-other-method = méthode
footer-empty-point = point vide
footer-handicap-stones = pierres
footer-handicap-none = aucune
footer-times = ×
help-name-players = saisir les noms des joueurs
help-pick-rules = choisir les règles dans une liste
help-handicap-game = une partie à handicap
help-other-komi = un autre komi
help-board-of-9 = un goban 9×9
help-board-of-13 = un goban 13×13
help-board-of-19 = un goban 19×19
help-other-method = autre méthode ; le décompte complet compte les deux camps
help-empty-point = un point vide n'est à personne
help-handicap-stones = ce nombre de pierres de handicap
help-handicap-none = aucune pierre de handicap
help-times = le signe entre colonnes et lignes
no-such-rules = aucune règle ne correspond
picker-about = { $scoring } · komi { $komi } · compensation : { $convention }
remark-unusual-komi = komi { $komi } ? Entrée de nouveau : confirmer
    .phone = Un komi de { $komi } est rare. S'il est juste, il n'y a rien d'autre à faire.
remark-handicap-taken = Handicap { $stones }. Compensation pour Blanc : { $points }
remark-unusual-handicap = { $stones } pierres de handicap ? Entrée de nouveau : confirmer
    .phone = { $stones } pierres de handicap, c'est rare. Si c'est juste, il n'y a rien d'autre à faire.
remark-turn-setting = ← → pour changer
remark-count-dropped = goban changé : le décompte est effacé (u le rétablit)
    .phone = Le goban a changé : le décompte a été effacé.
remark-numbers-dropped = pierres mortes modifiées : les nombres repris du goban sont effacés (u les rétablit)
    .phone = Les pierres mortes ont changé : les nombres pris sur le goban ont été effacés.
remark-komi-stays = le komi reste { $komi }, comme vous l'avez fixé
remark-both-sides = cette méthode compte déjà les deux camps
remark-no-file-of-table = décompte fait à la table : pas de fichier à ouvrir
many-left = { $points } points ne sont comptés pour personne. D'habitude il y en a zéro ou un : recomptez en cas de doute.
large-margin = Un grand écart : vérifiez les nombres et le komi.
not-settled = Pas tranché : pas encore de gagnant.
unsettled-rules = Les règles « { $rules } » comptent plus que la surface : prisonniers, passes ou dernier coup. On ne les connaît pas ici : pas encore de gagnant.
unsettled-last-move = Entre { $low } et { $high } : la fin de la partie décide. Demandez aux joueurs, revenez avec Échap et répondez.
    .phone = Entre { $low } et { $high } : la fin de la partie décide. Demandez aux joueurs, puis revenez en arrière et répondez.
unsettled-margin = { $side } gagne de { $low } ou { $high } : la fin de la partie décide
unsettled-stones = Ces pierres pourraient décider de la partie ; décidez ensemble si elles sont mortes : { $places }
unsettled-points = { $points ->
        [one] Un point n'est à personne et pourrait
       *[other] { $points } points ne sont à personne et pourraient
    } décider de la partie : vérifiez les pierres mortes ou, si vous êtes d'accord, remplissez les dame à tour de rôle.
unsettled-one-side = Un écart aussi grand est souvent une erreur : vérifiez la taille, les nombres et le komi, et comptez aussi l'autre camp.
home-no-match = Aucun fichier ne correspond.
resume-step = Étape { $at } sur { $all }.

## What each setting is

about-size = 19×19, 13×13, 9×9, ou la taille que vous tapez.
about-game = À égalité : Blanc reçoit le komi. Sans komi : Noir joue simplement le premier. À handicap : Noir a des pierres sur le goban au départ.
about-komi = Points que Blanc reçoit parce qu'il joue en second.
about-tie-breaker = Un demi-point qui départage une partie nulle. Affiché à part du komi.
about-keep-tie-breaker = Le demi-décompte simplifié ignore le départage : le gagnant est le même, l'écart est faux d'un demi-point. Ici, vous pouvez le garder.
about-handicap = Pierres que Noir avait sur le goban au départ.
about-compensation = Points que Blanc reçoit pour les pierres de handicap dans le décompte par surface : n, n − 1 ou aucun. À convenir avant la partie : cela peut changer le gagnant.
about-scoring = Ces règles permettent les deux : par surface, ou par territoire avec une pierre donnée à chaque passe. Le gagnant est le même.
about-method-full = Comptez les deux camps et comparez. Le meilleur pour débuter : une erreur se voit, car les deux totaux doivent remplir le goban.
about-method-half = Comptez un camp et comparez à la moitié du goban. Moitié moins de travail.
about-method-simplified = Le demi-décompte, où la moitié des points non attribués est retirée de la moitié du goban. Même résultat, calcul plus simple.
about-method-key = Comptez un camp et comparez à un seul nombre, lu sur le tableau au mur. Le plus rapide.
about-players = n : saisir les noms, Noir d'abord
about-side = Comptez le camp le plus facile : zones compactes, peu de pierres à déplacer. Le résultat est le même.

## Words of counting

looking-for-dead = Recherche des pierres mortes…
handicap-title = Handicap
handicap-no-ranks = b / w : monter le niveau de Noir / Blanc ; B / W : le baisser
handicap-club = Au club
handicap-exact = Exact
phase-setup = réglages
phase-dead = pierres mortes
phase-empty = points vides
phase-count = décompte
phase-result = résultat
palette-title = Que voulez-vous faire ?
palette-none = Aucune action ne correspond.
glossary = Lexique
glossary-area = surface
    .means = pierres et points entourés, ensemble
glossary-territory = territoire
    .means = points vides entourés seulement ; on y ajoute les prisonniers
glossary-vacant = point vide
    .means = intersection vide entourée par un camp
glossary-dame = dame
    .means = point neutre entre pierres vivantes des deux camps : à remplir avant de compter
glossary-seki = seki
    .means = pierres des deux camps qui vivent ensemble, car aucun ne peut attaquer le premier
glossary-non-scoring = point non attribué
    .means = point que personne ne peut revendiquer, comme la dernière liberté d'un seki ou un dame que personne n'a rempli
glossary-dead = pierre morte
    .means = pierre qui ne peut éviter la capture ; on la retire
glossary-prisoners = prisonniers
    .means = pierres capturées ; dans le décompte par surface, elles ne comptent pas
glossary-adjustment = ajustement
    .means = komi, départage et compensation, additionnés
glossary-half-count = moitié du goban
    .means = la moitié des points du goban : 180,5 en 19×19
glossary-key-number = nombre clé
    .means = le total à dépasser : le camp qui fait plus gagne
glossary-zi = zi
    .means = une pierre, l'unité des arbitres chinois ; 1 zi d'avance = 2 points
glossary-compensation = compensation
    .means = points donnés à Blanc pour le handicap : n, n − 1 ou rien
glossary-teire = teire
    .means = coup de défense dans son propre territoire, nécessaire une fois les dame remplis
glossary-bent-four = quatre coudé
    .means = quatre coudé dans le coin : mort selon les règles japonaises ; dans le décompte par surface, jouez-le, cela ne coûte rien
glossary-group-tax = taxe par groupe
    .means = deux points de moins par groupe, comme dans l'ancien décompte des pierres
glossary-false-eye = faux œil
    .means = un point vide qui ressemble à un œil mais peut être pris : dans un seki, son propriétaire le remplit
glossary-total = total des points
    .means = points vides et pierres d'un camp
glossary-possible = points possibles
    .means = les points du goban sans les points non attribués
glossary-tie-breaker = départage
    .means = un demi-point pour Blanc, pour qu'une partie sans komi ne soit pas nulle ; ce n'est pas un komi
glossary-adjusted = total ajusté
    .means = le total après komi, départage et compensation ; dans le demi-décompte, aussi après la moitié des points non attribués
glossary-margin = écart final
    .means = de combien de points le gagnant est en tête

# A photograph of the board.
help-next-doubt = point suivant à vérifier
help-previous-doubt = point précédent à vérifier
help-as-read = ce point est juste
help-turn = tourner le goban
help-mirror = inverser gauche et droite
footer-next-doubt = suivant
footer-previous-doubt = précédent
footer-as-read = juste
footer-turn = tourner
footer-mirror = miroir
photo-board = photo { $size }
put-in-board = position { $size }
example-board = exemple
examples-title = Apprendre : compter un exemple
examples-do = Entrée : compter la partie pas à pas. Les pierres se déplacent sur le goban pour former des rectangles.
example-even = Partie à égalité
example-handicap = Trois pierres de handicap
example-seki = Seki : un point reste vide
example-shared = Seki : rempli à parts égales, 4×9
example-false-eye = Seki : un faux œil
example-passes = Passes : on compte le territoire
photo-title = Comparez avec le goban
photo-all-clear = Tous les points sont lus. Comparez encore une fois avec le goban, puis appuyez sur Entrée.
photo-left = { $points ->
    [one] Un point à vérifier.
   *[other] { $points } points à vérifier.
}
photo-how = x noir, o blanc, . vide ; Espace : lu juste. Tab : point suivant à vérifier. Entrée : compter.
photo-here = La photo autour de { $place } :
remark-doubts-left = { $points ->
    [0] Avez-vous comparé tout le goban ? Entrée : compter.
    [one] Un point reste à vérifier (Tab le montre). Entrée de nouveau : compter quand même.
   *[other] { $points } points restent à vérifier (Tab les montre). Entrée de nouveau : compter quand même.
}

# Phones at the table.
home-phone = Une photo avec le téléphone
help-phone = photographier le goban avec un téléphone
footer-phone = téléphone
help-count-sent = compter le goban qui attend
footer-count-sent = compter
help-network = un autre réseau
help-network-back = le réseau précédent
help-networks = chercher de nouveau les réseaux
remark-board-sent = Un téléphone a envoyé un goban : il est dans la liste.
remark-page-is-old = La page du téléphone n'était plus à jour ; rien n'a été changé. Elle montre maintenant cette étape.
    .phone = Cette page n'était plus à jour ; rien n'a changé. Elle l'est maintenant.
remark-mark-changed = { $place } change le résultat de { $before } en { $after }.
