"""What a batch writes for its learners: one row a seat. A game may have a quick writer of its own."""

from abc import abstractmethod

from mypy_extensions import i16, i64, mypyc_attr

from howdah.engine.contract import State
from howdah.engine.vectors import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """Rows of observations, game by game and in each seat by seat. Row (game, seat) begins at its number * size."""

    def __init__(self, size: int, games: int, seats: int) -> None:
        self.size: i64 = size
        self.seats: i64 = seats
        self.cells: vec[i16] = vec[i16]([0] * (size * games * seats))
        """Never replaced: whoever looks into this memory sees what is written later."""

    @abstractmethod
    def begin(self, game: i64, state: State) -> None:
        """A new game stands at its first decision: write all of its rows."""
        raise NotImplementedError

    @abstractmethod
    def update(self, game: i64, state: State) -> None:
        """The seats that were asked have all acted, and chance has been resolved: bring the rows up to date."""
        raise NotImplementedError


class NoRows(Rows):
    """Writes nothing: for games whose views are made into arrays outside."""

    def __init__(self, games: int, seats: int) -> None:
        super().__init__(0, games, seats)

    def begin(self, game: i64, state: State) -> None:
        pass

    def update(self, game: i64, state: State) -> None:
        pass
