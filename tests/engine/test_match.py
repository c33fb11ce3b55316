"""A match: what it takes, what it refuses, and what it tells whom."""

from collections.abc import Callable

import pytest

from howdah.engine.contract import CHANCE, SPECTATOR
from howdah.engine.dealers import ScriptedDealer, SeededDealer
from howdah.engine.errors import DealerError, Refusal
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.record import read_record
from howdah.engine.registry import read_state, register, set_table
from howdah.engine.resuming import resume
from howdah.engine.updates import Batch
from tests.engine.test_record import all_that_can_be_asked, play_on
from tests.toys.ambush import AMBUSH, AmbushRules, AmbushState

register(AMBUSH)

SMALL = {"deck": "bids 1..3 prizes -1 4 5"}


def raj(seats: int = 2, options: dict[str, str] | None = None, outcomes: list[str] | None = None) -> Match:
    then = SeededDealer(1)
    return Match(set_table("raj", seats, options), ScriptedDealer(outcomes or ["prize 6"], then))


def ambush(position: str) -> Match:
    start = read_state(position)
    return Match(start.rules, SeededDealer(1), None, start)


def refusal(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        act()
    return caught.value


# Taking and refusing.


def test_the_opening_resolves_chance_first() -> None:
    match = raj(3)
    assert [str(entry) for entry in match.opening.entries] == ["chance: prize 6"]
    assert match.waiting() == [0, 1, 2]
    assert match.legal(1) == [f"bid {bid}" for bid in range(1, 16)]
    assert match.legal(SPECTATOR) == []
    assert match.legal(CHANCE) == []


REFUSED = [
    (0, "bid 16", "unknown-action", ""),
    (0, "", "unknown-action", ""),
    (0, "undo", "unknown-action", ""),
    (0, "prize 6", "unknown-action", ""),
    (0, "BID 3", "unknown-action", ""),
    (0, "bid 3\x00", "unknown-action", ""),
    (0, "bid ٣", "unknown-action", ""),
    (2, "bid 3", "no-such-seat", ""),
    (-1, "bid 3", "no-such-seat", ""),
    (CHANCE, "prize 5", "no-such-seat", ""),
    (SPECTATOR, "bid 3", "no-such-seat", ""),
    (1, "bid 4", "bid-is-final", "RAJ-2.3"),
    (1, "bid 5", "bid-is-final", "RAJ-2.3"),
]


@pytest.mark.parametrize(("seat", "text", "code", "clause"), REFUSED)
def test_refusals_have_a_code_and_change_nothing(seat: int, text: str, code: str, clause: str) -> None:
    match = raj()
    match.submit(1, "bid 4")
    before = all_that_can_be_asked(match)
    reason = refusal(lambda: match.submit(seat, text)).reason
    assert (reason.code, reason.clause) == (code, clause)
    assert match.why_not(seat, text) == reason
    assert all_that_can_be_asked(match) == before


def test_why_not_is_silent_about_what_is_legal() -> None:
    match = raj()
    assert match.why_not(0, "bid 3") is None
    assert match.why_not(0, "  bid\t3 ") is None
    match.submit(0, "  bid\t3 ")
    assert str(match.record.entries[-1]) == "1: bid 3"


def test_reasons_carry_facts() -> None:
    match = raj()
    match.submit(0, "bid 3")
    match.submit(1, "bid 4")
    assert str(match.why_not(0, "bid 3")) == "card-used (RAJ-2.4) bid=3"
    assert str(match.why_not(7, "bid 3")) == "no-such-seat seats=2"


def test_who_is_not_asked_is_told_so() -> None:
    match = ambush("ambush 3 / hand 1: fox hen / hand 2: hen hen / hand 3: hen hen")
    assert match.waiting() == [0]
    for seat, action in ((1, "step"), (1, "pass"), (2, "pounce")):
        assert match.why_not(seat, action) is not None
        assert match.legal(seat) == []


def test_nothing_can_be_done_after_the_end() -> None:
    match = play_on(raj(3, SMALL, ["prize 5"]), 3)
    assert match.waiting() == []
    assert match.result() is not None
    before = all_that_can_be_asked(match)
    for seat in range(3):
        assert match.legal(seat) == []
        assert str(refusal(lambda seat=seat: match.submit(seat, "bid 1")).reason) == "game-over (RAJ-5.1)"  # type: ignore[misc]
        refusal(lambda seat=seat: match.undo(seat))  # type: ignore[misc]
    assert all_that_can_be_asked(match) == before


def test_a_dealer_that_fails_leaves_the_match_as_it_was() -> None:
    match = Match(set_table("raj", 2), ScriptedDealer(["prize 6"]))
    match.submit(0, "bid 3")
    before = all_that_can_be_asked(match)
    with pytest.raises(DealerError):
        match.submit(1, "bid 4")
    assert all_that_can_be_asked(match) == before


# Lists.


def test_a_list_is_taken_all_or_none() -> None:
    position = "ambush 2 / hand 1: hen hen / hand 2: fox hen"
    match = ambush(position)
    before = all_that_can_be_asked(match)
    for actions, place in ((["step", "pass"], 1), (["step", "step", "step", "step"], 3), (["jump", "step"], 0)):
        caught = refusal(lambda actions=actions: match.submit(0, actions))  # type: ignore[misc]
        assert caught.position == place
        assert all_that_can_be_asked(match) == before
    batch = match.submit(0, ["step", "step", "step"])
    assert [str(entry) for entry in batch.entries] == ["1: step"] * 3
    single = ambush(position)
    for _ in range(3):
        single.submit(0, "step")
    assert single.truth().one_line() == match.truth().one_line()
    assert single.record.text() == match.record.text()


def test_a_list_beyond_a_final_action_is_refused_before_it_is_looked_at() -> None:
    """Whatever follows a bid, the answer is the same: else a refusal would tell of the hidden bids."""
    for others in ("bid 1", "bid 15"):
        match = raj(2)
        match.submit(1, others)
        before = all_that_can_be_asked(match)
        for last in ("bid 3", "bid 4", "bid 99", "", "nonsense"):
            caught = refusal(lambda last=last, match=match: match.submit(0, ["bid 3", last]))  # type: ignore[misc]
            assert str(caught.reason) == "list-too-long action=bid 3"
            assert caught.position == 1
        assert all_that_can_be_asked(match) == before


def test_the_size_of_a_list_is_limited() -> None:
    match = raj()
    assert str(refusal(lambda: match.submit(0, [])).reason) == "submission-size count=0 most=200"
    assert str(refusal(lambda: match.submit(0, ["bid 1"] * 201)).reason) == "submission-size count=201 most=200"


# Undo.


def test_undo_goes_back_step_by_step_and_stops_where_it_began() -> None:
    match = ambush("ambush 2 / hand 1: hen hen / hand 2: fox hen")
    states = [match.truth().one_line()]
    assert str(refusal(lambda: match.undo(0)).reason) == "undo-nothing"
    for _ in range(3):
        match.submit(0, "step")
        states.append(match.truth().one_line())
    for expected in reversed(states[:-1]):
        assert str(refusal(lambda: match.undo(1)).reason) == "undo-other-seat"
        assert match.why_not_undo(0) is None
        match.undo(0)
        assert match.truth().one_line() == expected
    assert str(refusal(lambda: match.undo(0)).reason) == "undo-nothing"


class LenientRules(AmbushRules):
    """Ambush in which even answers can be taken back, until another seat acts."""

    def state(self, hands: list[list[int]]) -> AmbushState:
        return LenientState(self, hands)


class LenientState(AmbushState):
    def is_final(self, seat: int, action: int) -> bool:  # noqa: ARG002
        return False


def test_undo_does_not_reach_beyond_what_another_seat_did() -> None:
    match = Match(LenientRules(3, {}), SeededDealer(1))
    match.submit(0, ["step", "end"])
    match.submit(1, "pass")
    before = match.truth().one_line()
    assert str(refusal(lambda: match.undo(0)).reason) == "undo-other-seat"
    match.undo(1)
    assert str(refusal(lambda: match.undo(1)).reason) == "undo-other-seat"
    assert str(refusal(lambda: match.undo(0)).reason) == "undo-other-seat"
    match.submit(1, "pass")
    assert match.truth().one_line() == before


def test_all_together_take_back_what_others_did_since() -> None:
    match = Match(LenientRules(3, {}), SeededDealer(1))
    before = match.truth().one_line()
    match.submit(0, ["step", "end"])
    match.submit(1, "pass")
    match.take_back(0)
    assert (match.truth().one_line() == before, match.waiting()) == (False, [0])
    assert match.why_not_undo(0) is None, "what the seat did alone before is its own again"
    match.undo(0)
    assert match.truth().one_line() == before
    assert str(match.why_not_take_back(0)) == "undo-fate"
    again = Match(LenientRules(3, {}), SeededDealer(1))
    for entry in match.record.entries:
        if entry.seat != CHANCE:
            again.enter(entry.seat, entry.text)
    assert (again.truth().one_line(), again.record.entries) == (before, match.record.entries)


def test_a_bid_comes_back_by_consent_until_bids_are_opened_and_nobody_is_told_which() -> None:
    match = raj(3)
    match.submit(0, "bid 14")
    match.submit(1, "bid 3")
    log = [str(seen) for seen in match.log(2)]
    assert str(match.why_not_undo(0)) == "undo-final"
    assert str(match.why_not_take_back(2)) == "undo-fate"
    batch = match.take_back(0)
    for receiver in match.receivers:
        told = batch.update(receiver)
        assert told is not None
        assert [str(seen) for seen in told.events] == ["taken-back seat=1"]
    assert match.waiting() == [0, 1, 2]
    assert len(match.log(2)) == len(log) - 2
    for seat, bid in enumerate(["bid 5", "bid 6", "bid 7"]):
        match.submit(seat, bid)
    assert str(refusal(lambda: match.take_back(0)).reason) == "undo-fate"
    again = resume(read_record(match.record.text()), SeededDealer(1))
    assert again.truth().one_line() == match.truth().one_line()


def test_undone_actions_leave_the_log() -> None:
    match = ambush("ambush 2 / hand 1: hen hen / hand 2: fox hen")
    match.submit(0, "step")
    log = [str(seen) for seen in match.log(1)]
    match.submit(0, ["step", "step"])
    match.undo(0)
    batch = match.undo(0)
    assert [str(seen) for seen in match.log(1)] == log
    told = batch.update(1)
    assert told is not None
    assert [seen.kind for seen in told.events] == ["undone"]


# Telling.


def test_updates_are_numbered_without_gaps_for_each_receiver() -> None:
    for game, seats in (("raj", 4), ("ambush", 3)):
        match = Match(set_table(game, seats), SeededDealer(2))
        batches: list[Batch] = [match.opening]
        generator = Generator(5)
        while match.waiting():
            waiting = match.waiting()
            seat = waiting[generator.below(len(waiting))]
            legal = match.legal(seat)
            batches.append(match.submit(seat, legal[generator.below(len(legal))]))
        for receiver in match.receivers:
            numbers = [update.number for batch in batches if (update := batch.update(receiver)) is not None]
            assert numbers == list(range(1, len(numbers) + 1))
            assert match.present(receiver).number == len(numbers)


def test_an_update_holds_what_its_receiver_may_know() -> None:
    match = raj(3)
    batch = match.submit(1, "bid 9")
    for receiver, events in (
        (0, ["bid-made seat=2"]),
        (1, ["bid-made seat=2 bid=9"]),
        (2, ["bid-made seat=2"]),
        (SPECTATOR, ["bid-made seat=2"]),
    ):
        update = batch.update(receiver)
        assert update is not None
        assert [str(seen) for seen in update.events] == events
        assert update.waiting == [0, 2]
        assert update.legal == ([] if receiver in (1, SPECTATOR) else [f"bid {bid}" for bid in range(1, 16)])
        assert ("9" in update.view.position) == (receiver == 1)
        assert update.result is None
    assert batch.update(CHANCE) is None
    assert batch.update(3) is None


def test_a_log_withholds_earlier_bids_until_the_end() -> None:
    match = raj(2, SMALL, ["prize 5", "prize 4", "prize -1"])
    for seat, action in ((0, "bid 3"), (1, "bid 1"), (1, "bid 3"), (0, "bid 2")):
        match.submit(seat, action)
    for receiver in match.receivers:
        log = [str(seen) for seen in match.log(receiver)]
        assert [line for line in log if line.startswith("bids-opened")] == ["bids-opened turn=2 bids=2,3"]
        assert [line for line in log if line.startswith("stake-taken")] == [
            "stake-taken seat=1 cards=5 worth=5",
            "stake-taken seat=2 cards=4 worth=4",
        ]
    match.submit(0, "bid 1")
    match.submit(1, "bid 2")
    for receiver in match.receivers:
        opened = [str(seen) for seen in match.log(receiver) if seen.kind == "bids-opened"]
        assert opened == ["bids-opened turn=1 bids=3,1", "bids-opened turn=2 bids=2,3", "bids-opened turn=3 bids=1,2"]


def test_a_log_withholds_ones_own_earlier_bids_too() -> None:
    """RAJ-4.1: one's own stack lies face up as well, and only its last card shows."""
    match = raj(2, SMALL, ["prize 5", "prize 4", "prize -1"])
    for seat, action in ((0, "bid 3"), (1, "bid 1"), (1, "bid 3"), (0, "bid 2")):
        match.submit(seat, action)
    assert [str(seen) for seen in match.log(0) if "bid" in seen.facts] == ["bid-made seat=1 bid=2"]
    match.submit(0, "bid 1")
    assert [str(seen) for seen in match.log(0) if "bid" in seen.facts] == ["bid-made seat=1 bid=1"]
    assert [str(seen) for seen in match.log(1) if "bid" in seen.facts] == ["bid-made seat=2 bid=3"]


def test_with_open_history_the_log_withholds_nothing() -> None:
    match = raj(2, {**SMALL, "open_history": "on"}, ["prize 5", "prize 4", "prize -1"])
    for seat, action in ((0, "bid 3"), (1, "bid 1"), (1, "bid 3"), (0, "bid 2")):
        match.submit(seat, action)
    opened = [str(seen) for seen in match.log(SPECTATOR) if seen.kind == "bids-opened"]
    assert opened == ["bids-opened turn=1 bids=3,1", "bids-opened turn=2 bids=2,3"]


def test_a_preview_tells_the_same_whatever_is_hidden_and_changes_nothing() -> None:
    told = set()
    for others in ("bid 1", "bid 3", "bid 15"):
        match = raj(2)
        match.submit(1, others)
        before = all_that_can_be_asked(match)
        told.add(tuple(str(seen) for seen in match.preview(0, ["bid 3"])))
        assert all_that_can_be_asked(match) == before
    assert told == {("bid-made seat=1 bid=3",)}


def test_a_preview_refuses_what_is_not_legal() -> None:
    match = raj()
    assert refusal(lambda: match.preview(0, ["bid 16"])).reason.code == "unknown-action"
    match.submit(0, "bid 3")
    assert refusal(lambda: match.preview(0, ["bid 4"])).reason.code == "bid-is-final"


def test_an_information_set_is_a_world_in_which_all_that_is_known_is_true() -> None:
    match = play_on(raj(3), 4, 10)
    for seat in range(3):
        infoset = match.information_set(seat, Generator(1))
        assert [match.rules.actions[action] for action in infoset.legal] == match.legal(seat)
        assert infoset.view.fields == match.view(seat).fields
        assert infoset.world.view(seat).fields == infoset.view.fields
        infoset.world.apply(
            CHANCE if not match.waiting() else match.waiting()[0], infoset.world.legal(match.waiting()[0])[0], None
        )
    assert all_that_can_be_asked(match)[0] == str(match.truth(complete=True))


def test_a_match_does_not_change_the_state_it_starts_from() -> None:
    start = read_state("raj 2 / stake: 6")
    match = Match(start.rules, SeededDealer(1), None, start)
    match.submit(0, "bid 3")
    assert repr(start) == "raj 2 / stake: 6"


def test_whoever_acts_hears_of_it_even_where_nothing_happens() -> None:
    """A mouse that stays where it is moves nothing, and yet its player is asked something else now."""
    start = read_state(
        "formula_e 3 / elephants: A a46 B b46 C c46 / hand 1: green-4 x5 / table: mouse / turns: 9"
        " / played: yellow / step: walk card=mouse count=6"
    )
    match = Match(start.rules, SeededDealer(1), None, start)
    batch = match.submit(0, "done")
    update = batch.update(0)
    assert update is not None
    assert "end" in update.legal
    assert batch.events or batch.update(1) is None
