"""docs/rules/terms.md: the words of the boxes beside ours. Ours are those of the glossary."""

import re
from pathlib import Path

import pytest

from howdah.locale.glossary import TABLE, glossary

PAGE = (Path(__file__).parents[2] / "docs" / "rules" / "terms.md").read_text(encoding="utf-8")
HEADINGS = {"pt": "## Portuguese", "pt-BR": "## Brazilian Portuguese", "ru": "## Russian"}
ROW = re.compile(r"^\| `([a-z-]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
GAMES_OF_BOXES = {"pt": {"raj", "totem", "race", "elephant_rally"}, "pt-BR": set[str](), "ru": {"race", "formula_e"}}
"""What there are rulebooks of in that language, and is not said of the one below it."""
PLAIN = {"bid", "stake", "cancel", "die", "point", "step"}
"""Words that every rulebook has, or that only our sentences need."""


def rows(lang: str) -> dict[str, str]:
    """By term, what we say."""
    part = PAGE.partition(HEADINGS[lang])[2].partition("\n## ")[0]
    return {name: ours.strip() for name, _, ours, _ in ROW.findall(part)}


@pytest.mark.parametrize("lang", HEADINGS)
def test_what_the_page_says_is_what_the_glossary_says(lang: str) -> None:
    said = {term.name: {other.word for other in glossary(lang) if other.name == term.name} for term in glossary(lang)}
    found = rows(lang)
    assert found
    for name, ours in found.items():
        assert ours in said[name], (name, ours)


@pytest.mark.parametrize("lang", HEADINGS)
def test_every_term_of_a_box_is_on_the_page(lang: str) -> None:
    wanted = {term.name for term in glossary(lang) if term.book in GAMES_OF_BOXES[lang] and term.book != TABLE}
    assert wanted - PLAIN <= set(rows(lang))
