"""A turn of Elephant Rally (ER-2): what may be played or discarded, the tiger window, drawing, the next turn."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.cards.places import NO_CARD
from howdah.games.elephant_rally.effects import STUCK_IN_MUD, carry_out, finish_card, mud_due, name_targets
from howdah.games.race.board import OK
from howdah.games.race.drawing import begin_drawing
from howdah.games.race.kit import HAND
from howdah.games.race.moving import find_marks
from howdah.games.race.race import Race
from howdah.games.race.window import first_tiger, forget_answers, open_window, settle_chain, strike
from howdah.games.race.words import AT_END, DISCARD, END, EVENT, GREEN, NOBODY, TURN

# Why a card cannot be played or discarded now.
NOT_IN_HAND: Final = 60
TWO_CARDS: Final = 61
TWO_GREEN: Final = 62
DISCARDED: Final = 64
NOTHING_DONE: Final = 65


def start_turn(race: Race, sink: Sink | None) -> None:
    """What holds at the start of a turn: mud to get out of (ER-5.3), a crossing that may be crossed (ER-4.4)."""
    race.played = 0
    race.colours = 0
    race.halted = 0
    race.board.driven = 0
    find_marks(race)
    if sink is not None:
        sink.tell("turn-began", {"seat": race.active + 1})
    if race.cards.sizes[race.active] > 0:
        race.ask(TURN)
        return
    if sink is not None:
        sink.tell("turn-passed", {"seat": race.active + 1})  # ER-2.1
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
    race.turns += 1
    if race.turns == race.kit.turn_limit:
        race.close(NOBODY)  # RACE-7.4
        if sink is not None:
            sink.tell("race-cut", {"turns": race.turns})
        return
    race.active = (race.active + 1) % race.kit.seats
    start_turn(race, sink)


# Playing and discarding.


def test_play(race: Race, kind: i64) -> i64:
    """ER-2.1: one card, or two in any combination except two green ones; ER-5.4 in mud."""
    if race.cards.hands[race.active * race.kit.kinds + kind] == 0:
        return NOT_IN_HAND
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
    """ER-2.1: any number instead of playing, or one after one card."""
    if race.cards.hands[race.active * race.kit.kinds + kind] == 0:
        return NOT_IN_HAND
    if race.played == 2:
        return TWO_CARDS
    if race.step == DISCARD and race.played > 0:
        return DISCARDED
    return OK


def test_end(race: Race) -> i64:
    """ER-2.1: something must have been played or discarded."""
    return NOTHING_DONE if race.step == TURN and race.played == 0 else OK


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
            if hands[first + kind] != 0 and test_play(race, kind) == OK:
                out[count] = kit.play_block + kind
                count += 1
    block = kit.discard_block
    for kind in range(kit.kinds):
        if hands[first + kind] != 0 and test_discard(race, kind) == OK:
            out[count] = block + kind
            count += 1
    return count


def discard(race: Race, kind: i64, sink: Sink | None) -> None:
    race.cards.discard(race.active, kind)
    if sink is not None:
        sink.tell("card-discarded", {"seat": race.active + 1, "card": race.kit.deck.names[kind]}, reveals=True)
    race.ask(DISCARD)


def play(race: Race, kind: i64, sink: Sink | None) -> None:
    """A card is laid open; a red one names its target and can be cancelled (ER-3)."""
    race.cards.lay_open(race.active, kind)
    race.card = kind
    race.partner = NO_CARD
    race.played += 1
    race.colours |= race.kit.colour[kind]
    race.source = NOBODY
    race.target = NOBODY
    race.stall = 0
    if sink is not None:
        sink.tell("card-played", {"seat": race.active + 1, "card": race.kit.deck.names[kind]})
    if race.kit.colour[kind] != EVENT:
        carry_out(race, sink)
    elif not name_targets(race, sink):
        begin_window(race, sink)


# The tiger window.


def begin_window(race: Race, sink: Sink | None) -> None:
    """ER-3.2: the target has been named; all others may answer."""
    race.chain = 0
    race.window = 0
    race.aim = 0
    race.cancelled = 0
    race.striker = race.active
    if not open_window(race, race.active):
        close_window(race, sink)


def close_window(race: Race, sink: Sink | None) -> None:
    """All have answered: another tiger, or the chain resolves from the last."""
    tiger = first_tiger(race)
    if tiger != NOBODY:
        strike(race, tiger, sink)
        if open_window(race, tiger):
            return
    forget_answers(race)
    if settle_chain(race, sink):
        end_cancelled(race, sink)
    else:
        carry_out(race, sink)


def end_cancelled(race: Race, sink: Sink | None) -> None:
    """ER-3.1: the card counts as played, without effect."""
    if sink is not None:
        sink.tell("card-cancelled", {"seat": race.active + 1, "card": race.kit.deck.names[race.card]})
    race.cards.clear_table()
    race.card = NO_CARD
    race.ask(TURN)
