"""What the cards of Formula E do (FE-5), and the banana tree where a movement ends (FE-2.6)."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.cards.places import NO_CARD
from howdah.games.race.animals import (
    begin_herding,
    beside_mouse,
    flee_on,
    move_mouse,
    nearest_distance,
    scare,
)
from howdah.games.race.card import finish_card
from howdah.games.race.drawing import begin_drawing
from howdah.games.race.kit import HAND_AT_TREE, MOUSE_STEPS, STOLEN
from howdah.games.race.moving import begin_move, fly, move_on, take_step
from howdah.games.race.people import (
    ask_giver,
    ask_victim,
    drop_cobras,
    give_cobra,
    name_victim,
    search_discards,
    steal_on,
)
from howdah.games.race.race import Race
from howdah.games.race.words import (
    AHEAD,
    AT_TREE,
    BANANA,
    BURROW,
    CARPET,
    CHARMER,
    MONKEY,
    MOUSE,
    NO_EFFECT,
    NOBODY,
    PRAYER,
    SACRED_COW,
    WALK,
)


def carry_out(race: Race, sink: Sink | None) -> None:
    """The effect of the card, or of a pair of cards (FE-2.3). Nothing has been named yet (FE-3.2)."""
    event = race.kit.event[race.card]
    if race.kit.points[race.card] > 0:
        set_out(race, sink)
    elif event == MOUSE:
        race.count = MOUSE_STEPS
        race.ask(WALK)
    elif event == MONKEY:
        choose_victims(race, sink)
    elif event == SACRED_COW:
        begin_herding(race, sink)
    elif event == PRAYER:
        search_discards(race, sink)
    elif event == CHARMER:
        if not ask_giver(race, sink):
            give_cobra(race, sink)
    else:
        drop_cobras(race, sink)


# Movement.


def set_out(race: Race, sink: Sink | None) -> None:
    """A movement card alone, or with an effect that is used (FE-2.3)."""
    effect: i64 = NO_EFFECT if race.partner == NO_CARD else race.kit.effect[race.partner]
    begin_move(race, race.active, race.kit.points[race.card], effect, AHEAD)
    if effect == CARPET:
        fly(race, sink)
    go_on(race, sink)


def go_on(race: Race, sink: Sink | None) -> None:
    """Forced steps; then a choice, or the end of the movement."""
    if not move_on(race, sink):
        end_move(race, sink)


def choose_step(race: Race, way: i64, sink: Sink | None) -> None:
    take_step(race, way, sink)
    go_on(race, sink)


def end_move(race: Race, sink: Sink | None) -> None:
    """RACE-5.1, FE-2.6: a banana tree, if at least one step was made."""
    cell = race.board.where[race.mover]
    at_tree = race.moved != 0 and race.board.crossed == 0 and race.kit.track.terrain[cell] == BANANA
    if not (at_tree and begin_drawing(race, HAND_AT_TREE, AT_TREE, sink)):
        finish_card(race, sink)


# Events.


def choose_victims(race: Race, sink: Sink | None) -> None:
    """FE-5.2: two cards of one player or one each of two, all named before a card is taken (RACE-6.7)."""
    while race.target == NOBODY:
        before = race.source
        if ask_victim(race, sink):
            return
        if race.source == before and race.target == NOBODY:
            break
    race.count = STOLEN if race.target != NOBODY else 1
    steal_on(race, sink)


def rob(race: Race, seat: i64, sink: Sink | None) -> None:
    name_victim(race, seat, sink)
    choose_victims(race, sink)


def come_to(race: Race, cell: i64, sink: Sink | None) -> None:
    """FE-5.1: the mouse enters a cell; it scares who stands there, else walks on while it has steps."""
    race.count -= 1
    if move_mouse(race, cell, sink):
        if not scare(race, sink):
            burrow(race, sink)
    elif race.count > 0:
        race.ask(WALK)
    else:
        finish_card(race, sink)


def walk_mouse(race: Race, way: i64, sink: Sink | None) -> None:
    come_to(race, beside_mouse(race, way), sink)


def flee(race: Race, way: i64, sink: Sink | None) -> None:
    """The player of the mouse has chosen the side."""
    take_step(race, way, sink)
    if not flee_on(race, sink):
        burrow(race, sink)


def burrow(race: Race, sink: Sink | None) -> None:
    """FE-5.1: after scaring it returns to the nearest hole; the player chooses among equals."""
    kit = race.kit
    nearest = nearest_distance(race)
    count: i64 = 0
    home: i64 = NOBODY
    for hole in range(i64(len(kit.holes))):
        if kit.hole_far[hole * kit.track.cells + race.board.mouse] == nearest:
            count += 1
            home = hole
    if count > 1:
        race.ask(BURROW)
    else:
        go_home(race, home, sink)


def go_home(race: Race, hole: i64, sink: Sink | None) -> None:
    """Coming home to an elephant scares nobody."""
    cell = race.kit.holes[hole]
    if cell != race.board.mouse:
        move_mouse(race, cell, sink)
    finish_card(race, sink)
