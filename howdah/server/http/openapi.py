"""The OpenAPI description of the HTTP part, made from the routes and the classes of their bodies."""

import re
from typing import Any

import msgspec

from howdah import __version__
from howdah.locale.languages import LANGUAGES
from howdah.server.http.calls import Route
from howdah.server.http.identity import COOKIE
from howdah.server.protocol.resources import Failure

PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "minLength": 16, "maxLength": 16, "pattern": "^[A-Za-z0-9]+$"},
    "game": {"type": "string", "minLength": 1, "maxLength": 40},
    "seat": {"type": "integer", "minimum": 0, "maximum": 8},
    "track": {"type": "string", "minLength": 16, "maxLength": 16, "pattern": "^[A-Za-z0-9]+$"},
    "trial": {"type": "string", "minLength": 16, "maxLength": 16, "pattern": "^[A-Za-z0-9]+$"},
    "contact": {"type": "string", "minLength": 16, "maxLength": 16, "pattern": "^[A-Za-z0-9]+$"},
    "from": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "count": {"type": "integer", "minimum": 1, "maximum": 100},
    "outcome": {"type": "string", "enum": ["won", "shared", "lost", "open"]},
    "with": {"type": "string", "maxLength": 30},
    "line": {"type": "integer", "minimum": 1, "maximum": 1_000_000},
}
SEARCH = ["game", "seat", "outcome", "with"]
QUERIES = {
    "/api/tables/{table}/replay/{seat}": ["from", "count"],
    "/api/me/games": ["from", "count", *SEARCH],
    "/api/me/games/records": SEARCH,
    "/api/me/games/parquet": SEARCH,
}
FAILURES = {
    "400": "Not a request of this protocol",
    "403": "Not yours to ask for",
    "404": "There is no such thing, or not for you",
    "405": "Not with this method",
    "409": "Not now",
    "413": "Too large",
    "415": "Not JSON",
    "429": "Too fast",
}


def describe(routes: list[Route]) -> dict[str, Any]:
    """The whole description."""
    types = list(dict.fromkeys(kind for route in routes for kind in (route.body, route.answer) if kind is not None))
    schemas, components = msgspec.json.schema_components([*types, Failure], ref_template="#/components/schemas/{name}")
    by_type: dict[type, dict[str, Any]] = dict(zip([*types, Failure], schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Howdah", "version": __version__, "description": "Tables; see docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def operation(route: Route, schemas: dict[type, dict[str, Any]]) -> dict[str, Any]:
    """One route."""
    handler = route.handler
    names = re.findall(r"{(\w+)}", route.path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names]
    queries = QUERIES.get(route.path, [])
    parameters += [{"name": name, "in": "query", "required": False, "schema": PARAMETERS[name]} for name in queries]
    if route.method != "GET":
        guard = {"type": "string", "const": "1"}
        parameters.append({"name": "X-Howdah", "in": "header", "required": True, "schema": guard})
    if route.media:
        content: dict[str, Any] = {route.media: {"schema": {"type": "string", "format": "binary"}}}
    elif route.text:
        content = {"text/plain": {"schema": {"type": "string"}}}
    else:
        assert route.answer is not None
        content = {"application/json": {"schema": schemas[route.answer]}}
    responses: dict[str, Any] = {str(route.status): {"description": "Done", "content": content}}
    failure = {"application/json": {"schema": schemas[Failure]}}
    responses |= {status: {"description": about, "content": failure} for status, about in FAILURES.items()}
    made: dict[str, Any] = {
        "operationId": f"{handler.__module__.rpartition('.')[2]}_{handler.__name__}",
        "summary": (handler.__doc__ or "").strip(),
        "parameters": parameters,
        "responses": responses,
    }
    if route.body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": schemas[route.body]}}}
    return made
