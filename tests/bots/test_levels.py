"""Levels and specs: texts are read strictly, styles change what is wanted, and each level beats the one below."""

from itertools import pairwise

import pytest

from howdah.bots.arena import play_game
from howdah.bots.evaluation import Evaluation, evaluation_of
from howdah.bots.evaluations.raj import RajEvaluation
from howdah.bots.levels import ELSEWHERE, STRENGTHS, LevelBot, strength_of
from howdah.bots.specs import levels, make_bot, think
from howdah.bots.styles import STYLES, Style
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.registry import games, read_state, set_table
from howdah.engine.vectors import vec
from tests.bots.moments import infoset_in, moment


@pytest.mark.parametrize(
    "spec",
    ["hard", "hard:style=bold", "search:ms=500", "search:n=2000", "heuristic:noise=0.3", "equilibrium:cards=7", "easy"],
)
def test_specs_make_bots(spec: str) -> None:
    assert make_bot(spec) is not None


@pytest.mark.parametrize(
    "spec",
    [
        "genius", "easy:n=5", "search:n=0", "search:n=-1", "search:n=many", "search:ms=0", "search:n=5,ms=5",
        "heuristic:noise=3", "heuristic:noise=loud", "heuristic:noise=.", "hard:style=angry", "equilibrium:cards=40",
    ],
)  # fmt: skip
def test_wrong_specs_are_refused(spec: str) -> None:
    with pytest.raises(OptionError):
        make_bot(spec)


def test_every_level_thinks_of_every_action() -> None:
    state = read_state("raj 2 / option deck: bids 1..4 prizes 1..4 / stake: 2")
    for level in levels():
        spec = f"{level}:n=20" if level in ("search", "equilibrium") else level
        if level != "hard":
            thoughts = think(infoset_in(state, 1, 0), spec, Generator(0))
            assert sorted(thought.action for thought in thoughts) == [0, 1, 2, 3]
            assert thoughts[0].share == max(thought.share for thought in thoughts)


def test_levels_search_more_with_less_error() -> None:
    for weaker, stronger in pairwise(STRENGTHS):
        for game in [ELSEWHERE, *(meta.name for meta in games())]:
            for seats in (2, 6):
                less, more = strength_of(weaker, game, seats), strength_of(stronger, game, seats)
                assert less.iterations * 3 <= more.iterations
                assert less.noise > more.noise or less.noise == more.noise == 0.0


def test_a_level_plays_by_the_game_it_meets() -> None:
    bot = LevelBot("easy", "plain")
    for name in ("raj", "ambush", "raj"):
        state, seat = moment(set_table(name, 2), Generator(1))
        assert bot.choose(infoset_in(state, seat, 0), Generator(0)) in state.legal(seat)
    assert set(bot.bots) == {"raj 2", "ambush 2"}


# The evaluation.


def test_the_eye_sums_to_zero_and_prefers_points_and_cards() -> None:
    rules = set_table("raj", 3)
    evaluation = evaluation_of(rules)
    assert isinstance(evaluation, RajEvaluation)
    values = vec[float]([0.0] * 3)
    for seed in range(30):
        state, _ = moment(rules, Generator(seed))
        evaluation.judge(state, values)
        assert sum(values) == pytest.approx(0, abs=1e-9)
        assert all(-1 <= value <= 1 for value in values)
    evaluation.judge(read_state("raj 3 / used 1: 1 / used 2: 2 / used 3: 15 / taken 2: 5"), values)
    assert values[1] > values[0] > values[2]


def test_an_ended_game_is_judged_by_its_payoffs() -> None:
    for meta in games():
        rules = set_table(meta.name, meta.fewest_seats)
        limited = {"turn_limit": "5"} if any(option.name == "turn_limit" for option in meta.options) else {}
        rules = set_table(meta.name, meta.fewest_seats, limited)
        state = rules.new()
        generator = Generator(2)
        while state.pending():
            seat = next(seat for seat in range(31) if state.pending() >> seat & 1)
            state.apply(seat, state.pick(seat, generator), None)
        result = state.result()
        assert result is not None
        values = vec[float]([0.0] * rules.seats)
        evaluation_of(rules).judge(state, values)
        assert list(values) == pytest.approx(result.payoffs)


# Styles.


def test_styles_bend_the_own_payoff_only() -> None:
    drawn = read_state("raj 2 / option deck: bids 1 2 prizes 1 / used 1: 1 / used 2: 1 / stake: 1")
    lost = read_state("raj 3 / option deck: bids 1..3 prizes 2 / used 1: 1 / used 2: 2 / used 3: 3 / taken 3: 2")
    wanted = {"plain": (0.0, -0.5), "bold": (-1.0, -0.5), "patient": (1.0, 0.0), "spiteful": (0.0, -2 / 3)}
    for style in STYLES:
        for state, seat, expected in ((drawn, 0, wanted[style][0]), (lost, 1, wanted[style][1])):
            evaluation = Evaluation(state.rules)
            values = vec[float]([0.0] * state.rules.seats)
            evaluation.judge(state, values)
            before = list(values)
            Style(style, state.rules.seats, seat, evaluation, state).shape(state, values)
            assert values[seat] == pytest.approx(expected), style
            assert [value for place, value in enumerate(values) if place != seat] == [
                value for place, value in enumerate(before) if place != seat
            ]


# Strength, a small sample; docs/bots.md has the measured ladder and its command.


def test_medium_beats_random() -> None:
    rules = set_table("raj", 2, {"deck": "bids 1..7 prizes -2 -1 1 2 3 4 5"})
    won = 0.0
    for seed in range(20):
        bots = [make_bot("medium"), make_bot("random")]
        seat = seed % 2
        result = play_game(rules, bots if seat == 0 else bots[::-1], seed // 2).result
        won += (seat in result.winners()) / len(result.winners())
    assert won >= 12
