"""docs/rules/terms.md: the words of the boxes beside ours. Ours are those of the glossary."""

import re
from pathlib import Path

import pytest

from howdah.locale.glossary import TABLE, glossary
from howdah.locale.languages import SOURCE_LANGUAGE, WHOLE

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGE = (RULES / "terms.md").read_text(encoding="utf-8")
HEADINGS = {"pt": "## Portuguese", "pt-BR": "## Brazilian Portuguese", "ru": "## Russian"}
ROW = re.compile(r"^\| `([a-z-]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
GAMES_OF_BOXES = {"pt": {"raj", "totem", "race", "elephant_rally"}, "pt-BR": set[str](), "ru": {"race", "formula_e"}}
"""What there are rulebooks of in that language, and is not said of the one below it."""
DEPARTURES = PAGE.partition("\n## Where the rules differ from the boxes\n")[2]
TRANSLATED = [lang for lang in WHOLE if lang != SOURCE_LANGUAGE]
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


# Where the rules differ from the boxes.


def departures(lang: str) -> str:
    return (RULES / lang / "departures.md").read_text(encoding="utf-8")


def table(text: str) -> list[list[str]]:
    """The rows of the one table of a text, by their columns, without the two lines above them."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[column.strip() for column in line.strip("|").split("|")] for line in lines[2:]]


def coded(text: str) -> list[str]:
    """What stands in code marks, in any order."""
    return sorted(re.findall(r"`([^`\n]+)`", text))


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_departures_are_the_same_in_all_languages_row_by_row(lang: str) -> None:
    ours, theirs = table(DEPARTURES), table(departures(lang))
    assert ours
    assert [row[0] for row in theirs] == [row[0] for row in ours]
    for here, there in zip(ours, theirs, strict=True):
        assert len(there) == len(here) == 4, there
        assert all(there), there
        assert coded(" ".join(there)) == coded(" ".join(here)), there


@pytest.mark.parametrize("lang", TRANSLATED)
def test_what_stands_around_the_departures_names_the_same_options(lang: str) -> None:
    for above in (True, False):
        ours, theirs = (text.split("\n| ")[0 if above else -1] for text in (DEPARTURES, departures(lang)))
        assert coded(theirs) == coded(ours)
