"""Undercroft through its public face, whichever build the interpreter has installed."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from benchmarks.catalog import figures
from benchmarks.peers import imported
from benchmarks.subject import NO_LIMIT, Probe, Random, UnavailableError

COMPILED = (".so", ".pyd")


class Match(Protocol):
    @property
    def over(self) -> bool: ...
    @property
    def to_act(self) -> Sequence[int]: ...
    def options(self, seat: int) -> Sequence[Any]: ...
    def choose(self, seat: int, option: Any) -> object: ...
    def clone(self) -> "Match": ...
    def view(self, seat: int) -> object: ...


class Undercroft:
    """One game of ours; several seats that owe a choice at once choose one after the other."""

    package = "undercroft"

    def __init__(self, name: str, players: int) -> None:
        undercroft = imported("undercroft", "undercroft")
        try:
            self.game: Any = undercroft.game(name, players=players)
        except Exception as error:
            raise UnavailableError(name, f"Undercroft does not offer {name}: {error}") from error
        self.own = {each.name: named(each.probe) for each in figures(name)}

    def play(self, seed: int, random: Random, limit: int = NO_LIMIT) -> tuple[Match, int]:
        match: Match = self.game.start(seed=seed)
        count = 0
        while not match.over and count != limit:
            seat = match.to_act[0]
            options = match.options(seat)
            match.choose(seat, options[int(random() * len(options))])
            count += 1
        return match, count

    def probes(self, state: Match, random: Random) -> Mapping[str, Probe]:
        clone, view, seat = state.clone, state.view, state.to_act[0]
        options = state.options(seat)
        option = options[int(random() * len(options))]
        return {
            "clone_us": clone,
            "clone_apply_us": lambda: clone().choose(seat, option),
            "view_us": lambda: view(seat),
            **{name: probe(state) for name, probe in self.own.items()},
        }


def named(probe: str) -> Callable[[Match], Probe]:
    module, _, function = probe.partition(":")
    found: Callable[[Match], Probe] = getattr(import_module(module), function)
    return found


def compiled_share() -> float:
    """How much of what was imported of Undercroft is compiled: nothing 0, everything 1."""
    modules = [module for name, module in sys.modules.items() if name.split(".")[0] == "undercroft"]
    files = [module.__file__ for module in modules if getattr(module, "__file__", None)]
    return sum(str(file).endswith(COMPILED) for file in files) / max(1, len(files))
