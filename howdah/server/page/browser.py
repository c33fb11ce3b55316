"""Between a page and the workers of its browser: all that crosses is text or bytes. Runs in Pyodide only.

`open_host` is for the worker that hosts tables, `do_work` for the one in which bots think: their scripts call them.
"""

import json
from typing import Any, Protocol

from pyodide.ffi import to_js

from howdah.server.page import use_page_store
from howdah.server.page.pool import answer
from howdah.server.page.store.rows import Operation

use_page_store()


class Browser(Protocol):
    """What the worker's script gives."""

    async def keep(self, operations: str) -> None:
        """Keep operations, `[[key, value], ...]`, in one transaction; done when it is complete."""

    async def ask(self, work: Any) -> Any:
        """Let the other worker do some work."""

    def tell(self, line: str, text: str) -> None:
        """A message for one socket."""

    def closed(self, line: str) -> None:
        """A socket is closed."""


class Door:
    """What the worker's script may call."""

    def __init__(self, host: Any, browser: Browser) -> None:
        self.host = host
        self.browser = browser

    async def request(self, method: str, path: str, body: str) -> str:
        """The status and the text of an answer, parted by a space."""
        status, text = await self.host.request(method, path, body)
        return f"{status} {text}"

    async def connect(self, line: str, table: str) -> None:
        browser = self.browser
        await self.host.connect(line, table, lambda text: browser.tell(line, text), lambda: browser.closed(line))

    def receive(self, line: str, text: str) -> None:
        self.host.receive(line, text)

    def disconnect(self, line: str) -> None:
        self.host.disconnect(line)


async def open_host(kept: str, browser: Browser) -> Door:
    """Open the tables that this browser keeps: `[[key, value], ...]` as JSON."""
    # Imported late: only after the page's store is in its place.
    from howdah.server.page.host import Host

    async def keep(operations: list[Operation]) -> None:
        await browser.keep(json.dumps([[list(key), value] for key, value in operations]))

    async def ask(work: bytes) -> bytes:
        made: bytes = (await browser.ask(to_js(work))).to_bytes()
        return made

    host = Host([(tuple(key), value) for key, value in json.loads(kept)], keep, ask, ask)
    await host.open()
    return Door(host, browser)


def do_work(work: Any) -> Any:
    """In the worker of bots: some work as bytes, and what came of it."""
    return to_js(answer(work.to_bytes()))
