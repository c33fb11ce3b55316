"""Two terminals and a bot play Raj through `howdah serve`, by `howdah play --join LINK`."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import HERE
from tests.server.harness import PATIENCE, lasting_port


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A server as the shell runs it."""
    port = lasting_port()
    arguments = ["serve", "--port", str(port), "--database", str(tmp_path / "tables.sqlite3"), "--log-level", "error"]
    process = subprocess.Popen([sys.executable, "-m", "howdah", *arguments], stderr=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"{base}/healthz", timeout=5):
                break
        except (urllib.error.URLError, OSError):
            assert time.monotonic() < limit
            assert process.poll() is None
            time.sleep(0.1)
    yield base
    process.terminate()
    assert process.wait(PATIENCE) in (0, -15)


def call(base: str, path: str, cookie: str, body: object = None) -> tuple[dict[str, object], str]:
    data = None if body is None else json.dumps(body).encode()
    headers = {"X-Howdah": "1", "Content-Type": "application/json", "Cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(f"{base}{path}", data, headers), timeout=PATIENCE) as answer:
        return json.loads(answer.read()), (answer.headers["set-cookie"] or "").partition(";")[0]


def join(link: str, name: str, home: Path) -> "subprocess.Popen[str]":
    """A terminal whose person bids from the lowest card up, and tries a few other things first."""
    typed = "".join(["why bid 99\n", "help\n", "log\n", "say hello\n", *(f"{bid}\n" for bid in range(1, 16))])
    home.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-m", "howdah", "--lang", "en", "play", "--join", link, "--name", name, "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, **HERE, "HOME": str(home), "XDG_DATA_HOME": str(home)},
    )
    assert process.stdin is not None
    process.stdin.write(typed)
    process.stdin.flush()
    return process


def test_two_terminals_and_a_bot_play_raj(server: str, tmp_path: Path) -> None:
    _, cookie = call(server, "/api/me", "")
    seats = [{"kind": "invitation"}, {"kind": "open"}, {"kind": "bot"}]
    table, _ = call(server, "/api/tables", cookie, {"game": "raj", "seats": seats})
    links, _ = call(server, f"/api/tables/{table['id']}/links", cookie)
    assert isinstance(links["invitations"], dict)
    first = join(f"{server}{links['invitations']['1']['path']}", "Ana", tmp_path / "ana")
    second = join(f"{server}/table/{table['id']}", "Bo", tmp_path / "bo")
    limit = time.monotonic() + PATIENCE
    while True:
        info, _ = call(server, f"/api/tables/{table['id']}", cookie)
        assert isinstance(info["seats"], list)
        if all(seat.get("connected") for seat in info["seats"][:2]):
            break
        assert time.monotonic() < limit, info
        assert first.poll() is None
        assert second.poll() is None
        time.sleep(0.2)
    call(server, f"/api/tables/{table['id']}/start", cookie, {})
    said = [process.communicate(timeout=PATIENCE)[0] for process in (first, second)]
    for text in said:
        assert "Ana" in text
        assert "Bo" in text
        assert re.search(r"won\.|A draw", text), text[-2000:]
        assert "Traceback" not in text
    assert "There is no action" in said[0]


def test_a_wrong_link_is_one_line(server: str) -> None:
    for link in (f"{server}/join/{'x' * 40}", f"{server}/nowhere", "ftp://x/y", "http://127.0.0.1:9/join/abc"):
        done = subprocess.run(
            [sys.executable, "-m", "howdah", "play", "--join", link],
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, **HERE},
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.startswith("howdah: ")
        assert done.stderr.count("\n") == 1
