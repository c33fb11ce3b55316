"""The animals on a track: where they stand, whether a step or push is possible, and doing it (RACE-3, RACE-4).

Each race has a board of its own, which answers what its rulebook says of water and of the line: see the methods under
"What each race says for itself".
"""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.codes import (
    AHEAD,
    COW,
    ELEPHANTS,
    EMPTY,
    HOME,
    LINE,
    NOWHERE,
    WAYS,
)
from howdah.games.race.kit import Kit

# Why a step is not possible; 0 is none. `reasons.py` says them.
LEGAL: Final = 0
NO_CELL: Final = 1
COW_IN_WAY: Final = 2
STANDS_FIRM: Final = 3
ONTO_WATER: Final = 4
OWN_ELEPHANT: Final = 5
COW_AT_LINE: Final = 6
NOT_FREE: Final = 7

CELL_SHIFT: Final = 8
REASON_MASK: Final = 255


def blocked(reason: i64, cell: i64) -> i64:
    """A reason together with the cell where it lies. Only `LEGAL` is ever compared; `reasons.py` takes it apart."""
    return reason | (cell + 1) << CELL_SHIFT


def reason_in(number: i64) -> i64:
    return number & REASON_MASK


def cell_in(number: i64) -> i64:
    """The cell where a reason lies, or NOWHERE."""
    return (number >> CELL_SHIFT) - 1


class Board:
    """Where every animal stands. `why_not_...` says what stands against a step; the others trust that nothing does.

    Elephants as bits: bit n is elephant n.
    """

    def __init__(self, kit: Kit, at: vec[i64], where: vec[i64], laps: vec[i64], cows: vec[i64]) -> None:
        self.kit = kit
        self.at = at
        """What stands on each cell."""
        self.where = where
        """The cell of each elephant."""
        self.laps = laps
        """How often each elephant crossed the line of a closed track, backwards counted against it."""
        self.cows = cows
        """Their cells, ascending."""
        self.opened: i64 = 0
        """Marks of races with closed crossings: those that are open, as bits."""
        self.crossed: i64 = 0
        """The elephants that have finished, as bits."""
        self.stuck: i64 = 0
        """Marks of races with mud: the elephants at turn that must still get free of it."""
        self.may_cross: i64 = 0
        """The elephants that began the turn before a closed crossing and may cross it."""
        self.halted: i64 = 0
        """The elephants that halted before a crossing in this turn and move no more."""
        self.fed: i64 = 0
        """The elephants that came to a banana tree in this turn, where it brings its cards at the end."""
        self.stopped: i64 = 0
        """Marks of races with water that nobody is pushed onto: the elephants that a push has stopped before it."""
        self.mouse: i64 = NOWHERE

    def copy(self) -> "Board":
        other = self.twin(self.at[:], self.where[:], self.laps[:], self.cows[:])
        other.opened = self.opened
        other.crossed = self.crossed
        other.stuck = self.stuck
        other.may_cross = self.may_cross
        other.halted = self.halted
        other.fed = self.fed
        other.stopped = self.stopped
        other.mouse = self.mouse
        return other

    def is_like(self, other: "Board") -> bool:
        """Whether everything stands as on another board, marks included."""
        if (self.opened, self.crossed, self.stuck, self.may_cross) != (
            other.opened,
            other.crossed,
            other.stuck,
            other.may_cross,
        ):
            return False
        if (self.halted, self.stopped, self.fed, self.mouse) != (other.halted, other.stopped, other.fed, other.mouse):
            return False
        for elephant in range(i64(len(self.where))):
            if self.where[elephant] != other.where[elephant] or self.laps[elephant] != other.laps[elephant]:
                return False
        return all(self.cows[place] == other.cows[place] for place in range(i64(len(self.cows))))

    # What each race says for itself.

    def twin(self, at: vec[i64], where: vec[i64], laps: vec[i64], cows: vec[i64]) -> "Board":
        """A board of the same race."""
        return Board(self.kit, at, where, laps, cows)

    def stands_firm(self, cell: i64) -> bool:  # noqa: ARG002
        """Whether an elephant here is an obstacle like a cow."""
        return False

    def is_closed(self, crossing: i64) -> bool:  # noqa: ARG002
        """Whether nobody may go on to this crossing yet."""
        return False

    def arrive(self, elephant: i64, cell: i64, to: i64, way: i64, sink: Sink | None) -> None:  # noqa: ARG002
        """An elephant came from one cell to another, by itself or pushed."""
        self.where[elephant] = to

    def be_pushed(self, elephant: i64, to: i64, sink: Sink | None) -> None:  # noqa: ARG002
        """An elephant was pushed to a cell, neither by a charge nor by a scare."""
        return

    def fly_over(self, cell: i64, to: i64, sink: Sink | None) -> None:  # noqa: ARG002
        """An elephant flies from one cell to another."""
        return

    def is_halted(self, elephant: i64) -> bool:  # noqa: ARG002
        """Whether an elephant may not move any further."""
        return False

    def end_step(self, elephant: i64, opened: i64, sink: Sink | None) -> None:  # noqa: ARG002
        """An elephant made a step or a flight ahead of its own. `opened`: the crossings that were open before it."""
        return

    def begin_turn(self, own: i64) -> None:  # noqa: ARG002
        """A turn of the rider of these elephants begins."""
        self.stuck = 0
        self.may_cross = 0
        self.halted = 0
        self.fed = 0

    # Whether it is possible.

    def why_not_push(self, cell: i64, way: i64, charge: bool, own: i64) -> i64:
        """RACE-3.4 to RACE-3.6: a step that pushes what stands without a gap; `own` elephants cannot be pushed."""
        steps = self.kit.track.steps
        first: i64 = way * self.kit.track.cells
        at = self.at
        start = cell
        last: i64 = EMPTY
        while True:
            to = steps[first + cell]
            if to < 0:
                if to == LINE:
                    return blocked(COW_AT_LINE, cell) if last == COW else LEGAL
                return blocked(NO_CELL, cell)
            # Only who is pushed stops there, and not where a charge or a scare pushes.
            if last != EMPTY and not charge and self.kit.stops_pushed[to] != 0:
                return blocked(ONTO_WATER, to)
            last = at[to]
            if last == EMPTY:
                return LEGAL
            if not charge:
                if last == COW:
                    return blocked(COW_IN_WAY, to)
                if own >> (last - 1) & 1 != 0:
                    return blocked(OWN_ELEPHANT, to)
                if self.stands_firm(to):
                    return blocked(STANDS_FIRM, to)
            elif to == start:
                return blocked(NOT_FREE, to)  # A chain all around a circuit has no end that could give way.
            cell = to

    def why_not_diagonal(self, cell: i64, way: i64) -> i64:
        """RACE-4.3: a diagonal step needs a free cell."""
        return self.why_not_enter(cell, self.kit.track.steps[way * self.kit.track.cells + cell])

    def why_not_enter(self, cell: i64, to: i64) -> i64:
        """Whether a step from a cell leads to one that exists and is free (RACE-1.1, RACE-1.3)."""
        if to < 0:
            return blocked(NO_CELL, cell)
        return LEGAL if self.at[to] == EMPTY else blocked(NOT_FREE, to)

    def why_not_flight(self, elephant: i64, points: i64) -> i64:
        """RACE-4.2: a flight over everything in the own lane, onto a free cell, or over the finish line if that is
        enough to win."""
        to: i64 = self.where[elephant] + points * self.kit.track.lanes
        if to >= self.kit.track.cells:
            if self.kit.flies_home != 0 and (not self.kit.track.closed or self.laps[elephant] == 1):
                return LEGAL
            if not self.kit.track.closed:
                return blocked(NO_CELL, self.where[elephant])
            to -= self.kit.track.cells
        if self.kit.track.exists[to] == 0:
            return blocked(NO_CELL, to)
        return LEGAL if self.at[to] == EMPTY else blocked(NOT_FREE, to)

    # Carrying it out.

    def put(self, elephant: i64, cell: i64) -> None:
        self.where[elephant] = cell
        self.at[cell] = elephant + 1

    def push(self, elephant: i64, way: i64, charge: bool, sink: Sink | None) -> None:
        """The elephant steps, and what stands in its way is pushed on, each piece by the one behind it.

        `charge`: whether a charge or a scare pushes.
        """
        steps = self.kit.track.steps
        first: i64 = way * self.kit.track.cells
        at = self.at
        cell = self.where[elephant]
        piece: i64 = elephant + 1
        at[cell] = EMPTY
        while piece != EMPTY:
            to = steps[first + cell]
            if sink is not None:
                self.tell_step(sink, elephant, piece, cell, to, way)
            if to == LINE:
                self.finish(piece - 1, sink)
                return
            after = at[to]
            at[to] = piece
            if piece == COW:
                self.shift_cow(cell, to)  # RACE-4.1: only a charge pushes cows (RACE-4.4: and a scare).
            else:
                self.arrive(piece - 1, cell, to, way, sink)
                if not charge and piece != elephant + 1:
                    self.be_pushed(piece - 1, to, sink)
            piece = after
            cell = to

    def step_free(self, elephant: i64, way: i64, sink: Sink | None) -> None:
        """A step into a free cell (RACE-4.3)."""
        cell = self.where[elephant]
        to = self.kit.track.steps[way * self.kit.track.cells + cell]
        if sink is not None:
            self.tell_step(sink, elephant, elephant + 1, cell, to, way)
        self.at[cell] = EMPTY
        self.at[to] = elephant + 1
        self.arrive(elephant, cell, to, way, sink)

    def fly(self, elephant: i64, points: i64, sink: Sink | None) -> None:
        """RACE-4.2: the elephant flies. Where a flight over the last line is enough to win, it lands nowhere."""
        cell = self.where[elephant]
        lanes = self.kit.track.lanes
        to: i64 = cell + points * lanes
        self.at[cell] = EMPTY
        beyond = to >= self.kit.track.cells
        if beyond and self.kit.track.closed:
            to -= self.kit.track.cells
        if sink is not None:
            name = "line" if beyond and not self.kit.track.closed else self.kit.track.names[to]
            sink.tell(
                "elephant-flew", {"elephant": ELEPHANTS[elephant], "from": self.kit.track.names[cell], "to": name}
            )
        self.fly_over(cell, to, sink)
        if beyond and not self.kit.track.closed:
            self.finish(elephant, sink)
            return
        self.arrive(elephant, cell, to, AHEAD, sink)
        if self.kit.flies_home != 0 and self.crossed >> elephant & 1 != 0:
            self.where[elephant] = HOME
        else:
            self.at[to] = elephant + 1

    def finish(self, elephant: i64, sink: Sink | None) -> None:
        """RACE-7.1: across the line of an open track, an elephant leaves it."""
        self.where[elephant] = HOME
        self.cross_line(elephant, sink)

    def cross_line(self, elephant: i64, sink: Sink | None) -> None:
        """RACE-7.1: an elephant is across the line that ends the race."""
        self.crossed |= 1 << elephant
        if sink is not None:
            sink.tell("elephant-finished", {"elephant": ELEPHANTS[elephant]})

    def shift_cow(self, cell: i64, to: i64) -> None:
        """Keep the cows in order when one of them moves."""
        cows = self.cows
        place: i64 = 0
        while cows[place] != cell:
            place += 1
        last: i64 = len(cows) - 1
        while place < last and cows[place + 1] < to:
            cows[place] = cows[place + 1]
            place += 1
        while place > 0 and cows[place - 1] > to:
            cows[place] = cows[place - 1]
            place -= 1
        cows[place] = to

    def move_cow(self, cell: i64, to: i64) -> None:
        self.at[cell] = EMPTY
        self.at[to] = COW
        self.shift_cow(cell, to)

    # Telling.

    def tell_step(self, sink: Sink, mover: i64, piece: i64, cell: i64, to: i64, way: i64) -> None:
        names = self.kit.track.names
        target = "line" if to == LINE else names[to]
        if piece == mover + 1:
            sink.tell(
                "elephant-stepped",
                {"elephant": ELEPHANTS[mover], "from": names[cell], "to": target, "way": WAYS[way]},
            )
        elif piece == COW:
            sink.tell("cow-pushed", {"from": names[cell], "to": target, "by": ELEPHANTS[mover]})
        else:
            pushed = ELEPHANTS[piece - 1]
            sink.tell(
                "elephant-pushed", {"elephant": pushed, "from": names[cell], "to": target, "by": ELEPHANTS[mover]}
            )

    def check(self) -> list[str]:
        """One animal a cell, nobody on a gap, everybody where the cells say."""
        broken: list[str] = []
        track = self.kit.track
        for cell in range(int(track.cells)):
            piece = int(self.at[cell])
            if piece == EMPTY:
                continue
            if not track.is_cell(cell):
                broken.append(f"RACE-1.1: an animal stands on the gap {track.names[cell]}")
            if piece == COW and cell not in list(self.cows):
                broken.append(f"RACE-1.3: the cow on {track.names[cell]} is not in the list")
            if piece != COW and self.where[piece - 1] != cell:
                broken.append(f"RACE-1.3: elephant {ELEPHANTS[piece - 1]} is not where the cell says")
        for elephant in range(int(self.kit.elephants)):
            cell = int(self.where[elephant])
            if cell >= 0 and self.at[cell] != elephant + 1:
                broken.append(f"RACE-1.3: elephant {ELEPHANTS[elephant]} shares its cell")
        cows = [int(cell) for cell in self.cows]
        if cows != sorted(set(cows)) or any(self.at[cell] != COW for cell in cows):
            broken.append("RACE-1.3: the cows are not where the list says")
        return broken


def set_up(board: Board) -> Board:
    """A board of the same race with cows and mouse where the track says, and no elephants yet."""
    kit = board.kit
    at = vec[i64]([EMPTY] * int(kit.track.cells))
    for cell in kit.track.cows:
        at[cell] = COW
    elephants = int(kit.elephants)
    fresh = board.twin(at, vec[i64]([NOWHERE] * elephants), vec[i64]([0] * elephants), vec[i64](kit.track.cows))
    fresh.mouse = kit.first_mouse
    return fresh
