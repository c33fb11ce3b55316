"""Whole games between bots: for tests, ladders and simulations."""

from howdah.bots.base import Bot
from howdah.engine.contract import Rules
from howdah.engine.dealers import KeyedDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match


def play_game(rules: Rules, bots: list[Bot], seed: int) -> Match:
    """One game, bot by seat. Equal seeds meet equal luck, whoever plays; every bot draws from a stream of its own."""
    match = Match(rules, KeyedDealer(seed))
    luck = [Generator(seed * rules.seats + seat + 1) for seat in range(rules.seats)]
    while match.waiting():
        seat = match.waiting()[0]
        sight = match.sight(seat, luck[seat].split())
        match.submit(seat, rules.actions[bots[seat].choose(sight, luck[seat].split())])
    return match
