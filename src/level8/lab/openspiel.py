"""Level 8 as an OpenSpiel game: importing this registers `python_level8`. Needs the extra `openspiel`.

    import level8.lab.openspiel, pyspiel
    game = pyspiel.load_game("python_level8(edition=modern,side=1,players=4)")

Chance comes first and is explicit: 32 chance nodes draw the bytes of the seed, and all shuffles follow from
it (docs/fairness.md). So each game has the same probability as at a real table. The winner gets 1, each other
seat -1/(players - 1); if a game stops after `most_codes` codes, all returns are 0.
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
DEFAULTS: Final[dict[str, Any]] = {"edition": "modern", "side": 1, "players": 2, "most_codes": 10_000}
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
    provides_information_state_tensor=False,  # what a seat remembers has no fixed size
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


Setup = tuple[str, int, int]  # name of the edition as it was given, side, players


@lru_cache(maxsize=32)
def _observer(setup: Setup) -> Observer:
    name, side, players = setup
    return Observer(edition(name), side, players)


@final
class DealtGame:
    """A dealt game and what each seat remembers of it; OpenSpiel copies and pickles it."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup: Final = setup
        self.seed: Final = seed
        self.observer: Final = _observer(setup)
        name, side, players = setup
        self.coded = CodedGame(Game.new(edition(name), side, players, seed), self.observer.codes)
        self.pushed: list[int] = []
        self.memories = [b""] * players  # per seat: a digest of everything it has seen
        self._texts: dict[int, str] = {}  # what seats see now: a cache for `text`

    def __deepcopy__(self, _memo: dict[int, Any]) -> "DealtGame":
        twin = object.__new__(DealtGame)
        vars(twin).update(vars(self))
        twin.coded = self.coded.copy()
        twin.pushed = self.pushed[:]
        twin.memories = self.memories[:]
        twin._texts = self._texts.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the setup, the seed and the codes; unpickling replays them."""
        return _replayed, (self.setup, self.seed, self.pushed)

    def push(self, code: int) -> None:
        """Add `code`; if that completes an action, each seat remembers it and what it sees afterwards."""
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
        """The codes that `seat` has spelled of its action so far; no other seat sees them."""
        return self.coded.begun if seat == self.coded.game.to_act else ()

    def text(self, seat: int) -> str:
        """What `seat` sees now, as text."""
        if seat not in self._texts:
            self._texts[seat] = self.observer.text(self.coded.game.view(seat), self.begun(seat))
        return self._texts[seat]


def _replayed(setup: Setup, seed: bytes, pushed: list[int]) -> DealtGame:
    dealt = DealtGame(setup, seed)
    for code in pushed:
        dealt.push(code)
    return dealt


def _seen(action: Action, actor: int, seat: int, spelling: Spelling) -> str:
    """`action` of `actor` as `seat` sees it; which cards another seat carries is private (F4)."""
    if seat == actor:
        return f"{format_action(action)} {spelling}"
    return f"{actor + 1} {'carry' if isinstance(action, Carry) else format_action(action)}"


class Level8Game(pyspiel.Game):  # type: ignore[misc] # OpenSpiel comes without types
    """The game with its parameters: edition, side, number of players, and `most_codes`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**DEFAULTS, **(params or {})}
        self.setup: Final[Setup] = (asked["edition"], int(asked["side"]), int(asked["players"]))
        DealtGame(self.setup, bytes(SEED_BYTES))  # raises if the setup is impossible
        self.observer: Final = _observer(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.codes.count,
            max_chance_outcomes=_BYTES,
            num_players=self.setup[2],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=int(asked["most_codes"]),
        )
        super().__init__(_TYPE, info, asked)

    def new_initial_state(self) -> "Level8State":
        """The state before the seed is drawn."""
        return Level8State(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each byte of the seed."""
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Level8Observer":
        """An observer of what a seat sees now or, with perfect recall, of all that it has seen."""
        if params:
            raise ValueError(f"this game's observers take no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Level8Observer(wanted, self.observer)


class Level8State(pyspiel.State):  # type: ignore[misc] # OpenSpiel comes without types
    """The bytes of the seed drawn so far; after the last one, the game."""

    def __init__(self, game: Level8Game) -> None:
        super().__init__(game)
        self._seed = b""
        self._pushed = 0
        self.dealt: DealtGame | None = None

    def current_player(self) -> int:
        """The seat to act, CHANCE while the seed is drawn, or TERMINAL."""
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.dealt.coded.game.to_act)

    def is_terminal(self) -> bool:
        """Whether a seat has won, or `most_codes` codes have been pushed."""
        return self.dealt is not None and (
            self.dealt.coded.game.over or self._pushed >= self.get_game().max_game_length()
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All values of a byte, equally likely."""
        return [(value, 1 / _BYTES) for value in range(_BYTES)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.dealt is None or player != self.current_player():
            return []
        return self.dealt.coded.legal()

    def _apply_action(self, action: int) -> None:
        if self.dealt is not None:
            self._pushed += 1
            self.dealt.push(int(action))
            return
        self._seed += bytes([action])
        if len(self._seed) == SEED_BYTES:
            self.dealt = DealtGame(self.get_game().setup, self._seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return str(self.get_game().observer.codes.text(action))

    def returns(self) -> list[float]:
        """1 for the winner; the other seats share -1."""
        players = self.num_players()
        if self.dealt is None or not self.dealt.coded.game.over:
            return [0.0] * players
        winner = self.dealt.coded.game.winner
        return [1.0 if seat == winner else -1.0 / (players - 1) for seat in range(players)]

    def __str__(self) -> str:
        """The seed, and the game as a spectator sees it."""
        return f"seed {self._seed.hex()}" + (f"\n{self.dealt.text(SPECTATOR)}" if self.dealt else "")


@final
class Level8Observer:
    """Follows OpenSpiel's PyObserver; all it tells comes from the View of a seat or of a spectator."""

    def __init__(self, wanted: Any, observer: Observer) -> None:
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees the hands of all players")
        self._recalls: Final = wanted.perfect_recall
        self._private: Final = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._observer: Final = observer
        self.tensor: Final = np.zeros(observer.size, np.float32)
        self.dict: Final = {name: self.tensor[where] for name, where in observer.fields.items()}

    def set_from(self, state: Level8State, player: int) -> None:
        """Write what `player` sees into the tensor; before the deal, zeros."""
        self.tensor.fill(0)
        if state.dealt is not None:
            seat = player if self._private else SPECTATOR
            view = state.dealt.coded.game.view(seat)
            self.tensor[:] = self._observer.vector(view, state.dealt.begun(seat))

    def string_from(self, state: Level8State, player: int) -> str:
        """What `player` sees; with perfect recall, a digest of all it has seen before comes first."""
        if state.dealt is None:
            return "before the deal"
        seat = player if self._private else SPECTATOR
        said = state.dealt.text(seat)
        if self._recalls and self._private:
            return f"after {state.dealt.memories[seat].hex() or 'nothing'}\n{said}"
        return said


pyspiel.register_game(_TYPE, Level8Game)
