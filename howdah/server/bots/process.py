"""A process in which bots think, as the server sees it: it can be asked, stopped for a while, hurried and killed."""

import asyncio
import json
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from howdah.server.bots.child import DONE, LENGTH, READY

BOOT: Final = (
    "import sys, json; path, *given = json.loads(sys.argv[1]); sys.path[:] = path; "
    "from howdah.server.bots.child import main; main(*given)"
)
"""A fresh Python that finds modules where this one does. Not a fork: the server has threads."""
CAN_STOP: Final = hasattr(signal, "SIGSTOP")


class WorkFailed(Exception):
    """The work raised an error; the text says which."""


class ProcessEnded(Exception):
    """The process ended before it had answered."""


class Process:
    """One process. Whoever asks it waits for the answer before they ask again."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.last = False
        """Whether it wants to be replaced."""

    @classmethod
    async def start(cls, modules: Sequence[str], niceness: int) -> "Process":
        """A process that is ready. In a session of its own: Ctrl-C in a terminal reaches the server alone.

        To be called in the thread that lives as long as the server: on Linux the process dies with that one.
        """
        given = json.dumps([sys.path, os.getpid(), niceness, list(modules)])
        started = cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-c", BOOT, given, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        )
        try:
            kind, _ = await started.answer()
        except BaseException:
            await started.end()
            raise
        assert kind == READY
        return started

    async def ask(self, work: Callable[..., Any], given: Sequence[object], limit: float) -> Any:
        """What `work(clock, *given)` returns there, with a clock that is over after `limit` seconds of processor time.

        Raises `WorkFailed` and `ProcessEnded`.
        """
        data = pickle.dumps((work, given, limit))
        pipe = self.process.stdin
        assert pipe is not None
        with suppress(ConnectionError):
            pipe.write(LENGTH.pack(len(data)) + data)
            await pipe.drain()
        kind, made = await self.answer()
        if kind != DONE:
            raise WorkFailed(made)
        return made

    async def answer(self) -> tuple[str, Any]:
        pipe = self.process.stdout
        assert pipe is not None
        try:
            size = LENGTH.unpack(await pipe.readexactly(LENGTH.size))[0]
            kind, made, self.last = pickle.loads(await pipe.readexactly(size))
        except (asyncio.IncompleteReadError, ConnectionError):
            raise ProcessEnded from None
        return kind, made

    def stop(self) -> None:
        """Take the processor from it for a while."""
        if CAN_STOP:
            self.signal(signal.SIGSTOP)

    def go_on(self) -> None:
        if CAN_STOP:
            self.signal(signal.SIGCONT)

    def hurry(self) -> None:
        """Ask for what it has found so far. To be repeated: one that has just begun may miss it."""
        if CAN_STOP:
            self.signal(signal.SIGUSR1)

    def kill(self) -> None:
        if CAN_STOP:
            self.signal(signal.SIGKILL)
        else:
            self.process.kill()

    def signal(self, number: int) -> None:
        """Not by asyncio: it would look whether the process has ended, and take its end from whoever waits for it."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, number)

    async def end(self) -> None:
        """Kill it, and wait until it is gone."""
        self.kill()
        await self.process.wait()
