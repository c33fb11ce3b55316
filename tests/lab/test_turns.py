"""Turns and who has the first one: as the events tell them, counted by place in the order of turns."""

import json
import re

import pytest

from howdah.engine.registry import find, register
from howdah.lab.accumulators import Order
from howdah.lab.comparing import plan_comparison
from howdah.lab.plans import Plan, make_plan
from howdah.lab.rows import NOBODY, Row
from howdah.lab.statistics import wilson
from howdah.lab.turns import COUNTERS, USUAL, minutes_a_turn
from tests.cli.running import run
from tests.lab.running import rows_of, summary_of
from tests.toys.pennies import PENNIES

TABLES = [
    ("totem", 2, {"turn_limit": "3"}),
    ("totem", 3, {"turn_limit": "100"}),
    ("formula_e", 4, {"turn_limit": "2"}),
    ("formula_e", 3, {}),
    ("elephant_rally", 2, {"turn_limit": "2"}),
    ("elephant_rally", 5, {}),
]
"""Games that are cut by their limit, and games that are mostly won."""


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_turns_and_the_first_player_are_those_of_the_events(game: str, seats: int, options: dict[str, str]) -> None:
    plan = make_plan(game, seats, options, games=4, events=True)
    for row in rows_of(plan):
        assert row.turns == row.uses["turn-began"][0]
        assert 0 <= row.first < seats


def test_a_turn_of_raj_is_a_prize_and_nobody_moves_first() -> None:
    for row in rows_of(make_plan("raj", 3, games=3)):
        assert (row.turns, row.first) == (15, NOBODY)
    register(PENNIES)
    for row in rows_of(make_plan("pennies", 2, games=3)):
        assert (row.turns, row.first) == (0, NOBODY)


def test_the_first_player_differs_from_game_to_game() -> None:
    """Totem rolls for it and races draw it: a table of wins by seat says nothing about it."""
    for game, seats in (("totem", 2), ("formula_e", 3)):
        rows = rows_of(make_plan(game, seats, {"turn_limit": "1"}, games=20))
        assert {row.first for row in rows} == set(range(seats))


def made_up(first: int, winner: int) -> Row:
    return rows_of(make_plan("raj", 2, games=1))[0]._replace(first=first, winner=winner)


def test_wins_are_counted_from_the_first_player_on() -> None:
    order = Order(4)
    for first, winner in ((2, 2), (2, 3), (3, 0), (0, NOBODY), (NOBODY, 1)):
        order.add(made_up(first, winner))
    assert order.wins == [1, 2, 0, 0]
    assert order.games == 4
    data = order.as_data()["wins_by_order"]
    assert isinstance(data, list)
    assert data[1] == {"place": 2, "wins": 2, "share": 0.5, "interval": list(wilson(2, 4))}
    assert Order(2).as_data() == {"wins_by_order": None}


def test_sim_has_a_table_of_it_where_it_means_something() -> None:
    line = ["sim", "formula_e", "--games", "6", "--workers", "1"]
    told = run(*line).stdout
    assert re.search(r"^  Turn order +Wins +Share +95 % interval", told, re.MULTILINE)
    assert re.search(r"^  moves first +\d+ +\d+\.\d% +\d+\.\d% - \d+\.\d%", told, re.MULTILINE)
    assert re.search(r"^  moves third ", told, re.MULTILINE)
    assert "Turns a game: median" in told
    assert "Minutes for people" in told
    data = json.loads(run(*line, "--json").stdout)
    assert sum(place["wins"] for place in data["wins_by_order"]) == 6
    assert data["minutes"]["median"] == pytest.approx(data["turns"]["median"] * 45 / 51)
    raj = run("sim", "raj", "--games", "6", "--workers", "1")
    assert "Turn order" not in raj.stdout
    assert json.loads(run("sim", "raj", "--games", "6", "--workers", "1", "--json").stdout)["wins_by_order"] is None


def test_compare_tells_it_of_both_tables() -> None:
    line = ["compare", "formula_e", "--games", "6", "--workers", "1", "--b", "tiger_duel=on"]
    told = run(*line).stdout
    assert "wins of who moves first" in told
    assert re.search(r"^  Turn order +A +95 % interval +B +95 % interval", told, re.MULTILINE)
    data = json.loads(run(*line, "--json").stdout)
    assert [sum(place["wins"] for place in side) for side in data["wins_by_order"]] == [6, 6]
    assert [one["measure"] for one in data["measures"]][:2] == ["turns", "first"]
    assert "Turn order" not in run("compare", "raj", "--games", "4", "--b", "tie_rule=mouse").stdout


def test_bots_that_meet_each_other_have_one_table() -> None:
    comparison = plan_comparison("totem", 2, {"turn_limit": "1"}, None, {"bot": "random"}, {"bot": "easy"}, 2, 1)
    assert len(comparison.orders) == 1
    row = made_up(0, 0)
    comparison.add(row, row)
    assert comparison.orders[0].wins == [2, 0]


def test_minutes_follow_from_turns_and_the_games_own_figure() -> None:
    assert set(USUAL) == set(COUNTERS)
    for game, turns in USUAL.items():
        assert minutes_a_turn(game) * turns == pytest.approx(find(game).minutes)
    plan = make_plan("raj", 3, games=4)
    assert summary_of(plan, rows_of(plan)).lengths.minutes(0.5) == pytest.approx(20)


def test_a_longer_deck_takes_longer() -> None:
    short, long = (
        minutes_of(make_plan("raj", 2, {"deck": f"bids 1..{cards} prizes 1..{cards}"}, games=2)) for cards in (5, 10)
    )
    assert long == pytest.approx(2 * short)


def minutes_of(plan: Plan) -> float:
    minutes = summary_of(plan, rows_of(plan)).lengths.minutes(0.5)
    assert minutes is not None
    return minutes
