web-race-start = Start
web-race-finish = Finish
web-race-line = Start and finish
web-race-closed = Closed
web-race-board = The track: arrow keys go along and across it, Tab goes to what you can choose
web-race-map = The whole track; press to go there
web-race-turn = Turn { $turn }
web-race-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
web-race-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
web-race-drew = { $player } drew { $cards }.
web-race-drew-some =
    { $count ->
        [one] { $player } drew { $count } card.
       *[other] { $player } drew { $count } cards.
    }
web-race-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-race-cobras =
    { $count ->
        [one] { $count } cobra
       *[other] { $count } cobras
    }
web-race-place =
    { $shared ->
        [yes] =
       *[no] { "" }
    }{ $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-race-way = { $columns } of { $all } columns
web-race-columns = Columns
web-race-over = over the line
web-race-short =
    { $count ->
        [one] { $count } column short
       *[other] { $count } columns short
    }
web-race-stand = Standings
web-race-on-table = Cards on the table
web-race-cancelled = cancelled
web-race-cancelled-one = { $card }: cancelled
web-race-stopped = { $player }'s tiger stops { $whose }'s { $card }.
web-race-stopped-yours = { $player }'s tiger stops your { $card }.
web-race-stopped-by-you = Your tiger stops { $whose }'s { $card }.
web-race-revealed = at the stall
web-race-discarded = discarded
web-race-discard-end =
    { $count ->
        [one] Discard { $count } card and end the turn
       *[other] Discard { $count } cards and end the turn
    }
web-race-last-cards = Last cards: { $cards }
web-race-left =
    { $count ->
        [one] { $count } column to go
       *[other] { $count } columns to go
    }
web-race-piles = pile { $pile }, discards { $discards }
web-race-stops = stop at the mango tree
web-race-way-to = to { $cell }
web-race-leg-ahead = { $count } straight
web-race-leg-left = { $count } left
web-race-leg-right = { $count } right
web-race-leg-slant-left = { $count } diagonally left
web-race-leg-slant-right = { $count } diagonally right
web-race-leg-net = { $count } ahead in all
web-race-leg-fly = fly { $count }
web-race-now-first-elephant_rally = Play a card, then maybe another: not two green. Or discard.
web-race-now-first-formula_e = Play a card, then maybe another: green + yellow. Or discard.
web-race-now-discarding = Choose the cards to discard.
web-race-now-first-only = Play a card.
web-race-now-more = Play one more card, or end your turn.
web-race-now-more-discard = Play or discard one more card, or end your turn.
web-race-now-discard-more = Discard one more card, or end your turn.
web-race-now-discard = No card can be played now: discard as many as you like.
web-race-now-end = Nothing more is possible: end your turn.
web-race-explain-elephant =
    { $count ->
        [one] { $player }: { $count } column to the line.
       *[other] { $player }: { $count } columns to the line.
    }
web-race-explain-cow = Cow: it bars the way. Only a charge or a scare pushes it; the sacred cow card leads it.
web-race-explain-mouse = Mouse: it scares an elephant three cells back.
web-race-explain-hole = Mouse hole: the mouse comes out here.
web-race-explain-B = Banana tree: end your movement here and draw up to nine cards.
web-race-explain-M = Mango tree: end your movement here and move two more cells if you like.
web-race-explain-S = Market stall: end your movement here and the top card of the pile acts for you.
web-race-explain-mud = Mud { $points }: who stands here at the start of a turn pays { $points } points to get free.
web-race-explain-gate = Closed crossing: the leader stops here and crosses next turn; then it is open for all.
web-race-pick = Choose a card.
web-race-needs-pair = This one is played with a green card: choose that too.
web-race-play = Play { $card }
web-race-play-anyway = Play { $card }: { $player } wins
web-race-put-back = Put back
web-race-discard = Discard cards
web-race-discard-pick =
    { $count ->
        [0] Choose cards to discard
        [one] Choose { $count } card for your cobra
       *[other] Choose { $count } cards for your cobras
    }
web-race-discard-these = Discard { $cards }
web-race-discard-it = Discard it
web-race-ways = Ways to go
web-race-elephant = elephant { $elephant }
web-race-cows-plus =
    { $count ->
        [one] cow +{ $count }
       *[other] cows +{ $count }
    }
web-race-wins = { $player } wins
web-race-warning = This takes { $player } over the line: { $player } would win.
web-race-cows-done =
    { $count ->
        [one] Enough: { $count } step left
       *[other] Enough: { $count } steps left
    }
web-race-mouse-done =
    { $count ->
        [one] Stop here: { $count } step left
       *[other] Stop here: { $count } steps left
    }
web-race-plan = The plan: { $plan }.
web-race-planning = Only a plan: nothing moves before the others have answered.
web-race-played =
    { $count ->
        [one] { $count } card played
       *[other] { $count } cards played
    }
web-race-can = you can choose this
web-race-cow = cow
web-race-mouse = mouse
web-race-hole = mouse hole
web-race-terrain-B = banana tree
web-race-terrain-M = mango tree
web-race-terrain-S = market stall
web-race-terrain-2 = mud 2
web-race-terrain-3 = mud 3
web-race-terrain-4 = mud 4
web-race-ask-rob = Whom do you rob?
web-race-ask-from = Whose cobra do you take?
web-race-ask-give = Who gets the cobra?
web-race-ask-take = Take one card from the discards.
web-race-window = Can be stopped with a tiger
web-race-window-card = { $player } plays { $card }
web-race-window-own = Your { $card }: can anyone stop it?
web-race-let = Let it pass
web-race-tiger = Tiger!
web-race-tiger-on = Tiger on { $card }
web-race-always-pass = Let everything pass this turn
web-race-passing = You let everything pass this turn.
web-race-answered = You have answered. Nobody sees it yet.
web-race-passing-always = You let everything pass.
web-race-wait = Wait!
web-race-wait-help = Ten more seconds, once until your next turn. Nobody sees who asked.
web-race-stake-move = { $player } moves { $points } cells.
web-race-stake-charge = { $player } moves { $points } cells with a charge.
web-race-stake-mouse = The mouse may scare an elephant three cells back.
web-race-stake-monkey =
    { $known ->
        [yes] { $player } takes two random cards from { $victim }.
       *[no] { $player } takes two random cards from others.
    }
web-race-stake-cow = { $player } leads cows, up to eight steps.
web-race-stake-prayer = { $player } takes a card from the discards.
web-race-stake-priest = { $player } takes a card from the discards.
web-race-stake-charmer =
    { $known ->
        [yes] A cobra goes to { $target }.
       *[no] { $player } gives somebody a cobra.
    }
web-race-stake-tiger = { $player } gets rid of all cobras.
web-race-stake-chain = { $player }'s tiger would cancel { $card }.
web-race-stake-end = { $player } would win the race with it.
web-race-phase-place = Put your elephant on one of the lit cells.
web-race-phase-turn = Play a card, or discard.
web-race-phase-discard = Discard more, or end your turn.
web-race-phase-victim = Whom do you rob?
web-race-phase-from = Whose cobra do you take?
web-race-phase-give = Who gets the cobra?
web-race-phase-window = Let it pass, or play a tiger.
web-race-phase-elephant = Which elephant moves, and how?
web-race-phase-use = Use the effect, or move without it?
web-race-phase-move =
    { $points ->
        [one] Choose a way: { $points } point left.
       *[other] Choose a way: { $points } points left.
    }
web-race-phase-mango-tree = Two more cells, or stop at the mango tree?
web-race-phase-hole = Which hole does the mouse come out of?
web-race-phase-walk =
    { $count ->
        [one] The mouse walks: { $count } step left.
       *[other] The mouse walks: { $count } steps left.
    }
web-race-phase-scare = Which way does the scared elephant run?
web-race-phase-burrow = Which hole does the mouse go back to?
web-race-phase-herd =
    { $count ->
        [one] Lead the cows: { $count } step left.
       *[other] Lead the cows: { $count } steps left.
    }
web-race-phase-fetch = Take one card from the discards.
web-race-phase-toll =
    { $count ->
        [one] The cobra bites: discard { $count } card.
       *[other] The cobras bite: discard { $count } cards.
    }
web-race-does-green = Your elephant moves { $points } cells, pushing those ahead of it.
web-race-does-red = Your elephant moves { $points } cells. A tiger can cancel it.
web-race-does-purple = Your elephant moves { $points } cells. Always played alone.
web-race-does-elephant_rally-charge = Move { $points } cells; cows are pushed too. You may ignore the effect.
web-race-does-elephant_rally-carpet = Fly exactly { $points } cells ahead in your lane, over everything. You may ignore the effect.
web-race-does-elephant_rally-juice = Move { $points } cells; each step may be diagonal into a free cell. You may ignore the effect.
web-race-does-charge = With a green card: cows are pushed too.
web-race-does-carpet = With a green card: fly ahead in your lane, over everything, onto a free cell.
web-race-does-juice = With a green card: each step may be diagonal into a free cell.
web-race-does-mouse = The mouse walks up to six steps and scares the first elephant that it meets: three cells back.
web-race-does-cow = Lead any cows, up to eight steps in all, onto free cells.
web-race-does-elephant_rally-monkey = Take two random cards from the hand of another player.
web-race-does-monkey = Take two random cards from others, from one hand or from two.
web-race-does-prayer = Look through the discards and take one card.
web-race-does-priest = Look through the discards and take one card.
web-race-does-charmer = Give another player a cobra; when all are given out, move one.
web-race-does-elephant_rally-tiger = In your turn: get rid of all your cobras. In another's turn: cancel a red card or a tiger.
web-race-does-tiger = In your turn: get rid of all your cobras. In another's turn: cancel a card that was just played.
web-race-read-turn = Turn { $turn }: { $player }.
web-race-read-table = On the table: { $cards }.
web-race-read-elephant = { $player }: { $cell } { $terrain }
web-race-read-seat = { $player }: place { $place }, cards { $cards }, cobras { $cobras }.
web-race-read-cows = Cows: { $cells }.
web-race-read-mouse = Mouse: { $cell }; holes: { $holes }.
web-race-read-gates = Closed crossing at column { $columns }.
web-race-read-stopped = Standing firm at the water: { $elephants }.
web-race-read-pile = Pile { $pile }, discards { $discards }.
web-race-read-search = The discards: { $cards }.
web-race-read-track = Columns, lanes from left to right: { $columns }.
