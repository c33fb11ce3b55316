"""The client's files: compressed twins, what the browser has already, and nothing from outside."""

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from howdah.server.http import pages


def asked(path: str, **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b"", "root_path": ""}
    return Request(scope)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/app-1.js", "assets/app-1.js.br", "assets/app-1.js.gz", "early.js"):
        (tmp_path / name).write_text(f"the text of {name}")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    return tmp_path


def get(path: str, **headers: str) -> Response:
    return asyncio.run(pages.page(asked(path, **headers)))


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("", ""),
        ("br;q=0.0,gzip;q=0", ""),
        ("identity", ""),
    ],
)
@pytest.mark.usefixtures("folder")
def test_the_smallest_twin_that_the_browser_reads(accepted: str, coding: str) -> None:
    answer = get("/assets/app-1.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding", "") == coding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-length"] == str(len("the text of assets/app-1.js") + (3 if coding else 0))


@pytest.mark.usefixtures("folder")
def test_without_a_twin_the_file_itself() -> None:
    answer = get("/early.js", accept_encoding="br")
    assert "content-encoding" not in answer.headers
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("folder")
def test_what_the_browser_has_is_not_sent_again() -> None:
    first = get("/table/abc")
    again = get("/table/abc", if_none_match=first.headers["etag"])
    assert (first.status_code, again.status_code) == (200, 304)
    assert again.body == b""
    assert get("/assets/app-1.js", accept_encoding="br").headers["etag"] != get("/assets/app-1.js").headers["etag"]


@pytest.mark.usefixtures("folder")
def test_nothing_else_is_served() -> None:
    for path in ("/assets/app-1.js.br", "/../pages.py", "/assets/none.js", "/a\x00.js"):
        assert get(path).status_code == 404


def test_the_site_is_served_whole_and_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / "site" / "engine").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("the site")
    (tmp_path / "site" / "engine" / "pyodide.asm.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("a secret")

    def at(path: str) -> Response:
        return asyncio.run(pages.site_page(asked(path), tmp_path / "site"))

    assert at("/offline/").headers["content-type"].startswith("text/html")
    assert at("/offline/engine/pyodide.asm.wasm").headers["content-type"] == "application/wasm"
    assert [at(f"/offline/{path}").status_code for path in ("nothing", "../secret.txt", "/etc/passwd")] == [404] * 3
