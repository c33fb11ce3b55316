"""What stands in the way of a server's start is told in one sentence, and the exit code is not 0: real processes."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import text

from howdah.cli.server.serve import reach_told
from howdah.server.settings import OWN_MACHINE, Limits, Settings, scaled
from howdah.server.store.database import open_database
from tests.cli.running import run as command
from tests.server.harness import PATIENCE, lasting_port


def url(database: str) -> str:
    return Settings(database=database).database_url()


def start(*words: str, folder: Path, **variables: str) -> "subprocess.CompletedProcess[str]":
    """`howdah serve WORDS`, which ends by itself."""
    return subprocess.run(
        [sys.executable, "-m", "howdah", "serve", *words],
        cwd=folder,
        env={**os.environ, **variables},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def refused(message: str, *words: str, folder: Path) -> None:
    done = start("--port", str(lasting_port()), *words, folder=folder)
    assert done.returncode == 2, (words, done)
    assert message in done.stderr, (words, done)
    assert done.stderr.startswith("howdah: ")
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stdout == ""


def test_what_is_wrong_is_told_in_one_sentence(tmp_path: Path) -> None:
    nobody = f"postgresql://howdah@127.0.0.1:{lasting_port()}/howdah"
    (tmp_path / "text").write_text("this is no database at all, but a text" * 50, encoding="utf-8")
    (tmp_path / "bad.py").write_text("1 / 0\n", encoding="utf-8")
    refused("there is no folder", "--database", "missing/howdah.sqlite3", folder=tmp_path)
    refused("is a folder", "--database", str(tmp_path), folder=tmp_path)
    refused("cannot be used: file is not a database", "--database", "text", folder=tmp_path)
    refused("a database is sqlite:///FILE or postgresql", "--database", "mysql://here/there", folder=tmp_path)
    refused("an SQLite database needs a file", "--database", "sqlite://", folder=tmp_path)
    refused("cannot be used: connection failed", "--database", nobody, folder=tmp_path)
    refused("cannot be used: connection failed", "--database", nobody, "--workers", "2", folder=tmp_path)
    refused("more than one worker needs PostgreSQL", "--workers", "2", "--database", "one", folder=tmp_path)
    refused("--with missing: No module named 'missing'", "--with", "missing", folder=tmp_path)
    refused("--with missing.py: there is no such file", "--with", "missing.py", folder=tmp_path)
    refused("--with bad.py: ZeroDivisionError", "--with", "bad.py", folder=tmp_path)
    refused("is not an address", "--proxy", "frog", folder=tmp_path)
    refused("--limits does not take that: 0.0 is not in the range", "--limits", "0", folder=tmp_path)
    refused("nobody can listen at 192.0.2.1", "--host", "192.0.2.1", folder=tmp_path)
    assert not (tmp_path / "one").exists()


@pytest.mark.skipif(os.name != "posix" or not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_who_can_open_links_is_told() -> None:
    assert reach_told("127.0.0.1", []).endswith("with --lan your network is let in.")
    assert "is on no network" in reach_told("0.0.0.0", []), "what was typed is not told as advice"
    assert reach_told("0.0.0.0", ["http://10.0.0.1:80"]) == "Others find it at http://10.0.0.1:80"


def test_a_tunnel_or_a_certificate_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "text.pem").write_text("no certificate", encoding="utf-8")
    words = ["--database", "one", "--tls", "text.pem", "text.pem"]
    refused("are no certificate", *words, folder=tmp_path)
    missing = start("--tls", "text.pem", "missing.pem", folder=tmp_path)
    assert (missing.returncode, "'missing.pem' does not exist" in missing.stderr) == (2, True)
    alone = start("--database", "one", "--port", str(lasting_port()), "--tunnel", folder=tmp_path, PATH=str(tmp_path))
    assert (alone.returncode, alone.stderr.count("\n")) == (2, 1), alone
    assert alone.stderr.startswith("howdah: no tunnel program is installed; install one of cloudflared")


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    # Root may write anywhere but here, so that this holds whoever runs the test.
    refused("cannot be written", "--database", "/proc/howdah.sqlite3", folder=tmp_path)


def test_a_port_and_a_database_in_use_are_named(sqlite: str, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refused("is in use", "--port", str(taken.getsockname()[1]), "--database", sqlite, folder=tmp_path)
    assert not Path(sqlite).exists()
    opened = open_database(url(sqlite))
    refused("another server runs on this database", "--database", sqlite, folder=tmp_path)
    opened.close()


def test_a_newer_schema_is_told_by_one_worker_and_by_two(postgresql: str, sqlite: str, tmp_path: Path) -> None:
    for database in (postgresql, sqlite):
        opened = open_database(url(database))
        with opened.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        opened.close()
    refused("newer release of Howdah", "--database", sqlite, folder=tmp_path)
    refused("newer release of Howdah", "--database", postgresql, "--workers", "2", folder=tmp_path)


def test_a_server_that_can_start_does(sqlite: str) -> None:
    """As it is typed: on the event loop and with the settings that people get."""
    port = lasting_port()
    words = ["--port", str(port), "--database", sqlite, "--limits", "3", "--proxy", "127.0.0.1", "--proxy", "::1"]
    with subprocess.Popen(
        [sys.executable, "-m", "howdah", "serve", *words], stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        try:
            assert answer(port) == 200
        finally:
            process.send_signal(signal.SIGTERM)
            _, said = process.communicate(timeout=PATIENCE)
    assert said.splitlines()[0].startswith(f"Howdah is at http://localhost:{port}")
    assert process.returncode in (0, -signal.SIGTERM)


def answer(port: int) -> int:
    """What a request gets, when the server is there."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/api/me", timeout=PATIENCE).status_code
        except httpx.TransportError:
            assert time.monotonic() < limit, "the server did not start"
            time.sleep(0.1)


def test_a_factor_widens_limits_but_not_those_in_bytes() -> None:
    usual, wide, narrow = Limits(), scaled(Limits(), 10), scaled(Limits(), 0.1)
    for name in Limits.__struct_fields__:
        before, after = getattr(usual, name), getattr(wide, name)
        assert after == (before if name.endswith("_bytes") else before * 10), name
        assert type(after) is type(before), name
        assert getattr(narrow, name) > 0, name
    assert scaled(usual, 1.0) == usual
    assert msgspec.json.decode(msgspec.json.encode(wide), type=Limits) == wide


def test_options_come_from_variables_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOWDAH_PROXIES", "10.0.0.1 frog")
    done = command("serve", "--database", str(tmp_path / "none" / "x"))
    assert "--proxy frog: this is not an address" in done.stderr
    assert Settings().proxies == OWN_MACHINE
