"""Every HTTP request passes the same checks here, then reaches its handler: limits, origin, body, cookie."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route as StarletteRoute

from howdah.engine.errors import Reason, Refusal
from howdah.server.after.routes import ROUTES as AFTER_ROUTES
from howdah.server.http import health, pages
from howdah.server.http.addresses import Origin, is_local, origin_of
from howdah.server.http.answers import failure
from howdah.server.http.calls import Call, Requester, Route
from howdah.server.http.identity import guest_of, set_cookie
from howdah.server.http.openapi import describe
from howdah.server.http.routes import book, guests, lessons, reach, records, seats, tables, tracks
from howdah.server.notices.routes import ROUTES as NOTICE_ROUTES
from howdah.server.ops.limits import Buckets, is_own_origin, network_of
from howdah.server.people.cards import ROUTES as CARD_ROUTES
from howdah.server.people.routes import ROUTES as PEOPLE_ROUTES
from howdah.server.people.signing_in import ROUTES as SIGN_IN_ROUTES
from howdah.server.reach.addresses import host_name, is_loopback
from howdah.server.refusals import refuse
from howdah.server.tables.identity import new_guest
from howdah.server.tables.worker import Worker
from howdah.server.wire.encoding import encoder

if TYPE_CHECKING:
    from howdah.server.app import App

ROUTES: Final = [
    *guests.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *seats.ROUTES,
    *lessons.ROUTES,
    *tracks.ROUTES,
    *book.ROUTES,
    *reach.ROUTES,
    *NOTICE_ROUTES,
    *PEOPLE_ROUTES,
    *SIGN_IN_ROUTES,
    *CARD_ROUTES,
    *AFTER_ROUTES,
]
BODY_SECONDS: Final = 20.0
"""For a body to come."""
Endpoint = Callable[[Request], Awaitable[Response]]


class Requests:
    """What answers HTTP."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.settings = app.settings
        limits = app.settings.limits
        self.by_guest = Buckets(limits.request_burst, limits.request_rate)
        self.by_network = Buckets(limits.network_request_burst, limits.network_request_rate)
        self.anonymous = Buckets(limits.anonymous_request_burst, limits.anonymous_request_rate)
        self.description = b""
        """The OpenAPI description, once somebody has asked for it."""

    def application(self) -> Starlette:
        by_path: dict[str, dict[str, Route]] = {}
        for route in ROUTES:
            by_path.setdefault(route.path, {})[route.method] = route
        routes = [StarletteRoute(path, self.endpoint(same), methods=list(same)) for path, same in by_path.items()]
        watched = health.Health(self.app)
        return Starlette(
            routes=[
                *routes,
                StarletteRoute("/api/openapi.json", self.limited(self.openapi)),
                StarletteRoute("/healthz", watched.alive),
                StarletteRoute("/readyz", watched.ready),
                StarletteRoute("/metrics", watched.metrics),
                StarletteRoute("/api/{rest:path}", missing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
                StarletteRoute("/{rest:path}", self.limited(self.page)),
            ],
            exception_handlers={HTTPException: failed},
        )

    async def page(self, request: Request) -> Response:
        site = self.app.settings.site
        if site and request.url.path.startswith(pages.SITE):
            return await pages.site_page(request, Path(site))
        return await pages.page(request)

    def worker(self) -> Worker:
        assert self.app.worker is not None
        return self.app.worker

    def endpoint(self, routes: dict[str, Route]) -> Endpoint:
        """What Starlette calls for one path."""

        async def answer(request: Request) -> Response:
            worker = self.worker()
            guest = guest_of(request.headers.get("cookie", ""), worker.keys)
            origin = self.origin(request)
            route = routes["GET" if request.method == "HEAD" else request.method]
            try:
                self.check_limits(origin, guest)
                if worker.bans.forbid(origin.address, guest):
                    raise refuse("banned")
                if guest is not None:
                    worker.visits.note(guest)
                known = guest or new_guest()
                response, becomes = await self.called(request, route, known, origin)
                if guest is None or becomes:
                    set_cookie(response, becomes or known, worker.keys, self.is_encrypted(request, origin))
                return response
            except Refusal as refusal:
                worker.metrics.refused.inc()
                return failure(refusal.reason)
            except Exception as error:  # a mistake of ours: say so, without its text
                worker.complain("request-failed", error, path=route.path)
                return failure(Reason("internal"))

        return answer

    def limited(self, endpoint: Endpoint) -> Endpoint:
        """The limit of a network, for what needs no guest."""

        async def answer(request: Request) -> Response:
            address = self.origin(request).address
            if not self.by_network.allow(network_of(address), self.app.time.steady()):
                return failure(Reason("too-fast"))
            if self.worker().bans.forbid(address, None):
                return failure(Reason("banned"))
            return await endpoint(request)

        return answer

    def check_limits(self, origin: Origin, guest: str | None) -> None:
        now, network = self.app.time.steady(), network_of(origin.address)
        own = self.anonymous.allow(network, now) if guest is None else self.by_guest.allow(guest, now)
        if not own or not self.by_network.allow(network, now):
            raise refuse("too-fast")

    async def called(self, request: Request, route: Route, guest: str, origin: Origin) -> tuple[Response, str]:
        """Check a request, call its handler, encode its answer; and who the device is from now on, if that changes."""
        if route.method != "GET":
            self.check_origin(request)
        base = self.app.reach.base(origin.scheme, request.headers.get("host", ""))
        requester = Requester(guest, network_of(origin.address), is_local(peer_of(request), request.headers))
        call = Call(
            self.worker(), requester, self.app.reach, base, dict(request.path_params), dict(request.query_params)
        )
        if route.method != "GET":
            call.origin = request.headers.get("origin", "")
        if route.body is None:
            made = await route.handler(call)
        else:
            made = await route.handler(call, await self.body(request, route.body))
        if route.media:
            return Response(made, route.status, media_type=route.media), call.becomes
        if route.text:
            return PlainTextResponse(made), call.becomes
        return Response(encoder.encode(made), route.status, media_type="application/json"), call.becomes

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
            async with asyncio.timeout(BODY_SECONDS):
                async for part in request.stream():
                    data += part
                    if len(data) > self.settings.limits.body_bytes:
                        raise refuse("too-large")
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise refuse("malformed", message=str(error)[:200]) from None
        except (ClientDisconnect, TimeoutError):
            raise refuse("malformed") from None

    def origin(self, request: Request) -> Origin:
        return origin_of(peer_of(request), request.url.scheme, request.headers, self.settings.proxies)

    def is_encrypted(self, request: Request, origin: Origin) -> bool:
        """Whether the cookie may be bound to https: not for whoever sits at the machine itself beside a tunnel."""
        if is_loopback(host_name(request.headers.get("host", ""))):
            return origin.scheme == "https"
        return origin.scheme == "https" or self.settings.public.startswith("https:")

    async def openapi(self, _request: Request) -> Response:
        self.description = self.description or msgspec.json.encode(describe(ROUTES))
        return Response(self.description, media_type="application/json")


def peer_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def missing(_request: Request) -> Response:
    return failure(Reason("not-found"))


async def failed(_request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return failure(Reason("method" if status == 405 else "not-found"))
