formula_e-title = Formula E
formula_e-about = One lap on elephants: push, charge, fly, and save a tiger.

formula_e-option-bank = Who stands firm right at the water: an elephant that was pushed there (pushed), or any (rock).
formula_e-option-carpet_finish = A flight over the finish line needs a free cell like any other (off), or no cell at all (on).
formula_e-option-windows = Tigers are asked for only where a card changes something (needed), or always (always).
formula_e-option-tiger_duel = A tiger can be cancelled by another tiger (on) or not (off).
formula_e-option-track = Your own circuit, with its cows and holes.
formula_e-option-deck = Your own cards, such as “cards 72 green-4 x14 ...”.
formula_e-option-turn_limit = How many turns each player has before the race is stopped: a number, or none.

formula_e-action-end = end your turn
formula_e-action-done = stop here
formula_e-action-pass = let it pass
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

formula_e-event-first-drawn =
    { $player_is ->
        [me] You are the first player.
       *[other] { $player } is the first player.
    }
formula_e-event-elephant-placed =
    { $player_is ->
        [me] You start on { $cell }.
       *[other] { $player } starts on { $cell }.
    }
formula_e-event-card-drawn = { $player } drew a card.
formula_e-event-card-drawn-with-card = { $player } drew { $card }.
formula_e-event-turn-began =
    { $player_is ->
        [me] Your turn.
       *[other] { $player }'s turn.
    }
formula_e-event-turn-passed =
    { $player_is ->
        [me] You have no cards and pass.
       *[other] { $player } has no cards and passes.
    }
formula_e-event-card-played =
    { $player_is ->
        [me] You play { $card }.
       *[other] { $player } plays { $card }.
    }
formula_e-event-cards-played =
    { $player_is ->
        [me] You play { $card } with { $with }.
       *[other] { $player } plays { $card } with { $with }.
    }
formula_e-event-card-discarded =
    { $player_is ->
        [me] You discard { $card }.
       *[other] { $player } discards { $card }.
    }
formula_e-event-card-fetched =
    { $player_is ->
        [me] You take a card from the discards.
       *[other] { $player } takes a card from the discards.
    }
formula_e-event-card-fetched-with-card =
    { $player_is ->
        [me] You take { $card } from the discards.
       *[other] { $player } takes { $card } from the discards.
    }
formula_e-event-card-stolen =
    { $player_is ->
        [me] You steal a card from { $victim }.
       *[other] { $victim_is ->
            [me] { $player } steals a card from you.
           *[other] { $player } steals a card from { $victim }.
        }
    }
formula_e-event-card-stolen-with-card =
    { $player_is ->
        [me] You steal { $card } from { $victim }.
       *[other] { $victim_is ->
            [me] { $player } steals { $card } from you.
           *[other] { $player } steals { $card } from { $victim }.
        }
    }
formula_e-event-discards-searched =
    { $player_is ->
        [me] You look through the discards.
       *[other] { $player } looks through the discards.
    }
formula_e-event-discards-searched-with-cards = The discards: { $cards }.
formula_e-event-reshuffled = The discards are shuffled: a new pile of { $count }.
formula_e-event-victim-named =
    { $player_is ->
        [me] You send the monkey to { $victim }.
       *[other] { $victim_is ->
            [me] { $player } sends the monkey to you.
           *[other] { $player } sends the monkey to { $victim }.
        }
    }
formula_e-event-cobra-chosen =
    { $player_is ->
        [me] You choose { $from }'s cobra.
       *[other] { $from_is ->
            [me] { $player } chooses your cobra.
           *[other] { $player } chooses { $from }'s cobra.
        }
    }
formula_e-event-receiver-named =
    { $to_is ->
        [me] The cobra is meant for you.
       *[other] The cobra is meant for { $to }.
    }
formula_e-event-cobra-given =
    { $to_is ->
        [me] You get a cobra.
       *[other] { $to } gets a cobra.
    }
formula_e-event-cobras-dropped =
    { $count ->
        [one] { $player_is ->
            [me] You drive { $count } cobra away.
           *[other] { $player } drives { $count } cobra away.
        }
       *[other] { $player_is ->
            [me] You drive { $count } cobras away.
           *[other] { $player } drives { $count } cobras away.
        }
    }
formula_e-event-answer-sealed = { $player } answered.
formula_e-event-answer-sealed-with-answer = { $player } answered: { $answer }.
formula_e-event-tiger-played =
    { $player_is ->
        [me] You play a tiger on { $card }.
       *[other] { $player } plays a tiger on { $card }.
    }
formula_e-event-chain-settled =
    { $cancelled ->
        [yes] The tiger counts.
       *[no] The tiger is cancelled.
    }
formula_e-event-card-cancelled =
    { $player_is ->
        [me] Your { $card } is cancelled.
       *[other] { $player }'s { $card } is cancelled.
    }
formula_e-event-elephant-stepped = { $elephant } goes from { $from } to { $to }.
formula_e-event-elephant-pushed = { $elephant } is pushed from { $from } to { $to } by { $by }.
formula_e-event-elephant-stopped = { $elephant } stops on { $cell }, right at the water.
formula_e-event-elephant-blocked = { $elephant } cannot move: the card is wasted.
formula_e-event-cow-pushed = The cow on { $from } is pushed to { $to } by { $by }.
formula_e-event-cow-moved = The cow on { $from } goes to { $to }.
formula_e-event-elephant-flew = { $elephant } flies from { $from } to { $to }.
formula_e-event-elephant-finished = { $elephant } crosses the finish line.
formula_e-event-elephant-scared = { $elephant } is scared.
formula_e-event-mouse-moved =
    { $from ->
        [beside] The mouse comes out at { $to }.
       *[other] The mouse goes from { $from } to { $to }.
    }
formula_e-event-race-would-end =
    { $player_is ->
        [me] Unless it is cancelled, you win the race.
       *[other] Unless it is cancelled, { $player } wins the race.
    }
formula_e-event-race-won =
    { $player_is ->
        [me] You win the race.
       *[other] { $player } wins the race.
    }
formula_e-event-race-cut = The race is stopped after { $turns } turns.

formula_e-reason-race-over = The race is over.
formula_e-reason-other-step =
    { $step ->
        [place] First everyone puts their elephants on starting cells.
        [turn] Now play or discard a card, or end your turn.
        [discard] You are discarding: discard another card, or end your turn.
        [victim] Now say whom you rob.
        [from] Now say whose cobra you take.
        [give] Now say who gets the cobra.
        [window] Now let the card pass, or play a tiger on it.
        [elephant] Now choose the elephant that moves.
        [use] Now say whether you use the effect.
        [move] The elephant is moving: choose its next step.
        [mango-tree] Now say whether the elephant goes two cells farther.
        [hole] Now choose the mouse hole that the mouse comes out of.
        [walk] The mouse is walking: choose its next step, or stop it.
        [scare] The scared elephant runs: choose its side.
        [burrow] Now choose the mouse hole that the mouse goes back to.
        [herd] You are leading cows: choose a cow and its step, or stop.
        [fetch] Now choose a card from the discards.
        [toll] Now discard a card for each cobra.
       *[other] Now dice or cards decide.
    }
formula_e-reason-no-cell = There is no cell there.
formula_e-reason-cow-in-way = A cow stands on { $cell }; only a charge pushes cows.
formula_e-reason-stands-firm = Elephant { $piece } on { $cell } stands right at the water; only a charge or a scare moves it.
formula_e-reason-pushes-onto-water = Nobody can be pushed onto the water.
formula_e-reason-cell-not-free =
    { $piece ->
        [cow] A cow stands on { $cell }; that cell must be free.
       *[other] Elephant { $piece } stands on { $cell }; that cell must be free.
    }
formula_e-reason-ahead-first = If you can go ahead, you must.
formula_e-reason-keep-side = An elephant that goes sideways keeps to that side.
formula_e-reason-only-with-juice = Diagonal steps need mango juice.
formula_e-reason-never-back = Elephants go back only when scared.
formula_e-reason-not-yourself = Choose another player.
formula_e-reason-empty-hand = That player has no card left to take.
formula_e-reason-no-cobra-there = That player has no cobra.
formula_e-reason-gives-it-up = It must go to another player.
formula_e-reason-not-in-discards = There is no such card in the discards.
formula_e-reason-no-cow-there = No cow stands there.
formula_e-reason-not-from-hole = The mouse jumps only from hole to hole.
formula_e-reason-same-hole = The mouse is there already.
formula_e-reason-not-nearest-hole = Another hole is nearer.
formula_e-reason-no-tiger = You have no tiger.
formula_e-reason-name-the-card = Say which card the tiger cancels: the movement or the effect.
formula_e-reason-nothing-to-name = You need not name a card here: a tiger cancels the card played last.
formula_e-reason-idle-effect = The effect changes nothing here; you can only cancel the movement.
formula_e-reason-other-card = This question is about the other card.
formula_e-reason-not-in-hand = You do not have that card.
formula_e-reason-nothing-done = Play or discard a card first.
formula_e-reason-one-of-colour = One green and one yellow card a turn, not two of a colour.
formula_e-reason-purple-alone = A purple card is played alone.
formula_e-reason-effect-alone = Charge, flying carpet and mango juice are played with a green card.
formula_e-reason-played-already = You have played a card; you can discard only instead of playing.
formula_e-reason-scared-goes-back = A scared elephant goes back, or sideways where it can't.

formula_e-status-legend = A cell says who stands on it, then its ground. A to F: elephants, c: cow, m: mouse. ^ start, h mouse hole, B banana tree, ~ water; nothing where there is no cell.
formula_e-status-hand = Your hand
formula_e-status-player = cards { $cards }, cobras { $cobras }
formula_e-status-pile = Pile { $pile }, discards { $discards }
formula_e-status-stopped = Standing firm at the water: { $elephants }
formula_e-status-table = On the table
formula_e-status-search = The discards
formula_e-status-move =
    { $points ->
        [one] Elephant { $elephant }: { $points } point left
       *[other] Elephant { $elephant }: { $points } points left
    }
formula_e-status-winner = Winner: { $player }.
formula_e-status-home = finished
