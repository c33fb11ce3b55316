"""The rulebook of a game for whoever shows it: the command line, the pages of the docs, the drawer of the web client.

One source: the clauses of `LANG/NAME.md`, the scenarios of `examples`, the options of the game and their words. `page`
brings them together in one language, `as_data` makes plain data of it, and `complaints` says what is missing anywhere.
"""

import re
from typing import Final

from howdah.engine import registry
from howdah.engine.errors import HowdahError
from howdah.engine.registry import Meta, Option
from howdah.locale.clauses import NUMBER, Clause, Part, Rulebook, books_of, parts, rulebook, rulebooks
from howdah.locale.examples import Example, Picture, example_key, example_scenarios, examples
from howdah.locale.glossary import Term, forms_of, terms_of
from howdah.locale.languages import LANGUAGES, SOURCE_LANGUAGE, WHOLE, names_in
from howdah.locale.words import Words, bundle, words

CODE: Final = re.compile(r"`([^`]+)`")
SWITCHES: Final = ("on", "off", "none", "any")
"""Values that many options could have: they do not tell which one is meant."""


class BookError(HowdahError):
    """A rulebook that lacks something in some language: no page is made of it."""


class Article:
    """A clause with all that belongs to it."""

    def __init__(self, clause: Clause, options: list[Option], shown: list[Example]) -> None:
        self.clause = clause
        self.parts: list[Part] = parts(clause)
        """Its text, cut where the kind changes."""
        self.options = options
        """The options that change it."""
        self.examples = shown
        """The examples whose first clause this is."""


class Section:
    """The articles below one heading."""

    def __init__(self, number: str, heading: str) -> None:
        self.number = number
        self.heading = heading
        self.articles: list[Article] = []


class Page:
    """All that a player of one game may want to read, in one language."""

    def __init__(self, game: str, meta: Meta | None, words: Words, books: list[Rulebook]) -> None:
        self.game = game
        self.meta = meta
        self.words = words
        self.title = books[0].title
        self.about = books[0].about
        self.books = books
        """The game's own rulebook first, then what it shares with others."""
        self.sections: list[Section] = []
        self.terms: list[Term] = terms_of(game, words.lang)

    def articles(self) -> list[Article]:
        """All of them, in order."""
        return [article for section in self.sections for article in section.articles]

    def find(self, wanted: str) -> list[Article]:
        """The article of a clause, or all of a section, in the game's own rulebook or in a shared one."""
        book = next((book for book in self.books if wanted.upper().startswith(f"{book.prefix}-")), self.books[0])
        numbers = [clause.number for clause in book.find(wanted)]
        return [one for one in self.articles() if one.clause.number in numbers]

    def search(self, wanted: str) -> list[Article]:
        """The articles that speak of something: a clause number, or a word in any of the forms the glossary knows."""
        wanted = wanted.strip()
        if NUMBER.fullmatch(wanted.upper()):
            number = wanted.upper()
            return [one for one in self.articles() if number in (one.clause.number, one.clause.section)]
        forms = [form.casefold() for form in forms_of(wanted, self.terms)]
        return [
            one
            for one in self.articles()
            if any(form in f"{one.clause.heading}\n{one.clause.text}".casefold() for form in forms)
        ]


def page(game: str, lang: str = SOURCE_LANGUAGE, boxes: bool = True, drawn: bool = True) -> Page:
    """The rulebook of a game in a language, with its examples `drawn` or without (`boxes` as in a game's pictures)."""
    spoken = words(lang)
    meta = next((meta for meta in registry.games() if meta.name == game), None)
    books = [rulebook(game, lang), *(rulebook(name, lang) for name in books_of(game)[1:])]
    made = Page(game, meta, spoken, books)
    # A game's own example may show a clause that it shares.
    shown = [example for book in books for example in examples(book.name, spoken, boxes)] if drawn else []
    for book in books:
        for clause in book.clauses:
            if not made.sections or made.sections[-1].number != clause.section:
                made.sections.append(Section(clause.section, clause.heading))
            own = [example for example in shown if example.clauses[0] == clause.number]
            made.sections[-1].articles.append(Article(clause, options_of(clause, meta), own))
    return made


def options_of(clause: Clause, meta: Meta | None) -> list[Option]:
    """The options that a clause names in backquotes, by their name or by a value that only they have."""
    named = set(CODE.findall(clause.text)) - set(SWITCHES)
    options = [] if meta is None else meta.options
    return [option for option in options if option.name in named or named & set(option.choices)]


def search(game: str, wanted: str, lang: str = SOURCE_LANGUAGE) -> list[Article]:
    """The clauses of a game, shared ones included, that speak of something."""
    return page(game, lang, drawn=False).search(wanted)


def as_data(made: Page) -> dict[str, object]:
    """A page as plain data, for JSON: all that a client needs to show, search and link it."""
    return {
        "game": made.game,
        "lang": made.words.lang,
        "title": made.title,
        "about": made.about,
        "sections": [
            {
                "number": section.number,
                "heading": section.heading,
                "clauses": [article_data(article, made) for article in section.articles],
            }
            for section in made.sections
        ],
        "glossary": [term.as_data() for term in made.terms],
    }


def article_data(article: Article, made: Page) -> dict[str, object]:
    """One clause as plain data."""
    return {
        "number": article.clause.number,
        "kind": article.clause.kind,
        "parts": [{"kind": part.kind, "text": part.text} for part in article.parts],
        "options": [option_data(option, made) for option in article.options],
        "examples": [example_data(example) for example in article.examples],
    }


def option_data(option: Option, made: Page) -> dict[str, object]:
    """An option as plain data."""
    key = f"{made.game}-option-{option.name}"
    about = made.words(key) if made.words.has(key) else ""
    return {"name": option.name, "choices": option.choices, "default": option.default, "about": about}


def example_data(example: Example) -> dict[str, object]:
    """An example as plain data; positions and fields are there for a client that draws them itself."""
    return {
        "name": example.name,
        "title": example.title,
        "clauses": example.clauses,
        "before": [picture_data(picture) for picture in example.before],
        "course": [{"kind": line.kind, "text": line.text} for line in example.course],
        "after": [picture_data(picture) for picture in example.after],
        "ending": example.ending,
    }


def played_elsewhere(example: Example, made: Page) -> str:
    """That a shared clause is shown by another game; nothing if it is this one."""
    if example.game == made.game:
        return ""
    return made.words("book-example-of", game=rulebook(example.game, made.words.lang).title)


def picture_data(picture: Picture) -> dict[str, object]:
    """A picture as plain data."""
    view = picture.view
    return {"text": picture.text, "position": view.position, "fields": dict(view.fields)}


def complaints() -> list[str]:
    """What keeps the rulebooks from being whole and equal in all languages; nothing if they are."""
    found: list[str] = []
    for name in rulebooks():
        for lang in LANGUAGES:
            if lang in WHOLE and name not in names_in(lang, ".md"):
                found.append(f"{lang}/{name}.md is missing")
            elif shape(rulebook(name, lang)) != shape(rulebook(name)):
                numbers = differences(rulebook(name, lang), rulebook(name))
                found.append(f"{lang}/{name}.md differs from {SOURCE_LANGUAGE}/{name}.md in: {', '.join(numbers)}")
        found += example_complaints(name)
    return found


def shape(book: Rulebook) -> list[tuple[str, list[str]]]:
    """What must not differ between languages: the numbers, and the kinds of the parts."""
    return [(clause.number, [part.kind for part in parts(clause)]) for clause in book.clauses]


def differences(one: Rulebook, other: Rulebook) -> list[str]:
    """The clauses that only one of two rulebooks has, or that differ in kind."""
    found, wanted = dict(map(hashable, shape(one))), dict(map(hashable, shape(other)))
    return sorted(number for number in {*found, *wanted} if found.get(number) != wanted.get(number)) or ["order"]


def hashable(item: tuple[str, list[str]]) -> tuple[str, str]:
    return item[0], " ".join(item[1])


def example_complaints(name: str) -> list[str]:
    """Examples without a title in some language, or of clauses that do not exist."""
    found: list[str] = []
    for scenario in example_scenarios(name):
        game = scenario.directives[0].value.split()[0]
        numbers = {clause.number for book in books_of(game) for clause in rulebook(book).clauses}
        found += [f"{scenario} shows {rule}, which does not exist" for rule in scenario.rules if rule not in numbers]
        key = example_key(name, scenario)
        found += [f"{scenario}: no title '{key}' in {lang}" for lang in LANGUAGES if not bundle(lang).has_message(key)]
    return found
