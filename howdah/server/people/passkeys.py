"""Passkeys (WebAuthn): a device proves that it is somebody's, without a word to type. Only where the address is a
domain, since browsers bind a passkey to one. Challenges are sealed and not stored, so that any worker can check them.
"""

import base64
import binascii
import hmac
import ipaddress
import json
import secrets
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from howdah.server.refusals import refuse
from howdah.server.tables.identity import Keys

CHALLENGE_SECONDS: Final = 300
NONCE_BYTES: Final = 16
TIME_BYTES: Final = 6


class Passkey(NamedTuple):
    """What is kept of one: nothing with which anybody could sign in."""

    id: str
    guest: str
    key: str
    """The public key."""
    uses: int
    """How often it was used, as it says; 0 where it does not count."""
    created: int


def domain_of(origin: str) -> str:
    """The domain that passkeys are bound to at this address. Raises `Refusal` where it is none, or not encrypted."""
    parts = urlsplit(origin)
    name = parts.hostname or ""
    if not name or is_address(name) or (parts.scheme != "https" and name != "localhost"):
        raise refuse("no-domain")
    return name


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def new_challenge(keys: Keys, purpose: str, now: int) -> bytes:
    """Something to sign that only we can have made, for this purpose and for some minutes."""
    body = now.to_bytes(TIME_BYTES, "big") + secrets.token_bytes(NONCE_BYTES)
    return body + seal_of(keys, purpose, body)


def seal_of(keys: Keys, purpose: str, body: bytes) -> bytes:
    return base64.urlsafe_b64decode(keys.seal("passkey", purpose, body.hex()))


def challenge_of(keys: Keys, purpose: str, credential: dict[str, Any], now: int) -> bytes:
    """The challenge that an answer was made for, if it is ours and fresh. Raises `Refusal`."""
    try:
        data = json.loads(bytes_of(credential["response"]["clientDataJSON"]))
        challenge = bytes_of(data["challenge"])
    except (KeyError, TypeError, ValueError, binascii.Error, RecursionError):
        raise refuse("bad-passkey") from None
    body, seal = challenge[: TIME_BYTES + NONCE_BYTES], challenge[TIME_BYTES + NONCE_BYTES :]
    made = int.from_bytes(body[:TIME_BYTES], "big")
    if not hmac.compare_digest(seal, seal_of(keys, purpose, body)) or not 0 <= now - made <= CHALLENGE_SECONDS:
        raise refuse("bad-passkey")
    return challenge


def creation(keys: Keys, origin: str, guest: str, name: str, have: list[Passkey], now: int) -> dict[str, Any]:
    """What the browser is asked to make a passkey with."""
    # Imported late: most who start a server never need it.
    import webauthn
    from webauthn.helpers import structs

    made = webauthn.generate_registration_options(
        rp_id=domain_of(origin),
        rp_name="Howdah",
        user_id=guest.encode(),
        user_name=name,
        challenge=new_challenge(keys, f"make {guest}", now),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=bytes_of(one.id)) for one in have],
    )
    options: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return options


def made_passkey(keys: Keys, origin: str, guest: str, credential: dict[str, Any], now: int) -> Passkey:
    """The passkey that the browser has made. Raises `Refusal`."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = challenge_of(keys, f"make {guest}", credential, now)
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=domain_of(origin),
            expected_origin=origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise refuse("bad-passkey") from None
    return Passkey(text_of(made.credential_id), guest, text_of(made.credential_public_key), made.sign_count, now)


def request(keys: Keys, origin: str, now: int) -> dict[str, Any]:
    """What the browser is asked to prove who somebody is with."""
    import webauthn

    made = webauthn.generate_authentication_options(rp_id=domain_of(origin), challenge=new_challenge(keys, "use", now))
    options: dict[str, Any] = json.loads(webauthn.options_to_json(made))
    return options


def used_passkey(keys: Keys, origin: str, passkey: Passkey, credential: dict[str, Any], now: int) -> Passkey:
    """The passkey after it was used, if it was. Raises `Refusal`."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = challenge_of(keys, "use", credential, now)
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=domain_of(origin),
            expected_origin=origin,
            credential_public_key=bytes_of(passkey.key),
            credential_current_sign_count=passkey.uses,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError):
        raise refuse("bad-passkey") from None
    return passkey._replace(uses=found.new_sign_count)


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
