"""Information-set Monte Carlo search, for any game of the contract with two to six seats.

Every iteration draws a world from what the seat knows, walks down the tree of visible histories, plays on at random
from the first moment that is new, and writes what came of it beside every choice on the way.

- The tree is the asking seat's: a moment is what it has seen since the decision, so that it never plans with what it
  will not know. Others choose there by what is legal for them in the world that was drawn.
- Where nothing is hidden from anybody, actions and fate's answers are the visible history, and ways that meet in one
  position meet in the tree if the game's eye says so; elsewhere it is the events that the seat is told.
- Fate is sampled; where its outcomes are few they come evenly, and each has a mean of its own.
- What others have sealed already is taken back first (`State.unsealed`): they are thought about as if they still chose.
"""

import time
from typing import Final

from mypy_extensions import i64

from howdah.bots.base import Thought
from howdah.bots.evaluation import Evaluation, evaluation_of, win_chance
from howdah.bots.luck import fraction
from howdah.bots.mixing import MOST_ACTIONS, Mixer
from howdah.bots.settings import Settings
from howdah.bots.styles import STYLES, Style
from howdah.bots.tracer import Tracer, is_open
from howdah.bots.trail import ALONE, FATE, MIXED, Trail
from howdah.bots.tree import FIRST_KEY, NONE, Tree, mixed
from howdah.engine.contract import CHANCE, CHANCE_BIT, State
from howdah.engine.generator import WORD, Generator
from howdah.engine.vectors import vec

PERIOD: Final = 16
"""Iterations between two looks at the clock and at the tree."""
KNOWN: Final = 4
KNOWN_LEAST: Final = 400
LEAST_SHARE: Final = 0.1
"""A share of the average strategy below this part of an even one is what exploring left there: it is not played."""
MOST_OUTCOMES: Final = 8
"""Up to so many outcomes of fate have means of their own; more would be met too seldom."""
ENOUGH: Final = 12
"""Visits for each pair of actions from which on their matrix is believed more than the average strategy."""
GOLDEN: Final = 0x9E3779B1
FEW_ACTIONS: Final = 5
"""With so few actions each, two seats' choices are followed to the end of the game at once: random play after a new
moment would be a poor guess at what a small tree soon knows exactly."""
BOTH: Final = 3
"""Two seats that are asked at once, as bits."""


class Search:
    """One decision being thought about."""

    def __init__(self, world: State, seat: int, settings: Settings, generator: Generator) -> None:
        rules = world.rules
        self.rules = rules
        self.root = world.unsealed(seat)
        self.known = self.root.known(seat)
        self.seat = seat
        self.me: i64 = seat
        self.seats: i64 = rules.seats
        self.settings = settings
        self.mix: float = settings.mix
        self.mix_pairs: float = settings.mix_pairs
        self.cut: i64 = settings.cut
        self.generator = generator
        self.evaluation: Evaluation = evaluation_of(rules)
        self.evaluation.wary = settings.wary
        self.evaluation.begin(self.root)
        self.scale: float = self.evaluation.scale()
        self.explore: float = settings.explore * self.scale * self.evaluation.apart()
        self.style = Style(settings.style, rules.seats, seat, self.evaluation, self.root)
        self.tree = Tree(rules.seats, int(settings.iterations))
        self.mixer = Mixer(self.tree, rules.widest)
        self.trail = Trail(rules.seats, rules.widest)
        self.whole = is_open(self.root)
        """Nothing is hidden from anybody: worlds need no dealing, and actions are the history."""
        self.paired = self.whole and rules.seats == 2
        """Two seats that choose at once learn from all pairs of their actions."""
        self.exact = self.paired and settings.noise == 0.0 and settings.style == STYLES[0]
        """What one of two wins the other loses: their moments have a value."""
        self.solved = False
        """The values on the way up come from solved moments, not from a playout."""
        self.grown: i64 = 0
        """The iteration that found the last new moment."""
        self.tracer = Tracer(seat)
        self.values: vec[float] = vec[float]([0.0] * rules.seats)
        self.legal: vec[i64] = vec[i64]([0] * rules.widest)
        self.weights: vec[i64] = vec[i64]([0] * rules.widest)
        self.chosen: vec[i64] = vec[i64]([0] * rules.seats)
        self.banked: vec[float] = vec[float]([0.0] * (len(self.trail.seat) * rules.seats))
        """By step and seat: what the seat had by then of its value."""
        self.bias: vec[float] = vec[float]([0.0] * rules.widest)
        if settings.noise > 0.0:
            for action in range(len(rules.actions)):
                self.bias[action] = settings.noise * self.scale * (2.0 * fraction(generator) - 1.0)

    def run(self) -> None:
        """Spend the budget."""
        until = time.perf_counter() + self.settings.milliseconds / 1000
        left: i64 = self.settings.iterations
        while not self.is_known():
            if self.settings.milliseconds > 0:
                if time.perf_counter() >= until:
                    return
                left = PERIOD
            if left <= 0:
                return
            moments = self.tree.moments
            self.run_iterations(left if left < PERIOD else PERIOD)
            left -= PERIOD
            if self.tree.moments > moments:
                self.grown = self.tree.visits[0]

    def is_known(self) -> bool:
        """Whether the tree has long reached everything, so that every moment in it is solved: an endgame is soon."""
        return self.exact and self.tree.visits[0] > KNOWN * self.grown and self.tree.visits[0] > KNOWN_LEAST

    def run_iterations(self, count: i64) -> None:
        for _ in range(count):
            world = self.root.copy() if self.whole else self.rules.deal(self.known, self.generator)
            self.walk(world)
            self.play_on(world)
            self.evaluation.judge(world, self.values)
            self.style.shape(world, self.values)
            self.learn()

    # Down the tree.

    def walk(self, world: State) -> None:
        """Go down the tree as far as it reaches."""
        tree = self.tree
        key: i64 = FIRST_KEY
        self.trail.clear()
        while True:
            asked = world.pending()
            if asked == 0:
                return
            if self.whole and self.trail.steps > 0:
                known: i64 = self.evaluation.key(world)
                key = known if known != 0 else key
            if asked & CHANCE_BIT != 0:
                key = self.apply(world, CHANCE, self.outcome(world, key), key)
                continue
            moment = tree.moment(key)
            if moment == NONE:
                return
            visits: i64 = tree.visits[moment]
            tree.visits[moment] = visits + 1
            if visits == 0 and moment != 0 and not self.is_small(world, asked):
                return
            if not self.choose_all(world, moment, asked):
                return
            key = mixed(key, asked)
            for seat in range(self.seats):
                if asked >> seat & 1 != 0:
                    key = self.apply(world, seat, self.chosen[seat], key)

    def choose_all(self, world: State, moment: i64, asked: i64) -> bool:
        """Let every seat that is asked choose, before any choice is made known; False if there is no room."""
        trail = self.trail
        kind: i64 = ALONE if asked & (asked - 1) == 0 else MIXED
        for seat in range(self.seats):
            if asked >> seat & 1 == 0:
                continue
            count = self.line_up(world, moment, seat)
            if count == 0:
                return False
            slot: i64 = trail.line[trail.end]
            if count > 1 and kind == ALONE:
                slot = self.tree.most_promising(trail.line, trail.end, count, self.explore, self.generator)
            elif count > 1 and self.exact and count <= MOST_ACTIONS:
                slot = self.draw_of_pair(moment, count)
            elif count > 1:
                slot = self.mixer.draw(trail.line, trail.end, count, self.mix, self.generator)
            if self.paired and moment != 0:
                # Positions that share a moment have the same actions in order, not by number.
                world.legal_into(seat, self.legal)
                self.chosen[seat] = self.legal[slot - trail.line[trail.end]]
            else:
                self.chosen[seat] = self.tree.action[slot]
            self.banked[trail.steps * self.seats + seat] = self.evaluation.banked(world, seat)
            trail.add(moment, kind, seat, slot, count, count)
        return True

    def is_small(self, world: State, asked: i64) -> bool:
        """Whether the rest of the game is so small that the tree may reach its end at once."""
        return self.exact and asked == BOTH and world.legal_into(0, self.legal) <= FEW_ACTIONS

    def draw_of_pair(self, moment: i64, count: i64) -> i64:
        """A slot of one of two seats whose pairs are all known: by regret, or the one that was tried least; the second
        seat's with what the first has chosen, so that all pairs come to be met."""
        trail = self.trail
        if fraction(self.generator) >= self.mix_pairs:
            return self.mixer.draw(trail.line, trail.end, count, 0.0, self.generator)
        before: i64 = trail.steps - 1
        if before < 0 or trail.moment[before] != moment:
            return self.mixer.least_taken(trail.line, trail.end, count)
        rows = trail.count[before]
        if rows > MOST_ACTIONS:
            return self.mixer.draw(trail.line, trail.end, count, 1.0, self.generator)
        row: i64 = trail.slot[before] - trail.line[trail.start[before]]
        return trail.line[trail.end] + self.mixer.least_met(moment, row, rows, count)

    def mixing(self, count: i64) -> float:
        """How often any action is tried instead of a promising one."""
        return self.mix_pairs if self.exact and count <= MOST_ACTIONS else self.mix

    def line_up(self, world: State, moment: i64, seat: i64) -> i64:
        """Write the slots of a seat's actions at the end of the trail; how many, or 0 if there is no room."""
        trail = self.trail
        if self.whole:
            count = self.tree.line_up_again(moment, seat, trail.line, trail.end)
            if count > 0 and trail.has_room(count):
                return count
        count = world.legal_into(seat, self.legal)
        if not trail.has_room(count):
            return 0
        self.tree.line_up(moment, seat, self.legal, count, trail.line, trail.end)
        return count

    def outcome(self, world: State, key: i64) -> i64:
        """Fate's answer: at random; where outcomes are few, evenly, by steps of the golden section."""
        if not self.exact or self.trail.last_count() > MOST_ACTIONS:
            return world.pick(CHANCE, self.generator)
        tree = self.tree
        count = world.outcomes_into(self.legal, self.weights)
        moment: i64 = NONE
        if count <= MOST_OUTCOMES and self.trail.has_room(count * self.seats):
            moment = tree.moment(mixed(key, CHANCE))
        if moment == NONE:
            self.note_luck()
            return world.pick(CHANCE, self.generator)
        times: i64 = tree.visits[moment]
        tree.visits[moment] = times + 1
        total: i64 = 0
        for n in range(count):
            total += self.weights[n]
        turn: i64 = (moment + times) * GOLDEN & WORD
        rest: i64 = turn * total >> 32
        place: i64 = 0
        while rest >= self.weights[place]:
            rest -= self.weights[place]
            place += 1
        if times > 0 or self.trail.last_count() <= FEW_ACTIONS:
            self.note_outcome(world, moment, count, place)
        else:
            self.note_luck()
        return self.legal[place]

    def note_luck(self) -> None:
        """A step of fate whose outcomes are not told apart: what comes after it is one value among many."""
        if self.trail.has_room(0):
            self.trail.add(NONE, FATE, CHANCE, 0, 0, 0)

    def note_outcome(self, world: State, moment: i64, count: i64, place: i64) -> None:
        """A step of fate: each seat has a line of outcomes, whose shares are their weights."""
        trail = self.trail
        for seat in range(self.seats):
            start: i64 = trail.end + seat * count
            self.tree.line_up(moment, seat, self.legal, count, trail.line, start)
            for n in range(count):
                self.tree.share[trail.line[start + n]] = float(self.weights[n])
            self.banked[trail.steps * self.seats + seat] = self.evaluation.banked(world, seat)
        trail.add(moment, FATE, CHANCE, place, count, count * self.seats)

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

    # Up again.

    def learn(self) -> None:
        """Write what came of it beside every choice on the way, the last first."""
        trail = self.trail
        step: i64 = trail.steps - 1
        self.solved = False
        while step >= 0:
            kind: i64 = trail.kind[step]
            if kind == FATE:
                self.learn_outcome(step)
            elif kind == ALONE:
                self.tree.learn(trail.slot[step], self.value_at(step))
                self.solved = False
            elif self.is_pair(step):
                step -= 1
                self.learn_pair(step)
            else:
                self.learn_mixed(step)
            step -= 1

    def value_at(self, step: i64) -> float:
        """What the seat of a step got from there on, as it judges it."""
        trail = self.trail
        seat = trail.seat[step]
        value: float = self.values[seat] - self.banked[step * self.seats + seat]
        if seat == self.me and trail.moment[step] == 0:
            value += self.bias[self.tree.action[trail.slot[step]]]
        return value

    def pass_on(self, step: i64, seat: i64, worth: float) -> None:
        """Let those before this step reckon with what the moment is worth, not with what happened to come."""
        self.values[seat] = worth + self.banked[step * self.seats + seat]

    def weight(self, step: i64) -> float:
        """How much a round counts in regrets and strategies: the square of its number."""
        visits: float = float(self.tree.visits[self.trail.moment[step]])
        return visits * visits

    def learn_outcome(self, step: i64) -> None:
        trail = self.trail
        count = trail.count[step]
        if count == 0:
            self.solved = False
            return
        for seat in range(self.seats):
            value: float = self.values[seat] - self.banked[step * self.seats + seat]
            start: i64 = trail.start[step] + seat * count
            worth = self.mixer.learn_outcome(trail.line, start, count, trail.slot[step], value, self.solved)
            self.pass_on(step, seat, worth)

    def learn_mixed(self, step: i64) -> None:
        trail = self.trail
        start = trail.start[step]
        count = trail.count[step]
        value = self.value_at(step)
        worth = self.mixer.learn(
            trail.line, start, count, trail.slot[step], self.mixing(count), value, self.weight(step)
        )
        self.pass_on(step, trail.seat[step], worth)
        self.solved = False

    def is_pair(self, step: i64) -> bool:
        """Whether this step and the one before are two seats' choices at once, with few enough pairs."""
        trail = self.trail
        return (
            self.paired
            and step > 0
            and trail.moment[step - 1] == trail.moment[step]
            and trail.count[step - 1] <= MOST_ACTIONS
            and trail.count[step] <= MOST_ACTIONS
        )

    def learn_pair(self, step: i64) -> None:
        trail = self.trail
        other: i64 = step + 1
        left, right = self.mixer.learn_pair(
            trail.moment[step],
            trail.line,
            (trail.start[step], trail.start[other]),
            (trail.count[step], trail.count[other]),
            (trail.slot[step], trail.slot[other]),
            (self.value_at(step), self.value_at(other)),
            self.weight(step),
            self.solved,
        )
        if self.exact:
            starts = (trail.start[step], trail.start[other])
            left = self.mixer.value(trail.moment[step], trail.line, starts, trail.count[step], trail.count[other])
            right = -left
            self.solved = True
        self.pass_on(step, trail.seat[step], left)
        self.pass_on(other, trail.seat[other], right)

    # What came out.

    def mixes(self) -> bool:
        """Whether others choose at the same time as the seat."""
        asked = self.root.pending()
        return asked & (asked - 1) != 0

    def thoughts(self) -> list[Thought]:
        """Every legal action with what it seems worth and how much of it should be played."""
        tree = self.tree
        slots = self.tree.slots_of(0, self.me)
        found: list[Thought] = []
        for slot, share in zip(slots, self.shares(slots), strict=True):
            visits = int(tree.taken[slot])
            value: float = tree.mean[slot] if visits > 0 else -self.scale
            chance = win_chance(value / self.scale, int(self.seats))
            found.append(Thought(int(tree.action[slot]), chance, visits, share, value))
        return found

    def shares(self, slots: list[int]) -> list[float]:
        """How much of each choice to play: the average strategy where others choose too, else the most visited."""
        tree = self.tree
        pairs = tree.counts[0] * tree.counts[1]
        if self.exact and self.mixes() and tree.first_cell[0] != NONE and tree.visits[0] >= ENOUGH * pairs:
            return self.solved_shares()
        if self.mixes():
            raw = [tree.share[slot] for slot in slots]
            floor = LEAST_SHARE * sum(raw) / len(raw)
            kept = [one if one >= floor else 0.0 for one in raw]
            total = sum(kept)
            return [one / total for one in kept] if total > 0.0 else [1.0 / len(kept)] * len(kept)
        best = max(range(len(slots)), key=lambda place: (tree.taken[slots[place]], tree.mean[slots[place]]))
        return [1.0 if place == best else 0.0 for place in range(len(slots))]

    def solved_shares(self) -> list[float]:
        """The seat's part of the equilibrium of all pairs, as they were found."""
        tree = self.tree
        rows = tree.line_up_again(0, 0, self.trail.line, 0)
        columns = tree.line_up_again(0, 1, self.trail.line, rows)
        game = self.mixer.solve(0, self.trail.line, (0, rows), rows, columns)
        shares = game.row_share if self.me == 0 else game.column_share
        return [shares[place] for place in range(len(shares))]
