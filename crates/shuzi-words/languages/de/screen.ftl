# Terms: sure: Flächenbewertung, Gebietsbewertung, auszählen, Stein, Schwarz, Weiß, freier Punkt, tote Steine, Gefangene, Kette, Freiheit, Auge, Seki, Dame-Punkt, Ko, passen, Komi, Vorgabe, Jigo, Gesamtpunktzahl, Dose, Zi; waiting for a native reader: Steine umordnen, nicht zählender Punkt (NZP), Passstein, Gleichaufpartie, Vorgabeausgleich, Halbpunkt (tie-breaker), halbes Brett (half count), Schlüsselzahl (SZ), Vorsprung (margin), Vollzählung, Halbzählung, Vereinfachte Halbzählung, Seite (side), Rang (rank), Regelwerk (rule set), Gruppensteuer, gebogene Vier

## Zeilen der Rechnung, und Einstellungen

label-vacant = Freie Punkte
label-stones = Steine
label-total = Gesamtpunktzahl
label-komi = Komi
label-tie-breaker = Halbpunkt
label-keep-tie-breaker = Halbpunkt mitzählen
label-compensation = Vorgabeausgleich
label-non-scoring = Nicht zählende Punkte
label-adjusted = Angepasste Summe
label-half-count = Halbes Brett
label-adjusted-half-count = Angepasstes halbes Brett
label-key-number = Schlüsselzahl
label-difference = Differenz
label-margin = Vorsprung
label-size = Brett
label-rules = Regeln
label-game = Partie
label-handicap = Vorgabesteine
given-tie-breaker = Halbpunkt { $points }
given-handicap = Vorgabe { $stones }
label-method = Methode
label-players = Spieler
label-side = Gezählte Seite
label-dead-stones = Tote Steine
label-scoring = Bewertung
label-territory = Gebiet
label-teire = Teire
label-points-in-seki = Punkte im Seki
label-pass-stones = Passsteine
label-group-tax = Gruppensteuer
label-last-move = Letzter Zug
label-prisoners = Gefangene
label-groups = Lebende Gruppen
label-sum = Summe

## Was die Tasten tun

help-next = übernehmen und weiter
help-back = einen Schritt zurück
help-fill-dame = Dame-Punkte abwechselnd füllen
help-in-seki = eine Gruppe als Seki markieren oder das zurücknehmen
help-agree = beide sind einverstanden
help-yes = ja
help-no = nein
help-count-again = alle Zahlen löschen und neu zählen
help-right-sides = die Zahlen gehören zur richtigen Seite
help-left-over = die übrigen Punkte gehören niemandem
help-swap-sides = die Zahlen gehören der anderen Seite: tauschen
help-look-over = zurück zu den toten Steinen
help-play-on = weiterspielen, wenn man sich nicht einig ist
help-play-here = hier spielen
help-pass-turn = passen
help-settle = fertig, zählen
help-palette = alle Befehle, nach Namen
help-handicap = Vorgabesteine und Komi
help-handicap-counting = Fläche oder Gebiet
help-rank-black = Rang von Schwarz erhöhen
help-rank-black-back = Rang von Schwarz senken
help-rank-white = Rang von Weiß erhöhen
help-rank-white-back = Rang von Weiß senken
help-undo = letzte Änderung rückgängig
help-redo = wiederholen
help-settings = Komi, Vorgabe, Regeln …
help-finish = gleich zum Ergebnis
help-method = nächste Methode
help-side = die andere Seite zählen
help-verify = zur Probe beide Seiten zählen
help-answer-black = Schwarz
help-answer-white = Weiß
help-swap = Brett oder Text zeigen (kleine Fenster)
help-help = alle Tasten dieser Ansicht
help-quit = beenden (Stand wird gespeichert)
help-change = Wert ändern
help-change-back = voriger Wert
help-up = nach oben
help-down = nach unten
help-scroll-up = hochblättern
help-scroll-down = weiterblättern
help-left = nach links
help-right = nach rechts
help-erase = letzte Eingabe löschen
help-put = einen Stein setzen oder wegnehmen
help-toggle = Kette als tot oder lebend markieren
help-filler = wechseln, wer diesen Punkt füllt
help-next-chain = nächste Kette
help-previous-chain = vorige Kette
help-next-liberty = nächster Punkt des Sekis
help-previous-liberty = voriger Punkt des Sekis
help-ten = zehn dazu: Rechteck oder Haufen
help-sheet = Tabelle der Schlüsselzahlen
help-sheet-profile = nächstes Regelwerk
help-sheet-profile-back = voriges Regelwerk
help-sheet-komi = Komi um einen halben Punkt erhöhen
help-sheet-komi-back = Komi um einen halben Punkt senken
help-sheet-size = nächste Brettgröße
help-sheet-size-back = vorige Brettgröße
help-export = Tabelle hier als PDF speichern
help-rearrange = zeigen, wie man die Steine umordnet
help-handle = weiter
help-handle-back = voriger Stein
help-handle-all = alle Steine auf einmal
help-handle-none = zurück zum Anfang
help-play = abspielen; noch einmal: anhalten
help-compare = diese Partie nach allen Regelwerken
help-look = Farben, Zeichen, Sprache
help-mouse = Maus an oder aus
help-copy = Ergebnis kopieren
help-save-result = Ergebnis speichern: Text, Markdown, JSON, SGF
help-keep-look = Einstellungen speichern
help-edit = Stellung eingeben
help-example = ein Beispiel durchgehen
help-count-it = dieses Brett auszählen
help-count-club = eine Partie mit der Vorgabe des Vereins auszählen
help-count-exact = eine Partie mit der genauen Vorgabe auszählen
help-working = wie es berechnet wird
help-leave-empty = leerer Punkt (auch .)
help-next-row = nächste Reihe
help-flood-black = diese leere Fläche mit Schwarz füllen
help-flood-white = diese leere Fläche mit Weiß füllen
help-save-it = hier in neuer Datei speichern
help-suspend = anhalten (weiter mit fg)
help-turn-page = nächste Seite
help-turn-back = vorige Seite
help-begin = anfangen
help-harder = schwerere Fragen
help-easier = leichtere Fragen
help-figures = deine Statistik
help-clock = Uhr zeigen oder verbergen
help-answer = antworten
help-hint = Tipp zeigen
help-pass = Antwort zeigen
help-go-on = weiter
help-again = noch einmal
help-close = schließen
help-leave = beenden
help-stay = bleiben
help-resume = fortsetzen
help-afresh = neue Auszählung; die offene bleibt erhalten
help-another = eine andere Partie; die offene bleibt erhalten

## Dasselbe in einem Wort

footer-next = weiter
footer-back = zurück
footer-fill-dame = Dame füllen
footer-in-seki = Seki
footer-agree = beide einig
footer-left-over = niemandem
footer-yes = ja
footer-no = nein
footer-count-again = neu zählen
footer-right-sides = ja
footer-swap-sides = Seiten tauschen
footer-look-over = tote Steine
footer-play-on = weiterspielen
footer-settle = fertig
footer-handicap-counting = Bewertung
footer-rank-black = Schwarz
footer-rank-white = Weiß
footer-undo = rückgängig
footer-settings = Optionen
footer-another = andere Partie
footer-finish = Ergebnis
footer-method = Methode
footer-side = Seite
footer-verify = Probe
footer-help = Hilfe
footer-quit = beenden
footer-change = ändern
footer-change-back = ändern
footer-erase = löschen
footer-put = setzen/nehmen
footer-toggle = markieren
footer-next-chain = Kette
footer-filler = wer füllt
footer-next-liberty = Punkt
footer-ten = +10
footer-rearrange = ordnen
footer-compare = Vergleich
footer-copy = kopieren
footer-save-result = speichern
footer-keep-look = speichern
footer-edit = Eingabe
footer-example = Beispiel
footer-count-it = zählen
footer-count-club = zählen
footer-count-exact = genau zählen
footer-working = Rechnung
footer-leave-empty = leer
footer-next-row = Reihe
footer-flood-black = füllt schwarz
footer-flood-white = weiß
footer-save-it = speichern
footer-turn-page = blättern
footer-down = wählen
footer-swap = Brett
footer-harder = Stufe
footer-easier = Stufe
footer-hint = Tipp
footer-pass = Lösung
footer-handle = weiter
footer-handle-back = zurück
footer-handle-all = Ende
footer-handle-none = Anfang
footer-play = abspielen
footer-sheet = Schlüsselzahlen
footer-sheet-profile = Regeln
footer-sheet-komi = Komi
footer-sheet-komi-back = Komi
footer-sheet-size = Größe
footer-export = PDF

## Warum eine Zeile in der Rechnung steht


## Die Schritte der Auszählung

step-setup =
    .title = Die Partie und ihre Regeln
    .do = Prüfe die Einstellungen.
    .why = Komi, Vorgabe und Vorgabeausgleich entscheiden knappe Partien: Beide müssen sich darüber einig sein, bevor gezählt wird.
    .enter = Enter: Auszählung beginnen.
step-finish =
    .title = Ist die Partie zu Ende?
    .do = Beide haben die Dame-Punkte abwechselnd gefüllt und dann gepasst. Ein Dame-Punkt, der erst jetzt auffällt, bleibt leer: Merke ihn dir. Tote Steine und Gefangene kommen zurück in die Dose ihrer Farbe.
    .why = Weder tote Steine noch Gefangene zählen. Sind sich beide nicht einig, was tot ist, wird weitergespielt. Wer im Seki noch ziehen will, muss es vor dem Passen tun.
    .enter = Enter: erledigt.
step-finish-prisoners =
    .title = Ist das Brett gefüllt?
    .do = Beide füllen abwechselnd ihr eigenes Gebiet, bis jede Gruppe nur noch zwei Augen hat. Jedes Passen kostet einen Stein. Zuletzt passt, wer als Zweiter zog: Weiß, nach Vorgabesteinen Schwarz. Die toten Steine kommen vom Brett: Auch sie sind Gefangene.
    .why = Beide haben dann gleich viele Steine gesetzt, also bestimmen allein die Gefangenen das Ergebnis.
    .enter = Enter: erledigt.
step-finish-territory =
    .title = Ist die Partie zu Ende?
    .do = Beide haben gepasst. Alle Dame-Punkte sind gefüllt, ebenso die eigenen Punkte, die man danach füllen muss (Teire). Die toten Steine kommen vom Brett: Auch sie sind Gefangene.
    .why = Nach Gebiet zählen Gefangene, Steine auf dem Brett nicht. Beide müssen sich einig sein, welche Steine tot sind; sonst wird weitergespielt.
    .enter = Enter: erledigt.
step-first-pass =
    .title = Wer hat zuerst gepasst?
    .do = Nach diesen Regeln ist wichtig, wer am Ende zuerst gepasst hat.
    .why = Das macht höchstens einen Punkt aus, kann aber eine knappe Partie entscheiden.
    .enter = b: Schwarz. w: Weiß. Nur Enter: unbekannt.
step-last-stone =
    .title = Wer hat den letzten Stein gesetzt?
    .do = Nach diesen Regeln ist wichtig, wer den letzten Stein gesetzt hat; Passen zählt nicht.
    .why = Das macht höchstens einen Punkt aus, kann aber eine knappe Partie entscheiden.
    .enter = b: Schwarz. w: Weiß. Nur Enter: unbekannt.
step-groups =
    .title = { $side }: Gruppen
    .do = Zähle die lebenden Gruppen von { $side }. Steine, die durch eigenes Gebiet verbunden sind, bilden eine Gruppe. Gruppen im Seki zählen nicht mit.
    .why = Diese Regeln besteuern jede Gruppe: Ihre letzten zwei Augen kann man nicht füllen.
    .enter = Wie viele Gruppen?
step-captured =
    .title = { $side }: Gefangene
    .do = Wie viele Steine von { $side } wurden während der Partie geschlagen?
    .why = Nach diesen Regeln ist jeder ein Punkt für den Gegner. Die auf dem Brett als tot markierten Steine sind schon gezählt: Lass sie weg.
    .enter = Wie viele? Tippe 0 für keine.
step-lost =
    .title = { $side }: verlorene Steine
    .do = Zähle die Steine von { $side }, die geschlagen oder fürs Passen abgegeben wurden, auch die toten.
    .why = Jeder ist ein Stein weniger auf dem Brett.
    .enter = Wie viele? Tippe 0 für keine.
step-returned =
    .title = Sind alle Gefangenen eingesetzt?
    .do = Setze die geschlagenen Steine, auch die toten, ins Gebiet ihrer eigenen Farbe.
    .why = Jeder füllt einen Punkt und kostet seinen Besitzer also einen.
    .enter = y oder Enter: alle. n: einige sind noch im Deckel.
step-prisoners =
    .title = { $side }: nicht eingesetzte Steine
    .do = Zähle die Steine von { $side }, die noch im Deckel des anderen sind.
    .why = Jeder hätte einen Punkt im Gebiet von { $side } gefüllt.
    .enter = Wie viele Steine von { $side }? 0 für keine.
step-dead =
    .title = Tote Steine vom Brett nehmen
    .do = Tab geht die toten und unsicheren Ketten durch. Die Leertaste ändert nur die Kette unter dem Cursor.
    .why = Ein Stein ist tot, wenn er nicht mehr zu retten ist. Beide müssen sich einig sein; sonst wird weitergespielt.
    .enter = Leertaste: markieren. Enter: weiter. Nicht einig? p: weiterspielen.
step-seki =
    .title = Das Seki auffüllen
    .do = Jeder füllt zuerst seine eigenen Augen im Seki; dann füllen beide abwechselnd die gemeinsamen Freiheiten. Bleibt eine übrig, bleibt sie leer.
    .why = Wer hier zuerst spielt, verliert Steine; deshalb gehören die Punkte noch niemandem. Aufgefüllt lassen sie sich zählen.
    .enter = Leertaste: ändern, wer einen Punkt füllt. Enter: weiter.
step-seki-left =
    .title = Gibt es ein Seki?
    .do = Gibt es eines, wird darin nichts gefüllt: Nach diesen Regeln zählen seine freien Punkte nicht.
    .why = Sie gehören niemandem.
    .enter = Wie viele freie Punkte hat es, übersehene Dame-Punkte mitgezählt? Nur Enter: keine.
step-empty =
    .title = Gehört ein leerer Punkt niemandem?
    .do = Das kann ein Dame-Punkt sein, den niemand gefüllt hat, oder ein Punkt im Seki. Im Seki füllt jeder zuerst seine eigenen Augen, auch falsche, mit Steinen aus der Dose oder aus der eigenen Fläche. Dann füllen beide abwechselnd die gemeinsamen Freiheiten. Bleibt eine übrig, bleibt sie leer. Bleibt in zwei Sekis je eine, füllt jeder eine davon.
    .why = Ein Punkt, der leer bleibt, ist ein nicht zählender Punkt: Jeder bekommt die Hälfte davon.
    .enter = y: ja. n oder Enter: nein.
step-non-scoring =
    .title = Punkte, die niemandem gehören
    .do = Zähle die Punkte, die leer bleiben, im Seki oder als übersehene Dame-Punkte.
    .why = Ein Punkt, der leer bleibt, ist ein nicht zählender Punkt: Jeder bekommt die Hälfte davon.
    .enter = Wie viele Punkte?
step-side =
    .title = Welche Seite wird gezählt?
    .do = Gezählt wird { $side }. Nimm die Seite, die leichter zu zählen ist.
    .why = Die Steine der anderen Seite dürfen dann vom Brett, um Platz zu schaffen. Danach lassen sich ihre freien Punkte nicht mehr zählen.
    .enter = o: andere Seite; y: zur Probe beide zählen. Enter: zählen.
step-vacant =
    .title = { $side }: freie Punkte
    .do = Mach aus den Gebieten von { $side } Rechtecke mit zehn oder zwanzig Punkten: Setze Steine von { $side } um, nimm welche aus der Dose dazu oder lege welche zurück. Zähle dann die freien Punkte.
    .why = Ein freier Punkt und ein Stein sind gleich viel wert. Umordnen innerhalb der eigenen Fläche ändert also nichts.
    .enter = Tippe eine Zahl pro Gebiet, etwa 12+20; t zählt zehn dazu.
step-territory =
    .title = { $side }: Gebiet
    .do = Setze Steine um, bis die Gebiete von { $side } Rechtecke mit zehn oder zwanzig Punkten sind. Zähle die freien Punkte.
    .why = Umsetzen ändert die Form eines Gebiets, nicht seine Größe.
    .enter = Tippe eine Zahl pro Gebiet, etwa 12+20; t zählt zehn dazu.
step-stones =
    .title = { $side }: Steine
    .do = Zähle alle Steine von { $side } in Zehnerhaufen, auch die im Gebiet.
    .why = Bei Flächenbewertung ist jeder lebende Stein ein Punkt.
    .enter = t für jeden Zehnerhaufen, dann den Rest eintippen.
step-result =
    .title = Ergebnis

## Der Bildschirm

keys = Tasten
keys-here = In dieser Ansicht
keys-views = Andere Ansichten
keys-moving = Bewegen
keys-program = Programm
sign-stones = schwarze und weiße Steine
sign-dead = tote Steine
sign-vacant = freie Punkte
sign-filled = zum Zählen gefüllte Punkte
sign-must-fill = Punkte, die gefüllt werden müssen
sign-nobody = nicht zählender Punkt
side-needs = { $side } braucht
you-counted = Du hast für { $side } { $own } gezählt; gerechnet wird mit { $used } vom Brett.
not-certain = { $stones ->
        [one] { $stones } Stein ist unsicher: bitte prüfen.
       *[other] { $stones } Steine sind unsicher: bitte prüfen.
    }
enter-keeps = (Enter behält { $count })
note = Hinweis: { $text }.
none = ohne
no-stones = keine
no-names = ohne Namen
type-one = eingeben
both = beide
game-even = Gleichaufpartie
game-no-komi = Partie ohne Komi
game-handicap = Vorgabepartie
gives-points = { $convention } = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
side-black = Schwarz
side-white = Weiß
won-level = Gleichstand; nach diesen Regeln gewinnt dann { $side }
method-full = Vollzählung
method-half = Halbzählung
method-simplified = Vereinfachte Halbzählung
method-key = Schlüsselzahlen
real-board = echtes Brett { $size }
live-marked = Live: Stellung wie markiert
live-counted = Live: bisher gezählt
live-undecided = Beide können noch gewinnen
on-table = Auf dem Tisch
for-example = Zum Beispiel
live-at-least = { $side } führt mit { $points } oder mehr
live-between = Ergebnis noch zwischen
live-and = { $low } und { $high }
live-by = { $side } führt mit { $points } ({ ZI($points) } Zi)
live-needs = { $side } braucht { $needs }{ $tie }
live-ties = , { $tie } ist Jigo
live-has = { $side } hat { $count }
live-so-far = { $side } hat bisher { $count }
live-enough = { $has }: reicht genau
live-few = { $has }: { $points } zu wenig
live-to-go = { $has }: noch { $points } nötig
live-spare = { $has }: { $points } mehr als nötig
verify-offer = Nur { $side } ist gezählt. o: zur Probe auch { $other } zählen.
as-counted = wie gezählt
as-read = wie gelesen
enter-agrees = Enter oder y: beide sind einverstanden.
enter-verifies = Es ist knapp: Ein Versehen um ein, zwei Steine, und es kippt. Enter: auch { $other } zählen. y: beide sind einverstanden.
verify-both = Beide Seiten werden gezählt: zuerst die freien Punkte von { $other }, bevor etwas vom Brett genommen wird.
note-seki-empty = Punkte im Seki zählen nach diesen Regeln nicht: Lass sie weg.
note-seki-eyes = Augen im Seki zählen nach diesen Regeln mit.
note-pass-stones = Wer passt, gibt einen Stein ab, der wie jeder andere Gefangene zählt; Weiß passt zuletzt.
note-late-pass-stones = Haben beide nacheinander gepasst, gibt ab dann jeder, der passt, einen Stein ab, der wie jeder andere Gefangene zählt.
note-moves-kept = Von hier weitergespielte Züge: { $moves }. p zeigt sie.
note-dame = Noch offene Dame-Punkte: { $places }. Sie bleiben leer; wenn beide einverstanden sind, füllt d sie abwechselnd.
note-answered = Antwort: { $side } (Enter behält sie).
note-or-to-white = Oder die Gesamtpunktzahl von Schwarz bleibt, und Weiß bekommt { $amount } dazu: { $before } + { $amount } = { $sum }. Der Vorsprung ist derselbe.
prisoners-by = Nur nach Gefangenen gezählt, Regeln „{ $rules }“. Zur Probe: Zähle die Gefangenen noch einmal.
territory-by = Nach Gebiet gezählt, Regeln „{ $rules }“. Zur Probe: Zähle die Gebiete und die nicht eingesetzten Gefangenen noch einmal.
chain-is = { $at }, { $side } ({ $stones }): { $verdict }
preview = Markiert als { $is }. Falls { $other }: { $now } → { $then }
preview-same = Markiert als { $is }. Falls { $other }: unverändert { $now }
no-komi-known = Diese Regeln legen kein Komi fest: Stell es mit + und − ein.
in-hand = > deine Partie
own-way = Jede andere Anordnung ist genauso gut: Ein freier Punkt und ein Stein sind gleich viel wert, die Gesamtpunktzahl bleibt gleich.
how-to-handle = Stein A kommt auf a, B auf b usw.; ein Stein mit − kommt in die Dose, einer mit + aus der Dose.
take-board = Enter übernimmt die Zählung vom Brett:
line-subtracted = { $whole } ÷ 2 = { $half }: abgezogen, weil { $side } gezählt wird (bei { $other } wird addiert).
line-added = { $whole } ÷ 2 = { $half }: addiert, weil { $side } gezählt wird (bei { $other } wird abgezogen).
how-to-set = ↑ ↓ wählen, ← → ändern oder Zahl eintippen.
game-question = Was für eine Partie war das?
look-at = Unsicher, bitte prüfen (Tab):
dead-proposed = { $stones ->
        [0] shuzi hat keine toten Steine gefunden.
        [one] shuzi hat einen Stein als tot markiert.
       *[other] shuzi hat { $stones } Steine als tot markiert.
    }
dead-marked = { $stones ->
        [0] Kein Stein ist als tot markiert.
        [one] Ein Stein ist als tot markiert.
       *[other] { $stones } Steine sind als tot markiert.
    }
quit-question = Beenden? Der Stand ist gespeichert; du kannst später weiterzählen.
quit-unsaved = Beenden? Der Stand konnte NICHT gespeichert werden und geht verloren.
resume-where = Schritt { $at } von { $all }, { $stones } Steine auf dem Brett.
resume-question = Diese Partie ist noch nicht fertig ausgezählt. Fortsetzen?
another-question = Eine Auszählung auf { $size } ist noch offen. Ist das eine andere Partie? Beide bleiben erhalten.
handicap-question = Wie viele Vorgabesteine? 2 bis 9, oder 0 für keine.
too-small = zu klein
save-title = Ergebnis speichern
save-text = Text
save-md = Markdown
save-json = JSON
save-diagram = Textdiagramm (Reihen aus . X O)
save-sgf = SGF, mit RE, TB und TW
save-png = Bild des Bretts (.png)
save-svg = Bild des Bretts (.svg)
welcome = Neu hier? x führt durch ein Beispiel, mit b gibst du eine Stellung ein, mit Enter zählst du das Brett auf deinem Tisch aus.
edit-title = Stellung eingeben
play-on-title = Weiterspielen: { $side } ist am Zug
play-on-do = Hier wird gespielt, bis klar ist, welche Steine tot sind. Dann passen beide.
play-on-moves = Gespielt: { $moves }
play-on-pass = Passen
play-on-captured = Geschlagen: { $black } schwarze, { $white } weiße
play-on-reached = Mit Enter wird das erreichte Brett gezählt: Nach diesen Regeln kostet Weiterspielen nichts.
play-on-comes-back = Enter führt zur Stellung davor zurück: Was jetzt geschlagen wird, war tot.
play-on-enter = Leertaste spielt, p passt, u nimmt zurück. Enter: fertig. Esc: zurück, die Züge bleiben.
edit-how = x und o setzen Steine; . oder Leertaste lässt einen Punkt leer. Eine Zahl wiederholt die nächste Taste: 5x setzt fünf schwarze Steine. Tab: nächste Reihe. Rücktaste: zurück.
edit-more = b und w füllen die leere Fläche um den Cursor mit schwarzen oder weißen Steinen. Steine setzt du auch per Klick; ein eingefügtes Diagramm wird übernommen.
edit-row = Reihe { $row }: { $left ->
        [0] vollständig
        [one] ein Punkt fehlt noch
       *[other] { $left } Punkte fehlen noch
    }.
look-title = Darstellung
look-theme = Farben
look-glyphs = Zeichen
look-language = Sprache
look-mouse = Maus
look-motion = Animation
on = an
off = aus
ruler = Stehen die Striche genau untereinander? Wenn nicht, wähle andere Zeichen.
compare-results = Ergebnisse
compare-difference = Warum
compare-compensation = Ausgleich
compare-procedures = Nach Gebiet
practise = Üben
lessons = Lektionen
practice-today = Heute: { $answers ->
        [one] eine Antwort
       *[other] { $answers } Antworten
    }; Serie: { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
practice-longest = (Rekord: { $days })
practice-first-day = Willkommen: fünf Minuten am Tag genügen
drills = Übungen, Stufe { $level } (← →)
done = fertig
come-back = { $count } fällig
whole-best = Rekord { $time }
whole-course = Deine letzten Partien: { $bars } { $first }, jetzt { $last }
whole-aim = Ziel { $time }
glance-over = Die Zeit ist um: Die Steine sind verdeckt.
question = Frage
once-more = (zuletzt falsch)
hint = Tipp:{" "}
round-over = { $right } von { $answered } richtig. Fragen, die falsch waren, kommen in ein paar Tagen wieder.
placement-over = { $right } von { $answered } richtig: Diese Lektionen sind abgehakt.
no-figures = Noch keine Übung gemacht. Esc: zurück, dann eine anfangen.
chart-answers = Antworten { $first } bis { $last }
chart-right = { $drill }: richtig von zehn
chart-time = { $drill }: Zeit
won = { $side } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } ({ ZI($points) } Zi)
won-in-points = { $side } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
won-and-code = { $won }: { $code }
won-tie = Jigo (0)
result-black = Schwarz +{ $points }
result-white = Weiß +{ $points }
result-tie = Jigo
list-separator = ,{" "}

## Die laufenden Proben

live-open = Noch nichts gezählt
live-not-settled = Noch nicht entschieden
live-not-settled-range = Noch nicht entschieden: { $low } bis { $high }
live-one-more = { $side } ist noch zu zählen
live-unknown-sum = Die beiden Zahlen füllen das Brett nicht: zähle nach
live-range = { $low } … { $high }
check-holds = stimmt – { $text }
check-fails = FALSCH – { $text }
check-sum = Summe: { $terms } = { $points }, das ganze Brett
check-sum-short = Summe: { $terms } = { $sum }, { $short } zu wenig für { $points }
check-sum-over = Summe: { $terms } = { $sum }, { $over } zu viel für { $points }
check-parity-even = Parität: die Gesamtpunktzahlen liegen { $difference } auseinander; das muss gerade sein
check-parity-odd = Parität: die Gesamtpunktzahlen liegen { $difference } auseinander; das muss ungerade sein

## Bemerkungen

remark-nothing-to-undo = nichts rückgängig zu machen
remark-undo-returns = die nächste Partie; mit u zurück zur vorigen
remark-nothing-to-redo = nichts zu wiederholen
remark-no-stone-here = hier steht kein Stein: geh erst zu einem toten Stein
remark-no-path-pasted = das Eingefügte ist kein Dateipfad; ein Diagramm fügst du nach b ein
remark-not-pasted = das Eingefügte ist kein Diagramm: { $place }: { $why }
remark-paste-refused = hier kann nur eine Zahl eingefügt werden; ein Diagramm fügst du nach b ein
remark-no-dame = kein Dame-Punkt mehr offen
remark-play-on-at-dead = weiterspielen geht beim Schritt mit den toten Steinen
remark-taken = hier steht schon ein Stein
remark-no-suicide = damit nimmst du eigenen Steinen die letzte Freiheit
remark-ko-must-wait = Ko: spiel zuerst woanders
remark-too-many-moves = mehr Züge lassen sich nicht merken
remark-both-passed = Beide haben gepasst. Enter: fertig
remark-not-both-passed = Es haben noch nicht beide gepasst. Noch einmal Enter: trotzdem fertig
remark-reached-counted = Jetzt wird dieses Brett gezählt (u führt zum vorigen zurück)
remark-back-as-played = Das Brett ist wieder wie zuvor; was geschlagen wurde, ist als tot markiert, andere Markierungen bleiben
remark-border-open = die Grenze ist bei { $place } noch offen: das ist kein Dame-Punkt; spiel es aus
remark-dame-filled-by = gefüllt: { $side } { $places }; u nimmt es zurück
remark-dame-filled = abwechselnd gefüllt: Schwarz { $black }, Weiß { $white }; u nimmt es zurück
remark-not-in-seki = keine Freiheit und kein Auge des Sekis
remark-said-in-seki = Seki, wie du sagst: S nimmt es zurück
remark-not-said-in-seki = wieder so, wie shuzi es sieht
remark-shares-no-liberty = diese Gruppe teilt keine Freiheit mit der anderen Seite, also ist sie in keinem Seki
remark-method-needs-side = { $method }: dafür muss auch diese Seite gezählt werden; u führt zum Ergebnis zurück
remark-not-a-whole-number = `{ $text }` ist keine ganze Zahl: tippe eine Summe, etwa 12+20
remark-number-replaced = { $number } war noch nicht eingetragen: Die neue Zahl ersetzt sie
remark-too-large = zu groß für jedes Brett
remark-own-players = die Namen der Spieler kommen aus der Partiedatei
remark-own-size = die Größe kommt aus der Partiedatei
remark-no-rules = kein Regelwerk heißt `{ $text }`
remark-rules-set-scoring = diese Regeln legen fest, was gezählt wird: wähle andere
remark-choose-scoring = wähle `area` oder `territory`
remark-choose-tie-breaker = antworte `yes` oder `no`, wo die vereinfachte Halbzählung einen Halbpunkt weglässt
remark-choose-game = wähle `even`, `no-komi` oder `handicap`
remark-not-stones = tippe die Zahl der Vorgabesteine
remark-type-count = tippe die gezählte Zahl (0, wenn es keine gibt)
remark-no-number-asked = Hier wird nach keiner Zahl gefragt
remark-number-missing = nach { $sign } fehlt eine Zahl: tippe sie oder lösche mit Rücktaste
remark-more-than-board = { $number } ist mehr als die { $points } Punkte des Bretts: zähle nach
remark-not-in-a-number = `{ $sign }` gehört nicht in eine Zahl: tippe eine Summe, etwa 12+20
remark-entry-full = kein Platz mehr: drücke Enter oder zum Berichtigen Rücktaste
remark-more-than-left = { $number } ist mehr als die { $left } Punkte, die noch übrig sind ({ $counted } von { $points } sind gezählt): zähle nach oder berichtige mit Esc eine frühere Zahl
remark-rather-stones = { $vacant } freie Punkte sind mehr, als eine Seite sonst hat. Sind es Steine? Enter: nein, freie Punkte. Esc: zurück
remark-answer-first = erst diese Frage, dann das Ergebnis
remark-board-full = die beiden Zahlen füllen schon das ganze Brett, also gehört jeder Punkt jemandem. y: stimmt. ↑: eine Zahl berichtigen. R: alles neu zählen
remark-whose = Hat Schwarz { $black } und Weiß { $white }? Mit vertauschten Seiten ginge es auch auf. y: ja. o: nein, Seiten tauschen. Esc: Zahl berichtigen
remark-sides-swapped = Die Seiten sind jetzt vertauscht
remark-counted-again = Alle Zahlen sind gelöscht: Zähle noch einmal (u holt sie zurück)
remark-in-place = Sind die Steine von { $side } noch, wo sie waren? y oder Enter: ja, zählen. n: nein
remark-result-agreed = Beide sind einverstanden
remark-look-first = Sieh dir zuerst diese Kette an: { $chains ->
        [one] Sie ist die letzte unsichere
       *[other] { $chains } sind unsicher
    }
remark-not-in-place = Prüfen kann dann nur eine neue Zählung. R: alles neu zählen. y: beide sind mit diesem Ergebnis einverstanden
remark-whose-turn = Wer ist am Zug? Wer zuerst füllt, bekommt den einzelnen Dame-Punkt. b: Schwarz. w: Weiß
remark-agreed = Beide sind mit den Markierungen einverstanden und mit dem, was leer bleibt
remark-large-lead = { $points } Punkte Vorsprung? Ausgezählte Partien enden meist knapper. Noch einmal Enter, wenn es stimmt
remark-too-vacant = { $vacant } freie Punkte von { $points } lassen keinen Platz für Steine: zähle neu
remark-area-not-counted = Nur das Gebiet wurde gezählt: Andere Regeln brauchen auch die Steine
remark-by-territory = Hier wird nach Gebiet gezählt: Methode und Seite gibt es nur bei Flächenbewertung
remark-smaller-board = { $total } auf { $here } ergibt einen Vorsprung, den keine Partie hat, passt aber zu { $size }. Ist es { $size }? Dann mit s ändern; noch einmal Enter, wenn { $here } stimmt
remark-many-non-scoring = { $count } nicht zählende Punkte? Meist ist es keiner oder einer. Noch einmal Enter, wenn es stimmt
remark-too-many-groups = { $groups } lebende Gruppen haben auf diesem Brett keinen Platz: zähle sie noch einmal
remark-too-many-non-scoring = { $count } nicht zählende Punkte sind zu viele: zähle sie noch einmal; oder beide sind einverstanden und füllen die Dame-Punkte abwechselnd
remark-points-missing = Schwarz { $black } + Weiß { $white } = { $sum }, nicht { $points }: { $missing ->
        [one] ein Punkt ist in keiner Zählung. y: Er gehört niemandem
       *[other] { $missing } Punkte sind in keiner Zählung. y: Sie gehören niemandem
    }. ↑: eine Zahl berichtigen. R: alles neu zählen
remark-points-short = Schwarz { $black } + Weiß { $white } = { $sum }, nicht { $points }: { $missing } fehlen. Noch hat niemand gewonnen. ↑: eine Zahl berichtigen. R: alles neu zählen
remark-points-over = Schwarz { $black } + Weiß { $white } + nicht zählend { $non_scoring } ist mehr als { $points }: Etwas ist doppelt gezählt. ↑: eine Zahl berichtigen. R: alles neu zählen
remark-verified = geprüft: { $terms } = { $points }
remark-well-counted = { $have } insgesamt, genau wie auf dem Brett: richtig, egal wie du umgeordnet hast
remark-missing = du hast { $have }, auf dem Brett sind es { $is }: { $missing } zu wenig; zähle nach
remark-too-many = du hast { $have }, auf dem Brett sind es { $is }: { $extra } zu viel; zähle nach
remark-no-komi = die Regeln „{ $rules }“ legen für diese Partie kein Komi fest: tippe es in den Einstellungen unter Komi ein
    .phone = Die Regeln „{ $rules }“ legen für diese Partie kein Komi fest: Tippe es oben ein.
remark-count-first = zähle erst die Steine
remark-needs-position = ein Plan braucht eine Stellung: öffne eine Partiedatei
remark-position-kept = Stellung behalten: mit b gibst du weiter ein
remark-no-stones = noch keine Steine auf dem Brett
remark-rows-empty = { $rows ->
    [one] Eine Reihe ist noch leer. Noch einmal Enter zählt das Brett, wie es ist.
   *[other] { $rows } Reihen sind noch leer. Noch einmal Enter zählt das Brett, wie es ist.
}
remark-nothing-due = heute nichts zu wiederholen: falsch beantwortete Fragen erscheinen hier
remark-mouse-on = Maus: an
remark-mouse-off = Maus: aus

## Mehr vom Bildschirm

editor-stones = Schwarz { $black } + Weiß { $white }
stones-with-vacant = { $stones } (+ { $vacant } frei = { $total })
plan-title = Steine von { $side } umordnen
plan-next = Stein { $number } von { $all }: { $what }
plan-done = { $what }, fertig
plan-left = { $vacant } frei + { $stones } = { $total }
plan-sum = { $vacant } + { $stones } = { $total }, unverändert
scroll-more = ↓ mehr
key-enter = Enter
key-space = Leertaste
key-esc = Esc
key-tab = Tab
key-backspace = Rücktaste
key-ctrl = Strg

## Zeile für Zeile (--plain)

plain-step = Schritt { $at } von { $all }. { $title }
plain-setting = { $label } (`{ $name }`): { $value }
plain-setting-from = { $label } (`{ $name }`): { $value } ({ $from })
plain-dead = Tote Steine: { $stones }
plain-uncertain = Unsicher, bitte prüfen ({ $count }): { $stones }.
plain-fills = { $side } füllt: { $points }
plain-left = Bleibt leer: { $points }
plain-check = Probe, { $method }:
plain-help = Nur Enter: weiter. Befehle: `back`, `undo`, `redo`, `result`, `quit`.
plain-help-settings = Einstellungen, jederzeit: `komi 6,5`, `handicap 3`, `compensation n-1`, `rules aga`, `tie-breaker none`, `game no-komi`, `method key`, `side white`, `size 13`.
plain-not-a-number = `{ $text }` ist keine Zahl: tippe eine Summe, etwa 12+20
plain-at-result = tippe `method NAME` oder `side black|white` oder drücke Enter zum Beenden
plain-not-understood = `{ $text }` geht hier nicht: weiter mit Enter oder tippe `help`
plain-at-vertex = { $name }: { $why }
plain-ask-setup = Ändere eine Einstellung (etwa `komi 6,5`) oder beginne mit Enter.
plain-ask-dead = Tippe je einen Stein jeder toten Kette (etwa `C3 D7`) oder weiter mit Enter. `play C3 D4` spielt weiter. `y`: beide sind mit den Markierungen einverstanden.
plain-ask-play-on = `play C3 D4 pass` spielt abwechselnd, `undo` nimmt zurück, `back` führt zurück. Fertig mit Enter.
plain-ask-seki = Tippe einen Punkt, um zu ändern, wer ihn füllt, oder weiter mit Enter.
plain-ask-non-scoring = Wie viele? Nur Enter: keine.
plain-ask-empty = `y` oder `n`; nur Enter: nein.
plain-ask-returned = `y` oder `n`; nur Enter: ja.
plain-agree = `y`, wenn beide einverstanden sind.
plain-ask-groups = Wie viele Gruppen?
plain-ask-lost = Wie viele? Tippe 0 für keine.
plain-ask-prisoners = Wie viele sind nicht eingesetzt? Nur Enter: keine.
plain-ask-board-count = Deine Zählung (etwa `12+20`); nur Enter übernimmt die vom Brett.
plain-ask-count = Deine Zählung, etwa `12+20` (`t` zählt zehn dazu).
plain-ask-side = `side white`, `verify` (beide zählen) oder Enter: zählen.
plain-ask-last-move = `black`, `white` oder Enter, wenn es niemand weiß.
plain-ask-next = Weiter mit Enter; `result` springt zum Ergebnis.
plain-verify = Nur { $side } ist gezählt: mit `verify` zählst du auch { $other }.
plain-ask-result = `method half`, `side white`, `back` oder Enter zum Beenden.
plain-ask-result-territory = `back` oder Enter zum Beenden.

## Woher die Werte kommen, und was die ersten Ansichten noch sagen

source-option = Option
source-player = von dir
source-file = Datei, { $place }
source-server = wie auf { $server }
source-zi = das Ergebnis ist in Zi
source-event = das Turnier ist in { $country }
source-margin = nach Fläche gibt es dieses Ergebnis nicht
source-half-result = das Ergebnis hat einen halben Punkt
source-whole-result = das Ergebnis hat keinen halben Punkt
source-komi = nach dem Komi
source-year = nach dem Jahr, { $year }
country-japan = Japan
country-korea = Korea
country-china = China
source-profile = laut Regeln
source-profile-other-size = laut Regeln (Wert für 19×19)
source-settings = Einstellungsdatei
source-last-used = zuletzt benutzt
source-default = Standard
convention-n = n
convention-n-1 = n-1
convention-none = keiner
round-all-drills = Alle Übungen, die schwächste zuerst
round-missed = Falsch beantwortete Fragen wiederholen

## Die erste Ansicht

home-question = Wer hat gewonnen, und wie hoch?
home-count = Auszählen
home-learn = Lernen
home-look-up = Nachschlagen
showcase-over = Die Partie ist zu Ende. Wer hat gewonnen?
showcase-moves = Tote Steine weg, lebende zu Rechtecken zusammenrücken.
home-table = Das Brett auf dem Tisch
home-file = Datei oder Foto
home-position = Stellung eingeben
home-example = Beispiel Schritt für Schritt
home-practise = Üben
home-sheet = Schlüsselzahlen
home-compare = Eine Partie, alle Regeln
home-handicap = Vorgabe und Komi
home-unfinished = Unfertig
home-recent = Zuletzt
home-usual = { $rules } · { $size } · Komi { $komi } · { $method }
tip-other-side = Tipp: { $key } beim Ergebnis zählt auch die andere Seite; zusammen müssen beide das Brett füllen.
tip-method = Tipp: { $key } beim Ergebnis zeigt dieselbe Partie nach einer anderen Methode.
tip-practise = Tipp: { $key } beginnt ein paar Minuten Zählübung.
home-step = { $what }: Schritt { $at } von { $all }
home-no-files = Hier sind keine Partiedateien.
home-players = { $black } (S) – { $white } (W)
home-recorded = Eingetragen: { $result }
footer-sort = nach Datum
help-sort = Dateien nach Datum oder nach Name
footer-choose = bestätigen
help-choose = den markierten Eintrag bestätigen
footer-open-file = öffnen
help-open-file = Partiedatei öffnen
help-practise = üben
footer-resume-count = weiter
help-resume-count = unfertige Auszählung fortsetzen
footer-open = öffnen
help-open = öffnen
footer-folder-above = Ordner höher
help-folder-above = ein Ordner höher
footer-next-game = nächste Partie
help-next-game = nächste Partie auszählen
footer-leave = beenden
footer-name-players = Namen
footer-pick-rules = Regeln
footer-handicap-game = Vorgabe
footer-other-komi = Komi
footer-board-of-9 = 9×9
footer-board-of-13 = 13×13
footer-board-of-19 = 19×19
footer-other-method = Methode
footer-empty-point = leerer Punkt
footer-handicap-stones = Steine
footer-handicap-none = keine
footer-times = ×
help-name-players = die Namen der Spieler eingeben
help-pick-rules = Regelwerk aus einer Liste wählen
help-handicap-game = eine Partie mit Vorgabe
help-other-komi = ein anderes Komi
help-board-of-9 = ein 9×9-Brett
help-board-of-13 = ein 13×13-Brett
help-board-of-19 = ein 19×19-Brett
help-other-method = andere Methode; die Vollzählung zählt beide Seiten
help-empty-point = ein leerer Punkt gehört niemandem
help-handicap-stones = so viele Vorgabesteine
help-handicap-none = keine Vorgabesteine
help-times = das Zeichen zwischen Spalten und Reihen
no-such-rules = kein passendes Regelwerk
picker-about = { $scoring } · Komi { $komi } · Vorgabeausgleich: { $convention }
remark-unusual-komi = Komi { $komi }? Noch einmal Enter, wenn es stimmt
    .phone = Komi { $komi } ist ungewöhnlich. Wenn es stimmt, ist nichts weiter zu tun.
remark-handicap-taken = Vorgabe { $stones }. Ausgleich für Weiß: { $points }
remark-unusual-handicap = { $stones } Vorgabesteine? Noch einmal Enter, wenn es stimmt
    .phone = { $stones } Vorgabesteine sind ungewöhnlich. Wenn es stimmt, ist nichts weiter zu tun.
remark-turn-setting = ← → ändert das
remark-count-dropped = Brett geändert: die Zählung wurde gelöscht (u holt sie zurück)
    .phone = Das Brett wurde geändert: Die Zählung ist gelöscht.
remark-numbers-dropped = tote Steine geändert: vom Brett übernommene Zahlen sind gelöscht (u holt sie zurück)
    .phone = Die toten Steine sind geändert: Die vom Brett übernommenen Zahlen wurden gelöscht.
remark-komi-stays = Komi bleibt { $komi }, wie du es gesetzt hast
remark-both-sides = diese Methode zählt schon beide Seiten
remark-no-file-of-table = Auszählung am Tisch: es gibt keine Datei zu öffnen
many-left = { $points } Punkte sind nicht mitgezählt. Meist ist es keiner oder einer: Zähle nach, wenn du nicht sicher bist.
large-margin = Großer Vorsprung: Prüfe die Zahlen und das Komi.
not-settled = Nicht entschieden: noch steht kein Sieger fest.
unsettled-rules = Die Regeln „{ $rules }“ zählen mehr als die Fläche, etwa Gefangene, Passen oder den letzten Zug. Das ist hier nicht bekannt, darum steht noch kein Sieger fest.
unsettled-last-move = Zwischen { $low } und { $high }: Das Ende der Partie entscheidet. Frag die Spieler, geh mit Esc zurück und antworte.
    .phone = Zwischen { $low } und { $high }: Das Ende der Partie entscheidet. Frag die Spieler, geh zurück und antworte.
unsettled-margin = { $side } gewinnt mit { $low } oder { $high }: Das Ende der Partie entscheidet
unsettled-stones = Diese Steine könnten die Partie entscheiden; beide müssen sich einigen, ob sie tot sind: { $places }
unsettled-points = { $points } Punkte gehören niemandem und könnten die Partie entscheiden: Prüfe die toten Steine; oder beide sind einverstanden und füllen die Dame-Punkte abwechselnd.
unsettled-one-side = Ein so großer Vorsprung ist meist ein Versehen: Prüfe Brettgröße, Zahlen und Komi und zähle auch die andere Seite.
home-no-match = Keine passende Datei.
resume-step = Schritt { $at } von { $all }.

## Was die Einstellungen bedeuten

about-size = 19×19, 13×13, 9×9 oder jede Größe, die du eintippst.
about-game = Gleichauf: Weiß bekommt Komi. Ohne Komi: Schwarz fängt einfach an. Vorgabe: Schwarz beginnt mit Steinen auf dem Brett.
about-komi = Punkte für Weiß, weil Schwarz anfängt.
about-tie-breaker = Ein halber Punkt, der bei Gleichstand entscheidet. Wird getrennt vom Komi gezeigt.
about-keep-tie-breaker = Die vereinfachte Halbzählung lässt den Halbpunkt weg: Der Sieger ist derselbe, der Vorsprung weicht um einen halben Punkt ab. Hier kann er mitzählen.
about-handicap = Steine, die Schwarz zu Beginn auf dem Brett hatte.
about-compensation = Was Weiß bei Flächenbewertung für die Vorgabesteine bekommt: n Punkte, n − 1 oder nichts. Vor der Partie klären: Es kann den Sieger ändern.
about-scoring = Diese Regeln erlauben beides: nach Fläche oder nach Gebiet mit einem Stein für jedes Passen. Der Sieger ist derselbe.
about-method-full = Beide Seiten zählen und vergleichen. Gut für den Anfang: Ein Zählfehler fällt auf, weil beide zusammen das Brett füllen müssen.
about-method-half = Eine Seite zählen und mit dem halben Brett vergleichen. Halbe Arbeit.
about-method-simplified = Halbzählung, aber die Hälfte jedes nicht zählenden Punktes geht vom halben Brett ab. Gleiches Ergebnis, einfachere Rechnung.
about-method-key = Eine Seite zählen und mit einer Zahl aus der Tabelle an der Wand vergleichen. Am schnellsten.
about-players = n: die Namen eingeben, Schwarz zuerst
about-side = Zähle die Seite, die leichter zu zählen ist: geschlossene Gebiete, wenig umzuordnen. Das Ergebnis ist dasselbe.

## Begriffe

looking-for-dead = Suche tote Steine …
handicap-title = Vorgabe
handicap-no-ranks = b / w: Rang von Schwarz / Weiß erhöhen; B / W: senken
handicap-club = Im Verein
handicap-exact = Genau
phase-setup = Start
phase-dead = Tote Steine
phase-empty = Leere Punkte
phase-count = Zählen
phase-result = Ergebnis
palette-title = Was möchtest du tun?
palette-none = Kein passender Befehl.
glossary = Begriffe
glossary-area = Fläche
    .means = Steine und die umschlossenen Punkte zusammen
glossary-territory = Gebiet
    .means = nur die umschlossenen freien Punkte; dazu zählen die Gefangenen
glossary-vacant = freier Punkt
    .means = ein leerer Punkt, den nur eine Seite umschließt
glossary-dame = Dame-Punkt
    .means = ein neutraler Punkt zwischen lebenden Steinen beider Farben: vor dem Zählen füllen
glossary-seki = Seki
    .means = Steine beider Farben, die zusammen leben, weil keiner zuerst angreifen kann
glossary-non-scoring = nicht zählend
    .means = NZP: ein Punkt, der keinem gehört, etwa die letzte Freiheit eines Sekis oder ein Dame-Punkt, den niemand gefüllt hat
glossary-dead = toter Stein
    .means = ein Stein, der nicht zu retten ist; er kommt vom Brett
glossary-prisoners = Gefangene
    .means = geschlagene Steine; bei Flächenbewertung zählen sie nicht
glossary-adjustment = Korrektur
    .means = Komi, Halbpunkt und Vorgabeausgleich zusammen
glossary-half-count = halbes Brett
    .means = die Hälfte der Punkte des Bretts: 180,5 auf 19×19
glossary-key-number = Schlüsselzahl
    .means = die Zahl, die es zu schlagen gilt: Wer mehr hat, gewinnt
glossary-zi = Zi
    .means = ein Stein, die Zähleinheit chinesischer Schiedsrichter; 1 Zi Vorsprung = 2 Punkte
glossary-compensation = Vorgabeausgleich
    .means = Punkte für Weiß wegen der Vorgabesteine: n, n − 1 oder keine
glossary-teire = Teire
    .means = ein Schutzzug im eigenen Gebiet, der nötig wird, sobald die Dame-Punkte gefüllt sind
glossary-bent-four = gebogene Vier
    .means = gebogene Vier in der Ecke: nach japanischen Regeln tot; bei Flächenbewertung einfach ausspielen, es kostet nichts
glossary-group-tax = Gruppensteuer
    .means = zwei Punkte Abzug pro Gruppe, wie bei der alten Steinbewertung
glossary-false-eye = falsches Auge
    .means = ein freier Punkt, der wie ein Auge aussieht, aber genommen werden kann: im Seki füllt ihn sein Besitzer
glossary-total = Gesamtpunktzahl
    .means = freie Punkte und Steine einer Seite
glossary-possible = mögliche Punkte
    .means = die Punkte des Bretts ohne die nicht zählenden
glossary-tie-breaker = Halbpunkt
    .means = ein halber Punkt für Weiß, damit eine Partie ohne Komi nicht mit Jigo endet; kein Komi
glossary-adjusted = angepasste Summe
    .means = die Gesamtpunktzahl nach Komi, Halbpunkt und Vorgabeausgleich; in der Halbzählung auch nach der Hälfte der nicht zählenden Punkte
glossary-margin = Vorsprung
    .means = um wie viele Punkte der Sieger vorn liegt

# Ein Foto des Bretts.
help-next-doubt = nächster Punkt zum Prüfen
help-previous-doubt = voriger Punkt zum Prüfen
help-as-read = dieser Punkt stimmt so
help-turn = Brett drehen
help-mirror = Brett spiegeln
footer-next-doubt = nächster
footer-previous-doubt = voriger
footer-as-read = stimmt
footer-turn = drehen
footer-mirror = spiegeln
photo-board = Foto { $size }
put-in-board = Stellung { $size }
example-board = Beispiel
examples-title = Lernen: ein Beispiel auszählen
examples-do = Enter zählt die Partie Schritt für Schritt aus. Dabei werden die Steine so umgeordnet, dass Rechtecke aus freien Punkten entstehen.
example-even = Gleichaufpartie
example-handicap = Drei Vorgabesteine
example-seki = Seki: ein Punkt bleibt leer
example-shared = Seki: kein Punkt bleibt leer, 4×9
example-false-eye = Seki: ein falsches Auge
example-passes = Passen: Gebiet zählt
photo-title = Mit dem Brett vergleichen
photo-all-clear = Alle Punkte sind erkannt. Vergleiche noch einmal mit dem Brett, dann drücke Enter.
photo-left = { $points ->
    [one] Ein Punkt ist noch zu prüfen.
   *[other] { $points } Punkte sind noch zu prüfen.
}
photo-how = x Schwarz, o Weiß, . leer; Leertaste: stimmt. Tab: nächster Punkt zum Prüfen. Enter: Brett auszählen.
photo-here = Das Foto um { $place }:
remark-doubts-left = { $points ->
    [0] Hast du das ganze Brett verglichen? Enter zählt es aus.
    [one] Ein Punkt ist noch zu prüfen (Tab zeigt ihn). Noch einmal Enter zählt das Brett, wie es ist.
   *[other] { $points } Punkte sind noch zu prüfen (Tab zeigt sie). Noch einmal Enter zählt das Brett, wie es ist.
}

# Phones at the table.
home-phone = Foto mit dem Handy
help-phone = Brett mit dem Handy fotografieren
footer-phone = Handy
help-count-sent = das wartende Brett auszählen
footer-count-sent = auszählen
help-network = ein anderes Netz
help-network-back = das vorige Netz
help-networks = noch einmal nach Netzen suchen
remark-board-sent = Ein Handy hat ein Brett geschickt: Es steht in der Liste.
remark-page-is-old = Die Seite auf dem Handy war veraltet; nichts wurde geändert. Sie zeigt jetzt diesen Schritt.
    .phone = Diese Seite war veraltet; nichts wurde geändert. Jetzt ist sie aktuell.
remark-mark-changed = { $place } ändert das Ergebnis von { $before } zu { $after }.
