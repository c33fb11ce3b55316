"""Games of medium against itself, kept as records in a folder: one file a table, which grows with every run."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from howdah.bots.arena import play_game
from howdah.bots.specs import DEFAULT_LEVEL, make_bot
from howdah.engine.record import FORMAT, Record, read_record
from howdah.engine.registry import games, set_table
from howdah.lab.plans import game_seed

SEED: Final = 22
"""Game n of a table is the same game on every machine."""


class Table:
    """A game with its usual options and so many seats."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.name = f"{game} {seats}"

    def file(self, folder: Path) -> Path:
        return folder / f"{self.game}-{self.seats}.txt"


def all_tables() -> list[Table]:
    """Every game at every number of seats."""
    return [Table(meta.name, seats) for meta in games() for seats in range(meta.fewest_seats, meta.most_seats + 1)]


def records_of(table: Table, folder: Path) -> Iterator[Record]:
    """The games of a table that have been played, in their order. A last one that was broken off is left out."""
    file = table.file(folder)
    if not file.exists():
        return
    for text in file.read_text(encoding="utf-8").split("\f\n")[:-1]:
        yield read_record(text)


def played(table: Table, folder: Path) -> int:
    """How many games of a table there are."""
    file = table.file(folder)
    return file.read_text(encoding="utf-8").count("\f\n") if file.exists() else 0


def play_one(table: Table, number: int) -> str:
    """Game n of a table as the text of its record."""
    rules = set_table(table.game, table.seats)
    bots = [make_bot(DEFAULT_LEVEL) for _ in range(table.seats)]
    return play_game(rules, bots, game_seed(SEED, number)).match.record.text()


def mend(file: Path) -> None:
    """Cut off what a run that was stopped has left half written."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    whole = text.rpartition("\f\n")
    if whole[2]:
        file.write_text(whole[0] + whole[1], encoding="utf-8")


def play_games(tables: list[Table], folder: Path, most: int, seconds: float) -> Iterator[tuple[Table, int]]:
    """Play until each table has so many games, or the time is over; whoever has had the least time is next."""
    folder.mkdir(parents=True, exist_ok=True)
    for table in tables:
        mend(table.file(folder))
    counts = {table.name: played(table, folder) for table in tables}
    spent = dict.fromkeys(counts, 0.0)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        open_tables = [table for table in tables if counts[table.name] < most]
        if not open_tables:
            return
        table = min(open_tables, key=lambda one: spent[one.name])
        start = time.monotonic()
        text = play_one(table, counts[table.name])
        assert text.startswith(FORMAT)
        with table.file(folder).open("a", encoding="utf-8") as out:
            out.write(text + "\f\n")
        counts[table.name] += 1
        spent[table.name] += time.monotonic() - start
        yield table, counts[table.name]
