"""`howdah admin` beside a server that runs, and without one: on real databases, as a person types it."""

import asyncio
import gzip
import json
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import websockets
from click.testing import Result
from sqlalchemy import delete, insert, select, text, update

from howdah.server.admin import access, backups
from howdah.server.ops.bans import Bans, read_ban
from howdah.server.settings import Settings
from howdah.server.store import schema
from howdah.server.store.database import DatabaseError, make_engine, open_database
from tests.cli.running import run as command
from tests.server.harness import PATIENCE, TOYS, Guest, Player, Running, run, serving, settings_for
from tests.server.playing.test_play import play_on


def url(database: str) -> str:
    return Settings(database=database).database_url()


def admin(database: str, *words: str, code: int = 0) -> str:
    """What `howdah admin WORDS` says; on stderr if it fails."""
    done: Result = command("admin", *words, "--database", database)
    assert done.exit_code == code, (words, done.output, done.exception)
    return done.stdout if code in (0, 1) else done.stderr


async def beside(database: str, *words: str, code: int = 0) -> str:
    """The same while a server runs in this loop."""
    return await asyncio.to_thread(admin, database, *words, code=code)


async def becomes(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def has_gone_on(player: Player, decision: int) -> bool:
    return bool(player.updates[1]["decision"] >= decision and player.updates[1]["legal"])


async def begun(ana: Guest) -> str:
    """A game of Raj with some turns behind it."""
    table = await ana.table("raj", "me", "bot", start=True)
    async with ana.at(table) as player:
        for turn in range(3):
            update = await player.asked(1)
            await player.act(1, update["legal"][0])
            await player.until(partial(has_gone_on, player, turn + 1), "the next turn")
    return table


async def filled(database: str) -> list[str]:
    """A database with three tables: one played to its end, one that runs, one that gathers. Their ids."""
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana:
        over = await begun(ana)
        running = await begun(ana)
        await ana.post(f"/api/tables/{over}/close")
        return [over, running, await ana.table("totem", "me", "open")]


async def test_list_look_and_close_beside_a_server(database: str) -> None:
    async with serving(settings_for(database)) as server, server.guest("Anastasia") as ana:
        table, gathering = await begun(ana), await ana.table("totem", "me", "open")
        listed = await beside(database, "list")
        assert f"{table[:5]}..." in listed
        assert table not in listed
        assert "2 tables" in listed
        assert table in await beside(database, "list", "--long", "--phase", "playing")
        assert "0 tables" in await beside(database, "list", "--idle", "1")
        assert "0 tables" in await beside(database, "list", "--game", "formula_e")
        found = json.loads(await beside(database, "list", "--json", "--game", "totem"))
        assert [(line["phase"], line["seats"]) for line in found] == [("gathering", {"person": 1, "open": 1})]
        async with ana.at(table) as player:
            await player.asked(1)
            assert "over, without a winner" in await beside(database, "close", table)
            await player.until(lambda: player.updates[1].get("result"), "the end")
            assert player.updates[1]["result"]["ending"] == "closed"
        assert "the table is gone" in await beside(database, "close", gathering[:8])
        await ana.get(f"/api/tables/{gathering}", status=404)
        assert "over already" in await beside(database, "close", table, code=2)


async def test_looking_shows_no_secret(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
        table = await ana.table_with(eve, "raj", "me", "open")
        link = await ana.post(f"/api/tables/{table}/seats/1/return-link")
        async with ana.at(table) as player:
            await player.ask("chat", text="whispered words")
            await player.asked(1)
            await player.act(1, "bid 7")
        shown = await beside(sqlite, "look", table)
        data = await beside(sqlite, "look", table, "--json")
        for text_ in (shown, data):
            assert "Ana" in text_
            for secret in (link["token"], ana.cookie.partition("=")[2], "whispered", "bid 7", "sealed 1: 7", table):
                assert secret not in text_, secret
        assert "sealed 1: ?" in json.loads(data)["position"]
        assert "not over" in await beside(sqlite, "export", table, code=2)
        assert "1: bid 7" in await beside(sqlite, "export", table, "--running")


async def test_a_ban_shuts_out_guests_and_networks_and_is_lifted_again(database: str) -> None:
    settings = settings_for(database, sweep=0.05)
    async with serving(settings) as server, server.guest("Ana") as ana, server.guest("Eve") as eve:
        table = await ana.table("raj", "me", "bot", start=True, spectators="welcome")
        guest = server.worker.tables[table].doc.host
        async with ana.at(table) as player, eve.at(table) as watcher:
            await player.asked(1)
            await watcher.has("update")
            assert guest in await beside(database, "ban", guest, "--why", "spoils games")
            await gone(player, "banned")
            await eve.get("/api/me")
            await ana.get("/api/me", status=403)
            with pytest.raises(websockets.InvalidStatus, match="403"):
                async with ana.at(table):
                    pass
            assert "spoils games" in await beside(database, "bans")
            await beside(database, "ban", "127.0.0.77/24")
            await gone(watcher, "banned")
            await eve.get("/api/me", status=403)
            assert (await eve.http.get("/")).status_code == 403
            assert (await eve.http.get("/healthz")).status_code == 200
            with pytest.raises(websockets.InvalidStatus, match="403"):
                async with eve.at(table):
                    pass
        assert len(json.loads(await beside(database, "bans", "--json"))) == 2
        await beside(database, "unban", "127.0.0.0/24")
        await becomes(lambda: len(server.worker.bans.present) == 1)
        await eve.get("/api/me")
        await ana.get("/api/me", status=403)
        await beside(database, "unban", guest)
        assert "is not banned" in await beside(database, "unban", guest, code=2)


async def gone(player: Player, code: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not player.closed:
            player.stirred.clear()
            await player.stirred.wait()
    assert player.came[-1] == {"type": "bye", "code": code}


async def test_bans_hold_from_the_first_request_of_a_server(sqlite: str) -> None:
    open_database(url(sqlite)).close()
    admin(sqlite, "ban", "127.0.0.1")

    async with serving(settings_for(sqlite)) as server:
        answered = await first_request(server)
        assert answered == 403


async def first_request(server: Running) -> int:
    import httpx

    async with httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as http:
        return (await http.get("/api/me")).status_code


def test_networks_of_both_kinds_are_known_in_every_spelling() -> None:
    bans = Bans()
    assert bans.replace([read_ban("203.0.113.9/24"), read_ban("2001:db8:1::/48"), read_ban("198.51.100.7"), "a" * 16])
    for address in ("203.0.113.1", "::ffff:203.0.113.255", "2001:db8:1:ffff::1", "198.51.100.7"):
        assert bans.forbid(address, None), address
    for address in ("203.0.114.1", "2001:db8:2::1", "198.51.100.8", "unknown", ""):
        assert not bans.forbid(address, "b" * 16), address
    assert bans.forbid("unknown", "a" * 16)
    assert not bans.replace(["203.0.113.0/24", "2001:db8:1::/48", "198.51.100.7/32", "a" * 16])


async def test_without_a_server_tables_are_closed_in_the_database(database: str) -> None:
    over, running, gathering = await filled(database)
    assert "without a winner" in admin(database, "close", running)
    assert "is gone" in admin(database, "close", gathering)
    assert "over already" in admin(database, "close", over, code=2)
    assert "2 tables" in admin(database, "list", "--phase", "over")
    assert "every log replays" in admin(database, "check", "--with", TOYS)

    async with serving(settings_for(database)) as server:
        table = await server.worker.table(running)
        assert table.doc.closed


def test_records_are_exported_one_by_one_and_all_together(sqlite: str, tmp_path: Path) -> None:
    over, running, gathering = run(filled(sqlite))
    record = admin(sqlite, "export", over)
    assert record.startswith("howdah record 1\ngame: raj\n")
    assert "has not begun" in admin(sqlite, "export", gathering, code=2)
    assert "1 records" in admin(sqlite, "export", "--all", str(tmp_path / "records"))
    assert (tmp_path / "records" / f"{over}.txt").read_text(encoding="utf-8") == record
    assert "2 records" in admin(sqlite, "export", "--all", str(tmp_path / "more"), "--running")
    assert {path.stem for path in (tmp_path / "more").iterdir()} == {over, running}
    shown = command("replay", str(tmp_path / "more" / f"{running}.txt"), "--at", "1")
    assert shown.exit_code == 0, shown.output


def rows_of(database: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything that a database holds, but for what every start renews."""
    engine = make_engine(url(database))
    with engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    found["facts"] = [row for row in found["facts"] if row[0] not in ("ready", "release")]
    return found


def test_a_backup_goes_from_one_database_into_the_other_and_back(sqlite: str, postgresql: str, tmp_path: Path) -> None:
    run(filled(sqlite))
    admin(sqlite, "ban", "203.0.113.7", "--why", "a note: é, ж")
    first, second, third = (tmp_path / name for name in ("first.gz", "second.gz", "third.sqlite3"))
    assert "3 tables" in admin(sqlite, "backup", str(first))
    assert first.stat().st_mode & 0o077 == 0
    assert "3 tables" in admin(postgresql, "restore", str(first))
    admin(postgresql, "backup", str(second))
    admin(str(third), "restore", str(second))
    assert rows_of(sqlite) == rows_of(postgresql) == rows_of(str(third))
    assert third.stat().st_mode & 0o077 == 0
    assert "every log replays" in admin(str(third), "check")
    assert "holds 3 tables, 1 guest already" in admin(postgresql, "restore", str(first), code=2)
    assert "3 tables" in admin(postgresql, "restore", str(first), "--replace")
    assert "is there already" in admin(sqlite, "backup", str(first), code=2)
    assert not list(tmp_path.glob("*.unfinished"))
    assert not list(tmp_path.glob(".howdah-backup*"))


async def test_a_backup_is_of_one_moment_while_people_play(database: str, tmp_path: Path) -> None:
    async with serving(settings_for(database)) as server, server.guest("Ana") as ana:
        table = await ana.table("raj", "me", "bot", start=True)
        async with ana.at(table) as player:
            playing = asyncio.create_task(play_on(player, 1, random.Random(2)))
            for number in range(3):
                await beside(database, "backup", str(tmp_path / f"{number}.gz"))
            await playing
        refused = await beside(database, "restore", str(tmp_path / "0.gz"), "--replace", code=2)
        assert "a server runs on this database: stop it first" in refused
        assert server.worker.metrics.failed.value == 0
    for number in range(3):
        copy = str(tmp_path / f"{number}.sqlite3")
        await beside(copy, "restore", str(tmp_path / f"{number}.gz"))
        assert "every log replays" in await beside(copy, "check")


def test_a_broken_backup_changes_nothing(sqlite: str, tmp_path: Path) -> None:
    run(filled(sqlite))
    good, bad, copy = tmp_path / "good.gz", tmp_path / "bad.gz", str(tmp_path / "copy.sqlite3")
    admin(sqlite, "backup", str(good))
    lines = gzip.decompress(good.read_bytes()).splitlines(keepends=True)
    newer = lines[0].replace(b'"schema":"', b'"schema":"9')
    broken = {
        "cut off": (good.read_bytes()[:-200], "is no backup of Howdah, or it is broken"),
        "without its end": (gzip.compress(b"".join(lines[:-1])), "rows are missing"),
        "a row less": (gzip.compress(b"".join([*lines[:-3], *lines[-2:]])), "rows are missing"),
        "a short row": (gzip.compress(b"".join([*lines[:2], b'["a"]\n', *lines[3:]])), "rows are missing"),
        "newer": (gzip.compress(b"".join([newer, *lines[1:]])), "made by a newer release"),
        "another file": (b"hello", "is no backup of Howdah"),
        "nothing": (b"", "is no backup of Howdah"),
    }
    before = rows_of(sqlite)
    for data, message in broken.values():
        bad.write_bytes(data)
        assert message in admin(copy, "restore", str(bad), code=2)
        assert message in admin(sqlite, "restore", str(bad), "--replace", code=2)
    assert not Path(copy).exists()
    assert rows_of(sqlite) == before


def test_a_backup_of_an_older_schema_is_brought_up_to_date(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "old.gz"
    head = {"format": backups.FORMAT, "schema": "0001", "release": "0.0.1", "made": "then"}
    part = {"table": "guests", "columns": ["id", "name", "seen"]}
    lines = [head, part, ["a" * 16, "Ana", 7], {"rows": {"guests": 1}}]
    file.write_bytes(gzip.compress("".join(f"{json.dumps(line)}\n" for line in lines).encode()))
    admin(sqlite, "restore", str(file))
    assert rows_of(sqlite)["guests"] == [("a" * 16, "Ana", 7)]
    assert "0 bans" in admin(sqlite, "bans")


def test_check_finds_every_log_that_does_not_replay(database: str) -> None:
    over, running, gathering = run(filled(database))
    assert "3 tables with" in admin(database, "check")
    entries, tables = schema.entries, schema.tables
    engine = make_engine(url(database))
    with engine.begin() as connection:
        last = max(connection.execute(select(entries.c.number).where(entries.c.table == over)).scalars())
        # A gap; a move that the rules refuse; a game that has not begun but has entries.
        connection.execute(delete(entries).where(entries.c.table == over, entries.c.number == last - 1))
        connection.execute(update(entries).where(entries.c.table == running, entries.c.seat == 0).values(text="bid 99"))
        connection.execute(insert(entries).values(table=gathering, number=1, seat=0, text="step", left=None, at=0))
    found = admin(database, "check", code=1)
    assert f"{over[:5]}...: entry {last - 1} is missing" in found
    assert f"{running[:5]}...: line" in found
    assert f"{gathering[:5]}...: it has entries" in found
    assert "3 of 3 tables" in found
    with engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == over).values(doc="{}"))
    engine.dispose()
    assert "cannot be read" in admin(database, "check", code=1)
    assert "3 tables" in admin(database, "list")
    assert "cannot be read" in admin(database, "look", over, code=2)
    assert "cannot be replayed" in admin(database, "look", running)


async def test_a_server_closes_even_what_it_cannot_open(sqlite: str) -> None:
    _, running, _ = await filled(sqlite)
    engine = make_engine(url(sqlite))
    with engine.begin() as connection:
        entries = schema.entries
        connection.execute(update(entries).where(entries.c.table == running, entries.c.seat == 0).values(text="bid 99"))
    engine.dispose()

    async with serving(settings_for(sqlite, sweep=0.05)):
        assert "without a winner" in await beside(sqlite, "close", running)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("look zzz", "there is no table 'zzz'"),
        ("look a", "at least its first 3 letters"),
        ("look ../etc", "is not a table's id"),
        ("close zzzzz", "there is no table"),
        ("ban nobody", "neither a guest's id"),
        ("ban 0.0.0.0/0", "too wide"),
        ("unban 203.0.113.7", "is not banned"),
        ("export", "a TABLE or --all FOLDER is needed"),
        ("backup no/folder.gz", "there is no folder no"),
        ("restore nothing.gz", "there is no file nothing.gz"),
        ("list --phase sleeping", "is not one of"),
    ],
)
def test_wrong_words_are_answered_in_one_line(words: str, message: str, sqlite: str) -> None:
    open_database(url(sqlite)).close()
    said = admin(sqlite, *words.split(), code=2)
    assert message in said
    assert said.count("\n") == 1


def test_a_database_that_is_missing_foreign_or_older_is_named(tmp_path: Path) -> None:
    assert "there is no database" in admin(str(tmp_path / "none"), "list", code=2)
    assert not (tmp_path / "none").exists()
    (tmp_path / "empty").touch()
    assert "holds no tables of Howdah" in admin(str(tmp_path / "empty"), "list", code=2)
    (tmp_path / "text").write_text("hello, this is no database at all" * 50, encoding="utf-8")
    assert "cannot be used" in admin(str(tmp_path / "text"), "list", code=2)
    older = str(tmp_path / "older")
    opened = open_database(url(older))
    with opened.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    opened.close()
    assert "start its server once" in admin(older, "list", code=2)


def test_what_reads_cannot_write(database: str) -> None:
    open_database(url(database)).close()
    with access.opened(url(database)) as found, pytest.raises(DatabaseError, match="cannot be used"):
        found.read(lambda connection: connection.execute(delete(schema.facts)))
