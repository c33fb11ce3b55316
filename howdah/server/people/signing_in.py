"""HTTP: passkeys, and settings that travel with the person."""

from functools import partial
from typing import Final

from howdah.server.http.calls import Call, Route
from howdah.server.http.routes.guests import me
from howdah.server.people import passkeys
from howdah.server.people.passkeys import Passkey
from howdah.server.protocol.person_resources import Liked, Passkeys, Proof, Wanted
from howdah.server.protocol.resources import Me
from howdah.server.refusals import refuse
from howdah.server.store import people

MOST_PASSKEYS: Final = 8


async def own(call: Call) -> list[Passkey]:
    return await call.worker.store.read(partial(people.passkeys_of, guest=call.guest))


def now_of(call: Call) -> int:
    return int(call.worker.time.wall())


def check_pace(call: Call) -> None:
    if not call.worker.contact_attempts.allow(call.network, call.worker.time.steady()):
        raise refuse("too-fast")


async def list_passkeys(call: Call) -> Passkeys:
    """How many passkeys lead to you."""
    return Passkeys(len(await own(call)))


async def begin_passkey(call: Call) -> Wanted:
    """What to ask the browser for a new passkey with."""
    have = await own(call)
    if len(have) >= MOST_PASSKEYS:
        raise refuse("too-many-passkeys", most=MOST_PASSKEYS)
    name = await call.name()
    return Wanted(passkeys.creation(call.worker.keys, call.origin, call.guest, name, have, now_of(call)))


async def add_passkey(call: Call, body: Proof) -> Passkeys:
    """Keep the passkey that the browser has made: from now on it leads to you."""
    made = passkeys.made_passkey(call.worker.keys, call.origin, call.guest, body.credential, now_of(call))
    if not await call.worker.store.change(partial(people.add_passkey, passkey=made, most=MOST_PASSKEYS)):
        raise refuse("too-many-passkeys", most=MOST_PASSKEYS)
    return await list_passkeys(call)


async def drop_passkeys(call: Call) -> Passkeys:
    """No passkey leads to you any more."""
    await call.worker.store.change(partial(people.drop_passkeys, guest=call.guest))
    return await list_passkeys(call)


async def begin_sign_in(call: Call) -> Wanted:
    """What to ask the browser for somebody's passkey with."""
    return Wanted(passkeys.request(call.worker.keys, call.origin, now_of(call)))


async def sign_in(call: Call, body: Proof) -> Me:
    """Be whose passkey this is, on this device from now on."""
    check_pace(call)
    called = body.credential.get("id")
    found = None
    if isinstance(called, str):
        found = await call.worker.store.read(partial(people.passkey, called=called))
    if found is None:
        raise refuse("bad-passkey")
    used = passkeys.used_passkey(call.worker.keys, call.origin, found, body.credential, now_of(call))
    await call.worker.store.change(partial(people.count_passkey, passkey=used))
    call.guest = call.becomes = used.guest
    return await me(call)


async def liked(call: Call) -> Liked:
    """Your settings of the page, as another device of yours left them; empty if none has."""
    return Liked(await call.worker.store.read(partial(people.liked, guest=call.guest)))


async def like(call: Call, body: Liked) -> Liked:
    """Keep your settings of the page for your other devices."""
    await call.worker.store.change(partial(people.like, guest=call.guest, text=body.settings, now=now_of(call)))
    return body


ROUTES = [
    Route("GET", "/api/me/passkeys", list_passkeys, Passkeys),
    Route("POST", "/api/me/passkeys/options", begin_passkey, Wanted),
    Route("POST", "/api/me/passkeys", add_passkey, Passkeys, Proof),
    Route("DELETE", "/api/me/passkeys", drop_passkeys, Passkeys),
    Route("POST", "/api/sign-in/options", begin_sign_in, Wanted),
    Route("POST", "/api/sign-in", sign_in, Me, Proof),
    Route("GET", "/api/me/liked", liked, Liked),
    Route("POST", "/api/me/liked", like, Liked, Liked),
]
