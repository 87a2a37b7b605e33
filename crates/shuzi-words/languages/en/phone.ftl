# The screen that waits for phones.
phone-title = Photograph the board with a phone
phone-scan = Point a phone's camera at the code and open the page it offers. There is nothing to install.
phone-no-code = Type this address into a phone's browser. A larger window shows a code to scan.
phone-network = Network: { $name }
phone-network-of = Network: { $name } ({ $at } of { $all }; ← → another)
phone-plain = The phone must be on this network. The connection is not encrypted: others on the network could read it.
phone-alone = The same pages also run on a phone without a computer: see “A phone alone” in the book.
phone-encrypted = The phone must be on this network. The connection is encrypted. The phone warns that it is not private, because this computer made the certificate itself: tap “Advanced” or “Show Details” and go on, if the fingerprint (SHA-256) begins with { $begin }.
phone-fingerprint = Fingerprint: { $begin }
phone-met = A phone has opened the page.
phone-overdue = No phone has connected yet. Usually it is on another network (mobile data or another Wi-Fi), this is a guest network that keeps its devices apart, or a firewall blocks port { $port }. A hotspot helps: start one on the phone, connect this computer to it, then press f again.
phone-overdue-short = No phone has connected yet. Is it on this network? A phone's hotspot helps: connect this computer to it, then press f.
phone-no-network = no network: join a Wi-Fi network, or start a phone's hotspot and join that, then press f again
phone-not-served = the page cannot be shown to phones: { $why }
phone-no-tls = this computer's processor cannot encrypt the page: leave out --tls
phone-sent = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
phone-boards-open = { $boards ->
    [one] 1 board is not finished; it stays on the first screen. Esc again ends the page for phones.
   *[other] { $boards } boards are not finished; they stay on the first screen. Esc again ends the page for phones.
}

# The page on the phone.
phone-page-title = Count the board
phone-photograph = Photograph the board
phone-next-board = Photograph the next board
phone-again = Photograph it again
phone-choose = Choose a picture
phone-send = Send
phone-reading = Reading the board…
phone-how = From straight above, with the whole board in the picture.
phone-too-many = There are { $boards } boards already: start shuzi again.
phone-photograph-alt = The photograph
phone-to-settle = { $points ->
    [0] Is this the board?
    [one] 1 point to settle
   *[other] { $points } points to settle
}
phone-point-empty = empty
phone-point-doubtful = doubtful
phone-point-dead = { $side }, dead
phone-count-it = Correct: count it
phone-count-as-read = All as shown: count it
phone-undo = Undo
phone-turn = Rotate
phone-tap-points = Tap a wrong point to change it: Black, White, empty.
phone-closer = Now tap the point itself. Tap outside the board to see all of it again.
phone-compare-again = Have you compared the whole board? Then tap the button once more.
phone-dead-title = Which stones are dead?
phone-dead-how = Crossed stones are dead. Tap a chain to change it.
phone-agree = We agree: show the result
phone-boards = Boards
phone-rules = Rules of this game
phone-by-rules = from the rules: { $points }
phone-take-over = Use these rules
phone-to-board = Back to the board
phone-keys = Key numbers
phone-sent-before = This picture has been sent before: here is its board.
phone-count-anew = Count it as a new game
phone-back = Back
phone-enter = Next
phone-not-known = Not known
phone-yes = Yes
phone-no = No
phone-go-on = Continue
phone-agree-result = We agree on this result
phone-look-first = The ringed stones are uncertain. Look at them together, mark what is dead, then tap the button once more.
phone-unfinished = A lot is still uncertain: is the game over? If not, play on and photograph the board again.
phone-kept = { $text }
phone-result-tap = Tap a chain to change whether it is dead.
phone-working = The working
