## Numbers and names that cannot be read

amount-empty = 沒有輸入：請輸入數字，如 7.5 或 7 1/2
amount-not-a-number = 不是數字：請寫成 7.5、7 1/2 或 7½ 這種形式
amount-too-fine = 太細了，請用 ¼ 目的整數倍
amount-too-large = 太大了，最多 100000 目
side-unknown = `{ $text }` 不是黑白中的一方：請用 black 或 white
method-unknown = 沒有 `{ $text }` 這種數法：請用 full、half、simplified 或 key
compensation-unknown = 沒有 `{ $text }` 這種貼還：請用 n、n-1 或 none
size-not-a-size = 不是棋盤大小：請寫成 19 或 9x13 這種形式
size-out-of-range = 棋盤每邊 1 至 52 路
vertex-not-a-vertex = 不是盤上的點：請寫欄的字母（不用 I）和列的數字，如 D4
vertex-off-the-board = 在棋盤之外
ranks-not-a-number = { $text } 不是級差：請輸入 0 到 { $most }，可用半級，如 7.5
rank-unknown = { $text } 不是段級位：請輸入 12k、3d 這樣的段級位，或 EGF（1850）、AGA（-4.5）等級分
rank-mixed = 兩者的標準不同：請都用段級位，或都用同一種等級分
rank-black-stronger = 黑方較強：請由較弱的一方執黑
rank-too-far-apart = 差距太大，無法讓子
ratio-not-a-number = `{ $text }` 不是數字：請寫成 2.5、5/2 或 6 這種形式
handicap-too-many-stones = 級差 { $ranks } 在 { $size } 棋盤上要讓 { $stones } 子：此法最多讓九子，用小棋盤更合適

## The encoding of a file

encoding-is-utf-8 = CA 寫的是 { $name }，內容卻是 UTF-8：以 UTF-8 讀取
encoding-guessed = 沒有註明編碼：以 { $used } 讀取
encoding-unknown = 不認識編碼 CA[{ $name }]：以 { $used } 讀取
encoding-other = CA 寫的是 { $name }，與內容不符：以 { $used } 讀取
encoding-damaged = 有些字元不合 { $name } 編碼：顯示為 �

## Game files

sgf-no-game = 這裡沒有棋譜：SGF 棋譜以 `(;` 開頭
sgf-too-large = 一局棋超過 { $most } 個節點：請拆成幾個檔案
sgf-too-many-values = 一局棋超過 { $most } 個值：請拆成幾個檔案
sgf-text-outside = 棋譜之外的文字：已略過
sgf-stray-parenthesis = 有 `)` 而沒有 `(`：已略過
sgf-no-opening = 第一個節點前缺 `(`：已補上
sgf-not-closed = 棋譜沒有結束：末尾缺 `)`
sgf-game-in-game = 一局棋裡又有一局：前面缺 `)`
sgf-opening-before-node = 第一個節點前多了 `(`：已略過
sgf-no-semicolon = 第一個屬性前缺 `;`：已補上
sgf-read-as = `{ $spelled }` 當作 { $name }
sgf-between-variations = { $name } 夾在變化之間：已略過
sgf-unescaped-bracket = { $name } 裡的 `]` 沒有跳脫：當作文字
sgf-value-not-closed = { $name } 的值沒有結束：缺 `]`
sgf-no-value = `{ $name }` 沒有值：已略過
sgf-not-sgf = `{ $text }` 不是 SGF：已略過
more-of-the-same = 後面還有同樣的問題，不再列出
record-not-go = GM[{ $value }] 不是圍棋（圍棋是 GM[1]）：只能數圍棋
record-size = SZ[{ $value }]：{ $why }；請改正，或用 --size 指定大小
record-other-size = 對局是 { $stated }，不是 { $size }：請去掉 --size
record-second-move = 一個節點裡有第二手：也算下了
record-several-values = 一手棋有幾個值：依次算作幾手
record-two-colors = { $vertex } 上放了雙方的子：留後放的
record-longer-variation = 變化有 { $moves } 手，主線有 { $main } 手：數主線
record-set-up-not-a-vertex = { $name }[{ $value }] 不是盤上的點：已略過
record-set-up-off-the-board = { $name }[{ $value }] 有一部分在棋盤之外：這部分已略過
record-too-many-set-up = 預擺的子太多：其餘的已略過
record-move-off-the-board = { $name }[{ $value }] 在 { $size } 棋盤之外：已略過
record-read-as-pass = { $name }[{ $value }] 當作虛手
record-move-not-a-vertex = { $name }[{ $value }] 不是盤上的點：已略過
record-on-top-of-stone = 第 { $number } 手（{ $side } { $vertex }）下在{ $replaced }子上：取代原來的子，與一般 SGF 軟體相同
record-suicide = 第 { $number } 手（{ $side } { $vertex }）是自殺：提掉自己的 { $stones } 子
record-ko-retaken = 第 { $number } 手（{ $side } { $vertex }）違反打劫規則：仍算下了
record-not-in-first-node = { $name } 應寫在第一個節點：照樣採用
record-stated-twice = { $name } 寫了兩種內容（{ $used } 和 { $other }）：採用第一個
record-komi-unread = KM[{ $value }]：{ $why }；採用規則的貼目
record-komi-empty = KM[] 為空：用規則的貼目
record-size-missing = 缺 SZ，落子都在 { $lines } 路之內：若是這種棋盤，請用 --size { $lines }
record-handicap-played = 白第一手之前黑下了 { $stones } 子，而缺 HA：若是讓子，請用 --handicap { $stones }
record-fox-komi-in-zi = KM[{ $value }] 是野狐的記法，以百分之一子為單位：合 { $points } 目
record-fox-komi-in-points = KM[{ $value }] 是野狐的記法，以百分之一目為單位：合 { $points } 目
record-komi-too-large = KM[{ $value }] 比棋盤的點數還多；採用規則的貼目
record-handicap-differs = HA[{ $value }]，盤上卻擺了 { $stones } 個讓子
record-handicap-unread = HA[{ $value }] 不是子數：當作不讓子
record-handicap-too-large = HA[{ $value }] 超過棋盤能放下的子數：當作不讓子
record-handicap-missing = HA[{ $stones }]，但盤上沒有讓子，白先下：要嘛缺了讓子，要嘛不是讓子棋。當作不讓子
record-marks-contradict = TB 和 TW 把同樣的點標給雙方：不採用標記
record-handicap-found = 沒有 HA，但白第一手之前有 { $stones } 個黑子：當作讓 { $stones } 子
diagram-second = 有第二個棋圖：每個棋圖請另存一個檔案
diagram-too-many-rows = 超過 { $most } 列：這是棋圖嗎？
diagram-no-game = 這裡沒有棋局：既不是 SGF 棋譜，也不是由 . X O 組成的棋圖
diagram-other-width = 這一列有 { $points } 個點，第一列有 { $first } 個：請改正這一列
diagram-all-dead = 所有棋子都寫成 x 或 o（死子）：活子請寫 X 和 O
diagram-other-kind = shuzi 不讀 { $format } 檔：請另存為 SGF
diagram-too-wide = 一列有 { $points } 個點：棋盤最多 { $most } 路
diagram-not-a-stone = 不能用 `{ $sign }`：棋圖由 . X O 組成（x、o 表示死子）
diagram-other-size = 棋圖是 { $drawn }，不是 { $size }：請去掉 --size

## Rule profiles

at-place = { $place }: { $what }
profile-unreadable = { $why }
profile-not-toml = { $why }：請改正此處的 TOML
profile-wrong-kind = { $key } 是{ $found }，應為{ $wanted }
profile-not-a-list = { $key } 應為字串清單：請寫成 { $key } = ["…"]
profile-not-a-count = { $key } 應為 0 到 { $most } 的整數
profile-unknown-word-near = { $key } 不能是 `{ $text }`：是不是 `{ $near }`？（可用：{ $words }）
profile-unknown-word = { $key } 不能是 `{ $text }`：可用 { $words }
profile-unknown-key-near = 沒有 `{ $key }` 這一項：是不是 `{ $near }`？
profile-unknown-key = 沒有 `{ $key }` 這一項：可用的有 { $keys }
profile-too-many-points = { $key } 最多 { $most } 目
profile-not-half-points = { $key } 應為半目的整數倍，不能是 { $points }
profile-not-an-amount = { $key }：{ $why }
profile-unknown-size-near = 沒有 `{ $text }` 這種棋盤大小：是不是 `{ $near }`？
profile-unknown-size = 沒有 `{ $text }` 這種棋盤大小：請用 1 到 { $most } 的路數，或 other
profile-extends-itself = { $round }：這些規則互相繼承；請改為繼承別的規則
profile-extends-too-many = 規則層層繼承，超過 { $most } 層；請改為繼承別的規則
profile-extends-broken = { $name } 本身有錯：{ $why }
profile-extends-nothing = { $why }
no-rules-near = 沒有名為 `{ $name }` 的規則：是不是 `{ $near }`？
no-rules = 沒有名為 `{ $name }` 的規則：請看 `shuzi rules list`
toml-text = 字串
toml-texts = 字串清單
toml-number = 數字
toml-points = 目數
toml-flag = 布林值（true 或 false）
toml-date = 日期
toml-list = 清單
toml-table = 表
toml-name = 規則的名稱
toml-ties = draw、black 或 white

## Dead stones

dead-not-a-vertex = --dead { $name }：{ $why }
dead-no-stone = --dead { $name }：那裡沒有子
dead-everything = 所有的子都標為死子：沒有可數的
dead-no-stones = 盤上沒有子：沒有可數的
seki-not-a-vertex = --seki { $name }：{ $why }
seki-not-in-seki = --seki { $name }：不是雙活的公氣或眼
seki-no-group = --seki { $name }：那裡沒有與對方有公氣的棋
seki-filled-twice = --seki { $name }：寫了兩次，填法不一：請只寫一次
dead-source-file = 棋譜
dead-source-option = 選項
dead-source-auto = 由 shuzi 判斷，請核對
dead-source-engine = 引擎
dead-source-player = 您標記的
status-alive = 活
status-dead = 死
status-seki = 雙活
verdict-proven = { $status }（已證明）
verdict-read = { $status }（經計算）
verdict-played = { $status }（模擬 100 局中有 { $share } 局）
verdict-open = { $status }（未定：要看誰先動手，或看打劫）
verdict-capture = { $status }（未定：可以被提，請下完）
verdict-unread = { $status }（未定：變化太長，請下完或雙方同意）
verdict-border = { $status }（未定：邊界沒有封住，請接著下）
verdict-eyes = { $status }（未定：沒有兩眼，也不是雙活，請看附近的子）
verdict-seki-eye = { $status }（未定：在雙活的眼裡，是否拿掉，請雙方商定）

## What a game is counted by

adjustment-not-half-points = { $points } 不是半目的整數倍
terms-unknown-rules = 不認識規則 RU[{ $rules }]：請用 --rules 選一種規則（見 `shuzi rules list`）
terms-no-profile = { $why }
terms-broken-profile = { $why }
terms-no-komi = 「{ $rules }」沒有規定{ $game }的貼目：請用 --komi 指定
terms-not-half-points = { $what }為 { $points }，不是半目的整數倍：是以子為單位嗎？3.75 子 = 7.5 目
terms-too-many-stones = { $size } 的棋盤放不下 { $stones } 個讓子
caution-compensation-in-komi = 依此規則，貼目 { $komi } 已包含貼還：不再另加
caution-komi-may-hold-compensation = 讓 { $stones } 子，貼目 { $komi }：有些軟體把貼還算在 KM 裡；如果這份棋譜也是這樣，請用 --compensation none
caution-komi-in-zi = KM[{ $komi }] 看來是以子為單位：以 { $points } 目計算
caution-large-komi = 貼目 { $komi } 很少見：請核對
caution-zero-komi = 分先而 KM[0]：有的程式不知道貼目時寫 0
caution-not-area-scoring = 「{ $rules }」不用數子法：這裡是數子法的結果，可能與該規則的結果不同（見 `shuzi compare`）
caution-last-move-rule = 「{ $rules }」依最後一手作調整（{ $rule }）：這裡沒有計入，`shuzi compare` 會計入
caution-gogui-writes-goe = GoGui 把中國規則寫成 RU[GOE]：如果這份棋譜出自 GoGui，請加 --rules chinese
totals-too-few = 黑 { $black } + 白 { $white } + 共有空點 { $non_scoring } = { $sum }，比棋盤的 { $points } 點少 { $missing }：請重數，或找找漏掉的空點（沒收的單官、雙活裡多出的一口公氣），填上或記為共有空點
totals-too-many = 黑 { $black } + 白 { $white } + 共有空點 { $non_scoring } = { $sum }，比棋盤的 { $points } 點多 { $extra }：請重數；多半是死子沒有清理，或一塊地數了兩遍
open-border = 邊界沒有封住：{ $places }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 處
    }
open-one-eye = { $place } 的一塊棋沒有兩眼
open-dame = 單官沒有收完：{ $places }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 處
    }

## Why rule sets differ

scoring-area = 數子法
scoring-territory = 數目法
scoring-stone = 數活子
scoring-area-or-territory = 數子法或數目法
unknown-moves = 棋譜沒有著法：提子、虛手和最後一手都不清楚
unknown-set-up = 棋譜從預擺的局面開始：此前的提子不清楚
difference-last-move = 最後一手（P）
difference-handicap = 讓子（H）
difference-passes = 虛手（Wz − Bz）
difference-seki = 雙活裡的點
reason-last-stone = 最後一手是{ $side }下的（第 { $number } 手），{ $side-key ->
        [black] 所以黑比白多一手
       *[white] 所以雙方手數相同
    }。
reason-last-pass = 最後一手是{ $side }方的虛手（第 { $number } 手），{ $side-key ->
        [black] 所以黑比白多一手
       *[white] 所以雙方手數相同
    }。
reason-last-move = 最後一手是{ $side }下的，{ $side-key ->
        [black] 所以黑比白多一手
       *[white] 所以雙方手數相同
    }。
reason-last-move-unknown = 不知道最後一手是誰下的：如果是黑，黑多一目。
reason-white-began = 第一手由白下，因此白多下一子。
reason-no-handicap = 沒有讓子。
reason-handicap = { $stones } 個讓子中，第一個算黑的第一手；其餘 { $beyond } 個，白沒有相應的手數。
reason-other-handicap = 本局以讓 { $stones } 子計算，但棋譜的著法裡看不出讓子：數子法與虛手子的結果因此相差貼還的目數。
reason-passes-unknown = 虛手的次數不清楚；這裡的範圍假定終局前沒有人虛手。
reason-no-passes = 棋譜裡沒有虛手；終局時雙方各虛手一次則互相抵消。
reason-never-passed = { $side }從未虛手。
reason-passed = { $side }虛手 { $times } 次。
reason-passed-at = { $side }虛手 { $times } 次：第 { $moves } 手。
reason-passed-from = { $side }虛手 { $times } 次，第一次在第 { $first } 手。
reason-pass-is-a-stone-not-played = 虛手就是少下一子。
reason-pass-not-recorded = 一方連下兩手，說明中間有一次虛手沒有記下。
reason-no-seki = 沒有雙活裡的點。
reason-seki = 數子法計雙活裡的點（黑 { $black }，白 { $white }），數目法不計。
reason-seki-filled = 公氣由黑填 { $black } 口，白填 { $white } 口。
procedure-remove-dead = 清理死子，併入提子。
procedure-remove-dead-without-seki = 清理死子，併入提子。雙活裡的點不計。
procedure-fill-teire = 補上單官收完後必須補的點：黑 { $black } 個，白 { $white } 個。
procedure-fill-prisoners = 填回提子：黑子填入黑地（{ $black } 個），白子填入白地（{ $white } 個）。
procedure-fill-pass-stones = 虛手子也填回：黑 { $black } 個，白 { $white } 個。
procedure-fill-pass-stones-white-last = 虛手子也填回：黑 { $black } 個，白 { $white } 個（最後由白虛手，所以多一個）。
procedure-make-rectangles = 在各自的地裡移動棋子，做成十目的方塊。
procedure-add-komi = 白的目數加貼目（{ $komi }），再比較。
procedure-compare = 比較。
note-one-sided = 雙活中只有{ $side }能填 { $places }，算{ $side }的
score-teire = 單官收完後{ $side }須補 { $places }：不算地
score-teire-open = { $dame } 誰先下誰得一目：若{ $other }先下，{ $side }須補 { $point }
score-groups-unknown = 不知道各有幾塊棋，還棋頭未知：要有棋盤才知道
score-white-passes-last = 白再虛手一次，使最後虛手的是白
score-handicap-turns = 黑擺讓子時白少下 { $stones } 手，算作白給對方的子
score-passes-unknown = 虛手的次數不清楚：白可能還要再付一個提子
score-late-passes-unknown = 雙方首次連續虛手之後的虛手次數不清楚：沒有計入
score-prisoners-from-stones = 提子數由盤上的子推算
score-prisoners-unknown = 提子數不清楚：如果最後一手是黑下的，黑少一目（假定終局前沒有人虛手）
score-first-pass-unknown = 不知道誰先虛手、拿到鈕扣
score-last-stone-unknown = 不知道最後一子是誰下的
score-pass-stones-compensate = 第一個以外的讓子由虛手子抵償；數子法則為此貼還 { $points } 目

# A photograph of the board.

at-file = { $name }: { $what }
no-game-here = 這裡沒有棋局
disagrees-also-dead = 若 { $place } 也是死子，結果就相符。
disagrees-one-point = 差一目：可能是一個單官，或在自己地裡下了一子。
disagrees-other-winner = 差距相同，但棋譜記的勝方相反。
disagrees-teire-kept = 若須補的點（{ $places }）仍算地，結果就相符。
disagrees-unit = 兩個差距，一個以子計，一個以目計。
disagrees-unmarked = 若 { $place } 留在盤上，結果就相符：可能沒標死子。
recorded-agrees = 棋譜紀錄：{ $recorded }（相符）。
recorded-agrees-in-zi = 棋譜紀錄：{ $recorded }，以子為單位（與{ $result }相符）。
recorded-contested = 棋譜紀錄：{ $recorded }。棋譜沒有寫明全部條件；按這裡採用的值是{ $result }，因此還不能判勝負。知道貼目和規則的話，請設定。
recorded-differs = 棋譜紀錄：{ $recorded }（不符，這裡是{ $result }）。
recorded-no-margin = 棋譜紀錄：{ $recorded }（沒有勝負差）。
recorded-not-comparable = 棋譜紀錄：{ $recorded }（依本局規則，棋譜的內容不足以判定）。
recorded-not-understood = 棋譜紀錄：{ $recorded }（讀不出來）。
recorded-other-winner = 棋譜紀錄：{ $recorded }（沒有勝負差，盤上數得{ $result }）。
usage-halves-differ = 平分共有空點時，雙方子數要嘛都帶半子，要嘛都不帶
usage-no-shared-points = 「{ $rules }」不平分共有空點：請用整數，共有空點用 --non-scoring 指定
usage-nothing-to-score = 沒有可數的棋：請提供棋譜檔，或用 --black N 指定總子數
plan-add = 從棋罐取子放在 { $to }
plan-lift = { $from } 放回棋罐
plan-move = { $from } 移到 { $to }（{ $mark }）
cli-dead-nothing = 寫出棋子，如 B8，或寫 auto 或 none
cli-encoding-unknown = 不認識這種編碼：可用 gb18030 或 big5
cli-not-in-range = 請輸入 { $least } 到 { $most } 的整數
cli-points-not-half = 不是半目的整數倍（3.75 子 = 7.5 目）
cli-points-too-many = 太大，任何棋盤都沒有這麼多
cli-seki-point = 每個點寫明由誰填：E5=black、E5=white 或 E5=nobody
cli-use-one-of = 請用以下之一：{ $choices }
engine-missing = 沒有指定
engine-failed = 引擎{ $why }；改用 shuzi 自己的判斷
engine-failed-marks = 引擎{ $why }；改用檔案中標記的死子
