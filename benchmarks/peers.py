"""OpenSpiel and Catanatron, each driven from Python the way its own examples do it."""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from benchmarks.subject import NO_LIMIT, Probe, Random, UnavailableError

CHANCE, TERMINAL = -1, -4
COLORS = ("RED", "BLUE", "WHITE", "ORANGE")


def imported(module: str, package: str) -> ModuleType:
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise UnavailableError(package, f"{error.name} is not installed") from error


class OpenSpiel:
    """A C++ game of OpenSpiel. Chance nodes are sampled and cost time, but are no decisions."""

    package = "open_spiel"

    def __init__(self, name: str) -> None:
        self.game: Any = imported("pyspiel", "open_spiel").load_game(name)

    def play(self, _seed: int, random: Random, limit: int = NO_LIMIT) -> tuple[Any, int]:
        state, count = self.game.new_initial_state(), 0
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(sampled(state.chance_outcomes(), random()))
                continue
            if count == limit:
                break
            options = state.legal_actions()
            state.apply_action(options[int(random() * len(options))])
            count += 1
        return state, count

    def probes(self, state: Any, random: Random) -> Mapping[str, Probe]:
        clone, options = state.clone, state.legal_actions()
        option = options[int(random() * len(options))]
        return {"clone_us": clone, "clone_apply_us": lambda: clone().apply_action(option)}


def sampled(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


class Catanatron:
    """Full Catan with four seats, the 1,000-turn limit of Catanatron's own `play` included."""

    package = "catanatron"

    def __init__(self) -> None:
        self.api: Any = imported("catanatron", "catanatron")
        self.turns: int = imported("catanatron.game", "catanatron").TURNS_LIMIT

    def play(self, seed: int, random: Random, limit: int = NO_LIMIT) -> tuple[Any, int]:
        game, count, turns = self.new_game(seed), 0, self.turns
        while game.winning_color() is None and game.state.num_turns < turns and count != limit:
            options = game.state.playable_actions
            game.execute(options[int(random() * len(options))])
            count += 1
        return game, count

    def new_game(self, seed: int) -> Any:
        """Catanatron takes seed 0 for none, hence the one added."""
        players = [self.api.RandomPlayer(self.api.Color[name]) for name in COLORS]
        return self.api.Game(players, seed=seed + 1)

    def probes(self, state: Any, random: Random) -> Mapping[str, Probe]:
        clone, options = state.copy, state.state.playable_actions
        option = options[int(random() * len(options))]
        return {"clone_us": clone, "clone_apply_us": lambda: clone().execute(option)}
