"""What a bot is: a choice from a sight, and what it thinks of all choices."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from howdah.bots.luck import fraction
from howdah.engine.generator import Generator
from howdah.engine.updates import Sight


class Thought:
    """What a bot thinks of one action."""

    def __init__(self, action: int, chance: float, visits: int, share: float, value: float) -> None:
        self.action = action
        self.chance = chance
        """The chance to win with it, from 0 to 1."""
        self.visits = visits
        """How often it was tried in thought."""
        self.share = share
        """How often the bot would play it, from 0 to 1."""
        self.value = value
        """The payoff to expect of it, in the table's unit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """An opponent. One bot may sit at many tables: whatever it needs to choose stands in the sight."""

    @abstractmethod
    def choose(self, sight: Sight, generator: Generator) -> int:
        """One of `sight.legal`. Equal sights and equal generators give equal choices.

        The sight holds a view, the legal actions and one re-dealt world; the type has no way to the true state.
        """

    def think(self, sight: Sight, generator: Generator) -> list[Thought]:  # noqa: ARG002
        """What it thinks of every legal action. Without an opinion all are alike."""
        fair = 1.0 / sight.world.rules.seats
        even = 1.0 / len(sight.legal)
        return [Thought(action, fair, 0, even, 0.0) for action in sight.legal]


def drawn(thoughts: list[Thought], generator: Generator) -> int:
    """An action, each as often as its share says."""
    rest = fraction(generator)
    for thought in thoughts:
        rest -= thought.share
        if rest < 0.0 and thought.share > 0.0:
            return thought.action
    return max(thoughts, key=lambda thought: thought.share).action
