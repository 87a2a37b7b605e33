## Printed sheets

sheet-keys = 胜负线表
sheet-game = 对局
sheet-even = 分先、贴 { $komi } 目
sheet-even-game = 分先、贴 { $komi } 目
sheet-no-komi = 让先
sheet-handicap = 让 { $stones } 子
sheet-komi = 贴 { $points } 目
sheet-compensation = 贴还 { $points } 目
sheet-handicap-games = 让子棋
sheet-compensation-rule = { $convention ->
        [n-1] 已计入：从第二子起，每让一子贴还白方 1 目。
       *[n] 已计入：每让一子，贴还白方 1 目。
    }
sheet-tie-breaker = 决胜半目 { $points }
sheet-half-count = 归本数 { $points }
sheet-non-scoring = 共有空点 { $points }
sheet-black = 黑
sheet-white = 白
sheet-black-short = 黑
sheet-white-short = 白
sheet-needs = 需
sheet-term-shared = 共有空点：
sheet-term-shared-is = 不归任何一方的点。
sheet-term-compensation = 贴还：
sheet-term-compensation-is = 为让子还给白棋的目数。
sheet-term-key = 胜负线：
sheet-term-key-is = 总子数等于此数即为和棋。
sheet-form-sign = { $sign } { $side }胜
sheet-form-doubled = 目差 = 差（不计±）× 2 =
sheet-form-needed = 取胜所需子数
sheet-form-larger = 目差 = 大 − 小 =
sheet-tie-at = { $tie } 和棋
sheet-star-ties = * 少一子则和棋
sheet-one-shared = 有一个共有空点时
sheet-small-key = 小字为胜负线，正好相等为和棋。
sheet-key = 胜负线
sheet-key-numbers = 胜负线：黑 { $black }，白 { $white }
sheet-ties = 和棋
sheet-how = 数子法
sheet-how-1 = 轮流收完单官，双方虚着。死子、提子放回棋盒。双活：双方先填自己的眼，假眼也填；再轮流填公气。
sheet-how-2 = 选定一方，移动该方自己的子，把空做成十、二十的整块，数空点。
sheet-how-3 = 每十个活子一堆，数活子；空点＋活子＝总子数。
sheet-how-4 = 总子数达到表中的数即胜。
sheet-how-5 = 总子数－胜负线＝胜几子；乘二即为目数。负数即对方胜。
sheet-how-full-2 = 移动双方的子，把空都做成十、二十的整块。拿起棋子之前，先数双方的空点。
sheet-how-full-3 = 双方的子每十个一堆，数活子；空点＋活子＝总子数。双方相加是全盘的点数，减去双活里空着的点。
sheet-how-full-4 = 从黑的总子数中减去贴目，或加给白。让子的贴还也一样。
sheet-how-full-5 = 双方之差＝胜几目。
sheet-how-half-4 = 黑减去贴目和贴还的一半，白加上。再为双活里每个空着的点加半子。
sheet-how-half-5 = 2×（调整后子数－归本数）＝胜几目。归本数是全盘点数的一半。负数即对方胜。
sheet-how-simplified-4 = 黑减去贴目和贴还的一半，白加上。
sheet-how-simplified-5 = 2×（调整后子数－归本数）＝胜几目。负数即对方胜。归本数是全盘点数的一半，双活里每个空着的点减半子。
sheet-form-title = 数子记录表
sheet-form-event = 比赛
sheet-form-round = 轮次
sheet-form-date = 日期
sheet-form-board = 台次
sheet-form-black = 黑方
sheet-form-white = 白方
sheet-form-side = 所数一方：{ $side }
sheet-form-winner = 胜方
sheet-form-none = （没有则写 0）
sheet-form-tie = 和棋
sheet-form-points = 目
sheet-form-check = 核对：黑 + 白 + 共有空点 = { $points }。
sheet-form-optional = { $side }（选填）
sheet-form-signed = { $side }方签名
sheet-form-referee = 裁判
sheet-note-ties = 和棋：该子数为和棋；如 { $needs } (={ $tie })，{ $tie } 为和棋，{ $needs } 为胜。
sheet-note-nsp = 共有空点：双方活棋之间的空点，如双活里最后剩下的一口公气。
sheet-note-each-nsp = 每有一个共有空点，胜负线少半子。
sheet-note-tie-breaker = 决胜半目不是贴目：只为避免和棋，给白半目。
sheet-source = 据 S. Mays：How to Use the Chinese Method of Counting（2012）。
sheet-komi-head = 贴目
sheet-ranks = 级差
sheet-value = 让子值
sheet-stones = 让子
sheet-free-moves = 多走手数
sheet-jewdan = 按级差让子
sheet-factor = { $size }：{ $counting }；每子合 { $factor } 级，每子 { $value } 目
sheet-area = 数子法
sheet-territory = 数目法
sheet-handicap-1 = 让子值＝级差÷系数－½；让子＝让子值＋½，向上取整；让 1 子即黑先。
sheet-handicap-2 = 贴目＝（多走手数－让子值）×每子目数，四舍五入，＋½；负数表示倒贴给黑。
sheet-handicap-3 = 贴目已包含全部调整，不再另加贴还。
sheet-misprint = 原表（数子法，13 路）级差 4、9、14、19 处印作 －3.5；按其公式应为 －0.5。
sheet-handicap-source = 据 Jewdan 让子法（Sensei’s Library）。
sheet-black-needs = { sheet-black } { sheet-needs }
sheet-white-needs = { sheet-white } { sheet-needs }
sheet-black-count = { sheet-black-short } { $count }
sheet-white-count = { sheet-white-short } { $count }
