"""The cookie that makes a guest."""

from typing import Final

from starlette.responses import Response

from howdah.server.tables.identity import Keys

COOKIE: Final = "howdah"
COOKIE_SECONDS: Final = 400 * 86_400


def guest_of(header: str, keys: Keys) -> str | None:
    """The guest whose cookie came with a request; None if none of ours did."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and (known := keys.guest(value)) is not None:
            return known
    return None


def set_cookie(response: Response, guest: str, keys: Keys, secure: bool) -> None:
    response.set_cookie(COOKIE, keys.cookie(guest), COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
