"""A webhook for a table: an address of a chat (Discord, Slack), of ntfy or of a program; all at the table read it."""

import json
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

Form = Literal["discord", "slack", "ntfy", "json"]
HOSTS: Final[dict[str, Form]] = {
    "discord.com": "discord",
    "discordapp.com": "discord",
    "hooks.slack.com": "slack",
    "ntfy.sh": "ntfy",
}


class Hook(NamedTuple):
    """Where it is told, and how."""

    url: str
    form: Form


class Told(NamedTuple):
    """What is told."""

    id: str
    """The same for every repeat."""
    title: str
    text: str
    link: str
    """Nothing where only the server's own machine could open it."""


class Sending(NamedTuple):
    """A request."""

    headers: dict[str, str]
    body: bytes


def form_of(url: str) -> Form:
    """The form that an address calls for."""
    host = (urlsplit(url).hostname or "").lower()
    return HOSTS.get(host, "json")


def stored(hook: Hook) -> str:
    return json.dumps([hook.url, hook.form])


def read(text: str) -> Hook:
    url, form = json.loads(text)
    return Hook(url, form)


def request_of(hook: Hook, told: Told) -> Sending:
    """As the receiver wants it. Names are people's own: they address nobody else."""
    headers = {"Content-Type": "application/json", "Idempotency-Key": told.id}
    said = f"{told.text} {told.link}".strip()
    content: dict[str, object] = {"id": told.id, "title": told.title, "text": told.text, "link": told.link}
    match hook.form:
        case "discord":
            # A repeat within a few minutes is recognised by its nonce.
            content = {"content": said, "allowed_mentions": {"parse": []}, "nonce": told.id, "enforce_nonce": True}
        case "slack":
            plain = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            content = {"text": plain}
        case "ntfy":
            # One with the same sequence takes the place of the one before.
            headers = {
                "Content-Type": "text/plain; charset=utf-8",
                "Idempotency-Key": told.id,
                "X-Sequence-ID": told.id,
                "X-Title": header_text(told.title),
                **({"X-Click": told.link} if told.link else {}),
            }
            return Sending(headers, told.text.encode())
        case "json":
            pass
    return Sending(headers, json.dumps(content, ensure_ascii=False).encode())


def header_text(text: str) -> str:
    """A text as a header can carry it: plain where it can be, else as mail does it."""
    if text.isascii():
        return " ".join(text.split())
    from email.header import Header

    return Header(" ".join(text.split()), "utf-8", maxlinelen=10_000).encode()
