"""What the cards of Elephant Rally do (ER-2.2, ER-6), and the terrain where a movement ends (ER-5)."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.animals import begin_herding, beside_mouse, flee_on, move_mouse, scare
from howdah.games.race.board import OK
from howdah.games.race.card import finish_card
from howdah.games.race.drawing import begin_drawing, pile_ready
from howdah.games.race.kit import HAND_AT_TREE, MOUSE_STEPS, STOLEN
from howdah.games.race.moving import (
    begin_move,
    can_use,
    find_options,
    fly,
    is_halted,
    leader_home,
    move_on,
    take_step,
)
from howdah.games.race.people import ask_giver, ask_victim, drop_cobras, give_cobra, search_discards, steal_on
from howdah.games.race.race import Race
from howdah.games.race.words import (
    AHEAD,
    AT_TREE,
    BANANA,
    CARPET,
    CHARMER,
    ELEPHANT,
    ELEPHANTS,
    HOLE,
    JUICE,
    MANGO,
    MONKEY,
    MOUSE,
    MUD,
    NO_EFFECT,
    NOBODY,
    NOWHERE,
    PRAYER,
    REVEAL,
    SACRED_COW,
    STALL,
    TREE,
    USE,
    WALK,
)

MANGO_STEPS: Final = 2

# Why an elephant cannot be chosen.
STUCK_IN_MUD: Final = 63
NOT_YOURS: Final = 70


def name_targets(race: Race, sink: Sink | None) -> bool:
    """ER-3.2: a monkey's victim and a cobra's way are said first; whether somebody must be asked."""
    event = race.kit.event[race.card]
    if event == MONKEY:
        return ask_victim(race, sink)
    if event == CHARMER:
        return ask_giver(race, sink)
    return False


def carry_out(race: Race, sink: Sink | None) -> None:
    """The effect of the card, whose targets have been named."""
    event = race.kit.event[race.card]
    if race.kit.points[race.card] > 0:
        move_by_card(race, sink)
    elif event == MOUSE:
        race.ask(HOLE)
    elif event == MONKEY:
        race.count = STOLEN  # ER-6.2
        steal_on(race, sink)
    elif event == SACRED_COW:
        begin_herding(race, sink)
    elif event == PRAYER:
        search_discards(race, sink)
    elif event == CHARMER:
        give_cobra(race, sink)
    else:
        drop_cobras(race, sink)


# Movement cards.


def test_elephant(race: Race, elephant: i64) -> i64:
    """ER-7.2: an own elephant; ER-5.4 if it stands in mud. It is asked for while both are on the track."""
    if race.owner(elephant) != race.active:
        return NOT_YOURS
    return STUCK_IN_MUD if mud_due(race, elephant) >= race.kit.points[race.card] else OK


def can_move(race: Race, elephant: i64) -> bool:
    """ER-7.4: an elephant across the line moves no more."""
    return race.board.where[elephant] >= 0 and test_elephant(race, elephant) == OK


def elephants_into(race: Race, out: vec[i64]) -> i64:
    count: i64 = 0
    for elephant in range(race.kit.elephants):
        if can_move(race, elephant):
            out[count] = race.kit.elephant_block + elephant
            count += 1
    return count


def move_by_card(race: Race, sink: Sink | None) -> None:
    """ER-7.2: either of the own elephants; at a stall, the one that stands there (ER-5.2)."""
    if race.stall != 0:
        set_out(race, race.mover, sink)
        return
    if race.kit.elephants == race.kit.seats:
        set_out(race, race.active, sink)
        return
    count: i64 = 0
    mover: i64 = NOBODY
    for elephant in range(race.kit.elephants):
        if can_move(race, elephant):
            count += 1
            mover = elephant
    if count > 1:
        race.ask(ELEPHANT)
    elif count == 1:
        set_out(race, mover, sink)
    else:
        finish_card(race, sink)


def mud_due(race: Race, elephant: i64) -> i64:
    """ER-5.3: the points that an elephant must still spend to get free."""
    if race.due & ~race.board.driven & (1 << elephant) == 0:
        return 0
    return race.kit.track.terrain[race.board.where[elephant]] - MUD


def set_out(race: Race, mover: i64, sink: Sink | None) -> None:
    """Get free of mud; use the card's effect or ignore it (ER-2.2); go."""
    points = race.kit.points[race.card]
    mud = mud_due(race, mover)
    if mud > 0:
        race.due &= ~(1 << mover)
        points -= mud
        if sink is not None:
            sink.tell("elephant-freed", {"elephant": ELEPHANTS[mover], "points": mud})
    begin_move(race, mover, points, NO_EFFECT, AHEAD)
    effect = race.kit.effect[race.card]
    if effect != NO_EFFECT and can_use(race, mover, points, effect):
        race.ask(USE)
    else:
        go_on(race, sink)


def use_effect(race: Race, used: bool, sink: Sink | None) -> None:
    """ER-2.2: a charge that is used holds for the whole movement."""
    if used:
        race.mode = race.kit.effect[race.card]
        if sink is not None:
            sink.tell("effect-used", {"seat": race.active + 1, "card": race.kit.deck.names[race.card]})
        if race.mode == CARPET:
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
    """ER-5: the terrain acts where a movement of at least one step ends (RACE-5.1)."""
    cell = race.board.where[race.mover]
    if race.moved == 0 or cell < 0 or (race.board.crossed != 0 and leader_home(race) != NOBODY):
        finish_card(race, sink)
        return
    terrain = race.kit.track.terrain[cell]
    if terrain == BANANA:
        # ER-2.6: at once up to nine, one fewer for each cobra.
        if not begin_drawing(race, HAND_AT_TREE - race.cobras[race.active], AT_TREE, sink):
            finish_card(race, sink)
    elif terrain == MANGO:
        reach_mango_tree(race, sink)
    elif terrain == STALL:
        reach_stall(race, sink)
    else:
        finish_card(race, sink)


def reach_mango_tree(race: Race, sink: Sink | None) -> None:
    """ER-5.1: two more cells, if the player likes and a step is possible; not in the turn of a halt (ER-4.2)."""
    begin_move(race, race.mover, MANGO_STEPS, JUICE, AHEAD)
    if not is_halted(race, race.mover) and find_options(race) != 0:
        race.ask(TREE)
    else:
        finish_card(race, sink)


def leave_mango_tree(race: Race, goes: bool, sink: Sink | None) -> None:
    if not goes:
        finish_card(race, sink)
        return
    if sink is not None:
        sink.tell("mango-eaten", {"elephant": ELEPHANTS[race.mover]})
    go_on(race, sink)


def reach_stall(race: Race, sink: Sink | None) -> None:
    """ER-5.2: the top card of the pile is revealed, if there is one."""
    if pile_ready(race, sink):
        race.ask_fate(REVEAL)
    else:
        finish_card(race, sink)


def reveal(race: Race, kind: i64, sink: Sink | None) -> None:
    """ER-5.2: its effect is applied at once; nobody can cancel it (ER-3.3)."""
    race.cards.reveal(kind)
    race.card = kind
    race.stall = 1
    race.source = NOBODY
    race.target = NOBODY
    if sink is not None:
        sink.tell("card-revealed", {"seat": race.active + 1, "card": race.kit.deck.names[kind]}, reveals=True)
    if not name_targets(race, sink):
        carry_out(race, sink)


# The mouse.


def come_to(race: Race, cell: i64, sink: Sink | None) -> None:
    """ER-6.1: the mouse enters a cell; it scares who stands there, else walks on while it has steps."""
    if move_mouse(race, cell, sink):
        if not scare(race, sink):
            send_mouse_back(race, sink)
    elif race.count > 0:
        race.ask(WALK)
    else:
        send_mouse_back(race, sink)


def put_mouse(race: Race, hole: i64, sink: Sink | None) -> None:
    race.count = MOUSE_STEPS
    come_to(race, race.kit.holes[hole], sink)


def walk_mouse(race: Race, way: i64, sink: Sink | None) -> None:
    race.count -= 1
    come_to(race, beside_mouse(race, way), sink)


def flee(race: Race, way: i64, sink: Sink | None) -> None:
    """The player of the mouse has chosen the side."""
    take_step(race, way, sink)
    if not flee_on(race, sink):
        send_mouse_back(race, sink)


def send_mouse_back(race: Race, sink: Sink | None) -> None:
    """ER-6.1: beside the track."""
    race.board.mouse = NOWHERE
    if sink is not None:
        sink.tell("mouse-left", {})
    finish_card(race, sink)
