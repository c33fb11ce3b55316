"""Limits that bind: by guest over all sockets, by the network of an address, by what our proxies say, and by time."""

from typing import Any

import msgspec
import pytest
import websockets

from howdah.server.http.addresses import is_local, origin_of
from howdah.server.ops.limits import Budget, network_of
from howdah.server.ops.timing import ManualTime
from howdah.server.tables.names import clean_name
from tests.server.harness import OPEN_LIMITS, PATIENCE, Guest, serving, settings_for


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("127.0.7.9", "127.0.7.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:10.1.2.3", "10.1.2.0/24"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_network_is_what_one_customer_has(address: str, network: str) -> None:
    assert network_of(address) == network


PROXIES = ("127.0.0.1", "10.0.0.9")


@pytest.mark.parametrize(
    ("peer", "headers", "expected"),
    [
        ("9.9.9.9", {"x-forwarded-for": "1.2.3.4"}, ("9.9.9.9", "http")),
        ("127.0.0.1", {}, ("127.0.0.1", "http")),
        ("127.0.0.1", {"x-forwarded-for": "6.6.6.6, 1.2.3.4", "x-forwarded-proto": "https"}, ("1.2.3.4", "https")),
        ("10.0.0.9", {"forwarded": 'for=6.6.6.6, for="[2001:db8::1]:99";proto=https'}, ("2001:db8::1", "https")),
        ("10.0.0.9", {"forwarded": "for=1.2.3.4:80"}, ("1.2.3.4", "http")),
        ("10.0.0.9", {"x-forwarded-proto": "gopher"}, ("10.0.0.9", "http")),
    ],
)
def test_only_our_proxies_are_believed(peer: str, headers: dict[str, str], expected: tuple[str, str]) -> None:
    assert origin_of(peer, "http", headers, PROXIES) == expected


async def test_figures_are_for_the_machine_itself(sqlite: str) -> None:
    assert is_local("127.0.0.1", {"host": "localhost:8400"})
    assert not is_local("127.0.0.2", {"host": "localhost:8400"})
    assert not is_local("127.0.0.1", {"host": "howdah.example"})

    async with serving(settings_for(sqlite)) as server, server.guest() as ana:
        assert (await ana.http.get("/metrics")).status_code == 200
        for name in ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"):
            assert (await ana.http.get("/metrics", headers={name: "for=1.2.3.4"})).status_code == 404


def test_a_budget_holds_what_fits() -> None:
    budget = Budget(10)
    assert budget.reserve(6)
    assert not budget.reserve(5)
    budget.release(6)
    assert budget.reserve(10)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u0301", "bot:", "BOT : bot:hard\u3164"])
def test_names_are_seen_and_are_nobody_elses(name: str) -> None:
    assert clean_name(name) in ("", "hard")
    assert not clean_name(f"bot:{name}hard").casefold().startswith("bot:")


def limited(**limits: Any) -> Any:
    return msgspec.structs.replace(OPEN_LIMITS, **limits)


async def test_chat_and_messages_count_a_guest_over_all_sockets(sqlite: str) -> None:
    settings = settings_for(sqlite, limits=limited(chat_burst=3, chat_rate=0.0))
    async with serving(settings) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "screen", start=True)
        async with ana.at(table) as one, ana.at(table) as two:
            answers = [(await socket.ask("chat", text="word"))["type"] for socket in (one, two) * 3]
        assert sorted(answers) == ["done"] * 3 + ["refused"] * 3


async def test_a_rematch_is_a_new_table(sqlite: str) -> None:
    settings = settings_for(sqlite, limits=limited(table_burst=1, table_rate=0.0))
    async with serving(settings) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "screen", start=True)
        await ana.post(f"/api/tables/{table}/close")
        refused = await ana.post(f"/api/tables/{table}/rematch", status=429)
        assert refused["reason"]["code"] == "too-fast"


async def test_handshakes_without_a_cookie_are_few(sqlite: str) -> None:
    settings = settings_for(sqlite, limits=limited(anonymous_burst=2, anonymous_rate=0.0))
    async with serving(settings) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "screen", start=True)
        address = f"ws{server.base.removeprefix('http')}/api/tables/{table}/socket"
        statuses: list[int] = []
        for _ in range(4):
            try:
                async with websockets.connect(address, open_timeout=PATIENCE):
                    statuses.append(101)
            except websockets.InvalidStatus as refused:
                statuses.append(refused.response.status_code)
        assert statuses == [101, 101, 429, 429]
        async with ana.at(table) as player:  # Whoever has a cookie is let in.
            await player.has("welcome")


async def status_of(guest: Guest, path: str) -> int:
    return (await guest.http.get(path)).status_code


async def test_long_paths_and_large_numbers_are_answered(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana:
        assert await status_of(ana, "/" + "a" * 300) in (200, 404)
        assert await status_of(ana, "/api/tables/" + "a" * 300) == 404
        table = await ana.table("raj", "me", "screen", start=True)
        async with ana.at(table) as player:
            for said in (2**63, -(2**64), 2**31):
                await player.send(type="hello", version=1, said=said)
                await player.ask("ping")
            codes = {message["reason"]["code"] for message in player.came if message["type"] == "refused"}
            assert codes == {"malformed"}
        assert server.worker.metrics.failed.value == 0


async def test_a_wall_clock_that_is_set_moves_no_game(sqlite: str) -> None:
    time = ManualTime()
    async with serving(settings_for(sqlite, lag=0.0), time) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "screen", start=True, clock="quick")
        async with ana.at(table) as player:
            await player.asked(1)
            before = player.updates[1]["clocks"]["left"]
            for step in (3600.0, -7200.0):
                time.set_by += step
                await server.settle()
                await player.act(1 if step > 0 else 2, "bid 5")
                await player.ask("ping")
            assert player.updates[1]["decision"] == 1, "nobody's time ran out"
            assert player.updates[1]["clocks"]["left"][0] >= before[0]
