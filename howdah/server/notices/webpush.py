"""Web Push: a message that only the browser can read (RFC 8291, RFC 8188), signed by this server (VAPID, RFC 8292).

The primitives are those of `cryptography`; what is here puts them together as the standards say.
"""

import base64
import json
import os
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from howdah.server.refusals import refuse

RECORD_BYTES: Final = 4096
SALT_BYTES: Final = 16
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
TOKEN_SECONDS: Final = 12 * 3600
"""The standard allows a day."""
LIVE_SECONDS: Final = 2 * 86_400
"""How long a push service keeps a message for a device that is off."""
END: Final = b"\x02"
"""After the text of the last record."""


class Subscription(NamedTuple):
    """What a browser gives: where to send, and its keys."""

    endpoint: str
    key: bytes
    """Its public key, an uncompressed point of P-256."""
    auth: bytes


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def subscription_of(endpoint: str, key: str, auth: str) -> Subscription:
    """Check what a browser gave. Raises `Refusal`."""
    try:
        made = Subscription(endpoint, decode(key), decode(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), made.key)
    except ValueError:
        raise refuse("bad-address") from None
    if len(made.key) != POINT_BYTES or len(made.auth) != AUTH_BYTES:
        raise refuse("bad-address")
    return made


def stored(subscription: Subscription) -> str:
    """As one text."""
    return json.dumps([subscription.endpoint, encode(subscription.key), encode(subscription.auth)])


def read(text: str) -> Subscription:
    endpoint, key, auth = json.loads(text)
    return Subscription(endpoint, decode(key), decode(auth))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    text: bytes,
    subscription: Subscription,
    once: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message; key and salt are random for each; a test may pass them in."""
    once = once or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), subscription.key)
    ours = point(once.public_key())
    shared = once.exchange(ec.ECDH(), theirs)
    secret = derive(shared, subscription.auth, b"WebPush: info\0" + subscription.key + ours, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + END, None)


def new_key() -> str:
    """A server's own key, made once for each database (PEM)."""
    return (
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        .decode()
    )


class Signer:
    """Says to push services who sends."""

    def __init__(self, pem: str, contact: str) -> None:
        key = serialization.load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.key = key
        self.contact = contact
        """An address (mailto: or https:) for whoever runs the push service."""
        self.public = encode(point(key.public_key()))
        """What browsers are told when they subscribe."""

    def header(self, endpoint: str, now: int) -> str:
        """The Authorization header of a request to this endpoint."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + TOKEN_SECONDS, "sub": self.contact}
        head = encode(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{encode(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        seal = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{seal}, k={self.public}"


def headers(signer: Signer, endpoint: str, topic: str, now: int) -> dict[str, str]:
    """Of a push message. A later one with the same topic takes the place of one that was not delivered yet."""
    return {
        "Authorization": signer.header(endpoint, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIVE_SECONDS),
        "Topic": topic,
        "Urgency": "high",
    }
