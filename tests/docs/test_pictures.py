"""The pictures show what howdah shows: drawn again, they come out the same."""

import subprocess
import sys

import pytest

from tests.docs.pages import ROOT
from tests.patience import PATIENCE


def test_pictures_are_still_true() -> None:
    pytest.importorskip("pty", reason="pictures are drawn through a terminal of their own, which this system lacks")
    command = [sys.executable, str(ROOT / "docs" / "pictures" / "make.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
