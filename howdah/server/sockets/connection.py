"""One open socket as its table sees it: who is behind it, whose updates come here, and its send queue (backpressure).

A message is written at once while the other end keeps up, and waits here otherwise. When too many bytes wait, updates
are dropped: the current update replaces them as soon as the reader is back.
"""

from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from howdah.engine.contract import SPECTATOR
from howdah.server.ops.limits import Budget
from howdah.server.playing.moments import Listener
from howdah.server.protocol.from_server import Bye, ServerMessage
from howdah.server.wire.encoding import encode
from howdah.server.wire.frames import NORMAL

RETRY_SECONDS: Final = 2
"""After which a client should come back to a server that stops, or that has lost its storage."""


class Outlet(Protocol):
    """What a connection writes to: a socket."""

    ready: bool
    """Whether the other end keeps up."""

    def write(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Waiting(NamedTuple):
    """A frame in the send queue."""

    data: bytes
    update: bool
    """May be dropped: the current update replaces it."""


class Connection:
    """Whoever sits behind a socket."""

    __slots__ = (
        "_behind",
        "_held",
        "_network",
        "_outlet",
        "_queue",
        "_resync",
        "chosen",
        "closing",
        "guest",
        "listeners",
        "positions",
        "receivers",
        "shown",
        "watches",
    )

    def __init__(
        self, guest: str, outlet: Outlet, most_bytes: int, network: Budget, resync: Callable[[], None]
    ) -> None:
        self.guest = guest
        self.receivers: list[int] = []
        """Whose updates come here: seats from 0, or `SPECTATOR`; none before `hello`."""
        self.watches = False
        """Has no seat here."""
        self.chosen = SPECTATOR
        """What a spectator looks at: the table, or a seat that lets spectators see its view."""
        self.positions = False
        self.listeners: list[Listener] = []
        """What this socket is told, as `Audience.place` has found it out."""
        self.shown = 0
        """A digest of the last `table` that was told."""
        self.closing = False
        self._outlet: Outlet | None = outlet
        self._resync: Callable[[], None] | None = resync
        self._held = Budget(most_bytes)
        self._network = network
        """What all sockets of one network may have waiting together."""
        self._queue: deque[Waiting] = deque()
        self._behind = False
        """Updates were dropped: the current update has to be sent."""

    def tell(self, data: bytes, update: bool = False) -> None:
        """Send a frame, or queue it."""
        outlet = self._outlet
        if outlet is None or self.closing or (update and self._behind):
            return
        if not self._queue and outlet.ready:
            outlet.write(data)
        elif self._hold(data, update):
            return
        else:
            self._drop_updates()
            if not update and not self._hold(data, update):
                self.close("slow")

    def tell_updates(self, data: bytes, reply: bytes = b"") -> None:
        """Send updates, and a reply after them: in one packet where the other end keeps up."""
        outlet = self._outlet
        if outlet is not None and not (self._queue or self.closing or self._behind) and outlet.ready:
            outlet.write(data + reply if reply else data)
            return
        self.tell(data, update=True)
        if reply:
            self.tell(reply)

    def answer(self, message: ServerMessage) -> None:
        self.tell(encode(message))

    def caught_up(self) -> None:
        """The current update is about to be told."""
        self._behind = False

    def drain(self) -> None:
        """The other end reads again: send the queue."""
        outlet = self._outlet
        while outlet is not None and self._queue and outlet.ready:
            first = self._queue.popleft()
            self._let_go(first)
            outlet.write(first.data)
        if self._behind and not self._queue and self._resync is not None:
            self._resync()

    def close(self, code: str, after: int = 0) -> None:
        """Say why, and close."""
        if not self.closing and self._outlet is not None:
            self.closing = True
            self._empty()
            self._outlet.write(encode(Bye(code, after)))
            self._outlet.close(NORMAL)

    def lost(self) -> None:
        """The socket is closed: nothing is kept of it."""
        self.closing = True
        self._empty()
        self._outlet = self._resync = None

    def _hold(self, data: bytes, update: bool) -> bool:
        """Queue a frame; whether there was room for it."""
        if not self._held.reserve(len(data)):
            return False
        if not self._network.reserve(len(data)):
            self._held.release(len(data))
            return False
        self._queue.append(Waiting(data, update))
        return True

    def _let_go(self, waiting: Waiting) -> None:
        self._held.release(len(waiting.data))
        self._network.release(len(waiting.data))

    def _drop_updates(self) -> None:
        self._behind = True
        kept: deque[Waiting] = deque()
        for waiting in self._queue:
            if waiting.update:
                self._let_go(waiting)
            else:
                kept.append(waiting)
        self._queue = kept

    def _empty(self) -> None:
        while self._queue:
            self._let_go(self._queue.popleft())
