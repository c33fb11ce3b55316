"""The application: every request passes the same checks here, then reaches its handler or its socket."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route as StarletteRoute

from howdah.engine.errors import Reason, Refusal
from howdah.server import api_book, api_guests, api_lessons, api_seats, api_tables, api_tracks, logs, pages
from howdah.server.calls import Call, Route
from howdah.server.hall import Hall
from howdah.server.headers import SAFE
from howdah.server.housekeeping import EVERY, tidy
from howdah.server.identity import COOKIE, COOKIE_SECONDS, is_id, new_guest
from howdah.server.limits import Buckets, is_own_origin
from howdah.server.openapi import describe
from howdah.server.opening import open_hall, spare_collector
from howdah.server.playing.telling import encoder, reason_of
from howdah.server.resources import Failure
from howdah.server.seating import refuse
from howdah.server.settings import Settings
from howdah.server.socket import Socket
from howdah.server.timing import MachineTime, Time
from howdah.server.wire import EXTENSION

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

ROUTES: Final = [
    *api_guests.ROUTES,
    *api_tables.ROUTES,
    *api_seats.ROUTES,
    *api_lessons.ROUTES,
    *api_tracks.ROUTES,
    *api_book.ROUTES,
]
STATUS: Final = {
    "malformed": 400,
    "forbidden": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "watching-refused": 403,
    "removed": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-link": 404,
    "no-such-lesson": 404,
    "no-such-track": 404,
    "no-such-trial": 404,
    "no-such-line": 404,
    "withheld": 403,
    "not-yours": 403,
    "bad-track": 400,
    "not-found": 404,
    "method": 405,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "bad-option": 400,
    "bad-level": 400,
    "bad-name": 400,
}
"""The rest is 409: possible, but not now."""


class App:
    """An ASGI application. `hall` is there while it runs."""

    def __init__(self, settings: Settings, time: Time | None = None, luck: random.Random | None = None) -> None:
        self.settings = settings
        self.time = time or MachineTime()
        self.luck = luck or random.SystemRandom()
        self.hall: Hall | None = None
        self.requests = Buckets(settings.limits.request_burst, settings.limits.request_rate)
        self.stopping = False
        by_path: dict[str, dict[str, Route]] = {}
        for route in ROUTES:
            by_path.setdefault(route.path, {})[route.method] = route
        routes = [StarletteRoute(path, self.endpoint(same), methods=list(same)) for path, same in by_path.items()]
        self.pages = Starlette(
            routes=[
                *routes,
                StarletteRoute("/api/openapi.json", self.openapi),
                StarletteRoute("/healthz", self.healthz),
                StarletteRoute("/metrics", self.metrics),
                StarletteRoute("/api/{rest:path}", missing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
                StarletteRoute("/{rest:path}", pages.page),
            ],
            lifespan=self.lifespan,
            exception_handlers={HTTPException: failed},
        )

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        """Open the database, drive what was running, and at the end tell everyone."""
        self.hall = await open_hall(self.settings, self.time, self.luck)
        spare_collector()
        sweeper = asyncio.create_task(self.sweep(self.hall))
        logs.note("open", database=self.hall.store.engine.dialect.name)
        try:
            yield
        finally:
            self.stopping = True
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
            await self.hall.close()
            await self.hall.store.close()
            logs.note("closed")

    async def sweep(self, hall: Hall) -> None:
        tidied = -EVERY
        while True:
            try:
                await hall.sweep()
                await hall.store.tidy()
                if hall.time.now() - tidied > EVERY:
                    tidied = hall.time.now()
                    await tidy(hall)
            except Exception as error:  # the next sweep may do better
                hall.complain("sweep-failed", error)
            await asyncio.sleep(self.settings.sweep)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.pages(scope, receive, self.safely(scope, send))

    def safely(self, scope: Message, send: Send) -> Send:
        """Adds the headers that every answer carries."""

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SAFE]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        return sent

    # HTTP.

    def endpoint(self, routes: dict[str, Route]) -> Callable[[Request], Awaitable[Response]]:
        """What Starlette calls for one path."""

        async def answer(request: Request) -> Response:
            guest, fresh = self.guest(request.headers.get("cookie", ""))
            route = routes["GET" if request.method == "HEAD" else request.method]
            try:
                return self.with_cookie(await self.called(request, route, guest), request, guest, fresh)
            except Refusal as refusal:
                assert self.hall is not None
                self.hall.metrics.refused.inc()
                return self.with_cookie(failure(refusal.reason), request, guest, fresh)
            except Exception as error:  # a mistake of ours: say so, without its text
                assert self.hall is not None
                self.hall.complain("request-failed", error, path=route.path)
                return failure(Reason("internal"), 500)

        return answer

    async def called(self, request: Request, route: Route, guest: str) -> Response:
        """Check a request, call its handler, encode its answer."""
        hall = self.hall
        assert hall is not None
        address = request.client.host if request.client else ""
        if not self.requests.take(address, self.time.now()):
            raise refuse("too-fast")
        if route.method != "GET":
            self.check_origin(request)
        call = Call(hall, guest, address, self.base(request), dict(request.path_params), dict(request.query_params))
        if route.body is None:
            made = await route.handler(call)
        else:
            made = await route.handler(call, await self.body(request, route.body))
        if route.text:
            return PlainTextResponse(made)
        return Response(encoder.encode(made), route.status, media_type="application/json")

    def check_origin(self, request: Request) -> None:
        """A page from elsewhere cannot set this header without asking, and is never allowed to."""
        origin, host = request.headers.get("origin"), request.headers.get("host")
        if request.headers.get("x-howdah") != "1" or not is_own_origin(origin, host, self.settings.public):
            raise refuse("forbidden")

    async def body(self, request: Request, kind: type[msgspec.Struct]) -> msgspec.Struct:
        """The body, bounded and of the right shape."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise refuse("not-json")
        data = bytearray()
        try:
            async for part in request.stream():
                data += part
                if len(data) > self.settings.limits.body_bytes:
                    raise refuse("too-large")
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise refuse("malformed", message=str(error)[:200]) from None
        except ClientDisconnect:
            raise refuse("malformed") from None

    def base(self, request: Request) -> str:
        return self.settings.public.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"

    def guest(self, header: str) -> tuple[str, bool]:
        """Who asks, and whether the guest is new."""
        assert self.hall is not None
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                known = self.hall.keys.guest(value)
                if known is not None:
                    return known, False
        return new_guest(), True

    def with_cookie(self, response: Response, request: Request, guest: str, fresh: bool) -> Response:
        if fresh:
            assert self.hall is not None
            secure = self.base(request).startswith("https:")
            response.set_cookie(
                COOKIE, self.hall.keys.cookie(guest), COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
            )
        return response

    async def openapi(self, _request: Request) -> Response:
        return JSONResponse(describe(ROUTES))

    async def healthz(self, _request: Request) -> Response:
        """Whether the database answers."""
        assert self.hall is not None
        ready = not self.stopping and await self.hall.is_well()
        return PlainTextResponse("ok\n" if ready else "unwell\n", 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        """For the machine itself only: a proxy in front of it says for whom it asks."""
        local = request.client is not None and request.client.host in ("127.0.0.1", "::1", "testclient")
        if self.hall is None or not local or "x-forwarded-for" in request.headers:
            return failure(Reason("not-found"))
        return PlainTextResponse(self.hall.metrics.text(), media_type="text/plain; version=0.0.4")

    # Sockets.

    async def websocket(self, scope: Message, receive: Receive, send: Send) -> None:
        """Let a client in at `/api/tables/ID/socket`."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        parts = scope["path"].split("/")
        await receive()
        table = parts[3] if len(parts) == 5 and parts[1:3] == ["api", "tables"] and parts[4] == "socket" else ""
        own = is_own_origin(headers.get("origin"), headers.get("host"), self.settings.public)
        if self.hall is None or self.stopping or not own or not is_id(table):
            await send({"type": "websocket.close", "code": 1008})
            return
        try:
            room = await self.hall.room(table)
        except Refusal:
            await send({"type": "websocket.close", "code": 1008})
            return
        guest, _ = self.guest(headers.get("cookie", ""))
        await send({"type": "websocket.accept"})
        await Socket(self.hall, room, guest, receive, send, scope["extensions"][EXTENSION]).run()


async def missing(_request: Request) -> Response:
    return failure(Reason("not-found"))


async def failed(_request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return failure(Reason("method" if status == 405 else "not-found"), status)


def failure(reason: Reason, status: int = 0) -> Response:
    """An answer that is not 2xx."""
    content = encoder.encode(Failure(reason_of(reason)))
    return Response(content, status or STATUS.get(reason.code, 409), media_type="application/json")
