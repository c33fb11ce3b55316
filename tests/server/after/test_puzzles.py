"""Puzzles on a server: listed, tried, solved; and own mistakes."""

from typing import Any

from howdah.review.puzzles.model import shipped
from tests.review.test_puzzles import TWO_WINS
from tests.server.harness import serving, settings_for

OWN = {"seat": 1, "position": "raj 2 / used 1: 4 / used 2: 15 / taken 2: 6 / stake: -2", "lines": [["bid 7"]]}


async def test_puzzles_are_listed_tried_and_solved(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest() as ana:
        listed = await ana.get("/api/puzzles")
        assert set(listed["daily"]) == {puzzle["game"] for puzzle in listed["puzzles"]}
        for puzzle in (shipped("raj")[0], shipped("totem")[0]):

            async def ask(wish: str, acts: list[str], *actions: str, puzzle: Any = puzzle) -> Any:
                body = {"game": puzzle.game, "name": puzzle.name, "wish": wish, "acts": acts, "actions": list(actions)}
                return await ana.post("/api/puzzles", body)

            opened = await ask("open", [])
            assert not opened["over"]
            assert (opened["code"], opened["facts"], opened["best"]) == ("", {}, None), "not before it is over"
            assert opened["legal"]
            assert (await ask("why", [], "nonsense"))["reason"]["code"] == "unknown-action"
            refused = await ask("try", [], "nonsense")
            assert (refused["reason"]["code"], refused["acts"]) == ("unknown-action", [])
            acts: list[str] = []
            tried: dict[str, Any] = {}
            for text in puzzle.lines[0]:
                tried = await ask("try", acts, text)
                acts = tried["acts"]
            assert tried["over"]
            assert tried["right"]
            assert tried["code"] == puzzle.said.code
            assert (await ask("solve", []))["right"]
        assert (await ana.post("/api/puzzles", {"game": "raj", "name": "none"}, 404))["reason"][
            "code"
        ] == "no-such-puzzle"


async def test_own_mistakes_are_tried_again(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest() as ana:
        body = {"game": "raj", "own": OWN, "wish": "try", "acts": []}
        assert (await ana.post("/api/puzzles", {**body, "actions": ["bid 7"]}))["right"]
        wrong = await ana.post("/api/puzzles", {**body, "actions": ["bid 8"]})
        assert wrong["over"]
        assert not wrong["right"]
        assert wrong["goal"] == "best"
        missed = {"seat": 1, "position": TWO_WINS, "lines": [["play green-5"]], "wins": True}
        asked = {"game": "elephant_rally", "own": missed, "wish": "try", "actions": ["play green-6"]}
        other = await ana.post("/api/puzzles", asked)
        assert (other["goal"], other["right"]) == ("win", True), "any way that wins"
        bad = {**OWN, "position": "raj 2 / stake: 99"}
        assert (await ana.post("/api/puzzles", {**body, "own": bad}, 400))["reason"]["code"] == "bad-position"
        far = {**OWN, "seat": 5}
        assert (await ana.post("/api/puzzles", {**body, "own": far}, 400))["reason"]["code"] == "bad-position"
