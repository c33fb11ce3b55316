"""What the refusals of Elephant Rally claim."""

from tests.locale.truths import Case, Truth
from tests.locale.truths.ground import Ground
from tests.locale.truths.racing import (
    RACING,
    Step,
    cell_of,
    cow_at_line,
    is_in_way,
    own_elephants,
    played,
)


def is_green(card: str) -> bool:
    """ER-2.2: movement cards are green, but for the red 2."""
    return "-" in card and not card.startswith("red")


def own_in_way(case: Case) -> bool:
    """ER-7.3: the other elephant of the same player."""
    return case.facts["piece"] in Step(case).own and is_in_way(case)


def crossing_closed(case: Case) -> bool:
    """ER-4.1: a diagonal step would enter a closed crossing, and the elephant did not begin its turn before it."""
    step = Step(case)
    there = step.after == case.facts["cell"] and int(step.after[1:]) in step.ground.closed_columns()
    return case.verb.startswith("diagonal") and there and step.mover not in case.fields["ready"]


def mud_of(case: Case, elephant: str) -> int:
    """ER-5.3: the points that it must spend first."""
    letter = Ground(case.view).letter(cell_of(case, elephant))
    return int(letter) if elephant in case.fields["due"] and letter.isdigit() else 0


def stuck_in_mud(case: Case) -> bool:
    """ER-5.4: the card is worth no more than the mud, or with `mud=letter` is red; of two elephants neither may move by
    it."""
    if case.verb == "elephant":
        return holds_fast(case, case.what, case.fields["card"])
    there = [each for each in own_elephants(case, case.seat + 1) if cell_of(case, each)[-1:].isdigit()]
    return all(holds_fast(case, elephant, case.what) for elephant in there)


def holds_fast(case: Case, elephant: str, card: str) -> bool:
    mud = mud_of(case, elephant)
    if "option mud: letter" in case.view.position:
        return mud > 0 and not is_green(card)
    return mud >= int(card[-1])


TRUTHS: dict[str, Truth] = {
    **RACING,
    "own-elephant-in-way": own_in_way,
    "cow-at-line": cow_at_line,
    "crossing-closed": crossing_closed,
    "two-cards": lambda case: len(played(case)) == 2,
    "two-green": lambda case: is_green(case.what) and "green" in played(case),
    "stuck-in-mud": stuck_in_mud,
    "discarded-already": lambda case: case.fields["step"] == "discard" and bool(played(case)),
    "not-your-elephant": lambda case: case.what not in own_elephants(case, case.seat + 1),
}
