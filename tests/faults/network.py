"""A network namespace of our own: what runs in it is reached by a cable that can lose everything without a word."""

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


class Namespace:
    """One end of a cable is here, the other in the namespace."""

    def __init__(self) -> None:
        number = random.SystemRandom().randrange(1, 250)
        tag = random.SystemRandom().randrange(16**6)
        self.name = f"howdah-{tag:06x}"
        self.cable = f"hw{tag:06x}"
        self.near, self.far = f"10.213.{number}.1", f"10.213.{number}.2"

    def inside(self, *command: str) -> list[str]:
        return ["ip", "netns", "exec", self.name, *command]

    def make(self) -> None:
        run("ip", "netns", "add", self.name)
        run("ip", "link", "add", f"{self.cable}a", "type", "veth", "peer", "name", f"{self.cable}b", "netns", self.name)
        run("ip", "address", "add", f"{self.near}/24", "dev", f"{self.cable}a")
        run("ip", "link", "set", f"{self.cable}a", "up")
        run(*self.inside("ip", "address", "add", f"{self.far}/24", "dev", f"{self.cable}b"))
        run(*self.inside("ip", "link", "set", f"{self.cable}b", "up"))
        run(*self.inside("ip", "link", "set", "lo", "up"))

    def drop(self) -> None:
        """Lose every packet, in both directions."""
        chains = [
            f"chain {hook} {{ type filter hook {hook} priority 0; policy drop; }}" for hook in ("input", "output")
        ]
        run(*self.inside("nft", "\n".join(["table inet cable {", *chains, "}"])))

    def mend(self) -> None:
        run(*self.inside("nft", "delete", "table", "inet", "cable"))

    def remove(self) -> None:
        subprocess.run(["ip", "netns", "delete", self.name], check=False, capture_output=True)


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"


def why_not() -> str:
    """Why there can be no namespace here; nothing if there can."""
    if os.geteuid() != 0:
        return "network namespaces are for root"
    missing = [program for program in ("ip", "nft", "setpriv") if shutil.which(program) is None]
    if missing:
        return f"not installed: {', '.join(missing)}"
    probe = Namespace()
    try:
        run("ip", "netns", "add", probe.name)
        run(*probe.inside("nft", "list", "ruleset"))
    except AssertionError as error:
        return f"no network namespaces here: {error}"
    finally:
        probe.remove()
    return ""


@contextmanager
def namespace() -> Iterator[Namespace]:
    made = Namespace()
    made.make()
    try:
        yield made
    finally:
        made.remove()
