"""A run as one HTML page: everything is in the file, nothing is fetched, and every plot has its numbers beside it."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from howdah.lab.accumulators import Summary
from howdah.lab.pages.events import EventFigures
from howdah.lab.pages.svg import Bar, columns, shares
from howdah.lab.statistics import Distribution, Share
from howdah.lab.tables import minutes_facts, percent, place_label, seat_label, summary_lines
from howdah.locale.words import Words

MOST_COLUMNS: Final = 30
QUARTERS: Final = ("lab-quarter-one", "lab-quarter-two", "lab-quarter-three")


class Report:
    """Puts the page together."""

    def __init__(self, summary: Summary, words: Words, command: str) -> None:
        self.summary = summary
        self.words = words
        self.command = command
        self.minutes = minutes_facts(summary)

    def html(self) -> str:
        """The whole page."""
        words = self.words
        game = self.summary.plan.game
        title = words("lab-report-title", game=words(f"{game}-title") if words.has(f"{game}-title") else game)
        style = (files("howdah.lab.pages") / "report.css").read_text(encoding="utf-8")
        events = [self.figure(*drawn) for drawn in EventFigures(self.summary, words).all()]
        parts = [self.head(title), self.tiles(), side_by_side(self.figures()), self.endings(), side_by_side(events)]
        body = ["<main>", *parts, "</main>"]
        return (
            f'<!DOCTYPE html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n" + "\n".join(body) + "\n"
            "</body>\n</html>\n"
        )

    def head(self, title: str) -> str:
        """What was played."""
        plan, words = self.summary.plan, self.words
        options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
        facts = [
            (words("lab-fact-games"), f"{self.summary.games:,}"),
            (words("lab-fact-seats"), str(plan.seats)),
            (words("lab-fact-bots"), ", ".join(dict.fromkeys(plan.bots))),
            (words("lab-fact-options"), options or words("lab-fact-defaults")),
            (words("lab-fact-seed"), str(plan.seed)),
        ]
        items = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
        again = f"<p>{escape(words('lab-report-again'))}</p><pre><code>{escape(self.command)}</code></pre>"
        return f"<header><h1>{escape(title)}</h1><dl>{items}</dl>{again}</header>"

    def tiles(self) -> str:
        """The figures that say most, in large."""
        made = "".join(
            f"<li><strong>{escape(line.value)}</strong><span>{escape(line.name)}</span>"
            f"{f'<small>{escape(line.note)}</small>' if line.note else ''}</li>"
            for line in summary_lines(self.summary, self.words)
        )
        return f'<ul class="tiles">{made}</ul>'

    def figures(self) -> list[str]:
        """All plots of whole games that this run has something to show for."""
        summary, words = self.summary, self.words
        plan, endings, lengths, leads = summary.plan, summary.endings, summary.lengths, summary.leads
        fair = 1 / plan.seats
        seats = [(seat_label(plan, seat, words), Share(wins, summary.games)) for seat, wins in enumerate(endings.wins)]
        made = [self.share_figure("lab-figure-seats", seats, fair)]
        if plan.is_mixed():
            bots = [(bot, Share(wins, summary.games)) for bot, wins in endings.by_bot.items()]
            made.append(self.share_figure("lab-figure-bots", bots, None))
        if summary.order.games:
            places = [
                (place_label(place, words), Share(wins, summary.order.games))
                for place, wins in enumerate(summary.order.wins)
            ]
            made.append(self.share_figure("lab-figure-order", places, fair))
        if lengths.turns.total():
            made.append(self.count_figure("lab-figure-turns", lengths.turns))
        made.append(self.count_figure("lab-figure-steps", lengths.steps))
        made.append(self.count_figure("lab-figure-decisions", lengths.decisions))
        if leads.is_told():
            made.append(self.count_figure("lab-figure-changes", leads.changes))
            quarters = [(words(key), share) for key, share in zip(QUARTERS, leads.leader_wins, strict=True)]
            made.append(self.share_figure("lab-figure-runaway", quarters, fair))
            tenths = [(f"{10 * tenth}%", leads.settled.counts[tenth]) for tenth in range(10)]
            if leads.settled.total():
                made.append(self.column_figure("lab-figure-settled", tenths))
        return made

    def share_figure(self, key: str, items: Sequence[tuple[str, Share]], fair: float | None) -> str:
        words = self.words
        bars = [Bar(label, share.share(), *share.interval()) for label, share in items]
        told = "; ".join(f"{label}: {percent(share.share())}" for label, share in items)
        caption = words(key)
        rows = [
            [label, f"{share.count:,}", percent(share.share()), " - ".join(map(percent, share.interval()))]
            for label, share in items
        ]
        heads = ["", *map(words.say, ("lab-wins", "lab-share", "lab-interval"))]
        note = words(f"{key}-note") + (" " + words("lab-fair-note", fair=percent(fair)) if fair is not None else "")
        return self.figure(caption, note, shares(bars, f"{caption}: {told}", fair), heads, rows)

    def count_figure(self, key: str, numbers: Distribution) -> str:
        return self.column_figure(key, numbers.grouped(MOST_COLUMNS), self.words("lab-quartiles", **numbers.spoken()))

    def column_figure(self, key: str, counts: list[tuple[str, int]], more: str = "") -> str:
        words = self.words
        caption = words(key)
        told = "; ".join(f"{label}: {count}" for label, count in counts)
        note = f"{words(f'{key}-note', **self.minutes)} {more}".strip()
        rows = [[label, f"{count:,}"] for label, count in counts]
        return self.figure(caption, note, columns(counts, f"{caption}: {told}"), ["", words("lab-fact-games")], rows)

    def figure(
        self, caption: str, note: str, chart: str, heads: list[str], rows: list[list[str]], wide: bool = False
    ) -> str:
        said = f"<p>{escape(note)}</p>" if note else ""
        kind = ' class="wide"' if wide else ""
        return (
            f"<figure{kind}><figcaption><h2>{escape(caption)}</h2>{said}</figcaption>{chart}"
            f"<details><summary>{escape(self.words('lab-numbers'))}</summary>{table(heads, rows)}</details></figure>"
        )

    def endings(self) -> str:
        """By which clause games ended."""
        words = self.words
        rows = []
        for name, count in sorted(self.summary.endings.clauses.items()):
            ending, _, clause = name.partition(" ")
            share = Share(count, self.summary.games)
            rows.append([words(f"lab-ending-{ending}"), clause, f"{count:,}", percent(share.share())])
        heads = ["", *map(words.say, ("lab-clause", "lab-fact-games", "lab-share"))]
        return f"<section><h2>{escape(words('lab-endings'))}</h2>{table(heads, rows)}</section>"


def side_by_side(figures: list[str]) -> str:
    """As many in a row as there is room for."""
    return f'<div class="figures">{"".join(figures)}</div>' if figures else ""


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table whose first column names its rows; a corner without a name is no heading."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in heads)
    lines = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f'<div class="table"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'
