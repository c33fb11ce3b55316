raj-title = Радж
raj-about = Все делают ставки разом: за мышей и против грифов; равные ставки взаимно уничтожаются.

raj-option-tie_rule = Если наибольший счёт у нескольких: они взаимно исключаются (cancel) или решает лучшая мышь (mouse).
raj-option-open_history = Можно смотреть все сыгранные карты ставок (on) или только последнюю у каждого (off).
raj-option-payoff = Чем оценивается партия в исследовании: победой (win) или очками (points).
raj-option-deck = Карты ставок и призов.

raj-action-bid = ставка { $what }

raj-event-prize-turned =
    { $stake_count ->
        [1] Приз: { $prize }.
       *[other] Приз: { $prize }. На кону: { $stake }.
    }
raj-event-bid-made = { $player }: ставка сделана.
raj-event-bid-made-with-bid = { $player }: ставка { $bid } сделана.
raj-event-bids-opened = Ставки раунда { $turn }: { $bids_by_seat }.
raj-event-stake-taken =
    { $player_is ->
        [me] { $cards_count ->
            [1] Вы забираете { $cards }.
           *[other] Вы забираете { $cards }, вместе { $worth }.
        }
       *[other] { $cards_count ->
            [1] { $player } забирает { $cards }.
           *[other] { $player } забирает { $cards }, вместе { $worth }.
        }
    }
raj-event-stake-carried = Все ставки совпали: кон ({ $cards }) остаётся на следующий раунд.
raj-event-stake-lost = В последнем раунде все ставки совпали: кон ({ $cards }) не забирает никто.

raj-reason-game-over = Игра окончена.
raj-reason-no-prize-yet = Призовая карта ещё не открыта.
raj-reason-bid-is-final = Вы уже сделали ставку в этом раунде, изменить её нельзя.
raj-reason-card-used = Карта ставки { $bid } уже сыграна; каждая карта играет один раз.
raj-reason-undo-final = Ставку отменить нельзя.

raj-suggestion-another = Можно сыграть другую карту: { $action }.

raj-status-turn = Раунд { $turn } из { $turns }
raj-status-over = Игра окончена
raj-status-mouse = На кону { $worth }: забирает наибольшая неповторившаяся ставка.
raj-status-vulture = На кону { $worth }: придётся забрать наименьшей неповторившейся ставке.
raj-status-head-player = Игрок
raj-status-head-score = Счёт
raj-status-head-last = Последняя ставка
raj-status-head-now = Сейчас
raj-status-head-taken = Забрано
raj-status-ready = готово
raj-status-not-ready = -
raj-status-used = Все ставки по порядку
raj-status-pile =
    { $count ->
        [one] Осталась { $count } призовая карта: { $cards }
        [few] Остались { $count } призовые карты: { $cards }
       *[many] Осталось { $count } призовых карт: { $cards }
    }
raj-status-hand = Ваши карты

raj-why-nobody-higher = Ни у кого нет карты, равной { $bid } или выше.
raj-why-not-lowest = Наименьшей ставке придётся забрать { $worth }: не ставьте { $bid }.
raj-why-nothing-larger = Крупнее { $worth } уже ничего не выйдет: сейчас важны высокие карты.
raj-why-keeps = Карта { $bid } остаётся для приза { $prize }, который ещё выйдет.
raj-why-worth-nothing = На кону ноль: поберегите полезные карты.
