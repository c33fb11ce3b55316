"""Positions of Raj with the standard deck between two turns, many at once, and how play reaches them.

Cards are places in the deck, from 0. Hands and piles are rows of booleans.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from howdah.games.raj.deck import STANDARD, read_deck

DECK: Final = read_deck(STANDARD)
CARDS: Final = len(DECK.bids)
WORTH: Final = np.array(DECK.prizes, dtype=np.int64)
SIZES: Final = np.abs(WORTH)
WIDEST: Final = 8
"""Sampled bids stray from the prize's rank by up to so many cards."""

Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]


class Positions(NamedTuple):
    """Where the next prize is to be turned up. Hands by `[position, seat, card]`, scores by `[position, seat]`."""

    hands: Flags
    pile: Flags
    stake: Numbers
    scores: Numbers

    def cut(self, chosen: Flags | Numbers | slice) -> "Positions":
        return Positions(self.hands[chosen], self.pile[chosen], self.stake[chosen], self.scores[chosen])

    def lead(self) -> Numbers:
        """For two: how far the first seat is ahead."""
        lead: Numbers = self.scores[:, 0] - self.scores[:, 1]
        return lead

    def is_open(self) -> Flags:
        """For two: what is left can still turn the lead."""
        flags: Flags = np.abs(self.lead()) <= np.abs(self.stake) + self.pile @ SIZES
        return flags


def opening(count: int, seats: int) -> Positions:
    """All cards in hand, all prizes to come."""
    return Positions(
        np.ones((count, seats, CARDS), dtype=bool),
        np.ones((count, CARDS), dtype=bool),
        np.zeros(count, dtype=np.int64),
        np.zeros((count, seats), dtype=np.int64),
    )


def one_of(flags: Flags, luck: np.random.Generator) -> Numbers:
    """In each row, a place that is set, all equally often."""
    places: Numbers = (flags * (1.0 - luck.random(flags.shape))).argmax(axis=-1)
    return places


def turned_up(positions: Positions, luck: np.random.Generator) -> tuple[Positions, Numbers]:
    """A prize joins each stake; the prizes."""
    prize = one_of(positions.pile, luck)
    pile = positions.pile.copy()
    pile[np.arange(len(prize)), prize] = False
    return positions._replace(pile=pile, stake=positions.stake + WORTH[prize]), prize


def opened(positions: Positions, bids: Numbers) -> Positions:
    """After the bids `[position, seat]`: RAJ-2.4, RAJ-3.2 to RAJ-3.5."""
    count, seats = bids.shape
    here = np.arange(count)
    hands = positions.hands.copy()
    for seat in range(seats):
        hands[here, seat, bids[:, seat]] = False
    taker = takers(bids, positions.stake)
    scores = positions.scores.copy()
    taken = taker >= 0
    scores[here[taken], taker[taken]] += positions.stake[taken]
    return positions._replace(hands=hands, scores=scores, stake=np.where(taken, 0, positions.stake))


def takers(bids: Numbers, stake: Numbers) -> Numbers:
    """Who takes each stake, or -1: the highest bid that is not shared, below zero the lowest."""
    count, seats = bids.shape
    shared = np.zeros((count, seats), dtype=bool)
    for seat in range(seats):
        for other in range(seats):
            if seat != other:
                shared[:, seat] |= bids[:, seat] == bids[:, other]
    strength = np.where(stake[:, None] >= 0, bids, CARDS - 1 - bids)
    strength = np.where(shared, -1, strength)
    best: Numbers = strength.argmax(axis=1)
    return np.where(strength[np.arange(count), best] >= 0, best, -1)


def rank_bids(hand: Flags, stake: Numbers, stray: Numbers, luck: np.random.Generator) -> Numbers:
    """The card nearest to the rank of the stake's size among all prizes, up to `stray` cards beside it."""
    size = np.abs(stake)[:, None]
    below = (size > SIZES).sum(axis=1)
    equal = (size == SIZES).sum(axis=1)
    wish = below + luck.integers(0, np.maximum(equal, 1)) + luck.integers(-stray, stray + 1)
    distance = np.where(hand, np.abs(np.arange(CARDS) - wish[:, None]), CARDS * 2)
    nearest: Numbers = distance.argmin(axis=1)
    return nearest


def sampled(count: int, seats: int, left: int, luck: np.random.Generator) -> Positions:
    """Positions with so many cards left, as play between all kinds of bidders reaches them: each seat strays by its
    own width from the prize's rank, and bids anything now and then."""
    positions = opening(count, seats)
    stray = luck.integers(0, WIDEST + 1, (count, seats))
    careless = luck.random((count, seats)) * luck.random((count, seats))
    for _ in range(CARDS - left):
        positions, _ = turned_up(positions, luck)
        bids = np.zeros((count, seats), dtype=np.int64)
        for seat in range(seats):
            hand = positions.hands[:, seat]
            by_rank = rank_bids(hand, positions.stake, stray[:, seat], luck)
            bids[:, seat] = np.where(luck.random(count) < careless[:, seat], one_of(hand, luck), by_rank)
        positions = opened(positions, bids)
    return positions


def places(flags: Flags) -> Numbers:
    """The cards of rows that hold equally many, ascending."""
    found: Numbers = np.nonzero(flags)[1].reshape(len(flags), -1)
    return found
