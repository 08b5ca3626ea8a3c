"""A game of one person with bots: shows it, asks, explains and plays until a seat has won."""

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final

from level8.bots.policy import Policy
from level8.bots.seating import Seated
from level8.cli.playing.drawing import BY_COLOUR, BY_NUMBER, Drawing
from level8.cli.playing.frontend import Frontend
from level8.cli.playing.typed import understood
from level8.cli.shared.arguments import UsageError
from level8.cli.shared.teller import Teller
from level8.cli.shared.words import Words, plain
from level8.game.actions import Action, LayDown
from level8.game.errors import IllegalAction, Level8Error, Reason
from level8.game.solver import MOST_COUNTED, count_ways, distance, ways
from level8.game.state import Step
from level8.game.suggestion import best_lay_down
from level8.game.view import View
from level8.record.recorder import Recorder

if TYPE_CHECKING:
    from level8.review import Coach

LISTED: Final = 9  # ways to lay down that `lay list` shows
_HELP: Final = (
    "draw", "lay", "off", "discard", "skip", "take", "show", "swap", "keep", "carry", "hint", "sort", "rules",
    "quit",
)  # fmt: skip


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """A game of one person against bots; all input and output goes through the frontend."""

    def __init__(
        self,
        recorder: Recorder,
        me: int,
        bots: Mapping[int, Seated],
        adviser: Policy,
        frontend: Frontend,
        words: Words,
        drawing: Drawing,
        teller: Teller,
        rules: Callable[[], Sequence[str]],
        save: Callable[[str], str],
        coach: "Coach | None" = None,
    ) -> None:
        self._recorder: Final = recorder
        self._game: Final = recorder.game
        self._me: Final = me
        self._bots: Final = bots
        self._adviser: Final = adviser
        self._frontend: Final = frontend
        self._words: Final = words
        self._drawing: Final = drawing
        self._teller: Final = teller
        self._rules: Final = rules
        self._save: Final = save
        self._coach: Final = coach
        self._ways: list[Action] = []  # the list that was shown last

    def run(self) -> None:
        """Play to the end; raises Left when the person leaves first."""
        self._frontend.tell(self._teller.deal(self._view()))
        while not self._game.over:
            if self._game.to_act == self._me:
                self._my_step()
            else:
                self._bots_step(int(self._game.to_act))
        ending = self._teller.ending(self._view(), self._game.ranking())
        self._frontend.tell(["", self._words.say("table-game-over"), *ending])

    def _view(self) -> View:
        return self._game.view(self._me)

    def _do(self, action: Action) -> None:
        """Play `action` for the seat to act and tell it; a refused action raises and changes nothing."""
        before = self._view()
        self._recorder.play(action)
        self._frontend.tell(self._teller.tell(action, before, self._view()))

    def _bots_step(self, seat: int) -> None:
        """Let the bot on `seat` act, and say so if its answer had to be replaced."""
        bot = self._bots[seat]
        action = bot.choose(self._game)
        if bot.last_trouble:
            name = self._teller.name(seat)
            self._frontend.tell([plain(self._words.say("cli-stood-in", name=name, why=bot.last_trouble))])
        self._do(action)

    # --- the person ---

    def _my_step(self) -> None:
        """Ask until the person has played an action."""
        view = self._view()
        choices = self._drawing.choices(view)
        asked = self._drawing.asked(view, int(self._game.allowance(self._me)))
        self._ways = []
        self._frontend.present(view, asked, choices)
        while True:
            try:
                line = self._frontend.read().strip()
            except (EOFError, KeyboardInterrupt) as end:
                raise Left from end
            try:
                if self._act(line, view, choices):
                    return
            except IllegalAction as refused:
                self._frontend.refuse(self._words.error(refused.reason), refused.reason.code)
            except Level8Error as error:
                self._frontend.refuse(self._words.error(error), error.message)
            if line:
                self._frontend.tell([asked])

    def _act(self, line: str, view: View, choices: Sequence[tuple[Action, str]]) -> bool:
        """Do what `line` says; returns whether it was an action."""
        if not line:
            self._frontend.present(
                view, self._drawing.asked(view, int(self._game.allowance(self._me))), choices
            )
            return False
        if line.isascii() and line.isdigit():
            self._do_mine(_numbered([action for action, _ in choices], line), view)
            return True
        answer = self._aside(line, view)
        if answer is not None:
            self._frontend.tell(answer)
            return False
        self._do_mine(self._lay_down(line, view) or understood(line, view), view)
        return True

    def _do_mine(self, action: Action, view: View) -> None:
        """Play an action of the person, and tell what the coach says about it."""
        self._do(action)
        remark = None if self._coach is None else self._coach.remark(view, action)
        if remark is not None:
            names = [self._teller.name(seat) for seat in range(view.seats)]
            better = self._drawing.words_of(remark.better, view)
            lost = self._words.decimal(-100 * remark.lost.value)
            told = [self._words.say("review-coach", lost=lost, what=better)]
            if remark.why_better is not None:
                told.append(f"  {self._words.messages.why(remark.why_better, names)}")
            self._frontend.tell(told)

    def _aside(self, line: str, view: View) -> Sequence[str] | None:
        """The answer to a line that is no action; None if it may be one."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in ("quit", "q", "exit"):
            raise Left
        if word == "save" and rest:
            return [self._save(rest.strip())]
        if line.lower() == "lay list":
            return self._list_ways(view)
        if rest:
            return None
        if word in ("help", "h", "?"):
            return self._help()
        if word == "hint":
            return self._hint(view)
        if word == "sort":
            self._drawing.order = BY_COLOUR if self._drawing.order == BY_NUMBER else BY_NUMBER
            return [self._drawing.hand(view)]
        if word == "table":
            return [*self._drawing.table(view), self._drawing.hand(view)]
        if word == "rules":
            return self._rules()
        if word == "save":
            raise UsageError("typed-usage", usage="save game.level8")
        return None

    def _lay_down(self, line: str, view: View) -> Action | None:
        """The best way for `lay`, a listed way for `lay` and its number; None for any other line.

        Raises the reason if no level can be laid down now, whatever cards are named.
        """
        words = line.lower().split()
        if words[0] == "lay" and (view.step is not Step.PLAY or view.laid(view.seat)):
            reason = view.check(LayDown(()))
            assert reason is not None
            raise IllegalAction(reason)
        if words == ["lay"]:
            return best_lay_down(view) or _why_not(view)
        if len(words) == 2 and words[0] == "lay" and words[1].isascii() and words[1].isdigit():
            if not self._ways:
                self._list_ways(view)
            return _numbered(self._ways, words[1])
        return None

    def _list_ways(self, view: View) -> list[str]:
        if view.laid(view.seat):
            raise IllegalAction(Reason("already-laid", "T2"))
        level, top, colours = view.asks(view.seat), view.edition.top, int(view.edition.colours)
        self._ways = [LayDown(way) for way in islice(ways(view.hand, level, top, colours), LISTED)]
        count = count_ways(view.hand, level, top, colours)
        lines = [self._words.ways(count, MOST_COUNTED)]
        for number, way in enumerate(self._ways):
            what = self._drawing.words_of(way, view)
            lines.append(f"  {self._words.labelled(f'lay {number + 1}', what)}")
        if count > MOST_COUNTED:
            lines.append(self._words.say("cli-many-more"))
        elif count > LISTED:
            lines.append(self._words.say("cli-more-ways", count=count - LISTED))
        return lines

    def _hint(self, view: View) -> list[str]:
        """Lines about the adviser's action, its reason, and the distance to the level."""
        best = self._adviser.explain(view, most=1)[0]
        names = [self._teller.name(seat) for seat in range(view.seats)]
        lines = [
            self._words.say("cli-hint", what=self._drawing.words_of(best.action, view)),
            self._words.messages.why(best.reason, names),
        ]
        if not view.laid(view.seat) and view.step in (Step.DRAW, Step.PLAY):
            lacking = distance(view.hand, view.asks(view.seat), view.edition.top)
            lines.append(self._words.say("cli-distance", count=lacking))
        return lines

    def _help(self) -> list[str]:
        lines = [f"  {self._words.say(f'table-help-{name}')}" for name in _HELP]
        names = ["joker", "skip", "take", "swap", "keep"]
        cards = ", ".join([f"{sign} {self._words.say(f'card-{name}')}" for sign, name in zip("JSTXK", names)])
        return [self._words.say("table-help"), *lines, self._words.say("cli-help-short"), f"  {cards}"]


def _numbered(actions: Sequence[Action], number: str) -> Action:
    at = int(number[:3])
    if not 1 <= at <= len(actions) or len(number) > 3:
        raise UsageError("no-choice", number=number, most=str(len(actions)))
    return actions[at - 1]


def _why_not(view: View) -> Action:
    """A way to lay the level down, which the rules will refuse; raises the missing cards if there is none."""
    level, top = view.asks(view.seat), view.edition.top
    way = next(ways(view.hand, level, top, int(view.edition.colours)), None)
    if way is None:
        lacking = distance(view.hand, level, top)
        raise UsageError("lay-lacks", count=str(lacking))
    return LayDown(way)
