"""Games that bots play, as records: what reference tables, puzzles and the proof of habits are made from."""

from collections.abc import Sequence

from howdah.bots.base import Bot
from howdah.bots.luck import seat_luck
from howdah.engine.dealers import SeededDealer
from howdah.engine.match import Match
from howdah.engine.record import Record
from howdah.engine.registry import set_table


def play_record(game: str, bots: Sequence[Bot], seed: int) -> Record:
    """The record of one game. Equal bots and seeds give equal records on every machine and build."""
    match = Match(set_table(game, len(bots)), SeededDealer(seed))
    luck = seat_luck(seed, len(bots))
    remembers = [bot.remembers(game) for bot in bots]
    actions = match.rules.actions
    while waiting := match.waiting():
        for seat in waiting:
            legal = match.legal(seat)
            if len(legal) == 1:
                match.submit(seat, legal[0])
                continue
            infoset = match.information_set(seat, luck[seat].split(), remembers[seat])
            match.submit(seat, actions[bots[seat].choose(infoset, luck[seat].split())])
    return match.record
