"""uvicorn's WebSocket protocol with a straight way out: a frame is made once and written to many sockets at once.

Going through ASGI, every message to every socket wakes a task and builds its frame anew; that took half of the time
of an action (see docs/decisions). Reading, handshake, pings and closing are uvicorn's own.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from howdah.server.playing.frames import SHORT, TEXT

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION: Final = "howdah.wire"
MASKED: Final = 0x80
SHORT_HEAD: Final = 6
"""Bytes before the payload of a client's short message: two, and the four of its mask."""
MOST_UNREAD: Final = 32


class Inbox:
    """What a socket has sent and nobody has taken yet: what uvicorn calls of `asyncio.Queue`, in far fewer steps, since
    there is only one who takes."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[Any] = deque()
        self.taker: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        taker, self.taker = self.taker, None
        if taker is not None and not taker.done():
            taker.set_result(None)

    async def get(self) -> Any:
        while not self.events:
            self.taker = self.loop.create_future()
            await self.taker
        return self.events.popleft()

    def empty(self) -> bool:
        return not self.events

    def qsize(self) -> int:
        return len(self.events)


class Wire(WebSocketsSansIOProtocol):
    """One socket. The application finds it in the scope's extensions."""

    ready = True
    """Whether the other end keeps up."""

    on_ready: Callable[[], None] | None = None
    """Called when the other end has read enough for more to be written."""

    on_shutdown: Callable[[], None] | None = None
    """Called before the server closes the socket because it stops."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    def shutdown(self) -> None:
        if self.on_shutdown is not None:
            self.on_shutdown()
        super().shutdown()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes is one short text message in one packet: that needs no parser that can do everything.

        Whatever is not exactly that (pieces of messages, control frames, wrong or large ones) goes to the library's.
        """
        if (
            len(data) > SHORT_HEAD
            and data[0] == TEXT
            and len(data) == SHORT_HEAD + (data[1] ^ MASKED)
            and (data[1] ^ MASKED) < SHORT
            and self.handshake_complete
            and not self.close_sent
            and self.conn.state is State.OPEN
            and self.conn.current_size is None
            and not self.conn.reader.buffer
        ):
            self.hand_on(apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD]))
        else:
            super().data_received(data)

    def write(self, data: bytes) -> None:
        """Send a frame now, or put it into the transport's buffer."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(data)

    def abort(self) -> None:
        """Close without waiting for anything."""
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.ready = True
        if self.on_ready is not None:
            self.on_ready()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on as bytes; stop reading only from those who send faster than they are answered."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.hand_on(bytes(data))

    def hand_on(self, data: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
