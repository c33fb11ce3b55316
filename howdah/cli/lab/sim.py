"""`howdah sim`: many games at once, counted."""

import tempfile
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from howdah.cli import options as shared
from howdah.cli.lab import running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from howdah.lab.accumulators import Summary
    from howdah.lab.plans import Plan
    from howdah.lab.runner import Crew
    from howdah.lab.store import Store
    from howdah.locale.words import Words

OF_THE_PLAN: Final = ("seats", "seed", "bots", "rotate", "events", "options", "keep")
"""What a file that is resumed says by itself."""


@click.command(
    short_help="Play many games and count what came of them.",
    epilog="Example: howdah sim raj --seats 3 --games 10000 --seed 1 --html raj.html",
)
@shared.game_or_all
@running.seats
@running.games
@running.seed
@click.option("--bots", metavar="LEVEL,...", help="A level for each chair, or one for all.  [default: random]")
@click.option(
    "--rotate/--no-rotate", default=True, help="Whether the chairs move on by a seat from game to game.  [default: yes]"
)
@click.option("--events", is_flag=True, help="Count events too: cards, terrain and all that happens. Slower.")
@shared.table_options
@running.workers
@running.ray
@click.option("--keep", metavar="FILE", help="Keep every game in FILE while it runs; --resume goes on from it.")
@click.option("--resume", metavar="FILE", help="Go on with what FILE holds: leave GAME and the other options out.")
@shared.as_json
@click.option("--parquet", metavar="FILE", help="Write one row a game. Needs pyarrow.")
@click.option("--html", metavar="FILE", help="Write a report with plots, all in one file.")
@click.pass_context
def sim(
    context: click.Context,
    game: str | None,
    seats: int | None,
    games: int,
    seed: int,
    bots: str | None,
    rotate: bool,
    events: bool,
    options: tuple[str, ...],
    workers: int | None,
    ray: str | None,
    keep: str | None,
    resume: str | None,
    as_json: bool,
    parquet: str | None,
    html: str | None,
) -> None:
    """Play GAME many times: wins by seat with 95 % intervals, draws, cuts, length, decisions and leads.

    The same seed gives the same numbers, however many workers play. An interrupt keeps what is done.
    """
    from howdah.cli.texts import print_json
    from howdah.engine.registry import find
    from howdah.lab.extras import require
    from howdah.lab.pages.report import Report
    from howdah.lab.parquet import write_parquet
    from howdah.lab.plans import make_plan
    from howdah.lab.runner import in_order
    from howdah.lab.tables import show_summary
    from howdah.locale.words import words

    places = running.check_place(parquet), running.check_place(html)
    if parquet is not None:
        require("--parquet")
    crew = running.crew(workers, ray)
    spoken = words(context.obj)
    if resume is not None:
        store = resumed(context, game, games, resume)
    else:
        if game is None:
            raise click.MissingParameter(ctx=context, param_type="argument", param_hint="'GAME'")
        chosen = shared.read_options(options)
        count = seats or find(game).fewest_seats
        store = begun(make_plan(game, count, chosen, bots, games, seed, rotate, events), keep)
    with kept(store, keep or resume, spoken):
        summary = play(store, crew, spoken)
        if places[0] is not None:
            planned = ([row] for row in store.rows() if row.number < store.plan.games)
            write_parquet(places[0], store.plan, in_order(planned))
    if places[1] is not None:
        page = Report(summary, spoken, running.command_of(store.plan)).html()
        places[1].write_text(page, encoding="utf-8")
    if as_json:
        print_json(summary.as_data())
        return
    for line in show_summary(summary, spoken):
        click.echo(line)
    for place in places:
        if place is not None:
            click.echo(spoken("lab-written", file=str(place)))


def begun(plan: "Plan", keep: str | None) -> "Store":
    """A new run: in the file that was asked for, or in one that is gone when all went well."""
    from howdah.lab.store import Store

    place = running.check_place(keep)
    if place is None:
        place = Path(tempfile.mkdtemp(prefix="howdah-")) / "run.jsonl"
    store = Store(place, plan)
    store.begin()
    return store


def resumed(context: click.Context, game: str | None, games: int, resume: str) -> "Store":
    """A run that goes on; more games than it was planned for may be asked of it."""
    from howdah.lab.store import open_store

    given = click.core.ParameterSource.COMMANDLINE
    for name in OF_THE_PLAN:
        if context.get_parameter_source(name) is given:
            raise click.UsageError(f"--resume goes on with what {resume} says; leave --{name} out", context)
    store = open_store(Path(resume))
    if game not in (None, store.plan.game):
        raise click.UsageError(f"{resume} holds games of {store.plan.game}, not of {game}", context)
    if context.get_parameter_source("games") is given:
        store.plan = replace(store.plan, games=games)
    return store


@contextmanager
def kept(store: "Store", named: str | None, words: "Words") -> "Iterator[None]":
    """What is done is kept when it is interrupted, also where nobody named a file for it."""
    from howdah.lab.store import open_store

    try:
        yield
    except BaseException:
        # Opened again: the interrupt may have come in the middle of a line.
        done = sum(1 for _ in open_store(store.path).rows())
        if done and named is None:
            store.path = moved(store)
        if done or named is not None:
            total = store.plan.games
            click.echo(words("lab-kept", done=done, total=total, file=str(store.path)), err=True)
        raise
    finally:
        if named is None and store.path.parent.name.startswith("howdah-"):
            store.path.unlink(missing_ok=True)
            store.path.parent.rmdir()


def moved(store: "Store") -> Path:
    """Put the run of a file that nobody named where its owner finds it."""
    import shutil

    name = f"howdah-sim-{store.plan.game}-{store.plan.seed}"
    place = Path(f"{name}.jsonl")
    number = 2
    while place.exists():
        place = Path(f"{name}-{number}.jsonl")
        number += 1
    old = store.path
    shutil.move(old, place)
    old.parent.rmdir()
    return place


def play(store: "Store", crew: "Crew", words: "Words") -> "Summary":
    """Play what is missing of a run, keep it, and count all of it."""
    from howdah.lab.accumulators import Summary

    plan = store.plan
    summary = Summary(plan)
    done: set[int] = set()
    for row in store.rows():
        if row.number < plan.games:
            summary.add(row)
            done.add(row.number)
    missing = [number for number in range(plan.games) if number not in done] if done else range(plan.games)
    with (
        running.progress(plan.games, words("lab-playing"), running.pace_in(words)) as advance,
        closing(crew.play([plan], missing)) as batches,
    ):
        advance(summary.games)
        for rows in batches:
            store.add(rows)
            for row in rows:
                summary.add(row)
            advance(summary.games)
    return summary
