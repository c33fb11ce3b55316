"""What the cards of Formula E do (FE-5), and the banana tree where a movement ends (FE-2.6)."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.formula_e.mouse import begin_walk
from howdah.games.race.cards import player_events
from howdah.games.race.cards.card import finish_card
from howdah.games.race.cards.places import NO_CARD
from howdah.games.race.codes import (
    AHEAD,
    BANANA,
    CARPET,
    CHARMER,
    MONKEY,
    MOUSE,
    NO_EFFECT,
    NOBODY,
)
from howdah.games.race.effects import carry_out_shared
from howdah.games.race.kit import STOLEN
from howdah.games.race.movement.moving import begin_move, fly, move_on, tell_blocked
from howdah.games.race.race import Race
from howdah.games.race.turn_flow import draw_at_tree


def carry_out(race: Race, sink: Sink | None) -> None:
    """The effect of the card, or of a pair of cards (FE-2.3). Nothing has been named yet (FE-3.2)."""
    event = race.kit.event[race.card]
    if race.kit.points[race.card] > 0:
        set_out(race, sink)
    elif event == MOUSE:
        begin_walk(race)
    elif event == MONKEY:
        choose_victims(race, sink)
    elif event == CHARMER:
        if not player_events.ask_giver(race, sink):
            player_events.give_cobra(race, sink)
    else:
        carry_out_shared(race, event, sink)


# Movement.


def set_out(race: Race, sink: Sink | None) -> None:
    """A movement card alone, or with an effect that is used (FE-2.3)."""
    effect: i64 = NO_EFFECT if race.partner == NO_CARD else race.kit.effect[race.partner]
    begin_move(race, race.active, race.kit.points[race.card], effect, AHEAD)
    if effect == CARPET:
        fly(race, sink)
    if not move_on(race, sink):
        end_move(race, sink)


def end_move(race: Race, sink: Sink | None) -> None:
    """RACE-5.1, FE-2.6: a banana tree, if at least one step was made."""
    tell_blocked(race, sink)
    cell = race.board.where[race.mover]
    at_tree = race.moved != 0 and race.board.crossed == 0 and race.kit.track.terrain[cell] == BANANA
    if not (at_tree and draw_at_tree(race, sink)):
        finish_card(race, sink)


# Events.


def choose_victims(race: Race, sink: Sink | None) -> None:
    """FE-5.2: two cards of one player or one each of two, all named before a card is taken (RACE-6.7)."""
    while race.target == NOBODY:
        before = race.source
        if player_events.ask_victim(race, sink):
            return
        if race.source == before and race.target == NOBODY:
            break
    race.count = STOLEN if race.target != NOBODY else 1
    player_events.steal_on(race, sink)


def rob(race: Race, seat: i64, sink: Sink | None) -> None:
    player_events.name_victim(race, seat, sink)
    choose_victims(race, sink)
