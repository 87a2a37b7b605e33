## The program and its commands

cli-about = 終局した碁を、中国式の数え方で一手順ずつ数えます。
cli-about-long = `shuzi FILE` は棋譜（SGF または . X O のテキスト図）を開き、数え方を順に案内します。`shuzi` だけなら実際の碁盤の碁を数えます。`shuzi score FILE` は何も尋ねずに結果を表示します。
cli-count = 一手順ずつ数えます。
cli-score = 何も尋ねずに碁を数え、計算をすべて表示します。
cli-reshape = 整地の手順を立てます。動かす石、取る石、足す石をできるだけ少なくします。
cli-compare = 一局を全ルールで数え、違いの理由を示します。
cli-keys = 勝敗ラインの一覧を表示します。
cli-handicap = 段級差に応じた置石とコミを示します。
cli-practise = 数え方を練習します：勝敗ライン、目差、地、死に石、一局全体。
cli-practise-stats = 問題の種類ごとの正解率と速さを、苦手な順に表示します。
cli-log = 数えた対局を新しい順に表示します。
cli-log-csv = CSV で表示します。
cli-rules = ルールの一覧、表示、検査、作成をします。
cli-rules-list = すべてのルールを一覧にします。
cli-rules-show = ルールの内容と出典を表示します。
cli-rules-check = ルールのファイルに間違いがないか調べます。
cli-rules-new = 自分用のルールを作ります。あとで編集してください。
cli-gtp = Go Text Protocol に答える（結果を尋ねるプログラムのため）。
cli-paths = shuzi のファイルの置き場所を表示します。
cli-completions = シェルの補完スクリプトを表示します。
cli-man = マニュアルを表示します。
cli-man-output = すべてのコマンドのマニュアルを、このフォルダーに書く。
cli-help = このヘルプ、またはコマンドのヘルプを表示します。

## Headings

cli-usage = 使い方：
cli-commands = コマンド
cli-arguments = 引数
cli-options = オプション
cli-game-options = 対局のオプション
cli-display-options = 表示のオプション
cli-printing = 出力
cli-without-a-board = 盤がない場合、または盤に手順がない場合

## Arguments and options

cli-arg-file = 開く棋譜または写真。
cli-arg-files = 対局のファイル（SGF、テキスト図、写真）。- は標準入力。
cli-arg-print_config = 既定の設定ファイルを表示する。
cli-arg-help = ヘルプを表示する。
cli-arg-version = バージョンを表示する。
cli-arg-lang = 言語：de、en、es、fr、ja、ko、ru、zh、zh-Hant。
cli-arg-json = JSON で出力する。一局を一行に書く。
cli-arg-format = 出力形式（既定：text、または --output のファイルの種類）。
cli-arg-output = 標準出力の代わりに、このファイルに書く。
cli-arg-force = ファイルがあれば上書きする。
cli-arg-rules = ルール。名前（`shuzi rules list`）かファイルのパスで指定する。
cli-arg-size = 盤の大きさ：19 や 9x13。
cli-arg-komi = コミ（目数）：7.5 や 7½。
cli-arg-tie_breaker = ジゴ防止の半目（目数）、または none。
cli-arg-handicap = 置石の数。
cli-arg-compensation = 置石 n 子に対する白への補償：n、n-1、none。
cli-arg-side = 数える側：black か white。
cli-arg-method = 数える方法：full、half、simplified、key。
cli-arg-dead = 死に石：auto、none、または死に石のつながりごとに石を一つ（既定：ファイルの印、なければ auto）。
cli-arg-seki = セキの点を交互でなくだれが埋めるか：E5=black,F5=nobody。
cli-arg-engine = 死に石を尋ねる GTP の思考エンジン。例：`gnugo --mode gtp`。
cli-arg-engine_seconds = 思考エンジンの答えを待つ秒数（既定：60）。
cli-arg-with_tie_breaker = 片方を数える方法（簡略）でもジゴ防止の半目を数える。
cli-arg-encoding = 対局のファイルの文字コード。自動判別が間違っているときに指定する。
cli-arg-ascii = ASCII 文字で描く。● の幅が広すぎる端末向け。
cli-arg-glyphs = 盤の記号：unicode、letters、wide、ascii。
cli-arg-theme = 配色：wood、dark、light、colour-blind、mono。
cli-arg-board = 盤の描き方：auto、pixels、blocks（大きな石）、glyphs（一石一字）（既定：auto、画像を表示できる端末では pixels）。
cli-arg-color = 色を使うか：auto、always、never（既定：auto、`NO_COLOR` に従う）。
cli-arg-config = 使う設定ファイル。
cli-arg-plain = 一行ずつの普通のテキスト。画面読み上げソフトやパイプ向け。
cli-arg-shell = シェル：bash、elvish、fish、powershell、zsh。
cli-count-file = 棋譜または写真。なければ実際の碁盤を数える。
cli-score-black = 黒の合計（空点 + 石）。盤を使わない場合。
cli-score-white = 白の合計。盤を使わない場合。
cli-score-non_scoring = 中立点の数。合計だけを与える場合（盤があれば自動で求める）。
cli-score-chains = shuzi が死に石を推定したとき、石のつながりごとの判定と根拠を一覧にする。
cli-reshape-json = JSON で出力する。一つの手順を一行に書く。
cli-reshape-style = 四角の作り方：十目と二十目（tens、既定）、または大きさを問わずできるだけ少なく（rectangles）。
cli-compare-black_territory = 黒の地（空点）。
cli-compare-white_territory = 白の地（空点）。
cli-compare-black_stones = 黒の活き石（なければアゲハマ、パス、最後の手から計算する）。
cli-compare-white_stones = 白の活き石。
cli-compare-black_prisoners = 失った黒石（取られた石と死に石）。ファイルがあるときは対局中に取られた石だけで、盤上の死に石は加算されます。
cli-compare-white_prisoners = 失った白石（同様）。
cli-compare-black_passes = 黒のパスの回数。
cli-compare-white_passes = 白のパスの回数。
cli-compare-last_move = 最後の手番（パスも一手とする）：black か white。
cli-keys-size = 盤の大きさ（既定：9、13、19）。
cli-keys-komi = 互先のコミ、--handicap があれば全対局のコミ（既定：ルールの規定）。
cli-keys-tie_breaker = ジゴ防止の半目、または none（既定：ルールの規定）。
cli-keys-handicap = 置石の数：0 は互先、1 は定先（既定：0 から 9）。
cli-keys-compensation = 置石 n 子に対する白への補償：n、n-1、none（既定：ルールの規定）。
cli-keys-non_scoring = 中立点の数（既定：0）。
cli-keys-side = 片方だけを表示する：black か white。
cli-keys-json = --format json と同じ。
cli-handicap-json = --format json と同じ。
cli-arg-layout = PDF と SVG の体裁：wall（既定）、card（A6、一枚に四面、切り取り線付き）、wallet（名刺大、一枚に十面）。
cli-arg-paper = PDF と SVG の用紙：a3、a4（既定）、a5、a6、letter、legal。
cli-arg-club = 表に印刷するクラブ名。
cli-arg-date = その横に印刷する日付など。
cli-handicap-ranks = 段級差（7.5 のような半分も可）。なければ表全体を表示する。
cli-handicap-black = 黒の段級位（12k、3d）、または EGF（1850）か AGA（-4.5）のレーティング。--white と一緒に使う。
cli-handicap-white = 白の段級位またはレーティング。
cli-handicap-size = 盤の大きさ（既定：19。表では 19、13、9）。
cli-handicap-factor = 置石一子当たりの段級差。この方式にない大きさの盤で使う：2.5、5/2。
cli-handicap-counting = 計算：area（中国式、一子 14 目、既定）か territory（日本式、一子 12 目）。
cli-handicap-table = 表全体を表示する。
cli-practise-drill = この問題をすぐに始める（既定：端末ではメニュー、それ以外は全種類を順に）。
cli-practise-lesson = このレッスンをすぐに、前回の続きから始める。
cli-practise-whole = すぐに、19 路の一局を段階ごとに時間を計って数える。
cli-practise-placement = レッスンごとに一問。知っているものを飛ばす。
cli-practise-level = 難度：1（既定）、2、3。
cli-practise-count = 問題の数（既定：10）。
cli-practise-seed = 乱数の種。同じ問題を繰り返すときに使う。なければ、前に間違えた問題を先に出す。
cli-practise-timer = 一問の制限時間（秒）。
cli-practise-games = 局面を取り出す終局した碁のフォルダー（既定：付属の碁）。
cli-practise-plain = 一行ずつの普通のテキスト（端末でないときの既定）。
cli-practise-list = 問題の種類とレッスンを一覧にする。
cli-practise-stats-json = JSON で出力する。
cli-practise-stats-csv = すべての解答をコンマ区切りで出力する。
cli-rules-show-name = ルールの名前、またはそのファイルのパス。
cli-rules-check-paths = 調べるファイル。
cli-rules-new-name = 新しいルールの名前。
cli-rules-new-from = 元にするルール（既定：chinese）。

## Mistakes on the command line

cli-error = { $what }：`{ $help }` を見てください
cli-error-unknown = 未知の引数 `{ $argument }`
cli-error-unknown-near = 未知の引数 `{ $argument }`（`{ $near }` のことですか？）
cli-error-unknown-command = 未知のコマンド `{ $argument }`
cli-error-unknown-command-near = 未知のコマンド `{ $argument }`（`{ $near }` のことですか？）
cli-error-no-command = コマンドがありません
cli-error-no-value = `{ $argument }` には値が必要です
cli-error-value = { $argument } `{ $value }`：{ $why }
cli-error-choice = { $argument } `{ $value }`：{ $choices } のどれかにしてください
cli-error-plain-value = { $argument } `{ $value }`：ここでは使えません
cli-error-conflict = { $argument } は { $other } と一緒に使えません
cli-error-twice = { $argument } が二度指定されています
cli-error-missing = { $arguments } の指定が必要です
cli-error-other = 使い方が違います
cli-not-in-range = { $least } から { $most } までの整数を入れてください
cli-number-range = { $least } から { $most } までの整数にしてください
cli-encoding-unknown = 未知の文字コード：gb18030 か big5 を試してください
cli-points-not-half = 半目の倍数ではありません（3.75 子 = 7.5 目）
cli-points-too-many = どの盤にも大きすぎます
cli-use-one-of = 次のいずれかを使います：{ $choices }
cli-choose-language = de、en、es、fr、ja、ko、ru、zh、zh-Hant のどれかにしてください
cli-seki-point = 点ごとに埋める側を書きます：E5=black、E5=white、E5=nobody
cli-total-negative = 負の数は使えません
cli-choose-level = 難度は { $least } から { $most } までです

# A photograph of the board.
cli-photo = 写真や画面の画像から局面を読み取ります。
cli-photo-files = 画像（JPEG、PNG、WebP）。- は標準入力。
cli-photo-size = 盤の路数。9、13、19 路でないとき、または読み違えるときに。
cli-photo-corners = 画像の中の四隅の交点。x,y,x,y,x,y,x,y の形で、左上から時計回り。
cli-photo-sgf = SGF で出力する。
cli-photo-json = JSON で出力する。一枚を一行に書く。
cli-photo-watch = フォルダーに画像が届くのを待って開く。
cli-corners = 四隅を八つの数で指定してください。例：20,30,600,25,610,620,15,615
cli-photo-camera = カメラで撮影する（ffmpeg または rpicam-still を使用）。別のカメラは /dev/video2 のように指定。
