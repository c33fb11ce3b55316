"""Plans (ER-3.2): all that a red card is to do is named before the tiger window, and carried out after it.

Choices are made on a copy of the board, by the same functions that carry them out; each is noted. When nothing is left
to name, or a card would be drawn or revealed, the copy is put aside and the plan is told as one event.
"""

from mypy_extensions import i64

from howdah.engine.events import Sink
from howdah.engine.vectors import append, vec
from howdah.games.elephant_rally import effects
from howdah.games.race.codes import CHARMER, MONKEY, MOUSE, NOBODY, NOT_PLANNING, PLANNED, PLANNING, SACRED_COW
from howdah.games.race.race import Race


def choose(race: Race, action: i64, sink: Sink | None) -> None:
    """A choice about the card, as its phase takes it."""
    race.kit.questions[race.phase].choose(race, action, sink)


# Making a plan.


def is_simulated(race: Race) -> bool:
    """Whether what this card does is tried on a board: movement, mouse and cows."""
    event = race.kit.event[race.card]
    return race.kit.points[race.card] > 0 or event in (MOUSE, SACRED_COW)


def begin_plan(race: Race) -> bool:
    """Begin to name what the card is to do; whether somebody must be asked."""
    if not is_simulated(race):
        return effects.name_targets(race, None)
    race.planning = PLANNING
    race.plan = vec[i64]([])
    race.other_board = race.board
    race.board = race.board.copy()
    effects.carry_out(race, None)
    return not is_planned(race)


def extend_plan(race: Race, action: i64) -> bool:
    """One more choice; whether the plan goes on."""
    race.plan = append(race.plan, action)
    choose(race, action, None)
    return not is_planned(race)


def is_planned(race: Race) -> bool:
    """Whether nothing is left to name: then the board is again as it is."""
    if race.planning != PLANNED:
        return False
    race.planning = NOT_PLANNING
    tried = race.board
    race.board = race.other_board.copy()
    race.other_board = tried
    return True


def named(race: Race) -> list[str]:
    """The plan in words of actions: what was chosen, or who is robbed, gives a cobra up or receives it."""
    event, actions = race.kit.event[race.card], race.kit.actions
    texts = [actions[action] for action in race.plan]
    if event == MONKEY and race.source != NOBODY:
        texts.append(actions[race.kit.rob_block + race.source])
    if event == CHARMER and race.source != NOBODY:
        texts.append(actions[race.kit.from_block + race.source])
    if event == CHARMER and race.target != NOBODY:
        texts.append(actions[race.kit.give_block + race.target])
    return texts


def tell_plan(race: Race, sink: Sink | None) -> None:
    """The plan is one event; where nothing was chosen there is nothing to tell."""
    if sink is None:
        return
    texts = named(race)
    if texts:
        sink.tell("plan-made", {"seat": race.active + 1, "card": race.kit.deck.names[race.card], "plan": texts})


# Carrying it out, or forgetting it.


def carry_out_plan(race: Race, sink: Sink | None) -> None:
    """What was named, in its order; the card goes on from there, if it drew or revealed something."""
    plan = race.plan
    forget_plan(race)
    effects.carry_out(race, sink)
    for place in range(i64(len(plan))):
        choose(race, plan[place], sink)


def forget_plan(race: Race) -> None:
    race.plan = vec[i64]([])
    race.other_board = race.board


# Positions.


def replay_plan(race: Race, plan: vec[i64]) -> bool:
    """Name all of this once more from the board as it is; whether it can be named, and goes on or ends there."""
    race.planning = PLANNING
    race.plan = vec[i64]([])
    race.other_board = race.board
    race.board = race.board.copy()
    effects.carry_out(race, None)
    legal = vec[i64]([0] * len(race.kit.actions))
    for place in range(i64(len(plan))):
        if race.planning == PLANNED:
            return False
        count = race.kit.questions[race.phase].choices_into(race, legal)
        if all(legal[choice] != plan[place] for choice in range(count)):
            return False
        race.plan = append(race.plan, plan[place])
        choose(race, plan[place], None)
    return True
