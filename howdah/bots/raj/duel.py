"""Raj for two by learned values: the matrix game of a turn, its cells judged by the network for one card less.

Between turns nothing is hidden, so a position is both hands, the prizes left, the carried stake and the lead. With few
cards left it is solved to the end (`endgames.py`); before, each pair of bids leads to a position whose value one small
network knows. `howdah train raj` makes them (`howdah/training/raj/duel.py` has the same features, for NumPy).
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from howdah.bots.clock import NEVER, Clock
from howdah.bots.endgames import Solver, card_count, size_of
from howdah.bots.learned.network import Network, squashed
from howdah.bots.learned.weights import weights_of
from howdah.bots.matrix import MatrixGame
from howdah.engine.vectors import vec
from howdah.games.raj.deck import STANDARD
from howdah.games.raj.rules import RajRules, RajState

EXACT: Final = 4
"""From so many cards on positions are solved to the end."""
SCALARS: Final = 8


def has_values(rules: RajRules) -> bool:
    """Whether this table was learned: two seats, the standard deck, the win as payoff, equal scores drawn."""
    if rules.seats != 2 or rules.mouse_breaks_ties or rules.pays_points or rules.deck.text() != STANDARD:
        return False
    return weights_of("raj") is not None


class DuelValues:
    """The matrix games of one table."""

    def __init__(self, rules: RajRules) -> None:
        weights = weights_of("raj")
        assert weights is not None
        self.cards: i64 = rules.turns
        self.worth: vec[i64] = rules.worth
        self.networks: list[Network | None] = [
            weights.networks.get(f"2 seats {left} cards") for left in range(int(rules.turns))
        ]
        self.games = [MatrixGame(max(size, 1), max(size, 1)) for size in range(int(rules.turns) + 1)]
        self.rules = rules
        self.solver = Solver(rules)
        self.mine: vec[i64] = vec[i64]([0] * int(rules.turns))
        self.yours: vec[i64] = vec[i64]([0] * int(rules.turns))
        self.below: vec[i64] = vec[i64]([0] * (2 * int(rules.turns)))
        """How many cards of the other hand lie below each card: the rows' hand, then the columns'."""

    def solve(self, state: RajState, seat: int, clock: Clock = NEVER) -> MatrixGame:
        """The matrix game of a position in which both are asked, with this seat in the rows; already solved."""
        own: i64 = state.hands[seat] | state.sealed[seat]
        other: i64 = state.hands[1 - seat] | state.sealed[1 - seat]
        lead = state.worth_of(state.taken[seat]) - state.worth_of(state.taken[1 - seat])
        return self.game_of(own, other, state.pile, state.stake_worth, lead, clock)

    def game_of(self, own: i64, other: i64, pile: i64, stake: i64, lead: i64, clock: Clock = NEVER) -> MatrixGame:
        """The same for hands, prizes left, stake and lead."""
        size = card_count(own)
        if size <= EXACT:
            return self.solver.solve_hands(own, other, pile, stake, lead, clock)
        game = self.fill(own, other, pile, stake, lead)
        game.solve()
        return game

    def fill(self, own: i64, other: i64, pile: i64, stake: i64, lead: i64) -> MatrixGame:
        """Write what each pair of bids is worth to the rows' seat."""
        size = listed(own, self.mine)
        listed(other, self.yours)
        self.count_below(size)
        game = self.games[size]
        network = self.networks[size - 1]
        assert network is not None
        rest: i64 = size - 1
        # What all pairs share: the prizes left.
        first: i64 = 4 * rest
        for card in range(self.cards):
            network.inputs[first + card] = float(pile >> card & 1)
        network.begin()
        network.add(first, first + self.cards)
        shared = network.kept()
        left: i64 = 0
        squares: i64 = 0
        for card in range(self.cards):
            if pile >> card & 1 != 0:
                left += size_of(self.worth[card])
                squares += self.worth[card] * self.worth[card]
        edge = self.edge(size)
        for row in range(size):
            for column in range(size):
                gain: i64 = 0
                carried: i64 = 0
                if self.mine[row] == self.yours[column]:
                    carried = stake
                elif (self.mine[row] > self.yours[column]) == (stake >= 0):
                    gain = stake
                else:
                    gain = -stake
                then: i64 = lead + gain
                if size_of(then) > size_of(carried) + left:
                    game.put(row, column, 1.0 if then > 0 else -1.0)
                    continue
                network.go_on(shared)
                self.put_hands(network, size, row, column)
                better = edge - self.edge_of(row, column, size)
                self.put_scalars(network, first + self.cards, better, rest, left, squares, carried, then)
                network.add(0, first)
                network.add(first + self.cards, first + self.cards + SCALARS)
                network.finish()
                game.put(row, column, squashed(network.outputs[0]))
        return game

    def count_below(self, size: i64) -> None:
        for place in range(size):
            under: i64 = 0
            over: i64 = 0
            for other in range(size):
                if self.yours[other] < self.mine[place]:
                    under += 1
                if self.mine[other] < self.yours[place]:
                    over += 1
            self.below[place] = under
            self.below[self.cards + place] = over

    def put_hands(self, network: Network, size: i64, row: i64, column: i64) -> None:
        """The relative order of both hands, without the two cards that were bid."""
        inputs = network.inputs
        unit: float = 2.0 / float(size - 1)
        gone: i64 = self.yours[column]
        at: i64 = 0
        for place in range(size):
            if place == row:
                continue
            card: i64 = self.mine[place]
            under: i64 = self.below[place] - (1 if gone < card else 0)
            inputs[at] = float(under) * unit - 1.0
            inputs[at + 1] = 1.0 if card != gone and holds(self.yours, size, card) else 0.0
            at += 2
        gone = self.mine[row]
        for place in range(size):
            if place == column:
                continue
            card = self.yours[place]
            under = self.below[self.cards + place] - (1 if gone < card else 0)
            inputs[at] = float(under) * unit - 1.0
            inputs[at + 1] = 1.0 if card != gone and holds(self.mine, size, card) else 0.0
            at += 2

    def edge(self, size: i64) -> i64:
        """How many more pairs of cards the rows' hand wins than it loses."""
        total: i64 = 0
        for row in range(size):
            for column in range(size):
                total += sign(self.mine[row] - self.yours[column])
        return total

    def edge_of(self, row: i64, column: i64, size: i64) -> i64:
        """The part of it that goes with these two cards."""
        total: i64 = -sign(self.mine[row] - self.yours[column])
        for place in range(size):
            total += sign(self.mine[row] - self.yours[place]) + sign(self.mine[place] - self.yours[column])
        return total

    def put_scalars(
        self, network: Network, at: i64, better: i64, rest: i64, left: i64, squares: i64, stake: i64, lead: i64
    ) -> None:
        """Lead, stake and the better hand, against what is still to come."""
        inputs = network.inputs
        spread: float = sqrt(float(squares + stake * stake + 1))
        ahead: float = float(lead) / spread
        edge: float = float(better) / float(rest * rest)
        inputs[at] = ahead
        inputs[at + 1] = 2.0 * ahead / sqrt(1.0 + 4.0 * ahead * ahead)
        inputs[at + 2] = float(stake) / 5.0
        inputs[at + 3] = float(size_of(stake)) / 5.0
        inputs[at + 4] = spread / 10.0
        inputs[at + 5] = edge
        inputs[at + 6] = edge * float(left) / spread
        inputs[at + 7] = (float(lead) + 0.8 * edge * float(left)) / spread


def listed(hand: i64, out: vec[i64]) -> i64:
    """Write the cards of a hand, ascending; return how many."""
    count: i64 = 0
    card: i64 = 0
    while hand != 0:
        if hand & 1 != 0:
            out[count] = card
            count += 1
        hand >>= 1
        card += 1
    return count


def holds(cards: vec[i64], size: i64, card: i64) -> bool:
    found = False
    for place in range(size):
        found = found or cards[place] == card
    return found


def sign(number: i64) -> i64:
    return 1 if number > 0 else -1 if number < 0 else 0
