"""Injected time: the machine's for a server, a manual clock for tests.

There are two clocks. The steady one is monotonic: games, windows, delays and limits go by it. The wall clock is what
people read; whoever sets it by an hour moves no game.
"""

import asyncio
import heapq
import itertools
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from howdah.server.playing.clocks import Now


class Timer(ABC):
    """Something that will happen, unless it is cancelled."""

    @abstractmethod
    def cancel(self) -> None: ...


class Time(ABC):
    """Tells the time and wakes those who asked for it."""

    @abstractmethod
    def steady(self) -> float:
        """Seconds of the steady clock."""

    @abstractmethod
    def wall(self) -> float:
        """Seconds since 1970."""

    def now(self) -> Now:
        return Now(self.steady(), int(self.wall()))

    @abstractmethod
    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Call this after so many seconds, in the event loop."""

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds of this time."""
        over = asyncio.Event()
        timer = self.later(seconds, over.set)
        try:
            await over.wait()
        finally:
            timer.cancel()


class MachineTime(Time):
    """What the machine's clocks say."""

    def steady(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        return time.time()

    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        return LoopTimer(asyncio.get_running_loop().call_later(max(0.0, seconds), call))


class LoopTimer(Timer):
    def __init__(self, handle: asyncio.TimerHandle) -> None:
        self.handle = handle

    def cancel(self) -> None:
        self.handle.cancel()


class ManualTime(Time):
    """A manual clock: it stands still until a test moves it."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self.moment = start
        self.set_by = 0.0
        """How far the wall clock was set, as an administrator would: nothing waits for that."""
        self.order = itertools.count()
        self.waiting: list[tuple[float, int, ManualTimer]] = []

    def steady(self) -> float:
        return self.moment

    def wall(self) -> float:
        return self.moment + self.set_by

    def later(self, seconds: float, call: Callable[[], object]) -> Timer:
        timer = ManualTimer(call)
        heapq.heappush(self.waiting, (self.moment + max(0.0, seconds), next(self.order), timer))
        return timer

    def next_moment(self) -> float | None:
        """When the next one wakes."""
        while self.waiting and self.waiting[0][2].call is None:
            heapq.heappop(self.waiting)
        return self.waiting[0][0] if self.waiting else None

    def move_to(self, moment: float) -> None:
        """Let it be then; whoever is due is called, in the order of their moments."""
        while (due := self.next_moment()) is not None and due <= moment:
            self.moment = max(self.moment, due)
            _, _, timer = heapq.heappop(self.waiting)
            if timer.call is not None:
                timer.call()
        self.moment = max(self.moment, moment)


class ManualTimer(Timer):
    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None
