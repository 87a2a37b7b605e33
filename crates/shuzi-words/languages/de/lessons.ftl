## Lektion: Punkte

## Lesson: from-territory

lesson-from-territory = Vom Gebiet zur Fläche: was du verlernen musst
lesson-from-territory-1-say = Japanische Regeln zählen Gebiet und Gefangene. Chinesische Regeln zählen jeden Punkt einer Seite: ihre Steine und die freien Punkte, die nur von ihnen umschlossen sind. Hier ist eine fertige Partie, auf beide Arten gezählt. Das Komi ist 6,5. Schwarz hat während der Partie 1 Stein verloren, Weiß 4.
lesson-from-territory-2-say = Zuerst so, wie du es kennst: freie Punkte.
lesson-from-territory-2-ask = Wie viele freie Punkte hat Schwarz?
lesson-from-territory-2-hint = Von oben: 5 + 5 + 4 + 4 …
lesson-from-territory-3-say = Das Gebiet von Weiß hängt zusammen.
lesson-from-territory-3-ask = Wie viele freie Punkte hat Weiß?
lesson-from-territory-3-hint = Von oben: 1 + 3 + 3 + 4 …
lesson-from-territory-4-say = Gefangene füllen das Gebiet dessen, der sie verloren hat: 1 geht bei Schwarz ab, 4 bei Weiß. Dann das Komi.
lesson-from-territory-4-ask = Wer gewinnt nach Gebiet, und wie hoch? Tippe ein Ergebnis wie B+12 (Schwarz) oder W+0,5 (Weiß).
lesson-from-territory-4-hint = 23 − 1 gegen 25 − 4 + 6,5.
lesson-from-territory-4-why = Bis hierher nichts Neues. Jetzt vergiss die Gefangenen: zurück in die Dosen damit.
lesson-from-territory-5-say = Nach Fläche ist jeder Stein auf dem Brett ein Punkt, und jeder freie Punkt, den er mit umschließt, auch.
lesson-from-territory-5-ask = Steine und freie Punkte von Schwarz zusammen?
lesson-from-territory-5-hint = 23 freie Punkte und die Steine.
lesson-from-territory-5-why = Das ist die Gesamtpunktzahl. Sie braucht keine Gefangenen: Alles liegt auf dem Brett.
lesson-from-territory-6-say = Das Brett hat 81 Punkte, und keiner bleibt übrig.
lesson-from-territory-6-ask = Gesamtpunktzahl von Weiß?
lesson-from-territory-6-hint = 81 minus die Gesamtpunktzahl von Schwarz.
lesson-from-territory-7-say = Auch hier ist das Komi 6,5.
lesson-from-territory-7-ask = Wer gewinnt nach Fläche, und wie hoch?
lesson-from-territory-7-hint = Schwarz minus Weiß, minus 6,5.
lesson-from-territory-7-why = Dasselbe Ergebnis. Beide haben gleich viele Steine gespielt; jeder geschlagene Stein ist einer, der auf dem Brett fehlt. Um einen Punkt kann es abweichen: wenn Schwarz den letzten Zug gemacht hat.
lesson-from-territory-8-say = Drei Dinge musst du verlernen. Gefangene zählen nicht. Punkte zwischen beiden Seiten (Dame) zählen: Spiel weiter, bis keiner übrig ist. Und ein Stein im eigenen Gebiet kostet nichts: Was du an freien Punkten verlierst, hast du als Stein.

lesson-points = Was ist ein Punkt?
lesson-points-1-say = Eine kleine Partie, zu Ende gespielt. Wenn Buchstaben statt Steinen zu sehen sind, ist Schwarz X und Weiß O. Jeder Punkt des Bretts gehört einem von beiden. Weiter mit Enter.
lesson-points-2-say = Ein freier Punkt, den nur schwarze Steine umschließen, ist Gebiet von Schwarz.
lesson-points-2-ask = Schau in die Ecke links oben, Reihen 7, 6 und 5. Wie viele freie Punkte hat Schwarz dort?
lesson-points-2-hint = Zwei in der obersten Reihe, dann einer, dann noch einer.
lesson-points-2-why = Die schwarzen Steine und der Rand umschließen sie.
lesson-points-3-say = Weiter unten hat Schwarz noch mehr Gebiet.
lesson-points-3-ask = Wie viele freie Punkte hat Schwarz insgesamt?
lesson-points-3-hint = 4 sind es oben; zähle jetzt die Reihen 3, 2 und 1.
lesson-points-3-why = 4 oben und 7 unten. In zwei Teilen gezählt lässt es sich leichter prüfen als am Stück.
lesson-points-4-say = Bei Flächenbewertung ist auch jeder lebende Stein ein Punkt.
lesson-points-4-ask = Wie viele Steine hat Schwarz auf dem Brett?
lesson-points-4-hint = Reihe für Reihe von oben: 1, 2, 1, 3 …
lesson-points-4-why = Ein Stein steht auf einem Punkt: Er hält ihn für seine Seite.
lesson-points-5-say = Freie Punkte plus Steine ergeben die Gesamtpunktzahl.
lesson-points-5-ask = Die Gesamtpunktzahl von Schwarz?
lesson-points-5-hint = Deine beiden Zahlen zusammengezählt.
lesson-points-5-why = Um diese Zahl dreht sich jede chinesische Methode.
lesson-points-6-say = Das Brett hat 7 × 7 = 49 Punkte, und jeder gehört einer Seite.
lesson-points-6-ask = Wie hoch muss also die Gesamtpunktzahl von Weiß sein? Ganz ohne Zählen.
lesson-points-6-hint = 49 minus die Gesamtpunktzahl von Schwarz.
lesson-points-6-why = Darum reicht es, eine Seite zu zählen: Was Schwarz nicht hat, hat Weiß. Darauf beruhen drei der vier Methoden.
lesson-points-7-say = In dieser Lektion gibt es kein Komi.
lesson-points-7-ask = Wer gewinnt, und wie hoch? Tippe ein Ergebnis wie B+12 (Schwarz) oder W+0,5 (Weiß).
lesson-points-7-hint = Die größere Gesamtpunktzahl minus die kleinere.
lesson-points-7-why = Ein Punkt mehr für Schwarz wäre einer weniger für Weiß: Der Vorsprung würde sich um zwei ändern.

## Lektion: tote Steine

lesson-dead-stones = Tote Steine
lesson-dead-stones-1-say = Bevor gezählt wird, kommen die toten Steine vom Brett: Steine, die nicht mehr zu retten sind. Niemand muss weiterspielen und sie wirklich schlagen.
lesson-dead-stones-2-say = Die beiden weißen Steine auf E5 und F5 stehen rechts, mitten im Gebiet von Schwarz. Sie haben keinen Platz für zwei Augen und nichts, womit sie sich verbinden könnten.
lesson-dead-stones-2-ask = Markiere die toten Steine.
lesson-dead-stones-2-hint = Geh zu E5 und markiere den Stein; die ganze Kette wird markiert. Sonst ist nichts tot.
lesson-dead-stones-2-why = Ist Weiß anderer Meinung, wird weitergespielt: Schwarz schlägt die Steine, und bei Flächenbewertung kostet das Schwarz nichts.
lesson-dead-stones-3-say = E5 und F5 sind vom Brett. Ihre Punkte sind jetzt frei und gehören Schwarz.
lesson-dead-stones-3-ask = Wie viele Punkte hat Schwarz, freie Punkte und Steine zusammen?
lesson-dead-stones-3-hint = Zähle Reihe für Reihe, die Steine mit.
lesson-dead-stones-3-why = Ein toter Stein ist hier nichts wert; der Punkt darunter ist einen wert.
lesson-dead-stones-4-say = Auch die Gefangenen in den Dosen zählen nicht: Flächenbewertung braucht sie nicht.
lesson-dead-stones-4-ask = Insgesamt sind es 81 Punkte. Wie viele hat Weiß?
lesson-dead-stones-4-hint = 81 minus die Gesamtpunktzahl von Schwarz.
lesson-dead-stones-4-why = Gefangene dürfen jederzeit in die Dosen zurück: Niemand muss sie aufheben oder zählen.

## Lektion: Vollzählung

lesson-full-counting = Vollzählung: beide Seiten
lesson-full-counting-1-say = Die Vollzählung zählt beide Seiten und vergleicht sie. Sie ist die sicherste Methode: Die beiden Gesamtpunktzahlen prüfen sich gegenseitig. Das Komi ist 7,5.
lesson-full-counting-2-say = Am echten Brett würdest du jetzt die Gebiete von Schwarz zu Rechtecken mit zehn oder zwanzig Punkten machen, indem du schwarze Steine innerhalb der schwarzen Fläche umsetzt. Das ändert nichts: Ein Punkt ist ein Punkt, mit oder ohne Stein.
lesson-full-counting-2-ask = Wie viele freie Punkte hat Schwarz?
lesson-full-counting-2-hint = Von oben: 2 + 2 + 3 + 3 + 4 + 4 …
lesson-full-counting-3-say = Nun die Steine, in Zehnerhaufen.
lesson-full-counting-3-ask = Wie viele Steine hat Schwarz?
lesson-full-counting-3-hint = Von oben: 2 + 3 + 1 + 1 + 1 …
lesson-full-counting-4-say = Zähle freie Punkte und Steine zusammen.
lesson-full-counting-4-ask = Gesamtpunktzahl von Schwarz?
lesson-full-counting-4-hint = Deine beiden Zahlen zusammengezählt.
lesson-full-counting-5-say = Nun dasselbe für Weiß.
lesson-full-counting-5-ask = Gesamtpunktzahl von Weiß?
lesson-full-counting-5-hint = Zähle die freien Punkte und Steine von Weiß; prüfe dann, ob die Summe 81 minus die Gesamtpunktzahl von Schwarz ist.
lesson-full-counting-5-why = Zusammen ergeben beide 81: Kein Punkt ist vergessen und keiner doppelt gezählt. Die kürzeren Methoden haben diese Probe nicht.
lesson-full-counting-6-say = Schwarz hatte den ersten Zug; deshalb wird das Komi von der Gesamtpunktzahl von Schwarz abgezogen.
lesson-full-counting-6-ask = Wie hoch ist die angepasste Summe von Schwarz?
lesson-full-counting-6-hint = Die Gesamtpunktzahl von Schwarz minus 7,5.
lesson-full-counting-7-say = Vergleiche die angepasste Summe von Schwarz mit der Gesamtpunktzahl von Weiß.
lesson-full-counting-7-ask = Wer gewinnt, und wie hoch?
lesson-full-counting-7-hint = Die größere minus die kleinere.
lesson-full-counting-7-why = Das ist die ganze Vollzählung: zwei Gesamtpunktzahlen, Komi, einmal abziehen.

## Lektion: Halbzählung

lesson-half-counting = Halbzählung: eine Seite genügt
lesson-half-counting-1-say = Eine neue Partie. Was die eine Seite nicht hat, hat die andere. Also genügt es, eine Seite zu zählen und mit dem halben Brett zu vergleichen. Die Steine der anderen Seite darfst du abräumen.
lesson-half-counting-2-say = Die Hälfte aller Punkte des Bretts nennen wir hier kurz das halbe Brett.
lesson-half-counting-2-ask = Ein 9×9-Brett hat 81 Punkte. Wie viel ist die Hälfte davon?
lesson-half-counting-2-hint = Die Hälfte von 80 ist 40, die Hälfte von 1 ist 0,5.
lesson-half-counting-2-why = Auf 13×13 sind es 84,5, auf 19×19 sind es 180,5. Diese Zahlen lohnt es sich zu merken.
lesson-half-counting-3-say = Bei der Vollzählung ging das ganze Komi von Schwarz ab, und nichts wurde verdoppelt. Hier wird am Ende die Differenz verdoppelt, also geht nur das halbe Komi ab.
lesson-half-counting-3-ask = Das Komi ist 7,5. Wie viel ist die Hälfte davon?
lesson-half-counting-3-hint = Die Hälfte von 7 ist 3,5, die Hälfte von 0,5 ist 0,25.
lesson-half-counting-3-why = Beim halben Komi gibt es Viertel. Runde sie nicht: Sie entscheiden knappe Partien.
lesson-half-counting-4-say = Zähle Schwarz: freie Punkte und Steine.
lesson-half-counting-4-ask = Gesamtpunktzahl von Schwarz?
lesson-half-counting-4-hint = 25 freie Punkte und die Steine.
lesson-half-counting-5-say = Zieh das halbe Komi ab.
lesson-half-counting-5-ask = Angepasste Summe von Schwarz?
lesson-half-counting-5-hint = Die Gesamtpunktzahl von Schwarz minus 3,75.
lesson-half-counting-6-say = Vergleiche sie jetzt mit dem halben Brett. Ist sie kleiner, ist die Differenz negativ: Tippe ein Minus davor.
lesson-half-counting-6-ask = Die angepasste Summe minus das halbe Brett?
lesson-half-counting-6-hint = Angepasste Summe − 40,5.
lesson-half-counting-6-why = Ist die Differenz positiv, hat Schwarz gewonnen; ist sie negativ, hat Weiß gewonnen.
lesson-half-counting-7-say = Ein Punkt, den Schwarz gewinnt, fehlt Weiß. Deshalb ist der Vorsprung doppelt so groß wie die Differenz.
lesson-half-counting-7-ask = Wer gewinnt, und wie hoch?
lesson-half-counting-7-hint = Zweimal die Differenz.
lesson-half-counting-7-why = Dasselbe Ergebnis wie bei der Vollzählung, mit halb so viel Zählen.

## Lektion: vereinfachte Halbzählung

lesson-simplified-half-counting = Vereinfachte Halbzählung: wohin mit dem übrigen Punkt?
lesson-simplified-half-counting-1-say = Oben hat jede Seite ein Auge, und dazwischen liegt E9: Wer dort spielt, wird geschlagen. Das ist ein Seki: Keiner spielt dort, und beide leben.
lesson-simplified-half-counting-2-say = Beim Auszählen füllt jeder seine eigenen Augen, und beide füllen abwechselnd die gemeinsamen Freiheiten, jeder gleich viele. Bleibt eine übrig, bleibt sie leer: ein nicht zählender Punkt (NZP).
lesson-simplified-half-counting-2-ask = Wie viele nicht zählende Punkte bleiben hier übrig?
lesson-simplified-half-counting-2-hint = Fülle beide Augen, C9 und G9; übrig bleibt, was beide teilen.
lesson-simplified-half-counting-2-why = So ein Punkt gehört niemandem, also bekommt jeder die Hälfte davon.
lesson-simplified-half-counting-3-say = Die Halbzählung gibt der gezählten Seite die Hälfte jedes NZP dazu. Die vereinfachte Halbzählung zieht sie stattdessen vom halben Brett ab; der Rest der Rechnung bleibt dadurch einfach.
lesson-simplified-half-counting-3-ask = Das halbe Brett ist bei 9×9 40,5. Wie viel bleibt, wenn du die Hälfte jedes NZP abziehst?
lesson-simplified-half-counting-3-hint = 40,5 minus die halbe Zahl der nicht zählenden Punkte.
lesson-simplified-half-counting-4-say = Die freien Punkte und Steine von Schwarz, wie gehabt.
lesson-simplified-half-counting-4-ask = Gesamtpunktzahl von Schwarz?
lesson-simplified-half-counting-4-hint = Reihe für Reihe: die Steine von Schwarz und die freien Punkte, die nur Schwarz umschließt.
lesson-simplified-half-counting-5-say = Das Komi ist 7,5; die Hälfte davon, 3,75, geht ab.
lesson-simplified-half-counting-5-ask = Angepasste Summe von Schwarz?
lesson-simplified-half-counting-5-hint = Die Gesamtpunktzahl minus 3,75.
lesson-simplified-half-counting-6-say = Vergleichen und verdoppeln.
lesson-simplified-half-counting-6-ask = Wer gewinnt, und wie hoch?
lesson-simplified-half-counting-6-hint = Zweimal die Differenz zwischen der angepassten Summe und dem angepassten halben Brett.
lesson-simplified-half-counting-6-why = Ohne NZP (und ohne Halbpunkt) sind die beiden Halbzählungen Zeile für Zeile gleich.
lesson-ties = Jigo: wenn keiner mehr hat
lesson-ties-1-say = Das Komi ist meist 6,5 oder 7,5, damit immer jemand gewinnt. Manche Vereine spielen mit 7, und viele Vorgabepartien haben gar kein Komi: Dann kann es Jigo geben. Hier ist das Komi 7.
lesson-ties-2-say = Gezählt wird Schwarz.
lesson-ties-2-ask = Was ist die Schlüsselzahl von Schwarz?
lesson-ties-2-hint = 40,5 plus die Hälfte von 7.
lesson-ties-2-why = Sie ist eine ganze Zahl; also kann eine Gesamtpunktzahl genau so groß sein.
lesson-ties-3-say = Schwarz hat 44 Punkte, Weiß 37.
lesson-ties-3-ask = Wer gewinnt, und wie hoch? Bei Jigo tippe 0.
lesson-ties-3-hint = Die Gesamtpunktzahl von Schwarz minus die Schlüsselzahl.
lesson-ties-3-why = Die Gesamtpunktzahl von Schwarz ist gleich der Schlüsselzahl: Jigo. Wo die Regeln kein Jigo zulassen, sagen sie, wer gewinnt; meist ist es Weiß.
lesson-ties-4-say = Genau die Schlüsselzahl zu erreichen genügt nicht.
lesson-ties-4-ask = Was ist die kleinste Gesamtpunktzahl, mit der Schwarz gewinnt?
lesson-ties-4-hint = Eins mehr als die Schlüsselzahl.
lesson-ties-4-why = Auf dem Blatt mit den Schlüsselzahlen ist das die große Zahl; die Gesamtpunktzahl, die Jigo ergibt, steht daneben.
lesson-ties-5-say = Eine andere Partie: drei Steine, kein Komi, und Weiß bekommt den Halbpunkt. Ohne ihn stünde es gleich.
lesson-ties-5-ask = Wer gewinnt: 1 Schwarz, 2 Weiß, 3 niemand?
lesson-ties-5-hint = Wer bekommt den halben Punkt?
lesson-ties-5-why = Weiß, mit 0,5. Der Halbpunkt ist kein Komi: Er entscheidet Partien, die gleich stünden, und nimmt Schwarz in allen anderen einen halben Punkt.
lesson-the-sum = Die Summe ist zu klein: verzählt, oder ein nicht zählender Punkt?
lesson-the-sum-1-say = Die Vollzählung prüft sich selbst: Beide Gesamtpunktzahlen ergeben zusammen das ganze Brett, 361 auf 19×19, hier 81. Manchmal nicht. Dann hat sich jemand verzählt, oder ein Punkt gehört niemandem.
lesson-the-sum-2-say = Zwei Spieler zählen 45 für Schwarz und 35 für Weiß.
lesson-the-sum-2-ask = Um wie viele Punkte ist die Summe zu klein?
lesson-the-sum-2-hint = 81 minus 45, minus 35.
lesson-the-sum-3-say = Schau auf das Brett: Gibt es ein Seki oder einen Dame-Punkt, den niemand gefüllt hat?
lesson-the-sum-3-ask = Was ist es: 1 verzählt, 2 ein Punkt, der niemandem gehört?
lesson-the-sum-3-hint = Such Freiheiten, die beide Seiten teilen.
lesson-the-sum-3-why = Die letzte gemeinsame Freiheit im Seki bleibt leer. 45 + 35 + 1 = 81: Die Summe stimmt.
lesson-the-sum-4-say = Ein anderer Abend, 19×19, Komi 7,5: Schwarz 184, Weiß 176, zusammen 360. Es gibt kein Seki, und alle Dame-Punkte sind gefüllt.
lesson-the-sum-4-ask = Was jetzt: 1 den Sieger nennen, 2 noch einmal zählen?
lesson-the-sum-4-hint = Mit Komi 7,5 braucht Schwarz 185.
lesson-the-sum-4-why = Der fehlende Punkt entscheidet die Partie: Gehört er Schwarz, hat Schwarz 185 und gewinnt.
lesson-the-sum-5-say = Eine andere 19×19-Partie: Die Summe ist 351, zehn zu wenig.
lesson-the-sum-5-ask = Was ist wahrscheinlicher: 1 ein Zehnerhaufen fehlt, 2 zehn Punkte gehören niemandem?
lesson-the-sum-5-hint = Die Steine werden in Zehnerhaufen gezählt.
lesson-the-sum-5-why = Zehn zu wenig ist der häufigste Fehler. Zähle die Haufen noch einmal, dann die Rechtecke.

## Lektion: Schlüsselzahlen

lesson-key-numbers = Schlüsselzahlen: vor dem Ende wissen, was du brauchst
lesson-key-numbers-1-say = In der Schlüsselzahl steckt alles außer der Zählung selbst: das halbe Brett und das halbe Komi. Du kannst sie vor dem ersten Zug ausrechnen und dann das Ergebnis direkt an der Gesamtpunktzahl ablesen.
lesson-key-numbers-2-say = Schwarz muss mehr haben als das halbe Brett plus das halbe Komi. Hier ist es 9×9 mit Komi 5,5.
lesson-key-numbers-2-ask = Was ist die Schlüsselzahl von Schwarz?
lesson-key-numbers-2-hint = 40,5 + 2,75.
lesson-key-numbers-2-why = Die Schlüsselzahl von Weiß liegt genauso weit unter dem halben Brett, wie die von Schwarz darüber liegt: 40,5 − 2,75.
lesson-key-numbers-3-say = Eine Gesamtpunktzahl ist eine ganze Zahl; also gewinnt die erste ganze Zahl über der Schlüsselzahl.
lesson-key-numbers-3-ask = Wie viele Punkte braucht Schwarz zum Sieg?
lesson-key-numbers-3-hint = Die erste ganze Zahl über der Schlüsselzahl.
lesson-key-numbers-3-why = Mehr als diese eine Zahl brauchst du am Brett nicht: In der Tabelle der Schlüsselzahlen steht sie für jede Partie.
lesson-key-numbers-4-say = Die toten Steine sind schon vom Brett. Zähle Schwarz.
lesson-key-numbers-4-ask = Gesamtpunktzahl von Schwarz?
lesson-key-numbers-4-hint = Reihe für Reihe: freie Punkte und Steine.
lesson-key-numbers-5-say = Die Differenz sagt, wie weit die Gesamtpunktzahl über der Schlüsselzahl liegt; liegt sie darunter, ist die Differenz negativ.
lesson-key-numbers-5-ask = Die Gesamtpunktzahl minus die Schlüsselzahl?
lesson-key-numbers-5-hint = Gesamtpunktzahl − 43,25.
lesson-key-numbers-6-say = Verdoppeln, wie immer.
lesson-key-numbers-6-ask = Wer gewinnt, und wie hoch?
lesson-key-numbers-6-hint = Zweimal die Differenz.
lesson-key-numbers-6-why = Einmal zählen, einmal abziehen, einmal verdoppeln. Schneller geht Auszählen nicht.

## Lektion: Vorgabe

lesson-handicaps = Vorgabe: n, n − 1 oder kein Ausgleich
lesson-handicaps-1-say = Schwarz hat diese Partie mit drei Vorgabesteinen begonnen. Bei Flächenbewertung ist jeder davon ein Punkt; deshalb geben viele Regeln Weiß dafür Punkte. Das ist der Vorgabeausgleich; mit Komi hat er nichts zu tun.
lesson-handicaps-2-say = Nach chinesischen Regeln bekommt Weiß so viele Punkte, wie es Vorgabesteine gibt: n.
lesson-handicaps-2-ask = Drei Steine: Wie viele Punkte sind das?
lesson-handicaps-2-hint = So viele Punkte wie Steine.
lesson-handicaps-2-why = AGA-Regeln geben n − 1, also zwei. Andere geben nichts. Frag vor der Partie: Drei Punkte ändern so manches Ergebnis.
lesson-handicaps-3-say = Eine Vorgabepartie hat kein Komi. Damit sie nicht unentschieden endet, kann Weiß einen halben Punkt bekommen, den Halbpunkt. Hier ist der Halbpunkt 0,5 und der Vorgabeausgleich 3. Beides geht von der Gesamtpunktzahl von Schwarz ab.
lesson-handicaps-3-ask = Gesamtpunktzahl von Schwarz?
lesson-handicaps-3-hint = 27 freie Punkte und die Steine.
lesson-handicaps-4-say = Zieh Halbpunkt 0,5 und Vorgabeausgleich 3 ab.
lesson-handicaps-4-ask = Angepasste Summe von Schwarz?
lesson-handicaps-4-hint = Die Gesamtpunktzahl minus 3,5.
lesson-handicaps-5-say = Vergleiche sie mit der Gesamtpunktzahl von Weiß: 81 minus die von Schwarz.
lesson-handicaps-5-ask = Wer gewinnt, und wie hoch?
lesson-handicaps-5-hint = Die größere minus die kleinere.
lesson-handicaps-5-why = Mit n − 1 hätte Weiß einen Punkt weniger, und Schwarz gewänne mit einem halben Punkt. `shuzi compare` zeigt alles nebeneinander.
lesson-handicaps-6-say = Mit Schlüsselzahlen genügt für dieselbe Partie eine Zählung. Das halbe Brett, und die Hälfte dessen, was Weiß bekommt: 40,5 + 1,75.
lesson-handicaps-6-ask = Wie viele Punkte brauchte Schwarz zum Sieg?
lesson-handicaps-6-hint = Die erste ganze Zahl über der Schlüsselzahl 42,25.
lesson-handicaps-6-why = In der Tabelle der Schlüsselzahlen steht sie bei drei Steinen. Sonst ändert sich in einer Vorgabepartie nichts.

## Lektion: eine ganze Partie

lesson-whole-count = Eine ganze Partie allein auszählen
lesson-whole-count-1-say = Eine neue Partie, ohne Markierungen. Zähle diesmal Weiß, mit Schlüsselzahlen. Das Komi ist 7,5 und das Brett 9×9.
lesson-whole-count-2-say = Geh die Ketten durch: Welche bekommen keine zwei Augen und kommen nicht heraus?
lesson-whole-count-2-ask = Zuerst: Welche Steine sind tot?
lesson-whole-count-2-hint = Ein Stein, am rechten Rand.
lesson-whole-count-3-say = Weiß bekommt Komi und braucht deshalb weniger als das halbe Brett.
lesson-whole-count-3-ask = Was ist die Schlüsselzahl von Weiß?
lesson-whole-count-3-hint = 40,5 − 3,75.
lesson-whole-count-4-say = Freie Punkte und Steine, wo es geht in Zehnern.
lesson-whole-count-4-ask = Wie hoch ist die Gesamtpunktzahl von Weiß, wenn der tote Stein vom Brett ist?
lesson-whole-count-4-hint = Zähle die Reihen von Weiß von oben, auch den Punkt unter dem toten Stein.
lesson-whole-count-5-say = Der Vorsprung ist zweimal (Gesamtpunktzahl minus Schlüsselzahl).
lesson-whole-count-5-ask = Wer gewinnt, und wie hoch?
lesson-whole-count-5-hint = Ist die Zahl positiv, hat Weiß gewonnen, denn Weiß wurde gezählt.
lesson-whole-count-5-why = Du hast eine Partie allein ausgezählt. Auf 19×19 geht es genauso, nur mit größeren Zahlen: Die nächste Lektion zeigt es.

## Lektion: Seki

lesson-seki = Seki: Steine, die zusammen leben
lesson-seki-1-say = Links oben teilen sich die sechs weißen Steine (A8 bis D8, C7, D7) und die vier schwarzen (A6 bis D6) zwei Freiheiten, A7 und B7. Keine der Gruppen hat zwei Augen, und wer auf A7 oder B7 spielt, wird geschlagen. Also tut es keiner: Beide leben. Das ist ein Seki.
lesson-seki-2-say = Zum Auszählen werden die gemeinsamen Freiheiten gefüllt, von jedem die Hälfte: je ein Stein beider Farben auf A7 und B7. Das nützt keinem mehr als dem anderen.
lesson-seki-2-ask = Wie viele Steine setzt Weiß dort?
lesson-seki-2-hint = Zwei Freiheiten, jeder die Hälfte.
lesson-seki-2-why = Augen in einem Seki füllt zuerst, wem sie gehören. Eine Freiheit, die nur eine Seite füllen kann, ohne geschlagen zu werden, gehört dieser Seite. Gefüllt wird nur zum Zählen: Niemand schlägt etwas.
lesson-seki-3-say = Ist die Zahl der gemeinsamen Freiheiten gerade, bleibt keine übrig. Ist sie ungerade, bleibt die letzte leer und ist ein nicht zählender Punkt.
lesson-seki-3-ask = Wie viele nicht zählende Punkte bleiben hier übrig?
lesson-seki-3-hint = Beide Freiheiten sind jetzt gefüllt.
lesson-seki-3-why = Nach japanischen Regeln zählen Punkte im Seki für keinen. Auch deshalb können die beiden Zählweisen um ein, zwei Punkte voneinander abweichen.
lesson-seki-4-say = Der Rest ist wie immer: Steine und freie Punkte, auch die Steine im Seki.
lesson-seki-4-ask = Gesamtpunktzahl von Schwarz?
lesson-seki-4-hint = Die Steine von Schwarz und die freien Punkte, die nur Schwarz umschließt. Vergiss nicht die fünf Steine links, einer davon eingefüllt.
lesson-seki-4-why = Lebende Steine zählen, wo immer sie stehen; auch im Seki leben sie.
lesson-seki-5-say = Das Komi ist 6,5, die Hälfte davon 3,25; die Hälfte von 81 ist 40,5.
lesson-seki-5-ask = Wer gewinnt, und wie hoch?
lesson-seki-5-hint = Die Gesamtpunktzahl von Schwarz minus 3,25, verglichen mit 40,5; dann die Differenz verdoppeln.
lesson-seki-6-say = In einem anderen Seki hat keine Gruppe ein Auge, und sie haben drei gemeinsame Freiheiten. Beide füllen abwechselnd.
lesson-seki-6-ask = Wie viele der drei bleiben leer?
lesson-seki-6-hint = Jeder eine; dann kann keiner mehr füllen.
lesson-seki-6-why = Die letzte gehört niemandem: ein nicht zählender Punkt. Er senkt jede Schlüsselzahl um einen halben Punkt, und beim halben Auszählen kommt ein halber Punkt zur gezählten Seite dazu.

lesson-bent-four = Gebogene Vier in der Ecke: tot, obwohl sie lebendig aussieht
lesson-bent-four-1-say = Nur die Ecke links oben ist noch offen. Die sieben weißen Steine dort sind eingeschlossen, die drei schwarzen (A9, B9, A8) auch. Beide berühren die freien Punkte A7 und C9, und es sieht aus wie ein Seki.
lesson-bent-four-2-say = Aber Weiß kann nichts tun. Weiß spielt C9, Schwarz schlägt mit A7 alles; andersherum ist es genauso.
lesson-bent-four-3-say = Schwarz kann anfangen: Schwarz A7, Weiß schlägt mit C9 vier Steine, Schwarz A8, Weiß A9, und Schwarz schlägt das Ko mit B9. Damit kann Schwarz warten, bis Weiß keine Ko-Drohung mehr hat.
lesson-bent-four-4-say = Also sind die weißen Steine tot, wie sie stehen. Nach japanischen Regeln gilt das von vornherein. Bei Flächenbewertung kann Schwarz es am Schluss ausspielen und verliert dabei nichts.
lesson-bent-four-4-ask = Markiere die toten Steine.
lesson-bent-four-4-hint = Eine Kette: die sieben weißen Steine in der Ecke. Sonst ist nichts tot.
lesson-bent-four-4-why = Hätte man die Ecke als Seki gezählt, hätte Weiß gewonnen.
lesson-bent-four-5-say = Die sieben Steine sind vom Brett. Auch A7 und C9 gehören Schwarz.
lesson-bent-four-5-ask = Wie hoch ist die Gesamtpunktzahl von Schwarz?
lesson-bent-four-5-hint = Die Ecke allein hat 12 Punkte: jetzt der Rest, Reihe für Reihe.
lesson-bent-four-5-why = Die toten Steine sind nichts wert; die Punkte darunter gehören Schwarz.
lesson-bent-four-6-say = Das Komi ist 6,5, die Hälfte davon 3,25; die Hälfte von 81 ist 40,5.
lesson-bent-four-6-ask = Wer gewinnt, und wie hoch?
lesson-bent-four-6-hint = Die Gesamtpunktzahl von Schwarz minus 3,25, verglichen mit 40,5; dann die Differenz verdoppeln.
lesson-choosing = Welche Methode, welche Seite?
lesson-choosing-1-say = Vier Methoden, ein Ergebnis. Sie unterscheiden sich darin, was du vorher wissen musst und was du prüfen kannst. Antworte mit einer Zahl: 1 Vollzählung, 2 Halbzählung, 3 vereinfachte Halbzählung, 4 Schlüsselzahlen.
lesson-choosing-2-say = Ein Finale, entschieden durch einen halben Punkt. Beide wollen sehen, dass kein Punkt vergessen wurde.
lesson-choosing-2-ask = Welche Methode: 1 voll, 2 halb, 3 vereinfacht, 4 Schlüsselzahlen?
lesson-choosing-2-hint = Nur eine davon zählt beide Seiten.
lesson-choosing-2-why = Beide Gesamtpunktzahlen und die nicht zählenden Punkte, falls es welche gibt, müssen zusammen das ganze Brett ergeben: 361, 169 oder 81. Diese Probe hat keine andere Methode.
lesson-choosing-3-say = Ein Vereinsabend: immer 19×19, immer dasselbe Komi, und an der Wand hängt die Tabelle der Schlüsselzahlen.
lesson-choosing-3-ask = Welche Methode ist die schnellste: 1 voll, 2 halb, 3 vereinfacht, 4 Schlüsselzahlen?
lesson-choosing-3-hint = Was steht in der Tabelle?
lesson-choosing-3-why = Eine Seite zählen, eine Zahl nachsehen, und der Sieger steht fest.
lesson-choosing-4-say = Ein Seki lässt einen Punkt übrig, der niemandem gehört. Die eine Halbzählung zählt die Hälfte davon zur Gesamtpunktzahl dazu, die andere zieht sie stattdessen vom halben Brett ab.
lesson-choosing-4-ask = Welche lässt die gezählte Gesamtpunktzahl unverändert: 2 halb, 3 vereinfacht?
lesson-choosing-4-hint = Sie ändert das halbe Brett.
lesson-choosing-4-why = Was gezählt wurde, bleibt eine ganze Zahl; nur das halbe Brett ändert sich.
lesson-choosing-5-say = Auf diesem Brett hat Schwarz ein großes Gebiet, Weiß viele kleine.
lesson-choosing-5-ask = Welche Seite ist schneller gezählt: 1 Schwarz, 2 Weiß?
lesson-choosing-5-hint = Wessen freie Punkte lassen sich als Rechtecke sehen?
lesson-choosing-5-why = Ein großes Gebiet zählt man in Rechtecken, kleine Punkt für Punkt. Das Ergebnis ist dasselbe.
lesson-rearranging = Am echten Brett: Rechtecke und Haufen
lesson-rearranging-1-say = Am echten Brett zählt niemand Punkt für Punkt. Erst werden die Punkte einer Seite geordnet: das Gebiet zu Rechtecken mit zehn Punkten, die Steine zu Zehnerhaufen. Hier ist es Schwarz; das Komi ist 7,5.
lesson-rearranging-2-say = Zuerst die freien Punkte.
lesson-rearranging-2-ask = Wie viele freie Punkte hat Schwarz?
lesson-rearranging-2-hint = Von oben: 4 + 3 + 3 + 4 …
lesson-rearranging-3-say = Was über volle Zehner hinausgeht, wird mit Steinen aus der Dose von Schwarz gefüllt. Jeder kostet einen freien Punkt und bringt einen Stein: Die Summe bleibt gleich.
lesson-rearranging-3-ask = Wie viele Steine setzt Schwarz, damit volle Zehner bleiben?
lesson-rearranging-3-hint = Bis auf 20.
lesson-rearranging-3-why = Nur schwarze Steine, und nur innerhalb der schwarzen Fläche: Dann kann sich nichts ändern.
lesson-rearranging-4-say = Sieh zu: Die Steine von Schwarz wandern, bis die freien Punkte zwei Rechtecke mit zehn oder eines mit zwanzig sind.
lesson-rearranging-5-say = Jetzt kommen die schwarzen Steine in Zehnerhaufen, die eben gesetzten auch.
lesson-rearranging-5-ask = Wie viele Steine sind es jetzt?
lesson-rearranging-5-hint = Zuerst die vollen Haufen zu zehn, dann der Rest.
lesson-rearranging-6-say = Freie Punkte und Steine zusammen.
lesson-rearranging-6-ask = Wie hoch ist die Gesamtpunktzahl von Schwarz?
lesson-rearranging-6-hint = 20 plus die Steine.
lesson-rearranging-6-why = Genauso viel wie vor dem Umordnen. `shuzi reshape` zeigt für jedes Brett, wie man mit möglichst wenigen Steinen auskommt.
lesson-rearranging-7-say = Weiß hat den Rest: 81 minus die Gesamtpunktzahl von Schwarz. Das Komi ist 7,5.
lesson-rearranging-7-ask = Wer gewinnt, und wie hoch?
lesson-rearranging-7-hint = Die Gesamtpunktzahl von Schwarz minus 7,5, gegen die von Weiß.

## Lesson: nineteen

lesson-nineteen = Eine 19×19-Partie in drei Minuten
lesson-nineteen-1-say = Eine Partie auf 19×19, zu Ende gespielt, Komi 7,5. An der Wand steht: Schwarz braucht 185. Eine Seite zählst du in vier Schritten: tote Steine weg, Rechtecke, Haufen, ein Vergleich. Mit Übung dauert das drei Minuten.
lesson-nineteen-2-say = Suche eingeschlossene Ketten ohne Platz für zwei Augen.
lesson-nineteen-2-ask = Markiere die toten Steine.
lesson-nineteen-2-hint = Ein schwarzer Stein links unten, vier weiße rechts in der Fläche von Schwarz.
lesson-nineteen-2-why = Beide sind sich einig, und die Steine gehen zurück in die Dosen.
lesson-nineteen-3-say = Gezählt wird Schwarz. Sieh zu, wie die schwarzen Steine wandern, immer innerhalb der Fläche von Schwarz, bis die freien Punkte Rechtecke aus vollen Zehnern sind. Die weißen Steine sind nur noch Wände.
lesson-nineteen-4-say = Die Rechtecke sind fertig.
lesson-nineteen-4-ask = Wie viele freie Punkte liegen darin?
lesson-nineteen-4-hint = Jeweils Breite mal Höhe, dann die Summe: Sie endet auf 0.
lesson-nineteen-5-say = Die weißen Steine dürfen jetzt weg. Schiebe die schwarzen zu Zehnerhaufen.
lesson-nineteen-5-ask = Wie viele Steine hat Schwarz?
lesson-nineteen-5-hint = Zuerst die vollen Haufen zu zehn, dann der Rest.
lesson-nineteen-5-why = Am Tisch zählst du Haufen; hier hat das Programm sie für dich gelegt.
lesson-nineteen-6-say = Freie Punkte und Steine.
lesson-nineteen-6-ask = Gesamtpunktzahl von Schwarz?
lesson-nineteen-6-hint = Deine beiden Zahlen zusammen.
lesson-nineteen-7-say = Die Schlüsselzahl ist 180,5 + 3,75 = 184,25.
lesson-nineteen-7-ask = Wer gewinnt, und wie hoch?
lesson-nineteen-7-hint = Die Gesamtpunktzahl minus 184,25, mal zwei.
lesson-nineteen-7-why = Du kannst eine echte Partie auszählen. Mit fünf Minuten am Tag wirst du jetzt schneller: ein paar Fragen und eine Partie auf Zeit.

lesson-step = Schritt
lesson-over = Lektion geschafft. Enter: nächste Lektion.
lessons-over = Das war die letzte Lektion. Enter: Menü.
