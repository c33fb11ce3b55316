cli-games-head = { $name }: { $title }
cli-games-facts =
    { $minutes ->
        [one] { $fewest } to { $most } players, about { $minutes } minute
       *[other] { $fewest } to { $most } players, about { $minutes } minutes
    }
cli-games-bots = Bots, by level: { $levels }

cli-play-welcome = { $title }. Type a number or an action; “help” shows what else you can do.
cli-play-choices = { $player }, choose:
cli-play-prompt = >
cli-play-curtain = Pass the screen to { $player }. { $player }, press Enter when nobody else is looking.
cli-play-help =
    A number or an action   do it; several in one line with ; between them
    hint                    what a strong bot would do
    why ACTION              why it is not possible, or what would happen
    rules [CLAUSE]          the rules, a section (3), a clause (3.4) or a word
    log                     what has happened, as far as you may look it up
    undo [PLAYER]           take back your last action or PLAYER's, and what was
                            done since, unless something was shown
    save FILE               save the game (the file holds hidden cards too)
    quit                    leave; Ctrl-C or Ctrl-D save the game first
cli-play-hint-best = A strong bot would play (with its chance to win):
cli-play-hint-line = { $action } ({ $chance })
cli-play-try-help = Type “help” to see what you can do.
cli-play-not-done = Not done: { $rest }
cli-play-drew = { $player } drew { $cards }.
cli-play-drew-some =
    { $count ->
        [one] { $player } drew { $count } card.
       *[other] { $player } drew { $count } cards.
    }
cli-play-why-what = Why what? For example: why bid 7
cli-play-why-possible = “{ $action }” is possible now.
cli-play-why-then = This would happen: { $event }
cli-play-save-what = Save to which file? For example: save game.txt
cli-play-save-exists = { $file } already exists; choose another name.
cli-play-save-failed = Cannot write { $file }: { $reason }
cli-play-save-offer = To save the game, type a file name; Enter leaves without:
cli-play-saved = Saved to { $file }. To go on: howdah play --load { $file }
cli-play-input-ended = The game is not finished.
cli-play-input-ended-over = The input has ended.

cli-learn-head = { $title }, a first game. You learn by playing; it takes about { $minutes } minutes.
cli-learn-step = Step { $number } of { $last } { $bar }
cli-learn-prompt = >
cli-learn-read = Press Enter to go on.
cli-learn-help =
    A number or an action   try it
    Enter                   say again what to try
    why ACTION              why it is not possible, or what follows from it
    rules [CLAUSE]          the rules, a section (3), a clause (3.4) or a word
    skip                    let this step be done for you
    back                    the step before
    quit                    leave
cli-learn-skipped = Done for you:
cli-learn-ended = The input has ended; the lesson is left at step { $number } of { $last }.
cli-learn-left = You stopped at step { $number } of { $last }. To continue: howdah learn { $game }
cli-learn-next = To play: howdah play { $game }
cli-learn-game = { $game }: { $title }, { $steps } steps

cli-replay-moment = Moment { $number } of { $last }
cli-replay-prompt = { $number }/{ $last } >
cli-replay-help = Enter goes on, b goes back, a number jumps, q quits.
cli-replay-beyond = The moments go from 0 to { $last }.

cli-scenario-count =
    { $passed ->
        [one] { $passed } scenario holds
       *[other] { $passed } scenarios hold
    }, { $failed } failed, { $malformed } malformed

cli-rules-none = There is no rulebook of { $game }.

cli-rules-written =
    { $count ->
        [one] { $count } page written to { $folder }
       *[other] { $count } pages written to { $folder }
    }

cli-coverage-clause =
    { $count ->
        [0] { $number }: no scenario
        [one] { $number }: { $count } scenario
       *[other] { $number }: { $count } scenarios
    }
cli-coverage-unknown = { $number } is no clause, but named by: { $scenarios }
cli-coverage-count = { $covered } of { $clauses } clauses have a scenario.
cli-coverage-without = Without: { $numbers }
cli-coverage-elsewhere = Only the examples inside howdah were read: there is no folder { $folder } here. Run this in a checkout of the project, or name a folder with --scenarios.

cli-map-used = In simulated games: code ran { $runs } times in { $games } games; refusals { $refusals }, results { $results }
cli-map-without-code = Without code: { $numbers }
cli-map-without-proof = Without proof: { $numbers }
cli-map-never-reached = Never reached by simulated games: { $numbers }
cli-map-why-data = of these, about components and data, which a check proves: { $numbers }
cli-map-why-whole = of these, said of the whole, so that no single line of code stands for them; scenarios prove them: { $numbers }
cli-map-why-rare = of these, possible but not met in these games; scenarios prove them: { $numbers }
cli-map-written = Written: { $file }

cli-bench-title =
    { $seats ->
        [one] Playouts of { $game }, { $seats } seat, { $build } build
       *[other] Playouts of { $game }, { $seats } seats, { $build } build
    }
cli-bench-what = A second
cli-bench-median = Median
cli-bench-spread = Middle half
cli-bench-listed-games = games, listed path
cli-bench-listed-decisions = decisions, listed path
cli-bench-own-games = games, own pick
cli-bench-own-decisions = decisions, own pick
cli-bench-calibration = steps of the calibration loop

cli-train-stage = { $name }: { $rows } rows, error { $error } of { $spread }, { $seconds } s
cli-train-table = { $name }: { $rows } positions of { $games } games; log-loss of the winner { $before }, now { $after }; of who holds a tiger { $dealt }, now { $held }; { $seconds } s
cli-train-share = takes { $share } ({ $low } to { $high }, { $games } games) of { $other }

cli-hint-action = Action
cli-hint-share = Play it
cli-hint-chance = Win chance
cli-hint-visits = Tried
cli-hint-mixture = Mix these bids at random, each as often as shown: together they win { $chance }.
cli-hint-move = The whole move: { $move }.

cli-join-around = At the table: { $players }.
cli-join-waiting = The game begins when the host starts it.
cli-join-paused = The table is paused.
cli-join-again = The connection is lost; trying again ...
cli-join-lost = The server cannot be reached.
cli-join-left = You have left the terminal; your seat stays yours. The same link brings you back.
cli-join-bye = The server closed the connection: { $code }.
cli-join-possible = That is possible now.
cli-join-back-asked = You have asked the others to let you take your last move back.
cli-join-back-wish = { $player } would like to take back the last move. Everything since then is taken back too. Do you agree? (yes/no)
# What counts as agreeing, in small letters, with spaces between.
cli-join-back-yes = y yes
cli-join-help =
    Type a number or an action. Also:
    why ACTION - why it is not possible
    rules CLAUSE - the text of a rule
    log - what has happened
    say WORDS - talk to the table
    undo - take back your last action; if others have acted since, they are asked
    quit - leave; the seat stays yours

cli-track-try = Not known from the file: how it plays. To see how it plays: { $command }
cli-error-command = There is no command “{ $name }”.
cli-error-command-close = There is no command “{ $name }”. Did you mean: { $close }?
cli-error-option = There is no option { $option } here; similar: { $close }.
cli-error-missing = { $name } is missing.
cli-error-value = { $name } does not take that: { $message }
cli-error-see = (see { $command })
