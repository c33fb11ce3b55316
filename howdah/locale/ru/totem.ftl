totem-title = Тотем
totem-about = Бросайте кубики, ведите фишки единой группой и доберитесь до чужого тотема.

totem-option-turn_limit = Сколько ходов у каждого, прежде чем партия будет прервана: число или none.

totem-action-end = закончить ход
totem-action-pass = ничего не делать
totem-action-finish = остановить эту фишку
totem-action-both = взять оба кубика
totem-action-use = взять только { $what }
totem-action-start = начать на { $what }
totem-action-piece = двигать { $what }
totem-action-to = шаг на { $what }
totem-action-enter = ввести фишку на { $what }
totem-action-take = снять { $what }
totem-move = ход { $start } – { $end }
totem-move-on = дальше на { $end }

totem-event-start-die = { $player }: на первый ход выпало { $die }.
totem-event-start-tied = Поровну: снова бросают { $seats }.
totem-event-moves-first =
    { $player_is ->
        [me] Первый ход ваш.
       *[other] Первым ходит { $player }.
    }
totem-event-chooses-start =
    { $player_is ->
        [me] Теперь начальную клетку выбираете вы.
       *[other] Теперь начальную клетку выбирает { $player }.
    }
totem-event-set-down =
    { $player_is ->
        [me] Ваш тотем начинает на { $cell }, вокруг него шесть фишек.
       *[other] { $player }: тотем начинает на { $cell }, вокруг него шесть фишек.
    }
totem-event-turn-began = Ход { $round }: { $player }.
totem-event-rolled = { $player }: выпало { $dice }.
totem-event-rolls-again = { $player }: двенадцать, ещё один бросок.
totem-event-dice-used =
    { $dice ->
        [both] { $player }: оба кубика, { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }.
       *[one] { $player }: один кубик, { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }.
    }
totem-event-passed = { $player }: бросок не использован.
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
totem-event-eliminated =
    { $by_is ->
        [me] Вы снимаете фишку на { $cell } ({ $player }).
       *[other] { $player_is ->
            [me] { $by } снимает вашу фишку на { $cell }.
           *[other] { $by } снимает фишку на { $cell } ({ $player }).
        }
    }
totem-event-cut-off =
    { $player_is ->
        [me] Вы теряете и { $cells }: связь с тотемом прервана.
       *[other] { $player } теряет и { $cells }: связь с тотемом прервана.
    }
totem-event-totem-eliminated =
    { $by_is ->
        [me] Вы снимаете тотем на { $cell } ({ $player }).
       *[other] { $player_is ->
            [me] { $by } снимает ваш тотем на { $cell }.
           *[other] { $by } снимает тотем на { $cell } ({ $player }).
        }
    }
totem-event-player-out =
    { $player_is ->
        [me] Вы выбываете; все ваши фишки покидают доску.
       *[other] { $player } выбывает; все фишки этого игрока покидают доску.
    }
totem-event-points-lost =
    { $points ->
        [one] { $player }: ходить нечем, потеряно { $points } очко.
        [few] { $player }: ходить нечем, потеряно { $points } очка.
       *[many] { $player }: ходить нечем, потеряно { $points } очков.
    }
totem-event-ended =
    { $ending ->
        [won] На доске остался один тотем.
        [drawn] Партия заканчивается вничью.
       *[cut] Достигнут предел ходов.
    }

totem-reason-start-taken = Клетка { $cell } занята.
totem-reason-start-too-close = Клетка { $cell } не из оставшихся начальных.
totem-reason-no-such-die = Такое число не выпало.
totem-reason-no-step = Ни одна ваша фишка не может ходить.
totem-reason-must-move = Пока хоть одна фишка может ходить, очки надо использовать.
totem-reason-roll-too-low = Фишка входит только при сумме десять и больше или при дубле.
totem-reason-no-reserve = Ваш запас пуст.
totem-reason-not-beside-totem = Фишка входит рядом с вашим тотемом; клетка { $cell } не рядом с ним.
totem-reason-entry-taken = Клетка { $cell } занята; фишка входит на свободную.
totem-reason-not-yours = На { $cell } нет вашей фишки.
totem-reason-already-moved = Фишка на { $cell } в этот ход уже ходила.
totem-reason-totem-alone = Тотем без фишек на доске не может двигаться.
totem-reason-piece-stuck = Фишка на { $cell } не может ходить: на какую бы свободную клетку она ни шагнула, группа распадётся.
totem-reason-not-next = Клетка { $cell } не соседствует с { $piece }; шаг ведёт на соседнюю клетку.
totem-reason-cell-taken = Клетка { $cell } занята; шаг ведёт на свободную.
totem-reason-been-there = В этот ход фишка уже была на { $cell }.
totem-reason-not-beside-own = Рядом с { $cell } нет других ваших фишек.
totem-reason-cuts-group = Шаг на { $cell } оторвал бы часть ваших фишек от тотема.
totem-reason-not-moved-yet = Эта фишка ещё не двигалась; нужен хотя бы один шаг.
totem-reason-must-go-on = Другие фишки не могут ходить; эта идёт, пока не кончатся очки.
totem-reason-not-an-enemy = На { $cell } нет чужой фишки рядом с нападающим.
totem-reason-not-farthest = Фишка на { $cell } не самая далёкая от своего тотема.
totem-reason-game-over = Игра окончена.
totem-reason-start-dice-first = Сначала бросают кубик на первый ход.
totem-reason-roll-first = Сначала бросок кубиков.
totem-reason-not-your-turn = Сейчас ходит { $turn }.
totem-reason-choose-start = Выберите начальную клетку.
totem-reason-set-up-over = Начальные клетки уже выбраны.
totem-reason-use-dice = Сначала решите, как использовать бросок.
totem-reason-dice-decided = Вы уже решили, как использовать бросок.
totem-reason-choose-piece = Выберите фишку, которая пойдёт.
totem-reason-in-one-go = Фишка проходит весь путь сразу: сначала остановите эту.
totem-reason-choose-victim = Выберите, какую фишку снять.
totem-reason-no-victim-to-choose = Сейчас нет фишки, которую можно снять.
totem-reason-only-end = Осталось только закончить ход.
totem-reason-points-left = Очки ещё есть, и есть фишка, которая может ходить.

totem-status-turn = Ход { $round }: { $player }.
totem-status-dice = Кубики: { $dice }.
totem-status-points = Осталось очков: { $points }.
totem-status-moving = Движется фишка на { $cell }.
totem-status-cells = { $player }: тотем { $totem }, фишки { $pieces }
totem-status-head-player = Игрок
totem-status-head-active = На доске
totem-status-head-reserve = Запас
totem-status-head-eliminated = Убраны

totem-why-takes-totem = Это уберёт тотем игрока { $player }.
totem-why-takes-piece = Это уберёт фишку игрока { $player }.
totem-why-enters = На доске появится фишка.
totem-why-totem-away = Ваш тотем отойдёт от фишек игрока { $player }.
totem-why-nearer = Вы станете ближе к тотему игрока { $player }.
totem-why-in-reach = После этого броска { $points } может хватить, чтобы дойти до тотема игрока { $player }.
totem-why-guards = Фишка встанет на страже у вашего тотема.
