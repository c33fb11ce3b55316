"""One seeded game through every adapter gives one record: engine, match, PettingZoo, Gymnasium, vector, OpenSpiel,
text, server. Whatever an adapter adds, it adds no rule and no luck of its own."""

import hashlib
from pathlib import Path

import numpy as np
import pyspiel
import pytest

import howdah.adapters.openspiel  # noqa: F401  (registers the games)
from howdah.adapters.gymnasium import SeatEnv
from howdah.adapters.pettingzoo import seats_env, together_env
from howdah.adapters.text import TextTable
from howdah.adapters.vector import SeatsVectorEnv
from howdah.bots.base import Bot
from howdah.engine.contract import CHANCE, CHANCE_BIT, Rules
from howdah.engine.dealers import SeededDealer
from howdah.engine.generator import Generator
from howdah.engine.match import Match
from howdah.engine.record import Entry, Record, read_record
from howdah.engine.registry import find, set_table
from howdah.engine.updates import InformationSet
from tests.adapters.tables import GAMES, SHORT
from tests.server.harness import Player, serving, settings_for

SEED = 20_26
Steps = list[tuple[int, int]]
"""Seat and action, in their order."""


def record_hash(text: str) -> str:
    """Of game, options and entries; who sat there is not part of the game."""
    record = read_record(text)
    record.names = {}
    return hashlib.sha256(record.text().encode()).hexdigest()


def rules_of(game: str) -> Rules:
    return set_table(game, find(game).fewest_seats, SHORT[game])


def played(rules: Rules) -> tuple[Steps, str]:
    """The game that all adapters are to repeat, and the hash of its record: a match, and random legal actions."""
    match = Match(rules, SeededDealer(SEED))
    chooser = Generator(1)
    steps: Steps = []
    while match.waiting():
        seat = match.waiting()[0]
        legal = match.legal(seat)
        text = legal[int(chooser.below(len(legal)))]
        steps.append((seat, rules.action_numbers[text]))
        match.submit(seat, text)
    return steps, record_hash(match.record.text())


def choices(rules: Rules, steps: Steps) -> Steps:
    """The steps that were chosen among two or more: for others no bot is asked."""
    match = Match(rules, SeededDealer(SEED))
    found: Steps = []
    for seat, action in steps:
        if len(match.legal(seat)) > 1:
            found.append((seat, action))
        match.submit(seat, rules.actions[action])
    return found


class Repeats(Bot):
    """Does what its seat did in the game that is repeated."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self.places: dict[int, int] = {}

    def choose(self, infoset: InformationSet, generator: Generator) -> int:  # noqa: ARG002
        place = self.places.get(infoset.seat, 0)
        self.places[infoset.seat] = place + 1
        return [action for seat, action in self.steps if seat == infoset.seat][place]


def by_engine(rules: Rules, steps: Steps) -> str:
    state, luck, record = (
        rules.new(),
        Generator(SEED),
        Record(rules.game, find(rules.game).behaviour, rules.seats, rules.options),
    )
    waiting = iter(steps)
    while asked := int(state.pending()):
        seat, action = (CHANCE, int(state.pick(CHANCE, luck))) if asked & CHANCE_BIT else next(waiting)
        record.entries.append(Entry(seat, rules.text_of(seat, action)))
        state.apply(seat, action, None)
    return record.text()


def by_pettingzoo(rules: Rules, steps: Steps) -> str:
    env = seats_env(rules.game, rules.seats, rules.options)
    env.reset(seed=SEED)
    for seat, action in steps:
        assert env.agent_selection == env.possible_agents[seat]
        env.step(action)
    assert all(env.truncations.values() if env.table.is_cut() else env.terminations.values())
    return env.table.record()


def by_gymnasium(rules: Rules, steps: Steps) -> str:
    """The learner sits last: where all choose at once, bots put down their choices first."""
    learner = rules.seats
    env = SeatEnv(rules.game, rules.seats, learner, Repeats(choices(rules, steps)), rules.options, illegal="refuse")
    env.reset(seed=SEED)
    over = cut = False
    for action in [action for seat, action in steps if seat == learner - 1]:
        _, _, over, cut, _ = env.step(action)
    assert over or cut or not env.table.asked()
    return env.table.record()


def by_openspiel(rules: Rules, steps: Steps) -> str:
    options = "; ".join(f"{name}: {value}" for name, value in rules.options.items())
    params = {"seats": rules.seats, "options": options, "in_turns": True}
    state = pyspiel.load_game(f"howdah_{rules.game}", params).new_initial_state()
    luck = Generator(SEED)
    waiting = iter(steps)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(state.played.state.pick(CHANCE, luck)))
        else:
            seat, action = next(waiting)
            assert state.current_player() == seat
            state.apply_action(action)
    return str(state.record())


def by_text(rules: Rules, steps: Steps) -> str:
    table = TextTable(rules.game, rules.seats, rules.options, seed=SEED)
    for seat, action in steps:
        assert f"\n{rules.actions[action]}" in table.prompt(seat)
        assert table.say(seat, rules.actions[action].upper()).taken
    assert table.asked() == []
    return table.table.record()


ADAPTERS = {
    "engine": by_engine,
    "pettingzoo": by_pettingzoo,
    "gymnasium": by_gymnasium,
    "openspiel": by_openspiel,
    "text": by_text,
}


@pytest.mark.parametrize("adapter", ADAPTERS)
@pytest.mark.parametrize("game", GAMES)
def test_an_adapter_gives_the_matchs_record(game: str, adapter: str) -> None:
    rules = rules_of(game)
    steps, expected = played(rules)
    assert record_hash(ADAPTERS[adapter](rules, steps)) == expected


async def take(player: Player, seat: int, action: str, tried: dict[int, int]) -> None:
    """Act on an update that is newer than the one that this seat has acted on last."""

    def is_asked() -> bool:
        update = player.updates.get(seat, {})
        return bool(update.get("legal")) and update["decision"] != tried.get(seat)

    await player.until(is_asked, f"seat {seat} to be asked")
    tried[seat] = player.updates[seat]["decision"]
    answer = await player.act(seat, action, decision=tried[seat])
    assert answer["type"] == "done", answer


@pytest.mark.parametrize("game", GAMES)
async def test_the_server_gives_the_matchs_record(game: str, tmp_path: Path) -> None:
    """Over real sockets, with the same outcomes of chance; everybody sits at one screen."""
    rules = rules_of(game)
    steps, expected = played(rules)

    settings = settings_for(tmp_path / "truth.sqlite3")
    async with serving(settings) as server, server.guest("Ana") as ana:
        server.worker.dealer = lambda: SeededDealer(SEED)
        kinds = ["me", *["screen"] * (rules.seats - 1)]
        table = await ana.table(game, *kinds, options=rules.options, start=True)
        async with ana.at(table) as player:
            tried: dict[int, int] = {}
            for seat, action in steps:
                await take(player, seat + 1, rules.actions[action], tried)
            await player.until(lambda: "result" in player.updates.get(1, {}), "the end")
        text = (await ana.http.get(f"/api/tables/{table}/record")).text
    assert record_hash(text) == expected


def test_seats_that_act_together_give_the_same_game() -> None:
    """PettingZoo's Parallel, OpenSpiel's simultaneous nodes and the compiled batch: Raj with all bids at once."""
    rules = set_table("raj", 5)
    steps, expected = played(rules)
    turns = [[action for _, action in steps[first : first + 5]] for first in range(0, len(steps), 5)]

    parallel = together_env(seats=5)
    parallel.reset(seed=SEED)
    simultaneous = pyspiel.load_game("howdah_raj", {"seats": 5}).new_initial_state()
    luck = Generator(SEED)
    vector = SeatsVectorEnv("raj", seats=5, games=1)
    vector.reset(seed=SEED)
    for bids in turns:
        parallel.step(dict(zip(parallel.agents, bids, strict=True)))
        simultaneous.apply_action(int(simultaneous.played.state.pick(CHANCE, luck)))
        simultaneous.apply_actions(bids)
        vector.step(np.array(bids))
    assert record_hash(parallel.table.record()) == expected
    assert record_hash(simultaneous.record()) == expected
    assert str(simultaneous) == repr(vector.batch.states[0]), "a batch keeps no record: its last position says it"
