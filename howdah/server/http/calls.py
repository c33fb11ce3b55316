"""One HTTP request, after all checks: who asks, what for, and the table it is about."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from howdah.server.bots.answering import NoAnswer
from howdah.server.protocol.from_server import TableInfo
from howdah.server.protocol.resources import Answer, Link
from howdah.server.reach.base import Base
from howdah.server.refusals import refuse
from howdah.server.store import reads
from howdah.server.tables.documents import SeatDoc
from howdah.server.tables.identity import is_id
from howdah.server.tables.names import UNNAMED
from howdah.server.tables.seating import seat_at
from howdah.server.tables.table import Table
from howdah.server.tables.worker import Worker

if TYPE_CHECKING:
    from howdah.server.reach.links import Reach

T = TypeVar("T")


class Requester(NamedTuple):
    """Who asks, and from where."""

    guest: str
    network: str
    """For limits only."""
    local: bool
    """From the machine itself, and for nobody else."""


class Owned(NamedTuple):
    """A seat of whoever asks, from 0."""

    table: Table
    place: int


class Call:
    """What a handler is given."""

    def __init__(
        self,
        worker: Worker,
        requester: Requester,
        reach: "Reach",
        base: Base,
        path: dict[str, str],
        query: dict[str, str],
    ) -> None:
        self.worker = worker
        self.guest = requester.guest
        self.network = requester.network
        self.local = requester.local
        self.reach = reach
        self.base = base
        """What stands before the path of a link."""
        self.becomes = ""
        """Who the device is from now on, if that changes: the answer brings the cookie."""
        self.origin = ""
        """The address of the page that asks, if it says so: checked to be our own."""
        self.path = path
        self.query = query

    async def name(self) -> str:
        """How the guest is called."""
        return await self.worker.store.read(lambda connection: reads.guest_name(connection, self.guest)) or UNNAMED

    async def table(self) -> Table:
        """The table that the path names."""
        table = self.path["table"]
        if not is_id(table):
            raise refuse("no-such-table")
        return await self.worker.table(table)

    async def hosted(self) -> Table:
        """The same, for its host only."""
        table = await self.table()
        if table.doc.host != self.guest:
            raise refuse("not-host")
        return table

    def place(self, table: Table) -> int:
        """The seat that the path names, from 0."""
        text = self.path["seat"]
        place = int(text) - 1 if text.isascii() and text.isdecimal() and len(text) < 4 else -1
        seat_at(table.doc, place)
        return place

    async def owned(self) -> Owned:
        """The seat that the path names, for those who hold it."""
        table = await self.table()
        place = self.place(table)
        self.check_owner(table.doc.seats[place])
        return Owned(table, place)

    def check_owner(self, seat: SeatDoc) -> None:
        if self.guest not in seat.holders:
            raise refuse("not-your-seat")

    def check_creation(self) -> None:
        """Whether the guest may set another table now."""
        now, worker = self.worker.time.steady(), self.worker
        if not (worker.creations.allow(self.guest, now) and worker.network_creations.allow(self.network, now)):
            raise refuse("too-fast")

    async def run_in_background(self, about: str, work: Callable[..., T], *given: object) -> T:
        """Work that takes long, beside the bots; `about` is the table that answers for it with the guest. Raises
        `Refusal` if there was no time for it."""
        try:
            return await self.worker.background.run((self.guest, about), work, *given)
        except NoAnswer:
            raise refuse("too-fast") from None

    def info(self, table: Table) -> TableInfo:
        return table.audience.info(self.guest)

    def link(self, token: str, path: str) -> Link:
        # Imported late: a page does without it.
        import segno

        url = f"{self.base.address}{path}"
        return Link(token, path, url, segno.make(url, error="m").svg_inline(scale=4, border=2))


Handler = Callable[..., Awaitable[Any]]


class Route(NamedTuple):
    """One thing that can be asked for. The application and its OpenAPI description are made from these."""

    method: str
    path: str
    handler: Handler
    answer: type[Answer] | type[msgspec.Struct] | None
    body: type[msgspec.Struct] | None = None
    status: int = 200
    text: bool = False
    """The answer is plain text."""
    media: str = ""
    """The answer is bytes of this kind, to be kept as a file."""
