"""`howdah rules --coverage`: which scenarios prove which clause."""

from pathlib import Path

import click

from howdah.cli.scenario import scenario_files
from howdah.cli.texts import print_json, read_text
from howdah.engine.scenario import read_scenarios
from howdah.locale.clauses import Rulebook
from howdah.locale.examples import example_scenarios
from howdah.locale.languages import shared_names
from howdah.locale.words import Words

USUAL_FOLDER = "tests/scenarios"


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


def report_coverage(books: list[Rulebook], folders: tuple[str, ...], words: Words, as_json: bool) -> int:
    """Each clause with the scenarios that name it; the exit code."""
    proofs = proofs_in(folders)
    clauses = [clause for book in books for clause in book.clauses]
    numbers = {clause.number for clause in clauses}
    prefixes = {number.partition("-")[0] for number in numbers}
    bare = [clause.number for clause in clauses if clause.number not in proofs]
    strange = sorted(number for number in proofs if number not in numbers and number.partition("-")[0] in prefixes)
    if as_json:
        covered = {clause.number: proofs.get(clause.number, []) for clause in clauses}
        print_json({"clauses": covered, "without": bare, "unknown": {number: proofs[number] for number in strange}})
        return 1 if bare or strange else 0
    for clause in clauses:
        found = proofs.get(clause.number, [])
        click.echo(words("cli-coverage-clause", number=clause.number, count=len(found)))
        for proof in found:
            click.echo(f"    {proof}")
    for number in strange:
        click.echo(words("cli-coverage-unknown", number=number, scenarios="; ".join(proofs[number])))
    click.echo(words("cli-coverage-count", covered=len(clauses) - len(bare), clauses=len(clauses)))
    if bare:
        click.echo(words("cli-coverage-without", numbers=", ".join(bare)))
        if not folders and not Path(USUAL_FOLDER).is_dir():
            click.echo(words("cli-coverage-elsewhere", folder=USUAL_FOLDER), err=True)
    return 1 if bare or strange else 0
