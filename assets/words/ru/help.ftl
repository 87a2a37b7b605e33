## The program and its commands

cli-about = Подсчёт законченной партии го шаг за шагом китайскими методами.
cli-about-long = `shuzi FILE` открывает партию (SGF или текстовую диаграмму из . X O) и ведёт вас через подсчёт; просто `shuzi` считает партию на настоящей доске. `shuzi score FILE` печатает итог, ничего не спрашивая.
cli-count = Считать шаг за шагом.
cli-score = Сосчитать партии, ничего не спрашивая, и напечатать весь расчёт.
cli-reshape = Составить план подсчёта на доске: какие камни переставить, снять и добавить, чтобы их было как можно меньше.
cli-compare = Сосчитать партию по всем правилам и объяснить расхождения.
cli-keys = Напечатать таблицу ключевых чисел.
cli-handicap = Предложить камни форы и коми для разницы в рангах.
cli-practise = Тренировать подсчёт: ключевые числа, разница в счёте, территории, мёртвые камни, целые партии.
cli-practise-stats = Показать точность и скорость по упражнениям, начиная с самых слабых.
cli-log = Список сделанных подсчётов, новые сверху.
cli-log-csv = Печатать CSV.
cli-rules = Показать, проверить или создать профили правил.
cli-rules-list = Список всех профилей.
cli-rules-show = Показать профиль и его источники.
cli-rules-check = Проверить файлы профилей на ошибки.
cli-rules-new = Создать собственный профиль, чтобы править его.
cli-gtp = Отвечать по протоколу Go Text Protocol программам, которым нужен счёт.
cli-paths = Показать, где shuzi хранит свои файлы.
cli-completions = Напечатать сценарий автодополнения для оболочки.
cli-man = Напечатать страницу руководства.
cli-man-output = Записать страницы всех команд в эту папку.
cli-help = Напечатать эту страницу или страницу команды.

## Headings

cli-usage = Использование:
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры
cli-game-options = Параметры партии
cli-display-options = Параметры вывода
cli-printing = Печать
cli-without-a-board = Без доски или с доской, у которой нет записи ходов

## Arguments and options

cli-arg-file = Файл партии или фотография.
cli-arg-files = Файлы партий (SGF, текстовые диаграммы, фотографии); - читает стандартный ввод.
cli-arg-print_config = Напечатать файл настроек по умолчанию.
cli-arg-help = Напечатать справку.
cli-arg-version = Напечатать версию.
cli-arg-lang = Язык: de, en, es, fr, ja, ko, ru, zh, zh-Hant.
cli-arg-json = Печатать JSON, по объекту на партию и строку.
cli-arg-format = Формат вывода (по умолчанию text или тип файла из --output).
cli-arg-output = Записать в этот файл, а не в стандартный вывод.
cli-arg-force = Перезаписать файл, если он есть.
cli-arg-rules = Профиль правил, по имени (`shuzi rules list`) или по пути.
cli-arg-size = Размер доски: 19 или 9x13.
cli-arg-komi = Коми в очках: 7.5 или 7½.
cli-arg-tie_breaker = Добавка против ничьей в очках или none.
cli-arg-handicap = Камни форы.
cli-arg-compensation = Компенсация белым за n камней форы: n, n-1 или none.
cli-arg-side = Какую сторону считать: black или white.
cli-arg-method = Метод подсчёта: full, half, simplified или key.
cli-arg-dead = Мёртвые камни: auto, none или по одному камню каждой мёртвой цепи (по умолчанию — отмеченные в файле, иначе auto).
cli-arg-seki = Кто заполняет пункты сэки, если не по очереди: E5=black,F5=nobody.
cli-arg-engine = Движок GTP, у которого спросить, какие камни мертвы, например `gnugo --mode gtp`.
cli-arg-engine_seconds = Сколько секунд ждать каждого ответа движка (по умолчанию 60).
cli-arg-with_tie_breaker = Оставить добавку против ничьей в упрощённом половинном подсчёте.
cli-arg-encoding = Кодировка файла партии, если она определена неверно.
cli-arg-ascii = Рисовать знаками ASCII, для терминалов, где ● слишком широк.
cli-arg-glyphs = Знаки на доске: unicode, letters, wide или ascii.
cli-arg-theme = Цветовая тема: wood, dark, light, colour-blind или mono.
cli-arg-board = Как рисовать доску: auto, pixels, blocks (крупные камни) или glyphs (один знак на камень) (по умолчанию auto: pixels, если терминал показывает картинки).
cli-arg-color = Когда использовать цвета: auto, always или never (по умолчанию auto, с учётом `NO_COLOR`).
cli-arg-config = Файл настроек.
cli-arg-plain = Простой текст, строка за строкой, для программ экранного чтения и каналов.
cli-arg-shell = Оболочка: bash, elvish, fish, powershell или zsh.
cli-count-file = Файл партии или фотография; без них считается настоящая доска.
cli-score-black = Сумма чёрных (свободные пункты + камни), без доски.
cli-score-white = Сумма белых, без доски.
cli-score-non_scoring = Незачётные пункты, когда даны только суммы (на доске они находятся сами).
cli-score-chains = Показать оценку каждой цепи и её основание, когда мёртвые камни предлагает shuzi.
cli-reshape-json = Печатать JSON, по объекту на план и строку.
cli-reshape-style = Прямоугольники по десять и двадцать (tens, по умолчанию) или любого размера, но как можно меньше (rectangles).
cli-compare-black_territory = Территория чёрных (свободные пункты).
cli-compare-white_territory = Территория белых (свободные пункты).
cli-compare-black_stones = Живые камни чёрных (иначе вычисляются по пленным, пасам и последнему ходу).
cli-compare-white_stones = Живые камни белых.
cli-compare-black_prisoners = Потерянные чёрные камни (взятые или мёртвые); с FILE — взятые за игру: мёртвые из файла добавляются.
cli-compare-white_prisoners = То же для белых камней.
cli-compare-black_passes = Сколько раз пасовали чёрные.
cli-compare-white_passes = Сколько раз пасовали белые.
cli-compare-last_move = Кто ходил последним, считая пас за ход: black или white.
cli-keys-size = Размеры доски (по умолчанию 9, 13 и 19).
cli-keys-komi = Коми равных партий или, с --handicap, всех партий (по умолчанию из профиля).
cli-keys-tie_breaker = Добавка против ничьей или none (по умолчанию из профиля).
cli-keys-handicap = Фора: 0 — равная партия, 1 — партия без коми (по умолчанию от 0 до 9).
cli-keys-compensation = Компенсация белым за n камней форы: n, n-1 или none (по умолчанию из профиля).
cli-keys-non_scoring = Число незачётных пунктов (по умолчанию 0).
cli-keys-side = Показать только эту сторону: black или white.
cli-keys-json = То же, что --format json.
cli-handicap-json = То же, что --format json.
cli-arg-layout = Макет PDF и SVG: wall (по умолчанию, на стену), card (A6, четыре на лист, с метками реза) или wallet (с банковскую карту, десять на лист).
cli-arg-paper = Формат бумаги для PDF и SVG: a3, a4 (по умолчанию), a5, a6, letter или legal.
cli-arg-club = Название клуба, которое печатается на листе.
cli-arg-date = Дата или что-то ещё, что печатается рядом.
cli-handicap-ranks = Разница в рангах, можно с половиной (7.5); без неё печатается вся таблица.
cli-handicap-black = Ранг чёрных (12k, 3d) или рейтинг EGF (1850) или AGA (-4.5); вместе с --white.
cli-handicap-white = Ранг или рейтинг белых.
cli-handicap-size = Размеры доски (по умолчанию 19, для таблицы — 19, 13 и 9).
cli-handicap-factor = Рангов на камень форы, для досок, которых нет в системе: 2.5, 5/2.
cli-handicap-counting = Подсчёт: area (по площади, 14 очков за камень, по умолчанию) или territory (по территории, 12 очков за камень).
cli-handicap-table = Напечатать всю таблицу.
cli-practise-drill = Сразу начать это упражнение (по умолчанию на терминале — меню, иначе все упражнения подряд).
cli-practise-lesson = Сразу начать этот урок, с места, где вы остановились.
cli-practise-whole = Сразу целая партия 19×19 на время, по этапам.
cli-practise-placement = По одному вопросу из урока, чтобы пропустить известное.
cli-practise-level = Трудность: 1 (по умолчанию), 2 или 3.
cli-practise-count = Число вопросов (по умолчанию 10).
cli-practise-seed = Начальное число для случайного выбора, чтобы повторить те же вопросы; без него сначала идут вопросы, где вы ошиблись.
cli-practise-timer = Сколько секунд на вопрос.
cli-practise-games = Папка законченных партий, откуда брать позиции (по умолчанию встроенные).
cli-practise-plain = Простой текст, строка за строкой (по умолчанию, если нет терминала).
cli-practise-list = Список упражнений и уроков.
cli-practise-stats-json = Печатать JSON.
cli-practise-stats-csv = Печатать все попытки через запятую (CSV).
cli-rules-show-name = Имя профиля или путь к его файлу.
cli-rules-check-paths = Какие файлы проверить.
cli-rules-new-name = Имя нового профиля.
cli-rules-new-from = Профиль, от которого отталкиваться (по умолчанию chinese).

## Mistakes on the command line

cli-error = { $what }: см. `{ $help }`
cli-error-unknown = неизвестный аргумент `{ $argument }`
cli-error-unknown-near = неизвестный аргумент `{ $argument }` (может быть, `{ $near }`?)
cli-error-unknown-command = неизвестная команда `{ $argument }`
cli-error-unknown-command-near = неизвестная команда `{ $argument }` (может быть, `{ $near }`?)
cli-error-no-command = не указана команда
cli-error-no-value = `{ $argument }` требует значения
cli-error-value = { $argument } `{ $value }`: { $why }
cli-error-choice = { $argument } `{ $value }`: возможны { $choices }
cli-error-plain-value = { $argument } `{ $value }`: здесь недопустимо
cli-error-conflict = { $argument } нельзя использовать вместе с { $other }
cli-error-twice = { $argument } указан дважды
cli-error-missing = нужно указать { $arguments }
cli-error-other = неверное использование
cli-not-in-range = введите целое число от { $least } до { $most }
cli-number-range = нужно целое число от { $least } до { $most }
cli-encoding-unknown = неизвестная кодировка: попробуйте gb18030 или big5
cli-points-not-half = не кратно половине очка (3,75 цзы = 7,5 очка)
cli-points-too-many = слишком много для любой доски
cli-use-one-of = возможны { $choices }
cli-choose-language = возможны de, en, es, fr, ja, ko, ru, zh, zh-Hant
cli-seki-point = пишите каждый пункт и кто его заполняет: E5=black, E5=white или E5=nobody
cli-total-negative = не может быть отрицательным
cli-choose-level = уровень — от { $least } до { $most }

# A photograph of the board.
cli-photo = Прочитать позицию с фотографии или снимка экрана.
cli-photo-files = Картинки (JPEG, PNG или WebP); - читает стандартный ввод.
cli-photo-size = Число линий, если их не 9, 13 и не 19 или они прочитаны неверно.
cli-photo-corners = Углы доски на картинке как x,y,x,y,x,y,x,y, по часовой стрелке от левого верхнего.
cli-photo-sgf = Печатать SGF.
cli-photo-json = Печатать JSON, по объекту на картинку и строку.
cli-photo-watch = Ждать появления картинок в папке и открывать их.
cli-corners = укажите четыре угла восемью числами, например 20,30,600,25,610,620,15,615
cli-photo-camera = Снять картинку камерой (через ffmpeg или rpicam-still); для другой камеры назовите устройство, например /dev/video2.
