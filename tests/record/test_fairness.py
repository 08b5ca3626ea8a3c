"""The fair shuffle, implemented again from docs/fairness.md alone, and its known answers."""

import re
from collections import Counter
from hashlib import sha256, shake_256
from pathlib import Path

import pytest

from level8.game.actions import Discard, Draw
from level8.game.cards import format_card
from level8.game.editions import edition
from level8.game.shuffle import FairChance, commitment, mixed_seed
from level8.record import Recorder, format_record, parse_record, verify
from record.regenerate import golden_file, golden_games

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
SEED = bytes(range(32))
ENTROPY = (b"\x00", b"", b"\xff\xff")


def answer(what: str) -> str:
    """The known answer in the page's table."""
    found = re.search(rf"^\| {re.escape(what)} \| `(.*)` \|$", PAGE, re.MULTILINE)
    assert found is not None, what
    return found[1]


# --- the second implementation: nothing of level8 is used from here ---


class Stream:
    def __init__(self, seed: bytes, number: int) -> None:
        self.bytes = shake_256(b"level8/1" + seed + number.to_bytes(4, "big")).digest(1 << 14)
        self.at = 0

    def below(self, bound: int) -> int:
        while True:
            word = self.bytes[self.at] * 256 + self.bytes[self.at + 1]
            self.at += 2
            if word < 65536 - 65536 % bound:
                return word % bound


def rank(card: str) -> tuple[int, int, int]:
    """The position of a card in the order before a shuffle."""
    if card[0] == "J":
        low, _, high = card[1:].partition("-")
        return (6, int(low or 0), int(high or 0))
    if card in "STXK":
        return (7, "STXK".index(card), 0)
    return ("roygbp".index(card[0]), int(card[1:]), 0)


def shuffled(cards: list[str], seed: bytes, number: int) -> list[str]:
    cards = sorted(cards, key=rank)
    stream = Stream(seed, number)
    for i in range(len(cards) - 1, 0, -1):
        j = stream.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def dealt(deck: list[str], seed: bytes, seats: int) -> list[str]:
    """The first deal as a record writes it."""
    dealer = Stream(seed, 0).below(seats)
    pile = shuffled(deck, seed, 1)
    hands: list[list[str]] = [[] for _ in range(seats)]
    for turn in range(10 * seats):
        hands[(dealer + 1 + turn) % seats].append(pile.pop())
    lines = [f"Round 1, dealer {dealer + 1}"]
    lines += [f"hand {seat + 1}: {' '.join(sorted(hand, key=rank))}" for seat, hand in enumerate(hands)]
    return [*lines, f"turned up: {pile.pop()}", f"draw pile from the top: {' '.join(pile[:-6:-1])} …"]


def mixed(seed: bytes, pieces: tuple[bytes, ...]) -> bytes:
    whole = b"level8/1/mix" + seed
    for piece in pieces:
        whole += len(piece).to_bytes(4, "big") + piece
    return sha256(whole).digest()


NUMBERS_15 = [f"{colour}{number}" for colour in "roygbp" for number in range(1, 16)]
NUMBERS_14 = [card for card in NUMBERS_15 if not card.endswith("15")]
DECKS = {
    "original": NUMBERS_15 + ["J"] * 5 + ["S"] * 3,
    "mario": NUMBERS_15 + ["J"] * 5 + ["S"] * 3,
    "modern": NUMBERS_15 + ["J"] * 7 + ["S"] * 4,
    "stitch": NUMBERS_15 + ["J"] * 7 + ["S"] * 4,
    "master": NUMBERS_14 + ["J1-8", "J8-14"] * 4 + ["T", "X"] * 3 + ["K"] * 4,
}
DECKS["modern+specials"] = DECKS["modern"] + ["T", "X"] * 3 + ["K"] * 4
DECKS["modern+master"] = DECKS["modern"] + DECKS["master"]

KNOWN = {
    "seed": SEED.hex(),
    "commitment": sha256(SEED).hexdigest(),
    "stream 0, first 16 bytes": Stream(SEED, 0).bytes[:16].hex(),
    "stream 1, first 16 bytes": Stream(SEED, 1).bytes[:16].hex(),
    "first dealer of 2, 3, 4, 5, 6 seats": " ".join(
        str(Stream(SEED, 0).below(seats) + 1) for seats in range(2, 7)
    ),
    "ten cards r1 … r10, stream 1": " ".join(shuffled([f"r{n}" for n in range(1, 11)], SEED, 1)),
    "game seed with entropy `00`, none, `ffff`": mixed(SEED, ENTROPY).hex(),
    "its stream 1, first 16 bytes": Stream(mixed(SEED, ENTROPY), 1).bytes[:16].hex(),
}
DEALS = (
    "\n".join(dealt(DECKS["modern"], SEED, 4)),
    "\n".join(dealt(DECKS["master"], mixed(SEED, ENTROPY), 3)),
)


# --- the promises ---


@pytest.mark.parametrize("what", KNOWN)
def test_the_page_gives_the_known_answers(what: str) -> None:
    assert answer(what) == KNOWN[what]


def test_the_page_gives_the_known_deals() -> None:
    for deal in DEALS:
        assert f"```\n{deal}\n```" in PAGE


def test_the_engine_gives_the_known_answers() -> None:
    assert commitment(SEED) == KNOWN["commitment"]
    assert mixed_seed(SEED, ENTROPY) == mixed(SEED, ENTROPY)
    for number in (0, 1, 7):
        chance, stream = FairChance(SEED, number), Stream(SEED, number)
        assert [chance.below(bound) for bound in range(1, 3000)] == [stream.below(n) for n in range(1, 3000)]


@pytest.mark.parametrize("name", DECKS)
def test_the_second_implementation_deals_alike(name: str) -> None:
    box = edition(name)
    for seats in range(box.least_players, box.most_players + 1):
        for entropy in ((), tuple(bytes([seat]) * seat for seat in range(seats))):
            record = Recorder(box, 1, seats, SEED, entropy=entropy).record()
            lines = format_record(record).decode().split("\n\n")[1].split("\n")
            assert lines == dealt(DECKS[name], mixed(SEED, entropy) if entropy else SEED, seats)[:-1]


def test_the_draw_pile_lies_as_the_second_implementation_says() -> None:
    recorder = Recorder(edition("modern"), 1, 4, SEED)
    expected = DEALS[0].rpartition(": ")[2].split()[:5]
    recorder.play(Draw())
    first = next(recorder.record().actions())
    assert format_record(recorder.record()).decode().count(f"draw = {expected[0]}\n") == 1
    assert len(first.drawn) == 1


@pytest.mark.parametrize(("name", "side", "seats"), golden_games())
def test_the_second_implementation_deals_the_golden_records(name: str, side: int, seats: int) -> None:
    data = golden_file(name, side, seats).read_bytes()
    record = parse_record(data)
    assert record.seed is not None
    seed = mixed(record.seed, record.entropy) if record.entropy else record.seed
    assert data.decode().split("\n\n")[1].split("\n")[: seats + 2] == dealt(DECKS[name], seed, seats)[:-1]


def test_a_players_entropy_changes_the_deal() -> None:
    pieces = [(), (b"", b""), (b"1", b""), (b"", b"1"), (b"12", b""), (b"1", b"2"), (b"\x00", b"")]
    deals = {Recorder(edition("mario"), 1, 2, SEED, entropy=each).record().rounds for each in pieces}
    assert len(deals) == len(pieces)


def test_entropy_does_not_change_the_promise() -> None:
    record = Recorder(edition("mario"), 1, 2, SEED, entropy=(b"a", b"b")).record()
    assert record.commitment == sha256(SEED).hexdigest()
    assert verify(record).ok


def test_a_named_dealer_leaves_the_cards_as_they_were() -> None:
    box = edition("mario")
    drawn = Recorder(box, 1, 2, SEED).record()
    named = Recorder(box, 1, 2, SEED, dealer=drawn.rounds[0].dealer).record()
    assert drawn.rounds == named.rounds
    assert drawn != named


def test_numbers_below_a_bound_come_equally_often() -> None:
    counts = Counter(FairChance(number.to_bytes(32, "big")).below(3) for number in range(6000))
    assert all(1850 < counts[number] < 2150 for number in range(3))


def test_the_second_implementation_forms_the_draw_pile_anew_alike() -> None:
    recorder = Recorder(edition("mario"), 1, 2, SEED)
    dealer = Stream(SEED, 0).below(2)
    pile = shuffled(DECKS["mario"], SEED, 1)[:-20]
    discards: list[list[str]] = [[], []]
    discards[dealer].append(pile.pop())
    shuffles, seat = 1, 1 - dealer
    for _ in range(250):  # all seats discard what they drew
        recorder.play(Draw(), seat)
        drawn = list(recorder.record().actions())[-1].drawn[0]
        assert format_card(drawn) == pile.pop()
        if not pile:
            shuffles += 1
            pile = shuffled(discards[0][:-1] + discards[1][:-1], SEED, shuffles)
            discards = [each[-1:] for each in discards]
        recorder.play(Discard(drawn), seat)
        discards[seat].append(format_card(drawn))
        seat = 1 - seat
    assert shuffles > 3
