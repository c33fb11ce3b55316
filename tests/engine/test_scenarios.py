"""Every scenario of every game holds, and the reader of scenarios says what is wrong with one that cannot be read."""

from pathlib import Path

import pytest

from howdah.engine.scenario import Scenario, read_scenarios, run_scenario
from howdah.locale import languages

FOLDER = Path(__file__).parent.parent / "scenarios"
EXAMPLES = Path(languages.__file__).parent / "examples"
ALL = [
    scenario
    for folder in (FOLDER, EXAMPLES)
    for path in sorted(folder.rglob("*.txt"))
    for scenario in read_scenarios(path.read_text(encoding="utf-8"), str(path.relative_to(folder.parent)))
]


@pytest.mark.parametrize("scenario", ALL, ids=str)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario)


def test_titles_differ() -> None:
    """A failing scenario is found by its title."""
    titles = [f"{scenario.source} {scenario.title}" for scenario in ALL]
    assert len(set(titles)) == len(titles)
