"""Raj for three to five by learned values of seats: regret matching over one turn, each end of it judged by a network.

Everybody's regrets are followed (RM+, later rounds count more). Each other seat is assumed to bid plainly, by one of
the ways in `others.py`, with the probability that the match suggests. `howdah train raj` makes the networks
(`howdah/training/raj/crowd.py` has the same features, for NumPy).
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from howdah.bots.base import added
from howdah.bots.clock import Clock
from howdah.bots.endgames import size_of
from howdah.bots.learned.network import Network, squashed
from howdah.bots.learned.weights import weights_of
from howdah.bots.luck import uniform
from howdah.bots.raj.duel import listed
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec
from howdah.games.raj.deck import STANDARD
from howdah.games.raj.rules import RajRules, RajState

SCALARS: Final = 12
PERIOD: Final = 4
"""Rounds between two looks at the clock."""


def has_crowd_values(rules: RajRules) -> bool:
    """Whether this table was learned: three seats or more, the standard deck, the win as payoff, equal scores drawn."""
    if rules.seats < 3 or rules.mouse_breaks_ties or rules.pays_points or rules.deck.text() != STANDARD:
        return False
    weights = weights_of("raj")
    return weights is not None and f"{rules.seats} seats" in weights.networks


class CrowdTurn:
    """A simulated turn of one table."""

    def __init__(self, state: RajState) -> None:
        weights = weights_of("raj")
        assert weights is not None
        rules = state.raj
        seats = rules.seats
        cards = int(rules.turns)
        self.network: Network = weights.networks[f"{seats} seats"]
        self.seats: i64 = seats
        self.cards: i64 = cards
        self.worth: vec[i64] = rules.worth
        self.pile: i64 = state.pile
        self.stake: i64 = state.stake_worth
        self.hands: vec[i64] = vec[i64]([int(state.hands[seat] | state.sealed[seat]) for seat in range(seats)])
        self.scores: vec[i64] = vec[i64]([int(state.worth_of(state.taken[seat])) for seat in range(seats)])
        self.lists: vec[i64] = vec[i64]([0] * (seats * cards))
        """The cards of each hand."""
        self.size: i64 = 0
        one = vec[i64]([0] * cards)
        for seat in range(seats):
            self.size = listed(self.hands[seat], one)
            for place in range(self.size):
                self.lists[seat * cards + place] = one[place]
        self.regrets: vec[float] = vec[float]([0.0] * (seats * cards))
        self.shares: vec[float] = vec[float]([0.0] * (seats * cards))
        self.sums: vec[float] = vec[float]([0.0] * (seats * cards))
        self.plain: vec[float] = vec[float]([0.0] * (seats * cards))
        """How each other seat bids if it bids plainly."""
        self.plainly: vec[float] = vec[float]([0.0] * seats)
        """How likely it does."""
        self.worths: vec[float] = vec[float]([0.0] * cards)
        """What each bid of the asking seat brought, the mean of all rounds."""
        self.bids: vec[i64] = vec[i64]([0] * seats)
        self.values: vec[float] = vec[float]([0.0] * cards)
        self.then: vec[i64] = vec[i64]([0] * seats)
        """Scores after a profile of bids."""
        self.rest: vec[i64] = vec[i64]([0] * seats)
        """Hands after it."""
        self.below: vec[i64] = vec[i64]([0] * seats)
        self.won: vec[float] = vec[float]([0.0] * seats)
        self.lost: vec[float] = vec[float]([0.0] * seats)
        self.mice: float = 0.0
        self.vultures: float = 0.0
        self.squares: i64 = 0
        for card in range(cards):
            if state.pile >> card & 1 != 0:
                worth: i64 = rules.worth[card]
                self.squares += worth * worth
                if worth > 0:
                    self.mice += float(worth)
                else:
                    self.vultures -= float(worth)

    def run(self, me: i64, rounds: int, generator: Generator, clock: Clock) -> None:
        """Simulate the turn so many times."""
        for number in range(rounds):
            if number % PERIOD == 0 and number > 0 and clock.is_over():
                return
            weight: float = float((number + 1) * (number + 1))
            for seat in range(self.seats):
                self.match_regrets(seat)
                self.bids[seat] = self.drawn_bid(seat, me, generator)
            for seat in range(self.seats):
                self.look_at(seat, me, weight, 1.0 / float(number + 1))

    def match_regrets(self, seat: i64) -> None:
        """How the seat bids now: by its regrets."""
        start: i64 = seat * self.cards
        total: float = 0.0
        for place in range(self.size):
            total += self.regrets[start + place]
        for place in range(self.size):
            self.shares[start + place] = self.regrets[start + place] / total if total > 0.0 else 1.0 / float(self.size)

    def drawn_bid(self, seat: i64, me: i64, generator: Generator) -> i64:
        """A bid of the seat, as a place in its hand."""
        start: i64 = seat * self.cards
        plainly = seat != me and uniform(generator) < self.plainly[seat]
        rest: float = uniform(generator)
        for place in range(self.size):
            rest -= self.plain[start + place] if plainly else self.shares[start + place]
            if rest < 0.0:
                return place
        return self.size - 1

    def look_at(self, seat: i64, me: i64, weight: float, part: float) -> None:
        """The value of each bid of the seat, and its regret."""
        start: i64 = seat * self.cards
        kept = self.bids[seat]
        mean: float = 0.0
        for place in range(self.size):
            self.bids[seat] = place
            value = self.value(seat)
            self.values[place] = value
            mean += value * self.shares[start + place]
        self.bids[seat] = kept
        for place in range(self.size):
            regret: float = self.regrets[start + place] + self.values[place] - mean
            self.regrets[start + place] = regret if regret > 0.0 else 0.0
            self.sums[start + place] += weight * self.shares[start + place]
            if seat == me:
                self.worths[place] += (self.values[place] - self.worths[place]) * part

    def mixture(self, seat: i64) -> list[float]:
        """The average strategy of the seat."""
        start: i64 = seat * self.cards
        sums = [self.sums[start + place] for place in range(self.size)]
        total = added(sums)
        return [part / total for part in sums]

    # What a profile of bids is worth.

    def value(self, seat: i64) -> float:
        """What the seat gets after these bids."""
        for other in range(self.seats):
            card: i64 = self.lists[other * self.cards + self.bids[other]]
            self.rest[other] = self.hands[other] ^ (1 << card)
            self.then[other] = self.scores[other]
        carried: i64 = self.stake
        taker = self.taker()
        if taker >= 0:
            self.then[taker] += self.stake
            carried = 0
        self.put_row(seat, carried)
        self.network.run()
        return squashed(self.network.outputs[0])

    def taker(self) -> i64:
        """RAJ-3.2 to RAJ-3.5: the highest bid that nobody shares, for a stake below zero the lowest; or -1."""
        best: i64 = -1
        best_card: i64 = 0
        for seat in range(self.seats):
            card: i64 = self.lists[seat * self.cards + self.bids[seat]]
            alone = True
            for other in range(self.seats):
                if other != seat and self.lists[other * self.cards + self.bids[other]] == card:
                    alone = False
            if alone and (best < 0 or (card > best_card) == (self.stake >= 0)):
                best = seat
                best_card = card
        return best

    def put_row(self, seat: i64, stake: i64) -> None:
        """The features of what follows, from the point of view of a seat."""
        inputs = self.network.inputs
        cards = self.cards
        seats = self.seats
        others: float = float(seats - 1)
        own: i64 = self.rest[seat]
        for card in range(cards):
            held: i64 = 0
            for other in range(seats):
                held += self.rest[other] >> card & 1
            mine: i64 = own >> card & 1
            inputs[card] = float(mine)
            inputs[cards + card] = float(held - mine) / others
            inputs[2 * cards + card] = float(self.pile >> card & 1)
        self.weigh_hands()
        first: i64 = -1000
        second: i64 = -1000
        total: i64 = 0
        for other in range(seats):
            if other == seat:
                continue
            score: i64 = self.then[other]
            total += score
            if score > first:
                second = first
                first = score
            elif score > second:
                second = score
        points: i64 = self.then[seat]
        spread: float = sqrt(float(self.squares + stake * stake + 1))
        ahead: float = float(points - first) / spread
        win: float = self.won[seat] * self.mice
        loss: float = self.lost[seat] * self.vultures
        at: i64 = 3 * cards
        inputs[at] = ahead
        inputs[at + 1] = float(points - second) / spread
        inputs[at + 2] = (float(points) - float(total) / others) / spread
        inputs[at + 3] = 2.0 * ahead / sqrt(1.0 + 4.0 * ahead * ahead)
        inputs[at + 4] = float(stake) / 5.0
        inputs[at + 5] = float(size_of(stake)) / 5.0
        inputs[at + 6] = spread / 10.0
        inputs[at + 7] = float(self.size - 1) / float(cards)
        inputs[at + 8] = win / spread
        inputs[at + 9] = loss / spread
        inputs[at + 10] = (float(points - first) + win - loss) / spread
        inputs[at + 11] = 1.0 if first == second else 0.0

    def weigh_hands(self) -> None:
        """Fill `won` and `lost`: each hand's part of all wins and losses if everybody bid at random, beyond its fair
        one."""
        seats = self.seats
        size: i64 = self.size - 1
        wins: float = 0.0
        losses: float = 0.0
        for seat in range(seats):
            self.won[seat] = 0.0
            self.lost[seat] = 0.0
            self.below[seat] = 0
        for card in range(self.cards):
            for seat in range(seats):
                if self.rest[seat] >> card & 1 == 0:
                    continue
                win: float = 1.0
                loss: float = 1.0
                for other in range(seats):
                    if other != seat:
                        win *= float(self.below[other])
                        loss *= float(size - self.below[other] - (self.rest[other] >> card & 1))
                self.won[seat] += win
                self.lost[seat] += loss
                wins += win
                losses += loss
            for seat in range(seats):
                self.below[seat] += self.rest[seat] >> card & 1
        fair: float = 1.0 / float(seats)
        for seat in range(seats):
            self.won[seat] = (self.won[seat] / wins if wins > 0.0 else fair) - fair
            self.lost[seat] = (self.lost[seat] / losses if losses > 0.0 else fair) - fair
