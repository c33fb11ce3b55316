"""The web client's files, if the package holds them; a plain page that says so otherwise."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse

from howdah.locale.clauses import NUMBER

FOLDER: Final = Path(__file__).parents[2] / "web"
"""Where the built client lies inside the package."""
EMBED: Final = "/embed/"
"""Pages that other sites may show in a frame."""
SITE: Final = "/offline/"
"""Below it the site lies, where the games run in the browser itself (`Settings.site`)."""
ASSETS: Final = "/assets/"
"""Files below carry a hash of their content in their names, so they may be kept for ever."""
TWINS: Final = {"br": ".br", "gzip": ".gz"}
"""Files that the build has compressed already, the smallest first: nothing is compressed while somebody waits."""
PLAIN_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Howdah</title>
<body>
<h1>Howdah is running</h1>
<p>The tables are open, but this installation holds no web client. Play in a terminal:</p>
<pre>howdah play --join ADDRESS</pre>
<p>where ADDRESS is the link that you were given (it may be the one of this page).</p>
<p>Programs find the interface at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""

# The types that machines without a list of types get wrong.
for kind, ending in (
    ("text/javascript", ".js"),
    ("text/javascript", ".mjs"),
    ("application/wasm", ".wasm"),
    ("application/manifest+json", ".webmanifest"),
    ("font/woff2", ".woff2"),
):
    mimetypes.add_type(kind, ending)


def find(path: str, folder: Path | None = None) -> Path | None:
    """The file of an address, if it is one of the client's; never one outside its folder, never a compressed twin."""
    folder = folder or FOLDER
    if "\x00" in path or not folder.is_dir() or path.endswith(tuple(TWINS.values())):
        return None
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except OSError:
        return None  # No file has a name like that.


def looks_like_file(path: str) -> bool:
    """Something with an ending is a file that is not there; a clause of the rules (`/rules/raj/RAJ-3.4`) is none."""
    last = path.rpartition("/")[2]
    return "." in last and not NUMBER.fullmatch(last)


async def page(request: Request) -> Response:
    """A file of the client; its first page for every address of its own (`/table/ID`, `/join/TOKEN`)."""
    file = find(request.url.path)
    if file is not None and file.name != "index.html":
        kept = "public, max-age=31536000, immutable" if request.url.path.startswith(ASSETS) else "no-cache"
        return file_answer(request, file, kept)
    index = find("index.html")
    if looks_like_file(request.url.path):
        return HTMLResponse("not found", status_code=404)
    if index is not None:
        return file_answer(request, index, "no-cache")
    return HTMLResponse(PLAIN_PAGE, headers={"cache-control": "no-cache"})


async def site_page(request: Request, folder: Path) -> Response:
    """A file of the site. All of its pages have one address."""
    file = find(request.url.path.removeprefix(SITE) or "index.html", folder)
    if file is None:
        return HTMLResponse("not found", status_code=404)
    lasting = request.url.path.startswith(f"{SITE}assets/")
    return file_answer(request, file, "public, max-age=31536000, immutable" if lasting else "no-cache")


def file_answer(request: Request, file: Path, kept: str) -> Response:
    """A file, or its twin if the browser reads it, or nothing if the browser has it."""
    coding = coding_for(request.headers.get("accept-encoding", ""), file)
    sent = file.with_name(file.name + TWINS[coding]) if coding else file
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if coding:
        headers["content-encoding"] = coding
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    answer = FileResponse(sent, headers=headers, media_type=media, stat_result=sent.stat())
    if request.headers.get("if-none-match") == answer.headers["etag"]:
        return NotModifiedResponse(answer.headers)
    return answer


def coding_for(accepted: str, file: Path) -> str:
    """The first coding that the browser reads (RFC 9110, 12.5.3) and that the build has made; nothing for none."""
    read: set[str] = set()
    for part in accepted.lower().split(","):
        name, _, settings = part.strip().partition(";")
        if settings.replace(" ", "").rstrip("0.") != "q=":
            read.add(name.strip())
    return next((name for name, end in TWINS.items() if name in read and Path(f"{file}{end}").is_file()), "")
