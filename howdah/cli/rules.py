"""`howdah rules`: the law, and the scenarios that prove it."""

from typing import TYPE_CHECKING

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.locale.clauses import Clause, Rulebook
    from howdah.locale.words import Words


@click.command(short_help="Show rules, and the scenarios that prove them.", epilog="Example: howdah rules raj RAJ-3.4")
@click.argument("game", required=False)
@click.argument("clause", required=False)
@click.option("--search", metavar="WORD", help="Only clauses that speak of WORD.")
@click.option("--coverage", is_flag=True, help="List each clause with its scenarios; exit code 1 if one has none.")
@click.option("--scenarios", default="tests/scenarios", metavar="FOLDER", help="Where the scenarios are.")
@shared.as_json
@click.pass_obj
def rules(
    lang: str,
    game: str | None,
    clause: str | None,
    search: str | None,
    coverage: bool,
    scenarios: str,
    as_json: bool,
) -> None:
    """Show the rules of GAME: all, a section (`RAJ-3`) or one CLAUSE (`RAJ-3.4`). Without GAME, list the rulebooks."""
    from howdah.locale.clauses import rulebook, rulebooks
    from howdah.locale.words import words

    spoken = words(lang)
    if coverage:
        if clause is not None or search is not None:
            raise click.UsageError("--coverage is about whole rulebooks")
        books = [rulebook(name, lang) for name in ([game] if game else rulebooks())]
        click.get_current_context().exit(report_coverage(books, scenarios, spoken, as_json))
    if game is None:
        if search is not None:
            raise click.UsageError("--search needs a GAME")
        list_books([rulebook(name, lang) for name in rulebooks()], as_json)
        return
    show(rulebook(game, lang), clause, search, spoken, as_json)


def list_books(books: "list[Rulebook]", as_json: bool) -> None:
    """All rulebooks by name."""
    from howdah.cli.texts import print_json

    if as_json:
        print_json([{"name": book.name, "title": book.title, "clauses": len(book.clauses)} for book in books])
        return
    for book in books:
        click.echo(f"{book.name:<16}{book.title} ({book.clauses[0].number} - {book.clauses[-1].number})")


def show(book: "Rulebook", clause: str | None, search: str | None, words: "Words", as_json: bool) -> None:
    """The clauses that are asked for, under their headings."""
    from howdah.cli.telling import clause_lines, folded
    from howdah.cli.texts import print_json
    from howdah.engine.errors import OptionError

    found = book.find(clause) if clause is not None else book.clauses
    if search is not None:
        wanted = book.search(search)
        found = [one for one in found if one in wanted]
        if not found:
            raise OptionError(f"no clause of {book.name} speaks of '{search}'")
    if as_json:
        print_json([as_data(one) for one in found])
        return
    if found == book.clauses:
        click.echo("\n".join([book.title, *folded(book.about)]))
    section = ""
    for one in found:
        if one.section != section:
            section = one.section
            click.echo(f"\n{section} {one.heading}" if found == book.clauses else f"{section} {one.heading}")
        click.echo("\n".join(clause_lines(one, words)))


def as_data(clause: "Clause") -> dict[str, object]:
    """A clause for programs."""
    return {"number": clause.number, "kind": clause.kind, "heading": clause.heading, "text": clause.text}


def report_coverage(books: "list[Rulebook]", folder: str, words: "Words", as_json: bool) -> int:
    """Each clause with the scenarios that name it; the exit code."""
    from howdah.cli.scenario import scenario_files
    from howdah.cli.texts import print_json, read_text
    from howdah.engine.scenario import read_scenarios

    proofs: dict[str, list[str]] = {}
    for file in scenario_files((folder,)):
        for scenario in read_scenarios(read_text(str(file)), str(file)):
            for number in scenario.rules:
                proofs.setdefault(number, []).append(str(scenario))
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
    return 1 if bare or strange else 0
