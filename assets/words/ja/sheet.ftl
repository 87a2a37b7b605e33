## Printed sheets

sheet-keys = 勝敗ライン表
sheet-game = 対局
sheet-even = 互先、コミ { MOKU($komi) }
sheet-even-game = 互先、コミ { $komi }
sheet-no-komi = 定先
sheet-handicap = { $stones } 子局
sheet-komi = コミ { MOKU($points) }
sheet-compensation = 補償 { MOKU($points) }
sheet-compensation-rule = { $convention ->
        [n-1] 二つ目からの置石一つにつき、白が 1目もらいます。
       *[n] 置石一つにつき、白が 1目もらいます。
    }
sheet-tie-breaker = ジゴ防止 { MOKU($points) }
sheet-half-count = 盤の半分 { $points }
sheet-non-scoring = 中立点 { $points }
sheet-black = 黒
sheet-white = 白
sheet-black-short = 黒
sheet-white-short = 白
sheet-needs = 必要数
sheet-term-shared = 中立点：
sheet-term-shared-is = どちらのものでもない点。
sheet-term-compensation = 補償：
sheet-term-compensation-is = 置石に対して白がもらう目数。
sheet-term-key = 勝敗ライン：
sheet-term-key-is = 合計がこれより多ければ勝ち。
sheet-form-sign = + { $side }、− { $other }
sheet-form-needed = 勝ちに必要な合計
sheet-form-larger = 大 − 小
sheet-tie-key = (={ $tie })：{ $tie } でジゴ、{ $needs } で勝ち
sheet-star-ties = * 一点少なければジゴ
sheet-one-shared = 中立点が一つ残るとき
sheet-key = 勝敗ライン
sheet-key-numbers = 勝敗ライン：黒 { $black }、白 { $white }
sheet-ties = ジゴ
sheet-how = 数え方
sheet-how-1 = ダメを交互に詰め、両者がパスします。死に石とアゲハマを碁笥に戻します。セキは、自分の眼をかけ眼も含めて埋め、内ダメを交互に詰めます。
sheet-how-2 = 一方を選び、その石を動かして地を十目の四角に整地し、空点を数えます。
sheet-how-3 = 石を十個ずつの山にして数えます。空点＋石＝合計。
sheet-how-4 = 合計が必要数に達していれば勝ちです。
sheet-how-5 = 目差＝2×（合計－勝敗ライン）。2 倍しなければ「子」の差です。
sheet-how-full-2 = 双方の石を動かして、地をすべて十目の四角に整地します。石を取り上げる前に、双方の空点を数えます。
sheet-how-full-3 = 双方の石を十個ずつの山にして数えます。空点＋石＝合計。双方の合計は、セキで空いたまま残る点を除いて、盤の点の数になります。
sheet-how-full-4 = 黒の合計からコミを引くか、白の合計に足します。置碁の補償も同じです。
sheet-how-full-5 = 目差＝双方の差です。
sheet-how-half-4 = 黒はコミと補償の半分を引き、白は足します。次に、セキで空いたまま残る点ごとに半目を足します。
sheet-how-half-5 = 目差＝2×（調整後の合計－盤の半分）。
sheet-how-simplified-4 = 黒はコミと補償の半分を引き、白は足します。
sheet-how-simplified-5 = 目差＝2×（調整後の合計－調整後の盤の半分）。調整後の盤の半分は、盤の半分から、セキで空いたまま残る点ごとに半目を引いた数です。
sheet-form-title = 計算記録用紙
sheet-form-event = 大会・回戦
sheet-form-date = 日付
sheet-form-board = 盤番号
sheet-form-black = 黒
sheet-form-white = 白
sheet-form-side = 数える側：{ $side }
sheet-form-winner = 勝者
sheet-form-tie = ジゴ
sheet-form-margin = 目差
sheet-form-check = 検算：黒 + 白 + 中立点 = { $points }。
sheet-form-signed = { $side }署名
sheet-form-referee = 審判
sheet-note-ties = ジゴ：引き分けになる合計。{ $needs } (={ $tie }) は { $tie } でジゴ、{ $needs } で勝ち。
sheet-note-nsp = 中立点：どちらのものでもない点。セキの余ったダメなど。
sheet-note-each-nsp = 中立点一つにつき、勝敗ラインが 0.5 下がります。
sheet-note-tie-breaker = ジゴ防止の半目はコミではありません。ジゴにならないように白が半目もらいます。
sheet-source = S. Mays, How to Use the Chinese Method of Counting (2012) による。
sheet-komi-head = コミ
sheet-ranks = 段級差
sheet-value = 値
sheet-stones = 置石
sheet-free-moves = 余分な手数
sheet-jewdan = 段級差による置碁
sheet-factor = { $size }、{ $counting }：一子 { $factor } 段級、一子 { $value } 目
sheet-area = 中国式計算
sheet-territory = 日本式計算
sheet-handicap-1 = 値＝段級差÷係数－½。置石＝値＋½（切り上げ）。1 子は黒の先番のこと。
sheet-handicap-2 = コミ＝（余分な手数－値）×一子の目数（四捨五入）＋½。負なら黒がもらう（逆コミ）。
sheet-handicap-3 = 調整はコミだけです。補償は加えません。
sheet-misprint = 公表された表（中国式、13 路）は段級差 4、9、14、19 で −3.5 とありますが、式では −0.5 です。
sheet-handicap-source = Jewdan の置碁方式（Sensei’s Library）による。
sheet-black-needs = { sheet-black } { sheet-needs }
sheet-white-needs = { sheet-white } { sheet-needs }
sheet-black-count = { sheet-black-short } { $count }
sheet-white-count = { sheet-white-short } { $count }
