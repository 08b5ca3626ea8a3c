"""What is printed on the boxes, for pages: the editions, and their rules in words."""

from functools import cache

from level8.game.cards import format_card, is_meldable
from level8.game.editions import Edition, edition, edition_names
from level8.rulebook import rulebook
from level8.server.table.showing import seen_ladder
from level8.server.wire.pages import Chapter, EditionSeen, LevelSeen, Rules, RuleSeen, Side
from level8.wording import Wording


@cache
def editions() -> list[EditionSeen]:
    """Every built-in edition and mix."""
    return [seen_edition(edition(name)) for name in edition_names()]


def seen_edition(edition: Edition) -> EditionSeen:
    """What is printed on the box of an edition."""
    specials = [card for card in edition.faces if not is_meldable(card)]
    return EditionSeen(
        name=edition.name,
        players=[int(edition.least_players), int(edition.most_players)],
        cards=len(edition.deck),
        numbers=int(edition.top),
        colours=int(edition.colours),
        specials=[format_card(card) for card in specials],
        sides=[Side(seen_ladder(ladder)) for ladder in edition.sides],
    )


def rules(edition: Edition, side: int, messages: Wording) -> Rules:
    """The rules of a side in words, its level cards as values to be drawn."""
    book = rulebook(edition, side, messages, drawn=True)
    ladder = seen_ladder(edition.ladder(side))
    return Rules(
        title=book.title,
        chapters=[
            Chapter(
                section.name,
                section.title,
                [RuleSeen(each.rule, each.text) for each in section.paragraphs],
                [
                    LevelSeen(card.number, card.name, card.source, ladder[card.number - 1])
                    for card in section.levels
                ],
            )
            for section in book.sections
        ],
    )
