"""Raj by learned values: where they count, what is mixed, what a match has shown, and that nothing else is known."""

import pytest

from howdah.bots.base import Bot, Thought
from howdah.bots.levels import LevelBot
from howdah.bots.raj.bot import TRUST, LearnedRajBot, bids_by_ways, crowd_chances
from howdah.bots.raj.duel import DuelValues
from howdah.bots.raj.others import ANYWHERE, BY_SIZE, WAYS, Ways, turns_in
from howdah.bots.random import RandomBot
from howdah.bots.specs import make_bot, think
from howdah.engine.dealers import KeyedDealer, SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import read_state, set_table
from howdah.engine.updates import InformationSet
from howdah.games.raj.rules import RajRules, RajState
from tests.bots.moments import infoset_in

OWN_DECK = "bids 1..6 prizes -1 1..5"


class Asked(Bot):
    """Says that it was asked."""

    def __init__(self) -> None:
        self.times = 0

    def choose(self, infoset: InformationSet, generator: Generator) -> int:  # noqa: ARG002
        self.times += 1
        return infoset.legal[0]

    def think(self, infoset: InformationSet, generator: Generator) -> list[Thought]:
        self.times += 1
        return super().think(infoset, generator)


def played(seats: int, bots: list[Bot], turns: int, seed: int = 3) -> Match:
    """A match after so many turns."""
    match = Match(set_table("raj", seats), KeyedDealer(seed))
    luck = Generator(seed)
    for _ in range(turns):
        for seat, bot in enumerate(bots):
            infoset = match.information_set(seat, luck.split(), past=True)
            match.submit(seat, match.rules.actions[bot.choose(infoset, luck.split())])
    return match


def raj(match: Match, seat: int) -> tuple[InformationSet, RajState]:
    infoset = match.information_set(seat, Generator(1), past=True)
    assert isinstance(infoset.world, RajState)
    return infoset, infoset.world


# Where they count.


@pytest.mark.parametrize(
    ("seats", "options", "asked"),
    [
        (2, {}, 0),
        (2, {"open_history": "on"}, 0),
        (2, {"deck": OWN_DECK}, 2),
        (2, {"tie_rule": "mouse"}, 2),
        (2, {"payoff": "points"}, 2),
        (3, {}, 0),
        (5, {}, 0),
        (3, {"deck": OWN_DECK}, 2),
        (4, {"tie_rule": "mouse"}, 2),
    ],
)
def test_tables_that_nobody_learned_are_left_to_another_bot(seats: int, options: dict[str, str], asked: int) -> None:
    other = Asked()
    bot = LearnedRajBot(other, rounds=3)
    infoset = Match(set_table("raj", seats, options), SeededDealer(1)).information_set(0, Generator(1))
    assert bot.choose(infoset, Generator(1)) in infoset.legal
    assert len(bot.think(infoset, Generator(1))) == len(infoset.legal)
    assert other.times == asked


def test_other_games_are_left_to_another_bot() -> None:
    other = Asked()
    match = Match(set_table("elephant_rally", 2), SeededDealer(1))
    infoset = match.information_set(match.waiting()[0], Generator(1))
    LearnedRajBot(other).choose(infoset, Generator(1))
    assert other.times == 1


def test_a_style_searches() -> None:
    infoset = Match(set_table("raj", 2), SeededDealer(1)).information_set(0, Generator(1))
    assert isinstance(LevelBot("hard", "plain").bot(infoset), LearnedRajBot)
    assert not isinstance(LevelBot("hard", "bold").bot(infoset), LearnedRajBot)


# What is mixed.


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_what_is_played_most_has_the_best_chance(level: str) -> None:
    for seed in range(3):
        match = played(2, [make_bot("rank"), make_bot("rank:jitter=3")], 3 + 4 * seed, seed)
        infoset, _ = raj(match, 0)
        thoughts = think(infoset, level, Generator(seed))
        assert sum(thought.share for thought in thoughts) == pytest.approx(1.0)
        assert thoughts[0].chance == max(thought.chance for thought in thoughts)
        assert all(0.0 <= thought.chance <= 1.0 for thought in thoughts)


def test_the_opening_is_even_and_nobody_can_read_it() -> None:
    infoset = Match(set_table("raj", 2), KeyedDealer(3)).information_set(0, Generator(1))
    thoughts = think(infoset, "hard", Generator(1))
    assert thoughts[0].chance == pytest.approx(0.5, abs=0.03)
    assert sum(thought.share >= 0.02 for thought in thoughts) >= 3


def test_small_endgames_are_solved_as_the_solver_does() -> None:
    state = read_state(
        "raj 2 / hand 1: 12..15 / hand 2: 6..9 / taken 1: 1 3 5 7 9 / taken 2: 2 4 6 8 -1 -2 / stake: 10"
    )
    hard = think(infoset_in(state, 0, 1), "hard", Generator(1))
    solved = think(infoset_in(state, 0, 1), "equilibrium:cards=6,n=10", Generator(1))
    assert hard[0].chance == pytest.approx(solved[0].chance, abs=1e-9)


def test_a_lost_game_hopes_for_a_mistake() -> None:
    """Far behind, with -5 and +5 to come."""
    state = read_state(
        "raj 2 / hand 1: 1..2 / hand 2: 14..15 / taken 1: -4 -3 -2 -1 1 2 / taken 2: 3 4 6 7 8 9 10 / stake: 5"
    )
    thoughts = think(infoset_in(state, 0, 1), "hard", Generator(1))
    assert sum(thought.share for thought in thoughts) == 1.0


@pytest.mark.parametrize(("turns", "seed"), [(1, 1), (4, 2), (7, 3), (11, 4)])
def test_hard_leans_against_plain_bidding_and_risks_no_more_than_it_gains(turns: int, seed: int) -> None:
    """Against plain bidders it takes at least what the equilibrium takes; at worst it loses a quarter of that gain."""
    match = played(2, [RandomBot(), make_bot("rank:jitter=2")], turns, seed)
    infoset, world = raj(match, 0)
    game = DuelValues(world.raj).solve(world, 0)
    size = range(int(game.rows))
    even = [1.0] * len(WAYS)
    plain = bids_by_ways(Ways(world.raj), world.hands[1], world.stake_worth, world.pile, even)
    solved = [game.row_share[row] for row in size]
    hard = [thought.share for thought in make_bot("hard").think(infoset, Generator(seed))]

    def columns(shares: list[float]) -> list[float]:
        return [sum(shares[row] * game.payoffs[row * len(size) + column] for row in size) for column in size]

    def taken(shares: list[float]) -> float:
        return sum(part * worth for part, worth in zip(plain, columns(shares), strict=True))

    gain = taken(hard) - taken(solved)
    assert gain > -1e-9
    assert min(columns(solved)) - min(columns(hard)) <= (1.0 - TRUST) / TRUST * gain + 1e-9


# What a match has shown.


@pytest.mark.parametrize("seats", [2, 4])
def test_the_past_is_told_as_it_was(seats: int) -> None:
    match = played(seats, [RandomBot() for _ in range(seats)], 9)
    infoset, world = raj(match, 1)
    turns = turns_in(infoset.past, world)
    assert len(turns) == 9
    full = (1 << 15) - 1
    hands = [full] * seats
    for number, turn in enumerate(reversed(turns)):
        assert turn.hands == hands
        assert turn.bids == [int(world.history[number * seats + seat]) for seat in range(seats)]
        hands = [hand & ~(1 << bid) for hand, bid in zip(hands, turn.bids, strict=True)]
        assert bin(turn.pile).count("1") == 14 - number
    assert turns[-1].scores == [0] * seats


def test_a_way_of_bidding_is_recognized() -> None:
    match = played(2, [RandomBot(), make_bot("rank")], 6)
    infoset, world = raj(match, 0)
    bot = LearnedRajBot(RandomBot(), adapts=True)
    bot.values = DuelValues(world.raj)
    chances = bot.chances_of_ways(turns_in(infoset.past, world), 1)
    aims = [sum(chances[way] for way in range(len(WAYS)) if WAYS[way][0] == aim) for aim in range(ANYWHERE + 1)]
    assert max(aims) == aims[BY_SIZE] > 0.5
    crowd = crowd_chances(Ways(world.raj), turns_in(infoset.past, world), 1)
    assert sum(crowd) == pytest.approx(1.0)
    assert crowd[len(WAYS)] < 0.1


def test_shares_of_every_way_sum_to_one() -> None:
    rules = set_table("raj", 3)
    assert isinstance(rules, RajRules)
    ways = Ways(rules)
    for way in range(len(WAYS)):
        for worth in (-7, -1, 0, 6, 24):
            ways.put(way, 0b101_0010_0110_0011, worth, 0b1011)
            assert sum(ways.shares) == pytest.approx(1.0)
            assert all(ways.shares[card] == 0.0 for card in (2, 3, 4, 7))


def test_without_a_past_the_expert_plays_like_hard() -> None:
    infoset = played(2, [RandomBot(), RandomBot()], 4).information_set(0, Generator(1))
    shares = [
        [thought.share for thought in make_bot(level).think(infoset, Generator(1))] for level in ("hard", "expert")
    ]
    assert shares[0] == shares[1]


def test_the_expert_leans_against_what_it_has_seen() -> None:
    match = played(2, [RandomBot(), make_bot("rank")], 7)
    infoset, _ = raj(match, 0)
    hard, expert = (think(infoset, level, Generator(1)) for level in ("hard", "expert"))
    assert expert[0].chance > hard[0].chance
    assert expert[0].share > 0.5


# Nothing else is known.


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_sealed_bids_change_nothing(level: str) -> None:
    bot = make_bot(level)
    for seed in range(2):
        early, late, other = (played(2, [RandomBot(), make_bot("rank")], 7, seed) for _ in range(3))
        late.submit(1, late.legal(1)[0])
        other.submit(1, other.legal(1)[-1])
        asked = [match.information_set(0, Generator(5), past=True) for match in (early, late, other)]
        choices = {bot.choose(infoset, Generator(seed)) for infoset in asked}
        shares = [[thought.share for thought in bot.think(infoset, Generator(seed))] for infoset in asked]
        assert len(choices) == 1
        assert shares[0] == shares[1] == shares[2]


def test_choices_do_not_depend_on_what_was_thought_before() -> None:
    match = played(2, [RandomBot(), make_bot("rank")], 8)
    infoset, _ = raj(match, 0)
    fresh, used = make_bot("expert"), make_bot("expert")
    used.choose(raj(played(2, [RandomBot(), RandomBot()], 6, 9), 0)[0], Generator(1))
    assert fresh.choose(infoset, Generator(4)) == used.choose(infoset, Generator(4))
