## Puzzles
puzzle-title = Puzzles
puzzle-daily = Puzzle of the day
puzzle-own = From your own games
puzzle-head = { $title }, puzzle { $name }. You are { $player }.
puzzle-count = { $game }: { $title }, { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzle-task-bids-purely = One card is clearly the best here. Which do you bid?
puzzle-task-never-worse = One of your two cards is never worse than the other. Which?
puzzle-task-wins-now = You can win in this very turn, if nobody stops you. How?
puzzle-task-best-line = One way to play this turn is far better than all others. Find it.
puzzle-task-tiger-pays = You hold a tiger. Play it, or let this pass?
puzzle-task-tiger-waits = You hold a tiger. Play it, or let this pass?
puzzle-task-strikes = The roll is enough to throw out the last enemy. How?
puzzle-task-own = You decided otherwise here, and it cost you. What was better?
puzzle-why-bids-purely = { $bid } is the bid: if all bid their best it wins { $best } games in a hundred, the next best card { $next }.
puzzle-why-never-worse = Whatever the others bid, { $bid } does at least as well as your other card: over all their bids it wins { $best } times in a hundred, the other { $next }.
puzzle-why-wins-now = You are across the line in this turn. Whoever waits instead wins about { $next } games in a hundred.
puzzle-why-best-line = It wins about { $best } games in a hundred; the best that plays other cards { $next }.
puzzle-why-tiger-pays = { $card } has to be stopped: with the tiger you win about { $best } games in a hundred, without it { $next }.
puzzle-why-tiger-waits = { $card } does you little harm, and the tiger is worth more later: if you let it pass you win about { $best } games in a hundred, else { $next }.
puzzle-why-strikes = A piece or totem that ends its movement beside the enemy's totem throws it out. This solution takes { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
puzzle-why-own = It wins about { $best } games in a hundred; what you did { $next }.
puzzle-right = Right!
puzzle-wrong = That is possible, but it is not the best.
puzzle-line = One solution: { $line }.
puzzle-levels = Found by the bots easy, medium and hard in { $easy } %, { $medium } % and { $hard } % of their tries. Rating { $rating }.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show = Show the solution
puzzle-prompt = >
puzzle-help = Type an action or its number. Also: show (the solution), again (from the beginning), quit.
puzzle-left = You left the puzzle.
