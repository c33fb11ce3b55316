"""What the cards of Elephant Rally do (ER-2.2, ER-6), and the terrain where a movement ends (ER-5)."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.elephant_rally.crossings import bars_flight
from howdah.games.elephant_rally.mud import get_free, why_not_leave
from howdah.games.race.cards import player_events
from howdah.games.race.cards.card import finish_card
from howdah.games.race.cards.drawing import pile_ready
from howdah.games.race.codes import (
    AHEAD,
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
    NO_EFFECT,
    NOBODY,
    NOT_PLANNING,
    REVEAL,
    STALL,
    TREE,
    USE,
)
from howdah.games.race.effects import carry_out_shared
from howdah.games.race.kit import STOLEN
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.movement.moving import begin_move, find_options, fly, leader_home, move_on, tell_blocked
from howdah.games.race.race import Race
from howdah.games.race.turn_flow import draw_at_tree

MANGO_STEPS: Final = 2

NOT_YOURS: Final = 70
"""Why an elephant cannot be chosen; `mud.py` has the other reason."""


def name_targets(race: Race, sink: Sink | None) -> bool:
    """ER-3.2: a monkey's victim and a cobra's way are said first; whether somebody must be asked."""
    event = race.kit.event[race.card]
    if event == MONKEY:
        return player_events.ask_victim(race, sink)
    if event == CHARMER:
        return player_events.ask_giver(race, sink)
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
        player_events.steal_on(race, sink)
    elif event == CHARMER:
        player_events.give_cobra(race, sink)
    else:
        carry_out_shared(race, event, sink)


# Movement cards.


def why_not_elephant(race: Race, elephant: i64) -> i64:
    """ER-7.2: an own elephant; ER-5.4 if it stands in mud. It is asked for while both are on the track."""
    if race.owner(elephant) != race.active:
        return NOT_YOURS
    return why_not_leave(race.board, elephant, race.card)


def can_move(race: Race, elephant: i64) -> bool:
    """ER-7.4: an elephant across the line moves no more."""
    return race.board.where[elephant] >= 0 and why_not_elephant(race, elephant) == LEGAL


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


def set_out(race: Race, mover: i64, sink: Sink | None) -> None:
    """Get free of mud; use the card's effect or ignore it (ER-2.2); go."""
    points = get_free(race.board, mover, race.kit.points[race.card], sink)
    begin_move(race, mover, points, NO_EFFECT, AHEAD)
    effect = race.kit.effect[race.card]
    if effect != NO_EFFECT and points > 0 and can_use(race, mover, points, effect):
        race.ask(USE)
    else:
        go_on(race, sink)


def can_use(race: Race, mover: i64, points: i64, effect: i64) -> bool:
    """Whether an effect can be used in a movement of so many points: only a carpet needs a place to land (RACE-4.2)."""
    board = race.board
    if board.is_halted(mover):
        return False
    if effect != CARPET:
        return True
    return not bars_flight(board, mover, points) and board.why_not_flight(mover, points) == LEGAL


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


def end_move(race: Race, sink: Sink | None) -> None:
    """ER-5: the terrain acts where a movement of at least one step ends (RACE-5.1)."""
    tell_blocked(race, sink)
    cell = race.board.where[race.mover]
    if race.moved == 0 or cell < 0 or (race.board.crossed != 0 and leader_home(race) != NOBODY):
        finish_card(race, sink)
        return
    terrain = race.kit.track.terrain[cell]
    if terrain == BANANA and race.kit.banana_at_end:
        race.board.fed |= 1 << race.mover  # ER-2.6
        finish_card(race, sink)
    elif race.planning != NOT_PLANNING and terrain in (BANANA, STALL):
        finish_card(race, sink)  # ER-3.2: what is drawn or revealed cannot be named.
    elif terrain == BANANA:
        if not draw_at_tree(race, sink):  # ER-2.6
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
    if find_options(race) != 0:
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
        race.ask_chance(REVEAL)
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
