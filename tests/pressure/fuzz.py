"""Nonsense for tables in all their phases, over sockets and HTTP; and whether anything of them has changed by it."""

import asyncio
import hashlib
import itertools
import json
import random
from collections import Counter
from typing import Any

from tests.pressure.mutations import SEEDS, mutated, nonsense
from tests.pressure.report import progress
from tests.pressure.requests import Requests
from tests.pressure.server import Server
from tests.pressure.wire import HELLO, Guest, Hung, Link, address, connect, frame, sit_down

PHASES = ["gathering", "playing", "window", "paused", "over"]
MESSAGES, REQUESTS = 90, 50
"""That each of three people sends for one table: within what the server allows at once."""
MOST_FAULTS = 30
SENTINEL = 2_000_000_000
PASSING = ("time", "connected", "away_since", "watchers", "host", "you_host", "absent", "touched", "clocks")
"""What a table tells of those who look at it or have been away for long, and of the moment."""
WHOLE_HELLO = b'{"type":"hello","version":1,"positions":true,"said":0}'


class Table:
    """A table in a phase, with its host, a second player and a stranger."""

    def __init__(self, port: int, number: int, phase: str) -> None:
        self.phase = phase
        self.host, self.second, self.stranger = (Guest(port, address(3 * number + who)) for who in range(3))
        self.id = ""
        self.changed = False
        """Something was accepted: what it looks like may differ."""
        self.talked = False
        """The same for what was said there."""

    def people(self) -> list[Guest]:
        return [self.host, self.second, self.stranger]

    async def set_up(self) -> None:
        # A clock of days keeps the window open for a day: longer than any run.
        game, clock = ("ambush", "daily") if self.phase == "window" else ("raj", "none")
        self.id = await self.host.table(game, "me", "open", "screen", clock=clock)
        for guest in (self.second, self.stranger):
            await guest.must("GET", "/api/me")
        if self.phase == "gathering":
            return
        await self.second.must("POST", f"/api/tables/{self.id}/sit", {"seat": 2})
        await self.host.must("POST", f"/api/tables/{self.id}/start")
        link = await self.host.sit_down(self.id)
        for number, action in enumerate(["step", "end"] if game == "ambush" else ["bid 7"]):
            link.say(type="act", id=number, seat=1, decision=number, actions=[action])
            answer = await link.hear_kind("done", "refused")
            assert answer["type"] == "done", answer
        link.close()
        await link.closed()
        if self.phase == "paused":
            # Whoever is here decides, and nobody else is.
            await self.host.must("POST", f"/api/tables/{self.id}/pause")
        elif self.phase == "over":
            await self.host.must("POST", f"/api/tables/{self.id}/close")

    async def digest(self) -> str:
        """A hash of all that its people are shown: by sockets that are opened for it, in the log, in the record."""
        seen: list[Any] = []
        for guest in self.people():
            seen += [plain((await guest.ask("GET", f"/api/tables/{self.id}{what}")).body) for what in ("", "/record")]
            link = await guest.sit_down(self.id, WHOLE_HELLO)
            for seat in range(4):
                link.say(type="read-log", id=seat, seat=seat)
            link.say(type="ping", id=SENTINEL)
            while (message := json.loads(await link.hear()))["type"] != "pong":
                passes = message["type"] == "table" or (message["type"] == "said" and self.talked)
                seen += [] if passes else [plain(message)]
            link.close()
        return hashlib.sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()

    def leave(self) -> None:
        for guest in self.people():
            guest.leave()


def plain(value: Any) -> Any:
    """What was told, without what passes."""
    if isinstance(value, bytes):
        try:
            return plain(json.loads(value))
        except ValueError:
            return value.decode("utf-8", "replace")
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items() if key not in PASSING}
    return [plain(part) for part in value] if isinstance(value, list) else value


class Fuzzer:
    """Sends nonsense until it has sent enough."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.luck = random.Random(seed)
        self.numbers = itertools.count()
        self.requests: Requests | None = None
        self.counts: Counter[str] = Counter()
        self.faults: list[str] = []
        """What must not be: a mistake of the server, or a table that has changed."""
        self.bystanders: list[tuple[Table, str]] = []

    def sent(self) -> int:
        """Messages and requests that were answered."""
        return self.counts["messages"] + self.counts["requests"]

    def fault(self, words: str) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(words)
        self.counts["faults"] += 1

    async def run(self, wanted: int, width: int) -> None:
        """So many, at so many tables at a time; then those tables are looked at that nobody but strangers wrote to."""
        guest = Guest(self.server.port, "127.250.0.1")
        self.requests = Requests(await guest.must("GET", "/api/openapi.json"), self.luck)
        guest.leave()
        for phase in PHASES:
            table = Table(self.server.port, next(self.numbers), phase)
            await table.set_up()
            self.bystanders.append((table, await table.digest()))
        async with asyncio.TaskGroup() as group:
            for _ in range(width):
                group.create_task(self.work(wanted))
        for table, before in self.bystanders:
            if not (table.changed and table.phase == "gathering"):  # anybody may sit down on an open seat
                self.counts["compared"] += 1
                if await table.digest() != before:
                    self.fault(f"a table {table.phase} to which only strangers wrote has changed")
            table.leave()

    async def work(self, wanted: int) -> None:
        while self.sent() < wanted:
            number = next(self.numbers)
            await self.batch(Table(self.server.port, number, PHASES[number % len(PHASES)]))
            if number % 100 == 0:
                progress(f"  fuzz: {self.sent()} of {wanted}, {self.counts['faults']} faults")

    async def batch(self, table: Table) -> None:
        await table.set_up()
        before = await table.digest()
        for guest in table.people():
            stranger = guest is table.stranger
            other = self.luck.choice(self.bystanders)[0] if stranger else table
            await self.messages(other if self.luck.random() < 0.3 else table, guest)
            await self.ask(other if self.luck.random() < 0.3 else table, guest, stranger)
        if table.changed:
            self.counts["tables changed by what was accepted"] += 1
        else:
            self.counts["compared"] += 1
            if await table.digest() != before:
                self.fault(f"a table {table.phase} has changed, and nothing was accepted")
        table.leave()

    # Sockets.

    async def messages(self, table: Table, guest: Guest) -> None:
        """Some messages at once, then all that is answered."""
        try:
            link = await sit_down(
                self.server.port, table.id, guest.cookie, guest.source, self.luck.choice([HELLO, WHOLE_HELLO])
            )
        except Hung:
            self.counts["turned away"] += 1
            return
        sent = [self.message() for _ in range(MESSAGES)]
        link.write(b"".join(map(frame, sent)))
        link.say(type="ping", id=SENTINEL)
        answered = 0
        try:
            while True:
                message = json.loads(await link.hear())
                kind = message["type"]
                if kind == "pong" and message["id"] == SENTINEL:
                    break
                answered += kind not in ("update", "table", "said", "bye")
                if kind == "done":  # who has talked has decided nothing
                    table.talked = True
                    table.changed = table.changed or message["decision"] > 0
                self.counts[f"answer {kind}"] += 1
                if kind == "refused" and message["reason"]["code"] == "internal":
                    self.fault(
                        f"`internal` at a table {table.phase}, answer {answered} of {len(sent)}: {near(sent, answered)}"
                    )
        except Hung as end:
            if "1011" in str(end):
                self.fault(f"the socket of a table {table.phase} was closed as 1011, after: {near(sent, answered)}")
            self.counts["sockets closed by the server"] += 1
        self.counts["messages"] += answered
        link.close()

    def message(self) -> bytes:
        if self.luck.random() < 0.2:
            found = nonsense(self.luck)
            return found.encode("utf-8", "replace") if isinstance(found, str) else found
        return mutated(self.luck.choice(SEEDS), self.luck)

    # HTTP.

    async def ask(self, table: Table, guest: Guest, stranger: bool) -> None:
        assert self.requests is not None
        link: Link | None = None
        for _ in range(REQUESTS):
            data = self.requests.make(table.id, guest.cookie, stranger)
            try:
                link = link or await connect(self.server.port, guest.source)
                status = (await link.ask(data)).status
            except Hung:
                self.counts["requests cut off"] += 1
                link = None
                continue
            self.counts["requests"] += 1
            self.counts[f"status {status}"] += 1
            if status >= 500:
                self.fault(f"{status} at a table {table.phase}: {data[:200]!r}")
            table.changed = table.changed or (status < 300 and changes_table(data))
            if status in (400, 413):  # after half a request nobody knows where the next one begins
                link.writer.close()
                link = None
        if link is not None:
            link.writer.close()


def changes_table(data: bytes) -> bool:
    """Whether a request would change a table, were it accepted."""
    method, path = data.split(b" ", 2)[:2]
    leaves = method == b"DELETE" and path.startswith(b"/api/me")  # a guest who is forgotten is gone from tables too
    return leaves or (method != b"GET" and path.startswith((b"/api/tables/", b"/api/join", b"/api/me/vacation")))


def near(sent: list[bytes], place: int) -> list[bytes]:
    """Messages about a place: answers come in order, but for hints."""
    return [data[:200] for data in sent[max(0, place - 2) : place + 1]]
