"""The board of Totem: hexagons in rows, row a at the bottom, as far as pieces stand; dice, and who has what."""

import math
from typing import Any, Final

from howdah.locale.pictures.pieces import chip, seat_letter, shape
from howdah.locale.pictures.svg import ON_SEAT, Canvas, Step, around, colour

SIZE: Final = 19
"""From the middle of a cell to its corner."""
ACROSS: Final = SIZE * math.sqrt(3)
DOWN: Final = SIZE * 1.5
RINGS: Final = 9
ROOM: Final = 2
STRIP: Final = 34
WIDEST: Final = 13

Place = tuple[int, int]


def place_of(cell: str) -> Place:
    """Row and number, counted from the centre j10."""
    return ord(cell[0]) - ord("j"), int(cell[1:]) - 10


def name_of(place: Place) -> str:
    return f"{chr(ord('j') + place[0])}{place[1] + 10}"


def is_on_board(place: Place) -> bool:
    row, along = place
    return max(abs(row), abs(along), abs(row - along)) <= RINGS


def draw_totem(fields: Any, others: list[Any], place: int, _steps: list[Step]) -> Canvas:
    """One view; `others` are shown beside it and decide with it how much of the board is shown."""
    return TotemDrawing(fields, others, place).drawn()


def standing(fields: Any) -> set[str]:
    """Every cell that something stands on."""
    return {cell for cells in fields["pieces"] for cell in cells} | {cell for cell in fields["totems"] if cell}


class TotemDrawing:
    """A part of the board."""

    def __init__(self, fields: Any, others: list[Any], place: int) -> None:
        self.fields = fields
        self.before = others[place - 1] if place else None
        self.cells = self.part(others)
        self.left = min(self.x_of(cell) for cell in self.cells) - ACROSS / 2
        right = max(self.x_of(cell) for cell in self.cells) + ACROSS / 2
        self.top = max(row for row, _ in self.cells)
        rows = self.top - min(row for row, _ in self.cells) + 1
        self.board = rows * DOWN + SIZE / 2
        self.canvas = Canvas(max(right - self.left, 250), self.board + STRIP)
        self.left -= (self.canvas.width - (right - self.left)) / 2

    def part(self, others: list[Any]) -> list[Place]:
        """The cells within a few of the pieces that matter; all of them where pieces stand far apart."""
        ever = {cell for fields in others for cell in standing(fields)}
        moving = {cell for cell in ever if not all(cell in standing(fields) for fields in others)}
        for fields in others:
            moving |= {cell for cell in [fields["moving"], *fields["trail"]] if cell}
        wanted = [place_of(cell) for cell in (moving or standing(others[0]))]
        every = [
            (row, along)
            for row in range(-RINGS, RINGS + 1)
            for along in range(-RINGS, RINGS + 1)
            if is_on_board((row, along))
        ]
        if not wanted:
            return every
        rows = [row for row, _ in wanted]
        slants = [2 * along - row for row, along in wanted]
        low, high = min(rows) - ROOM, max(rows) + ROOM
        near, far = min(slants) - 2 * ROOM - 1, max(slants) + 2 * ROOM + 1
        return [one for one in every if low <= one[0] <= high and near <= 2 * one[1] - one[0] <= far]

    def x_of(self, place: Place) -> float:
        """Rows lean: each row up begins half a cell further left for the same number."""
        return (place[1] - place[0] / 2) * ACROSS

    def spot(self, cell: str) -> tuple[float, float]:
        place = place_of(cell)
        return self.x_of(place) - self.left, (self.top - place[0]) * DOWN + SIZE

    def drawn(self) -> Canvas:
        shown = {name_of(place) for place in self.cells}
        taken = standing(self.fields)
        for place in self.cells:
            self.cell(name_of(place), name_of(place) in taken)
        if self.before is not None:
            for cell in sorted((standing(self.before) - taken) & shown):
                x, y = self.spot(cell)
                self.canvas.circle(
                    x, y, SIZE * 0.55, fill="none", stroke=colour("last"), stroke_width=2.5, stroke_dasharray="3 3"
                )
        for cell in self.fields["trail"]:
            if cell in shown:
                x, y = self.spot(cell)
                self.canvas.circle(x, y, 4, fill=colour("last"))
        for seat, cells in enumerate(self.fields["pieces"]):
            for cell in cells:
                if cell in shown:
                    self.piece(seat, cell)
            totem = self.fields["totems"][seat]
            if totem and totem in shown:
                self.totem(seat, totem)
        self.strip()
        return self.canvas

    def cell(self, cell: str, taken: bool) -> None:
        x, y = self.spot(cell)
        corners = around(x, y, SIZE, 6)
        self.canvas.polygon(corners, fill=colour("hex"), stroke=colour("hex-line"), stroke_width=1.2)
        if not taken:
            self.canvas.text(x, y, cell, 9, "soft")

    def piece(self, seat: int, cell: str) -> None:
        """A hexagon of the seat's colour, with its shape; the one that moves, and new ones, have a bright edge."""
        x, y = self.spot(cell)
        letter = seat_letter(seat)
        fresh = self.before is not None and cell not in standing(self.before)
        bright = cell == self.fields["moving"] or fresh
        edge: dict[str, float | str] = {
            "stroke": colour("last" if bright else "edge"),
            "stroke_width": 3.5 if bright else 1.2,
        }
        self.canvas.polygon(around(x, y, SIZE * 0.8, 6), fill=colour(f"seat-{letter}"), **edge)
        shape(self.canvas, letter, x, y, SIZE * 0.3, fill=colour(ON_SEAT[letter]), fill_opacity=0.85)

    def totem(self, seat: int, cell: str) -> None:
        """A carved pole seen from the front, with the seat's letter."""
        x, y = self.spot(cell)
        letter = seat_letter(seat)
        fill, edge = colour(f"seat-{letter}"), colour("edge")
        self.canvas.polygon(around(x, y, SIZE * 0.95, 6), fill=fill, stroke=edge, stroke_width=2.5)
        self.canvas.circle(x, y, SIZE * 0.62, fill=colour("paper"), stroke=edge, stroke_width=1.2)
        self.canvas.text(x, y, letter.upper(), SIZE * 0.85)

    def strip(self) -> None:
        """Below: chips with active pieces and reserve, and the dice."""
        canvas, y = self.canvas, self.board + STRIP / 2 + 2
        x = 16.0
        for seat, totem in enumerate(self.fields["totems"]):
            if self.fields["turn"] == seat + 1:
                canvas.circle(x, y, 14, fill="none", stroke=colour("accent"), stroke_width=3)
            chip(canvas, seat_letter(seat), x, y, 8)
            said = f"{self.fields['active'][seat]}+{self.fields['reserve'][seat]}" if totem else "\N{MULTIPLICATION X}"
            canvas.text(x + 17, y, said, 12, "ink", "start")
            x += 70
        for place, die in enumerate(self.fields["dice"]):
            left = canvas.width - 26 - place * 28
            canvas.rect(left, y - 12, 24, 24, rx=5, fill=colour("cow"), stroke=colour("edge"), stroke_width=1.2)
            pips(canvas, left + 12, y, die)


def pips(canvas: Canvas, x: float, y: float, die: int) -> None:
    """The dots of a die."""
    spots = {1: "c", 2: "ai", 3: "aci", 4: "abhi", 5: "abchi", 6: "abdfhi"}[die]
    places = {"a": (-1, -1), "b": (1, -1), "c": (0, 0), "d": (-1, 0), "f": (1, 0), "h": (-1, 1), "i": (1, 1)}
    for spot in spots:
        right, down = places[spot]
        canvas.circle(x + right * 6, y + down * 6, 2.3, fill=colour("dark"))
