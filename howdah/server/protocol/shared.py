"""What messages of both directions share: the version, numbers of seats and requests.

`from_client.py` has what a client says, `from_server.py` what the server tells: tagged unions. `docs/protocol.md` says
how they may change. `python -m howdah.server.protocol.typescript` generates the browser's types from these classes; a
docstring below a field becomes its comment there.
"""

from typing import Annotated, Final

from msgspec import Meta

VERSION: Final = 1
"""Rises when an old client could no longer talk to a new server; see docs/protocol.md."""
WATCHER: Final = 0
"""The seat number of whoever watches."""

Seat = Annotated[int, Meta(ge=0, le=8)]
"""Counts from 1; 0 is whoever watches."""
Request = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""Chosen by the client; the answer carries it back."""
