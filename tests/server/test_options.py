"""All that `may` offers a seat is legal."""

from level8.game.actions import parse_action
from level8.game.editions import parse_edition
from level8.server.table.options import options
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
