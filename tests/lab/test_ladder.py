"""Ratings: what they mean, when a pairing stops, and the page that comes of it."""

import json
import math
from pathlib import Path
from xml.etree import ElementTree

import pytest

from howdah.bots.base import Bot
from howdah.bots.specs import LEVELS, Level
from howdah.engine.generator import Generator
from howdah.engine.updates import Sight
from howdah.lab.ladder import Ladder, Pairing, plan_pairing, play_pairing, usual_bots, usual_seats
from howdah.lab.runner import Crew
from tests.cli.running import run


class Meek(Bot):
    """Bids low for mice and high for vultures: loses to anybody."""

    def choose(self, sight: Sight, generator: Generator) -> int:  # noqa: ARG002
        worth = sight.view.fields["worth"]
        assert isinstance(worth, int)
        return sight.legal[0] if worth > 0 else sight.legal[-1]


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
