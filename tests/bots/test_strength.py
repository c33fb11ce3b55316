"""The long proofs of strength, run by `make evidence` on the compiled build; docs/bots.md has what they measured."""

import time

import pytest

from howdah.bots.arena import play_game
from howdah.bots.exploitability import BotPolicy, SolvedPolicy, exploitability
from howdah.bots.specs import make_bot
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table
from howdah.games.raj.rules import RajRules
from howdah.lab.statistics import wilson
from tests.bots.moments import moment, sight_in

GAMES = 200
FIVE_CARDS = {"deck": "bids 1..5 prizes 1..5", "payoff": "points"}

pytestmark = pytest.mark.evidence


def test_search_alone_is_hardly_exploitable_on_five_cards() -> None:
    rules = set_table("raj", 2, FIVE_CARDS)
    assert isinstance(rules, RajRules)
    assert exploitability(rules, SolvedPolicy(rules)) == pytest.approx(0, abs=1e-9)
    assert exploitability(rules, BotPolicy(make_bot("search:n=60000"))) < 0.15


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_tables_of_the_level_below(stronger: str, weaker: str, seats: int) -> None:
    rules = set_table("raj", seats)
    strong, weak = make_bot(stronger), make_bot(weaker)
    won, decided = 0, 0
    for number in range(GAMES):
        seat = number % seats
        bots = [strong if place == seat else weak for place in range(seats)]
        result = play_game(rules, bots, number // seats).result
        if result.ending == "won":
            decided += 1
            won += seat in result.winners()
    low, _ = wilson(won, decided)
    assert low > 1 / seats, f"{won} of {decided}"


def test_hard_decides_in_time() -> None:
    bot = make_bot("hard")
    rules = set_table("raj", 2)
    spent = []
    for seed in range(60):
        state, seat = moment(rules, Generator(seed))
        sight = sight_in(state, seat, seed)
        start = time.perf_counter()
        bot.choose(sight, Generator(seed))
        spent.append(time.perf_counter() - start)
    assert sum(spent) / len(spent) < 0.2
    assert max(spent) < 1
