"""The search plays legally, repeatably, mixes where it must, sees what is coming, and beats those who look less."""

import pytest

from howdah.bots.arena import play_game
from howdah.bots.base import Bot
from howdah.bots.evaluation import evaluation_of
from howdah.bots.mcts.result import thoughts_of
from howdah.bots.mcts.search import Search
from howdah.bots.mcts.tree import FIRST_KEY, Tree, mixed
from howdah.bots.settings import Settings
from howdah.bots.specs import make_bot, think
from howdah.engine.contract import Rules
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import read_state, set_table
from tests.bots.moments import TABLES, infoset_in, moment
from tests.suites.tables import table_name

SMALL = {"deck": "bids 1..5 prizes -2 -1 1 2 4"}


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_plays_legally_everywhere(rules: Rules) -> None:
    for seed in range(2):
        state, seat = moment(rules, Generator(seed))
        thoughts = make_bot("search:n=10,cut=10").think(infoset_in(state, seat, seed), Generator(seed))
        assert [thought.action for thought in thoughts] == state.legal(seat)
        assert sum(thought.share for thought in thoughts) == pytest.approx(1)
        assert all(0 <= thought.chance <= 1 for thought in thoughts)
        assert sum(thought.visits for thought in thoughts) == 10 // int(evaluation_of(rules).effort(state))


@pytest.mark.parametrize("game", ["raj", "ambush", "pennies"])
def test_whole_games_are_repeated_to_the_letter(game: str) -> None:
    rules = set_table(game, 2, SMALL if game == "raj" else {})
    bots: list[Bot] = [make_bot("search:n=15"), make_bot("search:n=15,cut=4,style=patient")]
    records = {play_game(rules, bots, 3).match.record.text() for _ in range(2)}
    assert len(records) == 1


def test_time_is_a_budget_too() -> None:
    match = Match(set_table("raj", 3), SeededDealer(1))
    thoughts = make_bot("search:ms=20").think(match.information_set(0, Generator(0)), Generator(0))
    assert sum(thought.visits for thought in thoughts) >= 16


def test_mixes_where_both_choose_at_once() -> None:
    state, seat = moment(set_table("pennies", 2), Generator(1))
    shares = [thought.share for thought in make_bot("search:n=600").think(infoset_in(state, seat, 0), Generator(3))]
    assert all(0.35 < share < 0.65 for share in shares)


def test_plays_what_cannot_be_wrong() -> None:
    # Whoever has the highest bid for the 5 has won, whatever happens to the 1.
    state = read_state("raj 2 / option deck: bids 1..3 prizes 1 5 / stake: 5")
    best = think(infoset_in(state, 0, 0), "search:n=400", Generator(1))[0]
    assert state.rules.actions[best.action] == "bid 3"


def test_answers_a_step_that_would_lose_the_game() -> None:
    state = read_state("ambush 2 / hand 1: fox hen / score 1: 1 / hand 2: hen hen / turn: 3 / steps: 6")
    best = think(infoset_in(state, 0, 0), "search:n=100", Generator(1))[0]
    assert state.rules.actions[best.action] == "pounce"


def test_goes_far_when_nobody_can_lie_in_wait() -> None:
    # All three foxes are gone, as everyone knows: every step counts.
    state = read_state("ambush 2 / hand 1: hen / hand 2: hen hen / turn: 2 / score 2: 2 / steps: 1 / discards: 3")
    best = think(infoset_in(state, 0, 0), "search:n=200", Generator(1))[0]
    assert state.rules.actions[best.action] == "step"


def test_beats_random_play() -> None:
    """Of 400 games it wins 322. With so few cards the heuristic bot is its equal: 190.5 of 400."""
    rules = set_table("raj", 2, SMALL)
    assert wins(rules, make_bot("search:n=100"), make_bot("random"), 16) >= 11


def wins(rules: Rules, bot: Bot, other: Bot, games: int) -> float:
    """Games won by a bot, seats in turn; a draw is half of one."""
    won = 0.0
    for seed in range(games):
        seat = seed % 2
        result = play_game(rules, [bot, other] if seat == 0 else [other, bot], seed // 2).result
        won += (seat in result.winners()) / len(result.winners())
    return won


def test_five_seats_choose_at_once() -> None:
    match = Match(set_table("raj", 5), SeededDealer(1))
    search = Search(match.information_set(4, Generator(0)).world, 4, Settings(60), Generator(1))
    search.run()
    assert search.tree.visits[0] == 60
    assert len(thoughts_of(search)) == 15


def test_histories_have_keys_of_their_own() -> None:
    keys = {FIRST_KEY}
    for first in range(40):
        for second in range(40):
            for third in range(10):
                keys.add(int(mixed(mixed(mixed(FIRST_KEY, first), second), third)))
    assert len(keys) == 1 + 40 * 40 * 10
    assert all(0 <= key < 1 << 62 for key in keys)


def test_the_tree_finds_again_what_it_was_given() -> None:
    tree = Tree(2)
    keys = [int(mixed(FIRST_KEY, number)) for number in range(1000)]
    numbers = [int(tree.node(key)) for key in keys]
    assert numbers == list(range(1000))
    assert [int(tree.node(key)) for key in keys] == numbers
