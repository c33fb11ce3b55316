"""A second listener beside the first, opened while the server runs."""

import asyncio
import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING

import uvicorn

from howdah.server.ops import logs

if TYPE_CHECKING:
    from howdah.server.app import App


class Listener:
    """Opens addresses of the network for an application that listens on its own machine only."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.places: list[tuple[str, int]] = []
        """Where it listens."""
        self.server: uvicorn.Server | None = None
        self.task: asyncio.Task[None] | None = None

    def is_possible(self) -> bool:
        """Not where several workers share a port, and not where somebody has said how the server is reached."""
        settings = self.app.settings
        return settings.workers == 1 and not settings.public and not settings.is_encrypted()

    async def open(self, addresses: list[str], port: int) -> None:
        """Listen at these addresses too; at the same port, or at any other where that one is taken."""
        if self.places:
            return
        from howdah.server.serving import uvicorn_settings

        with ExitStack() as opened:
            sockets = [opened.enter_context(listening(address, port)) for address in addresses]
            config = uvicorn.Config(self.app, **{**uvicorn_settings(self.app.settings), "lifespan": "off"})
            self.server = uvicorn.Server(config)
            self.places = [own.getsockname()[:2] for own in sockets]
            opened.pop_all()
        self.task = asyncio.create_task(self.server.serve(sockets))
        while not self.server.started and not self.task.done():
            await asyncio.sleep(0.01)
        logs.note("network-let-in")

    async def close(self) -> None:
        if self.server is not None and self.task is not None:
            self.server.should_exit = True
            await self.task


def listening(address: str, port: int) -> socket.socket:
    """A socket bound to this address. Raises `OSError`."""
    own = socket.socket()
    try:
        own.bind((address, port))
    except OSError:
        try:
            own.bind((address, 0))
        except OSError:
            own.close()
            raise
    return own
