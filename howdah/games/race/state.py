"""The questions of a state that both games answer alike, each passed on to the function that knows.

No rule stands here and none comes here: rules are functions over a `Race`, and what is legal and what happens is
said by each game's own state.
"""

from collections.abc import Callable

from mypy_extensions import i64

from howdah.engine.contract import CHANCE, CHANCE_BIT, Result, Rules, State, View
from howdah.engine.generator import Generator
from howdah.engine.notation import Position
from howdah.engine.vectors import vec
from howdah.games.race import chance, window
from howdah.games.race.kit import Kit
from howdah.games.race.known import RaceKnown, Table, know_race
from howdah.games.race.race import Race
from howdah.games.race.reading import read_race
from howdah.games.race.standing import race_result, rank_race
from howdah.games.race.view import view_of
from howdah.games.race.words import MOVEMENT_STEPS, OVER, PASS, STEPS, WINDOW


class RaceRules(Rules):
    """Track, deck and options of one race."""

    def __init__(self, game: str, seats: int, options: dict[str, str], kit: Kit, event_colour: str) -> None:
        super().__init__(game, seats, options, kit.actions, kit.outcomes)
        self.kit = kit
        self.table = Table(game, options, event_colour)

    def read(self, position: Position) -> RaceKnown:
        return read_race(self.kit, self.table, position)


class RaceState(State):
    """Where a race stands."""

    def __init__(self, rules: RaceRules, race: Race) -> None:
        super().__init__(rules)
        self.race = race
        self.kit = rules.kit
        self.table = rules.table

    def pending(self) -> i64:
        return self.race.asked

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return chance.outcomes_into(self.race, out, weights)

    def pick(self, seat: i64, generator: Generator) -> i64:
        """The same choice as every game's; fate's cards without writing a list."""
        if seat == CHANCE:
            return chance.pick_outcome(self.race, generator)
        generator.make_room(self.rules.widest)
        choices = generator.choices
        return choices[generator.below(self.legal_into(seat, choices))]

    def rank_into(self, ranks: vec[i64]) -> i64:
        return rank_race(self.race, ranks)

    def result(self) -> Result | None:
        return race_result(self.race)

    def purpose(self) -> str:
        return STEPS[self.race.step]

    def lapse(self, seat: int) -> int:
        """Silence in a tiger window is a pass, with a tiger and without."""
        return PASS if self.race.step == WINDOW and self.pending() >> seat & 1 else -1

    def is_under_way(self, seat: int) -> bool:
        """The forks of a movement, a scare's included."""
        return self.race.step in MOVEMENT_STEPS and self.pending() >> seat & 1 != 0

    def is_final(self, seat: int, action: int) -> bool:  # noqa: ARG002
        """Cards that are laid open, discarded or fetched, and answers: an undo would tell which card was fetched."""
        return self.race.step == WINDOW or self.kit.play_block <= action < self.kit.cow_block

    def known(self, seat: int) -> RaceKnown:
        watcher = seat if seat < self.rules.seats else self.rules.seats
        return know_race(self.race, self.table, watcher, seat == CHANCE)

    def unsealed(self, seat: int) -> State:
        twin = self.copy()
        assert isinstance(twin, RaceState)
        window.take_back(twin.race, seat)
        return twin

    def view(self, seat: int) -> View:
        return view_of(self.race, self.known(seat), seat)

    def check(self) -> list[str]:
        """Every invariant: cards, board, cobras, and somebody to act until it is over."""
        race = self.race
        broken = race.cards.check(race.kit.deck_counts) + race.board.check()
        if sum(race.cobras) > race.kit.cobras or min(race.cobras) < 0:
            broken.append("RACE-6.3: the cobras do not add up")
        if (race.asked == 0) != (race.step == OVER):
            broken.append("RACE-7.1: nobody is asked though it is not over")
        if race.asked & CHANCE_BIT != 0 and race.asked != CHANCE_BIT:
            broken.append("RACE-2.1: fate and a seat are asked at once")
        return broken


_kits: dict[str, Kit] = {}
"""Kits never change: tables with equal seats and options share one, so that positions are read fast."""
MOST_KITS = 64


def kit_of(game: str, seats: int, options: dict[str, str], read_kit: Callable[[int, dict[str, str]], Kit]) -> Kit:
    """The kit of a table, read once."""
    key = " / ".join([f"{game} {seats}", *[f"{name}: {value}" for name, value in options.items()]])
    if key not in _kits:
        if len(_kits) == MOST_KITS:
            _kits.clear()
        _kits[key] = read_kit(seats, options)
    return _kits[key]


def one_line_each(options: dict[str, str]) -> dict[str, str]:
    """Options of several lines in one, as positions and records carry them."""
    return {name: value.replace("\n", " | ") for name, value in options.items()}
