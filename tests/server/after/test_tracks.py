"""Own tracks: checked, saved, shared, raced on, tried."""

import asyncio
import random
from functools import partial
from typing import Any

from howdah.games.elephant_rally.advice import new_track
from howdah.games.formula_e.tracks import new_circuit
from howdah.server.ops import housekeeping
from howdah.server.ops.timing import ManualTime
from tests.server.harness import Guest, serving, settings_for
from tests.server.playing.test_play import play_on

RALLY = {"game": "elephant_rally", "text": new_track(), "seats": 4}
CIRCUIT = {"game": "formula_e", "text": new_circuit(), "seats": 3}


async def test_a_check_shows_how_a_track_lies_and_what_is_advised_against(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        rally = await ana.post("/api/tracks/check", RALLY)
        assert rally["fault"] is None
        assert {warning["clause"] for warning in rally["warnings"]} <= {"ER-1.8", "ER-1.4", "ER-1.5"}
        assert rally["warnings"][0]["text"].startswith("34 columns; about 50 are advised")
        lies = rally["track"]
        assert [piece["name"] for piece in lies["pieces"]] == ["start", "D", "k", "own", "G", "M", "H", "finish"]
        assert lies["pieces"][2]["shape"] == "left-90"
        assert sum(piece["columns"] for piece in lies["pieces"]) == len(lies["columns"]) == 34
        assert (len(lies["holes"]), len(lies["starts"]), lies["closed"], lies["lanes"]) == (4, 6, False, 3)
        circuit = await ana.post("/api/tracks/check", CIRCUIT)
        assert (circuit["fault"], circuit["warnings"]) == (None, [])
        assert circuit["track"]["closed"]
        assert len(circuit["track"]["cows"]) == 10


async def test_a_fault_is_named_with_its_place_and_remedy(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        wrong = {**RALLY, "text": new_track().replace("own    ...", "own    .x.")}
        line = next(n for n, text in enumerate(str(wrong["text"]).split("\n"), 1) if text.startswith("own"))
        fault = (await ana.post("/api/tracks/check", wrong))["fault"]
        assert (fault["line"], fault["column"], fault["found"]) == (line, 9, "'x'")
        assert fault["expected"].startswith("one of the letters")
        for path in ("/api/tracks", "/api/tracks/trials"):
            body = {**wrong, "name": "Mine"} if path == "/api/tracks" else wrong
            refused = (await ana.post(path, body, 400))["reason"]
            assert (refused["code"], refused["facts"]["line"]) == ("bad-track", line)
        for text in ("# nothing\n", "start", "\x00", "... ...", "| | |", "finish start"):
            for game in ("elephant_rally", "formula_e"):
                assert (await ana.post("/api/tracks/check", {"game": game, "text": text}))["fault"] is not None
        refused = await ana.post(
            "/api/tables",
            {
                "game": "elephant_rally",
                "seats": [{"kind": "me"}, {"kind": "bot"}],
                "options": {"track": wrong["text"]},
            },
            400,
        )
        assert refused["reason"]["code"] == "bad-option"
        assert "option track, line 4, column" in refused["reason"]["facts"]["message"]


async def test_a_faulty_track_is_drawn_and_its_fault_has_a_place_and_a_code(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        kit = await ana.get("/api/tracks/kit")
        first = kit["starters"][0]["text"]
        for change, code, piece, place in (
            (("..h", "..."), "track-holes", -1, -1),
            (("\nE ", "\nK "), "track-twice", 4, -1),
            (("~~~", "~.~"), "track-water-mixed", 8, 41),
            (("\nM ... ... ~~~ ...", "\nown ... #.. .## ..."), "track-no-way", 8, 40),
            (("\nD ... ...", "\nD ... .B."), "track-face-cell", 1, 4),
            (("finish ...", ""), "track-rows", -1, -1),
        ):
            checked = await ana.post("/api/tracks/check", {**RALLY, "text": first.replace(*change, 1)})
            fault = checked["fault"]
            assert (fault["code"], fault["piece"], fault["place"]) == (code, piece, place)
            assert 40 < len(checked["track"]["columns"]) < 50
            assert sum(each["columns"] for each in checked["track"]["stretches"]) == len(checked["track"]["columns"])
        # FE-1.5: on a circuit land may lie beside water.
        circuit = kit["starters"][-1]["text"].replace("#~~#", "#~.#")
        checked = await ana.post("/api/tracks/check", {**CIRCUIT, "text": circuit})
        assert (checked["fault"], checked["track"]["columns"][13]) == (None, "#~.#")
        nothing = await ana.post("/api/tracks/check", {**RALLY, "text": "#"})
        assert (nothing["fault"]["code"], nothing["track"]) == ("track-empty", None)


async def test_the_kit_holds_every_face_and_a_track_of_each_kind_to_begin_with(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        kit = await ana.get("/api/tracks/kit")
        faces = {face["name"]: face for face in kit["faces"]}
        assert len(faces) == 28
        assert (faces["k"]["other"], faces["k"]["turn"], faces["start"]["other"]) == ("K", -90, "")
        assert len(kit["starters"]) == 16
        for starter in kit["starters"]:
            wish = {key: starter[key] for key in ("game", "text", "seats")}
            checked = await ana.post("/api/tracks/check", wish)
            assert checked["fault"] is None, starter["name"]
            assert checked["track"]["columns"] == starter["picture"]["columns"]
            laid = {piece["name"].upper() for piece in checked["track"]["pieces"]}
            assert all(name.upper() not in laid for name in checked["unused"])
            assert {*checked["track"]["cows"], *checked["track"]["holes"]} <= set(checked["track"]["free"])


async def test_a_track_is_saved_anew_by_its_owner_alone(database: str) -> None:
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        saved = await ana.post("/api/tracks", {**RALLY, "name": "First"}, 201)
        address = f"/api/tracks/{saved['id']}"
        again = await ana.post(address, {**RALLY, "name": "Second", "seats": 5})
        assert (again["id"], again["name"], again["seats"]) == (saved["id"], "Second", 5)
        assert [track["name"] for track in (await ana.get("/api/tracks"))["tracks"]] == ["Second"]
        assert (await bo.post(address, {**RALLY, "name": "Mine"}, 403))["reason"]["code"] == "not-yours"
        wrong = {**RALLY, "name": "Third", "text": "start\nfinish"}
        assert (await ana.post(address, wrong, 400))["reason"]["code"] == "bad-track"
        assert (await bo.get(address))["name"] == "Second"


async def test_a_saved_track_is_shared_by_its_link_and_raced_on(database: str) -> None:
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        saved = await ana.post("/api/tracks", {**RALLY, "name": "Round the market"}, 201)
        assert saved["link"]["path"] == f"/track/{saved['id']}"
        seen = await bo.get(f"/api/tracks/{saved['id']}")
        assert (seen["name"], seen["text"], seen["yours"]) == ("Round the market", RALLY["text"], False)
        assert (await bo.get("/api/tracks"))["tracks"] == []
        assert [track["id"] for track in (await ana.get("/api/tracks"))["tracks"]] == [saved["id"]]
        for text in (seen["text"], seen["check"]["track"]["option"]):
            table = await bo.table("elephant_rally", "me", "bot", start=True, options={"track": text})
            async with bo.at(table) as player:
                assert (await player.asked(1))["view"]["fields"]["columns"] == seen["check"]["track"]["columns"]
        dropped = await bo.http.delete(f"/api/tracks/{saved['id']}")
        assert (dropped.status_code, dropped.json()["reason"]["code"]) == (403, "not-yours")
        assert (await ana.http.delete(f"/api/tracks/{saved['id']}")).json() == {"tracks": []}
        await bo.get(f"/api/tracks/{saved['id']}", 404)
        await bo.get("/api/tracks/short", 404)


async def test_tracks_are_bounded_and_forgotten(sqlite: str) -> None:
    time = ManualTime()
    async with serving(settings_for(sqlite), time) as server, server.guest("Ana") as ana:
        saved: dict[str, Any] = {}
        for number in range(50):
            saved = await ana.post("/api/tracks", {**CIRCUIT, "name": f"Number {number}"}, 201)
        refused = await ana.post("/api/tracks", {**CIRCUIT, "name": "One more"}, 409)
        assert refused["reason"]["code"] == "too-many-tracks"
        time.move_to(time.steady() + housekeeping.TRACK_SECONDS - 10)
        await ana.get(f"/api/tracks/{saved['id']}")
        time.move_to(time.steady() + 20)
        assert await housekeeping.tidy(server.worker) == 49
        assert [track["id"] for track in (await ana.get("/api/tracks"))["tracks"]] == [saved["id"]]


async def finished(guest: Guest, trial: str) -> dict[str, Any]:
    while (found := await guest.get(f"/api/tracks/trials/{trial}"))["state"] not in ("done", "failed"):
        await asyncio.sleep(0.1)
    return dict(found)


async def test_a_trial_tells_length_blockages_and_who_has_the_advantage(database: str) -> None:
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        wish = {**CIRCUIT, "games": 20}
        begun = await ana.post("/api/tracks/trials", wish)
        assert (begun["state"], begun["total"]) in (("waiting", 20), ("running", 20))
        assert (await bo.post("/api/tracks/trials", wish))["id"] == begun["id"]
        done = await finished(bo, begun["id"])
        assert (done["state"], done["done"]) == ("done", 20)
        figures = done["figures"]
        assert figures["games"] == 20
        assert 10 < figures["turns_low"] <= figures["turns_median"] <= figures["turns_high"]
        assert len(figures["wins"]) == 3
        assert abs(sum(win["share"] for win in figures["wins"]) + figures["cut"] / 20 - 1) < 0.01
        assert all(win["low"] <= win["share"] <= win["high"] for win in figures["wins"])
        assert all(0 <= blocked["column"] < 46 for blocked in figures["blocked"])
        assert (await ana.post("/api/tracks/trials", wish))["state"] == "done", "asked again, nothing is run"
        await ana.get("/api/tracks/trials/0123456789abcdef", 404)
        two = await ana.post("/api/tracks/trials", {**CIRCUIT, "seats": 2}, 400)
        assert two["reason"]["code"] == "bad-option"


async def test_a_trial_that_was_left_behind_is_begun_anew(sqlite: str) -> None:
    time = ManualTime()
    wish = {**RALLY, "games": 1000, "hasty": False}
    async with serving(settings_for(sqlite), time) as server, server.guest("Ana") as ana:
        begun = await ana.post("/api/tracks/trials", wish)
    time.move_to(time.steady() + 120)
    async with serving(settings_for(sqlite), time) as server, server.guest("Ana") as ana:
        assert (await ana.get(f"/api/tracks/trials/{begun['id']}"))["state"] == "failed"
        assert (await ana.post("/api/tracks/trials", wish))["state"] in ("waiting", "running")


async def test_trials_are_limited(sqlite: str) -> None:
    async with serving(settings_for(sqlite), ManualTime()) as server, server.guest("Ana") as ana:
        server.worker.trial_limits.burst = 2
        begin = partial(ana.post, "/api/tracks/trials")
        for games in (21, 22):
            await begin({**CIRCUIT, "games": games})
        assert (await begin({**CIRCUIT, "games": 23}, 429))["reason"]["code"] == "too-fast"


async def test_a_random_layout_is_drawn_at_the_start_and_anew_for_a_rematch(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        options = {"layout": "random", "circuit": "2", "turn_limit": "1"}
        table = await ana.table("elephant_rally", "me", "bot", options=options)
        assert (await ana.get(f"/api/tables/{table}"))["options"] == options
        await ana.post(f"/api/tables/{table}/start")
        drawn = (await ana.get(f"/api/tables/{table}"))["options"]["layout"]
        assert drawn.startswith("cows ")
        async with ana.at(table) as player:
            await play_on(player, 1, random.Random(1))
        again = (await ana.post(f"/api/tables/{table}/rematch"))["table"]
        layout = (await ana.get(f"/api/tables/{again}"))["options"]["layout"]
        assert layout.startswith("cows ")
        assert layout != drawn
        bad = {"game": "elephant_rally", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        refused = await ana.post("/api/tables", {**bad, "options": {"layout": "random", "circuit": "9"}}, 400)
        assert "circuit" in refused["reason"]["facts"]["message"]
