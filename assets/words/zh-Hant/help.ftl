## The program and its commands

cli-about = 用中國的數子法，一步一步數終局的圍棋。
cli-about-long = `shuzi FILE` 開啟一盤棋（SGF，或由 . X O 組成的文字棋圖），一步步帶您數完；只輸入 `shuzi` 則數實體棋盤上的棋。`shuzi score FILE` 不提問，直接顯示結果。
cli-count = 一步一步地數子。
cli-score = 不提問，直接數子，列出全部計算。
cli-reshape = 做棋方案：移動、拿掉、添上哪些子，動得越少越好。
cli-compare = 依各種規則計算同一盤棋，並說明差別原因。
cli-keys = 輸出勝負線表。
cli-handicap = 依級差建議讓子數和貼目。
cli-practise = 練習數子：勝負線、勝負差、數地、死子、整盤棋。
cli-practise-stats = 各種練習的正確率和用時，最弱的在前。
cli-log = 列出數過的對局，最新的在前。
cli-log-csv = 以 CSV 輸出。
cli-rules = 列出、檢視、檢查或建立規則。
cli-rules-list = 列出所有規則。
cli-rules-show = 顯示一種規則及其出處。
cli-rules-check = 檢查規則檔有沒有錯。
cli-rules-new = 建立自己的規則，供您修改。
cli-gtp = 回答 Go Text Protocol，供其他程式查詢結果。
cli-paths = 顯示 shuzi 的各種檔案放在哪裡。
cli-completions = 輸出 shell 的自動補全指令碼。
cli-man = 輸出手冊頁（man）。
cli-man-output = 把所有指令的手冊頁寫入此資料夾。
cli-help = 顯示本頁，或某個指令的說明。

## Headings

cli-usage = 用法：
cli-commands = 指令
cli-arguments = 引數
cli-options = 選項
cli-game-options = 對局選項
cli-display-options = 顯示選項
cli-printing = 列印
cli-without-a-board = 沒有棋盤，或棋盤沒有著手紀錄時

## Arguments and options

cli-arg-file = 要開啟的棋譜或照片。
cli-arg-files = 棋譜檔（SGF、文字棋圖、照片）；- 讀取標準輸入。
cli-arg-print_config = 輸出預設的設定檔。
cli-arg-help = 顯示說明。
cli-arg-version = 顯示版本。
cli-arg-lang = 語言：de、en、es、fr、ja、ko、ru、zh、zh-Hant。
cli-arg-json = 輸出 JSON，每局一個物件，各佔一行。
cli-arg-format = 輸出格式（預設：純文字，或由 --output 的檔案類型決定）。
cli-arg-output = 寫入此檔案，不寫到標準輸出。
cli-arg-force = 檔案已存在則覆蓋。
cli-arg-rules = 規則的名稱（見 `shuzi rules list`）或檔案路徑。
cli-arg-size = 棋盤大小：19 或 9x13。
cli-arg-komi = 貼目，以目為單位：7.5 或 7½。
cli-arg-tie_breaker = 決勝半目，以目為單位，或 none。
cli-arg-handicap = 讓子數。
cli-arg-compensation = 讓 n 子時貼還給白的目數：n、n-1 或 none。
cli-arg-side = 數哪一方：black 或 white。
cli-arg-method = 數法：full、half、simplified 或 key。
cli-arg-dead = 死子：auto、none，或每塊死棋寫一子（預設：依檔案的標記，沒有標記則用 auto）。
cli-arg-seki = 雙活的點不輪流填時由誰填：E5=black,F5=nobody。
cli-arg-engine = 用來判斷死子的 GTP 引擎，如 `gnugo --mode gtp`。
cli-arg-engine_seconds = 引擎每次回答最多等幾秒（預設 60）。
cli-arg-with_tie_breaker = 單方數子（簡化）也計入決勝半目。
cli-arg-encoding = 棋譜檔的字元編碼，辨識有誤時用。
cli-arg-ascii = 用 ASCII 字元畫棋盤，適合把 ● 顯示得太寬的終端機。
cli-arg-glyphs = 棋盤符號：unicode、letters、wide 或 ascii。
cli-arg-theme = 配色：wood、dark、light、colour-blind 或 mono。
cli-arg-board = 棋盤畫法：auto、pixels、blocks（大棋子）或 glyphs（一子一符）（預設：auto，終端機能顯示圖片時用 pixels）。
cli-arg-color = 何時用顏色：auto、always 或 never（預設 auto，遵從 `NO_COLOR`）。
cli-arg-config = 要用的設定檔。
cli-arg-plain = 純文字，逐行輸出，適合螢幕報讀軟體和管線。
cli-arg-shell = 哪種 shell：bash、elvish、fish、powershell 或 zsh。
cli-count-file = 棋譜或照片；沒有則數實體棋盤。
cli-score-black = 黑的總子數（空點 + 活子），不用棋盤。
cli-score-white = 白的總子數，不用棋盤。
cli-score-non_scoring = 共有空點，只有總子數時用（有棋盤時自動找出）。
cli-score-chains = 由 shuzi 判斷死子時，列出每塊棋的死活和依據。
cli-reshape-json = 輸出 JSON，每個方案一個物件，各佔一行。
cli-reshape-style = 做成十、二十的方塊（tens，預設），或大小不拘、塊數最少的方塊（rectangles）。
cli-compare-black_territory = 黑地（空點數）。
cli-compare-white_territory = 白地（空點數）。
cli-compare-black_stones = 黑的活子（沒有則由提子、虛手和最後一手推算）。
cli-compare-white_stones = 白的活子。
cli-compare-black_prisoners = 黑失去的子（被提的子和死子）；有檔案時只算對局中被提的子，盤上的死子另加。
cli-compare-white_prisoners = 白失去的子，同上。
cli-compare-black_passes = 黑虛手的次數。
cli-compare-white_passes = 白虛手的次數。
cli-compare-last_move = 最後一手是誰下的，虛手也算一手：black 或 white。
cli-keys-size = 棋盤大小（預設 9、13 和 19）。
cli-keys-komi = 分先棋的貼目；與 --handicap 同用時為所有對局的貼目（預設依規則）。
cli-keys-tie_breaker = 決勝半目，或 none（預設依規則）。
cli-keys-handicap = 讓子數：0 為分先，1 為讓先（預設 0 到 9）。
cli-keys-compensation = 讓 n 子時貼還給白的目數：n、n-1 或 none（預設依規則）。
cli-keys-non_scoring = 共有空點的個數（預設 0）。
cli-keys-side = 只列一方：black 或 white。
cli-keys-json = 同 --format json。
cli-handicap-json = 同 --format json。
cli-arg-layout = PDF 和 SVG 的版面：wall（掛圖，預設）、card（A6，一頁四張，帶裁切線）或 wallet（信用卡大小，一頁十張）。
cli-arg-paper = PDF 和 SVG 的紙張：a3、a4（預設）、a5、a6、letter 或 legal。
cli-arg-club = 印在表上的棋社名稱。
cli-arg-date = 印在旁邊的日期或其他文字。
cli-handicap-ranks = 級差，可用半級（7.5）；沒有則輸出整張表。
cli-handicap-black = 黑方的級段位（12k、3d），或 EGF（1850）、AGA（-4.5）等級分；與 --white 合用。
cli-handicap-white = 白方的級段位或等級分。
cli-handicap-size = 棋盤大小（預設 19；整張表為 19、13 和 9）。
cli-handicap-factor = 每讓一子相當幾級，用於此法沒有列出的棋盤：2.5、5/2。
cli-handicap-counting = 計算法：area（數子法，每子 14 目，預設）或 territory（數目法，每子 12 目）。
cli-handicap-table = 輸出整張表。
cli-practise-drill = 直接做這種練習（預設：在終端機上顯示選單，否則各種題輪流做）。
cli-practise-lesson = 直接上這一課，從上次停下的地方繼續。
cli-practise-whole = 立即計時數完整的一盤 19×19，分步進行。
cli-practise-placement = 每課一題，會的就跳過。
cli-practise-level = 難度：1（預設）、2 或 3。
cli-practise-count = 題數（預設 10）。
cli-practise-seed = 亂數種子，用來重做同樣的題；沒有則先做答錯過的題。
cli-practise-timer = 每題限時，以秒計。
cli-practise-games = 存有終局棋譜的資料夾，題目從中選取（預設用內附的棋譜）。
cli-practise-plain = 純文字，逐行輸出（沒有終端機時的預設方式）。
cli-practise-list = 列出練習和課程。
cli-practise-stats-json = 輸出 JSON。
cli-practise-stats-csv = 逐題輸出，各值以逗號分隔。
cli-rules-show-name = 規則的名稱，或規則檔的路徑。
cli-rules-check-paths = 要檢查的檔案。
cli-rules-new-name = 新規則的名稱。
cli-rules-new-from = 以哪種規則為範本（預設 chinese）。

## Mistakes on the command line

cli-error = { $what }：請看 `{ $help }`
cli-error-unknown = 沒有 `{ $argument }` 這個引數
cli-error-unknown-near = 沒有 `{ $argument }` 這個引數；是不是 `{ $near }`？
cli-error-unknown-command = 沒有 `{ $argument }` 這個指令
cli-error-unknown-command-near = 沒有 `{ $argument }` 這個指令；是不是 `{ $near }`？
cli-error-no-command = 缺少指令
cli-error-no-value = `{ $argument }` 後面要有值
cli-error-value = { $argument } `{ $value }`：{ $why }
cli-error-choice = { $argument } `{ $value }`：可用 { $choices }
cli-error-plain-value = { $argument } `{ $value }`：這裡不能用
cli-error-conflict = { $argument } 不能和 { $other } 一起用
cli-error-twice = { $argument } 寫了兩次
cli-error-missing = 必須指定 { $arguments }
cli-error-other = 用法不對
cli-not-in-range = 請輸入 { $least } 到 { $most } 的整數
cli-number-range = 請用 { $least } 到 { $most } 的整數
cli-encoding-unknown = 不認識這種編碼：試試 gb18030 或 big5
cli-points-not-half = 不是半目的整數倍（3.75 子 = 7.5 目）
cli-points-too-many = 太大，任何棋盤都沒有這麼多
cli-use-one-of = 請用以下之一：{ $choices }
cli-choose-language = 請用 de、en、es、fr、ja、ko、ru、zh、zh-Hant
cli-seki-point = 每個點寫明由誰填：E5=black、E5=white 或 E5=nobody
cli-total-negative = 不能是負數
cli-choose-level = 難度應為 { $least } 到 { $most }

# A photograph of the board.
cli-photo = 從照片或螢幕截圖讀出局面。
cli-photo-files = 圖片（JPEG、PNG 或 WebP）；- 讀取標準輸入。
cli-photo-size = 棋盤的路數：不是 9、13、19 路，或讀錯時使用。
cli-photo-corners = 四個角的交叉點在圖片中的位置，x,y,x,y,x,y,x,y，從左上角起順時針。
cli-photo-sgf = 以 SGF 輸出。
cli-photo-json = 以 JSON 輸出，每張圖片一個物件，各佔一行。
cli-photo-watch = 等資料夾中出現圖片就開啟。
cli-corners = 請用八個數字指定四個角，如 20,30,600,25,610,620,15,615
cli-photo-camera = 用相機拍照（透過 ffmpeg 或 rpicam-still）；可指定裝置，如 /dev/video2。
