"""Whatever is sent: no mistake of the server comes to light, and what is refused changes nothing."""

import asyncio
import unicodedata
from pathlib import Path

import pytest

from tests.pressure.fuzz import Fuzzer
from tests.pressure.mutations import NAMES
from tests.pressure.report import write
from tests.pressure.server import serving
from tests.pressure.wire import Guest

TOYS = str(Path(__file__).parents[1] / "server" / "toys.py")
"""For a game with reaction windows."""
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs")
WIDTH = 16
"""Tables at a time."""
PARTS = 5
"""Of the million, each on a server of its own and within some minutes."""
BLANK = "\u3164\u2800\u115f\u1160\uffa0"
"""Letters by their category, and nothing to the eye."""


def fuzzed(folder: Path, wanted: int, name: str, seed: int) -> None:
    with serving(folder, "--with", TOYS) as server:
        fuzzer = Fuzzer(server, seed)
        asyncio.run(fuzzer.run(wanted, WIDTH))
        failures = server.metric("howdah_failures_total")
        write(name, {**fuzzer.counts, "failures": failures, "list of faults": fuzzer.faults})
        assert fuzzer.faults == []
        assert failures == 0, server.complaints()
        assert fuzzer.sent() >= wanted
        assert fuzzer.counts["compared"] > wanted / 2_000


def test_nonsense_changes_nothing(tmp_path: Path) -> None:
    fuzzed(tmp_path, 6_000, "fuzz-sample", 1)


@pytest.mark.evidence
@pytest.mark.parametrize("part", range(PARTS))
def test_a_million_pieces_of_nonsense_change_nothing(tmp_path: Path, part: int) -> None:
    fuzzed(tmp_path, 1_000_000 // PARTS, f"fuzz-{part}", 2 + part)


def is_a_name(name: str) -> bool:
    """Whether people see something, and not a bot."""
    seen = [letter for letter in name if unicodedata.category(letter) not in UNSEEN and letter not in BLANK]
    return bool(seen) and not name.startswith("bot:") and not set("\u202e\u2066\u2069\u200b\x00") & set(name)


def test_nobody_has_a_name_that_cannot_be_seen_or_is_a_bots(tmp_path: Path) -> None:
    async def names(port: int) -> list[str]:
        """Those that the server has given, after it was asked for each of them."""
        found: list[str] = []
        for number, name in enumerate(NAMES):
            guest = Guest(port, f"127.20.{number}.1")
            reply = await guest.ask("POST", "/api/me", {"name": name})
            assert reply.status in (200, 400, 409), (name, reply.body)
            found += [reply.json()["name"]] if reply.status == 200 else []
            guest.leave()
        return found

    with serving(tmp_path) as server:
        given = asyncio.run(names(server.port))
    assert [name for name in given if not is_a_name(name)] == []
