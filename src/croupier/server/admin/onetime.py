"""Codes of an authenticator app: six digits that change every 30 seconds (RFC 6238), made from a
secret that the app and the house share."""

import hmac
import secrets
from base64 import b32encode
from hashlib import sha1
from urllib.parse import quote, urlencode

SECRET_BYTES = 20
STEP_MS = 30_000
DIGITS = 6
ISSUER = "Croupier"


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def step_at(now_ms: int) -> int:
    return now_ms // STEP_MS


def code_at(secret: bytes, step: int) -> str:
    digest = hmac.new(secret, step.to_bytes(8, "big"), sha1).digest()
    start = digest[-1] & 0x0F  # RFC 4226, section 5.3
    number = int.from_bytes(digest[start : start + 4], "big") & 0x7FFF_FFFF
    return str(number % 10**DIGITS).zfill(DIGITS)


def matching_step(secret: bytes, code: str, now_ms: int) -> int | None:
    """The step that the code belongs to, if it is one of now, just before or just after: clocks
    differ a little. All three are always compared."""
    typed = code.replace(" ", "").encode()
    now = step_at(now_ms)
    found = None
    for step in (now - 1, now, now + 1):
        if hmac.compare_digest(code_at(secret, step).encode(), typed):
            found = step
    return found


def spelled(secret: bytes) -> str:
    """As people type it into the app."""
    text = b32encode(secret).decode().rstrip("=")
    return " ".join(text[at : at + 4] for at in range(0, len(text), 4))


def uri_of(secret: bytes, name: str) -> str:
    """As apps read it from a picture."""
    text = b32encode(secret).decode().rstrip("=")
    return f"otpauth://totp/{ISSUER}:{quote(name)}?{urlencode({'secret': text, 'issuer': ISSUER})}"
