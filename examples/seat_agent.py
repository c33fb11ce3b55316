"""Seat a trained agent at a table in the browser: it follows a link and plays whenever it is asked.

    python examples/seat_agent.py agent.npz http://127.0.0.1:8400/join/...

It talks to the server as every client does (docs/protocol.md): joins by the link, then acts on the updates of its
seat. What it is handed is the view that the server sends to that seat.
"""

import argparse
import json
import secrets
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from agent import Policy
from websockets.sync.client import connect

from howdah.adapters.observations import observer_of
from howdah.cli.playing.remote import Remote
from howdah.engine.contract import View
from howdah.engine.errors import HowdahError
from howdah.engine.generator import Generator
from howdah.engine.registry import set_table


def choose(policy: Policy, table: dict[str, Any], update: dict[str, Any], luck: Generator) -> str:
    """The agent's action in the moment that an update tells of."""
    rules = set_table(table["game"], len(table["seats"]), table["options"])
    mask = np.zeros(len(rules.actions), np.int8)
    mask[[rules.action_numbers[text] for text in update["legal"]]] = 1
    view = View(rules.game, update["seat"] - 1, "", update["view"]["fields"])
    return rules.actions[policy(observer_of(rules).observe(view), mask, luck)]


def play(policy: Policy, link: str, name: str, keep: Path) -> None:
    """Sit down and play until the game is over."""
    remote = Remote(link, keep)
    table_id = remote.join(name)
    luck = Generator(secrets.randbits(96))
    headers = {"Cookie": remote.cookie}
    with connect(remote.socket_address(table_id), additional_headers=headers, compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1}))
        table: dict[str, Any] = {}
        acted = -1
        for number, data in enumerate(socket):
            message = json.loads(data)
            if message["type"] in ("welcome", "table"):
                table = message["table"]
            elif message["type"] == "refused":
                raise SystemExit(f"refused: {message['reason']}")
            elif message["type"] == "update":
                if "result" in message:
                    print(f"over: {message['result']}")
                    return
                if message["legal"] and message["decision"] != acted:
                    acted = message["decision"]
                    action = choose(policy, table, message, luck)
                    print(f"plays {action}", flush=True)
                    said = {
                        "type": "act",
                        "id": number,
                        "seat": message["seat"],
                        "decision": acted,
                        "actions": [action],
                    }
                    socket.send(json.dumps(said))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path, help="an agent that train_raj.py wrote for as many seats as the table has")
    parser.add_argument("link", help="of a table or of a seat, as the host copies it")
    parser.add_argument("--name", default="Agent")
    parser.add_argument("--keep", type=Path, help="a file that remembers who it is there, to come back to its seat")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            play(Policy.load(chosen.file), chosen.link, chosen.name, chosen.keep or Path(folder) / "guest.json")
        except HowdahError as error:
            raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
