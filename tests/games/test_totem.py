"""Totem against an independent reading of its rulebook, and what no scenario can show."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from howdah.engine.contract import CHANCE, CHANCE_BIT, SPECTATOR, View
from howdah.engine.dealers import ScriptedDealer
from howdah.engine.errors import HowdahError
from howdah.engine.events import Sink
from howdah.engine.generator import Generator
from howdah.engine.record import read_record
from howdah.engine.registry import read_state, set_table
from howdah.engine.resuming import resume
from howdah.engine.vectors import vec
from howdah.games.totem.board import NAMES, PLACES, PLANE, STARTS, around, distance, name_of, places_in, toward
from howdah.games.totem.codes import ACTIONS
from howdah.games.totem.group import FREE, ROOM, steps
from howdah.games.totem.picture import picture
from howdah.games.totem.rules import TotemState
from howdah.locale.languages import LANGUAGES
from howdah.locale.words import Words
from tests.games.oracles.totem import BOARD, CELLS, Cell, Oracle, apart, held, neighbours, text
from tests.games.oracles.totem import STARTS as ORACLE_STARTS

RECORDS = Path(__file__).parents[1] / "records" / "totem"
WAYS_TO_END = {
    "won-by-two": "won TOT-6.1",
    "won-by-three": "won TOT-6.1",
    "won-by-four": "won TOT-6.1",
    "won-two-at-once": "won TOT-6.1 ranks 1 4 2 2",
    "drawn-one-piece-each": "drawn TOT-6.2",
    "drawn-bare-totems": "drawn TOT-6.3",
    "cut-by-turn-limit": "cut TOT-6.4",
}
CROWDED = {
    2: "totem 2 / totem 1: j9 / pieces 1: i8 i9 j8 k9 k10 l11 / reserve 1: 2"
    " / totem 2: j14 / pieces 2: i13 i14 j13 j15 k14 k13 / reserve 2: 2",
    3: "totem 3 / totem 1: i8 / pieces 1: h8 h7 i9 j9 j8 / totem 2: i13 / pieces 2: i12 h11 h12 j13 j14 / reserve 2: 0"
    " / totem 3: m12 / pieces 3: m11 l11 l12 n12 / reserve 3: 1",
    4: "totem 4 / totem 1: g8 / pieces 1: g9 h9 h10 i10 / totem 2: g12 / pieces 2: h12 i12 i13 / totem 3: m12"
    " / pieces 3: l12 l11 k11 / totem 4: m16 / pieces 4: l15 k14 l14 / reserve 4: 0",
}
"""Positions in which everybody is near everybody: something is eliminated on almost every turn."""


def limited(text: str, turns: int) -> str:
    return text.replace(" / totem 1:", f" / option turn_limit: {turns} / totem 1:", 1)


def table(seats: int, turns: int) -> TotemState:
    state = set_table("totem", seats, {"turn_limit": str(turns)}).new()
    assert isinstance(state, TotemState)
    return state


def position(text: str) -> TotemState:
    state = read_state(text)
    assert isinstance(state, TotemState)
    return state


# Components.


def test_board() -> None:
    """TOT-1.1: 271 cells; the tables of neighbours and distances are those of a hexagon of hexagons."""
    assert len(NAMES) == len(set(NAMES)) == 271
    assert set(NAMES) == set(CELLS)
    for place in PLACES:
        cell = CELLS[name_of(place)]
        found = {name_of(toward(place, way)) for way in range(6) if toward(place, way) in PLACES}
        assert found == {text(there) for there in neighbours(cell)}
        assert all(toward(toward(place, way), 5 - way) == place for way in range(6))
    for place in PLACES[::7]:
        for other in PLACES[::11]:
            assert distance(place, other) == apart(CELLS[name_of(place)], CELLS[name_of(other)])


def test_starts() -> None:
    """TOT-1.3: distance 8 from the centre, at corners and exact middles, in the order in which they lie."""
    assert [CELLS[name_of(place)] for place in STARTS] == ORACLE_STARTS
    assert all(apart((0, 0), cell) == 8 and len(neighbours(cell)) == 6 for cell in ORACLE_STARTS)
    assert [apart(ORACLE_STARTS[place], ORACLE_STARTS[place - 1]) for place in range(12)] == [4] * 12


# Side by side with the oracle.


def compare(state: TotemState, oracle: Oracle) -> None:
    asked = oracle.asked()
    assert state.pending() == (0 if asked is None else CHANCE_BIT if asked < 0 else 1 << asked)
    if asked is not None and asked >= 0:
        assert {state.rules.actions[action] for action in state.legal(asked)} == oracle.legal()
    for seat in range(oracle.seats):
        assert {name_of(place) for place in places_in(state.board, seat * PLANE)} == set(map(text, oracle.groups[seat]))
        totem = oracle.totems[seat]
        assert (name_of(state.totems[seat]) if state.totems[seat] else None) == (text(totem) if totem else None)
        assert state.reserve[seat] == oracle.reserve[seat]


def play_both(state: TotemState, oracle: Oracle, seed: int, most: int) -> None:
    """A random game in both, compared after every step; left after `most` steps."""
    generator = Generator(seed)
    for _ in range(most):
        compare(state, oracle)
        asked = oracle.asked()
        if asked is None:
            break
        seat = CHANCE if asked < 0 else asked
        action = state.pick(seat, generator)
        oracle.play(state.rules.text_of(seat, action))
        state.apply(seat, action, None)
    else:
        return
    result = state.result()
    assert result is not None
    assert f"{result.ending} {result.clause}" == oracle.ending
    assert result.ranks == oracle.ranks()
    assert result.scores == [max(0, len(group) - 1) for group in oracle.groups]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_from_the_start_like_the_oracle(seats: int) -> None:
    for seed in range(2):
        play_both(table(seats, 8), Oracle(seats, 8), seed, 400)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_crowd_like_the_oracle(seats: int) -> None:
    ends = set()
    for seed in range(12):
        state = position(limited(CROWDED[seats], 12))
        oracle = as_oracle(state, 12)
        play_both(state, oracle, seed, 500)
        ends.add(oracle.ending)
    assert "won TOT-6.1" in ends


def as_oracle(state: TotemState, limit: int) -> Oracle:
    """The oracle in the same position, at the start of the first turn."""
    oracle = Oracle(int(state.seats), limit)
    oracle.groups = [{CELLS[name_of(p)] for p in places_in(state.board, seat * PLANE)} for seat in range(state.seats)]
    oracle.totems = [CELLS[name_of(totem)] if totem else None for totem in state.totems]
    oracle.reserve = [int(reserve) for reserve in state.reserve]
    oracle.first = oracle.turn = 0
    oracle.turns[0] = 1
    oracle.stage = "roll"
    return oracle


@st.composite
def groups(draw: st.DrawFn) -> tuple[list[Cell], set[Cell]]:
    """A connected group of cells, and cells that others stand on."""
    cells = [draw(st.sampled_from(sorted(BOARD)))]
    for _ in range(draw(st.integers(0, 25))):
        edge = sorted({there for cell in cells for there in neighbours(cell)} - set(cells))
        cells.append(draw(st.sampled_from(edge)))
    others = draw(st.sets(st.sampled_from(sorted(BOARD)), max_size=12)) - set(cells)
    return cells, others


@given(groups())
@settings(max_examples=150)
def test_steps_are_those_that_keep_the_group(drawn: tuple[list[Cell], set[Cell]]) -> None:
    """TOT-4.2, TOT-4.3: the quick test by the ring finds what trying each step and following the whole group finds."""
    cells, others = drawn
    board = vec[i64]([0] * ROOM)
    for plane, members in ((0, set(cells)), (FREE, BOARD - set(cells) - others)):
        for cell in members:
            board[plane + cell[0] + 10] |= 1 << cell[1] + 10
    for cell in cells:
        place = PLACES[NAMES.index(text(cell))]
        found = steps(board, 0, place, around(board, FREE, place))
        rest = set(cells) - {cell}
        for way in range(6):
            there = CELLS.get(name_of(toward(place, way))) if toward(place, way) in PLACES else None
            allowed = (
                there is not None
                and there not in others | set(cells)
                and bool(neighbours(there) & rest)
                and held(rest | {there}, there) == rest | {there}
            )
            assert bool(found >> way & 1) == allowed


# Invariants at length.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_keeps_groups_connected_and_counts_whole(seats: int) -> None:
    """TOT-1.2, TOT-4.3: `check` after every step of crowded games; eliminated pieces never come back (TOT-5.7)."""
    for seed in range(6):
        state = position(limited(CROWDED[seats], 10))
        generator = Generator(seed)
        gone = [0] * seats
        while state.pending():
            asked = int(state.pending())
            seat = CHANCE if asked == CHANCE_BIT else asked.bit_length() - 1
            state.apply(seat, state.pick(seat, generator), None)
            assert state.check() == []
            now = [25 - int(state.active[who]) - int(state.reserve[who]) for who in range(seats)]
            assert all(before <= after for before, after in zip(gone, now, strict=True))
            gone = now


def test_positions_of_a_crowded_game_read_back() -> None:
    """Also in the phases that the suites seldom meet: victims to choose, players out, ends."""
    met = set()
    for seats, text_of_it in CROWDED.items():
        for seed in range(4):
            state = position(limited(text_of_it, 5))
            generator = Generator(seed)
            while state.pending():
                asked = int(state.pending())
                seat = CHANCE if asked == CHANCE_BIT else asked.bit_length() - 1
                state.apply(seat, state.pick(seat, generator), None)
                met.add(int(state.phase))
                for written in (repr(state), state.position(complete=True).text()):
                    again = position(written)
                    assert repr(again) == repr(state)
                    assert [again.legal(who) for who in range(seats)] == [state.legal(who) for who in range(seats)]
    assert met == {3, 4, 5, 6, 7, 8, 9}


# Records.


def test_every_way_to_end_is_recorded() -> None:
    assert {path.stem for path in RECORDS.glob("*.txt") if not path.stem.startswith("golden")} == set(WAYS_TO_END)
    for name, result in WAYS_TO_END.items():
        record = read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
        match = resume(record, ScriptedDealer([]))
        assert str(match.result()).startswith(result), name
        assert match.log(SPECTATOR)[-1].kind == "ended", name


@pytest.mark.parametrize("name", ["won-by-two", "won-by-three", "cut-by-turn-limit"])
def test_recorded_games_agree_with_the_oracle(name: str) -> None:
    record = read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    oracle = Oracle(record.seats, int(record.options["turn_limit"]))
    for entry in record.entries:
        assert (oracle.asked() == -1) == (entry.seat == CHANCE)
        assert entry.seat == CHANCE or entry.text in oracle.legal()
        oracle.play(entry.text)
    assert oracle.ending == WAYS_TO_END[name]


# Texts.


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("totem 2 / totem 1: a11", "line 1, column 20: found 'a11', expected a cell"),
        (
            "totem 2\ntotem 1: j10\npieces 1: j11 j10",
            "line 3, column 15: found 'j10', expected a cell that is not taken",
        ),
        ("totem 2 / totem 1: j10 j11", "line 1, column 24: found 'j11', expected only one cell"),
        ("totem 2 / pieces 1: j10", "line 1, column 21: found 'j10', expected a section 'totem 1' first"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / reserve 1: 26", "found '26', expected a number from 0 to 25"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / eliminated 1: 2", "found '2', expected a number from 6 to 6"),
        ("totem 2 / totem 1: j10 / pieces 1: j12 / totem 2: b2", "TOT-4.3: the pieces of seat 1 are not all connected"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / turn: 3", "found '3', expected a seat from 1 to 2"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / turn: 1 over", "found 'over', expected one of: done"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / dice: 4", "found '4', expected two dice"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / dice: 4 7", "found '7', expected a die from 1 to 6"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / dice: 1 2", "TOT-4.8: the roll cannot be used for anything"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / dice: 1 2 / points: 4", "found '4', expected no more points"),
        (
            "totem 2 / totem 1: j10 / totem 2: b2 / dice: 1 2 / points: 1",
            "TOT-3.3: points are left and nobody has a step",
        ),
        ("totem 2 / totem 1: j10 / totem 2: b2 / out: 2", "found 'b2', expected no totem of seat 2, which is out"),
        ("totem 2 / totem 1: j10 / out: 2 2", "found '2', expected each seat once"),
        ("totem 2 / rolls: 3 4", "found '4', expected somebody who has still to roll"),
        ("totem 3 / contest: 1", "found '1', expected at least two seats"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / rolls: 3", "found '3', expected no 'rolls'"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / trail: j11", "found 'j11', expected a section 'piece' first"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / moved: j11", "found 'j11', expected a cell with a piece of seat 1"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / colour: red", "expected a section: totem 1, pieces 1"),
        ("totem 2 / totem 1: j10 / totem 2: b2 / turn: 1 done", "TOT-3.1: a turn that is done has dice"),
    ],
)
def test_wrong_positions_are_refused_with_their_place(text: str, complaint: str) -> None:
    with pytest.raises(HowdahError) as error:
        read_state(text)
    assert complaint in str(error.value)


@pytest.mark.parametrize("value", ["0", "-1", "x", "1.5", "1000001", "", "²"])
def test_a_turn_limit_is_a_number_or_none(value: str) -> None:
    with pytest.raises(HowdahError, match="turn_limit"):
        set_table("totem", 2, {"turn_limit": value})
    assert set_table("totem", 2, {"turn_limit": "none"}).options == {}


def test_fate_is_asked_by_purpose() -> None:
    assert table(2, 5).purpose() == "start 1"
    assert position(CROWDED[2]).purpose() == "dice 1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words(lang: str) -> None:
    strict = Words(lang, strict=True)
    for verb in {action.partition(" ")[0] for action in ACTIONS}:
        assert strict(f"totem-action-{verb}", what="a1")


# Pictures.


def words(key: str, **facts: object) -> str:
    return " ".join([key.removeprefix("totem-status-"), *(str(fact) for fact in facts.values())])


def shown(text: str) -> View:
    return position(text).view(SPECTATOR)


def test_the_picture_shows_the_board() -> None:
    view = shown(
        "totem 2 / totem 1: j10 / pieces 1: j11 k11 / totem 2: b2 / pieces 2: a1 / dice: 2 4 / points: 5 / piece: k11"
        " / trail: k10"
    )
    assert picture(view, ["Ana", "Bruno"], words).split("\n") == PICTURE.split("\n")


PICTURE = """\
  s          . . . . . . . . . .                turn 1 Ana
  r         . + . . . + . . . + .               dice 2 4
  q        . . . . . . . . . . . .              points 5
  p       . . . . . . . . . . . . .             moving k11
  o      . . . . . . . . . . . . . .
  n     . + . . . . . . . . . . . + .           head-active, head-reserve, head-
  m    . . . . . . . . . . . . . . . .          eliminated:
  l   . . . . . . . . . . . . . . . . .         A Ana              2  19   4
  k  . . . . . . . . * a . . . . . . . .        B Bruno            1  19   5
  j . + . . . . . . . A a . . . . . . + . 19
  i  . . . . . . . . . . . . . . . . . . 18
  h   . . . . . . . . . . . . . . . . . 17
  g    . . . . . . . . . . . . . . . . 16
  f     . + . . . . . . . . . . . + . 15
  e      . . . . . . . . . . . . . . 14
  d       . . . . . . . . . . . . . 13
  c        . . . . . . . . . . . . 12
  b         . B . . . + . . . + . 11
  a          b . . . . . . . . . 10
              1 2 3 4 5 6 7 8 9"""


def test_without_boxes_the_cells_are_listed() -> None:
    view = shown("totem 2 / totem 1: j10 / pieces 1: j11 k11 / totem 2: b2 / dice: 2 4")
    text = picture(view, ["Ana", "Bruno"], words, boxes=False)
    assert "cells Ana j10 j11 k11\ncells Bruno b2 -" in text
    assert ". ." not in text


def test_events_name_cells_and_seats() -> None:
    state = position(CROWDED[3])
    sink = Sink()
    state.apply(CHANCE, state.rules.number_of(CHANCE, "roll 2 5"), sink)
    assert [event.kind for event in sink.events] == ["rolled"]
    assert sink.events[0].facts == {"seat": 1, "dice": [2, 5]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_step_that_cuts_the_group_names_what_it_would_cut_off(seats: int) -> None:
    generator, found = Generator(5), 0
    state = read_state(limited(CROWDED[seats], 30))
    while state.result() is None and found < 20:
        if state.pending() & CHANCE_BIT:
            state.apply(CHANCE, state.pick(CHANCE, generator), None)
            continue
        seat = next(place for place in range(seats) if state.pending() >> place & 1)
        fields: Any = state.view(seat).fields
        for cell in neighbours(CELLS[fields["moving"]]) if fields["moving"] else ():
            reason = state.explain(seat, ACTIONS.index(f"to {text(cell)}"))
            if reason is not None and reason.code == "cuts-group":
                found += 1
                moving, totem = CELLS[fields["moving"]], CELLS[fields["totems"][seat]]
                group = ({CELLS[each] for each in fields["pieces"][seat]} | {totem, cell}) - {moving}
                lost = group - held(group, cell if moving == totem else totem) - {cell}
                assert lost
                assert set(str(reason.facts["cut"]).split()) == {text(each) for each in lost}
        state.apply(seat, state.pick(seat, generator), None)
    assert found
