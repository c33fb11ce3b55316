"""What the refusals of this race claim."""

from tests.locale.truths.racing import RACING

TRUTHS = RACING
WHOLE = False
