"""Every kind of message that a client may send, in the variants that would best find a secret out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from level8.game.actions import (
    Action,
    Carry,
    Discard,
    Draw,
    Keep,
    LayDown,
    LayOff,
    Show,
    Skip,
    Swap,
    Take,
    TakeShown,
    format_action,
)
from level8.game.cards import UNSEEN, format_card
from level8.game.game import Game
from level8.game.solver import nearest_way
from level8.game.state import Step
from level8.game.view import SPECTATOR
from level8.server.table.table import Table
from level8.server.wire import asking
from level8.server.wire.asking import Asked

SOME: Final = 4  # hidden cards, and as many others, that are asked about


@dataclass(frozen=True)
class Asker:
    """A `person` at a `table` who looks from a `seat` (or SPECTATOR)."""

    table: Table
    person: str
    seat: int
    rng: Random

    @property
    def game(self) -> Game:
        game = self.table.game
        assert game is not None
        return game

    @property
    def asked_for(self) -> int:
        """The seat that the messages are about: without one, another's."""
        return max(self.seat, 0)

    def cards(self) -> list[int]:
        """Some cards to ask about: hidden ones, which are not the same in other worlds, and any."""
        game = self.game
        hidden = {card for seat, place in enumerate(game.places) if seat != self.seat for card in place.hand}
        hidden |= set(list(game.pile)[-3:])
        faces = list(game.edition.faces)
        some = self.rng.sample(sorted(hidden), min(SOME, len(hidden)))
        return some + self.rng.sample(faces, min(SOME, len(faces)))

    def actions(self) -> list[Action]:
        """Possible and impossible actions of all kinds."""
        game, hand = self.game, list(self.game.places[self.asked_for].hand)
        others = range(len(game.places))
        made: list[Action] = [Take(), Keep(), TakeShown(), Carry(()), Swap(()), Draw(), *map(Draw, others)]
        made += [Skip(seat) for seat in others]
        own = tuple(hand[:3]) if self.seat != SPECTATOR else ()
        made += [Show(own), Swap(own), Carry(own)]
        for card in self.cards():
            seat = self.rng.choice(others)
            made += [
                Discard(card),
                TakeShown(seat, card),
                Show((card, *own[1:])),
                Carry((card,)),
                Swap((card,)),
            ]
            made += [LayOff(card, seat, 0, at) for at in (0, 5)]
        legal = game.legal_actions() if not game.over else []  # of whoever is to act
        made += self.rng.sample(legal, min(SOME, len(legal)))
        return made if game.to_act == self.seat else self.rng.sample(made, 2 * SOME)

    def arrangements(self) -> list[list[list[str]]]:
        """Lay-downs as a person arranges them: guessed, with one card guessed, too short, and possible."""
        game, seat = self.game, self.asked_for
        level, cards = game.level_of(seat), self.cards()
        guessed = [[self.rng.choice(cards) for _ in range(int(part.size))] for part in level.parts]
        made = [guessed, [part[:1] for part in guessed], guessed[:1], [*guessed, cards]]
        if self.seat != SPECTATOR:
            plan = nearest_way(game.places[seat].hand, level, int(game.top), int(game.colours))
            filled = [[cards[0] if card == UNSEEN else card for card in meld.cards] for meld in plan]
            made += [filled, [list(reversed(part)) for part in filled]]
        return [[[format_card(card) for card in part] for part in parts] for parts in made]

    def reveals_nothing(self, action: Action) -> bool:
        """Whether an action, if it may be done, shows its own seat nothing that it could not see before."""
        if isinstance(action, Draw | Swap):
            return False
        twin = self.game.copy()
        twin.play(action)
        return not twin.over

    def is_refused(self, action: Action) -> bool:
        return self.game.view(self.seat).check(action) is not None or self.table.withheld


Said = Callable[[Asker], Iterator[Asked]]


def _acts(asker: Asker) -> Iterator[Asked]:
    refused = [action for action in asker.actions() if asker.is_refused(action)]
    for action in refused[:: max(1, len(refused) // 12)]:
        yield _act(asker, action)


def _act(asker: Asker, action: Action) -> Asked:
    return asking.Act(version=asker.table.version, seat=asker.asked_for, action=format_action(action))


def _tries(asker: Asker) -> Iterator[Asked]:
    for action in asker.actions():
        yield asking.Try(seat=asker.asked_for, action=format_action(action))
    yield asking.Try(seat=asker.asked_for, action="discard ?")
    yield from [asking.Try(seat=seat, action="draw") for seat in _not_own(asker)]


def _lays(asker: Asker) -> Iterator[Asked]:
    for parts in asker.arrangements()[:4]:
        yield asking.Lay(version=asker.table.version, seat=asker.asked_for, parts=parts)


def _checks(asker: Asker) -> Iterator[Asked]:
    for parts in asker.arrangements():
        yield asking.Check(seat=asker.asked_for, parts=parts)
    yield from [asking.Check(seat=seat, parts=[["r1"]]) for seat in _not_own(asker)]


def _not_own(asker: Asker) -> list[int]:
    own = asker.table.seats_of(asker.person)
    return [seat for seat in range(len(asker.table.chairs)) if seat not in own]


def _looks(asker: Asker) -> Iterator[Asked]:
    yield from [asking.Look(seat=seat) for seat in _not_own(asker)]
    yield asking.Look()
    if asker.seat != SPECTATOR:
        yield asking.Look(seat=asker.seat)


def _joins(asker: Asker) -> Iterator[Asked]:
    """Never a bot's seat: whoever takes it over sees its hand."""
    for seat, chair in enumerate(asker.table.chairs):
        if chair.person:
            yield asking.Join(name="Guest", seat=seat)


def _continues(asker: Asker) -> Iterator[Asked]:
    """Never the last word: what is dealt then may be seen."""
    table = asker.table
    yield asking.Continue(round=999)
    if table.pause is not None and len(table.awaited) > 1:
        yield asking.Continue(round=table.pause.result.round)


def _undoes(asker: Asker) -> Iterator[Asked]:
    """Never one that is done: another world has no way back."""
    yield asking.Undo(version=0, seat=asker.asked_for)
    if not (asker.table.history and asker.table.history.undoable):
        yield asking.Undo(version=asker.table.version, seat=asker.asked_for)


def _allows(asker: Asker) -> Iterator[Asked]:
    yield asking.Allow(hints=False, late=False)
    yield asking.Hint(seat=asker.asked_for)
    yield asking.Coach(seat=asker.asked_for)
    yield asking.Allow(hints=True, late=True)


def _steers(asker: Asker) -> Iterator[Asked]:
    """Never open hands, nor the next deal: these are for all to see."""
    yield asking.Steer(stopped=True, pace=100)
    if asker.table.withheld:
        return
    yield asking.Steer(step="turn")
    yield asking.Steer(stopped=False, pace=100)


def _says(*messages: Asked) -> Said:
    return lambda _asker: iter(messages)


def _hints(asker: Asker) -> Iterator[Asked]:
    yield from [asking.Hint(seat=seat) for seat in {asker.asked_for, *_not_own(asker)}]


def _coaches(asker: Asker) -> Iterator[Asked]:
    yield from [asking.Coach(seat=seat) for seat in {asker.asked_for, *_not_own(asker)}]


def _leaves(asker: Asker) -> Iterator[Asked]:
    """Not in a pause, which would be over where only bots are left."""
    if not asker.table.withheld:
        yield asking.Leave()


SAID: Final[dict[type[Asked], Said]] = {
    asking.Look: _looks,
    asking.Ping: _says(asking.Ping()),
    asking.Hint: _hints,
    asking.Coach: _coaches,
    asking.Try: _tries,
    asking.Check: _checks,
    asking.Act: _acts,
    asking.Lay: _lays,
    asking.Undo: _undoes,
    asking.Join: _joins,
    asking.Rename: _says(asking.Rename(name="Bo"), asking.Rename(face="owl")),
    asking.Assign: _says(asking.Assign(seat=1, bot="novice")),
    asking.Mix: _says(asking.Mix(entropy="aa")),
    asking.Start: _says(asking.Start()),
    asking.Continue: _continues,
    asking.Again: _says(asking.Again(entropy="aa")),
    asking.Gather: _says(asking.Gather()),
    asking.PlayNext: _says(asking.PlayNext(name="Bo"), asking.PlayNext(wanted=False)),
    asking.Allow: _allows,
    asking.Mute: _says(asking.Mute(seat=1), asking.Mute()),
    asking.Steer: _steers,
    asking.Say: _says(asking.Say(text="hello", name="Bo")),
    asking.Emote: _says(asking.Emote(emote="clap"), asking.Emote(emote="?")),
    asking.Leave: _leaves,
}


def script(asker: Asker) -> list[Asked]:
    """All that a client says, the least consequential first; in between, an action that it may do."""
    said = [each for kind in SAID if kind is not asking.Leave for each in SAID[kind](asker)]
    return said + _done(asker) + list(SAID[asking.Leave](asker))


def _done(asker: Asker) -> list[Asked]:
    game = asker.game
    if game.to_act != asker.seat or asker.table.withheld or game.step is Step.OVER:
        return []
    legal = [action for action in game.legal_actions() if asker.reveals_nothing(action)]
    ways = [action for action in legal if isinstance(action, LayDown)]
    return [_act(asker, asker.rng.choice(ways or legal))] if legal else []
