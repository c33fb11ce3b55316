"""What a seat of Totem is shown: everything lies open."""

from typing import TYPE_CHECKING

from howdah.engine.contract import View
from howdah.games.totem.board import name_of, names_of
from howdah.games.totem.codes import OVER
from howdah.games.totem.known import NOWHERE
from howdah.games.totem.setup import PIECES
from howdah.games.totem.vocabulary import VOCABULARY, TotemFields

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState


def view_of(state: "TotemState", seat: int) -> View:
    """The view of one seat or of a spectator: the same for all."""
    known = state.known(seat)
    result = state.result()
    dice = dict(zip(known.contest, known.rolls, strict=False))
    # TOT-1.4: what is neither active nor in reserve is eliminated.
    eliminated = [PIECES - int(state.active[who]) - int(state.reserve[who]) for who in range(state.seats)]
    fields: TotemFields = {
        "phase": VOCABULARY.phases[state.phase].name,
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
