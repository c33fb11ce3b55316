"""`howdah train`: teach the bots of a game, and make the weights that the package ships."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from howdah.cli import options as shared
from howdah.cli.lab import running

if TYPE_CHECKING:
    from howdah.locale.words import Words
    from howdah.training.race.tables import Fitted
    from howdah.training.raj.measuring import Share
    from howdah.training.stages import Effort, Learned

MOST_POSITIONS: Final = 10_000_000
MOST_EPOCHS: Final = 10_000


@click.command(
    short_help="Teach the bots of a game.",
    epilog="Example: howdah train raj --folder /tmp/raj --out raj.weights",
)
@shared.game
@running.seed
@click.option(
    "--positions",
    type=click.IntRange(1000, MOST_POSITIONS),
    default=24_000,
    show_default=True,
    metavar="K",
    help="How many positions each network learns from.",
)
@click.option(
    "--epochs",
    type=click.IntRange(1, MOST_EPOCHS),
    default=16,
    show_default=True,
    metavar="K",
    help="How often it goes through them.",
)
@click.option(
    "--folder",
    required=True,
    metavar="DIR",
    help="Keeps what is done: the same command goes on where it was broken off.",
)
@click.option("--out", metavar="FILE", help="Write the weights there.")
@click.option(
    "--measure",
    "deals",
    type=click.IntRange(0, running.MOST_GAMES),
    default=0,
    show_default=True,
    metavar="K",
    help="Play so many deals against each yardstick, from both seats.",
)
@click.option("--responder", is_flag=True, help="Also learn, and measure, who knows how the result plays.")
@shared.as_json
@click.pass_obj
def train(
    lang: str,
    game: str,
    seed: int,
    positions: int,
    epochs: int,
    folder: str,
    out: str | None,
    deals: int,
    responder: bool,
    as_json: bool,
) -> None:
    """Learn the values of GAME's positions, network after network. Needs the package numpy (the extra `train`)."""
    from howdah.cli.texts import print_json
    from howdah.engine.registry import find
    from howdah.lab.extras import require
    from howdah.locale.words import words

    find(game)
    require("train")
    import numpy as np

    from howdah.training.programmes import programme_of, weights_file
    from howdah.training.race.tables import TABLES
    from howdah.training.stages import Effort, run_stages

    effort = Effort(seed, positions, epochs)
    spoken = words(lang)
    place = running.check_place(out)
    if game in TABLES:
        train_race(game, effort, Path(folder), place, as_json, spoken)
        return
    programme = programme_of(game)
    stages = [*programme.stages, *(programme.checks if responder else [])]
    learned: list[Learned] = []
    for stage in run_stages(stages, effort, Path(folder)):
        learned.append(stage.learned)
        programme.nets[stage.learned.name] = stage.net
        click.echo(stage_line(stage.learned, spoken), err=True)
    if place is not None:
        shipped = {stage.name: programme.nets[stage.name] for stage in programme.stages}
        place.write_bytes(weights_file(programme, effort, shipped))
        click.echo(spoken("lab-written", file=str(place)), err=True)
    measured: dict[str, Share] = {}
    for name, measure in programme.measures.items() if deals else []:
        if name != "responder" or responder:
            measured[name] = measure(deals, np.random.default_rng(seed))
            if not as_json:
                click.echo(share_line(name, measured[name], spoken))
    if as_json:
        shares = {name: share._asdict() for name, share in measured.items()}
        print_json({"game": game, "stages": [vars(stage) for stage in learned], "measured": shares})


def train_race(game: str, effort: "Effort", folder: Path, place: Path | None, as_json: bool, words: "Words") -> None:
    """A race has no networks: sums are fitted to games of whole turns, table by table."""
    from howdah.cli.texts import print_json
    from howdah.training.race.tables import Fitted, fit_tables, taught

    fitted: list[Fitted] = []
    for table in fit_tables(game, effort, folder):
        fitted.append(table)
        click.echo(table_line(table, words), err=True)
    if place is not None:
        place.write_text(taught(game, effort, fitted).text(), encoding="utf-8")
        click.echo(words("lab-written", file=str(place)), err=True)
    if as_json:
        tables = [{**vars(table), "learned": table.learned.as_data()} for table in fitted]
        print_json({"game": game, "tables": tables})


def table_line(fitted: "Fitted", words: "Words") -> str:
    return words(
        "cli-train-table",
        name=fitted.name,
        games=fitted.games,
        rows=fitted.rows,
        before=f"{fitted.loss[0]:.4f}",
        after=f"{fitted.loss[1]:.4f}",
        dealt=f"{fitted.holding[0]:.4f}",
        held=f"{fitted.holding[1]:.4f}",
        seconds=round(fitted.seconds),
    )


def stage_line(learned: "Learned", words: "Words") -> str:
    return words(
        "cli-train-stage",
        name=learned.name,
        rows=learned.rows,
        error=f"{learned.error:.4f}",
        spread=f"{learned.spread:.4f}",
        seconds=round(learned.seconds),
    )


def share_line(name: str, share: "Share", words: "Words") -> str:
    low, high = f"{share.low:.1%}", f"{share.high:.1%}"
    return words("cli-train-share", other=name, share=f"{share.share:.1%}", low=low, high=high, games=share.games)
