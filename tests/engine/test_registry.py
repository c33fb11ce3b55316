"""Games are found by name; listing them does not import their rules."""

import subprocess
import sys

import pytest

from howdah.engine.errors import HowdahError, OptionError
from howdah.engine.registry import Meta, Option, find, games, register, set_table
from tests.patience import PATIENCE
from tests.toys.pennies import PENNIES


def in_a_fresh_python(code: str) -> str:
    """What a program prints that runs in a Python of its own, with the same howdah."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_listing_games_does_not_import_their_rules() -> None:
    code = """
import sys
from howdah.engine.registry import find, games
print(" ".join(meta.name for meta in games()))
find("raj")
inside = [name for name in sys.modules if name.startswith("howdah.games.")]
print([name for name in inside if name.endswith((".rules", ".view", ".known"))])
"""
    names, imported = in_a_fresh_python(code).split("\n")
    assert "raj" in names.split()
    assert imported == "[]"


def test_setting_a_table_imports_one_game_only() -> None:
    code = """
import sys
from howdah.engine.registry import set_table
set_table("raj", 2)
print(sorted(name for name in sys.modules if name.startswith("howdah.games.") and name.endswith(".rules")))
"""
    assert in_a_fresh_python(code) == "['howdah.games.raj.rules']"


def test_raj_at_a_glance() -> None:
    raj = find("raj")
    assert (raj.fewest_seats, raj.most_seats, raj.behaviour, raj.clauses) == (2, 5, 1, "RAJ")
    assert {option.name: option.default for option in raj.options} == {
        "tie_rule": "cancel",
        "open_history": "off",
        "payoff": "win",
        "deck": "bids 1..15 prizes -5..-1 1..10",
    }
    assert raj.option("tie_rule").choices == ["cancel", "mouse"]


def test_games_are_listed_by_name() -> None:
    names = [meta.name for meta in games()]
    assert names == sorted(names)


def test_others_register_theirs() -> None:
    register(PENNIES)
    register(PENNIES)
    assert [meta.name for meta in games()].count("pennies") == 1
    assert find("pennies") is PENNIES


def test_defaults_are_not_kept_as_options() -> None:
    chosen = {"tie_rule": "mouse", "payoff": "win", "open_history": "off", "deck": "bids 1..15 prizes -5..-1 1..10"}
    assert set_table("raj", 2, chosen).options == {"tie_rule": "mouse"}
    assert set_table("raj", 2).options == {}


@pytest.mark.parametrize(
    ("game", "seats", "options", "message"),
    [
        ("", 2, {}, "there is no game ''"),
        ("Raj", 2, {}, "there is no game 'Raj'"),
        ("raj.rules", 2, {}, "there is no game 'raj.rules'"),
        ("../raj", 2, {}, "there is no game '../raj'"),
        ("raj", 1, {}, "raj is for 2 to 5 players, not for 1"),
        ("raj", 6, {}, "raj is for 2 to 5 players, not for 6"),
        ("raj", -2, {}, "raj is for 2 to 5 players, not for -2"),
        ("raj", 2, {"tie": "mouse"}, "raj has no option 'tie'; it has: tie_rule, open_history, payoff, deck"),
        ("raj", 2, {"tie_rule": "Mouse"}, "option tie_rule of raj is one of cancel, mouse, not 'Mouse'"),
        ("raj", 2, {"tie_rule": ""}, "option tie_rule of raj is one of cancel, mouse, not ''"),
        ("raj", 2, {"deck": ""}, "option deck, line 1, column 1: found nothing, expected a deck such as"),
    ],
)
def test_tables_that_cannot_be_set(game: str, seats: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(HowdahError) as caught:
        set_table(game, seats, options)
    assert str(caught.value).startswith(message)


def test_an_option_without_choices_has_a_default() -> None:
    meta = Meta("x", 1, 2, 1, 1, [Option("deck", [], "all")], "X")
    assert meta.option("deck").default == "all"
    with pytest.raises(OptionError):
        meta.option("board")
