"""The server on the oldest releases of what lies below its sockets: the newest are those that are locked."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
BELOW = ("uvicorn", "websockets")
SUITES = ("tests/server/wire/test_wire.py", "tests/server/playing/test_play.py")
SHOWN = "import uvicorn, websockets; print(uvicorn.__version__, websockets.__version__)"


def oldest() -> list[str]:
    """The lower end of each range, as `pyproject.toml` has it."""
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    found = [re.fullmatch(r"([\w-]+)(?:\[\w+\])?>=([\d.]+),<\d+", need) for need in needs]
    return [f"{match[1]}=={match[2]}" for match in found if match is not None and match[1] in BELOW]


@pytest.mark.evidence
def test_the_oldest_releases_carry_a_table(tmp_path: Path) -> None:
    wanted = oldest()
    assert len(wanted) == len(BELOW)
    uv = Path(sys.executable).with_name("uv")
    place = ["--python", sys.executable, "--target", str(tmp_path)]
    subprocess.run([str(uv), "pip", "install", "--quiet", "--no-deps", *place, *wanted], check=True)
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"},
        "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]),
        "HOWDAH_BUILD": "interpreted",
    }
    shown = subprocess.run(
        [sys.executable, "-c", SHOWN], env=environment, cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split()
    for version, need in zip(shown, wanted, strict=True):
        assert version.startswith(need.partition("==")[2])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *SUITES]
    done = subprocess.run(command, env=environment, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]
