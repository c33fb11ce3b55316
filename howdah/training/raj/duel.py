"""Raj for two: a network for each number of cards left, fitted on matrix games solved with the network for one less.

Up to three cards values are computed to the end. A row of features says of each hand's cards, in ascending order, how
they lie to the other hand; which prizes are left; and the lead and the stake against what is still to come. Bots make
the same rows (`howdah/bots/raj/duel.py`).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from howdah.training.matrices import solve
from howdah.training.networks import Array, Net
from howdah.training.raj.positions import CARDS, SIZES, WORTH, Flags, Numbers, Positions, places

EXACT: Final = 3
"""With so many cards left there is no network: values are computed to the end."""
HIGHEST: Final = CARDS - 1
"""The opening is solved with the network for one card less."""
PIECE: Final = 20_000
"""Pairs of bids that are looked at together: what fits into a processor's memory."""
SCALARS: Final = 8


def width(left: int) -> int:
    """How many features a row has."""
    return 4 * left + CARDS + SCALARS


def rows_of(positions: Positions, left: int) -> Array:
    """The features of positions, with the first seat's eyes."""
    mine, yours = places(positions.hands[:, 0]), places(positions.hands[:, 1])
    made = np.empty((len(mine), width(left)), dtype=np.float32)
    above = mine[:, :, None] > yours[:, None, :]
    equal = mine[:, :, None] == yours[:, None, :]
    below = ~above & ~equal
    lies = made[:, : 4 * left].reshape(len(mine), 2, left, 2)
    lies[:, 0, :, 0] = above.sum(axis=2) * (2.0 / left) - 1.0
    lies[:, 0, :, 1] = equal.sum(axis=2, dtype=bool)
    lies[:, 1, :, 0] = below.sum(axis=1) * (2.0 / left) - 1.0
    lies[:, 1, :, 1] = equal.sum(axis=1, dtype=bool)
    made[:, 4 * left : 4 * left + CARDS] = positions.pile
    edge = (above.sum(axis=(1, 2)) - below.sum(axis=(1, 2))) / (left * left)
    put_scalars(made[:, 4 * left + CARDS :], positions.pile, positions.stake, positions.lead(), edge)
    return made


def put_scalars(
    out: NDArray[np.float32],
    pile: Flags,
    stake: NDArray[np.integer],
    lead: NDArray[np.integer],
    edge: NDArray[np.floating],
) -> None:
    """Lead, stake and the better hand, against what is still to come."""
    squares = (pile @ (SIZES * SIZES)).reshape(-1, *[1] * (stake.ndim - 1))
    sizes = (pile @ SIZES).reshape(squares.shape)
    spread = np.sqrt(squares + stake * stake + 1.0)
    ahead = lead / spread
    out[..., 0] = ahead
    out[..., 1] = 2.0 * ahead / np.sqrt(1.0 + 4.0 * ahead * ahead)
    out[..., 2] = stake / 5.0
    out[..., 3] = np.abs(stake) / 5.0
    out[..., 4] = spread / 10.0
    out[..., 5] = edge
    out[..., 6] = edge * sizes / spread
    out[..., 7] = (lead + 0.8 * edge * sizes) / spread


class Values:
    """What positions are worth to the first seat, by all networks that there are."""

    def __init__(self) -> None:
        self.nets: dict[int, Net] = {}

    def of(self, positions: Positions, left: int) -> NDArray[np.float64]:
        """The values of positions with so many cards left."""
        if left <= EXACT:
            mine, yours = places(positions.hands[:, 0]), places(positions.hands[:, 1])
            prizes = WORTH[places(positions.pile)]
            return exact(mine, yours, prizes, positions.stake, positions.lead())
        sure = np.sign(positions.lead()).astype(np.float64)
        rows = rows_of(positions, left)
        return np.where(positions.is_open(), self.nets[left].run(rows)[:, 0], sure)

    def matrices(self, positions: Positions, prize: Numbers, left: int) -> NDArray[np.float64]:
        """The matrix game after each prize was turned up: `[position, bid, answer]`."""
        count = len(prize)
        payoffs = np.empty((count, left, left))
        size = max(1, PIECE // (left * left))
        for start in range(0, count, size):
            piece = slice(start, start + size)
            payoffs[piece] = self.piece(positions.cut(piece), prize[piece], left)
        return payoffs

    def piece(self, positions: Positions, prize: Numbers, left: int) -> NDArray[np.float64]:
        count = len(prize)
        mine, yours = places(positions.hands[:, 0]), places(positions.hands[:, 1])
        pile = positions.pile.copy()
        pile[np.arange(count), prize] = False
        above = mine[:, :, None] > yours[:, None, :]
        equal = mine[:, :, None] == yours[:, None, :]
        stake = (positions.stake + WORTH[prize])[:, None, None]
        gain = np.where(above == (stake >= 0), stake, -stake)
        lead = positions.lead()[:, None, None] + np.where(equal, 0, gain)
        carried = np.where(equal, stake, 0)
        if left - 1 <= EXACT:
            return self.exact_piece(mine, yours, pile, carried, lead)
        rows = pair_rows(above, equal, pile, carried, lead, left)
        values = self.nets[left - 1].run(rows)[:, 0].reshape(count, left, left).astype(np.float64)
        reach = np.abs(carried) + (pile @ SIZES)[:, None, None]
        return np.where(np.abs(lead) <= reach, values, np.sign(lead))

    def exact_piece(
        self, mine: Numbers, yours: Numbers, pile: Flags, carried: Numbers, lead: Numbers
    ) -> NDArray[np.float64]:
        count, left = mine.shape
        keep = kept(left)
        pairs = count * left * left
        shape = (count, left, left, left - 1)
        rest = np.broadcast_to(mine[:, keep][:, :, None, :], shape).reshape(pairs, left - 1)
        theirs = np.broadcast_to(yours[:, keep][:, None, :, :], shape).reshape(pairs, left - 1)
        prizes = np.broadcast_to(WORTH[places(pile)][:, None, None, :], shape).reshape(pairs, left - 1)
        return exact(rest, theirs, prizes, carried.reshape(pairs), lead.reshape(pairs)).reshape(count, left, left)


def kept(left: int) -> Numbers:
    """For each place of a hand, the places of the others."""
    return np.array([[card for card in range(left) if card != gone] for gone in range(left)], dtype=np.int64)


def pair_rows(above: Flags, equal: Flags, pile: Flags, carried: Numbers, lead: Numbers, left: int) -> Array:
    """The rows of what follows every pair of bids: what `rows_of` would say of hands without these two cards."""
    count, rest = len(pile), left - 1
    keep = kept(left)
    below = ~above & ~equal
    made = np.empty((count, left, left, width(rest)), dtype=np.float32)
    # What each card is after an answer is gone: [position, answer, card, feature].
    own = np.empty((count, left, left, 2), dtype=np.float32)
    own[..., 0] = ((above.sum(axis=2)[:, :, None] - above) * (2.0 / rest) - 1.0).transpose(0, 2, 1)
    own[..., 1] = (equal.sum(axis=2, dtype=bool)[:, :, None] & ~equal).transpose(0, 2, 1)
    made[..., : 2 * rest] = own[:, :, keep].transpose(0, 2, 1, 3, 4).reshape(count, left, left, 2 * rest)
    own[..., 0] = (below.sum(axis=1)[:, None, :] - below) * (2.0 / rest) - 1.0
    own[..., 1] = equal.sum(axis=1, dtype=bool)[:, None, :] & ~equal
    made[..., 2 * rest : 4 * rest] = own[:, :, keep].reshape(count, left, left, 2 * rest)
    made[..., 4 * rest : 4 * rest + CARDS] = pile[:, None, None, :]
    signs = above.astype(np.int64) - below
    edge = signs.sum(axis=(1, 2), keepdims=True) - signs.sum(axis=2, keepdims=True) - signs.sum(axis=1, keepdims=True)
    put_scalars(made[..., 4 * rest + CARDS :], pile, carried, lead, (edge + signs) / (rest * rest))
    return made.reshape(count * left * left, width(rest))


def exact(mine: Numbers, yours: Numbers, prizes: Numbers, stake: Numbers, lead: Numbers) -> NDArray[np.float64]:
    """Values to the end, for hands and prizes as ascending lists."""
    left = mine.shape[1]
    if left == 0:
        ends: NDArray[np.float64] = np.sign(lead).astype(np.float64)
        return ends
    count = len(mine)
    keep = kept(left)
    total: NDArray[np.float64] = np.zeros(count)
    above = mine[:, :, None] > yours[:, None, :]
    equal = mine[:, :, None] == yours[:, None, :]
    for prize in range(left):
        worth = (stake + prizes[:, prize])[:, None, None]
        gain = np.where(above == (worth >= 0), worth, -worth)
        then = lead[:, None, None] + np.where(equal, 0, gain)
        carried = np.where(equal, worth, 0)
        if left == 1:
            total += np.sign(then)[:, 0, 0]
            continue
        shape = (count, left, left, left - 1)
        pairs = count * left * left
        payoffs = exact(
            np.broadcast_to(mine[:, keep][:, :, None, :], shape).reshape(pairs, left - 1),
            np.broadcast_to(yours[:, keep][:, None, :, :], shape).reshape(pairs, left - 1),
            np.broadcast_to(prizes[:, keep[prize]][:, None, None, :], shape).reshape(pairs, left - 1),
            carried.reshape(pairs),
            then.reshape(pairs),
        ).reshape(count, left, left)
        total += two_by_two(payoffs) if left == 2 else solve(payoffs).values
    mean: NDArray[np.float64] = total / left
    return mean


def two_by_two(payoffs: NDArray[np.float64]) -> NDArray[np.float64]:
    """The values of games of two by two: a saddle, or the one mixture that makes the other side indifferent."""
    (a, b), (c, d) = payoffs[:, 0].T, payoffs[:, 1].T
    low = np.maximum(np.minimum(a, b), np.minimum(c, d))
    high = np.minimum(np.maximum(a, c), np.maximum(b, d))
    with np.errstate(divide="ignore", invalid="ignore"):
        mixed = (a * d - b * c) / (a + d - b - c)
    values: NDArray[np.float64] = np.where(low >= high, low, mixed)
    return values
