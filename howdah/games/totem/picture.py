"""Totem in a terminal: the board as letters, and a line a player, in the reader's language.

`A` is the totem of the first seat and `a` its pieces; `+` is a free start, `*` a cell that the moving piece has left.
A letter on the left names a row. A number on the right or below names the diagonal that leads from there to the upper
left. The turn and the players stand beside the board: with a few choices and a prompt below, all fits into 80 columns
and 24 lines. Without boxes, for a screen reader, the cells of each player are listed instead of drawn.
"""

import textwrap
from collections.abc import Callable
from itertools import zip_longest
from typing import Final, cast

from howdah.engine.contract import View
from howdah.games.totem.board import LETTERS, MIDDLE, NAMES, ROWS, STARTS, first_number, last_number, name_of
from howdah.games.totem.vocabulary import TotemFields

LONGEST_NAME: Final = 16
BESIDE: Final = 48
"""Where the column beside the board begins."""
NARROW: Final = 32
"""How wide it is."""
SHORT_NAME: Final = 14
TOTEMS: Final = "ABCD"
PIECES: Final = "abcd"


def picture(view: View, names: list[str], words: Callable[..., str], boxes: bool = True) -> str:
    """The table as a view shows it: the turn, the board or the cells that are taken, and the players."""
    fields = cast(TotemFields, view.fields)
    turn = turn_lines(fields, names, words)
    if boxes:
        beside = [line for part in turn for line in textwrap.wrap(part, NARROW)]
        beside += ["", *short_lines(fields, names, words)] if beside else short_lines(fields, names, words)
        rows = zip_longest(board_lines(fields), beside, fillvalue="")
        return "\n".join(f"{board:<{BESIDE}}{line}".rstrip() for board, line in rows)
    parts = [[" ".join(turn)] if turn else [], cell_lines(fields, names, words), player_lines(fields, names, words)]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def turn_lines(fields: TotemFields, names: list[str], words: Callable[..., str]) -> list[str]:
    """Whose turn it is, the dice and the points."""
    if fields["phase"] in ("start-die", "start", "start-done", "over"):
        return []
    player = names[fields["turn"] - 1]
    lines = [words("totem-status-turn", round=fields["round"], player=player)]
    if fields["dice"]:
        dice = " ".join(map(str, fields["dice"]))
        lines.append(words("totem-status-dice", dice=dice))
    if fields["points"]:
        lines.append(words("totem-status-points", points=fields["points"]))
    if fields["moving"] is not None:
        lines.append(words("totem-status-moving", cell=fields["moving"]))
    return lines


def board_lines(fields: TotemFields) -> list[str]:
    """The hexagon, row s at the top."""
    marks = marks_of(fields)
    lines: list[str] = []
    for row in range(ROWS, 0, -1):
        letter = LETTERS[row - 1]
        cells = [marks[f"{letter}{number}"] for number in range(first_number(row), last_number(row) + 1)]
        diagonal = f" {last_number(row)}" if row <= MIDDLE else ""
        lines.append(f"  {letter} {' ' * abs(row - MIDDLE)}{' '.join(cells)}{diagonal}")
    lower = "".join(f"{number:<2}" for number in range(1, MIDDLE))
    return [*lines, " " * (MIDDLE + 4) + lower.rstrip()]


def marks_of(fields: TotemFields) -> dict[str, str]:
    """What is drawn on each cell."""
    marks = dict.fromkeys(NAMES, ".")
    marks.update((name_of(place), "+") for place in STARTS)
    marks.update((cell, "*") for cell in fields["trail"])
    for seat, (totem, pieces) in enumerate(zip(fields["totems"], fields["pieces"], strict=True)):
        marks.update((cell, PIECES[seat]) for cell in pieces)
        if totem is not None:
            marks[totem] = TOTEMS[seat]
    return marks


def cell_lines(fields: TotemFields, names: list[str], words: Callable[..., str]) -> list[str]:
    """The cells of each player, row by row."""
    lines: list[str] = []
    for seat, totem in enumerate(fields["totems"]):
        if totem is not None:
            cells = " ".join(fields["pieces"][seat]) or "-"
            lines.append(words("totem-status-cells", player=names[seat], totem=totem, pieces=cells))
    return lines


def short_lines(fields: TotemFields, names: list[str], words: Callable[..., str]) -> list[str]:
    """The players in few columns: what the figures are, then mark, name and figures."""
    heads = [words(f"totem-status-head-{name}").lower() for name in ("active", "reserve", "eliminated")]
    lines = textwrap.wrap(f"{', '.join(heads)}:", NARROW)
    for seat, name in enumerate(names):
        short = name if len(name) <= SHORT_NAME else name[: SHORT_NAME - 1] + "…"
        counts = [fields[count][seat] for count in ("active", "reserve", "eliminated")]
        lines.append(f"{TOTEMS[seat]} {short:<{SHORT_NAME}}" + "".join(f"{count:>4}" for count in counts))
    return lines


def player_lines(fields: TotemFields, names: list[str], words: Callable[..., str]) -> list[str]:
    """A line a player: mark, name, and how many pieces are active, in reserve and eliminated (TOT-1.4)."""
    head = ["", words("totem-status-head-player")]
    head += [words(f"totem-status-head-{name}") for name in ("active", "reserve", "eliminated")]
    rows = [head]
    for seat, name in enumerate(names):
        short = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
        counts = [fields[count][seat] for count in ("active", "reserve", "eliminated")]
        rows.append([TOTEMS[seat], short, *map(str, counts)])
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines: list[str] = []
    for mark, name, *figures in rows:
        shown = [f"{figure:>{width}}" for figure, width in zip(figures, widths[2:], strict=True)]
        lines.append(f"  {mark:<1} {name:<{widths[1]}}  {'  '.join(shown)}")
    return lines
