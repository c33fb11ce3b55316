"""Wins within this turn: a line that wins if nobody reacts and no chance node comes before.

A best-first search over all lines, each position once, up to a number of positions: lines that the fewest opponents can
stop come first, lines that lead cows last.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.race.keys import key_of
from howdah.bots.race.lines import Line
from howdah.engine.vectors import vec
from howdah.games.race.codes import HERD, OVER
from howdah.games.race.movement.board import Board
from howdah.games.race.race import Race
from howdah.games.race.state import RaceState

BESIDES: Final = 4
"""Columns that mango trees may bring besides two movement cards."""
MOST_POSITIONS: Final = 6000


def columns_left(race: Race, board: Board, seat: i64) -> i64:
    """How many columns all elephants of a seat still have to go on a board of the race."""
    track = race.kit.track
    own = race.own(seat)
    total: i64 = 0
    for elephant in range(race.kit.elephants):
        cell = board.where[elephant]
        if own >> elephant & 1 != 0 and cell >= 0:
            total += track.columns - cell // track.lanes
            if track.closed:
                total += (1 - board.laps[elephant]) * track.columns
    return total


def find_win(start: RaceState, seat: int) -> Line | None:
    """The line that wins and that others can stop at the fewest points; None if there is none."""
    most = max([int(points) for points in start.kit.points])
    if columns_left(start.race, start.race.board, seat) > 2 * most + BESIDES:
        return None
    search = WinSearch(start, seat)
    line = search.next()
    while line is not None and len(search.seen) < MOST_POSITIONS:
        search.follow(line)
        line = search.next()
    return search.best


class WinSearch:
    """A walk through all lines of a turn."""

    def __init__(self, start: RaceState, seat: int) -> None:
        self.seat = seat
        self.legal: vec[i64] = vec[i64]([0] * start.rules.widest)
        self.seen: set[int] = set()
        self.best: Line | None = None
        self.waiting: list[list[Line]] = [[Line(start, [], 0)]]
        """By how often somebody could have answered."""
        self.herding: list[Line] = []
        """Lines that lead cows: there are so many that they come last."""

    def next(self) -> Line | None:
        """The line to follow next; None when nothing better can come."""
        for windows, lines in enumerate(self.waiting):
            if self.best is not None and self.best.windows <= windows:
                return None
            if lines:
                return lines.pop()
        return self.herding.pop() if self.best is None and self.herding else None

    def follow(self, line: Line) -> None:
        """Try every action after a line."""
        me: i64 = self.seat
        count = line.state.legal_into(me, self.legal)
        for action in [int(self.legal[place]) for place in range(count)]:
            then = line.after(self.seat, action)
            race = then.state.race
            if race.phase == OVER:
                if race.winner == me and (self.best is None or then.windows < self.best.windows):
                    self.best = then
                continue
            key = int(key_of(race))
            if key in self.seen or race.asked != 1 << me:
                continue
            self.seen.add(key)
            if race.phase == HERD:
                self.herding.append(then)
                continue
            while len(self.waiting) <= then.windows:
                self.waiting.append([])
            self.waiting[then.windows].append(then)
