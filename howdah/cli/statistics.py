"""Numbers of many games: shares with intervals, distributions, and bars that show them."""

import math
from collections import Counter
from typing import Final

NORMAL_95: Final = 1.959963984540054
BAR: Final = 40
MOST_BARS: Final = 12


def wilson(count: int, total: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: honest for few games and for shares near 0 and 1."""
    if total == 0:
        return 0.0, 1.0
    share = count / total
    square = NORMAL_95 * NORMAL_95
    middle = share + square / (2 * total)
    spread = NORMAL_95 * math.sqrt(share * (1 - share) / total + square / (4 * total * total))
    scale = 1 + square / total
    low = 0.0 if count == 0 else (middle - spread) / scale
    high = 1.0 if count == total else (middle + spread) / scale
    return low, high


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

    def bars(self) -> list[str]:
        """A bar chart in text: a line a value, or a span of values where there are many."""
        if not self.counts:
            return []
        least, most = min(self.counts), max(self.counts)
        span = max(1, math.ceil((most - least + 1) / MOST_BARS))
        grouped: Counter[int] = Counter()
        for value, count in self.counts.items():
            grouped[least + (value - least) // span * span] += count
        starts = range(least, most + 1, span)
        labels = [str(start) if span == 1 else f"{start}-{start + span - 1}" for start in starts]
        width = max(map(len, labels))
        tallest = max(grouped.values())
        return [
            f"  {label:>{width}} {'█' * round(BAR * grouped[start] / tallest)} {grouped[start]}"
            for label, start in zip(labels, starts, strict=True)
        ]
