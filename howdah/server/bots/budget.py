"""Which bots a guest may seat, and how long they think. docs/bots.md tells guests; the reasons are here.

Every setting that a spec can have is bounded here, or is a choice among names. The bounds keep one decision below a few
seconds and a hundred megabytes on a usual machine; the time keeps it so on any, whatever the spec.
"""

from typing import Final, NamedTuple

from howdah.bots.levels import DEFAULT_CUT
from howdah.bots.specs import DEFAULT_LEVEL, make_bot, read_spec
from howdah.bots.yardsticks.raj import MOST_JITTER
from howdah.engine.errors import OptionError, Reason, Refusal

THOUGHT_SECONDS: Final = 5.0
"""Processor time of one decision, then the best so far is played. Levels need less than 1 s when compiled."""
STAND_IN: Final = "easy"
"""Answers for a bot that was killed, failed or was not done in time."""
STAND_IN_SECONDS: Final = 3.0


class Bound(NamedTuple):
    """The least and the most that a setting may be."""

    least: int
    most: int


BOUNDS: Final = {
    "n": Bound(1, 20_000),  # as many as `hard` takes at most
    "ms": Bound(1, 2_000),  # a search that is given time fills memory: so much makes about a hundred megabytes
    "cut": Bound(0, DEFAULT_CUT),  # Raj ends before; a playout of other games need not end at all
    "noise": Bound(0, 2),  # payoffs lie between -1 and 1
    "cards": Bound(1, 6),  # each card more takes ten times as long
    "jitter": Bound(0, MOST_JITTER),
}
NAMED: Final = frozenset({"style"})
"""Settings that are one of a few names."""


def permitted(text: str) -> str:
    """A guest's bot, in its plain form; the usual one if none is named. Raises `Refusal` `bad-level`, with `message`,
    and with `setting`, `given`, `least` and `most` if a setting is out of bounds."""
    try:
        spec = read_spec(text or DEFAULT_LEVEL)
        for setting, given in spec.settings.items():
            if setting not in NAMED:
                check(setting, given)
        make_bot(str(spec))
    except OptionError as error:
        raise bad_level(str(error)) from None
    return str(spec)


def check(setting: str, given: str) -> None:
    """Whether a setting lies within its bounds on a server. A setting without bounds is no guest's."""
    if setting not in BOUNDS:
        raise bad_level(f"guests cannot set {setting}", setting=setting)
    least, most = BOUNDS[setting]
    if not least <= number(given) <= most:
        text = f"the setting {setting} is a number from {least} to {most} on this server, not '{given[:20]}'"
        raise bad_level(text, setting=setting, given=given[:20], least=least, most=most)


def number(text: str) -> float:
    """A number as people write it, or one below all bounds."""
    digits = text.replace(".", "", 1)
    return float(text) if digits.isascii() and digits.isdecimal() and len(digits) < 12 else -1.0


def bad_level(message: str, **facts: int | str) -> Refusal:
    return Refusal(Reason("bad-level", facts={"message": message, **facts}))
