## The program and its commands

cli-about = 用中国数子法，一步一步数终局的围棋。
cli-about-long = `shuzi FILE` 打开一盘棋（SGF，或由 . X O 组成的文本棋图），一步步带您数完；只输入 `shuzi` 则数实物棋盘上的棋。`shuzi score FILE` 不提问，直接给出结果。
cli-count = 一步一步地数子。
cli-score = 不提问，直接数子，列出全部计算。
cli-reshape = 做棋方案：移动、拿掉、添上哪些子，动得越少越好。
cli-compare = 按各种规则计算同一盘棋，并说明差别原因。
cli-keys = 输出胜负线表。
cli-handicap = 按级差给出让子数和贴目。
cli-practise = 练习数子：胜负线、胜负差、数空、死子、整盘棋。
cli-practise-stats = 各种练习的正确率和用时，最弱的在前。
cli-log = 列出数过的对局，最新的在前。
cli-log-csv = 以 CSV 输出。
cli-rules = 列出、查看、检查或新建规则。
cli-rules-list = 列出所有规则。
cli-rules-show = 查看一种规则及其出处。
cli-rules-check = 检查规则文件有没有错。
cli-rules-new = 新建自己的规则，供您修改。
cli-gtp = 回答 Go Text Protocol，供其他程序查询结果。
cli-paths = 显示 shuzi 的各种文件放在哪里。
cli-completions = 输出 shell 的补全脚本。
cli-man = 输出手册页。
cli-man-output = 把所有命令的手册页写入此文件夹。
cli-help = 显示本页，或某个命令的帮助。

## Headings

cli-usage = 用法：
cli-commands = 命令
cli-arguments = 参数
cli-options = 选项
cli-game-options = 对局选项
cli-display-options = 显示选项
cli-printing = 输出
cli-without-a-board = 没有棋盘，或棋盘没有着手记录时

## Arguments and options

cli-arg-file = 要打开的棋谱或照片。
cli-arg-files = 棋谱文件（SGF、文本棋图、照片）；- 读取标准输入。
cli-arg-print_config = 输出默认的设置文件。
cli-arg-help = 显示帮助。
cli-arg-version = 显示版本。
cli-arg-lang = 语言：de、en、es、fr、ja、ko、ru、zh、zh-Hant。
cli-arg-json = 输出 JSON，每局一个对象，各占一行。
cli-arg-format = 输出格式（默认：文本，或由 --output 的文件类型决定）。
cli-arg-output = 写入此文件，不写到标准输出。
cli-arg-force = 文件已存在则覆盖。
cli-arg-rules = 规则的名称（见 `shuzi rules list`）或文件路径。
cli-arg-size = 棋盘大小：19 或 9x13。
cli-arg-komi = 贴目，以目为单位：7.5 或 7½。
cli-arg-tie_breaker = 决胜半目，以目为单位，或 none。
cli-arg-handicap = 让子数。
cli-arg-compensation = 让 n 子时贴还给白的目数：n、n-1 或 none。
cli-arg-side = 数哪一方：black 或 white。
cli-arg-method = 数法：full、half、simplified 或 key。
cli-arg-dead = 死子：auto、none，或每块死棋写一子（默认：按文件的标记，没有标记则用 auto）。
cli-arg-seki = 双活的点不轮流填时由谁填：E5=black,F5=nobody。
cli-arg-engine = 用来判断死子的 GTP 引擎，如 `gnugo --mode gtp`。
cli-arg-engine_seconds = 引擎每次回答最多等几秒（默认 60）。
cli-arg-with_tie_breaker = 单方数子（简化）也计入决胜半目。
cli-arg-encoding = 棋谱文件的字符编码，识别有误时用。
cli-arg-ascii = 用 ASCII 字符画棋盘，适合把 ● 显示得过宽的终端。
cli-arg-glyphs = 棋盘符号：unicode、letters、wide 或 ascii。
cli-arg-theme = 配色：wood、dark、light、colour-blind 或 mono。
cli-arg-board = 棋盘画法：auto、pixels、blocks（大棋子）或 glyphs（一子一符）（默认：auto，终端能显示图片时用 pixels）。
cli-arg-color = 何时用颜色：auto、always 或 never（默认 auto，遵从 `NO_COLOR`）。
cli-arg-config = 要用的设置文件。
cli-arg-plain = 纯文本，逐行输出，适合读屏软件和管道。
cli-arg-shell = 哪种 shell：bash、elvish、fish、powershell 或 zsh。
cli-count-file = 棋谱或照片；不给则数实物棋盘。
cli-score-black = 黑的总子数（空点 + 活子），不用棋盘。
cli-score-white = 白的总子数，不用棋盘。
cli-score-non_scoring = 共有空点，只给总子数时用（有棋盘时自动找出）。
cli-score-chains = 由 shuzi 判断死子时，列出每块棋的死活和依据。
cli-reshape-json = 输出 JSON，每个方案一个对象，各占一行。
cli-reshape-style = 做成十、二十的整块（tens，默认），或大小不拘、块数最少的整块（rectangles）。
cli-compare-black_territory = 黑空（空点数）。
cli-compare-white_territory = 白空（空点数）。
cli-compare-black_stones = 黑的活子（不给则由提子、停一手和最后一手推算）。
cli-compare-white_stones = 白的活子。
cli-compare-black_prisoners = 黑失去的子（被提的子和死子）；给了文件时只算对局中被提的子，盘上的死子另加。
cli-compare-white_prisoners = 白失去的子，同上。
cli-compare-black_passes = 黑停一手的次数。
cli-compare-white_passes = 白停一手的次数。
cli-compare-last_move = 最后一手是谁下的，停一手也算一手：black 或 white。
cli-keys-size = 棋盘大小（默认 9、13 和 19）。
cli-keys-komi = 分先棋的贴目；与 --handicap 同用时为所有对局的贴目（默认按规则）。
cli-keys-tie_breaker = 决胜半目，或 none（默认按规则）。
cli-keys-handicap = 让子数：0 为分先，1 为让先（默认 0 到 9）。
cli-keys-compensation = 让 n 子时贴还给白的目数：n、n-1 或 none（默认按规则）。
cli-keys-non_scoring = 共有空点的个数（默认 0）。
cli-keys-side = 只列一方：black 或 white。
cli-keys-json = 同 --format json。
cli-handicap-json = 同 --format json。
cli-arg-layout = PDF 和 SVG 的版式：wall（挂图，默认）、card（A6，一页四张，带裁切线）或 wallet（信用卡大小，一页十张）。
cli-arg-paper = PDF 和 SVG 的纸张：a3、a4（默认）、a5、a6、letter 或 legal。
cli-arg-club = 印在表上的棋社名称。
cli-arg-date = 印在旁边的日期或其他文字。
cli-handicap-ranks = 级差，可用半级（7.5）；不给则输出整张表。
cli-handicap-black = 黑方的级段位（12k、3d），或 EGF（1850）、AGA（-4.5）等级分；与 --white 合用。
cli-handicap-white = 白方的级段位或等级分。
cli-handicap-size = 棋盘大小（默认 19；整张表为 19、13 和 9）。
cli-handicap-factor = 每让一子合几级，用于此法没有列出的棋盘：2.5、5/2。
cli-handicap-counting = 计算法：area（数子法，每子 14 目，默认）或 territory（数目法，每子 12 目）。
cli-handicap-table = 输出整张表。
cli-practise-drill = 直接做这种练习（默认：在终端上显示菜单，否则各种题轮流做）。
cli-practise-lesson = 直接上这一课，从上次停下的地方继续。
cli-practise-whole = 立即计时数完整的一盘 19×19，分步进行。
cli-practise-placement = 每课一题，会的就跳过。
cli-practise-level = 难度：1（默认）、2 或 3。
cli-practise-count = 题数（默认 10）。
cli-practise-seed = 随机种子，用来重做同样的题；不给则先做答错过的题。
cli-practise-timer = 每题限时，以秒计。
cli-practise-games = 存有终局棋谱的文件夹，题目从中选取（默认用自带的棋谱）。
cli-practise-plain = 纯文本，逐行输出（没有终端时的默认方式）。
cli-practise-list = 列出练习和课程。
cli-practise-stats-json = 输出 JSON。
cli-practise-stats-csv = 逐题输出，各值以逗号分隔。
cli-rules-show-name = 规则的名称，或规则文件的路径。
cli-rules-check-paths = 要检查的文件。
cli-rules-new-name = 新规则的名称。
cli-rules-new-from = 以哪种规则为底本（默认 chinese）。

## Mistakes on the command line

cli-error = { $what }：请看 `{ $help }`
cli-error-unknown = 没有 `{ $argument }` 这个参数
cli-error-unknown-near = 没有 `{ $argument }` 这个参数；是不是 `{ $near }`？
cli-error-unknown-command = 没有 `{ $argument }` 这个命令
cli-error-unknown-command-near = 没有 `{ $argument }` 这个命令；是不是 `{ $near }`？
cli-error-no-command = 缺少命令
cli-error-no-value = `{ $argument }` 后面要有值
cli-error-value = { $argument } `{ $value }`：{ $why }
cli-error-choice = { $argument } `{ $value }`：可用 { $choices }
cli-error-plain-value = { $argument } `{ $value }`：这里不能用
cli-error-conflict = { $argument } 不能与 { $other } 同用
cli-error-twice = { $argument } 写了两次
cli-error-missing = 必须给出 { $arguments }
cli-error-other = 用法不对
cli-not-in-range = 请输入 { $least } 到 { $most } 的整数
cli-number-range = 请用 { $least } 到 { $most } 的整数
cli-encoding-unknown = 不认识这种编码：试试 gb18030 或 big5
cli-points-not-half = 不是半目的整数倍（3.75 子 = 7.5 目）
cli-points-too-many = 太大，任何棋盘都没有这么多
cli-use-one-of = 请用以下之一：{ $choices }
cli-choose-language = 请用 de、en、es、fr、ja、ko、ru、zh、zh-Hant
cli-seki-point = 每个点写明由谁填：E5=black、E5=white 或 E5=nobody
cli-total-negative = 不能是负数
cli-choose-level = 难度应为 { $least } 到 { $most }

# A photograph of the board.
cli-photo = 从照片或截图读出局面。
cli-photo-files = 图片（JPEG、PNG 或 WebP）；- 为标准输入。
cli-photo-size = 棋盘的路数：不是 9、13、19 路，或读错时使用。
cli-photo-corners = 四个角的交叉点在图片中的位置，x,y,x,y,x,y,x,y，从左上角起顺时针。
cli-photo-sgf = 以 SGF 输出。
cli-photo-json = 以 JSON 输出，每张图片一个对象，各占一行。
cli-photo-watch = 等待文件夹中出现图片，并打开。
cli-corners = 请用八个数给出四个角，如 20,30,600,25,610,620,15,615
cli-photo-camera = 用摄像头拍照（通过 ffmpeg 或 rpicam-still）；可指定设备，如 /dev/video2。
