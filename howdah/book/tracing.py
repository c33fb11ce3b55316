"""Simulated games, watched: how often the code of each clause runs, and how often a refusal names it.

Only interpreted code can be watched. So child processes run the sources, also where compiled rules lie beside them:
they are the same rules (the tests prove that both builds play the same games).
"""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from types import CodeType, FrameType
from typing import Any, Final

from howdah.book.citations import CALL, LINE, all_citations
from howdah.engine.contract import CHANCE, CHANCE_BIT, SPECTATOR, Rules, State
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.registry import Meta, find, set_table
from howdah.engine.seats import seats_in
from howdah.engine.updates import InformationSet
from howdah.lab.plans import with_turn_limit

MOST_STEPS: Final = 1500
"""Of one game: random play may never end."""
ASKED_WHY: Final = 3
"""How often, after each step, somebody asks why something cannot be done."""


class Counts:
    """How often each clause was exercised."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        """Runs of the code that cites it."""
        self.games: Counter[str] = Counter()
        """Games in which that code ran at least once."""
        self.refused: Counter[str] = Counter()
        """Refusals that named it."""
        self.decided: Counter[str] = Counter()
        """Results that named it."""


class Watch:
    """Counts the clauses whose code runs while it is on."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.calls: dict[tuple[str, int], list[str]] = {}
        self.lines: dict[str, dict[int, list[str]]] = {}
        self.plans: dict[CodeType, tuple[list[str], dict[int, list[str]]]] = {}
        for citation in all_citations():
            if citation.when == CALL:
                self.calls.setdefault((citation.file, citation.line), []).append(citation.clause)
            elif citation.when == LINE:
                self.lines.setdefault(citation.file, {}).setdefault(citation.line, []).append(citation.clause)

    def plan(self, code: CodeType) -> tuple[list[str], dict[int, list[str]]]:
        """What a function's call exercises, and what its lines do."""
        if code not in self.plans:
            file = code.co_filename.rpartition("howdah/")[2]
            numbers = {line for _, _, line in code.co_lines() if line is not None}
            lines = {line: names for line, names in self.lines.get(file, {}).items() if line in numbers}
            called = self.calls.get((file, code.co_firstlineno), [])
            self.plans[code] = ([], {}) if code.co_name == "<module>" else (called, lines)
        return self.plans[code]

    def on_call(self, frame: FrameType, event: str, _argument: object) -> Any:
        called, lines = self.plan(frame.f_code)
        if event == "call":
            self.seen.update(called)
        return self.on_line if lines else None

    def on_line(self, frame: FrameType, event: str, _argument: object) -> Any:
        if event == "line":
            names = self.plan(frame.f_code)[1].get(frame.f_lineno)
            if names:
                self.seen.update(names)
        return self.on_line

    def __enter__(self) -> "Watch":
        sys.settrace(self.on_call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)


def tables(meta: Meta) -> list[Rules]:
    """The seat counts and the options worth watching."""
    options = with_turn_limit(meta, {})
    found = [set_table(meta.name, seats, options) for seats in range(meta.fewest_seats, meta.most_seats + 1)]
    for option in meta.options:
        for number, value in enumerate(option.choices[1:]):
            seats = meta.fewest_seats + number % (meta.most_seats - meta.fewest_seats + 1)
            found.append(set_table(meta.name, seats, {**options, option.name: value}))
    return found


def count_games(games: list[str], number: int, bots: list[str]) -> Counts:
    """Play so many games of each, by these bots in turn, and count."""
    counts = Counts()
    watch = Watch()
    for game in games:
        with watch:
            around = tables(find(game))
        for seed in range(number):
            bot = bots[seed % len(bots)]
            play(around[seed // len(bots) % len(around)], Generator(seed + 1), bot, watch, counts)
            counts.played.update(watch.seen)
            counts.games.update(set(watch.seen))
            watch.seen.clear()
    return counts


def play(rules: Rules, generator: Generator, bot: str, watch: Watch, counts: Counts) -> None:
    """One game as a table plays it: legal, apply with events, views, result. Bots think unwatched."""
    receivers = [*range(rules.seats), SPECTATOR]
    with watch:
        state = rules.new()
    for _ in range(MOST_STEPS):
        asked = int(state.pending())
        if not asked:
            break
        for seat in [CHANCE] if asked & CHANCE_BIT else seats_in(asked):
            with watch:
                action = choice(state, seat, generator, bot, watch)
                if seat != CHANCE:
                    state.is_final(seat, action)
                state.apply(seat, action, Sink())
                state.view(receivers[int(generator.below(len(receivers)))])
            counts.refused.update(refusals(state, generator))
    with watch:
        result = state.result()
    if result is not None:
        counts.decided[result.clause] += 1


def choice(state: State, seat: int, generator: Generator, bot: str, watch: Watch) -> int:
    """What chance or a bot decides."""
    if seat == CHANCE:
        return int(state.pick(seat, generator))
    legal = state.legal(seat)
    if bot == "random":
        return legal[int(generator.below(len(legal)))]
    watch.__exit__()
    try:
        from howdah.bots.specs import make_bot

        infoset = InformationSet(seat, state.view(seat), legal, state.redeal(seat, generator.split()))
        return make_bot(bot).choose(infoset, generator.split())
    finally:
        watch.__enter__()


def refusals(state: State, generator: Generator) -> Iterator[str]:
    """The clauses that speak against some of what cannot be done now, to seats and actions at random."""
    for _ in range(ASKED_WHY):
        seat = int(generator.below(state.rules.seats))
        reason = state.explain(seat, int(generator.below(len(state.rules.actions))))
        if reason is not None:
            yield reason.clause


def counted(games: list[str], number: int, bots: list[str]) -> Counts:
    """The counts, each game by a child process: it runs the sources of the rules, and watches them from their loading,
    which reads decks and boards."""
    children: list[subprocess.Popen[str]] = []
    for game in games:
        code = f"from howdah.book.interpreted import run; run({json.dumps([[game], number, bots])!r})"
        children.append(subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True))
    counts = Counts()
    for child in children:
        printed, _ = child.communicate()
        if child.returncode:
            raise subprocess.CalledProcessError(child.returncode, child.args, printed)
        for name, found in json.loads(printed).items():
            getattr(counts, name).update(found)
    return counts
