"""A small disk of our own that can be filled, and that can be made read-only while nobody writes to it."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SIZE = "64m"
"""Enough for the games of a run and the log of SQLite, so little that it is filled in a moment."""


class Disk:
    """A tmpfs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ballast = folder / "ballast"

    def mount(self) -> str:
        """Why it cannot be mounted; nothing if it is."""
        if os.geteuid() != 0:
            return "mounting a small disk is for root"
        made = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=700", "howdah", str(self.folder)]
        done = subprocess.run(made, capture_output=True, text=True, check=False)
        return f"no mounting here: {done.stderr.strip()}" if done.returncode else ""

    def unmount(self) -> None:
        subprocess.run(["umount", "--lazy", str(self.folder)], check=False, capture_output=True)

    def fill(self) -> None:
        """To the last byte."""
        with self.ballast.open("ab", buffering=0) as file, suppress(OSError):
            while True:
                for size in (65_536, 4096, 1):
                    with suppress(OSError):
                        file.write(b"\0" * size)
                        break
                else:
                    return

    def free(self) -> None:
        self.ballast.unlink(missing_ok=True)

    def protect(self, read_only: bool) -> None:
        how = f"remount,{'ro' if read_only else 'rw'}"
        subprocess.run(["mount", "-o", how, str(self.folder)], check=True)


@contextmanager
def mounted(folder: Path) -> Iterator[Disk]:
    disk = Disk(folder)
    try:
        yield disk
    finally:
        disk.unmount()
