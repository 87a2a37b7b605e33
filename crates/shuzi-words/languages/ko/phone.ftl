# The screen that waits for phones.
phone-title = 휴대폰으로 바둑판 찍기
phone-scan = 휴대폰 카메라로 코드를 비추고 뜨는 페이지를 여세요. 설치할 것은 없습니다.
phone-no-code = 이 주소를 휴대폰 브라우저에 입력하세요. 창을 넓히면 여기에 코드가 나옵니다.
phone-network = 네트워크: { $name }
phone-network-of = 네트워크: { $name }({ $all }개 중 { $at }번째, ← →: 다른 네트워크)
phone-plain = 휴대폰도 이 네트워크에 있어야 합니다. 연결은 암호화되지 않아 같은 네트워크의 다른 사람이 볼 수도 있습니다.
phone-alone = 컴퓨터 없이 휴대폰만으로도 같은 페이지를 쓸 수 있습니다. 설명서의 “A phone alone”을 보세요.
phone-encrypted = 휴대폰도 이 네트워크에 있어야 합니다. 연결은 암호화됩니다. 인증서를 이 컴퓨터가 직접 만들었으므로 휴대폰이 비공개 연결이 아니라고 경고합니다. 지문(SHA-256)의 앞부분이 { $begin }인지 확인하고, 맞으면 ‘고급’이나 ‘세부사항 보기’를 눌러 계속하세요.
phone-fingerprint = 지문: { $begin }
phone-met = 휴대폰에서 페이지를 열었습니다.
phone-overdue = 아직 휴대폰이 연결되지 않았습니다. 대개 휴대폰이 다른 네트워크(모바일 데이터나 다른 Wi-Fi)에 있거나, 기기끼리 연결을 막는 게스트 Wi-Fi이거나, 방화벽이 포트 { $port }번을 막고 있습니다. 휴대폰의 핫스팟을 켜고 이 컴퓨터를 거기에 연결한 뒤 f를 다시 누르세요.
phone-overdue-short = 아직 휴대폰이 연결되지 않았습니다. 같은 네트워크인가요? 안 되면 이 컴퓨터를 휴대폰 핫스팟에 연결하고 f를 누르세요.
phone-no-network = 네트워크가 없습니다. Wi-Fi나 휴대폰의 핫스팟에 연결한 뒤 f를 다시 누르세요
phone-not-served = 휴대폰에 페이지를 보여 줄 수 없습니다: { $why }
phone-no-tls = 이 컴퓨터의 CPU로는 페이지를 암호화할 수 없습니다. --tls를 빼세요
phone-sent = 바둑판 { $boards }개
phone-boards-open = 끝나지 않은 바둑판 { $boards }개는 첫 화면에 남습니다. Esc를 한 번 더 누르면 휴대폰 페이지를 닫습니다.

# The page on the phone.
phone-page-title = 계가하기
phone-photograph = 바둑판 찍기
phone-next-board = 다음 판 찍기
phone-again = 다시 찍기
phone-choose = 사진 고르기
phone-send = 보내기
phone-reading = 바둑판을 읽는 중…
phone-how = 바로 위에서, 판 전체가 나오게 찍으세요.
phone-too-many = 바둑판이 이미 { $boards }개입니다. shuzi를 다시 시작하세요.
phone-photograph-alt = 사진
phone-to-settle = { $points ->
    [0] 이 판이 맞나요?
   *[other] 확인할 자리가 { $points }개 있습니다
}
phone-point-empty = 빈자리
phone-point-doubtful = 불확실
phone-point-dead = { $side }, 죽은 돌
phone-count-it = 맞습니다. 계가하기
phone-count-as-read = 모두 이대로 맞습니다. 계가하기
phone-undo = 되돌리기
phone-turn = 돌리기
phone-tap-points = 틀린 자리를 누르면 흑, 백, 빈자리로 차례로 바뀝니다.
phone-closer = 이제 그 자리를 누르세요. 바둑판 밖을 누르면 전체가 다시 보입니다.
phone-compare-again = 실제 바둑판과 모두 맞춰 보았나요? 그렇다면 버튼을 한 번 더 누르세요.
phone-dead-title = 어느 돌이 죽었나요?
phone-dead-how = × 표시가 있는 돌이 죽은 돌입니다. 돌을 누르면 바뀝니다.
phone-agree = 합의했습니다. 결과 보기
phone-boards = 바둑판 목록
phone-rules = 이 대국의 규칙
phone-by-rules = 규칙 값: { $points }
phone-take-over = 이 규칙으로 계가하기
phone-to-board = 바둑판으로 돌아가기
phone-keys = 승부선
phone-sent-before = 이미 보낸 사진입니다. 그때의 바둑판을 보여 줍니다.
phone-count-anew = 새 대국으로 계가하기
phone-back = 뒤로
phone-enter = 다음
phone-not-known = 모름
phone-yes = 예
phone-no = 아니요
phone-go-on = 계속
phone-agree-result = 이 결과에 동의합니다
phone-look-first = 동그라미 친 돌은 확실하지 않습니다. 함께 살펴보고 죽은 돌을 표시한 뒤 버튼을 다시 누르세요.
phone-unfinished = 확실하지 않은 곳이 많습니다. 대국이 끝났나요? 끝나지 않았으면 더 두고 바둑판을 다시 찍으세요.
phone-kept = { $text }
phone-result-tap = 돌을 누르면 죽은 돌 표시가 바뀝니다.
phone-working = 계산 과정
