"""A trained agent as a bot: it sits wherever bots sit, and is measured against them.

An agent is a function of an observation and a mask to an action. All it gets is what its seat is shown.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from howdah.adapters.observations import Observer, observer_of
from howdah.adapters.observations.layout import Mask, Row
from howdah.bots.arena import play_game
from howdah.bots.base import Bot
from howdah.bots.specs import make_bot
from howdah.engine.contract import Rules
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet
from howdah.lab.statistics import Interval, wilson

Agent = Callable[[Row, Mask, Generator], int]
"""An observation, a mask and a source of luck; the action's number."""


class AgentBot(Bot):
    """Lets an agent choose. Luck comes from the table, so that games can be repeated."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.observers: dict[str, Observer] = {}
        """By table: one agent may sit at many."""

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        rules = infoset.world.rules
        observer = self.observer(rules)
        mask = np.zeros(len(rules.actions), np.int8)
        mask[infoset.legal] = 1
        action = int(self.agent(observer.observe(infoset.view), mask, generator))
        if action not in infoset.legal:
            texts = ", ".join(rules.actions[number] for number in infoset.legal)
            raise OptionError(f"the agent chose action {action}, which is not legal now; legal are: {texts}")
        return action

    def observer(self, rules: Rules) -> Observer:
        key = f"{rules.game} {rules.seats} {sorted(rules.options.items())}"
        if key not in self.observers:
            self.observers[key] = observer_of(rules)
        return self.observers[key]


class Score(NamedTuple):
    """How an agent did against others."""

    games: int
    share: float
    """Of the games won; a shared first place counts as its part."""
    interval: Interval
    """Wilson's, 95 %; shared places are rounded to whole games."""
    even: float
    """What equals would have."""

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.3f} of {self.games} games, 95 % interval {low:.3f} to {high:.3f}, even is {self.even:.3f}"


def measure(agent: Agent, rules: Rules, others: str, games: int, seed: int = 0) -> Score:
    """The agent in each seat in turn, bots of one spec in all others."""
    bot = AgentBot(agent)
    rival = make_bot(others)
    won = 0.0
    for number in range(games):
        seat = number % rules.seats
        bots: list[Bot] = [bot if place == seat else rival for place in range(rules.seats)]
        winners = play_game(rules, bots, seed + number // rules.seats).result.winners()
        won += (seat in winners) / max(1, len(winners))
    return Score(games, won / games, wilson(round(won), games), 1 / rules.seats)
