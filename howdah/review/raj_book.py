"""Raj, read like a book: a player's bids against the solved mixture (two seats) or the regret average (more).

Two questions. What did the bids lose, each against opponents who bid their best? And could somebody who has read the
player take more of them? For the second a policy is fitted to what the player bid elsewhere in like situations (other
games; in a single game, other turns), the best answer to it is chosen, and it is paid by what the player really bid:
so nothing that was only fitted counts as a gain, and who bids by the mixture yields nothing.

A gain holds for one turn, after which both go on perfectly; over the turns of a game such gains add up.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

from howdah.bots.clock import NEVER
from howdah.bots.luck import uniform
from howdah.bots.raj.crowd import CrowdTurn, has_crowd_values
from howdah.bots.raj.duel import DuelValues, has_values
from howdah.engine.contract import CHANCE, State
from howdah.engine.dealers import digest
from howdah.engine.events import Event
from howdah.engine.generator import Generator
from howdah.engine.record import Record
from howdah.games.raj.rules import RajState
from howdah.review.habits.walking import walk

ROUNDS: Final = 200
"""How often a turn for three and more is simulated."""
SAMPLES: Final = 96
"""So many bids of the other seats are drawn to say what own bids bring."""
PAIRED: Final = 6
"""In one of so many of them it is looked what each answer of a responder brings."""
TRUST: Final = 5.0
"""The mixture weighs as much as so many bids when a policy is fitted."""
WIDTH: Final = 0.2
"""A bid tells about cards that lie so near to it, as a part of the hand."""
SURE: Final = 1.96
SURE_OF_ONE: Final = 2.5
"""The same where one of four kinds is picked out."""
KINDS: Final = ("vultures", "small-mice", "mice", "big-mice")
SMALL: Final = 3
BIG: Final = 7


class Bid(msgspec.Struct, gc=False):
    """One bid, read."""

    game: int
    entry: int
    turn: int
    stake: int
    bid: int
    kind: str
    """What was at stake: one of `KINDS`."""
    cards: list[int]
    """The hand, the lowest card first."""
    mixture: list[float]
    """How often the mixture plays each of them."""
    place: float
    """Where the card lay in the hand: 0 the lowest, 1 the highest."""
    usual: float
    """Where the mixture bids on the average."""
    share: float
    """How often the mixture plays this card."""
    lost: float
    """What it gave away, in chances to win, against opponents who bid their best; for three and more an estimate that
    may stray a little below zero."""
    gain: float = 0.0
    """What a reader of the player's other bids would have won in this turn beyond that."""


class Leak(msgspec.Struct, gc=False):
    """A habit of bidding that somebody could live on."""

    kind: str
    times: int
    place: float
    usual: float
    gain: float
    """What a reader takes by it, in chances to win a game."""
    error: float


class Book(msgspec.Struct):
    """What the bids of a player tell."""

    games: int
    bids: list[Bid]
    lost: float
    """Given away a game, in chances to win."""
    lost_error: float
    gain: float
    """What a best responder who has read the player gains a game."""
    gain_error: float
    leak: Leak | None
    """The most exploitable habit; nothing where none is sure."""

    @property
    def interval(self) -> tuple[float, float]:
        """In which the gain lies, nineteen times out of twenty."""
        far = student(SURE, self.games if self.games > 1 else len(self.bids)) * self.gain_error
        return self.gain - far, self.gain + far


class Reading:
    """A turn, with what each pair of bids brings a responder."""

    def __init__(self, bid: Bid, row: int, shares: list[float], gains: list[list[float]]) -> None:
        self.bid = bid
        self.row = row
        self.shares = shares
        self.gains = gains
        """By the player's card and the responder's: what the responder gains against both bidding their best."""


class Reader:
    """Goes through a record and evaluates each bid by the learned values."""

    def __init__(self, game: int, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.readings: list[Reading] = []
        self.values: DuelValues | None = None

    def visit(self, state: State, seat: int, action: int, entry: int) -> None:
        assert isinstance(state, RajState)
        if seat != self.seat or seat == CHANCE or int(state.hands[seat]).bit_count() < 2:
            return
        root = state.reopened_for(seat)
        if has_values(state.raj):
            shares, worths, value, gains = self.duel(root)
        elif has_crowd_values(state.raj):
            shares, worths, value, gains = crowd(root, seat)
        else:
            return
        hand = root.legal(seat)
        row = hand.index(action)
        last = len(hand) - 1
        self.readings.append(
            Reading(
                Bid(
                    self.game,
                    entry,
                    int(state.turn) + 1,
                    int(state.stake_worth),
                    state.raj.deck.bids[action],
                    kind_of(int(state.stake_worth)),
                    [state.raj.deck.bids[card] for card in hand],
                    shares,
                    row / last,
                    sum(share * place for place, share in enumerate(shares)) / last,
                    shares[row],
                    value - worths[row],
                ),
                row,
                shares,
                gains,
            )
        )

    def hear(self, state: State, seat: int, events: list[Event]) -> None:
        """Nothing is learned from what came of a bid."""

    def duel(self, root: RajState) -> tuple[list[float], list[float], float, list[list[float]]]:
        """Two seats: the matrix game of the turn, in chances to win."""
        if self.values is None:
            self.values = DuelValues(root.raj)
        game = self.values.solve(root, self.seat)
        rows, columns = int(game.rows), int(game.columns)
        gains = [
            [(game.value - game.payoffs[row * columns + column]) / 2 for column in range(columns)]
            for row in range(rows)
        ]
        shares = [game.row_share[row] for row in range(rows)]
        worths = [(1 + game.worth_of_row(row)) / 2 for row in range(rows)]
        return shares, worths, (1 + game.value) / 2, gains


def crowd(root: RajState, seat: int) -> tuple[list[float], list[float], float, list[list[float]]]:
    """Three seats and more: the regret average of all, and the next seat as the responder."""
    seats = root.raj.seats
    luck = Generator(digest(str(root.known(seat))))
    turn = CrowdTurn(root)
    turn.run(seat, ROUNDS, luck, NEVER)
    mixtures = [turn.mixture(one) for one in range(seats)]
    size = len(mixtures[seat])
    responder = (seat + 1) % seats
    own = [0.0] * size
    brought = [[0.0] * size for _ in range(size)]
    part = (seats - 1) / seats / SAMPLES
    for sample in range(SAMPLES):
        drawn = [place_in(mixture, uniform(luck)) for mixture in mixtures]
        for row in range(size):
            for other in range(seats):
                turn.bids[other] = drawn[other]
            turn.bids[seat] = row
            own[row] += part * turn.value(seat)
            for column in range(size if sample % PAIRED == 0 else 0):
                turn.bids[responder] = column
                brought[row][column] += PAIRED * part * turn.value(responder)
    shares = mixtures[seat]
    fair = sum(
        shares[row] * mixtures[responder][column] * brought[row][column]
        for row in range(size)
        for column in range(size)
    )
    value = sum(share * worth for share, worth in zip(shares, own, strict=True))
    # Between bids of the mixture the differences are noise.
    worths = [value if share > 0.05 else worth for share, worth in zip(shares, own, strict=True)]
    return shares, worths, value, [[worth - fair for worth in row] for row in brought]


def place_in(shares: list[float], rest: float) -> int:
    """The place that a number from 0 to 1 falls on."""
    for place, share in enumerate(shares):
        rest -= share
        if rest < 0:
            return place
    return len(shares) - 1


def kind_of(stake: int) -> str:
    """Which kind of stake this is."""
    return KINDS[0] if stake < 0 else KINDS[1] if stake <= SMALL else KINDS[2] if stake < BIG else KINDS[3]


def fitted(reading: Reading, others: Sequence[Reading]) -> list[float]:
    """How often a player bids each card here, after what it bid elsewhere: the mixture where little is known."""
    size = len(reading.shares)
    shares = [TRUST * share for share in reading.shares]
    for other in others:
        near = [max(0.0, 1.0 - abs(place / (size - 1) - other.bid.place) / WIDTH) for place in range(size)]
        total = sum(near)
        if not total:
            near[round(other.bid.place * (size - 1))] = total = 1.0
        shares = [share + weight / total for share, weight in zip(shares, near, strict=True)]
    weight = sum(shares)
    return [share / weight for share in shares]


def answered(reading: Reading, others: Sequence[Reading]) -> float:
    """What the best answer to the fitted policy gains from what was really bid."""
    policy = fitted(reading, others)
    gains = reading.gains
    columns = range(len(gains[0]))
    expected = [
        sum(share * row[column] for share, row in zip(policy, reading.gains, strict=True)) for column in columns
    ]
    best = max(columns, key=lambda column: expected[column])
    return gains[reading.row][best]


def book_of(records: Iterable[tuple[Record, int]]) -> Book | None:
    """What the bids of a player tell, who sat in these seats; None where nobody knows the values of the table."""
    readings: list[Reading] = []
    games = 0
    for record, seat in records:
        reader = Reader(games, seat)
        walk(record, reader)
        readings += reader.readings
        games += 1
    if not readings:
        return None
    for reading in readings:
        others = [
            other
            for other in readings
            if other.bid.kind == reading.bid.kind
            and (other.bid.game != reading.bid.game if games > 1 else other is not reading)
        ]
        reading.bid.gain = answered(reading, others)
    bids = [reading.bid for reading in readings]
    lost, lost_error = by_game(bids, games, [bid.lost for bid in bids])
    gain, gain_error = by_game(bids, games, [bid.gain for bid in bids])
    return Book(games, bids, lost, lost_error, gain, gain_error, worst_leak(bids, games))


def by_game(bids: list[Bid], games: int, values: list[float]) -> tuple[float, float]:
    """The sum of a game, on the average, and one standard error of it; from the turns if there is one game only."""
    if games == 1:
        mean = sum(values) / len(values)
        return sum(values), sqrt(sum((value - mean) ** 2 for value in values))
    sums = [0.0] * games
    for bid, value in zip(bids, values, strict=True):
        sums[bid.game] += value
    mean = sum(sums) / games
    return mean, sqrt(sum((one - mean) ** 2 for one in sums) / (games - 1) / games)


def student(normal: float, count: int) -> float:
    """How many standard errors a mean of so few may be off, where `normal` holds for many (Cornish and Fisher)."""
    free = max(count - 1, 1)
    first = (normal**3 + normal) / (4 * free)
    return normal + first + (5 * normal**5 + 16 * normal**3 + 3 * normal) / (96 * free**2)


def worst_leak(bids: list[Bid], games: int) -> Leak | None:
    """The kind of stake at which a reader surely gains most."""
    found: list[Leak] = []
    for kind in KINDS:
        own = [bid for bid in bids if bid.kind == kind]
        if not own:
            continue
        gain, error = by_game(bids, games, [bid.gain if bid.kind == kind else 0.0 for bid in bids])
        if gain > student(SURE_OF_ONE, max(games, len(own) if games == 1 else 0)) * error:
            place = sum(bid.place for bid in own) / len(own)
            usual = sum(bid.usual for bid in own) / len(own)
            found.append(Leak(kind, len(own), place, usual, gain, error))
    return max(found, key=lambda leak: leak.gain, default=None)
