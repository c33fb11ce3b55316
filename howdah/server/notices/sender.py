"""Sends what is in the outbox. Each worker sends for the tables that it drives.

A notice is sent, then marked. A server that is killed in between sends it again when it is back, under the same id, and
whoever receives both shows one. What cannot be sent is tried again, less and less often, and then let go.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from howdah.engine.errors import OptionError, Refusal
from howdah.server.notices import mail, texts, webhook, webpush
from howdah.server.notices.public_addresses import PublicClient, Unsent
from howdah.server.notices.quiet import quiet_until
from howdah.server.notices.recipients import is_slow, is_wanted
from howdah.server.ops import logs
from howdah.server.refusals import STORAGE_AWAY
from howdah.server.store import outbox
from howdah.server.store.outbox import Contact, Notice

if TYPE_CHECKING:
    from howdah.server.playing.game import Game
    from howdah.server.settings import Settings
    from howdah.server.tables.table import Table
    from howdah.server.tables.worker import Worker

Key = tuple[str, int, int]
"""Table, seat and decision of a notice."""
AT_ONCE: Final = 64
"""Requests on their way at the same time."""
PAUSES: Final = (30, 120, 600, 3600, 10_800, 21_600)
"""Seconds before each further try."""
NOBODYS: Final = "mailto:howdah@example.org"
"""Push services want an address to complain to; where whoever runs the server has given none."""


class NoticeSender:
    """The outbox of one worker."""

    def __init__(self, worker: "Worker", key: str) -> None:
        self.worker = worker
        settings = worker.settings
        self.client = PublicClient(settings.loopback_notices)
        self.signer = webpush.Signer(key, contact_of(settings))
        self.post = mail.mail_server(settings.smtp, settings.mail_from)
        self.woken = asyncio.Event()
        self.flying: dict[Key, asyncio.Task[None]] = {}
        """What is being sent."""
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.renewed: Callable[[str], str] = str
        """The base of links as it is today; an application that can let the network in says so."""
        self.sent = 0
        self.failed = 0
        worker.metrics.gauge("howdah_notices_sent", "Notices that were sent", lambda: self.sent)
        worker.metrics.gauge("howdah_notices_failed", "Tries to send a notice that failed", lambda: self.failed)

    async def run(self, seconds: float) -> None:
        """Look whenever something has come, and every so many seconds; until somebody cancels it."""
        try:
            while True:
                self.woken.clear()
                try:
                    await self.poll()
                except Refusal as refusal:
                    logs.note("notices-refused", error=refusal.reason.code)
                except Exception as error:  # the next look may do better
                    self.worker.complain("notices-failed", error)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.woken.wait(), seconds)
        finally:
            for task in self.flying.values():
                task.cancel()

    async def poll(self) -> None:
        """Begin to send what is due. Nobody waits for another's slow address; what is on its way is left alone, also if
        it arrives while we read."""
        before = set(self.flying)
        now = int(self.worker.time.wall())
        unreachable: list[Notice] = []
        for notice in await self.worker.store.read(partial(outbox.due, now=now)):
            key = notice.table, notice.seat, notice.decision
            if key in before or key in self.flying or not self.worker.owns(notice.table):
                continue
            if not notice.reachable:
                unreachable.append(notice)
                continue
            task = self.flying[key] = asyncio.create_task(self.safely(notice, now))
            task.add_done_callback(lambda _, key=key: self.flying.pop(key, None))  # type: ignore[misc]
        if unreachable:  # at most tables nobody wants to be called: all of them are one change
            await self.finish(*unreachable)

    async def empty(self) -> None:
        """Send all that is due, and wait for it."""
        await asyncio.gather(*self.flying.values())
        await self.poll()
        await asyncio.gather(*self.flying.values())

    async def safely(self, notice: Notice, now: int) -> None:
        """Whatever happens, the others are sent, and this one later."""
        try:
            await self.send(notice, now)
        except Exception as error:
            if isinstance(error, Refusal) and error.reason.code == STORAGE_AWAY:
                return
            self.worker.complain("notice-failed", error, table=notice.table)
            with suppress(Refusal):
                await self.again(notice, now)

    async def send(self, notice: Notice, now: int) -> None:
        table = await self.worker.table(notice.table)
        if not await table.ask(lambda game: self.is_wanted(table, game, notice)):
            await self.finish(notice)
            return
        subject = texts.subject_of(table.doc, notice, self.worker.keys)
        contacts = await self.receivers(table, notice)
        quiet = {contact.id: await self.quiet_for(contact, now) for contact in contacts}
        awake = [contact for contact in contacts if quiet[contact.id] is None]
        arrived = await asyncio.gather(*(self.sent_to(contact, notice, subject, now) for contact in awake))
        later = [until for until in quiet.values() if until is not None]
        if not all(arrived):
            await self.again(notice, now)
        elif later:
            await self.postpone(notice, min(later), notice.tries)
        else:
            await self.finish(notice)

    async def sent_to(self, contact: Contact, notice: Notice, subject: texts.Subject, now: int) -> bool:
        """Send it to one contact, then mark that; whether nothing is left to be done there."""
        try:
            await self.deliver(contact, subject, now)
        except Unsent as unsent:
            return unsent.gone
        await self.worker.store.change(partial(outbox.mark, notice=notice, contact=contact.id))
        return True

    def is_wanted(self, table: "Table", game: "Game", notice: Notice) -> bool:
        """Whether the notification is still wanted: nobody has come or acted meanwhile."""
        if not is_wanted(table.doc, game, notice.seat, notice.decision):
            return False
        return is_slow(game) or not table.is_watched_by(table.doc.seats[notice.seat].holders)

    async def receivers(self, table: "Table", notice: Notice) -> list[Contact]:
        """Whom it still has to go to."""
        owners = [table.id, *(table.doc.seats[notice.seat].holders if notice.aloud else [])]
        found = await self.worker.store.read(partial(outbox.contacts_of, owners=owners))
        done = await self.worker.store.read(partial(outbox.sent, notice=notice))
        return [contact for contact in found if contact.confirmed and contact.id not in done]

    async def quiet_for(self, contact: Contact, now: int) -> int | None:
        """When this contact may be notified, if not now. Webhooks have no quiet hours."""
        if contact.kind == "webhook":
            return None
        found = await self.worker.store.read(partial(outbox.quiet_of, guests_=[contact.owner]))
        return quiet_until(found[0], now) if found else None

    async def deliver(self, contact: Contact, subject: texts.Subject, now: int) -> None:
        """Send it to one contact; one that is gone is forgotten. Raises `Unsent`."""
        async with self.gate:
            try:
                await self.hand_out(contact, subject, now)
            except (Unsent, Refusal) as error:
                self.failed += 1
                unsent = error if isinstance(error, Unsent) else Unsent("bad-address", gone=True)
                logs.note("notice-unsent", error=f"{contact.kind} {unsent.code}")
                if unsent.gone and contact.kind == "push":
                    await self.worker.store.change(partial(outbox.drop_contact, contact=contact.id))
                raise unsent from None
        self.sent += 1

    async def hand_out(self, contact: Contact, subject: texts.Subject, now: int) -> None:
        contact = contact._replace(base=self.renewed(contact.base))
        if contact.kind == "push":
            to = webpush.read(contact.address)
            body = webpush.encrypted(texts.push_text(subject, contact), to)
            headers = webpush.headers(self.signer, to.endpoint, subject.topic, now)
            await self.client.post(to.endpoint, headers, body)
        elif contact.kind == "webhook":
            hook = webhook.read(contact.address)
            sending = webhook.request_of(hook, texts.told_of(subject, contact))
            await self.client.post(hook.url, sending.headers, sending.body)
        else:
            await self.mail(texts.letter_of(subject, contact))

    async def mail(self, letter: mail.Letter) -> None:
        """Raises `Unsent`."""
        if self.post is None:
            raise Unsent("no-mail-server")
        await mail.send(letter, self.post, self.worker.time.wall())

    async def finish(self, *finished: Notice) -> None:
        await self.worker.store.change(partial(outbox.finish, finished=finished))

    async def again(self, notice: Notice, now: int) -> None:
        """Try it later, or let it go."""
        if notice.tries >= len(PAUSES):
            await self.finish(notice)
        else:
            await self.postpone(notice, now + PAUSES[notice.tries], notice.tries + 1)

    async def postpone(self, notice: Notice, later: int, tries: int) -> None:
        await self.worker.store.change(partial(outbox.postpone, notice=notice, later=later, tries=tries))


def contact_of(settings: "Settings") -> str:
    """Whom a push service may write to."""
    if settings.mail_from:
        from email.utils import parseaddr

        return f"mailto:{parseaddr(settings.mail_from)[1]}"
    return settings.public if settings.public.startswith("https:") else NOBODYS


def check_mail(settings: "Settings") -> None:
    """Whether the mail server can be used as it is named. Raises `OptionError`."""
    if settings.mail_from and not settings.smtp:
        raise OptionError("--mail-from is for --smtp, which names the mail server")
    mail.mail_server(settings.smtp, settings.mail_from)
