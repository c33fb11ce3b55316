"""A PostgreSQL of our own, from Debian's packages: a fresh cluster on a socket and a loopback port, gone afterwards."""

import os
import pwd
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from tests.server.harness import PATIENCE, lasting_port

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def find_program(name: str) -> str | None:
    """Debian keeps the server's programs out of the path."""
    return shutil.which(name) or next((str(folder / name) for folder in FOLDERS if (folder / name).exists()), None)


def user() -> str | None:
    """PostgreSQL refuses to run as root; then its own user does."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    return None


@contextmanager
def cluster() -> Iterator[str]:
    """A running server; the address of its database."""
    initdb, postgres = find_program("initdb"), find_program("postgres")
    assert initdb is not None, "postgresql is not installed; install it, or leave it out with SKIP=postgresql"
    assert postgres is not None
    folder = Path(mkdtemp(prefix="howdah-pg-", dir="/tmp"))
    data = folder / "data"
    owner = user()
    if owner is not None:
        shutil.chown(folder, owner)
    void = subprocess.DEVNULL
    made = [initdb, "-D", str(data), "-U", "howdah", "-A", "trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(made, check=True, user=owner, cwd="/", stdout=void, stderr=void)
    port = lasting_port()
    # The disk is not under test here, our own promises are: the cluster lives no longer than the test.
    started = [postgres, "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", str(folder), "-F"]
    process = subprocess.Popen(started, user=owner, cwd="/", stdout=void, stderr=void)
    try:
        wait_for(port)
        yield f"postgresql://howdah@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(port: int) -> None:
    import psycopg

    limit = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(f"postgresql://howdah@127.0.0.1:{port}/postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            assert time.monotonic() < limit, "PostgreSQL did not start"
            time.sleep(0.1)
