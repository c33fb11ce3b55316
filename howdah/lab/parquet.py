"""Rows as a Parquet file, one for each game. Needs pyarrow."""

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from howdah.lab.extras import require
from howdah.lab.plans import Plan
from howdah.lab.rows import NOBODY, Row

GROUP: Final = 50_000
"""Rows that are in memory at the same time."""


def write_parquet(path: Path, plan: Plan, rows: Iterable[Row]) -> None:
    """One row a game. Seats count from 1, as in every text; the plan stands in the file's metadata."""
    require("--parquet")
    import pyarrow.parquet

    made = schema().with_metadata({"howdah.plan": plan.text()})
    stream = iter(rows)
    with pyarrow.parquet.ParquetWriter(path, made) as writer:
        for group in groups(stream):
            data = [record(plan, row) for row in group]
            writer.write_table(pyarrow.Table.from_pylist(data, schema=made))


def groups(rows: Iterator[Row]) -> Iterator[list[Row]]:
    while group := list(islice(rows, GROUP)):
        yield group


def schema() -> Any:
    """The columns and their types."""
    import pyarrow as pa

    seats = pa.list_(pa.int32())
    return pa.schema(
        [
            ("number", pa.int64()),
            ("bots", pa.list_(pa.string())),
            ("ending", pa.string()),
            ("clause", pa.string()),
            ("winner", pa.int32()),
            ("ranks", seats),
            ("scores", seats),
            ("first", pa.int32()),
            ("turns", pa.int64()),
            ("steps", pa.int64()),
            ("decisions", pa.int64()),
            ("choices", pa.int64()),
            ("widest", pa.int32()),
            ("moments", pa.int64()),
            ("lead_changes", pa.int32()),
            ("leader_at_quarters", seats),
            ("last_at_half", pa.int32()),
            ("settled", pa.float64()),
            ("events", pa.map_(pa.string(), pa.int64())),
        ]
    )


def record(plan: Plan, row: Row) -> dict[str, object]:
    """A row in the columns of the file."""
    return {
        "number": row.number,
        "bots": list(plan.seating(row.number)),
        "ending": row.ending,
        "clause": row.clause,
        "winner": seat_or_none(row.winner),
        "ranks": row.ranks,
        "scores": row.scores,
        "first": seat_or_none(row.first),
        "turns": row.turns or None,
        "steps": row.steps,
        "decisions": row.decisions,
        "choices": row.choices,
        "widest": row.widest,
        "moments": row.moments,
        "lead_changes": row.changes,
        "leader_at_quarters": [seat_or_none(seat) for seat in row.leaders],
        "last_at_half": seat_or_none(row.last),
        "settled": row.settled / 1000,
        "events": [(key, counts[0]) for key, counts in row.uses.items()],
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat + 1
