"""A transposition key of a race while it is one seat's turn: lines that reach the same position are followed once."""

from mypy_extensions import i64

from howdah.bots.mcts.tree import FIRST_KEY, mixed
from howdah.engine.vectors import vec
from howdah.games.race.movement.board import Board
from howdah.games.race.race import Race


def key_of(race: Race) -> i64:
    """Board, cards of the active seat, cobras and what the turn has come to."""
    key: i64 = board_key(FIRST_KEY, race.board)
    key = mixed(key, race.phase * 64 + race.active * 8 + race.played)
    key = mixed(key, race.colours * 64 + race.count)
    key = mixed(key, (race.card + 1) * 64 + race.partner + 1)
    key = mixed(key, ((race.mover + 1) * 16 + race.points) * 16 + race.mode)
    key = mixed(key, ((race.source + 1) * 16 + race.target + 1) * 16 + race.run)
    key = mixed(key, (race.stall * 4 + race.reason) * 4 + race.planning)
    key = numbers_key(key, race.cobras, 0, race.kit.seats)
    key = numbers_key(key, race.cards.hands, race.active * race.kit.kinds, race.kit.kinds)
    return mixed(key, race.cards.discards_size)


def board_key(key: i64, board: Board) -> i64:
    key = numbers_key(key, board.where, 0, board.kit.elephants)
    key = numbers_key(key, board.laps, 0, board.kit.elephants)
    key = numbers_key(key, board.cows, 0, len(board.cows))
    key = mixed(key, board.opened * 64 + board.crossed)
    key = mixed(key, board.stuck * 64 + board.may_cross)
    key = mixed(key, (board.halted * 64 + board.fed) * 64 + board.stopped)
    return mixed(key, board.mouse + 1)


def numbers_key(key: i64, numbers: vec[i64], first: i64, count: i64) -> i64:
    for place in range(first, first + count):
        key = mixed(key, numbers[place] + 2)
    return key
