"""Raj against an independent reading of its rulebook, on thousands of games, and what no scenario can show."""

from dataclasses import dataclass

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from howdah.engine.contract import CHANCE, CHANCE_BIT, SPECTATOR, State, pick_listed
from howdah.engine.errors import HowdahError
from howdah.engine.generator import Generator
from howdah.engine.playout import play_out, play_out_listed
from howdah.engine.registry import read_known, read_state, set_table
from howdah.engine.seats import seats_in
from howdah.games.raj.card_sets import count_cards, highest_card, lowest_card, nth_card
from tests.games.oracles.raj import ending_of, play, taker_of

STANDARD_PRIZES = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@dataclass
class Table:
    """A game to be played: the table and all that will be chosen."""

    seats: int
    options: dict[str, str]
    prizes: list[int]
    """In the order in which they come."""
    bids: list[list[int]]
    """By seat, in the order in which they are bid."""


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Decks are small more often than not, so that ties, carried stakes and shared scores are many."""
    seats = draw(st.integers(2, 5))
    turns = draw(st.integers(1, 6))
    spare = draw(st.integers(0, 2))
    values = draw(st.sampled_from([range(-1, 2), range(-2, 4), range(-99, 100), range(-9, 0), range(1, 3)]))
    prizes = draw(st.lists(st.sampled_from(values), min_size=turns, max_size=turns))
    deck = draw(st.lists(st.integers(0, 99), unique=True, min_size=turns + spare, max_size=turns + spare))
    bids = [list(draw(st.permutations(deck)))[:turns] for _ in range(seats)]
    options = {
        "deck": f"bids {' '.join(map(str, deck))} prizes {' '.join(map(str, prizes))}",
        "tie_rule": draw(st.sampled_from(["cancel", "mouse"])),
        "payoff": draw(st.sampled_from(["win", "points"])),
        "open_history": draw(st.sampled_from(["off", "on"])),
    }
    return Table(seats, options, prizes, bids)


def random_table(seed: int) -> Table:
    """A whole game with the standard cards; every third has bids that tie a lot."""
    generator = Generator(seed)
    seats = 2 + int(generator.below(4))
    prizes = shuffled(STANDARD_PRIZES, generator)
    together = shuffled(list(range(1, 16)), generator)
    bids = []
    for _ in range(seats):
        own = shuffled(list(range(1, 16)), generator)
        if seed % 3 == 0:
            own = together[:]
            for _ in range(seed // 3 % 4):
                one, other = generator.below(15), generator.below(15)
                own[one], own[other] = own[other], own[one]
        bids.append(own)
    options = {
        "tie_rule": ["cancel", "mouse"][generator.below(2)],
        "payoff": ["win", "points"][generator.below(2)],
    }
    return Table(seats, options, prizes, bids)


def shuffled(cards: list[int], generator: Generator) -> list[int]:
    rest = cards[:]
    return [rest.pop(generator.below(len(rest))) for _ in cards]


def act(state: State, seat: int, text: str) -> None:
    number = state.rules.number_of(seat, text)
    possible = [outcome for outcome, _ in state.chances()] if seat == CHANCE else state.legal(seat)
    assert number in possible
    state.apply(seat, number, None)


def check_against_oracle(table: Table) -> str:
    """Play it through the engine and compare each turn and the end; return the clause that decided."""
    state = set_table("raj", table.seats, table.options).new()
    turns: list[tuple[int, list[int]]] = []
    taken: list[list[int]] = []
    for turn, prize in enumerate(table.prizes):
        assert state.result() is None
        act(state, CHANCE, f"prize {prize}")
        for seat in sorted(range(table.seats), key=lambda seat, turn=turn: (seat * 7 + turn) % 5):  # type: ignore[misc]
            act(state, seat, f"bid {table.bids[seat][turn]}")
        turns.append((prize, [bids[turn] for bids in table.bids]))
        taken, stake = play(table.seats, turns)
        view = state.view(SPECTATOR).fields
        assert view["taken"] == [sorted(cards) for cards in taken]
        assert view["stake"] == sorted(stake)
        assert view["scores"] == [sum(cards) for cards in taken]
        assert view["last"] == turns[-1][1]
    assert state.check() == []
    result = state.result()
    assert result is not None
    wanted = ending_of(taken, table.options["tie_rule"] == "mouse", table.options["payoff"] == "points")
    assert (result.ending, result.clause) == (wanted.ending, wanted.clause)
    assert (result.ranks, result.scores) == (wanted.ranks, wanted.scores)
    assert result.payoffs == pytest.approx(wanted.payoffs)
    assert sum(result.payoffs) == pytest.approx(0)
    assert result.winners() == [seat for seat, rank in enumerate(wanted.ranks) if rank == 1]
    return f"{wanted.ending} {wanted.clause}"


@given(tables())
@settings(max_examples=600)
def test_own_decks_agree_with_the_oracle(table: Table) -> None:
    check_against_oracle(table)


def test_thousands_of_standard_games_agree_with_the_oracle() -> None:
    decided = {check_against_oracle(random_table(seed)) for seed in range(1500)}
    assert decided == {"won RAJ-5.2", "won RAJ-5.3", "drawn RAJ-5.3", "won RAJ-5.4", "drawn RAJ-5.4"}


def test_the_largest_decks_agree_with_the_oracle() -> None:
    """Thirty cards, with values as far apart as they may be."""
    for seed in range(20):
        generator = Generator(seed)
        prizes = [99 - 2 * int(generator.below(100)) for _ in range(30)]
        deck = list(range(70, 100))
        options = {
            "deck": f"bids 70..99 prizes {' '.join(map(str, prizes))}",
            "tie_rule": ["cancel", "mouse"][seed % 2],
            "payoff": "win",
        }
        check_against_oracle(Table(5, options, prizes, [shuffled(deck, generator) for _ in range(5)]))


@given(
    st.lists(st.sampled_from(STANDARD_PRIZES), min_size=1, max_size=4, unique=True),
    st.lists(st.integers(1, 15), min_size=2, max_size=5),
)
def test_any_stake_and_any_bids(stake: list[int], bids: list[int]) -> None:
    """One turn for every kind of stake: carried cards and bids as they come, from a written position."""
    carried = len(stake) - 1
    free = [bid for bid in range(1, 16) if bid not in bids][:carried]
    used = " / ".join(f"used {seat + 1}: {' '.join(map(str, free))}" for seat in range(len(bids)))
    state = read_state(f"raj {len(bids)} / {used} / stake: {' '.join(map(str, stake))}")
    for seat, bid in enumerate(bids):
        act(state, seat, f"bid {bid}")
    taker = taker_of(stake, bids)
    taken = [sorted(stake) if seat == taker else [] for seat in range(len(bids))]
    assert state.view(SPECTATOR).fields["taken"] == taken


# Legality.


@given(st.integers(2, 5), st.integers(0, 2**40), st.integers(0, 90))
@settings(max_examples=150)
def test_explain_is_silent_exactly_about_what_is_legal(seats: int, seed: int, steps: int) -> None:
    state = set_table("raj", seats).new()
    generator = Generator(seed)
    for _ in range(steps):
        waiting = seats_in(int(state.pending()))
        if state.pending() == 0:
            break
        seat = waiting[generator.below(len(waiting))] if waiting else CHANCE
        state.apply(seat, state.pick(seat, generator), None)
    for seat in range(seats):
        hand = set(state.view(seat).fields["hand"])  # type: ignore[call-overload]
        asked = bool(state.pending() >> seat & 1)
        legal = state.legal(seat)
        assert {state.rules.actions[action] for action in legal} == ({f"bid {bid}" for bid in hand} if asked else set())
        for action in range(len(state.rules.actions)):
            reason = state.explain(seat, action)
            assert (reason is None) == (action in legal)
            if reason is not None:
                codes = {"RAJ-2.1": "no-prize-yet", "RAJ-2.3": "bid-is-final", "RAJ-2.4": "card-used"}
                assert reason.code == {**codes, "RAJ-5.1": "game-over"}[reason.clause]


@given(st.integers(2, 5), st.integers(0, 2**40), st.sampled_from(["", "bids 0..5 prizes -2 -2 0 3 3 3"]))
@settings(max_examples=60)
def test_its_own_pick_is_the_one_every_game_has(seats: int, seed: int, deck: str) -> None:
    state = set_table("raj", seats, {"deck": deck} if deck else {}).new()
    own, listed = Generator(seed), Generator(seed)
    while state.pending():
        seat = CHANCE if state.pending() & CHANCE_BIT else seats_in(int(state.pending()))[-1]
        choice = state.pick(seat, own)
        assert choice == pick_listed(state, seat, listed)
        state.apply(seat, choice, None)
    assert own.word() == listed.word()


@given(st.integers(2, 5), st.integers(0, 2**40))
@settings(max_examples=60)
def test_both_playouts_are_the_same_game(seats: int, seed: int) -> None:
    one, other = set_table("raj", seats).new(), set_table("raj", seats).new()
    assert play_out(one, Generator(seed)) == 15 * (seats + 1)
    assert play_out_listed(other, Generator(seed)) == 14 * seats
    assert repr(one) == repr(other)


# Data that names its clause.


def test_components() -> None:
    """RAJ-1.1, RAJ-1.2: fifteen bid cards each, ten mice and five vultures."""
    for seats in range(2, 6):
        rules = set_table("raj", seats)
        state = rules.new()
        assert rules.actions == [f"bid {bid}" for bid in range(1, 16)]
        assert [rules.outcomes[outcome] for outcome, _ in state.chances()] == [f"prize {p}" for p in STANDARD_PRIZES]
        assert state.view(0).fields["hand"] == list(range(1, 16))


def test_every_prize_is_equally_likely() -> None:
    """RAJ-1.3: the pile is shuffled; equal cards of an own deck count each for itself."""
    assert {weight for _, weight in set_table("raj", 2).new().chances()} == {1}
    assert set_table("raj", 2, {"deck": "bids 1..4 prizes 2 -1 2 2"}).new().chances() == [(0, 1), (1, 3)]


def test_seats() -> None:
    """RAJ-1.4: two to five players."""
    for seats in (0, 1, 6, 7):
        with pytest.raises(HowdahError, match="raj is for 2 to 5 players"):
            set_table("raj", seats)


def test_points_as_payoff() -> None:
    """RAJ-1.4: option payoff. Points are counted from the mean, so that they sum to zero."""
    position = "raj 3 / option deck: bids 1..3 prizes 6 / used 1: 1 / used 2: 3 / used 3: 2 / taken 2: 6"
    won = read_state(position).result()
    points = read_state(f"{position} / option payoff: points").result()
    assert won is not None
    assert points is not None
    assert won.payoffs == [-0.5, 1.0, -0.5]
    assert points.payoffs == [-2.0, 4.0, -2.0]
    assert str(won) == str(points)


def test_payoffs_of_draws() -> None:
    """Rank 1 shares +1, the others share -1; all 0 when all are equal."""
    drawn = read_state("raj 2 / option deck: bids 1 prizes 6 / used 1: 1 / used 2: 1 / stake: 6").result()
    assert drawn is not None
    assert drawn.payoffs == [0.0, 0.0]
    deck = "option deck: bids 1..4 prizes 3 3 5 5"
    shared = read_state(
        f"raj 4 / {deck} / hand 1: / hand 2: / hand 3: / hand 4: / taken 1: 3 / taken 2: 5 / taken 3: 5 / taken 4: 3"
    ).result()
    assert shared is not None
    assert (shared.ending, shared.payoffs) == ("drawn", [-0.5, 0.5, 0.5, -0.5])


# What is seen, and what is remembered.


def test_views_hide_and_knowledge_remembers() -> None:
    """RAJ-4.1: lists withhold earlier bids, re-deals keep them."""
    state = read_state("raj 2 / used 1: 4 15 / used 2: 1 2 / taken 1: 6 / taken 2: 7 / sealed 1: 9 / stake: 3")
    assert state.view(1).position == (
        "raj 2 / used 1: ? 15 / sealed 1: ? / taken 1: 6 / used 2: ? 2 / hand 2: 3..15 / taken 2: 7 / stake: 3"
    )
    assert str(state.known(1)) == (
        "raj 2 / used 1: 4 15 / sealed 1: ? / taken 1: 6 / used 2: 1 2 / taken 2: 7 / stake: 3"
    )
    assert state.view(1).fields["used"] is None
    assert state.view(1).fields["sealed"] is None
    assert state.view(0).fields["sealed"] == 9
    assert state.view(1).fields["ready"] == [True, False]
    assert state.view(SPECTATOR).fields["hand"] == []


def test_a_redeal_draws_only_what_is_not_known() -> None:
    """RAJ-2.3: the sealed bid of another is drawn anew from the cards that seat has left, each as often."""
    state = read_state("raj 2 / hand 1: 1 2 / hand 2: 3 4 5 / sealed 1: 9 / taken 1: -5..-1 1..7 / stake: 8")
    counts = dict.fromkeys((1, 2, 9), 0)
    for seed in range(600):
        world = state.redeal(1, Generator(seed))
        assert world.check() == []
        assert world.view(1).fields == state.view(1).fields
        counts[int(str(world.position().section("sealed 1").value))] += 1  # type: ignore[union-attr]
        assert repr(state.redeal(0, Generator(seed))) == repr(state)
    assert all(150 < count < 250 for count in counts.values())


def test_a_view_can_be_read_back_and_dealt() -> None:
    state = read_state("raj 3 / used 1: 4 15 / used 2: 1 2 / used 3: 5 6 / taken 1: 6 7 / sealed 1: 9 / stake: 3")
    for seat in (0, 1, 2, SPECTATOR):
        rules, known = read_known(state.view(seat).position)
        assert str(known) == state.view(seat).position
        world = rules.deal(known, Generator(1))
        assert world.check() == []
        assert world.view(seat).position == state.view(seat).position
        for own in range(3):
            assert world.pending() == state.pending()
            assert len(world.legal(own)) == len(state.legal(own))


@given(st.sets(st.integers(0, 29), min_size=1))
@example({0})
@example({29})
@example(set(range(30)))
def test_card_sets(cards: set[int]) -> None:
    number = sum(1 << card for card in cards)
    assert count_cards(number) == len(cards)
    assert lowest_card(number) == min(cards)
    assert highest_card(number) == max(cards)
    assert [nth_card(number, n) for n in range(len(cards))] == sorted(cards)
