"""`howdah sim`: many games at once, counted."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import click

from howdah.cli import options as shared

if TYPE_CHECKING:
    from howdah.engine.contract import Rules
    from howdah.engine.registry import Meta
    from howdah.locale.words import Words

MOST_GAMES: Final = 1_000_000_000
PATIENCE: Final = 2.0
"""Seconds without a progress bar."""
REFRESH: Final = 0.1
TURN_LIMIT: Final = "400"
"""TOT-6.4: random play rarely ends some games by itself; simulations cut them after so many turns a seat."""


@click.command(
    short_help="Play many games and count what came of them.",
    epilog="Example: howdah sim raj --seats 3 --games 10000 --seed 1",
)
@shared.game
@shared.seats
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True, metavar="K")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same numbers.")
@click.option("--bots", metavar="LEVEL,...", help="A level for each seat, or one for all.  [default: random]")
@shared.table_options
@shared.as_json
@click.pass_obj
def sim(
    lang: str, game: str, seats: int, games: int, seed: int, bots: str | None, options: tuple[str, ...], as_json: bool
) -> None:
    """Play GAME many times: wins by seat with 95 % intervals, draws, cuts, length and decisions."""
    from howdah.cli.texts import print_json
    from howdah.engine.generator import Generator
    from howdah.engine.registry import find, set_table, settle_options
    from howdah.locale.words import words

    chosen = settle_options(game, seats, shared.read_options(options), Generator(seed))
    rules = set_table(game, seats, with_turn_limit(find(game), chosen))
    levels = read_levels(bots, seats)
    spoken = words(lang)
    count = Count(rules)
    with progress(games, spoken("cli-sim-playing")) as advance:
        if set(levels) == {"random"}:
            count.play(games, seed, advance)
        else:
            count.play_bots(levels, games, seed, advance)
    if as_json:
        head = {"game": game, "seats": seats, "options": rules.options, "bots": levels, "games": games, "seed": seed}
        print_json({**head, **count.as_data()})
        return
    count.show(spoken, levels)


def with_turn_limit(meta: "Meta", chosen: dict[str, str]) -> dict[str, str]:
    """The options, with a limit where the game knows one and none was chosen."""
    limited = any(option.name == "turn_limit" for option in meta.options)
    return {"turn_limit": TURN_LIMIT, **chosen} if limited else chosen


def read_levels(bots: str | None, seats: int) -> list[str]:
    """A bot for each seat. Settings of a bot have commas too: a part without a known name goes on with the last one."""
    from howdah.bots.specs import read_spec
    from howdah.engine.errors import OptionError

    texts: list[str] = []
    for part in (bots or "random").split(","):
        if texts and "=" in part and ":" not in part:
            texts[-1] += f",{part}"
        else:
            texts.append(part)
    levels = [str(read_spec(text)) for text in texts]
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise OptionError(f"--bots names {len(levels)} bots for {seats} seats; name one for each, or one for all")
    return levels


class Count:
    """What came of the games so far."""

    def __init__(self, rules: "Rules") -> None:
        from howdah.cli.statistics import Distribution

        self.rules = rules
        self.games = 0
        self.wins = [0] * rules.seats
        self.draws = 0
        self.cuts = 0
        self.steps = Distribution()
        self.decisions = Distribution()

    def play(self, games: int, seed: int, advance: Callable[[int], None]) -> None:
        """Random games, each by a seed of its own: game 500 is the same whether or not 1 to 499 were played."""
        from mypy_extensions import i64

        from howdah.engine.contract import CUT, WON
        from howdah.engine.dealers import digest
        from howdah.engine.generator import Generator
        from howdah.engine.playout import play_out, play_out_listed
        from howdah.engine.vectors import vec

        opening = self.rules.new()
        ranks = vec[i64]([0] * self.rules.seats)
        for number in range(games):
            own_seed = digest(f"{seed} {number}")
            state = opening.copy()
            self.steps.add(int(play_out(state, Generator(own_seed))))
            # The same game once more by the path that counts decisions.
            self.decisions.add(int(play_out_listed(opening.copy(), Generator(own_seed))))
            ending = state.rank_into(ranks)
            if ending == WON:
                self.wins[list(ranks).index(1)] += 1
            elif ending == CUT:
                self.cuts += 1
            else:
                self.draws += 1
            self.games += 1
            advance(self.games)

    def play_bots(self, levels: list[str], games: int, seed: int, advance: Callable[[int], None]) -> None:
        """Games between bots, each by a seed of its own."""
        from howdah.bots.arena import play_game
        from howdah.bots.specs import make_bot
        from howdah.engine.dealers import digest

        bots = [make_bot(level) for level in levels]
        for number in range(games):
            played = play_game(self.rules, bots, digest(f"{seed} {number}"))
            self.steps.add(len(played.match.record.entries))
            self.decisions.add(played.decisions)
            if played.result.ending == "won":
                self.wins[played.result.winners()[0]] += 1
            elif played.result.ending == "cut":
                self.cuts += 1
            else:
                self.draws += 1
            self.games += 1
            advance(self.games)

    def as_data(self) -> dict[str, object]:
        """For programs; nothing in it depends on the machine."""
        from howdah.cli.statistics import wilson

        return {
            "wins": [
                {"seat": seat + 1, "wins": wins, "share": wins / self.games, "interval": list(wilson(wins, self.games))}
                for seat, wins in enumerate(self.wins)
            ],
            "draws": self.draws,
            "cuts": self.cuts,
            "steps": {**self.steps.summary(), "counts": dict(sorted(self.steps.counts.items()))},
            "decisions": {**self.decisions.summary(), "counts": dict(sorted(self.decisions.counts.items()))},
        }

    def show(self, words: "Words", levels: list[str]) -> None:
        """For people: a table, then bars."""
        from rich import box
        from rich.table import Table

        from howdah.cli.statistics import wilson

        made = Table(box=box.SIMPLE_HEAD, title=words("cli-sim-title", count=self.games, game=self.rules.game))
        made.add_column(words("cli-sim-seat"))
        for key in ("cli-sim-wins", "cli-sim-share", "cli-sim-interval"):
            made.add_column(words(key), justify="right")
        rows = [(f"{seat + 1} {level}", self.wins[seat]) for seat, level in enumerate(levels)]
        rows += [(words("cli-sim-draws"), self.draws), (words("cli-sim-cuts"), self.cuts)]
        for name, times in rows:
            low, high = wilson(times, self.games)
            made.add_row(name, str(times), f"{times / self.games:.1%}", f"{low:.1%} - {high:.1%}")
        print_table(made)
        for key, numbers in (("cli-sim-length", self.steps), ("cli-sim-decisions", self.decisions)):
            summary = numbers.summary()
            median, mean = int(summary["median"]), f"{summary['mean']:.1f}"
            least, most = int(summary["least"]), int(summary["most"])
            click.echo(words(key, median=median, mean=mean, least=least, most=most))
            for line in numbers.bars():
                click.echo(line)


def print_table(table: Any) -> None:
    """A rich table on stdout, in colour only for a terminal."""
    import sys

    from rich.console import Console

    width = None if sys.stdout.isatty() else 80
    Console(width=width, highlight=False).print(table)


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """A bar on stderr for a terminal, once it has taken longer than anyone waits without one."""
    import sys

    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total)
    due = time.monotonic() + PATIENCE

    def advance(done: int) -> None:
        nonlocal due
        if time.monotonic() >= due:
            due += REFRESH
            bar.start()
            bar.update(task, completed=done)

    try:
        yield advance
    finally:
        bar.stop()
