"""The long proofs: mistakes hold at ten times the budget, chances hold in games that nobody has fitted, skill is told
from luck, and a race of six is reviewed in a minute."""

import time
from itertools import islice

import pytest

from howdah.lab.statistics import Share
from howdah.review.calibration import calibrations
from howdah.review.model import PICTURE
from howdah.review.reviewing import Wish, review_of
from tests.review.measures import confirmations, game_of, skill_of

pytestmark = pytest.mark.evidence
SAMPLES = {"raj 2": 40, "raj 3": 40, "totem 2": 40, "elephant_rally 3": 40, "formula_e 3": 40}
LEVELS = ["easy", "medium"]
GAMES = 20


@pytest.mark.parametrize("table", SAMPLES)
def test_mistakes_hold_at_ten_times_the_budget(table: str) -> None:
    game, seats = table.split()
    found = list(islice(confirmations(game, int(seats), LEVELS), SAMPLES[table]))
    held = sum(again for again, _, _ in found)
    print(f"{table}: {held} of {len(found)}, 95 % interval {Share(held, len(found)).interval()}")
    assert held >= 0.8 * len(found)


def test_chances_hold_in_games_that_were_not_fitted() -> None:
    """What is shipped was tested part by part when it was fitted; tables with few games are told, not asked."""
    tables = calibrations().tables
    for name, fit in tables.items():
        print(f"{name}: {fit.games} games, calibration error {fit.error:.3f}, log-loss {fit.loss}, even {fit.even}")
        assert fit.loss < fit.even
        assert fit.games < 100 or fit.error < 0.03


@pytest.mark.parametrize("table", SAMPLES)
def test_skill_tells_easy_from_hard(table: str) -> None:
    game, seats = table.split()
    means = {}
    for level in ("easy", "hard"):
        skills = [skill_of(game, int(seats), level, number) for number in range(GAMES)]
        means[level] = sum(skills) / GAMES
    print(table, means)
    assert means["easy"] < means["hard"]


@pytest.mark.parametrize("game", ["elephant_rally", "formula_e"])
def test_a_race_of_six_is_reviewed_in_a_minute(game: str) -> None:
    record = game_of(game, 6, ["medium"], 0)
    start = time.process_time()
    growing = review_of(record, Wish(seconds=55.0))
    first = next(growing)
    assert first.stage == PICTURE
    assert time.process_time() - start < 3
    assert not list(growing)[-1].partial or time.process_time() - start < 60
    assert time.process_time() - start < 60
