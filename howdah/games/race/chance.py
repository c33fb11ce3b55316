"""Chance in a race: its outcomes, and those that both games share."""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.vectors import vec
from howdah.games.race.cards.places import nth_kind
from howdah.games.race.cards.player_events import robbed, steal
from howdah.games.race.codes import DEAL, FIRST, STEAL
from howdah.games.race.opening import deal_one, draw_first
from howdah.games.race.race import Race
from howdah.games.race.turn_flow import start_turn


def outcomes_into(race: Race, out: vec[i64], weights: vec[i64]) -> i64:
    """The first player, or a card of the pile or of the robbed hand, weighted by its copies."""
    kinds = race.kit.kinds
    count: i64 = 0
    if race.phase == FIRST:
        for seat in range(race.kit.seats):
            out[seat] = kinds + seat
            weights[seat] = 1
        return race.kit.seats
    counts = race.cards.pile
    first: i64 = 0
    if race.phase == STEAL:
        counts = race.cards.hands
        first = robbed(race) * kinds
    for kind in range(kinds):
        if counts[first + kind] > 0:
            out[count] = kind
            weights[count] = counts[first + kind]
            count += 1
    return count


def pick_outcome(race: Race, generator: Generator) -> i64:
    """The same outcome as by listing them."""
    if race.phase == FIRST:
        return race.kit.kinds + generator.below(race.kit.seats)
    cards = race.cards
    if race.phase == STEAL:
        victim = robbed(race)
        return nth_kind(cards.hands, victim * race.kit.kinds, generator.below(cards.sizes[victim]))
    return nth_kind(cards.pile, 0, generator.below(cards.pile_size))


def decide(race: Race, outcome: i64, sink: Sink | None) -> None:
    """The outcomes of chance that both races share: the first player, cards dealt, cards that a monkey takes."""
    if race.phase == STEAL:
        steal(race, outcome, sink)
    elif race.phase == DEAL:
        if deal_one(race, outcome, sink):
            start_turn(race, sink)
    else:
        draw_first(race, outcome - race.kit.kinds, sink)
