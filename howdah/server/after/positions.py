"""HTTP: positions that somebody types or sets up. The engine reads them; whoever edits only changes text."""

from typing import Final

from howdah.engine.contract import CHANCE, CHANCE_BIT, Known, State
from howdah.engine.errors import HowdahError, NotationError
from howdah.engine.generator import Generator
from howdah.engine.registry import read_checked, set_table, settle_options
from howdah.engine.seats import seats_in
from howdah.server.http.calls import Call, Route
from howdah.server.playing.moments import receiver_of
from howdah.server.protocol.after_resources import CheckPosition, NewPosition, PositionCheck, PositionFault
from howdah.server.wire.encoding import view_of

FIRST_PHASES: Final = ("turn", "dice", "bid")
MOST_STEPS: Final = 500


async def check(call: Call, body: CheckPosition) -> PositionCheck:
    """Read a position: what is wrong with it and where, or how it looks."""
    return await call.run_in_background("", look_at, body.text, body.seat)


async def begin(call: Call, body: NewPosition) -> PositionCheck:
    """A position to begin with: the first decision of a game after everything has been placed and dealt."""
    return await call.run_in_background("", opening, body.game, body.seats, call.worker.draw_seed())


def opening(game: str, seats: int, seed: int) -> PositionCheck:
    """In a bots' process: random acts until the first turn."""
    try:
        rules = set_table(game, seats, settle_options(game, seats, {}, Generator(seed)))
    except HowdahError as error:
        return PositionCheck(PositionFault(0, 0, "", "", str(error)))
    state, generator = rules.new(), Generator(seed)
    for _ in range(MOST_STEPS):
        if phase_of(state) in FIRST_PHASES or not state.pending():
            break
        seat = CHANCE if state.pending() & CHANCE_BIT else seats_in(int(state.pending()))[0]
        state.apply(seat, state.pick(seat, generator), None)
    return shown(state.known(CHANCE), state, 0)


def phase_of(state: State) -> str:
    """What is asked, as the view of a race calls it, or of the other games."""
    fields = state.view(CHANCE).fields
    return str(fields.get("step") or fields.get("phase") or ("bid" if fields.get("stake") else ""))


def look_at(text: str, seat: int) -> PositionCheck:
    """In a bots' process: a strange option may take its time."""
    try:
        known, state = read_checked(text)
        return shown(known, state, seat)
    except NotationError as error:
        fault = PositionFault(error.line, error.column, error.found, error.expected, str(error))
    except HowdahError as error:
        fault = PositionFault(0, 0, "", "", str(error))
    return PositionCheck(fault)


def shown(known: Known, state: State, seat: int) -> PositionCheck:
    """A position that can be played, as one seat sees it."""
    rules = state.rules
    receiver = receiver_of(seat) if 0 < seat <= rules.seats else CHANCE
    return PositionCheck(
        None,
        rules.game,
        rules.seats,
        dict(rules.options),
        known.position().text(),
        state.position(complete=True).text(),
        not known.is_whole(),
        state.pending() == 0,
        [each + 1 for each in seats_in(int(state.pending()))],
        view_of(state.view(receiver), True),
    )


ROUTES = [
    Route("POST", "/api/positions", begin, PositionCheck, NewPosition),
    Route("POST", "/api/positions/check", check, PositionCheck, CheckPosition),
]
