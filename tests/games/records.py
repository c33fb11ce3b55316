"""Recorded races, one for every way to end: by a step, by a push, by a flight, both elephants home, cut."""

HEAD = "howdah record 1\ngame: {game}\nbehaviour: 1\nseats: {seats}\n{options}start: {start}\n\n{entries}\n"


def record(game: str, seats: int, start: str, entries: str, options: str = "") -> str:
    return HEAD.format(game=game, seats=seats, start=start, entries=entries, options=options)


RECORDS = {
    "rally by a step": (
        record(
            "elephant_rally",
            3,
            "elephant_rally 3 / elephants: A a47 B b0 C c0 / open: 1 / hand 1: green-5",
            "1: play green-5",
        ),
        "won RACE-7.1 ranks 1 2 2",
    ),
    "rally by a push": (
        record(
            "elephant_rally",
            3,
            "elephant_rally 3 / elephants: A a47 B a48 C c0 / open: 1 / hand 1: red-2",
            "1: play red-2",
        ),
        "won RACE-7.1 ranks 2 1 3",
    ),
    "rally by a flight": (
        record(
            "elephant_rally",
            3,
            "elephant_rally 3 / elephants: A a46 B a48 C c0 / open: 1 / hand 1: carpet-4",
            "1: play carpet-4\n1: use",
        ),
        "won RACE-7.1 ranks 1 2 3",
    ),
    "rally for two": (
        record(
            "elephant_rally",
            2,
            "elephant_rally 2 / elephants: A a47 B b0 C home D c0 / open: 1 / hand 1: green-5",
            "1: play green-5",
        ),
        "won ER-7.4 ranks 1 2",
    ),
    "rally for two, pushed home by the opponent": (
        record(
            "elephant_rally",
            2,
            "elephant_rally 2 / elephants: A a47 B a48 C c0 D home / open: 1 / hand 1: green-5",
            "1: play green-5\n1: elephant A",
        ),
        "won ER-7.4 ranks 2 1",
    ),
    "rally cut": (
        record(
            "elephant_rally",
            3,
            "elephant_rally 3 / option turn_limit: 1 / elephants: A a7 B a8 C c0 / turn: 3 / turns: 2"
            " / hand 3: cow x4 mouse x3",
            "3: discard cow\n3: end",
            "option turn_limit: 1\n",
        ),
        "cut RACE-7.4 ranks 2 1 3",
    ),
    "formula by a step": (
        record("formula_e", 3, "formula_e 3 / elephants: A b45 B a20 C c46 / hand 1: purple-6", "1: play purple-6"),
        "won RACE-7.1 ranks 1 2 3",
    ),
    "formula by a push": (
        record(
            "formula_e",
            3,
            "formula_e 3 / elephants: A b45 B b46 C c46 / laps: B 1 / hand 1: purple-6",
            "1: play purple-6",
        ),
        "won RACE-7.1 ranks 2 1 3",
    ),
    "formula by a flight": (
        record(
            "formula_e",
            3,
            "formula_e 3 / elephants: A b45 B b46 C c46 / hand 1: green-4 carpet",
            "1: play green-4 with carpet",
        ),
        "won RACE-7.1 ranks 1 2 2",
    ),
    "formula cut": (
        record(
            "formula_e",
            3,
            "formula_e 3 / option turn_limit: 1 / elephants: A b45 B b46 C c46 / turn: 3 / turns: 2"
            " / hand 3: green-4 x7",
            "3: discard green-4\n3: end",
            "option turn_limit: 1\n",
        ),
        "cut RACE-7.4 ranks 1 2 2",
    ),
}
