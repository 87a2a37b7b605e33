## Lesson: points

## Lesson: from-territory

lesson-from-territory = Du territoire à la surface : ce qu'il faut désapprendre
lesson-from-territory-1-say = Les règles japonaises comptent le territoire et les prisonniers. Les règles chinoises comptent chaque point d'un camp : ses pierres, et les points vides qu'elles seules entourent. Voici une partie finie, comptée des deux façons. Le komi est de 6,5. Noir a perdu 1 pierre pendant la partie, Blanc 4.
lesson-from-territory-2-say = D'abord comme vous savez le faire : les points vides.
lesson-from-territory-2-ask = Combien de points vides Noir a-t-il ?
lesson-from-territory-2-hint = Depuis le haut : 5 + 5 + 4 + 4…
lesson-from-territory-3-say = Le territoire de Blanc est d'un seul tenant.
lesson-from-territory-3-ask = Combien de points vides Blanc a-t-il ?
lesson-from-territory-3-hint = Depuis le haut : 1 + 3 + 3 + 4…
lesson-from-territory-4-say = Les prisonniers remplissent le territoire de celui qui les a perdus : 1 de moins pour Noir, 4 de moins pour Blanc. Puis le komi.
lesson-from-territory-4-ask = Qui gagne par territoire, et de combien ? Tapez par exemple B+12 (B : Noir) ou W+0,5 (W : Blanc).
lesson-from-territory-4-hint = 23 − 1 contre 25 − 4 + 6,5.
lesson-from-territory-4-why = Jusqu'ici, rien de neuf. Oubliez maintenant les prisonniers : remettez-les dans les bols.
lesson-from-territory-5-say = Dans le décompte par surface, chaque pierre sur le goban vaut un point, et chaque point vide qu'elle aide à entourer aussi.
lesson-from-territory-5-ask = Pierres et points vides de Noir, ensemble ?
lesson-from-territory-5-hint = 23 points vides, et les pierres.
lesson-from-territory-5-why = C'est le total. Pas besoin des prisonniers : tout est sur le goban.
lesson-from-territory-6-say = Le goban a 81 points, et chacun est à l'un des deux camps.
lesson-from-territory-6-ask = Quel est le total de Blanc ?
lesson-from-territory-6-hint = 81 moins le total de Noir.
lesson-from-territory-7-say = Ici aussi, le komi est de 6,5.
lesson-from-territory-7-ask = Qui gagne par surface, et de combien ?
lesson-from-territory-7-hint = Le total de Noir moins celui de Blanc, moins 6,5.
lesson-from-territory-7-why = Le même résultat. Les deux camps ont joué le même nombre de pierres, et chaque pierre capturée manque sur le goban. Il peut y avoir un point de différence : quand Noir a joué le dernier coup.
lesson-from-territory-8-say = Trois choses à désapprendre. Les prisonniers ne comptent pas. Les points entre les deux camps (dame) comptent : jouez jusqu'au dernier. Et une pierre posée chez soi ne coûte rien : le point vide perdu devient une pierre.

lesson-points = Qu'est-ce qu'un point ?
lesson-points-1-say = Une petite partie, jouée jusqu'au bout. Si les pierres sont affichées en lettres, X est Noir et O est Blanc. Chaque point du goban appartient à l'un des deux. Appuyez sur Entrée pour continuer.
lesson-points-2-say = Un point vide entouré seulement de pierres de Noir est du territoire de Noir.
lesson-points-2-ask = Regardez le coin en haut à gauche, lignes 7, 6 et 5. Combien de points vides y sont à Noir ?
lesson-points-2-hint = Deux sur la ligne du haut, puis un, puis un.
lesson-points-2-why = Les pierres de Noir et le bord les entourent.
lesson-points-3-say = Noir a encore du territoire plus bas.
lesson-points-3-ask = Combien de points vides Noir a-t-il en tout ?
lesson-points-3-hint = 4 en haut ; comptez maintenant les lignes 3, 2 et 1.
lesson-points-3-why = 4 en haut et 7 en bas. Un décompte en deux parties se vérifie mieux qu'un long décompte d'un seul tenant.
lesson-points-4-say = Dans le décompte par surface, chaque pierre vivante vaut aussi un point.
lesson-points-4-ask = Combien de pierres Noir a-t-il sur le goban ?
lesson-points-4-hint = Ligne par ligne depuis le haut : 1, 2, 1, 3…
lesson-points-4-why = Une pierre occupe un point : elle le tient pour son camp.
lesson-points-5-say = Les points vides plus les pierres donnent le total des points.
lesson-points-5-ask = Quel est le total de Noir ?
lesson-points-5-hint = Additionnez vos deux nombres.
lesson-points-5-why = Ce nombre est au cœur de toutes les méthodes chinoises.
lesson-points-6-say = Le goban a 7 × 7 = 49 points, et chacun appartient à un camp.
lesson-points-6-ask = Quel est donc le total de Blanc ? Inutile de compter.
lesson-points-6-hint = 49 moins le total de Noir.
lesson-points-6-why = Voilà pourquoi il suffit de compter un camp : ce que Noir n'a pas est à Blanc. Trois des quatre méthodes reposent là-dessus.
lesson-points-7-say = Il n'y a pas de komi dans cette leçon.
lesson-points-7-ask = Qui gagne, et de combien ? Tapez par exemple B+12 (B : Noir) ou W+0,5 (W : Blanc).
lesson-points-7-hint = Le plus grand total moins le plus petit.
lesson-points-7-why = Un point de plus pour Noir serait un point de moins pour Blanc : l'écart changerait de deux.

## Lesson: dead-stones

lesson-dead-stones = Les pierres mortes
lesson-dead-stones-1-say = Avant de compter, retirez du goban les pierres mortes : celles qui ne peuvent pas éviter la capture. Inutile de continuer à jouer pour les capturer.
lesson-dead-stones-2-say = Les deux pierres de Blanc en E5 et F5 sont enfermées dans la zone de Noir, à droite. Elles n'ont ni la place de faire deux yeux, ni rien à quoi se connecter.
lesson-dead-stones-2-ask = Marquez les pierres mortes.
lesson-dead-stones-2-hint = Allez en E5 et marquez : toute la chaîne est marquée. Rien d'autre n'est mort.
lesson-dead-stones-2-why = Si Blanc n'est pas d'accord, la partie continue : Noir les capture et, dans le décompte par surface, cela ne lui coûte rien.
lesson-dead-stones-3-say = E5 et F5 sont retirées du goban. Leurs points sont maintenant vides et appartiennent à Noir.
lesson-dead-stones-3-ask = Combien de points Noir a-t-il, points vides et pierres ensemble ?
lesson-dead-stones-3-hint = Comptez ligne par ligne, pierres comprises.
lesson-dead-stones-3-why = Une pierre morte ne vaut rien ici ; le point qu'elle occupait en vaut un.
lesson-dead-stones-4-say = Les prisonniers dans les bols ne comptent pas non plus : le décompte par surface s'en passe.
lesson-dead-stones-4-ask = Il y a 81 points en tout. Combien Blanc en a-t-il ?
lesson-dead-stones-4-hint = 81 moins le total de Noir.
lesson-dead-stones-4-why = Les prisonniers peuvent retourner dans les bols à tout moment : personne n'a besoin de les garder ni de les compter.

## Lesson: full-counting

lesson-full-counting = Décompte complet : les deux camps
lesson-full-counting-1-say = Le décompte complet compte les deux camps et les compare. C'est la méthode la plus sûre : chaque total vérifie l'autre. Le komi est de 7,5.
lesson-full-counting-2-say = Sur un vrai goban, vous donneriez maintenant aux territoires de Noir la forme de rectangles de dix et vingt points, en déplaçant ses propres pierres dans sa zone. Cela ne change rien : un point est un point, avec ou sans pierre.
lesson-full-counting-2-ask = Combien de points vides Noir a-t-il ?
lesson-full-counting-2-hint = Depuis le haut : 2 + 2 + 3 + 3 + 4 + 4…
lesson-full-counting-3-say = Les pierres, maintenant, par tas de dix.
lesson-full-counting-3-ask = Combien de pierres Noir a-t-il ?
lesson-full-counting-3-hint = Depuis le haut : 2 + 3 + 1 + 1 + 1…
lesson-full-counting-4-say = Additionnez les points vides et les pierres.
lesson-full-counting-4-ask = Quel est le total des points de Noir ?
lesson-full-counting-4-hint = Additionnez vos deux nombres.
lesson-full-counting-5-say = Faites de même pour Blanc.
lesson-full-counting-5-ask = Quel est le total des points de Blanc ?
lesson-full-counting-5-hint = Comptez les points vides et les pierres de Blanc, puis vérifiez que la somme est bien 81 moins le total de Noir.
lesson-full-counting-5-why = Les deux totaux font 81 : aucun point n'a été oublié ni compté deux fois. Les méthodes plus courtes n'ont pas cette vérification.
lesson-full-counting-6-say = Noir a joué le premier : on soustrait donc le komi de son total.
lesson-full-counting-6-ask = Quel est le total ajusté de Noir ?
lesson-full-counting-6-hint = Le total de Noir moins 7,5.
lesson-full-counting-7-say = Comparez le total ajusté de Noir au total de Blanc.
lesson-full-counting-7-ask = Qui gagne, et de combien ?
lesson-full-counting-7-hint = Le plus grand moins le plus petit.
lesson-full-counting-7-why = Le décompte complet, c'est cela : deux totaux, le komi, une soustraction.

## Lesson: half-counting

lesson-half-counting = Demi-décompte : un camp suffit
lesson-half-counting-1-say = Une nouvelle partie. Ce qu'un camp n'a pas est à l'autre : il suffit donc d'en compter un et de le comparer à la moitié du goban. On peut retirer les pierres de l'autre camp.
lesson-half-counting-2-say = On compare le total à la moitié des points du goban ; nous dirons simplement « moitié du goban ».
lesson-half-counting-2-ask = Un goban 9×9 a 81 points. Quelle en est la moitié ?
lesson-half-counting-2-hint = La moitié de 80 est 40, celle de 1 est 0,5.
lesson-half-counting-2-why = Sur 13×13, c'est 84,5 ; sur 19×19, c'est 180,5. Ces nombres valent la peine d'être appris par cœur.
lesson-half-counting-3-say = Le décompte complet soustrait tout le komi du total de Noir. Ici, la différence est doublée à la fin : on ne soustrait donc que la moitié du komi.
lesson-half-counting-3-ask = Le komi est de 7,5. Quelle en est la moitié ?
lesson-half-counting-3-hint = La moitié de 7 est 3,5, celle de 0,5 est 0,25.
lesson-half-counting-3-why = La moitié du komi comporte des quarts. Ne les arrondissez pas : ils décident des parties serrées.
lesson-half-counting-4-say = Comptez Noir : points vides et pierres.
lesson-half-counting-4-ask = Quel est le total de Noir ?
lesson-half-counting-4-hint = 25 points vides, et les pierres.
lesson-half-counting-5-say = Soustrayez la moitié du komi.
lesson-half-counting-5-ask = Quel est le total ajusté de Noir ?
lesson-half-counting-5-hint = Le total de Noir moins 3,75.
lesson-half-counting-6-say = Comparez maintenant à la moitié du goban. Si le total est plus petit, la différence est négative : tapez un signe moins.
lesson-half-counting-6-ask = Que donne le total ajusté moins la moitié du goban ?
lesson-half-counting-6-hint = Total ajusté − 40,5.
lesson-half-counting-6-why = Si elle est positive, Noir a gagné ; si elle est négative, c'est Blanc.
lesson-half-counting-7-say = Un point gagné par Noir est un point perdu par Blanc : l'écart est donc le double de la différence.
lesson-half-counting-7-ask = Qui gagne, et de combien ?
lesson-half-counting-7-hint = Le double de la différence.
lesson-half-counting-7-why = Le même résultat qu'avec le décompte complet, en comptant deux fois moins.

## Lesson: simplified-half-counting

lesson-simplified-half-counting = Demi-décompte simplifié : que faire du point restant
lesson-simplified-half-counting-1-say = En haut, chaque camp a un œil, et E9 se trouve entre les deux : qui y joue est capturé. C'est un seki : personne n'y joue, et les deux vivent.
lesson-simplified-half-counting-2-say = Pour compter, chaque camp remplit ses propres yeux, puis les deux remplissent les libertés communes à tour de rôle. S'il en reste une, elle reste vide : c'est un point non attribué.
lesson-simplified-half-counting-2-ask = Combien de points non attribués reste-t-il ici ?
lesson-simplified-half-counting-2-hint = Remplissez les deux yeux, C9 et G9 ; il reste ce qui est commun.
lesson-simplified-half-counting-2-why = Un tel point n'appartient à personne : chaque camp en reçoit la moitié.
lesson-simplified-half-counting-3-say = Le demi-décompte ajoute la moitié de chaque point non attribué au camp compté. Le demi-décompte simplifié la soustrait plutôt de la moitié du goban : le reste du calcul en est plus simple.
lesson-simplified-half-counting-3-ask = Sur 9×9, la moitié du goban est 40,5. Que devient-elle si on en soustrait la moitié de chaque point non attribué ?
lesson-simplified-half-counting-3-hint = 40,5 moins la moitié du nombre de points non attribués.
lesson-simplified-half-counting-4-say = Les points vides et les pierres de Noir, comme avant.
lesson-simplified-half-counting-4-ask = Quel est le total de Noir ?
lesson-simplified-half-counting-4-hint = Ligne par ligne : les pierres de Noir et les points vides que seul Noir entoure.
lesson-simplified-half-counting-5-say = Le komi est de 7,5 : on en soustrait la moitié, 3,75.
lesson-simplified-half-counting-5-ask = Quel est le total ajusté de Noir ?
lesson-simplified-half-counting-5-hint = Le total moins 3,75.
lesson-simplified-half-counting-6-say = Comparez, puis doublez.
lesson-simplified-half-counting-6-ask = Qui gagne, et de combien ?
lesson-simplified-half-counting-6-hint = Le double de la différence entre le total ajusté et la moitié ajustée.
lesson-simplified-half-counting-6-why = Sans point non attribué (et sans départage), les deux demi-décomptes sont les mêmes, ligne pour ligne.
lesson-ties = Parties nulles : quand personne ne mène
lesson-ties-1-say = Le komi est d'ordinaire de 6,5 ou 7,5, pour qu'il y ait toujours un gagnant. Certains clubs prennent 7, et bien des parties à handicap n'ont pas de komi : une partie peut alors être nulle. Ici, le komi est de 7.
lesson-ties-2-say = On compte Noir.
lesson-ties-2-ask = Quel est le nombre clé de Noir ?
lesson-ties-2-hint = 40,5 plus la moitié de 7.
lesson-ties-2-why = C'est un nombre entier : un total peut lui être égal.
lesson-ties-3-say = Noir a 44 points, Blanc 37.
lesson-ties-3-ask = Qui gagne, et de combien ? Tapez 0 pour une partie nulle.
lesson-ties-3-hint = Le total de Noir moins le nombre clé.
lesson-ties-3-why = Le total de Noir est égal au nombre clé : partie nulle. Si les règles n'admettent pas de nulle, elles disent qui gagne ; le plus souvent, c'est Blanc.
lesson-ties-4-say = Un total égal au nombre clé ne suffit pas.
lesson-ties-4-ask = À partir de quel total Noir gagne-t-il ?
lesson-ties-4-hint = Un de plus que le nombre clé.
lesson-ties-4-why = Sur le tableau des nombres clés, c'est le grand nombre ; le total qui fait nulle est à côté.
lesson-ties-5-say = Une autre partie : trois pierres de handicap, pas de komi, et Blanc reçoit le départage, un demi-point. Sans lui, la partie serait nulle.
lesson-ties-5-ask = Qui gagne : 1 Noir, 2 Blanc, 3 personne ?
lesson-ties-5-hint = Qui reçoit le demi-point ?
lesson-ties-5-why = Blanc, de 0,5. Le départage n'est pas du komi : il décide des parties qui seraient nulles, et retire un demi-point à Noir dans toutes les autres.
lesson-the-sum = La somme est trop petite : erreur ou point non attribué ?
lesson-the-sum-1-say = Le décompte complet se vérifie de lui-même : les deux totaux font tout le goban, 361 sur 19×19, ici 81. Parfois, le compte n'y est pas. Alors quelqu'un s'est trompé, ou un point n'est à personne.
lesson-the-sum-2-say = Deux joueurs comptent 45 pour Noir et 35 pour Blanc.
lesson-the-sum-2-ask = Combien de points manque-t-il à la somme ?
lesson-the-sum-2-hint = 81 moins 45, moins 35.
lesson-the-sum-3-say = Regardez le goban : y a-t-il un seki, ou un dame que personne n'a rempli ?
lesson-the-sum-3-ask = De quoi s'agit-il : 1 une erreur, 2 un point qui n'est à personne ?
lesson-the-sum-3-hint = Cherchez des libertés communes aux deux camps.
lesson-the-sum-3-why = La dernière liberté commune du seki reste vide. 45 + 35 + 1 = 81 : la somme est juste.
lesson-the-sum-4-say = Un autre soir, 19×19, komi 7,5 : Noir 184, Blanc 176, 360 en tout. Il n'y a pas de seki, et tous les dame sont remplis.
lesson-the-sum-4-ask = Que faire : 1 nommer le gagnant, 2 recompter ?
lesson-the-sum-4-hint = Avec un komi de 7,5, il faut 185 à Noir.
lesson-the-sum-4-why = Le point manquant décide : s'il est à Noir, Noir a 185 et gagne.
lesson-the-sum-5-say = Une autre partie sur 19×19 : la somme est 351, il manque dix points.
lesson-the-sum-5-ask = Le plus probable : 1 un tas de dix oublié, 2 dix points qui ne sont à personne ?
lesson-the-sum-5-hint = Les pierres se comptent par tas de dix.
lesson-the-sum-5-why = L'erreur de dix est la plus fréquente de toutes. Recomptez les tas, puis les rectangles.

## Lesson: key-numbers

lesson-key-numbers = Nombres clés : connaître votre cible avant la fin
lesson-key-numbers-1-say = Un nombre clé réunit tout sauf le décompte : la moitié du goban et la moitié du komi. Calculez-le avant la partie, et le résultat se lira directement dans le total.
lesson-key-numbers-2-say = Noir doit dépasser la moitié du goban plus la moitié du komi. Voici un 9×9 avec un komi de 5,5.
lesson-key-numbers-2-ask = Quel est le nombre clé de Noir ?
lesson-key-numbers-2-hint = 40,5 + 2,75.
lesson-key-numbers-2-why = Le nombre clé de Blanc est aussi loin sous la moitié du goban que celui de Noir est au-dessus : 40,5 − 2,75.
lesson-key-numbers-3-say = Un total est un nombre entier : le premier entier au-dessus du nombre clé gagne.
lesson-key-numbers-3-ask = Combien de points faut-il à Noir pour gagner ?
lesson-key-numbers-3-hint = Le premier entier au-dessus du nombre clé.
lesson-key-numbers-3-why = Ce seul nombre suffit devant le goban : le tableau des nombres clés le donne pour chaque partie.
lesson-key-numbers-4-say = Les pierres mortes ont été retirées. Comptez Noir.
lesson-key-numbers-4-ask = Quel est le total de Noir ?
lesson-key-numbers-4-hint = Ligne par ligne : points vides et pierres.
lesson-key-numbers-5-say = La différence est ce dont le total dépasse le nombre clé ; s'il est en dessous, elle est négative.
lesson-key-numbers-5-ask = Que donne le total moins le nombre clé ?
lesson-key-numbers-5-hint = Total − 43,25.
lesson-key-numbers-6-say = Doublez, comme toujours.
lesson-key-numbers-6-ask = Qui gagne, et de combien ?
lesson-key-numbers-6-hint = Le double de la différence.
lesson-key-numbers-6-why = Un décompte, une soustraction, un doublement : c'est la méthode la plus rapide.

## Lesson: handicaps

lesson-handicaps = Handicap : n, n − 1 ou rien
lesson-handicaps-1-say = Noir a commencé cette partie avec trois pierres de handicap. Dans le décompte par surface, chacune vaut un point : beaucoup de règles donnent donc des points à Blanc en retour. C'est la compensation ; ce n'est pas le komi.
lesson-handicaps-2-say = Les règles chinoises donnent à Blanc autant de points qu'il y a de pierres de handicap : n.
lesson-handicaps-2-ask = Trois pierres : combien de points cela fait-il ?
lesson-handicaps-2-hint = Autant de points que de pierres.
lesson-handicaps-2-why = Les règles AGA donnent n − 1, donc deux. D'autres ne donnent rien. Renseignez-vous avant la partie : trois points changent bien des résultats.
lesson-handicaps-3-say = Une partie à handicap n'a pas de komi. Pour éviter l'égalité, Blanc peut recevoir un demi-point, le départage. Ici, le départage est de 0,5 et la compensation de 3. On soustrait les deux du total de Noir.
lesson-handicaps-3-ask = Quel est le total de Noir ?
lesson-handicaps-3-hint = 27 points vides, et les pierres.
lesson-handicaps-4-say = Soustrayez le départage, 0,5, et la compensation, 3.
lesson-handicaps-4-ask = Quel est le total ajusté de Noir ?
lesson-handicaps-4-hint = Le total moins 3,5.
lesson-handicaps-5-say = Comparez-le au total de Blanc : 81 moins celui de Noir.
lesson-handicaps-5-ask = Qui gagne, et de combien ?
lesson-handicaps-5-hint = Le plus grand moins le plus petit.
lesson-handicaps-5-why = Avec n − 1, Blanc aurait un point de moins, et Noir gagnerait d'un demi-point. `shuzi compare` les montre tous côte à côte.
lesson-handicaps-6-say = Avec les nombres clés, un seul décompte suffit pour la même partie. La moitié du goban, et la moitié de ce que Blanc reçoit : 40,5 + 1,75.
lesson-handicaps-6-ask = Combien de points fallait-il à Noir pour gagner ?
lesson-handicaps-6-hint = Le premier entier au-dessus du nombre clé, 42,25.
lesson-handicaps-6-why = Sur le tableau des nombres clés, il est dans la colonne de trois pierres. Rien d'autre ne change dans une partie à handicap.

## Lesson: whole-count

lesson-whole-count = Compter seul une partie entière
lesson-whole-count-1-say = Une nouvelle partie, sans marques. Cette fois, comptez Blanc, par les nombres clés. Le komi est de 7,5 et le goban est un 9×9.
lesson-whole-count-2-say = Passez les chaînes en revue : lesquelles ne peuvent ni faire deux yeux ni sortir ?
lesson-whole-count-2-ask = D'abord : quelles pierres sont mortes ?
lesson-whole-count-2-hint = Une seule pierre, au bord droit.
lesson-whole-count-3-say = Blanc reçoit le komi : il lui faut donc moins que la moitié du goban.
lesson-whole-count-3-ask = Quel est le nombre clé de Blanc ?
lesson-whole-count-3-hint = 40,5 − 3,75.
lesson-whole-count-4-say = Les points vides et les pierres, par dizaines quand c'est possible.
lesson-whole-count-4-ask = Quel est le total de Blanc, une fois la pierre morte retirée ?
lesson-whole-count-4-hint = Comptez les lignes de Blanc depuis le haut, avec le point qu'occupait la pierre morte.
lesson-whole-count-5-say = L'écart est le double de (total moins nombre clé).
lesson-whole-count-5-ask = Qui gagne, et de combien ?
lesson-whole-count-5-hint = Un nombre positif veut dire que Blanc, le camp compté, a gagné.
lesson-whole-count-5-why = Vous avez compté une partie tout seul. Sur 19×19, c'est pareil avec de plus grands nombres : la leçon suivante le montre.

## Lesson: seki

lesson-seki = Le seki : des pierres qui vivent ensemble
lesson-seki-1-say = En haut à gauche, les six pierres de Blanc (A8 à D8, C7, D7) et les quatre de Noir (A6 à D6) partagent deux libertés, A7 et B7. Aucun des deux groupes n'a deux yeux, et qui joue en A7 ou en B7 est capturé. Personne n'y joue donc : les deux vivent. C'est un seki.
lesson-seki-2-say = Pour le décompte, on remplit les libertés communes, chacun la moitié : une pierre de chaque camp en A7 et B7. Personne n'y gagne.
lesson-seki-2-ask = Combien de pierres Blanc y pose-t-il ?
lesson-seki-2-hint = Deux libertés, la moitié chacun.
lesson-seki-2-why = Les yeux d'un seki sont d'abord remplis par leur propriétaire. Une liberté qu'un seul camp peut remplir sans être capturé est à lui. On ne remplit que pour compter : personne ne capture rien.
lesson-seki-3-say = Si les libertés communes sont en nombre pair, il n'en reste aucune. Si elles sont en nombre impair, la dernière reste vide : c'est un point non attribué.
lesson-seki-3-ask = Combien de points non attribués reste-t-il ici ?
lesson-seki-3-hint = Les deux libertés sont maintenant remplies.
lesson-seki-3-why = Selon les règles japonaises, les points d'un seki ne comptent pour personne. C'est une des raisons pour lesquelles les deux façons de compter peuvent différer d'un point ou deux.
lesson-seki-4-say = Le reste, comme d'habitude : pierres et points vides, pierres du seki comprises.
lesson-seki-4-ask = Quel est le total de Noir ?
lesson-seki-4-hint = Les pierres de Noir et les points vides que seul Noir entoure. N'oubliez pas les cinq pierres à gauche, dont une ajoutée.
lesson-seki-4-why = Les pierres vivantes comptent où qu'elles soient ; celles d'un seki sont vivantes.
lesson-seki-5-say = Le komi est de 6,5, sa moitié 3,25 ; la moitié de 81 est 40,5.
lesson-seki-5-ask = Qui gagne, et de combien ?
lesson-seki-5-hint = Le total de Noir moins 3,25, comparé à 40,5 ; puis doublez la différence.
lesson-seki-6-say = Dans un autre seki, aucun groupe n'a d'œil, et ils ont trois libertés communes. Les deux camps remplissent tour à tour.
lesson-seki-6-ask = Combien des trois restent vides ?
lesson-seki-6-hint = Une chacun ; ensuite personne ne peut remplir.
lesson-seki-6-why = La dernière n'est à personne : c'est un point non attribué. Il abaisse chaque nombre clé d'un demi-point, et quand on compte un seul camp, on lui ajoute un demi-point.

lesson-bent-four = Le quatre coudé dans le coin : mort, malgré les apparences
lesson-bent-four-1-say = Seul le coin en haut à gauche reste indécis. Les sept pierres de Blanc et les trois de Noir (A9, B9, A8) y sont enfermées ; toutes touchent A7 et C9, et cela ressemble à un seki.
lesson-bent-four-2-say = Mais Blanc ne peut rien faire. S'il joue C9, Noir capture tout en A7 ; dans l'autre sens, c'est pareil.
lesson-bent-four-3-say = Noir, lui, peut commencer : Noir A7, Blanc capture quatre pierres en C9, Noir A8, Blanc A9, et Noir prend le ko en B9. Noir peut attendre que Blanc n'ait plus de menace de ko.
lesson-bent-four-4-say = Les pierres de Blanc sont donc mortes en l'état. Les règles japonaises le disent d'emblée. Dans le décompte par surface, Noir peut jouer la suite à la fin sans rien perdre.
lesson-bent-four-4-ask = Marquez les pierres mortes.
lesson-bent-four-4-hint = Une chaîne : les sept pierres de Blanc dans le coin. Rien d'autre n'est mort.
lesson-bent-four-4-why = Si on y avait vu un seki, Blanc aurait gagné.
lesson-bent-four-5-say = Les sept pierres sont retirées. A7 et C9 sont aussi à Noir.
lesson-bent-four-5-ask = Quel est le total de Noir ?
lesson-bent-four-5-hint = Le coin seul fait 12 points : maintenant le reste, ligne par ligne.
lesson-bent-four-5-why = Les pierres mortes ne valent rien ; leurs points sont à Noir.
lesson-bent-four-6-say = Le komi est de 6,5, sa moitié 3,25 ; la moitié de 81 est 40,5.
lesson-bent-four-6-ask = Qui gagne, et de combien ?
lesson-bent-four-6-hint = Le total de Noir moins 3,25, comparé à 40,5 ; puis doublez la différence.
lesson-choosing = Quelle méthode, et quel camp ?
lesson-choosing-1-say = Quatre méthodes, un résultat. Elles diffèrent par ce qu'il faut savoir d'avance et par ce qu'on peut vérifier. Répondez par un nombre : 1 décompte complet, 2 demi-décompte, 3 demi-décompte simplifié, 4 nombres clés.
lesson-choosing-2-say = Une finale, gagnée d'un demi-point. Les deux joueurs veulent voir qu'aucun point n'a été oublié.
lesson-choosing-2-ask = Quelle méthode : 1 complet, 2 demi, 3 simplifié, 4 nombres clés ?
lesson-choosing-2-hint = Une seule compte les deux camps.
lesson-choosing-2-why = Les deux totaux et les points non attribués, s'il y en a, doivent faire tout le goban : 361, 169 ou 81. Seul le décompte complet a cette vérification.
lesson-choosing-3-say = Une soirée au club : toujours 19×19, toujours le même komi, et le tableau des nombres clés est au mur.
lesson-choosing-3-ask = Laquelle est la plus rapide : 1 complet, 2 demi, 3 simplifié, 4 nombres clés ?
lesson-choosing-3-hint = Que donne le tableau ?
lesson-choosing-3-why = On compte un camp, on lit un nombre, et le gagnant est connu.
lesson-choosing-4-say = Un seki laisse un point qui n'est à personne. L'un des demi-décomptes ajoute sa moitié au total compté, l'autre l'enlève à la moitié du goban.
lesson-choosing-4-ask = Lequel laisse le total tel qu'il a été compté : 2 demi, 3 simplifié ?
lesson-choosing-4-hint = C'est la moitié du goban qu'il change.
lesson-choosing-4-why = Le total reste un nombre entier ; seule la moitié du goban change.
lesson-choosing-5-say = Sur ce goban, Noir a un grand territoire, Blanc beaucoup de petits.
lesson-choosing-5-ask = Quel camp se compte le plus vite : 1 Noir, 2 Blanc ?
lesson-choosing-5-hint = Quels points vides se voient en rectangles ?
lesson-choosing-5-why = Un grand territoire se compte par rectangles, les petits point par point. Le résultat est le même.
lesson-rearranging = Sur un vrai goban : rectangles et tas
lesson-rearranging-1-say = Sur un vrai goban, on ne compte pas point par point. On met d'abord en ordre les points d'un camp : le territoire en rectangles de dix, les pierres en tas de dix. Ici, c'est Noir ; le komi est de 7,5.
lesson-rearranging-2-say = D'abord les points vides.
lesson-rearranging-2-ask = Combien de points vides Noir a-t-il ?
lesson-rearranging-2-hint = Depuis le haut : 4 + 3 + 3 + 4…
lesson-rearranging-3-say = Remplissez ce qui dépasse les dizaines entières avec des pierres du bol de Noir. Chacune prend un point vide et ajoute une pierre : le total ne change pas.
lesson-rearranging-3-ask = Combien de pierres Noir doit-il ajouter pour qu'il ne reste que des dizaines entières ?
lesson-rearranging-3-hint = Jusqu'à 20.
lesson-rearranging-3-why = Seulement des pierres de Noir, et seulement dans sa zone : ainsi rien ne peut changer.
lesson-rearranging-4-say = Regardez : les pierres de Noir bougent jusqu'à ce que les points vides forment deux rectangles de dix, ou un de vingt.
lesson-rearranging-5-say = On met maintenant les pierres de Noir en tas de dix, y compris celles qu'on vient de poser.
lesson-rearranging-5-ask = Combien de pierres y a-t-il maintenant ?
lesson-rearranging-5-hint = D'abord les tas complets de dix, puis le reste.
lesson-rearranging-6-say = Points vides et pierres ensemble.
lesson-rearranging-6-ask = Quel est le total de Noir ?
lesson-rearranging-6-hint = 20 plus les pierres.
lesson-rearranging-6-why = Le même qu'avant tout déplacement. `shuzi reshape` prévoit le moins de pierres à déplacer sur n'importe quel goban.
lesson-rearranging-7-say = Blanc a le reste : 81 moins le total de Noir. Le komi est de 7,5.
lesson-rearranging-7-ask = Qui gagne, et de combien ?
lesson-rearranging-7-hint = Le total de Noir moins 7,5, contre le total de Blanc.

## Lesson: nineteen

lesson-nineteen = Une partie 19×19 en trois minutes
lesson-nineteen-1-say = Une partie sur 19×19, jouée jusqu'au bout, komi 7,5. Le tableau au mur dit : Noir gagne dès 185. On compte un camp en quatre étapes : retirer les pierres mortes, former des rectangles, faire des tas, comparer. Avec de l'habitude, cela prend trois minutes.
lesson-nineteen-2-say = Cherchez les chaînes enfermées, sans place pour deux yeux.
lesson-nineteen-2-ask = Marquez les pierres mortes.
lesson-nineteen-2-hint = Une pierre noire en bas à gauche, quatre blanches dans la zone de Noir, à droite.
lesson-nineteen-2-why = Les deux joueurs sont d'accord, et les pierres retournent dans les bols.
lesson-nineteen-3-say = On compte Noir. Regardez ses pierres bouger, et seulement dans sa zone, jusqu'à ce que les points vides forment des rectangles de dizaines entières. Les pierres de Blanc ne sont plus que des murs.
lesson-nineteen-4-say = Les rectangles sont faits.
lesson-nineteen-4-ask = Combien de points vides contiennent-ils ?
lesson-nineteen-4-hint = Largeur fois hauteur pour chacun, puis la somme : elle finit par 0.
lesson-nineteen-5-say = Les pierres de Blanc peuvent partir. Rassemblez celles de Noir en tas de dix.
lesson-nineteen-5-ask = Combien de pierres Noir a-t-il ?
lesson-nineteen-5-hint = D'abord les tas complets de dix, puis le reste.
lesson-nineteen-5-why = À la table, vous comptez des tas ; ici, le programme les a faits pour vous.
lesson-nineteen-6-say = Points vides et pierres.
lesson-nineteen-6-ask = Quel est le total de Noir ?
lesson-nineteen-6-hint = Vos deux nombres, additionnés.
lesson-nineteen-7-say = Le nombre clé est 180,5 + 3,75 = 184,25.
lesson-nineteen-7-ask = Qui gagne, et de combien ?
lesson-nineteen-7-hint = Le total moins 184,25, fois deux.
lesson-nineteen-7-why = Vous savez compter une vraie partie. Dès demain, cinq minutes par jour vous rendront rapide : quelques questions, et une partie contre la montre.

lesson-step = étape
lesson-over = Leçon terminée. Entrée : leçon suivante.
lessons-over = C'était la dernière leçon. Entrée : menu.
