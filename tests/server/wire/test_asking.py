"""What a player may ask: what would follow, why not, what a bot would do, and what has happened so far."""

import random

from howdah.server.ops.timing import ManualTime
from tests.server.harness import Player, serving, settings_for
from tests.server.playing.test_play import play_on


async def refused(player: Player, kind: str, **fields: object) -> str:
    answer = await player.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["code"])


async def test_a_hint_weighs_every_legal_action(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("W") as watcher:
        table = await ana.table("raj", "me", "bot", start=True, spectators="welcome")
        assert (await ana.get(f"/api/tables/{table}"))["hints"]
        async with ana.at(table) as player, watcher.at(table) as watching:
            update = await player.asked(1)
            hint = await player.ask("hint", seat=1, level="heuristic")
            assert (hint["seat"], hint["level"], hint["decision"]) == (1, "heuristic", update["decision"])
            assert sorted(t["action"] for t in hint["thoughts"]) == sorted(update["legal"])
            assert all(0 <= t["chance"] <= 1 for t in hint["thoughts"])
            assert abs(sum(t["share"] for t in hint["thoughts"]) - 1) < 0.01
            shares = [t["share"] for t in hint["thoughts"]]
            assert shares == sorted(shares, reverse=True)
            assert await refused(player, "hint", seat=1, level="search:n=9") == "bad-level"
            assert await refused(player, "hint", seat=2) == "not-your-seat"
            assert await refused(watching, "hint", seat=1) == "not-your-seat"
            await ana.post(f"/api/tables/{table}/settings", {"hints": False})
            assert await refused(player, "hint", seat=1) == "hints-off"


async def test_a_hint_of_totem_is_a_whole_move_that_can_be_sent(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("totem", "me", "bot", "bot", start=True)
        async with ana.at(table) as player:
            while "both" not in (update := await player.asked(1))["legal"]:
                await player.act(1, update["legal"][0])
                await player.catch_up()
            hint = await player.ask("hint", seat=1, level="heuristic")
            assert hint["move"][0] == hint["thoughts"][0]["action"]
            verbs = [action.split()[0] for action in hint["move"]]
            assert verbs[0] == "enter" or verbs[1:3] == ["piece", "to"]
            shown = await player.ask("preview", seat=1, actions=hint["move"])
            assert shown["type"] == "previewed"
            assert shown["events"]


async def test_among_people_hints_are_off_unless_the_host_allows_them(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "screen", start=True)
        async with ana.at(table) as player:
            await player.asked(1)
            assert "hints" not in (await player.has("welcome"))["table"]
            assert await refused(player, "hint", seat=1) == "hints-off"
        table = await ana.table("raj", "me", "screen", start=True, hints=True)
        async with ana.at(table) as player:
            await player.asked(1)
            assert (await player.ask("hint", seat=1, level="random"))["thoughts"][0]["chance"] == 0.5
            await player.act(1, "bid 3")
            assert await refused(player, "hint", seat=1) == "not-asked"


async def test_hints_are_limited(sqlite: str) -> None:
    async with serving(settings_for(sqlite), ManualTime()) as server, server.guest("Ana") as ana:
        server.worker.hints.burst = 2
        table = await ana.table("raj", "me", "bot", start=True)
        async with ana.at(table) as player:
            await player.asked(1)
            for _ in range(2):
                assert (await player.ask("hint", seat=1, level="random"))["type"] == "hinted"
            assert await refused(player, "hint", seat=1, level="random") == "too-fast"


async def test_a_preview_of_a_race_tells_what_follows_from_a_list(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("elephant_rally", "me", "bot", start=True)
        async with ana.at(table) as player:
            update = await player.asked(1)
            chosen: list[str] = []
            events: list[dict[str, object]] = []
            for action in update["legal"]:
                shown = await player.ask("preview", seat=1, actions=[action])
                assert shown["type"] == "previewed", shown
                if len(shown["events"]) > len(events):
                    chosen, events = [action], shown["events"]
            assert chosen
            # Nothing has changed, and a list goes on where its first action led.
            assert (await player.ask("why", seat=1, action=chosen[0]))["reason"] is None
            longer = await player.ask("preview", seat=1, actions=[chosen[0], "no such thing"])
            assert (longer["reason"]["code"] == "unknown-action" and longer["position"] == 1) or longer["events"]
            assert player.updates[1]["decision"] == update["decision"]


async def test_why_not_names_code_clause_and_facts(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("formula_e", "me", "bot", "bot", start=True)
        async with ana.at(table) as player:
            update = await player.asked(1)
            assert (await player.ask("why", seat=1, action=update["legal"][0]))["reason"] is None
            assert (await player.ask("why", seat=1, action="fly"))["reason"]["code"] == "unknown-action"
            room = server.worker.tables[table]
            assert room.game is not None
            others = [text for text in room.game.match.rules.actions if text not in update["legal"]]
            for text in random.Random(1).sample(others, 25):
                reason = (await player.ask("why", seat=1, action=text))["reason"]
                assert reason["code"], text
                assert reason.get("clause", "").startswith(("RACE-", "FE-")) or reason["code"] == "not-asked", text


async def test_a_refusal_says_what_would_help(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "bot", start=True)
        async with ana.at(table) as player:
            update = await player.asked(1)
            await player.ask("act", seat=1, decision=update["decision"], actions=["bid 9"])
            update = await player.asked(1)
            help_wanted = {"code": "another", "facts": {"action": "bid 8"}}
            assert (await player.ask("why", seat=1, action="bid 9"))["suggestion"] == help_wanted
            in_passing = await player.ask("why", seat=1, action="bid 9", suggest=False)
            assert in_passing["reason"]["code"] == "card-used"
            assert "suggestion" not in in_passing
            answer = await player.ask("act", seat=1, decision=update["decision"], actions=["bid 9"])
            assert (answer["type"], answer["suggestion"]) == ("refused", help_wanted)
            assert "suggestion" not in await player.ask("why", seat=1, action="bid 8"), "it is possible"
            stale = await player.ask("act", seat=1, decision=update["decision"] - 1, actions=["bid 9"])
            assert stale["reason"]["code"] == "stale"
            assert "suggestion" not in stale, "it is not the rules that refuse it"


async def test_every_line_of_the_log_has_an_address_and_a_time_that_last(sqlite: str) -> None:
    logs = []
    cookies = None
    table = ""
    for _ in range(2):
        async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
            if cookies is None:
                table = await ana.table("ambush", "me", "bot", start=True)
                cookies = dict(ana.http.cookies)
                async with ana.at(table) as player:
                    await player.asked(1)
                    await player.act(1, "step", "step")
                    await player.ask("undo", seat=1, decision=player.updates[1]["decision"])
                    await play_on(player, 1, random.Random(1))
                    live = {
                        line: event
                        for message in player.came
                        if message["type"] == "update"
                        for line, event in enumerate(message["events"], start=message.get("line", 0))
                        if event["kind"] != "undone"
                    }
                    assert all(message["at"] for message in player.came if message.get("events"))
                    logs.append((await player.ask("read-log", seat=1))["events"])
                    assert {
                        event["line"]: {k: event[k] for k in ("kind", "facts")} for event in logs[0]
                    }.items() >= live.items()
            else:
                ana.http.cookies.clear()
                ana.http.cookies.update(cookies)
                async with ana.at(table) as player:
                    logs.append((await player.ask("read-log", seat=1))["events"])
    assert logs[0] == logs[1]
    assert [event["line"] for event in logs[0]] == list(range(1, len(logs[0]) + 1))
    assert all(event["at"] > 1_700_000_000 for event in logs[0])
