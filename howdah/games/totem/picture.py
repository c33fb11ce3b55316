"""The board of Totem as text, from a view: `A` is seat 1's totem and `a` its pieces; `+` a start, `*` the trail.

Row letters stand on the left. A number on the right or below names the diagonal that leads from there to the upper
left: `e3` is where row e meets diagonal 3.
"""

from collections.abc import Mapping
from typing import cast

from howdah.games.totem.board import LETTERS, MIDDLE, NAMES, ROWS, STARTS, first_number, last_number, name_of
from howdah.games.totem.view import TotemFields


def picture(fields: Mapping[str, object]) -> str:
    """The board and the state of each seat, for a terminal."""
    view = cast(TotemFields, fields)
    marks = marks_of(view)
    lines: list[str] = []
    for row in range(ROWS, 0, -1):
        letter = LETTERS[row - 1]
        cells = [marks[f"{letter}{number}"] for number in range(first_number(row), last_number(row) + 1)]
        indent = " " * abs(row - MIDDLE)
        diagonal = f" {last_number(row)}" if row <= MIDDLE else ""
        lines.append(f"{letter} {indent}{' '.join(cells)}{diagonal}")
    lower = "".join(f"{number:<2}" for number in range(1, MIDDLE))
    lines.append(" " * (MIDDLE + 2) + lower.rstrip())
    return "\n".join([*lines, *(seat_line(view, seat) for seat in range(len(view["totems"])))])


def marks_of(view: TotemFields) -> dict[str, str]:
    """What stands on each cell."""
    marks = dict.fromkeys(NAMES, ".")
    marks.update((name_of(place), "+") for place in STARTS)
    marks.update((cell, "*") for cell in view["trail"])
    for seat, (totem, pieces) in enumerate(zip(view["totems"], view["pieces"], strict=True)):
        marks.update((cell, "abcd"[seat]) for cell in pieces)
        if totem is not None:
            marks[totem] = "ABCD"[seat]
    return marks


def seat_line(view: TotemFields, seat: int) -> str:
    """The counts of a seat, in figures that need no words: active + reserve, and what is eliminated."""
    arrow = ">" if view["turn"] == seat + 1 and view["phase"] != "over" else " "
    counts = f"{view['active'][seat]}+{view['reserve'][seat]} -{view['eliminated'][seat]}"
    return f"{arrow} {'ABCD'[seat]} {counts}"
