"""Answers that are not 2xx: a reason with its code, and the status that goes with it."""

from typing import Final

from starlette.responses import Response

from howdah.engine.errors import Reason
from howdah.server.protocol.resources import Failure
from howdah.server.refusals import STORAGE_AWAY
from howdah.server.wire.encoding import encoder, reason_of

NOT_NOW: Final = 409
"""Possible, but not now: all codes that are not in the list."""
STATUS: Final = {
    "malformed": 400,
    "bad-track": 400,
    "bad-option": 400,
    "bad-position": 400,
    "bad-level": 400,
    "bad-name": 400,
    "bad-address": 400,
    "bad-mail-address": 400,
    "bad-zone": 400,
    "bad-code": 403,
    "bad-phrase": 403,
    "bad-passkey": 403,
    "forbidden": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "owner-decides": 403,
    "watching-refused": 403,
    "removed": 403,
    "withheld": 403,
    "not-yours": 403,
    "banned": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-link": 404,
    "no-such-lesson": 404,
    "no-such-track": 404,
    "no-such-trial": 404,
    "no-such-puzzle": 404,
    "no-such-line": 404,
    "not-found": 404,
    "method": 405,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "internal": 500,
    STORAGE_AWAY: 503,
}
RETRY: Final = {"too-fast": "5", STORAGE_AWAY: "2"}
"""Seconds after which it is worth to ask again."""


def status_of(reason: Reason) -> int:
    return STATUS.get(reason.code, NOT_NOW)


def failure(reason: Reason) -> Response:
    """An answer that is not 2xx."""
    headers = {"retry-after": RETRY[reason.code]} if reason.code in RETRY else {}
    content = encoder.encode(Failure(reason_of(reason)))
    return Response(content, status_of(reason), headers, media_type="application/json")
