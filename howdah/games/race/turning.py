"""The frame of a turn, which both games fill: how it begins, what is done in it, and whose is next."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.race.board import OK
from howdah.games.race.race import Race
from howdah.games.race.words import NOBODY, TURN

NOTHING_DONE: Final = 65


def begin_turn(race: Race, sink: Sink | None) -> bool:
    """Ask the active seat; whether it has a card. With an empty hand it passes (FE-2.1, ER-2.1)."""
    race.played = 0
    race.colours = 0
    race.halted = 0
    race.board.driven = 0
    if sink is not None:
        sink.tell("turn-began", {"seat": race.active + 1})
    if race.cards.sizes[race.active] > 0:
        race.ask(TURN)
        return True
    if sink is not None:
        sink.tell("turn-passed", {"seat": race.active + 1})
    return False


def test_end(race: Race) -> i64:
    """FE-2.1, ER-2.1: something must have been played or discarded."""
    return NOTHING_DONE if race.step == TURN and race.played == 0 else OK


def pass_turn(race: Race, sink: Sink | None) -> bool:
    """The turn goes on clockwise; whether it does, or the race is cut (RACE-7.4)."""
    race.turns += 1
    if race.turns == race.kit.turn_limit:
        race.close(NOBODY)
        if sink is not None:
            sink.tell("race-cut", {"turns": race.turns})
        return False
    race.active = (race.active + 1) % race.kit.seats
    return True
