"""All deals and drawn cards of a record, computed from docs/fairness.md and docs/rules.md alone."""

import random
import re
from collections import Counter
from itertools import chain
from typing import Final

import pytest

from level8.game.actions import Discard, LayDown, LayOff
from level8.game.editions import parse_edition
from level8.record import Recorder, format_record
from record.regenerate import golden_file, golden_games
from record.test_fairness import DECKS, mixed, rank, shuffled
from record.test_turned_up import without_a_card_to_turn_up

# --- the second implementation: nothing of level8 is used from here ---


class Piles:
    """The piles of a game that is read line by line; each card that a line names must lie where it says."""

    def __init__(self, text: str, deck: list[str]) -> None:
        self.deck = deck
        headers, *rounds, _ = text.split("\n\n")
        self.headers = dict(line.split(": ", 1) for line in headers.split("\n")[1:])
        self.seats = int(self.headers["Seats"])
        self.seed = bytes.fromhex(self.headers["Seed"])
        if "Entropy 1" in self.headers:
            pieces = [self.headers[f"Entropy {seat + 1}"].replace("none", "") for seat in range(self.seats)]
            self.seed = mixed(self.seed, tuple(map(bytes.fromhex, pieces)))
        self.shuffles = 0
        self.carried: list[list[str]] = [[] for _ in range(self.seats)]
        self.seen: Counter[str] = Counter()
        for each in rounds:
            self.round(each.replace(",\n   ", ", ").split("\n"))

    def shuffle(self, cards: list[str]) -> list[str]:
        self.shuffles += 1
        return shuffled(cards, self.seed, self.shuffles)

    def round(self, lines: list[str]) -> None:
        self.dealer = int(lines[0].rpartition(" ")[2]) - 1
        self.under: list[str] = []
        self.discards: list[list[str]] = [[] for _ in range(self.seats)]
        self.deal(lines[1 : self.seats + 2])
        self.carried = [[] for _ in range(self.seats)]
        for line in lines[self.seats + 2 :]:
            turn = re.fullmatch(r"(\d): (.*)", line)
            if turn is None:
                continue  # the end of the round
            seat, rest = int(turn[1]) - 1, turn[2]
            if rest.startswith("carry "):
                self.carried[seat] = rest.replace("carry none", "carry").split()[1:]
            elif rest == "skipped":
                self.seen["skipped turn before a dry pile is formed"] += not self.pile and bool(
                    self.gathered()
                )
                self.under.append("S")
            else:
                self.turn(seat, rest.split(", "))

    def deal(self, lines: list[str]) -> None:
        hands = [each.copy() for each in self.carried]
        pile = self.deck.copy()
        for card in chain.from_iterable(hands):
            pile.remove(card)
        pile = self.shuffle(pile)
        seat, passed = self.dealer, 0
        while passed < self.seats and pile:
            seat = (seat + 1) % self.seats
            passed = passed + 1 if len(hands[seat]) >= 10 else 0
            if not passed:
                hands[seat].append(pile.pop())
        self.seen["hand of more than ten"] += any(len(hand) > 10 for hand in hands)
        self.seen["hand of fewer than ten"] += any(len(hand) < 10 for hand in hands)
        turned_up = pile.pop() if pile else "none"
        self.seen["no card to turn up"] += turned_up == "none"
        self.discards[self.dealer] = [turned_up] if turned_up != "none" else []
        self.pile = pile
        expected = [f"hand {seat + 1}: {' '.join(sorted(hand, key=rank))}" for seat, hand in enumerate(hands)]
        assert lines == [*expected, f"turned up: {turned_up}"]

    def gathered(self) -> list[str]:
        """The cards of a new draw pile."""
        return self.under + [card for pile in self.discards for card in pile[:-1]]

    def form(self) -> None:
        cards = self.gathered()
        if cards:
            self.seen["formed of one card"] += len(cards) == 1
            self.discards = [pile[-1:] for pile in self.discards]
            self.under = []
            self.pile = self.shuffle(cards)

    def draw(self) -> str:
        if not self.pile:
            self.form()
        card = self.pile.pop()
        if not self.pile:
            self.form()
        return card

    def turn(self, seat: int, actions: list[str]) -> None:
        if not self.pile:
            self.form()
        self.seen["turn without a draw"] += not actions[0].startswith("draw")
        for action in actions:
            word, *rest = action.partition(" = ")[0].split()
            drawn = action.partition(" = ")[2].split()
            if word == "draw":
                assert drawn == [self.discards[int(rest[0]) - 1].pop() if rest else self.draw()]
            elif word == "discard":
                self.discards[seat].append(rest[0])
            elif word == "take":
                self.under.append("T")
            elif word == "taken" and drawn:
                assert drawn == [self.draw()]
            elif word == "swap":
                self.under.append("X")
                swapped = [card for card in rest if card != "none"]
                self.discards[seat] += swapped
                assert drawn == sorted([self.draw() for _ in swapped], key=rank)


# --- the promises ---


@pytest.mark.parametrize(("name", "side", "seats"), golden_games())
def test_the_second_implementation_draws_every_card_of_the_golden_records(
    name: str, side: int, seats: int
) -> None:
    assert Piles(golden_file(name, side, seats).read_text("utf-8"), DECKS[name]).shuffles > 3


DRY: Final = """
name = "dry"
goal = "victory"
players = [3, 3]
[deck]
colours = 1
numbers = 14
skip = 6
take = 6
swap = 2
keep = 4
[[side]]
levels = ["run 3", "run 4"]
"""


@pytest.mark.untraced
def test_p3_the_second_implementation_forms_a_dry_pile_alike_but_not_before_a_skipped_turn() -> None:
    deck = [f"r{number}" for number in range(1, 15)] + ["S", "T"] * 6 + ["X"] * 2 + ["K"] * 4
    seen: Counter[str] = Counter()
    for number in range(12):
        rng = random.Random(number)
        recorder = Recorder(parse_edition(DRY, "dry.toml"), 1, 3, rng.randbytes(32))
        for _ in range(200):
            if recorder.game.over:
                break
            legal = recorder.game.legal_actions()
            slow = [each for each in legal if not isinstance(each, Discard | LayDown | LayOff)]
            recorder.play(rng.choice(slow if slow and rng.random() < 0.9 else legal))
        seen += Piles(format_record(recorder.record()).decode(), deck).seen
    for what in ("formed of one card", "turn without a draw", "skipped turn before a dry pile is formed"):
        assert seen[what] > 5, what


@pytest.mark.untraced
def test_f4_the_second_implementation_deals_alike_where_large_hands_are_kept() -> None:
    deck = [f"r{number}" for number in range(1, 11)] + ["J"] * 4 + ["T"] * 5 + ["K"] * 3
    seen = Piles(format_record(without_a_card_to_turn_up()).decode(), deck).seen
    for what in ("hand of more than ten", "hand of fewer than ten", "no card to turn up"):
        assert seen[what] > 0, what
