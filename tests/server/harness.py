"""A server in this process, and guests who talk to it over real sockets."""

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from howdah.server.app import App
from howdah.server.hall import Hall
from howdah.server.serving import uvicorn_settings
from howdah.server.settings import Limits, Settings
from howdah.server.timing import ManualTime, Time

PATIENCE = 120.0
"""Seconds that a test waits for what must come: far more than it takes, since a busy machine proves nothing."""
TOYS = str(Path(__file__).parent / "toys.py")
OPEN_LIMITS = Limits(
    request_burst=100_000,
    message_burst=100_000,
    table_burst=100_000,
    chat_burst=100,
    message_rate=1e6,
    request_rate=1e6,
)


def settings_for(database: Path | str, **changes: Any) -> Settings:
    """Settings of a test: quick bots, no limits in the way."""
    usual: dict[str, Any] = {
        "bot_delay": (0.0, 0.0),
        "bot_seconds": PATIENCE,
        "window_delay": (0.5, 0.5),
        "limits": OPEN_LIMITS,
    }
    return Settings(database=str(database), plugins=(TOYS,), **{**usual, **changes})


def run(test: Coroutine[Any, Any, None], seconds: float = 3 * PATIENCE) -> None:
    """Run a test's coroutine, with a bound on its length."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await test

    asyncio.run(bounded())


def lasting_port() -> int:
    """A port for a server that is started later, or comes back. Not one of those that connections are given: whoever
    knocks at such a port while nobody listens may be given the port itself, and then the server cannot have it."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Running:
    """A server that runs."""

    def __init__(self, app: App, base: str, server: uvicorn.Server) -> None:
        self.app = app
        self.base = base
        self.server = server

    @property
    def hall(self) -> Hall:
        assert self.app.hall is not None
        return self.app.hall

    @asynccontextmanager
    async def guest(self, name: str = "") -> AsyncIterator["Guest"]:
        async with httpx.AsyncClient(base_url=self.base, headers={"X-Howdah": "1"}, timeout=PATIENCE) as http:
            guest = Guest(self, http)
            await guest.get("/api/me")
            if name:
                await guest.post("/api/me", {"name": name})
            yield guest

    async def settle(self) -> None:
        """Wait until nothing moves any more unless time does."""
        quiet = 0
        while quiet < 5:
            await asyncio.sleep(0.01)
            locked = any(room.lock.locked() for room in self.hall.rooms.values())
            quiet = 0 if self.hall.bots.thinking or locked else quiet + 1

    async def pass_time(self, seconds: float) -> None:
        """Move the time of this server, from one due moment to the next."""
        time = self.app.time
        assert isinstance(time, ManualTime)
        end = time.now() + seconds
        await self.settle()
        while (due := time.next_moment()) is not None and due <= end:
            time.move_to(due)
            await self.settle()
        time.move_to(end)
        await self.settle()


@asynccontextmanager
async def serving(settings: Settings, time: Time | None = None, seed: int = 1) -> AsyncIterator[Running]:
    """A server on a port of its own."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    app = App(settings, time, random.Random(seed))
    server = uvicorn.Server(uvicorn.Config(app, **uvicorn_settings(settings)))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield Running(app, f"http://127.0.0.1:{listener.getsockname()[1]}", server)
    finally:
        server.should_exit = True
        await task
        listener.close()


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Running, http: httpx.AsyncClient) -> None:
        self.server = server
        self.http = http

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    async def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        assert answer.status_code == status or (status is None and answer.is_success), (path, answer.text)
        return answer.json()

    async def table(self, game: str, *kinds: str, **more: Any) -> str:
        """Set a table; `kinds` are the seats."""
        seats = [{"kind": kind} for kind in kinds]
        return str((await self.post("/api/tables", {"game": game, "seats": seats, **more}))["id"])

    async def table_with(self, other: "Guest", game: str, *kinds: str, **more: Any) -> str:
        """Set a table, let another guest take its second seat, and start."""
        table = await self.table(game, *kinds, **more)
        await other.post(f"/api/tables/{table}/sit", {"seat": 2})
        await self.post(f"/api/tables/{table}/start")
        return table

    @asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator["Player"]:
        """Open a socket and say hello."""
        address = f"ws{self.server.base.removeprefix('http')}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie}
        async with websockets.connect(
            address, additional_headers=headers, compression=None, open_timeout=PATIENCE, ping_interval=None
        ) as connection:
            player = Player(connection, self.server)
            reader = asyncio.create_task(player.read())
            await player.send(type="hello", version=1, **hello)
            try:
                yield player
            finally:
                reader.cancel()


class Player:
    """One socket at a table: keeps everything that came, and when."""

    def __init__(self, connection: websockets.ClientConnection, server: Running) -> None:
        self.connection = connection
        self.server = server
        self.came: list[dict[str, Any]] = []
        self.raw: list[tuple[float, str]] = []
        """Every message as it came over the wire, with the server's time."""
        self.updates: dict[int, dict[str, Any]] = {}
        self.stirred = asyncio.Event()
        self.requests = 0
        self.closed = False

    async def read(self) -> None:
        try:
            async for data in self.connection:
                assert isinstance(data, str)
                message = json.loads(data)
                self.raw.append((self.server.app.time.now(), data))
                self.came.append(message)
                if message["type"] == "update":
                    self.updates[message["seat"]] = message
                self.stirred.set()
        except websockets.ConnectionClosed:
            pass
        self.closed = True
        self.stirred.set()

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def until(self, holds: Callable[[], Any], what: str = "") -> Any:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not (found := holds()):
                assert not self.closed, f"closed while waiting for {what}: {self.came[-2:]}"
                self.stirred.clear()
                await self.stirred.wait()
        return found

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request; its answer."""
        self.requests += 1
        mine = self.requests
        await self.send(type=kind, id=mine, **fields)
        found = await self.until(
            lambda: next((m for m in self.came if m.get("id") == mine and m["type"] != "update"), None), kind
        )
        assert isinstance(found, dict)
        return found

    async def act(self, seat: int, *actions: str, decision: int | None = None) -> dict[str, Any]:
        """Act on the last update of a seat."""
        await self.until(lambda: seat in self.updates, "an update")
        number = self.updates[seat]["decision"] if decision is None else decision
        return await self.ask("act", seat=seat, decision=number, actions=list(actions))

    async def asked(self, seat: int) -> dict[str, Any]:
        """Wait until a seat may act; its update."""
        await self.until(lambda: self.updates.get(seat, {}).get("legal"), f"seat {seat} to be asked")
        return self.updates[seat]

    async def has(self, kind: str) -> dict[str, Any]:
        """The last message of a type."""
        found = await self.until(lambda: next((m for m in reversed(self.came) if m["type"] == kind), None), kind)
        assert isinstance(found, dict)
        return found
