"""Names and chat hold nothing that the eye cannot see, and nothing that climbs out of its line."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from level8.server.table.plain_text import plain

# Default_Ignorable_Code_Point of Unicode's DerivedCoreProperties.txt, and blanks beside spaces.
RANGES = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)  # fmt: skip
UNSEEN = "".join(chr(code) for first, last in RANGES for code in range(first, last + 1)) + "\u2800\U0001d159"
SEEN = "aZé1#ß漢कषمแ♠❤👩👧🏽🏳🌈\u0301\u0308\u0331\u093f\u094d\u20e3 "
signs = st.sampled_from(SEEN) | st.sampled_from(UNSEEN) | st.characters(codec="utf-8")
towers = st.text("\u0301\u0331\u20e3\u200d", min_size=4)
texts = st.lists(st.text(signs, max_size=10) | towers, max_size=5).map("".join)


@given(text=texts)
def test_what_is_left_of_a_text_can_be_seen_and_stays_as_it_is(text: str) -> None:
    left = plain(text)
    assert plain(left) == left == unicodedata.normalize("NFC", left)
    hidden = [sign for sign in left if sign in UNSEEN]
    assert set(hidden) <= set("\u200c\u200d\ufe0e\ufe0f")
    words = [[sign for sign in word if sign not in UNSEEN] for word in left.split(" ")]
    assert all(words) or not left
    marks = 0
    for sign in left:
        if sign not in UNSEEN:
            marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        assert marks <= 3


@given(text=st.text(st.sampled_from(UNSEEN)), letters=st.text(st.sampled_from("AdaZoëéß"), min_size=1))
def test_between_latin_letters_nothing_hides(text: str, letters: str) -> None:
    assert plain(text) == ""
    blanks = " ".join(text.split())
    mixed = plain(letters[0] + blanks + letters[1:])
    assert not set(mixed) & set(UNSEEN)


KEPT = ["👩‍👩‍👧", "🏳️‍🌈", "❤️", "♠︎", "1️⃣", "👍🏽", "👩🏽‍🚀", "🇩🇪", "ℹ️", "می‌خواهم", "क्‍ष", "Nguyễn", "שָׁלוֹם"]


@pytest.mark.parametrize("text", KEPT)
def test_pictures_and_letters_of_all_scripts_stay(text: str) -> None:
    assert plain(text) == unicodedata.normalize("NFC", text)
