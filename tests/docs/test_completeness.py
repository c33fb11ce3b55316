"""The reference pages name everything that there is: directives, codes, options, games."""

import re

import pytest

from howdah.engine import scenario
from howdah.engine.registry import games
from tests.docs.pages import ROOT

NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
TOLD = re.compile(r'\.tell\(\s*"([a-z-]+)"')
REASON = re.compile(r'Reason\(\s*"([a-z-]+)"(?: if [^"]*"([a-z-]+)")?')
BUILT_IN = [meta.name for meta in games() if (ROOT / "howdah" / "games" / meta.name).is_dir()]


def test_every_directive_is_described() -> None:
    for directive in scenario.DIRECTIVES.split(", "):
        assert re.search(rf"^### .*`{re.escape(directive)}[ :`]", NOTATION, re.MULTILINE), directive


def test_every_refusal_of_a_match_is_described() -> None:
    source = (ROOT / "howdah" / "engine" / "match.py").read_text(encoding="utf-8")
    for codes in REASON.findall(source):
        for code in filter(None, codes):
            assert f"`{code}`" in NOTATION, code


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_its_page(game: str) -> None:
    page = ROOT / "docs" / "games" / f"{game}.md"
    assert page.exists(), f"docs/games/{game}.md is missing; docs/games/raj.md shows its shape"
    text = page.read_text(encoding="utf-8")
    for heading in ("Options", "Behaviour version", "Notation", "Events", "Perft", "Speed"):
        assert f"\n## {heading}\n" in text, f"docs/games/{game}.md has no section '{heading}'"
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "howdah" / "games" / game).glob("*.py"))
    meta = next(meta for meta in games() if meta.name == game)
    codes = {*TOLD.findall(sources), *(code for found in REASON.findall(sources) for code in found if code)}
    for code in {*codes, *(option.name for option in meta.options)}:
        assert f"`{code}`" in text, f"docs/games/{game}.md does not name '{code}'"
    assert re.search(rf"^\| {meta.behaviour} \|", text, re.MULTILINE), "the present behaviour version has no row"
