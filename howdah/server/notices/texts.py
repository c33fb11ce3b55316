"""What a notice says: it names the table and whose turn it is, which everybody there is told, and nothing else."""

import json
from typing import NamedTuple

from howdah.engine.registry import find
from howdah.locale.words import words
from howdah.server.notices.mail import Letter
from howdah.server.notices.webhook import Told
from howdah.server.reach.addresses import host_name, is_loopback
from howdah.server.store.outbox import Contact, Notice
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.identity import Keys


class Subject(NamedTuple):
    """What a notice is about."""

    id: str
    """The same for every repeat of it."""
    topic: str
    """The same for all notices of this seat: a later one takes the place of the one before."""
    path: str
    game: str
    host: str
    player: str


def subject_of(doc: TableDoc, notice: Notice, keys: Keys) -> Subject:
    seat = str(notice.seat)
    return Subject(
        keys.seal("notice", doc.id, seat, str(notice.decision)),
        keys.seal("topic", doc.id, seat),
        f"/table/{doc.id}",
        doc.game,
        doc.host_name,
        doc.seats[notice.seat].name,
    )


def trial_of(contact: Contact, keys: Keys, now: int) -> Subject:
    """What the test button sends."""
    return Subject(keys.seal("trial", contact.id, str(now)), keys.seal("topic", contact.id), "/", "", "", "")


def game_name(game: str, language: str) -> str:
    said = words(language)
    key = f"web-game-{game}"
    return said(key) if said.has(key) else find(game).name


def texts_of(subject: Subject, language: str) -> tuple[str, str]:
    """Title and text for the one whose turn it is."""
    said = words(language)
    if not subject.game:
        return said("notice-trial-title"), said("notice-trial-text")
    game = game_name(subject.game, language)
    return said("notice-turn-title", game=game), said("notice-turn-text", host=subject.host)


def push_text(subject: Subject, contact: Contact) -> bytes:
    """For the service worker, which shows it."""
    title, text = texts_of(subject, contact.language)
    content = {"id": subject.id, "tag": subject.topic, "title": title, "text": text, "path": subject.path}
    return json.dumps(content, ensure_ascii=False).encode()


def letter_of(subject: Subject, contact: Contact) -> Letter:
    title, text = texts_of(subject, contact.language)
    end = words(contact.language)("notice-mail-end")
    return Letter(contact.address, title, f"{text}\n\n{contact.base}{subject.path}\n\n{end}\n", subject.id)


def code_letter(contact: Contact, code: str) -> Letter:
    """The letter that proves that an address is its owner's."""
    said = words(contact.language)
    return Letter(contact.address, said("notice-code-title"), said("notice-code-text", code=code) + "\n", contact.id)


def told_of(subject: Subject, contact: Contact) -> Told:
    """For a webhook, which everybody at the table reads."""
    said = words(contact.language)
    own = is_loopback(host_name(contact.base.partition("://")[2]))
    link = "" if own else f"{contact.base}{subject.path}"
    if not subject.game:
        return Told(subject.id, said("notice-trial-title"), said("notice-hook-trial"), link)
    game = game_name(subject.game, contact.language)
    text = said("notice-hook-turn", player=subject.player, game=game)
    return Told(subject.id, said("notice-hook-title", game=game), text, link)
