"""`level8 review`: luck and skill of a finished game, the win chances, and the moments that mattered."""

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from level8.cli.playing.drawing import Drawing
from level8.cli.shared.arguments import Parser, UsageError, add_common, whole
from level8.cli.shared.files import read_record
from level8.cli.shared.paint import Paint, of_stdout, wrapped
from level8.cli.shared.progress import progress
from level8.cli.shared.tabulate import print_table
from level8.cli.shared.teller import Teller
from level8.cli.shared.words import Words
from level8.record import Record

if TYPE_CHECKING:
    from level8.review import Figure, Moment, Review, SeatReview, Turned

_FIGURES: Final = ("luck", "skill", "others", "remainder", "lost")


def declare(parser: Parser) -> None:
    parser.option("files", metavar="FILE", nargs="*", says="cli-operand-record")
    parser.option(
        "--seat", metavar="N", default=None, type=whole("--seat", 1, 99), says="cli-option-review-seat"
    )
    parser.option("--person", metavar="NAME", default=None, says="cli-option-review-person")
    add_common(parser)


def run(options: argparse.Namespace, words: Words) -> int:
    from level8.review import document

    if not options.files or "" in options.files:
        raise UsageError("missing-file")
    records = [read_record(file) for file in options.files]
    if options.person is not None:
        return _run_person(options, records, words)
    if len(records) > 1:
        raise UsageError("review-one-file")
    seats = None if options.seat is None else (options.seat - 1,)
    (found,) = _reviews([(records[0], seats)], words)
    if options.json:
        print(json.dumps(document(found), ensure_ascii=False, indent=2))
    else:
        _Told(found, words, of_stdout()).print()
    return 0


def _run_person(options: argparse.Namespace, records: list[Record], words: Words) -> int:
    """Review the seat of a player in each game, and tell what the games say together."""
    from level8.cli.shared.habits import habits_document, print_habits
    from level8.review import document, person_review

    name, files = options.person, options.files
    for file, record in zip(files, records, strict=True):
        if name not in record.names:
            raise UsageError("no-such-player", name=name, file=file, names=", ".join(record.names))
    own = [record.names.index(name) for record in records]
    asked = [(record, (seat,)) for record, seat in zip(records, own, strict=True)]
    documents = [
        document(each)["seats"][seat] for each, seat in zip(_reviews(asked, words), own, strict=True)
    ]
    found = person_review(documents)
    if options.json:
        print(json.dumps(habits_document(name, found, files), ensure_ascii=False, indent=2))
    else:
        print_habits(name, found, files, words)
    return 0


def _reviews(asked: Sequence[tuple[Record, tuple[int, ...] | None]], words: Words) -> list["Review"]:
    """The reviews of some seats (None: all) of some games, with one progress bar for all."""
    from level8.review import review

    made = []
    with progress(100 * len(asked), words.say("review-looking")) as advance:
        for record, seats in asked:
            shown = 0

            def tell(done: int, of: int) -> None:
                nonlocal shown
                while shown < 100 * done // of:
                    shown += 1
                    advance()

            made.append(review(record, seats, progress=tell))
    return made


class _Told:
    """A review in words."""

    def __init__(self, review: "Review", words: Words, paint: Paint) -> None:
        self._review: Final = review
        self._words: Final = words
        self._paint: Final = paint
        record = review.record
        self._names: Final = tuple(
            [name or words.say("table-seat", seat=seat + 1) for seat, name in enumerate(record.names)]
        )
        teller = Teller(words, paint, self._names, None)
        self._drawing: Final = Drawing(words, paint, teller)

    def print(self) -> None:
        """Print the win chances, luck and skill, and the moments of each seat that was asked for."""
        self._print_chances()
        self._print_seats()
        for seat in self._review.seats:
            if seat.skill is not None:
                self._print_moments(seat)

    def _print_chances(self) -> None:
        """A row for each round: the chances when its cards were dealt."""
        say = self._words.say
        print(say("review-chances"))
        starts = {each.round: each for each in reversed(self._review.chances)}
        rows = [
            [str(number), *[self._percent(seat) for seat in starts[number].seats]]
            for number in sorted(starts)
        ]
        headings = [say("review-round"), *self._names]
        print_table(headings, rows, right=range(len(headings)))
        print()

    def _print_seats(self) -> None:
        say = self._words.say
        print(say("review-seats"))
        rows = []
        for seat in self._review.seats:
            skill = seat.skill
            given = {
                "luck": seat.luck,
                "skill": None if skill is None else skill.skill,
                "others": seat.others,
                "remainder": seat.remainder,
                "lost": None if skill is None else skill.lost,
            }
            result = self._words.decimal(100 * (seat.final - seat.initial), 0)
            rows.append([self._names[seat.seat], result, *[self._change(given[name]) for name in _FIGURES]])
        headings = [say("review-player"), say("review-result"), *[say(f"review-{name}") for name in _FIGURES]]
        print_table(headings, rows, right=range(1, len(headings)))
        print("\n".join(wrapped(say("review-told"))))

    def _print_moments(self, seat: "SeatReview") -> None:
        assert seat.skill is not None
        print()
        print(self._paint.strong(self._names[seat.seat]))
        for heading, moments in (
            ("review-best", seat.skill.best),
            ("review-costliest", seat.skill.costliest),
        ):
            self._print_list(heading, [self._moment(each) for each in moments])
        for heading, cards in (("review-luckiest", seat.luckiest), ("review-unluckiest", seat.unluckiest)):
            self._print_list(heading, [[self._turned(each)] for each in cards])

    def _print_list(self, heading: str, entries: list[list[str]]) -> None:
        print(f"  {self._words.say(heading)}")
        for first, *more in entries or [[self._words.say("review-none")]]:
            print("\n".join(wrapped(f"    {first}")))
            for line in more:
                print("\n".join(wrapped(f"      {line}")))

    def _moment(self, moment: "Moment") -> list[str]:
        """What was done, and under it the reason, the other choice, and its reason."""
        words, view = self._words, moment.view
        where = words.say("review-where", round=moment.round, turn=moment.turn)
        what = self._drawing.words_of(moment.action, view)
        other = "review-better" if moment.worth.value < 0 else "review-beginner"
        return [
            f"{self._change(moment.worth)}  {words.labelled(where, what)}",
            words.messages.why(moment.why, self._names),
            words.labelled(words.say(other), self._drawing.words_of(moment.other, view)),
            *([] if moment.why_other is None else [words.messages.why(moment.why_other, self._names)]),
        ]

    def _turned(self, turned: "Turned") -> str:
        where = self._words.say("review-where", round=turned.round, turn=turned.turn)
        cards = self._paint.cards(turned.cards) if turned.cards else self._words.say("review-deal")
        return f"{self._change(turned.worth)}  {self._words.labelled(where, cards)}"

    def _percent(self, figure: "Figure") -> str:
        return f"{self._words.decimal(100 * figure.value, 0)} %"

    def _change(self, figure: "Figure | None") -> str:
        if figure is None:
            return "–"
        value, error = self._words.decimal(100 * figure.value), self._words.decimal(100 * figure.error)
        return f"{'+' if figure.value > 0 else ''}{value} ± {error}"
