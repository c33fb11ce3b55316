"""Decks, faces, circuits, boards and layouts: what the files hold, and how wrong ones are refused."""

import pytest

from howdah.engine.errors import HowdahError, NotationError, OptionError
from howdah.engine.generator import Generator
from howdah.engine.registry import read_state, set_table, settle_options
from howdah.games.elephant_rally import tracks
from howdah.games.elephant_rally.advice import check_track, new_track
from howdah.games.elephant_rally.rules import RallyRules
from howdah.games.elephant_rally.tracks import (
    build_track,
    draw_layout,
    players,
    read_circuits,
    read_faces,
    read_layouts,
)
from howdah.games.formula_e.circuit import lap_of
from howdah.games.formula_e.rules import FormulaRules
from howdah.games.formula_e.tracks import check_circuit, new_circuit
from howdah.games.race.tracks.track import Track, trapped

CIRCUITS = [(name, seats) for name in ("first", "1", "2", "3", "4", "5", "6") for seats in (4, 6)]


def rally(seats: int, **options: str) -> RallyRules:
    rules = set_table("elephant_rally", seats, options)
    assert isinstance(rules, RallyRules)
    return rules


def formula(seats: int, **options: str) -> FormulaRules:
    rules = set_table("formula_e", seats, options)
    assert isinstance(rules, FormulaRules)
    return rules


def test_the_decks_hold_what_the_rulebooks_say() -> None:
    """FE-1.1, FE-1.4, ER-1.1, ER-1.6."""
    assert sum(rally(3).kit.deck.counts) == 68
    assert sum(formula(3).kit.deck.counts) == 72


def test_thirteen_pieces_have_two_faces_each() -> None:
    """ER-1.1, ER-1.7: five straight pieces, four curves of 45 degrees, four of 90."""
    faces = read_faces()
    letters = [letter for letter in faces if len(letter) == 1]
    assert sorted(letters, key=str.lower) == sorted([*"ABCDEFGHIJKLM", *"abcdefghijklm"], key=str.lower)
    turns = [faces[letter].shape.rpartition("-")[2] for letter in "ABCDEFGHIJKLM"]
    assert turns == ["straight"] * 5 + ["45"] * 4 + ["90"] * 4
    for letter in "ABCDEFGHIJKLM":
        assert faces[letter].shape.rpartition("-")[2] == faces[letter.lower()].shape.rpartition("-")[2]


@pytest.mark.parametrize(("name", "seats"), CIRCUITS)
def test_circuits_and_their_layouts(name: str, seats: int) -> None:
    """ER-1.2 to ER-1.5, ER-1.7: the faces in order, cows in pairs, four holes, passable, of the length that is said."""
    key = f"{name} {players(seats)}"
    pieces = read_layouts()[key]
    assert [piece.name for piece in pieces] == ["start", *read_circuits()[key], "finish"]
    track = build_track(pieces)
    assert len(track.cows) == (10 if seats == 4 else 8)
    assert len(track.holes) == 4
    assert sum("c" in "".join(piece.columns) for piece in pieces) == len(track.cows) // 2
    assert "".join(pieces[-2].columns).count("c") == 2
    assert "h" in "".join(pieces[-2].columns)
    assert trapped(track, track.cows) == []
    assert (47 if seats == 4 else 41) <= track.columns <= (50 if seats == 4 else 45)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_boards_of_formula_e(seats: int) -> None:
    """FE-1.1, FE-1.5: ten cows, six starting cells, passable."""
    track = formula(seats).kit.track
    assert (track.columns, track.lanes) == ((48, 3) if seats == 3 else (40, 4))
    assert len(track.cows) == 10
    assert len(track.starts) == 6
    assert trapped(track, track.cows) == []


@pytest.mark.parametrize("seats", [2, 6])
def test_random_layouts_follow_the_rule(seats: int) -> None:
    """ER-1.5: pairs on pieces of their own, in one column of three plain cells; drawn once, then stated by value."""
    pieces = read_layouts()[f"3 {players(seats)}"]
    for seed in range(10):
        text = draw_layout(seats, "3", Generator(seed))
        assert text == draw_layout(seats, "3", Generator(seed))
        track = rally(seats, circuit="3", layout=text).kit.track
        assert len(track.cows) == (10 if seats == 2 else 8)
        columns = [cell // 3 for cell in track.cows]
        assert columns[::2] == columns[1::2]
        assert trapped(track, track.cows) == []
        last = sum(len(piece.columns) for piece in pieces[:-2])
        assert any(column >= last for column in columns)
    settled = settle_options("elephant_rally", 3, {"layout": "random"}, Generator(1))
    assert settled["layout"].startswith("cows ")
    with pytest.raises(OptionError, match="drawn before the match"):
        rally(3, layout="random")


@pytest.mark.parametrize(
    ("track", "message"),
    [
        ("start | D | d | finish", "faces of the same piece"),
        ("start | own .x. h.h h.h | finish", "one of the letters"),
        ("start | own ... .h | finish", "a column of 3 lanes"),
        ("start | own .~. h.h h.h | finish", "water and gaps only"),
        ("start | own ... h.h | finish", "4 mouse holes"),
        ("start | own h.h h.h ### | finish", "at least one cell"),
        ("start | own h.h h.h #.. ..# #.# .## | finish", "from b7 there is no way on"),
        ("start | D ... ... ... ... ... ... | finish", "as on face D"),
        ("D | finish", "from 'start' to 'finish'"),
        ("start | own ^.. h.h h.h | finish", "6 starting cells"),
        ("start | Q | finish", "one of: start"),
    ],
)
def test_wrong_tracks_are_refused_with_place_and_remedy(track: str, message: str) -> None:
    with pytest.raises(NotationError, match="option track, line") as refused:
        rally(3, track=track)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ("cards 60 green-5 x30 red-2 x29", "add up to 60"),
        ("green-5 x10", "more than 18 cards"),
        ("green-5 x20 green-5 x3", "each kind of card once"),
        ("purple-6 x30", "a card: green-N"),
        ("green-5 x20 lion x4", "a card: green-N"),
    ],
)
def test_wrong_decks_are_refused(deck: str, message: str) -> None:
    with pytest.raises(NotationError, match="option deck, line") as refused:
        rally(3, deck=deck)
    assert message in str(refused.value)


@pytest.mark.parametrize("track", ["...", "... " * 14 + "^^^ ^^^", "h.. " + "... " * 14 + "^^^ ..."])
def test_wrong_circuits_are_refused(track: str) -> None:
    with pytest.raises(HowdahError, match="option track"):
        formula(3, track=track)


def test_a_circuit_may_have_land_beside_water() -> None:
    """FE-1.5: water works by lane; in Elephant Rally a column is one or the other (ER-1.7)."""
    text = "... h.. ..~ .~# c~. " + "... " * 6 + ".~. ^^^ ^^^"
    track, warnings = check_circuit(text)
    assert track.letters[2:5] == ["..~", ".~#", "c~."]
    assert [warning.code for warning in warnings] == ["cows"]
    assert list(formula(3, track=text).kit.guards)[3:15] == [0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0]


def test_a_circuit_with_a_dead_end_is_refused_where_it_ends() -> None:
    with pytest.raises(NotationError, match=r"column 13: found '\.\.#', .* from b3 there is no way on"):
        formula(3, track="... h.. ... ..# ##. " + "... " * 5 + "^^^ ^^^")


def test_advice_for_own_tracks() -> None:
    """ER-1.8: warnings, and no refusal."""
    _, quiet = check_track("\n".join(f"{piece.name} {' '.join(piece.columns)}" for piece in first_circuit()), 4)
    assert quiet == []
    text = "start\nG\nown ... h.h h.h #.# ~~~ ... #.#\nB\nK\nfinish"
    _, warnings = check_track(text, 6)
    for word in ("columns", "mud in column", "pieces with mud", "crossing", "single lane", "cows"):
        assert any(word in str(warning) for warning in warnings), word
    assert isinstance(check_track(new_track(), 4)[0], Track)
    assert check_circuit(new_circuit())[1] == []


def first_circuit() -> list[tracks.Piece]:
    return read_layouts()["first 2-4"]


@pytest.mark.parametrize(("seats", "columns"), [(4, 48), (6, 40)])
def test_boards_are_drawn_as_loops(seats: int, columns: int) -> None:
    """FE-1.2: the stretches hold every column and turn once round."""
    stretches = formula(seats).kit.track.stretches
    assert sum(stretch["columns"] for stretch in stretches) == columns
    assert sum(stretch["turn"] for stretch in stretches) == -360


@pytest.mark.parametrize("lanes", [2, 3, 4, 6])
@pytest.mark.parametrize("columns", [12, 13, 30, 48, 119])
def test_own_circuits_are_drawn_as_loops(columns: int, lanes: int) -> None:
    """Two equal halves, or a circle: both close."""
    stretches = lap_of(columns, lanes)
    assert sum(stretch["columns"] for stretch in stretches) == columns
    assert sum(stretch["turn"] for stretch in stretches) == -360
    half = len(stretches) // 2
    assert len(stretches) == 1 or stretches[:half] == stretches[half:]


def test_views_say_how_a_race_stands_and_how_it_is_drawn() -> None:
    """RACE-7.3, ER-4.1: places, ways and the gates that are closed."""
    state = read_state("elephant_rally 3 / elephants: A b11 B a12 C c0 / hand 1: cow")
    fields = state.view(1).fields
    assert fields["places"] == [2, 1, 3]
    assert fields["way"] == [11, 12, 0]
    assert fields["gates"] == [40]
    assert [stretch["name"] for stretch in rally(3).kit.track.stretches][:3] == ["start", "D", "k"]
    opened = read_state("elephant_rally 3 / elephants: A b43 B a12 C c0 / open: 1 / hand 1: cow").view(1).fields
    assert opened["gates"] == []
    assert read_state("formula_e 3 / elephants: A b47 B b46 C c20 / hand 1: cow").view(1).fields["way"] == [-1, -2, 20]
