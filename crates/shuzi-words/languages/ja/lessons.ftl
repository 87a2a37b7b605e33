## Lesson: points

## Lesson: from-territory

lesson-from-territory = 日本式から中国式へ：忘れてよいこと
lesson-from-territory-1-say = 日本ルールは地とアゲハマを数えます。中国ルールは、盤上の石と、その石だけが囲む空点を、すべて数えます。この終局図を、両方のルールで数えてみましょう。コミは 6目半。対局中に黒は 1子、白は 4子取られました。
lesson-from-territory-2-say = まずはいつもの数え方、空点です。
lesson-from-territory-2-ask = 黒の空点はいくつですか？
lesson-from-territory-2-hint = 上から：5 + 5 + 4 + 4……
lesson-from-territory-3-say = 白の地は一つながりです。
lesson-from-territory-3-ask = 白の空点はいくつですか？
lesson-from-territory-3-hint = 上から：1 + 3 + 3 + 4……
lesson-from-territory-4-say = アゲハマで、取られた側の地を埋めます。黒から 1、白から 4 を引き、白にコミを加えます。
lesson-from-territory-4-ask = 日本式では、どちらが何目勝ちですか？ B+12 や W+0.5 のように入力してください。
lesson-from-territory-4-hint = 黒 23 − 1、白 25 − 4 + 6.5。
lesson-from-territory-4-why = ここまではいつもどおり。ここでアゲハマは忘れて、碁笥に戻しましょう。
lesson-from-territory-5-say = 中国式では、盤上の石も一点、その石が囲む空点も一点です。
lesson-from-territory-5-ask = 黒の石と空点は、合わせていくつですか？
lesson-from-territory-5-hint = 空点 23 と、石。
lesson-from-territory-5-why = これが合計です。アゲハマは要りません。すべて盤の上にあります。
lesson-from-territory-6-say = 盤は 81 点で、余る点はありません。
lesson-from-territory-6-ask = 白の合計はいくつですか？
lesson-from-territory-6-hint = 81 から黒の合計を引きます。
lesson-from-territory-7-say = コミはここでも 6目半です。
lesson-from-territory-7-ask = 中国式では、どちらが何目勝ちですか？
lesson-from-territory-7-hint = 黒の合計から白の合計を引き、6.5 を引きます。
lesson-from-territory-7-why = 同じ結果です。双方の打った石の数は同じで、取られた石の分だけ盤上の石が減っているからです。黒が最後に打ったときは、一目違うことがあります。
lesson-from-territory-8-say = 忘れてよいことは三つ。アゲハマは数えません。ダメは一点になるので、なくなるまで打ちます。自分の地に打っても損はありません。空点が一つ減って、石が一つ増えるだけです。

lesson-points = 点とは何か
lesson-points-1-say = 終局した小さな碁です。文字で表すときは、黒が X、白が O です。盤上の点は、すべてどちらかのものになっています。Enter で進みましょう。
lesson-points-2-say = 黒石だけに囲まれた空点は、黒の地です。
lesson-points-2-ask = 左上隅の 7、6、5 行目を見てください。黒の空点はいくつありますか？
lesson-points-2-hint = 一番上の行に二つ、次の行に一つ、その次に一つ。
lesson-points-2-why = 黒石と盤の端が囲んでいます。
lesson-points-3-say = 下の方にも黒地があります。
lesson-points-3-ask = 黒の空点は、全部でいくつありますか？
lesson-points-3-hint = 上に 4。あとは 3、2、1 行目を数えます。
lesson-points-3-why = 上が 4、下が 7 です。一度に数えるより、二つに分けて数える方が確かめやすくなります。
lesson-points-4-say = 中国式計算では、活き石も一つ一点です。
lesson-points-4-ask = 盤上に黒石はいくつありますか？
lesson-points-4-hint = 上から一行ずつ：1、2、1、3……
lesson-points-4-why = 石のある点は、その石の側のものです。
lesson-points-5-say = 空点と石を足したものが、合計です。
lesson-points-5-ask = 黒の合計はいくつですか？
lesson-points-5-hint = 今の二つの数を足します。
lesson-points-5-why = 中国式の数え方は、どれもこの数が中心です。
lesson-points-6-say = 盤は 7 × 7 = 49 点で、どの点もどちらかのものです。
lesson-points-6-ask = では、白の合計はいくつですか？ 数えなくても分かります。
lesson-points-6-hint = 49 から黒の合計を引きます。
lesson-points-6-why = だから片方を数えれば足ります。黒のものでない点は、白のものだからです。四つの方法のうち三つは、この考え方を使います。
lesson-points-7-say = このレッスンでは、コミはありません。
lesson-points-7-ask = どちらが何目勝ちですか？ B+12 や W+0.5 のように入力してください。
lesson-points-7-hint = 多い方の合計から少ない方の合計を引きます。
lesson-points-7-why = 黒が一点増えれば白は一点減るので、目差は二目変わります。

## Lesson: dead-stones

lesson-dead-stones = 死に石と、その下の点
lesson-dead-stones-1-say = 数える前に、死に石を盤から取り上げます。取られるのを防げない石が死に石です。わざわざ打って取る必要はありません。
lesson-dead-stones-2-say = E5 と F5 の白二子は、右辺の黒地の中にいます。二眼を作る広さがなく、つながる味方もいません。
lesson-dead-stones-2-ask = 死に石に印を付けてください。
lesson-dead-stones-2-hint = E5 にカーソルを合わせて印を付けると、つながった石すべてに印が付きます。ほかに死に石はありません。
lesson-dead-stones-2-why = 白が納得しなければ、対局を続けます。黒は打って取ればよく、中国式計算ならそれで黒が損をすることはありません。
lesson-dead-stones-3-say = E5 と F5 の石を取り上げました。その下の点は空点になり、黒のものです。
lesson-dead-stones-3-ask = 黒は、空点と石を合わせて何点ですか？
lesson-dead-stones-3-hint = 石も含めて、一行ずつ数えます。
lesson-dead-stones-3-why = 死に石そのものは点になりません。その下の点が一点になります。
lesson-dead-stones-4-say = 碁笥に戻したアゲハマも数えません。中国式計算には必要ないからです。
lesson-dead-stones-4-ask = 盤は全部で 81 点です。白は何点ですか？
lesson-dead-stones-4-hint = 81 から黒の合計を引きます。
lesson-dead-stones-4-why = アゲハマは、いつ碁笥に戻しても構いません。取っておく必要も、数える必要もありません。

## Lesson: full-counting

lesson-full-counting = 両者を数える方法
lesson-full-counting-1-say = この方法では、黒も白も数えて比べます。二つの合計が互いの検算になるので、一番確実です。コミは 7目半です。
lesson-full-counting-2-say = 実際の碁盤なら、ここで整地します。黒石を黒地の中で動かして、黒地を十目、二十目の四角にします。石があってもなくても一点は一点なので、合計は変わりません。
lesson-full-counting-2-ask = 黒の空点はいくつありますか？
lesson-full-counting-2-hint = 上から：2 + 2 + 3 + 3 + 4 + 4……
lesson-full-counting-3-say = 次は石を、十個ずつの山にして数えます。
lesson-full-counting-3-ask = 黒石はいくつありますか？
lesson-full-counting-3-hint = 上から：2 + 3 + 1 + 1 + 1……
lesson-full-counting-4-say = 空点と石を足します。
lesson-full-counting-4-ask = 黒の合計はいくつですか？
lesson-full-counting-4-hint = 今の二つの数を足します。
lesson-full-counting-5-say = 白も同じように数えます。
lesson-full-counting-5-ask = 白の合計はいくつですか？
lesson-full-counting-5-hint = 白の空点と石を数えます。その和が 81 − 黒の合計になっているか確かめましょう。
lesson-full-counting-5-why = 二つの合計を足すと 81 になります。数え落とした点も、二度数えた点もありません。手間の少ないほかの方法では、この検算ができません。
lesson-full-counting-6-say = 黒は先番だったので、黒の合計からコミを引きます。
lesson-full-counting-6-ask = 黒の調整後の合計はいくつですか？
lesson-full-counting-6-hint = 黒の合計から 7.5 を引きます。
lesson-full-counting-7-say = 黒の調整後の合計を、白の合計と比べます。
lesson-full-counting-7-ask = どちらが何目勝ちですか？
lesson-full-counting-7-hint = 多い方から少ない方を引きます。
lesson-full-counting-7-why = 両者を数える方法は、これで全部です。合計を二つ出し、コミを引き、差を取る。それだけです。

## Lesson: half-counting

lesson-half-counting = 片方を数える方法：一方だけで足りる
lesson-half-counting-1-say = 別の碁です。一方のものでない点は、もう一方のものです。だから片方だけを数えて、盤の半分と比べれば足ります。相手の石は片付けて構いません。
lesson-half-counting-2-say = 盤の点の数の半分を、ここでは「盤の半分」と呼びます。
lesson-half-counting-2-ask = 9 路盤は 81 点です。その半分はいくつですか？
lesson-half-counting-2-hint = 80 の半分は 40、1 の半分は 0.5 です。
lesson-half-counting-2-why = 13 路盤では 84.5、19 路盤では 180.5 です。覚えておくと役に立ちます。
lesson-half-counting-3-say = 両者を数える方法では、黒からコミを全部引き、2 倍することはありませんでした。この方法では最後に差を 2 倍するので、引くのはコミの半分だけです。
lesson-half-counting-3-ask = コミは 7目半です。その半分はいくつですか？
lesson-half-counting-3-hint = 7 の半分は 3.5、0.5 の半分は 0.25 です。
lesson-half-counting-3-why = コミを半分にすると、四分の一の端数が出ます。切り捨てないでください。細かい碁では、この端数で勝敗が決まります。
lesson-half-counting-4-say = 黒の空点と石を数えます。
lesson-half-counting-4-ask = 黒の合計はいくつですか？
lesson-half-counting-4-hint = 空点 25 と、石。
lesson-half-counting-5-say = コミの半分を引きます。
lesson-half-counting-5-ask = 黒の調整後の合計はいくつですか？
lesson-half-counting-5-hint = 黒の合計から 3.75 を引きます。
lesson-half-counting-6-say = 次に、盤の半分と比べます。盤の半分より少なければ、差はマイナスです。マイナスの記号を付けて入力してください。
lesson-half-counting-6-ask = 調整後の合計から盤の半分を引くと、いくつですか？
lesson-half-counting-6-hint = 調整後の合計 − 40.5。
lesson-half-counting-6-why = プラスなら黒の勝ち、マイナスなら白の勝ちです。
lesson-half-counting-7-say = 黒が一点増えれば白は一点減るので、目差は差の 2 倍になります。
lesson-half-counting-7-ask = どちらが何目勝ちですか？
lesson-half-counting-7-hint = 差を 2 倍します。
lesson-half-counting-7-why = 両者を数える方法と同じ結果が、半分の手間で出ました。

## Lesson: simplified-half-counting

lesson-simplified-half-counting = 片方を数える方法（簡略）：余った一点の行方
lesson-simplified-half-counting-1-say = 上辺では黒も白も一眼ずつで、間に E9 があります。E9 に打った方が取られます。これがセキです。どちらも打てず、どちらも活きです。
lesson-simplified-half-counting-2-say = 数えるときは、セキの中の自分の眼をそれぞれ埋め、次に内ダメを交互に、同じ数ずつ詰めます。一つ余れば空けておきます。これが中立点です。
lesson-simplified-half-counting-2-ask = ここでは、中立点がいくつ残りますか？
lesson-simplified-half-counting-2-hint = C9 と G9 の眼を埋めると、残るのは内ダメです。
lesson-simplified-half-counting-2-why = 中立点はどちらのものでもないので、半分ずつ分けます。
lesson-simplified-half-counting-3-say = 片方を数える方法では、中立点一つにつき半分を、数える側に加えます。簡略の方法では、その代わりに盤の半分から引きます。これで残りの計算が簡単になります。
lesson-simplified-half-counting-3-ask = 9 路盤の半分は 40.5 です。中立点一つにつき半分を引くと、いくつですか？
lesson-simplified-half-counting-3-hint = 40.5 から、中立点の数の半分を引きます。
lesson-simplified-half-counting-4-say = これまでと同じように、黒の空点と石を数えます。
lesson-simplified-half-counting-4-ask = 黒の合計はいくつですか？
lesson-simplified-half-counting-4-hint = 一行ずつ、黒石と、黒だけが囲む空点を数えます。
lesson-simplified-half-counting-5-say = コミは 7目半なので、その半分の 3.75 を引きます。
lesson-simplified-half-counting-5-ask = 黒の調整後の合計はいくつですか？
lesson-simplified-half-counting-5-hint = 合計から 3.75 を引きます。
lesson-simplified-half-counting-6-say = 比べて、2 倍します。
lesson-simplified-half-counting-6-ask = どちらが何目勝ちですか？
lesson-simplified-half-counting-6-hint = 調整後の合計と、調整後の盤の半分との差を 2 倍します。
lesson-simplified-half-counting-6-why = 中立点（とジゴ防止の半目）がなければ、片方を数える二つの方法は一行も違いません。
lesson-ties = ジゴ：どちらの勝ちでもないとき
lesson-ties-1-say = コミはふつう 6目半か 7目半で、必ずどちらかの勝ちになります。コミを 7目とする所もあり、置碁にはコミのないことも多く、そういう碁では引き分け（ジゴ）になることがあります。ここではコミ 7目です。
lesson-ties-2-say = 黒を数えます。
lesson-ties-2-ask = 黒の勝敗ラインはいくつですか？
lesson-ties-2-hint = 40.5 に 7 の半分を足します。
lesson-ties-2-why = 整数なので、合計がちょうど同じになることがあります。
lesson-ties-3-say = 黒の合計は 44、白の合計は 37 です。
lesson-ties-3-ask = どちらが何目勝ちですか？ ジゴなら 0 と入力してください。
lesson-ties-3-hint = 黒の合計から勝敗ラインを引きます。
lesson-ties-3-why = 黒の合計が勝敗ラインと同じなので、ジゴです。ジゴのないルールでは、どちらの勝ちになるかが決められていて、多くは白の勝ちです。
lesson-ties-4-say = 合計が勝敗ラインと同じでは、まだ足りません。
lesson-ties-4-ask = 黒が勝つには、合計は最低いくつ必要ですか？
lesson-ties-4-hint = 勝敗ラインより 1 多い数です。
lesson-ties-4-why = 勝敗ライン表では、この数が大きい数字です。ジゴになる合計は、その横にあります。
lesson-ties-5-say = 別の碁です。置石 3子でコミはなく、白がジゴ防止の半目をもらいます。それがなければ同点です。
lesson-ties-5-ask = どちらの勝ちですか？ 1 黒、2 白、3 ジゴ
lesson-ties-5-hint = 半目をもらうのはどちらですか？
lesson-ties-5-why = 白の半目勝ちです。ジゴ防止の半目はコミではありません。同点の碁では勝敗を決め、ほかの碁では必ず黒から半目を引きます。
lesson-the-sum = 合計が足りない：数え間違いか、中立点か
lesson-the-sum-1-say = 両者を数える方法は、それ自体が検算になります。二つの合計を足すと盤全体、19 路なら 361、ここでは 81 になります。合わなければ、数え間違いか、どちらのものでもない点があるかです。
lesson-the-sum-2-say = 二人で数えると、黒 45、白 35 でした。
lesson-the-sum-2-ask = 二つを足すと、盤全体にいくつ足りませんか？
lesson-the-sum-2-hint = 81 から 45 と 35 を引きます。
lesson-the-sum-3-say = 盤を見ます。セキや、詰めていないダメはありませんか？
lesson-the-sum-3-ask = どちらですか？ 1 数え間違い、2 どちらのものでもない点
lesson-the-sum-3-hint = 黒と白が共有しているダメを探します。
lesson-the-sum-3-why = セキの最後の内ダメは空いたままです。45 + 35 + 1 = 81 で、合計が合います。
lesson-the-sum-4-say = 別の日の碁です。19 路、コミ 7目半で、黒 184、白 176、合わせて 360。セキはなく、ダメは全部詰めてあります。
lesson-the-sum-4-ask = どうしますか？ 1 勝者を決める、2 もう一度数える
lesson-the-sum-4-hint = コミ 7目半なら、黒には 185 必要です。
lesson-the-sum-4-why = 足りない一点が勝敗を決めます。黒のものなら、黒は 185 で勝ちです。
lesson-the-sum-5-say = 19 路の碁をもう一局。合計は 351 で、10 足りません。
lesson-the-sum-5-ask = ありそうなのはどちらですか？ 1 十個の山を一つ忘れた、2 どちらのものでもない点が 10 ある
lesson-the-sum-5-hint = 石は十個ずつの山にします。
lesson-the-sum-5-why = 一番多いのが、十の数え間違いです。まず山を、次に四角を数え直しましょう。

## Lesson: key-numbers

lesson-key-numbers = 勝敗ライン：終局前に目標を知る
lesson-key-numbers-1-say = 勝敗ラインには、盤の半分とコミの半分が入っています。足りないのは、数えた合計だけです。対局前に計算しておけば、合計を見るだけで結果が分かります。
lesson-key-numbers-2-say = 黒が勝つには、盤の半分にコミの半分を足した数を超えなければなりません。ここでは 9 路盤、コミ 5目半です。
lesson-key-numbers-2-ask = 黒の勝敗ラインはいくつですか？
lesson-key-numbers-2-hint = 40.5 + 2.75。
lesson-key-numbers-2-why = 白の勝敗ラインは、黒が盤の半分を上回るのと同じだけ下回ります：40.5 − 2.75。
lesson-key-numbers-3-say = 合計は整数です。だから、勝敗ラインのすぐ上の整数で勝ちになります。
lesson-key-numbers-3-ask = 黒が勝つには何点必要ですか？
lesson-key-numbers-3-hint = 勝敗ラインのすぐ上の整数です。
lesson-key-numbers-3-why = 碁盤の前で必要なのは、この数一つだけです。勝敗ライン表には、どの対局の数も載っています。
lesson-key-numbers-4-say = 死に石は取り上げてあります。黒を数えてください。
lesson-key-numbers-4-ask = 黒の合計はいくつですか？
lesson-key-numbers-4-hint = 一行ずつ、空点と石を数えます。
lesson-key-numbers-5-say = 差は、合計が勝敗ラインをどれだけ上回ったかです。下回れば、差はマイナスです。
lesson-key-numbers-5-ask = 合計から勝敗ラインを引くと、いくつですか？
lesson-key-numbers-5-hint = 合計 − 43.25。
lesson-key-numbers-6-say = いつものように、2 倍します。
lesson-key-numbers-6-ask = どちらが何目勝ちですか？
lesson-key-numbers-6-hint = 差を 2 倍します。
lesson-key-numbers-6-why = 一度数えて、一度引いて、一度 2 倍する。これが一番速い数え方です。

## Lesson: handicaps

lesson-handicaps = 置碁の補償：n、n − 1、なし
lesson-handicaps-1-say = 黒が置石 3子で打った碁です。中国式計算では置石も一つ一点になるので、その分を白に返すルールが多くあります。これが補償で、コミとは別のものです。
lesson-handicaps-2-say = 中国ルールでは、置石の数と同じ目数を白に返します。これが n です。
lesson-handicaps-2-ask = 置石 3子なら何目ですか？
lesson-handicaps-2-hint = 置石の数と同じです。
lesson-handicaps-2-why = AGA ルールでは n − 1、つまり 2目です。補償のないルールもあります。3目違えば結果の変わる碁は多いので、対局前に確かめましょう。
lesson-handicaps-3-say = 置碁にコミはありません。ジゴにならないよう、白に半目を加えることがあります。これがジゴ防止の半目です。ここでは、ジゴ防止の半目が 0.5、補償が 3目です。どちらも黒の合計から引きます。
lesson-handicaps-3-ask = 黒の合計はいくつですか？
lesson-handicaps-3-hint = 空点 27 と、石。
lesson-handicaps-4-say = 半目 0.5 と補償 3 を引きます。
lesson-handicaps-4-ask = 黒の調整後の合計はいくつですか？
lesson-handicaps-4-hint = 合計から 3.5 を引きます。
lesson-handicaps-5-say = 白の合計と比べます。81 から黒の合計を引いた数です。
lesson-handicaps-5-ask = どちらが何目勝ちですか？
lesson-handicaps-5-hint = 多い方から少ない方を引きます。
lesson-handicaps-5-why = 補償が n − 1 なら白は 1目少なく、黒の半目勝ちになります。`shuzi compare` なら全部並べて見られます。
lesson-handicaps-6-say = 勝敗ラインを使えば、同じ対局も一度数えるだけです。盤の半分に、白がもらう分の半分を足します：40.5 + 1.75。
lesson-handicaps-6-ask = 黒が勝つには何点必要でしたか？
lesson-handicaps-6-hint = 勝敗ライン 42.25 のすぐ上の整数です。
lesson-handicaps-6-why = 勝敗ライン表では三子の欄にあります。置碁でほかに変わることはありません。

## Lesson: whole-count

lesson-whole-count = 一局を自分で数える
lesson-whole-count-1-say = 別の碁です。印はありません。今度は白を、勝敗ラインで数えます。9 路盤、コミ 7目半です。
lesson-whole-count-2-say = 石のつながりを順に見ていきます。二眼を作れず、逃げ出せもしないのはどれでしょう。
lesson-whole-count-2-ask = まず、死に石はどれですか？
lesson-whole-count-2-hint = 右の端に一つあります。
lesson-whole-count-3-say = 白はコミをもらうので、盤の半分より少なくても勝てます。
lesson-whole-count-3-ask = 白の勝敗ラインはいくつですか？
lesson-whole-count-3-hint = 40.5 − 3.75。
lesson-whole-count-4-say = 空点と石を、できるところは十ずつまとめて数えます。
lesson-whole-count-4-ask = 死に石を取り上げた後、白の合計はいくつですか？
lesson-whole-count-4-hint = 白の点を上から一行ずつ数えます。死に石の下の点も忘れずに。
lesson-whole-count-5-say = 目差は、合計から勝敗ラインを引いて 2 倍した数です。
lesson-whole-count-5-ask = どちらが何目勝ちですか？
lesson-whole-count-5-hint = プラスなら、数えた側の白の勝ちです。
lesson-whole-count-5-why = 一局を自分で数えられました。19 路盤も、数が大きくなるだけで同じです。次のレッスンで見てみましょう。

## Lesson: seki

lesson-seki = セキ：ともに活きる石
lesson-seki-1-say = 左上の白六子（A8～D8、C7、D7）と黒四子（A6～D6）は、A7 と B7 の二つの内ダメを共有しています。どちらにも二眼はなく、A7 か B7 に打った側が取られます。だからどちらも打たず、どちらも活きです。これがセキです。
lesson-seki-2-say = 数えるときは内ダメを半分ずつ詰めます。A7 と B7 に黒白一つずつです。どちらの得にもなりません。
lesson-seki-2-ask = ここで白が詰める内ダメはいくつですか？
lesson-seki-2-hint = 内ダメは二つ、半分ずつです。
lesson-seki-2-why = セキの中の眼は、まず自分の側が埋めます。片方だけが取られずに詰められる内ダメは、その側のものです。埋めるのは数えるためだけで、石を取ることはありません。
lesson-seki-3-say = 内ダメが偶数なら一つも残りません。奇数なら最後の一つは空けておき、中立点になります。
lesson-seki-3-ask = 中立点はいくつ残りますか？
lesson-seki-3-hint = 内ダメは二つとも詰まりました。
lesson-seki-3-why = 日本ルールではセキの中の点は数えません。二つの数え方が一、二目違う理由の一つです。
lesson-seki-4-say = あとはいつもどおり、石と空点を数えます。セキの石も数えます。
lesson-seki-4-ask = 黒の合計はいくつですか？
lesson-seki-4-hint = 黒石と、黒だけが囲む空点です。左の五子（うち一つは内ダメを詰めた石）を忘れずに。
lesson-seki-4-why = 活き石はどこにあっても数えます。セキの石は活き石です。
lesson-seki-5-say = コミは 6目半、その半分は 3.25。81 の半分は 40.5 です。
lesson-seki-5-ask = どちらが何目勝ちですか？
lesson-seki-5-hint = 黒の合計から 3.25 を引き、40.5 と比べて、差を 2 倍します。
lesson-seki-6-say = 別のセキでは、どちらにも眼がなく、内ダメが三つあります。交互に詰めます。
lesson-seki-6-ask = 三つのうち、いくつ空いたままですか？
lesson-seki-6-hint = 一つずつ詰めると、もう詰められません。
lesson-seki-6-why = 最後の一つはどちらのものでもない中立点です。勝敗ラインは 0.5 下がり、片方だけ数えるときは、その側に 0.5 を加えます。

lesson-bent-four = 隅の曲がり四目：活きに見えて実は死に
lesson-bent-four-1-say = 残るは左上隅だけです。白七子も黒三子（A9、B9、A8）も閉じ込められています。どちらも空点 A7 と C9 に接していて、セキのように見えます。
lesson-bent-four-2-say = しかし白からは何もできません。白 C9 なら黒 A7 で全部取られます。逆でも同じです。
lesson-bent-four-3-say = 黒からは打てます。黒 A7、白 C9 で四子を取り、黒 A8、白 A9、黒 B9 と取ってコウです。黒は、白のコウ材がなくなるまで待てばよいのです。
lesson-bent-four-4-say = だから白はこのままで死んでいます。日本ルールでは、打たずに死に石とします。中国式計算なら、黒が最後に打って取っても損はありません。
lesson-bent-four-4-ask = 死に石に印を付けてください。
lesson-bent-four-4-hint = 隅の白七子、一つながりです。ほかに死に石はありません。
lesson-bent-four-4-why = セキと数えていたら、白の勝ちになっていました。
lesson-bent-four-5-say = 七子を取り上げました。A7 と C9 も黒のものです。
lesson-bent-four-5-ask = 黒の合計はいくつですか？
lesson-bent-four-5-hint = 隅だけで 12 点。残りは一行ずつ数えましょう。
lesson-bent-four-5-why = 死に石は数えず、その下の点は黒のものになります。
lesson-bent-four-6-say = コミは 6目半、その半分は 3.25。81 の半分は 40.5 です。
lesson-bent-four-6-ask = どちらが何目勝ちですか？
lesson-bent-four-6-hint = 黒の合計から 3.25 を引き、40.5 と比べて、差を 2 倍します。
lesson-choosing = どの方法で、どちらを数えるか
lesson-choosing-1-say = 方法は四つ、結果は一つ。前もって知っておくことと、検算できることが違います。番号で答えてください。1 両者を数える、2 片方を数える、3 片方を数える（簡略）、4 勝敗ライン。
lesson-choosing-2-say = 決勝戦、半目勝負です。数え落としがないことを、双方が確かめたがっています。
lesson-choosing-2-ask = どの方法ですか？ 1 両者、2 片方、3 簡略、4 勝敗ライン
lesson-choosing-2-hint = 両者を数えるのは一つだけです。
lesson-choosing-2-why = 二つの合計と中立点（あれば）を足すと、盤全体（361、169、81）になるはずです。この検算は、ほかの方法にはありません。
lesson-choosing-3-say = 囲碁クラブの例会。いつも 19 路、いつも同じコミで、壁には勝敗ライン表が貼ってあります。
lesson-choosing-3-ask = 一番速いのはどれですか？ 1 両者、2 片方、3 簡略、4 勝敗ライン
lesson-choosing-3-hint = 表には何が書いてありますか？
lesson-choosing-3-why = 片方を数えて数字を一つ見れば、勝敗が分かります。
lesson-choosing-4-say = セキで、どちらのものでもない点が一つ残りました。片方を数える二つの方法のうち、一つはその半分を合計に足し、もう一つは盤の半分から引きます。
lesson-choosing-4-ask = 数えた合計をそのまま使うのはどちらですか？ 2 片方、3 簡略
lesson-choosing-4-hint = 盤の半分の方を変えます。
lesson-choosing-4-why = 数えた結果は整数のまま、比べる数だけが変わります。
lesson-choosing-5-say = この盤では、黒に大きな地が一つ、白に小さな地がたくさんあります。
lesson-choosing-5-ask = 速く数えられるのはどちらですか？ 1 黒、2 白
lesson-choosing-5-hint = 空点を四角にまとめて見られるのはどちらでしょう。
lesson-choosing-5-why = 大きな地は四角で、小さな地は一点ずつ数えます。結果は同じです。
lesson-rearranging = 実際の碁盤で：四角と山
lesson-rearranging-1-say = 実際の碁盤では、一点ずつは数えません。まず片方を整地します。地は十目の四角に、石は十個ずつの山にします。ここでは黒を数えます。コミは 7目半です。
lesson-rearranging-2-say = まず空点です。
lesson-rearranging-2-ask = 黒の空点はいくつありますか？
lesson-rearranging-2-hint = 上から：4 + 3 + 3 + 4……
lesson-rearranging-3-say = 十目に満たない半端は、黒の碁笥から出した石で埋めます。石を一つ置くたびに空点が一つ減って石が一つ増えるので、合計は変わりません。
lesson-rearranging-3-ask = 空点をちょうど十の倍数にするには、黒石をいくつ置きますか？
lesson-rearranging-3-hint = 空点が 20 になるまでです。
lesson-rearranging-3-why = 置くのは黒石だけ、置く場所も黒地の中だけです。それなら合計は変わりません。
lesson-rearranging-4-say = 見ていてください。空点が十目の四角二つか、二十目の四角一つになるまで、黒石が動きます。
lesson-rearranging-5-say = 次に、黒石を十個ずつの山にします。今置いた石も入れます。
lesson-rearranging-5-ask = 石は今いくつありますか？
lesson-rearranging-5-hint = まず十個の山、それから残りを数えます。
lesson-rearranging-6-say = 空点と石を足します。
lesson-rearranging-6-ask = 黒の合計はいくつですか？
lesson-rearranging-6-hint = 20 に石を足します。
lesson-rearranging-6-why = 何も動かさなかったときと同じです。`shuzi reshape` は、どんな盤面でも、動かす石が一番少ない整地の手順を示します。
lesson-rearranging-7-say = 残りは白のものです。81 から黒の合計を引きます。コミは 7目半。
lesson-rearranging-7-ask = どちらが何目勝ちですか？
lesson-rearranging-7-hint = 黒の合計から 7.5 を引き、白の合計と比べます。

## Lesson: nineteen

lesson-nineteen = 19 路の一局を三分で
lesson-nineteen-1-say = 19 路盤の終局図、コミは 7目半。壁の表では、黒の必要数は 185 です。片方を数える手順は四つ。死に石を取る、四角を作る、石を山にする、比べる。慣れれば三分です。
lesson-nineteen-2-say = 閉じ込められ、二眼を作る場所がない石を探します。
lesson-nineteen-2-ask = 死に石に印を付けてください。
lesson-nineteen-2-hint = 左下の黒一子と、右の黒の中にいる白四子。
lesson-nineteen-2-why = 双方が合意したら、死に石は碁笥に戻します。
lesson-nineteen-3-say = 黒を数えます。黒石が黒地の中だけで動き、空点が十の倍数の四角になるのを見てください。白石はもう壁の役目しかありません。
lesson-nineteen-4-say = 四角ができました。
lesson-nineteen-4-ask = 四角の中の空点はいくつですか？
lesson-nineteen-4-hint = それぞれ横×縦を出して足します。一の位は 0 です。
lesson-nineteen-5-say = 白石は片付けて構いません。黒石を十個ずつの山にします。
lesson-nineteen-5-ask = 黒石はいくつですか？
lesson-nineteen-5-hint = まず十個の山、それから残りを数えます。
lesson-nineteen-5-why = 実際には山を数えます。ここではプログラムが山にしました。
lesson-nineteen-6-say = 空点と石を足します。
lesson-nineteen-6-ask = 黒の合計はいくつですか？
lesson-nineteen-6-hint = 二つの数を足します。
lesson-nineteen-7-say = 勝敗ラインは 180.5 + 3.75 = 184.25 です。
lesson-nineteen-7-ask = どちらが何目勝ちですか？
lesson-nineteen-7-hint = 合計から 184.25 を引いて、2 倍します。
lesson-nineteen-7-why = これで実戦の碁を数えられます。明日からは一日五分、いくつかの問題と、時間を計る一局で速くなります。

lesson-step = ステップ
lesson-over = このレッスンは終わりです。Enter：次へ。
lessons-over = これで最後のレッスンです。Enter：メニューへ。
