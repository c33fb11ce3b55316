"""A planted difference is found, and none where there is none."""

import json

import pytest

from howdah.bots.random import RandomBot
from howdah.bots.specs import LEVELS, Level
from howdah.engine.errors import OptionError
from howdah.lab.comparing import Comparison, plan_comparison
from howdah.lab.runner import Crew, in_order
from tests.cli.running import run
from tests.lab.test_ladder import Meek

SMALL = "bids 1..4 prizes 1..4"


def compared(
    a: dict[str, str], b: dict[str, str], deals: int = 200, common: dict[str, str] | None = None
) -> Comparison:
    comparison = plan_comparison("raj", 2, common or {}, None, a, b, deals, 1)
    rows = list(in_order(Crew(1).play(comparison.plans, range(2 * deals))))
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        comparison.add(first, second)
    return comparison


def verdicts(comparison: Comparison) -> dict[str, str]:
    names = [f"{found.measure.key}{found.measure.seat + 1 or ''}" for found in comparison.findings]
    return {name: comparison.verdict(found) for name, found in zip(names, comparison.findings, strict=True)}


def test_a_rule_that_ends_draws() -> None:
    """RAJ-5.4: with the mouse rule two equal scores are told apart, and nothing else changes."""
    common = {"deck": SMALL}
    comparison = compared({"tie_rule": "cancel"}, {"tie_rule": "mouse"}, common=common)
    said = verdicts(comparison)
    assert said["draws"] == "less"
    assert said["steps"] == said["decisions"] == said["branching"] == said["changes"] == "same"
    assert {finding.measure.key for finding in comparison.found()} >= {"draws"}


def test_a_longer_deck() -> None:
    said = verdicts(compared({"deck": "bids 1..4 prizes 1..3"}, {"deck": SMALL}, 40))
    assert said["steps"] == "more"
    assert said["decisions"] == "same"  # the last card of a hand is no choice


def test_no_difference_where_there_is_none() -> None:
    """What a study counts (RAJ-1.4) changes no game that random bots play."""
    comparison = compared({"payoff": "win"}, {"payoff": "points"}, 60)
    assert set(verdicts(comparison).values()) == {"same"}
    assert comparison.found() == []
    for finding in comparison.findings:
        assert 0 < comparison.largest_missed(finding) < 0.15


def test_equal_bots_are_told_apart_by_luck_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bot twice, at swapped seats: streams belong to seats, so both games of a deal are the same game."""
    monkeypatch.setitem(LEVELS, "twin", Level("twin", [], lambda _settings: RandomBot()))
    comparison = plan_comparison("raj", 3, {}, None, {"bot": "random"}, {"bot": "twin"}, 5, 1)
    assert comparison.head_to_head
    rows = list(in_order(Crew(1).play(comparison.plans, range(10))))
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        comparison.add(first, second)
        assert first == second._replace(number=first.number)
    assert set(verdicts(comparison).values()) == {"same"}


def test_the_stronger_bot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "meek", Level("meek", [], lambda _settings: Meek()))
    comparison = compared({"bot": "random"}, {"bot": "meek"}, 40)
    assert verdicts(comparison) == {"wins": "less", "rank": "more", "score": "less"}
    assert sum(comparison.findings[0].means()) <= 1


def test_as_data() -> None:
    data = compared({"payoff": "win"}, {"payoff": "points"}, 20).as_data()
    assert json.loads(json.dumps(data)) == data
    assert data["deals"] == 20


@pytest.mark.parametrize(
    ("a", "b", "common", "bots", "told"),
    [
        ({}, {}, {}, None, "both sides are the same"),
        ({"tie_rule": "mouse"}, {"tie_rule": "mouse"}, {}, None, "both sides are the same"),
        ({}, {"tie_rule": "cancel"}, {}, None, "these values are the defaults"),
        ({"tie_rule": "mouse"}, {}, {"tie_rule": "mouse"}, None, "by --option"),
        ({"bot": "random"}, {"bot": "random,random"}, {}, None, "names one bot"),
        ({"bot": "random"}, {"bot": "genius"}, {}, None, "there is no bot"),
        ({"colour": "red"}, {}, {}, None, "has no option 'colour'"),
        ({"bot": "random"}, {"bot": "random "}, {}, "random", "--bots is not for"),
    ],
)
def test_sides_that_cannot_be_compared(
    a: dict[str, str], b: dict[str, str], common: dict[str, str], bots: str | None, told: str
) -> None:
    with pytest.raises(OptionError, match=told):
        plan_comparison("raj", 2, common, bots, a, b, 10, 1)


def test_the_command_says_it_plainly() -> None:
    line = ["compare", "raj", "--games", "60", "--option", f"deck={SMALL}", "--b", "tie_rule=mouse"]
    done = run(*line)
    assert done.exit_code == 0
    assert "B has less: draws" in done.stdout
    assert "The same in all 60 deals: turns, steps" in done.stdout
    assert "No difference larger than" in done.stdout
    assert max(map(len, done.stdout.splitlines()[:20])) <= 81
    told = run(*line, "--json", "--workers", "2").stdout
    assert told == run(*line, "--json", "--workers", "1").stdout
    assert json.loads(told)["a"]["options"] == {"deck": SMALL}
