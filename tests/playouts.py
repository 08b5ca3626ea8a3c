"""Games of simple players in which all kinds of situations occur; the same seed gives the same game."""

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Final

from level8.game.actions import Action, Discard, Draw, LayDown, LayOff, format_action
from level8.game.editions import Edition, edition, edition_names
from level8.game.game import Game
from level8.game.solver import distance
from level8.game.state import Step
from tables import fingerprint, scarce

Table = tuple[str, int, int]  # edition, side, seats

SCARCE_TABLE: Final[Table] = ("scarce", 1, 2)


def box_of(name: str) -> Edition:
    return scarce() if name == "scarce" else edition(name)


def every_table() -> list[Table]:
    """All built-in editions and mixes, with all their sides and numbers of seats."""
    return [
        (name, side, seats)
        for name in edition_names()
        for side in range(1, len(edition(name).sides) + 1)
        for seats in range(edition(name).least_players, edition(name).most_players + 1)
    ]


def set_up(where: Table, seed: int, levels: int = 0) -> Game:
    """A new game; with `levels` each seat starts at another level."""
    name, side, seats = where
    game = Game.new(box_of(name), side, seats, seed)
    for seat, place in enumerate(game.places):
        place.level = 1 + (levels * (seat + 1)) % game.ladder.top
    return game


def choose(game: Game, actions: list[Action], rng: Random, wild: float) -> Action:
    """The action of a player who collects its level, and sometimes a random one."""
    if rng.random() < wild:
        return rng.choice(actions)
    best = [action for action in actions if isinstance(action, LayDown | LayOff)]
    if best:
        return rng.choice(best)
    if game.step == Step.DRAW:
        return _helpful_draw(game, actions, rng)
    discards = [action for action in actions if isinstance(action, Discard)]
    if not discards or (rng.random() < 0.3 and len(actions) > len(discards)):
        kinds = sorted({type(action).__name__ for action in actions if not isinstance(action, Discard)})
        kind = rng.choice(kinds)
        return rng.choice([action for action in actions if type(action).__name__ == kind])
    return _useless_discard(game, discards, rng)


def _lacking(game: Game, hand: list[int]) -> int:
    return distance(hand, game.level_of(game.to_act), game.top)


def _helpful_draw(game: Game, actions: list[Action], rng: Random) -> Action:
    place = game.places[game.to_act]
    hand = list(place.hand)
    now = 0 if place.laid else _lacking(game, hand)
    rng.shuffle(actions)
    for action in actions:
        if now and isinstance(action, Draw) and action.pile >= 0:
            pile = game.places[action.pile].discards
            if _lacking(game, [*hand, pile[len(pile) - 1]]) < now:
                return action
    return actions[0]


def _useless_discard(game: Game, discards: list[Discard], rng: Random) -> Discard:
    place = game.places[game.to_act]
    rng.shuffle(discards)
    if place.laid:
        return discards[0]
    now = _lacking(game, list(place.hand))
    for action in discards:
        hand = list(place.hand)
        hand.remove(action.card)
        if _lacking(game, hand) == now:
            return action
    return discards[0]


def playout(game: Game, rng: Random, steps: int, wild: float) -> Iterator[tuple[list[Action], Action]]:
    """Play on; before each action, yield the listed actions and the chosen one."""
    for _ in range(steps):
        if game.over:
            return
        actions = game.legal_actions()
        action = choose(game, list(actions), rng, wild)
        yield actions, action
        game.play(action)


def digest(seeds: int, steps: int) -> str:
    """A digest of many games: all listed and chosen actions, states and Views."""
    told = hashlib.sha256()
    for where in [
        ("scarce", 1, 2),
        ("original", 2, 3),
        ("master", 1, 5),
        ("modern+master", 2, 6),
        ("mario", 1, 2),
        ("modern+specials", 1, 4),
    ]:
        for seed in range(seeds):
            rng = Random(seed)
            game = set_up(where, seed, levels=seed)
            for actions, action in playout(game, rng, steps, wild=0.2):
                told.update("|".join([format_action(listed) for listed in actions[:300]]).encode())
                told.update(f"{len(actions)} {action!r}".encode())
                told.update(repr(fingerprint(game)).encode())
                told.update(repr(game.view(int(game.to_act)).facts()).encode())
                sample = Game.sample(game.view(seed % int(game.seats)), rng)
                told.update(repr(fingerprint(sample)).encode())
    return told.hexdigest()
