lab-playing = Идёт игра
lab-pace = { $rate } партий/с, осталось { $left }
lab-title =
    { $count ->
        [one] { $count } партия { $game }
        [few] { $count } партии { $game }
       *[many] { $count } партий { $game }
    }
lab-seat = Место
lab-wins = Победы
lab-share = Доля
lab-interval = Интервал 95 %
lab-draws = ничьи
lab-cuts = прервано
lab-length = Шагов за партию: медиана { $median }, среднее { $mean }, от { $least } до { $most }
lab-decisions = Решений за партию (из двух и более вариантов): медиана { $median }, среднее { $mean }, от { $least } до { $most }
lab-seat-number = { $seat }
lab-bot = Бот
lab-median-decisions = Решений за партию (медиана)
lab-branching = Действий на выбор при решении
lab-at-most = не больше { $count }
lab-changes = Смен лидера за партию
lab-runaway = Партии, выигранные лидером середины игры
lab-comebacks = Партии, выигранные последним в середине игры
lab-kept = Партии сохранены в { $file }: { $done } из { $total }. Продолжить: howdah sim --resume { $file }
lab-interrupted = Прервано: { $done } из { $total }; что уже известно:
lab-written = Записано: { $file }

lab-report-title = { $game } в лаборатории
lab-report-again = Те же числа ещё раз:
lab-fact-games = Партии
lab-fact-seats = Места
lab-fact-bots = Боты
lab-fact-options = Настройки
lab-fact-defaults = обычные
lab-fact-seed = Зерно
lab-numbers = Числа
lab-figure-seats = Победы по местам
lab-figure-seats-note = С интервалами 95 %.
lab-figure-bots = Победы по ботам
lab-figure-bots-note = С интервалами 95 %; места меняются по кругу.
lab-fair-note = Пунктир — равная доля, { $fair }.
lab-figure-steps = Длина
lab-figure-steps-note = Шагов за партию, включая ответы судьбы.
lab-figure-decisions = Решения
lab-figure-decisions-note = Выбор из двух и более действий, по всем местам вместе.
lab-figure-changes = Смены лидера
lab-figure-changes-note = Сколько раз за партию вперёд выходил кто-то другой.
lab-figure-runaway = Как часто побеждает лидер
lab-figure-runaway-note = Среди партий, где тогда был лидер. Намного выше равной доли уже в начале: лидера не догнать.
lab-figure-settled = Когда победитель выходит вперёд окончательно
lab-figure-settled-note = По пройденной части партии. Поздние столбцы: исход долго открыт.
lab-quartiles = Медиана { $median }, среднее { $mean }, от { $least } до { $most }.
lab-quarter-one = после четверти партии
lab-quarter-two = в середине
lab-quarter-three = после трёх четвертей
lab-figure-uses = { $event }: { $fact }
lab-figure-uses-note = Выделенная часть — того, кто в итоге победил.
lab-times = Раз
lab-times-a-game = За партию
lab-by-winner = Победителем
lab-endings = Чем кончились партии
lab-ending-won = победа
lab-ending-drawn = ничья
lab-ending-cut = прервано
lab-clause = Пункт

lab-compare-title =
    { $count ->
        [one] { $game }: { $count } расклад, сыгран за обоими столами
        [few] { $game }: { $count } расклада, сыграны за обоими столами
       *[many] { $game }: { $count } раскладов, сыграны за обоими столами
    }
lab-measure = Мера
lab-difference = B - A
lab-together-interval = Интервал
lab-compare-note = Интервалы так широки, что верны все вместе, 95 раз из 100.
lab-measure-steps = шаги
lab-measure-decisions = решения
lab-measure-branching = действий на решение
lab-measure-draws = ничьи
lab-measure-cuts = прерванные партии
lab-measure-seat = победы места { $seat }
lab-measure-changes = смены лидера
lab-measure-runaway = победы лидера середины игры
lab-measure-comebacks = победы последнего в середине игры
lab-measure-settled = часть партии до развязки
lab-measure-wins = победы
lab-measure-rank = место в итоге (1 — лучшее)
lab-measure-score = очки
lab-points = { $number } п. п.
lab-verdict-more = У B больше: { $measure }, на { $difference }.
lab-verdict-less = У B меньше: { $measure }, на { $difference }.
lab-verdict-nothing = Различий не найдено.
lab-verdict-none = Различия больше { $limit } не найдено: { $measure }.
lab-verdict-same =
    { $count ->
        [one] Одинаково в { $count } раскладе: { $measures }; различаться может не больше { $share } раскладов.
       *[other] Одинаково во всех { $count } раскладах: { $measures }; различаться может не больше { $share } раскладов.
    }

lab-ladder-title =
    { $seats ->
        [one] Лестница { $game }, { $seats } место
        [few] Лестница { $game }, { $seats } места
       *[many] Лестница { $game }, { $seats } мест
    }
lab-pairing = Встреча
lab-pairing-of = { $upper } среди { $lower }
lab-fair = Равная
lab-verdict = Вывод
lab-rating = Рейтинг
lab-pairing-higher = сильнее
lab-pairing-not-higher = не сильнее
lab-pairing-undecided = не решено
lab-page-title = Лестница { $game }
lab-page-about = Каждый бот один за столом ближайшего более слабого, места меняются по кругу, пока последовательный критерий (SPRT, ошибки 1 %) не даст ответа. Доли — от решённых партий; интервалы верны на 95 %, когда бы критерий ни остановился. Рейтинг: 400 очков — это десять к одному; у слабейшего 0.
lab-page-again = Эта страница и эти числа ещё раз:
lab-page-seats =
    { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
