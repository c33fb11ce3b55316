"""The store: changes that wait are committed together, one that cannot be spoils no other, and nothing is halved."""

import asyncio
import shutil
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from howdah.server import questions, schema
from howdah.server.changes import Change, Conflict, Row, Save
from howdah.server.database import DatabaseError, checkpoint, make_engine, open_database
from howdah.server.documents import SeatDoc, TableDoc, encode_doc
from howdah.server.owners import lock_file
from howdah.server.settings import Settings
from howdah.server.store import Store
from tests.server.harness import run


def url(database: str) -> str:
    return Settings(database=database).database_url()


def entry(table: str, number: int, words: str = "bid 1") -> Row:
    return {"table": table, "number": number, "seat": 0, "text": words, "left": None, "at": 0}


def saved(table: str, revision: int, phase: str = "playing") -> Save:
    doc = TableDoc(table, "raj", 1, {}, [SeatDoc("person", ["g"]), SeatDoc("bot")], "g", "Ana", 0)
    row = {"id": table, "phase": phase, "listed": False, "touched": revision, "doc": encode_doc(doc).decode()}
    return Save(row, revision, ["g"])


def test_changes_are_committed_in_groups_and_a_spoiled_one_alone_fails(database: str) -> None:
    async def test() -> None:
        store = Store(open_database(url(database)))
        try:
            await store.write(Change("a", [entry("a", 1)], save=saved("a", 1)))
            many = [store.write(Change("b", [entry("b", number)])) for number in range(1, 101)]
            await asyncio.gather(*many)
            assert store.groups < store.written
            late = [store.write(Change("a", [entry("a", 2), entry("a", 1)])), store.write(Change("a", [entry("a", 2)]))]
            done = await asyncio.gather(*late, return_exceptions=True)
            assert [type(outcome) for outcome in done] == [Conflict, type(None)]
            stored = await store.read(lambda connection: questions.load(connection, "a"))
            assert stored is not None
            assert [row.text for row in stored.log] == ["bid 1", "bid 1"]
            assert len(await store.read(lambda connection: questions.log_after(connection, "b", 40))) == 60
        finally:
            await store.close()

    run(test())


def test_sqlite_copies_its_log_aside_and_begins_it_anew(sqlite: str, tmp_path: Path) -> None:
    async def test() -> None:
        log, copy = Path(f"{sqlite}-wal"), tmp_path / "copy.sqlite3"
        store = Store(open_database(url(sqlite)))
        try:
            for number in range(1, 101):
                await store.write(Change("a", [entry("a", number)]))
            await store.tidy()
            shutil.copy(sqlite, copy)  # without the log
            with make_engine(url(str(copy))).connect() as connection:
                assert len(questions.log_after(connection, "a", 0)) == 100
            await store.read(lambda connection: checkpoint(connection, largest=10))
            size = log.stat().st_size
            for number in range(101, 121):
                await store.write(Change("a", [entry("a", number)]))
            assert log.stat().st_size == size, "the log was not begun anew"
        finally:
            await store.close()

    run(test())


def test_a_document_is_replaced_only_by_who_has_read_it(database: str) -> None:
    async def test() -> None:
        store = Store(open_database(url(database)))
        try:
            await store.write(Change("a", save=saved("a", 1)))
            await store.write(Change("a", save=saved("a", 2, "over")))
            with pytest.raises(Conflict):
                await store.write(Change("a", [entry("a", 1)], save=saved("a", 2)))
            stored = await store.read(lambda connection: questions.load(connection, "a"))
            assert stored is not None
            assert (stored.revision, stored.log) == (2, [])
            assert [doc.id for doc, _ in await store.read(lambda c: questions.tables_of(c, "g"))] == ["a"]
            await store.read(lambda connection: questions.remove(connection, ["a"]))
            assert await store.read(lambda connection: questions.load(connection, "a")) is None
        finally:
            await store.close()

    run(test())


def test_an_answer_is_put_aside_only_while_its_window_is_open(database: str) -> None:
    async def test() -> None:
        store = Store(open_database(url(database)))
        try:
            await store.write(Change("a", [entry("a", 1)], save=saved("a", 1)))
            await store.write(Change("a", hold={"table": "a", "seat": 1, "opened": 1, "text": "pass"}))
            assert await store.read(lambda connection: questions.answers(connection, "a")) == {1: "pass"}
            await store.write(Change("a", [entry("a", 2)], drop_held=True))
            with pytest.raises(Conflict):
                await store.write(Change("a", hold={"table": "a", "seat": 2, "opened": 1, "text": "pass"}))
            assert await store.read(lambda connection: questions.answers(connection, "a")) == {}
        finally:
            await store.close()

    run(test())


def test_migrations_lead_to_the_schema(database: str) -> None:
    engine = open_database(url(database))
    with engine.connect() as connection:
        looked = inspect(connection)
        for table in schema.metadata.sorted_tables:
            assert {column["name"] for column in looked.get_columns(table.name)} == {c.name for c in table.columns}
            assert looked.get_pk_constraint(table.name)["constrained_columns"] == [c.name for c in table.primary_key]
    engine.dispose()
    open_database(url(database)).dispose()


def test_sqlite_keeps_its_word(sqlite: str) -> None:
    engine = open_database(url(sqlite))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
    engine.dispose()


def test_two_servers_cannot_share_one_file(tmp_path: Path) -> None:
    first = lock_file(tmp_path / "lock")
    with pytest.raises(DatabaseError, match="another server"):
        lock_file(tmp_path / "lock")
    first.close()
    lock_file(tmp_path / "lock").close()


def test_other_databases_are_refused() -> None:
    with pytest.raises(DatabaseError, match="postgresql"):
        make_engine("mysql://here/there")
