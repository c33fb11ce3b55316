"""Why an action is not possible now: first what is asked of whom, then the test of that kind of action."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from howdah.engine.errors import Reason
from howdah.games.totem.board import NAMES, PLANE, name_of
from howdah.games.totem.codes import (
    CHOICE,
    DICE,
    DONE,
    END,
    ENTER,
    FINISH,
    OVER,
    PASS,
    PIECE,
    ROLL,
    START,
    START_CELL,
    START_DIE,
    START_DONE,
    STEP,
    TAKE,
    TO,
    USE,
    VICTIM,
)
from howdah.games.totem.dice import why_not_enter, why_not_pass, why_not_use
from howdah.games.totem.elimination import why_not_victim
from howdah.games.totem.group import left_behind
from howdah.games.totem.movement import why_not_finish, why_not_piece, why_not_step
from howdah.games.totem.reasons import (
    CHOOSE_PIECE,
    CHOOSE_START,
    CHOOSE_VICTIM,
    CUTS_GROUP,
    DICE_DECIDED,
    GAME_OVER,
    IN_ONE_GO,
    LEGAL,
    NO_VICTIM_TO_CHOOSE,
    NOT_YOUR_TURN,
    ONLY_END,
    POINTS_LEFT,
    ROLL_FIRST,
    SET_UP_OVER,
    START_DICE_FIRST,
    START_TAKEN,
    START_TOO_CLOSE,
    USE_DICE,
)
from howdah.games.totem.setup import why_not_start
from howdah.games.totem.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from howdah.games.totem.rules import TotemState


def reason_of(state: "TotemState", seat: int, action: int) -> Reason | None:
    """The reason against an action of the vocabulary; None if it is legal."""
    code = not_asked(state, seat)
    if code == LEGAL:
        code = why_not(state, action)
    if code == LEGAL:
        return None
    clause = ""
    if code == GAME_OVER:
        clause = f"TOT-6.{state.clause}"
    if code in (START_TAKEN, START_TOO_CLOSE) and state.seats == 4:
        clause = "TOT-2.4"
    facts: dict[str, int | str] = {}
    if code == NOT_YOUR_TURN:
        facts["turn"] = state.turn + 1
    elif action >= PIECE:
        facts["cell"] = NAMES[(action - PIECE) % len(NAMES)]
    elif action >= START:
        facts["cell"] = name_of(state.totem_rules.starts[action - START])
    if state.phase == STEP:
        facts["piece"] = name_of(state.moving)
    if code == CUTS_GROUP:
        facts["cut"] = cut_by(state, cell_of(state, action - TO))
    return VOCABULARY.reason_numbers[code].given(facts, clause)


def cut_by(state: "TotemState", target: i64) -> str:
    """The pieces that a step would cut off, as cells."""
    seat = state.turn
    lost = left_behind(state.board, seat * PLANE, state.totems[seat], state.moving, target)
    return " ".join(name_of(place) for place in lost)


def not_asked(state: "TotemState", seat: i64) -> i64:
    """Who is asked at all?"""
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == START_DIE:
        return START_DICE_FIRST
    if state.phase == ROLL:
        return ROLL_FIRST
    return LEGAL if seat == state.turn else NOT_YOUR_TURN


def why_not(state: "TotemState", action: i64) -> i64:
    """The one test that decides about an action in this phase."""
    phase: i64 = state.phase
    if phase == START_CELL:
        return why_not_start(state, action - START) if START <= action < PIECE else CHOOSE_START
    if START <= action < PIECE:
        return SET_UP_OVER
    if phase in (DONE, START_DONE):
        return LEGAL if action == END else ONLY_END
    if phase == DICE:
        return why_not_dice(state, action)
    if action == PASS or USE <= action < START or ENTER <= action < TAKE:
        return DICE_DECIDED
    if phase == VICTIM:
        return why_not_victim(state, cell_of(state, action - TAKE)) if action >= TAKE else CHOOSE_VICTIM
    if action >= TAKE:
        return NO_VICTIM_TO_CHOOSE
    if action == END:
        return POINTS_LEFT
    if phase == CHOICE:
        return why_not_piece(state, cell_of(state, action - PIECE)) if PIECE <= action < TO else CHOOSE_PIECE
    if action == FINISH:
        return why_not_finish(state)
    return why_not_step(state, cell_of(state, action - TO)) if action >= TO else IN_ONE_GO


def why_not_dice(state: "TotemState", action: i64) -> i64:
    """What the roll may be used for."""
    if action == PASS:
        return why_not_pass(state)
    if USE <= action < START:
        return why_not_use(state, action - USE)
    if ENTER <= action < TAKE:
        return why_not_enter(state, cell_of(state, action - ENTER))
    return USE_DICE


def cell_of(state: "TotemState", index: i64) -> i64:
    return state.totem_rules.places[index]
