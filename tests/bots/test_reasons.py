"""What is said for an action: true, declared, and the same whatever the seat cannot know."""

import pytest

from howdah.bots.base import Thought
from howdah.bots.reasons.said import Why
from howdah.bots.reasons.totem import totem_why
from howdah.bots.reasons.why import why_of
from howdah.bots.specs import best_first, make_bot
from howdah.bots.totem.moves import whole_move
from howdah.engine.contract import Rules, State
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, set_table, vocabulary_of
from howdah.games.totem.rules import TotemState
from howdah.locale.sentences import Teller
from howdah.locale.words import words
from tests.bots.moments import TABLES, infoset_in, moment
from tests.bots.test_no_peeking import planted_worlds
from tests.suites.tables import table_name

MOMENTS = 6


def said(state: State, seat: int, best: str) -> Why | None:
    """What is said for an action that is thought best."""
    infoset = infoset_in(state, seat, 1)
    actions = state.rules.actions
    assert best in [actions[action] for action in infoset.legal]
    thoughts = [Thought(action, 0.5, 1, float(actions[action] == best), 0.0) for action in infoset.legal]
    return why_of(infoset, thoughts, Generator(1))


def text(position: str, seat: int, best: str) -> str:
    return str(said(read_state(position), seat, best))


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_whatever_is_said_is_declared_and_has_words(rules: Rules) -> None:
    bot = make_bot("heuristic")
    vocabulary = vocabulary_of(rules.game)
    teller = Teller(words("en"), rules.game, [f"P{seat}" for seat in range(rules.seats)])
    for seed in range(MOMENTS):
        state, seat = moment(rules, Generator(seed))
        infoset = infoset_in(state, seat, seed)
        thoughts = best_first(bot.think(infoset, Generator(seed)))
        move = whole_move(bot, infoset, thoughts[0].action, Generator(seed))
        why = why_of(infoset, thoughts, Generator(seed), move)
        if why is not None:
            declared = vocabulary.whys[why.code]
            assert {name: declared[name].fits(fact) for name, fact in why.facts.items()} == dict.fromkeys(
                declared, True
            )
            assert "{" not in teller.why(why.code, why.facts) != ""


@pytest.mark.parametrize("rules", TABLES, ids=table_name)
def test_nothing_is_said_that_a_seat_cannot_know(rules: Rules) -> None:
    """The same action, the same words, in a world and in one with other secrets."""
    for seed in range(MOMENTS // 2):
        state, planted, seat = planted_worlds(rules, seed)
        for action in state.legal(seat)[:2]:
            best = rules.actions[action]
            assert str(said(state, seat, best)) == str(said(planted, seat, best)), repr(state)


def test_a_race_says_what_a_line_does() -> None:
    start = "elephant_rally 3 / elephants: A a5 B c21 C a12"
    rally = f"{start} / hand 1: green-5 green-6 mouse tiger / hand 2: red-2"
    assert text(rally, 0, "play green-5") == "ahead-and-keeps steps=5 card=green-6"
    assert text(rally, 0, "play green-6") == "ahead steps=6"
    assert text(f"{start} / hand 1: monkey mouse / hand 2: red-2", 0, "play monkey") == "robs seat=2"
    assert text(rally, 0, "discard tiger").startswith("new-cards count=")


def test_a_race_names_a_win_and_who_could_stop_it() -> None:
    near = "elephant_rally 3 / elephants: A c46 B a5 C a6 / open: 1 / hand 1: green-5 red-2 / hand 2: red-2"
    assert text(near, 0, "play green-5") == "wins"
    assert text(near, 0, "play red-2") == "wins-unless-tiger"


@pytest.mark.parametrize(
    ("position", "best", "why"),
    [
        ("raj 2 / stake: 4", "bid 7", "keeps bid=15 prize=10"),
        ("raj 2 / stake: 10", "bid 15", "nothing-larger worth=10"),
        ("raj 2 / stake: -5", "bid 9", "not-lowest worth=-5 bid=1"),
    ],
)
def test_raj_says_what_a_bid_is_kept_for(position: str, best: str, why: str) -> None:
    assert text(position, 0, best) == why


def test_raj_names_a_bid_that_nobody_can_beat() -> None:
    state = read_state("raj 2 / used 1: 1 / used 2: 15 / taken 2: 3 / stake: 4")
    assert str(said(state, 0, "bid 15")) == "nobody-higher bid=15"


def test_no_action_is_shown_with_a_better_chance_than_the_best() -> None:
    thoughts = [Thought(1, 0.6, 3, 0.0, 0.2), Thought(2, 0.5, 90, 1.0, 0.0), Thought(3, 0.1, 2, 0.0, -0.8)]
    shown = best_first(thoughts)
    assert [(thought.action, thought.chance) for thought in shown] == [(2, 0.5), (1, 0.5), (3, 0.1)]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_move_of_totem_is_said_whole(seats: int) -> None:
    """Dice, piece and way, until the piece stands where it goes: all of it can be played, and no less."""
    bot = make_bot("heuristic")
    rules = set_table("totem", seats, {})
    for seed in range(MOMENTS):
        state, seat = moment(rules, Generator(seed))
        infoset = infoset_in(state, seat, seed)
        for first in infoset.legal:
            then = state.copy()
            verbs = []
            for action in whole_move(bot, infoset, first, Generator(seed)):
                assert action in then.legal(seat)
                then.apply(seat, action, None)
                verbs.append(rules.actions[action].split()[0])
            assert verbs[0] == rules.actions[first].split()[0]
            assert not then.is_mid_act(seat)
            assert "piece" not in verbs or "to" in verbs
            if verbs[0] in ("use", "both"):
                assert verbs[1:3] == ["piece", "to"]


def test_totem_says_where_a_quiet_move_leads() -> None:
    near = read_state("totem 2 / totem 1: j10 / pieces 1: j11 i10 / totem 2: j15 / pieces 2: j14 i14 / dice: 2 6")
    assert str(totem_said(near, "use 2", "piece i10", "to i11", "to j12")) == "in-reach seat=2 points=6"
    assert str(totem_said(near, "use 2", "piece j11", "to k11", "to k10")) == "None"
    far = read_state("totem 2 / totem 1: j10 / pieces 1: j11 j12 / totem 2: j17 / pieces 2: j16 / dice: 2 6")
    assert str(totem_said(far, "use 2", "piece j12", "to k12", "to k11")) == "guards"
    assert str(totem_said(far, "use 2", "piece j10", "to i10", "to i11")) == "None"


def totem_said(state: State, *actions: str) -> Why | None:
    assert isinstance(state, TotemState)
    return totem_why(state, 0, [state.rules.actions.index(action) for action in actions])
