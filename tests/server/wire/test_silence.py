"""Connections on which nothing moves end. Whoever waits for the server, or was not heard by it, is not silent."""

import asyncio
import gc
import threading
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from howdah.server.ops.garbage import FEWEST, PAUSE, Garbage
from howdah.server.ops.timing import ManualTime
from howdah.server.sockets.protocol import HEAD_SECONDS, REQUEST_SECONDS, WebSocket
from howdah.server.sockets.registry import MOST_STEP, Peer
from tests.server.harness import PATIENCE, Guest, Running, serving, settings_for
from tests.server.wire.test_wire import PING, Raw, frame, upgraded

HELLO = frame(b'{"type":"hello","version":1}')
HALF, REST = b"GET /healthz HTTP/1.1\r\n", b"Host: x\r\n\r\n"


@asynccontextmanager
async def watched(sqlite: str, **changes: float) -> AsyncIterator[tuple[Running, Guest, str]]:
    """A server that looks at its connections only when a test says so, and a table."""
    settings = settings_for(sqlite, sweep=PATIENCE, **changes)
    async with serving(settings, ManualTime()) as server, server.guest("Ana") as ana:
        yield server, ana, await ana.table("raj", "me", "screen", start=True)


def look(server: Running, seconds: float, at_once: bool = False) -> None:
    """Let time pass: the server looks every second, or once at the end."""
    time = server.app.time
    assert isinstance(time, ManualTime)
    for _ in range(1 if at_once else round(seconds)):
        time.move_to(time.steady() + (seconds if at_once else 1.0))
        server.app.registry.sweep()


@asynccontextmanager
async def connected(server: Running, said: bytes = b"") -> AsyncIterator[Raw]:
    """A connection on which so much was said, and read by the server."""
    host, port = server.base.removeprefix("http://").split(":")
    before = set(server.app.registry.connections)
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    async with asyncio.timeout(PATIENCE):
        while not any(getattr(one, "head", None) == said for one in set(server.app.registry.connections) - before):
            await asyncio.sleep(0.005)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


async def ended(*sockets: Raw) -> None:
    """Wait until the server has closed them."""
    async with asyncio.timeout(PATIENCE):
        for socket in sockets:
            assert await socket.reader.read() == b""


async def test_connections_that_say_nothing_end(sqlite: str) -> None:
    async with (
        watched(sqlite) as (server, ana, table),
        connected(server) as silent,
        connected(server, HALF) as half,
        upgraded(ana, table) as mute,
    ):
        look(server, HEAD_SECONDS - 1)
        assert [one.is_gone() for one in server.app.registry.connections].count(False) == 3, (
            "an idle HTTP one has ended"
        )
        before = server.app.registry.silent
        look(server, 3)
        await ended(silent, half, mute)
        assert server.app.registry.silent == before + 3


async def test_pings_are_no_hello(sqlite: str) -> None:
    async with watched(sqlite) as (server, ana, table), upgraded(ana, table) as socket:
        for _ in range(4):
            await socket.send(frame(b"", PING))
            assert (await socket.frame())[0] != PING
            look(server, HEAD_SECONDS / 3)
        await ended(socket)


async def test_a_server_that_stood_still_blames_nobody(sqlite: str) -> None:
    """The whole machine was frozen for an hour: what people sent meanwhile was not read, or not even sent."""
    async with (
        watched(sqlite) as (server, ana, table),
        connected(server, HALF) as half,
        upgraded(ana, table) as mute,
    ):
        look(server, 3600, at_once=True)
        await mute.send(HELLO)
        half.writer.write(REST)
        async with asyncio.timeout(PATIENCE):
            assert b'"welcome"' in (await mute.frame())[1]
            assert b" 200 " in await half.reader.readline()
        assert server.app.registry.silent == 0


async def test_whoever_waits_for_us_is_not_silent(sqlite: str) -> None:
    """A `hello` that the server has not answered yet."""
    async with watched(sqlite) as (server, ana, table), upgraded(ana, table) as socket:
        async with server.worker.tables[table].locked.lock:
            await socket.send(HELLO)
            async with asyncio.timeout(PATIENCE):
                while not any(isinstance(one, WebSocket) and heard(one) for one in server.app.registry.connections):
                    await asyncio.sleep(0.005)
            look(server, HEAD_SECONDS + 3)
        async with asyncio.timeout(PATIENCE):
            while (found := await socket.frame())[0] == PING:
                pass
            assert b'"welcome"' in found[1]


def heard(socket: WebSocket) -> bool:
    return socket.receiver is not None and socket.receiver.greeted()


async def test_silent_connections_end_while_the_storage_is_away(sqlite: str) -> None:
    """What else is looked after waits for the storage then."""
    back = threading.Event()
    settings = settings_for(sqlite, sweep=0.01)
    time = ManualTime()
    async with serving(settings, time) as server:
        store = server.worker.store
        stuck = [asyncio.ensure_future(store.read(lambda _: back.wait(PATIENCE))) for _ in range(2)]
        try:
            async with connected(server) as silent, asyncio.timeout(PATIENCE):
                while not silent.reader.at_eof():
                    time.move_to(time.steady() + 1.0)
                    await asyncio.sleep(0.02)
        finally:
            back.set()
            await asyncio.gather(*stuck)


async def test_a_table_in_somebodys_hands_stays_in_memory(sqlite: str) -> None:
    async with watched(sqlite, idle=10.0) as (server, ana, table):
        worker = server.worker
        for _ in range(4):
            look(server, 8)
            await ana.get(f"/api/tables/{table}")
            await worker.sweep()
            assert table in worker.tables
        async with worker.tables[table].locked:
            look(server, REQUEST_SECONDS)
            await worker.sweep()
        await worker.sweep()
        assert table in worker.tables
        look(server, 11 + round(MOST_STEP))
        await worker.sweep()
        assert table not in worker.tables


async def test_a_table_that_was_just_asked_for_outlasts_the_next_look(sqlite: str) -> None:
    """However short tables are kept, and however long the machine stood still: whoever asked is still on their way."""
    async with watched(sqlite, idle=0.5) as (server, ana, table):
        worker = server.worker
        await ana.get(f"/api/tables/{table}")
        look(server, 60, at_once=True)
        await worker.sweep()
        assert table in worker.tables
        somebody = Peer("127.0.0.9", 9)
        server.app.registry.begin_request(somebody)
        await worker.table(table)
        look(server, 60)
        await worker.sweep()
        assert table in worker.tables, "a request that asked for it is not answered yet"
        server.app.registry.end_request(somebody)
        await worker.sweep()
        assert table not in worker.tables


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.own = self


def test_what_ended_connections_leave_behind_is_collected_when_there_is_enough_of_it() -> None:
    time = ManualTime()
    garbage = Garbage(time)
    for round_ in (1, 2):
        knot = Knot()
        gc.collect()  # it lies among the oldest objects now
        left = weakref.ref(knot)
        del knot
        garbage.collect_if_due(round_ * FEWEST - 1)
        assert left() is not None
        garbage.collect_if_due(round_ * FEWEST)
        assert left() is None


def test_a_look_at_everything_is_followed_by_a_long_rest() -> None:
    class Slow(ManualTime):
        """Every question takes a tenth of a second."""

        def steady(self) -> float:
            self.moment += 0.1
            return self.moment

    time = Slow()
    garbage = Garbage(time)
    garbage.collect_if_due(FEWEST)
    rest = garbage.next - time.moment
    assert rest == pytest.approx(PAUSE * 0.1)
    garbage.collect_if_due(2 * FEWEST)
    assert garbage.ended == FEWEST, "not yet"
    time.moment += rest
    garbage.collect_if_due(2 * FEWEST)
    assert garbage.ended == 2 * FEWEST
