"""What is learned of Raj: positions follow the rules, values at the end are exact, and bots see what was taught."""

import json
from pathlib import Path

import numpy as np
import pytest

from howdah.bots.endgames import Solver
from howdah.bots.learned.weights import read_weights, weights_of
from howdah.bots.matrix import MatrixGame
from howdah.bots.raj.bot import bids_by_ways
from howdah.bots.raj.crowd import CrowdTurn
from howdah.bots.raj.duel import DuelValues
from howdah.bots.raj.others import WAYS, Ways
from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE
from howdah.engine.generator import Generator
from howdah.training.matrices import solve
from howdah.training.networks import Net, fit
from howdah.training.raj import crowd
from howdah.training.raj.duel import EXACT, Values, width
from howdah.training.raj.measuring import at_random, by_rank, by_remaining, by_response, by_values, measure
from howdah.training.raj.plain import LEAN, mixtures, plain_bids
from howdah.training.raj.positions import CARDS, WORTH, one_of, opened, places, sampled, turned_up
from howdah.training.raj.stages import open_positions
from tests.bots.moments import infoset_in
from tests.cli.running import run
from tests.training.raj_tables import position_of, state_of, table, taught


def bits(flags: "np.ndarray[tuple[int], np.dtype[np.bool_]]") -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


# Matrix games.


@pytest.mark.parametrize("size", [1, 2, 3, 7])
def test_many_matrix_games_are_solved_like_one(size: int) -> None:
    payoffs = np.random.default_rng(size).integers(-4, 5, (60, size, size)) / 4
    found = solve(payoffs)
    for number in range(60):
        game = MatrixGame(size, size)
        for row in range(size):
            for column in range(size):
                game.put(row, column, float(payoffs[number, row, column]))
        assert game.solve() == pytest.approx(found.values[number], abs=1e-7)
        assert (found.rows[number] @ payoffs[number]).min() == pytest.approx(found.values[number], abs=1e-6)
        assert (payoffs[number] @ found.columns[number]).max() == pytest.approx(found.values[number], abs=1e-6)


# Positions.


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_turns_follow_the_rules(seats: int) -> None:
    """Random games, step for step beside the real rules."""
    luck = np.random.default_rng(seats)
    positions = sampled(12, seats, CARDS, luck)
    states = [table(seats).new() for _ in range(12)]
    for _ in range(CARDS):
        positions, prizes = turned_up(positions, luck)
        bids = np.stack([one_of(positions.hands[:, seat], luck) for seat in range(seats)], axis=1)
        positions = opened(positions, bids)
        for number, state in enumerate(states):
            state.apply(CHANCE, int(state.raj.kind_of[int(prizes[number])]), None)
            for seat in range(seats):
                state.apply(seat, int(bids[number, seat]), None)
            assert [int(hand) for hand in state.hands] == [bits(hand) for hand in positions.hands[number]]
            assert [int(state.worth_of(cards)) for cards in state.taken] == list(positions.scores[number])
            assert state.pile == bits(positions.pile[number])
            if state.pending():
                assert state.stake_worth == positions.stake[number]
    if seats > 2:
        paid = crowd.payoffs(positions.scores)
        for number, state in enumerate(states):
            result = state.result()
            assert result is not None
            assert result.payoffs == pytest.approx(list(paid[number]))


@pytest.mark.parametrize("left", [1, 2, EXACT])
def test_values_at_the_end_are_exact(left: int) -> None:
    positions = open_positions(25, left, np.random.default_rng(left))
    values = Values().of(positions, left)
    solver = Solver(table(2))
    for number in range(25):
        hands = [bits(hand) for hand in positions.hands[number]]
        pile, stake, lead = bits(positions.pile[number]), positions.stake[number], positions.lead()[number]
        found = solver.value(hands[0], hands[1], left, pile, int(stake), int(lead), 0, 0, 0)
        assert values[number] == pytest.approx(found, abs=1e-7)


# Bots see what was taught.


def test_a_bot_fills_the_matrix_as_it_was_taught() -> None:
    weights = weights_of("raj")
    assert weights is not None
    rules = table(2)
    values = Values()
    for left in range(EXACT + 1, CARDS):
        values.nets[left] = taught(weights.networks[f"2 seats {left} cards"])
    ours = DuelValues(rules)
    for seed in range(12):
        state = state_of(rules, seed, seed % 10)
        left = CARDS - int(state.turn)
        position = position_of(state)
        lead = int(position.lead()[0])
        game = ours.fill(state.hands[0], state.hands[1], state.pile, state.stake_worth, lead)
        # The stake holds the prize already: it is put back, and turned up again.
        card = next(card for card in range(CARDS) if state.stake >> card & 1)
        pile = position.pile.copy()
        pile[0, card] = True
        before = position._replace(pile=pile, stake=position.stake - rules.deck.prizes[card])
        theirs = values.matrices(before, np.array([card]), left)[0]
        found = [[game.payoffs[row * left + column] for column in range(left)] for row in range(left)]
        assert np.allclose(found, theirs, atol=1e-4)


def test_plain_bidders_are_the_same_to_bots_and_to_training() -> None:
    rules = table(2)
    for left in (2, 6, 14):
        positions, _ = turned_up(sampled(4, 2, left, np.random.default_rng(left)), np.random.default_rng(1))
        found = plain_bids(positions.hands[:, 1], positions.stake, positions.pile)
        for number in range(4):
            hand, pile = bits(positions.hands[number, 1]), bits(positions.pile[number])
            even = [1.0] * len(WAYS)
            bids = bids_by_ways(Ways(rules), hand, int(positions.stake[number]), pile, even)
            assert list(found[number]) == pytest.approx(bids)


def test_hard_mixes_as_training_measures_it() -> None:
    weights = weights_of("raj")
    assert weights is not None
    values = Values()
    for left in range(EXACT + 1, CARDS):
        values.nets[left] = taught(weights.networks[f"2 seats {left} cards"])
    for seed in range(3):
        state = state_of(table(2), seed, 6 + 2 * seed)
        left = CARDS - int(state.turn)
        position = position_of(state)
        card = next(card for card in range(CARDS) if state.stake >> card & 1)
        pile = position.pile.copy()
        pile[0, card] = True
        before = position._replace(pile=pile, stake=position.stake - WORTH[card])
        payoffs = values.matrices(before, np.array([card]), left)[0]
        theirs = mixtures(values, before, np.array([card]), left, LEAN)[0]
        thoughts = make_bot("hard").think(infoset_in(state, 0, seed), Generator(seed))
        ours = [thought.share for thought in thoughts]
        # Cards that are worth the same may stand for each other: what they bring against every answer is compared.
        assert ours @ payoffs == pytest.approx(theirs @ payoffs, abs=1e-3)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_bot_judges_crowds_as_it_was_taught(seats: int) -> None:
    weights = weights_of("raj")
    assert weights is not None
    net = taught(weights.networks[f"{seats} seats"])
    for seed in range(6):
        state = state_of(table(seats), seed, 2 * seed)
        turn = CrowdTurn(state)
        luck = np.random.default_rng(seed)
        position = position_of(state)
        bids = np.stack([one_of(position.hands[:, seat], luck) for seat in range(seats)], axis=1)
        for seat in range(seats):
            turn.bids[seat] = int(np.flatnonzero(places(position.hands[:, seat])[0] == bids[0, seat])[0])
        after = opened(position, bids)
        left = CARDS - int(state.turn) - 1
        for seat in range(seats):
            expected = float(net.run(crowd.rows_of(after, seat, left))[0, 0])
            assert turn.value(seat) == pytest.approx(expected, abs=1e-4)


# Learning.


def test_a_network_learns_what_it_is_shown() -> None:
    luck = np.random.default_rng(1)
    rows = luck.standard_normal((2000, 6)).astype(np.float32)
    targets = np.sign(rows[:, :1]) * 0.5
    net = Net.drawn([6, 16, 16, 1], luck)
    assert fit(net, rows, targets.astype(np.float32), 60, luck) < 0.25


def test_measures_know_who_is_stronger() -> None:
    luck = np.random.default_rng(2)
    assert measure(by_rank(0), at_random, 300, luck).low > 0.6
    assert measure(by_remaining(1), at_random, 300, luck).low > 0.6
    even = measure(by_rank(2), by_rank(2), 300, luck)
    assert even.low < 0.5 < even.high
    assert even.games == 600


def drawn_values(luck: np.random.Generator) -> Values:
    """Networks that have learned nothing."""
    values = Values()
    for left in range(EXACT + 1, CARDS):
        values.nets[left] = Net.drawn([width(left), 8, 8, 1], luck)
    return values


def test_a_responder_beats_a_bad_player_whose_mixtures_it_knows() -> None:
    """With the same values for both, what is to come is the same guess: knowing the mixture can only help."""
    luck = np.random.default_rng(3)
    values = drawn_values(luck)
    assert measure(by_response(values, values), by_values(values, lean=LEAN), 60, luck).share > 0.4
    assert measure(by_values(values, noise=0.5), by_values(values), 20, luck).games == 40


# The command.

LINE = ["train", "raj", "--positions", "1000", "--epochs", "1"]


def test_training_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    folder, out = tmp_path / "run", tmp_path / "raj.weights"
    said = run(*LINE, "--folder", str(folder), "--out", str(out), "--measure", "20", "--json")
    data = json.loads(said.stdout)
    assert [stage["name"] for stage in data["stages"]][:2] == ["2 seats 4 cards", "2 seats 5 cards"]
    assert 0 < data["measured"]["rank:jitter=0"]["share"] < 1
    weights = read_weights(out.read_bytes(), "raj.weights")
    assert weights.command == "howdah train raj --seed 1 --positions 1000 --epochs 1"
    before = out.read_bytes()
    for gone in ("2-seats-14-cards", "3-seats"):
        (folder / f"{gone}.npz").unlink()
    run(*LINE, "--folder", str(folder), "--out", str(out))
    assert out.read_bytes() == before


def test_wrong_folders_and_games_are_refused(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"seed": 1, "positions": 5000, "epochs": 1}))
    said = run(*LINE, "--folder", str(tmp_path))
    assert said.exit_code == 2
    assert "--positions 5000" in said.stderr
    (tmp_path / "settings.json").write_text("[]")
    assert "settings of a training run" in run(*LINE, "--folder", str(tmp_path)).stderr
    assert "nothing is learned of 'totem'" in run("train", "totem", "--folder", str(tmp_path)).stderr
