"""Tables and records: one that somebody brings becomes a table, to look at or to play on; every table gives its own."""

from typing import Annotated

from msgspec import Meta

from howdah.server.http.calls import Call
from howdah.server.protocol.from_server import TableInfo
from howdah.server.protocol.resources import Body
from howdah.server.refusals import refuse
from howdah.server.store import reads
from howdah.server.tables.beginning import record_text
from howdah.server.tables.importing import bring, replay


class ImportRecord(Body):
    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


async def import_record(call: Call, body: ImportRecord) -> TableInfo:
    """Make a table of a record. People of it sit at this screen."""
    doc, change = bring(replay(body.text), call.guest, await call.name(), int(call.worker.time.wall()))
    await call.worker.store.write(change)
    return call.info(await call.worker.table(doc.id))


async def export_record(call: Call) -> str:
    """The record of a table as it stands: on a server nobody may have it before the end, here it is one's own."""
    table = await call.table()
    stored = await call.worker.store.read(lambda rows: reads.load(rows, table.id))
    if stored is None:
        raise refuse("no-such-table")
    return record_text(stored)
