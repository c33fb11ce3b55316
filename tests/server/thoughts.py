"""Work for processes that think; apart from the tests, so that they need not import those."""

from howdah.bots.clock import Clock


def long_thought(clock: Clock) -> float:
    """Looks at the clock until it is over; the processor time that was used."""
    assert clock.seconds is not None
    start = clock.seconds()
    while not clock.is_over():
        pass
    return clock.seconds() - start


def deaf_thought(clock: Clock, seconds: float) -> str:
    """Takes so much processor time, whatever it is asked."""
    assert clock.seconds is not None
    start = clock.seconds()
    while clock.seconds() - start < seconds:
        pass
    return "whole"
