# The screen that waits for phones.
phone-title = スマホで碁盤を撮る
phone-scan = スマホのカメラを QR コードに向け、表示されたページを開いてください。インストールは要りません。
phone-no-code = このアドレスをスマホのブラウザーに入力してください。画面を広げると、ここに QR コードが出ます。
phone-network = ネットワーク：{ $name }
phone-network-of = ネットワーク：{ $name }（{ $all } のうち { $at }、← → で切り替え）
phone-plain = スマホも同じネットワークにつないでください。通信は暗号化されないので、同じネットワークの人に読まれることがあります。
phone-alone = パソコンがなくても、スマホだけで同じページが使えます。説明書の「A phone alone」をご覧ください。
phone-encrypted = スマホも同じネットワークにつないでください。通信は暗号化されます。証明書はこのパソコンが自分で作ったものなので、スマホには「プライバシーが保護されません」と警告が出ます。フィンガープリント（SHA-256）が { $begin } で始まっていれば、「詳細設定」か「詳細を表示」から進んでください。
phone-fingerprint = フィンガープリント：{ $begin }
phone-met = スマホでページが開かれました。
phone-overdue = スマホがまだつながりません。多くの場合、スマホが別のネットワーク（モバイル通信や別の Wi-Fi）につながっているか、端末どうしの通信を禁じたゲスト用 Wi-Fi を使っているか、ファイアウォールがポート { $port } を閉じているためです。スマホのテザリングをオンにし、このパソコンをそこにつないで、もう一度 f を押してください。
phone-overdue-short = スマホがまだつながりません。同じネットワークですか？ だめならスマホのテザリングにこのパソコンをつなぎ、f を押してください。
phone-no-network = ネットワークがありません。Wi-Fi かスマホのテザリングにつないで、もう一度 f を押してください
phone-not-served = スマホにページを出せません：{ $why }
phone-no-tls = このパソコンの CPU ではページを暗号化できません。--tls を外してください
phone-sent = { $boards } 面
phone-boards-open = 終わっていない盤が { $boards } 面あり、最初の画面に残ります。もう一度 Esc でスマホのページを閉じます。

# The page on the phone.
phone-page-title = 盤を数える
phone-photograph = 碁盤を撮る
phone-next-board = 次の碁盤を撮る
phone-again = 撮り直す
phone-choose = 写真を選ぶ
phone-send = 送る
phone-reading = 盤を読み取っています…
phone-how = 真上から、盤全体が入るように撮ってください。
phone-too-many = 盤がすでに { $boards } 面あります。shuzi を起動し直してください。
phone-photograph-alt = 写真
phone-to-settle = { $points ->
    [0] この盤面でよいですか？
   *[other] 確かめる点が { $points } 個あります
}
phone-point-empty = 空点
phone-point-doubtful = 不確か
phone-point-dead = { $side }の死に石
phone-count-it = これで数える
phone-count-as-read = 表示どおりに数える
phone-undo = 元に戻す
phone-turn = 回す
phone-tap-points = 間違っている点をタップすると、黒、白、空点の順に変わります。
phone-closer = 次に、その点をタップしてください。盤の外をタップすると全体に戻ります。
phone-compare-again = 碁盤全体を見比べましたか？ よければ、もう一度ボタンを押してください。
phone-dead-title = 死に石はどれですか？
phone-dead-how = ×の石が死に石です。石をタップすると、死に石かどうかが変わります。
phone-agree = 合意して結果へ
phone-boards = 碁盤の一覧
phone-rules = この対局のルール
phone-by-rules = ルールの規定：{ $points }
phone-take-over = このルールで数える
phone-to-board = 盤に戻る
phone-keys = 勝敗ライン
phone-sent-before = この写真は送信済みです。これがその盤です。
phone-count-anew = 別の対局として数える
phone-back = 戻る
phone-enter = 次へ
phone-not-known = 分からない
phone-yes = はい
phone-no = いいえ
phone-go-on = 続ける
phone-agree-result = この結果で合意する
phone-look-first = 丸で囲んだ石は死活が不確かです。二人で確かめ、死に石に印を付けて、もう一度ボタンを押してください。
phone-unfinished = 不確かな所がたくさんあります。終局していますか？ まだなら続きを打ってから、もう一度盤を撮ってください。
phone-kept = { $text }
phone-result-tap = 石をタップすると、死に石かどうかが変わります。
phone-working = 計算
