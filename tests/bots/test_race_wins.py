"""Wins that are at hand in a race: none is missed, and one that nobody can stop comes first."""

import pytest

from howdah.bots.base import Bot
from howdah.bots.race.lines import let_pass
from howdah.bots.race.wins import find_win
from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules, State
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, set_table
from howdah.games.race.codes import OVER, TURN
from howdah.games.race.state import RaceState
from tests.bots.moments import infoset_in

AT_THE_END = "elephants: A home B a24 C a43 D a1 / open: 1"
BRUTE_STATES = 600


def race_in(text: str) -> RaceState:
    state = read_state(text)
    assert isinstance(state, RaceState)
    return state


def win_in(text: str) -> list[str] | None:
    state = race_in(text)
    line = find_win(state, 0)
    return None if line is None else [state.rules.actions[action] for action in line.actions]


@pytest.mark.parametrize(
    ("text", "win"),
    [
        (
            f"elephant_rally 2 / {AT_THE_END} / hand 1: green-6 red-2 prayer / hand 2: tiger / discards: green-5",
            ["play green-6", "play red-2"],
        ),
        (
            "elephant_rally 2 / elephants: A home B a24 C c46 D a1 / open: 1 / hand 1: prayer cow / discards: green-6",
            ["play prayer", "take green-6", "play green-6"],
        ),
        ("formula_e 3 / elephants: A b43 B a24 C a10 / laps: A 1 / hand 1: purple-6 green-4", ["play purple-6"]),
    ],
)
def test_wins_by_two_cards_and_by_prayer_are_found(text: str, win: list[str]) -> None:
    assert win_in(text) == win
    state = race_in(text)
    for level in ("medium", "hard", "expert"):
        for world in (state, state.redeal(0, Generator(5))):
            chosen = make_bot(level).choose(infoset_in(world, 0, 1), Generator(1))
            assert state.rules.actions[chosen] == win[0]


def test_a_win_that_nobody_can_stop_comes_first() -> None:
    """Five by a green card win as well as three by prayers and red cards; only the green one cannot be cancelled."""
    found = win_in("elephant_rally 3 / elephants: A b47 B a24 C a1 / open: 1 / hand 1: red-2 green-5 / hand 2: tiger")
    assert found == ["play green-5"]


def late_positions(rules: Rules, seed: int) -> list[RaceState]:
    """Turns that begin with the seat's elephants near the line, in a game that a quick look plays."""
    generator = Generator(seed)
    state = rules.new()
    bot = make_bot("largest")
    found: list[RaceState] = []
    for _ in range(2000):
        asked = int(state.pending())
        if asked == 0:
            break
        seat = CHANCE if asked & CHANCE_BIT else next(seat for seat in range(rules.seats) if asked >> seat & 1)
        assert isinstance(state, RaceState)
        if seat == CHANCE:
            state.apply(CHANCE, state.pick(CHANCE, generator), None)
            continue
        if state.race.phase == TURN and state.race.played == 0:
            copy = state.copy()
            found.append(copy)
        state.apply(seat, bot.choose(infoset_in(state, seat, seed), generator), None)
    return found[-5:]


def wins_by_brute_force(state: State, seat: int, left: list[int]) -> bool:
    """Whether any line wins, found by following every action while others pass."""
    for action in state.legal(seat):
        left[0] -= 1
        if left[0] < 0:
            return False
        then = state.copy()
        assert isinstance(then, RaceState)
        then.apply(seat, action, None)
        let_pass(then, 1 << seat)
        if then.race.phase == OVER and then.race.winner == seat:
            return True
        if then.pending() == 1 << seat and wins_by_brute_force(then, seat, left):
            return True
    return False


def turn_wins(bot: Bot, state: RaceState, seat: int) -> bool:
    """Whether a bot that goes on with this turn wins in it, if all others pass."""
    state = state.copy()
    while state.pending() == 1 << seat:
        state.apply(seat, bot.choose(infoset_in(state, seat, 1), Generator(1)), None)
        let_pass(state, 1 << seat)
    return state.race.phase == OVER and state.race.winner == seat


def check_wins(game: str, seats: int, wanted: int) -> None:
    """Hard plays every win that brute force finds, where its seat knows what lies in the discards."""
    bot = make_bot("hard")
    wins = 0
    seed = 0
    while wins < wanted:
        for state in late_positions(set_table(game, seats), seed):
            seat = int(state.race.active)
            if state.race.cards.seers >> seat & 1 and wins_by_brute_force(state, seat, [BRUTE_STATES]):
                wins += 1
                assert find_win(state, seat) is not None, repr(state)
                assert turn_wins(bot, state, seat), repr(state)
        seed += 1


TABLES = [("elephant_rally", 2), ("elephant_rally", 4), ("formula_e", 3), ("formula_e", 6)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hard_plays_the_wins_that_brute_force_finds(game: str, seats: int) -> None:
    check_wins(game, seats, 1)


@pytest.mark.evidence
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hard_plays_a_thousand_wins(game: str, seats: int) -> None:
    check_wins(game, seats, 1000 // len(TABLES))
