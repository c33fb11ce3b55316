"""Yardsticks play as they are described: a ladder measures levels by them."""

from collections import Counter

import pytest

from howdah.bots.arena import play_game
from howdah.bots.random import RandomBot
from howdah.bots.specs import make_bot
from howdah.bots.yardsticks.race import largeness
from howdah.engine.contract import Rules
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, set_table
from tests.bots.moments import TABLES, infoset_in, moment
from tests.suites.tables import table_name

YARDSTICKS = [
    "rank",
    "rank:jitter=3",
    "remaining",
    "remaining:jitter=1",
    "ppo",
    "largest",
    "progress",
    "strike",
    "sampler",
]


def bids(spec: str, position: str, times: int = 60) -> set[str]:
    """All that a yardstick does in a position, as the first seat."""
    state = read_state(position)
    bot = make_bot(spec)
    chosen = Counter(bot.choose(infoset_in(state, 0, 0), Generator(seed)) for seed in range(times))
    return {state.rules.actions[action] for action in chosen}


@pytest.mark.parametrize(
    ("spec", "stake", "expected"),
    [
        ("rank", "10", {"bid 15"}),
        ("rank", "6", {"bid 11"}),
        ("rank", "1", {"bid 1", "bid 2"}),
        ("rank", "-5", {"bid 9", "bid 10"}),
        ("rank:jitter=1", "9", {"bid 13", "bid 14", "bid 15"}),
        ("remaining", "10", {"bid 15"}),
        ("remaining", "-1", {"bid 1", "bid 2"}),
    ],
)
def test_rank_matching_bids_the_rank_of_the_size(spec: str, stake: str, expected: set[str]) -> None:
    assert bids(spec, f"raj 2 / stake: {stake}") == expected


def test_rank_matching_takes_the_nearest_card_left() -> None:
    assert bids("rank", "raj 2 / used 1: 15 / used 2: 14 / taken 1: 1 / stake: 10") == {"bid 14"}


def test_remaining_rank_counts_prizes_to_come() -> None:
    position = "raj 2 / option deck: bids 1..4 prizes 1..4 / used 1: 4 / used 2: 3 / taken 1: 4 / stake: 3"
    assert bids("remaining", position) == {"bid 3"}
    assert bids("rank", position) == {"bid 3"}
    position = "raj 2 / option deck: bids 1..4 prizes 1..4 / used 1: 1 / used 2: 3 / taken 2: 4 / stake: 1"
    assert bids("remaining", position) == {"bid 2"}


def test_the_largest_card_comes_first() -> None:
    texts = ["discard green-6", "play mouse", "play green-4", "play purple-6", "end", "ahead"]
    assert max(texts, key=largeness) == "play purple-6"
    assert max(["left", "ahead", "right"], key=largeness) == "ahead"
    assert max(["tiger", "pass"], key=largeness) == "pass"


def test_progress_looks_through_its_whole_turn() -> None:
    """Six and two bring the last elephant home; so does the card that a prayer fetches."""
    two = "elephants: A home B a24 C a43 D a1 / open: 1 / hand 1: green-6 red-2 charmer"
    assert bids("progress", f"elephant_rally 2 / {two}", 1) <= {"play green-6", "play red-2"}
    fetched = "elephants: A home B a24 C c46 D a1 / open: 1 / hand 1: prayer tiger / discards: green-6"
    assert bids("progress", f"elephant_rally 2 / {fetched}", 1) == {"play prayer"}


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_yardsticks_play_legally_at_every_table(rules: Rules) -> None:
    for seed in range(3):
        state, seat = moment(rules, Generator(seed))
        for spec in YARDSTICKS:
            assert make_bot(spec).choose(infoset_in(state, seat, seed), Generator(seed)) in state.legal(seat)


@pytest.mark.parametrize(
    ("game", "yardstick"),
    [("raj", "rank"), ("elephant_rally", "largest"), ("totem", "strike")],
)
def test_yardsticks_beat_random_play(game: str, yardstick: str) -> None:
    rules = set_table(game, 2, {"turn_limit": "60"} if game == "totem" else {})
    won = 0
    for seed in range(6):
        seats = [make_bot(yardstick), RandomBot()]
        result = play_game(rules, seats if seed % 2 == 0 else seats[::-1], seed).result
        won += result.ranks[seed % 2] == 1
    assert won >= 4
