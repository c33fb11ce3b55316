"""Raj for three and more: what a position is worth to a seat, learned from how games between all kinds of bidders end.

For more than two there is no value that play from the end backwards could rest on: what one loses may go to either of
the others. So each game of bidders who stray from the prizes' ranks teaches one of its positions how it ended. Bots
make the same rows (`howdah/bots/raj/crowd.py`).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from howdah.training.networks import Array, Net
from howdah.training.raj.positions import (
    CARDS,
    SIZES,
    WIDEST,
    WORTH,
    Numbers,
    Positions,
    one_of,
    opened,
    opening,
    rank_bids,
    turned_up,
)
from howdah.training.stages import Effort, Stage

SCALARS: Final = 12
WIDTH: Final = 3 * CARDS + SCALARS
GAMES: Final = 5
"""Games that are played for each position asked for: how a game ends says less than a matrix game that was solved."""
PIECE: Final = 4000


class CrowdStage(Stage):
    """The network for so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.name = f"{seats} seats"
        self.net: Net | None = None

    def examples(self, effort: Effort, luck: np.random.Generator) -> tuple[Array, Array]:
        rows, targets = [], []
        for start in range(0, GAMES * effort.positions, PIECE):
            some = games(min(PIECE, GAMES * effort.positions - start), self.seats, luck)
            rows.append(some[0])
            targets.append(some[1])
        return np.concatenate(rows), np.concatenate(targets)

    def keep(self, net: Net) -> None:
        self.net = net


def games(count: int, seats: int, luck: np.random.Generator) -> tuple[Array, Array]:
    """A row for one turn between the first and the last of each game, by seat, and how the game ended for it."""
    positions = opening(count, seats)
    stray = luck.integers(0, WIDEST + 1, (count, seats))
    careless = luck.random((count, seats)) * luck.random((count, seats))
    kept = luck.integers(1, CARDS, count)
    rows = np.empty((count, seats, WIDTH), dtype=np.float32)
    for turn in range(CARDS):
        for seat in range(seats):
            here = kept == turn
            rows[here, seat] = rows_of(positions.cut(here), seat, CARDS - turn)
        positions, _ = turned_up(positions, luck)
        bids = np.zeros((count, seats), dtype=np.int64)
        for seat in range(seats):
            hand = positions.hands[:, seat]
            by_rank = rank_bids(hand, positions.stake, stray[:, seat], luck)
            bids[:, seat] = np.where(luck.random(count) < careless[:, seat], one_of(hand, luck), by_rank)
        positions = opened(positions, bids)
    paid = payoffs(positions.scores).astype(np.float32)
    return rows.reshape(-1, WIDTH), paid.reshape(-1, 1)


def rows_of(positions: Positions, seat: int, left: int) -> Array:
    """The features of positions, from the point of view of a seat."""
    count, seats, _ = positions.hands.shape
    made = np.empty((count, WIDTH), dtype=np.float32)
    hands = positions.hands
    made[:, :CARDS] = hands[:, seat]
    made[:, CARDS : 2 * CARDS] = (hands.sum(axis=1) - hands[:, seat]) / (seats - 1)
    made[:, 2 * CARDS : 3 * CARDS] = positions.pile
    out = made[:, 3 * CARDS :]
    stake = positions.stake
    spread = np.sqrt(positions.pile @ (SIZES * SIZES) + stake * stake + 1.0)
    mice = positions.pile @ np.maximum(WORTH, 0)
    vultures = positions.pile @ np.maximum(-WORTH, 0)
    others = np.sort(np.delete(positions.scores, seat, axis=1), axis=1)
    mine = positions.scores[:, seat]
    won, lost = chances_of_hands(hands)
    win, loss = won[:, seat] - 1.0 / seats, lost[:, seat] - 1.0 / seats
    ahead = (mine - others[:, -1]) / spread
    out[:, 0] = ahead
    out[:, 1] = (mine - others[:, -2]) / spread
    out[:, 2] = (mine - others.mean(axis=1)) / spread
    out[:, 3] = 2.0 * ahead / np.sqrt(1.0 + 4.0 * ahead * ahead)
    out[:, 4] = stake / 5.0
    out[:, 5] = np.abs(stake) / 5.0
    out[:, 6] = spread / 10.0
    out[:, 7] = left / CARDS
    out[:, 8] = win * mice / spread
    out[:, 9] = loss * vultures / spread
    out[:, 10] = (mine - others[:, -1] + win * mice - loss * vultures) / spread
    out[:, 11] = others[:, -1] == others[:, -2]
    return made


def chances_of_hands(hands: NDArray[np.bool_]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Which part of all wins, and of all losses, each hand would have if everybody bid at random."""
    count, seats, _ = hands.shape
    held: Numbers = hands.astype(np.int64)
    below: Numbers = np.cumsum(held, axis=2) - held
    above: Numbers = held.sum(axis=2, keepdims=True) - below - held
    won, lost = np.empty((count, seats)), np.empty((count, seats))
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        won[:, seat] = (hands[:, seat] * below[:, others].prod(axis=1)).sum(axis=1)
        lost[:, seat] = (hands[:, seat] * above[:, others].prod(axis=1)).sum(axis=1)
    return normed(won), normed(lost)


def normed(parts: NDArray[np.float64]) -> NDArray[np.float64]:
    """Parts of their sum; equal ones where it is zero."""
    total = parts.sum(axis=1, keepdims=True)
    made: NDArray[np.float64] = np.where(total > 0.0, parts / np.maximum(total, 1e-300), 1.0 / parts.shape[1])
    return made


def payoffs(scores: Numbers) -> NDArray[np.float64]:
    """How games end, by seat: RAJ-5.2, RAJ-5.3; winners share +1, the others -1."""
    count, seats = scores.shape
    alive = np.ones((count, seats), dtype=bool)
    winners = scores == scores.max(axis=1, keepdims=True)
    decided = np.zeros(count, dtype=bool)
    for _ in range(seats):
        top = np.where(alive, scores, -1000).max(axis=1, keepdims=True)
        best = alive & (scores == top)
        alone = (best.sum(axis=1) == 1) & ~decided
        winners[alone] = best[alone]
        decided |= alone
        alive &= ~best
    number = winners.sum(axis=1, keepdims=True)
    made: NDArray[np.float64] = np.where(winners, 1.0 / number, -1.0 / np.maximum(seats - number, 1))
    return np.where(number == seats, 0.0, made)
