"""Ratings: what they mean, when a pairing stops, and the page that comes of it."""

import json
import math
from pathlib import Path
from xml.etree import ElementTree

import pytest

from howdah.bots.base import Bot
from howdah.bots.specs import LEVELS, Level
from howdah.engine.dealers import KeyedDealer
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.lab.ladder import Ladder, Pairing, plan_pairing, play_pairing, usual_bots, usual_seats
from howdah.lab.plans import game_seed, make_plan
from howdah.lab.playing import Games
from howdah.lab.runner import Crew
from howdah.lab.trials import part_of, plan_trial, play_trial, tables_of
from tests.cli.running import run


class Meek(Bot):
    """Bids low for mice and high for vultures: loses to anybody."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:  # noqa: ARG002
        worth = infoset.view.fields["worth"]
        assert isinstance(worth, int)
        return infoset.legal[0] if worth > 0 else infoset.legal[-1]


@pytest.fixture
def _meek(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "meek", Level("meek", [], lambda _settings: Meek()))


def pairing(seats: int, wins: int, decided: int) -> Pairing:
    plan = plan_pairing("raj", seats, {}, "random", "random", 100, 1)
    return Pairing(plan, "random", "random", decided, decided, wins, (0.3, 0.9), "undecided")


def test_ratings_are_those_of_chess() -> None:
    assert pairing(2, 5, 10).rating() == pytest.approx(0)
    assert pairing(2, 1, 2).points(10 / 11) == pytest.approx(400)
    assert pairing(5, 1, 2).points(0.2) == pytest.approx(0)
    assert math.isinf(pairing(2, 1, 2).points(1.0))
    assert math.isfinite(pairing(2, 10, 10).rating())


def test_ratings_add_up() -> None:
    ladder = Ladder(2, [pairing(2, 8, 10), pairing(2, 8, 10)])
    rungs = list(ladder.rungs())
    assert [rung.rating for rung in rungs] == pytest.approx([0, rungs[1].rating, 2 * rungs[1].rating])
    assert rungs[2].interval[1] - rungs[2].interval[0] > rungs[1].interval[1] - rungs[1].interval[0]


@pytest.mark.usefixtures("_meek")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_stronger_bot_is_recognized_soon(seats: int) -> None:
    plan = plan_pairing("raj", seats, {}, "random", "meek", 400, 1)
    seen: list[int] = []
    played = play_pairing(plan, Crew(1), seen.append)
    assert played.verdict == "higher"
    assert played.interval[0] > 1 / seats
    assert played.games < 150
    assert played.games % seats == 0
    assert seen == list(range(1, played.games + 1))


def test_equals_are_not_called_stronger() -> None:
    played = play_pairing(plan_pairing("raj", 2, {}, "random", "random", 60, 1), Crew(1), lambda _done: None)
    assert played.verdict != "higher"
    assert played.interval[0] < 0.5 < played.interval[1]


def test_workers_change_nothing() -> None:
    line = ["ladder", "raj", "--seats", "2", "--bots", "random,random", "--games", "20", "--json"]
    assert run(*line, "--workers", "2").stdout == run(*line, "--workers", "1").stdout


@pytest.mark.usefixtures("_meek")
def test_a_page_for_the_notebook(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    line = ["ladder", "raj", "--seats", "2", "--bots", "meek,random", "--games", "60", "--workers", "1"]
    done = run(*line, "--page", str(page))
    assert "random among meek" in done.stdout
    assert "stronger" in done.stdout
    text = page.read_text()
    assert "# Ladder of Raj" in text
    assert f"howdah ladder raj --seats 2 --bots meek,random --games 60 --seed 1 --page {page}" in text
    assert "| random among meek |" in text
    assert "](ladder-2.svg)" in text
    plot = ElementTree.parse(tmp_path / "ladder-2.svg").getroot()
    assert "random among meek" in [words.text for words in plot.iter("{http://www.w3.org/2000/svg}text")]
    assert "](ladder-2-ratings.svg)" in text
    ratings = ElementTree.parse(tmp_path / "ladder-2-ratings.svg").getroot()
    assert [words.text for words in ratings.iter("{http://www.w3.org/2000/svg}text")][-2:] == ["meek", "random"]
    marks = [float(mark.attrib["cx"]) for mark in ratings.iter("{http://www.w3.org/2000/svg}circle")]
    assert marks == sorted(marks)
    data = json.loads(run(*line, "--json").stdout)
    assert data["ladders"][0]["pairings"][0]["verdict"] == "higher"
    assert [rung["bot"] for rung in data["ladders"][0]["ratings"]] == ["meek", "random"]


def test_what_stands_on_a_ladder() -> None:
    assert usual_seats("raj") == [2, 5]
    assert usual_bots()[0] == "random"


# Yardsticks.


def test_every_deal_of_a_trial_is_played_from_each_seat() -> None:
    plan = plan_trial("raj", 3, {}, "random", ("rank:jitter=0", "remaining:jitter=1"), 12, 1)
    assert [plan.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [plan.seating(number).index("random") for number in range(3)] == [0, 1, 2]
    dealt = [KeyedDealer(game_seed(plan.seed, plan.deal(number))) for number in (0, 2, 3)]
    state = plan.rules(0).new()
    prizes = [dealer.answer(state) for dealer in dealt]
    assert prizes[0] == prizes[1] != prizes[2]


def test_draws_count_half_and_cut_games_are_lost() -> None:
    row = Games(make_plan("raj", 2)).play(0)
    assert part_of(row._replace(ending="won", ranks=[1, 2]), 0) == 1.0
    assert part_of(row._replace(ending="won", ranks=[1, 2]), 1) == 0.0
    assert part_of(row._replace(ending="drawn", ranks=[1, 1]), 1) == 0.5
    assert part_of(row._replace(ending="cut", ranks=[1, 1]), 0) == 0.0


def test_different_yardsticks_sit_together() -> None:
    for game, seats in (("raj", 5), ("formula_e", 3), ("elephant_rally", 6), ("totem", 4)):
        (others,) = tables_of(game, seats)
        assert len(others) == seats - 1
        assert len(set(others)) > 1
    assert len(tables_of("raj", 2)) == 9
    assert tables_of("ambush", 2) == []


def test_random_play_loses_to_rank_matching() -> None:
    plan = plan_trial("raj", 2, {}, "random", ("rank:jitter=0",), 60, 1)
    trial = play_trial(plan, Crew(1), lambda _done: None)
    assert trial.games == 60
    assert trial.interval[0] <= trial.share <= trial.interval[1] < 0.5 == trial.fair


def test_a_ladder_with_trials_says_so(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    line = ["ladder", "raj", "--seats", "2", "--bots", "random,rank", "--games", "4", "--trials", "4", "--workers", "1"]
    assert "rank among remaining:jitter=3" in run(*line, "--page", str(page)).stdout
    text = page.read_text()
    assert "| rank among rank:jitter=0 | 4 |" in text
    assert "--trials 4" in text
