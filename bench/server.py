"""The server against boardgame.io's own: actions a second in one run, then what has no peer: latency, memory, opening.

Both servers run here, on loopback ports, and meet the same load generator (`boardgame/load.mjs`, Node): tables of four
sockets; each bid is sent when its player has seen the one before, so that one action of every table is always on its
way. Ours writes every action to SQLite (WAL, synchronous FULL, group commit) before it tells anyone; the peer keeps
all in memory. Rounds alternate, so that whatever else the machine does meets both. The generator's own processor time
is printed beside the servers': where it comes near a whole core, it is what was measured.

`--short` plays one round and leaves out what has no peer; `--write` puts the figures into the lab notebook's page.
"""

import argparse
import json
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playouts import build

from howdah.engine import contract
from howdah.engine.dealers import SystemDealer
from howdah.engine.errors import Refusal
from howdah.engine.match import Match
from howdah.engine.registry import games, set_table
from howdah.server import questions
from howdah.server.beginning import reopen
from howdah.server.changes import Change, Save, apply_all
from howdah.server.database import open_database
from howdah.server.documents import SeatDoc, TableDoc, encode_doc
from howdah.server.playing.game import Pace
from howdah.server.playing.steps import LoggedEntry
from howdah.server.settings import Limits, Settings

HERE = Path(__file__).parent / "boardgame"
PAGE = Path(__file__).parent.parent / "docs" / "lab-notebook" / "2026-11-16-server.md"
BEGIN, END = "<!-- from bench/server.py -->", "<!-- end -->"
ROUNDS = 5
TABLES = 200
MANY_TABLES = 1000
RATE = 500
SECONDS = 10
WINDOWS = 3
ENTRIES = 5000
GENERATOR = ["node", "--expose-gc", "--max-semi-space-size=64", "load.mjs"]
"""It looks for its own garbage before it measures, and seldom meanwhile: its pauses are nobody's latency."""
OPEN = Limits(
    request_burst=10**9, request_rate=1e9, message_burst=10**9, message_rate=1e9, table_burst=10**9, sockets=10**9
)
SCRIPT = """
import sys, msgspec
from howdah.engine import contract
from howdah.server.serving import serve
from howdah.server.settings import Settings
if contract.__file__ != sys.argv[2]:
    sys.exit(f"bench: the server would run {contract.__file__}, and what is to be measured is {sys.argv[2]}")
serve(msgspec.json.decode(sys.argv[1], type=Settings))
"""


class Figure(NamedTuple):
    """One line of the report."""

    name: str
    wanted: str
    found: str


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_own(folder: Path) -> tuple["subprocess.Popen[bytes]", str]:
    port = free_port()
    settings = Settings(port=port, database=str(folder / "bench.sqlite3"), limits=OPEN, log_level="error")
    # -P: what is installed, not the sources that may lie in the present folder.
    command = [sys.executable, "-P", "-c", SCRIPT, msgspec.json.encode(settings).decode(), contract.__file__]
    process = subprocess.Popen(command)
    base = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{base}/healthz", timeout=5):
                return process, base
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise SystemExit("bench: our server did not start")


def start_peer() -> tuple["subprocess.Popen[bytes]", str]:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(["node", "peer.cjs", str(port)], cwd=HERE, stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    if b"ready" not in line and b"serving" not in line:
        raise SystemExit("bench: boardgame.io did not start; `npm ci` in bench/boardgame installs it")
    return process, f"http://127.0.0.1:{port}"


def load(kind: str, base: str, pid: int, **more: Any) -> dict[str, Any]:
    asked = json.dumps({"kind": kind, "base": base, "pid": pid, **more})
    done = subprocess.run([*GENERATOR, asked], cwd=HERE, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise SystemExit(f"bench: the load on {kind} failed: {done.stderr[-500:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def throughput(own: tuple[int, str], peer: tuple[int, str], rounds: int) -> list[Figure]:
    found: dict[str, list[dict[str, Any]]] = {"peer": [], "howdah": []}
    for number in range(rounds):
        for kind, (pid, base) in (("peer", peer), ("howdah", own)):
            found[kind].append(load(kind, base, pid, tables=TABLES, mode="play"))
            print(f"  round {number + 1} of {rounds}, {kind}: {found[kind][-1]['rate']:.0f} actions/s", flush=True)

    def median(kind: str, value: Callable[[dict[str, Any]], float]) -> float:
        return statistics.median(value(one) for one in found[kind])

    figures: list[Figure] = []
    for kind, name in (("howdah", "howdah"), ("peer", "boardgame.io")):
        rates = ", ".join(f"{one['rate']:.0f}" for one in found[kind])
        spent = median(kind, lambda one: one["processor"] / one["actions"] * 1e6)
        client = median(kind, lambda one: one["client"] / one["actions"] * 1e6)
        share = median(kind, lambda one: one["client"] / one["seconds"])
        others = ", ".join(f"{(one['others'] + one['stolen']) / one['seconds']:.0%}" for one in found[kind])
        figures += [
            Figure(f"actions/s of {name}, {TABLES} tables of four sockets", "", rates),
            Figure(f"processor time an action, {name}", "", f"{spent:.0f} us"),
            Figure("the load generator's beside it", "", f"{client:.0f} us, {share:.0%} of a core"),
            Figure("other work meanwhile, of a core", "", others),
        ]
    rate = median("howdah", lambda one: one["rate"]) / median("peer", lambda one: one["rate"])
    work = median("peer", lambda one: one["processor"]) / median("howdah", lambda one: one["processor"])
    return [
        *figures,
        Figure("actions/s, ratio", "at least 2.5", f"{rate:.2f}"),
        Figure("processor time an action, ratio", "", f"{work:.2f}"),
    ]


def disk(folder: Path) -> list[Figure]:
    """What the disk alone takes for what every group of actions waits for."""
    times: list[float] = []
    file = os.open(folder / "disk", os.O_WRONLY | os.O_CREAT)
    for _ in range(2 * RATE):
        start = time.perf_counter()
        os.write(file, bytes(8192))
        os.fsync(file)
        times.append((time.perf_counter() - start) * 1000)
        time.sleep(1 / RATE)
    os.close(file)
    times.sort()
    half, most = times[len(times) // 2], times[len(times) * 99 // 100]
    return [Figure(f"the disk alone, {RATE} times a second two pages: median, p99", "", f"{half:.1f}, {most:.1f} ms")]


def latency(pid: int, base: str) -> list[Figure]:
    """Several windows of one run, and what else the processors and their host did in each."""
    found = load("howdah", base, pid, tables=MANY_TABLES, mode="rate", rate=RATE, seconds=SECONDS, windows=WINDOWS)
    windows: list[dict[str, float]] = found["windows"]
    name = f"at {RATE} actions/s over {MANY_TABLES} tables"

    def each(value: Callable[[dict[str, float]], str]) -> str:
        return ", ".join(value(one) for one in windows)

    return [
        Figure(f"median {name}, {WINDOWS} windows of {SECONDS} s", "", each(lambda one: f"{one['p50']:.1f}") + " ms"),
        Figure(f"p99 {name}", "below 5 ms", each(lambda one: f"{one['p99']:.1f}") + " ms"),
        Figure("other work meanwhile, of a core", "", each(lambda one: f"{one['others'] / one['seconds']:.0%}")),
        Figure("kept by the machine's host, of a core", "", each(lambda one: f"{one['stolen'] / one['seconds']:.1%}")),
    ]


def resident(pid: int) -> int:
    """KB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def memory(pid: int, base: str) -> list[Figure]:
    before = resident(pid)
    asked = json.dumps({"kind": "howdah", "base": base, "tables": MANY_TABLES, "mode": "hold"})
    holding = subprocess.Popen([*GENERATOR, asked], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert holding.stdout is not None
    assert holding.stdin is not None
    holding.stdout.readline()
    a_table = (resident(pid) - before) / MANY_TABLES
    holding.stdin.write(b"\n")
    holding.stdin.close()
    holding.wait(60)
    return [Figure("a table in memory, its four sockets included", "at most 150 KB", f"{a_table:.0f} KB")]


def long_log(game: str) -> list[LoggedEntry]:
    """A log of so many entries: random play that goes back and forth where it can; none if this game cannot."""
    match = Match(set_table(game, 2), SystemDealer())
    while len(match.record.entries) < ENTRIES and match.waiting():
        seat = match.waiting()[0]
        for action in match.legal(seat):
            match.submit(seat, action)
            try:
                while len(match.record.entries) < ENTRIES:
                    match.undo(seat)
                    match.submit(seat, action)
            except Refusal:
                pass
            break
    entries = match.record.entries
    return [LoggedEntry(entry.seat, entry.text, None) for entry in entries] if len(entries) >= ENTRIES else []


def opening(folder: Path) -> list[Figure]:
    """Read a long match from the database and stand ready to play it."""
    for meta in games():
        log = long_log(meta.name)
        if not log:
            continue
        engine = open_database(f"sqlite:///{folder / 'long.sqlite3'}")
        doc = TableDoc("T" * 16, meta.name, meta.behaviour, {}, [SeatDoc("open"), SeatDoc("open")], "g", "g", 0)
        doc.phase = "playing"
        row = {"id": doc.id, "phase": doc.phase, "listed": False, "touched": 0, "doc": encode_doc(doc).decode()}
        rows = [
            {"table": doc.id, "number": number, "seat": one.seat, "text": one.text, "left": None, "at": 0}
            for number, one in enumerate(log, start=1)
        ]
        with engine.begin() as connection:
            apply_all(connection, [Change(doc.id, rows, save=Save(row, 1, ["g"]))])
        times = []
        for _ in range(5):
            start = time.perf_counter()
            with engine.begin() as connection:
                stored = questions.load(connection, doc.id)
            assert stored is not None
            reopen(stored, SystemDealer(), Pace(10, 0), 0.0)
            times.append((time.perf_counter() - start) * 1000)
        engine.dispose()
        return [Figure(f"a match of {meta.name} with {len(log)} entries opens", "under 50 ms", f"{min(times):.0f} ms")]
    raise SystemExit("bench: no game here can make a match of so many entries")


def write(title: str, figures: list[Figure]) -> None:
    """Replace the table in the lab notebook's page."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not rest or not after:
        raise SystemExit(f"bench: {PAGE.name} has no place for the table, between '{BEGIN}' and '{END}'")
    rows = [f"| {figure.name} | {figure.wanted} | {figure.found} |" for figure in figures]
    table = "\n".join([title, "", "| what | wanted | found |", "| --- | ---: | ---: |", *rows])
    PAGE.write_text(f"{before}{BEGIN}\n\n{table}\n\n{END}{after}", encoding="utf-8")


def measure(short: bool) -> list[Figure]:
    figures: list[Figure] = []

    def show(found: list[Figure]) -> None:
        figures.extend(found)
        for figure in found:
            wanted = f" (wanted: {figure.wanted})" if figure.wanted else ""
            print(f"  {figure.name}: {figure.found}{wanted}", flush=True)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        own, own_base = start_own(folder)
        peer, peer_base = start_peer()
        try:
            show(throughput((own.pid, own_base), (peer.pid, peer_base), 1 if short else ROUNDS))
            peer.terminate()
            if not short:
                show(disk(folder))
                show(latency(own.pid, own_base))
                show(disk(folder))
                own.terminate()
                own.wait(30)
                own, own_base = start_own(folder)
                show(memory(own.pid, own_base))
        finally:
            for process in (own, peer):
                process.terminate()
                process.wait(30)
        if not short:
            show(opening(folder))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="The server against boardgame.io's own.")
    parser.add_argument("--short", action="store_true", help="one round, and only what has a peer")
    parser.add_argument("--write", action="store_true", help=f"put the figures into {PAGE.name}")
    wish = parser.parse_args()
    if shutil.which("node") is None or not (HERE / "node_modules").is_dir():
        raise SystemExit("bench: boardgame.io is not here: `npm ci` in bench/boardgame (SKIP=boardgame leaves it out)")
    busy = os.getloadavg()[0]
    setting = f"Python {platform.python_version()}, {os.cpu_count()} cores, howdah {build()}"
    title = f"{setting}, load {busy:.1f} before the run"
    print(f"server, {title}", flush=True)
    figures = measure(wish.short)
    if wish.write:
        write(f"{title}:", figures)


if __name__ == "__main__":
    main()
