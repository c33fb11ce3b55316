"""Messages: what was said in each version can still be read, and the browser's types are those of today."""

import ast
import re
from pathlib import Path

import msgspec
import pytest

from howdah.cli.playing.joining import decoded
from howdah.server.http.openapi import describe
from howdah.server.http.requests import ROUTES
from howdah.server.protocol import from_client, from_server, shared
from howdah.server.protocol.typescript import all_files

ROOT = Path(__file__).parents[3]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
CAPTURED = Path(__file__).parents[1] / "captured"
"""One file a version; a line in it is a message that was really sent. Lines are added, never changed."""


def captured(who: str) -> list[tuple[int, str]]:
    return [
        (int(path.stem.removeprefix("version")), line.removeprefix(f"{who} "))
        for path in sorted(CAPTURED.glob("version*.txt"))
        for line in path.read_text("utf-8").splitlines()
        if line.startswith(f"{who} ")
    ]


@pytest.mark.parametrize(("version", "line"), captured("client"))
def test_what_clients_have_said_is_still_understood(version: int, line: str) -> None:
    if version == shared.VERSION:
        message = msgspec.json.decode(line, type=from_client.FromClient)
        assert msgspec.json.decode(msgspec.json.encode(message)).items() >= msgspec.json.decode(line).items()


@pytest.mark.parametrize(("version", "line"), captured("server"))
def test_what_servers_have_told_is_still_told_like_that(version: int, line: str) -> None:
    if version == shared.VERSION:
        message = msgspec.json.decode(line, type=from_server.FromServer)
        assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(line)


def test_every_message_is_among_the_captured() -> None:
    for who, union in (("client", from_client.FromClient), ("server", from_server.FromServer)):
        tags = {member.__struct_config__.tag for member in union.__args__}
        assert tags == {msgspec.json.decode(line)["type"] for _, line in captured(who)}


def test_the_browser_handles_every_message() -> None:
    """The terminal does too: mypy proves it (`Ignored` in joining.py)."""
    source = (ROOT / "web/src/net/connection.svelte.ts").read_text("utf-8")
    answers = source.partition("export interface Answers {")[2].partition("}")[0]
    source += (ROOT / "web/src/table/live.svelte.ts").read_text("utf-8")
    for member in from_server.FromServer.__args__:
        tag = member.__struct_config__.tag
        handled = re.search(rf"(?:case|type ===) '{tag}'", source) or f": {member.__name__};" in answers
        assert handled, f"'{tag}': handle it in connection.svelte.ts (`Answers`, `handle`) or live.svelte.ts"


def test_the_protocols_page_names_every_message() -> None:
    page = PROTOCOL.partition("### Messages")[2].partition("\n#")[0]
    tags = {one.__struct_config__.tag for one in (*from_client.FromClient.__args__, *from_server.FromServer.__args__)}
    assert tags == set(re.findall(r"`([a-z-]+)`", page))


def test_a_terminal_skips_what_a_newer_server_says() -> None:
    assert decoded('{"type":"weather","id":1}') is None
    assert decoded('{"type":"pong","id":1,"time":2,"more":3}') == from_server.Pong(1, 2)


def test_unknown_fields_and_types_of_clients_are_refused() -> None:
    for line in ('{"type":"ping","id":1,"more":2}', '{"type":"pang","id":1}', '{"id":1}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(line, type=from_client.FromClient)


def test_the_browsers_types_are_up_to_date() -> None:
    for path, text in all_files().items():
        assert (ROOT / path).read_text("utf-8") == text, f"{path}: run python -m howdah.server.protocol.typescript"


def test_the_description_names_every_route() -> None:
    described = describe(ROUTES)
    assert {(path, method.upper()) for path, ways in described["paths"].items() for method in ways} == {
        (route.path, route.method) for route in ROUTES
    }
    assert msgspec.json.encode(described).decode().count("operationId") == len(ROUTES)


def requests_of_the_page() -> dict[tuple[str, str], tuple[str, str]]:
    """The table of HTTP requests in docs/protocol.md: method and path, then the cells of body and answer."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for request, body, answer in re.findall(
        r"^\| (`(?:GET|POST|DELETE).*?) \|(.*?)\| (.*) \|$", PROTOCOL, re.MULTILINE
    ):
        [path] = re.findall(r"/api/[^`?]*", request)
        for method in re.findall(r"GET|POST|DELETE", request):
            assert (method, path) not in found, f"docs/protocol.md has two rows of {method} {path}"
            found[method, path] = (body, answer)
    return found


def test_the_protocols_page_has_a_row_of_every_route() -> None:
    written = {"table": "ID", "track": "ID", "trial": "ID", "contact": "ID", "seat": "N", "line": "LINE"}
    page = requests_of_the_page()
    routes = {
        (route.method, re.sub(r"\{(\w+)\}", lambda found: written.get(found[1], found[0]), route.path)): route
        for route in ROUTES
    }
    assert set(page) == set(routes)
    for request, (body, answer) in page.items():
        route = routes[request]
        assert route.answer is None or f"`{route.answer.__name__}`" in answer, f"docs/protocol.md: answer of {request}"
        assert route.body is None or f"`{route.body.__name__}`" in body, f"docs/protocol.md: body of {request}"


def codes_of_the_server() -> set[str]:
    """Codes that the server's own modules refuse with: the constants in `refuse(...)` and `Reason(...)`."""
    found: set[str] = set()
    for path in (ROOT / "howdah" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            if ast.unparse(node.func).rpartition(".")[2] in ("refuse", "Reason"):
                chosen = node.args[0]
                values = [chosen.body, chosen.orelse] if isinstance(chosen, ast.IfExp) else [chosen]
                found |= {str(value.value) for value in values if isinstance(value, ast.Constant)}
    return found


def test_the_protocols_page_names_every_code_of_a_refusal() -> None:
    section = PROTOCOL.partition("## Codes of refusals")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    documented = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}
    of_the_table = set(re.findall(r"`([a-z-]+)`", section.partition("| code |")[0]))
    undocumented = codes_of_the_server() - of_the_table - documented
    assert not {code for code in undocumented if code and not code.startswith("track-")}, "`bad-track` stands for these"
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "howdah" / "server").rglob("*.py"))
    assert not {code for code in documented if f'"{code}"' not in sources}, "codes that the server does not have"
