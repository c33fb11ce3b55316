"""Habits are read from records: planted ones are named first, and who has none is left alone."""

from collections import Counter
from pathlib import Path

import pytest

from howdah.bots.specs import make_bot
from howdah.engine.contract import CHANCE
from howdah.engine.errors import OptionError, RecordError
from howdah.engine.record import Entry, Record, read_record
from howdah.engine.registry import games
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words
from howdah.review.habits.counting import count_level, measures_of, sightings_in
from howdah.review.habits.judging import habits_of, judge
from howdah.review.habits.players import habitual, planted
from howdah.review.habits.reference import Reference, read_reference, reference_of, write_reference
from howdah.review.habits.sighting import Sighting
from howdah.review.habits.walking import standing_entries, walk
from howdah.review.simulated import play_record
from tests.review.planting import Findings, Person, watch

GAMES = [meta.name for meta in games() if meta.make is None]
SEATS = {"raj": 3, "formula_e": 3, "elephant_rally": 3, "totem": 2}
RECORDS = Path(__file__).parents[1] / "records"
RECORD = {**dict.fromkeys(GAMES, "cut-by-turn-limit.txt"), "raj": "last-stake-to-nobody.txt"}
WITHIN = 20
"""Games after which a planted habit must be named first."""
NAMED = 0.95
FALSE_ALARMS = 0.05


def shipped(game: str) -> Reference:
    reference = reference_of(game)
    assert reference is not None
    return reference


def people(codes: list[str], count: int) -> list[Person]:
    return [Person(code, number) for number in range(count) for code in codes]


def named(found: list[Findings]) -> dict[str, list[int]]:
    """By planted habit: after how many games each person's was named first."""
    after: dict[str, list[int]] = {}
    for one in found:
        after.setdefault(one.person.code, []).append(one.named_after())
    return after


def test_planted_habits_of_raj_are_named_first() -> None:
    """A sample; the whole proof is evidence."""
    codes = ["overbids-vultures", "highest-first", "bids-the-rank"]
    found = list(watch(shipped("raj"), people(codes, 1), 3, 5, seed=11))
    assert all(all(after) for after in named(found).values()), named(found)


def test_players_without_a_habit_are_left_alone() -> None:
    found = list(watch(shipped("raj"), people(["medium"], 3), 3, 4, seed=23))
    assert not any(one.first(4) for one in found)


@pytest.mark.evidence
@pytest.mark.parametrize("game", GAMES)
def test_planted_habits_are_named_first_within_twenty_games(game: str) -> None:
    found = list(watch(shipped(game), people(planted(game), 100), SEATS[game], WITHIN, seed=101))
    for code, after in named(found).items():
        print(code, sum(map(bool, after)), "of", len(after), "median", sorted(after)[len(after) // 2])
        assert sum(map(bool, after)) >= NAMED * len(after), (code, Counter(one.first(WITHIN) for one in found))


@pytest.mark.evidence
@pytest.mark.parametrize("game", GAMES)
def test_levels_raise_no_false_alarm(game: str) -> None:
    found = list(watch(shipped(game), people(["medium"], 100), SEATS[game], WITHIN, seed=202))
    alarms = [one.first(WITHIN) for one in found if one.first(WITHIN)]
    print(game, Counter(alarms))
    assert len(alarms) <= FALSE_ALARMS * len(found)


def small_reference() -> Reference:
    """Of a measure that is 0 or 1 with equal chances."""
    games = [
        [Sighting(0, "vulture-bid", "x", float((game + turn) % 2), turn) for turn in range(10)] for game in range(40)
    ]
    return Reference("raj", "", {2: [count_level("medium", games)]}, {})


def seen(value: float, count: int) -> list[tuple[int, list[Sighting]]]:
    return [(2, [Sighting(0, "vulture-bid", "x", value, turn) for turn in range(count)])]


def test_a_habit_has_its_facts() -> None:
    habit = judge(small_reference(), seen(1.0, 40))[0]
    assert habit.code == "overbids-vultures"
    assert habit.facts == {"times": 40, "own": 100, "usual": 50}
    assert habit.is_strong
    assert habit.entries[0] == (0, 0)
    assert judge(small_reference(), seen(0.0, 40))[0].code == "underbids-vultures"


def test_little_is_not_sure() -> None:
    assert judge(small_reference(), seen(1.0, 3)) == []
    assert not judge(small_reference(), seen(1.0, 5))[0].is_strong


def test_who_is_between_two_levels_has_no_habit() -> None:
    low = [[Sighting(0, "vulture-bid", "x", float(turn % 10 == 0), turn) for turn in range(30)] for _ in range(40)]
    high = [[Sighting(0, "vulture-bid", "x", float(turn % 10 > 0), turn) for turn in range(30)] for _ in range(40)]
    reference = Reference("raj", "", {2: [count_level("medium", low), count_level("hard", high)]}, {})
    half = [(2, [Sighting(0, "vulture-bid", "x", float(turn % 2), turn) for turn in range(100)])]
    assert judge(reference, half) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_reference_reads_back_and_says_how_it_was_made(game: str) -> None:
    reference = shipped(game)
    assert read_reference(write_reference(reference)) == reference
    assert reference.command.startswith("python -m howdah.review.habits.make")
    assert all(levels[0].name == "medium" for levels in reference.tables.values())
    with pytest.raises(OptionError, match="format"):
        read_reference("{}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_habit_has_words(game: str, lang: str) -> None:
    strict = Words(lang, strict=True)
    codes = {code for measure in measures_of(game).values() for code in (measure.below, measure.above) if code}
    assert set(planted(game)) <= codes
    for code in codes:
        assert strict(f"habit-{code}", own=50, usual=20)
        assert strict(f"coach-habit-{code}")


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_any_game_is_read(game: str) -> None:
    record = read_record((RECORDS / game / RECORD[game]).read_text(encoding="utf-8"))
    sightings = sightings_in(record)
    assert {one.measure for one in sightings} <= set(measures_of(game))
    assert {one.seat for one in sightings} == set(range(record.seats))
    for one in sightings:
        assert record.entries[one.entry].seat == one.seat
    habits_of([(record, 0)])


def test_a_player_with_a_habit_keeps_to_it() -> None:
    bots = [habitual("raj", "highest-first"), make_bot("random")]
    record = play_record("raj", bots, 3)
    bids = [int(entry.text.split()[1]) for entry in record.entries if entry.seat == 0]
    assert bids == sorted(bids, reverse=True)
    with pytest.raises(OptionError, match="nobody is given the habit"):
        habitual("raj", "dances")


def test_what_was_taken_back_does_not_count() -> None:
    entries = [
        Entry(CHANCE, "prize 6"),
        Entry(0, "bid 1"),
        Entry(0, "take back"),
        Entry(0, "bid 2"),
        Entry(1, "bid 9"),
        Entry(CHANCE, "prize 3"),
    ]
    record = Record("raj", 1, 2, {}, entries=entries)
    assert [entry.text for _, entry in standing_entries(record)] == ["prize 6", "bid 2", "bid 9", "prize 3"]
    assert [one.value for one in sightings_in(record) if one.measure == "lowest-card"] == [0.0, 0.0]


def test_a_record_that_cannot_be_replayed_is_refused() -> None:
    text = "howdah record 1\ngame: raj\nbehaviour: 1\nseats: 2\n\nchance: prize 6\n1: bid 99\n"
    with pytest.raises(RecordError, match="line 7"):
        sightings_in(read_record(text))
    with pytest.raises(OptionError, match="of one game"):
        habits_of([(read_record(f"howdah record 1\ngame: {game}\nbehaviour: 1\nseats: 3\n"), 0) for game in GAMES])


def test_a_walk_ends_where_the_game_ended() -> None:
    record = play_record("raj", [make_bot("random")] * 2, 8)

    class Silent:
        def visit(self, *_: object) -> None: ...

        def hear(self, *_: object) -> None: ...

    assert walk(record, Silent()).result() is not None
