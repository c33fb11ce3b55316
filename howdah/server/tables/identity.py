"""Who somebody is, without accounts: a signed cookie is the guest, and links carry a seal that only we can make.

Links are not stored: one is made from table, seat and a counter in the table's document. To revoke it is to raise that.
"""

import base64
import hashlib
import hmac
from typing import Final, NamedTuple

from howdah.server.tables.names import ALPHABET, ID_LENGTH, new_id

SEAL_BYTES: Final = 18
INVITATION: Final = "i"
RETURN: Final = "r"


class LinkParts(NamedTuple):
    """What a link says it is; the seal is checked when the table's counter is known."""

    kind: str
    table: str
    seat: int
    """From 0."""
    seal: str


class Keys:
    """Makes and checks seals."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def seal(self, *parts: str) -> str:
        digest = hmac.new(self.secret, "\n".join(parts).encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:SEAL_BYTES]).decode()

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self.seal('guest', guest)}"

    def guest(self, cookie: str) -> str | None:
        """The guest whose cookie this is; None if nobody's."""
        guest, _, seal = cookie.partition(".")
        good = is_id(guest) and hmac.compare_digest(seal.encode(), self.seal("guest", guest).encode())
        return guest if good else None

    def link(self, kind: str, table: str, seat: int, counter: int) -> str:
        return f"{kind}{table}{seat}{self.seal(kind, table, str(seat), str(counter))}"

    def is_good(self, link: LinkParts, counter: int) -> bool:
        """Whether a link is the one of this counter; a counter of 0 has none."""
        right = self.seal(link.kind, link.table, str(link.seat), str(counter))
        return counter > 0 and hmac.compare_digest(link.seal.encode(), right.encode())


def read_link(token: str) -> LinkParts | None:
    """Take a link's token apart; None if it cannot be one."""
    kind, table, seat, seal = token[:1], token[1 : 1 + ID_LENGTH], token[1 + ID_LENGTH : 2 + ID_LENGTH], token[18:]
    if kind in (INVITATION, RETURN) and is_id(table) and seat.isascii() and seat.isdecimal() and seal:
        return LinkParts(kind, table, int(seat), seal)
    return None


def is_id(text: str) -> bool:
    return len(text) == ID_LENGTH and all(letter in ALPHABET for letter in text)


def new_guest() -> str:
    return new_id()
