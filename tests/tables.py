"""Games in exact situations, written in notation; each card of the deck lies in exactly one place."""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from level8.game.actions import Action, LayDown
from level8.game.cards import COLOURS, KEEP, SKIP, format_cards, parse_cards
from level8.game.editions import Edition, edition, parse_edition
from level8.game.errors import IllegalAction
from level8.game.game import Game
from level8.game.levels import COLOUR, RUN, SET
from level8.game.melds import Meld, meld
from level8.game.place import Place
from level8.game.state import State, Step

DRAW_PILE: Final = -1


@dataclass(frozen=True)
class Sits:
    """The hand of a seat and what lies in front of it; a seat with a display has laid its level."""

    hand: str = ""
    level: int = 1
    display: str = ""
    discards: str = ""  # the top last, as it grows
    known: str = ""
    skipped: bool = False
    keeps: int = 0


def table(
    *seats: Sits,
    box: str | Edition = "modern",
    side: int = 1,
    draw: str = "",
    under: str = "",
    rest: int = DRAW_PILE,
    turn: int = 0,
    step: Step = Step.PLAY,
    seed: int = 1,
) -> Game:
    """A game with these seats; `draw` lists the draw pile from its top down.

    All cards that are not named lie at the bottom of the draw pile, or in the hand of the seat `rest`. The
    dealer sits to the right of the seat whose turn it is.
    """
    chosen = edition(box) if isinstance(box, str) else box
    game = Game.new(chosen, side, len(seats), seed, dealer=(turn - 1) % len(seats))
    for place, sits in zip(game.places, seats, strict=True):
        _sit(place, sits)
    game.under = pile_of(under)
    game.pile = vec[i64]()
    left = Counter(chosen.deck)
    left.subtract(census(game))
    left.subtract(cards_in(draw))
    short = [card for card, count in left.items() if count < 0]
    assert not short, f"the deck has fewer of these: {format_cards(tuple(short))}"
    others = sorted(left.elements(), reverse=True)  # special cards at the bottom
    if rest == DRAW_PILE:
        game.pile = vec[i64]([*others, *reversed(cards_in(draw))])
    else:
        game.pile = vec[i64](list(reversed(cards_in(draw))))
        game.places[rest].hand = vec[i64](sorted([*game.places[rest].hand, *others]))
    game.turn_seat = game.to_act = turn
    game.step = step
    return game


def _sit(place: Place, sits: Sits) -> None:
    place.hand = vec[i64](sorted(cards_in(sits.hand)))
    place.level = sits.level
    place.display = list(melds(sits.display))
    place.laid = bool(sits.display)
    place.discards = pile_of(sits.discards)
    place.known = vec[i64](sorted(cards_in(sits.known)))
    place.skipped = sits.skipped
    place.keeps = sits.keeps


def cards_in(text: str) -> tuple[int, ...]:
    """Parse cards with any white space around them."""
    return parse_cards(" ".join(text.split()))


def pile_of(text: str) -> vec[i64]:
    """The pile of `cards` in notation, the last one on top."""
    return vec[i64](cards_in(text))


def melds(text: str) -> tuple[Meld, ...]:
    """Melds in notation, as in "R4(r4 b5 J) S7(r7 p7) Cb(b2 b9)"."""
    found = re.findall(r"([RSC])(\w+)\(([^)]*)\)", text)
    kinds = {"R": RUN, "S": SET, "C": COLOUR}
    return tuple(
        meld(kinds[kind], COLOURS.index(value) if kind == "C" else int(value), cards_in(cards))
        for kind, value, cards in found
    )


def lay(text: str) -> LayDown:
    """The lay-down of melds in notation."""
    return LayDown(melds(text))


def hand_of(game: Game, seat: int) -> str:
    """The hand of a seat in notation, sorted."""
    return format_cards(tuple(game.places[seat].hand))


def discards_of(game: Game, seat: int) -> str:
    """The discard pile of a seat in notation, its top last."""
    return format_cards(tuple(game.places[seat].discards))


def display_of(game: Game, seat: int) -> tuple[Meld, ...]:
    return tuple(game.places[seat].display)


def census(game: Game) -> Counter[int]:
    """How often each card lies on the table or in a hand."""
    found: Counter[int] = Counter([*game.pile, *game.under])
    for place in game.places:
        found.update([*place.hand, *place.discards])
        for laid in place.display:
            found.update(laid.cards)
        found.update([SKIP] * place.skipped + [KEEP] * place.keeps)
    return found


def fingerprint(game: State) -> tuple[object, ...]:
    """The whole state of a game, and the next random numbers of its chance, as one value."""
    chance = game.chance.copy()
    coming = tuple(chance.below(60000) for _ in range(4))
    chance.next_shuffle()
    coming += tuple(chance.below(60000) for _ in range(4))
    table = (game.dealer, game.round, game.turn, game.turn_seat, game.to_act, game.step, game.winner)
    places = [
        (
            place.level,
            tuple(place.hand),
            tuple(place.discards),
            tuple(place.display),
            tuple(place.known),
            tuple(place.course),
            tuple(place.shown),
            tuple(place.kept),
            place.decided,
            place.laid,
            place.skipped,
            place.keeps,
        )
        for place in game.places
    ]
    return (
        *table,
        tuple(game.pile),
        tuple(game.under),
        tuple(map(tuple, game.formed)),
        tuple(places),
        coming,
    )


def assert_refused(game: Game, action: Action, code: str, rule: str, seat: int | None = None) -> None:
    """`check` and `play` both refuse for this reason, the action is not listed, and nothing changes."""
    before = fingerprint(game)
    reason = game.check(action, seat)
    assert reason is not None, f"{action!r} is allowed"
    assert (reason.code, reason.rule) == (code, rule)
    with pytest.raises(IllegalAction) as refusal:
        game.play(action, seat)
    assert refusal.value.reason == reason
    assert fingerprint(game) == before
    if seat is None or seat == game.to_act:
        assert action not in game.legal_actions()


def assert_allowed(game: Game, action: Action) -> None:
    """`check` accepts the action, and its canonical form is listed."""
    assert game.check(action) is None
    assert canonical(game, action) in game.legal_actions()


def canonical(game: Game, action: Action) -> Action:
    """The form in which a legal action is listed: melds in the order of the parts, cards ascending."""
    if not isinstance(action, LayDown):
        return action
    sorted_melds = [
        laid if laid.kind == RUN else meld(laid.kind, laid.value, tuple(sorted(laid.cards)))
        for laid in action.melds
    ]
    sorted_melds.sort(key=lambda laid: (laid.value, laid.cards))
    ordered = []
    for part in game.level_of(game.to_act).parts:
        fitting = [laid for laid in sorted_melds if laid.kind == part.kind and len(laid.cards) == part.size]
        sorted_melds.remove(fitting[0])
        ordered.append(fitting[0])
    return LayDown(tuple(ordered))


# Few cards and easy levels, so that piles run out, rounds end and cards are carried often.
SCARCE: Final = """
name = "scarce"
goal = "victory"
players = [2, 2]

[deck]
colours = 3
numbers = 6
skip = 3
take = 3
swap = 3
keep = 3

[[deck.joker]]
count = 1

[[deck.joker]]
low = 1
high = 3
count = 2

[[side]]
carry_from = 1
carry_cards = 2
levels = ["colour 4 + run 3", "colour 3 + 2 set 2", "run 4 + colour 3", "2 colour 4"]
"""


def scarce() -> Edition:
    """A small edition: 33 cards, all special cards, two seats."""
    return parse_edition(SCARCE, "scarce.toml")
