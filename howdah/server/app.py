"""The application: opens what it needs, lets every request and every socket through the same checks, and sweeps."""

import asyncio
import random
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

from websockets.http11 import Request as Handshake

from howdah.engine.errors import HowdahError, Refusal
from howdah.server.http.addresses import origin_of
from howdah.server.http.answers import status_of
from howdah.server.http.headers import SAFE, SAFE_EMBED, SAFE_SITE
from howdah.server.http.identity import guest_of
from howdah.server.http.pages import EMBED, SITE
from howdah.server.http.requests import Requests
from howdah.server.opening import open_worker, spare_collector
from howdah.server.ops import logs
from howdah.server.ops.admin_requests import follow_requests
from howdah.server.ops.garbage import Garbage
from howdah.server.ops.housekeeping import EVERY, tidy
from howdah.server.ops.limits import is_own_origin, network_of
from howdah.server.ops.timing import MachineTime, Time
from howdah.server.reach.links import Reach
from howdah.server.reach.listener import Listener
from howdah.server.settings import Settings
from howdah.server.sockets.protocol import Opened, WebSocket
from howdah.server.sockets.registry import UNKNOWN, Peer, Registry
from howdah.server.sockets.session import Session
from howdah.server.tables.identity import is_id, new_guest
from howdah.server.tables.worker import Worker

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class App:
    """An ASGI application for HTTP, and what `sockets.protocol` opens WebSockets for. `worker` is there while it
    runs."""

    def __init__(self, settings: Settings, time: Time | None = None, luck: random.Random | None = None) -> None:
        self.settings = settings
        self.time = time or MachineTime()
        self.luck = luck or random.SystemRandom()
        self.registry = Registry(settings.limits, settings.proxies, self.time)
        self.worker: Worker | None = None
        self.stopping = False
        self.listener = Listener(self)
        self.reach = Reach(settings, self.listener)
        self.requests = Requests(self)
        self.pages = self.requests.application()

    async def live(self, receive: Receive, send: Send) -> None:
        """Open the database, drive what was running, and end when the server stops."""
        await receive()
        try:
            worker = self.worker = await open_worker(self.settings, self.registry, self.time, self.luck)
        except HowdahError as error:
            await send({"type": "lifespan.startup.failed", "message": f"howdah: {error}"})
            return
        spare_collector()
        assert worker.notice_sender is not None
        worker.notice_sender.renewed = self.reach.renewed
        lasting = self.sweep(worker), self.watch(worker), worker.notice_sender.run(self.settings.sweep)
        chores = [asyncio.create_task(chore) for chore in lasting]
        logs.note("open", database=worker.store.engine.dialect.name)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.stopping = True
        for chore in chores:
            chore.cancel()
            with suppress(asyncio.CancelledError):
                await chore
        await self.listener.close()
        await worker.close()
        await worker.store.close()
        logs.note("closed")
        await send({"type": "lifespan.shutdown.complete"})

    async def watch(self, worker: Worker) -> None:
        """Let silent connections end; also while the storage is away, for which `sweep` waits."""
        garbage = Garbage(self.time)
        while True:
            try:
                self.registry.sweep()
                garbage.collect_if_due(self.registry.ended)
            except Exception as error:  # the next one may do better
                worker.complain("watch-failed", error)
            await asyncio.sleep(self.settings.sweep)

    async def sweep(self, worker: Worker) -> None:
        """What is looked after all the time: tables without an owner, old tables."""
        tidied = -EVERY
        while True:
            try:
                await worker.sweep()
                if await follow_requests(worker):
                    self.turn_away(worker)
                await worker.store.tidy()
                if self.time.steady() - tidied > EVERY:
                    tidied = self.time.steady()
                    await tidy(worker)
            except Refusal as refusal:
                logs.note("sweep-refused", error=refusal.reason.code)
            except Exception as error:  # the next sweep may do better
                worker.complain("sweep-failed", error)
            await asyncio.sleep(self.settings.sweep)

    def turn_away(self, worker: Worker) -> None:
        """Close the sockets of those who have been banned since they came."""
        for socket in list(self.registry.connections):
            session = socket.receiver if isinstance(socket, WebSocket) else None
            if isinstance(session, Session) and worker.bans.forbid(session.address, session.connection.guest):
                session.connection.close("banned")

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.live(receive, send)
            return
        client = scope.get("client")
        peer = Peer(client[0], client[1]) if client else UNKNOWN
        self.registry.begin_request(peer)
        try:
            await self.pages(scope, receive, self.safely(scope, send))
        finally:
            self.registry.end_request(peer)

    def safely(self, scope: Message, send: Send) -> Send:
        """Adds the headers that every answer carries."""
        safe = SAFE_SITE if self.settings.site and scope["path"].startswith(SITE) else SAFE
        if scope["path"].startswith(EMBED):
            safe = SAFE_EMBED

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *safe]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        return sent

    async def open_socket(self, request: Handshake, socket: WebSocket) -> Opened:
        """Let a client in at `/api/tables/ID/socket`."""
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        parts = request.path.partition("?")[0].split("/")
        table = parts[3] if len(parts) == 5 and parts[1:3] == ["api", "tables"] and parts[4] == "socket" else ""
        own = is_own_origin(headers.get("origin"), headers.get("host"), self.settings.public)
        worker = self.worker
        if worker is None or self.stopping or not own or not is_id(table):
            return Opened(None, 403)
        address = origin_of(socket.peer.host, "http", headers, self.settings.proxies).address
        guest = guest_of(headers.get("cookie", ""), worker.keys)
        room = self.registry.move(socket, network_of(address))
        if not room or not self.registry.may_shake_hands(address, guest is not None):
            return Opened(None, 429)
        try:
            found = await worker.table(table)
        except Refusal as refusal:
            return Opened(None, status_of(refusal.reason))
        if worker.bans.forbid(address, guest):  # asked last: nothing may come between this and the open socket
            return Opened(None, 403)
        if guest is not None:
            worker.visits.note(guest)
        return Opened(Session(worker, found, guest or new_guest(), socket, address))
