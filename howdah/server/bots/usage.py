"""How much processor time each account has used: whoever has used less goes first (fair scheduling).

Accounts that want the processor at the same time get equal shares. A newcomer is placed among those who are there: a
little before them, if it has used less so far, so that a short decision need not wait at all; a little behind, if more.
So what was used while nobody else wanted the processor hardly counts.
"""

from collections.abc import Iterable
from typing import Final

SLICE: Final = 0.1
"""Seconds: differences below this are none."""
CREDIT: Final = 0.5
DEBT: Final = 2.0
"""Seconds by which a newcomer may be before and behind the one there who has used least."""
FEW: Final = 1000
"""At least so many accounts are remembered."""

Accounts = tuple[str, ...]
"""Whom some work is charged to, the widest first: a guest, and one of their tables."""


class Usage:
    """Seconds by account; only differences between those who compete at the same time mean anything."""

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self.most = FEW

    def join(self, accounts: Accounts, there: Iterable[Accounts]) -> None:
        """Place a newcomer among those who are there already."""
        all_there = list(there)
        for level, account in enumerate(accounts):
            others = {other[level] for other in all_there if level < len(other)}
            if others and account not in others:
                least = min(self.used.get(other, 0.0) for other in others)
                self.used[account] = min(max(self.used.get(account, 0.0), least - CREDIT), least + DEBT)
        if len(self.used) > self.most:
            kept = {account for other in [accounts, *all_there] for account in other}
            self.used = {account: used for account, used in self.used.items() if account in kept}
            self.most = max(FEW, 2 * len(self.used))

    def charge(self, accounts: Accounts, seconds: float) -> None:
        """Write down what somebody has used."""
        for account in accounts:
            self.used[account] = self.used.get(account, 0.0) + seconds

    def of(self, accounts: Accounts) -> tuple[float, ...]:
        """To sort by: the widest account counts first."""
        return tuple(self.used.get(account, 0.0) for account in accounts)

    def is_lighter(self, one: Accounts, other: Accounts) -> bool:
        """Whether the first has used less than the second, so that it goes before it."""
        for mine, theirs in zip(one, other, strict=False):
            if mine != theirs:
                return self.used.get(mine, 0.0) + SLICE <= self.used.get(theirs, 0.0)
        return False
