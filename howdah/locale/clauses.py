"""Rulebooks: `LANG/NAME.md`, a clause a list item, in the words of that language.

    # Raj
    What kind of game it is, in a sentence or two.

    ## RAJ-1 Components and set-up
    - RAJ-1.1 Each player has fifteen bid cards ...
      that may go on, indented.
    - RAJ-2.3 [ruling] A bid that has been put down is final ...

A tag says where a clause comes from: none for the published rules, `[ruling]` where they are silent and we had to
decide, `[house]` for what we added. A tag inside a text marks the part that follows it. A rulebook need not be a game:
both races share one.
"""

import re
from functools import cache
from typing import Final

from howdah.engine import registry
from howdah.engine.errors import NotationError, OptionError
from howdah.locale.languages import OVER, SOURCE_LANGUAGE, names_in, text_of

RULE: Final = "rule"
TAGS: Final = ("ruling", "house")
TAG: Final = re.compile(r"(\[(?:ruling|house)\])")
NUMBER: Final = re.compile(r"\b[A-Z]{2,5}-\d+(?:\.\d+)?\b")

HEADING: Final = re.compile(r"## (?P<number>[A-Z]+-\d+) (?P<heading>\S.*)")
CLAUSE: Final = re.compile(r"- (?P<number>[A-Z]+-\d+\.\d+) (?:\[(?P<kind>[a-z]+)\] )?(?P<text>\S.*)")


class Clause:
    """One numbered sentence of a rulebook."""

    def __init__(self, number: str, kind: str, section: str, heading: str, text: str) -> None:
        self.number = number
        self.kind = kind
        """`rule`, `ruling` or `house`."""
        self.section = section
        """The number of the section it stands in, such as `RAJ-3`."""
        self.heading = heading
        self.text = text


class Part:
    """A piece of a clause's text that is of one kind throughout."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = text


def parts(clause: Clause) -> list[Part]:
    """A clause cut where a tag inside its text changes the kind."""
    found = [Part(clause.kind, "")]
    for piece in TAG.split(clause.text):
        if TAG.fullmatch(piece):
            found.append(Part(piece[1:-1], ""))
        else:
            found[-1].text += piece
    return [Part(part.kind, part.text.strip()) for part in found if part.text.strip()]


class Rulebook:
    """A title, what the game is, and the clauses in order."""

    def __init__(self, name: str, title: str, about: str, clauses: list[Clause]) -> None:
        self.name = name
        self.title = title
        self.about = about
        self.clauses = clauses

    @property
    def prefix(self) -> str:
        """What the numbers of its clauses begin with."""
        return self.clauses[0].number.partition("-")[0] if self.clauses else ""

    def find(self, wanted: str) -> list[Clause]:
        """The clause of a number, or all of a section: `RAJ-3.4`, `raj-3`, or short `3.4`, `3`; of nothing, all."""
        if not wanted:
            return self.clauses
        number = wanted.upper() if "-" in wanted else f"{self.prefix}-{wanted}"
        found = [clause for clause in self.clauses if number in (clause.number, clause.section)]
        if not found:
            ends = f"{self.clauses[0].number} to {self.clauses[-1].number}" if self.clauses else "none"
            raise OptionError(f"the rules of {self.name} have no clause '{wanted}'; they have {ends}")
        return found

    def search(self, word: str) -> list[Clause]:
        """The clauses that speak of something, in heading or text, capitals or not."""
        wanted = word.casefold()
        return [clause for clause in self.clauses if wanted in f"{clause.heading}\n{clause.text}".casefold()]


def rulebooks() -> list[str]:
    """The names of all rulebooks."""
    return names_in(SOURCE_LANGUAGE, ".md")


def games_with_rulebooks() -> list[str]:
    """The games that a page of rules can be made of."""
    return [meta.name for meta in registry.games() if meta.name in rulebooks()]


def find_clauses(wanted: str, lang: str) -> list[Clause]:
    """A clause or section by its full number, whichever rulebook holds it: a race cites what all races share."""
    books = [rulebook(name, lang) for name in rulebooks()]
    return [clause for book in books for clause in book.clauses if wanted.upper() in (clause.number, clause.section)]


def books_of(name: str) -> list[str]:
    """The rulebooks that a game is played by: its own, and those that it cites and that are nobody's own."""
    if name not in rulebooks():
        return []
    own = rulebook(name)
    cited = {number.partition("-")[0] for clause in own.clauses for number in NUMBER.findall(clause.text)}
    games = {meta.name for meta in registry.games()}
    shared = [rulebook(other) for other in rulebooks() if other not in games and other != name]
    return [name, *(book.name for book in shared if book.prefix in cited)]


@cache
def rulebook(name: str, lang: str = SOURCE_LANGUAGE) -> Rulebook:
    """A rulebook in a language; in English where that language lacks it."""
    if name not in rulebooks():
        raise OptionError(f"there is no rulebook '{name}'; there are: {', '.join(rulebooks())}")
    if lang in OVER:
        below = rulebook(name, OVER[lang])
        return laid_over(below, own_rulebook(name, lang)) if name in names_in(lang, ".md") else below
    return own_rulebook(name, lang if name in names_in(lang, ".md") else SOURCE_LANGUAGE)


def own_rulebook(name: str, lang: str) -> Rulebook:
    """What a language's own folder holds of a rulebook: all of it, or what differs from the language below."""
    return read_rulebook(text_of(lang, f"{name}.md"), name, f"{lang}/{name}.md")


def laid_over(below: Rulebook, above: Rulebook) -> Rulebook:
    """A rulebook whose clauses and headings are replaced by those of another with the same numbers."""
    own = {clause.number: clause for clause in above.clauses}
    headings = {clause.section: clause.heading for clause in above.clauses}
    clauses = [own.get(clause.number, clause) for clause in below.clauses]
    made = [
        Clause(each.number, each.kind, each.section, headings.get(each.section, each.heading), each.text)
        for each in clauses
    ]
    return Rulebook(below.name, above.title, above.about or below.about, made)


def read_rulebook(text: str, name: str, source: str = "") -> Rulebook:
    """A rulebook from its text; the first thing that is out of order is refused with its line."""
    reader = Reader(name, source)
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            reader.read(line.rstrip(), number)
    if not reader.book.title:
        raise reader.wrong(1, "", "'# TITLE'")
    return reader.book


class Reader:
    """A rulebook being read, and where the next line belongs."""

    def __init__(self, name: str, source: str) -> None:
        self.book = Rulebook(name, "", "", [])
        self.source = source
        self.section = ""
        self.heading = ""

    def wrong(self, line: int, found: str, expected: str) -> NotationError:
        return NotationError(line, 1, f"'{found}'" if found else "", expected, self.source)

    def read(self, line: str, number: int) -> None:
        if line.startswith("# "):
            if self.book.title:
                raise self.wrong(number, line, "one '# TITLE' only, at the top")
            self.book.title = line[2:].strip()
        elif not self.book.title:
            raise self.wrong(number, line, "'# TITLE' first")
        elif line.startswith("#"):
            self.begin_section(line, number)
        elif line.startswith("- "):
            self.add_clause(line, number)
        else:
            self.go_on(line, number)

    def begin_section(self, line: str, number: int) -> None:
        match = HEADING.fullmatch(line)
        if match is None:
            raise self.wrong(number, line, "a section such as '## RAJ-1 Heading'")
        self.section = match["number"]
        self.heading = match["heading"]

    def add_clause(self, line: str, number: int) -> None:
        match = CLAUSE.fullmatch(line)
        if match is None:
            raise self.wrong(number, line, "a clause such as '- RAJ-1.1 text' or '- RAJ-1.1 [ruling] text'")
        kind = match["kind"] or RULE
        if kind not in (RULE, *TAGS):
            raise self.wrong(number, f"[{kind}]", "a tag: " + ", ".join(f"[{tag}]" for tag in TAGS))
        if match["number"].rpartition(".")[0] != self.section:
            raise self.wrong(number, match["number"], f"a clause of section {self.section or 'that comes first'}")
        if any(clause.number == match["number"] for clause in self.book.clauses):
            raise self.wrong(number, match["number"], "each clause only once")
        self.book.clauses.append(Clause(match["number"], kind, self.section, self.heading, match["text"]))

    def go_on(self, line: str, number: int) -> None:
        """A line that continues what stands above it."""
        if not self.section:
            self.book.about = f"{self.book.about} {line.strip()}".strip()
        elif line.startswith("  ") and self.book.clauses and self.book.clauses[-1].section == self.section:
            self.book.clauses[-1].text += f" {line.strip()}"
        else:
            raise self.wrong(number, line, "a clause, or an indented line that continues one")
