"""The rulebook as pages: whole in every language, with true examples, options where they belong, and a search."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from howdah.engine.errors import NotationError
from howdah.engine.registry import games
from howdah.engine.scenario import read_scenarios
from howdah.locale import examples as examples_module
from howdah.locale.clauses import TAGS, Clause, Rulebook, books_of, parts, rulebook, rulebooks
from howdah.locale.examples import draw, example_scenarios, examples
from howdah.locale.languages import LANGUAGES, names_in, shared_names
from howdah.locale.pictures.race import ways
from howdah.locale.pictures.svg import AUTO, LIGHT, THEMES
from howdah.locale.render import html_page, html_text, index, markdown_page, pages_of
from howdah.locale.rulebook import BookError, as_data, complaints, page, search
from howdah.locale.words import Words

WITH_BOOKS = [meta.name for meta in games() if meta.name in rulebooks()]
MODULE = "howdah.locale.rulebook"
SVG = "{http://www.w3.org/2000/svg}"
EVERY_PAGE = [(game, lang) for game in WITH_BOOKS for lang in LANGUAGES]


def test_nothing_is_missing_in_any_language() -> None:
    assert complaints() == []


def test_every_file_of_examples_belongs_to_a_rulebook() -> None:
    assert set(shared_names("examples")) <= set(rulebooks())


@pytest.mark.parametrize(("game", "lang"), EVERY_PAGE)
def test_a_page_holds_every_clause_and_says_what_is_what(game: str, lang: str) -> None:
    made = page(game, lang)
    wanted = [clause.number for name in books_of(game) for clause in rulebook(name, lang).clauses]
    assert [article.clause.number for article in made.articles()] == wanted
    text, web = markdown_page(made), html_page(made)
    spoken = Words(lang, strict=True)
    for article in made.articles():
        assert f"**{article.clause.number}** " in text
        assert f'id="{article.clause.number}"' in web
        for part in article.parts:
            assert part.text in text
            assert part.kind == "rule" or f"*[{spoken(f'table-kind-{part.kind}')}]* {part.text}" in text
    for kind in ("rule", *TAGS):
        assert spoken(f"book-kind-{kind}") in text


@pytest.mark.parametrize("game", WITH_BOOKS)
def test_every_option_stands_below_a_clause(game: str) -> None:
    made = page(game, drawn=False)
    assert made.meta is not None
    shown = {option.name for article in made.articles() for option in article.options}
    assert shown == {option.name for option in made.meta.options}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", shared_names("examples"))
def test_examples_are_told_without_a_missing_word(book: str, lang: str) -> None:
    shown = examples(book, Words(lang, strict=True))
    assert shown
    for example in shown:
        assert example.before
        assert example.course
        assert bool(example.after) == any(line.kind == "told" for line in example.course)
        for picture in [*example.before, *example.after]:
            assert max(map(len, picture.text.split("\n"))) <= 80


@pytest.mark.parametrize("game", WITH_BOOKS)
def test_every_example_of_a_game_stands_on_its_page(game: str) -> None:
    wanted = {example.name for book in books_of(game) for example in examples(book, Words("en"))}
    assert {example.name for article in page(game).articles() for example in article.examples} == wanted


@pytest.mark.parametrize("game", WITH_BOOKS)
def test_examples_are_drawn_in_every_theme(game: str) -> None:
    for article in page(game).articles():
        for example in article.examples:
            for theme in THEMES:
                drawn = example.svg(theme)
                root = ElementTree.fromstring(drawn)
                assert root.get("role") == "img"
                assert root[0].text == example.title
                assert ("var(" in drawn) == (theme == AUTO)
                width, height = (float(root.get(side, "0")) for side in ("width", "height"))
                assert 200 < width < 1000
                assert 100 < height < 1300
            assert len({example.svg(theme) for theme in THEMES}) == len(THEMES)


def test_a_picture_shows_every_piece_where_it_stands() -> None:
    [push] = [example for example in examples("race", Words("en")) if example.name == "push"]
    drawn = ElementTree.fromstring(push.svg(LIGHT))
    after = drawn[-1]
    texts = list(after.iter(f"{SVG}text"))
    places = {text.text: float(text.get("x", "0")) for text in reversed(texts)}
    # The strip below names the seats once more, so the first of each counts.
    # A, B and C stand side by side, a cell apart; C, the foremost, on column 9.
    assert places["B"] - places["A"] == pytest.approx(places["C"] - places["B"]) == pytest.approx(46)
    assert places["C"] == pytest.approx(places["9"], abs=6)
    [eliminated] = [example for example in examples("totem", Words("en")) if example.name == "eliminate"]
    gone = ElementTree.fromstring(eliminated.svg(LIGHT))[-1]
    assert "j13" in {text.text for text in gone.iter(f"{SVG}text")}, "an empty cell shows its name"


def test_a_way_follows_the_steps_and_only_a_flight_is_straight() -> None:
    shown = {(book, one.name): one for book in ("race", "elephant_rally") for one in examples(book, Words("en"))}

    def corners(name: tuple[str, str]) -> list[int]:
        after = ElementTree.fromstring(shown[name].svg(LIGHT))[-1]
        return [path.get("d", "").count("L") for path in after.iter(f"{SVG}path") if path.get("stroke-dasharray")]

    assert corners(("race", "keeps-side")) == [5], "a step each, to both sides"
    assert corners(("elephant_rally", "carpet")) == [1]
    assert ways([("cow", "a1"), ("cow", "a2")], [("cow", "a1", "a2"), ("cow", "a2", "a3")]) == [
        ["a1", "a2"],
        ["a2", "a3"],
    ]


def test_a_shared_example_says_which_game_it_is_played_in() -> None:
    assert "Played in Elephant Rally" in markdown_page(page("formula_e"))
    assert "Played in" not in markdown_page(page("elephant_rally")).replace("Played with", "")


def test_an_example_shows_what_happened() -> None:
    [two, _] = [one for one in examples("raj", Words("en", strict=True)) if "RAJ-3.4" in one.clauses]
    assert two.title == "Two bids of 14 cancel each other; the 12 below them takes the mouse."
    assert "Player 2 takes 7." in [line.text for line in two.course if line.kind == "told"]
    assert [line.text for line in two.course if line.kind == "refused"] == [
        "Not possible now: Player 2: bid 12. You have already played bid card 12; each card is played once. (RAJ-2.4)"
    ]
    assert "+7" in two.before[0].text
    assert two.after[0].view.position.startswith("raj 3 / used 1: 14 / used 2: 12 / taken 2: 7")


def test_an_example_has_a_name_and_one_position() -> None:
    [scenario] = read_scenarios("scenario: T\nrule: RAJ-3.2\ngiven: raj 2 / stake: 6\nasked: 1 2\n", "f.txt")
    with pytest.raises(NotationError, match="example: NAME"):
        draw("raj", scenario, Words("en"))
    twice = "scenario: T\nrule: RAJ-3.2\nexample: twice\ngiven: raj 2 / stake: 6\ngiven: raj 2 / stake: 5\n"
    [scenario] = read_scenarios(twice, "f.txt")
    with pytest.raises(NotationError, match="one 'given:'"):
        draw("raj", scenario, Words("en"))


def test_parts_are_cut_where_the_kind_changes() -> None:
    clause = Clause("GAM-1.1", "rule", "GAM-1", "Things", "One. [ruling] Two. [house] Three.")
    assert [(part.kind, part.text) for part in parts(clause)] == [
        ("rule", "One."),
        ("ruling", "Two."),
        ("house", "Three."),
    ]


def test_search_knows_the_forms_of_a_word() -> None:
    def found(wanted: str, lang: str) -> list[str]:
        return [article.clause.number for article in search("raj", wanted, lang)]

    assert "RAJ-5.4" in found("mouse", "en")
    assert found("mice", "en") == found("mouse", "en")
    assert "RAJ-3.2" in found("мышей", "ru")
    assert found("raj-3.4", "en") == ["RAJ-3.4"]
    assert found("RAJ-3", "pt") == [f"RAJ-3.{number}" for number in range(1, 8)]
    assert found("zebra", "en") == []


def test_data_for_a_client_is_plain() -> None:
    data = json.loads(json.dumps(as_data(page("raj", "pt"))))
    assert (data["game"], data["lang"]) == ("raj", "pt")
    third = next(section for section in data["sections"] if section["number"] == "RAJ-3")
    fourth = next(clause for clause in third["clauses"] if clause["number"] == "RAJ-3.4")
    assert [part["kind"] for part in fourth["parts"]] == ["rule", "ruling"]
    assert fourth["examples"][0]["before"][0]["fields"]["stake"] == [7]
    assert {"name", "word", "clause", "meaning"} == set(data["glossary"][0])
    last = data["sections"][-1]["clauses"]
    assert [option["name"] for option in last[2]["options"]] == ["tie_rule"]


def test_html_is_safe_and_linked() -> None:
    assert html_text("a < b, `x`, *y*, see RAJ-3.4") == (
        'a &lt; b, <code>x</code>, <em>y</em>, see <a href="#RAJ-3.4">RAJ-3.4</a>'
    )
    web = html_page(page("raj", "ru"))
    for target in re.findall(r'href="#([^"]+)"', web):
        assert f'id="{target}"' in web
    assert '<html lang="ru">' in web
    assert "http" not in web


def test_an_index_leads_to_all_pages() -> None:
    for form, ending in (("markdown", "md"), ("html", "html")):
        text = index(["raj"], form)
        assert all(f"{lang}/raj.{ending}" in text for lang in LANGUAGES)


def test_a_missing_language_or_title_stops_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{MODULE}.names_in", lambda lang, end: [] if lang == "ru" else names_in(lang, end))
    assert any("ru/raj.md is missing" in wrong for wrong in complaints())
    with pytest.raises(BookError, match=r"ru/raj\.md is missing"):
        pages_of("raj", "markdown")
    monkeypatch.undo()
    [scenario] = read_scenarios("scenario: T\nrule: RAJ-9.9\nexample: none\ngiven: raj 2 / stake: 6\n", "f.txt")
    monkeypatch.setattr(f"{MODULE}.example_scenarios", lambda name: [scenario] if name == "raj" else [])
    wrong = " ".join(complaints())
    assert "shows RAJ-9.9, which does not exist" in wrong
    assert "no title 'example-raj-none' in pt" in wrong


def test_a_missing_clause_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def shortened(name: str, lang: str = "en") -> Rulebook:
        book = rulebook(name, lang)
        kept = [clause for clause in book.clauses if lang != "pt" or clause.number != "RAJ-3.4"]
        return Rulebook(book.name, book.title, book.about, kept)

    monkeypatch.setattr(f"{MODULE}.rulebook", shortened)
    assert "pt/raj.md differs from en/raj.md in: RAJ-3.4" in complaints()


def test_examples_are_in_the_package() -> None:
    assert Path(examples_module.__file__).with_name("examples").is_dir()
    assert len(example_scenarios("raj")) == 14
    assert example_scenarios("no-such-book") == []
