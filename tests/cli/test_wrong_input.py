"""Wrong input: one clear line on stderr, exit code 2, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import run, run_process
from tests.patience import PATIENCE

RECORD = "howdah record 1\ngame: raj\nbehaviour: 1\nseats: 2\n\nchance: prize 6\n"
HEADER = RECORD.partition("\n\n")[0]

WRONG: list[tuple[str, str]] = [
    ("chess", "There is no command “chess”"),
    ("--lang xx games", "there are no words in 'xx'; there are: en, pt, pt-BR, ru"),
    ("play", "which game?"),
    ("play chess", "there is no game 'chess'"),
    ("play raj --seats 9", "2 to 5 players, not for 9"),
    ("play raj --seats 0", "0 is not in the range"),
    ("play raj --seats many", "not a valid integer"),
    ("play raj me bot --seats 2", "not both"),
    ("play raj me", "2 to 5 players, not for 1"),
    ("play raj me me", "only one seat can be 'me'"),
    ("play raj me frog", "a seat is me, human, human:NAME, bot or bot:LEVEL"),
    ("play raj me human:", "a name has 1 to 30 letters"),
    ("play raj me human:bot", "a name has 1 to 30 letters"),
    ("play raj human:A human:a", "two players are called 'A'"),
    ("play raj me bot:genius", "there is no bot 'genius'; there are: random"),
    ("play raj me bot:random:n=1", "has no setting 'n'"),
    ("play raj --option colour=red", "no option 'colour'; it has: tie_rule"),
    ("play raj --option tie_rule=coin", "one of cancel, mouse, not 'coin'"),
    ("play raj --option tie_rule", "is not NAME=VALUE"),
    ("play raj --option payoff=win --option payoff=win", "given twice"),
    ("play raj --option deck=@no-such-file", "there is no file no-such-file"),
    ("play raj --option deck=nonsense", "expected a deck such as"),
    ("play raj --seed 1.5", "not a valid integer"),
    ("play --load no-such-file", "there is no file no-such-file"),
    ("play --load EMPTY", "expected 'howdah record 1'"),
    ("play --load BINARY", "is not a text file"),
    ("play --load FOLDER", "is a folder"),
    ("play --load ILLEGAL", "line 7: '1: bid 99' cannot be replayed"),
    ("play --load STRANGE", "there is no game 'chess'"),
    ("play --load GOOD --seats 2", "--load and --from go without"),
    ("play totem --load GOOD", "this is a game of raj, not of totem"),
    ("play raj me bot bot --load GOOD", "has 2 seats, not 3"),
    ("replay", "FILE is missing"),
    ("replay no-such-file", "there is no file"),
    ("replay BINARY", "is not a text file"),
    ("replay ILLEGAL", "cannot be replayed"),
    ("replay GOOD --at 99", "moments 0 to 0"),
    ("replay GOOD --at -1", "is not in the range"),
    ("replay GOOD --seat 3", "there is no seat 3"),
    ("scenario", "FILE_OR_FOLDER... is missing"),
    ("scenario FOLDER/none", "there is no file"),
    ("scenario BINARY", "is not a text file"),
    ("scenario EMPTY", "there is no scenario in"),
    ("scenario GOOD", "expected a directive"),
    ("perft raj --depth 2", "--seats N is needed"),
    ("perft raj --seats 2", "--depth is missing"),
    ("perft raj --seats 2 --depth -1", "-1 is not in the range"),
    ("perft raj --seats 2 --depth 99999999999999999999999", "is not in the range"),
    ("perft raj --depth 1 --position raj_2_/_stake:_99", "--position, line 1, column 16: found '99'"),
    ("perft raj --seats 3 --depth 1 --position raj_2", "one of raj with 2 seats"),
    ("perft raj --depth 1 --position raj_2_/_sealed_1:_?_/_stake:_6", "leaves things open"),
    ("perft raj --depth 1 --position raj_2 --option payoff=win", "holds its options itself"),
    ("rules chess", "there is no rulebook 'chess'"),
    ("rules raj 9.9", "no clause '9.9'"),
    ("rules raj --search zebra", "no clause of raj speaks of 'zebra'"),
    ("rules --search mouse", "--search needs a GAME"),
    ("rules raj 1.1 --coverage", "whole rulebooks"),
    ("rules raj --coverage --scenarios no-such-folder", "there is no file"),
    ("sim chess --seats 2", "there is no game 'chess'"),
    ("sim raj --seats 2 --games 0", "0 is not in the range"),
    ("sim raj --seats 2 --games -5", "-5 is not in the range"),
    ("sim raj --seats 3 --bots random,random", "names 2 bots for 3 seats"),
    ("sim raj --seats 2 --bots genius", "there is no bot 'genius'"),
    ("bench playouts raj --seats 2 --seconds nan", "a number of seconds"),
    ("bench playouts raj --seats 2 --seconds -1", "is not in the range"),
    ("bench playouts raj", "--seats is missing"),
    ("bench chess", "No such command"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "EMPTY").write_text("", encoding="utf-8")
    (tmp_path / "BINARY").write_bytes(bytes(range(256)))
    (tmp_path / "GOOD").write_text(RECORD, encoding="utf-8")
    (tmp_path / "ILLEGAL").write_text(f"{RECORD}1: bid 99\n", encoding="utf-8")
    (tmp_path / "STRANGE").write_text(RECORD.replace("raj", "chess"), encoding="utf-8")
    (tmp_path / "FOLDER").mkdir()
    return tmp_path


@pytest.mark.parametrize(("line", "expected"), WRONG, ids=[line for line, _ in WRONG])
def test_wrong_input(line: str, expected: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    done = run(*(word.replace("_", " ") if word.startswith("raj_") else word for word in line.split()))
    assert done.exit_code == 2
    assert expected in done.stderr
    assert done.stderr.count("\n") == 1
    assert isinstance(done.exception, SystemExit)


def test_as_a_process() -> None:
    done = run_process("play", "chess")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("howdah: there is no game 'chess'")


def test_what_a_file_holds_cannot_command_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "evil.txt"
    file.write_text(f"{HEADER}\nseat 1: \x1b[31mEve\n\nchance: prize 6\n1: bid 9\n", encoding="utf-8")
    assert "\x1b" not in run("replay", str(file), "--at", "1").output
    file.write_text(f"{RECORD}\x1b[2J\n", encoding="utf-8")
    assert "\x1b" not in run("replay", str(file)).output


def test_a_huge_message_is_cut() -> None:
    done = run("sim", "raj", "--seats", "2", "--seed", "9" * 5000)
    assert done.exit_code == 2
    assert len(done.stderr) < 600


@pytest.mark.parametrize("line", ["rules raj", "play raj bot bot", "sim raj --seats 2 --games 5", "games"])
def test_a_reader_that_goes_away_is_no_error(line: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "howdah", *line.split()],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) in (1, 141)
