"""What holds in every position that an Elephant Rally can reach, beyond what holds in all races."""

from typing import Final

from howdah.games.elephant_rally.effects import MANGO_STEPS, can_move, can_use
from howdah.games.elephant_rally.mud import is_mud
from howdah.games.elephant_rally.plans import is_simulated, replay_plan
from howdah.games.elephant_rally.turn import has_no_effect
from howdah.games.race.cards.player_events import supply
from howdah.games.race.check import broken_line, broken_race, when
from howdah.games.race.codes import (
    AT_TREE,
    BANANA,
    CHARMER,
    DEAL,
    DISCARD,
    DRAW,
    ELEPHANT,
    EVENT,
    FETCH,
    GIVE_FROM,
    GIVE_TO,
    GREEN,
    HERD,
    HOLE,
    HOME,
    JUICE,
    MANGO,
    MONKEY,
    MOUSE,
    MOVE,
    MUD,
    NO_EFFECT,
    NOBODY,
    NOT_PLANNING,
    NOWHERE,
    PLANNED,
    PLANNING,
    REVEAL,
    SCARE,
    STALL,
    STEAL,
    TREE,
    TURN,
    USE,
    VICTIM,
    WALK,
    WINDOW,
)
from howdah.games.race.kit import HAND, HAND_AT_TREE, MOUSE_STEPS
from howdah.games.race.movement.moving import find_options
from howdah.games.race.race import Race

REVEALED: Final = (VICTIM, GIVE_FROM, GIVE_TO, USE, MOVE, TREE, HOLE, WALK, SCARE, HERD, FETCH, STEAL, REVEAL)
"""The phases of a card that a market stall may have revealed."""


CHOSEN: Final = (ELEPHANT, MOVE, TREE, HOLE, WALK, SCARE, HERD)
"""The phases in which a plan is made."""


def broken_rally(race: Race) -> list[str]:
    """The first part of an Elephant Rally in which something is broken."""
    own = [
        broken_crossings,
        broken_turn,
        broken_table,
        broken_naming,
        broken_drawing,
        broken_movement,
        broken_plan,
    ]
    return broken_race(race, "ER", broken_board, own)


def broken_board(race: Race) -> list[str]:
    """Who is home; mud, halts and crossings: marks of the own elephants, as the board has them when a turn begins."""
    board = race.board
    for elephant in range(int(race.kit.elephants)):
        broken = broken_line(race, elephant, board.where[elephant] == HOME)
        if broken:
            return broken
    if race.phase <= DEAL:
        return []
    if board.fed and not race.kit.banana_at_end:
        return ["ER-2.6: elephants that came to a banana tree only where it brings its cards at the end of the turn"]
    if (board.stuck | board.may_cross | board.halted | board.fed) & ~race.own(race.active):
        return ["ER-4.4, ER-5.3: marks of the elephants of the seat at turn"]
    if race.phase in (TURN, DISCARD) and race.played == 0:
        fresh = board.copy()
        fresh.begin_turn(race.own(race.active))
        marks = (board.stuck, board.may_cross, board.halted, board.fed)
        if marks != (fresh.stuck, fresh.may_cross, 0, 0):
            return ["ER-4.4, ER-5.3: marks as the board has them when the turn begins"]
    return []


def broken_crossings(race: Race) -> list[str]:
    """ER-4.3: whoever is on a crossing or beyond it has opened it, and the leader came to them in their order."""
    board = race.real_board()
    opened = board.opened
    if opened & (opened + 1):
        return ["ER-4.3: crossings are opened one after the other"]
    lanes = int(race.kit.track.lanes)
    for number, columns in enumerate(race.kit.track.crossings):
        beyond = [cell == HOME or cell >= columns[0] * lanes for cell in board.where]
        if any(beyond) and not opened >> number & 1:
            return [f"ER-4.3: crossing {number + 1} is open where an elephant is on it or beyond it"]
    return []


def broken_turn(race: Race) -> list[str]:
    """ER-2.1: one card or two, but two green ones; mud where a mark says so; the mouse only while it is played."""
    if (race.played == 2 and race.colours == GREEN) or (race.phase == DISCARD and race.played == 2):
        return ["ER-2.1: two cards, but two green ones, and none is discarded after two"]
    board = race.board
    for elephant in range(int(race.kit.elephants)):
        cell = board.where[elephant]
        if board.stuck >> elephant & 1 and (cell < 0 or not is_mud(board, cell)):
            return ["ER-5.3: an elephant in mud, where one has to get free"]
        if board.may_cross >> elephant & 1 and cell < 0:
            return ["ER-4.4: an elephant on the track, where one may cross"]
    if (race.board.mouse != NOWHERE) != (race.phase in (WALK, SCARE)):
        return ["ER-6.1: the mouse is on the track while it walks or scares, else beside it"]
    return when(
        race.phase == WALK and race.count == MOUSE_STEPS and race.board.mouse not in race.kit.track.holes,
        "ER-6.1: the mouse sets out from a hole",
    )


def broken_table(race: Race) -> list[str]:
    """One card that is carried out, with the tigers on it; before it, the cards that led to market stalls (ER-5.2)."""
    kit, cards, phase = race.kit, race.cards, race.phase
    if race.card < 0 or (phase not in (WINDOW, ELEPHANT) and phase not in REVEALED):
        return []
    others = cards.table[:]
    others[race.card] -= 1
    if phase == WINDOW and race.chain > 0:
        others[kit.tiger] -= race.chain
    if any(count < 0 or (count > 0 and kit.points[kind] == 0) for kind, count in enumerate(others)):
        return ["RACE-6.5: the card on the table, with nothing but tigers on it and movements before it"]
    revealed = sum(others) > 0
    if revealed and phase not in REVEALED:
        return ["ER-3.3: nobody can cancel a card that a market stall revealed"]
    if not revealed and not race.colours & kit.colour[race.card]:
        return ["ER-2.1: the colour of the card among those that were played"]
    if phase in (VICTIM, GIVE_FROM, GIVE_TO):
        if race.stall != (1 if revealed else 0):
            return ["ER-5.2: stall=1 with a card that a market stall revealed, and the card before it"]
        return broken_stall(race) if revealed else []
    if phase == WINDOW:
        return broken_window(race)
    if phase == HOLE:
        return when(kit.event[race.card] != MOUSE, "ER-6.1: the card of a mouse")
    return when(phase in (ELEPHANT, USE, TREE, REVEAL) and kit.points[race.card] == 0, "ER-2.2: a card that moves")


def broken_stall(race: Race) -> list[str]:
    """ER-5.2: an own elephant on a market stall."""
    on_stall = race.mover >= 0 and race.owner(race.mover) == race.active and race.board.where[race.mover] >= 0
    return when(
        not on_stall or race.kit.track.terrain[race.board.where[race.mover]] != STALL,
        "ER-5.2: mover=... : an own elephant on a market stall",
    )


def broken_window(race: Race) -> list[str]:
    """ER-3.2: only red cards have one, and their targets are named."""
    event, source, target = race.kit.event[race.card], race.source, race.target
    if race.kit.colour[race.card] != EVENT or race.partner >= 0 or race.window + race.aim + race.cancelled != 0:
        return ["ER-3.2: a window for a single red card"]
    if race.kit.skip_useless_windows and race.chain == 0 and has_no_effect(race.copy()):
        return ["ER-3.4: a window for a card that changes something"]
    if event == MONKEY:
        return when(source in (NOBODY, race.active) or target != NOBODY, "RACE-6.7: source=... : who is robbed")
    if event != CHARMER:
        return when(source != NOBODY or target != NOBODY, "ER-3.2: no target with a card that has none")
    if target == NOBODY:
        nothing = race.kit.seats == 2 and supply(race) == 0 and race.cobras[race.active] == 0
        return when(source != NOBODY or not nothing, "RACE-6.3: target=... : who receives the cobra")
    if target in (source, race.active) or (source == NOBODY) != (supply(race) > 0):
        return ["RACE-6.3: a cobra from the supply or of source=... to somebody else"]
    return when(source != NOBODY and race.cobras[source] == 0, "RACE-6.3: a cobra that can be given up")


def broken_naming(race: Race) -> list[str]:
    """ER-6.2: a monkey robs one player."""
    if race.phase == VICTIM and race.source != NOBODY:
        return ["ER-6.2: one player who is robbed"]
    return when(race.phase == STEAL and race.target != NOBODY, "ER-6.2: one player who is robbed")


def broken_drawing(race: Race) -> list[str]:
    """ER-2.5, ER-2.6: up to six or nine, one fewer for each cobra."""
    if race.phase != DRAW:
        return []
    at_tree = race.reason == AT_TREE
    limit = (HAND_AT_TREE if at_tree or race.board.fed else HAND) - race.cobras[race.active]
    if race.count < 1 or race.count + race.cards.sizes[race.active] != limit:
        return [f"ER-2.5, ER-2.6: count=... cards to draw up to {limit}"]
    if at_tree and race.kit.banana_at_end:
        return ["ER-2.6: cards for a banana tree at the end of the turn"]
    return when(at_tree and not own_on(race, BANANA), "ER-2.6: an own elephant at a banana tree")


def own_on(race: Race, terrain: int) -> bool:
    """Whether an own elephant stands on such a cell."""
    own = race.own(race.active)
    cells = [race.board.where[elephant] for elephant in range(int(race.kit.elephants)) if own >> elephant & 1]
    return any(cell >= 0 and race.kit.track.terrain[cell] == terrain for cell in cells)


def broken_movement(race: Race) -> list[str]:
    """ER-2.2, ER-5: a card that moves an own elephant, and what is still to be chosen."""
    phase, kit = race.phase, race.kit
    if phase == ELEPHANT:
        movable = [elephant for elephant in range(int(kit.elephants)) if can_move(race, elephant)]
        return when(len(movable) < 2, "ER-7.2: a choice between two own elephants that can be moved")
    if phase == REVEAL:
        return broken_stall(race)
    if phase not in (USE, MOVE, TREE):
        return []
    if race.mover < 0 or race.owner(race.mover) != race.active or race.board.where[race.mover] < 0:
        return ["ER-7.2: mover=... : an own elephant on the track"]
    if race.board.stuck >> race.mover & 1:
        return ["ER-5.3: an elephant that has got free of mud before it moves"]
    terrain = kit.track.terrain[race.board.where[race.mover]]
    whole = kit.points[race.card]
    if phase == TREE:
        stands = terrain == MANGO and (race.points, race.mode) == (MANGO_STEPS, JUICE) and find_options(race) != 0
        return when(not stands, "ER-5.1: an elephant at a mango tree that can go on")
    fresh = [whole, whole - (terrain - MUD)] if terrain > MUD else [whole]
    if phase == USE:
        effect = kit.effect[race.card]
        usable = effect != NO_EFFECT and race.points > 0 and can_use(race, race.mover, race.points, effect)
        return when(race.points not in fresh or not usable, "ER-2.2: points=... of a card whose effect can be used")
    from_tree = race.mode == JUICE and race.points <= MANGO_STEPS
    if not from_tree and (race.mode not in (NO_EFFECT, kit.effect[race.card]) or race.points > whole):
        return ["ER-2.2: the effect of the card or none, and no more points than it has"]
    begins = race.points in fresh or (from_tree and terrain == MANGO and race.points == MANGO_STEPS)
    return when(race.moved == 0 and not begins, "RACE-5.1: moved=1 once a step was made")


def broken_plan(race: Race) -> list[str]:
    """ER-3.2: what a red card is to do is named before its window, and nothing but that."""
    phase = race.phase
    named = (
        race.kit.plan_before_window and race.card >= 0 and race.kit.colour[race.card] == EVENT and is_simulated(race)
    )
    if not named or race.cards.table_size > 1 + (race.chain if phase == WINDOW else 0):
        return when(len(race.plan) > 0 or race.planning != NOT_PLANNING, "ER-3.2: a plan of a red card that was played")
    if phase not in CHOSEN and phase != WINDOW:
        return when(len(race.plan) > 0, "ER-3.2: a plan until its card is carried out")
    if (race.planning == PLANNING) != (phase in CHOSEN):
        return ["ER-3.2: what a red card is to do is named before its window ('plan: ...')"]
    board = race.real_board()
    again = race.copy()
    again.board = board.copy()
    if board.check() or board.mouse != NOWHERE or not replay_plan(again, race.plan):
        return ["ER-3.2: a plan that can be carried out"]
    tried = race.board if phase != WINDOW else race.other_board
    alike = list(again.board.at) == list(tried.at) and again.board.mouse == tried.mouse
    return when(
        not alike or (again.planning == PLANNED) != (phase == WINDOW), "ER-3.2: the board as the plan leaves it"
    )
