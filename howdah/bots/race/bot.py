"""The bot that plays races by whole turns.

It lists the lines that its turn can take, tries the most promising in many worlds that agree with what its seat knows,
playing on until its next turn, and plays the first action of the best one. A win within the turn it plays at once. It
is stateless: after every action it searches again, with what it has seen since.
"""

from typing import Final

from howdah.bots.base import Bot, Thought, drawn
from howdah.bots.clock import NEVER, Clock
from howdah.bots.evaluation import win_chance
from howdah.bots.luck import uniform
from howdah.bots.race.holding import WeightedSampler, tiger_factors
from howdah.bots.race.learned import learned_of
from howdah.bots.race.lines import Breadth, Line, Lines
from howdah.bots.race.rollouts import NARROW, QUICK, answer_worth, roll_out
from howdah.bots.race.wins import find_win
from howdah.bots.random import RandomBot
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.games.race.codes import PLACE, TURN, WINDOW
from howdah.games.race.kit import Kit
from howdah.games.race.state import RaceState

RACES: Final = ("elephant_rally", "formula_e")
WON: Final = 1.0
AHEAD_AT_START: Final = 0.001
"""Starting cells are listed from the rear: the later, the nearer to the line."""
SAME_CARDS: Final = 2
"""Of the lines that play the same cards so many are tried at most."""


class Trying:
    """How lines are tried: how many rounds they are played on, and how wide everybody's turns are looked through;
    as how many games that were played on the evaluation's word on a line counts, at the start of a turn and in the
    middle of a card; and the part, one in so many, of the positions that is left in the middle of a card, which was
    thought of when it was played."""

    def __init__(self, rounds: int, breadth: Breadth, doubt: float, doubt_in_middle: float, middle: int) -> None:
        self.rounds = rounds
        self.breadth = breadth
        self.doubt = doubt
        self.doubt_in_middle = doubt_in_middle
        self.middle = middle


ONE_ROUND: Final = Trying(1, QUICK, 2.0, 2.0, 4)
TWO_ROUNDS: Final = Trying(2, NARROW, 6.0, 15.0, 2)
"""The farther a line is played on, the more luck is in what comes of it."""


class Effort:
    """The budget: width of the beam, number of lines that are tried, positions of their rollouts, the largest random
    error of a first action, and how lines are tried."""

    def __init__(self, breadth: Breadth, tried: int, positions: int, noise: float, trying: Trying = ONE_ROUND) -> None:
        self.breadth = breadth
        self.tried = tried
        self.positions = positions
        self.noise = noise
        self.trying = trying


EFFORTS: Final = {
    "medium": Effort(Breadth(6, 10, 2, 24), 1, 0, 0.03),
    "hard": Effort(Breadth(12, 20, 3, 30), 8, 10_000, 0.0),
    "expert": Effort(Breadth(24, 60, 6, 40), 12, 30_000, 0.0),
    "expert 2": Effort(Breadth(24, 60, 6, 40), 12, 60_000, 0.0, TWO_ROUNDS),
}
"""What levels are made of, and where a number of seats needs it, at such a table: where many play, a second round
takes too long."""


def effort_of(level: str, seats: int) -> Effort:
    return EFFORTS.get(f"{level} {seats}", EFFORTS[level])


class Trial:
    """A line that is tried, and what came of it."""

    def __init__(self, line: Line, bias: float, doubt: float) -> None:
        self.actions = line.actions
        self.expected = line.value
        """What the evaluation said of it."""
        self.bias = bias
        self.doubt = doubt
        self.games = 0
        self.total = 0.0

    def mean(self) -> float:
        return (self.total + self.doubt * self.expected) / (float(self.games) + self.doubt) + self.bias


def by_mean(trial: Trial) -> float:
    return -trial.mean()


class TurnBot(Bot):
    """Plays races; at other games another bot plays."""

    def __init__(self, effort: Effort, elsewhere: Bot | None = None) -> None:
        self.effort = effort
        self.elsewhere: Bot = RandomBot() if elsewhere is None else elsewhere
        self.clock = NEVER

    def use(self, clock: Clock) -> None:
        self.clock = clock
        self.elsewhere.use(clock)

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        if len(infoset.legal) == 1:
            return infoset.legal[0]
        return drawn(self.think(infoset, generator), generator)

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        world = infoset.world
        if not isinstance(world, RaceState):
            return self.elsewhere.think(infoset, generator)
        if world.race.phase not in (PLACE, WINDOW):
            win = find_win(world, infoset.seat)
            if win is not None:
                return opinions(infoset, win.actions[0], {win.actions[0]: WON}, {win.actions[0]: 1})
        lines = Lines(world.race_rules)
        trials = self.candidates(lines, world, infoset, generator)
        if len(trials) > 1 and self.effort.positions > 0:
            trials = self.compare(lines, world, infoset, trials, generator)
        values: dict[int, float] = {}
        games: dict[int, int] = {}
        for trial in trials:
            first = trial.actions[0]
            games[first] = games.get(first, 0) + trial.games
            if first not in values:
                values[first] = min(trial.mean(), trials[0].mean())
        return opinions(infoset, trials[0].actions[0], values, games)

    def remembers(self, game: str) -> bool:
        """Who tries lines in many worlds deals them by what the match has shown."""
        return self.effort.positions > 0 and game in RACES

    def factors(self, infoset: InformationSet, world: RaceState) -> list[float]:
        """For each seat, how much likelier a tiger is in its hand than by dealing alone."""
        return tiger_factors(infoset.past, world, learned_of(world.rules.game, world.rules.seats).holding)

    def candidates(self, lines: Lines, world: RaceState, infoset: InformationSet, generator: Generator) -> list[Trial]:
        """What may be played, the best first: lines, or single actions where there is no turn to look through."""
        effort = self.effort
        root = world.reopened_for(infoset.seat)
        assert isinstance(root, RaceState)
        if world.race.phase == PLACE:
            found = [Line(root, [action], 0, AHEAD_AT_START * place) for place, action in enumerate(infoset.legal)]
        elif world.race.phase == WINDOW:
            worths = [answer_worth(lines, root, infoset.seat, answer) for answer in infoset.legal]
            found = [Line(root, [answer], 0, worth) for answer, worth in zip(infoset.legal, worths, strict=True)]
        else:
            found = varied(lines.find(root, infoset.seat, effort.breadth), root.kit)
        biases: dict[int, float] = {}
        if effort.noise > 0.0:
            biases = {action: effort.noise * (2.0 * uniform(generator) - 1.0) for action in infoset.legal}
        trying = effort.trying
        doubt = trying.doubt if world.race.phase in (TURN, WINDOW) else trying.doubt_in_middle
        trials = [Trial(line, biases.get(line.actions[0], 0.0), doubt) for line in found]
        trials.sort(key=by_mean)
        return trials

    def compare(
        self, lines: Lines, world: RaceState, infoset: InformationSet, trials: list[Trial], generator: Generator
    ) -> list[Trial]:
        """Successive halving: try the best in the same worlds, and the better half again in more of them, until one is
        left."""
        rules = world.race_rules
        seat = infoset.seat
        sampler = WeightedSampler(rules, world.reopened_for(seat).known(seat), self.factors(infoset, world))
        trying = self.effort.trying
        running = trials[: self.effort.tried]
        rest = trials[self.effort.tried :]
        stages = 1
        while 1 << stages < len(running):
            stages += 1
        # All seats of a position are judged: at a large table each takes longer, so there are fewer.
        positions = self.effort.positions * 4 // (rules.seats + 2) // stages
        if world.race.phase not in (TURN, WINDOW):
            positions //= trying.middle
        for _ in range(stages):
            enough = lines.looked + positions
            while lines.looked < enough:
                dealt = sampler.deal(generator)
                luck = generator.split()
                for trial in running:
                    then = dealt.copy()
                    roll_out(lines, then, seat, trial.actions, luck.copy(), trying.rounds, trying.breadth)
                    trial.total += lines.worth(then, seat)
                    trial.games += 1
                if self.clock.is_over():
                    running.sort(key=by_mean)
                    return running + rest
            running.sort(key=by_mean)
            half = (len(running) + 1) // 2
            rest = running[half:] + rest
            running = running[:half]
        return running + rest


def varied(found: list[Line], kit: Kit) -> list[Line]:
    """The lines without those of which enough better ones play the same cards."""
    counts: dict[str, int] = {}
    kept: list[Line] = []
    for line in found:
        cards = [action for action in line.actions if kit.play_block <= action < kit.cow_block]
        cards.sort()
        name = str(cards)
        counts[name] = counts.get(name, 0) + 1
        if counts[name] <= SAME_CARDS or len(cards) == 0:
            kept.append(line)
    return kept


def opinions(infoset: InformationSet, best: int, values: dict[int, float], games: dict[int, int]) -> list[Thought]:
    """What is thought of every action: one is played; those without a value count as the worst that has one."""
    seats = infoset.world.rules.seats
    worst = min(values.values())
    return [
        Thought(
            action,
            win_chance(values.get(action, worst), seats),
            games.get(action, 0),
            1.0 if action == best else 0.0,
            values.get(action, worst),
        )
        for action in infoset.legal
    ]
