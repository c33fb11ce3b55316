"""The other end of a `Process`: reads work from its first pipe, does it, writes what came of it to its second.

- It dies with the server, however that ends and whatever it is doing: the kernel kills it (Linux). Elsewhere every look
  at the clock asks whether the server is still there.
- Time is processor time: a process that is stopped, or shares its processor, loses none of it.
- `SIGUSR1` asks for what was found so far. Python hears signals when it runs Python: the clock's function is such.
"""

import ctypes
import os
import pickle
import signal
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

from howdah.bots.clock import Clock
from howdah.server.bots import question  # noqa: F401 nobody should wait for it at the first question
from howdah.server.ops import plugins

LENGTH: Final = struct.Struct("!I")
READY: Final = "ready"
DONE: Final = "done"
FAILED: Final = "failed"
PR_SET_PDEATHSIG: Final = 1
MOST_MEMORY: Final = 200 << 20
"""Bytes. A process that has once taken more is replaced: memory that Python was given does not come back."""


def main(parent: int, niceness: int, modules: list[str]) -> None:
    """Work until the pipe ends. The higher the niceness, the more it lets all else go first that the machine does."""
    bound = die_with(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    asked, answers = own_pipes()
    clock = Clock(time_of(parent, bound))
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, lambda *_: end(clock))
    plugins.load(modules)
    write(answers, READY, None)
    while (data := read(asked)) is not None:
        work, given, limit = pickle.loads(data)
        clock.until = clock.after(limit)
        try:
            kind, made = DONE, work(clock, *given)
        except Exception as error:  # whatever it is, whoever waits must hear it
            kind, made = FAILED, f"{type(error).__name__}: {error}"
        write(answers, kind, made, memory() > MOST_MEMORY)


def end(clock: Clock) -> None:
    clock.until = 0.0


def die_with(parent: int) -> bool:
    """Let the kernel end this process when the server ends; whether it can."""
    if sys.platform != "linux" or ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL) != 0:
        return False
    if os.getppid() != parent:
        sys.exit()  # it has ended already
    return True


def time_of(parent: int, bound: bool) -> Callable[[], float]:
    """Processor time; where the kernel does not watch over the server, this does."""

    def seconds() -> float:
        return time.process_time()

    def watching() -> float:
        if os.getppid() != parent:
            os._exit(0)
        return time.process_time()

    return seconds if bound or sys.platform == "win32" else watching


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, where nothing that is printed can get between."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answers


def memory() -> int:
    """The most bytes that this process has had at once, where the system tells. (Not by `getrusage`: there a child
    begins with what its parent had, and every bot of a large server would look too large.)"""
    with suppress(OSError), Path("/proc/self/status").open(encoding="ascii") as status:
        for line in status:
            name, _, value = line.partition(":")
            if name == "VmHWM":
                return int(value.split()[0]) * 1024
    return 0


def read(pipe: BinaryIO) -> bytes | None:
    head = pipe.read(LENGTH.size)
    return pipe.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else None


def write(pipe: BinaryIO, kind: str, made: object, last: bool = False) -> None:
    data = pickle.dumps((kind, made, last))
    with suppress(BrokenPipeError):
        pipe.write(LENGTH.pack(len(data)) + data)
        pipe.flush()
