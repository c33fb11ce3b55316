"""The mouse of Elephant Rally (ER-6.1): it comes out of any hole and goes back beside the track."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.cards.card import finish_card
from howdah.games.race.codes import DONE, MOUSE_STEP, NOWHERE
from howdah.games.race.kit import MOUSE_STEPS
from howdah.games.race.movement.animals import ASKED, beside_mouse, enter
from howdah.games.race.race import Race


def holes_into(race: Race, out: vec[i64]) -> i64:
    """All mouse holes."""
    holes: i64 = len(race.kit.holes)
    for hole in range(holes):
        out[hole] = race.kit.hole_block + hole
    return holes


def put_mouse(race: Race, hole: i64, sink: Sink | None) -> None:
    race.count = MOUSE_STEPS
    come_to(race, race.kit.holes[hole], sink)


def walk(race: Race, action: i64, sink: Sink | None) -> None:
    """A step, or the end of the walk."""
    if action == DONE:
        send_back(race, sink)
        return
    race.count -= 1
    come_to(race, beside_mouse(race, action - MOUSE_STEP), sink)


def come_to(race: Race, cell: i64, sink: Sink | None) -> None:
    """The mouse enters a cell, by a step or as it is put down."""
    if enter(race, cell, sink) != ASKED:
        send_back(race, sink)


def send_back(race: Race, sink: Sink | None) -> None:
    """After scaring, or when its walk ends, it waits beside the track."""
    race.board.mouse = NOWHERE
    if sink is not None:
        sink.tell("mouse-left", {})
    finish_card(race, sink)
