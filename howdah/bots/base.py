"""What a bot is: a choice from an information set, and what it thinks of all choices."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from howdah.bots.clock import Clock
from howdah.bots.luck import uniform
from howdah.engine.generator import Generator
from howdah.engine.updates import InformationSet


class Thought:
    """What a bot thinks of one action."""

    def __init__(self, action: int, chance: float, visits: int, share: float, value: float) -> None:
        self.action = action
        self.chance = chance
        """The chance to win with it, from 0 to 1."""
        self.visits = visits
        """How often the search tried it."""
        self.share = share
        """How often the bot would play it, from 0 to 1."""
        self.value = value
        """The payoff to expect of it, in the table's unit."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent. One bot may sit at many tables: whatever it needs to choose stands in the information set."""

    @abstractmethod
    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        """One of `infoset.legal`. Equal information sets and equal generators give equal choices.

        It holds a view, the legal actions and one re-dealt world; the type has no way to the true state.
        """
        raise NotImplementedError

    def use(self, clock: Clock) -> None:
        """Think by this clock from now on. A bot that is always fast need not poll it."""

    def remembers(self, game: str) -> bool:  # noqa: ARG002
        """Whether it wants `InformationSet.past` in this game: what its seat has been told so far."""
        return False

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:  # noqa: ARG002
        """What it thinks of every legal action. Without an opinion all are alike."""
        fair = 1.0 / infoset.world.rules.seats
        even = 1.0 / len(infoset.legal)
        return [Thought(action, fair, 0, even, 0.0) for action in infoset.legal]


def drawn(thoughts: list[Thought], generator: Generator) -> int:
    """An action, each as often as its share says."""
    rest = uniform(generator)
    for thought in thoughts:
        rest -= thought.share
        if rest < 0.0 and thought.share > 0.0:
            return thought.action
    return max(thoughts, key=lambda thought: thought.share).action


def added(numbers: list[float]) -> float:
    """Their sum, term by term: `sum` rounds floats differently from Python 3.12 on, and bots must choose alike
    everywhere."""
    total: float = 0.0
    for number in numbers:
        total += number
    return total
