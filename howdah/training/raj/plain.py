"""How plain bidders bid, many at once, and mixtures that lean against them: what hard plays.

Bots compute the same (`howdah/bots/raj/others.py`, `howdah/bots/raj/bot.py`).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from howdah.bots.raj.bot import MOST_LEANING, TRUST
from howdah.bots.raj.others import (
    ANYWHERE,
    BY_SIZE,
    BY_WORTH,
    CARELESS,
    HIGHEST,
    LEFT_BY_SIZE,
    LEFT_BY_WORTH,
    LOWEST,
    WAYS,
)
from howdah.training.matrices import solve
from howdah.training.raj.duel import Values
from howdah.training.raj.positions import CARDS, SIZES, WORTH, Flags, Numbers, Positions, places

LEAN: Final = MOST_LEANING * (1.0 - TRUST)
"""How likely hard takes anyone for a plain bidder."""
Floats = NDArray[np.float64]


def plain_bids(hand: Flags, worth: Numbers, pile: Flags) -> Floats:
    """How often each card of the hands is bid, where all ways of bidding are equally likely: `[position, place]`."""
    cards = places(hand)
    left = cards.shape[1]
    total = np.zeros(cards.shape)
    for aim, width in WAYS:
        lies = cards if aim in (BY_SIZE, BY_WORTH) else np.broadcast_to(np.arange(left), cards.shape)
        away = lies - wishes(aim, worth, pile, left)[:, None]
        near = 1.0 + away * away / (width * width)
        shares = np.ones(cards.shape) if aim == ANYWHERE else near**-3.0
        total += (1.0 - CARELESS) * shares / shares.sum(axis=1, keepdims=True) + CARELESS / left
    return total / len(WAYS)


def wishes(aim: int, worth: Numbers, pile: Flags, left: int) -> Floats:
    """The place that each bidder aims at: in the deck, or in the hand."""
    if aim in (HIGHEST, LOWEST, ANYWHERE):
        return np.full(len(worth), left - 1.0 if aim == HIGHEST else 0.0)
    sized = aim in (BY_SIZE, LEFT_BY_SIZE)
    marks = SIZES if sized else WORTH
    mark = (np.abs(worth) if sized else worth)[:, None]
    rivals = pile if aim in (LEFT_BY_SIZE, LEFT_BY_WORTH) else np.ones((len(worth), CARDS), dtype=bool)
    below: Floats = (rivals & (marks < mark)).sum(axis=1) + 0.5 * (rivals & (marks == mark)).sum(axis=1)
    if aim in (BY_SIZE, BY_WORTH):
        return below - 0.5
    wished: Floats = below / np.maximum(rivals.sum(axis=1), 1) * (left - 1.0)
    return wished


def mixtures(values: Values, positions: Positions, prize: Numbers, left: int, lean: float) -> Floats:
    """How often the first seat bids each card of its hand, if the other bids plainly with the chance `lean`."""
    payoffs = values.matrices(positions, prize, left)
    if lean > 0.0:
        pile = positions.pile.copy()
        pile[np.arange(len(prize)), prize] = False
        expected = plain_bids(positions.hands[:, 1], positions.stake + WORTH[prize], pile)
        payoffs = lean * np.einsum("nij,nj->ni", payoffs, expected)[:, :, None] + (1.0 - lean) * payoffs
    return solve(payoffs).rows
