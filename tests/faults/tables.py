"""Tables of people, bots and a watcher: set up over HTTP, played until they are over, and then set up anew."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from tests.faults.journal import WATCHER, TableJournal
from tests.faults.players import Bases, Client, Person

REQUEST_SECONDS = 20.0
AGAIN = 0.2


@dataclass(frozen=True)
class Shape:
    """What is played, and by whom."""

    game: str
    people: int
    bots: int = 0


QUICK = [Shape("raj", 2, 1), Shape("totem", 2), Shape("formula_e", 3), Shape("elephant_rally", 2)]
"""Bids of all at once, single turns, and reaction windows."""
SHAPES = [*QUICK, Shape("raj", 4), Shape("elephant_rally", 2, 1)]
"""With bots in the windows too; these take their time."""


class Away(Exception):
    """The server does not answer, or not now."""


class Refused(Exception):
    """The server does not want this."""


class Guest:
    """Somebody with a browser, who asks again where the server is away."""

    def __init__(self, bases: Bases, person: Person | None = None) -> None:
        self.bases = bases
        self.person = person or Person()
        self.tried = 0

    @asynccontextmanager
    async def http(self) -> AsyncIterator[httpx.AsyncClient]:
        bases = self.bases()
        self.tried += 1
        headers = {"X-Howdah": "1", **({"Cookie": self.person.cookie} if self.person.cookie else {})}
        async with httpx.AsyncClient(
            base_url=bases[self.tried % len(bases)],
            headers=headers,
            timeout=REQUEST_SECONDS,
            transport=httpx.AsyncHTTPTransport(local_address=self.person.address, verify=False),
        ) as http:
            yield http

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """One request; asked again until the server is there for it."""
        while True:
            try:
                return await self.ask_once(method, path, body)
            except Away:
                await asyncio.sleep(AGAIN)

    async def ask_once(self, method: str, path: str, body: object = None) -> httpx.Response:
        try:
            async with self.http() as http:
                answer = await http.request(method, path, json=body) if body else await http.request(method, path)
        except httpx.TransportError as error:
            raise Away(repr(error)) from None
        if answer.status_code >= 500 or answer.status_code == 429:
            raise Away(answer.text)
        if not self.person.cookie and answer.cookies:
            self.person.cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        return answer

    async def text(self, method: str, path: str, body: object = None) -> str:
        answer = await self.ask(method, path, body)
        if not answer.is_success:
            raise Refused(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.text

    async def json(self, method: str, path: str, body: object = None) -> Any:
        return json.loads(await self.text(method, path, body))


class Table:
    """A table that is played."""

    def __init__(self, journal: TableJournal, guests: list[Guest]) -> None:
        self.journal = journal
        self.guests = guests
        """By seat; the first is the host, the last watches."""
        self.clients: list[Client] = []

    @property
    def over(self) -> bool:
        return any(client.over for client in self.clients)


class Circle:
    """People who play one table after another, of one shape."""

    def __init__(self, shape: Shape, bases: Bases, luck: random.Random, number: int) -> None:
        self.shape = shape
        self.bases = bases
        self.luck = luck
        self.number = number
        self.guests = [Guest(bases) for _ in range(shape.people + 1)]
        self.addresses = 0
        self.move()
        self.tables: list[Table] = []

    def move(self) -> None:
        """Everybody comes from another /24 than before and than the others: no limit on tables is in the way."""
        for guest in self.guests:
            self.addresses += 1
            guest.person.address = f"127.{50 + self.number}.{self.addresses % 256}.1"

    async def play(self, stop: asyncio.Event) -> None:
        """One table after another, until playing is stopped."""
        for guest in self.guests:
            if not guest.person.cookie:
                await guest.ask("GET", "/api/me")
        while not stop.is_set():
            table = await self.set_up()
            seats = [*range(1, self.shape.people + 1), WATCHER]
            table.clients = [
                Client(guest.person, self.bases, table.journal, seat, random.Random(self.luck.random()), stop)
                for guest, seat in zip(table.guests, seats, strict=True)
            ]
            self.tables.append(table)
            await asyncio.gather(*(client.play() for client in table.clients))

    async def set_up(self) -> Table:
        """Ask until it is there: a table whose beginning was lost half-way is left alone."""
        shape, host = self.shape, self.guests[0]
        people = list(range(1, shape.people + 1))
        while True:
            self.move()
            kinds = ["me", *["open"] * (shape.people - 1), *["bot"] * shape.bots]
            seats = [{"kind": kind, **({"level": "easy"} if kind == "bot" else {})} for kind in kinds]
            made = await host.json("POST", "/api/tables", {"game": shape.game, "seats": seats})
            table = str(made["id"])
            for seat, guest in zip(people[1:], self.guests[1:], strict=False):
                await guest.ask("POST", f"/api/tables/{table}/sit", {"seat": seat})
            await host.ask("POST", f"/api/tables/{table}/start")
            info = await host.json("GET", f"/api/tables/{table}")
            taken = [seat["kind"] for seat in info["seats"]]
            if info["phase"] == "playing" and taken[: shape.people] == ["person"] * shape.people:
                return Table(TableJournal(table, shape.game, people), self.guests)
