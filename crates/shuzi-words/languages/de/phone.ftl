# The screen that waits for phones.
phone-title = Das Brett mit dem Handy fotografieren
phone-scan = Halte die Kamera eines Handys auf den Code und öffne die Seite, die sie anbietet. Es muss nichts installiert werden.
phone-no-code = Gib diese Adresse im Browser eines Handys ein. In einem größeren Fenster steht hier ein Code zum Scannen.
phone-network = Netz: { $name }
phone-network-of = Netz: { $name } ({ $at } von { $all }; ← → ein anderes)
phone-plain = Das Handy muss in diesem Netz sein. Die Verbindung ist nicht verschlüsselt: Andere im Netz könnten mitlesen.
phone-alone = Dieselben Seiten laufen auch ohne Computer auf einem Handy: siehe „A phone alone“ im Handbuch.
phone-encrypted = Das Handy muss in diesem Netz sein. Die Verbindung ist verschlüsselt. Das Handy warnt, sie sei nicht privat, weil dieser Rechner das Zertifikat selbst erstellt hat: Tippe auf „Erweitert“ oder „Details einblenden“ und geh weiter, wenn der Fingerabdruck (SHA-256) mit { $begin } beginnt.
phone-fingerprint = Fingerabdruck: { $begin }
phone-met = Ein Handy hat die Seite geöffnet.
phone-overdue = Noch kein Handy verbunden. Meist ist es in einem anderen Netz (mobile Daten oder ein anderes WLAN), das WLAN ist ein Gastnetz, das die Geräte voneinander trennt, oder eine Firewall sperrt Port { $port }. Ein Hotspot hilft: Schalte ihn am Handy ein, verbinde diesen Rechner damit und drücke noch einmal f.
phone-overdue-short = Noch kein Handy verbunden. Ist es in diesem Netz? Sonst hilft sein Hotspot: Verbinde den Rechner damit, dann drücke f.
phone-no-network = kein Netz: verbinde dich mit einem WLAN oder mit dem Hotspot eines Handys und drücke dann noch einmal f
phone-not-served = die Seite für Handys lässt sich nicht anbieten: { $why }
phone-no-tls = der Prozessor dieses Rechners kann die Seite nicht verschlüsseln: lass --tls weg
phone-sent = { $boards ->
    [one] 1 Brett
   *[other] { $boards } Bretter
}
phone-boards-open = { $boards ->
    [one] 1 Brett ist nicht fertig; es bleibt auf dem Startbildschirm. Noch einmal Esc beendet die Seite für Handys.
   *[other] { $boards } Bretter sind nicht fertig; sie bleiben auf dem Startbildschirm. Noch einmal Esc beendet die Seite für Handys.
}

# The page on the phone.
phone-page-title = Das Brett auszählen
phone-photograph = Brett fotografieren
phone-next-board = Nächstes Brett fotografieren
phone-again = Noch einmal fotografieren
phone-choose = Ein Bild auswählen
phone-send = Senden
phone-reading = Das Brett wird gelesen …
phone-how = Senkrecht von oben, das ganze Brett im Bild.
phone-too-many = Es sind schon { $boards } Bretter: Starte shuzi neu.
phone-photograph-alt = Das Foto
phone-to-settle = { $points ->
    [0] Ist das das Brett?
    [one] Ein Punkt ist zu prüfen
   *[other] { $points } Punkte sind zu prüfen
}
phone-point-empty = leer
phone-point-doubtful = zu prüfen
phone-point-dead = { $side }, tot
phone-count-it = Stimmt: auszählen
phone-count-as-read = Alles wie gezeigt: auszählen
phone-undo = Rückgängig
phone-turn = Drehen
phone-tap-points = Tippe auf einen falschen Punkt, um ihn zu ändern: Schwarz, Weiß, leer.
phone-closer = Tippe jetzt auf den Punkt selbst. Ein Tipp neben das Brett zeigt es wieder ganz.
phone-compare-again = Hast du das ganze Brett verglichen? Dann tippe noch einmal auf den Knopf.
phone-dead-title = Welche Steine sind tot?
phone-dead-how = Durchgestrichene Steine sind tot. Tippe auf eine Kette, um das zu ändern.
phone-agree = Wir sind uns einig: Ergebnis zeigen
phone-boards = Bretter
phone-rules = Regeln dieser Partie
phone-by-rules = nach den Regeln: { $points }
phone-take-over = Diese Regeln übernehmen
phone-to-board = Zurück zum Brett
phone-keys = Schlüsselzahlen
phone-sent-before = Dieses Bild wurde schon geschickt: Hier ist das Brett dazu.
phone-count-anew = Als neue Partie zählen
phone-back = Zurück
phone-enter = Weiter
phone-not-known = Nicht bekannt
phone-yes = Ja
phone-no = Nein
phone-go-on = Weiter
phone-agree-result = Wir sind uns über das Ergebnis einig
phone-look-first = Die eingekreisten Steine sind unsicher. Seht sie euch gemeinsam an, markiert, was tot ist, und tippt dann noch einmal auf den Knopf.
phone-unfinished = Vieles ist noch unsicher: Ist die Partie zu Ende? Wenn nicht, spielt weiter und fotografiert das Brett noch einmal.
phone-kept = { $text }
phone-result-tap = Tippe auf eine Kette, um zu ändern, ob sie tot ist.
phone-working = Die Rechnung
