"""Raj at a glance: the score, and a share of what is still to come that goes with the strength of the hand.

High bids are good for everything: they take mice (RAJ-3.2) and leave vultures to others (RAJ-3.3). So a hand that is
stronger than the average will win more than its share of all that is left, mice and vultures alike.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from howdah.bots.endgames import squeezed
from howdah.bots.evaluation import Evaluation, pay_points
from howdah.bots.tree import FIRST_KEY, LANE, mixed
from howdah.engine.contract import Rules, State
from howdah.engine.vectors import vec
from howdah.games.raj.rules import RajRules, RajState

HAND_WEIGHT: Final = 1.0
"""How many points of what is left a hand brings that holds all the strength."""
LEAST_SPREAD: Final = 1.0
SPREAD: Final = 0.7
"""How far scores will still scatter, in units of the root of the sum of the squares to come."""


class RajEvaluation(Evaluation):
    """Judges by ranks, or by points where the table pays points."""

    def __init__(self, rules: RajRules) -> None:
        super().__init__(rules)
        self.raj = rules
        self.bids: vec[i64] = vec[i64](rules.deck.bids)
        self.points: vec[float] = vec[float]([0.0] * rules.seats)
        self.start: vec[float] = vec[float]([0.0] * rules.seats)
        """The scores where the decision is taken: points are counted from there."""

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
        left: float = 0.0
        squares: float = 0.0
        if state.turn < state.turns:
            stake: float = float(state.stake_worth)
            left = abs(stake)
            squares = stake * stake
            pile: i64 = state.pile
            card: i64 = 0
            while pile != 0:
                if pile & 1 != 0:
                    worth: float = float(self.raj.worth[card])
                    left += abs(worth)
                    squares += worth * worth
                pile >>= 1
                card += 1
        size: float = float(self.seats)
        total: float = 0.0
        for seat in range(self.seats):
            strength = self.strength(state.hands[seat] | state.sealed[seat])
            self.points[seat] = strength
            total += strength
        for seat in range(self.seats):
            share: float = self.points[seat] / total - 1.0 / size if total > 0.0 else 0.0
            self.points[seat] = float(state.worth_of(state.taken[seat])) + HAND_WEIGHT * left * share
        return squares

    def strength(self, hand: i64) -> float:
        """The sum of a hand's bids."""
        total: i64 = 0
        card: i64 = 0
        while hand != 0:
            if hand & 1 != 0:
                total += self.bids[card]
            hand >>= 1
            card += 1
        return float(total)

    def key(self, state: State) -> i64:
        """Hands, prizes left, the stake, and the scores where the table pays the win.

        Of two hands only how they lie to each other matters, as in `endgames.py`."""
        assert isinstance(state, RajState)
        key: i64 = mixed(FIRST_KEY, state.pile)
        key = mixed(key, state.stake if self.raj.mouse_breaks_ties else state.stake_worth & LANE)
        if self.seats == 2:
            first, second = squeezed(state.hands[0], state.hands[1])
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
