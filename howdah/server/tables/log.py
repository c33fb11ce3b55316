"""One table on disk: what is read of it and written to it, and whether memory can still be sure to agree with it.

The rule: what memory shows is what the disk holds. A write that did not certainly succeed leaves the table in doubt,
and a table in doubt is closed to everybody until it has been read again (`Table.locked`), however long the database is
away.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from howdah.engine.errors import Refusal
from howdah.server.ops.timing import Time
from howdah.server.playing.steps import Held, LoggedEntry, Step
from howdah.server.refusals import STORAGE_AWAY, refuse
from howdah.server.store import reads
from howdah.server.store.reads import News, Stored
from howdah.server.store.store import Store
from howdah.server.store.writes import Change, Row, Save
from howdah.server.tables.documents import TableDoc, encode_doc

if TYPE_CHECKING:
    from howdah.server.tables.table import Table

RETRY_SECONDS: Final = 0.25
"""Between two tries to reach a storage that is away."""


class TableLog:
    """What is stored of one table."""

    def __init__(self, store: Store, table: str, time: Time, lost: Callable[[bool], object]) -> None:
        self.store = store
        self.table = table
        self.time = time
        self.lost = lost
        """Called when the storage is away, and when it is back."""
        self.revision = 0
        """Of the document that memory holds."""
        self.said = 0
        """How much of the chat memory knows of."""
        self.in_doubt = False
        """A write may or may not have succeeded, or memory has changed without one."""

    async def read(self) -> Stored | None:
        """All of it, after whatever was on its way to the disk has arrived or has certainly failed. Raises `Refusal`
        (`storage-away`)."""
        await self.store.resolve_doubtful_writes()
        return await self.store.read(lambda connection: reads.load(connection, self.table))

    def agree(self, stored: Stored) -> None:
        """Memory has become what was read."""
        self.revision, self.said, self.in_doubt = stored.revision, stored.said, False

    async def news(self, written: int) -> News | None:
        """What other workers have written since."""
        said = self.said
        return await self.store.read(lambda connection: reads.news(connection, self.table, written, said))

    async def is_newest(self) -> bool:
        """Whether memory holds the newest document; if not, it is read again before anything else is done."""
        newest = await self.store.read(lambda connection: reads.revision(connection, self.table))
        if newest != self.revision:
            self.in_doubt = True
        return not self.in_doubt

    # Writing. Each of these returns when the change is on disk, and leaves the table in doubt if it raises.

    async def write_step(self, step: Step, draft: TableDoc | None, notices: list[Row]) -> None:
        """The entries of a step, whom they call, and the document if that changes with it."""
        change = Change(self.table, self.rows(step.log, step.first), drop_held=step.drop_held, notices=notices)
        if step.hold is not None:
            change.hold = self.held(step.hold, step.first - 1)
        if draft is not None:
            change.save = self.save_of(draft)
        await self.write(change)
        if draft is not None:
            self.revision += 1

    async def write_doc(
        self, draft: TableDoc, opening: list[LoggedEntry] | None = None, notices: list[Row] | None = None
    ) -> None:
        """A document, the first entries of a game that begins with it, and whom that calls."""
        opened = self.rows(opening or [], 1)
        await self.write(Change(self.table, opened, save=self.save_of(draft), notices=notices or []))
        self.revision += 1

    async def write_said(self, seat: int, name: str, text: str, at: int) -> int:
        """What somebody said; its number."""
        number = self.said + 1
        row: Row = {"table": self.table, "number": number, "seat": seat, "name": name, "text": text, "at": at}
        await self.write(Change(self.table, said=row))
        self.said = number
        return number

    async def remove(self) -> None:
        """Forget the table and all that belongs to it."""
        await self.write(Change(self.table, remove=True))

    async def write(self, change: Change) -> None:
        """Put a change on disk. Where nobody can tell whether it arrived, wait until the storage answers, and look:
        what is there has been done, what is not there is refused (`storage-away`)."""
        self.in_doubt = True
        try:
            await self.store.write(change)
        except Refusal:
            self.lost(True)
            if not await self.arrived(change):
                raise
        self.in_doubt = False
        self.lost(False)

    async def arrived(self, change: Change) -> bool:
        """Whether a change is stored, as soon as that can be told."""
        while True:
            try:
                await self.store.resolve_doubtful_writes()
                return await self.store.read(lambda connection: reads.holds(connection, change))
            except Refusal:
                await asyncio.sleep(RETRY_SECONDS)

    # Rows.

    def rows(self, log: list[LoggedEntry], first: int) -> list[Row]:
        return [
            {"table": self.table, "number": number, "seat": row.seat, "text": row.text, "left": row.left, "at": row.at}
            for number, row in enumerate(log, start=first)
        ]

    def held(self, hold: Held, opened: int) -> Row:
        return {"table": self.table, "seat": hold.seat, "opened": opened, "text": hold.text}

    def save_of(self, draft: TableDoc) -> Save:
        return save_of(draft, self.revision + 1, int(self.time.wall()))


def save_of(doc: TableDoc, revision: int, touched: int) -> Save:
    """A document as it is saved."""
    guests = [guest for guest in dict.fromkeys([doc.host, *held_by(doc)]) if guest]
    row: Row = {
        "id": doc.id,
        "phase": doc.phase,
        "listed": doc.listed,
        "touched": touched,
        "doc": encode_doc(doc).decode(),
    }
    return Save(row, revision, guests)


def held_by(doc: TableDoc) -> list[str]:
    """The guests who have a seat."""
    return [holder for seat in doc.seats for holder in seat.holders]


class TableLock:
    """`async with table.locked`: one at a time, and only while memory is what the disk holds. Raises `Refusal`."""

    def __init__(self, table: "Table") -> None:
        self.table: Table | None = table
        """None when it has left memory."""
        self.lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        if self.table is not None and self.table.audience.storage_away:
            raise refuse(STORAGE_AWAY)
        await self.enter()

    async def enter(self) -> None:
        """The same, also while everybody else is refused."""
        await self.lock.acquire()
        try:
            if self.table is None:
                raise refuse("no-such-table")
            if self.table.log.in_doubt:
                await self.table.recover()
        except BaseException:
            self.lock.release()
            raise

    async def __aexit__(self, *_error: object) -> Literal[False]:
        self.lock.release()
        return False
