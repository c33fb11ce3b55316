"""How the server says no: a code for the words, and facts."""

from typing import Final

from howdah.engine.errors import Reason, Refusal

STORAGE_AWAY: Final = "storage-away"
"""What memory shows may not be what the disk holds: nothing is done or shown until it has been read again."""


def refuse(code: str, **facts: int | str) -> Refusal:
    return Refusal(Reason(code, facts=facts))
