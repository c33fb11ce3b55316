"""Makes the puzzles that the package ships: `python -m howdah.review.puzzles.make GAME --folder DIR [--out FILE]`.

Games of medium are played and looked through for clear decisions; each that is found is tried by bots of all levels.
Every game that is done stays in the folder: the same command goes on where it was broken off.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

import msgspec

from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE, State
from howdah.engine.dealers import digest
from howdah.engine.events import Event
from howdah.engine.generator import Generator
from howdah.engine.record import Record
from howdah.review.habits.walking import walk
from howdah.review.puzzles.clear import Clear
from howdah.review.puzzles.finding_race import RaceFinder
from howdah.review.puzzles.finding_raj import RajFinder
from howdah.review.puzzles.finding_totem import TotemFinder
from howdah.review.puzzles.model import Puzzle, write_puzzles
from howdah.review.puzzles.playing import attempt_by
from howdah.review.puzzles.rating import LEVELS, rating_of
from howdah.review.simulated import play_record

SEATS: Final = {"raj": (2, 3, 2, 4, 2, 5), "formula_e": (3, 4), "elephant_rally": (3, 2, 4), "totem": (2,)}
"""The tables that games are played at, in turns."""
FEWEST_APART: Final = 12
"""Entries between two puzzles of one game."""
MOST_OF_A_GAME: Final = 2
TRIES: Final = {"easy": 6, "medium": 6, "hard": 3}
AGREED: Final = 0.6
"""Hard, which looks farther than whoever found a puzzle, agrees at least so often; else it was not that clear."""
MOST_ALIKE: Final = 0.5
"""No more than this part of a game's puzzles has the same reason."""


class Finder(Protocol):
    """Looks for what is clear about a decision."""

    def look(self, state: State, seat: int) -> Clear | None: ...


FINDERS: Final[dict[str, Callable[[], Finder]]] = {
    "raj": RajFinder,  # type: ignore[dict-item]
    "formula_e": RaceFinder,  # type: ignore[dict-item]
    "elephant_rally": RaceFinder,  # type: ignore[dict-item]
    "totem": TotemFinder,  # type: ignore[dict-item]
}


class Search:
    """Goes through a record and keeps the decisions that are clear."""

    def __init__(self, finder: Finder, name: str) -> None:
        self.finder = finder
        self.name = name
        self.found: list[Puzzle] = []
        self.last = -FEWEST_APART

    def visit(self, state: State, seat: int, action: int, entry: int) -> None:  # noqa: ARG002
        if seat == CHANCE or len(self.found) >= MOST_OF_A_GAME or entry - self.last < FEWEST_APART:
            return
        clear = self.finder.look(state, seat)
        if clear is None:
            return
        self.last = entry
        rules = state.rules
        position = state.reopened_for(seat).known(seat).position().one_line()
        self.found.append(
            Puzzle(
                f"{self.name}-{entry}",
                rules.game,
                rules.seats,
                seat + 1,
                position,
                clear.goal,
                clear.lines,
                clear.said,
                round(clear.best, 3),
                None if clear.next is None else round(clear.next, 3),
            )
        )

    def hear(self, state: State, seat: int, events: list[Event]) -> None:
        """Nothing is learned from what came of it."""


def puzzles_in(record: Record, name: str) -> list[Puzzle]:
    """The clear decisions of a record, not rated yet."""
    search = Search(FINDERS[record.game](), name)
    walk(record, search)
    return search.found


def rated(puzzle: Puzzle) -> Puzzle:
    """The puzzle with how often each level finds it."""
    luck = Generator(digest(puzzle.position))
    found: dict[str, float] = {}
    for level in LEVELS:
        solved = [attempt_by(make_bot(level), puzzle, luck.split()).is_right() for _ in range(TRIES[level])]
        found[level] = round(sum(solved) / len(solved), 3)
    tries = min(TRIES.values())
    return msgspec.structs.replace(puzzle, found=found, tries=tries, rating=rating_of(found, tries))


def search_games(game: str, folder: Path, seed: int) -> Iterator[list[Puzzle]]:
    """The puzzles of one game after the other, without end; those that the folder has are not made again."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    while True:
        place = folder / f"{game}-{seed}-{number}.json"
        if not place.exists():
            seats = SEATS[game][number % len(SEATS[game])]
            record = play_record(game, [make_bot("medium") for _ in range(seats)], digest(f"{seed} {game} {number}"))
            half = place.with_suffix(".half")
            tried = [rated(one) for one in puzzles_in(record, f"{seed}-{number}")]
            half.write_bytes(msgspec.json.encode([one for one in tried if one.found["hard"] >= AGREED]))
            half.replace(place)
        yield msgspec.json.decode(place.read_bytes(), type=list[Puzzle])
        number += 1


def chosen(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    """The best mixed of them, easiest first: no reason takes more than its part, and nothing that everybody finds
    while there is better."""
    kept: list[Puzzle] = []
    reasons: Counter[str] = Counter()
    for puzzle in sorted(puzzles, key=lambda one: (one.found.get("easy", 0.0) == 1.0, -one.rating)):
        if len(kept) < count and reasons[puzzle.said.code] < max(1, round(MOST_ALIKE * count)):
            kept.append(puzzle)
            reasons[puzzle.said.code] += 1
    rest = [puzzle for puzzle in puzzles if puzzle not in kept]
    kept += rest[: count - len(kept)]
    return sorted(kept, key=lambda one: (one.rating, one.name))


def main() -> None:
    parser = argparse.ArgumentParser(description="Make puzzles from simulated games.")
    parser.add_argument("game", choices=list(FINDERS))
    parser.add_argument("--folder", type=Path, required=True, help="keeps what is done")
    parser.add_argument("--count", type=int, default=30, help="how many puzzles are wanted")
    parser.add_argument("--games", type=int, default=1000, help="after so many games it ends anyway")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the puzzles there")
    told = parser.parse_args()
    found: list[Puzzle] = []
    for number, puzzles in enumerate(search_games(told.game, told.folder, told.seed), start=1):
        found += puzzles
        print(f"{told.game}: {number} games, {len(found)} puzzles", flush=True)
        if len(found) >= 4 * told.count // 3 or number >= told.games:
            break
    if told.out is not None:
        command = f"python -m howdah.review.puzzles.make {told.game} --seed {told.seed} --count {told.count}"
        told.out.write_text(write_puzzles(chosen(found, told.count), command), encoding="utf-8")


if __name__ == "__main__":
    main()
