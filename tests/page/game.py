"""Plays at tables of a page, as its client would, in a Python that has nothing but what a browser has.

    python tests/page/game.py GAME SEATS

Prints what came of it as JSON. A program of its own: the page's store takes the place of the server's for good.
"""

import asyncio
import json
import sys
from importlib.machinery import ModuleSpec
from typing import Any

NOT_IN_PAGES = {
    "alembic",
    "click",
    "fluent",
    "ifaddr",
    "platformdirs",
    "rich",
    "segno",
    "sqlalchemy",
    "sqlite3",
    "ssl",
    "starlette",
    "uvicorn",
    "uvloop",
    "websockets",
}


class Missing:
    """Finds nothing that a page does not have."""

    def find_spec(self, name: str, *_given: object) -> ModuleSpec | None:
        if name.partition(".")[0] in NOT_IN_PAGES:
            raise ModuleNotFoundError(f"a page has no {name}", name=name)
        return None


sys.meta_path.insert(0, Missing())

from howdah.server.page import use_page_store  # noqa: E402

use_page_store()

from howdah.server.page.host import Host  # noqa: E402
from howdah.server.page.pool import answer  # noqa: E402
from howdah.server.page.store.rows import Key, Operation  # noqa: E402
from howdah.server.settings import Settings  # noqa: E402

QUICK = Settings(turn=0.0, window=0.01)


class Browser:
    """Keeps rows as a browser does, and may have no room for them."""

    def __init__(self) -> None:
        self.rows: dict[Key, str] = {}
        self.full = False

    async def keep(self, operations: list[Operation]) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        for key, value in operations:
            if value is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = json.dumps(value)

    async def ask(self, data: bytes) -> bytes:
        await asyncio.sleep(0)
        return answer(data)

    async def open(self) -> Host:
        """A page that is loaded: all it knows is what was kept."""
        kept = [(key, json.loads(value)) for key, value in self.rows.items()]
        host = Host(kept, self.keep, self.ask, self.ask, QUICK)
        await host.open()
        return host


class Client:
    """One table as the client holds it."""

    def __init__(self, host: Host, table: str) -> None:
        self.host, self.table = host, table
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.updates: dict[int, dict[str, Any]] = {}
        self.request = 0
        self.result: dict[str, Any] | None = None

    async def connect(self) -> None:
        await self.host.connect("line", self.table, lambda text: self.said.put_nowait(json.loads(text)), lambda: None)
        self.host.receive("line", json.dumps({"type": "hello", "version": 1}))

    async def hear(self) -> dict[str, Any]:
        message = await self.said.get()
        if message["type"] == "update":
            self.updates[message["seat"]] = message
            self.result = message.get("result", self.result)
        return message

    async def act(self, seat: int, action: str) -> dict[str, Any]:
        self.request += 1
        decision = self.updates[seat]["decision"]
        message = {"type": "act", "id": self.request, "seat": seat, "decision": decision, "actions": [action]}
        self.host.receive("line", json.dumps(message))
        while (heard := await self.hear()).get("id") != self.request:
            pass
        return heard

    def asked(self) -> list[tuple[int, list[str]]]:
        return [(seat, update["legal"]) for seat, update in self.updates.items() if update["legal"]]

    async def play(self, acts: int) -> None:
        """Play the first legal action for every seat at this screen, so often, or to the end."""
        while self.result is None and acts > 0:
            for seat, legal in self.asked():
                acts -= (await self.act(seat, legal[len(legal) // 2]))["type"] == "done"
                break
            else:
                await self.hear()


def check_bots(host: Host) -> None:
    """All bots have thought: one that fails plays anything."""
    assert host.worker is not None
    assert (host.worker.bots.failures, host.worker.bots.late) == (0, 0)


async def main(game: str, seats: int) -> None:
    browser = Browser()
    host = await browser.open()
    people = 2 if seats > 2 else 1
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, {"kind": "screen", "name": "Bo"}][:people]
        + [{"kind": "bot", "level": "random"}] * (seats - people),
        "options": {} if game == "raj" else {"turn_limit": "3"},
        "start": True,
    }
    status, text = await host.request("POST", "/api/tables", json.dumps(wish))
    assert status == 201, text
    table = json.loads(text)["id"]
    client = Client(host, table)
    await client.connect()
    await client.play(5)

    # No room: nothing is taken, and nothing is lost.
    while not client.asked():
        await client.hear()
    before = dict(browser.rows)
    browser.full = True
    seat, legal = client.asked()[0]
    refused = await client.act(seat, legal[0])
    kept_nothing = browser.rows == before

    # A game that is not over can be taken away, also then.
    _, running = await host.request("GET", f"/api/tables/{table}/record", "")
    browser.full = False

    # The page is closed and opened again.
    check_bots(host)
    await host.close()
    host = await browser.open()
    again = Client(host, table)
    await again.connect()
    await again.play(10_000)
    check_bots(host)
    _, record = await host.request("GET", f"/api/tables/{table}/record", "")
    _, lesson = await host.request("POST", f"/api/lessons/{game}", json.dumps({"acts": [], "wish": "open"}))
    _, me = await host.request("GET", "/api/me", "")
    _, replay = await host.request("GET", f"/api/tables/{table}/replay/1?from=0&count=2", "")
    status, brought = await host.request("POST", "/api/records", json.dumps({"text": record}))
    _, same = await host.request("GET", f"/api/tables/{json.loads(brought).get('id')}/record", "")
    _, nonsense = await host.request("POST", "/api/records", json.dumps({"text": "what is this"}))
    await host.close()
    print(
        json.dumps(
            {
                "refused": refused,
                "kept_nothing": kept_nothing,
                "result": again.result,
                "record": record,
                "lesson": json.loads(lesson),
                "running": running,
                "tables": [line["id"] for line in json.loads(me)["tables"]],
                "table": table,
                "moments": len(json.loads(replay)["moments"]),
                "brought": same,
                "nonsense": json.loads(nonsense),
                "modules": sorted(name for name in sys.modules if f"{name}.".startswith("howdah.")),
            }
        )
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
