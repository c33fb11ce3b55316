"""What the rest of the server asks of bots: an action, advice, other long work. Nothing of it holds up a table."""

import asyncio
from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final, Protocol, TypeVar

import msgspec

from howdah.bots.clock import Clock
from howdah.server.bots.budget import STAND_IN, STAND_IN_SECONDS, THOUGHT_SECONDS
from howdah.server.bots.pool import GRACE, Overrun, Pool
from howdah.server.bots.process import ProcessEnded, WorkFailed
from howdah.server.bots.question import Advice, Question, advise, think
from howdah.server.bots.usage import Accounts

T = TypeVar("T")
PATIENCE: Final = 2.0
"""Where a pace is to be kept: how much longer than its processor time a decision may take on a busy machine. Then it is
asked for its best action so far."""


class Workers(Protocol):
    """Where work is done: processes on a server, another worker of the browser in a page."""

    killed: int

    async def run(
        self,
        accounts: Accounts,
        work: Callable[..., Any],
        given: Sequence[object],
        limit: float,
        most: float,
        patience: float = inf,
        grace: float = GRACE,
    ) -> Any:
        """What `work(clock, *given)` returns."""

    async def warm_up(self) -> None:
        """Be ready before anybody waits."""

    async def close(self) -> None:
        """End all work."""


class NoAnswer(Exception):
    """The work failed, was killed, or was not done in time."""


class Bots:
    """Processes, and who waits for them. `seconds` is how long anybody waits; `niceness` is for work that may wait."""

    def __init__(self, processes: int, seconds: float, modules: Sequence[str], niceness: int = 0) -> None:
        self.seconds = seconds
        self.pool: Workers = Pool(processes, modules, niceness)
        self.failures = 0
        self.late = 0
        """How often a bot failed, and how often it had not made up its mind in time."""
        self.thinking = 0
        self.warm = False

    async def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        self.warm = True
        await self.pool.warm_up()

    async def close(self) -> None:
        """End all processes."""
        await self.pool.close()

    async def choose(
        self, accounts: Accounts, question: Question, limit: float = 0.0, seconds: float = 0.0, otherwise: str = ""
    ) -> str:
        """The bot's action: after `limit` seconds of processor time, if that is less than usual, the best so far, and
        soon after that on a busy machine too (`PATIENCE`). If it fails, is killed or takes longer than `seconds`:
        `otherwise`, or what a quick bot does in another process, or any legal action."""
        self.thinking += 1
        try:
            action = await self.decided(accounts, question, limit, seconds or self.seconds)
            if not action and not otherwise:
                quick = msgspec.structs.replace(question, level=STAND_IN)
                action = await self.decided(accounts, quick, STAND_IN_SECONDS, STAND_IN_SECONDS)
            return action or otherwise or question.texts[question.seed % len(question.texts)]
        finally:
            self.thinking -= 1

    async def decided(self, accounts: Accounts, question: Question, limit: float, seconds: float) -> str:
        """A bot's action, or nothing; counted. It is asked for what it has found a little before time is up."""
        patience = limit * PATIENCE if limit else seconds
        limit = min(limit or THOUGHT_SECONDS, THOUGHT_SECONDS, seconds * 0.8)
        try:
            async with asyncio.timeout(seconds):
                return str(await self.pool.run(accounts, think, [question], limit, self.seconds, patience))
        except (TimeoutError, Overrun):
            self.late += 1
        except Exception:  # a bot that fails must not stop a table
            self.failures += 1
        return ""

    async def advise(self, accounts: Accounts, question: Question) -> Advice:
        """What a bot thinks of every legal action, the best first. Raises `NoAnswer`."""
        made: Advice = await self.work(accounts, advise, [question])
        return made

    async def run(self, accounts: Accounts, work: Callable[..., T], *given: object) -> T:
        """Other work that takes long. Raises `NoAnswer`."""
        made: T = await self.work(accounts, without_clock, [work, *given])
        return made

    async def work(self, accounts: Accounts, work: Callable[..., Any], given: Sequence[object]) -> Any:
        try:
            async with asyncio.timeout(self.seconds):
                return await self.pool.run(accounts, work, given, THOUGHT_SECONDS, self.seconds)
        except (TimeoutError, Overrun, WorkFailed, ProcessEnded) as error:
            raise NoAnswer(str(error)) from error


def without_clock(_clock: Clock, work: Callable[..., T], *given: object) -> T:
    return work(*given)
