"""Level 8 as an OpenSpiel game: importing this registers `python_level8`. Needs the extra `openspiel`.

    import level8.lab.openspiel, pyspiel
    game = pyspiel.load_game("python_level8(edition=modern,side=1,players=4)")

Chance comes first and is explicit: 32 nodes draw the bytes of the seed, from which every shuffle of the fair
game follows, so all games can happen and with the same chances as at a real table. The winner is given 1,
every other seat -1/(players - 1); a game broken off after `most_moves` codes gives nobody anything.
"""

import hashlib
from functools import lru_cache
from typing import Any, Final, final

import numpy as np
import pyspiel

from level8.game.actions import Action, Carry, format_action
from level8.game.editions import MOST_SEATS, edition
from level8.game.game import Game
from level8.game.shuffle import SEED_BYTES
from level8.game.view import SPECTATOR
from level8.lab.coded import CodedGame
from level8.lab.codes import Spelling
from level8.lab.observations import Observer

SHORT_NAME: Final = "python_level8"
DEFAULTS: Final[dict[str, Any]] = {"edition": "modern", "side": 1, "players": 2, "most_moves": 10_000}
_BYTES: Final = 256

_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Level 8",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,  # all that a seat remembers has no fixed size
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


Table = tuple[str, int, int]  # the edition as it was asked for, side, players


@lru_cache(maxsize=32)
def _observer(table: Table) -> Observer:
    name, side, players = table
    return Observer(edition(name), side, players)


@final
class Dealt:
    """A dealt game with what every seat remembers of it; OpenSpiel copies it, or pickles it."""

    def __init__(self, table: Table, seed: bytes) -> None:
        self.table: Final = table
        self.seed: Final = seed
        self.observer: Final = _observer(table)
        name, side, players = table
        self.coded = CodedGame(Game.new(edition(name), side, players, seed), self.observer.codes)
        self.pushed: list[int] = []
        self.memories = [b""] * players  # per seat: a digest of everything it has seen
        self._texts: dict[int, str] = {}  # what seats see now, as far as somebody has asked

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Dealt":
        twin = object.__new__(Dealt)
        vars(twin).update(vars(self))
        twin.coded = self.coded.copy()
        twin.pushed = self.pushed[:]
        twin.memories = self.memories[:]
        twin._texts = self._texts.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is its edition, seed and actions."""
        return _replayed, (self.table, self.seed, self.pushed)

    def push(self, code: int) -> None:
        """Spell on; when an action is played every seat remembers it, and what it sees then."""
        actor = int(self.coded.game.to_act)
        spelling = (*self.coded.begun, code)
        action = self.coded.push(code)
        self.pushed.append(code)
        self._texts.pop(actor, None)
        if action is not None:
            self._texts.clear()
            for seat in range(self.observer.seats):
                seen = f"{_seen(action, actor, seat, spelling)}\n{self.text(seat)}"
                self.memories[seat] = hashlib.sha256(self.memories[seat] + seen.encode()).digest()

    def begun(self, seat: int) -> Spelling:
        """What a seat has begun to spell; nobody else sees it."""
        return self.coded.begun if seat == self.coded.game.to_act else ()

    def text(self, seat: int) -> str:
        """What a seat sees now."""
        if seat not in self._texts:
            self._texts[seat] = self.observer.text(self.coded.game.view(seat), self.begun(seat))
        return self._texts[seat]


def _replayed(table: Table, seed: bytes, pushed: list[int]) -> Dealt:
    dealt = Dealt(table, seed)
    for code in pushed:
        dealt.push(code)
    return dealt


def _seen(action: Action, actor: int, seat: int, spelling: Spelling) -> str:
    """An action as a seat sees it happen; what is carried is private (F4)."""
    if seat == actor:
        return f"{format_action(action)} {spelling}"
    return f"{actor + 1} {'carry' if isinstance(action, Carry) else format_action(action)}"


class Level8Game(pyspiel.Game):  # type: ignore[misc] # OpenSpiel comes without types
    """A kind of table: edition, side, how many players, and when to break off."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**DEFAULTS, **(params or {})}
        self.table: Final[Table] = (asked["edition"], int(asked["side"]), int(asked["players"]))
        Dealt(self.table, bytes(SEED_BYTES))  # says clearly what is no table
        self.observer: Final = _observer(self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.codes.count,
            max_chance_outcomes=_BYTES,
            num_players=self.table[2],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=int(asked["most_moves"]),
        )
        super().__init__(_TYPE, info, asked)

    def new_initial_state(self) -> "Level8State":
        """Before the seed is drawn."""
        return Level8State(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each byte of the seed."""
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Level8Observer":
        """What a seat sees, or with perfect recall all that it has ever seen."""
        if params:
            raise ValueError(f"this game's observers take no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Level8Observer(wanted, self.observer)


class Level8State(pyspiel.State):  # type: ignore[misc] # OpenSpiel comes without types
    """The seed as far as it is drawn; then the game."""

    def __init__(self, game: Level8Game) -> None:
        super().__init__(game)
        self._seed = b""
        self._moves = 0
        self.dealt: Dealt | None = None

    def current_player(self) -> int:
        """The seat to act, CHANCE while the seed is drawn, or TERMINAL."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.dealt.coded.game.to_act)

    def is_terminal(self) -> bool:
        """Whether someone has won, or the game is broken off."""
        return self.dealt is not None and (
            self.dealt.coded.game.over or self._moves >= self.get_game().max_game_length()
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All values of a byte alike."""
        return [(value, 1 / _BYTES) for value in range(_BYTES)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.dealt is None or player != self.current_player():
            return []
        return self.dealt.coded.legal()

    def _apply_action(self, action: int) -> None:
        if self.dealt is not None:
            self._moves += 1
            self.dealt.push(int(action))
            return
        self._seed += bytes([action])
        if len(self._seed) == SEED_BYTES:
            self.dealt = Dealt(self.get_game().table, self._seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return str(self.get_game().observer.codes.text(action))

    def returns(self) -> list[float]:
        """1 for the winner, and together -1 for the others."""
        players = self.num_players()
        if self.dealt is None or not self.dealt.coded.game.over:
            return [0.0] * players
        winner = self.dealt.coded.game.winner
        return [1.0 if seat == winner else -1.0 / (players - 1) for seat in range(players)]

    def __str__(self) -> str:
        """The seed, and the table as a watcher sees it."""
        return f"seed {self._seed.hex()}" + (f"\n{self.dealt.text(SPECTATOR)}" if self.dealt else "")


@final
class Level8Observer:
    """Conforms to OpenSpiel's PyObserver; everything comes from the View of a seat, or of a spectator."""

    def __init__(self, wanted: Any, observer: Observer) -> None:
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees the hands of all players")
        self._recalls: Final = wanted.perfect_recall
        self._private: Final = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._observer: Final = observer
        self.tensor: Final = np.zeros(observer.size, np.float32)
        self.dict: Final = {name: self.tensor[where] for name, where in observer.fields.items()}

    def set_from(self, state: Level8State, player: int) -> None:
        """Write what a player sees into the tensor; zeros before the deal."""
        self.tensor.fill(0)
        if state.dealt is not None:
            seat = player if self._private else SPECTATOR
            view = state.dealt.coded.game.view(seat)
            self.tensor[:] = self._observer.vector(view, state.dealt.begun(seat))

    def string_from(self, state: Level8State, player: int) -> str:
        """What a player sees; with perfect recall, a digest of all that it saw before goes ahead of it."""
        if state.dealt is None:
            return "before the deal"
        seat = player if self._private else SPECTATOR
        said = state.dealt.text(seat)
        if self._recalls and self._private:
            return f"after {state.dealt.memories[seat].hex() or 'nothing'}\n{said}"
        return said


pyspiel.register_game(_TYPE, Level8Game)
