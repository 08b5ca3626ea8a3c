"""Tokens that make another device the same person: signed, short-lived, and never stored.

A token is good on any process of the server, as they share the key that signs it.
"""

import hmac
from base64 import urlsafe_b64encode
from typing import Final

from level8.server.table.deciding import Refusal

LIFE: Final = 600  # seconds
_PURPOSE: Final = b"level8 device "


def device_token(person: str, key: bytes, now: float) -> str:
    """A token that makes another device this person.

    >>> claimed(device_token("somebody", b"key", 100.0), b"key", 200.0)
    'somebody'
    """
    signed = f"{person}.{int(now) + LIFE}"
    return f"{signed}.{_signature(signed, key)}"


def claimed(token: str, key: bytes, now: float) -> str:
    """The person of a token; refused where it is not ours, or too old."""
    signed, _, signature = token.rpartition(".")
    person, _, until = signed.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(signed, key).encode()) or int(until) < now:
        raise Refusal("no-token")
    return person


def _signature(signed: str, key: bytes) -> str:
    digest = hmac.digest(key, _PURPOSE + signed.encode("utf-8", "surrogatepass"), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
