raj-title = Радж
raj-about = Все разом ставят за мышей и против грифов; равные ставки взаимно уничтожаются.

raj-option-tie_rule = Если наибольший счёт одинаков: выбывают оба (cancel) или решает лучшая мышь (mouse).
raj-option-open_history = Можно смотреть все сыгравшие карты ставок (on) или только последнюю у каждого (off).
raj-option-payoff = Чем оценивается партия в исследовании: победой (win) или очками (points).
raj-option-deck = Карты ставок и призов.

raj-action-bid = ставка { $what }

raj-event-prize-turned =
    { $stake_count ->
        [1] Открыта карта: { $prize }.
       *[other] Открыта карта: { $prize }. На кону: { $stake }.
    }
raj-event-bid-made = { $player }: ставка лежит лицом вниз.
raj-event-bid-made-with-bid = { $player }: ставка { $bid } лежит лицом вниз.
raj-event-bids-opened = Ставки хода { $turn }: { $bids_by_seat }.
raj-event-stake-taken =
    { $cards_count ->
        [1] Кон ({ $cards }) достаётся: { $player }.
       *[other] Кон ({ $cards }; вместе { $worth }) достаётся: { $player }.
    }
raj-event-stake-carried = Все ставки совпали: кон ({ $cards }) остаётся на следующий ход.
raj-event-stake-lost = На последнем ходу все ставки совпали: кон ({ $cards }) не достаётся никому.

raj-reason-game-over = Игра окончена.
raj-reason-no-prize-yet = Призовая карта ещё не открыта.
raj-reason-bid-is-final = Ваша ставка на этот ход уже лежит лицом вниз; она окончательна.
raj-reason-card-used = Ваша карта ставки { $bid } уже сыграла; каждая карта играет один раз.

raj-suggestion-another = Можно с другой картой: { $action }.

raj-status-turn = Ход { $turn } из { $turns }
raj-status-over = Игра окончена
raj-status-mouse = На кону { $worth }: забирает наибольшая ставка без пары.
raj-status-vulture = На кону { $worth }: обязана забрать наименьшая ставка без пары.
raj-status-head-player = Игрок
raj-status-head-score = Счёт
raj-status-head-last = Последняя ставка
raj-status-head-now = Сейчас
raj-status-head-taken = Забрано
raj-status-ready = поставлено
raj-status-not-ready = -
raj-status-used = Все ставки по порядку
raj-status-pile =
    { $count ->
        [one] Осталась { $count } призовая карта: { $cards }
        [few] Остались { $count } призовые карты: { $cards }
       *[many] Осталось { $count } призовых карт: { $cards }
    }
raj-status-hand = Ваша рука
