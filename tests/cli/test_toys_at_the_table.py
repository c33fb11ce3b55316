"""Games without words and pictures of their own can be played too: numbered actions, undo, reactions."""

import pytest

from howdah.engine.registry import register
from tests.cli.running import run
from tests.toys.ambush import AMBUSH


@pytest.fixture(autouse=True)
def toys() -> None:
    register(AMBUSH)


def test_numbered_actions_and_undo() -> None:
    done = run("play", "ambush", "me", "bot", "--seed", "1", typed="1\nundo\nundo\nstep\n2\n")
    first, second, third = done.stdout.split("You, choose:\n")[1:4]
    assert first.startswith("   1) step\n> ")
    assert second.startswith("   1) step   2) end\n> ")
    assert third.startswith("   1) step\n> ")
    assert "stepped seat=1" in first
    assert "You took back “step”." in second
    assert "Can't be undone: dice were rolled or cards drawn." in third
    assert "ended seat=1" in done.stdout


def test_a_reason_without_words_shows_its_code() -> None:
    done = run("play", "ambush", "me", "bot", "--seed", "1", typed="end\nrules\n")
    assert "step-first (AMB-1)" in done.stdout
    assert "There is no rulebook of ambush." in done.stdout


def test_secrets_of_a_reaction_stay_with_their_owner() -> None:
    typed = "\n1\n2\n\n1\n\n"
    done = run("play", "ambush", "human:Ana", "human:Bo", "human:Cy", "--seed", "1", typed=typed)
    to_cy = done.stdout.partition("Pass the screen to Cy.")[2]
    assert "answered seat=2" in to_cy
    assert "answer=" not in to_cy
