"""Which matches the contract is checked in: every player count, and the values of every option once."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from undercroft.engine.game import PLAYERS, Meta

LONG: Final = 12


class Case(NamedTuple):
    """One match: how many play, with which options, from which seed."""

    players: int
    options: dict[str, object]
    seed: int

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return ", ".join([f"{self.players} players", *chosen, f"seed {self.seed}"])


def option_sets(meta: Meta, players: int) -> list[dict[str, object]]:
    """The defaults, then every other value of every option once, each with what it needs beside it."""
    usual: dict[str, object] = {option.name: option.default_for(players) for option in meta.options}
    sets: list[dict[str, object]] = [{}]
    for option in meta.options:
        for value in tried(option.allowed(players)):
            needs = [need for need in option.needs if need.value == value and not need.is_met(players, usual)]
            if value != usual[option.name] and all(need.option != PLAYERS for need in needs):
                sets.append({option.name: value, **{need.option: need.values[0] for need in needs}})
    return sets


def tried(values: Sequence[int | str]) -> list[int | str]:
    """All values; of a long run of numbers its ends, for between them nothing new happens."""
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) <= LONG:
        return list(values)
    return [value for value in values if not isinstance(value, int) or value in (min(numbers), max(numbers))]


def cases(meta: Meta, seeds: int = 2, players: Sequence[int] = ()) -> list[Case]:
    """The defaults at all player counts with some seeds, each other value of an option at one of them."""
    counts = tuple(players) or meta.players
    found = [Case(count, {}, seed) for count in counts for seed in range(1, seeds + 1)]
    for place, options in enumerate(all_sets(meta, counts)):
        able = [count for count in counts if options in option_sets(meta, count)]
        turn = counts[place % len(counts)]
        found.append(Case(turn if turn in able else able[0], options, place))
    return found


def all_sets(meta: Meta, counts: Sequence[int]) -> list[dict[str, object]]:
    """What can be chosen at one of these player counts, without the defaults."""
    found: list[dict[str, object]] = []
    for count in reversed(counts):
        found += [options for options in option_sets(meta, count)[1:] if options not in found]
    return found
