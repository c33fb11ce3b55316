"""Bots on a budget: what guests may seat, who thinks when, what is killed and answered for. All processes are real."""

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from howdah.bots import specs
from howdah.bots.clock import Clock
from howdah.engine.dealers import SeededDealer
from howdah.engine.errors import Refusal
from howdah.engine.match import Match
from howdah.engine.registry import set_table
from howdah.server.bots.answering import Bots, NoAnswer
from howdah.server.bots.budget import BOUNDS, NAMED, permitted
from howdah.server.bots.pool import GRACE, SPARE, Pool
from howdah.server.bots.question import MOST_BOTS, Question, bot_of
from howdah.server.bots.usage import CREDIT, DEBT, FEW, Usage
from tests.server.harness import PATIENCE, TOYS, serving, settings_for, until
from tests.server.playing.test_play import play_on
from tests.server.thoughts import deaf_thought, long_thought

STUBBORN = str(Path(__file__).parents[1] / "stubborn.py")
ENDLESS = "search:n=10000000,cut=0"
"""Looks at the clock, but has hours to go."""
HEAVY, LIGHT = ("ana", "heavy"), ("bo", "light")
SHORT = 1.0
"""Seconds after which a thought is killed, for tests in which one must be."""


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    """What a server's plugins add to the levels is taken away again."""
    before = dict(specs.LEVELS)
    yield
    specs.LEVELS.clear()
    specs.LEVELS.update(before)


def question(level: str, game: str = "raj", seats: int = 2) -> Question:
    return Question.of(Match(set_table(game, seats), SeededDealer(1)), 0, level, 7)


def pool_of(bots: Bots) -> Pool:
    """The processes themselves."""
    assert isinstance(bots.pool, Pool)
    return bots.pool


@asynccontextmanager
async def thinking(processes: int = 1, seconds: float = PATIENCE) -> AsyncIterator[Bots]:
    bots = Bots(processes, seconds, [TOYS, STUBBORN])
    try:
        await bots.warm_up()
        yield bots
    finally:
        await bots.close()


# What a guest may send.


def test_every_setting_of_every_bot_is_bounded_or_a_name() -> None:
    for level in specs.LEVELS.values():
        for setting in level.settings:
            assert setting in BOUNDS or setting in NAMED, f"{level.name}:{setting}"


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "hard",
        "easy:style=bold",
        "random",
        "search:n=20000,cut=400,noise=2",
        "search:ms=2000",
        "equilibrium:cards=6",
    ],
)
def test_specs_within_their_bounds_are_taken(spec: str) -> None:
    assert permitted(spec) == (spec or specs.DEFAULT_LEVEL)


@pytest.mark.parametrize(
    ("spec", "setting", "most"),
    [
        ("search:n=20000,cut=1000000", "cut", 400),
        ("search:n=20001", "n", 20_000),
        ("search:n=99999999999999999999", "n", 20_000),
        ("search:n=-1", "n", 20_000),
        ("search:n=1e4", "n", 20_000),
        ("search:n=٣", "n", 20_000),
        ("search:ms=2001", "ms", 2000),
        ("heuristic:noise=2.1", "noise", 2),
        ("heuristic:noise=nan", "noise", 2),
        ("equilibrium:cards=8", "cards", 6),
        ("equilibrium:n=20001,cards=6", "n", 20_000),
    ],
)
def test_a_setting_out_of_bounds_is_refused_by_name(spec: str, setting: str, most: int) -> None:
    with pytest.raises(Refusal) as caught:
        permitted(spec)
    reason = caught.value.reason
    assert reason.code == "bad-level"
    assert (reason.facts["setting"], reason.facts["most"], reason.facts["least"]) == (
        setting,
        most,
        BOUNDS[setting].least,
    )
    assert str(most) in str(reason.facts["message"])


@pytest.mark.parametrize(
    "spec", ["genius", "hard:n=5", "search:n=5,n=5", "search:n=5,ms=5", "search:n=1.5", "hard:style=x"]
)
def test_what_is_no_bot_is_refused(spec: str) -> None:
    with pytest.raises(Refusal) as caught:
        permitted(spec)
    assert caught.value.reason.code == "bad-level"


def test_a_setting_that_nobody_has_bounded_is_no_guests() -> None:
    specs.LEVELS["odd"] = specs.Level("odd", ["depth"], lambda _settings: specs.make_bot("random"))
    with pytest.raises(Refusal, match="depth"):
        permitted("odd:depth=3")


async def test_a_server_refuses_a_bot_that_would_think_for_minutes(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("totem", "me", "open")
        for path, body in [
            (
                "/api/tables",
                {"game": "totem", "seats": [{"kind": "me"}, {"kind": "bot", "level": "search:cut=401"}]},
            ),
            (f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "search:cut=401"}),
        ]:
            reason = (await ana.post(path, body, 400))["reason"]
            assert reason["code"] == "bad-level"
            assert (reason["facts"]["setting"], reason["facts"]["most"]) == ("cut", 400)
        assert (await ana.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open", "nothing has changed"


# Who thinks when.


def test_the_guest_counts_before_the_table() -> None:
    usage = Usage()
    usage.charge(("ana", "one"), 8.0)
    usage.charge(("bo", "two"), 1.0)
    assert usage.is_lighter(("bo", "two"), ("ana", "one"))
    assert not usage.is_lighter(("ana", "one"), ("bo", "two"))
    assert not usage.is_lighter(("ana", "new"), ("bo", "two")), "another table of the same guest is no lighter"
    assert usage.is_lighter(("ana", "new"), ("ana", "one"))
    assert not usage.is_lighter(("ana", "one"), ("ana", "one"))


def test_whoever_comes_is_placed_near_those_who_are_there() -> None:
    usage = Usage()
    usage.charge(("ana",), 100.0)
    usage.charge(("eve",), 900.0)
    usage.join(("bo",), [("ana",)])
    assert usage.of(("bo",)) == (100.0 - CREDIT,), "a short thought goes first, a long one shares"
    usage.join(("eve",), [("ana",), ("bo",)])
    assert usage.of(("eve",)) == (100.0 - CREDIT + DEBT,), "what was used alone is soon forgotten"
    usage.charge(("ana",), 50.0)
    usage.join(("ana",), [("ana",), ("bo",)])
    assert usage.of(("ana",)) == (150.0,), "who is there already stays in their place"
    for number in range(3 * FEW):
        usage.join((f"guest {number}",), [("ana",)])
    assert len(usage.used) <= 2 * FEW
    assert usage.of(("ana",)) == (150.0,)
    usage.join(("bo", "table"), [("ana",)])
    assert usage.of(("table",)) == (0.0,), "work of a guest without a table competes as the guest alone"


async def test_a_thought_without_end_does_not_keep_others_waiting() -> None:
    """One lane, and one that never gives it back: others are answered all the same, in full."""

    async with thinking() as bots:
        endless = asyncio.create_task(bots.choose(HEAVY, question("stuck")))
        await until(lambda: pool_of(bots).begun)
        for _ in range(5):
            assert await bots.choose(LIGHT, question("search:n=200,cut=0")) in question("random").texts
        assert not endless.done()
        assert (bots.failures, bots.late, bots.pool.killed) == (0, 0, 0)
        endless.cancel()


async def test_only_so_many_think_at_a_time_as_there_are_lanes() -> None:
    async with thinking() as bots:
        first = asyncio.create_task(bots.choose(HEAVY, question("stuck")))
        await until(lambda: any(job.had > 1.0 for job in pool_of(bots).begun))
        second = asyncio.create_task(bots.choose(LIGHT, question("stuck")))
        await until(lambda: len(pool_of(bots).begun) == 2)
        stopped = [job for job in pool_of(bots).begun if job.since is None]
        assert [job.accounts for job in stopped] == [HEAVY]
        process = stopped[0].process
        assert process is not None
        stat = Path(f"/proc/{process.process.pid}/stat")
        await until(lambda: stat.read_text().rpartition(")")[2].split()[0] == "T")
        # When the light one has used as much, it is the other's turn: each gets half.
        await until(lambda: process.process.pid and stopped[0].since is not None)
        first.cancel()
        second.cancel()


async def test_who_waits_without_a_process_gets_that_of_the_longest_thought() -> None:
    """Heavy tables hold all processes: the one that has run longest says what it has found so far."""

    async with thinking() as bots:
        heavy = []
        for number in range(1 + SPARE):
            accounts = (f"guest {number}", f"table {number}")
            heavy.append(asyncio.create_task(bots.pool.run(accounts, long_thought, [], PATIENCE, PATIENCE)))
            await until(lambda wanted=number + 1: len(pool_of(bots).begun) == wanted)
        assert await bots.choose(LIGHT, question("random")) in question("random").texts
        done = [task for task in heavy if task.done()]
        assert len(done) == 1
        assert await done[0] > 0.0
        assert bots.pool.killed == 0
        for task in heavy:
            task.cancel()


async def test_work_with_a_grace_of_its_own_is_let_finish_when_others_need_room() -> None:
    """A picture of a review is drawn whole, however many others come meanwhile."""

    async with thinking() as bots:
        given = (PATIENCE, PATIENCE)
        deaf = bots.pool.run(("ana", "review"), deaf_thought, [1.5 * GRACE], *given, grace=PATIENCE)
        tasks = [asyncio.create_task(deaf)]
        await until(lambda: pool_of(bots).begun)
        for number in range(SPARE):
            accounts = (f"guest {number}", f"table {number}")
            tasks.append(asyncio.create_task(bots.pool.run(accounts, long_thought, [], *given)))
            await until(lambda wanted=number + 2: len(pool_of(bots).begun) == wanted)
        assert await bots.choose(LIGHT, question("random")) in question("random").texts
        assert await tasks[0] == "whole"
        assert bots.pool.killed == 0
        for task in tasks:
            task.cancel()


async def test_a_thought_that_nobody_waits_for_ends_and_its_process_lives_on() -> None:
    async with thinking() as bots:
        processes = set(pool_of(bots).idle)
        task = asyncio.create_task(bots.choose(HEAVY, question(ENDLESS)))
        await until(lambda: pool_of(bots).begun)
        task.cancel()
        await until(lambda: not pool_of(bots).begun)
        assert set(pool_of(bots).idle) == processes
        assert bots.pool.killed == 0


async def test_a_level_thinks_as_long_as_it_needs_and_any_other_bot_as_long_as_it_may() -> None:
    async with thinking() as bots:
        used = await bots.pool.run(LIGHT, long_thought, [], 0.2, PATIENCE)
        assert used > 0.1
        assert bots.pool.killed == 0


async def test_a_thought_that_is_waited_for_too_long_says_what_it_has_found() -> None:
    """By the clock on the wall: the processor may be busy with something else."""
    async with thinking() as bots:
        began = time.monotonic()
        used = await bots.pool.run(LIGHT, long_thought, [], PATIENCE, PATIENCE, patience=0.3)
        assert 0.0 < used <= time.monotonic() - began < PATIENCE / 2
        assert bots.pool.killed == 0


async def test_a_thought_that_waits_for_a_process_too_long_ends_as_soon_as_it_begins() -> None:
    async with thinking() as bots:
        endless = asyncio.create_task(bots.pool.run(LIGHT, long_thought, [], PATIENCE, PATIENCE))
        await until(lambda: pool_of(bots).begun)
        late = asyncio.create_task(bots.pool.run(LIGHT, long_thought, [], PATIENCE, PATIENCE, patience=0.1))
        await until(lambda: any(job.limit == 0.0 for job in pool_of(bots).waiting))
        endless.cancel()
        assert await late < PATIENCE / 2


# What goes wrong.


@pytest.mark.parametrize("level", ["stuck", "sleepy"])
async def test_a_bot_that_does_not_end_is_killed_and_answered_for(level: str) -> None:
    async with thinking(seconds=SHORT) as bots:
        before = {process.process.pid for process in pool_of(bots).idle}
        asked = question(level)
        assert await bots.choose(HEAVY, asked) in asked.texts
        await until(lambda: bots.pool.killed >= 1)
        assert bots.late >= 1
        await until(lambda: len(pool_of(bots).idle) == 2)
        after = {process.process.pid for process in pool_of(bots).idle}
        # On a busy machine the quick bot that answers for it may take too long as well.
        assert len(before & after) >= 2 - bots.pool.killed, "the other process was left alone"
        for pid in before - after:
            assert not Path(f"/proc/{pid}").exists()


async def test_a_bot_that_fails_is_answered_for_by_a_quick_one() -> None:
    async with thinking() as bots:
        asked = question("broken")
        expected = await bots.choose(LIGHT, msgspec.structs.replace(asked, level="easy"))
        assert await bots.choose(HEAVY, asked) == expected
        assert (bots.failures, bots.late) == (1, 0)
        assert await bots.choose(HEAVY, asked, otherwise="pass") == "pass"


async def test_a_table_with_a_bot_that_never_answers_goes_on(sqlite: str) -> None:
    settings = settings_for(sqlite, bot_seconds=SHORT)
    settings = msgspec.structs.replace(settings, plugins=(TOYS, STUBBORN))
    async with serving(settings) as server, server.guest("Ana") as ana:
        await server.worker.bots.warm_up()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "stuck"}]
        options = {"deck": "bids 1..3 prizes 1..3"}
        made = await ana.post("/api/tables", {"game": "raj", "seats": seats, "options": options, "start": True})
        async with ana.at(made["id"]) as player:
            await play_on(player, 1, random.Random(1))
            assert player.updates[1]["result"]
        await until(lambda: server.worker.bots.pool.killed >= 1)
        assert server.worker.metrics.failed.value == 0


async def test_other_work_is_bounded_too() -> None:
    """Trials of tracks, replays and advice run beside the bots, by the same rules."""

    bots = Bots(1, SHORT, [TOYS, STUBBORN], niceness=10)
    await bots.warm_up()
    with pytest.raises(NoAnswer):
        await bots.run(HEAVY, sum, range(10**15))
    await until(lambda: bots.pool.killed == 1)
    bots.seconds = PATIENCE
    assert await bots.run(HEAVY, os.nice, 0) >= min(19, os.nice(0) + 10), "whatever else there is to do goes first"
    with pytest.raises(NoAnswer, match="ZeroDivisionError"):
        await bots.run(HEAVY, divmod, 1, 0)
    thoughts = (await bots.advise(LIGHT, question("heuristic"))).thoughts
    assert sorted(thought.action for thought in thoughts) == sorted(question("heuristic").texts)
    await bots.close()
    with pytest.raises(NoAnswer):
        await bots.run(HEAVY, divmod, 1, 1)


async def test_a_process_that_has_taken_much_memory_is_replaced() -> None:
    async with thinking() as bots:
        pids = {process.process.pid for process in pool_of(bots).idle}
        assert await bots.run(HEAVY, eval, "len(b'x' * (300 << 20))") == 300 << 20
        await until(lambda: len(pool_of(bots).idle) == 2)
        assert len(pids & {process.process.pid for process in pool_of(bots).idle}) == 1


def test_a_process_remembers_few_bots() -> None:
    clock = Clock()
    for number in range(3 * MOST_BOTS):
        bot_of(f"search:n={number + 1}", clock)
    assert bot_of.cache_info().currsize == MOST_BOTS


async def test_processes_that_cannot_start_are_heard_of(tmp_path: Path) -> None:
    bots = Bots(1, PATIENCE, [str(tmp_path / "missing.py")])
    asked = question("random")
    assert await bots.choose(LIGHT, asked) in asked.texts
    assert bots.failures == 2
    await bots.close()
