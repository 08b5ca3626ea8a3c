"""What can be chosen in a position, which choices come to the same, and what kind of puzzle that makes."""

from typing import Final

from level8.game.actions import Action, Discard, Draw, LayDown, Skip
from level8.game.cards import KEEP, SWAP, TAKE, is_number, number_of
from level8.game.levels import COLOUR
from level8.game.options import Options, ways_of
from level8.game.state import State, Step
from level8.game.suggestion import best_lay_down
from level8.game.view import View
from level8.puzzles.puzzle import Kind

_MOST_LISTED: Final = 400  # ways to lay down that are looked through
_MOST_WAYS: Final = 8  # and of those, how many different ones are compared
Sameness = tuple[object, ...]


def choices_at(view: View) -> list[Action]:
    """All choices of the seat of a view that differ; nothing where a puzzle would not be a clear question.

    Of cards that come to the same there is one. Special cards and lay-offs make another question of a turn.
    """
    state = view.table
    if state.step is Step.DRAW:
        return [Draw(pile) for pile in Options(state).piles]
    if state.step is not Step.PLAY or len(view.hand) == 1 or {SWAP, TAKE, KEEP} & set(view.hand):
        return []
    may = Options(state)
    if may.lay_offs:
        return []
    found: list[Action] = [*_ways(view), *map(Discard, may.discards), *map(Skip, may.skips)]
    different: dict[Sameness, Action] = {}
    for action in found:
        different.setdefault(sameness(state, action), action)
    return list(different.values())


def _ways(view: View) -> list[Action]:
    """The suggested way to lay down, and others that differ from it."""
    best = best_lay_down(view)
    if best is None:
        return []
    listing = ways_of(view.table)
    found: list[Action] = [best]
    met = {sameness(view.table, best)}
    for _ in range(_MOST_LISTED):
        if not listing.advance() or len(found) == _MOST_WAYS:
            break
        way = LayDown(tuple(listing.melds))
        same = sameness(view.table, way)
        if same not in met:
            met.add(same)
            found.append(way)
    return found


def sameness(state: State, action: Action) -> Sameness:
    """Equal for choices that come to the same: cards of one number, where no level asks for a colour."""
    if isinstance(action, Discard):
        return ("discard", face(state, action.card))
    if isinstance(action, LayDown):
        left = list(state.places[state.to_act].hand)
        for meld in action.melds:
            for card in meld.cards:
                left.remove(card)
        melds = [(int(meld.kind), int(meld.value), len(meld.cards)) for meld in action.melds]
        return ("lay", tuple(sorted([face(state, card) for card in left])), tuple(sorted(melds)))
    return ("as it is", action)


def face(state: State, card: int) -> int:
    """A card as far as it matters in this round: by its number alone, where no colour is asked for."""
    coloured = any(part.kind == COLOUR for seat in range(state.seats) for part in state.level_of(seat).parts)
    return int(number_of(card)) if is_number(card) and not coloured else int(card)


def kind_of(best: Action, usual: Action) -> Kind | None:
    """What kind of question it is whether to do the best or the usual; None for one that is not asked."""
    if isinstance(best, Draw):
        return "draw"
    if isinstance(best, Skip) or isinstance(usual, Skip):
        return "skip"
    if isinstance(best, LayDown) and isinstance(usual, LayDown):
        return "way"
    if isinstance(best, LayDown) or isinstance(usual, LayDown):
        return "lay"
    return "discard"


def answers(state: State, kind: Kind, action: Action) -> Sameness:
    """Equal for choices that give one answer to a question of a kind: laying down is one, however."""
    if kind == "lay":
        return ("lay" if isinstance(action, LayDown) else "wait",)
    return sameness(state, action)
