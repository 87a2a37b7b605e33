## Printed sheets

sheet-keys = Key numbers
sheet-game = Game
sheet-even = even, komi { $komi }
sheet-even-game = Even game, komi { $komi }
sheet-no-komi = no komi
sheet-handicap = { $stones } stones
sheet-komi = komi { $points }
sheet-compensation = comp. { $points }
sheet-handicap-games = Handicap games
sheet-compensation-rule = { $convention ->
        [n-1] Counted in: 1 point to White for each handicap stone after the first.
       *[n] Counted in: 1 point to White for each handicap stone.
    }
sheet-tie-breaker = tie-breaker { $points }
sheet-half-count = half count { $points }
sheet-non-scoring = { $points } NSP
sheet-black = Black
sheet-white = White
sheet-black-short = B
sheet-white-short = W
sheet-needs = needs
sheet-term-shared = Non-scoring point (NSP):
sheet-term-shared-is = one that belongs to nobody.
sheet-term-compensation = Compensation:
sheet-term-compensation-is = what White gets for the handicap stones.
sheet-term-key = Key number:
sheet-term-key-is = the total that would tie the game.
sheet-form-sign = { $sign } { $side } wins
sheet-form-doubled = by 2 × difference (ignore the sign) =
sheet-form-needed = Total needed to win
sheet-form-larger = by larger − smaller =
sheet-tie-at = { $tie } tie
sheet-one-shared = With one non-scoring point
sheet-small-key = In small print: the key number, which would tie the game.
sheet-key-numbers = Key numbers: Black { $black }, White { $white }
sheet-key = key number
sheet-ties = ties
sheet-how = How to count
sheet-step-finish = Finish the board
sheet-step-shape = Make rectangles of ten
sheet-step-pile = Pile the stones in tens
sheet-step-compare = Compare with the number needed
sheet-step-adjust = Adjust the total
sheet-step-margin = Work out the margin
sheet-how-1 = Fill the dame in turn, then both pass. Return dead stones and prisoners to the bowls. Seki: each side fills its own eyes, false ones too; then both fill shared liberties, one each; an odd one stays empty.
sheet-how-left = A point that belongs to nobody stays empty: it is a non-scoring point. Write down how many there are.
sheet-how-2 = Choose one side. Move its own stones until its territories are rectangles of ten; count the vacant points.
sheet-how-bowl = Stones may come from the bowl or go back to it: the total stays the same.
sheet-how-3 = Count its stones in piles of ten. Vacant points + stones = total.
sheet-how-4 = A side wins with the number it needs, or more.
sheet-how-5 = Margin = 2 × (total − key number). Below zero, the other side wins.
sheet-how-full-2 = Move the stones of both sides until all territories are rectangles of ten. Count the vacant points of both before you lift any stone.
sheet-how-full-3 = Count the stones of both in piles of ten. Vacant points + stones = total; both totals add up to the board, less the points that stay vacant in a seki.
sheet-how-full-5 = Margin in points = the difference of the two.
sheet-how-half-5 = Margin in points = 2 × (adjusted total − half count). Below zero, the other side wins.
sheet-each = { $sign } ½ for each non-scoring point.
sheet-zero-tie = Zero: a tie.
sheet-zero-side = Zero: { $side } wins.
sheet-zero-tie-breaker = Zero: { $side } wins by { $points }, the tie-breaker. Otherwise add { $points } to the margin if { $side } wins; subtract it if not.
sheet-how-verify = Not sure? Count the other side, too.
sheet-form-title = Counting sheet
sheet-form-event = Event
sheet-form-round = Round
sheet-form-date = Date
sheet-form-board = Board no.
sheet-form-black = Black
sheet-form-white = White
sheet-form-side = side counted: { $side }
sheet-form-winner = Winner
sheet-form-none = (0 if none)
sheet-form-tie = Tie
sheet-form-points = points
sheet-form-check = Check: Black + White + non-scoring points = { $points }.
sheet-form-optional = { $side } (optional)
sheet-form-signed = Signature: { $side }
sheet-form-referee = Referee
sheet-note-ties = ties: a total that ties the game; { $needs } (={ $tie }) means { $tie } ties and { $needs } wins.
sheet-note-nsp = NSP: non-scoring points, such as the odd last liberty of a seki.
sheet-note-each-nsp = Each non-scoring point lowers the key number by half a point.
sheet-note-tie-breaker = The tie-breaker is not komi: half a point for White, so that no game is tied.
sheet-source = After S. Mays, How to Use the Chinese Method of Counting (2012).
sheet-komi-head = Komi
sheet-ranks = Ranks
sheet-value = Value
sheet-stones = Stones
sheet-free-moves = Free moves
sheet-jewdan = Handicap by ranks
sheet-to-white = to White
sheet-to-black = to Black
sheet-grid = Find the rank difference: its stones are on the left, its points above. Nothing else is added. –: no stones, Black moves first.
sheet-grid-example = Example: { $size }, rank difference { $ranks }: { $stones } handicap stones, and { $points } points { $side }.
sheet-factor = { $size }: { $counting } scoring; ranks per stone: { $factor }; points per stone: { $value }
sheet-area = area
sheet-territory = territory
sheet-handicap-1 = value = ranks ÷ ranks per stone − ½; stones = value + ½, rounded up; one stone is just Black's first move.
sheet-handicap-2 = komi = (free moves − value) × points per stone, rounded, + ½; a negative komi goes to Black.
sheet-handicap-3 = Komi is the only adjustment: no compensation is added.
sheet-misprint = The published area table for 13×13 prints −3.5 at 4, 9, 14 and 19 ranks; its own formula gives −0.5.
sheet-handicap-source = After Jewdan's Handicap System (Sensei's Library).
sheet-black-needs = { sheet-black } { sheet-needs }
sheet-white-needs = { sheet-white } { sheet-needs }
sheet-black-count = { sheet-black-short } { $count }
sheet-white-count = { sheet-white-short } { $count }
