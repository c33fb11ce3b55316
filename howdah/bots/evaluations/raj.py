"""The evaluation of Raj: the score, and a share of what is still to come that goes with what the hand can win.

The highest bid takes a mouse (RAJ-3.2), the lowest a vulture (RAJ-3.3), unless somebody made the same (RAJ-3.4). If all
bid at random, a card wins as often as every other hand bids below it, and loses as often as every other bids above. The
sums of both over a hand tell which part of the mice and of the vultures left it will take. The weights and the spread
were fitted to games of the search against itself, at tables for two, three and five: they predict winners.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from howdah.bots.endgames import normalised
from howdah.bots.evaluation import Evaluation, pay_points
from howdah.bots.mcts.tree import FIRST_KEY, LANE, mixed
from howdah.engine.contract import Rules, State
from howdah.engine.vectors import vec
from howdah.games.raj.rules import RajRules, RajState

MICE_WEIGHT: Final = 1.15
"""How much of its share of the mice a hand takes: bids are not made at random, the better hand is used better."""
LEAST_SPREAD: Final = 0.1
SPREAD: Final = 0.31
"""How far scores will still scatter, in units of the root of the sum of the squares to come."""


class RajEvaluation(Evaluation):
    """Judges by ranks, or by points where the table pays points."""

    def __init__(self, rules: RajRules) -> None:
        super().__init__(rules)
        self.raj = rules
        self.points: vec[float] = vec[float]([0.0] * rules.seats)
        self.start: vec[float] = vec[float]([0.0] * rules.seats)
        """The scores where the decision is taken: points are counted from there."""
        self.wins: vec[float] = vec[float]([0.0] * rules.seats)
        """How often a hand's cards would be alone above all others, not normed."""
        self.losses: vec[float] = vec[float]([0.0] * rules.seats)
        """The same, below all others."""
        self.below: vec[i64] = vec[i64]([0] * rules.seats)
        self.vulture_weight: float = 1.0 / float(rules.seats - 1)
        """The more seats the better a vulture can be dodged: somebody else is desperate, or careless."""

    def begin(self, state: State) -> None:
        assert isinstance(state, RajState)
        for seat in range(self.seats):
            self.start[seat] = float(state.worth_of(state.taken[seat]))

    def judge(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, RajState)
        if self.raj.pays_points:
            self.expect(state)
            self.pay_difference(values)
        else:
            super().judge(state, values)

    def guess(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, RajState)
        spread = LEAST_SPREAD + SPREAD * sqrt(self.expect(state))
        pay_points(self.points, self.seats, spread, values)

    def pay_difference(self, values: vec[float]) -> None:
        """Payoffs in points: what a seat has won beyond the average since the decision."""
        size: float = float(self.seats)
        mean: float = 0.0
        for seat in range(self.seats):
            mean += (self.points[seat] - self.start[seat]) / size
        for seat in range(self.seats):
            values[seat] = self.points[seat] - self.start[seat] - mean

    def expect(self, state: RajState) -> float:
        """Fill `points` with the scores to expect; return the sum of the squares of what is still to come."""
        mice: float = 0.0
        vultures: float = 0.0
        squares: float = 0.0
        if state.turn < state.turns:
            self.weigh_hands(state)
            stake: float = float(state.stake_worth)
            mice = stake if stake > 0.0 else 0.0
            vultures = mice - stake
            squares = stake * stake
            pile: i64 = state.pile
            card: i64 = 0
            while pile != 0:
                if pile & 1 != 0:
                    worth: float = float(self.raj.worth[card])
                    squares += worth * worth
                    if worth > 0.0:
                        mice += worth
                    else:
                        vultures -= worth
                pile >>= 1
                card += 1
        size: float = float(self.seats)
        won = self.total(self.wins)
        lost = self.total(self.losses)
        for seat in range(self.seats):
            points: float = float(state.worth_of(state.taken[seat]))
            if won > 0.0:
                points += MICE_WEIGHT * mice * (self.wins[seat] / won - 1.0 / size)
            if lost > 0.0:
                points -= self.vulture_weight * vultures * (self.losses[seat] / lost - 1.0 / size)
            self.points[seat] = points
        return squares

    def weigh_hands(self, state: RajState) -> None:
        """Fill `wins` and `losses`, from the lowest card to the highest."""
        seats = self.seats
        below = self.below
        for seat in range(seats):
            self.wins[seat] = 0.0
            self.losses[seat] = 0.0
            below[seat] = 0
        size: i64 = self.raj.hand_size - state.turn
        for card in range(self.raj.hand_size):
            for seat in range(seats):
                if (state.hands[seat] | state.sealed[seat]) >> card & 1 == 0:
                    continue
                wins: float = 1.0
                losses: float = 1.0
                for other in range(seats):
                    if other != seat:
                        held: i64 = (state.hands[other] | state.sealed[other]) >> card & 1
                        wins *= float(below[other])
                        losses *= float(size - below[other] - held)
                self.wins[seat] += wins
                self.losses[seat] += losses
            for seat in range(seats):
                below[seat] += (state.hands[seat] | state.sealed[seat]) >> card & 1

    def total(self, parts: vec[float]) -> float:
        total: float = 0.0
        for seat in range(self.seats):
            total += parts[seat]
        return total

    def key(self, state: State) -> i64:
        """Hands, prizes left, the stake, and the scores where the table pays the win.

        Of two hands only their relative order matters, as in `endgames.py`."""
        assert isinstance(state, RajState)
        key: i64 = mixed(FIRST_KEY, state.pile)
        key = mixed(key, state.stake if self.raj.mouse_breaks_ties else state.stake_worth & LANE)
        if self.seats == 2:
            first, second = normalised(state.hands[0], state.hands[1])
            key = mixed(mixed(key, first), second)
        for seat in range(self.seats):
            if self.seats > 2:
                key = mixed(key, state.hands[seat])
            if self.raj.mouse_breaks_ties:
                key = mixed(key, state.taken[seat])
            elif not self.raj.pays_points:
                key = mixed(key, state.worth_of(state.taken[seat]) & LANE)
        return key

    def banked(self, state: State, seat: i64) -> float:
        """Where the table pays points, those that were taken since the decision."""
        if not self.raj.pays_points:
            return 0.0
        assert isinstance(state, RajState)
        total: float = 0.0
        for other in range(self.seats):
            total += float(state.worth_of(state.taken[other])) - self.start[other]
        return float(state.worth_of(state.taken[seat])) - self.start[seat] - total / float(self.seats)

    def scale(self) -> float:
        """Points lie further apart than payoffs: by about the mean prize."""
        if not self.raj.pays_points:
            return 1.0
        return sum(abs(prize) for prize in self.raj.deck.prizes) / len(self.raj.deck.prizes)


def make(rules: Rules) -> RajEvaluation:
    assert isinstance(rules, RajRules)
    return RajEvaluation(rules)
