"""The frame of a turn, which both races fill: how it begins, what is done in it, drawing, and whose is next."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.cards.card import discard_card, finish_card, hand_into
from howdah.games.race.cards.drawing import begin_drawing
from howdah.games.race.codes import AT_END, AT_TREE, DISCARD, END, NOBODY, TURN
from howdah.games.race.kit import HAND, HAND_AT_TREE
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race

NOTHING_DONE: Final = 65


def start_turn(race: Race, sink: Sink | None) -> None:
    """Ask the active seat. With an empty hand it passes."""
    race.played = 0
    race.colours = 0
    race.board.begin_turn(race.own(race.active))
    if sink is not None:
        sink.tell("turn-began", {"seat": race.active + 1})
    if race.cards.sizes[race.active] > 0:
        race.ask(TURN)
        return
    if sink is not None:
        sink.tell("turn-passed", {"seat": race.active + 1})
    finish_turn(race, sink)


def why_not_end(race: Race) -> i64:
    """Something must have been played or discarded."""
    return NOTHING_DONE if race.phase == TURN and race.played == 0 else LEGAL


def end_into(race: Race, out: vec[i64]) -> i64:
    """`end`, once something was done."""
    if why_not_end(race) != LEGAL:
        return 0
    out[0] = END
    return 1


def discards_into(race: Race, out: vec[i64], count: i64) -> i64:
    """The cards of the hand to discard, after `count` actions that are listed already."""
    return hand_into(race, race.kit.discard_block, out, count)


def discard(race: Race, kind: i64, sink: Sink | None) -> None:
    """One of the cards that are discarded in a turn."""
    discard_card(race, kind, sink)
    race.ask(DISCARD)


def finish_turn(race: Race, sink: Sink | None) -> None:
    """Draw up to six, or up to nine after a banana tree that brings its cards now; then it is the next seat's turn."""
    limit = HAND if race.board.fed == 0 else HAND_AT_TREE
    if not begin_drawing(race, limit - race.kit.fewer_for_cobra * race.cobras[race.active], AT_END, sink):
        next_turn(race, sink)


def end_drawing(race: Race, sink: Sink | None) -> None:
    """The turn is over; or the card that led to a banana tree is."""
    if race.reason == AT_END:
        next_turn(race, sink)
    else:
        finish_card(race, sink)


def draw_at_tree(race: Race, sink: Sink | None) -> bool:
    """RACE-5.1: up to nine at once; returns whether a chance node follows."""
    limit: i64 = HAND_AT_TREE - race.kit.fewer_for_cobra * race.cobras[race.active]
    return begin_drawing(race, limit, AT_TREE, sink)


def next_turn(race: Race, sink: Sink | None) -> None:
    """The turn goes on clockwise, or the race is cut (RACE-7.4)."""
    race.turns += 1
    if race.turns == race.kit.turn_limit:
        race.close(NOBODY)
        if sink is not None:
            sink.tell("race-cut", {"turns": race.turns})
        return
    race.active = (race.active + 1) % race.kit.seats
    start_turn(race, sink)
