"""Whole games between built-in players, many without leaving compiled code."""

from mypy_extensions import i64

from level8.bots.policy import Policy, play_out
from level8.game.editions import Edition
from level8.game.game import Game


def winners(edition: Edition, side: int, players: list[Policy], seeds: list[int], most: int) -> list[int]:
    """Who wins each deal, players rotated by one seat from deal to deal; -1 where a game was cut."""
    seats: i64 = len(players)
    found: list[int] = []
    turn: i64 = 0
    for seed in seeds:
        seated = [players[(seat + turn) % seats] for seat in range(seats)]
        game = Game.new(edition, side, int(seats), seed)
        play_out(game, seated, most)
        found.append(int((game.winner + turn) % seats) if game.winner >= 0 else -1)
        turn = (turn + 1) % seats
    return found
