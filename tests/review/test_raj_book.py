"""Raj, read like a book: the mixture loses nothing, and who can be read is read."""

from howdah.bots.specs import make_bot
from howdah.engine.record import Record
from howdah.review.habits.players import habitual
from howdah.review.raj_book import KINDS, Book, book_of, by_game, kind_of, student
from howdah.review.simulated import play_record


def played(code: str, games: int, seats: int = 2) -> list[tuple[Record, int]]:
    records = []
    for number in range(games):
        bots = [make_bot("rank") for _ in range(seats)]
        bots[0] = make_bot(code) if code in ("hard", "medium") else habitual("raj", code, "rank")
        records.append((play_record("raj", bots, 40 + number), 0))
    return records


def read(code: str, games: int, seats: int = 2) -> Book:
    book = book_of(played(code, games, seats))
    assert book is not None
    return book


def test_who_bids_the_highest_card_is_read() -> None:
    book = read("highest-first", 2)
    assert book.games == 2
    assert book.lost > 0.1
    assert book.gain > 0.2
    assert book.interval[0] < book.gain < book.interval[1]
    assert all(bid.place == 1.0 for bid in book.bids)


def test_the_mixture_loses_nothing() -> None:
    book = read("hard", 1)
    assert abs(book.lost) < 0.02
    assert book.leak is None
    assert all(bid.share > 0 or bid.lost < 0.02 for bid in book.bids)


def test_one_game_is_read_from_its_turns() -> None:
    book = read("highest-first", 1)
    assert book.games == 1
    assert len(book.bids) == 14
    assert book.gain_error > 0


def test_a_table_that_nobody_has_learned_is_not_read() -> None:
    record = play_record("raj", [make_bot("random")] * 2, 1)
    record.options = {"tie_rule": "mouse"}
    assert book_of([(record, 0)]) is None


def test_kinds_and_errors() -> None:
    assert [kind_of(stake) for stake in (-5, 0, 3, 5, 7, 15)] == [KINDS[0], *[KINDS[1]] * 2, KINDS[2], *[KINDS[3]] * 2]
    assert by_game([], 2, []) == (0.0, 0.0)
    assert student(1.96, 1000) < 1.97
    assert 3.5 < student(1.96, 3) < 5.0
