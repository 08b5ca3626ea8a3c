"""An identity cannot be guessed, and is trusted only with our signature."""

import base64
import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from level8.server.network.identity import (
    claimed,
    cookie_of,
    device_token,
    identity_of,
    new_identity,
    new_key,
)
from level8.server.table.refusing import Refusal

KEY = b"k" * 32


def test_an_identity_is_128_random_bits() -> None:
    identities = {new_identity() for _ in range(1000)}
    assert len(identities) == 1000
    assert {len(base64.urlsafe_b64decode(identity + "==")) for identity in identities} == {16}
    assert len(new_key()) == 32
    assert new_key() != new_key()


def test_what_we_signed_is_believed_under_the_same_key_only() -> None:
    identity = new_identity()
    assert identity_of(cookie_of(identity, KEY), KEY) == identity
    assert identity_of(cookie_of(identity, KEY), b"another") is None


def test_the_signature_is_the_documented_one() -> None:
    identity = "A" * 22
    digest = hmac.new(KEY, b"level8 identity 1." + identity.encode(), hashlib.sha256).digest()
    signature = base64.urlsafe_b64encode(digest).decode().rstrip("=")
    assert cookie_of(identity, KEY) == f"1.{identity}.{signature}"


@given(st.integers(min_value=0), st.characters())
def test_a_cookie_with_any_sign_changed_is_not_believed(place: int, sign_instead: str) -> None:
    cookie = cookie_of("A" * 22, KEY)
    place %= len(cookie)
    changed = cookie[:place] + sign_instead + cookie[place + 1 :]
    assert changed == cookie or identity_of(changed, KEY) is None


@given(st.text(st.characters()) | st.text("1.=A-_", max_size=100))
def test_any_other_text_is_not_believed(cookie: str) -> None:
    assert identity_of(cookie, KEY) is None
    assert identity_of(f"1.{'A' * 22}.{cookie}", KEY) is None


def test_another_form_is_not_believed_though_we_signed_it() -> None:
    for signed in ("2." + "A" * 22, "1." + "A" * 21, "1." + "A" * 23, "A" * 22):
        digest = hmac.new(KEY, b"level8 identity " + signed.encode(), hashlib.sha256).digest()
        signature = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        assert identity_of(f"{signed}.{signature}", KEY) is None


def test_a_token_for_another_device_is_good_for_ten_minutes_only() -> None:
    token = device_token("somebody", b"key", 1000.0)
    assert claimed(token, b"key", 1600.0) == "somebody"
    with pytest.raises(Refusal):
        claimed(token, b"key", 1601.0)


def test_a_cookie_is_no_token_and_a_token_no_cookie() -> None:
    cookie, token = cookie_of("A" * 22, KEY), device_token("A" * 22, KEY, 1000.0)
    assert identity_of(token, KEY) is None
    with pytest.raises(Refusal):
        claimed(cookie, KEY, 0.0)


@given(st.integers(min_value=0), st.characters())
def test_a_token_with_any_sign_changed_is_refused(place: int, sign_instead: str) -> None:
    token = device_token("A" * 22, KEY, 1000.0)
    place %= len(token)
    changed = token[:place] + sign_instead + token[place + 1 :]
    if changed != token:
        with pytest.raises(Refusal):
            claimed(changed, KEY, 1000.0)
