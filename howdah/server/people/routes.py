"""HTTP: the person behind a guest: a recovery phrase for all devices, results, all data, and an end to it."""

from contextlib import suppress
from functools import partial

from howdah.engine.errors import Refusal
from howdah.server.http.calls import Call, Route
from howdah.server.http.routes.guests import me
from howdah.server.people.cards import own_cards
from howdah.server.people.forgetting import forget
from howdah.server.people.phrases import guest_of_phrase, phrase_of
from howdah.server.people.results import has_won, own_seat
from howdah.server.playing.clocks import PRESETS
from howdah.server.protocol.person_resources import (
    Forgotten,
    OnVacation,
    OwnData,
    OwnTable,
    Phrase,
    Profile,
    Recover,
    Results,
    Vacation,
)
from howdah.server.protocol.resources import Me
from howdah.server.refusals import refuse
from howdah.server.store import outbox, people, reads
from howdah.server.store.reads import Visited
from howdah.server.tables import changes
from howdah.server.tables.beginning import record_text
from howdah.server.tables.consent import DAY_SECONDS
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.identity import new_guest
from howdah.server.tables.info import table_line


async def phrase(call: Call) -> Phrase:
    """Nine words that make you the same guest on another device. Keep them to yourself."""
    return Phrase(phrase_of(call.worker.keys, call.guest))


async def recover(call: Call, body: Recover) -> Me:
    """Be whose phrase this is, on this device from now on."""
    if not call.worker.contact_attempts.allow(call.network, call.worker.time.steady()):
        raise refuse("too-fast")
    found = guest_of_phrase(call.worker.keys, body.phrase)
    if found is None:
        raise refuse("bad-phrase")
    call.guest = call.becomes = found
    return await me(call)


def against(doc: TableDoc) -> str:
    """Whom somebody played against, in a word."""
    bots = [seat.level for seat in doc.seats if seat.kind == "bot"]
    return f"bot:{bots[0]}" if len(bots) == len(doc.seats) - 1 else "people"


async def profile(call: Call) -> Profile:
    """Your games and their results."""
    found = await call.worker.store.read(partial(reads.every_table_of, guest=call.guest))
    counted: dict[tuple[str, str], list[bool]] = {}
    docs = [doc for doc, _ in found if doc.seats_of(call.guest)]
    for doc in docs:
        won = has_won(doc, own_seat(doc, call.guest)) if doc.phase == "over" else None
        if won is not None:
            counted.setdefault((doc.game, against(doc)), []).append(won)
    results = [Results(game, kind, len(wins), sum(wins)) for (game, kind), wins in sorted(counted.items())]
    over = sum(doc.phase == "over" for doc in docs)
    name = await call.worker.store.read(partial(reads.guest_name, guest=call.guest))
    return Profile(name, len(docs) - over, over, results)


async def export(call: Call) -> OwnData:
    """All that is kept of you. Games that still run are named; what is hidden in them stays so."""
    store = call.worker.store
    found = await store.read(partial(reads.every_table_of, guest=call.guest))
    tables, said = [], []
    for visited in found:
        seats = [place + 1 for place in visited.doc.seats_of(call.guest)]
        tables.append(OwnTable(table_line(visited.doc, visited.touched), seats, await record(call, visited)))
        if seats:
            heard = await store.read(partial(people.said_at, table=visited.doc.id, seats=seats))
            said += [row.text for row in heard if row.text]
    contacts = await store.read(partial(outbox.contacts_of, owners=[call.guest]))
    quiet = await store.read(partial(outbox.quiet_of, guests_=[call.guest]))
    tracks = await store.read(partial(reads.tracks_of, guest=call.guest))
    return OwnData(
        call.guest,
        await store.read(partial(reads.guest_name, guest=call.guest)),
        tables,
        {track.name: track.text for track in tracks},
        [f"{contact.kind} {contact.address}" for contact in contacts],
        f"{quiet[0].begins}-{quiet[0].ends} {quiet[0].zone}" if quiet else "",
        said,
        len(await store.read(partial(people.passkeys_of, guest=call.guest))),
        await store.read(partial(people.liked, guest=call.guest)),
        await own_cards(call),
    )


async def record(call: Call, visited: Visited) -> str:
    if visited.doc.phase != "over":
        return ""
    stored = await call.worker.store.read(partial(reads.load, table=visited.doc.id))
    return "" if stored is None else record_text(stored)


async def vacation(call: Call, body: Vacation) -> OnVacation:
    """Be away for some days: in your games with days to think, your clock stands still, also in those that
    begin meanwhile. Others see it."""
    found = await call.worker.store.read(partial(reads.every_table_of, guest=call.guest))
    given = []
    for doc, _ in found:
        if doc.phase != "over" and PRESETS[doc.clock].slow and doc.seats_of(call.guest):
            table = await call.worker.table(doc.id)
            with suppress(Refusal):  # It has ended meanwhile.
                given.append(await changes.take_vacation(table, call.guest, body.days))
    now, most = int(call.worker.time.wall()), max(given, default=0)
    return OnVacation(sum(days > 0 for days in given), now + most * DAY_SECONDS if most else 0)


async def forget_me(call: Call) -> Forgotten:
    """Forget me now: name, seats, tracks, addresses, words. Others play on; a bot takes a seat of a running game."""
    guest, store = call.guest, call.worker.store
    found = await store.read(partial(reads.every_table_of, guest=guest))
    for doc, _ in found:
        seats = [place + 1 for place in doc.seats_of(guest)]
        table = await call.worker.table(doc.id)
        await table.edit(partial(forget, guest=guest))
        if seats:
            await store.change(partial(people.unsay, table=doc.id, seats=seats))
    await store.change(partial(people.forget_guest, guest=guest))
    call.becomes = new_guest()
    return Forgotten(len(found))


ROUTES = [
    Route("GET", "/api/me/phrase", phrase, Phrase),
    Route("POST", "/api/me/recover", recover, Me, Recover),
    Route("POST", "/api/me/vacation", vacation, OnVacation, Vacation),
    Route("GET", "/api/me/profile", profile, Profile),
    Route("GET", "/api/me/data", export, OwnData),
    Route("DELETE", "/api/me", forget_me, Forgotten),
]
