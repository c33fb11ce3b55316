## The frame
web-skip = К содержанию
web-home = На главную
web-menu = Меню
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-loading = Минутку…
web-nothing = ничего
web-nowhere = По этому адресу ничего нет.
web-try-again = Попробовать ещё раз
web-reload = Перезагрузить
web-later = Позже
web-update = Готова новая версия.
web-update-take = Обновить
web-copy = Копировать
web-copied = Скопировано
web-share = Поделиться
web-link-copied = Ссылка скопирована.
web-usual = по умолчанию

## Home
web-hero = Присаживайтесь!
web-hero-text = Четыре настольные игры: с друзьями вдалеке, с друзьями у этого экрана или с ботами, которые не подглядывают.
web-new-table = Новый стол
web-join-link = Войти по ссылке
web-join-paste = Вставьте ссылку, которую вам дали
web-join-wrong = Это не ссылка на стол.
web-bring-help = Или принесите партию, которую начали без сервера и сохранили в файл:
web-brought = Эта партия началась в браузере, без сервера. Тот, кто её принёс, мог видеть все карты, и в результаты она никому не засчитывается.
web-join = Войти
web-join-title = Войти
web-invited = Вас пригласили за стол
web-sit-down = Сесть за стол
web-your-name = Ваше имя
web-games = Игры
web-play-now = Играть
web-pages = Страницы
web-play = Играть
web-learn = Обучение
web-table-short = Новый стол
web-soon = скоро будет
web-minutes = { $count } мин
web-open-tables = Открытые столы
web-finished = Законченные партии
web-no-open = Открытых столов сейчас нет.
web-your-turn = Ваш ход
web-phase-playing = Идёт игра
web-phase-paused = Пауза
web-phase-over = Окончена
web-seated = занято мест: { $seated } из { $seats }
web-play-on = Играть дальше
web-watch = Смотреть
web-look-end = Итог
web-game-raj = Радж
web-game-formula_e = Формула E
web-game-elephant_rally = Слоновье ралли
web-game-totem = Тотем
web-game-raj-feel = Тайные ставки. Равные взаимно уничтожаются.
web-game-formula_e-feel = Круг по городу, а на дороге коровы.
web-game-elephant_rally-feel = Каждый раз новый трек. Осторожно, река!
web-game-totem-feel = Кубики, шестиугольники и линия, которую нельзя рвать.

## A new table, and one that gathers
web-game-facts = От { $fewest } до { $most } игроков, около { $minutes } минут.
web-no-game = Здесь нет игры «{ $game }».
web-seats = Места
web-seats-help = Вы, друг по ссылке, друг у этого экрана или бот.
web-seat-n = Кто займёт место { $seat }
web-seat-me = Я
web-seat-screen = Друг у этого экрана
web-seat-invitation = Друг по ссылке
web-seat-open = Кто угодно
web-seat-invited = Ждём гостя
web-seat-bot = Бот
web-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
web-bot = бот
web-add-seat = Добавить место
web-remove-seat = Убрать место { $seat }
web-level = Уровень бота
web-level-random = наугад
web-level-easy = лёгкий
web-level-medium = средний
web-level-hard = сильный
web-level-expert = мастер
web-name = Имя
web-colour = Цвет
web-colour-any = любой цвет
web-colour-ruby = красный
web-colour-indigo = синий
web-colour-marigold = жёлтый
web-colour-parrot = зелёный
web-colour-lotus = розовый
web-colour-night = чёрный
web-start-now-help = Все места заняты: игра начнётся сразу.
web-create-help = Стол будет ждать гостей; вы получите ссылки для них.
web-more-options = Другие настройки
web-options = Настройки партии
web-clock = Время
web-clock-none = без часов
web-clock-quick = быстро
web-clock-relaxed = спокойно
web-clock-daily = ход в день
web-clock-week = ход за неделю
web-clock-days = ход за три дня
web-clock-none-help = Каждый думает сколько хочет.
web-clock-quick-help = Чтобы сыграть в один присест.
web-clock-relaxed-help = Есть время подумать и налить чаю.
web-clock-daily-help = Партия на несколько дней.
web-clock-week-help = Как игра по переписке: неделя на каждый ход.
web-clock-days-help = Для занятых людей: три дня на каждый ход.
web-watching = Кто может смотреть
web-watching-welcome = Все, у кого есть ссылка
web-watching-delayed = Все со ссылкой, с опозданием в две минуты
web-watching-refused = Никто
web-listed = Показать среди открытых столов
web-listed-help = Тогда незнакомцы смогут занять свободные места.
web-start-now = Начать игру
web-create = Открыть стол
web-option-raj-tie_rule = Наибольший счёт у нескольких
web-option-raj-tie_rule-cancel = они взаимно исключаются
web-option-raj-tie_rule-mouse = решает лучшая мышь
web-option-raj-open_history = Сыгранные карты
web-option-raj-open_history-off = видна только последняя
web-option-raj-open_history-on = видны все
web-option-raj-payoff = Что важно в исследовании
web-option-raj-payoff-win = победа
web-option-raj-payoff-points = очки
web-option-raj-deck = Карты
web-option-totem-turn_limit = Предел ходов
web-option-elephant_rally-circuit = Трек
web-option-elephant_rally-circuit-first = Первый трек
web-option-elephant_rally-circuit-1 = Трек 1
web-option-elephant_rally-circuit-2 = Трек 2
web-option-elephant_rally-circuit-3 = Трек 3
web-option-elephant_rally-circuit-4 = Трек 4
web-option-elephant_rally-circuit-5 = Трек 5
web-option-elephant_rally-circuit-6 = Трек 6
web-circuit-random = Случайный
web-option-elephant_rally-cow_steps = Куда вести коров
web-option-elephant_rally-cow_steps-along = вперёд и назад
web-option-elephant_rally-cow_steps-any = и вбок тоже
web-option-elephant_rally-halting = Остановка перед водой
web-option-elephant_rally-halting-lane = где вода прямо впереди
web-option-elephant_rally-halting-column = на любой дорожке ряда перед ней
web-option-elephant_rally-banana = Карты бананового дерева
web-option-elephant_rally-banana-now = сразу
web-option-elephant_rally-banana-end = в конце хода
web-option-elephant_rally-carpet_finish = Ковёр-самолёт за финишную черту
web-option-elephant_rally-carpet_finish-on = приносит победу
web-option-elephant_rally-carpet_finish-off = нельзя
web-option-elephant_rally-mud = Какие карты выводят из грязи
web-option-elephant_rally-mud-more = больше её числа
web-option-elephant_rally-mud-letter = все, кроме красных
web-option-elephant_rally-tiger_window = Что называют до ответа тигров
web-option-elephant_rally-tiger_window-plan = всё, что сделает карта
web-option-elephant_rally-tiger_window-card = только цель
web-option-elephant_rally-windows = Когда спрашивать о тиграх
web-option-elephant_rally-windows-needed = если карта что-то меняет
web-option-elephant_rally-windows-always = всегда
web-option-elephant_rally-layout = Коровы и норы
web-option-elephant_rally-deck = Карты
web-option-elephant_rally-turn_limit = Предел ходов
web-option-formula_e-deck = Карты
web-option-formula_e-turn_limit = Предел ходов
web-option-elephant_rally-layout-standard = как на трассе
web-option-elephant_rally-layout-random = по жребию
web-option-own = указать клетки
web-option-no-limit = без предела
web-option-limit-help = После стольких ходов каждого игрока партия прерывается.
web-deck-usual = обычные карты
web-deck-own = свой набор
web-deck-size =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
web-deck-bids = Карты ставок
web-deck-prizes = Карты призов
web-deck-text = То же текстом
web-option-formula_e-bank = Кого не сдвинуть у самой воды
web-option-formula_e-bank-pushed = слона, которого туда толкнули
web-option-formula_e-bank-rock = любого слона
web-option-formula_e-carpet_finish = Ковёр-самолёт за финишную черту
web-option-formula_e-carpet_finish-off = нужна свободная клетка
web-option-formula_e-carpet_finish-on = клетка не нужна
web-option-formula_e-windows = Когда спрашивать о тиграх
web-option-formula_e-windows-needed = если карта что-то меняет
web-option-formula_e-windows-always = всегда
web-option-formula_e-tiger_duel = Тигр против тигра
web-option-formula_e-tiger_duel-off = нельзя
web-option-formula_e-tiger_duel-on = отменяет его
web-lobby = Стол: { $host }
web-lobby-waiting =
    { $count ->
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
        [many] Ждём ещё { $count } игроков
       *[other] Ждём ещё { $count } игрока
    }
web-lobby-ready = Все места заняты: можно начинать
web-lobby-host = Ждём, когда { $host } начнёт игру
web-start = Начать
web-lobby-learn = Научиться за пять минут
web-auto-start = Начать сразу, когда все места заняты
web-start-help = Иначе вы сами нажмёте «Начать».
web-invite = Пригласить
web-invite-seat = Ссылка на место { $seat }
web-invite-table = Ссылка на стол
web-invite-watch = Ссылка для зрителей
web-reach-machine = Эти ссылки открываются только на этом компьютере.
web-reach-open = Открыть доступ из этой сети
web-reach-here = Показать ссылки
web-copy-by-hand = Скопируйте выделенный текст.
web-address-title = Поделиться ссылкой
web-plain-http = Страница открыта по простому http, поэтому браузер не даёт копировать, устанавливать приложение и получать оповещения. Для этого нужен https.
web-qr = QR-код ссылки
web-add-bot = Бот
web-free-seat = Освободить место
web-sit-here = Сесть сюда
web-stand-up = Встать из-за стола
web-guest = Гость
web-name-a = Аша
web-name-b = Бела
web-name-c = Чанд
web-name-d = Дев
web-name-e = Эша
web-name-f = Фалак
web-you = вы

## The table
web-board = Поле
web-rail = Игроки и журнал
web-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
web-players-title = Игроки
web-watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
web-here = за столом
web-away = нет за столом
web-vacation = В отъезде до { $day }: часы стоят
web-clock-hours = { $hours } ч
web-clock-hours-minutes = { $hours } ч { $minutes }
web-clock-left = осталось { $time }
web-status-yours = Ваш ход.
web-status-turn-of = Ходит { $player }.
web-status-waiting = Ждём: { $names }.
web-status-paused = Игра приостановлена.
web-status-past = Вы смотрите прошлый момент.
web-past = Прошлый момент
web-past-back = Вернуться в настоящее
web-end-turn = Закончить ход
web-end-hold = Не сейчас
web-turn-ends = Больше ничего сделать нельзя: ваш ход закончится сам.
web-confirm = Точно?
web-confirm-yes = Да
web-undo = Отменить
web-redo = Вернуть
web-restart = Начать ход заново
web-again = Показать ещё раз
web-rules = Правила
web-rules-search = Искать в правилах
web-rules-now = Сейчас
web-rules-words = Слова
web-rules-all = Все
web-rules-none = В правилах об этом ничего нет.
web-rules-kinds = Без пометки — из изданных правил. «Толкование» — книга молчит, неоднозначна или мы отступаем от её буквы, и так её поняли мы. «Домашнее правило» — картинки утрачены, поэтому придумали сами.
web-rules-option = Настройка { $name }: { $about } (по умолчанию { $default })
web-rules-example = Пример: { $title }
web-rules-address = Ссылка на этот пункт
web-rule = Правило { $clause }
web-text = Текст
web-text-mode = Текстовый режим
web-table-menu = Стол, журнал и чат
web-table-menu-word = Стол
web-table-gone = Этот стол нельзя показать
web-why = Почему нельзя?
web-why-not = Почему нельзя: { $action }?
web-why-possible = Сейчас можно: { $actions }
web-not-possible = Нельзя:
web-caught-up =
    { $count ->
        [one] Пропущен { $count } ход
        [few] Пропущено { $count } хода
        [many] Пропущено { $count } ходов
       *[other] Пропущено { $count } хода
    }
web-recap = С вашего прошлого хода
web-log = Журнал
web-log-all = Все
web-log-filter = Чьи ходы
web-log-empty = Пока ничего не произошло.
web-log-show = Показать этот момент
web-log-link = Скопировать ссылку на этот момент
web-chat = Чат
web-chat-players = Это видят игроки и зрители.
web-chat-watchers = До конца игры это видят только зрители.
web-chat-say = Напишите что-нибудь
web-chat-send = Отправить
web-chat-empty = Сообщений пока нет.
web-chat-mute = Заглушить
web-chat-unmute = Включить снова
web-chat-mute-one = Заглушить: { $name }
web-say-hello = Привет!
web-say-well = Хорошо сыграно!
web-say-thanks = Спасибо!
web-say-moment = Минутку, пожалуйста.
web-say-again = Ещё партию?
web-notes = Заметки
web-notes-hint = Видите только вы; хранятся в этом браузере.
web-notes-covered = Скрыты, как и карты.
web-share-table = Ссылка на стол
web-return-link = Продолжить на другом устройстве
web-return-copied = Ссылка скопирована. Откройте её на другом устройстве.
web-let-bot = Пусть играет бот
web-take-back = Вернуться на место
web-pause = Пауза
web-resume = Продолжить
web-pause-ask = Предложить паузу
web-pause-wish = Предлагают сделать паузу: { $names }.
web-pause-agree = Пауза
web-pause-decline = Играем дальше
web-pause-asked = Вы предложили паузу. Ждём согласия: { $names }.
web-pause-withdraw = Отозвать
web-back-ask = Попросить вернуть ход
web-back-asked = Вы попросили взять ход назад. Ждём согласия: { $names }.
web-back-wish = { $name }: просьба взять последний ход назад. Всё, что было после него, тоже отменится.
web-back-agree = Согласиться
web-back-decline = Оставить как есть
web-resume-wish = К игре готовы: { $names }.
web-resume-asked = Вы предложили продолжить. Ждём согласия: { $names }.
web-paused-help = Часы и боты стоят. Игра продолжится, когда согласятся все, кто за столом.
web-resign = Сдаться
web-resign-sure = Точно сдаться?
web-resigned = сдаётся
web-zen = Только поле
web-zen-off = Показать панели
web-zen-help = Скрывает игроков, журнал и чат.
web-leaver = { $name }: нет за столом.
web-leaver-host = Подождать, посадить бота или сделать паузу?
web-leaver-guest = { $host } может посадить бота или сделать паузу.
web-leaver-absent = Посадить бота или вместе закончить игру?
web-end-propose = Предложить закончить
web-end-wish = Предлагают закончить игру: { $names }.
web-hint = Подсказка
web-hint-thinking = Бот думает над вашими картами…
web-hint-do = Сыграть так
web-hint-best = Сильный бот сыграл бы:
web-hint-mixture = Чередуйте эти ставки наугад, каждую так часто, как показано, чтобы вашу не угадали. Вместе они побеждают в { $chance } случаев.
web-hint-draw = Выбрать наугад и поставить
web-hint-why = Вероятность победы, оценённая по тому, что вы видите.
web-hints = Подсказки
web-hints-usual = только когда один человек играет с ботами
web-hints-yes = разрешены
web-hints-no = не за этим столом
web-hints-allow = Разрешить подсказки
web-hints-forbid = Без подсказок
web-close-table = Закончить для всех
web-close-sure = Закончить без победителя
web-leaver-time = Дать { $minutes } минут
web-log-later = Следующие строки: { $count }
web-log-earlier = Предыдущие строки: { $count }
web-leaver-wait = Подождать
web-leaver-bot = Посадить бота
web-handover = Найти замену
web-handover-asked = Вы предложили найти замену. Кого заменить: { $name }. Нужно согласие всех остальных.
web-handover-wish = Предлагают замену: { $names }. Кого заменить: { $name }.
web-handover-yours = Предлагают отдать ваше место другому: { $names }.
web-handover-agree = Согласиться
web-handover-keep = Оставить место
web-handover-invite = Кто откроет эту ссылку, займёт место. Чьё место: { $name }. До тех пор играет бот.
web-handover-link = Приглашение на это место
web-handover-later = Позже
web-offline = Это устройство не в сети.
web-reconnecting = Восстанавливаем связь, попытка { $attempt }.
web-since = С { $time }.
web-nothing-lost = Ничего не потеряно: ходить можно будет, когда связь вернётся.
web-storage-away = Сервер потерял связь с хранилищем. Продолжим, как только она вернётся.
web-bye-removed = Вас больше нет за этим столом.
web-bye-flood = Отсюда пришло слишком много сообщений.
web-bye-banned = Администратор сервера закрыл вам доступ.
web-bye-version = На сервере более новая версия.
web-bye-closed = Стол закрыт.
web-curtain = Передайте экран игроку { $name }
web-curtain-hint = Остальным сейчас смотреть нельзя.
web-curtain-lift = Это я, { $name }
web-covered = Карта рубашкой вверх
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-fit = Всё поле

web-read-hand = У вас на руках: { $cards }.
web-read-hand-of = Карты игрока { $player }: { $cards }.

## Watching
web-watch-yes = Вы смотрите игру.
web-watch-view = Вы видите
web-watch-public = то, что видят все
web-watch-seat = то, что видит { $player }
web-watch-nobody = Никто не показывает зрителям свои карты.
web-watch-later =
    { $seconds ->
        [one] Зрители видят этот стол на { $seconds } секунду позже.
        [few] Зрители видят этот стол на { $seconds } секунды позже.
       *[other] Зрители видят этот стол на { $seconds } секунд позже.
    }
web-open-hand-open = Показывать мои карты зрителям
web-open-hand-close = Скрыть мои карты от зрителей
web-open-hand-yours = Зрители могут видеть ваши карты. Нажмите, чтобы скрыть.
web-open-hand-others = Зрители могут видеть эти карты
web-open-hand-opened = { $player } показывает зрителям свои карты.
web-open-hand-closed = Зрители больше не видят карты игрока { $player }.

## The end, and replays
web-result = Итог
web-rank = Место
web-player = Игрок
web-score = Очки
web-rematch = Реванш
web-play-on-here = Играть отсюда
web-review = Разбор
web-review-game = Разобрать партию
web-puzzles = Задачи
web-puzzle = Задача
web-after = Чем ещё заняться
web-my-games = Мои партии
web-setup = Расставить позицию
web-replay = Повтор
web-end-board = Показать поле
web-end-show = Показать итог
web-ending-closed = Хозяин стола закончил игру; никто не победил.
web-ending-resigned = Победа: { $players }; остальные сдались.
web-to-table = К столу
web-replay-first = В начало
web-replay-play = Воспроизвести
web-replay-last = В конец
web-replay-moment = Момент
web-replay-opening = Начало игры.
web-replay-seat = Точка зрения
web-replay-watcher = зритель
web-replay-link = Скопировать ссылку

## Text mode
web-text-position = Положение
web-text-actions = Что можно сделать
web-text-command = Команда
web-text-example = номер или, например: { $action }
web-text-run = Выполнить
web-text-leave = Назад к полю
web-text-unknown = Такой команды нет. Введите help.
web-text-help = Введите номер действия или само действие. Ещё: position, log, undo, redo, restart, why ДЕЙСТВИЕ, rules ПРАВИЛО, say СЛОВА, watch МЕСТО, leave.

## Settings
web-settings = Настройки
web-settings-word = Настройки
web-sound-on = Включить звук
web-sound-off = Выключить звук
web-set-look = Вид
web-set-language = Язык
web-set-theme = Тема
web-theme-system = системная
web-theme-light = светлая
web-theme-dark = тёмная
web-set-text = Размер текста
web-text-normal = обычный
web-text-large = крупный
web-text-huge = очень крупный
web-set-board = Поле
web-set-board-help = Фон под картами и фишками.
web-board-parchment = пергамент
web-board-jade = нефрит
web-board-slate = сланец
web-hand-turn = Обратный порядок
web-hand-help = Перетащите карту или нажмите Alt со стрелкой, чтобы переставить её.
web-set-language-help = На нём же правила и уроки.
web-set-theme-help = Системная следует за устройством, днём и ночью.
web-set-text-help = Вместе с текстом увеличивается всё, и поле тоже.
web-set-vibration-help = Короткая вибрация, когда ваш ход, если устройство это умеет.
web-set-contrast = Высокий контраст
web-set-contrast-help = Чёткие линии, без бледного текста.
web-set-play = Игра
web-set-speed = Анимация
web-set-speed-help = Нажатие всегда пропускает анимацию.
web-speed-off = выключена
web-speed-fast = быстрая
web-speed-normal = обычная
web-speed-slow = медленная
web-set-confirm = Переспрашивать перед ходом
web-set-confirm-help = Необратимые ходы — те, что нельзя отменить.
web-confirm-off = никогда
web-confirm-risky = необратимые ходы
web-confirm-always = всегда
web-set-end = Конец хода
web-set-end-help = Автоматически: когда делать больше нечего, ход закончится после короткого отсчёта; любое нажатие его остановит. Там, где это выдало бы ваши карты, нужна кнопка.
web-end-button = кнопкой
web-end-automatic = автоматически
web-set-moving = Как ходить
web-set-moving-help = Всё, что можно перетащить, можно и нажать.
web-moving-both = нажимать или перетаскивать
web-moving-click = нажимать
web-moving-drag = перетаскивать
web-set-sound = Звук
web-set-volume = Громкость
web-sound-turn = ваш ход, чат
web-sound-moves = ходы
web-sound-reveals = вскрытие и кубики
web-sound-clock = мало времени
web-sound-end = конец игры
web-set-night = Тихо ночью
web-set-night-help = С десяти вечера до восьми утра.
web-set-vibration = Вибрация на моём ходу
web-keys = Клавиши
web-key-tab = от части к части; на поле — от выбора к выбору
web-key-arrows = от карты к карте, от клетки к клетке; по шагам повтора
web-key-enter = выбрать
web-key-escape = положить обратно, закрыть
web-key-hexes = шесть сторон на шестиугольниках
web-key-zoom = приблизить, отдалить, всё поле
web-key-undo = отменить, вернуть
web-key-text = текстовый режим со строкой команд
web-key-rules = правила
web-key-ends = начало и конец повтора

## What the server refuses
web-reason-offline = Сервер недоступен.
web-reason-no-answer = Сервер не ответил вовремя.
web-reason-stale = Тем временем произошло что-то ещё.
web-reason-already-answered = Вы уже ответили.
web-reason-undo-sealed = Ответ назад не взять.
web-reason-not-your-seat = Это не ваше место.
web-reason-not-playing = Игра не идёт.
web-reason-paused = Игра приостановлена.
web-reason-over = Игра окончена.
web-reason-not-host = Это может только хозяин стола.
web-reason-no-such-table = Такого стола нет или он не для вас.
web-reason-withheld = За этим столом прошлые позиции закрыты до конца партии: подсматривать сыгранное нельзя.
web-reason-no-such-line = Этой строки больше нет в журнале.
web-reason-no-such-lesson = Для этой игры урока нет.
web-reason-no-such-link = Эта ссылка больше не работает.
web-reason-seat-taken = Это место уже занято.
web-reason-seats-open = Ещё не все места заняты.
web-reason-colour-taken = Этот цвет уже занят.
web-reason-name-taken = Это имя за столом уже занято.
web-reason-watching-refused = Хозяин не пускает зрителей.
web-reason-not-absent = Игрок на месте или отошёл совсем недавно.
web-reason-nobody-absent = Никто не ушёл: доиграйте или сдайтесь.
web-reason-no-network = Компьютер сейчас не подключён ни к одной сети.
web-reason-storage-away = Сервер потерял связь с хранилищем. Попробуйте чуть позже: ничего не пропало.
web-reason-owner-decides = Это решает хозяин места или все остальные игроки вместе.
web-reason-bad-address = На этот адрес ничего нельзя отправить. Он должен начинаться с https:// и быть доступен из интернета.
web-reason-bad-mail-address = Это не похоже на адрес почты: нужен адрес вроде ana@example.org.
web-reason-bad-zone = Такой часовой пояс неизвестен.
web-reason-bad-phrase = Таких слов здесь ни у кого нет. Нужны все девять, в том же порядке и написании.
web-reason-bad-passkey = Этот ключ доступа здесь ни к кому не ведёт, или прошло слишком много времени. Попробуйте ещё раз.
web-reason-no-domain = Для ключей доступа нужен защищённый адрес с именем.
web-reason-too-many-passkeys = Больше восьми ключей доступа нельзя: сначала забудьте старые.
web-reason-bad-code = Это не тот код.
web-reason-no-mail = Этот сервер не отправляет почту.
web-reason-not-delivered = Туда ничего не дошло. Верен ли адрес?
web-reason-too-many-contacts = Адресов для оповещений уже { $most }. Сначала уберите один.
web-reason-banned = Администратор сервера закрыл вам доступ.
web-reason-one-screen = За этим экраном играют несколько человек: их карты остаются закрытыми.
web-reason-players-do-not-watch = Кто здесь играет, не может смотреть чужие карты.
web-reason-not-watched = { $player } не показывает зрителям свои карты.
web-reason-too-many-watchers = Эти карты видели уже { $most } гостей; больше нельзя.
web-reason-has-looked = Вы видели чужие карты в этой игре и не можете в ней играть.
web-reason-has-a-seat = У вас уже есть место за этим столом: занять другое посреди игры нельзя.
web-reason-hints-off = За этим столом подсказок нет.
web-reason-no-hint = Подсказка не успела.
web-reason-no-clock = За этим столом нет часов.
web-reason-bad-track = Строка { $line }, знак { $column }: найдено { $found }, ожидалось { $expected }.
web-reason-no-such-track = Такого трека нет.
web-reason-not-yours = Это принадлежит другому.
web-reason-too-many-tracks = У вас уже { $most } треков. Сначала удалите один.
web-reason-bad-position = Эту позицию нельзя сыграть: { $message }
web-reason-no-such-puzzle = Такой задачи нет.
web-reason-no-parquet = Этот сервер не умеет записывать Parquet.
web-reason-bad-option = Неверная настройка: { $message }
web-reason-bad-level = Такого бота нет: { $message }
web-reason-bad-name = Это имя не годится: { $message }
web-reason-malformed = Сервер не понял эту страницу. Перезагрузите её.
web-reason-too-fast = Слишком часто. Подождите немного.
web-reason-forbidden = Это не разрешено.
web-reason-not-found = Не найдено.

## Raj
web-raj-round = Раунд { $turn } из { $turns }
web-raj-choose = Выберите ставку.
web-raj-down =
    { $count ->
        [one] { $names }: ставка сделана.
        [few] Ставки сделаны: { $names }.
        [many] Ставки сделаны: { $names }.
       *[other] Ставки сделаны: { $names }.
    }
web-raj-yours-down = Ваша ставка сделана.
web-raj-ready = готовы { $ready } из { $seats }
web-raj-at-stake = На кону
web-raj-carried =
    { $count ->
        [one] { $cards } — с прошлого раунда, где совпали все ставки.
        [few] { $cards } — с прошлых раундов, где совпали все ставки.
        [many] { $cards } — с прошлых раундов, где совпали все ставки.
       *[other] { $cards } — с прошлых раундов, где совпали все ставки.
    }
web-raj-highest = Забирает наибольшая ставка, которую никто не повторил.
web-raj-lowest = Достаётся наименьшей ставке, которую никто не повторил.
web-raj-last = последняя ставка
web-raj-last-bid = последняя { $bid }
web-raj-tied = совпала
web-raj-more = и ещё { $count }
web-raj-verdict = { $player } забирает { $worth } картой { $bid }.
web-raj-verdict-yours = Вы забираете { $worth } картой { $bid }.
web-raj-verdict-carried = Все ставки совпали: { $worth } не забирает никто. Кон остаётся на следующий раунд.
web-raj-verdict-lost = Все ставки совпали: { $worth } не забирает никто.
web-raj-verdict-tied = Ставки { $bid } совпали ({ $players }).
web-raj-verdict-tied-yours = Ваша ставка { $bid } совпала ({ $players }).
web-raj-opened = Ставки вскрыты.
web-raj-thinking = думает
web-raj-is-down = готово
web-raj-open = этот раунд
web-raj-this-round = этот раунд
web-raj-chosen = выбрана
web-raj-hand = Ваши карты ставок
web-raj-prize =
    { $kind ->
        [vulture] Гриф { $worth }
       *[mouse] Мышь { $worth }
    }
web-raj-card = Карта { $bid }
web-raj-pick = Выберите карту
web-raj-put-down = Поставить { $bid }
web-raj-final = Ставку отменить нельзя. До вскрытия её никто не увидит.
web-raj-wait = Все ставки вскрываются разом.
web-raj-order = Приказ на следующий раунд
web-raj-order-help = Ставка будет сделана за вас, когда откроется следующий приз. Другие об этом не узнают.
web-raj-order-from = Если на кону не меньше
web-raj-order-then = поставить
web-raj-order-else = иначе поставить
web-raj-order-give = Отдать приказ
web-raj-order-stands = Ваш приказ на следующий раунд отдан.
web-raj-order-drop = Забыть его
web-raj-scores = Счёт
web-raj-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
web-raj-pile =
    { $count ->
        [one] Ещё в стопке: { $count } карта
        [few] Ещё в стопке: { $count } карты
        [many] Ещё в стопке: { $count } карт
       *[other] Ещё в стопке: { $count } карты
    }
web-raj-sources = Откуда очки
web-raj-all-bids = Все ставки по раундам
web-raj-struck = Зачёркнуты совпавшие ставки: они взаимно уничтожаются.
web-raj-read-stake = На кону: { $cards }; вместе { $worth }.
web-raj-read-seat =
    { $player }: счёт { $score }, взято { $taken }, последняя ставка { $last }, { $ready ->
        [yes] ставка сделана
       *[no] ещё думает
    }.
web-raj-read-pile = Ещё в стопке: { $cards }.

## Totem
web-totem-board = Доска из 271 шестиугольника
web-totem-round = Ход { $round }
web-totem-phase-start = Выберите, где встанет ваш тотем.
web-totem-phase-start-done = Тотем стоит. Закончите ход или отмените.
web-totem-phase-dice = Как использовать бросок?
web-totem-phase-piece =
    { $points ->
        [one] Выберите фишку: осталось { $points } очко.
        [few] Выберите фишку: осталось { $points } очка.
        [many] Выберите фишку: осталось { $points } очков.
       *[other] Выберите фишку: осталось { $points } очка.
    }
web-totem-phase-step =
    { $points ->
        [one] Ведите фишку: осталось { $points } очко.
        [few] Ведите фишку: осталось { $points } очка.
        [many] Ведите фишку: осталось { $points } очков.
       *[other] Ведите фишку: осталось { $points } очка.
    }
web-totem-phase-victim = Выберите, какую фишку снять.
web-totem-phase-done = Больше делать нечего. Закончите ход.
web-totem-dice = Кубики: { $dice }
web-totem-left = Осталось фишек
web-totem-on-board = На доске
web-totem-in-reserve = В запасе
web-totem-lost = Убраны
web-totem-use = Взять только { $die }
web-totem-both =
    { $points ->
        [one] Взять оба: { $points } очко
        [few] Взять оба: { $points } очка
        [many] Взять оба: { $points } очков
       *[other] Взять оба: { $points } очка
    }
web-totem-pass = Ничего не делать
web-totem-finish = Остановить эту фишку
web-totem-may-enter = Или введите фишку: выберите подсвеченную клетку у тотема.
web-totem-take = Фишки с красным пунктиром одинаково далеки от своего тотема.
web-totem-start = Выберите одну из подсвеченных клеток.
web-totem-pick = Фишки, которые могут ходить, обведены.
web-totem-step = После каждого шага все фишки должны быть связаны с тотемом.
web-totem-active = { $count } на доске
web-totem-reserve = { $count } в запасе
web-totem-out = вне игры
web-totem-empty = пусто
web-totem-piece-of = фишка: { $player }
web-totem-totem-of = тотем: { $player }
web-totem-would-lose = будет снято: { $cells }
web-totem-log-roll =
    { $player }: выпало { $dice }; { $used ->
        [both] оба кубика
       *[one] один кубик
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
web-totem-log-way =
    { $kind ->
        [totem] { $player }: тотем { $way }.
       *[piece] { $player }: { $way }.
    }
web-totem-read-turn = Ход { $round }: { $player }.
web-totem-read-dice = Кубики { $dice }; осталось очков { $points }.
web-totem-read-moving = Ходит фишка на { $cell }.
web-totem-read-seat = { $player }: тотем { $totem }, фишки { $pieces }, запас { $reserve }.
web-totem-read-out = { $player } вне игры.

web-question = Отменить тигром?
web-question-nobody = Никто
web-question-hint = Кто хочет ответить, берёт экран; пропустить можно и тогда.
web-skip-ahead = Пропустить
web-skip-help = Перейти к настоящему
web-watching-usual = Как обычно
web-watching-usual-help = Все, у кого есть ссылка; никто, если кроме вас играют только боты.
web-watching-open = Разрешить смотреть
web-windows = Время ответить на карту
web-windows-short = 1,5 секунды
web-windows-usual = 2,5 секунды
web-windows-long = 6 секунд
web-windows-help = Для всех одинаково, что бы ни было на руках. Каждый может один раз за круг попросить подождать.
web-pace = Боты играют
web-pace-normal = в обычном темпе: до 3 секунд на ход
web-pace-fast = быстро: до 1 секунды на ход
web-pace-faster = Боты быстрее
web-pace-slower = Боты медленнее
web-lets-pass = Я всё пропускаю
web-lets-pass-help = В этой игре вы ничего не отменяете. Если так выберут все люди, ждать никому не придётся.
web-order-pass = Всегда всё пропускать
web-order-answer = Снова спрашивать меня о картах
web-order-help = Знаете только вы.
web-reason-no-window = Сейчас нечего ждать.
web-reason-cannot-wait = Здесь нельзя просить подождать.
web-reason-has-waited = Вы уже просили подождать; снова можно после вашего следующего хода.
web-reason-own-turn-only = Разрешить смотреть можно только в свой ход: никто не должен узнать, что у вас было на руках раньше.

## Own tracks, where they are chosen
web-tracks = Треки
web-tracks-own = Ваши треки
web-track-option = Ваш трек
web-track-option-none = стандартный трек
web-track-option-make = Сделайте свой в редакторе треков
web-track-option-instead = Вместо него взят ваш трек.

## Ход одной строкой
web-turn-detail = Все действия этого хода
web-turn-passes = пас
web-raj-turn-open = Раунд { $turn }: на кону { $worth }.
web-raj-turn-taken = Раунд { $turn }: { $player } забирает { $worth }.
web-raj-turn-taken-with = Раунд { $turn }: { $player } забирает { $worth } картой { $bid }.
web-raj-turn-carried = Раунд { $turn }: все ставки совпали, { $worth } остаётся на следующий раунд.
web-raj-turn-lost = Раунд { $turn }: все ставки совпали, { $worth } никому не достаётся.
web-totem-turn-enters = вводит: { $cells }
web-totem-turn-captures =
    { $count ->
        [one] снимает { $count } фишку
        [few] снимает { $count } фишки
       *[many] снимает { $count } фишек
    }
web-totem-turn-cut =
    { $count ->
        [one] отрезана ещё { $count }
        [few] отрезаны ещё { $count }
       *[many] отрезано ещё { $count }
    }
web-race-turn-start = Слоны выходят на старт.
web-race-turn-stopped = { $card } (отменил тигр, { $player })
web-race-turn-discards =
    { $count ->
        [one] { $count } карта сброшена
        [few] { $count } карты сброшены
       *[many] { $count } карт сброшено
    }

## Повторы
web-replay-turn = Ход
web-replay-turn-back = Предыдущий ход
web-replay-turn-on = Следующий ход
web-replay-speed = Скорость
web-replay-detail = Все действия
web-replay-standings = Положение

## Конец
web-end-won = Вы победили!
web-end-shared = Вы делите победу!
web-end-place = Ваше место: { $place } из { $seats }.
web-end-points = Решающие моменты
web-end-why = Почему? Правило: { $clause }
web-raj-end-tied = Равный счёт { $score } ({ $players }) не считается; побеждает { $winner } со счётом { $points }.
web-raj-end-tied-yours = Ваш счёт { $score } совпал ({ $players }), поэтому он не считается; побеждает { $winner } со счётом { $points }.
web-raj-end-tied-won = Равный счёт { $score } ({ $players }) не считается; вы побеждаете со счётом { $points }.
web-end-new = Новая игра
web-end-home = На главную
web-raj-taker = Кому досталось
web-raj-nobody = никому
web-raj-next = на следующий раунд
web-raj-all-taken = Все призы разобраны.

## Главная и вход
web-continue = Продолжить
web-theme-to-light = Включить светлое оформление
web-theme-to-dark = Включить тёмное оформление
web-invited-by = { $host } приглашает вас сыграть: { $game }
web-invited-with = Уже за столом: { $names }. Мест: { $seats }.
web-invited-seats = Мест за столом: { $seats }.
web-host-name = Как вас называть?
web-friend-name = Имя (или { $name })
web-name-of = Имя игрока на месте { $seat }
web-back-editor = Назад к треку
