## Lines of a worksheet, and settings

label-vacant = 地（空点）
label-stones = 盤上の石
label-total = 合計
label-komi = コミ
label-tie-breaker = ジゴ防止の半目
label-compensation = 置石の補償
label-non-scoring = 中立点
label-adjusted = 調整後の合計
label-half-count = 盤の半分
label-adjusted-half-count = 調整後の盤の半分
label-key-number = 勝敗ライン
label-difference = 差（子）
label-margin = 目差
label-size = 碁盤
label-rules = ルール
label-game = 対局
label-handicap = 置石
label-method = 方法
label-side = 数える側
label-dead-stones = 死に石

## What keys do

help-next = 決定して次へ
help-back = 一つ戻る
help-fill-dame = ダメを交互に詰める
help-palette = 操作の一覧（名前で探す）
help-handicap = 置石とコミ
help-handicap-counting = 中国式か日本式
help-rank-black = 黒の段級を一つ上げる
help-rank-black-back = 黒の段級を一つ下げる
help-rank-white = 白の段級を一つ上げる
help-rank-white-back = 白の段級を一つ下げる
help-undo = 取り消す
help-redo = やり直す
help-settings = コミ、置石、ルールなど
help-finish = 結果へ
help-method = 次の方法
help-side = もう一方を数える
help-verify = 両方数えて確かめる
help-swap = 盤と説明の切り替え（小さい画面）
help-help = この画面のキー一覧
help-quit = 終了（途中経過は保存）
help-change = 次の値
help-change-back = 前の値
help-up = 上
help-down = 下
help-scroll-up = 上へスクロール
help-scroll-down = 下へスクロール
help-left = 左
help-right = 右
help-erase = 直前の入力を消す
help-toggle = 石かダメに印を付ける
help-next-chain = 次の石へ
help-previous-chain = 前の石のつながり
help-ten = 10 を足す：四角一つか山一つ
help-sheet = 勝敗ラインの一覧
help-sheet-profile = 次のルール
help-sheet-profile-back = 前のルール
help-sheet-komi = コミを半目増やす
help-sheet-komi-back = コミを半目減らす
help-sheet-size = 次の盤の大きさ
help-sheet-size-back = 前の盤の大きさ
help-export = 一覧を PDF で保存
help-rearrange = 整地の手順を見る
help-handle = 次の石
help-handle-back = 一つ戻す
help-handle-all = すべて一度に動かす
help-handle-none = 最初に戻す
help-play = 自動で一つずつ；もう一度で停止
help-compare = この碁を全ルールで
help-look = 色、記号、言語
help-mouse = マウスのオン・オフ
help-copy = 結果をコピー
help-save-result = 結果を保存：テキスト、Markdown、JSON、SGF
help-keep-look = この設定を保存
help-edit = 盤面を入力する
help-example = 例を一緒に数える
help-count-it = この盤面を数える
help-leave-empty = 空点（. も可）
help-next-row = 次の行
help-flood-black = この空きを黒地にする
help-flood-white = この空きを白地にする
help-save-it = 新しいファイルに保存
help-suspend = シェルへ戻る（fg で再開）
help-turn-page = 次のページ
help-turn-back = 前のページ
help-begin = 始める
help-harder = 難しく
help-easier = 易しく
help-figures = 成績
help-clock = 時間の表示・非表示
help-answer = 答える
help-hint = ヒント
help-pass = 答えを見る
help-go-on = 次へ
help-again = もう一度
help-close = 閉じる
help-leave = 終了する
help-stay = 続ける
help-resume = 続きから
help-afresh = 新しく数える（途中のものも残す）
help-another = 別の対局（途中のものも残す）

## The same in a word

footer-next = 次へ
footer-back = 戻る
footer-fill-dame = ダメ詰め
footer-handicap-counting = 計算
footer-rank-black = 黒
footer-rank-white = 白
footer-undo = 取消
footer-settings = 設定
footer-another = 別の対局
footer-finish = 結果
footer-method = 方法
footer-side = 黒白
footer-verify = 確かめる
footer-help = ヘルプ
footer-quit = 終了
footer-change = 変更
footer-change-back = 変更
footer-erase = 消す
footer-toggle = 印
footer-next-chain = 次の石
footer-ten = +10
footer-rearrange = 整地
footer-compare = 全ルール
footer-copy = コピー
footer-save-result = 保存
footer-keep-look = 保存
footer-edit = 盤面
footer-example = 例
footer-count-it = 数える
footer-leave-empty = 空点
footer-next-row = 行
footer-flood-black = 黒地
footer-flood-white = 白地
footer-save-it = 保存
footer-turn-page = ページ
footer-down = 選ぶ
footer-swap = 碁盤
footer-harder = 難度
footer-easier = 難度
footer-hint = ヒント
footer-pass = 解答
footer-handle = 次の石
footer-handle-back = 戻す
footer-handle-all = 最後
footer-handle-none = 最初
footer-play = 自動
footer-sheet = 勝敗ライン
footer-sheet-profile = ルール
footer-sheet-komi = コミ
footer-sheet-komi-back = コミ
footer-sheet-size = 大きさ
footer-export = PDF

## Why a line of a worksheet is there

why-komi = 先番の有利を補うため、コミは白に加わります。
why-tie-breaker = コミなしの碁でも勝敗が付くように、白に半目を加えます。
why-compensation = 中国ルールでは置石も一点になるので、決めた分を白に返します。
why-non-scoring = どちらのものでもない点は、半分ずつ分けます。
why-adjusted = コミなどを調整した後の、数える側の合計です。
why-half-count = 盤の点の半分です。合計をこれと比べます。
why-adjusted-half-count = 中立点を除いた点の半分です。
why-key-number = 合計がこれより多ければ勝ち、少なければ負けです。
why-difference = 合計がどれだけ上回ったか。一方が一点増えると他方は一点減るので……
why-margin = ……目差はその二倍になります。
why-margin-full = 黒の合計から白の合計を引いた数と、その逆です。プラスの側が勝ちです。

## The steps of a count

step-setup =
    .title = 何を数えますか？
    .do = 設定を確認してください。
    .why = 細かい碁では、コミ、置石とその補償で勝敗が決まります。数える前に確認しておきましょう。
    .enter = Enter：数え始める。
step-finish =
    .title = 終局しましたか
    .do = 双方がパスし、ダメは交互に詰め終わりましたか。今見つかったダメは空けたままにします。死に石とアゲハマは、それぞれ持ち主の碁笥に戻します。
    .why = 中国式計算では、死に石もアゲハマも数えません。どの石が死んでいるか合意できなければ、対局を続けます。
    .enter = Enter：済み。
step-dead =
    .title = 死に石を取り上げる
    .do = Tab で死に石と不確かな石を順に見ます。Space はカーソルの下の石の印だけを変えます。
    .why = 取られることを避けられない石が死に石です。両者の合意が必要で、合意できなければ対局を続けます。
    .enter = Space で印、Enter で次へ。
step-seki =
    .title = セキを埋める
    .do = セキの中の自分の眼をそれぞれ埋め、次に内ダメを交互に詰めます。最後に一つ余れば空けておきます。
    .why = セキではどちらからも打てず、誰の地でもありません。埋めれば数えられます。
    .enter = Space で埋める側を変え、Enter で次へ。
step-non-scoring =
    .title = セキはありますか
    .do = あれば、まずそれぞれが自分の眼を、かけ眼も含めて埋めます。次に内ダメを一つずつ交互に詰めます。最後に一つ余れば空けておきます。二つのセキで一つずつ余れば、双方が一つずつ詰めます。
    .why = 空いたまま残る点はどちらの地でもなく、半分ずつ分けます。
    .enter = 空いたまま残る点はいくつですか（後で見つかったダメも含む）。Enter だけなら「なし」です。
step-side =
    .title = どちらを数えますか
    .do = { $side }を数えます。数えやすい側を選びます。
    .why = 場所を空けるため、あとで相手側の石を取り除いてかまいません。取り除くと、相手側の空点はもう数えられません。
    .enter = o：もう一方。y：両方数えて確かめる。Enter：数え始める。
step-vacant =
    .title = { $side }：地
    .do = 整地します。{ $side }の石を動かし、碁笥から足し、または戻して、{ $side }の地を十目、二十目の四角にします。それから空点を数えます。
    .why = 空点も石も同じ一点なので、自分の地の中で石を動かしても合計は変わりません。
    .enter = 12+20 のように地ごとに入力します。t で 10 を足します。
step-stones =
    .title = { $side }：盤上の石
    .do = { $side }の石を十個ずつの山にして数えます。地の中の石も数えます。
    .why = 中国式計算では、活き石は一つ一点です。
    .enter = 十個の山ごとに t、最後に端数を入力します。
step-leftover =
    .title = 合計は合いますか
    .do = 両方数えました。空いたまま残る点と合わせて、盤全体になるはずです。
    .why = 一点足りなければ、どちらの地でもない点かもしれません。十足りなければ、たいてい山を一つ数え忘れています。
    .enter = どちらの地でもない点はいくつですか。Enter だけなら前のままです。
step-total =
    .title = 合計
    .do = 地（空点）と盤上の石の合計です。
    .why = このあと、この合計を基準の数と比べます。
    .enter = Enter：目差を計算する。
step-work =
    .title = 目差を一行ずつ計算
    .enter = Enter：次の行。f：結果へ。
step-result =
    .title = 結果

## The screen

keys = キー
sign-stones = 黒石と白石
sign-dead = 死に石
sign-vacant = 空点
sign-filled = 数えるために埋めた点
sign-must-fill = 手入れが必要な点
sign-nobody = 中立点
side-needs = { $side }の必要数
you-counted = { $side }を { $own } と数えましたが、結果には盤上の { $used } を使います。
sum-counted = { $side }（数えた数）：{ $vacant } + { $stones } = { $total }
sum-board = { $side }（盤上）：{ $vacant } + { $stones } = { $total }
these-differ = 一致しません。{ $side }を数え直すか、死に石を確認してください。
not-certain = 死活の不確かな石が { $stones } 個あります。確認してください。
enter-keeps = （Enter で { $count } のまま）
note = 注意：{ $text }。
none = なし
no-stones = なし
type-one = 入力
both = 両方
game-even = 互先
game-no-komi = 定先
game-handicap = 置碁
gives-points = { $convention } = { $points } 目
side-black = 黒
side-white = 白
won-level = 同点です。このルールでは{ $side }の勝ち：{ $code }
method-full = 両者を数える
method-half = 片方を数える
method-simplified = 片方（簡略）
method-key = 勝敗ライン
real-board = 実際の碁盤 { $size }
live-marked = 現況：印を付けた盤面
live-counted = 現況：数えたところまで
live-between = 目差は今のところ
live-and = { $low } と { $high } の間
live-by = { $side }{ MOKU($points) }勝ち（{ ZI($points) }子）
live-needs = { $side }は { $needs } で勝ち{ $tie }（勝敗ライン { $key }）
live-ties = 、{ $tie } で持碁
live-has = { $side }は { $count }
live-so-far = { $side }は今 { $count }
live-enough = { $has }：ちょうど
live-few = { $has }：{ $points } 不足
live-to-go = { $has }：あと { $points }
live-spare = { $has }：{ $points } の余裕
check-by = { $method }で検算：{ $outcome }。
verify-offer = 数えたのは{ $side }だけです。o：{ $other }も数えて確かめます。
verify-both = 両方数えます。石を取り除く前に、まず{ $other }の空点から数えます。
other-key = { $side }の勝敗ラインは { $key }、{ $needs } で勝ち。
left-out = （この方法では半目を数えません：{ $outcome }）
chain-is = { $at }、{ $side }（{ $stones }）：{ $verdict }
preview = 今は「{ $is }」。「{ $other }」なら { $now } → { $then }
preview-same = 今は「{ $is }」。「{ $other }」でも { $now } のまま
no-komi-known = このルールにはコミの規定がありません。+ と − で設定します。
in-hand = > 数えている対局
own-way = 整地の仕方は他にもあります。空点も石も同じ一点なので、合計は変わりません。
how-to-handle = 大文字の石は同じ小文字へ。- は碁笥へ、+ は碁笥から。
take-board = Enter で盤上の数を採用：
recount = Esc：戻って数え直す。
line-subtracted = { $whole } ÷ 2 = { $half }：{ $side }を数えるので引きます（{ $other }なら足します）。
line-added = { $whole } ÷ 2 = { $half }：{ $side }を数えるので足します（{ $other }なら引きます）。
how-to-set = ↑ ↓ 選ぶ、← → 変える、または数字を入力。
look-at = 死活が不確か。確認を（Tab）：
dead-proposed = { $stones ->
        [0] shuzi は死に石を見つけませんでした。
       *[other] shuzi は { $stones } 個を死に石としました。
    }
dead-marked = { $stones ->
        [0] 死に石の印はありません。
       *[other] { $stones } 個に死に石の印があります。
    }
quit-question = 終了しますか？ 途中経過は保存され、次回続けられます。
quit-unsaved = 終了しますか。途中経過は保存できていません：失われます。
resume-where = 手順 { $at }/{ $all }、盤上の石 { $stones } 個。
resume-question = この碁は数えかけです。続きから始めますか？
another-question = { $size } の途中の計算が残っています。別の対局ですか。両方残します。
too-small = 小さすぎる
save-title = 結果を保存
save-text = テキスト
save-md = Markdown
save-json = JSON
save-diagram = テキスト図（. X O）
save-sgf = SGF（RE、TB、TW）
save-png = 盤面の画像（.png）
save-svg = 盤面の画像（.svg）
welcome = 初めてですか？ x で例を一緒に数えます。b で盤面を入力します。Enter で目の前の碁盤を数えます。
ruler-key = 縦棒は揃っていますか？ 揃っていなければ a
edit-title = 盤面の入力
edit-how = 一行ずつ入力します。x は黒石、o は白石、. か Space は空点。数字を前に付けると繰り返し：5x は黒石五つ。Tab で次の行、Backspace で戻ります。
edit-more = b、w：カーソルの周りの空きを黒地、白地にします。クリックで石を置けます。図も貼り付けられます。
edit-row = { $row } 行目：あと { $left } 点。
look-title = 見た目
look-theme = 色
look-glyphs = 記号
look-language = 言語
look-mouse = マウス
on = オン
off = オフ
ruler = 縦棒は揃っていますか？ 揃っていなければ記号を変えてください。
compare-results = 結果
compare-difference = 違いの理由
compare-compensation = 補償
compare-procedures = 地の計算
practise = 練習
lessons = レッスン
practice-today = 今日：{ $answers } 問、{ $days } 日連続
practice-longest = （最長 { $days } 日）
practice-first-day = ようこそ。一日五分で十分です
drills = 問題、難度 { $level }（← →）
done = 済
come-back = { $count } 問
whole-best = 最短 { $time }
whole-aim = 目標 { $time }
glance-over = 時間です。石は隠れました。
question = 問
once-more = （前に間違えた）
hint = ヒント：
round-over = { $answered } 問中 { $right } 問正解。間違いは数日後にまた出ます。
placement-over = { $answered } 問中 { $right } 問正解。正解したレッスンは「済」にしました。
no-figures = まだ練習の記録がありません。Esc：戻る。
chart-answers = { $first }〜{ $last } 問目
chart-right = { $drill }：十問中の正解
chart-time = { $drill }：時間
won = { $side }{ MOKU($points) }勝ち（{ ZI($points) }子）：{ $code }
won-tie = 持碁（0）
result-black = 黒{ MOKU($points) }勝ち
result-white = 白{ MOKU($points) }勝ち
result-tie = 持碁
list-separator = 、

## The live panel's checks

live-open = まだ数えていません
live-unknown-sum = 数えた数が盤全体と合いません：数え直してください
live-range = { $low }～{ $high }
check-holds = 正しい – { $text }
check-fails = 誤り – { $text }
check-sum = 和：{ $terms } = { $points }（盤全体）
check-sum-short = 和：{ $terms } = { $sum }、{ $points } に { $short } 不足
check-sum-over = 和：{ $terms } = { $sum }、{ $points } より { $over } 多い
check-parity-even = 偶奇：合計の差 { $difference } は偶数のはず
check-parity-odd = 偶奇：合計の差 { $difference } は奇数のはず

## Remarks to the player

remark-nothing-to-undo = 取り消すものがありません
remark-undo-returns = 次の対局です。u で前の対局に戻ります
remark-nothing-to-redo = やり直すものがありません
remark-no-stone-here = ここに石はありません：死に石にカーソルを合わせてください
remark-no-path-pasted = 貼り付けたものはファイルのパスではありません。b を押すと図を貼り付けられます
remark-not-pasted = 貼り付けたものは図ではありません：{ $place }：{ $why }
remark-paste-refused = ここに貼り付けられるのは数だけです。図は b で貼り付けます
remark-no-dame = ダメは残っていません
remark-border-open = { $place } の境界がまだ決まっていません。ダメではないので、先に打ってください
remark-dame-filled-by = 詰めました：{ $side } { $places }。u で戻せます
remark-dame-filled = 交互に詰めました：黒 { $black }、白 { $white }。u で戻せます
remark-not-in-seki = セキのダメでも眼でもありません
remark-method-needs-side = 「{ $method }」では、こちらも数える必要があります。u で結果に戻ります
remark-not-a-whole-number = `{ $text }` は整数ではありません：12+20 のように入力してください
remark-too-large = どの盤にも大きすぎます
remark-own-size = 盤の大きさは対局のファイルで決まっています
remark-no-rules = `{ $text }` というルールはありません
remark-choose-game = `even`、`no-komi`、`handicap` のどれかにしてください
remark-not-stones = 置石の数を入力してください
remark-side-not-counted = こちらはまだ数えていません
remark-type-count = 数えた数を入力してください（なければ 0）
remark-more-than-board = { $number } は盤の { $points } 点を超えています：数え直してください
remark-not-in-a-number = 「{ $sign }」は数に使えません：12+20 のように入力してください
remark-entry-full = これ以上は入りません：Enter で確定、Backspace で訂正
remark-more-than-left = { $number } は残りの { $left } 点を超えています（{ $points } 点のうち { $counted } 点は数え済み）：数え直すか、Esc で前の数を直してください
remark-board-full = 両者の数で盤が埋まり、残る点はありません。0 と入力するか、Esc で数え直してください
remark-whose = { $black } + { $white }：合計は合いますが、黒白を取り違えても合います。黒は { $black } でしたか。Enter：はい。Esc：いいえ
remark-smaller-board = { $here } で { $total } だと差が大きすぎますが、{ $size } なら合います。{ $size } なら s で変えてください。{ $here } で正しければもう一度 Enter
remark-many-non-scoring = どちらの地でもない点が { $count } 点？ たいていは 0 か 1 です。正しければもう一度 Enter
remark-too-many-non-scoring = どちらの地でもない点が { $count } 点は多すぎます。ダメを交互に詰めて、残りを数えてください
remark-points-missing = 黒 { $black } + 白 { $white } = { $sum }。盤は { $points } なので、{ $missing } 点がどちらにも入っていません。どちらの地でもなければ { $missing } と入力し、そうでなければ Esc で戻って数え直してください
remark-points-short = 黒 { $black } + 白 { $white } = { $sum }。盤は { $points } なので、{ $missing } 足りません。十個の山を数え忘れていませんか。Esc で戻って数え直してください
remark-verified = 確認できました：{ $terms } = { $points }
remark-well-counted = 合計 { $have }、盤上と同じです：整地の仕方が違っても正解です
remark-missing = 数えた数は { $have }、盤上は { $is } で、{ $missing } 足りません：数え直してください
remark-too-many = 数えた数は { $have }、盤上は { $is } で、{ $extra } 多すぎます：数え直してください
remark-not-counted = まだ数えていません：Enter で次へ進んでください
remark-no-komi = ルール { $rules } はこの対局のコミを決めていません：設定のコミに入力してください
remark-count-first = 先に石を数えてください
remark-needs-position = 整地の手順には盤面が必要です：対局のファイルを開いてください
remark-position-kept = 盤面を残しました：b で入力を続けられます
remark-no-stones = 盤上にまだ石がありません
remark-rows-empty = 石のない行が { $rows } 行あります。もう一度 Enter を押すと、このまま数えます。
remark-nothing-due = 今日復習する問題はありません：間違えた問題がここに出ます
remark-mouse-on = マウス：オン
remark-mouse-off = マウス：オフ

## More of the screen

editor-stones = 黒 { $black } + 白 { $white }
stones-with-vacant = { $stones }（+ 空点 { $vacant } = { $total }）
plan-title = { $side }の整地
plan-next = { $number }/{ $all }：{ $what }
plan-done = { $what }、済
plan-left = 空点 { $vacant } + { $stones } = { $total }
plan-sum = { $vacant } + { $stones } = { $total }（変わらず）
scroll-more = j ↓ 続き
key-enter = Enter
key-space = Space
key-esc = Esc
key-tab = Tab
key-backspace = Backspace
key-ctrl = Ctrl

## Line by line (--plain)

plain-step = 手順 { $at }/{ $all }：{ $title }
plain-setting = { $label }（`{ $name }`）：{ $value }
plain-setting-from = { $label }（`{ $name }`）：{ $value }（{ $from }）
plain-dead = 死に石：{ $stones }
plain-uncertain = 死活が不確か（{ $count } 個）。確認してください：{ $stones }。
plain-fills = { $side }が埋める点：{ $points }
plain-left = 空けておく点：{ $points }
plain-count = { $side }：{ $count }
plain-line = { $name }、{ $side }：{ $amount }
plain-check = 「{ $method }」で検算：
plain-margin = 目差：{ $result }
plain-margin-between = 目差は{ $low }と{ $high }の間
plain-margin-unknown = 目差は不明（{ $why }）
plain-short = { $side }は { $count }、{ $points } 不足
plain-to-go = { $side }は { $count }、あと { $points }
plain-spare = { $side }は { $count }、{ $points } の余裕
plain-check-holds = 検算は合っています：{ $text }
plain-check-fails = 検算が合いません！ { $text }
plain-help = Enter だけで次へ進みます。コマンド：`back`、`undo`、`redo`、`result`、`quit`。
plain-help-settings = 設定はいつでも変えられます：`komi 6.5`、`handicap 3`、`compensation n-1`、`rules aga`、`tie-breaker none`、`game no-komi`、`method key`、`side white`、`size 13`。
plain-not-a-number = `{ $text }` は数ではありません：12+20 のように入力してください
plain-at-result = `method NAME` か `side black|white` を入力するか、Enter で終了してください
plain-not-understood = `{ $text }` はここでは使えません：Enter で次へ進むか、`help` と入力してください
plain-at-vertex = { $name }：{ $why }
plain-ask-setup = 設定を変えるときは `komi 6.5` のように入力します。Enter で始めます。
plain-ask-dead = 死に石のつながりごとに石を一つ、`C3 D7` のように入力します。Enter で次へ進みます。
plain-ask-seki = 点を入力すると、そこを埋める側が変わります。Enter で次へ進みます。
plain-ask-non-scoring = いくつ残りますか？ Enter だけなら「なし」です。
plain-ask-board-count = 数えた数を `12+20` のように入力します。Enter だけなら盤上の数を使います。
plain-ask-count = 数えた数を `12+20` のように入力します（`t` で 10 を足します）。
plain-ask-side = `side white`、`verify`（両方数える）、または Enter で数え始めます。
plain-ask-next = Enter で次へ、`result` で結果まで進みます。
plain-verify = 数えたのは{ $side }だけです：`verify` で{ $other }も数えて確かめます。
plain-ask-result = `method half`、`side white`、`back` が使えます。Enter で終了します。

## Where values come from, and what else the first screens say

source-option = オプション
source-player = 自分で設定
source-file = ファイル、{ $place }
source-profile = ルールの規定
source-profile-other-size = ルールの規定（19 路盤の値）
source-settings = 設定ファイル
source-last-used = 前回と同じ
source-default = 既定値
convention-n = n
convention-n-1 = n-1
convention-none = なし
round-all-drills = 全種類、苦手なものから
round-missed = 間違えた問題の復習

## The first screen

home-question = どちらが何目勝ち？
home-table = 卓上の盤面を数える
home-file = 棋譜や写真を開く
home-position = 盤面を入力する
home-example = 学ぶ：例題を数える（2分）
home-practise = 練習する
home-sheet = 勝敗ラインの表
home-compare = 一局を全ルールで比べる
home-handicap = 置石とコミ
home-unfinished = 途中の計算
home-recent = 最近の対局
home-usual = { $rules } · { $size } · コミ { $komi } · { $method }
home-step = { $what }：{ $all } 段階の { $at }
home-no-files = ここに棋譜ファイルはありません。
home-players = { $black }（黒）–{ $white }（白）
home-recorded = 記録された結果：{ $result }
footer-choose = 決定
help-choose = これを始める
footer-open-file = 開く
help-open-file = 棋譜ファイルを開く
help-practise = 練習する
footer-resume-count = 再開
help-resume-count = 途中の計算を再開する
footer-open = 開く
help-open = これを開く
footer-folder-above = 上のフォルダ
help-folder-above = 上のフォルダ
footer-next-game = 次の対局
help-next-game = 次の対局を数える
footer-leave = 終了
footer-pick-rules = ルール
help-pick-rules = 一覧からルールを選ぶ
no-such-rules = その名前のルールはありません
picker-about = { $scoring } · コミ { $komi } · 置石の代償 { $convention }
remark-unusual-komi = コミ { $komi }？ 正しければもう一度 Enter
remark-unusual-handicap = 置石 { $stones } 子？ 正しければもう一度 Enter
remark-turn-setting = ← → で変えます
remark-count-dropped = 別の盤：数えた内容は消えました（u で戻せます）
remark-numbers-dropped = 印を変えたので、盤から取った数は消えました（u で戻ります）
remark-komi-stays = コミは設定した { $komi } のままです
remark-both-sides = この方法はもう両方を数えています
remark-nothing-unfinished = 途中の計算はありません
remark-no-file-of-table = 卓上の盤面の計算です：開くファイルはありません
many-left = { $points } 点がどちらにも入っていません。ふつうは 0 か 1 です：不確かなら数え直してください。
large-margin = 大差です：数とコミを確かめてください。
not-settled = まだ決まっていません。勝者は示しません。
unsettled-rules = { $rules } では、アゲハマやパス、最後の着手など、盤面の地と石以外も数えます。ここではそれが分からないので、勝者は示しません。
unsettled-stones = この石の死活で勝敗が変わりえます。死んでいるかどうか合意してください：{ $places }
unsettled-points = { $points } 点がどちらの地でもなく、勝敗が変わりえます。ダメを詰めるか、死に石を確かめてください。
unsettled-one-side = これほどの差は、たいてい数え間違いです。盤の大きさ、数、コミを確かめ、もう一方も数えてください。
home-no-match = 一致する名前はありません。
resume-step = { $all } 段階の { $at }。

## What each setting is

about-size = 19×19、13×13、9×9、または入力した大きさ。
about-game = 互先にはコミがあり、先番（コミなし）は黒が先に打つだけ、置碁は初めから石が置いてあります。
about-komi = 後から打つ白がもらう目数。
about-tie-breaker = 引き分けを分ける半目。コミとは別に示します。
about-handicap = 初めに黒が置いた石。
about-compensation = 中国式で置石に対して白がもらうもの：n 目、n − 1 目、またはなし。勝敗が変わることがあるので、対局前に決めておきます。
about-method-full = 両方を数えて比べます。最も確実：合計が盤全体にならなければ数え違いと分かります。
about-method-half = 片方だけ数えて盤の半分と比べます。手間が半分です。
about-method-simplified = 片方を数える方法で、中立点を盤の半分から引いておくもの。結果は同じで計算が簡単です。
about-method-key = 壁の表にある一つの数に届くかどうか。片方を数えて比べるだけ。最も速い。
about-side = 数えやすい方を：まとまった地、動かす石の少ない方。結果は同じです。

## Words of counting

looking-for-dead = 死に石を調べています…
handicap-title = 置石
handicap-no-ranks = b と w で二人の段級を選びます（B、W は下げる）
phase-setup = 設定
phase-dead = 死に石
phase-count = 計算
phase-result = 結果
palette-title = 何をしますか
palette-none = その名前の操作はありません。
glossary = 用語
glossary-area = 地と石
    .means = 石と囲んだ点を合わせたもの
glossary-territory = 地
    .means = 囲んだ点だけ。アゲハマを引きます
glossary-vacant = 空点
    .means = どちらかのものである空いた点
glossary-dame = ダメ
    .means = 両方の活き石の間の空点。数える前に詰めます
glossary-seki = セキ
    .means = 二眼がないまま、ともに活きている石
glossary-non-scoring = 中立点
    .means = どちらのものでもない点。セキで余る最後の内ダメなど
glossary-dead = 死に石
    .means = 取られるのを避けられない石。盤から上げます
glossary-prisoners = アゲハマ
    .means = 取った石。中国式では数えません
glossary-adjustment = 調整
    .means = コミ、半目、補償の合計
glossary-half-count = 盤の半分
    .means = 盤の点の半分。19×19 なら 180.5
glossary-key-number = 勝敗ライン
    .means = 合計がこれより多ければ勝ち
glossary-zi = 子
    .means = 石を単位とする数え方。一子は二目
glossary-compensation = 置石の補償
    .means = 置石に対して白がもらうもの：n、n − 1、またはなし
glossary-teire = 手入れ
    .means = ダメを詰めた後、自分の地に打っておく必要がある手
glossary-bent-four = 曲がり四目
    .means = 隅の曲がり四目：日本ルールでは死に。中国式なら実際に打っても損はありません
glossary-group-tax = 切り賃
    .means = 集団ごとに二目引くこと。昔の石を数える方式のもの
glossary-false-eye = かけ眼
    .means = 眼のように見えて、取られうる空点。セキでは持ち主が埋めます
glossary-total = 合計
    .means = 片方の空点と石を合わせたもの
glossary-possible = 有効な点
    .means = 中立点を除いた盤の点
glossary-tie-breaker = ジゴ防止の半目
    .means = コミなしの対局が引き分けにならないよう白に与える半目。コミではありません
glossary-adjusted = 調整後の合計
    .means = コミ、半目、補償を入れた合計
glossary-margin = 目差
    .means = 勝った側が何目多いか

# A photograph of the board.
help-next-doubt = 次の不確かな点
help-previous-doubt = 前の不確かな点
help-as-read = この点は正しい
help-turn = 盤を回す
help-mirror = 左右を入れ替える
footer-next-doubt = 次の点
footer-previous-doubt = 前の点
footer-as-read = 正しい
footer-turn = 回す
footer-mirror = 反転
photo-board = 写真 { $size }
put-in-board = 盤面 { $size }
example-board = 例題
photo-title = 盤と見比べる
photo-all-clear = 不確かな点はありません。もう一度見比べて、Enter を押してください。
photo-left = 確かでない点が { $points } あります。
photo-how = x 黒、o 白、. 空点。正しければ Space。Tab で次の点、Enter で数えます。
photo-here = 写真の { $place } のあたり：
remark-doubts-left = { $points ->
    [0] 盤全体を見比べましたか。Enter で数えます。
   *[other] 確かでない点が { $points } 残っています（Tab で移動）。もう一度 Enter を押すと、このまま数えます。
}
