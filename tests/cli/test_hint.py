"""`howdah hint`: candidate actions with win chances, from the asking seat's knowledge only."""

import json
from pathlib import Path

import pytest

from tests.cli.running import run

SMALL = "raj 2 / option deck: bids 1..3 prizes 1 2 5 / stake: 5"


def test_says_what_a_bot_would_do() -> None:
    done = run("hint", SMALL, "--seat", "1", "--level", "search:n=300")
    assert done.exit_code == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if "%" in line]
    assert len(lines) == 3
    assert "3" in lines[0]


def test_tells_programs_every_action_best_first() -> None:
    done = run("hint", SMALL, "--seat", "2", "--level", "equilibrium", "--json")
    data = json.loads(done.stdout)
    assert (data["game"], data["seat"], data["level"]) == ("raj", 2, "equilibrium")
    assert sorted(action["action"] for action in data["actions"]) == ["bid 1", "bid 2", "bid 3"]
    shares = [action["share"] for action in data["actions"]]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)


def test_says_a_move_of_totem_whole() -> None:
    position = "totem 2 / totem 1: j10 / pieces 1: j11 j12 j13 i13 / totem 2: j15 / pieces 2: j16 k16 / dice: 1 4"
    done = run("hint", position, "--seat", "1", "--level", "heuristic", "--json")
    move = json.loads(done.stdout)["move"]
    assert [action.split()[0] for action in move[:3]] == [move[0].split()[0], "piece", "to"]
    start, end = move[1].split()[1], [action for action in move if action.startswith("to ")][-1].split()[1]
    said = run("hint", position, "--seat", "1", "--level", "heuristic").stdout
    assert f"move {start} to {end}" in said


def test_a_bid_that_lies_there_does_not_change_a_hint() -> None:
    """The text of a position may tell what the seat does not know; a hint must not."""
    asked = [
        run("hint", f"{SMALL} / sealed 2: {bid}", "--seat", "1", "--level", "search:n=50").stdout for bid in (1, 3)
    ]
    assert asked[0] == asked[1]


def test_reads_records(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("howdah record 1\ngame: raj\nbehaviour: 1\nseats: 2\n\nchance: prize 6\n1: bid 14\n")
    done = run("hint", f"@{file}", "--seat", "2", "--level", "easy")
    assert done.exit_code == 0, done.stderr
    assert done.stdout.count("%") == 2 * 15 + 1


@pytest.mark.parametrize(
    "wrong",
    [
        [SMALL, "--seat", "3"],
        [SMALL, "--seat", "1", "--level", "genius"],
        ["raj 2", "--seat", "0"],
        ["raj", "--seat", "1"],
        ["@nowhere.txt", "--seat", "1"],
        [f"{SMALL} / sealed 1: 2", "--seat", "1"],
    ],
)
def test_wrong_input_is_one_line(wrong: list[str]) -> None:
    done = run("hint", *wrong)
    assert done.exit_code == 2
    assert len(done.stderr.strip().splitlines()) == 1
