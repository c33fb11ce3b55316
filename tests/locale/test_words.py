"""The three languages say the same things, and everything that the sources can say has words."""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import howdah
from howdah.bots.specs import levels
from howdah.cli.lines import Teller
from howdah.engine.contract import CHANCE, CHANCE_BIT, ENDINGS, SPECTATOR
from howdah.engine.events import Seen, Sink, all_seen_by
from howdah.engine.generator import Generator
from howdah.engine.registry import Meta, games, set_table, vocabulary_of
from howdah.engine.seats import seats_in
from howdah.games.elephant_rally import tracks as rally_boards
from howdah.games.formula_e import tracks as formula_boards
from howdah.locale.clauses import TAGS, books_of, rulebook
from howdah.locale.languages import LANGUAGES, SOURCE_LANGUAGE, layers, machine_language, names_in, text_of
from howdah.locale.words import Fact, Words, WordsError, bundle, words
from tests.suites.conformance import SAMPLED_ACTIONS
from tests.suites.tables import ALWAYS
from tests.suites.vocabulary import owed_clauses, owed_words

SOURCES = Path(howdah.__file__).parent
BUILT_IN = [meta for meta in games() if meta.make is None]
OTHERS = [lang for lang in LANGUAGES if lang != SOURCE_LANGUAGE]


class Variables(Visitor):
    """Collects the facts that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """All messages of a language, each with the facts it speaks of; those of the one it lies over too."""
    return {key: names for layer in layers(lang) for key, names in messages_in(layer).items()}


def messages_in(lang: str) -> dict[str, set[str]]:
    """All messages of a language's own folder, each with the facts it speaks of."""
    found: dict[str, set[str]] = {}
    for name in names_in(lang, ".ftl"):
        for entry in FluentResource(text_of(lang, f"{name}.ftl")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}.ftl cannot be read: {entry.content}"
            if isinstance(entry, ast.Message):
                variables = Variables()
                variables.visit(entry)
                assert entry.id.name not in found, f"{entry.id.name} stands twice in '{lang}'"
                assert entry.id.name.startswith(f"{name}-"), f"{entry.id.name} does not belong into {name}.ftl"
                found[entry.id.name] = variables.names
    return found


def facts_of(lang: str) -> dict[str, set[str]]:
    """The messages of a language with their facts, but whether a player is the reader (`player_is`): not all ask."""
    return {key: {name for name in names if not name.endswith("_is")} for key, names in messages(lang).items()}


def source_texts(folder: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCES / folder).rglob("*.py")))


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_messages_with_the_same_facts(lang: str) -> None:
    assert facts_of(lang) == facts_of(SOURCE_LANGUAGE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_has_one_name_on_all_pages(lang: str) -> None:
    for meta in BUILT_IN:
        # The client's first page names the games that it draws.
        keys = {f"{meta.name}-title", f"web-game-{meta.name}"} & messages(lang).keys()
        assert {words(lang)(key) for key in keys} == {rulebook(meta.name, lang).title}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_for_all_numbers(lang: str) -> None:
    strict = Words(lang, strict=True)
    for key, names in messages(lang).items():
        for number in (0, 1, 2, 5, 21, -1):
            facts: dict[str, Fact] = dict.fromkeys(names, number)
            sentence = strict(key, **facts)
            assert sentence.strip()
            assert "{" not in sentence


@pytest.mark.parametrize(
    ("lang", "score", "said"),
    [
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("pt", 0, "0 pontos"),
        ("pt", 1, "1 ponto"),
        ("ru", 1, "1 очко"),
        ("ru", 3, "3 очка"),
        ("ru", 5, "5 очков"),
        ("ru", 11, "11 очков"),
        ("ru", 21, "21 очко"),
        ("ru", -2, "-2 очка"),
    ],
)
def test_plurals(lang: str, score: int, said: str) -> None:
    assert words(lang)("table-rank", rank=1, player="X", score=score).endswith(f"X: {said}")


def test_a_missing_message_is_borrowed_from_english_or_refused_strictly(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = FluentBundle(["ru"])
    monkeypatch.setattr("howdah.locale.words.bundle", lambda lang: empty if lang == "ru" else bundle(lang))
    assert words("ru")("raj-title") == "Raj"
    with pytest.raises(WordsError, match="raj-title"):
        Words("ru", strict=True)("raj-title")


def test_a_missing_key_or_fact_raises_only_when_strict() -> None:
    assert words("en")("no-such-key") == "no-such-key"
    assert "player" in words("en")("raj-event-bid-made")
    for key in ("no-such-key", "raj-event-bid-made"):
        with pytest.raises(WordsError):
            Words("en", strict=True)(key)


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({"LANG": "pt_PT.UTF-8"}, "pt"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_machine_says_which_language(settings: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in settings.items():
        monkeypatch.setenv(variable, value)
    assert machine_language() == lang


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("meta", BUILT_IN, ids=lambda meta: meta.name)
def test_all_that_a_game_declares_has_words_and_all_words_are_declared(meta: Meta, lang: str) -> None:
    assert owed_words(vocabulary_of(meta.name), messages(lang)) == []


@pytest.mark.parametrize("meta", BUILT_IN, ids=lambda meta: meta.name)
def test_every_clause_that_a_game_declares_exists(meta: Meta) -> None:
    numbers = {clause.number for book in books_of(meta.name) for clause in rulebook(book).clauses}
    assert owed_clauses(vocabulary_of(meta.name), numbers) == []


@pytest.mark.parametrize("meta", BUILT_IN, ids=lambda meta: meta.name)
def test_a_game_has_a_title_and_words_for_its_options_and_tracks(meta: Meta) -> None:
    text = "".join(source_texts(f"games/{book}") for book in books_of(meta.name))
    keys = {f"tracks-fault-{code}" for code in re.findall(r'Reason\(\s*"(track-[a-z-]+)"', text)}
    keys |= {f"tracks-advice-{code}" for code in re.findall(r'Advice\(\s*"([a-z-]+)"', text)}
    keys |= {f"{meta.name}-title", f"{meta.name}-about"}
    keys |= {f"{meta.name}-option-{option.name}" for option in meta.options}
    assert keys <= set(messages(SOURCE_LANGUAGE))


DRAWN = [
    meta for meta in BUILT_IN if any(key.startswith(f"web-option-{meta.name}-") for key in messages(SOURCE_LANGUAGE))
]
"""Games that the client draws; it plays others in text mode."""


def test_the_client_draws_all_four_games() -> None:
    assert {meta.name for meta in DRAWN} >= {"raj", "totem", "formula_e", "elephant_rally"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("meta", DRAWN, ids=lambda meta: meta.name)
def test_no_option_of_a_new_table_is_shown_as_its_key(meta: Meta, lang: str) -> None:
    """A track has a page of its own, with its own words."""
    options = [option for option in meta.options if option.name != "track"]
    keys = {f"web-option-{meta.name}-{option.name}" for option in options}
    keys |= {f"web-option-{meta.name}-{option.name}-{choice}" for option in options for choice in option.choices}
    assert keys <= set(messages(lang))


def test_every_code_of_the_engine_has_words() -> None:
    text = source_texts("engine")
    keys = {f"table-event-{kind}" for kind in re.findall(r'sink\.tell\(\s*"([a-z-]+)"', text)}
    keys |= {f"table-reason-{code}" for code in re.findall(r'(?:Reason|_bar)\(\s*"([a-z-]+)"', text)}
    assert {"table-event-undone", "table-reason-undo-final", "table-reason-not-asked"} <= keys
    keys |= {f"table-ending-{ending}" for ending in ENDINGS[1:]}
    keys |= {f"table-level-{level}" for level in levels()}
    keys |= {f"table-kind-{kind}" for kind in ("rule", *TAGS)}
    assert keys <= set(messages(SOURCE_LANGUAGE))


def test_the_command_line_and_its_words_fit_each_other() -> None:
    text = source_texts("cli") + source_texts("games") + source_texts("book")
    literal = set(re.findall(r'"((?:cli|table|raj)-[a-z_-]+[a-z])"', text)) - {"cli-help"}
    known = set(messages(SOURCE_LANGUAGE))
    assert literal <= known
    assembled = ("cli-bench-", "cli-help-")
    unused = [key for key in known if key.startswith("cli-") and key not in literal and not key.startswith(assembled)]
    assert unused == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("boards", [formula_boards, rally_boards], ids=lambda boards: boards.__name__.split(".")[-2])
def test_every_card_that_a_deck_may_hold_has_words(boards: ModuleType, lang: str) -> None:
    teller = Teller(Words(lang, strict=True), boards.PACKAGE.rpartition(".")[2], [])
    codes = [*(f"{name}-5" for name in boards.MOVES), *boards.EVENTS]
    for code in codes:
        assert teller.card(code) != code
        assert ("5" in teller.card(code)) == code.endswith("-5")
    assert len({teller.card(code) for code in codes}) == len(codes)


FAMILIAR = re.compile(
    r"\b(tu|teu|tua|teus|tuas|contigo|podes|tens|estás|queres|escreves|jogas|guardares|tenta)\b", re.IGNORECASE
)


def test_the_portuguese_reader_is_addressed_in_one_way() -> None:
    """As *você*, in the browser, in the terminal and in the lessons (docs/rules/terms.md)."""
    said = {name: text_of("pt", f"{name}.ftl") for name in names_in("pt", ".ftl")}
    assert len(said) > 10
    assert [(name, found[0]) for name, text in said.items() for found in FAMILIAR.finditer(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_at_the_table_fits_in_80_columns(lang: str) -> None:
    assert max(map(len, words(lang)("cli-play-help").split("\n"))) <= 80


@pytest.mark.parametrize("meta", BUILT_IN, ids=lambda meta: meta.name)
def test_whole_games_are_told_without_a_missing_word(meta: Meta) -> None:
    told: Counter[str] = Counter()
    for seats in (meta.fewest_seats, meta.most_seats):
        names = [f"P{seat}" for seat in range(seats)]
        tellers = [Teller(Words(lang, strict=True), meta.name, names) for lang in LANGUAGES]
        for seed in range(3):
            told += tell_game(meta.name, seats, tellers, Generator(seed))
    assert len(told) > 4


CARD_CODE = re.compile(r"\b[a-z]+-[0-9]")
"""A card as actions and positions write it: sentences say `Green 5`."""
ENOUGH = 60
"""How often a code is put into words in one game: a race tells thousands of steps."""


def tell_game(game: str, seats: int, tellers: list[Teller], generator: Generator) -> Counter[str]:
    """Play at random; say every event to everyone, every refusal, and the ending, in every language."""
    rules = set_table(game, seats, ALWAYS.get(game, {}))
    state = rules.new()
    told: Counter[str] = Counter()
    while asked := int(state.pending()):
        for seat in [CHANCE] if asked & CHANCE_BIT else seats_in(asked):
            sink = Sink()
            state.apply(seat, state.pick(seat, generator), sink)
            for receiver in [*range(seats), SPECTATOR, CHANCE]:
                for seen in all_seen_by(sink.events, receiver):
                    told[seen.kind] += 1
                    for teller in tellers if told[seen.kind] <= ENOUGH else []:
                        assert teller.event(seen) != str(seen)
                        assert not CARD_CODE.search(teller.event(seen))
        # One seat at a time is refused; test_refusals.py asks them all.
        seat = int(generator.below(seats))
        asked_about: Sequence[int] = range(len(rules.actions))
        if len(asked_about) > SAMPLED_ACTIONS:
            asked_about = [int(generator.below(len(rules.actions))) for _ in range(SAMPLED_ACTIONS)]
        for action in asked_about:
            reason = state.explain(seat, action)
            if reason is not None:
                told[reason.code] += 1
                for teller in tellers if told[reason.code] <= ENOUGH else []:
                    assert teller.reason(reason) != str(reason)
                    assert reason.clause in teller.reason(reason)
    result = state.result()
    assert result is not None
    for teller in tellers:
        assert any(line.startswith(result.clause) for line in teller.ending(result))
    return told


@pytest.mark.parametrize(
    ("lang", "given", "crossed"),
    [
        ("en", "Ben gets a cobra.", "A goes from b48 over the line."),
        ("pt", "Ben recebe uma cobra.", "A passa de b48 para lá da linha."),
        ("ru", "Ben получает кобру.", "A: с b48 за черту."),  # noqa: RUF001
    ],
)
def test_players_and_places_are_named(lang: str, given: str, crossed: str) -> None:
    teller = Teller(Words(lang, strict=True), "elephant_rally", ["You", "Ann", "Ben"])
    assert teller.event(Seen("cobra-given", {"to": 3})) == given
    assert teller.event(Seen("elephant-stepped", {"elephant": "A", "from": "b48", "to": "line"})) == crossed
    assert teller.event(Seen("elephant-stepped", {"elephant": "A", "from": "b47", "to": "b48"})).count("b48") == 1
