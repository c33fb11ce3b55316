"""Simulated players with a planted habit, and after how many games it is named first."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from howdah.bots.base import Bot
from howdah.bots.specs import make_bot
from howdah.review.habits.counting import sightings_in
from howdah.review.habits.judging import Habit, judge
from howdah.review.habits.players import habitual
from howdah.review.habits.reference import Reference
from howdah.review.habits.sighting import Sighting
from howdah.review.simulated import play_record

LEVELS = ("medium", "hard")


class Person(NamedTuple):
    """A simulated player: a planted habit, or a level, and a number."""

    code: str
    number: int

    def bot(self, game: str) -> Bot:
        return make_bot(self.code) if self.code in LEVELS else habitual(game, self.code)


class Findings(NamedTuple):
    """What was found of a person, after each game."""

    person: Person
    found: list[list[Habit]]

    def first(self, after: int) -> str:
        """What is named first after so many games, if it is sure."""
        habits = self.found[after - 1]
        return habits[0].code if habits and habits[0].is_strong else ""

    def named_after(self) -> int:
        """After so many games the planted habit is named first, and stays there; 0 if it is not in the end."""
        games = len(self.found)
        while games and self.first(games) == self.person.code:
            games -= 1
        return games + 1 if games < len(self.found) else 0


def watch(reference: Reference, persons: Sequence[Person], seats: int, games: int, seed: int) -> Iterator[Findings]:
    """Seat persons together, table by table, and let each table play so many games with changing seats."""
    game = reference.game
    guests = [*persons, *persons[: -len(persons) % seats]]
    for table in range(len(guests) // seats):
        group = guests[table * seats : (table + 1) * seats]
        seen: list[list[tuple[int, list[Sighting]]]] = [[] for _ in group]
        found: list[list[list[Habit]]] = [[] for _ in group]
        for number in range(games):
            turned = [(place + number) % seats for place in range(seats)]
            record = play_record(game, [group[who].bot(game) for who in turned], seed + 1000 * table + number)
            sightings = sightings_in(record)
            for seat, who in enumerate(turned):
                seen[who].append((seats, [one for one in sightings if one.seat == seat]))
                found[who].append(judge(reference, seen[who]))
        for who, person in enumerate(group):
            if table * seats + who < len(persons):
                yield Findings(person, found[who])
