"""Positions that a game begins with: branched off another game, or set up by hand. Made in a bots' process."""

from typing import NamedTuple

from howdah.engine.branching import branch_off
from howdah.engine.contract import State
from howdah.engine.errors import HowdahError
from howdah.engine.generator import Generator
from howdah.engine.record import read_record
from howdah.engine.registry import read_known


class Start(NamedTuple):
    """A whole position, and the table it belongs to."""

    game: str
    seats: int
    options: dict[str, str]
    position: str


def branched(text: str, moment: int, receiver: int, seed: int) -> Start | str:
    """From a record, as `receiver` knew it then; or why not."""
    try:
        return start_of(branch_off(read_record(text), moment, receiver, Generator(seed)))
    except HowdahError as error:
        return str(error)


def dealt(text: str, seed: int) -> Start | str:
    """From a position, with what it leaves open dealt; or why not."""
    try:
        rules, known = read_known(text)
        state = rules.deal(known, Generator(seed))
    except HowdahError as error:
        return str(error)
    return start_of(state) if state.pending() else "the game is over in this position: nothing is left to be played"


def start_of(state: State) -> Start:
    return Start(state.rules.game, state.rules.seats, dict(state.rules.options), repr(state))
