"""Who plays the seats that do not learn: bots by spec, or bots that were made elsewhere."""

from collections.abc import Sequence

from howdah.bots.arena import decide
from howdah.bots.base import Bot
from howdah.bots.luck import seat_luck
from howdah.bots.specs import make_bot
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.updates import Batch


def seat_bots(bots: str | Bot | Sequence[str | Bot], seats: int, learner: int) -> dict[int, Bot]:
    """A bot for every seat but the learner's: one for all of them, or one for each in seat order."""
    given: list[str | Bot] = [bots] if isinstance(bots, str | Bot) else list(bots)
    others = [seat for seat in range(seats) if seat != learner]
    if len(given) == 1:
        given *= len(others)
    if len(given) != len(others):
        raise OptionError(f"give one bot for all {len(others)} other seats, or one for each, not {len(given)}")
    made = [make_bot(bot) if isinstance(bot, str) else bot for bot in given]
    return dict(zip(others, made, strict=True))


class Bench:
    """The bots of one table, each with a stream of luck of its own."""

    def __init__(self, bots: dict[int, Bot], seats: int) -> None:
        self.bots = bots
        self.seats = seats
        self.luck: list[Generator] = []
        self.begin(0)

    def begin(self, seed: int) -> None:
        """New luck: that of every game by this seed, wherever it is played."""
        self.luck = seat_luck(seed, self.seats)

    def play(self, match: Match) -> list[Batch]:
        """Let the bots act, in seat order where several are asked, until none is; what came of each action.

        Who is asked together with bots finds their choices face down, as at a table in the terminal.
        """
        batches: list[Batch] = []
        while asked := [seat for seat in match.waiting() if seat in self.bots]:
            batches.append(self.act(match, asked[0]))
        return batches

    def act(self, match: Match, seat: int) -> Batch:
        return match.submit(seat, decide(self.bots[seat], match, seat, self.luck[seat]))
