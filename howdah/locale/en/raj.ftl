raj-title = Raj
raj-about = Bid all at once for mice and against vultures; equal bids cancel each other.

raj-option-tie_rule = When the highest score is shared: the sharers cancel out (cancel), or the best mouse decides (mouse).
raj-option-open_history = All used bid cards may be looked up (on), or only the last of each player (off).
raj-option-payoff = What a game is worth in a study: the win (win) or the points (points).
raj-option-deck = The bid and prize cards.

raj-action-bid = bid { $what }

raj-event-prize-turned =
    { $stake_count ->
        [1] Turned up: { $prize }.
       *[other] Turned up: { $prize }. At stake: { $stake }.
    }
raj-event-bid-made = { $player }: a bid lies face down.
raj-event-bid-made-with-bid = { $player }: bid { $bid } lies face down.
raj-event-bids-opened = The bids of turn { $turn }: { $bids_by_seat }.
raj-event-stake-taken =
    { $cards_count ->
        [1] The stake ({ $cards }) goes to { $player }.
       *[other] The stake ({ $cards }; together { $worth }) goes to { $player }.
    }
raj-event-stake-carried = Every bid is shared: the stake ({ $cards }) stays for the next turn.
raj-event-stake-lost = Every bid of the last turn is shared: the stake ({ $cards }) goes to nobody.

raj-reason-game-over = The game is over.
raj-reason-no-prize-yet = No prize card has been turned up yet.
raj-reason-bid-is-final = Your bid for this turn lies face down already; it is final.
raj-reason-card-used = Your bid card { $bid } has been used; each card is used once.

raj-suggestion-another = Another card is possible: { $action }.

raj-status-turn = Turn { $turn } of { $turns }
raj-status-over = The game is over
raj-status-mouse = { $worth } at stake: the highest bid that nobody shares takes it.
raj-status-vulture = { $worth } at stake: the lowest bid that nobody shares must take it.
raj-status-head-player = Player
raj-status-head-score = Score
raj-status-head-last = Last bid
raj-status-head-now = Now
raj-status-head-taken = Taken
raj-status-ready = sealed
raj-status-not-ready = -
raj-status-used = All bids, in their order
raj-status-pile =
    { $count ->
        [one] { $count } prize card still to come: { $cards }
       *[other] { $count } prize cards still to come: { $cards }
    }
raj-status-hand = Your hand
