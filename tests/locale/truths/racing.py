"""What the refusals of both races claim. Looked at: the view's fields, and the registers of its position's step."""

from tests.locale.truths import Case, Truth
from tests.locale.truths.ground import COW, GAP, LINE, WAYS, Ground

ELEPHANTS = "ABCDEF"
VERBS = {
    "first": (),
    "place": ("start",),
    "deal": (),
    "turn": ("play", "discard", "end"),
    "discard": ("discard", "end"),
    "victim": ("rob",),
    "from": ("from",),
    "give": ("give",),
    "window": ("pass", "tiger"),
    "elephant": ("elephant",),
    "use": ("use", "plain"),
    "move": tuple(WAYS),
    "mango-tree": ("go", "stay"),
    "hole": ("hole",),
    "walk": ("mouse", "done"),
    "scare": tuple(WAYS),
    "burrow": ("hole",),
    "herd": ("cow", "done"),
    "fetch": ("take",),
    "steal": (),
    "draw": (),
    "reveal": (),
    "toll": ("discard",),
}
"""What belongs to each step."""
CHANCE_PHASES = ("first", "deal", "steal", "draw", "reveal")


def sections(case: Case) -> dict[str, str]:
    """The named parts of the position."""
    parts = [part.partition(":") for part in case.view.position.split(" / ")[1:]]
    return {name: text.strip() for name, _, text in parts}


def register(case: Case, name: str) -> str:
    """A register of the step, such as `run=left`; nothing if it has its default."""
    words = dict(word.partition("=")[::2] for word in sections(case).get("step", "").split()[1:])
    return words.get(name, "")


def played(case: Case) -> list[str]:
    """The colours of the cards that were played this turn."""
    return sections(case).get("played", "").split()


def own_elephants(case: Case, seat: int) -> list[str]:
    return [ELEPHANTS[place] for place, owner in enumerate(case.fields["owners"]) if owner == seat]


def cell_of(case: Case, elephant: str) -> str:
    """Where an elephant stands."""
    return str(case.fields["elephants"][ELEPHANTS.index(elephant)])


# Steps.


class Step:
    """The step that was refused: who, from where, which way, and what stands there."""

    def __init__(self, case: Case) -> None:
        self.ground = Ground(case.view)
        self.mover = case.fields["mover"]
        self.cell = cell_of(case, self.mover)
        self.way = case.verb
        self.is_scare = case.fields["step"] == "scare"
        self.charge = self.is_scare or case.fields["mode"] == "charge"
        owner = case.fields["owners"][ELEPHANTS.index(self.mover)]
        self.own = own_elephants(case, owner)
        self.pushed, self.after = self.ground.chain(self.cell, self.way)

    def can(self, way: str) -> bool:
        return self.ground.can_push(self.cell, way, self.charge, self.own)


def stands_there(case: Case) -> bool:
    """The piece that a refusal names stands on the cell that it names."""
    return Ground(case.view).standing.get(str(case.facts["cell"])) == case.facts["piece"]


def is_in_way(case: Case) -> bool:
    """It also belongs to what the step would push, and the step is no charge."""
    step = Step(case)
    return stands_there(case) and case.facts["cell"] in step.pushed and not step.charge and not step.can(case.verb)


def no_cell(case: Case) -> bool:
    """There is no cell where the step, the flight or the push would end; what is named stands before that."""
    ground, cell = Ground(case.view), str(case.facts["cell"])
    if ground.standing.get(cell) != case.facts.get("piece"):
        return False
    if case.verb == "play":
        return flight(case) == cell and ground.letter(cell) == "#"
    if case.verb == "mouse":
        return cell == case.fields["mouse"] and ground.beside(cell, case.what) in (GAP, LINE)
    if case.verb == "cow":
        start, way = case.what.split()
        return cell == start and ground.beside(cell, way) in (GAP, LINE)
    step = Step(case)
    if case.verb.startswith("diagonal"):
        return cell == step.cell and step.after == GAP
    return step.after == GAP and cell == (step.pushed or [step.cell])[-1]


def not_free(case: Case) -> bool:
    """Something stands where the action would end."""
    ground, cell = Ground(case.view), str(case.facts["cell"])
    if case.verb == "start":
        there = case.what
    elif case.verb == "cow":
        there = ground.beside(*case.what.split())
    elif case.verb == "play":
        there = flight(case)
    else:
        there = ground.beside(Step(case).cell, case.verb)
    return stands_there(case) and there == cell


def flight(case: Case) -> str:
    """RACE-4.2: where a carpet lands that is played with a card, `green-4 with carpet`. With `carpet_finish=on` a
    flight that ends the race lands nowhere."""
    card, _, effect = case.what.partition(" with ")
    assert effect == "carpet"
    elephant, columns = own_elephants(case, case.seat + 1)[0], len(case.fields["columns"])
    start = cell_of(case, elephant)
    column = int(start[1:]) + int(card[-1])
    last_lap = case.fields["laps"]["ABCDEF".index(elephant)] == 1
    if "option carpet_finish: on" in case.view.position and column >= columns and last_lap:
        return LINE
    return f"{start[0]}{column % columns}"


def onto_water(case: Case) -> bool:
    """FE-4.1: without a charge somebody would be pushed onto this water."""
    step, cell = Step(case), str(case.facts["cell"])
    is_water = step.ground.letter(cell) == "~"
    return is_water and bool(step.pushed) and cell in [*step.pushed[1:], step.after] and not step.charge


def cow_at_line(case: Case) -> bool:
    """ER-4.6: the last of the chain is a cow, which is named, and the line is next."""
    step = Step(case)
    is_last = case.facts["cell"] == step.pushed[-1] and case.facts["piece"] == COW
    return step.after == LINE and is_last and step.ground.standing[step.pushed[-1]] == COW


def ahead_first(case: Case) -> bool:
    """RACE-3.2: a step to the front (RACE-4.4: to the rear) is possible."""
    step = Step(case)
    return case.verb in ("left", "right") and step.can("behind" if step.is_scare else "ahead")


def keeps_side(case: Case) -> bool:
    """RACE-3.7: it goes the other way."""
    return {case.verb, register(case, "run")} == {"left", "right"}


# Cards and players.


def not_in_hand(case: Case) -> bool:
    """Of the cards that are named, one at least is missing."""
    hand = list(case.fields["hand"])
    for card in case.what.split(" with "):
        if card not in hand:
            return True
        hand.remove(card)
    return False


def other_step(case: Case) -> bool:
    """The step is the one that is named, this seat is asked, and the action belongs to none like it."""
    step = case.fields["step"]
    jump = step == "walk" and case.verb == "hole" and case.view.game == "formula_e"
    return case.facts["step"] == step and case.verb not in VERBS[step] and not jump and not is_idle(case)


def is_idle(case: Case) -> bool:
    """Nobody asks this seat: it is a chance node, or the turn of another player, or who may still answer a card."""
    fields = case.fields
    if fields["step"] != "window":
        return fields["step"] in CHANCE_PHASES or fields["turn"] != case.seat + 1
    last = register(case, "striker") or str(fields["turn"])
    return bool(fields["answered"][case.seat]) or fields["hands"][case.seat] == 0 or last == str(case.seat + 1)


def not_asked(case: Case) -> bool:
    return case.facts["step"] == case.fields["step"] and is_idle(case)


def nothing_to_take(case: Case) -> bool:
    """RACE-6.7: every card of that hand has been claimed already."""
    claimed = register(case, "source") == case.what
    return bool(case.fields["hands"][int(case.what) - 1] == claimed)


def is_own_seat(case: Case) -> bool:
    return bool(int(case.what) == case.seat + 1 == case.fields["turn"])


RACING: dict[str, Truth] = {
    "race-over": lambda case: case.fields["step"] == "over",
    "other-step": other_step,
    "not-asked": not_asked,
    "no-cell": no_cell,
    "cow-in-way": lambda case: case.facts["piece"] == COW and is_in_way(case),
    "stands-firm": lambda case: is_in_way(case) and Ground(case.view).is_firm(str(case.facts["cell"])),
    "cell-not-free": not_free,
    "ahead-first": ahead_first,
    "keep-side": keeps_side,
    "only-with-juice": lambda case: case.verb.startswith("diagonal") and case.fields["mode"] != "juice",
    "never-back": lambda case: case.verb == "behind" and case.fields["step"] == "move",
    "scared-goes-back": lambda case: case.fields["step"] == "scare" and case.verb not in ("behind", "left", "right"),
    "no-tiger": lambda case: case.verb == "tiger" and "tiger" not in case.fields["hand"],
    "not-in-hand": not_in_hand,
    "nothing-done": lambda case: case.verb == "end" and case.fields["step"] == "turn" and not played(case),
    "no-cow-there": lambda case: case.what.split()[0] not in case.fields["cows"],
    "not-yourself": is_own_seat,
    "empty-hand": nothing_to_take,
    "no-cobra-there": lambda case: case.fields["cobras"][int(case.what) - 1] == 0,
    "gives-it-up": lambda case: register(case, "source") == case.what,
    "not-in-discards": lambda case: case.what not in (case.fields["search"] or []),
}
