"""What the refusals of Formula E claim."""

from tests.locale.truths import Case, Truth
from tests.locale.truths.ground import GAP, LINE, Ground
from tests.locale.truths.racing import RACING, onto_water, played, register

EFFECTS = ("charge", "carpet", "juice")


def colours(case: Case) -> list[str]:
    """FE-2.2: of the cards that are named; what is neither green nor purple is yellow."""
    names = [card.partition("-")[0] for card in case.what.split(" with ")]
    return [name if name in ("green", "purple") else "yellow" for name in names]


def one_of_colour(case: Case) -> bool:
    """FE-2.1: a card of such a colour was played this turn."""
    return "purple" not in played(case) and bool(set(colours(case)) & set(played(case)))


def purple_alone(case: Case) -> bool:
    """FE-2.1: a purple one was played, or is to be played after another."""
    return bool(played(case)) and "purple" in [*played(case), *colours(case)]


def is_pair_named(case: Case) -> bool:
    """FE-3.3: two cards lie there, no tiger on them yet, and both can still be named."""
    return register(case, "window") in ("1", "2") and not register(case, "chain")


def other_card(case: Case) -> bool:
    """FE-3.4: the second window is about the card that the first tiger left."""
    aims = {"1": "movement", "2": "effect"}
    return register(case, "window") == "2" and aims[register(case, "aim")] != case.what


def idle_effect(case: Case) -> bool:
    """FE-3.5: first window of a pair; its effect is named where the movement goes the same without it."""
    if register(case, "window") != "1" or case.what != "effect" or "option windows: always" in case.view.position:
        return False
    ground, effect = Ground(case.view), case.fields["partner"]
    cell = case.fields["elephants"][case.fields["turn"] - 1]
    for _ in range(int(case.fields["card"][-1])):
        ahead = ground.beside(cell, "ahead")
        if not goes_alike(ground, cell, ahead, effect):
            return False
        push_on(ground, cell, ahead)
        cell = ahead
    return True


def goes_alike(ground: Ground, cell: str, ahead: str, effect: str) -> bool:
    """One step: plain it goes ahead, and the effect neither opens another way nor changes what is pushed."""
    if ahead in (GAP, LINE) or not ground.can_push(cell, "ahead", charge=False, own=[]):
        return False
    pushed, after = ground.chain(cell, "ahead")
    if effect == "juice":
        return not any(ground.can_push(cell, way, charge=False, own=[]) for way in ("diagonal-left", "diagonal-right"))
    if effect == "carpet":
        return not pushed and ground.letter(ahead) != "~"
    beyond = ground.beside(after, "ahead") if after not in (GAP, LINE) else GAP
    return not pushed or beyond in (GAP, LINE) or ground.letter(beyond) != "~"  # FE-4.1: a plain push stops there


def push_on(ground: Ground, cell: str, ahead: str) -> None:
    """The step itself: all who stand without a gap go one on."""
    pushed, after = ground.chain(cell, "ahead")
    for origin in reversed([cell, *pushed]):
        ground.standing[after] = ground.standing.pop(origin)
        after = origin
    assert ahead in ground.standing


def not_from_hole(case: Case) -> bool:
    """FE-5.1: the mouse walks, and is not on a hole from which it could jump."""
    return case.fields["step"] == "walk" and case.fields["mouse"] not in case.fields["holes"]


def played_already(case: Case) -> bool:
    """FE-2.1: who has played a card discards none in that turn, unless for a cobra (FE-2.5)."""
    return case.verb == "discard" and case.fields["step"] == "turn" and bool(played(case))


def not_nearest(case: Case) -> bool:
    """FE-5.1: the mouse goes home, and another hole is nearer."""
    if case.fields["step"] != "burrow":
        return False
    ground, mouse = Ground(case.view), case.fields["mouse"]
    far = ground.steps_to(mouse, case.what)
    return any(ground.steps_to(mouse, hole) < far for hole in case.fields["holes"])


TRUTHS: dict[str, Truth] = {
    **RACING,
    "pushes-onto-water": onto_water,
    "not-from-hole": not_from_hole,
    "same-hole": lambda case: case.what == case.fields["mouse"],
    "not-nearest-hole": not_nearest,
    "name-the-card": lambda case: not case.what and is_pair_named(case),
    "nothing-to-name": lambda case: case.what in ("movement", "effect") and not is_pair_named(case),
    "idle-effect": idle_effect,
    "other-card": other_card,
    "one-of-colour": one_of_colour,
    "purple-alone": purple_alone,
    "effect-alone": lambda case: case.what in EFFECTS,
    "played-already": played_already,
}
