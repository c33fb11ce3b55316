"""The server of one page: it answers what a client asks over HTTP elsewhere, and speaks as a table's socket.

One guest, whose browser it is. Limits of a server for strangers are wide open.
"""

import asyncio
import random
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import parse_qsl, unquote

import msgspec

from howdah.engine.errors import Reason, Refusal
from howdah.server.after.routes import ROUTES as AFTER_ROUTES
from howdah.server.http.calls import Call, Requester, Route
from howdah.server.http.routes import guests, lessons, seats, tables, tracks
from howdah.server.ops.timing import MachineTime
from howdah.server.page.importing import ImportRecord, export_record, import_record
from howdah.server.page.pool import Ask, PagePool
from howdah.server.page.store import upkeep
from howdah.server.page.store.rows import Operation, Rows
from howdah.server.page.store.store import Keep, Store
from howdah.server.protocol.from_server import TableInfo
from howdah.server.protocol.resources import Failure, Reach
from howdah.server.reach.base import Base
from howdah.server.refusals import refuse
from howdah.server.settings import Limits, Settings, scaled
from howdah.server.sockets.registry import Registry
from howdah.server.sockets.session import Session
from howdah.server.store.owners import SoleOwner
from howdah.server.tables.identity import Keys, new_guest
from howdah.server.tables.worker import Worker
from howdah.server.wire.encoding import encoder, reason_of

NETWORK: Final = "page"
SETTINGS: Final = Settings(limits=scaled(Limits(), 1_000.0))
STATUS: Final = {"no-such-table": 404, "not-found": 404, "malformed": 400}
REFUSED: Final = 409


async def reach(call: Call) -> Reach:
    """Nobody but this browser can open what is here."""
    return Reach(call.base.address, "machine", False)


ROUTES: Final = [
    # Before the server's own of the same address.
    Route("GET", "/api/tables/{table}/record", export_record, None, text=True),
    *guests.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *tracks.ROUTES,
    *lessons.ROUTES,
    *(route for route in AFTER_ROUTES if not route.media),
    Route("GET", "/api/reach", reach, Reach),
    Route("POST", "/api/records", import_record, TableInfo, ImportRecord),
]


class Line:
    """One socket of the client: in the place of a WebSocket."""

    network = NETWORK

    def __init__(self, tell: Callable[[str], None], closed: Callable[[], None]) -> None:
        self.ready = True
        self.tell = tell
        self.closed = closed
        self.session: Session | None = None

    def write(self, data: bytes) -> None:
        for text in texts_of(data):
            self.tell(text)

    def close(self, code: int) -> None:
        del code
        self.closed()

    def handled(self, payload: bytes) -> None:
        """A message has been dealt with: nothing here waits for it."""


class Host:
    """Everything of one page. `keep` keeps rows, `ask` and `ask_aside` let bots work."""

    def __init__(
        self,
        kept: Iterable[Operation],
        keep: Keep,
        ask: Ask,
        ask_aside: Ask,
        settings: Settings = SETTINGS,
    ) -> None:
        self.store = Store(Rows(kept), keep)
        self.time = MachineTime()
        self.ask, self.ask_aside = ask, ask_aside
        self.settings = settings
        self.lines: dict[str, Line] = {}
        self.guest = ""
        self.worker: Worker | None = None
        self.chores: asyncio.Task[None] | None = None
        self.routes = [(route, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path))) for route in ROUTES]

    async def open(self) -> None:
        """Be ready for requests."""
        registry = Registry(self.settings.limits, (), self.time)
        keys = Keys(await self.store.change(upkeep.secret))
        self.guest = await self.store.change(own_guest)
        store: Any = self.store
        self.worker = Worker(self.settings, store, keys, SoleOwner(store), registry, self.time, random.SystemRandom())
        self.worker.bots.pool, self.worker.background.pool = PagePool(self.ask), PagePool(self.ask_aside)
        self.worker.bots.warm = True
        self.chores = asyncio.create_task(self.sweep(self.worker, registry))

    async def sweep(self, worker: Worker, registry: Registry) -> None:
        while True:
            registry.sweep()
            with suppress(Refusal):
                await worker.sweep()
            await asyncio.sleep(self.settings.sweep)

    async def close(self) -> None:
        if self.chores is not None:
            self.chores.cancel()
        if self.worker is not None:
            await self.worker.close()

    def running(self) -> Worker:
        assert self.worker is not None
        return self.worker

    # What is asked over HTTP elsewhere.

    async def request(self, method: str, path: str, body: str) -> tuple[int, str]:
        """The status and the text of an answer."""
        try:
            return await self.answer(method, path, body)
        except Refusal as refusal:
            code = refusal.reason.code
            return STATUS.get(code, REFUSED), encoder.encode(Failure(reason_of(refusal.reason))).decode()
        except Exception as error:  # a mistake of ours: say so, without its text
            self.running().complain("request-failed", error, path=path.partition("?")[0])
            return 500, encoder.encode(Failure(reason_of(Reason("internal")))).decode()

    async def answer(self, method: str, path: str, body: str) -> tuple[int, str]:
        path, _, query = path.partition("?")
        route, found = self.route(method, path)
        nowhere: Any = None  # nobody finds a page
        call = Call(
            self.running(),
            Requester(self.guest, NETWORK, True),
            nowhere,
            Base("", "machine"),
            {name: unquote(value) for name, value in found.items()},
            dict(parse_qsl(query)),
        )
        made = await (route.handler(call) if route.body is None else route.handler(call, read_body(body, route.body)))
        return route.status, made if route.text else encoder.encode(made).decode()

    def route(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        for route, pattern in self.routes:
            found = pattern.fullmatch(path)
            if found is not None and route.method == method:
                return route, found.groupdict()
        raise refuse("not-found")

    # The sockets of tables.

    async def connect(self, name: str, table: str, tell: Callable[[str], None], closed: Callable[[], None]) -> None:
        """The client opens a socket; `closed` is called where there is nothing to talk to, and when it ends."""
        line = Line(tell, closed)
        self.lines[name] = line
        try:
            found = await self.running().table(table)
        except Refusal:
            self.lines.pop(name, None)
            closed()
            return
        socket: Any = line
        line.session = Session(self.running(), found, self.guest, socket, NETWORK)

    def receive(self, name: str, text: str) -> None:
        """The client says something."""
        line = self.lines.get(name)
        if line is not None and line.session is not None:
            line.session.received(text.encode())

    def disconnect(self, name: str) -> None:
        """The client has closed a socket."""
        line = self.lines.pop(name, None)
        if line is not None and line.session is not None:
            line.session.lost()


def own_guest(draft: Any) -> str:
    """The one guest of this browser, made once."""
    known = draft.rows.get("fact", "guest")
    if known is None:
        known = new_guest()
        draft.put("fact", "guest", value=known)
    return str(known)


def read_body(body: str, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise refuse("malformed", message=str(error)[:200]) from None


def texts_of(data: bytes) -> Iterable[str]:
    """The messages in a run of frames, as `wire.frames` writes them."""
    place = 0
    while place < len(data):
        size, place = data[place + 1], place + 2
        if size >= SHORT_SIZE:
            wide = 2 if size == SHORT_SIZE else 8
            size, place = int.from_bytes(data[place : place + wide], "big"), place + wide
        yield data[place : place + size].decode()
        place += size


SHORT_SIZE: Final = 126
