"""What each level takes of outsiders and of the level below, and whether it clears its bar. Resumable.

Each deal is played once from every seat, a draw counts half, a game that was cut is lost. `BARS` says who meets whom,
how often, and what is wanted. Every game is kept in `.strength/`, in a folder that is named after the bots' code and
weights: who runs this again goes on where it stopped, and other bots begin anew. The pairing that has the smallest part
of its games behind it plays next, so that whoever stops early has something of everything.

    bench/strength.py --minutes 20            plays for so long
    bench/strength.py --only raj --minutes 5  only pairings whose name has this word
    bench/strength.py --minutes 0             plays nothing and shows what there is
    bench/strength.py --write PAGE            writes a page of the lab's notebook, with its pictures
"""

import argparse
import hashlib
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import howdah
from howdah.lab.pages.ladder import markdown
from howdah.lab.pages.svg import Bar as PictureBar
from howdah.lab.pages.svg import shares, standalone
from howdah.lab.plans import Plan
from howdah.lab.rows import Row
from howdah.lab.runner import Crew
from howdah.lab.statistics import Interval, Paired
from howdah.lab.store import Store, open_store
from howdah.lab.trials import RANKS, REMAINING, YARDSTICKS, part_of, plan_trial, tables_of

ROOT = Path(__file__).parent.parent
SEED = 77
"""Levels were tuned on others."""
STRETCH = 60.0
"""Seconds for which one pairing plays before the next is looked for."""
RAJ_GAMES = 10_000
DUEL_GAMES, CROWD_GAMES = 400, 200
TITLES = {"raj": "Raj", "elephant_rally": "Elephant Rally", "formula_e": "Formula E", "totem": "Totem"}


class Bar(NamedTuple):
    """A bot among others, how many games, and what share is wanted: from `least` to `most`."""

    game: str
    seats: int
    bot: str
    others: tuple[str, ...]
    games: int
    least: float
    most: float = 1.0
    whole_interval: bool = False
    """The whole interval lies within the bar, not the share alone."""

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.bot}-{'-'.join(self.others)}".replace(":", "-").replace("=", "")

    @property
    def plan(self) -> Plan:
        return plan_trial(self.game, self.seats, {}, self.bot, self.others, self.games, SEED)

    @property
    def wanted(self) -> str:
        what = "interval" if self.whole_interval else "share"
        if self.most < 1.0:
            return f"{what} {self.least:.0%} to {self.most:.0%}" if self.least > 0 else f"{what} below {self.most:.0%}"
        return f"{what} above {self.least:.1%}"


def bars_of_raj() -> list[Bar]:
    bars = [Bar("raj", 2, "hard", (one,), RAJ_GAMES, 0.5, whole_interval=True) for one in RANKS + REMAINING]
    bars += [Bar("raj", 2, "expert", (one,), RAJ_GAMES, 0.6) for one in RANKS]
    bars += [
        Bar("raj", 2, "expert", ("hard",), RAJ_GAMES, 0.48),
        Bar("raj", 2, "medium", ("rank:jitter=0",), RAJ_GAMES, 0.35, 0.48),
        Bar("raj", 2, "easy", ("rank:jitter=0",), RAJ_GAMES, 0.10, 0.30),
    ]
    for seats, least in ((3, 0.52), (5, 0.38)):
        (others,) = tables_of("raj", seats)
        bars.append(Bar("raj", seats, "hard", others, CROWD_GAMES, least))
        bars.append(Bar("raj", seats, "medium", others, CROWD_GAMES, 1 / seats))
    return bars


def bars_where_two_play(game: str) -> list[Bar]:
    bars = [Bar(game, 2, "hard", (one,), DUEL_GAMES, 0.65) for one in YARDSTICKS[game]]
    bars += [Bar(game, 2, "medium", (one,), DUEL_GAMES, 0.5) for one in YARDSTICKS[game]]
    return [
        *bars,
        Bar(game, 2, "expert", ("hard",), DUEL_GAMES // 2, 0.6),
        Bar(game, 2, "easy", (YARDSTICKS[game][0],), DUEL_GAMES, 0.0, 0.5),
        Bar(game, 2, "easy", ("random",), DUEL_GAMES, 0.5, whole_interval=True),
    ]


def bars_of_mixed_tables(game: str, seats: int) -> list[Bar]:
    (others,) = tables_of(game, seats)
    return [
        Bar(game, seats, "hard", others, CROWD_GAMES, 2 / seats),
        Bar(game, seats, "medium", others, CROWD_GAMES, 1 / seats),
        Bar(game, seats, "expert", ("hard",) * (seats - 1), CROWD_GAMES // 2, 1 / seats, whole_interval=True),
    ]


def all_bars() -> list[Bar]:
    return [
        *bars_of_raj(),
        *bars_where_two_play("elephant_rally"),
        *bars_of_mixed_tables("elephant_rally", 4),
        *bars_of_mixed_tables("formula_e", 3),
        Bar("formula_e", 3, "easy", ("largest", "largest"), CROWD_GAMES, 0.0, 1 / 3),
        Bar("formula_e", 3, "easy", ("random", "random"), CROWD_GAMES, 1 / 3, whole_interval=True),
        *bars_where_two_play("totem"),
        *bars_of_mixed_tables("totem", 3),
        *bars_of_mixed_tables("totem", 4),
    ]


class Standing(NamedTuple):
    """What was found so far."""

    bar: Bar
    games: int
    share: float
    interval: Interval

    @property
    def verdict(self) -> str:
        """Whether the bar is cleared; `open` as long as games are missing."""
        if self.games < self.bar.plan.games:
            return "open"
        low, high = self.interval if self.bar.whole_interval else (self.share, self.share)
        return "met" if low >= self.bar.least and high <= self.bar.most else "missed"


class Kept:
    """The games of one bar, on disk."""

    def __init__(self, folder: Path, bar: Bar) -> None:
        self.bar = bar
        self.plan = bar.plan
        path = folder / f"{bar.name}.jsonl"
        self.store = open_store(path) if path.exists() else Store(path, self.plan)
        if not path.exists():
            self.store.begin()
        self.rows = {row.number: row for row in self.store.rows()}

    @property
    def part(self) -> float:
        return len(self.rows) / self.plan.games

    def play(self, seconds: float, workers: int) -> None:
        """Go on for so long, or until all games are played."""
        end = time.monotonic() + seconds
        missing = [number for number in range(self.plan.games) if number not in self.rows]
        with closing(Crew(workers).play([self.plan], missing)) as batches:
            for rows in batches:
                self.store.add(rows)
                self.rows.update((row.number, row) for row in rows)
                if time.monotonic() > end:
                    return

    def standing(self) -> Standing:
        """Only deals that were played from every seat count."""
        rounds = Paired()
        seats = self.plan.seats
        for first in range(0, self.plan.games, seats):
            found = [self.rows.get(number) for number in range(first, first + seats)]
            whole = [row for row in found if row is not None]
            if len(whole) == seats:
                rounds.add(sum(map(self.taken, whole)) / seats)
        low, high = rounds.interval()
        return Standing(self.bar, rounds.count * seats, rounds.mean(), (max(0.0, low), min(1.0, high)))

    def taken(self, row: Row) -> float:
        """What the bot has of a game."""
        return part_of(row, [self.plan.chair(row.number, seat) for seat in range(self.plan.seats)].index(0))


def digest_of_bots() -> str:
    """Names the bots that play here: their code and their weights."""
    digest = hashlib.sha256()
    for path in sorted((Path(howdah.__file__).parent / "bots").rglob("*")):
        if path.is_file() and path.suffix not in (".pyc", ".so"):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def show(standing: Standing) -> str:
    bar = standing.bar
    low, high = standing.interval
    found = f"{standing.share:6.1%} ({low:.1%} - {high:.1%})" if standing.games else "no games yet"
    who = f"{TITLES[bar.game]} {bar.seats}: {bar.bot} against {', '.join(bar.others)}"
    return f"{who:90} {standing.games:6} of {bar.plan.games:6}  {found:28}  {bar.wanted}: {standing.verdict}"


def write(page: Path, standings: list[Standing]) -> None:
    """The page of the notebook: a picture and a table for each game."""
    lines = [
        f"# {page.stem[:10]}: bots against outsiders, bar by bar",
        "",
        "`bench/strength.py` plays these games, keeps them and writes this page: each deal once from every seat, a",
        f"draw half, a game that was cut lost, seed {SEED}. A bar is open as long as games are missing. The bots are",
        f"those of digest `{digest_of_bots()}`.",
        "",
    ]
    for game, title in TITLES.items():
        own = [one for one in standings if one.bar.game == game and one.games]
        if not own:
            continue
        picture = page.with_name(f"{page.stem}-{game.replace('_', '-')}.svg")
        drawn = [PictureBar(label(one.bar), one.share, *one.interval) for one in own]
        picture.write_text(standalone(shares(drawn, title)), encoding="utf-8")
        heads = ["Who and against whom", "Games", "Share", "95 % interval", "Wanted", "Verdict"]
        cells = [
            [
                label(one.bar),
                f"{one.games:,} of {one.bar.plan.games:,}",
                f"{one.share:.1%}",
                "{:.1%} - {:.1%}".format(*one.interval),
                one.bar.wanted,
                one.verdict,
            ]
            for one in own
        ]
        lines += [f"## {title}", "", f"![{title}]({picture.name})", "", *markdown(heads, cells), ""]
    page.write_text("\n".join(lines), encoding="utf-8")


def label(bar: Bar) -> str:
    return f"{bar.seats} seats: {bar.bot} against {', '.join(bar.others)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="TEXT", help="pairings whose name contains this")
    parser.add_argument("--minutes", type=float, default=30.0, metavar="N")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--write", type=Path, metavar="PAGE")
    asked = parser.parse_args()
    folder = ROOT / ".strength" / digest_of_bots()
    folder.mkdir(parents=True, exist_ok=True)
    kept = [Kept(folder, bar) for bar in all_bars()]
    chosen = [one for one in kept if asked.only in one.bar.name]
    if not chosen:
        parser.error(
            f"no pairing has {asked.only!r} in its name; these are there: {', '.join(b.name for b in all_bars())}"
        )
    end = time.monotonic() + 60 * asked.minutes
    while time.monotonic() < end and (open_ones := [one for one in chosen if one.part < 1]):
        following = min(open_ones, key=lambda one: one.part)
        following.play(min(STRETCH, end - time.monotonic()), asked.workers)
        sys.stdout.write(f"{show(following.standing())}\n")
        sys.stdout.flush()
    standings = [one.standing() for one in kept]
    sys.stdout.write("\n" + "".join(f"{show(one.standing())}\n" for one in chosen))
    if asked.write is not None:
        write(asked.write, standings)
    return any(one.standing().verdict == "missed" for one in chosen)


if __name__ == "__main__":
    sys.exit(main())
