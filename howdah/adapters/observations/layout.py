"""An observation is one row of small whole numbers, made of named fields.

Seats are written as the observer sees them: itself first, then the others in seat order. So one policy can play any
seat. The field `seat` says which one it is, for actions that name a seat.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from howdah.engine.contract import Rules, View

Row = NDArray[np.int16]
Mask = NDArray[np.int8]
Fractions = NDArray[np.float32]
MOST: Final = 32_767
"""The bound of numbers that have none: turns, rounds, laps."""
HALF_WAY: Final = 50
"""Where a number without a bound is half-way to 1 in a normalized row."""


class Field:
    """A named part of an observation."""

    def __init__(self, name: str, shape: tuple[int, ...], low: int, high: int, meaning: str) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.meaning = meaning
        self.size = int(np.prod(shape))
        self.start = 0
        """Where it begins in the row."""


class Observer(ABC):
    """Writes the views of one table as rows. It is given views only; rules tell it how large things are."""

    version = 1
    """Rises whenever a field of the game's rows comes, goes or moves: what was trained on others does not fit."""
    left_out: Mapping[str, str] = {}
    """The fields of a view that the rows do not have, each with the reason."""

    def __init__(self, rules: Rules, fields: list[Field]) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.fields = {field.name: field for field in fields}
        self.size = 0
        for field in fields:
            field.start = self.size
            self.size += field.size
        self.low: Row = np.concatenate([np.full(field.size, field.low, np.int16) for field in fields])
        self.high: Row = np.concatenate([np.full(field.size, field.high, np.int16) for field in fields])

        highest = np.maximum(np.abs(self.low.astype(np.float32)), np.abs(self.high.astype(np.float32)))
        self.endless = self.high == MOST
        self.scale: Fractions = np.where(self.endless, 1, 1 / np.maximum(highest, 1)).astype(np.float32)

    def observe(self, view: View) -> Row:
        """A view as a row."""
        row = np.zeros(self.size, np.int16)
        self.fill(view.fields, view.seat, self.parts(row))
        return row

    def parts(self, row: Row) -> dict[str, Row]:
        """The fields of a row (or of many: the last axis counts), by name and in their shape; no copies."""
        front = row.shape[:-1]
        return {
            name: row[..., field.start : field.start + field.size].reshape(*front, *field.shape)
            for name, field in self.fields.items()
        }

    def normalized(self, rows: NDArray[Any]) -> Fractions:
        """Rows (the last axis counts) as fractions from -1 to 1: each number divided by the largest that its field can
        hold; a number n without a bound becomes n / (|n| + 50)."""
        made: Fractions = rows.astype(np.float32) * self.scale
        endless = made[..., self.endless]
        made[..., self.endless] = endless / (np.abs(endless) + HALF_WAY)
        return made

    @abstractmethod
    def fill(self, fields: Mapping[str, Any], seat: int, parts: dict[str, Row]) -> None:
        """Write the fields of a seat's view; `parts` are zero before."""

    # For those who fill.

    def turned(self, by_seat: list[Any], seat: int) -> list[Any]:
        """What goes by seat, the observer's first."""
        return by_seat[seat:] + by_seat[:seat]

    def place_of(self, number: int, seat: int) -> int:
        """Where a seat that a view names (from 1) stands for the observer."""
        return (number - 1 - seat) % self.seats


def put_counts(part: Row, items: Iterable[Any], places: Mapping[Any, int]) -> None:
    """Count each item at its place."""
    for item in items:
        part[places[item]] += 1


def put_one(part: Row, item: Any, places: Mapping[Any, int]) -> None:
    """Mark one item, if it is there at all."""
    if item in places:
        part[places[item]] = 1


def places_of(items: Iterable[Any]) -> dict[Any, int]:
    """The place of each item, in their order."""
    return {item: place for place, item in enumerate(items)}
