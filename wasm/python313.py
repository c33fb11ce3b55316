"""Print where CPython 3.13 with its headers is: mypyc's host for the browser's build, and where `Python.h` comes from.

Looked for in this order: HOWDAH_PYTHON313, what uv finds, what pyenv holds, what uv can install, Debian's package (for
root). Nothing is printed where there is none; then stderr says what would help.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

VERSION: Final = "3.13"
UV: Final = Path(sys.executable).with_name("uv")
PROBE: Final = (
    "import os, sys, sysconfig; "
    "sys.exit(sys.version_info[:2] != (3, 13) or not os.path.exists(sysconfig.get_path('include') + '/Python.h'))"
)


def output(*command: str | Path) -> str:
    """What a command prints; nothing if it fails or is not here."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def named() -> str:
    return os.environ.get("HOWDAH_PYTHON313", "")


def found() -> str:
    return output(UV, "python", "find", VERSION)


def of_pyenv() -> str:
    prefix = output("pyenv", "prefix", VERSION)
    return f"{prefix}/bin/python" if prefix else ""


def installed() -> str:
    output(UV, "python", "install", VERSION)
    return output(UV, "python", "find", "--managed-python", VERSION)


def of_debian() -> str:
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        output(
            "apt-get", "install", "--yes", "--no-install-recommends", f"python{VERSION}-dev", f"python{VERSION}-venv"
        )
    return shutil.which(f"python{VERSION}") or ""


WAYS: Final[list[Callable[[], str]]] = [named, found, of_pyenv, installed, of_debian]


def candidates() -> Iterator[str]:
    for way in WAYS:
        path = way()
        if path and subprocess.run([path, "-c", PROBE], check=False, capture_output=True).returncode == 0:
            yield path


if __name__ == "__main__":
    python = next(candidates(), None)
    if python is None:
        sys.exit(
            "howdah: the browser's build needs CPython 3.13 with its headers, and there is none here.\n"
            "  Install it (`uv python install 3.13`, pyenv, Debian's python3.13-dev) or name it: HOWDAH_PYTHON313=PATH"
        )
    print(python)
