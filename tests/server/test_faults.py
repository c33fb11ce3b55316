"""The server is killed at random moments while games are played. Nothing that was acknowledged is lost, nothing is
there twice, and everyone ends with the same result."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from contextlib import suppress

import httpx
import msgspec
import pytest
import websockets

from tests.server.harness import PATIENCE, lasting_port, run, settings_for

TABLES = 4
SEATS = 3
LAPSE = "pass"
START_SECONDS = 300.0
QUICK = {"bot_delay": (0.0, 0.02), "window_delay": (0.4, 0.5), "window": 2.0, "sweep": 0.2}
SCRIPT = """
import sys, msgspec
from howdah.server.serving import serve
from howdah.server.settings import Settings
serve(msgspec.json.decode(sys.argv[1], type=Settings))
"""


class Process:
    """A server as people run it; it can be killed and comes back on the same port."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = lasting_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.deaths = 0

    async def start(self) -> None:
        settings = settings_for(self.database, **QUICK, port=self.port, log_level="error")
        script = [sys.executable, "-c", SCRIPT, msgspec.json.encode(settings).decode()]
        self.process = subprocess.Popen(script, stderr=subprocess.PIPE)
        async with asyncio.timeout(START_SECONDS), httpx.AsyncClient() as http:
            while True:
                assert self.process.poll() is None, self.process.stderr and self.process.stderr.read()
                with suppress(httpx.TransportError):
                    if (await http.get(f"{self.base}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stderr:
            self.process.stderr.close()
        self.deaths += 1


class Survivor:
    """A player who keeps coming back, and remembers what was acknowledged."""

    def __init__(self, server: Process, table: str, seat: int, cookie: str, luck: random.Random) -> None:
        self.server, self.table, self.seat, self.cookie, self.luck = server, table, seat, cookie, luck
        self.acknowledged: dict[int, str] = {}
        """By decision."""
        self.sent: dict[int, str] = {}
        """By decision, the last try."""
        self.tries: dict[int, set[str]] = {}
        self.result: object = None
        self.number = -1

    async def play(self) -> None:
        while self.result is None:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self.sitting()
            await asyncio.sleep(0.02)

    async def sitting(self) -> None:
        """Play by one connection, until it breaks."""
        address = f"ws{self.server.base.removeprefix('http')}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie}
        async with websockets.connect(address, additional_headers=headers, open_timeout=PATIENCE) as connection:
            have = {str(self.seat): self.number} if self.number >= 0 and self.luck.random() < 0.5 else {}
            await connection.send(json.dumps({"type": "hello", "version": 1, "have": {} if self.sent else have}))
            tried = -1
            async for data in connection:
                message = json.loads(data)
                if message["type"] == "done":
                    self.acknowledged[message["id"]] = self.sent[message["id"]]
                if message["type"] != "update":
                    continue
                assert message["number"] >= self.number, "what was seen was taken back"
                self.number = message["number"]
                if "result" in message:
                    self.result = message["result"]
                    return
                decision = message["decision"]
                if message["legal"] and decision != tried:
                    tried = decision
                    await asyncio.sleep(self.luck.random() * 0.03)
                    self.sent[decision] = self.luck.choice(message["legal"])
                    self.tries.setdefault(decision, set()).add(self.sent[decision])
                    act = {"type": "act", "id": decision, "seat": self.seat, "decision": decision}
                    await connection.send(json.dumps({**act, "actions": [self.sent[decision]]}))


async def set_tables(server: Process, luck: random.Random) -> list[Survivor]:
    """Some tables of people, and a bot at each."""
    cookies: list[str] = []
    players: list[Survivor] = []
    headers = {"X-Howdah": "1"}
    for _ in range(SEATS):
        async with httpx.AsyncClient(base_url=server.base, headers=headers) as http:
            await http.get("/api/me")
            cookies.append("; ".join(f"{name}={value}" for name, value in http.cookies.items()))
    for number in range(TABLES):
        game = ["raj", "ambush"][number % 2]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1), {"kind": "bot"}]
        async with httpx.AsyncClient(base_url=server.base, headers=headers) as http:
            made = await http.post("/api/tables", json={"game": game, "seats": seats}, headers={"Cookie": cookies[0]})
            table = made.json()["id"]
            for seat in range(2, SEATS + 1):
                taken = {"Cookie": cookies[seat - 1]}
                await http.post(f"/api/tables/{table}/sit", json={"seat": seat}, headers=taken)
            started = await http.post(f"/api/tables/{table}/start", headers={"Cookie": cookies[0]})
            assert started.status_code == 200, started.text
        players += [
            Survivor(server, table, seat + 1, cookies[seat], random.Random(luck.random())) for seat in range(SEATS)
        ]
    return players


async def check(server: Process, players: list[Survivor]) -> None:
    """Compare what players remember with what was written down."""
    async with httpx.AsyncClient(base_url=server.base) as http:
        for table in {player.table for player in players}:
            here = [player for player in players if player.table == table]
            assert all(player.result == here[0].result for player in here)
            record = (await http.get(f"/api/tables/{table}/record")).text
            lines = [line.partition(": ") for line in record.partition("\n\n")[2].splitlines()]
            for player in here:
                written = [text for who, _, text in lines if who == str(player.seat)]
                for decision, action in player.acknowledged.items():
                    assert written[decision] == action, f"decision {decision} was acknowledged as {action}"
                # Who is late for a window has passed, and that is written too.
                for decision, action in enumerate(written):
                    once = player.tries.get(decision, set()) | {LAPSE}
                    assert action in once, f"decision {decision} is {action}, and that was not sent for it"


async def survive(database: str, kills: int, seed: int) -> None:
    """Play while the server is killed; as often as asked for, in as many rounds as that takes."""
    luck = random.Random(seed)
    server = Process(database)
    await server.start()
    try:
        while server.deaths < kills:
            players = await set_tables(server, luck)
            playing = asyncio.gather(*(player.play() for player in players))
            while server.deaths < kills and not playing.done():
                await asyncio.sleep(luck.uniform(0.05, 0.6))
                server.kill()
                await server.start()
            await playing
            await check(server, players)
            assert sum(len(player.acknowledged) for player in players) > 10
    finally:
        server.kill()


def test_a_killed_server_loses_nothing_that_it_acknowledged(database: str) -> None:
    run(survive(database, 5, 1), 1200)


@pytest.mark.evidence
def test_fifty_kills(database: str) -> None:
    run(survive(database, 50, 2), 3600)
