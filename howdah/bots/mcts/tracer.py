"""What one seat is told, as the key of its history: the same events that a real table would send it."""

from mypy_extensions import i64

from howdah.bots.mcts.tree import FIRST_KEY, LANE, mixed
from howdah.engine.contract import State
from howdah.engine.events import Fact, Sink
from howdah.engine.seats import EVERYONE


class Tracer(Sink):
    """Keeps nothing but the key."""

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
        transient: bool = False,  # noqa: ARG002
    ) -> None:
        if not audience >> self.seat & 1:
            return
        self.key = mixed(self.key, hash(kind) & LANE)
        for fact in facts.values():
            self.key = mixed(self.key, word_of(fact))
        if secret is not None and knowers >> self.seat & 1:
            for fact in secret.values():
                self.key = mixed(self.key, word_of(fact))


def word_of(fact: Fact) -> i64:
    """A number for a fact."""
    if isinstance(fact, int):
        return fact & LANE
    return hash(fact if isinstance(fact, str) else str(fact)) & LANE


def is_open(state: State) -> bool:
    """Whether every seat knows everything."""
    return all(state.known(seat).is_whole() for seat in range(state.rules.seats))
