"""What people do with a table beside playing: start, pause, resign, give time, end it."""

from contextlib import suppress
from functools import partial

from howdah.engine.errors import HowdahError, Refusal
from howdah.engine.generator import Generator
from howdah.server.notices.recipients import BEGUN
from howdah.server.playing.clocks import PRESETS
from howdah.server.refusals import refuse
from howdah.server.store import reads
from howdah.server.tables import beginning, consent, seating
from howdah.server.tables.beginning import begin
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.table import Table


async def start(table: Table) -> None:
    """Begin the game. Raises `Refusal`."""
    away = await vacations(table)
    await table.by_newest(lambda: start_once(table, away))


async def vacations(table: Table) -> dict[str, int]:
    """Until when the players of a slow game are on vacation at their other tables, by guest."""
    until: dict[str, int] = {}
    if PRESETS[table.doc.clock].slow:
        for guest in {seat.owner() for seat in table.doc.seats if seat.holders}:
            found = await table.worker.store.read(partial(reads.tables_of, guest=guest))
            seats = [seat for visited in found if visited.doc.phase != "over" for seat in visited.doc.seats]
            until[guest] = max((seat.vacation for seat in seats if seat.owner() == guest), default=0)
    return until


async def start_once(table: Table, away: dict[str, int]) -> None:
    async with table.locked:
        draft = table.doc.copy()
        seating.start(draft)
        consent.begin_on_vacation(draft, away, int(table.time.wall()))
        beginning.draw_options(draft, Generator(table.worker.draw_seed()))
        now = table.time.now()
        try:
            game = begin(draft, table.worker.dealer(), table.pace(draft), now)
        except HowdahError as error:
            raise refuse("bad-option", message=str(error)) from None
        # Before others can see that it runs: its bots begin at once, and no other worker finds it without an owner.
        await table.worker.owners.acquire(table.id)
        notices = table.calls_of(draft, game, BEGUN)
        await table.log.write_doc(draft, game.log_of(game.match.record.entries, now), notices)
        table.worker.wake_notice_sender()
        table.audience.doc = draft
        table.play(game)
        table.follow_doc()
        table.worker.metrics.started.inc()
        table.audience.tell_table()
        table.audience.tell_present()
        table.driver.advance()


async def pause(table: Table, paused: bool, guest: str) -> None:
    """A guest wants to stop the clocks and the bots, or to let them go on (`consent`)."""
    table.audience.note_gone()
    here = {place for place, seat in enumerate(table.doc.seats) if set(seat.holders) - {*table.audience.gone, guest}}

    def then(done: bool) -> None:
        now = table.time.now()
        if done and table.game is not None:
            table.game.pause(now) if paused else table.game.unpause(now)
            table.note_waiting()
            table.audience.tell_present()

    await table.edit(lambda doc: consent.pause(doc, paused, guest, here), then)


async def resign(table: Table, seat: int) -> None:
    """A bot plays on for good; the game is over when enough have resigned."""
    level = table.worker.usual_level
    await table.edit(lambda doc: consent.resign(doc, seat, level), lambda _: end_outside(table))


async def close(table: Table) -> None:
    """The host ends it: before the start the table is gone, later the game is over without a winner."""
    if table.doc.phase == "gathering":
        async with table.locked:
            if table.doc.phase == "gathering":
                await table.log.remove()
                table.worker.forget(table)
                return
    await table.edit(consent.close, lambda _: end_outside(table))


async def vote_to_end(table: Table, guest: str, wanted: bool) -> None:
    """A player wants to end a game that somebody has left, or no longer wants to."""
    absent = table.audience.absent()
    await table.edit(lambda doc: consent.vote_to_end(doc, guest, absent, wanted), lambda _: end_outside(table))


async def replace_absent(table: Table, seat: int, level: str) -> None:
    """Let a bot play for somebody who has been away for too long."""
    absent = table.audience.absent()
    await table.edit(lambda doc: consent.replace_absent(doc, seat, level, absent))


async def pass_host(table: Table) -> None:
    """The host has been away for too long. Raises `Refusal`."""
    host, gone = table.doc.host, table.audience.gone
    await table.edit(lambda doc: consent.pass_host(doc, gone, host))


async def let_back(table: Table, seat: int, guest: str) -> None:
    """The owner of a seat asks to take its last action back, or another player agrees; done when all have. Raises
    `Refusal`."""
    await table.by_newest(lambda: let_back_once(table, seat, guest))


async def let_back_once(table: Table, seat: int, guest: str) -> None:
    async with table.locked:
        game, draft = table.running(), table.doc.copy()
        done = consent.let_back(draft, seat, guest)
        barred = game.why_not_take_back(seat)
        if barred is not None:
            raise Refusal(barred)
        if done:
            step = table.step(game.take_back, seat, table.time.now(), table.audience.listeners())
            await table.commit(step, seat, in_person=True)
        else:
            await table.save(draft)


async def take_vacation(table: Table, guest: str, days: int) -> int:
    """A guest's seats have days off; how many. Raises `Refusal`."""
    now = int(table.time.wall())
    return await table.edit(
        lambda doc: consent.take_vacation(doc, guest, days, now), lambda _: table.audience.tell_present()
    )


async def start_if_full(table: Table) -> None:
    """Begin where everybody has come and the table begins by itself."""
    if seating.starts_by_itself(table.doc):
        with suppress(Refusal):  # Somebody else was first, or what the host chose cannot be played: the host will see.
            await start(table)


def end_outside(table: Table) -> None:
    """If it is over now, though the rules did not end it, tell how."""
    if table.game is not None and table.doc.phase == "over":
        table.settle_phase()
        table.audience.tell_present()


async def give_time(table: Table, seat: int, seconds: int) -> None:
    """Give a seat more time; kept in the document until the seat's next entry notes what it has left."""

    def change(doc: TableDoc) -> None:
        if doc.clock == "none":
            raise refuse("no-clock")
        if doc.phase not in ("playing", "paused") or table.game is None:
            raise refuse("not-playing")
        seating.give(doc.seats[seat], seconds, table.game.counts[seat])

    def then(_: None) -> None:
        table.running_or_over().give_time(seat, seconds)
        table.audience.tell_present()

    await table.edit(change, then)
