"""HTTP: one seat of a table."""

from howdah.server import seating
from howdah.server.calls import Call, Route
from howdah.server.documents import TableDoc
from howdah.server.identity import INVITATION, RETURN, read_link
from howdah.server.messages import TableInfo
from howdah.server.names import clean_name
from howdah.server.resources import GiveTime, Link, SeatChange, SeatSettings, Sit
from howdah.server.seating import refuse


async def sit(call: Call, body: Sit) -> TableInfo:
    """Take an open seat, or change the name and colour of your own."""
    room = await call.room()
    name = clean_name(body.name) or await call.name()
    link = read_link(body.invitation)

    def change(doc: TableDoc) -> None:
        seat = seating.seat_at(doc, body.seat - 1)
        invited = (
            link is not None
            and (link.kind, link.table, link.seat) == (INVITATION, doc.id, body.seat - 1)
            and call.hall.keys.is_good(link, seat.invitation)
        )
        seating.sit(doc, body.seat - 1, call.guest, name, body, invited)

    await room.edit(change)
    return call.info(room)


async def change_seat(call: Call, body: SeatChange) -> TableInfo:
    """Host: what the seat is."""
    room = await call.hosted()
    place = call.place(room)
    name = await call.name()
    await room.edit(lambda doc: seating.change_seat(doc, place, body, call.guest, name))
    room.driver.look()
    return call.info(room)


async def settings(call: Call, body: SeatSettings) -> TableInfo:
    """Owner: hand the seat to a bot or take it back; pass by itself."""
    room, place = await call.owned()
    await room.edit(lambda doc: seating.settle_seat(doc, place, body))
    room.driver.look()
    return call.info(room)


async def leave(call: Call) -> TableInfo:
    """Owner: get up."""
    room, place = await call.owned()
    await room.edit(lambda doc: seating.leave(doc, place, call.guest))
    room.driver.look()
    return call.info(room)


async def resign(call: Call) -> TableInfo:
    """Owner: give up."""
    room, place = await call.owned()
    await room.resign(place)
    return call.info(room)


async def give_time(call: Call, body: GiveTime) -> TableInfo:
    """Players and host: give somebody else more time."""
    room = await call.room()
    place = call.place(room)
    mine = room.doc.seats_of(call.guest)
    if place in mine or not (mine or room.doc.host == call.guest):
        raise refuse("not-your-seat")
    await room.give_time(place, body.seconds)
    return call.info(room)


async def invite(call: Call) -> Link:
    """Host: a new invitation; the one before is no longer good."""
    room = await call.hosted()
    place = call.place(room)

    def change(doc: TableDoc) -> int:
        seat = doc.seats[place]
        if not seat.is_free() and not (seat.kind == "person" and not seat.holders):
            raise refuse("seat-taken", seat=place + 1)
        doc.serial += 1
        seat.invitation = doc.serial
        if seat.kind == "open":
            seat.kind = "invited"
        return doc.serial

    counter = await room.edit(change)
    token = call.hall.keys.link(INVITATION, room.id, place, counter)
    return call.link(token, f"/join/{token}")


async def uninvite(call: Call) -> TableInfo:
    """Host: no invitation to this seat is good any more."""
    room = await call.hosted()
    place = call.place(room)
    await room.edit(lambda doc: setattr(doc.seats[place], "invitation", 0))
    return call.info(room)


async def make_return_link(call: Call) -> Link:
    """Owner: a link that brings another device to this seat; the one before is no longer good."""
    room, place = await call.owned()

    def change(doc: TableDoc) -> int:
        call.check_owner(doc.seats[place])
        doc.serial += 1
        doc.seats[place].returning = doc.serial
        return doc.serial

    counter = await room.edit(change)
    token = call.hall.keys.link(RETURN, room.id, place, counter)
    return call.link(token, f"/join/{token}")


async def drop_return_link(call: Call) -> TableInfo:
    """Owner: no return link is good any more, and whoever came by one has to leave the seat."""
    room, place = await call.owned()

    def change(doc: TableDoc) -> None:
        call.check_owner(doc.seats[place])
        doc.seats[place].returning = 0
        doc.seats[place].holders = [call.guest]

    await room.edit(change)
    return call.info(room)


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
    Route("POST", f"{SEAT}/return-link", make_return_link, Link),
    Route("DELETE", f"{SEAT}/return-link", drop_return_link, TableInfo),
]
