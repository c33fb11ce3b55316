"""For whoever watches over a server: is it alive, can it write, and its figures."""

import asyncio
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from howdah.engine.errors import Reason, Refusal
from howdah.server.http.addresses import is_local
from howdah.server.http.answers import failure
from howdah.server.store import upkeep

if TYPE_CHECKING:
    from howdah.server.app import App

WRITE_SECONDS: Final = 5.0
FRESH_SECONDS: Final = 1.0
"""The answer of `/readyz` is good for so long: asking often costs nothing."""


class Health:
    """Answers to those who ask how the server is."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.looked = float("-inf")
        self.well = False
        self.looking = asyncio.Lock()

    async def alive(self, _request: Request) -> Response:
        """`/healthz`: the process answers. Whoever does not get this restarts it."""
        return PlainTextResponse("ok\n")

    async def ready(self, _request: Request) -> Response:
        """`/readyz`: it can write, and so can play. Whoever does not get this sends people elsewhere."""
        async with self.looking:
            if self.app.time.steady() - self.looked > FRESH_SECONDS:
                self.well = await self.can_write()
                self.looked = self.app.time.steady()
        well = self.well and not self.app.stopping
        return PlainTextResponse(
            "ready\n" if well else "not ready: the storage cannot be written\n", 200 if well else 503
        )

    async def can_write(self) -> bool:
        worker = self.app.worker
        if worker is None:
            return False
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await worker.store.change(lambda connection: upkeep.note_ready(connection, int(worker.time.wall())))
        except (Refusal, TimeoutError):
            return False
        except Exception as error:  # whatever it is, we are not well
            worker.complain("database-failed", error)
            return False
        return True

    async def metrics(self, request: Request) -> Response:
        """`/metrics`, for the machine itself only: a proxy in front of it says for whom it asks."""
        peer = request.client.host if request.client else ""
        if self.app.worker is None or not is_local(peer, request.headers):
            return failure(Reason("not-found"))
        return PlainTextResponse(self.app.worker.metrics.text(), media_type="text/plain; version=0.0.4")
