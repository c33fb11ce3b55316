"""Why something is not possible, in codes and clauses: the tests of the rules return numbers, this says them."""

from typing import Final

from howdah.engine.errors import Reason
from howdah.games.race import animals, board, card, moving, people, turning, window
from howdah.games.race.race import Race
from howdah.games.race.words import (
    COW,
    ELEPHANTS,
    FETCH,
    NOBODY,
    OVER,
    STEPS,
)

SHARED: Final = {
    board.NO_CELL: ("no-cell", "RACE-1.1"),
    board.COW_IN_WAY: ("cow-in-way", "RACE-3.5"),
    board.ONTO_WATER: ("pushes-onto-water", "FE-4.1"),
    board.OWN_ELEPHANT: ("own-elephant-in-way", "ER-7.3"),
    board.COW_AT_LINE: ("cow-at-line", "ER-4.6"),
    board.NOT_FREE: ("cell-not-free", "RACE-1.3"),
    moving.AHEAD_FIRST: ("ahead-first", "RACE-3.2"),
    moving.KEEP_SIDE: ("keep-side", "RACE-3.7"),
    moving.ONLY_WITH_JUICE: ("only-with-juice", "RACE-3.3"),
    moving.NEVER_BACK: ("never-back", "RACE-3.3"),
    moving.ONLY_BACK: ("scared-goes-back", "RACE-4.4"),
    people.YOURSELF: ("not-yourself", "RACE-6.3"),
    people.EMPTY_HAND: ("empty-hand", "RACE-6.7"),
    people.NO_COBRA: ("no-cobra-there", "RACE-6.3"),
    people.SAME_SEAT: ("gives-it-up", "RACE-6.3"),
    people.NOT_IN_DISCARDS: ("not-in-discards", "RACE-2.5"),
    animals.NO_COW: ("no-cow-there", "RACE-6.1"),
    animals.NOT_FROM_HOLE: ("not-from-hole", "FE-5.1"),
    animals.SAME_HOLE: ("same-hole", "FE-5.1"),
    animals.NOT_NEAREST: ("not-nearest-hole", "FE-5.1"),
    card.NOT_IN_HAND: ("not-in-hand", "RACE-2.3"),
    window.NO_TIGER: ("no-tiger", "FE-3.1"),
    window.NAME_THE_CARD: ("name-the-card", "FE-3.3"),
    window.NOTHING_TO_NAME: ("nothing-to-name", "FE-3.1"),
    window.OTHER_CARD: ("other-card", "FE-3.4"),
}

# Clauses that say what a step is about, for actions that belong to another one.
CLAUSES: Final = (
    "RACE-2.1",
    "RACE-2.2",
    "RACE-2.3",
    "*-2.1",
    "*-2.1",
    "RACE-6.7",
    "RACE-6.3",
    "RACE-6.3",
    "*-3.2",
    "ER-7.2",
    "ER-2.2",
    "RACE-3.1",
    "ER-5.1",
    "ER-6.1",
    "RACE-6.2",
    "RACE-4.4",
    "FE-5.1",
    "RACE-6.1",
    "*-6.3",
    "RACE-6.7",
    "*-2.5",
    "ER-5.2",
    "FE-2.5",
    "RACE-7.1",
)


def explain(race: Race, seat: int, number: int, own: "dict[int, tuple[str, str]]", clauses: str) -> Reason | None:
    """Why an action is not possible, from the number that its test gave (-1: it belongs to another step)."""
    if race.step == OVER:
        return Reason("race-over", "RACE-7.1")
    if not race.asked >> seat & 1:
        return step_reason(race, clauses, "not-asked")
    if number < 0:
        return step_reason(race, clauses, "other-step")
    return say(race, number, own, clauses)


def step_reason(race: Race, clauses: str, code: str) -> Reason:
    """The action belongs to another step than the present one."""
    clause = CLAUSES[race.step].replace("*", clauses)
    if race.step == FETCH and clauses == "FE":
        clause = "FE-5.3"
    return Reason(code, clause, {"step": STEPS[race.step]})


def say(race: Race, number: int, own: "dict[int, tuple[str, str]]", clauses: str) -> Reason | None:
    """A reason with what stands in the way; None for 0. `own` are the game's own reasons."""
    if number == board.OK:
        return None
    if number == board.STANDS_FIRM:
        code, clause = "stands-firm", f"{clauses}-4.1"
    elif number == window.NO_TIGER:
        code, clause = "no-tiger", f"{clauses}-3.1"
    elif number == turning.NOTHING_DONE:
        code, clause = "nothing-done", f"{clauses}-2.1"
    else:
        code, clause = own[number] if number in own else SHARED[number]
    facts: dict[str, int | str] = {}
    cell = int(race.board.stopper)
    if number in STOPPED and cell != NOBODY:
        facts["cell"] = race.kit.track.names[cell]
        piece = int(race.board.at[cell])
        if piece == COW:
            facts["piece"] = "cow"
        elif piece:
            facts["piece"] = ELEPHANTS[piece - 1]
    return Reason(code, clause, facts)


STOPPED: Final = (
    board.NO_CELL,
    board.COW_IN_WAY,
    board.STANDS_FIRM,
    board.ONTO_WATER,
    board.OWN_ELEPHANT,
    board.COW_AT_LINE,
    board.NOT_FREE,
)
