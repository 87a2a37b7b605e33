## The drills

drill-halves = 집의 절반과 4분의 1
drill-tens = 열 개씩 모은 돌, 열 집짜리 직사각형, 나머지
drill-key-number = 대국의 승부선
drill-handicap = 치석 보상: n, n − 1, 없음
drill-margin = 합계와 승부선으로 구하는 집 차이
drill-result = 양쪽 합계로 구하는 승부와 집 차이
drill-territory = 집 한 곳의 빈자리
drill-side = 한쪽의 합계
drill-dead = 어느 돌이 죽었나
drill-seki = 빅에 남는 공유점
drill-shape = 한쪽을 10의 배수로 정리하기
drill-full = 끝난 국면의 결과
drill-estimate = 10초만 보고 결과 맞히기
drill-miscount = 계산표에서 틀린 줄 찾기
drill-hint-halves = 정수와 끝수를 따로 반으로 나눈 뒤 더하세요.
drill-hint-tens = 먼저 열 단위, 그다음 나머지.
drill-hint-key-number = 먼저 판의 절반. 흑의 승부선이 올라가는 만큼 백의 승부선은 내려갑니다.
drill-hint-handicap = n, n − 1, 없음 가운데 이 규칙은 무엇인가요?
drill-hint-margin = 합계가 승부선에서 얼마나 떨어져 있나요? 한쪽이 한 자 늘면 다른 쪽은 한 자 줄어듭니다.
drill-hint-result = 먼저 흑에서 백을 빼고, 그다음 백이 받는 것을 뺍니다.
drill-hint-territory = 위에서부터 한 줄씩 세고, 그때마다 합을 기억하세요.
drill-hint-side = 빈자리와 돌을 따로 세고 마지막에 더하세요.
drill-hint-dead = 두 눈을 낼 수 없고 달아날 수도 없는 돌은 어느 것인가요?
drill-hint-seki = 먼저 눈을 메우고, 그다음 안쪽 공배를 번갈아 메우세요.
drill-hint-shape = 거의 다 된 직사각형을 찾으세요. 안에 돌이 적거나 옆에 빈틈이 적은 곳입니다.
drill-hint-miscount = 줄마다 거기 적힌 수로 직접 계산해 보세요.
drill-unknown = `{ $text }`: 그런 문제가 없습니다. `shuzi practise --list`를 보세요
drill-rules-chinese = 중국 규칙
drill-rules-aga = AGA 규칙
drill-rules-japanese = 일본 규칙
round-today = 오늘의 5분
round-mixed = 연습
round-whole = 시간을 재며 한 판 전체 계가
round-placement = 실력 확인: 이미 아는 것 찾기
whole-dead = 죽은 돌
whole-territories = 집
whole-stones = 돌
whole-margin = 집 차이
pool-not-a-position = { $number }번 국면: 이름, 덤, 두 합계, 바둑판이 있어야 합니다

## Answers

answer-none = 없음
answer-not-a-number = 184.25, 53, 1/2처럼 숫자를 입력하세요
answer-not-a-result = B+3.5, W+0.5처럼 결과를 입력하세요. 무승부는 0입니다
answer-not-stones = C3 F7처럼 죽은 돌마다 한 자리씩 입력하세요. 없으면 none입니다
answer-not-points = 돌을 놓거나 들어낼 자리를 C3 F7처럼 입력하세요. 없으면 none입니다
answer-no-stone-at = { $name }에는 돌이 없습니다. C3 F7처럼 죽은 돌마다 한 자리씩 입력하세요. 없으면 none입니다
answer-missing = 답을 입력하세요. p를 누르면 답이 나옵니다

## What is asked

ask-half-of = { $amount }의 절반은 얼마인가요?
ask-rectangles = 빈자리 직사각형: { $sizes }
ask-piles = 돌: 열 개 묶음 { $piles }개와 나머지 { $rest }개
ask-points-in-all = 모두 더하면 얼마인가요?
ask-board = { $size } 바둑판
ask-komi = 덤 { $komi }집
ask-handicap = 치석 { $stones }점, 보상 { $stones }집
ask-tie-breaker = 무승부 방지 반집 { $points }
ask-one-non-scoring = 공유점 하나
ask-key-number = { $side }의 승부선은 얼마인가요?
ask-handicap-giving = 치석 { $stones }점, 규칙의 보상은 { $convention-key ->
        [none] 없음
       *[other] { $convention }집
    }
ask-handicap-under = 치석 { $stones }점, { $rules }
ask-compensation = 백이 받는 보상은 몇 집인가요?
ask-half-compensation = 한쪽 세기에서는 그 때문에 흑의 합계에서 몇 집을 빼나요?
ask-key-and-total = { $side }의 승부선 { $key }, { $side }의 합계 { $total }
ask-total-is = { $side }의 합계 { $total }
ask-who-wins = 누가 몇 집 이겼나요?
ask-totals = 흑 { $black }, 백 { $white }
ask-one-line-is-wrong = 승부선으로 { $side }을 셌습니다. 틀린 줄을 찾으세요:
ask-line-total = 1. 합계: 빈자리 { $vacant } + 돌 { $stones } = { $total }
ask-line-half = 2. 판 전체 { $points }의 절반: { $half }
ask-line-key-black = 3. 승부선: { $half } + { $adjustment } = { $key }
ask-line-key-white = 3. 승부선: { $half } − { $adjustment } = { $key }
ask-line-margin = 4. 집 차이: ({ $total } − { $key }) × 2 = { $margin }
ask-which-line = 몇 번째 줄이 틀렸나요?
ask-shape = { $side }의 돌을 놓고 들어내어 { $side }의 빈자리를 열 집, 스무 집짜리 직사각형으로 만드세요. 다룰 수 있는 돌은 { $most }개까지이고, 옮긴 돌은 하나로 셉니다.
ask-no-position = 알맞은 국면을 찾지 못했습니다. 0을 입력하고 계속하세요.
ask-dead-removed = 죽은 돌은 들어냈습니다.
ask-dead-removed-seki-filled = 죽은 돌은 들어냈고 빅은 메웠습니다.
ask-seki-filled = 빅은 메워져 있습니다.
ask-territory = { $vertex } 자리의 { $side }집에 빈자리가 몇 개 있나요?
ask-total-of = { $side }의 합계(빈자리 + 돌)는 얼마인가요?
ask-which-dead = 대국이 끝났습니다. 어느 돌이 죽었나요?
ask-seki-left = 죽은 돌은 들어냈습니다. 빅에서 각자 자기 눈을 메우고 안쪽 공배를 번갈아 메웁니다. 빈 채로 남는 공배는 몇 개인가요?
ask-even-game = 호선, 덤 { $komi }집. 죽은 돌은 표시되어 있습니다.
ask-who-wins-by-area = 중국식으로 계가하면 누가 몇 집 이겼나요?
ask-estimate = { $seconds }초 동안 보세요. 그 뒤에는 돌이 가려집니다. 중국식으로 누가 대략 몇 집 이겼나요? { $within }집까지 틀려도 정답입니다.
ask-whole-total = { $side }: 빈자리 { $vacant } + 돌 { $stones } = { $total }(전체 { $points })

## How it is worked out

work-halved = { $amount } ÷ 2 = { $half }
work-piles = { $piles } × 10 + { $rest } = { $stones }
work-sum = { $terms } = { $total }
work-half-of-points = 판 전체 { $points }의 절반: { $half }
work-half-of-adjustment = 조정의 절반: { $half }
work-half-of-non-scoring = 공유점의 절반을 빼면: { $half }
work-added-for-black = 흑이므로 더함: { $key }
work-subtracted-for-white = 백이므로 뺌: { $key }
work-compensation = n = { $stones }, { $convention-key ->
        [none] 보상 없음
       *[other] 보상 { $convention }
    }: { $points }
work-difference = { $total } − { $key } = { $difference }
work-doubled = 두 배: { $side } 쪽에서 본 집 차이 { $margin }
work-lead = { $black } − { $white } = { $lead }, 흑이 앞선 집
work-minus-adjustment = 백의 { $points }집을 빼면: { $lead }
work-minus-komi = 덤 { $komi }집을 빼면: { $lead }
work-line-total = 1번 줄: { $vacant } + { $stones } = { $total }
work-line-half = 2번 줄: { $points }의 절반은 { $half }
work-line-key = 3번 줄: 승부선은 { $key }
work-line-margin = 4번 줄: 집 차이는 { $margin }
work-choose-folder = 끝난 대국이 있는 다른 폴더를 고르세요
work-by-rows = 위에서부터 한 줄씩: { $rows } = { $points }
work-total = 빈자리 { $vacant } + 돌 { $stones } = { $total }
work-shape-rectangle = 직사각형 하나: { $from }~{ $to }.
work-shape-plan = 가장 짧은 순서로 옮기는 돌: { $handled }
work-shape-changes = 돌을 놓거나 들어낼 자리: { $points }
work-shape-sum = 빈자리 { $vacant }, 돌 { $stones }: 합계 { $total }
work-dead = 죽은 돌: { $answer }
work-dead-inside = { $stones }: { $side }의 { $points }자리 안에 있고, { $side }이 받으면 두 눈을 낼 수 없습니다
work-played-out = { $side }부터 { $stone }에서 두어 보면: { $moves }
work-lives = { $eyes ->
        [1] { $stone }은(는) 살아 있습니다: { $places }의 집에서 두 눈을 낼 수 있습니다
       *[other] { $stone }은(는) { $places }의 두 눈으로 살아 있습니다
    }
move-pass = 패스
work-shared = 안쪽 공배: { $places }({ $shared }); 남는 것: { $left }

## Mistakes

mistake-not-halved = 절반으로 나누지 않음
mistake-doubled = 절반이 아니라 두 배로 함
mistake-half-too-much = 반집 많음
mistake-half-too-little = 반집 적음
mistake-fraction-dropped = 2분의 1이나 4분의 1을 빠뜨림
mistake-ten-too-few = 10 적음
mistake-ten-too-many = 10 많음
mistake-one-too-few = 1 적음
mistake-one-too-many = 1 많음
mistake-remainder-forgotten = 나머지를 빠뜨림
mistake-vacant-forgotten = 빈자리를 빠뜨림
mistake-stones-forgotten = 돌을 빠뜨림
mistake-row-missed = 한 줄을 빠뜨림
mistake-other-side = 상대의 수
mistake-fill-forgotten = 빅을 메운 돌을 빠뜨림
mistake-adjustment-not-halved = 조정을 절반으로 나누지 않음
mistake-adjustment-halved = 조정을 절반으로 나눔. 한쪽 세기와 승부선에서만 나눔
mistake-adjustment-wrong-sign = 조정의 부호가 반대
mistake-adjustment-left-out = 조정을 빠뜨림
mistake-tie-breaker-left-out = 무승부 방지 반집을 빠뜨림
mistake-non-scoring-not-subtracted = 공유점의 절반을 빼지 않음
mistake-needs-not-key = 승부선이 아니라 이기는 데 필요한 합계임
mistake-key-not-needs = 그것은 승부선임: 합계가 그보다 커야 함
mistake-is-n = n의 값임
mistake-is-n-less-one = n − 1의 값임
mistake-rules-compensate = 이 규칙에는 보상이 있음
mistake-compensation-halved = 절반으로 나눔. 한쪽 세기와 승부선에서만 나눔
mistake-in-zi = 두 배로 하지 않음. 자 단위의 차이임
mistake-not-doubled = 두 배로 하지 않음. 집 차이는 차이의 두 배
mistake-wrong-winner = 승자가 반대
mistake-wrong-winner-not-doubled = 승자가 반대이고, 두 배로 하지 않음
mistake-wrong-sign = 부호가 반대
mistake-halved-twice = 절반으로 두 번 나눔
mistake-is-total = 빈자리와 돌을 더한 합계임
mistake-is-stones = 돌만 센 것임
mistake-is-vacant = 빈자리만 센 것임
mistake-some-are-dead = 죽은 돌이 있음
mistake-some-missing = 빠진 죽은 돌이 있음
mistake-some-alive = 산 돌이 섞여 있음
mistake-some-missing-some-alive = 빠진 죽은 돌이 있고, 산 돌도 섞여 있음
mistake-territory-counted = 빈자리와 죽은 돌을 센 수임. 여기서는 산 돌을 셈
mistake-shared-are-filled = 번갈아 메우므로 홀수일 때 하나만 남음
mistake-even-is-filled = 짝수면 다 메워지고, 홀수면 하나가 남음
mistake-not-in-tens = 빈자리가 10의 배수인 직사각형이 아님
mistake-too-many-handled = 돌을 너무 많이 옮김
mistake-komi-forgotten = 덤을 빠뜨림
mistake-prisoners-forgotten = 사석을 빠뜨림
mistake-komi-wrong-sign = 덤의 부호가 반대
mistake-one-miscounted = 한 집 잘못 셈
mistake-ten-miscounted = 열 집 잘못 셈
mistake-compensation-n-less-one = 여기서 보상은 n − 1이 아니라 n임
mistake-non-scoring-added = 공유점의 절반은 더하지 않고 뺌
mistake-non-scoring-whole = 공유점은 절반만 뺌
mistake-tie-breaker-not-halved = 무승부 방지 반집을 절반으로 나누지 않음
mistake-doubled-twice = 두 배로 함. 여기서는 차이가 곧 집 차이임
mistake-doubled-early = 벌써 두 배로 함. 묻는 것은 차이임
mistake-added-forgotten = 더한 돌을 빠뜨림
mistake-added-twice = 더한 돌을 두 번 셈
mistake-one-side-only = 그 방법은 한쪽만 세어, 빠뜨린 자리가 드러나지 않음
mistake-both-sides-counted = 그 방법은 양쪽을 세어 더 오래 걸림
mistake-adjustment-needed = 그 방법은 조정을 계산해야 함. 표에는 이미 들어 있음
mistake-adds-to-total = 한쪽 세기는 합계에 더함
mistake-small-territories = 작은 집은 한 자리씩 셈
mistake-prisoners-count = 중국식 계가에서는 사석을 세지 않음
mistake-dead-points-forgotten = 죽은 돌 밑의 자리도 셈

## What became of an answer

marked-right = 정답입니다.
marked-near = 정답입니다. 정확한 결과는 { $right }, 오차 { $off }.
marked-wrong = 틀렸습니다. 입력한 답: { $given }. 정답: { $right }.
marked-wrong-by = 틀렸습니다. 입력한 답: { $given }({ $mistake }). 정답: { $right }.
marked-not-yet = 아직입니다: { $mistake }.
try-again = { $given }: 틀렸습니다. 다시 해 보세요.
try-again-after = { $given }: 틀렸습니다({ $mistake }). 다시 해 보세요.
answer-revealed = 정답: { $answer }.
answer-it-now = 이제 이 답을 직접 넣어 보세요.
no-hint = 이 문제에는 힌트가 없습니다

## Line by line

round-begins = 모두 { $count }문제입니다. ?는 힌트, Enter만 누르면 다음, q는 종료입니다.
round-question = { $drill }, 난이도 { $level }
round-question-again = { $drill }, 난이도 { $level }, 다시
practice-read = Enter: 계속.
round-time = { $seconds }초 / { $limit }초.
round-time-over = { $seconds }초 / { $limit }초: 시간 초과.
today-questions = { $count }문제
today-lesson = 레슨 { $number }
today-game = { $size } 한 판
today-over = 오늘은 여기까지. { $answered }문제 중 { $right }문제 정답. 틀린 문제는 곧 다시 나옵니다.
shape-so-far = 빈자리 { $vacant } · 돌 { $stones } · 옮긴 돌 { $handled }
steps-to-repeat = 복습할 문제 { $count }
round-summary = { $asked }문제 중 { $right }문제 정답. `shuzi practise stats`로 기록을 볼 수 있습니다.

## Progress

statistics-none = 아직 푼 문제가 없습니다. `shuzi practise`로 시작하세요.
statistics-drill = 문제
statistics-all = 전체
statistics-answers = 푼 수
statistics-right = 정답률
statistics-last = 최근 20
statistics-time = 시간
statistics-best = 최단
statistics-streak = 연속
statistics-trend = 추세
statistics-mistake = 가장 잦은 실수: { $mistake }
whole-over = 모두 { $time }. 목표는 { $aim }.
whole-best-is = 모두 맞힌 최고 기록: { $time }.

broken-lesson = 레슨 { $name }: { $why }
