"""Ways on: all choices of an act that has begun, each with what would follow."""

import pytest

from howdah.engine.contract import CHANCE
from howdah.engine.dealers import SeededDealer
from howdah.engine.errors import Refusal
from howdah.engine.lookahead import Continuation
from howdah.engine.match import MOST_WAYS, Match
from howdah.engine.registry import read_state


def match_from(position: str) -> Match:
    state = read_state(position)
    return Match(state.rules, SeededDealer(1), start=state)


def ends(way: Continuation, elephant: str) -> str:
    """Where an elephant would stand."""
    steps = [seen.facts["to"] for seen in way.events if seen.facts.get("elephant") == elephant and "to" in seen.facts]
    return str(steps[-1])


RALLY = "elephant_rally 3 / elephants: A b11 B a0 C c0 / hand 1: charge-4 juice-4 / hand 2: tiger"


def test_every_fork_of_a_movement_is_a_way_that_can_be_sent_at_once() -> None:
    ways = match_from(RALLY).ways(0, ["play charge-4"])
    assert [(way.actions[1:], ends(way, "A")) for way in ways] == [
        (["use"], "b15"),
        (["plain", "left"], "a12"),
        (["plain", "right"], "c14"),
    ]
    for way in ways:
        assert way.whole
        assert way.ready == len(way.actions)
        match = match_from(RALLY)
        told = match.submit(0, way.actions).update(0)
        assert told is not None
        assert told.events[: len(way.events)] == way.events


def test_choices_that_lead_to_the_same_place_are_one_way() -> None:
    ways = match_from(RALLY.replace("A b11", "A b4")).ways(0, ["play juice-4", "use"])
    assert sorted(ends(way, "A") for way in ways) == ["a8", "b8", "c8"]
    whole = match_from(RALLY.replace("A b11", "A b4")).ways(0, ["play juice-4"])
    assert sorted(ends(way, "A") for way in whole) == ["a8", "b8", "c8"]
    assert [way.actions for way in whole if ends(way, "A") == "b8"] == [["play juice-4", "plain"]]


def test_ways_lead_past_a_window_that_others_let_go_by_but_are_not_sent_past_it() -> None:
    position = "formula_e 3 / elephants: A b3 B a46 C c46 / hand 1: green-4 juice / hand 2: tiger"
    ways = match_from(position).ways(0, ["play green-4 with juice"])
    assert len(ways) > 1
    assert all(way.ready == 1 < len(way.actions) for way in ways)
    with pytest.raises(Refusal, match="list-too-long"):
        match_from(position).submit(0, ways[0].actions)


def test_ways_on_from_here_need_no_action_and_change_nothing() -> None:
    match = match_from(RALLY)
    match.submit(0, ["play charge-4", "plain"])
    before = match.known_text(CHANCE)
    assert [way.actions for way in match.ways(0, [])] == [["left"], ["right"]]
    assert match.known_text(CHANCE) == before
    with pytest.raises(Refusal):
        match.ways(0, ["ahead"])


def test_a_list_does_not_go_on_after_an_answer() -> None:
    """What follows an answer depends on answers that are sealed."""
    match = match_from(
        "elephant_rally 3 / option tiger_window: card / elephants: A b11 B a0 C c0"
        " / hand 1: red-2 x2 / hand 2: tiger / hand 3: tiger"
    )
    match.submit(0, "play red-2")
    match.submit(1, "pass")
    with pytest.raises(Refusal, match="list-too-long"):
        match.check(2, ["pass", "pass"])


def test_no_more_ways_are_followed_than_anybody_could_read() -> None:
    ways = match_from(RALLY).ways(0, ["play juice-4"])
    assert 0 < len(ways) <= MOST_WAYS


def reached(position: str, actions: list[str]) -> set[str]:
    """Every cell that a moving piece can come to, by trying all its steps in every order."""
    world = read_state(position)
    rules = world.rules
    for text in actions:
        world.apply(0, rules.number_of(0, text), None)
    ends: set[str] = set()
    edge = [world]
    while edge:
        world = edge.pop()
        for action in world.legal(0):
            text = rules.actions[action]
            if text.startswith("to "):
                ends.add(text.removeprefix("to "))
                after = world.copy()
                after.apply(0, action, None)
                if after.is_mid_act(0):
                    edge.append(after)
    return ends


@pytest.mark.parametrize("piece", ["h8", "i9", "j9"])
def test_a_piece_of_totem_is_shown_every_cell_that_it_can_reach(piece: str) -> None:
    """The group must stay in one piece at every step, and no cell is entered twice: all of it is the rules'."""
    position = (
        "totem 3 / totem 1: i8 / pieces 1: h8 h7 i9 j9 j8 / totem 2: i13 / pieces 2: i12 h11 h12 j13 j14"
        " / totem 3: m12 / pieces 3: m11 l11 l12 n12 / dice: 3 3"
    )
    lead = ["both", f"piece {piece}"]
    ways = match_from(position).ways(0, lead)
    assert {way.actions[-1].removeprefix("to ") for way in ways if way.actions[-1].startswith("to ")} == reached(
        position, lead
    )
    for way in ways:
        assert way.ready == len(way.actions)
        match = match_from(position)
        told = match.submit(0, way.actions).update(0)
        assert told is not None
        assert told.events[: len(way.events)] == way.events
