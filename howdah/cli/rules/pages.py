"""What `howdah rules` writes and draws besides clauses: pages, examples, the glossary."""

from pathlib import Path

import click

from howdah.cli.lines import folded
from howdah.cli.texts import print_json
from howdah.files import write_text
from howdah.locale.clauses import games_with_rulebooks
from howdah.locale.examples import Example
from howdah.locale.glossary import glossary, terms_of
from howdah.locale.render import cited, index, pages_of
from howdah.locale.words import Words


def write_pages(game: str | None, html: str | None, markdown: str | None, words: Words) -> None:
    """The rulebooks as files: a folder a language, and a page that leads to them."""
    games = [game] if game else games_with_rulebooks()
    for folder, form, first in ((html, "html", "index.html"), (markdown, "markdown", "README.md")):
        if folder is None:
            continue
        files = {path: text for name in games for path, text in pages_of(name, form).items()}
        if game is None:
            files[first] = index(games, form)
        for path, text in files.items():
            write_text(Path(folder) / path, text)
        click.echo(words("cli-rules-written", count=len(files), folder=folder))


def show_glossary(game: str | None, lang: str, as_json: bool) -> None:
    """The words of a game, or of all."""
    terms = glossary(lang) if game is None else terms_of(game, lang)
    if as_json:
        print_json([{**term.as_data(), "book": term.book} for term in terms])
        return
    for term in terms:
        click.echo("\n".join(folded(f"{term.meaning}{cited(term.clause)}", f"{term.word}: ", "    ")))


def example_lines(example: Example, words: Words) -> list[str]:
    """An example for a terminal."""
    lines = folded(words("book-example", title=example.title), "    ", "    ")
    if example.options:
        options = ", ".join(f"{name}={value}" for name, value in example.options.items())
        lines += folded(words("book-example-options", options=options), "    ", "    ")
    for picture in example.before:
        lines += ["", f"    {words('book-before')}", *picture.text.split("\n")]
    lines += ["", f"    {words('book-happens')}"]
    for sentence in [*(line.text for line in example.course), *example.ending]:
        lines += folded(sentence.strip(), "    - ", "      ")
    for picture in example.after:
        lines += ["", f"    {words('book-after')}", *picture.text.split("\n")]
    return [*lines, ""]
