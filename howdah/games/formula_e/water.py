"""Rivers and bridges of Formula E (FE-4): nobody is pushed onto them; who is pushed up to them stands firm there."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.games.race.codes import AHEAD, ELEPHANTS, WATER
from howdah.games.race.movement.board import Board
from howdah.games.race.tracks.track import Track


def water_cells(track: Track) -> list[int]:
    """FE-4.1: by cell, 1 where nobody is pushed onto it. Charge and scare push all the same (FE-4.2, FE-4.4)."""
    return [1 if terrain == WATER else 0 for terrain in track.terrain]


def banks(track: Track) -> list[int]:
    """FE-4.1: by cell, 1 where the next one in the lane is water: an elephant that is pushed here stops."""
    cells = int(track.cells)
    ahead = [int(track.steps[AHEAD * cells + cell]) for cell in range(cells)]
    return [1 if to >= 0 and track.terrain[to] == WATER else 0 for to in ahead]


def stands_firm(board: Board, cell: i64) -> bool:
    """FE-4.1: an elephant that a push has stopped is an obstacle like a cow; with `bank=rock`, whoever stands there."""
    if board.kit.marks_stopped == 0:
        return board.kit.guards[cell] != 0
    return board.stopped >> (board.at[cell] - 1) & 1 != 0


def stop(board: Board, elephant: i64, cell: i64, sink: Sink | None) -> None:
    """FE-4.1: an elephant that was pushed onto the bank stops there, until it leaves."""
    if board.kit.marks_stopped == 0 or board.kit.guards[cell] == 0:
        return
    board.stopped |= 1 << elephant
    if sink is not None:
        sink.tell("elephant-stopped", {"elephant": ELEPHANTS[elephant], "cell": board.kit.track.names[cell]})
