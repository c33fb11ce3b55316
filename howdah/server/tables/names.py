"""Names and words from strangers: bounded, on one line, and nothing in them that could drive a screen."""

import re
import secrets
import string
import unicodedata
from typing import Final

from howdah.server.protocol.resources import LONGEST_NAME

UNNAMED: Final = "Guest"
"""Whoever gave no name. Clients say it in the reader's language."""
ALPHABET: Final = string.ascii_letters + string.digits
ID_LENGTH: Final = 16
"""Letters of an id: about 95 bits, so that nobody guesses a private table."""
BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that show nothing: fillers of Hangul, vowels of Khmer that are not written, blank Braille."""
BOT: Final = re.compile(r"bot\s*[:\uff1a\ufe55\ua789\u2236]", re.IGNORECASE)
"""How records and lists name a bot, also with signs that look like a colon."""
HIDDEN_KINDS: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def new_id() -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def clean(text: str) -> str:
    """The text on one line, without what is invisible or turns the direction of writing."""
    visible = "".join(" " if is_hidden(letter) else letter for letter in text)
    return " ".join(visible.split())


def is_hidden(letter: str) -> bool:
    return letter in BLANKS or unicodedata.category(letter) in HIDDEN_KINDS


def clean_name(text: str) -> str:
    """A name, at most as long as names may be; empty if nothing of it can be seen. Only a bot is called a bot."""
    name = clean(unicodedata.normalize("NFC", text))[:LONGEST_NAME].strip()
    while BOT.match(name):
        name = BOT.sub("", name).strip()
    return name if any(unicodedata.category(letter)[0] in "LNPS" for letter in name) else ""
