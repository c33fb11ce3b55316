"""Who plays the seats that do not learn: bots by spec, or bots that were made elsewhere."""

from collections.abc import Sequence

from howdah.bots.base import Bot
from howdah.bots.specs import make_bot
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.match import Match


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
        self.luck: dict[int, Generator] = {}
        self.begin(0)

    def begin(self, seed: int) -> None:
        """New luck: the same as `howdah.bots.arena` gives bots for this seed."""
        self.luck = {seat: Generator(seed * self.seats + seat + 1) for seat in self.bots}

    def play_until_asked(self, match: Match, learner: int) -> None:
        """Let the bots act, in seat order where several are asked, until the learner is asked or it is over.

        Where the learner is asked together with others, those who sit before it act first, face down.
        """
        while (waiting := match.waiting()) and waiting[0] != learner:
            self.act(match, waiting[0])

    def act(self, match: Match, seat: int) -> None:
        sight = match.sight(seat, self.luck[seat].split())
        match.submit(seat, match.rules.actions[self.bots[seat].choose(sight, self.luck[seat].split())])
