"""Puzzles for pages: the position as its player sees it, the choices, the answer and its proof."""

from functools import cache, lru_cache
from typing import Final, Literal, cast

from level8.game.actions import DRAW_PILE, Action, Discard, Draw, LayDown, Skip, format_action
from level8.game.cards import format_card
from level8.game.game import Game
from level8.game.melds import Meld
from level8.game.state import Step
from level8.game.view import View
from level8.puzzles.finding import ways_to
from level8.puzzles.offering import Offer, offers
from level8.puzzles.proving import DEALS, WALKS
from level8.puzzles.puzzle import Choice, Find, Puzzle
from level8.puzzles.shelf import FIRST_DAY, numbered, shipped
from level8.server.table.consequences import seen_meld
from level8.server.table.options import seen_way
from level8.server.table.showing import NOTHING, cards, own_of, seen_game, seen_ladder, seen_places
from level8.server.wire.puzzles import PuzzleChoice, PuzzleList, PuzzleListed, PuzzleSeen
from level8.server.wire.reviews import ReviewWhy
from level8.server.wire.telling import May

_KEPT: Final = 512  # puzzles that are not worked out again
Does = Literal["draw", "discard", "skip", "lay"]
_DOES: Final[dict[type[Action], Does]] = {Draw: "draw", Discard: "discard", Skip: "skip", LayDown: "lay"}


@cache
def puzzle_list() -> PuzzleList:
    """All shipped puzzles, in their order."""
    return PuzzleList(FIRST_DAY.isoformat(), [_listed(each) for each in shipped()])


def _listed(puzzle: Puzzle) -> PuzzleListed:
    at = puzzle.position if isinstance(puzzle, Choice) else puzzle
    seats = len(puzzle.position.levels) if isinstance(puzzle, Choice) else 1
    return PuzzleListed(puzzle.kind, puzzle.grade, at.edition, at.side, seats)


@lru_cache(maxsize=_KEPT)
def puzzle_seen(number: int) -> PuzzleSeen:
    """The shipped puzzle with a number."""
    puzzle = numbered(number)
    if isinstance(puzzle, Find):
        return find_seen(puzzle, number)
    game = puzzle.position.game()
    return choice_seen(puzzle, game, number)


def choice_seen(puzzle: Choice, game: Game, number: int) -> PuzzleSeen:
    """A puzzle in its position; of that, nothing is told but what the View of its player holds."""
    view = game.view(game.to_act)
    own, found, top = own_of(game, view), offers(puzzle, view), int(view.edition.top)
    box = view.edition
    return PuzzleSeen(
        number=number,
        kind=puzzle.kind,
        grade=puzzle.grade,
        edition=box.name,
        side=int(view.side),
        numbers=top,
        colours=int(box.colours),
        ladder=seen_ladder(box.ladder(view.side)),
        game=seen_game(game, seen_places(view), view.seat, own),
        may=_may(view, found),
        choices=[_choice(view, each) for each in found],
        ways=[],
        chance=puzzle.proof.chance,
        deals=WALKS * DEALS,
    )


def _may(view: View, found: list[Offer]) -> May:
    """What is offered, laid out as at a table."""
    top = int(view.edition.top)
    actions = [each for offer in found for each in (offer.action, *offer.also)]
    playing = "lay-off" if view.laid(view.seat) else "play"
    return May(
        asks="draw" if view.step is Step.DRAW else cast(Literal["play", "lay-off"], playing),
        draw=[int(each.pile) for each in actions if isinstance(each, Draw)],
        ways=[seen_way(each.melds, top) for each in actions if isinstance(each, LayDown)],
        discard=[format_card(each.card) for each in actions if isinstance(each, Discard)],
        skip=[int(each.seat) for each in actions if isinstance(each, Skip)],
    )


def _choice(view: View, offer: Offer) -> PuzzleChoice:
    action, worth = offer.action, offer.worth
    seat: int | None = None
    card = ""
    melds: tuple[Meld, ...] = ()
    if isinstance(action, Draw) and action.pile != DRAW_PILE:
        seat, card = int(action.pile), format_card(view.discards(action.pile)[-1])
    elif isinstance(action, Discard):
        card = format_card(action.card)
    elif isinstance(action, Skip):
        seat = int(action.seat)
    elif isinstance(action, LayDown):
        melds = action.melds
    return PuzzleChoice(
        action=format_action(action),
        also=[format_action(each) for each in offer.also],
        does=_DOES[type(action)],
        seat=seat,
        card=card,
        melds=[seen_meld(meld, int(view.edition.top)) for meld in melds],
        right=offer.right,
        usual=offer.usual,
        gain=[worth.gain, worth.error],
        out=worth.out,
        up=worth.up,
        why=ReviewWhy(offer.why.message, dict(offer.why.detail)),
    )


def find_seen(puzzle: Find, number: int) -> PuzzleSeen:
    """A hand that is to be laid down, with all ways to do it."""
    game = puzzle.game()
    view, box, top = game.view(0), puzzle.box, int(puzzle.box.top)
    own = NOTHING._replace(hand=cards(view.hand))
    return PuzzleSeen(
        number=number,
        kind=puzzle.kind,
        grade=puzzle.grade,
        edition=box.name,
        side=puzzle.side,
        numbers=top,
        colours=int(box.colours),
        ladder=seen_ladder(box.ladder(puzzle.side)),
        game=seen_game(game, seen_places(view), 0, own),
        may=May(asks="play"),
        choices=[],
        ways=[[seen_meld(meld, top) for meld in way] for way in ways_to(puzzle)],
        chance=0.0,
        deals=0,
    )
