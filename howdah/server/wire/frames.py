"""WebSocket frames (RFC 6455, 5), for a server without extensions: written by `text_frame` and `control_frame`, read by
`FrameReader`. Nothing here knows sockets or games."""

from typing import Final

from mypy_extensions import mypyc_attr

CONTINUED: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

FINAL: Final = 0x80
RESERVED: Final = 0x70
OPCODE: Final = 0x0F
MASKED: Final = 0x80
CONTROL: Final = 0x08

SHORT: Final = 126
"""From here on the length has two bytes of its own, from `LONG` on eight."""
LONG: Final = 65_536
LONGEST_CONTROL: Final = 125
MASK_BYTES: Final = 4

# Codes of a close frame (7.4.1).
NORMAL: Final = 1000
GOING_AWAY: Final = 1001
PROTOCOL_ERROR: Final = 1002
TOO_BIG: Final = 1009


class FrameError(Exception):
    """What came is not the protocol; the connection ends with this code."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


def text_frame(payload: bytes) -> bytes:
    """A whole message."""
    return frame(TEXT, payload)


def control_frame(opcode: int, payload: bytes = b"") -> bytes:
    return frame(opcode, payload[:LONGEST_CONTROL])


def close_frame(code: int) -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big"))


def frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < SHORT:
        return bytes((FINAL | opcode, size)) + payload
    if size < LONG:
        return bytes((FINAL | opcode, 126, size >> 8, size & 255)) + payload
    return bytes((FINAL | opcode, 127)) + size.to_bytes(8, "big") + payload


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What a client has masked (5.3), or masked what it sends."""
    size = len(data)
    repeated = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")


@mypyc_attr(acyclic=True)
class Incoming:
    """One message, or one control frame."""

    def __init__(self, opcode: int, payload: bytes) -> None:
        self.opcode = opcode
        self.payload = payload


@mypyc_attr(acyclic=True)
class FrameReader:
    """Takes bytes as they come, gives whole messages and control frames. Holds at most a message of `largest` bytes."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.buffer = b""
        """What came and is not a whole frame yet."""
        self.parts: list[bytes] = []
        """The frames of a message that has not ended."""
        self.size = 0
        self.opcode = 0
        """Of that message; 0 where there is none."""

    def feed(self, data: bytes) -> list[Incoming]:
        """What is whole now. Raises `FrameError`."""
        if self.buffer:
            data = self.buffer + data
        found: list[Incoming] = []
        place = 0
        while True:
            end = self.frame_end(data, place)
            if end == 0 or end > len(data):
                break
            self.decode(data, place, end, found)
            place = end
        self.buffer = data[place:] if place else data
        return found

    def frame_end(self, data: bytes, place: int) -> int:
        """Where the frame that begins here ends; 0 if that cannot be told yet."""
        if len(data) < place + 2:
            return 0
        head, second = data[place], data[place + 1]
        size = second & ~MASKED
        start = place + 2
        if head & RESERVED:
            raise FrameError(PROTOCOL_ERROR, "reserved bits are set, and no extension was agreed on")
        if not second & MASKED:
            raise FrameError(PROTOCOL_ERROR, "a client masks what it sends")
        if head & CONTROL and (size >= SHORT or not head & FINAL):
            raise FrameError(PROTOCOL_ERROR, "a control frame is short and whole")
        if size == 126:
            if len(data) < start + 2:
                return 0
            size = data[start] << 8 | data[start + 1]
            start += 2
        elif size == 127:
            if len(data) < start + 8:
                return 0
            size = int.from_bytes(data[start : start + 8], "big")
            start += 8
        if size + (0 if head & CONTROL else self.size) > self.largest:
            raise FrameError(TOO_BIG, "the message is too long")
        return start + MASK_BYTES + size

    def decode(self, data: bytes, place: int, end: int, found: list[Incoming]) -> None:
        """A whole frame: a message, a part of one, or a control frame."""
        head, size = data[place], data[place + 1] & ~MASKED
        start = place + 2 + (2 if size == 126 else 8 if size == 127 else 0)
        payload = unmasked(data[start + MASK_BYTES : end], data[start : start + MASK_BYTES])
        opcode = head & OPCODE
        if opcode & CONTROL:
            if opcode not in (CLOSE, PING, PONG):
                raise FrameError(PROTOCOL_ERROR, "an unknown control frame")
            found.append(Incoming(opcode, payload))
            return
        if opcode == CONTINUED:
            if not self.opcode:
                raise FrameError(PROTOCOL_ERROR, "nothing to continue")
        elif opcode not in (TEXT, BINARY):
            raise FrameError(PROTOCOL_ERROR, "an unknown frame")
        elif self.opcode:
            raise FrameError(PROTOCOL_ERROR, "a message begins before the last one ended")
        elif head & FINAL:
            found.append(Incoming(opcode, payload))
            return
        else:
            self.opcode = opcode
        self.parts.append(payload)
        self.size += len(payload)
        if head & FINAL:
            found.append(Incoming(self.opcode, b"".join(self.parts)))
            self.parts, self.size, self.opcode = [], 0, 0
