"""Why a move of Totem is good: what it takes from whom, or where it leads. Nothing is hidden there."""

from typing import Final

from mypy_extensions import i64

from howdah.bots.reasons.said import Why
from howdah.bots.totem.counts import FARTHEST, Counts
from howdah.engine.events import Sink
from howdah.games.totem.board import PLANE, ROWS, column_of, distance, is_next
from howdah.games.totem.codes import OVER
from howdah.games.totem.rules import TotemState

CODES: Final = {
    "totem-eliminated": "takes-totem",
    "eliminated": "takes-piece",
    "cut-off": "takes-piece",
    "entered": "enters",
}
"""By event, the most telling first: what it says for the move that brought it."""
HIGHEST_ROLL: Final = 12
"""Two dice: a totem that is no farther may be reached in the next turn."""


def totem_why(state: TotemState, seat: int, actions: list[int]) -> Why | None:
    """What the rules tell of a move: that it takes something or brings a piece; else where it leads."""
    then = state.copy()
    sink = Sink()
    for action in actions:
        then.apply(seat, action, sink)
    for kind, code in CODES.items():
        for event in sink.events:
            whose = event.facts.get("seat")
            if event.kind == kind and isinstance(whose, int) and (whose == seat + 1) == (code == "enters"):
                return Why(code, {} if code == "enters" else {"seat": whose})
    if then.phase == OVER or state.totems[seat] == 0 or then.totems[seat] == 0:
        return None
    return quiet_why(state, then, seat)


def quiet_why(before: TotemState, after: TotemState, seat: int) -> Why | None:
    """A move that takes nothing: the own totem in safety, a cell next to it closed, or a rival's totem nearer."""
    totem: i64 = after.totems[seat]
    if totem != before.totems[seat]:
        rival = nearest_to(before, seat)
        farther = far_from(after, rival, totem) - far_from(before, rival, before.totems[seat])
        return Why("totem-away", {"seat": rival + 1}) if farther > 0 else None
    nearer = Why("nearer")
    most: i64 = 0
    for other in range(before.rules.seats):
        if other != seat and before.totems[other] != 0:
            points = strike_cost(after, seat, other)
            gained: i64 = strike_cost(before, seat, other) - points
            if gained > most and points > 0:
                most = gained
                nearer = Why("nearer", {"seat": other + 1})
                if points <= HIGHEST_ROLL:
                    nearer = Why("in-reach", {"seat": other + 1, "points": int(points)})
    if most > 0:
        return nearer
    guards = beside(after, seat, totem) - beside(before, seat, totem)
    return Why("guards") if guards > 0 else None


def strike_cost(state: TotemState, seat: i64, other: i64) -> i64:
    """The points that a seat needs at least to stand beside another's totem."""
    counts = Counts(state.rules.seats)
    counts.read(state, seat)
    return counts.strike_cost(other)


def nearest_to(state: TotemState, seat: int) -> int:
    """The rival who stands nearest to a seat's totem."""
    rivals = [other for other in range(state.rules.seats) if other != seat and state.totems[other] != 0]
    return min(rivals, key=lambda other: int(far_from(state, other, state.totems[seat])))


def far_from(state: TotemState, group: i64, place: i64) -> i64:
    """How many cells the nearest of a group is from a place."""
    return min([distance(place, other) for other in standing(state, group)], default=i64(FARTHEST))


def beside(state: TotemState, seat: i64, place: i64) -> i64:
    """How many of a group stand next to a place."""
    return sum(is_next(place, other) for other in standing(state, seat))


def standing(state: TotemState, group: i64) -> list[i64]:
    """Where the pieces and the totem of a seat stand."""
    found: list[i64] = []
    for row in range(i64(1), i64(ROWS + 1)):
        bits: i64 = state.board[group * PLANE + row]
        while bits != 0:
            found.append(row * 32 + column_of(bits))
            bits &= bits - 1
    return found
