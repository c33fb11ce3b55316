"""How much processor time everybody has used: whoever has used less goes first.

Those who want to think at the same time get equal shares. Whoever comes is placed among those who are there: a little
before them, if they have used less so far, so that a short thought need not wait at all; a little behind, if more. What
was used while others did not want to think is so soon forgotten.
"""

from collections.abc import Iterable
from typing import Final

SLICE: Final = 0.1
"""Seconds: differences below this are none."""
CREDIT: Final = 0.5
DEBT: Final = 2.0
"""Seconds that whoever comes may lie before and behind the one there who has used least."""
FEW: Final = 1000
"""Payers that are remembered at least before the others are forgotten."""

Payers = tuple[str, ...]
"""Who answers for some work, the widest first: a guest, and one of their tables."""


class Usage:
    """Seconds by payer; only differences between those who are there at the same time mean anything."""

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self.most = FEW

    def come(self, payers: Payers, there: Iterable[Payers]) -> None:
        """Place somebody among those who are there already."""
        all_there = list(there)
        for level, payer in enumerate(payers):
            others = {other[level] for other in all_there}
            if others and payer not in others:
                least = min(self.used.get(other, 0.0) for other in others)
                self.used[payer] = min(max(self.used.get(payer, 0.0), least - CREDIT), least + DEBT)
        if len(self.used) > self.most:
            kept = {payer for other in [payers, *all_there] for payer in other}
            self.used = {payer: used for payer, used in self.used.items() if payer in kept}
            self.most = max(FEW, 2 * len(self.used))

    def charge(self, payers: Payers, seconds: float) -> None:
        """Write down what somebody has used."""
        for payer in payers:
            self.used[payer] = self.used.get(payer, 0.0) + seconds

    def of(self, payers: Payers) -> tuple[float, ...]:
        """To sort by: the widest payer counts first."""
        return tuple(self.used.get(payer, 0.0) for payer in payers)

    def is_lighter(self, one: Payers, other: Payers) -> bool:
        """Whether the first has used less than the second, so that it goes before it."""
        for mine, theirs in zip(one, other, strict=False):
            if mine != theirs:
                return self.used.get(mine, 0.0) + SLICE <= self.used.get(theirs, 0.0)
        return False
