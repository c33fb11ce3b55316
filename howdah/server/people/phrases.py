"""A recovery phrase: nine words that say who somebody is. Whoever types them on another device is the same guest there,
with the same seats and games. They are made from the guest's id and a seal, and stored nowhere.

The words mean nothing in any language, and can be spoken in all of them: consonant, vowel, consonant, vowel, consonant.
"""

import base64
import hmac
from typing import Final

from howdah.server.tables.identity import Keys, is_id
from howdah.server.tables.names import ALPHABET, ID_LENGTH

CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
WORDS: Final = 9
SEAL_BYTES: Final = 6
ID_BYTES: Final = 12


def word_of(number: int) -> str:
    """Sixteen bits as five letters."""
    letters = []
    for place in range(5):
        kind = CONSONANTS if place % 2 == 0 else VOWELS
        letters.append(kind[number % len(kind)])
        number //= len(kind)
    return "".join(letters)


def number_of(word: str) -> int | None:
    """What a word stands for; None if it is none of ours."""
    number, weight = 0, 1
    if len(word) != 5:
        return None
    for place, letter in enumerate(word):
        kind = CONSONANTS if place % 2 == 0 else VOWELS
        if letter not in kind:
            return None
        number += kind.index(letter) * weight
        weight *= len(kind)
    return number


def short_seal(keys: Keys, guest: str) -> bytes:
    return base64.urlsafe_b64decode(keys.seal("phrase", guest))[:SEAL_BYTES]


def phrase_of(keys: Keys, guest: str) -> str:
    """A guest's phrase."""
    value = 0
    for letter in guest:
        value = value * len(ALPHABET) + ALPHABET.index(letter)
    data = value.to_bytes(ID_BYTES, "big") + short_seal(keys, guest)
    return " ".join(word_of(int.from_bytes(data[at : at + 2], "big")) for at in range(0, len(data), 2))


def guest_of_phrase(keys: Keys, text: str) -> str | None:
    """The guest whose phrase this is; None if it is nobody's."""
    numbers = [number_of(word) for word in text.lower().replace("-", " ").replace(",", " ").split()]
    if len(numbers) != WORDS or None in numbers:
        return None
    data = b"".join(number.to_bytes(2, "big") for number in numbers if number is not None)
    value = int.from_bytes(data[:ID_BYTES], "big")
    letters = []
    for _ in range(ID_LENGTH):
        value, last = divmod(value, len(ALPHABET))
        letters.append(ALPHABET[last])
    guest = "".join(reversed(letters))
    good = value == 0 and is_id(guest) and hmac.compare_digest(data[ID_BYTES:], short_seal(keys, guest))
    return guest if good else None
