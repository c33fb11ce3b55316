"""`howdah serve` as people run it, in a process of its own with a fresh database, and what can be seen of it."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.patience import PATIENCE
from tests.pressure import machine

STOP_SECONDS = 30.0
IDLE_SECONDS = 1.0
"""After which tables that nobody looks at leave the memory of a server under test."""
BELOW_EPHEMERAL = range(10_000, 32_000)


class Server:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, errors: Path) -> None:
        self.process = process
        self.port = port
        self.errors = errors
        self.base = f"http://127.0.0.1:{port}"

    @property
    def pid(self) -> int:
        return self.process.pid

    def is_alive(self) -> bool:
        return self.process.poll() is None

    def memory(self) -> int:
        """Resident bytes of the server itself."""
        return machine.resident(self.pid)

    def whole_memory(self) -> int:
        """The same with its bots' processes."""
        return sum(map(machine.resident, machine.family(self.pid)))

    def processor_seconds(self) -> float:
        return machine.processor_seconds(self.pid)

    def open_files(self) -> int:
        return sum(1 for _ in Path(f"/proc/{self.pid}/fd").iterdir())

    def metrics(self) -> dict[str, float]:
        """All values of /metrics by name."""
        with urllib.request.urlopen(f"{self.base}/metrics", timeout=PATIENCE) as answer:
            lines = answer.read().decode().splitlines()
        pairs = [line.rpartition(" ") for line in lines if line and not line.startswith("#")]
        return {name: float(value) for name, _, value in pairs}

    def metric(self, name: str) -> float:
        return self.metrics()[name]

    def state(self) -> str:
        """Whether it runs, and which connections it has closed by itself."""
        if not self.is_alive():
            return f"has ended with {self.process.returncode}"
        with suppress(urllib.error.URLError, OSError):
            found = self.metrics()
            return f"runs; silent {found['howdah_connections_silent']}, refused {found['howdah_connections_refused']}"
        return "runs, and does not answer"

    def complaints(self) -> str:
        """The end of what it wrote to stderr."""
        return self.errors.read_text("utf-8", "replace")[-2000:]


def free_port() -> int:
    """Not one of those that connections are given: a generator's own connections could take it."""
    while True:
        port = random.SystemRandom().choice(BELOW_EPHEMERAL)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@contextmanager
def serving(folder: Path, *options: str, idle: float = IDLE_SECONDS) -> Iterator[Server]:
    """A server with its usual limits, on SQLite; `options` are those of `howdah serve`."""
    machine.allow_many_files()
    port = free_port()
    errors = folder / "errors"
    command = [sys.executable, "-m", "howdah", "serve", "--port", str(port), "--database", str(folder / "db.sqlite3")]
    environment = {**os.environ, "HOWDAH_IDLE": str(idle), "HOWDAH_LOG_LEVEL": "warning"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # most of a start would go into compiling libraries
    with errors.open("wb") as log:
        process = subprocess.Popen([*command, *options], stderr=log, env=environment, start_new_session=True)
    server = Server(process, port, errors)
    try:
        wait_until_ready(server)
        yield server
    except BaseException as error:
        error.add_note(f"the server {server.state()}; its complaints: {server.complaints()}")
        raise
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        with suppress(ProcessLookupError):  # its bots, should they have outlived it
            os.killpg(process.pid, signal.SIGKILL)


def wait_until_ready(server: Server) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert server.is_alive(), server.complaints()
        with suppress(urllib.error.URLError, OSError), urllib.request.urlopen(f"{server.base}/healthz", timeout=10):
            return
        time.sleep(0.05)
    raise AssertionError(f"the server did not start: {server.complaints()}")
