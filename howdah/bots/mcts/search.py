"""Information-set Monte Carlo search, for any game of the contract with two to six seats.

Every iteration samples a world from what the seat knows (a determinization), selects a path down the tree of visible
histories, runs a random rollout from the first new node, and backpropagates the values along the path.

- The tree is the asking seat's: a node is what it has seen since the decision, so that it never plans with what it
  will not know. Others choose there by what is legal for them in the world that was drawn.
- Where nothing is hidden, the visible history is the actions and outcomes of chance, and transpositions share a node if
  the game's evaluation says so; elsewhere it is the events that the seat is told.
- Chance is sampled; where its outcomes are few they are stratified, and each has a mean of its own.
- What others have sealed already is taken back first (`State.reopened_for`): the search chooses for them.
"""

from math import inf
from typing import Final

from mypy_extensions import i64

from howdah.bots.clock import NEVER, Clock
from howdah.bots.evaluation import Evaluation, evaluation_of
from howdah.bots.luck import uniform
from howdah.bots.mcts.mixing import MOST_ACTIONS, Mixer
from howdah.bots.mcts.path import ALONE, CHANCE_NODE, MIXED, Path
from howdah.bots.mcts.tracer import Tracer, is_open
from howdah.bots.mcts.tree import FIRST_KEY, NONE, Tree, mixed
from howdah.bots.settings import Settings
from howdah.bots.styles import STYLES, Style
from howdah.engine.contract import CHANCE, CHANCE_BIT, State
from howdah.engine.generator import WORD, Generator
from howdah.engine.vectors import vec

PERIOD: Final = 16
"""Iterations between two looks at the clock and at the tree."""
LEAST_JUDGED: Final = 480
"""Iterations that are made in any case where no rollout is played: some milliseconds, without which
a level would play at random on a slow machine."""
STRETCH: Final = 512
"""Steps of a rollout between two looks at the clock."""
UNGROWN: Final = 4
LEAST_VISITS: Final = 400
"""An exact search stops after so many times the visits at which its tree last grew, and at least so many visits."""
MOST_OUTCOMES: Final = 8
"""Up to so many outcomes of chance have means of their own; more would be met too seldom."""
GOLDEN: Final = 0x9E3779B1
"""The golden ratio of 32 bits: spreads outcomes of chance evenly over the visits of a node."""
FEW_ACTIONS: Final = 5
"""With so few actions each, two seats' choices are followed to the end of the game at once: random play after a new
node would be a poor guess at what a small tree soon knows exactly."""
BOTH: Final = 3
"""Two seats that are asked at once, as bits."""


class Search:
    """One decision being thought about."""

    def __init__(self, world: State, seat: int, settings: Settings, generator: Generator, clock: Clock = NEVER) -> None:
        rules = world.rules
        self.rules = rules
        self.root = world.reopened_for(seat)
        self.known = self.root.known(seat)
        self.seat = seat
        self.me: i64 = seat
        self.seats: i64 = rules.seats
        self.settings = settings
        self.mix: float = settings.mix
        self.mix_pairs: float = settings.mix_pairs
        self.cut: i64 = settings.cut
        self.generator = generator
        self.clock = clock
        self.evaluation: Evaluation = evaluation_of(rules)
        self.evaluation.wary = settings.wary
        self.evaluation.begin(self.root)
        self.scale: float = self.evaluation.scale()
        self.explore: float = settings.explore * self.scale * self.evaluation.apart()
        self.style = Style(settings.style, rules.seats, seat, self.evaluation, self.root)
        self.tree = Tree(rules.seats, int(settings.iterations))
        self.mixer = Mixer(self.tree, rules.widest)
        self.path = Path(rules.seats, rules.widest)
        self.whole = is_open(self.root)
        """Nothing is hidden from anybody: worlds need no dealing, and actions are the history."""
        self.paired = self.whole and rules.seats == 2
        """Two seats that choose at once learn from all pairs of their actions."""
        self.exact = self.paired and settings.noise == 0.0 and settings.style == STYLES[0]
        """What one of two wins the other loses: their nodes have a value."""
        self.solved = False
        """The values on the way up come from solved nodes, not from a rollout."""
        self.grown: i64 = 0
        """The iteration that found the last new node."""
        self.tracer = Tracer(seat)
        self.values: vec[float] = vec[float]([0.0] * rules.seats)
        self.legal: vec[i64] = vec[i64]([0] * rules.widest)
        self.weights: vec[i64] = vec[i64]([0] * rules.widest)
        self.chosen: vec[i64] = vec[i64]([0] * rules.seats)
        self.banked: vec[float] = vec[float]([0.0] * (len(self.path.seat) * rules.seats))
        """By step and seat: what the seat had by then of its value."""
        self.bias: vec[float] = vec[float]([0.0] * rules.widest)
        if settings.noise > 0.0:
            for action in range(len(rules.actions)):
                self.bias[action] = settings.noise * self.scale * (2.0 * uniform(generator) - 1.0)

    def run(self) -> None:
        """Spend the budget. However soon the clock is over, some iterations are made: there is a best so far, and where
        positions are judged at once it is worth something."""
        timed = self.settings.milliseconds > 0
        until = self.clock.after(self.settings.milliseconds / 1000) if timed else inf
        left: i64 = self.settings.iterations // self.evaluation.effort(self.root)
        least: i64 = LEAST_JUDGED if self.settings.cut == 0 else 0
        while not self.is_known() and (timed or left > 0):
            nodes = self.tree.node_count
            self.run_iterations(left if left < PERIOD and not timed else PERIOD)
            left -= PERIOD
            if self.tree.node_count > nodes:
                self.grown = self.tree.visits[0]
            if self.tree.visits[0] >= least and self.clock.is_over(until):
                return

    def is_known(self) -> bool:
        """Whether the tree has not grown for long, so that every node in it is solved: in endgames that is soon."""
        return self.exact and self.tree.visits[0] > UNGROWN * self.grown and self.tree.visits[0] > LEAST_VISITS

    def run_iterations(self, count: i64) -> None:
        for _ in range(count):
            world = self.root.copy() if self.whole else self.rules.deal(self.known, self.generator)
            self.descend(world)
            self.rollout(world)
            self.evaluation.judge(world, self.values)
            self.style.shape(world, self.values)
            self.backpropagate()

    # Down the tree.

    def descend(self, world: State) -> None:
        """Go down the tree as far as it reaches."""
        tree = self.tree
        key: i64 = FIRST_KEY
        self.path.clear()
        while True:
            asked = world.pending()
            if asked == 0:
                return
            if self.whole and self.path.steps > 0:
                known: i64 = self.evaluation.key(world)
                key = known if known != 0 else key
            if asked & CHANCE_BIT != 0:
                key = self.apply(world, CHANCE, self.outcome(world, key), key)
                continue
            node = tree.node(key)
            if node == NONE:
                return
            visits: i64 = tree.visits[node]
            tree.visits[node] = visits + 1
            if visits == 0 and node != 0 and not self.is_small(world, asked):
                return
            if not self.choose_all(world, node, asked):
                return
            key = mixed(key, asked)
            for seat in range(self.seats):
                if asked >> seat & 1 != 0:
                    key = self.apply(world, seat, self.chosen[seat], key)

    def choose_all(self, world: State, node: i64, asked: i64) -> bool:
        """Let every seat that is asked choose, before any choice is made known; False if there is no room."""
        path = self.path
        kind: i64 = ALONE if asked & (asked - 1) == 0 else MIXED
        for seat in range(self.seats):
            if asked >> seat & 1 == 0:
                continue
            count = self.list_edges(world, node, seat)
            if count == 0:
                return False
            edge: i64 = path.edges[path.end]
            if count > 1 and kind == ALONE:
                edge = self.tree.most_promising(path.edges, path.end, count, self.explore, self.generator)
            elif count > 1 and self.exact and count <= MOST_ACTIONS:
                edge = self.draw_of_pair(node, count)
            elif count > 1:
                edge = self.mixer.draw(path.edges, path.end, count, self.mix, self.generator)
            if self.paired and node != 0:
                # Positions that share a node have the same actions in order, not by number.
                world.legal_into(seat, self.legal)
                self.chosen[seat] = self.legal[edge - path.edges[path.end]]
            else:
                self.chosen[seat] = self.tree.action[edge]
            self.banked[path.steps * self.seats + seat] = self.evaluation.banked(world, seat)
            path.add(node, kind, seat, edge, count, count)
        return True

    def is_small(self, world: State, asked: i64) -> bool:
        """Whether the rest of the game is so small that the tree may reach its end at once."""
        return self.exact and asked == BOTH and world.legal_into(0, self.legal) <= FEW_ACTIONS

    def draw_of_pair(self, node: i64, count: i64) -> i64:
        """An edge of one of two seats whose pairs are all known: by regret, or the one that was tried least; the second
        seat's with what the first has chosen, so that all pairs come to be met."""
        path = self.path
        if uniform(self.generator) >= self.mix_pairs:
            return self.mixer.draw(path.edges, path.end, count, 0.0, self.generator)
        before: i64 = path.steps - 1
        if before < 0 or path.node[before] != node:
            return self.mixer.least_taken(path.edges, path.end, count)
        rows = path.count[before]
        if rows > MOST_ACTIONS:
            return self.mixer.draw(path.edges, path.end, count, 1.0, self.generator)
        row: i64 = path.edge[before] - path.edges[path.start[before]]
        return path.edges[path.end] + self.mixer.least_met(node, row, rows, count)

    def mixing(self, count: i64) -> float:
        """How often any action is tried instead of a promising one."""
        return self.mix_pairs if self.exact and count <= MOST_ACTIONS else self.mix

    def list_edges(self, world: State, node: i64, seat: i64) -> i64:
        """Write the edges of a seat's actions at the end of the path; how many, or 0 if there is no room."""
        path = self.path
        if self.whole:
            count = self.tree.list_edges_again(node, seat, path.edges, path.end)
            if count > 0 and path.has_room(count):
                return count
        count = world.legal_into(seat, self.legal)
        if not path.has_room(count):
            return 0
        self.tree.list_edges(node, seat, self.legal, count, path.edges, path.end)
        return count

    def outcome(self, world: State, key: i64) -> i64:
        """An outcome of chance: random; where outcomes are few, stratified by steps of the golden ratio."""
        if not self.exact or self.path.last_count() > MOST_ACTIONS:
            return world.pick(CHANCE, self.generator)
        tree = self.tree
        count = world.outcomes_into(self.legal, self.weights)
        node: i64 = NONE
        if count <= MOST_OUTCOMES and self.path.has_room(count * self.seats):
            node = tree.node(mixed(key, CHANCE))
        if node == NONE:
            self.note_any_outcome()
            return world.pick(CHANCE, self.generator)
        times: i64 = tree.visits[node]
        tree.visits[node] = times + 1
        total: i64 = 0
        for n in range(count):
            total += self.weights[n]
        turn: i64 = (node + times) * GOLDEN & WORD
        rest: i64 = turn * total >> 32
        place: i64 = 0
        while rest >= self.weights[place]:
            rest -= self.weights[place]
            place += 1
        if times > 0 or self.path.last_count() <= FEW_ACTIONS:
            self.note_outcome(world, node, count, place)
        else:
            self.note_any_outcome()
        return self.legal[place]

    def note_any_outcome(self) -> None:
        """A chance node whose outcomes are not distinguished: what comes after it is one value among many."""
        if self.path.has_room(0):
            self.path.add(NONE, CHANCE_NODE, CHANCE, 0, 0, 0)

    def note_outcome(self, world: State, node: i64, count: i64, place: i64) -> None:
        """A chance node: each seat has edges for the outcomes, whose shares are their weights."""
        path = self.path
        for seat in range(self.seats):
            start: i64 = path.end + seat * count
            self.tree.list_edges(node, seat, self.legal, count, path.edges, start)
            for n in range(count):
                self.tree.share[path.edges[start + n]] = float(self.weights[n])
            self.banked[path.steps * self.seats + seat] = self.evaluation.banked(world, seat)
        path.add(node, CHANCE_NODE, CHANCE, place, count, count * self.seats)

    def apply(self, world: State, seat: i64, action: i64, key: i64) -> i64:
        """One step; the key of the history with what the asking seat has seen of it."""
        if self.whole:
            world.apply(seat, action, None)
            return mixed(key, action)
        self.tracer.key = key if seat != self.me else mixed(key, action)
        world.apply(seat, action, self.tracer)
        return self.tracer.key

    def rollout(self, world: State) -> None:
        """Random choices to the end, or until the rollout is cut, by its length or by the clock."""
        left = self.cut
        while left > STRETCH:
            steps = self.rollout_steps(world, STRETCH)
            if steps < STRETCH or self.clock.is_over():
                return
            left -= steps
        self.rollout_steps(world, left)

    def rollout_steps(self, world: State, most: i64) -> i64:
        """Random choices until so many are made, and those that are made at the same time; how many there were."""
        generator = self.generator
        left = most
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
        return most - left

    # Up again.

    def backpropagate(self) -> None:
        """Add the values to every choice on the path, the last first."""
        path = self.path
        step: i64 = path.steps - 1
        self.solved = False
        while step >= 0:
            kind: i64 = path.kind[step]
            if kind == CHANCE_NODE:
                self.backpropagate_outcome(step)
            elif kind == ALONE:
                self.tree.update(path.edge[step], self.value_at(step))
                self.solved = False
            elif self.is_pair(step):
                step -= 1
                self.backpropagate_pair(step)
            else:
                self.backpropagate_mixed(step)
            step -= 1

    def value_at(self, step: i64) -> float:
        """What the seat of a step got from there on, as it judges it."""
        path = self.path
        seat = path.seat[step]
        value: float = self.values[seat] - self.banked[step * self.seats + seat]
        if seat == self.me and path.node[step] == 0:
            value += self.bias[self.tree.action[path.edge[step]]]
        return value

    def pass_on(self, step: i64, seat: i64, worth: float) -> None:
        """Pass the value of the node to the steps before it, not the value of this rollout."""
        self.values[seat] = worth + self.banked[step * self.seats + seat]

    def weight(self, step: i64) -> float:
        """How much a round counts in regrets and strategies: the square of its number."""
        visits: float = float(self.tree.visits[self.path.node[step]])
        return visits * visits

    def backpropagate_outcome(self, step: i64) -> None:
        path = self.path
        count = path.count[step]
        if count == 0:
            self.solved = False
            return
        for seat in range(self.seats):
            value: float = self.values[seat] - self.banked[step * self.seats + seat]
            start: i64 = path.start[step] + seat * count
            worth = self.mixer.update_outcome(path.edges, start, count, path.edge[step], value, self.solved)
            self.pass_on(step, seat, worth)

    def backpropagate_mixed(self, step: i64) -> None:
        path = self.path
        start = path.start[step]
        count = path.count[step]
        value = self.value_at(step)
        worth = self.mixer.update_regrets(
            path.edges, start, count, path.edge[step], self.mixing(count), value, self.weight(step)
        )
        self.pass_on(step, path.seat[step], worth)
        self.solved = False

    def is_pair(self, step: i64) -> bool:
        """Whether this step and the one before are two seats' choices at once, with few enough pairs."""
        path = self.path
        return (
            self.paired
            and step > 0
            and path.node[step - 1] == path.node[step]
            and path.count[step - 1] <= MOST_ACTIONS
            and path.count[step] <= MOST_ACTIONS
        )

    def backpropagate_pair(self, step: i64) -> None:
        path = self.path
        other: i64 = step + 1
        left, right = self.mixer.update_pair(
            path.node[step],
            path.edges,
            (path.start[step], path.start[other]),
            (path.count[step], path.count[other]),
            (path.edge[step], path.edge[other]),
            (self.value_at(step), self.value_at(other)),
            self.weight(step),
            self.solved,
        )
        if self.exact:
            starts = (path.start[step], path.start[other])
            left = self.mixer.value(path.node[step], path.edges, starts, path.count[step], path.count[other])
            right = -left
            self.solved = True
        self.pass_on(step, path.seat[step], left)
        self.pass_on(other, path.seat[other], right)
