## Numbers and names that cannot be read

amount-empty = 何も入力されていません。7.5 や 7 1/2 のような数を入力してください
amount-not-a-number = 数ではありません。7.5、7 1/2、7½ のように書いてください
amount-too-fine = 細かすぎます。0.25目の倍数にしてください
amount-too-large = 大きすぎます。100000目までです
side-unknown = `{ $text }` は黒白の指定ではありません。black か white にしてください
method-unknown = `{ $text }` という方法はありません。full、half、simplified、key のどれかにしてください
compensation-unknown = `{ $text }` という補償はありません。n、n-1、none のどれかにしてください
size-not-a-size = 盤の大きさではありません。19 や 9x13 のように書いてください
size-out-of-range = 盤は縦横とも 1 路から 52 路までです
vertex-not-a-vertex = 盤上の点ではありません。列の文字（I は使わない）と行の番号を D4 のように書いてください
vertex-off-the-board = 盤の外です
ranks-not-a-number = { $text } は段級差ではありません。0 から { $most } までの数を入力してください（7.5 のような半分も可）
rank-unknown = { $text } は段級位ではありません。12k や 3d、または EGF（1850）か AGA（-4.5）のレーティングを入力してください
rank-mixed = 二人の基準が違います。両方とも段級位か、同じ組織のレーティングにしてください
rank-black-stronger = 黒の方が強くなっています。弱い方が黒を持ってください
rank-too-far-apart = 段級差が大きすぎて、置碁では打てません
ratio-not-a-number = `{ $text }` は 2.5、5/2、6 のような数ではありません
handicap-too-many-stones = 段級差 { $ranks } では { $size } の盤に置石 { $stones }子が必要ですが、この方式は 9子までです。小さい盤の方が差が縮まります

## The encoding of a file

encoding-is-utf-8 = CA には { $name } とありますが、本文は UTF-8 です。UTF-8 として読みました
encoding-guessed = 文字コードの指定がありません。{ $used } として読みました
encoding-unknown = 不明な文字コード CA[{ $name }]：{ $used } として読みました
encoding-other = CA には { $name } とありますが、本文と合いません。{ $used } として読みました
encoding-damaged = { $name } では読めない文字があります。� で示します

## Game files

sgf-no-game = 棋譜がありません。SGF の対局は `(;` で始まります
sgf-too-large = 一局のノードが { $most } 個を超えています。ファイルを分けてください
sgf-too-many-values = 一局の値が { $most } 個を超えています。ファイルを分けてください
sgf-text-outside = 対局の外に文字があります。無視しました
sgf-stray-parenthesis = `(` のない `)` があります。無視しました
sgf-no-opening = 最初のノードの前に `(` がありません。補って読みました
sgf-not-closed = 対局が閉じていません。最後の `)` がありません
sgf-game-in-game = 対局の中で別の対局が始まっています。その前の `)` がありません
sgf-opening-before-node = 最初のノードの前に `(` があります。無視しました
sgf-no-semicolon = 最初のプロパティの前に `;` がありません。補って読みました
sgf-read-as = `{ $spelled }` は { $name } として読みました
sgf-between-variations = { $name } が変化図と変化図の間にあります。無視しました
sgf-unescaped-bracket = { $name } の中の `]` がエスケープされていません。文字として読みました
sgf-value-not-closed = { $name } の値が閉じていません。`]` がありません
sgf-no-value = `{ $name }` に値がありません。無視しました
sgf-not-sgf = `{ $text }` は SGF ではありません。無視しました
more-of-the-same = 同様のものが続きます（以下省略）
record-not-go = GM[{ $value }] は碁ではありません（碁は GM[1]）。数えられるのは碁だけです
record-size = SZ[{ $value }]：{ $why }。ファイルを直すか、--size で盤の大きさを指定してください
record-other-size = この対局は { $stated } で、{ $size } ではありません。--size を外してください
record-second-move = 一つのノードに二手目があります。それも打ったものとします
record-several-values = 一手に値が複数あります。すべて打ったものとします
record-two-colors = { $vertex } に黒白両方の石が置かれています。後の石を残します
record-longer-variation = 変化図は { $moves } 手、本譜は { $main } 手です。本譜を数えます
record-set-up-not-a-vertex = { $name }[{ $value }] は盤上の点ではありません。無視しました
record-set-up-off-the-board = { $name }[{ $value }] の一部が盤の外です。その部分は無視しました
record-too-many-set-up = 配置された石が多すぎます。残りは無視しました
record-move-off-the-board = { $name }[{ $value }] は { $size } の盤の外です。無視しました
record-read-as-pass = { $name }[{ $value }] はパスとして読みました
record-move-not-a-vertex = { $name }[{ $value }] は盤上の点ではありません。無視しました
record-on-top-of-stone = { $number } 手目（{ $side } { $vertex }）は{ $replaced }石のある点への着手です。ほかの SGF ソフトと同じく、石を置き換えました
record-suicide = { $number } 手目（{ $side } { $vertex }）は自殺手です。その石 { $stones } 個を取り除きました
record-ko-retaken = { $number } 手目（{ $side } { $vertex }）はコウの反則です。そのまま打ったものとします
record-not-in-first-node = { $name } は最初のノードに書くものです。そのまま読みました
record-stated-twice = { $name } が二通りに書かれています（{ $used } と { $other }）。最初のものを使います
record-komi-unread = KM[{ $value }]：{ $why }。ルールで決められたコミを使います
record-komi-empty = KM[] が空です。ルールで決められたコミを使います
record-size-missing = SZ がなく、着手はすべて { $lines } 路の中です。{ $lines } 路盤なら --size { $lines } を付けてください
record-handicap-played = 白の初手より前に黒が { $stones }子打っていて、HA がありません。置碁なら --handicap { $stones } を付けてください
record-fox-komi-in-zi = KM[{ $value }] は野狐（Fox）の書き方で、単位は 1/100子です（{ MOKU($points) }）
record-fox-komi-in-points = KM[{ $value }] は野狐（Fox）の書き方で、単位は 1/100目です（{ MOKU($points) }）
record-komi-too-large = KM[{ $value }] は盤の点数より多いコミです。ルールで決められたコミを使います
record-handicap-differs = HA[{ $value }] とありますが、置かれた石は { $stones }子です
record-handicap-unread = HA[{ $value }] は置石の数ではありません。置石なしとします
record-handicap-too-large = HA[{ $value }] は盤に置ける数を超えています。置石なしとします
record-handicap-missing = HA[{ $stones }] ですが、置石がなく白から打っています。置石が書かれていないか、互先です。置石なしとします
record-marks-contradict = TB と TW が同じ点を両方の地としています。印は使いません
record-handicap-found = HA はありませんが、白の初手の前に黒石が { $stones } 個あります。{ $stones }子局とします
diagram-second = 図が二つあります。図は一つずつ別のファイルにしてください
diagram-too-many-rows = { $most } 行を超えています。これは盤の図ですか？
diagram-no-game = 対局がありません。SGF の棋譜でも . X O の図でもありません
diagram-other-width = この行は { $points } 点、最初の行は { $first } 点です。行を直してください
diagram-all-dead = 石がすべて x か o（死に石）です。活き石は X と O で書いてください
diagram-other-kind = { $format } 形式は読めません。SGF で保存してください
diagram-too-wide = 一行に { $points } 点あります。盤は { $most } 路までです
diagram-not-a-stone = `{ $sign }` は使えません。行は . X O で書きます（死に石は x と o）
diagram-other-size = 図は { $drawn } で、{ $size } ではありません。--size を外してください

## Rule profiles

at-place = { $place }: { $what }
profile-unreadable = { $why }
profile-not-toml = { $why }。ここの TOML を直してください
profile-wrong-kind = { $key } が{ $found }になっています。{ $wanted }にしてください
profile-not-a-list = { $key } は文字列のリストです。{ $key } = ["…"] と書いてください
profile-not-a-count = { $key } は 0 から { $most } までの整数にしてください
profile-unknown-word-near = { $key } に `{ $text }` は使えません。`{ $near }` のことですか？（{ $words } のどれか）
profile-unknown-word = { $key } に `{ $text }` は使えません。{ $words } のどれかにしてください
profile-unknown-key-near = 不明な項目 `{ $key }`：`{ $near }` のことですか？
profile-unknown-key = 不明な項目 `{ $key }`：使える項目は { $keys } です
profile-too-many-points = { $key } は { MOKU($most) }以下にしてください
profile-not-half-points = { $key } の { $points } は半目の倍数ではありません。半目の倍数にしてください
profile-not-an-amount = { $key }：{ $why }
profile-unknown-size-near = 不明な盤の大きさ `{ $text }`：`{ $near }` のことですか？
profile-unknown-size = 不明な盤の大きさ `{ $text }`：1 から { $most } までの路数か other にしてください
profile-extends-itself = { $round }：`extends` が循環しています。別のルールを元にしてください
profile-extends-too-many = `extends` が { $most } 段を超えています。もっと大元に近いルールを元にしてください
profile-extends-broken = 元のルール { $name } に間違いがあります：{ $why }
profile-extends-nothing = { $why }
no-rules-near = `{ $name }` というルールはありません。`{ $near }` のことですか？
no-rules = `{ $name }` というルールはありません。`shuzi rules list` で一覧を見てください
toml-text = 文字列
toml-texts = 文字列のリスト
toml-number = 数
toml-points = 目数
toml-flag = 真偽値（true か false）
toml-date = 日付
toml-list = リスト
toml-table = テーブル
toml-name = ルールの名前
toml-ties = draw、black、white のどれか

## Dead stones

dead-not-a-vertex = --dead { $name }：{ $why }
dead-no-stone = --dead { $name }：そこに石はありません
dead-everything = すべての石が死に石になっています。数えるものがありません
dead-no-stones = 盤に石がありません。数えるものがありません
seki-not-a-vertex = --seki { $name }：{ $why }
seki-not-in-seki = --seki { $name }：セキのダメでも眼でもありません
seki-no-group = --seki { $name }：相手との間にダメのある石がありません
seki-filled-twice = --seki { $name }：埋める側が二通り指定されています。一度だけ指定してください
dead-source-file = 棋譜
dead-source-option = オプション
dead-source-auto = shuzi の推定：確認してください
dead-source-engine = 思考エンジン
dead-source-player = 自分で指定
status-alive = 活き
status-dead = 死に
status-seki = セキ
verdict-proven = { $status }（証明済み）
verdict-read = { $status }（読み切り）
verdict-played = { $status }（プレイアウト 100 回中 { $share } 回）
verdict-open = { $status }（未確定：先に打つ側かコウ次第）
verdict-capture = { $status }（未確定：取られる形。打って確かめる）
verdict-unread = { $status }（未確定：読み切れない。打つか合意する）
verdict-border = { $status }（未確定：境界が閉じていない。続きを打つ）
verdict-eyes = { $status }（未確定：二眼もセキもない。周りの石を確かめる）
verdict-seki-eye = { $status }（未確定：セキの眼の中。取り除くか合意する）

## What a game is counted by

adjustment-not-half-points = { $points } は半目の倍数ではありません
terms-unknown-rules = 不明なルール RU[{ $rules }]：--rules で選んでください（一覧は `shuzi rules list`）
terms-no-profile = { $why }
terms-broken-profile = { $why }
terms-no-komi = ルール「{ $rules }」にはこの対局（{ $game }）のコミの規定がありません。--komi で指定してください
terms-not-half-points = { $what }の { $points } は半目の倍数ではありません。単位が子ではありませんか？ 3.75子 = 7.5目です
terms-too-many-stones = 置石 { $stones }子は { $size } の盤に置ききれません
caution-compensation-in-komi = このルールではコミ { MOKU($komi) }に補償が含まれています。補償は加えません
caution-komi-may-hold-compensation = 置石 { $stones }子、コミ { MOKU($komi) }：KM に補償を含めるソフトもあります。このファイルもそうなら --compensation none を付けてください
caution-komi-in-zi = KM[{ $komi }] の単位は子のようです。{ MOKU($points) }として数えます
caution-large-komi = コミ { MOKU($komi) }は普通ではありません。確かめてください
caution-zero-komi = 互先で KM[0]：コミが分からないときに 0 と書くプログラムがあります
caution-not-area-scoring = ルール「{ $rules }」は中国式計算ではありません。これは中国式で数えた結果で、本来の結果と違うことがあります（`shuzi compare` を参照）
caution-last-move-rule = ルール「{ $rules }」には最後の手による調整（{ $rule }）があります。ここでは調整しませんが、`shuzi compare` では調整します
caution-gogui-writes-goe = GoGui は中国ルールを RU[GOE] と書きます。GoGui のファイルなら --rules chinese を付けてください
totals-too-few = 黒 { $black } + 白 { $white } + 中立点 { $non_scoring } = { $sum } で、盤の { $points } 点に { $missing } 点足りません。数え直すか、空いたままの点（詰め忘れたダメ、セキの余ったダメ）を探し、詰めるか中立点として入力してください
totals-too-many = 黒 { $black } + 白 { $white } + 中立点 { $non_scoring } = { $sum } で、盤の { $points } 点より { $extra } 点多すぎます。数え直してください。死に石の取り忘れか、同じ地を二度数えたのかもしれません
open-border = 境界が閉じていない所：{ $places }{ $more ->
        [0] {""}
       *[other] 、ほか { $more } か所
    }
open-one-eye = 二眼のない一団：{ $place }
open-dame = 詰めていないダメ：{ $places }{ $more ->
        [0] {""}
       *[other] 、ほか { $more } か所
    }

## Why rule sets differ

scoring-area = 中国式
scoring-territory = 日本式
scoring-stone = 純碁式
scoring-area-or-territory = 中国式か日本式
unknown-moves = 手順がありません。アゲハマ、パス、最後の手が分かりません
unknown-set-up = 棋譜が途中の局面から始まっています。それまでのアゲハマが分かりません
difference-last-move = 最後の手（P）
difference-handicap = 置石（H）
difference-passes = パス（Wz − Bz）
difference-seki = セキの中の点
reason-last-stone = 最後の手は{ $side }の着手（{ $number } 手目）で、{ $side-key ->
        [black] 黒の手番が白より一回多くなりました
       *[white] 手番の数は双方同じです
    }。
reason-last-pass = 最後の手は{ $side }のパス（{ $number } 手目）で、{ $side-key ->
        [black] 黒の手番が白より一回多くなりました
       *[white] 手番の数は双方同じです
    }。
reason-last-move = 最後の手は{ $side }で、{ $side-key ->
        [black] 黒の手番が白より一回多くなりました
       *[white] 手番の数は双方同じです
    }。
reason-last-move-unknown = 最後の手がどちらか分かりません。黒なら、黒が一点多くなります。
reason-white-began = 初手は白が打ったので、白の石が一つ多くなります。
reason-no-handicap = 置石はありません。
reason-handicap = 置石 { $stones }子のうち、一つ目は黒の初手に当たります。残り { $beyond }子の分、白には手番がありませんでした。
reason-other-handicap = 置石 { $stones }子の碁として数えますが、棋譜の手順には現れていません。その場合、中国式計算とパス石を使う計算とでは補償の分だけ差が出ます。
reason-passes-unknown = パスの数が分かりません。この範囲は、終局までパスがなかったと仮定したものです。
reason-no-passes = 棋譜にパスはありません。終局時に一回ずつパスしていても、差し引きゼロです。
reason-never-passed = { $side }は一度もパスしていません。
reason-passed = { $side }は { $times } 回パスしました。
reason-passed-at = { $side }は { $times } 回パスしました（{ $moves } 手目）。
reason-passed-from = { $side }は { $times } 回パスしました。最初は { $first } 手目です。
reason-pass-is-a-stone-not-played = パス一回につき、盤上の石が一つ少なくなります。
reason-pass-not-recorded = 一方が二手続けて打っているので、棋譜にないパスがあったことになります。
reason-no-seki = セキの中に数える点はありません。
reason-seki = 中国式計算ではセキの中の点も数えますが（黒 { $black }、白 { $white }）、日本式計算では数えません。
reason-seki-filled = 内ダメは黒が { $black }、白が { $white } 詰めます。
procedure-remove-dead = 死に石を取り上げ、アゲハマに加えます。
procedure-remove-dead-without-seki = 死に石を取り上げ、アゲハマに加えます。セキの中の点は数えません。
procedure-fill-teire = ダメを詰めると必要になる手入れをします：黒 { $black }、白 { $white }。
procedure-fill-prisoners = アゲハマで地を埋めます：黒石は黒地へ（{ $black }）、白石は白地へ（{ $white }）。
procedure-fill-pass-stones = パス石でも地を埋めます：黒 { $black }、白 { $white }。
procedure-fill-pass-stones-white-last = パス石でも地を埋めます：黒 { $black }、白 { $white }（白は最後にパスするので一つ多い）。
procedure-make-rectangles = 整地します。それぞれの地の中で石を動かし、十目の四角にします。
procedure-add-komi = 白にコミ { MOKU($komi) }を加えて、比べます。
procedure-compare = 比べます。
note-one-sided = セキの中の { $places } は{ $side }だけが詰められるので、{ $side }に数えます
score-teire = ダメを詰めると{ $side }は { $places } に手入れが必要です。地になりません
score-teire-open = { $dame } は先に打った方の一目です。{ $other }が打てば{ $side }は { $point } に手入れが必要です
score-groups-unknown = 活きた一団の数が分からず、切り賃も不明です。盤面が要ります
score-white-passes-last = 白が最後にパスするよう、白がもう一回パスします
score-handicap-turns = 黒が置石を置く間、白は{ $stones }手少なく、その分は白が渡した石として数えます
score-passes-unknown = パスの数が分かりません。白のパス石がもう一つ要るかもしれません
score-late-passes-unknown = 最初に二回続いたパスより後のパスの数が分かりません。数えていません
score-prisoners-from-stones = アゲハマは盤上の石の数から計算しました
score-prisoners-unknown = アゲハマが分かりません。最後の手が黒なら、黒は一目少なくなります（終局までパスがなかったと仮定）
score-first-pass-unknown = どちらが先にパスしてボタンを取ったのか分かりません
score-last-stone-unknown = どちらが最後の石を打ったのか分かりません
score-pass-stones-compensate = 二つ目からの置石はパス石で補償されます。中国式計算での補償は { MOKU($points) }です

# A photograph of the board.

at-file = { $name }: { $what }
no-game-here = 対局がありません
disagrees-also-dead = { $place } も死んでいるとすれば合います。
disagrees-one-point = 一目違います。ダメか、地に打った石かもしれません。
disagrees-other-winner = 差は同じですが、棋譜では勝者が逆です。
disagrees-teire-kept = 手入れの点（{ $places }）を地とすれば合います。
disagrees-unit = 一方の差は子、もう一方は目で書かれています。
disagrees-unmarked = { $place } を盤上に残せば合います。死に石の印が付いていなかったのかもしれません。
recorded-agrees = 棋譜の結果：{ $recorded }（一致）。
recorded-agrees-in-zi = 棋譜の結果：{ $recorded }、単位は子（目数に直すと{ $result }で一致）。
recorded-contested = 棋譜の結果：{ $recorded }。棋譜に条件がそろっていません。ここで使った条件では{ $result }になりますが、勝者はまだ決められません。コミとルールが分かれば指定してください。
recorded-differs = 棋譜の結果：{ $recorded }（不一致：計算では{ $result }）。
recorded-no-margin = 棋譜の結果：{ $recorded }（目差の記載なし）。
recorded-not-comparable = 棋譜の結果：{ $recorded }（棋譜だけでは、この対局のルールでの結果を確かめられません）。
recorded-not-understood = 棋譜の結果：{ $recorded }（読み取れません）。
recorded-other-winner = 棋譜の結果：{ $recorded }（目差の記載なし。盤面では{ $result }）。
usage-halves-differ = 点を分け合うときは、両方の合計に ½ が付きます
usage-no-shared-points = ルール「{ $rules }」では点を分け合いません。整数で入力し、どちらの地でもない点は --non-scoring で示します
usage-nothing-to-score = 数えるものがありません。対局のファイルか、--black N のように合計を指定してください
plan-add = 碁笥から { $to } へ
plan-lift = { $from } を碁笥へ
plan-move = { $from } を { $to } へ（{ $mark }）
cli-dead-nothing = B8 のような石か、auto か none を指定してください
cli-encoding-unknown = 不明な文字コード：gb18030 か big5 を使ってください
cli-not-in-range = { $least } から { $most } までの整数を入れてください
cli-points-not-half = 半目の倍数ではありません（3.75子 = 7.5目）
cli-points-too-many = どの盤にも大きすぎます
cli-seki-point = 点ごとに埋める側を書きます：E5=black、E5=white、E5=nobody
cli-use-one-of = 次のいずれかを使います：{ $choices }
engine-missing = 指定がありません
engine-failed = 思考エンジン：{ $why }。代わりに shuzi の推定を使います
engine-failed-marks = 思考エンジン：{ $why }。代わりに棋譜にある死に石の印を使います
