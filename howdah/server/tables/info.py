"""A table as one guest may see it: who sits where, without anything that belongs to another."""

from typing import Final

from msgspec import UNSET

from howdah.server.playing.clocks import PRESETS, Now
from howdah.server.protocol import from_server
from howdah.server.protocol.resources import TableLine
from howdah.server.tables.documents import TableDoc

ABSENT_SECONDS: Final = 180
"""After so long away, others may go on without somebody, and the host's role passes on."""


def host_name(doc: TableDoc) -> str:
    """What the host is called at the table, or was when it was made."""
    return next((seat.name for seat in doc.seats if doc.host in seat.holders), doc.host_name)


def table_info(doc: TableDoc, guest: str, gone: dict[str, Now], steady: float, watchers: int) -> from_server.TableInfo:
    """`gone` are the players who are not there now, and since when."""
    return from_server.TableInfo(
        doc.id,
        doc.game,
        doc.options,
        [seat_info(doc, place, guest, gone) for place in range(len(doc.seats))],
        doc.phase,
        doc.clock,
        doc.listed,
        host_name(doc),
        doc.created,
        guest == doc.host,
        doc.watching(),
        doc.delay,
        watchers,
        doc.next,
        doc.previous,
        doc.allows_hints(),
        doc.windows,
        doc.pace,
        [place + 1 for place in doc.agreed if doc.phase != "over"],
        doc.auto_start,
        [place + 1 for place in absent_seats(doc, gone, steady)],
        [place + 1 for place in doc.ending if doc.phase != "over"],
        doc.taking_back + 1 if doc.phase != "over" else 0,
        [place + 1 for place in doc.lets_back],
        bool(doc.start),
        UNSET if doc.branch is None else doc.branch,
        doc.brought,
        is_alone(doc, guest),
    )


def is_alone(doc: TableDoc, guest: str) -> bool:
    """Whether a guest is the only person at the table."""
    only = doc.only_person()
    return only is not None and guest in doc.seats[only].holders


def absent_seats(doc: TableDoc, gone: dict[str, Now], steady: float) -> list[int]:
    """Seats (from 0) of people who have been away for too long for those who wait; a bot is never away."""
    if doc.phase not in ("playing", "paused"):
        return []
    return [
        place
        for place, seat in enumerate(doc.seats)
        if seat.holders and not seat.away and all(is_absent(doc, holder, gone, steady) for holder in seat.holders)
    ]


def is_absent(doc: TableDoc, guest: str, gone: dict[str, Now], steady: float) -> bool:
    """Whether a player or the host has been away for too long. At a table with days to think nobody is: there the clock
    decides."""
    return not PRESETS[doc.clock].slow and guest in gone and steady - gone[guest].steady >= ABSENT_SECONDS


def seat_info(doc: TableDoc, place: int, guest: str, gone: dict[str, Now]) -> from_server.SeatInfo:
    seat = doc.seats[place]
    yours = guest in seat.holders
    here = any(holder not in gone for holder in seat.holders)
    return from_server.SeatInfo(
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
        0 if here else max((gone[holder].wall for holder in seat.holders), default=0),
        doc.lets_watch(place),
        yours and seat.waited,
        seat.lets_pass,
        [other + 1 for other in seat.handover],
        seat.vacation,
        yours and seat.order is not None,
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


def ending_outside(doc: TableDoc) -> from_server.Result:
    """An ending that the rules do not know: those who have not resigned share the first rank, or the host closed it."""
    if doc.closed:
        return from_server.Result("closed", "", [1] * len(doc.seats), [0] * len(doc.seats), [])
    stayed = [not seat.resigned for seat in doc.seats]
    ranks = [1 if here else 1 + sum(stayed) for here in stayed]
    winners = [place + 1 for place, here in enumerate(stayed) if here]
    return from_server.Result("resigned", "", ranks, [0] * len(ranks), winners)


def is_decided(doc: TableDoc) -> bool:
    """Enough have resigned: one seat is left, or no person is."""
    left = [seat for seat in doc.seats if not seat.resigned]
    return len(left) < 2 or all(seat.kind == "bot" for seat in left)
