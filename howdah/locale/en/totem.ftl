totem-title = Totem
totem-about = Roll, slide your pieces in one unbroken group across a hexagon, and touch the other totems.

totem-option-turn_limit = How many turns each player may have before the game is cut: a number, or none.

totem-action-end = end of turn
totem-action-pass = do nothing
totem-action-finish = finish this piece
totem-action-both = move with both dice
totem-action-use = move with the { $what } only
totem-action-start = start on { $what }
totem-action-piece = move { $what }
totem-action-to = step to { $what }
totem-action-enter = enter a piece on { $what }
totem-action-take = eliminate { $what }

totem-event-start-die = { $player }: { $die } for the start.
totem-event-start-tied = The highest roll is shared: { $seats } roll again.
totem-event-moves-first = First to move: { $player }.
totem-event-chooses-start = Next to choose a start: { $player }.
totem-event-set-down = { $player }: the totem starts on { $cell }, with six pieces around it.
totem-event-turn-began = Turn { $round }: { $player }.
totem-event-rolled = { $player }: rolled { $dice }.
totem-event-rolls-again = { $player }: a twelve gives another roll.
totem-event-dice-used =
    { $dice ->
        [both] { $player }: both dice, { $points } points.
       *[one] { $player }: one die only, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
totem-event-passed = { $player }: nothing is done with this roll.
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
totem-event-eliminated = { $player }: the piece on { $cell } is eliminated by the one on { $from }.
totem-event-cut-off = { $player }: without { $cause } nothing holds { $cells } to the totem any more; eliminated too.
totem-event-totem-eliminated = { $player }: the totem on { $cell } is eliminated by the attacker on { $from }.
totem-event-player-out = { $player }: out of the game; all pieces leave the board.
totem-event-points-lost =
    { $points ->
        [one] { $player }: nobody can move, { $points } point is lost.
       *[other] { $player }: nobody can move, { $points } points are lost.
    }
totem-event-ended =
    { $ending ->
        [won] Only one totem is left on the board.
        [drawn] Nobody can win any more.
       *[cut] The turn limit is reached.
    }

totem-reason-start-taken = { $cell } is taken.
totem-reason-start-too-close = { $cell } does not keep the distance that the number of players asks for.
totem-reason-no-such-die = No such die was rolled.
totem-reason-no-step = None of your pieces has a step, so there is nothing to move.
totem-reason-must-move = As long as a piece has a step, the points must be used.
totem-reason-roll-too-low = A piece enters only with a total of ten or more, or with a double.
totem-reason-no-reserve = Your reserve is empty.
totem-reason-not-beside-totem = A piece enters next to your own totem; { $cell } is not.
totem-reason-entry-taken = { $cell } is taken; a piece enters on a free cell.
totem-reason-not-yours = You have no piece on { $cell }.
totem-reason-already-moved = The piece on { $cell } has moved this turn; it cannot move again.
totem-reason-totem-alone = A totem without pieces on the board cannot move.
totem-reason-piece-stuck = The piece on { $cell } has no step: every free cell around it is too far from the others or would cut your group.
totem-reason-not-next = { $cell } is not next to { $piece }; a step leads to a neighbouring cell.
totem-reason-cell-taken = { $cell } is taken; a step leads to a free cell.
totem-reason-been-there = This piece has been on { $cell } this turn; it may not return.
totem-reason-not-beside-own = { $cell } is next to none of your other pieces.
totem-reason-cuts-group = A step to { $cell } would cut some of your pieces off from your totem.
totem-reason-not-moved-yet = This piece has not moved yet; it takes at least one step.
totem-reason-must-go-on = No other piece can move, so this one goes on until the points are spent.
totem-reason-not-an-enemy = There is no enemy piece on { $cell } next to the attacker.
totem-reason-not-farthest = The piece on { $cell } is not the farthest from its totem.
totem-reason-game-over = The game is over.
totem-reason-start-dice-first = The dice for the first turn come first.
totem-reason-roll-first = The dice come first.
totem-reason-not-your-turn = It is the turn of { $turn }.
totem-reason-choose-start = Choose a starting cell.
totem-reason-set-up-over = The starting cells are chosen.
totem-reason-use-dice = Decide first what to use the roll for.
totem-reason-dice-decided = What the roll is used for is decided, and stands.
totem-reason-choose-piece = Choose a piece to move.
totem-reason-in-one-go = A piece moves in one go: finish this one first.
totem-reason-choose-victim = Choose which piece is eliminated.
totem-reason-no-victim-to-choose = There is no piece to be eliminated by choice now.
totem-reason-only-end = Nothing is left to do but to end the turn.
totem-reason-points-left = There are points left, and somebody can move.

totem-status-turn = Turn { $round }: { $player }.
totem-status-dice = Dice: { $dice }.
totem-status-points = Points left: { $points }.
totem-status-moving = The piece on { $cell } is moving.
totem-status-cells = { $player }: totem { $totem }, pieces { $pieces }
totem-status-head-player = Player
totem-status-head-active = Active
totem-status-head-reserve = Reserve
totem-status-head-eliminated = Eliminated
