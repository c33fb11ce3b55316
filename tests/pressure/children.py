"""Processes beside the test: those who play and measure, and those who attack. A child runs until its stdin is closed,
and then prints what it has found, as JSON."""

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
BOOT = """
import importlib, sys
sys.path.append({root!r})  # last: `howdah` stays the build under test
importlib.import_module({module!r}).main()
"""
LAST_WORDS = 2 * PATIENCE
"""Seconds that a child may take to end: it waits itself for what it is owed."""


class Child:
    """A module's `main` in a process of its own; `given` is handed to it as JSON."""

    def __init__(self, module: str, **given: Any) -> None:
        boot = BOOT.format(root=str(ROOT), module=module)
        command = [sys.executable, "-c", boot, json.dumps(given)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    @property
    def pid(self) -> int:
        return self.process.pid

    def wait_for(self, word: str) -> None:
        """Wait until it says something: `ready` when it has begun, `done` when there is nothing more to do."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.decode().strip() == word, f"a process beside the test has failed: {line!r}"

    def say(self, word: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n".encode())
        self.process.stdin.flush()

    def stop(self) -> Any:
        """End it; what it has found."""
        found, _ = self.process.communicate(timeout=LAST_WORDS)
        assert self.process.returncode == 0, "a process beside the test has failed"
        return json.loads(found.splitlines()[-1])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


Words = asyncio.Queue[str]
"""What a child is told; empty when there is nothing more."""


def run(work: Callable[[dict[str, Any], Words], Awaitable[Any]]) -> None:
    """What a child's `main` does: `work` with what it was given and what it is told."""

    def listen(words: Words, loop: asyncio.AbstractEventLoop) -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(words.put_nowait, line.strip())
        loop.call_soon_threadsafe(words.put_nowait, "")

    async def whole() -> None:
        words = Words()
        threading.Thread(target=listen, args=(words, asyncio.get_running_loop()), daemon=True).start()
        print(json.dumps(await work(json.loads(sys.argv[1]), words)), flush=True)

    asyncio.run(whole())
