"""How many ways there are to lay a level down, without making each of them.

Parts are laid in turn in the order of ways.py. What is left in hand after a part tells how many ways the
later parts have, so that is remembered; and the last part is counted without being laid.
"""

from collections.abc import Iterable
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from level8.game.cards import JOKER, SKIP, UNSEEN, is_joker, stands_for_colour, stands_for_number
from level8.game.filling import ZEROS, Filling
from level8.game.levels import COLOUR, RUN, SET, Level
from level8.game.melds import Meld, meld

Picks = tuple[int, ...]  # places in the list of faces


@final
class Counting:
    """One count; `melds` holds the parts laid so far and `counts` what is left in hand."""

    def __init__(self, hand: Iterable[int], level: Level, top: i64, colours: i64) -> None:
        self.faces = vec[i64]()
        self.counts = vec[i64]()
        self.numbers = ZEROS[:]  # how many cards of each number are left
        self.colours = ZEROS[:]  # and of each colour
        self.jokers: i64 = 0
        held = sorted([card for card in hand if UNSEEN < card < SKIP])
        for card in held:
            kinds = len(self.faces)
            if kinds > 0 and self.faces[kinds - 1] == card:
                self.counts[kinds - 1] += 1
            else:
                self.faces = append(self.faces, card)
                self.counts = append(self.counts, 1)
            self._back(len(self.faces) - 1, 0)
        # Looking ahead after each part pays only where there is much to try in vain.
        self.careful = self.jokers > 4 or len(held) > 12
        self.parts = level.parts
        self.last = len(level.parts) - 1
        self.top = top
        self.deck_colours = colours
        self.melds: list[Meld] = []
        self.picked: list[Picks] = []
        self.known: dict[tuple[object, ...], int] = {}
        # For each part, the last part before it that asks for the same; -1 if none does.
        self.twin = [-1] * len(self.parts)
        for at in range(len(self.parts)):
            for before in range(at):
                if self.parts[before] == self.parts[at]:
                    self.twin[at] = before

    def count(self, at: int) -> int:
        """How many ways there are to lay this part and all later ones."""
        key = (at, tuple(self.counts), *[self._last_of(part) for part in range(at, len(self.parts))])
        known = self.known.get(key)
        if known is not None:
            return known
        total = 0
        part = self.parts[at]
        for value in range(self._least(at), self._greatest(at) + 1):
            if at < self.last:
                for picks in self._fillings(at, value):
                    laid = meld(part.kind, value, self._cards(picks))
                    if self._lay(at, value, picks, laid):
                        total += self.count(at + 1)
                        self._lift(picks)
            elif self._bound(at, value):
                total += len(self._fillings(at, value))
            else:
                total += self._count_last(part.kind, part.size, value)
        self.known[key] = total
        return total

    def _cards(self, picks: Picks) -> tuple[int, ...]:
        return tuple([int(self.faces[index]) for index in picks])

    def _out(self, index: i64) -> None:
        """Take a card of a face out of what is left."""
        self.counts[index] -= 1
        face = self.faces[index]
        if face < JOKER:
            self.numbers[face & 31] -= 1
            self.colours[face >> 5] -= 1
        else:
            self.jokers -= 1

    def _back(self, index: i64, copies: i64 = 1) -> None:
        """Put it back; with no copies, only note a card that `counts` has already."""
        self.counts[index] += copies
        face = self.faces[index]
        if face < JOKER:
            self.numbers[face & 31] += 1
            self.colours[face >> 5] += 1
        else:
            self.jokers += 1

    def _last_of(self, at: int) -> Meld | None:
        """The meld that this part must not come before."""
        twin = self.twin[at]
        return self.melds[twin] if 0 <= twin < len(self.melds) else None

    def _bound(self, at: int, value: i64) -> Picks:
        """The least picks that this part may have at a parameter; none where any will do."""
        last = self._last_of(at)
        return self.picked[self.twin[at]] if last is not None and last.value == value else ()

    def _least(self, at: int) -> i64:
        last = self._last_of(at)
        if last is not None:
            return last.value
        return 0 if self.parts[at].kind == COLOUR else 1

    def _greatest(self, at: int) -> i64:
        part = self.parts[at]
        if part.kind == COLOUR:
            return self.deck_colours - 1
        return self.top - part.size + 1 if part.kind == RUN else self.top

    def _lay(self, at: int, value: i64, picks: Picks, laid: Meld) -> bool:
        """Lay a part, if the later ones can be laid after it."""
        for index in picks:
            self._out(index)
        if self.careful and not self._feasible(at, value):
            for index in picks:
                self._back(index)
            return False
        self.melds.append(laid)
        self.picked.append(picks)
        return True

    def _lift(self, picks: Picks) -> None:
        self.melds.pop()
        self.picked.pop()
        for index in picks:
            self._back(index)

    # --- one part ---

    def _fillings(self, at: int, value: i64) -> list[Picks]:
        """Every choice of cards for a part at a parameter, least first."""
        part = self.parts[at]
        found: list[Picks] = []
        if part.kind == RUN:
            if self._holds_run(part.size, value):
                self._pick_run(part.size, value, self._bound(at, value), [], found)
        elif self._supply(part.kind, value) >= part.size:
            fitting = vec[i64]()
            cards: i64 = 0
            for index in range(len(self.faces)):
                if self.counts[index] > 0 and _fits(part.kind, value, self.faces[index]):
                    fitting = append(fitting, index)
                    cards += self.counts[index]
            if cards >= part.size:
                self._pick(part.size, fitting, 0, cards, self._bound(at, value), [], found)
        return found

    def _supply(self, kind: i64, value: i64) -> i64:
        """How many cards a set or group can have at most."""
        if kind == COLOUR:
            return self.colours[value] + self.jokers
        return self.numbers[value] + self.jokers

    def _holds_run(self, size: i64, start: i64) -> bool:
        """Whether there are jokers enough for the numbers of which there is no card."""
        lacking: i64 = 0
        for number in range(start, start + size):
            if self.numbers[number] == 0:
                lacking += 1
        return lacking <= self.jokers

    def _pick_run(self, size: i64, number: i64, bound: Picks, picked: list[int], found: list[Picks]) -> None:
        """Pick a card for the next number of a run; `bound` is the least that may be picked."""
        slot = len(picked)
        if slot == size:
            found.append(tuple(picked))
            return
        for index in range(len(self.faces)):
            if self.counts[index] == 0 or not stands_for_number(self.faces[index], number):
                continue
            if bound and index < bound[slot]:
                continue
            self.counts[index] -= 1
            picked.append(int(index))
            later = bound if bound and index == bound[slot] else ()
            self._pick_run(size, number + 1, later, picked, found)
            picked.pop()
            self.counts[index] += 1

    def _pick(
        self,
        size: i64,
        fitting: vec[i64],
        first: i64,
        cards: i64,
        bound: Picks,
        picked: list[int],
        found: list[Picks],
    ) -> None:
        """Pick the next card of a set or group from the fitting faces at `first` and after."""
        slot = len(picked)
        if slot == size:
            found.append(tuple(picked))
            return
        for place in range(first, len(fitting)):
            if cards < size - slot:
                return
            index = fitting[place]
            held = self.counts[index]
            if held > 0 and not (bound and index < bound[slot]):
                self.counts[index] -= 1
                picked.append(int(index))
                later = bound if bound and index == bound[slot] else ()
                self._pick(size, fitting, place, cards - 1, later, picked, found)
                picked.pop()
                self.counts[index] += 1
            cards -= held

    def _feasible(self, at: int, value: i64) -> bool:
        """Whether what is left holds all later parts, those like this one at its parameter or after."""
        rest = vec[i64]()
        for index in range(len(self.faces)):
            for _ in range(self.counts[index]):
                rest = append(rest, self.faces[index])
        filling = Filling(rest, self.top)
        for kind in (RUN, SET, COLOUR):
            for later in range(at + 1, len(self.parts)):
                asked = self.parts[later]
                if asked.kind == kind:
                    filling.ask(kind, asked.size, value if asked == self.parts[at] else self._least(later))
        return filling.most(filling.cards - 1) == filling.cards

    # --- counting without laying ---

    def _count_last(self, kind: i64, size: i64, value: i64) -> int:
        """In how many ways the last part can be laid at a parameter with what is left."""
        if kind == RUN:
            return self._count_run(size, value)
        of_size = [1] + [0] * size  # how many choices of the faces so far have so many cards
        for index in range(len(self.faces)):
            count = int(self.counts[index])
            if count > 0 and _fits(kind, value, self.faces[index]):
                of_size = [
                    sum([of_size[total - taken] for taken in range(min(count, total) + 1)])
                    for total in range(size + 1)
                ]
        return of_size[size]

    def _count_run(self, size: i64, start: i64) -> int:
        jokers = [int(index) for index in range(len(self.faces)) if is_joker(self.faces[index])]
        # What is left of each kind of joker -> in how many ways that comes about.
        states = {tuple([int(self.counts[index]) for index in jokers]): 1}
        for number in range(start, start + size):
            plain = 0
            for index in range(len(self.faces)):
                face = self.faces[index]
                if self.counts[index] > 0 and face < JOKER and stands_for_number(face, number):
                    plain += 1
            after: dict[tuple[int, ...], int] = {}
            for state, times in states.items():
                if plain:
                    after[state] = after.get(state, 0) + times * plain
                for kind, index in enumerate(jokers):
                    if state[kind] > 0 and stands_for_number(self.faces[index], number):
                        used = (*state[:kind], state[kind] - 1, *state[kind + 1 :])
                        after[used] = after.get(used, 0) + times
            states = after
        return sum(states.values())


def _fits(kind: i64, value: i64, face: i64) -> bool:
    """Whether a face may stand in a set of a number, or in a group of a colour."""
    return stands_for_colour(face, value) if kind == COLOUR else stands_for_number(face, value)
