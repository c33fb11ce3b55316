"""The store: changes that wait are committed together, one that cannot be spoils no other, and nothing is halved."""

import asyncio
import shutil
from collections.abc import Callable
from inspect import Parameter, signature
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, select, text

from howdah.server.settings import Settings
from howdah.server.store import reads, releases, schema, upkeep
from howdah.server.store.database import (
    MIGRATIONS,
    DatabaseError,
    checkpoint,
    lock_file,
    make_engine,
    newest_schema,
    open_database,
    schema_of,
    steps,
    upgrade,
)
from howdah.server.store.store import Store
from howdah.server.store.writes import Change, Conflict, Row, Save, apply_all
from howdah.server.tables.documents import SeatDoc, TableDoc, encode_doc


def url(database: str) -> str:
    return Settings(database=database).database_url()


def entry(table: str, number: int, words: str = "bid 1") -> Row:
    return {"table": table, "number": number, "seat": 0, "text": words, "left": None, "at": 0}


def saved(table: str, revision: int, phase: str = "playing") -> Save:
    doc = TableDoc(table, "raj", 1, {}, [SeatDoc("person", ["g"]), SeatDoc("bot")], "g", "Ana", 0)
    row = {"id": table, "phase": phase, "listed": False, "touched": revision, "doc": encode_doc(doc).decode()}
    return Save(row, revision, ["g"])


async def test_changes_are_committed_in_groups_and_a_spoiled_one_alone_fails(database: str) -> None:
    store = Store(open_database(url(database)))
    try:
        await store.write(Change("a", [entry("a", 1)], save=saved("a", 1)))
        many = [store.write(Change("b", [entry("b", number)])) for number in range(1, 101)]
        await asyncio.gather(*many)
        assert store.groups < store.written
        late = [store.write(Change("a", [entry("a", 2), entry("a", 1)])), store.write(Change("a", [entry("a", 2)]))]
        done = await asyncio.gather(*late, return_exceptions=True)
        assert [type(outcome) for outcome in done] == [Conflict, type(None)]
        stored = await store.read(lambda connection: reads.load(connection, "a"))
        assert stored is not None
        assert [row.text for row in stored.log] == ["bid 1", "bid 1"]
        assert len(await store.read(lambda connection: reads.log_after(connection, "b", 40))) == 60
    finally:
        await store.close()


async def test_sqlite_copies_its_log_aside_and_begins_it_anew(sqlite: str, tmp_path: Path) -> None:
    log, copy = Path(f"{sqlite}-wal"), tmp_path / "copy.sqlite3"
    store = Store(open_database(url(sqlite)))
    try:
        for number in range(1, 101):
            await store.write(Change("a", [entry("a", number)]))
        await store.tidy()
        shutil.copy(sqlite, copy)  # without the log
        with make_engine(url(str(copy))).connect() as connection:
            assert len(reads.log_after(connection, "a", 0)) == 100
        await store.read(lambda connection: checkpoint(connection, largest=10))
        size = log.stat().st_size
        for number in range(101, 121):
            await store.write(Change("a", [entry("a", number)]))
        assert log.stat().st_size == size, "the log was not begun anew"
    finally:
        await store.close()


async def test_a_document_is_replaced_only_by_who_has_read_it(database: str) -> None:
    store = Store(open_database(url(database)))
    try:
        await store.write(Change("a", save=saved("a", 1)))
        await store.write(Change("a", save=saved("a", 2, "over")))
        with pytest.raises(Conflict):
            await store.write(Change("a", [entry("a", 1)], save=saved("a", 2)))
        stored = await store.read(lambda connection: reads.load(connection, "a"))
        assert stored is not None
        assert (stored.revision, stored.log) == (2, [])
        assert [doc.id for doc, _ in await store.read(lambda c: reads.tables_of(c, "g"))] == ["a"]
        await store.change(lambda connection: upkeep.remove(connection, ["a"]))
        assert await store.read(lambda connection: reads.load(connection, "a")) is None
    finally:
        await store.close()


async def test_an_answer_is_put_aside_only_while_its_window_is_open(database: str) -> None:
    store = Store(open_database(url(database)))
    try:
        await store.write(Change("a", [entry("a", 1)], save=saved("a", 1)))
        await store.write(Change("a", hold={"table": "a", "seat": 1, "opened": 1, "text": "pass"}))
        assert await store.read(lambda connection: reads.answers(connection, "a")) == {1: "pass"}
        await store.write(Change("a", [entry("a", 2)], drop_held=True))
        with pytest.raises(Conflict):
            await store.write(Change("a", hold={"table": "a", "seat": 2, "opened": 1, "text": "pass"}))
        assert await store.read(lambda connection: reads.answers(connection, "a")) == {}
    finally:
        await store.close()


def test_migrations_lead_to_the_schema(database: str) -> None:
    opened = open_database(url(database))
    with opened.engine.connect() as connection:
        looked = inspect(connection)
        for table in schema.metadata.sorted_tables:
            assert {column["name"] for column in looked.get_columns(table.name)} == {c.name for c in table.columns}
            assert looked.get_pk_constraint(table.name)["constrained_columns"] == [c.name for c in table.primary_key]
    opened.close()
    open_database(url(database)).close()


def test_the_steps_are_those_that_alembic_finds() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    found = ScriptDirectory.from_config(config)
    assert steps() == sorted(step.revision for step in found.walk_revisions())
    assert newest_schema() == found.get_current_head()


def test_sqlite_keeps_its_word(sqlite: str) -> None:
    opened = open_database(url(sqlite))
    with opened.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
    opened.close()


def test_two_servers_cannot_share_one_file_whatever_they_call_it(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    first = open_database(f"sqlite:///{tmp_path / 'real'}")
    for name in ("real", "link"):
        with pytest.raises(DatabaseError, match="another server"):
            open_database(f"sqlite:///{tmp_path / name}")
    first.close()
    open_database(f"sqlite:///{tmp_path / 'link'}").close()


def test_a_database_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "private"
    opened = open_database(f"sqlite:///{file}")
    with opened.engine.begin() as connection:
        upkeep.secret(connection)
    modes = {part.name: part.stat().st_mode & 0o077 for part in tmp_path.glob("private*") if part.suffix != ".lock"}
    opened.close()
    assert modes
    assert set(modes.values()) == {0}


def test_a_newer_schema_is_refused_and_nothing_has_changed(database: str) -> None:
    opened = open_database(url(database))
    with opened.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        before = connection.execute(select(schema.facts.c.name, schema.facts.c.value)).all()
    opened.close()
    with pytest.raises(DatabaseError, match="newer release of Howdah"):
        open_database(url(database))
    engine = make_engine(url(database))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
        assert connection.execute(select(schema.facts.c.name, schema.facts.c.value)).all() == before
    engine.dispose()


def test_workers_of_another_release_keep_a_release_away_until_they_stop(postgresql: str) -> None:
    def mark(value: str) -> None:
        with engine.begin() as connection:
            releases.write_mark(connection, value)

    open_database(url(postgresql)).close()
    engine = make_engine(url(postgresql))
    mark("schema 0001, raj 1")
    with engine.connect() as running:
        running.execute(text("SELECT pg_advisory_lock_shared(:key)"), {"key": releases.RELEASE_LOCK})
        with pytest.raises(DatabaseError, match="workers of another release"):
            open_database(url(postgresql))
        with engine.connect() as connection:
            assert releases.stored_mark(connection) == "schema 0001, raj 1"
        running.execute(text("SELECT pg_advisory_unlock_shared(:key)"), {"key": releases.RELEASE_LOCK})
    open_database(url(postgresql)).close()
    with engine.connect() as connection:
        assert releases.stored_mark(connection) == releases.mark_of(newest_schema())
    engine.dispose()


def test_who_is_refused_has_not_changed_the_schema(database: str) -> None:
    """A newer release finds an older one at work: it must go away and leave everything as it was."""
    engine = make_engine(url(database))
    with engine.begin() as connection:
        upgrade(connection, "0001")
    lock = lock_file(engine)
    with engine.connect() as running:
        if lock is None:
            running.execute(text("SELECT pg_advisory_lock_shared(:key)"), {"key": releases.RELEASE_LOCK})
        with pytest.raises(DatabaseError, match=r"another server|workers of another release"):
            open_database(url(database))
        with engine.connect() as connection:
            assert schema_of(connection) == "0001"
    if lock is not None:
        lock.close()
    engine.dispose()
    open_database(url(database)).close()
    with engine.connect() as connection:
        assert schema_of(connection) == newest_schema()
    engine.dispose()


def test_all_reads_run_on_a_connection_that_cannot_write(sqlite: str) -> None:
    opened = open_database(url(sqlite))
    with opened.engine.begin() as connection:
        apply_all(connection, [Change("a", [entry("a", 1)], save=saved("a", 1))])
        upkeep.secret(connection)
    opened.close()
    engine = create_engine(f"sqlite:///file:{sqlite}?mode=ro&uri=true")
    questions = [found for name, found in vars(reads).items() if callable(found) and is_question(found)]
    assert len(questions) >= 14
    with engine.connect() as connection:
        for question in questions:
            question(
                connection, *(made_up(parameter) for parameter in list(signature(question).parameters.values())[1:])
            )
    engine.dispose()


def is_question(found: Callable[..., object]) -> bool:
    return getattr(found, "__module__", "") == reads.__name__ and "connection" in signature(found).parameters


def made_up(parameter: Parameter) -> object:
    """Some value for a parameter of a question."""
    kind = parameter.annotation
    name = kind if isinstance(kind, str) else kind.__name__
    return {"str": "a", "int": 0, "Change": Change("a", [entry("a", 1)])}.get(name, [])


def test_other_databases_are_refused() -> None:
    with pytest.raises(DatabaseError, match="postgresql"):
        make_engine("mysql://here/there")
