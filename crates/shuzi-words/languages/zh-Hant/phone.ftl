# The screen that waits for phones.
phone-title = 用手機拍棋盤
phone-scan = 用手機相機對準 QR 碼，開啟出現的網頁。不必安裝任何東西。
phone-no-code = 請在手機瀏覽器輸入這個網址。視窗放大後，這裡會顯示 QR 碼。
phone-network = 網路：{ $name }
phone-network-of = 網路：{ $name }（{ $all } 個中的第 { $at } 個，← → 換一個）
phone-plain = 手機要在同一網路中。連線沒有加密，同一網路中的其他人可能看到內容。
phone-alone = 沒有電腦時，只用手機也能開啟同樣的頁面：見說明書「A phone alone」。
phone-encrypted = 手機要在同一網路中。連線已加密。憑證由本機產生，所以手機會警告「不是私人連線」：若憑證指紋（SHA-256）以 { $begin } 開頭，就點「進階」或「顯示詳細資訊」繼續。
phone-fingerprint = 指紋：{ $begin }
phone-met = 已有手機開啟網頁。
phone-overdue = 還沒有手機連上。多半是手機在別的網路（行動數據或另一個 Wi-Fi），或者連的是訪客網路（裝置之間互不相通），或者防火牆擋住了連接埠 { $port }。可以開啟手機熱點，讓這台電腦連上，再按一次 f。
phone-overdue-short = 還沒有手機連上。它在同一網路中嗎？不行就開手機熱點，讓本機連上，再按 f。
phone-no-network = 沒有網路：請連上 Wi-Fi 或手機熱點，再按一次 f
phone-not-served = 無法向手機提供網頁：{ $why }
phone-no-tls = 本機的處理器無法加密網頁：請去掉 --tls
phone-sent = { $boards } 盤
phone-boards-open = 還有 { $boards } 盤沒數完，會留在首頁。再按一次 Esc 關閉手機頁面。

# The page on the phone.
phone-page-title = 數子
phone-photograph = 拍棋盤
phone-next-board = 拍下一盤
phone-again = 重新拍
phone-choose = 選一張照片
phone-send = 傳送
phone-reading = 正在辨識棋盤……
phone-how = 從正上方拍，要拍到整個棋盤。
phone-too-many = 已經有 { $boards } 盤了：請重新啟動 shuzi。
phone-photograph-alt = 照片
phone-to-settle = { $points ->
    [0] 棋盤對嗎？
   *[other] 有 { $points } 個點要確認
}
phone-point-empty = 空
phone-point-doubtful = 不確定
phone-point-dead = { $side }，死子
phone-count-it = 沒錯，開始數
phone-count-as-read = 就照這樣，開始數
phone-undo = 復原
phone-turn = 旋轉
phone-tap-points = 點按有誤的點可以更改：黑、白、空依序切換。
phone-closer = 現在點那個交叉點。點棋盤外，回到整個棋盤。
phone-compare-again = 整個棋盤都對過了嗎？對過了，請再按一次按鈕。
phone-dead-title = 哪些是死子？
phone-dead-how = 打叉的是死子。點按一塊棋可以更改。
phone-agree = 雙方同意，看結果
phone-boards = 各盤棋
phone-rules = 本局規則
phone-by-rules = 依規則：{ $points }
phone-take-over = 採用以上規則
phone-to-board = 回到棋盤
phone-keys = 勝負線
phone-sent-before = 這張照片已經傳過了，就是這一盤。
phone-count-anew = 當作新的一局來數
phone-back = 上一步
phone-enter = 下一步
phone-not-known = 不知道
phone-yes = 是
phone-no = 否
phone-go-on = 繼續
phone-agree-result = 雙方同意這個結果
phone-look-first = 畫圈的棋子還不確定。請雙方一起看，標出死子，再點一次按鈕。
phone-unfinished = 不確定的地方很多：這局下完了嗎？沒有的話請繼續下，再拍一次棋盤。
phone-kept = { $text }
phone-result-tap = 點按一塊棋，可更改死活。
phone-working = 算式
