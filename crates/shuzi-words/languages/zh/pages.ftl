## A counted game

profile-title = { $title } · { $name }
page-game = 第 { $number } 局
page-players = { $black }（黑）对 { $white }（白）
page-kind = { $size } { $game }
page-uncertain = 死活不确定
page-seki = 双活
page-note = 注意：{ $text }
page-nothing = 无
points-value = { $points ->
        [0] 无
       *[other] { $points } 目
    }
stones-value = { $stones } 子
compensation-value = { $points ->
        [0] 无
       *[other] 给白 { $points } 目
    }（{ $convention }）
names-more = { $names }，另有 { $more } 个
dead-of-side = { $side } { $count } 子（{ $names }）
counted-names = { $count }（{ $names }）
seki-fills = 黑填：{ $black }；白填：{ $white }
page-needs = { $side }需 { $needs } 子取胜，有 { $total } 子：{ $standing }。
page-needs-or-ties = { $side }需 { $needs } 子取胜（{ $tie } 子和棋），有 { $total } 子：{ $standing }。
standing-enough = 刚好够
standing-spare = 多 { $points } 子
standing-short = 差 { $points } 子
page-left-out = 单方数子（简化）不计决胜半目 { $tie_breaker }：按此法{ $shown }；准确结果是{ $exact }。
page-left-out-level = 单方数子（简化）不计决胜半目 { $tie_breaker }：双方相等，所以{ $side }胜；准确结果是{ $exact }。
page-same-board = 同一盘面按数子法：{ $result }
page-by-area = 按数子法是 { $result }；但“{ $rules }”规则还要计别的，这里不知道，所以胜负还不能定。
page-shared = { $points } 个共有空点平分：黑 { $black }，白 { $white }。
cause-other-winner = 胜方相反
cause-unit = 子与目
cause-teire-kept = 未扣补棋
cause-unmarked = 未标死子
cause-also-dead = 更多死子
cause-one-point = 差一目
cause-unknown = 其他原因
unfinished-border = { $places }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 处
    }。棋下完了吗？死子都标记了吗？
unfinished-dame = { $places }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 处
    }。空着不填，不归任何一方；双方同意时才轮流收完。
page-one-side = 只数了{ $side }棋；其余的点都算另一方的。
page-chains = 各块棋
page-no-chains = 没有死活判断：死子是给定的
heading-full = 双方全数
heading-half = 单方数子
heading-simplified = 简化
heading-key = 胜负线

## A game under every rule set

compare-own = 本局规则
compare-own-result = { $rules }：{ $result }
compare-head-result = 结果
compare-head-scoring = 计算法
compare-head-rules = 规则
compare-same-winner = 按哪种规则都是同一方胜。
compare-same-winner-known = 凡能定胜负的规则都是同一方胜。
compare-winners-differ = 能定胜负的规则，胜方不一样；按本局规则，胜方还不知道。
compare-other-winners = { $all } 种结果中，有 { $many } 种与本局规则得出的胜方不同。
compare-other-winner = * 胜方与按本局规则算的不同。
compare-rules-note = { $rules }：{ $note }。
scoring-stone-taxed = 数活子+还棋头
result-unknown = 未知
result-or = { $least }或{ $most }
range = { $least } 至 { $most }
difference-title = 数子法与数目法比较：黑减白的目数（计贴目，不计贴还）
difference-area = 数子法（Sc）
difference-territory = 数目法（Sj）
difference-apart = Sc − Sj
difference-accounted = 各项相加，正好等于两法之差。
difference-unknown = 两法之差无法逐项说明（{ $why }）。
difference-not-accounted = 各项相加不等于两法之差：棋谱有错。
difference-check-agrees = 核对：盘上黑子减白子为 { $stones }；由提子和虚着推算（Jasiek）为 { $prisoners }：相符。
difference-check-disagrees = 核对：盘上黑子减白子为 { $stones }；由提子和虚着推算（Jasiek）为 { $prisoners }：不符。
matrix-does-not-apply = 本局有贴目，不涉及贴还和决胜半目。
matrix-title = 让子贴还和决胜半目
matrix-no-tie-breaker = 无半目
matrix-tie-breaker = 有半目
procedure-japanese = 日本数目法
procedure-aga = AGA 虚着子数目法
procedure-unknown = { $name }：提子数不清楚。
procedure-title = { $name }（不计贴还）
procedure-both = 黑 { $black }，白 { $white }
procedure-lead = 黑减白：{ $lead }。

## A plan of the physical count

plan-none = { $side }：不用移动，已经做好。
plan-summary = { $side }：要动 { $handled } 子（{ $parts }）；{ $proof }。
plan-moved = 移动 { $count } 子
plan-lifted = 放回棋盒 { $count } 子
plan-added = 从棋盒取 { $count } 子
plan-minimum = 已是最少
plan-best-found = 这是找到的最好方案，也许还有更好的
plan-letters = A 移到 a：移动一子（用完 24 个字母后从头再来）
plan-before = 终局图：死子打叉，小棋子表示空。
plan-lifted-from = 做棋前：移动有字母的子；− 放回棋盒；打叉的是死子。
plan-landed = 做棋后：各子的去处；+ 是从棋盒取的子。
words-said = { $name }：共 { $all } 条，已有 { $said } 条
remarks-folded = 另有 { $count } 条同类提示：{ $what }
batch-summary = 数了 { $games } 局，{ $unread } 局没能数；{ $unsure } 局死活或边界不确定；与记录不符 { $disagreeing } 局（有记录的 { $recorded } 局）。
batch-progress = { $games } 局，每秒 { $rate } 局
batch-left = 还要 { $time }
plan-signs = - 放回棋盒；+ 从棋盒取；. 空点；# 共有空点
plan-vacant = 空点
plan-stones = 活子
plan-total = 总子数
plan-unchanged = { $sum }，不变。

## Handicap

handicap-case = { $size }，级差 { $ranks }，{ $counting }
handicap-value = 让子值
handicap-stones = 让子
handicap-free-moves = 多走手数
handicap-komi = 贴目
handicap-value-worked = { $ranks } ÷ { $factor } − ½ = { $value } 子
handicap-black-first = 不让子：黑先
handicap-expected = 预期
handicap-expected-worked = 不贴目时{ $side }胜 { $size } × { $worth } = { $points } 目
handicap-komi-worked = ({ $free_moves } − { $taken }) × { $worth } = { $raw }，取整 { $rounded }，+ ½ = { $komi }
handicap-check = 验算
handicap-check-worked = { $free_moves } × { $worth } − { $outcome } − { $komi_taken } = { $left }
handicap-many = 相差九级以上，用 13×13 或 9×9 棋盘更合适。
handicap-black-gets = 即倒贴给黑 { $points } 目
handicap-only-komi = 贴目已包含全部调整，不再另加贴还。

## Key numbers

keys-title = 胜负线：{ $rules }
keys-non-scoring = 共有空点 { $points }
keys-needs = 胜
keys-ties = 和棋
keys-needs-note = 胜：总子数（空点 + 活子）达到这个数就胜。
keys-ties-note = 和棋：总子数正好是这个数就是和棋。
keys-even = 分先、贴 { $komi } 目
keys-tie-breaker = 决胜半目 { $points }

## Files and engines

written = 已保存：{ $name }
not-counted-yet = 还没有数
empty-sheet = 没有可保存的：请先设定贴目
copied = 已复制：{ $text }
all-names-taken = { $name } 和 100 个带编号的文件名都已被占用
kept-in = 已存入 { $path }
settings-file = 设置文件：{ $why }
not-saved = 无法保存进度：{ $why }
not-copied = 无法复制（{ $why }）
colours-off = 颜色已关闭（NO_COLOR 或 --color never）
io-not-found = 没有这个文件或文件夹
io-permission-denied = 没有权限
io-already-exists = 已经存在
io-storage-full = 磁盘已满
io-no-more-room = 磁盘配额已用完
io-read-only = 磁盘为只读
io-no-folder = 路径中有一部分不是文件夹
io-no-plain-file = 不是普通文件
io-too-large = 超过 { $most } MiB
io-not-utf-8 = 不是 UTF-8：请另存为 UTF-8
file-unreadable = 无法读取（{ $why }），请检查文件名
folder-unreadable = 无法读取（{ $why }）：请检查文件夹
file-exists = 已经存在：请换个名字，或加 --force
file-unwritable = 无法写入（{ $why }）：请检查文件夹
file-too-large = 超过 { $most } MiB：请把棋谱集拆成几个文件
file-is-a-folder = 这是文件夹：请写出其中的文件
file-is-an-address = shuzi 不从网上取棋谱：请先把棋局存为文件
folder-of-games = 这是文件夹：加上 -r 可数其中的对局
folder-without-games = 此文件夹中没有棋谱：请检查文件夹名
archive-unreadable = 压缩包已损坏：{ $why }
archive-without-games = 此压缩包中没有 .sgf 文件：请指定含棋谱的压缩包（不读取压缩包中的压缩包）
profile-unreadable-file = 无法读取：{ $why }
other-games = 只打开第一局；文件里还有 { $games } 局
unknown-rules-chosen = 不认识规则 RU[{ $rules }]：请在设置里选一种规则
engine-start = 无法启动（{ $why }）：请检查命令
engine-ended = 还没有回答 `{ $command }` 就退出了
engine-complained = 已停止，并显示：{ $said }
engine-slow = { $seconds } 秒内没有回答 `{ $command }`（用 --engine-seconds 可以延长）
engine-refused = 拒绝执行 `{ $command }`：{ $why }
engine-size = 不支持 { $size }：GTP 的棋盘是正方形，最大 25×25
engine-lie = 说 `{ $name }` 是死子，但那里没有子
engine-asking = 正在请“{ $engine }”判断死子（按 Ctrl-C 停止）

## The command line

usage-no-terminal = 逐步数子要在终端里进行：请用 `shuzi score` 或 `shuzi count --plain`
ended-count = 收到信号，已停止；进度已保存
ended-unsaved = 收到信号，已停止；进度没能保存
ended-home = 收到信号，已停止
ended-practice = 收到信号，已停止；答案已全部保存
ended-input = 还没有结果，输入就结束了：没有数完
usage-no-paper = { $option } 只用于 PDF 和 SVG，不用于 { $format }
usage-no-folder = --recursive 需要文件夹：shuzi score -r games
usage-only-with-file = 有棋谱文件才能用，只给总子数时不能用：{ $options }
usage-nothing-to-compare = 没有可比较的棋：请给出棋谱文件，或 --black-territory 和 --white-territory
usage-stones-unknown = 不知道盘上的子数：请加 --black-stones 和 --white-stones，或给出提子数、虚着次数和 --last-move
usage-not-the-board = 这些数填不满 { $size } 棋盘，可能数错了，也可能有共有空点：请加 --black-stones 和 --white-stones
usage-too-many-points = 总和超过 { $size } 棋盘的 { $all } 点：请重数
usage-too-many-for-board = 让子或共有空点比 { $size } 棋盘的点数还多
usage-no-factor = Jewdan 让子法没有 { $size } 棋盘的系数：请用 --factor 指定每让一子合几级
usage-factor-not-positive = --factor 必须大于零
usage-no-format = 不认识格式 .{ $ending }：请用 .txt .md .csv .json .html .svg .pdf 或 .sgf，或加 --format
usage-not-in-format = 这里不能输出 { $format }：可用 { $formats }
usage-pdf-on-terminal = PDF 不能输出到终端：请用 --output 文件.pdf
usage-resume-format = --resume 只能续写未压缩、每行一个结果的文件：请加 -o 文件.json 或 文件.csv
usage-errors-in-output = --errors-to 与 -o 是同一个文件：请分别指定
not-resumable = 不是之前输出的文件：请指定另一个文件，或去掉 --resume
resume-not-found = 最后一局（{ $game }）不在这些文件中：请指定开始时的文件
usage-no-lesson = --lesson { $name }：没有这一课，请看 `shuzi practise --list`
usage-profile-name = `{ $name }` 不能用作规则的名称：请用字母、数字和 -
usage-rules = --rules：{ $why }
profile-exists = { $path } 已经存在：请直接修改，或换个名称
no-games-in-folder = 这里没有下完的 SGF 棋谱：请换一个文件夹
no-home = 没有主目录：请设定 HOME，或 SHUZI_CONFIG_DIR、SHUZI_DATA_DIR 和 SHUZI_STATE_DIR
not-an-attempt = 不是练习记录：已略过，原样保留
attempt-not-kept = 无法写入（{ $why }）
fonts-lack = 内置字体缺少这些字符：{ $missing }
layout-too-wide = 这样大小的页面上看不清：请用更大的页面，只选一方，或减少列数
layout-no-card = --layout card 和 wallet 显示双方，不能选共有空点数：请去掉 --side 和 --non-scoring，或用 --layout referee
config-not-toml = { $why }：请看 `shuzi --print-config`
config-language = 不认识语言 `{ $code }`：请用 de、en、es、fr、ja、ko、ru、zh、zh-Hant 或 auto
state-set-aside = 有一份没数完的进度是其他版本留下的，已移到 { $path }
path-config = 设置
path-rules = 规则
path-history = 练习记录
path-log = 数子记录
path-state = 进度
check-ok = { $name }：没有问题
show-komi = { $kind }：贴目 { $komi }；决胜半目 { $tie_breaker }；{ $ties }
show-not-set = 未规定
show-ties-draw = 双方相等为和棋
show-ties-side = 双方相等判{ $side }胜
show-compensation = 贴还 { $points } 目（让 { $from } 子起）
show-no-compensation = 不贴还
show-note = 注：{ $text }
show-source = 出处：{ $text }

## A profile to begin with

template-own = 您自己的规则。这里没有写的，都沿用 `{ $from }`。
template-check = `shuzi rules check` 检查有没有错；`shuzi rules show { $from }` 列出所有项目。
template-aliases = 棋谱里 RU 的写法
template-points = n、n-1 或 none

## The settings file

config-intro = shuzi 的设置。以下各行都是默认值：去掉 # 即可修改。
config-paths = `shuzi paths` 显示本文件应放在哪里；命令行选项优先于本文件。
config-theme = 配色：wood、dark、light、colour-blind（蓝和橙）、mono。
config-no-color = NO_COLOR 或 `--color never` 关闭颜色（mono）。
config-glyphs = 棋盘符号：unicode（圆形棋子）、wide（⚫ ⚪，适合把 ● 显示为两列宽的终端）、letters（线上的 X 和 O）、ascii（点上的 X 和 O）。在程序里按 `a`，看哪一种对得齐。
config-mouse = 是否用鼠标点击标记棋子（按 M 切换）。关闭时，鼠标照常选择文字。
config-motion = 按键之前，首页是否显示数子动画。
config-lang = 语言：de、en、es、fr、ja、ko、ru、zh、zh-Hant；auto 按 LANG 决定。
config-keys = 按键：操作名加一个或几个键，对有此操作的所有画面有效。数子时按 `:` 可列出所有操作。
config-rules = 选项和棋谱都没有指定规则时，采用的规则：见 `shuzi rules list`。
usage-one-game = { $format } 只能放一局：请只给一局棋，或换一种格式
usage-no-pictures = 不确定此终端能否显示图片：请改用 --board blocks
usage-no-tls = 此 shuzi 未包含加密：请用 `--features tls` 安装，或去掉 --tls
state-unreadable = 有一份没数完的进度无法读取，已移到 { $path }

## The counts done

log-title = 数过的对局
log-when = 时间
log-what = 对局
log-result = 结果
log-rules = 规则
log-rests-on = 依据
log-rules-komi = { $rules }，贴目 { $komi }
log-table = 实物棋盘 { $size }
log-board = 与棋盘核对过
log-both-sides = 双方都数
log-one-side = 只数一方
log-territory = 双方的目
not-a-count = 不是一条数子记录
file-changed = 开始数子后文件已被改动：请重新打开
count-not-listed = 没能把这一局记入数子记录：{ $why }

# A photograph of the board.
usage-no-picture = 没有图片：请给出图片文件
usage-dead-one-game = --dead 和 --seki 指的是一局棋的点：请只给一个文件，或都不用
usage-one-picture = -o 只用于一张图片：不用 -o 则逐张输出

request-unreadable = 不是 JSON 请求：{ $why }
request-value = `{ $name }`：{ $why }
request-no-record = 没有给出棋局：请放入 `record`
request-no-game = 文件里没有第 { $number } 局
request-more-games = 文件里有多局，只取第一局：用 `game` 指定其他局
request-many-profiles = 一个请求里的规则超过 { $most } 种
result-not-known = 棋谱里记得不全，算不出这种规则的结果
words-missing = 缺少 `{ $id }`：请补上
words-unknown = 没有 `{ $id }` 这条：请改名或删除
words-other-values = `{ $id }` 用的变量与英文不同：请用 { $values }
words-not-fluent = 无法读取：{ $why }
words-changed = `{ $id }` 所译的英文已有改动：请核对
words-too-wide = `{ $id }` 宽 { $columns } 列：最多 { $most } 列
keys-unknown-key = `{ $text }` 不是按键：请写一个字符、Ctrl-X，或 Enter、Tab、Space、PgUp、Left 之类的名称
keys-unknown-action = 没有操作 `{ $name }`：是不是 `{ $like }`？
keys-none = `{ $name }` 没有按键：请给它一个，或删去这一行
keys-taken = `{ $key }` 不能用作 `{ $name }`：同一画面上它已是 `{ $by }`
keys-typed = `{ $key }` 要用来输入数字或棋盘：请换一个键
keys-fixed = `{ $key }` 的用途不能改：请换一个键
picture-heic = 不能读取 HEIC 和 AVIF 图片：请以 JPEG 发送（iPhone：设置 > 相机 > 格式 > 兼容性最佳）
picture-too-large = { $width ->
    [0] 像素太多：请把图片缩小
   *[other] { $width } × { $height } 像素，超过 { $most }00 万：请把图片缩小
}
    .phone = 照片太大：请调低像素再拍。
picture-torn = 图片不完整：请重新发送
picture-broken = 图片文件已损坏：请重新发送
photo-no-picture = { $why }
photo-not-a-picture = 这不是图片，请用 JPEG、PNG 或 WebP
photo-no-board = 没有找到棋盘：请从上方拍下整个棋盘，或用 --corners 指定四角
    .phone = 没有找到棋盘：请从上方拍下整个棋盘，四边都要拍到。
photo-faint = 棋盘的线看不清
photo-more-lines = 棋盘似乎不止 { $lines } 路
photo-unusual = 画面中有 { $lines } 路：请拍下整个棋盘；若棋盘确实只有 { $lines } 路，请用 --size { $lines } 指定
    .phone = 照片中有 { $lines } 路。如果棋盘不止这么大，请拍下整个棋盘。
photo-cut = { $edge ->
    [top] 棋盘的上边不在画面内
    [right] 棋盘的右边不在画面内
    [bottom] 棋盘的下边不在画面内
   *[left] 棋盘的左边不在画面内
}
photo-low = 拍摄角度只有约 { $degrees }°：请从更高处拍
photo-one-color = 所有棋子都被读成了同一种颜色
photo-several = 图片上还有另一个棋盘：请只拍一个，或用 --corners 指定它的四角
    .phone = 照片里还有别的棋盘：请只拍一个。
photo-small = 棋盘在画面中太小：请靠近些拍
photo-look-over = 数子前请先核对：{ $why }。
photo-open-it = 请先用 `shuzi 文件名` 在屏幕上核对：{ $why }
photo-doubtful = { $points } 个点不确定：{ $names }
photo-stones = 黑子 { $black }，白子 { $white }。
photo-only-stones = 照片上看不出提子和行棋次序：用数目法时，请自己加上提子。
photo-size = 照片上的棋盘应为 5 到 25 路的正方形，不能是 { $size }
photo-not-same = 与其他图片不是同一局面：请去掉这张图片，或去掉 --same
photo-corners = 按这四角找不到棋盘：请从左上角起顺时针给出四个点
