"""Many random games without leaving compiled code."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from level8.game.actions import DRAW_PILE
from level8.game.cards import SKIP
from level8.game.editions import MOST_SEATS, Edition
from level8.game.game import Game
from level8.game.legality import leaves_enough, legal_actions
from level8.game.levels import RUN
from level8.game.shuffle import Chance, FastChance
from level8.game.solver.bounds import may_lay_down
from level8.game.solver.listing import Ways
from level8.game.state import DRAW, OVER, PLAY

MOST_DECISIONS: Final = 1_000_000  # a random player may need thousands of turns for a hard level
_MOST_MELDS: Final = 5  # of one seat: ten cards in parts of two at least (N2)


@final
class Tally:
    """What a bulk of playouts came to."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.rounds = 0


def random_games(
    edition: Edition, side: int, seats: int, games: int, seed: int, most: int = MOST_DECISIONS
) -> Tally:
    """Games of random players, each cut after `most` decisions."""
    tally = Tally()
    for number in range(games):
        game = Game.new(edition, side, seats, seed + number)
        tally.decisions += play_at_random(game, FastChance(seed + number + (1 << 40)), most)
        tally.rounds += game.round
        tally.finished += 1 if game.stage == OVER else 0
        tally.games += 1
    return tally


def play_at_random(game: Game, chance: Chance, most: i64) -> i64:
    """Play until the game is over or `most` actions were played; how many were.

    Each action is uniformly random among the legal ones, except that a level which can be laid down is laid
    down at once, in the first way: listing all the ways would take most of the time.
    """
    options = vec[i64]([0] * (len(game.edition.deck) * 2 * MOST_SEATS * _MOST_MELDS))
    played: i64 = 0
    while played < most and game.stage != OVER:
        if game.stage == DRAW:
            _draw(game, chance, options)
        elif game.stage == PLAY:
            _play(game, chance, options)
        else:
            _play_any(game, chance)
        played += 1
    return played


def _play_any(game: Game, chance: Chance) -> None:
    actions = legal_actions(game)
    game.play(actions[chance.below(len(actions))])


def _draw(game: Game, chance: Chance, options: vec[i64]) -> None:
    count: i64 = 0
    if len(game.pile) > 0:
        options[0] = DRAW_PILE
        count = 1
    for seat in range(game.seats):
        if len(game.places[seat].discards) > 0:
            options[count] = seat
            count += 1
    game.draw_from(options[chance.below(count)])


def _play(game: Game, chance: Chance, options: vec[i64]) -> None:
    """Lay down if that is possible, or else choose among lay-offs, discards and skips."""
    place = game.places[game.to_act]
    hand = place.hand
    highest = hand[len(hand) - 1]
    offs: i64 = 0
    if not place.laid:
        level = game.level_of(game.to_act)
        if leaves_enough(game, level.cards) and may_lay_down(hand, level, game.top):
            ways = Ways(hand, level, game.top, game.colours)
            if ways.advance():
                game.lay_down(ways.melds)
                return
    elif len(hand) > 1 and highest <= SKIP:
        offs = _list_lay_offs(game, hand, options)
    if highest > SKIP:
        _play_any(game, chance)
        return
    discards = _list_discards(hand, options, offs)
    count = discards
    if highest == SKIP:
        for seat in range(game.seats):
            if seat != game.to_act and not game.places[seat].skipped:
                options[count] = seat
                count += 1
    chosen = chance.below(count)
    code = options[chosen]
    if chosen < offs:
        game.lay_off(code >> 20, (code >> 16) & 15, (code >> 8) & 255, code & 255)
    elif chosen < discards:
        game.put_out(code)
        game.end_turn()
    else:
        game.play_skip(code)


def _list_discards(hand: vec[i64], options: vec[i64], count: i64) -> i64:
    """Add every different card of a sorted hand to the options; how many there are then."""
    before: i64 = -1
    for card in hand:
        if card != before:
            options[count] = card
            count += 1
        before = card
    return count


def _list_lay_offs(game: Game, hand: vec[i64], options: vec[i64]) -> i64:
    """Make every lay-off an option, in the order of the legal list; how many there are."""
    count: i64 = 0
    for seat in range(game.seats):
        index: i64 = 0
        for meld in game.places[seat].display:
            where = (seat << 16) | (index << 8)
            low: i64 = meld.value - 1 if meld.kind == RUN else 0
            high: i64 = meld.value + len(meld.cards) if meld.kind == RUN else 0
            before: i64 = -1
            for card in hand:
                if card != before and card < SKIP:
                    if meld.accepts(card, low, game.top):
                        options[count] = (card << 20) | where | low
                        count += 1
                    if high > 0 and meld.accepts(card, high, game.top):
                        options[count] = (card << 20) | where | high
                        count += 1
                before = card
            index += 1
    return count
