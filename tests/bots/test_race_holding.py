"""Who holds a tiger: what everybody saw counts, what is new dilutes it, and no secret is seen."""

import pytest

from howdah.bots.race.bot import Effort, TurnBot
from howdah.bots.race.holding import (
    DISCARDED,
    PASSED_AIMED,
    PASSED_EVENT,
    PASSED_MOVE,
    PASSED_TIGER,
    PLAYED_TIGER,
    Evidence,
    WeightedSampler,
    evidence_in,
    tiger_factors,
)
from howdah.bots.race.lines import Breadth
from howdah.bots.specs import make_bot
from howdah.engine.dealers import SeededDealer
from howdah.engine.events import Seen
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import read_state, set_table
from howdah.engine.updates import InformationSet
from howdah.games.race.state import RaceState

POSITION = "elephant_rally 3 / elephants: A a5 B c21 C a12 / hand 1: {} / hand 2: red-2 x2 / hand 3: {} green-5"


def after(hand: str, third: str, *acts: tuple[int, str]) -> Evidence:
    """The evidence of a match as the first seat saw it."""
    state = read_state(POSITION.format(hand, third))
    match = Match(state.rules, SeededDealer(1), None, state)
    for seat, action in acts:
        match.submit(seat, action)
    past = match.information_set(0, Generator(1), past=True).past
    now = match.information_set(0, Generator(1)).world
    assert isinstance(now, RaceState)
    return evidence_in(past, now)


def test_who_is_robbed_and_lets_it_pass_says_most() -> None:
    passes = [(0, "play monkey"), (0, "rob 3"), (1, "pass"), (2, "pass")]
    evidence = after("monkey green-5", "red-2", *passes)
    assert evidence.counts[1][PASSED_EVENT] > 0 == evidence.counts[1][PASSED_AIMED]
    assert evidence.counts[2][PASSED_AIMED] > 0 == evidence.counts[2][PASSED_EVENT]


def test_a_tiger_that_was_played_is_gone_and_says_nothing_of_others() -> None:
    evidence = after("monkey green-5", "tiger", (0, "play monkey"), (0, "rob 3"), (1, "pass"), (2, "tiger"))
    assert evidence.counts[2][PLAYED_TIGER] == 1
    assert sum(evidence.counts[1]) == 0


def test_answers_in_an_open_window_say_nothing_yet() -> None:
    assert after("monkey green-5", "red-2", (0, "play monkey"), (0, "rob 3"), (1, "pass")).counts[1] == [0.0] * 6


def test_new_cards_dilute_what_is_known_of_a_hand() -> None:
    rules = set_table("elephant_rally", 2)
    state = rules.new()
    assert isinstance(state, RaceState)
    evidence = Evidence(2, state.kit)
    for _ in range(4):
        evidence.observe(Seen("card-drawn", {"seat": 2}))
    evidence.observe(Seen("card-discarded", {"seat": 2, "card": "green-5"}))
    assert evidence.counts[1][DISCARDED] == 1
    evidence.observe(Seen("card-drawn", {"seat": 2}))
    assert evidence.counts[1][DISCARDED] == 0.75
    evidence.observe(Seen("card-played", {"seat": 1, "card": "red-2"}))
    evidence.observe(Seen("answer-sealed", {"seat": 2}))
    evidence.observe(Seen("turn-passed", {"seat": 1}))
    assert evidence.counts[1][PASSED_MOVE] == 1
    assert evidence.counts[1][PASSED_TIGER] == 0


def test_worlds_are_dealt_as_often_as_the_factors_say() -> None:
    state = read_state(POSITION.format("green-5", "tiger"))
    assert isinstance(state, RaceState)
    known = state.known(0)

    def tigers(factor: float) -> int:
        sampler = WeightedSampler(state.race_rules, known, [1.0, 1.0, factor])
        generator = Generator(3)
        worlds = [sampler.deal(generator) for _ in range(60)]
        return sum(int(world.race.cards.hands[2 * world.kit.kinds + world.kit.tiger]) for world in worlds)

    assert tigers(0.1) < tigers(1.0) < tigers(10.0)
    assert tiger_factors([], state, [1.0] * 6) == [1.0] * 3


@pytest.mark.parametrize("game", ["elephant_rally", "formula_e"])
def test_the_past_shows_no_secret(game: str) -> None:
    """Two matches that differ in what a seat cannot know, with the same past: the same factors, the same choice."""
    rules = set_table(game, 3)
    bot = make_bot("hard")
    assert bot.remembers(game)
    assert not make_bot("medium").remembers(game)
    match = Match(rules, SeededDealer(5))
    luck = Generator(2)
    while len(match.record.entries) < 90:
        seat = match.waiting()[0]
        match.submit(seat, match.legal(seat)[int(luck.below(len(match.legal(seat))))])
    seat = match.waiting()[0]
    told = match.information_set(seat, Generator(1), past=True)
    state = match.information_set(seat, Generator(7)).world
    planted = Match(rules, SeededDealer(5), None, state).information_set(seat, Generator(1))
    assert isinstance(told.world, RaceState)
    assert repr(told.world) == repr(planted.world), "both know the same"
    weights = [-0.5, -0.6, -1.0, -0.6, 0.3, -0.4]
    factors = tiger_factors(told.past, told.world, weights)
    assert any(factor != 1.0 for factor in factors)
    assert all(
        seen.facts["seat"] == seat + 1
        for seen in told.past
        if "answer" in seen.facts or (seen.kind == "card-drawn" and "card" in seen.facts)
    )
    quick = TurnBot(Effort(Breadth(4, 6, 2, 24), 4, 300, 0.0))
    also = InformationSet(seat, planted.view, planted.legal, planted.world, told.past)
    assert quick.choose(told, Generator(3)) == quick.choose(also, Generator(3))
