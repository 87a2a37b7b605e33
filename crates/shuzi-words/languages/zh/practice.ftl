## The drills

drill-halves = 折半：二分之一和四分之一
drill-tens = 十子一堆、十点一块，再加零头
drill-key-number = 一局棋的胜负线
drill-handicap = 让子贴还：n、n − 1 或不贴还
drill-margin = 由总子数和胜负线算胜负差
drill-result = 由双方总子数判断谁胜、胜多少
drill-territory = 一块空的空点数
drill-side = 一方的总子数
drill-dead = 哪些是死子
drill-seki = 双活里剩下的共有空点
drill-shape = 把一方的空做成整十
drill-full = 终局局面的结果
drill-estimate = 看十秒，估胜负
drill-miscount = 找出算错的一行
drill-hint-halves = 整数和零头分别取半，再相加。
drill-hint-tens = 先数整十，再数零头。
drill-hint-key-number = 先取归本数。使黑方胜负线升高的，会使白方的降低。
drill-hint-handicap = n、n − 1 还是不贴还？这种规则是哪一种？
drill-hint-margin = 总子数离胜负线多远？再想想：一方多一子，另一方就少一子。
drill-hint-result = 先用黑减白，再看白棋还得什么。
drill-hint-territory = 从上到下一行一行数，记住每次的和。
drill-hint-side = 分两次数：先空点，后棋子，最后相加。
drill-hint-dead = 哪几块棋做不出两只眼，又逃不出去？
drill-hint-seki = 先填眼，再轮流填公气。
drill-hint-shape = 找快成形的整块：里面子少，或旁边缺口少。
drill-hint-miscount = 用每一行里写的数，自己算一遍。
drill-unknown = 没有名为 `{ $text }` 的练习：请看 `shuzi practise --list`
drill-rules-chinese = 中国规则
drill-rules-aga = 美国规则（AGA）
drill-rules-japanese = 日本规则
round-today = 今天的五分钟
round-mixed = 练习
round-whole = 数一整盘棋（计时）
round-placement = 水平测试：看看已经会哪些
whole-dead = 死子
whole-territories = 空点
whole-stones = 活子
whole-margin = 胜负差
pool-not-a-position = 第 { $number } 个局面有误：应写名称、贴目、双方总子数和棋盘

## Answers

answer-none = 无
answer-not-a-number = 请输入数字，如 184.25、53 或 1/2
answer-not-a-result = 请输入结果，如 B+3.5、W+0.5，和棋输入 0
answer-not-stones = 每块死棋输入一子，如 C3 F7；没有就输入 none
answer-not-points = 输入每个放子或取子的点，如 C3 F7；没有就输入 none
answer-no-stone-at = { $name } 处没有棋子：每块死棋输入一子，如 C3 F7；没有就输入 none
answer-missing = 请输入答案，或按 p 看答案

## What is asked

ask-half-of = { $amount } 的一半是多少？
ask-rectangles = 空点：{ $sizes }（整块）
ask-piles = 活子：{ $piles } 堆，每堆十子，零头 { $rest }
ask-points-in-all = 总共多少子？
ask-board = { $size } 棋盘
ask-komi = 贴 { $komi } 目
ask-handicap = 让 { $stones } 子，贴还 { $stones } 目
ask-tie-breaker = 决胜半目 { $points }
ask-one-non-scoring = 共有空点一个
ask-key-number = { $side }的胜负线是多少？
ask-handicap-giving = 让 { $stones } 子；规则规定{ $convention-key ->
        [none] 不贴还
       *[other] 贴还 { $convention } 目
    }
ask-handicap-under = 让 { $stones } 子；{ $rules }
ask-compensation = 黑棋要贴还几目？
ask-half-compensation = 单方数子要为此从黑棋总子数里减多少？
ask-key-and-total = { $side }的胜负线 { INZI($key) }，总子数 { $total }
ask-total-is = { $side }的总子数 { $total }
ask-who-wins = 谁胜？胜几目？
ask-totals = 黑 { $black } 子，白 { $white } 子
ask-one-line-is-wrong = 用胜负线数{ $side }棋，有一行错了：
ask-line-total = 1. 总子数：空点 { $vacant } + 活子 { $stones } = { INZI($total) }
ask-line-half = 2. { $points } 点的一半：{ INZI($half) }
ask-line-key-black = 3. 胜负线：{ INZI($half) } + { INZI($adjustment) } = { INZI($key) }
ask-line-key-white = 3. 胜负线：{ INZI($half) } − { INZI($adjustment) } = { INZI($key) }
ask-line-margin = 4. 胜负差（目）：（{ INZI($total) } − { INZI($key) }）× 2 = { $margin }
ask-which-line = 哪一行错了？
ask-shape = 放上或拿掉{ $side }的子，把{ $side }的空点做成十、二十等整块。最多动 { $most } 子；移动一子算一次。
ask-no-position = 没有找到合适的局面；输入 0 继续。
ask-dead-removed = 死子已经清理。
ask-dead-removed-seki-filled = 死子已经清理，双活已经填好。
ask-seki-filled = 双活已经填好。
ask-territory = { $vertex } 处{ $side }的这块空有几个空点？
ask-total-of = { $side }的总子数是多少（空点 + 活子）？
ask-which-dead = 棋已下完。哪些是死子？
ask-seki-left = 死子已经清理。双方各自填满双活里自己的眼，再轮流填公气。最后剩几口公气空着？
ask-even-game = 分先，贴 { $komi } 目；死子已标出。
ask-who-wins-by-area = 用数子法数。谁胜？胜几目？
ask-estimate = 看 { $seconds } 秒，之后棋子会遮住。用数子法数，谁胜？大约胜几目？误差 { $within } 目以内算对。
ask-whole-total = { $side }：空点 { $vacant } + 活子 { $stones } = { $total }（全盘 { $points }）

## How it is worked out

work-halved = { $amount } ÷ 2 = { $half }
work-piles = { $piles } × 10 + { $rest } = { $stones }
work-sum = { $terms } = { $total }
work-half-of-points = { $points } 点的一半：{ INZI($half) }
work-half-of-adjustment = 贴目、贴还合计，折半：{ INZI($half) }
work-half-of-non-scoring = 减去共有空点的一半：{ INZI($half) }
work-added-for-black = 黑要加上：{ INZI($key) }
work-subtracted-for-white = 白要减去：{ INZI($key) }
work-compensation = { $convention-key ->
        [none] 不贴还
       *[other] 贴还 { $convention } 目
    }，n = { $stones }：{ $points } 目
work-difference = { $total } − { INZI($key) } = { INZI($difference) }
work-doubled = 乘二：{ $side } { $margin } 目
work-lead = 黑减白：{ $black } − { $white } = { $lead }
work-minus-adjustment = 减去给白的 { $points } 目：{ $lead }
work-minus-komi = 减去贴目 { $komi }：{ $lead }
work-line-total = 第 1 行：{ $vacant } + { $stones } = { $total }
work-line-half = 第 2 行：{ $points } 的一半是 { INZI($half) }
work-line-key = 第 3 行：胜负线是 { INZI($key) }
work-line-margin = 第 4 行：胜负差是 { $margin } 目
work-choose-folder = 请换一个存有终局棋谱的文件夹
work-by-rows = 从上到下逐行数：{ $rows } = { $points }
work-total = 空点 { $vacant } + 活子 { $stones } = { $total }
work-shape-rectangle = 其中一块：{ $from } 至 { $to }。
work-shape-plan = 最少动 { $handled } 子
work-shape-changes = 放子或取子的点：{ $points }
work-shape-sum = 空点 { $vacant }，活子 { $stones }：共 { $total }
work-dead = 死子：{ $answer }
work-dead-inside = { $stones }：在{ $side }的 { $points } 点之中；无论怎样做眼，{ $side }都有应手
work-played-out = { $stone }由{ $side }先走：{ $moves }
work-lives = { $eyes ->
        [1] { $stone } 是活棋：{ $places } 处的地能做两眼
       *[other] { $stone } 是活棋：两眼在 { $places }
    }
move-pass = 虚着
work-shared = 公气：{ $places }（{ $shared } 口）；剩 { $left } 口

## Mistakes

mistake-not-halved = 没有折半
mistake-doubled = 应该折半，却乘了二
mistake-half-too-much = 多了 0.5
mistake-half-too-little = 少了 0.5
mistake-fraction-dropped = 漏了二分之一或四分之一
mistake-ten-too-few = 少了十
mistake-ten-too-many = 多了十
mistake-one-too-few = 少了一
mistake-one-too-many = 多了一
mistake-remainder-forgotten = 忘了零头
mistake-vacant-forgotten = 忘了空点
mistake-stones-forgotten = 忘了活子
mistake-row-missed = 漏了一行
mistake-other-side = 这是另一方的数
mistake-fill-forgotten = 漏了填双活的子
mistake-adjustment-not-halved = 贴目、贴还没有折半
mistake-adjustment-halved = 贴目、贴还折了半：只有单方数子和胜负线才折半
mistake-adjustment-wrong-sign = 贴目、贴还的正负弄反了
mistake-adjustment-left-out = 漏了贴目、贴还
mistake-tie-breaker-left-out = 漏了决胜半目
mistake-non-scoring-not-subtracted = 没有减去共有空点的一半
mistake-needs-not-key = 这是取胜所需的子数，不是胜负线
mistake-key-not-needs = 这是胜负线，总子数要超过它
mistake-is-n = 这是 n
mistake-is-n-less-one = 这是 n − 1
mistake-rules-compensate = 此规则有贴还
mistake-compensation-halved = 折了半：只有单方数子和胜负线才折半
mistake-in-zi = 没有乘二：这是胜几子，不是胜几目
mistake-not-doubled = 没有乘二：胜负差（目）是差（子）的两倍
mistake-wrong-winner = 胜方错了
mistake-wrong-winner-not-doubled = 胜方错了，也没有乘二
mistake-wrong-sign = 正负弄反了
mistake-halved-twice = 折半折了两次
mistake-is-total = 这是总子数：空点加活子
mistake-is-stones = 这只是活子
mistake-is-vacant = 这只是空点
mistake-some-are-dead = 有死子
mistake-some-missing = 还有死子没标
mistake-some-alive = 其中有活子
mistake-some-missing-some-alive = 还有死子没标，其中也有活子
mistake-territory-counted = 那是数空点和死子的结果；这里要数活子
mistake-shared-are-filled = 公气要轮流填：只有单数时才剩一口
mistake-even-is-filled = 双数口公气全部填满；单数才剩一口
mistake-not-in-tens = 空点还不是整十的整块
mistake-too-many-handled = 动的子太多
mistake-komi-forgotten = 忘了贴目
mistake-prisoners-forgotten = 忘了提子
mistake-komi-wrong-sign = 贴目的正负弄反了
mistake-one-miscounted = 数错了一子
mistake-ten-miscounted = 数错了十子
mistake-compensation-n-less-one = 这里的贴还是 n，不是 n − 1
mistake-non-scoring-added = 共有空点的一半是减，不是加
mistake-non-scoring-whole = 共有空点只减一半
mistake-tie-breaker-not-halved = 决胜半目没有折半
mistake-doubled-twice = 多乘了二：这里的差就是胜负差
mistake-doubled-early = 已经乘了二：这里问的是差
mistake-added-forgotten = 忘了加上的子
mistake-added-twice = 加上的子数了两遍
mistake-one-side-only = 那种数法只数一方，漏数一点也看不出
mistake-both-sides-counted = 那种数法双方都要数，更费时
mistake-adjustment-needed = 那种数法要自己算贴目、贴还；表里已经算好
mistake-adds-to-total = 单方数子是加到总子数上
mistake-small-territories = 小块的空要一点一点数
mistake-prisoners-count = 数子法不算提子
mistake-dead-points-forgotten = 死子下面的点也要算

## What became of an answer

marked-right = 正确。
marked-near = 答对了：准确结果是 { $right }，相差 { $off } 目。
marked-wrong = “{ $given }”不对，应为“{ $right }”。
marked-wrong-by = “{ $given }”不对，应为“{ $right }”：{ $mistake }。
marked-not-yet = 还不对：{ $mistake }。
try-again = “{ $given }”不对。再试一次。
try-again-after = “{ $given }”不对：{ $mistake }。再试一次。
answer-revealed = 答案是 { $answer }。
answer-it-now = 现在请自己输入这个答案。
no-hint = 这道题没有提示

## Line by line

round-begins = 共 { $count } 题。? 看提示，直接回车跳过，q 退出。
round-question = { $drill }，难度 { $level }
round-question-again = { $drill }，难度 { $level }，再做一次
practice-read = 按回车继续。
round-time = { $seconds } 秒，限时 { $limit } 秒。
round-time-over = { $seconds } 秒，限时 { $limit } 秒：超时。
today-questions = { $count } 题
today-lesson = 第 { $number } 课
today-game = { $size } 一盘
today-over = 今天到此：{ $answered } 题答对 { $right } 题。答错的很快会再出现。
shape-so-far = 空点 { $vacant } · 活子 { $stones } · 已动 { $handled }
steps-to-repeat = 复习 { $count }
round-summary = { $asked } 题答对 { $right } 题。看成绩请用 `shuzi practise stats`。

## Progress

statistics-none = 还没有做过练习：用 `shuzi practise` 开始。
statistics-drill = 题型
statistics-all = 全部
statistics-answers = 答题数
statistics-right = 正确率
statistics-last = 近 20 题
statistics-time = 用时
statistics-best = 最快
statistics-streak = 连对
statistics-trend = 走势
statistics-mistake = 最常见的错误：{ $mistake }
whole-over = 总用时 { $time }；目标 { $aim }。
whole-best-is = 全对的最快纪录：{ $time }。

broken-lesson = 课程 { $name }：{ $why }
