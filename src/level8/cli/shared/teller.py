"""Tells an action and its consequences in words, from the Views before and after it."""

from collections import Counter
from typing import Final

from level8.cli.shared.paint import Paint
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
    puts_out,
)
from level8.game.cards import KEEP, SKIP, SWAP, TAKE, is_joker
from level8.game.state import Step
from level8.game.view import View
from level8.record import drawn_by

_PLAYED: Final[dict[type[Action], int]] = {Skip: SKIP, Take: TAKE, Swap: SWAP, Keep: KEEP}


class Teller:
    """Tells actions to one listener; `me` is the seat that is called "you", if any."""

    def __init__(self, words: Words, paint: Paint, names: tuple[str, ...], me: int | None) -> None:
        self._say: Final = words.say
        self._paint: Final = paint
        self._names: Final = names
        self._me: Final = me

    def tell(self, action: Action, before: View, after: View) -> list[str]:
        """Lines about `action`, played by the seat to act in `before`, and about its consequences."""
        lines = [self._told(action, before, after), *self._replaced(action, before, after)]
        if self._went_out(action, before):
            lines += self._round_end(before, after)
        elif after.winner is not None:
            lines.append(self._won(after.winner))
        elif after.round == before.round:
            lines += self._passed_over(action, before, after)
            if after.draw_pile > before.draw_pile - drawn_by(action):
                lines.append(self._say("table-reshuffled"))
        if after.round > before.round:
            lines += self.deal(after)
        return lines

    def deal(self, view: View) -> list[str]:
        """Lines about the beginning of a round."""
        heading = self._paint.strong(f"── {self._say('table-round', round=view.round)} ──")
        deals = self._of(view.dealer, "table-you-deal", "table-dealer")
        return ["", heading, deals, self._of(view.to_act, "cli-you-start", "table-starts")]

    def ending(self, view: View, ranking: tuple[int, ...]) -> list[str]:
        """Lines about the `ranking` when the game is over (W3)."""
        seats = sorted(range(view.seats), key=lambda seat: ranking[seat])
        return [
            self._say("table-ranking", place=ranking[seat], name=self.name(seat), level=view.level(seat))
            for seat in seats
        ]

    def name(self, seat: int) -> str:
        return self._say("table-you") if seat == self._me else self._names[seat]

    def action(self, action: Action, before: View) -> str:
        """The line about `action` before it is played; a drawn card is still unknown."""
        return self._told(action, before, before)

    # --- one action ---

    def _of(self, seat: int, mine: str, theirs: str, **about: str | int) -> str:
        """The message `mine` if `seat` is the listener's, else `theirs` with the name of the seat."""
        if seat == self._me:
            return self._say(mine, **about)
        return self._say(theirs, name=self._names[seat], **about)

    def _told(self, action: Action, before: View, after: View) -> str:
        seat, paint = before.to_act, self._paint
        if isinstance(action, Draw):
            return self._draw(action, before, after)
        if isinstance(action, LayDown):
            melds, level = paint.melds(action.melds), before.level(seat)
            return self._of(seat, "table-you-lay-down", "table-lays-down", melds=melds, level=level)
        if isinstance(action, LayOff):
            meld = paint.meld(before.display(action.seat)[action.meld])
            card = paint.card(action.card, str(action.at) if action.at and is_joker(action.card) else "")
            return self._of(seat, "table-you-lay-off", "table-lays-off", card=card, meld=meld)
        if isinstance(action, Discard) or self._went_out(action, before):
            # The last card has no effect: a skip or special card counts as discarded (K4, M4).
            card = paint.card(action.card if isinstance(action, Discard) else _PLAYED[type(action)])
            return self._of(seat, "table-you-discard", "table-discards", card=card)
        if isinstance(action, Skip):
            return self._skip(action, seat)
        return self._special(action, seat)

    def _draw(self, action: Draw, before: View, after: View) -> str:
        seat = before.to_act
        if action.pile != DRAW_PILE:
            card = self._paint.card(before.discards(action.pile)[-1])
            if action.pile == self._me:
                return self._of(seat, "cli-you-drew-own", "cli-drew-yours", card=card)
            owner = self._names[action.pile]
            return self._of(seat, "table-you-drew-from", "table-drew-from", card=card, owner=owner)
        if after.seat != seat:
            return self._say("table-drew", name=self._names[seat])
        new = Counter(after.hand) - Counter(before.hand)
        drawn = " ".join([self._paint.card(card) for card in new]) or "?"
        if seat == self._me:
            return self._say("table-you-drew", card=drawn)
        return f"{self._say('table-drew', name=self._names[seat])} → {drawn}"

    def _skip(self, action: Skip, seat: int) -> str:
        if action.seat == self._me:
            return self._say("cli-skips-you", name=self._names[seat])
        victim = self._names[action.seat]
        if seat == self._me:
            return self._say("table-you-skip", name=victim)
        return self._say("table-skips", name=self._names[seat], victim=victim)

    def _special(self, action: Action, seat: int) -> str:
        if isinstance(action, Take):
            return self._of(seat, "table-you-take", "table-takes")
        if isinstance(action, Show):
            return self._of(seat, "table-you-show", "table-shows", cards=self._paint.cards(action.cards))
        if isinstance(action, TakeShown):
            if action.seat == NOBODY:
                return self._of(seat, "table-you-taken-none", "table-taken-none")
            card = self._paint.card(action.card)
            if action.seat == self._me:
                return self._say("cli-taken-yours", name=self._names[seat], card=card)
            owner = self._names[action.seat]
            return self._of(seat, "table-you-taken", "table-taken", card=card, owner=owner)
        if isinstance(action, Swap):
            cards = self._paint.cards(action.cards)  # everybody sees them on the discard pile
            return self._of(seat, "table-you-swap", "table-swaps", count=len(action.cards), cards=cards)
        if isinstance(action, Keep):
            return self._of(seat, "table-you-keep", "table-keeps-card")
        if isinstance(action, Carry) and seat == self._me:
            if not action.cards:
                return self._say("table-you-carry-none")
            return self._say("table-you-carry", cards=self._paint.cards(action.cards))
        return self._say("table-carries", name=self._names[seat])

    # --- what follows ---

    def _replaced(self, action: Action, before: View, after: View) -> list[str]:
        """The cards drawn in place of swapped or taken ones, if the viewer's seat drew them."""
        gone: tuple[int, ...] = ()
        if isinstance(action, Swap) and before.to_act == after.seat and action.cards:
            gone = (SWAP, *action.cards)
        elif isinstance(action, TakeShown) and action.seat == after.seat:
            gone = (action.card,)
        new = Counter(after.hand) - (Counter(before.hand) - Counter(gone))
        if not gone or not new or after.round != before.round:
            return []
        cards = self._paint.cards(sorted(new.elements()))
        return [self._say("table-you-drew", card=cards) if after.seat == self._me else f"→ {cards}"]

    def _went_out(self, action: Action, before: View) -> bool:
        """Whether `action` used the last hand card and so ended the round (F1, K4, M4)."""
        return puts_out(action) and before.table.holds_last_card()

    def _round_end(self, before: View, after: View) -> list[str]:
        out = before.to_act
        lines = [self._of(out, "table-you-end-round", "table-round-over", round=before.round)]
        for seat in range(before.seats):
            level = after.level(seat)
            if level > before.level(seat):
                lines.append(self._of(seat, "table-you-climb", "table-climbs", level=level))
            else:
                lines.append(self._of(seat, "table-you-stay", "table-stays", level=level))
        if after.winner is not None:
            lines.append(self._won(after.winner))
        return lines

    def _won(self, seat: int) -> str:
        return self._paint.strong(self._of(seat, "table-you-win", "table-winner"))

    def _passed_over(self, action: Action, before: View, after: View) -> list[str]:
        """Lines about seats that were skipped (K2) or had nothing to draw (P3)."""
        lines = []
        seat = before.turn_seat
        for _ in range(after.turn - before.turn - 1):
            seat = (seat + 1) % before.seats
            hit = isinstance(action, Skip) and action.seat == seat
            if before.skipped(seat) or hit:
                lines.append(self._of(seat, "table-you-miss", "table-misses"))
            else:
                lines.append(self._of(seat, "cli-you-drew-nothing", "table-drew-nothing"))
        if after.step is Step.PLAY and after.turn > before.turn:
            lines.append(self._of(after.to_act, "cli-you-drew-nothing", "table-drew-nothing"))
        return lines
