"""A turn of Elephant Rally (ER-2): what may be played or discarded, and the tiger window."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.elephant_rally.effects import can_move, carry_out, name_targets
from howdah.games.elephant_rally.mud import STUCK_IN_MUD, any_can_leave, points_owed
from howdah.games.elephant_rally.plans import begin_plan, carry_out_plan, forget_plan, is_simulated, tell_plan
from howdah.games.race.cards import window
from howdah.games.race.cards.card import finish_card, play_card, tell_cancelled
from howdah.games.race.cards.no_effect import cannot_step, event_has_no_effect
from howdah.games.race.codes import DISCARD, EVENT, GREEN, NO_EFFECT, NOBODY, TURN
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race
from howdah.games.race.turn_flow import discards_into, end_into

# Why a card cannot be played or discarded now.
TWO_CARDS: Final = 61
TWO_GREEN: Final = 62
DISCARDED: Final = 64


def why_not_held(race: Race, kind: i64) -> i64:
    """Why a card of the hand cannot be played. ER-2.1: one, or two but two green ones; ER-5.4 in mud."""
    if race.played == 2:
        return TWO_CARDS
    if race.kit.colour[kind] == GREEN and race.colours & GREEN != 0:
        return TWO_GREEN
    if race.board.stuck != 0 and race.kit.points[kind] > 0 and not any_can_leave(race, kind):
        return STUCK_IN_MUD
    return LEGAL


def why_not_discarding(race: Race) -> i64:
    """ER-2.1: any number instead of playing, or one after one card."""
    if race.played == 2:
        return TWO_CARDS
    return DISCARDED if race.phase == DISCARD and race.played > 0 else LEGAL


def turn_into(race: Race, out: vec[i64]) -> i64:
    """`end`, cards to play, cards to discard."""
    kit = race.kit
    count = end_into(race, out)
    if race.played == 2:
        return count
    if race.phase == TURN:
        hands = race.cards.hands
        first: i64 = race.active * kit.kinds
        for kind in range(kit.kinds):
            if hands[first + kind] != 0 and why_not_held(race, kind) == LEGAL:
                out[count] = kit.play_block + kind
                count += 1
    return discards_into(race, out, count) if why_not_discarding(race) == LEGAL else count


def play(race: Race, kind: i64, sink: Sink | None) -> None:
    """A card is laid open; of a red one it is named what it is to do, and it can be cancelled (ER-3)."""
    play_card(race, kind, sink)
    if race.kit.colour[kind] != EVENT:
        carry_out(race, sink)
    elif race.kit.plan_before_window:
        if not begin_plan(race):
            settle_plan(race, sink)
    elif not name_targets(race, sink):
        begin_window(race, sink)


# The tiger window.


def told_at_once(race: Race, sink: Sink | None) -> Sink | None:
    """Who is told of a target as it is named: nobody where it belongs to a plan, which is told as a whole (ER-3.2)."""
    return None if race.kit.plan_before_window and race.stall == 0 else sink


def end_naming(race: Race, sink: Sink | None) -> None:
    """ER-3.2: the targets have been named; a stall's card has no window (ER-3.3)."""
    if race.stall != 0:
        carry_out(race, sink)
    elif race.kit.plan_before_window:
        settle_plan(race, sink)
    else:
        begin_window(race, sink)


def settle_plan(race: Race, sink: Sink | None) -> None:
    """ER-3.2: what the card is to do has been named; nothing has changed yet."""
    tell_plan(race, sink)
    begin_window(race, sink)


def begin_window(race: Race, sink: Sink | None) -> None:
    """ER-3.2: the target, or all that the card is to do, has been named; all others may answer."""
    if race.kit.skip_useless_windows and has_no_effect(race):
        carry_out_plan(race, sink)
    elif not window.begin_window(race):
        close_window(race, sink)


def has_no_effect(race: Race) -> bool:
    """ER-3.4: whether the card changes nothing: as planned, or whatever is chosen where nothing is planned."""
    if not is_simulated(race):
        return event_has_no_effect(race, race.kit.event[race.card])
    if race.kit.plan_before_window:
        return race.board.is_like(race.other_board)
    if race.kit.points[race.card] == 0:
        return event_has_no_effect(race, race.kit.event[race.card])
    own = race.own(race.active)
    for elephant in range(race.kit.elephants):
        if own >> elephant & 1 == 0 or not can_move(race, elephant):
            continue
        if points_owed(race.board, elephant) > 0 or not cannot_step(race, elephant, NO_EFFECT):
            return False
    return True


def close_window(race: Race, sink: Sink | None) -> None:
    """All have answered: another tiger, or the chain resolves from the last."""
    tiger = window.first_tiger(race)
    if tiger != NOBODY:
        window.strike(race, tiger, race.card, sink)
        if window.open_window(race, tiger):
            return
    window.forget_answers(race)
    if window.settle_chain(race, sink):
        forget_plan(race)
        tell_cancelled(race, race.card, sink)
        finish_card(race, sink)
    else:
        carry_out_plan(race, sink)
