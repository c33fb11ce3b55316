"""HTTP: the games that somebody has played: listed, searched and taken home."""

import io
from collections.abc import Iterable
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

from howdah.server.http.calls import Call, Route
from howdah.server.http.routes.tables import number
from howdah.server.people.results import has_won, own_seat, ranks_of
from howdah.server.protocol.after_resources import Outcome, PlayedGame, PlayedGames, Records
from howdah.server.refusals import refuse
from howdah.server.store import reads
from howdah.server.store.reads import Visited
from howdah.server.tables.beginning import record_text
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.info import table_line

PAGE: Final = 20
MOST: Final = 100
MOST_RECORDS: Final = 500
"""That are taken home in one go."""


async def played(call: Call) -> PlayedGames:
    """Your finished games. `game`, `seat`, `outcome` and `with` (a part of a name, or a bot's level) narrow them."""
    first = number(call.query.get("from", "0"), 0, 1_000_000, "malformed")
    count = number(call.query.get("count", str(PAGE)), 1, MOST, "malformed")
    everything = await finished_games(call)
    found = list(wanted(everything, call))
    games = [game_of(visited, call.guest) for visited in found[first : first + count]]
    return PlayedGames(games, len(found), len(everything), find_spec("pyarrow") is not None)


async def records(call: Call) -> Records:
    """The records of these games."""
    found = list(wanted(await finished_games(call), call))
    files = {file_name(each.doc): await record_of(call, each) for each in found[:MOST_RECORDS]}
    return Records(files, max(0, len(found) - MOST_RECORDS))


async def parquet(call: Call) -> bytes:
    """The same games as a Parquet file, one row a game."""
    if find_spec("pyarrow") is None:
        raise refuse("no-parquet")
    found = list(wanted(await finished_games(call), call))[:MOST_RECORDS]
    rows = [row_of(each, call.guest, await record_of(call, each)) for each in found]
    return await call.run_in_background("", parquet_of, rows)


async def finished_games(call: Call) -> list[Visited]:
    found = await call.worker.store.read(partial(reads.every_table_of, guest=call.guest))
    return [each for each in found if each.doc.phase == "over" and each.doc.seats_of(call.guest)]


def wanted(games: Iterable[Visited], call: Call) -> Iterable[Visited]:
    """Those that a query asks for."""
    ask = call.query
    seat = number(ask["seat"], 1, 8, "no-such-seat") if ask.get("seat") else 0
    name = ask.get("with", "").casefold().strip()
    for each in games:
        doc, own = each.doc, own_seat(each.doc, call.guest)
        others = [opponent(doc, place) for place in range(len(doc.seats)) if place != own]
        if (
            ask.get("game", doc.game) in ("", doc.game)
            and seat in (0, own + 1)
            and ask.get("outcome", "") in ("", outcome_of(doc, own))
            and (not name or any(name in other.casefold() for other in others))
        ):
            yield each


def opponent(doc: TableDoc, place: int) -> str:
    """What somebody would look for: a name, or `bot:LEVEL`."""
    seat = doc.seats[place]
    return f"bot:{seat.level}" if seat.kind == "bot" else seat.name


def outcome_of(doc: TableDoc, own: int) -> Outcome:
    won = has_won(doc, own)
    if won is None:
        return "open"
    if not won:
        return "lost"
    return "shared" if ranks_of(doc).count(1) > 1 else "won"


def game_of(visited: Visited, guest: str) -> PlayedGame:
    doc = visited.doc
    own = own_seat(doc, guest)
    return PlayedGame(table_line(doc, visited.touched), own + 1, outcome_of(doc, own), bool(doc.start))


async def record_of(call: Call, visited: Visited) -> str:
    stored = await call.worker.store.read(partial(reads.load, table=visited.doc.id))
    return "" if stored is None else record_text(stored)


def file_name(doc: TableDoc) -> str:
    return f"{doc.game}-{doc.id}.txt"


def row_of(visited: Visited, guest: str, record: str) -> dict[str, Any]:
    """One row: what a table of games shows, and the whole record."""
    doc = visited.doc
    own = own_seat(doc, guest)
    return {
        "table": doc.id,
        "game": doc.game,
        "behaviour": doc.behaviour,
        "seats": len(doc.seats),
        "seat": own + 1,
        "outcome": outcome_of(doc, own),
        "ranks": ranks_of(doc),
        "players": [opponent(doc, place) for place in range(len(doc.seats))],
        "began": doc.created,
        "ended": visited.touched,
        "record": record,
    }


def parquet_of(rows: list[dict[str, Any]]) -> bytes:
    """In a bots' process."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    whole, text = pa.int64(), pa.string()
    kinds = {"behaviour": whole, "seats": whole, "seat": whole, "began": whole, "ended": whole}
    lists = {"ranks": pa.list_(whole), "players": pa.list_(text)}
    names = ["table", "game", "behaviour", "seats", "seat", "outcome", "ranks", "players", "began", "ended", "record"]
    schema = pa.schema([(name, kinds.get(name) or lists.get(name) or text) for name in names])
    made = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema=schema), made)
    return made.getvalue()


PARQUET: Final = "application/vnd.apache.parquet"
ROUTES = [
    Route("GET", "/api/me/games", played, PlayedGames),
    Route("GET", "/api/me/games/records", records, Records),
    Route("GET", "/api/me/games/parquet", parquet, None, media=PARQUET),
]
