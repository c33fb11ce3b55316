lab-playing = Идёт игра
lab-pace = { $rate } партий/с, осталось { $left }
lab-title =
    { $count ->
        [one] { $game }: { $count } партия
        [few] { $game }: { $count } партии
       *[many] { $game }: { $count } партий
    }
lab-seat = Место
lab-wins = Победы
lab-share = Доля
lab-interval = Доверительный интервал 95 %
lab-draws = ничьи
lab-cuts = прервано
lab-turns = Ходов за партию: медиана { $median }, среднее { $mean }, от { $least } до { $most }
lab-minutes =
    { $spread ->
        [no] Минут у людей (оценка): { $median }
       *[yes] Минут у людей (оценка): медиана { $median }, половина между { $few } и { $many }
    }
lab-length = Шагов за партию: медиана { $median }, среднее { $mean }, от { $least } до { $most }
lab-decisions = Решений за партию (из двух и более вариантов): медиана { $median }, среднее { $mean }, от { $least } до { $most }
lab-seat-number = { $seat }
lab-bot = Бот
lab-order = Очерёдность
lab-order-first = ходит первым
lab-order-later = ходит { $place }-м
lab-median-turns = Ходов за партию (медиана)
lab-median-minutes = Минут у людей (оценка, медиана)
lab-half-between = половина между { $few } и { $many }
lab-first-wins = Партии, выигранные тем, кто ходил первым
lab-median-decisions = Решений за партию (медиана)
lab-branching = Действий на выбор при решении
lab-at-most = не больше { $count }
lab-changes = Смен лидера за партию
lab-runaway = Партии, выигранные тем, кто лидировал в середине
lab-comebacks = Партии, выигранные тем, кто в середине был последним
lab-kept = Партии сохранены в { $file }: { $done } из { $total }. Продолжить: howdah sim --resume { $file }
lab-interrupted = Прервано: { $done } из { $total }; что уже известно:
lab-written = Записано: { $file }

lab-report-title = { $game } в лаборатории
lab-report-again = Те же числа ещё раз:
lab-fact-games = Партии
lab-fact-seats = Места
lab-fact-bots = Боты
lab-fact-options = Настройки
lab-fact-defaults = по умолчанию
lab-fact-seed = Начальное число
lab-numbers = Числа
lab-figure-seats = Победы по местам
lab-figure-seats-note = С интервалами 95 %.
lab-figure-bots = Победы по ботам
lab-figure-bots-note = С интервалами 95 %; места меняются по кругу.
lab-fair-note = Пунктир — равная доля, { $fair }.
lab-figure-order = Победы по очерёдности хода
lab-figure-order-note = С интервалами 95 %.
lab-figure-turns = Длина в ходах
lab-figure-turns-note =
    { $spread ->
        [no] Людям на столько ходов нужно около { $median } мин (оценка).
       *[yes] Людям на столько ходов нужно около { $median } мин (оценка), половина партий между { $few } и { $many }.
    }
lab-figure-steps = Шаги
lab-figure-steps-note = Всё, что происходит за партию, включая случай (кубики, взятые карты).
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
lab-figure-uses = { $fact } · { $event }
lab-figure-uses-note = Вторым цветом показана доля того, кто победил.
lab-figure-map-note = Чем гуще цвет, тем чаще.
lab-figure-map-ground = Буквы — местность, как в файле трека.
lab-figure-map-off = В других местах: { $places }.
lab-player = Игрок
lab-seat-named = место { $seat }
lab-times = Раз
lab-times-a-game = За партию
lab-by-winner = Победителем
lab-endings = Чем кончились партии
lab-ending-won = победа
lab-ending-drawn = ничья
lab-ending-cut = прервано
lab-clause = Пункт

lab-thing-answer = Ответ
lab-thing-bid = Ставка
lab-thing-bids = Ставка
lab-thing-by = Кем
lab-thing-cancelled = Отмена
lab-thing-card = Карта
lab-thing-cards = Карта
lab-thing-cause = Потерянная клетка
lab-thing-cell = Клетка
lab-thing-cells = Клетка
lab-thing-clause = Пункт
lab-thing-count = Сколько
lab-thing-crossing = Переправа
lab-thing-dice = Кубик
lab-thing-die = Кубик
lab-thing-elephant = Слон
lab-thing-ending = Исход
lab-thing-from = Откуда
lab-thing-kind = Фишка или тотем
lab-thing-pieces = Клетки фишек
lab-thing-plan = План
lab-thing-points = Очки
lab-thing-prize = Призовая карта
lab-thing-reserve = Запас
lab-thing-seats = Место
lab-thing-stake = На кону
lab-thing-tigers = Тигры
lab-thing-to = Куда
lab-thing-victim = Жертва
lab-thing-way = Направление
lab-thing-with = Вторая карта
lab-thing-worth = Стоимость
lab-value-yes = да
lab-value-no = нет
lab-value-piece = фишка
lab-value-totem = тотем
lab-value-nobody = никто
lab-value-line = черта
lab-value-beside = вне трека
lab-value-both = оба кубика
lab-value-one = один кубик
lab-event-chain-settled = Спор тигров окончен
lab-event-ended = Партия окончена
lab-event-dice-used = { $player }: кубики дают … очков
lab-event-chosen = { $player }: движется фишка или тотем
lab-event-stepped = { $player }: шаг с … на …
lab-event-finished = { $player }: фишка или тотем останавливается на …
lab-event-points-lost = { $player }: очки потеряны

lab-compare-title =
    { $count ->
        [one] { $game }: { $count } расклад, сыгран за обоими столами
        [few] { $game }: { $count } расклада, сыграны за обоими столами
       *[many] { $game }: { $count } раскладов, сыграны за обоими столами
    }
lab-measure = Показатель
lab-difference = B - A
lab-together-interval = Интервал
lab-compare-note = Интервалы так широки, что верны все вместе, 95 раз из 100.
lab-measure-turns = ходы
lab-measure-first = победы ходящего первым
lab-measure-steps = шаги
lab-measure-decisions = решения
lab-measure-branching = действий на решение
lab-measure-draws = ничьи
lab-measure-cuts = прерванные партии
lab-measure-seat = победы места { $seat }
lab-measure-changes = смены лидера
lab-measure-runaway = победы того, кто лидировал в середине
lab-measure-comebacks = победы того, кто в середине был последним
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
        [one] { $game }: лестница, { $seats } место
        [few] { $game }: лестница, { $seats } места
       *[many] { $game }: лестница, { $seats } мест
    }
lab-pairing = Встреча
lab-pairing-of = { $upper } среди { $lower }
lab-fair = Равная
lab-verdict = Вывод
lab-rating = Рейтинг
lab-pairing-higher = сильнее
lab-pairing-not-higher = не сильнее
lab-pairing-undecided = не решено
lab-page-title = { $game }: лестница
lab-page-about = Каждый бот играет один против полного стола ботов на ступень слабее, места меняются по кругу, пока последовательный критерий (SPRT, ошибки 1 %) не даст ответа. Доли — от решённых партий; интервалы верны на 95 %, когда бы критерий ни остановился. Рейтинг: 400 очков — это десять к одному; у слабейшего 0.
lab-yardsticks = Против эталонов
lab-yardsticks-about = Эталоны — простые стратегии, какие мог бы написать посторонний. Каждый расклад играется по разу с каждого места; ничья считается за половину, прерванная партия — за проигрыш; интервалы — для средних по кругам.
lab-page-again = Эта страница и эти числа ещё раз:
lab-page-seats =
    { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
