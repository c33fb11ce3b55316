"""The person behind a guest: the same one on all devices by nine words, with results, all data, and an end to it."""

import base64
import json

from howdah.server.ops.timing import ManualTime
from howdah.server.people.cards import MOST
from howdah.server.people.phrases import guest_of_phrase, phrase_of
from howdah.server.tables.identity import Keys, new_guest
from tests.server.harness import Guest, serving, settings_for

DAY = 86_400


def test_a_phrase_is_its_guests_alone() -> None:
    keys, others = Keys(b"k" * 32), Keys(b"o" * 32)
    for _ in range(50):
        guest = new_guest()
        phrase = phrase_of(keys, guest)
        assert len(phrase.split()) == 9
        assert guest_of_phrase(keys, phrase) == guest
        assert guest_of_phrase(keys, f"  {phrase.upper().replace(' ', '-')}\n") == guest
        assert guest_of_phrase(others, phrase) is None, "of another server"
        words = phrase.split()
        swapped = " ".join([words[1], words[0], *words[2:]])
        assert words[0] == words[1] or guest_of_phrase(keys, swapped) is None
    for nonsense in ("", "word", "babab " * 9, "zuzuz " * 9, "babab " * 8, "bébab " * 9):
        assert guest_of_phrase(keys, nonsense) is None


async def play_out(guest: Guest, table: str) -> None:
    async with guest.at(table) as player:
        while True:
            await player.until(lambda: player.updates[1].get("legal") or player.updates[1].get("result"))
            if player.updates[1].get("result"):
                return
            before = player.updates[1]["decision"]
            await player.act(1, player.updates[1]["legal"][0])
            await player.until(lambda before=before: player.updates[1]["decision"] > before)  # type: ignore[misc]


async def test_the_phrase_brings_seats_and_history_to_another_device(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest() as phone:
        table = await ana.table("raj", "me", "bot", start=True)
        phrase = (await ana.get("/api/me/phrase"))["phrase"]
        wrong = await phone.post("/api/me/recover", {"phrase": "babab " * 9}, 403)
        assert wrong["reason"]["code"] == "bad-phrase"
        found = await phone.post("/api/me/recover", {"phrase": phrase})
        assert (found["name"], [line["id"] for line in found["tables"]]) == ("Ana", [table])
        assert (await phone.get("/api/me/phrase"))["phrase"] == phrase
        await play_out(phone, table)
        profile = await ana.get("/api/me/profile")
        (only,) = profile["results"]
        assert (only["game"], only["against"], only["played"]) == ("raj", "bot:medium", 1)
        assert (profile["name"], profile["running"], profile["finished"]) == ("Ana", 0, 1)


async def test_all_data_can_be_had_and_removed(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        done = await ana.table("raj", "me", "bot", start=True)
        await play_out(ana, done)
        running = await ana.table_with(bo, "raj", "me", "open")
        gathering = await bo.table("raj", "me", "open")
        await ana.post(f"/api/tables/{gathering}/sit", {"seat": 2})
        async with ana.at(running) as player:
            assert (await player.ask("chat", text="my words"))["type"] == "done"
        mine = await ana.get("/api/me/data")
        assert mine["name"] == "Ana"
        assert mine["said"] == ["my words"]
        records = {own["table"]["id"]: own["record"] for own in mine["tables"]}
        assert records[done].startswith("howdah record")
        assert records[running] == "", "what is hidden stays so"
        gone = await ana.http.request("DELETE", "/api/me")
        assert gone.json() == {"tables": 3}
        assert await ana.get("/api/me") == {"name": "", "tables": []}, "somebody new"
        assert (await bo.get(f"/api/tables/{gathering}"))["seats"][1]["kind"] == "open"
        seats = (await bo.get(f"/api/tables/{running}"))["seats"]
        assert seats[0]["played_by_bot"], "a bot plays on"
        async with bo.at(running) as player:
            await player.asked(2)
            await player.act(2, "bid 1")
            await player.until(lambda: player.updates[2]["decision"] == 1 and player.updates[2].get("legal"))
            assert not [message for message in player.came if "my words" in str(message)]


async def test_passkeys_need_a_domain_and_a_good_answer(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        port = server.base.rpartition(":")[2]
        for origin, host in ((server.base, f"127.0.0.1:{port}"), ("http://howdah.test", "howdah.test")):
            ana.http.headers.update({"Origin": origin, "Host": host})
            for path in ("/api/me/passkeys/options", "/api/sign-in/options"):
                assert (await ana.post(path, status=409))["reason"]["code"] == "no-domain"
        ana.http.headers.update({"Origin": f"http://localhost:{port}", "Host": f"localhost:{port}"})
        options = (await ana.post("/api/me/passkeys/options"))["options"]
        assert (options["rp"]["id"], options["user"]["name"]) == ("localhost", "Ana")
        said = {"type": "webauthn.create", "challenge": options["challenge"], "origin": f"http://localhost:{port}"}
        data = base64.urlsafe_b64encode(json.dumps(said).encode()).decode().rstrip("=")
        nonsense: list[dict[str, object]] = [
            {},
            {"id": "x", "response": {"clientDataJSON": "x"}},
            {
                "id": "x",
                "rawId": "x",
                "type": "public-key",
                "response": {"clientDataJSON": data, "attestationObject": "x"},
            },
        ]
        for credential in nonsense:
            for path in ("/api/me/passkeys", "/api/sign-in"):
                refused = await ana.post(path, {"credential": credential}, 403)
                assert refused["reason"]["code"] == "bad-passkey"
        assert await ana.get("/api/me/passkeys") == {"count": 0}


async def test_settings_of_the_page_travel_with_the_person(database: str) -> None:
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana, server.guest() as phone:
        assert await ana.get("/api/me/liked") == {"settings": ""}
        for text in ("{}", '{"board":"jade"}'):
            await ana.post("/api/me/liked", {"settings": text})
        await phone.post("/api/me/recover", {"phrase": (await ana.get("/api/me/phrase"))["phrase"]})
        assert await phone.get("/api/me/liked") == {"settings": '{"board":"jade"}'}
        assert (await phone.get("/api/me/data"))["settings"] == '{"board":"jade"}'
        await ana.http.request("DELETE", "/api/me")
        assert await phone.get("/api/me/liked") == {"settings": ""}


async def test_puzzles_that_come_again_follow_the_person(database: str) -> None:
    own = {"seat": 1, "position": "raj 2 / stake: 6", "lines": [["bid 3"]], "wins": False}
    card = {"game": "raj", "name": "own-x-4", "changed": 5, "box": 1, "due": 20000, "lapses": 0, "solved": True}
    card |= {"own": own, "table": "x"}
    other = {**card, "game": "totem", "name": "first", "changed": 3, "own": None, "table": ""}
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana, server.guest() as phone:
        assert await ana.get("/api/me/cards") == {"cards": []}
        assert await ana.post("/api/me/cards", {"cards": [card, other]}) == {"cards": [other, card]}
        await phone.post("/api/me/recover", {"phrase": (await ana.get("/api/me/phrase"))["phrase"]})
        assert await phone.get("/api/me/cards") == {"cards": [other, card]}
        newer, older = {**card, "changed": 9, "box": 2}, {**other, "changed": 2, "box": 5}
        assert await phone.post("/api/me/cards", {"cards": [newer, older]}) == {"cards": [other, newer]}
        assert (await ana.get("/api/me/data"))["cards"] == [other, newer]
        many = [{**other, "name": f"n{number}", "changed": 10 + number} for number in range(MOST)]
        kept = await ana.post("/api/me/cards", {"cards": many})
        assert kept == {"cards": many}, "the oldest go"
        await ana.post("/api/me/cards", {"cards": [{**card, "due": -1}]}, 400)
        async with server.guest() as stranger:
            assert await stranger.get("/api/me/cards") == {"cards": []}
        await ana.http.request("DELETE", "/api/me")
        assert await phone.get("/api/me/cards") == {"cards": []}


async def test_clocks_of_days_stand_still_on_vacation_and_the_others_see_it(sqlite: str) -> None:
    time = ManualTime()
    settings = settings_for(sqlite, lag=0.0)
    async with serving(settings, time) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        quick = await ana.table_with(bo, "raj", "me", "open", clock="quick")
        table = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        async with bo.at(table) as two:
            await two.asked(2)
            await server.pass_time(DAY / 2)
            gone = await ana.post("/api/me/vacation", {"days": 20})
            assert gone == {"tables": 1, "until": int(time.wall()) + 20 * DAY}
            await two.shown(lambda news: news["table"]["seats"][0].get("vacation") == gone["until"])
            assert "vacation" not in (await bo.get(f"/api/tables/{quick}"))["seats"][0]
            await two.act(2, "bid 3")
            await server.pass_time(20 * DAY)
            assert two.updates[2]["waiting"] == [1], "nobody has decided in Ana's place"
            await server.pass_time(DAY / 2 - 60)
            assert two.updates[2]["waiting"] == [1], "half a day was left"
            await server.pass_time(120)
            await two.asked(2)
            again = await ana.post("/api/me/vacation", {"days": 5})
            assert again == {"tables": 1, "until": int(time.wall()) + DAY}, "21 days a game"
            back = await ana.post("/api/me/vacation", {"days": 0})
            assert back == {"tables": 0, "until": 0}
        cookies = bo.http.cookies
    async with serving(settings, time) as server, server.guest() as bo:
        bo.http.cookies = cookies
        assert "vacation" not in (await bo.get(f"/api/tables/{table}"))["seats"][0]


async def test_a_vacation_holds_in_games_that_begin_later(sqlite: str) -> None:
    time = ManualTime()
    async with (
        serving(settings_for(sqlite, lag=0.0), time) as server,
        server.guest("Ana") as ana,
        server.guest("Bo") as bo,
    ):
        running = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        gone = await ana.post("/api/me/vacation", {"days": 20})
        await server.pass_time(10 * DAY)
        later = await ana.table_with(bo, "raj", "me", "open", clock="daily")
        quick = await ana.table_with(bo, "raj", "me", "open", clock="quick")
        seats = {table: (await bo.get(f"/api/tables/{table}"))["seats"] for table in (running, later, quick)}
        assert [seats[table][0].get("vacation") for table in (running, later, quick)] == [gone["until"]] * 2 + [None]
        assert not any("vacation" in seats[table][1] for table in seats), "Bo is here"
        async with bo.at(later) as two:
            await two.asked(2)
            await two.act(2, "bid 3")
            await server.pass_time(10 * DAY)
            assert two.updates[2]["waiting"] == [1], "nobody has decided in Ana's place"
            await server.pass_time(DAY + 60)
            await two.asked(2)
        again = await ana.post("/api/me/vacation", {"days": 21})
        assert again == {"tables": 2, "until": int(time.wall()) + 11 * DAY}, "ten of the later game's 21 days are gone"
