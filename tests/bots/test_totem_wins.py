"""Wins within a turn of Totem: reach and counts agree with the rules, and no win is missed."""

import pytest

from howdah.bots.clock import NEVER
from howdah.bots.random import RandomBot
from howdah.bots.totem.counts import REACH, Counts
from howdah.bots.totem.reach import Reach
from howdah.bots.totem.wins import find_win
from howdah.bots.winner import WinningBot, winning_action
from howdah.engine.contract import CHANCE
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, set_table
from howdah.games.totem.board import CENTRE, PLACES, PLANE, distance, places_in
from howdah.games.totem.codes import CHOICE, FINISH, PIECE, ROLL, STEP, TO
from howdah.games.totem.rules import TotemState
from tests.bots.moments import infoset_in

NEAR_CENTRE = 91
"""Cells around the centre on which groups are set."""
FEW_POINTS = 4
"""With so many points all turns can be listed."""


def fights(seats: int, count: int) -> list[TotemState]:
    """Positions before a roll in which groups of any shape stand close to each other."""
    return [fight(seats, Generator(seed)) for seed in range(count)]


def fight(seats: int, luck: Generator) -> TotemState:
    state = set_table("totem", seats).new()
    assert isinstance(state, TotemState)
    free = sorted(PLACES, key=lambda place: distance(place, CENTRE))[:NEAR_CENTRE]
    for seat in range(seats):
        spots = [place for place in free if all(distance(place, totem) > 2 for totem in state.totems if totem)]
        group = [spots[int(luck.below(len(spots)))]]
        state.totems[seat] = group[0]
        for _ in range(3 + int(luck.below(7))):
            state.put(seat, group[-1])
            free = [place for place in free if place != group[-1]]
            beside = [place for place in free if any(distance(place, other) == 1 for other in group)]
            if not beside:
                break
            group.append(beside[int(luck.below(len(beside)))])
        state.active[seat] = len(places_in(state.board, seat * PLANE)) - 1
        state.reserve[seat] = int(luck.below(8))
    state.phase = ROLL
    state.contest = 0
    state.turn = int(luck.below(seats))
    return state


def with_points(state: TotemState, points: int) -> TotemState:
    """The seat at turn has so many points to spend."""
    here = state.copy()
    here.phase = CHOICE
    here.points = points
    return here


def near_fights(count: int, points: int) -> list[TotemState]:
    """Positions in which a strike may be possible with so many points."""
    counts = Counts(2)
    found: list[TotemState] = []
    for state in fights(2, 8 * count):
        counts.read(state, state.turn)
        if counts.cost() <= points:
            found.append(with_points(state, points))
    assert len(found) >= count
    return found[:count]


@pytest.mark.parametrize("seats", [2, 4])
def test_counts_follow_a_piece_as_if_all_were_counted_anew(seats: int) -> None:
    counts, fresh, reach = Counts(seats), Counts(seats), Reach()
    for state in fights(seats, 6):
        seat = int(state.turn)
        counts.read(state, seat)
        for other in range(seats):
            assert other == seat or sum(counts.at[other * REACH :][:REACH]) == state.active[seat] + 1
        for place in places_in(state.board, seat * PLANE):
            if place != state.totems[seat]:
                reach.walk(state.board, seat * PLANE, place, 2)
                for to in [int(reach.cells[found]) for found in range(1, reach.count)]:
                    counts.move(place, to)
                    moved = state.copy()
                    moved.take_away(seat, place)
                    moved.put(seat, to)
                    fresh.read(moved, seat)
                    assert list(counts.at) == list(fresh.at)
                    assert list(counts.liberties) == list(fresh.liberties)
                    counts.move(to, place)


def ways_by_rules(state: TotemState, seat: int) -> dict[int, int]:
    """Where the chosen piece can come to, and with how many steps, by trying everything that is legal."""
    found: dict[int, int] = {}
    waiting = [(state, 0)]
    while waiting:
        here, length = waiting.pop()
        for action in here.legal(seat):
            if action != FINISH:
                place = PLACES[action - TO]
                found[place] = min(length + 1, found.get(place, 99))
                then = here.copy()
                then.apply(seat, action, None)
                if then.phase == STEP and then.moving == place:
                    waiting.append((then, length + 1))
    return found


def test_a_piece_reaches_what_the_rules_allow() -> None:
    reach = Reach()
    for state in fights(2, 8):
        seat = int(state.turn)
        here = with_points(state, FEW_POINTS)
        board = list(here.board)
        for action in here.legal(seat):
            then = here.copy()
            then.apply(seat, action, None)
            reach.walk(here.board, seat * PLANE, PLACES[action - PIECE], FEW_POINTS)
            found = {int(reach.cells[n]): int(reach.lengths[n]) for n in range(1, reach.count)}
            assert found == ways_by_rules(then, seat)
        assert list(here.board) == board


def can_win(state: TotemState, seat: int, seen: set[str]) -> bool:
    """Whether any row of legal actions of this turn wins: all of them are tried."""
    if state.pending() != 1 << seat:
        return state.pending() == 0 and state.totems[seat] != 0
    name = repr(state)
    if name in seen:
        return False
    seen.add(name)
    for action in state.legal(seat):
        then = state.copy()
        then.apply(seat, action, None)
        if can_win(then, seat, seen):
            return True
    return False


@pytest.mark.parametrize("points", [1, 2, 3, FEW_POINTS])
def test_no_win_in_the_turn_is_missed(points: int) -> None:
    """Against trying everything: what wins is found, and the bot plays it to the end, deciding anew each time."""
    wins = 0
    bot = WinningBot(RandomBot())
    for here in near_fights(12, points):
        seat = int(here.turn)
        possible = can_win(here.copy(), seat, set())
        assert (find_win(here, seat) is not None) == possible, repr(here)
        wins += possible
        while possible and here.pending() == 1 << seat:
            here.apply(seat, bot.choose(infoset_in(here, seat, 0), Generator(points)), None)
        assert not possible or (here.pending() == 0 and here.totems[seat] != 0)
    assert wins >= 2


def test_a_strike_costs_no_less_than_is_counted() -> None:
    counts = Counts(2)
    for state in near_fights(12, FEW_POINTS):
        seat = int(state.turn)
        counts.read(state, seat)
        if counts.cost() > 1:
            assert not can_win(with_points(state, int(counts.cost()) - 1), seat, set())


def test_a_win_is_found_from_the_dice_on() -> None:
    """One step brings a piece beside the totem: any roll does, and it is used for movement."""
    group = "totem 1: c10 / pieces 1: d10 e10 f10 g10 h10 i9 i10"
    state = read_state(f"totem 2 / {group} / totem 2: k10 / pieces 2: l10 l11 m11")
    assert isinstance(state, TotemState)
    for roll in state.chances():
        then = state.copy()
        then.apply(CHANCE, roll[0], None)
        action = winning_action(then, 0, NEVER)
        assert action is not None
        assert then.rules.actions[action].split()[0] in ("both", "use")
