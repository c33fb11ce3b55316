"""HTTP: games, the guest, and links that let people in."""

from contextlib import suppress
from typing import Final

from howdah.bots.specs import levels
from howdah.engine.errors import HowdahError
from howdah.engine.registry import games
from howdah.server.http.calls import Call, Route
from howdah.server.playing.clocks import presets
from howdah.server.protocol.resources import (
    COLOURS,
    GameInfo,
    GamesAnswer,
    Invitation,
    Invited,
    Join,
    Joined,
    Me,
    OptionInfo,
    Rename,
    Sit,
    TableLine,
    Tables,
)
from howdah.server.refusals import refuse
from howdah.server.store import reads, upkeep
from howdah.server.tables import changes, seating
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.identity import INVITATION, read_link
from howdah.server.tables.info import host_name, table_line
from howdah.server.tables.names import clean_name

MOST_OPENED: Final = 20
"""Of a guest's running games: what a home page shows at a glance."""


async def list_games(_call: Call) -> GamesAnswer:
    """The games with their options, the levels of bots, the clocks and the colours of seats."""
    found = [
        GameInfo(
            meta.name,
            meta.fewest_seats,
            meta.most_seats,
            meta.minutes,
            [OptionInfo(option.name, option.choices, option.default) for option in meta.options],
            meta.clauses,
        )
        for meta in games()
    ]
    return GamesAnswer(found, levels(), presets(), list(COLOURS))


async def me(call: Call) -> Me:
    """Who you are, and your tables."""
    name = await call.worker.store.read(lambda connection: reads.guest_name(connection, call.guest))
    found = await call.worker.store.read(lambda connection: reads.tables_of(connection, call.guest))
    await open_played(call, [doc for doc, _ in found if doc.phase == "playing" and doc.seats_of(call.guest)])
    return Me(name, [line_of(call, doc, touched) for doc, touched in found])


async def open_played(call: Call, docs: list[TableDoc]) -> None:
    """Read the newest of a guest's games into memory: only there it is known whose turn it is."""
    for doc in docs[:MOST_OPENED]:
        with suppress(HowdahError):
            await call.worker.table(doc.id)


def line_of(call: Call, doc: TableDoc, touched: int) -> TableLine:
    """Whose turn it is, is known for tables in memory; the others are nobody's just now."""
    table = call.worker.tables.get(doc.id)
    waiting = [] if table is None else table.waiting
    return table_line(doc, touched, any(seat in waiting for seat in doc.seats_of(call.guest)))


async def rename(call: Call, body: Rename) -> Me:
    """Say how you are called."""
    name = clean_name(body.name)
    if not name:
        raise refuse("bad-name")
    now = int(call.worker.time.wall())
    await call.worker.store.change(lambda connection: upkeep.name_guest(connection, call.guest, name, now))
    return await me(call)


async def list_tables(call: Call) -> Tables:
    """The public list."""
    found = await call.worker.store.read(reads.listed)
    return Tables([table_line(doc, touched) for doc, touched in found])


async def join(call: Call, body: Join) -> Joined:
    """Use an invitation, or a return link on another device."""
    link = read_link(body.token)
    if link is None:
        raise refuse("no-such-link")
    call.path["table"] = link.table
    table = await call.table()
    name = clean_name(body.name) or await call.name()
    keys = call.worker.keys

    def change(doc: TableDoc) -> None:
        if link.seat >= len(doc.seats):
            raise refuse("no-such-link")
        seat = doc.seats[link.seat]
        late = link.kind != INVITATION and call.worker.time.wall() > seat.returning_until
        if late or not keys.is_good(link, seat.invitation if link.kind == INVITATION else seat.returning):
            raise refuse("no-such-link")
        if call.guest in seat.holders:
            return
        if call.guest in doc.removed:
            raise refuse("removed")
        if doc.phase in ("playing", "paused") and doc.has_looked(call.guest, but=link.seat):
            raise refuse("has-looked")
        if link.kind != INVITATION:
            seating.come_back(doc, link.seat, call.guest)
        elif doc.phase == "gathering":
            seating.sit(doc, link.seat, call.guest, name, Sit(link.seat + 1), invited=True)
        else:
            seating.take_over(doc, link.seat, call.guest, name)

    await table.edit(change)
    await changes.start_if_full(table)
    table.driver.advance()
    return Joined(call.info(table), link.seat + 1)


async def invitation(call: Call, body: Invited) -> Invitation:
    """What an invitation, or a return link, leads to: nothing is changed by asking."""
    link = read_link(body.token)
    if link is None:
        raise refuse("no-such-link")
    call.path["table"] = link.table
    doc = (await call.table()).doc
    if link.seat >= len(doc.seats):
        raise refuse("no-such-link")
    seat = doc.seats[link.seat]
    late = link.kind != INVITATION and call.worker.time.wall() > seat.returning_until
    if late or not call.worker.keys.is_good(link, seat.invitation if link.kind == INVITATION else seat.returning):
        raise refuse("no-such-link")
    return Invitation(doc.game, host_name(doc), len(doc.seats), [each.name for each in doc.seats if each.holders])


ROUTES = [
    Route("GET", "/api/games", list_games, GamesAnswer),
    Route("GET", "/api/me", me, Me),
    Route("POST", "/api/me", rename, Me, Rename),
    Route("GET", "/api/tables", list_tables, Tables),
    Route("POST", "/api/invitation", invitation, Invitation, Invited),
    Route("POST", "/api/join", join, Joined, Join),
]
