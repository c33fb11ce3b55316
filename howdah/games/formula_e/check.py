"""What holds in every position that a Formula E race can reach, beyond what holds in all races."""

from typing import Final

from howdah.games.formula_e.board import LAPS_TO_WIN
from howdah.games.formula_e.mouse import why_not_burrow
from howdah.games.formula_e.windows import NAMING, ON_EFFECT, ON_MOVEMENT, OTHER, find_no_effect, other_has_no_effect
from howdah.games.race import codes
from howdah.games.race.check import broken_line, broken_race, when
from howdah.games.race.kit import HAND, HAND_AT_TREE, STOLEN
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.race import Race

CARRIED_OUT: Final = (
    codes.VICTIM,
    codes.GIVE_FROM,
    codes.GIVE_TO,
    codes.MOVE,
    codes.WALK,
    codes.SCARE,
    codes.BURROW,
    codes.HERD,
    codes.FETCH,
    codes.STEAL,
)
"""The phases of a card that nobody has cancelled."""
FEWEST_LAPS: Final = -2
"""Scared back over the line before one's lap began, and once more all around: further back nobody ever was."""


def broken_formula(race: Race, tiger_duel: bool) -> list[str]:
    """The first part of a Formula E race in which something is broken."""
    windows = broken_duel if tiger_duel else broken_window
    own = [broken_turn, windows, broken_no_effect, broken_table, broken_theft, broken_drawing, broken_movement]
    return broken_race(race, "FE", broken_board, own)


def broken_board(race: Race) -> list[str]:
    """Laps that can be, a mouse on the track; no mud and no closed crossing."""
    board = race.board
    if board.mouse == codes.NOWHERE:
        return ["FE-1.3: the mouse is beside the track"]
    for elephant in range(int(race.kit.elephants)):
        laps = board.laps[elephant]
        across = laps == LAPS_TO_WIN
        home = board.where[elephant] == codes.HOME
        if not FEWEST_LAPS <= laps <= LAPS_TO_WIN or (home and not (across and race.kit.flies_home != 0)):
            return [f"FE-1.2: laps that elephant {codes.ELEPHANTS[elephant]} can have made"]
        broken = broken_line(race, elephant, across)
        if broken:
            return broken
        if board.stopped >> elephant & 1 and not is_stopped_rightly(race, elephant):
            return [
                f"FE-4.1: elephant {codes.ELEPHANTS[elephant]} right before water in its lane, if it is stopped there"
            ]
    return when(
        board.opened | board.stuck | board.may_cross | board.halted != 0, "FE-4.3: no crossing to open and no mud"
    )


def is_stopped_rightly(race: Race, elephant: int) -> bool:
    """FE-4.1: before water, and not since it moved by itself."""
    cell = race.board.where[elephant]
    moves = race.phase == codes.MOVE and race.mover == elephant and race.moved != 0
    return cell >= 0 and race.kit.guards[cell] != 0 and not moves


def broken_turn(race: Race) -> list[str]:
    """FE-2.1: one card, or a green and a yellow one."""
    if race.played == 2 and race.colours != codes.GREEN | codes.EVENT:
        return ["FE-2.1, FE-2.2: one card, or a green and a yellow one"]
    return when(race.phase == codes.DISCARD and race.played > 0, "FE-2.1: cards are discarded instead of playing")


def broken_window(race: Race) -> list[str]:
    """FE-3.4: without `tiger_duel` no tiger is answered, and what it was aimed at is cancelled."""
    if race.phase == codes.WINDOW and race.chain > 0:
        return ["FE-3.4: a tiger is answered by another only with the option tiger_duel"]
    if race.phase == codes.WINDOW and race.window == OTHER and race.cancelled == 0:
        return ["FE-3.4: what the first tiger was aimed at is cancelled"]
    return broken_duel(race)


def broken_duel(race: Race) -> list[str]:
    """FE-3.4: what a window is about, and how far it has come."""
    if race.phase != codes.WINDOW:
        return []
    if race.source != codes.NOBODY or race.target != codes.NOBODY:
        return ["FE-3.2: nothing is named before the window"]
    if race.partner < 0:
        return when(race.window + race.aim + race.cancelled != 0, "FE-3.4: one window for a single card")
    if race.window == NAMING:
        aims = (ON_MOVEMENT, ON_EFFECT) if race.chain > 0 else (0,)
        return when(race.aim not in aims or race.cancelled != 0, "FE-3.3: the first tiger names its card")
    first = ON_MOVEMENT + ON_EFFECT - race.aim
    return when(
        race.window != OTHER or first not in (ON_MOVEMENT, ON_EFFECT) or race.cancelled not in (0, first),
        "FE-3.4: window=1 or window=2 with a pair, and what has been cancelled before it",
    )


def broken_no_effect(race: Race) -> list[str]:
    """FE-3.5: nobody is asked to cancel what changes nothing."""
    if race.phase != codes.WINDOW or not race.kit.skip_useless_windows or race.chain > 0 or race.card < 0:
        return []
    again = race.copy()
    find_no_effect(again)
    no_effect = other_has_no_effect(again) if race.window == OTHER else again.no_effect & ON_MOVEMENT != 0
    return when(no_effect, "FE-3.5: a window for a card that changes something")


def broken_table(race: Race) -> list[str]:
    """One card or a pair that makes one movement (FE-2.3), with the tigers on it."""
    kit, phase = race.kit, race.phase
    if phase != codes.WINDOW and (phase not in CARRIED_OUT or race.card < 0):
        return []
    partner = race.partner if phase == codes.WINDOW else effect_on_table(race)
    expected = [0] * int(kit.kinds)
    if phase != codes.WINDOW or race.cancelled & ON_MOVEMENT == 0:
        expected[race.card] += 1
    if partner >= 0 and (phase != codes.WINDOW or race.cancelled & ON_EFFECT == 0):
        expected[partner] += 1
    if phase == codes.WINDOW and race.chain > 0:
        expected[kit.tiger] += int(race.chain)
    if expected != list(race.cards.table):
        return ["RACE-6.5: on the table what is being carried out, with the tigers on it, and nothing else"]
    if kit.effect[race.card] != codes.NO_EFFECT or not race.colours & kit.colour[race.card]:
        return ["FE-2.3: a card that can be played, of a colour that was played"]
    if partner < 0:
        return []
    if kit.effect[partner] == codes.NO_EFFECT or kit.colour[race.card] != codes.GREEN or race.played != 2:
        return ["FE-2.3: a green card and an effect that are played together"]
    lands = (
        kit.effect[partner] != codes.CARPET or race.board.why_not_flight(race.active, kit.points[race.card]) == LEGAL
    )
    return when(phase == codes.WINDOW and not lands, "RACE-4.2: a free cell where the carpet can land")


def effect_on_table(race: Race) -> int:
    """The effect card of a movement that is under way; NOBODY without one."""
    kinds = range(int(race.kit.kinds))
    if race.phase != codes.MOVE or race.mode == codes.NO_EFFECT:
        return codes.NOBODY
    return next((kind for kind in kinds if race.kit.effect[kind] == race.mode and race.cards.table[kind]), codes.NOBODY)


def broken_theft(race: Race) -> list[str]:
    """FE-5.2: two cards of one player or one each of two, of hands that have them; one if there is no second."""
    if race.stall != 0 and race.phase in (codes.VICTIM, codes.GIVE_FROM, codes.GIVE_TO):
        return ["ER-5.2: there are no market stalls"]
    if race.phase != codes.STEAL:
        return []
    if race.target == codes.NOBODY:
        return when(race.count != 1, "FE-5.2: one card of a single victim who has no more")
    claimed = STOLEN if race.target == race.source else 1
    return when(
        race.count == STOLEN and race.cards.sizes[race.target] < claimed, "RACE-6.7: cards that have been claimed"
    )


def broken_drawing(race: Race) -> list[str]:
    """FE-2.5, FE-2.6: up to six or nine, then one card is discarded for each cobra."""
    if race.phase not in (codes.DRAW, codes.TOLL):
        return []
    at_tree, held = race.reason == codes.AT_TREE, race.cards.sizes[race.active]
    limit = HAND_AT_TREE if at_tree else HAND
    if race.phase == codes.DRAW and (race.count < 1 or race.count + held != limit):
        return [f"FE-2.5, FE-2.6: count=... cards to draw up to {limit}"]
    if race.phase == codes.TOLL and not 1 <= race.count <= min(race.cobras[race.active], held):
        return ["FE-2.5: count=... cards to discard: one for each cobra, of those in the hand"]
    if not at_tree:
        return []
    cell = race.board.where[race.active]
    if cell < 0 or race.kit.track.terrain[cell] != codes.BANANA:
        return ["FE-2.6: the own elephant at a banana tree"]
    moves = sum(count for kind, count in enumerate(race.cards.table) if race.kit.points[kind] > 0)
    effects = sum(count for kind, count in enumerate(race.cards.table) if race.kit.effect[kind] != codes.NO_EFFECT)
    return when(
        moves != 1 or effects > 1 or moves + effects != race.cards.table_size,
        "RACE-6.5: on the table the movement that led to the banana tree, and nothing else",
    )


def broken_movement(race: Race) -> list[str]:
    """FE-2.3: the effect that is played with a movement; FE-5.1: the mouse's way home."""
    phase, kit = race.phase, race.kit
    if phase == codes.BURROW:
        nearest = [hole for hole in range(len(kit.holes)) if why_not_burrow(race, hole) == LEGAL]
        return when(
            kit.event[race.card] != codes.MOUSE or len(nearest) < 2,
            "FE-5.1: a choice between holes that are equally near",
        )
    if phase != codes.MOVE:
        return []
    if race.mode != codes.NO_EFFECT and (effect_on_table(race) < 0 or race.colours & codes.PURPLE):
        return ["FE-2.3: the effect card of the movement on the table"]
    whole = kit.points[race.card]
    return when(
        race.points > whole or (race.moved == 0 and race.points != whole),
        "RACE-5.1: no more points than the card has, and moved=1 once a step was made",
    )
