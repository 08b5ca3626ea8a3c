"""All that `may` offers a seat is legal, and the plan of its level shows what the hand has."""

from level8.game.actions import parse_action
from level8.game.editions import parse_edition
from level8.server.table.options import options
from level8.server.table.showing import own_of, seen_game
from server.model import new_table
from tables import Sits, table

FEW = """
name = "few"
goal = "victory"
players = [2, 2]
[deck]
colours = 2
numbers = 10
joker = [{ count = 9 }]
[[side]]
levels = ["2 colour 3", "set 3"]
"""


def test_no_way_to_lay_down_has_a_colour_that_the_box_lacks() -> None:
    game = table(Sits("J J J J J J J r1 o2"), Sits("r9"), box=parse_edition(FEW, "few.toml"))
    may = options(new_table(edition="few", file=FEW)[0], game.view(0))
    assert may is not None
    assert len(may.ways) > 1
    for way in may.ways:
        assert game.check(parse_action(way.action)) is None, way.action


def test_the_plan_has_the_cards_of_the_hand_and_a_gap_for_each_missing_one() -> None:
    game = table(Sits("r1 o2 y3 b5 p6 g12 g15 r15 o9 b11"), Sits("r9"))
    seen = seen_game(game, [], 0, own_of(game, game.view(0)))
    assert [meld.cards for meld in seen.plan] == [["r1", "o2", "y3"], ["?", "b5", "p6"]]
    assert (seen.plan[1].stands[0], seen.missing) == ("4", 1)
    watched = seen_game(game, [])
    assert (watched.plan, watched.missing) == ([], None)
