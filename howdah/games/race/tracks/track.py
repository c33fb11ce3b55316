"""The track (RACE-1): columns of lanes, read from text.

    ... ..h ... c.c ~~~ ^^^        a group of letters is a column, its letters are the lanes from left to right

`.` plain, `#` gap, `B` banana tree, `~` water, `M` mango tree, `S` market stall, `2` `3` `4` mud, `c` cow, `h` mouse
hole, `^` starting cell. A cell's name is its lane's letter and its column's number: `b12`.
"""

from typing import Final, TypedDict

from mypy_extensions import i64

from howdah.engine.errors import Reason
from howdah.engine.notation import Word
from howdah.engine.vectors import vec
from howdah.games.race.codes import (
    AHEAD,
    BANANA,
    BEHIND,
    DIAGONAL_LEFT,
    DIAGONAL_RIGHT,
    GAP,
    LEFT,
    LINE,
    MANGO,
    MUD,
    PLAIN,
    RIGHT,
    STALL,
    WATER,
)

LANES: Final = "abcdef"
LETTERS: Final = ".#B~MS234ch^"
TERRAINS: Final = {
    "B": BANANA,
    "~": WATER,
    "M": MANGO,
    "S": STALL,
    "2": MUD + 2,
    "3": MUD + 3,
    "4": MUD + 4,
}
STARTING_CELLS: Final = 6
MOST_COLUMNS: Final = 120


class Stretch(TypedDict):
    """Some columns as they are drawn: it changes nothing about neighbours (RACE-1.1)."""

    name: str
    """The face that lies there; empty where there are no pieces."""
    columns: int
    turn: int
    """Degrees, to the left below zero."""


class Track:
    """The cells of a race and how they lie to each other. A closed track goes on behind its last column."""

    def __init__(self, columns: list[str], closed: bool, stretches: list[Stretch] | None = None) -> None:
        self.letters = columns
        self.closed = closed
        straight: Stretch = {"name": "", "columns": len(columns), "turn": 0}
        self.stretches = [straight] if stretches is None else stretches
        self.columns: i64 = len(columns)
        self.lanes: i64 = len(columns[0])
        self.cells: i64 = self.columns * self.lanes
        self.names = [LANES[cell % self.lanes] + str(cell // self.lanes) for cell in range(int(self.cells))]
        flat = "".join(columns)
        self.flat = flat
        self.terrain: vec[i64] = vec[i64]([TERRAINS.get(letter, PLAIN) for letter in flat])  # RACE-1.4
        self.exists: vec[i64] = vec[i64]([0 if letter == "#" else 1 for letter in flat])
        self.steps: vec[i64] = vec[i64](self.all_steps())
        """Where a step leads: way * cells + cell."""
        self.starts = [cell for cell, letter in enumerate(flat) if letter == "^"]
        self.holes = [cell for cell, letter in enumerate(flat) if letter == "h"]
        self.cows = [cell for cell, letter in enumerate(flat) if letter == "c"]
        self.crossings = self.all_crossings()
        """The columns of water, those that touch as one."""

    def all_steps(self) -> list[int]:
        aside = {AHEAD: 0, BEHIND: 0, LEFT: -1, RIGHT: 1, DIAGONAL_LEFT: -1, DIAGONAL_RIGHT: 1}
        along = {AHEAD: 1, BEHIND: -1, LEFT: 0, RIGHT: 0, DIAGONAL_LEFT: 1, DIAGONAL_RIGHT: 1}
        ways = (AHEAD, LEFT, RIGHT, BEHIND, DIAGONAL_LEFT, DIAGONAL_RIGHT)
        return [self.step(cell, along[way], aside[way]) for way in ways for cell in range(int(self.cells))]

    def step(self, cell: int, along: int, aside: int) -> int:
        """The cell so far along and aside, GAP, or LINE where a step ahead leads over the finish line."""
        columns, lanes = int(self.columns), int(self.lanes)
        column, lane = cell // lanes + along, cell % lanes + aside
        if self.flat[cell] == "#" or not 0 <= lane < lanes:
            return GAP
        if self.closed:
            column %= columns
        elif column == columns and aside == 0:
            return LINE
        if not 0 <= column < columns or self.flat[column * lanes + lane] == "#":
            return GAP
        return column * lanes + lane

    def all_crossings(self) -> list[list[int]]:
        found: list[list[int]] = []
        for column, letters in enumerate(self.letters):
            if "~" not in letters:
                continue
            if found and found[-1][-1] == column - 1:
                found[-1].append(column)
            else:
                found.append([column])
        return found

    def all_crossing_cells(self) -> list[int]:
        """By cell: 1 + the crossing whose columns it lies in, else 0."""
        lanes = int(self.lanes)
        found = [0] * int(self.cells)
        for number, columns in enumerate(self.crossings):
            for cell in range(columns[0] * lanes, (columns[-1] + 1) * lanes):
                found[cell] = number + 1
        return found

    def is_cell(self, cell: int) -> bool:
        return self.flat[cell] != "#"

    def numbers(self) -> dict[str, int]:
        """The cells that exist, by name."""
        return {name: cell for cell, name in enumerate(self.names) if self.is_cell(cell)}


def read_columns(words: list[Word], unmixed: str = "", lanes: int | None = None) -> list[str]:
    """Columns of a track, each checked letter by letter. `unmixed`: the clause by which water and land do not mix in a
    column, where there is one."""
    columns: list[str] = []
    for word in words:
        width = lanes if lanes is not None else len(words[0].text)
        for place, letter in enumerate(word.text):
            if letter not in LETTERS:
                wrong = Word(letter, word.line, word.column + place)
                raise wrong.wrong(f"one of the letters {LETTERS}", Reason("track-letter", "", {"letters": LETTERS}))
        if len(word.text) != width or not 2 <= width <= len(LANES):
            reason = Reason("track-lanes", "", {"lanes": width})
            raise word.wrong(f"a column of {width} lanes, as the others", reason)
        if set(word.text) == {"#"}:
            raise word.wrong("a column with at least one cell", Reason("track-all-gap"))
        if unmixed and "~" in word.text and set(word.text) - {"~", "#"}:
            mixed = Reason("track-water-mixed", unmixed)
            raise word.wrong(f"water and gaps only in a column with water ({unmixed})", mixed)
        columns.append(word.text)
    return columns


def trapped(track: Track, cows: list[int]) -> list[int]:
    """The cells that an elephant alone can come to by plain movement and never leaves over the line."""
    standing = set(cows)
    lanes, cells = int(track.lanes), int(track.cells)

    def leads(cell: int, way: int) -> int:
        to = int(track.steps[way * cells + cell])
        return GAP if to in standing else to

    def onward(cell: int) -> list[int]:
        ahead = leads(cell, AHEAD)
        if ahead != GAP:
            over = track.closed and cell // lanes == int(track.columns) - 1
            return [LINE if over else ahead]
        return [to for to in (leads(cell, LEFT), leads(cell, RIGHT)) if to != GAP]

    entries = range(lanes) if track.closed else track.starts
    reached = {cell for cell in [*track.starts, *entries] if track.is_cell(cell) and cell not in standing}
    ways: dict[int, list[int]] = {}
    waiting = sorted(reached)
    while waiting:
        cell = waiting.pop()
        ways[cell] = onward(cell)
        for to in ways[cell]:
            if to != LINE and to not in reached:
                reached.add(to)
                waiting.append(to)
    safe: set[int] = {LINE}
    grew = True
    while grew:
        found = {cell for cell, leading in ways.items() if cell not in safe and any(to in safe for to in leading)}
        grew = bool(found)
        safe |= found
    return sorted(reached - safe)
