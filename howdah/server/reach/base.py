"""What stands before the path of a link."""

from typing import NamedTuple

from howdah.server.protocol.resources import ReachKind


class Base(NamedTuple):
    """Scheme and host of links, and who can open them."""

    address: str
    kind: ReachKind
