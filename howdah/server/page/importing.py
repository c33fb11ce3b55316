"""Tables and records: one that somebody brings becomes a table, to look at or to play on; every table gives its own."""

from typing import Annotated, Final

from msgspec import Meta

from howdah.engine.dealers import SystemDealer
from howdah.engine.errors import HowdahError
from howdah.engine.record import Record, read_record
from howdah.engine.resuming import resume
from howdah.server.http.calls import Call
from howdah.server.protocol.from_server import TableInfo
from howdah.server.protocol.resources import COLOURS, LONGEST_NAME, Body
from howdah.server.refusals import refuse
from howdah.server.store import reads
from howdah.server.store.writes import Change
from howdah.server.tables.beginning import record_text
from howdah.server.tables.documents import SeatDoc, TableDoc
from howdah.server.tables.log import save_of
from howdah.server.tables.names import clean_name, new_id

BOT: Final = "bot:"


class ImportRecord(Body):
    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


async def import_record(call: Call, body: ImportRecord) -> TableInfo:
    """Make a table of a record. People of it sit at this screen."""
    try:
        record = read_record(body.text)
        match = resume(record, SystemDealer())
    except HowdahError as error:
        raise refuse("malformed", message=str(error)) from None
    worker, now = call.worker, int(call.worker.time.wall())
    doc = TableDoc(
        new_id(),
        record.game,
        record.behaviour,
        record.options,
        [seat_of(record, place, call.guest) for place in range(record.seats)],
        call.guest,
        await call.name(),
        now,
        "playing" if match.waiting() else "over",
        start=record.start,
    )
    rows = [
        {"table": doc.id, "number": number, "seat": entry.seat, "text": entry.text, "left": None, "at": now}
        for number, entry in enumerate(match.record.entries, start=1)
    ]
    await worker.store.write(Change(doc.id, rows, save=save_of(doc, 1, now)))
    return call.info(await worker.table(doc.id))


async def export_record(call: Call) -> str:
    """The record of a table as it stands: on a server nobody may have it before the end, here it is one's own."""
    table = await call.table()
    stored = await call.worker.store.read(lambda rows: reads.load(rows, table.id))
    if stored is None:
        raise refuse("no-such-table")
    return record_text(stored)


def seat_of(record: Record, place: int, guest: str) -> SeatDoc:
    name = record.names.get(place, "")
    colour = COLOURS[place % len(COLOURS)]
    if name.startswith(BOT):
        return SeatDoc("bot", colour=colour, level=name.removeprefix(BOT))
    return SeatDoc("screen", [guest], clean_name(name)[:LONGEST_NAME] or str(place + 1), colour)
