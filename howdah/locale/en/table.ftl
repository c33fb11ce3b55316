table-name-me = You
table-name-person = Player { $seat }
table-name-bot = Bot { $seat }

table-level-random = plays anything legal
table-level-heuristic = looks one move ahead
table-level-easy = easy
table-level-medium = medium
table-level-hard = hard
table-level-expert = expert
table-level-search = thinks as long as you say
table-level-equilibrium = plays the end of Raj for two perfectly
table-level-rank = bids by the size of the prize (Raj)
table-level-remaining = bids by the size of the prize among those to come (Raj)
table-level-ppo = bids as it learned by playing against itself (Raj for two)
table-level-largest = plays its largest card (races)
table-level-progress = makes the turn that takes it farthest (races)
table-level-strike = goes for the nearest totem (Totem)
table-level-sampler = takes the best of a few random turns (Totem)

table-reason-not-asked = There is nothing for you to decide now.
table-reason-unknown-action = There is no action “{ $action }” in this game.
table-reason-no-such-seat =
    { $seats ->
        [one] This table has only { $seats } seat.
       *[other] This table has only { $seats } seats.
    }
table-reason-undo-nothing = There is nothing to undo.
table-reason-undo-other-seat = Can't be undone: another player has moved since.
table-reason-undo-final = This can't be undone.
table-reason-undo-shown = Can't be undone: something hidden has been shown since.
table-reason-undo-fate = Can't be undone: dice were rolled or cards drawn.
table-reason-undo-restated = Can't be undone: the position was set anew since.
table-reason-list-too-long = You can't plan beyond “{ $action }”: nobody knows yet what follows.
table-reason-submission-size = You can send one to { $most } actions together, not { $count }.
table-reason-stale = This has already been decided; look again.
table-reason-already-answered = You have already answered.
table-reason-no-window = There is nothing to wait for now.
table-reason-cannot-wait = You can't ask to wait here.
table-reason-has-waited = You have already asked to wait; you can again after your next turn.
table-reason-own-turn-only = You can let others watch only during your own turn.
table-reason-undo-sealed = An answer can't be taken back.
table-reason-undo-asked = Can't be undone: the others are already deciding whether to stop it.
table-reason-nothing-asked = Nobody is asking to take anything back.
table-reason-no-orders = This game knows no orders.
table-reason-asked-now = It is your turn already: no order needed.
table-reason-not-your-seat = This is not your seat.
table-reason-bot-plays = A bot is playing for you; take your seat back first.
table-reason-not-playing = The game has not begun.
table-reason-paused = The table is paused.
table-reason-over = The game is over.
table-reason-watching-refused = The host does not allow watching.
table-reason-storage-away = The server can't reach its storage. Try again in a moment; nothing is lost.
table-reason-owner-decides = Only the owner of this seat can decide that, or all the other players together.
table-reason-banned = The server's administrator has blocked you.
table-reason-too-fast = Too fast; wait a moment.
table-reason-malformed = The server did not understand that.
table-reason-internal = The server could not do that; nothing has changed.

table-suggestion-first =
    { $count ->
        [1] First { $action }; then it is possible.
       *[other] First, for example, { $action }; then it is possible.
    }
table-suggestion-order =
    { $count ->
        [1] Try another order: first { $action }, then this.
       *[other] Try another order: first, for example, { $action }, then this.
    }
table-suggestion-first-two = First { $action }, then { $then }; after that it is possible.
table-suggestion-another-card = You could play another card: { $action }.
table-suggestion-another = You could do this instead: { $action }.
table-suggestion-nothing-turn = It is not possible this turn.
table-suggestion-nothing-now = It is not possible until something has changed on the table.

table-why-wins = It wins at once.
table-why-wins-unless-tiger = It wins at once, unless somebody answers with a tiger.
table-why-ahead =
    { $steps ->
        [one] It brings you { $steps } cell closer to the finish line.
       *[other] It brings you { $steps } cells closer to the finish line.
    }
table-why-ahead-and-keeps =
    { $steps ->
        [one] It brings you { $steps } cell closer to the finish line, and you keep { $card }.
       *[other] It brings you { $steps } cells closer to the finish line, and you keep { $card }.
    }
table-why-ahead-and-back = Cells you gain: { $steps }. Cells { $player } loses: { $lost }.
table-why-opens =
    { $steps ->
        [one] It opens the crossing and brings you { $steps } cell closer to the finish line.
       *[other] It opens the crossing and brings you { $steps } cells closer to the finish line.
    }
table-why-blocks = You stand firm before the only lane across the water: { $player } has to wait behind you.
table-why-sets-back =
    { $lost ->
        [one] It sets { $player } back by { $lost } cell.
       *[other] It sets { $player } back by { $lost } cells.
    }
table-why-bars = It puts cows in { $player }’s way.
table-why-clears = It leads cows out of your way.
table-why-gives-cobra = { $player } gets a cobra.
table-why-drops-cobras = It rids you of cobras.
table-why-robs = It takes cards from { $player }.
table-why-fetches = You choose a card from the discards.
table-why-new-cards =
    { $count ->
        [one] You exchange { $count } card for a new one.
       *[other] You exchange { $count } cards for new ones.
    }
table-why-tiger-kept = Keep the tiger for a card that hurts more.
table-why-tiger-stops-win = Without the tiger, { $player } wins now.
table-why-tiger-back = The card { $card } then counts after all.
table-why-tiger-saves =
    { $steps ->
        [one] The tiger saves you { $steps } cell.
       *[other] The tiger saves you { $steps } cells.
    }
table-why-tiger-cancels = It cancels the card { $card } of { $player }.

table-event-undone = { $player } took back “{ $action }”.
table-event-taken-back = { $player } took back the last move. Everyone agreed.

table-ending-won = { $players } won.
table-ending-drawn = A draw: { $players }.
table-ending-cut = The game was stopped; nobody won.
table-rank =
    { $score ->
        [one] { $rank }. { $player }: { $score } point
       *[other] { $rank }. { $player }: { $score } points
    }

table-kind-rule = rule
table-kind-ruling = ruling
table-kind-house = house rule
