"""How fast a table goes: how long reaction windows stay open, and how long bots take for a turn. `docs/secrecy.md` says
why none of it tells anything about a hand."""

from typing import Final, NamedTuple

from howdah.server.protocol.resources import TablePace, WindowLength

NOBODY: Final = -1
USUAL_WINDOW: Final = 2.5
"""Seconds of a usual window. Where a server has another one, all others change in proportion."""
WINDOW_SECONDS: Final[dict[WindowLength, float]] = {"short": 1.5, "usual": USUAL_WINDOW, "long": 6.0}
WAITED_SECONDS: Final = 10.0
"""From the opening on, if anybody wants to wait."""
ALONE_SECONDS: Final[dict[TablePace, float]] = {"normal": 1.0, "fast": 0.4}
"""Where no person can answer: what bots have to make up their minds."""
TURN_SHARES: Final[dict[TablePace, float]] = {"normal": 1.0, "fast": 1 / 3}
"""Of what a bot's turn takes at normal pace."""


class Pace(NamedTuple):
    """Seconds, and for whom they are."""

    window: float
    """How long a reaction window stays open."""
    waited: float
    """If anybody wants to wait."""
    alone: float
    """If nobody has to be waited for but bots."""
    lag: float
    """What no clock counts of each decision."""
    turn: float
    """What a bot takes for a turn; 0: as long as it thinks."""
    only: int = NOBODY
    """The seat of the only person, where nobody watches."""
    let_pass: frozenset[int] = frozenset()
    """Seats that let everything pass for the whole game."""
    nobody_answers: bool = False
    """All people do, or a bot plays for the only one."""


def pace_of(window: float, lag: float, turn: float, length: WindowLength = "usual", pace: TablePace = "normal") -> Pace:
    """The pace of a table at a server whose usual window and whose bots' turns take so many seconds."""
    scale = window / USUAL_WINDOW
    return Pace(
        WINDOW_SECONDS[length] * scale,
        WAITED_SECONDS * scale,
        ALONE_SECONDS[pace] * scale,
        lag,
        turn * TURN_SHARES[pace],
    )
