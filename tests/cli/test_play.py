"""A game by plain pipes: what a script or a screen reader meets."""

from pathlib import Path

import pytest

from howdah.cli.playing.requests import REQUESTS
from howdah.engine.record import read_record
from howdah.engine.registry import games, set_table
from tests.cli.running import run, run_process

WHOLE_GAME = "".join(f"{bid}\n" for bid in range(1, 16)) + "\n"


def test_a_whole_game_against_bots() -> None:
    done = run("play", "raj", "--seed", "1", typed=WHOLE_GAME)
    assert done.exit_code == 0
    assert "Round 15 of 15" in done.stdout
    assert "The game is over" in done.stdout
    assert "RAJ-5." in done.stdout  # whichever clause ends it: the test does not depend on who wins
    assert done.stdout.count("points") + done.stdout.count("point\n") >= 3
    assert "\x1b" not in done.stdout


def test_equal_seeds_give_equal_games() -> None:
    first, second, other = (run("play", "raj", "--seed", seed, typed=WHOLE_GAME).stdout for seed in "112")
    assert first == second != other


def test_a_number_is_the_card_not_its_place() -> None:
    done = run("play", "raj", "--seed", "1", typed="3\n5\n")
    assert "You have bid 3." in done.stdout
    assert "You have bid 5." in done.stdout


def test_an_action_can_be_typed_in_full_and_in_words() -> None:
    done = run("--lang", "ru", "play", "raj", "--seed", "1", typed="bid 3\nСтавка 5\n")  # noqa: RUF001
    assert "Вы: ставка 3 сделана." in done.stdout
    assert "Вы: ставка 5 сделана." in done.stdout


def test_refusals_teach() -> None:
    done = run("play", "raj", "--seed", "1", typed="3\n3\nbid 99\ndance\nundo\nwhy 3\nwhy 4\nwhy\n")
    assert "You have already played bid card 3; each card is played once. (RAJ-2.4)" in done.stdout
    assert done.stdout.count("You could play another card: bid 2.") == 2, (
        "when it was tried, and when it was asked about"
    )
    assert "There is no action “bid 99” in this game." in done.stdout
    assert "There is no action “dance” in this game." in done.stdout
    assert "Bids can't be undone." in done.stdout
    assert "RAJ-2.4 A bid card is used once." in done.stdout
    assert "“bid 4” is possible now." in done.stdout
    assert "This would happen: You have bid 4." in done.stdout
    assert "Why what?" in done.stdout


def test_rules_log_and_help() -> None:
    done = run("play", "raj", "--seed", "1", typed="3\nlog\nrules 3.4\nrules vulture\nrules 9.9\nhelp\n\n")
    assert done.stdout.count("Round 1 bids: You 3") == 2
    assert "RAJ-3.4 Equal bids cancel each other." in done.stdout
    assert "RAJ-1.2 There are fifteen prize cards" in done.stdout
    assert "have no clause '9.9'" in done.stdout
    assert done.stdout.count("save FILE") == 2


def test_the_end_of_input_leaves_cleanly() -> None:
    done = run("play", "raj", "--seed", "1", typed="3\n")
    assert done.exit_code == 0
    assert done.stdout.endswith("The game is not finished.\n")


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    saved = run("play", "raj", "me", "bot", "human:Ana", "--seed", "1", typed=f"\n3\n\nsave {file}\nquit\n\n")
    assert f"Saved to {file}" in saved.stdout
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.names == {0: "me", 1: "bot:medium", 2: "Ana"}
    again = run("play", "--load", str(file), typed="\n4\n\nsave\n")
    assert "Ana, choose:" in again.stdout
    entries = read_record(file.read_text(encoding="utf-8")).entries
    assert entries[: len(record.entries)] == record.entries
    assert str(entries[len(record.entries)]) == "3: bid 4"


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine", encoding="utf-8")
    missing = tmp_path / "no" / "folder.txt"
    other = tmp_path / "other.txt"
    done = run("play", "raj", "--seed", "1", typed=f"3\nquit\n{file}\n{missing}\n{other}\n")
    assert file.read_text(encoding="utf-8") == "mine"
    assert f"{file} already exists; choose another name." in done.stdout
    assert f"Cannot write {missing}: No such file or directory" in done.stdout
    assert read_record(other.read_text(encoding="utf-8")).game == "raj"


def test_bots_alone_can_be_watched() -> None:
    done = run("play", "raj", "bot", "bot:random", "--seed", "1")
    assert done.stdout.count(" bids: ") == 15
    assert "All bids in order" in done.stdout


def test_options_reach_the_table(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("# My deck\nbids 1..3 prizes 1..3\n", encoding="utf-8")
    done = run("play", "raj", "--option", f"deck=@{deck}", "--option", "open_history=on", "--seed", "1", typed="1\n")
    assert "Round 2 of 3" in done.stdout
    assert "All bids in order" in done.stdout


def test_as_a_process() -> None:
    done = run_process("play", "raj", "--seed", "1", typed=WHOLE_GAME)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run("play", "raj", "--seed", "1", typed=WHOLE_GAME).stdout


def test_what_can_be_typed_is_no_action_of_any_game() -> None:
    for meta in games():
        actions = set_table(meta.name, meta.fewest_seats).actions
        assert not {text.partition(" ")[0] for text in actions} & set(REQUESTS)


# Several people at one screen.


def shown_to_bo(first: int, second: int) -> list[str]:
    """What stands between the curtain for Bo and his choice, in two turns, when Ana bids so."""
    typed = f"\n{first}\n\n9\n\n{second}\n\n10\n"
    done = run("play", "raj", "human:Ana", "human:Bo", "bot", "--seed", "1", typed=typed)
    return [part.partition("Pass the screen")[0] for part in done.stdout.split("Pass the screen to Bo.")[1:3]]


def test_what_one_seals_the_other_is_not_shown() -> None:
    turn_1, turn_2 = shown_to_bo(7, 12)
    assert "Ana has bid." in turn_1
    assert "Round 1 bids: Ana 7, Bo 9" in turn_2
    assert shown_to_bo(8, 12)[0] == turn_1
    assert shown_to_bo(7, 13)[1] == turn_2


@pytest.mark.parametrize(("asked", "owner"), [("Ana, choose:", "Bo has bid 9"), ("Bo, choose:", "Ana has bid 7")])
def test_each_is_told_from_their_own_view(asked: str, owner: str) -> None:
    done = run("play", "raj", "human:Ana", "human:Bo", "--seed", "1", typed="\n7\n\n9\n\n12\n\n")
    before = [part.rpartition("Pass the screen")[2] for part in done.stdout.split(asked)[:-1]]
    assert len(before) == 2
    assert all(owner not in part for part in before)
    assert "Ana has bid 7" in done.stdout
    assert "Bo has bid 9" in done.stdout


def test_a_game_goes_on_from_a_moment_of_another(tmp_path: Path) -> None:
    saved, branched, position = tmp_path / "first.txt", tmp_path / "second.txt", tmp_path / "position.txt"
    run("play", "raj", "--seed", "1", typed=f"3\n5\nsave {saved}\nquit\n")
    moments = sum(not line.startswith("chance") for line in saved.read_text().split("\n\n")[1].splitlines())
    done = run("play", "--from", f"{saved}@{moments}", "--as", "1", typed=f"save {branched}\nquit\n")
    assert done.exit_code == 0, done.output
    record = read_record(branched.read_text())
    assert record.branch == f"first.txt@{moments} as seat 1"
    assert record.start
    assert run("play", "--load", str(branched), typed="quit\n").exit_code == 0
    position.write_text("raj 2 / used 1: 4 / used 2: 15 / taken 2: 6 / stake: -2\n")
    assert run("play", "--from", str(position), typed="7\nquit\n").exit_code == 0
    for wrong, said in (
        (f"{saved}", "which moment"),
        (f"{saved}@999", "no moment 999"),
        (f"{position}@2", "goes without @N"),
    ):
        refused = run("play", "--from", wrong)
        assert refused.exit_code != 0
        assert said in refused.output
