"""A worker that is killed outright: its tables' bots and windows pass on to the other one."""

import random

from tests.faults.process import Server
from tests.server.harness import TOYS, serving, settings_for
from tests.server.playing.test_play import play_on


async def test_bots_and_windows_pass_on_when_their_worker_is_killed(postgresql: str) -> None:
    settings = settings_for(postgresql, sweep=0.1, window=0.25)
    doomed = Server(postgresql, "--with", TOYS)
    await doomed.start()
    async with serving(settings) as staying, staying.guest("Ana") as ana:
        try:
            seats = [{"kind": kind} for kind in ("me", "bot", "bot")]
            made = await ana.http.post(
                f"{doomed.base}/api/tables", json={"game": "ambush", "seats": seats, "start": True}
            )
            table = made.json()["id"]
            async with ana.at(table) as player:
                await player.asked(1)
                assert not staying.worker.owns(table), "the worker that started it drives it"
                assert (await player.act(1, "step"))["type"] == "done"
                assert (await player.act(1, "end"))["type"] == "done"
        finally:
            doomed.end()
        async with ana.at(table) as player:
            await play_on(player, 1, random.Random(3))
            assert staying.worker.owns(table)
            assert "result" in player.updates[1]
