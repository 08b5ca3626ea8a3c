"""Who someone is without an account: an unguessable id that we have signed.

A cookie proves an identity; a token gives it, once and within ten minutes, to another device. Neither is
stored, only which tokens were claimed; any process of the server can check them: all share one key. Each is
a text, a dot and a signature: HMAC-SHA256 over a purpose and the text, in base64url. `_signed` and `_text_of`
do that in ten lines, too few for a dependency such as itsdangerous.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

from level8.server.table.refusing import Refusal

KEY_NAME: Final = "identity"  # under which the store keeps the key
TOKEN_LIFE: Final = 600  # seconds

_FORM: Final = "1"
_REISSUED: Final = "2"  # a cookie that was made anew, and can void those before it
_ID_BYTES: Final = 16
_ID_LENGTH: Final = 22
_LONGEST: Final = 100
_COOKIE: Final = b"level8 identity "
_TOKEN: Final = b"level8 device "


def new_key() -> bytes:
    """A key to sign with."""
    return secrets.token_bytes(32)


def new_identity() -> str:
    """An id that nobody has had and nobody can guess."""
    return secrets.token_urlsafe(_ID_BYTES)


def cookie_of(identity: str, key: bytes, issue: int = 0) -> str:
    """The cookie that proves an identity, `1.ID.SIGNATURE`; 1 is the version of the form.

    With an `issue` it is `2.ID.ISSUE.SIGNATURE`: one that was made anew, to end all those made before.

    >>> cookie = cookie_of("AAAAAAAAAAAAAAAAAAAAAA", b"key")
    >>> cookie
    '1.AAAAAAAAAAAAAAAAAAAAAA.Jz2t4NQffsDQKoRNRJK4YvmrjxyFfe2mu8joZznh5qk'
    >>> identity_of(cookie, b"key"), identity_of(cookie, b"another key")
    ('AAAAAAAAAAAAAAAAAAAAAA', None)
    """
    text = f"{_REISSUED}.{identity}.{issue}" if issue else f"{_FORM}.{identity}"
    return _signed(text, _COOKIE, key)


def identity_of(cookie: str, key: bytes) -> str | None:
    """The identity that a cookie proves; None where we have not signed it."""
    form, _, rest = (_text_of(cookie, _COOKIE, key) or "").partition(".")
    identity, _, issue = rest.partition(".")
    fits = issue.isdigit() if form == _REISSUED else form == _FORM and not issue
    return identity if fits and len(identity) == _ID_LENGTH else None


def issue_of(signed: str) -> int:
    """The issue of a cookie or token that was found to be ours.

    >>> issue_of(cookie_of("AAAAAAAAAAAAAAAAAAAAAA", b"key")), issue_of(cookie_of("A", b"key", 7))
    (0, 7)
    >>> issue_of(device_token("somebody", b"key", 0.0, 7))
    7
    """
    parts = signed.split(".")
    return int(parts[2]) if len(parts) == 4 else 0


def device_token(identity: str, key: bytes, now: float, issue: int = 0) -> str:
    """The token that makes another device this identity, `ID.UNTIL.SIGNATURE`; `now` in seconds since 1970.

    With the `issue` of a cookie it is `ID.UNTIL.ISSUE.SIGNATURE`, and ends together with that.

    >>> claimed(device_token("somebody", b"key", 100.0), b"key", 200.0)
    'somebody'
    """
    text = f"{identity}.{int(now) + TOKEN_LIFE}"
    return _signed(f"{text}.{issue}" if issue else text, _TOKEN, key)


def claimed(token: str, key: bytes, now: float) -> str:
    """The identity of a token; refused where we have not signed it, or where `now` is too late."""
    text = _text_of(token, _TOKEN, key)
    if text is None:
        raise Refusal("no-token")
    identity, until, *_ = text.split(".")
    if int(until) < now:
        raise Refusal("no-token")
    return identity


def spent_token(token: str) -> str:
    """The name under which a token is noted that somebody has claimed; no table can have it."""
    return f"token:{hashlib.sha256(token.encode()).hexdigest()}"


def _signed(text: str, purpose: bytes, key: bytes) -> str:
    digest = hmac.digest(key, purpose + text.encode(), "sha256")
    return f"{text}.{urlsafe_b64encode(digest).rstrip(b'=').decode()}"


def _text_of(signed: str, purpose: bytes, key: bytes) -> str | None:
    """The text that was signed for a purpose; None where it was not."""
    if len(signed) > _LONGEST or not signed.isascii():
        return None
    text = signed.rpartition(".")[0]
    return text if hmac.compare_digest(signed, _signed(text, purpose, key)) else None
