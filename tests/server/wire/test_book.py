"""What belongs to clauses besides their text, over HTTP."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from howdah.locale.clauses import games_with_rulebooks
from howdah.locale.languages import LANGUAGES
from howdah.locale.rulebook import page
from howdah.server.http.pages import looks_like_file
from tests.server.harness import serving, settings_for

INLINE = ("<script", "<style", "style=", "href=", "onload")
"""The policy of the pages forbids these, and a picture needs none of them."""


@pytest.mark.parametrize("game", games_with_rulebooks())
async def test_options_and_examples_come_in_every_language(game: str, tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path / "howdah.sqlite3")) as running, running.guest("Ana") as ana:
        for lang in LANGUAGES:
            found = {one["number"]: one for one in (await ana.get(f"/api/rulebook/{game}/{lang}"))["clauses"]}
            for article in page(game, lang).articles():
                one = found.get(article.clause.number, {"options": [], "examples": []})
                assert [option["name"] for option in one["options"]] == [each.name for each in article.options]
                assert all(option["about"] for option in one["options"])
                assert [example["title"] for example in one["examples"]] == [e.title for e in article.examples]
                for example in one["examples"]:
                    assert example["lines"]
                    for theme in ("light", "dark"):
                        assert ElementTree.fromstring(example[theme]).tag.endswith("svg")
                        assert not any(part in example[theme] for part in INLINE)


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/rules/raj/RAJ-3.4", False),
        ("/rules/raj", False),
        ("/table/abc", False),
        ("/robots.txt", True),
        ("/assets/x.js", True),
    ],
)
def test_a_clause_is_a_page_and_no_file(path: str, file: bool) -> None:
    assert looks_like_file(path) is file


@pytest.mark.parametrize("path", ["chess/en", "race/en", "raj/xx", "raj/"])
async def test_what_is_not_there_is_refused(path: str, tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path / "howdah.sqlite3")) as running, running.guest("Ana") as ana:
        assert (await ana.http.get(f"/api/rulebook/{path}")).status_code == 404
