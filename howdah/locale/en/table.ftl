table-name-me = You
table-name-person = Player { $seat }
table-name-bot = Bot { $seat }

table-level-random = plays anything legal
table-level-heuristic = looks one step ahead
table-level-easy = easy
table-level-medium = medium
table-level-hard = hard
table-level-search = searches as long as you say
table-level-equilibrium = plays the endgames of Raj for two perfectly

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
table-reason-undo-sealed = An answer that lies face down cannot be taken back.
table-reason-undo-asked = It cannot be taken back: the others are asked whether they answer it.
table-reason-not-your-seat = This is not your seat.
table-reason-bot-plays = A bot plays your seat now; take it back first.
table-reason-not-playing = The game has not begun.
table-reason-paused = The table is paused.
table-reason-over = The game is over.
table-reason-watching-refused = The host lets nobody watch.
table-reason-too-fast = Too fast; wait a moment.
table-reason-malformed = The server did not understand that.
table-reason-internal = The server has failed to do that; nothing has changed.

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
