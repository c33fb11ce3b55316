"""Text messages as a server puts them on the wire (RFC 6455, 5.2)."""

from typing import Final

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text message."""
SHORT: Final = 126
LONG: Final = 65_536


def frame(payload: bytes) -> bytes:
    """One message, whole."""
    size = len(payload)
    if size < SHORT:
        return bytes((TEXT, size)) + payload
    if size < LONG:
        return bytes((TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload
