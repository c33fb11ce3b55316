"""`howdah train` for the races: by table, games that are played until there are positions enough, then both fits.

Games stay on disk, a line each, and a run that was broken off goes on with the next one. Games with a number that five
divides are left out at first, to measure on them; what is shipped is fitted to all.
"""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log
from pathlib import Path
from typing import Final

import numpy as np

from howdah.bots.evaluations.racing import FIRST_KIND
from howdah.bots.race.learned import MORE, Learned, Taught, taught_of
from howdah.engine.errors import OptionError
from howdah.engine.registry import find, set_table
from howdah.games.race.state import RaceRules
from howdah.training.race.fitting import Array, HoldFit, WinFit
from howdah.training.race.playing import Held, Played, QuickGames
from howdah.training.stages import Effort, check_folder

TABLES: Final = {"elephant_rally": {"2": 2, MORE: 4}, "formula_e": {MORE: 4}}
"""By race and table, how many play the games that it is learned from."""
LEFT_OUT: Final = 5


@dataclass(frozen=True)
class Fitted:
    """What was learned of a table. Losses are those of games that were left out, before and after."""

    name: str
    games: int
    rows: int
    loss: tuple[float, float]
    """Of predicting the winner: with the package's weights, with the new ones."""
    holding: tuple[float, float]
    """Of predicting whether a seat holds a tiger: by dealing alone, by the evidence."""
    seconds: float
    """Of one processor, without games that were played earlier."""
    learned: Learned


def fit_tables(game: str, effort: Effort, folder: Path) -> Iterator[Fitted]:
    """Learn all tables of a race, one after the other."""
    check_folder(folder, effort)
    for name, seats in TABLES[game].items():
        start = time.process_time()
        rules = set_table(game, seats)
        assert isinstance(rules, RaceRules)
        quick = QuickGames(rules)
        played = play_games(quick, effort, folder / f"{game}-{name}.jsonl")
        yield fit_table(f"{game} {name}", quick, played, start)


def play_games(quick: QuickGames, effort: Effort, place: Path) -> list[Played]:
    """The games that are on disk, and as many more as are missing."""
    played: list[Played] = []
    if place.exists():
        whole = place.read_text(encoding="utf-8").rpartition("\n")[0]
        try:
            played = [json.loads(line) for line in whole.splitlines()]
        except ValueError:
            raise OptionError(f"{place} does not hold games of a training run") from None
        place.write_text(whole + "\n" if whole else "", encoding="utf-8")
    rows = sum(len(game["counted"]) for game in played if game["winner"] >= 0)
    with place.open("a", encoding="utf-8") as file:
        while rows < effort.positions:
            game = quick.play(len(played), effort.seed)
            played.append(game)
            rows += len(game["counted"]) if game["winner"] >= 0 else 0
            file.write(json.dumps(game) + "\n")
            file.flush()
    return played


def fit_table(name: str, quick: QuickGames, played: list[Played], start: float) -> Fitted:
    """Both fits, measured on the games that are left out."""
    won = [game for game in played if game["winner"] >= 0]
    evaluation = quick.evaluation
    before = np.array(
        [
            *(float(weight) for weight in evaluation.weights),
            log(evaluation.least_spread),
            log(evaluation.spread),
        ]
    )
    part = win_fit([game for game in won if game["number"] % LEFT_OUT], before).best()
    rest = win_fit([game for game in won if game["number"] % LEFT_OUT == 0], before)
    weights = win_fit(won, before).best()
    held_part = HoldFit(held_in(game for game in played if game["number"] % LEFT_OUT)).best()
    held_rest = HoldFit(held_in(game for game in played if game["number"] % LEFT_OUT == 0))
    holding = HoldFit(held_in(iter(played))).best()
    names = quick.rules.kit.deck.names
    learned = Learned(
        rounded(weights[:FIRST_KIND]),
        dict(zip(names, rounded(weights[FIRST_KIND:-2]), strict=True)),
        round(exp(weights[-2]), 2),
        round(exp(weights[-1]), 3),
        rounded(holding),
    )
    return Fitted(
        name,
        len(played),
        sum(len(game["counted"]) for game in won),
        (rest.loss(before), rest.loss(part)),
        (held_rest.loss(np.zeros_like(held_part)), held_rest.loss(held_part)),
        time.process_time() - start,
        learned,
    )


def win_fit(games: list[Played], start: Array) -> WinFit:
    if not games:
        raise OptionError("too few positions: no game was won among those that are learned from or measured on")
    counted = np.array([row for game in games for row in game["counted"]])
    winners = np.array([game["winner"] for game in games for _ in game["counted"]])
    return WinFit(counted, winners, start)


def held_in(games: Iterator[Played]) -> list[Held]:
    return [each for game in games for each in game["held"]]


def rounded(weights: Array) -> list[float]:
    return [round(float(weight), 2) for weight in weights]


def taught(game: str, effort: Effort, fitted: list[Fitted]) -> Taught:
    """The file that the package ships: tables that were not fitted stay as they are."""
    command = f"howdah train {game} --seed {effort.seed} --positions {effort.positions}"
    tables = dict(taught_of(game).tables)
    tables.update({each.name.partition(" ")[2]: each.learned for each in fitted})
    return Taught(game, find(game).behaviour, command, tables)
