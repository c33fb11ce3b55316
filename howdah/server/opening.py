"""Open everything in its order: plugins, database, keys, owners, worker."""

import asyncio
import gc
import logging
import os
import random
import signal
from functools import partial
from typing import Final

from howdah.server.notices.sender import NoticeSender
from howdah.server.notices.webpush import new_key
from howdah.server.ops import logs, plugins
from howdah.server.ops.timing import Time
from howdah.server.settings import Settings
from howdah.server.sockets.registry import Registry
from howdah.server.store import reads, upkeep
from howdah.server.store.database import open_database
from howdah.server.store.owners import Owners, SoleOwner
from howdah.server.store.store import Store
from howdah.server.tables.identity import Keys
from howdah.server.tables.names import new_id
from howdah.server.tables.worker import Worker

COLLECT: Final = (150, 2, 10_000)
"""Thresholds of the garbage collector: new objects before a young collection; young collections before an older one;
older ones before the oldest. The threshold counts objects that stay, but a collection visits all new ones, also those
that every wait for a message creates: a low threshold keeps the pauses short."""


def spare_collector() -> None:
    """What is loaded now stays, and tables live long: looking for garbage among them all the time holds up play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def stop_process() -> None:
    """Another release has opened the database: end as if somebody had stopped this worker."""
    logs.note("another-release", logging.ERROR)
    os.kill(os.getpid(), signal.SIGTERM)


async def open_worker(settings: Settings, registry: Registry, time: Time, luck: random.Random) -> Worker:
    """A worker that is ready for guests."""
    plugins.load(settings.plugins)
    database = await asyncio.to_thread(open_database, settings.database_url())
    engine = database.engine
    shared = engine.dialect.name == "postgresql"
    name = new_id()
    store = Store(database, name if shared else "")
    keys = Keys(await store.change(upkeep.secret))
    owners: Owners
    if shared:
        # Imported late: the driver is an extra.
        from howdah.server.store.sharing import SharedOwners

        owners = SharedOwners(engine, name, time)
        worker = Worker(settings, store, keys, owners, registry, time, luck)
        owners.hear, owners.presence = worker.hear, worker.hear_of_people
        owners.superseded = stop_process
    else:
        owners = SoleOwner(store)
        worker = Worker(settings, store, keys, owners, registry, time, luck)
    worker.notice_sender = NoticeSender(worker, await store.change(partial(upkeep.fact, name="push-key", make=new_key)))
    worker.bans.replace((await store.read(reads.admin_requests)).banned)
    return worker
