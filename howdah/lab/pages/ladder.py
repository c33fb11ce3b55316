"""A ladder as a page of the lab's notebook."""

from pathlib import Path
from textwrap import fill
from typing import Final

from howdah import __version__
from howdah.engine.registry import find
from howdah.lab.ladder import Ladder
from howdah.lab.pages.svg import Bar, marks, shares, standalone
from howdah.lab.tables import pairing_cells, pairing_heads, rung_cells, trial_cells, trial_heads
from howdah.locale.words import Words

WIDTH: Final = 120


def ladder_plot(ladder: Ladder, words: Words) -> str:
    """The shares of all pairings with their intervals, as an SVG file; the line is a fair share."""
    bars = [
        Bar(words("lab-pairing-of", upper=one.upper, lower=one.lower), one.share, *one.interval)
        for one in ladder.pairings
    ]
    return standalone(shares(bars, words("lab-page-seats", seats=ladder.seats), 1 / ladder.seats))


def rating_plot(ladder: Ladder, words: Words) -> str:
    """The ratings with their intervals, as an SVG file."""
    bars = [Bar(rung.bot, rung.rating, *rung.interval) for rung in ladder.rungs()]
    seats = words("lab-page-seats", seats=ladder.seats)
    return standalone(marks(bars, f"{words('lab-rating')}, {seats}"))


def rating_name(page: Path, ladder: Ladder) -> str:
    """The file beside the page that holds a ladder's ratings."""
    return f"{page.stem}-{ladder.seats}-ratings.svg"


def write_plots(page: Path, ladders: list[Ladder], words: Words) -> None:
    """All plots of a page, beside it."""
    for ladder in ladders:
        page.with_name(plot_name(page, ladder)).write_text(ladder_plot(ladder, words), encoding="utf-8")
        page.with_name(rating_name(page, ladder)).write_text(rating_plot(ladder, words), encoding="utf-8")


def plot_name(page: Path, ladder: Ladder) -> str:
    """The file beside the page that holds a ladder's plot."""
    return f"{page.stem}-{ladder.seats}.svg"


def ladder_page(game: str, ladders: list[Ladder], command: str, page: Path, words: Words) -> str:
    """Markdown; the same run gives the same page. The plots lie beside it."""
    title = words(f"{game}-title") if words.has(f"{game}-title") else game
    lines = [f"# {words('lab-page-title', game=title)}", "", fill(words("lab-page-about"), WIDTH), ""]
    lines += [words("lab-page-again"), "", "```sh", command, "```", ""]
    lines += [f"howdah {__version__}, {game} {find(game).behaviour}", ""]
    for ladder in ladders:
        seats = words("lab-page-seats", seats=ladder.seats)
        lines += [f"## {seats}", "", f"![{title}, {seats}]({plot_name(page, ladder)})", ""]
        cells = [pairing_cells(pairing, words) for pairing in ladder.pairings]
        lines += [*markdown([words("lab-pairing"), *pairing_heads(words)], cells), ""]
        rating = f"{title}, {seats}: {words('lab-rating')}"
        lines += [f"![{rating}]({rating_name(page, ladder)})", ""]
        heads = [words("lab-bot"), words("lab-rating"), words("lab-interval")]
        lines += [*markdown(heads, [rung_cells(rung) for rung in ladder.rungs()]), ""]
        if ladder.trials:
            lines += [fill(words("lab-yardsticks-about"), WIDTH), ""]
            cells = [trial_cells(trial, words) for trial in ladder.trials]
            lines += [*markdown([words("lab-yardsticks"), *trial_heads(words)], cells), ""]
    return "\n".join(lines)


def markdown(heads: list[str], rows: list[list[str]]) -> list[str]:
    """A table with numbers on the right."""
    rule = ["---", *["---:"] * (len(heads) - 1)]
    return [f"| {' | '.join(cells)} |" for cells in (heads, rule, *rows)]
