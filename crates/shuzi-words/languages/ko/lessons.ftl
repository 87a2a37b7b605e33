## Lesson: points

## Lesson: from-territory

lesson-from-territory = 한국식에서 중국식으로: 잊어도 되는 것
lesson-from-territory-1-say = 한국식은 집과 사석을 셉니다. 중국식은 판 위의 돌과 한쪽 돌로만 둘러싸인 빈자리를 모두 셉니다. 끝난 바둑 한 판을 두 가지 방법으로 세어 봅시다. 덤은 6.5집입니다. 두는 동안 흑은 한 점, 백은 넉 점을 잡혔습니다.
lesson-from-territory-2-say = 먼저 아는 방법대로 빈자리부터 셉니다.
lesson-from-territory-2-ask = 흑의 빈자리는 몇 개인가요?
lesson-from-territory-2-hint = 위에서부터 5 + 5 + 4 + 4 + …
lesson-from-territory-3-say = 백의 집은 하나로 이어져 있습니다.
lesson-from-territory-3-ask = 백의 빈자리는 몇 개인가요?
lesson-from-territory-3-hint = 위에서부터 1 + 3 + 3 + 4 + …
lesson-from-territory-4-say = 사석은 잡힌 쪽의 집을 메웁니다. 흑에서 1, 백에서 4를 빼고 덤을 더합니다.
lesson-from-territory-4-ask = 집으로 세면 누가 몇 집 이겼나요? B+12, W+0.5처럼 입력하세요.
lesson-from-territory-4-hint = 흑 23 − 1, 백 25 − 4 + 6.5.
lesson-from-territory-4-why = 여기까지는 그대로입니다. 이제 사석은 잊고 바둑통에 넣으세요.
lesson-from-territory-5-say = 중국식에서는 판 위의 돌도 한 집, 돌이 둘러싼 빈자리도 한 집입니다.
lesson-from-territory-5-ask = 흑의 돌과 빈자리를 더하면 얼마인가요?
lesson-from-territory-5-hint = 빈자리 23개와 돌.
lesson-from-territory-5-why = 이것이 합계입니다. 사석은 필요 없습니다. 모두 판 위에 있습니다.
lesson-from-territory-6-say = 판은 81자리이고 남는 자리는 없습니다.
lesson-from-territory-6-ask = 백의 합계는?
lesson-from-territory-6-hint = 81에서 흑의 합계를 뺍니다.
lesson-from-territory-7-say = 덤은 여기서도 6.5집입니다.
lesson-from-territory-7-ask = 중국식으로는 누가 몇 집 이겼나요?
lesson-from-territory-7-hint = 흑의 합계에서 백의 합계를 빼고, 6.5를 뺍니다.
lesson-from-territory-7-why = 같은 결과입니다. 둘이 같은 수의 돌을 두었으므로, 잡힌 돌만큼 판 위의 돌이 적습니다. 흑이 마지막 수를 두었으면 한 집 다를 수 있습니다.
lesson-from-territory-8-say = 잊어도 되는 것은 셋입니다. 사석은 세지 않습니다. 공배는 한 집이 되니 없어질 때까지 둡니다. 자기 집에 두어도 손해가 없습니다. 빈자리 하나가 돌 하나로 바뀔 뿐입니다.

lesson-points = 한 집이란 무엇인가
lesson-points-1-say = 끝까지 둔 작은 바둑입니다. 돌이 글자로 보이면 X가 흑, O가 백입니다. 판 위의 모든 자리는 둘 중 한쪽의 것입니다. Enter로 계속하세요.
lesson-points-2-say = 흑돌로만 둘러싸인 빈자리가 흑집입니다.
lesson-points-2-ask = 왼쪽 위 귀의 7, 6, 5줄을 보세요. 흑의 빈자리가 몇 개 있나요?
lesson-points-2-hint = 맨 윗줄에 둘, 다음 줄에 하나, 그다음 줄에 하나.
lesson-points-2-why = 흑돌과 바둑판의 변이 둘러싸고 있습니다.
lesson-points-3-say = 아래쪽에도 흑집이 더 있습니다.
lesson-points-3-ask = 흑의 빈자리는 모두 몇 개인가요?
lesson-points-3-hint = 위에 4개. 이제 3, 2, 1줄을 세세요.
lesson-points-3-why = 위에 4, 아래에 7입니다. 한 번에 길게 세는 것보다 둘로 나누어 세면 확인하기 쉽습니다.
lesson-points-4-say = 중국식 계가에서는 산 돌도 하나에 한 집입니다.
lesson-points-4-ask = 판 위에 흑돌이 몇 개 있나요?
lesson-points-4-hint = 위에서부터 한 줄씩: 1, 2, 1, 3, …
lesson-points-4-why = 돌이 놓인 자리는 그 돌을 둔 쪽의 것입니다.
lesson-points-5-say = 빈자리와 돌을 더한 것이 합계입니다.
lesson-points-5-ask = 흑의 합계는 얼마인가요?
lesson-points-5-hint = 앞의 두 수를 더합니다.
lesson-points-5-why = 중국식 계가는 모두 이 수를 바탕으로 합니다.
lesson-points-6-say = 이 바둑판에는 7 × 7 = 49개의 자리가 있고, 모두 한쪽의 것입니다.
lesson-points-6-ask = 그러면 백의 합계는 얼마일까요? 세지 않아도 됩니다.
lesson-points-6-hint = 49에서 흑의 합계를 뺍니다.
lesson-points-6-why = 그래서 한쪽만 세어도 됩니다. 흑의 것이 아니면 백의 것이니까요. 네 방법 중 셋이 이 원리를 씁니다.
lesson-points-7-say = 이 레슨에는 덤이 없습니다.
lesson-points-7-ask = 누가 몇 집 이겼나요? B+12나 W+0.5처럼 입력하세요.
lesson-points-7-hint = 큰 합계에서 작은 합계를 뺍니다.
lesson-points-7-why = 흑이 한 집 늘면 백은 한 집 줄어들므로, 집 차이는 두 집 달라집니다.

## Lesson: dead-stones

lesson-dead-stones = 죽은 돌
lesson-dead-stones-1-say = 세기 전에 죽은 돌부터 판에서 들어냅니다. 죽은 돌은 어떻게 두어도 잡히는 돌입니다. 실제로 두어서 따낼 필요는 없습니다.
lesson-dead-stones-2-say = E5와 F5의 백 두 점은 오른쪽 흑집 안에 있습니다. 두 눈을 낼 자리도, 이어질 백돌도 없습니다.
lesson-dead-stones-2-ask = 죽은 돌을 표시하세요.
lesson-dead-stones-2-hint = 커서를 E5로 옮겨 표시하면 이어진 돌이 모두 표시됩니다. 다른 돌은 죽지 않았습니다.
lesson-dead-stones-2-why = 백이 동의하지 않으면 계속 둡니다. 흑은 두어서 따내면 되고, 중국식 계가에서는 그래도 흑이 손해를 보지 않습니다.
lesson-dead-stones-3-say = E5와 F5의 돌을 들어냈습니다. 이제 그 자리는 빈자리이고 흑의 것입니다.
lesson-dead-stones-3-ask = 빈자리와 돌을 더하면 흑의 합계는 얼마인가요?
lesson-dead-stones-3-hint = 돌도 넣어 한 줄씩 세세요.
lesson-dead-stones-3-why = 여기서 죽은 돌 자체는 집이 아니고, 그 밑의 자리가 한 집입니다.
lesson-dead-stones-4-say = 바둑통의 따낸 돌도 세지 않습니다. 중국식 계가에는 필요 없습니다.
lesson-dead-stones-4-ask = 자리는 모두 81개입니다. 백의 합계는 얼마인가요?
lesson-dead-stones-4-hint = 81에서 흑의 합계를 뺍니다.
lesson-dead-stones-4-why = 따낸 돌은 언제 바둑통에 돌려놓아도 됩니다. 모아 둘 필요도, 셀 필요도 없습니다.

## Lesson: full-counting

lesson-full-counting = 양쪽 세기
lesson-full-counting-1-say = 흑과 백을 모두 세어 비교합니다. 두 합계로 서로 검산할 수 있어 가장 안전합니다. 덤은 7.5집입니다.
lesson-full-counting-2-say = 실제 바둑판이라면 이제 흑돌을 흑의 영역 안에서 옮겨, 흑집을 열 집, 스무 집짜리 직사각형으로 만듭니다. 그래도 합계는 그대로입니다. 돌이 있든 없든 한 자리는 한 집이니까요.
lesson-full-counting-2-ask = 흑의 빈자리는 몇 개인가요?
lesson-full-counting-2-hint = 위에서부터: 2 + 2 + 3 + 3 + 4 + 4 + …
lesson-full-counting-3-say = 이제 돌을 열 개씩 모아 셉니다.
lesson-full-counting-3-ask = 흑돌은 몇 개인가요?
lesson-full-counting-3-hint = 위에서부터: 2 + 3 + 1 + 1 + 1 + …
lesson-full-counting-4-say = 빈자리와 돌을 더합니다.
lesson-full-counting-4-ask = 흑의 합계는 얼마인가요?
lesson-full-counting-4-hint = 앞의 두 수를 더합니다.
lesson-full-counting-5-say = 백도 똑같이 셉니다.
lesson-full-counting-5-ask = 백의 합계는 얼마인가요?
lesson-full-counting-5-hint = 백의 빈자리와 돌을 센 다음, 81에서 흑의 합계를 뺀 수와 같은지 확인하세요.
lesson-full-counting-5-why = 두 합계를 더하면 81입니다. 빠뜨린 자리도, 두 번 센 자리도 없습니다. 더 짧은 방법에는 이런 검산이 없습니다.
lesson-full-counting-6-say = 흑이 먼저 두었으므로 흑의 합계에서 덤을 뺍니다.
lesson-full-counting-6-ask = 흑의 조정된 합계는 얼마인가요?
lesson-full-counting-6-hint = 흑의 합계에서 7.5를 뺍니다.
lesson-full-counting-7-say = 흑의 조정된 합계를 백의 합계와 비교합니다.
lesson-full-counting-7-ask = 누가 몇 집 이겼나요?
lesson-full-counting-7-hint = 큰 수에서 작은 수를 뺍니다.
lesson-full-counting-7-why = 양쪽 세기는 이것이 전부입니다. 합계 둘을 내고, 덤을 빼고, 서로 빼면 됩니다.

## Lesson: half-counting

lesson-half-counting = 한쪽 세기: 한쪽이면 충분
lesson-half-counting-1-say = 다른 판입니다. 한쪽의 것이 아니면 다른 쪽의 것이므로, 한쪽만 세어 판의 절반과 비교하면 됩니다. 상대 돌은 치워도 됩니다.
lesson-half-counting-2-say = 교차점 수의 절반을 여기서는 ‘판의 절반’이라고 합니다.
lesson-half-counting-2-ask = 9×9 바둑판에는 자리가 81개 있습니다. 그 절반은 얼마인가요?
lesson-half-counting-2-hint = 80의 절반은 40, 1의 절반은 0.5입니다.
lesson-half-counting-2-why = 13×13은 84.5, 19×19는 180.5입니다. 외워 두면 좋습니다.
lesson-half-counting-3-say = 양쪽 세기에서는 흑에서 덤을 모두 뺐습니다. 여기서는 마지막에 차이를 두 배로 하므로 덤도 절반만 뺍니다.
lesson-half-counting-3-ask = 덤이 7.5집이면 그 절반은 얼마인가요?
lesson-half-counting-3-hint = 7의 절반은 3.5, 0.5의 절반은 0.25입니다.
lesson-half-counting-3-why = 덤의 절반에는 0.25나 0.75가 남습니다. 반올림하지 마세요. 미세한 바둑은 여기서 승부가 갈립니다.
lesson-half-counting-4-say = 흑의 빈자리와 돌을 셉니다.
lesson-half-counting-4-ask = 흑의 합계는 얼마인가요?
lesson-half-counting-4-hint = 빈자리 25개와 돌.
lesson-half-counting-5-say = 덤의 절반을 뺍니다.
lesson-half-counting-5-ask = 흑의 조정된 합계는 얼마인가요?
lesson-half-counting-5-hint = 흑의 합계에서 3.75를 뺍니다.
lesson-half-counting-6-say = 이제 판의 절반과 비교합니다. 더 작으면 차이는 음수입니다. 빼기 기호를 붙여 입력하세요.
lesson-half-counting-6-ask = 조정된 합계에서 판의 절반을 빼면 얼마인가요?
lesson-half-counting-6-hint = 조정된 합계 − 40.5.
lesson-half-counting-6-why = 양수면 흑이, 음수면 백이 이겼습니다.
lesson-half-counting-7-say = 흑이 한 집 늘면 백은 한 집 줄어들므로, 집 차이는 이 차이의 두 배입니다.
lesson-half-counting-7-ask = 누가 몇 집 이겼나요?
lesson-half-counting-7-hint = 차이를 두 배로 합니다.
lesson-half-counting-7-why = 양쪽 세기와 같은 결과를 절반만 세고 얻었습니다.

## Lesson: simplified-half-counting

lesson-simplified-half-counting = 간편 한쪽 세기: 남은 한 자리의 처리
lesson-simplified-half-counting-1-say = 위쪽에서는 흑도 백도 눈이 하나뿐이고 그 사이에 E9가 있습니다. 먼저 두는 쪽이 잡힙니다. 이것이 빅입니다. 어느 쪽도 두지 않고, 양쪽 다 삽니다.
lesson-simplified-half-counting-2-say = 계가할 때는 각자 자기 눈을 메우고, 안쪽 공배를 번갈아 메웁니다. 하나가 남으면 비워 둡니다. 이것이 공유점입니다.
lesson-simplified-half-counting-2-ask = 여기에는 공유점이 몇 개 남나요?
lesson-simplified-half-counting-2-hint = C9와 G9의 눈을 메우면 안쪽 공배가 남습니다.
lesson-simplified-half-counting-2-why = 공유점은 어느 쪽 것도 아니므로 반씩 나눕니다.
lesson-simplified-half-counting-3-say = 한쪽 세기에서는 공유점의 절반을 세는 쪽에 더합니다. 간편 한쪽 세기에서는 그 대신 판의 절반에서 뺍니다. 그러면 나머지 계산이 간단해집니다.
lesson-simplified-half-counting-3-ask = 9×9에서 판의 절반은 40.5입니다. 공유점의 절반을 빼면 얼마인가요?
lesson-simplified-half-counting-3-hint = 40.5에서 공유점 수의 절반을 뺍니다.
lesson-simplified-half-counting-4-say = 앞에서처럼 흑의 빈자리와 돌을 셉니다.
lesson-simplified-half-counting-4-ask = 흑의 합계는 얼마인가요?
lesson-simplified-half-counting-4-hint = 한 줄씩, 흑돌과 흑돌로만 둘러싸인 빈자리를 세세요.
lesson-simplified-half-counting-5-say = 덤은 7.5집이므로 그 절반인 3.75를 뺍니다.
lesson-simplified-half-counting-5-ask = 흑의 조정된 합계는 얼마인가요?
lesson-simplified-half-counting-5-hint = 합계에서 3.75를 뺍니다.
lesson-simplified-half-counting-6-say = 비교해서 두 배로 합니다.
lesson-simplified-half-counting-6-ask = 누가 몇 집 이겼나요?
lesson-simplified-half-counting-6-hint = 조정된 합계와 조정된 판의 절반의 차이를 두 배로 합니다.
lesson-simplified-half-counting-6-why = 공유점도 무승부 방지 반집도 없으면, 한쪽 세기와 간편 한쪽 세기는 계산이 똑같습니다.
lesson-ties = 무승부: 양쪽이 똑같을 때
lesson-ties-1-say = 덤은 보통 6.5집이나 7.5집이어서 반드시 승부가 납니다. 덤이 7집인 동호회도 있고, 접바둑에는 덤이 없는 일이 많아 비길 수 있습니다. 여기서 덤은 7집입니다.
lesson-ties-2-say = 흑을 셉니다.
lesson-ties-2-ask = 흑의 승부선은 얼마인가요?
lesson-ties-2-hint = 40.5에 7의 절반을 더합니다.
lesson-ties-2-why = 승부선이 정수이므로 합계가 승부선과 같을 수 있습니다.
lesson-ties-3-say = 흑의 합계는 44, 백의 합계는 37입니다.
lesson-ties-3-ask = 누가 몇 집 이겼나요? 무승부면 0을 입력하세요.
lesson-ties-3-hint = 흑의 합계에서 승부선을 뺍니다.
lesson-ties-3-why = 흑의 합계가 승부선과 같으므로 무승부입니다. 무승부가 없는 규칙은 이때 이기는 쪽을 정해 두는데, 대개 백입니다.
lesson-ties-4-say = 합계가 승부선과 같기만 해서는 이기지 못합니다.
lesson-ties-4-ask = 흑이 이기려면 합계가 적어도 얼마여야 하나요?
lesson-ties-4-hint = 승부선보다 하나 많은 수입니다.
lesson-ties-4-why = 승부선표에서는 이 수가 큰 숫자입니다. 비기는 합계는 그 옆에 있습니다.
lesson-ties-5-say = 다른 판입니다. 석 점 접바둑에 덤은 없고, 백이 무승부 방지 반집을 받습니다. 그 반집이 없으면 비기는 판입니다.
lesson-ties-5-ask = 누가 이기나요? 1 흑, 2 백, 3 무승부
lesson-ties-5-hint = 반집을 받는 쪽은 누구인가요?
lesson-ties-5-why = 백 0.5집 승입니다. 무승부 방지 반집은 덤이 아닙니다. 비길 판에서는 승부를 가르고, 다른 판에서는 흑에게서 반집을 뺍니다.
lesson-the-sum = 합계가 모자랄 때: 잘못 셌을까, 공유점일까
lesson-the-sum-1-say = 양쪽 세기는 검산이 됩니다. 두 합계를 더하면 판 전체가 되니까요. 19×19는 361, 여기서는 81입니다. 맞지 않으면 누군가 잘못 셌거나, 어느 쪽 것도 아닌 자리가 있습니다.
lesson-the-sum-2-say = 둘이 세어 흑 45, 백 35가 나왔습니다.
lesson-the-sum-2-ask = 두 수를 더하면 81에서 얼마나 모자라나요?
lesson-the-sum-2-hint = 81에서 45와 35를 뺍니다.
lesson-the-sum-3-say = 판을 보세요. 빅이나 메우지 않은 공배가 있나요?
lesson-the-sum-3-ask = 어느 쪽인가요? 1 잘못 셌다, 2 어느 쪽 것도 아닌 자리가 있다
lesson-the-sum-3-hint = 양쪽이 함께 쓰는 공배를 찾으세요.
lesson-the-sum-3-why = 빅의 마지막 공배는 비어 있습니다. 45 + 35 + 1 = 81로 맞습니다.
lesson-the-sum-4-say = 다른 날 둔 19×19 대국, 덤 7.5집입니다. 흑 184, 백 176, 모두 360입니다. 빅은 없고 공배도 다 메웠습니다.
lesson-the-sum-4-ask = 이제 어떻게 할까요? 1 승자를 정한다, 2 다시 센다
lesson-the-sum-4-hint = 덤이 7.5집이면 흑은 185가 필요합니다.
lesson-the-sum-4-why = 모자라는 하나가 승부를 가릅니다. 그것이 흑의 것이면 흑은 185로 이깁니다.
lesson-the-sum-5-say = 또 다른 19×19 대국입니다. 합이 351로 10이 모자랍니다.
lesson-the-sum-5-ask = 어느 쪽일 가능성이 큰가요? 1 열 개 묶음 하나를 빠뜨렸다, 2 공유점이 열 개다
lesson-the-sum-5-hint = 돌은 열 개씩 모읍니다.
lesson-the-sum-5-why = 열을 빠뜨리는 것이 가장 흔한 실수입니다. 열 개 묶음부터 다시 세고, 그다음 직사각형을 다시 세세요.

## Lesson: key-numbers

lesson-key-numbers = 승부선: 끝나기 전에 아는 목표
lesson-key-numbers-1-say = 승부선에는 판의 절반과 덤의 절반이 이미 들어 있습니다. 빠진 것은 실제로 센 수뿐입니다. 두기 전에 구해 두면 합계만 보고 바로 결과를 압니다.
lesson-key-numbers-2-say = 흑은 판의 절반에 덤의 절반을 더한 수를 넘어야 합니다. 여기서는 9×9, 덤 5.5집입니다.
lesson-key-numbers-2-ask = 흑의 승부선은 얼마인가요?
lesson-key-numbers-2-hint = 40.5 + 2.75.
lesson-key-numbers-2-why = 백의 승부선은 판의 절반보다 그만큼 작습니다: 40.5 − 2.75.
lesson-key-numbers-3-say = 합계는 정수이므로, 승부선 바로 위의 정수 이상이면 이깁니다.
lesson-key-numbers-3-ask = 흑이 이기려면 합계가 적어도 얼마여야 하나요?
lesson-key-numbers-3-hint = 승부선 바로 위의 정수입니다.
lesson-key-numbers-3-why = 바둑판 앞에서는 이 수 하나면 됩니다. 승부선표에는 모든 대국의 수가 나와 있습니다.
lesson-key-numbers-4-say = 죽은 돌은 들어냈습니다. 흑을 세세요.
lesson-key-numbers-4-ask = 흑의 합계는 얼마인가요?
lesson-key-numbers-4-hint = 한 줄씩, 빈자리와 돌을 세세요.
lesson-key-numbers-5-say = 합계가 승부선을 얼마나 넘는지가 차이입니다. 모자라면 음수입니다.
lesson-key-numbers-5-ask = 합계에서 승부선을 빼면 얼마인가요?
lesson-key-numbers-5-hint = 합계 − 43.25.
lesson-key-numbers-6-say = 늘 하듯이 두 배로 합니다.
lesson-key-numbers-6-ask = 누가 몇 집 이겼나요?
lesson-key-numbers-6-hint = 차이를 두 배로 합니다.
lesson-key-numbers-6-why = 한 번 세고, 한 번 빼고, 두 배로 하면 끝입니다. 가장 빠른 계가입니다.

## Lesson: handicaps

lesson-handicaps = 접바둑: n, n − 1, 없음
lesson-handicaps-1-say = 흑이 치석 석 점을 놓고 둔 바둑입니다. 중국식 계가에서는 치석도 하나에 한 집이므로, 많은 규칙이 그만큼 백에 집을 줍니다. 이것이 보상이고, 덤과는 다릅니다.
lesson-handicaps-2-say = 중국 규칙은 치석 수만큼 백에 집을 줍니다. 이것이 n입니다.
lesson-handicaps-2-ask = 치석이 석 점이면 몇 집인가요?
lesson-handicaps-2-hint = 치석 수와 같습니다.
lesson-handicaps-2-why = AGA 규칙은 n − 1, 그러니까 두 집을 줍니다. 주지 않는 규칙도 있습니다. 세 집이면 승부가 바뀌는 일이 많으니 두기 전에 정하세요.
lesson-handicaps-3-say = 접바둑에는 덤이 없습니다. 무승부가 되지 않도록 백에 반집을 더하기도 하는데, 이것이 무승부 방지 반집입니다. 여기서는 무승부 방지 반집 0.5, 보상 3집입니다. 둘 다 흑의 합계에서 뺍니다.
lesson-handicaps-3-ask = 흑의 합계는 얼마인가요?
lesson-handicaps-3-hint = 빈자리 27개와 돌.
lesson-handicaps-4-say = 반집 0.5와 보상 3을 뺍니다.
lesson-handicaps-4-ask = 흑의 조정된 합계는 얼마인가요?
lesson-handicaps-4-hint = 합계에서 3.5를 뺍니다.
lesson-handicaps-5-say = 백의 합계와 비교합니다. 81에서 흑의 합계를 뺀 수입니다.
lesson-handicaps-5-ask = 누가 몇 집 이겼나요?
lesson-handicaps-5-hint = 큰 수에서 작은 수를 뺍니다.
lesson-handicaps-5-why = n − 1이면 백이 한 집 적어 흑이 반집 이깁니다. `shuzi compare`는 모두 나란히 보여 줍니다.
lesson-handicaps-6-say = 승부선을 쓰면 같은 대국도 한 번만 세면 됩니다. 판의 절반에 백이 받는 것의 절반을 더합니다: 40.5 + 1.75.
lesson-handicaps-6-ask = 흑이 이기려면 합계가 적어도 얼마여야 했나요?
lesson-handicaps-6-hint = 승부선 42.25 바로 위의 정수입니다.
lesson-handicaps-6-why = 승부선표에서는 세 점 칸에 있습니다. 접바둑에서 달라지는 것은 이것뿐입니다.

## Lesson: whole-count

lesson-whole-count = 한 판을 혼자 계가하기
lesson-whole-count-1-say = 다른 판입니다. 표시는 없습니다. 이번에는 승부선으로 백을 셉니다. 9×9, 덤 7.5집입니다.
lesson-whole-count-2-say = 이어진 돌을 하나씩 살펴보세요. 두 눈을 낼 수 없고 달아날 수도 없는 돌은 어느 것일까요?
lesson-whole-count-2-ask = 먼저, 어느 돌이 죽었나요?
lesson-whole-count-2-hint = 오른쪽 변에 하나 있습니다.
lesson-whole-count-3-say = 백은 덤을 받으므로 판의 절반보다 적어도 이깁니다.
lesson-whole-count-3-ask = 백의 승부선은 얼마인가요?
lesson-whole-count-3-hint = 40.5 − 3.75.
lesson-whole-count-4-say = 빈자리와 돌을, 되도록 열씩 묶어 세세요.
lesson-whole-count-4-ask = 죽은 돌을 들어내면 백의 합계는 얼마인가요?
lesson-whole-count-4-hint = 백을 위에서부터 한 줄씩 세세요. 죽은 돌 밑의 자리도 셉니다.
lesson-whole-count-5-say = 집 차이는 (합계 − 승부선)의 두 배입니다.
lesson-whole-count-5-ask = 누가 몇 집 이겼나요?
lesson-whole-count-5-hint = 양수면, 센 쪽인 백이 이긴 것입니다.
lesson-whole-count-5-why = 한 판을 혼자 계가했습니다. 19×19도 수가 클 뿐 똑같습니다. 다음 레슨에서 해 봅시다.

## Lesson: seki

lesson-seki = 빅: 함께 사는 돌
lesson-seki-1-say = 왼쪽 위의 백 여섯 점(A8~D8, C7, D7)과 흑 넉 점(A6~D6)은 A7과 B7, 두 공배를 함께 가지고 있습니다. 어느 쪽도 두 눈이 없고, A7이나 B7에 두는 쪽이 잡힙니다. 그래서 어느 쪽도 두지 않고 양쪽 다 삽니다. 이것이 빅입니다.
lesson-seki-2-say = 계가할 때는 안쪽 공배를 반씩 메웁니다. A7과 B7에 흑백이 한 점씩 놓습니다. 어느 쪽에도 이득이 없습니다.
lesson-seki-2-ask = 백은 거기에 몇 점을 놓나요?
lesson-seki-2-hint = 공배가 둘, 반씩입니다.
lesson-seki-2-why = 빅 안의 눈은 먼저 그 주인이 메웁니다. 한쪽만 잡히지 않고 메울 수 있는 공배는 그쪽의 것입니다. 세기 위해 메울 뿐이고, 어느 쪽도 돌을 따내지 않습니다.
lesson-seki-3-say = 안쪽 공배가 짝수면 남는 것이 없습니다. 홀수면 마지막 하나가 비어 공유점이 됩니다.
lesson-seki-3-ask = 여기에는 공유점이 몇 개 남나요?
lesson-seki-3-hint = 두 공배가 모두 메워졌습니다.
lesson-seki-3-why = 한국식 계가에서는 빅 안의 집을 어느 쪽도 세지 않습니다. 두 계가법의 결과가 한두 집 다를 수 있는 까닭 가운데 하나입니다.
lesson-seki-4-say = 나머지는 늘 하던 대로입니다. 돌과 빈자리를 세고, 빅의 돌도 셉니다.
lesson-seki-4-ask = 흑의 합계는 얼마인가요?
lesson-seki-4-hint = 흑돌과 흑돌로만 둘러싸인 빈자리입니다. 왼쪽의 다섯 점을 잊지 마세요. 그중 하나는 메운 돌입니다.
lesson-seki-4-why = 산 돌은 어디에 있든 셉니다. 빅의 돌은 산 돌입니다.
lesson-seki-5-say = 덤은 6.5집이고 그 절반은 3.25입니다. 81의 절반은 40.5입니다.
lesson-seki-5-ask = 누가 몇 집 이겼나요?
lesson-seki-5-hint = 흑의 합계에서 3.25를 빼고 40.5와 비교한 뒤, 차이를 두 배로 하세요.
lesson-seki-6-say = 다른 빅에서는 두 쪽 다 눈이 없고 안쪽 공배가 셋입니다. 번갈아 메웁니다.
lesson-seki-6-ask = 셋 가운데 몇 개가 비어 있나요?
lesson-seki-6-hint = 하나씩 메우면 더는 메울 수 없습니다.
lesson-seki-6-why = 마지막 하나는 어느 쪽 것도 아닌 공유점입니다. 승부선이 0.5 내려가고, 한쪽만 셀 때는 그쪽에 0.5를 더합니다.

lesson-bent-four = 귀곡사: 산 것처럼 보이지만 죽은 모양
lesson-bent-four-1-say = 왼쪽 위 귀만 남았습니다. 백 일곱 점과 흑 석 점(A9, B9, A8)이 모두 갇혀 있습니다. 둘 다 빈자리 A7과 C9에 닿아 있어 빅처럼 보입니다.
lesson-bent-four-2-say = 그러나 백은 손을 댈 수 없습니다. 백이 C9에 두면 흑이 A7로 모두 따냅니다. 반대로 두어도 같습니다.
lesson-bent-four-3-say = 흑은 둘 수 있습니다. 흑 A7, 백 C9로 넉 점을 따내고, 흑 A8, 백 A9, 흑이 B9로 패를 따냅니다. 흑은 백의 팻감이 없어질 때까지 기다렸다가 두면 됩니다.
lesson-bent-four-4-say = 그래서 백돌은 이대로 죽은 돌입니다. 한국 규칙과 일본 규칙에서는 두지 않고도 죽은 돌로 봅니다. 중국식 계가라면 흑이 마지막에 두어서 따내도 손해가 없습니다.
lesson-bent-four-4-ask = 죽은 돌을 표시하세요.
lesson-bent-four-4-hint = 귀의 백 일곱 점, 이어진 돌입니다. 다른 돌은 죽지 않았습니다.
lesson-bent-four-4-why = 빅으로 보고 셌다면 백이 이겼을 것입니다.
lesson-bent-four-5-say = 일곱 점을 들어냈습니다. A7과 C9도 흑의 것입니다.
lesson-bent-four-5-ask = 흑의 합계는 얼마인가요?
lesson-bent-four-5-hint = 귀만 12집입니다. 나머지는 한 줄씩 세세요.
lesson-bent-four-5-why = 죽은 돌은 세지 않고, 그 밑의 자리는 흑의 것입니다.
lesson-bent-four-6-say = 덤은 6.5집이고 그 절반은 3.25입니다. 81의 절반은 40.5입니다.
lesson-bent-four-6-ask = 누가 몇 집 이겼나요?
lesson-bent-four-6-hint = 흑의 합계에서 3.25를 빼고 40.5와 비교한 뒤, 차이를 두 배로 합니다.
lesson-choosing = 어떤 방법으로, 어느 쪽을 셀까
lesson-choosing-1-say = 방법은 넷, 결과는 하나입니다. 미리 알아야 할 것과 검산할 수 있는 것이 다릅니다. 번호로 답하세요. 1 양쪽 세기, 2 한쪽 세기, 3 간편 한쪽 세기, 4 승부선.
lesson-choosing-2-say = 결승전, 반집 승부입니다. 빠뜨린 자리가 없는지 두 사람 모두 확인하고 싶어 합니다.
lesson-choosing-2-ask = 어떤 방법인가요? 1 양쪽, 2 한쪽, 3 간편, 4 승부선
lesson-choosing-2-hint = 양쪽을 다 세는 것은 하나뿐입니다.
lesson-choosing-2-why = 두 합계에 공유점(있다면)까지 더하면 판 전체(361, 169, 81)가 되어야 합니다. 이 검산은 다른 방법에는 없습니다.
lesson-choosing-3-say = 동호회 모임 날입니다. 늘 19×19에 덤도 늘 같고, 벽에는 승부선표가 걸려 있습니다.
lesson-choosing-3-ask = 어느 방법이 가장 빠른가요? 1 양쪽, 2 한쪽, 3 간편, 4 승부선
lesson-choosing-3-hint = 표에 무엇이 적혀 있나요?
lesson-choosing-3-why = 한쪽을 세고 숫자 하나만 보면 승부를 알 수 있습니다.
lesson-choosing-4-say = 빅에서 어느 쪽 것도 아닌 자리가 하나 남았습니다. 한쪽 세기 두 가지 가운데 하나는 그 절반을 합계에 더하고, 다른 하나는 판의 절반에서 뺍니다.
lesson-choosing-4-ask = 합계를 센 그대로 두는 것은? 2 한쪽, 3 간편
lesson-choosing-4-hint = 판의 절반을 바꾸는 쪽입니다.
lesson-choosing-4-why = 합계는 정수 그대로이고, 판의 절반만 바뀝니다.
lesson-choosing-5-say = 이 판에서 흑은 큰 집이 하나, 백은 작은 집이 여럿입니다.
lesson-choosing-5-ask = 어느 쪽이 세기 빠른가요? 1 흑, 2 백
lesson-choosing-5-hint = 어느 쪽의 빈자리가 직사각형으로 보이나요?
lesson-choosing-5-why = 큰 집은 직사각형으로, 작은 집은 하나씩 셉니다. 결과는 같습니다.
lesson-rearranging = 실제 바둑판에서: 직사각형과 열 개 묶음
lesson-rearranging-1-say = 실제 바둑판에서는 하나씩 세지 않습니다. 먼저 한쪽을 정리합니다. 집은 열 집짜리 직사각형으로 만들고, 돌은 열 개씩 모읍니다. 여기서는 흑을 정리합니다. 덤은 7.5집입니다.
lesson-rearranging-2-say = 먼저 빈자리입니다.
lesson-rearranging-2-ask = 흑의 빈자리는 몇 개인가요?
lesson-rearranging-2-hint = 위에서부터: 4 + 3 + 3 + 4 + …
lesson-rearranging-3-say = 열 개 단위로 묶고 남는 빈자리는 흑의 바둑통에서 꺼낸 돌로 메웁니다. 돌 하나를 놓을 때마다 빈자리가 하나 줄고 돌이 하나 늘어 합계는 그대로입니다.
lesson-rearranging-3-ask = 빈자리가 10의 배수가 되게 하려면 흑돌을 몇 개 놓나요?
lesson-rearranging-3-hint = 빈자리가 20개가 될 때까지입니다.
lesson-rearranging-3-why = 흑돌만, 흑의 영역 안에만 놓습니다. 그러면 합계는 바뀌지 않습니다.
lesson-rearranging-4-say = 보세요. 빈자리가 열 집짜리 직사각형 둘이나 스무 집짜리 하나가 될 때까지 흑돌이 움직입니다.
lesson-rearranging-5-say = 이제 흑돌을 열 개씩 모읍니다. 방금 놓은 돌도 넣습니다.
lesson-rearranging-5-ask = 이제 돌은 몇 개인가요?
lesson-rearranging-5-hint = 먼저 열 개씩 모은 것을, 그다음 나머지를 셉니다.
lesson-rearranging-6-say = 빈자리와 돌을 더합니다.
lesson-rearranging-6-ask = 흑의 합계는 얼마인가요?
lesson-rearranging-6-hint = 20에 돌을 더합니다.
lesson-rearranging-6-why = 아무것도 옮기지 않았을 때와 같습니다. `shuzi reshape`는 어떤 바둑판에서든 옮길 돌이 가장 적은 집 정리 순서를 짭니다.
lesson-rearranging-7-say = 나머지는 백의 것입니다. 81에서 흑의 합계를 뺍니다. 덤은 7.5집입니다.
lesson-rearranging-7-ask = 누가 몇 집 이겼나요?
lesson-rearranging-7-hint = 흑의 합계에서 7.5를 빼고 백의 합계와 비교합니다.

## Lesson: nineteen

lesson-nineteen = 19×19 한 판을 3분에
lesson-nineteen-1-say = 끝까지 둔 19×19 바둑, 덤 7.5집입니다. 벽의 표에는 “흑 필요 수 185”라고 적혀 있습니다. 한쪽을 세는 순서는 넷입니다. 죽은 돌 들어내기, 직사각형, 열 개 묶음, 비교. 익숙해지면 3분입니다.
lesson-nineteen-2-say = 갇혀서 두 눈을 낼 자리가 없는 돌을 찾으세요.
lesson-nineteen-2-ask = 죽은 돌을 표시하세요.
lesson-nineteen-2-hint = 왼쪽 아래 흑 한 점, 오른쪽 흑집 안의 백 넉 점.
lesson-nineteen-2-why = 두 대국자가 합의하면 죽은 돌은 바둑통에 넣습니다.
lesson-nineteen-3-say = 흑을 셉니다. 흑돌이 흑의 영역 안에서만 움직여, 빈자리가 10의 배수인 직사각형이 되는 것을 보세요. 백돌은 이제 벽일 뿐입니다.
lesson-nineteen-4-say = 직사각형이 다 되었습니다.
lesson-nineteen-4-ask = 그 안의 빈자리는 몇 개인가요?
lesson-nineteen-4-hint = 직사각형마다 가로×세로를 구해 더합니다. 끝자리는 0입니다.
lesson-nineteen-5-say = 백돌은 치워도 됩니다. 흑돌을 열 개씩 모읍니다.
lesson-nineteen-5-ask = 흑돌은 몇 개인가요?
lesson-nineteen-5-hint = 먼저 열 개씩 모은 것을, 그다음 나머지를 셉니다.
lesson-nineteen-5-why = 실제로는 열 개 묶음을 셉니다. 여기서는 프로그램이 모아 두었습니다.
lesson-nineteen-6-say = 빈자리와 돌을 더합니다.
lesson-nineteen-6-ask = 흑의 합계는?
lesson-nineteen-6-hint = 두 수를 더합니다.
lesson-nineteen-7-say = 승부선은 180.5 + 3.75 = 184.25입니다.
lesson-nineteen-7-ask = 누가 몇 집 이겼나요?
lesson-nineteen-7-hint = 합계에서 184.25를 빼고 두 배로 합니다.
lesson-nineteen-7-why = 이제 실제 바둑을 계가할 수 있습니다. 내일부터 하루 5분씩, 몇 문제를 풀고 시간을 재며 한 판을 세면 빨라집니다.

lesson-step = 단계
lesson-over = 레슨을 마쳤습니다. Enter: 다음 레슨.
lessons-over = 마지막 레슨이었습니다. Enter: 메뉴.
