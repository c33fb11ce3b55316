"""Wins within this turn: movements that eliminate the last enemy totem.

The search goes through all movements that leave the win within the points left, the nearest first, and follows no
position twice. Every movement is made by the rules with the real points, so that what is found can be played.
"""

from typing import Final

from mypy_extensions import i64

from howdah.bots.clock import NEVER, Clock
from howdah.bots.mcts.tree import FIRST_KEY, mixed
from howdah.bots.totem.counts import Counts
from howdah.bots.totem.reach import WAY_BITS, WAY_MASK, Reach
from howdah.engine.vectors import vec
from howdah.games.totem.board import PLANE, ROWS, around, column_of, index_of, toward
from howdah.games.totem.codes import CHOICE, DICE, ENTER, FINISH, OVER, PIECE, STEP, TO, VICTIM
from howdah.games.totem.group import MOVED
from howdah.games.totem.movement import why_not_finish
from howdah.games.totem.reasons import LEGAL
from howdah.games.totem.rules import TotemState

MOST_FOLLOWED: Final = 600
"""Positions that are followed before a win is given up."""
MOST_WAYS: Final = 400
"""Steps that are tried one by one, where a piece must go on and the shortest way would not do."""
WALLED: Final = 2
"""A totem without a free cell around it is put back in the order by so many points: a guard must be captured first."""
NO_ACTION: Final = -1
NO_PLACE: Final = 0


class Line:
    """A simulated sequence of the seat: the action it begins with, and where it has come to.

    The board of a line is made when it is followed: before that, it is its parent's with one more movement."""

    def __init__(self, action: i64, state: TotemState, place: i64 = NO_PLACE, path: i64 = 0, length: i64 = 0) -> None:
        self.action = action
        self.state = state
        self.place = place
        """The piece that is still to be moved, and its steps."""
        self.path = path
        self.length = length


def find_win(world: TotemState, seat: int, clock: Clock = NEVER) -> int | None:
    """What a seat does now to win within this turn; None if nothing was found."""
    counts = Counts(world.rules.seats)
    counts.read(world, seat)
    points: i64 = world.low + world.high if world.phase == DICE else world.points
    if counts.cost() > points:
        return None
    search = WinSearch(world, seat, counts)
    search.begin(world)
    followed = 0
    line = search.next()
    while line is not None and search.found == NO_ACTION and followed < MOST_FOLLOWED and not clock.is_over():
        search.follow(line)
        followed += 1
        line = search.next()
    return None if search.found == NO_ACTION else int(search.found)


class WinSearch:
    """A walk through the movements of a turn."""

    def __init__(self, world: TotemState, seat: int, counts: Counts) -> None:
        self.seat: i64 = seat
        self.seats: i64 = world.rules.seats
        self.counts = counts
        self.reach = Reach()
        self.enemies: vec[i64] = vec[i64]([0] * PLANE)
        self.waiting: list[list[Line]] = []
        """By what the win costs at least."""
        self.seen: set[int] = set()
        self.found: i64 = NO_ACTION
        self.ways_left: i64 = MOST_WAYS

    def begin(self, world: TotemState) -> None:
        """Every legal action begins a line, but a piece that enters: that ends the turn."""
        if world.phase == CHOICE:
            self.go_on(NO_ACTION, world.copy())
            return
        if world.phase == STEP:
            self.begin_under_way(world)
            return
        for action in world.legal(int(self.seat)):
            if action < ENTER or world.phase == VICTIM:
                then = world.copy()
                then.apply(self.seat, action, None)
                self.go_on(action, then)

    def next(self) -> Line | None:
        for lines in self.waiting:
            if lines:
                return lines.pop()
        return None

    def go_on(self, action: i64, state: TotemState) -> None:
        """Where a line has come to: a win, a choice to follow, victims, or a piece that must go on (TOT-4.7)."""
        if state.phase == OVER:
            if state.totems[self.seat] != 0:
                self.found = action
        elif state.phase == CHOICE:
            self.counts.read(state, self.seat)
            self.wait(Line(action, state), state.points, self.key_of(state, state.points, NO_PLACE, NO_PLACE))
        elif state.phase in (STEP, VICTIM):
            for step in state.legal(int(self.seat)):
                if self.found == NO_ACTION and self.ways_left > 0:
                    self.ways_left -= 1
                    then = state.copy()
                    then.apply(self.seat, step, None)
                    self.go_on(action, then)

    def begin_under_way(self, world: TotemState) -> None:
        """A piece is moving: it may finish on any cell that it can still come to."""
        reach = Reach()
        reach.walk(world.board, self.seat * PLANE, world.moving, world.points)
        for cell in range(reach.count):
            if self.found != NO_ACTION:
                return
            then = world.copy()
            action: i64 = FINISH
            if reach.lengths[cell] > 0:
                action = TO + index_of(toward(world.moving, reach.paths[cell] & WAY_MASK))
                self.take_steps(then, world.moving, reach.paths[cell], reach.lengths[cell])
            if then.phase == STEP and why_not_finish(then) == LEGAL:
                then.apply(self.seat, FINISH, None)
            if then.phase != STEP or reach.lengths[cell] > 0:
                self.go_on(action, then)

    def wait(self, line: Line, left: i64, key: i64) -> None:
        """Keep a line if the win is within the points left and nobody has come here before."""
        cost: i64 = self.counts.cost()
        if cost > left or int(key) in self.seen:
            return
        self.seen.add(int(key))
        for other in range(self.seats):
            if other != self.seat and self.counts.totems[other] != 0 and self.counts.liberties[other] == 0:
                cost += WALLED
        while len(self.waiting) <= cost:
            self.waiting.append([])
        self.waiting[cost].append(line)

    def follow(self, line: Line) -> None:
        """Let every piece go wherever it can."""
        state = self.made(line)
        if state.phase != CHOICE:
            self.go_on(line.action, state)
            return
        board = state.board
        group: i64 = self.seat * PLANE
        self.read_enemies(state)
        row: i64 = 1
        while row <= ROWS:
            bits: i64 = board[group + row] & ~board[MOVED + row]
            while bits != 0 and self.found == NO_ACTION:
                place: i64 = row * 32 + column_of(bits)
                bits &= bits - 1
                self.counts.read(state, self.seat)
                self.reach.walk(board, group, place, state.points)
                action: i64 = PIECE + index_of(place) if line.action == NO_ACTION else line.action
                for cell in range(i64(1), self.reach.count):
                    self.consider(action, state, place, cell)
            row += 1

    def consider(self, action: i64, state: TotemState, place: i64, cell: i64) -> None:
        """A piece could finish on one of the cells that it reaches."""
        reach = self.reach
        to: i64 = reach.cells[cell]
        line = Line(action, state, place, reach.paths[cell], reach.lengths[cell])
        if around(self.enemies, 0, to) != 0 or place == self.counts.totems[self.seat]:
            then = self.made(line)
            counts = self.counts
            self.counts = Counts(self.seats)
            self.go_on(action, then)
            self.counts = counts
            return
        left: i64 = state.points - reach.lengths[cell]
        self.counts.move(place, to)
        self.wait(line, left, self.key_of(state, left, place, to))
        self.counts.move(to, place)

    def made(self, line: Line) -> TotemState:
        """The board of a line. A piece that may not be finished yet (TOT-4.7) is still under way on it."""
        if line.place == NO_PLACE:
            return line.state
        state = line.state.copy()
        state.apply(self.seat, PIECE + index_of(line.place), None)
        self.take_steps(state, line.place, line.path, line.length)
        if state.phase == STEP and why_not_finish(state) == LEGAL:
            state.apply(self.seat, FINISH, None)
        return state

    def take_steps(self, state: TotemState, place: i64, path: i64, length: i64) -> None:
        """Let the piece that moves go a way."""
        for _ in range(length):
            place = toward(place, path & WAY_MASK)
            path >>= WAY_BITS
            state.apply(self.seat, TO + index_of(place), None)

    def read_enemies(self, state: TotemState) -> None:
        for row in range(i64(PLANE)):
            found: i64 = 0
            for other in range(self.seats):
                if other != self.seat:
                    found |= state.board[other * PLANE + row]
            self.enemies[row] = found

    def key_of(self, state: TotemState, left: i64, place: i64, to: i64) -> i64:
        """A number for where everybody stands, who has moved and what is left, once a piece has gone to a cell."""
        key: i64 = mixed(FIRST_KEY, state.totems[self.seat] * 16 + left)
        for plane in range(self.seats + 1):
            start: i64 = plane * PLANE if plane < self.seats else i64(MOVED)
            for row in range(i64(1), i64(ROWS + 1)):
                bits: i64 = state.board[start + row]
                if place != NO_PLACE and (plane == self.seat or plane == self.seats):
                    if row == place >> 5:
                        bits &= ~(1 << (place & 31))
                    if row == to >> 5:
                        bits |= 1 << (to & 31)
                key = mixed(key, bits)
        return key
