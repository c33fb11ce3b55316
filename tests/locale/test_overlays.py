"""A language that lies over another holds only what differs, and nothing that the other has not."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from howdah.locale.clauses import own_rulebook, parts, rulebook, rulebooks
from howdah.locale.glossary import FILE, glossary, read_glossary
from howdah.locale.languages import LANGUAGES, NAMES, OVER, WHOLE, language_of, layers, names_in, text_of
from howdah.locale.words import words
from tests.locale.test_words import messages_in

OVERLAYS = sorted(OVER)


def said(lang: str) -> dict[str, str]:
    """The messages of a language's own folder, as they stand."""
    serializer = FluentSerializer()
    found: dict[str, str] = {}
    for name in names_in(lang, ".ftl"):
        for entry in FluentResource(text_of(lang, f"{name}.ftl")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = serializer.serialize_entry(entry)
    return found


def test_every_language_has_a_name_and_a_whole_one_below_it() -> None:
    assert list(NAMES) == list(LANGUAGES)
    assert len(set(NAMES.values())) == len(LANGUAGES)
    assert all(below in WHOLE for below in OVER.values())


@pytest.mark.parametrize("lang", OVERLAYS)
def test_messages_replace_others_with_the_same_facts_and_differ(lang: str) -> None:
    above, below = messages_in(lang), messages_in(OVER[lang])
    assert above, "an empty language says nothing of its own"
    assert [key for key in above if key not in below] == []
    assert [key for key, facts in above.items() if not facts <= below[key]] == []
    texts = said(OVER[lang])
    assert [key for key, text in said(lang).items() if texts[key] == text] == []


@pytest.mark.parametrize("lang", OVERLAYS)
@pytest.mark.parametrize("name", rulebooks())
def test_clauses_replace_others_of_the_same_kind_and_differ(name: str, lang: str) -> None:
    below = {clause.number: clause for clause in rulebook(name, OVER[lang]).clauses}
    if name not in names_in(lang, ".md"):
        assert rulebook(name, lang) is rulebook(name, OVER[lang])
        return
    own = own_rulebook(name, lang)
    assert own.about != rulebook(name, OVER[lang]).about, "what it is about stands above only where it differs"
    for clause in own.clauses:
        theirs = below[clause.number]
        assert clause.text != theirs.text, f"{clause.number} is the same in {OVER[lang]}"
        assert [part.kind for part in parts(clause)] == [part.kind for part in parts(theirs)], clause.number
    whole = rulebook(name, lang)
    assert [clause.number for clause in whole.clauses] == list(below)
    changed = {clause.number for clause in own.clauses}
    for clause in whole.clauses:
        assert (clause.text == below[clause.number].text) == (clause.number not in changed)


@pytest.mark.parametrize("lang", OVERLAYS)
def test_terms_replace_others_and_differ(lang: str) -> None:
    below = {(term.book, term.name): term for term in glossary(OVER[lang])}
    for term in read_glossary(text_of(lang, FILE)):
        theirs = below[term.book, term.name]
        assert term.clause == theirs.clause
        assert (term.words, term.avoid, term.meaning) != (theirs.words, theirs.avoid, theirs.meaning), term.name


def test_both_portugueses_speak_as_at_home() -> None:
    lisbon, rio = words("pt"), words("pt-BR")
    assert (lisbon("formula_e-card-juice"), rio("formula_e-card-juice")) == ("«Sumo de manga»", "“Suco de manga”")
    assert lisbon("table-rank", rank=1, player="X", score=0).endswith("0 pontos")
    assert rio("table-rank", rank=1, player="X", score=0).endswith("0 ponto")
    assert lisbon("table-level-easy") == rio("table-level-easy"), "what does not differ is written once"


@pytest.mark.parametrize(
    ("tag", "lang"),
    [
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt_PT", "pt"),
        ("pt-AO", "pt"),
        ("RU", "ru"),
        ("en_GB@euro", "en"),
        ("fr", None),
        ("", None),
    ],
)
def test_a_tag_finds_the_nearest_language(tag: str, lang: str | None) -> None:
    assert language_of(tag) == lang
    assert lang is None or layers(lang)[-1] == lang
