## Играть отсюда
after-knowledge = Что известно
after-knowledge-all = Что знали все
after-knowledge-all-help = Всё скрытое раздаётся заново, ваша рука тоже.
after-knowledge-seat = Что знает игрок { $name }
after-knowledge-seat-help = Эта рука остаётся. Карты остальных раздаются заново.
after-branch = ответвление
## Расставить позицию
after-game = Игра
after-players = Игроки
after-anew = Новое начало
after-board = Поле
after-brush = Нажатие на поле ставит
after-remove = Убрать
after-text = Позиция текстом
after-text-help = Введите её или вставьте. Вопросительный знак — то, что будет роздано.
after-fault = Строка { $line }, столбец { $column }: здесь { $found }. Ожидалось:{ " " }
after-fault-show = Показать место
after-fine = Так можно играть.
after-open = Неизвестное раздаётся заново для каждой партии.
after-over = Здесь партия уже окончена: играть нечего.
after-raj-bids = Ставки на руке
after-raj-bids-help = Нажмите на карту, чтобы сыграть её или вернуть. Все сыграли поровну.
after-raj-bid = Ставка { $bid }
after-raj-prizes = Призы
after-raj-prize = Где лежит { $prize }
after-raj-pile = в стопке
after-raj-stake = на кону
after-totem-piece = Фишка игрока { $seat }
after-totem-totem = Тотем игрока { $seat }
after-race-elephant = Слон { $letter }
after-race-cow = Корова
after-race-mouse = Мышь
after-hands = Руки
after-hand = Рука { $seat }
after-hand-dealt = любая карта, раздаётся
after-hand-size =
    { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[other] { $count } карт.
    }
after-less = Убрать карту: { $card }
after-more = Добавить карту: { $card }
## Мои партии
after-any = все
after-outcome = Результат
after-outcome-won = Победа
after-outcome-shared = Победа на двоих или больше
after-outcome-lost = Поражение
after-outcome-open = Без результата
after-seat = Место
after-with = Соперник
after-with-help = имя или easy
after-games-count =
    { $count ->
        [one] { $count } партия.
        [few] { $count } партии.
       *[other] { $count } партий.
    }
after-games-nothing = Вы ещё не доиграли ни одной партии.
after-games-none = Ни одна ваша партия не подходит под этот поиск.
after-games-more =
    { $count ->
        [one] { $count } партия не поместилась в файл: сузьте поиск.
        [few] { $count } партии не поместились в файл: сузьте поиск.
       *[other] { $count } партий не поместилось в файл: сузьте поиск.
    }
after-pages = Страницы
after-newer = Новее
after-older = Старее
after-take = Скачать
after-take-records = Скачать записи
after-take-parquet = Скачать в Parquet
## Разбор и задачи
after-turn =
    { $game ->
        [raj] Раунд { $turn }
       *[other] Ход { $turn }
    }
after-turn-word = Ход
after-chart = Шансы на победу по ходу партии
after-chart-table = График таблицей
after-points = Переломные моменты
after-coach = Советы на следующий раз
after-play-it = Сыграть
after-luck = Удача и мастерство
after-luck-help = Что дали судьба и другие игроки и что дали собственные решения по сравнению со средним ботом: в пунктах вероятности победы, в сумме за все ходы. Поэтому бывает и больше 100.
after-luck-luck = Удача
after-luck-skill = Мастерство
after-decisions = Решения
after-which = Какие решения
after-which-bad = Только ошибки
after-which-all = Все
after-no-mistakes = Ошибок здесь не нашлось.
after-grade-best = лучшее
after-grade-good = хорошее
after-grade-inaccuracy = неточность
after-grade-mistake = ошибка
after-grade-blunder = грубая ошибка
after-grade-forced = вынужденное
after-by = Шансы по тому,
after-by-all = что знали все
after-partial = На все решения не хватило времени; сказанное верно.
after-meaning = Шанс означает: если все продолжат как средний бот. Решения оцениваются по тому, что игрок мог знать, а не по чужим картам.
after-thinking = Бот смотрит каждый ход партии. Это займёт немного времени …
after-failed = На этот раз разбор не получился.
after-task-win = Победите в этот ход.
after-task-best = Найдите лучший ход.
after-own-task = В этой позиции вы ошиблись. Что лучше?
after-own-win = В этой позиции вы упустили победу. Найдите её.
after-right = Верно!
after-wrong = Есть лучше.
after-solution = Решение
after-found = Находят
after-rating = Сложность { $rating }
after-next = Следующая задача
after-again = Ещё раз
after-show = Показать решение
after-due = Ваши ошибки ещё раз
after-due-text =
    { $count ->
        [one] { $count } позиция из ваших партий ждёт.
        [few] { $count } позиции из ваших партий ждут.
       *[other] { $count } позиций из ваших партий ждут.
    }
after-due-go = Попробовать
after-today = Сегодня
after-solved = Решено
after-solved-of = Решено { $solved } из { $all }
after-difficulty = сложность
after-difficulty-note = Маленькое число — сложность.
after-checking = Проверяем ваш ответ …
after-no-puzzles = Задач пока нет.
## Привычки и ставки в «Радже»
after-habits = Мои привычки
after-habits-all = Мои привычки за много партий
after-habits-reading = Ваши партии читаются …
after-habits-read =
    { $count ->
        [one] По последней { $count } партии. Чем больше партий, тем вернее.
        [few] По { $count } последним партиям.
       *[other] По { $count } последним партиям.
    }
after-habits-nothing = Вы ещё не доиграли ни одной такой партии. Привычки видны только по законченным партиям.
after-habits-you = Вы
after-habits-good = Хорошие игроки
after-habits-maybe = Возможно, но пока не наверняка
after-habits-harmless = Не замечено, чтобы с такой привычкой выигрывали меньше.
after-habits-cost-unknown = Чего она стоит, ещё не измерено.
after-habits-look = Момент { $number }
after-bids = Можно ли предсказать ваши ставки?
after-bids-these = Можно ли предсказать эти ставки?
after-bids-card = Карта
after-bids-picture = Ставки в зависимости от кона рядом со стратегией, которую нельзя предсказать
after-bids-stake = На кону
after-bids-round = Раунд { $turn }, на кону: { $stake }
after-bids-own = что поставлено
after-bids-usual = как часто так поставили бы хорошие игроки
after-bids-gain = Тот, кто предсказывает эти ставки, получает в каждом раунде примерно { $gain } % шансов на победу (от { $low } до { $high } %).
after-bids-no-gain = Нельзя утверждать, что кто-то выиграет, предсказывая эти ставки.
after-bids-leak-vultures = Больше всего выдают ставки на грифов.
after-bids-leak-small-mice = Больше всего выдают ставки на мелких мышей.
after-bids-leak-mice = Больше всего выдают ставки на средних мышей.
after-bids-leak-big-mice = Больше всего выдают ставки на крупных мышей.
after-bids-lost =
    { $lost ->
        [0] Против соперников, которые ставят наилучшим образом, ничего не потеряно.
       *[other] Против соперников, которые ставят наилучшим образом, в каждом раунде потеряно { $lost } % шансов на победу.
    }
after-bids-solved = Хорошие игроки чередуют ставки: эта стратегия рассчитана так, что знать её никому не помогает (равновесие). Чем больше круг, тем чаще она делает такую ставку.
after-bids-average = Хорошие игроки чередуют ставки: эта стратегия — среднее по многим смоделированным раундам, то есть оценка. Чем больше круг, тем чаще она делает такую ставку.
after-bids-details = Числа
after-bids-times = Ставок
after-bids-own-place = Карта, от младшей к старшей
after-bids-usual-place = Хорошие игроки
after-bids-given = Потеряно, %
after-bids-read = Угадано, %
after-bids-help = 0 % — младшая карта руки, 100 % — старшая. «Потеряно» — против соперников, которые ставят наилучшим образом, «угадано» — сколько получает тот, кто предсказывает ставки: в шансах на победу, с каждой ставки, если дальше оба играют безупречно.
after-bids-kind-vultures = грифы
after-bids-kind-small-mice = мыши до 3
after-bids-kind-mice = мыши от 4 до 6
after-bids-kind-big-mice = мыши от 7
after-bids-unknown = Ставки за этими столами нельзя оценить: правила или колоды там необычны.
