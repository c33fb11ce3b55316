"""`howdah play --from`: a game that begins where another one was, or at a position."""

from pathlib import Path

from howdah.cli.playing.seating import Seat, read_seats
from howdah.engine.branching import branch_off, branch_text
from howdah.engine.contract import SPECTATOR, State
from howdah.engine.dealers import Dealer
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.record import FORMAT, read_record
from howdah.engine.registry import read_known
from howdah.files import naming, read_text
from howdah.locale.words import Words


def branch(
    origin: str,
    knower: int | None,
    game: str | None,
    texts: tuple[str, ...],
    dealer: Dealer,
    words: Words,
    before: Generator,
) -> tuple[Match, list[Seat]]:
    """A match that is branched off, and those around it: me in the seat whose knowledge it is, bots in the others."""
    file, moment = split_origin(origin)
    receiver = SPECTATOR if knower is None else knower - 1
    with naming(file):
        text = read_text(file)
        state = start_of(text, moment, receiver, before)
        if game is not None and game != state.rules.game:
            raise OptionError(f"this is a game of {state.rules.game}, not of {game}")
    seats = state.rules.seats
    if texts and len(texts) != seats:
        raise OptionError(f"{file} has {seats} seats, not {len(texts)}")
    mine = 0 if receiver == SPECTATOR else receiver
    around = read_seats(list(texts) or ["me" if seat == mine else "bot" for seat in range(seats)], words)
    match = Match(state.rules, dealer, {number: seat.text for number, seat in enumerate(around)}, state)
    if moment is not None:
        match.record.branch = branch_text(Path(file).name, moment, receiver)
    return match, around


def split_origin(origin: str) -> tuple[str, int | None]:
    """`FILE@12` as the file and the moment; a file with a position has none."""
    file, at, number = origin.rpartition("@")
    if at and number.isascii() and number.isdecimal() and len(number) < 8:
        return file, int(number)
    return origin, None


def start_of(text: str, moment: int | None, receiver: int, generator: Generator) -> State:
    """The position that a text leads to."""
    is_record = text.lstrip().startswith(FORMAT)
    if is_record and moment is None:
        raise OptionError("which moment? FILE@N plays on after N actions; `howdah replay` shows them")
    if not is_record and moment is not None:
        raise OptionError("this is no record: a file with a position goes without @N")
    if moment is not None:
        record = read_record(text)
        if receiver not in (SPECTATOR, *range(record.seats)):
            raise OptionError(f"there is no seat {receiver + 1}; this game has {record.seats}")
        return branch_off(record, moment, receiver, generator)
    rules, known = read_known(text)
    state = rules.deal(known, generator)
    if not state.pending():
        raise OptionError("the game is over in this position: nothing is left to be played")
    return state
