"""What every answer carries: nothing is loaded from elsewhere, nothing is framed, nothing is guessed."""

from typing import Final

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "script-src-attr 'none'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Neither scripts nor styles inline: the client places pieces by attributes of SVG and by the style objects of
elements, which no policy forbids."""

SITE_POLICY: Final = CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the games that run in the browser: they are WebAssembly."""

COMMON: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"x-frame-options", b"DENY"),
]
"""`no-referrer` matters: the addresses of private tables and invitations are secrets."""
EMBED_POLICY: Final = CONTENT_POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
"""For pages that other sites may show in a frame. They only look: whoever is in a frame is a stranger there, since the
cookie does not come along."""

SAFE: Final = [(b"content-security-policy", CONTENT_POLICY.encode()), *COMMON]
SAFE_SITE: Final = [(b"content-security-policy", SITE_POLICY.encode()), *COMMON]
FRAMED: Final = (b"x-frame-options", b"cross-origin-resource-policy")
SAFE_EMBED: Final = [
    (b"content-security-policy", EMBED_POLICY.encode()),
    *(header for header in COMMON if header[0] not in FRAMED),
    (b"cross-origin-resource-policy", b"cross-origin"),
]
