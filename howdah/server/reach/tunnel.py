"""Tunnels: programs that somebody has installed and that give this server an address in the world."""

import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from howdah.engine.errors import HowdahError


class TunnelError(HowdahError):
    """No tunnel, and why."""


class Program(NamedTuple):
    """How a tunnel program is called, and how it tells the address that it gave."""

    name: str
    arguments: tuple[str, ...]
    """`{port}` stands for the port of this server."""
    address: re.Pattern[str]


PROGRAMS: Final = (
    Program(
        "cloudflared",
        ("tunnel", "--no-autoupdate", "--url", "http://127.0.0.1:{port}"),
        re.compile(r"https://[a-z0-9-]+\.trycloudflare\.com"),
    ),
    Program("tailscale", ("funnel", "{port}"), re.compile(r"https://[a-z0-9.-]+\.ts\.net")),
    Program(
        "ngrok",
        ("http", "{port}", "--log", "stdout", "--log-format", "logfmt"),
        re.compile(r"(?<=url=)https://[a-z0-9.-]+"),
    ),
    Program(
        "ssh",
        (
            "-o",
            "StrictHostKeyChecking=accept-new",
            "-o",
            "ExitOnForwardFailure=yes",
            "-R",
            "80:127.0.0.1:{port}",
            "nokey@localhost.run",
        ),
        re.compile(r"https://[a-z0-9-]+\.(?:lhr\.life|localhost\.run)"),
    ),
)
"""In order of preference."""
NAMES: Final = tuple(program.name for program in PROGRAMS)
SECONDS: Final = 60.0
"""For a program to tell its address."""


@contextmanager
def tunnel(name: str, port: int, seconds: float = SECONDS) -> Iterator[str]:
    """The address in the world that leads to this port, as long as the block lasts. `name` is a program, or `auto` for
    the first that is installed. Raises `TunnelError`."""
    program, path = find(name)
    arguments = [argument.replace("{port}", str(port)) for argument in program.arguments]
    process = subprocess.Popen(
        [path, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    reader = Reader(process, program.address)
    try:
        address = reader.wait(seconds)
        if not address:
            said = f"; its last words: {reader.last}" if reader.last else ""
            raise TunnelError(f"{program.name} opened no tunnel{said}")
        yield address
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        reader.end()


def find(name: str) -> tuple[Program, str]:
    """The program to use, and where it lies."""
    wanted = [program for program in PROGRAMS if name in ("auto", program.name)]
    for program in wanted:
        path = shutil.which(program.name)
        if path is not None:
            return program, path
    if not wanted:
        raise TunnelError(f"no tunnel program that Howdah knows: {name}; it knows {', '.join(NAMES)}")
    if name == "auto":
        raise TunnelError(f"no tunnel program is installed; install one of {', '.join(NAMES)}")
    raise TunnelError(f"{name} is not installed, or not on the path")


class Reader:
    """Reads what a program says until it ends: nobody may leave a pipe full."""

    def __init__(self, process: "subprocess.Popen[str]", address: re.Pattern[str]) -> None:
        self.process = process
        self.address = address
        self.found = ""
        self.last = ""
        """The last line that it said."""
        self.told = threading.Event()
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.last = line.strip() or self.last
            if not self.found and (match := self.address.search(line)) is not None:
                self.found = match.group()
                self.told.set()
        self.told.set()

    def wait(self, seconds: float) -> str:
        """The address; nothing if the program ends or is silent for too long."""
        self.told.wait(seconds)
        return self.found

    def end(self) -> None:
        """The program has ended: read the rest, and close the pipe."""
        assert self.process.stdout is not None
        self.thread.join()
        self.process.stdout.close()
