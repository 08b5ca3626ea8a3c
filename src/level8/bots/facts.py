"""What can be said about cards at a table, by the View of one seat and nothing else."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from level8.bots.laying import fits_table
from level8.bots.table_sense import collecting
from level8.game.actions import LayOff
from level8.game.cards import is_joker, is_number, number_of
from level8.game.melds import Meld
from level8.game.options import Options
from level8.game.solver import best_way, distance, helps, most_lay_offs
from level8.game.view import View


class Facts:
    """The hand, level and table of the seat of a view."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.hand: Final = view.hand
        self.level: Final = view.asks(view.seat)
        self.top: Final = int(view.edition.top)
        self.laid: Final = view.laid(view.seat)
        self.last_card: Final = len(view.hand) == 1

    # --- the own level ---

    @cached_property
    def lacking(self) -> int:
        """How many cards are missing for the level."""
        return self.lacks(self.hand)

    def lacks(self, cards: Iterable[int]) -> int:
        return distance(cards, self.level, self.top)

    def lacks_without(self, cards: Sequence[int]) -> int:
        return self.lacks(less(self.hand, cards))

    def nearer(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Those of some cards that would bring the hand nearer to its level."""
        useful = set(helps(self.hand, self.level, self.top, sorted(set(cards))))
        return tuple([card for card in cards if card in useful])

    @property
    def at_last_level(self) -> bool:
        return self.view.table.at_last_level(self.view.seat)

    @property
    def wins_by_going_out(self) -> bool:
        """Whether ending the round with the level laid wins the game (W2)."""
        return self.view.table.can_win_by_going_out(self.view.seat)

    # --- the table ---

    def fits(self, card: int) -> bool:
        """Whether a card can be laid off onto a meld that lies on the table."""
        return fits_table(self.view.table, card)

    @cached_property
    def melds(self) -> list[Meld]:
        return [meld for seat in range(self.view.seats) for meld in self.view.display(seat)]

    def after(self, action: LayOff) -> list[Meld]:
        """The melds of the table once a card has been laid off."""
        grown = self.view.display(action.seat)[action.meld].grown(action.card, action.at)
        at = sum([len(self.view.display(seat)) for seat in range(action.seat)]) + action.meld
        return [*self.melds[:at], grown, *self.melds[at + 1 :]]

    def lay_offs(self, cards: Sequence[int], melds: Sequence[Meld]) -> int:
        """How many of some cards can be laid off, one after the other."""
        usable = [card for card in cards if is_number(card) or is_joker(card)]
        return most_lay_offs(usable, melds, self.top)

    def goes_out_after(self, action: LayOff) -> bool:
        """Whether, once a card has been laid off, all other cards can go in this turn too."""
        rest = less(self.hand, [action.card])
        return self.lay_offs(rest, self.after(action)) >= len(rest) - 1  # T5: the last one is discarded

    def way_out(self) -> LayOff | None:
        """The first lay-off of a way to be rid of all cards in this turn, if lay-offs are such a way."""
        lay_offs = Options(self.view.table).lay_offs
        if not lay_offs or self.lay_offs(self.hand, self.melds) < len(self.hand) - 1:
            return None
        return next(filter(self.goes_out_after, lay_offs), None)

    def left_after_laying(self, cards: Sequence[int]) -> int:
        """How many of `cards` are left after the best lay-down and all lay-offs; they must hold the level."""
        melds = best_way(cards, self.level, self.top, self.melds)
        assert melds is not None
        rest = less(cards, [card for meld in melds for card in meld.cards])
        return len(rest) - self.lay_offs(rest, [*self.melds, *melds])

    # --- the others ---

    @property
    def others(self) -> list[int]:
        """The other seats, in the order of their turns."""
        seats = self.view.seats
        return [(self.view.seat + by) % seats for by in range(1, seats)]

    def feeds(self, card: int) -> int | None:
        """The first seat that has laid down and could lay a card off."""
        if not self.fits(card):
            return None
        return next((seat for seat in self.others if self.view.laid(seat)), None)

    def collector(self, card: int) -> int | None:
        """The first seat that was seen taking cards which go together with one, for its level."""
        if not is_number(card):
            return None
        table, laid = self.view.table, self.view.laid
        return next((seat for seat in self.others if not laid(seat) and collecting(table, seat, card)), None)

    def has_discarded(self, seat: int, card: int) -> bool:
        """Whether a seat whose level asks for numbers has discarded the number of `card`."""
        level = self.view.asks(seat)
        numbers = [number_of(other) for other in self.view.discards(seat) if is_number(other)]
        return (level.has_runs or level.has_sets) and not self.view.laid(seat) and number_of(card) in numbers


def less(cards: Iterable[int], fewer: Iterable[int]) -> tuple[int, ...]:
    """Cards with others taken out.

    >>> less((7, 7, 9), (7,))
    (7, 9)
    """
    return tuple(sorted((Counter(cards) - Counter(fewer)).elements()))
