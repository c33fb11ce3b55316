"""What medium and the evaluation say at a few positions of a game, each as a short digest (a fingerprint).

Chances are fitted to games of medium and to its evaluation, habits are read against games of medium. The files that
ship with this name the digests of what they were made from, and a test compares them with today's: whoever changes
medium or an evaluation hears which command is owed.
"""

from typing import Final, NamedTuple

from howdah.bots.base import Bot
from howdah.bots.specs import DEFAULT_LEVEL, make_bot
from howdah.engine.dealers import digest
from howdah.engine.generator import Generator
from howdah.engine.registry import find
from howdah.engine.updates import InformationSet
from howdah.review.simulated import play_record
from howdah.review.values import Values
from howdah.review.walk import Walk

SEED: Final = 7
ASKED: Final = 10
"""So many decisions of a game are put to medium."""
APART: Final = 4
"""Between two of them others decide at random, so that they lie all over the game."""
LOOKS: Final = 12
"""At so many positions of a game the evaluation is asked."""


class Probe(NamedTuple):
    """What was said, as digests: equal on every machine and build."""

    medium: str
    evaluation: str


class Asking(Bot):
    """Plays at random, and asks medium now and then what it would do."""

    def __init__(self, said: list[str]) -> None:
        self.medium = make_bot(DEFAULT_LEVEL)
        self.said = said
        self.turns = 0

    def remembers(self, game: str) -> bool:
        return self.medium.remembers(game)

    def choose(self, infoset: InformationSet, generator: Generator) -> int:
        self.turns += 1
        if self.turns % APART == 0 and len(self.said) < ASKED:
            self.said.append(infoset.world.rules.actions[self.medium.choose(infoset, generator.split())])
        return infoset.legal[int(generator.below(len(infoset.legal)))]


def probe_of(game: str) -> Probe:
    """Ask at the smallest table and at the largest."""
    meta = find(game)
    said: list[str] = []
    seen: list[str] = []
    for seats in sorted({meta.fewest_seats, meta.most_seats}):
        answers: list[str] = []
        bot = Asking(answers)
        walk = Walk(play_record(game, [bot] * seats, SEED))
        said += answers
        values = Values(walk.rules)
        states = [boundary.state for boundary in walk.boundaries()][:-1]
        for place in range(LOOKS):
            rows = values.features(states[place * len(states) // LOOKS])
            seen += [f"{number:.6f}" for row in rows for number in row]
    return Probe(short(said), short(seen))


def short(texts: list[str]) -> str:
    return f"{digest(' '.join(texts)):024x}"
