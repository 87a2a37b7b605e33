## Eine ausgezählte Partie

profile-title = { $title } ({ $name })
page-game = Partie { $number }
page-players = { $black } (Schwarz) – { $white } (Weiß)
page-kind = { $size } { $game }
page-uncertain = Unsicher
page-seki = Seki
page-note = Hinweis: { $text }
page-nothing = nichts
points-value = { $points ->
        [0] 0 Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
stones-value = { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }
compensation-value = { $points ->
        [one] { $points } Punkt für Weiß
       *[other] { $points } Punkte für Weiß
    } ({ $convention })
names-more = { $names } und { $more } weitere
dead-of-side = { $side } { $count } ({ $names })
counted-names = { $count } ({ $names })
seki-fills = Schwarz füllt { $black }; Weiß füllt { $white }
page-needs = { $side } braucht { $needs } zum Sieg und hat { $total }: { $standing }.
page-needs-or-ties = { $side } braucht { $needs } zum Sieg ({ $tie } ist Jigo) und hat { $total }: { $standing }.
standing-enough = reicht genau
standing-spare = { $points } mehr als nötig
standing-short = { $points } zu wenig
page-left-out = Die vereinfachte Halbzählung lässt den Halbpunkt ({ $tie_breaker }) weg: Sie ergibt { $shown }; genau ist { $exact }.
page-left-out-level = Die vereinfachte Halbzählung lässt den Halbpunkt ({ $tie_breaker }) weg: Gleichstand, also gewinnt { $side }; genau ist { $exact }.
page-same-board = Dasselbe Brett nach Fläche: { $result }
page-by-area = Nach Fläche { $result }; die Regeln „{ $rules }“ zählen aber mehr als die Fläche, und das ist hier nicht bekannt: noch steht kein Sieger fest.
page-shared = { $points ->
        [one] Der gemeinsame Punkt wird geteilt
       *[other] Die { $points } gemeinsamen Punkte werden geteilt
    }: Schwarz { $black }, Weiß { $white }.
cause-other-winner = anderer Sieger
cause-unit = Zi oder Punkte
cause-teire-kept = Teire nicht abgezogen
cause-unmarked = tote Steine nicht markiert
cause-also-dead = mehr Steine tot
cause-one-point = ein Punkt
cause-unknown = andere Ursache
unfinished-border = { $places }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }: Ist die Partie zu Ende, und sind alle toten Steine markiert?
unfinished-dame = { $places }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }: sie bleiben leer und gehören niemandem, außer beide sind einverstanden, sie abwechselnd zu füllen.
page-one-side = Nur { $side } ist gezählt; alle übrigen Punkte gelten als Punkte der anderen Seite.
page-chains = Ketten
page-no-chains = keine Analyse: Die toten Steine waren angegeben
heading-full = Voll
heading-half = Halb
heading-simplified = Vereinf.
heading-key = Schlüssel

## Eine Partie nach allen Regelwerken

compare-own = Regeln der Partie
compare-own-result = { $rules }: { $result }
compare-head-result = Ergebnis
compare-head-scoring = Bewertung
compare-head-rules = Regeln
compare-same-winner = Nach allen Regelwerken gewinnt dieselbe Seite.
compare-same-winner-known = Nach allen Regelwerken mit eindeutigem Ergebnis gewinnt dieselbe Seite.
compare-winners-differ = Die Regelwerke mit bekanntem Sieger sind sich nicht einig; wer nach den Regeln der Partie gewinnt, ist nicht bekannt.
compare-other-winners = Nach anderen Regeln wechselt der Sieger in { $many } von { $all } Ergebnissen.
compare-other-winner = * anderer Sieger als nach den Regeln der Partie.
compare-rules-note = { $rules }: { $note }.
scoring-stone-taxed = Steine+Steuer
result-unknown = unbekannt
result-or = { $least } oder { $most }
range = { $least } bis { $most }
difference-title = Flächenbewertung und Gebietsbewertung: Vorsprung von Schwarz, mit Komi, ohne Vorgabeausgleich
difference-area = Flächenbewertung (Sc)
difference-territory = Gebietsbewertung (Sj)
difference-apart = Sc − Sj
difference-accounted = Die Posten ergeben zusammen genau den Unterschied.
difference-unknown = Nicht erklärt: { $why }.
difference-not-accounted = Die Posten ergeben nicht den Unterschied: In der Partiedatei steckt ein Fehler.
difference-check-agrees = Probe: schwarze minus weiße Steine auf dem Brett: { $stones }; aus Gefangenen und Passen (Jasiek): { $prisoners }: stimmt.
difference-check-disagrees = Probe: schwarze minus weiße Steine auf dem Brett: { $stones }; aus Gefangenen und Passen (Jasiek): { $prisoners }: STIMMT NICHT.
matrix-does-not-apply = Das ist eine Gleichaufpartie mit Komi: Vorgabeausgleich und Halbpunkt spielen keine Rolle.
matrix-title = Vorgabeausgleich und Halbpunkt (HP)
matrix-no-tie-breaker = ohne HP
matrix-tie-breaker = HP 0,5
procedure-japanese = Japanische Auszählung
procedure-aga = AGA-Auszählung mit Passsteinen
procedure-unknown = { $name }: Die Gefangenen sind unbekannt.
procedure-title = { $name } (ohne Vorgabeausgleich)
procedure-both = Schwarz { $black }, Weiß { $white }
procedure-lead = Vorsprung von Schwarz: { $lead }.

## Ein Plan für das Brett

plan-none = { $side }: nichts umzuordnen.
plan-summary = { $handled ->
        [one] { $side }: nur { $parts }; { $proof }.
       *[other] { $side }: { $parts }; { $proof }.
    }
plan-moved = { $count ->
        [one] { $count } Stein umsetzen
       *[other] { $count } Steine umsetzen
    }
plan-lifted = { $count ->
        [one] { $count } Stein zurück in die Dose legen
       *[other] { $count } Steine zurück in die Dose legen
    }
plan-added = { $count ->
        [one] { $count } Stein aus der Dose dazulegen
       *[other] { $count } Steine aus der Dose dazulegen
    }
plan-minimum = weniger geht nicht
plan-best-found = bester gefundener Plan; vielleicht gibt es einen kürzeren
plan-letters = A → a: Stein umsetzen (nach 24 beginnen die Buchstaben von vorn)
plan-before = Schlussstellung: tote Steine sind durchgestrichen, kleine Steine zeigen Gebiet.
plan-lifted-from = Vorher: Heb die Steine mit Buchstaben auf; − kommt in die Dose; durchgestrichene sind tot.
plan-landed = Nachher: wohin sie kommen; + kommt aus der Dose.
words-said = { $name }: { $said } von { $all } Meldungen
remarks-folded = { $count } weitere dieser Art: { $what }
batch-summary = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } gezählt, { $unread } nicht; { $unsure } mit unsicheren Steinen oder offenen Stellen; { $disagreeing } von { $recorded } eingetragenen Ergebnissen weichen ab.
batch-progress = { $games } Partien, { $rate } pro Sekunde
batch-left = noch { $time }
plan-signs = - in die Dose; + aus der Dose; . frei; # nicht zählend
plan-vacant = Frei
plan-stones = Steine
plan-total = Gesamt
plan-unchanged = { $sum }, unverändert.

## Vorgabe

handicap-case = { $size }, Rangunterschied { $ranks }, Bewertung nach { $counting }
handicap-value = Wert
handicap-stones = Steine
handicap-free-moves = Freie Züge
handicap-komi = Komi
handicap-value-worked = { $ranks } ÷ { $factor } − ½ = { $value } (in Steinen)
handicap-black-first = keine: Schwarz beginnt
handicap-expected = Erwartet
handicap-expected-worked = { $side } gewinnt ohne Komi und Vorgabe mit { $size } × { $worth } = { $points } Punkten
handicap-komi-worked = ({ $free_moves } − { $taken }) × { $worth } = { $raw }, gerundet { $rounded }, + ½ = { $komi }
handicap-check = Probe
handicap-check-worked = { $free_moves } × { $worth } − { $outcome } − { $komi_taken } = { $left }
handicap-many = Über neun Ränge ist eine Partie auf 13×13 oder 9×9 ausgeglichener.
handicap-black-gets = Schwarz bekommt also { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
handicap-only-komi = Nur das Komi gleicht aus: Ein Vorgabeausgleich kommt nicht hinzu.

## Schlüsselzahlen

keys-title = Schlüsselzahlen: { $rules }
keys-non-scoring = { $points } nicht zählend
keys-needs = nötig
keys-ties = Jigo
keys-needs-note = nötig: die kleinste Gesamtpunktzahl (freie Punkte + Steine), die gewinnt.
keys-ties-note = Jigo: die Gesamtpunktzahl, die Jigo ergibt.
keys-even = gleichauf, Komi { $komi }
keys-tie-breaker = Halbpunkt { $points }

## Dateien und Engines

written = gespeichert: { $name }
not-counted-yet = noch nicht ausgezählt
empty-sheet = nichts zu speichern: lege erst ein Komi fest
copied = kopiert: { $text }
all-names-taken = { $name } und 100 nummerierte Kopien gibt es schon
kept-in = gespeichert in { $path }
settings-file = Einstellungsdatei: { $why }
not-saved = die Auszählung lässt sich nicht speichern: { $why }
not-copied = kopieren geht nicht ({ $why })
colours-off = Farben sind aus (NO_COLOR oder --color never)
io-not-found = Datei oder Ordner nicht gefunden
io-permission-denied = keine Berechtigung
io-already-exists = es gibt sie schon
io-storage-full = der Datenträger ist voll
io-no-more-room = dein Speicherkontingent ist erschöpft
io-read-only = der Datenträger ist schreibgeschützt
io-no-folder = ein Teil des Pfads ist kein Ordner
io-no-plain-file = keine gewöhnliche Datei
io-too-large = größer als { $most } MiB
io-not-utf-8 = kein UTF-8: speichere die Datei als UTF-8
file-unreadable = nicht lesbar ({ $why }): prüfe den Dateinamen
folder-unreadable = nicht lesbar ({ $why }): prüfe den Ordner
file-exists = gibt es schon: nimm einen anderen Namen oder --force dazu
file-unwritable = lässt sich nicht schreiben ({ $why }): prüfe den Ordner
file-too-large = größer als { $most } MiB: teile die Sammlung
file-is-a-folder = das ist ein Ordner: nenne die Dateien darin
file-is-an-address = shuzi lädt nichts herunter: speichere die Partie zuerst als Datei
folder-of-games = das ist ein Ordner: mit -r werden die Partien darin ausgezählt
folder-without-games = keine Partiedateien in diesem Ordner: prüfe den Ordnernamen
archive-unreadable = Archiv beschädigt: { $why }
archive-without-games = keine .sgf-Datei in diesem Archiv: nimm eines mit Partien (Archive in Archiven werden nicht gelesen)
profile-unreadable-file = nicht lesbar: { $why }
other-games = nur die erste Partie wird geöffnet; die Datei hat noch { $games } mehr
unknown-rules-chosen = unbekannte Regeln RU[{ $rules }]: wähle ein Regelwerk in den Einstellungen
engine-start = startet nicht ({ $why }): prüfe den Befehl
engine-ended = brach ab, statt auf `{ $command }` zu antworten
engine-complained = brach ab mit der Meldung: { $said }
engine-slow = antwortete nicht binnen { $seconds } Sekunden auf `{ $command }` (mehr Zeit mit --engine-seconds)
engine-refused = lehnte `{ $command }` ab: { $why }
engine-size = spielt nicht auf { $size }: GTP-Bretter sind quadratisch, höchstens 25×25
engine-lie = nannte `{ $name }` tot, aber dort steht kein Stein
engine-asking = frage `{ $engine }` nach toten Steinen (Strg-C bricht ab)

## Die Befehlszeile

usage-no-terminal = das braucht ein Terminal: nimm `shuzi score` oder `shuzi count --plain`
ended-count = abgebrochen (Signal); deine Auszählung ist gespeichert
ended-unsaved = abgebrochen (Signal); deine Auszählung konnte nicht gespeichert werden
ended-home = abgebrochen (Signal)
ended-practice = abgebrochen (Signal); alle Antworten sind gespeichert
ended-input = die Eingabe endete vor dem Ergebnis: die Auszählung ist nicht fertig
usage-no-paper = { $option } gilt für PDF und SVG, nicht für { $format }
usage-no-folder = --recursive braucht einen Ordner: shuzi score -r Partien
usage-only-with-file = nur mit einer Partiedatei, nicht mit Gesamtpunktzahlen: { $options }
usage-nothing-to-compare = nichts zu vergleichen: nenne Partiedateien oder --black-territory und --white-territory
usage-stones-unknown = die Zahl der Steine ist unbekannt: gib --black-stones und --white-stones an oder Gefangene, Passen und --last-move
usage-not-the-board = diese Zahlen füllen das Brett ({ $size }) nicht: ein Zählfehler oder ein nicht zählender Punkt; gib auch --black-stones und --white-stones an
usage-too-many-points = zusammen ist das mehr als die { $all } Punkte des Bretts ({ $size }): zähle nach
usage-too-many-for-board = mehr Vorgabesteine oder nicht zählende Punkte, als das Brett ({ $size }) Punkte hat
usage-no-factor = Jewdans System kennt keinen Faktor für { $size }: gib mit --factor an, wie viele Ränge ein Stein wert ist
usage-factor-not-positive = --factor muss größer als null sein
usage-no-format = unbekanntes Format .{ $ending }: nimm .txt .md .csv .json .html .svg .pdf oder .sgf oder gib --format an
usage-not-in-format = als { $format } geht das nicht: nimm { $formats }
usage-pdf-on-terminal = ein PDF kann nicht ins Terminal: nimm --output DATEI.pdf
usage-resume-format = --resume braucht eine ungepackte Datei mit einem Ergebnis pro Zeile: gib -o DATEI.json oder DATEI.csv an
usage-errors-in-output = --errors-to und -o nennen dieselbe Datei: nimm für beide eine eigene
not-resumable = das ist keine frühere Ausgabe: nimm eine andere Datei oder lass --resume weg
resume-not-found = die letzte Partie darin ({ $game }) ist nicht unter diesen Dateien: nenne dieselben Dateien wie beim ersten Lauf
usage-no-lesson = --lesson { $name } ist keine Lektion: siehe `shuzi practise --list`
usage-profile-name = `{ $name }` ist kein gültiger Profilname: nimm Buchstaben, Ziffern und -
usage-rules = --rules { $why }
profile-exists = { $path } gibt es schon: bearbeite es oder nimm einen anderen Namen
no-games-in-folder = hier sind keine beendeten SGF-Partien: nimm einen anderen Ordner
no-home = kein Benutzerordner: setze HOME oder SHUZI_CONFIG_DIR, SHUZI_DATA_DIR und SHUZI_STATE_DIR
not-an-attempt = kein Übungseintrag: übergangen
attempt-not-kept = lässt sich nicht schreiben ({ $why })
fonts-lack = diese Zeichen fehlen in den eingebauten Schriften: { $missing }
layout-too-wide = auf diesem Papier nicht lesbar: nimm größeres Papier, nur eine Seite oder weniger Spalten
layout-no-card = eine Karte zeigt beide Seiten, ohne Auswahl nicht zählender Punkte: lass --side und --non-scoring weg oder nimm --layout referee
config-not-toml = { $why }: siehe `shuzi --print-config`
config-language = unbekannte Sprache `{ $code }`: nimm de, en, es, fr, ja, ko, ru, zh, zh-Hant oder auto
state-set-aside = eine unfertige Auszählung einer anderen Version liegt jetzt in { $path }
path-config = Einstellungen
path-rules = Regeln
path-history = Verlauf
path-log = Protokoll
path-state = Stand
check-ok = { $name }: in Ordnung
show-komi = { $kind }: Komi { $komi }; Halbpunkt { $tie_breaker }; { $ties }
show-not-set = nicht festgelegt
show-ties-draw = Gleichstand ist Jigo
show-ties-side = bei Gleichstand gewinnt { $side }
show-compensation = Vorgabeausgleich { $points } (ab { $from ->
        [one] { $from } Stein
       *[other] { $from } Steinen
    })
show-no-compensation = kein Vorgabeausgleich
show-note = Hinweis: { $text }
show-source = Quelle: { $text }

## Ein Profil für den Anfang

template-own = Deine eigenen Regeln. Was hier nicht festgelegt ist, kommt aus `{ $from }`.
template-check = `shuzi rules check` findet Fehler; `shuzi rules show { $from }` zeigt alle Schlüssel.
template-aliases = wie RU in Partiedateien lautet
template-points = n, n-1 oder none

## Die Einstellungsdatei

config-intro = Einstellungen von shuzi. Jede Zeile zeigt den Standardwert: Lösche das #, um ihn zu ändern.
config-paths = `shuzi paths` zeigt, wohin diese Datei gehört; Optionen auf der Befehlszeile gehen vor.
config-theme = Farben: wood, dark, light, colour-blind (blau und orange), mono.
config-no-color = NO_COLOR oder `--color never` schaltet die Farben ab (mono).
config-glyphs = Zeichen auf dem Brett: unicode (Scheiben), wide (⚫ ⚪, für Terminals, die ● zwei Spalten breit zeichnen), letters (X und O auf Linien), ascii (X und O auf Punkten). Drücke im Programm `a`, um zu sehen, welche genau untereinander stehen.
config-mouse = Ob Mausklicks Steine markieren (M schaltet um). Ist das aus, markiert die Maus wie gewohnt Text.
config-motion = Ob der Startbildschirm von selbst eine Partie auszählt, bis eine Taste gedrückt wird.
config-lang = Sprache: de, en, es, fr, ja, ko, ru, zh, zh-Hant; auto richtet sich nach LANG.
config-keys = Tasten: Name eines Befehls mit einer oder mehreren Tasten, für jede Ansicht, die ihn hat. `:` zeigt beim Auszählen die Befehle.
config-rules = Regelwerk, wenn weder Option noch Partiedatei eines nennt: siehe `shuzi rules list`.
usage-one-game = { $format } fasst nur eine Partie: nenne eine Partie oder nimm ein anderes Format
usage-no-pictures = ob dieses Terminal Bilder zeigt, ist nicht bekannt: nimm --board blocks
usage-no-tls = dieses shuzi ist ohne Verschlüsselung gebaut: installiere es mit `--features tls` oder lass --tls weg
state-unreadable = eine unfertige Auszählung war nicht lesbar; sie liegt jetzt in { $path }

## Die erledigten Auszählungen

log-title = Bisherige Auszählungen
log-when = Wann
log-what = Partie
log-result = Ergebnis
log-rules = Regeln
log-rests-on = Grundlage
log-rules-komi = { $rules }, Komi { $komi }
log-table = Tisch { $size }
log-board = am Brett
log-both-sides = beide Seiten
log-one-side = nur eine Seite
log-territory = beide Gebiete
not-a-count = keine Auszählung
file-changed = die Datei hat sich geändert, seit diese Auszählung begann: öffne sie neu
count-not-listed = die Auszählung steht nicht in der Liste: { $why }

# Ein Foto des Bretts.
usage-no-picture = kein Bild: nenne eine Bilddatei
usage-dead-one-game = --dead und --seki gelten für eine einzige Partie: gib eine Datei an oder lass sie weg
usage-one-picture = -o braucht genau ein Bild

request-unreadable = keine gültige JSON-Anfrage: { $why }
request-value = `{ $name }`: { $why }
request-no-record = keine Partie angegeben: sie gehört in `record`
request-no-game = eine Partie { $number } gibt es hier nicht
request-more-games = die Datei enthält mehrere Partien, gezählt wird die erste; `game` wählt eine andere
request-many-profiles = mehr als { $most } Profile in einer Anfrage
result-not-known = die Partiedatei reicht nicht aus, um das Ergebnis nach diesen Regeln zu bestimmen
words-missing = die Meldung `{ $id }` fehlt
words-unknown = eine Meldung `{ $id }` gibt es nicht: berichtige oder entferne sie
words-other-values = `{ $id }` hat andere Platzhalter als das Englische: nimm { $values }
words-not-fluent = kein gültiges Fluent: { $why }
words-changed = `{ $id }` ist aus einem englischen Text übersetzt, der inzwischen anders ist: prüfe ihn
words-too-wide = `{ $id }` ist { $columns } Spalten breit: höchstens { $most } passen
keys-unknown-key = `{ $text }` ist keine Taste: schreib ein Zeichen, Ctrl-X oder einen Namen wie Enter, Tab, Space, PgUp oder Left
keys-unknown-action = es gibt keinen Befehl `{ $name }`: meinst du `{ $like }`?
keys-none = `{ $name }` hat keine Taste: gib ihm eine oder lösche die Zeile
keys-taken = `{ $key }` ist in derselben Ansicht schon mit `{ $by }` belegt und geht deshalb nicht für `{ $name }`
keys-typed = `{ $key }` wird zum Eintippen von Zahlen oder Stellungen gebraucht: nimm eine andere Taste
keys-fixed = `{ $key }` lässt sich nicht umbelegen: nimm eine andere Taste
picture-heic = HEIC und AVIF gehen nicht: schick das Bild als JPEG (iPhone: Einstellungen > Kamera > Formate > Maximale Kompatibilität)
picture-too-large = { $width ->
    [0] zu viele Pixel: verkleinere das Bild
   *[other] { $width } × { $height } Pixel sind mehr als { $most } Millionen: verkleinere das Bild
}
    .phone = Das Bild ist zu groß: Nimm es mit geringerer Auflösung auf.
picture-torn = die Bilddatei ist unvollständig: schick sie noch einmal
picture-broken = die Bilddatei ist beschädigt: schick sie noch einmal
photo-no-picture = { $why }
photo-not-a-picture = das ist kein Bild: nimm JPEG, PNG oder WebP
photo-no-board = kein Brett gefunden: fotografiere das ganze Brett von oben oder nenne die Ecken mit --corners
    .phone = Es wurde kein Brett gefunden: Fotografiere das ganze Brett von oben, mit allen Rändern.
photo-faint = die Linien des Bretts sind schlecht zu sehen
photo-more-lines = das Brett hat anscheinend mehr als { $lines } Linien
photo-unusual = im Bild sind { $lines } Linien: fotografiere das ganze Brett, oder gib --size { $lines } an, wenn es nicht mehr hat
    .phone = Auf dem Bild sind { $lines } Linien. Hat das Brett mehr, fotografiere es ganz.
photo-cut = { $edge ->
    [top] der obere Rand des Bretts ist nicht im Bild
    [right] der rechte Rand des Bretts ist nicht im Bild
    [bottom] der untere Rand des Bretts ist nicht im Bild
   *[left] der linke Rand des Bretts ist nicht im Bild
}
photo-low = die Kamera sah zu flach auf das Brett (etwa { $degrees }°): halte sie höher
photo-one-color = alle Steine wurden als gleichfarbig gelesen
photo-several = auf dem Bild ist noch ein anderes Brett: fotografiere nur eines oder nenne seine Ecken mit --corners
    .phone = Auf dem Bild ist noch ein anderes Brett: Fotografiere nur eines.
photo-small = das Brett ist klein im Bild: geh näher heran
photo-look-over = Prüfe die Stellung vor dem Auszählen: { $why }.
photo-open-it = prüfe die Stellung erst am Bildschirm mit `shuzi DATEI`: { $why }
photo-doubtful = { $points ->
    [one] Ein Punkt ist zu prüfen: { $names }
   *[other] { $points } Punkte sind zu prüfen: { $names }
}
photo-stones = Schwarze Steine: { $black }. Weiße Steine: { $white }.
photo-only-stones = Ein Foto zeigt weder Gefangene noch Züge: Bei Gebietsbewertung musst du die Gefangenen selbst dazuzählen.
photo-size = Bretter auf Fotos sind quadratisch und haben 5 bis 25 Linien: { $size } geht nicht
photo-not-same = zeigt nicht dieselbe Stellung wie die anderen Bilder: lass es weg oder lass --same weg
photo-corners = mit diesen Ecken ist kein Brett zu erkennen: gib vier Punkte an, im Uhrzeigersinn von links oben
