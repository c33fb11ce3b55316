"""Ordinary people at tables of their own, and how long they wait: for `done` after they act, and for a bot's answer."""

import asyncio
import json
import random
import time
from typing import Any

from tests.pressure import children
from tests.pressure.wire import PATIENCE, Guest, Hung, Link, address, in_parallel

SEATS = 4
PACE = 0.5
"""Seconds between two actions at a table."""
WIDTH = 8
WITHIN = 150
"""Where they live: prefixes that nobody attacks from."""


class Table:
    """Four people, or one with a bot, who play game after game."""

    def __init__(self, port: int, number: int, bots: bool, luck: random.Random) -> None:
        self.port, self.bots, self.luck = port, bots, luck
        people = 1 if bots else SEATS
        self.guests = [Guest(port, address(number * SEATS + place, within=WITHIN)) for place in range(people)]
        self.acts: list[tuple[float, float]] = []
        """When an action was sent, and how long its `done` took, in seconds."""
        self.answers: list[tuple[float, float]] = []
        """The same for a bot's answer."""
        self.updates: dict[int, dict[str, Any]] = {}
        self.changed = asyncio.Event()
        self.waiting: dict[int, float] = {}
        """Actions that were not answered yet, by number, and when they were sent."""
        self.asked_bot = 0.0
        """Since when a bot is to answer."""
        self.resting = False
        self.hurt = ""
        """What went wrong here."""

    async def open(self) -> list[tuple[int, Link]]:
        """A new game; the sockets by seat."""
        host = self.guests[0]
        self.updates.clear()
        if self.bots:
            table = await host.table("raj", "me", "bot", start=True)
        else:
            table = await host.table("raj", "me", *["open"] * (SEATS - 1))
            for place, guest in enumerate(self.guests[1:], 2):
                await guest.must("POST", f"/api/tables/{table}/sit", {"seat": place})
            await host.must("POST", f"/api/tables/{table}/start")
        links = [(seat, await guest.sit_down(table)) for seat, guest in enumerate(self.guests, 1)]
        for guest in self.guests:
            guest.leave()
        return links

    async def play(self, links: list[tuple[int, Link]]) -> None:
        """Until the process is stopped."""
        try:
            await asyncio.sleep(self.luck.random() * PACE)
            while True:
                async with asyncio.TaskGroup() as group:
                    readers = [group.create_task(self.read(link)) for _, link in links]
                    await self.game(dict(links))
                    for reader in readers:
                        reader.cancel()
                for _, link in links:
                    link.close()
                links = await self.open()
        except* (Hung, AssertionError, OSError) as error:
            self.hurt = repr(error.exceptions[0])

    async def read(self, link: Link) -> None:
        while True:
            message = json.loads(await link.hear())
            if message["type"] == "update":
                self.updates[message["seat"]] = message
                self.changed.set()
            elif message["type"] == "done":
                sent = self.waiting.pop(message["id"])
                self.acts.append((sent, time.monotonic() - sent))
                self.changed.set()
            elif message["type"] in ("refused", "bye"):
                raise Hung(str(message))

    async def game(self, links: dict[int, Link]) -> None:
        number = 0
        while not any("result" in update for update in self.updates.values()):
            asked = [seat for seat, update in self.updates.items() if update["legal"] and seat in links]
            if self.waiting or not asked or (self.resting and not self.asked_bot):
                self.changed.clear()
                await self.changed.wait()
                continue
            if self.asked_bot:
                self.answers.append((self.asked_bot, time.monotonic() - self.asked_bot))
                self.asked_bot = 0.0
            await asyncio.sleep(PACE)
            if self.resting or not self.updates[asked[0]]["legal"]:
                continue
            seat, number = asked[0], number + 1
            update = self.updates[seat]
            self.waiting[number] = time.monotonic()
            self.asked_bot = self.waiting[number] if self.bots else 0.0
            act = {
                "id": number,
                "seat": seat,
                "decision": update["decision"],
                "actions": [self.luck.choice(update["legal"])],
            }
            self.updates[seat] = {**update, "legal": []}
            links[seat].say(type="act", **act)
        self.asked_bot = 0.0
        while self.waiting:  # another seat has seen the end first
            self.changed.clear()
            await self.changed.wait()

    def played(self) -> int:
        """Turns so far: with a bot, those that it has answered."""
        return len(self.answers if self.bots else self.acts)

    def is_owed(self) -> bool:
        """Whether somebody waits for `done`, or for a bot."""
        return bool(self.waiting or self.asked_bot)


class Everybody:
    """All tables of the process."""

    def __init__(self, given: dict[str, Any]) -> None:
        luck = random.Random(1)
        people, bots = given["tables"], given["bots"]
        self.tables = [Table(given["port"], number, number >= people, luck) for number in range(people + bots)]
        self.playing: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        opened: dict[int, list[tuple[int, Link]]] = {}

        async def open_one(number: int) -> None:
            opened[number] = await self.tables[number].open()

        await in_parallel(open_one, range(len(self.tables)), WIDTH)
        self.playing = [asyncio.create_task(table.play(opened[place])) for place, table in enumerate(self.tables)]

    async def have_played(self, times: int) -> None:
        """Wait until there was so much at every table, or something went wrong at one."""
        goals = [(table, table.played() + times) for table in self.tables]
        while any(table.played() < goal and not table.hurt for table, goal in goals):
            await asyncio.sleep(0.05)

    async def rest(self) -> None:
        """Nobody does anything new; wait for what is owed to them, but not for ever."""
        for table in self.tables:
            table.resting = True
        end = time.monotonic() + PATIENCE
        while any(table.is_owed() and not table.hurt for table in self.tables) and time.monotonic() < end:
            await asyncio.sleep(0.05)

    def found(self) -> dict[str, Any]:
        return {
            "acts": sorted(act for table in self.tables for act in table.acts),
            "answers": sorted(answer for table in self.tables for answer in table.answers),
            "owed": sum(table.is_owed() for table in self.tables),
            "hurt": [table.hurt for table in self.tables if table.hurt],
        }


async def measure(given: dict[str, Any], words: children.Words) -> dict[str, Any]:
    """Play until told to stop; a number as a word asks for so many more turns at every table."""
    everybody = Everybody(given)
    await everybody.begin()
    print("ready", flush=True)
    while word := await words.get():
        await everybody.have_played(int(word))
        print("enough", flush=True)
    await everybody.rest()
    return everybody.found()


def main() -> None:
    children.run(measure)
