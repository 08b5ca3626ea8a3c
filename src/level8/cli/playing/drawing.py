"""Draws the game as a person sees it in a terminal, with its numbered choices."""

from typing import Final

from level8.cli.shared.paint import Paint
from level8.cli.shared.teller import Teller
from level8.cli.shared.words import Words
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
from level8.game.cards import SWAP, colour_of, format_card, is_number, number_of
from level8.game.levels import RUN
from level8.game.melds import Meld
from level8.game.state import Step
from level8.game.suggestion import best_lay_down
from level8.game.view import View

BY_COLOUR: Final = "colour"
BY_NUMBER: Final = "number"


class Drawing:
    """Draws a View as lines of text; the frontend wraps them."""

    def __init__(self, words: Words, paint: Paint, teller: Teller) -> None:
        self._words: Final = words
        self._say: Final = words.say
        self._paint: Final = paint
        self._teller: Final = teller
        self.order = BY_NUMBER

    def table(self, view: View) -> list[str]:
        """Lines about each seat's level, cards, discard pile and display, then about the draw pile."""
        width = max(len(self._teller.name(seat)) for seat in range(view.seats))
        lines = []
        for seat in range(view.seats):
            lines += self._seat(view, seat, width)
        pile = (self._say("table-draw-pile"), self._say("table-cards", count=view.draw_pile))
        number = self._say("level-number", number=view.level(view.seat))
        level = (number, self._words.level(view.asks(view.seat)))
        return [*lines, *[f"  {self._words.labelled(*each)}" for each in (pile, level)]]

    def _seat(self, view: View, seat: int, width: int) -> list[str]:
        mark = "▸" if seat == view.turn_seat else " "
        name = self._paint.strong(self._teller.name(seat).ljust(width))
        discards = view.discards(seat)
        pile = self._paint.card(discards[-1]) if discards else "–"
        signs = [
            f"{mark}{seat + 1} {name}",
            self._say("cli-seat-level", level=view.level(seat)),
            self._paint.level(view.asks(seat)),
            self._say("table-cards", count=view.hand_size(seat)),
            f"{self._say('cli-seat-pile')} {pile}",
        ]
        if view.skipped(seat):
            signs.append(self._say("table-skipped"))
        if view.keeps(seat):
            signs.append(self._say("table-keeps", count=view.keeps(seat)))
        lines = [" · ".join(signs)]
        for index, meld in enumerate(view.display(seat)):
            fits = self._fits(meld, view.edition.top)
            lines.append(f"     {seat + 1}.{index + 1}  {self._paint.meld(meld)}{fits}")
        return lines

    def _fits(self, meld: Meld, top: int) -> str:
        """The numbers that a run takes next; for sets and colour groups they are obvious."""
        if meld.kind != RUN:
            return ""
        low, high = meld.value - 1, meld.value + len(meld.cards)
        ends = [str(number) for number in (low, high) if 1 <= number <= top]
        return self._paint.quiet(f"  ← {' · '.join(ends)}") if ends else ""

    def hand(self, view: View) -> str:
        return f"  {self._words.labelled(self._say('table-hand'), self._paint.cards(self.sorted(view.hand)))}"

    def sorted(self, cards: tuple[int, ...]) -> list[int]:
        """`cards` in the order that the person has chosen; jokers, skip and special cards come last."""
        if self.order == BY_COLOUR:
            return sorted(cards)
        return sorted(cards, key=lambda card: (number_of(card) or 99, colour_of(card), card))

    def asked(self, view: View, allowance: int) -> str:
        """The sentence that says what the person is asked for."""
        if view.step is Step.DRAW:
            return self._say("table-ask-draw")
        if view.step is Step.SHOW:
            name = self._teller.name(view.turn_seat)
            return self._say("table-ask-show", name=name, count=min(3, len(view.hand)))
        if view.step is Step.TAKE:
            return self._say("table-ask-take")
        if view.step is Step.CARRY:
            return self._say("table-ask-carry", count=allowance)
        return self._say("table-ask-lay-off" if view.laid(view.seat) else "table-ask-play")

    def choices(self, view: View) -> list[tuple[Action, str]]:
        """The actions that can be chosen by a number, each in words; a discard is chosen by its card."""
        listed: list[Action] = []
        if view.step is Step.PLAY and not view.laid(view.seat):
            best = best_lay_down(view)
            listed += [] if best is None else [best]
        for action in view.legal_actions():
            if isinstance(action, Draw | LayOff | Skip | Take | Keep | TakeShown):
                listed.append(action)
        return [(action, self.words_of(action, view)) for action in listed]

    def how(self, view: View) -> list[str]:
        """Lines about what else can be typed, with cards of the hand as examples."""
        cards = [format_card(card) for card in self.sorted(view.hand)]
        if view.step is Step.SHOW:
            return [self._say("cli-how-cards", cards=" ".join(cards[:3]))]
        if view.step is Step.CARRY:
            return [self._say("cli-how-cards", cards=" ".join(cards[:2])), self._say("cli-how-none")]
        if view.step is not Step.PLAY:
            return []
        numbers = [format_card(card) for card in self.sorted(view.hand) if is_number(card)]
        example = numbers[-1] if numbers else format_card(view.hand[-1])
        lines = [self._say("cli-how-discard", card=example)]
        if SWAP in view.hand:
            others = [card for card in cards if card != format_card(SWAP)]
            lines.append(self._say("cli-how-swap", cards=" ".join(others[:3]) or "none"))
        return lines

    def words_of(self, action: Action, view: View) -> str:
        """`action` in words, as a choice that is not made yet."""
        paint, say, name = self._paint, self._say, self._teller.name
        if isinstance(action, Draw):
            if action.pile == DRAW_PILE:
                return say("cli-choice-draw", count=view.draw_pile)
            card = paint.card(view.discards(action.pile)[-1])
            if action.pile == view.seat:
                return say("cli-choice-draw-own", card=card)
            return say("cli-choice-draw-from", card=card, name=name(action.pile))
        if isinstance(action, LayDown):
            return say("cli-choice-lay", melds=paint.melds(action.melds))
        if isinstance(action, LayOff):
            meld = view.display(action.seat)[action.meld]
            stands = str(action.at) if action.at and not number_of(action.card) else ""
            where = f"{action.seat + 1}.{action.meld + 1}"
            card = paint.card(action.card, stands)
            return say("cli-choice-off", card=card, place=where, meld=paint.meld(meld))
        if isinstance(action, Skip):
            return say("cli-choice-skip", name=name(action.seat))
        if isinstance(action, TakeShown):
            if action.seat == NOBODY:
                return say("cli-choice-taken-none")
            return say("cli-choice-taken", card=paint.card(action.card), name=name(action.seat))
        if isinstance(action, Discard):
            return say("cli-choice-discard", card=paint.card(action.card))
        if isinstance(action, Show | Swap | Carry):
            cards = paint.cards(action.cards) or say("cli-none")
            return say(f"cli-choice-{type(action).__name__.lower()}", cards=cards)
        return say("cli-choice-take" if isinstance(action, Take) else "cli-choice-keep")
