"""The socket of a table: reads what a client says, does it, answers. Spoken in `messages`, as ASGI itself for speed."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Any, Final

import msgspec

from howdah.bots.specs import levels
from howdah.engine.contract import SPECTATOR
from howdah.engine.errors import Reason, Refusal
from howdah.server import questions
from howdah.server.asking import answer_to
from howdah.server.bots import Question, advise
from howdah.server.connection import Connection
from howdah.server.driver import hint_question
from howdah.server.hall import Hall
from howdah.server.limits import Bucket
from howdah.server.messages import (
    VERSION,
    WATCHER,
    Act,
    Chat,
    Done,
    Foresee,
    FromClient,
    Hello,
    Hint,
    Hinted,
    Log,
    Ping,
    Pong,
    Preview,
    ReadLog,
    Refused,
    Table,
    Undo,
    Watch,
    Welcome,
    Why,
)
from howdah.server.names import clean
from howdah.server.playing.game import Game
from howdah.server.playing.telling import encode, reason_of, receiver_of, wire_seat
from howdah.server.room import Room
from howdah.server.seating import refuse
from howdah.server.wire import Wire

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

decoder: Final = msgspec.json.Decoder(FromClient)
NO_REQUEST: Final = -1
CLOSE_SECONDS: Final = 5.0
MOST_SAID: Final = 200
"""Of what was said before, so much is told again."""


class Socket:
    """One client at one table."""

    def __init__(self, hall: Hall, room: Room, guest: str, receive: Receive, send: Send, wire: Wire) -> None:
        self.hall = hall
        self.room = room
        self.receive = receive
        self.send = send
        self.wire = wire
        limits = hall.settings.limits
        self.connection = Connection(guest, wire, limits.queue, self.start_resync, self.hang_up)
        now = hall.time.now()
        self.messages = Bucket(limits.message_burst, limits.message_rate, now)
        self.chats = Bucket(limits.chat_burst, limits.chat_rate, now)
        self.hinting = False

    async def run(self) -> None:
        """Until either side closes."""
        try:
            await self.listen()
        finally:
            self.go()

    async def listen(self) -> None:
        largest = self.hall.settings.limits.message_bytes
        while True:
            event = await self.receive()
            if event["type"] != "websocket.receive":
                return
            data = event["bytes"]
            if self.connection.closing:
                continue
            if not self.messages.take(self.hall.time.now()):
                self.connection.close("flood")
            elif len(data) > largest:
                self.refuse(NO_REQUEST, Reason("too-large"))
            else:
                await self.take(data)

    def hang_up(self) -> None:
        """Close the socket; `listen` ends when the other side has heard it."""
        self.hall.spawn(self.closed())

    async def closed(self) -> None:
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.send({"type": "websocket.close", "code": 1000})
        except Exception:  # the other side does not read, or is gone already
            self.wire.abort()

    def start_resync(self) -> None:
        self.hall.spawn(self.resync())

    async def take(self, data: bytes) -> None:
        """One message."""
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, ValueError, RecursionError):
            self.refuse(NO_REQUEST, Reason("malformed"))
            return
        request = NO_REQUEST if isinstance(message, Hello) else message.id
        try:
            await self.do(message)
        except Refusal as refusal:
            self.refuse(request, refusal.reason, refusal.position)
            if refusal.reason.code == "stale" and self.room.game is not None:
                await self.resync()
        except Exception as error:  # a mistake of ours: the client hears of it, the table goes on
            self.hall.complain("socket-failed", error, table=self.room.id)
            self.refuse(request, Reason("internal"))

    def refuse(self, request: int, reason: Reason, position: int = 0) -> None:
        self.hall.metrics.refused.inc()
        self.connection.answer(Refused(request, reason_of(reason), position))

    async def do(self, message: FromClient) -> None:
        """What a message asks for; `Refusal` if it cannot be."""
        if isinstance(message, Hello):
            await self.hello(message)
            return
        if not self.connection.receivers:
            raise refuse("say-hello")
        match message:
            case Act():
                await self.act(message)
            case Undo():
                decision = await self.room.undo(self.own(message.seat), message.decision, message.all)
                self.connection.answer(Done(message.id, decision))
            case Preview() | Foresee() | Why():
                seat = self.own(message.seat)
                self.connection.answer(await self.room.ask(lambda game: answer_to(game, seat, message)))
            case Hint():
                await self.start_hint(message)
            case ReadLog():
                await self.read_log(message)
            case Watch():
                await self.watch(message)
            case Chat():
                await self.chat(message)
            case Ping():
                self.connection.answer(Pong(message.id, self.milliseconds()))

    async def act(self, message: Act) -> None:
        started = perf_counter()
        asker = self.connection, message.id
        await self.room.act(self.own(message.seat), message.decision, message.actions, asker)
        self.hall.metrics.latency.observe(perf_counter() - started)

    async def hello(self, message: Hello) -> None:
        """Welcome a client, and give it what it has missed."""
        if message.version != VERSION:
            self.connection.close("version")
            return
        room, connection = self.room, self.connection
        chosen = await self.may_look(receiver_of(message.watch))
        async with room.lock:
            if not room.receivers_of(connection.guest):
                raise refuse("watching-refused")
            mine = [other for other in room.connections if other.guest == connection.guest]
            if connection not in mine and len(mine) >= self.hall.settings.limits.sockets:
                mine[0].close("closed")
            connection.positions, connection.chosen = message.positions, chosen
            room.place(connection)
            receivers = connection.receivers
            fresh = connection not in room.connections
            if fresh:
                room.connections.append(connection)
            room.regroup()
            seats = [wire_seat(receiver) for receiver in receivers]
            info = room.info(connection.guest)
            connection.shown = hash(encode(Table(info, seats)))
            connection.answer(Welcome(VERSION, self.milliseconds(), info, seats))
            if room.game is not None:
                numbers = {receiver: room.game.match.present(receiver).number for receiver in receivers}
                behind = [
                    receiver for receiver in receivers if message.have.get(wire_seat(receiver)) != numbers[receiver]
                ]
                room.tell_one(connection, [listener for listener in connection.listeners() if listener[0] in behind])
            if message.said is not None:
                await self.tell_said(message.said)
            if fresh and not mine:
                self.hall.owners.came(room.id, connection.guest)
                room.tell_presence(connection)

    async def may_look(self, chosen: int) -> int:
        """What a watcher wants to look at, or the table if that is not open."""
        try:
            if chosen != SPECTATOR and self.room.receivers_of(self.connection.guest):
                await self.room.look(chosen, self.connection.guest)
        except Refusal:
            return SPECTATOR
        return chosen

    async def watch(self, message: Watch) -> None:
        room, connection = self.room, self.connection
        if not connection.watches:
            raise refuse("players-do-not-watch")
        chosen = receiver_of(message.seat)
        if chosen != SPECTATOR:
            await room.look(chosen, connection.guest)
        async with room.lock:
            room.choose(connection, chosen)
        connection.answer(Done(message.id, 0))

    async def tell_said(self, after: int) -> None:
        """What was said since."""
        room = self.room
        said = await self.hall.store.read(lambda connection: questions.said_after(connection, room.id, after))
        room.tell_said(said[-MOST_SAID:], self.connection)

    async def resync(self) -> None:
        """Give the present moment instead of what was missed."""
        connection = self.connection
        async with self.room.lock:
            connection.behind = False
            self.hall.metrics.resynced.inc()
            if self.room.game is not None:
                self.room.tell_one(connection, connection.listeners())

    def go(self) -> None:
        """The socket is closed."""
        room, connection = self.room, self.connection
        if connection not in room.connections:
            return
        room.connections.remove(connection)
        room.regroup()
        if not any(other.guest == connection.guest for other in room.connections):
            self.hall.owners.went(room.id, connection.guest)
            room.tell_presence(connection)

    async def start_hint(self, message: Hint) -> None:
        """Ask a bot, beside everything else: the socket goes on listening."""
        hall, room = self.hall, self.room
        seat = self.own(message.seat)
        if not room.doc.allows_hints():
            raise refuse("hints-off")
        if message.level not in levels():
            raise refuse("bad-level", message=f"there is no level '{message.level}'; there are: {', '.join(levels())}")
        room.running()
        question = await room.ask(lambda game: hint_question(game, seat, message.level, hall.draw_seed()))
        if self.hinting or not hall.hints.take(self.connection.guest, hall.time.now()):
            raise refuse("too-fast")
        self.hinting = True
        decision = room.running_or_over().decisions(seat)
        hall.spawn(self.hint(message, question, decision))

    async def hint(self, message: Hint, question: Question, decision: int) -> None:
        try:
            thoughts = await self.hall.aside.run(advise, question)
            self.connection.answer(Hinted(message.id, message.seat, decision, message.level, thoughts))
        except (TimeoutError, BrokenProcessPool):
            self.refuse(message.id, Reason("no-hint"))
        finally:
            self.hinting = False

    async def read_log(self, message: ReadLog) -> None:
        receiver = receiver_of(message.seat)

        def read(game: Game) -> Log:
            if receiver not in self.connection.receivers:
                raise refuse("not-your-seat")
            return Log(message.id, message.seat, game.match.present(receiver).number, game.lines(receiver))

        def answer() -> None:
            """A watcher who is kept behind may have been turned away meanwhile."""
            if receiver in self.connection.receivers:
                self.connection.answer(log)
            else:
                self.refuse(message.id, Reason("not-your-seat"))

        log = await self.room.ask(read)
        if self.connection.watches and self.room.delay():
            self.hall.time.later(self.room.delay(), answer)
        else:
            answer()

    async def chat(self, message: Chat) -> None:
        if not self.chats.take(self.hall.time.now()):
            raise refuse("too-fast")
        text = clean(message.text)
        if not text:
            raise refuse("malformed")
        seats = self.room.doc.seats_of(self.connection.guest)
        name = self.room.doc.seats[seats[0]].name if seats else await self.hall.guest_name(self.connection.guest)
        await self.room.say(wire_seat(seats[0]) if seats else WATCHER, name, text)
        self.connection.answer(Done(message.id, 0))

    def own(self, seat: int) -> int:
        """The seat, from 0, if it is this guest's to play now."""
        place, seats = seat - 1, self.room.doc.seats
        if not 0 <= place < len(seats) or self.connection.guest not in seats[place].holders:
            raise refuse("not-your-seat")
        if seats[place].away:
            raise refuse("bot-plays")
        return place

    def milliseconds(self) -> int:
        return int(self.hall.time.now() * 1000)
