"""Reaction windows on the wire: nothing that anyone else receives, and no moment at which they receive it, depends on
who holds what, has answered what, or has answered at all."""

from collections.abc import Callable
from typing import Any

import pytest

from howdah.engine.dealers import ScriptedDealer
from howdah.server.ops.timing import ManualTime
from howdah.server.playing.clocks import Now
from howdah.server.playing.steps import Window
from howdah.server.tables import info
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.driver import Driver
from howdah.server.tables.table import Table
from tests.server.ambush import ALONE, FOX, HENS, USUAL, WAITED, WITH_FOX, Transcript, closed, dealt, heard
from tests.server.harness import Guest, Player, Running, serving, settings_for


async def window_world(database: str, hands: list[str], answer: str, seed: int) -> tuple[Transcript, str]:
    """One turn of ambush: seat 1 acts and ends; seat 2 answers as told; seat 3 is a bot; somebody watches.

    What all but seat 2 received during and after the window; and who pounced.
    """
    async with (
        serving(settings_for(database), ManualTime(), seed) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
    ):
        server.worker.dealer = lambda: ScriptedDealer(list(hands))
        await server.worker.bots.warm_up()
        table = await ana.table("ambush", "me", "open", "bot")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        if answer == "auto":
            await bo.post(f"/api/tables/{table}/seats/2/settings", {"auto_pass": True})
        await ana.post(f"/api/tables/{table}/start")
        async with ana.at(table, positions=True) as one, bo.at(table) as two, eve.at(table, positions=True) as watcher:
            await one.act(1, "step")
            await one.act(1, "end")
            await two.asked(2)
            await answer_window(server, bo, table, two, answer)
            async with ana.at(table, positions=True) as late:
                await late.has("update")
                await server.pass_time(12)
                await one.until(lambda: closed(one, 1))
                await watcher.until(lambda: watcher.updates[0]["number"] == one.updates[1]["number"])
                await late.until(lambda: late.updates[1]["number"] == one.updates[1]["number"])
                told = heard(table, {"seat 1": one, "watcher": watcher, "seat 1 again": late})
            return told, str(closed(one, 1)["seat"])


async def answer_window(server: Running, bo: Guest, table: str, two: Player, answer: str) -> None:
    """Seat 2 answers after a second, lets the time pass, or gives an order that nobody else hears of."""
    await server.pass_time(1)
    if answer == "pass":
        assert (await two.act(2, "pass"))["type"] == "done"
        assert two.updates[2]["sealed"] == ["pass"]
        assert two.updates[2]["legal"] == []
    elif answer == "turn":
        await bo.post(f"/api/tables/{table}/seats/2/settings", {"pass_turn": True})
    await server.pass_time(0.25)


async def test_who_passes_with_a_fox_looks_like_who_has_none_however_they_pass(sqlite: str) -> None:
    worlds = {
        (answer, hand[0]): await window_world(f"{sqlite}.{answer}{hand[0]}", dealt(HENS, hand, HENS), answer, 7)
        for answer in ("pass", "nothing", "auto", "turn")
        for hand in (WITH_FOX, HENS)
    }
    first, pounced = worlds["pass", FOX]
    assert pounced == "0"
    assert len(first) > 12
    for told, _ in worlds.values():
        assert told == first
    times = [when for who, when, text in first if who == "seat 1" and '"closed"' in text]
    assert times[0] == USUAL


async def test_a_bot_that_passes_with_a_fox_looks_like_one_that_has_none(sqlite: str) -> None:
    compared = 0
    for seed in range(6):
        hands = [dealt(HENS, HENS, cards) for cards in (WITH_FOX, HENS)]
        with_fox, pounced = await window_world(f"{sqlite}.{seed}a", hands[0], "pass", seed)
        if pounced == "0":
            without, _ = await window_world(f"{sqlite}.{seed}b", hands[1], "pass", seed)
            assert with_fox == without
            compared += 1
            if compared == 2:
                return
    assert compared


# Leaks that a careless hand could make. The comparison above must find each of them.


def close_with_the_last_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Driver.set_timer

    def set_timer(self: Driver, game: Any) -> None:
        right(self, game)
        if game.window is not None and game.window.held:
            self.close(game.window.opened)

    monkeypatch.setattr(Driver, "set_timer", set_timer)
    monkeypatch.setattr(Table, "is_due", lambda *_: True)


def wait_for_a_fox(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Table.is_due

    def is_due(self: Table, window: Window) -> bool:
        if self.game is not None and any(len(self.game.match.legal(seat)) > 1 for seat in window.asked):
            self.time.later(1.0, lambda: self.driver.close(window.opened))
            return window.began is not None and self.time.steady() > window.began + USUAL + 0.5
        return right(self, window)

    monkeypatch.setattr(Table, "is_due", is_due)


def shorten_by_private_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Table.pace

    def pace(self: Table, doc: TableDoc | None = None) -> Any:
        passes = any(seat.auto_pass or seat.pass_turn for seat in (doc or self.doc).seats)
        return right(self, doc)._replace(window=1.5 if passes else USUAL)

    monkeypatch.setattr(Table, "pace", pace)


def tell_private_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    right = info.seat_info

    def seat_info(doc: TableDoc, place: int, guest: str, gone: dict[str, Now]) -> Any:
        made = right(doc, place, guest, gone)
        made.auto_pass = doc.seats[place].auto_pass
        return made

    monkeypatch.setattr(info, "seat_info", seat_info)


@pytest.mark.parametrize(
    ("leak", "one", "other"),
    [
        (close_with_the_last_answer, ("pass", WITH_FOX), ("nothing", HENS)),
        (wait_for_a_fox, ("nothing", WITH_FOX), ("nothing", HENS)),
        (shorten_by_private_orders, ("auto", HENS), ("nothing", HENS)),
        (tell_private_orders, ("auto", HENS), ("nothing", HENS)),
    ],
)
async def test_planted_leaks_are_found(
    sqlite: str,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    one: tuple[str, list[str]],
    other: tuple[str, list[str]],
) -> None:
    leak(monkeypatch)
    worlds = [
        await window_world(f"{sqlite}.{place}", dealt(HENS, hand, HENS), answer, 7)
        for place, (answer, hand) in enumerate([one, other])
    ]
    assert worlds[0][0] != worlds[1][0]


# Waiting.


async def waiting_world(database: str, presser: int, fox: bool) -> Transcript:
    """Seats 2 and 3 are asked; one of them wants to wait after a second. What seat 1 and a spectator receive."""
    async with (
        serving(settings_for(database), ManualTime()) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Cy") as cy,
        server.guest("Eve") as eve,
    ):
        server.worker.dealer = lambda: ScriptedDealer(dealt(HENS, WITH_FOX if fox else HENS, HENS))
        table = await ana.table("ambush", "me", "open", "open")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        await cy.post(f"/api/tables/{table}/sit", {"seat": 3})
        await ana.post(f"/api/tables/{table}/start")
        async with ana.at(table) as one, bo.at(table) as two, cy.at(table) as three, eve.at(table) as watcher:
            await one.act(1, "step")
            await one.act(1, "end")
            player = {2: two, 3: three}[presser]
            await player.asked(presser)
            await server.pass_time(1)
            assert (await player.ask("wait", seat=presser))["type"] == "done"
            await server.settle()
            assert one.updates[1]["clocks"]["window"] == 1000 * (WAITED - 1)
            await player.shown(lambda news: news["table"]["seats"][presser - 1]["waited"])
            assert (await one.ask("wait", seat=1))["reason"]["code"] == "no-window"
            assert (await player.ask("wait", seat=presser))["reason"]["code"] == "has-waited"
            await server.pass_time(WAITED)
            await one.until(lambda: closed(one, 1))
            return heard(table, {"seat 1": one, "watcher": watcher})


async def test_a_window_waits_for_whoever_wants_it_and_nobody_hears_who(sqlite: str) -> None:
    worlds = [
        await waiting_world(f"{sqlite}.{presser}{fox}", presser, fox)
        for presser, fox in ((2, True), (2, False), (3, True), (3, False))
    ]
    assert all(world == worlds[0] for world in worlds)
    assert [when for who, when, text in worlds[0] if who == "seat 1" and '"closed"' in text] == [WAITED]


async def test_whoever_has_waited_can_do_so_again_after_their_own_turn(database: str) -> None:
    async with serving(settings_for(database, sweep=0.05), ManualTime()) as server, server.guest("Ana") as ana:
        table = await ana.table("ambush", "me", "screen", start=True)
        async with ana.at(table) as player:
            for turn in (1, 2, 1):
                other = 3 - turn
                await player.asked(turn)
                await player.act(turn, "step")
                await player.act(turn, "end")
                await player.asked(other)
                assert (await player.ask("wait", seat=other))["type"] == "done"
                # Once more in the same window: it has been prolonged already, and the seat has waited.
                assert (await player.ask("wait", seat=other))["reason"]["code"] == "has-waited"
                number = player.updates[turn]["number"]
                await server.pass_time(WAITED + 0.1)
                await player.until(lambda before=number, seat=turn: player.updates[seat]["number"] > before)  # type: ignore[misc]


# Those who let everything pass.


@pytest.mark.parametrize(("kinds", "seconds"), [(("me", "open"), 0.0), (("me", "open", "bot"), ALONE)])
async def test_a_window_ends_early_only_where_all_people_said_before_that_they_let_everything_pass(
    sqlite: str, kinds: tuple[str, ...], seconds: float
) -> None:
    for chosen in ((1,), (1, 2)):
        async with (
            serving(settings_for(f"{sqlite}.{len(chosen)}"), ManualTime()) as server,
            server.guest("Ana") as ana,
            server.guest("Bo") as bo,
        ):
            server.worker.dealer = lambda: ScriptedDealer(dealt(HENS, WITH_FOX, HENS)[: 2 * len(kinds)])
            table = await ana.table("ambush", *kinds)
            await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
            for seat in chosen:
                guest = ana if seat == 1 else bo
                made = await guest.post(f"/api/tables/{table}/seats/{seat}/settings", {"lets_pass": True})
                assert made["seats"][seat - 1]["lets_pass"]
            await ana.post(f"/api/tables/{table}/start")
            late = await bo.post(f"/api/tables/{table}/seats/2/settings", {"lets_pass": False}, status=409)
            assert late["reason"]["code"] == "not-gathering"
            async with ana.at(table) as one, bo.at(table) as two:
                await one.act(1, "step")
                await two.until(lambda: 2 in two.updates)
                began = server.app.time.steady()
                await one.act(1, "end")
                if len(chosen) == 2 and seconds:
                    await two.until(lambda: two.updates[2].get("sealed") == ["pass"])
                    assert (await two.ask("wait", seat=2))["reason"]["code"] == "cannot-wait"
                await server.pass_time(5)
                await one.until(lambda: closed(one, 1))
                when = next(when for when, text in one.raw if '"closed"' in text)
                assert when - began == (seconds if len(chosen) == 2 else USUAL)


# What stays.


async def test_until_it_closes_nobody_is_told_who_has_answered(sqlite: str) -> None:
    time = ManualTime()
    async with serving(settings_for(sqlite), time) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "ambush", "me", "open", "screen", windows="long")
        async with ana.at(table) as one, bo.at(table) as two:
            await one.act(1, "step")
            await one.act(1, "end")
            await two.asked(2)
            await server.settle()
            assert one.updates[1]["waiting"] == [2, 3]
            assert one.updates[1]["clocks"]["window"] == 6_000
            before = len(one.raw)
            assert (await two.act(2, "pass"))["type"] == "done"
            assert (await two.act(2, "pass"))["reason"]["code"] == "already-answered"
            assert (await two.ask("undo", seat=2, decision=1))["reason"]["code"] == "undo-sealed"
            await server.pass_time(5)
            assert len(one.raw) == before
            async with ana.at(table) as late, bo.at(table) as other_tab:
                await late.until(lambda: 1 in late.updates)
                shown = late.updates[1]
                assert (shown["waiting"], shown["view"]) == ([2, 3], one.updates[1]["view"])
                assert shown["clocks"]["window"] == 1_000
                await other_tab.until(lambda: 2 in other_tab.updates)
                assert other_tab.updates[2]["sealed"] == ["pass"]
                assert other_tab.updates[2]["waiting"] == [2, 3]
            await server.pass_time(0.9)
            assert len(one.raw) - before <= 2  # the other tab came and went
            await server.pass_time(0.2)
            await one.until(lambda: one.updates[1]["waiting"] == [2])
            kinds = [event["kind"] for message in one.came[before:] for event in message.get("events", [])]
            assert "closed" in kinds


async def test_an_answer_that_lies_face_down_survives_a_restart(database: str) -> None:
    time = ManualTime()
    settings = settings_for(database, sweep=0.1)
    async with serving(settings, time) as server, server.guest("Ana") as ana:
        server.worker.dealer = lambda: ScriptedDealer(dealt(HENS, WITH_FOX, HENS))
        table = await ana.table("ambush", "me", "screen", "screen", start=True)
        async with ana.at(table) as player:
            await player.act(1, "step")
            await player.act(1, "end")
            assert (await player.act(2, "pounce"))["type"] == "done"
        cookies = ana.http.cookies
    time.move_to(time.steady() + 3600)
    async with serving(settings, time) as server, server.guest() as again:
        again.http.cookies = cookies
        async with again.at(table) as player:
            await player.until(lambda: set(player.updates) == {1, 2, 3})
            assert player.updates[2]["sealed"] == ["pounce"]
            assert player.updates[1]["waiting"] == [2, 3]
            assert player.updates[1]["clocks"]["window"] == 1000 * USUAL
            await server.pass_time(USUAL)
            await player.until(lambda: closed(player, 1).get("seat") == 2)


async def test_a_slow_clock_gives_a_window_a_day_and_it_closes_with_the_last_answer(sqlite: str) -> None:
    async with serving(settings_for(sqlite), ManualTime()) as server, server.guest("Ana") as ana:
        table = await ana.table("ambush", "me", "screen", start=True, clock="daily")
        async with ana.at(table) as player:
            await player.act(1, "step")
            await player.act(1, "end")
            await player.asked(2)
            assert player.updates[2]["clocks"]["window"] == 86_400_000
            assert (await player.ask("wait", seat=2))["reason"]["code"] == "cannot-wait"
            await server.pass_time(3600)
            assert player.updates[2]["legal"]
            await player.act(2, "pass")
            await player.until(lambda: player.updates[1]["waiting"] == [2])


def windows(messages: list[dict[str, Any]]) -> list[int]:
    return [message["clocks"]["window"] for message in messages if "window" in message.get("clocks", {})]


async def test_two_windows_in_a_row_each_have_their_own_time(sqlite: str) -> None:
    async with serving(settings_for(sqlite), ManualTime()) as server, server.guest("Ana") as ana:
        table = await ana.table("ambush", "me", "screen", start=True, windows="short")
        async with ana.at(table) as player:
            for seat in (1, 2):
                await player.asked(seat)
                await player.act(seat, "step")
                await player.act(seat, "end")
                await server.pass_time(1.6)
            await player.until(lambda: player.updates[1]["waiting"] == [1])
            assert set(windows(player.came)) == {1_500}


async def test_windows_are_set_before_the_start_and_the_pace_at_any_time(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("ambush", "me", "screen")
        settings = f"/api/tables/{table}/settings"
        made = await ana.post(settings, {"windows": "long", "pace": "fast"})
        assert (made["windows"], made["pace"]) == ("long", "fast")
        await ana.post(f"/api/tables/{table}/start")
        assert (await ana.post(settings, {"windows": "short"}, status=409))["reason"]["code"] == "not-gathering"
        assert "pace" not in await ana.post(settings, {"pace": "normal"})
