"""The examples of a rulebook: scenarios of `examples/GAME.txt`, played out, drawn and told in a reader's language.

A scenario proves a clause to the machine; here the same scenario shows it to a person. There is one source of both, and
what is drawn is what the engine did.
"""

from functools import cache
from typing import Final

from howdah.engine.contract import View
from howdah.engine.errors import NotationError
from howdah.engine.events import Seen, all_seen_by
from howdah.engine.notation import Word
from howdah.engine.record import read_seat, split_line
from howdah.engine.scenario import Directive, Runner, Scenario, read_scenarios
from howdah.engine.seats import SPECTATOR
from howdah.locale import pictures
from howdah.locale.languages import shared_names, text_of
from howdah.locale.pictures.svg import AUTO, Step
from howdah.locale.sentences import Teller
from howdah.locale.words import Words

TOLD: Final = "told"
REFUSED: Final = "refused"


class Picture:
    """A view, and what it looks like in letters."""

    def __init__(self, view: View, text: str) -> None:
        self.view = view
        self.text = text


class Line:
    """A sentence about what happened (`told`), or about what was not possible then (`refused`)."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text


class Example:
    """A scenario as a reader sees it: before, what happens, what is refused and why, after."""

    def __init__(
        self, book: str, game: str, name: str, title: str, clauses: list[str], options: dict[str, str]
    ) -> None:
        self.book = book
        self.game = game
        """What it is played in: one of the games that share the rulebook."""
        self.name = name
        self.title = title
        self.clauses = clauses
        self.options = options
        """The options of its table that differ from their defaults."""
        self.before: list[Picture] = []
        self.course: list[Line] = []
        """What happens and what is refused, in order."""
        self.steps: list[Step] = []
        """What moved, in order."""
        self.after: list[Picture] = []
        """The last picture; none if nothing happened."""
        self.ending: list[str] = []

    def svg(self, theme: str = AUTO, title: str = "") -> str:
        """Before and after in one picture; nothing for a game that nobody draws."""
        views = [picture.view for picture in [*self.before, *self.after]]
        return pictures.draw(views, title or self.title, theme, self.steps) if pictures.can_draw(views[0].game) else ""


@cache
def example_scenarios(book: str) -> list[Scenario]:
    """The scenarios of a rulebook's examples, in their order."""
    if book not in shared_names("examples"):
        return []
    return read_scenarios(text_of("examples", f"{book}.txt"), f"examples/{book}.txt")


def example_key(book: str, scenario: Scenario) -> str:
    """The key of an example's title."""
    name = scenario.example.partition(" ")[0]
    if not name:
        raise NotationError(scenario.line, 1, "a scenario without a name", "'example: NAME'", scenario.source)
    return f"example-{book}-{name}"


def examples(book: str, words: Words, boxes: bool = True) -> list[Example]:
    """All examples of a rulebook, drawn and told."""
    return [draw(book, scenario, words, boxes) for scenario in example_scenarios(book)]


def draw(book: str, scenario: Scenario, words: Words, boxes: bool = True) -> Example:
    """Play a scenario and take down what a reader should see of it."""
    title = words(example_key(book, scenario))
    name, _, who = scenario.example.partition(" ")
    runner = Runner(scenario)
    given = scenario.directives[0]
    start = runner.read_given(given)
    rules = start.rules
    seat = SPECTATOR if who in ("", "spectator") else read_seat(Word(who, scenario.line, 1), rules.seats)
    names = [words("table-name-person", seat=number) for number in range(1, rules.seats + 1)]
    teller = Teller(words, rules.game, names)
    example = Example(book, rules.game, name, title, scenario.rules, dict(rules.options))
    example.before.append(Picture(start.view(seat), teller.picture(start.view(seat), boxes)))
    for directive in scenario.directives:
        runner.run(directive)
        if directive.name == "given" and directive is not given:
            raise NotationError(directive.line, 1, "a second position", "one 'given:' in an example", scenario.source)
        if directive.name == "play" and runner.batches:
            events = [seen for batch in runner.batches for seen in all_seen_by(batch.events, seat)]
            example.course += [Line(TOLD, teller.event(seen)) for seen in events]
            example.steps += [step_of(seen) for seen in events if {"from", "to"} <= seen.facts.keys()]
        if directive.name == "refused":
            example.course += refusals(runner, directive, teller)
    if any(line.kind == TOLD for line in example.course):
        view = runner.match.view(seat)
        example.after.append(Picture(view, teller.picture(view, boxes)))
    result = runner.match.result()
    if result is not None:
        example.ending = teller.ending(result)
    return example


def step_of(seen: Seen) -> Step:
    """What moved from where to where."""
    who = seen.facts.get("elephant", seen.kind.partition("-")[0])
    return str(who), str(seen.facts["from"]), str(seen.facts["to"])


def refusals(runner: Runner, directive: Directive, teller: Teller) -> list[Line]:
    """Each action that a clause forbids, in words, with the words of the reason."""
    found: list[Line] = []
    for line in directive.lines():
        act = line.text.partition(" -> ")[0]
        who, what = split_line(Word(act, line.line, line.column))
        reason = runner.refusal(runner.seat(Word(who, line.line, line.column)), what.text)
        if reason is not None and reason.clause:
            player = teller.names[int(who) - 1] if who.isdecimal() else who
            action = f"{player}: {teller.action(what.text)}"
            found.append(Line(REFUSED, teller.words("book-refusal", action=action, reason=teller.reason(reason))))
    return found
