"""Known answers: textbooks, tables, and simulated truths with fixed seeds."""

import math
import random

import pytest

from howdah.lab.sequential import HIGHER, NOT_HIGHER, UNDECIDED, Sprt, always_valid
from howdah.lab.statistics import (
    Distribution,
    Paired,
    beta_share,
    clopper_pearson,
    normal_quantile,
    student_quantile,
    wilson,
)


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(count: int, total: int, low: float, high: float) -> None:
    assert wilson(count, total) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (81, 263, 0.2527, 0.3676),  # Newcombe (1998), table I
        (15, 148, 0.0578, 0.1617),
        (0, 20, 0.0, 0.1684),
        (1, 29, 0.0009, 0.1776),
        (29, 29, 0.8806, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_clopper_pearson(count: int, total: int, low: float, high: float) -> None:
    assert clopper_pearson(count, total) == pytest.approx((low, high), abs=1e-4)


def test_clopper_pearson_without_hits_is_known_in_closed_form() -> None:
    assert clopper_pearson(0, 1000)[1] == pytest.approx(1 - 0.025 ** (1 / 1000), rel=1e-9)


@pytest.mark.parametrize(
    ("share", "freedom", "quantile"),
    [(0.975, 1, 12.7062), (0.975, 2, 4.3027), (0.975, 10, 2.2281), (0.95, 30, 1.6973), (0.995, 120, 2.6174)],
)
def test_student(share: float, freedom: int, quantile: float) -> None:
    """The tables at the end of every textbook."""
    assert student_quantile(share, freedom) == pytest.approx(quantile, abs=1e-4)
    assert student_quantile(1 - share, freedom) == pytest.approx(-quantile, abs=1e-4)


def test_student_becomes_normal() -> None:
    assert student_quantile(0.975, 1e6) == pytest.approx(normal_quantile(0.975), abs=1e-5)
    assert normal_quantile(0.975) == pytest.approx(1.959964, abs=1e-6)


def test_beta_agrees_with_the_binomial() -> None:
    """The sum of a binomial's upper tail is an incomplete beta function."""
    tail = sum(math.comb(12, k) * 0.3**k * 0.7 ** (12 - k) for k in range(5, 13))
    assert beta_share(0.3, 5, 8) == pytest.approx(tail, rel=1e-12)
    assert (beta_share(0.0, 2, 3), beta_share(1.0, 2, 3)) == (0.0, 1.0)


def test_paired_differences() -> None:
    """Student's own example: hours of sleep gained by ten patients with two drugs (1908)."""
    sleep = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]
    paired = Paired()
    for gained in sleep:
        paired.add(gained)
    assert paired.mean() == pytest.approx(1.58)
    assert paired.interval() == pytest.approx((0.7001, 2.4599), abs=1e-4)
    assert paired.differing == 9


def test_paired_shares_stay_in_their_bounds_and_are_never_certain() -> None:
    paired = Paired(bounded=True)
    assert paired.interval() == (-1.0, 1.0)
    for _ in range(50):
        paired.add(0.0)
    low, high = paired.interval()
    assert low == pytest.approx(-high)
    assert 0.01 < high < 0.1


def test_paired_intervals_cover_what_they_promise() -> None:
    chance = random.Random(5)
    covered = 0
    for _ in range(400):
        paired = Paired(bounded=True)
        for _ in range(80):
            paired.add(chance.choices([1.0, 0.0, -1.0], [0.2, 0.7, 0.1])[0])
        low, high = paired.interval()
        covered += low <= 0.1 <= high
    assert 0.925 <= covered / 400 <= 0.985


def test_distribution_groups_many_values() -> None:
    numbers = Distribution()
    for value in range(100):
        numbers.add(value)
    assert numbers.grouped(10)[0] == ("0-9", 10)
    assert sum(count for _, count in numbers.grouped(7)) == 100
    assert Distribution().grouped() == []


# The sequential test


def verdicts(share: float, fair: float, seed: int, runs: int = 300) -> dict[str, int]:
    """What the test says of so many sequences with a known truth, stopped as a ladder stops."""
    chance = random.Random(seed)
    said = {HIGHER: 0, NOT_HIGHER: 0, UNDECIDED: 0}
    for _ in range(runs):
        test = Sprt(fair, error=0.05)
        while test.verdict() == UNDECIDED and test.trials < 3000:
            test.add(chance.random() < share)
        said[test.verdict()] += 1
    return said


@pytest.mark.parametrize(("fair", "seed"), [(0.5, 1), (0.2, 2)])
def test_sprt_rarely_calls_equals_stronger(fair: float, seed: int) -> None:
    said = verdicts(fair, fair, seed)
    assert said[HIGHER] / 300 <= 0.05
    assert said[UNDECIDED] == 0


@pytest.mark.parametrize(("fair", "seed"), [(0.5, 3), (0.2, 4)])
def test_sprt_rarely_misses_the_edge(fair: float, seed: int) -> None:
    odds = 1.5 * fair / (1 - fair)
    said = verdicts(odds / (1 + odds), fair, seed)
    assert said[NOT_HIGHER] / 300 <= 0.05
    assert said[UNDECIDED] == 0


def test_sprt_is_quick_where_it_is_clear() -> None:
    test = Sprt(0.5)
    while test.verdict() == UNDECIDED:
        test.add(True)
    assert test.trials < 40
    assert test.verdict() == HIGHER


def test_an_interval_that_holds_whenever_one_stops() -> None:
    """Stopped at the worst moment, ordinary intervals miss the truth far too often; these do not."""
    chance = random.Random(9)
    missed = fooled = 0
    for _ in range(200):
        wins = 0
        outside = naive = False
        for total in range(1, 301):
            wins += chance.random() < 0.4
            low, high = always_valid(wins, total) if total % 10 == 0 else (0.0, 1.0)
            outside |= not low <= 0.4 <= high
            low, high = wilson(wins, total)
            naive |= not low <= 0.4 <= high
        missed += outside
        fooled += naive
    assert missed / 200 <= 0.05
    assert fooled / 200 > 0.2


def test_always_valid_is_wider_than_wilson_and_holds_the_share() -> None:
    for count, total in ((0, 5), (5, 5), (30, 100), (650, 1000)):
        low, high = always_valid(count, total)
        assert low <= count / total <= high
        assert high - low > wilson(count, total)[1] - wilson(count, total)[0]
    assert always_valid(0, 0) == (0.0, 1.0)
