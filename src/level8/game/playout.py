"""Many random games without leaving compiled code."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.actions import DRAW_PILE
from level8.game.cards import SKIP, is_meldable
from level8.game.editions import Edition
from level8.game.game import Game
from level8.game.legality import may_draw, may_lay_off, may_skip, might_lay_down, playable
from level8.game.options import FIT, fits, legal_actions, ways_of
from level8.game.shuffle import Chance, FastChance
from level8.game.state import DRAW, OVER, PLAY

MOST_DECISIONS: Final = 1_000_000  # a random player may need thousands of turns for a hard level


@final
class Totals:
    """The outcome of many playouts, added up."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.rounds = 0


def random_games(
    edition: Edition, side: int, seats: int, games: int, seed: int, most: int = MOST_DECISIONS
) -> Totals:
    """Games of random players, each cut after `most` decisions."""
    totals = Totals()
    for number in range(games):
        game = Game.new(edition, side, seats, seed + number)
        totals.decisions += play_at_random(game, FastChance(seed + number + (1 << 40)), most)
        totals.rounds += game.round
        totals.finished += 1 if game.step is OVER else 0
        totals.games += 1
    return totals


def play_at_random(game: Game, chance: Chance, most: i64) -> i64:
    """Play until the game is over or `most` actions were played; returns how many were.

    Each action is uniformly random among the legal ones, except that a level which can be laid down is laid
    down at once, in the first way: listing all the ways would take most of the time.
    """
    room = vec[i64]([0] * (len(game.edition.deck) + game.seats + 1))
    played: i64 = 0
    while played < most:
        step = game.step
        if step is DRAW:
            _draw(game, chance, room)
        elif step is PLAY:
            _play(game, chance, room)
        elif step is OVER:
            break
        else:
            _play_any(game, chance)
        played += 1
    return played


def _play_any(game: Game, chance: Chance) -> None:
    actions = legal_actions(game)
    game.play(actions[chance.below(len(actions))])


def _draw(game: Game, chance: Chance, room: vec[i64]) -> None:
    count: i64 = 0
    for pile in range(DRAW_PILE, game.seats):
        if may_draw(game, pile):
            room[count] = pile
            count += 1
    game.draw_from(room[chance.below(count)])


def _play(game: Game, chance: Chance, room: vec[i64]) -> None:
    """Lay down if that is possible, or else choose among lay-offs, discards and skips."""
    hand = game.places[game.to_act].hand
    highest = hand[len(hand) - 1]
    offs = vec[i64]()
    if may_lay_off(game):
        offs = fits(game)
    elif might_lay_down(game):
        ways = ways_of(game)
        if ways.advance():
            game.lay_down(ways.melds)
            return
    if highest != SKIP and not is_meldable(highest):  # special cards are listed last
        _play_any(game, chance)
        return
    discards = _list_discards(playable(game), room)
    count = discards
    if highest == SKIP:
        for seat in range(game.seats):
            if may_skip(game, seat):
                room[count] = seat
                count += 1
    chosen = chance.below(len(offs) // FIT + count) * FIT
    if chosen < len(offs):
        game.lay_off(offs[chosen], offs[chosen + 1], offs[chosen + 2], offs[chosen + 3])
        return
    chosen = (chosen - len(offs)) // FIT
    if chosen < discards:
        game.put_out(room[chosen])
        game.end_turn()
    else:
        game.play_skip(room[chosen])


def _list_discards(cards: vec[i64], room: vec[i64]) -> i64:
    """Write every different one of sorted cards into `room`; returns how many there are."""
    count: i64 = 0
    before: i64 = -1
    for card in cards:
        if card != before:
            room[count] = card
            count += 1
        before = card
    return count
