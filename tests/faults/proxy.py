"""A wire between the server and its database that can be cut. It has a thread of its own, to be as quick as a wire."""

import asyncio
import socket
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from typing import Any

from tests.faults.cluster import Cluster
from tests.server.harness import PATIENCE, lasting_port

CHUNK = 65_536
RESET = struct.pack("ii", 1, 0)
"""SO_LINGER so that closing sends RST instead of FIN."""


class Mode(Enum):
    OPEN = "passes everything on"
    REFUSING = "refuses connections, and has reset all there were"
    DEAF = "passes nothing on, and says nothing"
    TREACHEROUS = "passes a request on, and then resets the connection instead of bringing the answer"


class Proxy:
    """A TCP proxy to one PostgreSQL."""

    def __init__(self, cluster: Cluster) -> None:
        self.target = cluster.host, cluster.port
        self.port = lasting_port()
        self.address = f"postgresql://howdah@127.0.0.1:{self.port}/postgres"
        self.mode = Mode.OPEN
        self.pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self.listener: asyncio.Server | None = None
        self.loop = asyncio.new_event_loop()
        self.turned = asyncio.Event()
        self.thread = threading.Thread(target=self._live, name="proxy", daemon=True)
        self.thread.start()
        self._call(self._listen())

    def turn(self, mode: Mode) -> None:
        """From now on behave so."""
        self._call(self._turn(mode))

    def cut(self) -> None:
        """Reset all connections; others may be opened at once."""
        self._call(self._cut())

    def close(self) -> None:
        self._call(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    def _live(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_forever()

    def _call(self, work: Any) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def _listen(self) -> None:
        self.listener = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    async def _turn(self, mode: Mode) -> None:
        before, self.mode = self.mode, mode
        self.turned.set()
        self.turned = asyncio.Event()
        if mode is Mode.REFUSING:
            assert self.listener is not None
            self.listener.close()
            await self._cut()
        elif before is Mode.REFUSING:
            await self._listen()

    async def _cut(self) -> None:
        for near, far in list(self.pairs):
            reset(near)
            reset(far)

    async def _close(self) -> None:
        if self.listener is not None:
            self.listener.close()
        self.mode = Mode.OPEN
        self.turned.set()
        await self._cut()
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}), return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        try:
            back, far = await asyncio.open_connection(*self.target)
        except OSError:
            reset(near)
            return
        pair = near, far
        self.pairs.add(pair)
        try:
            await asyncio.gather(
                self._pump(reader, far, lambda: self._betray(pair)), self._pump(back, near, lambda: False)
            )
        finally:
            self.pairs.discard(pair)
            near.close()
            far.close()

    def _betray(self, pair: tuple[asyncio.StreamWriter, asyncio.StreamWriter]) -> bool:
        """After a request was passed on: reset the way back, if this is the time for it."""
        if self.mode is not Mode.TREACHEROUS:
            return False
        reset(pair[0])
        return True

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, passed: Callable[[], bool]) -> None:
        with suppress(OSError):
            while data := await source.read(CHUNK):
                while self.mode is Mode.DEAF:
                    await self.turned.wait()
                sink.write(data)
                await sink.drain()
                if passed():
                    return
        with suppress(OSError):
            sink.close()


def reset(writer: asyncio.StreamWriter) -> None:
    found = writer.get_extra_info("socket")
    if found is not None:
        with suppress(OSError):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    writer.transport.abort()
