## Lines of a worksheet, and settings

label-vacant = 空点
label-stones = 活子
label-total = 总子数
label-komi = 贴目
label-tie-breaker = 决胜半目
label-compensation = 让子贴还
label-non-scoring = 共有空点
label-adjusted = 调整后子数
label-half-count = 归本数
label-adjusted-half-count = 调整后归本数
label-key-number = 胜负线
label-difference = 差（子）
label-margin = 胜负差（目）
label-size = 棋盘
label-rules = 规则
label-game = 对局
label-handicap = 让子
label-method = 方法
label-side = 数哪一方
label-dead-stones = 死子

## What keys do

help-next = 确认并继续
help-back = 返回上一步
help-fill-dame = 轮流收单官
help-palette = 所有操作，按名称查找
help-handicap = 让子与贴目
help-handicap-counting = 数子法或数目法
help-rank-black = 黑方升一级
help-rank-black-back = 黑方降一级
help-rank-white = 白方升一级
help-rank-white-back = 白方降一级
help-undo = 撤销
help-redo = 重做
help-settings = 贴目、让子、规则等
help-finish = 直接看结果
help-method = 换一种方法
help-side = 数另一方
help-verify = 两方都数来核对
help-swap = 棋盘或文字（小屏幕）
help-help = 本屏所有按键
help-quit = 退出（自动保存进度）
help-change = 下一个值
help-change-back = 上一个值
help-up = 上
help-down = 下
help-scroll-up = 向上滚动
help-scroll-down = 向下滚动
help-left = 左
help-right = 右
help-erase = 删除上一个输入
help-toggle = 标记这块棋或这口气
help-next-chain = 下一块棋
help-previous-chain = 上一块棋
help-ten = 加十：一个整块或一堆
help-sheet = 各种对局的胜负线
help-sheet-profile = 下一种规则
help-sheet-profile-back = 上一种规则
help-sheet-komi = 贴目加半目
help-sheet-komi-back = 贴目减半目
help-sheet-size = 下一种棋盘
help-sheet-size-back = 上一种棋盘
help-export = 导出为 PDF
help-rearrange = 演示怎样做棋
help-handle = 下一子
help-handle-back = 退一子
help-handle-all = 全部摆好
help-handle-none = 回到开始
help-play = 自动逐子演示；再按停止
help-compare = 本局在各种规则下的结果
help-look = 颜色、符号、语言
help-mouse = 启用或停用鼠标
help-copy = 复制结果
help-save-result = 保存结果：文本、Markdown、JSON、SGF
help-keep-look = 保存这些设置
help-edit = 摆入局面
help-example = 跟着例子数一遍
help-count-it = 数这盘棋
help-leave-empty = 空点（. 也可）
help-next-row = 下一行
help-flood-black = 这片空地归黑
help-flood-white = 这片空地归白
help-save-it = 存入新文件
help-suspend = 回到 shell，fg 返回
help-turn-page = 下一页
help-turn-back = 上一页
help-begin = 开始
help-harder = 更难
help-easier = 更易
help-figures = 成绩
help-clock = 显示或隐藏时间
help-answer = 回答
help-hint = 提示
help-pass = 看答案
help-go-on = 继续
help-again = 再来一次
help-close = 关闭
help-leave = 退出
help-stay = 不退出
help-resume = 接着数
help-afresh = 重新数；没数完的保留
help-another = 另一盘；没数完的保留

## The same in a word

footer-next = 继续
footer-back = 返回
footer-fill-dame = 收单官
footer-handicap-counting = 算法
footer-rank-black = 黑方
footer-rank-white = 白方
footer-undo = 撤销
footer-settings = 设置
footer-another = 另一盘
footer-finish = 结果
footer-method = 方法
footer-side = 换边
footer-verify = 核对
footer-help = 帮助
footer-quit = 退出
footer-change = 更改
footer-change-back = 更改
footer-erase = 删除
footer-toggle = 标记
footer-next-chain = 下一块
footer-ten = +10
footer-rearrange = 做棋
footer-compare = 各规则
footer-copy = 复制
footer-save-result = 保存
footer-keep-look = 保存
footer-edit = 摆棋
footer-example = 例子
footer-count-it = 数子
footer-leave-empty = 空点
footer-next-row = 换行
footer-flood-black = 归黑
footer-flood-white = 归白
footer-save-it = 保存
footer-turn-page = 翻页
footer-down = 选择
footer-swap = 棋盘
footer-harder = 难度
footer-easier = 难度
footer-hint = 提示
footer-pass = 看答案
footer-handle = 下一子
footer-handle-back = 上一子
footer-handle-all = 末尾
footer-handle-none = 开头
footer-play = 自动
footer-sheet = 胜负线
footer-sheet-profile = 规则
footer-sheet-komi = 贴目
footer-sheet-komi-back = 贴目
footer-sheet-size = 大小
footer-export = PDF

## Why a line of a worksheet is there

why-komi = 黑棋先行有利，所以要给白棋贴目。
why-tie-breaker = 给白棋半目，使不贴目的对局也能分出胜负。
why-compensation = 让子本身也算子数，所以黑棋要按规定贴还给白棋。
why-non-scoring = 双方活棋之间的空点，各得一半。
why-adjusted = 所数一方加减贴目、贴还之后的子数。
why-half-count = 棋盘总点数的一半，胜负以此为准。
why-adjusted-half-count = 除去共有空点，其余点数的一半。
why-key-number = 子数超过它为胜，不足为负。
why-difference = 多几子就胜几子，少几子就负几子。
why-margin = 一方多一子，对方就少一子，所以目数是子数的两倍。
why-margin-full = 双方子数相减，多者胜；这个差以目计。

## The steps of a count

step-setup =
    .title = 核对对局设置
    .do = 请核对设置。
    .why = 细棋的胜负取决于贴目、让子和贴还：先确认，再数子。
    .enter = 回车：开始数子。
step-finish =
    .title = 棋下完了吗？
    .do = 双方都已停着，单官也轮流收完了吗？这时才发现的单官就空着，请记住它。死子放回各自的棋盒，提子放回原主的棋盒。
    .why = 死子和提子都不计。哪些是死子须双方同意；意见不一就继续下。
    .enter = 回车：好了。
step-dead =
    .title = 清理死子
    .do = Tab 逐块查看死子和不确定的子。空格只改光标下那一块的标记。
    .why = 无法避免被提取的子是死子，须经双方确认；意见不一就继续下，用实战解决。
    .enter = 空格标记，回车继续。
step-seki =
    .title = 填双活
    .do = 双方各自填满双活中自己的眼，再轮流填公气。最后若剩一口单数公气，就空着。
    .why = 双活中谁也不能先动手，谁也没有围成地：填满之后才好数。
    .enter = 空格切换由哪一方填，回车继续。
step-non-scoring =
    .title = 有双活吗？
    .do = 如果有，双方先各自填满自己的眼，假眼也填。再轮流填公气，一人一口。最后剩下的单数公气空着；若两处双活各剩一口，双方各填一口。
    .why = 空着的点不归任何一方，双方各得半子。
    .enter = 空着的点有几个（含后来发现的单官）？直接回车：没有。
step-side =
    .title = 数哪一方？
    .do = 数{ $side }棋。选容易数的一方。
    .why = 之后可以拿走另一方的棋子，好空出地方。拿走后，那一方的空点就没法数了。
    .enter = o：换另一方；y：两方都数，用来核对。回车：开始数。
step-vacant =
    .title = { $side }：空点
    .do = 做棋：移动{ $side }棋的子，也可以从棋盒加子或放回棋盒，把{ $side }棋的空做成十、二十的整块，再数空点。
    .why = 空点和子都算一子，所以在自己的地里移动棋子，总子数不变。
    .enter = 逐块输入，如 12+20；按 t 加十。
step-stones =
    .title = { $side }：活子
    .do = 把{ $side }子每十个摆成一堆。盘上的活子全都要数，空里面的也算。
    .why = 数子法中，每个活子算一子。
    .enter = 每十个按 t，然后输入零头。
step-leftover =
    .title = 总数对吗？
    .do = 两方都数完了。加上空着的点，应当正好是整个棋盘。
    .why = 差一个，也许那一点谁也不得。差十个，多半漏了一堆。
    .enter = 有几个点不归任何一方？直接回车：和刚才一样。
step-total =
    .title = 总子数
    .do = 空点加活子就是总子数。
    .why = 接下来与归本数、贴目比较，得出胜负。
    .enter = 回车：计算胜负。
step-work =
    .title = 逐行计算胜负
    .enter = 回车：下一行。f：直接看结果。
step-result =
    .title = 结果

## The screen

keys = 按键
sign-stones = 黑子和白子
sign-dead = 双方的死子
sign-vacant = 双方的空点
sign-filled = 数子时填上的点
sign-must-fill = 须补的点
sign-nobody = 共有空点
side-needs = { $side }胜需
you-counted = 您数{ $side }棋为 { $own }；以盘上的 { $used } 为准。
sum-counted = { $side }，您数的：{ $vacant } + { $stones } = { $total }
sum-board = { $side }，盘上：{ $vacant } + { $stones } = { $total }
these-differ = 两者不符：请重数{ $side }棋，或核对死子。
not-certain = 有 { $stones } 个子的死活不确定，请核对。
enter-keeps = （回车保留 { $count }）
note = 注意：{ $text }。
none = 无
no-stones = 无
type-one = 请输入
both = 双方
game-even = 分先
game-no-komi = 让先
game-handicap = 让子棋
gives-points = { $convention } = { $points } 目
side-black = 黑
side-white = 白
won-level = 子数相等，按此规则{ $side }胜：{ $code }
method-full = 双方全数
method-half = 单方数子
method-simplified = 单方数子（简化）
method-key = 胜负线
real-board = 棋盘 { $size }
live-marked = 实时：按当前标记
live-counted = 实时：数到现在
live-between = 胜负差还在
live-and = { $low } 与 { $high } 之间
live-by = { $side }胜 { ZI($points) } 子（{ $points } 目）
live-needs = { $side }需 { $needs } 子{ $tie }（胜负线 { INZI($key) }）
live-ties = ，{ $tie } 子和棋
live-has = { $side }有 { $count } 子
live-so-far = { $side }目前 { $count } 子
live-enough = { $has }：刚好够
live-few = { $has }：差 { $points } 子
live-to-go = { $has }：还差 { $points } 子
live-spare = { $has }：多 { $points } 子
check-by = 用{ $method }验算：{ $outcome }。
verify-offer = 只数了{ $side }方。o：再数{ $other }方来核对。
verify-both = 两方都数：拿走棋子之前，先数{ $other }棋的空点。
other-key = { $side }的胜负线 { INZI($key) }，需 { $needs } 子。
left-out = （此法不计决胜半目：{ $outcome }）
chain-is = { $at }，{ $side }（{ $stones }）：{ $verdict }
preview = 现标为{ $is }。若{ $other }：{ $now } → { $then }
preview-same = 现标为{ $is }。若{ $other }：仍为 { $now }
no-komi-known = 此规则未规定贴目：用 + 和 − 设定。
in-hand = > 正在数的对局
own-way = 做棋可以有别的摆法：空点和子都算一子，总子数不变。
how-to-handle = 大写字母处的子移到同名小写字母处；− 放回棋盒，+ 从棋盒取。
take-board = 直接回车采用盘上的数：
recount = Esc：返回重数。
line-subtracted = { $whole } ÷ 2 = { $half }：因为数的是{ $side }方，所以减去（数{ $other }方则加上）。
line-added = { $whole } ÷ 2 = { $half }：因为数的是{ $side }方，所以加上（数{ $other }方则减去）。
how-to-set = ↑ ↓ 选择，← → 更改，或输入数字。
look-at = 死活不确定，请核对（Tab）：
dead-proposed = { $stones ->
        [0] shuzi 没有找到死子。
       *[other] shuzi 标记了 { $stones } 个死子。
    }
dead-marked = { $stones ->
        [0] 没有标记死子。
       *[other] 已标记 { $stones } 个死子。
    }
quit-question = 退出吗？进度会保存，下次可以接着数。
quit-unsaved = 要退出吗？进度没能保存：退出就会丢失。
resume-where = 第 { $at } 步，共 { $all } 步；棋盘上 { $stones } 个子。
resume-question = 这盘棋上次没有数完。接着数吗？
another-question = 有一盘 { $size } 没数完。这是另一盘棋吗？两盘都保留。
too-small = 太小
save-title = 保存结果
save-text = 文本
save-md = Markdown
save-json = JSON
save-diagram = 文本棋图（. X O）
save-sgf = SGF（RE、TB、TW）
save-png = 棋盘图片（.png）
save-svg = 棋盘图片（.svg）
welcome = 第一次用？按 x 跟着例子数一遍，按 b 摆入局面，按回车数实物棋盘上的棋。
ruler-key = 竖线对齐吗？不齐请按 a
edit-title = 摆入局面
edit-how = 逐行输入：x 放黑子，o 放白子，. 或空格为空点。前加数字表示重复：5x 为五个黑子。Tab 换行，退格删除。
edit-more = b、w：光标所在的空地归黑或归白。点击放子；可粘贴棋图。
edit-row = 第 { $row } 行：还剩 { $left } 点。
look-title = 外观
look-theme = 颜色
look-glyphs = 符号
look-language = 语言
look-mouse = 鼠标
on = 开
off = 关
ruler = 竖线对齐吗？不齐请换符号。
compare-results = 结果
compare-difference = 差别原因
compare-compensation = 让子贴还
compare-procedures = 数目法
practise = 练习
lessons = 课程
practice-today = 今天：{ $answers } 题，连续 { $days } 天
practice-longest = （最长 { $days } 天）
practice-first-day = 欢迎：每天五分钟就够
drills = 练习，难度 { $level }（← →）
done = 完成
come-back = { $count } 题该复习
whole-best = 最快 { $time }
whole-aim = 目标 { $time }
glance-over = 时间到：棋子已遮住。
question = 题
once-more = （上次答错）
hint = 提示：
round-over = { $answered } 题答对 { $right } 题。答错的题过几天会再出现。
placement-over = { $answered } 题答对 { $right } 题：答对的课程已记为学完。
no-figures = 还没有做过练习。Esc：返回。
chart-answers = 第 { $first } 至 { $last } 题
chart-right = { $drill }：每十题对几题
chart-time = { $drill }：用时
won = { $side }胜{ ZI($points) }子（{ $points } 目）：{ $code }
won-tie = 和棋（0）
result-black = 黑胜{ ZI($points) }子
result-white = 白胜{ ZI($points) }子
result-tie = 和棋
list-separator = ，

## The live panel's checks

live-open = 还没有数
live-unknown-sum = 双方子数相加不等于棋盘的点数：请重数
live-range = { $low } … { $high }
check-holds = 相符 – { $text }
check-fails = 不符 – { $text }
check-sum = 合计：{ $terms } = { $points }，正好是整个棋盘
check-sum-short = 合计：{ $terms } = { $sum }，比 { $points } 少 { $short }
check-sum-over = 合计：{ $terms } = { $sum }，比 { $points } 多 { $over }
check-parity-even = 单双：双方总子数之差 { $difference } 应为双数
check-parity-odd = 单双：双方总子数之差 { $difference } 应为单数

## Remarks to the player

remark-nothing-to-undo = 没有可撤销的
remark-undo-returns = 下一盘；按 u 回到上一盘
remark-nothing-to-redo = 没有可重做的
remark-no-stone-here = 这里没有子：请先移到死子上
remark-no-path-pasted = 粘贴的不是文件路径；按 b 后可粘贴棋盘图
remark-not-pasted = 粘贴的不是棋图：{ $place }：{ $why }
remark-paste-refused = 这里只能粘贴数字；棋图请按 b 后粘贴
remark-no-dame = 没有单官了
remark-border-open = { $place } 的边界还没定：先下完，这不只是单官
remark-dame-filled-by = 已收：{ $side } { $places }；按 u 撤销
remark-dame-filled = 已轮流收单官：黑 { $black }，白 { $white }；按 u 撤销
remark-not-in-seki = 这里不是双活的气，也不是双活的眼
remark-method-needs-side = { $method }还要数这一方；按 u 回到结果
remark-not-a-whole-number = `{ $text }` 不是整数：请输入 12+20 这样的算式
remark-too-large = 太大，任何棋盘都没有这么多
remark-own-size = 棋盘大小以棋谱为准
remark-no-rules = 没有名为 `{ $text }` 的规则
remark-choose-game = 请选 `even`（分先）、`no-komi`（让先）或 `handicap`（让子棋）
remark-not-stones = 请输入让子数
remark-side-not-counted = 这一方还没有数
remark-type-count = 请输入您数的个数（没有就输入 0）
remark-more-than-board = { $number } 比棋盘的 { $points } 点还多：请重数
remark-not-in-a-number = `{ $sign }` 不能用在数字里：请输入如 12+20 的算式
remark-entry-full = 放不下了：按 Enter 确认，或按 Backspace 修改
remark-more-than-left = { $number } 超过了剩下的 { $left } 点（{ $points } 点中已数 { $counted } 点）：请重数，或按 Esc 修改前面的数
remark-board-full = 两边的数已占满棋盘，没有剩下的点。请输入 0，或按 Esc 重数
remark-whose = { $black } + { $white }：总数对，但黑白反了也一样对。黑棋是 { $black } 吗？回车：是。Esc：不是
remark-smaller-board = { $here } 上数得 { $total }，差距大得不合常理，但正合 { $size }。如果是 { $size }，请按 s 改；{ $here } 没错就再按回车
remark-many-non-scoring = 有 { $count } 个双方都不能得的点？多数对局没有或只有一个。确实如此请再按 Enter
remark-too-many-non-scoring = { $count } 个共有空点太多了：请轮流收完单官，再数剩下的
remark-points-missing = 黑 { $black } + 白 { $white } = { $sum }，不是 { $points }：有 { $missing } 点两边都没数到。若双方都不能得，请输入 { $missing }；否则按 Esc 重数
remark-points-short = 黑 { $black } + 白 { $white } = { $sum }，不是 { $points }：少了 { $missing }。是不是漏了一堆十个？按 Esc 重数
remark-verified = 已核对：{ $terms } = { $points }
remark-well-counted = 共 { $have } 子，与盘上相符：数对了，做棋的摆法不影响
remark-missing = 您数的是 { $have }，盘上是 { $is }：少了 { $missing }，请重数
remark-too-many = 您数的是 { $have }，盘上是 { $is }：多了 { $extra }，请重数
remark-not-counted = 还没有数：按回车继续
remark-no-komi = 规则 { $rules } 没有规定这种对局的贴目：请在设置的贴目一栏输入
remark-count-first = 请先数子
remark-needs-position = 做棋方案要有局面：请打开棋谱文件
remark-position-kept = 局面已保留：按 b 继续摆
remark-no-stones = 盘上还没有子
remark-rows-empty = 还有 { $rows } 行没有子。再按 Enter 就按现在的样子数棋。
remark-nothing-due = 今天没有要复习的：答错的题以后会出现在这里
remark-mouse-on = 鼠标：开
remark-mouse-off = 鼠标：关

## More of the screen

editor-stones = 黑 { $black } + 白 { $white }
stones-with-vacant = { $stones }（+ 空点 { $vacant } = { $total }）
plan-title = { $side }：做棋
plan-next = 第 { $number } 子，共 { $all } 子：{ $what }
plan-done = { $what }，已完成
plan-left = 空点 { $vacant } + 活子 { $stones } = { $total }
plan-sum = { $vacant } + { $stones } = { $total }，不变
scroll-more = j ↓ 还有
key-enter = 回车
key-space = 空格
key-esc = Esc
key-tab = Tab
key-backspace = 退格
key-ctrl = Ctrl

## Line by line (--plain)

plain-step = 第 { $at } 步，共 { $all } 步。{ $title }
plain-setting = { $label }（`{ $name }`）：{ $value }
plain-setting-from = { $label }（`{ $name }`）：{ $value }（{ $from }）
plain-dead = 死子：{ $stones }
plain-uncertain = 死活不确定，请核对（{ $count } 子）：{ $stones }。
plain-fills = { $side }填：{ $points }
plain-left = 空着：{ $points }
plain-count = { $side }：{ $count }
plain-line = { $name }，{ $side }：{ $amount }
plain-check = 用{ $method }验算：
plain-margin = 胜负：{ $result }
plain-margin-between = 胜负差在 { $low } 与 { $high } 之间
plain-margin-unknown = 胜负差不明：{ $why }
plain-short = { $side }有 { $count } 子，差 { $points } 子
plain-to-go = { $side }有 { $count } 子，还差 { $points } 子
plain-spare = { $side }有 { $count } 子，多 { $points } 子
plain-check-holds = 核对相符：{ $text }
plain-check-fails = 核对不符：{ $text }
plain-help = 直接回车继续。命令：`back`、`undo`、`redo`、`result`、`quit`。
plain-help-settings = 随时可改的设置：`komi 6.5`、`handicap 3`、`compensation n-1`、`rules aga`、`tie-breaker none`、`game no-komi`、`method key`、`side white`、`size 13`。
plain-not-a-number = `{ $text }` 不是数字：请输入 12+20 这样的算式
plain-at-result = 请输入 `method NAME` 或 `side black|white`，或按回车结束
plain-not-understood = 这里不能用 `{ $text }`：按回车继续，或输入 `help`
plain-at-vertex = { $name }：{ $why }
plain-ask-setup = 可以更改设置（如 `komi 6.5`），或按回车开始。
plain-ask-dead = 每块死棋输入一子（如 `C3 D7`），或按回车继续。
plain-ask-seki = 输入一个点，改由另一方填；或按回车继续。
plain-ask-non-scoring = 剩几个？直接回车：没有。
plain-ask-board-count = 请输入您数的个数（如 `12+20`），或按回车采用盘上的数。
plain-ask-count = 请输入您数的个数，如 `12+20`（`t` 加十）。
plain-ask-side = `side white`、`verify`（两方都数），或回车开始数。
plain-ask-next = 按回车继续，或输入 `result` 直接看结果。
plain-verify = 只数了{ $side }方：输入 `verify` 再数{ $other }方来核对。
plain-ask-result = `method half`、`side white`、`back`，或按回车结束。

## Where values come from, and what else the first screens say

source-option = 选项
source-player = 您设定的
source-file = 棋谱，{ $place }
source-profile = 规则
source-profile-other-size = 规则（19×19 的值）
source-settings = 设置文件
source-last-used = 与上次相同
source-default = 默认
convention-n = n
convention-n-1 = n-1
convention-none = 无
round-all-drills = 各种题，弱项优先
round-missed = 复习错题

## The first screen

home-question = 谁赢了，赢多少？
home-table = 数桌上的棋盘
home-file = 打开棋谱或照片
home-position = 摆入局面
home-example = 学习：数一个例子（2 分钟）
home-practise = 练习
home-sheet = 胜负线表
home-compare = 按所有规则比较一局
home-handicap = 让子与贴目
home-unfinished = 未完成
home-recent = 最近
home-usual = { $rules } · { $size } · 贴目 { $komi } · { $method }
home-step = { $what }：第 { $at } 步，共 { $all } 步
home-no-files = 这里没有棋谱文件。
home-players = { $black }（黑）–{ $white }（白）
home-recorded = 记录的结果：{ $result }
footer-choose = 选择
help-choose = 从这里开始
footer-open-file = 打开
help-open-file = 打开棋谱文件
help-practise = 练习
footer-resume-count = 继续
help-resume-count = 继续未完成的计算
footer-open = 打开
help-open = 打开它
footer-folder-above = 上一级
help-folder-above = 上一级文件夹
footer-next-game = 下一局
help-next-game = 数下一局
footer-leave = 退出
footer-pick-rules = 规则
help-pick-rules = 从列表中选择规则
no-such-rules = 没有叫这个名字的规则
picker-about = { $scoring } · 贴目 { $komi } · 让子贴还 { $convention }
remark-unusual-komi = 贴目 { $komi }？确实如此请再按 Enter
remark-unusual-handicap = 让 { $stones } 子？确实如此请再按 Enter
remark-turn-setting = 用 ← → 更改
remark-count-dropped = 换了棋盘：已数的数字清除了（u 可恢复）
remark-numbers-dropped = 标记改变了棋盘：取自棋盘的数已清除（按 u 恢复）
remark-komi-stays = 贴目仍为您设定的 { $komi }
remark-both-sides = 这种方法已经数双方
remark-nothing-unfinished = 没有未完成的计算
remark-no-file-of-table = 这是桌上棋盘的计算：没有可打开的文件
many-left = 有 { $points } 点两边都没数到。通常没有或只有一个：拿不准请重数。
large-margin = 差距很大：请核对数字和贴目。
not-settled = 还没确定：不能说谁赢。
unsettled-rules = { $rules } 规则除了子空，还要计提子、停着或最后一手等。这里不知道这些，所以不说谁赢。
unsettled-stones = 这些子的死活可能决定胜负，请双方商定是否为死子：{ $places }
unsettled-points = 有 { $points } 点不归任何一方，可能决定胜负：请收完单官，或检查死子。
unsettled-one-side = 差距这么大多半是数错了：请检查棋盘大小、数字和贴目，并数另一方。
home-no-match = 没有匹配的名字。
resume-step = 第 { $at } 步，共 { $all } 步。

## What each setting is

about-size = 19×19、13×13、9×9，也可输入其他大小。
about-game = 分先有贴目；让先只是黑先走；让子棋开局时盘上已有子。
about-komi = 白方后走所得的补偿。
about-tie-breaker = 打平时分胜负的半目，与贴目分开显示。
about-handicap = 开局时黑方盘上的让子。
about-compensation = 数子时白方因让子所得：n 目、n − 1 目或不给。开局前要说好：它会改变胜负。
about-method-full = 双方都数，再比较。最稳：数错会露出来，因为两边合起来必须正好是全盘。
about-method-half = 只数一方，与归本数相比。省一半功夫。
about-method-simplified = 单方数子，但共有空点改从归本数中减去。结果相同，算式更简单。
about-method-key = 只记一个数，墙上的表里有：数一方，比一比，就完了。最快。
about-side = 数容易数的一方：空整齐、要挪的子少。结果一样。

## Words of counting

looking-for-dead = 正在找死子……
handicap-title = 让子
handicap-no-ranks = 按 b、w 选双方的级段位（B、W 调低）
phase-setup = 设置
phase-dead = 死子
phase-count = 数子
phase-result = 结果
palette-title = 要做什么？
palette-none = 没有这样的操作。
glossary = 用语
glossary-area = 面积
    .means = 子和围住的空点合在一起
glossary-territory = 空
    .means = 只算围住的空点，减去被提的子
glossary-vacant = 空点
    .means = 属于一方的空点
glossary-dame = 单官
    .means = 双方活棋之间的空点：数子前收完
glossary-seki = 双活
    .means = 双方都没有两眼而共活的棋
glossary-non-scoring = 共有空点
    .means = 双方都不能得的点，如双活中剩下的单数公气
glossary-dead = 死子
    .means = 逃不掉被提的子，要拿下棋盘
glossary-prisoners = 提子
    .means = 被提的子；数子法不计
glossary-adjustment = 调整
    .means = 贴目、分胜负的半目和贴还之和
glossary-half-count = 归本数
    .means = 棋盘的一半：19×19 为 180.5
glossary-key-number = 胜负线
    .means = 超过它为胜，不足为负
glossary-zi = 子
    .means = 一子等于两目
glossary-compensation = 让子贴还
    .means = 因让子给白的：n、n − 1 或不给
glossary-teire = 补棋
    .means = 单官收完后自己空里必须补的棋
glossary-bent-four = 盘角曲四
    .means = 角上盘角曲四：日本规则判死；数子法可以真下，不损失
glossary-group-tax = 还棋头
    .means = 每块棋扣两目，古代数子法的还棋头
glossary-false-eye = 假眼
    .means = 看似眼其实不是眼的空点：双活中由所属一方填上
glossary-total = 总子数
    .means = 一方的空点加子
glossary-possible = 可得点数
    .means = 棋盘的点除去共有空点
glossary-tie-breaker = 决胜半目
    .means = 不贴目的棋给白方的半目，免得和棋；不是贴目
glossary-adjusted = 调整后子数
    .means = 计入贴目、半目和贴还后的总子数
glossary-margin = 胜负差
    .means = 胜方多几目

# A photograph of the board.
help-next-doubt = 下一个不确定的点
help-previous-doubt = 上一个不确定的点
help-as-read = 此点无误
help-turn = 转动棋盘
help-mirror = 左右翻转
footer-next-doubt = 下一疑点
footer-previous-doubt = 上一疑点
footer-as-read = 无误
footer-turn = 转动
footer-mirror = 翻转
photo-board = 照片 { $size }
put-in-board = 局面 { $size }
example-board = 例子
photo-title = 与棋盘核对
photo-all-clear = 没有不确定的点。请再核对一遍，然后按 Enter。
photo-left = 有 { $points } 个点不确定。
photo-how = x 黑，o 白，. 空；此点无误按空格。Tab 到下一个疑点，Enter 开始数棋。
photo-here = 照片上 { $place } 附近：
remark-doubts-left = { $points ->
    [0] 整个棋盘都核对过了吗？按 Enter 开始数棋。
   *[other] 还有 { $points } 个点不确定（按 Tab 查看）。再按 Enter 就按现在的样子数棋。
}
