## A counted game

profile-title = { $title }（{ $name }）
page-game = 第 { $number } 局
page-players = { $black }（黒）– { $white }（白）
page-kind = { $size } { $game }
page-uncertain = 死活が不確か
page-seki = セキ
page-note = 注意：{ $text }
page-nothing = なし
points-value = { $points ->
        [0] なし
       *[other] { MOKU($points) }
    }
stones-value = { $stones }子
compensation-value = { $points ->
        [0] なし
       *[other] 白に{ MOKU($points) }
    }（{ $convention }）
names-more = { $names }、ほか { $more } 個
dead-of-side = { $side } { $count }（{ $names }）
counted-names = { $count }（{ $names }）
seki-fills = 黒が埋める点：{ $black }、白が埋める点：{ $white }
page-needs = { $side }は { $needs } 点以上で勝ち。合計は { $total } 点で、{ $standing }。
page-needs-or-ties = { $side }は { $needs } 点以上で勝ち（{ $tie } 点ならジゴ）。合計は { $total } 点で、{ $standing }。
standing-enough = ちょうど足りています
standing-spare = { $points } 点の余裕があります
standing-short = { $points } 点足りません
page-left-out = 片方を数える方法（簡略）はジゴ防止の半目（{ $tie_breaker }）を数えないので{ $shown }となりますが、正確な結果は{ $exact }です。
page-left-out-level = 片方を数える方法（簡略）はジゴ防止の半目（{ $tie_breaker }）を数えません。同数なので{ $side }の勝ちです。正確な結果は{ $exact }です。
page-same-board = 同じ盤面を中国式で数えると：{ $result }
page-by-area = 中国式で数えれば{ $result }ですが、ルール「{ $rules }」はそれ以外も数えます。ここではそれが分からないので、勝敗はまだ決まっていません。
page-shared = どちらの地でもない { $points } 点を半分ずつ分けます：黒 { $black }、白 { $white }。
cause-other-winner = 勝者が逆
cause-unit = 子と目の違い
cause-teire-kept = 手入れを引いていない
cause-unmarked = 死に石の印なし
cause-also-dead = ほかにも死に石
cause-one-point = 一目違い
cause-unknown = その他
unfinished-border = { $places }{ $more ->
        [0] {""}
       *[other] 、ほか { $more } か所
    }。終局していますか？ 死に石すべてに印が付いていますか？
unfinished-dame = { $places }{ $more ->
        [0] {""}
       *[other] 、ほか { $more } か所
    }。空けたままで、どちらのものでもありません。双方が合意すれば交互に詰めます。
page-one-side = { $side }だけを数え、残りの点はすべて相手のものとしました。
page-chains = 石のつながり
page-no-chains = 判定はありません。死に石は指定されたものです
heading-full = 両者
heading-half = 片方
heading-simplified = 簡略
heading-key = 勝敗ライン

## A game under every rule set

compare-own = 対局のルール
compare-own-result = { $rules }：{ $result }
compare-head-result = 結果
compare-head-scoring = 計算
compare-head-rules = ルール
compare-same-winner = どのルールでも勝者は同じです。
compare-same-winner-known = 勝者が決まるルールでは、勝者はすべて同じです。
compare-winners-differ = 勝者の分かるルールの間で結果が一致しません。この対局のルールでの勝者は分かりません。
compare-other-winners = { $all } 通りのうち { $many } 通りで、勝者がこの対局のルールの場合と変わります。
compare-other-winner = * 対局のルールと勝者が違うもの。
compare-rules-note = { $rules }：{ $note }。
scoring-stone-taxed = 純碁式+切り賃
result-unknown = 不明
result-or = { $least }か{ $most }
range = { $least }～{ $most }
difference-title = 中国式と日本式の違い：黒から見た差（コミ込み、補償なし）
difference-area = 中国式計算（Sc）
difference-territory = 日本式計算（Sj）
difference-apart = Sc − Sj
difference-accounted = 各項を足すと、ちょうどこの差になります。
difference-unknown = 差の内訳は不明です。{ $why }。
difference-not-accounted = 各項を足してもこの差になりません。棋譜に誤りがあります。
difference-check-agrees = 検算：盤上の石の差（黒 − 白）は { $stones }、アゲハマとパスから求めると（Jasiek）{ $prisoners }：一致します。
difference-check-disagrees = 検算：盤上の石の差（黒 − 白）は { $stones }、アゲハマとパスから求めると（Jasiek）{ $prisoners }：一致しません。
matrix-does-not-apply = コミのある互先なので、補償もジゴ防止の半目も関係ありません。
matrix-title = 補償とジゴ防止の半目
matrix-no-tie-breaker = 半目なし
matrix-tie-breaker = 半目あり
procedure-japanese = 日本式の計算
procedure-aga = パス石を使う AGA の計算
procedure-unknown = { $name }：アゲハマが分かりません。
procedure-title = { $name }（補償なし）
procedure-both = 黒 { $black }、白 { $white }
procedure-lead = 黒から見た差：{ $lead }。

## A plan of the physical count

plan-none = { $side }：整地の必要はありません。
plan-summary = { $side }：動かす石は { $handled } 個（{ $parts }）。{ $proof }。
plan-moved = 移動 { $count }
plan-lifted = 碁笥へ { $count }
plan-added = 碁笥から { $count }
plan-minimum = これが最少です
plan-best-found = 見つかった中では最少です（もっと少ない手順があるかもしれません）
plan-letters = A → a：石の移動（24 個を過ぎると、また A から）
plan-before = 終局図。死に石には ×、地には小さい石を付けてあります。
plan-lifted-from = 整地の前：文字の石を動かします。−は碁笥に戻します。×は死に石です。
plan-landed = 整地の後：移った先です。＋は碁笥から足した石です。
words-said = { $name }：{ $all } 件中 { $said } 件
remarks-folded = ほかに { $count } 件：{ $what }
batch-summary = { $games } 局を数え、{ $unread } 局は数えられませんでした。死活か境界が不確かなもの { $unsure } 局、棋譜の結果と違うもの { $recorded } 局中 { $disagreeing } 局。
batch-progress = { $games } 局、毎秒 { $rate } 局
batch-left = 残り { $time }
plan-signs = - 碁笥へ、+ 碁笥から、. 空点、# 中立点
plan-vacant = 空点
plan-stones = 石
plan-total = 合計
plan-unchanged = { $sum }（変わらず）。

## Handicap

handicap-case = { $size }、段級差 { $ranks }、{ $counting }計算
handicap-value = 値
handicap-stones = 置石
handicap-free-moves = 余分な手数
handicap-komi = コミ
handicap-value-worked = { $ranks } ÷ { $factor } − ½ = { $value }子
handicap-black-first = なし：黒の先番
handicap-expected = コミなしなら
handicap-expected-worked = { $side } { $size } × { $worth } = { $points }目勝ち
handicap-komi-worked = ({ $free_moves } − { $taken }) × { $worth } = { $raw }、四捨五入で { $rounded }、+ ½ = { $komi }
handicap-check = 検算
handicap-check-worked = { $free_moves } × { $worth } − { $outcome } − { $komi_taken } = { $left }
handicap-many = 段級差が 9 を超えるなら、13×13 か 9×9 の碁盤をすすめます。
handicap-black-gets = 黒が{ MOKU($points) }もらう（逆コミ）
handicap-only-komi = 調整はコミだけです。補償は加えません。

## Key numbers

keys-title = 勝敗ライン：{ $rules }
keys-non-scoring = 中立点 { $points }
keys-needs = 必要数
keys-ties = ジゴ
keys-needs-note = 必要数：勝つのに必要な合計（空点 + 石）です。
keys-ties-note = ジゴ：その合計なら引き分けです。
keys-even = 互先、コミ { MOKU($komi) }
keys-tie-breaker = ジゴ防止 { MOKU($points) }

## Files and engines

written = 保存しました：{ $name }
not-counted-yet = まだ数えていません
empty-sheet = 保存するものがありません。先にコミを設定してください
copied = コピーしました：{ $text }
all-names-taken = { $name } も、番号を付けた 100 個の名前もすでにあります
kept-in = { $path } に保存しました
settings-file = 設定ファイル：{ $why }
not-saved = 途中経過を保存できません：{ $why }
not-copied = コピーできません（{ $why }）
colours-off = 色はオフになっています（NO_COLOR または --color never）
io-not-found = ファイルやフォルダーがありません
io-permission-denied = 権限がありません
io-already-exists = すでにあります
io-storage-full = ディスクがいっぱいです
io-no-more-room = ディスクの割り当てを使い切りました
io-read-only = ディスクが読み取り専用です
io-no-folder = パスの途中がフォルダーではありません
io-no-plain-file = 通常のファイルではありません
io-too-large = { $most } MiB を超えています
io-not-utf-8 = UTF-8 ではありません。UTF-8 で保存してください
file-unreadable = 読み込めません（{ $why }）。ファイル名を確認してください
folder-unreadable = 読み込めません（{ $why }）。フォルダーを確認してください
file-exists = すでにあります。別の名前にするか、--force を付けてください
file-unwritable = 書き込めません（{ $why }）。フォルダーを確認してください
file-too-large = { $most } MiB を超えています。棋譜集を分けてください
file-is-a-folder = フォルダーです。中のファイルを指定してください
file-is-an-address = shuzi はネットから取り込みません。先に対局をファイルに保存してください
folder-of-games = フォルダーです。中の対局を数えるには -r を付けてください
folder-without-games = このフォルダーに棋譜がありません。フォルダー名を確かめてください
archive-unreadable = アーカイブが壊れています：{ $why }
archive-without-games = このアーカイブに .sgf ファイルがありません。棋譜の入ったものを指定してください（アーカイブの中のアーカイブは読みません）
profile-unreadable-file = 読み込めません：{ $why }
other-games = 最初の一局だけを開きます。このファイルにはほかに { $games } 局あります
unknown-rules-chosen = 不明なルール RU[{ $rules }]：設定でルールを選んでください
engine-start = 起動できません（{ $why }）。コマンドを確認してください
engine-ended = `{ $command }` に答える前に終了しました
engine-complained = 止まりました：{ $said }
engine-slow = `{ $command }` の答えが { $seconds } 秒以内に来ませんでした（--engine-seconds で延ばせます）
engine-refused = `{ $command }` を受け付けませんでした：{ $why }
engine-size = { $size } の盤は扱えません。GTP の盤は正方形で、25×25 までです
engine-lie = `{ $name }` を死に石と答えましたが、そこに石はありません
engine-asking = 死に石を `{ $engine }` に尋ねています（Ctrl-C で中止）

## The command line

usage-no-terminal = 対話式の案内は端末でしか使えません。`shuzi score` か `shuzi count --plain` を使ってください
ended-count = シグナルで終了しました。途中経過は保存してあります
ended-unsaved = シグナルで終了しました。途中経過は保存できませんでした
ended-home = シグナルで終了しました
ended-practice = シグナルで終了しました。解答はすべて保存してあります
ended-input = 結果が出る前に入力が終わりました。まだ数え終わっていません
usage-no-paper = { $option } は PDF と SVG 用で、{ $format } には使えません
usage-no-folder = --recursive にはフォルダーが必要です：shuzi score -r games
usage-only-with-file = 対局のファイルがあるときだけ使えます（合計だけでは使えません）：{ $options }
usage-nothing-to-compare = 比べるものがありません。対局のファイルか、--black-territory と --white-territory を指定してください
usage-stones-unknown = 石の数が分かりません。--black-stones と --white-stones か、アゲハマ、パス、--last-move を指定してください
usage-not-the-board = この数では { $size } の盤が埋まりません（数え間違いか、中立点があります）。--black-stones と --white-stones も指定してください
usage-too-many-points = 合わせると { $size } の盤の { $all } 点を超えます。数え直してください
usage-too-many-for-board = 置石か中立点の数が { $size } の盤の点数を超えています
usage-no-factor = Jewdan の方式には { $size } の盤の係数がありません。置石一子当たりの段級差を --factor で指定してください
usage-factor-not-positive = --factor は 0 より大きい数にしてください
usage-no-format = 不明な形式 .{ $ending }：.txt .md .csv .json .html .svg .pdf .sgf のどれかにするか、--format を付けてください
usage-not-in-format = { $format } では出力できません。{ $formats } を使ってください
usage-pdf-on-terminal = PDF は端末に表示できません。--output 名前.pdf を付けてください
usage-resume-format = --resume には、.gz でない、一局を一行に書くファイルが必要です。-o ファイル.json か ファイル.csv を付けてください
usage-errors-in-output = --errors-to と -o が同じファイルを指しています：別々のファイルを指定してください
not-resumable = 前の出力ではありません。別のファイルを指定するか、--resume を外してください
resume-not-found = 最後の対局（{ $game }）がこれらのファイルにありません。前と同じファイルを指定してください
usage-no-lesson = --lesson { $name } というレッスンはありません。`shuzi practise --list` で一覧を見てください
usage-profile-name = `{ $name }` はルールの名前に使えません。英字、数字、- で付けてください
usage-rules = --rules { $why }
profile-exists = { $path } はすでにあります。それを編集するか、別の名前にしてください
no-games-in-folder = 終局した SGF の棋譜がありません。別のフォルダーを選んでください
no-home = ホームフォルダーがありません。HOME か、SHUZI_CONFIG_DIR、SHUZI_DATA_DIR、SHUZI_STATE_DIR の三つを設定してください
not-an-attempt = 練習の記録ではないので、読み飛ばしました
attempt-not-kept = 書き込めません（{ $why }）
fonts-lack = 内蔵のフォントにない文字があります：{ $missing }
layout-too-wide = この用紙では字が小さすぎて読めません。大きい用紙にするか、片方だけにするか、列を減らしてください
layout-no-card = カードは双方を示し、中立点の数は選べません。--side と --non-scoring を外すか、--layout referee を使ってください
config-not-toml = { $why }。`shuzi --print-config` を見てください
config-language = 不明な言語 `{ $code }`：de、en、es、fr、ja、ko、ru、zh、zh-Hant、auto のどれかにしてください
state-set-aside = 別のバージョンの途中経過を { $path } に移しました
path-config = 設定
path-rules = ルール
path-history = 練習記録
path-log = 計算記録
path-state = 途中経過
check-ok = { $name }：問題ありません
show-komi = { $kind }：コミ { $komi }、ジゴ防止の半目 { $tie_breaker }、{ $ties }
show-not-set = 規定なし
show-ties-draw = 同点はジゴ
show-ties-side = 同点は{ $side }の勝ち
show-compensation = 補償 { $points }（置石 { $from }子から）
show-no-compensation = 補償なし
show-note = 注：{ $text }
show-source = 出典：{ $text }

## A profile to begin with

template-own = 自分用のルールです。ここで決めない項目は `{ $from }` に従います。
template-check = 間違いは `shuzi rules check` で調べ、使える項目は `shuzi rules show { $from }` で見られます。
template-aliases = 棋譜の RU に書かれる名前
template-points = n、n-1、none のどれか

## The settings file

config-intro = shuzi の設定です。各行は既定値を示します。# を外すと変更できます。
config-paths = このファイルの置き場所は `shuzi paths` で分かります。コマンドラインのオプションが優先されます。
config-theme = 配色：wood、dark、light、colour-blind（青と橙）、mono。
config-no-color = NO_COLOR または `--color never` で色を使わなくなります（mono）。
config-glyphs = 盤の記号：unicode（丸い石）、wide（⚫ ⚪、● が全角幅になる端末向け）、letters（線の上に X と O）、ascii（点の上に X と O）。画面で `a` を押すと、どれなら縦が揃うか分かります。
config-mouse = クリックで石に印を付けるか（M で切り替え）。オフなら、マウスで普通に文字を選択できます。
config-motion = キーを押すまで、最初の画面で一局を自動で数えて見せるか。
config-lang = 言語：de、en、es、fr、ja、ko、ru、zh、zh-Hant。auto は LANG に従います。
config-keys = キー：操作の名前と一つ以上のキー。その操作のあるすべての画面で有効です。数えている間は `:` で操作を一覧できます。
config-rules = オプションにも対局のファイルにも指定がないときのルール（一覧は `shuzi rules list`）。
usage-one-game = { $format } に入るのは一局だけです。一局だけ指定するか、別の形式にしてください
usage-no-pictures = この端末が画像を表示できるか分かりません。--board blocks を使ってください
usage-no-tls = この shuzi は暗号化なしで作られています。`--features tls` で入れ直すか、--tls を外してください
state-unreadable = 途中経過を読み込めませんでした。{ $path } に移しました

## The counts done

log-title = 数えた対局
log-when = 日時
log-what = 対局
log-result = 結果
log-rules = ルール
log-rests-on = 根拠
log-rules-komi = { $rules }、コミ { $komi }
log-table = 実際の碁盤 { $size }
log-board = 盤面から
log-both-sides = 両方を数えた
log-one-side = 片方だけ
log-territory = 双方の地
not-a-count = 記録の行ではありません
file-changed = 数え始めた後でファイルが変わっています。開き直してください
count-not-listed = この対局は記録に残せませんでした：{ $why }

# A photograph of the board.
usage-no-picture = 画像がありません。画像のファイルを指定してください
usage-dead-one-game = --dead と --seki は一局の点を指します。ファイルを一つにするか、付けないでください
usage-one-picture = -o を使うときは、画像を一枚だけ指定してください

request-unreadable = JSON のリクエストとして読めません：{ $why }
request-value = `{ $name }`：{ $why }
request-no-record = 対局がありません。`record` に入れてください
request-no-game = 棋譜に { $number } 局目はありません
request-more-games = 棋譜に複数の対局があるので、一局目を使います。ほかの対局は `game` で指定してください
request-many-profiles = 一つのリクエストで使えるルールは { $most } 個までです
result-not-known = 棋譜だけでは、このルールでの結果は分かりません
words-missing = メッセージ `{ $id }` がありません
words-unknown = `{ $id }` というメッセージはありません。名前を直すか、消してください
words-other-values = `{ $id }` の変数が英語と違います。{ $values } を使ってください
words-not-fluent = Fluent の書式として読めません：{ $why }
words-changed = `{ $id }` の元の英語が変わっています：確かめてください
words-too-wide = `{ $id }` の幅は { $columns } 桁です：{ $most } 桁までにしてください
keys-unknown-key = `{ $text }` というキーはありません。文字、Ctrl-X、または Enter、Tab、Space、PgUp、Left などの名前を書いてください
keys-unknown-action = `{ $name }` という操作はありません。`{ $like }` のことですか？
keys-none = `{ $name }` にキーがありません。キーを書くか、行を消してください
keys-taken = `{ $key }` は同じ画面で `{ $by }` に使われているので、`{ $name }` にはできません
keys-typed = `{ $key }` は数や盤の入力に使います。別のキーにしてください
keys-fixed = `{ $key }` の働きは変えられません。別のキーにしてください
picture-heic = HEIC と AVIF の画像は読めません。JPEG で送ってください（iPhone：設定 > カメラ > フォーマット > 互換性優先）
picture-too-large = { $width ->
    [0] 画素数が多すぎます。画像を小さくしてください
   *[other] { $width } × { $height } 画素は上限の { $most } 百万画素を超えています。画像を小さくしてください
}
    .phone = 写真が大きすぎます。画素数を減らして撮ってください。
picture-torn = 画像が途中で切れています。もう一度送ってください
picture-broken = 画像のファイルが壊れています。もう一度送ってください
photo-no-picture = { $why }
photo-not-a-picture = 画像ではありません。JPEG、PNG、WebP を指定してください
photo-no-board = 碁盤が見つかりません。盤全体を上から撮るか、--corners で四隅を指定してください
    .phone = 盤が見つかりません。上から、端まで全部入るように撮ってください。
photo-faint = 盤の線がよく見えません
photo-more-lines = 盤は { $lines } 路より大きいようです
photo-unusual = { $lines } 路分しか写っていません。盤全体を撮るか、本当に { $lines } 路の盤なら --size { $lines } を指定してください
    .phone = 写真には { $lines } 路分が写っています。盤がそれより大きいなら、全体を撮ってください。
photo-cut = { $edge ->
    [top] 盤の上の端が写っていません
    [right] 盤の右の端が写っていません
    [bottom] 盤の下の端が写っていません
   *[left] 盤の左の端が写っていません
}
photo-low = カメラの角度が約 { $degrees }°と低すぎます：もっと上から撮ってください
photo-one-color = すべての石が同じ色と読み取られました
photo-several = もう一つ別の盤が写っています。一つの盤だけを撮るか、--corners でその四隅を指定してください
    .phone = 写真に別の盤も写っています。一つだけ撮ってください。
photo-small = 盤が小さく写っています：もっと近づいてください
photo-look-over = 数える前に確かめてください：{ $why }。
photo-open-it = まず `shuzi ファイル名` で開き、画面で確かめてください：{ $why }
photo-doubtful = 不確かな点が { $points } 個あります：{ $names }
photo-stones = 黒石 { $black }、白石 { $white }。
photo-only-stones = 写真にはアゲハマも手順も写りません。日本式のルールでは、アゲハマの数を自分で加えてください。
photo-size = 写真の盤は 5 路から 25 路の正方形です。{ $size } は使えません
photo-not-same = ほかの画像と同じ局面ではありません：この画像か --same を外してください
photo-corners = この四隅では盤が見つかりません。画像の中の盤の四隅を、左上から時計回りに指定してください
