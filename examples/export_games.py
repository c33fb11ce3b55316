"""Export games between bots as a training set: one row a decision, in Parquet.

    python examples/export_games.py games.parquet --game raj --seats 3 --bots easy --games 200

Columns: game, turn, seat (from 1), observation and legal actions as that seat saw them, the action, its text, and what
the seat got at the end. Game n of a seed is the one that `howdah sim` plays with these bots. The record of every game
is in the file's metadata, so that each can be replayed.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet
from rich.progress import track

from howdah.adapters.observations import observer_of
from howdah.bots.arena import decide
from howdah.bots.luck import seat_luck
from howdah.bots.specs import make_bot
from howdah.engine.contract import Rules
from howdah.engine.dealers import KeyedDealer
from howdah.engine.match import Match
from howdah.engine.registry import set_table
from howdah.lab.plans import game_seed


def play(rules: Rules, spec: str, seed: int, number: int) -> tuple[list[dict[str, Any]], str]:
    """One game: its decisions, and its record."""
    observer = observer_of(rules)
    match = Match(rules, KeyedDealer(game_seed(seed, number)))
    luck = seat_luck(game_seed(seed, number), rules.seats)
    bot = make_bot(spec)
    rows: list[dict[str, Any]] = []
    while match.waiting():
        seat = match.waiting()[0]
        row = {
            "game": number,
            "turn": len(rows),
            "seat": seat + 1,
            "observation": observer.observe(match.view(seat)).tolist(),
            "legal": [rules.action_numbers[text] for text in match.legal(seat)],
        }
        text = decide(bot, match, seat, luck[seat])
        rows.append({**row, "action": rules.action_numbers[text], "text": text})
        match.submit(seat, text)
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
    parser.add_argument("--seed", type=int, default=1, help="the games of `howdah sim` by this seed")
    chosen = parser.parse_args()
    rules = set_table(chosen.game, chosen.seats)
    rows: list[dict[str, Any]] = []
    records: list[str] = []
    for number in track(range(chosen.games), "playing"):
        played, record = play(rules, chosen.bots, chosen.seed, number)
        rows += played
        records.append(record)
    pyarrow.parquet.write_table(pa.Table.from_pylist(rows, schema=schema(rules, records)), chosen.file)
    print(f"{len(rows)} decisions of {chosen.games} games: {chosen.file}")


if __name__ == "__main__":
    main()
