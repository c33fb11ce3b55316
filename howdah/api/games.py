"""Ways to a table: a new game, a position, a record, a game between bots; and many games at once."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from howdah.api.players import Player
from howdah.api.table import Table, dealer_of, luck_of, table_draws
from howdah.engine.errors import OptionError
from howdah.engine.match import Match
from howdah.engine.record import read_record
from howdah.engine.registry import Meta, find, games, read_known, set_table, settle_options
from howdah.engine.resuming import resume

if TYPE_CHECKING:
    from howdah.lab.accumulators import Summary

Options = Mapping[str, str | int]


def list_games() -> list[Meta]:
    """Every game: `name`, `fewest_seats`, `most_seats`, `minutes`, and its `options` with their `choices`.

    >>> list_games()[-2:]
    [<raj: 2 to 5 seats>, <totem: 2 to 4 seats>]
    """
    return games()


def table(
    game: str,
    seats: int,
    *,
    options: Options | None = None,
    seed: int | None = None,
    names: Sequence[str] | None = None,
) -> Table:
    """A new game. Equal seeds and equal actions give equal games, on every machine; without a seed, chance is real.

    >>> table("raj", seats=3, seed=7)
    <Table raj 3 / stake: 6>
    >>> table("raj", seats=9)
    Traceback (most recent call last):
    howdah.engine.errors.OptionError: raj is for 2 to 5 players, not for 9
    """
    chosen = settle_options(find(game).name, seats, texts_of(options), table_draws(seed))
    rules = set_table(game, seats, chosen)
    return Table(Match(rules, dealer_of(seed), by_number(names, seats)), luck_of(seed, seats))


def from_position(position: str, *, seed: int | None = None, names: Sequence[str] | None = None) -> Table:
    """A game that goes on from a position text. What it leaves open with `?` is dealt, by the seed if there is one.

    >>> from_position("raj 2 / used 1: 4 / used 2: 9 / taken 2: 6 / stake: -2").legal(seat=0)[:4]
    ['bid 1', 'bid 2', 'bid 3', 'bid 5']
    """
    rules, known = read_known(position)
    start = rules.deal(known, table_draws(seed))
    return Table(Match(rules, dealer_of(seed), by_number(names, rules.seats), start), luck_of(seed, rules.seats))


def from_record(record: str, *, seed: int | None = None) -> Table:
    """The game that a record tells, ready to go on; `seed` is for what comes now. Every line is checked by the rules.

    >>> first = table("raj", seats=2, seed=1)
    >>> step = first.act("bid 3", seat=0)
    >>> from_record(first.record).position == first.position
    True
    """
    match = resume(read_record(record), dealer_of(seed))
    return Table(match, luck_of(seed, match.rules.seats))


def play_game(
    game: str, players: Sequence[Player], *, options: Options | None = None, seed: int | None = None
) -> Table:
    """A whole game between bots, one for each seat. In games that bots might never end, a turn limit is set.

    >>> print(play_game("raj", ["easy", "random", "random"], seed=1).result)
    won RAJ-5.2 ranks 2 3 1 scores 12 8 20
    """
    from howdah.lab.plans import with_turn_limit

    if isinstance(players, str):
        raise OptionError(f"one bot for each seat, as in ['{players}', '{players}'], not {players!r}")
    made = table(game, len(players), options=with_turn_limit(find(game), texts_of(options)), seed=seed)
    made.play(players)
    return made


def simulate(
    game: str,
    bots: Sequence[str],
    *,
    games: int = 1000,
    seed: int = 1,
    options: Options | None = None,
    rotate: bool = True,
    workers: int = 1,
) -> "Summary":
    """Many games between bots, one for each seat, counted: the same as `howdah sim`. `rotate` moves the bots on by a
    seat from game to game.

    More `workers` are more processes: then a script needs `if __name__ == "__main__":` around what it does.

    >>> summary = simulate("raj", ["easy", "random"], games=100)
    >>> summary.games, summary.endings.by_bot["easy"]
    (100, 83)
    """
    from contextlib import closing

    from howdah.lab.accumulators import Summary
    from howdah.lab.plans import make_plan
    from howdah.lab.runner import Crew, in_order

    if isinstance(bots, str) or not all(isinstance(bot, str) for bot in bots):
        raise OptionError("bots are names, one for each seat, as in ['easy', 'random']; others play by `play_game`")
    for name, number in (("games", games), ("workers", workers)):
        if number < 1:
            raise OptionError(f"{name} is a number from 1 on, not {number}")
    plan = make_plan(game, len(bots), texts_of(options), ",".join(bots), games, seed, rotate)
    summary = Summary(plan)
    with closing(Crew(workers).play([plan], range(games))) as batches:
        for row in in_order(batches):
            summary.add(row)
    return summary


def texts_of(options: Options | None) -> dict[str, str]:
    """Options as the registry takes them."""
    return {name: str(value) for name, value in (options or {}).items()}


def by_number(names: Sequence[str] | None, seats: int) -> dict[int, str] | None:
    """Names by seat."""
    if names is None:
        return None
    if isinstance(names, str) or len(names) != seats:
        raise OptionError(f"names are a list of {seats}, one for each seat")
    return dict(enumerate(names))
