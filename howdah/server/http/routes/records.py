"""HTTP: a game that somebody brings from elsewhere, such as from a browser that played without a network."""

from howdah.server.bots.answering import NoAnswer
from howdah.server.http.calls import Call, Route
from howdah.server.protocol.from_server import TableInfo
from howdah.server.protocol.resources import BringRecord
from howdah.server.refusals import refuse
from howdah.server.tables.importing import Replayed, bring, replay


async def bring_record(call: Call, body: BringRecord) -> TableInfo:
    """A table of a record that goes on: it is played again here first, and its result counts for nobody."""
    call.check_creation()
    try:
        # Not here: how long it takes is for its writer to say.
        replayed: Replayed = await call.worker.background.run((call.guest,), replay, body.text)
    except NoAnswer:
        raise refuse("too-fast") from None
    if not replayed.fault and not replayed.goes_on:
        raise refuse("over")
    doc, change = bring(replayed, call.guest, await call.name(), int(call.worker.time.wall()))
    await call.worker.store.write(change)
    return call.info(await call.worker.table(doc.id))


ROUTES = [Route("POST", "/api/records", bring_record, TableInfo, BringRecord, 201)]
