"""Processes in which bots think end with their server, however that ends and whatever they are doing."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from howdah.server.settings import Settings
from tests.server.harness import PATIENCE, TOYS, lasting_port, settings_for, until
from tests.server.playing.test_bots import STUBBORN

SCRIPT = """
import sys, msgspec
from howdah.server.serving import serve
from howdah.server.settings import Settings
serve(msgspec.json.decode(sys.argv[1], type=Settings))
"""


def stat_of(pid: int) -> list[str]:
    """What the kernel says of a process: state, parent, and so on; nothing if there is none."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return []


def children_of(pid: int) -> list[int]:
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [child for child in pids if (stat := stat_of(child)) and int(stat[1]) == pid]


def ticks(pid: int) -> int:
    """Processor time that a process has used."""
    stat = stat_of(pid)
    return int(stat[11]) + int(stat[12]) if stat else 0


def is_gone(pid: int) -> bool:
    return not stat_of(pid) or stat_of(pid)[0] == "Z"


def server(settings: Settings) -> subprocess.Popen[bytes]:
    """A server in a process group of its own, as a shell starts it."""
    script = [sys.executable, "-c", SCRIPT, msgspec.json.encode(settings).decode()]
    return subprocess.Popen(script, stderr=subprocess.PIPE, process_group=0)


async def answers(base: str, process: subprocess.Popen[bytes]) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        while True:
            assert process.poll() is None, process.stderr and process.stderr.read()
            with suppress(httpx.TransportError):
                if (await http.get(f"{base}/healthz")).status_code == 200:
                    return
            await asyncio.sleep(0.05)


async def seat_bot(base: str, level: str) -> None:
    """A table at which a bot is to decide."""
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": level}]
    async with httpx.AsyncClient(base_url=base, headers={"X-Howdah": "1"}, timeout=PATIENCE) as http:
        made = await http.post("/api/tables", json={"game": "raj", "seats": seats, "start": True})
        assert made.status_code == 201, made.text


def settings(database: str, port: int, **more: Any) -> Settings:
    made = settings_for(database, port=port, log_level="error", **more)
    return msgspec.structs.replace(made, plugins=(TOYS, STUBBORN))


@pytest.mark.skipif(sys.platform != "linux", reason="/proc tells which processes there are")
@pytest.mark.parametrize(("level", "workers"), [("stuck", 1), ("random", 1), ("stuck", 2)])
async def test_bots_die_with_a_server_that_is_killed(request: pytest.FixtureRequest, level: str, workers: int) -> None:
    """`stuck` holds the interpreter for ever, as compiled search does for seconds: no thread of its own could run."""
    database = request.getfixturevalue("postgresql" if workers > 1 else "sqlite")

    port = lasting_port()
    base = f"http://127.0.0.1:{port}"
    process = server(settings(database, port, workers=workers))
    try:
        await answers(base, process)
        await seat_bot(base, level)
        servers = [process.pid] if workers == 1 else children_of(process.pid)
        bots: list[int] = []

        def is_thinking() -> bool:
            bots[:] = [child for pid in servers for child in children_of(pid)]
            used = [ticks(pid) for pid in bots]
            return len(bots) >= 2 and (level != "stuck" or max(used) >= 300)

        await until(is_thinking)
        for pid in servers:
            os.kill(pid, signal.SIGKILL)
        await until(lambda: all(is_gone(pid) for pid in bots))
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        assert process.stderr is not None
        process.stderr.close()


async def test_an_interrupt_in_the_terminal_ends_all_without_a_traceback(sqlite: str) -> None:
    """Ctrl-C goes to the whole process group of the terminal."""

    port = lasting_port()
    base = f"http://127.0.0.1:{port}"
    process = server(settings(sqlite, port))
    await answers(base, process)
    await seat_bot(base, "stuck")
    await until(lambda: len(children_of(process.pid)) >= 2)
    bots = children_of(process.pid)
    os.killpg(process.pid, signal.SIGINT)
    _, said = await asyncio.to_thread(process.communicate)
    assert b"Traceback" not in said, said
    await until(lambda: all(is_gone(pid) for pid in bots))
