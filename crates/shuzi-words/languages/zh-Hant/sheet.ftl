## Printed sheets

sheet-keys = 勝負線表
sheet-game = 對局
sheet-even = 分先、貼 { $komi } 目
sheet-even-game = 分先、貼 { $komi } 目
sheet-no-komi = 讓先
sheet-handicap = 讓 { $stones } 子
sheet-komi = 貼 { $points } 目
sheet-compensation = 貼還 { $points } 目
sheet-handicap-games = 讓子棋
sheet-compensation-rule = { $convention ->
        [n-1] 已計入：從第二子起，每讓一子貼還白方 1 目。
       *[n] 已計入：每讓一子，貼還白方 1 目。
    }
sheet-tie-breaker = 決勝半目 { $points }
sheet-half-count = 歸本數 { $points }
sheet-non-scoring = 共有空點 { $points }
sheet-black = 黑
sheet-white = 白
sheet-black-short = 黑
sheet-white-short = 白
sheet-needs = 需
sheet-term-shared = 共有空點：
sheet-term-shared-is = 不歸任何一方的點。
sheet-term-compensation = 貼還：
sheet-term-compensation-is = 因讓子而還給白棋的目數。
sheet-term-key = 勝負線：
sheet-term-key-is = 總子數等於此數即為和棋。
sheet-form-sign = { $sign } { $side }勝
sheet-form-doubled = 目差 = 差（不計±）× 2 =
sheet-form-needed = 取勝所需子數
sheet-form-larger = 目差 = 大 − 小 =
sheet-tie-at = { $tie } 和棋
sheet-star-ties = * 少一子則和棋
sheet-one-shared = 有一個共有空點時
sheet-small-key = 小字為勝負線，正好相等為和棋。
sheet-key = 勝負線
sheet-key-numbers = 勝負線：黑 { $black }，白 { $white }
sheet-ties = 和棋
sheet-how = 數法
sheet-how-1 = 輪流收完單官，雙方虛手。死子、提子放回棋罐。雙活：雙方先填自己的眼，假眼也填；再輪流填公氣，一人一口。
sheet-how-2 = 選定一方，移動該方的子，把地做成十點、二十點的方塊，數空點。
sheet-how-3 = 每十個活子一堆，數活子；空點＋活子＝總子數。
sheet-how-4 = 總子數達到表中的數即勝。
sheet-how-5 = 總子數－勝負線＝勝幾子；乘以二即為目數。負數即對方勝。
sheet-how-full-2 = 移動雙方的子，把地都做成十點、二十點的方塊。拿起棋子前，先數雙方空點。
sheet-how-full-3 = 雙方的子每十個一堆，數活子；空點＋活子＝總子數。雙方相加是全盤的點數，減去雙活中空著的點。
sheet-how-full-4 = 從黑的總子數中減去貼目，或加給白。讓子的貼還也一樣。
sheet-how-full-5 = 雙方之差＝勝幾目。
sheet-how-half-4 = 黑減去貼目和貼還的一半，白加上。雙活中每有一個空著的點，再加半子。
sheet-how-half-5 = 2×（調整後子數－歸本數）＝勝幾目。歸本數是全盤的一半。負數即對方勝。
sheet-how-simplified-4 = 黑減去貼目和貼還的一半，白加上。
sheet-how-simplified-5 = 2×（調整後子數－調整後歸本數）＝勝幾目。負數即對方勝。歸本數是全盤的一半；雙活中每有一個空著的點，減半子。
sheet-form-title = 數子紀錄表
sheet-form-event = 比賽
sheet-form-round = 輪次
sheet-form-date = 日期
sheet-form-board = 桌次
sheet-form-black = 黑方
sheet-form-white = 白方
sheet-form-side = 數的一方：{ $side }
sheet-form-winner = 勝方
sheet-form-none = （沒有則寫 0）
sheet-form-tie = 和棋
sheet-form-points = 目
sheet-form-check = 核對：黑 + 白 + 共有空點 = { $points }。
sheet-form-optional = { $side }（選填）
sheet-form-signed = { $side }方簽名
sheet-form-referee = 裁判
sheet-note-ties = 和棋：該子數為和棋；如 { $needs } (={ $tie })，{ $tie } 為和棋，{ $needs } 為勝。
sheet-note-nsp = 共有空點：雙方都得不到的點，如雙活中多出的一口公氣。
sheet-note-each-nsp = 每有一個共有空點，勝負線減半子。
sheet-note-tie-breaker = 決勝半目不是貼目：只為避免和棋，給白半目。
sheet-source = 據 S. Mays：How to Use the Chinese Method of Counting（2012）。
sheet-komi-head = 貼目
sheet-ranks = 級差
sheet-value = 讓子值
sheet-stones = 讓子
sheet-free-moves = 多下手數
sheet-jewdan = 依級差讓子
sheet-factor = { $size }：{ $counting }；每子相當 { $factor } 級，每子 { $value } 目
sheet-area = 數子法
sheet-territory = 數目法
sheet-handicap-1 = 讓子值＝級差÷係數－½；讓子＝讓子值＋½，無條件進位；讓 1 子即黑先。
sheet-handicap-2 = 貼目＝（多下手數－讓子值）×每子目數，四捨五入，＋½；負數表示倒貼給黑。
sheet-handicap-3 = 貼目已包含全部調整，不再另加貼還。
sheet-misprint = 原表（數子法，13 路）級差 4、9、14、19 處印成 －3.5；依其公式應為 －0.5。
sheet-handicap-source = 據 Jewdan 讓子法（Sensei’s Library）。
sheet-black-needs = { sheet-black } { sheet-needs }
sheet-white-needs = { sheet-white } { sheet-needs }
sheet-black-count = { sheet-black-short } { $count }
sheet-white-count = { sheet-white-short } { $count }
