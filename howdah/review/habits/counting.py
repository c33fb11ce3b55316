"""From records to sightings, and from the sightings of reference players to what they do on the average."""

from collections.abc import Iterable
from typing import Final

from howdah.engine.errors import OptionError
from howdah.engine.record import Record
from howdah.review.habits.race import RaceWatcher
from howdah.review.habits.raj import RajWatcher
from howdah.review.habits.reference import ANYWHERE, FEWEST, Cell, Level
from howdah.review.habits.sighting import Measure, Sighting, Watcher
from howdah.review.habits.totem import TotemWatcher
from howdah.review.habits.walking import walk

WATCHERS: Final[dict[str, type[Watcher]]] = {
    "raj": RajWatcher,
    "formula_e": RaceWatcher,
    "elephant_rally": RaceWatcher,
    "totem": TotemWatcher,
}
NOTHING: Final = Cell(0, 0.0, 0.0)


def has_habits(game: str) -> bool:
    """Whether anybody watches this game."""
    return game in WATCHERS


def measures_of(game: str) -> dict[str, Measure]:
    """What is counted in a game, by name."""
    return {measure.name: measure for measure in WATCHERS[game].measures}


def sightings_in(record: Record) -> list[Sighting]:
    """All that a record shows of its players."""
    if not has_habits(record.game):
        raise OptionError(f"nobody watches for habits in '{record.game}'; there are: {', '.join(WATCHERS)}")
    watcher = WATCHERS[record.game]()
    walk(record, watcher)
    return watcher.sightings


def count_level(name: str, games: Iterable[list[Sighting]]) -> Level:
    """What players of a level do, from the sightings of their games."""
    kept = list(games)
    cells: dict[str, dict[str, Cell]] = {}
    for sightings in kept:
        for sighting in sightings:
            by_situation = cells.setdefault(sighting.measure, {})
            for situation in (sighting.situation, ANYWHERE):
                by_situation[situation] = by_situation.get(situation, NOTHING).plus(sighting.value)
    for by_situation in cells.values():
        for situation in [name for name, cell in by_situation.items() if cell.times < FEWEST and name != ANYWHERE]:
            del by_situation[situation]
    level = Level(name, len(kept), cells, {})
    return level._replace(design_effect={measure: design_effect_of(level, measure, kept) for measure in cells})


def design_effect_of(level: Level, measure: str, games: list[list[Sighting]]) -> float:
    """How much more the sums of whole games stray than they would if all sightings were independent."""
    strayed = expected = 0.0
    for sightings in games:
        sums: dict[int, tuple[float, float]] = {}
        for sighting in sightings:
            if sighting.measure != measure:
                continue
            cell = level.cell(measure, sighting.situation)
            assert cell is not None
            off, variance = sums.get(sighting.seat, (0.0, 0.0))
            sums[sighting.seat] = (off + sighting.value - cell.mean, variance + cell.variance)
        strayed += sum(off * off for off, _ in sums.values())
        expected += sum(variance for _, variance in sums.values())
    return max(strayed / expected, 1.0) if expected else 1.0
