## Gedruckte Blätter

sheet-keys = Schlüsselzahlen
sheet-game = Partie
sheet-even = gleichauf, Komi { $komi }
sheet-even-game = Gleichauf, Komi { $komi }
sheet-no-komi = ohne Komi
sheet-handicap = { $stones } Steine
sheet-komi = Komi { $points }
sheet-compensation = Ausgl. { $points }
sheet-handicap-games = Vorgabepartien
sheet-compensation-rule = { $convention ->
        [n-1] Eingerechnet: 1 Punkt für Weiß je Vorgabestein nach dem ersten.
       *[n] Eingerechnet: 1 Punkt für Weiß je Vorgabestein.
    }
sheet-tie-breaker = Halbpunkt { $points }
sheet-half-count = halbes Brett { $points }
sheet-non-scoring = { $points } NZP
sheet-black = Schwarz
sheet-white = Weiß
sheet-black-short = S
sheet-white-short = W
sheet-needs = braucht
sheet-term-shared = Nicht zählender Punkt (NZP):
sheet-term-shared-is = einer, der niemandem gehört.
sheet-term-compensation = Ausgleich:
sheet-term-compensation-is = was Weiß für die Vorgabesteine bekommt.
sheet-term-key = Schlüsselzahl:
sheet-term-key-is = die Punktzahl, die Jigo ergäbe.
sheet-form-sign = { $sign } { $side } gewinnt
sheet-form-doubled = mit 2 × Differenz (ohne ±) =
sheet-form-needed = Gesamtpunktzahl zum Sieg
sheet-form-larger = mit größerer − kleinerer Summe =
sheet-tie-at = { $tie } Jigo
sheet-one-shared = Mit einem nicht zählenden Punkt
sheet-small-key = Klein gedruckt: die Schlüsselzahl; mit ihr wäre es Jigo.
sheet-key-numbers = Schlüsselzahlen: Schwarz { $black }, Weiß { $white }
sheet-key = Schlüsselzahl
sheet-ties = Jigo
sheet-how = So wird ausgezählt
sheet-step-finish = Das Brett fertig spielen
sheet-step-shape = Zehner-Rechtecke bilden
sheet-step-pile = Steine in Zehnerhaufen zählen
sheet-step-compare = Mit der nötigen Zahl vergleichen
sheet-step-adjust = Die Punktzahl anpassen
sheet-step-margin = Den Vorsprung ausrechnen
sheet-how-1 = Beide füllen abwechselnd die Dame-Punkte, dann passen sie. Tote Steine und Gefangene kommen zurück in die Dosen. Seki: Jeder füllt zuerst seine eigenen Augen, auch falsche; dann füllen beide abwechselnd die gemeinsamen Freiheiten; eine ungerade bleibt leer.
sheet-how-left = Ein Punkt, der niemandem gehört, bleibt leer: ein nicht zählender Punkt. Notiere, wie viele es sind.
sheet-how-2 = Wähle eine Seite. Ordne ihre Steine so um, dass ihre Gebiete Zehner-Rechtecke werden; zähle die freien Punkte.
sheet-how-bowl = Steine dürfen aus der Dose dazukommen oder zurück hinein: Die Gesamtpunktzahl bleibt gleich.
sheet-how-3 = Zähle ihre Steine in Zehnerhaufen. Freie Punkte + Steine = Gesamtpunktzahl.
sheet-how-4 = Eine Seite gewinnt, wenn ihre Gesamtpunktzahl die nötige Zahl erreicht.
sheet-how-5 = Vorsprung in Punkten = 2 × (Gesamtpunktzahl − Schlüsselzahl). Unter null gewinnt die andere Seite.
sheet-how-full-2 = Ordne die Steine beider Seiten so um, dass alle Gebiete Zehner-Rechtecke werden. Zähle die freien Punkte beider, bevor du einen Stein wegnimmst.
sheet-how-full-3 = Zähle die Steine beider in Zehnerhaufen. Freie Punkte + Steine = Gesamtpunktzahl; beide zusammen ergeben das Brett, ohne die Punkte, die in einem Seki leer bleiben.
sheet-how-full-5 = Vorsprung in Punkten = der Unterschied der beiden.
sheet-how-half-5 = Vorsprung in Punkten = 2 × (angepasste Summe − halbes Brett). Unter null gewinnt die andere Seite.
sheet-each = { $sign } ½ für jeden nicht zählenden Punkt.
sheet-zero-tie = Null: Jigo.
sheet-zero-side = Null: { $side } gewinnt.
sheet-zero-tie-breaker = Null: { $side } gewinnt mit { $points }, dem Halbpunkt. Sonst zum Vorsprung { $points } dazu, wenn { $side } gewinnt; wenn nicht, davon ab.
sheet-how-verify = Unsicher? Zähle auch die andere Seite.
sheet-form-title = Zählbogen
sheet-form-event = Turnier
sheet-form-round = Runde
sheet-form-date = Datum
sheet-form-board = Brett Nr.
sheet-form-black = Schwarz
sheet-form-white = Weiß
sheet-form-side = gezählte Seite: { $side }
sheet-form-winner = Sieger
sheet-form-none = (sonst 0)
sheet-form-tie = Jigo
sheet-form-points = Punkten
sheet-form-check = Probe: Schwarz + Weiß + nicht zählende Punkte = { $points }.
sheet-form-optional = { $side } (optional)
sheet-form-signed = Unterschrift { $side }
sheet-form-referee = Schiedsrichter
sheet-note-ties = Jigo: die Gesamtpunktzahl, die Jigo ergibt; { $needs } (={ $tie }) heißt: { $tie } ist Jigo, { $needs } gewinnt.
sheet-note-nsp = NZP: nicht zählende Punkte, etwa die letzte Freiheit eines Sekis.
sheet-note-each-nsp = Jeder nicht zählende Punkt senkt die Schlüsselzahl um einen halben Punkt.
sheet-note-tie-breaker = Der Halbpunkt ist kein Komi: ein halber Punkt für Weiß, damit keine Partie mit Jigo endet.
sheet-source = Nach S. Mays, How to Use the Chinese Method of Counting (2012).
sheet-komi-head = Komi
sheet-ranks = Ränge
sheet-value = Wert
sheet-stones = Steine
sheet-free-moves = Freie Züge
sheet-jewdan = Vorgabe nach Rangunterschied
sheet-to-white = an Weiß
sheet-to-black = an Schwarz
sheet-grid = Such den Rangunterschied: Links daneben sind die Steine, darüber die Punkte. Sonst kommt nichts dazu. –: keine Steine, Schwarz beginnt.
sheet-grid-example = Beispiel: { $size }, Rangunterschied { $ranks }: { $stones } Vorgabesteine und { $points } Punkte { $side }.
sheet-factor = { $size }, { $counting }: Ränge pro Stein: { $factor }; Punkte pro Stein: { $value }
sheet-area = Fläche
sheet-territory = Gebiet
sheet-handicap-1 = Wert = Ränge ÷ Ränge pro Stein − ½; Steine = Wert + ½, aufgerundet; ein Stein ist nur der erste Zug von Schwarz.
sheet-handicap-2 = Komi = (freie Züge − Wert) × Punkte pro Stein, gerundet, + ½; ein negatives Komi geht an Schwarz.
sheet-handicap-3 = Nur das Komi gleicht aus: Ein Vorgabeausgleich kommt nicht hinzu.
sheet-misprint = Die veröffentlichte Tabelle für Flächenbewertung auf 13×13 nennt bei 4, 9, 14 und 19 Rängen −3,5; nach der eigenen Formel sind es −0,5.
sheet-handicap-source = Nach Jewdans Vorgabesystem (Sensei's Library).
sheet-black-needs = { sheet-black } { sheet-needs }
sheet-white-needs = { sheet-white } { sheet-needs }
sheet-black-count = { sheet-black-short } { $count }
sheet-white-count = { sheet-white-short } { $count }
