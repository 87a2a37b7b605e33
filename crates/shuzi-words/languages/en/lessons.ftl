## Lesson: points

## Lesson: from-territory

lesson-from-territory = From territory to area: what to unlearn
lesson-from-territory-1-say = Japanese rules count territory and prisoners. Chinese rules count every point a side has: its stones, and the vacant points that only they surround. Here is one finished game, counted both ways. Komi is 6.5. Black lost 1 stone during the game, White 4.
lesson-from-territory-2-say = First the way you know: vacant points.
lesson-from-territory-2-ask = How many vacant points does Black have?
lesson-from-territory-2-hint = From the top: 5 + 5 + 4 + 4…
lesson-from-territory-3-say = White's territory is in one piece.
lesson-from-territory-3-ask = How many vacant points does White have?
lesson-from-territory-3-hint = From the top: 1 + 3 + 3 + 4…
lesson-from-territory-4-say = Prisoners fill the territory of the side that lost them: 1 comes off Black's, 4 off White's. Then komi.
lesson-from-territory-4-ask = Who wins by territory, and by how much? Type a result such as B+12 or W+0.5.
lesson-from-territory-4-hint = 23 − 1 against 25 − 4 + 6.5.
lesson-from-territory-4-why = So far nothing new. Now forget the prisoners: put them back into the bowls.
lesson-from-territory-5-say = By area every stone on the board is a point, and so is every vacant point it helps to surround.
lesson-from-territory-5-ask = Black's stones and vacant points together?
lesson-from-territory-5-hint = 23 vacant points, and the stones.
lesson-from-territory-5-why = This is the total. It needs no prisoners: it is all on the board.
lesson-from-territory-6-say = The board has 81 points, and no point is left over.
lesson-from-territory-6-ask = White's total?
lesson-from-territory-6-hint = 81 minus Black's total.
lesson-from-territory-7-say = Komi is 6.5 here as well.
lesson-from-territory-7-ask = Who wins by area, and by how much?
lesson-from-territory-7-hint = Black's total minus White's, minus 6.5.
lesson-from-territory-7-why = The same result. Both sides played the same number of stones; every stone that was captured is one that is missing on the board. It can differ by one point: when Black made the last move.
lesson-from-territory-8-say = Three things to unlearn. Prisoners do not count. Points between the two sides (dame) do: play on until none is left. And a stone played in your own territory costs nothing: what you lose in vacant points you have in stones.

lesson-points = What is a point?
lesson-points-1-say = A small game, played to the end. If the stones are shown as letters, Black is X and White is O. Every point on the board belongs to one of them. Press Enter to continue.
lesson-points-2-say = A vacant point surrounded only by Black's stones is Black's territory.
lesson-points-2-ask = Look at the top left corner, rows 7, 6 and 5. How many vacant points does Black have there?
lesson-points-2-hint = Two in the top row, then one, then one.
lesson-points-2-why = Black's stones and the edge enclose them.
lesson-points-3-say = Black has more territory further down.
lesson-points-3-ask = How many vacant points does Black have altogether?
lesson-points-3-hint = 4 at the top; now count rows 3, 2 and 1.
lesson-points-3-why = 4 above and 7 below. A count in two parts is easier to check than one long count.
lesson-points-4-say = Under area scoring each living stone is a point as well.
lesson-points-4-ask = How many stones does Black have on the board?
lesson-points-4-hint = Row by row from the top: 1, 2, 1, 3…
lesson-points-4-why = A stone occupies a point: it holds that point for its side.
lesson-points-5-say = Vacant points plus stones are the total points (TP).
lesson-points-5-ask = What is Black's total?
lesson-points-5-hint = Your two numbers, added up.
lesson-points-5-why = This number is the heart of every Chinese method.
lesson-points-6-say = The board has 7 × 7 = 49 points, and each belongs to one side.
lesson-points-6-ask = So what must White's total be? No counting needed.
lesson-points-6-hint = 49 minus Black's total.
lesson-points-6-why = That is why one side is enough: what Black does not have, White has. Three of the four methods rely on this.
lesson-points-7-say = There is no komi in this lesson.
lesson-points-7-ask = Who wins, and by how much? Type a result such as B+12 or W+0.5.
lesson-points-7-hint = The larger total minus the smaller one.
lesson-points-7-why = One more point for Black would be one less for White, so the margin would change by two.

## Lesson: dead-stones

lesson-dead-stones = Dead stones
lesson-dead-stones-1-say = Before you count, take the dead stones off the board: stones that cannot avoid capture. You do not have to play on and capture them.
lesson-dead-stones-2-say = White's two stones at E5 and F5 sit inside Black's right side. They have no room for two eyes and nothing to connect to.
lesson-dead-stones-2-ask = Mark the dead stones.
lesson-dead-stones-2-hint = Move to E5 and mark it; the whole chain is marked. Nothing else is dead.
lesson-dead-stones-2-why = If White disagrees, play continues: Black captures them, and under area scoring that costs Black nothing.
lesson-dead-stones-3-say = E5 and F5 are off the board. Their points are now vacant and belong to Black.
lesson-dead-stones-3-ask = How many points does Black have, vacant points and stones together?
lesson-dead-stones-3-hint = Count row by row, stones included.
lesson-dead-stones-3-why = A dead stone is worth nothing here; the point under it is worth one.
lesson-dead-stones-4-say = Prisoners in the bowls do not count either: area scoring does not need them.
lesson-dead-stones-4-ask = There are 81 points in all. How many does White have?
lesson-dead-stones-4-hint = 81 minus Black's total.
lesson-dead-stones-4-why = Prisoners may go back into the bowls at any time: nobody has to keep or count them.

## Lesson: full-counting

lesson-full-counting = Full Counting: both sides
lesson-full-counting-1-say = Full Counting counts both sides and compares them. It is the safest method: the two totals check each other. Komi is 7.5.
lesson-full-counting-2-say = On a real board you would now make Black's territories into rectangles of ten and twenty, moving Black's own stones inside Black's area. That changes nothing: a point is a point, with or without a stone.
lesson-full-counting-2-ask = How many vacant points does Black have?
lesson-full-counting-2-hint = From the top: 2 + 2 + 3 + 3 + 4 + 4…
lesson-full-counting-3-say = Now the stones, in piles of ten.
lesson-full-counting-3-ask = How many stones does Black have?
lesson-full-counting-3-hint = From the top: 2 + 3 + 1 + 1 + 1…
lesson-full-counting-4-say = Add the vacant points and the stones.
lesson-full-counting-4-ask = Black's total points?
lesson-full-counting-4-hint = Your two numbers added up.
lesson-full-counting-5-say = Now the same for White.
lesson-full-counting-5-ask = White's total points?
lesson-full-counting-5-hint = Count White's vacant points and stones, then check that the sum is 81 minus Black's total.
lesson-full-counting-5-why = The two totals add up to 81: no point was missed and none counted twice. The shorter methods do not have this check.
lesson-full-counting-6-say = Black moved first, so komi is subtracted from Black's total.
lesson-full-counting-6-ask = What is Black's adjusted total (ATP)?
lesson-full-counting-6-hint = Black's total minus 7.5.
lesson-full-counting-7-say = Compare Black's adjusted total with White's total.
lesson-full-counting-7-ask = Who wins, and by how much?
lesson-full-counting-7-hint = The larger minus the smaller.
lesson-full-counting-7-why = That is Full Counting: two totals, komi, one subtraction.

## Lesson: half-counting

lesson-half-counting = Half Counting: one side is enough
lesson-half-counting-1-say = A new game. What one side does not have, the other side has, so it is enough to count one side and compare it with half the board. The other side's stones may be cleared away.
lesson-half-counting-2-say = Half the board is called the half count (HCPP).
lesson-half-counting-2-ask = A 9×9 board has 81 points. What is half of it?
lesson-half-counting-2-hint = Half of 80 is 40, half of 1 is 0.5.
lesson-half-counting-2-why = On 13×13 it is 84.5, on 19×19 it is 180.5. These numbers are worth knowing by heart.
lesson-half-counting-3-say = Full Counting took all of komi from Black. Here the difference is doubled at the end, so take only half of komi.
lesson-half-counting-3-ask = Komi is 7.5. What is half of it?
lesson-half-counting-3-hint = Half of 7 is 3.5, half of 0.5 is 0.25.
lesson-half-counting-3-why = Half of komi has quarters. Do not round them: they decide close games.
lesson-half-counting-4-say = Count Black: vacant points and stones.
lesson-half-counting-4-ask = Black's total?
lesson-half-counting-4-hint = 25 vacant points, and the stones.
lesson-half-counting-5-say = Subtract half of komi.
lesson-half-counting-5-ask = Black's adjusted total?
lesson-half-counting-5-hint = Black's total minus 3.75.
lesson-half-counting-6-say = Now compare it with half the board. If it is lower, the difference is negative: type a minus sign.
lesson-half-counting-6-ask = The adjusted total minus the half count?
lesson-half-counting-6-hint = Adjusted total − 40.5.
lesson-half-counting-6-why = If it is positive, Black has won; if it is negative, White has.
lesson-half-counting-7-say = A point gained by Black is a point lost by White, so the margin is twice the difference.
lesson-half-counting-7-ask = Who wins, and by how much?
lesson-half-counting-7-hint = Twice the difference.
lesson-half-counting-7-why = The same result as Full Counting, with half the counting.

## Lesson: simplified-half-counting

lesson-simplified-half-counting = Simplified Half Counting: what to do with the odd point
lesson-simplified-half-counting-1-say = At the top each side has one eye, and E9 is between them: whoever plays there is captured. This is a seki: neither side plays there, and both live.
lesson-simplified-half-counting-2-say = To count, each side fills its own eyes, then both fill the shared liberties in turn. If one is left over it stays empty: a non-scoring point (NSP).
lesson-simplified-half-counting-2-ask = How many non-scoring points are left here?
lesson-simplified-half-counting-2-hint = Fill both eyes, C9 and G9; what both sides share is left.
lesson-simplified-half-counting-2-why = Such a point belongs to nobody, so each side gets half of it.
lesson-simplified-half-counting-3-say = Half Counting adds half of each NSP to the side that is counted. Simplified Half Counting subtracts it from the half count instead, which keeps the rest of the count simple.
lesson-simplified-half-counting-3-ask = The half count of 9×9 is 40.5. What is it after subtracting half of each NSP?
lesson-simplified-half-counting-3-hint = 40.5 minus half the number of non-scoring points.
lesson-simplified-half-counting-4-say = Black's vacant points and stones, as before.
lesson-simplified-half-counting-4-ask = Black's total?
lesson-simplified-half-counting-4-hint = Row by row: Black's stones, and the vacant points only Black surrounds.
lesson-simplified-half-counting-5-say = Komi is 7.5, so half of it, 3.75, is subtracted.
lesson-simplified-half-counting-5-ask = Black's adjusted total?
lesson-simplified-half-counting-5-hint = The total minus 3.75.
lesson-simplified-half-counting-6-say = Compare, and double.
lesson-simplified-half-counting-6-ask = Who wins, and by how much?
lesson-simplified-half-counting-6-hint = Twice the difference between the adjusted total and the adjusted half count.
lesson-simplified-half-counting-6-why = Without NSP (and without a tie-breaker) the two half methods are the same, line for line.
lesson-ties = Ties: when neither side has more
lesson-ties-1-say = Komi is usually 6.5 or 7.5, so that one side always wins. Some clubs use 7, and many handicap games have no komi at all: then a game can be tied. Here komi is 7.
lesson-ties-2-say = Black is counted.
lesson-ties-2-ask = What is Black's key number?
lesson-ties-2-hint = 40.5 plus half of 7.
lesson-ties-2-why = It is a whole number, so a total can be equal to it.
lesson-ties-3-say = Black has 44 points, White 37.
lesson-ties-3-ask = Who wins, and by how much? Type 0 for a tie.
lesson-ties-3-hint = Black's total minus the key number.
lesson-ties-3-why = Black's total equals the key number: a tie. Where the rules allow no tie, they say who wins; most give the game to White.
lesson-ties-4-say = A total equal to the key number is not enough.
lesson-ties-4-ask = What is the lowest total that wins for Black?
lesson-ties-4-hint = One more than the key number.
lesson-ties-4-why = On a key-number sheet it is the large number; the total that ties is beside it.
lesson-ties-5-say = Another game: three stones, no komi, and White gets the tie-breaker, half a point. Without it both sides would be level.
lesson-ties-5-ask = Who wins: 1 Black, 2 White, 3 nobody?
lesson-ties-5-hint = Who gets the half point?
lesson-ties-5-why = White, by 0.5. The tie-breaker is not komi: it decides games that would be level, and takes half a point from Black in all others.
lesson-the-sum = The sum is short: a miscount, or a non-scoring point?
lesson-the-sum-1-say = Full Counting checks itself: the two totals add up to the whole board, 361 on 19×19, 81 here. Sometimes they do not. Then either somebody miscounted, or a point belongs to nobody.
lesson-the-sum-2-say = Two players count 45 for Black and 35 for White.
lesson-the-sum-2-ask = How many points is the sum short?
lesson-the-sum-2-hint = 81 minus 45, minus 35.
lesson-the-sum-3-say = Look at the board: is there a seki, or a dame that nobody filled?
lesson-the-sum-3-ask = Which is it: 1 a miscount, 2 a point that belongs to nobody?
lesson-the-sum-3-hint = Look for liberties that both sides share.
lesson-the-sum-3-why = The last shared liberty of the seki stays empty. 45 + 35 + 1 = 81: the sum is right.
lesson-the-sum-4-say = Another evening, 19×19, komi 7.5: Black 184, White 176, 360 in all. There is no seki, and every dame is filled.
lesson-the-sum-4-ask = What now: 1 name the winner, 2 count again?
lesson-the-sum-4-hint = With komi 7.5 Black needs 185.
lesson-the-sum-4-why = The missing point decides the game: if it is Black's, Black has 185 and wins.
lesson-the-sum-5-say = Another 19×19 game: the sum is 351, ten short.
lesson-the-sum-5-ask = Which is likelier: 1 a pile of ten was left out, 2 ten points belong to nobody?
lesson-the-sum-5-hint = Stones are piled in tens.
lesson-the-sum-5-why = A slip of ten is the most common of all. Count the piles again, then the rectangles.

## Lesson: key-numbers

lesson-key-numbers = Key Numbers: know your target before the game ends
lesson-key-numbers-1-say = A key number holds everything but the count: half the board, and half of komi. Work it out before the game, and you can read the result straight from the total.
lesson-key-numbers-2-say = Black must have more than half the board plus half of komi. This is 9×9 with komi 5.5.
lesson-key-numbers-2-ask = What is Black's key number?
lesson-key-numbers-2-hint = 40.5 + 2.75.
lesson-key-numbers-2-why = White's key number is as far below half the board as Black's is above: 40.5 − 2.75.
lesson-key-numbers-3-say = A total is a whole number, so the first whole number above the key number wins.
lesson-key-numbers-3-ask = How many points does Black need to win?
lesson-key-numbers-3-hint = The first whole number above the key number.
lesson-key-numbers-3-why = That one number is all you need at the table: the key-number sheet lists it for every game.
lesson-key-numbers-4-say = The dead stones have been removed. Count Black.
lesson-key-numbers-4-ask = Black's total?
lesson-key-numbers-4-hint = Row by row: vacant points and stones.
lesson-key-numbers-5-say = The difference is how far the total is above the key number; if it is below, it is negative.
lesson-key-numbers-5-ask = The total minus the key number?
lesson-key-numbers-5-hint = Total − 43.25.
lesson-key-numbers-6-say = Double it, as always.
lesson-key-numbers-6-ask = Who wins, and by how much?
lesson-key-numbers-6-hint = Twice the difference.
lesson-key-numbers-6-why = One count, one subtraction, one doubling: the fastest method.

## Lesson: handicaps

lesson-handicaps = Handicap: n, n − 1 or none
lesson-handicaps-1-say = Black began this game with three handicap stones. Under area scoring each of them is a point, so many rules give White points in return. This is compensation; it is not komi.
lesson-handicaps-2-say = Chinese rules give White as many points as there are handicap stones: n.
lesson-handicaps-2-ask = Three stones: how many points is that?
lesson-handicaps-2-hint = As many points as stones.
lesson-handicaps-2-why = AGA rules give n − 1, so two. Others give none. Ask before the game: three points change many results.
lesson-handicaps-3-say = A handicap game has no komi. So that it cannot be tied, White may get half a point, the tie-breaker. Here the tie-breaker is 0.5 and compensation 3. Both are subtracted from Black's total.
lesson-handicaps-3-ask = Black's total?
lesson-handicaps-3-hint = 27 vacant points, and the stones.
lesson-handicaps-4-say = Subtract the tie-breaker 0.5 and compensation 3.
lesson-handicaps-4-ask = Black's adjusted total?
lesson-handicaps-4-hint = The total minus 3.5.
lesson-handicaps-5-say = Compare it with White's total: 81 minus Black's.
lesson-handicaps-5-ask = Who wins, and by how much?
lesson-handicaps-5-hint = The larger minus the smaller.
lesson-handicaps-5-why = With n − 1 White would have one point less, and Black would win by half a point. `shuzi compare` shows all conventions side by side.
lesson-handicaps-6-say = With Key Numbers the same game needs one count. Half the board, and half of what White gets: 40.5 + 1.75.
lesson-handicaps-6-ask = How many points did Black need to win?
lesson-handicaps-6-hint = The first whole number above the key number, 42.25.
lesson-handicaps-6-why = On a key-number sheet it is in the column for three stones. Nothing else changes in a handicap game.

## Lesson: whole-count

lesson-whole-count = Count a whole game by yourself
lesson-whole-count-1-say = A new game, without marks. This time count White, with Key Numbers. Komi is 7.5 and the board is 9×9.
lesson-whole-count-2-say = Check each chain: which ones can neither make two eyes nor escape?
lesson-whole-count-2-ask = First: which stones are dead?
lesson-whole-count-2-hint = One stone, at the right edge.
lesson-whole-count-3-say = White gets komi, so White needs less than half the board.
lesson-whole-count-3-ask = What is White's key number?
lesson-whole-count-3-hint = 40.5 − 3.75.
lesson-whole-count-4-say = Vacant points and stones, in tens where you can.
lesson-whole-count-4-ask = What is White's total once the dead stone is removed?
lesson-whole-count-4-hint = Count White's rows from the top, including the point under the dead stone.
lesson-whole-count-5-say = The margin is twice (total minus key number).
lesson-whole-count-5-ask = Who wins, and by how much?
lesson-whole-count-5-hint = A positive number means that White, the side counted, has won.
lesson-whole-count-5-why = You have counted a game by yourself. 19×19 works the same way with larger numbers: the next lesson shows it.

## Lesson: seki

lesson-seki = Seki: stones that live together
lesson-seki-1-say = At the top left White's six stones (A8 to D8, C7, D7) and Black's four (A6 to D6) share two liberties, A7 and B7. Neither group has two eyes, and whoever plays at A7 or B7 is captured. So nobody does: both live. This is a seki.
lesson-seki-2-say = For the count the shared liberties are filled, half by each side: one stone of each side, on A7 and B7. That gives no one an advantage.
lesson-seki-2-ask = How many stones does White put there?
lesson-seki-2-hint = Two liberties, half each.
lesson-seki-2-why = Eyes in a seki are filled by their owners first. A liberty that one side alone can fill without being captured belongs to that side. Filling is only for counting: nobody captures anything.
lesson-seki-3-say = With an even number of shared liberties none is left over. With an odd number the last one stays empty and is a non-scoring point.
lesson-seki-3-ask = How many non-scoring points are left here?
lesson-seki-3-hint = Both liberties are filled now.
lesson-seki-3-why = Under Japanese rules points in a seki count for neither side. That is one reason why the two ways of counting can differ by a point or two.
lesson-seki-4-say = The rest is as usual: stones and vacant points, including the stones in the seki.
lesson-seki-4-ask = Black's total?
lesson-seki-4-hint = Black's stones, and the vacant points only Black surrounds. Do not forget the five stones on the left, one of them filled in.
lesson-seki-4-why = Living stones count wherever they are; stones in a seki are alive.
lesson-seki-5-say = Komi is 6.5, half of it 3.25; half of 81 is 40.5.
lesson-seki-5-ask = Who wins, and by how much?
lesson-seki-5-hint = Black's total minus 3.25, compared with 40.5; then double the difference.
lesson-seki-6-say = In another seki neither group has an eye, and they share three liberties. Both sides fill in turn.
lesson-seki-6-ask = How many of the three stay empty?
lesson-seki-6-hint = One each; then nobody can fill.
lesson-seki-6-why = The last one belongs to nobody: a non-scoring point. It lowers every key number by half a point, and in Half Counting half a point is added to the side counted.

lesson-bent-four = Bent four in the corner: dead, although it looks alive
lesson-bent-four-1-say = Only the top left corner is unsettled. White's seven stones and Black's three (A9, B9, A8) are both enclosed, both touch A7 and C9, and it looks like a seki.
lesson-bent-four-2-say = But White can do nothing. White plays C9, Black takes everything with A7; the other way round it is the same.
lesson-bent-four-3-say = Black can begin: Black A7, White takes four stones with C9, Black A8, White A9, and Black takes the ko with B9. Black can wait until White has no ko threats left.
lesson-bent-four-4-say = So White's stones are dead as they stand. Japanese rules say so outright. Under area scoring Black can play it out at the end at no cost.
lesson-bent-four-4-ask = Mark the dead stones.
lesson-bent-four-4-hint = One chain: White's seven stones in the corner. Nothing else is dead.
lesson-bent-four-4-why = Had it been taken for a seki, White would have won.
lesson-bent-four-5-say = The seven stones are off the board. A7 and C9 are Black's as well.
lesson-bent-four-5-ask = What is Black's total?
lesson-bent-four-5-hint = The corner alone is 12 points: now the rest, row by row.
lesson-bent-four-5-why = The dead stones are worth nothing; the points under them are Black's.
lesson-bent-four-6-say = Komi is 6.5, half of it 3.25; half of 81 is 40.5.
lesson-bent-four-6-ask = Who wins, and by how much?
lesson-bent-four-6-hint = Black's total minus 3.25, compared with 40.5; then double the difference.
lesson-choosing = Which method, and which side?
lesson-choosing-1-say = Four methods, one result. They differ in what you must know beforehand and in what you can check. Answer with a number: 1 Full Counting, 2 Half Counting, 3 Simplified Half Counting, 4 Key Numbers.
lesson-choosing-2-say = A final, decided by half a point. Both players want to see that no point was missed.
lesson-choosing-2-ask = Which method: 1 Full, 2 Half, 3 Simplified, 4 Key Numbers?
lesson-choosing-2-hint = Only one of them counts both sides.
lesson-choosing-2-why = Both totals and the non-scoring points, if there are any, must add up to the whole board: 361, 169 or 81. Only Full Counting has this check.
lesson-choosing-3-say = A club evening: always 19×19, always the same komi, and the key-number sheet hangs on the wall.
lesson-choosing-3-ask = Which method is quickest: 1 Full, 2 Half, 3 Simplified, 4 Key Numbers?
lesson-choosing-3-hint = What does the sheet list?
lesson-choosing-3-why = Count one side, look up one number, and the winner is known.
lesson-choosing-4-say = A seki leaves one point that belongs to nobody. One half method adds half of it to the total you counted; the other takes it from the half count instead.
lesson-choosing-4-ask = Which of them leaves the total as it was counted: 2 Half, 3 Simplified?
lesson-choosing-4-hint = It changes the half count.
lesson-choosing-4-why = The total stays a whole number; only the half count changes.
lesson-choosing-5-say = On this board Black has one large territory, White many small ones.
lesson-choosing-5-ask = Which side is quicker to count: 1 Black, 2 White?
lesson-choosing-5-hint = Whose vacant points can be seen as rectangles?
lesson-choosing-5-why = A large territory is counted by rectangles, small ones point by point. The result is the same.
lesson-rearranging = On the real board: rectangles and piles
lesson-rearranging-1-say = On a real board you do not count point by point. One side's points are put in order first: its territory in rectangles of ten, its stones in piles of ten. Here that is Black; komi is 7.5.
lesson-rearranging-2-say = First the vacant points.
lesson-rearranging-2-ask = How many vacant points does Black have?
lesson-rearranging-2-hint = From the top: 4 + 3 + 3 + 4…
lesson-rearranging-3-say = Fill the points beyond whole tens with stones from Black's bowl. Each one uses up a vacant point and adds a stone, so the total stays the same.
lesson-rearranging-3-ask = How many stones must Black add to leave whole tens?
lesson-rearranging-3-hint = Down to 20.
lesson-rearranging-3-why = Only Black's own stones, and only inside Black's area: then nothing can change.
lesson-rearranging-4-say = Watch: Black's stones move until the vacant points are two rectangles of ten, or one of twenty.
lesson-rearranging-5-say = Now Black's stones are piled in tens, including those just put down.
lesson-rearranging-5-ask = How many stones are there now?
lesson-rearranging-5-hint = Whole piles first, ten each, then the rest.
lesson-rearranging-6-say = Vacant points and stones together.
lesson-rearranging-6-ask = What is Black's total?
lesson-rearranging-6-hint = 20 plus the stones.
lesson-rearranging-6-why = The same as before anything was moved. `shuzi reshape` plans the fewest stones to move on any board.
lesson-rearranging-7-say = White has the rest: 81 minus Black's total. Komi is 7.5.
lesson-rearranging-7-ask = Who wins, and by how much?
lesson-rearranging-7-hint = Black's total minus 7.5, against White's total.

## Lesson: nineteen

lesson-nineteen = A 19×19 game in three minutes
lesson-nineteen-1-say = A game on 19×19, played to the end, komi 7.5. The sheet on the wall says: Black needs 185. Counting one side takes four steps: dead stones off, rectangles, piles, one comparison. With practice this takes three minutes.
lesson-nineteen-2-say = Look for chains locked in with no room for two eyes.
lesson-nineteen-2-ask = Mark the dead stones.
lesson-nineteen-2-hint = One black stone at the bottom left, four white ones inside Black's area on the right.
lesson-nineteen-2-why = Both players agree, and the stones go back into the bowls.
lesson-nineteen-3-say = Black is counted. Watch Black's stones move, and only inside Black's area, until the vacant points are rectangles of whole tens. White's stones are only walls now.
lesson-nineteen-4-say = The rectangles are done.
lesson-nineteen-4-ask = How many vacant points are in them?
lesson-nineteen-4-hint = Width times height of each, then the sum: it ends in 0.
lesson-nineteen-5-say = White's stones may go now. Sweep Black's into piles of ten.
lesson-nineteen-5-ask = How many stones does Black have?
lesson-nineteen-5-hint = Whole piles first, ten each, then the rest.
lesson-nineteen-5-why = At the table you count piles; here the program has piled them for you.
lesson-nineteen-6-say = Vacant points and stones.
lesson-nineteen-6-ask = Black's total?
lesson-nineteen-6-hint = Your two numbers, added up.
lesson-nineteen-7-say = The key number is 180.5 + 3.75 = 184.25.
lesson-nineteen-7-ask = Who wins, and by how much?
lesson-nineteen-7-hint = The total minus 184.25, times two.
lesson-nineteen-7-why = You can count a real game. From tomorrow on, five minutes a day make it fast: a few questions, and one game against the clock.

lesson-step = step
lesson-over = Lesson complete. Enter: next lesson.
lessons-over = That was the last lesson. Enter: menu.
