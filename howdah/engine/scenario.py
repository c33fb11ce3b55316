"""Scenarios: a position, what is played, and what must be so afterwards. Each proves a clause of the rulebook.

    scenario: The highest bid takes a mouse
    rule: RAJ-3.2
    given:
      raj 3
      stake: 6
    play:
      1: bid 14
      2: bid 9
      3: bid 11
    expect:
      taken 1: 6

Directives are carried out in their order; `play`, `expect` and the others may come several times.
"""

import textwrap
from collections.abc import Callable
from typing import Final

from howdah.engine.contract import CHANCE_BIT, State
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.errors import HowdahError, NotationError, Reason, Refusal
from howdah.engine.events import all_seen_by
from howdah.engine.match import Match
from howdah.engine.notation import Position, Word
from howdah.engine.record import TAKE_BACK, UNDO, read_seat, split_line
from howdah.engine.registry import read_state
from howdah.engine.seats import SPECTATOR, seat_text
from howdah.engine.updates import Batch

DIRECTIVES: Final = (
    "scenario, rule, example, given, play, expect, refused, impossible, legal SEAT, asked, sees SEAT, not sees SEAT, "
    "told SEAT, not told SEAT, warns SEAT, result"
)
SEATED: Final = ("legal", "sees", "not sees", "told", "not told", "warns")


class Directive:
    """One `name: value` of a scenario; a value may go on in indented lines."""

    def __init__(self, name: str, value: str, line: int, column: int) -> None:
        self.name = name
        self.value = value
        """One row for each line of the text, so that places can be told."""
        self.line = line
        self.column = column
        """Where the first row begins."""

    def lines(self) -> list[Word]:
        """The lines of the value that are not blank, with their places."""
        found: list[Word] = []
        for place, row in enumerate(self.value.split("\n")):
            indent = len(row) - len(row.lstrip())
            if row.strip():
                found.append(Word(row.strip(), self.line + place, indent + (1 if place else self.column)))
        return found


class Scenario:
    """A title, the clauses it proves, and its directives in order."""

    def __init__(self, title: str, source: str, line: int) -> None:
        self.title = title
        self.source = source
        self.line = line
        self.rules: list[str] = []
        self.example = ""
        """Its name as an example of the rulebook, and whose eyes see it; empty if it is only a proof."""
        self.directives: list[Directive] = []

    def __str__(self) -> str:
        return f"{self.source}:{self.line} {self.title}"


class Failed(HowdahError):
    """A scenario that does not hold: where, what was expected, what is so."""

    def __init__(self, scenario: Scenario, line: int, expected: str, found: str) -> None:
        super().__init__(f"{scenario.source}, line {line}, '{scenario.title}': expected {expected}, found {found}")


def read_scenarios(text: str, source: str = "") -> list[Scenario]:
    """All scenarios of a file. A scenario begins with `scenario: TITLE`."""
    scenarios: list[Scenario] = []
    for directive in read_directives(text, source):
        if directive.name == "scenario":
            scenarios.append(Scenario(" ".join(directive.value.split()), source, directive.line))
        elif not scenarios:
            raise NotationError(directive.line, 1, f"'{directive.name}'", "'scenario: TITLE' first", source)
        elif directive.name == "rule":
            scenarios[-1].rules += directive.value.replace(",", " ").split()
        elif directive.name == "example":
            scenarios[-1].example = " ".join(directive.value.split())
        else:
            scenarios[-1].directives.append(directive)
    for scenario in scenarios:
        if not scenario.rules:
            raise NotationError(scenario.line, 1, "a scenario without a rule", "'rule: CLAUSE'", source)
    return scenarios


def read_directives(text: str, source: str) -> list[Directive]:
    """The directives of a file in order."""
    directives: list[Directive] = []
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        if line[:1] in (" ", "\t", "#") or not line:
            if directives:
                directives[-1].value += "\n" + ("" if line.startswith("#") else line)
            elif line.strip() and not line.startswith("#"):
                raise NotationError(number, 1, f"'{line.strip()}'", f"a directive: {DIRECTIVES}", source)
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise NotationError(number, 1, f"'{line}'", f"a directive: {DIRECTIVES}", source)
        column = 1 + len(line) - len(value.lstrip())
        directives.append(Directive(" ".join(name.split()), value.strip(), number, column))
    for directive in directives:
        directive.value = directive.value.rstrip()
    return directives


def run_scenario(scenario: Scenario) -> None:
    """Carry out a scenario; raise `Failed`, or `NotationError` naming the file, if it does not hold."""
    runner = Runner(scenario)
    for directive in scenario.directives:
        try:
            runner.run(directive)
        except NotationError as error:
            raise error.within(scenario.source) from error
    if not runner.proved:
        raise Failed(scenario, scenario.line, "something to prove", "no directive that checks anything")


class Runner:
    """A scenario under way: a match, what was last told, and the checks."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.proved = 0
        self.script = ScriptedDealer([])
        self._match: Match | None = None
        self.unplayed: list[str] = []
        """Outcomes of chance that came before the first decision, and that the first `play` names."""
        self.batches: list[Batch] = []
        """Everything that the last `play` brought."""
        self.checks: dict[str, Callable[[Directive, int], None]] = {
            "expect": self.expect,
            "refused": self.refused,
            "impossible": self.impossible,
            "legal": self.legal,
            "asked": self.asked,
            "sees": self.sees,
            "not sees": self.not_sees,
            "told": self.told,
            "not told": self.not_told,
            "warns": self.warns,
            "result": self.result,
        }

    @property
    def match(self) -> Match:
        if self._match is None:
            raise NotationError(self.scenario.line, 1, "no position", "'given:' first", self.scenario.source)
        return self._match

    def run(self, directive: Directive) -> None:
        """One directive."""
        if directive.name == "given":
            self.given(directive)
            return
        if directive.name == "play":
            self.play(directive)
            return
        name, _, last = directive.name.rpartition(" ")
        seated = name in SEATED
        if directive.name in SEATED:
            raise NotationError(directive.line, 1, f"'{directive.name}'", f"'{directive.name} SEAT'")
        if not seated:
            name = directive.name
        if name not in self.checks:
            raise NotationError(directive.line, 1, f"'{directive.name}'", f"a directive: {DIRECTIVES}")
        self.proved += 1
        self.checks[name](directive, self.seat(Word(last, directive.line, len(name) + 2)) if seated else -1)

    def seat(self, word: Word) -> int:
        return SPECTATOR if word.text == "spectator" else read_seat(word, self.match.rules.seats)

    def fail(self, directive: Directive, expected: str, found: str) -> Failed:
        return Failed(self.scenario, directive.line, expected, found)

    # What happens.

    def given(self, directive: Directive) -> None:
        """The position; the first outcomes of chance are those of the next `play`."""
        try:
            start = self.read_given(directive)
            self.unplayed = self.opening_script(start, directive)
            self.script = ScriptedDealer(self.unplayed[:])
            self._match = Match(start.rules, self.script, None, start)
        except HowdahError as error:
            if isinstance(error, NotationError) and not error.source:
                raise
            raise self.fail(directive, "a position that can be played", str(error)) from error
        self.batches = [self._match.opening]

    def read_given(self, directive: Directive) -> State:
        """The state of a position that stands indented in the file."""
        return self.read_indented(directive, directive.value)

    def read_indented(self, directive: Directive, text: str) -> State:
        first, _, below = text.partition("\n")
        block = textwrap.dedent(below)
        pairs = zip(below.split("\n"), block.split("\n"), strict=True)
        margin = max(len(row) - len(cut) for row, cut in pairs if cut or not row)
        try:
            return read_state("\n" * (directive.line - 1) + " " * (directive.column - 1) + first + "\n" + block)
        except NotationError as error:
            column = error.column + (margin if error.line > directive.line else 0)
            raise NotationError(error.line, column, error.found, error.expected, error.source) from error

    def opening_script(self, start: State, given: Directive) -> list[str]:
        """Where a chance node comes first, its outcomes stand at the head of the next `play`."""
        if not start.pending() & CHANCE_BIT:
            return []
        after = self.scenario.directives[self.scenario.directives.index(given) :]
        plays = [directive for directive in after if directive.name == "play"]
        return answers(plays[0].lines()) if plays else []

    def play(self, directive: Directive) -> None:
        """Actions in order, each followed by the outcomes of chance that it leads to."""
        match = self.match
        if match.record.entries[len(self.unplayed) :]:
            self.batches = []
        lines = directive.lines()[len(self.unplayed) :]
        self.unplayed = []
        while lines:
            line = lines.pop(0)
            who, what = split_line(line)
            if who == "chance":
                raise line.wrong("an outcome of chance right after the action that leads to it")
            seat = self.seat(Word(who, line.line, line.column))
            outcomes = answers(lines)
            del lines[: len(outcomes)]
            self.script.texts += outcomes
            try:
                back = what.text in (UNDO, TAKE_BACK)
                self.batches.append(match.enter(seat, what.text) if back else match.submit(seat, acts(what.text)))
            except HowdahError as error:
                raise Failed(self.scenario, line.line, f"'{line.text}' to be possible", str(error)) from error
            if self.script.place < len(self.script.texts):
                raise Failed(self.scenario, line.line, "a chance node", f"'{self.script.texts[-1]}' left over")

    # What must be so.

    def expect(self, directive: Directive, _seat: int) -> None:
        """Sections of the position, as the complete position writes them."""
        self.find_sections(directive, self.match.truth(complete=True), present=True)

    def sees(self, directive: Directive, seat: int) -> None:
        """Sections of what a seat is shown."""
        self.find_sections(directive, self.match.shown(seat), present=True)

    def not_sees(self, directive: Directive, seat: int) -> None:
        self.find_sections(directive, self.match.shown(seat), present=False)

    def find_sections(self, directive: Directive, position: Position, present: bool) -> None:
        complete = self.match.truth(complete=True)
        for line in directive.lines():
            name, value = split_line(line)
            if complete.section(name) is None:
                raise line.wrong("a section: " + ", ".join(section.name for section in complete.sections))
            section = position.section(name)
            found = "" if section is None else " ".join(section.value.split())
            if (found == value.text) != present:
                raise Failed(
                    self.scenario,
                    line.line,
                    f"'{name}: {value.text}'" if present else f"no '{line.text}'",
                    f"'{name}: {found}'",
                )

    def told(self, directive: Directive, seat: int) -> None:
        """Events of the last `play` as a seat was told them, in this order."""
        lines = self.told_lines(seat)
        place = 0
        for wanted in directive.lines():
            if wanted.text not in lines[place:]:
                raise Failed(
                    self.scenario,
                    wanted.line,
                    f"seat {seat_text(seat)} told '{wanted.text}'",
                    "; ".join(lines),
                )
            place = lines.index(wanted.text, place) + 1

    def not_told(self, directive: Directive, seat: int) -> None:
        """Texts that occur in nothing that a seat was told."""
        for unwanted in directive.lines():
            for line in self.told_lines(seat):
                if unwanted.text in line:
                    raise Failed(self.scenario, unwanted.line, f"no '{unwanted.text}' told", f"'{line}'")

    def told_lines(self, seat: int) -> list[str]:
        return [str(seen) for batch in self.batches for seen in all_seen_by(batch.events, seat)]

    def asked(self, directive: Directive, _seat: int) -> None:
        """Who has to decide; nothing when the game is over."""
        found = " ".join(seat_text(seat) for seat in self.match.waiting())
        if directive.value.strip() != found:
            raise self.fail(directive, f"asked '{directive.value.strip()}'", f"'{found}'")

    def legal(self, directive: Directive, seat: int) -> None:
        """All that a seat may do, with commas or one a line; `...` last leaves the rest open."""
        wanted = [part.strip() for part in directive.value.replace("\n", ",").split(",") if part.strip()]
        legal = self.match.legal(seat)
        if wanted[-1:] == ["..."]:
            missing = [text for text in wanted[:-1] if text not in legal]
            if missing:
                raise self.fail(directive, ", ".join(missing), ", ".join(legal))
        elif sorted(wanted) != sorted(legal):
            raise self.fail(directive, ", ".join(wanted), ", ".join(legal))

    def refused(self, directive: Directive, _seat: int) -> None:
        """`SEAT: ACTION -> CODE CLAUSE`: the action is not possible, for this reason, and nothing changes."""
        for line in directive.lines():
            act, arrow, wanted = line.text.partition(" -> ")
            who, what = split_line(Word(act, line.line, line.column))
            if not arrow:
                raise line.wrong("'SEAT: ACTION -> CODE CLAUSE'")
            seat = self.seat(Word(who, line.line, line.column))
            before = str(self.match.truth())
            found = self.refusal(seat, what.text)
            if found is None or f"{found.code} {found.clause}".strip() != wanted.strip():
                raise Failed(self.scenario, line.line, f"'{act}' refused as '{wanted}'", str(found or "it is possible"))
            if str(self.match.truth()) != before:
                raise Failed(self.scenario, line.line, "a refusal that changes nothing", str(self.match.truth()))

    def refusal(self, seat: int, text: str) -> Reason | None:
        if text == UNDO:
            return self.match.why_not_undo(seat)
        if text == TAKE_BACK:
            return self.match.why_not_take_back(seat)
        try:
            self.match.check(seat, acts(text))
        except Refusal as refusal:
            return refusal.reason
        return None

    def impossible(self, directive: Directive, _seat: int) -> None:
        """A position that is refused because no game can reach it; a last line `-> TEXT` stands in the error."""
        text, _, wanted = directive.value.partition("-> ")
        try:
            found = repr(self.read_indented(directive, text.rstrip()))
        except HowdahError as error:
            found = str(error)
            if wanted.strip() in found:
                return
        raise self.fail(directive, f"a position that is refused {wanted.strip()}".rstrip(), found)

    def warns(self, directive: Directive, seat: int) -> None:
        """`ACTION -> EVENT`: the preview of an action tells this."""
        for line in directive.lines():
            act, arrow, wanted = line.text.partition(" -> ")
            if not arrow:
                raise line.wrong("'ACTION -> EVENT'")
            try:
                told = [str(seen) for seen in self.match.preview(seat, acts(act))]
            except Refusal as refusal:
                raise Failed(self.scenario, line.line, f"'{act}' to be possible", str(refusal)) from refusal
            if wanted.strip() not in told:
                raise Failed(self.scenario, line.line, f"a warning '{wanted}'", "; ".join(told))

    def result(self, directive: Directive, _seat: int) -> None:
        """How it ended, as `str(result)` begins; or `none`."""
        result = self.match.result()
        found = "none" if result is None else str(result)
        wanted = " ".join(directive.value.split())
        if not f"{found} ".startswith(f"{wanted} "):
            raise self.fail(directive, f"result '{wanted}'", f"'{found}'")


def acts(text: str) -> list[str]:
    """A list of actions that are submitted together is written `left ; ahead`."""
    return text.split(" ; ")


def answers(lines: list[Word]) -> list[str]:
    """The outcomes of chance at the head of these lines."""
    texts: list[str] = []
    for line in lines:
        who, what = split_line(line)
        if who != "chance":
            break
        texts.append(what.text)
    return texts
