table-name-me = You
table-name-person = Player { $seat }
table-name-bot = Bot { $seat }

table-level-random = plays anything legal
table-level-heuristic = looks one step ahead
table-level-easy = easy
table-level-medium = medium
table-level-hard = hard
table-level-expert = expert
table-level-search = searches as long as you say
table-level-equilibrium = plays the endgames of Raj for two perfectly
table-level-rank = bids by the prize's size (Raj)
table-level-remaining = bids by the size among prizes to come (Raj)
table-level-largest = plays its largest card (races)
table-level-progress = takes the turn that brings it farthest (races)
table-level-strike = goes for the nearest totem (Totem)
table-level-sampler = takes the best of some random turns (Totem)

table-reason-not-asked = You are not asked to decide anything now.
table-reason-unknown-action = There is no action “{ $action }” in this game.
table-reason-no-such-seat =
    { $seats ->
        [one] This table has { $seats } seat only.
       *[other] This table has { $seats } seats only.
    }
table-reason-undo-nothing = There is nothing to take back.
table-reason-undo-other-seat = It cannot be taken back: another player has acted since.
table-reason-undo-final = It cannot be taken back: this action is final.
table-reason-undo-shown = It cannot be taken back: something hidden has been shown since.
table-reason-undo-fate = It cannot be taken back: fate has spoken since.
table-reason-undo-restated = It cannot be taken back: the match was restated since.
table-reason-list-too-long = Nothing can be planned beyond “{ $action }”: what follows is not known yet.
table-reason-submission-size = One to { $most } actions can be submitted together, not { $count }.
table-reason-stale = This was decided already; look again.
table-reason-already-answered = Your answer lies face down already.
table-reason-no-window = There is nothing to wait for now.
table-reason-cannot-wait = You cannot wait here.
table-reason-has-waited = You have waited already; you can again after your next turn.
table-reason-own-turn-only = Watching can be opened only in the own turn of the one person who plays.
table-reason-undo-sealed = An answer that lies face down cannot be taken back.
table-reason-undo-asked = It cannot be taken back: the others are asked whether they answer it.
table-reason-not-your-seat = This is not your seat.
table-reason-bot-plays = A bot plays your seat now; take it back first.
table-reason-not-playing = The game has not begun.
table-reason-paused = The table is paused.
table-reason-over = The game is over.
table-reason-watching-refused = The host lets nobody watch.
table-reason-storage-away = The server has lost its storage. Try again in a moment; nothing is lost.
table-reason-owner-decides = Only the owner of this seat decides that. Without them, all other players together can.
table-reason-banned = Whoever runs this server lets you in no more.
table-reason-too-fast = Too fast; wait a moment.
table-reason-malformed = The server did not understand that.
table-reason-internal = The server has failed to do that; nothing has changed.

table-suggestion-first =
    { $count ->
        [1] First: { $action }. Then it is possible.
       *[other] First, for example: { $action }. Then it is possible.
    }
table-suggestion-order =
    { $count ->
        [1] It is possible in another order: first { $action }, then this.
       *[other] It is possible in another order: first, for example, { $action }, then this.
    }
table-suggestion-first-two = First: { $action }; then: { $then }. After that it is possible.
table-suggestion-another-card = Another card is possible: { $action }.
table-suggestion-another = Possible instead: { $action }.
table-suggestion-nothing-turn = Nothing you can do makes it possible this turn.
table-suggestion-nothing-now = Nothing you can do makes it possible before somebody else or fate decides.

table-event-undone = { $player }: “{ $action }” is taken back.

table-ending-won = { $players } won.
table-ending-drawn = A draw between { $players }.
table-ending-cut = The game was cut short; nobody won.
table-rank =
    { $score ->
        [one] { $rank }. { $player }: { $score } point
       *[other] { $rank }. { $player }: { $score } points
    }

table-kind-rule = rule
table-kind-ruling = ruling
table-kind-house = house rule
