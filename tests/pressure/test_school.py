"""Sixty people behind one address, as in a school: they play as people do, and meet no limit."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from tests.pressure.server import serving
from tests.pressure.wire import Guest, Hung, Link

PEOPLE = 60
SEATS = 4
TURNS = 6
"""Rounds that each table plays; in every one each of its people bids once."""
CHAT = 1_000
SCHOOL = "127.70.0.1"


class Pupil:
    """One of them, and what was refused."""

    def __init__(self, port: int, number: int) -> None:
        self.guest = Guest(port, SCHOOL)
        self.number = number
        self.luck = random.Random(number)
        self.refused: list[str] = []
        self.update: dict[str, Any] = {}
        self.done = -1

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        reply = await self.guest.ask(method, path, body)
        if reply.status >= 400:
            self.refused.append(f"{method} {path.rpartition('/')[2]}: {reply.status} {reply.body.decode()}")
        return reply.body

    async def arrive(self) -> None:
        """The first page, and what it asks for."""
        for path in ("/", "/api/games", "/api/me", "/api/tables"):
            await self.ask("GET", path)
        await self.ask("POST", "/api/me", {"name": f"Pupil {self.number}"})

    async def play(self, table: str, seat: int) -> None:
        """Some turns, a word, and once the page is loaded anew."""
        link = await self.open(table)
        for turn in range(TURNS):
            if link is None:
                return
            if turn == TURNS // 2:
                link.close()
                await self.ask("GET", f"/table/{table}")
                await self.ask("GET", f"/api/tables/{table}")
                link = await self.open(table)
                continue
            try:
                await self.bid(link, seat, turn)
                if turn == 1:
                    link.say(type="chat", id=CHAT, text="good luck")
            except Hung as error:
                self.refused.append(f"the socket: {error}")
                return
        if link is not None:
            link.close()

    async def open(self, table: str) -> Link | None:
        self.update = {}
        try:
            return await self.guest.sit_down(table)
        except Hung as error:
            self.refused.append(f"a socket: {error}")
            return None

    async def bid(self, link: Link, seat: int, turn: int) -> None:
        """Wait to be asked, bid, and wait until that is on disk."""
        while not self.update.get("legal"):
            await self.hear(link)
        action = self.luck.choice(self.update["legal"])
        link.say(type="act", id=turn, seat=seat, decision=self.update["decision"], actions=[action])
        self.update = {}
        while self.done != turn:
            await self.hear(link)

    async def hear(self, link: Link) -> None:
        message = json.loads(await link.hear())
        if message["type"] == "update":
            self.update = message
        elif message["type"] == "done":
            self.done = message["id"]
        elif message["type"] in ("refused", "bye"):
            raise Hung(str(message))


async def lesson(pupils: list[Pupil]) -> None:
    """All come at once, sit down in fours, and play."""
    await asyncio.gather(*(pupil.arrive() for pupil in pupils))
    groups = [pupils[first : first + SEATS] for first in range(0, PEOPLE, SEATS)]
    await asyncio.gather(*(evening(group) for group in groups))


async def evening(group: list[Pupil]) -> None:
    host = group[0]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    made = json.loads(await host.ask("POST", "/api/tables", {"game": "raj", "seats": seats, "listed": True}))
    if "id" not in made:
        return
    for seat, pupil in enumerate(group[1:], 2):
        await pupil.ask("GET", f"/api/tables/{made['id']}")
        await pupil.ask("POST", f"/api/tables/{made['id']}/sit", {"seat": seat})
    if "id" in json.loads(await host.ask("POST", f"/api/tables/{made['id']}/start")):
        await asyncio.gather(*(pupil.play(made["id"], seat) for seat, pupil in enumerate(group, 1)))


def test_a_school_behind_one_address_meets_no_limit(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        pupils = [Pupil(server.port, number) for number in range(PEOPLE)]

        async def whole() -> None:
            await lesson(pupils)
            for pupil in pupils:
                pupil.guest.leave()

        asyncio.run(whole())
        assert [words for pupil in pupils for words in pupil.refused] == []
