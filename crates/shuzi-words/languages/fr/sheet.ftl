## Printed sheets

sheet-keys = Nombres clés
sheet-game = Partie
sheet-even = à égalité, komi { $komi }
sheet-even-game = Partie à égalité, komi { $komi }
sheet-no-komi = sans komi
sheet-handicap = { $stones } pierres
sheet-komi = komi { $points }
sheet-compensation = comp. { $points }
sheet-handicap-games = Parties à handicap
sheet-compensation-rule = { $convention ->
        [n-1] Déjà compté : 1 point à Blanc par pierre de handicap, sauf la première.
       *[n] Déjà compté : 1 point à Blanc par pierre de handicap.
    }
sheet-tie-breaker = départage { $points }
sheet-half-count = moitié du goban { $points }
sheet-non-scoring = { $points } pts non attr.
sheet-black = Noir
sheet-white = Blanc
sheet-black-short = Noir
sheet-white-short = Blanc
sheet-needs = gagne dès
sheet-term-shared = Point non attribué :
sheet-term-shared-is = il n'est à personne.
sheet-term-compensation = Compensation :
sheet-term-compensation-is = ce que Blanc reçoit pour les pierres de handicap.
sheet-term-key = Nombre clé :
sheet-term-key-is = le total qui donnerait une nulle.
sheet-form-sign = { $sign } { $side } gagne
sheet-form-doubled = de 2 × différence (sans ±) =
sheet-form-needed = Total nécessaire pour gagner
sheet-form-larger = de (grand − petit) =
sheet-tie-at = { $tie } nulle
sheet-one-shared = Avec un point non attribué
sheet-small-key = En petit : le nombre clé, qui donnerait une nulle.
sheet-key-numbers = Nombres clés : Noir { $black }, Blanc { $white }
sheet-key = nombre clé
sheet-ties = nulle
sheet-how = Comment compter
sheet-step-finish = Finir le goban
sheet-step-shape = Former des rectangles de dix
sheet-step-pile = Faire des tas de dix
sheet-step-compare = Comparer avec le nombre nécessaire
sheet-step-adjust = Ajuster le total
sheet-step-margin = Calculer l'écart
sheet-how-1 = Remplissez les dame à tour de rôle, puis passez. Remettez les pierres mortes et les prisonniers dans les bols. Seki : chaque camp remplit ses propres yeux, même faux, puis les deux remplissent les libertés communes à tour de rôle ; une liberté impaire reste vide.
sheet-how-left = Un point qui n'est à personne reste vide : c'est un point non attribué. Notez combien il y en a.
sheet-how-2 = Choisissez un camp. Déplacez ses propres pierres pour que ses territoires forment des rectangles de dix ; comptez les points vides.
sheet-how-bowl = On peut prendre des pierres au bol ou en remettre : le total ne change pas.
sheet-how-3 = Comptez ses pierres par tas de dix. Points vides + pierres = total.
sheet-how-4 = Un camp gagne si son total atteint le nombre nécessaire.
sheet-how-5 = Écart en points = 2 × (total − nombre clé). S'il est négatif, l'autre camp gagne.
sheet-how-full-2 = Déplacez les pierres des deux camps pour que tous les territoires forment des rectangles de dix. Comptez les points vides des deux avant de retirer une pierre.
sheet-how-full-3 = Comptez les pierres des deux par tas de dix. Points vides + pierres = total ; les deux totaux font tout le goban, moins les points qui restent vides dans un seki.
sheet-how-full-5 = Écart en points = la différence des deux totaux.
sheet-how-half-5 = Écart en points = 2 × (total ajusté − moitié du goban). S'il est négatif, l'autre camp gagne.
sheet-each = { $sign } ½ par point non attribué.
sheet-zero-tie = Zéro : partie nulle.
sheet-zero-side = Zéro : { $side } gagne.
sheet-zero-tie-breaker = Zéro : { $side } gagne de { $points }, le départage. Sinon, ajoutez { $points } à l'écart si { $side } gagne ; retirez-le s'il perd.
sheet-how-verify = Un doute ? Comptez aussi l'autre camp.
sheet-form-title = Feuille de décompte
sheet-form-event = Tournoi
sheet-form-round = Ronde
sheet-form-date = Date
sheet-form-board = Table n°
sheet-form-black = Noir
sheet-form-white = Blanc
sheet-form-side = camp compté : { $side }
sheet-form-winner = Gagnant
sheet-form-none = (sinon 0)
sheet-form-tie = Nulle
sheet-form-points = points
sheet-form-check = Vérification : Noir + Blanc + non attribués = { $points }.
sheet-form-optional = { $side } (facultatif)
sheet-form-signed = Signature { $side }
sheet-form-referee = Arbitre
sheet-note-ties = nulle : le total qui rend la partie nulle ; { $needs } (={ $tie }) : { $tie } fait nulle, { $needs } gagne.
sheet-note-nsp = Points non attribués : ils n'appartiennent à aucun camp, comme la dernière liberté d'un seki.
sheet-note-each-nsp = Chaque point non attribué baisse le nombre clé d'un demi-point.
sheet-note-tie-breaker = Le départage n'est pas du komi : un demi-point pour Blanc, pour éviter les parties nulles.
sheet-source = D'après S. Mays, How to Use the Chinese Method of Counting (2012).
sheet-komi-head = Komi
sheet-ranks = Écart
sheet-value = Valeur
sheet-stones = Pierres
sheet-free-moves = Coups libres
sheet-jewdan = Handicap selon les niveaux
sheet-to-white = à Blanc
sheet-to-black = à Noir
sheet-grid = Cherchez l'écart de niveau : à gauche les pierres, au-dessus les points. Rien d'autre n'est ajouté. – : sans pierres, Noir commence.
sheet-grid-example = Exemple : { $size }, écart de niveau { $ranks } : { $stones } pierres de handicap, et { $points } { $points ->
        [one] point
       *[other] points
    } { $side }.
sheet-factor = { $size } : décompte par { $counting } ; niveaux par pierre : { $factor } ; points par pierre : { $value }
sheet-area = surface
sheet-territory = territoire
sheet-handicap-1 = valeur = niveaux ÷ niveaux par pierre − ½ ; pierres = valeur + ½, arrondi par excès ; une pierre est simplement le premier coup de Noir.
sheet-handicap-2 = komi = (coups libres − valeur) × points par pierre, arrondi, + ½ ; un komi négatif revient à Noir.
sheet-handicap-3 = Le komi est le seul ajustement : aucune compensation ne s'y ajoute.
sheet-misprint = Le tableau publié (surface, 13×13) indique −3,5 pour 4, 9, 14 et 19 niveaux ; sa propre formule donne −0,5.
sheet-handicap-source = D'après le système de handicap de Jewdan (Sensei's Library).
sheet-black-needs = { sheet-black } { sheet-needs }
sheet-white-needs = { sheet-white } { sheet-needs }
sheet-black-count = { sheet-black-short } { $count }
sheet-white-count = { sheet-white-short } { $count }
