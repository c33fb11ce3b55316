"""Matrix games and endgames are solved: proved by strategies that nobody can improve, not by our own word."""

import pytest
from mypy_extensions import i64

from howdah.bots.arena import play_game
from howdah.bots.endgames import normalised
from howdah.bots.equilibrium import EquilibriumBot
from howdah.bots.exploitability import BotPolicy, Policy, SolvedPolicy, exploitability
from howdah.bots.matrix import MatrixGame
from howdah.bots.specs import make_bot
from howdah.engine.contract import State
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, set_table
from howdah.games.raj.rules import RajRules
from tests.bots.moments import infoset_in


def solved(payoffs: list[list[float]]) -> MatrixGame:
    game = MatrixGame(len(payoffs), len(payoffs[0]))
    for row, line in enumerate(payoffs):
        for column, payoff in enumerate(line):
            game.put(row, column, payoff)
    game.solve()
    return game


@pytest.mark.parametrize(
    ("payoffs", "value", "rows", "columns"),
    [
        ([[1.0, -1.0], [-1.0, 1.0]], 0.0, [0.5, 0.5], [0.5, 0.5]),
        ([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]], 0.0, [1 / 3] * 3, [1 / 3] * 3),
        ([[3.0, 1.0], [0.0, 2.0]], 1.5, [0.5, 0.5], [0.25, 0.75]),
        ([[3.0, 2.0], [1.0, 0.0]], 2.0, [1.0, 0.0], [0.0, 1.0]),
        ([[5.0]], 5.0, [1.0], [1.0]),
        ([[-7.0, -3.0, -5.0]], -7.0, [1.0], [1.0, 0.0, 0.0]),
    ],
)
def test_games_solved_by_hand(
    payoffs: list[list[float]], value: float, rows: list[float], columns: list[float]
) -> None:
    game = solved(payoffs)
    assert game.value == pytest.approx(value)
    assert list(game.row_share) == pytest.approx(rows)
    assert list(game.column_share) == pytest.approx(columns)


def test_nobody_can_improve_on_a_solved_game() -> None:
    """Duality is the oracle: rows that guarantee v and columns that allow no more prove that v is the value."""
    generator = Generator(4)
    for _ in range(300):
        height, width = 1 + int(generator.below(7)), 1 + int(generator.below(7))
        spread = 1 + int(generator.below(9))
        payoffs = [[float(generator.below(spread)) - spread / 2 for _ in range(width)] for _ in range(height)]
        game = solved(payoffs)
        rows, columns = list(game.row_share), list(game.column_share)
        assert sum(rows) == pytest.approx(1)
        assert sum(columns) == pytest.approx(1)
        assert min(rows) >= 0
        assert min(columns) >= 0
        guaranteed = min(sum(rows[r] * payoffs[r][c] for r in range(height)) for c in range(width))
        allowed = max(sum(columns[c] * payoffs[r][c] for c in range(width)) for r in range(height))
        assert guaranteed == pytest.approx(game.value, abs=1e-9)
        assert allowed == pytest.approx(game.value, abs=1e-9)


def test_hands_are_normalised_to_their_relative_order() -> None:
    assert normalised(i64(0b1001000), i64(0b0001010)) == (0b110, 0b011)
    assert normalised(i64(0b11), i64(0b11)) == (0b11, 0b11)


DECKS = [
    {"deck": "bids 1..3 prizes 1..3", "payoff": "points"},
    {"deck": "bids 1..3 prizes -2 1 3", "payoff": "points"},
    {"deck": "bids 1..4 prizes 0 2 2", "payoff": "points"},
    {"deck": "bids 1..3 prizes -1 1 2"},
    {"deck": "bids 1..3 prizes 1 2 2", "tie_rule": "mouse"},
    {"deck": "bids 1..4 prizes -1 1 2 3", "payoff": "points"},
]


@pytest.mark.parametrize("options", DECKS, ids=lambda options: " ".join(options.values()))
def test_solved_play_cannot_be_exploited(options: dict[str, str]) -> None:
    rules = set_table("raj", 2, options)
    assert isinstance(rules, RajRules)
    assert exploitability(rules, SolvedPolicy(rules)) == pytest.approx(0, abs=1e-9)


class Even(Policy):
    """Plays anything."""

    def shares(self, state: State, seat: int) -> list[float]:
        legal = state.legal(seat)
        return [1 / len(legal)] * len(legal)


def test_careless_play_can_be_exploited_and_search_hardly() -> None:
    rules = set_table("raj", 2, DECKS[0])
    assert isinstance(rules, RajRules)
    careless = exploitability(rules, Even())
    searched = exploitability(rules, BotPolicy(make_bot("search:n=120")))
    assert careless > 0.5
    assert 0 <= searched < 0.15


def test_the_last_cards_are_solved_by_hand() -> None:
    # One card each is left after this turn. Giving up the 1 wins the 2: bidding low is right for both.
    state = read_state("raj 2 / option deck: bids 1 2 prizes 1 2 / option payoff: points / stake: 1")
    thoughts = make_bot("equilibrium").think(infoset_in(state, 0, 0), Generator(0))
    assert [thought.share for thought in thoughts] == pytest.approx([1, 0])
    assert thoughts[0].value == pytest.approx(0)


def test_perfect_play_does_not_lose_on_average() -> None:
    rules = set_table("raj", 2, {"deck": "bids 1..4 prizes -1 1 2 3", "payoff": "points"})
    perfect = make_bot("equilibrium:cards=4")
    gained = 0.0
    for seed in range(60):
        seat = seed % 2
        other = make_bot("heuristic:noise=0.1")
        result = play_game(rules, [perfect, other] if seat == 0 else [other, perfect], seed // 2).result
        gained += result.payoffs[seat]
    assert gained > 0


def test_a_lost_position_and_many_cards_are_left_to_the_search() -> None:
    lost = read_state("raj 2 / option deck: bids 1..3 prizes 1 2 9 / hand 1: 1 2 / hand 2: 1 2 / taken 2: 9 / stake: 2")
    bot = make_bot("equilibrium:n=30")
    assert isinstance(bot, EquilibriumBot)
    assert sum(thought.visits for thought in bot.think(infoset_in(lost, 0, 0), Generator(0))) == 30
    opening = read_state("raj 2 / stake: 6")
    assert sum(thought.visits for thought in bot.think(infoset_in(opening, 0, 0), Generator(0))) == 30
