"""What the reasons of each game claim, checked against what the refused seat is shown. A module a game: `TRUTHS`.

The checks are written from the rulebook and look at views only: neither the rules nor their tests are asked.
"""

import importlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from howdah.engine.contract import View


class Facts(Mapping[str, int | str]):
    """What a refusal claims; which of it has been looked at."""

    def __init__(self, claimed: Mapping[str, int | str]) -> None:
        self.claimed = claimed
        self.seen: set[str] = set()

    def __getitem__(self, name: str) -> int | str:
        self.seen.add(name)
        return self.claimed[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.claimed)

    def __len__(self) -> int:
        return len(self.claimed)


class Case:
    """An action that was refused, and what its seat is shown."""

    def __init__(
        self, seat: int, action: str, facts: Mapping[str, int | str], view: View, done: list[str] | None
    ) -> None:
        self.seat = seat
        self.verb, _, self.what = action.partition(" ")
        self.action = action
        self.facts = Facts(facts)
        self.view = view
        self.fields: Any = view.fields
        self.done = done
        """What this seat has done so far, as texts; None if the game was not played from its beginning."""


Truth = Callable[[Case], bool]


def truths_of(game: str) -> dict[str, Truth]:
    """The checks of a game by reason code. A game without them fails here: a refusal that nobody checks is none."""
    found: dict[str, Truth] = importlib.import_module(f"tests.locale.truths.{game}").TRUTHS
    return found
