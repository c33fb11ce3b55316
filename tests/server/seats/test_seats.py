"""Around the table: sitting down, getting up, bots, resigning, the host's powers, links."""

import random

from howdah.server.ops.timing import ManualTime
from tests.server.harness import Guest, serving, settings_for


async def test_sit_choose_a_colour_get_up_and_start(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Ana") as other:
        table = await ana.table("raj", "me", "open", "bot", listed=True)
        path = f"/api/tables/{table}"
        assert (await ana.post(f"{path}/start", status=409))["reason"]["code"] == "seats-open"
        listed = (await other.get("/api/tables"))["tables"]
        assert [(line["id"], line["free"], line["host"]) for line in listed] == [(table, [2], "Ana")]
        info = await other.post(f"{path}/sit", {"seat": 2, "colour": "lotus"})
        assert [seat["name"] for seat in info["seats"]] == ["Ana", "Ana 2", ""]
        assert [seat["colour"] for seat in info["seats"]] == ["ruby", "lotus", "marigold"]
        refused = await other.post(f"{path}/sit", {"seat": 2, "colour": "ruby"}, status=409)
        assert refused["reason"]["code"] == "colour-taken"
        assert (await other.post(f"{path}/sit", {"seat": 1}, status=409))["reason"]["code"] == "seat-taken"
        info = await other.post(f"{path}/seats/2/leave")
        assert info["seats"][1]["kind"] == "open"
        await other.post(f"{path}/sit", {"seat": 2, "name": "Bo"})
        assert (await other.post(f"{path}/start", status=403))["reason"]["code"] == "not-host"
        info = await ana.post(f"{path}/start")
        assert info["phase"] == "playing"
        assert (await ana.get("/api/me"))["tables"][0]["your_turn"] is True
        assert (await other.post(f"{path}/sit", {"seat": 3}, status=409))["reason"]["code"] == "not-gathering"


async def test_hand_a_seat_to_a_bot_and_back(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open")
        async with ana.at(table) as player, bo.at(table) as other:
            await ana.post(f"/api/tables/{table}/seats/1/settings", {"bot": True, "level": "random"})
            await player.until(lambda: player.updates[1]["decision"] == 1)
            assert (await player.act(1, "bid 1"))["reason"]["code"] == "bot-plays"
            await other.shown(lambda news: news["table"]["seats"][0]["played_by_bot"] is True)
            await ana.post(f"/api/tables/{table}/seats/1/settings", {"bot": False})
            await other.act(2, "bid 3")
            await player.asked(1)
            assert (await player.act(1, player.updates[1]["legal"][0]))["type"] == "done"


async def test_leave_in_the_middle_and_come_back(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open")
        async with ana.at(table) as player:
            await bo.post(f"/api/tables/{table}/seats/2/leave")
            await player.until(lambda: 2 not in player.updates.get(1, {"waiting": [2]})["waiting"])
            await bo.post(f"/api/tables/{table}/seats/2/settings", {"bot": False})
            await player.act(1, "bid 9")
            await player.until(lambda: player.updates[1]["waiting"] == [1, 2])


async def test_resigning_ends_a_game_of_two_and_a_bot_plays_on_among_more(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table_with(bo, "raj", "me", "open")
        async with bo.at(table) as player:
            await player.asked(2)
            info = await ana.post(f"/api/tables/{table}/seats/1/resign")
            assert info["phase"] == "over"
            await player.until(lambda: "result" in player.updates[2])
            update = player.updates[2]
            assert (update["result"]["ending"], update["result"]["winners"]) == ("resigned", [2])
            assert (update["legal"], update["waiting"]) == ([], [])
            assert (await player.act(2, "bid 1"))["reason"]["code"] == "over"
        assert "# seat 1 resigned" in (await bo.http.get(f"/api/tables/{table}/record")).text
        more = await ana.table_with(bo, "raj", "me", "open", "screen")
        async with bo.at(more) as player:
            info = await ana.post(f"/api/tables/{more}/seats/1/resign")
            assert info["phase"] == "playing"
            await player.until(lambda: 1 not in player.updates.get(2, {"waiting": [1]})["waiting"])
            refused = await ana.post(f"/api/tables/{more}/seats/1/settings", {"bot": False}, status=409)
            assert refused["reason"]["code"] == "resigned"


async def test_invitations_and_return_links_can_be_revoked(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table("raj", "me", "invitation")
        path = f"/api/tables/{table}/seats/2"
        first = (await ana.get(f"/api/tables/{table}/links"))["invitations"]["2"]
        assert "<svg" in first["qr"]
        assert (await bo.get(f"/api/tables/{table}/links"))["invitations"] == {}
        second = await ana.post(f"{path}/invitation")
        old = await bo.post("/api/join", {"token": first["token"]}, status=404)
        assert old["reason"]["code"] == "no-such-link"
        assert (await bo.post(f"/api/tables/{table}/sit", {"seat": 2}, status=409))["reason"]["code"] == "seat-taken"
        assert (await bo.post("/api/join", {"token": second["token"], "name": "Bo"}))["seat"] == 2
        link = await bo.post(f"{path}/return-link")
        async with server.guest() as phone, server.guest() as thief:
            assert (await phone.post("/api/join", {"token": link["token"]}))["seat"] == 2
            await ana.post(f"/api/tables/{table}/start")
            async with bo.at(table) as laptop, phone.at(table) as small:
                assert (await small.act(2, "bid 7"))["type"] == "done"
                await laptop.until(lambda: laptop.updates[2]["view"]["fields"]["sealed"] == 7)
                dropped = await bo.http.delete(f"{path}/return-link")
                assert dropped.status_code == 200
                await small.until(lambda: small.came[-1].get("seats") == [0] or 0 in small.updates)
                assert (await small.ask("read-log", seat=2))["reason"]["code"] == "not-your-seat"
            await thief.post("/api/join", {"token": link["token"]}, status=404)


async def test_the_host_removes_replaces_pauses(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        table = await ana.table("raj", "me", "open", "bot")
        path = f"/api/tables/{table}"
        await bo.post(f"{path}/sit", {"seat": 2})
        async with bo.at(table) as player:
            await player.has("welcome")
            await ana.post(f"{path}/seats/2", {"kind": "open"})
            await player.until(lambda: player.came[-1]["type"] == "bye" or player.closed)
            assert [m["code"] for m in player.came if m["type"] == "bye"] == ["removed"]
        assert (await bo.post(f"{path}/sit", {"seat": 2}, status=403))["reason"]["code"] == "removed"
        async with server.guest("Cy") as cy, server.guest("Di") as di:
            await cy.post(f"{path}/sit", {"seat": 2})
            await ana.post(f"{path}/start")
            await cy.post(f"{path}/seats/2/handover")
            link = (await ana.get(f"{path}/links"))["invitations"]["2"]
            assert (await di.post("/api/join", {"token": link["token"]}))["seat"] == 2
            async with di.at(table) as player:
                await player.until(lambda: 2 in player.updates)
            async with cy.at(table) as watching:
                await watching.until(lambda: 0 in watching.updates)
            assert (await ana.post(f"{path}/pause"))["phase"] == "paused"
            assert (await ana.post(f"{path}/resume"))["phase"] == "playing"


async def test_watchers_may_be_refused_or_kept_behind(sqlite: str) -> None:
    settings = settings_for(sqlite)
    async with serving(settings, ManualTime()) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
        table = await ana.table("raj", "me", "screen", start=True, spectators="delayed", delay=30)
        async with ana.at(table) as player, eve.at(table) as watcher:
            await watcher.has("welcome")
            await player.act(1, "bid 5")
            await server.pass_time(29)
            assert watcher.updates == {}
            await server.pass_time(2)
            await watcher.until(lambda: watcher.updates[0]["view"]["fields"]["ready"] == [True, False])
            assert watcher.updates[0]["view"]["fields"]["hand"] == []
            assert watcher.updates[0]["legal"] == []
            await ana.post(f"/api/tables/{table}/settings", {"spectators": "refused"})
            await watcher.until(lambda: watcher.came[-1]["type"] == "bye" or watcher.closed)
        async with eve.at(table) as watcher:
            assert (await watcher.has("refused"))["reason"]["code"] == "watching-refused"


async def test_three_at_one_screen(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("ambush", "me", "screen", "screen", start=True)
        async with ana.at(table) as player:
            luck = random.Random(4)

            def asked() -> list[int]:
                return [seat for seat, update in player.updates.items() if update["legal"]]

            def is_over() -> bool:
                return len(player.updates) == 3 and all("result" in update for update in player.updates.values())

            while not is_over():
                await player.until(lambda: asked() or is_over())
                for seat in asked()[:1]:
                    await player.act(seat, luck.choice(player.updates[seat]["legal"]))
                    await player.catch_up()
        assert await names_at(ana, table) == ["Ana", "Player 2", "Player 3"]


async def test_who_gave_no_name_at_one_screen_is_called_by_the_place(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest() as nobody:
        assert await names_at(nobody, await nobody.table("ambush", "me", "screen", "bot")) == [
            "Player 1",
            "Player 2",
            "",
        ]
        assert await names_at(nobody, await nobody.table("ambush", "screen", "me", "screen")) == [
            "Player 1",
            "Player 2",
            "Player 3",
        ]
        alone = await nobody.table("ambush", "me", "bot", "bot")
        assert await names_at(nobody, alone) == ["Guest", "", ""]
        table = await nobody.table("ambush", "me", "screen", "open")
        await nobody.post(f"/api/tables/{table}/sit", {"seat": 2, "name": "Bo"})
        assert await names_at(nobody, table) == ["Player 1", "Bo", ""]


async def names_at(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in (await guest.get(f"/api/tables/{table}"))["seats"]]
