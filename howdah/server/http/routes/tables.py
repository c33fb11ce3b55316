"""HTTP: a table as a whole."""

from howdah.engine.contract import SPECTATOR
from howdah.server.after.replays import moment_of, replay_of
from howdah.server.after.starts import Start, branched, dealt
from howdah.server.http.calls import Call, Route
from howdah.server.playing.moments import receiver_of
from howdah.server.protocol.from_server import TableInfo
from howdah.server.protocol.resources import Links, NewTable, Rematch, Replay, TableSettings
from howdah.server.refusals import refuse
from howdah.server.store import reads
from howdah.server.tables import beginning, changes, seating
from howdah.server.tables.beginning import record_of, record_text
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.identity import INVITATION
from howdah.server.tables.table import Table

MOST_MOMENTS = 100


async def create_table(call: Call, body: NewTable) -> TableInfo:
    """A new table; with `start`, the game begins at once."""
    call.check_creation()
    start = await start_wanted(call, body)
    doc = beginning.new_table(body, call.guest, await call.name(), int(call.worker.time.wall()), start)
    if body.start:
        seating.start(doc.copy())
    table = await call.worker.create(doc)
    if body.start:
        await changes.start(table)
    return call.info(table)


async def start_wanted(call: Call, body: NewTable) -> Start | None:
    """The position that a new table begins with: of another game what its replay shows, or one set up by hand."""
    seed = call.worker.draw_seed()
    if body.branch is not None:
        call.path["table"] = body.branch.table
        table = await finished(call)
        if body.branch.seat > len(table.doc.seats):
            raise refuse("no-such-seat", seats=len(table.doc.seats))
        text, moment = await text_of(call, table), body.branch.moment
        made = await call.run_in_background(table.id, branched, text, moment, receiver_of(body.branch.seat), seed)
    elif body.position:
        made = await call.run_in_background("", dealt, body.position, seed)
    else:
        return None
    if isinstance(made, str):
        raise refuse("bad-position", message=made)
    return made


async def look_at(call: Call) -> TableInfo:
    """The table as you see it."""
    return call.info(await call.table())


async def settings(call: Call, body: TableSettings) -> TableInfo:
    """Host: options, clock, list, spectators."""
    table = await call.hosted()
    await table.edit(lambda doc: seating.apply_settings(doc, body, table.game))
    await changes.start_if_full(table)
    return call.info(table)


async def links(call: Call) -> Links:
    """The link of the table; for its host also the open invitations."""
    table = await call.table()
    invitations = {
        str(place + 1): call.link(token, f"/join/{token}")
        for place, seat in enumerate(table.doc.seats)
        if seat.invitation and table.doc.host == call.guest
        for token in [call.worker.keys.link(INVITATION, table.id, place, seat.invitation)]
    }
    return Links(invitations, call.link(table.id, f"/table/{table.id}"))


async def start(call: Call) -> TableInfo:
    """Host: begin."""
    table = await call.hosted()
    await changes.start(table)
    return call.info(table)


async def pause(call: Call) -> TableInfo:
    """Players: stop clocks and bots, once everybody who is here wants it; a host without a seat decides alone."""
    table = await consulted(call)
    await changes.pause(table, True, call.guest)
    return call.info(table)


async def resume(call: Call) -> TableInfo:
    """The same for going on."""
    table = await consulted(call)
    await changes.pause(table, False, call.guest)
    return call.info(table)


async def decline(call: Call) -> TableInfo:
    """Players: the wish to pause or to go on is off."""
    table = await consulted(call)
    await table.edit(lambda doc: doc.agreed.clear())
    return call.info(table)


async def consulted(call: Call) -> Table:
    """The table, for its players and its host."""
    table = await call.table()
    if not table.doc.seats_of(call.guest) and table.doc.host != call.guest:
        raise refuse("not-your-seat")
    return table


async def close(call: Call) -> TableInfo:
    """Host: end it; before the start the table is gone."""
    table = await call.hosted()
    made = call.info(table)
    await changes.close(table)
    return call.info(table) if table.doc.phase == "over" else made


async def vote_to_end(call: Call) -> TableInfo:
    """Players: end a game that somebody has left; done when more than half of those who are still here want it."""
    table = await call.table()
    await changes.vote_to_end(table, call.guest, True)
    return call.info(table)


async def keep_playing(call: Call) -> TableInfo:
    """Players: the wish to end it is off."""
    table = await call.table()
    await changes.vote_to_end(table, call.guest, False)
    return call.info(table)


async def rematch(call: Call) -> Rematch:
    """Players, after the end: another game, everyone one seat further on."""
    table = await consulted(call)
    if table.doc.phase != "over":
        raise refuse("not-over")
    if not table.doc.next:
        call.check_creation()
        doc = beginning.rematch(table.doc, int(call.worker.time.wall()))
        # It is there before anyone is sent to it.
        created = await call.worker.create(doc)

        def change(old: TableDoc) -> None:
            old.next = old.next or doc.id

        await table.edit(change)
        if table.doc.next != doc.id:
            await changes.close(created)
        elif len({holder for seat in doc.seats for holder in seat.holders}) < 2 and not any(
            seat.is_free() for seat in doc.seats
        ):
            await changes.start(created)
    return Rematch(table.doc.next)


async def record(call: Call) -> str:
    """The whole record, after the end."""
    table = await finished(call)
    stored = await call.worker.store.read(lambda connection: reads.load(connection, table.id))
    if stored is None:
        raise refuse("no-such-table")
    return record_text(stored)


async def replay(call: Call) -> Replay:
    """The moments of a game that is over, from the view of any seat (0: a spectator)."""
    table = await finished(call)
    seat = number(call.path["seat"], 0, len(table.doc.seats), "no-such-seat")
    first = number(call.query.get("from", "0"), 0, 1_000_000, "malformed")
    count = number(call.query.get("count", "50"), 1, MOST_MOMENTS, "malformed")
    receiver = receiver_of(seat)
    assert receiver == SPECTATOR or receiver < len(table.doc.seats)
    made = await call.run_in_background(table.id, replay_of, await text_of(call, table), receiver, first, count)
    if table.game is not None and made.result is None:
        made.result = table.game.ended
    return made


async def look_back(call: Call) -> Replay:
    """While the game runs: the moment that told a line of your log, and the one before it."""
    table = await call.table()
    seat = number(call.path["seat"], 0, len(table.doc.seats), "no-such-seat")
    line = number(call.path["line"], 1, 1_000_000, "malformed")
    receiver = receiver_of(seat)
    if receiver not in table.audience.receivers_of(call.guest, receiver):
        raise refuse("not-your-seat")
    if not table.doc.seats_of(call.guest) and table.audience.delay():
        raise refuse("not-over")
    lines = await table.ask(lambda game: game.match.lines(receiver))
    # Where something of the log is withheld (RAJ-4.1), old positions would tell it.
    if not lines or lines[-1].number != len(lines):
        raise refuse("withheld")
    made = await call.run_in_background(table.id, moment_of, await text_of(call, table), receiver, line)
    if not made.moments:
        raise refuse("no-such-line")
    return made


async def finished(call: Call) -> Table:
    table = await call.table()
    if table.doc.phase != "over":
        raise refuse("not-over")
    if not table.audience.receivers_of(call.guest):
        raise refuse("watching-refused")
    return table


async def text_of(call: Call, table: Table) -> str:
    """The record of a table, for work beside the bots."""
    stored = await call.worker.store.read(lambda connection: reads.load(connection, table.id))
    if stored is None:
        raise refuse("no-such-table")
    return record_of(stored).text()


def number(text: str, least: int, most: int, code: str) -> int:
    """A number from a path or a query."""
    value = int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else -1
    if not least <= value <= most:
        raise refuse(code)
    return value


ROUTES = [
    Route("POST", "/api/tables", create_table, TableInfo, NewTable, 201),
    Route("GET", "/api/tables/{table}", look_at, TableInfo),
    Route("POST", "/api/tables/{table}/settings", settings, TableInfo, TableSettings),
    Route("GET", "/api/tables/{table}/links", links, Links),
    Route("POST", "/api/tables/{table}/start", start, TableInfo),
    Route("POST", "/api/tables/{table}/pause", pause, TableInfo),
    Route("POST", "/api/tables/{table}/resume", resume, TableInfo),
    Route("POST", "/api/tables/{table}/decline", decline, TableInfo),
    Route("POST", "/api/tables/{table}/close", close, TableInfo),
    Route("POST", "/api/tables/{table}/ending", vote_to_end, TableInfo),
    Route("DELETE", "/api/tables/{table}/ending", keep_playing, TableInfo),
    Route("POST", "/api/tables/{table}/rematch", rematch, Rematch),
    Route("GET", "/api/tables/{table}/record", record, None, text=True),
    Route("GET", "/api/tables/{table}/replay/{seat}", replay, Replay),
    Route("GET", "/api/tables/{table}/lines/{seat}/{line}", look_back, Replay),
]
