## Play on from here
after-knowledge = What is known
after-knowledge-all = What everybody knew
after-knowledge-all-help = Everything hidden is dealt anew, your hand too.
after-knowledge-seat = What { $name } knew
after-knowledge-seat-help = This hand stays. What the others hold is dealt anew.
after-branch = branch
## Set up a position
after-game = Game
after-players = Players
after-anew = A new opening
after-board = Board
after-brush = A press on the board places
after-remove = Remove
after-text = The position as text
after-text-help = Type it, or paste one. A question mark stands for what is to be dealt.
after-fault = Line { $line }, column { $column }: found { $found }. Expected:{ " " }
after-fault-show = Show me where
after-fine = This can be played.
after-open = What it leaves open is dealt anew for every game.
after-over = The game is over here: nothing is left to play.
after-raj-bids = Bids in hand
after-raj-bids-help = Press a card to play it or to take it back. Everybody has played equally many.
after-raj-bid = Bid { $bid }
after-raj-prizes = Prizes
after-raj-prize = Where the { $prize } lies
after-raj-pile = in the pile
after-raj-stake = at stake
after-totem-piece = Piece of player { $seat }
after-totem-totem = Totem of player { $seat }
after-race-elephant = Elephant { $letter }
after-race-cow = Cow
after-race-mouse = Mouse
after-hands = Hands
after-hand = Hand { $seat }
after-hand-dealt = any card, dealt
after-hand-size =
    { $count ->
        [one] One card.
       *[other] { $count } cards.
    }
after-less = One { $card } less
after-more = One { $card } more
## My games
after-any = all
after-outcome = Result
after-outcome-won = Won
after-outcome-shared = Shared win
after-outcome-lost = Lost
after-outcome-open = No result
after-seat = Seat
after-with = Opponent
after-with-help = a name, or easy
after-games-count =
    { $count ->
        [one] One game.
       *[other] { $count } games.
    }
after-games-nothing = You have not finished a game yet.
after-games-none = None of your games fits this search.
after-games-more =
    { $count ->
        [one] One game did not fit into this file: narrow the search.
       *[other] { $count } games did not fit into this file: narrow the search.
    }
after-pages = Pages
after-newer = Newer
after-older = Older
after-take = Download
after-take-records = Download the records
after-take-parquet = Download as Parquet
## Review and puzzles
after-turn =
    { $game ->
        [raj] Round { $turn }
       *[other] Turn { $turn }
    }
after-turn-word = Turn
after-chart = Chance to win over time
after-chart-table = The chart as a table
after-points = Turning points
after-coach = To try next time
after-play-it = Play it
after-luck = Luck and skill
after-luck-help = What chance and the others gave, and what the own decisions gave compared with a medium bot: in points of the chance to win, added up over all turns. So there may be more than 100.
after-luck-luck = Luck
after-luck-skill = Skill
after-decisions = Decisions
after-which = Which decisions
after-which-bad = Mistakes only
after-which-all = All
after-no-mistakes = No mistake was found here.
after-grade-best = best
after-grade-good = good
after-grade-inaccuracy = inaccurate
after-grade-mistake = mistake
after-grade-blunder = blunder
after-grade-forced = forced
after-by = Chances by what
after-by-all = everybody knew
after-partial = There was not enough time for every decision; what is said holds.
after-meaning = A chance means: if everybody goes on as a medium bot would. Decisions are judged by what their player could know, never by the cards that others held.
after-thinking = A bot looks at every turn of the game. This takes a while …
after-failed = The review did not work this time.
after-task-win = Win within this turn.
after-task-best = Find the best move.
after-own-task = In this position you went wrong. What is better?
after-own-win = In this position you missed a win. Find it.
after-right = Right!
after-wrong = Not the best.
after-solution = The solution
after-found = Found by
after-rating = Rating { $rating }
after-next = Next puzzle
after-again = Again
after-show = Show the solution
after-due = Your mistakes, once more
after-due-text =
    { $count ->
        [one] One position of your own games is due.
       *[other] { $count } positions of your own games are due.
    }
after-due-go = Try them
after-today = Today
after-solved = Solved
after-solved-of = { $solved } of { $all } solved
after-difficulty = rating
after-difficulty-note = The small number says how hard it is.
after-checking = Your answer is being checked …
after-no-puzzles = No puzzles are there yet.
## Habits, and bids of Raj
after-habits = My habits
after-habits-all = My habits over many games
after-habits-reading = Your games are being read …
after-habits-read =
    { $count ->
        [one] Read from one game. More games make it surer.
       *[other] Read from your newest { $count } games.
    }
after-habits-nothing = You have not finished a game of this kind yet. Habits are read from finished games.
after-habits-you = You
after-habits-good = Good players
after-habits-maybe = Perhaps, but not sure yet
after-habits-harmless = Players with this habit were not seen to win less.
after-habits-cost-unknown = What it costs has not been measured yet.
after-habits-look = Moment { $number }
after-bids = Can your bids be predicted?
after-bids-these = Can these bids be predicted?
after-bids-card = Card
after-bids-picture = Bids by stake, beside those of a strategy that cannot be predicted
after-bids-stake = At stake
after-bids-round = Round { $turn }, at stake: { $stake }
after-bids-own = what was bid
after-bids-usual = how often good players would bid it
after-bids-gain = Somebody who predicts these bids gains about { $gain } % of the chance to win each round (between { $low } and { $high } %).
after-bids-no-gain = Nobody surely gains anything by predicting these bids.
after-bids-leak-vultures = Most is given away by the bids on vultures.
after-bids-leak-small-mice = Most is given away by the bids on small mice.
after-bids-leak-mice = Most is given away by the bids on mice of middle size.
after-bids-leak-big-mice = Most is given away by the bids on big mice.
after-bids-lost =
    { $lost ->
        [0] Against opponents who bid their best they gave nothing away.
       *[other] Against opponents who bid their best they gave away { $lost } % of the chance to win each round.
    }
after-bids-solved = Good players mix: this strategy is computed so that knowing it helps nobody (an equilibrium). A larger disc is a bid it makes more often.
after-bids-average = Good players mix: this strategy is the average of many simulated rounds, so it is an estimate. A larger disc is a bid it makes more often.
after-bids-details = Numbers
after-bids-times = Bids
after-bids-own-place = Card, from low to high
after-bids-usual-place = Good players
after-bids-given = Given away, %
after-bids-read = Predicted, %
after-bids-help = Of a hand, 0 % is the lowest card and 100 % the highest. “Given away” is against opponents who bid their best, “predicted” what somebody gains who predicts the bids: of the chance to win, with each bid, if both play perfectly afterwards.
after-bids-kind-vultures = vultures
after-bids-kind-small-mice = mice up to 3
after-bids-kind-mice = mice 4 to 6
after-bids-kind-big-mice = mice from 7
after-bids-unknown = Bids at these tables cannot be judged: their rules or decks are unusual.
