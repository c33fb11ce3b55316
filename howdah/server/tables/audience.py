"""Those who listen at a table: who is there, and what each of them is told. Nothing here reads or writes the store, and
nothing is handed to it before it is on disk. A hidden fact never gets here: `playing.moments` has left it out."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

from howdah.engine.contract import SPECTATOR
from howdah.server.ops.limits import Budget
from howdah.server.ops.timing import Time, Timer
from howdah.server.playing.clocks import Now
from howdah.server.playing.game import Game
from howdah.server.playing.moments import Listener, Told, present, wire_seat
from howdah.server.protocol.from_server import Said, Storage, Table, TableInfo
from howdah.server.refusals import refuse
from howdah.server.sockets.connection import Connection
from howdah.server.store.reads import SaidRow
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.info import absent_seats, is_absent, table_info
from howdah.server.wire.encoding import encode, frames_of

FEW: Final = 16
"""At a table with so many sockets everybody sees at once who comes and goes; at larger ones all that changed within
`PRESENCE_SECONDS` is told together, so that each who comes costs the same however many are there."""
PRESENCE_SECONDS: Final = 0.5


class ReplyTo(NamedTuple):
    """Who asks for something, and under which number."""

    connection: Connection
    request: int


class Reply(NamedTuple):
    """The answer to a request, and who made it."""

    connection: Connection
    data: bytes


class Audience:
    """The open sockets of one table."""

    def __init__(self, doc: TableDoc, time: Time, elsewhere: Callable[[], set[str]], most_buffered: int) -> None:
        self.doc = doc
        """As it is on disk."""
        self.game: Game | None = None
        self.time = time
        self.elsewhere = elsewhere
        """Guests who are at this table by way of another worker."""
        self.connections: dict[Connection, None] = {}
        self.by_guest: dict[str, list[Connection]] = {}
        self.by_listener: dict[Listener, dict[Connection, None]] = {}
        self.gone: dict[str, Now] = {}
        """Players and host who are not here, and since when."""
        self.storage_away = False
        """What everybody was told last about the storage."""
        self.moments = 0
        self.latest: dict[Listener, int] = {}
        """The newest moment that spectators have been told: nothing that was delayed before it comes after it."""
        self.delayed: set[Listener] = set()
        """Spectators for whom something is delayed."""
        self.buffered = Budget(most_buffered)
        """Bytes that are delayed for spectators."""
        self.dropped: set[Listener] = set()
        """Spectators for whom there was no room: they get a later moment as soon as there is."""
        self.presence: Timer | None = None
        self.told_absent: list[int] = []
        """Who was absent when everybody was told last."""

    # Who is there.

    def listeners(self) -> list[Listener]:
        return list(self.by_listener)

    def of(self, guest: str) -> list[Connection]:
        """The sockets of a guest, the oldest first."""
        return list(self.by_guest.get(guest, ()))

    def enter(self, connection: Connection) -> None:
        """Somebody has said hello."""
        if connection not in self.connections:
            self.connections[connection] = None
            self.by_guest.setdefault(connection.guest, []).append(connection)
        self.place(connection)

    def leave(self, connection: Connection) -> bool:
        """A socket is closed; whether it was the last one of its guest here."""
        if connection not in self.connections:
            return False
        del self.connections[connection]
        self.listen(connection, [])
        mine = self.by_guest[connection.guest]
        mine.remove(connection)
        if mine:
            return False
        del self.by_guest[connection.guest]
        return True

    def place(self, connection: Connection) -> None:
        """Whose updates a socket gets now. Who may not see a seat's view any longer looks at the table."""
        connection.watches = not self.doc.seats_of(connection.guest)
        connection.receivers = self.receivers_of(connection.guest, connection.chosen)
        connection.chosen = connection.receivers[0] if connection.watches and connection.receivers else SPECTATOR
        self.listen(
            connection,
            [Listener(one, connection.positions, connection.watches) for one in connection.receivers],
        )

    def listen(self, connection: Connection, listeners: list[Listener]) -> None:
        for listener in connection.listeners:
            same = self.by_listener.get(listener)
            if same is not None:
                same.pop(connection, None)
                if not same:
                    del self.by_listener[listener]
        connection.listeners = listeners
        for listener in listeners:
            self.by_listener.setdefault(listener, {})[connection] = None

    def receivers_of(self, guest: str, chosen: int = SPECTATOR) -> list[int]:
        """Whose updates a guest gets; none for whoever may not watch. Who has a seat is never shown another's."""
        seats = self.doc.seats_of(guest)
        if seats:
            return seats
        refused = self.doc.watching() == "refused" and guest != self.doc.host
        if refused or guest in self.doc.removed:
            return []
        return [chosen if self.doc.lets_look(guest, chosen) else SPECTATOR]

    def turn_away(self, doc: TableDoc) -> None:
        """Whoever sees the view of a seat that this newer document closes gets nothing until it is taken over."""
        for connection in self.connections:
            if connection.chosen != SPECTATOR and not doc.lets_look(connection.guest, connection.chosen):
                connection.receivers = []
                self.listen(connection, [])

    # Updates.

    def tell(self, told: Told, reply: Reply | None = None) -> None:
        """Hand messages to the sockets they are for; spectators may be kept behind. Who asked is answered after it."""
        self.moments += 1
        frames = frames_of(told)
        last = None
        if reply is not None:
            last = next((one for one in reversed(frames) if one in reply.connection.listeners), None)
        for listener, data in frames.items():
            if listener.watches and self.delay():
                self.delay_updates(listener, data)
            else:
                if listener.watches:
                    self.latest[listener] = self.moments
                    self.delayed.discard(listener)
                self.tell_now(listener, data, reply if listener is last else None)
        if reply is not None and last is None:
            reply.connection.tell(reply.data)

    def tell_now(self, listener: Listener, data: bytes, reply: Reply | None = None) -> None:
        """Hand messages to the sockets of one listener; one of them gets its answer with it."""
        for connection in self.by_listener.get(listener, ()):
            mine = reply is not None and reply.connection is connection
            connection.tell_updates(data, reply.data if mine and reply is not None else b"")

    def tell_present(self) -> None:
        """Everyone gets the current update."""
        if self.game is not None:
            self.tell(present(self.game, self.listeners(), self.time.now()))

    def tell_one(self, connection: Connection, listeners: Iterable[Listener]) -> None:
        """The current update for one socket."""
        assert self.game is not None
        for listener, data in frames_of(present(self.game, listeners, self.time.now())).items():
            if listener.watches and self.delay():
                late = partial(self.tell_one_late, connection, listener, data, self.moments)
                if not self.buffer(data, self.delay(), late):
                    self.dropped.add(listener)
            else:
                connection.tell(data, update=True)

    # Delayed spectators.

    def delay(self) -> int:
        """The delay of spectators, in seconds."""
        return self.doc.delay if self.doc.watching() == "delayed" and self.doc.phase != "over" else 0

    def buffer(self, data: bytes, seconds: float, then: Callable[[], None]) -> bool:
        """Buffer bytes for so long, and then do this; whether there was room for them."""
        if not self.buffered.reserve(len(data)):
            return False

        def late() -> None:
            self.buffered.release(len(data))
            then()
            self.flush_dropped()

        self.time.later(seconds, late)
        return True

    def delay_reply(self, data: bytes, seconds: float, then: Callable[[], None]) -> None:
        """The same for an answer. Raises `Refusal`."""
        if not self.buffer(data, seconds, then):
            raise refuse("too-fast")

    def delay_updates(self, listener: Listener, data: bytes) -> None:
        """Delay messages to spectators. If the buffer is full they are dropped: a later update, which is complete,
        replaces them."""
        self.delayed.add(listener)
        if not self.buffer(data, self.delay(), partial(self.tell_late, listener, data, self.moments)):
            self.dropped.add(listener)

    def flush_dropped(self) -> None:
        """There is room again."""
        dropped, self.dropped = [one for one in self.dropped if one in self.by_listener], set()
        if dropped and self.game is not None:
            self.tell(present(self.game, dropped, self.time.now()))

    def tell_late(self, listener: Listener, data: bytes, moment: int) -> None:
        """Send delayed messages, unless they are outdated: the game is over, or the delay was switched off."""
        if moment > self.latest.get(listener, 0):
            self.latest[listener] = moment
            self.tell_now(listener, data)

    def tell_one_late(self, connection: Connection, listener: Listener, data: bytes, moment: int) -> None:
        """Send one spectator a delayed message, if they may still see it and nothing newer was sent."""
        if listener in connection.listeners and moment >= self.latest.get(listener, 0):
            connection.tell(data, update=True)

    def end_delay(self) -> None:
        """Nobody is kept behind any more: the current update takes the place of all that was delayed."""
        self.moments += 1
        for listener in self.delayed:
            self.latest[listener] = self.moments
            for connection in self.by_listener.get(listener, ()):
                self.tell_one(connection, [listener])
        self.delayed.clear()

    # The table around the game.

    def tell_table(self) -> None:
        """The document has changed: everyone gets the table as they may see it, and the updates that are theirs now."""
        if self.doc.watching() == "refused" or self.doc.removed:
            for connection in list(self.connections):
                if not self.receivers_of(connection.guest):
                    connection.close("removed")
        for connection in self.connections:
            before = connection.listeners
            self.place(connection)
            fresh = [listener for listener in connection.listeners if listener not in before]
            # The moment before the news of whose it is: there is always something to show.
            if fresh and self.game is not None:
                self.tell_one(connection, fresh)
        self.tell_infos()
        if self.delayed and self.game is not None and not self.delay():
            self.end_delay()

    def tell_presence(self, but: Connection | None = None) -> None:
        """Somebody connected or left: the others are told (presence)."""
        if len(self.connections) <= FEW:
            self.tell_infos(but)
        elif self.presence is None:
            self.presence = self.time.later(PRESENCE_SECONDS, self.tell_infos)

    def tell_infos(self, but: Connection | None = None) -> None:
        """Everyone gets the table as they may see it; who sees the same gets the same bytes."""
        if self.presence is not None:
            self.presence.cancel()
            self.presence = None
        self.told_absent = self.absent()
        made: dict[tuple[object, ...], tuple[bytes, int]] = {}
        for connection in self.connections:
            if connection is but:
                continue
            seats = self.doc.seats_of(connection.guest)
            alike = (connection.guest == self.doc.host, *seats, "sees", *connection.receivers)
            found = made.get(alike)
            if found is None:
                data = self.info_for(connection)
                found = made[alike] = data, hash(data)
            self.tell_info(connection, *found)

    def info_for(self, connection: Connection) -> bytes:
        seats = [wire_seat(receiver) for receiver in connection.receivers]
        return encode(Table(self.info(connection.guest), seats))

    def tell_info(self, connection: Connection, data: bytes, digest: int) -> None:
        """The table as one guest sees it, unless it looks as before: what others keep for themselves (that they pass by
        themselves, say) may not be noticed by a message that says nothing new."""
        if digest != connection.shown:
            connection.shown = digest
            connection.tell(data)

    def choose(self, connection: Connection, chosen: int) -> None:
        """A spectator looks at something else from now on."""
        connection.chosen = chosen
        self.place(connection)
        if self.game is not None:
            self.tell_one(connection, connection.listeners)
        data = self.info_for(connection)
        self.tell_info(connection, data, hash(data))

    def tell_said(self, said: Sequence[SaidRow], only: Connection | None = None) -> None:
        """Players' words are for all; spectators' words are for spectators, until the game is over."""
        for row in said:
            encoded = encode(Said(row.number, row.name, row.seat, row.text, row.at))
            for connection in self.connections if only is None else [only]:
                if row.seat or self.doc.phase in ("gathering", "over") or connection.watches:
                    connection.tell(encoded)

    def tell_storage(self, away: bool) -> None:
        """The server has lost its storage, or has it back."""
        if away != self.storage_away:
            self.storage_away = away
            data = encode(Storage(away))
            for connection in self.connections:
                connection.tell(data)

    def note_gone(self) -> None:
        """Which players are not here, and since when."""
        connected = self.elsewhere()
        players = {self.doc.host, *(holder for seat in self.doc.seats for holder in seat.holders)}
        now = self.time.now()
        self.gone = {
            holder: self.gone.get(holder, now)
            for holder in players
            if holder not in self.by_guest and holder not in connected
        }

    def absent(self) -> list[int]:
        """Seats (from 0) whose people have been away for too long."""
        self.note_gone()
        return absent_seats(self.doc, self.gone, self.time.steady())

    def tell_absent(self) -> None:
        """Time has passed: everybody is told whose seat may now be played on without them."""
        if self.gone and self.connections and self.absent() != self.told_absent:
            self.tell_infos()

    def has_lost_host(self) -> bool:
        """Whether the host has been away for too long while others are here."""
        host = self.doc.host
        if host in self.by_guest or not self.by_guest or self.doc.phase == "over":
            return False
        self.note_gone()
        return is_absent(self.doc, host, self.gone, self.time.steady())

    def info(self, guest: str) -> TableInfo:
        """The table as one guest sees it."""
        self.note_gone()
        watchers = sum(len(same) for listener, same in self.by_listener.items() if listener.watches)
        return table_info(self.doc, guest, self.gone, self.time.steady(), watchers)

    def empty(self) -> None:
        """The table leaves memory."""
        for connection in list(self.connections):
            connection.close("closed")
            self.leave(connection)
        if self.presence is not None:
            self.presence.cancel()
        self.game = None
