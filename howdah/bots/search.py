"""Information-set Monte Carlo search, for any game of the contract with two to six seats.

Every iteration draws a world from what the seat knows, walks down the tree of visible histories, plays on at random
from the first moment that is new, and writes what came of it beside every choice on the way.

- The tree is the asking seat's: a moment is what it has seen since the decision, so that it never plans with what it
  will not know. Others choose there by what is legal for them in the world that was drawn.
- Where nothing is hidden from anybody, actions and fate's answers are the visible history; elsewhere it is the events
  that the seat is told, by the same exit that a real table has.
- Fate is sampled, and what it says is part of the history as far as it is seen.
- What others have sealed already is taken back first (`State.unsealed`): they are thought about as if they still chose.
"""

import time
from typing import Final

from mypy_extensions import i64

from howdah.bots.base import Bot, Thought
from howdah.bots.evaluation import Evaluation, evaluation_of, win_chance
from howdah.bots.mixing import Mixer
from howdah.bots.styles import Style
from howdah.bots.tree import FIRST_KEY, LANE, NONE, Tree, fraction, mixed
from howdah.engine.contract import CHANCE, CHANCE_BIT, State
from howdah.engine.events import Fact, Sink
from howdah.engine.generator import WORD, Generator
from howdah.engine.match import Sight
from howdah.engine.seats import EVERYONE
from howdah.engine.vectors import vec

DEFAULT_ITERATIONS: Final = 2000
MOST_STEPS: Final = 256
"""How many choices an iteration remembers; deeper moments are played on at random."""
LINE_ROOM: Final = 4096
CLOCK_PERIOD: Final = 16
EXPLORE: Final = 0.7
MIX: Final = 0.1
LEAST_SHARE: Final = 0.25
"""A share of the average strategy below this part of an even one is what exploring left there: it is not played."""
MOST_PAIRS: Final = 64
"""Up to so many pairs of actions two seats learn from all of them; more are met too seldom and cost too much."""
GOLDEN: Final = 0x9E3779B1
NO_CUT: Final = 1_000_000


class Settings:
    """How a search is run."""

    def __init__(
        self,
        iterations: int = DEFAULT_ITERATIONS,
        milliseconds: int = 0,
        cut: int = NO_CUT,
        noise: float = 0.0,
        style: str = "plain",
    ) -> None:
        self.iterations: i64 = iterations
        self.milliseconds = milliseconds
        """If above zero, time is the budget and iterations do not matter."""
        self.cut: i64 = cut
        """After so many random steps a playout is not finished but judged."""
        self.noise = noise
        """How far each of the seat's own choices is misjudged at most, in payoffs."""
        self.style = style
        self.explore: float = EXPLORE
        self.mix: float = MIX
        self.least: float = LEAST_SHARE


class Tracer(Sink):
    """Turns what one seat is told into the key of its history."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.key: i64 = FIRST_KEY

    def tell(
        self,
        kind: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        knowers: int = 0,
        audience: int = EVERYONE,
        reveals: bool = False,  # noqa: ARG002
        fades: bool = False,  # noqa: ARG002
    ) -> None:
        if not audience >> self.seat & 1:
            return
        self.key = mixed(self.key, hash(kind) & LANE)
        for fact in facts.values():
            self.key = mixed(self.key, hash(str(fact)) & LANE)
        if secret is not None and knowers >> self.seat & 1:
            for fact in secret.values():
                self.key = mixed(self.key, hash(str(fact)) & LANE)


class Search:
    """One decision being thought about."""

    def __init__(self, world: State, seat: int, settings: Settings, generator: Generator) -> None:
        rules = world.rules
        self.root = world.unsealed(seat)
        self.seat = seat
        self.me: i64 = seat
        self.seats: i64 = rules.seats
        self.settings = settings
        self.explore: float = settings.explore
        self.mix: float = settings.mix
        self.cut: i64 = settings.cut
        self.generator = generator
        self.evaluation: Evaluation = evaluation_of(rules)
        self.evaluation.begin(self.root)
        self.scale: float = self.evaluation.scale()
        self.style = Style(settings.style, rules.seats, seat, self.evaluation, self.root)
        self.tree = Tree(rules.seats)
        self.mixer = Mixer(self.tree, rules.widest)
        self.whole = is_open(self.root)
        """Nothing is hidden from anybody: worlds need no dealing, and actions are the history."""
        self.paired = self.whole and rules.seats == 2
        """Two seats that choose at once learn from all pairs of their actions."""
        self.tracer: Tracer = Tracer(seat)
        self.values: vec[float] = vec[float]([0.0] * rules.seats)
        self.legal: vec[i64] = vec[i64]([0] * rules.widest)
        self.weights: vec[i64] = vec[i64]([0] * rules.widest)
        self.chosen: vec[i64] = vec[i64]([0] * rules.seats)
        self.bias: vec[float] = vec[float]([0.0] * rules.widest)
        for place in range(len(rules.actions)):
            if settings.noise > 0.0:
                self.bias[place] = settings.noise * self.scale * (2.0 * fraction(generator) - 1.0)
        # The way of one iteration: for each choice its seat, slot and moment, and where its line of slots lies.
        self.steps: i64 = 0
        self.step_seat: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.step_slot: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.step_moment: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.step_start: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.step_count: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.step_mixes: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.step_banked: vec[float] = vec[float]([0.0] * MOST_STEPS)
        self.line: vec[i64] = vec[i64]([0] * (LINE_ROOM + rules.widest * rules.seats))
        self.line_end: i64 = 0
        self.iterations: i64 = 0

    def run(self) -> None:
        """Spend the budget."""
        if self.settings.milliseconds > 0:
            until = time.perf_counter() + self.settings.milliseconds / 1000
            while time.perf_counter() < until:
                self.run_iterations(CLOCK_PERIOD)
        else:
            self.run_iterations(self.settings.iterations)

    def run_iterations(self, count: i64) -> None:
        for _ in range(count):
            world = self.root.copy() if self.whole else self.root.redeal(self.seat, self.generator)
            self.walk(world)
            self.play_on(world)
            self.evaluation.judge(world, self.values)
            self.style.shape(world, self.values)
            self.learn()
            self.iterations += 1

    def walk(self, world: State) -> None:
        """Go down the tree as far as it reaches."""
        tree = self.tree
        key: i64 = FIRST_KEY
        self.steps = 0
        self.line_end = 0
        while True:
            asked = world.pending()
            if asked == 0:
                return
            if asked & CHANCE_BIT != 0:
                outcome = self.spread(world, key) if self.whole else world.pick(CHANCE, self.generator)
                key = self.apply(world, CHANCE, outcome, key)
                continue
            if self.whole:
                known: i64 = self.evaluation.key(world)
                key = known if known != 0 else key
            moment = tree.moment(key)
            if moment == NONE:
                return
            visits: i64 = tree.visits[moment]
            tree.visits[moment] = visits + 1
            if visits == 0 and moment != 0:
                return
            if not self.choose_all(world, moment, asked):
                return
            key = mixed(key, asked)
            for seat in range(self.seats):
                if asked >> seat & 1 != 0:
                    key = self.apply(world, seat, self.chosen[seat], key)

    def spread(self, world: State, key: i64) -> i64:
        """An outcome, such that those of one moment come as evenly as they can: by steps of the golden section."""
        moment = self.tree.moment(mixed(key, CHANCE))
        if moment == NONE:
            return world.pick(CHANCE, self.generator)
        times = self.tree.visits[moment]
        self.tree.visits[moment] = times + 1
        count = world.outcomes_into(self.legal, self.weights)
        total: i64 = 0
        for n in range(count):
            total += self.weights[n]
        turn: i64 = (key & LANE) * GOLDEN + times * GOLDEN & WORD
        rest: i64 = turn * total >> 32
        place: i64 = 0
        while rest >= self.weights[place]:
            rest -= self.weights[place]
            place += 1
        return self.legal[place]

    def choose_all(self, world: State, moment: i64, asked: i64) -> bool:
        """Let every seat that is asked choose, before any choice is made known; False if the memory is full."""
        tree = self.tree
        alone: bool = asked & (asked - 1) == 0
        for seat in range(self.seats):
            if asked >> seat & 1 == 0:
                continue
            count = world.legal_into(seat, self.legal)
            start = self.line_end
            if count == 1 and (moment != 0 or seat != self.me):
                self.chosen[seat] = self.legal[0]
                continue
            if self.steps == MOST_STEPS or start + count > len(self.line):
                return False
            tree.line_up(moment, seat, self.legal, count, self.line, start)
            slot: i64 = 0
            if alone:
                slot = tree.most_promising(self.line, start, count, self.explore * self.scale, self.generator)
            else:
                slot = self.mixer.draw(self.line, start, count, self.mix, self.generator)
            self.chosen[seat] = tree.action[slot]
            step = self.steps
            self.step_seat[step] = seat
            self.step_slot[step] = slot
            self.step_moment[step] = moment
            self.step_start[step] = start
            self.step_count[step] = count
            self.step_mixes[step] = 0 if alone else 1
            self.step_banked[step] = self.evaluation.banked(world, seat)
            self.steps = step + 1
            self.line_end = start + count
        return True

    def apply(self, world: State, seat: i64, action: i64, key: i64) -> i64:
        """One step; the key of the history with what the asking seat has seen of it."""
        if self.whole:
            world.apply(seat, action, None)
            return mixed(key, action)
        self.tracer.key = key if seat != self.me else mixed(key, action)
        world.apply(seat, action, self.tracer)
        return self.tracer.key

    def play_on(self, world: State) -> None:
        """Random choices to the end, or until the playout is cut."""
        generator = self.generator
        left = self.cut
        asked = world.pending()
        while asked != 0 and left > 0:
            if asked & CHANCE_BIT != 0:
                world.apply(CHANCE, world.pick(CHANCE, generator), None)
            else:
                seat: i64 = 0
                while asked != 0:
                    if asked & 1 != 0:
                        world.apply(seat, world.pick(seat, generator), None)
                        left -= 1
                    asked >>= 1
                    seat += 1
            asked = world.pending()

    def learn(self) -> None:
        """Write what came of it beside every choice on the way, the last first."""
        step: i64 = self.steps - 1
        while step >= 0:
            if self.step_mixes[step] == 0:
                self.tree.learn(self.step_slot[step], self.value_at(step))
                step -= 1
            elif self.is_pair(step):
                self.learn_pair(step - 1)
                step -= 2
            else:
                self.learn_mixed(step)
                step -= 1

    def is_pair(self, step: i64) -> bool:
        """Whether this step and the one before are two seats' choices at once, with few enough pairs."""
        return (
            self.paired
            and step > 0
            and self.step_moment[step - 1] == self.step_moment[step]
            and self.step_count[step - 1] * self.step_count[step] <= MOST_PAIRS
        )

    def value_at(self, step: i64) -> float:
        """What the seat of a step got from there on, as it judges it."""
        seat = self.step_seat[step]
        value: float = self.values[seat] - self.step_banked[step]
        if seat == self.me and self.step_moment[step] == 0:
            value += self.bias[self.tree.action[self.step_slot[step]]]
        return value

    def learn_mixed(self, step: i64) -> None:
        moment = self.step_moment[step]
        worth = self.mixer.learn(
            self.line,
            self.step_start[step],
            self.step_count[step],
            self.step_slot[step],
            self.mix,
            self.value_at(step),
            float(self.tree.visits[moment]),
        )
        self.values[self.step_seat[step]] = worth + self.step_banked[step]

    def learn_pair(self, step: i64) -> None:
        moment = self.step_moment[step]
        other: i64 = step + 1
        left, right = self.mixer.learn_pair(
            moment,
            self.line,
            (self.step_start[step], self.step_start[other]),
            (self.step_count[step], self.step_count[other]),
            (self.step_slot[step], self.step_slot[other]),
            (self.value_at(step), self.value_at(other)),
            float(self.tree.visits[moment]),
        )
        self.values[self.step_seat[step]] = left + self.step_banked[step]
        self.values[self.step_seat[other]] = right + self.step_banked[other]

    # What came out.

    def root_slots(self) -> list[int]:
        """The slots of the seat's own choices, by ascending action."""
        slots: list[int] = []
        slot = self.tree.heads[self.me]
        while slot != NONE:
            slots.append(int(slot))
            slot = self.tree.after[slot]
        return slots

    def mixes(self) -> bool:
        """Whether others choose at the same time as the seat."""
        asked = self.root.pending()
        return asked & (asked - 1) != 0

    def thoughts(self) -> list[Thought]:
        """Every legal action with what it seems worth and how much of it should be played."""
        tree = self.tree
        seats = int(self.seats)
        slots = self.root_slots()
        shares = self.shares(slots)
        found: list[Thought] = []
        for slot, share in zip(slots, shares, strict=True):
            visits = int(tree.taken[slot])
            value: float = tree.mean[slot] if visits > 0 else -self.scale
            chance = win_chance(value / self.scale, seats)
            found.append(Thought(int(tree.action[slot]), chance, visits, share, value))
        return found

    def shares(self, slots: list[int]) -> list[float]:
        """How much of each choice to play: the average strategy where others choose too, else the most visited."""
        tree = self.tree
        if self.mixes():
            raw = [tree.share[slot] for slot in slots]
            floor = self.settings.least * sum(raw) / len(raw)
            kept = [one if one >= floor else 0.0 for one in raw]
            total = sum(kept)
            return [one / total for one in kept] if total > 0.0 else [1.0 / len(kept)] * len(kept)
        best = max(range(len(slots)), key=lambda place: (tree.taken[slots[place]], tree.mean[slots[place]]))
        return [1.0 if place == best else 0.0 for place in range(len(slots))]


def is_open(state: State) -> bool:
    """Whether every seat knows everything."""
    return all(state.known(seat).is_whole() for seat in range(state.rules.seats))


class SearchBot(Bot):
    """Plays what the search finds, mixing where others choose at the same time."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def think(self, sight: Sight, generator: Generator) -> list[Thought]:
        search = Search(sight.world, sight.seat, self.settings, generator)
        search.run()
        return search.thoughts()

    def choose(self, sight: Sight, generator: Generator) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return drawn(self.think(sight, generator), generator)


def drawn(thoughts: list[Thought], generator: Generator) -> int:
    """An action, each as often as its share says."""
    rest = fraction(generator)
    for thought in thoughts:
        rest -= thought.share
        if rest < 0.0 and thought.share > 0.0:
            return thought.action
    return max(thoughts, key=lambda thought: thought.share).action
