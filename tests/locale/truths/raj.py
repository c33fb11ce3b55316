"""What Raj's refusals claim."""

from tests.locale.truths import Case, Truth


def is_over(case: Case) -> bool:
    """RAJ-5.1: every prize card was contested, so all bids may be seen."""
    used = case.fields["used"]
    return not case.fields["pile"] and used is not None and len(used[0]) == case.fields["turns"]


def no_prize(case: Case) -> bool:
    """RAJ-2.1: as many cards have been turned up as turns are over; what lies there was carried over."""
    fields = case.fields
    return not any(fields["ready"]) and bool(fields["turns"] - len(fields["pile"]) == fields["turn"] - 1)


def lies_face_down(case: Case) -> bool:
    """RAJ-2.3: this seat has bid, and the bid is the last thing it did."""
    ready: bool = case.fields["ready"][case.seat]
    return ready and (case.done is None or case.done[-1] == f"bid {case.fields['sealed']}")


def is_used(case: Case) -> bool:
    """RAJ-2.4: the very card was bid before, and is not in hand."""
    bid = case.facts["bid"]
    was_bid = case.done is None or f"bid {bid}" in case.done
    return str(bid) == case.what and was_bid and bid not in case.fields["hand"]


TRUTHS: dict[str, Truth] = {
    "game-over": is_over,
    "no-prize-yet": no_prize,
    "bid-is-final": lies_face_down,
    "card-used": is_used,
}
