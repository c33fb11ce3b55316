"""The races by whole turns: lines are what the rules allow, dead ends are left, and no secret is seen."""

from collections import Counter

import pytest

from howdah.bots.evaluation import evaluation_of
from howdah.bots.evaluations.racing import FIRST_KIND, RaceEvaluation
from howdah.bots.race.bot import ONE_ROUND, RACES, SAME_CARDS, TWO_ROUNDS, Effort, Trying, TurnBot, varied
from howdah.bots.race.learned import MORE, read_taught, taught_of
from howdah.bots.race.lines import Breadth, Lines, let_pass
from howdah.bots.race.rollouts import NARROW, roll_out
from howdah.engine.errors import OptionError
from howdah.engine.generator import Generator
from howdah.engine.registry import find, read_state, set_table
from howdah.games.race.codes import OVER, TURN, WINDOW
from howdah.games.race.state import RaceState
from tests.bots.moments import infoset_in, moment
from tests.bots.test_no_peeking import planted_worlds

QUICK = Breadth(4, 6, 2, 24)
TABLES = [("elephant_rally", 2), ("formula_e", 4)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_lines_are_what_the_rules_allow(game: str, seats: int) -> None:
    """Every line can be played action by action, and ends where nothing more is asked of the seat in this turn."""
    rules = set_table(game, seats)
    looked = 0
    for seed in range(40):
        state, seat = moment(rules, Generator(seed))
        assert isinstance(state, RaceState)
        if state.race.phase in (OVER, WINDOW) or state.race.active != seat:
            continue
        looked += 1
        for line in Lines(state.race_rules).find(state, seat, QUICK)[:5]:
            then = state.copy()
            for action in line.actions:
                assert action in then.legal(seat)
                then.apply(seat, action, None)
                let_pass(then, 1 << seat)
            assert repr(then) == repr(line.state)
    assert looked > 5


def test_a_charge_leaves_a_dead_end() -> None:
    """Two cows bar the way; a charge pushes one. The lane beyond has another trap, which is no reason to wait."""
    state = read_state(
        "elephant_rally 2 / elephants: A a32 B a11 C c47 D home / cows: a12 b12 b17 c18 b27 a28 b38 c39 b46 a48"
        " / open: 1 / hand 1: green-5 green-6 x3 charge-4 tiger / hand 2: green-5 x2 / first: 2 / turn: 1"
    )
    assert isinstance(state, RaceState)
    best = Lines(state.race_rules).find(state, 0, QUICK)[0]
    assert [state.rules.actions[action] for action in best.actions[:2]] == ["play charge-4", "use"]


def test_few_lines_that_are_tried_play_the_same_cards() -> None:
    state = read_state(
        "elephant_rally 3 / elephants: A a12 B b12 C c12 / hand 1: mouse x2 green-5 cow / discards: tiger"
    )
    assert isinstance(state, RaceState)
    found = Lines(state.race_rules).find(state, 0, QUICK)
    kept = varied(found, state.kit)
    assert kept[0] is found[0]
    assert len(kept) < len(found)
    blocks = range(int(state.kit.play_block), int(state.kit.cow_block))
    cards = Counter(str(sorted(action for action in line.actions if action in blocks)) for line in kept)
    assert max(cards.values()) == SAME_CARDS


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_two_rounds_are_one_round_twice(game: str, seats: int) -> None:
    """A rollout of two rounds comes to where one that goes on from a rollout of one round does."""
    rules = set_table(game, seats)
    looked = 0
    for seed in range(30):
        state, seat = moment(rules, Generator(seed))
        assert isinstance(state, RaceState)
        if state.race.phase != TURN or state.race.active != seat:
            continue
        lines = Lines(state.race_rules)
        begun = lines.find(state, seat, QUICK)[0].actions
        twice, once = state.copy(), state.copy()
        luck = Generator(seed)
        roll_out(lines, twice, seat, begun, luck.copy(), 2, NARROW)
        roll_out(lines, once, seat, begun, luck, 1, NARROW)
        if once.race.phase != OVER:
            assert once.race.active == seat
            assert once.race.turns == state.race.turns + seats
            assert repr(once) != repr(twice)
            roll_out(lines, once, seat, [], luck, 1, NARROW)
            looked += 1
        assert repr(once) == repr(twice)
    assert looked > 3


@pytest.mark.parametrize("trying", [ONE_ROUND, TWO_ROUNDS])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_trying_lines_sees_no_secret(game: str, seats: int, trying: Trying) -> None:
    rules = set_table(game, seats)
    bot = TurnBot(Effort(QUICK, 4, 400, 0.05, trying))
    for seed in range(3):
        state, planted, seat = planted_worlds(rules, seed)
        seen = [infoset_in(world, seat, seed) for world in (state, planted)]
        thoughts = [bot.think(infoset, Generator(seed)) for infoset in seen]
        assert [thought.value for thought in thoughts[0]] == [thought.value for thought in thoughts[1]]
        assert [thought.action for thought in thoughts[0]] == seen[0].legal
        assert bot.choose(seen[0], Generator(seed)) == bot.choose(seen[1], Generator(seed))


def test_everything_that_is_counted_has_a_weight() -> None:
    for game in RACES:
        taught = taught_of(game)
        assert taught.behaviour == find(game).behaviour, "weights belong to the rules that they were learned with"
        assert taught.command.startswith(f"howdah train {game} ")
        assert read_taught(taught.text(), game).text() == taught.text()
        for seats, learned in taught.tables.items():
            rules = set_table(game, 4 if seats == MORE else int(seats))
            evaluation = evaluation_of(rules)
            assert isinstance(evaluation, RaceEvaluation)
            assert len(learned.weights) == FIRST_KIND
            assert set(learned.cards) == set(evaluation.kit.deck.names)
            assert len(evaluation.weights) == evaluation.features


def test_what_is_no_file_of_weights_is_refused() -> None:
    for text in ("", "{}", '{"format": "howdah-race-weights 0"}', '{"format": "howdah-race-weights 1", "tables": 3}'):
        with pytest.raises(OptionError, match="weights"):
            read_taught(text, "some.json")
