"""What the server says of a table when all faults are over: the seats' last updates, the record, and every replay."""

import asyncio
import json
from typing import Any

from tests.faults.checker import Moment, Stored, Unreadable
from tests.faults.journal import WATCHER, Said, Session, digest, line_of, lines_of
from tests.faults.players import LOST, connect, note_update
from tests.faults.tables import AGAIN, Guest, Refused, Table
from tests.server.harness import PATIENCE

PAGE = 100
READ_SECONDS = 5 * PATIENCE
"""For one table: a long game is replayed many times. What cannot be read is refused at once."""


async def read_table(table: Table, reading: asyncio.Semaphore) -> Stored | Unreadable:
    """The whole table, which is closed for that."""
    try:
        async with reading, asyncio.timeout(READ_SECONDS):
            return await read_whole(table)
    except TimeoutError:
        return Unreadable(f"no answer within {READ_SECONDS} s")
    except Refused as refused:
        return Unreadable(str(refused))


async def read_whole(table: Table) -> Stored:
    # By one worker: another one may not have heard yet that the table was closed.
    base = table.guests[0].bases()[0]
    journal, host = table.journal, Guest(lambda: [base], table.guests[0].person)
    path = f"/api/tables/{journal.table}"
    stored = Stored([], {}, [])
    if (await host.json("GET", path))["phase"] != "over":
        for client in table.clients:
            await look_in(client.seat, table, stored)
        await host.json("POST", f"{path}/close")
    record = await host.text("GET", f"{path}/record")
    for line in record.partition("\n\n")[2].splitlines():
        who, mark, text = line.partition(": ")
        if mark and not line.startswith("#"):
            stored.entries.append((who, text))
    for client in table.clients:
        stored.moments[client.seat] = await read_replay(host, path, client.seat)
    if not stored.numbers:
        await look_in(1, table, stored)
    return stored


async def look_in(seat: int, table: Table, stored: Stored) -> None:
    """Come back to the table once more. What is told now counts as told, too."""
    person = table.guests[seat - 1].person
    bases = table.guests[0].bases()
    session = Session(seat)
    while True:
        try:
            async with connect(bases[seat % len(bases)], table.journal.table, person) as connection:
                await connection.send(json.dumps({"type": "hello", "version": 1, "said": 0}))
                await connection.send(json.dumps({"type": "read-log", "id": 1, "seat": seat}))
                while True:
                    message = json.loads(await connection.recv())
                    if message["type"] == "update":
                        note_update(message, session)
                        stored.numbers[seat] = message["number"]
                        if message.get("sealed"):
                            stored.sealed[seat] = message["decision"] - 1, message["sealed"][0]
                    elif message["type"] == "said" and seat != WATCHER:
                        said = Said(message["number"], message["seat"], message["text"])
                        stored.said += [said] if said not in stored.said else []
                    elif message["type"] == "log":
                        session.log += [line_of(event, event.get("line", 0)) for event in message["events"]]
                        table.journal.sessions.append(session)
                        return
                    elif message["type"] == "refused":
                        raise ConnectionError(message["reason"]["code"])
        except LOST:
            await asyncio.sleep(AGAIN)


async def read_replay(host: Guest, path: str, seat: int) -> list[Moment]:
    moments: list[Moment] = []
    while True:
        page: Any = await host.json("GET", f"{path}/replay/{seat}?from={len(moments)}&count={PAGE}")
        moments += [
            Moment(lines_of(moment["events"], moment.get("line", 0)), digest(moment["view"]))
            for moment in page["moments"]
        ]
        if len(moments) >= page["total"]:
            return moments
