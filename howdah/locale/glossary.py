"""The glossary: the words of the table, one for each thing, the same in interface, cards, log and rules.

`LANG/glossary.txt` lists them by rulebook:

    raj
    mouse RAJ-1.2
      words: rato, ratos
      avoid: camundong-
      Prize card worth points; the highest bid takes it.

A line with a word and a clause begins a term: its name (the same in all languages) and where the rules speak of it.
`words` are the term itself and the other forms in which it may be met; a form that ends in `-` is a stem (Russian words
change their endings). `avoid` lists stems that would be another word for the same thing: a test keeps them out.
"""

import re
from functools import cache
from typing import Final

from howdah.engine.errors import NotationError
from howdah.locale.clauses import books_of, rulebook
from howdah.locale.languages import OVER, SOURCE_LANGUAGE, text_of

FILE: Final = "glossary.txt"
TABLE: Final = "table"
"""What stands here belongs to all games."""
HEAD: Final = re.compile(r"(?P<name>[a-z][a-z-]*) (?P<clause>[A-Z]{2,5}-\d+\.\d+|-)")


class Term:
    """One thing of the table and what it is called."""

    def __init__(self, book: str, name: str, clause: str) -> None:
        self.book = book
        self.name = name
        self.clause = clause
        """Where the rules speak of it; empty for words of the table."""
        self.words: list[str] = []
        self.avoid: list[str] = []
        self.meaning = ""

    @property
    def word(self) -> str:
        """What it is called."""
        return self.words[0]

    def occurs_in(self, text: str) -> bool:
        """Whether a text speaks of it."""
        return any(pattern(form).search(text) for form in self.words)

    def as_data(self) -> dict[str, object]:
        """For programs."""
        return {"name": self.name, "word": self.word, "clause": self.clause, "meaning": self.meaning}


@cache
def pattern(form: str) -> re.Pattern[str]:
    """A form as a whole word, or as the beginning of one; capitals do not matter."""
    end = "" if form.endswith("-") else r"(?!\w)"
    return re.compile(rf"(?<!\w){re.escape(form.removesuffix('-'))}{end}", re.IGNORECASE)


@cache
def glossary(lang: str = SOURCE_LANGUAGE) -> list[Term]:
    """All terms of a language, in their order; one that lies over another has its own for those that it names."""
    own = read_glossary(text_of(lang, FILE), f"{lang}/{FILE}")
    if lang not in OVER:
        return own
    named = {(term.book, term.name): term for term in own}
    return [named.get((term.book, term.name), term) for term in glossary(OVER[lang])]


def read_glossary(text: str, source: str = "") -> list[Term]:
    """A glossary from its text; the first thing that is out of order is refused with its line."""
    terms: list[Term] = []
    book = ""
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        head = HEAD.fullmatch(line.rstrip())
        if line.startswith("  ") and terms:
            add_line(terms[-1], line.strip())
        elif head is not None and book:
            terms.append(Term(book, head["name"], head["clause"].strip("-")))
        elif re.fullmatch(r"[a-z_]+", line.rstrip()):
            book = line.rstrip()
        else:
            raise NotationError(number, 1, f"'{line.strip()}'", "a rulebook, 'NAME CLAUSE' or an indented line", source)
    for term in terms:
        if not term.words or not term.meaning:
            raise NotationError(1, 1, f"'{term.name}' of {term.book}", "its words and its meaning", source)
    return terms


def add_line(term: Term, line: str) -> None:
    """An indented line: words, words to avoid, or the meaning."""
    name, _, rest = line.partition(":")
    listed = [part.strip() for part in rest.split(",") if part.strip()]
    if name == "words":
        term.words += listed
    elif name == "avoid":
        term.avoid += listed
    else:
        term.meaning = f"{term.meaning} {line}".strip()


def terms_of(game: str, lang: str = SOURCE_LANGUAGE) -> list[Term]:
    """The terms of a game by their word: its own, those of rulebooks it shares, those of every table that it uses."""
    books = books_of(game)
    text = "\n".join(clause.text for name in books for clause in rulebook(name).clauses)
    table = {term.name for term in glossary(SOURCE_LANGUAGE) if term.book == TABLE and term.occurs_in(text)}
    found = [term for term in glossary(lang) if term.book in books or (term.book == TABLE and term.name in table)]
    return sorted(found, key=lambda term: term.word.casefold())


def forms_of(wanted: str, terms: list[Term]) -> list[str]:
    """A word that somebody looks for, with the other forms of its term."""
    forms = [wanted]
    for term in terms:
        if any(pattern(form).match(wanted) for form in term.words):
            forms += [form.removesuffix("-") for form in term.words]
    return forms
