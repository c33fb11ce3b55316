"""What Totem's refusals claim. Cells are compared by name: row letter and diagonal number."""

from functools import cache

from tests.locale.truths import Case, Truth

STEPS = ((-1, -1), (-1, 0), (0, -1), (0, 1), (1, 0), (1, 1))
RINGS = 9
START_CELLS = {"b2", "b6", "b10", "f2", "f14", "j2", "j18", "n6", "n18", "r10", "r14", "r18"}
"""TOT-1.3: corners and side-midpoints of the ring, read off the drawn board."""


@cache
def place(cell: str) -> tuple[int, int]:
    """A cell as row and number, counted from the centre j10."""
    return ord(cell[0]) - ord("j"), int(cell[1:]) - 10


@cache
def distance(one: str, other: str) -> int:
    """How many cells apart."""
    rows, numbers = (a - b for a, b in zip(place(one), place(other), strict=True))
    return max(abs(rows), abs(numbers), abs(rows - numbers))


@cache
def around(cell: str) -> frozenset[str]:
    """The neighbours of a cell that are on the board."""
    row, number = place(cell)
    found = [(row + up, number + along) for up, along in STEPS]
    inside = [(a, b) for a, b in found if max(abs(a), abs(b), abs(a - b)) <= RINGS]
    return frozenset(f"{chr(ord('j') + a)}{b + 10}" for a, b in inside)


def own(case: Case) -> set[str]:
    """Pieces and totem of the refused seat."""
    totem = case.fields["totems"][case.seat]
    return {*case.fields["pieces"][case.seat], *([totem] if totem else [])}


def taken(case: Case) -> set[str]:
    """Every cell that something stands on."""
    pieces = {cell for cells in case.fields["pieces"] for cell in cells}
    return pieces | {totem for totem in case.fields["totems"] if totem}


def enemies(case: Case) -> dict[str, str]:
    """Enemy pieces, each with the totem of its colour."""
    found: dict[str, str] = {}
    for seat, cells in enumerate(case.fields["pieces"]):
        if seat != case.seat:
            found.update(dict.fromkeys(cells, case.fields["totems"][seat]))
    return found


def held_together(cells: set[str], totem: str) -> set[str]:
    """The totem, and which of the cells are connected to it through each other."""
    reached = {totem}
    border = [totem]
    while border:
        new = (around(border.pop()) & cells) - reached
        reached |= new
        border += new
    return reached


def hold_together(cells: set[str], totem: str) -> bool:
    """All cells are connected to the totem through each other."""
    return cells <= held_together(cells, totem)


def steps_from(case: Case, cell: str, been: set[str]) -> set[str]:
    """TOT-4.1 to TOT-4.5: where a piece of this seat can step."""
    totem = case.fields["totems"][case.seat]
    others = own(case) - {cell}
    found: set[str] = set()
    for target in around(cell) - taken(case) - been:
        there = target if cell == totem else totem
        if around(target) & others and hold_together(others | {target}, there):
            found.add(target)
    return found


def can_move(case: Case, cell: str) -> bool:
    """A piece that has not moved this turn has a step."""
    return cell not in case.fields["moved"] and bool(steps_from(case, cell, set()))


@cache
def turned(cell: str) -> str:
    """A cell turned about the centre by a sixth."""
    row, number = place(cell)
    return f"{chr(ord('j') + number)}{number - row + 10}"


def opposite(cell: str) -> str:
    return turned(turned(turned(cell)))


def at_right_angles(one: str, other: str) -> bool:
    """Seen from the centre. Rows and numbers run at 120 degrees to each other."""
    (row, number), (to_row, to_number) = place(one), place(other)
    return 2 * (row * to_row + number * to_number) == row * to_number + number * to_row


def starts_left(case: Case) -> set[str]:
    """TOT-2.2 to TOT-2.4: the starts that suit the totems that stand."""
    totems = case.fields["totems"]
    standing = [totem for totem in totems if totem]
    if not standing:
        return START_CELLS
    first = standing[0]
    if len(totems) == 3:
        third = turned(turned(first))
        return {third, turned(turned(third))}
    if len(totems) == 2 or len(standing) == 1:
        return {opposite(first)}
    pair = next(totem for totem in standing if opposite(totem) in standing)
    return {start for start in START_CELLS if at_right_angles(start, pair)}


def start_too_close(case: Case) -> bool:
    """It is one of the twelve starts and free, but not as far from the others as it must be."""
    cell = cell_of(case)
    return cell in START_CELLS and cell not in taken(case) and cell not in starts_left(case)


def cell_of(case: Case) -> str:
    """The cell of a fact, which is that of the action."""
    assert case.facts["cell"] == case.what
    return case.what


def moving(case: Case) -> str:
    """The piece that moves, which is that of the fact."""
    assert case.facts["piece"] == case.fields["moving"]
    return str(case.fields["moving"])


def entering_fits(case: Case) -> bool:
    """TOT-3.4: the roll lets a piece enter."""
    dice: list[int] = case.fields["dice"]
    return dice[0] == dice[1] or sum(dice) >= 10


def somebody_can_move(case: Case) -> bool:
    return len(own(case)) > 1 and any(can_move(case, cell) for cell in own(case))


def is_stuck(case: Case) -> bool:
    return cell_of(case) in own(case) and not steps_from(case, case.what, set())


def cuts_group(case: Case) -> bool:
    """The step is short and free, and the pieces that are named would lose their totem, and no others stay behind."""
    cell, target = moving(case), cell_of(case)
    stays = (own(case) - {cell}) | {target}
    totem = case.fields["totems"][case.seat]
    lost = stays - held_together(stays, target if cell == totem else totem) - {target}
    return target in around(cell) and bool(lost) and set(str(case.facts["cut"]).split()) == lost


def not_farthest(case: Case) -> bool:
    """TOT-5.2: another enemy piece next to the attacker is farther from its totem."""
    near = {cell: totem for cell, totem in enemies(case).items() if cell in around(case.fields["moving"])}
    gone = distance(case.what, near[cell_of(case)])
    return any(distance(cell, totem) > gone for cell, totem in near.items())


def must_go_on(case: Case) -> bool:
    """TOT-4.7: nobody else can move."""
    others = own(case) - {moving(case)}
    return case.fields["points"] > 0 and not any(can_move(case, cell) for cell in others)


def phase(*names: str) -> Truth:
    """The game asks for this now."""
    return lambda case: case.fields["phase"] in names


def with_facts(truth: Truth) -> Truth:
    """A check that also looks at what every refusal may name: the cell of the action, and the piece that moves."""

    def holds(case: Case) -> bool:
        is_named = case.facts.get("cell", case.what) == case.what
        moves = case.facts.get("piece", case.fields["moving"]) == case.fields["moving"]
        return is_named and moves and truth(case)

    return holds


CHECKS: dict[str, Truth] = {
    "start-taken": lambda case: cell_of(case) in taken(case),
    "start-too-close": start_too_close,
    "no-such-die": lambda case: int(case.what) not in case.fields["dice"],
    "no-step": lambda case: not somebody_can_move(case),
    "must-move": somebody_can_move,
    "roll-too-low": lambda case: not entering_fits(case),
    "no-reserve": lambda case: case.fields["reserve"][case.seat] == 0,
    "not-beside-totem": lambda case: cell_of(case) not in around(case.fields["totems"][case.seat]),
    "entry-taken": lambda case: cell_of(case) in taken(case),
    "not-yours": lambda case: cell_of(case) not in own(case),
    "already-moved": lambda case: cell_of(case) in case.fields["moved"],
    "totem-alone": lambda case: not case.fields["pieces"][case.seat],
    "piece-stuck": is_stuck,
    "not-next": lambda case: cell_of(case) not in around(moving(case)),
    "cell-taken": lambda case: cell_of(case) in taken(case),
    "been-there": lambda case: cell_of(case) in case.fields["trail"],
    "not-beside-own": lambda case: not around(cell_of(case)) & (own(case) - {moving(case)}),
    "cuts-group": cuts_group,
    "not-moved-yet": lambda case: not case.fields["trail"] or case.fields["trail"] == [case.fields["moving"]],
    "must-go-on": must_go_on,
    "not-an-enemy": lambda case: cell_of(case) not in enemies(case) or case.what not in around(case.fields["moving"]),
    "not-farthest": not_farthest,
    "game-over": phase("over"),
    "start-dice-first": phase("start-die"),
    "roll-first": phase("roll"),
    "not-your-turn": lambda case: case.facts["turn"] == case.fields["turn"] != case.seat + 1,
    "choose-start": phase("start"),
    "set-up-over": lambda case: case.verb == "start" and case.fields["phase"] != "start",
    "use-dice": phase("dice"),
    "dice-decided": phase("piece", "step", "victim"),
    "choose-piece": phase("piece"),
    "in-one-go": phase("step"),
    "choose-victim": phase("victim"),
    "no-victim-to-choose": lambda case: case.fields["phase"] != "victim",
    "only-end": phase("done", "start-done"),
    "points-left": lambda case: case.fields["points"] > 0 and case.fields["phase"] in ("piece", "step"),
}
TRUTHS = {code: with_facts(check) for code, check in CHECKS.items()}
