"""A table as one guest may see it: who sits where, without anything that belongs to another."""

from howdah.server import messages
from howdah.server.documents import TableDoc
from howdah.server.resources import TableLine


def table_info(doc: TableDoc, guest: str, gone: dict[str, int], watchers: int) -> messages.TableInfo:
    """`gone` are the players who are not there now, and since when."""
    host_name = next((seat.name for seat in doc.seats if doc.host in seat.holders), doc.host_name)
    return messages.TableInfo(
        doc.id,
        doc.game,
        doc.options,
        [seat_info(doc, place, guest, gone) for place in range(len(doc.seats))],
        doc.phase,
        doc.clock,
        doc.listed,
        host_name,
        doc.created,
        guest == doc.host,
        doc.spectators,
        doc.delay,
        watchers,
        doc.next,
        doc.previous,
        doc.allows_hints(),
        [place + 1 for place in doc.agreed if doc.phase != "over"],
    )


def seat_info(doc: TableDoc, place: int, guest: str, gone: dict[str, int]) -> messages.SeatInfo:
    seat = doc.seats[place]
    yours = guest in seat.holders
    here = any(holder not in gone for holder in seat.holders)
    return messages.SeatInfo(
        place + 1,
        seat.kind,
        seat.name,
        seat.colour,
        seat.level if seat.is_bot() else "",
        yours,
        seat.away,
        here,
        seat.resigned,
        yours and seat.auto_pass,
        yours and seat.pass_turn,
        0 if here else max((gone[holder] for holder in seat.holders), default=0),
        doc.lets_watch(place),
    )


def table_line(doc: TableDoc, touched: int, your_turn: bool = False) -> TableLine:
    """A table in a list."""
    return TableLine(
        doc.id,
        doc.game,
        doc.options,
        len(doc.seats),
        [place + 1 for place, seat in enumerate(doc.seats) if seat.kind == "open"],
        doc.host_name,
        [seat.name or (f"bot:{seat.level}" if seat.kind == "bot" else "") for seat in doc.seats],
        [seat.colour for seat in doc.seats],
        doc.phase,
        doc.clock,
        touched,
        your_turn,
    )


def ending_outside(doc: TableDoc) -> messages.Result:
    """An ending that the rules do not know: those who have not resigned share the first rank, or the host closed it."""
    if doc.closed:
        return messages.Result("closed", "", [1] * len(doc.seats), [0] * len(doc.seats), [])
    stayed = [not seat.resigned for seat in doc.seats]
    ranks = [1 if here else 1 + sum(stayed) for here in stayed]
    winners = [place + 1 for place, here in enumerate(stayed) if here]
    return messages.Result("resigned", "", ranks, [0] * len(ranks), winners)


def is_decided(doc: TableDoc) -> bool:
    """Enough have resigned: one seat is left, or no person is."""
    left = [seat for seat in doc.seats if not seat.resigned]
    return len(left) < 2 or all(seat.kind == "bot" for seat in left)
