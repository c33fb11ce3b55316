"""How long people wait: between their own turns beside bots, and in reaction windows among people.

- One person and five bots in Formula E, and one and three in Totem, at normal and at fast pace: a real server, its bots
  of the usual level, and a client that decides at once and lets everything pass. What counts is the time from the end
  of an own turn to the beginning of the next, as the client's messages tell it.
- Six people in Formula E: reaction windows that are opened in a round, counted in simulated games, times what a window
  lasts. No answer shortens a window and silence prolongs none, so that is what it takes.

`python bench/waiting.py` prints both with their goals; `--rounds` and `--games` say how much is played.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets

from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import set_table
from howdah.server.playing.pace import WINDOW_SECONDS

PORT = 18_455
LIKED = ("play", "ahead", "plain", "go", "step", "start", "enter", "use", "move", "end")
"""What the client does first if it can: it only has to get on."""


class Case(NamedTuple):
    """A table, and how long one may wait at it, by pace."""

    game: str
    seats: int
    goals: dict[str, float]


CASES = [Case("formula_e", 6, {"normal": 25, "fast": 10}), Case("totem", 4, {"normal": 12, "fast": 5})]
WINDOW_GOALS = {"usual": 22.0, "short": 13.0}
"""Seconds a round."""
SIX = 6


@asynccontextmanager
async def server(folder: str) -> AsyncIterator[str]:
    """A server of its own process, as people run it."""
    command = [sys.executable, "-m", "howdah", "serve", "--port", str(PORT), "--database", str(Path(folder) / "db")]
    process = await asyncio.create_subprocess_exec(*command, "--log-level", "error", stderr=asyncio.subprocess.DEVNULL)
    base = f"http://127.0.0.1:{PORT}"
    try:
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                try:
                    await http.get(f"{base}/api/games")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
        yield base
    finally:
        process.terminate()
        await process.wait()


def choice(legal: list[str]) -> str:
    return next((action for word in LIKED for action in legal if action.split()[0] == word), legal[0])


async def waits(base: str, case: Case, pace: str, rounds: int) -> list[float]:
    """Play so many own turns (or to the end); the seconds between them."""
    async with httpx.AsyncClient(base_url=base, headers={"X-Howdah": "1"}, timeout=60) as http:
        await http.get("/api/me")
        seats = [{"kind": "me"}, *({"kind": "bot"} for _ in range(case.seats - 1))]
        body = {"game": case.game, "seats": seats, "pace": pace, "start": True}
        table = (await http.post("/api/tables", json=body)).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"ws{base.removeprefix('http')}/api/tables/{table}/socket"
        async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
            return await watch(socket, rounds)


async def watch(socket: Any, rounds: int) -> list[float]:
    await socket.send(json.dumps({"type": "hello", "version": 1}))
    found: list[float] = []
    ended: float | None = None
    rivals = False
    request = 0
    async for data in socket:
        message = json.loads(data)
        if message["type"] != "update":
            continue
        if "result" in message or len(found) >= rounds:
            break
        if "window" in message.get("clocks", {}):
            # With a tiger the window waits for this player, who lets it pass; without one there is nothing to say.
            if len(message["legal"]) > 1 and "sealed" not in message:
                request += 1
                await socket.send(act(request, message["decision"], "pass"))
            continue
        if 1 not in message["waiting"]:
            ended = ended or time.monotonic()
            rivals = rivals or bool(message["waiting"])
            continue
        if ended is not None:
            # What comes between two decisions of the own turn, such as a window, is no wait for a turn.
            if rivals:
                found.append(time.monotonic() - ended)
            ended, rivals = None, False
        if message["legal"]:
            request += 1
            await socket.send(act(request, message["decision"], choice(message["legal"])))
    return found


def act(request: int, decision: int, action: str) -> str:
    return json.dumps({"type": "act", "id": request, "seat": 1, "decision": decision, "actions": [action]})


def windows_a_round(games: int) -> float:
    """Reaction windows in six turns of Formula E for six, in games of bots that know what they do."""
    windows = turns = 0
    rules = set_table("formula_e", SIX)
    bot = make_bot("heuristic")
    for seed in range(games):
        match, generator = Match(rules, SeededDealer(seed)), Generator(seed)
        mover = CHANCE
        while waiting := match.waiting():
            if match.silent_answer(waiting[0]):
                windows += 1
            elif waiting[0] != mover:
                mover = waiting[0]
                turns += 1
            for seat in waiting:
                match.submit(seat, rules.actions[bot.choose(match.information_set(seat, generator), generator)])
    return windows / turns * SIX


def verdict(figure: float, goal: float) -> str:
    return f"goal {goal:g} s: {'reached' if figure <= goal else 'NOT REACHED'}"


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6, help="own turns at each table")
    parser.add_argument("--games", type=int, default=100, help="simulated games of six people")
    asked = parser.parse_args()
    a_round = windows_a_round(asked.games)
    print(f"Formula E for six people: {a_round:.1f} windows a round ({asked.games} games)")
    for length, goal in WINDOW_GOALS.items():
        seconds = a_round * WINDOW_SECONDS[length]  # type: ignore[index]
        print(f"  windows of {WINDOW_SECONDS[length]:g} s: {seconds:.1f} s a round; {verdict(seconds, goal)}")  # type: ignore[index]
    with tempfile.TemporaryDirectory() as folder:
        async with server(folder) as base:
            for case in CASES:
                for pace, goal in case.goals.items():
                    found = await waits(base, case, pace, asked.rounds)
                    middle, longest = statistics.median(found), max(found)
                    print(
                        f"{case.game} for {case.seats}, {pace} pace, {len(found)} waits: median {middle:.1f} s, "
                        f"longest {longest:.1f} s; {verdict(longest, goal)}"
                    )


if __name__ == "__main__":
    asyncio.run(main())
