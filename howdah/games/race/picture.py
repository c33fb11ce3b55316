"""A race in a terminal: the track lane by lane, the players, the own hand; at most 80 columns wide.

A cell is two signs: who stands there (`A` to `F` elephants, `c` a cow, `m` the mouse), then the ground (`.` plain,
`^` start, `h` mouse hole, `B` banana tree, `~` water, `M` mango tree, `S` stall, `2` to `4` mud). Gaps are empty.
That is said below the track while elephants are placed.
"""

import textwrap
from collections.abc import Callable
from typing import Final, cast

from howdah.engine.contract import View
from howdah.games.race.codes import ELEPHANTS
from howdah.games.race.tracks.track import LANES
from howdah.games.race.vocabulary import RaceFields

WIDTH: Final = 80
COLUMNS_A_ROW: Final = 24
NUMBERED: Final = 4
LONGEST_NAME: Final = 16


def draw_race(view: View, names: list[str], words: Callable[..., str]) -> str:
    """The table as this view shows it."""
    fields = cast(RaceFields, view.fields)
    game = view.game
    parts = [draw_track(fields["columns"], animals_of(fields)), player_lines(fields, names, words, game)]
    parts.append(state_lines(fields, names, words, game))
    if fields["step"] == "place":
        parts.append(folded(words(f"{game}-status-legend"), ""))
    if fields["hand"]:
        parts.append(folded(titles(fields["hand"], words, game), f"{words(f'{game}-status-hand')}: "))
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def animals_of(fields: RaceFields) -> dict[str, str]:
    """Who stands on a cell, by the cell's name."""
    animals = dict.fromkeys(fields["cows"], "c")
    if fields["mouse"]:
        animals[fields["mouse"]] = "m"
    for letter, cell in zip(ELEPHANTS, fields["elephants"], strict=False):
        animals[cell] = letter
    return animals


def draw_track(columns: list[str], animals: dict[str, str]) -> list[str]:
    """The lanes as lines, with the numbers of columns above; long tracks go on below."""
    lines: list[str] = []
    for first in range(0, len(columns), COLUMNS_A_ROW):
        part = range(first, min(first + COLUMNS_A_ROW, len(columns)))
        numbers = "".join(f"{column:<3}" if column % NUMBERED == 0 else "   " for column in part)
        lines.append(f"   {numbers}".rstrip())
        for lane in range(len(columns[0])):
            cells = [cell_text(columns[column][lane], animals.get(f"{LANES[lane]}{column}", " ")) for column in part]
            lines.append(f"{LANES[lane]} {''.join(cells)}".rstrip())
    return lines


def cell_text(letter: str, animal: str) -> str:
    return "   " if letter == "#" else f" {animal}{letter.replace('c', '.')}"


def player_lines(fields: RaceFields, names: list[str], words: Callable[..., str], game: str) -> list[str]:
    """A line a player: elephants and where they are, cards, cobras."""
    lines: list[str] = []
    for seat, name in enumerate(names):
        own = [number for number, owner in enumerate(fields["owners"]) if owner == seat + 1]
        where = [fields["elephants"][number] or "-" for number in own]
        said = [words(f"{game}-status-home") if place == "home" else place for place in where]
        places = ", ".join(f"{ELEPHANTS[number]} {place}" for number, place in zip(own, said, strict=True)) or "-"
        mark = ">" if fields["turn"] == seat + 1 else " "
        facts = words(f"{game}-status-player", cards=fields["hands"][seat], cobras=fields["cobras"][seat])
        lines.append(f"{mark} {name[:LONGEST_NAME]:<{LONGEST_NAME}} {places}; {facts}")
    return lines


def state_lines(fields: RaceFields, names: list[str], words: Callable[..., str], game: str) -> list[str]:
    """Pile and discards, what lies on the table, and who has won."""
    lines = [words(f"{game}-status-pile", pile=fields["pile"], discards=fields["discards"])]
    if fields["open"]:
        lines.append(words(f"{game}-status-open", crossings=", ".join(map(str, fields["open"]))))
    if fields["stopped"]:
        lines.append(words(f"{game}-status-stopped", elephants=", ".join(fields["stopped"])))
    if fields["table"]:
        lines += folded(titles(fields["table"], words, game), f"{words(f'{game}-status-table')}: ")
    if fields["mover"] and fields["points"]:
        lines.append(words(f"{game}-status-move", elephant=fields["mover"], points=fields["points"]))
    if fields["search"]:
        lines += folded(titles(fields["search"], words, game), f"{words(f'{game}-status-search')}: ")
    if fields["winner"]:
        lines.append(words(f"{game}-status-winner", player=names[fields["winner"] - 1]))
    return lines


def titles(cards: list[str], words: Callable[..., str], game: str) -> str:
    """Cards as the reader calls them: `green-5` is the message `card-green` with 5 points."""
    parts = [card.partition("-") for card in cards]
    return ", ".join(words(f"{game}-card-{kind}", points=points) for kind, _, points in parts)


def folded(text: str, first: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent="  ", break_on_hyphens=False) or [first]
