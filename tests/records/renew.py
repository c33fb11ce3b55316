"""Write the golden playthroughs anew: `python -m tests.records.renew`. Read the difference before you commit it.

A golden that changed means that seeds, texts, views or events changed for everyone. Where a recorded game would replay
differently, the game's behaviour version rises too.
"""

from pathlib import Path

from tests.records.playthrough import playthrough

FOLDER = Path(__file__).parent
RALLY = "start | own .M. ..S #~# ..B .h. | own cc. h.h ..h | finish"
RED = "red-2 x10 mouse x6 cow x4 charmer x4 monkey x2 prayer x2 tiger x6 green-5 x4"
SHORT = "... h~. ... .~. ... B.. ... .c. ... ..# ... ... ^^^ ^^^"
GOLDENS: dict[str, tuple[str, int, dict[str, str], int, int]] = {
    "raj/golden-2.txt": ("raj", 2, {"deck": "bids 1..4 prizes -2 1 3"}, 5, 1),
    "raj/golden-5.txt": ("raj", 5, {"deck": "bids 1..3 prizes -1 2", "tie_rule": "mouse"}, 5, 1),
    "elephant_rally/golden-2.txt": ("elephant_rally", 2, {"turn_limit": "1"}, 5, 1),
    "elephant_rally/golden-2-plans.txt": ("elephant_rally", 2, {"track": RALLY, "deck": RED, "turn_limit": "4"}, 11, 2),
    "formula_e/golden-3.txt": ("formula_e", 3, {"turn_limit": "1"}, 5, 1),
    "formula_e/golden-3-stopped.txt": ("formula_e", 3, {"track": SHORT, "turn_limit": "2"}, 5, 2),
    "totem/golden-2.txt": ("totem", 2, {"turn_limit": "1"}, 19, 1),
    "totem/golden-3.txt": ("totem", 3, {"turn_limit": "1"}, 14, 1),
}
"""By file: game, seats, options, seed, and the behaviour version under which it is played."""


def golden(name: str) -> str:
    """The text that a golden file should hold."""
    return playthrough(*GOLDENS[name])


if __name__ == "__main__":
    for name in GOLDENS:
        (FOLDER / name).write_text(golden(name), encoding="utf-8")
        print(f"written: {FOLDER / name}")
