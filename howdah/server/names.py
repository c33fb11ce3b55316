"""Names and words from strangers: bounded, on one line, and nothing in them that could drive a screen."""

import secrets
import string
import unicodedata
from typing import Final

from howdah.server.resources import LONGEST_NAME

ALPHABET: Final = string.ascii_letters + string.digits
ID_LENGTH: Final = 16
"""Letters of an id: about 95 bits, so that nobody guesses a private table."""
HIDDEN_KINDS: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def new_id() -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def clean(text: str) -> str:
    """The text on one line, without what is invisible or turns the direction of writing."""
    visible = "".join(" " if unicodedata.category(letter) in HIDDEN_KINDS else letter for letter in text)
    return " ".join(visible.split())


def clean_name(text: str) -> str:
    """A name, at most as long as names may be."""
    return clean(unicodedata.normalize("NFC", text))[:LONGEST_NAME].strip()
