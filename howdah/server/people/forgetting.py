"""Somebody wants to be forgotten: what that changes at a table. The games of others go on."""

from howdah.server.bots.budget import permitted
from howdah.server.tables.documents import SeatDoc, TableDoc


def forget(doc: TableDoc, guest: str) -> None:
    """Take a guest out of a document: a free seat before the start, a bot during the game, no name after it."""
    for place, seat in enumerate(doc.seats):
        seat.lookers = [looker for looker in seat.lookers if looker != guest]
        if guest not in seat.holders:
            continue
        owned = seat.owner() == guest
        seat.holders = [holder for holder in seat.holders if holder != guest]
        if not owned:
            continue
        seat.returning = seat.invitation = 0
        if doc.phase == "gathering":
            doc.seats[place] = SeatDoc("open", colour=seat.colour)
            continue
        seat.holders, seat.name = [], ""
        seat.order, seat.vacation = None, 0
        if doc.phase != "over":
            seat.away, seat.level = True, permitted(seat.level)
    doc.removed = [other for other in doc.removed if other != guest]
    if doc.host == guest:
        heirs = [(seat.owner(), seat.name) for seat in doc.seats if seat.holders]
        doc.host, doc.host_name = heirs[0] if heirs else ("", "")
