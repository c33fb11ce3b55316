"""`howdah rules` beyond clauses: examples, glossary, pages, and the map of clauses."""

import json
from pathlib import Path

import pytest

from howdah.book.citations import CALL, LINE, NEVER, Source, all_citations, clauses_in
from howdah.book.clause_map import clause_map
from howdah.book.tracing import counted
from howdah.locale import languages
from howdah.locale.clauses import Clause, rulebook, rulebooks
from howdah.locale.languages import LANGUAGES
from tests.cli.running import run

SCENARIOS = str(Path(__file__).parents[1] / "scenarios")
EXAMPLES = str(Path(languages.__file__).parent / "examples")
LAW = [
    Clause(f"RAJ-{section}.{number}", "rule", f"RAJ-{section}", "H", "T") for section in (1, 2) for number in (1, 2, 3)
]
CODE = '''"""RAJ-1.1: a module."""

TABLE = {1: "RAJ-1.2"}


class Thing:
    """RAJ-1: a class."""

    def __init__(self) -> None:
        self.field = 1
        """RAJ-1.3: a field."""

    @property
    def deed(self) -> int:
        """RAJ-2.1, RAJ-2.2: a deed, RAJ-1 and all."""
        # RAJ-2.2

        first = 1
        return first  # RAJ-2.3
'''


def test_examples_are_drawn_below_their_clause() -> None:
    done = run("rules", "raj", "3.4", "--examples")
    assert "Example: Two bids of 14 cancel each other; the 12 below them takes the" in done.stdout
    assert "Player 2 takes 7." in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "Example" not in run("rules", "raj", "3.4").stdout
    [clause] = json.loads(run("rules", "raj", "3.4", "--examples", "--json").stdout)
    assert [example["name"] for example in clause["examples"]] == ["two-cancel", "tie-below-a-tie"]


def test_options_stand_below_the_clause_that_they_change() -> None:
    assert "> Option tie_rule: When players tie for the highest score" in run("rules", "raj", "5.3").stdout
    assert "> Настройка tie_rule:" in run("--lang", "ru", "rules", "raj", "5.4").stdout


def test_search_in_any_form() -> None:
    assert "RAJ-3.2" in run("--lang", "ru", "rules", "raj", "--search", "мышами").stdout


def test_glossary() -> None:
    done = run("--lang", "pt", "rules", "raj", "--glossary")
    assert "abutre: Carta de pontuação que tira pontos." in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    data = json.loads(run("rules", "--glossary", "--json").stdout)
    assert {"name": "mouse", "book": "raj"}.items() <= next(term for term in data if term["word"] == "mouse").items()


def test_pages_are_written(tmp_path: Path) -> None:
    done = run("rules", "--html", str(tmp_path / "web"), "--markdown", str(tmp_path / "docs"))
    assert done.exit_code == 0, done.stderr
    for lang in LANGUAGES:
        assert "RAJ-3.4" in (tmp_path / "web" / lang / "raj.html").read_text(encoding="utf-8")
        assert "RAJ-3.4" in (tmp_path / "docs" / lang / "raj.md").read_text(encoding="utf-8")
    assert "en/raj.html" in (tmp_path / "web" / "index.html").read_text(encoding="utf-8")
    assert f"{len(LANGUAGES)} pages written to" in run("rules", "raj", "--html", str(tmp_path / "one")).stdout
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert run("rules", "raj", "--html", str(tmp_path / "file")).exit_code == 2


@pytest.mark.parametrize("wrong", ["--map", "--html x", "--markdown x", "--coverage"])
def test_some_options_are_about_whole_rulebooks(wrong: str) -> None:
    done = run("rules", "raj", "3.4", *wrong.split())
    assert done.exit_code == 2
    assert "about whole rulebooks" in done.stderr


# The map.


def test_citations_say_when_they_are_exercised() -> None:
    found = [(one.clause, one.place, one.line, one.when) for one in Source("games/x/thing.py", CODE).citations(LAW)]
    assert found == [
        ("RAJ-1.1", "thing", 1, NEVER),
        ("RAJ-1.2", "thing", 3, NEVER),
        ("RAJ-1.1", "Thing", 7, NEVER),
        ("RAJ-1.2", "Thing", 7, NEVER),
        ("RAJ-1.3", "Thing", 7, NEVER),
        ("RAJ-1.3", "Thing.__init__", 11, NEVER),
        ("RAJ-1.1", "Thing.deed", 13, NEVER),
        ("RAJ-1.2", "Thing.deed", 13, NEVER),
        ("RAJ-1.3", "Thing.deed", 13, NEVER),
        ("RAJ-2.1", "Thing.deed", 13, CALL),
        ("RAJ-2.2", "Thing.deed", 13, NEVER),
        ("RAJ-2.2", "Thing.deed", 18, LINE),
        ("RAJ-2.3", "Thing.deed", 19, LINE),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("RAJ-1.1 to RAJ-1.3", ["RAJ-1.1", "RAJ-1.2", "RAJ-1.3"]),
        ("*-2.1", ["RAJ-2.1"]),
        ("RAJ-9.9 and XRAJ-1.1", []),
        ("RAJ-2.", ["RAJ-2.1", "RAJ-2.2", "RAJ-2.3"]),
    ],
)
def test_numbers_are_written_out(text: str, found: list[str]) -> None:
    assert list(clauses_in(text, LAW, ("RAJ",))) == found


def test_code_cites_clauses_of_its_own_game_only() -> None:
    """Races may name each other's clauses, to say how they differ."""
    games = {"raj": ("RAJ-",), "totem": ("TOT-",)}
    for citation in all_citations():
        folder = citation.file.split("/")[1]
        allowed = games.get(folder, ("RACE-", "ER-", "FE-"))
        if citation.file.startswith("games/"):
            assert citation.clause.startswith(allowed), f"{citation.file} cites {citation.clause}"


def test_every_clause_has_code_and_a_proof() -> None:
    for row in clause_map(rulebooks(), (SCENARIOS, EXAMPLES), 0):
        assert row.code, f"no code names {row.clause.number}"
        assert row.scenarios or row.tests, f"nothing proves {row.clause.number}"


def test_watched_games_count_what_they_exercise() -> None:
    counts = counted(["raj"], 8, ["random"])
    assert counts.games["RAJ-2.1"] == 8
    assert counts.played["RAJ-2.1"] == 8 * 15
    assert counts.played["RAJ-3.2"] + counts.played["RAJ-3.3"] <= 8 * 15
    assert counts.refused["RAJ-2.4"] > 0
    assert sum(counts.decided.values()) == 8
    assert counted(["raj"], 8, ["random"]).played == counts.played


def test_bots_think_unwatched() -> None:
    counts = counted(["raj"], 2, [" random"])
    assert counts.played["RAJ-2.1"] == 2 * 15


def test_the_map_for_people_programs_and_the_docs(tmp_path: Path) -> None:
    done = run("rules", "raj", "--map", "--games", "2")
    assert "games/raj/rules.py: RajState.turn_up" in done.stdout
    assert "raj vulture" in done.stdout
    assert "Never reached by simulated games:" in done.stdout
    rows = json.loads(run("rules", "raj", "--map", "--games", "0", "--json").stdout)
    assert [row["clause"] for row in rows] == [clause.number for clause in rulebook("raj").clauses]
    file = tmp_path / "map.md"
    assert run("rules", "raj", "--map", "--games", "1", "--write", str(file)).exit_code == 0
    assert "| RAJ-3.4 | " in file.read_text(encoding="utf-8")


def test_all_citations_are_of_this_package() -> None:
    files = {citation.file for citation in all_citations()}
    assert "games/raj/rules.py" in files
    assert all(file.startswith(("games/", "engine/")) for file in files)
