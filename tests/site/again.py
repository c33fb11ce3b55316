"""Plays a record again, act by act, and prints the hash of the record that comes of it.

python tests/site/again.py FILE
"""

import hashlib
import sys
from pathlib import Path

from howdah.engine.dealers import SystemDealer
from howdah.engine.record import read_record
from howdah.engine.resuming import resume


def main(file: Path) -> None:
    match = resume(read_record(file.read_text(encoding="utf-8")), SystemDealer())
    text = match.record.text()
    print(hashlib.sha256(text.encode()).hexdigest(), "over" if not match.waiting() else "goes on")


main(Path(sys.argv[1]))
