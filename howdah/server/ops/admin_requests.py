"""What an operator asks of a running server (`howdah admin`): written into the database, carried out here every second.

The server alone writes the tables it plays: a table that is to be closed is closed by a worker, as its host would.
"""

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select

from howdah.engine.errors import Refusal
from howdah.server.ops import logs
from howdah.server.refusals import STORAGE_AWAY, refuse
from howdah.server.store import reads, schema, upkeep
from howdah.server.store.writes import Change, apply_all
from howdah.server.tables import changes, consent
from howdah.server.tables.documents import decode_doc
from howdah.server.tables.log import save_of

if TYPE_CHECKING:
    from howdah.server.tables.worker import Worker


async def follow_requests(worker: "Worker") -> bool:
    """Read the requests and carry them out; whether the bans have changed. Raises `Refusal` (`storage-away`)."""
    wanted = await worker.store.read(reads.admin_requests)
    for table in wanted.closings:
        await close(worker, table)
    return worker.bans.replace(wanted.banned)


async def close(worker: "Worker", table: str) -> None:
    """Close a table as its host would. What cannot be done now is tried again at the next look."""
    try:
        await changes.close(await worker.table(table))
    except Refusal as refusal:
        code = refusal.reason.code
        if code in (STORAGE_AWAY, "stale"):
            return
        if code == "unreadable":
            await close_unread(worker, table)
    await worker.store.change(partial(upkeep.drop_closing, table=table))
    logs.note("closed-by-operator", table=table)


async def close_unread(worker: "Worker", table: str) -> None:
    """A table that no worker can open has only its document changed."""
    try:
        await worker.store.change(partial(close_stored, table=table, now=int(worker.time.wall())))
    except Refusal as refusal:
        logs.note("not-closed", table=table, error=refusal.reason.code)


def close_stored(connection: Connection, table: str, now: int) -> None:
    """Close a table that is in nobody's memory. Raises `Refusal`."""
    columns = (schema.tables.c.doc, schema.tables.c.revision)
    row = connection.execute(select(*columns).where(schema.tables.c.id == table)).first()
    if row is None:
        raise refuse("no-such-table")
    try:
        doc = decode_doc(row.doc)
    except msgspec.MsgspecError:
        raise refuse("unreadable") from None
    if doc.phase == "gathering":
        upkeep.remove(connection, [table])
        return
    consent.close(doc)
    apply_all(connection, [Change(table, save=save_of(doc, row.revision + 1, now))])
