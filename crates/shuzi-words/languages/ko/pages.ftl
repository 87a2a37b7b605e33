## A counted game

profile-title = { $title }({ $name })
page-game = { $number }국
page-players = { $black }(흑) – { $white }(백)
page-kind = { $size } { $game }
page-uncertain = 불확실
page-seki = 빅
page-note = 참고: { $text }
page-nothing = 없음
points-value = { $points ->
        [0] 없음
       *[other] { $points }집
    }
stones-value = { $stones }점
compensation-value = 백에 { $points }집({ $convention })
names-more = { $names } 외 { $more }개
dead-of-side = { $side } { $count }({ $names })
counted-names = { $count }({ $names })
seki-fills = 흑이 메울 자리: { $black }, 백이 메울 자리: { $white }
page-needs = { $side }은 { $needs }자 이상이면 승, 합계는 { $total }자: { $standing }.
page-needs-or-ties = { $side }은 { $needs }자 이상이면 승({ $tie }자면 무승부), 합계는 { $total }자: { $standing }.
standing-enough = 꼭 맞음
standing-spare = { $points }자 여유
standing-short = { $points }자 부족
page-left-out = 간편 한쪽 세기는 무승부 방지 반집({ $tie_breaker })을 빼므로 결과가 { $shown }입니다. 정확한 결과: { $exact }.
page-left-out-level = 간편 한쪽 세기는 무승부 방지 반집({ $tie_breaker })을 뺍니다. 동점이므로 { $side } 승입니다. 정확한 결과: { $exact }.
page-same-board = 같은 판을 중국식으로 세면: { $result }
page-by-area = 중국식으로는 { $result }이지만, ‘{ $rules }’ 규칙은 돌과 집 말고도 세는 것이 있습니다. 여기서는 알 수 없어 아직 승자가 없습니다.
page-shared = 공유점 { $points }개를 반씩 나눕니다: 흑 { $black }, 백 { $white }.
cause-other-winner = 승자가 반대
cause-unit = 자와 집
cause-teire-kept = 가일수를 빼지 않음
cause-unmarked = 죽은 돌 표시 없음
cause-also-dead = 더 많은 죽은 돌
cause-one-point = 한 집
cause-unknown = 다른 원인
unfinished-border = { $places }{ $more ->
        [0] {""}
       *[other] {" "}외 { $more }곳
    }. 대국이 끝났나요? 죽은 돌을 모두 표시했나요?
unfinished-dame = { $places }{ $more ->
        [0] {""}
       *[other] {" "}외 { $more }곳
    }. 비워 두며 어느 쪽 것도 아닙니다. 양쪽이 합의하면 번갈아 메웁니다.
page-one-side = { $side }만 셌습니다. 나머지 자리는 모두 상대의 것으로 봅니다.
page-chains = 이어진 돌
page-no-chains = 판정 없음(죽은 돌을 지정했습니다)
heading-full = 양쪽
heading-half = 한쪽
heading-simplified = 간편
heading-key = 승부선

## A game under every rule set

compare-own = 대국의 규칙
compare-own-result = { $rules }: { $result }
compare-head-result = 결과
compare-head-scoring = 계가
compare-head-rules = 규칙
compare-same-winner = 어느 규칙으로도 승자가 같습니다.
compare-same-winner-known = 승자를 알 수 있는 규칙에서는 모두 승자가 같습니다.
compare-winners-differ = 승자를 아는 규칙들의 결과가 서로 다릅니다. 이 대국 규칙의 승자는 알 수 없습니다.
compare-other-winners = 결과 { $all }개 중 { $many }개는 이 대국의 규칙으로 셀 때와 승자가 다릅니다.
compare-other-winner = * 이 대국의 규칙으로 셀 때와 승자가 다름.
compare-rules-note = { $rules }: { $note }.
scoring-stone-taxed = 돌+환기두
result-unknown = 알 수 없음
result-or = { $least } 또는 { $most }
range = { $least } ~ { $most }
difference-title = 중국식과 한국식의 차이: 흑이 앞선 집(덤 포함, 보상 제외)
difference-area = 중국식 결과(Sc)
difference-territory = 한국식 결과(Sj)
difference-apart = Sc − Sj
difference-accounted = 항목을 더하면 차이와 같습니다.
difference-unknown = 차이를 설명할 수 없습니다: { $why }.
difference-not-accounted = 항목을 더해도 차이와 다릅니다. 기보에 잘못이 있습니다.
difference-check-agrees = 검산: 판 위의 흑돌 − 백돌 = { $stones }, 사석과 패스로 구하면(Jasiek) { $prisoners }: 일치.
difference-check-disagrees = 검산: 판 위의 흑돌 − 백돌 = { $stones }, 사석과 패스로 구하면(Jasiek) { $prisoners }: 불일치!
matrix-does-not-apply = 덤이 있는 호선이라 보상도 무승부 방지 반집도 해당이 없습니다.
matrix-title = 보상과 무승부 방지 반집
matrix-no-tie-breaker = 반집 없음
matrix-tie-breaker = 반집 0.5
procedure-japanese = 한국·일본식 계가
procedure-aga = 패스 돌을 쓰는 AGA 계가
procedure-unknown = { $name }: 사석을 알 수 없습니다.
procedure-title = { $name }(보상 없음)
procedure-both = 흑 { $black }, 백 { $white }
procedure-lead = 흑이 앞선 집: { $lead }.

## A plan of the physical count

plan-none = { $side }: 정리할 것이 없습니다.
plan-summary = { $side }: 돌 { $handled }개 정리({ $parts }). { $proof }.
plan-moved = 옮김 { $count }
plan-lifted = 바둑통으로 { $count }
plan-added = 바둑통에서 { $count }
plan-minimum = 이것이 최소입니다
plan-best-found = 찾은 것 중 가장 짧습니다(더 짧은 순서가 있을 수 있습니다)
plan-letters = A에서 a로: 돌을 옮김(24개가 넘으면 다시 A부터)
plan-before = 종국 모습. ×는 죽은 돌, 작은 돌은 집입니다.
plan-lifted-from = 정리 전: 글자가 있는 돌을 옮깁니다. −는 바둑통에 넣습니다. ×는 죽은 돌입니다.
plan-landed = 정리한 판: +는 바둑통에서 더한 돌입니다.
words-said = { $name }: { $all }개 가운데 { $said }개
remarks-folded = 같은 알림 { $count }건 더: { $what }
batch-summary = { $games }판을 셌고 { $unread }판은 세지 못했습니다. 돌이나 경계가 불확실한 것은 { $unsure }판입니다. 결과가 기록된 { $recorded }판 중 { $disagreeing }판이 기록과 다릅니다.
batch-progress = { $games }판, 초당 { $rate }판
batch-left = 남은 시간 { $time }
plan-signs = - 바둑통으로, + 바둑통에서, . 빈자리, # 공유점
plan-vacant = 빈자리
plan-stones = 돌
plan-total = 합계
plan-unchanged = { $sum }, 그대로입니다.

## Handicap

handicap-case = { $size }, 급수 차 { $ranks }, { $counting } 계가
handicap-value = 값
handicap-stones = 치석
handicap-free-moves = 더 두는 수
handicap-komi = 덤
handicap-value-worked = { $ranks } ÷ { $factor } − ½ = { $value }점
handicap-black-first = 없음: 흑이 먼저 둠
handicap-expected = 예상
handicap-expected-worked = 덤이 없다면 { $side } { $size } × { $worth } = { $points }집 승
handicap-komi-worked = ({ $free_moves } − { $taken }) × { $worth } = { $raw }, 반올림 { $rounded }, + ½ = { $komi }
handicap-check = 검산
handicap-check-worked = { $free_moves } × { $worth } − { $outcome } − { $komi_taken } = { $left }
handicap-many = 급수 차가 9를 넘으면 13×13이나 9×9 바둑판이 알맞습니다.
handicap-black-gets = 따라서 흑이 { $points }집을 받습니다(역덤)
handicap-only-komi = 조정하는 것은 덤뿐입니다. 보상은 더하지 않습니다.

## Key numbers

keys-title = 승부선: { $rules }
keys-non-scoring = 공유점 { $points }
keys-needs = 필요 수
keys-ties = 무승부
keys-needs-note = 필요 수: 이기는 데 필요한 가장 작은 합계(빈자리 + 돌).
keys-ties-note = 무승부: 비기게 되는 합계.
keys-even = 호선, 덤 { $komi }집
keys-tie-breaker = 반집 { $points }

## Files and engines

written = 저장했습니다: { $name }
not-counted-yet = 아직 세지 않았습니다
empty-sheet = 저장할 것이 없습니다. 먼저 덤을 정하세요
copied = 복사했습니다: { $text }
all-names-taken = { $name }: 이 이름도, 번호를 붙인 이름 100개도 이미 있습니다
kept-in = 저장한 곳: { $path }
settings-file = 설정 파일: { $why }
not-saved = 계가를 저장할 수 없습니다: { $why }
not-copied = 복사할 수 없습니다({ $why })
colours-off = 색을 껐습니다(NO_COLOR 또는 --color never)
io-not-found = 그런 파일이나 폴더가 없습니다
io-permission-denied = 권한이 없습니다
io-already-exists = 이미 있습니다
io-storage-full = 디스크가 가득 찼습니다
io-no-more-room = 디스크 할당량을 다 썼습니다
io-read-only = 읽기 전용 디스크입니다
io-no-folder = 경로 중간에 폴더가 아닌 것이 있습니다
io-no-plain-file = 일반 파일이 아닙니다
io-too-large = { $most } MiB보다 큽니다
io-not-utf-8 = UTF-8이 아닙니다. UTF-8로 저장하세요
file-unreadable = 읽을 수 없습니다({ $why }). 파일 이름을 확인하세요
folder-unreadable = 읽을 수 없습니다({ $why }). 폴더를 확인하세요
file-exists = 이미 있습니다. 다른 이름을 쓰거나 --force를 붙이세요
file-unwritable = 쓸 수 없습니다({ $why }). 폴더를 확인하세요
file-too-large = { $most } MiB보다 큽니다. 기보 모음을 나누세요
file-is-a-folder = 폴더입니다. 그 안의 파일을 지정하세요
file-is-an-address = shuzi는 인터넷 주소를 읽지 않습니다. 먼저 대국을 파일로 저장하세요
folder-of-games = 폴더입니다. 그 안의 판을 세려면 -r을 붙이세요
folder-without-games = 이 폴더에 기보가 없습니다. 폴더 이름을 확인하세요
archive-unreadable = 압축 파일이 손상되었습니다: { $why }
archive-without-games = 이 압축 파일에 .sgf 파일이 없습니다. 기보가 든 것을 지정하세요(압축 파일 안의 압축 파일은 읽지 않습니다)
profile-unreadable-file = 읽을 수 없습니다: { $why }
other-games = 첫 대국만 엽니다. 이 파일에는 대국이 { $games }개 더 있습니다
unknown-rules-chosen = 알 수 없는 규칙 RU[{ $rules }]: 설정에서 규칙을 고르세요
engine-start = 시작할 수 없습니다({ $why }). 명령을 확인하세요
engine-ended = `{ $command }` 명령에 답하기 전에 멈췄습니다
engine-complained = 멈췄습니다(메시지: { $said })
engine-slow = `{ $command }` 명령에 { $seconds }초 안에 답하지 않았습니다(--engine-seconds로 늘릴 수 있습니다)
engine-refused = `{ $command }` 명령을 거부했습니다: { $why }
engine-size = { $size } 바둑판은 쓸 수 없습니다. GTP 바둑판은 25×25까지의 정사각형입니다
engine-lie = `{ $name }` 자리를 죽은 돌이라고 했지만 그 자리에는 돌이 없습니다
engine-asking = `{ $engine }` 엔진에 죽은 돌을 묻는 중(Ctrl-C: 중지)

## The command line

usage-no-terminal = 단계별 계가에는 터미널이 필요합니다. `shuzi score` 또는 `shuzi count --plain`을 쓰세요
ended-count = 신호를 받아 끝냈습니다. 계가는 저장되어 있습니다
ended-unsaved = 신호를 받아 끝냈습니다. 계가를 저장하지 못했습니다
ended-home = 신호를 받아 끝냈습니다
ended-practice = 신호를 받아 끝냈습니다. 답은 모두 저장되어 있습니다
ended-input = 결과가 나오기 전에 입력이 끝나 계가를 마치지 못했습니다
usage-no-paper = { $option } 옵션은 PDF와 SVG에만 쓰며 { $format }에는 쓸 수 없습니다
usage-no-folder = --recursive에는 폴더가 필요합니다: shuzi score -r games
usage-only-with-file = 기보 파일이 있을 때만 쓸 수 있습니다(합계만으로는 안 됩니다): { $options }
usage-nothing-to-compare = 비교할 것이 없습니다. 기보 파일이나 --black-territory와 --white-territory를 지정하세요
usage-stones-unknown = 돌의 수를 모릅니다. --black-stones와 --white-stones, 또는 사석, 패스, --last-move를 지정하세요
usage-not-the-board = 이 수로는 { $size } 바둑판이 차지 않습니다. 잘못 셌거나 공유점이 있습니다. --black-stones와 --white-stones도 지정하세요
usage-too-many-points = 더하면 { $size } 바둑판의 { $all }보다 많습니다. 다시 세세요
usage-too-many-for-board = 치석이나 공유점이 { $size } 바둑판의 교차점보다 많습니다
usage-no-factor = Jewdan의 방식에는 { $size } 바둑판의 계수가 없습니다. 한 점이 몇 급인지 --factor로 지정하세요
usage-factor-not-positive = --factor는 0보다 커야 합니다
usage-no-format = 알 수 없는 형식 .{ $ending }: .txt .md .csv .json .html .svg .pdf .sgf 가운데 하나를 쓰거나 --format을 붙이세요
usage-not-in-format = { $format } 형식으로는 쓸 수 없습니다. { $formats } 가운데 하나를 쓰세요
usage-pdf-on-terminal = PDF는 터미널에 낼 수 없습니다. --output 파일.pdf를 쓰세요
usage-resume-format = --resume에는 한 줄에 한 판씩 쓰는, 압축하지 않은 파일이 필요합니다. -o 파일.json 또는 파일.csv를 붙이세요
usage-errors-in-output = --errors-to와 -o가 같은 파일을 가리킵니다: 서로 다른 파일을 지정하세요
not-resumable = 앞서 출력한 파일이 아닙니다. 다른 파일을 지정하거나 --resume을 빼세요
resume-not-found = 마지막 판({ $game })이 이 파일들에 없습니다. 시작할 때의 파일을 지정하세요
usage-no-lesson = --lesson { $name }: 그런 레슨이 없습니다. `shuzi practise --list`를 보세요
usage-profile-name = `{ $name }`: 규칙 이름으로 쓸 수 없습니다. 영문자, 숫자, -만 쓰세요
usage-rules = --rules { $why }
profile-exists = { $path }: 이미 있습니다. 그 파일을 고치거나 다른 이름을 쓰세요
no-games-in-folder = 여기에는 끝난 SGF 대국이 없습니다. 다른 폴더를 고르세요
no-home = 홈 폴더가 없습니다. HOME을 설정하거나, SHUZI_CONFIG_DIR, SHUZI_DATA_DIR, SHUZI_STATE_DIR를 모두 설정하세요
not-an-attempt = 연습 기록이 아니어서 건너뛰었습니다
attempt-not-kept = 쓸 수 없습니다({ $why })
fonts-lack = 내장 글꼴에 없는 글자: { $missing }
layout-too-wide = 이 용지에서는 글자가 너무 작아 읽을 수 없습니다. 더 큰 용지를 쓰거나 한쪽만 고르거나 열을 줄이세요
layout-no-card = 카드는 양쪽을 보여 주며 공유점 수는 고를 수 없습니다. --side와 --non-scoring을 빼거나 --layout referee를 쓰세요
config-not-toml = { $why }: `shuzi --print-config`를 보세요
config-language = 알 수 없는 언어 `{ $code }`: de, en, es, fr, ja, ko, ru, zh, zh-Hant, auto 가운데 하나를 쓰세요
state-set-aside = 다른 버전에서 마치지 않은 계가를 { $path } 파일로 옮겨 두었습니다
path-config = 설정
path-rules = 규칙
path-history = 연습 기록
path-log = 계가 기록
path-state = 진행 상태
check-ok = { $name }: 이상 없음
show-komi = { $kind }: 덤 { $komi }, 무승부 방지 { $tie_breaker }, { $ties }
show-not-set = 정하지 않음
show-ties-draw = 동점은 무승부
show-ties-side = 동점은 { $side } 승
show-compensation = 보상 { $points }집(치석 { $from }점부터)
show-no-compensation = 보상 없음
show-note = 참고: { $text }
show-source = 출처: { $text }

## A profile to begin with

template-own = 나만의 규칙입니다. 여기서 정하지 않은 것은 `{ $from }` 규칙을 따릅니다.
template-check = 잘못은 `shuzi rules check`로 찾고, 모든 항목은 `shuzi rules show { $from }` 명령으로 봅니다.
template-aliases = 기보의 RU에 적히는 이름
template-points = n, n-1 또는 none

## The settings file

config-intro = shuzi의 설정입니다. 아래 각 줄은 기본값입니다. #을 지우면 바꿀 수 있습니다.
config-paths = 이 파일을 둘 곳은 `shuzi paths`로 볼 수 있습니다. 명령줄 옵션이 이 파일보다 우선합니다.
config-theme = 색 테마: wood, dark, light, colour-blind(파랑과 주황), mono.
config-no-color = NO_COLOR나 `--color never`는 색을 끕니다(mono).
config-glyphs = 바둑판 기호: unicode(둥근 돌), wide(⚫ ⚪, ●를 두 칸 너비로 그리는 터미널용), letters(줄 위의 X와 O), ascii(점 위의 X와 O). 프로그램에서 `a`를 누르면 어느 것이 맞게 보이는지 알 수 있습니다.
config-mouse = 마우스 클릭으로 돌을 표시할지 정합니다(M: 켜기/끄기). 끄면 마우스로 평소처럼 글자를 선택합니다.
config-motion = 첫 화면에서 한 판을 자동으로 계가해 보여 줄지 정합니다. 키를 누르면 멈춥니다.
config-lang = 언어: de, en, es, fr, ja, ko, ru, zh, zh-Hant. auto는 LANG을 따릅니다.
config-keys = 키: 기능 이름과 키 하나 또는 여럿. 그 기능이 있는 모든 화면에 적용됩니다. 계가 중에 `:`를 누르면 기능 목록이 나옵니다.
config-rules = 옵션에도 기보 파일에도 규칙이 없을 때 쓸 규칙: `shuzi rules list` 참고.
usage-one-game = { $format } 형식에는 대국 하나만 들어갑니다. 대국을 하나만 지정하거나 다른 형식을 쓰세요
usage-no-pictures = 이 터미널이 그림을 표시하는지 알 수 없습니다. --board blocks를 쓰세요
usage-no-tls = 이 shuzi는 암호화 없이 만들어졌습니다. `--features tls`로 설치하거나 --tls를 빼세요
state-unreadable = 마치지 않은 계가를 읽을 수 없어 { $path } 파일로 옮겨 두었습니다

## The counts done

log-title = 계가 기록
log-when = 날짜
log-what = 대국
log-result = 결과
log-rules = 규칙
log-rests-on = 근거
log-rules-komi = { $rules }, 덤 { $komi }
log-table = 실제 바둑판 { $size }
log-board = 바둑판
log-both-sides = 양쪽 모두
log-one-side = 한쪽만
log-territory = 양쪽 집
not-a-count = 계가 기록이 아닙니다
file-changed = 계가를 시작한 뒤 파일이 바뀌었습니다. 다시 여세요
count-not-listed = 계가 기록에 남기지 못했습니다: { $why }

# A photograph of the board.
usage-no-picture = 사진이 없습니다. 사진 파일을 지정하세요
usage-dead-one-game = --dead와 --seki는 한 판의 자리를 가리킵니다. 파일을 하나만 지정하거나 빼세요
usage-one-picture = -o는 사진 한 장에만 씁니다. 빼면 사진마다 출력합니다

request-unreadable = JSON 요청으로 읽을 수 없습니다: { $why }
request-value = `{ $name }`: { $why }
request-no-record = 대국이 없습니다. `record`에 넣으세요
request-no-game = { $number }번째 대국이 없습니다
request-more-games = 기보에 대국이 여러 판 있습니다. 첫째 판을 씁니다. 다른 판은 `game`으로 고르세요
request-many-profiles = 한 요청에 규칙이 { $most }개를 넘습니다
result-not-known = 기보만으로는 이 규칙의 결과를 알 수 없습니다
words-missing = `{ $id }`: 이 메시지가 없습니다
words-unknown = `{ $id }`: 그런 메시지가 없습니다. 이름을 고치거나 지우세요
words-other-values = `{ $id }`의 변수가 영어와 다릅니다. 쓸 변수: { $values }
words-not-fluent = Fluent 문법에 맞지 않습니다: { $why }
words-changed = `{ $id }`의 영어 원문이 바뀌었습니다: 확인하세요
words-too-wide = `{ $id }`의 너비가 { $columns }칸입니다: { $most }칸까지 들어갑니다
keys-unknown-key = `{ $text }`: 그런 키가 없습니다. 글자, Ctrl-X, 또는 Enter, Tab, Space, PgUp, Left 같은 이름을 쓰세요
keys-unknown-action = `{ $name }`: 그런 기능이 없습니다. 혹시 `{ $like }`인가요?
keys-none = `{ $name }`: 키가 없습니다. 키를 쓰거나 이 줄을 지우세요
keys-taken = `{ $key }`: 같은 화면에서 이미 `{ $by }`에 쓰므로 `{ $name }`에는 쓸 수 없습니다
keys-typed = `{ $key }`: 숫자나 국면을 입력할 때 쓰는 키입니다. 다른 키를 고르세요
keys-fixed = `{ $key }`: 바꿀 수 없는 키입니다. 다른 키를 고르세요
picture-heic = HEIC와 AVIF 사진은 읽을 수 없습니다. JPEG로 보내세요(iPhone: 설정 > 카메라 > 포맷 > 높은 호환성)
picture-too-large = { $width ->
    [0] 픽셀이 너무 많습니다. 사진을 줄이세요
   *[other] { $width } × { $height } 픽셀은 { $most }메가픽셀을 넘습니다. 사진을 줄이세요
}
    .phone = 사진이 너무 큽니다. 더 낮은 해상도로 찍으세요.
picture-torn = 사진 파일이 끝까지 오지 않았습니다. 다시 보내세요
picture-broken = 사진 파일이 손상되었습니다. 다시 보내세요
photo-no-picture = { $why }
photo-not-a-picture = 사진이 아닙니다. JPEG, PNG, WebP 파일을 지정하세요
photo-no-board = 바둑판을 찾지 못했습니다. 판 전체가 나오게 위에서 찍거나 --corners로 네 귀를 지정하세요
    .phone = 바둑판을 찾지 못했습니다. 위에서 가장자리까지 다 나오게 찍으세요.
photo-faint = 바둑판의 줄이 잘 보이지 않습니다
photo-more-lines = 바둑판이 { $lines }줄보다 더 큰 것 같습니다
photo-unusual = 사진에 { $lines }줄이 보입니다. 판 전체를 찍거나, 실제로 { $lines }줄이면 --size { $lines } 옵션을 붙이세요
    .phone = 사진에 { $lines }줄이 보입니다. 바둑판이 더 크면 전체를 찍으세요.
photo-cut = { $edge ->
    [top] 바둑판의 위쪽 가장자리가 사진에 없습니다
    [right] 바둑판의 오른쪽 가장자리가 사진에 없습니다
    [bottom] 바둑판의 아래쪽 가장자리가 사진에 없습니다
   *[left] 바둑판의 왼쪽 가장자리가 사진에 없습니다
}
photo-low = 카메라가 약 { $degrees }°로 너무 낮았습니다: 더 위에서 찍으세요
photo-one-color = 모든 돌이 같은 색으로 읽혔습니다
photo-several = 사진에 다른 판이 하나 더 있습니다. 한 판만 찍거나 --corners로 그 판의 네 귀를 지정하세요
    .phone = 사진에 다른 바둑판도 있습니다. 하나만 찍으세요.
photo-small = 바둑판이 사진에 작게 나왔습니다: 더 가까이에서 찍으세요
photo-look-over = 계가하기 전에 국면을 확인하세요: { $why }.
photo-open-it = 먼저 `shuzi 파일 이름`으로 열어 화면에서 확인하세요: { $why }
photo-doubtful = 불확실한 자리 { $points }개: { $names }
photo-stones = 흑돌 { $black }개, 백돌 { $white }개.
photo-only-stones = 사진에는 사석도 수순도 나오지 않습니다. 한국식 계가라면 사석을 직접 더하세요.
photo-size = 사진의 바둑판은 5줄에서 25줄까지의 정사각형입니다. { $size } 크기는 안 됩니다
photo-not-same = 다른 사진과 같은 국면이 아닙니다: 이 사진이나 --same을 빼세요
photo-corners = 이 네 귀로는 바둑판을 찾을 수 없습니다. 왼쪽 위부터 시계 방향으로 네 자리를 지정하세요
