review-title = Review: { $game }
review-viewer-all = By what everybody could know
review-viewer-seat = By what { $player } knew
review-picture = Chances to win
review-picture-note = What the chances would be if everybody went on as a medium bot does. The band says how far they may be off.
review-no-points = No turn changed the chances by much.
review-points = Turning points
review-decisions = Decisions
review-luck = Luck and skill
review-luck-note = Skill: what the decisions gave against how a medium bot decides in the same worlds. Luck: all that came besides.
review-partial = The time was over before all was looked at. What is said here holds; a longer look may find more.
review-when =
    { $game ->
        [raj] Round { $turn }
       *[other] Turn { $turn }
    }
review-setup = At the start
review-end = End
review-point = { $when }: { $what } { $player } { $change }
review-working = Looking at decisions
review-chance-of = { $player } { $chance }
review-seat = Player
review-start = Start
review-final = End
review-luck-head = Luck
review-skill-head = Skill
review-lost-head = Given away
review-graded-head = Decisions
review-grades = { $player }: { $grades }
review-grade-count = { $count } × { $grade }
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grade-forced = no choice
review-no-mistakes = No decision was surely a mistake.
review-decision = { $when }, { $player }: { $actions }
review-decision-loss = { $grade }, { $chance } instead of { $best }
review-better = Better: { $actions } ({ $chance })
review-mixture = Played here: { $bids }
review-mixture-part = { $bid } in { $share }
review-missed-win = There was a win in this turn.
review-details = All decisions
review-numbers = Numbers
review-turn-won = { $player } wins the race.
review-turn-totem = { $player } eliminates the totem of { $victim }.
review-turn-tiger = { $player } plays a tiger.
review-turn-stake = { $player } takes the stake ({ $worth }).
review-turn-carried = Nobody takes the stake ({ $worth }).
review-turn-eliminated = { $player } eliminates a piece of { $victim }.
review-turn-cut-off = { $player } cuts off pieces of { $victim }.
review-turn-cobra = { $to } gets a cobra.
review-turn-stolen = { $player } steals a card from { $victim }.
review-turn-cards = { $player } plays { $cards }.
review-turn-roll = { $player } rolls { $dice }.
review-turn-played = Move of { $player }.
review-why-wins = It wins at once.
review-why-steps =
    { $count ->
        [one] It brings you { $count } step further.
       *[other] It brings you { $count } steps further.
    }
review-why-cobras =
    { $count ->
        [one] You have { $count } cobra fewer.
       *[other] You have { $count } cobras fewer.
    }
review-why-crossing = You do not wait before a closed crossing.
review-why-free = Your way ahead stays free.
review-why-mud = You lose fewer points to mud.
review-why-reach = The finish line is then within reach of your hand.
review-why-draws =
    { $count ->
        [one] You draw { $count } card more.
       *[other] You draw { $count } cards more.
    }
review-why-keeps = You keep { $card }.
review-why-keeps-tiger = You keep the tiger for later.
review-why-saves-card = Your card counts.
review-why-stops = It stops what { $player } plays.
review-why-rival-steps =
    { $count ->
        [one] { $player } has { $count } step further to go.
       *[other] { $player } has { $count } steps further to go.
    }
review-why-rival-cobras = { $player } has more cobras.
review-why-rival-blocked = It blocks the way of { $player }.
review-why-knocks-out = It eliminates the totem of { $player }.
review-why-pieces =
    { $count ->
        [one] You have { $count } piece more on the board.
       *[other] You have { $count } pieces more on the board.
    }
review-why-takes =
    { $count ->
        [one] { $player } loses { $count } piece more.
       *[other] { $player } loses { $count } pieces more.
    }
review-why-strike = You then stand { $count } points from the totem of { $player }, not { $instead }.
review-why-guard = { $player } then stands { $count } points from your totem, not { $instead }.
review-why-bid-high = For a stake of { $stake } nobody needs more than { $high } here; { $bid } would be worth more later.
review-why-bid-low = For a stake of { $stake } it takes at least { $low } here; { $bid } wins too seldom what you want.
review-why-bid-between = Here { $bid } falls between: { $low } to { $high } are bid, but not this one.
