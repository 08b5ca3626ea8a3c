"""A user's own edition is a file; what is wrong with one is told with its line, its key and the reason."""

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from level8.game.cards import is_number
from level8.game.editions import BUILT_IN, Edition, edition, mixed, parse_edition, read_edition
from level8.game.errors import EditionError, SetupError
from level8.game.game import Game
from tables import SCARCE, scarce

MIXED = SCARCE + '\n[[mix]]\nname = "more"\nadd = "modern"\ncards = "all"\n'


def test_a_user_s_own_mix_is_named_with_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a+b"
    folder.mkdir()
    mine = folder / "mine.toml"
    mine.write_text(MIXED, encoding="utf-8")
    assert len(edition(f"{mine}+more").deck) == len(scarce().deck) + 101
    assert edition(f"{mine}+more").text == MIXED
    assert edition(str(mine)).name == "scarce"
    monkeypatch.chdir(folder)
    assert edition("mine.toml+more").name == "scarce+more"
    with pytest.raises(SetupError) as refusal:
        edition("mine.toml+less")
    assert refusal.value.message == "setup-edition"


def test_a_built_in_edition_copied_to_a_file_plays_the_same(tmp_path: Path) -> None:
    source = Path(__file__).parent.parent.parent / "src" / "level8" / "game" / "editions"
    for name in BUILT_IN:
        text = (source / f"{name}.toml").read_text(encoding="utf-8")
        mine = tmp_path / f"{name}.toml"
        mine.write_text(text, encoding="utf-8")
        own, built_in = edition(str(mine)), edition(name)
        assert (own.deck, own.sides, own.text) == (built_in.deck, built_in.sides, text)
        one, other = (Game.new(box, 1, 3, bytes(32)) for box in (own, built_in))
        assert list(one.pile) == list(other.pile)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing, binary = tmp_path / "missing.toml", tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, problem in ((missing, os.strerror(2)), (tmp_path, os.strerror(21))):
        with pytest.raises(EditionError) as refusal:
            edition(f"{path}{os.sep}" if path == tmp_path else str(path))
        assert refusal.value.message == "edition-unreadable"
        assert refusal.value.detail["problem"] == problem
    with pytest.raises(EditionError):
        read_edition("null\0byte")
    with pytest.raises(EditionError) as refusal:
        edition(str(binary))
    assert refusal.value.message == "edition-not-text"


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_bytes(b"\xef\xbb\xbf" + SCARCE.encode())
    assert edition(str(mine)) == scarce()


def line_of(text: str) -> int:
    return SCARCE.splitlines().index(text) + 1


# a line and its replacement, then the error: code, key, line (0 for none)
FAULTS = [
    ('name = "scarce"', "", "missing", "name", 0),
    ('name = "scarce"', 'name = ""', "name", "name", 2),
    ('name = "scarce"', 'name = "my edition"', "name", "name", 2),
    ('name = "scarce"', 'name = "größer"', "name", "name", 2),
    ('name = "scarce"', "name = 8", "type", "name", 2),
    ('goal = "victory"', "", "missing", "goal", 0),
    ('goal = "victory"', "goal = true", "type", "goal", 3),
    ("players = [2, 2]", "", "missing", "players", 0),
    ("players = [2, 2]", "players = 2", "type", "players", 4),
    ("players = [2, 2]", "players = [2]", "players", "players", 4),
    ("players = [2, 2]", "players = [3, 2]", "players", "players", 4),
    ("players = [2, 2]", "players = [2, 2, 2]", "players", "players", 4),
    ("players = [2, 2]", "players = [1, 2]", "count", "players", 4),
    ("players = [2, 2]", "players = [2, 7]", "count", "players", 4),
    ("players = [2, 2]", 'players = ["2", 2]', "type", "players", 4),
    ("players = [2, 2]", "players = [2, 4]", "deck-too-small", "deck", 6),
    ("players = [2, 2]", "players = [2, 2]\nplayer = 3", "unknown-key", "player", 5),
    ("players = [2, 2]", "players = [2, 2]\nkeep_cards = 11", "count", "keep_cards", 5),
    ("[deck]", "[deck", "not-toml", "-", 6),
    ('goal = "victory"', "goal", "not-toml", "-", 3),
    ("[deck]", "[cards]", "missing", "deck.colours", 0),
    ("colours = 3", "", "missing", "deck.colours", 6),
    ("colours = 3", "colours = 7", "count", "deck.colours", 7),
    ("colours = 3", "colours = true", "type", "deck.colours", 7),
    ("colours = 3", "colours = 3.0", "type", "deck.colours", 7),
    ("numbers = 6", "numbers = 31", "count", "deck.numbers", 8),
    ("numbers = 6", "numbers = 1", "count", "deck.numbers", 8),
    ("skip = 3", "skip = -1", "count", "deck.skip", 9),
    ("skip = 3", "skips = 3", "unknown-key", "deck.skips", 9),
    ("skip = 3", "copies = 11", "count", "deck.copies", 9),
    ("low = 1", "low = 4", "joker-range", "deck.joker[2].low", 18),
    ("low = 1", "", "joker-half", "deck.joker[2].low", 17),
    ("high = 3", "high = 9", "count", "deck.joker[2].high", 19),
    ("high = 3", "hihg = 3", "joker-half", "deck.joker[2].high", 17),
    ("count = 2", "count = 101", "count", "deck.joker[2].count", 20),
    ("count = 2", "count = 2\nrange = 3", "unknown-key", "deck.joker[2].range", 21),
    ("[[side]]", "[side]", "type", "side", 22),
    ("[[side]]", "[[sides]]", "unknown-key", "sides", 22),
    ("carry_from = 1", "carry_from = 9", "count", "side[1].carry_from", 23),
    ("carry_from = 1", "", "carry", "side[1].carry_from", 22),
    ("carry_cards = 2", "carry_cards = 0", "carry", "side[1].carry_from", 23),
    ("carry_cards = 2", "carry = 2", "carry", "side[1].carry_from", 23),
    ("carry_cards = 2", "carry_cards = 2\nstars = 1", "unknown-key", "side[1].stars", 25),
]


@pytest.mark.parametrize(("old", "new", "code", "key", "line"), FAULTS, ids=str)
def test_a_broken_file_is_refused_naming_file_line_key_and_reason(
    old: str, new: str, code: str, key: str, line: int
) -> None:
    assert old in SCARCE.splitlines()
    with pytest.raises(EditionError) as refusal:
        parse_edition(SCARCE.replace(old, new, 1), "mine.toml")
    assert (refusal.value.message, refusal.value.detail["key"]) == (f"edition-{code}", key)
    assert refusal.value.detail["file"] == (f"mine.toml:{line}" if line else "mine.toml")


def test_a_file_that_breaks_off_is_refused_at_its_last_line() -> None:
    with pytest.raises(EditionError) as refusal:
        parse_edition('name = "short"\ngoal = "vict', "mine.toml")
    assert refusal.value.detail["file"] == "mine.toml:2"
    assert "(at" not in refusal.value.detail["problem"]


def test_a_file_too_deep_to_be_read_is_refused_as_a_whole() -> None:
    with pytest.raises(EditionError) as refusal:
        parse_edition("name = " + "[" * 19_000, "mine.toml")
    assert (refusal.value.message, refusal.value.detail["file"]) == ("edition-not-toml", "mine.toml")


@pytest.mark.parametrize(
    ("text", "code", "file"),
    [
        (f"# {'.' * 60}\n" + "x" * 20_000, "too-long", "mine.toml"),
        (f"# {'.' * 60}\na{'.a' * 9_000} = 1", "too-many-dots", "mine.toml:2"),
        (f"[a{'.a' * 51}]", "too-many-dots", "mine.toml:1"),
    ],
    ids=["long", "key", "section"],
)
def test_a_file_that_would_take_long_to_read_is_refused_before(text: str, code: str, file: str) -> None:
    with pytest.raises(EditionError) as refusal:
        parse_edition(text, "mine.toml")
    assert (refusal.value.message, refusal.value.detail["file"]) == (f"edition-{code}", file)


LEVELS = next(line for line in SCARCE.splitlines() if line.startswith("levels"))


@pytest.mark.parametrize(
    ("levels", "code", "key"),
    [
        ("", "missing", "side[1].levels"),
        ("levels = 3", "type", "side[1].levels"),
        ("levels = []", "sides", "side[1].levels"),
        (f"levels = {['run 3'] * 21}", "sides", "side[1].levels"),
        ("levels = [3]", "type", "side[1].levels"),
        ('levels = ["run 3", "flush 5"]', "level", "side[1].levels[2]"),
        ('levels = ["run 3", "run 11"]', "level-too-big", "side[1].levels[2]"),
        ('levels = [{ asks = "run 3" }]', "missing", "side[1].levels[1].source"),
        ('levels = [{ source = "mine" }]', "missing", "side[1].levels[1].asks"),
        ('levels = [{ asks = 3, source = "mine" }]', "type", "side[1].levels[1].asks"),
        ('levels = [{ asks = "run 3", source = "x", ask = 1 }]', "unknown-key", "side[1].levels[1].ask"),
    ],
)
def test_broken_levels_are_refused_naming_the_place(levels: str, code: str, key: str) -> None:
    with pytest.raises(EditionError) as refusal:
        parse_edition(SCARCE.replace(LEVELS, levels), "mine.toml")
    assert refusal.value.message == f"edition-{code}"
    assert refusal.value.detail["key"].startswith(key)
    assert refusal.value.detail["file"].startswith("mine.toml:")


@pytest.mark.parametrize(
    ("mix", "code", "key"),
    [
        ('[[mix]]\nname = ""\nadd = "master"\ncards = "all"', "name", "mix[1].name"),
        ('[[mix]]\nname = "a+b"\nadd = "master"\ncards = "all"', "name", "mix[1].name"),
        ('[[mix]]\nname = "m\\n"\nadd = "master"\ncards = "all"', "name", "mix[1].name"),
        ('[[mix]]\nname = "größer"\nadd = "master"\ncards = "all"', "name", "mix[1].name"),
        ('[[mix]]\nname = "m"\nadd = "mine"\ncards = "all"', "mix", "mix[1].add"),
        ('[[mix]]\nname = "m"\nadd = "master"\ncards = "some"', "mix", "mix[1]"),
        ('[[mix]]\nname = "m"\nadd = "master"', "missing", "mix[1].cards"),
        ('[[mix]]\nname = "m"\nadd = "master"\ncards = "all"\nmore = 1', "unknown-key", "mix[1].more"),
        ("[mix]", "type", "mix"),
        ("[bad]\nx = 1", "unknown-key", "bad"),
    ],
)
def test_broken_mixes_are_refused(mix: str, code: str, key: str) -> None:
    with pytest.raises(EditionError) as refusal:
        parse_edition(f"{SCARCE}\n{mix}\n", "mine.toml")
    assert refusal.value.message == f"edition-{code}"
    assert refusal.value.detail["key"].startswith(key)
    assert refusal.value.detail["file"].startswith("mine.toml:")


@pytest.mark.parametrize(("cards", "colours", "top"), [("all", 6, 14), ("specials", 3, 6)])
def test_a_mix_brings_its_colours_and_numbers(cards: str, colours: int, top: int) -> None:
    mix = f'[[mix]]\nname = "m"\nadd = "master"\ncards = "{cards}"'
    base = parse_edition(f"{SCARCE}\n{mix}\n", "mine.toml")
    both = mixed(base, "m", "mine+m")
    assert (both.colours, both.top) == (colours, top)
    assert max(card & 31 for card in both.deck if is_number(card)) == top


@pytest.mark.parametrize("text", ["side = 3", "side = [3]", "side = []", 'deck = "x"'])
def test_tables_written_as_values_are_refused(text: str) -> None:
    body = SCARCE.partition("[[side]]")[0] if text.startswith("side") else SCARCE.partition("[deck]")[0]
    with pytest.raises(EditionError) as refusal:
        parse_edition(f"{text}\n{body}", "mine.toml")
    assert refusal.value.message in ("edition-type", "edition-missing")
    assert refusal.value.detail["file"] == "mine.toml:1"


def test_a_deck_has_its_limits() -> None:
    with pytest.raises(EditionError) as refusal:
        parse_edition(
            SCARCE.replace("colours = 3", "colours = 6\ncopies = 10").replace("numbers = 6", "numbers = 30"),
            "x",
        )
    assert refusal.value.message == "edition-count"


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 5000,
        "name = " + "1" * 5000,
        "name = 0x" + "f" * 5000,
        'name = "a"\ngoal = "b"\nplayers = [0x' + "f" * 5000 + "]",
        "name = 2021-02-30",
        "name = 1979-05-27",
        "name = nan",
        'name = "' + "x" * 5000 + ' "',
        "\0",
        "= 3",
    ],
    ids=[
        "nested",
        "long",
        "long hex",
        "long player",
        "no date",
        "date",
        "nan",
        "long name",
        "null",
        "no key",
    ],
)
def test_nothing_but_an_edition_error_comes_out_of_hostile_files(text: str) -> None:
    with pytest.raises(EditionError) as refusal:
        parse_edition(text, "mine.toml")
    assert len(str(refusal.value)) < 400


TOML_VALUES = st.one_of(
    st.integers(-5, 50).map(str),
    st.sampled_from(
        [
            "true",
            "1.5",
            '"x"',
            '"run 3"',
            "[]",
            "[2, 2]",
            "[2, 6]",
            '["run 3"]',
            "{}",
            "{ a = 1 }",
            "07:00:00",
        ]
    ),
)
LINES = st.lists(
    st.tuples(st.integers(0, len(SCARCE.splitlines()) - 1), TOML_VALUES | st.just("") | st.text(max_size=8)),
    max_size=4,
)


@settings(max_examples=150)
@given(changes=LINES)
def test_a_garbled_file_gives_an_edition_or_an_edition_error(changes: list[tuple[int, str]]) -> None:
    lines = SCARCE.splitlines()
    for at, value in changes:
        key, equals, _ = lines[at].partition("=")
        lines[at] = f"{key}= {value}" if equals else value
    try:
        box = parse_edition("\n".join(lines), "mine.toml")
    except EditionError:
        return
    assert isinstance(box, Edition)
    assert len(Game.new(box, 1, box.least_players, seed=1).places[0].hand) == 10


@settings(max_examples=150)
@given(text=st.text(max_size=60))
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(EditionError):
        parse_edition(text, "mine.toml")
