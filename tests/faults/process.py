"""`howdah serve` as people run it: it can be killed, stopped for a while, and comes back on the same port."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import httpx

from tests.server.harness import PATIENCE, lasting_port

START_SECONDS = 300.0
LONGEST_LINE = 240
"""Of what it complains of, so much is kept: the first words say what it is."""
WINDOW = "2"
"""Seconds that a reaction window stays open: whoever lost the connection lets the others wait no longer."""


class Server:
    """One process of the server."""

    def __init__(self, database: str, *options: str) -> None:
        self.database = database
        self.options = options
        self.port = lasting_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.complaints: deque[str] = deque(maxlen=20)

    def launch(self) -> None:
        """Start it, and wait for nothing. It has a session of its own, so that nothing of it is left at the end."""
        command = [sys.executable, "-m", "howdah", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--window", WINDOW, "--log-level", "warning", *self.options]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
        threading.Thread(target=self._read, args=[self.process], daemon=True).start()

    def _read(self, process: "subprocess.Popen[str]") -> None:
        """Through a pipe: a full disk, or one that takes no writes, is not to stop its log."""
        assert process.stderr is not None
        with process.stderr:
            self.complaints.extend(line.rstrip()[:LONGEST_LINE] for line in process.stderr)

    async def start(self) -> None:
        """Start it, and wait until it serves."""
        self.launch()
        assert await self.settles(), "\n".join(self.complaints)

    async def settles(self) -> bool:
        """Wait until it serves, or has given up; whether it serves."""
        assert self.process is not None
        async with asyncio.timeout(START_SECONDS), httpx.AsyncClient(timeout=PATIENCE, verify=False) as http:
            while self.process.poll() is None:
                with suppress(httpx.TransportError):
                    if (await http.get(f"{self.base}/healthz")).status_code == 200:
                        return True
                await asyncio.sleep(0.03)
        return False

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """Without warning; the processes of its bots have to notice by themselves."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def freeze(self) -> None:
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def end(self) -> None:
        """At the end of a test: nothing of it may be left."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)


@asynccontextmanager
async def serving(*servers: Server) -> AsyncIterator[list[Server]]:
    """These servers, gone afterwards."""
    try:
        for server in servers:
            await server.start()
        yield list(servers)
    finally:
        for server in servers:
            server.end()
