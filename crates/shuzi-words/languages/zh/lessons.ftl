## Lesson: points

## Lesson: from-territory

lesson-from-territory = 从数目到数子：要改哪些习惯
lesson-from-territory-1-say = 日本规则数目，连提子一起算。中国规则数子：盘上的活子，加上只被它们围住的空点。这盘下完的棋，两种方法各数一遍。贴 6.5 目。对局中黑棋被提 1 子，白棋被提 4 子。
lesson-from-territory-2-say = 先用您熟悉的方法：数空点。
lesson-from-territory-2-ask = 黑棋有几个空点？
lesson-from-territory-2-hint = 从上往下：5 + 5 + 4 + 4……
lesson-from-territory-3-say = 白棋的空连成一片。
lesson-from-territory-3-ask = 白棋有几个空点？
lesson-from-territory-3-hint = 从上往下：1 + 3 + 3 + 4……
lesson-from-territory-4-say = 提子填回被提一方的空里：黑棋减 1，白棋减 4。再算贴目。
lesson-from-territory-4-ask = 数目的话，谁胜？胜几目？请输入结果，如 B+12 或 W+0.5。
lesson-from-territory-4-hint = 黑 23 − 1，白 25 − 4 + 6.5。
lesson-from-territory-4-why = 到这里和您平时数的一样。现在忘掉提子，把它们放回棋盒。
lesson-from-territory-5-say = 数子时，盘上每个活子算一子，它们围住的每个空点也算一子。
lesson-from-territory-5-ask = 黑棋的活子加空点，一共多少？
lesson-from-territory-5-hint = 空点 23，再加活子。
lesson-from-territory-5-why = 这就是总子数。用不着提子，全在盘上。
lesson-from-territory-6-say = 棋盘共 81 点，一点不剩。
lesson-from-territory-6-ask = 白棋的总子数是多少？
lesson-from-territory-6-hint = 81 减黑棋总子数。
lesson-from-territory-7-say = 这里也贴 6.5 目。
lesson-from-territory-7-ask = 数子的话，谁胜？胜几目？
lesson-from-territory-7-hint = 黑棋总子数减白棋总子数，再减 6.5。
lesson-from-territory-7-why = 结果一样。双方下的子一样多；被提一子，盘上就少一子。黑棋下最后一手时，可能差一目。
lesson-from-territory-8-say = 要改三个习惯。提子不算。单官算：要下到一个不剩。在自己空里下一子不吃亏：少一个空点，多一个活子。

lesson-points = 什么算一子？
lesson-points-1-say = 小棋盘上一盘下完的棋。棋子显示为字母时，黑棋是 X，白棋是 O。盘上每个点都归其中一方。按回车继续。
lesson-points-2-say = 四周只有黑子的空点，是黑棋的空。
lesson-points-2-ask = 看左上角，第 7、6、5 行。黑棋在那里有几个空点？
lesson-points-2-hint = 最上面一行两个，下面两行各一个。
lesson-points-2-why = 黑子和棋盘的边把它们围住了。
lesson-points-3-say = 黑棋在下面还有空。
lesson-points-3-ask = 黑棋一共有几个空点？
lesson-points-3-hint = 上面 4 个；再数第 3、2、1 行。
lesson-points-3-why = 上面 4 个，下面 7 个。分两部分数，比一口气数完容易核对。
lesson-points-4-say = 数子法中，每个活子也算一子。
lesson-points-4-ask = 盘上有几个黑子？
lesson-points-4-hint = 从上到下逐行数：1、2、1、3……
lesson-points-4-why = 子占着一个点，这个点就归这一方。
lesson-points-5-say = 空点加活子，就是总子数。
lesson-points-5-ask = 黑棋的总子数是多少？
lesson-points-5-hint = 把刚才的两个数加起来。
lesson-points-5-why = 不管哪种数法，要数的就是这个数。
lesson-points-6-say = 棋盘有 7 × 7 = 49 个点，每个点都归一方。
lesson-points-6-ask = 那么白棋的总子数一定是多少？不用数。
lesson-points-6-hint = 49 减黑棋的总子数。
lesson-points-6-why = 所以只数一方就够了：不归黑的，就归白。四种数法里有三种靠的就是这一点。
lesson-points-7-say = 这一课不贴目。
lesson-points-7-ask = 谁胜？胜几目？输入 B+12（黑胜）或 W+0.5（白胜）这样的结果。
lesson-points-7-hint = 较大的总子数减较小的总子数。
lesson-points-7-why = 黑棋多一子，白棋就少一子，所以胜负差要变两目。

## Lesson: dead-stones

lesson-dead-stones = 死子：先清理，再数子
lesson-dead-stones-1-say = 数子之前，先把死子从盘上清理掉。无法避免被提取的子是死子，不必真的下到提掉。
lesson-dead-stones-2-say = E5、F5 的两个白子陷在黑棋右边的空里，做不出两只眼，也连不回去。
lesson-dead-stones-2-ask = 请标记死子。
lesson-dead-stones-2-hint = 移到 E5 做标记，整块棋就都标上了。此外没有死子。
lesson-dead-stones-2-why = 如果白棋不同意，就继续下：黑棋把它们提掉，在数子法中黑棋并不吃亏。
lesson-dead-stones-3-say = E5、F5 已经清理，这两个点成了黑棋的空点。
lesson-dead-stones-3-ask = 黑棋的空点和活子一共多少？
lesson-dead-stones-3-hint = 逐行数，子也要数。
lesson-dead-stones-3-why = 死子本身不算数，死子下面的点算一子。
lesson-dead-stones-4-say = 棋盒里的提子也不算：数子法不计提子。
lesson-dead-stones-4-ask = 棋盘共 81 个点。白棋有多少子？
lesson-dead-stones-4-hint = 81 减黑棋的总子数。
lesson-dead-stones-4-why = 提子随时可以放回棋盒，不必保留，也不必数。

## Lesson: full-counting

lesson-full-counting = 双方全数：两边都数
lesson-full-counting-1-say = 双方全数就是两边都数，再作比较。这种数法最稳妥：两个总子数可以互相核对。本局贴 7.5 目。
lesson-full-counting-2-say = 如果是实物棋盘，现在该做棋了：移动黑棋自己的子，把黑空做成十、二十的整块。总子数不会变：空点和子都算一子。
lesson-full-counting-2-ask = 黑棋有几个空点？
lesson-full-counting-2-hint = 从上往下：2 + 2 + 3 + 3 + 4 + 4……
lesson-full-counting-3-say = 再数子，十个一堆。
lesson-full-counting-3-ask = 黑棋有几个活子？
lesson-full-counting-3-hint = 从上往下：2 + 3 + 1 + 1 + 1……
lesson-full-counting-4-say = 空点加活子。
lesson-full-counting-4-ask = 黑棋的总子数是多少？
lesson-full-counting-4-hint = 把刚才的两个数加起来。
lesson-full-counting-5-say = 白棋也这样数。
lesson-full-counting-5-ask = 白棋的总子数是多少？
lesson-full-counting-5-hint = 数白棋的空点和活子，再看是不是等于 81 减黑棋的总子数。
lesson-full-counting-5-why = 双方总子数相加是 81：没有漏数，也没有重数。只数一方的数法就没有这道核对。
lesson-full-counting-6-say = 黑棋先行，所以要从黑棋的总子数里减去贴目。
lesson-full-counting-6-ask = 黑棋调整后的子数是多少？
lesson-full-counting-6-hint = 黑棋的总子数减 7.5。
lesson-full-counting-7-say = 拿黑棋调整后的子数，和白棋的总子数比较。
lesson-full-counting-7-ask = 谁胜？胜几目？
lesson-full-counting-7-hint = 大数减小数。
lesson-full-counting-7-why = 双方全数就这么简单：两个总子数，一个贴目，减一次。

## Lesson: half-counting

lesson-half-counting = 单方数子：只数一方就够
lesson-half-counting-1-say = 换一盘棋。不归这一方的，就归另一方，所以只要数一方，和棋盘总点数的一半比较就行。另一方的子可以收掉。
lesson-half-counting-2-say = 棋盘总点数的一半叫归本数。
lesson-half-counting-2-ask = 9×9 棋盘有 81 个点，一半是多少？
lesson-half-counting-2-hint = 80 的一半是 40，1 的一半是 1/2。带分数可以输入成 3.5 或 3 1/2 这样。
lesson-half-counting-2-why = 归本数是 40又1/2。13×13 是 84又1/2，19×19 是 180又1/2。这几个数值得记住。
lesson-half-counting-3-say = 双方全数时，黑棋减去全部贴目，不用乘二。这里最后要把差乘二，所以只减贴目的一半。
lesson-half-counting-3-ask = 贴 7.5 目，一半是多少？
lesson-half-counting-3-hint = 7 的一半是 3.5，0.5 的一半是 0.25。
lesson-half-counting-3-why = 这就是常说的贴 3又3/4 子。四分之一子也不能舍掉：细棋的胜负就在这里。
lesson-half-counting-4-say = 数黑棋：空点和活子。
lesson-half-counting-4-ask = 黑棋的总子数是多少？
lesson-half-counting-4-hint = 空点 25，再加活子。
lesson-half-counting-5-say = 减去贴目的一半。
lesson-half-counting-5-ask = 黑棋调整后的子数是多少？
lesson-half-counting-5-hint = 黑棋的总子数减 3又3/4。
lesson-half-counting-6-say = 再和归本数比较。如果不足归本数，差就是负数，要输入负号。
lesson-half-counting-6-ask = 调整后子数减归本数是多少？
lesson-half-counting-6-hint = 调整后子数 − 40又1/2。
lesson-half-counting-6-why = 正数黑胜，负数白胜。
lesson-half-counting-7-say = 黑棋多一子，白棋就少一子，所以胜负差（目）是差（子）的两倍。
lesson-half-counting-7-ask = 谁胜？胜几目？
lesson-half-counting-7-hint = 差（子）乘二。
lesson-half-counting-7-why = 结果和双方全数一样，只用数一半。

## Lesson: simplified-half-counting

lesson-simplified-half-counting = 单方数子（简化）：多出来的一口公气
lesson-simplified-half-counting-1-say = 上边双方各有一只眼，中间是 E9，谁走进去谁就被提。这就是双活：谁也不能先动手，两块棋都活。
lesson-simplified-half-counting-2-say = 数子时，双方各自填满自己的眼，再轮流填公气，各填同样多。公气是单数时，最后剩下的一口空着，就是共有空点。
lesson-simplified-half-counting-2-ask = 这里剩下几个共有空点？
lesson-simplified-half-counting-2-hint = 填满 C9、G9 的眼，剩下的是公气。
lesson-simplified-half-counting-2-why = 这样的点不归任何一方，双方各得一半。
lesson-simplified-half-counting-3-say = 单方数子把每个共有空点的一半加给所数的一方；简化的数法改为从归本数里减去这一半，后面算起来就简单了。
lesson-simplified-half-counting-3-ask = 9×9 的归本数是 40又1/2。减去每个共有空点的一半，是多少？
lesson-simplified-half-counting-3-hint = 40又1/2 减共有空点个数的一半。
lesson-simplified-half-counting-4-say = 和前面一样，数黑棋的空点和活子。
lesson-simplified-half-counting-4-ask = 黑棋的总子数是多少？
lesson-simplified-half-counting-4-hint = 逐行数：黑子，以及只被黑棋围住的空点。
lesson-simplified-half-counting-5-say = 贴 7.5 目，所以减去一半，即 3又3/4。
lesson-simplified-half-counting-5-ask = 黑棋调整后的子数是多少？
lesson-simplified-half-counting-5-hint = 总子数减 3又3/4。
lesson-simplified-half-counting-6-say = 比较，再乘二。
lesson-simplified-half-counting-6-ask = 谁胜？胜几目？
lesson-simplified-half-counting-6-hint = 调整后子数与调整后归本数之差，乘二。
lesson-simplified-half-counting-6-why = 没有共有空点（也没有决胜半目）时，两种单方数子每一行都一样。
lesson-ties = 和棋：双方一样多时
lesson-ties-1-say = 贴目一般是 6.5 或 7.5，总有一方胜。有的棋社贴 7 目，让子棋常常不贴目，就可能下成和棋。这里贴 7 目。
lesson-ties-2-say = 数黑棋。
lesson-ties-2-ask = 黑棋的胜负线是多少？
lesson-ties-2-hint = 40又1/2 加上 7 的一半。
lesson-ties-2-why = 这条胜负线是整数，总子数可能正好等于它。
lesson-ties-3-say = 黑 44 子，白 37 子。
lesson-ties-3-ask = 谁胜？胜几目？和棋输入 0。
lesson-ties-3-hint = 黑棋的总子数减胜负线。
lesson-ties-3-why = 黑棋的总子数等于胜负线，是和棋。不许和棋的规则会写明谁胜，多数判白胜。
lesson-ties-4-say = 总子数等于胜负线，还不够。
lesson-ties-4-ask = 黑棋最少要多少子才胜？
lesson-ties-4-hint = 比胜负线多一。
lesson-ties-4-why = 胜负线表上的大字就是它，和棋的数写在旁边。
lesson-ties-5-say = 另一局：让三子，不贴目，白棋得决胜半目。不算这半目，双方正好一样多。
lesson-ties-5-ask = 谁胜：1 黑，2 白，3 和棋？
lesson-ties-5-hint = 半目给谁？
lesson-ties-5-why = 白胜 0.5 目。决胜半目不是贴目：双方一样多时由它定胜负，其余各局黑棋都少半目。
lesson-the-sum = 总和不足：数错了，还是共有空点？
lesson-the-sum-1-say = 双方全数可以自己核对：两数之和是全盘，19 路为 361，这里是 81。有时不等：不是数错了，就是有点不属于任何一方。
lesson-the-sum-2-say = 两人数出黑 45、白 35。
lesson-the-sum-2-ask = 总和少几点？
lesson-the-sum-2-hint = 81 减 45 减 35。
lesson-the-sum-3-say = 看棋盘：有双活，或没收的单官吗？
lesson-the-sum-3-ask = 是哪种情况：1 数错了，2 共有空点？
lesson-the-sum-3-hint = 找双方的公气。
lesson-the-sum-3-why = 双活的最后一口公气空着。45 + 35 + 1 = 81，对上了。
lesson-the-sum-4-say = 另一局，19 路，贴 7.5 目：黑 184，白 176，共 360。没有双活，单官已收完。
lesson-the-sum-4-ask = 怎么办：1 判胜负，2 再数一次？
lesson-the-sum-4-hint = 贴 7.5 目，黑需 185 子。
lesson-the-sum-4-why = 缺的一点决定胜负：若是黑的，黑有 185 子，黑胜。
lesson-the-sum-5-say = 再看一局 19 路棋：总和 351，少十。
lesson-the-sum-5-ask = 哪种更可能：1 少数了一堆，2 有十个共有空点？
lesson-the-sum-5-hint = 活子十个一堆。
lesson-the-sum-5-why = 差十的错最常见。先把各堆重数一遍，再数整块。

## Lesson: key-numbers

lesson-key-numbers = 胜负线：没下完就知道要多少子
lesson-key-numbers-1-say = 除了数子，胜负线把该算的都算好了：归本数，加上或减去贴目的一半。开局前就能算好，数完一对照，就知道结果。
lesson-key-numbers-2-say = 黑棋的胜负线是归本数加贴目的一半。这盘棋是 9×9，贴 5.5 目。
lesson-key-numbers-2-ask = 黑棋的胜负线是多少？
lesson-key-numbers-2-hint = 40又1/2 + 2又3/4。
lesson-key-numbers-2-why = 黑棋的胜负线比归本数高多少，白棋的就低多少：40又1/2 − 2又3/4。
lesson-key-numbers-3-say = 总子数是整数，所以超过胜负线的第一个整数就能取胜。
lesson-key-numbers-3-ask = 黑棋要多少子才胜？
lesson-key-numbers-3-hint = 比胜负线大的第一个整数。
lesson-key-numbers-3-why = 下棋时记住这一个数就够了：胜负线表里，各种对局的都有。
lesson-key-numbers-4-say = 死子已经清理。请数黑棋。
lesson-key-numbers-4-ask = 黑棋的总子数是多少？
lesson-key-numbers-4-hint = 逐行数空点和活子。
lesson-key-numbers-5-say = 总子数比胜负线多多少，差（子）就是多少；不足胜负线则为负数。
lesson-key-numbers-5-ask = 总子数减胜负线是多少？
lesson-key-numbers-5-hint = 总子数 − 43又1/4。
lesson-key-numbers-6-say = 照例乘二。
lesson-key-numbers-6-ask = 谁胜？胜几目？
lesson-key-numbers-6-hint = 差（子）乘二。
lesson-key-numbers-6-why = 数一次，减一次，乘一次二。没有比这更快的数法了。

## Lesson: handicaps

lesson-handicaps = 让子：贴还 n、n − 1 或不贴还
lesson-handicaps-1-say = 这盘棋黑棋开局摆了三个让子。数子法中，让子本身也算子数，所以许多规则要黑棋贴还几目给白棋。这叫让子贴还，不是贴目。
lesson-handicaps-2-say = 按中国规则，让几子就贴还几目：让 n 子，贴还 n 目，即 n/2 子。
lesson-handicaps-2-ask = 让三子，贴还几目？
lesson-handicaps-2-hint = 目数和让子数一样。
lesson-handicaps-2-why = 合 1又1/2 子。美国规则（AGA）贴还 n − 1，就是两目；有的规则不贴还。开局前要问清楚：三目足以改变许多棋的胜负。
lesson-handicaps-3-say = 让子棋没有贴目。为免和棋，可以给白棋半目，叫决胜半目。这里决胜半目 0.5，贴还 3 目，都从黑棋的总子数里减去。
lesson-handicaps-3-ask = 黑棋的总子数是多少？
lesson-handicaps-3-hint = 空点 27，再加活子。
lesson-handicaps-4-say = 减去决胜半目 0.5 和贴还 3 目。
lesson-handicaps-4-ask = 黑棋调整后的子数是多少？
lesson-handicaps-4-hint = 总子数减 3.5。
lesson-handicaps-5-say = 和白棋的总子数比较：81 减黑棋的总子数。
lesson-handicaps-5-ask = 谁胜？胜几目？
lesson-handicaps-5-hint = 大数减小数。
lesson-handicaps-5-why = 如果贴还 n − 1，白棋少一目，黑棋就胜半目。`shuzi compare` 会把它们都列出来对照。
lesson-handicaps-6-say = 用胜负线，同一盘棋只需数一次：归本数，加白棋所得的一半，40又1/2 + 1又3/4。
lesson-handicaps-6-ask = 黑棋要多少子才胜？
lesson-handicaps-6-hint = 比胜负线 42又1/4 大的第一个整数。
lesson-handicaps-6-why = 胜负线表里，它在让三子那一栏。让子棋里别的都不变。

## Lesson: whole-count

lesson-whole-count = 自己数一整盘棋
lesson-whole-count-1-say = 换一盘棋，没有标记。这次用胜负线，数白棋。9×9 棋盘，贴 7.5 目。
lesson-whole-count-2-say = 一块一块地看：哪块棋做不出两只眼，又逃不出去？
lesson-whole-count-2-ask = 先看：哪些是死子？
lesson-whole-count-2-hint = 一个子，在右边一路上。
lesson-whole-count-3-say = 白棋得贴目，所以不到归本数也能胜。
lesson-whole-count-3-ask = 白棋的胜负线是多少？
lesson-whole-count-3-hint = 40又1/2 − 3又3/4。
lesson-whole-count-4-say = 数空点和活子，能凑成十的就凑成十。
lesson-whole-count-4-ask = 清理死子之后，白棋的总子数是多少？
lesson-whole-count-4-hint = 从上往下逐行数白棋，死子下面的点也要算上。
lesson-whole-count-5-say = 总子数减胜负线，再乘二，就是胜负差。
lesson-whole-count-5-ask = 谁胜？胜几目？
lesson-whole-count-5-hint = 正数表示所数的一方，也就是白棋，胜。
lesson-whole-count-5-why = 您已经自己数完一盘棋了。19×19 也是一样，只是数目大些：下一课就来数。

## Lesson: seki

lesson-seki = 双活：双方共活的棋
lesson-seki-1-say = 左上角白六子（A8 至 D8、C7、D7）与黑四子（A6 至 D6）共有两口气：A7 和 B7。双方都没有两只眼，谁在 A7 或 B7 落子谁就被提。所以谁也不下，双方都活。这就是双活。
lesson-seki-2-say = 数子时把公气填满，双方各填一半：A7、B7 一黑一白。谁也不占便宜。
lesson-seki-2-ask = 白棋在这里填几子？
lesson-seki-2-hint = 两口气，各一半。
lesson-seki-2-why = 双活里的眼先由己方填上。只有一方能填而不被提的气，归那一方。填子只是为了数子，谁也不提子。
lesson-seki-3-say = 公气是双数，就一口不剩；是单数，最后一口留空，成为共有空点。
lesson-seki-3-ask = 这里剩几个共有空点？
lesson-seki-3-hint = 两口气都已填上。
lesson-seki-3-why = 按日本规则，双活里的点谁也不算，这是两种计算法会差一两目的原因之一。
lesson-seki-4-say = 其余照旧：数活子和空点，双活的子也算。
lesson-seki-4-ask = 黑棋的总子数是多少？
lesson-seki-4-hint = 黑子，以及只被黑棋围住的空点。别忘了左边的五子，其中一子是填上的。
lesson-seki-4-why = 活子不论在哪里都算；双活的子是活子。
lesson-seki-5-say = 贴 6.5 目，一半是 3又1/4；81 的一半是 40又1/2。
lesson-seki-5-ask = 谁胜？胜几目？
lesson-seki-5-hint = 黑棋总子数减 3又1/4，与 40又1/2 相比，差再乘二。
lesson-seki-6-say = 另一处双活，双方都没有眼，公气有三口。双方轮流填。
lesson-seki-6-ask = 三口里剩几口空着？
lesson-seki-6-hint = 各填一口，之后谁也不能再填。
lesson-seki-6-why = 最后一口谁也不算，是共有空点。每有一个，胜负线降半目；只数一方时，给这一方加半目。

lesson-bent-four = 盘角曲四：看着像活，其实是死
lesson-bent-four-1-say = 只剩左上角要判断。白棋七子被围住，黑棋三子（A9、B9、A8）也被围住。双方都只有 A7 和 C9 两口公气，看起来像双活。
lesson-bent-four-2-say = 可是白棋什么也做不了。白 C9，黑 A7 全部提光；白 A7，黑 C9 也一样。
lesson-bent-four-3-say = 黑棋却可以动手：黑 A7，白 C9 提四子，黑 A8，白 A9，黑 B9 提劫。黑棋只需等到白棋没有劫材时再动手。
lesson-bent-four-4-say = 所以白棋这七子不必再下，就是死子。日本规则直接判死；数子法中，黑棋可以留到最后再动手，并不吃亏。
lesson-bent-four-4-ask = 请标记死子。
lesson-bent-four-4-hint = 角上一块白棋七子。此外没有死子。
lesson-bent-four-4-why = 要是当成双活，就成了白胜。
lesson-bent-four-5-say = 七子已经清理。A7 和 C9 也是黑棋的。
lesson-bent-four-5-ask = 黑棋的总子数是多少？
lesson-bent-four-5-hint = 光角上就有 12 点，其余逐行数。
lesson-bent-four-5-why = 死子不算数，下面的点归黑棋。
lesson-bent-four-6-say = 贴 6.5 目，一半是 3又1/4；81 的一半是 40又1/2。
lesson-bent-four-6-ask = 谁胜？胜几目？
lesson-bent-four-6-hint = 黑棋总子数减 3又1/4，与 40又1/2 相比，差再乘二。
lesson-choosing = 用哪种数法，数哪一方
lesson-choosing-1-say = 四种数法，同一个结果。区别在于事先要知道什么，能核对什么。请用数字回答：1 双方全数，2 单方数子，3 单方数子（简化），4 胜负线。
lesson-choosing-2-say = 决赛，胜负只差半目。双方都想确认没有漏数。
lesson-choosing-2-ask = 用哪种？1 双方，2 单方，3 简化，4 胜负线
lesson-choosing-2-hint = 只有一种要数双方。
lesson-choosing-2-why = 双方总子数加上共有空点（如果有），应等于全盘：361、169 或 81。别的数法没有这项核对。
lesson-choosing-3-say = 棋社的晚间活动：都是 19×19，贴目也都一样，墙上挂着胜负线表。
lesson-choosing-3-ask = 哪种最快？1 双方，2 单方，3 简化，4 胜负线
lesson-choosing-3-hint = 表上写的是什么？
lesson-choosing-3-why = 数一方，查一个数，胜负就清楚了。
lesson-choosing-4-say = 双活里剩下一个共有空点，不归任何一方。两种单方数子中，一种把它的一半加到总子数上，另一种从归本数中减去这一半。
lesson-choosing-4-ask = 哪一种不改动数出来的总子数？2 单方，3 简化
lesson-choosing-4-hint = 改的是归本数。
lesson-choosing-4-why = 数出来的仍是整数，变的只是相比的数。
lesson-choosing-5-say = 这盘棋黑棋有一大块空，白棋有许多小空。
lesson-choosing-5-ask = 数哪一方快？1 黑，2 白
lesson-choosing-5-hint = 哪一方的空点能看成整块？
lesson-choosing-5-why = 大空按整块数，小空一点一点数。结果一样。
lesson-rearranging = 在实物棋盘上：做棋和十子一堆
lesson-rearranging-1-say = 在实物棋盘上不必一点一点数。先整理所数的一方：把空做成十、二十的整块，子十个一堆。这里数黑棋，贴 7.5 目。
lesson-rearranging-2-say = 先数空点。
lesson-rearranging-2-ask = 黑棋有几个空点？
lesson-rearranging-2-hint = 从上往下：4 + 3 + 3 + 4……
lesson-rearranging-3-say = 凑不成整十的零头，用黑棋棋盒里的子填掉。少一个空点，多一个子，总子数不变。
lesson-rearranging-3-ask = 要让空点剩下整十，黑棋要放几个子？
lesson-rearranging-3-hint = 到 20 为止。
lesson-rearranging-3-why = 只用黑子，只在黑棋范围内，结果就不会变。
lesson-rearranging-4-say = 请看：黑子移动，直到空点成为两块十点，或一块二十点。
lesson-rearranging-5-say = 现在把黑子十个一堆，刚放上的也算。
lesson-rearranging-5-ask = 现在有几个子？
lesson-rearranging-5-hint = 先数整堆，每堆十个，再数余下的。
lesson-rearranging-6-say = 空点加活子。
lesson-rearranging-6-ask = 黑棋的总子数是多少？
lesson-rearranging-6-hint = 20 加上子数。
lesson-rearranging-6-why = 和没动之前一样。`shuzi reshape` 能算出任何棋盘上最少要动几个子。
lesson-rearranging-7-say = 其余归白棋：81 减黑棋总子数。贴 7.5 目。
lesson-rearranging-7-ask = 谁胜？胜几目？
lesson-rearranging-7-hint = 黑棋总子数减 7.5，与白棋总子数相比。

## Lesson: nineteen

lesson-nineteen = 三分钟数完一盘 19 路棋
lesson-nineteen-1-say = 一盘下完的 19 路棋，贴 7.5 目。墙上的胜负线表写着：黑需 185。数一方只有四步：清死子、做成整块、子成堆、比一比。练熟了只要三分钟。
lesson-nineteen-2-say = 找被围住、又没有地方做两只眼的棋。
lesson-nineteen-2-ask = 请标记死子。
lesson-nineteen-2-hint = 左下一个黑子，右边黑棋里面四个白子。
lesson-nineteen-2-why = 双方同意后，死子放回棋盒。
lesson-nineteen-3-say = 数黑棋。看黑子怎样移动：只在黑棋自己的范围里，直到空点成为整十的整块。白子现在只当围墙。
lesson-nineteen-4-say = 整块做好了。
lesson-nineteen-4-ask = 整块里一共有几个空点？
lesson-nineteen-4-hint = 每块长乘宽，再相加：末位是 0。
lesson-nineteen-5-say = 白子可以收掉了。把黑子十个一堆。
lesson-nineteen-5-ask = 黑棋有几个子？
lesson-nineteen-5-hint = 先数整堆，每堆十个，再数余下的。
lesson-nineteen-5-why = 实战中数堆；这里程序替您堆好了。
lesson-nineteen-6-say = 空点加活子。
lesson-nineteen-6-ask = 黑棋的总子数是多少？
lesson-nineteen-6-hint = 把两个数加起来。
lesson-nineteen-7-say = 胜负线是 180又1/2 + 3又3/4 = 184又1/4。
lesson-nineteen-7-ask = 谁胜？胜几目？
lesson-nineteen-7-hint = 总子数减 184又1/4，再乘二。
lesson-nineteen-7-why = 您已经会数实战的棋了。明天起每天五分钟就能变快：几道题，加一盘计时。

lesson-step = 步骤
lesson-over = 本课完成。回车：下一课。
lessons-over = 这是最后一课。回车：菜单。
