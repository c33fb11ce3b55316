"""One open socket: its own bounded queue, so that a slow reader holds up nobody but itself."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from howdah.server.messages import Bye, Tell
from howdah.server.telling import Listener, encode

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Resync = Callable[["Connection"], Awaitable[None]]


class Connection:
    """Whoever sits behind a socket."""

    def __init__(self, guest: str, send: Send, limit: int, resync: Resync) -> None:
        self.guest = guest
        self.receivers: list[int] = []
        """Whose updates come here: seats from 0, or `SPECTATOR`; none before `hello`."""
        self.positions = False
        self.behind = False
        """Updates were dropped: the present moment is owed."""
        self.resynced = 0
        self._send = send
        self._limit = limit
        self._resync = resync
        self._queue: deque[tuple[str, bool]] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closing = False

    def listeners(self) -> list[Listener]:
        return [(receiver, self.positions) for receiver in self.receivers]

    def tell(self, text: str, update: bool = False) -> None:
        """Queue a message. Updates are dropped when too many wait: the present moment replaces them."""
        if self._closing or (update and self.behind):
            return
        if len(self._queue) >= self._limit:
            self._queue = deque(item for item in self._queue if not item[1])
            self.behind = True
            if len(self._queue) >= self._limit:
                self._queue.clear()
                self.close("slow")
                return
            if update:
                return
        self._queue.append((text, update))
        self._stir()

    def answer(self, message: Tell) -> None:
        self.tell(encode(message))

    def close(self, code: str, after: int = 0) -> None:
        """Say why, then close when all before it was sent."""
        if not self._closing:
            self._queue.append((encode(Bye(code, after)), False))
            self._closing = True
            self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def run(self) -> None:
        """Send what is queued, until the socket is closed."""
        loop = asyncio.get_running_loop()
        while True:
            while self._queue:
                text, _ = self._queue.popleft()
                await self._send({"type": "websocket.send", "text": text})
            if self._closing:
                await self._send({"type": "websocket.close", "code": 1000})
                return
            if self.behind:
                self.resynced += 1
                await self._resync(self)
                continue
            self._wake = loop.create_future()
            await self._wake
            self._wake = None
