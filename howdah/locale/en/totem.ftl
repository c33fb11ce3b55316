totem-title = Totem
totem-about = Roll the dice, move your pieces as one unbroken group, and reach the enemy totem.

totem-option-turn_limit = How many turns each player has before the game is stopped: a number, or none.

totem-action-end = end your turn
totem-action-pass = do nothing
totem-action-finish = stop this piece
totem-action-both = use both dice
totem-action-use = use the { $what } only
totem-action-start = start on { $what }
totem-action-piece = move { $what }
totem-action-to = step to { $what }
totem-action-enter = enter a piece on { $what }
totem-action-take = capture { $what }
totem-move = move { $start } to { $end }
totem-move-on = go on to { $end }

totem-event-start-die = { $player } rolled { $die } to go first.
totem-event-start-tied = A tie: { $seats } roll again.
totem-event-moves-first =
    { $player_is ->
        [me] You go first.
       *[other] { $player } goes first.
    }
totem-event-chooses-start =
    { $player_is ->
        [me] You choose a start next.
       *[other] { $player } chooses a start next.
    }
totem-event-set-down =
    { $player_is ->
        [me] Your totem starts on { $cell }, with six pieces around it.
       *[other] { $player }'s totem starts on { $cell }, with six pieces around it.
    }
totem-event-turn-began = Turn { $round }: { $player }.
totem-event-rolled = { $player } rolled { $dice }.
totem-event-rolls-again =
    { $player_is ->
        [me] A twelve: you roll again.
       *[other] A twelve: { $player } rolls again.
    }
totem-event-dice-used =
    { $dice ->
        [both] { $player }: both dice, { $points } points.
       *[one] { $player }: one die, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
totem-event-passed =
    { $player_is ->
        [me] You do nothing with this roll.
       *[other] { $player } does nothing with this roll.
    }
totem-event-entered = { $player }: a piece enters on { $cell }; { $reserve } left in reserve.
totem-event-chosen =
    { $kind ->
        [totem] { $player }: the totem on { $cell } moves.
       *[piece] { $player }: the piece on { $cell } moves.
    }
totem-event-stepped =
    { $kind ->
        [totem] { $player }: totem from { $from } to { $to }.
       *[piece] { $player }: { $from } to { $to }.
    }
totem-event-finished =
    { $kind ->
        [totem] { $player }: the totem stops on { $cell }.
       *[piece] { $player }: the piece stops on { $cell }.
    }
totem-event-eliminated =
    { $by_is ->
        [me] You capture { $player }'s piece on { $cell }.
       *[other] { $player_is ->
            [me] { $by } captures your piece on { $cell }.
           *[other] { $by } captures { $player }'s piece on { $cell }.
        }
    }
totem-event-cut-off =
    { $player_is ->
        [me] You also lose { $cells } (cut off).
       *[other] { $player } also loses { $cells } (cut off).
    }
totem-event-totem-eliminated =
    { $by_is ->
        [me] You capture { $player }'s totem on { $cell }.
       *[other] { $player_is ->
            [me] { $by } captures your totem on { $cell }.
           *[other] { $by } captures { $player }'s totem on { $cell }.
        }
    }
totem-event-player-out =
    { $player_is ->
        [me] You are out; all your pieces leave the board.
       *[other] { $player } is out; all their pieces leave the board.
    }
totem-event-points-lost =
    { $points ->
        [one] { $player_is ->
            [me] You have no move; { $points } point lost.
           *[other] { $player } has no move; { $points } point lost.
        }
       *[other] { $player_is ->
            [me] You have no move; { $points } points lost.
           *[other] { $player } has no move; { $points } points lost.
        }
    }
totem-event-ended =
    { $ending ->
        [won] Only one totem is left on the board.
        [drawn] The game is drawn.
       *[cut] The turn limit is reached.
    }

totem-reason-start-taken = { $cell } is taken.
totem-reason-start-too-close = { $cell } is not one of the starts that are left.
totem-reason-no-such-die = You did not roll that.
totem-reason-no-step = None of your pieces can move.
totem-reason-must-move = While a piece can move, the points must be used.
totem-reason-roll-too-low = A piece enters only with a total of ten or more, or with a double.
totem-reason-no-reserve = Your reserve is empty.
totem-reason-not-beside-totem = A piece enters next to your own totem; { $cell } is not.
totem-reason-entry-taken = { $cell } is taken; a piece enters on a free cell.
totem-reason-not-yours = You have no piece on { $cell }.
totem-reason-already-moved = The piece on { $cell } has already moved this turn.
totem-reason-totem-alone = A totem without pieces on the board cannot move.
totem-reason-piece-stuck = The piece on { $cell } cannot move: no free cell around it would keep your group together.
totem-reason-not-next = { $cell } is not next to { $piece }; a step goes to a neighbouring cell.
totem-reason-cell-taken = { $cell } is taken; a step goes to a free cell.
totem-reason-been-there = This piece has already been on { $cell } this turn.
totem-reason-not-beside-own = { $cell } is next to none of your other pieces.
totem-reason-cuts-group = A step to { $cell } would cut some of your pieces off from your totem.
totem-reason-not-moved-yet = This piece has not moved yet; it must take at least one step.
totem-reason-must-go-on = No other piece can move, so this one goes on until the points are spent.
totem-reason-not-an-enemy = There is no enemy piece on { $cell } next to the attacker.
totem-reason-not-farthest = The piece on { $cell } is not the farthest from its totem.
totem-reason-game-over = The game is over.
totem-reason-start-dice-first = First the dice decide who begins.
totem-reason-roll-first = First the dice are rolled.
totem-reason-not-your-turn = It is { $turn }'s turn.
totem-reason-choose-start = Choose a starting cell.
totem-reason-set-up-over = The starting cells are chosen.
totem-reason-use-dice = First say how you use your roll.
totem-reason-dice-decided = You have already decided how to use this roll.
totem-reason-choose-piece = Choose a piece to move.
totem-reason-in-one-go = A piece moves in one go: stop this one first.
totem-reason-choose-victim = Choose which piece to capture.
totem-reason-no-victim-to-choose = There is no piece to capture now.
totem-reason-only-end = All you can do is end your turn.
totem-reason-points-left = You still have points, and a piece can move.

totem-status-turn = Turn { $round }: { $player }.
totem-status-dice = Dice: { $dice }.
totem-status-points = Points left: { $points }.
totem-status-moving = The piece on { $cell } is moving.
totem-status-cells = { $player }: totem { $totem }, pieces { $pieces }
totem-status-head-player = Player
totem-status-head-active = On board
totem-status-head-reserve = Reserve
totem-status-head-eliminated = Lost

totem-why-takes-totem = It takes { $player }’s totem.
totem-why-takes-piece = It takes a piece from { $player }.
totem-why-enters = It brings a piece onto the board.
totem-why-totem-away = It takes your totem farther from { $player }’s pieces.
totem-why-nearer = It brings you closer to { $player }’s totem.
totem-why-in-reach = After it, a roll of { $points } could be enough to reach { $player }’s totem.
totem-why-guards = It stands guard next to your totem.
