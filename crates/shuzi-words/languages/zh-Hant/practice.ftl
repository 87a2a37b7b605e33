## The drills

drill-halves = 折半：二分之一和四分之一
drill-tens = 十子一堆、十點一塊，再加零頭
drill-key-number = 一局棋的勝負線
drill-handicap = 讓子貼還：n、n − 1 或不貼還
drill-margin = 由總子數和勝負線算勝負差
drill-result = 由雙方總子數判斷誰勝、勝多少
drill-territory = 一塊地的空點數
drill-side = 一方的總子數
drill-dead = 哪些是死子
drill-seki = 雙活裡剩下的共有空點
drill-shape = 把一方的空點做成整十
drill-full = 終局局面的結果
drill-estimate = 看十秒，估勝負
drill-miscount = 找出算錯的一行
drill-hint-halves = 整數和零頭分別取半，再相加。
drill-hint-tens = 先數整十，再數零頭。
drill-hint-key-number = 先取歸本數。使黑方勝負線升高的，會使白方的降低。
drill-hint-handicap = n、n − 1 還是不貼？這種規則是哪一種？
drill-hint-margin = 總子數離勝負線多遠？一方多一子，另一方就少一子。
drill-hint-result = 先用黑減白，再看還要給白多少。
drill-hint-territory = 從上到下一列一列數，記住每次的和。
drill-hint-side = 分兩次數：先空點，後棋子，最後相加。
drill-hint-dead = 哪些棋做不出兩眼，又逃不出去？
drill-hint-seki = 先填眼，再輪流填公氣。
drill-hint-shape = 找快成形的方塊：裡面子少，或旁邊缺口少。
drill-hint-miscount = 用每一行裡寫的數，自己算一遍。
drill-unknown = 沒有名為 `{ $text }` 的練習：請看 `shuzi practise --list`
drill-rules-chinese = 中國規則
drill-rules-aga = AGA 規則
drill-rules-japanese = 日本規則
round-today = 今天的五分鐘
round-mixed = 練習
round-whole = 數一整盤棋（計時）
round-placement = 程度測驗：看您已經會什麼
whole-dead = 死子
whole-territories = 空點
whole-stones = 活子
whole-margin = 勝負差
pool-not-a-position = 第 { $number } 個局面有誤：應寫名稱、貼目、雙方總子數和棋盤

## Answers

answer-none = 無
answer-not-a-number = 請輸入數字，如 184.25、53 或 1/2
answer-not-a-result = 請輸入結果，如 B+3.5、W+0.5，和棋輸入 0
answer-not-stones = 每塊死棋輸入一子，如 C3 F7；沒有就輸入 none
answer-not-points = 輸入每個放子或取子的點，如 C3 F7；沒有就輸入 none
answer-no-stone-at = { $name } 處沒有棋子：每塊死棋輸入一子，如 C3 F7；沒有就輸入 none
answer-missing = 請輸入答案，或按 p 看答案

## What is asked

ask-half-of = { $amount } 的一半是多少？
ask-rectangles = 空點：{ $sizes }（方塊）
ask-piles = 活子：{ $piles } 堆，每堆十子，零頭 { $rest }
ask-points-in-all = 總共多少子？
ask-board = { $size } 棋盤
ask-komi = 貼 { $komi } 目
ask-handicap = 讓 { $stones } 子，貼還 { $stones } 目
ask-tie-breaker = 決勝半目 { $points }
ask-one-non-scoring = 共有空點一個
ask-key-number = { $side }的勝負線是多少？
ask-handicap-giving = 讓 { $stones } 子；規則規定{ $convention-key ->
        [none] 不貼還
       *[other] 貼還 { $convention } 目
    }
ask-handicap-under = 讓 { $stones } 子；{ $rules }
ask-compensation = 黑棋要貼還幾目？
ask-half-compensation = 單方數子要為此從黑棋總子數裡減多少？
ask-key-and-total = { $side }的勝負線 { INZI($key) }，總子數 { $total }
ask-total-is = { $side }的總子數 { $total }
ask-who-wins = 誰勝？勝幾目？
ask-totals = 黑 { $black } 子，白 { $white } 子
ask-one-line-is-wrong = 用勝負線數{ $side }棋，請找出算錯的一行：
ask-line-total = 1. 總子數：空點 { $vacant } + 活子 { $stones } = { INZI($total) }
ask-line-half = 2. { $points } 點的一半：{ INZI($half) }
ask-line-key-black = 3. 勝負線：{ INZI($half) } + { INZI($adjustment) } = { INZI($key) }
ask-line-key-white = 3. 勝負線：{ INZI($half) } − { INZI($adjustment) } = { INZI($key) }
ask-line-margin = 4. 勝負差（目）：（{ INZI($total) } − { INZI($key) }）× 2 = { $margin }
ask-which-line = 哪一行錯了？
ask-shape = 放上或拿掉{ $side }的子，把{ $side }的空點做成十點、二十點等方塊。最多動 { $most } 子；移動一子算一次。
ask-no-position = 沒有找到合適的局面；輸入 0 繼續。
ask-dead-removed = 死子已經清理。
ask-dead-removed-seki-filled = 死子已經清理，雙活已經填好。
ask-seki-filled = 雙活已經填好。
ask-territory = { $vertex } 處{ $side }的這塊地有幾個空點？
ask-total-of = { $side }的總子數是多少（空點 + 活子）？
ask-which-dead = 棋已下完。哪些是死子？
ask-seki-left = 死子已經清理。雙方各自填滿雙活中自己的眼，再輪流填公氣。最後有幾口公氣空著？
ask-even-game = 分先，貼 { $komi } 目；死子已標出。
ask-who-wins-by-area = 用數子法數。誰勝？勝幾目？
ask-estimate = 看 { $seconds } 秒，之後棋子會被遮住。用數子法數，誰勝？大約勝幾目？誤差 { $within } 目以內算對。
ask-whole-total = { $side }：空點 { $vacant } + 活子 { $stones } = { $total }（全盤 { $points }）

## How it is worked out

work-halved = { $amount } ÷ 2 = { $half }
work-piles = { $piles } × 10 + { $rest } = { $stones }
work-sum = { $terms } = { $total }
work-half-of-points = { $points } 點的一半：{ INZI($half) }
work-half-of-adjustment = 貼目、貼還合計，折半：{ INZI($half) }
work-half-of-non-scoring = 減去共有空點的一半：{ INZI($half) }
work-added-for-black = 黑要加上：{ INZI($key) }
work-subtracted-for-white = 白要減去：{ INZI($key) }
work-compensation = { $convention-key ->
        [none] 不貼還
       *[other] 貼還 { $convention } 目
    }，n = { $stones }：{ $points } 目
work-difference = { $total } − { INZI($key) } = { INZI($difference) }
work-doubled = 乘以二：{ $side } { $margin } 目
work-lead = 黑減白：{ $black } − { $white } = { $lead }
work-minus-adjustment = 減去給白的 { $points } 目：{ $lead }
work-minus-komi = 減去貼目 { $komi }：{ $lead }
work-line-total = 第 1 行：{ $vacant } + { $stones } = { $total }
work-line-half = 第 2 行：{ $points } 的一半是 { INZI($half) }
work-line-key = 第 3 行：勝負線是 { INZI($key) }
work-line-margin = 第 4 行：勝負差是 { $margin } 目
work-choose-folder = 請換一個存有終局棋譜的資料夾
work-by-rows = 從上到下逐列數：{ $rows } = { $points }
work-total = 空點 { $vacant } + 活子 { $stones } = { $total }
work-shape-rectangle = 其中一塊：{ $from } 至 { $to }。
work-shape-plan = 最少動 { $handled } 子
work-shape-changes = 放子或取子的點：{ $points }
work-shape-sum = 空點 { $vacant }，活子 { $stones }：共 { $total }
work-dead = 死子：{ $answer }
work-dead-inside = { $stones }：在{ $side }的 { $points } 點之中；想做兩眼，{ $side }都有應手
work-played-out = { $stone }由{ $side }先走：{ $moves }
work-lives = { $eyes ->
        [1] { $stone } 是活棋：{ $places } 處的地能做兩眼
       *[other] { $stone } 是活棋：兩眼在 { $places }
    }
move-pass = 虛手
work-shared = 公氣：{ $places }（{ $shared } 口）；剩 { $left } 口

## Mistakes

mistake-not-halved = 沒有折半
mistake-doubled = 應該折半，卻乘以二
mistake-half-too-much = 多了 0.5
mistake-half-too-little = 少了 0.5
mistake-fraction-dropped = 漏了二分之一或四分之一
mistake-ten-too-few = 少了十
mistake-ten-too-many = 多了十
mistake-one-too-few = 少了一
mistake-one-too-many = 多了一
mistake-remainder-forgotten = 忘了零頭
mistake-vacant-forgotten = 忘了空點
mistake-stones-forgotten = 忘了活子
mistake-row-missed = 漏了一列
mistake-other-side = 這是另一方的數
mistake-fill-forgotten = 漏了填雙活的子
mistake-adjustment-not-halved = 貼目、貼還沒有折半
mistake-adjustment-halved = 貼目、貼還折半了：只有單方數子和勝負線才折半
mistake-adjustment-wrong-sign = 貼目、貼還的正負弄反了
mistake-adjustment-left-out = 漏了貼目、貼還
mistake-tie-breaker-left-out = 漏了決勝半目
mistake-non-scoring-not-subtracted = 沒有減去共有空點的一半
mistake-needs-not-key = 這是取勝所需的子數，不是勝負線
mistake-key-not-needs = 這是勝負線，總子數要超過它
mistake-is-n = 這是 n
mistake-is-n-less-one = 這是 n − 1
mistake-rules-compensate = 此規則有貼還
mistake-compensation-halved = 折半了：只有單方數子和勝負線才折半
mistake-in-zi = 沒有乘以二：這是勝幾子，不是勝幾目
mistake-not-doubled = 沒有乘以二：勝負差（目）是差（子）的兩倍
mistake-wrong-winner = 勝方錯了
mistake-wrong-winner-not-doubled = 勝方錯了，也沒有乘以二
mistake-wrong-sign = 正負弄反了
mistake-halved-twice = 折半了兩次
mistake-is-total = 這是總子數：空點加活子
mistake-is-stones = 這只是活子
mistake-is-vacant = 這只是空點
mistake-some-are-dead = 有死子
mistake-some-missing = 還有死子沒標
mistake-some-alive = 其中有活子
mistake-some-missing-some-alive = 還有死子沒標，其中也有活子
mistake-territory-counted = 那是數空點和死子的結果；這裡要數活子
mistake-shared-are-filled = 公氣要輪流填：只有單數時才剩一口
mistake-even-is-filled = 公氣是雙數就全部填滿；單數才剩一口
mistake-not-in-tens = 空點還沒有做成整十的方塊
mistake-too-many-handled = 動的子比需要的多
mistake-komi-forgotten = 忘了貼目
mistake-prisoners-forgotten = 忘了提子
mistake-komi-wrong-sign = 貼目的正負弄反了
mistake-one-miscounted = 數錯了一子
mistake-ten-miscounted = 數錯了十子
mistake-compensation-n-less-one = 這裡的貼還是 n，不是 n − 1
mistake-non-scoring-added = 共有空點的一半是減，不是加
mistake-non-scoring-whole = 共有空點只減一半
mistake-tie-breaker-not-halved = 決勝半目沒有折半
mistake-doubled-twice = 多乘了二：這裡的差就是勝負差
mistake-doubled-early = 已經乘了二：這裡問的是差
mistake-added-forgotten = 忘了加上的子
mistake-added-twice = 加上的子數了兩遍
mistake-one-side-only = 那種數法只數一方，漏數一點也看不出來
mistake-both-sides-counted = 那種數法雙方都要數，更費時
mistake-adjustment-needed = 用那種數法要自己算調整；表裡已經算好了
mistake-adds-to-total = 單方數子是把它加到總子數上
mistake-small-territories = 小塊的地要一點一點數
mistake-prisoners-count = 數子法不算提子
mistake-dead-points-forgotten = 死子下面的點也要算

## What became of an answer

marked-right = 正確。
marked-near = 答對了：準確結果是 { $right }，相差 { $off } 目。
marked-wrong = 「{ $given }」不對，應為「{ $right }」。
marked-wrong-by = 「{ $given }」不對，應為「{ $right }」：{ $mistake }。
marked-not-yet = 還不對：{ $mistake }。
try-again = 「{ $given }」不對。再試一次。
try-again-after = 「{ $given }」不對：{ $mistake }。再試一次。
answer-revealed = 答案是 { $answer }。
answer-it-now = 現在請自己輸入這個答案。
no-hint = 這一題沒有提示

## Line by line

round-begins = 共 { $count } 題。? 看提示，直接按 Enter 跳過，q 離開。
round-question = { $drill }，難度 { $level }
round-question-again = { $drill }，難度 { $level }，再做一次
practice-read = 按 Enter 繼續。
round-time = { $seconds } 秒，限時 { $limit } 秒。
round-time-over = { $seconds } 秒，限時 { $limit } 秒：逾時。
today-questions = { $count } 題
today-lesson = 第 { $number } 課
today-game = { $size } 一盤
today-over = 今天到此為止：{ $answered } 題答對 { $right } 題。答錯的很快會再出現。
shape-so-far = 空點 { $vacant } · 活子 { $stones } · 已動 { $handled }
steps-to-repeat = 複習 { $count }
round-summary = { $asked } 題答對 { $right } 題。看成績請用 `shuzi practise stats`。

## Progress

statistics-none = 還沒有做過練習：用 `shuzi practise` 開始。
statistics-drill = 題型
statistics-all = 全部
statistics-answers = 答題數
statistics-right = 答對率
statistics-last = 近 20 題
statistics-time = 用時
statistics-best = 最快
statistics-streak = 連對
statistics-trend = 趨勢
statistics-mistake = 最常見的錯誤：{ $mistake }
whole-over = 總用時 { $time }；目標 { $aim }。
whole-best-is = 全對的最快紀錄：{ $time }。

broken-lesson = 課程 { $name }：{ $why }
