"""SVG as text: shapes on a canvas, colours by name, and the document around them."""

import html
import math
import re
from typing import Final

NAMESPACE: Final = "http://www.w3.org/2000/svg"
AUTO: Final = "auto"
LIGHT: Final = "light"
DARK: Final = "dark"
THEMES: Final = (AUTO, LIGHT, DARK)
FONT: Final = "Onest, system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"

# By name: in the light and in the dark. Those of the web client's tokens.
COLOURS: Final = {
    "paper": ("#FFFDF8", "#1D203A"),
    "ink": ("#2C2017", "#F6EEDF"),
    "soft": ("#75644F", "#A5A2B5"),
    "line": ("#8F7F66", "#7C82AB"),
    "accent": ("#F2A51A", "#F5B13A"),
    "road": ("#F6E6C2", "#5B4E47"),
    "road-line": ("#D4B27A", "#8A7460"),
    "kerb": ("#A8703C", "#C9955A"),
    "water": ("#7FC4D6", "#23566F"),
    "water-2": ("#4C9DB8", "#4C9DB8"),
    "mud": ("#9B6B43", "#3E2A20"),
    "mud-ink": ("#FFFFFF", "#F6EEDF"),
    "leaf": ("#2C7A4B", "#7FD3A6"),
    "trunk": ("#7C5231", "#C9955A"),
    "banana": ("#E3A412", "#F5C26B"),
    "mango": ("#C65B12", "#FF9A4D"),
    "last": ("#C65B12", "#FF9A4D"),
    "hex": ("#F3E8D0", "#2B2E4C"),
    "hex-line": ("#CDB88F", "#4A4F78"),
    "elephant": ("#9A96A3", "#B9B5C2"),
    "elephant-2": ("#6E6A78", "#7F7B8A"),
    "outline": ("#3B2A1E", "#141629"),
    "edge": ("#3B2A1E", "#F6EEDF"),
    "white": ("#FFFFFF", "#FFFFFF"),
    "dark": ("#2C2017", "#2C2017"),
    "cow": ("#FFF7EC", "#F6EEDF"),
    "mouse": ("#1D6F74", "#1D6F74"),
    "vulture": ("#4E3B57", "#6B5478"),
    "back": ("#8A3B12", "#A65A2C"),
    "cobra": ("#17694A", "#3FAE7A"),
    "danger": ("#A3231F", "#FF9C8F"),
    "seat-a": ("#BF2F2C", "#BF2F2C"),
    "seat-b": ("#1F4E9E", "#1F4E9E"),
    "seat-c": ("#F6C744", "#F6C744"),
    "seat-d": ("#3FAE7A", "#3FAE7A"),
    "seat-e": ("#D66FA8", "#D66FA8"),
    "seat-f": ("#3E3A44", "#3E3A44"),
}
SEATS: Final = "abcdef"
ON_SEAT: Final = {"a": "white", "b": "white", "c": "dark", "d": "dark", "e": "dark", "f": "white"}
GAP: Final = 18
MARGIN: Final = 10
NAMED: Final = re.compile(r"var\(--([a-z0-9-]+)\)")


def colour(name: str) -> str:
    """A colour by its name; the document says what it is in each theme."""
    assert name in COLOURS, name
    return f"var(--{name})"


def number(value: float) -> str:
    """Two decimals are enough for the eye, and keep the files the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


Step = tuple[str, str, str]
"""What moved (an elephant's letter, or what kind of thing it is), from where, to where."""


class Canvas:
    """Shapes in the order in which they are painted."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.shapes: list[str] = []

    def add(self, tag: str, **attributes: float | str) -> None:
        """A shape; `stroke_width` becomes `stroke-width`."""
        named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        texts = [f'{name}="{value if isinstance(value, str) else number(value)}"' for name, value in named.items()]
        self.shapes.append(f"<{tag} {' '.join(texts)}/>")

    def rect(self, x: float, y: float, width: float, height: float, **more: float | str) -> None:
        self.add("rect", x=x, y=y, width=width, height=height, **more)

    def circle(self, x: float, y: float, radius: float, **more: float | str) -> None:
        self.add("circle", cx=x, cy=y, r=radius, **more)

    def ellipse(self, x: float, y: float, across: float, down: float, **more: float | str) -> None:
        self.add("ellipse", cx=x, cy=y, rx=across, ry=down, **more)

    def path(self, d: str, **more: float | str) -> None:
        self.add("path", d=d, **more)

    def polygon(self, points: list[tuple[float, float]], **more: float | str) -> None:
        self.add("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **more)

    def line(self, x: float, y: float, to_x: float, to_y: float, **more: float | str) -> None:
        self.add("line", x1=x, y1=y, x2=to_x, y2=to_y, **more)

    def text(self, x: float, y: float, said: str, size: float, fill: str = "ink", anchor: str = "middle") -> None:
        """`y` is the middle of the letters."""
        place = f'x="{number(x)}" y="{number(y + size * 0.35)}" font-size="{number(size)}" text-anchor="{anchor}"'
        self.shapes.append(f'<text {place} font-weight="600" fill="{colour(fill)}">{html.escape(said)}</text>')


def around(x: float, y: float, radius: float, corners: int, turn: float = 0.0) -> list[tuple[float, float]]:
    """The corners of a regular polygon; `turn` in degrees, 0 with a corner at the top."""
    angles = [math.radians(turn - 90 + 360 * corner / corners) for corner in range(corners)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def document(parts: list[Canvas], title: str, theme: str) -> str:
    """Canvases one below the other, with an arrow between them."""
    width = max(part.width for part in parts) + 2 * MARGIN
    height = sum(part.height for part in parts) + (len(parts) - 1) * GAP * 2 + 2 * MARGIN
    body: list[str] = []
    top = float(MARGIN)
    for place, part in enumerate(parts):
        if place:
            x, y = width / 2, top + GAP
            arrow = f"M{number(x)} {number(y - 9)} v14 m-7 -7 l7 8 l7 -8"
            body.append(f'<path d="{arrow}" fill="none" stroke="{colour("soft")}" stroke-width="3"/>')
            top += 2 * GAP
        left = (width - part.width) / 2
        body.append(f'<g transform="translate({number(left)} {number(top)})">{"".join(part.shapes)}</g>')
        top += part.height
    frame = f'<rect width="{number(width)}" height="{number(height)}" rx="10" fill="{colour("paper")}"/>'
    named, drawn = f"<title>{html.escape(title)}</title>", f"{frame}{''.join(body)}"
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    head = f'<svg xmlns="{NAMESPACE}" {size} role="img" font-family="{FONT}" class="drawn">'
    if theme == AUTO:
        return f"{head}{named}{style()}{drawn}</svg>\n"
    dark = theme == DARK
    return NAMED.sub(lambda found: COLOURS[found[1]][dark], f"{head}{named}{drawn}</svg>\n")


def style() -> str:
    """What the names of colours mean, by what the reader's machine prefers."""
    light = "".join(f"--{name}:{both[0]};" for name, both in COLOURS.items())
    dark = "".join(f"--{name}:{both[1]};" for name, both in COLOURS.items() if both[0] != both[1])
    return f"<style>.drawn{{{light}}}@media(prefers-color-scheme:dark){{.drawn{{{dark}}}}}</style>"
