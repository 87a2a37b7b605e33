# The screen that waits for phones.
phone-title = Снимите доску телефоном
phone-scan = Наведите камеру телефона на код и откройте предложенную страницу. Устанавливать ничего не нужно.
phone-no-code = Введите этот адрес в браузере телефона. В окне побольше здесь появится код.
phone-network = Сеть: { $name }
phone-network-of = Сеть: { $name } ({ $at } из { $all }; ← → другая)
phone-plain = Телефон должен быть в этой сети. Соединение не зашифровано: его могут прочесть другие в этой сети.
phone-encrypted = Телефон должен быть в этой сети. Соединение зашифровано. Телефон предупредит, что оно не защищено: сертификат выдал сам этот компьютер. Нажмите «Дополнительные» или «Подробнее» и продолжайте, если отпечаток (SHA-256) начинается с { $begin }.
phone-fingerprint = Отпечаток: { $begin }
phone-met = Страница открыта на телефоне.
phone-overdue = Телефона пока нет. Чаще всего он в другой сети (мобильный интернет или другой Wi-Fi), это гостевая сеть, которая разделяет устройства, или брандмауэр закрывает порт { $port }. Поможет точка доступа на телефоне: включите её, подключите к ней этот компьютер и нажмите f ещё раз.
phone-overdue-short = Телефона пока нет. Он в этой сети? Поможет его точка доступа: подключите к ней компьютер и нажмите f.
phone-no-network = сети нет: подключитесь к Wi-Fi или к точке доступа телефона и нажмите f ещё раз
phone-not-served = не удаётся показать страницу телефонам: { $why }
phone-no-tls = процессор этого компьютера не может шифровать страницу: уберите --tls
phone-waiting = { $boards ->
        [one] Ждёт { $boards } доска
        [few] Ждут { $boards } доски
        [many] Ждут { $boards } досок
       *[other] Ждут { $boards } доски
    }
phone-boards-wait = { $boards ->
        [one] Ещё ждёт { $boards } доска: Enter считает её, Esc отбрасывает.
        [few] Ещё ждут { $boards } доски: Enter считает следующую, Esc отбрасывает их.
        [many] Ещё ждут { $boards } досок: Enter считает следующую, Esc отбрасывает их.
       *[other] Ещё ждут { $boards } доски: Enter считает следующую, Esc отбрасывает их.
    }
phone-doubts = { $points ->
        [0] сомнений нет
        [one] { $points } сомнение
        [few] { $points } сомнения
        [many] { $points } сомнений
       *[other] { $points } сомнения
    }

# The page on the phone.
phone-page-title = Подсчёт доски
phone-photograph = Снять доску
phone-next-board = Снять следующую доску
phone-again = Снять ещё раз
phone-choose = Выбрать снимок
phone-send = Отправить
phone-reading = Читаю доску …
phone-how = Прямо сверху, доска в кадре целиком.
phone-not-read = { $why }. Попробуйте ещё раз.
phone-too-many = Уже ждут { $boards } досок: сначала подсчитайте несколько из них, потом отправьте эту снова.
phone-photograph-alt = Фотография
phone-to-settle = { $points ->
        [0] Доска такая?
        [one] Уточните { $points } пункт
        [few] Уточните { $points } пункта
        [many] Уточните { $points } пунктов
       *[other] Уточните { $points } пункта
    }
phone-point-empty = пусто
phone-point-doubtful = под сомнением
phone-point-dead = { $side }, мёртвый
phone-count-it = Всё верно: считать
phone-count-as-read = Всё как показано: считать
phone-undo = Отменить
phone-turn = Повернуть
phone-tap-points = Коснитесь неверного пункта: чёрный, белый, пусто.
phone-compare-again = Вы сверили всю доску? Тогда нажмите кнопку ещё раз.
phone-dead-title = Какие камни мертвы?
phone-dead-how = Перечёркнутые камни мертвы. Коснитесь цепи, чтобы изменить это.
phone-agree = Мы согласны: результат
phone-result-tap = Коснитесь цепи, чтобы изменить, мертва ли она.
phone-working = Сумма
phone-elsewhere = На компьютере: { $step }
phone-to-result = Сразу к результату
phone-queued = { $boards ->
        [0] Эта доска следующая
        [one] Перед этой { $boards } доска
        [few] Перед этой { $boards } доски
        [many] Перед этой { $boards } досок
       *[other] Перед этой { $boards } доски
    }
phone-put-away = Этой доски уже нет на экране
