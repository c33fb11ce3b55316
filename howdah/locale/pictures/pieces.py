"""What stands on boards and lies on tables: elephants, cows, the mouse, chips of seats, cards. All around one point."""

from howdah.locale.pictures.svg import ON_SEAT, SEATS, Canvas, around, colour


def seat_letter(seat: int) -> str:
    """A seat, from 0, as the letter of its colour."""
    return SEATS[seat % len(SEATS)]


def shape(canvas: Canvas, letter: str, x: float, y: float, radius: float, **more: float | str) -> None:
    """The shape of a seat: it tells seats apart where colours do not."""
    if letter == "a":
        canvas.polygon(around(x, y, radius * 1.2, 4), **more)
    elif letter == "b":
        canvas.circle(x, y, radius, **more)
    elif letter == "c":
        canvas.rect(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, rx=radius * 0.15, **more)
    elif letter == "d":
        canvas.polygon(around(x, y + radius * 0.2, radius * 1.3, 3), **more)
    elif letter == "e":
        canvas.polygon(around(x, y, radius * 1.1, 5), **more)
    else:
        canvas.polygon(around(x, y, radius * 1.08, 6), **more)


def chip(canvas: Canvas, letter: str, x: float, y: float, radius: float, said: str = "") -> None:
    """A seat's chip with its letter."""
    edge = colour("edge")
    shape(canvas, letter, x, y, radius, fill=colour(f"seat-{letter}"), stroke=edge, stroke_width=1.5)
    canvas.text(x, y + (radius * 0.15 if letter == "d" else 0), said or letter.upper(), radius, ON_SEAT[letter])


def elephant(canvas: Canvas, letter: str, x: float, y: float, size: float, said: str) -> None:
    """From above, heading right: ears, trunk, and a howdah in the owner's colour."""
    skin, ink = colour("elephant"), colour("outline")
    outline: dict[str, float | str] = {"stroke": ink, "stroke_width": 1.2}
    trunk = f"M{x + size * 0.34} {y} q{size * 0.13} {-size * 0.02} {size * 0.14} {size * 0.1}"
    canvas.path(trunk, fill="none", stroke=ink, stroke_width=size * 0.12, stroke_linecap="round")
    canvas.path(trunk, fill="none", stroke=skin, stroke_width=size * 0.08, stroke_linecap="round")
    canvas.ellipse(x + size * 0.2, y - size * 0.24, size * 0.11, size * 0.14, fill=colour("elephant-2"), **outline)
    canvas.ellipse(x + size * 0.2, y + size * 0.24, size * 0.11, size * 0.14, fill=colour("elephant-2"), **outline)
    canvas.ellipse(x - size * 0.08, y, size * 0.36, size * 0.27, fill=skin, **outline)
    canvas.ellipse(x + size * 0.24, y, size * 0.16, size * 0.17, fill=skin, **outline)
    shape(canvas, letter, x - size * 0.1, y, size * 0.24, fill=colour(f"seat-{letter}"), **outline)
    canvas.text(x - size * 0.1, y + (size * 0.03 if letter == "d" else 0), said, size * 0.26, ON_SEAT[letter])


def cow(canvas: Canvas, x: float, y: float, size: float) -> None:
    """White with a garland, and horns ahead."""
    ink = colour("outline")
    horns = f"M{x + size * 0.2} {y - size * 0.1} q{size * 0.14} {-size * 0.16} {size * 0.2} {-size * 0.02}"
    other = f"M{x + size * 0.2} {y + size * 0.1} q{size * 0.14} {size * 0.16} {size * 0.2} {size * 0.02}"
    for part in (horns, other):
        canvas.path(part, fill="none", stroke=ink, stroke_width=size * 0.06, stroke_linecap="round")
    canvas.ellipse(x - size * 0.06, y, size * 0.31, size * 0.22, fill=colour("cow"), stroke=ink, stroke_width=1.2)
    canvas.ellipse(x + size * 0.22, y, size * 0.13, size * 0.13, fill=colour("cow"), stroke=ink, stroke_width=1.2)
    canvas.ellipse(x - size * 0.14, y - size * 0.06, size * 0.1, size * 0.07, fill=colour("trunk"))
    for bead in (-0.12, -0.04, 0.04, 0.12):
        canvas.circle(x + size * 0.1, y + size * bead, size * 0.04, fill=colour("accent"))


def mouse(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Small and quick."""
    ink = colour("outline")
    tail = f"M{x - size * 0.14} {y} q{-size * 0.14} {-size * 0.12} {-size * 0.22} {size * 0.03}"
    canvas.path(tail, fill="none", stroke=colour("edge"), stroke_width=1.6)
    canvas.ellipse(x, y, size * 0.17, size * 0.11, fill=colour("white"), stroke=ink, stroke_width=1.2)
    for side in (-1, 1):
        canvas.circle(x + size * 0.1, y + side * size * 0.09, size * 0.06, fill=colour("white"), stroke=ink)
    canvas.circle(x + size * 0.16, y, size * 0.025, fill=colour("danger"))


def card(canvas: Canvas, x: float, y: float, said: str, fill: str, ink: str = "white", width: float = 30) -> None:
    """A card with a value, or face down if it says nothing."""
    height = width * 1.36
    left, top = x - width / 2, y - height / 2
    canvas.rect(left, top, width, height, rx=4, fill=colour(fill), stroke=colour("edge"), stroke_width=1.2)
    if said:
        canvas.text(x, y, said, width * 0.5, ink)
    else:
        canvas.path(
            f"M{x} {y - height * 0.3} l{width * 0.25} {height * 0.3} l{-width * 0.25} {height * 0.3} "
            f"l{-width * 0.25} {-height * 0.3} z",
            fill="none",
            stroke=colour("accent"),
            stroke_width=2,
        )


def cobra(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A token with a snake on it."""
    canvas.circle(x, y, size, fill=colour("cobra"), stroke=colour("edge"), stroke_width=1)
    coil = f"M{x - size * 0.5} {y + size * 0.4} q{size * 0.5} {-size * 0.5} 0 {-size * 0.6} t{size * 0.8} {-size * 0.1}"
    canvas.path(coil, fill="none", stroke=colour("white"), stroke_width=1.6, stroke_linecap="round")
