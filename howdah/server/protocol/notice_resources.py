"""What goes over HTTP about notices: how somebody is called when it is their turn."""

from typing import Annotated, Literal

from msgspec import Meta

from howdah.server.protocol.resources import Answer, Body

ContactKind = Literal["push", "mail"]
HookForm = Literal["discord", "slack", "ntfy", "json"]
Language = Annotated[str, Meta(pattern="^(en|pt|ru)$")]
Url = Annotated[str, Meta(min_length=8, max_length=1000)]
PushKey = Annotated[str, Meta(min_length=16, max_length=120, pattern="^[A-Za-z0-9_-]+$")]
ContactId = Annotated[str, Meta(min_length=1, max_length=32)]
Minute = Annotated[int, Meta(ge=0, le=1439)]


class PushContact(Body):
    """What the browser's `PushSubscription` holds."""

    endpoint: Url
    p256dh: PushKey
    auth: PushKey
    language: Language = "en"


class MailContact(Body):
    address: Annotated[str, Meta(min_length=3, max_length=200)]
    language: Language = "en"


class Confirmation(Body):
    """The code that came by mail."""

    contact: ContactId
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class QuietHours(Body):
    """When nobody is to be called, in minutes after midnight; equal: never."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    """Such as Europe/Lisbon."""


class NewWebhook(Body):
    url: Url
    form: HookForm | None = None
    """None: as the address calls for."""
    language: Language = "en"


class ContactInfo(Answer):
    id: str
    kind: ContactKind
    label: str
    """The mail address; of a push contact the service that carries it."""
    confirmed: bool


class Notices(Answer):
    """How you are called."""

    push_key: str
    """What the browser subscribes with."""
    mail: bool
    """Whether this server can send mail."""
    contacts: list[ContactInfo]
    quiet: QuietHours | None


class Trial(Answer):
    contact: str
    outcome: str
    """`sent`, or a word for what went wrong."""


class Trials(Answer):
    trials: list[Trial]


class Webhook(Answer):
    """Where a table says whose turn it is; host only."""

    form: HookForm | None
    """None: there is none."""
    host: str
    """Of its address, the part that is no secret."""
