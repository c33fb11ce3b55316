"""What the refusals of both races claim, as far as a view can tell."""

from tests.locale.truths import Case, Truth

ELEPHANTS = "ABCDEF"


def stands_there(case: Case) -> bool:
    """The piece that a refusal names stands on the cell that it names."""
    cell, piece = case.facts["cell"], case.facts["piece"]
    if piece == "cow":
        return cell in case.fields["cows"]
    return bool(case.fields["elephants"][ELEPHANTS.index(str(piece))] == cell)


def is_cow_there(case: Case) -> bool:
    return case.facts["piece"] == "cow" and stands_there(case)


def other_step(case: Case) -> bool:
    return bool(case.facts["step"] == case.fields["step"])


def not_in_hand(case: Case) -> bool:
    """Of the cards that are named, one at least is missing."""
    hand = list(case.fields["hand"])
    for card in case.what.split(" with "):
        if card not in hand:
            return True
        hand.remove(card)
    return False


RACING: dict[str, Truth] = {
    "race-over": lambda case: case.fields["step"] == "over",
    "other-step": other_step,
    "not-asked": other_step,
    "cow-in-way": is_cow_there,
    "cell-not-free": stands_there,
    "stands-firm": stands_there,
    "own-elephant-in-way": stands_there,
    "no-tiger": lambda case: "tiger" not in case.fields["hand"],
    "not-in-hand": not_in_hand,
    "no-cow-there": lambda case: case.what.split()[0] not in case.fields["cows"],
    "empty-hand": lambda case: case.fields["hands"][int(case.what) - 1] == 0,
    "no-cobra-there": lambda case: case.fields["cobras"][int(case.what) - 1] == 0,
    "not-in-discards": lambda case: case.what not in (case.fields["search"] or []),
    "same-hole": lambda case: case.what == case.fields["mouse"],
    "only-with-juice": lambda case: case.fields["mode"] != "juice",
}
"""The others are about the course of a turn, which a view does not show."""
