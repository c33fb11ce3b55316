lab-playing = Playing
lab-pace = { $rate } games/s, { $left } left
lab-title =
    { $count ->
        [one] { $count } game of { $game }
       *[other] { $count } games of { $game }
    }
lab-seat = Seat
lab-wins = Wins
lab-share = Share
lab-interval = 95 % interval
lab-draws = draws
lab-cuts = cut short
lab-turns = Turns a game: median { $median }, mean { $mean }, from { $least } to { $most }
lab-minutes =
    { $spread ->
        [no] Minutes for people (estimate by turns): { $median }
       *[yes] Minutes for people (estimate by turns): median { $median }, half between { $few } and { $many }
    }
lab-length = Steps a game: median { $median }, mean { $mean }, from { $least } to { $most }
lab-decisions = Decisions a game (choices among two or more): median { $median }, mean { $mean }, from { $least } to { $most }
lab-seat-number = { $seat }
lab-bot = Bot
lab-order = Turn order
lab-order-first = moves first
lab-order-later =
    { $place ->
        [2] moves second
        [3] moves third
        [4] moves fourth
        [5] moves fifth
        [6] moves sixth
       *[other] moves as number { $place }
    }
lab-median-turns = Turns a game (median)
lab-median-minutes = Minutes for people (estimate, median)
lab-half-between = half between { $few } and { $many }
lab-first-wins = Games won by who moved first
lab-median-decisions = Decisions a game (median)
lab-branching = Actions to choose from in a decision
lab-at-most = at most { $count }
lab-changes = Changes of the lead a game
lab-runaway = Games won by who led at half-time
lab-comebacks = Games won by who was last at half-time
lab-kept = { $done } of { $total } games are kept in { $file }. To go on: howdah sim --resume { $file }
lab-interrupted = Interrupted after { $done } of { $total }; what is known so far:
lab-written = Written: { $file }

lab-report-title = { $game } in the lab
lab-report-again = The same numbers again:
lab-fact-games = Games
lab-fact-seats = Seats
lab-fact-bots = Bots
lab-fact-options = Options
lab-fact-defaults = as usual
lab-fact-seed = Seed
lab-numbers = Numbers
lab-figure-seats = Wins by seat
lab-figure-seats-note = With 95 % intervals.
lab-figure-bots = Wins by bot
lab-figure-bots-note = With 95 % intervals; seats rotated.
lab-fair-note = The dashed line is a fair share, { $fair }.
lab-figure-order = Wins by turn order
lab-figure-order-note = With 95 % intervals.
lab-figure-turns = Length in turns
lab-figure-turns-note =
    { $spread ->
        [no] People who take as many turns need about { $median } minutes (an estimate).
       *[yes] People who take as many turns need about { $median } minutes (an estimate), half of all games between { $few } and { $many }.
    }
lab-figure-steps = Steps
lab-figure-steps-note = All that happens in a game, chance included (dice, draws).
lab-figure-decisions = Decisions
lab-figure-decisions-note = Choices among two or more actions, of all seats together.
lab-figure-changes = Changes of the lead
lab-figure-changes-note = How often in a game somebody else took the lead.
lab-figure-runaway = How often the leader wins
lab-figure-runaway-note = Of games that had a leader then. Much above the fair share early on: a runaway leader.
lab-figure-settled = When the winner takes the lead for good
lab-figure-settled-note = By the part of the game that was over. Late columns: games stay open.
lab-quartiles = Median { $median }, mean { $mean }, from { $least } to { $most }.
lab-quarter-one = after a quarter of the game
lab-quarter-two = at half-time
lab-quarter-three = after three quarters
lab-figure-uses = { $fact } · { $event }
lab-figure-uses-note = The second colour is the part of whoever won the game.
lab-figure-map-note = The stronger the colour, the more often.
lab-figure-map-ground = Letters are the ground, as in a track's file.
lab-figure-map-off = Elsewhere: { $places }.
lab-player = Player
lab-seat-named = seat { $seat }
lab-times = Times
lab-times-a-game = A game
lab-by-winner = By the winner
lab-endings = How games ended
lab-ending-won = won
lab-ending-drawn = drawn
lab-ending-cut = cut short
lab-clause = Clause

lab-thing-answer = Answer
lab-thing-bid = Bid
lab-thing-bids = Bid
lab-thing-by = By whom
lab-thing-cancelled = Cancelled
lab-thing-card = Card
lab-thing-cards = Card
lab-thing-cause = Lost cell
lab-thing-cell = Cell
lab-thing-cells = Cell
lab-thing-clause = Clause
lab-thing-count = How many
lab-thing-crossing = Crossing
lab-thing-dice = Die
lab-thing-die = Die
lab-thing-elephant = Elephant
lab-thing-ending = Ending
lab-thing-from = From
lab-thing-kind = Piece
lab-thing-pieces = Cells of the pieces
lab-thing-plan = Plan
lab-thing-points = Points
lab-thing-prize = Prize card
lab-thing-reserve = Reserve
lab-thing-seats = Seat
lab-thing-stake = At stake
lab-thing-tigers = Tigers
lab-thing-to = To
lab-thing-victim = Victim
lab-thing-way = Way
lab-thing-with = Second card
lab-thing-worth = Worth
lab-value-yes = yes
lab-value-no = no
lab-value-piece = piece
lab-value-totem = totem
lab-value-nobody = nobody
lab-value-line = the line
lab-value-beside = beside the track
lab-value-both = both dice
lab-value-one = one die
lab-event-chain-settled = The tigers are settled
lab-event-ended = The game is over
lab-event-dice-used = { $player }: dice are used for … points
lab-event-chosen = { $player }: a piece or the totem moves
lab-event-stepped = { $player }: a step from … to …
lab-event-finished = { $player }: a piece or the totem stops on …
lab-event-points-lost = { $player }: points are lost

lab-compare-title =
    { $count ->
        [one] { $game }: { $count } deal, played at both tables
       *[other] { $game }: { $count } deals, played at both tables
    }
lab-measure = Measure
lab-difference = B - A
lab-together-interval = Interval
lab-compare-note = The intervals are so wide that all of them hold together, 95 times in 100.
lab-measure-turns = turns
lab-measure-first = wins of who moves first
lab-measure-steps = steps
lab-measure-decisions = decisions
lab-measure-branching = actions a decision
lab-measure-draws = draws
lab-measure-cuts = games cut short
lab-measure-seat = wins of seat { $seat }
lab-measure-changes = changes of the lead
lab-measure-runaway = wins of the leader at half-time
lab-measure-comebacks = wins of the last at half-time
lab-measure-settled = part of the game until it is settled
lab-measure-wins = wins
lab-measure-rank = rank (1 is best)
lab-measure-score = score
lab-points = { $number } percentage points
lab-verdict-more = B has more: { $measure }, by { $difference }.
lab-verdict-less = B has less: { $measure }, by { $difference }.
lab-verdict-nothing = No difference was found.
lab-verdict-none = No difference larger than { $limit } was found: { $measure }.
lab-verdict-same =
    { $count ->
        [one] The same in { $count } deal: { $measures }; at most { $share } of deals may differ.
       *[other] The same in all { $count } deals: { $measures }; at most { $share } of deals may differ.
    }

lab-ladder-title =
    { $seats ->
        [one] Ladder of { $game }, { $seats } seat
       *[other] Ladder of { $game }, { $seats } seats
    }
lab-pairing = Pairing
lab-pairing-of = { $upper } among { $lower }
lab-fair = Fair
lab-verdict = Verdict
lab-rating = Rating
lab-pairing-higher = stronger
lab-pairing-not-higher = not stronger
lab-pairing-undecided = undecided
lab-page-title = Ladder of { $game }
lab-page-about = Each bot alone at a table of the next weaker one, seats rotated, until a sequential test (SPRT, errors of 1 %) has a verdict. Shares are of decided games; the intervals hold at 95 % whenever the test stops. Ratings: 400 points are odds of ten to one; the weakest has 0.
lab-yardsticks = Among yardsticks
lab-yardsticks-about = Yardsticks are plain strategies such as an outsider writes. Every deal is played once from each seat; a draw counts half, a game that was cut is lost; the intervals are those of the rounds' means.
lab-page-again = This page, and these numbers, again:
lab-page-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
