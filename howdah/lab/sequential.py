"""Playing until it is clear: a test that may look after every game, and an interval that such looking does not spoil.

Wald's sequential probability ratio test weighs "the share is `fair`" against "its odds are `EDGE` times those".
Stopping when a result looks good makes ordinary intervals too narrow, so what is reported is a confidence sequence: it
holds at all moments together (Robbins 1970: the likelihood ratio of a uniform mixture, by Ville's inequality).
"""

import math
from typing import Final

from howdah.lab.statistics import LEVEL, Interval, log_beta

EDGE: Final = 1.5
ERROR: Final = 0.01
"""How often each of the two wrong verdicts may come."""
HALVINGS: Final = 100

UNDECIDED: Final = "undecided"
HIGHER: Final = "higher"
NOT_HIGHER: Final = "not-higher"


class Sprt:
    """Is a share higher than a fair one?"""

    def __init__(self, fair: float, edge: float = EDGE, error: float = ERROR) -> None:
        self.fair = fair
        odds = edge * fair / (1 - fair)
        better = odds / (1 + odds)
        self.gain = math.log(better / fair)
        self.loss = math.log((1 - better) / (1 - fair))
        self.bound = math.log((1 - error) / error)
        self.wins = 0
        self.trials = 0

    def add(self, won: bool) -> None:
        self.wins += won
        self.trials += 1

    def evidence(self) -> float:
        """The logarithm of how much better the higher share explains what came."""
        return self.wins * self.gain + (self.trials - self.wins) * self.loss

    def verdict(self) -> str:
        """`higher` or `not-higher` when a bound is reached; and who is higher also has an interval that says so."""
        if self.evidence() <= -self.bound:
            return NOT_HIGHER
        if self.evidence() >= self.bound and refuted(self.wins, self.trials, self.fair):
            return HIGHER
        return UNDECIDED

    def interval(self, level: float = LEVEL) -> Interval:
        return always_valid(self.wins, self.trials, level)


def always_valid(count: int, total: int, level: float = LEVEL) -> Interval:
    """The interval of a share that holds whenever one stops: all shares that the mixture does not refute."""
    if total == 0:
        return 0.0, 1.0
    limit = likelihood_limit(count, total, level)
    peak = count / total
    low = 0.0 if count == 0 else border(count, total, limit, 0.0, peak)
    high = 1.0 if count == total else border(count, total, limit, 1.0, peak)
    return low, high


def refuted(count: int, total: int, share: float, level: float = LEVEL) -> bool:
    """Whether a share lies outside that interval."""
    return log_likelihood(count, total, share) < likelihood_limit(count, total, level)


def likelihood_limit(count: int, total: int, level: float) -> float:
    """What explains the count so much worse than the mixture does is refuted."""
    return log_beta(count + 1, total - count + 1) + math.log(1 - level)


def border(count: int, total: int, limit: float, outside: float, inside: float) -> float:
    """Where the log-likelihood crosses the limit."""
    for _ in range(HALVINGS):
        middle = (outside + inside) / 2
        if middle in (0.0, 1.0) or log_likelihood(count, total, middle) < limit:
            outside = middle
        else:
            inside = middle
    return (outside + inside) / 2


def log_likelihood(count: int, total: int, share: float) -> float:
    return (count * math.log(share) if count else 0.0) + (
        (total - count) * math.log1p(-share) if total > count else 0.0
    )
