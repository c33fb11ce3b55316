"""Totem's rules: the table's fixed facts, and the state that changes.

What a seat is asked: its start (where there is a choice), what to use the roll for, which piece moves, each step or
`finish`, the victim (where there is a choice), and `end`. What follows by itself is told as events: a piece that has
spent the points or is stuck is finished; points that nobody can use are lost; a seat that can do nothing with its roll
passes without being asked.

Each chapter of the rulebook has its module: `setup` (TOT-2), `dice` (TOT-3), `movement` with `group` (TOT-4),
`elimination` (TOT-5), `ending` (TOT-6); the components of TOT-1 are in `board` and `codes`.
"""

from mypy_extensions import i64

from howdah.engine.contract import (
    CHANCE,
    CHANCE_BIT,
    ENDINGS,
    RUNNING,
    Known,
    Result,
    Rules,
    State,
    View,
    shared_payoffs,
)
from howdah.engine.errors import OptionError, Reason
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.notation import Position
from howdah.engine.vectors import vec
from howdah.games.totem import dice, setup
from howdah.games.totem.board import PLACES, PLANE, ROWS, STARTS, column_of, full_board
from howdah.games.totem.check import broken_in, restore, survey
from howdah.games.totem.choices import pieces_into, starts_into, steps_into, uses_into, victims_into
from howdah.games.totem.codes import (
    ACTIONS,
    BOTH,
    CHOICE,
    DICE,
    END,
    ENTER,
    FINISH,
    FIRST_ROLL,
    HIGH_DICE,
    LOW_DICE,
    OUTCOMES,
    OVER,
    PASS,
    PIECE,
    ROLL,
    START,
    START_CELL,
    START_DIE,
    STEP,
    TAKE,
    TO,
    USE,
    VICTIM,
)
from howdah.games.totem.elimination import eliminate
from howdah.games.totem.ending import UNLIMITED, end, rank
from howdah.games.totem.explain import reason_of
from howdah.games.totem.group import FREE, MOVED, ROOM, has_step
from howdah.games.totem.known import TotemKnown, read_known
from howdah.games.totem.movement import choose, finish, go_on, has_left, step
from howdah.games.totem.view import view_of

MOST_TURNS = 1_000_000


class TotemRules(Rules):
    """The seats and the turn limit of one game of Totem."""

    def __init__(self, seats: int, options: dict[str, str], turn_limit: int) -> None:
        super().__init__("totem", seats, options, ACTIONS, OUTCOMES)
        self.turn_limit: i64 = turn_limit
        """TOT-6.4: how many turns each seat may have, or `UNLIMITED`."""
        self.empty_board: vec[i64] = vec[i64]([0] * FREE + full_board() + [0] * (ROOM - FREE - PLANE))
        self.zeros: vec[i64] = vec[i64]([0] * seats)
        self.all_pieces: vec[i64] = vec[i64]([setup.PIECES] * seats)
        self.places: vec[i64] = vec[i64](PLACES)
        self.starts: vec[i64] = vec[i64](STARTS)

    def new(self) -> "TotemState":
        return TotemState(self, self.empty_board[:], self.zeros[:], self.zeros[:], self.all_pieces[:], self.zeros[:])

    def read(self, position: Position) -> TotemKnown:
        return read_known(self, position)

    def deal(self, known: Known, generator: Generator) -> "TotemState":  # noqa: ARG002
        """Totem hides nothing: what is known is the state."""
        assert isinstance(known, TotemKnown)
        state = self.new()
        restore(state, known)
        return state


class TotemState(State):
    """Where a game of Totem stands."""

    def __init__(
        self,
        rules: TotemRules,
        board: vec[i64],
        totems: vec[i64],
        active: vec[i64],
        reserve: vec[i64],
        gone: vec[i64],
    ) -> None:
        super().__init__(rules)
        self.totem_rules = rules
        self.seats: i64 = rules.seats
        self.board = board
        """The planes that `group` names: the seats' groups, free cells, trail, moved pieces."""
        self.totems = totems
        """The place of each totem; 0 before it is set down and after it is eliminated."""
        self.active = active
        self.reserve = reserve
        """TOT-1.4: the rest of the 25 is eliminated."""
        self.gone = gone
        """When each seat went out: 1 for the first to go, and so on; 0 while it is in."""
        self.phase: i64 = START_DIE
        self.turn: i64 = 0
        """Whose turn it is: to roll, to choose a start, to play."""
        self.first: i64 = 0
        self.round: i64 = 1
        """How many turns the seat at turn has had, this one included."""
        self.contest: i64 = (1 << rules.seats) - 1
        """Who rolls for the start, as bits (TOT-2.1)."""
        self.start_dice: i64 = 0
        """What they have rolled, three bits a seat."""
        self.low: i64 = 0
        self.high: i64 = 0
        self.points: i64 = 0
        self.moving: i64 = 0
        """The place of the piece that moves, or that has just finished and strikes."""
        self.ways: i64 = 0
        """The steps that it may take, as directions."""
        self.ending: i64 = RUNNING
        self.clause: i64 = 0
        """The clause of TOT-6 that ended it."""

    def copy(self) -> "TotemState":
        twin = TotemState(
            self.totem_rules, self.board[:], self.totems[:], self.active[:], self.reserve[:], self.gone[:]
        )
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.round = self.round
        twin.contest = self.contest
        twin.start_dice = self.start_dice
        twin.low = self.low
        twin.high = self.high
        twin.points = self.points
        twin.moving = self.moving
        twin.ways = self.ways
        twin.ending = self.ending
        twin.clause = self.clause
        return twin

    def pending(self) -> i64:
        phase: i64 = self.phase
        if phase == OVER:
            return 0
        if phase in (ROLL, START_DIE):
            return CHANCE_BIT
        return 1 << self.turn

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:  # noqa: ARG002
        phase: i64 = self.phase
        if phase == STEP:
            return steps_into(self, out)
        if phase == CHOICE:
            return pieces_into(self, out)
        if phase == DICE:
            return uses_into(self, out)
        if phase == VICTIM:
            return victims_into(self, out)
        if phase == START_CELL:
            return starts_into(self, out)
        out[0] = END
        return 1

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        first: i64 = 0
        count: i64 = 6
        if self.phase == ROLL:
            first = FIRST_ROLL
            count = 21
        for place in range(count):
            outcome: i64 = first + place
            out[place] = outcome
            weights[place] = 1 if LOW_DICE[outcome] == HIGH_DICE[outcome] else 2
        return count

    def apply(self, seat: i64, action: i64, sink: Sink | None) -> None:
        places = self.totem_rules.places
        if seat == CHANCE:
            if action < FIRST_ROLL:
                setup.roll_for_start(self, action + 1, sink)
            else:
                dice.roll(self, LOW_DICE[action], HIGH_DICE[action], sink)
        elif action >= TAKE:
            eliminate(self, places[action - TAKE], sink)
            go_on(self, sink)
        elif action >= ENTER:
            dice.enter(self, places[action - ENTER], sink)
        elif action >= TO:
            step(self, places[action - TO], sink)
        elif action >= PIECE:
            choose(self, places[action - PIECE], sink)
        elif action >= START:
            setup.choose_start(self, action - START, sink)
        elif action == FINISH:
            finish(self, sink)
        elif action == END:
            end(self, sink)
        elif action == PASS:
            dice.do_nothing(self, sink)
        else:
            dice.use(self, self.low + self.high if action == BOTH else action - USE, sink)

    def any_step(self) -> bool:
        """Whether a piece that has not moved this turn, or the totem, has a legal step."""
        board = self.board
        group: i64 = self.turn * PLANE
        row: i64 = 1
        while row <= ROWS:
            bits: i64 = board[group + row] & ~board[MOVED + row]
            while bits != 0:
                if has_step(board, group, row * 32 + column_of(bits)):
                    return True
                bits &= bits - 1
            row += 1
        return False

    def owner(self, place: i64) -> i64:
        """Whose piece or totem stands on a place; -1 if nobody's."""
        for seat in range(self.seats):
            if self.board[seat * PLANE + (place >> 5)] >> (place & 31) & 1 != 0:
                return seat
        return -1

    def put(self, seat: i64, place: i64) -> None:
        """Somebody stands on a free cell now."""
        self.board[seat * PLANE + (place >> 5)] |= 1 << (place & 31)
        self.board[FREE + (place >> 5)] ^= 1 << (place & 31)

    def take_away(self, seat: i64, place: i64) -> None:
        """A piece is eliminated."""
        self.board[seat * PLANE + (place >> 5)] ^= 1 << (place & 31)
        self.board[FREE + (place >> 5)] |= 1 << (place & 31)
        self.active[seat] -= 1

    def clear(self, plane: i64) -> None:
        """Empty a set of cells."""
        board = self.board
        row: i64 = 1
        while row <= ROWS:
            board[plane + row] = 0
            row += 1

    def rank_into(self, ranks: vec[i64]) -> i64:
        return rank(self, ranks)

    def result(self) -> Result | None:
        """The score is the number of active pieces; it decides nothing."""
        ranks = self.totem_rules.zeros[:]
        ending = rank(self, ranks)
        if ending == RUNNING:
            return None
        scores = [int(count) for count in self.active]
        payoffs = shared_payoffs(ending, ranks)
        return Result(ENDINGS[ending], f"TOT-6.{self.clause}", [int(place) for place in ranks], scores, payoffs)

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def known(self, seat: int) -> TotemKnown:  # noqa: ARG002
        """Everything lies open."""
        return survey(self)

    def explain(self, seat: int, action: int) -> Reason | None:
        return reason_of(self, seat, action)

    def check(self) -> list[str]:
        return broken_in(self)

    def is_mid_act(self, seat: int) -> bool:  # noqa: ARG002
        """The steps of one piece are one act (TOT-4.6)."""
        return bool(self.phase == STEP)

    def may_stop_here(self, seat: int) -> bool:  # noqa: ARG002
        """After each step one may look about: the piece is finished later, or goes on."""
        return bool(self.phase == STEP) and has_left(self)

    def transposition_key(self, seat: int) -> str:  # noqa: ARG002
        """Where the moving piece stands. The next step depends on that alone, and on cells that the shortest way, which
        comes first, does not need a second time (TOT-4.5)."""
        return f"at {self.moving}" if self.phase == STEP else repr(self)

    def purpose(self) -> str:
        return f"start {self.turn + 1}" if self.phase == START_DIE else f"dice {self.turn + 1}"


def make(seats: int, options: dict[str, str]) -> TotemRules:
    """The rules of a table with these seats and options (those that differ from their defaults)."""
    text = options.get("turn_limit", "none")
    if text == "none":
        return TotemRules(seats, options, UNLIMITED)
    if not (text.isascii() and text.isdigit() and len(text) <= 7 and 1 <= int(text) <= MOST_TURNS):
        raise OptionError(f"option turn_limit of totem is 'none' or a number from 1 to {MOST_TURNS}, not '{text}'")
    return TotemRules(seats, options, int(text))
