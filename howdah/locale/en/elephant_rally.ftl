elephant_rally-title = Elephant Rally
elephant_rally-about = Race elephants over a track of pieces: push, charge, fly, and mind the mouse.

elephant_rally-option-circuit = The circuit: the first, or one of the six suggested ones.
elephant_rally-option-layout = Where cows and mouse holes lie: standard, random, or cells by name.
elephant_rally-option-cow_steps = Cows are led ahead and behind only (along) or sideways too (any).
elephant_rally-option-halting = The leader halts where closed water lies ahead in its own lane (lane) or anywhere in the column before it (column).
elephant_rally-option-banana = A banana tree brings its cards at once (now) or at the end of the turn (end).
elephant_rally-option-carpet_finish = A flying carpet may win over the finish line (on), or needs a cell to land on (off).
elephant_rally-option-mud = From mud only cards worth more than its number move (more), or all but red ones, as the letter says (letter).
elephant_rally-option-tiger_window = All that a red card is to do is named before tigers answer (plan), or only its target (card).
elephant_rally-option-windows = Tigers are asked only where a card changes something (needed), or always (always).
elephant_rally-option-track = An own track, a row a piece, with its cows and holes.
elephant_rally-option-deck = Own cards, such as “cards 68 green-5 x10 ...”.
elephant_rally-option-turn_limit = So many turns for each seat, then the race is cut (none: no limit).

elephant_rally-action-end = end the turn
elephant_rally-action-done = done
elephant_rally-action-pass = pass
elephant_rally-action-tiger = tiger { $what }
elephant_rally-action-use = use the effect
elephant_rally-action-plain = move plainly
elephant_rally-action-go = two more cells
elephant_rally-action-stay = stay
elephant_rally-action-ahead = ahead
elephant_rally-action-left = left
elephant_rally-action-right = right
elephant_rally-action-behind = back
elephant_rally-action-diagonal-left = diagonally left
elephant_rally-action-diagonal-right = diagonally right
elephant_rally-action-mouse = mouse { $what }
elephant_rally-action-start = start on { $what }
elephant_rally-action-elephant = elephant { $what }
elephant_rally-action-rob = rob { $what }
elephant_rally-action-from = take a cobra from { $what }
elephant_rally-action-give = give a cobra to { $what }
elephant_rally-action-hole = mouse hole { $what }
elephant_rally-action-play = play { $what }
elephant_rally-action-discard = discard { $what }
elephant_rally-action-take = take { $what }
elephant_rally-action-cow = cow { $what }

elephant_rally-card-green = Green { $points }
elephant_rally-card-red = Red { $points }
elephant_rally-card-charge = Charge { $points }
elephant_rally-card-carpet = Flying Carpet { $points }
elephant_rally-card-juice = Mango Juice { $points }
elephant_rally-card-mouse = Mouse
elephant_rally-card-cow = Sacred Cow
elephant_rally-card-monkey = Monkey
elephant_rally-card-prayer = Prayer
elephant_rally-card-charmer = Snake Charmer
elephant_rally-card-tiger = Tiger

elephant_rally-event-first-drawn = The first player: { $player }.
elephant_rally-event-elephant-placed = { $player }: elephant { $elephant } starts on { $cell }.
elephant_rally-event-card-drawn = { $player }: a card is drawn.
elephant_rally-event-card-drawn-with-card = { $player }: { $card } is drawn.
elephant_rally-event-turn-began = { $player }: to move.
elephant_rally-event-turn-passed = { $player }: no cards, so the turn passes.
elephant_rally-event-card-played = { $player }: { $card } is played.
elephant_rally-event-card-discarded = { $player }: { $card } is discarded.
elephant_rally-event-card-revealed = The stall reveals { $card }.
elephant_rally-event-card-fetched = { $player }: a card is taken from the discards.
elephant_rally-event-card-fetched-with-card = { $player }: { $card } is taken from the discards.
elephant_rally-event-card-stolen = { $player }: a card is stolen from { $victim }.
elephant_rally-event-card-stolen-with-card = { $player }: { $card } is stolen from { $victim }.
elephant_rally-event-discards-searched = { $player }: the discards are looked through.
elephant_rally-event-discards-searched-with-cards = The discards: { $cards }.
elephant_rally-event-reshuffled = The discards are shuffled into a new pile of { $count }.
elephant_rally-event-victim-named = { $player }: the monkey is sent to { $victim }.
elephant_rally-event-cobra-chosen = { $player }: the cobra of { $from } is chosen.
elephant_rally-event-receiver-named = The cobra is meant for { $to }.
elephant_rally-event-plan-made = { $player }: the plan for { $card }: { $plan }.
elephant_rally-event-cobra-given = A cobra goes to { $to }.
elephant_rally-event-cobras-dropped =
    { $count ->
        [one] { $player }: { $count } cobra is driven away.
       *[other] { $player }: { $count } cobras are driven away.
    }
elephant_rally-event-answer-sealed = { $player }: the answer is sealed.
elephant_rally-event-answer-sealed-with-answer = { $player }: the answer is sealed: { $answer }.
elephant_rally-event-tiger-played = { $player }: a tiger is played on { $card }.
elephant_rally-event-chain-settled =
    { $cancelled ->
        [yes] The tiger stands.
       *[no] The tiger is cancelled.
    }
elephant_rally-event-card-cancelled = { $card } of { $player } is cancelled.
elephant_rally-event-elephant-stepped =
    { $to ->
        [line] { $elephant } goes from { $from } over the line.
       *[other] { $elephant } goes from { $from } to { $to }.
    }
elephant_rally-event-elephant-pushed =
    { $to ->
        [line] { $elephant } is pushed from { $from } over the line by { $by }.
       *[other] { $elephant } is pushed from { $from } to { $to } by { $by }.
    }
elephant_rally-event-cow-pushed = The cow on { $from } is pushed to { $to } by { $by }.
elephant_rally-event-cow-moved = The cow on { $from } goes to { $to }.
elephant_rally-event-elephant-flew =
    { $to ->
        [line] { $elephant } flies from { $from } over the line.
       *[other] { $elephant } flies from { $from } to { $to }.
    }
elephant_rally-event-elephant-blocked = { $elephant } cannot move: the card is spent.
elephant_rally-event-elephant-halted = { $elephant } halts before the water.
elephant_rally-event-crossing-opened = Crossing { $crossing } is open.
elephant_rally-event-elephant-finished = { $elephant } crosses the finish line.
elephant_rally-event-elephant-scared = { $elephant } is scared.
elephant_rally-event-mouse-moved =
    { $from ->
        [beside] The mouse comes out of its hole on { $to }.
       *[other] The mouse goes from { $from } to { $to }.
    }
elephant_rally-event-mouse-left = The mouse leaves the track.
elephant_rally-event-elephant-freed = { $elephant } spends { $points } points to get free of the mud.
elephant_rally-event-effect-used = { $player }: the effect of { $card } is used.
elephant_rally-event-mango-eaten = { $elephant } eats mangoes and goes on.
elephant_rally-event-race-won = The race is over. Winner: { $player }.
elephant_rally-event-race-cut = The race is cut after { $turns } turns.

elephant_rally-reason-race-over = The race is over.
elephant_rally-reason-other-step =
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
elephant_rally-reason-no-cell = The track has no cell there.
elephant_rally-reason-cow-in-way = A cow stands on { $cell }; only a charge pushes cows.
elephant_rally-reason-stands-firm = Elephant { $piece } on { $cell } stands right before the water; only a charge or a scare moves it on.
elephant_rally-reason-crossing-closed = The crossing is closed: only an elephant that began its turn right before the water may step onto it.
elephant_rally-reason-own-elephant-in-way = Your own elephant { $piece } stands on { $cell }; for you it is like a cow, only a charge pushes it.
elephant_rally-reason-cow-at-line = A cow cannot be pushed over the line.
elephant_rally-reason-cell-not-free =
    { $piece ->
        [cow] A cow stands on { $cell }; that cell must be free.
       *[other] Elephant { $piece } stands on { $cell }; that cell must be free.
    }
elephant_rally-reason-ahead-first = While a step ahead is possible it must be taken.
elephant_rally-reason-keep-side = A sideways run keeps its side.
elephant_rally-reason-only-with-juice = Diagonal steps need mango juice.
elephant_rally-reason-never-back = Elephants go back only when they are scared.
elephant_rally-reason-not-yourself = Choose another player.
elephant_rally-reason-empty-hand = No card is left to take in that hand.
elephant_rally-reason-no-cobra-there = That player has no cobra.
elephant_rally-reason-gives-it-up = It must go to another player.
elephant_rally-reason-not-in-discards = No such card lies in the discards.
elephant_rally-reason-no-cow-there = No cow stands there.
elephant_rally-reason-no-tiger = You have no tiger.
elephant_rally-reason-not-in-hand = You do not have that card.
elephant_rally-reason-nothing-done = Play or discard a card first.
elephant_rally-reason-two-cards = You have played two cards.
elephant_rally-reason-two-green = Two green cards cannot be played in one turn.
elephant_rally-reason-stuck-in-mud = From this mud only a card worth more than its number can be played.
elephant_rally-reason-discarded-already = After playing, one card may be discarded, and only one.
elephant_rally-reason-not-your-elephant = That is not your elephant.
elephant_rally-reason-scared-goes-back = A scared elephant goes back, or sideways where it cannot.

elephant_rally-suggestion-crossing = Wait: once crossing { $crossing } is open, it is possible.

elephant_rally-status-legend = A cell says who stands on it, then its ground. A to F: elephants, c: cow, m: mouse. ^ start, h mouse hole, B banana tree, ~ water, M mango tree, S market stall, 2 to 4 mud; nothing where there is no cell.
elephant_rally-status-hand = Your hand
elephant_rally-status-player = cards { $cards }, cobras { $cobras }
elephant_rally-status-pile = Pile { $pile }, discards { $discards }
elephant_rally-status-open = Open crossings: { $crossings }
elephant_rally-status-table = On the table
elephant_rally-status-search = The discards
elephant_rally-status-move = Elephant { $elephant }: { $points } points left
elephant_rally-status-winner = Winner: { $player }.
elephant_rally-status-home = home
