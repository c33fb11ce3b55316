"""A race, straightened: lanes run from left to right, the left lane on top. Long empty stretches are left out."""

from typing import Any, Final

from howdah.locale.pictures.pieces import chip, cobra, cow, elephant, mouse, seat_letter
from howdah.locale.pictures.svg import Canvas, Step, colour, number

CELL: Final = 46
SIDE: Final = 20
STRIP: Final = 34
LANES: Final = "abcdef"
ROOM: Final = 3
"""Columns beside what matters."""
FEWEST: Final = 10

COW: Final = "cow"
MOUSE: Final = "mouse"

Fields = Any
"""The fields of a race's view (`RaceFields`)."""


def draw_race(fields: Fields, others: list[Fields], place: int, steps: list[Step]) -> Canvas:
    """One view; what differs in the `others` tells which part of the track matters, and the `steps` how pieces came."""
    return RaceDrawing(fields, others, place, steps).drawn()


def column_of(cell: str) -> int:
    return int(cell[1:])


def is_cell(cell: str) -> bool:
    return bool(cell) and cell[1:].isdigit()


class RaceDrawing:
    """A part of a track."""

    def __init__(self, fields: Fields, others: list[Fields], place: int, steps: list[Step]) -> None:
        self.fields = fields
        self.steps = steps
        self.before = others[place - 1] if place else None
        self.columns: list[str] = fields["columns"]
        self.lanes = len(self.columns[0])
        self.first, self.last = self.part(others)
        shown = self.last - self.first + 1
        self.canvas = Canvas(2 * SIDE + shown * CELL, self.lanes * CELL + STRIP + 18)

    def part(self, others: list[Fields]) -> tuple[int, int]:
        """The columns to show: around all that changes, or around the one whose turn it is."""
        found: list[int] = []
        for name in ("elephants", "cows", "mouse"):
            if any(other[name] != others[0][name] for other in others):
                known = [cell for other in others for cell in listed(other[name])]
                still = set.intersection(*({*listed(other[name])} for other in others))
                found += [column_of(cell) for cell in known if is_cell(cell) and cell not in still]
                if any("home" in listed(other[name]) for other in others):
                    found.append(len(self.columns) - 1)
        if not found:
            turn = self.fields["turn"]
            standing = self.fields["elephants"]
            own = [cell for cell, owner in zip(standing, self.fields["owners"], strict=True) if owner == turn]
            found = [column_of(cell) for cell in own or standing if is_cell(cell)] or [0]
        if self.fields["closed"]:
            # Over the line: unroll the circuit there, if that keeps things closer together.
            count = len(self.columns)
            unrolled = [column if column > count / 2 else column + count for column in found]
            found = min(found, unrolled, key=lambda columns: max(columns) - min(columns))
        first, last = min(found) - ROOM, max(found) + ROOM
        last = max(last, first + FEWEST - 1)
        if self.fields["closed"]:
            return first, last
        return max(0, first), min(len(self.columns) - 1, last)

    def middle(self, cell: str) -> tuple[float, float] | None:
        """Where a cell is on the canvas; None if it is not shown."""
        column = column_of(cell)
        count = len(self.columns)
        for turned in (column - count, column, column + count):
            if self.first <= turned <= self.last and (self.fields["closed"] or turned == column):
                return SIDE + (turned - self.first + 0.5) * CELL, (LANES.index(cell[0]) + 0.5) * CELL
        return None

    def drawn(self) -> Canvas:
        for column in range(self.first, self.last + 1):
            self.column(column)
        self.lines()
        self.trails()
        self.animals()
        self.seats()
        return self.canvas

    def column(self, column: int) -> None:
        """The cells of a column, and its number."""
        x = SIDE + (column - self.first) * CELL
        real = column % len(self.columns)
        for lane, letter in enumerate(self.columns[real]):
            if letter != "#":
                self.cell(x, lane * CELL, letter)
        self.canvas.text(x + CELL / 2, self.lanes * CELL + 9, str(real), 10, "soft")

    def cell(self, x: float, y: float, letter: str) -> None:
        """The ground of a cell and what grows on it."""
        canvas = self.canvas
        fill = "water" if letter == "~" else "mud" if letter.isdigit() else "road"
        canvas.rect(x, y, CELL, CELL, fill=colour(fill), stroke=colour("kerb"), stroke_width=1)
        middle_x, middle_y = x + CELL / 2, y + CELL / 2
        if letter == "~":
            for down in (0.3, 0.55, 0.8):
                wave = f"M{x + 6} {y + CELL * down} q6 -6 11 0 t11 0 t11 0"
                canvas.path(wave, fill="none", stroke=colour("water-2"), stroke_width=2)
        elif letter.isdigit():
            canvas.text(middle_x, middle_y, letter, 20, "mud-ink")
        elif letter in "BM":
            self.tree(middle_x, middle_y, "banana" if letter == "B" else "mango")
        elif letter == "S":
            self.stall(x, y)
        elif letter == "h":
            canvas.ellipse(middle_x, middle_y, 13, 9, fill=colour("outline"), stroke=colour("kerb"), stroke_width=2)
        elif letter == "^":
            arrow = f"M{middle_x - 7} {middle_y - 9} l10 9 l-10 9"
            canvas.path(arrow, fill="none", stroke=colour("road-line"), stroke_width=4)

    def tree(self, x: float, y: float, fruit: str) -> None:
        canvas = self.canvas
        canvas.rect(x - 2, y + 2, 4, 14, fill=colour("trunk"))
        for turn in (-1, 1):
            leaf = f"M{x} {y + 2} q{turn * 16} -16 {turn * 18} 2 q{-turn * 10} -6 {-turn * 18} -2"
            canvas.path(leaf, fill=colour("leaf"))
        canvas.circle(x, y - 8, 8, fill=colour("leaf"))
        if fruit == "banana":
            bunch = f"M{x - 6} {y - 2} q7 9 13 -1"
            canvas.path(bunch, fill="none", stroke=colour("banana"), stroke_width=4.5, stroke_linecap="round")
        else:
            for side in (-5, 5):
                canvas.circle(x + side, y - 3, 4, fill=colour("mango"))

    def stall(self, x: float, y: float) -> None:
        canvas = self.canvas
        for stripe in range(4):
            fill = "danger" if stripe % 2 else "white"
            canvas.rect(
                x + 9 + stripe * 7, y + 10, 7, 12, fill=colour(fill), stroke=colour("outline"), stroke_width=0.6
            )
        canvas.rect(x + 11, y + 26, 24, 9, fill=colour("trunk"), stroke=colour("outline"), stroke_width=0.6)

    def lines(self) -> None:
        """Letters of the lanes, the finish line, and that the track goes on."""
        canvas, count = self.canvas, len(self.columns)
        for lane in range(self.lanes):
            canvas.text(SIDE / 2 - 2, (lane + 0.5) * CELL, LANES[lane], 11, "soft")
        for column in range(self.first, self.last + 2):
            over = column % count == 0 if self.fields["closed"] else column == count
            if over:
                self.finish(SIDE + (column - self.first) * CELL)

    def finish(self, x: float) -> None:
        """A garland of marigold: a gate."""
        canvas = self.canvas
        canvas.line(x, 0, x, self.lanes * CELL, stroke=colour("danger"), stroke_width=4)
        for bead in range(self.lanes * 4 + 1):
            canvas.circle(x, bead * CELL / 4, 3, fill=colour("accent"))

    def trails(self) -> None:
        """The way of each piece since the picture before, step by step; only a flight is straight."""
        if self.before is None:
            return
        starts = [*zip("ABCDEF", self.before["elephants"], strict=False)]
        starts += [(COW, cell) for cell in self.before["cows"]] + [(MOUSE, self.before["mouse"])]
        for way in ways([start for start in starts if is_cell(start[1])], self.steps):
            spots = [spot for cell in way if is_cell(cell) and (spot := self.middle(cell)) is not None]
            if len(spots) < 2:
                continue
            path = " L".join(f"{number(x)} {number(y)}" for x, y in spots)
            ink: dict[str, float | str] = {"stroke": colour("last"), "stroke_width": 3, "stroke_linecap": "round"}
            self.canvas.path(f"M{path}", fill="none", stroke_dasharray="3 5", **ink)
            self.canvas.circle(*spots[0], 5, fill=colour("last"))

    def animals(self) -> None:
        for cell in self.fields["cows"]:
            if (spot := self.middle(cell)) is not None:
                cow(self.canvas, *spot, CELL)
        for place, cell in enumerate(self.fields["elephants"]):
            spot = self.middle(cell) if is_cell(cell) else None
            if spot is not None:
                owner = self.fields["owners"][place]
                letter = seat_letter(owner - 1 if owner else place)
                elephant(self.canvas, letter, *spot, CELL, "ABCDEF"[place])
        if is_cell(self.fields["mouse"]) and (spot := self.middle(self.fields["mouse"])) is not None:
            mouse(self.canvas, spot[0] + 6, spot[1] - CELL * 0.3, CELL)

    def seats(self) -> None:
        """A strip below: whose turn, how many cards, cobras, and who is home."""
        canvas, y = self.canvas, self.lanes * CELL + 18 + STRIP / 2
        count = len(self.fields["hands"])
        wide = min(96.0, (canvas.width - 2 * SIDE) / count)
        for seat in range(count):
            x = SIDE + seat * wide + 14
            if self.fields["turn"] == seat + 1:
                canvas.circle(x, y, 15, fill="none", stroke=colour("accent"), stroke_width=3)
            chip(canvas, seat_letter(seat), x, y, 9)
            canvas.rect(x + 19, y - 9, 13, 18, rx=2, fill=colour("back"), stroke=colour("edge"), stroke_width=1)
            canvas.text(x + 38, y, str(self.fields["hands"][seat]), 13, "ink", "start")
            for token in range(self.fields["cobras"][seat]):
                cobra(canvas, x + 58 + token * 9, y, 7)


def ways(starts: list[tuple[str, str]], steps: list[Step]) -> list[list[str]]:
    """The cells that each piece came through. Of two cows on a cell, one pushed by the other, the first goes on."""
    found = [[cell] for _, cell in starts]
    standing: dict[tuple[str, str], list[list[str]]] = {}
    for start, way in zip(starts, found, strict=True):
        standing.setdefault(start, []).append(way)
    for who, one, other in steps:
        here = standing.get((who, one), [])
        if here:
            way = here.pop(0)
            way.append(other)
            standing.setdefault((who, other), []).append(way)
    return found


def listed(value: Any) -> list[str]:
    """Cells, from a list or a single one."""
    return [str(cell) for cell in value] if isinstance(value, list) else [str(value)]
