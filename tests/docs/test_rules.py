"""The pages of docs/rules are what the sources say now, and the clause map names every clause."""

import re
import subprocess
import sys

import pytest

from howdah.locale.clauses import games_with_rulebooks, rulebook, rulebooks
from howdah.locale.render import index, pages_of
from tests.docs.pages import ROOT
from tests.patience import PATIENCE

RULES = ROOT / "docs" / "rules"


@pytest.mark.parametrize("game", games_with_rulebooks())
def test_the_rulebook_pages_are_fresh(game: str) -> None:
    for path, text in pages_of(game, "markdown").items():
        assert (RULES / path).exists(), f"docs/rules/{path} is missing: run `make book`"
        assert (RULES / path).read_text(encoding="utf-8") == text, f"docs/rules/{path} is out of date: run `make book`"


def test_the_index_is_fresh() -> None:
    wanted = index(games_with_rulebooks(), "markdown")
    assert (RULES / "README.md").read_text(encoding="utf-8") == wanted, "run `make book`"


def test_the_clause_map_names_every_clause_and_places_that_exist() -> None:
    text = (ROOT / "docs" / "clause-map.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([A-Z]+-\d+\.\d+) \|", text, re.MULTILINE)
    assert sorted(rows) == sorted(clause.number for name in rulebooks() for clause in rulebook(name).clauses), (
        "docs/clause-map.md is out of date: run `make book`"
    )
    for file, place in set(re.findall(r"`((?:games|engine)/\S+\.py) ([^`]+)`", text)):
        path = ROOT / "howdah" / file
        assert path.exists(), f"docs/clause-map.md names {file}: run `make book`"
        name = place.rpartition(".")[2]
        found = re.search(rf"^ *(?:def|class) {name}\b", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert found or name == path.stem, f"docs/clause-map.md names {place} in {file}: run `make book`"


def test_the_tables_of_events_and_refusals_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "docs" / "games" / "make.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
