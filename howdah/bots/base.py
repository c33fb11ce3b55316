"""What a bot is: a choice from a sight."""

from abc import ABC, abstractmethod

from howdah.engine.generator import Generator
from howdah.engine.match import Sight


class Bot(ABC):
    """An opponent. One bot may sit at many tables: whatever it needs to choose stands in the sight."""

    @abstractmethod
    def choose(self, sight: Sight, generator: Generator) -> int:
        """One of `sight.legal`. Equal sights and equal generators give equal choices.

        The sight holds a view, the legal actions and one re-dealt world; the type has no way to the true state.
        """
