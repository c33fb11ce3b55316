"""Many matrix games at once, solved exactly: the simplex method of `howdah.bots.matrix`, on all tableaus together."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
TINY: Final = 1e-10
NUDGE: Final = 1e-9
"""Bounds differ by so much from row to row: without ties the method never runs in circles."""
MOST_EXCHANGES: Final = 300
DONE_PART: Final = 0.2
"""When so many games are done, they are put aside."""


class Solved(NamedTuple):
    """The values of the games, and optimal strategies of both sides."""

    values: Floats
    rows: Floats
    columns: Floats


def solve(payoffs: NDArray[np.floating]) -> Solved:
    """Solve games of one size: `payoffs[game, row, column]` is what the row player gets."""
    count, rows, columns = payoffs.shape
    least = payoffs.min(axis=(1, 2)).astype(np.float64)
    tableau = np.zeros((count, rows + 1, columns + 1))
    tableau[:, :rows, :columns] = payoffs - least[:, None, None] + 1.0
    tableau[:, :rows, columns] = 1.0 + NUDGE * np.arange(rows)
    tableau[:, rows, :columns] = -1.0
    # What stands at each row and column: columns of the game count from 0, its rows from -1 downwards.
    beside = np.tile(-1 - np.arange(rows), (count, 1))
    above = np.tile(np.arange(columns), (count, 1))
    found = Solved(np.zeros(count), np.zeros((count, rows)), np.zeros((count, columns)))
    games = np.arange(count)
    still = np.ones(count, dtype=bool)
    for _ in range(MOST_EXCHANGES):
        column = tableau[:, rows, :columns].argmin(axis=1)
        here = np.arange(len(games))
        over = still & (tableau[here, rows, column] >= -TINY)
        if over.any():
            read_off(found, games[over], tableau[over], beside[over], above[over], least)
            still &= ~over
            if not still.any():
                break
            if still.mean() < 1.0 - DONE_PART:
                games, tableau, column = games[still], tableau[still], column[still]
                beside, above = beside[still], above[still]
                still = np.ones(len(games), dtype=bool)
        exchange(tableau, beside, above, column)
    else:
        read_off(found, games[still], tableau[still], beside[still], above[still], least)
    return found


def exchange(tableau: Floats, beside: NDArray[np.int64], above: NDArray[np.int64], column: NDArray[np.int64]) -> None:
    """Bring each game's column in for the row that bounds it first. Games that are done may come out as anything."""
    here = np.arange(len(tableau))
    rows = tableau.shape[1] - 1
    entering = tableau[here, :, column]
    slope = entering[:, :rows]
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        bound = np.where(slope > TINY, tableau[:, :rows, -1] / slope, np.inf)
        row = bound.argmin(axis=1)
        pivot = entering[here, row]
        leaving = tableau[here, row] / pivot[:, None]
        entering[here, row] = 0.0
        tableau -= entering[:, :, None] * leaving[:, None, :]
        tableau[here, row] = leaving
        tableau[here, :, column] = -entering / pivot[:, None]
        tableau[here, row, column] = 1.0 / pivot
    beside[here, row], above[here, column] = above[here, column], beside[here, row]


def read_off(
    found: Solved,
    games: NDArray[np.int64],
    tableau: Floats,
    beside: NDArray[np.int64],
    above: NDArray[np.int64],
    least: Floats,
) -> None:
    """Keep what the tableaus of these games say."""
    total = tableau[:, -1, -1]
    found.values[games] = 1.0 / total + least[games] - 1.0
    rows, columns = beside.shape[1], above.shape[1]
    for place in range(columns):
        label = above[:, place]
        is_row = label < 0
        found.rows[games[is_row], -1 - label[is_row]] = np.maximum(tableau[is_row, -1, place], 0.0)
    for place in range(rows):
        label = beside[:, place]
        is_column = label >= 0
        found.columns[games[is_column], label[is_column]] = np.maximum(tableau[is_column, place, -1], 0.0)
    found.rows[games] /= found.rows[games].sum(axis=1, keepdims=True)
    found.columns[games] /= found.columns[games].sum(axis=1, keepdims=True)
