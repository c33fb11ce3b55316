"""A table for whoever reads and writes, such as a language model: a view as text, an action as text, a reason as text.

    table = TextTable("raj", seats=2, seed=7)
    print(table.prompt(0))
    answer = table.say(0, "bid 9")
    answer.taken, answer.text

A refused action says why, names the clause, and changes nothing.
"""

from collections.abc import Mapping
from typing import NamedTuple

from howdah.adapters.tables import Table, rules_for, teller_of
from howdah.engine.errors import Refusal
from howdah.engine.events import Seen
from howdah.engine.updates import Batch

FRAME = " \t\r\n\"'`*."
"""What writers like to put around an action."""


class Answer(NamedTuple):
    """What became of an action."""

    taken: bool
    text: str
    """What followed, or why it was refused and what is possible."""


class TextTable:
    """One game, told to each seat in words. `lang` is en, pt or ru; actions are the notation's in all of them."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        lang: str = "en",
    ) -> None:
        self.table = Table(rules_for(game, seats, options))
        self.lang = lang
        self.teller = teller_of(self.table.rules, lang)
        self.news: list[list[Seen]] = []
        self.begin(seed)

    def begin(self, seed: int | None = None) -> None:
        """A new game."""
        self.table.begin(seed)
        self.news = [[] for _ in range(self.table.rules.seats)]
        self.spread(self.table.match.opening)

    def asked(self) -> list[int]:
        """The seats that owe a decision; none when the game is over."""
        return self.table.asked()

    def prompt(self, seat: int) -> str:
        """All that a seat needs to choose: what happened since it was last told, what it sees, what it can do."""
        match = self.table.match
        parts = [f"{self.teller.title()} | {self.teller.names[seat]}", *self.told(seat)]
        parts += ["", self.table.picture(seat, self.lang), "", match.view(seat).position]
        result = match.result()
        if result is not None:
            parts += ["", *self.teller.ending(result)]
        legal = match.legal(seat)
        if legal:
            parts += ["", self.possible(seat)]
        return "\n".join(parts)

    def say(self, seat: int, text: str) -> Answer:
        """Take an action. Capital letters, quotes and a full stop around it do not matter; all else does."""
        try:
            batch = self.table.match.submit(seat, self.meant(text))
        except Refusal as refusal:
            reason = self.teller.reason(refusal.reason)
            return Answer(False, "\n".join(filter(None, [reason, self.possible(seat)])))
        self.spread(batch)
        return Answer(True, "\n".join(self.told(seat)))

    def meant(self, text: str) -> str:
        """The action that a text means, or the text itself."""
        bare = " ".join(text.strip(FRAME).split())
        return next((action for action in self.table.rules.actions if action.lower() == bare.lower()), bare)

    def possible(self, seat: int) -> str:
        """The actions of a seat, one below the other."""
        legal = self.table.match.legal(seat)
        if not legal:
            return ""
        return "\n".join([self.teller.words("cli-play-choices", player=self.teller.names[seat]), *legal])

    def told(self, seat: int) -> list[str]:
        """What the seat has not been told yet, in words."""
        news, self.news[seat] = self.news[seat], []
        return [self.teller.event(seen) for seen in news]

    def spread(self, batch: Batch) -> None:
        """Keep for everybody what they are told."""
        for seat, news in enumerate(self.news):
            update = batch.update(seat)
            if update is not None:
                news += update.events
