"""Play on from here: tables that begin where another game was, or at a position that somebody sets up."""

from howdah.engine.branching import branch_off
from howdah.engine.contract import SPECTATOR
from howdah.engine.dealers import SystemDealer
from howdah.engine.generator import Generator
from howdah.engine.record import read_record
from howdah.engine.registry import read_state
from howdah.engine.resuming import resume
from tests.server.harness import Guest, serving, settings_for
from tests.server.seats.test_people import play_out

SMALL = {"deck": "bids 1..6 prizes -2..3"}
BRANCH_SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
THREE_SEATS = [*BRANCH_SEATS, {"kind": "bot", "level": "random"}]


async def finished(guest: Guest, game: str = "raj", bots: int = 1, **options: str) -> str:
    """A game to its end against quick bots."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * bots]
    body = {"game": game, "seats": seats, "start": True, "options": options or SMALL}
    table = str((await guest.post("/api/tables", body))["id"])
    await play_out(guest, table)
    return table


async def test_a_branch_begins_where_the_other_game_was_and_says_so(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        first = await finished(ana)
        record = read_record((await ana.http.get(f"/api/tables/{first}/record")).text)
        body = {"game": "raj", "seats": BRANCH_SEATS, "start": True, "branch": {"table": first, "moment": 4, "seat": 1}}
        made = await ana.post("/api/tables", body)
        assert made["branch"] == {"table": first, "moment": 4, "seat": 1}
        assert made["set_up"]
        known = branch_off(record, 4, 0, Generator(1)).view(0)
        await play_out(ana, made["id"])
        text = (await ana.http.get(f"/api/tables/{made['id']}/record")).text
        assert f"\nfrom: {first}@4 as seat 1\n" in text
        assert resume(read_record(text), SystemDealer()).record.text() == text
        replay = await ana.get(f"/api/tables/{made['id']}/replay/1")
        assert replay["moments"][0]["view"]["position"] == known.position, "the seat sees what it saw then"
        again = (await ana.post(f"/api/tables/{made['id']}/rematch"))["table"]
        assert (await ana.get(f"/api/tables/{again}"))["branch"] == made["branch"], "the same position again"


async def test_what_nobody_knew_is_dealt_anew(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        first = await finished(ana, "formula_e", 2, turn_limit="3")
        record = read_record((await ana.http.get(f"/api/tables/{first}/record")).text)
        truth = branch_off(record, 5, 0, Generator(0)).known(0)
        starts = set()
        for _ in range(3):
            body = {"game": "formula_e", "seats": THREE_SEATS, "branch": {"table": first, "moment": 5, "seat": 1}}
            made = await ana.post("/api/tables", body)
            start = server.worker.tables[made["id"]].doc.start
            assert str(read_state(start).known(0)) == str(truth), "what the seat knew stays"
            assert start not in str(made), "nobody is told what is hidden in it"
            starts.add(start)
        assert len(starts) > 1
        body = {"game": "formula_e", "seats": THREE_SEATS, "branch": {"table": first, "moment": 5}}
        start = server.worker.tables[(await ana.post("/api/tables", body))["id"]].doc.start
        public = branch_off(record, 5, SPECTATOR, Generator(0)).known(SPECTATOR)
        assert str(read_state(start).known(SPECTATOR)) == str(public)


async def test_branches_follow_what_replays_may_show(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        running = await ana.table("raj", "me", "bot", start=True)
        seats = {"game": "raj", "seats": BRANCH_SEATS}
        wish = {**seats, "branch": {"table": running, "moment": 0, "seat": 1}}
        assert (await ana.post("/api/tables", wish, 409))["reason"]["code"] == "not-over"
        alone = await finished(ana)
        wish["branch"] = {"table": alone, "moment": 0, "seat": 1}
        assert (await bo.post("/api/tables", wish, 403))["reason"]["code"] == "watching-refused"
        for branch, status, code in (
            ({"table": "nowhere", "moment": 0}, 404, "no-such-table"),
            ({"table": alone, "moment": 999}, 400, "bad-position"),
            ({"table": alone, "moment": 12}, 400, "bad-position"),
            ({"table": alone, "moment": 0, "seat": 5}, 404, "no-such-seat"),
        ):
            refused = await ana.post("/api/tables", {**seats, "branch": branch}, status)
            assert refused["reason"]["code"] == code, branch
        three = {"game": "raj", "seats": THREE_SEATS, "branch": {"table": alone, "moment": 0}}
        assert (await ana.post("/api/tables", three, 400))["reason"]["code"] == "bad-option"


async def test_positions_are_checked_shown_and_played(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        wrong = await ana.post("/api/positions/check", {"text": "raj 2\nstake: 11"})
        assert (wrong["fault"]["line"], wrong["fault"]["column"], wrong["fault"]["found"]) == (2, 8, "'11'")
        assert (await ana.post("/api/positions/check", {"text": "chess 2"}))["fault"]["line"] == 0
        good = await ana.post(
            "/api/positions/check", {"text": "raj 2 / used 1: 4 / used 2: 15 / taken 2: 6 / stake: -2"}
        )
        assert good["fault"] is None
        assert (good["game"], good["seats"], good["waiting"]) == ("raj", 2, [1, 2])
        assert good["position"].splitlines()[0] == "raj 2"
        assert "hand 1: 1..3 5..15" in good["complete"]
        body = {"game": "raj", "seats": BRANCH_SEATS, "start": True, "position": good["position"]}
        made = await ana.post("/api/tables", body)
        assert made["set_up"]
        assert "branch" not in made
        await play_out(ana, made["id"])
        over = "raj 2 / option deck: bids 1..2 prizes 1..2 / used 1: 1 2 / used 2: 2 1 / taken 1: 1 / taken 2: 2"
        assert (await ana.post("/api/tables", {**body, "position": over}, 400))["reason"]["code"] == "bad-position"


async def test_a_branch_goes_on_after_a_restart(sqlite: str) -> None:
    settings = settings_for(sqlite)
    async with serving(settings) as server, server.guest("Ana") as ana:
        body = {"game": "totem", "seats": BRANCH_SEATS, "start": True, "position": "totem 2 / option turn_limit: 6"}
        table = (await ana.post("/api/tables", body))["id"]
        async with ana.at(table, positions=True) as player:
            before = (await player.asked(1))["view"]["position"]
        cookies = dict(ana.http.cookies)
    async with serving(settings) as server, server.guest() as ana:
        ana.http.cookies.clear()
        ana.http.cookies.update(cookies)
        async with ana.at(table, positions=True) as player:
            assert (await player.asked(1))["view"]["position"] == before
