"""Rollouts of races: every seat plays the best line that a narrow search finds, and a tiger where it pays."""

from typing import Final

from mypy_extensions import i64

from howdah.bots.race.lines import Breadth, Lines, let_pass
from howdah.engine.contract import CHANCE, CHANCE_BIT
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec
from howdah.games.race.codes import PASS, TURN, WINDOW
from howdah.games.race.state import RaceState

QUICK: Final = Breadth(6, 10, 2, 24)
"""How many lines of a turn are searched in a rollout."""
NARROW: Final = Breadth(2, 3, 1, 24)
"""The same where rollouts are long: less than half the positions, and so twice as many worlds."""
PAYS: Final = 0.03
"""A tiger is played if it gains its player at least this much."""
MOST_ACTIONS: Final = 400
"""A round of a rollout ends after this many actions at the latest."""


def roll_out(
    lines: Lines,
    state: RaceState,
    seat: int,
    begun: list[int],
    generator: Generator,
    rounds: int = 1,
    breadth: Breadth = QUICK,
) -> None:
    """A seat plays the actions that it has begun, as far as they are legal; then all play until its next turn, or, with
    more rounds, until the turn after so many."""
    me: i64 = seat
    race = state.race
    left = MOST_ACTIONS
    place = 0
    turn = race.turns
    rounds_left = rounds
    while race.asked != 0 and left > 0:
        left -= 1
        if race.asked & CHANCE_BIT != 0:
            state.apply(CHANCE, state.pick(CHANCE, generator), None)
            continue
        if race.active == me and race.turns > turn and race.phase == TURN and race.played == 0:
            rounds_left -= 1
            if rounds_left <= 0:
                return
            turn = race.turns
            left = MOST_ACTIONS
            place = len(begun)
        if place < len(begun) and race.asked >> me & 1 != 0:
            if can(state, me, begun[place], lines.legal):
                place += 1
                if race.phase == WINDOW:
                    answer_all(lines, state, me, begun[place - 1])
                else:
                    state.apply(me, begun[place - 1], None)
                continue
            place = len(begun)
        if race.phase == WINDOW:
            if answer_all(lines, state, -1, PASS) and race.active == me:
                place = len(begun)
            continue
        play_line(lines, state, None, breadth)


def can(state: RaceState, seat: i64, action: i64, legal: vec[i64]) -> bool:
    count = state.legal_into(seat, legal)
    place: i64 = 0
    while place < count and legal[place] != action:
        place += 1
    return place < count


def play_line(lines: Lines, state: RaceState, sink: Sink | None = None, breadth: Breadth = QUICK) -> None:
    """The seat to decide plays the best line that it finds, until another seat or chance has to decide."""
    race = state.race
    seat: i64 = 0
    while race.asked >> seat & 1 == 0:
        seat += 1
    if state.legal_into(seat, lines.legal) == 1:
        state.apply(seat, lines.legal[0], sink)
        return
    for action in lines.find(state, int(seat), breadth)[0].actions:
        state.apply(seat, action, sink)
        if race.asked != 1 << seat:
            if race.phase != WINDOW:
                return
            if answer_all(lines, state, -1, PASS, sink) or race.asked != 1 << seat:
                return


def answer_all(lines: Lines, state: RaceState, seat: i64, answer: i64, sink: Sink | None = None) -> bool:
    """All seats that are asked in a window answer: `seat` with `answer`, the others with a tiger where it pays. Returns
    whether anybody played one."""
    race = state.race
    asked = race.asked
    answers = vec[i64]([PASS] * int(race.kit.seats))
    for other in range(race.kit.seats):
        if asked >> other & 1 != 0:
            answers[other] = answer if other == seat else best_answer(lines, state, other)
    for other in range(race.kit.seats):
        if asked >> other & 1 != 0:
            state.apply(other, answers[other], sink)
    return any(given != PASS for given in answers)


def best_answer(lines: Lines, state: RaceState, seat: i64) -> i64:
    """The answer that gains the most, assuming that all others pass."""
    count = state.legal_into(seat, lines.legal)
    if count == 1:
        return PASS
    answers = [int(lines.legal[place]) for place in range(count)]
    best: i64 = PASS
    highest: float = answer_worth(lines, state, seat, PASS)
    for answer in answers[1:]:
        worth = answer_worth(lines, state, seat, answer)
        if worth > highest:
            best, highest = answer, worth
    return best


def answer_worth(lines: Lines, state: RaceState, seat: i64, answer: i64) -> float:
    """The value of an answer to a seat if all others pass; a tiger costs `PAYS`, since it could be kept."""
    then = state.copy()
    asked = then.race.asked
    then.apply(seat, answer, None)
    for other in range(then.race.kit.seats):
        if other != seat and asked >> other & 1 != 0:
            then.apply(other, PASS, None)
    let_pass(then, 0)
    return lines.worth(then, seat) - (0.0 if answer == PASS else PAYS)
