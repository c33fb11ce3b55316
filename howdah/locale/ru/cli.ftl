cli-games-head = { $name }: { $title }
cli-games-facts =
    { $minutes ->
        [one] игроков от { $fewest } до { $most }, около { $minutes } минуты
       *[other] игроков от { $fewest } до { $most }, около { $minutes } минут
    }
cli-games-bots = Боты по уровням: { $levels }

cli-play-welcome = { $title }. Введите номер или действие; «help» покажет, что ещё можно.
cli-play-choices = { $player }, выбор за вами:
cli-play-prompt = >
cli-play-curtain = Передайте экран. Следующий игрок: { $player }. Нажмите Enter, когда никто другой не смотрит.
cli-play-help =
    Номер или действие      сделать это; несколько в строке — через ;
    hint                    как сыграл бы сильный бот
    why ДЕЙСТВИЕ            почему оно невозможно или что произойдёт
    rules [ПУНКТ]           правила, раздел (3), пункт (3.4) или слово
    log                     что произошло, насколько это можно смотреть
    undo [ИГРОК]            отменить своё последнее действие или действие ИГРОКА
                            и всё после него, если ничего не было открыто
    save ФАЙЛ               сохранить игру (в файле есть и скрытые карты)
    quit                    выйти; Ctrl-C и Ctrl-D сначала сохраняют игру
cli-play-hint-best = Сильный бот сыграл бы (и его шанс на победу):
cli-play-hint-line = { $action } ({ $chance })
cli-play-try-help = Введите «help», чтобы увидеть, что можно сделать.
cli-play-not-done = Не сделано: { $rest }
cli-play-drew = { $player }: взято — { $cards }.
cli-play-drew-some =
    { $count ->
        [one] { $player }: взята { $count } карта.
        [few] { $player }: взяты { $count } карты.
       *[many] { $player }: взято { $count } карт.
    }
cli-play-why-what = О каком действии? Например: why bid 7
cli-play-why-possible = «{ $action }» сейчас возможно.
cli-play-why-then = Произойдёт вот что: { $event }
cli-play-save-what = В какой файл сохранить? Например: save game.txt
cli-play-save-exists = { $file } уже существует; выберите другое имя.
cli-play-save-failed = Не удаётся записать { $file }: { $reason }
cli-play-save-offer = Чтобы сохранить игру, введите имя файла; Enter — выйти без сохранения:
cli-play-saved = Сохранено в { $file }. Продолжить: howdah play --load { $file }
cli-play-input-ended = Игра не закончена.
cli-play-input-ended-over = Ввод закончился.

cli-learn-head = { $title }: первая партия. Учимся играя; это займёт около { $minutes } мин.
cli-learn-step = Шаг { $number } из { $last } { $bar }
cli-learn-prompt = >
cli-learn-read = Нажмите Enter, чтобы продолжить.
cli-learn-help =
    Число или действие      попробовать
    Enter                   повторить, что попробовать
    why ДЕЙСТВИЕ            почему нельзя или что из этого последует
    rules [ПУНКТ]           правила, раздел (3), пункт (3.4) или слово
    skip                    пусть этот шаг сделают за вас
    back                    предыдущий шаг
    quit                    выйти
cli-learn-skipped = Сделано за вас:
cli-learn-ended = Ввод закончился; урок остановлен на шаге { $number } из { $last }.
cli-learn-left = Вы остановились на шаге { $number } из { $last }. Чтобы продолжить: howdah learn { $game }
cli-learn-next = Чтобы сыграть: howdah play { $game }
cli-learn-game = { $game }: { $title }, шагов: { $steps }

cli-replay-moment = Момент { $number } из { $last }
cli-replay-prompt = { $number }/{ $last } >
cli-replay-help = Enter — вперёд, b — назад, число — переход, q — выход.
cli-replay-beyond = Моменты идут от 0 до { $last }.

cli-scenario-count =
    { $passed ->
        [one] { $passed } сценарий верен
        [few] { $passed } сценария верны
       *[many] { $passed } сценариев верны
    }; не прошло: { $failed }; с ошибками записи: { $malformed }

cli-rules-none = Для игры «{ $game }» книги правил нет.

cli-rules-written =
    { $count ->
        [one] Записана { $count } страница: { $folder }
        [few] Записаны { $count } страницы: { $folder }
       *[many] Записано { $count } страниц: { $folder }
    }

cli-coverage-clause =
    { $count ->
        [0] { $number }: нет сценариев
        [one] { $number }: { $count } сценарий
        [few] { $number }: { $count } сценария
       *[many] { $number }: { $count } сценариев
    }
cli-coverage-unknown = { $number } — нет такого пункта, но на него ссылаются: { $scenarios }
cli-coverage-count = Сценарий есть у { $covered } из { $clauses } пунктов.
cli-coverage-without = Без сценария: { $numbers }
cli-coverage-elsewhere = Прочитаны только примеры, которые входят в howdah: здесь нет папки { $folder }. Запустите это в копии проекта или укажите папку: --scenarios.

cli-map-used = В смоделированных партиях: прогонов кода { $runs }, партий { $games }; отказов { $refusals }, исходов { $results }
cli-map-without-code = Без кода: { $numbers }
cli-map-without-proof = Без доказательства: { $numbers }
cli-map-never-reached = Ни разу не встретились в смоделированных партиях: { $numbers }
cli-map-why-data = из них о составе и данных, их подтверждает проверка: { $numbers }
cli-map-why-whole = из них о целом, за которое не отвечает одна строка кода; их подтверждают сценарии: { $numbers }
cli-map-why-rare = из них возможные, но не встретившиеся в этих партиях; их подтверждают сценарии: { $numbers }
cli-map-written = Записано: { $file }

cli-bench-title =
    { $seats ->
        [one] { $game }: случайные партии, { $seats } место, сборка { $build }
        [few] { $game }: случайные партии, { $seats } места, сборка { $build }
       *[many] { $game }: случайные партии, { $seats } мест, сборка { $build }
    }
cli-bench-what = В секунду
cli-bench-median = Медиана
cli-bench-spread = Средняя половина
cli-bench-listed-games = партии, по списку
cli-bench-listed-decisions = решения, по списку
cli-bench-own-games = партии, свой выбор
cli-bench-own-decisions = решения, свой выбор
cli-bench-calibration = шаги калибровочного цикла

cli-train-stage = { $name }: строк { $rows }, ошибка { $error } из { $spread }, { $seconds } с
cli-train-table = { $name }: позиций { $rows }, партий { $games }; логарифмическая потеря о победителе { $before }, теперь { $after }; о тигре на руке { $dealt }, теперь { $held }; { $seconds } с
cli-train-share = берёт { $share } (от { $low } до { $high }, партий { $games }) у { $other }

cli-hint-action = Действие
cli-hint-share = Играть
cli-hint-chance = Шанс на победу
cli-hint-visits = Проб
cli-hint-mixture = Чередуйте эти ставки наугад, каждую так часто, как показано: вместе они побеждают в { $chance } случаев.
cli-hint-move = Весь ход: { $move }.

cli-join-around = За столом: { $players }.
cli-join-waiting = Игра начнётся, когда её начнёт хозяин стола.
cli-join-paused = Игра приостановлена.
cli-join-again = Связь потеряна; новая попытка ...
cli-join-lost = Сервер недоступен.
cli-join-left = Вы вышли из терминала; место остаётся за вами. Та же ссылка вернёт вас.
cli-join-bye = Сервер закрыл соединение: { $code }.
cli-join-possible = Сейчас это возможно.
cli-join-back-asked = Вы попросили остальных разрешить вам взять последний ход назад.
cli-join-back-wish = { $player }: просьба взять последний ход назад. Всё, что было после него, тоже отменится. Согласны? (да/нет)
cli-join-back-yes = д да y yes
cli-join-help =
    Введите номер или действие. А также:
    why ДЕЙСТВИЕ - почему оно невозможно
    rules ПУНКТ - текст правила
    log - что произошло
    say СЛОВА - сказать всем за столом
    undo - взять назад последнее действие; если другие уже сходили, их спросят
    quit - выйти; место остаётся за вами

cli-track-try = Из файла не видно, как на этом треке играется. Чтобы увидеть: { $command }
cli-error-command = Нет команды «{ $name }».
cli-error-command-close = Нет команды «{ $name }». Может быть: { $close }?
cli-error-option = Здесь нет параметра { $option }; похожие: { $close }.
cli-error-missing = Не хватает: { $name }.
cli-error-value = { $name } такого не принимает: { $message }
cli-error-see = (см. { $command })
