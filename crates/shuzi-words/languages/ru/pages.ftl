## A counted game

profile-title = { $title } ({ $name })
page-game = партия { $number }
page-players = { $black } (чёрные) — { $white } (белые)
page-kind = { $game } { $size }
page-uncertain = Под вопросом
page-seki = Сэки
page-note = Примечание: { $text }
page-nothing = ничего
points-value = { $points ->
        [0] нет
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
stones-value = { $stones } { $stones ->
        [one] камень
        [few] камня
        [many] камней
       *[other] камня
    }
compensation-value = { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } белым ({ $convention })
names-more = { $names } и ещё { $more }
dead-of-side = { $side-key ->
        [black] чёрные
       *[white] белые
    } { $count } ({ $names })
counted-names = { $count } ({ $names })
seki-fills = Чёрные заполняют { $black }; белые заполняют { $white }
page-needs = { $side }: для победы нужно { $needs }, есть { $total } — { $standing }.
page-needs-or-ties = { $side }: для победы нужно { $needs } ({ $tie } — ничья), есть { $total } — { $standing }.
standing-enough = ровно хватает
standing-spare = запас { $points }
standing-short = не хватает { $points }
page-left-out = Упрощённый половинный подсчёт не учитывает добавку при ничьей ({ $tie_breaker }). Без неё: { $shown }; точный итог: { $exact }.
page-left-out-level = Упрощённый половинный подсчёт не учитывает добавку при ничьей ({ $tie_breaker }): без неё поровну, поэтому выигрывают { $side-key ->
    [black] чёрные
   *[white] белые
}; точный итог: { $exact }.
page-same-board = Та же доска по площади: { $result }
page-by-area = По площади: { $result }; но по правилам «{ $rules }» считается не только площадь, а остальное здесь неизвестно: победителя пока нет.
page-shared = { $points ->
        [one] { $points } незачётный пункт делится пополам
        [few] { $points } незачётных пункта делятся пополам
        [many] { $points } незачётных пунктов делятся пополам
       *[other] { $points } незачётного пункта делятся пополам
    }: чёрные { $black }, белые { $white }.
cause-other-winner = другой победитель
cause-unit = цзы или очки
cause-teire-kept = тэирэ не вычтены
cause-unmarked = мёртвые не отмечены
cause-also-dead = больше мёртвых камней
cause-one-point = одно очко
cause-unknown = другая причина
unfinished-border = { $places }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }: закончена ли партия и все ли мёртвые камни отмечены?
unfinished-dame = { $places }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }: остаются пустыми и ничьи, если только оба не согласятся заполнить их по очереди.
page-one-side = Сосчитаны только { $side-key ->
        [black] чёрные
       *[white] белые
    }; остальная доска отнесена к другой стороне.
page-chains = Цепи
page-no-chains = оценки нет: мёртвые камни были заданы
heading-full = Полный
heading-half = Половинный
heading-simplified = Упрощённый
heading-key = Ключевые

## A game under every rule set

compare-own = Правила партии
compare-own-result = { $rules }: { $result }
compare-head-result = итог
compare-head-scoring = подсчёт
compare-head-rules = правила
compare-same-winner = По всем правилам победитель один.
compare-same-winner-known = По всем правилам, где победитель известен, он один и тот же.
compare-winners-differ = Правила, по которым победитель известен, расходятся; победитель по правилам самой партии неизвестен.
compare-other-winners = В { $many } из { $all } итогов побеждает не та сторона, что по правилам партии.
compare-other-winner = * побеждает не та сторона, что по правилам партии.
compare-rules-note = { $rules }: { $note }.
scoring-stone-taxed = камни + налог
result-unknown = неизвестно
result-or = { $least } или { $most }
range = от { $least } до { $most }
difference-title = Площадь и территория: перевес чёрных, с коми, без компенсации
difference-area = счёт по площади (Sc)
difference-territory = счёт по территории (Sj)
difference-apart = Sc − Sj
difference-accounted = Слагаемые дают в сумме эту разность.
difference-unknown = Объяснить разность нельзя: { $why }.
difference-not-accounted = Слагаемые не сходятся с разностью: в файле партии ошибка.
difference-check-agrees = Проверка, чёрные камни минус белые: на доске { $stones }; по пленным и пасам (Jasiek) { $prisoners }: сходится.
difference-check-disagrees = Проверка, чёрные камни минус белые: на доске { $stones }; по пленным и пасам (Jasiek) { $prisoners }: НЕ СХОДИТСЯ.
matrix-does-not-apply = Это равная партия с коми: компенсации и добавки при ничьей в ней нет.
matrix-title = Компенсация и добавка при ничьей
matrix-no-tie-breaker = без добавки
matrix-tie-breaker = добавка 0,5
procedure-japanese = Японский подсчёт
procedure-aga = Подсчёт AGA с камнями за пас
procedure-unknown = { $name }: пленные неизвестны.
procedure-title = { $name } (без компенсации)
procedure-both = Чёрные { $black }, белые { $white }
procedure-lead = Перевес чёрных: { $lead }.

## A plan of the physical count

plan-none = { $side }: переставлять нечего.
plan-summary = { $side }: план из { $handled } { $handled ->
        [one] шага
        [few] шагов
        [many] шагов
       *[other] шага
    } ({ $parts }); { $proof }.
plan-moved = переставить { $count }
plan-lifted = вернуть в чашу { $count }
plan-added = добавить из чаши { $count }
plan-minimum = короче не получится
plan-best-found = лучший из найденных, может быть и короче
plan-letters = A → a: камень переставляется (после 24-го камня буквы повторяются)
plan-before = Конечная позиция: мёртвые камни зачёркнуты, маленькие отмечают территорию.
plan-lifted-from = До: снимите камни с буквами; − возвращается в чашу; зачёркнутые мертвы.
plan-landed = После: куда их ставят; + взят из чаши.
words-said = { $name }: { $said } из { $all } сообщений
remarks-folded = Ещё таких: { $count }. { $what }
batch-summary = Сосчитано партий: { $games }, не удалось: { $unread }; с неясными камнями или границами: { $unsure }; расходятся с записанным: { $disagreeing } из { $recorded }.
batch-progress = партий: { $games }, в секунду: { $rate }
batch-left = осталось { $time }
plan-signs = - в чашу; + из чаши; . свободно; # незачётный
plan-vacant = Свободные
plan-stones = Камни
plan-total = Сумма
plan-unchanged = { $sum }, не изменилась.

## Handicap

handicap-case = { $size }, { $ranks } { $ranks ->
        [one] ранг
        [few] ранга
        [many] рангов
       *[other] ранга
    }, подсчёт: { $counting }
handicap-value = величина
handicap-stones = камни
handicap-free-moves = ходы форы
handicap-komi = коми
handicap-value-worked = { $ranks } ÷ { $factor } − ½ = { $value } (в камнях)
handicap-black-first = нет: чёрные ходят первыми
handicap-expected = ожидается
handicap-expected-worked = { $side } впереди в партии без коми: { $size } × { $worth } = { $points } (в очках)
handicap-komi-worked = ({ $free_moves } − { $taken }) × { $worth } = { $raw }, округлённо { $rounded }, + ½ = { $komi }
handicap-check = проверка
handicap-check-worked = { $free_moves } × { $worth } − { $outcome } − { $komi_taken } = { $left }
handicap-many = При разнице больше девяти рангов партия на 13×13 или 9×9 ровнее.
handicap-black-gets = значит, чёрные получают { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
handicap-only-komi = Коми — единственная поправка: компенсация не добавляется.

## Key numbers

keys-title = Ключевые числа, правила: { $rules }
keys-non-scoring = незачётных: { $points }
keys-needs = нужно
keys-ties = ничья
keys-needs-note = нужно: наименьшая сумма (свободные пункты + камни), при которой сторона выигрывает.
keys-ties-note = ничья: сумма, при которой партия кончается вничью.
keys-even = равная, коми { $komi }
keys-tie-breaker = добавка { $points }

## Files and engines

written = сохранено: { $name }
not-counted-yet = ещё не сосчитано
empty-sheet = сохранять нечего: сначала задайте коми
copied = скопировано: { $text }
all-names-taken = { $name } и 100 нумерованных копий уже есть
kept-in = сохранено в { $path }
settings-file = файл настроек: { $why }
not-saved = не удалось сохранить подсчёт: { $why }
not-copied = не удалось скопировать ({ $why })
colours-off = цвета отключены (NO_COLOR или --color never)
io-not-found = нет такого файла или папки
io-permission-denied = нет прав доступа
io-already-exists = уже существует
io-storage-full = диск заполнен
io-no-more-room = исчерпана дисковая квота
io-read-only = диск только для чтения
io-no-folder = часть пути — не папка
io-no-plain-file = это не обычный файл
io-too-large = больше { $most } МиБ
io-not-utf-8 = не UTF-8: сохраните как UTF-8
file-unreadable = не удалось прочитать ({ $why }): проверьте имя файла
folder-unreadable = не удалось прочитать ({ $why }): проверьте папку
file-exists = уже существует: выберите другое имя или добавьте --force
file-unwritable = не удалось записать ({ $why }): проверьте папку
file-too-large = больше { $most } МиБ: разделите сборник
file-is-a-folder = это папка: укажите файлы в ней
file-is-an-address = shuzi ничего не скачивает: сначала сохраните партию в файл
folder-of-games = это папка: добавьте -r, чтобы сосчитать партии в ней
folder-without-games = в этой папке нет файлов партий: проверьте её имя
archive-unreadable = архив повреждён: { $why }
archive-without-games = в этом архиве нет файлов .sgf: укажите архив с партиями (архивы внутри архивов не читаются)
profile-unreadable-file = не удалось прочитать: { $why }
other-games = открыта только первая партия; в файле есть ещё { $games }
unknown-rules-chosen = неизвестные правила RU[{ $rules }]: выберите правила в настройках
engine-start = не запускается ({ $why }): проверьте команду
engine-ended = остановился, не ответив на `{ $command }`
engine-complained = остановился с сообщением: { $said }
engine-slow = не ответил на `{ $command }` за { $seconds } с (--engine-seconds даст больше времени)
engine-refused = отклонил `{ $command }`: { $why }
engine-size = не может играть на { $size }: в GTP доски квадратные, до 25×25
engine-lie = назвал `{ $name }` мёртвым, но камня там нет
engine-asking = спрашиваю `{ $engine }`, какие камни мертвы (Ctrl-C — остановить)

## The command line

usage-no-terminal = нужен терминал: используйте `shuzi score` или `shuzi count --plain`
ended-count = остановлено сигналом; подсчёт сохранён
ended-unsaved = остановлено сигналом; подсчёт сохранить не удалось
ended-home = остановлено сигналом
ended-practice = остановлено сигналом; все ответы сохранены
ended-input = ввод кончился раньше итога: подсчёт не закончен
usage-no-paper = { $option } — для PDF и SVG, а не для { $format }
usage-no-folder = --recursive требует папку: shuzi score -r games
usage-only-with-file = только с файлом партии, не с суммами: { $options }
usage-nothing-to-compare = сравнивать нечего: укажите файлы партий или --black-territory и --white-territory
usage-stones-unknown = число камней неизвестно: добавьте --black-stones и --white-stones или пленных, пасы и --last-move
usage-not-the-board = эти числа не заполняют доску { $size } (ошибка в счёте или незачётный пункт): добавьте --black-stones и --white-stones
usage-too-many-points = в сумме это больше, чем пунктов ({ $all }) на доске { $size }: пересчитайте
usage-too-many-for-board = камней форы или незачётных пунктов больше, чем пунктов на доске { $size }
usage-no-factor = в системе Jewdan нет коэффициента для { $size }: укажите через --factor, скольких рангов стоит один камень
usage-factor-not-positive = --factor должен быть больше нуля
usage-no-format = неизвестный формат .{ $ending }: возьмите .txt .md .csv .json .html .svg .pdf или .sgf или добавьте --format
usage-not-in-format = это нельзя записать как { $format }: возможны { $formats }
usage-pdf-on-terminal = PDF нельзя вывести на терминал: добавьте --output ФАЙЛ.pdf
usage-resume-format = для --resume нужен несжатый файл, по одному итогу в строке: добавьте -o ФАЙЛ.json или ФАЙЛ.csv
usage-errors-in-output = --errors-to и -o указывают на один файл: задайте разные
not-resumable = это не вывод прежнего запуска: выберите другой файл или уберите --resume
resume-not-found = последней партии ({ $game }) нет среди этих файлов: укажите те же файлы, что и раньше
usage-no-lesson = нет урока --lesson { $name }: см. `shuzi practise --list`
usage-profile-name = `{ $name }` не годится как имя профиля: нужны латинские буквы, цифры и -
usage-rules = --rules { $why }
profile-exists = { $path } уже существует: правьте его или выберите другое имя
no-games-in-folder = здесь нет законченных партий SGF: выберите другую папку
no-home = нет домашней папки: задайте HOME или SHUZI_CONFIG_DIR, SHUZI_DATA_DIR и SHUZI_STATE_DIR
not-an-attempt = это не запись тренировки: пропущено
attempt-not-kept = не удалось записать ({ $why })
fonts-lack = во встроенных шрифтах нет этих знаков: { $missing }
layout-too-wide = на этой бумаге не прочесть: возьмите бумагу больше, одну сторону или меньше столбцов
layout-no-card = на карточке обе стороны и нет выбора незачётных пунктов: уберите --side и --non-scoring или возьмите --layout referee
config-not-toml = { $why }: см. `shuzi --print-config`
config-language = неизвестный язык `{ $code }`: возможны de, en, es, fr, ja, ko, ru, zh, zh-Hant или auto
state-set-aside = незаконченный подсчёт другой версии перенесён в { $path }
path-config = настройки
path-rules = правила
path-history = история
path-log = журнал
path-state = состояние
check-ok = { $name }: всё верно
show-komi = { $kind }: коми { $komi }; добавка при ничьей { $tie_breaker }; { $ties }
show-not-set = не задано
show-ties-draw = равный счёт — ничья
show-ties-side = при равном счёте выигрывают { $side-key ->
        [black] чёрные
       *[white] белые
    }
show-compensation = компенсация { $points } (начиная с { $from } { $from ->
        [one] камня
        [few] камней
        [many] камней
       *[other] камня
    })
show-no-compensation = компенсации нет
show-note = примечание: { $text }
show-source = источник: { $text }

## A profile to begin with

template-own = Ваши собственные правила. Что здесь не задано, берётся из `{ $from }`.
template-check = `shuzi rules check` ищет ошибки; `shuzi rules show { $from }` показывает все ключи.
template-aliases = что стоит в RU в файлах партий
template-points = n, n-1 или none

## The settings file

config-intro = Настройки shuzi. В каждой строке ниже стоит значение по умолчанию: чтобы изменить его, уберите #.
config-paths = `shuzi paths` показывает место этого файла; параметры командной строки важнее него.
config-theme = Цветовая тема: wood, dark, light, colour-blind (синий и оранжевый), mono.
config-no-color = NO_COLOR или `--color never` отключает цвета (mono).
config-glyphs = Знаки на доске: unicode (кружки), wide (⚫ ⚪, для терминалов, где ● шириной в два столбца), letters (X и O на линиях), ascii (X и O на точках). Нажмите `a` в программе, чтобы увидеть, какие из них стоят ровно.
config-mouse = Отмечает ли щелчок мыши камни (M переключает). Если выключено, мышь, как обычно, выделяет текст.
config-motion = Считает ли первый экран партию сам, пока не нажата клавиша.
config-lang = Язык: de, en, es, fr, ja, ko, ru, zh, zh-Hant; auto — как в LANG.
config-keys = Клавиши: название действия и одна или несколько клавиш, для всех экранов, где оно есть. `:` во время подсчёта показывает действия.
config-rules = Правила на случай, когда они не заданы ни параметром, ни файлом партии: см. `shuzi rules list`.
usage-one-game = { $format } вмещает одну партию: укажите одну или возьмите другой формат
usage-no-pictures = неизвестно, показывает ли этот терминал изображения: укажите --board blocks
usage-no-tls = эта программа собрана без шифрования: установите её с `--features tls` или уберите --tls
state-unreadable = незаконченный подсчёт не удалось прочитать; он перенесён в { $path }

## The counts done

log-title = Прошлые подсчёты
log-when = Когда
log-what = Партия
log-result = Итог
log-rules = Правила
log-rests-on = Основание
log-rules-komi = { $rules }, коми { $komi }
log-table = доска { $size }
log-board = по доске
log-both-sides = обе стороны
log-one-side = одна сторона
log-territory = обе территории
not-a-count = это не подсчёт
file-changed = файл изменился с начала этого подсчёта: откройте его заново
count-not-listed = не удалось добавить подсчёт в журнал: { $why }

# A photograph of the board.
usage-no-picture = нет изображения: укажите его файл
usage-dead-one-game = --dead и --seki относятся к одной партии: укажите один файл или уберите их
usage-one-picture = для -o нужно ровно одно изображение

request-unreadable = неверный запрос JSON: { $why }
request-value = `{ $name }`: { $why }
request-no-record = партия не указана: поместите её в `record`
request-no-game = в файле нет партии { $number }
request-more-games = в файле несколько партий; взята первая: другую укажите в `game`
request-many-profiles = больше { $most } профилей в одном запросе
result-not-known = в файле не хватает данных, чтобы определить итог по этим правилам
words-missing = нет сообщения `{ $id }`
words-unknown = неизвестное сообщение `{ $id }`: исправьте имя или удалите
words-other-values = в `{ $id }` не те переменные, что в английском: нужны { $values }
words-not-fluent = неверная запись Fluent: { $why }
words-changed = `{ $id }` переведено с английского текста, который изменился: проверьте
words-too-wide = `{ $id }` занимает { $columns } столбцов: помещается не больше { $most }
keys-unknown-key = неизвестная клавиша `{ $text }`: пишите знак, Ctrl-X или название, например Enter, Tab, Space, PgUp или Left
keys-unknown-action = неизвестное действие `{ $name }`: может быть, `{ $like }`?
keys-none = у `{ $name }` нет клавиши: задайте её или уберите строку
keys-taken = `{ $key }` на том же экране уже занята (`{ $by }`) и не может значить `{ $name }`
keys-typed = `{ $key }` нужна для ввода чисел или позиций: выберите другую клавишу
keys-fixed = `{ $key }` изменить нельзя: выберите другую клавишу
picture-heic = HEIC и AVIF не поддерживаются: нужен JPEG (iPhone: Настройки > Камера > Форматы > Наиболее совместимый)
picture-too-large = { $width ->
    [0] слишком много пикселей: уменьшите изображение
   *[other] { $width } × { $height } пикселей, больше { $most } млн: уменьшите изображение
}
    .phone = Снимок слишком велик: снимите с меньшим разрешением.
picture-torn = файл изображения неполон: пришлите его ещё раз
picture-broken = файл изображения повреждён: пришлите его ещё раз
photo-no-picture = { $why }
photo-not-a-picture = это не изображение: нужен JPEG, PNG или WebP
photo-no-board = доска не найдена: снимите её сверху и целиком или укажите углы через --corners
    .phone = Доска не найдена: снимите её сверху целиком, со всеми краями.
photo-faint = линии доски плохо видны
photo-more-lines = похоже, на доске больше { $lines } линий
photo-unusual = на снимке видно линий: { $lines }. Снимите доску целиком или, если больше линий нет, задайте --size { $lines }
    .phone = На снимке видно линий: { $lines }. Если на доске их больше, снимите её целиком.
photo-cut = { $edge ->
    [top] верхний край доски не попал в кадр
    [right] правый край доски не попал в кадр
    [bottom] нижний край доски не попал в кадр
   *[left] левый край доски не попал в кадр
}
photo-low = камера была всего под углом { $degrees }° к столу: держите её выше
photo-one-color = все камни прочитаны как камни одного цвета
photo-several = на снимке есть ещё одна доска: снимите только одну или укажите её углы через --corners
    .phone = На снимке есть ещё одна доска: снимите только одну.
photo-small = доска на снимке мелкая: подойдите ближе
photo-look-over = Проверьте перед подсчётом: { $why }.
photo-open-it = сначала проверьте на экране, `shuzi ФАЙЛ`: { $why }
photo-doubtful = { $points } { $points ->
        [one] пункт
        [few] пункта
        [many] пунктов
       *[other] пункта
    } под вопросом: { $names }
photo-stones = Чёрных камней: { $black }. Белых камней: { $white }.
photo-only-stones = На фотографии нет ни пленных, ни ходов: для правил с подсчётом по территории добавьте пленных сами.
photo-size = доски на фотографиях квадратные, от 5 до 25 линий: { $size } не подходит
photo-not-same = здесь не та позиция, что на других снимках: уберите этот снимок или --same
photo-corners = доски с такими углами нет: укажите четыре точки по часовой стрелке от левого верхнего угла
