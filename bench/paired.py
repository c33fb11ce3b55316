"""Races at two tables with the same luck: how long they are, how often others are asked whether they answer, how long
one elephant blocks a crossing. Used by `readings_report.py`.

Outcomes of chance depend on the seed and on what is drawn; each seat has its own random stream. So what differs between
the races of a pair comes from their tables, and from the choices that follow.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from howdah.bots.luck import seat_luck
from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.dealers import KeyedDealer
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.seats import seats_in
from howdah.engine.updates import InformationSet
from howdah.games.elephant_rally.rules import RallyState
from howdah.games.formula_e.rules import FormulaState
from howdah.games.race.codes import WINDOW
from howdah.games.race.race import Race
from howdah.games.race.tracks.track import Track
from howdah.lab.races import Chooser, Watch, hasty_choice, random_choice

NEAR: Final = 2
"""Whoever is so many columns behind a rock before water, or beside it, waits for the crossing."""
NORMAL_95: Final = 1.96


class Counted(NamedTuple):
    """What is counted in one race."""

    turns: int
    windows: int
    """How often the others were asked whether they answer a card."""
    events: Counter[str]
    watch: Watch
    blocked_turns: int
    longest_block: int
    short_there: int
    """Movements that were cut short right before a one-lane bridge of Formula E."""


def chooser_of(player: str) -> Chooser:
    """Random or hasty players, else a bot by its spec."""
    if player == "random":
        return random_choice
    if player == "hasty":
        return hasty_choice
    bot = make_bot(player)

    def choose(state: State, race: Race, seat: int, generator: Generator) -> int:  # noqa: ARG001
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        world = state.redeal(seat, generator.split())
        return bot.choose(InformationSet(seat, state.view(seat), legal, world, []), generator.split())

    return choose


def bridge_banks(track: Track) -> list[int]:
    """The cells before bridges of one lane, on a closed track."""
    lanes = int(track.lanes)
    bridges = [place for place, letters in enumerate(track.letters) if letters.count("~") == 1 and "." not in letters]
    return [(place - 1) * lanes + track.letters[place].index("~") for place in bridges]


def is_blocked(race: Race, banks: Iterable[int]) -> bool:
    """Whether an elephant stands firm on one of these cells while another waits right behind or beside it."""
    lanes = int(race.kit.track.lanes)
    standing = {int(cell) for cell in race.board.where if cell >= 0}
    rocks = [cell for cell in banks if cell in standing and race.board.stands_firm(cell)]
    return any(cell != rock and 0 <= rock // lanes - cell // lanes <= NEAR for rock in rocks for cell in standing)


def run(rules: Rules, player: str, seed: int) -> Counted:
    """One race."""
    state = rules.new()
    assert isinstance(state, FormulaState | RallyState)
    race, watch, choose = state.race, Watch(state.race), chooser_of(player)
    dealer, luck = KeyedDealer(seed), seat_luck(seed, rules.seats)
    lanes = int(race.kit.track.lanes)
    is_formula = isinstance(state, FormulaState)
    banks = bridge_banks(race.kit.track) if is_formula else list(range(lanes * int(race.kit.track.columns)))
    events: Counter[str] = Counter()
    windows = blocked = longest = here = turns = 0
    was_open = False
    while asked := int(state.pending()):
        sink = Sink()
        for seat in [CHANCE] if asked == CHANCE_BIT else seats_in(asked):
            state.apply(seat, dealer.answer(state) if seat == CHANCE else choose(state, race, seat, luck[seat]), sink)
        watch.hear(sink.events)
        events.update(event.kind for event in sink.events)
        windows += race.phase == WINDOW and not was_open
        was_open = race.phase == WINDOW
        if race.turns != turns:
            turns = int(race.turns)
            here = here + 1 if is_blocked(race, banks) else 0
            blocked += here > 0
            longest = max(longest, here)
    watch.finish_movement()
    columns = {bank // lanes - back for bank in banks for back in range(NEAR)} if is_formula else set()
    short = sum(watch.where_short[column] for column in columns)
    return Counted(turns + 1, windows, events, watch, blocked, longest, short)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def half_width(values: list[float]) -> float:
    """Of the 95 % interval of a mean."""
    middle = mean(values)
    return NORMAL_95 * math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))


def report(
    tables: tuple[Rules, Rules],
    names: tuple[str, str],
    player: str,
    count: int,
    rows: Mapping[str, Callable[[Counted], float]],
) -> None:
    """Run so many pairs of races, and print a row for each thing that is counted."""
    games = [[run(rules, player, seed) for seed in range(1, count + 1)] for rules in tables]
    print(f"| a race | {names[0]} | {names[1]} | difference (95 %) |\n| --- | ---: | ---: | ---: |")
    for name, told in rows.items():
        new, old = ([told(counted) for counted in column] for column in games)
        apart = [a - b for a, b in zip(new, old, strict=True)]
        print(f"| {name} | {mean(new):.2f} | {mean(old):.2f} | {mean(apart):+.2f} ± {half_width(apart):.2f} |")
    worst = [max(counted.longest_block for counted in column) for column in games]
    print(f"\nThe longest blockade of all: {worst[0]} turns with {names[0]}, {worst[1]} with {names[1]}.", flush=True)
