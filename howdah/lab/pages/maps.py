"""Counts drawn on a board: the tracks of races, and Totem's hexagons. The more often, the stronger a cell's colour."""

import math
from collections.abc import Mapping
from typing import Final

from howdah.engine.contract import Rules
from howdah.games.race.state import RaceRules
from howdah.games.race.tracks.track import LANES
from howdah.games.totem.board import LETTERS, MIDDLE, NAMES
from howdah.games.totem.rules import TotemRules
from howdah.lab.pages.svg import EDGE, WIDTH, picture, text

MOST_COLUMNS: Final = 26
"""Columns of a track that lie side by side, at most."""
NUMBERED: Final = 4
PLAIN: Final = ".c^#"
"""Letters of a track's file that need no telling: road, a cow's or an elephant's start, no cell."""
PALEST: Final = 0.12
SHADES: Final = 5
SCALE: Final = 14
HEIGHT_OF_HEXAGON: Final = 1.5
LEFT: Final = 18
TOP: Final = 16
GAP: Final = 12


class Map:
    """The cells of a board: where they lie, as polygons, and what else is written there."""

    def __init__(self) -> None:
        self.corners: dict[str, list[tuple[float, float]]] = {}
        self.marks: list[str] = []
        self.height = 0.0
        self.has_ground = False
        """Whether letters say what the ground is."""
        self.is_wide = False
        """Whether it needs the room of two figures to be read."""

    def draw(self, counts: Mapping[str, int], description: str) -> str:
        """All cells, shaded by their counts; what is counted for other places is left out."""
        top = max([1, *(counts.get(name, 0) for name in self.corners)])
        parts = [self.cell(name, counts.get(name, 0), top) for name in self.corners]
        return picture([*parts, *self.marks, *self.scale(top)], self.height + SCALE + 2 * GAP, description)

    def cell(self, name: str, count: int, top: int) -> str:
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in self.corners[name])
        told = f"<title>{name}: {count:,}</title>"
        ground = f'<polygon class="cell" points="{points}">{told}</polygon>'
        if count == 0:
            return ground
        return (
            f'{ground}<polygon class="heat" points="{points}" fill-opacity="{shade(count / top):.2f}">{told}</polygon>'
        )

    def scale(self, top: int) -> list[str]:
        """What the shades mean."""
        y = self.height + GAP
        parts = [text(LEFT, y + SCALE - 3, "1", "start", "tick")]
        for place in range(SHADES):
            x = LEFT + 12 + place * 2 * SCALE
            box = f'x="{x}" y="{y:.1f}" width="{2 * SCALE}" height="{SCALE}"'
            parts.append(f'<rect class="heat" {box} fill-opacity="{shade(place / (SHADES - 1)):.2f}"/>')
        parts.append(text(LEFT + 18 + SHADES * 2 * SCALE, y + SCALE - 3, f"{top:,}", "start", "tick"))
        return parts


def shade(share: float) -> float:
    return PALEST + (1 - PALEST) * share


def track_map(columns: list[str]) -> Map:
    """A track from its columns: lanes run from left to right, long tracks go on below in rows of equal length."""
    made = Map()
    made.is_wide = True
    lanes = len(columns[0])
    rows = math.ceil(len(columns) / MOST_COLUMNS)
    across = math.ceil(len(columns) / rows)
    size = (WIDTH - LEFT - EDGE) / across
    for first in range(0, len(columns), across):
        y = made.height + TOP
        for lane in range(lanes):
            made.marks.append(text(LEFT - 6, y + (lane + 0.7) * size, LANES[lane], "end", "tick"))
        for column in range(first, min(first + across, len(columns))):
            x = LEFT + (column - first) * size
            if column % NUMBERED == 0:
                made.marks.append(text(x + size / 2, y - 4, str(column), "middle", "tick"))
            for lane, letter in enumerate(columns[column]):
                if letter == "#":
                    continue
                up = y + lane * size
                made.corners[f"{LANES[lane]}{column}"] = [
                    (x, up),
                    (x + size, up),
                    (x + size, up + size),
                    (x, up + size),
                ]
                if letter not in PLAIN:
                    made.has_ground = True
                    made.marks.append(text(x + size / 2, up + size * 0.72, letter, "middle", "ground"))
        made.height = y + lanes * size
    return made


def totem_map() -> Map:
    """Totem's board: row a at the bottom, each row half a cell aside from the next."""
    made = Map()
    across = (WIDTH - 2 * EDGE) / len(LETTERS)
    radius = across / math.sqrt(3)
    for name in NAMES:
        row, number = LETTERS.index(name[0]) + 1 - MIDDLE, int(name[1:]) - MIDDLE
        x = WIDTH / 2 + (number - row / 2) * across
        y = TOP + radius + (MIDDLE - 1 - row) * HEIGHT_OF_HEXAGON * radius
        made.corners[name] = [
            (x + radius * math.cos(angle), y + radius * math.sin(angle))
            for angle in (math.pi / 6 + corner * math.pi / 3 for corner in range(6))
        ]
        if number == max(1 - MIDDLE, row - MIDDLE + 1):
            made.marks.append(text(x - across * 0.75, y + 4, name[0], "middle", "tick"))
        made.height = max(made.height, y + radius)
    return made


def map_of(rules: Rules) -> Map | None:
    """The board of a game; None where there is none to draw."""
    if isinstance(rules, RaceRules):
        return track_map(rules.kit.track.letters)
    return totem_map() if isinstance(rules, TotemRules) else None
