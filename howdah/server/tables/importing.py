"""Import of a game that was begun elsewhere: its record is validated by replaying it, act by act, before it becomes a
table."""

from typing import Final

import msgspec

from howdah.engine.dealers import SystemDealer
from howdah.engine.errors import HowdahError
from howdah.engine.record import Record, read_record
from howdah.engine.resuming import resume
from howdah.server.bots.budget import permitted
from howdah.server.protocol.resources import COLOURS, LONGEST_NAME
from howdah.server.refusals import refuse
from howdah.server.store.writes import Change
from howdah.server.tables.documents import Phase, SeatDoc, TableDoc
from howdah.server.tables.log import save_of
from howdah.server.tables.names import clean_name, new_id

BOT: Final = "bot:"


class Replayed(msgspec.Struct):
    """The result of replaying a record."""

    text: str = ""
    """The record, up to where somebody has to decide."""
    goes_on: bool = False
    fault: str = ""
    """Why it is none; then all else is empty."""


def replay(text: str) -> Replayed:
    """Replay a record. An illegal act or an impossible outcome of chance makes it invalid."""
    try:
        match = resume(read_record(text), SystemDealer())
    except HowdahError as error:
        return Replayed(fault=str(error))
    return Replayed(match.record.text(), bool(match.waiting()))


def bring(replayed: Replayed, guest: str, host_name: str, now: int) -> tuple[TableDoc, Change]:
    """A table of the guest, and what is to be written. All people of the record sit at the guest's screen: from there
    each can be asked over by a link. Raises `Refusal` `malformed` and `bad-level`."""
    if replayed.fault:
        raise refuse("malformed", message=replayed.fault)
    record = read_record(replayed.text)
    seats = [seat_of(record, place, guest) for place in range(record.seats)]
    people = [seat for seat in seats if seat.kind == "screen"]
    if len(people) == 1:
        people[0].kind, people[0].name = "person", host_name
    phase: Phase = "playing" if replayed.goes_on else "over"
    doc = TableDoc(new_id(), record.game, record.behaviour, record.options, seats, guest, host_name, now, phase)
    doc.start, doc.spectators, doc.brought = record.start, None, True
    rows = [
        {"table": doc.id, "number": number, "seat": entry.seat, "text": entry.text, "left": None, "at": now}
        for number, entry in enumerate(record.entries, start=1)
    ]
    return doc, Change(doc.id, rows, save=save_of(doc, 1, now))


def seat_of(record: Record, place: int, guest: str) -> SeatDoc:
    name = record.names.get(place, "")
    colour = COLOURS[place % len(COLOURS)]
    if name.startswith(BOT):
        return SeatDoc("bot", colour=colour, level=permitted(name.removeprefix(BOT)))
    return SeatDoc("screen", [guest], clean_name(name)[:LONGEST_NAME] or str(place + 1), colour)
