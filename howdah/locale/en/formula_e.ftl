formula_e-title = Formula E
formula_e-about = One lap around the circuit on elephants: push, charge, fly, and keep a tiger.

formula_e-option-bank = Who is an obstacle right before water: an elephant that was pushed there (pushed), or whoever stands there (rock).
formula_e-option-carpet_finish = A flight over the line that wins needs a free cell like any other (off), or no cell at all (on).
formula_e-option-windows = Tigers are asked only where a card changes something (needed), or always (always).
formula_e-option-tiger_duel = A tiger can be cancelled by another tiger (on) or not (off).
formula_e-option-track = An own circuit, with its cows and holes.
formula_e-option-deck = Own cards, such as “cards 72 green-4 x14 ...”.
formula_e-option-turn_limit = So many turns for each seat, then the race is cut (none: no limit).

formula_e-action-end = end the turn
formula_e-action-done = done
formula_e-action-pass = pass
formula_e-action-tiger =
    { $what ->
        [movement] tiger on the movement
        [effect] tiger on the effect
       *[other] tiger
    }
formula_e-action-ahead = ahead
formula_e-action-left = left
formula_e-action-right = right
formula_e-action-behind = back
formula_e-action-diagonal-left = diagonally left
formula_e-action-diagonal-right = diagonally right
formula_e-action-mouse = mouse { $what }
formula_e-action-start = start on { $what }
formula_e-action-elephant = elephant { $what }
formula_e-action-rob = rob { $what }
formula_e-action-from = take a cobra from { $what }
formula_e-action-give = give a cobra to { $what }
formula_e-action-hole = mouse hole { $what }
formula_e-action-play = play { $what }
formula_e-action-discard = discard { $what }
formula_e-action-take = take { $what }
formula_e-action-cow = cow { $what }

formula_e-card-green = Green { $points }
formula_e-card-purple = Purple { $points }
formula_e-card-charge = Charge
formula_e-card-carpet = Flying Carpet
formula_e-card-juice = Mango Juice
formula_e-card-mouse = Mouse
formula_e-card-cow = Sacred Cow
formula_e-card-monkey = Monkey
formula_e-card-priest = Priest
formula_e-card-charmer = Snake Charmer
formula_e-card-tiger = Tiger

formula_e-event-first-drawn = The first player: { $player }.
formula_e-event-elephant-placed = { $player }: elephant { $elephant } starts on { $cell }.
formula_e-event-card-drawn = { $player }: a card is drawn.
formula_e-event-card-drawn-with-card = { $player }: { $card } is drawn.
formula_e-event-turn-began = { $player }: to move.
formula_e-event-turn-passed = { $player }: no cards, so the turn passes.
formula_e-event-card-played = { $player }: { $card } is played.
formula_e-event-cards-played = { $player }: { $card } is played with { $with }.
formula_e-event-card-discarded = { $player }: { $card } is discarded.
formula_e-event-card-fetched = { $player }: a card is taken from the discards.
formula_e-event-card-fetched-with-card = { $player }: { $card } is taken from the discards.
formula_e-event-card-stolen = { $player }: a card is stolen from { $victim }.
formula_e-event-card-stolen-with-card = { $player }: { $card } is stolen from { $victim }.
formula_e-event-discards-searched = { $player }: the discards are looked through.
formula_e-event-discards-searched-with-cards = The discards: { $cards }.
formula_e-event-reshuffled = The discards are shuffled into a new pile of { $count }.
formula_e-event-victim-named = { $player }: the monkey is sent to { $victim }.
formula_e-event-cobra-chosen = { $player }: the cobra of { $from } is chosen.
formula_e-event-receiver-named = The cobra is meant for { $to }.
formula_e-event-cobra-given = A cobra goes to { $to }.
formula_e-event-cobras-dropped =
    { $count ->
        [one] { $player }: { $count } cobra is driven away.
       *[other] { $player }: { $count } cobras are driven away.
    }
formula_e-event-answer-sealed = { $player }: the answer is sealed.
formula_e-event-answer-sealed-with-answer = { $player }: the answer is sealed: { $answer }.
formula_e-event-tiger-played = { $player }: a tiger is played on { $card }.
formula_e-event-chain-settled =
    { $cancelled ->
        [yes] The tiger stands.
       *[no] The tiger is cancelled.
    }
formula_e-event-card-cancelled = { $card } of { $player } is cancelled.
formula_e-event-elephant-stepped = { $elephant } goes from { $from } to { $to }.
formula_e-event-elephant-pushed = { $elephant } is pushed from { $from } to { $to } by { $by }.
formula_e-event-elephant-stopped = { $elephant } is stopped on { $cell }, right before the water.
formula_e-event-elephant-blocked = { $elephant } cannot move: the card is spent.
formula_e-event-cow-pushed = The cow on { $from } is pushed to { $to } by { $by }.
formula_e-event-cow-moved = The cow on { $from } goes to { $to }.
formula_e-event-elephant-flew = { $elephant } flies from { $from } to { $to }.
formula_e-event-elephant-finished = { $elephant } crosses the finish line.
formula_e-event-elephant-scared = { $elephant } is scared.
formula_e-event-mouse-moved = The mouse goes from { $from } to { $to }.
formula_e-event-race-would-end = Unless it is cancelled, this ends the race. Winner: { $player }.
formula_e-event-race-won = The race is over. Winner: { $player }.
formula_e-event-race-cut = The race is cut after { $turns } turns.

formula_e-reason-race-over = The race is over.
formula_e-reason-other-step =
    { $step ->
        [place] First every elephant is put on its starting cell.
        [turn] Now a card is played or discarded, or the turn ends.
        [discard] Cards are being discarded: discard another one, or end the turn.
        [victim] Now say who is robbed.
        [from] Now say whose cobra is taken.
        [give] Now say who gets the cobra.
        [window] Now the card on the table is answered: pass, or tiger.
        [elephant] Now choose the elephant that moves.
        [use] Now say whether the effect is used.
        [move] The elephant is moving: choose its next step.
        [mango-tree] Now say whether the elephant goes two cells on.
        [hole] Now choose the mouse hole that the mouse comes out of.
        [walk] The mouse is walking: choose its next step, or stop it.
        [scare] A scared elephant runs: choose its side.
        [burrow] Now choose the mouse hole that the mouse returns to.
        [herd] Cows are being led: choose a cow and its step, or stop.
        [fetch] Now choose a card from the discards.
        [toll] Now a card is discarded for each cobra.
       *[other] Now fate decides.
    }
formula_e-reason-no-cell = The track has no cell there.
formula_e-reason-cow-in-way = A cow stands on { $cell }; only a charge pushes cows.
formula_e-reason-stands-firm = Elephant { $piece } on { $cell } stands right before the water; only a charge or a scare moves it on.
formula_e-reason-pushes-onto-water = Nobody can be pushed onto the water.
formula_e-reason-cell-not-free =
    { $piece ->
        [cow] A cow stands on { $cell }; that cell must be free.
       *[other] Elephant { $piece } stands on { $cell }; that cell must be free.
    }
formula_e-reason-ahead-first = While a step ahead is possible it must be taken.
formula_e-reason-keep-side = A sideways run keeps its side.
formula_e-reason-only-with-juice = Diagonal steps need mango juice.
formula_e-reason-never-back = Elephants go back only when they are scared.
formula_e-reason-not-yourself = Choose another player.
formula_e-reason-empty-hand = No card is left to take in that hand.
formula_e-reason-no-cobra-there = That player has no cobra.
formula_e-reason-gives-it-up = It must go to another player.
formula_e-reason-not-in-discards = No such card lies in the discards.
formula_e-reason-no-cow-there = No cow stands there.
formula_e-reason-not-from-hole = The mouse jumps only from hole to hole.
formula_e-reason-same-hole = The mouse is there already.
formula_e-reason-not-nearest-hole = Another hole is nearer.
formula_e-reason-no-tiger = You have no tiger.
formula_e-reason-name-the-card = Say which card the tiger cancels: the movement or the effect.
formula_e-reason-nothing-to-name = Nothing is to be named here: a tiger cancels the card that was played last.
formula_e-reason-idle-effect = The effect changes nothing here; only the movement can be cancelled.
formula_e-reason-other-card = This window is about the other card.
formula_e-reason-not-in-hand = You do not have that card.
formula_e-reason-nothing-done = Play or discard a card first.
formula_e-reason-one-of-colour = One green and one yellow card a turn, not two of a colour.
formula_e-reason-purple-alone = A purple card is played alone.
formula_e-reason-effect-alone = Charge, carpet and juice are played together with a green card.
formula_e-reason-played-already = You have played a card; discarding is instead of playing.
formula_e-reason-scared-goes-back = A scared elephant goes back, or sideways where it cannot.

formula_e-status-legend = A cell says who stands on it, then its ground. A to F: elephants, c: cow, m: mouse. ^ start, h mouse hole, B banana tree, ~ water; nothing where there is no cell.
formula_e-status-hand = Your hand
formula_e-status-player = cards { $cards }, cobras { $cobras }
formula_e-status-pile = Pile { $pile }, discards { $discards }
formula_e-status-stopped = Stopped before the water: { $elephants }
formula_e-status-table = On the table
formula_e-status-search = The discards
formula_e-status-move = Elephant { $elephant }: { $points } points left
formula_e-status-winner = Winner: { $player }.
formula_e-status-home = home
