"""Quiet hours: when they end."""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from howdah.server.refusals import refuse
from howdah.server.store.outbox import Quiet

DAY_MINUTES: Final = 1440


def good_zone(name: str) -> str:
    """A time zone by its name, such as Europe/Lisbon. Raises `Refusal`."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise refuse("bad-zone") from None
    return name


def quiet_until(quiet: Quiet, now: int) -> int | None:
    """When it is over, in seconds since 1970; None if it is not quiet now."""
    try:
        zone = ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
    local = datetime.fromtimestamp(now, UTC).astimezone(zone)
    minute = local.hour * 60 + local.minute
    length = (quiet.ends - quiet.begins) % DAY_MINUTES
    passed = (minute - quiet.begins) % DAY_MINUTES
    if passed >= length:
        return None
    end = local.replace(second=0, microsecond=0) + timedelta(minutes=length - passed)
    return int(end.timestamp())
