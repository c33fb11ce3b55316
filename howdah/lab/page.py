"""A ladder as a page of the lab's notebook."""

from textwrap import fill
from typing import Final

from howdah import __version__
from howdah.engine.registry import find
from howdah.lab.ladder import Ladder
from howdah.lab.tables import pairing_cells, pairing_heads, rung_cells
from howdah.locale.words import Words

WIDTH: Final = 120


def ladder_page(game: str, ladders: list[Ladder], command: str, words: Words) -> str:
    """Markdown; the same run gives the same page."""
    title = words(f"{game}-title") if words.has(f"{game}-title") else game
    lines = [f"# {words('lab-page-title', game=title)}", "", fill(words("lab-page-about"), WIDTH), ""]
    lines += [words("lab-page-again"), "", "```sh", command, "```", ""]
    lines += [f"howdah {__version__}, {game} {find(game).behaviour}", ""]
    for ladder in ladders:
        lines += [f"## {words('lab-page-seats', seats=ladder.seats)}", ""]
        cells = [pairing_cells(pairing, words) for pairing in ladder.pairings]
        lines += [*markdown([words("lab-pairing"), *pairing_heads(words)], cells), ""]
        heads = [words("lab-bot"), words("lab-rating"), words("lab-interval")]
        lines += [*markdown(heads, [rung_cells(rung) for rung in ladder.rungs()]), ""]
    return "\n".join(lines)


def markdown(heads: list[str], rows: list[list[str]]) -> list[str]:
    """A table with numbers on the right."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return [f"| {' | '.join(cells)} |" for cells in (heads, rule, *rows)]
