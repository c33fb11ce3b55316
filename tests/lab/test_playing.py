"""One game after the other: what a row holds, and that it depends on nothing but plan and number."""

import pytest

from howdah.engine.dealers import digest
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.playout import play_out, play_out_listed
from howdah.engine.registry import register, set_table
from howdah.lab.plans import make_plan, read_plan, read_plans
from howdah.lab.playing import Games, InterleavedGames, changes_in, settled
from howdah.lab.rows import NOBODY, read_row
from howdah.lab.runner import Crew
from howdah.lab.standing import ByEvaluation, ByScores, standing_of
from tests.lab.running import rows_of, summary_of
from tests.toys.pennies import PENNIES


def test_random_games_are_the_playouts_of_the_engine() -> None:
    """The lab's rows and the engine's quickest path tell of the same games."""
    plan = make_plan("raj", 3, games=5, seed=9)
    for row in rows_of(plan):
        seed = digest(f"9 {row.number}")
        state = set_table("raj", 3).new()
        assert row.steps == play_out(state, Generator(seed))
        assert row.decisions == play_out_listed(set_table("raj", 3).new(), Generator(seed))
        result = state.result()
        assert result is not None
        assert (row.ranks, row.scores, row.clause) == (result.ranks, result.scores, result.clause)


def test_a_row_depends_on_its_number_alone() -> None:
    plan = make_plan("raj", 2, games=6, paired=True)
    alone = [Games(plan).play(number) for number in (5, 0, 3)]
    assert alone == [rows_of(plan)[number] for number in (5, 0, 3)]


def test_rows_and_plans_are_texts() -> None:
    plan = make_plan("raj", 2, {"deck": "bids 1..4 prizes 1..4"}, games=3, events=True)
    assert read_plan(plan.text()) == plan
    assert read_plans(f"{plan.text()}\n{plan.text()}") == [plan, plan]
    for row in rows_of(plan):
        assert read_row(row.text()) == row


def test_a_row_measures_the_game() -> None:
    plan = make_plan("raj", 2, {"deck": "bids 1..4 prizes 1..4"}, games=20, events=True)
    for row in rows_of(plan):
        assert (row.steps, row.decisions, row.choices, row.widest) == (12, 6, 2 * (4 + 3 + 2), 4)
        assert row.moments == 8 // 2
        assert row.uses["bid-made"][0] == 8
        assert all(row.uses[f"bid-made bid={bid}"][0] == 2 for bid in range(1, 5))
        if row.winner != NOBODY:
            assert row.uses["bid-made"][1] == 4


def test_leads() -> None:
    assert changes_in([]) == 0
    assert changes_in([0, NOBODY, 0, 1, NOBODY, 1, 0]) == 2
    assert settled([0, 1, 0, 0], 0) == 500
    assert settled([0, 0], 0) == 0
    assert settled([0, 1], 0) == 1000
    assert settled([], 0) == settled([0, 0], NOBODY) == 1000


def test_chairs_rotate() -> None:
    plan = make_plan("raj", 3, bots="random,random,random")
    assert [plan.chair(1, seat) for seat in range(3)] == [2, 0, 1]
    still = make_plan("raj", 3, rotate=False)
    assert [still.chair(1, seat) for seat in range(3)] == [0, 1, 2]


def test_a_programme_plays_its_plans_in_turns() -> None:
    plans = [make_plan("raj", 2, {"tie_rule": rule}, games=4, paired=True) for rule in ("cancel", "mouse")]
    games = InterleavedGames(plans)
    row = games.play(5)
    assert row == Games(plans[1]).play(2)._replace(number=5)
    cancelled, mice = games.play(4), games.play(5)
    assert cancelled.scores == mice.scores  # the same luck, the same random bids


def test_a_game_from_elsewhere_can_be_measured() -> None:
    register(PENNIES)
    summary = summary_of(make_plan("pennies", 2, games=30), rows_of(make_plan("pennies", 2, games=30)))
    assert sum(summary.endings.wins) == 30
    assert summary.leads.is_told()


def test_who_is_ahead_is_told_by_scores_or_by_the_bots_eye() -> None:
    assert isinstance(standing_of(set_table("raj", 2)), ByScores)
    totem = set_table("totem", 2, {"turn_limit": "2"})
    standing = standing_of(totem)
    assert isinstance(standing, ByEvaluation)
    assert len(standing.of(totem.new())) == 2
    (row,) = rows_of(make_plan("totem", 2, {"turn_limit": "2"}, games=1))
    assert row.ending == "cut"
    assert row.moments > 0


def test_a_random_layout_is_drawn_anew_for_each_game() -> None:
    plan = make_plan("elephant_rally", 2, {"layout": "random"}, games=3)
    assert plan.options == {"turn_limit": "400", "layout": "random"}
    layouts = [plan.rules(number).options["layout"] for number in range(3)]
    assert len(set(layouts)) == 3
    assert plan.rules(1).options["layout"] == layouts[1]
    alone = Games(plan)
    assert alone.play(2) == Games(plan).play(2)
    assert alone.play(1).ending in ("won", "cut")


def test_what_cannot_be_played_is_refused() -> None:
    for seats, bots in ((7, "random"), (2, "random,random,random"), (2, "nobody")):
        with pytest.raises(OptionError):
            make_plan("raj", seats, bots=bots)


def test_workers_change_nothing() -> None:
    plan = make_plan("raj", 3, games=60, seed=4, events=True)
    alone = rows_of(plan, Crew(1))
    assert rows_of(plan, Crew(2)) == alone
    assert rows_of(plan, Crew(None)) == alone
    assert [row.number for row in alone] == list(range(60))
    assert summary_of(plan, alone).as_data() == summary_of(plan, alone[::-1]).as_data()
