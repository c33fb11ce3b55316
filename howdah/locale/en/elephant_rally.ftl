elephant_rally-title = Elephant Rally
elephant_rally-about = Race elephants over a track of many pieces: push, charge, fly, and mind the mouse.

elephant_rally-option-circuit = The circuit: the first, or one of the six suggested ones.
elephant_rally-option-layout = Where cows and mouse holes lie: standard, random, or cells by name.
elephant_rally-option-cow_steps = Cows are led ahead and behind only (along) or sideways too (any).
elephant_rally-option-halting = The leader halts where closed water lies ahead in its own lane (lane), or anywhere in the column before it (column).
elephant_rally-option-banana = A banana tree brings its cards at once (now) or at the end of the turn (end).
elephant_rally-option-carpet_finish = A flying carpet may fly over the finish line and win (on), or needs a cell to land on (off).
elephant_rally-option-mud = In mud only cards worth more than its number can be played (more), or all but red ones, as the text says (letter).
elephant_rally-option-tiger_window = Before tigers answer, everything a red card will do is named (plan), or only its target (card).
elephant_rally-option-windows = Tigers are asked for only where a card changes something (needed), or always (always).
elephant_rally-option-track = Your own track, a row for each piece, with its cows and holes.
elephant_rally-option-deck = Your own cards, such as “cards 68 green-5 x10 ...”.
elephant_rally-option-turn_limit = How many turns each player has before the race is stopped: a number, or none.

elephant_rally-action-end = end your turn
elephant_rally-action-done = stop here
elephant_rally-action-pass = let it pass
elephant_rally-action-tiger = tiger { $what }
elephant_rally-action-use = use the effect
elephant_rally-action-plain = move without the effect
elephant_rally-action-go = two more cells
elephant_rally-action-stay = stop at the mango tree
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

elephant_rally-event-first-drawn =
    { $player_is ->
        [me] You are the first player.
       *[other] { $player } is the first player.
    }
elephant_rally-event-elephant-placed =
    { $player_is ->
        [me] You start on { $cell }.
       *[other] { $player } starts on { $cell }.
    }
elephant_rally-event-card-drawn = { $player } drew a card.
elephant_rally-event-card-drawn-with-card = { $player } drew { $card }.
elephant_rally-event-turn-began =
    { $player_is ->
        [me] Your turn.
       *[other] { $player }'s turn.
    }
elephant_rally-event-turn-passed =
    { $player_is ->
        [me] You have no cards and pass.
       *[other] { $player } has no cards and passes.
    }
elephant_rally-event-card-played =
    { $player_is ->
        [me] You play { $card }.
       *[other] { $player } plays { $card }.
    }
elephant_rally-event-card-discarded =
    { $player_is ->
        [me] You discard { $card }.
       *[other] { $player } discards { $card }.
    }
elephant_rally-event-card-revealed = The stall reveals { $card }.
elephant_rally-event-card-fetched =
    { $player_is ->
        [me] You take a card from the discards.
       *[other] { $player } takes a card from the discards.
    }
elephant_rally-event-card-fetched-with-card =
    { $player_is ->
        [me] You take { $card } from the discards.
       *[other] { $player } takes { $card } from the discards.
    }
elephant_rally-event-card-stolen =
    { $player_is ->
        [me] You steal a card from { $victim }.
       *[other] { $victim_is ->
            [me] { $player } steals a card from you.
           *[other] { $player } steals a card from { $victim }.
        }
    }
elephant_rally-event-card-stolen-with-card =
    { $player_is ->
        [me] You steal { $card } from { $victim }.
       *[other] { $victim_is ->
            [me] { $player } steals { $card } from you.
           *[other] { $player } steals { $card } from { $victim }.
        }
    }
elephant_rally-event-discards-searched =
    { $player_is ->
        [me] You look through the discards.
       *[other] { $player } looks through the discards.
    }
elephant_rally-event-discards-searched-with-cards = The discards: { $cards }.
elephant_rally-event-reshuffled = The discards are shuffled: a new pile of { $count }.
elephant_rally-event-victim-named =
    { $player_is ->
        [me] You send the monkey to { $victim }.
       *[other] { $victim_is ->
            [me] { $player } sends the monkey to you.
           *[other] { $player } sends the monkey to { $victim }.
        }
    }
elephant_rally-event-cobra-chosen =
    { $player_is ->
        [me] You choose { $from }'s cobra.
       *[other] { $from_is ->
            [me] { $player } chooses your cobra.
           *[other] { $player } chooses { $from }'s cobra.
        }
    }
elephant_rally-event-receiver-named =
    { $to_is ->
        [me] The cobra is meant for you.
       *[other] The cobra is meant for { $to }.
    }
elephant_rally-event-plan-made =
    { $player_is ->
        [me] Your plan for { $card }: { $plan }.
       *[other] { $player }'s plan for { $card }: { $plan }.
    }
elephant_rally-event-cobra-given =
    { $to_is ->
        [me] You get a cobra.
       *[other] { $to } gets a cobra.
    }
elephant_rally-event-cobras-dropped =
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
elephant_rally-event-answer-sealed = { $player } answered.
elephant_rally-event-answer-sealed-with-answer = { $player } answered: { $answer }.
elephant_rally-event-tiger-played =
    { $player_is ->
        [me] You play a tiger on { $card }.
       *[other] { $player } plays a tiger on { $card }.
    }
elephant_rally-event-chain-settled =
    { $cancelled ->
        [yes] The tiger counts.
       *[no] The tiger is cancelled.
    }
elephant_rally-event-card-cancelled =
    { $player_is ->
        [me] Your { $card } is cancelled.
       *[other] { $player }'s { $card } is cancelled.
    }
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
elephant_rally-event-elephant-blocked = { $elephant } cannot move: the card is wasted.
elephant_rally-event-elephant-halted = { $elephant } halts at the water.
elephant_rally-event-crossing-opened = Crossing { $crossing } is open.
elephant_rally-event-elephant-finished = { $elephant } crosses the finish line.
elephant_rally-event-elephant-scared = { $elephant } is scared.
elephant_rally-event-mouse-moved =
    { $from ->
        [beside] The mouse comes out at { $to }.
       *[other] The mouse goes from { $from } to { $to }.
    }
elephant_rally-event-mouse-left = The mouse leaves the track.
elephant_rally-event-elephant-freed = { $elephant } spends { $points } points to get out of the mud.
elephant_rally-event-effect-used =
    { $player_is ->
        [me] You use the effect of { $card }.
       *[other] { $player } uses the effect of { $card }.
    }
elephant_rally-event-mango-eaten = { $elephant } eats mangoes and goes on.
elephant_rally-event-race-won =
    { $player_is ->
        [me] You win the race.
       *[other] { $player } wins the race.
    }
elephant_rally-event-race-cut = The race is stopped after { $turns } turns.

elephant_rally-reason-race-over = The race is over.
elephant_rally-reason-other-step =
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
elephant_rally-reason-no-cell = There is no cell there.
elephant_rally-reason-cow-in-way = A cow stands on { $cell }; only a charge pushes cows.
elephant_rally-reason-stands-firm = Elephant { $piece } on { $cell } stands right at the water; only a charge or a scare moves it.
elephant_rally-reason-crossing-closed = The crossing is closed: only an elephant that begins its turn right at the water may step onto it.
elephant_rally-reason-own-elephant-in-way = Your own elephant { $piece } stands on { $cell }; only a charge pushes it.
elephant_rally-reason-cow-at-line = A cow cannot be pushed over the line.
elephant_rally-reason-cell-not-free =
    { $piece ->
        [cow] A cow stands on { $cell }; that cell must be free.
       *[other] Elephant { $piece } stands on { $cell }; that cell must be free.
    }
elephant_rally-reason-ahead-first = If you can go ahead, you must.
elephant_rally-reason-keep-side = An elephant that goes sideways keeps to that side.
elephant_rally-reason-only-with-juice = Diagonal steps need mango juice.
elephant_rally-reason-never-back = Elephants go back only when scared.
elephant_rally-reason-not-yourself = Choose another player.
elephant_rally-reason-empty-hand = That player has no card left to take.
elephant_rally-reason-no-cobra-there = That player has no cobra.
elephant_rally-reason-gives-it-up = It must go to another player.
elephant_rally-reason-not-in-discards = There is no such card in the discards.
elephant_rally-reason-no-cow-there = No cow stands there.
elephant_rally-reason-no-tiger = You have no tiger.
elephant_rally-reason-not-in-hand = You do not have that card.
elephant_rally-reason-nothing-done = Play or discard a card first.
elephant_rally-reason-two-cards = You have already played two cards.
elephant_rally-reason-two-green = You can't play two green cards in one turn.
elephant_rally-reason-stuck-in-mud = In this mud you can only play a card worth more than its number.
elephant_rally-reason-discarded-already = After playing you may discard only one card.
elephant_rally-reason-not-your-elephant = That is not your elephant.
elephant_rally-reason-scared-goes-back = A scared elephant goes back, or sideways where it can't.

elephant_rally-suggestion-crossing = Wait until crossing { $crossing } is open.

elephant_rally-status-legend = A cell says who stands on it, then its ground. A to F: elephants, c: cow, m: mouse. ^ start, h mouse hole, B banana tree, ~ water, M mango tree, S market stall, 2 to 4 mud; nothing where there is no cell.
elephant_rally-status-hand = Your hand
elephant_rally-status-player = cards { $cards }, cobras { $cobras }
elephant_rally-status-pile = Pile { $pile }, discards { $discards }
elephant_rally-status-open = Open crossings: { $crossings }
elephant_rally-status-table = On the table
elephant_rally-status-search = The discards
elephant_rally-status-move =
    { $points ->
        [one] Elephant { $elephant }: { $points } point left
       *[other] Elephant { $elephant }: { $points } points left
    }
elephant_rally-status-winner = Winner: { $player }.
elephant_rally-status-home = finished
