"""A PostgreSQL of our own, from Debian's packages: a fresh cluster that can be stopped, frozen and started again."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

import psycopg

from tests.server.harness import PATIENCE, lasting_port

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
LOOPBACK = "127.0.0.1"
FAST, IMMEDIATE = signal.SIGINT, signal.SIGQUIT
"""How PostgreSQL is told to stop: end all sessions in order, or as if the power had failed."""


def find_program(name: str) -> str:
    """Debian keeps the server's programs out of the path."""
    found = shutil.which(name) or next((str(folder / name) for folder in FOLDERS if (folder / name).exists()), None)
    assert found is not None, "postgresql is not installed; install it, or leave it out with SKIP=postgresql"
    return found


def user() -> str | None:
    """PostgreSQL refuses to run as root; then its own user does."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    return None


class Cluster:
    """One PostgreSQL with a database in it. `inside` is put before its command, to run it in a namespace."""

    def __init__(self, folder: Path, host: str = LOOPBACK, inside: Sequence[str] = ()) -> None:
        self.folder = folder
        self.host = host
        self.inside = inside
        self.port = lasting_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"postgresql://howdah@{self.host}:{self.port}/postgres"

    def make(self) -> None:
        owner = user()
        if owner is not None:
            shutil.chown(self.folder, owner)
        made = [find_program("initdb"), "-D", str(self.folder / "data"), "-U", "howdah", "-A", "trust", "--no-sync"]
        void = subprocess.DEVNULL
        subprocess.run([*made, "-E", "UTF8"], check=True, user=owner, cwd="/", stdout=void, stderr=void)
        if self.host != LOOPBACK:
            with (self.folder / "data" / "pg_hba.conf").open("a") as rights:
                rights.write(f"host all all {self.host}/24 trust\n")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        # The disk is not under test here, our own promises are: the cluster lives no longer than the test.
        command = [find_program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-h", self.host]
        command += ["-k", str(self.folder), "-F"]
        owner = user()
        if self.inside and owner is not None:
            group = str(pwd.getpwnam(owner).pw_gid)
            command = [*self.inside, "setpriv", f"--reuid={owner}", f"--regid={group}", "--clear-groups", *command]
            owner = None
        void = subprocess.DEVNULL
        self.process = subprocess.Popen(command, user=owner, cwd="/", stdout=void, stderr=void)
        limit = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() < limit, "PostgreSQL does not answer"
            time.sleep(0.02)

    def answers(self) -> bool:
        """By its own socket, which no fault of the network concerns."""
        try:
            where = f"host={self.folder} port={self.port} user=howdah dbname=postgres connect_timeout=2"
            psycopg.connect(where).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = FAST) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def freeze(self) -> None:
        """Stop all its processes where they are; the first one first, so that it makes no more."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        pid = self.process.pid
        os.kill(pid, number)
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with suppress(ProcessLookupError):
                os.kill(int(child), number)


@contextmanager
def cluster(host: str = LOOPBACK, inside: Sequence[str] = ()) -> Iterator[Cluster]:
    """A running one, gone afterwards."""
    folder = Path(mkdtemp(prefix="howdah-pg-", dir="/tmp"))
    made = Cluster(folder, host, inside)
    try:
        made.make()
        made.start()
        yield made
    finally:
        if made.process is not None and made.process.poll() is None:
            made.thaw()
            made.stop(IMMEDIATE)
        shutil.rmtree(folder, ignore_errors=True)
