"""`howdah rules --coverage` and `--map`: what stands behind each clause."""

from pathlib import Path

import click

from howdah.book.clause_map import as_lines, as_page, clause_map
from howdah.book.proofs import USUAL_FOLDER, proofs_in
from howdah.cli.texts import print_json
from howdah.files import write_text
from howdah.locale.clauses import Rulebook
from howdah.locale.words import Words


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


def report_map(
    books: list[str],
    folders: tuple[str, ...],
    number: int,
    bots: tuple[str, ...],
    file: str | None,
    words: Words,
    as_json: bool,
) -> None:
    """The map on the screen, as JSON, or as a page."""
    rows = clause_map(books, folders, number, bots)
    if as_json:
        print_json([row.as_data() for row in rows])
    elif file is not None:
        write_text(Path(file), as_page(books, rows, number, bots))
        click.echo(words("cli-map-written", file=file))
    else:
        for line in as_lines(rows, number, words):
            click.echo(line)
