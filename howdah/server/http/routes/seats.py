"""HTTP: one seat of a table."""

from howdah.server.http.calls import Call, Route
from howdah.server.protocol.from_server import TableInfo
from howdah.server.protocol.resources import GiveTime, Link, SeatChange, SeatSettings, Sit
from howdah.server.refusals import refuse
from howdah.server.tables import changes, consent, seating
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.identity import INVITATION, RETURN, read_link
from howdah.server.tables.names import clean_name


async def sit(call: Call, body: Sit) -> TableInfo:
    """Take an open seat, or change the name and colour of your own."""
    table = await call.table()
    name = clean_name(body.name) or await call.name()
    link = read_link(body.invitation)

    def change(doc: TableDoc) -> None:
        seat = seating.seat_at(doc, body.seat - 1)
        invited = (
            link is not None
            and (link.kind, link.table, link.seat) == (INVITATION, doc.id, body.seat - 1)
            and call.worker.keys.is_good(link, seat.invitation)
        )
        seating.sit(doc, body.seat - 1, call.guest, name, body, invited)

    await table.edit(change)
    await changes.start_if_full(table)
    return call.info(table)


async def change_seat(call: Call, body: SeatChange) -> TableInfo:
    """Host: what the seat is. Any player: a bot for somebody who has been away for too long."""
    table = await call.table()
    place = call.place(table)
    if table.doc.host == call.guest:
        name = await call.name()
        await table.edit(lambda doc: seating.change_seat(doc, place, body, call.guest, name))
        await changes.start_if_full(table)
    elif body.kind == "bot" and table.doc.seats_of(call.guest):
        await changes.replace_absent(table, place, body.level)
    else:
        raise refuse("not-host")
    table.driver.advance()
    return call.info(table)


async def settings(call: Call, body: SeatSettings) -> TableInfo:
    """Owner: hand the seat to a bot or take it back; pass by itself."""
    table, place = await call.owned()

    def change(doc: TableDoc) -> None:
        consent.set_order(doc, place, body, table.game)
        seating.apply_seat_settings(doc, place, body)

    await table.edit(change)
    table.driver.advance()
    return call.info(table)


async def leave(call: Call) -> TableInfo:
    """Owner: get up."""
    table, place = await call.owned()
    await table.edit(lambda doc: seating.leave(doc, place, call.guest))
    table.driver.advance()
    return call.info(table)


async def resign(call: Call) -> TableInfo:
    """Owner: give up."""
    table, place = await call.owned()
    await changes.resign(table, place)
    return call.info(table)


async def give_time(call: Call, body: GiveTime) -> TableInfo:
    """Players and host: give somebody else more time."""
    table = await call.table()
    place = call.place(table)
    mine = table.doc.seats_of(call.guest)
    if place in mine or not (mine or table.doc.host == call.guest):
        raise refuse("not-your-seat")
    await changes.give_time(table, place, body.seconds)
    return call.info(table)


async def invite(call: Call) -> Link:
    """Host: a new invitation; the one before is no longer good."""
    table = await call.hosted()
    place = call.place(table)

    def change(doc: TableDoc) -> int:
        seat = doc.seats[place]
        if not seat.is_free() and not (seat.kind == "person" and not seat.holders):
            raise refuse("seat-taken", seat=place + 1)
        doc.serial += 1
        seat.invitation = doc.serial
        if seat.kind == "open":
            seat.kind = "invited"
        return doc.serial

    counter = await table.edit(change)
    token = call.worker.keys.link(INVITATION, table.id, place, counter)
    return call.link(token, f"/join/{token}")


async def uninvite(call: Call) -> TableInfo:
    """Host: no invitation to this seat is good any more."""
    table = await call.hosted()
    place = call.place(table)
    await table.edit(lambda doc: setattr(doc.seats[place], "invitation", 0))
    return call.info(table)


async def make_return_link(call: Call) -> Link:
    """Owner: a link that brings another device to this seat, once and within ten minutes; the one before is no longer
    good."""
    table, place = await call.owned()
    now = int(call.worker.time.wall())
    counter = await table.edit(lambda doc: seating.make_return_link(doc, place, call.guest, now))
    token = call.worker.keys.link(RETURN, table.id, place, counter)
    return call.link(token, f"/join/{token}")


async def drop_return_link(call: Call) -> TableInfo:
    """Owner: no return link is good any more, and whoever came by one has to leave the seat."""
    table, place = await call.owned()
    await table.edit(lambda doc: seating.drop_return_link(doc, place, call.guest))
    return call.info(table)


async def hand_over(call: Call) -> TableInfo:
    """Players and host: agree that somebody else plays this seat on; done when all other players agree."""
    table = await call.table()
    place = call.place(table)
    await table.edit(lambda doc: seating.agree_to_hand_over(doc, place, call.guest))
    return call.info(table)


async def keep(call: Call) -> TableInfo:
    """Players and host, the owner included: the seat is not handed over."""
    table = await call.table()
    place = call.place(table)
    await table.edit(lambda doc: seating.object_to_hand_over(doc, place, call.guest))
    return call.info(table)


async def take_back(call: Call) -> TableInfo:
    """Owner: ask the others to let you take your last action back. Any other player: agree; done when all do."""
    table = await call.table()
    await changes.let_back(table, call.place(table), call.guest)
    return call.info(table)


async def let_stand(call: Call) -> TableInfo:
    """Players: everything stands; nothing is taken back."""
    table = await call.table()
    await table.edit(lambda doc: consent.let_stand(doc, call.guest))
    return call.info(table)


SEAT = "/api/tables/{table}/seats/{seat}"
ROUTES = [
    Route("POST", "/api/tables/{table}/sit", sit, TableInfo, Sit),
    Route("POST", SEAT, change_seat, TableInfo, SeatChange),
    Route("POST", f"{SEAT}/settings", settings, TableInfo, SeatSettings),
    Route("POST", f"{SEAT}/leave", leave, TableInfo),
    Route("POST", f"{SEAT}/resign", resign, TableInfo),
    Route("POST", f"{SEAT}/give-time", give_time, TableInfo, GiveTime),
    Route("POST", f"{SEAT}/invitation", invite, Link),
    Route("DELETE", f"{SEAT}/invitation", uninvite, TableInfo),
    Route("POST", f"{SEAT}/handover", hand_over, TableInfo),
    Route("DELETE", f"{SEAT}/handover", keep, TableInfo),
    Route("POST", f"{SEAT}/take-back", take_back, TableInfo),
    Route("DELETE", f"{SEAT}/take-back", let_stand, TableInfo),
    Route("POST", f"{SEAT}/return-link", make_return_link, Link),
    Route("DELETE", f"{SEAT}/return-link", drop_return_link, TableInfo),
]
