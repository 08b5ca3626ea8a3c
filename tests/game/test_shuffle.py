"""The fair shuffle, compared with a second implementation; and the fast one."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from level8.game.editions import edition
from level8.game.errors import SetupError
from level8.game.game import Game
from level8.game.shuffle import (
    Chance,
    FairChance,
    FastChance,
    commitment,
    derived,
    derived_number,
    mixed_seed,
)

SEEDS = st.binary(min_size=32, max_size=32)


def shuffled(chance: Chance, cards: list[int]) -> list[int]:
    pile = vec[i64](cards)
    chance.shuffle(pile)
    return list(pile)


def by_the_book(seed: bytes, number: int, cards: list[int]) -> list[int]:
    """Shuffle number k as docs/fairness.md says, without any code of the engine."""
    stream = hashlib.shake_256(b"level8/1" + seed + number.to_bytes(4, "big")).digest(20_000)
    words = (int.from_bytes(stream[at : at + 2], "big") for at in range(0, len(stream), 2))
    pile = list(cards)
    for last in range(len(pile) - 1, 0, -1):
        fair = 65536 // (last + 1) * (last + 1)
        other = next(word for word in words if word < fair) % (last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


@settings(max_examples=30)
@given(seed=SEEDS, size=st.integers(0, 300))
def test_shuffle_number_k_is_what_the_specification_says(seed: bytes, size: int) -> None:
    chance = FairChance(seed)
    cards = list(range(size))
    for number in (1, 2, 3):
        assert shuffled(chance, cards) == by_the_book(seed, number, cards)
        assert chance.counter == number


@pytest.mark.parametrize("size", [255, 256, 257, 1000])
def test_a_shuffle_that_needs_more_of_the_stream_reads_on(size: int) -> None:
    cards = list(range(size))
    assert shuffled(FairChance(bytes(32)), cards) == by_the_book(bytes(32), 1, cards)


def test_a_word_that_would_favour_small_numbers_is_drawn_again() -> None:
    bound = 40000  # words from 40000 on are rejected: every third or so
    chance = FairChance(bytes(32))
    stream = hashlib.shake_256(b"level8/1" + bytes(32) + bytes(4)).digest(4096)
    words = [int.from_bytes(stream[at : at + 2], "big") for at in range(0, 4096, 2)]
    fair = [word for word in words if word < bound]
    assert len(fair) < len(words)
    assert [chance.below(bound) for _ in range(1000)] == fair[:1000]


@settings(max_examples=20)
@given(seed=SEEDS)
def test_stream_nought_draws_the_dealer_and_stream_one_the_first_deal(seed: bytes) -> None:
    game = Game.new(edition("modern"), 1, 6, seed)
    deck = by_the_book(seed, 1, list(game.edition.deck))
    assert game.dealer == FairChance(seed).below(6)
    assert list(game.pile) == deck[:40]


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_thirty_two_bytes(seed: bytes) -> None:
    with pytest.raises(SetupError) as refusal:
        Game.new(edition("modern"), 1, 2, seed)
    assert (refusal.value.message, refusal.value.detail) == ("setup-seed", {"seed": seed.hex()})


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


def test_players_entropy_changes_the_seed_and_no_two_lists_read_alike() -> None:
    seed = bytes(32)
    assert mixed_seed(seed, ()) == seed
    lists = [(b"ab", b"c"), (b"a", b"bc"), (b"abc",), (b"c", b"ab"), (b"abc", b""), (b"", b"abc")]
    mixed = {mixed_seed(seed, entropy) for entropy in lists}
    assert len(mixed) == len(lists)
    assert all(len(one) == 32 for one in mixed)
    assert mixed_seed(bytes([1]) * 32, (b"a",)) != mixed_seed(seed, (b"a",))


@pytest.mark.parametrize("make", [lambda n: FairChance(bytes([n % 256, n // 256]) * 16), FastChance])
def test_every_order_comes_equally_often(make: "type[FastChance]") -> None:
    orders = Counter(tuple(shuffled(make(seed), [1, 2, 3])) for seed in range(3000))
    assert len(orders) == 6
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 20.5  # once in a thousand


@pytest.mark.parametrize("chance", [FairChance(bytes(32)), FastChance(7)])
def test_a_copy_goes_on_alike_and_apart(chance: Chance) -> None:
    chance.below(10)
    twin = chance.copy()
    first = [twin.below(1000) for _ in range(5)]
    assert [chance.below(1000) for _ in range(5)] == first
    assert shuffled(chance, list(range(20))) == shuffled(twin, list(range(20)))


@given(seed=st.integers(-(2**62), 2**62), bound=st.integers(1, 1000))
def test_the_fast_chance_stays_below_its_bound(seed: int, bound: int) -> None:
    chance = FastChance(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(5))
    assert FastChance(seed).below(bound) == FastChance(seed).below(bound)


def test_a_seed_that_is_a_number_may_be_of_any_size() -> None:
    for seed in (0, -1, 2**62, 2**63, 2**200):
        one, other = (Game.new(edition("modern"), 1, 2, seed) for _ in range(2))
        assert list(one.pile) == list(other.pile)


@pytest.mark.parametrize("dealer", [-1, 2, 99])
def test_the_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(SetupError) as refusal:
        Game.new(edition("modern"), 1, 2, seed=1, dealer=dealer)
    assert refusal.value.message == "setup-dealer"
    assert refusal.value.detail == {"dealer": str(dealer + 1), "seats": "2"}


def test_a_derived_seed_follows_from_the_seed_and_its_purpose() -> None:
    seed = bytes(range(32))
    digest = hashlib.sha256(b"level8/tea for two\0" + seed).digest()
    assert derived(seed, "tea for two") == digest
    assert derived_number(seed, "tea for two") == int.from_bytes(digest[:6], "big")
