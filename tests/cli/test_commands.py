"""Each command does what its help says."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest

from howdah import __version__
from howdah.cli.main import howdah
from howdah.cli.texts import build
from howdah.locale import clauses
from howdah.locale.clauses import rulebook
from tests.cli.running import run, run_process

SCENARIO = """scenario: The highest bid takes a mouse
rule: RAJ-3.2
given:
  raj 2
  stake: 6
play:
  1: bid 14
  2: bid 9
  chance: prize 1
expect:
  taken 1: 6
"""
WHOLE_GAME = "".join(f"{bid}\n" for bid in range(1, 16))


def data_of(*args: str) -> Any:
    done = run(*args)
    assert done.exit_code in (0, 1), done.stderr
    return json.loads(done.stdout)


def all_commands() -> list[str]:
    names: list[str] = []
    for name, command in howdah.commands.items():
        below = [f"{name} {child}" for child in command.commands] if isinstance(command, click.Group) else []
        names += [name, *below]
    return names


@pytest.mark.parametrize("name", all_commands())
def test_every_command_has_help_with_an_example(name: str) -> None:
    done = run(*name.split(), "--help")
    assert done.exit_code == 0
    assert f"Example: howdah {name}" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_help_is_fast_because_it_imports_no_rules() -> None:
    assert run().stdout == run("--help").stdout
    code = "import sys, howdah.cli.main; print([name for name in ('rich', 'fluent', 'babel') if name in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"[]"


def test_version_says_which_build_runs() -> None:
    done = run_process("--version")
    assert done.stdout == f"howdah {__version__} ({build()})\n"


# games


def test_games() -> None:
    done = run("games")
    assert "raj: Raj" in done.stdout
    assert "2 to 5 players, about 20 minutes" in done.stdout
    assert "--option tie_rule=cancel|mouse" in done.stdout
    assert "bot:random (plays anything legal)" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "игроков от 2 до 5" in run("--lang", "ru", "games").stdout


def test_one_game_alone() -> None:
    done = run("games", "raj")
    assert "--option tie_rule=cancel|mouse" in done.stdout
    assert "\ntotem:" not in done.stdout
    assert [game["name"] for game in json.loads(run("games", "raj", "--json").stdout)] == ["raj"]
    wrong = run("games", "chess")
    assert wrong.exit_code == 2
    assert "there is no game 'chess'; there are: " in wrong.stderr


def test_games_for_programs() -> None:
    raj = next(game for game in data_of("games", "--json") if game["name"] == "raj")
    assert (raj["fewest_seats"], raj["most_seats"], raj["minutes"]) == (2, 5, 20)
    assert raj["options"][0] == {
        "name": "tie_rule",
        "choices": ["cancel", "mouse"],
        "default": "cancel",
        "about": raj["options"][0]["about"],
    }


# replay


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("games") / "finished.txt"
    run("play", "raj", "me", "bot", "--seed", "1", typed=f"{WHOLE_GAME}{file}\n")
    return str(file)


@pytest.fixture(scope="module")
def running(finished: str) -> str:
    """The same game, while the first bid of the third turn lies face down."""
    file = Path(finished).with_name("running.txt")
    lines = Path(finished).read_text(encoding="utf-8").split("\n")
    third = [place for place, line in enumerate(lines) if line.startswith("chance:")][2]
    file.write_text("\n".join(lines[: third + 2]) + "\n", encoding="utf-8")
    return str(file)


def test_replay_steps_and_jumps(finished: str) -> None:
    done = run("replay", finished, typed="\n\nb\n30\n\nwhat\nq\n")
    moments = [line for line in done.stdout.splitlines() if line.startswith("Moment ")]
    assert moments == [f"Moment {number} of 30" for number in (0, 1, 2, 1, 30)]
    assert "The moments go from 0 to 30." in done.stdout
    assert "Enter goes on, b goes back" in done.stdout
    assert "RAJ-5" in done.stdout


def test_replay_of_a_finished_game_shows_everything(finished: str) -> None:
    assert "Bot 2 has bid " in run("replay", finished, "--at", "1").stdout
    moments = data_of("replay", finished, "--json")["moments"]
    assert len(moments) == 31
    assert moments[30]["result"]["ending"] in ("won", "drawn")
    assert moments[0]["result"] is None
    assert "used 1: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15" in moments[30]["position"]


def test_replay_from_a_seat(finished: str) -> None:
    assert "Bot 2 has bid." in run("replay", finished, "--seat", "1", "--at", "1").stdout


def test_replay_of_a_running_game_hides_what_is_hidden(running: str) -> None:
    [moment] = data_of("replay", running, "--json", "--at", "5")["moments"]
    assert moment["events"][0]["facts"] == {"seat": 2}
    assert "sealed 2: ?" in moment["position"]
    assert "used 1: ? 2" in moment["position"]
    [own] = data_of("replay", running, "--json", "--at", "5", "--seat", "2")["moments"]
    assert "bid" in own["events"][0]["facts"]
    assert "sealed 2: ?" not in own["position"]


def test_replay_from_a_start(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    header = "howdah record 1\ngame: raj\nbehaviour: 1\nseats: 2\nstart: raj 2 / stake: 6\n"
    file.write_text(f"{header}\n1: bid 14\n2: bid 3\nchance: prize 1\n", encoding="utf-8")
    moments = data_of("replay", str(file), "--json")["moments"]
    assert [moment["waiting"] for moment in moments] == [[1, 2], [2], [1, 2]]


# scenario


def test_scenarios_hold(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text(SCENARIO, encoding="utf-8")
    done = run("scenario", str(tmp_path))
    assert done.exit_code == 0
    assert "ok      " in done.stdout
    assert done.stdout.endswith("1 scenario holds, 0 failed, 0 malformed\n")
    assert "ok" not in run("scenario", "-q", str(tmp_path)).stdout


def test_a_scenario_fails(tmp_path: Path) -> None:
    file = tmp_path / "one.txt"
    file.write_text(SCENARIO + "\n" + SCENARIO.replace("taken 1: 6", "taken 2: 6"), encoding="utf-8")
    done = run("scenario", "-q", str(file))
    assert done.exit_code == 1
    assert "FAILED" in done.stdout
    assert "expected 'taken 2: 6'" in done.stdout
    assert "1 scenario holds, 1 failed" in done.stdout


def test_a_malformed_scenario_does_not_stop_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(SCENARIO.replace("raj 2", "raj two"), encoding="utf-8")
    (tmp_path / "b.txt").write_text(SCENARIO, encoding="utf-8")
    done = run("scenario", str(tmp_path))
    assert done.exit_code == 2
    assert "a.txt" in done.stderr
    assert "expected a number of seats" in done.stderr
    assert "1 scenario holds, 0 failed, 1 malformed" in done.stdout


# perft


def test_perft() -> None:
    assert run("perft", "raj", "--seats", "2", "--depth", "2").stdout.split() == ["0", "1", "1", "15", "2", "225"]
    position = "raj 2 / hand 1: 1..3 / hand 2: 1..3 / taken 1: -5..-1 1..7 / stake: 8"
    data = data_of("perft", "raj", "--depth", "3", "--position", position, "--json")
    assert data["counts"] == [1, 3, 9, 18]


# rules


def test_rules() -> None:
    assert "raj" in run("rules").stdout
    whole = run("rules", "raj").stdout
    assert all(clause.number in whole for clause in rulebook("raj").clauses)
    assert "RAJ-2.3 [ruling] A bid that has been put down is final" in whole
    assert max(map(len, whole.splitlines())) <= 80
    assert "RAJ-3.2 Rato: leva-o quem jogou a carta mais alta." in run("--lang", "pt", "rules", "raj", "3").stdout
    assert "[толкование]" in run("--lang", "ru", "rules", "raj", "RAJ-2.3").stdout


def test_rules_for_programs_and_searched() -> None:
    [clause] = data_of("rules", "raj", "2.3", "--json")
    assert (clause["number"], clause["kind"]) == ("RAJ-2.3", "ruling")
    found = data_of("rules", "raj", "--search", "VULTURE", "--json")
    assert "RAJ-3.3" in [clause["number"] for clause in found]
    assert "RAJ-2.4" not in [clause["number"] for clause in found]


def test_coverage(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text(SCENARIO, encoding="utf-8")
    done = run("rules", "raj", "--coverage", "--scenarios", str(tmp_path))
    assert done.exit_code == 1
    assert "RAJ-3.2: 1 scenario\n" in done.stdout
    assert "RAJ-3.3: no scenario\n" in done.stdout
    assert "1 of 23 clauses have a scenario." in done.stdout
    numbers = ", ".join(clause.number for clause in rulebook("raj").clauses)
    (tmp_path / "all.txt").write_text(SCENARIO.replace("RAJ-3.2", numbers), encoding="utf-8")
    assert run("rules", "raj", "--coverage", "--scenarios", str(tmp_path)).exit_code == 0
    (tmp_path / "more.txt").write_text(SCENARIO.replace("RAJ-3.2", "RAJ-9.9"), encoding="utf-8")
    data = data_of("rules", "raj", "--coverage", "--scenarios", str(tmp_path), "--json")
    assert data["without"] == []
    assert list(data["unknown"]) == ["RAJ-9.9"]
    assert len(data["clauses"]["RAJ-3.2"]) == 2


def test_coverage_outside_a_checkout_says_what_it_did_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("rules", "raj", "--coverage")
    assert done.exit_code == 1
    assert "there is no folder tests/scenarios here" in done.stderr
    assert "--scenarios" in done.stderr


def test_coverage_of_the_project_is_complete() -> None:
    scenarios = Path(__file__).parents[1] / "scenarios"
    examples = Path(clauses.__file__).parent / "examples"
    done = run("rules", "--coverage", "--scenarios", str(scenarios), "--scenarios", str(examples))
    assert done.exit_code == 0, done.stdout


# sim and bench


def test_sim_counts_and_repeats() -> None:
    line = ["sim", "raj", "--seats", "2", "--games", "200", "--json", "--seed"]
    data = data_of(*line, "7")
    assert data == data_of(*line, "7") != data_of(*line, "8")
    wins = sum(seat["wins"] for seat in data["wins"])
    assert wins + data["draws"] + data["cuts"] == 200
    assert data["draws"] > 0
    for seat in data["wins"]:
        assert seat["interval"][0] < seat["share"] < seat["interval"][1]
    assert data["steps"]["counts"] == {"45": 200}
    assert data["decisions"]["median"] == 28
    assert data["bots"] == ["random", "random"]


def test_sim_for_people() -> None:
    done = run("sim", "raj", "--seats", "3", "--games", "20", "--bots", "random", "--option", "tie_rule=mouse")
    assert "20 games of raj" in done.stdout
    assert "3 random" in done.stdout
    assert "█" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 81


def test_bench() -> None:
    data = data_of("bench", "playouts", "raj", "--seats", "2", "--seconds", "0.1", "--json")
    assert data["build"] == build()
    for name in ("listed_games", "own_games", "listed_decisions", "own_decisions", "calibration"):
        assert 0 < data[name]["quarter"] <= data[name]["median"] <= data[name]["three_quarters"]
    assert round(data["own_decisions"]["median"] / data["own_games"]["median"]) == 28
    done = run("bench", "playouts", "raj", "--seats", "2", "--seconds", "0.1")
    assert f"{build()} build" in done.stdout


def test_simulations_let_the_named_bots_play() -> None:
    options = ("--option", "deck=bids 1..4 prizes 1..4", "--games", "12", "--json")
    data = data_of("sim", "raj", "--seats", "2", "--bots", "heuristic,random", *options)
    assert data["bots"] == ["heuristic", "random"]
    assert sum(seat["wins"] for seat in data["wins"]) + data["draws"] + data["cuts"] == 12
    assert data["decisions"]["most"] <= 2 * 3
    assert data == data_of("sim", "raj", "--seats", "2", "--bots", "heuristic,random", *options)
    assert data["wins"] != data_of("sim", "raj", "--seats", "2", *options)["wins"]
