## A counted game

profile-title = { $title } · { $name }
page-game = 第 { $number } 局
page-players = { $black }（黑）對 { $white }（白）
page-kind = { $size } { $game }
page-uncertain = 死活不確定
page-seki = 雙活
page-note = 注意：{ $text }
page-nothing = 無
points-value = { $points ->
        [0] 無
       *[other] { $points } 目
    }
stones-value = { $stones } 子
compensation-value = { $points ->
        [0] 無
       *[other] 給白 { $points } 目
    }（{ $convention }）
names-more = { $names }，另有 { $more } 個
dead-of-side = { $side } { $count } 子（{ $names }）
counted-names = { $count }（{ $names }）
seki-fills = 黑填：{ $black }；白填：{ $white }
page-needs = { $side }需 { $needs } 子取勝，有 { $total } 子：{ $standing }。
page-needs-or-ties = { $side }需 { $needs } 子取勝（{ $tie } 子和棋），有 { $total } 子：{ $standing }。
standing-enough = 剛好夠
standing-spare = 多 { $points } 子
standing-short = 差 { $points } 子
page-left-out = 單方數子（簡化）不計決勝半目 { $tie_breaker }：依此法{ $shown }；準確結果是{ $exact }。
page-left-out-level = 單方數子（簡化）不計決勝半目 { $tie_breaker }：雙方相等，所以{ $side }勝；準確結果是{ $exact }。
page-same-board = 同一盤棋依數子法：{ $result }
page-by-area = 依數子法：{ $result }。但「{ $rules }」還要計別的，這裡不知道，所以勝負未定。
page-shared = { $points } 個共有空點平分：黑 { $black }，白 { $white }。
cause-other-winner = 勝方相反
cause-unit = 子與目
cause-teire-kept = 未扣補棋
cause-unmarked = 未標死子
cause-also-dead = 更多死子
cause-one-point = 差一目
cause-unknown = 其他原因
unfinished-border = { $places }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 處
    }。棋下完了嗎？死子都標記了嗎？
unfinished-dame = { $places }{ $more ->
        [0] {""}
       *[other] ，另有 { $more } 處
    }。空著不填，不歸任何一方；雙方同意時才輪流收完。
page-one-side = 只數了{ $side }棋；其餘的點都算另一方的。
page-chains = 各塊棋
page-no-chains = 沒有死活判斷：死子已經指定
heading-full = 雙方全數
heading-half = 單方數子
heading-simplified = 簡化
heading-key = 勝負線

## A game under every rule set

compare-own = 本局規則
compare-own-result = { $rules }：{ $result }
compare-head-result = 結果
compare-head-scoring = 計算法
compare-head-rules = 規則
compare-same-winner = 不論哪種規則，都是同一方勝。
compare-same-winner-known = 凡能判定勝負的規則，都是同一方勝。
compare-winners-differ = 能判定勝負的規則，結果不一；依本局規則，勝負未定。
compare-other-winners = { $all } 項結果中，有 { $many } 項的勝方與本局規則判的不同。
compare-other-winner = * 勝方與本局規則判的不同。
compare-rules-note = { $rules }：{ $note }。
scoring-stone-taxed = 數活子+還棋頭
result-unknown = 未知
result-or = { $least }或{ $most }
range = { $least } 至 { $most }
difference-title = 數子法與數目法比較：黑減白的目數（計入貼目，不計貼還）
difference-area = 數子法（Sc）
difference-territory = 數目法（Sj）
difference-apart = Sc − Sj
difference-accounted = 各項相加，正好等於兩法之差。
difference-unknown = 兩法之差無法逐項說明（{ $why }）。
difference-not-accounted = 各項相加不等於兩法之差：棋譜有錯。
difference-check-agrees = 核對：盤上黑子減白子為 { $stones }；由提子和虛手推算（Jasiek）為 { $prisoners }：相符。
difference-check-disagrees = 核對：盤上黑子減白子為 { $stones }；由提子和虛手推算（Jasiek）為 { $prisoners }：不符。
matrix-does-not-apply = 本局是分先，有貼目：不涉及貼還和決勝半目。
matrix-title = 讓子貼還和決勝半目
matrix-no-tie-breaker = 無半目
matrix-tie-breaker = 有半目
procedure-japanese = 日本數目法
procedure-aga = AGA 虛手子數目法
procedure-unknown = { $name }：提子數不清楚。
procedure-title = { $name }（不計貼還）
procedure-both = 黑 { $black }，白 { $white }
procedure-lead = 黑減白：{ $lead }。

## A plan of the physical count

plan-none = { $side }：不用移動。
plan-summary = { $side }：共動 { $handled } 子（{ $parts }）；{ $proof }。
plan-moved = 移動 { $count } 子
plan-lifted = 放回棋罐 { $count } 子
plan-added = 從棋罐取 { $count } 子
plan-minimum = 已是最少
plan-best-found = 這是找到的最好方案，也許還有更少的
plan-letters = A 移到 a：移動一子（用完 24 個字母後從頭開始）
plan-before = 終局圖，死子打叉，小子表示地。
plan-lifted-from = 做棋前：移動有字母的子；− 放回棋罐；打叉的是死子。
plan-landed = 做棋後：各子的去處；+ 是從棋罐取的子。
words-said = { $name }：共 { $all } 條，已有 { $said } 條
remarks-folded = 另有 { $count } 則同類提示：{ $what }
batch-summary = 數了 { $games } 局，{ $unread } 局無法數；{ $unsure } 局死活或邊界不確定；與紀錄不符 { $disagreeing } 局（有紀錄的 { $recorded } 局）。
batch-progress = { $games } 局，每秒 { $rate } 局
batch-left = 還要 { $time }
plan-signs = - 放回棋罐；+ 從棋罐取；. 空點；# 共有空點
plan-vacant = 空點
plan-stones = 活子
plan-total = 總子數
plan-unchanged = { $sum }，不變。

## Handicap

handicap-case = { $size }，級差 { $ranks }，{ $counting }
handicap-value = 讓子值
handicap-stones = 讓子
handicap-free-moves = 多下手數
handicap-komi = 貼目
handicap-value-worked = { $ranks } ÷ { $factor } − ½ = { $value } 子
handicap-black-first = 不讓子：黑先
handicap-expected = 預期
handicap-expected-worked = 不貼目時{ $side }勝 { $size } × { $worth } = { $points } 目
handicap-komi-worked = ({ $free_moves } − { $taken }) × { $worth } = { $raw }，取整數 { $rounded }，+ ½ = { $komi }
handicap-check = 驗算（取整數）
handicap-check-worked = { $free_moves } × { $worth } − { $outcome } − { $komi_taken } = { $left }
handicap-many = 相差九級以上，用 13×13 或 9×9 棋盤更合適。
handicap-black-gets = 即倒貼給黑 { $points } 目
handicap-only-komi = 貼目已包含全部調整，不再另加貼還。

## Key numbers

keys-title = 勝負線：{ $rules }
keys-non-scoring = 共有空點 { $points }
keys-needs = 勝
keys-ties = 和棋
keys-needs-note = 勝：總子數（空點 + 活子）達到這個數就勝。
keys-ties-note = 和棋：總子數正好是這個數就是和棋。
keys-even = 分先、貼 { $komi } 目
keys-tie-breaker = 決勝半目 { $points }

## Files and engines

written = 已儲存：{ $name }
not-counted-yet = 還沒開始數
empty-sheet = 沒有可儲存的：請先設定貼目
copied = 已複製：{ $text }
all-names-taken = { $name } 和 100 個加編號的檔名都已被使用
kept-in = 已存入 { $path }
settings-file = 設定檔：{ $why }
not-saved = 無法儲存進度：{ $why }
not-copied = 無法複製（{ $why }）
colours-off = 顏色已關閉（NO_COLOR 或 --color never）
io-not-found = 沒有這個檔案或資料夾
io-permission-denied = 沒有權限
io-already-exists = 已經存在
io-storage-full = 磁碟已滿
io-no-more-room = 磁碟配額已用完
io-read-only = 磁碟為唯讀
io-no-folder = 路徑中有一部分不是資料夾
io-no-plain-file = 不是一般檔案
io-too-large = 超過 { $most } MiB
io-not-utf-8 = 不是 UTF-8：請另存為 UTF-8
file-unreadable = 無法讀取（{ $why }）：請檢查檔名
folder-unreadable = 無法讀取（{ $why }）：請檢查資料夾
file-exists = 已經存在：請換個名字，或加 --force
file-unwritable = 無法寫入（{ $why }）：請檢查資料夾
file-too-large = 超過 { $most } MiB：請把棋譜集拆成幾個檔案
file-is-a-folder = 這是資料夾：請指定其中的檔案
file-is-an-address = shuzi 不會下載：請先把棋局存成檔案
folder-of-games = 這是資料夾：加上 -r 可數其中的對局
folder-without-games = 此資料夾中沒有棋譜：請檢查資料夾名稱
archive-unreadable = 壓縮檔已損壞：{ $why }
archive-without-games = 此壓縮檔中沒有 .sgf 檔案：請指定含棋譜的壓縮檔（不讀取壓縮檔中的壓縮檔）
profile-unreadable-file = 無法讀取：{ $why }
other-games = 只開啟第一局；檔案裡還有 { $games } 局
unknown-rules-chosen = 不認識規則 RU[{ $rules }]：請在設定裡選一種規則
engine-start = 無法啟動（{ $why }）：請檢查指令
engine-ended = 還沒有回答 `{ $command }` 就結束了
engine-complained = 停止執行，並回報：{ $said }
engine-slow = { $seconds } 秒內沒有回答 `{ $command }`（用 --engine-seconds 可以延長）
engine-refused = 拒絕執行 `{ $command }`：{ $why }
engine-size = 不支援 { $size }：GTP 的棋盤是正方形，最大 25×25
engine-lie = 回報 `{ $name }` 是死子，但那裡沒有子
engine-asking = 正在請「{ $engine }」判斷死子（按 Ctrl-C 停止）

## The command line

usage-no-terminal = 逐步數子要在終端機裡進行：請用 `shuzi score` 或 `shuzi count --plain`
ended-count = 收到訊號，已停止；進度已儲存
ended-unsaved = 收到訊號，已停止；進度沒能儲存
ended-home = 收到訊號，已停止
ended-practice = 收到訊號，已停止；答案已全部儲存
ended-input = 還沒有結果，輸入就結束了：沒有數完
usage-no-paper = { $option } 只用於 PDF 和 SVG，不用於 { $format }
usage-no-folder = --recursive 需要資料夾：shuzi score -r games
usage-only-with-file = 有棋譜檔才能用，只有總子數時不能用：{ $options }
usage-nothing-to-compare = 沒有可比較的棋：請提供棋譜檔，或 --black-territory 和 --white-territory
usage-stones-unknown = 不知道盤上的子數：請加 --black-stones 和 --white-stones，或提子數、虛手次數和 --last-move
usage-not-the-board = 這些數填不滿 { $size } 棋盤，可能數錯了，也可能有共有空點：請加 --black-stones 和 --white-stones
usage-too-many-points = 總和超過 { $size } 棋盤的 { $all } 點：請重數
usage-too-many-for-board = 讓子或共有空點比 { $size } 棋盤的點數還多
usage-no-factor = Jewdan 讓子法沒有 { $size } 棋盤的係數：請用 --factor 指定每讓一子相當幾級
usage-factor-not-positive = --factor 必須大於零
usage-no-format = 不認識格式 .{ $ending }：請用 .txt .md .csv .json .html .svg .pdf 或 .sgf，或加 --format
usage-not-in-format = 這裡不能輸出 { $format }：可用 { $formats }
usage-pdf-on-terminal = PDF 不能輸出到終端機：請用 --output 檔案.pdf
usage-resume-format = --resume 要有未壓縮、每行一局的檔案：請加 -o 檔案.json 或 檔案.csv
usage-errors-in-output = --errors-to 與 -o 是同一個檔案：請分別指定
not-resumable = 不是先前輸出的檔案：請指定另一個檔案，或去掉 --resume
resume-not-found = 最後一局（{ $game }）不在這些檔案中：請指定與上次相同的檔案
usage-no-lesson = --lesson { $name }：沒有這一課，請看 `shuzi practise --list`
usage-profile-name = `{ $name }` 不能當規則的名稱：請用字母、數字和 -
usage-rules = --rules：{ $why }
profile-exists = { $path } 已經存在：請直接修改，或換個名稱
no-games-in-folder = 這裡沒有下完的 SGF 棋譜：請換一個資料夾
no-home = 沒有家目錄：請設定 HOME，或 SHUZI_CONFIG_DIR、SHUZI_DATA_DIR 和 SHUZI_STATE_DIR
not-an-attempt = 不是練習紀錄：已略過
attempt-not-kept = 無法寫入（{ $why }）
fonts-lack = 內建字型缺少這些字元：{ $missing }
layout-too-wide = 版面太小，字看不清：請放大版面，只選一方，或減少欄數
layout-no-card = --layout card 和 wallet 顯示雙方，不能選共有空點數：請去掉 --side 和 --non-scoring，或用 --layout referee
config-not-toml = { $why }：請看 `shuzi --print-config`
config-language = 不認識語言 `{ $code }`：請用 de、en、es、fr、ja、ko、ru、zh、zh-Hant 或 auto
state-set-aside = 有一份沒數完的進度是其他版本留下的，已移到 { $path }
path-config = 設定
path-rules = 規則
path-history = 練習紀錄
path-log = 數子紀錄
path-state = 進度
check-ok = { $name }：沒有問題
show-komi = { $kind }：貼目 { $komi }；決勝半目 { $tie_breaker }；{ $ties }
show-not-set = 未規定
show-ties-draw = 雙方相等為和棋
show-ties-side = 雙方相等判{ $side }勝
show-compensation = 貼還 { $points } 目（讓 { $from } 子起）
show-no-compensation = 不貼還
show-note = 註：{ $text }
show-source = 出處：{ $text }

## A profile to begin with

template-own = 您自己的規則。這裡沒有寫的，都沿用 `{ $from }`。
template-check = `shuzi rules check` 檢查有沒有錯；`shuzi rules show { $from }` 列出所有項目。
template-aliases = 棋譜裡 RU 的寫法
template-points = n、n-1 或 none

## The settings file

config-intro = shuzi 的設定。以下各行都是預設值：去掉 # 即可修改。
config-paths = `shuzi paths` 顯示此檔案應放在哪裡；命令列選項優先於此檔案。
config-theme = 配色：wood、dark、light、colour-blind（藍和橙）、mono。
config-no-color = NO_COLOR 或 `--color never` 關閉顏色（mono）。
config-glyphs = 棋盤符號：unicode（圓形棋子）、wide（⚫ ⚪，適合把 ● 顯示為兩格寬的終端機）、letters（線上的 X 和 O）、ascii（點上的 X 和 O）。在程式裡按 `a`，看哪一種對得齊。
config-mouse = 是否用滑鼠點擊標記棋子（按 M 切換）。關閉時，滑鼠照常選取文字。
config-motion = 按鍵之前，首頁是否自動數一盤棋。
config-lang = 語言：de、en、es、fr、ja、ko、ru、zh、zh-Hant；auto 依 LANG 決定。
config-keys = 按鍵：操作名稱加一個或幾個鍵，對有此操作的所有畫面有效。數子時按 `:` 可列出所有操作。
config-rules = 選項和棋譜都沒有指定規則時，採用的規則：見 `shuzi rules list`。
usage-one-game = { $format } 只能放一局：請只選一局棋，或換一種格式
usage-no-pictures = 不確定此終端機能否顯示圖片：請改用 --board blocks
usage-no-tls = 此 shuzi 未包含加密：請用 `--features tls` 安裝，或去掉 --tls
state-unreadable = 有一份沒數完的進度無法讀取，已移到 { $path }

## The counts done

log-title = 數過的對局
log-when = 時間
log-what = 對局
log-result = 結果
log-rules = 規則
log-rests-on = 依據
log-rules-komi = { $rules }，貼目 { $komi }
log-table = 桌上 { $size }
log-board = 對過棋盤
log-both-sides = 雙方都數
log-one-side = 只數一方
log-territory = 雙方的目
not-a-count = 不是數子紀錄
file-changed = 開始數子後檔案有變動：請重新開啟
count-not-listed = 沒能把這一局記入數子紀錄：{ $why }

# A photograph of the board.
usage-no-picture = 沒有圖片：請提供圖片檔
usage-dead-one-game = --dead 和 --seki 指的是一局棋的點：請只給一個檔案，或都不用
usage-one-picture = -o 只用於一張圖片：不用 -o 則逐張輸出

request-unreadable = 不是 JSON 請求：{ $why }
request-value = `{ $name }`：{ $why }
request-no-record = 沒有給出棋局：請放入 `record`
request-no-game = 沒有第 { $number } 局
request-more-games = 棋譜中有多局，這是第一局：用 `game` 指定其他局
request-many-profiles = 一次請求的規則超過 { $most } 種
result-not-known = 棋譜的內容不足以判定此規則下的結果
words-missing = 缺少 `{ $id }`：請補上
words-unknown = 沒有 `{ $id }` 這條：請改名或刪除
words-other-values = `{ $id }` 用的變數與英文不同：請用 { $values }
words-not-fluent = Fluent 語法有誤：{ $why }
words-changed = `{ $id }` 所譯的英文已有改動：請核對
words-too-wide = `{ $id }` 寬 { $columns } 欄：最多 { $most } 欄
keys-unknown-key = `{ $text }` 不是按鍵：請寫一個字元、Ctrl-X，或 Enter、Tab、Space、PgUp、Left 之類的名稱
keys-unknown-action = 沒有操作 `{ $name }`：是不是 `{ $like }`？
keys-none = `{ $name }` 沒有按鍵：請指定一個，或刪去這一行
keys-taken = `{ $key }` 在同一畫面上已用於 `{ $by }`，不能再用於 `{ $name }`
keys-typed = `{ $key }` 要用來輸入數字或局面：請換一個鍵
keys-fixed = `{ $key }` 的用途不能改：請換一個鍵
picture-heic = 不支援 HEIC 和 AVIF：請用 JPEG（iPhone：設定 > 相機 > 格式 > 最相容）
picture-too-large = { $width ->
    [0] 像素太多：請把圖片縮小
   *[other] { $width } × { $height } 像素，超過 { $most } 百萬：請把圖片縮小
}
    .phone = 照片太大：請縮小後再拍。
picture-torn = 圖片不完整：請重新傳送
picture-broken = 圖片檔案已損壞：請重新傳送
photo-no-picture = { $why }
photo-not-a-picture = 這不是圖片：請用 JPEG、PNG 或 WebP
photo-no-board = 沒有找到棋盤：請從上方拍下整個棋盤，或用 --corners 指定四角
    .phone = 沒有找到棋盤：請從上方拍下整個棋盤，四邊都要拍到。
photo-faint = 棋盤的線看不清楚
photo-more-lines = 棋盤似乎不只 { $lines } 路
photo-unusual = 畫面中有 { $lines } 路：請拍下整個棋盤；若棋盤確實只有 { $lines } 路，請用 --size { $lines } 指定
    .phone = 照片中有 { $lines } 路。如果棋盤不只這麼大，請拍下整個棋盤。
photo-cut = { $edge ->
    [top] 棋盤的上邊不在畫面內
    [right] 棋盤的右邊不在畫面內
    [bottom] 棋盤的下邊不在畫面內
   *[left] 棋盤的左邊不在畫面內
}
photo-low = 拍攝角度只有約 { $degrees }°：請從更高處拍
photo-one-color = 所有棋子都被讀成同一種顏色
photo-several = 圖片上還有另一個棋盤：請只拍一個，或用 --corners 指定它的四角
    .phone = 照片裡還有別的棋盤：請只拍一個。
photo-small = 棋盤在畫面中太小：請靠近一點拍
photo-look-over = 數子前請先核對：{ $why }。
photo-open-it = 請先用「shuzi 檔名」在螢幕上核對：{ $why }
photo-doubtful = { $points } 個點不確定：{ $names }
photo-stones = 黑子 { $black }，白子 { $white }。
photo-only-stones = 照片上看不出提子和行棋次序：用數目法時，請自己加上提子。
photo-size = 照片上的棋盤須是 5 到 25 路的正方形，不能是 { $size }
photo-not-same = 與其他圖片不是同一局面：請去掉這張圖片，或去掉 --same
photo-corners = 依這四角找不到棋盤：請從左上角起，順時針指定四個點
