"""Lessons over HTTP: every one played to its end, and nothing but what leads on gets a learner further."""

from pathlib import Path
from typing import Any

import pytest

from howdah.locale.lessons import lesson, lessons
from tests.server.harness import serving, settings_for


@pytest.mark.parametrize("game", lessons())
async def test_a_lesson_is_learned_to_its_end(game: str, tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path / "t.sqlite")) as server, server.guest() as guest:
        acts: list[str] = []
        for place, step in enumerate(lesson(game).steps):
            shown = await ask(guest, game, acts)
            assert (shown["place"], shown["step"], shown["fresh"]) == (place, step.name, bool(step.given))
            assert bool(shown["legal"]) != step.is_read_only
            assert (shown["kind"] == "read") == step.is_read_only
            assert bool(shown["wanted"]) == bool(step.refusals or step.tries not in ([], ["any"]))
            assert all((action in shown["legal"]) == bool(step.tries) for action in shown["wanted"])
            done = await ask(guest, game, acts, wish="skip")
            assert (done["outcome"], done["place"], done["legal"]) == ("done", place, [])
            assert bool(done["events"]) == bool(step.tries)
            assert (done["reason"] is not None) == bool(step.refusals)
            acts.append(done["act"])
        over = await ask(guest, game, acts)
        assert (over["kind"], over["step"], over["place"]) == ("over", "", len(acts))


async def test_a_try_is_done_hinted_at_or_refused_and_previewed(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path / "t.sqlite")) as server, server.guest() as guest:
        hint = await ask(guest, "raj", [], wish="try", actions=["bid 1"])
        assert (hint["outcome"], hint["events"], len(hint["legal"])) == ("hint", [], 15)
        done = await ask(guest, "raj", [], wish="try", actions=["bid 13"])
        assert (done["outcome"], done["act"], done["view"]["fields"]["scores"][0]) == ("done", "bid 13", 6)
        refused = await ask(guest, "raj", ["bid 13"], wish="try", actions=["bid 13"])
        assert (refused["outcome"], refused["act"]) == ("done", "")
        assert refused["reason"]["clause"] == "RAJ-2.4"
        alone = ["use 2", "piece i10"]
        refused = await ask(guest, "totem", alone, wish="try", actions=["to a1"])
        assert refused["outcome"] == "refused"
        assert refused["reason"]["clause"]
        seen = await ask(guest, "totem", [*alone, "", "to i11"], wish="preview", actions=["to j12"])
        assert "eliminated" in [event["kind"] for event in seen["events"]]


async def test_what_does_not_lead_on_opens_no_step(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path / "t.sqlite")) as server, server.guest() as guest:
        missing = await guest.post("/api/lessons/chess", {}, status=404)
        assert missing["reason"]["code"] == "no-such-lesson"
        empty = await guest.post("/api/lessons/raj", {"wish": "try"}, status=400)
        assert empty["reason"]["code"] == "malformed"
        for acts in (["bid 1"], ["bid 99"], ["bid 13"] * 30):
            wrong = await guest.post("/api/lessons/raj", {"acts": acts}, status=400)
            assert wrong["reason"]["code"] == "malformed"


async def ask(guest: Any, game: str, acts: list[str], **more: object) -> Any:
    return await guest.post(f"/api/lessons/{game}", {"acts": acts, **more})
