"""For processes that the server starts: makes the toy games known there. The checkout comes last on the path, so that
`howdah` stays the build under test."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).parents[2])
if ROOT not in sys.path:
    sys.path.append(ROOT)

import tests.suites.tables  # noqa: E402, F401
