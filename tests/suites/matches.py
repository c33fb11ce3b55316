"""What every match must do: replay, undo, and refuse without changing anything."""

from howdah.engine.contract import CHANCE, SPECTATOR, Rules
from howdah.engine.dealers import SeededDealer
from howdah.engine.errors import Reason, Refusal
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.record import read_record
from howdah.engine.resuming import resume
from tests.suites.walking import MOST_STEPS, any_of

GARBAGE = ["", " ", "?", "undo", "bid", "bid 1 2", "chance", "\x00", "x" * 1000, "0", "-1", "bid\n1", "é", "ЖЖ"]


def check_matches(rules: Rules, seed: int) -> None:
    """Replay equals play, undo equals replay, and input that is refused changes nothing."""
    match = Match(rules, SeededDealer(seed))
    generator = Generator(seed)
    before: list[str] = []
    for _ in range(MOST_STEPS):
        seats = match.waiting()
        if not seats:
            break
        seat = any_of(seats, generator)
        if match.why_not_undo(seat) is None and before and generator.below(3) == 0:
            match.undo(seat)
            assert str(match.truth()) == before.pop()
            continue
        if generator.below(24) == 0:
            check_refusals(match, generator)
        truth = str(match.truth())
        batch = match.submit(seat, any_of(match.legal(seat), generator))
        assert batch.entries
        before = [*before, truth] if match.why_not_undo(seat) is None else []
    again = resume(read_record(match.record.text()), SeededDealer(seed))
    assert str(again.truth()) == str(match.truth())
    assert again.record.text() == match.record.text()
    for receiver in match.receivers:
        assert again.log(receiver) == match.log(receiver)
        assert again.present(receiver).number == match.present(receiver).number


def check_refusals(match: Match, generator: Generator) -> None:
    """Illegal and malformed submissions of every seat, alone and in lists."""
    truth, record = str(match.truth()), match.record.text()
    numbers = [match.present(receiver).number for receiver in match.receivers]
    for seat in [*range(match.rules.seats), -1, match.rules.seats, CHANCE, SPECTATOR]:
        legal = set(match.legal(seat)) if 0 <= seat < match.rules.seats else set()
        wrong = [*GARBAGE, *(any_of(match.rules.actions, generator) for _ in range(5)), *match.rules.outcomes[:3]]
        for text in wrong:
            if text not in legal:
                for submission in ([text], [*sorted(legal)[:1], text]):
                    refuse(match, seat, submission)
        refuse(match, seat, [])
    assert str(match.truth()) == truth
    assert match.record.text() == record
    assert [match.present(receiver).number for receiver in match.receivers] == numbers


def refuse(match: Match, seat: int, submission: list[str]) -> None:
    """A submission that happens to be legal as a list is only checked, never made."""
    reason = reason_against(match, seat, submission)
    if reason is not None:
        assert refusal_of(match, seat, submission) == reason


def refusal_of(match: Match, seat: int, submission: list[str]) -> Reason | None:
    """Not by pytest.raises: a hundred thousand of those take as long as the match."""
    try:
        match.submit(seat, submission)
    except Refusal as refusal:
        return refusal.reason
    return None


def reason_against(match: Match, seat: int, submission: list[str]) -> Reason | None:
    try:
        match.check(seat, submission)
    except Refusal as refusal:
        return refusal.reason
    return None
