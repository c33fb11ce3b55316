"""Rivers and bridges (ER-4): closed until the leader opens them. A crossing is a number from 1; 0 is none."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.race.codes import ELEPHANTS
from howdah.games.race.movement.board import LEGAL, Board, blocked
from howdah.games.race.tracks.track import Track

CROSSING_CLOSED: Final = 71
"""Why nobody slips diagonally onto a closed crossing."""


def gates(track: Track, whole_column: bool) -> list[int]:
    """By cell: the crossing whose water is right ahead (ER-4.1); with `halting=column` in whatever lane it lies."""
    lanes = int(track.lanes)
    found = [0] * int(track.cells)
    for number, columns in enumerate(track.crossings):
        for water in range(columns[0] * lanes, (columns[0] + 1) * lanes):
            if whole_column or track.is_cell(water):
                found[water - lanes] = number + 1
    return found


def is_closed(board: Board, crossing: i64) -> bool:
    return crossing != 0 and board.opened >> (crossing - 1) & 1 == 0


def is_before_closed(board: Board, cell: i64) -> bool:
    """ER-4.1: right before a closed crossing one halts, and is an obstacle like a cow."""
    return is_closed(board, board.kit.guards[cell])


def closed_between(board: Board, cell: i64, to: i64) -> i64:
    """The first closed crossing in this lane ahead of a cell, up to another."""
    lanes = board.kit.track.lanes
    cell += lanes
    while cell <= to and cell < board.kit.track.cells:
        crossing = board.kit.crossing_of[cell]
        if is_closed(board, crossing):
            return crossing
        cell += lanes
    return 0


def bars_flight(board: Board, elephant: i64, points: i64) -> bool:
    """ER-4.5: only who leads may fly over a closed crossing."""
    if leads(board, elephant):
        return False
    cell = board.where[elephant]
    return closed_between(board, cell, cell + points * board.kit.track.lanes) != 0


def leads(board: Board, elephant: i64) -> bool:
    """ER-4.5: nobody is in a column ahead of it."""
    lanes = board.kit.track.lanes
    column = board.where[elephant] // lanes
    return all(board.where[other] // lanes <= column for other in range(board.kit.elephants))


def why_not_slip(board: Board, elephant: i64, to: i64) -> i64:
    """ER-4.1: a step onto a closed crossing belongs to a turn that began right before it, a diagonal one too."""
    if board.may_cross >> elephant & 1 != 0 or not is_closed(board, board.kit.crossing_of[to]):
        return LEGAL
    return blocked(CROSSING_CLOSED, to)


def open_crossing(board: Board, crossing: i64, sink: Sink | None) -> None:
    """ER-4.3: open for everyone for the rest of the game."""
    board.opened |= 1 << (crossing - 1)
    if sink is not None:
        sink.tell("crossing-opened", {"crossing": crossing})


def closed_crossings(board: Board) -> list[int]:
    """Those that nobody has opened yet."""
    return [number for number in range(1, len(board.kit.track.crossings) + 1) if is_closed(board, number)]


def open_below(board: Board, cell: i64, to: i64, sink: Sink | None) -> None:
    """ER-4.5: a flight opens the closed crossings that it passes or ends on."""
    crossing = closed_between(board, cell, to)
    while crossing != 0:
        open_crossing(board, crossing, sink)
        crossing = closed_between(board, cell, to)


def is_halted(board: Board, elephant: i64) -> bool:
    """ER-4.2, ER-4.4: it halted this turn, or stands before a closed crossing where it did not begin the turn."""
    if board.halted >> elephant & 1 != 0:
        return True
    if board.may_cross >> elephant & 1 != 0:
        return False
    return is_before_closed(board, board.where[elephant])


def halt(board: Board, elephant: i64, opened: i64, sink: Sink | None) -> None:
    """ER-4.1: before a closed crossing the rest of the movement is lost. `opened`: those open before the step.

    Who might cross (ER-4.4) might cross the one that is open now; before the next one it halts.
    """
    if board.opened != opened:
        board.may_cross = 0
    if board.halted >> elephant & 1 == 0 and is_halted(board, elephant):
        board.halted |= 1 << elephant
        if sink is not None:
            sink.tell("elephant-halted", {"elephant": ELEPHANTS[elephant]})
