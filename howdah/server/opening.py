"""Open everything in its order: plugins, database, keys, owners, hall."""

import asyncio
import gc
import random
from typing import Final

from howdah.server import plugins, questions
from howdah.server.database import open_database
from howdah.server.hall import Hall
from howdah.server.identity import Keys
from howdah.server.names import new_id
from howdah.server.owners import Owners, SoleOwner
from howdah.server.settings import Settings
from howdah.server.store import Store
from howdah.server.timing import Time

COLLECT: Final = (150, 2, 10_000)
"""Objects made before the collector looks at the young ones; how often then at the older and at the oldest. It counts
what stays, but looks at all that is new, also what every wait for a message makes anew: few at a time keep it short."""


def spare_collector() -> None:
    """What is loaded now stays, and tables live long: looking for garbage among them all the time holds up play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def open_hall(settings: Settings, time: Time, luck: random.Random) -> Hall:
    """A hall that is ready for guests."""
    plugins.load(settings.plugins)
    engine = await asyncio.to_thread(open_database, settings.database_url())
    shared = engine.dialect.name == "postgresql"
    worker = new_id()
    store = Store(engine, worker if shared else "")
    keys = Keys(await store.read(questions.secret))
    owners: Owners
    if shared:
        # Imported late: the driver is an extra.
        from howdah.server.sharing import SharedOwners

        owners = SharedOwners(engine, worker, time)
        hall = Hall(settings, store, keys, owners, time, luck)
        owners.hear, owners.presence = hall.hear, hall.hear_of_people
    else:
        owners = SoleOwner(store, engine.url.database or "")
        hall = Hall(settings, store, keys, owners, time, luck)
    return hall
