## The drills

drill-halves = 目数の半分と四分の一
drill-tens = 十個の山、十目の四角と端数
drill-key-number = 対局の勝敗ライン
drill-handicap = 置石の補償：n、n − 1、なし
drill-margin = 合計と勝敗ラインから目差を出す
drill-result = 両者の合計から勝敗と目差を出す
drill-territory = 一か所の地の空点
drill-side = 一方の合計
drill-dead = 死に石はどれか
drill-seki = セキに残る中立点
drill-shape = 片方を整地して十の倍数にする
drill-full = 終局した碁の結果
drill-estimate = 十秒だけ見て結果を目算する
drill-miscount = 計算の間違い探し
drill-hint-halves = 整数と端数を別々に半分にして、足します。
drill-hint-tens = まず十ずつ、それから端数。
drill-hint-key-number = まず盤の半分。黒の勝敗ラインを上げるものは、白のラインを下げます。
drill-hint-handicap = n、n − 1、なし。このルールはどれですか？
drill-hint-margin = 合計は勝敗ラインからいくつ離れていますか？ 片方が一点増えると、もう片方は一点減ります。
drill-hint-result = まず黒引く白。それから白がもらうもの。
drill-hint-territory = 上から一行ずつ数え、途中の和を覚えておきます。
drill-hint-side = 空点と石を別々に数え、最後に足します。
drill-hint-dead = 二眼を作れず、逃げ出せない石はどれですか？
drill-hint-seki = まず眼を埋め、それから内ダメを交互に詰めます。
drill-hint-shape = あと少しで四角になる所を探します。中の石が少ない所、脇の隙間が少ない所です。
drill-hint-miscount = 各行を、そこに書かれた数で自分で計算してみます。
drill-unknown = `{ $text }` という問題はありません。`shuzi practise --list` で一覧を見てください
drill-rules-chinese = 中国ルール
drill-rules-aga = AGA ルール
drill-rules-japanese = 日本ルール
round-today = 今日の五分
round-mixed = 練習
round-whole = 時間を計って一局を数える
round-placement = 腕試し：もう知っているところを調べる
whole-dead = 死に石
whole-territories = 地
whole-stones = 石
whole-margin = 目差
pool-not-a-position = { $number } 番目の局面：名前、コミ、両者の合計、盤面が揃っていません

## Answers

answer-none = なし
answer-not-a-number = 184.25、53、1/2 のような数を入力してください
answer-not-a-result = B+3.5 や W+0.5 のように結果を入力してください。ジゴなら 0 です
answer-not-stones = 死に石のつながりごとに石を一つ、C3 F7 のように入力してください。なければ none です
answer-not-points = 石を置く点と取る点を C3 F7 のように入力してください。なければ none です
answer-no-stone-at = { $name } に石はありません。死に石のつながりごとに石を一つ、C3 F7 のように入力してください。なければ none です
answer-missing = 答えを入力してください。p で答えを見られます

## What is asked

ask-half-of = { $amount } の半分はいくつですか？
ask-rectangles = 空点：{ $sizes }（四角）
ask-piles = 石：十個の山が { $piles }、端数が { $rest }
ask-points-in-all = 全部で何点ですか？
ask-board = { $size } の盤
ask-komi = コミ { MOKU($komi) }
ask-handicap = 置石 { $stones }子、補償 { MOKU($stones) }
ask-tie-breaker = ジゴ防止の半目（{ $points }）
ask-one-non-scoring = 中立点が一つ
ask-key-number = { $side }の勝敗ラインはいくつですか？
ask-handicap-giving = 置石 { $stones }子、ルールの補償は{ $convention-key ->
        [none] なし
       *[other] {" "}{ $convention } 目
    }
ask-handicap-under = 置石 { $stones }子、{ $rules }
ask-compensation = 白がもらう補償は何目ですか？
ask-half-compensation = 片方を数えるとき、その補償のために黒の合計から何点引きますか？
ask-key-and-total = { $side }の勝敗ラインは { $key }、合計は { $total }
ask-total-is = { $side }の合計は { $total }
ask-who-wins = どちらが何目勝ちですか？
ask-totals = 黒 { $black }、白 { $white }
ask-one-line-is-wrong = 勝敗ラインで{ $side }を数えました。間違っている行を見つけてください。
ask-line-total = 1. 合計：空点 { $vacant } + 石 { $stones } = { $total }
ask-line-half = 2. 盤の { $points } 点の半分：{ $half }
ask-line-key-black = 3. 勝敗ライン：{ $half } + { $adjustment } = { $key }
ask-line-key-white = 3. 勝敗ライン：{ $half } − { $adjustment } = { $key }
ask-line-margin = 4. 目差：（{ $total } − { $key }）× 2 = { $margin }
ask-which-line = 間違っているのは何行目ですか？
ask-shape = { $side }の石を置いたり取ったりして、{ $side }の空点を十、二十などの四角にしてください。動かす石は { $most } 個まで。移した石は一個と数えます。
ask-no-position = 問題に合う局面が見つかりません。0 を入力して次へ進んでください。
ask-dead-removed = 死に石は取り上げてあります。
ask-dead-removed-seki-filled = 死に石は取り上げ、セキは埋めてあります。
ask-seki-filled = セキは埋めてあります。
ask-territory = { $vertex } のある{ $side }地に、空点はいくつありますか？
ask-total-of = { $side }の合計（空点 + 石）はいくつですか？
ask-which-dead = 終局しました。死に石はどれですか？
ask-seki-left = 死に石は取り上げてあります。セキの中の自分の眼をそれぞれ埋め、次に内ダメを交互に詰めます。空いたまま残るのはいくつですか？
ask-even-game = 互先、コミ { MOKU($komi) }。死に石には印があります。
ask-who-wins-by-area = 中国式計算で、どちらが何目勝ちですか？
ask-estimate = { $seconds } 秒たつと石が隠れます。中国式計算で、どちらのおよそ何目勝ちですか？ 誤差 { $within }目まで正解です。
ask-whole-total = { $side }：空点 { $vacant } + 石 { $stones } = { $total }（全 { $points } 点）

## How it is worked out

work-halved = { $amount } ÷ 2 = { $half }
work-piles = { $piles } × 10 + { $rest } = { $stones }
work-sum = { $terms } = { $total }
work-half-of-points = 盤の { $points } 点の半分：{ $half }
work-half-of-adjustment = 調整の半分：{ $half }
work-half-of-non-scoring = 中立点の半分を引く：{ $half }
work-added-for-black = 黒なので足す：{ $key }
work-subtracted-for-white = 白なので引く：{ $key }
work-compensation = n = { $stones }、{ $convention-key ->
        [none] 補償なし
       *[other] 補償は { $convention } 目
    }：{ $points }
work-difference = { $total } − { $key } = { $difference }
work-doubled = 2 倍：{ $side }から見た目差は { $margin }
work-lead = 黒から見た差：{ $black } − { $white } = { $lead }
work-minus-adjustment = 白への調整 { $points } を引く：{ $lead }
work-minus-komi = コミ { $komi } を引く：{ $lead }
work-line-total = 1 行目：{ $vacant } + { $stones } = { $total }
work-line-half = 2 行目：{ $points } の半分は { $half }
work-line-key = 3 行目：勝敗ラインは { $key }
work-line-margin = 4 行目：目差は { $margin }
work-choose-folder = 終局した碁の入った別のフォルダーを選んでください
work-by-rows = 上から一行ずつ：{ $rows } = { $points }
work-total = 空点 { $vacant } + 石 { $stones } = { $total }
work-shape-rectangle = 四角の一つ：{ $from } から { $to } まで。
work-shape-plan = 最短の手順で動かす石：{ $handled }
work-shape-changes = 石を置く点と取る点：{ $points }
work-shape-sum = 空点 { $vacant }、石 { $stones }：合計 { $total }
work-dead = 死に石：{ $answer }
work-dead-inside = { $stones }：{ $side }の { $points } 点の中にあり、{ $side }が応じれば二眼を作れません
work-played-out = { $stone } を{ $side }から打つと：{ $moves }
work-lives = { $eyes ->
        [1] { $stone } は生きています：{ $places } の地で二眼が作れます
       *[other] { $stone } は { $places } の二眼で生きています
    }
move-pass = パス
work-shared = 内ダメ：{ $places }（{ $shared }）、残り：{ $left }

## Mistakes

mistake-not-halved = 半分にし忘れ
mistake-doubled = 半分にするところを 2 倍
mistake-half-too-much = 半目多い
mistake-half-too-little = 半目少ない
mistake-fraction-dropped = 0.5 か 0.25 の端数の切り捨て
mistake-ten-too-few = 10 少ない
mistake-ten-too-many = 10 多い
mistake-one-too-few = 1 少ない
mistake-one-too-many = 1 多い
mistake-remainder-forgotten = 端数の足し忘れ
mistake-vacant-forgotten = 空点の足し忘れ
mistake-stones-forgotten = 石の足し忘れ
mistake-row-missed = 一行の数え忘れ
mistake-other-side = 相手の数との取り違え
mistake-fill-forgotten = セキを埋めた石の数え忘れ
mistake-adjustment-not-halved = 調整を半分にし忘れ
mistake-adjustment-halved = 調整を誤って半分（半分にするのは、片方を数える方法と勝敗ラインだけ）
mistake-adjustment-wrong-sign = 調整の足し引きが逆
mistake-adjustment-left-out = 調整のし忘れ
mistake-tie-breaker-left-out = ジゴ防止の半目の入れ忘れ
mistake-non-scoring-not-subtracted = 中立点の半分の引き忘れ
mistake-needs-not-key = 勝敗ラインではなく、勝つのに必要な合計です
mistake-key-not-needs = それは勝敗ラインです。合計はそれを超えなければなりません
mistake-is-n = n との取り違え
mistake-is-n-less-one = n − 1 との取り違え
mistake-rules-compensate = このルールには補償があります
mistake-compensation-halved = 補償を誤って半分（半分にするのは、片方を数える方法と勝敗ラインだけ）
mistake-in-zi = 2 倍し忘れ（子の差のまま）
mistake-not-doubled = 2 倍し忘れ（目差は差の 2 倍）
mistake-wrong-winner = 勝ちと負けが逆
mistake-wrong-winner-not-doubled = 勝ちと負けが逆で、2 倍し忘れ
mistake-wrong-sign = プラスとマイナスが逆
mistake-halved-twice = 半分にするのが二度
mistake-is-total = 合計（空点 + 石）との取り違え
mistake-is-stones = 石だけの数との取り違え
mistake-is-vacant = 空点だけの数との取り違え
mistake-some-are-dead = 死に石があります
mistake-some-missing = 死に石がまだあります
mistake-some-alive = 活き石が入っています
mistake-some-missing-some-alive = 死に石がまだあり、活き石も入っています
mistake-territory-counted = それは空点と死に石を数えた結果です。ここでは活き石を数えます
mistake-shared-are-filled = 内ダメは交互に詰めるので、残るのは余った一つだけ
mistake-even-is-filled = 偶数なら全部詰まり、奇数なら一つ残ります
mistake-not-in-tens = 空点が十の倍数の四角になっていません
mistake-too-many-handled = 石を動かしすぎです
mistake-komi-forgotten = コミの入れ忘れ
mistake-prisoners-forgotten = アゲハマの入れ忘れ
mistake-komi-wrong-sign = コミの足し引きが逆
mistake-one-miscounted = 1 点の数え間違い
mistake-ten-miscounted = 10 点の数え間違い
mistake-compensation-n-less-one = ここでは補償は n で、n − 1 ではありません
mistake-non-scoring-added = 中立点の半分は足さずに引きます
mistake-non-scoring-whole = 中立点は半分だけ引きます
mistake-tie-breaker-not-halved = ジゴ防止の半目が半分になっていません
mistake-doubled-twice = 2 倍しています。ここでは差がそのまま目差です
mistake-doubled-early = もう 2 倍しています。ここで聞いているのは差です
mistake-added-forgotten = 足した石を忘れています
mistake-added-twice = 足した石を二度数えています
mistake-one-side-only = その方法は片方しか数えないので、数え落としに気づきません
mistake-both-sides-counted = その方法は両方を数えるので、時間がかかります
mistake-adjustment-needed = その方法では調整の計算が必要です。表ではもう済んでいます
mistake-adds-to-total = 「片方を数える」では合計に足します
mistake-small-territories = 小さい地は一点ずつ数えることになります
mistake-prisoners-count = 中国式ではアゲハマを数えません
mistake-dead-points-forgotten = 死に石の下の点も数えます

## What became of an answer

marked-right = 正解です。
marked-near = 正解です。正確には { $right }、誤差は { $off } です。
marked-wrong = 「{ $given }」ではなく「{ $right }」です。
marked-wrong-by = 「{ $given }」ではなく「{ $right }」です：{ $mistake }。
marked-not-yet = まだです。{ $mistake }。
try-again = 「{ $given }」ではありません。もう一度どうぞ。
try-again-after = 「{ $given }」ではありません：{ $mistake }。もう一度どうぞ。
answer-revealed = 答えは { $answer } です。
answer-it-now = 次は自分でこの答えを入れます。
no-hint = この問題にヒントはありません

## Line by line

round-begins = 全部で { $count } 問です。? でヒント、Enter だけで次へ、q で終了します。
round-question = { $drill }、難度 { $level }
round-question-again = { $drill }、難度 { $level }、もう一度
practice-read = Enter で次へ。
round-time = { $seconds } 秒（制限 { $limit } 秒）。
round-time-over = { $seconds } 秒（制限 { $limit } 秒）：時間切れです。
today-questions = { $count } 問
today-lesson = レッスン { $number }
today-game = { $size } の一局
today-over = 今日はここまで。{ $answered } 問中 { $right } 問正解。間違えた問題は、またすぐに出ます。
shape-so-far = 空点 { $vacant } · 石 { $stones } · 動かした石 { $handled }
steps-to-repeat = 復習 { $count }
round-summary = { $asked } 問中 { $right } 問正解。成績は `shuzi practise stats` で見られます。

## Progress

statistics-none = まだ練習の記録がありません。`shuzi practise` で始めてください
statistics-drill = 種類
statistics-all = 全部
statistics-answers = 解答数
statistics-right = 正解率
statistics-last = 直近20問
statistics-time = 時間
statistics-best = 最速
statistics-streak = 連続
statistics-trend = 推移
statistics-mistake = 一番多い間違い：{ $mistake }
whole-over = 合計 { $time }。目標は { $aim } です。
whole-best-is = 全問正解の最短記録：{ $time }。

broken-lesson = レッスン { $name }：{ $why }
