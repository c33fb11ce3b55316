"""The server against boardgame.io's own: actions a second in one run, then what has no peer: latency, memory, opening.

Both servers run here, on loopback ports, and meet the same load generator (`boardgame/load.mjs`, Node): tables of four
sockets; each bid is sent when its player has seen the one before, so that one action of every table is always on its
way. Ours writes every action to SQLite (WAL, synchronous FULL, group commit) before it tells anyone; the peer keeps
all in memory. Rounds alternate, so that whatever else the machine does meets both; where it did much else, by the
kernel's count of processor time, a round does not count for either. The generator's own processor time is printed
beside the servers': where it comes near a whole core, it is what was measured.

There are four parts (`--part NAME`, all without one); each takes some minutes. `--short` plays one round, or one window
over fewer tables; `--write` puts the figures of each part into its place on the lab notebook's page.
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
from opening import opened
from playouts import build

from howdah.engine import contract
from howdah.server.settings import Limits, Settings, scaled

HERE = Path(__file__).parent / "boardgame"
PAGE = Path(__file__).parent.parent / "docs" / "lab-notebook" / "2026-11-18-server.md"
PARTS = ("throughput", "latency", "memory", "opening")
ROUNDS = 10
TABLES = 200
MANY_TABLES, FEWER_TABLES = 2000, 200
RATE = 500
SECONDS = 10
WINDOWS = 12
"""As many as the tables have bids for."""
FEWEST_WINDOWS = 3
LOADS = 3
"""How often all windows are played at most, with new tables, until enough of them count."""
OTHERS = 0.25
"""Of a core: if the machine spends more on other work, a round or a window does not count."""
KEPT = 0.015
"""Of a core: if the host keeps more of it for others, a window of latencies does not count. It keeps it in pieces of 5
to 20 ms in which nothing here runs, so that a hundredth and a half of the time is about what p99 can bear."""
GENERATOR = ["node", "--expose-gc", "--max-semi-space-size=64", "load.mjs"]
"""It looks for its own garbage before it measures, and seldom meanwhile: its pauses are nobody's latency."""
OPEN = scaled(Limits(), 10**6)
"""All guests come from one address."""
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


class Running(NamedTuple):
    """A server that runs."""

    process: "subprocess.Popen[bytes]"
    base: str


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_own(folder: Path) -> Running:
    port = free_port()
    settings = Settings(port=port, database=str(folder / "bench.sqlite3"), limits=OPEN, log_level="error")
    # -P: what is installed, not the sources that may lie in the present folder.
    command = [sys.executable, "-P", "-c", SCRIPT, msgspec.json.encode(settings).decode(), contract.__file__]
    process = subprocess.Popen(command)
    base = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{base}/healthz", timeout=5):
                return Running(process, base)
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise SystemExit("bench: our server did not start")


def start_peer() -> Running:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    process = subprocess.Popen(["node", "peer.cjs", str(port)], cwd=HERE, stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    if b"ready" not in line and b"serving" not in line:
        raise SystemExit("bench: boardgame.io did not start; `npm ci` in bench/boardgame installs it")
    return Running(process, f"http://127.0.0.1:{port}")


def load(kind: str, base: str, pid: int, **more: Any) -> dict[str, Any]:
    asked = json.dumps({"kind": kind, "base": base, "pid": pid, **more})
    done = subprocess.run([*GENERATOR, asked], cwd=HERE, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise SystemExit(f"bench: the load on {kind} failed: {done.stderr[-500:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def is_quiet(one: dict[str, Any]) -> bool:
    """Whether the machine did little else meanwhile."""
    return bool((one["others"] + one["stolen"]) / one["seconds"] < OTHERS)


def rounds_of(own: Running, peer: Running, rounds: int) -> list[dict[str, dict[str, Any]]]:
    """Rounds of both, as many as wanted; those in which others kept the machine busy do not count and are played again,
    up to a bound. If there are too few, all count."""
    found: list[dict[str, dict[str, Any]]] = []
    quiet: list[dict[str, dict[str, Any]]] = []
    while len(quiet) < rounds and len(found) < 2 * rounds:
        both = {
            kind: load(kind, server.base, server.process.pid, tables=TABLES, mode="play")
            for kind, server in (("peer", peer), ("howdah", own))
        }
        found.append(both)
        calm = all(is_quiet(one) for one in both.values())
        quiet += [both] if calm else []
        rates = ", ".join(f"{kind} {one['rate']:.0f}" for kind, one in both.items())
        busy = "" if calm else " (the machine was busy with something else)"
        print(f"  round {len(found)}, {rates} actions/s{busy}", flush=True)
    return quiet if len(quiet) > rounds // 2 else found


def throughput(own: Running, peer: Running, rounds: int) -> list[Figure]:
    found = rounds_of(own, peer, rounds)

    def median(kind: str, value: Callable[[dict[str, Any]], float]) -> float:
        return statistics.median(value(both[kind]) for both in found)

    figures: list[Figure] = []
    for kind, name in (("howdah", "howdah"), ("peer", "boardgame.io")):
        shown = ", ".join(f"{both[kind]['rate']:.0f}" for both in found)
        spent = median(kind, lambda one: one["processor"] / one["actions"] * 1e6)
        client = median(kind, lambda one: one["client"] / one["actions"] * 1e6)
        share = median(kind, lambda one: one["client"] / one["seconds"])
        others = ", ".join(busy_with_others(both[kind]) for both in found)
        figures += [
            Figure(f"actions/s of {name}, {TABLES} tables of four sockets", "", shown),
            Figure(f"processor time an action, {name}", "", f"{spent:.0f} us"),
            Figure("the load generator's beside it", "", f"{client:.0f} us, {share:.0%} of a core"),
            Figure("other work meanwhile, of a core", "", others),
        ]
    rates = [both["howdah"]["rate"] / both["peer"]["rate"] for both in found]
    work = median("peer", lambda one: one["processor"]) / median("howdah", lambda one: one["processor"])
    each = ", ".join(f"{one:.2f}" for one in rates)
    return [
        *figures,
        Figure("actions/s, ratio: median of the rounds", "at least 3", f"{statistics.median(rates):.2f} ({each})"),
        Figure("processor time an action, ratio", "", f"{work:.2f}"),
    ]


def busy_with_others(one: dict[str, Any]) -> str:
    return f"{(one['others'] + one['stolen']) / one['seconds']:.0%}"


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


def latency(pid: int, base: str, tables: int, windows: int, loads: int) -> list[Figure]:
    """Windows until enough of them count: those in which the machine was left alone. All, if they stay too few."""
    calm: list[dict[str, Any]] = []
    rest: list[dict[str, Any]] = []
    for _ in range(loads):
        found = load("howdah", base, pid, tables=tables, mode="rate", rate=RATE, seconds=SECONDS, windows=windows)
        for one in found["windows"]:
            (calm if is_quiet(one) and one["stolen"] / one["seconds"] < KEPT else rest).append(one)
            busy = f"of a core, others had {busy_with_others(one)}, the host {kept_by_host(one)} of it"
            print(f"  a window: p99 {one['p99']:.1f} ms; {busy}", flush=True)
        if len(calm) >= FEWEST_WINDOWS:
            break
    else:
        calm, rest = calm + rest, []
    name = f"at {RATE} actions/s over {tables} tables"
    half, most = (statistics.median(one[key] for one in calm) for key in ("p50", "p99"))
    return [
        Figure(f"median {name}, {len(calm)} of {len(calm + rest)} windows of {SECONDS} s", "", f"{half:.1f} ms"),
        Figure(f"p99 {name}: median of the windows", "below 5 ms", f"{most:.1f} ms ({listed(calm)})"),
        Figure("kept by the host meanwhile, of a core", "", ", ".join(map(kept_by_host, calm))),
        Figure("p99 of the windows that do not count", "", f"{listed(rest)} ms" if rest else "none"),
        Figure("kept by the host in them, of a core", "", ", ".join(map(kept_by_host, rest))),
    ]


def listed(windows: list[dict[str, Any]]) -> str:
    return ", ".join(f"{one['p99']:.1f}" for one in windows)


def kept_by_host(one: dict[str, Any]) -> str:
    return f"{one['stolen'] / one['seconds']:.1%}"


def resident(pid: int) -> int:
    """KB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def memory(pid: int, base: str, tables: int) -> list[Figure]:
    before = resident(pid)
    asked = json.dumps({"kind": "howdah", "base": base, "tables": tables, "mode": "hold"})
    holding = subprocess.Popen([*GENERATOR, asked], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert holding.stdout is not None
    assert holding.stdin is not None
    holding.stdout.readline()
    held = resident(pid)
    holding.stdin.write(b"\n")
    holding.stdin.close()
    holding.wait(60)
    return [
        Figure(f"the server that holds {tables} tables of four sockets", "", f"{held / 1024:.0f} MB"),
        Figure("a table in memory, its four sockets included", "at most 150 KB", f"{(held - before) / tables:.0f} KB"),
    ]


def write(part: str, title: str, figures: list[Figure]) -> None:
    """Replace the table of a part on the lab notebook's page."""
    begin, end = f"<!-- {part}, from bench/server.py -->", f"<!-- end of {part} -->"
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    if not rest or not after:
        raise SystemExit(f"bench: {PAGE.name} has no place for the table, between '{begin}' and '{end}'")
    rows = [f"| {figure.name} | {figure.wanted} | {figure.found} |" for figure in figures]
    table = "\n".join([title, "", "| what | wanted | found |", "| --- | ---: | ---: |", *rows])
    PAGE.write_text(f"{before}{begin}\n\n{table}\n\n{end}{after}", encoding="utf-8")


def against_peer(own: Running, _folder: Path, short: bool) -> list[Figure]:
    peer = start_peer()
    try:
        return throughput(own, peer, 1 if short else ROUNDS)
    finally:
        stop(peer)


def in_windows(own: Running, folder: Path, short: bool) -> list[Figure]:
    tables, windows, loads = (FEWER_TABLES, 1, 1) if short else (MANY_TABLES, WINDOWS, LOADS)
    return [*disk(folder), *latency(own.process.pid, own.base, tables, windows, loads), *disk(folder)]


def held(own: Running, _folder: Path, short: bool) -> list[Figure]:
    return memory(own.process.pid, own.base, FEWER_TABLES if short else MANY_TABLES)


def from_disk(own: Running, folder: Path, _short: bool) -> list[Figure]:
    stop(own)
    shown = opened(folder)
    name = f"a match of {shown.game} with {shown.entries} entries opens"
    return [Figure(name, "under 50 ms", f"{shown.milliseconds:.0f} ms")]


MEASURES: dict[str, Callable[[Running, Path, bool], list[Figure]]] = dict(
    zip(PARTS, (against_peer, in_windows, held, from_disk), strict=True)
)


def measure(part: str, short: bool) -> list[Figure]:
    """One part, on a server and a database of its own."""
    with tempfile.TemporaryDirectory() as name:
        own = start_own(Path(name))
        try:
            found = MEASURES[part](own, Path(name), short)
        finally:
            stop(own)
    for figure in found:
        wanted = f" (wanted: {figure.wanted})" if figure.wanted else ""
        print(f"  {figure.name}: {figure.found}{wanted}", flush=True)
    return found


def stop(server: Running) -> None:
    server.process.terminate()
    server.process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description="The server against boardgame.io's own.")
    parser.add_argument("--part", choices=PARTS, action="append", help="only this one; can be given again")
    parser.add_argument("--short", action="store_true", help="one round, or one window over fewer tables")
    parser.add_argument("--write", action="store_true", help=f"put the figures into {PAGE.name}")
    wish = parser.parse_args()
    if shutil.which("node") is None or not (HERE / "node_modules").is_dir():
        raise SystemExit("bench: boardgame.io is not here: `npm ci` in bench/boardgame (SKIP=boardgame leaves it out)")
    for part in wish.part or PARTS:
        busy = os.getloadavg()[0]
        setting = f"Python {platform.python_version()}, {os.cpu_count()} cores, howdah {build()}"
        title = f"{setting}, load {busy:.1f} before the run"
        print(f"server, {part}, {title}", flush=True)
        figures = measure(part, wish.short)
        if wish.write:
            write(part, f"{title}:", figures)


if __name__ == "__main__":
    main()
