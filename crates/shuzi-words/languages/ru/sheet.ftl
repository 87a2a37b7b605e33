## Printed sheets

sheet-keys = Ключевые числа
sheet-game = Партия
sheet-even = равная, коми { $komi }
sheet-even-game = Равная партия, коми { $komi }
sheet-no-komi = без коми
sheet-handicap = фора { $stones }
sheet-komi = коми { $points }
sheet-compensation = комп. { $points }
sheet-handicap-games = Партии с форой
sheet-compensation-rule = { $convention ->
        [n-1] Учтено: 1 очко белым за каждый камень форы после первого.
       *[n] Учтено: 1 очко белым за каждый камень форы.
    }
sheet-tie-breaker = добавка { $points }
sheet-half-count = половина доски { $points }
sheet-non-scoring = { $points } НЗП
sheet-black = Чёрные
sheet-white = Белые
sheet-black-short = Ч
sheet-white-short = Б
sheet-needs = нужно
sheet-term-shared = Незачётный пункт:
sheet-term-shared-is = ничей.
sheet-term-compensation = Компенсация:
sheet-term-compensation-is = что получают белые за камни форы.
sheet-term-key = Ключевое число:
sheet-term-key-is = сумма, при которой была бы ничья.
sheet-form-sign = { $sign } победа { $side-key ->
        [black] чёрных
       *[white] белых
    }
sheet-form-doubled = на 2 × разность (без ±) =
sheet-form-needed = Сумма для победы
sheet-form-larger = на большее − меньшее =
sheet-tie-at = { $tie } ничья
sheet-one-shared = С одним незачётным пунктом
sheet-small-key = Мелким шрифтом — ключевое число: с ним была бы ничья.
sheet-key-numbers = Ключевые числа: чёрные { $black }, белые { $white }
sheet-key = ключевое число
sheet-ties = ничья
sheet-how = Как считать
sheet-step-finish = Подготовьте доску
sheet-step-shape = Сделайте прямоугольники по десять
sheet-step-pile = Сложите камни кучками по десять
sheet-step-compare = Сравните с нужным числом
sheet-step-adjust = Уточните сумму
sheet-step-margin = Найдите разницу
sheet-how-1 = Заполните нейтральные пункты по очереди и спасуйте. Верните мёртвые камни и пленных в чаши. Сэки: каждая сторона заполняет свои глаза, и ложные тоже; затем обе по очереди — общие дыхательные пункты; нечётный остаётся пустым.
sheet-how-left = Ничей пункт остаётся пустым: это незачётный пункт. Запишите, сколько таких.
sheet-how-2 = Выберите сторону. Переставляйте её собственные камни, пока её территории не станут прямоугольниками по десять; сосчитайте свободные пункты.
sheet-how-bowl = Камни можно брать из чаши и возвращать в неё: сумма не меняется.
sheet-how-3 = Сосчитайте её камни кучками по десять. Свободные пункты + камни = сумма.
sheet-how-4 = Сторона выигрывает, если её сумма не меньше нужного числа.
sheet-how-5 = Разница в очках = 2 × (сумма − ключевое число). Если она меньше нуля, выигрывает другая сторона.
sheet-how-full-2 = Переставляйте камни обеих сторон, пока все территории не станут прямоугольниками по десять. Сосчитайте свободные пункты обеих, прежде чем снимать камни.
sheet-how-full-3 = Сосчитайте камни обеих кучками по десять. Свободные пункты + камни = сумма; обе суммы вместе дают всю доску без пунктов, которые остались пустыми в сэки.
sheet-how-full-5 = Разница в очках = разность двух сумм.
sheet-how-half-5 = Разница в очках = 2 × (уточнённая сумма − половина доски). Если она меньше нуля, выигрывает другая сторона.
sheet-each = { $sign } ½ за каждый незачётный пункт.
sheet-zero-tie = Ноль: ничья.
sheet-zero-side = Ноль: победа { $side-key ->
        [black] чёрных
       *[white] белых
    }.
sheet-zero-tie-breaker = Ноль: победа { $side-key ->
        [black] чёрных
       *[white] белых
    } на { $points }, добавка при ничьей. Иначе прибавьте { $points } к разнице, если они выиграли; если проиграли, вычтите.
sheet-how-verify = Сомневаетесь? Сосчитайте и другую сторону.
sheet-form-title = Бланк подсчёта
sheet-form-event = Турнир
sheet-form-round = Тур
sheet-form-date = Дата
sheet-form-board = Доска №
sheet-form-black = Чёрные
sheet-form-white = Белые
sheet-form-side = считаем сторону: { $side }
sheet-form-winner = Победитель
sheet-form-none = (0, если нет)
sheet-form-tie = Ничья
sheet-form-points = очков
sheet-form-check = Проверка: чёрные + белые + незачётные пункты = { $points }.
sheet-form-optional = { $side } (необяз.)
sheet-form-signed = Подпись: { $side }
sheet-form-referee = Судья
sheet-note-ties = ничья: сумма, при которой партия кончается вничью; { $needs } (={ $tie }) значит: { $tie } — ничья, { $needs } — победа.
sheet-note-nsp = НЗП: незачётные пункты, например последний общий дыхательный пункт в сэки.
sheet-note-each-nsp = Каждый незачётный пункт уменьшает ключевое число на пол-очка.
sheet-note-tie-breaker = Добавка при ничьей — пол-очка белым, чтобы ничьих не было. Это не коми.
sheet-source = По книге: S. Mays, How to Use the Chinese Method of Counting (2012).
sheet-komi-head = Коми
sheet-ranks = Ранги
sheet-value = Величина
sheet-stones = Камни
sheet-free-moves = Ходы форы
sheet-jewdan = Фора по рангам
sheet-to-white = белым
sheet-to-black = чёрным
sheet-grid = Найдите разницу в рангах: слева камни, сверху очки. Больше ничего не прибавляется. –: без камней, чёрные начинают.
sheet-grid-example = Пример: { $size }, разница в рангах { $ranks }: { $stones } камня форы и { $points } очка { $side }.
sheet-factor = { $size }: подсчёт — { $counting }; рангов на камень: { $factor }; очков за камень: { $value }
sheet-area = площадь
sheet-territory = территория
sheet-handicap-1 = величина = разница в рангах ÷ число рангов на камень − ½; камни = величина + ½ с округлением вверх; один камень — это просто первый ход чёрных.
sheet-handicap-2 = коми = (ходы форы − величина) × очки за камень, округлить, + ½; отрицательное коми получают чёрные.
sheet-handicap-3 = Коми — единственная поправка: компенсация не добавляется.
sheet-misprint = В опубликованной таблице (площадь, 13×13) для 4, 9, 14 и 19 рангов напечатано −3,5; её же формула даёт −0,5.
sheet-handicap-source = По системе форы Jewdan (Sensei's Library).
sheet-black-needs = { sheet-black }: { sheet-needs }
sheet-white-needs = { sheet-white }: { sheet-needs }
sheet-black-count = { sheet-black-short } { $count }
sheet-white-count = { sheet-white-short } { $count }
