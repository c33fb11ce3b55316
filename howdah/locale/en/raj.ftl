raj-title = Raj
raj-about = All bid at once, for mice and against vultures; equal bids cancel each other.

raj-option-tie_rule = When players tie for the highest score: they cancel out (cancel), or the best mouse decides (mouse).
raj-option-open_history = All played bid cards can be looked up (on), or only the last of each player (off).
raj-option-payoff = What a game is worth in a study: the win (win) or the points (points).
raj-option-deck = The bid and prize cards.

raj-action-bid = bid { $what }

raj-event-prize-turned =
    { $stake_count ->
        [1] Prize: { $prize }.
       *[other] Prize: { $prize }. At stake: { $stake }.
    }
raj-event-bid-made =
    { $player_is ->
        [me] You have bid.
       *[other] { $player } has bid.
    }
raj-event-bid-made-with-bid =
    { $player_is ->
        [me] You have bid { $bid }.
       *[other] { $player } has bid { $bid }.
    }
raj-event-bids-opened = Round { $turn } bids: { $bids_by_seat }.
raj-event-stake-taken =
    { $player_is ->
        [me] { $cards_count ->
            [1] You take { $cards }.
           *[other] You take { $cards }, together { $worth }.
        }
       *[other] { $cards_count ->
            [1] { $player } takes { $cards }.
           *[other] { $player } takes { $cards }, together { $worth }.
        }
    }
raj-event-stake-carried = All bids are tied: the stake ({ $cards }) stays for the next round.
raj-event-stake-lost = All bids of the last round are tied: nobody takes the stake ({ $cards }).

raj-reason-game-over = The game is over.
raj-reason-no-prize-yet = No prize card is face up yet.
raj-reason-bid-is-final = You have already bid this round. Bids can't be changed.
raj-reason-card-used = You have already played bid card { $bid }; each card is played once.
raj-reason-undo-final = Bids can't be undone.

raj-suggestion-another = You could play another card: { $action }.

raj-status-turn = Round { $turn } of { $turns }
raj-status-over = The game is over
raj-status-mouse = { $worth } at stake: the highest untied bid takes it.
raj-status-vulture = { $worth } at stake: the lowest untied bid must take it.
raj-status-head-player = Player
raj-status-head-score = Score
raj-status-head-last = Last bid
raj-status-head-now = Now
raj-status-head-taken = Taken
raj-status-ready = ready
raj-status-not-ready = -
raj-status-used = All bids in order
raj-status-pile =
    { $count ->
        [one] { $count } prize card still to come: { $cards }
       *[other] { $count } prize cards still to come: { $cards }
    }
raj-status-hand = Your hand

raj-why-nobody-higher = Nobody has a card as high as { $bid }.
raj-why-not-lowest = The lowest bid has to take { $worth }: do not bid { $bid }.
raj-why-nothing-larger = Nothing still to come is larger than { $worth }: high cards count now.
raj-why-keeps = It keeps { $bid } for the { $prize } still to come.
raj-why-worth-nothing = The stake is worth nothing: keep what is useful.
