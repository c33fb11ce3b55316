"""Messages that nobody should send: valid ones with something wrong in them, wrong values, broken bytes."""

import json
import random
import string
from copy import deepcopy
from pathlib import Path
from typing import Any

CAPTURED = Path(__file__).parents[1] / "server" / "captured"
SEEDS: list[dict[str, Any]] = [
    json.loads(line.removeprefix("client "))
    for path in sorted(CAPTURED.glob("version*.txt"))
    for line in path.read_text("utf-8").splitlines()
    if line.startswith("client ")
]
"""Messages that clients have really sent."""
NAMES = [
    "\u3164",
    "\u2800",
    "\u202egnp.exe",
    "\u2066x\u2069",
    "bot:hard",
    "\u200b",
    "A\u0301" * 10,
    "\U0001f4a5",
    "\x00",
]
"""Names that would be seen as nothing, as something else, or as a bot."""
NUMBERS = [-1, 0, 9, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, 0.5, -0.0, 1e308]
TEXTS = ["", "x" * 300, "x" * 5_000, "\ud800", "bid 1", "pass", "../../etc/passwd", "%s%n", "1", "null", *NAMES]
DEEP: Any = json.loads("[" * 200 + "]" * 200)
VALUES = [*NUMBERS, *TEXTS, None, True, False, [], {}, [None], {"type": "act"}, DEEP, ["pass"] * 200]
DEEPEST = 5_000


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type":"act"}',
    '{"type":"nothing","id":1}',
    '{"type":"act","id":1,"seat":1,"decision":0,"actions":[]}',
    '{"type":"act","id":1,"seat":1,"decision":0,"actions":"bid 1"}',
    '{"type":"act","id":1,"seat":1,"decision":0,"actions":["bid 1"],"extra":1}',
    '{"type":"act","id":-1,"seat":1,"decision":0,"actions":["bid 1"]}',
    '{"type":"act","id":1,"seat":99,"decision":0,"actions":["bid 1"]}',
    '{"type":"act","id":1,"seat":1,"decision":1e400,"actions":["bid 1"]}',
    '{"type":"act","id":1,"seat":1,"decision":0,"actions":["' + "x" * 500 + '"]}',
    '{"type":"hello","version":1,"have":{"x":1}}',
    '{"type":"ping","id":' + "1" * 400 + "}",
    "[" * 5000,
    '{"a":' * 3000,
    '{"type":"why","id":1,"seat":1,"action":"\\ud800"}',
    "\x00\x01\x02",
    '{"type":"chat","id":1,"text":""}',
]


def mutated(message: Any, luck: random.Random) -> bytes:
    """A message with something wrong in it, or now and then as it was."""
    found = json.loads(json.dumps(message))
    for _ in range(luck.choice([0, 1, 1, 1, 2, 3])):
        found = changed(found, luck)
    data = json.dumps(found).encode()
    return broken(data, luck) if luck.random() < 0.25 else data


def changed(value: Any, luck: random.Random) -> Any:
    """The same with one place of it changed, however deep."""
    if isinstance(value, dict) and value and luck.random() < 0.9:
        key = luck.choice(list(value))
        way = luck.randrange(6)
        if way == 0:
            del value[key]
        elif way == 1:
            value[luck.choice(TEXTS)] = any_value(luck)
        elif way == 2:
            value[key.upper()] = value.pop(key)
        else:
            value[key] = changed(value[key], luck)
        return value
    if isinstance(value, list) and value and luck.random() < 0.8:
        place = luck.randrange(len(value))
        value[place] = changed(value[place], luck)
        return value
    return any_value(luck)


def any_value(luck: random.Random) -> Any:
    return deepcopy(luck.choice(VALUES))


def broken(data: bytes, luck: random.Random) -> bytes:
    """Bytes that are no longer what they were."""
    place = luck.randrange(len(data) + 1)
    way = luck.randrange(6)
    if way == 0:
        return data[:place]
    if way == 1:
        return data[:place] + luck.randbytes(luck.randrange(1, 9)) + data[place:]
    if way == 2:
        return data[:place] + bytes([luck.choice([0xC0, 0xFF, 0x80, 0xED])]) + data[place + 1 :]
    if way == 3:
        return b"[" * luck.randrange(DEEPEST) + data
    if way == 4:
        return data + data
    return data.replace(b"1", str(luck.choice(NUMBERS)).encode(), 1)


def nonsense(luck: random.Random) -> str | bytes:
    """Something that no rule allows."""
    letters = string.printable
    wrong: list[Any] = [
        luck.choice(MALFORMED),
        "".join(luck.choice(letters) for _ in range(luck.randrange(200))),
        bytes(luck.randrange(256) for _ in range(luck.randrange(100))),
        "y" * 20_000,
        json.dumps({"type": "act", "id": 5, "seat": luck.choice([2, 3]), "decision": 0, "actions": ["pass"]}),
        json.dumps({"type": "act", "id": 5, "seat": 1, "decision": 0, "actions": ["step"]}),
        json.dumps({"type": "act", "id": 5, "seat": 1, "decision": 1, "actions": ["pass"]}),
        json.dumps({"type": "act", "id": 5, "seat": 1, "decision": 1, "actions": ["step", "fly"]}),
        json.dumps({"type": "undo", "id": 5, "seat": luck.choice([0, 2, 8]), "decision": luck.randrange(3)}),
        json.dumps({"type": "preview", "id": 5, "seat": 1, "actions": ["".join(luck.choices(letters, k=5))]}),
        json.dumps({"type": "why", "id": 5, "seat": luck.randrange(9), "action": "pounce"}),
        json.dumps({"type": "hello", "version": 1, "have": {"1": luck.randrange(-5, 10**9)}}),
    ]
    found = luck.choice(wrong)
    assert isinstance(found, str | bytes)
    return found
