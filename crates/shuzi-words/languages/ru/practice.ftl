## The drills

drill-halves = половины и четверти очков
drill-tens = кучки и прямоугольники по десять и остаток
drill-key-number = ключевое число партии
drill-handicap = компенсация за камни форы: n, n − 1 или нет
drill-margin = разница в счёте по сумме и ключевому числу
drill-result = кто выиграл и на сколько, по обеим суммам
drill-territory = свободные пункты одной территории
drill-side = сумма одной стороны
drill-dead = какие камни мертвы
drill-seki = незачётные пункты, оставшиеся в сэки
drill-shape = переставить камни до целых десятков
drill-full = итог законченной позиции
drill-estimate = итог с одного взгляда, за десять секунд
drill-miscount = найти неверную строку в расчёте
drill-hint-halves = Разделите пополам целые очки и дробь по отдельности, затем сложите.
drill-hint-tens = Сначала десятки, потом остаток.
drill-hint-key-number = Сначала половина доски. Что повышает ключевое число чёрных, понижает число белых.
drill-hint-handicap = n, n − 1 или ничего: что дают эти правила?
drill-hint-margin = Насколько сумма отстоит от ключевого числа? Что одна сторона выиграла, другая потеряла.
drill-hint-result = Сначала чёрные минус белые. Потом то, что получают белые.
drill-hint-territory = Ряд за рядом сверху, запоминая каждую сумму.
drill-hint-side = Два подсчёта: свободные пункты, потом камни. В конце сложите.
drill-hint-dead = Какие цепи не могут построить два глаза и не могут уйти?
drill-hint-seki = Сначала заполните глаза, потом по очереди общие дыхательные пункты.
drill-hint-shape = Ищите почти готовые прямоугольники: мало камней внутри или мало дыр рядом.
drill-hint-miscount = Пересчитайте каждую строку сами по числам, которые в ней стоят.
drill-unknown = нет упражнения с названием `{ $text }`: см. `shuzi practise --list`
drill-rules-chinese = китайские правила
drill-rules-aga = правила AGA
drill-rules-japanese = японские правила
round-today = Занятие на сегодня: пять минут
round-mixed = тренировка
round-whole = Сосчитать целую партию на время
round-placement = Проверить, что вы уже знаете
whole-dead = мёртвые камни
whole-territories = территории
whole-stones = камни
whole-margin = разница
pool-not-a-position = позиция { $number }: нужны имя, коми, две суммы и доска

## Answers

answer-none = нет
answer-not-a-number = введите число, например 184,25, 53 или 1/2
answer-not-a-result = введите итог, например B+3,5 (B — чёрные), W+0,5 (W — белые) или 0, если ничья
answer-not-stones = введите по одному камню каждой мёртвой цепи, например C3 F7, или none, если их нет
answer-not-points = введите каждый пункт, куда ставится или откуда снимается камень, например C3 F7, или none
answer-no-stone-at = на { $name } нет камня: введите по одному камню каждой мёртвой цепи, например C3 F7, или none, если их нет
answer-missing = введите ответ или p, чтобы его увидеть

## What is asked

ask-half-of = Сколько будет половина от { $amount }?
ask-rectangles = свободные пункты: { $sizes } (прямоугольники)
ask-piles = камни: { $piles } { $piles ->
        [one] кучка
        [few] кучки
        [many] кучек
       *[other] кучки
    } по десять и { $rest }
ask-points-in-all = Сколько всего очков?
ask-board = доска { $size }
ask-komi = коми { $komi }
ask-handicap = камни форы: { $stones }, компенсация { $stones }
ask-tie-breaker = добавка при ничьей { $points }
ask-one-non-scoring = один незачётный пункт
ask-key-number = Каково ключевое число { $side-key ->
        [black] чёрных
       *[white] белых
    }?
ask-handicap-giving = камни форы: { $stones }; компенсация по правилам: { $convention }
ask-handicap-under = камни форы: { $stones }; { $rules }
ask-compensation = Сколько очков компенсации получают белые?
ask-half-compensation = Сколько очков за неё вычитают из суммы чёрных в половинном подсчёте?
ask-key-and-total = { $side }: ключевое число { $key }, сумма { $total }
ask-total-is = { $side }: сумма { $total }
ask-who-wins = Кто выиграл и на сколько очков?
ask-totals = Чёрные { $black }, белые { $white }
ask-one-line-is-wrong = { $side } сосчитаны по ключевым числам. Найдите неверную строку:
ask-line-total = 1. сумма: свободные { $vacant } + камни { $stones } = { $total }
ask-line-half = 2. половина от { $points } очков: { $half }
ask-line-key-black = 3. ключевое число: { $half } + { $adjustment } = { $key }
ask-line-key-white = 3. ключевое число: { $half } − { $adjustment } = { $key }
ask-line-margin = 4. разница в счёте: ({ $total } − { $key }) × 2 = { $margin }
ask-which-line = Какая строка неверна?
ask-shape = Ставьте и снимайте { $side-key ->
        [black] чёрные
       *[white] белые
    } камни, пока свободные пункты { $side-key ->
        [black] чёрных
       *[white] белых
    } не станут прямоугольниками по десять, двадцать и так далее. Тронуть можно не больше { $most }; переставленный камень считается один раз.
ask-no-position = Подходящей позиции не нашлось; введите 0, чтобы продолжить.
ask-dead-removed = Мёртвые камни сняты.
ask-dead-removed-seki-filled = Мёртвые камни сняты, сэки заполнено.
ask-seki-filled = Сэки заполнено.
ask-territory = Сколько свободных пунктов на территории { $side-key ->
        [black] чёрных
       *[white] белых
    } возле { $vertex }?
ask-total-of = Какова сумма { $side-key ->
        [black] чёрных
       *[white] белых
    } (свободные пункты + камни)?
ask-which-dead = Партия закончена. Какие камни мертвы?
ask-seki-left = Мёртвые камни сняты. Каждая сторона заполняет свои глаза в сэки, затем обе по очереди заполняют общие дыхательные пункты. Сколько из них останется пустыми?
ask-even-game = Равная партия, коми { $komi }; мёртвые камни отмечены.
ask-who-wins-by-area = Считайте по площади. Кто выиграл и на сколько?
ask-estimate = Через { $seconds } с камни закроются. Кто выиграл по площади и примерно на сколько? Ошибка до { $within } очков допустима.
ask-whole-total = { $side-key ->
        [black] Чёрные
       *[white] Белые
    }: свободные { $vacant } + камни { $stones } = { $total } из { $points }

## How it is worked out

work-halved = { $amount } ÷ 2 = { $half }
work-piles = { $piles } × 10 + { $rest } = { $stones }
work-sum = { $terms } = { $total }
work-half-of-points = половина от { $points } очков: { $half }
work-half-of-adjustment = половина поправки: { $half }
work-half-of-non-scoring = минус половина незачётного пункта: { $half }
work-added-for-black = для чёрных прибавляем: { $key }
work-subtracted-for-white = для белых вычитаем: { $key }
work-compensation = { $convention-key ->
        [none] компенсации нет
       *[other] { $convention }
    } при n = { $stones }: { $points }
work-difference = { $total } − { $key } = { $difference }
work-doubled = умножаем на два: { $margin } в пользу { $side-key ->
        [black] чёрных
       *[white] белых
    }
work-lead = { $black } − { $white } = { $lead } у чёрных
work-minus-adjustment = минус { $points } белым: { $lead }
work-minus-komi = минус коми { $komi }: { $lead }
work-line-total = строка 1: { $vacant } + { $stones } = { $total }
work-line-half = строка 2: половина от { $points } — { $half }
work-line-key = строка 3: ключевое число { $key }
work-line-margin = строка 4: разница в счёте { $margin }
work-choose-folder = выберите другую папку законченных партий
work-by-rows = по рядам сверху: { $rows } = { $points }
work-total = свободные { $vacant } + камни { $stones } = { $total }
work-shape-rectangle = Один из прямоугольников: от { $from } до { $to }.
work-shape-plan = самый короткий план: тронуть { $handled }
work-shape-changes = поставить или снять камень: { $points }
work-shape-sum = свободно { $vacant }, камней { $stones }: всего { $total }
work-dead = мертвы: { $answer }
work-dead-inside = { $stones }: внутри области { $side-key ->
        [black] чёрных
       *[white] белых
    } (пунктов: { $points }); { $side-key ->
        [black] чёрные
       *[white] белые
    } ответят на любую попытку построить два глаза
work-played-out = { $stone }, первый ход за { $side-key ->
        [black] чёрными
       *[white] белыми
    }: { $moves }
work-lives = { $eyes ->
        [1] { $stone } живёт: на территории у { $places } есть место для двух глаз
       *[other] { $stone } живёт: глаза { $places }
    }
move-pass = пас
work-shared = общие дыхательные пункты: { $places } ({ $shared }); остаётся: { $left }

## Mistakes

mistake-not-halved = не разделено пополам
mistake-doubled = удвоено, а надо пополам
mistake-half-too-much = на пол-очка больше
mistake-half-too-little = на пол-очка меньше
mistake-fraction-dropped = вы потеряли половину или четверть
mistake-ten-too-few = на десять меньше
mistake-ten-too-many = на десять больше
mistake-one-too-few = на одно меньше
mistake-one-too-many = на одно больше
mistake-remainder-forgotten = вы забыли остаток
mistake-vacant-forgotten = вы забыли свободные пункты
mistake-stones-forgotten = вы забыли камни
mistake-row-missed = вы пропустили ряд
mistake-other-side = это число другой стороны
mistake-fill-forgotten = забыты камни, которыми заполнено сэки
mistake-adjustment-not-halved = поправка не разделена пополам
mistake-adjustment-halved = поправка разделена пополам: так делают только в половинном подсчёте и с ключевыми числами
mistake-adjustment-wrong-sign = у поправки не тот знак
mistake-adjustment-left-out = вы не учли поправку
mistake-tie-breaker-left-out = вы не учли добавку при ничьей
mistake-non-scoring-not-subtracted = вы не вычли половину незачётного пункта
mistake-needs-not-key = это сумма, нужная для победы, а не ключевое число
mistake-key-not-needs = это ключевое число: сумма должна быть больше
mistake-is-n = это n
mistake-is-n-less-one = это n − 1
mistake-rules-compensate = по этим правилам компенсация есть
mistake-compensation-halved = разделено пополам: так делают только в половинном подсчёте и с ключевыми числами
mistake-in-zi = не удвоено: это разница в цзы
mistake-not-doubled = не удвоено: разница в счёте вдвое больше разности
mistake-wrong-winner = не тот победитель
mistake-wrong-winner-not-doubled = не тот победитель, и не удвоено
mistake-wrong-sign = не тот знак
mistake-halved-twice = дважды разделено пополам
mistake-is-total = это сумма: свободные пункты плюс камни
mistake-is-stones = это только камни
mistake-is-vacant = это только свободные пункты
mistake-some-are-dead = мёртвые камни есть
mistake-some-missing = отмечены не все мёртвые камни
mistake-some-alive = некоторые из этих камней живы
mistake-some-missing-some-alive = отмечены не все мёртвые камни, а некоторые из этих живы
mistake-territory-counted = так считают свободные пункты и мёртвые камни; здесь считаются живые камни
mistake-shared-are-filled = их заполняют по очереди: пустым остаётся только лишний
mistake-even-is-filled = чётное число заполняется целиком; при нечётном один остаётся пустым
mistake-not-in-tens = свободные пункты — не прямоугольники из целых десятков
mistake-too-many-handled = тронуто больше камней, чем нужно
mistake-komi-forgotten = вы забыли коми
mistake-prisoners-forgotten = вы забыли пленных
mistake-komi-wrong-sign = у коми не тот знак
mistake-one-miscounted = просчёт на одно очко
mistake-ten-miscounted = просчёт на десять очков
mistake-compensation-n-less-one = компенсация здесь n, а не n − 1
mistake-non-scoring-added = половину незачётного пункта вычитают, а не прибавляют
mistake-non-scoring-whole = вычитают только половину незачётного пункта
mistake-tie-breaker-not-halved = добавка при ничьей не разделена пополам
mistake-doubled-twice = удвоено: здесь разница в счёте равна самой разности
mistake-doubled-early = уже удвоено, а вопрос о разности
mistake-added-forgotten = вы забыли добавленные камни
mistake-added-twice = вы сосчитали добавленные камни дважды
mistake-one-side-only = этот метод считает одну сторону: пропущенный пункт не заметен
mistake-both-sides-counted = этот метод считает обе стороны: это дольше
mistake-adjustment-needed = в этом методе нужно вычислять поправку; в таблице она уже учтена
mistake-adds-to-total = половинный подсчёт прибавляет её к сумме
mistake-small-territories = маленькие территории считают по одному пункту
mistake-prisoners-count = при подсчёте по площади пленные не считаются
mistake-dead-points-forgotten = пункты под мёртвыми камнями тоже считаются

## What became of an answer

marked-right = Верно.
marked-near = Хорошо: точный итог { $right } (вы ошиблись на { $off }).
marked-wrong = Верный ответ: { $right }, а не { $given }.
marked-wrong-by = Верный ответ: { $right }, а не { $given } ({ $mistake }).
marked-not-yet = Ещё нет: { $mistake }.
try-again = { $given } — неверно. Попробуйте ещё раз.
try-again-after = { $given } — неверно: { $mistake }. Попробуйте ещё раз.
answer-revealed = Ответ: { $answer }.
answer-it-now = Теперь дайте этот ответ сами.
no-hint = к этому вопросу подсказки нет

## Line by line

round-begins = { $count } { $count ->
        [one] вопрос
        [few] вопроса
        [many] вопросов
       *[other] вопроса
    }. ? — подсказка, Enter — пропустить, q — выход.
round-question = { $drill }, уровень { $level }
round-question-again = { $drill }, уровень { $level }, ещё раз
practice-read = Enter: дальше.
round-time = { $seconds } с из { $limit } с.
round-time-over = { $seconds } с из { $limit } с: слишком долго.
today-questions = { $count ->
        [one] { $count } вопрос
        [few] { $count } вопроса
       *[other] { $count } вопросов
    }
today-lesson = урок { $number }
today-game = партия { $size }
today-over = На сегодня всё: верно { $right } из { $answered }. Ошибки скоро вернутся.
shape-so-far = свободно { $vacant } · камней { $stones } · тронуто { $handled }
steps-to-repeat = к повторению: { $count }
round-summary = Верно { $right } из { $asked }. Статистику покажет `shuzi practise stats`.

## Progress

statistics-none = Упражнений пока не было: начните с `shuzi practise`.
statistics-drill = упражнение
statistics-all = все
statistics-answers = ответов
statistics-right = верно
statistics-last = посл. 20
statistics-time = время
statistics-best = лучшее
statistics-streak = серия
statistics-trend = тренд
statistics-mistake = самая частая ошибка: { $mistake }
whole-over = Всего { $time }; цель — { $aim }.
whole-best-is = Ваше лучшее время без ошибок: { $time }.

broken-lesson = урок { $name }: { $why }
