## Numbers and names that cannot be read

amount-empty = 입력한 것이 없습니다. 7.5나 7 1/2처럼 숫자를 입력하세요
amount-not-a-number = 숫자가 아닙니다. 7.5, 7 1/2, 7½처럼 쓰세요
amount-too-fine = 단위가 너무 작습니다. 4분의 1집 단위로 쓰세요
amount-too-large = 너무 큽니다. 100000집까지입니다
side-unknown = `{ $text }`: 흑백을 뜻하는 말이 아닙니다. black 또는 white로 쓰세요
method-unknown = `{ $text }`: 그런 방법이 없습니다. full, half, simplified, key 가운데 고르세요
compensation-unknown = `{ $text }`: 그런 보상이 없습니다. n, n-1, none 가운데 고르세요
size-not-a-size = 바둑판 크기가 아닙니다. 19나 9x13처럼 쓰세요
size-out-of-range = 바둑판은 가로세로 1줄에서 52줄까지입니다
vertex-not-a-vertex = 바둑판의 자리가 아닙니다. D4처럼 영문자(I는 없음)와 줄 번호를 쓰세요
vertex-off-the-board = 바둑판 밖입니다
ranks-not-a-number = { $text }: 급수 차가 아닙니다. 0부터 { $most }까지, 7.5처럼 반 급도 됩니다
rank-unknown = { $text }: 급이나 단이 아닙니다. 12k나 3d 같은 급·단, 또는 EGF(1850)나 AGA(-4.5) 레이팅을 입력하세요
rank-mixed = 두 사람의 기준이 다릅니다. 둘 다 급·단으로 쓰거나 같은 단체의 레이팅으로 쓰세요
rank-black-stronger = 흑이 더 강합니다. 약한 쪽이 흑을 잡습니다
rank-too-far-apart = 차이가 너무 커서 접바둑으로 맞출 수 없습니다
ratio-not-a-number = `{ $text }`: 2.5, 5/2, 6 같은 숫자가 아닙니다
handicap-too-many-stones = 급수 차 { $ranks }, { $size }에서는 치석 { $stones }점이 필요합니다. 이 방식은 9점까지입니다. 더 작은 바둑판이 알맞습니다

## The encoding of a file

encoding-is-utf-8 = CA에 적힌 인코딩({ $name })과 달리 내용은 UTF-8입니다. UTF-8로 읽었습니다
encoding-guessed = 인코딩이 지정되지 않았습니다. { $used } 인코딩으로 읽었습니다
encoding-unknown = 알 수 없는 인코딩 CA[{ $name }]: { $used } 인코딩으로 읽었습니다
encoding-other = CA에 적힌 인코딩({ $name })이 내용과 맞지 않습니다. { $used } 인코딩으로 읽었습니다
encoding-damaged = { $name } 인코딩에 없는 글자가 있습니다. �로 표시합니다

## Game files

sgf-no-game = 기보가 없습니다. SGF 대국은 `(;`로 시작합니다
sgf-too-large = 한 대국에 노드가 { $most }개를 넘습니다. 파일을 나누세요
sgf-too-many-values = 한 대국에 값이 { $most }개를 넘습니다. 파일을 나누세요
sgf-text-outside = 대국 밖에 글자가 있습니다. 무시했습니다
sgf-stray-parenthesis = `(` 없이 `)`만 있습니다. 무시했습니다
sgf-no-opening = 첫 노드 앞에 `(` 표시가 없습니다. 있는 것으로 읽었습니다
sgf-not-closed = 대국이 닫히지 않았습니다. 끝에 `)` 표시가 없습니다
sgf-game-in-game = 대국 안에 다른 대국이 있습니다. 그 앞에 `)` 표시가 없습니다
sgf-opening-before-node = 첫 노드 앞에 `(` 표시가 더 있습니다. 무시했습니다
sgf-no-semicolon = 첫 속성 앞에 `;` 표시가 없습니다. 있는 것으로 읽었습니다
sgf-read-as = `{ $spelled }`: { $name } 속성으로 읽었습니다
sgf-between-variations = { $name }: 변화도 사이에 있어 무시했습니다
sgf-unescaped-bracket = { $name } 안의 `]` 앞에 \ 표시가 없습니다. 글자로 읽었습니다
sgf-value-not-closed = { $name }: 값이 닫히지 않았습니다. `]` 표시가 없습니다
sgf-no-value = `{ $name }`: 값이 없어 무시했습니다
sgf-not-sgf = `{ $text }`: SGF가 아니어서 무시했습니다
more-of-the-same = 같은 경고가 더 있지만 생략합니다
record-not-go = GM[{ $value }]: 바둑이 아닙니다(바둑은 GM[1]). 바둑만 계가합니다
record-size = SZ[{ $value }]: { $why }. 파일을 고치거나 --size로 크기를 지정하세요
record-other-size = 기보의 바둑판은 { $stated }, 지정한 크기는 { $size }입니다. --size를 빼세요
record-second-move = 한 노드에 수가 둘 있습니다. 둘째 수도 둔 것으로 합니다
record-several-values = 한 수에 값이 여러 개 있습니다. 모두 둔 것으로 합니다
record-two-colors = { $vertex }에 양쪽 돌이 놓여 있습니다. 나중에 놓은 돌을 씁니다
record-longer-variation = 변화도는 { $moves }수, 본 수순은 { $main }수입니다. 본 수순으로 계가합니다
record-set-up-not-a-vertex = { $name }[{ $value }]: 바둑판의 자리가 아니어서 무시했습니다
record-set-up-off-the-board = { $name }[{ $value }]: 일부가 바둑판 밖입니다. 그 부분은 무시했습니다
record-too-many-set-up = 미리 놓은 돌이 너무 많습니다. 나머지는 무시했습니다
record-move-off-the-board = { $name }[{ $value }]: { $size } 바둑판 밖이어서 무시했습니다
record-read-as-pass = { $name }[{ $value }]: 패스로 읽었습니다
record-move-not-a-vertex = { $name }[{ $value }]: 바둑판의 자리가 아니어서 무시했습니다
record-on-top-of-stone = { $number }수({ $side } { $vertex }): { $replaced }돌 위에 둔 수입니다. 다른 SGF 프로그램처럼 돌을 바꿨습니다
record-suicide = { $number }수({ $side } { $vertex }): 자살수입니다. 그 돌 { $stones }개를 들어냈습니다
record-ko-retaken = { $number }수({ $side } { $vertex }): 패를 바로 되따낸 반칙이지만 둔 것으로 합니다
record-not-in-first-node = { $name }: 첫 노드에 있어야 하지만 그대로 읽었습니다
record-stated-twice = { $name }: 두 가지 값이 있습니다({ $used }, { $other }). 처음 것을 씁니다
record-komi-unread = KM[{ $value }]: { $why }. 규칙의 덤을 씁니다
record-komi-empty = KM[]: 비어 있습니다. 규칙의 덤을 씁니다
record-size-missing = SZ가 없고 모든 수가 { $lines }줄 안에 있습니다. { $lines }줄 바둑판이면 --size { $lines } 옵션을 붙이세요
record-handicap-played = HA가 없는데 백의 첫 수 전에 흑이 { $stones }점을 두었습니다. 접바둑이면 --handicap { $stones } 옵션을 붙이세요
record-fox-komi-in-zi = KM[{ $value }]: 폭스(野狐)의 100분의 1자 단위로, { $points }집입니다
record-fox-komi-in-points = KM[{ $value }]: 폭스(野狐)의 100분의 1집 단위로, { $points }집입니다
record-komi-too-large = KM[{ $value }]: 바둑판보다 큰 덤입니다. 규칙의 덤을 씁니다
record-handicap-differs = HA[{ $value }]: 실제로 놓인 돌은 { $stones }점입니다
record-handicap-unread = HA[{ $value }]: 치석 수가 아닙니다. 치석이 없는 것으로 합니다
record-handicap-too-large = HA[{ $value }]: 바둑판에 놓을 수 있는 수보다 많습니다. 치석이 없는 것으로 합니다
record-handicap-missing = HA[{ $stones }]인데 놓인 돌이 없고 백이 먼저 둡니다. 돌이 빠졌거나 접바둑이 아닙니다. 치석이 없는 것으로 합니다
record-marks-contradict = TB와 TW가 같은 자리를 양쪽 집으로 표시합니다. 이 표시는 쓰지 않습니다
record-handicap-found = HA는 없지만 백의 첫 수 전에 흑돌이 { $stones }개 있습니다. { $stones }점 접바둑으로 합니다
diagram-second = 그림이 둘 있습니다. 그림마다 파일을 따로 만드세요
diagram-too-many-rows = { $most }줄이 넘습니다. 바둑판 그림이 맞나요?
diagram-no-game = 대국이 없습니다. SGF 기보도, . X O로 된 그림도 아닙니다
diagram-other-width = 이 줄은 { $points }개, 첫 줄은 { $first }개입니다. 줄을 고치세요
diagram-all-dead = 모든 돌이 x나 o(죽은 돌)입니다. 산 돌은 X와 O로 쓰세요
diagram-other-kind = { $format } 파일은 읽지 못합니다: SGF로 저장하세요
diagram-too-wide = 한 줄에 { $points }개가 있습니다. 바둑판은 { $most }줄까지입니다
diagram-not-a-stone = `{ $sign }`: 쓸 수 없습니다. . X O만 씁니다(죽은 돌은 x와 o)
diagram-other-size = 그림의 바둑판은 { $drawn }, 지정한 크기는 { $size }입니다. --size를 빼세요

## Rule profiles

at-place = { $place }: { $what }
profile-unreadable = { $why }
profile-not-toml = { $why }: 이곳의 TOML을 고치세요
profile-wrong-kind = { $key }: 값이 { $found }입니다. { $wanted } 형식으로 쓰세요
profile-not-a-list = { $key }: 문자열 목록이어야 합니다. { $key } = ["…"] 형식으로 쓰세요
profile-not-a-count = { $key }: 0부터 { $most }까지의 정수여야 합니다
profile-unknown-word-near = { $key }에는 `{ $text }` 값을 쓸 수 없습니다. 혹시 `{ $near }`인가요? (쓸 수 있는 값: { $words })
profile-unknown-word = { $key }에는 `{ $text }` 값을 쓸 수 없습니다. 쓸 수 있는 값: { $words }
profile-unknown-key-near = 알 수 없는 항목 `{ $key }`: 혹시 `{ $near }`인가요?
profile-unknown-key = 알 수 없는 항목 `{ $key }`: 쓸 수 있는 항목은 { $keys }입니다
profile-too-many-points = { $key }: { $most }집까지입니다
profile-not-half-points = { $key }: { $points }집은 반집 단위가 아닙니다. 반집 단위로 쓰세요
profile-not-an-amount = { $key }: { $why }
profile-unknown-size-near = 알 수 없는 바둑판 크기 `{ $text }`: 혹시 `{ $near }`인가요?
profile-unknown-size = 알 수 없는 바둑판 크기 `{ $text }`: 1부터 { $most }까지의 줄 수나 other를 쓰세요
profile-extends-itself = { $round }: `extends`가 서로를 가리킵니다. 다른 규칙을 바탕으로 하세요
profile-extends-too-many = `extends`가 { $most }단계를 넘습니다. 더 기본이 되는 규칙을 바탕으로 하세요
profile-extends-broken = 바탕 규칙 { $name }에 잘못이 있습니다: { $why }
profile-extends-nothing = { $why }
no-rules-near = `{ $name }`: 그런 이름의 규칙이 없습니다. 혹시 `{ $near }`인가요?
no-rules = `{ $name }`: 그런 이름의 규칙이 없습니다. `shuzi rules list`를 보세요
toml-text = 문자열
toml-texts = 문자열 목록
toml-number = 숫자
toml-points = 집 수
toml-flag = true 또는 false
toml-date = 날짜
toml-list = 목록
toml-table = 테이블
toml-name = 규칙 이름
toml-ties = draw, black 또는 white

## Dead stones

dead-not-a-vertex = --dead { $name }: { $why }
dead-no-stone = --dead { $name }: 그 자리에는 돌이 없습니다
dead-everything = 모든 돌이 죽은 돌입니다. 계산할 것이 없습니다
dead-no-stones = 판에 돌이 없습니다. 계산할 것이 없습니다
seki-not-a-vertex = --seki { $name }: { $why }
seki-not-in-seki = --seki { $name }: 빅의 공배나 눈이 아닙니다
seki-no-group = --seki { $name }: 그 자리에는 상대와 공배를 함께 쓰는 돌이 없습니다
seki-filled-twice = --seki { $name }: 서로 다르게 두 번 지정되었습니다. 한 번만 지정하세요
dead-source-file = 파일
dead-source-option = 옵션
dead-source-auto = shuzi의 추정(확인하세요)
dead-source-engine = 엔진
dead-source-player = 직접 표시
status-alive = 산 돌
status-dead = 죽은 돌
status-seki = 빅
verdict-proven = { $status }(증명됨)
verdict-read = { $status }(수읽기)
verdict-played = { $status }(모의 대국 100판 중 { $share }판)
verdict-open = { $status }(미정: 먼저 두는 쪽이나 패에 달림)
verdict-capture = { $status }(미정: 잡을 수 있음, 두어서 확인)
verdict-unread = { $status }(미정: 수읽기가 너무 김, 두거나 합의)
verdict-border = { $status }(미정: 경계가 열려 있음, 계속 두기)
verdict-eyes = { $status }(미정: 두 눈도 빅도 없음, 주변 돌 확인)
verdict-seki-eye = { $status }(미정: 빅의 눈 안, 들어낼지 합의)

## What a game is counted by

adjustment-not-half-points = { $points }집은 반집 단위가 아닙니다
terms-unknown-rules = 알 수 없는 규칙 RU[{ $rules }]: --rules로 규칙을 고르세요(`shuzi rules list` 참고)
terms-no-profile = { $why }
terms-broken-profile = { $why }
terms-no-komi = 규칙 ‘{ $rules }’에는 이 대국({ $game })의 덤이 정해져 있지 않습니다. --komi로 지정하세요
terms-not-half-points = { $what }: { $points }집은 반집 단위가 아닙니다. 혹시 자 단위인가요? 3.75자 = 7.5집
terms-too-many-stones = { $size } 바둑판에는 치석 { $stones }개를 놓을 수 없습니다
caution-compensation-in-komi = 이 규칙에서는 덤 { $komi }집에 보상이 들어 있습니다. 따로 더하지 않습니다
caution-komi-may-hold-compensation = 치석 { $stones }점, 덤 { $komi }집: KM에 보상을 넣는 프로그램도 있습니다. 이 파일도 그렇다면 --compensation none을 쓰세요
caution-komi-in-zi = KM[{ $komi }]: 자 단위로 보고 { $points }집으로 계산합니다
caution-large-komi = 덤 { $komi }집은 드문 값입니다. 확인하세요
caution-zero-komi = 호선인데 KM[0]: 덤을 모르면 0으로 적는 프로그램이 있습니다
caution-not-area-scoring = 규칙 ‘{ $rules }’: 중국식 계가가 아닙니다. 이것은 중국식으로 센 결과라 원래 결과와 다를 수 있습니다(`shuzi compare` 참고)
caution-last-move-rule = 규칙 ‘{ $rules }’: 마지막 수에 따라 조정합니다({ $rule }). 여기서는 조정하지 않지만 `shuzi compare`에서는 조정합니다
caution-gogui-writes-goe = GoGui는 중국 규칙을 RU[GOE]로 적습니다. GoGui의 파일이라면 --rules chinese를 붙이세요
totals-too-few = 흑 { $black } + 백 { $white } + 공유점 { $non_scoring } = { $sum }, 바둑판 전체 { $points }보다 { $missing }만큼 모자랍니다. 다시 세거나, 비워 둔 자리(덜 메운 공배, 빅에 남은 공배)를 찾아 메우거나 공유점으로 입력하세요
totals-too-many = 흑 { $black } + 백 { $white } + 공유점 { $non_scoring } = { $sum }, 바둑판 전체 { $points }보다 { $extra }만큼 많습니다. 다시 세세요. 죽은 돌을 남겨 두었거나 같은 집을 두 번 셌을 때 이렇게 됩니다
open-border = 열린 경계: { $places }{ $more ->
        [0] {""}
       *[other] {" "}외 { $more }곳
    }
open-one-eye = 두 눈이 없는 돌: { $place }
open-dame = 공배: { $places }{ $more ->
        [0] {""}
       *[other] {" "}외 { $more }곳
    }

## Why rule sets differ

scoring-area = 중국식
scoring-territory = 한국식
scoring-stone = 돌 계가
scoring-area-or-territory = 중국식/한국식
unknown-moves = 수순이 없습니다. 사석, 패스, 마지막 수를 알 수 없습니다
unknown-set-up = 기보에 미리 놓은 국면이 있습니다. 그 전에 따낸 돌을 알 수 없습니다
difference-last-move = 마지막 수(P)
difference-handicap = 치석(H)
difference-passes = 패스(Wz − Bz)
difference-seki = 빅 안의 집
reason-last-stone = 마지막 수는 { $side }의 돌({ $number }수)이어서, { $side-key ->
        [black] 흑의 차례가 백보다 한 번 더 많습니다
       *[white] 양쪽의 차례 수가 같습니다
    }.
reason-last-pass = 마지막 수는 { $side }의 패스({ $number }수)여서, { $side-key ->
        [black] 흑의 차례가 백보다 한 번 더 많습니다
       *[white] 양쪽의 차례 수가 같습니다
    }.
reason-last-move = 마지막 수는 { $side }이 두었으므로, { $side-key ->
        [black] 흑의 차례가 백보다 한 번 더 많습니다
       *[white] 양쪽의 차례 수가 같습니다
    }.
reason-last-move-unknown = 마지막 수를 누가 두었는지 모릅니다. 흑이 두었다면 흑이 한 집 더 많습니다.
reason-white-began = 백이 첫 수를 두었으므로 백이 한 점 더 놓았습니다.
reason-no-handicap = 치석이 없습니다.
reason-handicap = 치석 { $stones }점 중 첫 점은 흑의 첫 수로 칩니다. 나머지 { $beyond }점만큼 백은 둘 차례가 없었습니다.
reason-other-handicap = { $stones }점 접바둑으로 계가하지만 기보의 수순에는 나타나지 않습니다. 그래서 중국식 계가와 패스 돌 방식의 결과가 보상만큼 다릅니다.
reason-passes-unknown = 패스 횟수를 모릅니다. 이 범위는 끝날 때까지 패스가 없었다고 본 것입니다.
reason-no-passes = 기보에 패스가 없습니다. 끝에 한 번씩 패스했다면 서로 상쇄됩니다.
reason-never-passed = { $side }은 한 번도 패스하지 않았습니다.
reason-passed = { $side }은 { $times }번 패스했습니다.
reason-passed-at = { $side }은 { $times }번 패스했습니다({ $moves }수).
reason-passed-from = { $side }은 { $times }번 패스했습니다. 처음은 { $first }수입니다.
reason-pass-is-a-stone-not-played = 패스 한 번마다 판 위의 돌이 하나 줄어듭니다.
reason-pass-not-recorded = 한쪽이 두 수를 이어 두었습니다. 기보에 패스가 빠져 있습니다.
reason-no-seki = 빅 안에 집이 없습니다.
reason-seki = 중국식 계가는 빅 안의 집도 세지만(흑 { $black }, 백 { $white }) 한국식 계가는 세지 않습니다.
reason-seki-filled = 안쪽 공배는 흑이 { $black }개, 백이 { $white }개 메웁니다.
procedure-remove-dead = 죽은 돌을 들어내 사석에 더합니다.
procedure-remove-dead-without-seki = 죽은 돌을 들어내 사석에 더합니다. 빅 안의 집은 세지 않습니다.
procedure-fill-teire = 공배를 메운 뒤 필요한 가일수를 합니다: 흑 { $black }, 백 { $white }.
procedure-fill-prisoners = 사석으로 집을 메웁니다: 흑돌은 흑집에({ $black }), 백돌은 백집에({ $white }).
procedure-fill-pass-stones = 패스 돌로도 집을 메웁니다: 흑 { $black }, 백 { $white }.
procedure-fill-pass-stones-white-last = 패스 돌로도 집을 메웁니다: 흑 { $black }, 백 { $white }(백이 마지막에 패스하므로 하나 더).
procedure-make-rectangles = 집마다 돌을 옮겨 열 집짜리 직사각형을 만듭니다.
procedure-add-komi = 백집에 덤 { $komi }집을 더해 비교합니다.
procedure-compare = 비교합니다.
note-one-sided = 빅의 { $places }: { $side }만 메울 수 있어 { $side }의 것으로 셉니다
score-teire = 공배를 메우면 { $side }은 가일수가 필요합니다({ $places }). 그 자리는 집이 아닙니다
score-teire-open = { $dame } 자리는 먼저 두는 쪽이 1집 이득입니다. { $other }이 두면 { $side }은 { $point } 자리에 가일수해야 합니다
score-groups-unknown = 돌의 무리 수를 몰라 환기두도 알 수 없습니다. 바둑판이 필요합니다
score-white-passes-last = 백이 마지막에 패스하도록 백이 한 번 더 패스합니다
score-handicap-turns = 흑이 치석을 놓는 동안 백은 { $stones }번 덜 두었고, 그만큼 백이 내준 돌로 셉니다
score-passes-unknown = 패스 횟수를 모릅니다. 백이 사석을 하나 더 내야 할 수도 있습니다
score-late-passes-unknown = 처음 두 번 잇따른 패스 뒤의 패스 횟수를 모릅니다. 계산에 넣지 않습니다
score-prisoners-from-stones = 사석은 판 위의 돌 수로 계산했습니다
score-prisoners-unknown = 사석을 모릅니다. 마지막 수를 흑이 두었다면 흑이 한 집 적습니다(끝날 때까지 패스가 없었다고 볼 때)
score-first-pass-unknown = 누가 먼저 패스해 버튼을 가져갔는지 모릅니다
score-last-stone-unknown = 마지막 돌을 누가 두었는지 모릅니다
score-pass-stones-compensate = 둘째 치석부터는 패스 돌로 보상됩니다. 중국식 계가에서는 { $points }집을 줍니다

# A photograph of the board.

at-file = { $name }: { $what }
no-game-here = 여기에는 대국이 없습니다
disagrees-also-dead = { $place } 돌도 죽었다면 기록과 같아집니다.
disagrees-one-point = 한 집이 다릅니다. 공배나 집 안에 둔 돌 때문일 수 있습니다.
disagrees-other-winner = 집 차이는 같지만 기보에는 승자가 반대입니다.
disagrees-teire-kept = 가일수할 자리({ $places })를 집으로 세면 기록과 같아집니다.
disagrees-unit = 두 결과 가운데 하나는 자 단위, 하나는 집 단위입니다.
disagrees-unmarked = { $place } 돌을 판 위에 두면 기록과 같아집니다. 죽은 돌로 표시하지 않았을 수 있습니다.
recorded-agrees = 기록된 결과: { $recorded }(일치).
recorded-agrees-in-zi = 기록된 결과: { $recorded }, 자 단위(집으로는 { $result }, 일치).
recorded-contested = 기록된 결과: { $recorded }. 기보에 조건이 다 나와 있지 않고, 여기의 조건으로는 결과가 다르므로({ $result }) 아직 승자를 정하지 않습니다. 덤과 규칙을 알면 지정하세요.
recorded-differs = 기록된 결과: { $recorded }(불일치! 계산으로는 { $result }).
recorded-no-margin = 기록된 결과: { $recorded }(집 차이 없음).
recorded-not-comparable = 기록된 결과: { $recorded }(확인할 수 없음: 기보만으로는 이 대국의 규칙으로 계산할 수 없습니다).
recorded-not-understood = 기록된 결과: { $recorded }(읽을 수 없음).
recorded-other-winner = 기록된 결과: { $recorded }(집 차이 없음. 판으로는 { $result }).
usage-halves-differ = 공유점을 나눌 때는 양쪽 합계가 모두 0.5로 끝나거나 모두 정수여야 합니다
usage-no-shared-points = 규칙 ‘{ $rules }’에서는 공유점을 나누지 않습니다. 정수로 쓰고, 어느 쪽 것도 아닌 자리는 --non-scoring으로 지정하세요
usage-nothing-to-score = 계가할 것이 없습니다. 기보 파일이나, --black N처럼 합계를 지정하세요
plan-add = 바둑통에서 { $to } 자리로
plan-lift = { $from } 돌을 바둑통으로
plan-move = { $from } 돌을 { $to } 자리로 ({ $mark })
cli-dead-nothing = B8처럼 돌을 지정하거나 auto 또는 none을 쓰세요
cli-encoding-unknown = 알 수 없는 인코딩입니다: gb18030이나 big5로 다시 하세요
cli-not-in-range = { $least }부터 { $most }까지의 정수를 입력하세요
cli-points-not-half = 반집 단위가 아닙니다(3.75자 = 7.5집)
cli-points-too-many = 어떤 바둑판에도 너무 큰 수입니다
cli-seki-point = 자리마다 메우는 쪽을 쓰세요: E5=black, E5=white 또는 E5=nobody
cli-use-one-of = 쓸 수 있는 값: { $choices }
engine-missing = 지정되지 않았습니다. 쓸 엔진을 지정하세요
engine-failed = 엔진: { $why }. 대신 shuzi의 추정을 씁니다
engine-failed-marks = 엔진: { $why }. 대신 파일에 표시된 죽은 돌을 씁니다
