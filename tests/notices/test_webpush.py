"""What a push message is made of, against the standard's own example and read with the browser's key."""

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from howdah.engine.errors import Refusal
from howdah.server.notices import webhook, webpush
from tests.notices.receivers import Browser, claims, decrypted

# RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(webpush.decode(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard() -> None:
    subscription = webpush.subscription_of("https://push.example/x", THEIRS, AUTH)
    made = webpush.encrypted(TEXT, subscription, private(OURS), webpush.decode(SALT))
    assert webpush.encode(made) == BODY


def test_only_the_browser_reads_it_and_no_two_are_alike() -> None:
    browser = Browser("https://push.example/x")
    given = browser.subscription()
    subscription = webpush.subscription_of(given["endpoint"], given["p256dh"], given["auth"])
    assert webpush.read(webpush.stored(subscription)) == subscription
    first, second = (webpush.encrypted(TEXT, subscription) for _ in range(2))
    assert first != second
    assert TEXT not in first
    assert decrypted(first, browser.key, browser.auth) == TEXT


def test_the_signature_names_the_service_and_whom_to_write_to() -> None:
    signer = webpush.Signer(webpush.new_key(), "mailto:us@example.org")
    said = claims(signer.header("https://push.example:8443/x/y", 1_800_000_000))
    assert said == {
        "aud": "https://push.example:8443",
        "exp": 1_800_000_000 + webpush.TOKEN_SECONDS,
        "sub": "mailto:us@example.org",
    }


@pytest.mark.parametrize(
    ("key", "auth"), [("AAAA", AUTH), (THEIRS, "AAAA"), ("B" + "A" * 86, AUTH), ("é" * 87, AUTH), (THEIRS[:-4], AUTH)]
)
def test_keys_that_are_none_are_refused(key: str, auth: str) -> None:
    with pytest.raises(Refusal, match="bad-address"):
        webpush.subscription_of("https://push.example/x", key, auth)


def test_names_in_a_webhook_address_nobody() -> None:
    told = webhook.Told("id7", "Raj", "@everyone <!channel> & Ana, it is your turn.", "https://h.example/table/x")
    discord = webhook.request_of(webhook.Hook("https://discord.com/api/webhooks/1/2", "discord"), told)
    assert json.loads(discord.body)["allowed_mentions"] == {"parse": []}
    slack = webhook.request_of(webhook.Hook("https://hooks.slack.com/services/1", "slack"), told)
    assert "<" not in json.loads(slack.body)["text"]
    ntfy = webhook.request_of(webhook.Hook("https://ntfy.sh/topic", "ntfy"), told._replace(title="Радж\r\nX: y"))
    assert ntfy.headers["X-Title"].isascii()
    assert not set("\r\n") & set("".join(ntfy.headers.values()))
    for sending in (discord, slack, ntfy):
        assert sending.headers["Idempotency-Key"] == "id7", "a repeat can be told"


def test_an_address_says_its_form() -> None:
    assert webhook.form_of("https://discord.com/api/webhooks/1/2") == "discord"
    assert webhook.form_of("https://hooks.slack.com/services/1") == "slack"
    assert webhook.form_of("https://ntfy.sh/topic") == "ntfy"
    assert webhook.form_of("https://bot.example/hook") == "json"
