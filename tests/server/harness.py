"""A server in this process, and guests who talk to it over real sockets."""

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
import websockets

from howdah.server.app import App
from howdah.server.ops.timing import ManualTime, Time
from howdah.server.serving import uvicorn_settings
from howdah.server.settings import Limits, Settings
from howdah.server.tables.worker import Worker
from tests.patience import PATIENCE as PATIENCE

T = TypeVar("T")
TOYS = str(Path(__file__).parent / "toys.py")
OPEN_LIMITS = msgspec.convert(
    {
        name: 1e6 if name.endswith("_rate") else 100_000
        for name in Limits.__struct_fields__
        if name.endswith(("_burst", "_rate")) and not name.startswith(("chat", "hint", "trial"))
    }
    | {"chat_burst": 100},
    Limits,
)
"""No limits in the way."""
OWN_PINGS = 1_000_000_000
"""Requests from this number on are the harness's own."""


def settings_for(database: Path | str, **changes: Any) -> Settings:
    """Settings of a test: quick bots, no limits in the way."""
    usual: dict[str, Any] = {
        "turn": 0.0,
        "bot_seconds": PATIENCE,
        "background_niceness": 0,
        "limits": OPEN_LIMITS,
    }
    return Settings(database=str(database), plugins=(TOYS,), **{**usual, **changes})


def run(part: Coroutine[Any, Any, T], seconds: float = 3 * PATIENCE) -> T:
    """Run the part of a test that is async, where the rest is not; with a bound on its length."""

    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await part

    return asyncio.run(bounded())


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
        self.players: list[Player] = []
        """The open sockets."""

    @property
    def worker(self) -> Worker:
        assert self.app.worker is not None
        return self.app.worker

    @asynccontextmanager
    async def guest(self, name: str = "") -> AsyncIterator["Guest"]:
        async with httpx.AsyncClient(base_url=self.base, headers={"X-Howdah": "1"}, timeout=PATIENCE) as http:
            guest = Guest(self, http)
            await guest.get("/api/me")
            if name:
                await guest.post("/api/me", {"name": name})
            yield guest

    async def settle(self) -> None:
        """Wait until nothing moves any more unless time does, and everybody has heard all that they were told."""
        quiet = 0
        while quiet < 5:
            await asyncio.sleep(0.005)
            await asyncio.gather(*(player.catch_up() for player in self.players))
            locked = any(table.locked.lock.locked() for table in self.worker.tables.values())
            quiet = 0 if self.worker.bots.thinking or locked else quiet + 1

    async def pass_time(self, seconds: float) -> None:
        """Move the time of this server, from one due moment to the next."""
        time = self.app.time
        assert isinstance(time, ManualTime)
        end = time.steady() + seconds
        await self.settle()
        while (due := time.next_moment()) is not None and due <= end:
            time.move_to(due)
            await self.settle()
        time.move_to(end)
        await self.settle()

    async def pass_to_next_moment(self) -> None:
        """Move the time of this server to whatever is due next."""
        time = self.app.time
        assert isinstance(time, ManualTime)
        await self.settle()
        due = time.next_moment()
        assert due is not None, "nothing is due any more"
        await self.pass_time(due - time.steady())


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
        """Open a socket and say hello; when it was answered, whoever comes next comes after this one."""
        async with self.before_hello(table) as player:
            await player.hello(**hello)
            yield player

    @asynccontextmanager
    async def before_hello(self, table: str) -> AsyncIterator["Player"]:
        """Open a socket, and say nothing."""
        address = f"ws{self.server.base.removeprefix('http')}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie}
        async with websockets.connect(
            address, additional_headers=headers, compression=None, open_timeout=PATIENCE, ping_interval=None
        ) as connection:
            player = Player(connection, self.server)
            reader = asyncio.create_task(player.read())
            try:
                yield player
            finally:
                if player in self.server.players:
                    self.server.players.remove(player)
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
        self.caught_up = OWN_PINGS
        """The last of the harness's own pings that was answered."""
        self.closed = False

    async def hello(self, **hello: Any) -> None:
        await self.send(type="hello", version=1, **hello)
        await self.until(lambda: self.came or self.closed, "an answer to hello")
        self.server.players.append(self)

    async def ask_hello(self) -> dict[str, Any]:
        """Say hello where it is refused; the answer."""
        await self.send(type="hello", version=1)
        return await self.has("refused")

    async def read(self) -> None:
        try:
            async for data in self.connection:
                assert isinstance(data, str)
                message = json.loads(data)
                if message.get("id", 0) > OWN_PINGS:
                    self.caught_up = message["id"]
                    self.stirred.set()
                    continue
                self.raw.append((self.server.app.time.steady(), data))
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
        """Wait until something holds that stays so: several messages may come at once. What it looks at may still be
        missing."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(KeyError):
                    if found := holds():
                        return found
                code = self.connection.close_code
                assert not self.closed, f"closed ({code}) while waiting for {what}: {self.came[-2:]}"
                self.stirred.clear()
                await self.stirred.wait()

    async def catch_up(self) -> None:
        """Wait until all has come that the server has told this socket by now."""
        mine = self.caught_up + 1
        with suppress(websockets.ConnectionClosed):
            await self.send(type="ping", id=mine)
            await self.until(lambda: self.caught_up >= mine or self.closed, "the harness's own ping")

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

    async def shown(self, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait until the last news of the table holds: it may come after the updates that it belongs to."""

        def last() -> dict[str, Any] | None:
            found = next((message for message in reversed(self.came) if message["type"] == "table"), None)
            return found if found is not None and holds(found) else None

        found = await self.until(last, "news of the table")
        assert isinstance(found, dict)
        return found

    async def has(self, kind: str) -> dict[str, Any]:
        """The last message of a type."""
        found = await self.until(lambda: next((m for m in reversed(self.came) if m["type"] == kind), None), kind)
        assert isinstance(found, dict)
        return found


async def until(holds: Callable[..., object]) -> None:
    """Wait for what happens in this process."""
    while not holds():
        await asyncio.sleep(0.01)
