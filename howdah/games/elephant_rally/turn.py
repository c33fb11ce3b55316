"""A turn of Elephant Rally (ER-2): what may be played or discarded, the tiger window, drawing, the next turn."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.elephant_rally.effects import STUCK_IN_MUD, carry_out, mud_due, name_targets
from howdah.games.race import window
from howdah.games.race.board import OK
from howdah.games.race.card import discard_card, finish_card, play_card, tell_cancelled, test_in_hand
from howdah.games.race.drawing import begin_drawing
from howdah.games.race.kit import HAND
from howdah.games.race.moving import find_marks
from howdah.games.race.race import Race
from howdah.games.race.turning import begin_turn, pass_turn, test_end
from howdah.games.race.words import AT_END, DISCARD, END, EVENT, GREEN, NOBODY, TURN

# Why a card cannot be played or discarded now.
TWO_CARDS: Final = 61
TWO_GREEN: Final = 62
DISCARDED: Final = 64


def start_turn(race: Race, sink: Sink | None) -> None:
    """What holds at the start of a turn: mud to get out of (ER-5.3), a crossing that may be crossed (ER-4.4)."""
    find_marks(race)
    if not begin_turn(race, sink):
        finish_turn(race, sink)


def finish_turn(race: Race, sink: Sink | None) -> None:
    """ER-2.5: draw up to six, one fewer for each cobra."""
    if not begin_drawing(race, HAND - race.cobras[race.active], AT_END, sink):
        next_turn(race, sink)


def after_drawing(race: Race, sink: Sink | None) -> None:
    """The turn is over; or the card that led to a banana tree is."""
    if race.reason == AT_END:
        next_turn(race, sink)
    else:
        finish_card(race, sink)


def next_turn(race: Race, sink: Sink | None) -> None:
    if pass_turn(race, sink):
        start_turn(race, sink)


# Playing and discarding.


def test_play(race: Race, kind: i64) -> i64:
    missing = test_in_hand(race, kind)
    return missing if missing != OK else test_held(race, kind)


def test_held(race: Race, kind: i64) -> i64:
    """Why a card of the hand cannot be played. ER-2.1: one, or two but two green ones; ER-5.4 in mud."""
    if race.played == 2:
        return TWO_CARDS
    if race.kit.colour[kind] == GREEN and race.colours & GREEN != 0:
        return TWO_GREEN
    points = race.kit.points[kind]
    if race.due != 0 and points > 0 and not any_can_leave(race, points):
        return STUCK_IN_MUD
    return OK


def any_can_leave(race: Race, points: i64) -> bool:
    """ER-5.4: whether an own elephant may be moved by so many points: from mud n only by more than n."""
    own = race.own(race.active)
    for elephant in range(race.kit.elephants):
        if own >> elephant & 1 != 0 and race.board.where[elephant] >= 0 and mud_due(race, elephant) < points:
            return True
    return False


def test_discard(race: Race, kind: i64) -> i64:
    missing = test_in_hand(race, kind)
    return missing if missing != OK else test_discarding(race)


def test_discarding(race: Race) -> i64:
    """ER-2.1: any number instead of playing, or one after one card."""
    if race.played == 2:
        return TWO_CARDS
    return DISCARDED if race.step == DISCARD and race.played > 0 else OK


def turn_into(race: Race, out: vec[i64]) -> i64:
    """`end`, cards to play, cards to discard."""
    kit = race.kit
    count: i64 = 0
    if test_end(race) == OK:
        out[0] = END
        count = 1
    if race.played == 2:
        return count
    hands = race.cards.hands
    first: i64 = race.active * kit.kinds
    if race.step == TURN:
        for kind in range(kit.kinds):
            if hands[first + kind] != 0 and test_held(race, kind) == OK:
                out[count] = kit.play_block + kind
                count += 1
    if test_discarding(race) == OK:
        block = kit.discard_block
        for kind in range(kit.kinds):
            if hands[first + kind] != 0:
                out[count] = block + kind
                count += 1
    return count


def discard(race: Race, kind: i64, sink: Sink | None) -> None:
    discard_card(race, kind, sink)
    race.ask(DISCARD)


def play(race: Race, kind: i64, sink: Sink | None) -> None:
    """A card is laid open; a red one names its target and can be cancelled (ER-3)."""
    play_card(race, kind, sink)
    if race.kit.colour[kind] != EVENT:
        carry_out(race, sink)
    elif not name_targets(race, sink):
        begin_window(race, sink)


# The tiger window.


def begin_window(race: Race, sink: Sink | None) -> None:
    """ER-3.2: the target has been named; all others may answer."""
    if not window.begin_window(race, 0):
        close_window(race, sink)


def close_window(race: Race, sink: Sink | None) -> None:
    """All have answered: another tiger, or the chain resolves from the last."""
    tiger = window.first_tiger(race)
    if tiger != NOBODY:
        window.strike(race, tiger, sink)
        if window.open_window(race, tiger):
            return
    window.forget_answers(race)
    if window.settle_chain(race, sink):
        tell_cancelled(race, race.card, sink)
        finish_card(race, sink)
    else:
        carry_out(race, sink)
