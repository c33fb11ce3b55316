"""Which habits a player has, how sure that is, and what they cost.

A player is compared with each reference level in the same situations, and a habit is what lies outside of all of them:
whoever plays like one of the levels, or between them, has none. What strays is summed over the sightings; its error
takes into account that sightings of one game hang together, and that references were counted from finitely many games.
"""

from collections.abc import Iterable
from math import erfc, sqrt
from typing import Final

import msgspec

from howdah.engine.errors import OptionError
from howdah.engine.record import Record
from howdah.review.habits.counting import has_habits, measures_of, sightings_in
from howdah.review.habits.reference import Cost, Level, Reference, reference_of
from howdah.review.habits.sighting import Sighting

FEWEST: Final = 4
"""So many sightings are needed before anything is said."""
STRONG: Final = 0.99
"""From here on a habit counts as sure."""
FEWEST_OF_LEVEL: Final = 60
"""A level that was seen less often with a measure is not asked about it."""
NOTABLE: Final = 0.3
"""So many standard deviations a habit strays at least: what is sure but slight is no habit."""


class Habit(msgspec.Struct, gc=False):
    """Something that a player does otherwise than reference players, in the same situations."""

    code: str
    """What it is: the words are `habit-CODE`."""
    facts: dict[str, int]
    """`times`: in so many situations; `own` and `usual`: what the player does and what is usual there, in hundredths
    (of a hand, of a time, of a piece: the words say which)."""
    sure: float
    """How sure it is that this is no accident, from 0 to 1; all that was looked for is taken into account."""
    z: float
    """How many standard errors it lies outside of what reference players do."""
    effect: float
    """How far one sighting lies outside on the average, in standard deviations."""
    cost: float
    """In chances to win a game; 0 where that is not known for sure."""
    cost_error: float
    harmless: bool
    """Players with this habit were not seen to win less: it is said, but nobody is told to change it."""
    entries: list[tuple[int, int]]
    """Where it shows most: game (as numbered by the caller) and entry, the clearest first."""

    @property
    def is_strong(self) -> bool:
        return self.sure >= STRONG


class Sum:
    """What is summed of one measure."""

    def __init__(self, levels: int) -> None:
        self.times = 0
        self.value = 0.0
        self.off = [0.0] * levels
        self.variance = [0.0] * levels
        self.counts: list[dict[tuple[int, float], int]] = [{} for _ in range(levels)]
        self.usual = [0.0] * levels
        self.shown: list[tuple[float, int, int]] = []


def habits_of(records: Iterable[tuple[Record, int]]) -> list[Habit]:
    """The habits of the player who sat in these seats of these records (all of one game), the surest first."""
    games: list[tuple[int, list[Sighting]]] = []
    game = ""
    for record, seat in records:
        if game not in ("", record.game):
            raise OptionError("habits are read from records of one game")
        game = record.game
        games.append((record.seats, [one for one in sightings_in(record) if one.seat == seat]))
    reference = reference_of(game) if has_habits(game) else None
    return [] if reference is None else judge(reference, games)


def judge(reference: Reference, games: list[tuple[int, list[Sighting]]]) -> list[Habit]:
    """The habits that the sightings of a player show, the surest first. Each game comes with its seats."""
    measures = measures_of(reference.game)
    sums: dict[str, Sum] = {}
    for number, (seats, sightings) in enumerate(games):
        levels = reference.table(seats)
        for sighting in sightings:
            kept = sums.setdefault(sighting.measure, Sum(2))
            add(kept, levels, sighting, number)
    found: list[Habit] = []
    looks = 2 * len(measures)
    for name, kept in sums.items():
        if kept.times < FEWEST:
            continue
        z, level = outside(kept)
        measure = measures[name]
        code = measure.above if z > 0 else measure.below
        if not code or z == 0.0:
            continue
        found.append(habit(code, kept, z, level, looks, reference.costs.get(code)))
    found.sort(key=lambda one: (-one.is_strong, -abs(one.z), one.code))
    return found


def add(kept: Sum, levels: list[Level], sighting: Sighting, game: int) -> None:
    """Take one sighting into a sum, against each level; one that was not watched enough there is taken to be as the
    first."""
    kept.times += 1
    kept.value += sighting.value
    for place in range(2):
        level = levels[place] if place < len(levels) else levels[0]
        if level.seen(sighting.measure) < FEWEST_OF_LEVEL:
            level = levels[0]
        cell = level.cell(sighting.measure, sighting.situation)
        if cell is None:
            continue
        off = sighting.value - cell.mean
        kept.off[place] += off
        kept.usual[place] += cell.mean
        kept.variance[place] += cell.variance * level.design_effect[sighting.measure]
        key = (cell.times, cell.variance)
        kept.counts[place][key] = kept.counts[place].get(key, 0) + 1
        if place == 0:
            kept.shown.append((off, game, sighting.entry))


def outside(kept: Sum) -> tuple[float, int]:
    """How many standard errors a player lies outside of all levels, and of which one by the least; 0 inside."""
    nearest: tuple[float, int] | None = None
    for place in range(2):
        # The means of the reference are uncertain as well.
        doubt = sum(times * times * variance / count for (count, variance), times in kept.counts[place].items())
        spread = sqrt(kept.variance[place] + doubt)
        z = kept.off[place] / spread if spread else 0.0
        if nearest is not None and z * nearest[0] <= 0:
            return 0.0, place
        if nearest is None or abs(z) < abs(nearest[0]):
            nearest = (z, place)
    assert nearest is not None
    return nearest


def habit(code: str, kept: Sum, z: float, level: int, looks: int, cost: Cost | None) -> Habit:
    effect = kept.off[level] / sqrt(kept.times * kept.variance[level]) if kept.variance[level] else 0.0
    sure = max(0.0, 1.0 - looks * erfc(abs(z) / sqrt(2)) / 2)
    if abs(effect) < NOTABLE:
        sure = min(sure, STRONG - 0.01)
    clearest = sorted(kept.shown, key=lambda one: -one[0] if z > 0 else one[0])
    return Habit(
        code,
        {
            "times": kept.times,
            "own": round(100 * kept.value / kept.times),
            "usual": round(100 * kept.usual[level] / kept.times),
        },
        sure,
        z,
        effect,
        cost.lost if cost is not None and cost.is_sure else 0.0,
        cost.error if cost is not None else 0.0,
        cost is not None and cost.lost <= 0.0,
        [(game, entry) for _, game, entry in clearest[:3]],
    )
