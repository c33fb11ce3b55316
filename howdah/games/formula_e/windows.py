"""The tiger windows of Formula E (FE-3): one for a single card; for a pair one where the tiger names its card (FE-3.3),
and one for the other card (FE-3.4)."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.formula_e.effects import carry_out
from howdah.games.race.cards import window
from howdah.games.race.cards.card import finish_card, tell_cancelled
from howdah.games.race.cards.no_effect import cannot_step, event_has_no_effect
from howdah.games.race.cards.places import NO_CARD, Cards
from howdah.games.race.codes import (
    CARPET,
    MOVE,
    NO_EFFECT,
    NOBODY,
    TIGER_ON_EFFECT,
    TIGER_ON_MOVEMENT,
    TIGER_PLAYED,
    WINDOW,
)
from howdah.games.race.kit import Kit
from howdah.games.race.movement.board import LEGAL, Board
from howdah.games.race.race import Race

# Why an answer is not possible.
NAME_THE_CARD: Final = 51
OTHER_CARD: Final = 52
NOTHING_TO_NAME: Final = 53
IDLE_EFFECT: Final = 54

# The windows of a pair (FE-3.4).
SINGLE: Final = 0
NAMING: Final = 1
OTHER: Final = 2

# What a tiger is aimed at.
ON_MOVEMENT: Final = 1
ON_EFFECT: Final = 2


class FormulaRace(Race):
    """A race in which a tiger may have to name the card that it cancels."""

    def __init__(self, kit: Kit, board: Board, cards: Cards, cobras: vec[i64], answers: vec[i64]) -> None:
        super().__init__(kit, board, cards, cobras, answers)

    def twin(self, board: Board, cards: Cards, cobras: vec[i64], answers: vec[i64]) -> "FormulaRace":
        return FormulaRace(self.kit, board, cards, cobras, answers)

    def why_not_answer(self, answer: i64) -> i64:
        """FE-3.3: with a pair the first tiger names the card it cancels; FE-3.4: then only the other is left."""
        if self.window == SINGLE or self.chain > 0:
            return LEGAL if answer == TIGER_PLAYED else NOTHING_TO_NAME
        if answer == TIGER_PLAYED:
            return NAME_THE_CARD
        if self.window == NAMING and answer == TIGER_ON_EFFECT and self.no_effect & ON_EFFECT != 0:
            return IDLE_EFFECT
        if self.window == OTHER and answer - TIGER_ON_MOVEMENT + 1 != self.aim:
            return OTHER_CARD
        return LEGAL

    def note_idle(self) -> None:
        if self.phase == WINDOW and self.partner >= 0 and self.card >= 0 and self.board.where[self.active] >= 0:
            find_no_effect(self)


def aimed_at(race: Race) -> i64:
    """The card that the chain of tigers is about."""
    return race.partner if race.aim == ON_EFFECT else race.card


def begin_window(race: Race, kind: i64, sink: Sink | None) -> None:
    """Before anything about what was played is chosen, it can be cancelled (FE-3.2)."""
    race.window = kind
    race.aim = 0
    race.cancelled = 0
    find_no_effect(race)
    if race.no_effect & ON_MOVEMENT != 0 or not window.begin_window(race):
        resolve_chain(race, sink)


def find_no_effect(race: Race) -> None:
    """FE-3.5: which of the cards that were played change nothing, as bits; of a pair each is judged by itself."""
    race.no_effect = 0
    if not race.kit.skip_useless_windows:
        return
    if has_no_effect(race, race.partner):
        race.no_effect = ON_MOVEMENT | ON_EFFECT
    elif race.partner != NO_CARD and is_effect_idle(race):
        race.no_effect = ON_EFFECT


def has_no_effect(race: Race, partner: i64) -> bool:
    """Whether the card changes nothing, with this effect or alone. A carpet is played only where it can land."""
    if race.kit.points[race.card] == 0:
        return event_has_no_effect(race, race.kit.event[race.card])
    effect: i64 = NO_EFFECT if partner == NO_CARD else race.kit.effect[partner]
    return effect != CARPET and cannot_step(race, race.active, effect)


def is_effect_idle(race: Race) -> bool:
    """Whether the movement leaves no choice and ends alike with the effect and without it."""
    used, plain = race.copy(), race.copy()
    plain.partner = NO_CARD
    carry_out(used, None)
    carry_out(plain, None)
    return used.phase != MOVE and plain.phase != MOVE and used.board.is_like(plain.board)


def close_window(race: Race, duel: bool, sink: Sink | None) -> None:
    """All have answered. With `tiger_duel` a tiger can be answered by another (FE-3.4)."""
    tiger = window.first_tiger(race)
    if tiger != NOBODY:
        if race.window == NAMING and race.chain == 0:
            race.aim = ON_EFFECT if race.answers[tiger] == TIGER_ON_EFFECT else ON_MOVEMENT
        window.strike(race, tiger, aimed_at(race), sink)
        if duel and window.open_window(race, tiger):
            return
    resolve_chain(race, sink)


def resolve_chain(race: Race, sink: Sink | None) -> None:
    """The chain is over: what it was about is cancelled or not; a pair has a second window (FE-3.4)."""
    window.forget_answers(race)
    cancelled = window.settle_chain(race, sink)
    if race.window == SINGLE:
        if cancelled:
            tell_cancelled(race, race.card, sink)
            finish_card(race, sink)
        else:
            carry_out(race, sink)
        return
    if cancelled:
        race.cancelled |= race.aim
        kind = aimed_at(race)
        tell_cancelled(race, kind, sink)
        race.cards.clear_card(kind)
    if race.window == NAMING and race.aim != 0:
        race.window = OTHER
        race.aim = ON_MOVEMENT + ON_EFFECT - race.aim
        race.striker = race.active
        if not other_has_no_effect(race) and window.open_window(race, race.active):
            return
    resolve_pair(race, sink)


def other_has_no_effect(race: Race) -> bool:
    """FE-3.5: whether it changes nothing to cancel the other card of the pair as well."""
    if not race.kit.skip_useless_windows:
        return False
    if race.aim == ON_EFFECT:
        return race.cancelled & ON_MOVEMENT != 0 or race.no_effect & ON_EFFECT != 0
    return race.cancelled & ON_EFFECT != 0 and has_no_effect(race, NO_CARD)


def resolve_pair(race: Race, sink: Sink | None) -> None:
    """FE-3.3: without its movement the effect is nothing; without the effect it is a plain movement."""
    if race.cancelled & ON_MOVEMENT != 0:
        finish_card(race, sink)
        return
    if race.cancelled & ON_EFFECT != 0:
        race.partner = NO_CARD
    carry_out(race, sink)
