"""The glossary: one word for one thing, and the texts keep to it."""

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from howdah.engine.errors import NotationError
from howdah.engine.registry import games
from howdah.locale.clauses import books_of, find_clauses, rulebook, rulebooks
from howdah.locale.glossary import TABLE, Term, forms_of, glossary, pattern, read_glossary, terms_of
from howdah.locale.languages import LANGUAGES, SOURCE_LANGUAGE, layers, names_in, text_of

OTHERS = [lang for lang in LANGUAGES if lang != SOURCE_LANGUAGE]
NOT_WORDS = re.compile(r"\{ \$\w+ \}|\{ \$\w+ ->|^ *\*?\[\w+\]|`[^`]*`|“[^”]*”|«[^»]*»", re.MULTILINE)
"""Facts, selectors, and what is quoted: options and what is to be typed."""
LOOSE = {
    "pt": {"bid", "bid-card", "tie", "pile", "starting-cell", "discards"},
    "ru": {"bid-card", "tie", "starting-cell", "discards"},
}
"""Terms for which a sentence may do without the word: a verb or a pronoun does its work there."""
LOOSE_AT = {
    ("pt", "RAJ-3.2", "stake"),  # the mouse itself is taken
    ("pt", "RAJ-3.3", "stake"),
    ("ru", "RAJ-3.5", "pile"),  # cards pile up
    ("ru", "totem-status-head-active", "active"),  # a narrow column
    ("ru", "totem-reason-start-dice-first", "die"),  # rolls for the first turn
    ("ru", "lesson-totem-end", "totem"),  # the title, in quotes
    ("pt", "lesson-elephant_rally-charge-hint", "charge"),  # cards are typed in English
    ("ru", "lesson-elephant_rally-charge-hint", "charge"),
    ("pt", "lesson-formula_e-charge-hint", "charge"),
    ("ru", "lesson-formula_e-charge-hint", "charge"),
    ("pt", "lesson-formula_e-charmer-hint", "snake-charmer"),
    ("ru", "lesson-formula_e-charmer-hint", "snake-charmer"),
    ("ru", "elephant_rally-about", "charge"),  # a verb
    ("ru", "formula_e-about", "charge"),
    ("pt", "ER-4.6", "finish-line"),  # the finish
    ("ru", "ER-4.6", "finish-line"),
    ("pt", "FE-3.3", "movement-card"),  # the movement
    ("ru", "FE-3.3", "movement-card"),
}


def files_of(book: str) -> list[str]:
    """The message files of a rulebook, by its name or a name that ends in it."""
    return [name for name in names_in(SOURCE_LANGUAGE, ".ftl") if name == book or name.endswith(f"-{book}")]


def texts(book: str, lang: str) -> dict[str, str]:
    """Everything that a rulebook's texts say, by clause number or message key."""
    found: dict[str, str] = {}
    if book in rulebooks():
        found.update({clause.number: clause.text for clause in rulebook(book, lang).clauses})
    serializer = FluentSerializer()
    files = [(layer, name) for layer in layers(lang) for name in files_of(book) if name in names_in(layer, ".ftl")]
    for layer, name in files:
        for entry in FluentResource(text_of(layer, f"{name}.ftl")).body:
            if isinstance(entry, ast.Message):
                said = serializer.serialize_entry(entry).partition("=")[2]
                # The name of a card stands in quotation marks, as typed words do elsewhere.
                found[entry.id.name] = said if "-card-" in entry.id.name else NOT_WORDS.sub(" ", said)
    return found


def books() -> list[str]:
    return sorted({term.book for term in glossary()} - {TABLE})


def terms(book: str, lang: str) -> list[Term]:
    """The terms that a rulebook's texts must keep to: its own, and those of the rulebooks that it shares."""
    names = [TABLE] if book == TABLE else [book, *books_of(book)]
    return [term for term in glossary(lang) if term.book in names]


def longer(term: Term, others: list[Term]) -> list[str]:
    """Words of other terms that hold this one's: a mouse hole is no mouse."""
    return [form for other in others if other is not term for form in other.words if term.occurs_in(form)]


def alone(term: Term, text: str, longer_words: list[str]) -> bool:
    """Whether a text speaks of a term, and not only of one whose word is longer."""
    if not term.occurs_in(text):
        return False
    for form in longer_words:
        text = pattern(form).sub(" ", text)
    return term.occurs_in(text)


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_terms(lang: str) -> None:
    assert [(term.book, term.name, term.clause) for term in glossary(lang)] == [
        (term.book, term.name, term.clause) for term in glossary()
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_means_one_thing(lang: str) -> None:
    for meta in games():
        if meta.name in rulebooks():
            words = [term.word.casefold() for term in terms_of(meta.name, lang)]
            assert len(set(words)) == len(words), (meta.name, words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_of_terms_exist_and_use_the_word(lang: str) -> None:
    for term in glossary(lang):
        if term.clause:
            [clause] = find_clauses(term.clause, lang)
            assert term.occurs_in(f"{clause.heading} {clause.text}"), (lang, term.name, clause.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_uses_another_word_for_it(lang: str) -> None:
    for book in books():
        for key, text in texts(book, lang).items():
            for term in [*terms(book, lang), *terms(TABLE, lang)]:
                for form in term.avoid:
                    assert not pattern(form).search(text), f"{lang} {key}: '{form}' where '{term.word}' is the word"


@pytest.mark.parametrize("lang", OTHERS)
def test_where_english_names_a_thing_the_others_use_their_word_for_it(lang: str) -> None:
    wrong: list[str] = []
    for book in books():
        english = texts(book, SOURCE_LANGUAGE)
        there = texts(book, lang)
        own = {term.name: term for term in terms(book, lang)}
        named = terms(book, SOURCE_LANGUAGE)
        for term in named:
            if term.name in LOOSE[layers(lang)[0]]:
                continue
            longer_words = longer(term, named)
            for key, text in english.items():
                loose = (layers(lang)[0], key, term.name) in LOOSE_AT or key.endswith("-title")
                meant = alone(term, text, longer_words)
                if meant and not loose and not own[term.name].occurs_in(there[key]):
                    wrong.append(f"{key}: '{term.word}' without '{own[term.name].word}': {there[key].strip()}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_used(lang: str) -> None:
    for book in books():
        everything = "\n".join(texts(book, lang).values())
        for term in [term for term in terms(book, lang) if term.book == book]:
            assert term.occurs_in(everything), f"{lang}: nothing speaks of '{term.word}'"


@pytest.mark.parametrize(
    ("lang", "name", "word"),
    [
        ("pt", "mouse", "rato"),
        ("pt", "vulture", "abutre"),
        ("ru", "mouse", "мышь"),
    ],
)
def test_the_words_are_those_on_the_boxes(lang: str, name: str, word: str) -> None:
    assert word in [term.word for term in glossary(lang) if term.name == name]


def test_every_game_with_terms_is_found_by_name() -> None:
    for meta in games():
        if meta.name in rulebooks() and set(books_of(meta.name)) & set(books()):
            assert len(terms_of(meta.name)) > len(terms(TABLE, "en"))


def test_reading() -> None:
    text = "raj\nmouse RAJ-1.2\n  words: мышь, мыш-\n  avoid: крыс-\n  Карта.\n  И ещё.\n"
    [term] = read_glossary(text)
    assert (term.book, term.name, term.clause, term.word, term.meaning) == (
        "raj",
        "mouse",
        "RAJ-1.2",
        "мышь",
        "Карта. И ещё.",
    )
    assert term.occurs_in("Мышами")
    assert not term.occurs_in("камыш")
    assert forms_of("мышей", [term]) == ["мышей", "мышь", "мыш"]
    assert forms_of("слон", [term]) == ["слон"]


@pytest.mark.parametrize(
    "text",
    ["mouse RAJ-1.2\n", "raj\nMouse\n", "raj\nmouse RAJ-1.2\n", "raj\nmouse RAJ-1.2\n  words: a\n", "  words: a\n"],
)
def test_malformed(text: str) -> None:
    with pytest.raises(NotationError):
        read_glossary(text, "glossary.txt")
