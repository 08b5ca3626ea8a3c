"""Cards, melds, actions and names are formatted and parsed; no other text is accepted."""

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from level8.game.actions import (
    Action,
    Carry,
    Discard,
    Draw,
    Keep,
    LayDown,
    LayOff,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
    format_action,
    parse_action,
    parse_seat,
)
from level8.game.cards import (
    JOKER,
    KEEP,
    SKIP,
    SWAP,
    TAKE,
    UNSEEN,
    format_card,
    format_cards,
    joker,
    number_card,
    parse_card,
    parse_cards,
    parse_hand,
    parse_known_cards,
)
from level8.game.errors import NotationError
from level8.game.melds import ColourGroup, Meld, Run, Set, format_meld, parse_meld

numbers = st.integers(1, 30)
ranges = st.tuples(numbers, numbers).map(lambda pair: joker(min(pair), max(pair)))
cards = st.one_of(
    st.builds(number_card, st.integers(0, 5), numbers),
    ranges,
    st.sampled_from([JOKER, SKIP, TAKE, SWAP, KEEP]),
)
some = st.lists(cards, min_size=1, max_size=10).map(tuple)
few = st.lists(cards, max_size=10).map(tuple)
seats = st.integers(0, 5)
melds: st.SearchStrategy[Meld] = st.one_of(
    st.builds(Run, numbers, some), st.builds(Set, numbers, some), st.builds(ColourGroup, seats, some)
)
ACTIONS: dict[type[Action], st.SearchStrategy[Action]] = {
    Draw: st.builds(Draw, st.integers(-1, 5)),
    LayDown: st.lists(melds, min_size=1, max_size=5).map(tuple).map(LayDown),
    LayOff: st.builds(LayOff, cards, seats, st.integers(0, 4), st.integers(0, 30)),
    Discard: st.builds(Discard, cards),
    Skip: st.builds(Skip, seats),
    Take: st.just(Take()),
    Show: st.builds(Show, few),
    TakeShown: st.one_of(st.just(TakeShown()), st.builds(TakeShown, seats, cards)),
    Swap: st.builds(Swap, few),
    Keep: st.just(Keep()),
    Carry: st.one_of(st.builds(Carry, few), st.integers(1, 9).map(lambda n: Carry((UNSEEN,) * n))),
}


@given(cards)
def test_every_card_reads_back(card: int) -> None:
    assert parse_card(format_card(card)) == card


@given(st.lists(st.one_of(cards, st.just(UNSEEN)), max_size=10).map(tuple))
def test_every_hand_reads_back(hand: tuple[int, ...]) -> None:
    assert parse_cards(format_cards(hand)) == hand


@given(melds)
def test_every_meld_reads_back(meld: Meld) -> None:
    assert parse_meld(format_meld(meld)) == meld


@pytest.mark.untraced
@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_every_action_reads_back(kind: type[Action]) -> None:
    @given(ACTIONS[kind])
    def reads_back(action: Action) -> None:
        text = format_action(action)
        again = parse_action(text)
        assert type(again) is kind
        assert again == action
        assert format_action(again) == text

    reads_back()


def test_every_kind_of_action_is_in_that_test() -> None:
    assert set(Action.__subclasses__()) == set(ACTIONS)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", Draw()),
        ("draw 2", Draw(1)),
        ("lay R4(r4 b5 J)", LayDown((Run(4, (4, 133, JOKER)),))),
        ("off r9=9 1.2", LayOff(9, 0, 1, 9)),
        ("off r9 3.1", LayOff(9, 2, 0)),
        ("taken r1 3", TakeShown(2, 1)),
        ("taken none", TakeShown()),
        ("carry none", Carry()),
    ],
)
def test_seats_and_melds_are_counted_from_one(text: str, action: Action) -> None:
    assert parse_action(text) == action


def written_back(text: str) -> list[str]:
    """`text` parsed and formatted as an action, a meld, a card and cards, for each that it is."""
    found = []
    with suppress(NotationError):
        found.append(format_action(parse_action(text)))
    with suppress(NotationError):
        found.append(format_meld(parse_meld(text)))
    with suppress(NotationError):
        found.append(format_card(parse_card(text)))
    with suppress(NotationError):
        found.append(format_cards(parse_cards(text)))
    return found


@given(st.one_of(st.text(max_size=12), st.text("drawlyofcktus 123.=RSC()rbgJK?", max_size=16)))
def test_what_is_read_is_what_would_be_written(text: str) -> None:
    assert set(written_back(text)) <= {text}


def test_changed_notation_is_refused_or_means_something_else() -> None:
    rng = random.Random(2)
    for text in ("lay R4(r4 b5 J) S7(r7 p7)", "off J=9 1.2", "taken r1 3", "show r1 b2 g3", "J8-14"):
        for _ in range(500):
            at = rng.randrange(len(text))
            changed = text[:at] + rng.choice("019 =.-()RSCrJ?\n") * rng.randrange(3) + text[at + 1 :]
            assert set(written_back(changed)) <= {changed}


@pytest.mark.parametrize(
    ("text", "what", "named"),
    [
        ("", "action", ""),
        ("draw ", "action", "draw "),
        ("draw 0", "seat", "0"),
        ("draw 02", "seat", "02"),
        ("draw 100", "seat", "100"),
        ("draw ٢", "seat", "٢"),
        ("Draw", "action", "Draw"),
        ("draw\n", "action", "draw\n"),
        ("lay", "action", "lay"),
        ("lay R4(r4  b5)", "card", ""),
        ("lay R4(r4)  S7(r7 p7)", "action", "lay R4(r4)  S7(r7 p7)"),
        ("lay R4(r4) x", "action", "lay R4(r4) x"),
        ("lay Q4(r4)", "meld", "Q4(r4)"),
        ("lay R4()", "meld", "R4()"),
        ("lay R31(r4)", "meld", "R31(r4)"),
        ("lay R4(?)", "card", "?"),
        ("lay Cb(?)", "card", "?"),
        ("lay C4(b4)", "meld", "C4(b4)"),
        ("off r9=0 1.2", "action", "off r9=0 1.2"),
        ("off r9=31 1.2", "action", "off r9=31 1.2"),
        ("off r9 1", "action", "off r9 1"),
        ("off q9 1.1", "card", "q9"),
        ("off ? 1.1", "card", "?"),
        ("discard", "action", "discard"),
        ("discard ?", "card", "?"),
        ("discard r7 b5", "card", "r7 b5"),
        ("discard R7", "card", "R7"),
        ("discard r07", "card", "r07"),
        ("discard r31", "card", "r31"),
        ("discard J8-1", "card", "J8-1"),
        ("skip", "action", "skip"),
        ("skip r1", "seat", "r1"),
        ("take 1", "action", "take 1"),
        ("taken r1", "action", "taken r1"),
        ("taken r1 x", "seat", "x"),
        ("taken ? 1", "card", "?"),
        ("show", "action", "show"),
        ("show ?", "card", "?"),
        ("swap r1,b2", "card", "r1,b2"),
        ("swap ?", "card", "?"),
        ("keep 1", "action", "keep 1"),
        ("carry ", "action", "carry "),
        ("carry  r1", "card", ""),
    ],
)
def test_other_texts_are_refused_and_named(text: str, what: str, named: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert (caught.value.message, caught.value.detail["text"]) == (f"notation-{what}", named)


def test_a_seat_is_counted_from_one() -> None:
    assert parse_seat("6") == 5


def test_only_what_a_seat_sees_may_be_hidden() -> None:
    assert parse_cards("r1 ? K") == (1, UNSEEN, KEEP)
    with pytest.raises(NotationError):
        parse_known_cards("r1 ? K")


@given(few)
def test_a_person_may_type_a_hand_with_commas_and_capitals(hand: tuple[int, ...]) -> None:
    typed = format_cards(hand)
    for text in (typed, typed.upper(), typed.lower(), typed.replace(" ", ","), typed.replace(" ", " ,\t ")):
        assert parse_hand(text) == hand
    assert parse_hand(f"  {typed},\n") == hand


@pytest.mark.parametrize("word", ["Q7", "r", "7", "r0", "R31", "?", "ſ", "j9", "JJ", "r7b5", "K2", "J8–14"])
def test_a_typed_hand_names_the_wrong_word_as_typed(word: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_hand(f"r1, {word} B2")
    assert caught.value.detail == {"text": word}
    assert caught.value.message == "notation-card"
