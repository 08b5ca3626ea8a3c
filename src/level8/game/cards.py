"""The cards, their colours and shapes: what is printed on a face, as one small int.

This is the only module that knows the bits. Two cards with the same face are the same int, so they are
interchangeable everywhere. The functions are written with `if`, not with conditional expressions: of an i64
and a literal, mypyc makes a Python object of those.
"""

from typing import Final

from mypy_extensions import i64

from level8.game.errors import NotationError

COLOURS: Final = "roygbp"
COLOUR_NAMES: Final = ("red", "orange", "yellow", "green", "blue", "purple")
SHAPES: Final = ("circle", "triangle", "star", "diamond", "square", "hexagon")  # E1
PALETTE: Final = 6  # the number of COLOURS, as a literal that mypyc can fold
HIGHEST_NUMBER: Final = 30
NUMBERS: Final = 1 << 5  # every number is below this: a row by number has as many places

UNSEEN: Final = 0
NUMBER_CARDS: Final = PALETTE << 5  # every number card is below this: a row by card has as many places
JOKER: Final = 1 << 10
SKIP: Final = 1 << 11
TAKE: Final = SKIP + 1
SWAP: Final = SKIP + 2
KEEP: Final = SKIP + 3
FACES: Final = SKIP + 4  # every card is below this

_JOKER_END: Final = JOKER << 1
_SPECIALS: Final = {"S": SKIP, "T": TAKE, "X": SWAP, "K": KEEP, "J": JOKER, "?": UNSEEN}
_SPECIAL_TEXT: Final = {card: text for text, card in _SPECIALS.items()}


def number_card(colour: i64, number: i64) -> i64:
    """The number card of a colour (an index into COLOURS)."""
    return (colour << 5) | number


def joker(low: i64, high: i64) -> i64:
    """A joker that stands only for the numbers low to high (C6); JOKER itself stands for all."""
    return JOKER | (low << 5) | high


def is_number(card: i64) -> bool:
    """Whether a card is a number card."""
    return 0 < card < JOKER


def is_joker(card: i64) -> bool:
    """Whether a card is a joker, of any range."""
    return JOKER <= card < _JOKER_END


def is_meldable(card: i64) -> bool:
    """Whether a card can be part of a meld: a number card or a joker, but no skip or special card (C8)."""
    return 0 < card < SKIP


def number_of(card: i64) -> i64:
    """The number on a number card; 0 on any other."""
    if card < JOKER:
        return card & 31
    return 0


def colour_of(card: i64) -> i64:
    """The colour index of a number card; -1 of any other."""
    if 0 < card < JOKER:
        return card >> 5
    return -1


def joker_low(card: i64) -> i64:
    """The lowest number a joker stands for."""
    if card == JOKER:
        return 1
    return (card >> 5) & 31


def joker_high(card: i64) -> i64:
    """The highest number a joker stands for; a plain joker's is beyond every edition."""
    if card == JOKER:
        return 31
    return card & 31


def stands_for_number(card: i64, number: i64) -> bool:
    """Whether a card shows a number or is a joker that covers it (C5, C6)."""
    if card < JOKER:
        return card & 31 == number
    return is_joker(card) and joker_low(card) <= number <= joker_high(card)


def stands_for_colour(card: i64, colour: i64) -> bool:
    """Whether a card shows a colour or is a joker; every joker covers every colour (C6)."""
    if card < JOKER:
        return card > 0 and card >> 5 == colour
    return is_joker(card)


def format_card(card: i64) -> str:
    """The notation of a card (docs/notation.md).

    >>> format_card(number_card(0, 7)), format_card(joker(1, 8)), format_card(SKIP)
    ('r7', 'J1-8', 'S')
    """
    if card in _SPECIAL_TEXT:
        return _SPECIAL_TEXT[card]
    if is_joker(card):
        return f"J{joker_low(card)}-{joker_high(card)}"
    colour = colour_of(card)
    if 0 <= colour < len(COLOURS):
        return f"{COLOURS[colour]}{number_of(card)}"
    return f"#{card}"  # no face; a refusal must still be able to name it


def parse_card(text: str) -> i64:
    """The card that a text such as "r7", "J1-8" or "S" names.

    >>> [parse_card(text) for text in ("r7", "J", "S")]
    [7, 1024, 2048]
    """
    special = _SPECIALS.get(text)
    if special is not None:
        return special
    head, tail = text[:1], text[1:]
    if head == "J":
        low, dash, high = tail.partition("-")
        if dash and _is_number_text(low) and _is_number_text(high) and int(low) <= int(high):
            return joker(int(low), int(high))
    elif head and head in COLOURS and _is_number_text(tail):
        return number_card(COLOURS.index(head), int(tail))
    raise NotationError("card", text)


def format_cards(cards: tuple[int, ...]) -> str:
    """The notation of some cards, with a single space between them.

    >>> format_cards((7, JOKER, SKIP))
    'r7 J S'
    """
    return " ".join([format_card(card) for card in cards])


def parse_cards(text: str) -> tuple[int, ...]:
    """Parse cards with a single space between them; a hidden card is written `?`.

    >>> parse_cards("r7 J S")
    (7, 1024, 2048)
    """
    return tuple([parse_card(word) for word in text.split(" ")]) if text else ()


def parse_known_cards(text: str) -> tuple[int, ...]:
    """Parse one or more cards with a single space between them, none of them hidden."""
    return tuple([parse_known_card(word) for word in text.split(" ")])


def parse_known_card(text: str) -> i64:
    """Parse a card that is not hidden."""
    card = parse_card(text)
    if card == UNSEEN:
        raise NotationError("card", text)
    return card


def parse_hand(text: str) -> tuple[int, ...]:
    """Parse cards as a person types them: with commas or spaces, in capitals or small letters.

    >>> format_cards(parse_hand("R7, b5 j1-8,s"))
    'r7 b5 J1-8 S'
    """
    return tuple([_typed_card(word) for word in text.replace(",", " ").split()])


def _typed_card(word: str) -> i64:
    lower = word.lower()
    try:
        # Some letters of other alphabets become an ASCII letter when their case changes.
        return parse_known_card(
            word if not word.isascii() else lower if lower[0] in COLOURS else word.upper()
        )
    except NotationError:
        raise NotationError("card", word) from None


def _is_number_text(text: str) -> bool:
    """Digits as we print them: no sign, no leading zero, in range."""
    return text.isascii() and text.isdigit() and text[0] != "0" and int(text) <= HIGHEST_NUMBER
