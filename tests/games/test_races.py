"""Whole races: they end, in every way they can; knowledge of cards."""

import pytest

from howdah.engine.contract import CHANCE, CHANCE_BIT, SPECTATOR, State
from howdah.engine.dealers import SeededDealer
from howdah.engine.errors import NotationError
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.playout import play_out
from howdah.engine.record import read_record
from howdah.engine.registry import options_under, read_state, set_table, vocabulary_of
from howdah.engine.resuming import resume
from howdah.engine.seats import seats_in
from howdah.games.race.codes import DISCARD, OVER, TURN, WINDOW
from howdah.games.race.questions import Question
from howdah.games.race.state import RaceState
from tests.records.renew import FOLDER

WAYS_TO_END = {
    "elephant_rally": {
        "won-by-a-step": ("won RACE-7.1", "race-won", "elephant-stepped"),
        "won-by-a-push": ("won RACE-7.1", "race-won", "elephant-pushed"),
        "won-by-a-flight": ("won RACE-7.1", "race-won", "elephant-flew"),
        "won-by-a-stall": ("won RACE-7.1", "race-won", "card-revealed"),
        "both-home-by-a-step": ("won ER-7.4", "race-won", "elephant-stepped"),
        "both-home-by-a-push": ("won ER-7.4", "race-won", "elephant-pushed"),
        "both-home-by-a-flight": ("won ER-7.4", "race-won", "elephant-flew"),
        "cut-by-turn-limit": ("cut RACE-7.4", "race-cut", "race-cut"),
    },
    "formula_e": {
        "won-by-a-step": ("won RACE-7.1", "race-won", "elephant-stepped"),
        "won-by-a-push": ("won RACE-7.1", "race-won", "elephant-pushed"),
        "won-by-a-flight": ("won RACE-7.1", "race-won", "elephant-flew"),
        "won-by-a-landing": ("won RACE-7.1", "race-won", "elephant-flew"),
        "cut-by-turn-limit": ("cut RACE-7.4", "race-cut", "race-cut"),
    },
}
"""How the result begins, what was told last, and what was told since the last card was played."""
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
    with pytest.raises(NotationError, match=r"never leaves the track"):
        read_state("formula_e 3 / elephants: A a46 B b46 C c46 / mouse: beside / hand 1: tiger")


@pytest.mark.parametrize(
    ("step", "clause"),
    [
        pytest.param(
            "elephants: A home B a1 C b1 D c1 / open: 1 / played: green / step: elephant card=green-5",
            "ER-7.2",
            id="one-elephant-is-home",
        ),
        pytest.param(
            "elephants: A a0 B a1 C b1 D c1 / cobras: 1 1 / played: red / step: from card=charmer",
            "RACE-6.3",
            id="one-cobra-to-give",
        ),
    ],
)
def test_a_position_asks_for_choices_only(step: str, clause: str) -> None:
    """So nobody is ever told that an elephant is home (ER-7.4), or that nobody else could get the cobra (RACE-6.3)."""
    with pytest.raises(NotationError, match=clause):
        read_state(f"elephant_rally 2 / {step} / table: {step.rpartition('=')[2]} / turn: 1 / first: 1")


@pytest.mark.parametrize(
    ("sections", "expected"),
    [
        pytest.param("first: 2 3 1 x", "'2 3 1 x', expected a seat from 1 to 3", id="first"),
        pytest.param("turn: 2 1", "'2 1', expected a seat from 1 to 3", id="turn"),
        pytest.param("turns: 4 zzz", "'4 zzz', expected a number of turns", id="turns"),
        pytest.param("mouse: c1 c2", "'c1 c2', expected one cell of the track such as 'b0'", id="mouse"),
    ],
)
def test_a_section_of_one_word_takes_no_second(sections: str, expected: str) -> None:
    with pytest.raises(NotationError) as wrong:
        read_state(f"formula_e 3 / elephants: A b46 B c46 C c47 / hand 1: tiger / hand 2: tiger / {sections}")
    assert expected in str(wrong.value)


@pytest.mark.parametrize("game", ["formula_e", "elephant_rally"])
def test_a_turn_begins_with_a_card_in_hand(game: str) -> None:
    """FE-2.1, ER-2.1: with an empty hand one passes, so nobody is asked. The clause named is that of the own book."""
    clause = {"formula_e": r"FE-2\.1", "elephant_rally": r"ER-2\.1"}[game]
    position = f"{game} 3 / elephants: A b0 B c0 C c1 / first: 2 / hand 1: tiger"
    for empty in (position, f"{position} / hand 2:"):
        with pytest.raises(NotationError, match=f"reach: {clause}: a card in the hand of the seat whose turn begins"):
            read_state(empty)
    assert read_state(f"{position} / hand 2: tiger").legal(1)
    assert read_state(f"{position} / played: green").legal(1)


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


@pytest.mark.parametrize("game", WAYS_TO_END)
def test_every_way_that_a_race_can_end_is_recorded(game: str) -> None:
    """Whole games; `tests/records/test_records.py` replays them to the result that they tell."""
    ways = WAYS_TO_END[game]
    assert {path.stem for path in (FOLDER / game).glob("*.txt") if not path.stem.startswith("golden")} == set(ways)
    for name, (ending, last, said) in ways.items():
        text = (FOLDER / game / f"{name}.txt").read_text(encoding="utf-8")
        match = resume(read_record(text), SeededDealer(0))
        assert str(match.result()).startswith(ending), name
        log = match.log(SPECTATOR)
        card = max(place for place, seen in enumerate(log) if seen.kind in ("card-played", "cards-played"))
        told = [seen.kind for seen in log[card:]]
        assert told[-1] == last, name
        assert said in told, name


def test_a_fetched_card_stays_fetched() -> None:
    """Taking it back would tell everybody which card it was (RACE-2.5)."""
    state = read_state("elephant_rally 3 / elephants: A b2 B a0 C c0 / hand 1: prayer green-5 / discards: tiger cow")
    match = Match(state.rules, SeededDealer(1), None, state)
    match.submit(0, "play prayer")
    match.submit(0, "take tiger")
    assert str(match.why_not_undo(0)) == "undo-final"


def test_all_seats_answer_in_any_order() -> None:
    state = read_state(
        "elephant_rally 4 / elephants: A b2 B a0 C c0 D a1"
        " / hand 1: red-2 / hand 2: tiger / hand 3: tiger / hand 4: tiger"
    )
    act(state, "1: play red-2", "4: tiger", "3: tiger", "2: pass")
    assert seats_in(int(state.pending())) == [1, 3]


OLD_GOLDENS = {
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
GOLDENS = {
    ("elephant_rally", 2): "1446 steps, won ER-7.4 ranks 2 1 scores 69 98",
    ("elephant_rally", 3): "515 steps, won RACE-7.1 ranks 2 1 3 scores 34 49 28",
    ("elephant_rally", 4): "642 steps, won RACE-7.1 ranks 1 4 3 2 scores 49 31 37 40",
    ("elephant_rally", 5): "1380 steps, won RACE-7.1 ranks 1 3 5 4 2 scores 43 35 31 32 40",
    ("elephant_rally", 6): "1185 steps, won RACE-7.1 ranks 1 4 6 5 2 3 scores 43 31 29 30 40 39",
    ("formula_e", 3): "752 steps, won RACE-7.1 ranks 3 1 2 scores 27 48 47",
    ("formula_e", 4): "709 steps, won RACE-7.1 ranks 4 3 2 1 scores 3 20 42 48",
    ("formula_e", 5): "965 steps, won RACE-7.1 ranks 4 1 5 2 3 scores 20 40 12 39 31",
    ("formula_e", 6): "945 steps, won RACE-7.1 ranks 1 2 6 5 3 4 scores 40 39 16 20 31 29",
}
"""One random race a table: the same on both builds. A change here is a change of behaviour (meta.py)."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_golden_races(game: str, seats: int) -> None:
    """As the rules are, and as they were before behaviour version 2."""
    assert golden(game, seats, {}) == GOLDENS[game, seats]
    assert golden(game, seats, options_under(game, 1, {})) == OLD_GOLDENS[game, seats]


def golden(game: str, seats: int, options: dict[str, str]) -> str:
    state = set_table(game, seats, options).new()
    steps = play_out(state, Generator(2026))
    return f"{steps} steps, {state.result()}"


@pytest.mark.parametrize(("game", "seats"), [("elephant_rally", 2), ("formula_e", 3)])
def test_a_phase_that_nobody_answers_is_noticed(game: str, seats: int) -> None:
    """Whoever declares a phase that asks owes it a class in `questions.py`; what is owed is said by its number."""
    state = set_table(game, seats).new()
    assert isinstance(state, RaceState)
    asking = {number for number, phase in vocabulary_of(game).phases.items() if phase.asks}
    answered = {number for number, question in enumerate(state.kit.questions) if type(question) is not Question}
    assert answered == asking - {TURN, DISCARD, WINDOW}
    state.race.phase, state.race.asked = OVER, 1
    with pytest.raises(AssertionError, match=f"phase {OVER} asks nothing"):
        state.legal(0)
    with pytest.raises(AssertionError, match=f"phase {OVER} takes no action"):
        state.apply(0, 0, None)


# RACE-7.2 in Formula E: what is said of a movement before the others answer it.


def told_winners(state: State, action: str) -> list[int]:
    """The seats, from 0, whose victory is told when a movement is declared."""
    sink, seat = Sink(), seats_in(int(state.pending()))[0]
    state.apply(seat, state.rules.action_numbers[action], sink)
    return [int(str(event.facts["seat"])) - 1 for event in sink.events if event.kind == "race-would-end"]


def ends_of(state: State) -> set[int | None]:
    """Every winner that the choices of a movement can lead to if nobody cancels it; None if it need not end."""
    found: set[int | None] = set()
    worlds = [state]
    while worlds:
        world = worlds.pop()
        asked = seats_in(int(world.pending()))
        result = world.result()
        if result is not None:
            found.add(result.ranks.index(1))
        elif asked and "pass" in [world.rules.actions[action] for action in world.legal(asked[0])]:
            for seat in asked:
                world.apply(seat, world.rules.action_numbers["pass"], None)
            worlds.append(world)
        elif asked and world.is_mid_act(asked[0]):
            for action in world.legal(asked[0]):
                worlds.append(world.copy())
                worlds[-1].apply(asked[0], action, None)
        else:
            return {None}
    return found


def test_every_certain_victory_is_told_and_no_other() -> None:
    certain = other = 0
    for seats in (3, 4, 5, 6):
        rules = set_table("formula_e", seats, {"turn_limit": "400"})
        for seed in range(8):
            state, generator = rules.new(), Generator(seed)
            while asked := int(state.pending()):
                if asked & CHANCE_BIT:
                    state.apply(CHANCE, state.pick(CHANCE, generator), None)
                    continue
                for seat in seats_in(asked):
                    action = int(state.pick(seat, generator))
                    if rules.actions[action].startswith(("play green", "play purple")):
                        after = state.copy()
                        after.apply(seat, action, None)
                        ends = ends_of(after)
                        sure = list(ends) if len(ends) == 1 and None not in ends else []
                        assert told_winners(state.copy(), rules.actions[action]) == sure
                        certain += len(sure)
                        other += sure not in ([], [seat])
                    state.apply(seat, action, None)
    assert certain > other > 0


def test_a_way_that_does_not_win_leaves_it_open() -> None:
    """Left around the cow wins; right there is another cow, and the movement ends before it."""
    cows = "a3 c3 c8 a11 b19 a25 c27 a39 b46 c46"
    state = read_state(f"formula_e 3 / elephants: A b45 B a30 C a20 / laps: A 1 / cows: {cows} / hand 1: green-4")
    assert told_winners(state, "play green-4") == []


def test_the_longest_movement_is_foreseen_too() -> None:
    """Three ways at each of nine steps: ways that meet again are followed once."""
    deck = "cards 40 green-9 x20 juice x20"
    far = "elephants: A b39 B a30 C a20 / laps: A 1 / cows: a3 c3 c8 a11 b19 a25 c27 a1 b1 b2"
    text = f"formula_e 3 / option deck: {deck} / {far} / hand 1: green-9 juice"
    assert told_winners(read_state(text), "play green-9 with juice") == [0]
