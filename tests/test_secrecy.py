"""No game tells a seat what it cannot know; and the suite that says so finds every leak that is planted."""

import os

import pytest

from howdah.engine.contract import Rules
from howdah.engine.registry import set_table
from tests.suites.secrecy import check_secrecy
from tests.suites.tables import ALL_TABLES, HIDDEN_CHOICES, registered, table_name
from tests.toys.ambush import AmbushState
from tests.toys.leaks import LEAKS, leaky
from tests.toys.race_leaks import RACE_LEAKS, LeakyRace, leaky_race

GAMES = 12 if os.environ.get("HOWDAH_BUILD") == "compiled" else 3
GAMES_UNTIL_A_LEAK_SHOWS = 400


@pytest.mark.parametrize("rules", ALL_TABLES, ids=table_name)
def test_nobody_is_told_what_they_cannot_know(rules: Rules) -> None:
    play_many(rules, GAMES)


def play_many(rules: Rules, games: int) -> None:
    for seed in range(games):
        check_secrecy(rules, seed)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(leak: type[AmbushState]) -> None:
    meta = leaky(leak)
    with registered(meta), pytest.raises(AssertionError, match=r"differ|another world|numbered|tells"):
        play_many(set_table(meta.name, 4), GAMES_UNTIL_A_LEAK_SHOWS)


@pytest.mark.parametrize("leak", RACE_LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_that_is_planted_in_a_race_is_found(leak: type[LeakyRace], monkeypatch: pytest.MonkeyPatch) -> None:
    """By as many games as every table is given here, and the suite plays the races at more than twenty tables."""
    meta = leaky_race(leak)
    monkeypatch.setitem(HIDDEN_CHOICES, meta.name, HIDDEN_CHOICES["elephant_rally"])
    with registered(meta), pytest.raises(AssertionError, match="differ"):
        play_many(set_table(meta.name, 3), GAMES_UNTIL_A_LEAK_SHOWS)


def test_a_race_with_nothing_planted_leaks_nothing() -> None:
    """What finds the leaks is not the wrapper that they are planted in."""
    meta = leaky_race(LeakyRace)
    with registered(meta):
        play_many(set_table(meta.name, 3), GAMES)
