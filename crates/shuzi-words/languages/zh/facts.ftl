## Numbers and names that cannot be read

amount-empty = 没有输入：请输入数字，如 7.5 或 7 1/2
amount-not-a-number = 不是数字：请写成 7.5、7 1/2 或 7½ 这样
amount-too-fine = 太细了，请用 ¼ 目的整数倍
amount-too-large = 太大了，最多 100000 目
side-unknown = `{ $text }` 不是黑白中的一方：请用 black 或 white
method-unknown = 没有 `{ $text }` 这种数法：请用 full、half、simplified 或 key
compensation-unknown = 没有 `{ $text }` 这种贴还：请用 n、n-1 或 none
size-not-a-size = 不是棋盘大小：请写成 19 或 9x13 这样
size-out-of-range = 棋盘每边 1 至 52 路
vertex-not-a-vertex = 不是盘上的点：请写列字母（不用 I）和行号，如 D4
vertex-off-the-board = 在棋盘之外
ranks-not-a-number = { $text } 不是级差：请输入 0 到 { $most }，可用半级，如 7.5
rank-unknown = { $text } 不是段级位：请输入如 12k、3d 的段级位，或 EGF（1850）、AGA（-4.5）等级分
rank-mixed = 两者的标准不同：请都给段级位，或都给同一种等级分
rank-black-stronger = 黑方更强：请由较弱的一方执黑
rank-too-far-apart = 差距太大，无法让子
ratio-not-a-number = `{ $text }` 不是数字：请写成 2.5、5/2 或 6 这样
handicap-too-many-stones = 级差 { $ranks } 在 { $size } 棋盘上要让 { $stones } 子：此法最多让九子，用小棋盘更合适

## The encoding of a file

encoding-is-utf-8 = CA 写的是 { $name }，内容却是 UTF-8：按 UTF-8 读取
encoding-guessed = 没有注明编码：按 { $used } 读取
encoding-unknown = 不认识编码 CA[{ $name }]：按 { $used } 读取
encoding-other = CA 写的是 { $name }，与内容不符：按 { $used } 读取
encoding-damaged = 有些字符不合 { $name } 编码：显示为 �

## Game files

sgf-no-game = 这里没有棋谱：SGF 棋谱以 `(;` 开头
sgf-too-large = 一局棋超过 { $most } 个节点：请拆成几个文件
sgf-too-many-values = 一局棋超过 { $most } 个值：请拆成几个文件
sgf-text-outside = 棋谱之外的文字：已略过
sgf-stray-parenthesis = 有 `)` 而没有 `(`：已略过
sgf-no-opening = 第一个节点前没有 `(`：按有 `(` 读取
sgf-not-closed = 棋谱没有结束：末尾缺 `)`
sgf-game-in-game = 一局棋里又套了一局：前面缺 `)`
sgf-opening-before-node = 第一个节点前多了 `(`：已略过
sgf-no-semicolon = 第一个属性前没有 `;`：按有 `;` 读取
sgf-read-as = `{ $spelled }` 当作 { $name } 来读
sgf-between-variations = { $name } 夹在变化之间：已略过
sgf-unescaped-bracket = { $name } 里的 `]` 没有转义：当作文字
sgf-value-not-closed = { $name } 的值没有结束：缺 `]`
sgf-no-value = `{ $name }` 没有值：已略过
sgf-not-sgf = `{ $text }` 不是 SGF：已略过
more-of-the-same = 后面还有同类问题，不再列出
record-not-go = GM[{ $value }] 不是围棋（围棋是 GM[1]）：只能数围棋
record-size = SZ[{ $value }]：{ $why }；请改正，或用 --size 指定大小
record-other-size = 对局是 { $stated }，不是 { $size }：请去掉 --size
record-second-move = 一个节点里有第二手：也算下了
record-several-values = 一手棋有几个值：依次算作几手
record-two-colors = { $vertex } 上放了双方的子：留后放的
record-longer-variation = 变化有 { $moves } 手，主线有 { $main } 手：数主线
record-set-up-not-a-vertex = { $name }[{ $value }] 不是盘上的点：已略过
record-set-up-off-the-board = { $name }[{ $value }] 有一部分在棋盘之外：这部分已略过
record-too-many-set-up = 预摆的子太多：其余的已略过
record-move-off-the-board = { $name }[{ $value }] 在 { $size } 棋盘之外：已略过
record-read-as-pass = { $name }[{ $value }] 当作虚着
record-move-not-a-vertex = { $name }[{ $value }] 不是盘上的点：已略过
record-on-top-of-stone = 第 { $number } 手（{ $side } { $vertex }）下在{ $replaced }子上：取代原来的子，与一般 SGF 软件相同
record-suicide = 第 { $number } 手（{ $side } { $vertex }）是自杀：提去自己的 { $stones } 子
record-ko-retaken = 第 { $number } 手（{ $side } { $vertex }）违反打劫规则：仍算下了
record-not-in-first-node = { $name } 应写在第一个节点：照样采用
record-stated-twice = { $name } 写了两种内容（{ $used } 和 { $other }）：采用第一个
record-komi-unread = KM[{ $value }]：{ $why }；采用规则的贴目
record-komi-empty = KM[] 为空：采用规则的贴目
record-size-missing = 缺 SZ，着手都在 { $lines } 路之内：若是这种棋盘，请用 --size { $lines }
record-handicap-played = 白第一手之前黑下了 { $stones } 子，却没有 HA：若是让子，请用 --handicap { $stones }
record-fox-komi-in-zi = KM[{ $value }] 是野狐的记法，以百分之一子为单位：合 { $points } 目
record-fox-komi-in-points = KM[{ $value }] 是野狐的记法，以百分之一目为单位：合 { $points } 目
record-komi-too-large = KM[{ $value }] 比棋盘的点数还多；采用规则的贴目
record-handicap-differs = HA[{ $value }]，盘上却摆了 { $stones } 个让子
record-handicap-unread = HA[{ $value }] 不是子数：当作不让子
record-handicap-too-large = HA[{ $value }] 超过棋盘能放下的子数：当作不让子
record-handicap-missing = HA[{ $stones }]，但盘上没有让子，白先下：要么缺了让子，要么不是让子棋。当作不让子
record-marks-contradict = TB 和 TW 把同样的点标给双方：不采用标记
record-handicap-found = 没有 HA，但白第一手之前有 { $stones } 个黑子：当作让 { $stones } 子
diagram-second = 有第二个棋图：每个棋图请单独存一个文件
diagram-too-many-rows = 超过 { $most } 行：这是棋图吗？
diagram-no-game = 这里没有棋局：既不是 SGF 棋谱，也不是由 . X O 组成的棋图
diagram-other-width = 这一行有 { $points } 个点，第一行有 { $first } 个：请改正这一行
diagram-all-dead = 所有棋子都写成 x 或 o（死子）：活子请写 X 和 O
diagram-other-kind = shuzi 不读 { $format } 文件：请另存为 SGF
diagram-too-wide = 一行有 { $points } 个点：棋盘最多 { $most } 路
diagram-not-a-stone = 不能用 `{ $sign }`：棋图由 . X O 组成（x、o 表示死子）
diagram-other-size = 棋图是 { $drawn }，不是 { $size }：请去掉 --size

## Rule profiles

at-place = { $place }: { $what }
profile-unreadable = { $why }
profile-not-toml = { $why }：请改正此处的 TOML
profile-wrong-kind = { $key } 是{ $found }，应为{ $wanted }
profile-not-a-list = { $key } 应为字符串列表：请写成 { $key } = ["…"]
profile-not-a-count = { $key } 应为 0 到 { $most } 的整数
profile-unknown-word-near = { $key } 不能是 `{ $text }`：是不是 `{ $near }`？（可用：{ $words }）
profile-unknown-word = { $key } 不能是 `{ $text }`：可用 { $words }
profile-unknown-key-near = 没有 `{ $key }` 这一项：是不是 `{ $near }`？
profile-unknown-key = 没有 `{ $key }` 这一项：可用的有 { $keys }
profile-too-many-points = { $key } 最多 { $most } 目
profile-not-half-points = { $key } 应为半目的整数倍，不能是 { $points }
profile-not-an-amount = { $key }：{ $why }
profile-unknown-size-near = 没有 `{ $text }` 这种棋盘大小：是不是 `{ $near }`？
profile-unknown-size = 没有 `{ $text }` 这种棋盘大小：请用 1 到 { $most } 的路数，或 other
profile-extends-itself = { $round }：这些规则互相继承；请改为继承别的规则
profile-extends-too-many = 规则层层继承，超过 { $most } 层；请改为继承别的规则
profile-extends-broken = { $name } 本身有错：{ $why }
profile-extends-nothing = { $why }
no-rules-near = 没有名为 `{ $name }` 的规则，是不是 `{ $near }`？
no-rules = 没有名为 `{ $name }` 的规则：请看 `shuzi rules list`
toml-text = 字符串
toml-texts = 字符串列表
toml-number = 数字
toml-points = 目数
toml-flag = 布尔值（true 或 false）
toml-date = 日期
toml-list = 列表
toml-table = 表
toml-name = 规则的名称
toml-ties = 以下之一：draw、black、white

## Dead stones

dead-not-a-vertex = --dead { $name }：{ $why }
dead-no-stone = --dead { $name }：那里没有子
dead-everything = 所有的子都标为死子：没有可数的
dead-no-stones = 盘上没有子：没有可数的
seki-not-a-vertex = --seki { $name }：{ $why }
seki-not-in-seki = --seki { $name }：不是双活的公气或眼
seki-no-group = --seki { $name }：那里没有与对方有公气的棋
seki-filled-twice = --seki { $name }：写了两次，填法不同：请只写一次
dead-source-file = 棋谱
dead-source-option = 选项
dead-source-auto = 由 shuzi 判断，请核对
dead-source-engine = 引擎
dead-source-player = 您标记的
status-alive = 活
status-dead = 死
status-seki = 双活
verdict-proven = { $status }（已证明）
verdict-read = { $status }（经计算）
verdict-played = { $status }（模拟 100 局中有 { $share } 局）
verdict-open = { $status }（未定：要看谁先动手，或看打劫）
verdict-capture = { $status }（未定：可以被提，请下完）
verdict-unread = { $status }（未定：变化太长，请下完或商定）
verdict-border = { $status }（未定：边界没有封住，请接着下）
verdict-eyes = { $status }（未定：没有两眼，也不是双活，请看附近的子）
verdict-seki-eye = { $status }（未定：在双活的眼里，请商定是否提走）

## What a game is counted by

adjustment-not-half-points = { $points } 不是半目的整数倍
terms-unknown-rules = 不认识规则 RU[{ $rules }]：请用 --rules 选一种规则（见 `shuzi rules list`）
terms-no-profile = { $why }
terms-broken-profile = { $why }
terms-no-komi = 规则“{ $rules }”没有规定{ $game }的贴目：请用 --komi 指定
terms-not-half-points = { $what }为 { $points }，不是半目的整数倍：是以子为单位吗？3.75 子 = 7.5 目
terms-too-many-stones = { $size } 的棋盘放不下 { $stones } 个让子
caution-compensation-in-komi = 按此规则，贴目 { $komi } 已包含贴还：不再另加
caution-komi-may-hold-compensation = 让 { $stones } 子，贴目 { $komi }：有些软件把贴还算在 KM 里；如果这份棋谱也是这样，请用 --compensation none
caution-komi-in-zi = KM[{ $komi }] 应是以子为单位：按 { $points } 目计算
caution-large-komi = 贴目 { $komi } 很少见：请核对
caution-zero-komi = 分先棋却写 KM[0]：有的程序不知道贴目时写 0
caution-not-area-scoring = 规则“{ $rules }”不用数子法：这里是数子法的结果，可能与该规则的结果不同（见 `shuzi compare`）
caution-last-move-rule = 规则“{ $rules }”按最后一手作调整（{ $rule }）：这里没有计入，`shuzi compare` 会计入
caution-gogui-writes-goe = GoGui 把中国规则写成 RU[GOE]：如果这份棋谱出自 GoGui，请加 --rules chinese
totals-too-few = 黑 { $black } + 白 { $white } + 共有空点 { $non_scoring } = { $sum }，比棋盘的 { $points } 点少 { $missing }：请重数，或找找漏下的空点（没收的单官、双活里最后剩下的一口公气），填上或记为共有空点
totals-too-many = 黑 { $black } + 白 { $white } + 共有空点 { $non_scoring } = { $sum }，比棋盘的 { $points } 点多 { $extra }：请重数；多半是死子没有清理，或一块空数了两遍
open-border = 边界没有封住：{ $places }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 处
    }
open-one-eye = { $place } 的一块棋没有两眼
open-dame = 单官没有收完：{ $places }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 处
    }

## Why rule sets differ

scoring-area = 数子法
scoring-territory = 数目法
scoring-stone = 数活子
scoring-area-or-territory = 数子法或数目法
unknown-moves = 没有着法：提子、虚着和最后一手都不清楚
unknown-set-up = 棋谱从预摆的局面开始：此前的提子不清楚
difference-last-move = 最后一手（P）
difference-handicap = 让子（H）
difference-passes = 虚着（Wz − Bz）
difference-seki = 双活里的点
reason-last-stone = 最后一手是{ $side }下的（第 { $number } 手），{ $side-key ->
        [black] 所以黑比白多一手
       *[white] 所以双方手数相同
    }。
reason-last-pass = 最后一手是{ $side }方的虚着（第 { $number } 手），{ $side-key ->
        [black] 所以黑比白多一手
       *[white] 所以双方手数相同
    }。
reason-last-move = 最后一手是{ $side }下的，{ $side-key ->
        [black] 所以黑比白多一手
       *[white] 所以双方手数相同
    }。
reason-last-move-unknown = 不知道最后一手是谁下的：如果是黑，黑多一目。
reason-white-began = 第一手由白下，因此白多下一子。
reason-no-handicap = 没有让子。
reason-handicap = { $stones } 个让子中，第一个算作黑的第一手；其余 { $beyond } 个，白没有相应的手数。
reason-other-handicap = 本局按让 { $stones } 子计算，但棋谱的着法里看不出让子：数子法与虚着子的结果因此相差贴还的目数。
reason-passes-unknown = 虚着的次数不清楚；这里的范围假定终局前没有人虚着。
reason-no-passes = 棋谱里没有虚着；终局时双方各虚着一次则互相抵消。
reason-never-passed = { $side }没有虚着。
reason-passed = { $side }虚着 { $times } 次。
reason-passed-at = { $side }虚着 { $times } 次：第 { $moves } 手。
reason-passed-from = { $side }虚着 { $times } 次，第一次在第 { $first } 手。
reason-pass-is-a-stone-not-played = 虚着一次就是少下一子。
reason-pass-not-recorded = 一方连下两手，说明中间有一次虚着没有记下。
reason-no-seki = 没有双活里的点。
reason-seki = 数子法计双活里的点（黑 { $black }，白 { $white }），数目法不计。
reason-seki-filled = 公气由黑填 { $black } 口，白填 { $white } 口。
procedure-remove-dead = 清理死子，并入提子。
procedure-remove-dead-without-seki = 清理死子，并入提子。双活里的点不计。
procedure-fill-teire = 补上单官收完后必须补的点：黑 { $black } 个，白 { $white } 个。
procedure-fill-prisoners = 填回提子：黑子填入黑空（{ $black } 个），白子填入白空（{ $white } 个）。
procedure-fill-pass-stones = 虚着子也填回：黑 { $black } 个，白 { $white } 个。
procedure-fill-pass-stones-white-last = 虚着子也填回：黑 { $black } 个，白 { $white } 个（最后由白虚着，所以多一个）。
procedure-make-rectangles = 在各自的空里移动棋子，做成十目的整块。
procedure-add-komi = 白的目数加贴目（{ $komi }），再比较。
procedure-compare = 比较。
note-one-sided = 双活里只有{ $side }能填 { $places }，算{ $side }的
score-teire = 单官收完后{ $side }须补 { $places }：不算空
score-teire-open = { $dame } 谁先下谁得一目：若{ $other }先下，{ $side }须补 { $point }
score-groups-unknown = 不知道各有几块棋，算不出还棋头：要有棋盘
score-white-passes-last = 白再虚着一次，使最后虚着的是白
score-handicap-turns = 黑方摆让子时白方少走 { $stones } 手，按白方交出的子计算
score-passes-unknown = 虚着的次数不清楚：白可能还要再虚着一次
score-late-passes-unknown = 双方首次连续虚着之后的虚着次数不清楚：没有计入
score-prisoners-from-stones = 提子数由盘上的子推算
score-prisoners-unknown = 提子数不清楚：如果最后一手是黑下的，黑少一目（假定终局前没有人虚着）
score-first-pass-unknown = 不知道谁先虚着、拿到纽扣
score-last-stone-unknown = 不知道最后一子是谁下的
score-pass-stones-compensate = 第一个以外的让子由虚着子抵偿；数子法则为此贴还 { $points } 目

# A photograph of the board.

at-file = { $name }: { $what }
no-game-here = 这里没有棋局
disagrees-also-dead = 若 { $place } 也是死子，结果就相符。
disagrees-one-point = 差一目：可能是一个单官，或在自己空里下了一子。
disagrees-other-winner = 差距相同，但棋谱记的胜方相反。
disagrees-teire-kept = 若须补的点（{ $places }）仍算空，结果就相符。
disagrees-unit = 两个差距一个按子，一个按目。
disagrees-unmarked = 若 { $place } 留在盘上，结果就相符：可能没标死子。
recorded-agrees = 棋谱记录：{ $recorded }（相符）。
recorded-agrees-in-zi = 棋谱记录：{ $recorded }，以子为单位（与{ $result }相符）。
recorded-contested = 棋谱记录：{ $recorded }。棋谱没有写全条件；按这里所用的条件，结果是{ $result }，所以胜负未定。知道贴目和规则就请设定。
recorded-differs = 棋谱记录：{ $recorded }（不符，这里是{ $result }）。
recorded-no-margin = 棋谱记录：{ $recorded }（未记胜负子数）。
recorded-not-comparable = 棋谱记录：{ $recorded }（按本局规则，棋谱所记不足以判定）。
recorded-not-understood = 棋谱记录：{ $recorded }（无法识别）。
recorded-other-winner = 棋谱记录：{ $recorded }（未记胜负子数，盘面为{ $result }）。
usage-halves-differ = 平分共有空点时，双方子数要么都带半子，要么都不带
usage-no-shared-points = 规则“{ $rules }”不平分共有空点：请给整数，双方都得不到的点用 --non-scoring
usage-nothing-to-score = 没有可数的棋：请给出棋谱文件，或用 --black N 给出总子数
plan-add = 从棋盒取子放在 { $to }
plan-lift = { $from } 放回棋盒
plan-move = { $from } 移到 { $to }（{ $mark }）
cli-dead-nothing = 写出棋子，如 B8，或写 auto 或 none
cli-encoding-unknown = 不认识这种编码：可用 gb18030 或 big5
cli-not-in-range = 请输入 { $least } 到 { $most } 的整数
cli-points-not-half = 不是半目的整数倍（3.75 子 = 7.5 目）
cli-points-too-many = 太大，任何棋盘都没有这么多
cli-seki-point = 每个点写明由谁填：E5=black、E5=white 或 E5=nobody
cli-use-one-of = 请用以下之一：{ $choices }
engine-missing = 没有指定
engine-failed = 引擎{ $why }；改用 shuzi 自己的判断
engine-failed-marks = 引擎{ $why }；改用文件中标记的死子
