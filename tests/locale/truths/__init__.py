"""What the reasons of each game claim, checked against what the refused seat is shown. A module a game: `TRUTHS`.

The checks are written from the rulebook and look at views only: neither the rules nor their tests are asked.
"""

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from typing import Any

from howdah.engine.contract import View


class Case:
    """An action that was refused, and what its seat is shown."""

    def __init__(
        self, seat: int, action: str, facts: Mapping[str, int | str], view: View, done: list[str] | None
    ) -> None:
        self.seat = seat
        self.verb, _, self.what = action.partition(" ")
        self.facts = facts
        self.view = view
        self.fields: Any = view.fields
        self.done = done
        """What this seat has done so far, as texts; None if the game was not played from its beginning."""


Truth = Callable[[Case], bool]


def is_whole(game: str) -> bool:
    """Whether every reason of a game is checked: a module says `WHOLE = False` if some cannot be."""
    return bool(getattr(importlib.import_module(f"tests.locale.truths.{game}"), "WHOLE", True))


def truths_of(game: str) -> dict[str, Truth] | None:
    """The checks of a game by reason code; None if nobody wrote them."""
    name = f"tests.locale.truths.{game}"
    if importlib.util.find_spec(name) is None:
        return None
    found: dict[str, Truth] = importlib.import_module(name).TRUTHS
    return found
