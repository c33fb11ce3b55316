"""The evaluations of the races and of Totem: what they prefer, and that they see what anyone would."""

from itertools import combinations

import pytest

from howdah.bots.arena import play_game
from howdah.bots.evaluation import evaluation_of
from howdah.bots.evaluations.racing import RaceEvaluation
from howdah.bots.specs import make_bot
from howdah.engine.contract import State
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, set_table
from howdah.engine.vectors import vec
from howdah.games.elephant_rally.rules import RallyState
from howdah.games.formula_e.rules import FormulaState
from howdah.games.race.codes import END
from howdah.games.totem.board import PLACES, distance
from howdah.games.totem.codes import BOTH, DICE, FINISH, ROLL
from howdah.games.totem.group import FREE
from howdah.games.totem.rules import TotemState
from tests.bots.moments import moment
from tests.suites.walking import walk

FORMULA = "formula_e 3 / elephants: A {a} B b20 C b20 / hand 1: {hand} / hand 2: green-4 x6 / hand 3: green-5 x6"


def values_in(text: str) -> list[float]:
    return values_of(read_state(text))


def values_of(state: State) -> list[float]:
    values = vec[float]([0.0] * state.rules.seats)
    evaluation_of(state.rules).judge(state, values)
    return list(values)


def rally(where: str, rest: str = "") -> list[float]:
    return values_in(f"elephant_rally 3 / elephants: A {where} B a12 C b12 / played: green{rest}")


@pytest.mark.parametrize(("game", "seats"), [("formula_e", 3), ("formula_e", 6), ("elephant_rally", 2), ("totem", 4)])
def test_values_sum_to_zero_and_stay_within_payoffs(game: str, seats: int) -> None:
    rules = set_table(game, seats)
    for seed in range(10):
        values = values_of(moment(rules, Generator(seed))[0])
        assert sum(values) == pytest.approx(0, abs=1e-9)
        assert all(-1 <= value <= 1 for value in values)


def test_further_is_better_in_a_race() -> None:
    values = [rally(where)[0] for where in ("a4", "a10", "a19", "a40")]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_a_lap_behind_is_behind() -> None:
    start = "formula_e 3 / elephants: A a46 B a1 C b46 / played: green"
    values = values_in(start)
    assert values[1] > values[0]


def test_cows_and_gaps_make_the_way_longer() -> None:
    state = read_state("elephant_rally 3 / elephants: A a12 B b12 C c12 / played: green")
    assert isinstance(state, RallyState)
    evaluation = evaluation_of(state.rules)
    assert isinstance(evaluation, RaceEvaluation)
    evaluation.board = state.race.board
    evaluation.find_ways()
    lanes = int(state.race.kit.track.lanes)
    cell = 3 * lanes
    assert evaluation.is_free_ahead(cell)
    before = evaluation.home[cell]
    state.race.board.move_cow(int(state.race.board.cows[0]), cell + lanes)
    evaluation.find_ways()
    assert not evaluation.is_free_ahead(cell)
    assert evaluation.home[cell] == 1 + evaluation.home[cell + 1]
    assert evaluation.home[cell] >= before


def test_the_way_home_is_what_an_elephant_alone_walks() -> None:
    state = read_state("formula_e 3 / elephants: A b10 B a46 C c46 / laps: B 0 C 0 / played: green")
    assert isinstance(state, FormulaState)
    evaluation = evaluation_of(state.rules)
    assert isinstance(evaluation, RaceEvaluation)
    evaluation.board = state.race.board
    evaluation.find_ways()
    track = state.race.kit.track
    cell, steps = int(state.race.board.where[0]), 0
    while cell < track.cells:
        if evaluation.is_free_ahead(cell):
            cell += int(track.lanes)
        else:
            sides = [side for side in (cell - 1, cell + 1) if side // track.lanes == cell // track.lanes]
            cell = min((side for side in sides if track.exists[side]), key=lambda side: int(evaluation.home[side]))
        steps += 1
    assert steps == evaluation.steps_of(0)


def test_a_plan_counts_as_done_unless_a_tiger_lies_on_it() -> None:
    """ER-3.2: in the window the board is still as it was."""
    text = "elephant_rally 3 / elephants: A a20 B c24 C b0 / hand 2: tiger / hand 3: tiger / played: red"
    scared = f"{text} / table: mouse / step: window card=mouse / plan: hole c24"
    idle = f"{text} / option windows: always / table: mouse / step: window card=mouse / plan: hole c9, done"
    assert values_in(scared)[1] < values_in(idle)[1]
    struck = scared.replace("table: mouse", "table: mouse tiger").replace("card=mouse", "card=mouse chain=1 striker=3")
    assert values_in(struck)[1] > values_in(scared)[1]


def test_a_turn_that_is_over_is_used_up() -> None:
    """Who ends a turn after an event alone has moved as much as it will: the others come first now."""
    hands = "hand 1: green-5 / hand 2: green-5 / hand 3: green-5"
    state = read_state(f"elephant_rally 3 / elephants: A a12 B b12 C c12 / {hands} / discards: mouse / played: red")
    before = values_of(state)
    state.apply(0, END, None)
    assert isinstance(state, RallyState)
    assert state.phase().name == "draw"
    assert values_of(state)[0] < before[0]


def test_cards_and_cobras_count() -> None:
    poor = "tiger x1 green-4 x1"
    rich = "tiger x2 green-5 x2 carpet x1 purple-6 x1"
    where = "b12"
    text = FORMULA.replace("C b20", "C c20")
    assert values_in(text.format(a=where, hand=rich))[0] > values_in(text.format(a=where, hand=poor))[0]
    assert (
        values_in(text.format(a=where, hand=poor) + " / cobras: 2 0 0")[0]
        < values_in(text.format(a=where, hand=poor))[0]
    )


def test_nearer_to_a_totem_is_better() -> None:
    state = with_all_totems(2)
    even = values_of(state)
    assert even == pytest.approx([0, 0])
    enemy, nearest = int(state.totems[1]), min(group(state, 0), key=lambda place: distance(place, state.totems[1]))
    ahead = min((nearest + step for step in (-33, -32, -1, 1, 32, 33)), key=lambda place: distance(place, enemy))
    state.take_away(0, nearest)
    state.put(0, ahead)
    state.active[0] += 1
    assert values_of(state)[0] > 0


def test_a_wary_seat_marches_less_where_several_fight() -> None:
    """For two there is nobody to wait for."""
    for seats, waits in ((2, False), (4, True)):
        near, far = values_by_march(seats, wary=True)
        bold_near, bold_far = values_by_march(seats, wary=False)
        assert near > far
        assert (near - far < bold_near - bold_far) == waits


def values_by_march(seats: int, wary: bool) -> tuple[float, float]:
    """What a seat has of a piece at the front, and of one behind its totem."""
    found = []
    for front in (True, False):
        state = with_all_totems(seats)
        enemy = int(state.totems[1])
        pick = min if front else max
        state.put(0, pick(ring(state, 0, 2), key=lambda place: distance(place, enemy)))
        state.active[0] += 1
        evaluation = evaluation_of(state.rules)
        evaluation.wary = wary
        values = vec[float]([0.0] * seats)
        evaluation.judge(state, values)
        found.append(float(values[0]))
    return found[0], found[1]


def ring(state: TotemState, seat: int, away: int) -> list[int]:
    return [place for place in PLACES if distance(place, state.totems[seat]) == away and state.owner(place) < 0]


def test_keys_of_totem_tell_positions_apart() -> None:
    """Positions with one key are the same position, however they were reached."""
    rules = set_table("totem", 4, {"turn_limit": "30"})
    evaluation = evaluation_of(rules)
    met: dict[int, tuple[object, list[int]]] = {}
    for seed in range(6):
        for state in walk(rules, seed):
            assert isinstance(state, TotemState)
            if state.phase > ROLL and state.pending():
                here = ([int(cells) for cells in state.board[:FREE]], actions_in(state))
                assert met.setdefault(int(evaluation.key(state)), here) == here
    assert len(met) > 1000


def test_steps_in_another_order_meet_in_one_key() -> None:
    rules = set_table("totem", 2)
    evaluation = evaluation_of(rules)
    state = next(state for state in walk(rules, 1) if isinstance(state, TotemState) and state.phase == DICE)
    seat = int(state.turn)
    state.apply(seat, BOTH, None)
    moves = [(piece, step) for piece in actions_in(state) for step in actions_in(after(state, [piece]))]
    met = 0
    for one, other in combinations(moves, 2):
        there, back = [*one, FINISH, *other, FINISH], [*other, FINISH, *one, FINISH]
        if can(state, there) and can(state, back):
            met += 1
            assert evaluation.key(after(state, there)) == evaluation.key(after(state, back))
            assert evaluation.key(after(state, there)) != evaluation.key(after(state, [*one, FINISH]))
    assert met > 10


def can(state: State, actions: list[int]) -> bool:
    """Whether the seat at turn may do this in this order."""
    world = state.copy()
    assert isinstance(world, TotemState)
    for action in actions:
        if action not in actions_in(world):
            return False
        world.apply(world.turn, action, None)
    return True


def after(state: State, actions: list[int]) -> TotemState:
    world = state.copy()
    assert isinstance(world, TotemState)
    for action in actions:
        world.apply(world.turn, action, None)
    return world


def actions_in(state: TotemState) -> list[int]:
    """What the seat at turn may do."""
    return state.legal(int(state.turn))


def with_all_totems(seats: int) -> TotemState:
    """A random game as soon as every seat has chosen its start."""
    rules = set_table("totem", seats)
    state = next(state for state in walk(rules, 1) if all(totem != 0 for totem in totems(state)))
    assert isinstance(state, TotemState)
    return state


def totems(state: State) -> list[int]:
    assert isinstance(state, TotemState)
    return [int(place) for place in state.totems]


def group(state: TotemState, seat: int) -> list[int]:
    return [place for place in PLACES if state.owner(place) == seat and place != state.totems[seat]]


@pytest.mark.evidence
@pytest.mark.parametrize(("game", "seats", "least"), [("formula_e", 3, 15), ("elephant_rally", 2, 25)])
def test_the_eye_alone_beats_random_play(game: str, seats: int, least: int) -> None:
    rules = set_table(game, seats)
    won = 0
    for seed in range(30):
        seat = seed % seats
        bots = [make_bot("heuristic" if place == seat else "random") for place in range(seats)]
        won += seat in play_game(rules, bots, seed).result.winners()
    assert won >= least
