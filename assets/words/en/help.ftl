## The program and its commands

cli-about = Count a finished game of Go step by step with the Chinese counting methods.
cli-about-long = `shuzi FILE` opens a game (SGF, or a text diagram of . X O) and walks you through the count; `shuzi` alone counts the game on a real board. `shuzi score FILE` prints the result without asking anything.
cli-count = Count step by step.
cli-score = Score games without asking anything and print the full working.
cli-reshape = Plan the physical count: which stones to move, remove and add, as few as possible.
cli-compare = Score a game under every rule set and explain the differences.
cli-keys = Print the key-number cheat sheet.
cli-handicap = Suggest handicap stones and komi for a rank difference.
cli-practise = Practise counting: key numbers, margins, territories, dead stones, whole games.
cli-practise-stats = Show accuracy and speed for each drill, weakest first.
cli-log = List the counts you have done, newest first.
cli-log-csv = Print CSV.
cli-rules = List, show, check or create rule profiles.
cli-rules-list = List all profiles.
cli-rules-show = Show a profile and its sources.
cli-rules-check = Check profile files for mistakes.
cli-rules-new = Create a profile of your own, to be edited.
cli-gtp = Answer the Go Text Protocol, for programs that ask for scores.
cli-paths = Show where shuzi keeps its files.
cli-completions = Print a completion script for a shell.
cli-man = Print the manual page.
cli-man-output = Write the pages of all commands to this folder.
cli-help = Print this page, or the page of a command.

## Headings

cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-game-options = Game options
cli-display-options = Display options
cli-printing = Printing
cli-without-a-board = Without a board, or with one that has no record

## Arguments and options

cli-arg-file = Game file or photograph to open.
cli-arg-files = Game files (SGF, text diagrams, photographs); - reads standard input.
cli-arg-print_config = Print the default settings file.
cli-arg-help = Print help.
cli-arg-version = Print the version.
cli-arg-lang = Language: de, en, es, fr, ja, ko, ru, zh, zh-Hant.
cli-arg-json = Print JSON, one object per game and line.
cli-arg-format = Output format (default: text, or the type of the --output file).
cli-arg-output = Write to this file instead of standard output.
cli-arg-force = Overwrite the file if it exists.
cli-arg-rules = The rule profile, by name (`shuzi rules list`) or by path.
cli-arg-size = The board size: 19, or 9x13.
cli-arg-komi = Komi in points: 7.5 or 7½.
cli-arg-tie_breaker = The tie-breaker in points, or none.
cli-arg-handicap = Handicap stones.
cli-arg-compensation = Compensation to White for n handicap stones: n, n-1 or none.
cli-arg-side = The side to count: black or white.
cli-arg-method = Counting method: full, half, simplified or key.
cli-arg-dead = Dead stones: auto, none, or one stone of each dead chain (default: what the file marks, else auto).
cli-arg-seki = Who fills points of a seki, where it is not done alternately: E5=black,F5=nobody.
cli-arg-engine = GTP engine to ask which stones are dead, such as `gnugo --mode gtp`.
cli-arg-engine_seconds = Seconds to wait for each answer from the engine (default: 60).
cli-arg-with_tie_breaker = Keep the tie-breaker in Simplified Half Counting.
cli-arg-encoding = Character encoding of the game file, if it is detected wrongly.
cli-arg-ascii = Draw with ASCII characters, for terminals that show ● too wide.
cli-arg-glyphs = Symbols on the board: unicode, letters, wide or ascii.
cli-arg-theme = Colour theme: wood, dark, light, colour-blind or mono.
cli-arg-board = How the board is drawn: auto, pixels, blocks (large stones) or glyphs (one sign a stone) (default: auto, pixels where the terminal shows pictures).
cli-arg-color = When to use colours: auto, always or never (default: auto, which respects `NO_COLOR`).
cli-arg-config = Settings file to use.
cli-arg-plain = Plain text, line by line, for screen readers and pipes.
cli-arg-shell = The shell: bash, elvish, fish, powershell or zsh.
cli-count-file = Game file or photograph; without one, you count a real board.
cli-score-black = Black's total (vacant points + stones), without a board.
cli-score-white = White's total, without a board.
cli-score-non_scoring = Non-scoring points, when only totals are given (on a board they are found).
cli-score-chains = List the verdict on each chain and what it is based on, where shuzi proposes the dead stones.
cli-reshape-json = Print JSON, one object per plan and line.
cli-reshape-style = Rectangles of ten and twenty (tens, the default), or of any size and as few as possible (rectangles).
cli-compare-black_territory = Black's territory (vacant points).
cli-compare-white_territory = White's territory (vacant points).
cli-compare-black_stones = Black's living stones (otherwise worked out from prisoners, passes and the last move).
cli-compare-white_stones = White's living stones.
cli-compare-black_prisoners = Black stones lost (captured or dead); with FILE, captured during the game: its dead stones are added.
cli-compare-white_prisoners = White stones lost, likewise.
cli-compare-black_passes = Number of passes by Black.
cli-compare-white_passes = Number of passes by White.
cli-compare-last_move = Who moved last, counting a pass as a move: black or white.
cli-keys-size = Board sizes (default: 9, 13 and 19).
cli-keys-komi = Komi of even games, or of all games with --handicap (default: the profile's).
cli-keys-tie_breaker = The tie-breaker, or none (default: the profile's).
cli-keys-handicap = Handicaps: 0 is an even game, 1 a game without komi (default: 0 to 9).
cli-keys-compensation = Compensation to White for n handicap stones: n, n-1 or none (default: the profile's).
cli-keys-non_scoring = Numbers of non-scoring points (default: 0).
cli-keys-side = Show this side only: black or white.
cli-keys-json = The same as --format json.
cli-handicap-json = The same as --format json.
cli-arg-layout = Layout of PDF and SVG: wall (the default), card (A6, four to a page, with cut marks) or wallet (credit-card size, ten to a page).
cli-arg-paper = Paper size of PDF and SVG: a3, a4 (the default), a5, a6, letter or legal.
cli-arg-club = A club's name to print on the sheet.
cli-arg-date = A date, or anything else, to print beside it.
cli-handicap-ranks = Rank difference, half ranks too (7.5); without it, the whole table is printed.
cli-handicap-black = Black's rank (12k, 3d), or rating of the EGF (1850) or the AGA (-4.5); with --white.
cli-handicap-white = White's rank or rating.
cli-handicap-size = Board sizes (default: 19, or 19, 13 and 9 for the table).
cli-handicap-factor = Ranks per handicap stone, for board sizes not in the system: 2.5, 5/2.
cli-handicap-counting = Scoring: area (14 points per stone, the default) or territory (12 points per stone).
cli-handicap-table = Print the whole table.
cli-practise-drill = Start this drill directly (default: the menu on a terminal, otherwise all drills in turn).
cli-practise-lesson = Start this lesson directly, where you left off.
cli-practise-whole = A whole 19×19 game against the clock, stage by stage, at once.
cli-practise-placement = One question of each lesson, to skip what is known.
cli-practise-level = Difficulty: 1 (the default), 2 or 3.
cli-practise-count = Number of questions (default: 10).
cli-practise-seed = Random seed, to repeat the same questions; without it, questions you missed come first.
cli-practise-timer = Time limit per question, in seconds.
cli-practise-games = Folder of finished games to take positions from (default: the bundled ones).
cli-practise-plain = Plain text, line by line (the default where there is no terminal).
cli-practise-list = List the drills and lessons.
cli-practise-stats-json = Print JSON.
cli-practise-stats-csv = Print every attempt as comma-separated values.
cli-rules-show-name = Name of the profile, or path of its file.
cli-rules-check-paths = Files to check.
cli-rules-new-name = Name of the new profile.
cli-rules-new-from = Profile to start from (default: chinese).

## Mistakes on the command line

cli-error = { $what }: see `{ $help }`
cli-error-unknown = unknown argument `{ $argument }`
cli-error-unknown-near = unknown argument `{ $argument }` (did you mean `{ $near }`?)
cli-error-unknown-command = unknown command `{ $argument }`
cli-error-unknown-command-near = unknown command `{ $argument }` (did you mean `{ $near }`?)
cli-error-no-command = a command is missing
cli-error-no-value = `{ $argument }` needs a value
cli-error-value = { $argument } `{ $value }`: { $why }
cli-error-choice = { $argument } `{ $value }`: use one of { $choices }
cli-error-plain-value = { $argument } `{ $value }`: not allowed here
cli-error-conflict = { $argument } cannot be used with { $other }
cli-error-twice = { $argument } is given twice
cli-error-missing = { $arguments } must be given
cli-error-other = wrong usage
cli-not-in-range = enter a whole number from { $least } to { $most }
cli-number-range = use a whole number from { $least } to { $most }
cli-encoding-unknown = unknown encoding: try gb18030 or big5
cli-points-not-half = not a multiple of half a point (3.75 zi = 7.5 points)
cli-points-too-many = too large for any board
cli-use-one-of = use one of { $choices }
cli-choose-language = use de, en, es, fr, ja, ko, ru, zh, zh-Hant
cli-seki-point = write each point with who fills it: E5=black, E5=white or E5=nobody
cli-total-negative = must not be negative
cli-choose-level = the level must be { $least } to { $most }

# A photograph of the board.
cli-photo = Read the position from a photograph or a screenshot.
cli-photo-files = Pictures (JPEG, PNG or WebP); - reads standard input.
cli-photo-size = Number of lines, if it is not 9, 13 or 19, or is read wrongly.
cli-photo-corners = The corner points in the picture as x,y,x,y,x,y,x,y, clockwise from the top left.
cli-photo-sgf = Print SGF.
cli-photo-json = Print JSON, one object per picture and line.
cli-photo-watch = Wait for pictures to appear in a folder, and open them.
cli-corners = give four corner points as eight numbers, like 20,30,600,25,610,620,15,615
cli-photo-camera = Take the picture with a camera (by ffmpeg or rpicam-still); name a device like /dev/video2 for another.
