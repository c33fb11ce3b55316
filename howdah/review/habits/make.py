"""Makes what the package ships of reference players: `python -m howdah.review.habits.make GAME --folder D --out F`.

Games of medium and hard are played and kept in the folder as records, so that the same command goes on where it was
broken off; then they are counted. With `--cost-games` players with a planted habit play against medium, to see what the
habit costs.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from howdah.bots.specs import make_bot
from howdah.engine.contract import State
from howdah.engine.dealers import digest
from howdah.engine.record import Record, read_record
from howdah.review.habits.counting import count_level, sightings_in
from howdah.review.habits.players import BASE, habitual, planted
from howdah.review.habits.reference import Cost, Level, Reference, error_of, write_reference
from howdah.review.habits.sighting import Watcher
from howdah.review.habits.walking import walk
from howdah.review.simulated import play_record


class Table(NamedTuple):
    """A table at which reference players are watched."""

    seats: int
    level: str
    games: int


TABLES: Final = {
    "raj": [
        Table(2, "medium", 120),
        Table(2, "hard", 100),
        Table(3, "medium", 90),
        Table(3, "hard", 12),
        Table(4, "medium", 60),
        Table(5, "medium", 50),
    ],
    "formula_e": [Table(3, "medium", 24), Table(3, "hard", 1), Table(6, "medium", 8)],
    "elephant_rally": [Table(2, "medium", 8), Table(3, "medium", 23), Table(3, "hard", 1), Table(6, "medium", 8)],
    "totem": [Table(2, "medium", 23), Table(2, "hard", 1), Table(3, "medium", 7)],
}
"""What is played. Medium comes first at each table: a level that was not watched there is taken to be as medium."""
COST_SEATS: Final = {"raj": 3, "formula_e": 3, "elephant_rally": 3, "totem": 2}


def records_of(game: str, table: Table, folder: Path, seed: int) -> Iterator[Record]:
    """The games of a table; those that the folder has are not played again."""
    place = folder / f"{game}-{table.seats}-{table.level}"
    place.mkdir(parents=True, exist_ok=True)
    for number in range(table.games):
        file = place / f"{number:05}.txt"
        if not file.exists():
            half = file.with_suffix(".half")
            bots = [make_bot(table.level) for _ in range(table.seats)]
            half.write_text(play_record(game, bots, seed + number).text(), encoding="utf-8")
            half.replace(file)
        yield read_record(file.read_text(encoding="utf-8"))


def count_all(game: str, folder: Path, seed: int) -> dict[int, list[Level]]:
    """What the levels do at all tables."""
    tables: dict[int, list[Level]] = {}
    for table in TABLES[game]:
        sightings = [sightings_in(record) for record in records_of(game, table, folder, seed)]
        tables.setdefault(table.seats, []).append(count_level(table.level, sightings))
        print(f"{game}: {table.seats} seats, {table.level}, {table.games} games", flush=True)
    return tables


def cost_of(game: str, code: str, games: int, seed: int) -> Cost:
    """What a habit costs: a player who has it among players of medium, in changing seats."""
    seats = COST_SEATS[game]
    lost: list[float] = []
    for number in range(games):
        bots = [make_bot(BASE) for _ in range(seats)]
        seat = number % seats
        bots[seat] = habitual(game, code)
        record = play_record(game, bots, digest(f"{seed} cost {code} {number}"))
        lost.append(1 / seats - share_of_first(record, seat))
    return Cost(games, sum(lost) / games, error_of(lost))


def share_of_first(record: Record, seat: int) -> float:
    """The seat's part of the first place in a game that is over."""
    result = walk(record, Nobody()).result()
    assert result is not None
    winners = result.winners()
    return 1 / len(winners) if seat in winners else 0.0


class Nobody(Watcher):
    """Takes nothing down."""

    def visit(self, state: State, seat: int, action: int, entry: int) -> None:
        """Lets it pass."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Count what reference players do.")
    parser.add_argument("game", choices=list(TABLES))
    parser.add_argument("--folder", type=Path, required=True, help="keeps the games")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--cost-games", type=int, default=0, help="so many games to see what each habit costs")
    parser.add_argument("--out", type=Path, required=True)
    told = parser.parse_args()
    tables = count_all(told.game, told.folder, told.seed)
    costs: dict[str, Cost] = {}
    for code in planted(told.game) if told.cost_games else []:
        costs[code] = cost_of(told.game, code, told.cost_games, told.seed)
        print(f"{told.game}: {code} costs {costs[code].lost:.3f} +- {costs[code].error:.3f}", flush=True)
    command = f"python -m howdah.review.habits.make {told.game} --seed {told.seed} --cost-games {told.cost_games}"
    told.out.write_text(write_reference(Reference(told.game, command, tables, costs)), encoding="utf-8")


if __name__ == "__main__":
    main()
