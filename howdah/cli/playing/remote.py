"""A server, as the command line talks to it over HTTP: who we are there, and the table that a link leads to."""

import json
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import platformdirs

from howdah.engine.errors import HowdahError

SECONDS: Final = 15
LONGEST_ANSWER: Final = 1_000_000
COOKIE: Final = "howdah"


class RemoteError(HowdahError):
    """A server that does not do what it is asked, and why."""


class Remote:
    """One server. The guest's cookie is kept in the user's data folder: a seat is found again after a restart."""

    def __init__(self, link: str, keep: Path | None = None) -> None:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise RemoteError("a link looks like http://HOST/join/... or http://HOST/table/...")
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.path = parts.path
        self.keep = keep or platformdirs.user_data_path("howdah", appauthor=False, ensure_exists=True) / "guests.json"
        self.cookie = self.kept().get(self.base, "")

    def kept(self) -> dict[str, str]:
        try:
            return {str(key): str(value) for key, value in json.loads(self.keep.read_text("utf-8")).items()}
        except (OSError, ValueError, AttributeError):
            return {}

    def call(self, path: str, body: object | None = None, method: str | None = None) -> Any:
        """Ask for something; with a body, or by another method, ask for it to be done."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"X-Howdah": "1", "Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(f"{self.base}{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                self.remember(answer.headers.get_all("set-cookie") or [])
                return json.loads(answer.read(LONGEST_ANSWER))
        except urllib.error.HTTPError as error:
            raise RemoteError(f"{self.base} refuses: {reason_in(error.read(LONGEST_ANSWER))}") from None
        except (OSError, ValueError) as error:
            raise RemoteError(f"{self.base} does not answer: {getattr(error, 'reason', error)}") from None

    def remember(self, lines: list[str]) -> None:
        for line in lines:
            morsel = SimpleCookie(line).get(COOKIE)
            if morsel is not None:
                self.cookie = f"{COOKIE}={morsel.value}"
                self.keep.write_text(json.dumps({**self.kept(), self.base: self.cookie}), "utf-8")
                self.keep.chmod(0o600)

    def socket_address(self, table: str) -> str:
        return f"ws{self.base.removeprefix('http')}/api/tables/{table}/socket"

    def join(self, name: str) -> str:
        """Follow the link: take the seat it leads to, or a free one, or watch. The table's id."""
        self.call("/api/me")
        if name:
            self.call("/api/me", {"name": name})
        parts = self.path.strip("/").split("/")
        if len(parts) != 2 or parts[0] not in ("join", "table"):
            raise RemoteError("a link looks like http://HOST/join/... or http://HOST/table/...")
        if parts[0] == "join":
            return str(self.call("/api/join", {"token": parts[1], "name": name})["table"]["id"])
        table = self.call(f"/api/tables/{parts[1]}")
        free = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
        yours = any(seat.get("yours") for seat in table["seats"])
        if free and not yours and table["phase"] == "gathering":
            self.call(f"/api/tables/{parts[1]}/sit", {"seat": free[0], "name": name})
        return parts[1]


def reason_in(data: bytes) -> str:
    """The code of a refusal."""
    try:
        reason = json.loads(data)["reason"]
        return str(reason.get("facts", {}).get("message") or reason["code"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return "it did not say why"
