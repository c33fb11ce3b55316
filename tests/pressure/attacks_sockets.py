"""Attacks over the sockets of tables, as the server once met them. What each of them does is its whole text here."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

from tests.pressure.generator import Attack, Press
from tests.pressure.wire import HELLO, Guest, Hung, Link, frame

EXPENSIVE = "search:n=20000,cut=1000000"
BOT_TABLES = 4
DELAY = 3600
WATCHERS = 400
SOCKETS_OF_A_GUEST = 12
MOST_HELD = 4_000
RACERS = 6
LONG_LOG = 300
"""Actions."""
QUESTIONS = 100
READ_LOG = frame(b'{"type":"read-log","id":1,"seat":0}')


async def expensive_bots(press: Press) -> None:
    """Tables whose bots are asked to think as long as their text allows. A piece is a table, or an act at one."""
    press.begin()

    async def play(number: int) -> None:
        guest = press.guest(number)
        seats = [{"kind": "me"}, {"kind": "bot", "level": EXPENSIVE}, {"kind": "bot", "level": EXPENSIVE}]
        while await press.more():
            made = await guest.ask("POST", "/api/tables", {"game": "formula_e", "seats": seats, "start": True})
            if made.status >= 300:
                press.counts[f"refused {made.json()['reason']['code']}"] += 1
                await asyncio.sleep(0.1)
                continue
            press.counts["tables"] += 1
            link = await press.socket(made.json()["id"], guest.cookie, number)
            while link is not None and await press.more():
                try:
                    update = await link.hear_kind("update")
                except Hung:
                    break
                if update["legal"]:
                    link.say(type="act", id=1, seat=1, decision=update["decision"], actions=[update["legal"][0]])
                    press.counts["acts"] += 1

    await together([play(number) for number in range(BOT_TABLES)])


async def together(works: list[Coroutine[Any, Any, None]]) -> None:
    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(work)


async def played_table(press: Press, **more: Any) -> str:
    """A race of six with a log of some 45 KB."""
    guests = [Guest(press.port, f"127.63.{seat}.1") for seat in range(RACERS)]
    table = await guests[0].table("formula_e", "me", *["open"] * (RACERS - 1), **more)
    for seat, guest in enumerate(guests[1:], 2):
        await guest.must("POST", f"/api/tables/{table}/sit", {"seat": seat})
    await guests[0].must("POST", f"/api/tables/{table}/start")
    luck = random.Random(1)
    acts = 0

    async def race(seat: int, link: Link) -> None:
        nonlocal acts
        decided = -1
        while acts < LONG_LOG:
            update = await link.hear_kind("update")
            if update["legal"] and update["decision"] > decided:
                decided, acts = update["decision"], acts + 1
                action = luck.choice(update["legal"])
                link.say(type="act", id=acts, seat=seat, decision=decided, actions=[action])

    links = [await guest.sit_down(table) for guest in guests]
    await together([race(seat, link) for seat, link in enumerate(links, 1)])
    for link in links:
        link.close()
    for guest in guests:
        guest.leave()
    return table


async def delayed_logs(press: Press) -> None:
    """Ten watchers who are kept behind ask for the log, again and again. A piece is a question."""
    table = await played_table(press, spectators="delayed", delay=DELAY)
    press.begin()

    async def read(number: int) -> None:
        link: Link | None = None
        reading: asyncio.Task[None] | None = None
        while await press.more():
            if link is None or reading is None or reading.done():  # it has begun, or was thrown out: again
                link = await press.socket(table, number=number)
                reading = asyncio.create_task(press.drained(link)) if link else None
            if link is not None:
                link.write(READ_LOG)
            await asyncio.sleep(0.025)
        if link is not None:
            press.held.append(link)

    await together([read(number) for number in range(10)])


async def slow_readers(press: Press) -> None:
    """Sockets that ask for the log and never read an answer. A piece is a socket with a hundred questions."""
    table = await played_table(press)
    press.begin()
    number = 0
    while await press.more():
        number += 1
        link = await press.connect(number, receive_buffer=2048)
        if link is None:
            continue
        try:
            await link.upgrade(table)
        except Hung:
            press.counts["turned away"] += 1
            continue
        link.writer.transport.pause_reading()  # type: ignore[attr-defined]
        link.write(frame(HELLO) + READ_LOG * QUESTIONS)
        press.held.append(link)
        press.counts["sockets"] += 1
        await asyncio.sleep(0.02)
    # Whoever asks as often, and reads, has been served as often as all the others.
    link = await press.socket(table, number=number + 1)
    for _ in range(QUESTIONS if link is not None else 0):
        assert link is not None
        link.write(READ_LOG)
        await link.hear_kind("log", "refused")


async def watchers(press: Press) -> None:
    """Four hundred watch one table, others come and go. A piece is one who comes and goes."""
    host = press.guest()
    table = await host.table("raj", "me", "screen", start=True)
    readers: list[asyncio.Task[None]] = []
    for number in range(WATCHERS):
        link = await press.socket(table, number=number, prefix=f"127.61.{number % 8}")
        if link is not None:
            press.held.append(link)
            readers.append(asyncio.create_task(press.drained(link)))
    press.counts["watching"] = len(readers)
    number = 0
    press.begin()
    while await press.more():
        number += 1
        link = await press.socket(table, number=number, prefix=f"127.61.{8 + number % 8}")
        if link is not None:
            press.counts["came"] += 1
            link.close()
            await link.closed()


async def handshakes(press: Press) -> None:
    """Sockets without a cookie, each somebody new, from one prefix; all are kept. A piece is a handshake."""
    host = press.guest()
    table = await host.table("raj", "me", "screen", start=True)
    press.begin()

    async def knock(first: int) -> None:
        number = first
        while await press.more():
            number += 8
            link = await press.connect(number)
            if link is None:
                await asyncio.sleep(0.005)
                continue
            try:
                await link.upgrade(table)
                press.counts["accepted"] += 1
            except Hung:
                press.counts["turned away"] += 1
            press.hold(link, MOST_HELD)

    await together([knock(first) for first in range(8)])


async def chats(press: Press) -> None:
    """One guest talks over many sockets at many tables. A piece is a word."""
    guest = press.guest()
    tables = [await guest.table("raj", "me", "screen", start=True) for _ in range(4)]
    links: list[Link] = []
    for table in tables:
        for number in range(SOCKETS_OF_A_GUEST):
            link = await press.socket(table, guest.cookie, number)
            links += [link] if link is not None else []
    readers = [asyncio.create_task(press.drained(link, "pong")) for link in links]
    press.begin()
    place = 0
    while await press.more():
        place += 1
        links[place % len(links)].say(type="chat", id=place, text=f"a word too many, number {place}")
        if place % len(links) == 0:
            await asyncio.sleep(0.05)
    for link in links:
        link.say(type="ping", id=1)
    await asyncio.gather(*readers)


ATTACKS: dict[str, Attack] = {
    "expensive bots": expensive_bots,
    "delayed logs": delayed_logs,
    "slow readers": slow_readers,
    "watchers": watchers,
    "handshakes": handshakes,
    "chats": chats,
}
