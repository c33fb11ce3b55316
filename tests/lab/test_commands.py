"""The lab at the command line: what it prints, what it refuses, and that all its words are there."""

import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import mypy_extensions
import pytest

import howdah
from howdah.bots.specs import LEVELS, Level
from howdah.cli.lab.running import rate_and_rest
from howdah.engine.registry import find
from howdah.lab.extras import PACKAGES, remedy
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words, bundle
from tests.cli.running import Terminal, run
from tests.lab.test_ladder import Meek

ROOT = Path(__file__).parents[2]
WRONG = [
    ("sim", "Missing argument 'GAME'"),
    ("sim raj --seats 2 --games 5 --resume nowhere", "leave --seats out"),
    ("sim --resume nowhere", "there is no file nowhere"),
    ("sim --resume .", "cannot be read"),
    ("sim raj --seats 2 --html nowhere/a.html", "there is no folder nowhere"),
    ("sim raj --seats 2 --html .", "is a folder"),
    ("sim raj --seats 2 --keep nowhere/a", "there is no folder nowhere"),
    ("sim raj --seats 2 --workers 0", "0 is not in the range"),
    ("compare chess --b x=y", "there is no game 'chess'"),
    ("compare raj", "both sides are the same"),
    ("compare raj --b mouse", "'--b': 'mouse' is not NAME=VALUE"),
    ("compare raj --b deck=rubbish", "a deck such as"),
    ("compare raj --seats 9 --b tie_rule=mouse", "2 to 5 players"),
    ("compare raj --b tie_rule=mouse --games 1", "1 is not in the range"),
    ("ladder chess", "there is no game 'chess'"),
    ("ladder raj --bots random", "a ladder needs two bots or more"),
    ("ladder raj --bots random,genius", "there is no bot 'genius'"),
    ("ladder raj --bots random,random --seats 7", "2 to 5 players"),
    ("ladder raj --bots random,random --page nowhere/a.md", "there is no folder nowhere"),
]


@pytest.mark.parametrize(("line", "told"), WRONG)
def test_wrong_input_is_one_line(line: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*line.split())
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert told in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("package", "line"), [("ray", "sim raj --seats 2 --ray"), ("pyarrow", "sim raj --seats 2 --parquet a.parquet")]
)
def test_a_missing_package_is_named(package: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == package else find(name))
    done = run(*line.split())
    assert done.exit_code == 2
    assert f"needs {package}" in done.stderr
    assert f"{sys.executable} -m pip install {package}" in done.stderr


def test_environments_without_pip_are_told_of_uv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert remedy("pyarrow") == f"uv pip install --python {sys.executable} pyarrow"


def test_the_packages_are_those_of_the_extras() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    wanted = {re.split("[^a-z]", extras[name][0])[0] for name in ("lab", "ray", "train")}
    assert set(PACKAGES.values()) == wanted


def test_the_remedy_works(tmp_path: Path) -> None:
    """In an environment that lacks the package: the command that is named brings it. It is a small stand-in from a
    folder, since tests do not use the network."""
    folder = tmp_path / "wheels"
    folder.mkdir()
    with zipfile.ZipFile(folder / "pyarrow-99-py3-none-any.whl", "w") as wheel:
        wheel.writestr("pyarrow.py", "")
        wheel.writestr("pyarrow-99.dist-info/METADATA", "Metadata-Version: 2.1\nName: pyarrow\nVersion: 99\n")
        wheel.writestr("pyarrow-99.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("pyarrow-99.dist-info/RECORD", "")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "empty"], check=True)
    python = tmp_path / "empty" / "bin" / "python"
    alone = tmp_path / "alone"
    for name in ("lab/extras.py", "lab/rows.py", "engine/errors.py"):
        copied = alone / "howdah" / name
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(Path(howdah.__file__).parent / name, copied)
    shutil.copy(mypy_extensions.__file__, alone)
    tell = (
        "from howdah.lab.extras import require\n"
        "from howdah.lab.rows import LabError\n"
        "try:\n    require('--parquet')\n"
        "except LabError as error:\n    print(str(error).partition('install it: ')[2])\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(alone), "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder)}

    def told() -> str:
        return subprocess.run([python, "-c", tell], env=environment, capture_output=True, text=True, check=True).stdout

    command = told().strip()
    assert command == f"{python} -m pip install pyarrow"
    subprocess.run(shlex.split(command), env=environment, capture_output=True, check=True)
    assert told() == ""


def test_sim_and_compare_choose_seats_alike() -> None:
    sim = json.loads(run("sim", "formula_e", "--games", "2", "--workers", "1", "--json").stdout)
    compared = json.loads(
        run("compare", "formula_e", "--games", "2", "--workers", "1", "--json", "--b", "tiger_duel=on").stdout
    )
    assert sim["seats"] == compared["seats"] == 3


@pytest.mark.parametrize(("game", "seats"), [("elephant_rally", 4), ("elephant_rally", 2), ("formula_e", 2)])
def test_a_checked_track_ends_with_the_command_that_plays_it(game: str, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "my track.txt"
    file.write_text(run("track", "new", "--game", game).stdout, encoding="utf-8")
    found = []
    for lang in LANGUAGES:
        last = run("--lang", lang, "track", "check", str(file), "--seats", str(seats)).stdout.splitlines()[-1]
        found.append(shlex.split(last[last.index("howdah sim") :]))
    command = found[0]
    assert found == [command] * len(LANGUAGES)
    assert command[:3] == ["howdah", "sim", game]
    assert command[4] == str(max(seats, find(game).fewest_seats))
    page = tmp_path / "report.html"
    command = [str(page) if word == "report.html" else word for word in command]
    done = run(*command[1:], "--games", "3", "--workers", "1")
    assert done.exit_code == 0, done.stderr
    assert "<svg" in page.read_text(encoding="utf-8")


def test_mixed_tables_are_told_by_seat_and_by_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "meek", Level("meek", [], lambda _settings: Meek()))
    line = ["sim", "raj", "--seats", "3", "--games", "12", "--workers", "1", "--bots", "random,meek,meek"]
    told = run(*line).stdout
    assert re.search(r"^  random +\d+", told, re.MULTILINE)
    assert re.search(r"^  meek +\d+", told, re.MULTILINE)
    still = run(*line, "--no-rotate").stdout
    assert re.search(r"^  1 random +\d+", still, re.MULTILINE)
    assert re.search(r"^  3 meek +\d+", still, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_everything(lang: str) -> None:
    for line in (
        "sim raj --seats 2 --games 5",
        "sim totem --seats 2 --games 2 --option turn_limit=2",
        "compare raj --games 5 --b tie_rule=mouse",
        "compare formula_e --games 2 --b tiger_duel=on --option turn_limit=2",
        "ladder raj --bots random,random --games 4 --seats 2",
    ):
        done = run("--lang", lang, *line.split())
        assert done.exit_code == 0
        assert "lab-" not in done.stdout


def test_all_words_of_the_lab_are_there_and_used() -> None:
    root = Path(howdah.__file__).parent
    files = [*(root / "lab").rglob("*.py"), *(root / "cli").rglob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    literal = set(re.findall(r"""["'](lab-[a-z-]+[a-z])["']""", text))
    known = {key for key in bundle("en")._messages if key.startswith("lab-")}  # noqa: SLF001
    assert literal <= known
    assembled = tuple(
        f"lab-{part}-" for part in ("measure", "verdict", "pairing", "ending", "figure", "thing", "value", "event")
    )
    unused = [key for key in known - literal if not key.startswith(assembled)]
    assert unused == []
    strict = Words("en", strict=True)
    assert strict("lab-pace", rate="5", left="1:00")


def test_a_bar_tells_pace_and_time_left_and_an_interrupt_is_answered(tmp_path: Path) -> None:
    keep = tmp_path / "kept"
    line = ["sim", "raj", "--seats", "2", "--games", "1000000", "--workers", "1", "--keep", str(keep)]
    with Terminal(*line, width=120) as terminal:
        told = terminal.wait_for(" left")
        assert "Playing" in told
        assert "1000000" in told
        assert "games/s" in told
        terminal.interrupt()
        terminal.wait_for("howdah sim --resume")
        assert terminal.leave() == 130
    assert "Traceback" not in terminal.seen


def test_pace() -> None:
    assert rate_and_rest(0, 10, 3.0) == ("0", "?")
    assert rate_and_rest(10, 90, 1.0) == ("10", "0:09")
    assert rate_and_rest(3000, 90, 1.0) == ("3,000", "0:00")
    assert rate_and_rest(1, 7200, 1.0) == ("1", "2:00:00")
