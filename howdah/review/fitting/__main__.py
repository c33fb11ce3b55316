"""`python -m howdah.review.fitting FOLDER`: play games of medium into a folder, then fit chances to them.

Both can be stopped and taken up again: games that were played stay, and the fit is made of what is there.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from howdah.review.calibration import FILE, Calibrations, Fit, calibrations
from howdah.review.fitting.fit import Sample, calibration_error, curve_of, fit_game, log_loss, public_chances, softmax
from howdah.review.fitting.games import all_tables, play_games, records_of
from howdah.review.probe import probe_of
from howdah.review.values import FEATURES

DATA: Final = Path(__file__).parents[1] / "data" / FILE
COMMAND: Final = "python -m howdah.review.fitting FOLDER --games {games}"
FEWEST: Final = 12
"""Tables with fewer games are left to the evaluation's own word."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m howdah.review.fitting", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=2000, help="play until each table has so many")
    parser.add_argument("--minutes", type=float, default=60.0, help="play no longer than this; 0 only fits")
    parser.add_argument("--pictures", type=int, default=0, help="look at the pictures of so many games a table instead")
    parser.add_argument("--keep", action="store_true", help="test the weights that ship in these games, and keep them")
    parser.add_argument("--out", type=Path, default=DATA, help="the file that is written")
    wish = parser.parse_args()
    if wish.pictures:
        check_pictures(wish.folder, wish.pictures)
        return
    for number, (table, count) in enumerate(play_games(all_tables(), wish.folder, wish.games, 60 * wish.minutes)):
        if number % 20 == 0:
            print(f"{table.name}: {count} games", flush=True)
    made = kept_weights(wish.folder) if wish.keep else new_weights(wish.folder, wish.games)
    wish.out.write_text(text_of(made), encoding="utf-8")
    print(f"written to {wish.out}")


def new_weights(folder: Path, games: int) -> Calibrations:
    """Weights that are fitted to the games of a folder."""
    fits = fit_all(folder)
    return Calibrations(COMMAND.format(games=games), list(FEATURES), fits, probes_of(fits))


def kept_weights(folder: Path) -> Calibrations:
    """The weights that ship, after a look at how well they hold in the games of a folder."""
    shipped = calibrations()
    for table in all_tables():
        samples = [Sample(record) for record in records_of(table, folder)]
        if samples and table.name in shipped.tables:
            weights = np.array(shipped.tables[table.name].weights)
            seen = np.concatenate([softmax(sample.rows, weights) for sample in samples])
            won = np.concatenate([sample.won for sample in samples])
            error = calibration_error(curve_of(seen, won))
            told = f"log-loss {log_loss(seen, won):.4f}, calibration error {100 * error:.1f} points"
            print(f"{table.name}: {len(samples)} games, {told}", flush=True)
    return msgspec.structs.replace(shipped, made_from=probes_of(shipped.tables))


def probes_of(tables: Iterable[str]) -> dict[str, list[str]]:
    """By game, what medium and its evaluation say today."""
    return {game: list(probe_of(game)) for game in sorted({name.partition(" ")[0] for name in tables})}


def text_of(made: Calibrations) -> str:
    """As JSON with a line for each table, so that a difference can be read."""
    rows = [f"  {json.dumps(name)}: {json.dumps(plain(fit))}" for name, fit in made.tables.items()]
    head = f' "command": {json.dumps(made.command)},\n "features": {json.dumps(made.features)},'
    head += f'\n "made_from": {json.dumps(made.made_from)},'
    return f'{{\n{head}\n "tables": {{\n' + ",\n".join(rows) + "\n }\n}\n"


def plain(fit: Fit) -> dict[str, Any]:
    """A fit as the file has it: counts are whole numbers."""
    row: dict[str, Any] = msgspec.to_builtins(fit)
    row["curve"] = [[chance, share, int(count)] for chance, share, count in fit.curve]
    return row


def fit_all(folder: Path) -> dict[str, Fit]:
    """Every table that has games enough."""
    found: dict[str, dict[str, list[Sample]]] = defaultdict(dict)
    for table in all_tables():
        samples = [Sample(record) for record in records_of(table, folder)]
        if len(samples) >= FEWEST:
            found[table.game][table.name] = samples
    fits: dict[str, Fit] = {}
    for tables in found.values():
        for name, fit in fit_game(tables).items():
            fits[name] = fit
            print(
                f"{name}: {fit.games} games, log-loss {fit.loss} (evaluation {fit.plain}, even {fit.even}), "
                f"calibration error {100 * fit.error:.1f} points",
                flush=True,
            )
    return fits


def check_pictures(folder: Path, games: int) -> None:
    """How well the chances hold that a review's picture shows, in worlds dealt from what everybody knows."""
    for table in all_tables():
        pairs = [public_chances(record) for record in islice(records_of(table, folder), games)]
        if pairs:
            seen, won = (np.concatenate([pair[part] for pair in pairs]) for part in (0, 1))
            error = calibration_error(curve_of(seen, won))
            told = f"log-loss {log_loss(seen, won):.4f}, calibration error {100 * error:.1f} points"
            print(f"{table.name}: {len(pairs)} games, {told}", flush=True)


if __name__ == "__main__":
    main()
