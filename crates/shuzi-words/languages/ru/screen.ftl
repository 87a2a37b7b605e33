# Terms: sure: доска, камень, чёрные/белые, пункт, очко, территория, свободный пункт, живые/мёртвые камни, пленные, цепь, глаз, сэки, ко, пас, коми, партия без коми, партия с форой, камни форы, компенсация, ничья, сумма очков, разница в счёте, запись партии; waiting for a native reader: подсчёт по площади / по территории, перестановка камней, дыхательный пункт (liberty), нейтральный пункт (dame), незачётный пункт (non-scoring point), камень за пас, равная партия, добавка при ничьей (tie-breaker), половина доски (half count), ключевое число, чаша, цзы (zi), тэирэ (teire), Половинный подсчёт (Half Counting)

## Lines of a worksheet, and settings

label-vacant = Свободные пункты
label-stones = Камни
label-total = Сумма очков
label-komi = Коми
label-tie-breaker = Добавка (ничья)
label-keep-tie-breaker = С добавкой
label-compensation = Компенсация
label-non-scoring = Незачётные
label-adjusted = Уточнённая сумма
label-half-count = Половина доски
label-adjusted-half-count = Уточнённая половина
label-key-number = Ключевое число
label-difference = Разность
label-margin = Разница в счёте
label-size = Доска
label-rules = Правила
label-game = Партия
label-handicap = Камни форы
given-tie-breaker = Добавка { $points }
given-handicap = фора { $stones }
label-method = Метод
label-players = Имена игроков
label-side = Сторона
label-dead-stones = Мёртвые камни
label-scoring = Подсчёт
label-territory = Территория
label-teire = Тэирэ
label-points-in-seki = Пункты в сэки
label-pass-stones = Камни за пас
label-group-tax = Налог на группы
label-last-move = Последний ход
label-prisoners = Пленные
label-groups = Живые группы
label-sum = Сумма

## What keys do

help-next = принять и продолжить
help-back = на шаг назад
help-fill-dame = заполнить нейтральные пункты по очереди
help-in-seki = отметить группу как сэки или снять отметку
help-agree = оба игрока согласны
help-yes = да
help-no = нет
help-count-again = стереть все числа и пересчитать
help-right-sides = стороны записаны верно
help-left-over = оставшиеся пункты ничьи
help-swap-sides = стороны перепутаны: поменять
help-look-over = назад к мёртвым камням
help-play-on = доиграть, если нет согласия
help-play-here = пойти сюда
help-pass-turn = пас
help-settle = закончить и считать
help-palette = все действия, поиск по названию
help-handicap = камни форы и коми
help-handicap-counting = площадь или территория
help-rank-black = повысить ранг чёрных
help-rank-black-back = понизить ранг чёрных
help-rank-white = повысить ранг белых
help-rank-white-back = понизить ранг белых
help-undo = отменить последнее изменение
help-redo = вернуть отменённое
help-settings = коми, фора, правила…
help-finish = сразу к итогу
help-method = следующий метод
help-side = считать другую сторону
help-verify = считать обе стороны для проверки
help-answer-black = чёрные
help-answer-white = белые
help-swap = доска или текст (на маленьких экранах)
help-help = все клавиши этого экрана
help-quit = выйти (подсчёт сохранится)
help-change = изменить значение
help-change-back = предыдущее значение
help-up = вверх
help-down = вниз
help-scroll-up = прокрутить вверх
help-scroll-down = прокрутить вниз
help-left = влево
help-right = вправо
help-erase = стереть последнее
help-put = поставить или снять камень
help-toggle = отметить цепь живой или мёртвой
help-filler = сменить, кто заполняет этот пункт
help-next-chain = следующая цепь
help-previous-chain = предыдущая цепь
help-next-liberty = следующий пункт сэки
help-previous-liberty = предыдущий пункт сэки
help-ten = прибавить десять: прямоугольник или кучку
help-sheet = таблица ключевых чисел
help-sheet-profile = следующие правила
help-sheet-profile-back = предыдущие правила
help-sheet-komi = прибавить к коми пол-очка
help-sheet-komi-back = убавить коми на пол-очка
help-sheet-size = следующий размер доски
help-sheet-size-back = предыдущий размер доски
help-export = сохранить таблицу здесь в PDF
help-rearrange = показать, как переставить камни
help-handle = далее
help-handle-back = предыдущий камень
help-handle-all = переставить все камни сразу
help-handle-none = вернуться к началу
help-play = показывать подряд; ещё раз — стоп
help-compare = эта партия по всем правилам
help-look = цвета, знаки, язык
help-mouse = включить или выключить мышь
help-copy = скопировать итог
help-save-result = сохранить итог: текст, Markdown, JSON, SGF
help-keep-look = сохранить эти настройки
help-edit = ввести позицию
help-example = пройти пример
help-count-it = считать эту позицию
help-count-club = считать партию с клубной форой
help-count-exact = считать партию с точной форой
help-working = как это вычислено
help-leave-empty = пустой пункт (или .)
help-next-row = следующий ряд
help-flood-black = отдать эту пустую область чёрным
help-flood-white = отдать эту пустую область белым
help-save-it = сохранить здесь в новый файл
help-suspend = приостановить (fg — вернуться)
help-turn-page = следующая страница
help-turn-back = предыдущая страница
help-begin = начать
help-harder = вопросы труднее
help-easier = вопросы легче
help-figures = статистика
help-clock = показать или скрыть часы
help-answer = ответить
help-hint = показать подсказку
help-pass = показать ответ
help-go-on = продолжить
help-again = ещё раз
help-close = закрыть
help-leave = выйти
help-stay = остаться
help-resume = продолжить
help-afresh = новый подсчёт; незаконченный останется
help-another = другая партия; незаконченный подсчёт останется

## The same in a word

footer-next = далее
footer-back = назад
footer-fill-dame = нейтральные
footer-in-seki = сэки
footer-agree = оба согласны
footer-left-over = ничьи
footer-yes = да
footer-no = нет
footer-count-again = заново
footer-right-sides = да
footer-swap-sides = поменять
footer-look-over = мёртвые камни
footer-play-on = доиграть
footer-settle = закончить
footer-handicap-counting = подсчёт
footer-rank-black = чёрные
footer-rank-white = белые
footer-undo = отмена
footer-settings = настройки
footer-another = другая партия
footer-finish = итог
footer-method = метод
footer-side = сторона
footer-verify = проверка
footer-help = помощь
footer-quit = выход
footer-change = менять
footer-change-back = менять
footer-erase = стереть
footer-put = поставить/снять
footer-toggle = отметить
footer-next-chain = след. цепь
footer-filler = кто заполняет
footer-next-liberty = след. пункт
footer-ten = +10
footer-rearrange = перестановка
footer-compare = все правила
footer-copy = копировать
footer-save-result = сохранить
footer-keep-look = сохранить
footer-edit = доска
footer-example = пример
footer-count-it = считать
footer-count-club = считать
footer-count-exact = считать точно
footer-working = расчёт
footer-leave-empty = пусто
footer-next-row = ряд
footer-flood-black = чёрным
footer-flood-white = белым
footer-save-it = сохранить
footer-turn-page = стр.
footer-down = выбор
footer-swap = доска
footer-harder = уровень
footer-easier = уровень
footer-hint = подсказка
footer-pass = ответ
footer-handle = далее
footer-handle-back = назад
footer-handle-all = конец
footer-handle-none = начало
footer-play = показ
footer-sheet = таблица
footer-sheet-profile = правила
footer-sheet-komi = коми
footer-sheet-komi-back = коми
footer-sheet-size = размер
footer-export = PDF

## Why a line of a worksheet is there


## The steps of a count

step-setup =
    .title = Партия и правила
    .do = Проверьте настройки.
    .why = При малой разнице исход решают коми, фора и компенсация: договоритесь о них до подсчёта.
    .enter = Enter — начать подсчёт.
step-finish =
    .title = Партия закончена?
    .do = Оба игрока спасовали, и все нейтральные пункты заполнены по очереди. Нейтральный пункт, найденный только сейчас, остаётся пустым: запомните его. Верните мёртвые камни и пленных в чаши, каждый цвет в свою.
    .why = Ни мёртвые камни, ни пленные не считаются. Игроки должны договориться, какие камни мертвы; если не договорятся, доигрывают. Ходы внутри сэки делают, пока идёт партия.
    .enter = Enter — готово.
step-finish-prisoners =
    .title = Доска заполнена?
    .do = Игроки по очереди заполняют свою территорию, пока у каждой группы не останется только два глаза. За каждый пас отдают камень. Последним пасует тот, кто ходил вторым: белые, а после камней форы чёрные. Снимите с доски мёртвые камни: это тоже пленные.
    .why = Тогда обе стороны поставили поровну камней, и для итога достаточно пленных.
    .enter = Enter — готово.
step-finish-territory =
    .title = Партия закончена?
    .do = Оба игрока спасовали. Все нейтральные пункты заполнены, необходимые защитные ходы на своей территории (тэирэ) сделаны. Снимите с доски мёртвые камни: это тоже пленные.
    .why = По территории считаются пленные, а камни на доске — нет. Игроки должны договориться, какие камни мертвы; если не договорятся, доигрывают.
    .enter = Enter — готово.
step-first-pass =
    .title = Кто пасовал первым?
    .do = По этим правилам важно, кто в конце партии пасовал первым.
    .why = От этого зависит до одного очка: при малой разнице оно решает, кто выиграл.
    .enter = b — чёрные. w — белые. Просто Enter — неизвестно.
step-last-stone =
    .title = Кто поставил последний камень?
    .do = По этим правилам важно, кто поставил последний камень; пасы не в счёт.
    .why = От этого зависит до одного очка: при малой разнице оно решает, кто выиграл.
    .enter = b — чёрные. w — белые. Просто Enter — неизвестно.
step-groups =
    .title = { $side }: группы
    .do = Сосчитайте живые группы { $side-key ->
            [black] чёрных
           *[white] белых
        }. Камни, соединённые своей территорией, — одна группа. Группы в сэки не считаются.
    .why = По этим правилам за каждую группу платят: её последние два глаза заполнить нельзя.
    .enter = Сколько групп?
step-captured =
    .title = { $side }: пленные
    .do = Сколько { $side-key ->
            [black] чёрных
           *[white] белых
        } камней взято за партию?
    .why = По этим правилам каждый приносит очко сопернику. Камни, отмеченные на доске мёртвыми, уже сосчитаны: их не включайте.
    .enter = Сколько? Если ни одного, введите 0.
step-lost =
    .title = { $side }: потерянные камни
    .do = Сосчитайте { $side-key ->
            [black] чёрные
           *[white] белые
        } камни, взятые или отданные за пас, вместе с мёртвыми.
    .why = За каждый на доске одним камнем меньше.
    .enter = Сколько? Если ни одного, введите 0.
step-returned =
    .title = Все ли пленные поставлены на доску?
    .do = Поставьте взятые камни, мёртвые тоже, на территорию их цвета.
    .why = Каждый занимает пункт и стоит своей стороне одно очко.
    .enter = y или Enter — все. n — часть осталась в крышке.
step-prisoners =
    .title = { $side }: непоставленные камни
    .do = Сосчитайте { $side-key ->
            [black] чёрные
           *[white] белые
        } камни, которые остались в крышке соперника.
    .why = Каждый занял бы пункт своей территории.
    .enter = Сколько камней? 0, если ни одного.
step-dead =
    .title = Снимите мёртвые камни
    .do = Tab проходит по мёртвым и неясным цепям. Пробел меняет отметку цепи под курсором, и только её.
    .why = Камень, который нельзя спасти от взятия, мёртв. Игроки должны быть согласны; если нет, они доигрывают.
    .enter = Пробел отмечает цепь; Enter — дальше. Нет согласия? p — доиграть.
step-seki =
    .title = Заполните сэки
    .do = Каждая сторона заполняет свои глаза в сэки, затем обе по очереди заполняют общие дыхательные пункты. Если один окажется лишним, он остаётся пустым.
    .why = Никто не может пойти туда первым, поэтому эти пункты пока ничьи. После заполнения их можно сосчитать.
    .enter = Пробел меняет, кто заполняет пункт; Enter — дальше.
step-seki-left =
    .title = Есть ли сэки?
    .do = Если сэки есть, ничего в нём не заполняйте: по этим правилам его свободные пункты не считаются.
    .why = Они ничьи.
    .enter = Сколько в нём свободных пунктов, вместе с найденными поздно нейтральными? Просто Enter — ни одного.
step-empty =
    .title = Остались ли ничьи пустые пункты?
    .do = Это может быть незаполненный нейтральный пункт или пункт в сэки. Если сэки есть, каждая сторона сначала заполняет в нём свои глаза, и ложные тоже, камнями из чаши или из своей области. Затем обе по очереди — общие дыхательные пункты. Лишний остаётся пустым; если по одному осталось в двух сэки, каждая сторона заполняет один.
    .why = Такой пункт ничей. Он незачётный: по пол-очка каждой стороне.
    .enter = y — да. n или Enter — нет.
step-non-scoring =
    .title = Ничьи пункты
    .do = Сосчитайте пункты, которые остаются пустыми: в сэки и нейтральные, найденные поздно.
    .why = Такой пункт ничей. Он незачётный: по пол-очка каждой стороне.
    .enter = Сколько пунктов?
step-side =
    .title = Кого считаем?
    .do = Считаем { $side-key ->
            [black] чёрных
           *[white] белых
        }. Выберите ту сторону, которую легче сосчитать.
    .why = Потом камни другой стороны можно убрать, чтобы освободить место. После этого её свободные пункты уже не сосчитать.
    .enter = o — другая сторона; y — считать обе для проверки. Enter — начать подсчёт.
step-vacant =
    .title = { $side }: свободные пункты
    .do = Сделайте из территорий { $side-key ->
            [black] чёрных
           *[white] белых
        } прямоугольники по десять и двадцать пунктов: переставляйте { $side-key ->
            [black] чёрные
           *[white] белые
        } камни, добавляйте из чаши или возвращайте в неё. Затем сосчитайте свободные пункты.
    .why = Свободный пункт и камень дают по одному очку, поэтому перестановка камней внутри своей области ничего не меняет.
    .enter = Введите число для каждой территории, например 12+20; t прибавляет десять.
step-territory =
    .title = { $side }: территория
    .do = Переставляйте камни, пока территории { $side-key ->
            [black] чёрных
           *[white] белых
        } не станут прямоугольниками по десять и двадцать пунктов. Сосчитайте свободные пункты.
    .why = Перестановка камней меняет форму территории, но не размер.
    .enter = Введите число для каждой территории, например 12+20; t прибавляет десять.
step-stones =
    .title = { $side }: камни
    .do = Сосчитайте камни { $side-key ->
            [black] чёрных
           *[white] белых
        } кучками по десять. Считайте все, в том числе внутри территории.
    .why = При подсчёте по площади каждый живой камень — очко.
    .enter = t — за каждый десяток, затем остаток.
step-result =
    .title = Итог

## The screen

keys = Клавиши
keys-here = На этом экране
keys-views = Другие экраны
keys-moving = Перемещение
keys-program = Программа
sign-stones = камни чёрных и белых
sign-dead = мёртвые камни
sign-vacant = свободные пункты
sign-filled = пункты, заполненные для подсчёта
sign-must-fill = пункты, которые надо заполнить
sign-nobody = незачётный пункт
side-needs = { $side }: нужно
you-counted = Вы насчитали у { $side-key ->
        [black] чёрных
       *[white] белых
    } { $own }; в итог идёт { $used }, по доске.
not-certain = { $stones ->
        [one] { $stones } камень под вопросом: проверьте его.
        [few] { $stones } камня под вопросом: проверьте их.
        [many] { $stones } камней под вопросом: проверьте их.
       *[other] { $stones } камня под вопросом: проверьте их.
    }
enter-keeps = (Enter оставит { $count })
note = Примечание: { $text }.
none = нет
no-stones = нет
no-names = не указаны
type-one = введите
both = обе
game-even = равная партия
game-no-komi = партия без коми
game-handicap = партия с форой
gives-points = { $convention } = { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
side-black = Чёрные
side-white = Белые
won-level = Счёт равный; по этим правилам выиграли { $side-key ->
        [black] чёрные
       *[white] белые
    }
method-full = Полный подсчёт
method-half = Половинный подсчёт
method-simplified = Упрощённый подсчёт
method-key = Ключевые числа
real-board = доска { $size }
live-marked = Сейчас: по отметкам
live-counted = Сейчас: что сосчитано
live-undecided = Исход пока неясен
on-table = На столе
for-example = Например
live-at-least = { $side } впереди на { $points } или больше
live-between = Разница пока:
live-and = { $low } … { $high }
live-by = { $side } впереди на { $points } ({ ZI($points) } цзы)
live-needs = { $side }: нужно { $needs }{ $tie }
live-ties = , { $tie } — ничья
live-has = { $side }: { $count }
live-so-far = { $side }: пока { $count }
live-enough = { $has } — ровно хватает
live-few = { $has } — не хватает { $points }
live-to-go = { $has } — осталось { $points }
live-spare = { $has } — запас { $points }
verify-offer = Сосчитаны только { $side-key ->
        [black] чёрные
       *[white] белые
    }. o — сосчитать и { $other-key ->
        [black] чёрных
       *[white] белых
    } для проверки.
as-counted = по подсчёту
as-read = по доске
enter-agrees = Enter или y — оба согласны.
enter-verifies = Разница мала: ошибка на один-два камня изменит итог. Enter — сосчитать и { $other-key ->
        [black] чёрных
       *[white] белых
    }; y — оба согласны.
verify-both = Считаем обе стороны: сначала свободные пункты { $other-key ->
        [black] чёрных
       *[white] белых
    }, пока ничего не убрано.
note-seki-empty = По этим правилам пункты в сэки не считаются: пропустите их.
note-seki-eyes = По этим правилам глаза в сэки считаются.
note-pass-stones = За каждый пас отдают камень, он тоже пленный; белые пасуют последними.
note-late-pass-stones = После того как оба пасовали подряд, за каждый новый пас отдают камень; он тоже пленный.
note-moves-kept = Сыграно отсюда ходов: { $moves }. p — показать.
note-dame = Не заполнены нейтральные пункты: { $places }. Оставьте их пустыми; если оба согласны, d заполнит их по очереди.
note-answered = Ответ: { $side-key ->
        [black] чёрные
       *[white] белые
    } (Enter оставит).
note-or-to-white = Или не вычитайте у чёрных, а прибавьте белым: { $before } + { $amount } = { $sum }. Разница та же.
prisoners-by = Подсчёт только по пленным, правила «{ $rules }». Для проверки сосчитайте пленных ещё раз.
territory-by = Подсчёт по территории, правила «{ $rules }». Для проверки сосчитайте ещё раз территории и непоставленных пленных.
chain-is = { $at }, { $side-key ->
        [black] чёрные
       *[white] белые
    } ({ $stones }): { $verdict }
preview = Отметка: { $is }. Если { $other }: { $now } → { $then }
preview-same = Отметка: { $is }. Если { $other }: тот же итог, { $now }
no-komi-known = В этих правилах коми не задано: задайте его клавишами + и −.
in-hand = > ваша партия
own-way = Любая другая перестановка не хуже: свободный пункт и камень дают по одному очку, и сумма не меняется.
how-to-handle = Каждый камень идёт с заглавной буквы на такую же строчную; − в чашу, + из чаши.
take-board = Enter принимает подсчёт по доске:
line-subtracted = { $whole } ÷ 2 = { $half }: вычитается, так как считаем { $side-key ->
        [black] чёрных
       *[white] белых
    } (для { $other-key ->
        [black] чёрных
       *[white] белых
    } прибавляется).
line-added = { $whole } ÷ 2 = { $half }: прибавляется, так как считаем { $side-key ->
        [black] чёрных
       *[white] белых
    } (для { $other-key ->
        [black] чёрных
       *[white] белых
    } вычитается).
how-to-set = ↑ ↓ — выбрать, ← → — изменить; можно ввести и число.
game-question = Какая это была партия?
look-at = Под вопросом, проверьте (Tab):
dead-proposed = { $stones ->
        [0] Программа не нашла мёртвых камней.
        [one] Программа отметила мёртвым { $stones } камень.
        [few] Программа отметила мёртвыми { $stones } камня.
       *[many] Программа отметила мёртвыми { $stones } камней.
    }
dead-marked = { $stones ->
        [0] Мёртвых камней не отмечено.
        [one] Мёртвым отмечен { $stones } камень.
        [few] Мёртвыми отмечены { $stones } камня.
       *[many] Мёртвыми отмечены { $stones } камней.
    }
quit-question = Выйти? Подсчёт сохранён, его можно продолжить в другой раз.
quit-unsaved = Выйти? Сохранить подсчёт НЕ удалось: он пропадёт.
resume-where = Шаг { $at } из { $all }, камней на доске: { $stones }.
resume-question = Подсчёт этой партии не закончен. Продолжить?
another-question = Остался незаконченный подсчёт на доске { $size }. Это другая партия? Сохранятся оба.
handicap-question = Сколько камней форы? От 2 до 9 или 0, если их нет.
too-small = мало места
save-title = Сохранить итог
save-text = текст
save-md = Markdown
save-json = JSON
save-diagram = текстовая диаграмма (ряды из . X O)
save-sgf = SGF с RE, TB и TW
save-png = изображение доски (.png)
save-svg = изображение доски (.svg)
welcome = Впервые здесь? x — пройти пример, b — ввести позицию, Enter — сосчитать партию на доске.
edit-title = Ввод позиции
play-on-title = Доигрывание: ход { $side-key ->
        [black] чёрных
       *[white] белых
    }
play-on-do = Играйте, пока не станет ясно, какие камни мертвы. Затем оба пасуют.
play-on-moves = Сыграно: { $moves }
play-on-pass = пас
play-on-captured = Взято: чёрных { $black }, белых { $white }
play-on-reached = Enter сосчитает позицию, до которой доиграли: по этим правилам доигрывают без потерь.
play-on-comes-back = Enter вернёт прежнюю доску: взятое сейчас было мертво.
play-on-enter = Пробел — ход, p — пас, u — назад, Enter — закончить, Esc — вернуться (ходы останутся).
edit-how = x и o ставят камни; . или Пробел оставляет пункт пустым. Число повторяет следующую клавишу: 5x — пять чёрных камней. Tab — следующий ряд, Backspace — назад.
edit-more = b и w отдают пустую область вокруг курсора чёрным или белым. Камни можно ставить мышью, диаграмму — вставить из буфера.
edit-row = Ряд { $row }: осталось { $left }.
look-title = Оформление
look-theme = Цвета
look-glyphs = Знаки
look-language = Язык
look-mouse = Мышь
look-motion = Анимация
on = вкл.
off = выкл.
ruler = Чёрточки стоят ровно? Если нет, смените знаки.
compare-results = Итоги
compare-difference = Почему
compare-compensation = Компенсация
compare-procedures = По территории
practise = тренировка
lessons = Уроки
practice-today = Сегодня ответов: { $answers }, дней подряд: { $days }
practice-longest = (рекорд: { $days })
practice-first-day = Добро пожаловать: достаточно пяти минут в день
drills = Упражнения, уровень { $level } (← →)
done = пройден
come-back = к повторению: { $count }
whole-best = рекорд { $time }
whole-course = Последние партии: { $bars } { $first }, теперь { $last }
whole-aim = цель { $time }
glance-over = Время вышло: камни закрыты.
question = вопрос
once-more = (была ошибка)
hint = Подсказка:{" "}
round-over = Верно { $right } из { $answered }. Вопросы с ошибками вернутся через несколько дней.
placement-over = Верно { $right } из { $answered }: эти уроки отмечены как пройденные.
no-figures = Упражнений пока не было. Esc — вернуться и начать.
chart-answers = ответы { $first }–{ $last }
chart-right = { $drill }: верных из десяти
chart-time = { $drill }: время
won = { $side } выиграли { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } ({ ZI($points) } цзы)
won-in-points = { $side } выиграли { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
won-and-code = { $won }: { $code }
won-tie = Ничья (0)
result-black = Чёрные +{ $points }
result-white = Белые +{ $points }
result-tie = ничья
list-separator = ,{" "}

## The live panel's checks

live-open = Пока ничего не сосчитано
live-not-settled = Пока не решено
live-not-settled-range = Пока не решено: от { $low } до { $high }
live-one-more = Осталось сосчитать { $side-key ->
        [black] чёрных
       *[white] белых
    }
live-unknown-sum = Подсчёты не заполняют доску: пересчитайте
live-range = { $low } … { $high }
check-holds = верно — { $text }
check-fails = НЕВЕРНО — { $text }
check-sum = сумма: { $terms } = { $points }, вся доска
check-sum-short = сумма: { $terms } = { $sum }, до { $points } не хватает { $short }
check-sum-over = сумма: { $terms } = { $sum }, на { $over } больше, чем { $points }
check-parity-even = чётность: суммы расходятся на { $difference }; число должно быть чётным
check-parity-odd = чётность: суммы расходятся на { $difference }; число должно быть нечётным

## Remarks to the player

remark-nothing-to-undo = отменять нечего
remark-undo-returns = следующая партия; u — назад к прежней
remark-nothing-to-redo = возвращать нечего
remark-no-stone-here = здесь нет камня: сначала наведите курсор на мёртвый камень
remark-no-path-pasted = вставлен не путь к файлу; для диаграммы нажмите b
remark-not-pasted = не удалось прочитать диаграмму: { $place }: { $why }
remark-paste-refused = сюда можно вставить только число; для диаграммы нажмите b
remark-no-dame = нейтральных пунктов не осталось
remark-play-on-at-dead = доигрывают на шаге мёртвых камней
remark-taken = здесь уже есть камень
remark-no-suicide = нельзя: ваши же камни останутся без дыхательных пунктов
remark-ko-must-wait = ко: сначала сходите в другом месте
remark-too-many-moves = больше ходов не сохранить
remark-both-passed = Оба спасовали. Enter — закончить
remark-not-both-passed = Сначала должны спасовать оба. Ещё раз Enter — всё равно закончить
remark-reached-counted = Теперь считается эта позиция (u вернёт прежнюю)
remark-back-as-played = Доска прежняя; взятое отмечено мёртвым, остальные отметки не изменились
remark-border-open = граница не закрыта: { $place }; это не нейтральный пункт, сначала доиграйте там
remark-dame-filled-by = заполнено ({ $side-key ->
        [black] чёрные
       *[white] белые
    }): { $places } (u отменяет)
remark-dame-filled = заполнено по очереди: чёрные { $black }, белые { $white } (u отменяет)
remark-not-in-seki = это не дыхательный пункт и не глаз в сэки
remark-said-in-seki = сэки по вашему слову: S отменяет
remark-not-said-in-seki = снова по оценке shuzi
remark-shares-no-liberty = у этой группы нет общих дыхательных пунктов с соперником: она не в сэки
remark-method-needs-side = { $method }: нужно сосчитать и эту сторону; u вернёт к итогу
remark-not-a-whole-number = `{ $text }` — не целое число: введите сумму, например 12+20
remark-number-replaced = { $number } ещё не записано: его заменит новое число
remark-too-large = слишком много для любой доски
remark-own-players = имена игроков взяты из файла партии
remark-own-size = размер берётся из файла партии
remark-no-rules = нет правил с названием `{ $text }`
remark-rules-set-scoring = что считать, решают эти правила: выберите другие
remark-choose-scoring = выберите `area` или `territory`
remark-choose-tie-breaker = ответьте `yes` или `no`, если упрощённый подсчёт не учитывает добавку
remark-choose-game = выберите `even`, `no-komi` или `handicap`
remark-not-stones = введите число камней форы
remark-type-count = введите, сколько насчитали (0, если ничего нет)
remark-no-number-asked = Здесь число не нужно
remark-number-missing = после { $sign } нет числа: введите его или нажмите Backspace
remark-more-than-board = { $number } больше числа пунктов на доске ({ $points }): пересчитайте
remark-not-in-a-number = `{ $sign }` не может стоять в числе: введите сумму, например 12+20
remark-entry-full = больше не помещается: нажмите Enter или исправьте клавишей Backspace
remark-more-than-left = { $number } больше, чем осталось пунктов: { $left } (сосчитано { $counted } из { $points }). Пересчитайте или вернитесь клавишей Esc к прежнему числу
remark-rather-stones = Свободных пунктов у одной стороны редко бывает { $vacant }. Это камни? Enter — нет, пункты; Esc — назад
remark-answer-first = ответьте на этот вопрос, прежде чем перейти к итогу
remark-board-full = два подсчёта уже заполняют доску: ничьих пунктов быть не может. y — их нет; ↑ — исправить число; R — пересчитать всё
remark-whose = У чёрных { $black }, у белых { $white }? Если стороны поменять, сумма тоже верна. y — да; o — нет, поменять стороны; Esc — исправить число
remark-sides-swapped = Стороны поменяны
remark-counted-again = Все числа стёрты: считайте заново (u вернёт их)
remark-in-place = { $side-key ->
        [black] Чёрные
       *[white] Белые
    } камни ещё на своих местах? y или Enter — да, считать; n — нет
remark-result-agreed = Оба игрока согласны
remark-look-first = Сначала посмотрите на эту цепь: { $chains ->
        [1] под вопросом только она
       *[other] всего под вопросом { $chains }
    }
remark-not-in-place = Тогда проверить можно только новым подсчётом. R — пересчитать всё; y — оба согласны с этим итогом
remark-whose-turn = Чей ход? Кто заполняет первым, получает лишний нейтральный пункт. b — чёрных, w — белых
remark-agreed = Оба игрока согласны с отметками и с тем, что остаётся пустым
remark-large-lead = Разница { $points }? Обычно она меньше. Ещё раз Enter — подтвердить
remark-too-vacant = { $vacant } свободных из { $points }: камням нет места, пересчитайте
remark-area-not-counted = Сосчитана только территория: для других правил нужны и камни
remark-by-territory = Здесь считается территория: метод и сторона нужны для подсчёта по площади
remark-smaller-board = { $total } на доске { $here } дают разницу, какой не бывает, но подошли бы для { $size }. Доска { $size }? Измените её клавишей s; если { $here } верно, ещё раз Enter
remark-many-non-scoring = { $count } { $count ->
        [one] незачётный пункт
        [few] незачётных пункта
        [many] незачётных пунктов
       *[other] незачётного пункта
    }? Обычно их нет или один. Ещё раз Enter — подтвердить
remark-too-many-groups = Столько живых групп ({ $groups }) на этой доске не поместится: сосчитайте их ещё раз
remark-too-many-non-scoring = { $count } { $count ->
        [one] незачётный пункт
        [few] незачётных пункта
       *[many] незачётных пунктов
    } — слишком много: пересчитайте их или, если оба согласны, заполните нейтральные пункты по очереди
remark-points-missing = Чёрные { $black } + белые { $white } = { $sum }, а не { $points }: { $missing ->
        [one] { $missing } пункт не вошёл ни в один подсчёт. y — он ничей
        [few] { $missing } пункта не вошли ни в один подсчёт. y — они ничьи
       *[many] { $missing } пунктов не вошли ни в один подсчёт. y — они ничьи
    }; ↑ — исправить число; R — пересчитать всё
remark-points-short = Чёрные { $black } + белые { $white } = { $sum }, а не { $points }: не хватает { $missing }. Победителя ещё нет. ↑ — исправить число; R — пересчитать всё
remark-points-over = Чёрные { $black } + белые { $white } + незачётные { $non_scoring } — больше { $points }: что-то сосчитано дважды. ↑ — исправить число; R — пересчитать всё
remark-verified = Проверено: { $terms } = { $points }
remark-well-counted = всего { $have }, как на доске: верно, как бы вы ни переставили камни
remark-missing = у вас { $have }, на доске { $is }: не хватает { $missing }; пересчитайте
remark-too-many = у вас { $have }, на доске { $is }: лишних { $extra }; пересчитайте
remark-no-komi = правила «{ $rules }» не задают коми для этой партии: введите его в настройках в строке «Коми»
    .phone = Правила «{ $rules }» не задают коми для этой партии: введите его выше.
remark-count-first = сначала сосчитайте камни
remark-needs-position = для плана нужна позиция: откройте файл партии
remark-position-kept = позиция сохранена: нажмите b, чтобы править дальше
remark-no-stones = на доске ещё нет камней
remark-rows-empty = { $rows ->
    [one] Пуст { $rows } ряд. Ещё раз Enter — считать как есть.
    [few] Пусты { $rows } ряда. Ещё раз Enter — считать как есть.
    [many] Пусты { $rows } рядов. Ещё раз Enter — считать как есть.
   *[other] Пусты { $rows } ряда. Ещё раз Enter — считать как есть.
}
remark-nothing-due = сегодня повторять нечего: здесь появятся вопросы, где вы ошиблись
remark-mouse-on = Мышь: вкл.
remark-mouse-off = Мышь: выкл.

## More of the screen

editor-stones = Чёрные { $black } + белые { $white }
stones-with-vacant = { $stones } (+ свободные { $vacant } = { $total })
plan-title = Перестановка камней { $side-key ->
        [black] чёрных
       *[white] белых
    }
plan-next = { $number } из { $all }: { $what }
plan-done = { $what }, готово
plan-left = свободные { $vacant } + { $stones } = { $total }
plan-sum = { $vacant } + { $stones } = { $total }, не изменилась
scroll-more = ↓ ещё
key-enter = Enter
key-space = Пробел
key-esc = Esc
key-tab = Tab
key-backspace = Backspace
key-ctrl = Ctrl

## Line by line (--plain)

plain-step = Шаг { $at } из { $all }. { $title }
plain-setting = { $label } (`{ $name }`): { $value }
plain-setting-from = { $label } (`{ $name }`): { $value } ({ $from })
plain-dead = Мёртвые камни: { $stones }
plain-uncertain = Под вопросом, проверьте ({ $count }): { $stones }.
plain-fills = { $side } заполняют: { $points }
plain-left = Остаются пустыми: { $points }
plain-check = Проверка, { $method }:
plain-help = Просто Enter — дальше. Команды: `back`, `undo`, `redo`, `result`, `quit`.
plain-help-settings = Настройки, в любой момент: `komi 6,5`, `handicap 3`, `compensation n-1`, `rules aga`, `tie-breaker none`, `game no-komi`, `method key`, `side white`, `size 13`.
plain-not-a-number = `{ $text }` — не число: введите сумму, например 12+20
plain-at-result = введите `method NAME` или `side black|white`, или нажмите Enter, чтобы закончить
plain-not-understood = `{ $text }` здесь непонятно: нажмите Enter, чтобы продолжить, или введите `help`
plain-at-vertex = { $name }: { $why }
plain-ask-setup = Измените настройку (например `komi 6,5`) или нажмите Enter, чтобы начать.
plain-ask-dead = Введите по одному камню каждой мёртвой цепи (например `C3 D7`) или нажмите Enter, чтобы продолжить. `play C3 D4` — доиграть. `y` — оба согласны с отметками.
plain-ask-play-on = `play C3 D4 pass` — ходы по очереди, `undo` — назад, `back` — выйти. Enter — закончить.
plain-ask-seki = Введите пункт, чтобы сменить, кто его заполняет, или нажмите Enter, чтобы продолжить.
plain-ask-non-scoring = Сколько? Если ни одного, нажмите Enter.
plain-ask-empty = `y` или `n`; просто Enter — нет.
plain-ask-returned = `y` или `n`; просто Enter — да.
plain-agree = `y`, если оба согласны.
plain-ask-groups = Сколько групп?
plain-ask-lost = Сколько? Если ни одного, введите 0.
plain-ask-prisoners = Сколько камней не поставлено? Просто Enter — ни одного.
plain-ask-board-count = Ваш подсчёт (например `12+20`); Enter принимает подсчёт по доске.
plain-ask-count = Ваш подсчёт, например `12+20` (`t` прибавляет десять).
plain-ask-side = `side white`, `verify` (считать обе) или Enter — начать подсчёт.
plain-ask-last-move = `black`, `white` или Enter, если не знаете.
plain-ask-next = Нажмите Enter, чтобы продолжить, или введите `result`, чтобы перейти к итогу.
plain-verify = Сосчитаны только { $side-key ->
        [black] чёрные
       *[white] белые
    }: введите `verify`, чтобы сосчитать и { $other-key ->
        [black] чёрных
       *[white] белых
    }.
plain-ask-result = `method half`, `side white`, `back` или Enter, чтобы закончить.
plain-ask-result-territory = `back` или Enter, чтобы закончить.

## Where values come from, and what else the first screens say

source-option = параметр
source-player = задано вами
source-file = файл, { $place }
source-server = как на { $server }
source-zi = результат в цзы
source-event = турнир: { $country }
source-margin = по площади такого результата не бывает
source-half-result = в результате есть пол-очка
source-whole-result = в результате нет пол-очка
source-komi = по коми
source-year = по году: { $year }
country-japan = Япония
country-korea = Корея
country-china = Китай
source-profile = по правилам
source-profile-other-size = по правилам (значение для 19×19)
source-settings = файл настроек
source-last-used = как в прошлый раз
source-default = по умолчанию
convention-n = n
convention-n-1 = n-1
convention-none = нет
round-all-drills = Все упражнения, сначала те, что даются хуже
round-missed = Вопросы, где вы ошиблись

## The first screen

home-question = Кто выиграл и на сколько?
home-count = Подсчёт
home-learn = Обучение
home-look-up = Справка
showcase-over = Партия окончена. Кто выиграл?
showcase-moves = Мёртвые камни снимают, территории превращают в прямоугольники.
home-table = Сосчитать партию на доске
home-file = Открыть партию или фотографию
home-position = Ввести позицию
home-example = Пройти пример по шагам
home-practise = Тренировка
home-sheet = Таблица ключевых чисел
home-compare = Одна партия по всем правилам
home-handicap = Камни форы и коми
home-unfinished = Незаконченные
home-recent = Недавние
home-usual = Правила: { $rules } · { $size } · Коми { $komi } · { $method }
tip-other-side = Совет: { $key } на экране итога считает и другую сторону: два подсчёта проверяют друг друга.
tip-method = Совет: { $key } на экране итога показывает ту же партию другим методом.
tip-practise = Совет: { $key } начинает несколько минут упражнений.
home-step = { $what }: шаг { $at } из { $all }
home-no-files = Здесь нет файлов партий.
home-players = { $black } (Ч) – { $white } (Б)
home-recorded = Записано: { $result }
footer-sort = по дате
help-sort = файлы по дате или по имени
footer-choose = выбрать
help-choose = выбрать
footer-open-file = открыть
help-open-file = открыть файл партии
help-practise = тренироваться
footer-resume-count = продолжить
help-resume-count = продолжить незаконченный подсчёт
footer-open = открыть
help-open = открыть
footer-folder-above = папка выше
help-folder-above = папка уровнем выше
footer-next-game = след. партия
help-next-game = считать следующую партию
footer-leave = выход
footer-name-players = имена
footer-pick-rules = правила
footer-handicap-game = фора
footer-other-komi = коми
footer-board-of-9 = 9×9
footer-board-of-13 = 13×13
footer-board-of-19 = 19×19
footer-other-method = метод
footer-empty-point = пустой пункт
footer-handicap-stones = камней
footer-handicap-none = нет
footer-times = ×
help-name-players = ввести имена игроков
help-pick-rules = выбрать правила из списка
help-handicap-game = партия с форой
help-other-komi = другое коми
help-board-of-9 = доска 9×9
help-board-of-13 = доска 13×13
help-board-of-19 = доска 19×19
help-other-method = другой метод; полный подсчёт — обе стороны
help-empty-point = пустой пункт ничей
help-handicap-stones = столько камней форы
help-handicap-none = без камней форы
help-times = знак между числом столбцов и рядов
no-such-rules = подходящих правил нет
picker-about = { $scoring } · коми { $komi } · компенсация за фору: { $convention }
remark-unusual-komi = Коми { $komi }? Ещё раз Enter — подтвердить
    .phone = Коми { $komi } — редкость. Если это верно, больше ничего не нужно.
remark-handicap-taken = Фора { $stones }. Компенсация белым: { $points }
remark-unusual-handicap = Камней форы: { $stones }? Ещё раз Enter — подтвердить
    .phone = Фора { $stones } — редкость. Если это верно, больше ничего не нужно.
remark-turn-setting = меняется клавишами ← →
remark-count-dropped = доска изменена: подсчёт стёрт (u вернёт его)
    .phone = Доска изменилась: подсчёт стёрт.
remark-numbers-dropped = мёртвые камни изменены: числа, взятые с доски, стёрты (u вернёт их)
    .phone = Мёртвые камни изменены: числа, взятые с доски, стёрты.
remark-komi-stays = коми остаётся { $komi }, как вы задали
remark-both-sides = этот метод и так считает обе стороны
remark-no-file-of-table = это подсчёт партии на доске: файла у него нет
many-left = Не сосчитано пунктов: { $points }. Обычно их нет или один: если не уверены, пересчитайте.
large-margin = Большая разница: проверьте числа и коми.
not-settled = Не решено: победителя пока нет.
unsettled-rules = По правилам «{ $rules }» считается не только площадь, но и, например, пленные, пасы или последний ход. Здесь это неизвестно, поэтому победителя пока нет.
unsettled-last-move = Между { $low } и { $high }: решает конец партии. Спросите игроков, вернитесь клавишей Esc и ответьте.
    .phone = Между { $low } и { $high }: решает конец партии. Спросите игроков, вернитесь и ответьте.
unsettled-margin = { $side } выигрывают { $low } или { $high }: решает конец партии
unsettled-stones = Эти камни могут решить партию; договоритесь, мертвы ли они: { $places }
unsettled-points = Ничьих пунктов: { $points }, и они могут решить партию. Проверьте мёртвые камни или, если оба согласны, заполните нейтральные пункты по очереди.
unsettled-one-side = Такая большая разница — обычно ошибка: проверьте размер доски, числа и коми и сосчитайте другую сторону.
home-no-match = Ничего не найдено.
resume-step = Шаг { $at } из { $all }.

## What each setting is

about-size = 19×19, 13×13, 9×9 или любой размер, который вы введёте.
about-game = В равной партии белые получают коми; без коми чёрные просто ходят первыми; с форой их камни стоят на доске с самого начала.
about-komi = Очки, которые белые получают за то, что ходят вторыми.
about-tie-breaker = Пол-очка, чтобы не было ничьей: они решают при равном счёте. Показаны отдельно от коми.
about-keep-tie-breaker = Упрощённый половинный подсчёт не учитывает добавку при ничьей: победитель тот же, разница меняется на пол-очка. Здесь её можно учесть.
about-handicap = Камни, стоявшие у чёрных на доске в начале партии.
about-compensation = Очки белым за камни форы при подсчёте по площади: n, n − 1 или ничего. Договоритесь до партии: от этого может зависеть, кто выиграл.
about-scoring = Эти правила разрешают оба подсчёта: по площади или по территории с камнем за каждый пас. Победитель тот же.
about-method-full = Сосчитайте обе стороны и сравните. Начните с него: ошибка заметна, ведь обе суммы должны составить всю доску.
about-method-half = Сосчитайте одну сторону и сравните с половиной доски. Вдвое меньше работы.
about-method-simplified = Половинный подсчёт, где половину каждого незачётного пункта вычитают из половины доски. Итог тот же, вычисления проще.
about-method-key = Сосчитайте одну сторону и сравните с одним числом из таблицы на стене. Самый быстрый.
about-players = n — ввести имена, сначала чёрных
about-side = Считайте ту сторону, которую легче: области компактнее, переставлять меньше. Итог тот же.

## Words of counting

looking-for-dead = Поиск мёртвых камней…
handicap-title = Фора
handicap-no-ranks = b / w — повысить ранг чёрных / белых; B / W — понизить
handicap-club = В клубе
handicap-exact = Точно
phase-setup = настройки
phase-dead = мёртвые камни
phase-empty = пустые пункты
phase-count = подсчёт
phase-result = итог
palette-title = Что вы хотите сделать?
palette-none = Ничего не найдено.
glossary = Термины
glossary-area = площадь
    .means = камни вместе с пунктами, которые они окружают
glossary-territory = территория
    .means = только окружённые пустые пункты; к ним прибавляют пленных
glossary-vacant = свободный пункт
    .means = пустой пункт, окружённый одной из сторон
glossary-dame = нейтральный пункт
    .means = пустой пункт между живыми камнями обеих сторон; его заполняют до подсчёта
glossary-seki = сэки
    .means = камни обеих сторон, которые живут рядом, потому что напасть первым не может никто
glossary-non-scoring = незачётный пункт
    .means = пункт, который не достаётся ни одной стороне, например последний общий дыхательный пункт в сэки или незаполненный нейтральный пункт
glossary-dead = мёртвый камень
    .means = камень, который нельзя спасти от взятия; его снимают с доски
glossary-prisoners = пленные
    .means = взятые камни; при подсчёте по площади они не считаются
glossary-adjustment = поправка
    .means = коми, добавка при ничьей и компенсация вместе
glossary-half-count = половина доски
    .means = половина пунктов доски: 180,5 на 19×19
glossary-key-number = ключевое число
    .means = сумма, которую надо превысить: у кого больше, тот выиграл
glossary-zi = цзы
    .means = один камень: так считают судьи в Китае; перевес в 1 цзы = 2 очка
glossary-compensation = компенсация
    .means = очки белым за камни форы: n, n − 1 или ничего
glossary-teire = тэирэ
    .means = защитный ход на своей территории, необходимый, когда нейтральные пункты заполнены
glossary-bent-four = изогнутая четвёрка
    .means = изогнутая четвёрка в углу: по японским правилам мертва; при подсчёте по площади доиграйте, вы ничего не потеряете
glossary-group-tax = налог на группы
    .means = минус два очка за каждую группу, как в старинном подсчёте по камням
glossary-false-eye = ложный глаз
    .means = пустой пункт, похожий на глаз, но его можно отнять; в сэки его заполняет хозяин
glossary-total = сумма очков
    .means = свободные пункты и камни одной стороны
glossary-possible = возможные пункты
    .means = пункты доски без незачётных
glossary-tie-breaker = добавка при ничьей
    .means = пол-очка белым, чтобы партия без коми не кончилась вничью; это не коми
glossary-adjusted = уточнённая сумма
    .means = сумма очков после коми, добавки при ничьей и компенсации, а в половинном подсчёте и после половины незачётных пунктов
glossary-margin = разница в счёте
    .means = на сколько очков впереди победитель

# A photograph of the board.
help-next-doubt = следующий неясный пункт
help-previous-doubt = предыдущий неясный пункт
help-as-read = этот пункт верен
help-turn = повернуть доску
help-mirror = отразить доску
footer-next-doubt = следующий
footer-previous-doubt = предыдущий
footer-as-read = верно
footer-turn = поворот
footer-mirror = зеркало
photo-board = фотография { $size }
put-in-board = позиция { $size }
example-board = пример
examples-title = Обучение: сосчитать пример
examples-do = Enter — сосчитать партию шаг за шагом. Программа сама превратит территории на доске в прямоугольники.
example-even = Равная партия
example-handicap = Три камня форы
example-seki = Сэки: один пункт остаётся пустым
example-shared = Сэки: заполнено поровну, 4×9
example-false-eye = Сэки: ложный глаз
example-passes = Пасы: важна территория
photo-title = Сверьте с доской
photo-all-clear = Все пункты распознаны. Сверьте с доской ещё раз и нажмите Enter.
photo-left = { $points ->
        [one] Осталось проверить { $points } пункт.
        [few] Осталось проверить { $points } пункта.
        [many] Осталось проверить { $points } пунктов.
       *[other] Осталось проверить { $points } пункта.
    }
photo-how = x — чёрный, o — белый, . — пусто, Пробел — верно, Tab — следующий. Enter — считать позицию.
photo-here = Фотография вокруг { $place }:
remark-doubts-left = { $points ->
    [0] Вся доска сверена? Ещё раз Enter — считать.
    [one] Не проверен { $points } пункт (Tab покажет). Ещё раз Enter — считать как есть.
    [few] Не проверены { $points } пункта (Tab покажет). Ещё раз Enter — считать как есть.
    [many] Не проверены { $points } пунктов (Tab покажет). Ещё раз Enter — считать как есть.
   *[other] Не проверены { $points } пункта (Tab покажет). Ещё раз Enter — считать как есть.
}

# Phones at the table.
home-phone = Сфотографировать доску телефоном
help-phone = сфотографировать доску телефоном
footer-phone = телефон
help-count-sent = считать присланную доску
footer-count-sent = считать
help-network = другая сеть
help-network-back = предыдущая сеть
help-networks = искать сети ещё раз
remark-board-sent = Телефон прислал доску: она в списке.
remark-page-is-old = Страница на телефоне устарела; ничего не изменено. Теперь на ней этот шаг.
    .phone = Эта страница устарела; ничего не изменено. Теперь она обновлена.
remark-mark-changed = { $place }: итог меняется: { $before } → { $after }.
