"""People at their tables, by real sockets: they act as fast as they are let, come back whenever they are dropped, and
write down all that they sent and were told."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import websockets

from tests.faults.journal import (
    WATCHER,
    Message,
    Said,
    Sent,
    SentWords,
    Session,
    TableJournal,
    Told,
    digest,
    line_of,
    lines_of,
)

ANSWER_SECONDS = 12.0
"""Whoever has waited so long for an answer takes the connection for dead, as browsers' users do."""
SPACING = 0.03
"""Seconds between messages of one socket: a little slower than the server's limit on floods."""
AGAIN = 0.1
"""Seconds before a refused action is sent again, or a lost connection is opened again."""
SILENCE = 3.0
"""Seconds without a message after which a client asks whether the server is still there."""
STUBBORN = 10
"""So many refusals in a row, and a client opens a new connection."""
RELOAD = 15.0
"""Seconds without an update after which people load the page again."""
UNDO_SHARE, CHAT_SHARE, LOG_SHARE = 0.04, 0.03, 0.02
MOST_WORDS = 100
"""At one table; a server tells no more than the last 200 again."""
LOST = (OSError, websockets.WebSocketException, TimeoutError, EOFError)

Bases = Callable[[], list[str]]
"""Where the server can be reached: one address for each worker."""


@dataclass
class Person:
    """A guest with a cookie, who comes from an address."""

    cookie: str = ""
    address: str = "127.0.0.1"


class Client:
    """Somebody at one table, seat 0 for a watcher; keeps coming back until told to stop."""

    def __init__(
        self, person: Person, bases: Bases, journal: TableJournal, seat: int, luck: random.Random, stop: asyncio.Event
    ) -> None:
        self.person, self.bases, self.journal, self.seat = person, bases, journal, seat
        self.luck, self.stop = luck, stop
        self.update: Message = {}
        """The last one of this connection."""
        self.over = False
        self.asked = 0.0
        """Since when an answer is owed; 0: none is."""
        self.requests: dict[int, Sent | SentWords | None] = {}
        self.next_at = 0.0
        self.number = 0
        self.heard = 0.0
        """When the last message came."""
        self.updated = 0.0
        """When the last update came."""
        self.refusals = 0
        self.tried = luck.randrange(8)
        """Counts connections: another worker each time."""

    async def play(self) -> None:
        """Until the game is over or playing is stopped."""
        while not self.over and not self.stop.is_set():
            bases = self.bases()
            self.tried += 1
            with suppress(*LOST):
                await self.connected(bases[self.tried % len(bases)])
            if not self.over:
                await self.pause(AGAIN)

    async def pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stop.wait(), seconds)

    async def connected(self, base: str) -> None:
        """Play by one connection until it breaks, the game is over, or playing is stopped and nothing is owed."""
        async with connect(base, self.journal.table, self.person) as connection:
            session = Session(self.seat)
            self.journal.sessions.append(session)
            self.update, self.asked, self.requests, self.next_at = {}, 0.0, {}, 0.0
            self.heard = self.updated = time.monotonic()
            self.refusals = 0
            await connection.send(json.dumps({"type": "hello", "version": 1, "said": 0}))
            while not self.wants_to_go():
                await self.act(connection)
                try:
                    data = await asyncio.wait_for(connection.recv(), self.patience())
                except TimeoutError:
                    if self.asked and time.monotonic() > self.asked + ANSWER_SECONDS:
                        raise
                    continue
                self.heard = time.monotonic()
                self.receive(json.loads(data), session)

    def wants_to_go(self) -> bool:
        """Whether this connection is of no more use."""
        if self.asked:
            return False
        return self.over or self.stop.is_set() or self.refusals >= STUBBORN or time.monotonic() > self.updated + RELOAD

    def patience(self) -> float:
        """How long to wait for a message before looking up."""
        now = time.monotonic()
        if self.asked:
            return max(0.01, self.asked + ANSWER_SECONDS + 0.01 - now)
        if self.update.get("legal"):
            return max(0.0, self.next_at - now) + 0.001
        return 0.5

    def receive(self, message: Message, session: Session) -> None:
        """One message; those of an unknown type are none of our business."""
        match message["type"]:
            case "update" if message["seat"] == self.seat:
                note_update(message, session)
                self.update = message
                self.updated = self.heard
                self.over = "result" in message
            case "said":
                session.said.append(Said(message["number"], message["seat"], message["text"]))
            case "log":
                session.log += [line_of(event, event.get("line", 0)) for event in message["events"]]
                self.answered(message["id"], "done")
            case "done" | "pong":
                self.answered(message["id"], "done")
            case "refused":
                self.refusals += 1 if self.update else STUBBORN
                self.answered(message["id"], message["reason"]["code"])
                self.next_at = time.monotonic() + AGAIN
            case _:
                pass

    def answered(self, request: int, answer: str) -> None:
        sent = self.requests.pop(request, None)
        if sent is not None:
            sent.answer = answer
        if answer == "done":
            self.refusals = 0
        if isinstance(sent, Sent):
            sent.answered = time.monotonic()
            if answer == "done" and self.update.get("decision") == sent.decision:
                # The update that shows it is still on its way; what is legal now belongs to the past.
                self.update = {**self.update, "legal": [], "undo": {}}
        self.asked = 0.0

    async def act(self, connection: websockets.ClientConnection) -> None:
        """Send something, if this is the moment for it."""
        now = time.monotonic()
        if self.asked or now < self.next_at or self.stop.is_set():
            return
        draw = self.luck.random()
        if now > self.heard + SILENCE:
            await self.send(connection, None, type="ping")
        elif not self.update:
            return
        elif draw < LOG_SHARE:
            await self.send(connection, None, type="read-log", seat=self.seat)
        elif self.seat == WATCHER or not (self.update["legal"] or self.can_undo()):
            self.next_at = now + 0.5
        elif draw < LOG_SHARE + CHAT_SHARE and len(self.journal.words) < MOST_WORDS:
            words = SentWords(self.seat, f"words {len(self.journal.words)}")
            self.journal.words.append(words)
            await self.send(connection, words, type="chat", text=words.text)
        elif self.can_undo() and draw > 1 - UNDO_SHARE:
            await self.send_entry(connection, "undo", type="undo")
        elif self.update["legal"]:
            action = self.luck.choice(self.update["legal"])
            await self.send_entry(connection, action, type="act", actions=[action])

    def can_undo(self) -> bool:
        return "undo" in self.update and self.update["undo"] is None

    async def send_entry(self, connection: websockets.ClientConnection, text: str, **fields: object) -> None:
        decision = self.update["decision"]
        sealed = "window" in self.update.get("clocks", {})
        sent = Sent(self.seat, decision, text, time.monotonic(), sealed)
        self.journal.sent.append(sent)
        await self.send(connection, sent, seat=self.seat, decision=decision, **fields)

    async def send(
        self, connection: websockets.ClientConnection, sent: Sent | SentWords | None, **fields: object
    ) -> None:
        self.number += 1
        self.requests[self.number] = sent
        self.asked = time.monotonic()
        self.next_at = self.asked + SPACING
        await connection.send(json.dumps({"id": self.number, **fields}))


def connect(base: str, table: str, person: Person) -> websockets.connect:
    return websockets.connect(
        f"ws{base.removeprefix('http')}/api/tables/{table}/socket",
        additional_headers={"Cookie": person.cookie},
        compression=None,
        open_timeout=ANSWER_SECONDS,
        close_timeout=1.0,
        ping_interval=None,
        local_addr=(person.address, 0),
    )


def note_update(message: Message, session: Session) -> None:
    lines = lines_of(message["events"], message.get("line", 0))
    session.told.append(Told(message["number"], lines, digest(message["view"])))
