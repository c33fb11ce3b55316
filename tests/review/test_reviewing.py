"""Reviews of small games: what they say holds together, in every game."""

import math

import msgspec
import pytest

from howdah.bots.arena import play_game
from howdah.bots.clock import Clock
from howdah.bots.specs import make_bot
from howdah.engine.contract import Rules
from howdah.engine.dealers import SeededDealer
from howdah.engine.errors import OptionError
from howdah.engine.match import Match
from howdah.engine.record import Entry, Record, read_record
from howdah.engine.registry import read_state, set_table
from howdah.review.grading.effort import Effort
from howdah.review.model import DONE, GRADES, PICTURE, STAGES, Decision, Review
from howdah.review.reviewing import Wish, review_of
from howdah.review.walk import Walk

SMALL = Effort(screened=1, tried=1, most=2, rounds=2, searched=20)
TABLES = [
    set_table("raj", 2, {"deck": "bids 1..4 prizes 1..4"}),
    set_table("raj", 3, {"deck": "bids 1..3 prizes 1..3"}),
    set_table("totem", 2, {"turn_limit": "1"}),
    set_table("elephant_rally", 2, {"turn_limit": "1"}),
    set_table("formula_e", 3, {"turn_limit": "1"}),
]


def record_of(rules: Rules, seed: int = 1) -> Record:
    """A short game of quick bots, through its text."""
    bots = [make_bot("random") for _ in range(rules.seats)]
    return read_record(play_game(rules, bots, seed).match.record.text())


def reviewed(record: Record, seat: int = 0) -> Review:
    return list(review_of(record, Wish(seat, None, SMALL)))[-1]


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.game}-{rules.seats}")
def test_a_review_holds_together(rules: Rules) -> None:
    record = record_of(rules)
    review = reviewed(record)
    assert review.stage == DONE
    assert review.progress == 1.0
    assert not review.partial
    assert [moment.entry for moment in review.moments] == sorted({moment.entry for moment in review.moments})
    assert review.moments[-1].entry == len(record.entries)
    for moment in review.moments:
        assert math.isclose(sum(chance.value for chance in moment.chances), 1.0)
        assert all(0 <= chance.low <= chance.value <= chance.high <= 1 for chance in moment.chances)
    entries = [decision.entry for decision in review.decisions]
    assert entries == sorted(entries)
    for decision in review.decisions:
        check_decision(review, decision, record)
    for share in review.luck:
        assert math.isclose(share.start + share.luck + share.skill, share.end)
    again = msgspec.json.decode(msgspec.json.encode(review), type=Review)
    assert again == review
    assert reviewed(record) == review, "without a clock equal records give equal reviews"


def check_decision(review: Review, decision: Decision, record: Record) -> None:
    """What is said of a decision can be found in the record, and its figures agree."""
    assert decision.grade in GRADES
    assert 0 <= decision.chance <= decision.best <= 1
    assert decision.loss >= 0
    first = record.entries[decision.entry]
    assert (first.seat + 1, first.text) == (decision.seat, decision.actions[0])
    assert decision.position.startswith(f"{review.game} ")
    assert len(decision.alternatives) <= 3


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.game}-{rules.seats}")
def test_the_end_is_certain(rules: Rules) -> None:
    record = record_of(rules)
    result = Walk(record).result
    assert result is not None
    winners = result.winners() or list(range(rules.seats))
    wanted = [1 / len(winners) if seat in winners else 0.0 for seat in range(rules.seats)]
    last = next(review_of(record, Wish(0, None, SMALL))).moments[-1]
    assert [chance.value for chance in last.chances] == pytest.approx(wanted)


def test_one_seat_is_reviewed_by_what_it_knew() -> None:
    review = reviewed(record_of(TABLES[3]), 2)
    assert review.viewer == 2
    assert {decision.seat for decision in review.decisions} == {2}
    assert [share.seat for share in review.luck] == [2]


def test_the_picture_comes_first_and_a_clock_that_is_over_leaves_it() -> None:
    clock = Clock(lambda: 10.0)
    clock.until = 0.0
    stages = [
        (review.stage, len(review.moments) > 1, review.partial)
        for review in review_of(record_of(TABLES[4]), None, clock)
    ]
    assert stages[0] == (PICTURE, True, False)
    assert stages[-1] == (DONE, True, True)
    order = [STAGES.index(stage) for stage, _, _ in stages]
    assert order == sorted(order)


def test_what_was_taken_back_is_no_decision() -> None:
    rules = set_table("raj", 2, {"deck": "bids 1..4 prizes 1..4"})
    record = record_of(rules)
    plain = reviewed(record)
    first = next(place for place, entry in enumerate(record.entries) if entry.seat == 0)
    other = next(f"bid {bid}" for bid in range(1, 5) if f"bid {bid}" != record.entries[first].text)
    record.entries[first:first] = [Entry(0, other), Entry(0, "take back")]
    again = reviewed(read_record(record.text()))
    assert [decision.actions for decision in again.decisions] == [decision.actions for decision in plain.decisions]
    assert [moment.chances for moment in again.moments] == [moment.chances for moment in plain.moments]
    assert again.moments[-1].place == plain.moments[-1].place + 2


def test_wrong_seats_and_empty_games_are_refused() -> None:
    record = record_of(TABLES[0])
    with pytest.raises(OptionError, match="there is no seat 3"):
        next(review_of(record, Wish(3)))
    record.entries = record.entries[:1]
    with pytest.raises(OptionError, match="nothing to review"):
        next(review_of(record))


def test_a_game_that_began_in_the_middle_is_reviewed_from_there() -> None:
    start = "raj 2 / option deck: bids 1..3 prizes 1..3 / used 1: 1 / used 2: 2 / taken 2: 1 / stake: 2"
    state = read_state(start)
    match = Match(state.rules, SeededDealer(1), None, state)
    while match.waiting():
        match.submit(match.waiting()[0], match.legal(match.waiting()[0])[0])
    review = reviewed(read_record(match.record.text()))
    assert review.moments[0].turn == 2
    assert review.stage == DONE
