# Terms: sure: 계가, 바둑판, 돌, 흑/백, 집, 죽은 돌, 산 돌, 사석, 활로, 눈, 빅, 공배, 패, 덤, 호선, 정선, 접바둑, 무승부, 집 차이, 바둑통, 기보, 가일수, 귀곡사; waiting for a native reader: 중국식/한국식 (area/territory), 집 정리, 빈자리 (vacant point), 자 (zi), 이어진 돌 (chain), 안쪽 공배 (shared liberty), 통과, 통과 돌, 치석, 치석 보상, 무승부 방지 반집, 합계 (total points), 판의 절반 (half count), 승부선 (key number), 공유점 (non-scoring point), 영역 (area), 돌 계가 (stone scoring), 환기두 (group tax), 양쪽/한쪽/간편 한쪽 세기 (methods)
## Lines of a worksheet, and settings

label-vacant = 빈자리(집)
label-stones = 판 위의 돌
label-total = 합계
label-komi = 덤
label-tie-breaker = 무승부 방지 반집
label-compensation = 치석 보상
label-non-scoring = 공유점
label-adjusted = 조정 후 합계
label-half-count = 판의 절반
label-adjusted-half-count = 조정 후 판의 절반
label-key-number = 승부선
label-difference = 차이(자)
label-margin = 집 차이
label-size = 바둑판
label-rules = 규칙
label-game = 대국
label-handicap = 치석
label-method = 방법
label-side = 세는 쪽
label-dead-stones = 죽은 돌

## What keys do

help-next = 확인하고 계속
help-back = 한 단계 뒤로
help-fill-dame = 공배를 번갈아 메우기
help-palette = 모든 기능, 이름으로 찾기
help-handicap = 치석과 덤
help-handicap-counting = 중국식 또는 한국식
help-rank-black = 흑을 한 단계 강하게
help-rank-black-back = 흑을 한 단계 약하게
help-rank-white = 백을 한 단계 강하게
help-rank-white-back = 백을 한 단계 약하게
help-undo = 실행 취소
help-redo = 다시 실행
help-settings = 덤, 치석, 규칙 등
help-finish = 바로 결과로
help-method = 다음 방법
help-side = 반대쪽 세기
help-verify = 둘 다 세어 확인하기
help-swap = 바둑판/설명 전환(작은 화면)
help-help = 이 화면의 모든 키
help-quit = 종료(계가는 저장됨)
help-change = 다음 값
help-change-back = 이전 값
help-up = 위로
help-down = 아래로
help-scroll-up = 위로 스크롤
help-scroll-down = 아래로 스크롤
help-left = 왼쪽으로
help-right = 오른쪽으로
help-erase = 마지막 입력 지우기
help-toggle = 돌이나 공배에 표시
help-next-chain = 다음 돌로
help-previous-chain = 이전 돌로
help-ten = 10 더하기: 직사각형이나 돌무더기 하나
help-sheet = 승부선표
help-sheet-profile = 다음 규칙
help-sheet-profile-back = 이전 규칙
help-sheet-komi = 덤 반집 올리기
help-sheet-komi-back = 덤 반집 내리기
help-sheet-size = 다음 바둑판 크기
help-sheet-size-back = 이전 바둑판 크기
help-export = 표를 여기에 PDF로 저장
help-rearrange = 집 정리 순서 보기
help-handle = 다음 돌
help-handle-back = 이전 돌
help-handle-all = 한꺼번에 옮기기
help-handle-none = 처음으로
help-play = 자동 재생, 다시 누르면 멈춤
help-compare = 이 대국을 모든 규칙으로
help-look = 색, 기호, 언어
help-mouse = 마우스 켜기/끄기
help-copy = 결과 복사
help-save-result = 결과 저장: 텍스트, Markdown, JSON, SGF
help-keep-look = 이 설정 저장
help-edit = 국면 입력
help-example = 예제 따라 하기
help-count-it = 이 바둑판 계가
help-leave-empty = 빈자리(.도 가능)
help-next-row = 다음 줄
help-flood-black = 이 빈 곳을 흑집으로
help-flood-white = 이 빈 곳을 백집으로
help-save-it = 여기에 새 파일로 저장
help-suspend = 일시 중지(fg로 재개)
help-turn-page = 다음 페이지
help-turn-back = 이전 페이지
help-begin = 시작
help-harder = 더 어렵게
help-easier = 더 쉽게
help-figures = 내 기록
help-clock = 시계 보기/숨기기
help-answer = 답하기
help-hint = 힌트 보기
help-pass = 답 보기
help-go-on = 계속
help-again = 한 번 더
help-close = 닫기
help-leave = 종료
help-stay = 계속하기
help-resume = 이어서 하기
help-afresh = 새로 세기(남은 것도 둡니다)
help-another = 다른 판(남은 것도 둡니다)

## The same in a word

footer-next = 다음
footer-back = 뒤로
footer-fill-dame = 공배 메움
footer-handicap-counting = 계가법
footer-rank-black = 흑
footer-rank-white = 백
footer-undo = 취소
footer-settings = 설정
footer-another = 다른 판
footer-finish = 결과
footer-method = 방법
footer-side = 흑백
footer-verify = 확인
footer-help = 도움말
footer-quit = 종료
footer-change = 변경
footer-change-back = 변경
footer-erase = 지움
footer-toggle = 표시
footer-next-chain = 다음 돌
footer-ten = +10
footer-rearrange = 정리
footer-compare = 모든 규칙
footer-copy = 복사
footer-save-result = 저장
footer-keep-look = 저장
footer-edit = 입력
footer-example = 예제
footer-count-it = 계가
footer-leave-empty = 빈자리
footer-next-row = 줄
footer-flood-black = 흑집
footer-flood-white = 백집
footer-save-it = 저장
footer-turn-page = 페이지
footer-down = 선택
footer-swap = 바둑판
footer-harder = 난이도
footer-easier = 난이도
footer-hint = 힌트
footer-pass = 정답
footer-handle = 다음 돌
footer-handle-back = 뒤로
footer-handle-all = 끝
footer-handle-none = 처음
footer-play = 재생
footer-sheet = 승부선표
footer-sheet-profile = 규칙
footer-sheet-komi = 덤
footer-sheet-komi-back = 덤
footer-sheet-size = 크기
footer-export = PDF

## Why a line of a worksheet is there

why-komi = 흑이 먼저 두므로, 그 대가로 백이 덤을 받습니다.
why-tie-breaker = 덤이 없는 바둑에서 비기지 않도록 백에 반집을 줍니다.
why-compensation = 중국식 계가에서는 치석도 하나에 한 집이 되므로, 그만큼 백이 집을 돌려받습니다.
why-non-scoring = 공유점은 어느 쪽 것도 아니므로 반씩 나눕니다.
why-adjusted = 조정을 모두 마친, 세는 쪽의 합계입니다.
why-half-count = 바둑판 전체의 절반입니다. 합계를 이 수와 비교합니다.
why-adjusted-half-count = 공유점을 뺀 나머지의 절반입니다.
why-key-number = 넘어야 할 수입니다. 합계가 이보다 크면 이기고, 작으면 집니다.
why-difference = 합계가 얼마나 넘었는지입니다. 한쪽이 한 집 늘면 다른 쪽은 한 집 줄기 때문에…
why-margin = …집 차이는 이 차이의 두 배입니다.
why-margin-full = 흑의 합계에서 백의 합계를 뺀 수와 그 반대입니다. 양수인 쪽이 이겼습니다.

## The steps of a count

step-setup =
    .title = 무엇을 계가할까요?
    .do = 설정을 확인하세요.
    .why = 미세한 바둑은 덤, 치석, 보상이 승부를 가릅니다. 세기 전에 서로 확인해 두세요.
    .enter = Enter: 계가 시작.
step-finish =
    .title = 대국이 끝났나요?
    .do = 양쪽 모두 패스했고 공배도 번갈아 다 메웠나요? 이제야 찾은 공배는 비워 두세요. 죽은 돌은 자기 통에, 사석은 주인의 통에 돌려놓으세요.
    .why = 죽은 돌도 사석도 세지 않습니다. 어느 돌이 죽었는지 합의해야 하고, 합의가 안 되면 계속 둡니다.
    .enter = Enter: 마쳤습니다.
step-dead =
    .title = 죽은 돌 들어내기
    .do = Tab으로 죽은 돌과 불확실한 돌을 차례로 봅니다. Space는 커서 아래 돌의 표시만 바꿉니다.
    .why = 잡히는 것을 피할 수 없는 돌이 죽은 돌입니다. 두 대국자가 합의해야 하고, 합의가 안 되면 계속 둡니다.
    .enter = Space로 표시하고 Enter로 계속합니다.
step-seki =
    .title = 빅 메우기
    .do = 빅 안의 자기 눈을 각자 메우고, 안쪽 공배를 번갈아 메웁니다. 마지막에 하나가 남으면 비워 둡니다.
    .why = 어느 쪽도 먼저 둘 수 없어 누구의 집도 아닙니다. 메우면 셀 수 있습니다.
    .enter = Space로 메우는 쪽을 바꾸고 Enter로 계속합니다.
step-non-scoring =
    .title = 빅이 있나요?
    .do = 있으면 먼저 각자 자기 눈을, 가짜 눈까지 메웁니다. 그다음 안쪽 공배를 하나씩 번갈아 메웁니다. 마지막에 하나가 남으면 비워 두고, 빅 두 곳에서 하나씩 남으면 양쪽이 하나씩 메웁니다.
    .why = 비워 둔 점은 누구의 집도 아니며, 양쪽이 반씩 나눕니다.
    .enter = 비어 있는 그런 점이 몇 개인가요(이제야 찾은 공배 포함)? Enter만 누르면 없음입니다.
step-side =
    .title = 어느 쪽을 셀까요?
    .do = { $side }을 셉니다. 세기 쉬운 쪽을 고르세요.
    .why = 그 뒤에는 자리를 만들려고 반대쪽 돌을 치워도 됩니다. 치우고 나면 그쪽 빈자리는 더 셀 수 없습니다.
    .enter = o: 반대쪽. y: 둘 다 세어 확인. Enter: 세기 시작.
step-vacant =
    .title = { $side }: 빈자리
    .do = 집을 정리하세요. { $side }돌을 옮기거나 통에서 더하거나 통에 돌려놓아, { $side }집을 열 집, 스무 집짜리 직사각형으로 만드세요. 그리고 빈자리를 세세요.
    .why = 빈자리도 돌도 똑같이 한 집이므로, 자기 영역 안에서 돌을 옮겨도 합계는 그대로입니다.
    .enter = 12+20처럼 집마다 수를 입력하세요. t는 10을 더합니다.
step-stones =
    .title = { $side }: 돌
    .do = { $side }돌을 열 개씩 모아 세세요. 집 안에 있는 돌도 모두 셉니다.
    .why = 중국식 계가에서는 산 돌이 모두 한 집씩입니다.
    .enter = 열 개를 모을 때마다 t, 마지막에 나머지를 입력하세요.
step-leftover =
    .title = 합이 맞나요?
    .do = 양쪽을 다 셌습니다. 비워 둔 점까지 더하면 바둑판 전체가 되어야 합니다.
    .why = 하나가 모자라면 누구의 것도 아닌 점일 수 있습니다. 열이 모자라면 대개 한 더미를 세지 않은 것입니다.
    .enter = 누구의 것도 아닌 점이 몇 개인가요? Enter만 누르면 앞의 수 그대로입니다.
step-total =
    .title = 합계
    .do = 빈자리와 돌을 더한 수가 합계입니다.
    .why = 이제 이 합계를 넘어야 할 수와 비교합니다.
    .enter = Enter: 집 차이 계산.
step-work =
    .title = 집 차이를 한 줄씩 계산
    .enter = Enter: 다음 줄. f: 바로 결과로.
step-result =
    .title = 결과

## The screen

keys = 키
sign-stones = 흑돌과 백돌
sign-dead = 죽은 돌
sign-vacant = 빈자리
sign-filled = 계가하려고 메운 자리
sign-must-fill = 가일수가 필요한 자리
sign-nobody = 공유점
side-needs = { $side } 필요
you-counted = { $side }: 직접 센 합계는 { $own }, 결과에는 바둑판의 { $used } 값을 씁니다.
sum-counted = { $side }, 직접 센 수: { $vacant } + { $stones } = { $total }
sum-board = { $side }, 바둑판: { $vacant } + { $stones } = { $total }
these-differ = 수가 서로 다릅니다. { $side }을 다시 세거나 죽은 돌을 확인하세요.
not-certain = 사활이 불확실한 돌이 { $stones }개 있습니다. 확인하세요.
enter-keeps = (Enter: { $count } 유지)
note = 참고: { $text }.
none = 없음
no-stones = 없음
type-one = 직접 입력
both = 양쪽
game-even = 호선
game-no-komi = 정선
game-handicap = 접바둑
gives-points = { $convention } = { $points }집
side-black = 흑
side-white = 백
won-level = 동점, 이 규칙에서는 { $side } 승: { $code }
method-full = 양쪽 세기
method-half = 한쪽 세기
method-simplified = 간편 한쪽 세기
method-key = 승부선
real-board = 실제 바둑판 { $size }
live-marked = 현재: 표시한 대로
live-counted = 현재: 센 데까지
live-between = 집 차이는 아직
live-and = { $low } ~ { $high }
live-by = { $side } { $points }집 앞섬 ({ ZI($points) }자)
live-needs = { $side }은 { $needs }부터 승{ $tie } (승부선 { $key })
live-ties = , { $tie } 무승부
live-has = { $side } { $count }
live-so-far = { $side } 지금까지 { $count }
live-enough = { $has }: 꼭 맞음
live-few = { $has }: { $points } 부족
live-to-go = { $has }: { $points } 더 필요
live-spare = { $has }: { $points } 여유
check-by = 검산 ({ $method }): { $outcome }.
verify-offer = { $side }만 셌습니다. o: { $other }도 세어 확인합니다.
verify-both = 양쪽을 다 셉니다. 돌을 치우기 전에 { $other }의 빈자리부터 셉니다.
other-key = { $side }의 승부선은 { $key }, { $needs }부터 승입니다.
left-out = (이 방법은 무승부 방지 반집을 뺍니다: { $outcome })
chain-is = { $at }, { $side } ({ $stones }): { $verdict }
preview = 표시: { $is }. { $other }일 때: { $now } → { $then }
preview-same = 표시: { $is }. { $other }일 때도: { $now }
no-komi-known = 이 규칙에는 정해진 덤이 없습니다. +와 −로 정하세요.
in-hand = > 지금 대국
own-way = 다르게 정리해도 됩니다. 빈자리도 돌도 똑같이 한 집이므로 합계는 그대로입니다.
how-to-handle = 대문자 돌은 같은 소문자 자리로 옮깁니다. −는 바둑통으로, +는 바둑통에서.
take-board = Enter: 바둑판의 수를 씁니다:
recount = Esc: 돌아가서 다시 세기.
line-subtracted = { $whole } ÷ 2 = { $half }: { $side }을 세므로 뺍니다({ $other }이면 더합니다).
line-added = { $whole } ÷ 2 = { $half }: { $side }을 세므로 더합니다({ $other }이면 뺍니다).
how-to-set = ↑ ↓ 선택, ← → 변경, 또는 숫자 입력.
look-at = 사활이 불확실, 확인하세요(Tab):
dead-proposed = { $stones ->
        [0] shuzi가 죽은 돌을 찾지 못했습니다.
       *[other] shuzi가 { $stones }개를 죽은 돌로 표시했습니다.
    }
dead-marked = { $stones ->
        [0] 죽은 돌로 표시된 돌이 없습니다.
       *[other] 돌 { $stones }개가 죽은 돌로 표시되어 있습니다.
    }
quit-question = 종료할까요? 계가는 저장되어 있어 다음에 이어서 할 수 있습니다.
quit-unsaved = 종료할까요? 계가를 저장하지 못했습니다. 종료하면 사라집니다.
resume-where = { $all }단계 중 { $at }단계, 판 위의 돌 { $stones }개.
resume-question = 이 대국은 계가를 마치지 않았습니다. 이어서 할까요?
another-question = { $size } 계산이 끝나지 않고 남아 있습니다. 다른 판인가요? 둘 다 남습니다.
too-small = 너무 작음
save-title = 결과 저장
save-text = 텍스트
save-md = Markdown
save-json = JSON
save-diagram = 텍스트 그림(. X O로 된 줄)
save-sgf = SGF(RE, TB, TW 포함)
save-png = 바둑판 그림(.png)
save-svg = 바둑판 그림(.svg)
welcome = 처음이신가요? x는 예제 따라 하기, b는 국면 입력, Enter는 눈앞의 바둑판 계가입니다.
ruler-key = 세로줄이 맞나요? 안 맞으면 a를 누르세요.
edit-title = 국면 입력
edit-how = 한 줄씩 입력합니다. x는 흑돌, o는 백돌, .이나 Space는 빈자리입니다. 숫자를 앞에 쓰면 그만큼 되풀이합니다: 5x는 흑돌 다섯 개. Tab은 다음 줄, Backspace는 되돌리기입니다.
edit-more = b와 w는 커서 주위의 빈 곳을 흑집, 백집으로 만듭니다. 클릭해서 돌을 놓거나 그림을 붙여 넣을 수도 있습니다.
edit-row = { $row }번째 줄: { $left }개 남음.
look-title = 화면 설정
look-theme = 색
look-glyphs = 기호
look-language = 언어
look-mouse = 마우스
on = 켜짐
off = 꺼짐
ruler = 세로줄이 맞나요? 안 맞으면 기호를 바꾸세요.
compare-results = 결과
compare-difference = 이유
compare-compensation = 보상
compare-procedures = 한국식 계가
practise = 연습
lessons = 레슨
practice-today = 오늘: { $answers }문제, { $days }일 연속
practice-longest = (최고 { $days }일)
practice-first-day = 환영합니다. 하루 5분이면 충분합니다
drills = 문제, 난이도 { $level } (← →)
done = 완료
come-back = 복습 { $count }
whole-best = 최고 { $time }
whole-aim = 목표 { $time }
glance-over = 시간이 다 되어 돌을 가렸습니다.
question = 문제
once-more = (전에 틀림)
hint = 힌트:{" "}
round-over = { $answered }문제 중 { $right }문제 정답. 틀린 문제는 며칠 뒤에 다시 나옵니다.
placement-over = { $answered }문제 중 { $right }문제 정답. 맞힌 레슨은 완료로 표시했습니다.
no-figures = 아직 푼 문제가 없습니다. Esc: 돌아가서 시작하기.
chart-answers = { $first }~{ $last }번째 답
chart-right = { $drill }: 열 문제 중 정답
chart-time = { $drill }: 시간
won = { $side } { $points }집 승 ({ ZI($points) }자): { $code }
won-tie = 무승부 (0)
result-black = 흑 { $points }집 승
result-white = 백 { $points }집 승
result-tie = 무승부
list-separator = ,{" "}

## The live panel's checks

live-open = 아직 세지 않음
live-unknown-sum = 센 수가 판 전체와 맞지 않습니다: 다시 세세요
live-range = { $low } … { $high }
check-holds = 맞음 – { $text }
check-fails = 틀림 – { $text }
check-sum = 합: { $terms } = { $points }, 판 전체
check-sum-short = 합: { $terms } = { $sum }, { $points }보다 { $short } 부족
check-sum-over = 합: { $terms } = { $sum }, { $points }보다 { $over } 초과
check-parity-even = 홀짝: 합계의 차이 { $difference }, 짝수여야 함
check-parity-odd = 홀짝: 합계의 차이 { $difference }, 홀수여야 함

## Remarks to the player

remark-nothing-to-undo = 취소할 것이 없습니다
remark-undo-returns = 다음 판입니다. u로 앞 판에 돌아갑니다
remark-nothing-to-redo = 다시 실행할 것이 없습니다
remark-no-stone-here = 여기에는 돌이 없습니다: 먼저 죽은 돌로 옮기세요
remark-no-path-pasted = 붙여 넣은 것은 파일 경로가 아닙니다. 그림을 붙여 넣으려면 b를 누르세요
remark-not-pasted = 붙여 넣은 것은 그림이 아닙니다: { $place }: { $why }
remark-paste-refused = 여기에는 숫자만 붙여 넣을 수 있습니다. 그림은 b로 붙여 넣습니다
remark-no-dame = 남은 공배가 없습니다
remark-border-open = { $place } 쪽 경계가 열려 있습니다: 공배가 아니니 먼저 두세요
remark-dame-filled-by = 메움: { $side } { $places }. u: 되돌리기
remark-dame-filled = 번갈아 메움: 흑 { $black }, 백 { $white }. u: 되돌리기
remark-not-in-seki = 빅의 공배나 눈이 아닙니다
remark-method-needs-side = { $method }: 이쪽도 세어야 합니다. u: 결과로 돌아가기
remark-not-a-whole-number = `{ $text }`: 정수가 아닙니다. 12+20처럼 입력하세요
remark-too-large = 어떤 바둑판에도 너무 큰 수입니다
remark-own-size = 바둑판 크기는 기보 파일에 정해져 있습니다
remark-no-rules = `{ $text }`: 그런 이름의 규칙이 없습니다
remark-choose-game = `even`, `no-komi`, `handicap` 가운데 고르세요
remark-not-stones = 치석 수를 입력하세요
remark-side-not-counted = 이쪽은 아직 세지 않았습니다
remark-type-count = 센 수를 입력하세요(없으면 0)
remark-more-than-board = { $number }: 바둑판의 { $points }보다 많습니다. 다시 세세요
remark-not-in-a-number = `{ $sign }`: 숫자에 쓸 수 없습니다. 12+20처럼 입력하세요
remark-entry-full = 더 입력할 수 없습니다: Enter로 확인하거나 Backspace로 고치세요
remark-more-than-left = { $number }: 남은 { $left }보다 많습니다({ $points } 중 { $counted } 셈). 다시 세거나 Esc로 앞의 수를 고치세요
remark-board-full = 두 쪽의 수를 더하면 바둑판 전체입니다: 남는 점이 없습니다. 0을 입력하거나 Esc를 누르고 다시 세세요
remark-whose = { $black } + { $white }: 합은 맞지만, 흑백이 반대여도 맞습니다. 흑이 { $black }이었나요? Enter: 예. Esc: 아니요
remark-smaller-board = { $here }에서 { $total }이면 차이가 너무 큽니다. { $size }라면 맞습니다. { $size }이면 s로 바꾸세요. { $here }이 맞으면 다시 Enter
remark-many-non-scoring = 공유점이 { $count }개인가요? 대개 없거나 하나입니다. 맞으면 다시 Enter
remark-too-many-non-scoring = 공유점 { $count }개는 너무 많습니다. 공배를 번갈아 메우고 남은 것을 세세요
remark-points-missing = 흑 { $black } + 백 { $white } = { $sum }, { $points }이 아닙니다: 어느 쪽에도 들지 않은 자리가 { $missing }개입니다. 누구의 것도 아니면 { $missing } 입력, 아니면 Esc를 누르고 다시 세세요
remark-points-short = 흑 { $black } + 백 { $white } = { $sum }, { $points }이 아닙니다: { $missing }이 모자랍니다. 열 개짜리 더미를 세지 않았나요? Esc를 누르고 다시 세세요
remark-verified = 확인됨: { $terms } = { $points }
remark-well-counted = 합계 { $have }, 바둑판과 같습니다: 어떻게 정리했든 정답입니다
remark-missing = 센 수 { $have }, 바둑판 { $is }: { $missing } 모자랍니다. 다시 세세요
remark-too-many = 센 수 { $have }, 바둑판 { $is }: { $extra } 많습니다. 다시 세세요
remark-not-counted = 아직 세지 않았습니다: Enter로 계속하세요
remark-no-komi = 규칙 { $rules }에는 이 대국의 덤이 없습니다: 설정의 덤에 입력하세요
remark-count-first = 먼저 돌을 세세요
remark-needs-position = 집 정리에는 국면이 필요합니다: 기보 파일을 여세요
remark-position-kept = 국면을 그대로 두었습니다: b를 누르면 이어서 입력합니다
remark-no-stones = 아직 판 위에 돌이 없습니다
remark-rows-empty = 비어 있는 줄이 { $rows }개 있습니다. 다시 Enter를 누르면 이대로 계가합니다.
remark-nothing-due = 오늘 복습할 문제가 없습니다: 틀린 문제가 여기에 나옵니다
remark-mouse-on = 마우스: 켜짐
remark-mouse-off = 마우스: 꺼짐

## More of the screen

editor-stones = 흑 { $black } + 백 { $white }
stones-with-vacant = { $stones } (+ 빈자리 { $vacant } = { $total })
plan-title = { $side }집 정리
plan-next = { $number }/{ $all }: { $what }
plan-done = { $what }, 완료
plan-left = 빈자리 { $vacant } + { $stones } = { $total }
plan-sum = { $vacant } + { $stones } = { $total }, 그대로
scroll-more = j ↓ 더 보기
key-enter = Enter
key-space = Space
key-esc = Esc
key-tab = Tab
key-backspace = Backspace
key-ctrl = Ctrl

## Line by line (--plain)

plain-step = { $all }단계 중 { $at }단계. { $title }
plain-setting = { $label } (`{ $name }`): { $value }
plain-setting-from = { $label } (`{ $name }`): { $value } ({ $from })
plain-dead = 죽은 돌: { $stones }
plain-uncertain = 사활이 불확실, 확인하세요({ $count }개): { $stones }.
plain-fills = { $side }이 메울 자리: { $points }
plain-left = 비워 둘 자리: { $points }
plain-count = { $side }: { $count }
plain-line = { $name }, { $side }: { $amount }
plain-check = 검산({ $method }):
plain-margin = 집 차이: { $result }
plain-margin-between = 집 차이: { $low } ~ { $high }
plain-margin-unknown = 집 차이를 알 수 없음: { $why }
plain-short = { $side } { $count }, { $points } 부족
plain-to-go = { $side } { $count }, { $points } 더 필요
plain-spare = { $side } { $count }, { $points } 여유
plain-check-holds = 검산 맞음: { $text }
plain-check-fails = 검산 틀림: { $text }
plain-help = Enter만 누르면 계속합니다. 명령: `back`, `undo`, `redo`, `result`, `quit`.
plain-help-settings = 설정은 언제든지 바꿀 수 있습니다: `komi 6.5`, `handicap 3`, `compensation n-1`, `rules aga`, `tie-breaker none`, `game no-komi`, `method key`, `side white`, `size 13`.
plain-not-a-number = `{ $text }`: 숫자가 아닙니다. 12+20처럼 입력하세요
plain-at-result = `method NAME` 또는 `side black|white`를 입력하거나, Enter로 끝내세요
plain-not-understood = `{ $text }`: 여기서는 쓸 수 없습니다. Enter로 계속하거나 `help`를 입력하세요
plain-at-vertex = { $name }: { $why }
plain-ask-setup = 설정을 바꾸거나(예: `komi 6.5`) Enter로 시작하세요.
plain-ask-dead = 죽은 돌마다 한 자리씩 입력하거나(예: `C3 D7`) Enter로 계속하세요.
plain-ask-seki = 메우는 쪽을 바꿀 자리를 입력하거나 Enter로 계속하세요.
plain-ask-non-scoring = 몇 개인가요? 없으면 Enter.
plain-ask-board-count = 센 수를 입력하거나(예: `12+20`) Enter로 바둑판의 수를 쓰세요.
plain-ask-count = 센 수를 `12+20`처럼 입력하세요(`t`는 10을 더합니다).
plain-ask-side = `side white`, `verify`(둘 다 세기), 또는 Enter로 시작합니다.
plain-ask-next = Enter로 계속하거나, `result`로 끝까지 건너뛰세요.
plain-verify = { $side }만 셌습니다: `verify`를 입력하면 { $other }도 셉니다.
plain-ask-result = `method half`, `side white`, `back`을 쓸 수 있습니다. Enter: 끝내기.

## Where values come from, and what else the first screens say

source-option = 옵션
source-player = 직접 설정
source-file = 파일, { $place }
source-profile = 규칙 값
source-profile-other-size = 규칙 값(19×19 기준)
source-settings = 설정 파일
source-last-used = 지난번과 같음
source-default = 기본값
convention-n = n
convention-n-1 = n-1
convention-none = 없음
round-all-drills = 모든 문제, 약한 것부터
round-missed = 틀린 문제 복습

## The first screen

home-question = 누가 몇 집 이겼나요?
home-table = 눈앞의 바둑판 계가
home-file = 기보나 사진 열기
home-position = 국면 입력
home-example = 배우기: 예제로 계가(2분)
home-practise = 연습
home-sheet = 승부선표
home-compare = 한 판을 모든 규칙으로
home-handicap = 치석과 덤
home-unfinished = 마치지 않은 계가
home-recent = 최근 대국
home-usual = { $rules } · { $size } · 덤 { $komi } · { $method }
home-step = { $what }: { $all }단계 중 { $at }단계
home-no-files = 여기에는 기보 파일이 없습니다.
home-players = { $black } (흑) – { $white } (백)
home-recorded = 기록된 결과: { $result }
footer-choose = 선택
help-choose = 이것으로 시작
footer-open-file = 열기
help-open-file = 기보 파일 열기
help-practise = 연습
footer-resume-count = 이어서
help-resume-count = 마치지 않은 계가 이어서 하기
footer-open = 열기
help-open = 이것 열기
footer-folder-above = 상위 폴더
help-folder-above = 상위 폴더
footer-next-game = 다음 대국
help-next-game = 다음 대국 계가
footer-leave = 종료
footer-pick-rules = 규칙
help-pick-rules = 목록에서 규칙 고르기
no-such-rules = 그런 이름의 규칙이 없습니다
picker-about = { $scoring } · 덤 { $komi } · 치석 보상 { $convention }
remark-unusual-komi = 덤 { $komi }? 맞으면 다시 Enter
remark-unusual-handicap = 치석 { $stones }점? 맞으면 다시 Enter
remark-turn-setting = ← →로 바꿉니다
remark-count-dropped = 바둑판이 바뀌어 센 것이 지워졌습니다(u: 되돌리기)
remark-numbers-dropped = 표시가 바뀌어 바둑판의 수가 지워졌습니다(u: 되돌리기)
remark-komi-stays = 덤은 설정한 { $komi } 그대로입니다
remark-both-sides = 이 방법은 이미 양쪽을 다 셉니다
remark-nothing-unfinished = 마치지 않은 계가가 없습니다
remark-no-file-of-table = 눈앞의 바둑판을 세는 중이라 열 파일이 없습니다
many-left = 어느 쪽에도 들지 않은 자리가 { $points }개입니다. 보통은 없거나 하나입니다. 확실하지 않으면 다시 세세요.
large-margin = 차이가 큽니다. 센 수와 덤을 확인하세요.
not-settled = 아직 정해지지 않았습니다. 승자를 정하지 않습니다.
unsettled-rules = { $rules } 규칙은 사석, 패스, 마지막 수처럼 영역 말고도 더 셉니다. 여기서는 알 수 없어 승자를 정하지 않습니다.
unsettled-stones = 이 돌들이 승부를 정할 수 있습니다. 죽었는지 합의하세요: { $places }
unsettled-points = { $points }개의 점이 누구의 것도 아니며 승부를 정할 수 있습니다. 공배를 메우거나 죽은 돌을 확인하세요.
unsettled-one-side = 이만한 차이는 대개 실수입니다. 바둑판 크기, 수, 덤을 확인하고 다른 쪽도 세세요.
home-no-match = 맞는 이름이 없습니다.
resume-step = { $all }단계 중 { $at }단계.

## What each setting is

about-size = 19×19, 13×13, 9×9, 또는 직접 입력한 크기.
about-game = 호선에는 덤이 있습니다. 정선은 흑이 먼저 두기만 하고, 접바둑은 돌을 미리 놓고 시작합니다.
about-komi = 나중에 두는 백이 받는 집.
about-tie-breaker = 동점일 때 승부를 가르는 반집. 덤과 따로 표시합니다.
about-handicap = 시작할 때 흑이 놓은 돌.
about-compensation = 중국식 계가에서 치석 대신 백이 받는 것: n집, n − 1집, 또는 없음. 승부가 바뀔 수 있으니 두기 전에 정하세요.
about-method-full = 양쪽을 다 세어 비교합니다. 가장 확실합니다. 두 합계가 판 전체와 맞아야 하므로 잘못 세면 드러납니다.
about-method-half = 한쪽만 세어 판의 절반과 비교합니다. 수고가 절반입니다.
about-method-simplified = 한쪽 세기와 같지만 공유점을 판의 절반에서 뺍니다. 결과는 같고 계산이 쉽습니다.
about-method-key = 벽에 붙인 표에서 찾은 수 하나만 넘으면 됩니다. 한쪽을 세어 비교하면 끝. 가장 빠릅니다.
about-side = 세기 쉬운 쪽을 고르세요. 집이 모여 있고 옮길 돌이 적은 쪽입니다. 결과는 같습니다.

## Words of counting

looking-for-dead = 죽은 돌을 찾는 중…
handicap-title = 접바둑
handicap-no-ranks = b와 w로 두 대국자의 급·단을 고릅니다(B, W: 한 단계 약하게)
phase-setup = 설정
phase-dead = 죽은 돌
phase-count = 계가
phase-result = 결과
palette-title = 무엇을 할까요?
palette-none = 그런 이름의 기능이 없습니다.
glossary = 용어
glossary-area = 영역
    .means = 돌과 그 돌이 둘러싼 자리를 합친 것
glossary-territory = 집
    .means = 둘러싼 자리만. 한국식에서는 사석을 뺍니다
glossary-vacant = 빈자리
    .means = 한쪽의 것인 빈 교차점
glossary-dame = 공배
    .means = 양쪽 산 돌 사이의 빈 교차점. 세기 전에 메웁니다
glossary-seki = 빅
    .means = 두 눈 없이 양쪽이 함께 살아 있는 돌
glossary-non-scoring = 공유점
    .means = 어느 쪽 집도 아닌 자리. 빅에서 마지막에 남는 공배 등
glossary-dead = 죽은 돌
    .means = 잡히는 것을 피할 수 없는 돌. 판에서 들어냅니다
glossary-prisoners = 사석
    .means = 따낸 돌. 중국식 계가에서는 세지 않습니다
glossary-adjustment = 조정
    .means = 덤, 무승부 방지 반집, 보상을 더한 것
glossary-half-count = 판의 절반
    .means = 바둑판 교차점 수의 절반. 19×19에서 180.5
glossary-key-number = 승부선
    .means = 합계가 이 수를 넘으면 이깁니다
glossary-zi = 자
    .means = 돌 하나를 단위로 한 것. 한 자는 두 집
glossary-compensation = 치석 보상
    .means = 치석 대신 백이 받는 집: n, n − 1, 또는 없음
glossary-teire = 가일수
    .means = 공배를 메우면 자기 집을 지켜야 해서 한 수 더 두는 것
glossary-bent-four = 귀곡사
    .means = 귀에서 꺾인 넉 점. 한국·일본 규칙에서는 그대로 죽음. 중국식에서는 실제로 두어 잡아도 손해가 없습니다
glossary-group-tax = 환기두
    .means = 돌만 세던 옛 방식에서 그룹마다 두 집씩 빼는 것
glossary-false-eye = 가짜 눈
    .means = 눈처럼 보이지만 눈이 아닌 빈자리. 빅에서는 주인이 메웁니다
glossary-total = 합계
    .means = 한쪽의 빈자리와 돌을 더한 것
glossary-possible = 가능한 점
    .means = 공유점을 뺀 바둑판의 점
glossary-tie-breaker = 무승부 방지 반집
    .means = 덤 없는 대국이 비기지 않도록 백에게 주는 반집. 덤이 아닙니다
glossary-adjusted = 조정 후 합계
    .means = 덤, 반집, 보상을 넣은 합계
glossary-margin = 집 차이
    .means = 승자가 몇 집 많은지

# A photograph of the board.
help-next-doubt = 다음 불확실한 자리
help-previous-doubt = 이전 불확실한 자리
help-as-read = 이 자리는 그대로 맞음
help-turn = 바둑판 돌리기
help-mirror = 바둑판 좌우 뒤집기
footer-next-doubt = 다음 확인
footer-previous-doubt = 이전 확인
footer-as-read = 맞음
footer-turn = 회전
footer-mirror = 반전
photo-board = 사진 { $size }
put-in-board = 국면 { $size }
example-board = 예제
photo-title = 바둑판과 비교하기
photo-all-clear = 불확실한 자리가 없습니다. 바둑판과 한 번 더 비교하고 Enter를 누르세요.
photo-left = 불확실한 자리가 { $points }개 있습니다.
photo-how = x 흑, o 백, . 빈자리. 맞으면 Space. Tab은 다음 불확실한 자리, Enter는 계가입니다.
photo-here = 사진의 { $place } 둘레:
remark-doubts-left = { $points ->
    [0] 판 전체를 비교했나요? Enter로 계가합니다.
   *[other] 불확실한 자리가 { $points }개 남았습니다(Tab: 보기). 다시 Enter를 누르면 이대로 계가합니다.
}
