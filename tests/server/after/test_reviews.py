"""Reviews on a server: who may have them, how they come, and what becomes of those that nobody waits for."""

import asyncio

from howdah.server.after.reviews import Times
from tests.patience import PATIENCE
from tests.server.after.test_branches import finished
from tests.server.harness import Guest, serving, settings_for

QUICK = Times(seat=1.0)


async def whole(guest: Guest, table: str, seat: int = 0) -> dict[str, object]:
    """Ask until it is done or has failed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer: dict[str, object] = await guest.get(f"/api/tables/{table}/review/{seat}")
            if answer["state"] in ("done", "failed"):
                return answer
            await asyncio.sleep(0.2)


async def test_a_review_comes_and_is_kept(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Bo") as bo:
        server.worker.reviews.times = QUICK
        table = await finished(ana)
        first = await ana.get(f"/api/tables/{table}/review/1")
        assert first["state"] in ("waiting", "running")
        answer = await whole(ana, table, 1)
        assert answer["state"] == "done"
        review = answer["review"]
        assert isinstance(review, dict)
        assert review["viewer"] == 1
        assert review["stage"] == "done"
        assert review["names"] == [], "names come with the table, and go with it"
        assert len(review["moments"]) > 2
        assert {share["seat"] for share in review["luck"]} == {1, 2}
        again = await ana.get(f"/api/tables/{table}/review/1")
        assert again == answer, "kept, not made again"
        assert (await bo.get(f"/api/tables/{table}/review/0", 403))["reason"]["code"] == "watching-refused"
        assert (await ana.get(f"/api/tables/{table}/review/3", 404))["reason"]["code"] == "no-such-seat"
        running = await ana.table("raj", "me", "bot", start=True)
        assert (await ana.get(f"/api/tables/{running}/review/0", 409))["reason"]["code"] == "not-over"


async def test_a_review_that_takes_too_long_is_killed_and_may_be_asked_for_again(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await finished(ana, "elephant_rally", turn_limit="6")
        server.worker.reviews.times = Times(seat=PATIENCE, killed=-1.0)
        assert (await whole(ana, table))["state"] == "failed"
        assert server.worker.background.pool.killed
        server.worker.reviews.times = QUICK
        assert (await whole(ana, table))["state"] == "done"


async def test_what_nobody_waits_for_is_given_up(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        server.worker.reviews.times = Times(patience=-1.0, look=0.05)
        table = await finished(ana)
        await ana.get(f"/api/tables/{table}/review/0")
        async with asyncio.timeout(PATIENCE):
            while server.worker.reviews.running:
                await asyncio.sleep(0.05)
        kept = await ana.get(f"/api/tables/{table}/review/0")
        assert kept["state"] != "done"


async def test_embeds_alone_may_be_framed(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest() as ana:
        framed = await ana.http.get("/embed/replay/abc")
        assert "frame-ancestors *" in framed.headers["content-security-policy"]
        assert "x-frame-options" not in framed.headers
        for path in ("/", "/table/abc/replay", "/api/me"):
            answer = await ana.http.get(path)
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
            assert answer.headers["x-frame-options"] == "DENY"
