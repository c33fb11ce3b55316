"""Why a step of Totem is good: what it takes from whom. Nothing is hidden there."""

from typing import Final

from howdah.bots.reasons.said import Why
from howdah.engine.events import Sink
from howdah.games.totem.rules import TotemState

CODES: Final = {
    "totem-eliminated": "takes-totem",
    "eliminated": "takes-piece",
    "cut-off": "takes-piece",
    "entered": "enters",
}
"""By event, the most telling first: what it says for the action that brought it."""


def totem_why(state: TotemState, seat: int, action: int) -> Why | None:
    """What the rules tell of the action, if it takes something or brings a piece."""
    then = state.copy()
    sink = Sink()
    then.apply(seat, action, sink)
    for kind, code in CODES.items():
        for event in sink.events:
            whose = event.facts.get("seat")
            if event.kind == kind and isinstance(whose, int) and (whose == seat + 1) == (code == "enters"):
                return Why(code, {} if code == "enters" else {"seat": whose})
    return None
