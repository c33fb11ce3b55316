"""What is said for an action."""


class Why:
    """A code for the words, and the facts that fill them; each game's vocabulary declares its codes (`whys`)."""

    def __init__(self, code: str, facts: dict[str, int | str] | None = None) -> None:
        self.code = code
        self.facts: dict[str, int | str] = {} if facts is None else facts

    def __str__(self) -> str:
        return " ".join([self.code, *[f"{name}={value}" for name, value in self.facts.items()]])
