"""An edition is written as the file it could have come from: parse(format(edition)) is that edition."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from level8.game.edition_writing import Document, document_of, format_document, format_edition
from level8.game.editions import BUILT_IN, Edition, edition, edition_names, parse_edition
from level8.game.errors import EditionError

NAMES = st.text("abcXYZ019-", min_size=1, max_size=12)
PARTS = st.sampled_from(["run 2", "run 3", "set 2", "set 3", "colour 2", "colour 4"])
SOURCES = st.sampled_from(["user", "", "booklet"]) | st.text(max_size=20)
LEVELS = st.lists(PARTS, min_size=1, max_size=2).map(" + ".join)
ASKED = LEVELS | st.fixed_dictionaries({"asks": LEVELS, "source": SOURCES})


@st.composite
def documents(draw: st.DrawFn) -> Document:
    """What an edition file may say, every key of it."""
    numbers = draw(st.integers(5, 30))
    low = draw(st.integers(1, numbers))
    some = st.integers(0, 5)
    joker: list[Document] = [
        {"count": draw(some)},
        {"low": low, "high": draw(st.integers(low, numbers)), "count": draw(some)},
    ]
    deck: Document = {
        "colours": draw(st.integers(4, 6)),
        "numbers": numbers,
        "copies": draw(st.integers(2, 4)),
    }
    deck |= {key: draw(some) for key in ("skip", "take", "swap", "keep")}
    side: Document = {"levels": draw(st.lists(ASKED, min_size=1, max_size=20))}
    if draw(st.booleans()):
        side |= {"carry_from": 1, "carry_cards": draw(st.integers(1, 10))}
    mix = {
        "name": draw(NAMES),
        "add": draw(st.sampled_from(BUILT_IN)),
        "cards": draw(st.sampled_from(["all", "specials"])),
    }
    return {
        "name": draw(NAMES),
        "goal": draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=30)),
        "players": [2, draw(st.integers(2, 3))],
        "keep_cards": draw(st.integers(0, 10)),
        "deck": deck | {"joker": draw(st.permutations(joker))},
        "side": [side] * draw(st.integers(1, 3)),
        "mix": [mix] * draw(st.integers(0, 1)),
    }


def told(box: Edition) -> tuple[object, ...]:
    """All that an edition says, but for the text it came from."""
    mixes = [(mix.name, mix.add, mix.only_specials) for mix in box.mixes]
    sources = [[level.source for level in side.levels] for side in box.sides]
    players = (box.least_players, box.most_players)
    return (
        box.name,
        box.goal,
        players,
        box.colours,
        box.top,
        box.deck,
        box.sides,
        sources,
        box.keep_cards,
        mixes,
    )


@given(documents())
def test_whatever_a_file_says_is_written_and_read_back(document: Document) -> None:
    box = parse_edition(format_document(document), "mine.toml")
    text = format_edition(box)
    assert told(parse_edition(text, "mine.toml")) == told(box)
    assert format_edition(parse_edition(text, "mine.toml")) == text


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_built_in_edition_is_written_as_the_file_of_a_user(name: str) -> None:
    assert told(parse_edition(format_edition(edition(name)), "mine.toml")) == told(edition(name))


@pytest.mark.parametrize("name", [name for name in edition_names() if "+" in name])
def test_a_mix_has_no_file_of_its_own(name: str) -> None:
    with pytest.raises(EditionError) as refusal:
        format_edition(edition(name))
    assert refusal.value.message == "edition-mixed"


def test_what_is_wrong_is_written_for_the_reader_to_refuse() -> None:
    document = document_of(edition("mario"))
    document["side"] = [{"levels": []}]
    with pytest.raises(EditionError) as refusal:
        parse_edition(format_document(document), "mine.toml")
    assert (refusal.value.message, refusal.value.detail["key"]) == ("edition-sides", "side[1].levels")


def test_quotes_backslashes_and_control_characters_are_escaped() -> None:
    goal = 'the "top"\\ of\na\x7fhill'
    document = document_of(edition("mario")) | {"goal": goal}
    assert tomllib.loads(format_document(document))["goal"] == goal
