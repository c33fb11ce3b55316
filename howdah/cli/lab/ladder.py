"""`howdah ladder`: how strong the levels are."""

import shlex
from itertools import pairwise
from typing import TYPE_CHECKING

import click

from howdah.cli import options as shared
from howdah.cli.lab import running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from howdah.lab.ladder import Ladder
    from howdah.lab.runner import Crew
    from howdah.lab.trials import Trial
    from howdah.locale.words import Words


@click.command(
    short_help="Rate the levels of the bots against each other.",
    epilog="Example: howdah ladder raj --seats 2 --bots random,easy,medium --games 400",
)
@shared.game
@click.option(
    "--seats",
    multiple=True,
    type=click.IntRange(1, shared.MOST_SEATS_ASKED),
    metavar="N",
    help="May be given several times.  [default: the fewest and the most]",
)
@click.option("--bots", metavar="LEVEL,...", help="Two or more, the weakest first.  [default: all levels]")
@click.option(
    "--games",
    "most",
    type=click.IntRange(1, running.MOST_GAMES),
    default=1000,
    show_default=True,
    metavar="K",
    help="The most for a pairing; a clear one stops earlier.",
)
@click.option(
    "--trials",
    type=click.IntRange(0, running.MOST_GAMES),
    default=0,
    show_default=True,
    metavar="K",
    help="Also play so many games of each bot among yardsticks.",
)
@running.seed
@shared.table_options
@running.workers
@running.ray
@click.option("--page", metavar="FILE", help="Write a page for docs/lab-notebook, its plots beside it.")
@shared.as_json
@click.pass_obj
def ladder(
    lang: str,
    game: str,
    seats: tuple[int, ...],
    bots: str | None,
    most: int,
    trials: int,
    seed: int,
    options: tuple[str, ...],
    workers: int | None,
    ray: str | None,
    page: str | None,
    as_json: bool,
) -> None:
    """Let every level of GAME's bots play alone at a table of the level below, until it is clear which is stronger."""
    from howdah.cli.texts import print_json
    from howdah.engine.errors import OptionError
    from howdah.lab.ladder import usual_bots, usual_seats
    from howdah.lab.pages.ladder import ladder_page, write_plots
    from howdah.lab.plans import split_bots
    from howdah.lab.tables import show_ladder
    from howdah.locale.words import words

    sizes = list(seats) or usual_seats(game)
    names = split_bots(bots) if bots else usual_bots()
    if len(names) < 2:
        raise OptionError(f"a ladder needs two bots or more, not only {', '.join(names)}")
    place = running.check_place(page)
    chosen = shared.read_options(options)
    spoken = words(lang)
    crew = running.crew(workers, ray)
    ladders: list[Ladder] = []
    for made in play_ladders(game, sizes, names, chosen, most, seed, crew, spoken):
        ladders.append(made)
        made.trials += play_trials(game, made.seats, names, chosen, trials, seed, crew, spoken)
        if not as_json:
            show_ladder(made, game, spoken)
    if place is not None:
        command = command_of(game, sizes, names, chosen, most, trials, seed, page or "")
        place.write_text(ladder_page(game, ladders, command, place, spoken), encoding="utf-8")
        write_plots(place, ladders, spoken)
    if as_json:
        data = {"game": game, "options": chosen, "seed": seed, "most_games": most}
        print_json({**data, "ladders": [made.as_data() for made in ladders]})
    elif place is not None:
        click.echo(spoken("lab-written", file=str(place)))


def play_ladders(
    game: str,
    sizes: list[int],
    names: list[str],
    options: dict[str, str],
    most: int,
    seed: int,
    crew: "Crew",
    words: "Words",
) -> "Iterator[Ladder]":
    """All pairings of all seat counts; every plan is checked before the first game."""
    from howdah.lab.ladder import Ladder, plan_pairing, play_pairing

    plans = {
        size: [plan_pairing(game, size, options, upper, lower, most, seed) for lower, upper in pairwise(names)]
        for size in sizes
    }
    for size, pairings in plans.items():
        played = []
        try:
            for plan in pairings:
                label = words("lab-pairing-of", upper=plan.bots[0], lower=plan.bots[1])
                with running.progress(plan.games, label, running.pace_in(words)) as advance:
                    played.append(play_pairing(plan, crew, advance))
        except KeyboardInterrupt:
            if played:
                yield Ladder(size, played)
            raise
        yield Ladder(size, played)


def play_trials(
    game: str,
    seats: int,
    names: list[str],
    options: dict[str, str],
    most: int,
    seed: int,
    crew: "Crew",
    words: "Words",
) -> "list[Trial]":
    """Each bot but random play among the yardsticks."""
    from howdah.lab.trials import plan_trial, play_trial, tables_of

    played: list[Trial] = []
    for bot in names if most else []:
        for others in tables_of(game, seats) if bot != "random" else []:
            plan = plan_trial(game, seats, options, bot, others, most, seed)
            label = words("lab-pairing-of", upper=bot, lower=" + ".join(others))
            with running.progress(plan.games, label, running.pace_in(words)) as advance:
                played.append(play_trial(plan, crew, advance))
    return played


def command_of(
    game: str, sizes: list[int], names: list[str], options: dict[str, str], most: int, trials: int, seed: int, page: str
) -> str:
    """The command that makes a page again."""
    parts = ["howdah", "ladder", game, *(word for size in sizes for word in ("--seats", str(size)))]
    parts += ["--bots", ",".join(names), "--games", str(most), *(["--trials", str(trials)] if trials else [])]
    parts += ["--seed", str(seed), *running.option_words(options)]
    return shlex.join([*parts, "--page", page])
