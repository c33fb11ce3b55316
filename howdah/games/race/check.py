"""What holds in every position that a race can reach. Positions that are read are held to it (docs/notation.md).

Each function lists what is broken of its part. A part is looked at only if those before it hold, so that none has to
fear numbers that mean nothing. `*-2.1` is clause 2.1 of the race's own rulebook.
"""

from collections.abc import Callable, Sequence
from typing import Final

from howdah.engine.contract import CHANCE_BIT
from howdah.games.race.cards.player_events import robbed, supply, why_not_seat
from howdah.games.race.cards.window import why_not_answer
from howdah.games.race.codes import (
    AT_END,
    AT_TREE,
    BEHIND,
    CARPET,
    CHARGE,
    CHARMER,
    DEAL,
    DISCARD,
    DRAW,
    ELEPHANTS,
    EMPTY,
    FETCH,
    FIRST,
    GIVE_FROM,
    GIVE_TO,
    HERD,
    MONKEY,
    MOUSE,
    MOVE,
    NOBODY,
    NOWHERE,
    OVER,
    PLACE,
    PRAYER,
    REVEAL,
    SACRED_COW,
    SCARE,
    STEAL,
    TOLL,
    TURN,
    VICTIM,
    WALK,
    WINDOW,
)
from howdah.games.race.kit import COW_STEPS, HAND, MOUSE_STEPS, SCARE_STEPS, STOLEN
from howdah.games.race.movement.animals import can_herd
from howdah.games.race.movement.board import LEGAL
from howdah.games.race.movement.moving import find_options, leader_home
from howdah.games.race.opening import next_to_place
from howdah.games.race.race import Race

CHANCE_PHASES: Final = (FIRST, DEAL, STEAL, DRAW, REVEAL)
"""The phases of chance nodes."""
EVENT_OF: Final = {
    VICTIM: MONKEY,
    STEAL: MONKEY,
    GIVE_FROM: CHARMER,
    GIVE_TO: CHARMER,
    HERD: SACRED_COW,
    FETCH: PRAYER,
    WALK: MOUSE,
    SCARE: MOUSE,
}
"""The event whose card is carried out in a phase."""


Part = Callable[[Race], list[str]]


def broken_race(race: Race, clauses: str, broken_board: Part, own: Sequence[Part]) -> list[str]:
    """The first part of a race in which something is broken: what holds in all races, and what in this one.

    `broken_board` looks at the marks of the race's own board, `own` at all that is left; `clauses` is its rulebook.
    """
    shared = [broken_finish, broken_played, broken_card, broken_window, broken_naming, broken_counting, broken_movement]
    for part in [broken_supplies, broken_asking, broken_opening, broken_board, *shared, *own]:
        broken = part(race)
        if broken:
            return [text.replace("*-", f"{clauses}-") for text in broken]
    return []


def broken_line(race: Race, elephant: int, across: bool) -> list[str]:
    """RACE-7.1: the board knows who is across the line."""
    counted = race.board.crossed >> elephant & 1 != 0
    return when(across != counted, f"RACE-7.1: elephant {ELEPHANTS[elephant]} is across the line, or is not")


def when(is_broken: bool, text: str) -> list[str]:
    return [text] if is_broken else []


def broken_supplies(race: Race) -> list[str]:
    """Cards, animals and cobras add up."""
    broken = race.cards.check(race.kit.deck_counts) + race.board.check()
    return broken + when(
        sum(race.cobras) > race.kit.cobras or min(race.cobras) < 0, "RACE-6.3: the cobras do not add up"
    )


def broken_asking(race: Race) -> list[str]:
    """Who is asked follows from the phase."""
    phase, seats = race.phase, int(race.kit.seats)
    expected = 1 << int(race.active) if race.active >= 0 else 0
    if phase in CHANCE_PHASES:
        expected = int(CHANCE_BIT)
    elif phase == OVER:
        expected = 0
    elif phase == WINDOW:
        may_answer = [seat for seat in range(seats) if seat != race.striker and race.cards.sizes[seat] > 0]
        if any(race.answers[seat] != NOBODY for seat in range(seats) if seat not in may_answer):
            return ["*-3.2: an answer of a seat that is not asked"]
        expected = sum(1 << seat for seat in may_answer if race.answers[seat] == NOBODY)
    if phase != WINDOW and any(answer != NOBODY for answer in race.answers):
        return ["*-3.2: an answer outside a tiger window"]
    if expected == 0 and phase != OVER:
        return ["RACE-7.1: nobody is asked though it is not over"]
    return when(race.asked != expected, "RACE-2.1: others are asked than the step says")


def broken_opening(race: Race) -> list[str]:
    """RACE-2: the first player, then elephants from the last player on, then cards; all before the first turn."""
    board, cards, kit = race.board, race.cards, race.kit
    if (race.first == NOBODY) != (race.phase == FIRST) or (race.active == NOBODY) != (race.phase == FIRST):
        return ["RACE-2.1: a first player, once the draw is made"]
    placed = [elephant for elephant in range(int(kit.elephants)) if board.where[elephant] != NOWHERE]
    if race.phase > PLACE and len(placed) < kit.elephants:
        return ["RACE-2.2: all elephants on the track before cards are dealt"]
    if race.phase > DEAL:
        return []
    expected = next_to_place(race, len(placed)) if race.phase == PLACE else race.first
    if race.active != expected or sorted(placing_order(race)[: len(placed)]) != placed:
        return ["RACE-2.2: elephants are placed from the last player backwards, one at a time"]
    if race.phase == PLACE and len(placed) == kit.elephants:
        return ["RACE-2.2: an elephant that is still to be placed"]
    if any(board.where[elephant] not in kit.track.starts for elephant in placed):
        return ["RACE-2.2: elephants on starting cells before the first turn"]
    if (
        list(board.cows) != kit.track.cows
        or board.mouse != kit.first_mouse
        or board.opened != 0
        or any(race.cobras)
        or any(board.laps)
        or race.turns + race.played + board.stuck + board.may_cross + board.halted + board.stopped != 0
    ):
        return ["RACE-2.2: the track as it is set up before the first turn"]
    return broken_deal(race) + when(
        cards.table_size + cards.discards_size != 0 or cards.watching != 0 or cards.seers != cards.everyone,
        "RACE-2.3: no card on the table, on the discards or in memory before the first turn",
    )


def placing_order(race: Race) -> list[int]:
    """The elephants in the order in which they come onto the track."""
    order: list[int] = []
    for placed in range(int(race.kit.elephants)) if race.first >= 0 else []:
        seat = next_to_place(race, placed)
        left = [elephant for elephant in range(int(race.kit.elephants)) if elephant not in order]
        order += [elephant for elephant in left if race.owner(elephant) == seat][:1]
    return order


def broken_deal(race: Race) -> list[str]:
    """RACE-2.3: one card at a time from the first player on."""
    seats = int(race.kit.seats)
    dealt = int(race.kit.deck_size - race.cards.pile_size)
    if race.phase != DEAL:
        return when(dealt != 0, "RACE-2.3: cards are dealt when all elephants stand on the track")
    sizes = [(dealt + seats - 1 - (seat - int(race.first)) % seats) // seats for seat in range(seats)]
    return when(
        dealt >= HAND * seats or sizes != list(race.cards.sizes),
        "RACE-2.3: six cards to each player, one at a time from the first player on",
    )


def broken_finish(race: Race) -> list[str]:
    """RACE-7: whoever has all elephants across the line has won, and nobody goes on."""
    limit = race.kit.turn_limit
    winner = leader_home(race)
    if race.phase != OVER:
        return when(winner != NOBODY, "RACE-7.1: an elephant home ends the race ('step: over winner=...')") + when(
            race.winner != NOBODY or race.turns < 0 or 0 < limit <= race.turns,
            "RACE-7.4: turns within the limit, and no winner before the end",
        )
    if race.winner == NOBODY:
        return when(
            winner != NOBODY or limit == 0 or race.turns != limit or race.cards.table_size != 0,
            "RACE-7.4: a race without a winner is cut when its last turn is over",
        )
    return when(
        race.winner != winner or 0 < limit <= race.turns or race.cards.table_size == 0 or race.played == 0,
        "RACE-7.1: a winner whose elephants are across the line, by a card that lies on the table",
    )


def broken_played(race: Race) -> list[str]:
    """What has been played in the turn; what is allowed of it, each game says."""
    kinds = range(int(race.kit.kinds))
    colours = [colour for colour in (1, 2, 4) if race.colours & colour]
    if not len(colours) <= race.played <= 2 or (race.played > 0 and not colours):
        return ["*-2.1: at most two cards a turn, each of a colour"]
    if any(all(race.kit.colour[kind] != colour for kind in kinds) for colour in colours):
        return ["RACE-2.3: a colour that the deck has"]
    phase, played = race.phase, race.played
    if phase == TURN and played == 0 and race.cards.sizes[race.active] == 0:
        return ["*-2.1: a card in the hand of the seat whose turn begins"]
    return when(
        phase == DISCARD and race.cards.discards_size == 0, "RACE-2.5: the card that was discarded on the discards"
    )


def broken_card(race: Race) -> list[str]:
    """RACE-6.5: what is being carried out lies on the table, and nothing else does."""
    phase, kit, cards = int(race.phase), race.kit, race.cards
    at_tree = phase in (DRAW, TOLL) and race.reason == AT_TREE
    if phase in (FIRST, PLACE, DEAL, OVER):
        return []
    if phase in (TURN, DISCARD) or (phase in (DRAW, TOLL) and not at_tree):
        return when(cards.table_size != 0, "RACE-6.5: no card on the table between cards")
    if race.played == 0:
        return ["RACE-6.5: the card that is carried out among those that were played"]
    if at_tree:
        return when(
            all(kit.points[kind] == 0 or cards.table[kind] == 0 for kind in range(int(kit.kinds))),
            "RACE-5.1: the movement card that led to the banana tree on the table",
        )
    if race.card < 0:
        return ["RACE-6.5: card=... : which card is being played"]
    if phase != WINDOW and cards.table[race.card] == 0:
        return [f"RACE-6.5: the card that is being played, {kit.deck.names[race.card]}, on the table"]
    if phase in EVENT_OF:
        return when(kit.event[race.card] != EVENT_OF[phase], "RACE-6: the card of the event that is carried out")
    return when(phase != WINDOW and kit.points[race.card] == 0 and kit.event[race.card] != MOUSE, "RACE-3.1: a card")


def broken_window(race: Race) -> list[str]:
    """The chain of tigers, and answers that are possible."""
    if race.phase != WINDOW:
        return []
    kit = race.kit
    if race.striker == NOBODY or (race.chain == 0 and race.striker != race.active):
        return ["*-3.2: without a tiger the last card is that of the seat at turn"]
    if race.chain > 0 and (kit.tiger < 0 or race.cards.table[kit.tiger] < race.chain):
        return ["*-3.2: the tigers of the chain on the table"]
    if race.chain == 1 and race.striker == race.active:
        return ["*-3.2: nobody plays a tiger on the own card"]
    for seat in range(int(kit.seats)):
        answer = race.answers[seat]
        if answer != NOBODY and why_not_answer(race, seat, answer) != LEGAL:
            return [f"*-3.2: an answer that seat {seat + 1} can give, with a tiger in the hand"]
    return []


def broken_naming(race: Race) -> list[str]:
    """RACE-6.3, RACE-6.7: whom to name is asked where there is a choice."""
    phase = race.phase
    if phase == GIVE_FROM and (race.kit.seats == 2 or supply(race) > 0):
        return ["RACE-6.3: a cobra is given up only when none is left and somebody else can receive it"]
    if phase == GIVE_TO and (race.source == NOBODY) != (supply(race) > 0):
        return ["RACE-6.3: the cobra comes from the supply, or from source=... when that is empty"]
    if phase == GIVE_TO and race.source != NOBODY and race.cobras[race.source] == 0:
        return ["RACE-6.3: a cobra in front of the seat that gives one up"]
    if phase in (VICTIM, GIVE_FROM, GIVE_TO):
        named = [seat for seat in range(int(race.kit.seats)) if why_not_seat(race, phase, seat) == LEGAL]
        return when(len(named) < 2, "RACE-3.1: a step where the player has a choice: forced ones are taken at once")
    if phase == STEAL:
        return broken_theft(race)
    return []


def broken_theft(race: Race) -> list[str]:
    """RACE-6.7: as many cards are taken as were claimed, of others."""
    if race.active in (race.source, race.target) or race.source == NOBODY or not 1 <= race.count <= STOLEN:
        return ["RACE-6.7: source=... and count=... : who is robbed, and of how many cards"]
    return when(race.cards.sizes[robbed(race)] == 0, "RACE-6.7: a card in the hand that is robbed")


def broken_counting(race: Race) -> list[str]:
    """Steps and cards that are still to come."""
    phase, count, cards = race.phase, race.count, race.cards
    if phase in (DRAW, TOLL) and race.reason not in (AT_END, AT_TREE):
        return ["RACE-2.4: reason=1 at a banana tree, else none"]
    if phase in (DRAW, REVEAL) and cards.pile_size == 0:
        return ["RACE-2.4: a card in the pile that can be drawn"]
    if phase == FETCH and (cards.discards_size == 0 or cards.seers >> race.active & 1 == 0):
        return ["RACE-2.5: discards, which the seat at turn has seen"]
    if phase == HERD and not (1 <= count <= COW_STEPS and can_herd(race)):
        return [f"RACE-6.1: count=1 to count={COW_STEPS} steps of cows that can step"]
    if phase == WALK and not (1 <= count <= MOUSE_STEPS and race.board.mouse != NOWHERE):
        return [f"RACE-6.2: count=1 to count={MOUSE_STEPS} steps of a mouse on the track"]
    if phase == WALK and count < MOUSE_STEPS and EMPTY < race.board.at[race.board.mouse] <= race.kit.elephants:
        return ["RACE-6.2: the walk ends where the mouse meets an elephant"]
    return []


def broken_movement(race: Race) -> list[str]:
    """RACE-3, RACE-4: somebody who moves, points that are left, and a choice among steps."""
    if race.phase not in (MOVE, SCARE):
        return []
    if race.mover < 0 or race.board.where[race.mover] < 0:
        return ["RACE-3.1: mover=... : an elephant on the track"]
    if race.phase == SCARE:
        if (race.forward, race.mode) != (BEHIND, CHARGE) or not 1 <= race.points <= SCARE_STEPS:
            return [f"RACE-4.4: points=1 to points={SCARE_STEPS} of a flight back"]
        if race.board.mouse == NOWHERE or (
            race.points == SCARE_STEPS and race.board.where[race.mover] != race.board.mouse
        ):
            return ["RACE-4.4: the mouse where it scared the elephant"]
    elif race.owner(race.mover) != race.active or race.points < 1 or race.mode == CARPET:
        return ["RACE-3.1: an own elephant with points=... left"]
    elif race.moved not in (0, 1) or (race.run != 0 and race.moved == 0):
        return ["RACE-3.7: moved=1 once a step was made"]
    options = find_options(race)
    if options & (options - 1) == 0:
        return ["RACE-3.1: a step where the player has a choice: forced ones are taken at once"]
    return when(race.options != options, "RACE-3.1: the ways that are open")
