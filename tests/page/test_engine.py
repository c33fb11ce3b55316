"""The engine for browsers gives, byte for byte, the games of this one. `make site` has built it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "dist" / "site" / "engine"
PROGRAM = ROOT / "tests" / "page" / "hashes.py"
GAMES = 250
"""Of each of the four."""


def node() -> str:
    """Node 22 or newer, which `make site` has seen to."""
    own = ROOT / ".venv" / "bin" / "node"
    return str(own) if own.exists() else shutil.which("node") or "node"


def hashes(*command: str | Path) -> dict[str, list[str]]:
    done = subprocess.run([*command, str(GAMES)], capture_output=True, text=True, check=False, env=os.environ)
    assert done.returncode == 0, done.stderr
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.evidence
def test_a_thousand_games_are_the_same_in_webassembly() -> None:
    here = hashes(sys.executable, PROGRAM)
    there = hashes(node(), ROOT / "wasm" / "run.mjs", ENGINE, PROGRAM)
    assert sum(len(found) for found in here.values()) == 4 * GAMES
    assert len({one for found in here.values() for one in found}) > 3 * GAMES  # they are different games
    assert there == here
