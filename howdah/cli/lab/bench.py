"""`howdah bench`: how fast this machine plays."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.engine.contract import State

SLICE: Final = 0.05
"""Seconds of one measurement: long against the clock, short against other work on the machine."""
CALIBRATION_STEPS: Final = 100_000
MOST_SECONDS: Final = 3600.0


@click.group(epilog="Example: howdah bench playouts raj --seats 2", invoke_without_command=True)
@click.pass_context
def bench(context: click.Context) -> None:
    """Measure speed."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@bench.command(epilog="Example: howdah bench playouts raj --seats 3 --seconds 5 --json")
@shared.game
@shared.seats
@click.option(
    "--seconds", type=click.FloatRange(0.1, MOST_SECONDS), default=3.0, show_default=True, help="How long to measure."
)
@shared.table_options
@shared.as_json
@click.pass_obj
def playouts(lang: str, game: str, seats: int, seconds: float, options: tuple[str, ...], as_json: bool) -> None:
    """Random games of GAME a second: by the path that every game has (listed), and by the game's own `pick`.

    Both play the same games, in turns, beside a fixed Python loop, so that figures of different machines and moments
    can be compared. Given are the median and the spread (quarter to three quarters) of many short measurements.
    """
    from howdah.cli.texts import build, print_json
    from howdah.engine.registry import set_table
    from howdah.lab.tables import print_table
    from howdah.locale.words import words

    if not seconds > 0:
        raise click.BadParameter("a number of seconds", param_hint="'--seconds'")
    state = set_table(game, seats, shared.read_options(options)).new()
    figures = measure(state, seconds)
    if as_json:
        print_json({"game": game, "seats": seats, "build": build(), "options": state.rules.options, **figures})
        return
    from rich import box
    from rich.table import Table

    spoken = words(lang)
    title = spoken("cli-bench-title", game=game, seats=seats, build=build())
    made = Table(box=box.SIMPLE_HEAD, title=title)
    made.add_column(spoken("cli-bench-what"))
    made.add_column(spoken("cli-bench-median"), justify="right")
    made.add_column(spoken("cli-bench-spread"), justify="right")
    for name, figure in figures.items():
        low, high = f"{figure['quarter']:,.0f}", f"{figure['three_quarters']:,.0f}"
        made.add_row(spoken(f"cli-bench-{name.replace('_', '-')}"), f"{figure['median']:,.0f}", f"{low} - {high}")
    print_table(made)


def measure(opening: "State", seconds: float) -> dict[str, dict[str, float]]:
    """Rates a second by what is measured, in turns until the time is up."""
    from howdah.engine.generator import Generator
    from howdah.engine.playout import play_out, play_out_listed

    def listed(count: int, seed: int) -> int:
        generator = Generator(seed)
        return sum(int(play_out_listed(opening.copy(), generator)) for _ in range(count))

    def own(count: int, seed: int) -> None:
        generator = Generator(seed)
        for _ in range(count):
            play_out(opening.copy(), generator)

    games = games_a_slice(listed)
    rates: dict[str, list[float]] = {
        name: [] for name in ("listed_games", "listed_decisions", "own_games", "own_decisions", "calibration")
    }
    end = time.perf_counter() + seconds
    turn = 0
    while time.perf_counter() < end or turn < 3:
        start = time.perf_counter()
        decisions = listed(games, turn)
        between = time.perf_counter()
        own(games, turn)
        last = time.perf_counter()
        calibrate()
        rates["listed_games"].append(games / (between - start))
        rates["listed_decisions"].append(decisions / (between - start))
        rates["own_games"].append(games / (last - between))
        rates["own_decisions"].append(decisions / (last - between))
        rates["calibration"].append(CALIBRATION_STEPS / (time.perf_counter() - last))
        turn += 1
    return {name: spread(values) for name, values in rates.items()}


def games_a_slice(play: Callable[[int, int], int]) -> int:
    """How many games fill a slice."""
    count = 1
    while True:
        start = time.perf_counter()
        play(count, 0)
        taken = time.perf_counter() - start
        if taken >= SLICE / 4:
            return max(1, round(count * SLICE / taken))
        count *= 2


def calibrate() -> int:
    """A fixed loop of plain Python: what this machine does with it tells how fast the machine is now."""
    value = 1
    for step in range(CALIBRATION_STEPS):
        value = (value * 1103515245 + step) & 0x7FFFFFFF
    return value


def spread(values: list[float]) -> dict[str, float]:
    """The median and the middle half."""
    ordered = sorted(values)
    last = len(ordered) - 1
    names = {"quarter": 0.25, "median": 0.5, "three_quarters": 0.75}
    return {name: round(ordered[round(share * last)], 1) for name, share in names.items()}
