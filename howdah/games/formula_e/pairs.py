"""Two cards that are one movement (FE-2.3): a green one and an effect."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.formula_e.warning import warn
from howdah.games.formula_e.windows import NAMING, begin_window
from howdah.games.race.cards.card import lay_card, why_not_in_hand
from howdah.games.race.cards.text import Deck
from howdah.games.race.codes import CARPET, NOBODY, PURPLE
from howdah.games.race.kit import EFFECT_NAMES
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race

# Why a card or a pair cannot be played now.
ONE_OF_COLOUR: Final = 61
PURPLE_ALONE: Final = 62
EFFECT_ALONE: Final = 63


def pairs_of(deck: Deck) -> list[tuple[int, int]]:
    """The kinds that can be played together: a green movement and an effect."""
    kinds = range(len(deck.names))
    movements = [kind for kind in kinds if deck.names[kind].startswith("green-")]
    effects = [kind for kind in kinds if deck.names[kind] in EFFECT_NAMES]
    return [(movement, effect) for movement in movements for effect in effects]


def why_not_pair(race: Race, pair: i64) -> i64:
    """Both cards in the hand, and what `why_not_held_pair` says."""
    missing = why_not_in_hand(race, race.kit.pair_movement[pair])
    if missing == LEGAL:
        missing = why_not_in_hand(race, race.kit.pair_effect[pair])
    return missing if missing != LEGAL else why_not_held_pair(race, pair)


def why_not_held_pair(race: Race, pair: i64) -> i64:
    """FE-2.3: a green card and an effect that make one movement; a carpet must have where to land (RACE-4.2)."""
    kit = race.kit
    if race.played > 0:
        return PURPLE_ALONE if race.colours & PURPLE != 0 else ONE_OF_COLOUR
    if kit.effect[kit.pair_effect[pair]] == CARPET:
        return race.board.why_not_flight(race.active, kit.points[kit.pair_movement[pair]])
    return LEGAL


def pairs_into(race: Race, out: vec[i64], count: i64) -> i64:
    """Pairs to play, after those that are listed already."""
    kit = race.kit
    movements = kit.pair_movement
    partners = kit.pair_effect
    hands = race.cards.hands
    first: i64 = race.active * kit.kinds
    for pair in range(i64(len(partners))):
        if hands[first + partners[pair]] == 0 or hands[first + movements[pair]] == 0:
            continue
        if why_not_held_pair(race, pair) == LEGAL:
            out[count] = kit.pair_block + pair
            count += 1
    return count


def play_pair(race: Race, pair: i64, sink: Sink | None) -> None:
    """FE-2.3: two cards that are one movement."""
    race.card = race.kit.pair_movement[pair]
    race.partner = race.kit.pair_effect[pair]
    race.source = NOBODY
    race.target = NOBODY
    lay_card(race, race.card)
    lay_card(race, race.partner)
    if sink is not None:
        names = race.kit.deck.names
        sink.tell("cards-played", {"seat": race.active + 1, "card": names[race.card], "with": names[race.partner]})
        warn(race, sink)
    begin_window(race, NAMING, sink)
