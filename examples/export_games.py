"""Export games between bots as a training set: one row a decision, in Parquet.

    python examples/export_games.py games.parquet --game raj --seats 3 --bots easy --games 200

Columns: game, turn, seat (from 1), observation and legal actions as that seat saw them, the action, its text, and what
the seat got at the end. The record of every game is in the file's metadata, so that each can be replayed.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet
from rich.progress import track

from howdah.adapters.observations import observer_of
from howdah.bots.specs import make_bot
from howdah.engine.contract import Rules
from howdah.engine.dealers import KeyedDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import set_table


def play(rules: Rules, spec: str, number: int) -> tuple[list[dict[str, Any]], str]:
    """One game: its decisions, and its record."""
    observer = observer_of(rules)
    match = Match(rules, KeyedDealer(number))
    bot = make_bot(spec)
    luck = Generator(number)
    rows: list[dict[str, Any]] = []
    while match.waiting():
        seat = match.waiting()[0]
        sight = match.sight(seat, luck.split())
        action = bot.choose(sight, luck.split())
        rows.append(
            {
                "game": number,
                "turn": len(rows),
                "seat": seat + 1,
                "observation": observer.observe(sight.view).tolist(),
                "legal": sight.legal,
                "action": action,
                "text": rules.actions[action],
            }
        )
        match.submit(seat, rules.actions[action])
    result = match.result()
    assert result is not None
    for row in rows:
        row["payoff"] = result.payoffs[row["seat"] - 1]
    return rows, match.record.text()


def schema(rules: Rules, records: list[str]) -> Any:
    fields = {field.name: [field.start, *field.shape] for field in observer_of(rules).fields.values()}
    return pa.schema(
        [
            ("game", pa.int64()),
            ("turn", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.int16())),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("text", pa.string()),
            ("payoff", pa.float64()),
        ],
        {
            "howdah.actions": json.dumps(rules.actions),
            "howdah.fields": json.dumps(fields),
            "howdah.records": json.dumps(records),
        },
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="raj")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="easy", help="the bot in all seats, by spec")
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args()
    rules = set_table(chosen.game, chosen.seats)
    rows: list[dict[str, Any]] = []
    records: list[str] = []
    for number in track(range(chosen.games), "playing"):
        played, record = play(rules, chosen.bots, number)
        rows += played
        records.append(record)
    pyarrow.parquet.write_table(pa.Table.from_pylist(rows, schema=schema(rules, records)), chosen.file)
    print(f"{len(rows)} decisions of {chosen.games} games: {chosen.file}")


if __name__ == "__main__":
    main()
