"""What is seen of a player: numbers by measure and situation, and the measures that there are."""

from collections.abc import Sequence
from typing import NamedTuple

from howdah.engine.contract import State
from howdah.engine.events import Event


class Sighting(NamedTuple):
    """One thing that a player did, as a number, in a situation in which others were seen too."""

    seat: int
    measure: str
    situation: str
    value: float
    entry: int
    """So many entries of the record lie before the decision."""


class Measure(NamedTuple):
    """What is counted, and how a habit is called that lies below or above what reference players do."""

    name: str
    below: str
    """The code of the habit; empty where less of it is no habit."""
    above: str


class Watcher:
    """Goes with a game through its steps, and takes down what its players do. Games derive their own."""

    measures: Sequence[Measure] = ()

    def __init__(self) -> None:
        self.sightings: list[Sighting] = []

    def see(self, seat: int, measure: str, situation: str, value: float, entry: int) -> None:
        self.sightings.append(Sighting(seat, measure, situation, value, entry))

    def visit(self, state: State, seat: int, action: int, entry: int) -> None:
        """A step that is about to be taken."""
        raise NotImplementedError

    def hear(self, state: State, seat: int, events: list[Event]) -> None:
        """What came of it."""

    def close(self, state: State) -> None:
        """The game is over, or the record ends here."""
