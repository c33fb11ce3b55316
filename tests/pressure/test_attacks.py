"""Attacks that were once found to work: others go on, and the server bounds what it gives."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from howdah.server.settings import Limits
from tests.pressure.machine import MB
from tests.pressure.report import progress, write
from tests.pressure.trial import Outcome, attacked, tried

MOST_MEMORY = 512 * MB
LONGEST_ANSWER, LONGER = 10.0, 6.0
"""Seconds for a bot of others, or so many times as long as before the attack where the machine is busy: half of what it
once took."""
LIMITS = Limits()


class Sample(NamedTuple):
    """A short attack, and what is bounded about it."""

    name: str
    pieces: int
    holds: Callable[[Outcome], bool]


def gave(outcome: Outcome, *kinds: str) -> int:
    return sum(outcome.counts.get(kind, 0) for kind in kinds)


def each(outcome: Outcome, *kinds: str) -> float:
    """Processor time of the server for each of them, in milliseconds."""
    return outcome.processor * 1000 / max(1, gave(outcome, *kinds))


def most(outcome: Outcome, limit: str) -> float:
    """What a limit lets through in the time that an attack took, however long that is on a busy machine."""
    burst, rate = getattr(LIMITS, f"{limit}_burst"), getattr(LIMITS, f"{limit}_rate")
    return float(burst + rate * (outcome.seconds + 1))


SAMPLES = [
    Sample("expensive bots", 0, lambda found: max(found.answers) < max(LONGEST_ANSWER, LONGER * max(found.before))),
    # Once each question of 3,000 left its answer of some 45 KB.
    Sample("delayed logs", 3_000, lambda found: found.grown < 16 * MB),
    # A socket may keep a third of a megabyte waiting.
    Sample("slow readers", 60, lambda found: found.grown < 60 * MB // 3),
    # Two messages to each of 400; once it took a quarter of a second.
    Sample("watchers", 20, lambda found: each(found, "came", "turned away") < 40),
    Sample("handshakes", 3_000, lambda found: gave(found, "accepted") <= most(found, "anonymous")),
    Sample("chats", 480, lambda found: gave(found, "done") <= most(found, "chat")),
    Sample("rematches", 200, lambda found: gave(found, "tables", "rematches") <= most(found, "table")),
    # Once it took 8.5 ms.
    Sample("openapi", 60, lambda found: each(found, *[str(status) for status in range(200, 600)]) < 4),
    # No address asks often: it is the prefix that has asked too often.
    Sample("many addresses", 600, lambda found: gave(found, "429") > 0),
    Sample("one v6 prefix", 200, lambda found: gave(found, "429") > 0),
    Sample("huge messages", 60, lambda found: found.grown < 32 * MB),
    Sample("silence", 600, lambda found: gave(found, "opened") == gave(found, "ended")),
]


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name.replace(" ", "-"))
def test_an_attack_is_bounded_and_others_go_on(tmp_path: Path, sample: Sample) -> None:
    outcome = attacked(tmp_path, sample.name, sample.pieces, turns=2)
    acts, answers = outcome.acts, outcome.answers
    figures = {
        **outcome._asdict(),
        "acts": len(acts),
        "slowest_act": max(acts, default=0),
        "answers": len(answers),
        "slowest_answer": max(answers, default=0),
    }
    write(f"sample-{sample.name.replace(' ', '-')}", figures)
    assert outcome.hurt == []
    assert outcome.owed == 0
    assert outcome.largest < MOST_MEMORY
    assert sample.holds(outcome), figures


MOST_TIMES = 3.0
LONGEST_ACT = 0.1
ON_TIME = 3.0
"""Seconds: a bot waits 1.6 s at most before it acts."""
FEWEST_SPELLS = 2


@pytest.mark.evidence
@pytest.mark.parametrize("name", [sample.name for sample in SAMPLES], ids=lambda name: name.replace(" ", "-"))
def test_others_hardly_feel_an_attack(tmp_path: Path, name: str) -> None:
    verdict = tried(tmp_path, name)
    figures = verdict.figures()
    progress(f"  {name}: {figures}")
    write(f"attack-{name.replace(' ', '-')}", figures)
    assert verdict.hurt == []
    assert verdict.owed == 0
    assert verdict.largest < MOST_MEMORY
    quiet = min(len(verdict.quiet(attacked)) for attacked in (False, True))
    assert quiet >= FEWEST_SPELLS, f"nothing can be said of latency: the machine was never left alone ({figures})"
    assert max(answer for spell in verdict.quiet(True) for answer in spell.answers) < ON_TIME
    assert verdict.p99(True) < LONGEST_ACT
    assert verdict.p99(True) <= MOST_TIMES * verdict.p99(False)
