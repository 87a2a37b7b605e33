# Terms: sure: 數子法, 數目法, 數子, 做棋, 目, 子, 地, 空點, 活子, 死子, 提子, 氣, 公氣, 眼, 雙活, 單官, 虛手, 貼目, 分先, 讓先, 讓子棋, 讓子, 和棋, 總子數, 歸本數, 勝負差, 棋罐, 棋譜; waiting for a native reader: 塊棋 (chain), 共有空點, 虛手子, 貼還, 決勝半目, 勝負線
## Lines of a worksheet, and settings

label-vacant = 空點
label-stones = 活子
label-total = 總子數
label-komi = 貼目
label-tie-breaker = 決勝半目
label-compensation = 讓子貼還
label-non-scoring = 共有空點
label-adjusted = 調整後子數
label-half-count = 歸本數
label-adjusted-half-count = 調整後歸本數
label-key-number = 勝負線
label-difference = 差（子）
label-margin = 勝負差（目）
label-size = 棋盤
label-rules = 規則
label-game = 對局
label-handicap = 讓子
label-method = 方法
label-side = 數哪一方
label-dead-stones = 死子

## What keys do

help-next = 確認並繼續
help-back = 返回上一步
help-fill-dame = 輪流收單官
help-palette = 所有操作，依名稱尋找
help-handicap = 讓子與貼目
help-handicap-counting = 數子法或數目法
help-rank-black = 黑方升一級
help-rank-black-back = 黑方降一級
help-rank-white = 白方升一級
help-rank-white-back = 白方降一級
help-undo = 復原
help-redo = 重做
help-settings = 貼目、讓子、規則等
help-finish = 直接看結果
help-method = 換一種方法
help-side = 數另一方
help-verify = 兩方都數來核對
help-swap = 棋盤或文字（小螢幕）
help-help = 此畫面的所有按鍵
help-quit = 離開（自動儲存進度）
help-change = 下一個值
help-change-back = 上一個值
help-up = 上
help-down = 下
help-scroll-up = 向上捲動
help-scroll-down = 向下捲動
help-left = 左
help-right = 右
help-erase = 刪除上一個輸入
help-toggle = 標記這塊棋或這口氣
help-next-chain = 下一塊棋
help-previous-chain = 上一塊棋
help-ten = 加十：一個方塊或一堆
help-sheet = 各種對局的勝負線
help-sheet-profile = 下一種規則
help-sheet-profile-back = 上一種規則
help-sheet-komi = 貼目加半目
help-sheet-komi-back = 貼目減半目
help-sheet-size = 下一種棋盤
help-sheet-size-back = 上一種棋盤
help-export = 將此表存成 PDF
help-rearrange = 示範怎麼做棋
help-handle = 下一子
help-handle-back = 上一子
help-handle-all = 全部擺好
help-handle-none = 回到開始
help-play = 自動逐子示範；再按停止
help-compare = 本局在各種規則下的結果
help-look = 配色、符號、語言
help-mouse = 開啟或關閉滑鼠
help-copy = 複製結果
help-save-result = 儲存結果：純文字、Markdown、JSON、SGF
help-keep-look = 儲存這些設定
help-edit = 擺入局面
help-example = 跟著例子數一遍
help-count-it = 數這盤棋
help-leave-empty = 空點（. 也可）
help-next-row = 下一列
help-flood-black = 這片空地歸黑
help-flood-white = 這片空地歸白
help-save-it = 在此存成新檔案
help-suspend = 暫停（fg 可恢復）
help-turn-page = 下一頁
help-turn-back = 上一頁
help-begin = 開始
help-harder = 題目難一點
help-easier = 題目簡單一點
help-figures = 您的成績
help-clock = 顯示或隱藏時間
help-answer = 回答
help-hint = 提示
help-pass = 看答案
help-go-on = 繼續
help-again = 再來一次
help-close = 關閉
help-leave = 離開
help-stay = 不離開
help-resume = 接著數
help-afresh = 重新數；沒數完的保留
help-another = 另一盤；沒數完的保留

## The same in a word

footer-next = 繼續
footer-back = 返回
footer-fill-dame = 收單官
footer-handicap-counting = 計算法
footer-rank-black = 黑方
footer-rank-white = 白方
footer-undo = 復原
footer-settings = 設定
footer-another = 另一盤
footer-finish = 結果
footer-method = 方法
footer-side = 換邊
footer-verify = 核對
footer-help = 說明
footer-quit = 離開
footer-change = 變更
footer-change-back = 變更
footer-erase = 刪除
footer-toggle = 標記
footer-next-chain = 下一塊
footer-ten = +10
footer-rearrange = 做棋
footer-compare = 各規則
footer-copy = 複製
footer-save-result = 儲存
footer-keep-look = 儲存
footer-edit = 擺棋
footer-example = 例子
footer-count-it = 數子
footer-leave-empty = 空點
footer-next-row = 換列
footer-flood-black = 歸黑
footer-flood-white = 歸白
footer-save-it = 儲存
footer-turn-page = 翻頁
footer-down = 選擇
footer-swap = 棋盤
footer-harder = 難度
footer-easier = 難度
footer-hint = 提示
footer-pass = 看答案
footer-handle = 下一子
footer-handle-back = 上一子
footer-handle-all = 最後
footer-handle-none = 開頭
footer-play = 自動
footer-sheet = 勝負線
footer-sheet-profile = 規則
footer-sheet-komi = 貼目
footer-sheet-komi-back = 貼目
footer-sheet-size = 大小
footer-export = PDF

## Why a line of a worksheet is there

why-komi = 黑棋先行有利，所以要給白棋貼目。
why-tie-breaker = 給白棋半目，使不貼目的對局也能分出勝負。
why-compensation = 數子法中，每個讓子本身也算一子，所以黑棋要貼還給白棋。
why-non-scoring = 雙方活棋之間的空點，各得一半。
why-adjusted = 所數一方加減貼目、貼還等之後的子數。
why-half-count = 棋盤總點數的一半，勝負以此為準。
why-adjusted-half-count = 除去共有空點，其餘點數的一半。
why-key-number = 子數超過它為勝，不足為負。
why-difference = 比它多幾子，就勝幾子。一方多一子，對方就少一子……
why-margin = ……所以勝負差的目數是子數的兩倍。
why-margin-full = 雙方的子數各減去對方的子數：得正數的一方勝。

## The steps of a count

step-setup =
    .title = 要數的對局
    .do = 請核對設定。
    .why = 細棋的勝負取決於貼目、讓子和貼還：先確認，再數子。
    .enter = Enter：開始數子。
step-finish =
    .title = 棋下完了嗎？
    .do = 雙方都已虛手，單官也輪流收完了嗎？這時才看到的單官就空著，請記住它。死子放回各自的棋罐，提子放回原主的棋罐。
    .why = 死子和提子都不計。哪些是死子須雙方同意；意見不一就繼續下。
    .enter = Enter：好了。
step-dead =
    .title = 清理死子
    .do = Tab 逐塊查看死子和不確定的子。空白鍵只改游標下那一塊的標記。
    .why = 無法避免被提的子是死子，須雙方同意；意見不一就繼續下，用實戰解決。
    .enter = 空白鍵標記，Enter 繼續。
step-seki =
    .title = 填雙活
    .do = 雙方各自填滿雙活中自己的眼，再輪流填公氣。最後若剩一口單數公氣，就空著。
    .why = 雙活中誰也不能先動手，誰也沒有圍成地：填滿之後才好數。
    .enter = 空白鍵切換由哪一方填，Enter 繼續。
step-non-scoring =
    .title = 有雙活嗎？
    .do = 如果有，雙方先各自填滿自己的眼，假眼也填。再輪流填公氣，一人一口。最後剩下的單數公氣空著；若兩處雙活各剩一口，雙方各填一口。
    .why = 空著的點不歸任何一方，雙方各得半子。
    .enter = 空著的點有幾個（含後來看到的單官）？直接按 Enter：沒有。
step-side =
    .title = 數哪一方？
    .do = 數{ $side }棋。選好數的一方。
    .why = 之後可以拿掉另一方的棋子，好空出地方。拿掉後，那一方的空點就沒法數了。
    .enter = o：換另一方；y：兩方都數，用來核對。Enter：開始數。
step-vacant =
    .title = { $side }：空點
    .do = 做棋：移動{ $side }棋的子，也可以從棋罐加子或放回棋罐，把{ $side }棋的地做成十、二十的方塊，再數空點。
    .why = 空點和子都算一子，所以在自己的地裡移動棋子，總子數不變。
    .enter = 逐塊輸入，如 12+20；按 t 加十。
step-stones =
    .title = { $side }：活子
    .do = 把{ $side }子每十個擺成一堆。盤上的活子全都要數，地裡面的也算。
    .why = 數子法中，每個活子算一子。
    .enter = 每十個按 t，然後輸入零頭。
step-leftover =
    .title = 總數對嗎？
    .do = 兩方都數完了。加上空著的點，應當正好是整個棋盤。
    .why = 差一個，也許那一點誰也不得。差十個，多半漏了一堆。
    .enter = 有幾個點不歸任何一方？直接按 Enter：和剛才一樣。
step-total =
    .title = 總子數
    .do = 空點加活子就是總子數。
    .why = 接下來拿總子數跟要超過的數相比，算出勝負。
    .enter = Enter：計算勝負。
step-work =
    .title = 逐行計算勝負
    .enter = Enter：下一行。f：直接看結果。
step-result =
    .title = 結果

## The screen

keys = 按鍵
sign-stones = 黑子和白子
sign-dead = 死子
sign-vacant = 空點
sign-filled = 數子時填上的點
sign-must-fill = 必須補的點
sign-nobody = 共有空點
side-needs = { $side }勝需
you-counted = 您數{ $side }棋為 { $own }；以盤上的 { $used } 為準。
sum-counted = { $side }，您數的：{ $vacant } + { $stones } = { $total }
sum-board = { $side }，盤上：{ $vacant } + { $stones } = { $total }
these-differ = 兩者不符：請重數{ $side }棋，或核對死子。
not-certain = 有 { $stones } 個子的死活不確定，請核對。
enter-keeps = （Enter 保留 { $count }）
note = 注意：{ $text }。
none = 無
no-stones = 無
type-one = 請輸入
both = 雙方
game-even = 分先
game-no-komi = 讓先
game-handicap = 讓子棋
gives-points = { $convention } = { $points } 目
side-black = 黑
side-white = 白
won-level = 子數相等，依此規則{ $side }勝：{ $code }
method-full = 雙方全數
method-half = 單方數子
method-simplified = 單方數子（簡化）
method-key = 勝負線
real-board = 棋盤 { $size }
live-marked = 即時：依目前標記
live-counted = 即時：數到現在
live-between = 勝負差還在
live-and = { $low } 與 { $high } 之間
live-by = { $side }領先 { $points } 目（{ ZI($points) } 子）
live-needs = { $side }需 { $needs } 子{ $tie }（勝負線 { INZI($key) }）
live-ties = ，{ $tie } 子和棋
live-has = { $side }有 { $count } 子
live-so-far = { $side }目前 { $count } 子
live-enough = { $has }：剛好夠
live-few = { $has }：差 { $points } 子
live-to-go = { $has }：還差 { $points } 子
live-spare = { $has }：多 { $points } 子
check-by = 用{ $method }驗算：{ $outcome }。
verify-offer = 只數了{ $side }方。o：再數{ $other }方來核對。
verify-both = 兩方都數：拿掉棋子之前，先數{ $other }棋的空點。
other-key = { $side }的勝負線 { INZI($key) }，需 { $needs } 子。
left-out = （此法不計決勝半目：{ $outcome }）
chain-is = { $at }，{ $side }（{ $stones }）：{ $verdict }
preview = 目前標為{ $is }。若{ $other }：{ $now } → { $then }
preview-same = 目前標為{ $is }。若{ $other }：仍為 { $now }
no-komi-known = 此規則沒有規定貼目：用 + 和 − 設定。
in-hand = > 正在數的對局
own-way = 做棋可以有別的擺法：空點和子都算一子，總子數不變。
how-to-handle = 大寫字母處的子移到同一字母的小寫處；− 放回棋罐，+ 從棋罐取。
take-board = 按 Enter 採用盤上的數：
recount = Esc：返回重數。
line-subtracted = { $whole } ÷ 2 = { $half }：因為數的是{ $side }方，所以減去（數{ $other }方則加上）。
line-added = { $whole } ÷ 2 = { $half }：因為數的是{ $side }方，所以加上（數{ $other }方則減去）。
how-to-set = ↑ ↓ 選擇，← → 變更，或輸入數字。
look-at = 死活不確定，請核對（Tab）：
dead-proposed = { $stones ->
        [0] shuzi 沒有找到死子。
       *[other] shuzi 標記了 { $stones } 個死子。
    }
dead-marked = { $stones ->
        [0] 沒有標記死子。
       *[other] 已標記 { $stones } 個死子。
    }
quit-question = 要離開嗎？進度會儲存，下次可以接著數。
quit-unsaved = 要離開嗎？進度沒能儲存，離開就會遺失。
resume-where = 第 { $at } 步，共 { $all } 步；棋盤上 { $stones } 個子。
resume-question = 這盤棋上次沒有數完。接著數嗎？
another-question = 有一盤 { $size } 沒數完。這是另一盤棋嗎？兩盤都保留。
too-small = 太小
save-title = 儲存結果
save-text = 純文字
save-md = Markdown
save-json = JSON
save-diagram = 文字棋圖（. X O）
save-sgf = SGF（含 RE、TB、TW）
save-png = 棋盤圖片（.png）
save-svg = 棋盤圖片（.svg）
welcome = 第一次用？按 x 跟著例子數一遍，按 b 擺入局面，按 Enter 數桌上這盤棋。
ruler-key = 直線對齊了嗎？沒有請按 a
edit-title = 擺入局面
edit-how = 逐列輸入：x 放黑子，o 放白子，. 或空白鍵為空點。前加數字表示重複：5x 為五個黑子。Tab 換列，Backspace 退回。
edit-more = b、w：游標所在的空地歸黑或歸白。點一下放子；貼上棋圖即可載入。
edit-row = 第 { $row } 列：還剩 { $left } 點。
look-title = 外觀
look-theme = 配色
look-glyphs = 符號
look-language = 語言
look-mouse = 滑鼠
on = 開
off = 關
ruler = 直線對齊了嗎？沒有請換符號。
compare-results = 結果
compare-difference = 差別原因
compare-compensation = 讓子貼還
compare-procedures = 數目法
practise = 練習
lessons = 課程
practice-today = 今天：{ $answers } 題，連續 { $days } 天
practice-longest = （最長 { $days } 天）
practice-first-day = 歡迎：每天五分鐘就夠
drills = 練習，難度 { $level }（← →）
done = 完成
come-back = { $count } 題該複習
whole-best = 最快 { $time }
whole-aim = 目標 { $time }
glance-over = 時間到：棋子已遮住。
question = 題
once-more = （上次答錯）
hint = 提示：
round-over = { $answered } 題答對 { $right } 題。答錯的題過幾天會再出現。
placement-over = { $answered } 題答對 { $right } 題：答對的課程已記為學完。
no-figures = 還沒有做過練習。Esc：返回並開始練習。
chart-answers = 第 { $first } 至 { $last } 題
chart-right = { $drill }：每十題對幾題
chart-time = { $drill }：用時
won = { $side }勝 { $points } 目（{ ZI($points) } 子）：{ $code }
won-tie = 和棋（0）
result-black = 黑勝 { $points } 目
result-white = 白勝 { $points } 目
result-tie = 和棋
list-separator = ，

## The live panel's checks

live-open = 還沒有數
live-unknown-sum = 雙方子數相加不等於棋盤的點數：請重數
live-range = { $low } … { $high }
check-holds = 相符 – { $text }
check-fails = 不符 – { $text }
check-sum = 合計：{ $terms } = { $points }，正好是整個棋盤
check-sum-short = 合計：{ $terms } = { $sum }，比 { $points } 少 { $short }
check-sum-over = 合計：{ $terms } = { $sum }，比 { $points } 多 { $over }
check-parity-even = 奇偶：雙方總子數之差 { $difference } 應為雙數
check-parity-odd = 奇偶：雙方總子數之差 { $difference } 應為單數

## Remarks to the player

remark-nothing-to-undo = 沒有可復原的
remark-undo-returns = 下一盤；按 u 回到上一盤
remark-nothing-to-redo = 沒有可重做的
remark-no-stone-here = 這裡沒有子：請先移到死子上
remark-no-path-pasted = 貼上的不是檔案路徑；按 b 後可貼上棋圖
remark-not-pasted = 貼上的不是棋圖：{ $place }：{ $why }
remark-paste-refused = 這裡只能貼上數字；棋圖請按 b 後貼上
remark-no-dame = 沒有單官了
remark-border-open = { $place } 的邊界沒有封住：先下完，這不只是單官
remark-dame-filled-by = 已收：{ $side } { $places }；按 u 復原
remark-dame-filled = 已輪流收單官：黑 { $black }，白 { $white }；按 u 復原
remark-not-in-seki = 這裡不是雙活的氣，也不是雙活的眼
remark-method-needs-side = { $method }還要數這一方；按 u 回到結果
remark-not-a-whole-number = `{ $text }` 不是整數：請輸入像 12+20 的算式
remark-too-large = 太大，任何棋盤都沒有這麼多
remark-own-size = 棋盤大小以棋譜為準
remark-no-rules = 沒有名為 `{ $text }` 的規則
remark-choose-game = 請選 `even`（分先）、`no-komi`（讓先）或 `handicap`（讓子棋）
remark-not-stones = 請輸入讓子數
remark-side-not-counted = 這一方還沒有數
remark-type-count = 請輸入您數的個數（沒有就輸入 0）
remark-more-than-board = { $number } 比棋盤的 { $points } 點還多：請重數
remark-not-in-a-number = `{ $sign }` 不能用在數字裡：請輸入像 12+20 的算式
remark-entry-full = 放不下了：請按 Enter 確認，或按 Backspace 修改
remark-more-than-left = { $number } 超過了剩下的 { $left } 點（{ $points } 點中已數 { $counted } 點）：請重數，或按 Esc 修改前面的數
remark-board-full = 兩邊的數已填滿棋盤，沒有剩下的點。請輸入 0，或按 Esc 重數
remark-whose = { $black } + { $white }：總數對，但黑白反了也一樣對。黑棋是 { $black } 嗎？Enter：是。Esc：不是
remark-smaller-board = { $here } 上數得 { $total }，差距太大，但正合 { $size }。如果是 { $size }，請按 s 改；{ $here } 沒錯就再按 Enter
remark-many-non-scoring = 有 { $count } 個共有空點？多數對局沒有或只有一個。沒錯的話請再按 Enter
remark-too-many-non-scoring = { $count } 個共有空點太多了：請輪流收完單官，再數剩下的
remark-points-missing = 黑 { $black } + 白 { $white } = { $sum }，不是 { $points }：有 { $missing } 點兩邊都沒數到。若雙方都不能得，請輸入 { $missing }；否則按 Esc 重數
remark-points-short = 黑 { $black } + 白 { $white } = { $sum }，不是 { $points }：少了 { $missing }。是不是漏了一堆十個？按 Esc 重數
remark-verified = 已核對：{ $terms } = { $points }
remark-well-counted = 共 { $have } 子，與盤上相符：數對了，怎麼擺都一樣
remark-missing = 您數的是 { $have }，盤上是 { $is }：少了 { $missing }，請重數
remark-too-many = 您數的是 { $have }，盤上是 { $is }：多了 { $extra }，請重數
remark-not-counted = 還沒有數：請按 Enter 繼續
remark-no-komi = 規則 { $rules } 沒有規定這種對局的貼目：請在設定的貼目一欄輸入
remark-count-first = 請先數子
remark-needs-position = 做棋方案要有局面：請開啟棋譜檔
remark-position-kept = 局面已保留：按 b 繼續擺
remark-no-stones = 盤上還沒有子
remark-rows-empty = 還有 { $rows } 行沒有子。再按 Enter 就按現在的樣子數棋。
remark-nothing-due = 今天沒有要複習的：答錯的題以後會出現在這裡
remark-mouse-on = 滑鼠：開
remark-mouse-off = 滑鼠：關

## More of the screen

editor-stones = 黑 { $black } + 白 { $white }
stones-with-vacant = { $stones }（+ 空點 { $vacant } = { $total }）
plan-title = { $side }：做棋
plan-next = 第 { $number } 子，共 { $all } 子：{ $what }
plan-done = { $what }，已完成
plan-left = 空點 { $vacant } + 活子 { $stones } = { $total }
plan-sum = { $vacant } + { $stones } = { $total }，不變
scroll-more = j ↓ 還有
key-enter = Enter
key-space = 空白鍵
key-esc = Esc
key-tab = Tab
key-backspace = Backspace
key-ctrl = Ctrl

## Line by line (--plain)

plain-step = 第 { $at } 步，共 { $all } 步。{ $title }
plain-setting = { $label }（`{ $name }`）：{ $value }
plain-setting-from = { $label }（`{ $name }`）：{ $value }（{ $from }）
plain-dead = 死子：{ $stones }
plain-uncertain = 死活不確定，請核對（{ $count } 子）：{ $stones }。
plain-fills = { $side }填：{ $points }
plain-left = 空著：{ $points }
plain-count = { $side }：{ $count }
plain-line = { $name }，{ $side }：{ $amount }
plain-check = 用{ $method }驗算：
plain-margin = 勝負：{ $result }
plain-margin-between = 勝負差在 { $low } 與 { $high } 之間
plain-margin-unknown = 勝負差不明：{ $why }
plain-short = { $side }有 { $count } 子，差 { $points } 子
plain-to-go = { $side }有 { $count } 子，還差 { $points } 子
plain-spare = { $side }有 { $count } 子，多 { $points } 子
plain-check-holds = 核對相符：{ $text }
plain-check-fails = 核對不符：{ $text }
plain-help = 直接按 Enter 繼續。指令：`back`、`undo`、`redo`、`result`、`quit`。
plain-help-settings = 隨時可改的設定：`komi 6.5`、`handicap 3`、`compensation n-1`、`rules aga`、`tie-breaker none`、`game no-komi`、`method key`、`side white`、`size 13`。
plain-not-a-number = `{ $text }` 不是數字：請輸入像 12+20 的算式
plain-at-result = 請輸入 `method NAME` 或 `side black|white`，或按 Enter 結束
plain-not-understood = 這裡不能用 `{ $text }`：按 Enter 繼續，或輸入 `help`
plain-at-vertex = { $name }：{ $why }
plain-ask-setup = 可以變更設定（如 `komi 6.5`），或按 Enter 開始。
plain-ask-dead = 每塊死棋輸入一子（如 `C3 D7`），或按 Enter 繼續。
plain-ask-seki = 輸入一個點，改由另一方填；或按 Enter 繼續。
plain-ask-non-scoring = 剩幾個？直接按 Enter：沒有。
plain-ask-board-count = 請輸入您數的個數（如 `12+20`），或按 Enter 採用盤上的數。
plain-ask-count = 請輸入您數的個數，如 `12+20`（`t` 加十）。
plain-ask-side = `side white`、`verify`（兩方都數），或按 Enter 開始數。
plain-ask-next = 按 Enter 繼續，或輸入 `result` 直接看結果。
plain-verify = 只數了{ $side }方：輸入 `verify` 再數{ $other }方來核對。
plain-ask-result = `method half`、`side white`、`back`，或按 Enter 結束。

## Where values come from, and what else the first screens say

source-option = 選項
source-player = 您設定的
source-file = 棋譜，{ $place }
source-profile = 規則
source-profile-other-size = 規則（19×19 的值）
source-settings = 設定檔
source-last-used = 與上次相同
source-default = 預設
convention-n = n
convention-n-1 = n-1
convention-none = 無
round-all-drills = 各種題，弱項優先
round-missed = 複習錯題

## The first screen

home-question = 誰贏了，贏多少？
home-table = 數桌上這盤棋
home-file = 開啟棋譜或照片
home-position = 擺入局面
home-example = 學習：數一個例子（2 分鐘）
home-practise = 練習
home-sheet = 勝負線表
home-compare = 用各種規則算同一局
home-handicap = 讓子與貼目
home-unfinished = 沒數完的
home-recent = 最近
home-usual = { $rules } · { $size } · 貼目 { $komi } · { $method }
home-step = { $what }：第 { $at } 步，共 { $all } 步
home-no-files = 這裡沒有棋譜檔。
home-players = { $black }（黑）–{ $white }（白）
home-recorded = 棋譜所記：{ $result }
footer-choose = 選擇
help-choose = 從這裡開始
footer-open-file = 開啟
help-open-file = 開啟棋譜檔
help-practise = 練習
footer-resume-count = 繼續
help-resume-count = 接著數沒數完的棋
footer-open = 開啟
help-open = 開啟
footer-folder-above = 上一層
help-folder-above = 上一層資料夾
footer-next-game = 下一局
help-next-game = 數下一局
footer-leave = 離開
footer-pick-rules = 規則
help-pick-rules = 從清單中選擇規則
no-such-rules = 沒有這個名稱的規則
picker-about = { $scoring } · 貼目 { $komi } · 讓子貼還 { $convention }
remark-unusual-komi = 貼目 { $komi }？沒錯的話請再按 Enter
remark-unusual-handicap = 讓 { $stones } 子？沒錯的話請再按 Enter
remark-turn-setting = 用 ← → 變更
remark-count-dropped = 換了棋盤：數過的數字已清除（按 u 恢復）
remark-numbers-dropped = 標記改變了棋盤：取自棋盤的數已清除（按 u 恢復）
remark-komi-stays = 貼目仍為您設定的 { $komi }
remark-both-sides = 這種方法本來就數雙方
remark-nothing-unfinished = 沒有沒數完的棋
remark-no-file-of-table = 這是桌上的棋盤：沒有檔案可開
many-left = 有 { $points } 點兩邊都沒數到。通常沒有或只有一個：不確定請重數。
large-margin = 差距很大：請核對數字和貼目。
not-settled = 還沒確定：不能說誰贏。
unsettled-rules = { $rules } 規則除了子空，還要計提子、虛手或最後一手等。這裡不知道這些，所以不說誰贏。
unsettled-stones = 這些子的死活可能決定勝負，請雙方同意是否為死子：{ $places }
unsettled-points = 有 { $points } 點不歸任何一方，可能決定勝負：請收完單官，或檢查死子。
unsettled-one-side = 差距這麼大多半是數錯了：請檢查棋盤大小、數字和貼目，並數另一方。
home-no-match = 沒有符合的名稱。
resume-step = 第 { $at } 步，共 { $all } 步。

## What each setting is

about-size = 19×19、13×13、9×9，也可輸入其他大小。
about-game = 分先要貼目；讓先只是黑先下；讓子棋開局時盤上已有子。
about-komi = 白棋後下，所得的補償。
about-tie-breaker = 打平時決定勝負的半目，與貼目分開顯示。
about-handicap = 開局時盤上的黑棋讓子。
about-compensation = 數子法中白棋因讓子所得：n 目、n − 1 目或沒有。開局前要說好：它會改變勝負。
about-method-full = 雙方都數，再比較。最穩當：兩邊合起來必須正好是整個棋盤，數錯就看得出來。
about-method-half = 只數一方，跟棋盤的一半比。省一半工夫。
about-method-simplified = 單方數子，但共有空點改從歸本數中減去。結果相同，算式更簡單。
about-method-key = 只看一個數，牆上的表裡就有：數一方，比一下就好。最快。
about-side = 數比較好數的一方：地整齊、要移的子少。結果一樣。

## Words of counting

looking-for-dead = 正在找死子……
handicap-title = 讓子
handicap-no-ranks = 按 b、w 選雙方的級段位（B、W 調低）
phase-setup = 設定
phase-dead = 死子
phase-count = 數子
phase-result = 結果
palette-title = 要做什麼？
palette-none = 沒有這樣的操作。
glossary = 用語
glossary-area = 面積
    .means = 子和圍住的空點合在一起
glossary-territory = 地
    .means = 只算圍住的空點，減去被提的子
glossary-vacant = 空點
    .means = 屬於一方的空點
glossary-dame = 單官
    .means = 雙方活棋之間的空點：數子前收完
glossary-seki = 雙活
    .means = 雙方都沒有兩眼而共活的棋
glossary-non-scoring = 共有空點
    .means = 雙方都不能得的點，如雙活中剩下的單數公氣
glossary-dead = 死子
    .means = 無法避免被提的子，要從盤上拿掉
glossary-prisoners = 提子
    .means = 被提的子；數子法不計
glossary-adjustment = 調整
    .means = 貼目、決勝半目和貼還之和
glossary-half-count = 歸本數
    .means = 棋盤點數的一半：19×19 為 180.5
glossary-key-number = 勝負線
    .means = 超過它為勝，不足為負
glossary-zi = 子
    .means = 以子計算的單位：一子等於兩目
glossary-compensation = 讓子貼還
    .means = 因讓子給白的目數：n、n − 1 或沒有
glossary-teire = 補棋
    .means = 單官收完後，自己地裡必須補的棋
glossary-bent-four = 盤角曲四
    .means = 角上的曲四：日本規則判死；數子法可以實際下，沒有損失
glossary-group-tax = 還棋頭
    .means = 每塊棋扣兩目，古代數子法就是如此
glossary-false-eye = 假眼
    .means = 看似眼而不是眼的空點：雙活中由所屬一方填上
glossary-total = 總子數
    .means = 一方的空點加子
glossary-possible = 可得點數
    .means = 棋盤的點除去共有空點
glossary-tie-breaker = 決勝半目
    .means = 不貼目的棋給白方的半目，免得和棋；不是貼目
glossary-adjusted = 調整後子數
    .means = 計入貼目、半目和貼還後的總子數
glossary-margin = 勝負差
    .means = 勝方多幾目

# A photograph of the board.
help-next-doubt = 下一個不確定的點
help-previous-doubt = 上一個不確定的點
help-as-read = 此點無誤
help-turn = 轉動棋盤
help-mirror = 左右翻轉
footer-next-doubt = 下一疑點
footer-previous-doubt = 上一疑點
footer-as-read = 無誤
footer-turn = 轉動
footer-mirror = 翻轉
photo-board = 照片 { $size }
put-in-board = 局面 { $size }
example-board = 例子
photo-title = 與棋盤核對
photo-all-clear = 沒有不確定的點。請再核對一遍，然後按 Enter。
photo-left = 有 { $points } 個點不確定。
photo-how = x 黑，o 白，. 空；此點無誤就按空白鍵。Tab 到下一個疑點，Enter 開始數棋。
photo-here = 照片上 { $place } 附近：
remark-doubts-left = { $points ->
    [0] 整個棋盤都核對過了嗎？按 Enter 開始數棋。
   *[other] 還有 { $points } 個點不確定（按 Tab 查看）。再按 Enter 就按現在的樣子數棋。
}
