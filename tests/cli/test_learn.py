"""`howdah learn`: the lesson at a screen, with pipes and at a terminal."""

import pytest

from howdah.cli.playing.learn import REQUESTS
from howdah.engine.registry import games, set_table
from howdah.locale.languages import LANGUAGES
from howdah.locale.lessons import lesson, lessons
from tests.cli.running import Terminal, on_screen, run, run_process

RAJ = ["13", "13", "7", "15", "10", "14", "", "9"]


def test_lessons_are_listed() -> None:
    assert "raj: Raj, 8 steps" in run("learn").stdout
    assert "raj: Радж, шагов: 8" in run("--lang", "ru", "learn").stdout


def test_a_whole_lesson_through_pipes() -> None:
    done = run_process("learn", "raj", typed="\n".join(RAJ) + "\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Step 1 of 8 ■□□□□□□□" in done.stdout
    assert "You have already played bid card 13; each card is played once. (RAJ-2.4)" in done.stdout
    assert "You won." in done.stdout
    assert done.stdout.endswith("Play a whole game now.\nTo play: howdah play raj\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", lessons())
def test_every_lesson_can_be_skipped_through(game: str, lang: str) -> None:
    steps = len(lesson(game).steps)
    done = run("--lang", lang, "learn", game, typed="skip\n" * steps)
    assert done.exit_code == 0
    assert done.stdout.rstrip().endswith(f"howdah play {game}")
    assert "lesson-" not in done.stdout


def test_wrong_tries_are_answered() -> None:
    done = run("learn", "raj", typed="3\n99\nfly\n13\nquit\n")
    lines = done.stdout.splitlines()
    assert "That is possible, but it may not be enough. Try a card from 12 to 15." in lines
    assert "There is no action “bid 99” in this game." in lines
    assert "There is no action “fly” in this game." in lines
    assert "You stopped at step 2 of 8. To continue: howdah learn raj" in lines


def test_requests_at_a_lesson() -> None:
    done = run("learn", "raj", typed="help\nwhy 13\nrules 2.2\nrules 99\n\n13\nwhy 13\nback\nquit\n")
    assert "let this step be done for you" in done.stdout
    assert "“bid 13” is possible now." in done.stdout
    assert "RAJ-2.2 Every player secretly chooses" in done.stdout
    assert "no clause '99'" in done.stdout
    assert done.stdout.count("On the table lies a mouse worth 6 points.") == 3
    assert "RAJ-2.4 A bid card is used once." in done.stdout
    assert "You stopped at step 1 of 8." in done.stdout


def test_a_step_to_read_waits_for_enter() -> None:
    done = run("learn", "raj", typed="skip\n" * 6 + "5\n\nquit\n")
    assert "Press Enter to go on.\n" in done.stdout
    assert "Step 8 of 8 ■■■■■■■■" in done.stdout


def test_the_input_may_end_anywhere() -> None:
    done = run_process("learn", "raj", typed="13\n")
    assert done.returncode == 0
    assert done.stdout.endswith("The input has ended; the lesson is left at step 2 of 8.\n")


def test_at_a_terminal() -> None:
    with Terminal("learn", "raj") as terminal:
        shown = on_screen(terminal.wait_for("> "))
        assert "╭──╮" in shown
        terminal.type("quit\n")
        terminal.wait_for("To continue: howdah learn raj")
        assert terminal.leave() == 0


def test_no_action_has_the_name_of_a_request() -> None:
    for meta in games():
        verbs = {text.partition(" ")[0] for text in set_table(meta.name, meta.fewest_seats).actions}
        assert not verbs & set(REQUESTS)
