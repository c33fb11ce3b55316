"""Tables as whoever runs a server may see them: everything that is public, and no secret of anybody.

No hands, no answers that lie face down, no links, no cookies, no chat. Guests' ids are shown: they open nothing, and
a ban needs them.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from howdah.engine.contract import SPECTATOR
from howdah.engine.dealers import SystemDealer
from howdah.engine.errors import HowdahError, OptionError
from howdah.engine.match import Match
from howdah.engine.resuming import resume
from howdah.server.admin.access import Access
from howdah.server.ops.logs import SHOWN_LETTERS
from howdah.server.store import reads
from howdah.server.store.reads import Stored, TableRow
from howdah.server.tables.beginning import record_of
from howdah.server.tables.documents import SeatDoc, TableDoc, decode_doc

KINDS: Final = {"person": "person", "screen": "person", "bot": "bot", "open": "open", "invited": "invited"}
UNREADABLE: Final = "?"


class Line(msgspec.Struct):
    """A table in the list."""

    id: str
    game: str
    phase: str
    seats: dict[str, int]
    """How many people, bots, open and invited seats."""
    touched: int
    entries: int


class SeatLook(msgspec.Struct):
    kind: str
    name: str
    guests: list[str]
    level: str
    away: bool
    resigned: bool


class Look(msgspec.Struct):
    """A table, without secrets."""

    id: str
    game: str
    behaviour: int
    options: dict[str, str]
    phase: str
    closed: bool
    clock: str
    listed: bool
    watchers: str
    created: int
    host: str
    host_name: str
    seats: list[SeatLook]
    entries: int
    said: int
    revision: int
    position: str = ""
    """As a spectator sees it."""
    to_decide: list[int] = []
    problem: str = ""
    """Why there is no position."""


def shown_id(table: str) -> str:
    """Enough of an id to find the table; too little to open it."""
    return f"{table[:SHOWN_LETTERS]}..."


class Listing(NamedTuple):
    """The tables that are shown, and how many there are."""

    lines: list[Line]
    total: int


def list_tables(access: Access, phases: Sequence[str], game: str, guest: str, before: int, most: int) -> Listing:
    """The tables that pass these filters, the newest first, at most so many; and how many there are."""
    rows = access.read(partial(reads.all_tables, phases=phases, before=before))
    found = [line for row in rows if (line := line_of(row, game, guest)) is not None]
    return Listing(found[:most], len(found))


def line_of(row: TableRow, game: str, guest: str) -> Line | None:
    try:
        doc = decode_doc(row.doc)
    except msgspec.MsgspecError:
        return None if game or guest else Line(row.id, UNREADABLE, row.phase, {}, row.touched, row.entries)
    guests = {doc.host, *(holder for seat in doc.seats for holder in seat.holders)}
    if (game and doc.game != game) or (guest and guest not in guests):
        return None
    return Line(row.id, doc.game, row.phase, dict(seat_kinds(doc)), row.touched, row.entries)


def seat_kinds(doc: TableDoc) -> Counter[str]:
    return Counter(KINDS[seat.kind] for seat in doc.seats)


def load(access: Access, table: str) -> Stored:
    """All that is stored of a table. Raises `HowdahError`."""
    try:
        stored = access.read(lambda connection: reads.load(connection, table))
    except msgspec.MsgspecError as error:
        raise OptionError(f"the document of table {shown_id(table)} cannot be read: {error}") from None
    if stored is None:
        raise OptionError(f"the table {shown_id(table)} has just been removed")
    return stored


class Seen(NamedTuple):
    """A table without secrets, and the game to draw its public view from."""

    look: Look
    match: Match | None


def look_at(access: Access, table: str) -> Seen:
    """A table without secrets, and the game to draw its public view from."""
    stored = load(access, table)
    doc = stored.doc
    look = Look(
        doc.id,
        doc.game,
        doc.behaviour,
        doc.options,
        doc.phase,
        doc.closed,
        doc.clock,
        doc.listed,
        doc.watching(),
        doc.created,
        doc.host,
        doc.host_name,
        [seat_look(seat) for seat in doc.seats],
        len(stored.log),
        stored.said,
        stored.revision,
    )
    if doc.phase == "gathering":
        return Seen(look, None)
    try:
        match = resume(record_of(stored), SystemDealer())
    except HowdahError as error:
        look.problem = str(error)
        return Seen(look, None)
    look.position = match.view(SPECTATOR).position
    look.to_decide = [seat + 1 for seat in match.waiting()] if doc.phase == "playing" else []
    return Seen(look, match)


def seat_look(seat: SeatDoc) -> SeatLook:
    return SeatLook(seat.kind, seat.name, seat.holders, seat.level if seat.is_bot() else "", seat.away, seat.resigned)


def as_data(look: Look | Line) -> Any:
    """For programs."""
    return msgspec.to_builtins(look)
