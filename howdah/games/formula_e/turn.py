"""A turn of Formula E (FE-2): what may be played or discarded, the tiger windows (FE-3), drawing, the next turn."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.cards.places import NO_CARD
from howdah.games.formula_e.effects import carry_out
from howdah.games.race import window
from howdah.games.race.board import OK
from howdah.games.race.card import (
    discard_card,
    finish_card,
    kinds_into,
    lay_card,
    play_card,
    tell_cancelled,
    test_in_hand,
)
from howdah.games.race.drawing import begin_drawing
from howdah.games.race.kit import HAND
from howdah.games.race.moving import begin_move, fly, leader_home, walk_on
from howdah.games.race.race import Race
from howdah.games.race.turning import begin_turn, pass_turn, test_end
from howdah.games.race.window import ON_EFFECT, ON_MOVEMENT
from howdah.games.race.words import (
    AHEAD,
    AT_END,
    CARPET,
    DISCARD,
    END,
    NO_EFFECT,
    NOBODY,
    PURPLE,
    TIGER_ON_EFFECT,
    TOLL,
    TURN,
)

# Why a card cannot be played or discarded now.
ONE_OF_COLOUR: Final = 61
PURPLE_ALONE: Final = 62
EFFECT_ALONE: Final = 63
PLAYED_ALREADY: Final = 64

# The windows of a pair (FE-3.4).
SINGLE: Final = 0
NAMING: Final = 1
OTHER: Final = 2


def start_turn(race: Race, sink: Sink | None) -> None:
    if not begin_turn(race, sink):
        finish_turn(race, sink)


def finish_turn(race: Race, sink: Sink | None) -> None:
    """FE-2.5: with fewer than six cards draw up to six."""
    if not begin_drawing(race, HAND, AT_END, sink):
        next_turn(race, sink)


def after_drawing(race: Race, sink: Sink | None) -> None:
    """FE-2.5, FE-2.6: whoever drew any card discards one for each cobra."""
    toll: i64 = race.cobras[race.active]
    if toll > race.cards.sizes[race.active]:
        toll = race.cards.sizes[race.active]
    race.count = toll
    if toll > 0:
        race.ask(TOLL)
    else:
        after_toll(race, sink)


def after_toll(race: Race, sink: Sink | None) -> None:
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
    """FE-2.1: one card of any colour, or a green and a yellow one; FE-2.3: effects are played with a green card."""
    if race.kit.effect[kind] != NO_EFFECT:
        return EFFECT_ALONE
    return test_colour(race, race.kit.colour[kind])


def test_colour(race: Race, colour: i64) -> i64:
    """Whether a card of this colour may come after what was played."""
    if race.played == 0:
        return OK
    if colour == PURPLE or race.colours & PURPLE != 0:
        return PURPLE_ALONE
    return ONE_OF_COLOUR if race.colours & colour != 0 else OK


def test_pair(race: Race, pair: i64) -> i64:
    missing = test_in_hand(race, race.kit.pair_movement[pair])
    if missing == OK:
        missing = test_in_hand(race, race.kit.pair_effect[pair])
    return missing if missing != OK else test_held_pair(race, pair)


def test_held_pair(race: Race, pair: i64) -> i64:
    """FE-2.3: a green card and an effect that make one movement; a carpet must have where to land (RACE-4.2)."""
    kit = race.kit
    if race.played > 0:
        return PURPLE_ALONE if race.colours & PURPLE != 0 else ONE_OF_COLOUR
    if kit.effect[kit.pair_effect[pair]] == CARPET:
        return race.board.test_flight(race.active, kit.points[kit.pair_movement[pair]])
    return OK


def test_discard(race: Race, kind: i64) -> i64:
    missing = test_in_hand(race, kind)
    return missing if missing != OK else test_discarding(race)


def test_discarding(race: Race) -> i64:
    """FE-2.1: instead of playing."""
    return PLAYED_ALREADY if race.played > 0 else OK


def turn_into(race: Race, out: vec[i64]) -> i64:
    """`end`, cards and pairs to play, cards to discard."""
    kit = race.kit
    count: i64 = 0
    if test_end(race) == OK:
        out[0] = END
        count = 1
    hands = race.cards.hands
    first: i64 = race.active * kit.kinds
    if race.step == TURN and race.played < 2:
        effects: i64 = 0
        for kind in range(kit.kinds):
            if hands[first + kind] == 0:
                continue
            effects += kit.effect[kind]
            if test_held(race, kind) == OK:
                out[count] = kit.play_block + kind
                count += 1
        if race.played == 0 and effects != 0:
            count = pairs_into(race, out, count)
    if test_discarding(race) == OK:
        block = kit.discard_block
        for kind in range(kit.kinds):
            if hands[first + kind] != 0:
                out[count] = block + kind
                count += 1
    return count


def pairs_into(race: Race, out: vec[i64], count: i64) -> i64:
    """Pairs to play, after those that are listed already."""
    kit = race.kit
    movements = kit.pair_movement
    partners = kit.pair_effect
    hands = race.cards.hands
    first: i64 = race.active * kit.kinds
    for pair in range(i64(len(partners))):
        if hands[first + partners[pair]] == 0 or hands[first + movements[pair]] == 0:
            continue
        if test_held_pair(race, pair) == OK:
            out[count] = kit.pair_block + pair
            count += 1
    return count


def toll_into(race: Race, out: vec[i64]) -> i64:
    """FE-2.5: any card of the hand."""
    return kinds_into(race, race.cards.hands, race.active * race.kit.kinds, race.kit.discard_block, out)


def pay_toll(race: Race, kind: i64, sink: Sink | None) -> None:
    discard_card(race, kind, sink)
    race.count -= 1
    if race.count == 0:
        after_toll(race, sink)


def discard(race: Race, kind: i64, sink: Sink | None) -> None:
    discard_card(race, kind, sink)
    race.ask(DISCARD)


def play(race: Race, kind: i64, sink: Sink | None) -> None:
    """A card is laid open; before anything about it is chosen, it can be cancelled (FE-3.2)."""
    play_card(race, kind, sink)
    if sink is not None:
        warn(race, sink)
    begin_window(race, SINGLE, sink)


def play_pair(race: Race, pair: i64, sink: Sink | None) -> None:
    """FE-2.3: two cards that are one movement."""
    race.card = race.kit.pair_movement[pair]
    race.partner = race.kit.pair_effect[pair]
    race.source = NOBODY
    race.target = NOBODY
    lay_card(race, race.card)
    lay_card(race, race.partner)
    if sink is not None:
        names = race.kit.deck.names
        sink.tell("cards-played", {"seat": race.active + 1, "card": names[race.card], "with": names[race.partner]})
        warn(race, sink)
    begin_window(race, NAMING, sink)


def warn(race: Race, sink: Sink) -> None:
    """RACE-7.2: the movement that was declared ends the race, if nobody cancels it and no choice comes before."""
    if race.kit.points[race.card] == 0:
        return
    trial = race.copy()
    effect = NO_EFFECT if trial.partner == NO_CARD else int(trial.kit.effect[trial.partner])
    begin_move(trial, trial.active, trial.kit.points[trial.card], effect, AHEAD)
    if effect == CARPET:
        fly(trial, None)
    walk_on(trial, None)
    winner = leader_home(trial)
    if winner != NOBODY:
        sink.tell("race-would-end", {"seat": winner + 1})


# The tiger windows.


def begin_window(race: Race, kind: i64, sink: Sink | None) -> None:
    if not window.begin_window(race, kind):
        settle(race, sink)


def close_window(race: Race, duel: bool, sink: Sink | None) -> None:
    """All have answered. With `tiger_duel` a tiger can be answered by another (FE-3.4)."""
    tiger = window.first_tiger(race)
    if tiger != NOBODY:
        if race.window == NAMING and race.chain == 0:
            race.aim = ON_EFFECT if race.answers[tiger] == TIGER_ON_EFFECT else ON_MOVEMENT
        window.strike(race, tiger, sink)
        if duel and window.open_window(race, tiger):
            return
    settle(race, sink)


def settle(race: Race, sink: Sink | None) -> None:
    """The chain is over: what it was about is cancelled or not; a pair has a second window (FE-3.4)."""
    window.forget_answers(race)
    cancelled = window.settle_chain(race, sink)
    if race.window == SINGLE:
        if cancelled:
            tell_cancelled(race, race.card, sink)
            finish_card(race, sink)
        else:
            carry_out(race, sink)
        return
    if cancelled:
        race.cancelled |= race.aim
        kind = race.partner if race.aim == ON_EFFECT else race.card
        tell_cancelled(race, kind, sink)
        race.cards.clear_card(kind)
    if race.window == NAMING and race.aim != 0:
        race.window = OTHER
        race.aim = ON_MOVEMENT + ON_EFFECT - race.aim
        race.striker = race.active
        if window.open_window(race, race.active):
            return
    resolve_pair(race, sink)


def resolve_pair(race: Race, sink: Sink | None) -> None:
    """FE-3.3: without its movement the effect is nothing; without the effect it is a plain movement."""
    if race.cancelled & ON_MOVEMENT != 0:
        finish_card(race, sink)
        return
    if race.cancelled & ON_EFFECT != 0:
        race.partner = NO_CARD
    carry_out(race, sink)
