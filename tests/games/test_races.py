"""Whole races: they end, in every way they can; knowledge of cards; counts of ways."""

import pytest

from howdah.engine.contract import CHANCE, CHANCE_BIT, State
from howdah.engine.dealers import SeededDealer
from howdah.engine.errors import NotationError
from howdah.engine.generator import Generator
from howdah.engine.match import resume
from howdah.engine.perft import perft
from howdah.engine.playout import play_out
from howdah.engine.record import read_record
from howdah.engine.registry import read_state, set_table
from howdah.engine.seats import seats_in
from tests.games.records import RECORDS

TABLES = [("elephant_rally", seats) for seats in range(2, 7)] + [("formula_e", seats) for seats in range(3, 7)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_races_end(game: str, seats: int) -> None:
    rules = set_table(game, seats, {"turn_limit": "400"})
    for seed in range(5):
        state = rules.new()
        play_out(state, Generator(seed))
        result = state.result()
        assert result is not None
        assert result.ending == "won"
        assert state.check() == []


@pytest.mark.parametrize("circuit", ["first", "1", "2", "3", "4", "5", "6"])
@pytest.mark.parametrize("seats", [2, 5])
def test_races_end_on_every_circuit(circuit: str, seats: int) -> None:
    state = set_table("elephant_rally", seats, {"circuit": circuit, "turn_limit": "400"}).new()
    play_out(state, Generator(seats))
    result = state.result()
    assert result is not None
    assert result.ending == "won"


@pytest.mark.parametrize(("seats", "hole"), [(3, "c1"), (6, "d1")])
def test_a_new_formula_e_has_its_mouse_on_the_first_hole(seats: int, hole: str) -> None:
    """FE-1.3; positions that are read say it by default, a new race must not differ."""
    state = set_table("formula_e", seats).new()
    section = state.position(complete=True).section("mouse")
    assert section is not None
    assert section.value == hole
    assert state.check() == []
    with pytest.raises(NotationError, match=r"FE-1\.3"):
        read_state("formula_e 3 / elephants: A a46 B b46 C c46 / mouse: beside / hand 1: tiger")


def test_perft() -> None:
    """First player, places, then cards: counted by hand up to the deal, then frozen."""
    assert [perft(set_table("elephant_rally", 3).new(), depth) for depth in range(5)] == [1, 3, 18, 90, 360]
    assert [perft(set_table("formula_e", 4).new(), depth) for depth in range(5)] == [1, 4, 24, 120, 480]
    rally = read_state("elephant_rally 3 / elephants: A b2 B a0 C c0 / hand 1: juice-4 mouse cow / hand 2: tiger")
    formula = read_state("formula_e 3 / elephants: A b46 B a46 C c46 / hand 1: green-4 juice mouse / hand 2: tiger")
    assert [perft(rally, depth) for depth in range(4)] == RALLY_COUNTS
    assert [perft(formula, depth) for depth in range(4)] == FORMULA_COUNTS


RALLY_COUNTS = [1, 6, 15, 83]
FORMULA_COUNTS = [1, 6, 16, 68]


def known(state: State, seat: int) -> str:
    return str(state.known(seat))


def act(state: State, *lines: str) -> None:
    for line in lines:
        who, _, text = line.partition(": ")
        seat = CHANCE if who == "chance" else int(who) - 1
        number = state.rules.number_of(seat, text)
        assert number in (state.legal(seat) if seat != CHANCE else [outcome for outcome, _ in state.chances()])
        state.apply(seat, number, None)


def test_thief_and_victim_know_what_was_taken() -> None:
    state = read_state(
        "elephant_rally 3 / elephants: A b2 B a0 C c0 / hand 1: monkey / hand 2: tiger mouse / hand 3: cow"
    )
    act(state, "1: play monkey", "1: rob 2", "2: pass", "3: pass", "chance: tiger", "chance: mouse")
    assert "memory 2: hand-1 mouse tiger" in known(state, 1)
    assert "memory" not in known(state, 2)
    assert "hand 1: mouse tiger" in known(state, 0)


def test_discards_are_known_until_one_is_fetched_unseen() -> None:
    state = read_state("elephant_rally 3 / elephants: A b2 B a0 C c0 / hand 1: prayer green-5 / discards: tiger cow")
    assert "discards: cow tiger" in known(state, 1)
    act(state, "1: play prayer", "1: take tiger")
    assert "memory 2: hand-1+discards cow prayer tiger" in known(state, 1)
    assert "discards: cow prayer" in known(state, 0)
    act(state, "1: play green-5")
    assert "memory 2: hand-1+discards green-5 cow prayer tiger" in known(state, 1)


def test_a_reshuffle_forgets_the_discards() -> None:
    state = read_state(
        "elephant_rally 3 / option deck: green-5 x18 prayer x1 / elephants: A b2 B a0 C c0 / hand 1: prayer"
        " / hand 2: green-5 x7 / hand 3: green-5 x7 / discards: green-5 x4"
    )
    act(state, "1: play prayer", "2: pass", "3: pass", "1: take green-5", "1: end")
    assert state.pending() == CHANCE_BIT
    assert "memory" not in known(state, 1)


def test_a_redeal_keeps_what_is_certain_and_nothing_else() -> None:
    state = read_state(
        "elephant_rally 3 / elephants: A b2 B a0 C c0 / hand 1: monkey / hand 2: tiger mouse / hand 3: cow"
    )
    act(state, "1: play monkey", "1: rob 2", "2: pass", "3: pass", "chance: tiger", "chance: mouse")
    hands = {state.redeal(2, Generator(seed)).position().one_line() for seed in range(3)}
    assert len(hands) == 3
    for seed in range(20):
        world = state.redeal(1, Generator(seed))
        section = world.position().section("hand 1")
        assert section is not None
        assert section.value == "mouse tiger"


@pytest.mark.parametrize("name", RECORDS)
def test_recorded_races_replay(name: str) -> None:
    """One for every way a race can end."""
    text, ending = RECORDS[name]
    match = resume(read_record(text), SeededDealer(0))
    assert str(match.result()).startswith(ending)


def test_all_seats_answer_in_any_order() -> None:
    state = read_state(
        "elephant_rally 4 / elephants: A b2 B a0 C c0 D a1"
        " / hand 1: red-2 / hand 2: tiger / hand 3: tiger / hand 4: tiger"
    )
    act(state, "1: play red-2", "4: tiger", "3: tiger", "2: pass")
    assert seats_in(int(state.pending())) == [1, 3]


GOLDENS = {
    ("elephant_rally", 2): "1554 steps, won ER-7.4 ranks 2 1 scores 70 98",
    ("elephant_rally", 3): "523 steps, won RACE-7.1 ranks 2 1 3 scores 34 49 28",
    ("elephant_rally", 4): "583 steps, won RACE-7.1 ranks 1 2 3 4 scores 49 36 35 19",
    ("elephant_rally", 5): "1082 steps, won RACE-7.1 ranks 5 2 2 1 4 scores 36 38 38 43 37",
    ("elephant_rally", 6): "1430 steps, won RACE-7.1 ranks 3 1 5 6 4 2 scores 36 43 32 28 33 42",
    ("formula_e", 3): "758 steps, won RACE-7.1 ranks 3 1 2 scores 27 48 47",
    ("formula_e", 4): "893 steps, won RACE-7.1 ranks 2 4 3 1 scores 41 32 40 48",
    ("formula_e", 5): "1063 steps, won RACE-7.1 ranks 4 2 5 1 3 scores 20 39 15 40 30",
    ("formula_e", 6): "1030 steps, won RACE-7.1 ranks 3 5 1 4 6 2 scores 23 19 40 21 3 25",
}
"""One random race a table: the same on both builds. A change here is a change of behaviour (meta.py)."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_golden_races(game: str, seats: int) -> None:
    state = set_table(game, seats).new()
    steps = play_out(state, Generator(2026))
    assert f"{steps} steps, {state.result()}" == GOLDENS[game, seats]
