"""Actions as small integers, for libraries that learn; docs/environments.md has the table.

An action is spelled by one or more codes: a lay-down by "lay" and then, part by part, its parameter and its
cards; a swap by "swap" and its cards. What has been spelled so far is `begun`. At every point the legal codes
are exactly those that lead to some action that the engine lists, and every listed action has a spelling. How
many codes there are depends on the edition alone. Seats are counted from the one to act, to its left.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.actions import (
    DRAW_PILE,
    NOBODY,
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
)
from level8.game.cards import COLOUR_NAMES, JOKER, SWAP, format_card
from level8.game.editions import Edition
from level8.game.legality import meld_fault, most_swapped, to_show
from level8.game.levels import COLOUR, RUN, Level, Part
from level8.game.melds import Meld, meld
from level8.game.options import Options, distinct, lay_offs, legal_actions
from level8.game.place import without
from level8.game.solver.shortage import Shortage
from level8.game.state import CARRY, DRAW, PLAY, SHOW, TAKING, State

Spelling = tuple[int, ...]


@final
class Codes:
    """The codes of one edition.

    >>> from level8.game.cards import parse_card
    >>> from level8.game.editions import edition
    >>> codes = Codes(edition("modern"))
    >>> codes.count, codes.text(codes.draw), codes.text(codes.card(parse_card("r7")))
    (183, 'draw', 'card r7')
    """

    def __init__(self, edition: Edition) -> None:
        self.seats: Final = int(edition.most_players)
        self.top: Final = int(edition.top)
        self.faces: Final = edition.faces
        self.parts: Final = max(len(level.parts) for ladder in edition.sides for level in ladder.levels)
        self._index: Final = {face: index for index, face in enumerate(self.faces)}
        self.done: Final = 0  # no more cards; or none of the shown ones
        self.draw: Final = 1  # then one for each seat's discard pile, the own one first
        self.skip: Final = self.draw + 1 + self.seats  # one for each other seat
        self.lay: Final = self.skip + self.seats - 1
        self.take: Final = self.lay + 1
        self.swap: Final = self.take + 1
        self.keep: Final = self.swap + 1
        self.shown: Final = self.keep + 1  # whose shown card to take: one for each other seat
        self.onto: Final = self.shown + self.seats - 1  # which meld, and for a run which end, to lay off onto
        self.number: Final = self.onto + self.seats * self.parts * 2  # where a run starts, what a set shows
        self.colour: Final = self.number + self.top
        self.cards: Final = self.colour + len(COLOUR_NAMES)
        self.count: Final = self.cards + len(self.faces)

    # --- what single codes mean ---

    def card(self, face: int) -> int:
        """The code of a card: to discard it, or the next card of what is being spelled."""
        return self.cards + self._index[face]

    def face(self, code: int) -> int:
        """The card that a code names."""
        return self.faces[code - self.cards]

    def text(self, code: int) -> str:
        """What a code means, in words; +1 is the next seat to the left, +0 one's own."""
        if code >= self.cards:
            return f"card {format_card(self.face(code))}"
        if code >= self.colour:
            return f"colour {COLOUR_NAMES[code - self.colour]}"
        if code >= self.number:
            return f"number {code - self.number + 1}"
        if code >= self.onto:
            rest, end = divmod(code - self.onto, 2)
            seat, index = divmod(rest, self.parts)
            return f"onto +{seat}.{index + 1} {'high' if end else 'low'}"
        if code >= self.shown:
            return f"shown +{code - self.shown + 1}"
        if code >= self.lay:
            return ("lay", "take", "swap", "keep")[code - self.lay]
        if code >= self.skip:
            return f"skip +{code - self.skip + 1}"
        if code > self.draw:
            return f"draw +{code - self.draw - 1}"
        return "draw" if code == self.draw else "done"

    def _draw(self, state: State, pile: int) -> int:
        return self.draw if pile == DRAW_PILE else self.draw + 1 + _ahead(state, pile)

    def _skip(self, state: State, seat: int) -> int:
        return self.skip + _ahead(state, seat) - 1

    # --- which codes may come next ---

    def legal(self, state: State, begun: Spelling = ()) -> list[int]:
        """The codes that the seat to act may go on with, ascending; only what it may know is looked at."""
        options = Options(state)
        hand = state.places[state.to_act].hand
        if state.step is DRAW:
            return sorted([self._draw(state, pile) for pile in options.piles])
        if state.step is SHOW:
            wanted = options.to_show
            return self._ascending(hand, begun, wanted - len(begun)) if wanted else [self.done]
        if state.step is CARRY:
            return [self.done, *self._ascending(hand, begun, 1)]
        if state.step is TAKING:
            return _next([self.spell(state, action) for action in legal_actions(state)], begun)
        if not begun:
            return self._plays(state, options)
        if begun[0] == self.lay:
            return self._lay_codes(state, begun)
        if begun[0] == self.swap:
            rest = without(hand, (SWAP, *[self.face(code) for code in begun[1:]]))
            return [self.done, *[self.card(face) for face in distinct(rest)]]
        return _next([self.spell(state, off) for off in options.lay_offs], begun)

    def _ascending(self, hand: vec[i64], begun: Spelling, needed: int) -> list[int]:
        """The cards that keep the order ascending and leave `needed` cards to choose, themselves included."""
        chosen = tuple([self.face(code) for code in begun])
        rest = [card for card in without(hand, chosen) if not chosen or card >= chosen[-1]]
        return [self.card(face) for face in distinct(vec[i64](rest[: len(rest) - needed + 1]))]

    def _plays(self, state: State, options: Options) -> list[int]:
        """The first codes of all that may be done after the draw; none once the game is over."""
        found = _next([self.spell(state, off) for off in options.lay_offs], ())
        if options.lays_down:
            found.append(self.lay)
        found += [self._skip(state, seat) for seat in options.skips]
        specials = ((options.takes, self.take), (options.swaps, self.swap), (options.keeps, self.keep))
        found += [code for allowed, code in specials if allowed]
        found += [self.card(face) for face in options.discards]
        return sorted(found)

    def _lay_codes(self, state: State, begun: Spelling) -> list[int]:
        parts = state.level_of(state.to_act).parts
        at, value, chosen = self.laid_so_far(parts, begun)
        every = [face for _, _, some in at for face in some]
        part, later = parts[len(at)], parts[len(at) + 1 :]
        rest = without(state.places[state.to_act].hand, (*every, *chosen))
        if value is None:
            base = self.colour if part.kind == COLOUR else self.number - 1
            values = range(len(COLOUR_NAMES)) if part.kind == COLOUR else range(1, self.top + 1)
            jokers = (JOKER,) * part.size  # are a meld for every parameter that the edition allows
            return [
                base + it
                for it in values
                if _may_begin(state, part, it, jokers) and _feasible(rest, part, it, 0, later, state.top)
            ]
        found = []
        for face in distinct(rest):
            if _may_begin(state, part, value, (*chosen, face)):
                fewer = without(rest, (face,))
                if _feasible(fewer, part, value, len(chosen) + 1, later, state.top):
                    found.append(self.card(face))
        return found

    def laid_so_far(
        self, parts: tuple[Part, ...], begun: Spelling
    ) -> tuple[list[tuple[int, int, tuple[int, ...]]], int | None, tuple[int, ...]]:
        """The finished parts of a begun lay-down; the parameter and the cards of the part after them."""
        finished: list[tuple[int, int, tuple[int, ...]]] = []
        rest = begun[1:]
        for part in parts:
            if not rest:
                break
            base = self.colour if part.kind == COLOUR else self.number - 1
            value = rest[0] - base
            chosen = tuple([self.face(code) for code in rest[1 : 1 + part.size]])
            if len(chosen) < part.size:
                return finished, value, chosen
            finished.append((int(part.kind), value, chosen))
            rest = rest[1 + part.size :]
        return finished, None, ()

    # --- from codes to an action, and back ---

    def action(self, state: State, begun: Spelling) -> Action | None:
        """The action that legal codes have spelled, as the engine lists it; None while some are missing."""
        if state.step is PLAY:
            return self._played(state, begun) if begun else None
        chosen = tuple([self.face(code) for code in begun if code >= self.cards])
        ended = self.done in begun
        if state.step is DRAW and begun:
            ahead = begun[0] - self.draw - 1
            return Draw() if ahead < 0 else Draw((state.to_act + ahead) % state.seats)
        if state.step is SHOW and (ended or len(chosen) == to_show(state)):
            return Show(chosen)
        if state.step is CARRY and (ended or len(chosen) == state.allowance(state.to_act)):
            return Carry(chosen)
        if state.step is TAKING and ended:
            return TakeShown()
        if state.step is TAKING and chosen:
            return TakeShown((state.to_act + begun[0] - self.shown + 1) % state.seats, chosen[0])
        return None

    def _played(self, state: State, begun: Spelling) -> Action | None:
        head = begun[0]
        if head >= self.cards:
            return Discard(self.face(head))
        if head == self.lay:
            parts = state.level_of(state.to_act).parts
            laid, _, _ = self.laid_so_far(parts, begun)
            return _lay_down(parts, laid) if len(laid) == len(parts) else None
        if head == self.take:
            return Take()
        if head == self.keep:
            return Keep()
        if head == self.swap:
            chosen = tuple([self.face(code) for code in begun if code >= self.cards])
            ended = begun[-1] == self.done or len(chosen) == most_swapped(state)
            return Swap(chosen) if ended else None
        if head >= self.onto:
            return next((off for off in lay_offs(state) if self.spell(state, off) == begun), None)
        return Skip((state.to_act + head - self.skip + 1) % state.seats)

    def spell(self, state: State, action: Action) -> Spelling:
        """The codes of an action that is allowed."""
        if isinstance(action, Draw):
            return (self._draw(state, action.pile),)
        if isinstance(action, Discard):
            return (self.card(action.card),)
        if isinstance(action, Skip):
            return (self._skip(state, action.seat),)
        if isinstance(action, LayDown):
            return self._spell_lay_down(state, action)
        if isinstance(action, LayOff):
            laid = state.places[action.seat].display[action.meld]
            end = int(action.at > laid.low_end())
            target = self.onto + (_ahead(state, action.seat) * self.parts + int(action.meld)) * 2 + end
            return (target, self.card(action.card))
        if isinstance(action, TakeShown):
            if action.seat == NOBODY:
                return (self.done,)
            return (self.shown + _ahead(state, action.seat) - 1, self.card(action.card))
        if isinstance(action, Show):
            return self._spell_cards(sorted(action.cards), to_show(state))
        if isinstance(action, Carry):
            return self._spell_cards(sorted(action.cards), state.allowance(state.to_act))
        if isinstance(action, Swap):
            most = most_swapped(state)
            return (self.swap, *self._spell_cards(action.cards, most)) if most else (self.swap,)
        return (self.take if isinstance(action, Take) else self.keep,)

    def _spell_cards(self, cards: Sequence[int], most: int) -> Spelling:
        """Cards one by one; `done` after fewer than there could be, or where there are none to choose."""
        spelled = tuple([self.card(card) for card in cards])
        return spelled if spelled and len(spelled) == most else (*spelled, self.done)

    def _spell_lay_down(self, state: State, action: LayDown) -> Spelling:
        spelled = [self.lay]
        left = list(action.melds)
        for part in state.level_of(state.to_act).parts:
            laid = next(it for it in left if it.kind == part.kind and len(it.cards) == part.size)
            left.remove(laid)
            base = self.colour if laid.kind == COLOUR else self.number - 1
            spelled += [base + int(laid.value), *[self.card(face) for face in laid.cards]]
        return tuple(spelled)


def _ahead(state: State, seat: int) -> int:
    """How many seats to the left of the seat to act another one is."""
    return int((seat - state.to_act) % state.seats)


def _next(spellings: list[Spelling], begun: Spelling) -> list[int]:
    """The codes that go on from `begun` in some spelling, ascending."""
    at = len(begun)
    return sorted({spelling[at] for spelling in spellings if spelling[:at] == begun})


def _may_begin(state: State, part: Part, value: int, cards: tuple[int, ...]) -> bool:
    """Whether cards can be the first ones of a meld of a part with the parameter `value`."""
    return meld_fault(state, meld(part.kind, value, cards)) is None


def _feasible(rest: vec[i64], part: Part, value: int, filled: int, later: tuple[Part, ...], top: int) -> bool:
    """Whether the cards left hold the unfilled slots of a part, and all later parts."""
    shortage = Shortage(rest, Level(later), top)
    shortage.fix(part.kind, value + filled if part.kind == RUN else value, part.size - filled)
    return shortage.least(0) == 0


def _lay_down(parts: tuple[Part, ...], laid: list[tuple[int, int, tuple[int, ...]]]) -> LayDown:
    """Melds as the engine lists them: cards ascending but in runs, equal parts ascending."""
    melds = [meld(kind, value, cards if kind == RUN else tuple(sorted(cards))) for kind, value, cards in laid]
    ordered: list[Meld] = []
    for part in parts:
        alike = [it for it in melds if it.kind == part.kind and len(it.cards) == part.size]
        least = min(alike, key=lambda it: (it.value, it.cards))
        melds.remove(least)
        ordered.append(least)
    return LayDown(tuple(ordered))
