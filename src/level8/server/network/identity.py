"""Who someone is without an account: an unguessable id that we have signed.

A cookie is `1.ID.SIGNATURE`: the form's version, 128 random bits and HMAC-SHA256 over both, in base64url.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

KEY_NAME: Final = "identity"  # under which the store keeps the key

_FORM: Final = "1"
_ID_BYTES: Final = 16
_ID_LENGTH: Final = 22
_LONGEST: Final = 80
_PURPOSE: Final = b"level8 identity "


def new_key() -> bytes:
    """A key to sign with."""
    return secrets.token_bytes(32)


def new_identity() -> str:
    """An id that nobody has had and nobody can guess."""
    return secrets.token_urlsafe(_ID_BYTES)


def sign(identity: str, key: bytes) -> str:
    """The cookie that proves an identity.

    >>> cookie = sign("AAAAAAAAAAAAAAAAAAAAAA", b"key")
    >>> cookie
    '1.AAAAAAAAAAAAAAAAAAAAAA.Jz2t4NQffsDQKoRNRJK4YvmrjxyFfe2mu8joZznh5qk'
    >>> read(cookie, b"key"), read(cookie, b"another key")
    ('AAAAAAAAAAAAAAAAAAAAAA', None)
    """
    signed = f"{_FORM}.{identity}"
    return f"{signed}.{_signature(signed, key)}"


def read(cookie: str, key: bytes) -> str | None:
    """The identity that a cookie proves; None where we have not signed it."""
    if len(cookie) > _LONGEST or not cookie.isascii():
        return None
    signed, _, signature = cookie.rpartition(".")
    if not hmac.compare_digest(signature, _signature(signed, key)):
        return None
    form, _, identity = signed.partition(".")
    return identity if form == _FORM and len(identity) == _ID_LENGTH else None


def _signature(signed: str, key: bytes) -> str:
    digest = hmac.digest(key, _PURPOSE + signed.encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
