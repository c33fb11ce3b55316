"""A puzzle as plain data: a position as its seat knows it, and what solves it. Words are in `puzzle.ftl`."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from howdah.engine.errors import OptionError
from howdah.review.model import Said

FORMAT: Final = "howdah-puzzles 1"
WIN: Final = "win"
"""Solved by whoever wins within this decision, in whatever way."""
BEST: Final = "best"
"""Solved by whoever comes to where one of the accepted lines leads."""
SIMULATED: Final = "simulated"
OWN: Final = "own"
"""Made from a mistake of the player who is to solve it."""
MIDDLE: Final = 1500
"""The rating of what half of all medium players find."""


class Puzzle(msgspec.Struct, gc=False):
    """One decision with a clear best act."""

    name: str
    """Unique among all puzzles of its game."""
    game: str
    seats: int
    seat: int
    """Who is to decide, from 1."""
    position: str
    """As the seat knows it: `?` for what is hidden from it."""
    goal: str
    lines: list[list[str]]
    """Action texts of lines that solve it, the main one first; others that lead to the same place solve it as well."""
    said: Said
    """Why: the words are `puzzle-why-CODE`."""
    best: float
    """The chance to win with it, if all go on as medium would (in Raj: if all bid their best)."""
    next: float | None
    """The same for the best of what does not solve it; nothing where that was not measured."""
    found: dict[str, float] = {}
    """By level: how often it finds a solution."""
    tries: int = 0
    """So many times each level tried."""
    rating: int = MIDDLE
    """How hard it is, on the scale of `rating.py`."""
    source: str = SIMULATED

    def task(self) -> str:
        """What is asked, as the end of a message key."""
        return f"{self.game}-{self.said.code}"


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file."""
    told = json.loads(text)
    if told.get("format") != FORMAT:
        raise OptionError(f"puzzles of the format {told.get('format')}, not {FORMAT}")
    return msgspec.convert(told["puzzles"], list[Puzzle])


def write_puzzles(puzzles: list[Puzzle], command: str) -> str:
    """A file of puzzles, a line each; `read_puzzles` reads it back. `command` makes it again."""
    head = json.dumps({"format": FORMAT, "command": command})[:-1]
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    return f'{head}, "puzzles": [\n{lines}\n]}}\n'


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with the package, easiest first; none for a game that has none."""
    file = files("howdah.review").joinpath("data", "puzzles", f"{game}.json")
    return tuple(read_puzzles(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def find_puzzle(game: str, name: str) -> Puzzle:
    """The shipped puzzle of this name."""
    for puzzle in shipped(game):
        if puzzle.name == name:
            return puzzle
    raise OptionError(f"there is no puzzle '{name}' of {game}")


def daily(game: str, day: int) -> Puzzle:
    """The puzzle of a day, counted from any day on: all come up before one comes again, and not in order of rating."""
    puzzles = shipped(game)
    if not puzzles:
        raise OptionError(f"there are no puzzles of '{game}'")
    return puzzles[day * stride(len(puzzles)) % len(puzzles)]


def stride(count: int) -> int:
    """A step that goes through all places of a circle, about five eighths of it long."""
    step = max(1, 5 * count // 8)
    while not are_coprime(step, count):
        step += 1
    return step


def are_coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1
