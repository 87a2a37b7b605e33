## Das Programm und seine Befehle

cli-about = Eine beendete Go-Partie Schritt für Schritt nach den chinesischen Methoden auszählen.
cli-about-long = `shuzi FILE` öffnet eine Partie (SGF oder ein Textdiagramm aus . X O) und führt durch die Auszählung; `shuzi` allein zählt die Partie auf einem echten Brett. `shuzi score FILE` gibt das Ergebnis ohne Rückfragen aus.
cli-count = Schritt für Schritt auszählen.
cli-score = Partien ohne Rückfragen auszählen und die ganze Rechnung ausgeben.
cli-reshape = Das Auszählen am Brett planen: welche Steine umzusetzen, wegzunehmen und dazuzulegen sind, so wenige wie möglich.
cli-compare = Eine Partie nach allen Regelwerken auswerten und die Unterschiede erklären.
cli-keys = Die Schlüsselzahlen-Tabelle ausgeben.
cli-handicap = Vorgabesteine und Komi für einen Rangunterschied vorschlagen.
cli-practise = Auszählen üben: Schlüsselzahlen, Vorsprung, Gebiete, tote Steine, ganze Partien.
cli-practise-stats = Trefferquote und Tempo jeder Übung zeigen, die schwächste zuerst.
cli-log = Die erledigten Auszählungen auflisten, die neueste zuerst.
cli-log-csv = Als CSV ausgeben.
cli-rules = Regelprofile auflisten, zeigen, prüfen oder anlegen.
cli-rules-list = Alle Profile auflisten.
cli-rules-show = Ein Profil und seine Quellen zeigen.
cli-rules-check = Profildateien auf Fehler prüfen.
cli-rules-new = Ein eigenes Profil zum Bearbeiten anlegen.
cli-gtp = Das Go Text Protocol beantworten, für Programme, die nach dem Ergebnis fragen.
cli-paths = Zeigen, wo shuzi seine Dateien ablegt.
cli-completions = Ein Vervollständigungsskript für eine Shell ausgeben.
cli-man = Die Handbuchseite ausgeben.
cli-man-output = Die Seiten aller Befehle in diesen Ordner schreiben.
cli-help = Diese Seite ausgeben, oder die Seite eines Befehls.

## Überschriften

cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-game-options = Optionen zur Partie
cli-display-options = Optionen zur Darstellung
cli-printing = Ausgabe
cli-without-a-board = Ohne Brett, oder mit einem Brett ohne Aufzeichnung

## Argumente und Optionen

cli-arg-file = Partiedatei oder Foto zum Öffnen.
cli-arg-files = Partiedateien (SGF, Textdiagramme, Fotos); - liest die Standardeingabe.
cli-arg-print_config = Die Einstellungsdatei mit den Standardwerten ausgeben.
cli-arg-help = Hilfe ausgeben.
cli-arg-version = Version ausgeben.
cli-arg-lang = Sprache: de, en, es, fr, ja, ko, ru, zh, zh-Hant.
cli-arg-json = Als JSON ausgeben, ein Objekt pro Partie und Zeile.
cli-arg-format = Ausgabeformat (Standard: Text, oder die Endung der Datei bei --output).
cli-arg-output = In diese Datei schreiben statt auf die Standardausgabe.
cli-arg-force = Die Datei überschreiben, wenn es sie gibt.
cli-arg-rules = Das Regelprofil, als Name (`shuzi rules list`) oder Pfad.
cli-arg-size = Brettgröße: 19 oder 9x13.
cli-arg-komi = Komi in Punkten: 7,5 oder 7½.
cli-arg-tie_breaker = Der Halbpunkt in Punkten, oder none.
cli-arg-handicap = Vorgabesteine.
cli-arg-compensation = Vorgabeausgleich für Weiß bei n Vorgabesteinen: n, n-1 oder none.
cli-arg-side = Die gezählte Farbe: black oder white.
cli-arg-method = Methode: full, half, simplified oder key.
cli-arg-dead = Tote Steine: auto, none oder je ein Stein jeder toten Kette (Standard: was die Datei markiert, sonst auto).
cli-arg-seki = Wer Punkte eines Sekis füllt, wo es nicht abwechselnd geschieht: E5=black,F5=nobody.
cli-arg-engine = GTP-Engine, die nach den toten Steinen gefragt wird, etwa `gnugo --mode gtp`.
cli-arg-engine_seconds = So viele Sekunden auf jede Antwort der Engine warten (Standard: 60).
cli-arg-with_tie_breaker = Den Halbpunkt bei der vereinfachten Halbzählung mitrechnen.
cli-arg-encoding = Zeichenkodierung der Partiedatei, falls sie falsch erkannt wird.
cli-arg-ascii = Mit ASCII-Zeichen zeichnen, für Terminals, die ● zu breit zeigen.
cli-arg-glyphs = Zeichen auf dem Brett: unicode, letters, wide oder ascii.
cli-arg-theme = Farben: wood, dark, light, colour-blind oder mono.
cli-arg-board = Wie das Brett gezeichnet wird: auto, pixels, blocks (große Steine) oder glyphs (ein Zeichen pro Stein) (Standard: auto, also pixels, wo das Terminal Bilder zeigt).
cli-arg-color = Wann Farben benutzt werden: auto, always oder never (Standard: auto; achtet auf `NO_COLOR`).
cli-arg-config = Diese Einstellungsdatei benutzen.
cli-arg-plain = Reiner Text, Zeile für Zeile, für Screenreader und Pipes.
cli-arg-shell = Die Shell: bash, elvish, fish, powershell oder zsh.
cli-count-file = Partiedatei oder Foto; ohne Datei zählst du ein echtes Brett aus.
cli-score-black = Gesamtpunktzahl von Schwarz (freie Punkte + Steine), ohne Brett.
cli-score-white = Gesamtpunktzahl von Weiß, ohne Brett.
cli-score-non_scoring = Nicht zählende Punkte, wenn nur Gesamtpunktzahlen angegeben sind (auf einem Brett werden sie gefunden).
cli-score-chains = Das Urteil über jede Kette zeigen und worauf es beruht, wenn shuzi die toten Steine vorschlägt.
cli-reshape-json = Als JSON ausgeben, ein Objekt pro Plan und Zeile.
cli-reshape-style = Rechtecke mit zehn und zwanzig Punkten (tens, der Standard) oder beliebig große und so wenige wie möglich (rectangles).
cli-compare-black_territory = Gebiet von Schwarz (freie Punkte).
cli-compare-white_territory = Gebiet von Weiß (freie Punkte).
cli-compare-black_stones = Lebende Steine von Schwarz (sonst aus Gefangenen, Passen und letztem Zug errechnet).
cli-compare-white_stones = Lebende Steine von Weiß.
cli-compare-black_prisoners = Verlorene schwarze Steine (geschlagen oder tot); mit FILE nur die während der Partie geschlagenen: Tote Steine der Datei kommen hinzu.
cli-compare-white_prisoners = Verlorene weiße Steine, ebenso.
cli-compare-black_passes = Wie oft Schwarz gepasst hat.
cli-compare-white_passes = Wie oft Weiß gepasst hat.
cli-compare-last_move = Wer zuletzt gezogen hat, wobei Passen als Zug gilt: black oder white.
cli-keys-size = Brettgrößen (Standard: 9, 13 und 19).
cli-keys-komi = Komi der Gleichaufpartien, mit --handicap aller Partien (Standard: das des Profils).
cli-keys-tie_breaker = Der Halbpunkt, oder none (Standard: wie im Profil).
cli-keys-handicap = Vorgaben: 0 ist eine Gleichaufpartie, 1 eine Partie ohne Komi (Standard: 0 bis 9).
cli-keys-compensation = Vorgabeausgleich für Weiß bei n Vorgabesteinen: n, n-1 oder none (Standard: wie im Profil).
cli-keys-non_scoring = Anzahlen nicht zählender Punkte (Standard: 0).
cli-keys-side = Nur diese Farbe zeigen: black oder white.
cli-keys-json = Dasselbe wie --format json.
cli-handicap-json = Dasselbe wie --format json.
cli-arg-layout = Layout von PDF und SVG: wall (der Standard), card (A6, vier pro Seite, mit Schnittmarken) oder wallet (Scheckkartengröße, zehn pro Seite).
cli-arg-paper = Papierformat von PDF und SVG: a3, a4 (Standard), a5, a6, letter oder legal.
cli-arg-club = Name eines Vereins, der auf das Blatt gedruckt wird.
cli-arg-date = Datum oder etwas anderes, das daneben gedruckt wird.
cli-handicap-ranks = Rangunterschied, auch halbe Ränge (7,5); ohne ihn wird die ganze Tabelle ausgegeben.
cli-handicap-black = Rang von Schwarz (12k, 3d), oder Wertungszahl der EGF (1850) oder der AGA (-4.5); mit --white.
cli-handicap-white = Rang oder Wertungszahl von Weiß.
cli-handicap-size = Brettgrößen (Standard: 19; für die Tabelle 19, 13 und 9).
cli-handicap-factor = Ränge pro Vorgabestein, für Brettgrößen, die das System nicht kennt: 2.5, 5/2.
cli-handicap-counting = Wertung: area (Fläche, 14 Punkte pro Stein, der Standard) oder territory (Gebiet, 12 Punkte pro Stein).
cli-handicap-table = Die ganze Tabelle ausgeben.
cli-practise-drill = Gleich mit dieser Übung anfangen (Standard: im Terminal das Menü, sonst alle Übungen reihum).
cli-practise-lesson = Gleich mit dieser Lektion anfangen, wo du aufgehört hast.
cli-practise-whole = Sofort eine ganze 19×19-Partie auf Zeit, Abschnitt für Abschnitt.
cli-practise-placement = Eine Frage aus jeder Lektion, um Bekanntes zu überspringen.
cli-practise-level = Schwierigkeit: 1 (der Standard), 2 oder 3.
cli-practise-count = Anzahl der Fragen (Standard: 10).
cli-practise-seed = Startwert des Zufalls, um dieselben Fragen zu wiederholen; ohne ihn kommen zuerst Fragen, die falsch waren.
cli-practise-timer = Zeitlimit pro Frage, in Sekunden.
cli-practise-games = Ordner mit beendeten Partien, aus denen die Stellungen kommen (Standard: die mitgelieferten).
cli-practise-plain = Reiner Text, Zeile für Zeile (Standard, wo kein Terminal ist).
cli-practise-list = Übungen und Lektionen auflisten.
cli-practise-stats-json = Als JSON ausgeben.
cli-practise-stats-csv = Jeden Versuch ausgeben, mit Kommas getrennt.
cli-rules-show-name = Name des Profils, oder Pfad seiner Datei.
cli-rules-check-paths = Zu prüfende Dateien.
cli-rules-new-name = Name des neuen Profils.
cli-rules-new-from = Profil, von dem es ausgeht (Standard: chinese).

## Fehler auf der Befehlszeile

cli-error = { $what }: siehe `{ $help }`
cli-error-unknown = unbekanntes Argument `{ $argument }`
cli-error-unknown-near = unbekanntes Argument `{ $argument }` (meinst du `{ $near }`?)
cli-error-unknown-command = unbekannter Befehl `{ $argument }`
cli-error-unknown-command-near = unbekannter Befehl `{ $argument }` (meinst du `{ $near }`?)
cli-error-no-command = es fehlt ein Befehl
cli-error-no-value = `{ $argument }` braucht einen Wert
cli-error-value = { $argument } `{ $value }`: { $why }
cli-error-choice = { $argument } `{ $value }`: möglich sind { $choices }
cli-error-plain-value = { $argument } `{ $value }`: hier nicht erlaubt
cli-error-conflict = { $argument } geht nicht zusammen mit { $other }
cli-error-twice = { $argument } ist zweimal angegeben
cli-error-missing = { $arguments } muss angegeben sein
cli-error-other = falscher Aufruf
cli-not-in-range = gib eine ganze Zahl von { $least } bis { $most } ein
cli-number-range = nimm eine ganze Zahl von { $least } bis { $most }
cli-encoding-unknown = unbekannte Kodierung: versuch gb18030 oder big5
cli-points-not-half = kein Vielfaches von einem halben Punkt (3,75 Zi = 7,5 Punkte)
cli-points-too-many = zu groß für jedes Brett
cli-use-one-of = möglich sind { $choices }
cli-choose-language = nimm de, en, es, fr, ja, ko, ru, zh, zh-Hant
cli-seki-point = schreib zu jedem Punkt, wer ihn füllt: E5=black, E5=white oder E5=nobody
cli-total-negative = darf nicht negativ sein
cli-choose-level = die Stufe muss zwischen { $least } und { $most } liegen

# Ein Foto des Bretts.
cli-photo = Die Stellung von einem Foto oder Bildschirmfoto lesen.
cli-photo-files = Bilder (JPEG, PNG oder WebP); - liest die Standardeingabe.
cli-photo-size = Zahl der Linien, wenn es nicht 9, 13 oder 19 sind oder sie falsch erkannt wird.
cli-photo-corners = Die Eckpunkte im Bild als x,y,x,y,x,y,x,y, im Uhrzeigersinn von links oben.
cli-photo-sgf = Als SGF ausgeben.
cli-photo-json = Als JSON ausgeben, ein Objekt pro Bild und Zeile.
cli-photo-watch = Warten, bis Bilder in einem Ordner erscheinen, und sie öffnen.
cli-corners = gib die vier Eckpunkte als acht Zahlen an, etwa 20,30,600,25,610,620,15,615
cli-photo-camera = Das Bild mit einer Kamera aufnehmen (über ffmpeg oder rpicam-still); nenne ein Gerät wie /dev/video2 für eine andere.
