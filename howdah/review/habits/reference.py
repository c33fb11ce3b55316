"""What reference players do: for each table, measure and situation how often, on the average, and how far they stray.

The tables are made from games of medium and hard (`howdah.review.habits.make`) and ship as `data/habits/GAME.json`.
"""

import json
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Final, NamedTuple

from howdah.engine.errors import OptionError

FORMAT: Final = "howdah-habits 1"
FEWEST: Final = 25
"""A situation that was met less often says nothing by itself; all situations of its measure stand in for it."""
ANYWHERE: Final = "*"
"""The situation that stands for all."""


class Cell(NamedTuple):
    """What players of one level did in one situation."""

    times: int
    total: float
    squares: float

    def plus(self, value: float) -> "Cell":
        return Cell(self.times + 1, self.total + value, self.squares + value * value)

    @property
    def mean(self) -> float:
        return self.total / self.times

    @property
    def variance(self) -> float:
        """Of one sighting, drawn a little towards being uncertain: nobody is taken for perfectly regular."""
        spread = max(self.squares / self.times - self.mean**2, 0.0)
        return (spread * self.times + 0.25) / (self.times + 1)


class Level(NamedTuple):
    """What players of one level do at a table."""

    name: str
    games: int
    cells: dict[str, dict[str, Cell]]
    """By measure and situation."""
    design_effect: dict[str, float]
    """By measure: how much more sums of whole games stray than independent sightings would; at least 1."""

    def cell(self, measure: str, situation: str) -> Cell | None:
        """What is known of a situation, or of all where it was met too seldom."""
        cells = self.cells.get(measure, {})
        found = cells.get(situation)
        return found if found is not None and found.times >= FEWEST else cells.get(ANYWHERE)

    def seen(self, measure: str) -> int:
        """How often this was seen of them, in whatever situation."""
        cell = self.cells.get(measure, {}).get(ANYWHERE)
        return 0 if cell is None else cell.times


class Reference(NamedTuple):
    """What reference players of a game do, by seats."""

    game: str
    command: str
    """Makes it again."""
    tables: dict[int, list[Level]]
    costs: dict[str, "Cost"]

    def table(self, seats: int) -> list[Level]:
        """The levels at the table that is nearest in seats."""
        return self.tables[min(self.tables, key=lambda known: (abs(known - seats), known))]


class Cost(NamedTuple):
    """What a habit costs who has it, measured with players that have it and are else like medium."""

    games: int
    lost: float
    """In chances to win a game, against a fair share."""
    error: float
    """One standard error of it."""

    @property
    def is_sure(self) -> bool:
        return self.lost > 2 * self.error


@cache
def reference_of(game: str) -> Reference | None:
    """What the package ships for a game; None where nobody has watched it."""
    file = files("howdah.review").joinpath("data", "habits", f"{game}.json")
    return read_reference(file.read_text(encoding="utf-8")) if file.is_file() else None


def read_reference(text: str) -> Reference:
    """A reference from its file."""
    told = json.loads(text)
    if told.get("format") != FORMAT:
        raise OptionError(f"a reference of the format {told.get('format')}, not {FORMAT}")
    tables = {
        int(seats): [
            Level(
                level["name"],
                level["games"],
                {
                    measure: {name: Cell(*cell) for name, cell in cells.items()}
                    for measure, cells in level["cells"].items()
                },
                level["clumping"],
            )
            for level in levels
        ]
        for seats, levels in told["tables"].items()
    }
    return Reference(told["game"], told["command"], tables, {code: Cost(*cost) for code, cost in told["costs"].items()})


def write_reference(reference: Reference) -> str:
    """The file of a reference; `read_reference` reads it back."""
    tables = {
        str(seats): [
            {
                "name": level.name,
                "games": level.games,
                "clumping": {measure: round(value, 3) for measure, value in level.design_effect.items()},
                "cells": {
                    measure: {
                        name: [cell.times, round(cell.total, 2), round(cell.squares, 2)] for name, cell in cells.items()
                    }
                    for measure, cells in level.cells.items()
                },
            }
            for level in levels
        ]
        for seats, levels in reference.tables.items()
    }
    costs = {code: [cost.games, round(cost.lost, 4), round(cost.error, 4)] for code, cost in reference.costs.items()}
    made = {
        "format": FORMAT,
        "game": reference.game,
        "command": reference.command,
        "tables": tables,
        "costs": costs,
    }
    return json.dumps(made, separators=(",", ":"), ensure_ascii=False) + "\n"


def error_of(values: list[float]) -> float:
    """One standard error of a mean."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
