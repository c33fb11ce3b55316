"""`howdah rules`: the rulebook, its examples and words, and the scenarios and code that stand behind it."""

from typing import TYPE_CHECKING, Final

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.locale.clauses import Rulebook
    from howdah.locale.rulebook import Article, Page

MOST_GAMES: Final = 100_000


@click.command(
    short_help="Show rules, examples and words, and what proves them.", epilog="Example: howdah rules raj RAJ-3.4"
)
@shared.game_or_all
@click.argument("clause", required=False)
@click.option("--search", metavar="WORD", help="Only clauses that speak of WORD, in any of its forms.")
@click.option("--examples", is_flag=True, help="Draw the examples below their clauses.")
@click.option("--glossary", is_flag=True, help="The words of the table and what they mean.")
@click.option("--coverage", is_flag=True, help="List each clause with its scenarios; exit code 1 if one has none.")
@click.option("--map", "mapped", is_flag=True, help="Each clause with its code, proofs and use in simulated games.")
@click.option("--games", type=click.IntRange(0, MOST_GAMES), default=20, metavar="N", help="For --map: play N games.")
@click.option("--bot", "bots", multiple=True, default=["random"], metavar="LEVEL", help="For --map: who plays them.")
@click.option(
    "--scenarios", multiple=True, metavar="FOLDER", help="Where scenarios are: tests/scenarios and the examples."
)
@click.option("--html", metavar="FOLDER", help="Write the rulebooks of all languages as HTML.")
@click.option("--markdown", metavar="FOLDER", help="Write the rulebooks of all languages as Markdown.")
@click.option("--write", metavar="FILE", help="For --map: write it to FILE.")
@shared.as_json
@click.pass_obj
def rules(
    lang: str,
    game: str | None,
    clause: str | None,
    search: str | None,
    examples: bool,
    glossary: bool,
    coverage: bool,
    mapped: bool,
    games: int,
    bots: tuple[str, ...],
    scenarios: tuple[str, ...],
    html: str | None,
    markdown: str | None,
    write: str | None,
    as_json: bool,
) -> None:
    """Show the rules of GAME: all, a section (`RAJ-3`) or one CLAUSE (`RAJ-3.4`). Without GAME, list the rulebooks."""
    from howdah.locale.clauses import rulebook, rulebooks
    from howdah.locale.rulebook import page
    from howdah.locale.words import words

    spoken = words(lang)
    if (coverage or mapped or html or markdown) and (clause is not None or search is not None):
        raise click.UsageError("--coverage, --map, --html and --markdown are about whole rulebooks")
    books = [rulebook(name, lang) for name in ([game] if game else rulebooks())]
    if coverage:
        from howdah.cli.rules.coverage import report_coverage

        click.get_current_context().exit(report_coverage(books, scenarios, spoken, as_json))
    if mapped:
        from howdah.cli.rules.coverage import report_map

        report_map([book.name for book in books], scenarios, games, bots, write, spoken, as_json)
    elif html is not None or markdown is not None:
        from howdah.cli.rules.pages import write_pages

        write_pages(game, html, markdown, spoken)
    elif glossary:
        from howdah.cli.rules.pages import show_glossary

        show_glossary(game, lang, as_json)
    elif game is None:
        if search is not None:
            raise click.UsageError("--search needs a GAME")
        list_books(books, as_json)
    else:
        show(page(game, lang, drawn=examples), clause, search, as_json)


def list_books(books: "list[Rulebook]", as_json: bool) -> None:
    """All rulebooks by name."""
    from howdah.cli.texts import print_json

    if as_json:
        print_json([{"name": book.name, "title": book.title, "clauses": len(book.clauses)} for book in books])
        return
    for book in books:
        click.echo(f"{book.name:<16}{book.title} ({book.clauses[0].number} - {book.clauses[-1].number})")


def show(page: "Page", clause: str | None, search: str | None, as_json: bool) -> None:
    """The clauses that are asked for, under their headings."""
    from howdah.cli.lines import folded
    from howdah.cli.texts import print_json
    from howdah.engine.errors import OptionError

    found = page.articles() if clause is None else page.find(clause)
    if search is not None:
        wanted = page.search(search)
        found = [one for one in found if one in wanted]
        if not found:
            raise OptionError(f"no clause of {page.game} speaks of '{search}'")
    if as_json:
        print_json([as_data(one, page) for one in found])
        return
    whole = len(found) == len(page.articles())
    if whole:
        click.echo("\n".join([page.title, *folded(page.about)]))
    section = ""
    for one in found:
        if one.clause.section != section:
            section = one.clause.section
            click.echo(f"\n{section} {one.clause.heading}" if whole else f"{section} {one.clause.heading}")
        click.echo("\n".join(article_lines(one, page)))


def article_lines(article: "Article", page: "Page") -> list[str]:
    """A clause with the options that change it and the examples that show it."""
    from howdah.cli.lines import clause_lines, folded
    from howdah.locale.render import option_line

    lines = clause_lines(article.clause, page.words)
    for option in article.options:
        lines += folded(option_line(option, page), "    > ", "      ")
    for example in article.examples:
        from howdah.cli.rules.pages import example_lines

        lines += ["", *example_lines(example, page.words)]
    return lines


def as_data(article: "Article", page: "Page") -> dict[str, object]:
    """A clause for programs."""
    from howdah.locale.rulebook import article_data

    clause = article.clause
    return {**article_data(article, page), "heading": clause.heading, "text": clause.text}
