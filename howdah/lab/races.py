"""How races go: length, wins by place in turn order, blocked movements, stalls. For boards that somebody designs.

Races are run with players who choose at random, or who always play the movement of most points: what a track does to
movement shows in both, and thousands of them take seconds.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.events import Event, Sink
from howdah.engine.generator import Generator
from howdah.engine.seats import seats_in
from howdah.games.elephant_rally.rules import RallyState
from howdah.games.formula_e.rules import FormulaState
from howdah.games.race.codes import DONE, HERD, TURN
from howdah.games.race.race import Race

MOVED: Final = ("elephant-stepped", "elephant-flew")
CARD_ENDS: Final = (
    "card-played",
    "cards-played",
    "card-revealed",
    "card-discarded",
    "turn-began",
    "race-won",
    "race-cut",
)
Chooser = Callable[[State, Race, int, Generator], int]


def random_choice(state: State, race: Race, seat: int, generator: Generator) -> int:  # noqa: ARG001
    return int(state.pick(seat, generator))


def hasty_choice(state: State, race: Race, seat: int, generator: Generator) -> int:
    """A player who always plays the movement of most points, leads no cow, and chooses all else at random."""
    if race.phase == HERD:
        return DONE
    if race.phase == TURN:
        kit = race.kit
        legal = state.legal(seat)
        points = dict.fromkeys(legal, 0)
        for action in legal:
            if kit.play_block <= action < kit.pair_block:
                points[action] = int(kit.points[action - kit.play_block])
            elif kit.pair_block <= action < kit.discard_block:
                points[action] = int(kit.points[kit.pair_movement[action - kit.pair_block]])
        best = max(points.values())
        if best > 0:
            legal = [action for action in legal if points[action] == best]
            return legal[int(generator.below(len(legal)))]
    return int(state.pick(seat, generator))


class Movement:
    """A movement card under way: its points, and what became of them."""

    def __init__(self, points: int, cell: str) -> None:
        self.points = points
        self.steps = 0
        self.halted = False
        self.cell = cell
        """Where it has come to; empty while that is open (ER-7.2: which elephant is chosen later)."""


class Watch:
    """What one race tells, gathered while it is run."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.movement: Movement | None = None
        self.played = 0
        self.stuck = 0
        self.short = 0
        self.halts = 0
        self.cancelled = 0
        self.where_short: Counter[int] = Counter()
        self.half_leader = -1
        self.leader = -1
        self.lead_changes = 0
        self.best = [0.0] * int(race.kit.seats)
        self.quiet = 0
        self.longest_quiet = 0
        self.turns = 0
        self.pushed_over = False
        columns = int(race.kit.track.columns)
        self.whole = 2.0 * columns if race.kit.track.closed else float(columns)
        self.half = 1.5 * columns if race.kit.track.closed else columns / 2

    def far(self, seat: int) -> float:
        """How far a seat is, in columns: the mean of its elephants."""
        race, track = self.race, self.race.kit.track
        own = [elephant for elephant in range(int(race.kit.elephants)) if race.own(seat) >> elephant & 1]
        total = 0.0
        for elephant in own:
            cell = int(race.board.where[elephant])
            if race.board.crossed >> elephant & 1:
                total += self.whole
            elif cell >= 0:
                total += cell // int(track.lanes) + int(race.board.laps[elephant]) * int(track.columns)
        return total / len(own)

    def look(self) -> None:
        """At the end of a turn: who leads, and whether anybody has got further than before."""
        self.turns = int(self.race.turns)
        fars = [self.far(seat) for seat in range(len(self.best))]
        self.quiet = 0 if any(far > best for far, best in zip(fars, self.best, strict=True)) else self.quiet + 1
        self.longest_quiet = max(self.longest_quiet, self.quiet)
        self.best = [max(pair) for pair in zip(fars, self.best, strict=True)]
        top = max(fars)
        leaders = [seat for seat, far in enumerate(fars) if far == top]
        if len(leaders) == 1 and leaders[0] != self.leader:
            self.lead_changes += self.leader >= 0
            self.leader = leaders[0]
        if self.half_leader < 0 and top >= self.half and len(leaders) == 1:
            self.half_leader = leaders[0]

    def hear(self, events: list[Event]) -> None:
        for place, event in enumerate(events):
            if event.kind == "elephant-finished" and place:
                before = events[place - 1]
                self.pushed_over = (
                    before.kind == "elephant-pushed" and before.facts["elephant"] == event.facts["elephant"]
                )
            self.follow(event)

    def follow(self, event: Event) -> None:
        """The movement cards: which of them spend all their points."""
        if event.kind in CARD_ENDS:
            self.finish_movement()
        if event.kind in ("card-played", "cards-played", "card-revealed"):
            names = self.race.kit.deck.names
            points = int(self.race.kit.points[names.index(str(event.facts["card"]))])
            if points:
                self.movement = Movement(points, self.cell_of(int(str(event.facts["seat"])) - 1))
            return
        movement = self.movement
        if movement is None:
            return
        if event.kind == "card-cancelled":
            names = self.race.kit.deck.names
            if self.race.kit.points[names.index(str(event.facts["card"]))]:
                self.cancelled += 1
                self.movement = None
        elif event.kind in MOVED:
            movement.steps += movement.points if event.kind == "elephant-flew" else 1
            movement.cell = str(event.facts["to"])
        elif event.kind == "elephant-freed":
            movement.points -= int(str(event.facts["points"]))
        elif event.kind == "mango-eaten":
            movement.points += 2
        elif event.kind == "elephant-halted":
            movement.halted = True
        elif event.kind == "elephant-finished":
            movement.steps = movement.points

    def cell_of(self, seat: int) -> str:
        race = self.race
        cell = int(race.real_board().where[seat]) if race.kit.elephants == race.kit.seats else -1
        return race.kit.track.names[cell] if cell >= 0 else ""

    def finish_movement(self) -> None:
        movement = self.movement
        self.movement = None
        if movement is None:
            return
        self.played += 1
        if movement.halted:
            self.halts += 1
        elif movement.steps < movement.points:
            self.short += movement.steps > 0
            self.stuck += movement.steps == 0
            if movement.cell[1:].isdigit():
                self.where_short[int(movement.cell[1:])] += 1


class Tally:
    """What many races at one table came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turns: list[int] = []
        self.wins = [0] * seats
        """By place in turn order from the first player."""
        self.half_leaders = 0
        self.half_won = 0
        self.lead_changes = 0
        self.pushed_over = 0
        self.stalled = 0
        self.longest_quiet = 0
        self.sums: Counter[str] = Counter()
        self.where_short: Counter[int] = Counter()

    def add(self, race: Race, watch: Watch) -> None:
        winner = int(race.winner)
        self.turns.append(int(race.turns) + 1)
        if winner >= 0:
            self.wins[(winner - int(race.first)) % self.seats] += 1
        if watch.half_leader >= 0:
            self.half_leaders += 1
            self.half_won += watch.half_leader == winner
        self.lead_changes += watch.lead_changes
        self.pushed_over += watch.pushed_over
        self.stalled += watch.longest_quiet >= 2 * self.seats
        self.longest_quiet = max(self.longest_quiet, watch.longest_quiet)
        for name in ("played", "stuck", "short", "halts", "cancelled"):
            self.sums[name] += getattr(watch, name)
        self.where_short += watch.where_short

    def merge(self, other: "Tally") -> None:
        """Take over what was counted elsewhere."""
        self.turns += other.turns
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for name in ("half_leaders", "half_won", "lead_changes", "pushed_over", "stalled"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest_quiet = max(self.longest_quiet, other.longest_quiet)
        self.sums += other.sums
        self.where_short += other.where_short


def run_races(rules: Rules, hasty: bool, games: int, seed: int) -> Tally:
    """So many races at one table."""
    choose: Chooser = hasty_choice if hasty else random_choice
    tally, generator = Tally(rules.seats), Generator(seed)
    for _ in range(games):
        state = rules.new()
        assert isinstance(state, FormulaState | RallyState)
        watch = Watch(state.race)
        run_race(state, state.race, watch, choose, generator)
        tally.add(state.race, watch)
    return tally


def run_race(state: State, race: Race, watch: Watch, choose: Chooser, generator: Generator) -> None:
    while asked := int(state.pending()):
        if asked == CHANCE_BIT:
            state.apply(CHANCE, state.pick(CHANCE, generator), None)
        else:
            sink = Sink()
            for seat in seats_in(asked):
                state.apply(seat, choose(state, race, seat, generator), sink)
            watch.hear(sink.events)
        if race.turns != watch.turns:
            watch.look()
    watch.finish_movement()
