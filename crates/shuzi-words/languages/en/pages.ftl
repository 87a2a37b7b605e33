## A counted game

profile-title = { $title } ({ $name })
page-game = game { $number }
page-players = { $black } (Black) – { $white } (White)
page-kind = { $size } { $game }
page-uncertain = Uncertain
page-seki = Seki
page-note = Note: { $text }
page-nothing = nothing
points-value = { $points ->
        [0] none
        [one] { $points } point
       *[other] { $points } points
    }
stones-value = { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
compensation-value = { $points ->
        [one] { $points } point to White
       *[other] { $points } points to White
    } ({ $convention })
names-more = { $names } and { $more } more
dead-of-side = { $side } { $count } ({ $names })
counted-names = { $count } ({ $names })
seki-fills = Black fills { $black }; White fills { $white }
page-needs = { $side } needs { $needs } to win and has { $total }: { $standing }.
page-needs-or-ties = { $side } needs { $needs } to win ({ $tie } ties) and has { $total }: { $standing }.
standing-enough = just enough
standing-spare = { $points } to spare
standing-short = { $points } short
page-left-out = Simplified Half Counting leaves out the tie-breaker ({ $tie_breaker }) and gives { $shown }; the exact result is { $exact }.
page-left-out-level = Simplified Half Counting leaves out the tie-breaker of { $tie_breaker }: level, so { $side } wins; the exact result is { $exact }.
page-same-board = The same board by area: { $result }
page-by-area = By area { $result }; but the rules “{ $rules }” count more than the area, and that is not known here: no winner yet.
page-shared = { $points ->
    [one] The shared point is halved
   *[other] The { $points } shared points are halved
}: Black { $black }, White { $white }.
cause-other-winner = different winner
cause-unit = zi or points
cause-teire-kept = teire not taken off
cause-unmarked = dead stones not marked
cause-also-dead = more stones dead
cause-one-point = one point
cause-unknown = other cause
unfinished-border = { $places }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }: is the game finished, and is every dead stone marked?
unfinished-dame = { $places }{ $more ->
        [0] {""}
       *[other] , and { $more } more
    }: they stay vacant and belong to neither side, unless both agree to fill them in turn.
page-one-side = Only { $side } was counted; the rest of the board is assumed to belong to the other side.
page-chains = Chains
page-no-chains = no analysis: the dead stones were given
heading-full = Full
heading-half = Half
heading-simplified = Simplified
heading-key = Key number

## A game under every rule set

compare-own = Game's rules
compare-own-result = { $rules }: { $result }
compare-head-result = result
compare-head-scoring = scoring
compare-head-rules = rules
compare-same-winner = The same side wins under every rule set.
compare-same-winner-known = The same side wins under every rule set that gives a definite result.
compare-winners-differ = The rule sets whose winner is known do not agree; the winner by the game's own rules is not known.
compare-other-winners = Under other rules the winner changes in { $many } of { $all } results.
compare-other-winner = * a different winner from under the game's own rules.
compare-rules-note = { $rules }: { $note }.
scoring-stone-taxed = stone+tax
result-unknown = unknown
result-or = { $least } or { $most }
range = { $least } to { $most }
difference-title = Area scoring against territory scoring: Black's lead, with komi, without compensation
difference-area = area score (Sc)
difference-territory = territory score (Sj)
difference-apart = Sc − Sj
difference-accounted = The terms add up to the difference.
difference-unknown = Not accounted for: { $why }.
difference-not-accounted = The terms do not add up: there is an error in the game file.
difference-check-agrees = Check: Black's minus White's stones on the board: { $stones }; from prisoners and passes (Jasiek): { $prisoners }: agrees.
difference-check-disagrees = Check: Black's minus White's stones on the board: { $stones }; from prisoners and passes (Jasiek): { $prisoners }: DISAGREES.
matrix-does-not-apply = This is an even game with komi: compensation and tie-breaker do not apply.
matrix-title = Compensation and tie-breaker (t-b)
matrix-no-tie-breaker = no t-b
matrix-tie-breaker = t-b 0.5
procedure-japanese = Japanese count
procedure-aga = AGA count with pass stones
procedure-unknown = { $name }: the prisoners are unknown.
procedure-title = { $name } (no compensation)
procedure-both = Black { $black }, White { $white }
procedure-lead = Black's lead: { $lead }.

## A plan of the physical count

plan-none = { $side }: nothing to rearrange.
plan-summary = { $side }: { $handled ->
        [one] { $handled } step
       *[other] { $handled } steps
    } ({ $parts }); { $proof }.
plan-moved = { $count } to move
plan-lifted = { $count } to return to the bowl
plan-added = { $count } to add from the bowl
plan-minimum = the fewest possible
plan-best-found = best plan found; a shorter one may exist
plan-letters = A → a: move the stone (letters repeat after 24)
plan-before = Final position: dead stones are crossed out, small stones mark territory.
plan-lifted-from = Before: lift the lettered stones; − goes back to the bowl; crossed ones are dead.
plan-landed = After: where they go; + comes from the bowl.
words-said = { $name }: { $said } of { $all } messages
remarks-folded = { $count } more like this: { $what }
batch-summary = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } counted, { $unread } failed; { $unsure } with uncertain stones or open places; { $disagreeing } of { $recorded } recorded results differ.
batch-progress = { $games } games, { $rate } per second
batch-left = { $time } left
plan-signs = - to the bowl; + from the bowl; . vacant; # non-scoring
plan-vacant = Vacant
plan-stones = Stones
plan-total = Total
plan-unchanged = { $sum }, unchanged.

## Handicap

handicap-case = { $size }, { $ranks ->
        [one] { $ranks } rank
       *[other] { $ranks } ranks
    }, { $counting } scoring
handicap-value = value
handicap-stones = stones
handicap-free-moves = free moves
handicap-komi = komi
handicap-value-worked = { $ranks } ÷ { $factor } − ½ = { $value } stones
handicap-black-first = none: Black moves first
handicap-expected = expected
handicap-expected-worked = { $side } by { $size } × { $worth } = { $points } points in a game without komi
handicap-komi-worked = ({ $free_moves } − { $taken }) × { $worth } = { $raw }, rounded to { $rounded }, + ½ = { $komi }
handicap-check = check
handicap-check-worked = { $free_moves } × { $worth } − { $outcome } − { $komi_taken } = { $left }
handicap-many = Beyond nine ranks, a game on 13×13 or 9×9 is more even.
handicap-black-gets = so Black gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
handicap-only-komi = Komi is the only adjustment: no compensation is added.

## Key numbers

keys-title = Key numbers: { $rules }
keys-non-scoring = { $points } non-scoring
keys-needs = needs
keys-ties = ties
keys-needs-note = needs: the lowest total (vacant points + stones) that wins.
keys-ties-note = ties: the total that ties the game.
keys-even = even, komi { $komi }
keys-tie-breaker = tie-breaker { $points }

## Files and engines

written = saved: { $name }
not-counted-yet = not counted yet
empty-sheet = nothing to save: set a komi first
copied = copied: { $text }
all-names-taken = { $name } and 100 numbered copies already exist
kept-in = saved in { $path }
settings-file = the settings file: { $why }
not-saved = the count cannot be saved: { $why }
not-copied = cannot copy ({ $why })
colours-off = colours are off (NO_COLOR or --color never)
io-not-found = no such file or folder
io-permission-denied = permission denied
io-already-exists = it already exists
io-storage-full = the disk is full
io-no-more-room = disk quota exceeded
io-read-only = the disk is read-only
io-no-folder = part of the path is not a folder
io-no-plain-file = not a regular file
io-too-large = larger than { $most } MiB
io-not-utf-8 = not UTF-8: save it as UTF-8
file-unreadable = cannot be read ({ $why }): check the file name
folder-unreadable = cannot be read ({ $why }): check the folder
file-exists = already exists: choose another name, or add --force
file-unwritable = cannot be written ({ $why }): check the folder
file-too-large = larger than { $most } MiB: split the collection
file-is-a-folder = is a folder: give the files in it
file-is-an-address = shuzi downloads nothing: save the game as a file first
folder-of-games = a folder: add -r to score the games in it
folder-without-games = no game files in this folder: check the folder name
archive-unreadable = damaged archive: { $why }
archive-without-games = no .sgf file in this archive: choose one that has games (archives within archives are not read)
profile-unreadable-file = cannot be read: { $why }
other-games = only the first game is opened; the file has { $games } more
unknown-rules-chosen = unknown rules RU[{ $rules }]: choose a rule set in the settings
engine-start = cannot be started ({ $why }): check the command
engine-ended = stopped before answering `{ $command }`
engine-complained = stopped with the message: { $said }
engine-slow = did not answer `{ $command }` within { $seconds } seconds (--engine-seconds allows more)
engine-refused = refused `{ $command }`: { $why }
engine-size = cannot play on { $size }: GTP boards are square, up to 25×25
engine-lie = reported { $name } as dead, but there is no stone there
engine-asking = asking `{ $engine }` for dead stones (Ctrl-C to stop)

## The command line

usage-no-terminal = this needs a terminal: use `shuzi score`, or `shuzi count --plain`
ended-count = stopped by a signal; your count is saved
ended-unsaved = stopped by a signal; your count could not be saved
ended-home = stopped by a signal
ended-practice = stopped by a signal; all answers are saved
ended-input = input ended before the result: count not finished
usage-no-paper = { $option } is for PDF and SVG, not for { $format }
usage-no-folder = --recursive needs a folder: shuzi score -r games
usage-only-with-file = only with a game file, not with totals: { $options }
usage-nothing-to-compare = nothing to compare: give game files, or --black-territory and --white-territory
usage-stones-unknown = the number of stones is unknown: add --black-stones and --white-stones, or prisoners, passes and --last-move
usage-not-the-board = these numbers do not fill the { $size } board (a miscount, or a non-scoring point): add --black-stones and --white-stones
usage-too-many-points = these add up to more than the { $all } points of the { $size } board: recount
usage-too-many-for-board = more handicap stones or non-scoring points than the { $size } board has points
usage-no-factor = Jewdan's system has no factor for { $size }: give ranks per stone with --factor
usage-factor-not-positive = --factor must be greater than zero
usage-no-format = unknown format .{ $ending }: use .txt .md .csv .json .html .svg .pdf or .sgf, or add --format
usage-not-in-format = this cannot be written as { $format }: use { $formats }
usage-pdf-on-terminal = a PDF cannot go to the terminal: use --output FILE.pdf
usage-resume-format = --resume needs an uncompressed file with one result per line: add -o FILE.json or FILE.csv
usage-errors-in-output = --errors-to and -o name the same file: give each its own
not-resumable = not the output of an earlier run: choose another file, or omit --resume
resume-not-found = its last game ({ $game }) is not in these files: give the same files as before
usage-no-lesson = --lesson { $name } is not a lesson: see `shuzi practise --list`
usage-profile-name = `{ $name }` is not a valid profile name: use letters, digits and -
usage-rules = --rules { $why }
profile-exists = { $path } already exists: edit it, or choose another name
no-games-in-folder = no finished SGF games here: choose another folder
no-home = no home folder: set HOME, or SHUZI_CONFIG_DIR, SHUZI_DATA_DIR and SHUZI_STATE_DIR
not-an-attempt = not a practice record: skipped
attempt-not-kept = cannot be written ({ $why })
fonts-lack = the built-in fonts have no glyphs for: { $missing }
layout-too-wide = not legible on this paper: choose larger paper, one side or fewer columns
layout-no-card = a card shows both sides, without a choice of non-scoring points: leave out --side and --non-scoring, or use --layout referee
config-not-toml = { $why }: see `shuzi --print-config`
config-language = unknown language `{ $code }`: use de, en, es, fr, ja, ko, ru, zh, zh-Hant or auto
state-set-aside = an unfinished count from another version was moved to { $path }
path-config = config
path-rules = rules
path-history = history
path-log = log
path-state = state
check-ok = { $name }: OK
show-komi = { $kind }: komi { $komi }; tie-breaker { $tie_breaker }; { $ties }
show-not-set = not set
show-ties-draw = ties are draws
show-ties-side = { $side } wins ties
show-compensation = compensation { $points } (from { $from ->
        [one] { $from } stone
       *[other] { $from } stones
    } up)
show-no-compensation = compensation none
show-note = note: { $text }
show-source = source: { $text }

## A profile to begin with

template-own = Your own rules. Anything not set here is taken from `{ $from }`.
template-check = `shuzi rules check` finds mistakes; `shuzi rules show { $from }` shows every key.
template-aliases = what RU says in game files
template-points = n, n-1 or none

## The settings file

config-intro = shuzi's settings. Every line below shows the default: remove the # to change it.
config-paths = `shuzi paths` shows where this file belongs; command-line options override it.
config-theme = Colour theme: wood, dark, light, colour-blind (blue and orange), mono.
config-no-color = NO_COLOR or `--color never` switches colours off (mono).
config-glyphs = Symbols on the board: unicode (discs), wide (⚫ ⚪, for terminals that draw ● two columns wide), letters (X and O on lines), ascii (X and O on dots). Press `a` in the program to see which of them line up.
config-mouse = Whether mouse clicks mark stones (M toggles it). When off, the mouse selects text as usual.
config-motion = Whether the first screen counts a game by itself until a key is pressed.
config-lang = Language: de, en, es, fr, ja, ko, ru, zh, zh-Hant; auto follows LANG.
config-keys = Keys: an action's name with one key or several, for every screen that has it. `:` in a count lists the actions.
config-rules = Rules to use when neither an option nor the game file gives any: see `shuzi rules list`.
usage-one-game = { $format } holds a single game: give one game or use another format
usage-no-pictures = this terminal is not known to show pictures: use --board blocks
usage-no-tls = this shuzi is built without encryption: install it with `--features tls`, or leave out --tls
state-unreadable = an unfinished count could not be read and was moved to { $path }

## The counts done

log-title = Past counts
log-when = When
log-what = Game
log-result = Result
log-rules = Rules
log-rests-on = Basis
log-rules-komi = { $rules }, komi { $komi }
log-table = table { $size }
log-board = on the board
log-both-sides = both sides
log-one-side = one side only
log-territory = both territories
not-a-count = not a count
file-changed = the file has changed since this count was started: open it again
count-not-listed = the count could not be added to the log: { $why }

# A photograph of the board.
usage-no-picture = no picture: give an image file
usage-dead-one-game = --dead and --seki apply to one game: give one file, or leave them out
usage-one-picture = -o needs exactly one picture

request-unreadable = invalid JSON request: { $why }
request-value = `{ $name }`: { $why }
request-no-record = no game given: put it in `record`
request-no-game = the file has no game { $number }
request-more-games = the file has several games; the first is used: choose another with `game`
request-many-profiles = more than { $most } profiles in one request
result-not-known = the game file does not contain enough information to score it under these rules
words-missing = message `{ $id }` is missing
words-unknown = unknown message `{ $id }`: correct or remove it
words-other-values = `{ $id }` uses different variables from English: use { $values }
words-not-fluent = invalid Fluent syntax: { $why }
words-changed = `{ $id }` was translated from English text that has changed since: check it
words-too-wide = `{ $id }` is { $columns } columns wide: at most { $most } fit
keys-unknown-key = unknown key `{ $text }`: use a character, Ctrl-X, or a name such as Enter, Tab, Space, PgUp or Left
keys-unknown-action = unknown action `{ $name }`: did you mean `{ $like }`?
keys-none = `{ $name }` has no key: give it one, or remove the line
keys-taken = `{ $key }` is already used for `{ $by }` on the same screen, so it cannot mean `{ $name }`
keys-typed = `{ $key }` is needed for typing numbers or positions: choose another key
keys-fixed = `{ $key }` cannot be changed: choose another key
picture-heic = HEIC and AVIF are not supported: use JPEG (iPhone: Settings > Camera > Formats > Most Compatible)
picture-too-large = { $width ->
    [0] too many pixels: make the picture smaller
   *[other] { $width } × { $height } pixels, more than { $most } million: make the picture smaller
}
    .phone = The picture is too large: take it at a lower resolution.
picture-torn = the image file is incomplete: send it again
picture-broken = the image file is damaged: send it again
photo-no-picture = { $why }
photo-not-a-picture = not an image: use JPEG, PNG or WebP
photo-no-board = no board found: photograph the whole board from above, or give the corners with --corners
    .phone = No board was found: photograph the whole board from above, with all its edges.
photo-faint = the lines of the board are hard to see
photo-more-lines = the board seems to have more than { $lines } lines
photo-unusual = the picture shows { $lines } lines: photograph the whole board, or give --size { $lines } if it has no more
    .phone = The picture shows { $lines } lines. Photograph the whole board if it has more.
photo-cut = { $edge ->
    [top] the top edge of the board is not in the picture
    [right] the right edge of the board is not in the picture
    [bottom] the bottom edge of the board is not in the picture
   *[left] the left edge of the board is not in the picture
}
photo-low = the camera was about { $degrees }° above the table: hold it higher
photo-one-color = all the stones were read as the same colour
photo-several = the picture shows another board too: photograph only one, or give its corners with --corners
    .phone = The picture shows another board too: photograph only one.
photo-small = the board is small in the picture: move closer
photo-look-over = Check the position before you count: { $why }.
photo-open-it = check it on screen first with `shuzi FILE`: { $why }
photo-doubtful = { $points ->
    [one] One point is doubtful: { $names }
   *[other] { $points } points are doubtful: { $names }
}
photo-stones = Black stones: { $black }. White stones: { $white }.
photo-only-stones = A photo shows neither prisoners nor moves: for territory rules, add the prisoners yourself.
photo-size = boards in pictures must be square, with 5 to 25 lines: { $size } is not allowed
photo-not-same = this does not show the same position as the other pictures: leave it out, or leave out --same
photo-corners = no board with these corners: give four points, clockwise from top left
