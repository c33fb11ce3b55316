"""One client at one table: reads what it says, message by message, does it, answers. The messages are in `protocol`."""

import asyncio
from collections import deque
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

from howdah.bots.specs import levels
from howdah.engine.contract import SPECTATOR
from howdah.engine.errors import Reason, Refusal, Suggestion
from howdah.server.bots.answering import NoAnswer
from howdah.server.bots.question import Question
from howdah.server.playing.game import Game
from howdah.server.playing.moments import receiver_of, wire_seat
from howdah.server.protocol.from_client import (
    Act,
    Chat,
    Foresee,
    FromClient,
    Hello,
    Hint,
    Ping,
    Preview,
    ReadLog,
    Undo,
    Wait,
    Watch,
    Why,
)
from howdah.server.protocol.from_server import Done, Hinted, Log, Pong, Refused, Welcome
from howdah.server.protocol.from_server import Table as TableMessage
from howdah.server.protocol.shared import VERSION, WATCHER
from howdah.server.refusals import STORAGE_AWAY, refuse
from howdah.server.sockets.asking import answer_to, help_for
from howdah.server.sockets.connection import RETRY_SECONDS, Connection
from howdah.server.store import reads
from howdah.server.tables.audience import ReplyTo
from howdah.server.tables.driver import hint_question
from howdah.server.tables.names import clean
from howdah.server.tables.table import Table
from howdah.server.wire.encoding import encode, reason_of, suggestion_of

if TYPE_CHECKING:
    from howdah.server.sockets.protocol import WebSocket
    from howdah.server.tables.worker import Worker

decoder: Final = msgspec.json.Decoder(FromClient)
NO_REQUEST: Final = -1
MOST_SAID: Final = 200
"""Of what was said before, so much is told again."""


class Session:
    """What one socket says is done here, one message after the other."""

    def __init__(self, worker: "Worker", table: Table, guest: str, socket: "WebSocket", address: str) -> None:
        self.worker = worker
        self.table = table
        self.socket: WebSocket | None = socket
        self.address = address
        """Where the guest is, also behind a proxy."""
        self.network = socket.network
        queued = worker.registry.network(self.network).queued
        self.connection = Connection(guest, socket, worker.settings.limits.queue_bytes, queued, self.start_resync)
        self.inbox: deque[bytes] = deque()
        self.working: asyncio.Task[None] | None = None
        self.hinting = False
        self.reading_log = False

    # What the socket calls.

    def received(self, payload: bytes) -> None:
        self.inbox.append(payload)
        if self.working is None:
            self.start()

    def start(self) -> None:
        self.working = asyncio.get_running_loop().create_task(self.work())
        self.working.add_done_callback(self.worked)

    def writable(self) -> None:
        self.connection.drain()

    def stopping(self) -> None:
        self.connection.close("shutdown", RETRY_SECONDS)

    def greeted(self) -> bool:
        return bool(self.connection.receivers) or self.working is not None

    def lost(self) -> None:
        """The socket is closed: leave the table, and keep nothing."""
        self.socket = None
        self.inbox.clear()
        self.connection.lost()
        self.table.leave(self.connection)

    # Its messages.

    async def work(self) -> None:
        while self.inbox:
            payload = self.inbox.popleft()
            if not self.connection.closing:
                await self.handle(payload)
            if self.socket is not None:
                self.socket.handled(payload)

    def worked(self, task: asyncio.Task[None]) -> None:
        self.working = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self.worker.complain("socket-failed", error, table=self.table.id)
        if self.inbox:  # came after its last look
            self.start()

    async def handle(self, payload: bytes) -> None:
        """One message."""
        worker, now = self.worker, self.worker.time.steady()
        if not (worker.messages.allow(self.connection.guest, now) and worker.network_messages.allow(self.network, now)):
            self.connection.close("flood")
            return
        if len(payload) > self.worker.settings.limits.message_bytes:
            self.refuse(NO_REQUEST, Reason("too-large"))
            return
        try:
            message = decoder.decode(payload)
        except (msgspec.DecodeError, ValueError, RecursionError):
            self.refuse(NO_REQUEST, Reason("malformed"))
            return
        request = NO_REQUEST if isinstance(message, Hello) else message.id
        try:
            await self.do(message)
        except Refusal as refusal:
            await self.refused(request, refusal, await self.help_for(message, refusal))
        except Exception as error:  # a mistake of ours: the client hears of it, the table goes on
            self.worker.complain("socket-failed", error, table=self.table.id)
            self.refuse(request, Reason("internal"))

    async def help_for(self, message: FromClient, refusal: Refusal) -> Suggestion | None:
        """What would make a refused action possible."""
        if not isinstance(message, Act) or refusal.position > 0 or self.table.game is None:
            return None
        with suppress(Refusal):
            seat = self.own(message.seat)
            return await self.table.ask(lambda game: help_for(game, seat, message.actions[0], refusal.reason))
        return None

    async def refused(self, request: int, refusal: Refusal, suggestion: Suggestion | None) -> None:
        code = refusal.reason.code
        if request == NO_REQUEST and code == STORAGE_AWAY:
            # Without a welcome there is nothing to wait for here: come again.
            self.connection.close("storage", RETRY_SECONDS)
            return
        self.refuse(request, refusal.reason, refusal.position, suggestion)
        if code == "stale" and self.table.game is not None:
            await self.resync()

    def refuse(self, request: int, reason: Reason, position: int = 0, suggestion: Suggestion | None = None) -> None:
        self.worker.metrics.refused.inc()
        self.connection.answer(Refused(request, reason_of(reason), position, suggestion_of(suggestion)))

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
                decision = await self.table.undo(self.own(message.seat), message.decision, message.all)
                self.connection.answer(Done(message.id, decision))
            case Preview() | Foresee() | Why():
                seat = self.own(message.seat)
                self.connection.answer(await self.table.ask(lambda game: answer_to(game, seat, message)))
            case Hint():
                await self.start_hint(message)
            case ReadLog():
                await self.read_log(message)
            case Watch():
                await self.watch(message)
            case Wait():
                await self.table.wait(self.own(message.seat))
                self.connection.answer(Done(message.id, 0))
            case Chat():
                await self.chat(message)
            case Ping():
                self.connection.answer(Pong(message.id, self.milliseconds()))

    async def act(self, message: Act) -> None:
        started = perf_counter()
        reply_to = ReplyTo(self.connection, message.id)
        await self.table.act(self.own(message.seat), message.decision, message.actions, reply_to)
        self.worker.metrics.latency.observe(perf_counter() - started)

    async def hello(self, message: Hello) -> None:
        """Welcome a client, and give it what it has missed."""
        if message.version != VERSION:
            self.connection.close("version")
            return
        table, connection = await self.present_table(), self.connection
        audience = table.audience
        chosen = await self.may_look(receiver_of(message.watch))
        async with table.locked:
            if self.socket is None:
                return
            if not audience.receivers_of(connection.guest):
                raise refuse("watching-refused")
            mine = audience.of(connection.guest)
            if connection not in mine and len(mine) >= self.worker.settings.limits.sockets:
                mine[0].close("closed")
            connection.positions, connection.chosen = message.positions, chosen
            audience.enter(connection)
            receivers = connection.receivers
            seats = [wire_seat(receiver) for receiver in receivers]
            info = audience.info(connection.guest)
            connection.shown = hash(encode(TableMessage(info, seats)))
            connection.answer(Welcome(VERSION, self.milliseconds(), info, seats))
            if table.game is not None:
                match = table.game.match
                behind = {one for one in receivers if message.have.get(wire_seat(one)) != match.present(one).number}
                audience.tell_one(connection, [one for one in connection.listeners if one.receiver in behind])
            if message.said is not None:
                await self.tell_said(message.said)
            if not mine:
                table.came(connection)

    async def present_table(self) -> Table:
        """The table as it is in memory now: since the socket was opened it may have been idle, left memory and come
        back."""
        self.table = await self.worker.table(self.table.id)
        return self.table

    async def may_look(self, chosen: int) -> int:
        """What a spectator wants to look at, or the table if that is not open."""
        try:
            if chosen != SPECTATOR and self.table.audience.receivers_of(self.connection.guest):
                await self.table.watch_hand(chosen, self.connection.guest)
        except Refusal:
            return SPECTATOR
        return chosen

    async def watch(self, message: Watch) -> None:
        table, connection = self.table, self.connection
        if not connection.watches:
            raise refuse("players-do-not-watch")
        chosen = receiver_of(message.seat)
        if chosen != SPECTATOR:
            await table.watch_hand(chosen, connection.guest)
        async with table.locked:
            table.audience.choose(connection, chosen)
        connection.answer(Done(message.id, 0))

    async def tell_said(self, after: int) -> None:
        """What was said since."""
        table = self.table
        said = await self.worker.store.read(lambda connection: reads.said_after(connection, table.id, after, MOST_SAID))
        table.audience.tell_said(said, self.connection)

    def start_resync(self) -> None:
        self.worker.spawn(self.resync())

    async def resync(self) -> None:
        """Send the current update instead of what was missed."""
        connection = self.connection
        try:
            async with self.table.locked:
                connection.caught_up()
                self.worker.metrics.resynced.inc()
                if self.table.game is not None:
                    self.table.audience.tell_one(connection, connection.listeners)
        except Refusal:
            return  # The storage is away: all get the current update when it is back.

    async def start_hint(self, message: Hint) -> None:
        """Ask a bot in a background task: the socket goes on listening."""
        worker, table = self.worker, self.table
        seat = self.own(message.seat)
        if not table.doc.allows_hints():
            raise refuse("hints-off")
        if message.level not in levels():
            raise refuse("bad-level", message=f"there is no level '{message.level}'; there are: {', '.join(levels())}")
        table.running()
        question = await table.ask(lambda game: hint_question(game, seat, message.level, worker.draw_seed()))
        if self.hinting or not worker.hints.allow(self.connection.guest, worker.time.steady()):
            raise refuse("too-fast")
        self.hinting = True
        decision = table.running_or_over().decisions(seat)
        worker.spawn(self.hint(message, question, decision))

    async def hint(self, message: Hint, question: Question, decision: int) -> None:
        try:
            accounts = self.connection.guest, self.table.id
            advice = await self.worker.background.advise(accounts, question)
            hinted = Hinted(message.id, message.seat, decision, message.level, advice.thoughts, advice.why, advice.move)
            self.connection.answer(hinted)
        except NoAnswer:
            self.refuse(message.id, Reason("no-hint"))
        finally:
            self.hinting = False

    async def read_log(self, message: ReadLog) -> None:
        receiver = receiver_of(message.seat)

        def read(game: Game) -> bytes:
            if receiver not in self.connection.receivers:
                raise refuse("not-your-seat")
            number = game.match.present(receiver).number
            return encode(Log(message.id, message.seat, number, game.lines(receiver)))

        delay = self.table.audience.delay() if self.connection.watches else 0
        if delay == 0:
            self.connection.tell(await self.table.ask(read))
            return
        if self.reading_log:
            raise refuse("too-fast")
        self.reading_log = True
        try:
            log = await self.table.ask(read)
            self.table.audience.delay_reply(log, delay, lambda: self.answer_late(message, log))
        except BaseException:
            self.reading_log = False
            raise

    def answer_late(self, message: ReadLog, log: bytes) -> None:
        """A spectator who is kept behind may have been turned away meanwhile."""
        self.reading_log = False
        if receiver_of(message.seat) in self.connection.receivers:
            self.connection.tell(log)
        else:
            self.refuse(message.id, Reason("not-your-seat"))

    async def chat(self, message: Chat) -> None:
        guest = self.connection.guest
        if not self.worker.chats.allow(guest, self.worker.time.steady()):
            raise refuse("too-fast")
        text = clean(message.text)
        if not text:
            raise refuse("malformed")
        seats = self.table.doc.seats_of(guest)
        name = self.table.doc.seats[seats[0]].name if seats else await self.worker.guest_name(guest)
        await self.table.say(wire_seat(seats[0]) if seats else WATCHER, name, text)
        self.connection.answer(Done(message.id, 0))

    def own(self, seat: int) -> int:
        """The seat, from 0, if it is this guest's to play now."""
        place, seats = seat - 1, self.table.doc.seats
        if not 0 <= place < len(seats) or self.connection.guest not in seats[place].holders:
            raise refuse("not-your-seat")
        if seats[place].away:
            raise refuse("bot-plays")
        return place

    def milliseconds(self) -> int:
        return int(self.worker.time.wall() * 1000)
