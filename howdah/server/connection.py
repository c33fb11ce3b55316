"""One open socket: its own bounded queue, so that a slow reader holds up nobody but itself.

A message is written at once while the other end keeps up, and waits here otherwise. When too much waits, updates are
dropped: the present moment replaces them as soon as the reader is back.
"""

from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from howdah.engine.contract import SPECTATOR
from howdah.server.messages import Bye, Tell
from howdah.server.playing.telling import Listener, encode

RETRY_SECONDS: Final = 2
"""After which a client of a server that stops should come back."""


class Outlet(Protocol):
    """What a connection writes to."""

    ready: bool
    on_ready: Callable[[], None] | None
    on_shutdown: Callable[[], None] | None

    def write(self, data: bytes) -> None: ...


class Connection:
    """Whoever sits behind a socket."""

    def __init__(
        self, guest: str, wire: Outlet, limit: int, resync: Callable[[], None], hang_up: Callable[[], None]
    ) -> None:
        self.guest = guest
        self.receivers: list[int] = []
        """Whose updates come here: seats from 0, or `SPECTATOR`; none before `hello`."""
        self.watches = False
        """Has no seat here."""
        self.chosen = SPECTATOR
        """What a watcher looks at: the table, or a seat that lets watchers look over its shoulder."""
        self.positions = False
        self.shown = 0
        """A digest of the last `table` that was told."""
        self.behind = False
        """Updates were dropped: the present moment is owed."""
        self.closing = False
        self._wire = wire
        self._limit = limit
        self._resync = resync
        self._hang_up = hang_up
        self._queue: deque[tuple[bytes, bool]] = deque()
        wire.on_ready = self.drain
        wire.on_shutdown = lambda: self.close("shutdown", RETRY_SECONDS)

    def listeners(self) -> list[Listener]:
        return [(receiver, self.positions, self.watches) for receiver in self.receivers]

    def tell(self, data: bytes, update: bool = False) -> None:
        """Send a frame, or let it wait its turn."""
        if self.closing or (update and self.behind):
            return
        if not self._queue and self._wire.ready:
            self._wire.write(data)
            return
        if len(self._queue) >= self._limit:
            self._queue = deque(item for item in self._queue if not item[1])
            self.behind = True
            if len(self._queue) >= self._limit:
                self.close("slow")
                return
            if update:
                return
        self._queue.append((data, update))

    def tell_updates(self, frames: list[bytes], reply: bytes = b"") -> None:
        """Send updates, and a reply after them: in one packet where the other end keeps up."""
        if not (self._queue or self.closing or self.behind) and self._wire.ready:
            self._wire.write(frames[0] + reply if len(frames) == 1 else b"".join(frames) + reply)
            return
        for data in frames:
            self.tell(data, update=True)
        if reply:
            self.tell(reply)

    def answer(self, message: Tell) -> None:
        self.tell(encode(message))

    def drain(self) -> None:
        """The other end has caught up: write what waits."""
        while self._queue and self._wire.ready:
            self._wire.write(self._queue.popleft()[0])
        if self.behind and not self._queue:
            self._resync()

    def close(self, code: str, after: int = 0) -> None:
        """Say why, and close."""
        if not self.closing:
            self.closing = True
            self._queue.clear()
            self._wire.write(encode(Bye(code, after)))
            self._hang_up()
