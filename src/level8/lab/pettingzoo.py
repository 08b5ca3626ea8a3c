"""Level 8 as a PettingZoo environment: `env()` makes one. Needs the extra `pettingzoo`.

At the end the winner gets 1 and each other seat -1/(seats - 1); if a game stops after `most_turns`, all
rewards are 0. The mask of legal codes is in `infos[agent]["action_mask"]` or, with mask="observation", beside
the vector in a dictionary.
"""

import random
from typing import Any, ClassVar, Final, Literal, final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from level8.game.editions import edition as named
from level8.game.game import Game
from level8.game.view import View
from level8.lab.coded import CodedGame
from level8.lab.observations import Observer, Vector

Mask = NDArray[np.int8]
MOST_TURNS: Final = 2000


def env(
    edition: str = "modern",
    side: int = 1,
    seats: int = 4,
    seed: int | None = None,
    most_turns: int = MOST_TURNS,
    mask: Literal["info", "observation"] = "info",
    render_mode: str | None = None,
) -> Any:
    """Make an environment whose agents are "seat_1" and so on; wrappers report wrong use."""
    made = Level8Env(edition, side, seats, seed, most_turns, mask, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


@final
class Level8Env(AECEnv[str, Any, int], EzPickle):  # type: ignore[misc] # PettingZoo comes without types
    """One game; each agent observes what its seat may know and nothing else."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "level8_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        edition: str,
        side: int,
        seats: int,
        seed: int | None,
        most_turns: int,
        mask: Literal["info", "observation"],
        render_mode: str | None,
    ) -> None:
        super().__init__()
        # Learners send environments to other processes, where a copy is a new one with the same arguments.
        EzPickle.__init__(self, edition, side, seats, seed, most_turns, mask, render_mode)
        self.edition: Final = named(edition)
        self.side: Final = side
        self.seats: Final = seats
        self.most_turns: Final = most_turns
        self.render_mode = render_mode
        self.observer: Final = Observer(self.edition, side, seats)
        self._mask_in_info: Final = mask == "info"
        self._seeds = random.Random(seed)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.agents: list[str] = []
        count = self.observer.codes.count
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.coded = self._deal()

    def _space(self) -> spaces.Space[Any]:
        vector = spaces.Box(0.0, 1.0, (self.observer.size,), np.float32)
        if self._mask_in_info:
            return vector
        mask = spaces.Box(0, 1, (self.observer.codes.count,), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _deal(self) -> CodedGame:
        game = Game.new(self.edition, self.side, self.seats, self._seeds.getrandbits(62))
        return CodedGame(game, self.observer.codes)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; `seed` determines this game and all later ones."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.coded = self._deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def _ask(self) -> None:
        """Select the seat to act and set its mask."""
        self.agent_selection = self.possible_agents[self.coded.game.to_act]
        self.infos = {
            agent: {"action_mask": self.mask(agent)} if self._mask_in_info else {} for agent in self.agents
        }

    def mask(self, agent: str) -> Mask:
        """1 for each code that `agent` may push now; only 0 if another seat is to act or the game is over."""
        mask = np.zeros(self.observer.codes.count, np.int8)
        if agent == self.agent_selection and not self._ended():
            mask[self.coded.legal()] = 1
        return mask

    def _ended(self) -> bool:
        return self.coded.game.over or self.coded.turns > self.most_turns

    def view(self, agent: str) -> View:
        """The View of the seat of `agent`."""
        return self.coded.game.view(self.possible_agents.index(agent))

    def observe(self, agent: str) -> Any:
        """The vector of the View of `agent`, with the codes that it has spelled of its own action."""
        vector = self._vector(agent)
        return vector if self._mask_in_info else {"observation": vector, "action_mask": self.mask(agent)}

    def _vector(self, agent: str) -> Vector:
        begun = self.coded.begun if agent == self.agent_selection else ()
        return self.observer.vector(self.view(agent), begun)

    def step(self, action: int | None) -> None:
        """Push the code `action`; if that completes an action, play it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act, and None is no code")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.coded.push(int(action))
        self._end_or_go_on()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end_or_go_on(self) -> None:
        game = self.coded.game
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = 1.0 if seat == game.winner else -1.0 / (self.seats - 1)
        elif self._ended():
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The game as the seat to act sees it."""
        text = self.observer.text(self.view(self.agent_selection), self.coded.begun)
        if self.render_mode != "human":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
