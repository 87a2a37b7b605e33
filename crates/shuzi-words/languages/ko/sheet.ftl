## Printed sheets

sheet-keys = 승부선표
sheet-game = 대국
sheet-even = 호선, 덤 { $komi }집
sheet-even-game = 호선, 덤 { $komi }집
sheet-no-komi = 정선
sheet-handicap = { $stones }점 접바둑
sheet-komi = 덤 { $points }집
sheet-compensation = 보상 { $points }집
sheet-handicap-games = 접바둑
sheet-compensation-rule = { $convention ->
        [n-1] 둘째 치석부터 하나마다 백에게 1집을 더한 값입니다.
       *[n] 치석 하나마다 백에게 1집을 더한 값입니다.
    }
sheet-tie-breaker = 반집 { $points }
sheet-half-count = 판의 절반 { $points }
sheet-non-scoring = 공유점 { $points }
sheet-black = 흑
sheet-white = 백
sheet-black-short = 흑
sheet-white-short = 백
sheet-needs = 필요 수
sheet-term-shared = 공유점:
sheet-term-shared-is = 어느 쪽 것도 아닌 자리.
sheet-term-compensation = 보상:
sheet-term-compensation-is = 치석 대신 백이 받는 집.
sheet-term-key = 승부선:
sheet-term-key-is = 합계가 이 수와 같으면 무승부입니다.
sheet-form-sign = { $sign } { $side } 승
sheet-form-doubled = 집 차이 = 차이(± 없이) × 2 =
sheet-form-needed = 이기는 합계
sheet-form-larger = 집 차이 = 큰 수 − 작은 수 =
sheet-tie-at = { $tie } 무승부
sheet-one-shared = 공유점이 하나 남으면
sheet-small-key = 작은 숫자는 승부선이며, 합계가 같으면 무승부입니다.
sheet-key-numbers = 승부선: 흑 { $black }, 백 { $white }
sheet-key = 승부선
sheet-ties = 무승부
sheet-how = 세는 법
sheet-step-finish = 판을 끝내기
sheet-step-shape = 열 집짜리 직사각형 만들기
sheet-step-pile = 돌을 열 개씩 모으기
sheet-step-compare = 필요한 수와 비교하기
sheet-step-adjust = 합계 조정하기
sheet-step-margin = 집 차이 구하기
sheet-how-1 = 공배를 번갈아 메우고 서로 패스합니다. 죽은 돌과 따낸 돌을 바둑통에 돌려놓습니다. 빅에서는 각자 옥집을 포함해 자기 눈을 메우고, 안쪽 공배를 번갈아 메우며, 남는 하나는 비워 둡니다.
sheet-how-left = 어느 쪽 것도 아닌 자리는 비워 두고, 몇 개인지 적습니다(공유점).
sheet-how-2 = 한쪽을 고릅니다. 그쪽 돌을 옮겨 집을 열 집짜리 직사각형으로 만들고 빈자리를 셉니다.
sheet-how-bowl = 바둑통에서 돌을 더하거나 도로 넣어도 합계는 그대로입니다.
sheet-how-3 = 그쪽 돌을 열 개씩 모아 셉니다. 빈자리 + 돌 = 합계.
sheet-how-4 = 합계가 필요한 수 이상이면 이깁니다.
sheet-how-5 = 집 차이 = 2 × (합계 − 승부선). 음수면 상대가 이깁니다.
sheet-how-full-2 = 양쪽 돌을 옮겨 집을 모두 열 집짜리 직사각형으로 만듭니다. 돌을 들어내기 전에 양쪽의 빈자리를 셉니다.
sheet-how-full-3 = 양쪽 돌을 열 개씩 모아 셉니다. 빈자리 + 돌 = 합계. 양쪽 합계를 더하면 빅에 남은 빈자리를 뺀 바둑판 전체가 됩니다.
sheet-how-full-5 = 집 차이 = 두 수의 차이입니다.
sheet-how-half-5 = 집 차이 = 2 × (조정된 합계 − 판의 절반). 음수면 상대가 이깁니다.
sheet-each = 공유점마다 { $sign } ½.
sheet-zero-tie = 0이면 무승부입니다.
sheet-zero-side = 0이면 { $side } 승입니다.
sheet-zero-tie-breaker = 0이면 { $side } { $points }집 승입니다(무승부 방지 반집). 0이 아니면 { $side } 승일 때 집 차이에 { $points }집을 더하고, 질 때 뺍니다.
sheet-how-verify = 확실하지 않으면 상대 쪽도 셉니다.
sheet-form-title = 계가 용지
sheet-form-event = 대회
sheet-form-round = 라운드
sheet-form-date = 날짜
sheet-form-board = 판 번호
sheet-form-black = 흑
sheet-form-white = 백
sheet-form-side = 세는 쪽: { $side }
sheet-form-winner = 승자
sheet-form-none = (없으면 0)
sheet-form-tie = 무승부
sheet-form-points = 집
sheet-form-check = 검산: 흑 + 백 + 공유점 = { $points }.
sheet-form-optional = { $side }(선택)
sheet-form-signed = { $side } 서명
sheet-form-referee = 심판
sheet-note-ties = 무승부: 비기는 합계. { $needs } (={ $tie }): { $tie }이면 무승부, { $needs }이면 승.
sheet-note-nsp = 공유점: 어느 쪽 것도 아닌 자리. 빅에서 마지막에 남는 공배 등.
sheet-note-each-nsp = 공유점 하나마다 승부선이 ½씩 내려갑니다.
sheet-note-tie-breaker = 무승부 방지 반집은 덤이 아닙니다. 비기지 않도록 백이 반집을 받습니다.
sheet-source = 출처: S. Mays, How to Use the Chinese Method of Counting (2012).
sheet-komi-head = 덤
sheet-ranks = 급수 차
sheet-value = 값
sheet-stones = 치석
sheet-free-moves = 더 두는 수
sheet-jewdan = 급수 차에 따른 접바둑
sheet-to-white = 백에게
sheet-to-black = 흑에게
sheet-grid = 급수 차를 찾습니다. 왼쪽이 치석 수, 위가 집 수입니다. 그 밖에 더할 것은 없습니다. –: 치석 없이 흑이 먼저 둡니다.
sheet-grid-example = 예: { $size }, 급수 차 { $ranks }: 치석 { $stones }개, { $side } { $points }집.
sheet-factor = { $size }: { $counting } 계가, 치석 한 점에 { $factor }급, { $value }집
sheet-area = 중국식
sheet-territory = 한국식
sheet-handicap-1 = 값 = 급수 차 ÷ 한 점의 급수 − ½. 치석 = 값 + ½ (올림). 한 점은 흑이 먼저 두는 것입니다.
sheet-handicap-2 = 덤 = (더 두는 수 − 값) × 한 점의 집 수 (반올림) + ½. 음수면 흑이 받습니다(역덤).
sheet-handicap-3 = 조정하는 것은 덤뿐입니다. 보상은 더하지 않습니다.
sheet-misprint = 발표된 중국식 13×13 표에는 급수 차 4, 9, 14, 19가 −3.5로 되어 있지만, 그 공식대로면 −0.5입니다.
sheet-handicap-source = 출처: Jewdan의 접바둑 방식 (Sensei's Library).
sheet-black-needs = { sheet-black } { sheet-needs }
sheet-white-needs = { sheet-white } { sheet-needs }
sheet-black-count = { sheet-black-short } { $count }
sheet-white-count = { sheet-white-short } { $count }
