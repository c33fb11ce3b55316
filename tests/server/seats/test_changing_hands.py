"""Seats that change hands, windows that stand still, spectators who are kept behind."""

import asyncio

import pytest

from howdah.server.ops.timing import ManualTime
from tests.server.harness import Guest, serving, settings_for


async def invitation(host: Guest, table: str, seat: int) -> dict[str, str]:
    """The open invitation to a seat, as the body of a request to join."""
    links = await host.get(f"/api/tables/{table}/links")
    return {"token": links["invitations"][str(seat)]["token"]}


@pytest.mark.parametrize("end", ["pause", "close"])
async def test_a_table_pauses_and_ends_in_the_middle_of_a_window(sqlite: str, end: str) -> None:
    settings = settings_for(sqlite)
    async with serving(settings, ManualTime()) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "ambush", "me", "open", "bot")
        async with ana.at(table) as one, bo.at(table) as two:
            await one.act(1, "step")
            await one.act(1, "end")
            await two.asked(2)
            for guest in (ana, bo) if end == "pause" else (ana,):
                await guest.post(f"/api/tables/{table}/{end}")
            async with bo.at(table) as again:
                await again.until(lambda: 2 in again.updates)
                assert "window" not in again.updates[2].get("clocks", {})
                assert ("result" in again.updates[2]) is (end == "close")
            if end == "pause":
                for guest in (ana, bo):
                    await guest.post(f"/api/tables/{table}/resume")
                await two.until(lambda: two.updates[2]["clocks"]["window"] == 2_500)


async def test_what_others_are_asked_about_cannot_be_taken_back(sqlite: str) -> None:
    """An answer on its way would count for whatever is done instead."""

    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "ambush", "me", "open")
        async with ana.at(table) as one, bo.at(table) as two:
            await one.act(1, "step")
            await one.act(1, "end")
            await two.asked(2)
            assert one.updates[1]["undo"]["code"] == "undo-asked"
            undone = await one.ask("undo", seat=1, decision=one.updates[1]["decision"])
            assert undone["reason"]["code"] == "undo-asked"
            assert (await two.act(2, "pass"))["type"] == "done"


async def test_whoever_holds_a_link_is_told_where_it_leads(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table("totem", "me", "invitation")
        link = await invitation(ana, table, 2)
        told = await bo.post("/api/invitation", link)
        assert told == {"game": "totem", "host": "Ana", "seats": 2, "players": ["Ana"]}
        assert (await bo.post("/api/invitation", {"token": "a" * 22}, status=404))["reason"]["code"] == "no-such-link"
        # It is good once, as for joining.
        await bo.post("/api/join", link)
        assert (await bo.post("/api/invitation", link, status=404))["reason"]["code"] == "no-such-link"


@pytest.mark.parametrize("kind", ["bot", "me", "screen", "open"])
async def test_an_invitation_dies_when_the_host_wants_the_seat_otherwise(sqlite: str, kind: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table("raj", "bot", "invitation", "open")
        link = await invitation(ana, table, 2)
        await ana.post(f"/api/tables/{table}/seats/2", {"kind": kind})
        assert (await bo.post("/api/join", link, status=404))["reason"]["code"] == "no-such-link"


async def test_a_return_link_dies_with_the_seat(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Di") as di,
    ):
        # Before the start: the host removes Bo, and Di sits down.
        table = await ana.table("raj", "me", "open")
        await bo.post(f"/api/tables/{table}/sit", {"seat": 2})
        link = {"token": (await bo.post(f"/api/tables/{table}/seats/2/return-link"))["token"]}
        await ana.post(f"/api/tables/{table}/seats/2", {"kind": "open"})
        await di.post(f"/api/tables/{table}/sit", {"seat": 2})
        assert (await bo.post("/api/join", link, status=404))["reason"]["code"] == "no-such-link"
        # Nor does somebody who was removed come back by a good one.
        other = {"token": (await di.post(f"/api/tables/{table}/seats/2/return-link"))["token"]}
        assert (await bo.post("/api/join", other, status=403))["reason"]["code"] == "removed"

        # In play: somebody else plays on.
        table = await ana.table_with(bo, "raj", "me", "open")
        link = {"token": (await bo.post(f"/api/tables/{table}/seats/2/return-link"))["token"]}
        await bo.post(f"/api/tables/{table}/seats/2/handover")
        await di.post("/api/join", await invitation(ana, table, 2))
        assert (await bo.post("/api/join", link, status=404))["reason"]["code"] == "no-such-link"


async def test_who_plays_takes_over_no_other_hand(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Di") as di,
    ):
        table = await ana.table_with(bo, "raj", "me", "open")
        await bo.post(f"/api/tables/{table}/seats/2/handover")
        link = await invitation(ana, table, 2)
        assert (await ana.post("/api/join", link, status=409))["reason"]["code"] == "has-a-seat"
        joined = await di.post("/api/join", link)
        assert joined["table"]["seats"][1]["name"] == "Di"
        assert (await bo.post("/api/join", link, status=404))["reason"]["code"] == "no-such-link"


async def test_a_seat_changes_hands_without_the_settings_of_its_owner_and_not_after_resigning(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Di") as di,
    ):
        table = await ana.table_with(bo, "raj", "me", "open", "bot")
        await bo.post(f"/api/tables/{table}/seats/2/settings", {"auto_pass": True})
        await bo.post(f"/api/tables/{table}/seats/2/handover")
        seat = (await di.post("/api/join", await invitation(ana, table, 2)))["table"]["seats"][1]
        assert not seat.get("auto_pass")
        await di.post(f"/api/tables/{table}/seats/2/resign")
        refused = await ana.post(f"/api/tables/{table}/seats/2", {"kind": "invitation"}, status=409)
        assert refused["reason"]["code"] in ("resigned", "over")


async def test_a_host_alone_cannot_give_away_a_hand(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open", "bot")
        for path, body in (("seats/2", {"kind": "invitation"}), ("seats/2/handover", None)):
            refused = await ana.post(f"/api/tables/{table}/{path}", body, status=403)
            assert refused["reason"] == {"code": "owner-decides", "facts": {"seat": 2}}
        assert (await ana.get(f"/api/tables/{table}/links"))["invitations"] == {}
        # What a host alone can do: a bot plays for whoever is away, and its owner takes the seat back.
        told = await ana.post(f"/api/tables/{table}/seats/2", {"kind": "bot"})
        assert told["seats"][1]["played_by_bot"]
        back = await bo.post(f"/api/tables/{table}/seats/2/settings", {"bot": False})
        assert not back["seats"][1].get("played_by_bot")


async def test_a_seat_is_handed_over_when_all_other_players_agree(sqlite: str) -> None:
    async with (
        serving(settings_for(sqlite)) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest("Cy") as cy,
        server.guest("Di") as di,
    ):
        table = await ana.table("raj", "me", "open", "open", "bot")
        for seat, guest in ((2, bo), (3, cy)):
            await guest.post(f"/api/tables/{table}/sit", {"seat": seat})
        await ana.post(f"/api/tables/{table}/start")
        path = f"/api/tables/{table}/seats/2/handover"
        assert (await di.post(path, status=403))["reason"]["code"] == "not-your-seat"
        asked = await ana.post(path)
        assert asked["seats"][1]["handover"] == [1]
        assert asked["seats"][1]["name"] == "Bo"
        # Anybody who plays, the owner too, can stop it.
        assert (await bo.http.delete(path)).json()["seats"][1].get("handover", []) == []
        await ana.post(path)
        assert (await ana.get(f"/api/tables/{table}/links"))["invitations"] == {}
        await cy.post(path)
        assert (await di.post("/api/join", await invitation(ana, table, 2)))["seat"] == 2
        async with bo.at(table) as watching:
            await watching.until(lambda: 0 in watching.updates)
            assert 2 not in watching.updates


async def test_a_return_link_is_good_once_and_ten_minutes_and_never_locks_the_owner_out(sqlite: str) -> None:
    time = ManualTime()
    async with (
        serving(settings_for(sqlite), time) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
        server.guest() as phone,
        server.guest() as thief,
    ):
        table = await ana.table_with(bo, "raj", "me", "open")
        path = f"/api/tables/{table}/seats/2/return-link"
        link = {"token": (await bo.post(path))["token"]}
        assert (await phone.post("/api/join", link))["seat"] == 2
        assert (await thief.post("/api/join", link, status=404))["reason"]["code"] == "no-such-link"
        # Whoever came by a link plays, and decides nothing about the seat.
        for ask in (phone.http.post, phone.http.delete):
            answer = await ask(path)
            assert answer.status_code == 403
            assert answer.json()["reason"]["code"] == "owner-decides"
        late = {"token": (await bo.post(path))["token"]}
        time.move_to(time.steady() + 601)
        assert (await thief.post("/api/join", late, status=404))["reason"]["code"] == "no-such-link"
        # However many come, the owner stays.
        for _ in range(8):
            fresh = {"token": (await bo.post(path))["token"]}
            async with server.guest() as device:
                await device.post("/api/join", fresh)
        async with bo.at(table) as laptop:
            await laptop.until(lambda: laptop.updates[2]["legal"])
        assert (await bo.http.delete(path)).status_code == 200
        assert (await phone.get(f"/api/tables/{table}"))["seats"][1].get("yours") is None


async def test_whoever_did_not_agree_to_a_pause_lifts_it_alone(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open")
        async with ana.at(table) as one:
            await one.asked(1)
            # Bo is away for a moment, so Ana's wish is enough; back again, Bo need not ask her.
            assert (await ana.post(f"/api/tables/{table}/pause"))["phase"] == "paused"
            async with bo.at(table) as two:
                await two.has("welcome")
                assert (await bo.post(f"/api/tables/{table}/resume"))["phase"] == "playing"
                # Who did agree needs the other's word.
                for guest in (ana, bo):
                    await guest.post(f"/api/tables/{table}/pause")
                assert (await bo.post(f"/api/tables/{table}/resume"))["phase"] == "paused"
                assert (await ana.post(f"/api/tables/{table}/resume"))["phase"] == "playing"


async def test_a_rematch_leaves_the_seat_free_that_somebody_gave_up(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open")
        await bo.post(f"/api/tables/{table}/seats/2/handover")
        await ana.post(f"/api/tables/{table}/close")
        following = (await ana.post(f"/api/tables/{table}/rematch"))["table"]
        info = await ana.get(f"/api/tables/{following}")
        assert info["phase"] == "gathering"
        assert [seat["kind"] for seat in info["seats"]] == ["open", "person"]


async def test_players_who_ask_for_a_rematch_at_once_get_one_table(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        for _ in range(5):
            table = await ana.table_with(bo, "raj", "me", "open")
            await ana.post(f"/api/tables/{table}/close")
            asked = [guest.post(f"/api/tables/{table}/rematch") for guest in (ana, bo, ana, bo)]
            answers = await asyncio.gather(*asked)
            assert all(answer == answers[0] for answer in answers)
            assert (await bo.get(f"/api/tables/{answers[0]['table']}"))["phase"] == "gathering"
        assert len((await bo.get("/api/me"))["tables"]) == 10


async def test_watchers_who_are_kept_behind_end_with_the_result(sqlite: str) -> None:
    time = ManualTime()
    async with (
        serving(settings_for(sqlite), time) as server,
        server.guest("Ana") as ana,
        server.guest("Eve") as eve,
    ):
        table = await ana.table("raj", "me", "screen", start=True, spectators="delayed", delay=30)
        async with ana.at(table) as player, eve.at(table) as watcher:
            for turn in range(15):
                for seat in (1, 2):
                    update = await player.asked(seat)
                    await player.act(seat, update["legal"][0 if seat == 1 else -1])
                if turn < 13:
                    await server.pass_time(31)
            await watcher.until(lambda: "result" in watcher.updates.get(0, {}))
            await server.pass_time(61)
            numbers = [message["number"] for message in watcher.came if message["type"] == "update"]
            assert numbers == sorted(numbers)
            assert "result" in watcher.updates[0]


async def test_watchers_catch_up_when_nobody_is_kept_behind_any_more(sqlite: str) -> None:
    time = ManualTime()
    async with (
        serving(settings_for(sqlite), time) as server,
        server.guest("Ana") as ana,
        server.guest("Eve") as eve,
    ):
        table = await ana.table("totem", "me", "screen", start=True, spectators="delayed", delay=30)
        async with ana.at(table) as player, eve.at(table) as watcher:
            for _ in range(3):
                seat = (await player.until(lambda: [s for s, u in player.updates.items() if u["legal"]]))[0]
                await player.act(seat, player.updates[seat]["legal"][0])
            assert 0 not in watcher.updates
            await ana.post(f"/api/tables/{table}/settings", {"spectators": "welcome"})
            await watcher.until(lambda: 0 in watcher.updates)
            shown = watcher.updates[0]
            await server.pass_time(61)
            assert watcher.updates[0] == shown
            assert shown["view"] == player.updates[1]["view"]
