## Zahlen und Namen, die sich nicht lesen lassen

amount-empty = nichts eingegeben: tippe eine Zahl, etwa 7,5 oder 7 1/2
amount-not-a-number = keine Zahl: schreib zum Beispiel 7,5, 7 1/2 oder 7½
amount-too-fine = zu genau: nur Vielfache eines Viertelpunkts
amount-too-large = zu groß: höchstens 100.000 Punkte
side-unknown = `{ $text }` ist keine Seite: nimm black oder white
method-unknown = `{ $text }` ist keine Methode: nimm full, half, simplified oder key
compensation-unknown = `{ $text }` ist kein Vorgabeausgleich: nimm n, n-1 oder none
size-not-a-size = keine Größe: schreib zum Beispiel 19 oder 9x13
size-out-of-range = Bretter haben 1 bis 52 Linien in jeder Richtung
vertex-not-a-vertex = kein Punkt des Bretts: schreib den Buchstaben der Spalte (ohne I) und die Zahl der Reihe, etwa D4
vertex-off-the-board = außerhalb des Bretts
ranks-not-a-number = { $text } ist kein Rangunterschied: tippe 0 bis { $most }, auch halbe Ränge wie 7,5
rank-unknown = { $text } ist kein Rang: tippe einen Rang wie 12k oder 3d, oder ein Rating der EGF (1850) oder AGA (−4,5)
rank-mixed = nicht vergleichbar: gib zwei Ränge an oder zwei Ratings derselben Liste
rank-black-stronger = Schwarz ist stärker: wer schwächer ist, nimmt Schwarz
rank-too-far-apart = der Rangunterschied ist zu groß für eine Vorgabepartie
ratio-not-a-number = `{ $text }` ist keine Zahl wie 2,5, 5/2 oder 6
handicap-too-many-stones = { $ranks } Ränge wären { $stones } Steine auf { $size }: das System reicht nur bis neun; auf einem kleineren Brett ist es ausgeglichener

## Die Zeichenkodierung einer Datei

encoding-is-utf-8 = CA nennt { $name }, der Text ist aber UTF-8: als UTF-8 gelesen
encoding-guessed = keine Kodierung angegeben: als { $used } gelesen
encoding-unknown = unbekannte Kodierung CA[{ $name }]: als { $used } gelesen
encoding-other = CA nennt { $name }, der Text passt aber nicht dazu: als { $used } gelesen
encoding-damaged = einige Zeichen sind kein gültiges { $name }: als � gezeigt

## Partiedateien

sgf-no-game = hier ist keine Partie: eine SGF-Partie beginnt mit `(;`
sgf-too-large = mehr als { $most } Knoten in einer Partie: teile die Datei
sgf-too-many-values = mehr als { $most } Werte in einer Partie: teile die Datei
sgf-text-outside = Text außerhalb einer Partie: übergangen
sgf-stray-parenthesis = `)` ohne `(`: übergangen
sgf-no-opening = kein `(` vor dem ersten Knoten: ergänzt
sgf-not-closed = die Partie ist nicht abgeschlossen: am Ende fehlt `)`
sgf-game-in-game = eine Partie beginnt mitten in einer anderen: davor fehlt `)`
sgf-opening-before-node = `(` vor dem ersten Knoten: übergangen
sgf-no-semicolon = kein `;` vor der ersten Eigenschaft: ergänzt
sgf-read-as = `{ $spelled }` wird als { $name } gelesen
sgf-between-variations = { $name } steht zwischen Varianten: übergangen
sgf-unescaped-bracket = `]` in { $name } ist nicht maskiert: als Text gelesen
sgf-value-not-closed = der Wert von { $name } ist nicht abgeschlossen: `]` fehlt
sgf-no-value = `{ $name }` hat keinen Wert: übergangen
sgf-not-sgf = `{ $text }` ist kein SGF: übergangen
more-of-the-same = weitere Hinweise dieser Art werden nicht gezeigt
record-not-go = GM[{ $value }] ist nicht Go (das wäre GM[1]): nur Go-Partien werden ausgezählt
record-size = SZ[{ $value }]: { $why }; berichtige es oder gib die Größe mit --size an
record-other-size = die Partie ist auf { $stated }, nicht { $size }: lass --size weg
record-second-move = ein zweiter Zug im selben Knoten: auch gespielt
record-several-values = ein Zug mit mehreren Werten: jeder wird gespielt
record-two-colors = auf { $vertex } ist für beide Seiten ein Stein gesetzt: der spätere bleibt
record-longer-variation = eine Variante hat { $moves } Züge, die Hauptvariante { $main }: gezählt wird die Hauptvariante
record-set-up-not-a-vertex = { $name }[{ $value }] ist kein Punkt des Bretts: übergangen
record-set-up-off-the-board = { $name }[{ $value }] liegt teils außerhalb des Bretts: dieser Teil wird übergangen
record-too-many-set-up = zu viele gesetzte Steine: die übrigen werden übergangen
record-move-off-the-board = { $name }[{ $value }] liegt außerhalb des Bretts ({ $size }): übergangen
record-read-as-pass = { $name }[{ $value }] wird als Passen gelesen
record-move-not-a-vertex = { $name }[{ $value }] ist kein Punkt des Bretts: übergangen
record-on-top-of-stone = Zug { $number } ({ $side } { $vertex }) liegt auf einem besetzten Punkt ({ $replaced }): der Stein wird ersetzt, wie in SGF-Programmen üblich
record-suicide = Zug { $number } ({ $side } { $vertex }) ist Selbstmord: { $stones ->
        [one] der Stein wird weggenommen
       *[other] die { $stones } Steine werden weggenommen
    }
record-ko-retaken = Zug { $number } ({ $side } { $vertex }) verstößt gegen die Ko-Regel: trotzdem gespielt
record-not-in-first-node = { $name } gehört in den ersten Knoten: trotzdem übernommen
record-stated-twice = { $name } ist doppelt angegeben ({ $used }, { $other }): es gilt das erste
record-komi-unread = KM[{ $value }]: { $why }; es gilt das Komi des Profils
record-komi-empty = KM[] ist leer: es gilt das Komi des Profils
record-size-missing = SZ fehlt, und alle Züge liegen auf { $lines } Linien: ist das Brett so groß, hilft --size { $lines }
record-handicap-played = Schwarz setzt { $stones } Steine vor dem ersten weißen, und HA fehlt: sind sie eine Vorgabe, hilft --handicap { $stones }
record-fox-komi-in-zi = KM[{ $value }] steht wie bei Fox in Hundertstel-Zi: { $points } Punkte
record-fox-komi-in-points = KM[{ $value }] steht wie bei Fox in Hundertstelpunkten: { $points } Punkte
record-komi-too-large = KM[{ $value }] ist mehr, als das Brett Punkte hat; es gilt das Komi des Profils
record-handicap-differs = HA[{ $value }], gesetzt sind aber { $stones } Steine
record-handicap-unread = HA[{ $value }] ist keine Zahl von Steinen: gilt als keine Vorgabe
record-handicap-too-large = HA[{ $value }] sind mehr Steine, als auf das Brett passen: gilt als keine Vorgabe
record-handicap-missing = HA[{ $stones }], aber es stehen keine Steine da, und Weiß beginnt: Die Steine fehlen, oder es gab keine Vorgabe. Gezählt wird ohne Vorgabe
record-marks-contradict = TB und TW markieren dieselben Punkte für beide Seiten: die Marken gelten nicht
record-handicap-found = kein HA, aber { $stones ->
        [one] ein schwarzer Stein
       *[other] { $stones } schwarze Steine
    } vor dem ersten Zug von Weiß: Vorgabe { $stones }
diagram-second = ein zweites Diagramm: jedes Diagramm braucht eine eigene Datei
diagram-too-many-rows = mehr als { $most } Reihen: ist das ein Diagramm?
diagram-no-game = hier ist keine Partie: weder SGF noch Reihen aus . X O
diagram-other-width = { $points } Punkte in dieser Reihe, aber { $first } in der ersten: berichtige die Reihe
diagram-all-dead = alle Steine stehen als x oder o da, das sind tote: schreib X und O für die lebenden
diagram-other-kind = eine Datei der Art { $format }, die shuzi nicht liest: speichere sie als SGF
diagram-too-wide = { $points } Punkte in einer Reihe: Bretter haben höchstens { $most } Linien
diagram-not-a-stone = `{ $sign }` ist nicht erlaubt: Reihen bestehen aus . X O (x und o für tote Steine)
diagram-other-size = das Diagramm ist { $drawn }, nicht { $size }: lass --size weg

## Regelprofile

at-place = { $place }: { $what }
profile-unreadable = { $why }
profile-not-toml = { $why }: berichtige hier das TOML
profile-wrong-kind = { $key } ist { $found }, nötig ist { $wanted }
profile-not-a-list = { $key } ist eine Liste von Texten: schreib { $key } = ["…"]
profile-not-a-count = { $key } muss eine ganze Zahl von 0 bis { $most } sein
profile-unknown-word-near = { $key } kann nicht `{ $text }` sein: meinst du `{ $near }`? (möglich: { $words })
profile-unknown-word = { $key } kann nicht `{ $text }` sein: möglich sind { $words }
profile-unknown-key-near = unbekannter Schlüssel `{ $key }`: meinst du `{ $near }`?
profile-unknown-key = unbekannter Schlüssel `{ $key }`: bekannt sind { $keys }
profile-too-many-points = { $key } darf höchstens { $most } Punkte sein
profile-not-half-points = { $key } geht nur in halben Punkten, nicht { $points }
profile-not-an-amount = { $key }: { $why }
profile-unknown-size-near = unbekannte Brettgröße `{ $text }`: meinst du `{ $near }`?
profile-unknown-size = unbekannte Brettgröße `{ $text }`: nimm eine Zahl von Linien von 1 bis { $most } oder other
profile-extends-itself = { $round }: diese Profile verweisen im Kreis aufeinander; nimm eine andere Grundlage
profile-extends-too-many = mehr als { $most } Profile bauen aufeinander auf; nimm eine Grundlage weiter unten in der Kette
profile-extends-broken = { $name } hat selbst Fehler: { $why }
profile-extends-nothing = { $why }
no-rules-near = es gibt kein Regelwerk `{ $name }`: meinst du `{ $near }`?
no-rules = es gibt kein Regelwerk `{ $name }`: siehe `shuzi rules list`
toml-text = ein Text
toml-texts = eine Liste von Texten
toml-number = eine Zahl
toml-points = eine Zahl von Punkten
toml-flag = true oder false
toml-date = ein Datum
toml-list = eine Liste
toml-table = eine Tabelle
toml-name = der Name eines Profils
toml-ties = draw, black oder white

## Tote Steine

dead-not-a-vertex = --dead { $name }: { $why }
dead-no-stone = --dead { $name }: dort steht kein Stein
dead-everything = alle Steine sind als tot markiert: es gibt nichts zu zählen
dead-no-stones = auf dem Brett stehen keine Steine: es gibt nichts zu zählen
seki-not-a-vertex = --seki { $name }: { $why }
seki-not-in-seki = --seki { $name }: keine Freiheit und kein Auge eines Sekis
seki-no-group = --seki { $name }: dort ist keine Gruppe, die Freiheiten mit der anderen Seite teilt
seki-filled-twice = --seki { $name }: zweimal verschieden angegeben: nenne den Punkt nur einmal
dead-source-file = Datei
dead-source-option = Option
dead-source-auto = Vorschlag von shuzi: bitte prüfen
dead-source-engine = Engine
dead-source-player = von dir markiert
status-alive = lebend
status-dead = tot
status-seki = Seki
verdict-proven = { $status } (bewiesen)
verdict-read = { $status } (ausgelesen)
verdict-played = { $status } ({ $share } von 100 Playouts)
verdict-open = { $status } (offen: hängt davon ab, wer zuerst zieht, oder von einem Ko)
verdict-capture = { $status } (offen: kann geschlagen werden; zu Ende spielen)
verdict-unread = { $status } (offen: zu lang zum Auslesen; zu Ende spielen oder sich einigen)
verdict-border = { $status } (offen: die Grenze ist hier nicht geschlossen; weiterspielen)
verdict-eyes = { $status } (offen: weder zwei Augen noch Seki; die Steine ringsum prüfen)
verdict-seki-eye = { $status } (offen: im Auge eines Sekis; beide müssen sich einigen, ob die Steine vom Brett kommen)

## Wonach eine Partie ausgezählt wird

adjustment-not-half-points = { $points } ist kein Vielfaches eines halben Punkts
terms-unknown-rules = unbekannte Regeln RU[{ $rules }]: wähle ein Regelwerk mit --rules (siehe `shuzi rules list`)
terms-no-profile = { $why }
terms-broken-profile = { $why }
terms-no-komi = die Regeln „{ $rules }“ legen für diese Partie ({ $game }) kein Komi fest: gib es mit --komi an
terms-not-half-points = { $what }: { $points } ist kein Vielfaches eines halben Punkts. Sind Zi gemeint? 3,75 Zi = 7,5 Punkte
terms-too-many-stones = { $stones } Vorgabesteine passen nicht auf ein { $size }-Brett
caution-compensation-in-komi = nach diesen Regeln steckt der Vorgabeausgleich schon im Komi ({ $komi })
caution-komi-may-hold-compensation = Vorgabe { $stones } mit Komi { $komi }: manche Programme rechnen den Vorgabeausgleich in KM ein; gilt das auch für diese Datei, nimm --compensation none
caution-komi-in-zi = KM[{ $komi }] steht offenbar in Zi: als { $points } Punkte gezählt
caution-large-komi = ein Komi von { $komi } Punkten ist ungewöhnlich: prüfe es
caution-zero-komi = KM[0] in einer Partie ohne Vorgabe: manche Programme schreiben 0 für ein Komi, das sie nicht kennen
caution-not-area-scoring = die Regeln „{ $rules }“ haben keine Flächenbewertung: hier steht das Ergebnis nach Fläche; nach diesen Regeln kann es anders sein (siehe `shuzi compare`)
caution-last-move-rule = die Regeln „{ $rules }“ berücksichtigen den letzten Zug ({ $rule }): diese Zählung nicht, `shuzi compare` schon
caution-gogui-writes-goe = GoGui schreibt RU[GOE] für chinesische Regeln: stammt die Datei von GoGui, nimm --rules chinese dazu
totals-too-few = Schwarz { $black } + Weiß { $white } + nicht zählend { $non_scoring } = { $sum }, { $missing } weniger als die { $points } Punkte des Bretts: zähle nach oder suche leer gebliebene Punkte (ein Dame-Punkt, die letzte Freiheit eines Sekis) und fülle sie oder gib sie als nicht zählend ein
totals-too-many = Schwarz { $black } + Weiß { $white } + nicht zählend { $non_scoring } = { $sum }, { $extra } mehr als die { $points } Punkte des Bretts: zähle nach; vielleicht steht noch ein toter Stein auf dem Brett, oder ein Gebiet ist doppelt gezählt
open-border = eine offene Grenze bei { $places }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    }
open-one-eye = eine Gruppe ohne zwei Augen bei { $place }
open-dame = Dame-Punkte bei { $places }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weiteren
    }

## Warum Regelwerke voneinander abweichen

scoring-area = Fläche
scoring-territory = Gebiet
scoring-stone = Steine
scoring-area-or-territory = Fläche oder Gebiet
unknown-moves = es sind keine Züge bekannt: Gefangene, Passen und der letzte Zug sind unbekannt
unknown-set-up = die Datei beginnt mit einer gesetzten Stellung: was vorher geschlagen wurde, ist unbekannt
difference-last-move = letzter Zug (P)
difference-handicap = Vorgabe (H)
difference-passes = Passen (Wz − Bz)
difference-seki = Punkte im Seki
reason-last-stone = { $side } hat den letzten Zug gemacht (Zug { $number }, ein Stein), { $side-key ->
        [black] Schwarz war also einmal öfter am Zug als Weiß
       *[white] beide waren also gleich oft am Zug
    }.
reason-last-pass = { $side } hat zuletzt gepasst (Zug { $number }), { $side-key ->
        [black] Schwarz war also einmal öfter am Zug als Weiß
       *[white] beide waren also gleich oft am Zug
    }.
reason-last-move = { $side } hat zuletzt gezogen, { $side-key ->
        [black] Schwarz war also einmal öfter am Zug als Weiß
       *[white] beide waren also gleich oft am Zug
    }.
reason-last-move-unknown = Wer zuletzt gezogen hat, ist unbekannt: War es Schwarz, hat Schwarz einen Punkt mehr.
reason-white-began = Weiß hat den ersten Zug gemacht und daher einen Stein mehr gesetzt.
reason-no-handicap = Keine Vorgabesteine.
reason-handicap = Der erste der { $stones } Vorgabesteine gilt als erster Zug von Schwarz; für { $beyond ->
        [one] den anderen
       *[other] die { $beyond } anderen
    } hatte Weiß keinen Zug.
reason-other-handicap = Gezählt wird mit Vorgabe { $stones }, die in den Zügen der Datei nicht vorkommt: Flächenbewertung und Bewertung mit Passsteinen unterscheiden sich dann um den Vorgabeausgleich.
reason-passes-unknown = Ob gepasst wurde, ist unbekannt; die Spanne setzt voraus, dass vor dem Ende niemand gepasst hat.
reason-no-passes = In der Datei passt niemand; zweimal Passen am Ende würde sich aufheben.
reason-never-passed = { $side } hat nie gepasst.
reason-passed = { $times ->
        [one] { $side } hat einmal gepasst.
       *[other] { $side } hat { $times }-mal gepasst.
    }
reason-passed-at = { $times ->
        [one] { $side } hat bei Zug { $moves } gepasst.
       *[other] { $side } hat bei den Zügen { $moves } gepasst.
    }
reason-passed-from = { $side } hat { $times }-mal gepasst, zuerst bei Zug { $first }.
reason-pass-is-a-stone-not-played = Jedes Passen bedeutet einen Stein weniger auf dem Brett.
reason-pass-not-recorded = Eine Seite hat zweimal hintereinander gezogen: Dazwischen wurde gepasst, aber nicht notiert.
reason-no-seki = Keine Punkte im Seki.
reason-seki = Flächenbewertung zählt Punkte im Seki (Schwarz { $black }, Weiß { $white }), Gebietsbewertung nicht.
reason-seki-filled = Schwarz füllt { $black } der gemeinsamen Freiheiten, Weiß { $white }.
procedure-remove-dead = Nimm die toten Steine vom Brett und lege sie zu den Gefangenen.
procedure-remove-dead-without-seki = Nimm die toten Steine vom Brett und lege sie zu den Gefangenen. Punkte im Seki zählen nicht.
procedure-fill-teire = Fülle die Punkte, die nach den Dame-Punkten gefüllt werden müssen: Schwarz { $black }, Weiß { $white }.
procedure-fill-prisoners = Setze die Gefangenen ein: schwarze Steine ins Gebiet von Schwarz ({ $black }), weiße ins Gebiet von Weiß ({ $white }).
procedure-fill-pass-stones = Setze auch die Passsteine ein: { $black } von Schwarz, { $white } von Weiß.
procedure-fill-pass-stones-white-last = Setze auch die Passsteine ein: { $black } von Schwarz, { $white } von Weiß (einer mehr, weil Weiß zuletzt passt).
procedure-make-rectangles = Ordne die Steine in jedem Gebiet so um, dass Zehner-Rechtecke entstehen.
procedure-add-komi = Rechne das Komi ({ $komi }) zu den Punkten von Weiß hinzu und vergleiche.
procedure-compare = Vergleiche.
note-one-sided = nur { $side } kann im Seki { $places } füllen, das zählt also für { $side }
score-teire = { $side } muss { $places } füllen, sobald die Dame-Punkte gefüllt sind: kein Gebiet
score-teire-open = { $dame } ist für beide einen Punkt wert: setzt { $other } dort, muss { $side } { $point } füllen
score-groups-unknown = die Gruppen sind unbekannt und damit auch die Gruppensteuer: dafür braucht es ein Brett
score-white-passes-last = Weiß passt noch einmal, damit Weiß zuletzt passt
score-handicap-turns = Weiß hatte { $stones } Züge weniger, während Schwarz die Vorgabesteine setzte: Sie zählen als Steine, die Weiß abgegeben hat
score-passes-unknown = ob gepasst wurde, ist unbekannt: Weiß schuldet vielleicht noch einen Passstein
score-late-passes-unknown = ob nach zweimaligem Passen hintereinander noch gepasst wurde, ist unbekannt: nichts wird angerechnet
score-prisoners-from-stones = die Gefangenen sind aus den Steinen auf dem Brett errechnet
score-prisoners-unknown = die Gefangenen sind unbekannt: Schwarz hat einen Punkt weniger, falls Schwarz zuletzt gezogen hat (wenn vor dem Ende niemand gepasst hat)
score-first-pass-unknown = wer zuerst gepasst und den Button genommen hat, ist unbekannt
score-last-stone-unknown = wer den letzten Stein gesetzt hat, ist unbekannt
score-pass-stones-compensate = Passsteine gleichen die Vorgabesteine nach dem ersten schon aus; die Flächenbewertung gibt dafür { $points }

# Ein Foto des Bretts.

at-file = { $name }: { $what }
no-game-here = hier ist keine Partie
disagrees-also-dead = Es würde stimmen, wenn auch { $place } tot wäre.
disagrees-one-point = Ein Punkt fehlt: vielleicht ein Dame-Punkt oder ein gesetzter Stein.
disagrees-other-winner = Der Vorsprung ist gleich, aber eingetragen ist der andere Sieger.
disagrees-teire-kept = Es würde stimmen, wenn die zu füllenden Punkte ({ $places }) Gebiet blieben.
disagrees-unit = Der eine Vorsprung ist in Zi, der andere in Punkten.
disagrees-unmarked = Es würde stimmen, wenn { $place } auf dem Brett bliebe: vielleicht nicht als tot markiert.
recorded-agrees = Eingetragen: { $recorded } (stimmt überein).
recorded-agrees-in-zi = Eingetragen: { $recorded } in Zi (stimmt mit { $result } in Punkten überein).
recorded-contested = Eingetragen: { $recorded }. Die Datei nennt nicht alle Bedingungen; mit denen hier wäre es { $result }: noch steht kein Sieger fest. Stell Komi und Regeln ein, wenn du sie kennst.
recorded-differs = Eingetragen: { $recorded } (STIMMT NICHT mit { $result } überein).
recorded-no-margin = Eingetragen: { $recorded } (ohne Punktzahl).
recorded-not-comparable = Eingetragen: { $recorded } (nicht prüfbar: für die Regeln der Partie steht zu wenig in der Datei).
recorded-not-understood = Eingetragen: { $recorded } (nicht verstanden).
recorded-other-winner = Eingetragen: { $recorded } (ohne Punktzahl; das Brett ergibt { $result }).
usage-halves-differ = wird ein Punkt geteilt, müssen beide Gesamtpunktzahlen auf ½ enden
usage-no-shared-points = die Regeln „{ $rules }“ teilen keine Punkte: gib ganze Gesamtpunktzahlen an und --non-scoring für Punkte, die keinem gehören
usage-nothing-to-score = nichts auszuzählen: nenne Partiedateien oder Gesamtpunktzahlen mit --black N
plan-add = { $to } aus der Dose dazulegen
plan-lift = { $from } zurück in die Dose legen
plan-move = { $from } nach { $to } umsetzen ({ $mark })
cli-dead-nothing = nenne Steine wie B8, auto oder none
cli-encoding-unknown = unbekannte Kodierung: versuch gb18030 oder big5
cli-not-in-range = gib eine ganze Zahl von { $least } bis { $most } ein
cli-points-not-half = kein Vielfaches eines halben Punkts (3,75 Zi = 7,5 Punkte)
cli-points-too-many = zu groß für jedes Brett
cli-seki-point = schreib zu jedem Punkt, wer ihn füllt: E5=black, E5=white oder E5=nobody
cli-use-one-of = möglich sind { $choices }
engine-missing = fehlt: gib eine an
engine-failed = die Engine { $why }; stattdessen gilt der Vorschlag von shuzi
engine-failed-marks = die Engine { $why }; stattdessen gelten die toten Steine, die die Datei angibt
