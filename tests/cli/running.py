"""How the tests of the command line run it: inside this process, as a process with pipes, or at a terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from contextlib import suppress
from types import TracebackType
from typing import Self

from click.testing import CliRunner, Result

from howdah.cli.main import howdah
from howdah.cli.playing.screen import WIPE
from tests.patience import PATIENCE

HERE = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
COLOURS = re.compile(r"\x1b\[[\d;]*m")


def run(*args: str, typed: str = "") -> Result:
    """`howdah ARGS` in this process, with these lines typed."""
    return CliRunner(env=HERE).invoke(howdah, args, input=typed)


def run_process(*args: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """`howdah ARGS` as the shell would run it, with pipes."""
    return subprocess.run(
        [sys.executable, "-m", "howdah", *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **HERE},
        timeout=PATIENCE,
        check=False,
    )


class Terminal:
    """`howdah ARGS` at a terminal of its own, of 24 lines, with a data folder of its own."""

    def __init__(self, *args: str, width: int = 80) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "howdah", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, **HERE, "COLUMNS": str(width), "XDG_DATA_HOME": self.folder.name},
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""
        """Everything that was shown so far."""
        self.place = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.end)
        self.folder.cleanup()

    def read(self, limit: float) -> bool:
        """Read what is there within the limit; False when there will be no more."""
        if not select.select([self.end], [], [], limit)[0]:
            return True
        try:
            data = os.read(self.end, 65536)
        except OSError:  # how Linux says that the other end was closed
            return False
        self.seen += data.decode("utf-8", "replace")
        return bool(data)

    def wait_for(self, text: str) -> str:
        """Wait until this is shown; what was shown since the last wait, up to it."""
        limit = time.monotonic() + PATIENCE
        while text not in self.seen[self.place :]:
            going_on = self.read(0.5)
            assert going_on or text in self.seen[self.place :], f"'{text}' never came, but: {self.seen}"
            assert time.monotonic() < limit, f"'{text}' did not come, but: {self.seen}"
        start = self.place
        self.place = self.seen.index(text, start) + len(text)
        return self.seen[start : self.place]

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def interrupt(self) -> None:
        """What Ctrl-C does. Python sees a signal that comes between the prompt and the wait for a key only with the
        next key, and before the line that it ends: hence Enter."""
        self.process.send_signal(signal.SIGINT)
        with suppress(OSError):  # it may have ended already
            self.type("\n")

    def leave(self) -> int:
        """Read to the end; the exit code."""
        limit = time.monotonic() + PATIENCE
        while self.read(0.5):
            assert time.monotonic() < limit, f"it does not end, but says: {self.seen}"
        return self.process.wait(PATIENCE)


def on_screen(text: str) -> str:
    """What of it is still there to be seen: after the last wipe, without colours."""
    return COLOURS.sub("", text.rpartition(WIPE)[2])
