"""Friends who come only when they are called, at a server that is killed at random moments: a call that is lost would
stop their game for good."""

import asyncio
import os
import random
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from howdah.server.serving import VARIABLE
from tests.faults.process import Server, serving
from tests.notices.receivers import Browser, Came, Endpoint, endpoint
from tests.server.harness import PATIENCE, run, settings_for

TURNS = 1_000
PASSES = 50
"""Of the event loop, more than it takes to read what lies in its sockets."""
EVIDENCE_SECONDS = 3_600.0
PROGRAM = f"""
import os, msgspec
from howdah.server.serving import serve
from howdah.server.settings import Settings
serve(msgspec.json.decode(os.environ.pop("{VARIABLE}"), type=Settings))
"""


class NoticeServer(Server):
    """A server whose notices may go to this machine."""

    def launch(self) -> None:
        settings = settings_for(
            self.database, port=self.port, loopback_notices=True, grace=0, sweep=0.2, log_level="warning"
        )
        told = {**os.environ, VARIABLE: msgspec.json.encode(settings).decode()}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stderr=subprocess.DEVNULL, text=True, start_new_session=True, env=told
        )


@dataclass
class Tally:
    """What happened."""

    turns: int = 0
    repeats: int = 0
    kills: int = 0
    over: set[str] = field(default_factory=set)
    """Tables whose game is over."""
    stirred: asyncio.Event = field(default_factory=asyncio.Event)


class Friend:
    """Somebody with a phone: sits, and comes when the phone rings."""

    def __init__(self, base: str, ours: Endpoint, name: str, tally: Tally) -> None:
        self.ours = ours
        self.tally = tally
        self.path = f"/{name}"
        self.browser = Browser(ours.base + self.path)
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={"X-Howdah": "1"}, timeout=PATIENCE)
        self.heard: dict[str, Came] = {}
        """The first call of each id."""

    async def ask(self, path: str, body: object = None) -> Any:
        """However often the server dies meanwhile."""
        while True:
            with suppress(httpx.TransportError):
                answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
                if answer.status_code < 500:
                    return answer.json()
            await asyncio.sleep(0.05)

    async def come(self) -> None:
        await self.ask("/api/me", {"name": self.path[1:]})
        await self.ask("/api/notices/push", self.browser.subscription())

    async def live(self, table: str, seat: int) -> None:
        """Answer calls for as long as the game lasts; forget those that came twice."""
        read = 0
        while True:
            await self.ours.until(lambda _, read=read: len(self.ours.at(self.path)) > read)  # type: ignore[misc]
            came = self.ours.at(self.path)[read]
            told = self.browser.read(came.body)
            read += 1
            first = self.heard.setdefault(told["id"], came)
            if first is not came:
                assert first.stage < came.stage, "a repeat, though the server was not killed since"
                assert first.headers["topic"] == came.headers["topic"] == told["tag"], "both must collapse"
                self.tally.repeats += 1
                continue
            assert told["path"] == f"/table/{table}"
            await self.play(table, seat)

    async def play(self, table: str, seat: int) -> None:
        """Make the one decision that the call was for, once, whatever happens to the connection."""
        address = f"ws{self.base.removeprefix('http')}/api/tables/{table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        made: int | None = None
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
                    await socket.send(msgspec.json.encode({"type": "hello", "version": 1}).decode())
                    async for data in socket:
                        update = msgspec.json.decode(data)
                        if update["type"] != "update":
                            continue
                        over = update.get("result") is not None
                        if over or (made is not None and update["decision"] > made):
                            self.tally.turns += made is not None
                            if over:
                                self.tally.over.add(table)
                            self.tally.stirred.set()
                            return
                        if update.get("legal"):
                            made = update["decision"]
                            act = {"type": "act", "id": 1, "seat": seat, "decision": made}
                            chosen = random.choice(update["legal"])
                            await socket.send(msgspec.json.encode({**act, "actions": [chosen]}).decode())
            await asyncio.sleep(0.05)


async def play_slowly(server: Server, tables: int, kills: int, between: float, seed: int) -> Tally:
    """So many games of Raj for two to their end, with so many kills, or as many as fit."""
    luck = random.Random(seed)
    tally = Tally()
    async with serving(server), endpoint() as ours:
        living: list[tuple[str, asyncio.Task[None]]] = []
        friends: list[Friend] = []
        for number in range(tables):
            ana, bo = (Friend(server.base, ours, f"{name}{number}", tally) for name in ("ana", "bo"))
            friends += [ana, bo]
            await ana.come()
            await bo.come()
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = (await ana.ask("/api/tables", {"game": "raj", "seats": seats, "clock": "daily"}))["id"]
            await bo.ask(f"/api/tables/{table}/sit", {"seat": 2})
            living += [(table, asyncio.create_task(each.live(table, seat))) for seat, each in ((1, ana), (2, bo))]
            await ana.ask(f"/api/tables/{table}/start")
        while len(tally.over) < tables:
            with suppress(TimeoutError):
                await asyncio.wait_for(tally.stirred.wait(), luck.uniform(0.0, between))
            tally.stirred.clear()
            for at, task in living:
                # Whoever did not make the last decision of a game is not called any more.
                if at in tally.over:
                    task.cancel()
                elif task.done():
                    task.result()
            if tally.kills < kills and luck.random() < 0.5:
                server.kill()
                for _ in range(PASSES):  # What it had sent arrives.
                    await asyncio.sleep(0)
                tally.kills += 1
                ours.stage = tally.kills
                await server.start()
        for _, task in living:
            task.cancel()
        await asyncio.gather(*(task for _, task in living), return_exceptions=True)
        for friend in friends:
            await friend.http.aclose()
    return tally


def check(tally: Tally, tables: int) -> None:
    assert len(tally.over) == tables


def test_no_call_is_lost_when_the_server_is_killed(sqlite: str) -> None:
    check(run(play_slowly(NoticeServer(sqlite), tables=1, kills=3, between=0.5, seed=20), 600.0), 1)


@pytest.mark.evidence
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_thousand_slow_turns_under_kills(kind: str, request: pytest.FixtureRequest) -> None:
    server = NoticeServer(request.getfixturevalue(kind))
    tally = run(play_slowly(server, tables=36, kills=200, between=0.5, seed=21), EVIDENCE_SECONDS)
    check(tally, 36)
    assert tally.turns >= TURNS
    print(f"{kind}: {tally.turns} turns, {tally.kills} kills, {tally.repeats} repeats, none lost")
