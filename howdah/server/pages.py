"""The web client's files, if the package holds them; a plain page that says so otherwise."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

FOLDER: Final = Path(__file__).parent.parent / "web"
"""Where the built client lies inside the package."""
ASSETS: Final = "/assets/"
"""Files below carry a hash of their content in their names, so they may be kept for ever."""
PLAIN_PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Howdah</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 40rem; margin: 3rem auto; padding: 0 1rem">
<h1>Howdah is running</h1>
<p>The tables are open, but this installation holds no web client. Play in a terminal:</p>
<pre>howdah play --join ADDRESS</pre>
<p>where ADDRESS is the link that you were given (it may be the one of this page).</p>
<p>Programs find the interface at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""

# The types that machines without a list of types get wrong.
for kind, ending in (
    ("text/javascript", ".js"),
    ("application/manifest+json", ".webmanifest"),
    ("font/woff2", ".woff2"),
):
    mimetypes.add_type(kind, ending)


def find(path: str, folder: Path = FOLDER) -> Path | None:
    """The file of an address, if it is one of the client's; never one outside its folder."""
    if "\x00" in path or not folder.is_dir():
        return None
    file = (folder / path.lstrip("/")).resolve()
    return file if file.is_file() and file.is_relative_to(folder.resolve()) else None


async def page(request: Request) -> Response:
    """A file of the client; its first page for every address of its own (`/table/ID`, `/join/TOKEN`)."""
    file = find(request.url.path)
    if file is not None and file.name != "index.html":
        kept = "public, max-age=31536000, immutable" if request.url.path.startswith(ASSETS) else "no-cache"
        return FileResponse(file, headers={"cache-control": kept})
    index = find("index.html")
    if "." in request.url.path.rpartition("/")[2]:
        return HTMLResponse("not found", status_code=404)
    if index is not None:
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse(PLAIN_PAGE, headers={"cache-control": "no-cache"})
