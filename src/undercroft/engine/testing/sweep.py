"""Which matches the contract is checked in: every player count, and every value of every option once."""

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.engine.game import Meta


class Case(NamedTuple):
    """One match: how many play, with which options, from which seed."""

    players: int
    options: dict[str, object]
    seed: int

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return ", ".join([f"{self.players} players", *chosen, f"seed {self.seed}"])


def option_sets(meta: Meta, players: int) -> list[dict[str, object]]:
    """The defaults, then every other value of every option once."""
    sets: list[dict[str, object]] = [{}]
    for option in meta.options:
        others = [value for value in option.allowed(players) if value != option.default_for(players)]
        sets += [{option.name: value} for value in others]
    return sets


def cases(meta: Meta, seeds: int = 2, players: Sequence[int] = ()) -> list[Case]:
    """The defaults at all player counts with some seeds, each other value of an option at one of them."""
    counts = tuple(players) or meta.players
    found = [Case(count, {}, seed) for count in counts for seed in range(1, seeds + 1)]
    for place, options in enumerate(option_sets(meta, max(counts))[1:]):
        count = counts[place % len(counts)]
        if options in option_sets(meta, count):
            found.append(Case(count, options, place))
    return found
