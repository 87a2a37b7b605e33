## The program and its commands

cli-about = 끝난 바둑을 중국식 계가법으로 한 단계씩 계가합니다.
cli-about-long = `shuzi FILE`은 기보(SGF, 또는 . X O로 된 텍스트 그림)를 열어 계가를 한 단계씩 안내합니다. `shuzi`만 쓰면 실제 바둑판을 계가합니다. `shuzi score FILE`은 아무것도 묻지 않고 결과를 출력합니다.
cli-count = 한 단계씩 계가합니다.
cli-score = 묻지 않고 계가하고 계산 과정을 모두 출력합니다.
cli-reshape = 집 정리 순서를 짭니다. 옮기고 들어내고 더할 돌을 되도록 적게 합니다.
cli-compare = 한 판을 모든 규칙으로 계가하고 차이를 설명합니다.
cli-keys = 승부선표를 출력합니다.
cli-handicap = 급수 차에 맞는 치석과 덤을 알려 줍니다.
cli-practise = 계가를 연습합니다: 승부선, 집 차이, 집, 죽은 돌, 한 판 전체.
cli-practise-stats = 문제마다 정확도와 속도를 약한 것부터 보여 줍니다.
cli-log = 지금까지 한 계가를 최근 것부터 보여 줍니다.
cli-log-csv = CSV로 출력합니다.
cli-rules = 규칙을 나열하고, 보여 주고, 검사하고, 만듭니다.
cli-rules-list = 모든 규칙을 나열합니다.
cli-rules-show = 규칙과 그 출처를 보여 줍니다.
cli-rules-check = 규칙 파일에 잘못이 있는지 검사합니다.
cli-rules-new = 고쳐 쓸 나만의 규칙을 만듭니다.
cli-gtp = 결과를 묻는 프로그램을 위해 Go Text Protocol에 답합니다.
cli-paths = shuzi가 파일을 두는 곳을 보여 줍니다.
cli-completions = 셸의 자동 완성 스크립트를 출력합니다.
cli-man = 설명서를 출력합니다.
cli-man-output = 모든 명령의 설명서를 이 폴더에 씁니다.
cli-help = 이 도움말이나 명령의 도움말을 출력합니다.

## Headings

cli-usage = 사용법:
cli-commands = 명령
cli-arguments = 인수
cli-options = 옵션
cli-game-options = 대국 옵션
cli-display-options = 표시 옵션
cli-printing = 출력
cli-without-a-board = 바둑판이 없거나, 수순이 없는 바둑판일 때

## Arguments and options

cli-arg-file = 열 기보 파일이나 사진.
cli-arg-files = 기보 파일(SGF, 텍스트 그림, 사진). -는 표준 입력을 읽습니다.
cli-arg-print_config = 기본 설정 파일을 출력합니다.
cli-arg-help = 도움말을 출력합니다.
cli-arg-version = 버전을 출력합니다.
cli-arg-lang = 언어: de, en, es, fr, ja, ko, ru, zh, zh-Hant.
cli-arg-json = JSON으로 출력합니다. 한 줄에 대국 하나입니다.
cli-arg-format = 출력 형식(기본값: 텍스트, 또는 --output 파일의 종류).
cli-arg-output = 표준 출력 대신 이 파일에 씁니다.
cli-arg-force = 파일이 있으면 덮어씁니다.
cli-arg-rules = 규칙의 이름(`shuzi rules list`)이나 경로.
cli-arg-size = 바둑판 크기: 19 또는 9x13.
cli-arg-komi = 덤(집): 7.5 또는 7½.
cli-arg-tie_breaker = 무승부 방지 반집(집), 또는 none.
cli-arg-handicap = 치석 수.
cli-arg-compensation = 치석 n점에 대한 백의 보상: n, n-1 또는 none.
cli-arg-side = 세는 쪽: black 또는 white.
cli-arg-method = 세는 방법: full, half, simplified 또는 key.
cli-arg-dead = 죽은 돌: auto, none, 또는 죽은 돌마다 한 자리씩(기본값: 파일의 표시, 없으면 auto).
cli-arg-seki = 번갈아 메우지 않을 때 빅의 자리를 메우는 쪽: E5=black,F5=nobody.
cli-arg-engine = 죽은 돌을 물을 GTP 엔진. 예: `gnugo --mode gtp`.
cli-arg-engine_seconds = 엔진의 답을 기다리는 초(기본값: 60).
cli-arg-with_tie_breaker = 간편 한쪽 세기에서도 무승부 방지 반집을 계산합니다.
cli-arg-encoding = 기보 파일의 문자 인코딩. 잘못 인식될 때 씁니다.
cli-arg-ascii = ASCII 글자로 그립니다. ●가 너무 넓게 나오는 터미널용입니다.
cli-arg-glyphs = 바둑판 기호: unicode, letters, wide 또는 ascii.
cli-arg-theme = 색 테마: wood, dark, light, colour-blind 또는 mono.
cli-arg-board = 바둑판을 그리는 방식: auto, pixels, blocks(큰 돌), glyphs(돌 하나에 기호 하나)(기본값: auto, 그림이 나오는 터미널에서는 pixels).
cli-arg-color = 색을 쓸 때: auto, always 또는 never(기본값: auto, `NO_COLOR`를 따름).
cli-arg-config = 쓸 설정 파일.
cli-arg-plain = 한 줄씩 나오는 일반 텍스트. 화면 낭독기와 파이프용입니다.
cli-arg-shell = 셸: bash, elvish, fish, powershell 또는 zsh.
cli-count-file = 기보 파일이나 사진. 없으면 실제 바둑판을 계가합니다.
cli-score-black = 바둑판 없이, 흑의 합계(빈자리 + 돌).
cli-score-white = 바둑판 없이, 백의 합계.
cli-score-non_scoring = 합계만 줄 때의 공유점 수(바둑판이 있으면 저절로 찾습니다).
cli-score-chains = shuzi가 죽은 돌을 제안할 때, 이어진 돌마다 판정과 그 근거를 나열합니다.
cli-reshape-json = JSON으로 출력합니다. 한 줄에 정리 하나입니다.
cli-reshape-style = 열 집, 스무 집짜리 직사각형(tens, 기본값), 또는 크기에 상관없이 되도록 적은 직사각형(rectangles).
cli-compare-black_territory = 흑집(빈자리).
cli-compare-white_territory = 백집(빈자리).
cli-compare-black_stones = 흑의 산 돌(없으면 사석, 통과, 마지막 수로 계산합니다).
cli-compare-white_stones = 백의 산 돌.
cli-compare-black_prisoners = 잃은 흑돌(따인 돌과 죽은 돌). 파일이 있으면 대국 중에 따인 돌만: 죽은 돌은 저절로 더합니다.
cli-compare-white_prisoners = 잃은 백돌. 위와 같습니다.
cli-compare-black_passes = 흑이 통과한 횟수.
cli-compare-white_passes = 백이 통과한 횟수.
cli-compare-last_move = 마지막에 둔 쪽. 통과도 수로 칩니다: black 또는 white.
cli-keys-size = 바둑판 크기(기본값: 9, 13, 19).
cli-keys-komi = 호선의 덤, --handicap이 있으면 모든 대국의 덤(기본값: 규칙의 값).
cli-keys-tie_breaker = 무승부 방지 반집, 또는 none(기본값: 규칙의 값).
cli-keys-handicap = 치석: 0은 호선, 1은 정선(기본값: 0부터 9).
cli-keys-compensation = 치석 n점에 대한 백의 보상: n, n-1 또는 none(기본값: 규칙의 값).
cli-keys-non_scoring = 공유점 수(기본값: 0).
cli-keys-side = 이쪽만 보여 줍니다: black 또는 white.
cli-keys-json = --format json과 같습니다.
cli-handicap-json = --format json과 같습니다.
cli-arg-layout = PDF와 SVG의 배치: wall(기본값), card(A6, 한 장에 넷, 자르는 표시 있음), wallet(신용카드 크기, 한 장에 열).
cli-arg-paper = PDF와 SVG의 용지: a3, a4(기본값), a5, a6, letter, legal.
cli-arg-club = 표에 인쇄할 동호회 이름.
cli-arg-date = 그 옆에 인쇄할 날짜 등.
cli-handicap-ranks = 급수 차. 반 급도 됩니다(7.5). 없으면 표 전체를 출력합니다.
cli-handicap-black = 흑의 급·단(12k, 3d), 또는 EGF(1850)나 AGA(-4.5) 레이팅. --white와 함께 씁니다.
cli-handicap-white = 백의 급·단이나 레이팅.
cli-handicap-size = 바둑판 크기(기본값: 19, 표에서는 19, 13, 9).
cli-handicap-factor = 치석 한 점이 몇 급인지. 이 방식에 없는 바둑판 크기에 씁니다: 2.5, 5/2.
cli-handicap-counting = 계가법: area(중국식, 한 점에 14집, 기본값) 또는 territory(한국식, 한 점에 12집).
cli-handicap-table = 표 전체를 출력합니다.
cli-practise-drill = 이 문제를 바로 시작합니다(기본값: 터미널에서는 메뉴, 아니면 모든 문제 차례로).
cli-practise-lesson = 이 레슨을 멈춘 데서 바로 시작합니다.
cli-practise-whole = 바로 19×19 한 판을 단계별로 시간을 재며 계가한다.
cli-practise-placement = 레슨마다 한 문제. 아는 것은 건너뛴다.
cli-practise-level = 난이도: 1(기본값), 2 또는 3.
cli-practise-count = 문제 수(기본값: 10).
cli-practise-seed = 같은 문제를 다시 내는 난수 시드. 없으면 틀린 문제가 먼저 나옵니다.
cli-practise-timer = 문제마다 제한 시간(초).
cli-practise-games = 국면을 가져올, 끝난 대국 폴더(기본값: 내장된 대국).
cli-practise-plain = 한 줄씩 나오는 일반 텍스트(터미널이 아니면 기본값).
cli-practise-list = 문제와 레슨을 나열합니다.
cli-practise-stats-json = JSON으로 출력합니다.
cli-practise-stats-csv = 답을 모두 쉼표로 나눈 값으로 출력합니다.
cli-rules-show-name = 규칙 이름이나 파일 경로.
cli-rules-check-paths = 검사할 파일.
cli-rules-new-name = 새 규칙의 이름.
cli-rules-new-from = 바탕으로 삼을 규칙(기본값: chinese).

## Mistakes on the command line

cli-error = { $what }: `{ $help }` 참고
cli-error-unknown = 알 수 없는 인수 `{ $argument }`
cli-error-unknown-near = 알 수 없는 인수 `{ $argument }`(혹시 `{ $near }`?)
cli-error-unknown-command = 알 수 없는 명령 `{ $argument }`
cli-error-unknown-command-near = 알 수 없는 명령 `{ $argument }`(혹시 `{ $near }`?)
cli-error-no-command = 명령이 없습니다
cli-error-no-value = `{ $argument }`: 값이 필요합니다
cli-error-value = { $argument } `{ $value }`: { $why }
cli-error-choice = { $argument } `{ $value }`: 쓸 수 있는 값은 { $choices }
cli-error-plain-value = { $argument } `{ $value }`: 여기서는 쓸 수 없습니다
cli-error-conflict = 함께 쓸 수 없습니다: { $argument }, { $other }
cli-error-twice = { $argument }: 두 번 주어졌습니다
cli-error-missing = 빠진 인수: { $arguments }
cli-error-other = 사용법이 틀렸습니다
cli-not-in-range = { $least }부터 { $most }까지의 정수를 입력하세요
cli-number-range = { $least }부터 { $most }까지의 정수를 쓰세요
cli-encoding-unknown = 알 수 없는 인코딩입니다: gb18030이나 big5를 써 보세요
cli-points-not-half = 반집 단위가 아닙니다(3.75자 = 7.5집)
cli-points-too-many = 어떤 바둑판에도 너무 큰 수입니다
cli-use-one-of = 쓸 수 있는 값은 { $choices }
cli-choose-language = de, en, es, fr, ja, ko, ru, zh, zh-Hant 가운데 쓰세요
cli-seki-point = 자리마다 메우는 쪽을 쓰세요: E5=black, E5=white 또는 E5=nobody
cli-total-negative = 음수일 수 없습니다
cli-choose-level = 난이도는 { $least }부터 { $most }까지입니다

# A photograph of the board.
cli-photo = 사진이나 화면 캡처에서 국면을 읽습니다.
cli-photo-files = 사진(JPEG, PNG, WebP). -는 표준 입력을 읽습니다.
cli-photo-size = 줄 수. 9, 13, 19가 아니거나 잘못 읽힐 때 씁니다.
cli-photo-corners = 사진에서 네 귀의 자리: x,y,x,y,x,y,x,y. 왼쪽 위부터 시계 방향입니다.
cli-photo-sgf = SGF로 출력합니다.
cli-photo-json = JSON으로 출력합니다. 한 줄에 사진 하나입니다.
cli-photo-watch = 폴더에 사진이 오기를 기다렸다가 엽니다.
cli-corners = 네 귀를 숫자 여덟 개로 주세요. 예: 20,30,600,25,610,620,15,615
cli-photo-camera = 카메라로 사진을 찍습니다(ffmpeg 또는 rpicam-still 사용). 다른 카메라는 /dev/video2처럼 장치를 쓰세요.
