"""Bots think in processes of their own: nothing they do holds up a table, and nothing they are handed is the truth.

A question carries a view, the legal actions and one world that was dealt anew from what the seat knows. The answer
is an action's text.
"""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import connection
from typing import Any, Final, TypeVar

import msgspec

from howdah.bots import specs
from howdah.bots.base import Bot
from howdah.bots.specs import make_bot
from howdah.engine.contract import View
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import read_state
from howdah.engine.updates import Sight
from howdah.server import plugins
from howdah.server.messages import Thought

T = TypeVar("T")
AFTER_OTHERS: Final = 10


class Question(msgspec.Struct):
    """All that a bot is given."""

    game: str
    seat: int
    level: str
    position: str
    fields: dict[str, Any]
    legal: list[int]
    texts: list[str]
    """The legal actions as texts."""
    world: str
    seed: int

    @classmethod
    def of(cls, match: Match, seat: int, level: str, seed: int) -> "Question":
        generator = Generator(seed)
        sight = match.sight(seat, generator.split())
        texts = [match.rules.actions[action] for action in sight.legal]
        view = sight.view
        fields = dict(view.fields)
        world = repr(sight.world)
        return cls(match.rules.game, seat, level, view.position, fields, sight.legal, texts, world, seed)


def think(question: Question) -> str:
    """Answer a question; runs in a process of its own."""
    action = bot_of(question.level).choose(sight_of(question), Generator(question.seed))
    return question.texts[question.legal.index(action)]


def sight_of(question: Question) -> Sight:
    view = View(question.game, question.seat, question.position, question.fields)
    return Sight(question.seat, view, question.legal, read_state(question.world))


def advise(question: Question) -> list[Thought]:
    """What a bot thinks of every legal action, the best first; runs in a process of its own."""
    sight = sight_of(question)
    texts = dict(zip(question.legal, question.texts, strict=True))
    return [
        Thought(texts[thought.action], round(thought.chance, 4), round(thought.share, 4))
        for thought in specs.think(sight, question.level, Generator(question.seed))
    ]


@cache
def bot_of(level: str) -> Bot:
    return make_bot(level)


def prepare(modules: Sequence[str]) -> None:
    """What a thinking process does first: it must not outlive the server, however that ends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=die_with, args=(parent.sentinel,), daemon=True).start()
    plugins.load(modules)


def prepare_aside(modules: Sequence[str]) -> None:
    """The same for work that may wait: whatever else the machine has to do goes first."""
    prepare(modules)
    if hasattr(os, "nice"):
        os.nice(AFTER_OTHERS)


def die_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)


class Bots:
    """The processes, and who waits for them."""

    def __init__(self, processes: int, seconds: float, modules: Sequence[str], aside: bool = False) -> None:
        self.processes = processes
        self.seconds = seconds
        self.plugins = tuple(modules)
        self.prepare = prepare_aside if aside else prepare
        self.failures = 0
        self.late = 0
        """How often a bot failed, and how often it had not made up its mind in time."""
        self.thinking = 0
        self.warm = False
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, self.prepare, (self.plugins,))
        return self._pool

    async def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        self.warm = True
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self.pool(), plugins.load, ()) for _ in range(self.processes)))

    async def choose(self, question: Question, seconds: float = 0.0, otherwise: str = "") -> str:
        """The bot's action. If it fails or thinks too long: `otherwise`, or any legal action."""
        loop = asyncio.get_running_loop()
        self.thinking += 1
        try:
            async with asyncio.timeout(seconds or self.seconds):
                return await loop.run_in_executor(self.pool(), think, question)
        except TimeoutError:
            self.late += 1
            return otherwise or question.texts[question.seed % len(question.texts)]
        except Exception as error:  # a bot that fails must not stop a table
            self.failures += 1
            if isinstance(error, BrokenProcessPool):
                self._pool = None
            return otherwise or question.texts[question.seed % len(question.texts)]
        finally:
            self.thinking -= 1

    async def run(self, work: Callable[..., T], *given: object) -> T:
        """Other work that takes long, in the same processes. Raises `TimeoutError`."""
        try:
            async with asyncio.timeout(self.seconds):
                return await asyncio.get_running_loop().run_in_executor(self.pool(), work, *given)
        except BrokenProcessPool:
            self._pool = None
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
