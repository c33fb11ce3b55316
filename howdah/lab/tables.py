"""What the lab found, for people at a terminal."""

import math
import sys
from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from howdah.lab.accumulators import Summary
from howdah.lab.comparing import LESS, MORE, NONE, SAME, Comparison, Finding
from howdah.lab.ladder import Ladder, Pairing, Rung
from howdah.lab.plans import Plan
from howdah.lab.statistics import Interval, Share, wilson
from howdah.lab.trials import Trial
from howdah.locale.words import Fact, Words


class Line(NamedTuple):
    """One figure: what it is, how much, and how sure."""

    name: str
    value: str
    note: str

    def __str__(self) -> str:
        return f"{self.name}: {self.value} ({self.note})" if self.note else f"{self.name}: {self.value}"


def print_table(table: Any) -> None:
    """A rich table on stdout, in colour only for a terminal."""
    width = None if sys.stdout.isatty() else 80
    Console(width=width, highlight=False).print(table)


def new_table(title: str, left: list[str], right: list[str]) -> Table:
    """A table with names on the left and numbers on the right."""
    made = Table(box=box.SIMPLE_HEAD, title=title)
    for name in left:
        made.add_column(name)
    for name in right:
        made.add_column(name, justify="right")
    return made


def percent(share: float) -> str:
    return f"{share:.1%}"


def span(interval: Interval) -> str:
    """An interval of shares."""
    return " - ".join(map(percent, interval))


def seat_label(plan: Plan, seat: int, words: Words) -> str:
    """A seat, and who sat in it if it was always the same."""
    if plan.is_mixed() and plan.rotate:
        return words("lab-seat-number", seat=seat + 1)
    return f"{seat + 1} {plan.bots[seat]}"


# A simulation.


def show_summary(summary: Summary, words: Words) -> list[str]:
    """Print the table of wins; the lines that belong below it."""
    plan, endings = summary.plan, summary.endings
    heads = [words(key) for key in ("lab-wins", "lab-share", "lab-interval")]
    made = new_table(words("lab-title", count=summary.games, game=plan.game), [words("lab-seat")], heads)
    rows = [(seat_label(plan, seat, words), wins) for seat, wins in enumerate(endings.wins)]
    rows += [(words("lab-draws"), endings.draws), (words("lab-cuts"), endings.cuts)]
    add_shares(made, rows, summary.games)
    print_table(made)
    if plan.is_mixed() and plan.rotate:
        made = new_table("", [words("lab-bot")], heads)
        add_shares(made, list(endings.by_bot.items()), summary.games)
        print_table(made)
    if summary.order.games:
        made = new_table("", [words("lab-order")], heads)
        rows = [(place_label(place, words), wins) for place, wins in enumerate(summary.order.wins)]
        add_shares(made, rows, summary.order.games)
        print_table(made)
    return length_lines(summary, words) + [str(line) for line in inner_lines(summary, words)]


def place_label(place: int, words: Words) -> str:
    """A place in the order of turns, counted from 0."""
    return words("lab-order-first") if place == 0 else words("lab-order-later", place=place + 1)


def length_lines(summary: Summary, words: Words) -> list[str]:
    """How long games are: numbers, and bars of each."""
    lines: list[str] = []
    lengths = summary.lengths
    if lengths.turns.total():
        lines.append(words("lab-turns", **lengths.turns.spoken()))
        lines += lengths.turns.bars()
        lines.append(words("lab-minutes", **minutes_facts(summary)))
    for key, numbers in (("lab-length", lengths.steps), ("lab-decisions", lengths.decisions)):
        lines.append(words(key, **numbers.spoken()))
        lines += numbers.bars()
    return lines


def minutes_facts(summary: Summary) -> dict[str, Fact]:
    """Half of all games lie between `few` and `many` minutes; `spread` says whether that is worth telling."""
    few, median, many = (round(summary.lengths.minutes(share) or 0) for share in (0.25, 0.5, 0.75))
    return {"median": median, "few": few, "many": many, "spread": "no" if few == many else "yes"}


def add_shares(made: Table, rows: list[tuple[str, int]], games: int) -> None:
    for name, times in rows:
        made.add_row(name, str(times), percent(times / games), span(wilson(times, games)))


def summary_lines(summary: Summary, words: Words) -> list[Line]:
    """The figures that say most about a game."""
    endings = summary.endings
    decided = [
        Line(words(key), percent(share.share()), span(share.interval()))
        for key, share in (
            ("lab-draws", Share(endings.draws, summary.games)),
            ("lab-cuts", Share(endings.cuts, summary.games)),
        )
    ]
    lengths = summary.lengths
    told: list[Line] = []
    if lengths.turns.total():
        minutes = minutes_facts(summary)
        half = words("lab-half-between", **minutes) if minutes["spread"] == "yes" else ""
        told.append(Line(words("lab-median-turns"), f"{lengths.turns.quantile(0.5):,}", ""))
        told.append(Line(words("lab-median-minutes"), f"{minutes['median']:,}", half))
    if summary.order.games:
        first = Share(summary.order.wins[0], summary.order.games)
        told.append(Line(words("lab-first-wins"), percent(first.share()), span(first.interval())))
    told.append(Line(words("lab-median-decisions"), f"{lengths.decisions.quantile(0.5):,}", ""))
    return [*decided, *told, *inner_lines(summary, words)]


def inner_lines(summary: Summary, words: Words) -> list[Line]:
    """What goes on inside a game."""
    lengths, leads = summary.lengths, summary.leads
    most = words("lab-at-most", count=lengths.widest.quantile(1))
    lines = [Line(words("lab-branching"), f"{lengths.branching():.1f}", most)]
    if leads.is_told():
        half = leads.leader_wins[1]
        lines.append(Line(words("lab-changes"), f"{leads.changes.mean():.1f}", ""))
        lines.append(Line(words("lab-runaway"), percent(half.share()), span(half.interval())))
        lines.append(Line(words("lab-comebacks"), percent(leads.comebacks.share()), span(leads.comebacks.interval())))
    return lines


# A comparison.


def show_comparison(comparison: Comparison, sides: tuple[str, str], words: Words) -> list[str]:
    """Print the table of differences; the verdict in words."""
    title = words("lab-compare-title", count=comparison.deals, game=comparison.plans[0].game)
    heads = ["A", "B", *map(words.say, ("lab-difference", "lab-together-interval"))]
    made = new_table(title, [words("lab-measure")], heads)
    for finding in comparison.findings:
        made.add_row(measure_name(finding, words), *figures_of(finding, comparison))
    print_table(made)
    show_orders(comparison, words)
    lines = [f"A: {sides[0]}", f"B: {sides[1]}", words("lab-compare-note")]
    return [*lines, *verdict_lines(comparison, words)]


def show_orders(comparison: Comparison, words: Words) -> None:
    """Print who won by place in the order of turns, at each table; two bots that meet each other have one."""
    orders = comparison.orders
    if orders[0].games == 0:
        return
    sides = ["A", "B"] if len(orders) > 1 else [words("lab-wins")]
    made = new_table("", [words("lab-order")], [head for side in sides for head in (side, words("lab-interval"))])
    for place in range(comparison.plans[0].seats):
        shares = [Share(order.wins[place], order.games) for order in orders]
        cells = [cell for share in shares for cell in (percent(share.share()), span(share.interval()))]
        made.add_row(place_label(place, words), *cells)
    print_table(made)


def measure_name(finding: Finding, words: Words) -> str:
    return words(f"lab-measure-{finding.measure.key}", seat=finding.measure.seat + 1)


def figures_of(finding: Finding, comparison: Comparison) -> list[str]:
    """Both means, their difference and its interval, as they are shown."""
    numbers = [*finding.means(), finding.paired.mean(), *comparison.interval(finding)]
    a, b = (amount(number, finding) for number in numbers[:2])
    difference, low, high = (amount(number, finding, signed=True) for number in numbers[2:])
    return [a, b, difference, f"{low} .. {high}" if finding.paired.differing else "="]


def amount(number: float, finding: Finding, signed: bool = False) -> str:
    """A number in the unit of its measure."""
    if not math.isfinite(number):
        return "?"
    sign = "+" if signed else ""
    return f"{number:{sign}.1%}" if finding.measure.is_share else f"{number:{sign}.2f}"


def difference_words(number: float, finding: Finding, words: Words) -> str:
    """How much it is; a share differs by points, not by per cent of itself."""
    return words("lab-points", number=f"{100 * number:.1f}") if finding.measure.is_share else amount(number, finding)


def verdict_lines(comparison: Comparison, words: Words) -> list[str]:
    """What was found, and how much could have been missed, in plain words."""
    lines = []
    for finding in comparison.findings:
        name, verdict = measure_name(finding, words), comparison.verdict(finding)
        if verdict in (MORE, LESS):
            difference = difference_words(abs(finding.paired.mean()), finding, words)
            lines.append(words(f"lab-verdict-{verdict}", measure=name, difference=difference))
    if not lines:
        lines = [words("lab-verdict-nothing")]
    same = []
    for finding in comparison.findings:
        name, verdict = measure_name(finding, words), comparison.verdict(finding)
        if verdict == SAME:
            same.append(finding)
        elif verdict == NONE:
            limit = difference_words(comparison.largest_missed(finding), finding, words)
            lines.append(words("lab-verdict-none", measure=name, limit=limit))
    if same:
        names = ", ".join(measure_name(finding, words) for finding in same)
        missed = percent(comparison.largest_missed(same[0]))
        lines.append(words("lab-verdict-same", measures=names, count=comparison.deals, share=missed))
    return lines


# A ladder.


def show_ladder(ladder: Ladder, game: str, words: Words) -> None:
    """Print pairings and ratings of one seat count."""
    title = words("lab-ladder-title", game=game, seats=ladder.seats)
    made = new_table(title, [words("lab-pairing")], pairing_heads(words))
    for pairing in ladder.pairings:
        made.add_row(*pairing_cells(pairing, words))
    print_table(made)
    made = new_table("", [words("lab-bot")], [words("lab-rating"), words("lab-interval")])
    for rung in ladder.rungs():
        made.add_row(*rung_cells(rung))
    print_table(made)
    if ladder.trials:
        made = new_table("", [words("lab-yardsticks")], trial_heads(words))
        for trial in ladder.trials:
            made.add_row(*trial_cells(trial, words))
        print_table(made)


def trial_heads(words: Words) -> list[str]:
    return [words(key) for key in ("lab-fact-games", "lab-share", "lab-interval", "lab-fair")]


def trial_cells(trial: Trial, words: Words) -> list[str]:
    return [
        words("lab-pairing-of", upper=trial.bot, lower=" + ".join(trial.others)),
        str(trial.games),
        percent(trial.share),
        span(trial.interval),
        percent(trial.fair),
    ]


def pairing_heads(words: Words) -> list[str]:
    return [words(key) for key in ("lab-fact-games", "lab-share", "lab-interval", "lab-fair", "lab-verdict")]


def pairing_cells(pairing: Pairing, words: Words) -> list[str]:
    return [
        words("lab-pairing-of", upper=pairing.upper, lower=pairing.lower),
        str(pairing.games),
        percent(pairing.share),
        span(pairing.interval),
        percent(pairing.fair),
        words(f"lab-pairing-{pairing.verdict}"),
    ]


def rung_cells(rung: Rung) -> list[str]:
    low, high = (f"{end:.0f}" if math.isfinite(end) else "?" for end in rung.interval)
    return [rung.bot, f"{rung.rating:.0f}", f"{low} .. {high}" if rung.interval != (0.0, 0.0) else ""]
