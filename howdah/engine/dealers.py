"""Dealers choose the outcomes of chance: seeded, keyed, scripted (tests and replays), or by the operating system."""

import os
from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from howdah.engine.contract import CHANCE, State, pick_listed
from howdah.engine.errors import DealerError
from howdah.engine.generator import Generator

SEED_BYTES: Final = 12
FNV_START: Final = 0x6C62272E07BB014262B82175
FNV_PRIME: Final = 0x0000000001000000000000000000013B
SEED_MASK: Final = (1 << 96) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Chooses an outcome at a chance node."""

    @abstractmethod
    def answer(self, state: State) -> int:
        """An outcome of this state, in which chance is to act."""
        raise NotImplementedError


class SeededDealer(Dealer):
    """One stream for the whole game: equal seeds and equal play give equal games."""

    def __init__(self, seed: int) -> None:
        self.generator = Generator(seed)

    def answer(self, state: State) -> int:
        return int(state.pick(CHANCE, self.generator))

    def copy(self) -> "SeededDealer":
        """One that will answer as this one will."""
        other = SeededDealer(0)
        other.generator = self.generator.copy()
        return other


class SystemDealer(Dealer):
    """Fresh entropy of the operating system for every answer: past outcomes predict nothing."""

    def answer(self, state: State) -> int:
        return int(pick_listed(state, CHANCE, Generator(fresh_seed())))


class KeyedDealer(Dealer):
    """Common random numbers: the n-th draw for a purpose gives the same outcome in all games of a seed, if possible.

    Each copy of each outcome holds a ticket drawn from seed, purpose, count and its own text; the lowest wins. So two
    games that have diverged still draw the same outcome wherever both can.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.counts: dict[str, int] = {}

    def answer(self, state: State) -> int:
        purpose = state.purpose()
        count = self.counts.get(purpose, 0)
        self.counts[purpose] = count + 1
        best = -1
        lowest = 0
        for outcome, weight in state.chances():
            key = f"{self.seed} {purpose} {count} {state.rules.outcomes[outcome]}"
            for copy in range(weight):
                ticket = self.ticket(f"{key} {copy}")
                if best < 0 or ticket < lowest:
                    best, lowest = outcome, ticket
        return best

    def ticket(self, key: str) -> int:
        generator = Generator(digest(key))
        return int(generator.word()) << 32 | int(generator.word())


class ScriptedDealer(Dealer):
    """Gives these answers in this order, then asks another dealer, if there is one."""

    def __init__(self, texts: list[str], then: Dealer | None = None) -> None:
        self.texts = texts
        self.then = then
        self.place = 0

    def answer(self, state: State) -> int:
        possible = [outcome for outcome, weight in state.chances() if weight > 0]
        choices = ", ".join(state.rules.outcomes[outcome] for outcome in possible)
        if self.place == len(self.texts):
            if self.then is not None:
                return self.then.answer(state)
            raise DealerError(f"the script is used up; possible outcomes of chance: {choices}")
        text = self.texts[self.place]
        outcome = state.rules.number_of(CHANCE, text)
        if outcome not in possible:
            raise DealerError(f"'{text}' is no outcome of chance here; possible: {choices}")
        self.place += 1
        return outcome


def fresh_seed() -> int:
    """A seed that nobody can foresee, from the operating system's entropy."""
    return int.from_bytes(os.urandom(SEED_BYTES), "big")


def digest(text: str) -> int:
    """A seed from a text (FNV-1a on 96 bits): equal on every machine, unlike `hash`."""
    value = FNV_START
    for byte in text.encode():
        value = ((value ^ byte) * FNV_PRIME) & SEED_MASK
    return value
