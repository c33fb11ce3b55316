"""Mail, where whoever runs the server has named a mail server."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from howdah.engine.errors import OptionError
from howdah.server.notices.public_addresses import SECONDS, Unsent
from howdah.server.refusals import refuse

LONGEST_ADDRESS: Final = 200
PORTS: Final = {"smtp": 587, "smtps": 465}


class MailServer(NamedTuple):
    """The SMTP server."""

    host: str
    port: int
    user: str
    password: str
    encrypted: bool
    """From the first byte on; otherwise STARTTLS where it is offered, and always before a password."""
    sender: str


class Letter(NamedTuple):
    """What is sent."""

    to: str
    subject: str
    text: str
    id: str
    """The same for every repeat: readers of mail show one of them."""


def mail_server(url: str, sender: str) -> MailServer | None:
    """The mail server that a setting names; None without one. Raises `OptionError`."""
    if not url:
        return None
    wanted = "smtp://USER:PASSWORD@HOST:PORT or smtps://..."
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise OptionError(f"--smtp: this is not {wanted}") from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise OptionError(f"--smtp: this is not {wanted}")
    if not is_address(parseaddr(sender)[1]):
        raise OptionError("--smtp needs --mail-from, such as 'Howdah <howdah@example.org>'")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or PORTS[parts.scheme], user, password, parts.scheme == "smtps", sender)


def is_address(text: str) -> bool:
    """Whether mail can go there; whether it arrives, only a mail tells."""
    local, at, domain = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and len(text) <= LONGEST_ADDRESS
    return bool(plain and at and local and "." in domain.strip(".")) and not set(text) & set(' ",:;<>()[]\\')


def good_address(text: str) -> str:
    """An address that somebody has entered. Raises `Refusal`."""
    if not is_address(text.strip()):
        raise refuse("bad-mail-address")
    return text.strip()


def message_of(letter: Letter, server: MailServer, now: float) -> EmailMessage:
    made = EmailMessage()
    domain = parseaddr(server.sender)[1].rpartition("@")[2]
    made["From"] = server.sender
    made["To"] = letter.to
    made["Subject"] = letter.subject
    made["Date"] = formatdate(now)
    made["Message-ID"] = f"<{letter.id}@{domain}>"
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(letter.text)
    return made


async def send(letter: Letter, server: MailServer, now: float) -> None:
    """Hand a letter in. Raises `Unsent`."""
    message = message_of(letter, server, now)
    try:
        async with asyncio.timeout(2 * SECONDS):
            await asyncio.to_thread(hand_in, message, server)
    except TimeoutError:
        raise Unsent("too-slow") from None
    except smtplib.SMTPRecipientsRefused:
        raise Unsent("gone", gone=True) from None
    except (smtplib.SMTPException, OSError):
        raise Unsent("unreachable") from None


def hand_in(message: EmailMessage, server: MailServer) -> None:
    """In a thread of its own: the standard library's client waits."""
    context = ssl.create_default_context()
    opened: smtplib.SMTP = (
        smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
        if server.encrypted
        else smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    )
    with opened as client:
        client.ehlo()
        if not server.encrypted and (server.user or client.has_extn("starttls")):
            client.starttls(context=context)
        if server.user:
            client.login(server.user, server.password)
        client.send_message(message)
