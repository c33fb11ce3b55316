"""The parts of the command line that are worth a look of their own: choices, seats, pictures, numbers, bots."""

from collections import Counter

import pytest

from howdah.bots.random import RandomBot
from howdah.bots.specs import LEVELS, Level, levels, make_bot, read_spec
from howdah.cli.lines import Teller
from howdah.cli.playing.choices import Choices
from howdah.cli.playing.seating import display_names, read_seats, recorded_seats, usual_seats
from howdah.engine.contract import CHANCE, CHANCE_BIT, SPECTATOR
from howdah.engine.dealers import SeededDealer
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.registry import Meta, Option, find, read_state, set_table
from howdah.engine.seats import seats_in
from howdah.lab.plans import read_bots, with_turn_limit
from howdah.lab.statistics import Distribution, wilson
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words, words

# Choices


def same(text: str) -> str:
    return text


@pytest.mark.parametrize(
    ("actions", "typed", "meant"),
    [
        (["bid 1", "bid 3", "bid 9"], "3", "bid 3"),
        (["bid 1", "bid 3", "bid 9"], "2", "bid 2"),
        (["bid 1", "bid 3", "bid 9"], " BID  9 ", "bid 9"),
        (["left", "right"], "2", "right"),
        (["left", "right"], "3", "3"),
        (["left 1", "right 1"], "2", "right 1"),
        (["left", "bid 2"], "2", "bid 2"),
        (["left"], "dance", "dance"),
    ],
)
def test_what_is_meant(actions: list[str], typed: str, meant: str) -> None:
    assert Choices(actions, same).named(typed) == meant


def test_many_choices_fit_in_the_width() -> None:
    lines = Choices([f"play card-{letter}" for letter in "abcdefghijklmnop"], same).lines()
    assert 1 < len(lines) < 8
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("names", [["You", "Ann", "Ben"], ["Player 1", "Player 2", "Player 3"]])
def test_players_are_chosen_by_name(names: list[str]) -> None:
    choices = Choices(["give 2", "give 3"], Teller(words("en"), "formula_e", names).action)
    assert [line.split() for line in choices.lines()] == [
        f"2) give a cobra to {names[1]} 3) give a cobra to {names[2]}".split()
    ]
    assert choices.named("3") == "give 3"
    assert Choices(["bid 2", "bid 3"], Teller(words("en"), "raj", names).action).lines() == ["  bid 2 3"]


# Seats


def test_seats_survive_a_record() -> None:
    spoken = words("en")
    seats = read_seats(["me", "human", "human:Ana Sol", "bot", "bot:random"], spoken)
    assert [seat.name for seat in seats] == ["You", "Player 2", "Ana Sol", "Bot 4", "Bot 5"]
    names = {number: seat.text for number, seat in enumerate(seats)}
    again = read_seats(recorded_seats(names, 5), spoken)
    assert [(seat.text, seat.name, seat.bot is None) for seat in again] == [
        (seat.text, seat.name, seat.bot is None) for seat in seats
    ]
    assert display_names(names, 5, spoken) == ["Player 1", "Player 2", "Ana Sol", "Bot 4", "Bot 5"]


def test_usual_seats() -> None:
    assert usual_seats(find("raj"), None) == ["me", "bot:medium", "bot:medium"]
    assert usual_seats(find("raj"), 2) == ["me", "bot:medium"]


# Pictures


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("boxes", [True, False])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (5, {}), (5, {"open_history": "on"}), (2, {"deck": "bids 0..29 prizes -99..-90 70..89"})],
)
def test_raj_fits_in_80_columns(lang: str, boxes: bool, seats: int, options: dict[str, str]) -> None:
    teller = Teller(Words(lang, strict=True), "raj", [f"Somebody with a long name {seat}" for seat in range(seats)])
    state = set_table("raj", seats, options).new()
    generator = Generator(1)
    while asked := int(state.pending()):
        for seat in [CHANCE] if asked & CHANCE_BIT else seats_in(asked):
            state.apply(seat, state.pick(seat, generator), None)
        if not state.pending() & CHANCE_BIT:
            for receiver in (0, SPECTATOR, CHANCE):
                drawn = teller.picture(state.view(receiver), boxes)
                assert max(map(len, drawn.split("\n"))) <= 80
                assert ("╭" in drawn) == (boxes and bool(state.pending()))


def test_a_picture_holds_only_what_the_view_holds() -> None:
    """Two truths that look alike to a seat are drawn alike."""
    state = set_table("raj", 3).new()
    state.apply(CHANCE, 0, None)
    other = state.copy()
    state.apply(1, 4, None)
    other.apply(1, 9, None)
    teller = Teller(words("en"), "raj", ["A", "B", "C"])
    for receiver in (0, 2, SPECTATOR):
        assert teller.picture(state.view(receiver), True) == teller.picture(other.view(receiver), True)
    assert teller.picture(state.view(1), True) != teller.picture(other.view(1), True)


@pytest.mark.parametrize(
    ("lang", "hand", "stopped"),
    [
        ("en", "Your hand: Green 4, Flying Carpet", "Standing firm at the water: B"),
        ("pt", "A sua mão: «Verde 4», «Tapete mágico»", "Firmes junto à água: B"),
        ("ru", "Ваши карты: «Зелёная 4», «Ковёр-самолёт»", "Стоят у самой воды: B"),  # noqa: RUF001
    ],
)
def test_a_race_names_cards_as_its_reader_does(lang: str, hand: str, stopped: str) -> None:
    state = read_state(
        "formula_e 3 / elephants: A b28 B b29 C c46 / stopped: B / hand 1: green-4 carpet / hand 2: tiger"
    )
    drawn = Teller(words(lang), "formula_e", ["A", "B", "C"]).picture(state.view(0), True).split("\n")
    assert hand in drawn
    assert stopped in drawn


# Numbers


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_wilson(count: int, total: int, low: float, high: float) -> None:
    """Against the tables of Newcombe (1998) and R's binom.confint."""
    assert wilson(count, total) == pytest.approx((low, high), abs=1e-4)


def test_distribution() -> None:
    numbers = Distribution()
    for value in [1, 1, 2, 3, 10]:
        numbers.add(value)
    summary = {"mean": 3.4, "least": 1, "quarter": 1, "median": 2, "three_quarters": 3, "most": 10}
    assert numbers.summary() == summary
    assert numbers.bars()[0].split()[-1] == "2"
    for value in range(1000):
        numbers.add(value)
    assert len(numbers.bars()) <= 12
    assert Distribution().bars() == []


def test_simulations_cut_games_that_know_a_limit() -> None:
    limited = Meta("slow", 2, 2, 1, 1, [Option("turn_limit", [], "none")], "SLO")
    assert with_turn_limit(limited, {}) == {"turn_limit": "400"}
    assert with_turn_limit(limited, {"turn_limit": "9"}) == {"turn_limit": "9"}
    assert with_turn_limit(find("raj"), {}) == {}


# Bots


def test_random_bot_chooses_every_action_and_only_legal_ones() -> None:
    match = Match(set_table("raj", 2), SeededDealer(1))
    match.submit(0, "bid 4")
    match.submit(1, "bid 4")
    bot = make_bot("random")
    chosen = Counter(bot.choose(match.information_set(0, Generator(0)), Generator(seed)) for seed in range(500))
    assert [match.rules.actions[action] for action in sorted(chosen)] == match.legal(0)
    assert bot.choose(match.information_set(0, Generator(0)), Generator(7)) == bot.choose(
        match.information_set(0, Generator(1)), Generator(7)
    )


def test_specs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert levels()[:8] == ["random", "heuristic", "easy", "medium", "hard", "expert", "search", "equilibrium"]
    assert isinstance(make_bot(" random "), RandomBot)
    monkeypatch.setitem(LEVELS, "search", Level("search", ["n", "ms"], lambda _settings: RandomBot()))
    assert str(read_spec("search: n=5 ,ms=2")) == "search:n=5,ms=2"
    assert read_bots("search:n=5,ms=2,random", 2) == ["search:n=5,ms=2", "random"]
    for wrong in ["", "genius", "random:", "random:n=1", "search:n", "search:n=", "search:n=1,n=2", "search:,"]:
        with pytest.raises(OptionError):
            read_spec(wrong)
