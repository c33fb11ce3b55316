"""The animals on a track: where they stand, whether a step or push is possible, and doing it (RACE-3, RACE-4)."""

from typing import Final

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import vec
from howdah.games.race.kit import Kit
from howdah.games.race.words import (
    AHEAD,
    BEHIND,
    COW,
    DIAGONAL_LEFT,
    ELEPHANTS,
    EMPTY,
    HOME,
    LINE,
    NOWHERE,
    WATER,
    WAYS,
)

# Why a step is not possible; 0 is none. `reasons.py` says them.
OK: Final = 0
NO_CELL: Final = 1
COW_IN_WAY: Final = 2
STANDS_FIRM: Final = 3
ONTO_WATER: Final = 4
OWN_ELEPHANT: Final = 5
COW_AT_LINE: Final = 6
NOT_FREE: Final = 7


class Board:
    """Where every animal stands. `test_...` says why something is impossible; the others trust that it is possible."""

    def __init__(self, kit: Kit, at: vec[i64], where: vec[i64], laps: vec[i64], cows: vec[i64]) -> None:
        self.kit = kit
        self.at = at
        """What stands on each cell."""
        self.where = where
        """The cell of each elephant."""
        self.laps = laps
        """How often each elephant crossed the line of a closed track, backwards counted against it (FE-1.2)."""
        self.cows = cows
        """Their cells, ascending."""
        self.opened: i64 = 0
        """The crossings that are open (ER-4.3), as bits."""
        self.crossed: i64 = 0
        """The elephants that have finished, as bits."""
        self.driven: i64 = 0
        """The elephants that were pushed or scared in this turn."""
        self.mouse: i64 = NOWHERE
        self.stopper: i64 = NOWHERE
        """The cell that made the last test fail."""

    def copy(self) -> "Board":
        other = Board(self.kit, self.at[:], self.where[:], self.laps[:], self.cows[:])
        other.opened = self.opened
        other.crossed = self.crossed
        other.driven = self.driven
        other.mouse = self.mouse
        return other

    # Whether it is possible.

    def stands_firm(self, cell: i64) -> bool:
        """FE-4.1, ER-4.1: an elephant here is an obstacle like a cow."""
        guard = self.kit.guards[cell]
        return guard != 0 and self.opened >> (guard - 1) & 1 == 0

    def test_push(self, cell: i64, way: i64, charge: bool, own: i64) -> i64:
        """RACE-3.4 to RACE-3.6: a step that pushes what stands without a gap; `own` cannot be pushed (ER-7.3)."""
        steps = self.kit.track.steps
        first: i64 = way * self.kit.track.cells
        at = self.at
        start = cell
        last: i64 = EMPTY
        while True:
            to = steps[first + cell]
            if to < 0:
                self.stopper = cell
                if to == LINE:
                    return COW_AT_LINE if last == COW else OK
                return NO_CELL
            # FE-4.1 to FE-4.4: only who is pushed stops before the water, and not where a charge or a scare pushes.
            if last != EMPTY and not charge and self.kit.water_stops and self.kit.track.terrain[to] == WATER:
                self.stopper = to
                return ONTO_WATER
            last = at[to]
            if last == EMPTY:
                return OK
            if not charge:
                self.stopper = to
                if last == COW:
                    return COW_IN_WAY
                if own >> (last - 1) & 1 != 0:
                    return OWN_ELEPHANT
                if self.stands_firm(to):
                    return STANDS_FIRM
            elif to == start:
                self.stopper = to
                return NOT_FREE  # A chain all around a circuit has no end that could give way.
            cell = to

    def test_diagonal(self, cell: i64, way: i64) -> i64:
        """RACE-4.3: a diagonal step needs a free cell."""
        to = self.kit.track.steps[way * self.kit.track.cells + cell]
        if to < 0:
            self.stopper = cell
            return NO_CELL
        self.stopper = to
        return OK if self.at[to] == EMPTY else NOT_FREE

    def test_flight(self, elephant: i64, points: i64) -> i64:
        """RACE-4.2: a flight over everything in the own lane, onto a free cell or over the finish line."""
        to: i64 = self.where[elephant] + points * self.kit.track.lanes
        if to >= self.kit.track.cells:
            if not self.kit.track.closed or self.laps[elephant] == 1:
                return OK
            to -= self.kit.track.cells
        self.stopper = to
        if self.kit.track.exists[to] == 0:
            return NO_CELL
        return OK if self.at[to] == EMPTY else NOT_FREE

    def bars_flight(self, elephant: i64, points: i64) -> bool:
        """ER-4.5: only who leads may fly over a closed crossing."""
        if self.kit.water_stops or self.leads(elephant):
            return False
        cell = self.where[elephant]
        return self.closed_between(cell, cell + points * self.kit.track.lanes)

    def closed_between(self, cell: i64, to: i64) -> bool:
        """Whether a closed crossing lies in this lane ahead of a cell, up to another."""
        lanes = self.kit.track.lanes
        cell += lanes
        while cell <= to and cell < self.kit.track.cells:
            crossing = self.kit.crossing_of[cell]
            if crossing != 0 and self.opened >> (crossing - 1) & 1 == 0:
                self.stopper = cell
                return True
            cell += lanes
        return False

    def leads(self, elephant: i64) -> bool:
        """ER-4.5: nobody is in a column ahead of it."""
        lanes = self.kit.track.lanes
        column = self.where[elephant] // lanes
        return all(self.where[other] // lanes <= column for other in range(self.kit.elephants))

    # Carrying it out.

    def put(self, elephant: i64, cell: i64) -> None:
        self.where[elephant] = cell
        self.at[cell] = elephant + 1

    def push(self, elephant: i64, way: i64, sink: Sink | None) -> None:
        """The elephant steps, and what stands in its way is pushed on, each piece by the one behind it."""
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
                if piece - 1 != elephant:
                    self.driven |= 1 << (piece - 1)
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
        """RACE-4.2: the elephant flies; a closed crossing below it opens (ER-4.5)."""
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
        if not self.kit.water_stops:
            while self.closed_between(cell, to):
                self.open_crossing(self.kit.crossing_of[self.stopper], sink)
        if beyond:
            self.laps[elephant] += 1
            if not self.kit.track.closed:
                self.finish(elephant, sink)
                return
            if self.laps[elephant] == 2:
                self.crossed |= 1 << elephant  # FE-1.2: the second crossing ends the lap.
                self.tell_finish(elephant, sink)
                self.where[elephant] = HOME
                return
        self.put(elephant, to)

    def arrive(self, elephant: i64, cell: i64, to: i64, way: i64, sink: Sink | None) -> None:
        """An elephant came from one cell to another: it may have crossed the line, or opened a crossing."""
        self.where[elephant] = to
        if self.kit.track.closed:
            if way == BEHIND:
                if to > cell:
                    self.laps[elephant] -= 1  # FE-1.2: whoever is scared back over the line must cross it again.
            elif to < cell and (way == AHEAD or way >= DIAGONAL_LEFT):
                self.laps[elephant] += 1  # FE-1.2: the first crossing starts the lap, the second ends it.
                if self.laps[elephant] == 2:
                    self.crossed |= 1 << elephant
                    self.tell_finish(elephant, sink)
        elif self.kit.crossing_of[to] != 0:
            crossing = self.kit.crossing_of[to]
            if self.opened >> (crossing - 1) & 1 == 0:
                self.open_crossing(crossing, sink)

    def open_crossing(self, crossing: i64, sink: Sink | None) -> None:
        """ER-4.3: open for everyone for the rest of the game."""
        self.opened |= 1 << (crossing - 1)
        if sink is not None:
            sink.tell("crossing-opened", {"crossing": crossing})

    def finish(self, elephant: i64, sink: Sink | None) -> None:
        """RACE-7.1, ER-7.4: across the line of an open track, an elephant leaves it."""
        self.where[elephant] = HOME
        self.crossed |= 1 << elephant
        self.tell_finish(elephant, sink)

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

    def tell_finish(self, elephant: i64, sink: Sink | None) -> None:
        if sink is not None:
            sink.tell("elephant-finished", {"elephant": ELEPHANTS[elephant]})

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
        if track.closed and self.mouse == NOWHERE:
            broken.append("FE-1.3: the mouse is beside the track")
        cows = [int(cell) for cell in self.cows]
        if cows != sorted(set(cows)) or any(self.at[cell] != COW for cell in cows):
            broken.append("RACE-1.3: the cows are not where the list says")
        return broken


def new_board(kit: Kit) -> Board:
    """Cows and mouse where the track says, no elephants yet."""
    at = vec[i64]([EMPTY] * int(kit.track.cells))
    for cell in kit.track.cows:
        at[cell] = COW
    elephants = int(kit.elephants)
    board = Board(kit, at, vec[i64]([NOWHERE] * elephants), vec[i64]([0] * elephants), vec[i64](kit.track.cows))
    board.mouse = first_mouse(kit)
    return board


def first_mouse(kit: Kit) -> int:
    """FE-1.3: the first hole beyond the line; beside the track in Elephant Rally."""
    return kit.track.holes[0] if kit.track.closed else NOWHERE
