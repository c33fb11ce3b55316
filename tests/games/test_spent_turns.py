"""A turn in which only `end` is left: where everybody can tell, a client may end it by itself; where a hand decides, it
would tell that hand."""

import pytest

from howdah.engine.contract import SPECTATOR
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import read_state, set_table

RALLY = "elephant_rally 3 / elephants: A b11 B a12 C c0"
FORMULA = "formula_e 3 / elephants: A b7 B b6 C c20"


@pytest.mark.parametrize(
    ("position", "ends", "spent"),
    [
        pytest.param(f"{RALLY} / played: green red / hand 1: cow mouse", True, True, id="two-cards"),
        pytest.param(f"{RALLY} / played: green / hand 1: cow", False, False, id="one-card-and-one-to-discard"),
        pytest.param(f"{RALLY} / played: green / hand 2: cow", True, True, id="no-card-left"),
        pytest.param(f"{RALLY} / hand 1: cow", False, False, id="nothing-done-yet"),
        pytest.param(f"{FORMULA} / played: purple / hand 1: cow green-4", True, True, id="purple-stands-alone"),
        pytest.param(f"{FORMULA} / played: green / hand 1: cow green-4", False, False, id="yellow-may-follow"),
        pytest.param(
            f"{FORMULA} / played: green / hand 1: green-4 green-4", True, False, id="no-yellow-in-a-hidden-hand"
        ),
        pytest.param(f"{FORMULA} / played: green yellow / hand 1: cow", True, True, id="a-green-and-a-yellow"),
    ],
)
def test_a_turn_is_spent_where_no_card_at_all_could_follow(position: str, ends: bool, spent: bool) -> None:
    state = read_state(f"{position} / turn: 1 / first: 1")
    legal = [state.rules.text_of(0, action) for action in state.legal(0)]
    assert (legal == ["end"]) == ends
    for seat in (0, 1, SPECTATOR):
        assert state.view(seat).fields["spent"] == spent


@pytest.mark.parametrize(("game", "seats"), [("elephant_rally", 2), ("elephant_rally", 4), ("formula_e", 4)])
def test_a_spent_turn_can_only_be_ended(game: str, seats: int) -> None:
    match = Match(set_table(game, seats, {"turn_limit": "12"}), SeededDealer(3))
    generator = Generator(5)
    seen = 0
    while waiting := match.waiting():
        legal = match.legal(waiting[0])
        views = [match.view(seat).fields["spent"] for seat in (*range(seats), SPECTATOR)]
        assert len(set(views)) == 1
        if views[0]:
            seen += 1
            assert legal == ["end"]
        match.submit(waiting[0], legal[generator.below(len(legal))])
    assert seen > 3
