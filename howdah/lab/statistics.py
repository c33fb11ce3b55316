"""Numbers of many games: shares and differences with intervals, distributions, and bars that show them.

The standard library is enough: the two quantiles that it lacks (beta, Student's t) follow from one continued fraction.
"""

import math
from collections import Counter
from functools import cache
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95
BAR: Final = 40
MOST_BARS: Final = 12
TINY: Final = 1e-300
PRECISION: Final = 1e-15
MOST_TERMS: Final = 10_000
HALVINGS: Final = 200

Interval = tuple[float, float]


def wilson(count: int, total: int, level: float = LEVEL) -> Interval:
    """Wilson's interval of a share: honest for few games and for shares near 0 and 1."""
    if total == 0:
        return 0.0, 1.0
    normal = normal_quantile(0.5 + level / 2)
    share = count / total
    square = normal * normal
    middle = share + square / (2 * total)
    spread = normal * math.sqrt(share * (1 - share) / total + square / (4 * total * total))
    scale = 1 + square / total
    low = 0.0 if count == 0 else (middle - spread) / scale
    high = 1.0 if count == total else (middle + spread) / scale
    return low, high


def clopper_pearson(count: int, total: int, level: float = LEVEL) -> Interval:
    """The exact interval of a share: never covers less often than it says, and is wider for it."""
    if total == 0:
        return 0.0, 1.0
    tail = (1 - level) / 2
    low = 0.0 if count == 0 else beta_quantile(tail, count, total - count + 1)
    high = 1.0 if count == total else beta_quantile(1 - tail, count + 1, total - count)
    return low, high


class Share:
    """So many of so many."""

    def __init__(self, count: int = 0, total: int = 0) -> None:
        self.count = count
        self.total = total

    def add(self, came: bool) -> None:
        self.count += came
        self.total += 1

    def share(self) -> float:
        return self.count / self.total if self.total else 0.0

    def interval(self) -> Interval:
        return wilson(self.count, self.total)

    def as_data(self) -> dict[str, object]:
        return {
            "count": self.count,
            "of": self.total,
            "share": self.share(),
            "interval": list(self.interval()),
        }


class Paired:
    """Differences of pairs, one at a time: their mean, and an interval for it."""

    def __init__(self, bounded: bool = False) -> None:
        self.bounded = bounded
        """Every difference lies between -1 and 1: shares, wins."""
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.differing = 0
        """The pairs that differ at all."""

    def add(self, difference: float) -> None:
        self.count += 1
        self.total += difference
        self.squares += difference * difference
        self.differing += difference != 0

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def interval(self, level: float = LEVEL) -> Interval:
        """Student's interval of the mean difference.

        Of bounded differences it pretends to have seen one pair more in which nothing differed, and one that was half
        +1 and half -1 (Agresti and Min, 2005): few differing pairs do not make it certain of anything.
        """
        count, total, squares = float(self.count), self.total, self.squares
        if self.bounded:
            count, squares = count + 2, squares + 1
        if count < 2:
            return -math.inf, math.inf
        mean = total / count
        variance = max(0.0, squares / count - mean * mean) * count / (count - 1)
        spread = student_quantile(0.5 + level / 2, count - 1) * math.sqrt(variance / count)
        low, high = mean - spread, mean + spread
        return (max(-1.0, low), min(1.0, high)) if self.bounded else (low, high)


# Quantiles.


@cache
def normal_quantile(share: float) -> float:
    return NormalDist().inv_cdf(share)


def student_quantile(share: float, freedom: float) -> float:
    """Where Student's t with this many degrees of freedom has this share below it."""
    if share < 0.5:
        return -student_quantile(1 - share, freedom)
    part = beta_quantile(2 * (1 - share), freedom / 2, 0.5)
    return math.sqrt(freedom * (1 - part) / part) if part > 0 else math.inf


@cache
def beta_quantile(share: float, a: float, b: float) -> float:
    """Where the beta distribution has this share below it."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if beta_share(middle, a, b) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def beta_share(x: float, a: float, b: float) -> float:
    """The share of the beta distribution below x: the regularized incomplete beta function."""
    if x <= 0:
        return 0.0
    if x >= 1:
        return 1.0
    if x > (a + 1) / (a + b + 2):
        return 1.0 - beta_share(1 - x, b, a)
    front = math.exp(a * math.log(x) + b * math.log1p(-x) - log_beta(a, b)) / a
    return front * beta_fraction(x, a, b)


def beta_fraction(x: float, a: float, b: float) -> float:
    """The continued fraction of the incomplete beta function, by Lentz's method."""
    c, d = 1.0, 1 - (a + b) * x / (a + 1)
    d = 1 / (d if abs(d) > TINY else TINY)
    value = d
    for m in range(1, MOST_TERMS):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 + term * d
            d = 1 / (d if abs(d) > TINY else TINY)
            c = 1 + term / c
            c = c if abs(c) > TINY else TINY
            value *= c * d
        if abs(c * d - 1) < PRECISION:
            break
    return value


def log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


# Distributions.


class Distribution:
    """How often each whole number came."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, value: int) -> None:
        self.counts[value] += 1

    def total(self) -> int:
        return self.counts.total()

    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / max(1, self.total())

    def quantile(self, share: float) -> int:
        """The smallest value that at least this share of all does not exceed."""
        wanted = max(1, math.ceil(share * self.total()))
        passed = 0
        for value, count in sorted(self.counts.items()):
            passed += count
            if passed >= wanted:
                return value
        return 0

    def summary(self) -> dict[str, float]:
        """The numbers that describe it."""
        return {
            "mean": round(self.mean(), 6),
            "least": self.quantile(0),
            "quarter": self.quantile(0.25),
            "median": self.quantile(0.5),
            "three_quarters": self.quantile(0.75),
            "most": self.quantile(1),
        }

    def spoken(self) -> dict[str, int | float | str]:
        """The numbers that a sentence tells of it."""
        found = self.summary()
        whole = {name: int(found[name]) for name in ("median", "least", "most")}
        return {**whole, "mean": f"{found['mean']:.1f}"}

    def as_data(self) -> dict[str, object]:
        """For programs: the summary, and how often each number came."""
        return {**self.summary(), "counts": dict(sorted(self.counts.items()))}

    def grouped(self, most: int = MOST_BARS) -> list[tuple[str, int]]:
        """Labels and counts for a chart: a value each, or spans of values where there are many."""
        if not self.counts:
            return []
        least, top = min(self.counts), max(self.counts)
        span = max(1, math.ceil((top - least + 1) / most))
        groups: Counter[int] = Counter()
        for value, count in self.counts.items():
            groups[least + (value - least) // span * span] += count
        starts = range(least, top + 1, span)
        return [(str(start) if span == 1 else f"{start}-{start + span - 1}", groups[start]) for start in starts]

    def bars(self) -> list[str]:
        """A bar chart in text."""
        groups = self.grouped()
        width = max((len(label) for label, _ in groups), default=0)
        tallest = max((count for _, count in groups), default=1)
        return [f"  {label:>{width}} {'█' * round(BAR * count / tallest)} {count}" for label, count in groups]
