"""HTTP: a table as a whole."""

from howdah.engine.contract import SPECTATOR
from howdah.server import questions, seating
from howdah.server.beginning import record_of
from howdah.server.calls import Call, Route
from howdah.server.documents import TableDoc
from howdah.server.identity import INVITATION
from howdah.server.messages import TableInfo
from howdah.server.playing.telling import receiver_of
from howdah.server.replays import moment_of, replay_of
from howdah.server.resources import Links, NewTable, Rematch, Replay, TableSettings
from howdah.server.room import Room
from howdah.server.seating import refuse

MOST_MOMENTS = 100


async def create_table(call: Call, body: NewTable) -> TableInfo:
    """A new table; with `start`, the game begins at once."""
    if not call.hall.may_create(call.address):
        raise refuse("too-fast")
    doc = seating.new_table(body, call.guest, await call.name(), int(call.hall.time.now()))
    if body.start:
        seating.start(doc.copy())
    room = await call.hall.create(doc)
    if body.start:
        await room.start()
    return call.info(room)


async def table(call: Call) -> TableInfo:
    """The table as you see it."""
    return call.info(await call.room())


async def settings(call: Call, body: TableSettings) -> TableInfo:
    """Host: options, clock, list, watchers."""
    room = await call.hosted()
    await room.edit(lambda doc: seating.settle(doc, body))
    return call.info(room)


async def links(call: Call) -> Links:
    """The link of the table; for its host also the open invitations."""
    room = await call.room()
    invitations = {
        str(place + 1): call.link(token, f"/join/{token}")
        for place, seat in enumerate(room.doc.seats)
        if seat.invitation and room.doc.host == call.guest
        for token in [call.hall.keys.link(INVITATION, room.id, place, seat.invitation)]
    }
    return Links(invitations, call.link(room.id, f"/table/{room.id}"))


async def start(call: Call) -> TableInfo:
    """Host: begin."""
    room = await call.hosted()
    await room.start()
    return call.info(room)


async def pause(call: Call) -> TableInfo:
    """Players: stop clocks and bots, once everybody who is here wants it; a host without a seat decides alone."""
    room = await consulted(call)
    await room.pause(True, call.guest)
    return call.info(room)


async def resume(call: Call) -> TableInfo:
    """The same for going on."""
    room = await consulted(call)
    await room.pause(False, call.guest)
    return call.info(room)


async def decline(call: Call) -> TableInfo:
    """Players: the wish to pause or to go on is off."""
    room = await consulted(call)
    await room.edit(lambda doc: doc.agreed.clear())
    return call.info(room)


async def consulted(call: Call) -> Room:
    """The table, for its players and its host."""
    room = await call.room()
    if not room.doc.seats_of(call.guest) and room.doc.host != call.guest:
        raise refuse("not-your-seat")
    return room


async def close(call: Call) -> TableInfo:
    """Host: end it; before the start the table is gone."""
    room = await call.hosted()
    made = call.info(room)
    await room.close()
    return call.info(room) if room.doc.phase == "over" else made


async def rematch(call: Call) -> Rematch:
    """Players, after the end: another game, everyone one seat further on."""
    room = await consulted(call)
    if room.doc.phase != "over":
        raise refuse("not-over")
    if not room.doc.next:
        doc = seating.rematch(room.doc, int(call.hall.time.now()))
        # It is there before anyone is sent to it.
        created = await call.hall.create(doc)

        def change(old: TableDoc) -> None:
            old.next = old.next or doc.id

        await room.edit(change)
        if room.doc.next != doc.id:
            await created.close()
        elif len({holder for seat in doc.seats for holder in seat.holders}) < 2 and not any(
            seat.is_free() for seat in doc.seats
        ):
            await created.start()
    return Rematch(room.doc.next)


async def record(call: Call) -> str:
    """The whole record, after the end."""
    room = await finished(call)
    stored = await call.hall.store.read(lambda connection: questions.load(connection, room.id))
    if stored is None:
        raise refuse("no-such-table")
    resigned = [f"# seat {place + 1} resigned\n" for place, seat in enumerate(room.doc.seats) if seat.resigned]
    return record_of(stored).text() + "".join(resigned)


async def replay(call: Call) -> Replay:
    """The moments of a game that is over, from the view of any seat (0: a watcher)."""
    room = await finished(call)
    seat = number(call.path["seat"], 0, len(room.doc.seats), "no-such-seat")
    first = number(call.query.get("from", "0"), 0, 1_000_000, "malformed")
    count = number(call.query.get("count", "50"), 1, MOST_MOMENTS, "malformed")
    receiver = receiver_of(seat)
    assert receiver == SPECTATOR or receiver < len(room.doc.seats)
    stored = await call.hall.store.read(lambda connection: questions.load(connection, room.id))
    if stored is None:
        raise refuse("no-such-table")
    made = await call.hall.aside.run(replay_of, record_of(stored).text(), receiver, first, count)
    if room.game is not None and made.result is None:
        made.result = room.game.teller.ended
    return made


async def look_back(call: Call) -> Replay:
    """While the game runs: the moment that told a line of your log, and the one before it."""
    room = await call.room()
    seat = number(call.path["seat"], 0, len(room.doc.seats), "no-such-seat")
    line = number(call.path["line"], 1, 1_000_000, "malformed")
    receiver = receiver_of(seat)
    if receiver not in room.receivers_of(call.guest, receiver):
        raise refuse("not-your-seat")
    if not room.doc.seats_of(call.guest) and room.delay():
        raise refuse("not-over")
    lines = await room.ask(lambda game: game.match.lines(receiver))
    # Where something of the log is withheld (RAJ-4.1), old positions would tell it.
    if not lines or lines[-1].number != len(lines):
        raise refuse("withheld")
    stored = await call.hall.store.read(lambda connection: questions.load(connection, room.id))
    if stored is None:
        raise refuse("no-such-table")
    made = await call.hall.aside.run(moment_of, record_of(stored).text(), receiver, line)
    if not made.moments:
        raise refuse("no-such-line")
    return made


async def finished(call: Call) -> Room:
    room = await call.room()
    if room.doc.phase != "over":
        raise refuse("not-over")
    if not room.receivers_of(call.guest):
        raise refuse("watching-refused")
    return room


def number(text: str, least: int, most: int, code: str) -> int:
    """A number from a path or a query."""
    value = int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else -1
    if not least <= value <= most:
        raise refuse(code)
    return value


ROUTES = [
    Route("POST", "/api/tables", create_table, TableInfo, NewTable, 201),
    Route("GET", "/api/tables/{table}", table, TableInfo),
    Route("POST", "/api/tables/{table}/settings", settings, TableInfo, TableSettings),
    Route("GET", "/api/tables/{table}/links", links, Links),
    Route("POST", "/api/tables/{table}/start", start, TableInfo),
    Route("POST", "/api/tables/{table}/pause", pause, TableInfo),
    Route("POST", "/api/tables/{table}/resume", resume, TableInfo),
    Route("POST", "/api/tables/{table}/decline", decline, TableInfo),
    Route("POST", "/api/tables/{table}/close", close, TableInfo),
    Route("POST", "/api/tables/{table}/rematch", rematch, Rematch),
    Route("GET", "/api/tables/{table}/record", record, None, text=True),
    Route("GET", "/api/tables/{table}/replay/{seat}", replay, Replay),
    Route("GET", "/api/tables/{table}/lines/{seat}/{line}", look_back, Replay),
]
