"""HTTP: turn notifications of a person, and the webhook of a table."""

import hmac
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from howdah.server.http.calls import Call, Route
from howdah.server.notices import mail, texts, webhook, webpush
from howdah.server.notices.public_addresses import Unsent, target_of
from howdah.server.notices.quiet import good_zone
from howdah.server.notices.sender import NoticeSender
from howdah.server.protocol.notice_resources import (
    Confirmation,
    ContactInfo,
    MailContact,
    NewWebhook,
    Notices,
    PushContact,
    QuietHours,
    Trial,
    Trials,
    Webhook,
)
from howdah.server.refusals import refuse
from howdah.server.store import outbox
from howdah.server.store.outbox import Contact, Quiet
from howdah.server.tables.names import new_id
from howdah.server.tables.table import Table

MOST_CONTACTS: Final = 8
CODE_LENGTH: Final = 8


def sender_of(call: Call) -> NoticeSender:
    assert call.worker.notice_sender is not None
    return call.worker.notice_sender


async def own(call: Call) -> list[Contact]:
    return await call.worker.store.read(partial(outbox.contacts_of, owners=[call.guest]))


async def notices(call: Call) -> Notices:
    """How you are called."""
    sender = sender_of(call)
    found = await own(call)
    quiet = await call.worker.store.read(partial(outbox.quiet_of, guests_=[call.guest]))
    return Notices(
        sender.signer.public,
        sender.post is not None,
        [info_of(contact) for contact in found],
        QuietHours(quiet[0].begins, quiet[0].ends, quiet[0].zone) if quiet else None,
    )


def info_of(contact: Contact) -> ContactInfo:
    if contact.kind == "push":
        return ContactInfo(contact.id, "push", host_of(webpush.read(contact.address).endpoint), contact.confirmed)
    return ContactInfo(contact.id, "mail", contact.address, contact.confirmed)


def host_of(url: str) -> str:
    return urlsplit(url).hostname or ""


def check_letters(call: Call) -> None:
    if not call.worker.contact_attempts.allow(call.guest, call.worker.time.steady()):
        raise refuse("too-fast")


async def save(call: Call, owner: str, kind: str, address: str, language: str) -> Contact:
    """A new contact; mail waits for its code."""
    now = int(call.worker.time.wall())
    made = Contact(new_id(), owner, kind, address, language, call.base.address, kind != "mail", now)
    await call.worker.store.change(partial(outbox.save_contact, contact=made))
    return made


async def check_room(call: Call) -> None:
    check_letters(call)
    if len(await own(call)) >= MOST_CONTACTS:
        raise refuse("too-many-contacts", most=MOST_CONTACTS)


async def add_push(call: Call, body: PushContact) -> Notices:
    """Be called by this browser."""
    target_of(body.endpoint, sender_of(call).client.loopback)
    subscription = webpush.subscription_of(body.endpoint, body.p256dh, body.auth)
    await check_room(call)
    await save(call, call.guest, "push", webpush.stored(subscription), body.language)
    return await notices(call)


async def add_mail(call: Call, body: MailContact) -> Notices:
    """Be called by mail: a letter with a code comes first."""
    sender = sender_of(call)
    if sender.post is None:
        raise refuse("no-mail")
    address = mail.good_address(body.address)
    await check_room(call)
    made = await save(call, call.guest, "mail", address, body.language)
    try:
        await sender.mail(texts.code_letter(made, code_of(call, made)))
    except Unsent as unsent:
        await call.worker.store.change(partial(outbox.drop_contact, contact=made.id))
        raise refuse("not-delivered", message=unsent.code) from None
    return await notices(call)


def code_of(call: Call, contact: Contact) -> str:
    """The code of a mail address: made from the contact, and so nowhere stored."""
    letters = [letter for letter in call.worker.keys.seal("code", contact.id) if letter.isalnum()]
    return "".join(letters)[:CODE_LENGTH].upper()


async def confirm(call: Call, body: Confirmation) -> Notices:
    """Prove that a mail address is yours."""
    check_letters(call)
    found = next((contact for contact in await own(call) if contact.id == body.contact), None)
    if found is None:
        raise refuse("not-found")
    given = body.code.strip().upper().encode()
    if found.kind != "mail" or not hmac.compare_digest(given, code_of(call, found).encode()):
        raise refuse("bad-code")
    await call.worker.store.change(partial(outbox.confirm_contact, contact=found.id))
    return await notices(call)


async def drop(call: Call) -> Notices:
    """Be called there no more."""
    if call.path["contact"] not in [contact.id for contact in await own(call)]:
        raise refuse("not-found")
    await call.worker.store.change(partial(outbox.drop_contact, contact=call.path["contact"]))
    return await notices(call)


async def keep_quiet(call: Call, body: QuietHours) -> Notices:
    """Between these hours you are not called; what comes meanwhile waits for their end."""
    if body.begins == body.ends:
        await call.worker.store.change(partial(outbox.end_quiet, guest=call.guest))
    else:
        quiet = Quiet(call.guest, body.begins, body.ends, good_zone(body.zone))
        await call.worker.store.change(partial(outbox.keep_quiet, quiet=quiet))
    return await notices(call)


async def try_out(call: Call) -> Trials:
    """Send a test everywhere, now."""
    check_letters(call)
    now = int(call.worker.time.wall())
    good = [contact for contact in await own(call) if contact.confirmed]
    return Trials([Trial(contact.id, await outcome_of(call, contact, now)) for contact in good])


async def outcome_of(call: Call, contact: Contact, now: int) -> str:
    try:
        await sender_of(call).deliver(contact, texts.trial_of(contact, call.worker.keys, now), now)
    except Unsent as unsent:
        return unsent.code
    return "sent"


# A table's webhook.


async def hook_of(call: Call, table: Table) -> Webhook:
    found = await call.worker.store.read(partial(outbox.contacts_of, owners=[table.id]))
    if not found:
        return Webhook(None, "")
    hook = webhook.read(found[0].address)
    return Webhook(hook.form, host_of(hook.url))


async def tell_webhook(call: Call) -> Webhook:
    """Host: where this table says whose turn it is."""
    return await hook_of(call, await call.hosted())


async def set_webhook(call: Call, body: NewWebhook) -> Webhook:
    """Host: let this table say there whose turn it is. A first message is sent; only if it arrives, it is kept."""
    table = await call.hosted()
    target_of(body.url, sender_of(call).client.loopback)
    check_letters(call)
    hook = webhook.Hook(body.url, body.form or webhook.form_of(body.url))
    now = int(call.worker.time.wall())
    made = Contact(
        new_id(),
        table.id,
        "webhook",
        webhook.stored(hook),
        body.language,
        call.base.address,
        confirmed=True,
        created=now,
    )
    subject = texts.trial_of(made, call.worker.keys, now)._replace(path=f"/table/{table.id}")
    try:
        await sender_of(call).deliver(made, subject, now)
    except Unsent as unsent:
        raise refuse("not-delivered", message=unsent.code) from None
    await call.worker.store.change(partial(outbox.drop_contacts_of, owner=table.id))
    await call.worker.store.change(partial(outbox.save_contact, contact=made))
    return await hook_of(call, table)


async def drop_webhook(call: Call) -> Webhook:
    """Host: this table tells nobody elsewhere any more."""
    table = await call.hosted()
    await call.worker.store.change(partial(outbox.drop_contacts_of, owner=table.id))
    return await hook_of(call, table)


HOOK: Final = "/api/tables/{table}/webhook"
ROUTES = [
    Route("GET", "/api/notices", notices, Notices),
    Route("POST", "/api/notices/push", add_push, Notices, PushContact),
    Route("POST", "/api/notices/mail", add_mail, Notices, MailContact),
    Route("POST", "/api/notices/confirm", confirm, Notices, Confirmation),
    Route("POST", "/api/notices/quiet", keep_quiet, Notices, QuietHours),
    Route("POST", "/api/notices/test", try_out, Trials),
    Route("DELETE", "/api/notices/contacts/{contact}", drop, Notices),
    Route("GET", HOOK, tell_webhook, Webhook),
    Route("POST", HOOK, set_webhook, Webhook, NewWebhook),
    Route("DELETE", HOOK, drop_webhook, Webhook),
]
