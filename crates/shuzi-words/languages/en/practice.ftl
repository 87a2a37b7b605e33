## The drills

drill-halves = halves and quarters of points
drill-tens = piles and rectangles of ten, and the remainder
drill-key-number = the key number of a game
drill-handicap = compensation for handicap stones: n, n − 1 or none
drill-margin = the margin from a total and the key number
drill-result = who wins and by how much, from both totals
drill-territory = the vacant points of one territory
drill-side = one side's total
drill-dead = which stones are dead
drill-seki = non-scoring points left in a seki
drill-shape = rearrange one side into whole tens
drill-full = the result of a finished position
drill-estimate = the result at a glance, in ten seconds
drill-miscount = find the wrong line in a worksheet
drill-hint-halves = Halve the whole points and the fraction separately, then add.
drill-hint-tens = Tens first, then what is left over.
drill-hint-key-number = Half the board first. What raises Black's key number lowers White's.
drill-hint-handicap = n, n − 1 or nothing: which of them do these rules give?
drill-hint-margin = How far is the total from the key number? What one side gains, the other loses.
drill-hint-result = Black minus White first. Then what White gets.
drill-hint-territory = Row by row from the top, and remember each sum.
drill-hint-side = Two counts: vacant points, then stones. Add them at the end.
drill-hint-dead = Which chains cannot make two eyes and cannot get out?
drill-hint-seki = Fill the eyes first, then the shared liberties in turn.
drill-hint-shape = Look for rectangles that are nearly there: few stones in them, or few gaps beside them.
drill-hint-miscount = Work each line out yourself, with the numbers printed in it.
drill-unknown = no drill named `{ $text }`: see `shuzi practise --list`
drill-rules-chinese = Chinese rules
drill-rules-aga = AGA rules
drill-rules-japanese = Japanese rules
round-today = Today's five minutes
round-mixed = practice
round-whole = Count a whole game against the clock
round-placement = Placement test: find out what you already know
whole-dead = dead stones
whole-territories = territories
whole-stones = stones
whole-margin = margin
pool-not-a-position = position { $number }: needs a name, komi, two totals and a board

## Answers

answer-none = none
answer-not-a-number = type a number, such as 184.25, 53 or 1/2
answer-not-a-result = type a result, such as B+3.5, W+0.5 or 0 for a tie
answer-not-stones = type one stone of each dead chain, such as C3 F7, or none
answer-not-points = type each point where a stone is added or removed, such as C3 F7, or none
answer-no-stone-at = no stone at { $name }: type one stone of each dead chain, such as C3 F7, or none
answer-missing = type an answer, or p to see it

## What is asked

ask-half-of = What is half of { $amount }?
ask-rectangles = vacant: { $sizes } (rectangles)
ask-piles = stones: { $piles } piles of ten, and { $rest }
ask-points-in-all = How many points in all?
ask-board = { $size } board
ask-komi = komi { $komi }
ask-handicap = { $stones } handicap stones, compensation { $stones }
ask-tie-breaker = tie-breaker { $points }
ask-one-non-scoring = one non-scoring point
ask-key-number = What is { $side }'s key number?
ask-handicap-giving = { $stones } handicap stones; the rules give { $convention-key ->
        [none] no compensation
       *[other] { $convention }
    }
ask-handicap-under = { $stones } handicap stones; { $rules }
ask-compensation = How many points does White get in compensation?
ask-half-compensation = How many points does Half Counting subtract from Black's total for it?
ask-key-and-total = { $side }'s key number is { $key }, { $side }'s total { $total }
ask-total-is = { $side }'s total is { $total }
ask-who-wins = Who wins, and by how many points?
ask-totals = Black { $black }, White { $white }
ask-one-line-is-wrong = { $side } is counted with Key Numbers. Find the line that is wrong:
ask-line-total = 1. total: { $vacant } vacant + { $stones } stones = { $total }
ask-line-half = 2. half of the { $points } points: { $half }
ask-line-key-black = 3. key number: { $half } + { $adjustment } = { $key }
ask-line-key-white = 3. key number: { $half } − { $adjustment } = { $key }
ask-line-margin = 4. margin: ({ $total } − { $key }) × 2 = { $margin }
ask-which-line = Which line is wrong?
ask-shape = Add and remove { $side }'s stones until { $side }'s vacant points are rectangles of ten, twenty and so on. Handle at most { $most } stones; a stone that moves counts once.
ask-no-position = No suitable position found; type 0 to continue.
ask-dead-removed = Dead stones have been removed.
ask-dead-removed-seki-filled = Dead stones have been removed, and the seki is filled.
ask-seki-filled = The seki is filled.
ask-territory = How many vacant points are in { $side }'s territory at { $vertex }?
ask-total-of = What is { $side }'s total (vacant points + stones)?
ask-which-dead = The game is over. Which stones are dead?
ask-seki-left = Dead stones have been removed. Each side fills its eyes in the seki, then both fill the shared liberties in turn. How many stay empty?
ask-even-game = Even game, komi { $komi }; dead stones are marked.
ask-who-wins-by-area = Use area scoring. Who wins, and by how much?
ask-estimate = The stones will be hidden after { $seconds } seconds. Who wins by area, and by roughly how much? Within { $within } points counts as correct.
ask-whole-total = { $side }: { $vacant } vacant + { $stones } stones = { $total } of { $points }

## How it is worked out

work-halved = { $amount } ÷ 2 = { $half }
work-piles = { $piles } × 10 + { $rest } = { $stones }
work-sum = { $terms } = { $total }
work-half-of-points = half of the { $points } points: { $half }
work-half-of-adjustment = half of the adjustment: { $half }
work-half-of-non-scoring = minus half of the non-scoring point: { $half }
work-added-for-black = added for Black: { $key }
work-subtracted-for-white = subtracted for White: { $key }
work-compensation = { $convention-key ->
        [none] no compensation
       *[other] { $convention }
    } for n = { $stones }: { $points }
work-difference = { $total } − { $key } = { $difference }
work-doubled = times two: { $margin } for { $side }
work-lead = { $black } − { $white } = { $lead } for Black
work-minus-adjustment = minus { $points } for White: { $lead }
work-minus-komi = minus komi { $komi }: { $lead }
work-line-total = line 1: { $vacant } + { $stones } = { $total }
work-line-half = line 2: half of { $points } is { $half }
work-line-key = line 3: the key number is { $key }
work-line-margin = line 4: the margin is { $margin }
work-choose-folder = choose another folder of finished games
work-by-rows = row by row from the top: { $rows } = { $points }
work-total = { $vacant } vacant + { $stones } stones = { $total }
work-shape-rectangle = One of the rectangles: { $from } to { $to }.
work-shape-plan = the shortest plan handles { $handled }
work-shape-changes = add or remove a stone at { $points }
work-shape-sum = vacant { $vacant }, stones { $stones }: { $total } points
work-dead = dead: { $answer }
work-dead-inside = { $stones }: inside { $side }'s { $points } points; { $side } can answer any attempt to make two eyes
work-played-out = { $stone } played out, { $side } first: { $moves }
work-lives = { $eyes ->
        [1] { $stone } lives: its territory at { $places } has room for two eyes
       *[other] { $stone } lives by its eyes at { $places }
    }
move-pass = pass
work-shared = shared liberties: { $places } ({ $shared }); left: { $left }

## Mistakes

mistake-not-halved = not halved
mistake-doubled = doubled, not halved
mistake-half-too-much = half a point too much
mistake-half-too-little = half a point too little
mistake-fraction-dropped = you dropped the half or the quarter
mistake-ten-too-few = ten too few
mistake-ten-too-many = ten too many
mistake-one-too-few = one too few
mistake-one-too-many = one too many
mistake-remainder-forgotten = you forgot the remainder
mistake-vacant-forgotten = you forgot the vacant points
mistake-stones-forgotten = you forgot the stones
mistake-row-missed = you missed a row
mistake-other-side = that is the other side's number
mistake-fill-forgotten = you forgot the stones that fill the seki
mistake-adjustment-not-halved = the adjustment was not halved
mistake-adjustment-halved = the adjustment was halved: that is only for Half Counting and Key Numbers
mistake-adjustment-wrong-sign = the adjustment has the wrong sign
mistake-adjustment-left-out = you left out the adjustment
mistake-tie-breaker-left-out = you left out the tie-breaker
mistake-non-scoring-not-subtracted = you did not subtract half of the non-scoring point
mistake-needs-not-key = that is the total it takes to win, not the key number
mistake-key-not-needs = that is the key number: the total must be above it
mistake-is-n = that is n
mistake-is-n-less-one = that is n − 1
mistake-rules-compensate = these rules do give compensation
mistake-compensation-halved = halved: that is only for Half Counting and Key Numbers
mistake-in-zi = not doubled: that is the margin in zi
mistake-not-doubled = not doubled: the margin is twice the difference
mistake-wrong-winner = the wrong winner
mistake-wrong-winner-not-doubled = the wrong winner, and not doubled
mistake-wrong-sign = the wrong sign
mistake-halved-twice = halved twice
mistake-is-total = that is the total: vacant points plus stones
mistake-is-stones = that is the stones only
mistake-is-vacant = that is the vacant points only
mistake-some-are-dead = there are dead stones
mistake-some-missing = some dead stones are missing
mistake-some-alive = some of these stones are alive
mistake-some-missing-some-alive = some dead stones are missing, and some of these are alive
mistake-territory-counted = that counts vacant points and dead stones; here living stones count
mistake-shared-are-filled = they are filled alternately: only an odd one stays empty
mistake-even-is-filled = an even number is filled completely; an odd number leaves one empty
mistake-not-in-tens = the vacant points are not rectangles of whole tens
mistake-too-many-handled = more stones moved than needed
mistake-komi-forgotten = you forgot komi
mistake-prisoners-forgotten = you forgot the prisoners
mistake-komi-wrong-sign = komi has the wrong sign
mistake-one-miscounted = one point miscounted
mistake-ten-miscounted = ten points miscounted
mistake-compensation-n-less-one = compensation is n here, not n − 1
mistake-non-scoring-added = half of the non-scoring point is subtracted, not added
mistake-non-scoring-whole = only half of the non-scoring point is subtracted
mistake-tie-breaker-not-halved = the tie-breaker was not halved
mistake-doubled-twice = doubled: here the margin is the difference itself
mistake-doubled-early = doubled already: the question asks for the difference
mistake-added-forgotten = you forgot the stones that were added
mistake-added-twice = you counted the added stones twice
mistake-one-side-only = that method counts one side only: a missed point goes unnoticed
mistake-both-sides-counted = that method counts both sides, which takes longer
mistake-adjustment-needed = with that method you must work out the adjustment; the sheet has already done it
mistake-adds-to-total = Half Counting adds it to the total
mistake-small-territories = small territories are counted point by point
mistake-prisoners-count = prisoners do not count under area scoring
mistake-dead-points-forgotten = the points under the dead stones count, too

## What became of an answer

marked-right = Correct.
marked-near = Good: the exact result is { $right } (you were { $off } off).
marked-wrong = The answer is { $right }, not { $given }.
marked-wrong-by = The answer is { $right }, not { $given }: { $mistake }.
marked-not-yet = Not yet: { $mistake }.
try-again = { $given } is not right. Try again.
try-again-after = { $given } is not right: { $mistake }. Try again.
answer-revealed = The answer is { $answer }.
answer-it-now = Now give this answer yourself.
no-hint = there is no hint for this question

## Line by line

round-begins = { $count ->
        [one] { $count } question.
       *[other] { $count } questions.
    } ?: hint. Enter: skip. q: quit.
round-question = { $drill }, level { $level }
round-question-again = { $drill }, level { $level }, again
practice-read = Enter: continue.
round-time = { $seconds } s of { $limit } s.
round-time-over = { $seconds } s of { $limit } s: too slow.
today-questions = { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
today-lesson = lesson { $number }
today-game = a { $size } game
today-over = Done for now: { $right } of { $answered } correct. What was missed comes back soon.
shape-so-far = vacant { $vacant } · stones { $stones } · handled { $handled }
steps-to-repeat = { $count } to repeat
round-summary = { $right } of { $asked } correct. `shuzi practise stats` shows your progress.

## Progress

statistics-none = No drills done yet: start with `shuzi practise`.
statistics-drill = drill
statistics-all = all
statistics-answers = answers
statistics-right = right
statistics-last = last 20
statistics-time = time
statistics-best = best
statistics-streak = streak
statistics-trend = trend
statistics-mistake = most common mistake: { $mistake }
whole-over = { $time } in all; the aim is { $aim }.
whole-best-is = Your best with everything right: { $time }.

broken-lesson = lesson { $name }: { $why }
