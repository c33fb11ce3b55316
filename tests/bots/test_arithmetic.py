"""Exponential, logarithm and power without the C library: close to its own, and at the ends of floats."""

import math

import pytest

from howdah.bots.arithmetic import exponential, logarithm, power


@pytest.mark.parametrize("number", [-699.0, -40.5, -1.0, -1e-9, 0.0, 0.3, 5.0, 600.0])
def test_the_exponential_is_right_to_nine_digits(number: float) -> None:
    assert exponential(number) == pytest.approx(math.exp(number), rel=1e-9)


def test_beyond_floats_the_exponential_stays_a_number() -> None:
    assert exponential(-1e300) == 0.0
    assert math.isfinite(exponential(1e300))


@pytest.mark.parametrize("number", [1e-12, 0.74, 0.76, 1.0, 1.49, 1.51, 3.0, 20_000.0, 1e15])
def test_the_logarithm_is_right(number: float) -> None:
    assert logarithm(number) == pytest.approx(math.log(number), rel=1e-14, abs=1e-15)


def test_powers_are_right_to_nine_digits() -> None:
    for base in (1.0, 2.0, 3.0):
        for exponent in (-1.0, 0.0, 0.6):
            assert power(base, exponent) == pytest.approx(base**exponent, rel=1e-9)
