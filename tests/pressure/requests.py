"""HTTP requests that nobody should send, made from the server's own description (`GET /api/openapi.json`)."""

import json
import random
from typing import Any, NamedTuple
from urllib.parse import quote

from tests.pressure.mutations import NAMES, NUMBERS, TEXTS, broken, mutated

LONG = "y" * 300
SEGMENTS = [
    LONG,
    LONG * 20,
    "..",
    ".",
    "%00",
    "%2e%2e",
    "%ff%fe",
    "",
    "0",
    "9",
    "-1",
    "1e3",
    *NAMES,
    *map(str, NUMBERS),
]
TYPES = ["application/json", "text/plain", "application/json; charset=utf-16", "", "application/x-www-form-urlencoded"]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"]
GENUINE = 0.03
"""Of what a player is asked to send without a fault: it may be accepted, and then the table is another one."""


PAGES = [
    "/",
    "/{table}",
    "/table/{table}",
    "/join/{table}",
    "/track/{track}",
    "/assets/{table}",
    "/healthz",
    "/{table}.js",
]
"""What is no part of the description."""


class Operation(NamedTuple):
    method: str
    path: str
    schema: Any
    """Of the body; None where there is none."""


def operations(described: dict[str, Any]) -> list[Operation]:
    """Everything that the server says it can be asked for."""
    found = [Operation("GET", path, None) for path in PAGES]
    for path, ways in described["paths"].items():
        for method, way in ways.items():
            body = way.get("requestBody")
            found.append(Operation(method.upper(), path, body and body["content"]["application/json"]["schema"]))
    return found


class Requests:
    """Makes them."""

    def __init__(self, described: dict[str, Any], luck: random.Random) -> None:
        self.operations = operations(described)
        self.schemas = described["components"]["schemas"]
        self.luck = luck

    def make(self, table: str, cookie: str, stranger: bool) -> bytes:
        """One request about a table; a stranger's may be without any fault."""
        luck = self.luck
        method, path, schema = luck.choice(self.operations)
        genuine = luck.random() < (0.5 if stranger else GENUINE)
        changes = method != "GET"
        wrong_path = changes and schema is None and not genuine
        method = luck.choice(METHODS) if luck.random() < 0.05 and not changes else method
        body = None if schema is None else self.body(schema, genuine)
        head = [f"{method} {self.filled(path, table, wrong_path)}{self.query()} HTTP/1.1", "Host: 127.0.0.1"]
        head += ["X-Howdah: 1"] if luck.random() < 0.9 else []
        head += [f"Cookie: {cookie if luck.random() < 0.9 else cookie[:-1] + luck.choice('abc;=')}"]
        head += (
            [f"Origin: {luck.choice(['null', 'http://evil.example', 'http://[', LONG])}"]
            if luck.random() < 0.05
            else []
        )
        if body is not None:
            kind = TYPES[0] if luck.random() < 0.9 else luck.choice(TYPES)
            head += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        return "\r\n".join(head).encode("utf-8", "replace") + b"\r\n\r\n" + (body or b"")

    def filled(self, path: str, table: str, wrong: bool) -> str:
        """A path with its places filled; at least one of them wrongly, if so wished."""
        luck = self.luck
        parts = path.split("/")
        places = [number for number, part in enumerate(parts) if "{" in part]
        broken_place = luck.choice(places or [len(parts) - 1]) if wrong or luck.random() < 0.3 else 0
        usual = {"{table}": table, "{seat}": str(luck.randrange(4)), "{game}": "raj", "{lang}": "en", "{line}": "1"}
        for number, part in enumerate(parts):
            if number == broken_place and number:
                parts[number] = self.segment()
            elif number in places:
                parts[number] = usual.get(part, "A" * 16)
        return "/".join(parts)

    def segment(self) -> str:
        found = self.luck.choice(SEGMENTS)
        return found if "%" in found else quote(found)

    def query(self) -> str:
        luck = self.luck
        if luck.random() < 0.8:
            return ""
        return f"?{luck.choice(['from', 'count', 'x'])}={quote(str(luck.choice([*NUMBERS, *NAMES, LONG])))}"

    def body(self, schema: Any, genuine: bool) -> bytes:
        luck = self.luck
        value = self.sample(schema)
        if genuine:
            return json.dumps(value).encode()
        data = mutated(value, luck)
        return broken(data, luck) if luck.random() < 0.1 else data

    def sample(self, schema: Any) -> Any:
        """Some value that a schema allows."""
        luck = self.luck
        if "$ref" in schema:
            return self.sample(self.schemas[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return self.sample(luck.choice(schema["anyOf"]))
        if "enum" in schema or "const" in schema:
            return luck.choice(schema.get("enum") or [schema["const"]])
        kind = schema.get("type")
        if kind == "object":
            wanted = schema.get("required", [])
            known = schema.get("properties", {})
            return {key: self.sample(of) for key, of in known.items() if key in wanted or luck.random() < 0.4}
        if kind == "array":
            least = schema.get("minItems", 0)
            return [self.sample(schema["items"]) for _ in range(luck.randint(least, least + 2))]
        if kind == "integer":
            return luck.choice([schema.get("minimum", 0), schema.get("maximum", 9), 1, 2])
        if kind == "string":
            return luck.choice([*TEXTS, "raj", "ambush", "random"])[: schema.get("maxLength", 100)]
        return luck.choice([True, False, None])
