"""Open hands: a spectator is shown what a seat is shown, where whoever sits there lets spectators do so, and
nothing else; nobody who plays ever is, and nobody else notices."""

import json
import re
from contextlib import AsyncExitStack
from typing import Any

import pytest

from howdah.engine.dealers import ScriptedDealer
from howdah.server.ops.timing import ManualTime
from tests.server.harness import Guest, Player, serving, settings_for

FOX, HEN = "fox", "hen"
Transcript = list[tuple[str, float, str]]


async def let_watch(guest: Guest, table: str, seat: int, watched: bool = True) -> Any:
    return await guest.post(f"/api/tables/{table}/seats/{seat}/settings", {"watched": watched})


def shown(messages: list[dict[str, Any]]) -> list[int]:
    """Whose updates came, in order."""
    return [message["seat"] for message in messages if message["type"] == "update"]


def tables_for(messages: list[dict[str, Any]], seats: list[int]) -> list[dict[str, Any]]:
    """The messages that show the table to somebody who sees the views of these seats."""
    return [message for message in messages if message["type"] == "table" and message["seats"] == seats]


def as_watched(text: str) -> str:
    """A seat's update as a spectator is told it, byte for byte."""
    update = {key: value for key, value in json.loads(text).items() if key not in ("undo", "take_back")}
    update |= {"legal": [], "decision": 0}
    return json.dumps(update, separators=(",", ":"), ensure_ascii=False)


def updates(player: Player, seat: int, after: int) -> list[str]:
    """A seat's updates after a number, as they came over the wire."""
    return [
        text
        for _, text in player.raw
        if (message := json.loads(text))["type"] == "update" and message["seat"] == seat and message["number"] > after
    ]


@pytest.mark.parametrize("game", ["raj", "ambush"])
async def test_a_watcher_is_shown_what_the_seat_is_shown(sqlite: str, game: str) -> None:
    async with (
        serving(settings_for(sqlite), ManualTime()) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
    ):
        table = await ana.table_with(bo, game, "me", "open")
        told = await let_watch(ana, table, 1)
        assert [seat.get("watched", False) for seat in told["seats"]] == [True, False]
        async with (
            ana.at(table, positions=True) as one,
            bo.at(table) as two,
            eve.at(table, positions=True) as watcher,
        ):
            await watcher.until(lambda: 0 in watcher.updates)
            assert (await two.has("welcome"))["table"]["seats"][0]["watched"]
            answer = await watcher.ask("watch", seat=1)
            assert answer["type"] == "done"
            await watcher.shown(lambda news: news["seats"] == [1])
            began = watcher.updates[1]["number"]
            await one.until(lambda: 1 in one.updates)
            assert watcher.updates[1]["view"] == one.updates[1]["view"]
            players = {1: one, 2: two}
            for _ in range(8):
                seat = one.updates[1]["waiting"][0]
                asked = await players[seat].asked(seat)
                assert (await players[seat].act(seat, asked["legal"][-1]))["type"] == "done"
                await server.pass_time(3)  # A window lasts as long as it lasts, whatever is answered.
                # What they were told by now has come when they are answered.
                for player in players.values():
                    await player.ask("ping")
            last = one.updates[1]["number"]
            assert last > began
            await watcher.until(lambda: watcher.updates[1]["number"] == last)
            await watcher.ask("ping")
            told_to_seat = [as_watched(text) for text in updates(one, 1, began)]
            assert updates(watcher, 1, began) == told_to_seat
            assert set(shown(watcher.came)) == {0, 1}
            assert shown(watcher.came)[1:].count(0) == 0, "the public view stops where the other begins"


async def world(database: str, hands: list[str], chosen: int) -> tuple[Transcript, Transcript]:
    """A turn of ambush with an answer of seat 2, while Eve looks at the table or at the open hand of seat 1: what all
    others receive, and what Eve does."""
    async with (
        serving(settings_for(database), ManualTime(), 7) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
        server.guest("Kim") as kim,
    ):
        server.worker.dealer = lambda: ScriptedDealer(list(hands))
        table = await ana.table_with(bo, "ambush", "me", "open", "screen")
        # The third seat is Ana's as well until somebody else plays it: hers would be a shared screen.
        await ana.post(f"/api/tables/{table}/seats/3", {"kind": "invitation"})
        await let_watch(ana, table, 1)
        async with AsyncExitStack() as stack:
            sockets = []
            for guest in (ana, bo, kim, eve):
                sockets.append(await stack.enter_async_context(guest.at(table, positions=guest in (ana, eve))))
                await sockets[-1].has("welcome")
            one, two, other, watcher = sockets
            await watcher.until(lambda: 0 in watcher.updates)
            assert (await watcher.ask("watch", seat=chosen))["type"] == "done"
            await one.act(1, "step")
            await one.act(1, "end")
            await two.asked(2)
            assert (await two.act(2, "pass"))["type"] == "done"
            await watcher.ask("chat", text="what a hand")
            await server.pass_time(12)
            await one.until(lambda: one.updates[1]["waiting"] == [2])
            for player in (one, two, other, watcher):
                await player.ask("ping")
            seen = {"seat 1": one, "seat 2": two, "another watcher": other}
            told = [(who, when, re.sub(table, "ID", text)) for who, player in seen.items() for when, text in player.raw]
            return told, [("Eve", when, re.sub(table, "ID", text)) for when, text in watcher.raw]


async def test_nobody_else_notices_where_a_watcher_looks(sqlite: str) -> None:
    hands = [HEN, HEN, FOX, HEN, HEN, HEN]
    public, eve_public = await world(f"{sqlite}.a", hands, 0)
    over, eve_over = await world(f"{sqlite}.b", hands, 1)
    assert len(public) > 20
    assert public == over
    assert eve_public != eve_over


async def test_beside_an_open_hand_no_other_is_seen(sqlite: str) -> None:
    _, with_fox = await world(f"{sqlite}.a", [HEN, FOX, FOX, HEN, HEN, HEN], 1)
    _, without = await world(f"{sqlite}.b", [HEN, FOX, HEN, HEN, HEN, HEN], 1)
    assert len(with_fox) > 6
    assert with_fox == without
    assert FOX in "".join(text for _, _, text in with_fox), "Ana's own is seen"


async def test_who_sits_there_decides_and_may_think_again(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
    ):
        table = await ana.table("raj", "me", "open")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        refused = await bo.post(f"/api/tables/{table}/seats/1/settings", {"watched": True}, status=403)
        assert refused["reason"]["code"] == "not-your-seat"
        await let_watch(ana, table, 1)
        async with eve.at(table, watch=1) as early:
            assert (await early.has("welcome"))["seats"] == [0]
            assert (await early.ask("watch", seat=1))["reason"]["code"] == "not-playing"
        await let_watch(ana, table, 1, False)
        await ana.post(f"/api/tables/{table}/start")
        async with ana.at(table) as one, bo.at(table) as two, eve.at(table, watch=1) as watcher:
            assert (await watcher.has("welcome"))["seats"] == [0]
            assert (await watcher.ask("watch", seat=1))["reason"] == {"code": "not-watched", "facts": {"seat": 1}}
            assert (await watcher.ask("watch", seat=3))["reason"]["code"] == "no-such-seat"
            await let_watch(ana, table, 1)
            await watcher.ask("watch", seat=1)
            assert (await watcher.ask("watch", seat=2))["reason"]["code"] == "not-watched"
            await watcher.shown(lambda news: news["seats"] == [1])
            await one.act(1, "bid 3")
            await watcher.until(lambda: watcher.updates[1]["view"] == one.updates[1]["view"])
            since = len(watcher.came)
            await let_watch(ana, table, 1, False)
            await watcher.until(lambda: tables_for(watcher.came[since:], [0]))
            back = watcher.came[since]
            assert (back["type"], back["seat"], back["events"]) == ("update", 0, [])
            since = len(watcher.came)
            assert (await watcher.ask("read-log", seat=1))["reason"]["code"] == "not-your-seat"
            assert (await eve.get(f"/api/tables/{table}/lines/1/1", status=403))["reason"]["code"] == "not-your-seat"
            await two.act(2, "bid 4")
            await watcher.until(lambda: shown(watcher.came[since:]))
            await let_watch(ana, table, 1)
            await watcher.until(lambda: any(m["type"] == "table" for m in watcher.came[since:]))
            await watcher.ask("ping")
            assert set(shown(watcher.came[since:])) == {0}, "nobody is led back without asking"


async def test_a_watcher_only_watches(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
        table = await ana.table("raj", "me", "bot", start=True, spectators="welcome", options={"open_history": "on"})
        await let_watch(ana, table, 1)
        async with ana.at(table) as player, eve.at(table, watch=1) as watcher:
            assert (await watcher.has("welcome"))["seats"] == [1]
            await player.until(lambda: player.updates[1]["waiting"] == [1], "the bot's bid: nothing else happens then")
            for kind, more in (
                ("act", {"decision": 0, "actions": ["bid 1"]}),
                ("undo", {"decision": 0}),
                ("preview", {"actions": ["bid 1"]}),
                ("foresee", {"actions": []}),
                ("why", {"action": "bid 1"}),
                ("hint", {}),
            ):
                answer = await watcher.ask(kind, seat=1, **more)
                assert answer["reason"]["code"] == "not-your-seat", answer
            log = await watcher.ask("read-log", seat=1)
            assert log["events"] == (await player.ask("read-log", seat=1))["events"]
            assert (await eve.get(f"/api/tables/{table}/lines/1/1"))["moments"]
            assert (await eve.get(f"/api/tables/{table}/lines/2/1", status=403))["reason"]["code"]
            await watcher.ask("chat", text="she has a nine")
            assert (await watcher.has("said"))["seat"] == 0
            await player.ask("ping")
            assert not any(m["type"] == "said" for m in player.came), "watchers talk among themselves"
            assert (await ana.get(f"/api/tables/{table}"))["watchers"] == 1


async def test_nobody_who_plays_sees_an_open_hand(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
    ):
        table = await ana.table("raj", "me", "open", "open")
        path = f"/api/tables/{table}/seats"
        for seat in (2, 3):
            await bo.post(f"/api/tables/{table}/sit", {"seat": seat})
        await ana.post(f"/api/tables/{table}/start")
        await let_watch(ana, table, 1)
        refused = await bo.post(f"{path}/2/settings", {"watched": True}, status=409)
        assert refused["reason"]["code"] == "one-screen", "somebody else's hand lies at that screen"
        async with bo.at(table, watch=1) as two, eve.at(table) as watcher:
            assert (await two.has("welcome"))["seats"] == [2, 3]
            for seat in (0, 1, 2):
                assert (await two.ask("watch", seat=seat))["reason"]["code"] == "players-do-not-watch"
            assert set(shown(two.came)) == {2, 3}
            assert (await watcher.ask("watch", seat=1))["type"] == "done"
            # Having seen a hand, nobody can be given another one of this game; the same one they may.
            await bo.post(f"{path}/3/handover")
            token = (await ana.post(f"{path}/3/invitation"))["token"]
            back = (await bo.post(f"{path}/2/return-link"))["token"]
            for link in (token, back):
                assert (await eve.post("/api/join", {"token": link}, 409))["reason"]["code"] == "has-looked"
            mine = (await ana.post(f"{path}/1/return-link"))["token"]
            assert (await eve.post("/api/join", {"token": mine}))["seat"] == 1
            asked = await watcher.until(lambda: watcher.updates[1]["legal"] and watcher.updates[1])
            assert asked["decision"] == 0
            assert (await watcher.ask("watch", seat=1))["reason"]["code"] == "players-do-not-watch"


async def test_a_seat_that_changes_hands_is_closed_again(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
    ):
        table = await ana.table_with(bo, "raj", "me", "open")
        await let_watch(bo, table, 2)
        async with eve.at(table) as watcher:
            await watcher.until(lambda: watcher.updates)
            await watcher.ask("watch", seat=2)
            since = len(watcher.came)
            told = await bo.post(f"/api/tables/{table}/seats/2/handover")
            assert not told["seats"][1].get("watched", False)
            await watcher.until(lambda: tables_for(watcher.came[since:], [0]))


async def test_the_hosts_delay_and_refusal_hold_for_open_hands(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite), ManualTime()) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
    ):
        table = await ana.table_with(bo, "raj", "me", "open", spectators="delayed", delay=60, clock="daily")
        await let_watch(bo, table, 2)
        async with bo.at(table) as two, eve.at(table) as watcher:
            await watcher.has("welcome")
            assert (await watcher.ask("watch", seat=2))["type"] == "done"
            await two.act(2, "bid 6")
            await server.pass_time(59)
            await watcher.ask("ping")
            assert watcher.updates == {}
            assert (await eve.get(f"/api/tables/{table}/lines/2/1", status=409))["reason"]["code"] == "not-over"
            await server.pass_time(2)
            await watcher.until(lambda: watcher.updates.get(2, {}).get("view") == two.updates[2]["view"])
            # What is still on its way when the hand is closed does not arrive.
            await watcher.send(type="read-log", id=99, seat=2)
            await watcher.ask("ping")
            await let_watch(bo, table, 2, False)
            await server.pass_time(120)
            await watcher.until(lambda: 0 in watcher.updates)
            late = next(message for message in watcher.came if message.get("id") == 99)
            assert late["reason"]["code"] == "not-your-seat"
            await let_watch(bo, table, 2)
            await watcher.ask("watch", seat=2)
            since = len(watcher.came)
            await let_watch(bo, table, 2, False)
            await server.pass_time(120)
            await watcher.until(lambda: shown(watcher.came[since:]))
            await watcher.ask("ping")
            assert set(shown(watcher.came[since:])) == {0}
            await let_watch(bo, table, 2)
            await watcher.ask("watch", seat=2)
            await ana.post(f"/api/tables/{table}/settings", {"spectators": "refused"})
            assert (await watcher.has("bye"))["code"] == "removed"


async def test_consent_lasts_over_a_restart(database: str) -> None:
    settings = settings_for(database, sweep=0.1)
    async with (
        serving(settings) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Eve") as eve,
    ):
        table = await ana.table_with(bo, "raj", "me", "open")
        await let_watch(ana, table, 1)
        async with eve.at(table) as watcher:
            await watcher.until(lambda: watcher.updates)
            await watcher.ask("watch", seat=1)
            number = watcher.updates[1]["number"]
        owner, cookies = ana.http.cookies, eve.http.cookies
    async with serving(settings) as server, server.guest() as again, server.guest() as host:
        again.http.cookies, host.http.cookies = cookies, owner
        assert (await host.get(f"/api/tables/{table}"))["seats"][0]["watched"]
        async with again.at(table, watch=1, have={"1": number}) as watcher:
            assert (await watcher.has("welcome"))["seats"] == [1]
            await watcher.ask("ping")
            assert watcher.updates == {}, "nothing was missed"
            await let_watch(host, table, 1, False)
            await watcher.until(lambda: set(watcher.updates) == {0})


async def test_an_open_hand_at_another_worker(postgresql: str) -> None:
    settings = settings_for(postgresql, sweep=0.1)
    async with (
        serving(settings) as first,
        serving(settings, seed=2) as second,
        first.guest("Ana") as ana,
        first.guest("Bo") as bo,
        second.guest("Eve") as eve,
    ):
        table = await ana.table_with(bo, "raj", "me", "open")
        async with ana.at(table) as one, bo.at(table) as two, eve.at(table) as watcher:
            await watcher.until(lambda: watcher.updates)
            await let_watch(ana, table, 1)
            await watcher.until(
                lambda: any(m["table"]["seats"][0].get("watched") for m in watcher.came if m["type"] == "table")
            )
            assert (await watcher.ask("watch", seat=1))["type"] == "done"
            await one.act(1, "bid 3")
            await watcher.until(lambda: watcher.updates[1]["view"] == one.updates[1]["view"])
            since = len(watcher.came)
            # The other worker hears of all this at once: what came after the hand was closed is not told.
            async with second.worker.tables[table].locked:
                await let_watch(ana, table, 1, False)
                await two.act(2, "bid 4")
                await one.act(1, "bid 5")
            await watcher.until(lambda: watcher.updates[0]["number"] == one.updates[1]["number"])
            await watcher.ask("ping")
            assert set(shown(watcher.came[since:])) == {0}
