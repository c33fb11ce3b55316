"""What a seat of Totem is shown: everything lies open."""

from typing import TYPE_CHECKING, TypedDict

from howdah.engine.contract import View
from howdah.games.totem.board import name_of, names_of
from howdah.games.totem.known import NOWHERE
from howdah.games.totem.setup import PIECES
from howdah.games.totem.words import OVER, PHASES

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState


class TotemFields(TypedDict):
    """The fields of a view of Totem; lists go by seat, seats count from 1."""

    phase: str
    """What is asked: one of `words.PHASES`."""
    turn: int
    first: int | None
    """Who moved first; None while dice are rolled for it."""
    round: int
    turn_limit: int | None
    totems: list[str | None]
    pieces: list[list[str]]
    active: list[int]
    reserve: list[int]
    eliminated: list[int]
    out: list[int]
    """When each seat went out: 1 for the first to go; 0 while it is in."""
    start_dice: list[int | None]
    dice: list[int]
    points: int
    moving: str | None
    """The piece that moves, or whose victim is to be chosen."""
    trail: list[str]
    moved: list[str]
    ending: str | None


def view_of(state: "TotemState", seat: int) -> View:
    """The view of one seat or of a spectator: the same for all."""
    known = state.known(seat)
    result = state.result()
    dice = dict(zip(known.contest, known.rolls, strict=False))
    # TOT-1.4: what is neither active nor in reserve is eliminated.
    eliminated = [PIECES - int(state.active[who]) - int(state.reserve[who]) for who in range(state.seats)]
    fields: TotemFields = {
        "phase": PHASES[state.phase],
        "turn": int(state.turn) + 1,
        "first": known.first + 1 if known.first >= 0 else None,
        "round": int(state.round),
        "turn_limit": int(state.totem_rules.turn_limit) or None,
        "totems": [name_of(totem) if totem != NOWHERE else None for totem in known.totems],
        "pieces": [names_of(pieces) for pieces in known.pieces],
        "active": [len(pieces) for pieces in known.pieces],
        "reserve": [int(count) for count in state.reserve],
        "eliminated": eliminated,
        "out": known.gone,
        "start_dice": [dice.get(who) for who in range(state.seats)],
        "dice": known.dice,
        "points": known.points,
        "moving": name_of(known.moving) if known.moving != NOWHERE else None,
        "trail": names_of(known.trail),
        "moved": names_of(known.moved),
        "ending": result.ending if result is not None and state.phase == OVER else None,
    }
    return View("totem", seat, known.position().one_line(), fields)
