## Lesson: points

## Lesson: from-territory

lesson-from-territory = 從數目到數子：哪些觀念要改
lesson-from-territory-1-say = 日本規則是數目，連提子一起算。中國規則是數子：盤上的活子，加上只被它們圍住的空點。這是一盤下完的棋，兩種數法各數一遍。貼 6.5 目。對局中黑棋被提 1 子，白棋被提 4 子。
lesson-from-territory-2-say = 先用您熟悉的數法：數空點。
lesson-from-territory-2-ask = 黑棋有幾個空點？
lesson-from-territory-2-hint = 從上往下：5 + 5 + 4 + 4……
lesson-from-territory-3-say = 白棋的地連成一片。
lesson-from-territory-3-ask = 白棋有幾個空點？
lesson-from-territory-3-hint = 從上往下：1 + 3 + 3 + 4……
lesson-from-territory-4-say = 提子填回被提一方的地裡：黑棋減 1，白棋減 4。再算貼目。
lesson-from-territory-4-ask = 數目的話，誰勝幾目？請輸入結果，如 B+12 或 W+0.5。
lesson-from-territory-4-hint = 黑 23 − 1，白 25 − 4 + 6.5。
lesson-from-territory-4-why = 到這裡都是老辦法。現在忘掉提子，把它們放回棋罐。
lesson-from-territory-5-say = 數子時，盤上每個活子算一子，它們圍住的每個空點也算一子。
lesson-from-territory-5-ask = 黑棋的活子加空點，一共多少？
lesson-from-territory-5-hint = 空點 23，再加活子。
lesson-from-territory-5-why = 這就是總子數。用不著提子，全在盤上。
lesson-from-territory-6-say = 棋盤共 81 點，一點不剩。
lesson-from-territory-6-ask = 白棋的總子數？
lesson-from-territory-6-hint = 81 減黑棋總子數。
lesson-from-territory-7-say = 這裡也貼 6.5 目。
lesson-from-territory-7-ask = 數子的話，誰勝幾目？
lesson-from-territory-7-hint = 黑棋總子數減白棋總子數，再減 6.5。
lesson-from-territory-7-why = 結果一樣。雙方下的子一樣多；被提一子，盤上就少一子。黑棋下最後一手時，可能差一目。
lesson-from-territory-8-say = 有三件事要改過來。提子不算。單官要算：下到一個不剩。在自己地裡下一子不吃虧：少一個空點，多一個活子。

lesson-points = 什麼算一子？
lesson-points-1-say = 這是小棋盤上一盤下完的棋。用字母表示棋子時，黑棋是 X，白棋是 O。盤上每個點都歸其中一方。按 Enter 繼續。
lesson-points-2-say = 四周只有黑子的空點，是黑棋的地。
lesson-points-2-ask = 看左上角，第 7、6、5 列。黑棋在那裡有幾個空點？
lesson-points-2-hint = 最上面一列兩個，下面兩列各一個。
lesson-points-2-why = 黑子和棋盤的邊把它們圍住了。
lesson-points-3-say = 黑棋在下面還有地。
lesson-points-3-ask = 黑棋一共有幾個空點？
lesson-points-3-hint = 上面 4 個；再數第 3、2、1 列。
lesson-points-3-why = 上面 4 個，下面 7 個。分兩部分數，比一口氣數完容易核對。
lesson-points-4-say = 數子法中，每個活子也算一子。
lesson-points-4-ask = 盤上有幾個黑子？
lesson-points-4-hint = 從上到下逐列數：1、2、1、3……
lesson-points-4-why = 子佔著一個點，這個點就歸這一方。
lesson-points-5-say = 空點加活子，就是總子數。
lesson-points-5-ask = 黑棋的總子數是多少？
lesson-points-5-hint = 把剛才的兩個數加起來。
lesson-points-5-why = 不論哪種數法，要數的就是這個數。
lesson-points-6-say = 棋盤有 7 × 7 = 49 個點，每個點都歸一方。
lesson-points-6-ask = 那麼白棋的總子數一定是多少？不用數。
lesson-points-6-hint = 49 減黑棋的總子數。
lesson-points-6-why = 所以只數一方就夠了：不歸黑的，就歸白。四種數法裡有三種靠的就是這一點。
lesson-points-7-say = 這一課不貼目。
lesson-points-7-ask = 誰勝？勝幾目？輸入 B+12（黑勝）或 W+0.5（白勝）這樣的結果。
lesson-points-7-hint = 大的總子數減小的總子數。
lesson-points-7-why = 黑棋多一子，白棋就少一子，所以勝負差一變就是兩目。

## Lesson: dead-stones

lesson-dead-stones = 死子
lesson-dead-stones-1-say = 數子之前，先把死子從盤上清理掉。無法避免被提的子是死子，不必真的下到提掉。
lesson-dead-stones-2-say = E5、F5 的兩個白子陷在黑棋右邊的地裡，做不出兩眼，也沒有棋可連。
lesson-dead-stones-2-ask = 請標記死子。
lesson-dead-stones-2-hint = 移到 E5 做標記，整塊棋就都標上了。其他地方沒有死子。
lesson-dead-stones-2-why = 如果白棋不同意，就繼續下：黑棋把它們提掉，在數子法中黑棋並不吃虧。
lesson-dead-stones-3-say = E5、F5 已經清理，這兩個點成了黑棋的空點。
lesson-dead-stones-3-ask = 黑棋的空點和活子一共多少？
lesson-dead-stones-3-hint = 逐列數，子也要數。
lesson-dead-stones-3-why = 死子本身不算數，死子下面的點算一子。
lesson-dead-stones-4-say = 棋罐裡的提子也不算：數子法不計提子。
lesson-dead-stones-4-ask = 棋盤共 81 個點。白棋有多少子？
lesson-dead-stones-4-hint = 81 減黑棋的總子數。
lesson-dead-stones-4-why = 提子隨時可以放回棋罐，不必保留，也不必數。

## Lesson: full-counting

lesson-full-counting = 雙方全數：兩邊都數
lesson-full-counting-1-say = 雙方全數就是兩邊都數，再作比較。這種數法最穩當：兩個總子數可以互相核對。本局貼 7.5 目。
lesson-full-counting-2-say = 如果是實體棋盤，現在該做棋了：移動黑棋自己的子，把黑地做成十點、二十點的方塊。總子數不會變：空點和子都算一子。
lesson-full-counting-2-ask = 黑棋有幾個空點？
lesson-full-counting-2-hint = 從上到下：2 + 2 + 3 + 3 + 4 + 4……
lesson-full-counting-3-say = 再數子，十個一堆。
lesson-full-counting-3-ask = 黑棋有幾個活子？
lesson-full-counting-3-hint = 從上到下：2 + 3 + 1 + 1 + 1……
lesson-full-counting-4-say = 空點加活子。
lesson-full-counting-4-ask = 黑棋的總子數是多少？
lesson-full-counting-4-hint = 把剛才的兩個數加起來。
lesson-full-counting-5-say = 白棋也這樣數。
lesson-full-counting-5-ask = 白棋的總子數是多少？
lesson-full-counting-5-hint = 數白棋的空點和活子，再看是不是等於 81 減黑棋的總子數。
lesson-full-counting-5-why = 雙方總子數相加是 81：沒有漏數，也沒有重複。只數一方的數法就少了這道核對。
lesson-full-counting-6-say = 黑棋先行，所以要從黑棋的總子數裡減去貼目。
lesson-full-counting-6-ask = 黑棋調整後的子數是多少？
lesson-full-counting-6-hint = 黑棋的總子數減 7.5。
lesson-full-counting-7-say = 拿黑棋調整後的子數，和白棋的總子數比較。
lesson-full-counting-7-ask = 誰勝？勝幾目？
lesson-full-counting-7-hint = 大的減小的。
lesson-full-counting-7-why = 雙方全數就這麼簡單：兩個總子數，一個貼目，減一次。

## Lesson: half-counting

lesson-half-counting = 單方數子：只數一方就夠
lesson-half-counting-1-say = 換一盤棋。不歸這一方的，就歸另一方，所以只要數一方，和棋盤總點數的一半比較就行。另一方的子可以收掉。
lesson-half-counting-2-say = 棋盤總點數的一半叫歸本數。
lesson-half-counting-2-ask = 9×9 棋盤有 81 個點，一半是多少？
lesson-half-counting-2-hint = 80 的一半是 40，1 的一半是 1/2。答案可以輸入 3.5 或 3 1/2 這種形式。
lesson-half-counting-2-why = 歸本數是 40又1/2。13×13 是 84又1/2，19×19 是 180又1/2。這幾個數值得記住。
lesson-half-counting-3-say = 雙方全數時，黑棋減去全部貼目，不用乘以二。這裡最後要把差乘以二，所以只減貼目的一半。
lesson-half-counting-3-ask = 貼 7.5 目，一半是多少？
lesson-half-counting-3-hint = 7 的一半是 3.5，0.5 的一半是 0.25。
lesson-half-counting-3-why = 這就是常說的貼 3又3/4 子。四分之一子也不能捨去：細棋的勝負就在這裡。
lesson-half-counting-4-say = 數黑棋：空點和活子。
lesson-half-counting-4-ask = 黑棋的總子數是多少？
lesson-half-counting-4-hint = 空點 25，再加活子。
lesson-half-counting-5-say = 減去貼目的一半。
lesson-half-counting-5-ask = 黑棋調整後的子數是多少？
lesson-half-counting-5-hint = 黑棋的總子數減 3又3/4。
lesson-half-counting-6-say = 再和歸本數比較。如果不足歸本數，差就是負數，要輸入負號。
lesson-half-counting-6-ask = 調整後子數減歸本數是多少？
lesson-half-counting-6-hint = 調整後子數 − 40又1/2。
lesson-half-counting-6-why = 正數黑勝，負數白勝。
lesson-half-counting-7-say = 黑棋多一子，白棋就少一子，所以勝負差（目）是差（子）的兩倍。
lesson-half-counting-7-ask = 誰勝？勝幾目？
lesson-half-counting-7-hint = 差（子）乘以二。
lesson-half-counting-7-why = 結果和雙方全數一樣，卻只要數一半。

## Lesson: simplified-half-counting

lesson-simplified-half-counting = 單方數子（簡化）：多出來的一口公氣
lesson-simplified-half-counting-1-say = 上邊雙方各有一眼，中間的 E9，誰下進去誰就被提。這就是雙活：誰也不能先動手，兩塊棋都活。
lesson-simplified-half-counting-2-say = 數子時，雙方各自填滿自己的眼，再輪流填公氣，一人一口。最後多出的一口公氣空著，就是共有空點。
lesson-simplified-half-counting-2-ask = 這裡剩下幾個共有空點？
lesson-simplified-half-counting-2-hint = 填滿 C9、G9 的眼，剩下的是公氣。
lesson-simplified-half-counting-2-why = 這樣的點不歸任何一方，雙方各得一半。
lesson-simplified-half-counting-3-say = 單方數子把每個共有空點的一半加給所數的一方；簡化的數法改為從歸本數裡減去這一半，後面算起來就簡單了。
lesson-simplified-half-counting-3-ask = 9×9 的歸本數是 40又1/2。減去每個共有空點的一半，是多少？
lesson-simplified-half-counting-3-hint = 40又1/2 減共有空點個數的一半。
lesson-simplified-half-counting-4-say = 和前面一樣，數黑棋的空點和活子。
lesson-simplified-half-counting-4-ask = 黑棋的總子數是多少？
lesson-simplified-half-counting-4-hint = 逐列數：黑子，以及只由黑棋圍住的空點。
lesson-simplified-half-counting-5-say = 貼 7.5 目，所以減去一半，即 3又3/4。
lesson-simplified-half-counting-5-ask = 黑棋調整後的子數是多少？
lesson-simplified-half-counting-5-hint = 總子數減 3又3/4。
lesson-simplified-half-counting-6-say = 比較，再乘以二。
lesson-simplified-half-counting-6-ask = 誰勝？勝幾目？
lesson-simplified-half-counting-6-hint = 調整後子數與調整後歸本數之差，乘以二。
lesson-simplified-half-counting-6-why = 沒有共有空點（也沒有決勝半目）時，兩種單方數子每一行都一樣。
lesson-ties = 和棋：雙方一樣多時
lesson-ties-1-say = 貼目一般是 6.5 或 7.5 目，所以總有一方勝。有的棋社貼 7 目，讓子棋也常常不貼目，這時就可能和棋。這一盤貼 7 目。
lesson-ties-2-say = 數黑棋。
lesson-ties-2-ask = 黑棋的勝負線是多少？
lesson-ties-2-hint = 40又1/2 加上 7 的一半。
lesson-ties-2-why = 這是整數，所以總子數可能正好等於它。
lesson-ties-3-say = 黑棋 44 子，白棋 37 子。
lesson-ties-3-ask = 誰勝？勝幾目？和棋就輸入 0。
lesson-ties-3-hint = 黑棋的總子數減去勝負線。
lesson-ties-3-why = 黑棋的總子數等於勝負線，所以是和棋。不許和棋的規則會寫明誰勝，多數判白勝。
lesson-ties-4-say = 總子數正好等於勝負線，還不夠。
lesson-ties-4-ask = 黑棋最少要多少子才勝？
lesson-ties-4-hint = 比勝負線多一。
lesson-ties-4-why = 勝負線表上的大字就是這個數，和棋的子數寫在旁邊。
lesson-ties-5-say = 另一局：讓三子，不貼目，白棋得決勝半目。沒有這半目，雙方就一樣多。
lesson-ties-5-ask = 誰勝：1 黑，2 白，3 和棋？
lesson-ties-5-hint = 半目給誰？
lesson-ties-5-why = 白勝 0.5 目。決勝半目不是貼目：雙方一樣多時由它決定勝負，在其他對局裡只讓黑棋少半目。
lesson-the-sum = 總和不足：數錯了，還是有共有空點？
lesson-the-sum-1-say = 雙方全數可以自己核對：兩個總子數相加應是整個棋盤，19×19 為 361，這裡是 81。有時候對不上：不是數錯了，就是有的點不歸任何一方。
lesson-the-sum-2-say = 兩人數出黑 45 子、白 35 子。
lesson-the-sum-2-ask = 總和少了幾點？
lesson-the-sum-2-hint = 81 減 45 減 35。
lesson-the-sum-3-say = 看看棋盤：有沒有雙活，或沒收的單官？
lesson-the-sum-3-ask = 是哪種情況：1 數錯了，2 有共有空點？
lesson-the-sum-3-hint = 找雙方的公氣。
lesson-the-sum-3-why = 雙活的最後一口公氣空著。45 + 35 + 1 = 81，對上了。
lesson-the-sum-4-say = 另一天的棋，19×19，貼 7.5 目：黑 184 子，白 176 子，共 360。沒有雙活，單官也收完了。
lesson-the-sum-4-ask = 怎麼辦：1 判勝負，2 再數一次？
lesson-the-sum-4-hint = 貼 7.5 目，黑需 185 子。
lesson-the-sum-4-why = 缺的這一點決定勝負：如果是黑棋的，黑棋就有 185 子，黑勝。
lesson-the-sum-5-say = 再看一盤 19×19：總和是 351，少了十。
lesson-the-sum-5-ask = 哪種更可能：1 漏數了一堆，2 有十個共有空點？
lesson-the-sum-5-hint = 活子十個一堆。
lesson-the-sum-5-why = 差十最常見。先把堆再數一遍，再數方塊。

## Lesson: key-numbers

lesson-key-numbers = 勝負線：沒下完就知道要多少子
lesson-key-numbers-1-say = 勝負線把歸本數和貼目的一半都算在裡面，只差數子。開局前就能算好，數完一看總子數，就知道結果。
lesson-key-numbers-2-say = 黑棋的勝負線是歸本數加貼目的一半。這盤棋是 9×9，貼 5.5 目。
lesson-key-numbers-2-ask = 黑棋的勝負線是多少？
lesson-key-numbers-2-hint = 40又1/2 + 2又3/4。
lesson-key-numbers-2-why = 黑棋的勝負線比歸本數高多少，白棋的就低多少：40又1/2 − 2又3/4。
lesson-key-numbers-3-say = 總子數是整數，所以超過勝負線的第一個整數就能取勝。
lesson-key-numbers-3-ask = 黑棋要多少子才勝？
lesson-key-numbers-3-hint = 比勝負線大的第一個整數。
lesson-key-numbers-3-why = 下棋時記住這一個數就夠了：勝負線表列出了各種對局的數。
lesson-key-numbers-4-say = 死子已經清理。請數黑棋。
lesson-key-numbers-4-ask = 黑棋的總子數是多少？
lesson-key-numbers-4-hint = 逐列數空點和活子。
lesson-key-numbers-5-say = 總子數比勝負線多多少，差（子）就是多少；不足勝負線則為負數。
lesson-key-numbers-5-ask = 總子數減勝負線是多少？
lesson-key-numbers-5-hint = 總子數 − 43又1/4。
lesson-key-numbers-6-say = 照例乘以二。
lesson-key-numbers-6-ask = 誰勝？勝幾目？
lesson-key-numbers-6-hint = 差（子）乘以二。
lesson-key-numbers-6-why = 數一次，減一次，再乘以二。沒有比這更快的數法了。

## Lesson: handicaps

lesson-handicaps = 讓子：貼還 n、n − 1 或不貼還
lesson-handicaps-1-say = 這盤棋黑棋開局擺了三個讓子。數子法中，讓子本身也算子數，所以許多規則要黑棋貼還幾目給白棋。這叫讓子貼還，不是貼目。
lesson-handicaps-2-say = 依中國規則，讓幾子就貼還幾目：讓 n 子，貼還 n 目，也就是 n/2 子。
lesson-handicaps-2-ask = 讓三子，貼還幾目？
lesson-handicaps-2-hint = 目數和讓子數一樣。
lesson-handicaps-2-why = 等於 1又1/2 子。AGA 規則貼還 n − 1，就是兩目；有的規則不貼還。開局前要問清楚：三目足以改變許多對局的勝負。
lesson-handicaps-3-say = 讓子棋沒有貼目。為免和棋，可以給白棋半目，叫決勝半目。這裡決勝半目 0.5，貼還 3 目，都從黑棋的總子數裡減去。
lesson-handicaps-3-ask = 黑棋的總子數是多少？
lesson-handicaps-3-hint = 空點 27，再加活子。
lesson-handicaps-4-say = 減去決勝半目 0.5 和貼還 3 目。
lesson-handicaps-4-ask = 黑棋調整後的子數是多少？
lesson-handicaps-4-hint = 總子數減 3.5。
lesson-handicaps-5-say = 和白棋的總子數比較：81 減黑棋的總子數。
lesson-handicaps-5-ask = 誰勝？勝幾目？
lesson-handicaps-5-hint = 大的減小的。
lesson-handicaps-5-why = 如果貼還 n − 1，白棋少一目，黑棋就勝半目。`shuzi compare` 會把它們都列出來對照。
lesson-handicaps-6-say = 用勝負線，同一盤棋只需數一次：歸本數，加白棋所得的一半，40又1/2 + 1又3/4。
lesson-handicaps-6-ask = 黑棋要多少子才勝？
lesson-handicaps-6-hint = 比勝負線 42又1/4 大的第一個整數。
lesson-handicaps-6-why = 勝負線表裡，它在讓三子那一欄。讓子棋裡別的都不變。

## Lesson: whole-count

lesson-whole-count = 自己數一整盤棋
lesson-whole-count-1-say = 換一盤棋，沒有標記。這次用勝負線，數白棋。9×9 棋盤，貼 7.5 目。
lesson-whole-count-2-say = 一塊一塊地看：哪塊棋做不出兩眼，又逃不出去？
lesson-whole-count-2-ask = 先看：哪些是死子？
lesson-whole-count-2-hint = 只有一個子，在右邊的邊線上。
lesson-whole-count-3-say = 白棋得貼目，所以不到歸本數也能勝。
lesson-whole-count-3-ask = 白棋的勝負線是多少？
lesson-whole-count-3-hint = 40又1/2 − 3又3/4。
lesson-whole-count-4-say = 數空點和活子，能湊成十的就湊成十。
lesson-whole-count-4-ask = 清理死子之後，白棋的總子數是多少？
lesson-whole-count-4-hint = 從上到下逐列數白棋，死子下面的點也要算上。
lesson-whole-count-5-say = 勝負差是（總子數 − 勝負線）的兩倍。
lesson-whole-count-5-ask = 誰勝？勝幾目？
lesson-whole-count-5-hint = 正數表示所數的一方勝，也就是白勝。
lesson-whole-count-5-why = 您已經自己數完一盤棋了。19×19 也是一樣，只是數字大些：下一課就來數。

## Lesson: seki

lesson-seki = 雙活：雙方共活的棋
lesson-seki-1-say = 左上角白棋六子（A8 至 D8、C7、D7）與黑棋四子（A6 至 D6）共有兩口氣：A7 和 B7。雙方都沒有兩眼，誰下在 A7 或 B7，誰就被提。所以誰也不下，雙方都活。這就是雙活。
lesson-seki-2-say = 數子時把公氣填滿，雙方各填一半：A7、B7 一黑一白。誰也不佔便宜。
lesson-seki-2-ask = 白棋在這裡填幾子？
lesson-seki-2-hint = 兩口氣，各一半。
lesson-seki-2-why = 雙活裡的眼先由自己填滿。只有一方能填而不被提的氣，歸那一方。填子只是為了數子，誰也不提子。
lesson-seki-3-say = 公氣是雙數，就一口也不剩；是單數，最後一口空著，就是共有空點。
lesson-seki-3-ask = 這裡剩幾個共有空點？
lesson-seki-3-hint = 兩口氣都已填上。
lesson-seki-3-why = 日本規則裡，雙活中的點誰也不算，這是兩種算法會差一兩目的原因之一。
lesson-seki-4-say = 其餘和以前一樣：數活子和空點，雙活的子也算。
lesson-seki-4-ask = 黑棋的總子數是多少？
lesson-seki-4-hint = 黑子，以及只由黑棋圍住的空點。別忘了左邊的五子，其中一子是填上的。
lesson-seki-4-why = 活子不論在哪裡都算；雙活的子是活子。
lesson-seki-5-say = 貼 6.5 目，一半是 3又1/4；81 的一半是 40又1/2。
lesson-seki-5-ask = 誰勝？勝幾目？
lesson-seki-5-hint = 黑棋的總子數減 3又1/4，與 40又1/2 比較，差再乘以二。
lesson-seki-6-say = 另一處雙活，雙方都沒有眼，公氣有三口。雙方輪流填。
lesson-seki-6-ask = 三口裡剩幾口空著？
lesson-seki-6-hint = 各填一口，之後誰也不能再填。
lesson-seki-6-why = 最後一口誰也不算，是共有空點。每有一個，勝負線降半目；只數一方時，給這一方加半目。

lesson-bent-four = 盤角曲四：看似活棋，其實是死棋
lesson-bent-four-1-say = 只剩左上角要判斷。白棋七子被圍住，黑棋三子（A9、B9、A8）也被圍住。雙方都只有 A7 和 C9 兩口公氣，看起來像雙活。
lesson-bent-four-2-say = 可是白棋什麼也做不了。白 C9，黑 A7 全部提光；反過來也一樣。
lesson-bent-four-3-say = 黑棋卻可以動手：黑 A7，白 C9 提四子，黑 A8，白 A9，黑 B9 提劫。黑棋只需等到白棋沒有劫材時再動手。
lesson-bent-four-4-say = 所以白棋這七子不必再下，就是死子。日本規則直接判死；數子法中，黑棋可以留到最後再動手，並不吃虧。
lesson-bent-four-4-ask = 請標記死子。
lesson-bent-four-4-hint = 角上一塊白棋七子。其他地方沒有死子。
lesson-bent-four-4-why = 要是當成雙活，就成了白勝。
lesson-bent-four-5-say = 七子已經清理。A7 和 C9 也是黑棋的。
lesson-bent-four-5-ask = 黑棋的總子數是多少？
lesson-bent-four-5-hint = 光角上就有 12 點，其餘逐列數。
lesson-bent-four-5-why = 死子不算數，下面的點歸黑棋。
lesson-bent-four-6-say = 貼 6.5 目，一半是 3又1/4；81 的一半是 40又1/2。
lesson-bent-four-6-ask = 誰勝？勝幾目？
lesson-bent-four-6-hint = 黑棋總子數減 3又1/4，與 40又1/2 相比，差再乘以二。
lesson-choosing = 用哪種數法，數哪一方
lesson-choosing-1-say = 四種數法，同一個結果。差別在於事先要知道什麼，能核對什麼。請用數字回答：1 雙方全數，2 單方數子，3 單方數子（簡化），4 勝負線。
lesson-choosing-2-say = 決賽，勝負只差半目。雙方都想確認沒有漏數。
lesson-choosing-2-ask = 用哪種？1 雙方，2 單方，3 簡化，4 勝負線
lesson-choosing-2-hint = 只有一種要數雙方。
lesson-choosing-2-why = 雙方總子數加上共有空點（如果有），應等於全盤：361、169 或 81。別的數法沒有這項核對。
lesson-choosing-3-say = 棋社的例行對局：每盤都是 19×19，貼目也一樣，牆上掛著勝負線表。
lesson-choosing-3-ask = 哪種最快？1 雙方，2 單方，3 簡化，4 勝負線
lesson-choosing-3-hint = 表上寫的是什麼？
lesson-choosing-3-why = 數一方，查一個數，勝負就清楚了。
lesson-choosing-4-say = 雙活裡剩下一個共有空點，不歸任何一方。兩種單方數子中，一種把它的一半加到總子數上，另一種從歸本數中減去這一半。
lesson-choosing-4-ask = 哪一種不改動數出來的總子數？2 單方，3 簡化
lesson-choosing-4-hint = 改的是歸本數。
lesson-choosing-4-why = 總子數仍是整數，變的只是歸本數。
lesson-choosing-5-say = 這盤棋黑棋有一大塊地，白棋有許多小塊。
lesson-choosing-5-ask = 數哪一方快？1 黑，2 白
lesson-choosing-5-hint = 哪一方的空點能看成方塊？
lesson-choosing-5-why = 大塊地按方塊數，小塊地一點一點數。結果一樣。
lesson-rearranging = 在實體棋盤上：做棋，十子一堆
lesson-rearranging-1-say = 在實體棋盤上沒人一點一點數。先整理所數一方的點：把地做成十點、二十點的方塊，子十個一堆。這裡數黑棋，貼 7.5 目。
lesson-rearranging-2-say = 先數空點。
lesson-rearranging-2-ask = 黑棋有幾個空點？
lesson-rearranging-2-hint = 從上到下：4 + 3 + 3 + 4……
lesson-rearranging-3-say = 湊不成整十的零頭，用黑棋棋罐裡的子填掉。少一個空點，多一個子，總子數不變。
lesson-rearranging-3-ask = 要讓空點剩下整十，黑棋要放幾個子？
lesson-rearranging-3-hint = 到 20 為止。
lesson-rearranging-3-why = 只用黑子，只在黑棋範圍內，結果就不會變。
lesson-rearranging-4-say = 請看：黑子移動，直到空點成為兩塊十點，或一塊二十點。
lesson-rearranging-5-say = 現在把黑子十個一堆，剛放上的也算。
lesson-rearranging-5-ask = 現在有幾個子？
lesson-rearranging-5-hint = 先數整堆，每堆十個，再數餘下的。
lesson-rearranging-6-say = 空點加活子。
lesson-rearranging-6-ask = 黑棋的總子數是多少？
lesson-rearranging-6-hint = 20 加上子數。
lesson-rearranging-6-why = 和沒動之前一樣。`shuzi reshape` 能算出任何棋盤上最少要動幾個子。
lesson-rearranging-7-say = 其餘歸白棋：81 減黑棋總子數。貼 7.5 目。
lesson-rearranging-7-ask = 誰勝？勝幾目？
lesson-rearranging-7-hint = 黑棋總子數減 7.5，與白棋總子數相比。

## Lesson: nineteen

lesson-nineteen = 三分鐘數完一盤 19 路棋
lesson-nineteen-1-say = 這是一盤下完的 19 路棋，貼 7.5 目。牆上的表寫著：黑需 185 子。只數一方，四步就夠：清理死子、做成方塊、十子一堆、比一比。練熟了只要三分鐘。
lesson-nineteen-2-say = 找被圍住、又沒有地方做兩眼的棋。
lesson-nineteen-2-ask = 請標記死子。
lesson-nineteen-2-hint = 左下一個黑子，右邊黑棋裡面四個白子。
lesson-nineteen-2-why = 雙方同意後，死子放回棋罐。
lesson-nineteen-3-say = 數黑棋。看黑子怎樣移動：只在黑棋自己的範圍裡，直到空點成為整十的方塊。白子現在只當圍牆。
lesson-nineteen-4-say = 方塊做好了。
lesson-nineteen-4-ask = 方塊裡一共有幾個空點？
lesson-nineteen-4-hint = 每塊長乘寬，再相加：末位是 0。
lesson-nineteen-5-say = 白子可以收掉了。把黑子十個一堆。
lesson-nineteen-5-ask = 黑棋有幾個子？
lesson-nineteen-5-hint = 先數整堆，每堆十個，再數餘下的。
lesson-nineteen-5-why = 實戰中數堆；這裡程式替您堆好了。
lesson-nineteen-6-say = 空點加活子。
lesson-nineteen-6-ask = 黑棋的總子數？
lesson-nineteen-6-hint = 把兩個數加起來。
lesson-nineteen-7-say = 勝負線是 180又1/2 + 3又3/4 = 184又1/4。
lesson-nineteen-7-ask = 誰勝？勝幾目？
lesson-nineteen-7-hint = 總子數減 184又1/4，再乘二。
lesson-nineteen-7-why = 您已經會數實戰的棋了。明天起每天五分鐘就能變快：幾道題，加一盤計時。

lesson-step = 步驟
lesson-over = 本課完成。Enter：下一課。
lessons-over = 這是最後一課。Enter：選單。
