"""Which scenarios prove which clause."""

from pathlib import Path
from typing import Final

from howdah.engine.scenario import read_scenarios
from howdah.files import FileError, read_text
from howdah.locale.examples import example_scenarios
from howdah.locale.languages import shared_names

USUAL_FOLDER: Final = "tests/scenarios"


def scenario_files(paths: tuple[str, ...]) -> list[Path]:
    """The files that are named, and all `.txt` files below the folders that are."""
    files: list[Path] = []
    for name in paths:
        path = Path(name)
        if not path.is_dir():
            files.append(path)
            continue
        below = sorted(path.rglob("*.txt"))
        if not below:
            raise FileError(f"there are no scenarios (*.txt) below {name}")
        files += below
    return files


def proofs_in(folders: tuple[str, ...]) -> dict[str, list[str]]:
    """The scenarios by the clauses that they name. Without folders: the usual one, if it is here, and the examples."""
    proofs: dict[str, list[str]] = {}
    usual = (USUAL_FOLDER,) if Path(USUAL_FOLDER).is_dir() else ()
    for file in scenario_files(folders or usual):
        for scenario in read_scenarios(read_text(str(file)), str(file)):
            for number in scenario.rules:
                proofs.setdefault(number, []).append(str(scenario))
    for name in [] if folders else shared_names("examples"):
        for scenario in example_scenarios(name):
            for number in scenario.rules:
                proofs.setdefault(number, []).append(str(scenario))
    return proofs
