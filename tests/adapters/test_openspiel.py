"""OpenSpiel's own simulation tests, solvers and searches judge our games; its solver and ours agree."""

import copy
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import gambit, ismcts, mcts

import howdah.adapters.openspiel  # noqa: F401  (registers the games)
from howdah.bots.endgames import Solver
from howdah.engine.contract import CHANCE
from howdah.engine.errors import OptionError
from howdah.engine.registry import read_state
from howdah.games.raj.rules import RajRules
from tests.adapters.tables import GAMES, SHORT
from tests.patience import PATIENCE

FEW_CARDS = "deck: bids 1..3 prizes -1 1 3; payoff: points"


BEGUN = "raj 2 / option deck: bids 1..3 prizes -1 1 3 / used 1: 1 / used 2: 2 / taken 2: 1"


def load(game: str, **more: Any) -> Any:
    short = "; ".join(f"{name}: {value}" for name, value in SHORT[game].items())
    return pyspiel.load_game(f"howdah_{game}", {"options": short, **more})


@pytest.mark.parametrize(
    ("game", "more"),
    [*((game, {}) for game in GAMES), ("raj", {"in_turns": True}), ("raj", {"seats": 5}), ("totem", {"seats": 4})],
    ids=str,
)
def test_their_simulations_pass(game: str, more: dict[str, Any], capfd: pytest.CaptureFixture[str]) -> None:
    """Copies, texts and back, legality, observations, returns: all of it is theirs."""
    pyspiel.random_sim_test(load(game, **more), num_sims=2, serialize=True, verbose=False)
    assert "error" not in capfd.readouterr().err.lower()


def test_nodes_are_of_all_kinds() -> None:
    state = load("raj", seats=3).new_initial_state()
    assert state.is_chance_node()
    assert dict(state.chance_outcomes())[0] == pytest.approx(1 / 15)
    state.apply_action(14)
    assert state.is_simultaneous_node()
    state.apply_actions([3, 4, 4])
    assert state.is_chance_node()
    in_turns = load("raj", seats=3, in_turns=True).new_initial_state()
    in_turns.apply_action(14)
    assert [in_turns.current_player(), in_turns.get_game().get_type().dynamics] == [
        0,
        pyspiel.GameType.Dynamics.SEQUENTIAL,
    ]


def test_information_states_hide_sealed_bids_and_recall_opened_ones() -> None:
    """What a seat was told: the others' bids when they are opened, not before, and for ever after."""
    states = [load("raj", in_turns=True).new_initial_state() for _ in range(2)]
    for state, bid in zip(states, (3, 9), strict=True):
        for action in (14, bid):
            state.apply_action(action)
    assert states[0].information_state_string(1) == states[1].information_state_string(1)
    assert states[0].observation_tensor(1) == states[1].observation_tensor(1)
    assert states[0].information_state_string(0) != states[1].information_state_string(0)
    state = states[1]
    state.apply_action(5)
    assert "bids=10,6" in state.information_state_string(1)
    for action in (0, 1, 1, 2, 2, 3):
        state.apply_action(action)
    assert "bids=10,6" in state.information_state_string(1)


@pytest.mark.parametrize("in_turns", [True, False])
@pytest.mark.parametrize("start", ["", BEGUN])
def test_information_state_tensors_tell_what_the_texts_tell(in_turns: bool, start: str) -> None:
    """Over random games: the same text, the same tensor, and the same tensor, the same text."""
    params = {"in_turns": in_turns, "options": "deck: bids 1..3 prizes -1 1 3", "start": start}
    game = pyspiel.load_game("howdah_raj", params)
    assert game.get_type().provides_information_state_tensor
    chooser = random.Random(1)
    tensors: dict[str, tuple[float, ...]] = {}
    texts: dict[tuple[float, ...], str] = {}
    for _ in range(60):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                state.apply_actions([chooser.choice(state.legal_actions(seat)) for seat in range(2)])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
            for seat in range(2):
                text, tensor = state.information_state_string(seat), tuple(state.information_state_tensor(seat))
                assert [len(tensor)] == game.information_state_tensor_shape()
                assert tensors.setdefault(text, tensor) == tensor
                assert texts.setdefault(tensor, text) == text


def test_only_a_game_with_a_last_turn_has_information_state_tensors() -> None:
    told = {game: load(game).get_type().provides_information_state_tensor for game in GAMES}
    assert told == {"raj": True, "totem": False, "formula_e": False, "elephant_rally": False}


CRASH = """
import sys, pyspiel, open_spiel.python.games
game = pyspiel.load_game("python_kuhn_poker")
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(0 if len(state.history()) == 0 else 1)
evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
if sys.argv[1] == "ismcts":
    kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, 50, 10, kind, False, False)
else:
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 50, 100, True, 1, False)
bot.step(state)
"""


@pytest.mark.parametrize("search", ["ismcts", "mcts"])
def test_their_searches_in_cpp_crash_on_python_games_of_their_own(search: str) -> None:
    """docs/adapters.md warns of it. When this fails they have mended it: take the warning away."""
    done = subprocess.run([sys.executable, "-c", CRASH, search], capture_output=True, check=False, timeout=PATIENCE)
    assert done.returncode == -signal.SIGSEGV


def test_a_game_that_was_exported_can_be_searched_in_cpp() -> None:
    """The way around for small games; `test_their_searches_play_ours` is the other one, in Python."""
    tree = pyspiel.load_efg_game(gambit.export_gambit(load("raj", in_turns=True, options=FEW_CARDS)))
    state = tree.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = pyspiel.MCTSBot(tree, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 50, 100, True, 1, False)
    assert bot.step(state) in state.legal_actions()


def play(game: Any, bots: list[Any], chooser: random.Random) -> Any:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


def their_mcts(game: Any, seed: int) -> Any:
    return mcts.MCTSBot(game, 1.0, 20, mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)))


def their_ismcts(game: Any, seed: int) -> Any:
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)),
        uct_c=1.0,
        max_simulations=20,
        random_state=np.random.RandomState(seed),
    )


@pytest.mark.parametrize("make", [their_mcts, their_ismcts], ids=["mcts", "ismcts"])
@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("raj", {"in_turns": True, "options": "deck: bids 1..5 prizes -2 1 2 3 4"}),
        ("totem", {"options": "turn_limit: 1"}),
        ("formula_e", {"options": "turn_limit: 2"}),
        ("elephant_rally", {"options": "turn_limit: 2"}),
    ],
)
def test_their_searches_play_ours(game: str, more: dict[str, Any], make: Callable[[Any, int], Any]) -> None:
    loaded = load(game, **more)
    final = play(loaded, [make(loaded, seat) for seat in range(loaded.num_players())], random.Random(1))
    assert sum(final.returns()) == pytest.approx(0)


def solved_by_cfr(game: Any, rounds: int) -> tuple[float, float]:
    """How far their CFR+ can be exploited and what it gives the first seat, on the tree that their exporter writes."""
    tree = pyspiel.load_efg_game(gambit.export_gambit(game))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, False, 0.0)[0]
    return pyspiel.exploitability(tree, policy), value


def our_value(position: str) -> float:
    """What our equilibrium code says the first seat gets, where the next prize is to be turned up."""
    state = read_state(position)
    rules = state.rules
    assert isinstance(rules, RajRules)
    solver = Solver(rules)
    total = weights = 0.0
    for outcome, weight in state.chances():
        turned = state.copy()
        turned.apply(CHANCE, outcome, None)
        total += weight * solver.solve(turned, 0).value
        weights += weight
    return total / weights


FOUR_CARDS = [
    # Four cards each are left, and the hands differ: who has the better one wins some of what is to come.
    "raj 2 / option payoff: points / option deck: bids 1..5 prizes -2 -2 3 3 4 / used 1: 5 / used 2: 3 / taken 1: 4",
    "raj 2 / option payoff: points / option deck: bids 1..6 prizes 1..6 / used 1: 1 2 / used 2: 6 3 / taken 2: 5 6",
]


def check_agreement(position: str) -> None:
    """Their CFR+ cannot be exploited by much, and gives the first seat what our equilibrium code says."""
    state = read_state(position)
    options = "; ".join(f"{name}: {value}" for name, value in state.rules.options.items())
    game = pyspiel.load_game("howdah_raj", {"options": options, "start": repr(state), "in_turns": True})
    exploitable, theirs = solved_by_cfr(game, 120)
    assert exploitable < 0.03
    # What was taken before counts in their returns, and lies behind us in our value.
    scores = [int(state.worth_of(cards)) for cards in state.taken]  # type: ignore[attr-defined]  # it is Raj's
    before = (scores[0] - scores[1]) / 2
    assert theirs - before == pytest.approx(our_value(repr(state)), abs=0.03)
    assert abs(our_value(repr(state))) > 0.1, "an even position would prove little"


def test_their_solver_and_ours_agree_on_four_cards() -> None:
    check_agreement(FOUR_CARDS[0])


@pytest.mark.evidence
def test_their_solver_and_ours_agree_on_four_cards_of_four_values() -> None:
    check_agreement(FOUR_CARDS[1])


def test_states_copy_and_resample() -> None:
    state = load("raj", in_turns=True).new_initial_state()
    for action in (14, 3):
        state.apply_action(action)
    twin = state.clone()
    twin.apply_action(5)
    assert str(twin) != str(state)
    worlds = {str(state.resample_from_infostate(1, random.Random(seed).random)) for seed in range(40)}
    assert len(worlds) > 5, "the sealed bid is dealt anew"
    told = state.information_state_string(1)
    assert {
        state.resample_from_infostate(1, random.Random(seed).random).information_state_string(1) for seed in range(5)
    } == {told}
    assert str(copy.deepcopy(state.played).state) == str(state.played.state)


@pytest.mark.parametrize(
    ("game", "params", "message"),
    [
        ("raj", {"options": "payoff"}, "options are written 'name: value; name: value', not 'payoff'"),
        ("raj", {"start": "raj 3 / stake: 6"}, "another game, seat count or options"),
        ("totem", {"in_turns": False}, "totem is played in turns; simultaneous is: raj"),
        ("raj", {"seats": 7}, "raj is for 2 to 5 players"),
    ],
)
def test_wrong_parameters_say_what_would_be_right(game: str, params: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        pyspiel.load_game(f"howdah_{game}", params)


def test_the_fair_opening_is_worth_nothing() -> None:
    game = pyspiel.load_game("howdah_raj", {"options": FEW_CARDS, "in_turns": True})
    exploitable, theirs = solved_by_cfr(game, 200)
    assert exploitable < 0.01
    assert theirs == pytest.approx(0, abs=0.01)
