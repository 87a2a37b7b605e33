## Die Übungen

drill-halves = Hälften und Viertel von Punkten
drill-tens = Zehnerhaufen, Zehner-Rechtecke und der Rest
drill-key-number = die Schlüsselzahl einer Partie
drill-handicap = Ausgleich für Vorgabesteine: n, n − 1 oder keiner
drill-margin = der Vorsprung aus Gesamtpunktzahl und Schlüsselzahl
drill-result = wer gewinnt und wie hoch, aus beiden Gesamtpunktzahlen
drill-territory = die freien Punkte eines Gebiets
drill-side = die Gesamtpunktzahl einer Seite
drill-dead = welche Steine tot sind
drill-seki = nicht zählende Punkte in einem Seki
drill-shape = eine Seite zu vollen Zehnern ordnen
drill-full = das Ergebnis einer Schlussstellung
drill-estimate = das Ergebnis auf einen Blick, in zehn Sekunden
drill-miscount = die falsche Zeile einer Rechnung finden
drill-hint-halves = Halbiere die ganzen Punkte und den Bruch getrennt, dann addiere.
drill-hint-tens = Erst die Zehner, dann der Rest.
drill-hint-key-number = Zuerst das halbe Brett. Was die Schlüsselzahl von Schwarz erhöht, senkt die von Weiß.
drill-hint-handicap = n, n − 1 oder nichts: Was geben diese Regeln?
drill-hint-margin = Wie weit ist die Gesamtpunktzahl von der Schlüsselzahl entfernt? Was die eine Seite gewinnt, verliert die andere.
drill-hint-result = Erst Schwarz minus Weiß. Dann, was Weiß bekommt.
drill-hint-territory = Reihe für Reihe von oben; merk dir jede Summe.
drill-hint-side = Zwei Zählungen: freie Punkte, dann Steine. Zum Schluss addieren.
drill-hint-dead = Welche Ketten können keine zwei Augen bilden und nicht entkommen?
drill-hint-seki = Fülle zuerst die Augen, dann abwechselnd die gemeinsamen Freiheiten.
drill-hint-shape = Suche Rechtecke, die fast fertig sind: wenige Steine darin oder wenige Lücken daneben.
drill-hint-miscount = Rechne jede Zeile selbst nach, mit den Zahlen, die darin stehen.
drill-unknown = es gibt keine Übung `{ $text }`: siehe `shuzi practise --list`
drill-rules-chinese = chinesische Regeln
drill-rules-aga = AGA-Regeln
drill-rules-japanese = japanische Regeln
round-today = Heute: fünf Minuten für dich
round-mixed = Üben
round-whole = Eine ganze Partie auf Zeit auszählen
round-placement = Einstufung: herausfinden, was du schon kannst
whole-dead = tote Steine
whole-territories = Gebiete
whole-stones = Steine
whole-margin = Vorsprung
pool-not-a-position = Stellung { $number } braucht einen Namen, Komi, zwei Gesamtpunktzahlen und ein Brett: berichtige die Liste

## Antworten

answer-none = keine
answer-not-a-number = tippe eine Zahl, etwa 184,25, 53 oder 1/2
answer-not-a-result = tippe ein Ergebnis, etwa B+3,5 (B für Schwarz), W+0,5 (W für Weiß) oder 0 für Jigo
answer-not-stones = tippe einen Stein jeder toten Kette, etwa C3 F7, oder none, wenn keine tot ist
answer-not-points = tippe jeden Punkt, auf den ein Stein kommt oder von dem einer geht, etwa C3 F7, oder none
answer-no-stone-at = kein Stein auf { $name }: tippe einen Stein jeder toten Kette, etwa C3 F7, oder none, wenn keine tot ist
answer-missing = tippe eine Antwort oder p, um sie zu sehen

## Was gefragt wird

ask-half-of = Was ist die Hälfte von { $amount }?
ask-rectangles = frei: { $sizes } (Rechtecke)
ask-piles = Steine: { $piles } Zehnerhaufen und { $rest }
ask-points-in-all = Wie viele Punkte insgesamt?
ask-board = Brett { $size }
ask-komi = Komi { $komi }
ask-handicap = { $stones } Vorgabesteine, Vorgabeausgleich { $stones }
ask-tie-breaker = Halbpunkt { $points }
ask-one-non-scoring = ein nicht zählender Punkt
ask-key-number = Was ist die Schlüsselzahl von { $side }?
ask-handicap-giving = { $stones } Vorgabesteine; nach den Regeln { $convention-key ->
        [none] kein Vorgabeausgleich
       *[other] { $convention }
    }
ask-handicap-under = { $stones } Vorgabesteine; { $rules }
ask-compensation = Wie viele Punkte Ausgleich bekommt Weiß?
ask-half-compensation = Wie viele Punkte zieht die Halbzählung dafür von Schwarz ab?
ask-key-and-total = Schlüsselzahl von { $side }: { $key }; Gesamtpunktzahl von { $side }: { $total }
ask-total-is = Gesamtpunktzahl von { $side }: { $total }
ask-who-wins = Wer gewinnt, und wie hoch?
ask-totals = Schwarz { $black }, Weiß { $white }
ask-one-line-is-wrong = { $side } wird mit Schlüsselzahlen ausgezählt. Eine Zeile ist falsch:
ask-line-total = 1. Gesamt: { $vacant } frei + { $stones } Steine = { $total }
ask-line-half = 2. Hälfte der { $points } Punkte: { $half }
ask-line-key-black = 3. Schlüsselzahl: { $half } + { $adjustment } = { $key }
ask-line-key-white = 3. Schlüsselzahl: { $half } − { $adjustment } = { $key }
ask-line-margin = 4. Vorsprung: ({ $total } − { $key }) × 2 = { $margin }
ask-which-line = Welche Zeile ist falsch?
ask-shape = Setze Steine von { $side } oder nimm welche weg, bis die freien Punkte von { $side } Rechtecke mit zehn, zwanzig usw. sind. Bewege höchstens { $most } Steine; ein umgesetzter zählt einmal.
ask-no-position = Keine passende Stellung gefunden; weiter mit 0.
ask-dead-removed = Tote Steine sind schon vom Brett genommen.
ask-dead-removed-seki-filled = Tote Steine sind schon vom Brett genommen, das Seki ist gefüllt.
ask-seki-filled = Das Seki ist gefüllt.
ask-territory = Wie viele freie Punkte hat das Gebiet von { $side } bei { $vertex }?
ask-total-of = Wie hoch ist die Gesamtpunktzahl von { $side } (freie Punkte + Steine)?
ask-which-dead = Die Partie ist zu Ende. Welche Steine sind tot?
ask-seki-left = Tote Steine sind schon vom Brett genommen. Jeder füllt seine Augen im Seki, dann füllen beide abwechselnd die gemeinsamen Freiheiten. Wie viele davon bleiben leer?
ask-even-game = Gleichaufpartie, Komi { $komi }; tote Steine sind markiert.
ask-who-wins-by-area = Zähle nach Fläche. Wer gewinnt, und wie hoch?
ask-estimate = Nach { $seconds } Sekunden werden die Steine verdeckt. Wer gewinnt nach Fläche, und ungefähr wie hoch? Bis zu { $within } Punkte daneben gelten als richtig.
ask-whole-total = { $side }: { $vacant } frei + { $stones } Steine = { $total } von { $points }

## Wie man es ausrechnet

work-halved = { $amount } ÷ 2 = { $half }
work-piles = { $piles } × 10 + { $rest } = { $stones }
work-sum = { $terms } = { $total }
work-half-of-points = Hälfte der { $points } Punkte: { $half }
work-half-of-adjustment = Hälfte der Korrektur: { $half }
work-half-of-non-scoring = minus die Hälfte des nicht zählenden Punktes: { $half }
work-added-for-black = für Schwarz addiert: { $key }
work-subtracted-for-white = für Weiß abgezogen: { $key }
work-compensation = { $convention-key ->
        [none] kein Vorgabeausgleich
       *[other] { $convention }
    } bei n = { $stones }: { $points }
work-difference = { $total } − { $key } = { $difference }
work-doubled = mal zwei: { $margin } für { $side }
work-lead = { $black } − { $white } = { $lead } für Schwarz
work-minus-adjustment = minus { $points } für Weiß: { $lead }
work-minus-komi = minus Komi { $komi }: { $lead }
work-line-total = Zeile 1: { $vacant } + { $stones } = { $total }
work-line-half = Zeile 2: Die Hälfte von { $points } ist { $half }
work-line-key = Zeile 3: Die Schlüsselzahl ist { $key }
work-line-margin = Zeile 4: Der Vorsprung ist { $margin }
work-choose-folder = nimm einen anderen Ordner mit beendeten Partien
work-by-rows = Reihe für Reihe von oben: { $rows } = { $points }
work-total = { $vacant } frei + { $stones } Steine = { $total }
work-shape-rectangle = Eines der Rechtecke: { $from } bis { $to }.
work-shape-plan = der kürzeste Plan bewegt { $handled }
work-shape-changes = Stein setzen oder wegnehmen: { $points }
work-shape-sum = frei { $vacant }, Steine { $stones }: { $total } Punkte
work-dead = tot: { $answer }
work-dead-inside = { $stones }: mitten in den { $points } Punkten von { $side }; auf jeden Versuch, zwei Augen zu bauen, gibt es eine Antwort
work-played-out = { $stone } ausgespielt, { $side } beginnt: { $moves }
work-lives = { $eyes ->
        [1] { $stone } lebt: Sein Gebiet um { $places } hat Platz für zwei Augen
       *[other] { $stone } lebt durch die Augen { $places }
    }
move-pass = Pass
work-shared = gemeinsame Freiheiten: { $places } ({ $shared }); übrig: { $left }

## Fehler

mistake-not-halved = nicht halbiert
mistake-doubled = verdoppelt statt halbiert
mistake-half-too-much = ein halber Punkt zu viel
mistake-half-too-little = ein halber Punkt zu wenig
mistake-fraction-dropped = das Halbe oder Viertel fehlt
mistake-ten-too-few = zehn zu wenig
mistake-ten-too-many = zehn zu viel
mistake-one-too-few = eins zu wenig
mistake-one-too-many = eins zu viel
mistake-remainder-forgotten = der Rest ist vergessen
mistake-vacant-forgotten = die freien Punkte sind vergessen
mistake-stones-forgotten = die Steine sind vergessen
mistake-row-missed = eine Reihe fehlt
mistake-other-side = das ist die Zahl der anderen Seite
mistake-fill-forgotten = du hast die Steine vergessen, die das Seki füllen
mistake-adjustment-not-halved = die Korrektur ist nicht halbiert
mistake-adjustment-halved = die Korrektur ist halbiert: das gehört nur zu Halbzählung und Schlüsselzahlen
mistake-adjustment-wrong-sign = die Korrektur hat das falsche Vorzeichen
mistake-adjustment-left-out = die Korrektur fehlt
mistake-tie-breaker-left-out = der Halbpunkt fehlt
mistake-non-scoring-not-subtracted = die Hälfte des nicht zählenden Punktes ist nicht abgezogen
mistake-needs-not-key = das ist die Gesamtpunktzahl, die zum Sieg nötig ist, nicht die Schlüsselzahl
mistake-key-not-needs = das ist die Schlüsselzahl: Die Gesamtpunktzahl muss darüber liegen
mistake-is-n = das ist n
mistake-is-n-less-one = das ist n − 1
mistake-rules-compensate = diese Regeln geben einen Vorgabeausgleich
mistake-compensation-halved = halbiert: das gehört nur zu Halbzählung und Schlüsselzahlen
mistake-in-zi = nicht verdoppelt: das ist der Vorsprung in Zi
mistake-not-doubled = nicht verdoppelt: der Vorsprung ist doppelt so groß wie die Differenz
mistake-wrong-winner = der falsche Sieger
mistake-wrong-winner-not-doubled = der falsche Sieger, und nicht verdoppelt
mistake-wrong-sign = das falsche Vorzeichen
mistake-halved-twice = zweimal halbiert
mistake-is-total = das ist die Gesamtpunktzahl: freie Punkte plus Steine
mistake-is-stones = das sind nur die Steine
mistake-is-vacant = das sind nur die freien Punkte
mistake-some-are-dead = einige Steine sind tot
mistake-some-missing = es fehlen tote Steine
mistake-some-alive = einige dieser Steine leben
mistake-some-missing-some-alive = es fehlen tote Steine, und einige von diesen leben
mistake-territory-counted = das zählt freie Punkte und tote Steine; hier zählen die lebenden Steine
mistake-shared-are-filled = sie werden abwechselnd gefüllt: nur bei ungerader Zahl bleibt eine leer
mistake-even-is-filled = eine gerade Zahl wird ganz gefüllt; bei ungerader Zahl bleibt eine leer
mistake-not-in-tens = die freien Punkte sind keine Rechtecke aus vollen Zehnern
mistake-too-many-handled = mehr Steine bewegt als nötig
mistake-komi-forgotten = das Komi ist vergessen
mistake-prisoners-forgotten = die Gefangenen sind vergessen
mistake-komi-wrong-sign = das Komi hat das falsche Vorzeichen
mistake-one-miscounted = um einen Punkt verzählt
mistake-ten-miscounted = um zehn Punkte verzählt
mistake-compensation-n-less-one = der Ausgleich ist hier n, nicht n − 1
mistake-non-scoring-added = die Hälfte des nicht zählenden Punktes wird abgezogen, nicht dazugezählt
mistake-non-scoring-whole = nur die Hälfte des nicht zählenden Punktes wird abgezogen
mistake-tie-breaker-not-halved = der Halbpunkt wurde nicht halbiert
mistake-doubled-twice = verdoppelt: Hier ist der Vorsprung die Differenz selbst
mistake-doubled-early = schon verdoppelt: Gefragt ist die Differenz
mistake-added-forgotten = du hast die dazugelegten Steine vergessen
mistake-added-twice = du hast die dazugelegten Steine doppelt gezählt
mistake-one-side-only = diese Methode zählt nur eine Seite: Ein übersehener Punkt fällt nicht auf
mistake-both-sides-counted = diese Methode zählt beide Seiten: Das dauert länger
mistake-adjustment-needed = bei dieser Methode musst du die Korrektur ausrechnen; auf dem Blatt ist sie schon eingerechnet
mistake-adds-to-total = die Halbzählung zählt die Hälfte davon zur Gesamtpunktzahl dazu
mistake-small-territories = kleine Gebiete werden Punkt für Punkt gezählt
mistake-prisoners-count = Gefangene zählen nach Fläche nicht
mistake-dead-points-forgotten = die Punkte unter den toten Steinen zählen mit

## Was aus einer Antwort wurde

marked-right = Richtig.
marked-near = Gut: Genau ist es { $right }, du liegst { $off } daneben.
marked-wrong = Richtig ist { $right }, nicht { $given }.
marked-wrong-by = Richtig ist { $right }, nicht { $given }: { $mistake }.
marked-not-yet = Noch nicht: { $mistake }.
try-again = { $given } stimmt nicht. Versuch es noch einmal.
try-again-after = { $given } stimmt nicht: { $mistake }. Versuch es noch einmal.
answer-revealed = Die Antwort ist { $answer }.
answer-it-now = Gib diese Antwort nun selbst.
no-hint = zu dieser Frage gibt es keinen Tipp

## Zeile für Zeile

round-begins = { $count ->
        [one] { $count } Frage.
       *[other] { $count } Fragen.
    } ?: Tipp. Enter: überspringen. q: aufhören.
round-question = { $drill }, Stufe { $level }
round-question-again = { $drill }, Stufe { $level }, noch einmal
practice-read = Enter: weiter.
round-time = { $seconds } s von { $limit } s.
round-time-over = { $seconds } s von { $limit } s: zu langsam.
today-questions = { $count ->
        [one] { $count } Frage
       *[other] { $count } Fragen
    }
today-lesson = Lektion { $number }
today-game = eine { $size }-Partie
today-over = Fertig: { $right } von { $answered } richtig. Was falsch war, kommt bald wieder.
shape-so-far = frei { $vacant } · Steine { $stones } · bewegt { $handled }
steps-to-repeat = { $count } fällig
round-summary = { $right } von { $asked } richtig. `shuzi practise stats` zeigt deine Statistik.

## Fortschritte

statistics-none = Noch keine Übung gemacht: fang mit `shuzi practise` an.
statistics-drill = Übung
statistics-all = alle
statistics-answers = Fragen
statistics-right = Quote
statistics-last = zuletzt
statistics-time = Zeit
statistics-best = Rekord
statistics-streak = Serie
statistics-trend = Trend
statistics-mistake = häufigster Fehler: { $mistake }
whole-over = Zusammen { $time }; das Ziel ist { $aim }.
whole-best-is = Deine beste Zeit ohne Fehler: { $time }.

broken-lesson = Lektion { $name }: { $why }
