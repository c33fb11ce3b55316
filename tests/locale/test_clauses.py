"""Rulebooks: complete, the same clauses in every language, and read strictly."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import howdah
from howdah.engine.errors import NotationError, OptionError
from howdah.locale.clauses import Rulebook, find_clauses, read_rulebook, rulebook, rulebooks
from howdah.locale.languages import LANGUAGES, SOURCE_LANGUAGE, WHOLE, names_in

OTHERS = [lang for lang in LANGUAGES if lang != SOURCE_LANGUAGE]
SMALL = """# Game
What it is.

## GAM-1 Things
- GAM-1.1 One thing,
  and more of it.
- GAM-1.2 [ruling] Another.

## GAM-2 Deeds
- GAM-2.1 [house] A deed with an Apple.
"""


def shape(book: Rulebook) -> list[tuple[str, str, str, list[str]]]:
    """What must not differ between languages: numbers, kinds, and the tags inside the texts."""
    return [
        (clause.number, clause.kind, clause.section, re.findall(r"\[(?:ruling|house)\]", clause.text))
        for clause in book.clauses
    ]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_every_clause(lang: str) -> None:
    if lang in WHOLE:
        assert names_in(lang, ".md") == rulebooks()
    for name in rulebooks():
        assert shape(rulebook(name, lang)) == shape(rulebook(name))


@pytest.mark.parametrize("lang", OTHERS)
def test_translations_are_not_copies(lang: str) -> None:
    for name in rulebooks():
        english = rulebook(name)
        for clause, original in zip(rulebook(name, lang).clauses, english.clauses, strict=True):
            assert clause.text != original.text
            assert clause.heading != original.heading


@pytest.mark.parametrize("lang", LANGUAGES)
def test_raj_is_complete(lang: str) -> None:
    clauses = {1: 4, 2: 4, 3: 7, 4: 3, 5: 5}
    numbers = [f"RAJ-{section}.{n}" for section, count in clauses.items() for n in range(1, count + 1)]
    assert [clause.number for clause in rulebook("raj", lang).clauses] == numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_named_where_they_are_explained(lang: str) -> None:
    book = rulebook("raj", lang)
    for number, name in [("1.4", "deck"), ("1.4", "payoff"), ("4.1", "open_history"), ("5.4", "tie_rule")]:
        assert f"`{name}`" in book.find(number)[0].text


def test_the_words_are_those_on_the_box() -> None:
    assert rulebook("raj", "pt").search("rato")
    assert rulebook("raj", "pt").search("abutre")
    assert "Vulture" in rulebook("raj", "en").find("3.3")[0].text


def test_every_clause_that_the_sources_cite_exists() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in Path(howdah.__file__).parent.rglob("games/**/*.py"))
    cited = set(re.findall(r"\b[A-Z]{2,5}-\d+\.\d+\b", text))
    assert "RAJ-3.4" in cited
    assert [number for number in cited if not find_clauses(number, "en")] == []


def test_a_small_rulebook() -> None:
    book = read_rulebook(SMALL, "game")
    assert (book.title, book.about) == ("Game", "What it is.")
    assert [(clause.number, clause.kind, clause.heading, clause.text) for clause in book.clauses] == [
        ("GAM-1.1", "rule", "Things", "One thing, and more of it."),
        ("GAM-1.2", "ruling", "Things", "Another."),
        ("GAM-2.1", "house", "Deeds", "A deed with an Apple."),
    ]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("GAM-1.2", ["GAM-1.2"]),
        ("gam-1.2", ["GAM-1.2"]),
        ("1.2", ["GAM-1.2"]),
        ("1", ["GAM-1.1", "GAM-1.2"]),
        ("GAM-2", ["GAM-2.1"]),
    ],
)
def test_find(wanted: str, found: list[str]) -> None:
    assert [clause.number for clause in read_rulebook(SMALL, "game").find(wanted)] == found


def test_search_looks_at_headings_and_texts() -> None:
    book = read_rulebook(SMALL, "game")
    assert [clause.number for clause in book.search("apple")] == ["GAM-2.1"]
    assert [clause.number for clause in book.search("THINGS")] == ["GAM-1.1", "GAM-1.2"]


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match=r"9\.9.*GAM-1\.1 to GAM-2\.1"):
        read_rulebook(SMALL, "game").find("9.9")
    with pytest.raises(OptionError, match="no rulebook 'chess'"):
        rulebook("chess")


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("", 1, "# TITLE"),
        ("Words\n", 1, "# TITLE"),
        ("# A\n# B\n", 2, "one '# TITLE' only"),
        ("# A\n## Things\n", 2, "a section such as"),
        ("# A\n## GAM-1 Things\nloose\n", 3, "a clause"),
        ("# A\n## GAM-1 Things\n- no number\n", 3, "a clause such as"),
        ("# A\n## GAM-1 Things\n- GAM-1.1 [guess] x\n", 3, "a tag"),
        ("# A\n- GAM-1.1 x\n", 2, "a clause of section"),
        ("# A\n## GAM-1 Things\n- GAM-2.1 x\n", 3, "a clause of section GAM-1"),
        ("# A\n## GAM-1 Things\n- GAM-1.1 x\n- GAM-1.1 y\n", 4, "only once"),
    ],
)
def test_malformed(text: str, line: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_rulebook(text, "game", "game.md")
    assert caught.value.line == line
    assert expected in str(caught.value)
    assert str(caught.value).startswith("game.md, line")


@settings(max_examples=200)
@given(st.lists(st.sampled_from(["# T", "## GAM-1 H", "- GAM-1.1 x", "- GAM-1.2 [ruling] y", "  z", "", "- ", "#"])))
def test_any_lines_are_read_or_refused(lines: list[str]) -> None:
    with suppress(NotationError):
        assert read_rulebook("\n".join(lines), "game").title == "T"
