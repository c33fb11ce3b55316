"""A table that one program drives: a match with a seeded dealer, and its views as arrays. All adapters use this."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from howdah.adapters.observations import Observer, observer_of
from howdah.adapters.observations.layout import Fractions, Mask, Row
from howdah.engine.contract import CUT, ENDINGS, SPECTATOR, Rules
from howdah.engine.dealers import SeededDealer
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.record import read_record
from howdah.engine.registry import find, set_table, settle_options
from howdah.engine.resuming import resume
from howdah.engine.updates import Batch
from howdah.locale.sentences import Teller
from howdah.locale.words import Words

if TYPE_CHECKING:
    from howdah.adapters.worlds import World

SAVED: Final = 1
"""The version of what `save` writes."""


def rules_for(game: str, seats: int | None, options: Mapping[str, str] | None) -> Rules:
    """The rules of a table. What is drawn once before play (a random layout) is drawn here, always the same."""
    count = find(game).fewest_seats if seats is None else seats
    return set_table(game, count, settle_options(game, count, dict(options or {}), Generator(0)))


def teller_of(rules: Rules, lang: str = "en") -> Teller:
    """The words of this table, in which nobody has a name."""
    words = Words(lang)
    names = [words("table-name-person", seat=seat + 1) for seat in range(rules.seats)]
    return Teller(words, rules.game, names)


class Table:
    """One game after another at one table. The random stream continues across games, unless a seed restarts it."""

    def __init__(self, rules: Rules, normalized: bool = False) -> None:
        self.rules = rules
        self.is_normalized = normalized
        """Observations are fractions from -1 to 1."""
        self.observer: Observer = observer_of(rules)
        self.dealer = SeededDealer(0)
        self.match = Match(rules, self.dealer)

    def begin(self, seed: int | None = None) -> None:
        """A new game. Equal seeds and equal actions give equal games, in every adapter."""
        if seed is not None:
            self.dealer = SeededDealer(seed)
        self.match = Match(self.rules, self.dealer)

    # What a seat is given.

    def observation(self, seat: int) -> Row | Fractions:
        """The seat's view as a row."""
        row = self.observer.observe(self.match.view(seat))
        return self.observer.normalized(row) if self.is_normalized else row

    def mask(self, seat: int) -> Mask:
        """1 for each legal action; none if the seat is not asked."""
        mask = np.zeros(len(self.rules.actions), np.int8)
        for text in self.match.legal(seat):
            mask[self.rules.action_numbers[text]] = 1
        return mask

    def asked(self) -> list[int]:
        """The seats that have to decide; none when the game is over."""
        return self.match.waiting()

    def payoffs(self) -> list[float] | None:
        """By seat, summing to zero; None while it runs."""
        result = self.match.result()
        return None if result is None else result.payoffs

    def is_cut(self) -> bool:
        """Whether `turn_limit` ended the game."""
        result = self.match.result()
        return result is not None and result.ending == ENDINGS[CUT]

    # What a seat does.

    def act(self, seat: int, action: int) -> Batch:
        """Take an action by its number; raises `Refusal` with the reason, and then nothing has changed."""
        number = int(action)
        if not 0 <= number < len(self.rules.actions):
            raise OptionError(f"an action is a number from 0 to {len(self.rules.actions) - 1}, not {number}")
        return self.match.submit(seat, self.rules.actions[number])

    # The whole game.

    def record(self) -> str:
        """The game so far as a record: `howdah replay` reads it."""
        return self.match.record.text()

    def picture(self, seat: int = SPECTATOR, lang: str = "en") -> str:
        """What a seat (or a spectator) sees, drawn as text."""
        return teller_of(self.rules, lang).picture(self.match.view(seat), boxes=False)

    # State for search.

    def world(self, seat: int, seed: int) -> "World":
        """A state that this seat cannot tell from the true one, to search in; the seed says which of them."""
        from howdah.adapters.worlds import World

        return World(self.match.information_set(seat, Generator(seed)).world)

    def save(self) -> str:
        """Everything that is needed to go on from here, in another process or on another day, as text."""
        luck = self.dealer.generator
        numbers = [int(luck.a), int(luck.b), int(luck.c), int(luck.counter)]
        return json.dumps({"howdah table": SAVED, "fate": numbers, "record": self.record()})

    def restore(self, text: str) -> None:
        """Go back (or on) to where `save` was called; the game must be of this table."""
        try:
            saved: dict[str, Any] = json.loads(text)
            if saved["howdah table"] != SAVED:
                raise OptionError(f"this is version {saved['howdah table']} of a saved table, not {SAVED}")
            record, numbers = read_record(saved["record"]), [int(number) for number in saved["fate"]]
        except (ValueError, KeyError, TypeError):
            raise OptionError("this is not a saved table: `save` writes them") from None
        if (record.game, record.seats, record.options) != (self.rules.game, self.rules.seats, self.rules.options):
            raise OptionError("this game was saved at a table with another game, seat count or options")
        dealer = SeededDealer(0)
        dealer.generator.a, dealer.generator.b, dealer.generator.c, dealer.generator.counter = numbers
        self.match = resume(record, dealer)
        self.dealer = dealer

    def copy(self) -> "Table":
        """An independent table at the same point of the same game, with the same luck to come."""
        twin = Table(self.rules, self.is_normalized)
        twin.restore(self.save())
        return twin
