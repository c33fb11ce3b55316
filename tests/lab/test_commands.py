"""The lab at the command line: what it prints, what it refuses, and that all its words are there."""

import importlib.util
import re
from pathlib import Path

import pytest

import howdah
from howdah.bots.specs import LEVELS, Level
from howdah.cli.running import rate_and_rest
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words, bundle
from tests.cli.running import Terminal, run
from tests.lab.test_ladder import Meek

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
    ("extra", "line"), [("ray", "sim raj --seats 2 --ray"), ("lab", "sim raj --seats 2 --parquet a.parquet")]
)
def test_a_missing_extra_is_named(extra: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    done = run(*line.split())
    assert done.exit_code == 2
    assert f"howdah[{extra}]" in done.stderr


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
        "compare raj --games 5 --b tie_rule=mouse",
        "ladder raj --bots random,random --games 4 --seats 2",
    ):
        done = run("--lang", lang, *line.split())
        assert done.exit_code == 0
        assert "lab-" not in done.stdout


def test_all_words_of_the_lab_are_there_and_used() -> None:
    root = Path(howdah.__file__).parent
    files = [*(root / "lab").glob("*.py"), *(root / "cli").glob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    literal = set(re.findall(r"""["'](lab-[a-z-]+[a-z])["']""", text))
    known = {key for key in bundle("en")._messages if key.startswith("lab-")}  # noqa: SLF001
    assert literal <= known
    assembled = ("lab-measure-", "lab-verdict-", "lab-pairing-", "lab-ending-", "lab-figure-")
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
