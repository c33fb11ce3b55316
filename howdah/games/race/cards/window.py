"""Tiger windows: all others answer at once and in secret; the first tiger clockwise counts (clause 3 of each race).

Whoever has any card is asked: an empty hand is open to all, what is in a hand is not.
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.codes import (
    NOBODY,
    PASS,
    TIGER_PLAYED,
    WINDOW,
)
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race

NO_TIGER: Final = 50


def open_window(race: Race, but: i64) -> bool:
    """Ask all but one; whether anybody is asked."""
    asked: i64 = 0
    answers = race.answers
    sizes = race.cards.sizes
    for seat in range(race.kit.seats):
        answers[seat] = NOBODY
        if sizes[seat] > 0:
            asked |= 1 << seat
    asked &= ~(1 << but)
    race.phase = WINDOW
    race.asked = asked
    return asked != 0


def begin_window(race: Race) -> bool:
    """A card was played: all others may answer; whether anybody is asked."""
    race.chain = 0
    race.striker = race.active
    return open_window(race, race.active)


def why_not_answer(race: Race, seat: i64, answer: i64) -> i64:
    """Passing is always possible; else a tiger is needed, and an answer that this window takes."""
    if answer == PASS:
        return LEGAL
    barred = race.why_not_answer(answer)
    if barred != LEGAL:
        return barred
    tiger = race.kit.tiger
    return LEGAL if tiger >= 0 and race.cards.hands[seat * race.kit.kinds + tiger] > 0 else NO_TIGER


def answers_into(race: Race, seat: i64, out: vec[i64]) -> i64:
    out[0] = PASS
    count: i64 = 1
    tiger = race.kit.tiger
    if tiger < 0 or race.cards.hands[seat * race.kit.kinds + tiger] == 0:
        return count
    for answer in range(i64(TIGER_PLAYED), race.kit.last_answer + 1):
        if race.why_not_answer(answer) == LEGAL:
            out[count] = answer
            count += 1
    return count


def take_answer(race: Race, seat: i64, answer: i64, sink: Sink | None) -> bool:
    """Seal an answer; whether all have answered."""
    race.answers[seat] = answer
    race.asked &= ~(1 << seat)
    if sink is not None:
        text = race.kit.actions[answer]
        sink.tell("answer-sealed", {"seat": seat + 1}, secret={"answer": text}, knowers=1 << seat)
    return race.asked == 0


def first_tiger(race: Race) -> i64:
    """Who answered with a tiger first, clockwise from the player of the last card; NOBODY if all passed."""
    seats = race.kit.seats
    answers = race.answers
    seat = race.striker
    for _ in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        if answers[seat] > PASS:
            return seat
    return NOBODY


def strike(race: Race, seat: i64, struck: i64, sink: Sink | None) -> None:
    """The tiger that counts is laid on the last card of the chain; the other answers are never shown.

    `struck` is the card that the chain is about.
    """
    if sink is not None:
        name = race.kit.deck.names[race.kit.tiger if race.chain > 0 else struck]
        sink.tell("tiger-played", {"seat": seat + 1, "card": name}, reveals=True)
    race.cards.lay_open(seat, race.kit.tiger)
    race.chain += 1
    race.striker = seat


def settle_chain(race: Race, sink: Sink | None) -> bool:
    """All passed: the tigers join the discards (RACE-6.5); whether the card is cancelled."""
    cancelled = race.chain & 1 != 0
    if sink is not None and race.chain > 0:
        sink.tell("chain-settled", {"tigers": race.chain, "cancelled": "yes" if cancelled else "no"})
    while race.chain > 0:
        race.cards.clear_card(race.kit.tiger)
        race.chain -= 1
    return cancelled


def reopen_answers(race: Race, seat: i64) -> None:
    """Ask all again who have answered, but this seat."""
    for other in range(race.kit.seats):
        if other != seat and race.answers[other] != NOBODY:
            race.answers[other] = NOBODY
            race.asked |= 1 << other


def forget_answers(race: Race) -> None:
    answers = race.answers
    for seat in range(race.kit.seats):
        answers[seat] = NOBODY
