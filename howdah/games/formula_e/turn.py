"""A turn of Formula E (FE-2): what may be played or discarded, and the cards that cobras cost."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.formula_e.pairs import EFFECT_ALONE, ONE_OF_COLOUR, PURPLE_ALONE, pairs_into
from howdah.games.formula_e.warning import warn
from howdah.games.formula_e.windows import SINGLE, begin_window
from howdah.games.race.cards.card import discard_card, play_card
from howdah.games.race.codes import NO_EFFECT, PURPLE, TOLL, TURN
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race
from howdah.games.race.turn_flow import discards_into, end_drawing, end_into

PLAYED_ALREADY: Final = 64
"""Why a card cannot be discarded now; `pairs.py` has why one cannot be played."""


def after_drawing(race: Race, sink: Sink | None) -> None:
    """FE-2.5, FE-2.6: whoever drew any card discards one for each cobra."""
    toll: i64 = race.cobras[race.active]
    if toll > race.cards.sizes[race.active]:
        toll = race.cards.sizes[race.active]
    race.count = toll
    if toll > 0:
        race.ask(TOLL)
    else:
        end_drawing(race, sink)


# Playing and discarding.


def why_not_held(race: Race, kind: i64) -> i64:
    """FE-2.1: one card of any colour, or a green and a yellow one; FE-2.3: effects are played with a green card."""
    if race.kit.effect[kind] != NO_EFFECT:
        return EFFECT_ALONE
    return why_not_colour(race, race.kit.colour[kind])


def why_not_colour(race: Race, colour: i64) -> i64:
    """Whether a card of this colour may come after what was played."""
    if race.played == 0:
        return LEGAL
    if colour == PURPLE or race.colours & PURPLE != 0:
        return PURPLE_ALONE
    return ONE_OF_COLOUR if race.colours & colour != 0 else LEGAL


def why_not_discarding(race: Race) -> i64:
    """FE-2.1: instead of playing."""
    return PLAYED_ALREADY if race.played > 0 else LEGAL


def turn_into(race: Race, out: vec[i64]) -> i64:
    """`end`, cards and pairs to play, cards to discard."""
    kit = race.kit
    count = end_into(race, out)
    if race.phase == TURN and race.played < 2:
        hands = race.cards.hands
        first: i64 = race.active * kit.kinds
        effects: i64 = 0
        for kind in range(kit.kinds):
            if hands[first + kind] == 0:
                continue
            effects += kit.effect[kind]
            if why_not_held(race, kind) == LEGAL:
                out[count] = kit.play_block + kind
                count += 1
        if race.played == 0 and effects != 0:
            count = pairs_into(race, out, count)
    return discards_into(race, out, count) if why_not_discarding(race) == LEGAL else count


def toll_into(race: Race, out: vec[i64]) -> i64:
    """FE-2.5: any card of the hand."""
    return discards_into(race, out, 0)


def pay_toll(race: Race, kind: i64, sink: Sink | None) -> None:
    discard_card(race, kind, sink)
    race.count -= 1
    if race.count == 0:
        end_drawing(race, sink)


def play(race: Race, kind: i64, sink: Sink | None) -> None:
    """A card is laid open; before anything about it is chosen, it can be cancelled (FE-3.2)."""
    play_card(race, kind, sink)
    if sink is not None:
        warn(race, sink)
    begin_window(race, SINGLE, sink)
