"""`howdah compare`: what a rule, a deck or a bot changes."""

from contextlib import closing
from typing import TYPE_CHECKING

import click

from howdah.cli import options as shared
from howdah.cli.lab import running

if TYPE_CHECKING:
    from howdah.lab.comparing import Comparison
    from howdah.lab.runner import Crew
    from howdah.locale.words import Words


@click.command(
    short_help="Play two variants on the same luck and tell the difference.",
    epilog="Example: howdah compare raj --seats 3 --a tie_rule=cancel --b tie_rule=mouse",
)
@shared.game
@click.option("--a", "side_a", multiple=True, metavar="KEY=VALUE", help="An option of the game, or bot=LEVEL.")
@click.option("--b", "side_b", multiple=True, metavar="KEY=VALUE", help="The same for the other side.")
@running.seats
@click.option(
    "--games",
    "deals",
    type=click.IntRange(2, running.MOST_GAMES),
    default=1000,
    show_default=True,
    metavar="K",
    help="Deals; each is played at both tables.",
)
@running.seed
@click.option("--bots", metavar="LEVEL,...", help="Who plays at both tables.  [default: random]")
@shared.table_options
@running.workers
@running.ray
@shared.as_json
@click.pass_obj
def compare(
    lang: str,
    game: str,
    side_a: tuple[str, ...],
    side_b: tuple[str, ...],
    seats: int | None,
    deals: int,
    seed: int,
    bots: str | None,
    options: tuple[str, ...],
    workers: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Play GAME at two tables that differ in what --a and --b say, on the same luck: differences and a verdict.

    A side that says nothing is played as usual. Two bots (--a bot=X --b bot=Y) meet each other at one table, and swap
    all seats on every deal.
    """
    from howdah.cli.texts import print_json
    from howdah.engine.registry import find
    from howdah.lab.comparing import plan_comparison
    from howdah.lab.tables import show_comparison
    from howdah.locale.words import words

    meta = find(game)
    a, b = shared.read_options(side_a, "--a"), shared.read_options(side_b, "--b")
    common = shared.read_options(options)
    comparison = plan_comparison(game, seats or meta.fewest_seats, common, bots, a, b, deals, seed)
    spoken = words(lang)
    whole = play(comparison, running.crew(workers, ray), spoken, deals)
    if as_json:
        print_json(comparison.as_data())
    else:
        sides = (side_text(a, spoken), side_text(b, spoken))
        for line in show_comparison(comparison, sides, spoken):
            click.echo(line)
    if not whole:
        raise click.Abort


def side_text(side: dict[str, str], words: "Words") -> str:
    return ", ".join(f"{key}={value}" for key, value in side.items()) or words("lab-fact-defaults")


def play(comparison: "Comparison", crew: "Crew", words: "Words", deals: int) -> bool:
    """Both tables in turns, so that an interrupt leaves pairs. Whether all deals were played."""
    from howdah.lab.rows import Row
    from howdah.lab.runner import in_order

    waiting: list[Row] = []
    try:
        with (
            running.progress(2 * deals, words("lab-playing"), running.pace_in(words)) as advance,
            closing(crew.play(comparison.plans, range(2 * deals))) as batches,
        ):
            for row in in_order(batches):
                waiting.append(row)
                if len(waiting) == 2:
                    comparison.add(*waiting)
                    waiting.clear()
                advance(row.number + 1)
    except KeyboardInterrupt:
        if comparison.deals < 2:
            raise
        click.echo(words("lab-interrupted", done=comparison.deals, total=deals), err=True)
        return False
    return True
