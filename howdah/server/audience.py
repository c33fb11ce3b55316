"""Those at a table: who is there, and what each of them is told. Nothing here reads or writes the store."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from howdah.engine.contract import SPECTATOR
from howdah.server.connection import Connection
from howdah.server.documents import TableDoc
from howdah.server.info import table_info
from howdah.server.messages import Said, Table, TableInfo
from howdah.server.playing.game import Game
from howdah.server.playing.telling import Listener, Told, encode, wire_seat

if TYPE_CHECKING:
    from howdah.server.hall import Hall


Reply = tuple[Connection, bytes]
"""The answer to a request, and who made it."""


class Audience:
    """The open sockets of one table."""

    doc: TableDoc

    def __init__(self, hall: "Hall", table: str) -> None:
        self.hall = hall
        self.id = table
        self.connections: list[Connection] = []
        self.listeners: dict[Listener, list[Connection]] = {}
        self.game: Game | None = None
        self.gone: dict[str, int] = {}
        """Players who are not here, and since when."""
        self.moments = 0
        self.latest: dict[Listener, int] = {}
        """The newest moment that watchers have been told: nothing that was kept back before it comes after it."""
        self.behind: set[Listener] = set()
        """Watchers for whom something is kept back."""

    def tell(self, told: Told, reply: Reply | None = None) -> None:
        """Hand messages to the sockets they are for; watchers may be kept behind. Who asked is answered with it."""
        self.moments += 1
        for listener, frames in told.items():
            if listener[2] and self.delay():
                self.behind.add(listener)
                self.hall.time.later(self.delay(), partial(self.tell_later, listener, frames, self.moments))
            else:
                if listener[2]:
                    self.latest[listener] = self.moments
                    self.behind.discard(listener)
                reply = self.tell_now(listener, frames, reply)
        if reply is not None:
            reply[0].tell(reply[1])

    def tell_now(self, listener: Listener, frames: list[bytes], reply: Reply | None = None) -> Reply | None:
        """Hand messages to the sockets of one listener; the reply, if none of them was to get it."""
        for connection in self.listeners.get(listener, ()):
            if reply is not None and reply[0] is connection:
                connection.tell_updates(frames, reply[1])
                reply = None
            else:
                connection.tell_updates(frames)
        return reply

    def tell_later(self, listener: Listener, frames: list[bytes], moment: int) -> None:
        """What watchers were kept from, unless they know better by now: the game is over, or nobody is kept behind."""
        if moment > self.latest.get(listener, 0):
            self.latest[listener] = moment
            self.tell_now(listener, frames)

    def tell_behind(self) -> None:
        """Nobody is kept behind any more: the present moment takes the place of all that was kept back."""
        self.moments += 1
        for listener in self.behind:
            self.latest[listener] = self.moments
            for connection in self.listeners.get(listener, ()):
                self.tell_one(connection, [listener])
        self.behind.clear()

    def delay(self) -> int:
        return self.doc.delay if self.doc.spectators == "delayed" and self.doc.phase != "over" else 0

    def tell_table(self) -> None:
        """Everyone gets the table as they may see it, and the updates that are theirs now."""
        if self.doc.spectators == "refused" or self.doc.removed:
            for connection in self.connections:
                if not self.receivers_of(connection.guest):
                    connection.close("removed")
        for connection in self.connections:
            before = connection.listeners()
            self.place(connection)
            self.regroup()
            fresh = [listener for listener in connection.listeners() if listener not in before]
            # The moment before the news of whose it is: there is always something to show.
            if fresh and self.game is not None:
                self.tell_one(connection, fresh)
            self.tell_info(connection)
        if self.behind and self.game is not None and not self.delay():
            self.tell_behind()

    def tell_one(self, connection: Connection, listeners: list[Listener]) -> None:
        """The present moment for one socket."""
        assert self.game is not None
        for listener, frames in self.game.teller.present(listeners, self.hall.time.now()).items():
            for data in frames:
                if listener[2] and self.delay():
                    late = partial(self.tell_one_later, connection, listener, data, self.moments)
                    self.hall.time.later(self.delay(), late)
                else:
                    connection.tell(data, update=True)

    def tell_one_later(self, connection: Connection, listener: Listener, data: bytes, moment: int) -> None:
        """What a watcher was to be told later, if it is still theirs to see and nothing newer has come."""
        if listener in connection.listeners() and moment >= self.latest.get(listener, 0):
            connection.tell(data, update=True)

    def tell_presence(self, but: Connection | None) -> None:
        """Somebody came or went: the others see it."""
        for connection in self.connections:
            if connection is not but:
                self.tell_info(connection)

    def tell_said(self, said: Sequence[tuple[int, int, str, str, int]], only: Connection | None = None) -> None:
        """Players' words are for all; watchers' words are for watchers, until the game is over."""
        for number, seat, name, text, at in said:
            encoded = encode(Said(number, name, seat, text, at))
            for connection in self.connections if only is None else [only]:
                if seat or self.doc.phase in ("gathering", "over") or connection.watches:
                    connection.tell(encoded)

    def tell_info(self, connection: Connection) -> None:
        """The table as one guest sees it, unless it looks as before: what others keep for themselves (that they pass by
        themselves, say) may not be noticed by a message that says nothing new."""
        seats = [wire_seat(receiver) for receiver in connection.receivers]
        data = encode(Table(self.info(connection.guest), seats))
        if hash(data) != connection.shown:
            connection.shown = hash(data)
            connection.tell(data)

    def regroup(self) -> None:
        self.listeners = {}
        for connection in self.connections:
            for listener in connection.listeners():
                self.listeners.setdefault(listener, []).append(connection)

    def place(self, connection: Connection) -> None:
        """Whose updates a socket gets now. Who may not look over a shoulder any longer looks at the table."""
        connection.watches = not self.doc.seats_of(connection.guest)
        connection.receivers = self.receivers_of(connection.guest, connection.chosen)
        connection.chosen = connection.receivers[0] if connection.watches and connection.receivers else SPECTATOR

    def choose(self, connection: Connection, chosen: int) -> None:
        """A watcher looks at something else from now on."""
        connection.chosen = chosen
        self.place(connection)
        self.regroup()
        if self.game is not None:
            self.tell_one(connection, connection.listeners())
        self.tell_info(connection)

    def turn_away(self, doc: TableDoc) -> None:
        """Whoever looks over a shoulder that this newer document covers gets nothing until it is taken over."""
        for connection in self.connections:
            if connection.chosen != SPECTATOR and not doc.lets_look(connection.guest, connection.chosen):
                connection.receivers = []
        self.regroup()

    def receivers_of(self, guest: str, chosen: int = SPECTATOR) -> list[int]:
        """Whose updates a guest gets; none for whoever may not watch. Who has a seat is never shown another's."""
        seats = self.doc.seats_of(guest)
        if seats:
            return seats
        refused = self.doc.spectators == "refused" and guest != self.doc.host
        if refused or guest in self.doc.removed:
            return []
        return [chosen if self.doc.lets_look(guest, chosen) else SPECTATOR]

    def info(self, guest: str) -> TableInfo:
        connected = {connection.guest for connection in self.connections} | self.hall.elsewhere(self.id)
        watchers = sum(connection.watches for connection in self.connections)
        players = {holder for seat in self.doc.seats for holder in seat.holders}
        now = int(self.hall.time.now())
        self.gone = {holder: self.gone.get(holder, now) for holder in players - connected}
        return table_info(self.doc, guest, self.gone, watchers)
