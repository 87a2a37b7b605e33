## Numbers and names that cannot be read

amount-empty = ничего не введено: введите число, например 7,5 или 7 1/2
amount-not-a-number = не число: пишите, например, 7,5, 7 1/2 или 7½
amount-too-fine = слишком дробно: нужно число, кратное четверти очка
amount-too-large = слишком много: не больше 100 000 очков
side-unknown = `{ $text }` — не сторона: нужно black или white
method-unknown = `{ $text }` — не метод: нужно full, half, simplified или key
compensation-unknown = `{ $text }` — не компенсация: нужно n, n-1 или none
size-not-a-size = не размер: пишите, например, 19 или 9x13
size-out-of-range = на доске от 1 до 52 линий в каждую сторону
vertex-not-a-vertex = не пункт доски: пишите букву столбца (без I) и номер ряда, например D4
vertex-off-the-board = вне доски
ranks-not-a-number = { $text } — не разница в рангах: введите от 0 до { $most }, можно с половиной, например 7,5
rank-unknown = { $text } — не ранг: введите 12k или 3d, или рейтинг EGF (1850) либо AGA (−4,5)
rank-mixed = укажите два ранга или два рейтинга одного списка
rank-black-stronger = чёрные сильнее: чёрными играет тот, кто слабее
rank-too-far-apart = разница в рангах слишком велика для форы
ratio-not-a-number = `{ $text }` — не число: пишите, например, 6, 5/2 или 2,5
handicap-too-many-stones = при разнице в рангах { $ranks } на { $size } нужно камней: { $stones }; система рассчитана до девяти, на доске поменьше партия ровнее

## The encoding of a file

encoding-is-utf-8 = в CA стоит { $name }, но текст в UTF-8: читается как UTF-8
encoding-guessed = кодировка не указана: читается как { $used }
encoding-unknown = неизвестная кодировка CA[{ $name }]: читается как { $used }
encoding-other = в CA стоит { $name }, но текст ей не соответствует: читается как { $used }
encoding-damaged = некоторые символы недопустимы в { $name }: показаны как �

## Game files

sgf-no-game = здесь нет записи партии: партия SGF начинается с `(;`
sgf-too-large = в одной партии больше { $most } узлов: разделите файл
sgf-too-many-values = в одной партии больше { $most } значений: разделите файл
sgf-text-outside = текст вне партии: пропущен
sgf-stray-parenthesis = `)` без `(`: не учтена
sgf-no-opening = нет `(` перед первым узлом: добавлена
sgf-not-closed = партия не закрыта: в конце нет `)`
sgf-game-in-game = внутри партии начинается другая: перед ней нет `)`
sgf-opening-before-node = `(` перед первым узлом: не учтена
sgf-no-semicolon = нет `;` перед первым свойством: добавлена
sgf-read-as = `{ $spelled }` читается как { $name }
sgf-between-variations = { $name } стоит между вариантами: не учтено
sgf-unescaped-bracket = `]` внутри { $name } не экранирована: принята за текст
sgf-value-not-closed = значение { $name } не закрыто: нет `]`
sgf-no-value = у `{ $name }` нет значения: пропущено
sgf-not-sgf = `{ $text }` — это не SGF: пропущено
more-of-the-same = другие такие же предупреждения не показаны
record-not-go = GM[{ $value }] — не го (го — это GM[1]): считаются только партии в го
record-size = SZ[{ $value }]: { $why }; исправьте или задайте размер через --size
record-other-size = партия на доске { $stated }, а не { $size }: уберите --size
record-second-move = второй ход в одном узле: тоже сделан
record-several-values = у хода несколько значений: сделаны все
record-two-colors = на { $vertex } выставлены оба цвета: остаётся последний камень
record-longer-variation = в варианте ходов: { $moves }, в основной линии: { $main }; считается основная линия
record-set-up-not-a-vertex = { $name }[{ $value }] — не пункт доски: пропущено
record-set-up-off-the-board = { $name }[{ $value }] частью вне доски: эта часть пропущена
record-too-many-set-up = слишком много расставленных камней: остальные пропущены
record-move-off-the-board = { $name }[{ $value }] вне доски { $size }: пропущено
record-read-as-pass = { $name }[{ $value }] читается как пас
record-move-not-a-vertex = { $name }[{ $value }] — не пункт доски: пропущено
record-on-top-of-stone = ход { $number } ({ $side-key ->
        [black] чёрные
       *[white] белые
    } { $vertex }) — на занятый пункт: { $replaced-key ->
        [black] чёрный
       *[white] белый
    } камень заменён, как в программах просмотра SGF
record-suicide = ход { $number } ({ $side-key ->
        [black] чёрные
       *[white] белые
    } { $vertex }) — самоубийство: { $stones ->
        [one] { $stones } камень снят
        [few] { $stones } камня снято
        [many] { $stones } камней снято
       *[other] { $stones } камня снято
    }
record-ko-retaken = ход { $number } ({ $side-key ->
        [black] чёрные
       *[white] белые
    } { $vertex }) нарушает правило ко: всё же сделан
record-not-in-first-node = место { $name } — в первом узле: всё же принято
record-stated-twice = { $name } указано дважды ({ $used } и { $other }): берётся первое
record-komi-unread = KM[{ $value }]: { $why }; коми берётся из профиля
record-komi-empty = KM[] пусто: коми берётся из профиля
record-size-missing = SZ нет, а все ходы в пределах { $lines } линий: если доска такая, укажите --size { $lines }
record-handicap-played = До первого хода белых чёрные ставят { $stones } { $stones ->
        [one] камень
        [few] камня
        [many] камней
       *[other] камня
    }, а HA нет: если это фора, укажите --handicap { $stones }
record-fox-komi-in-zi = KM[{ $value }] — в сотых долях цзы, как пишет Fox: { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
record-fox-komi-in-points = KM[{ $value }] — в сотых долях очка, как пишет Fox: { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
record-komi-too-large = KM[{ $value }] больше, чем вмещает доска; коми берётся из профиля
record-handicap-differs = HA[{ $value }], но расставлено { $stones } { $stones ->
        [one] камень
        [few] камня
        [many] камней
       *[other] камня
    }
record-handicap-unread = HA[{ $value }] — не число камней: считается без форы
record-handicap-too-large = HA[{ $value }] — больше камней, чем вмещает доска: считается без форы
record-handicap-missing = HA[{ $stones }], но камней форы нет, и начинают белые: камни пропущены, или форы не было. Считается, что её нет
record-marks-contradict = TB и TW отмечают одни и те же пункты за обеими сторонами: эти отметки не используются
record-handicap-found = HA нет, но до первого хода белых стоит { $stones } { $stones ->
        [one] чёрный камень
        [few] чёрных камня
        [many] чёрных камней
       *[other] чёрного камня
    }: фора { $stones }
diagram-second = вторая диаграмма: каждой диаграмме — свой файл
diagram-too-many-rows = больше { $most } рядов: это точно диаграмма?
diagram-no-game = здесь нет партии: ни записи SGF, ни рядов из . X O
diagram-other-width = в этом ряду { $points } { $points ->
        [one] пункт
        [few] пункта
        [many] пунктов
       *[other] пункта
    }, а в первом { $first }: исправьте ряд
diagram-all-dead = все камни — x или o, то есть мёртвые: живые пишите X и O
diagram-other-kind = файл { $format } shuzi не читает: сохраните его в SGF
diagram-too-wide = в ряду { $points } { $points ->
        [one] пункт
        [few] пункта
        [many] пунктов
       *[other] пункта
    }: линий на доске бывает не больше { $most }
diagram-not-a-stone = `{ $sign }` не подходит: ряды состоят из . X O (x и o — мёртвые камни)
diagram-other-size = диаграмма размером { $drawn }, а не { $size }: уберите --size

## Rule profiles

at-place = { $place }: { $what }
profile-unreadable = { $why }
profile-not-toml = { $why }: исправьте здесь TOML
profile-wrong-kind = { $key }: здесь { $found }, а нужно { $wanted }
profile-not-a-list = { $key } — это список строк: пишите { $key } = ["…"]
profile-not-a-count = значение { $key } должно быть целым числом от 0 до { $most }
profile-unknown-word-near = { $key }: значение `{ $text }` не годится; может быть, `{ $near }`? (одно из: { $words })
profile-unknown-word = { $key }: значение `{ $text }` не годится; нужно одно из: { $words }
profile-unknown-key-near = неизвестный ключ `{ $key }`: может быть, `{ $near }`?
profile-unknown-key = неизвестный ключ `{ $key }`: известны { $keys }
profile-too-many-points = { $key }: не больше { $most } очков
profile-not-half-points = значение { $key } должно быть кратно половине очка: { $points } не годится
profile-not-an-amount = { $key }: { $why }
profile-unknown-size-near = неизвестный размер доски `{ $text }`: может быть, `{ $near }`?
profile-unknown-size = неизвестный размер доски `{ $text }`: нужно число линий от 1 до { $most } или other
profile-extends-itself = { $round }: `extends` идёт по кругу
profile-extends-too-many = больше { $most } уровней `extends`: возьмите за основу профиль ближе к первому
profile-extends-broken = в { $name } ошибки: { $why }
profile-extends-nothing = { $why }
no-rules-near = нет правил с названием `{ $name }`: может быть, `{ $near }`?
no-rules = нет правил с названием `{ $name }`: см. `shuzi rules list`
toml-text = строка
toml-texts = список строк
toml-number = число
toml-points = число очков
toml-flag = true или false
toml-date = дата
toml-list = список
toml-table = таблица
toml-name = имя профиля
toml-ties = draw, black или white

## Dead stones

dead-not-a-vertex = --dead { $name }: { $why }
dead-no-stone = --dead { $name }: там нет камня
dead-everything = все камни отмечены мёртвыми: считать нечего
dead-no-stones = на доске нет камней: считать нечего
seki-not-a-vertex = --seki { $name }: { $why }
seki-not-in-seki = --seki { $name }: это не дыхательный пункт и не глаз в сэки
seki-no-group = --seki { $name }: там нет группы, у которой есть общие с соперником дыхательные пункты
seki-filled-twice = --seki { $name }: указан дважды с разными хозяевами: укажите один раз
dead-source-file = файл
dead-source-option = параметр
dead-source-auto = предложены shuzi: проверьте
dead-source-engine = движок
dead-source-player = отмечены вами
status-alive = живые
status-dead = мёртвые
status-seki = сэки
verdict-proven = { $status } (доказано)
verdict-read = { $status } (просчитано)
verdict-played = { $status } ({ $share } из 100 доигрываний)
verdict-open = { $status } (не решено: зависит от очереди хода или от ко)
verdict-capture = { $status } (не решено: можно взять; доиграйте)
verdict-unread = { $status } (не решено: слишком долго просчитывать; доиграйте или договоритесь)
verdict-border = { $status } (не решено: граница не закрыта; играйте дальше)
verdict-eyes = { $status } (не решено: ни двух глаз, ни сэки; проверьте камни вокруг)
verdict-seki-eye = { $status } (не решено: в глазу сэки; договоритесь, снимать ли)

## What a game is counted by

adjustment-not-half-points = { $points } не кратно половине очка
terms-unknown-rules = неизвестные правила RU[{ $rules }]: выберите правила через --rules (см. `shuzi rules list`)
terms-no-profile = { $why }
terms-broken-profile = { $why }
terms-no-komi = правила «{ $rules }» не задают коми для этой партии ({ $game }): укажите его через --komi
terms-not-half-points = { $what }: { $points }, это не кратно половине очка. Может быть, это в цзы? 3,75 цзы = 7,5 очка
terms-too-many-stones = фора в { $stones } { $stones ->
        [one] камень
        [few] камня
       *[other] камней
    } не помещается на доске { $size }
caution-compensation-in-komi = по этим правилам компенсация уже входит в коми ({ $komi }): она не добавляется
caution-komi-may-hold-compensation = фора { $stones } и коми { $komi }: некоторые программы включают компенсацию в KM; если и в этом файле так, добавьте --compensation none
caution-komi-in-zi = KM[{ $komi }] — видимо, в цзы: считается как { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
caution-large-komi = коми { $komi } бывает редко: проверьте его
caution-zero-komi = KM[0] в равной партии: некоторые программы пишут 0, если коми неизвестно
caution-not-area-scoring = по правилам «{ $rules }» считают не по площади: здесь дан счёт по площади, он может отличаться от их собственного (см. `shuzi compare`)
caution-last-move-rule = в правилах «{ $rules }» есть поправка за последний ход ({ $rule }): здесь она не учтена, а в `shuzi compare` учтена
caution-gogui-writes-goe = GoGui пишет RU[GOE] для китайских правил: если файл из GoGui, добавьте --rules chinese
totals-too-few = Чёрные { $black } + белые { $white } + незачётные { $non_scoring } = { $sum }: до { $points } пунктов доски не хватает { $missing }. Пересчитайте или поищите пустые пункты (незаполненный нейтральный, последний дыхательный пункт в сэки) и заполните их или введите как незачётные
totals-too-many = Чёрные { $black } + белые { $white } + незачётные { $non_scoring } = { $sum }: на { $extra } больше, чем пунктов на доске ({ $points }). Пересчитайте: возможно, на доске остался мёртвый камень или территория сосчитана дважды
open-border = граница не закрыта: { $places }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }
open-one-eye = группа без двух глаз: { $place }
open-dame = нейтральные пункты: { $places }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }

## Why rule sets differ

scoring-area = площадь
scoring-territory = территория
scoring-stone = камни
scoring-area-or-territory = площадь/территория
unknown-moves = ходы неизвестны, а с ними пленные, пасы и последний ход
unknown-set-up = файл начинается с расставленной позиции: что было взято до неё, неизвестно
difference-last-move = последний ход (P)
difference-handicap = фора (H)
difference-passes = пасы (Wz − Bz)
difference-seki = пункты в сэки
reason-last-stone = { $side } сделали последний ход (камень, ход { $number }), { $side-key ->
        [black] поэтому у чёрных на ход больше, чем у белых
       *[white] поэтому ходов у сторон поровну
    }.
reason-last-pass = { $side } сделали последний ход (пас, ход { $number }), { $side-key ->
        [black] поэтому у чёрных на ход больше, чем у белых
       *[white] поэтому ходов у сторон поровну
    }.
reason-last-move = { $side } сделали последний ход, { $side-key ->
        [black] поэтому у чёрных на ход больше, чем у белых
       *[white] поэтому ходов у сторон поровну
    }.
reason-last-move-unknown = Кто ходил последним, неизвестно: если чёрные, у них на очко больше.
reason-white-began = Первый ход сделали белые, поэтому они поставили на один камень больше.
reason-no-handicap = Камней форы нет.
reason-handicap = Первый из { $stones } камней форы — это первый ход чёрных; на остальные ({ $beyond }) белые не отвечали.
reason-other-handicap = Партия считается с форой { $stones }, которой в записанных ходах не видно: тогда счёт по площади и счёт с камнями за пас расходятся на компенсацию.
reason-passes-unknown = Пасы неизвестны; границы даны для случая, когда до конца никто не пасовал.
reason-no-passes = Пасов в записи нет; два паса в конце взаимно сократились бы.
reason-never-passed = { $side } ни разу не пасовали.
reason-passed = { $side } пасовали { $times } { $times ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    }.
reason-passed-at = { $times ->
        [one] Пас: { $side-key ->
            [black] чёрные
           *[white] белые
        }, ход { $moves }.
       *[other] Пасы: { $side-key ->
            [black] чёрные
           *[white] белые
        }, ходы { $moves }.
    }
reason-passed-from = { $side } пасовали { $times } { $times ->
        [one] раз
        [few] раза
        [many] раз
       *[other] раза
    }, впервые — ход { $first }.
reason-pass-is-a-stone-not-played = За каждый пас на доске одним камнем меньше.
reason-pass-not-recorded = Одна сторона сходила дважды подряд: пас не записан.
reason-no-seki = Пунктов в сэки нет.
reason-seki = При подсчёте по площади пункты в сэки считаются (чёрные { $black }, белые { $white }), при подсчёте по территории — нет.
reason-seki-filled = Из общих дыхательных пунктов чёрные заполняют { $black }, белые { $white }.
procedure-remove-dead = Снимите мёртвые камни и добавьте их к пленным.
procedure-remove-dead-without-seki = Снимите мёртвые камни и добавьте их к пленным. Пункты в сэки не считаются.
procedure-fill-teire = Сделайте защитные ходы, нужные после заполнения нейтральных пунктов (тэирэ): чёрные { $black }, белые { $white }.
procedure-fill-prisoners = Заполните территории пленными: чёрные камни — на территорию чёрных ({ $black }), белые — на территорию белых ({ $white }).
procedure-fill-pass-stones = Поставьте туда же камни за пас: чёрных { $black }, белых { $white }.
procedure-fill-pass-stones-white-last = Поставьте туда же камни за пас: чёрных { $black }, белых { $white } (один лишний, потому что белые пасуют последними).
procedure-make-rectangles = Переставьте камни внутри каждой территории так, чтобы вышли прямоугольники по десять пунктов.
procedure-add-komi = Прибавьте коми ({ $komi }) к очкам белых и сравните.
procedure-compare = Сравните.
note-one-sided = только { $side-key ->
        [black] чёрные
       *[white] белые
    } могут заполнить { $places } в сэки, поэтому это их очки
score-teire = когда нейтральные пункты заполнены, { $side-key ->
        [black] чёрным
       *[white] белым
    } нужно заполнить { $places }: это не территория
score-teire-open = { $dame } даёт очко тому, кто займёт его первым: если это { $other-key ->
        [black] чёрные
       *[white] белые
    }, { $side-key ->
        [black] чёрным
       *[white] белым
    } нужно заполнить { $point }
score-groups-unknown = группы, а с ними и налог на группы, неизвестны: нужна доска
score-white-passes-last = белые пасуют ещё раз: последними должны пасовать они
score-handicap-turns = пока чёрные ставили камни форы, ходов у белых было меньше на { $stones }: столько же камней белых считаются отданными
score-passes-unknown = пасы неизвестны: возможно, белые должны ещё одного пленного
score-late-passes-unknown = пасы после первых двух подряд неизвестны: они не учтены
score-prisoners-from-stones = пленные вычислены по камням на доске
score-prisoners-unknown = пленные неизвестны: если последними ходили чёрные, у них на очко меньше (считаем, что до конца никто не пасовал)
score-first-pass-unknown = неизвестно, кто пасовал первым и взял кнопку
score-last-stone-unknown = неизвестно, кто поставил последний камень
score-pass-stones-compensate = камни за пас уже возмещают камни форы сверх первого; при подсчёте по площади за них даётся { $points }

# A photograph of the board.

at-file = { $name }: { $what }
no-game-here = здесь нет партии
disagrees-also-dead = Сойдётся, если мёртв и { $place }.
disagrees-one-point = Не хватает одного очка: возможно, нейтральный пункт или поставленный камень.
disagrees-other-winner = Разница та же, но записан другой победитель.
disagrees-teire-kept = Сойдётся, если пункты, которые нужно заполнить ({ $places }), останутся территорией.
disagrees-unit = Одна из разниц в цзы, другая в очках.
disagrees-unmarked = Сойдётся, если { $place } останется на доске: возможно, этот камень не отметили мёртвым.
recorded-agrees = Записанный результат: { $recorded } (совпадает).
recorded-agrees-in-zi = Записанный результат: { $recorded } в цзы (совпадает: в очках { $result }).
recorded-contested = Записанный результат: { $recorded }. В файле указаны не все условия; по принятым здесь итог был бы { $result }, поэтому победителя пока нет. Укажите коми и правила, если знаете их.
recorded-differs = Записанный результат: { $recorded } (НЕ СОВПАДАЕТ: по подсчёту { $result }).
recorded-no-margin = Записанный результат: { $recorded } (без разницы в счёте).
recorded-not-comparable = Записанный результат: { $recorded } (проверить нельзя: для правил этой партии в файле не хватает данных).
recorded-not-understood = Записанный результат: { $recorded } (не распознан).
recorded-other-winner = Записанный результат: { $recorded } (без разницы в счёте; по доске { $result }).
usage-halves-differ = когда пункт делится пополам, обе суммы должны кончаться на ½
usage-no-shared-points = по правилам «{ $rules }» пункты не делятся: укажите целые суммы, а ничьи пункты — через --non-scoring
usage-nothing-to-score = считать нечего: укажите файлы партий или суммы через --black N
plan-add = поставить на { $to } камень из чаши
plan-lift = вернуть { $from } в чашу
plan-move = переставить { $from } на { $to } ({ $mark })
cli-dead-nothing = укажите камни, например B8, или auto либо none
cli-encoding-unknown = неизвестная кодировка: попробуйте gb18030 или big5
cli-not-in-range = введите целое число от { $least } до { $most }
cli-points-not-half = не кратно половине очка (3,75 цзы = 7,5 очка)
cli-points-too-many = слишком много для любой доски
cli-seki-point = пишите каждый пункт и кто его заполняет: E5=black, E5=white или E5=nobody
cli-use-one-of = возможны { $choices }
engine-missing = не указан
engine-failed = движок { $why }; взято предложение самой программы
engine-failed-marks = движок { $why }; взяты мёртвые камни, отмеченные в файле
