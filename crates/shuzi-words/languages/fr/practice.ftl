## The drills

drill-halves = moitiés et quarts de point
drill-tens = tas et rectangles de dix, et le reste
drill-key-number = le nombre clé d'une partie
drill-handicap = compensation des pierres de handicap : n, n − 1 ou aucune
drill-margin = l'écart, d'après un total et le nombre clé
drill-result = qui gagne et de combien, d'après les deux totaux
drill-territory = les points vides d'un territoire
drill-side = le total d'un camp
drill-dead = quelles pierres sont mortes
drill-seki = points non attribués restant dans un seki
drill-shape = réarranger un camp en dizaines entières
drill-full = le résultat d'une position finale
drill-estimate = le résultat d'un coup d'œil, en dix secondes
drill-miscount = trouver la ligne fausse d'un décompte
drill-hint-halves = Divisez par deux les points entiers et la fraction séparément, puis additionnez.
drill-hint-tens = Les dizaines d'abord, puis le reste.
drill-hint-key-number = La moitié du goban d'abord. Ce qui augmente le nombre clé de Noir diminue celui de Blanc.
drill-hint-handicap = n, n − 1 ou rien : que donnent ces règles ?
drill-hint-margin = À quelle distance le total est-il du nombre clé ? Ce que l'un gagne, l'autre le perd.
drill-hint-result = Noir moins Blanc d'abord. Puis ce que Blanc reçoit.
drill-hint-territory = Ligne par ligne depuis le haut, en retenant chaque somme.
drill-hint-side = Deux décomptes : les points vides, puis les pierres. Additionnez à la fin.
drill-hint-dead = Quelles chaînes ne peuvent ni faire deux yeux ni sortir ?
drill-hint-seki = Remplissez d'abord les yeux, puis les libertés communes à tour de rôle.
drill-hint-shape = Cherchez les rectangles presque faits : peu de pierres dedans, ou peu de trous à côté.
drill-hint-miscount = Refaites chaque ligne vous-même, avec les nombres qui y figurent.
drill-unknown = pas d'exercice nommé `{ $text }` : voir `shuzi practise --list`
drill-rules-chinese = règles chinoises
drill-rules-aga = règles AGA
drill-rules-japanese = règles japonaises
round-today = Aujourd'hui : cinq minutes pour vous
round-mixed = entraînement
round-whole = compter une partie entière contre la montre
round-placement = test de niveau : ce que vous savez déjà
whole-dead = pierres mortes
whole-territories = territoires
whole-stones = pierres
whole-margin = écart
pool-not-a-position = position { $number } : il faut un nom, un komi, deux totaux et un goban

## Answers

answer-none = aucune
answer-not-a-number = tapez un nombre, par exemple 53, 1/2 ou 184,25
answer-not-a-result = tapez un résultat, par exemple B+3,5 (B pour Noir), W+0,5 (W pour Blanc), ou 0 pour une partie nulle
answer-not-stones = tapez une pierre de chaque chaîne morte, par exemple C3 F7, ou none s'il n'y en a pas
answer-not-points = tapez chaque point où une pierre est posée ou retirée, par exemple C3 F7, ou none
answer-no-stone-at = aucune pierre en { $name } : tapez une pierre de chaque chaîne morte, par exemple C3 F7, ou none s'il n'y en a pas
answer-missing = tapez une réponse, ou p pour la voir

## What is asked

ask-half-of = Quelle est la moitié de { $amount } ?
ask-rectangles = points vides : { $sizes } (rectangles)
ask-piles = pierres : { $piles } tas de dix, et { $rest }
ask-points-in-all = Combien de points en tout ?
ask-board = goban { $size }
ask-komi = komi { $komi }
ask-handicap = { $stones } pierres de handicap, compensation { $stones }
ask-tie-breaker = départage { $points }
ask-one-non-scoring = un point non attribué
ask-key-number = Quel est le nombre clé de { $side } ?
ask-handicap-giving = { $stones } pierres de handicap ; { $convention-key ->
        [none] les règles ne donnent aucune compensation
       *[other] les règles donnent { $convention }
    }
ask-handicap-under = { $stones } pierres de handicap ; { $rules }
ask-compensation = Combien de points de compensation Blanc reçoit-il ?
ask-half-compensation = Combien de points le demi-décompte soustrait-il pour cela du total de Noir ?
ask-key-and-total = { $side } : nombre clé { $key }, total { $total }
ask-total-is = { $side } : total { $total }
ask-who-wins = Qui gagne, et de combien de points ?
ask-totals = Noir { $black }, Blanc { $white }
ask-one-line-is-wrong = { $side } est compté par les nombres clés. Trouvez la ligne fausse :
ask-line-total = 1. total : { $vacant } points vides + { $stones } pierres = { $total }
ask-line-half = 2. moitié des { $points } points : { $half }
ask-line-key-black = 3. nombre clé : { $half } + { $adjustment } = { $key }
ask-line-key-white = 3. nombre clé : { $half } − { $adjustment } = { $key }
ask-line-margin = 4. écart : ({ $total } − { $key }) × 2 = { $margin }
ask-which-line = Quelle ligne est fausse ?
ask-shape = Posez et retirez des pierres de { $side } jusqu'à ce que ses points vides forment des rectangles de dix, vingt, etc. Touchez au plus { $most } pierres ; une pierre déplacée compte une fois.
ask-no-position = Aucune position ne convient ; tapez 0 pour continuer.
ask-dead-removed = Les pierres mortes sont retirées.
ask-dead-removed-seki-filled = Les pierres mortes sont retirées et le seki est rempli.
ask-seki-filled = Le seki est rempli.
ask-territory = Combien de points vides y a-t-il dans le territoire de { $side } en { $vertex } ?
ask-total-of = Quel est le total de { $side } (points vides + pierres) ?
ask-which-dead = La partie est finie. Quelles pierres sont mortes ?
ask-seki-left = Les pierres mortes sont retirées. Chaque camp remplit ses yeux dans le seki, puis les deux remplissent les libertés communes à tour de rôle. Combien restent vides ?
ask-even-game = Partie à égalité, komi { $komi } ; les pierres mortes sont marquées.
ask-who-wins-by-area = Par surface, qui gagne, et de combien ?
ask-estimate = Les pierres seront cachées après { $seconds } secondes. Par surface, qui gagne, et d'environ combien ? Une erreur de { $within } points est admise.
ask-whole-total = { $side } : { $vacant } points vides + { $stones } pierres = { $total } sur { $points }

## How it is worked out

work-halved = { $amount } ÷ 2 = { $half }
work-piles = { $piles } × 10 + { $rest } = { $stones }
work-sum = { $terms } = { $total }
work-half-of-points = moitié des { $points } points : { $half }
work-half-of-adjustment = moitié de l'ajustement : { $half }
work-half-of-non-scoring = moins la moitié du point non attribué : { $half }
work-added-for-black = ajouté pour Noir : { $key }
work-subtracted-for-white = soustrait pour Blanc : { $key }
work-compensation = { $convention-key ->
        [none] aucune compensation
       *[other] { $convention }
    } pour n = { $stones } : { $points }
work-difference = { $total } − { $key } = { $difference }
work-doubled = fois deux : { $margin } pour { $side }
work-lead = { $black } − { $white } = { $lead } pour Noir
work-minus-adjustment = moins { $points } pour Blanc : { $lead }
work-minus-komi = moins le komi { $komi } : { $lead }
work-line-total = ligne 1 : { $vacant } + { $stones } = { $total }
work-line-half = ligne 2 : la moitié de { $points } est { $half }
work-line-key = ligne 3 : le nombre clé est { $key }
work-line-margin = ligne 4 : l'écart est { $margin }
work-choose-folder = choisissez un autre dossier de parties terminées
work-by-rows = ligne par ligne depuis le haut : { $rows } = { $points }
work-total = { $vacant } points vides + { $stones } pierres = { $total }
work-shape-rectangle = Un des rectangles : de { $from } à { $to }.
work-shape-plan = le plan le plus court en touche { $handled }
work-shape-changes = poser ou retirer une pierre en { $points }
work-shape-sum = vides { $vacant }, pierres { $stones } : { $total } points
work-dead = mortes : { $answer }
work-dead-inside = { $stones } : au milieu des { $points } points de { $side }, qui peut répondre à toute tentative de faire deux yeux
work-played-out = { $stone } jusqu'à la prise, { $side } commence : { $moves }
work-lives = { $eyes ->
        [1] { $stone } vit : son territoire en { $places } a place pour deux yeux
       *[other] { $stone } vit grâce à ses yeux en { $places }
    }
move-pass = passe
work-shared = libertés communes : { $places } ({ $shared }) ; reste : { $left }

## Mistakes

mistake-not-halved = pas divisé par deux
mistake-doubled = doublé au lieu d'être divisé par deux
mistake-half-too-much = un demi-point de trop
mistake-half-too-little = il manque un demi-point
mistake-fraction-dropped = demi ou quart oublié
mistake-ten-too-few = il en manque dix
mistake-ten-too-many = dix de trop
mistake-one-too-few = il en manque un
mistake-one-too-many = un de trop
mistake-remainder-forgotten = reste oublié
mistake-vacant-forgotten = points vides oubliés
mistake-stones-forgotten = pierres oubliées
mistake-row-missed = vous avez oublié une ligne
mistake-other-side = c'est le nombre de l'autre camp
mistake-fill-forgotten = vous avez oublié les pierres qui remplissent le seki
mistake-adjustment-not-halved = ajustement pas divisé par deux
mistake-adjustment-halved = ajustement divisé par deux : c'est seulement pour le demi-décompte et les nombres clés
mistake-adjustment-wrong-sign = ajustement de mauvais signe
mistake-adjustment-left-out = ajustement oublié
mistake-tie-breaker-left-out = départage oublié
mistake-non-scoring-not-subtracted = moitié du point non attribué pas soustraite
mistake-needs-not-key = c'est le total requis pour gagner, pas le nombre clé
mistake-key-not-needs = c'est le nombre clé : le total doit le dépasser
mistake-is-n = c'est n
mistake-is-n-less-one = c'est n − 1
mistake-rules-compensate = ces règles donnent bien une compensation
mistake-compensation-halved = divisé par deux : c'est seulement pour le demi-décompte et les nombres clés
mistake-in-zi = pas doublé : c'est l'écart en zi
mistake-not-doubled = pas doublé : l'écart est le double de la différence
mistake-wrong-winner = mauvais gagnant
mistake-wrong-winner-not-doubled = mauvais gagnant, et pas doublé
mistake-wrong-sign = mauvais signe
mistake-halved-twice = divisé deux fois par deux
mistake-is-total = c'est le total : points vides plus pierres
mistake-is-stones = ce sont les pierres seules
mistake-is-vacant = ce sont les points vides seuls
mistake-some-are-dead = il y a des pierres mortes
mistake-some-missing = il manque des pierres mortes
mistake-some-alive = certaines de ces pierres sont vivantes
mistake-some-missing-some-alive = il manque des pierres mortes, et certaines de celles-ci sont vivantes
mistake-territory-counted = cela compte les points vides et les pierres mortes ; ici ce sont les pierres vivantes
mistake-shared-are-filled = on les remplit à tour de rôle : s'il en reste une, elle seule reste vide
mistake-even-is-filled = un nombre pair se remplit entièrement ; un nombre impair en laisse une vide
mistake-not-in-tens = les points vides ne forment pas des rectangles de dizaines entières
mistake-too-many-handled = plus de pierres touchées qu'il n'en faut
mistake-komi-forgotten = komi oublié
mistake-prisoners-forgotten = prisonniers oubliés
mistake-komi-wrong-sign = komi de mauvais signe
mistake-one-miscounted = erreur d'un point
mistake-ten-miscounted = erreur de dix points
mistake-compensation-n-less-one = la compensation est ici n, pas n − 1
mistake-non-scoring-added = la moitié du point non attribué se soustrait, elle ne s'ajoute pas
mistake-non-scoring-whole = on ne soustrait que la moitié du point non attribué
mistake-tie-breaker-not-halved = le départage n'a pas été divisé par deux
mistake-doubled-twice = doublé : ici l'écart est la différence elle-même
mistake-doubled-early = déjà doublé : on demande la différence
mistake-added-forgotten = vous avez oublié les pierres ajoutées
mistake-added-twice = vous avez compté deux fois les pierres ajoutées
mistake-one-side-only = cette méthode ne compte qu'un camp : un point oublié passe inaperçu
mistake-both-sides-counted = cette méthode compte les deux camps : c'est plus long
mistake-adjustment-needed = avec cette méthode, il faut calculer l'ajustement ; le tableau l'a déjà fait
mistake-adds-to-total = le demi-décompte l'ajoute au total
mistake-small-territories = les petits territoires se comptent point par point
mistake-prisoners-count = les prisonniers ne comptent pas dans le décompte par surface
mistake-dead-points-forgotten = les points sous les pierres mortes comptent aussi

## What became of an answer

marked-right = Juste.
marked-near = Bien : le résultat exact est { $right } (erreur de { $off }).
marked-wrong = Faux : la réponse est { $right }, pas { $given }.
marked-wrong-by = Faux : la réponse est { $right }, pas { $given } ({ $mistake }).
marked-not-yet = Pas encore : { $mistake }.
try-again = Ce n'est pas { $given }. Essayez encore.
try-again-after = Ce n'est pas { $given } ({ $mistake }). Essayez encore.
answer-revealed = La réponse est { $answer }.
answer-it-now = À vous de donner cette réponse.
no-hint = il n'y a pas d'indice pour cette question

## Line by line

round-begins = { $count ->
        [one] { $count } question.
       *[other] { $count } questions.
    } ? : indice. Entrée : passer. q : quitter.
round-question = { $drill }, niveau { $level }
round-question-again = { $drill }, niveau { $level }, déjà manquée
practice-read = Entrée : continuer.
round-time = { $seconds } s sur { $limit } s.
round-time-over = { $seconds } s sur { $limit } s : trop lent.
today-questions = { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
today-lesson = leçon { $number }
today-game = une partie { $size }
today-over = Fini pour l'instant : { $right } bonnes réponses sur { $answered }. Les erreurs reviendront bientôt.
shape-so-far = vides { $vacant } · pierres { $stones } · touchées { $handled }
steps-to-repeat = { $count } à revoir
round-summary = { $right } bonnes réponses sur { $asked }. `shuzi practise stats` montre vos progrès.

## Progress

statistics-none = Aucun exercice fait pour l'instant : commencez par `shuzi practise`.
statistics-drill = exercice
statistics-all = tous
statistics-answers = réponses
statistics-right = justes
statistics-last = 20 dern.
statistics-time = temps
statistics-best = record
statistics-streak = série
statistics-trend = tendance
statistics-mistake = erreur la plus fréquente : { $mistake }
whole-over = { $time } en tout ; l'objectif est { $aim }.
whole-best-is = Votre meilleur temps sans faute : { $time }.

broken-lesson = leçon { $name } : { $why }
