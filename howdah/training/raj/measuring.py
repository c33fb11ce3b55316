"""Whole games of Raj for two, thousands at once: how much a way of playing takes of another.

Deals come twice, with the seats changed; a draw is half a game.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from howdah.training.matrices import solve
from howdah.training.raj.duel import Values
from howdah.training.raj.plain import LEAN, mixtures
from howdah.training.raj.positions import CARDS, SIZES, WORTH, Numbers, Positions, one_of, opened, opening, places
from howdah.training.raj.positions import rank_bids as nearest_rank

Bidder = Callable[[Positions, Numbers, int, np.random.Generator], Numbers]
"""From positions before the prize was turned up, the prizes, and how many cards are left: the first seat's bids."""
CERTAINTY: Final = 1.96
"""Standard errors on either side of a share, for an interval of 95 %."""


class Share(NamedTuple):
    """What a bidder takes of all games, with its interval of 95 %."""

    share: float
    low: float
    high: float
    games: int


def measure(one: Bidder, other: Bidder, deals: int, luck: np.random.Generator) -> Share:
    """What the first takes of the second: each deal once from either seat."""
    order = np.argsort(luck.random((deals, CARDS)), axis=1)
    taken = (play(one, other, order, luck) + 1.0 - play(other, one, order, luck)) / 2.0
    share = float(taken.mean())
    error = CERTAINTY * float(taken.std(ddof=1)) / deals**0.5
    return Share(share, share - error, share + error, 2 * deals)


def play(first: Bidder, second: Bidder, order: Numbers, luck: np.random.Generator) -> NDArray[np.float64]:
    """What the first seat takes of each game, where prizes come in this order."""
    positions = opening(len(order), 2)
    for turn in range(CARDS):
        prize = order[:, turn]
        left = CARDS - turn
        mirrored = positions._replace(hands=positions.hands[:, ::-1], scores=positions.scores[:, ::-1])
        bids = np.stack([first(positions, prize, left, luck), second(mirrored, prize, left, luck)], axis=1)
        pile = positions.pile.copy()
        pile[np.arange(len(prize)), prize] = False
        positions = opened(positions._replace(pile=pile, stake=positions.stake + WORTH[prize]), bids)
    return (np.sign(positions.lead()) + 1.0) / 2.0


def by_values(values: Values, noise: float = 0.0, lean: float = 0.0) -> Bidder:
    """Mixes by the matrix game; with noise, by one in which each pair of bids has a random error of up to so much; or
    leaning so far against plain bidding."""

    def bid(positions: Positions, prize: Numbers, left: int, luck: np.random.Generator) -> Numbers:
        if left == 1:
            return places(positions.hands[:, 0])[:, 0]
        if noise > 0.0:
            payoffs = values.matrices(positions, prize, left)
            shares = solve(payoffs + noise * (2.0 * luck.random(payoffs.shape) - 1.0)).rows
        else:
            shares = mixtures(values, positions, prize, left, lean)
        place = (shares.cumsum(axis=1) > luck.random((len(prize), 1))).argmax(axis=1)
        bids: Numbers = places(positions.hands[:, 0])[np.arange(len(prize)), place]
        return bids

    return bid


def by_response(values: Values, responders: Values) -> Bidder:
    """Bids what does best against the known mixtures of hard."""

    def bid(positions: Positions, prize: Numbers, left: int, _luck: np.random.Generator) -> Numbers:
        cards = places(positions.hands[:, 0])
        if left == 1:
            return cards[:, 0]
        bids: Numbers = cards[np.arange(len(prize)), answers(values, responders, positions, prize, left).argmax(axis=1)]
        return bids

    return bid


def answers(values: Values, responders: Values, positions: Positions, prize: Numbers, left: int) -> NDArray[np.float64]:
    """What each bid of the first seat brings against the other's known mixture, with the best play after it."""
    mirrored = positions._replace(hands=positions.hands[:, ::-1], scores=positions.scores[:, ::-1])
    mixture = mixtures(values, mirrored, prize, left, LEAN)
    worth: NDArray[np.float64] = np.einsum("nij,nj->ni", responders.matrices(positions, prize, left), mixture)
    return worth


def by_rank(jitter: int) -> Bidder:
    """The yardstick `rank`."""

    def bid(positions: Positions, prize: Numbers, _left: int, luck: np.random.Generator) -> Numbers:
        stray = np.full(len(prize), jitter)
        return nearest_rank(positions.hands[:, 0], positions.stake + WORTH[prize], stray, luck)

    return bid


def by_remaining(jitter: int) -> Bidder:
    """The yardstick `remaining`."""

    def bid(positions: Positions, prize: Numbers, left: int, luck: np.random.Generator) -> Numbers:
        here = np.arange(len(prize))
        pile = positions.pile.copy()
        pile[here, prize] = False
        size = np.abs(positions.stake + WORTH[prize])[:, None]
        rank = (pile & (size > SIZES)).sum(axis=1) + luck.integers(0, (pile & (size == SIZES)).sum(axis=1) + 1)
        rank += luck.integers(-jitter, jitter + 1, len(prize))
        rivals = left - 1
        place = np.clip((2 * rank * (left - 1) + rivals) // (2 * max(rivals, 1)), 0, left - 1)
        bids: Numbers = places(positions.hands[:, 0])[here, place]
        return bids

    return bid


def at_random(positions: Positions, _prize: Numbers, _left: int, luck: np.random.Generator) -> Numbers:
    """Anything."""
    return one_of(positions.hands[:, 0], luck)
