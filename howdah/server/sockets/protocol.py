"""Where connections come in, below ASGI: an asyncio protocol that uvicorn is given in place of its own.

`Front` reads the head of the first request. A WebSocket's goes on here, as frames that are written once for many
sockets; everything else is handed to uvicorn's HTTP protocol. What this relies on of uvicorn is little, and checked
when the module is imported: a protocol class is called with `config`, `server_state` and `app_state`, has `shutdown`,
and lists itself in `server_state.connections` (docs/decisions/0022). The handshake is that of websockets' sans-I/O
`ServerProtocol`, which is documented.
"""

import asyncio
import inspect
from abc import ABC, abstractmethod
from typing import Any, Final, NamedTuple, Protocol, cast

from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from howdah.server.ops.limits import network_of
from howdah.server.sockets.registry import UNKNOWN, Peer, Registry
from howdah.server.wire.frames import (
    BINARY,
    CLOSE,
    GOING_AWAY,
    PING,
    PONG,
    TEXT,
    FrameError,
    FrameReader,
    close_frame,
    control_frame,
)

HEAD_END: Final = b"\r\n\r\n"
LARGEST_HEAD: Final = 32_768
HEAD_SECONDS: Final = 30.0
"""For the head of the first request, and for `hello` on a new WebSocket: as long as a bad line may take."""
IDLE_SECONDS: Final = 15.0
"""Between two requests on one HTTP connection."""
REQUEST_SECONDS: Final = 120.0
"""For one request, the reading of its answer included; and for our answer to a handshake."""
PING_SECONDS: Final = 20.0
"""A WebSocket on which nothing came for so long is asked whether it is there, and closed after as long again."""
CLOSE_SECONDS: Final = 5.0
"""For the other end to answer a close frame."""
MOST_UNREAD_BYTES: Final = 65_536
"""Of messages that nobody has taken yet; then reading stops until they are taken."""

for needed in ("config", "server_state", "app_state"):
    assert needed in inspect.signature(H11Protocol.__init__).parameters, f"uvicorn's protocols no longer take {needed}"
assert hasattr(H11Protocol, "shutdown"), "uvicorn's protocols can no longer be told that the server stops"
assert hasattr(ServerState(), "connections"), "uvicorn no longer lists its connections"


class Receiver(Protocol):
    """Whoever a WebSocket is for."""

    def received(self, payload: bytes) -> None: ...

    def writable(self) -> None:
        """The other end reads again."""

    def stopping(self) -> None:
        """The server stops."""

    def lost(self) -> None: ...

    def greeted(self) -> bool:
        """Whether the other end has said hello, or has said something that is not answered yet."""


class Opened(NamedTuple):
    """An answer to a handshake: who takes the messages, or the status that refuses it."""

    receiver: Receiver | None
    status: int = 0


class Application(Protocol):
    """What connections are opened for."""

    registry: Registry

    async def open_socket(self, request: Request, socket: "WebSocket") -> Opened: ...


class Connection(asyncio.Protocol, ABC):
    """What both kinds have in common: a transport, and a place in uvicorn's list."""

    transport: asyncio.Transport

    def __init__(self, application: Application, state: ServerState) -> None:
        self.application = application
        self.registry = application.registry
        self.state = state
        self.network = ""
        self.peer = UNKNOWN
        self.since = self.registry.awake
        """When it was made, or something came last."""

    def is_gone(self) -> bool:
        return self.transport.is_closing()

    @abstractmethod
    def is_late(self, now: float) -> bool:
        """Whether nothing has moved for too long (`registry.Watched`)."""

    def abort(self) -> None:
        self.transport.abort()

    def join_connections(self) -> None:
        self.state.connections.add(self)  # type: ignore[arg-type]

    def leave_connections(self) -> None:
        self.state.connections.discard(self)
        self.registry.remove(self)


class Front(Connection):
    """A connection before its first request: HTTP or WebSocket is not known yet."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config.loaded_app, server_state)
        self.config = config
        self.app_state = app_state
        self.head = b""
        self.http: H11Protocol | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one, though not by its class
        name = transport.get_extra_info("peername")
        self.peer = Peer(name[0], name[1]) if isinstance(name, tuple) else UNKNOWN
        self.network = network_of(self.peer.host)
        self.join_connections()
        if not self.registry.add(self):
            self.abort()

    def data_received(self, data: bytes) -> None:
        self.head += data
        end = self.head.find(HEAD_END)
        if end >= 0 and is_websocket(self.head[:end]):
            WebSocket(self).begin(self.head)
        elif end >= 0 or len(self.head) > LARGEST_HEAD:
            self.hand_to_http()

    def hand_to_http(self) -> None:
        """uvicorn's own protocol takes the connection over; this only checks the idle timeout."""
        self.state.connections.discard(self)
        self.http = H11Protocol(self.config, self.state, self.app_state)
        head, self.head = self.head, b""
        self.registry.served[self.peer] = self.registry.awake
        self.transport.set_protocol(self.http)
        self.http.connection_made(self.transport)
        self.http.data_received(head)

    def is_late(self, now: float) -> bool:
        begun = self.registry.requests.get(self.peer)
        if self.http is None:
            return now - self.since > HEAD_SECONDS
        if begun is not None:
            return now - begun > REQUEST_SECONDS
        return now - self.registry.served.get(self.peer, now) > IDLE_SECONDS

    def is_gone(self) -> bool:
        gone = super().is_gone()
        if gone:
            self.registry.served.pop(self.peer, None)
        return gone

    def connection_lost(self, _error: Exception | None) -> None:
        self.leave_connections()

    def shutdown(self) -> None:
        self.abort()


def is_websocket(head: bytes) -> bool:
    """Whether the head of a request asks for a WebSocket."""
    return any(
        name.strip().lower() == b"upgrade" and value.strip().lower() == b"websocket"
        for name, _, value in (line.partition(b":") for line in head.split(b"\r\n")[1:])
    )


class WebSocket(Connection):
    """One WebSocket. Messages go to its receiver, in order; frames that are written here are on their way at once."""

    def __init__(self, front: Front) -> None:
        super().__init__(front.application, front.state)
        self.transport, self.network, self.peer = front.transport, front.network, front.peer
        self.ready = True
        """Whether the other end keeps up."""
        self.receiver: Receiver | None = None
        self.unread = 0
        """Bytes of messages that the receiver has not taken yet."""
        self.began = self.registry.awake
        """When it was made, and later when it was opened."""
        self.asked: float | None = None
        """When the other end was asked whether it is there, if that is open."""
        self.closed_at: float | None = None
        """When we said that we close."""
        self.front: Front | None = front
        largest = self.registry.limits.message_bytes * 2
        self.reader = FrameReader(largest)
        self.opening: asyncio.Task[None] | None = None

    # The handshake.

    def begin(self, head: bytes) -> None:
        """Take the connection over from its front, and answer the handshake."""
        front, self.front = self.front, None
        assert front is not None
        front.state.connections.discard(front)
        self.join_connections()
        self.registry.replace(front, self)
        self.transport.set_protocol(self)
        handshake = ServerProtocol(max_size=None)
        handshake.receive_data(head)
        events = handshake.events_received()
        request = events[0] if len(events) == 1 else None
        if isinstance(request, Request):
            self.opening = asyncio.get_running_loop().create_task(self.open(handshake, request))
            self.opening.add_done_callback(self.opened)
        else:
            self.abort()

    async def open(self, handshake: ServerProtocol, request: Request) -> None:
        opened = await self.application.open_socket(request, self)
        if self.transport.is_closing():
            if opened.receiver is not None:
                opened.receiver.lost()
            return
        refused = opened.receiver is None
        response = handshake.reject(opened.status, "") if refused else handshake.accept(request)
        handshake.send_response(response)
        for data in handshake.data_to_send():
            self.transport.write(data)
        if response.status_code != 101:
            if opened.receiver is not None:
                opened.receiver.lost()
            self.transport.close()
        else:
            self.receiver = opened.receiver
            self.began = self.registry.awake

    def opened(self, task: asyncio.Task[None]) -> None:
        self.opening = None
        if task.cancelled() or task.exception() is not None:
            self.abort()

    # What comes.

    def data_received(self, data: bytes) -> None:
        self.since, self.asked = self.registry.awake, None
        if self.receiver is None:
            self.abort()  # Whoever does not wait for our answer is no WebSocket.
            return
        try:
            found = self.reader.feed(data)
        except FrameError as error:
            self.close(error.code)
            return
        for incoming in found:
            if self.closed_at is not None and incoming.opcode != CLOSE:
                continue
            if incoming.opcode in (TEXT, BINARY):
                self.unread += len(incoming.payload)
                self.receiver.received(incoming.payload)
            elif incoming.opcode == PING:
                self.transport.write(control_frame(PONG, incoming.payload))
            elif incoming.opcode == CLOSE:
                self.answer_close()
                return
        if self.unread > MOST_UNREAD_BYTES and self.transport.is_reading():
            self.transport.pause_reading()

    def handled(self, payload: bytes) -> None:
        """The receiver has handled a message: there is room for more."""
        self.unread -= len(payload)
        if self.unread <= MOST_UNREAD_BYTES and not self.is_gone() and not self.transport.is_reading():
            self.transport.resume_reading()

    def answer_close(self) -> None:
        if self.closed_at is None:
            self.transport.write(close_frame(GOING_AWAY if self.receiver is None else 1000))
        self.transport.close()

    # What goes.

    def write(self, data: bytes) -> None:
        """Send a frame now, or put it into the transport's buffer."""
        if self.closed_at is None and not self.transport.is_closing():
            self.transport.write(data)

    def close(self, code: int) -> None:
        """Say that we close; the other end answers, or is cut off."""
        if self.closed_at is None and not self.transport.is_closing():
            self.transport.write(close_frame(code))
            self.closed_at = self.registry.awake

    def pause_writing(self) -> None:
        self.ready = False

    def resume_writing(self) -> None:
        self.ready = True
        if self.receiver is not None:
            self.receiver.writable()

    # Its end.

    def is_late(self, now: float) -> bool:
        if self.closed_at is not None:
            return now - self.closed_at > CLOSE_SECONDS
        if self.receiver is None:
            return now - self.began > REQUEST_SECONDS
        if not self.receiver.greeted():
            return now - self.began > HEAD_SECONDS
        if self.asked is not None:
            return now - self.asked > PING_SECONDS
        if now - self.since > PING_SECONDS:
            self.asked = now
            self.transport.write(control_frame(PING))
        return False

    def shutdown(self) -> None:
        """The server stops: say so, and close."""
        if self.receiver is not None:
            self.receiver.stopping()
        self.close(GOING_AWAY)

    def connection_lost(self, _error: Exception | None) -> None:
        self.leave_connections()
        if self.opening is not None:
            self.opening.cancel()
        receiver, self.receiver = self.receiver, None
        if receiver is not None:
            receiver.lost()
