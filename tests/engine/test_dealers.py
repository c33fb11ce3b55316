"""Dealers: the sources of randomness."""

from collections import Counter

import pytest

from howdah.engine.contract import CHANCE, State
from howdah.engine.dealers import Dealer, KeyedDealer, ScriptedDealer, SeededDealer, SystemDealer, digest
from howdah.engine.errors import DealerError
from howdah.engine.registry import read_state, set_table

WEIGHTED = "raj 2 / option deck: bids 1..6 prizes 1 1 1 2 2 9"


def deal_all(dealer: Dealer, skip: str = "") -> list[str]:
    """The prizes of a whole game in their order; both seats always bid the same. `skip` starts with that one out."""
    state = read_state(f"raj 2 / used 1: 1 / used 2: 1 / stake: {skip}") if skip else set_table("raj", 2).new()
    prizes = []
    while state.chances():
        outcome = dealer.answer(state)
        assert outcome in [possible for possible, _ in state.chances()]
        prizes.append(state.rules.outcomes[outcome])
        state.apply(CHANCE, outcome, None)
        bid = state.legal(0)[0]
        state.apply(0, bid, None)
        state.apply(1, bid, None)
    return prizes


def frequencies(answers: list[int]) -> list[float]:
    counts = Counter(answers)
    return [counts[outcome] / len(answers) for outcome in sorted(counts)]


def weighted() -> State:
    return read_state(WEIGHTED)


def test_seeded_dealers_can_be_repeated() -> None:
    for make in (SeededDealer, KeyedDealer):
        assert deal_all(make(7)) == deal_all(make(7))
        assert deal_all(make(7)) != deal_all(make(8))
        assert len(set(deal_all(make(7)))) == 15


def test_seeds_give_the_same_games_on_every_machine() -> None:
    """Written down once: neither a build nor a release may change what a seed means."""
    assert " ".join(deal_all(SeededDealer(2026))).replace("prize ", "") == "2 4 7 8 1 9 3 -3 -1 -5 6 5 -2 -4 10"
    assert " ".join(deal_all(KeyedDealer(2026))).replace("prize ", "") == "-1 8 -2 5 1 6 3 2 9 7 10 -5 4 -3 -4"
    assert digest("prize") == 0xA96A7CEEAE829CB93098FF37


@pytest.mark.parametrize("kind", ["seeded", "keyed", "system"])
def test_answers_come_as_often_as_their_weights_say(kind: str) -> None:
    state = weighted()
    dealers: list[Dealer] = [SystemDealer()] * 4000
    if kind == "seeded":
        dealers = [SeededDealer(5)] * 4000
    elif kind == "keyed":
        dealers = [KeyedDealer(seed) for seed in range(4000)]
    found = frequencies([dealer.answer(state) for dealer in dealers])
    assert found == pytest.approx([3 / 6, 2 / 6, 1 / 6], abs=0.05)


def test_the_system_gives_every_order() -> None:
    orders = {tuple(deal_all(SystemDealer())) for _ in range(50)}
    assert len(orders) == 50
    assert len({order[0] for order in orders}) > 5
    assert all(len(set(order)) == 15 for order in orders)


def test_keyed_games_stay_paired_after_a_difference() -> None:
    """One prize is out already in the second game: it comes later or never, and all others at their own turns."""
    same = 0
    for seed in range(40):
        one = deal_all(KeyedDealer(seed))
        dealer = KeyedDealer(seed)
        dealer.counts["prize"] = 1
        other = deal_all(dealer, one[0].removeprefix("prize "))
        assert other == one[1:]
        late = one[7]
        dealer = KeyedDealer(seed)
        dealer.counts["prize"] = 1
        other = deal_all(dealer, late.removeprefix("prize "))
        same += sum(left == right for left, right in zip(one[1:], other, strict=True))
    assert same > 40 * 14 / 2


def test_keyed_dealers_count_each_purpose() -> None:
    dealer = KeyedDealer(1)
    state = weighted()
    answers = [dealer.answer(state) for _ in range(30)]
    assert dealer.counts == {"prize": 30}
    assert len(set(answers)) == 3
    assert KeyedDealer(1).answer(state) == answers[0]


def test_a_script_is_followed() -> None:
    dealer = ScriptedDealer(["prize 3", " prize   4 "])
    state = set_table("raj", 2).new()
    assert state.rules.outcomes[dealer.answer(state)] == "prize 3"
    assert state.rules.outcomes[dealer.answer(state)] == "prize 4"


def test_a_script_that_is_used_up_names_the_possible_outcomes() -> None:
    with pytest.raises(DealerError, match="used up; possible outcomes of chance: prize 1, prize 2, prize 9"):
        ScriptedDealer([]).answer(weighted())
    assert ScriptedDealer([], SeededDealer(1)).answer(weighted()) == SeededDealer(1).answer(weighted())


@pytest.mark.parametrize("text", ["prize 3", "prize", "", "bid 1", "prize 1 1"])
def test_a_script_cannot_make_the_impossible_happen(text: str) -> None:
    dealer = ScriptedDealer([text, "prize 2"])
    for _ in range(2):
        with pytest.raises(DealerError, match=f"'{text}' is no outcome of chance here; possible: prize 1, prize 2"):
            dealer.answer(weighted())


def test_a_script_cannot_repeat_a_card() -> None:
    state = read_state("raj 2 / used 1: 1 / used 2: 2 / taken 2: 6")
    with pytest.raises(DealerError, match="'prize 6' is no outcome of chance here"):
        ScriptedDealer(["prize 6"]).answer(state)
