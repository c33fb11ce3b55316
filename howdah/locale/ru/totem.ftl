totem-title = Тотем
totem-about = Бросайте кубики, ведите фишки единой группой по шестиугольнику и дотроньтесь до чужих тотемов.

totem-option-turn_limit = Сколько ходов есть у каждого, прежде чем партия будет прервана: число или none.

totem-action-end = закончить ход
totem-action-pass = ничего не делать
totem-action-finish = остановить эту фишку
totem-action-both = ходить обоими кубиками
totem-action-use = ходить только на { $what }
totem-action-start = начать на { $what }
totem-action-piece = двигать { $what }
totem-action-to = шаг на { $what }
totem-action-enter = ввести фишку на { $what }
totem-action-take = убрать { $what }

totem-event-start-die = { $player }: бросок за первый ход — { $die }.
totem-event-start-tied = Высший бросок повторился: снова бросают { $seats }.
totem-event-moves-first = Первый ход: { $player }.
totem-event-chooses-start = Следующий выбор начальной клетки: { $player }.
totem-event-set-down = { $player }: тотем начинает на { $cell }, вокруг него шесть фишек.
totem-event-turn-began = Ход { $round }: { $player }.
totem-event-rolled = { $player }: выпало { $dice }.
totem-event-rolls-again = { $player }: двенадцать дают ещё один бросок.
totem-event-dice-used =
    { $dice ->
        [both] { $player }: оба кубика, { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }.
       *[one] { $player }: один кубик отложен, второй даёт { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }.
    }
totem-event-passed = { $player }: этот бросок не используется.
totem-event-entered = { $player }: фишка входит на { $cell }; в запасе { $reserve }.
totem-event-chosen =
    { $kind ->
        [totem] { $player }: движется тотем с { $cell }.
       *[piece] { $player }: движется фишка с { $cell }.
    }
totem-event-stepped =
    { $kind ->
        [totem] { $player }: тотем с { $from } на { $to }.
       *[piece] { $player }: с { $from } на { $to }.
    }
totem-event-finished =
    { $kind ->
        [totem] { $player }: тотем остановился на { $cell }.
       *[piece] { $player }: фишка остановилась на { $cell }.
    }
totem-event-eliminated = { $player }: фишку на { $cell } убирает фишка на { $from }.
totem-event-cut-off = { $player }: без { $cause } ничто не связывает { $cells } с тотемом; они тоже убраны.
totem-event-totem-eliminated = { $player }: тотем на { $cell } убран нападающим с { $from }.
totem-event-player-out = { $player }: вне игры; все фишки этого цвета покидают доску.
totem-event-points-lost = { $player }: ходить некому, потеряно очков: { $points }.
totem-event-ended =
    { $ending ->
        [won] На доске остался один тотем.
        [drawn] Никто уже не может победить.
       *[cut] Достигнут предел ходов.
    }

totem-reason-start-taken = Клетка { $cell } занята.
totem-reason-start-too-close = Клетка { $cell } не даёт расстояния, нужного при таком числе игроков.
totem-reason-no-such-die = Такой кубик не выпал.
totem-reason-no-step = Ни у одной вашей фишки нет шага: двигать нечего.
totem-reason-must-move = Пока у какой-нибудь фишки есть шаг, очки надо использовать.
totem-reason-roll-too-low = Фишка входит только при сумме десять и больше или при дубле.
totem-reason-no-reserve = Ваш запас пуст.
totem-reason-not-beside-totem = Фишка входит рядом с собственным тотемом; { $cell } не рядом.
totem-reason-entry-taken = Клетка { $cell } занята; фишка входит на свободную.
totem-reason-not-yours = На { $cell } нет вашей фишки.
totem-reason-already-moved = Фишка на { $cell } в этот ход уже двигалась; снова она не ходит.
totem-reason-totem-alone = Тотем без фишек на доске не может двигаться.
totem-reason-piece-stuck = У фишки на { $cell } нет шага: каждая свободная клетка вокруг далека от других или разорвала бы группу.
totem-reason-not-next = { $cell } не соседняя с { $piece }; шаг ведёт на соседнюю клетку.
totem-reason-cell-taken = Клетка { $cell } занята; шаг ведёт на свободную.
totem-reason-been-there = В этот ход фишка уже была на { $cell }; вернуться нельзя.
totem-reason-not-beside-own = Рядом с { $cell } нет других ваших фишек.
totem-reason-cuts-group = Шаг на { $cell } оторвал бы часть ваших фишек от тотема.
totem-reason-not-moved-yet = Эта фишка ещё не двигалась; нужен хотя бы один шаг.
totem-reason-must-go-on = Другие фишки не могут ходить; эта идёт, пока не кончатся очки.
totem-reason-not-an-enemy = На { $cell } нет чужой фишки рядом с нападающим.
totem-reason-not-farthest = Фишка на { $cell } не самая далёкая от своего тотема.
totem-reason-game-over = Игра окончена.
totem-reason-start-dice-first = Сначала броски за право первого хода.
totem-reason-roll-first = Сначала бросок кубиков.
totem-reason-not-your-turn = Сейчас ходит { $turn }.
totem-reason-choose-start = Выберите начальную клетку.
totem-reason-set-up-over = Начальные клетки уже выбраны.
totem-reason-use-dice = Сначала решите, на что идёт бросок.
totem-reason-dice-decided = На что идёт бросок, уже решено.
totem-reason-choose-piece = Выберите фишку, которая пойдёт.
totem-reason-in-one-go = Фишка проходит свой путь сразу: сначала остановите эту.
totem-reason-choose-victim = Выберите, какая фишка будет убрана.
totem-reason-no-victim-to-choose = Сейчас нет фишки, которую убирают по выбору.
totem-reason-only-end = Осталось только закончить ход.
totem-reason-points-left = Очки ещё есть, и кто-то может ходить.

totem-status-turn = Ход { $round }: { $player }.
totem-status-dice = Кубики: { $dice }.
totem-status-points = Осталось очков: { $points }.
totem-status-moving = Движется фишка на { $cell }.
totem-status-cells = { $player }: тотем { $totem }, фишки { $pieces }
totem-status-head-player = Игрок
totem-status-head-active = На доске
totem-status-head-reserve = Запас
totem-status-head-eliminated = Убраны
