"""Whole games between bots: for tests, ladders and simulations."""

from howdah.bots.base import Bot
from howdah.bots.luck import seat_luck
from howdah.engine.contract import Result, Rules
from howdah.engine.dealers import KeyedDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match


class Played:
    """A finished game, and how often somebody had a choice among two or more."""

    def __init__(self, match: Match, result: Result, decisions: int) -> None:
        self.match = match
        self.result = result
        self.decisions = decisions


def decide(bot: Bot, match: Match, seat: int, luck: Generator) -> str:
    """What a bot does when its seat is asked. One that has no choice is not asked, and draws nothing."""
    legal = match.legal(seat)
    if len(legal) == 1:
        return legal[0]
    infoset = match.information_set(seat, luck.split(), bot.remembers(match.rules.game))
    return match.rules.actions[bot.choose(infoset, luck.split())]


def play_game(rules: Rules, bots: list[Bot], seed: int) -> Played:
    """One game, bot by seat. Equal seeds give equal chance outcomes, whoever plays; every bot has its own random
    stream."""
    match = Match(rules, KeyedDealer(seed))
    luck = seat_luck(seed, rules.seats)
    decisions = 0
    while match.waiting():
        seat = match.waiting()[0]
        decisions += len(match.legal(seat)) > 1
        match.submit(seat, decide(bots[seat], match, seat, luck[seat]))
    result = match.result()
    assert result is not None
    return Played(match, result, decisions)
