"""An attack on a fresh server while ordinary people play at it: what they felt, and what it cost the server."""

import os
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.patience import PATIENCE
from tests.pressure.children import Child
from tests.pressure.machine import MB, Window, moment, window
from tests.pressure.server import Server, serving

PEOPLE = "tests.pressure.people"
GENERATOR = "tests.pressure.generator"
QUICK_WINDOWS = ("--window", "0.1")
"""A log is made by a race of people, whose windows would take a minute of its time."""
KEPT_IN_MEMORY = 300.0
"""Seconds after which idle tables leave: what an attack leaves behind is to be seen."""
TABLES, BOTS = 20, 4
"""Of four people, and of one with a bot: some forty actions a second."""
SPELL_SECONDS = 5.0
SPELLS = 5
"""Quiet ones that are wanted with and without an attack."""
LONGEST = 3 * PATIENCE
"""Seconds that an attack may take; its processes are ended then, and the test fails."""


class Outcome(NamedTuple):
    """What came of an attack."""

    counts: dict[str, int]
    """What the attacker did and was answered, by kind."""
    acts: list[float]
    """Seconds from act to `done` of the others."""
    answers: list[float]
    """Seconds that the others waited for bots."""
    before: list[float]
    """The same before the attack began."""
    seconds: float
    """That the attack lasted."""
    owed: int
    """Tables of the others that were still owed an answer at the end."""
    hurt: list[str]
    """What the others met that they should not have."""
    processor: float
    """Seconds that the server itself used meanwhile."""
    grown: int
    """Bytes of the server itself, at its largest, above what they were before."""
    largest: int
    """Bytes of the server with its bots, at their largest."""


class Watch:
    """Looks at the server's memory all the time."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.own = self.whole = 0
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.look, daemon=True)
        self.thread.start()

    def look(self) -> None:
        while not self.over.wait(0.1):
            self.own = max(self.own, self.server.memory())
            self.whole = max(self.whole, self.server.whole_memory())

    def end(self) -> None:
        self.over.set()
        self.thread.join()


@contextmanager
def beside(*children: Child) -> Iterator[None]:
    """None of these processes outlives the test, or runs for ever."""

    def end() -> None:
        for child in children:
            child.kill()

    timer = threading.Timer(LONGEST, end)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        end()


def attacked(folder: Path, name: str, pieces: int, turns: int) -> Outcome:
    """An attack of so many pieces (0: it goes on all the time); then others must have so many turns more."""
    with serving(folder, *QUICK_WINDOWS, idle=KEPT_IN_MEMORY) as server:
        people = Child(PEOPLE, port=server.port, tables=3, bots=2)
        with beside(people):
            people.wait_for("ready")
            people.say(str(turns))
            people.wait_for("enough")
            generator = Child(GENERATOR, port=server.port, name=name, pieces=pieces)
            with beside(generator):
                generator.wait_for("ready")
                began = time.monotonic()
                before, used = server.memory(), server.processor_seconds()
                watch = Watch(server)
                if pieces:
                    generator.wait_for("done")
                used = server.processor_seconds() - used
                people.say(str(turns))
                people.wait_for("enough")
                found = people.stop()
                counts = generator.stop()
                seconds = time.monotonic() - began
                watch.end()
        assert server.is_alive(), server.complaints()
    return Outcome(
        counts,
        acts=[seconds for at, seconds in found["acts"] if at >= began],
        answers=[seconds for at, seconds in found["answers"] if at >= began],
        before=[seconds for at, seconds in found["answers"] if at < began],
        seconds=seconds,
        owed=found["owed"],
        hurt=found["hurt"],
        processor=used,
        grown=watch.own - before,
        largest=watch.whole,
    )


# At length: what people feel with and without an attack, in windows that the machine was left alone.


class Spell(NamedTuple):
    """Some seconds of play."""

    attacked: bool
    quiet: bool
    """The machine did little else, and its host kept little of it."""
    others: float
    stolen: float
    """Of a core: what other work had, and what the host kept."""
    acts: list[float]
    answers: list[float]

    def high(self) -> float:
        """The 99th of a hundred actions, in seconds; a spell without any counts as a whole one."""
        return percentile(self.acts, 0.99) if self.acts else SPELL_SECONDS


class Verdict(NamedTuple):
    """What an attack did to others, in quiet spells."""

    counts: dict[str, int]
    spells: list[Spell]
    owed: int
    hurt: list[str]
    largest: int

    def quiet(self, attacked: bool) -> list[Spell]:
        return [spell for spell in self.spells if spell.quiet and spell.attacked == attacked]

    def p99(self, attacked: bool) -> float:
        return statistics.median(spell.high() for spell in self.quiet(attacked))

    def figures(self) -> dict[str, Any]:
        return {
            "p99 without": [round(spell.high() * 1000, 1) for spell in self.quiet(False)],
            "p99 with": [round(spell.high() * 1000, 1) for spell in self.quiet(True)],
            "p99 where the machine was busy": [
                (spell.attacked, round(spell.high() * 1000, 1), round(spell.others, 2), round(spell.stolen, 3))
                for spell in self.spells
                if not spell.quiet
            ],
            "p50 with": [round(percentile(spell.acts, 0.5) * 1000, 1) for spell in self.quiet(True) if spell.acts],
            "slowest bot": [
                round(
                    max(
                        (one for spell in self.spells if spell.attacked == attacked for one in spell.answers), default=0
                    ),
                    2,
                )
                for attacked in (False, True)
            ],
            "largest MB": round(self.largest / MB),
            "owed": self.owed,
            "hurt": self.hurt,
            "attacker": self.counts,
        }


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def tried(folder: Path, name: str) -> Verdict:
    """Spells without an attack, then with it, until enough of both were quiet; twice as many at most."""
    with serving(folder, *QUICK_WINDOWS, idle=KEPT_IN_MEMORY) as server:
        people = Child(PEOPLE, port=server.port, tables=TABLES, bots=BOTS)
        with beside(people):
            people.wait_for("ready")
            watch = Watch(server)
            times = spells(server, [people], False)
            generator = Child(GENERATOR, port=server.port, name=name, pieces=0)
            with beside(generator):
                generator.wait_for("ready")
                times += spells(server, [people, generator], True)
                found = people.stop()
                counts = generator.stop()
            watch.end()
        assert server.is_alive(), server.complaints()
    made = [
        Spell(
            attack,
            seen.is_quiet(),
            seen.others,
            seen.stolen,
            within(found["acts"], begin, seen),
            within(found["answers"], begin, seen),
        )
        for attack, begin, seen in times
    ]
    return Verdict(counts, made, found["owed"], found["hurt"], watch.whole)


def within(samples: list[list[float]], begin: float, seen: Window) -> list[float]:
    """How long those waited who asked in these seconds."""
    return [seconds for at, seconds in samples if begin <= at < begin + seen.seconds]


def spells(server: Server, children: list[Child], attack: bool) -> list[tuple[bool, float, Window]]:
    pids = [os.getpid(), server.pid, *(child.pid for child in children)]
    found: list[tuple[bool, float, Window]] = []
    while len(found) < 2 * SPELLS and sum(seen.is_quiet() for _, _, seen in found) < SPELLS:
        begin = moment(pids)
        time.sleep(SPELL_SECONDS)
        found.append((attack, begin.at, window(begin, moment(pids))))
    return found
