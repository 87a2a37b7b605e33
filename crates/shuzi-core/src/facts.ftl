## Numbers and names that cannot be read

amount-empty = nothing typed: enter a number such as 7.5 or 7 1/2
amount-not-a-number = not a number: write 7.5, 7 1/2 or 7½, for example
amount-too-fine = too precise: use a multiple of a quarter point
amount-too-large = too large: at most 100000 points
side-unknown = `{ $text }` is not a side: use black or white
method-unknown = `{ $text }` is not a method: use full, half, simplified or key
compensation-unknown = `{ $text }` is not a compensation: use n, n-1 or none
size-not-a-size = not a size: write 19 or 9x13, for example
size-out-of-range = boards have 1 to 52 lines each way
vertex-not-a-vertex = not a point on the board: write a column letter (no I) and a row number, such as D4
vertex-off-the-board = off the board
ranks-not-a-number = { $text } is not a rank difference: enter 0 to { $most }; halves such as 7.5 are allowed
rank-unknown = { $text } is not a rank: use 12k or 3d, or an EGF (1850) or AGA (-4.5) rating
rank-mixed = give two ranks, or two ratings from the same list
rank-black-stronger = Black is the stronger player: the weaker player should take Black
rank-too-far-apart = the rank difference is too large for a handicap game
ratio-not-a-number = `{ $text }` is not a number such as 2.5, 5/2 or 6
handicap-too-many-stones = { $ranks } ranks need { $stones } stones on { $size }: the system stops at nine; a smaller board is more even

## The encoding of a file

encoding-is-utf-8 = CA says { $name }, but the text is UTF-8: read as UTF-8
encoding-guessed = no encoding given: read as { $used }
encoding-unknown = unknown encoding CA[{ $name }]: read as { $used }
encoding-other = CA says { $name }, but the text does not match: read as { $used }
encoding-damaged = some characters are not valid { $name }: shown as �

## Game files

sgf-no-game = no game record here: an SGF game starts with `(;`
sgf-too-large = more than { $most } nodes in one game: split the file
sgf-too-many-values = more than { $most } values in one game: split the file
sgf-text-outside = text outside any game: ignored
sgf-stray-parenthesis = `)` without `(`: ignored
sgf-no-opening = missing `(` before the first node: added
sgf-not-closed = the game is not closed: `)` missing at the end
sgf-game-in-game = a game starts inside another game: missing `)` before it
sgf-opening-before-node = `(` before the first node: ignored
sgf-no-semicolon = missing `;` before the first property: added
sgf-read-as = `{ $spelled }` is read as { $name }
sgf-between-variations = { $name } is between variations: ignored
sgf-unescaped-bracket = `]` inside { $name } is not escaped: taken as text
sgf-value-not-closed = the value of { $name } is not closed: `]` missing
sgf-no-value = `{ $name }` has no value: ignored
sgf-not-sgf = `{ $text }` is not SGF: ignored
more-of-the-same = further warnings of this kind are not shown
record-not-go = GM[{ $value }] is not Go (that is GM[1]): only Go games are counted
record-size = SZ[{ $value }]: { $why }; correct it, or give the size with --size
record-other-size = the game is on { $stated }, not { $size }: omit --size
record-second-move = second move in one node: played as well
record-several-values = a move with several values: each is played
record-two-colors = { $vertex } is set up for both sides: the later stone stays
record-longer-variation = a variation has { $moves } moves, the main line { $main }: the main line is counted
record-set-up-not-a-vertex = { $name }[{ $value }] is not a point on the board: ignored
record-set-up-off-the-board = { $name }[{ $value }] is partly off the board: that part is ignored
record-too-many-set-up = too many set-up stones: the rest are ignored
record-move-off-the-board = { $name }[{ $value }] is off the { $size } board: ignored
record-read-as-pass = { $name }[{ $value }] is read as a pass
record-move-not-a-vertex = { $name }[{ $value }] is not a point on the board: ignored
record-on-top-of-stone = move { $number } ({ $side } { $vertex }) is on an occupied point ({ $replaced }): the stone is replaced, as in SGF viewers
record-suicide = move { $number } ({ $side } { $vertex }) is suicide: { $stones ->
        [one] its stone is removed
       *[other] its { $stones } stones are removed
    }
record-ko-retaken = move { $number } ({ $side } { $vertex }) breaks the ko rule: played anyway
record-not-in-first-node = { $name } belongs in the first node: accepted anyway
record-stated-twice = { $name } is given twice ({ $used }, { $other }): the first is used
record-komi-unread = KM[{ $value }]: { $why }; the profile's komi is used
record-komi-empty = KM[] is empty: the profile's komi is used
record-size-missing = SZ is missing, and all moves are within { $lines } lines: if that is the board, use --size { $lines }
record-handicap-played = Black plays { $stones } stones before White's first, and HA is missing: if they are a handicap, use --handicap { $stones }
record-fox-komi-in-zi = KM[{ $value }] is in Fox's hundredths of zi: { $points } points
record-fox-komi-in-points = KM[{ $value }] is in Fox's hundredths of points: { $points } points
record-komi-too-large = KM[{ $value }] is larger than the board; the profile's komi is used
record-handicap-differs = HA[{ $value }], but { $stones } stones are set up
record-handicap-unread = HA[{ $value }] is not a number of stones: treated as none
record-handicap-too-large = HA[{ $value }] is more stones than fit on the board: ignored
record-handicap-missing = HA[{ $stones }], but no stones are set up and White begins: the stones are missing, or there was no handicap. Treated as none
record-marks-contradict = TB and TW mark the same points for both sides: the marks are not used
record-handicap-found = no HA, but { $stones ->
        [one] { $stones } black stone
       *[other] { $stones } black stones
    } before White's first move: handicap { $stones }
diagram-second = a second diagram: put each diagram in its own file
diagram-too-many-rows = more than { $most } rows: is this a diagram?
diagram-no-game = no game here: neither an SGF record nor rows of . X O
diagram-other-width = { $points } points in this row but { $first } in the first: correct the row
diagram-all-dead = every stone is x or o (dead): use X and O for living stones
diagram-other-kind = a { $format } file, which shuzi does not read: save it as SGF
diagram-too-wide = { $points } points in a row: boards have at most { $most } lines
diagram-not-a-stone = `{ $sign }` is not allowed: rows are made of . X O (x and o for dead stones)
diagram-other-size = the diagram is { $drawn }, not { $size }: omit --size

## Rule profiles

at-place = { $place }: { $what }
profile-unreadable = { $why }
profile-not-toml = { $why }: correct the TOML here
profile-wrong-kind = { $key } is { $found }; it must be { $wanted }
profile-not-a-list = { $key } is a list of strings: write { $key } = ["…"]
profile-not-a-count = { $key } must be a whole number from 0 to { $most }
profile-unknown-word-near = { $key } cannot be `{ $text }`: did you mean `{ $near }`? (one of { $words })
profile-unknown-word = { $key } cannot be `{ $text }`: use one of { $words }
profile-unknown-key-near = unknown key `{ $key }`: did you mean `{ $near }`?
profile-unknown-key = unknown key `{ $key }`: the known keys are { $keys }
profile-too-many-points = { $key } must be at most { $most } points
profile-not-half-points = { $key } must be a multiple of half a point, not { $points }
profile-not-an-amount = { $key }: { $why }
profile-unknown-size-near = unknown board size `{ $text }`: did you mean `{ $near }`?
profile-unknown-size = unknown board size `{ $text }`: use a number of lines from 1 to { $most }, or other
profile-extends-itself = { $round }: circular `extends`
profile-extends-too-many = more than { $most } levels of `extends`: extend a profile closer to the base
profile-extends-broken = { $name } contains errors: { $why }
profile-extends-nothing = { $why }
no-rules-near = no rule set named `{ $name }`: did you mean `{ $near }`?
no-rules = no rule set named `{ $name }`: see `shuzi rules list`
toml-text = a string
toml-texts = a list of strings
toml-number = a number
toml-points = a number of points
toml-flag = true or false
toml-date = a date
toml-list = a list
toml-table = a table
toml-name = the name of a profile
toml-ties = draw, black or white

## Dead stones

dead-not-a-vertex = --dead { $name }: { $why }
dead-no-stone = --dead { $name }: there is no stone there
dead-everything = every stone is marked dead: there is nothing to count
dead-no-stones = there are no stones on the board: there is nothing to count
seki-not-a-vertex = --seki { $name }: { $why }
seki-not-in-seki = --seki { $name }: not a liberty or eye of a seki
seki-no-group = --seki { $name }: no group there shares liberties with the other side
seki-filled-twice = --seki { $name }: given twice with different owners; give it once
dead-source-file = file
dead-source-option = option
dead-source-auto = proposed by shuzi: please check
dead-source-engine = engine
dead-source-player = marked by you
status-alive = alive
status-dead = dead
status-seki = seki
verdict-proven = { $status } (proven)
verdict-read = { $status } (read out)
verdict-played = { $status } ({ $share } of 100 playouts)
verdict-open = { $status } (unsettled: depends on who moves first or on a ko)
verdict-capture = { $status } (unsettled: it can be captured; play it out)
verdict-unread = { $status } (unsettled: too long to read; play it out or agree)
verdict-border = { $status } (unsettled: the border here is open; play on)
verdict-eyes = { $status } (unsettled: neither two eyes nor a seki; look at the stones around it)
verdict-seki-eye = { $status } (unsettled: in an eye of a seki; agree whether it comes off)

## What a game is counted by

adjustment-not-half-points = { $points } is not a multiple of half a point
terms-unknown-rules = unknown rules RU[{ $rules }]: choose with --rules (see `shuzi rules list`)
terms-no-profile = { $why }
terms-broken-profile = { $why }
terms-no-komi = the rules “{ $rules }” set no komi for this game ({ $game }): give it with --komi
terms-not-half-points = { $what } is { $points }, not a multiple of half a point: is it in zi? 3.75 zi = 7.5 points
terms-too-many-stones = a handicap of { $stones } stones does not fit on a { $size } board
caution-compensation-in-komi = under these rules komi ({ $komi }) already includes the compensation
caution-komi-may-hold-compensation = handicap { $stones } with komi { $komi }: some programs include the compensation in KM; if this file does, use --compensation none
caution-komi-in-zi = KM[{ $komi }] looks like a value in zi: counted as { $points } points
caution-large-komi = a komi of { $komi } points is unusual: check it
caution-zero-komi = KM[0] in an even game: some programs write 0 for a komi they do not know
caution-not-area-scoring = the rules “{ $rules }” do not use area scoring: these are area-scoring figures and may differ from their own result (see `shuzi compare`)
caution-last-move-rule = the rules “{ $rules }” adjust for the last move ({ $rule }); this count does not, but `shuzi compare` does
caution-gogui-writes-goe = GoGui writes RU[GOE] for Chinese rules: if this file is from GoGui, add --rules chinese
totals-too-few = Black { $black } + White { $white } + { $non_scoring } non-scoring = { $sum }, { $missing } less than the board's { $points }: recount, or look for empty points (an unfilled dame, the last liberty of a seki) and fill them or enter them as non-scoring
totals-too-many = Black { $black } + White { $white } + { $non_scoring } non-scoring = { $sum }, { $extra } more than the board's { $points }: recount; perhaps a dead stone is still on the board or a territory was counted twice
open-border = an open border at { $places }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
open-one-eye = a group without two eyes at { $place }
open-dame = dame at { $places }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }

## Why rule sets differ

scoring-area = area
scoring-territory = territory
scoring-stone = stone
scoring-area-or-territory = area or territory
unknown-moves = no moves are known: prisoners, passes and the last move are unknown
unknown-set-up = the file starts from a set-up position: earlier captures are unknown
difference-last-move = last move (P)
difference-handicap = handicap (H)
difference-passes = passes (Wz − Bz)
difference-seki = points in seki
reason-last-stone = { $side } made the last move (a stone, move { $number }), { $side-key ->
        [black] so Black had one more turn than White
       *[white] so both had the same number of turns
    }.
reason-last-pass = { $side } made the last move (a pass, move { $number }), { $side-key ->
        [black] so Black had one more turn than White
       *[white] so both had the same number of turns
    }.
reason-last-move = { $side } made the last move, { $side-key ->
        [black] so Black had one more turn than White
       *[white] so both had the same number of turns
    }.
reason-last-move-unknown = It is unknown who moved last: Black has one more point if it was Black.
reason-white-began = White made the first move and so has played one stone more.
reason-no-handicap = No handicap stones.
reason-handicap = The first of the { $stones } handicap stones counts as Black's first move; White had no turn for the other { $beyond ->
        [one] one
       *[other] { $beyond }
    }.
reason-other-handicap = The game is counted with a handicap of { $stones }, which the moves in the file do not show: the area score and the pass-stone score then differ by the compensation.
reason-passes-unknown = The passes are unknown; the range assumes no passes before the end.
reason-no-passes = The record has no passes; two at the end would cancel out.
reason-never-passed = { $side } never passed.
reason-passed = { $times ->
        [one] { $side } passed once.
       *[other] { $side } passed { $times } times.
    }
reason-passed-at = { $times ->
        [one] { $side } passed at move { $moves }.
       *[other] { $side } passed at moves { $moves }.
    }
reason-passed-from = { $side } passed { $times } times, first at move { $first }.
reason-pass-is-a-stone-not-played = Each pass means one stone fewer on the board.
reason-pass-not-recorded = One side moved twice in a row: a pass was not recorded.
reason-no-seki = No points in seki.
reason-seki = Area scoring counts points in seki (Black { $black }, White { $white }); territory scoring does not.
reason-seki-filled = Black fills { $black } of the shared liberties, White { $white }.
procedure-remove-dead = Remove dead stones and add them to the prisoners.
procedure-remove-dead-without-seki = Remove dead stones and add them to the prisoners. Points in seki do not count.
procedure-fill-teire = Fill the points that must be filled once the dame are filled: Black { $black }, White { $white }.
procedure-fill-prisoners = Fill in the prisoners: black stones into Black's territory ({ $black }), white stones into White's ({ $white }).
procedure-fill-pass-stones = Fill in the pass stones as well: Black's { $black }, White's { $white }.
procedure-fill-pass-stones-white-last = Fill in the pass stones as well: Black's { $black }, White's { $white } (one extra, because White passes last).
procedure-make-rectangles = Move stones within each territory to make rectangles of ten.
procedure-add-komi = Add komi ({ $komi }) to White's points, then compare.
procedure-compare = Compare.
note-one-sided = { $side } alone can fill { $places } in the seki: counted for { $side }
score-teire = { $side } must fill { $places } once the dame are filled: not territory
score-teire-open = { $dame } is worth a point to whoever takes it: if { $other } does, { $side } must fill { $point }
score-groups-unknown = the groups, and so the group tax, are unknown: a board is needed
score-white-passes-last = White makes one extra pass, so White passes last
score-handicap-turns = White had { $stones } fewer turns while Black laid the handicap stones: they count as stones White handed over
score-passes-unknown = the passes are unknown: White may owe one more prisoner
score-late-passes-unknown = passes after the first two in a row are unknown: not charged
score-prisoners-from-stones = the prisoners are worked out from the stones on the board
score-prisoners-unknown = the prisoners are unknown: Black has one point less if Black moved last (assuming nobody passed before the end)
score-first-pass-unknown = it is unknown who passed first and took the button
score-last-stone-unknown = it is unknown who played the last stone
score-pass-stones-compensate = pass stones already make up for the handicap stones after the first, for which area scoring gives { $points }

# A photograph of the board.

at-file = { $name }: { $what }
no-game-here = no game here
cli-dead-nothing = give stones such as B8, or auto, or none
cli-encoding-unknown = unknown encoding: try gb18030 or big5
cli-not-in-range = enter a whole number from { $least } to { $most }
cli-points-not-half = not a multiple of half a point (3.75 zi = 7.5 points)
cli-points-too-many = too large for any board
cli-seki-point = write each point with who fills it: E5=black, E5=white or E5=nobody
cli-use-one-of = use one of { $choices }
disagrees-also-dead = It would agree if { $place } is dead as well.
disagrees-one-point = One point is missing: perhaps a dame, or a stone filled in.
disagrees-other-winner = The margin is the same, but the recorded winner is the other side.
disagrees-teire-kept = It would agree if the points that must be filled ({ $places }) stay territory.
disagrees-unit = One of the two margins is in zi, the other in points.
disagrees-unmarked = It would agree if { $place } stays on the board: perhaps it was not marked dead.
recorded-agrees = Recorded result: { $recorded } (agrees).
recorded-agrees-in-zi = Recorded result: { $recorded } in zi (agrees with { $result } in points).
recorded-contested = Recorded result: { $recorded }. The file does not give all the terms; with those used here the result would be { $result }, so there is no winner yet. Set komi and rules if you know them.
recorded-differs = Recorded result: { $recorded } (DOES NOT AGREE with { $result }).
recorded-no-margin = Recorded result: { $recorded } (no margin given).
recorded-not-comparable = Recorded result: { $recorded } (cannot be checked: the file does not contain enough information for its own rules).
recorded-not-understood = Recorded result: { $recorded } (not understood).
recorded-other-winner = Recorded result: { $recorded } (no margin given; the board gives { $result }).
usage-halves-differ = when a point is shared, both totals must end in ½
usage-no-shared-points = the rules “{ $rules }” do not share points: give whole totals, and --non-scoring for points that belong to neither side
usage-nothing-to-score = nothing to score: give game files, or totals with --black N
plan-add = add { $to } from the bowl
plan-lift = return { $from } to the bowl
plan-move = move { $from } to { $to } ({ $mark })
engine-missing = is missing: give the scorer one
engine-failed = the engine { $why }; shuzi's own proposal is used instead
engine-failed-marks = the engine { $why }; the dead stones marked in the file are used instead
