## Lines of a worksheet, and settings

label-vacant = Vacant points
label-stones = Stones
label-total = Total points
label-komi = Komi
label-tie-breaker = Tie-breaker
label-keep-tie-breaker = Keep tie-breaker
label-compensation = Compensation
label-non-scoring = Non-scoring points
label-adjusted = Adjusted total points
label-half-count = Half count
label-adjusted-half-count = Adjusted half count
label-key-number = Key number
label-difference = Difference
label-margin = Margin of victory
label-size = Board
label-rules = Rules
label-game = Game
label-handicap = Handicap stones
given-tie-breaker = Tie-breaker { $points }
given-handicap = handicap { $stones }
label-method = Method
label-players = Players
label-side = Side counted
label-dead-stones = Dead stones
label-scoring = Scoring
label-territory = Territory
label-teire = Teire
label-points-in-seki = Points in seki
label-pass-stones = Pass stones
label-group-tax = Group tax
label-last-move = Last move
label-prisoners = Prisoners
label-groups = Living groups
label-sum = Sum

## What keys do

help-next = accept and continue
help-back = go back one step
help-fill-dame = fill the dame in turn
help-in-seki = mark a group as in seki, or undo that
help-agree = both players agree
help-yes = yes
help-no = no
help-count-again = clear all numbers and count again
help-right-sides = the numbers belong to the right sides
help-left-over = the points left belong to nobody
help-swap-sides = the numbers are the other side's: swap them
help-look-over = back to the dead stones
help-play-on = play on, if you do not agree
help-play-here = play here
help-pass-turn = pass
help-settle = finish and count
help-palette = all actions, found by name
help-handicap = handicap stones and komi
help-handicap-counting = area or territory
help-rank-black = raise Black's rank
help-rank-black-back = lower Black's rank
help-rank-white = raise White's rank
help-rank-white-back = lower White's rank
help-undo = undo the last change
help-redo = redo it
help-settings = komi, handicap, rules…
help-finish = skip to the result
help-method = next method
help-side = count the other side
help-verify = verify by counting both sides
help-answer-black = Black
help-answer-white = White
help-swap = switch board / text (small screens)
help-help = all keys on this screen
help-quit = quit (your count is saved)
help-change = change the value
help-change-back = previous value
help-up = up
help-down = down
help-scroll-up = scroll up
help-scroll-down = scroll down
help-left = left
help-right = right
help-erase = delete the last entry
help-put = add or remove a stone
help-toggle = mark a chain as dead or alive
help-filler = change who fills this point
help-next-chain = next chain
help-previous-chain = previous chain
help-next-liberty = next point of the seki
help-previous-liberty = previous point of the seki
help-ten = add ten: a rectangle or a pile
help-sheet = key-number sheet
help-sheet-profile = next rule set
help-sheet-profile-back = previous rule set
help-sheet-komi = raise komi by half a point
help-sheet-komi-back = lower komi by half a point
help-sheet-size = next board size
help-sheet-size-back = previous board size
help-export = save the sheet as a PDF here
help-rearrange = show how to rearrange the stones
help-handle = next
help-handle-back = previous stone
help-handle-all = move all stones at once
help-handle-none = back to the start
help-play = play automatically; again to stop
help-compare = this game under every rule set
help-look = colours, symbols, language
help-mouse = mouse on or off
help-copy = copy the result
help-save-result = save the result: text, Markdown, JSON, SGF
help-keep-look = save these settings
help-edit = set up a position
help-example = walk through an example
help-count-it = count this board
help-count-club = count a game with the club's handicap
help-count-exact = count a game with the exact handicap
help-working = how it is worked out
help-leave-empty = empty point (also .)
help-next-row = next row
help-flood-black = give this empty area to Black
help-flood-white = give this empty area to White
help-save-it = save to a new file here
help-suspend = suspend (fg resumes)
help-turn-page = next page
help-turn-back = previous page
help-begin = start
help-harder = harder questions
help-easier = easier questions
help-figures = your statistics
help-clock = show or hide the clock
help-answer = answer
help-hint = show a hint
help-pass = show the answer
help-go-on = continue
help-again = again
help-close = close
help-leave = quit
help-stay = stay
help-resume = resume
help-afresh = a new count; the unfinished one is kept
help-another = another game; the unfinished one is kept

## The same in a word

footer-next = next
footer-back = back
footer-fill-dame = fill dame
footer-in-seki = seki
footer-agree = both agree
footer-left-over = nobody's
footer-yes = yes
footer-no = no
footer-count-again = recount
footer-right-sides = yes
footer-swap-sides = swap sides
footer-look-over = dead stones
footer-play-on = play on
footer-settle = finish
footer-handicap-counting = scoring
footer-rank-black = Black
footer-rank-white = White
footer-undo = undo
footer-settings = settings
footer-another = another game
footer-finish = result
footer-method = method
footer-side = side
footer-verify = verify
footer-help = help
footer-quit = quit
footer-change = change
footer-change-back = change
footer-erase = erase
footer-put = add/remove
footer-toggle = mark
footer-next-chain = next chain
footer-filler = who fills
footer-next-liberty = next point
footer-ten = +10
footer-rearrange = rearrange
footer-compare = all rules
footer-copy = copy
footer-save-result = save
footer-keep-look = save
footer-edit = board
footer-example = example
footer-count-it = count
footer-count-club = count it
footer-count-exact = count exactly
footer-working = working
footer-leave-empty = vacant
footer-next-row = row
footer-flood-black = to Black
footer-flood-white = to White
footer-save-it = save
footer-turn-page = page
footer-down = select
footer-swap = board
footer-harder = level
footer-easier = level
footer-hint = hint
footer-pass = solution
footer-handle = next
footer-handle-back = back
footer-handle-all = end
footer-handle-none = start
footer-play = play
footer-sheet = key numbers
footer-sheet-profile = rules
footer-sheet-komi = komi
footer-sheet-komi-back = komi
footer-sheet-size = size
footer-export = PDF

## Why a line of a worksheet is there


## The steps of a count

step-setup =
    .title = The game and its rules
    .do = Check the settings.
    .why = Komi, handicap and compensation decide close games: agree on them before you count.
    .enter = Enter: start counting.
step-finish =
    .title = Is the game over?
    .do = Both players have passed, and every dame has been filled in turn. A dame you missed stays vacant: remember it. Put dead stones and prisoners back into the bowls of their own colour.
    .why = Neither dead stones nor prisoners count. The players must agree which stones are dead; if they do not, they play on. Moves inside a seki must be made before the game ends.
    .enter = Enter: done.
step-finish-prisoners =
    .title = Is the board filled?
    .do = Both players fill their own territory in turn until each group has only its last two eyes. Each pass hands over a stone, and whoever moved second passes last: White, or Black after handicap stones. Take the dead stones off the board: they are prisoners too.
    .why = Both players have then used the same number of stones, so the prisoners alone give the result.
    .enter = Enter: done.
step-finish-territory =
    .title = Is the game over?
    .do = Both players have passed. Every dame is filled, and so is every point of your own that must be defended (teire). Take the dead stones off the board: they are prisoners too.
    .why = By territory, prisoners count and stones on the board do not. The players must agree which stones are dead; if they do not, they play on.
    .enter = Enter: done.
step-first-pass =
    .title = Who passed first?
    .do = These rules ask who passed first at the end of the game.
    .why = It is worth up to a point, which can decide a close game.
    .enter = b: Black. w: White. Enter alone: not known.
step-last-stone =
    .title = Who played the last stone?
    .do = These rules ask who played the last stone, not counting passes.
    .why = It is worth up to a point, which can decide a close game.
    .enter = b: Black. w: White. Enter alone: not known.
step-groups =
    .title = { $side }: groups
    .do = Count the living groups of { $side }. Stones joined by their own territory are one group. Do not count groups in a seki.
    .why = These rules tax each group: its last two eyes cannot be filled.
    .enter = How many groups?
step-captured =
    .title = { $side }: prisoners
    .do = How many { $side } stones were captured during the game?
    .why = Under these rules each is a point for the opponent. The dead stones marked on the board are counted already: leave them out.
    .enter = How many? Type 0 for none.
step-lost =
    .title = { $side }: stones lost
    .do = Count the { $side } stones that were captured or handed over for a pass, dead ones included.
    .why = Each is one stone fewer on the board.
    .enter = How many? Type 0 for none.
step-returned =
    .title = Were all prisoners put back?
    .do = Put the captured stones, dead ones included, into the territory of their own colour.
    .why = Each fills a point, so it costs its owner one.
    .enter = y or Enter: all of them. n: some are still in a lid.
step-prisoners =
    .title = { $side } stones not put back
    .do = Count the { $side } stones that are still in the other player's lid.
    .why = Each would have filled a point of { $side }'s territory.
    .enter = How many { $side } stones? 0 if none.
step-dead =
    .title = Remove the dead stones
    .do = Tab goes through the chains that are dead or uncertain. Space marks or unmarks only the chain under the cursor.
    .why = A stone that cannot avoid capture is dead. The players must agree; if they do not, they play on.
    .enter = Space marks a chain; Enter continues. Not agreed? p: play on.
step-seki =
    .title = Fill the seki
    .do = Each side fills its own eyes in the seki, then both fill the shared liberties in turn. If one is left over, leave it empty.
    .why = Neither side can afford to play there first, so the points belong to nobody yet. Filling them lets you count them.
    .enter = Space changes who fills a point; Enter continues.
step-seki-left =
    .title = Is there a seki?
    .do = If there is one, fill nothing in it: under these rules its vacant points do not count.
    .why = They belong to nobody.
    .enter = How many vacant points does it have, missed dame included? Enter alone: none.
step-empty =
    .title = Does any empty point belong to nobody?
    .do = It may be a dame that nobody filled, or a point in a seki. In a seki each side first fills its own eyes, false eyes too, with stones from the bowl or its own area. Then both fill the shared liberties, one each in turn. An odd one left over stays vacant; if two sekis each leave one, each side fills one.
    .why = A point that stays vacant belongs to nobody: it is a non-scoring point, half a point for each side.
    .enter = y: yes. n or Enter: no.
step-non-scoring =
    .title = Points that belong to nobody
    .do = Count the empty points that stay, in a seki or as missed dame.
    .why = A point that stays vacant belongs to nobody: it is a non-scoring point, half a point for each side.
    .enter = How many points?
step-side =
    .title = Which side is counted?
    .do = { $side } will be counted. Choose the side that is easier to count.
    .why = Later, the other side's stones may be cleared away to make room. After that its vacant points can no longer be counted.
    .enter = o: other side; y: verify by counting both. Enter: start counting.
step-vacant =
    .title = { $side }: vacant points
    .do = Make { $side }'s territories into rectangles of ten and twenty points: move { $side }'s stones, add some from the bowl or put some back. Then count the vacant points.
    .why = A vacant point and a stone are worth the same, so moving stones within their own area changes nothing.
    .enter = Type one number per territory, such as 12+20; t adds ten.
step-territory =
    .title = { $side }: territory
    .do = Move stones until { $side }'s territories are rectangles of ten and twenty points. Count the vacant points.
    .why = Moving stones changes the shape of a territory, not its size.
    .enter = Type one number per territory, such as 12+20; t adds ten.
step-stones =
    .title = { $side }: stones
    .do = Count { $side }'s stones in piles of ten. Count all of them, including those inside territory.
    .why = Under area scoring every living stone is a point.
    .enter = Type t for each pile of ten, then the rest.
step-result =
    .title = Result

## The screen

keys = Keys
keys-here = On this screen
keys-views = Other views
keys-moving = Moving
keys-program = The program
sign-stones = black and white stones
sign-dead = dead stones
sign-vacant = vacant points
sign-filled = points filled in for the count
sign-must-fill = points that must be filled
sign-nobody = non-scoring point
side-needs = { $side } needs
you-counted = You counted { $own } for { $side }; the result uses { $used } from the board.
not-certain = { $stones ->
        [one] { $stones } stone is uncertain: please check it.
       *[other] { $stones } stones are uncertain: please check them.
    }
enter-keeps = (Enter keeps { $count })
note = Note: { $text }.
none = none
no-stones = none
no-names = not named
type-one = enter one
both = both
game-even = even game
game-no-komi = game without komi
game-handicap = handicap game
gives-points = { $convention } = { $points } { $points ->
        [one] point
       *[other] points
    }
side-black = Black
side-white = White
won-level = Tied score; under these rules { $side } wins ties
method-full = Full Counting
method-half = Half Counting
method-simplified = Simplified Half
method-key = Key Numbers
real-board = real board { $size }
live-marked = Live: position as marked
live-counted = Live: count so far
live-undecided = Either side can still win
on-table = On the table
for-example = For example
live-at-least = { $side } ahead by { $points } or more
live-between = margin still between
live-and = { $low } and { $high }
live-by = { $side } ahead by { $points } ({ ZI($points) } zi)
live-needs = { $side } needs { $needs }{ $tie }
live-ties = , { $tie } ties
live-has = { $side } has { $count }
live-so-far = { $side } has { $count } so far
live-enough = { $has }: just enough
live-few = { $has }: { $points } short
live-to-go = { $has }: { $points } to go
live-spare = { $has }: { $points } to spare
verify-offer = Only { $side } was counted. o: count { $other } too, to verify.
as-counted = as counted
as-read = as read
enter-agrees = Enter or y: both players agree.
enter-verifies = It is close: a slip of one or two stones would decide it. Enter: count { $other } too. y: both players agree.
verify-both = Both sides will be counted: { $other }'s vacant points first, before anything is cleared away.
note-seki-empty = Points in a seki do not count under these rules: leave them out.
note-seki-eyes = Eyes in a seki count under these rules.
note-pass-stones = Each pass hands over a stone, a prisoner like the others; White passes last.
note-late-pass-stones = After both have passed in turn, each further pass hands over a stone, a prisoner like the others.
note-moves-kept = Moves played on from here: { $moves }. p shows them.
note-dame = Dame still open: { $places }. Leave them vacant; or, if both agree, d fills them in turn.
note-answered = Answered: { $side } (Enter keeps it).
note-or-to-white = Or leave Black's total and add it to White's: { $before } + { $amount } = { $sum }. The margin is the same.
prisoners-by = Counted by prisoners alone, under the rules “{ $rules }”. To check: count the prisoners again.
territory-by = Counted by territory, under the rules “{ $rules }”. To check: count the territories again, and the prisoners not put back.
chain-is = { $at }, { $side } ({ $stones }): { $verdict }
preview = Marked { $is }. If { $other }: { $now } → { $then }
preview-same = Marked { $is }. If { $other }: still { $now }
no-komi-known = These rules set no komi: use + and − to set one.
in-hand = > your game
own-way = Any other arrangement is just as good: a vacant point and a stone are worth the same, so the total does not change.
how-to-handle = Each stone moves from its capital letter to the same small letter; − goes to the bowl, + comes from it.
take-board = Enter accepts the count from the board:
line-subtracted = { $whole } ÷ 2 = { $half }: subtracted, because { $side } is counted (added for { $other }).
line-added = { $whole } ÷ 2 = { $half }: added, because { $side } is counted (subtracted for { $other }).
how-to-set = ↑ ↓ choose, ← → change, or type a number.
game-question = Which game was this?
look-at = Uncertain, please check (Tab):
dead-proposed = { $stones ->
        [0] shuzi found no dead stones.
        [one] shuzi marked one stone as dead.
       *[other] shuzi marked { $stones } stones as dead.
    }
dead-marked = { $stones ->
        [0] No stones are marked dead.
        [one] One stone is marked dead.
       *[other] { $stones } stones are marked dead.
    }
quit-question = Quit? Your count is saved; you can resume it next time.
quit-unsaved = Quit? Your count could NOT be saved: it will be lost.
resume-where = Step { $at } of { $all }, { $stones } stones on the board.
resume-question = This game has an unfinished count. Resume it?
another-question = A count of a { $size } board was left unfinished. Is this another game? Both are kept.
handicap-question = How many handicap stones? Type 2 to 9, or 0 for none.
too-small = too small
save-title = Save the result
save-text = Text
save-md = Markdown
save-json = JSON
save-diagram = Text diagram (rows of . X O)
save-sgf = SGF, with RE, TB and TW
save-png = Picture of the board (.png)
save-svg = Picture of the board (.svg)
welcome = New here? Press x to walk through an example, b to set up a position, or Enter to count the board on your table.
edit-title = Set up a position
play-on-title = Play on: { $side } to move
play-on-do = Play until it is clear which stones are dead. Then both pass.
play-on-moves = Played: { $moves }
play-on-pass = pass
play-on-captured = Captured: { $black } black, { $white } white
play-on-reached = Enter counts the board you reach: under these rules playing on costs nothing.
play-on-comes-back = Enter brings you back to the board as it was: what is captured now was dead.
play-on-enter = Space plays, p passes, u takes back. Enter: finish. Esc: back, moves are kept.
edit-how = x and o place stones; . or Space leaves a point empty. A number repeats the next key: 5x is five black stones. Tab: next row. Backspace: go back.
edit-more = b and w fill the empty area around the cursor with black or white stones. Click to place stones; paste a diagram to load it.
edit-row = Row { $row }: { $left } to go.
look-title = Appearance
look-theme = Colours
look-glyphs = Symbols
look-language = Language
look-mouse = Mouse
look-motion = Motion
on = on
off = off
ruler = Do the bars line up? If not, change the symbols.
compare-results = Results
compare-difference = Why
compare-compensation = Compensation
compare-procedures = Territory counts
practise = practice
lessons = Lessons
practice-today = Today: { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, { $days ->
        [one] one day
       *[other] { $days } days
    } in a row
practice-longest = (most: { $days })
practice-first-day = Welcome: five minutes a day is enough
drills = Drills, level { $level } (← →)
done = done
come-back = { $count } to review
whole-best = best { $time }
whole-course = Your last games: { $bars } { $first }, now { $last }
whole-aim = aim { $time }
glance-over = Time is up: the stones are covered.
question = question
once-more = (you missed this one before)
hint = Hint:{" "}
round-over = { $right } of { $answered } correct. Questions you missed come back in a few days.
placement-over = You got { $right } of { $answered } right: those lessons are ticked off.
no-figures = No drills done yet. Esc: go back and start one.
chart-answers = answers { $first } to { $last }
chart-right = { $drill }: correct out of ten
chart-time = { $drill }: time
won = { $side } wins by { $points } { $points ->
        [one] point
       *[other] points
    } ({ ZI($points) } zi)
won-in-points = { $side } wins by { $points } { $points ->
        [one] point
       *[other] points
    }
won-and-code = { $won }: { $code }
won-tie = A tie (0)
result-black = B+{ $points }
result-white = W+{ $points }
result-tie = 0
list-separator = ,{" "}

## The live panel's checks

live-open = Nothing counted yet
live-not-settled = Not settled yet
live-not-settled-range = Not settled: { $low } to { $high }
live-one-more = { $side } is still to be counted
live-unknown-sum = The two counts do not fill the board: recount
live-range = { $low } … { $high }
check-holds = ok – { $text }
check-fails = WRONG – { $text }
check-sum = sum: { $terms } = { $points }, the whole board
check-sum-short = sum: { $terms } = { $sum }, { $short } short of { $points }
check-sum-over = sum: { $terms } = { $sum }, { $over } more than { $points }
check-parity-even = parity: the totals differ by { $difference }; this must be even
check-parity-odd = parity: the totals differ by { $difference }; this must be odd

## Remarks to the player

remark-nothing-to-undo = nothing to undo
remark-undo-returns = the next game; u returns to the one before
remark-nothing-to-redo = nothing to redo
remark-no-stone-here = no stone here: move to a dead stone first
remark-no-path-pasted = the pasted text is not a file path; press b to paste a diagram
remark-not-pasted = cannot read the pasted text as a diagram: { $place }: { $why }
remark-paste-refused = only a number can be pasted here; press b to paste a diagram
remark-no-dame = no dame left to fill
remark-play-on-at-dead = play on where the dead stones are marked
remark-taken = there is a stone here already
remark-no-suicide = this would leave your own stones without liberties
remark-ko-must-wait = ko: play elsewhere first
remark-too-many-moves = no more moves can be kept
remark-both-passed = Both have passed. Enter: finish
remark-not-both-passed = Both sides must pass first. Press Enter again to finish anyway
remark-reached-counted = This board is being counted now (u goes back to the previous one)
remark-back-as-played = The board is as it was; what was captured is marked dead, other marks stay
remark-border-open = the border is open at { $place }: this is not a dame, play it out first
remark-dame-filled-by = filled: { $side } { $places } (u undoes)
remark-dame-filled = filled alternately: Black { $black }, White { $white } (u undoes)
remark-not-in-seki = not a liberty or eye of the seki
remark-said-in-seki = in seki, as you say: S undoes it
remark-not-said-in-seki = back to shuzi's own reading
remark-shares-no-liberty = this group shares no liberty with the other side, so it is not in seki
remark-method-needs-side = { $method }: count this side too; u goes back to the result
remark-not-a-whole-number = `{ $text }` is not a whole number: type a sum such as 12+20
remark-number-replaced = { $number } was not entered: the new number takes its place
remark-too-large = too large for any board
remark-own-players = the players' names come from the game file
remark-own-size = the size comes from the game file
remark-no-rules = no rule set named `{ $text }`
remark-rules-set-scoring = these rules decide what is counted: choose others
remark-choose-scoring = choose `area` or `territory`
remark-choose-tie-breaker = answer `yes` or `no`, where Simplified Half Counting leaves a tie-breaker out
remark-choose-game = choose `even`, `no-komi` or `handicap`
remark-not-stones = type the number of handicap stones
remark-type-count = type the number you counted (0 if there are none)
remark-no-number-asked = No number is needed here
remark-number-missing = a number is missing after { $sign }: type it, or Backspace
remark-more-than-board = { $number } is more than the { $points } points on the board: recount
remark-not-in-a-number = `{ $sign }` is not part of a number: type a sum such as 12+20
remark-entry-full = entry is full: press Enter, or Backspace to correct it
remark-more-than-left = { $number } is more than the { $left } points left ({ $counted } of { $points } are counted): recount, or Esc to correct an earlier number
remark-rather-stones = { $vacant } vacant points are more than one side usually has. Are they stones? Enter: no, vacant points. Esc: back
remark-answer-first = answer this before you go to the result
remark-board-full = the two counts already fill the board, so no point can belong to nobody. y: none does. ↑: correct a number. R: count all again
remark-whose = Does Black have { $black } and White { $white }? The sum would also be right with the sides swapped. y: yes. o: no, swap the sides. Esc: correct a number
remark-sides-swapped = The sides are swapped now
remark-counted-again = All numbers are cleared: count again (u brings them back)
remark-in-place = Are { $side }'s stones still where they were? y or Enter: yes, count them. n: no
remark-result-agreed = Both players agree
remark-look-first = Look at this chain first: { $chains ->
        [one] it is the last one in doubt
       *[other] { $chains } are in doubt
    }
remark-not-in-place = Then only a new count can verify. R: count all again. y: both agree with this result
remark-whose-turn = Whose turn is it? The first to fill gets the odd dame. b: Black's. w: White's
remark-agreed = Both players agree with the marks, and with what is left vacant
remark-large-lead = { $points } points apart? Most counted games are closer. Press Enter again to confirm
remark-too-vacant = { $vacant } vacant points of { $points } leave no room for stones: recount
remark-area-not-counted = Only the territory was counted: other rules need the stones too
remark-by-territory = Territory is counted here: methods and side are for counting area
remark-smaller-board = { $total } on { $here } gives a margin no game has, but it would fit { $size }. Is the board { $size }? Then change it with s; press Enter again if { $here } is right
remark-many-non-scoring = { $count } non-scoring points? Most games have none or one. Press Enter again to confirm
remark-too-many-groups = this board has no room for { $groups } living groups: count them again
remark-too-many-non-scoring = { $count } non-scoring points are too many: count them again, or fill the dame in turn if both agree
remark-points-missing = Black { $black } + White { $white } = { $sum }, not { $points }: { $missing ->
        [one] one point is in neither count. y: it belongs to nobody
       *[other] { $missing } points are in neither count. y: they belong to nobody
    }. ↑: correct a number. R: count all again
remark-points-short = Black { $black } + White { $white } = { $sum }, not { $points }: { $missing } short. Nobody has won yet. ↑: correct a number. R: count all again
remark-points-over = Black { $black } + White { $white } + { $non_scoring } non-scoring is more than { $points }: something was counted twice. ↑: correct a number. R: count all again
remark-verified = verified: { $terms } = { $points }
remark-well-counted = { $have } in total, the same as on the board: correct, however you rearranged the stones
remark-missing = you have { $have }, the board gives { $is }: { $missing } missing; recount
remark-too-many = you have { $have }, the board gives { $is }: { $extra } too many; recount
remark-no-komi = the rules “{ $rules }” set no komi for this game: type one under Komi in the settings
    .phone = The rules “{ $rules }” set no komi for this game: type it above.
remark-count-first = count the stones first
remark-needs-position = a plan needs a position: open a game file
remark-position-kept = position kept: press b to go on editing it
remark-no-stones = no stones on the board yet
remark-rows-empty = { $rows ->
    [one] One row is still empty. Press Enter again to count anyway.
   *[other] { $rows } rows are still empty. Press Enter again to count anyway.
}
remark-nothing-due = nothing to review today: questions you miss will appear here
remark-mouse-on = Mouse: on
remark-mouse-off = Mouse: off

## More of the screen

editor-stones = Black { $black } + White { $white }
stones-with-vacant = { $stones } (+ { $vacant } vacant = { $total })
plan-title = Rearrange { $side }'s stones
plan-next = Move { $number } of { $all }: { $what }
plan-done = { $what }, done
plan-left = { $vacant } vacant + { $stones } = { $total }
plan-sum = { $vacant } + { $stones } = { $total }, unchanged
scroll-more = ↓ more
key-enter = Enter
key-space = Space
key-esc = Esc
key-tab = Tab
key-backspace = Backspace
key-ctrl = Ctrl

## Line by line (--plain)

plain-step = Step { $at } of { $all }. { $title }
plain-setting = { $label } (`{ $name }`): { $value }
plain-setting-from = { $label } (`{ $name }`): { $value } ({ $from })
plain-dead = Dead stones: { $stones }
plain-uncertain = Uncertain, please check ({ $count }): { $stones }.
plain-fills = { $side } fills: { $points }
plain-left = Left empty: { $points }
plain-check = Check, by { $method }:
plain-help = Enter alone continues. Commands: `back`, `undo`, `redo`, `result`, `quit`.
plain-help-settings = Settings, at any time: `komi 6.5`, `handicap 3`, `compensation n-1`, `rules aga`, `tie-breaker none`, `game no-komi`, `method key`, `side white`, `size 13`.
plain-not-a-number = `{ $text }` is not a number: type a sum such as 12+20
plain-at-result = type `method NAME` or `side black|white`, or press Enter to finish
plain-not-understood = `{ $text }` is not understood here: press Enter to continue, or type `help`
plain-at-vertex = { $name }: { $why }
plain-ask-setup = Change a setting (such as `komi 6.5`), or press Enter to start.
plain-ask-dead = Type one stone of each dead chain (such as `C3 D7`), or press Enter to continue. `play C3 D4` plays on. `y`: both agree with the marks.
plain-ask-play-on = `play C3 D4 pass` plays in turn, `undo` takes back, `back` leaves. Press Enter to finish.
plain-ask-seki = Type a point to change who fills it, or press Enter to continue.
plain-ask-non-scoring = How many? Press Enter for none.
plain-ask-empty = `y` or `n`; Enter alone: no.
plain-ask-returned = `y` or `n`; Enter alone: yes.
plain-agree = `y` if both players agree.
plain-ask-groups = How many groups?
plain-ask-lost = How many? Type 0 for none.
plain-ask-prisoners = How many were not put back? Enter alone: none.
plain-ask-board-count = Your count (such as `12+20`), or press Enter to accept the board's.
plain-ask-count = Your count, such as `12+20` (`t` adds ten).
plain-ask-side = `side white`, `verify` to count both, or press Enter to start counting.
plain-ask-last-move = `black`, `white`, or press Enter if you do not know.
plain-ask-next = Press Enter to continue, or type `result` to skip to the end.
plain-verify = Only { $side } was counted: type `verify` to count { $other } too.
plain-ask-result = `method half`, `side white`, `back`, or press Enter to finish.
plain-ask-result-territory = `back`, or press Enter to finish.

## Where values come from, and what else the first screens say

source-option = option
source-player = set by you
source-file = file, { $place }
source-server = as on { $server }
source-zi = the result is in zi
source-event = the event is in { $country }
source-margin = area rules do not give this result
source-half-result = the result has a half point
source-whole-result = the result has no half point
source-komi = by the komi
source-year = by the year, { $year }
country-japan = Japan
country-korea = Korea
country-china = China
source-profile = set by the rules
source-profile-other-size = set by the rules (19×19)
source-settings = settings file
source-last-used = used last
source-default = default
convention-n = n
convention-n-1 = n-1
convention-none = none
round-all-drills = All drills, the weakest first
round-missed = Review missed questions

## The first screen

home-question = Who won, and by how much?
home-count = Count
home-learn = Learn
home-look-up = Look up
showcase-over = The game is over. Who won?
showcase-moves = Dead stones come off, living ones close up into rectangles.
home-table = The board on the table
home-file = A file or a photograph
home-position = A position, typed in
home-example = An example, step by step
home-practise = Practise
home-sheet = Key numbers
home-compare = One game, all rules
home-handicap = Handicap and komi
home-unfinished = Unfinished
home-recent = Recent
home-usual = { $rules } · { $size } · Komi { $komi } · { $method }
tip-other-side = Tip: { $key } at the result counts the other side; both counts together prove the result.
tip-method = Tip: { $key } at the result shows the same game by another method.
tip-practise = Tip: { $key } starts a few minutes of counting practice.
home-step = { $what }: step { $at } of { $all }
home-no-files = No game files here.
home-players = { $black } (B) – { $white } (W)
home-recorded = Recorded: { $result }
footer-sort = by date
help-sort = files by date, or by name
footer-choose = choose
help-choose = choose
footer-open-file = open
help-open-file = open a game file
help-practise = practise
footer-resume-count = resume
help-resume-count = resume the unfinished count
footer-open = open
help-open = open
footer-folder-above = folder above
help-folder-above = folder above
footer-next-game = next game
help-next-game = count the next game
footer-leave = quit
footer-name-players = names
footer-pick-rules = rules
footer-handicap-game = handicap
footer-other-komi = komi
footer-board-of-9 = 9×9
footer-board-of-13 = 13×13
footer-board-of-19 = 19×19
footer-other-method = method
footer-empty-point = empty point
footer-handicap-stones = stones
footer-handicap-none = none
footer-times = ×
help-name-players = type the players' names
help-pick-rules = choose the rules from a list
help-handicap-game = a handicap game
help-other-komi = another komi
help-board-of-9 = a 9×9 board
help-board-of-13 = a 13×13 board
help-board-of-19 = a 19×19 board
help-other-method = another method; Full Counting counts both sides
help-empty-point = an empty point belongs to nobody
help-handicap-stones = that many handicap stones
help-handicap-none = no handicap stones
help-times = the sign between columns and rows
no-such-rules = no matching rule set
picker-about = { $scoring } · komi { $komi } · handicap compensation: { $convention }
remark-unusual-komi = Komi { $komi }? Press Enter again to confirm
    .phone = Komi { $komi } is unusual. If it is right, there is nothing more to do.
remark-handicap-taken = Handicap { $stones }. Compensation for White: { $points }
remark-unusual-handicap = { $stones } handicap stones? Press Enter again to confirm
    .phone = { $stones } handicap stones are unusual. If that is right, there is nothing more to do.
remark-turn-setting = use ← → to change this
remark-count-dropped = board changed: the count was cleared (u restores it)
    .phone = The board has changed: the count was cleared.
remark-numbers-dropped = dead stones changed: numbers taken from the board were cleared (u restores them)
    .phone = The dead stones have changed: the numbers taken from the board were cleared.
remark-komi-stays = komi stays { $komi }, as you set it
remark-both-sides = this method already counts both sides
remark-no-file-of-table = this count has no game file (board on the table)
many-left = { $points } points not counted. Usually there are none or one: recount if unsure.
large-margin = A large margin: check the numbers and the komi.
not-settled = Not settled: no winner yet.
unsettled-rules = The rules “{ $rules }” count more than the area, such as prisoners, passes or the last move. They are not known here, so there is no winner yet.
unsettled-last-move = Between { $low } and { $high }: the end of the game decides. Ask the players, then go back with Esc and answer.
    .phone = Between { $low } and { $high }: the end of the game decides. Ask the players, then go back and answer.
unsettled-margin = { $side } wins by { $low } or by { $high }: the end of the game decides
unsettled-stones = These stones could decide the game; agree whether they are dead: { $places }
unsettled-points = { $points ->
        [one] One point belongs
       *[other] { $points } points belong
    } to nobody and could decide the game: check the dead stones, or fill the dame in turn if both agree.
unsettled-one-side = A margin this large is usually a slip: check board size, numbers and komi, and count the other side too.
home-no-match = No matching files.
resume-step = Step { $at } of { $all }.

## What each setting is

about-size = 19×19, 13×13, 9×9, or any size you type.
about-game = Even: White gets komi. No komi: Black just plays first. Handicap: Black starts with stones on the board.
about-komi = Points White receives for moving second.
about-tie-breaker = Half a point that decides a tied game. Shown separately from komi.
about-keep-tie-breaker = Simplified Half Counting leaves the tie-breaker out: the winner is the same, the margin half a point off. Here it can be kept.
about-handicap = Stones Black had on the board at the start.
about-compensation = Points White gets for the handicap stones under area scoring: n, n − 1 or none. Agree on this before the game: it can change the winner.
about-scoring = These rules allow both: by area, or by territory with a stone handed over for each pass. The winner is the same.
about-method-full = Count both sides and compare. Begin with this one: a miscount shows up, because the totals must add up to the board.
about-method-half = Count one side and compare it with half the board. Half the work.
about-method-simplified = Half Counting, but half of each non-scoring point comes off the half count instead. Same result, simpler arithmetic.
about-method-key = Count one side and compare it with one number from the wall sheet. Fastest.
about-players = n: type the names, Black's first
about-side = Count whichever side is easier: compact areas, fewer stones to move. Same result.

## Words of counting

looking-for-dead = Looking for dead stones…
handicap-title = Handicap
handicap-no-ranks = b / w: raise Black's / White's rank; B / W: lower it
handicap-club = At the club
handicap-exact = Exactly
phase-setup = setup
phase-dead = dead stones
phase-empty = empty points
phase-count = count
phase-result = result
palette-title = What do you want to do?
palette-none = No matching action.
glossary = Glossary
glossary-area = area
    .means = stones and the points they surround, together
glossary-territory = territory
    .means = surrounded empty points only; prisoners are counted as well
glossary-vacant = vacant point
    .means = an empty point surrounded by one side
glossary-dame = dame
    .means = a neutral point between living stones of both sides; fill it before counting
glossary-seki = seki
    .means = stones of both sides that live together because neither side can attack first
glossary-non-scoring = non-scoring
    .means = NSP: a point neither side can claim, such as the odd last liberty of a seki, or a dame that nobody filled
glossary-dead = dead stone
    .means = a stone that cannot avoid capture; it comes off the board
glossary-prisoners = prisoners
    .means = captured stones; area scoring does not count them
glossary-adjustment = adjustment
    .means = komi, tie-breaker and handicap compensation added together
glossary-half-count = half count
    .means = half the points of the board: 180.5 on 19×19
glossary-key-number = key number
    .means = the total to beat: a side that has more wins
glossary-zi = zi
    .means = one stone, the unit Chinese referees count in; a lead of 1 zi = 2 points
glossary-compensation = compensation
    .means = points to White for handicap stones: n, n − 1 or nothing
glossary-teire = teire
    .means = a defensive move inside your own territory that becomes necessary once the dame are filled
glossary-bent-four = bent four
    .means = bent four in the corner: dead under Japanese rules; under area rules just play it out, it costs nothing
glossary-group-tax = group tax
    .means = two points off for each group, as in old stone scoring
glossary-false-eye = false eye
    .means = a vacant point that looks like an eye but can be taken away: its owner fills it in a seki
glossary-total = total points
    .means = TP: vacant points and stones of a side
glossary-possible = possible points
    .means = TPP: the points of the board without the non-scoring points
glossary-tie-breaker = tie-breaker
    .means = half a point for White, so that a game without komi is not tied; it is not komi
glossary-adjusted = adjusted total
    .means = ATP: total points after komi, tie-breaker and compensation; in Half Counting also after half of the non-scoring points
glossary-margin = margin of victory
    .means = MV: how many points the winner is ahead

# A photograph of the board.
help-next-doubt = next doubtful point
help-previous-doubt = previous doubtful point
help-as-read = this point is correct
help-turn = turn the board
help-mirror = mirror the board
footer-next-doubt = next
footer-previous-doubt = previous
footer-as-read = OK
footer-turn = turn
footer-mirror = mirror
photo-board = photograph { $size }
put-in-board = position { $size }
example-board = example
examples-title = Learn: count an example
examples-do = Enter counts the game step by step. Its territories are made into rectangles on the board.
example-even = Even game
example-handicap = Three handicap stones
example-seki = Seki: one point stays vacant
example-shared = Seki: filled evenly, 4×9
example-false-eye = Seki: a false eye
example-passes = Passes: territory counts
photo-title = Compare with the board
photo-all-clear = All points were read. Compare the board once more, then press Enter.
photo-left = { $points ->
    [one] One point to check.
   *[other] { $points } points to check.
}
photo-how = x Black, o White, . empty; Space = correct as read. Tab: next point to check. Enter: count the board.
photo-here = The photograph around { $place }:
remark-doubts-left = { $points ->
    [0] Have you compared the whole board? Press Enter to count it.
    [one] One point is still unchecked (Tab shows it). Press Enter again to count anyway.
   *[other] { $points } points are still unchecked (Tab shows them). Press Enter again to count anyway.
}

# Phones at the table.
home-phone = A photograph from a phone
help-phone = photograph the board with a phone
footer-phone = phone
help-count-sent = count the waiting board
footer-count-sent = count it
help-network = another network
help-network-back = the previous network
help-networks = look for networks again
remark-board-sent = A phone has sent a board: it is in the list.
remark-page-is-old = The phone's page was out of date; nothing was changed. It shows this step now.
    .phone = This page was out of date; nothing was changed. It is up to date now.
remark-mark-changed = { $place } changes the result from { $before } to { $after }.
