"""A player alone at a table: how many turns a level takes when nobody is in the way."""

from typing import Final

from level8.bots import make_bot
from level8.bots.seating import STAND_IN, LegalActions
from level8.game.editions import Edition
from level8.game.game import Game
from level8.game.place import Place
from level8.game.shuffle import FastChance
from level8.game.solver import distance
from level8.game.state import Step

MOST_TURNS: Final = 500


def turns_alone(box: Edition, side: int, number: int, seed: int, most: int = MOST_TURNS) -> int | None:
    """The turn in which a lone steady player first holds level `number`; None if it takes over `most`.

    It has one seat, one discard pile, and all rules and cards of the edition.
    """
    game = Game(box, side, 1, FastChance(seed))
    place = Place()
    place.level = number
    game.places = [place]
    game.deal()
    bot = make_bot(STAND_IN, seed)
    level, top = box.ladder(side).level(number), int(box.top)
    while game.turn <= most:
        view = game.view(0)
        # To hold the level is enough: whether to lay it down at once depends on the other players.
        if view.step is Step.PLAY and distance(view.hand, level, top) == 0:
            return int(game.turn)
        game.play(bot.choose(view, LegalActions(view)))
    return None
