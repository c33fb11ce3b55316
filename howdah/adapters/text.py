"""A table for whoever reads and writes, such as a language model: a view as text, an action as text, a reason as text.

    table = TextTable("raj", seats=2, seed=7, bots={1: "easy"})
    print(table.prompt(0))
    answer = table.say(0, "I think I should bid 9")
    answer.taken, answer.text

A refused action says why, names the clause and what would help, and changes nothing. `say(0, "rules")` answers with
the rules.
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from howdah.adapters.seating import Bench
from howdah.adapters.tables import Table, rules_for, teller_of
from howdah.bots.base import Bot
from howdah.bots.specs import make_bot
from howdah.engine.errors import OptionError, Refusal, shortened
from howdah.engine.events import Seen
from howdah.engine.updates import Batch
from howdah.locale.rulebook import page

FRAME: Final = " \t\r\n\"'`*.“”«»"
"""What writers like to put around an action."""
MARKED: Final = re.compile(
    r"^\W*(?:final\s+)?(?:action|move|answer|ação|jogada|действие|ход)\s*\W*:(?P<rest>.+)$", re.I
)
"""A line that says which action is meant: `Action: bid 9`."""
RULES: Final = re.compile(r"^(?:rules|regras|правила)(?:\s+(?P<clause>\S+))?$", re.I)


class Answer(NamedTuple):
    """What became of an action."""

    taken: bool
    text: str
    """What followed, or why it was refused, what would help and what is possible."""


class TextTable:
    """One game, told to each seat in words. `lang` is en, pt or ru; actions are the notation's in all of them.

    `bots` play seats, counted from 0, by their specs; what they do is told like anybody else's moves.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        lang: str = "en",
        bots: Mapping[int, str | Bot] | None = None,
    ) -> None:
        self.table = Table(rules_for(game, seats, options))
        count = self.table.rules.seats
        made = {seat: make_bot(bot) if isinstance(bot, str) else bot for seat, bot in (bots or {}).items()}
        for seat in made:
            if not 0 <= seat < count:
                raise OptionError(f"bots are for seats 0 to {count - 1}, not {seat}")
        self.bench = Bench(made, count)
        self.lang = lang
        self.teller = teller_of(self.table.rules, lang)
        self.news: list[list[Seen]] = []
        """What each seat was told since it last acted."""
        self.begin(seed)

    def begin(self, seed: int | None = None) -> None:
        """A new game; without a seed all luck goes on where it was."""
        self.table.begin(seed)
        if seed is not None:
            self.bench.begin(seed)
        self.news = [[] for _ in range(self.table.rules.seats)]
        self.spread([self.table.match.opening, *self.bench.play(self.table.match)])

    def asked(self) -> list[int]:
        """The seats that have to decide; none when the game is over."""
        return self.table.asked()

    def payoffs(self) -> list[float] | None:
        """By seat, summing to zero; None while it runs."""
        return self.table.payoffs()

    def prompt(self, seat: int) -> str:
        """All that a seat needs to choose: what happened since it last acted, what it sees, what it can do."""
        match, words = self.table.match, self.teller.words
        parts = [f"{self.teller.title()} | {self.teller.names[seat]}", words("text-rules-hint"), *self.told(seat)]
        parts += ["", self.table.picture(seat, self.lang), "", match.view(seat).position]
        result = match.result()
        if result is not None:
            paid = ", ".join(
                f"{name} {payoff:+g}" for name, payoff in zip(self.teller.names, result.payoffs, strict=True)
            )
            parts += ["", *self.teller.ending(result), words("text-payoffs", payoffs=paid)]
        if match.legal(seat):
            parts += ["", self.possible(seat)]
        return "\n".join(parts)

    def rules(self, clause: str = "") -> str:
        """The rules of the game in words: all, a section (`RAJ-3`) or one clause (`RAJ-3.4`)."""
        book = page(self.table.rules.game, self.lang, drawn=False)
        found = book.find(clause) if clause else book.articles()
        lines = [] if clause else [book.title, book.about]
        section = ""
        for article in found:
            if article.clause.section != section:
                section = article.clause.section
                lines.append(f"{section} {article.clause.heading}")
            lines.append(f"{article.clause.number} {article.clause.text}")
        return "\n".join(lines)

    def say(self, seat: int, text: str) -> Answer:
        """Take the action that a text names: alone, after `Action:`, or anywhere in it if it is the only one."""
        if seat in self.bench.bots:
            raise OptionError(f"a bot plays seat {seat}; yours are {self.people()}")
        asked = RULES.match(text.strip(FRAME))
        if asked:
            return Answer(False, self.rules_or_reason(asked["clause"] or ""))
        words = self.teller.words
        meant = self.meant(seat, text)
        if len(meant) != 1:
            named = ", ".join(meant)
            said = words("text-several", actions=named) if meant else words("text-nothing", text=shortened(text))
            return Answer(False, "\n".join(filter(None, [said, self.possible(seat)])))
        try:
            batch = self.table.match.submit(seat, meant[0])
        except Refusal as refusal:
            reason = self.teller.reason(refusal.reason)
            return Answer(False, "\n".join(filter(None, [reason, self.help(seat, meant[0]), self.possible(seat)])))
        self.news[seat] = []
        self.spread([batch, *self.bench.play(self.table.match)])
        return Answer(True, "\n".join(self.told(seat)))

    def help(self, seat: int, action: str) -> str:
        """What would make a refused action possible, in words; nothing where that is not certain."""
        suggestion = self.table.match.suggestion(seat, action)
        return "" if suggestion is None else self.teller.suggestion(suggestion)

    def rules_or_reason(self, clause: str) -> str:
        try:
            return self.rules(clause)
        except OptionError as error:
            return str(error)

    def people(self) -> str:
        """The seats that no bot plays, as a list for people."""
        return ", ".join(str(seat) for seat in range(self.table.rules.seats) if seat not in self.bench.bots) or "none"

    def meant(self, seat: int, text: str) -> list[str]:
        """The actions that a text can mean; the last line that is marked as the action goes before all others."""
        marked = [found["rest"] for line in text.splitlines() if (found := MARKED.match(line))]
        said = marked[-1] if marked else text
        bare = " ".join(said.strip(FRAME).split()).lower()
        every = self.table.rules.actions
        exact = [action for action in every if action.lower() == bare]
        return exact or named_in(said, self.table.match.legal(seat)) or named_in(said, every)

    def possible(self, seat: int) -> str:
        """The actions of a seat, one below the other."""
        legal = self.table.match.legal(seat)
        if not legal:
            return ""
        return "\n".join([self.teller.words("cli-play-choices", player=self.teller.names[seat]), *legal])

    def told(self, seat: int) -> list[str]:
        """What the seat was told since it last acted, in words."""
        return [self.teller.event(seen) for seen in self.news[seat]]

    def spread(self, batches: list[Batch]) -> None:
        """Keep for everybody what they are told."""
        for batch in batches:
            for seat, news in enumerate(self.news):
                update = batch.update(seat)
                if update is not None:
                    news += update.events


def named_in(text: str, actions: list[str]) -> list[str]:
    """The actions that stand in a text as whole words; the longest first: `play x` is a part of `play x with y`."""
    rest = " ".join(text.lower().split())
    found: list[str] = []
    for action in sorted(actions, key=len, reverse=True):
        pattern = rf"(?<![\w-]){re.escape(action.lower())}(?![\w-])"
        if re.search(pattern, rest):
            found.append(action)
            rest = re.sub(pattern, "|", rest)
    return sorted(found, key=actions.index)
