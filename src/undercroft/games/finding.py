"""Which games there are: every folder here that has a `meta` module, and the entry points `undercroft.games`."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final, NamedTuple, overload

from undercroft.engine.game import STAGES, Meta

OWN: Final = "undercroft.games"
GROUP: Final = "undercroft.games"  # of entry points; the value is a package that looks like a folder here
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")  # it stands in addresses, records and names of files


class Found(NamedTuple):
    """A game and where it is."""

    meta: Meta
    package: str
    built_in: bool
    has_rules: bool

    @property
    def playable(self) -> bool:
        """A game in the making may have rules already; nobody is offered it."""
        return self.has_rules and self.meta.stage != "planned"


class Finding(NamedTuple):
    """All games on the shelf, ours first, and a sentence about each that had to be left out."""

    games: tuple[Found, ...]
    problems: tuple[str, ...]


class Names(Sequence[str]):
    """Names of games as a tuple would hold them, found when somebody looks: a foreign game may import us first."""

    def __init__(self, find: Callable[[], list[str]]) -> None:
        self.find = find

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> list[str]: ...
    def __getitem__(self, place: int | slice) -> str | list[str]:
        return self.find()[place]

    def __len__(self) -> int:
        return len(self.find())

    def __repr__(self) -> str:
        return repr(tuple(self))


@cache
def found() -> Finding:
    """Looks once."""
    games = sorted(own(), key=on_shelf)
    problems: list[str] = []
    for point in sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value)):
        try:
            games.append(foreign(point, games))
        except Unfit as unfit:
            problems.append(str(unfit))
    ours = sum(each.built_in for each in games)
    return Finding((*games[:ours], *sorted(games[ours:], key=on_shelf)), tuple(problems))


@cache
def known() -> dict[str, Found]:
    return {each.meta.name: each for each in found().games}


def on_shelf(each: Found) -> tuple[int, str]:
    return each.meta.shelf, each.meta.name


def own() -> Iterator[Found]:
    for module in iter_modules(import_module(OWN).__path__, f"{OWN}."):
        if module.ispkg and find_spec(f"{module.name}.meta") is not None:
            yield Found(import_module(f"{module.name}.meta").META, module.name, True, has_rules(module.name))


def has_rules(package: str) -> bool:
    return find_spec(f"{package}.game") is not None


class Unfit(Exception):
    """Why a game of another package is left out."""


def foreign(point: EntryPoint, others: list[Found]) -> Found:
    """The game of an entry point; whatever is wrong with it must not hurt the others."""
    try:
        meta = import_module(f"{point.value}.meta").META
        game = Found(meta, point.value, False, has_rules(point.value))
    except Exception as problem:  # it is somebody else's code: anything can happen
        raise Unfit(f"{told(point)} cannot be loaded: {type(problem).__name__}: {problem}.") from None
    check(point, game, others)
    return game


def check(point: EntryPoint, game: Found, others: list[Found]) -> None:
    """Refuses what would break a promise elsewhere."""
    meta = game.meta
    if not isinstance(meta, Meta):
        raise Unfit(f"{told(point)}: META is no Meta of undercroft.engine.game.")
    if meta.name != point.name or not NAME.fullmatch(meta.name):
        raise Unfit(f"{told(point)} calls itself '{meta.name}'; both must be the same lower-case word.")
    if meta.stage not in STAGES:
        raise Unfit(f"{told(point)} has the stage '{meta.stage}'. There are: {', '.join(STAGES)}.")
    if any(each.meta.name == meta.name for each in others):
        raise Unfit(f"{told(point)} is left out: there is a game of that name already.")
    if meta.part_of and all(each.meta.name != meta.part_of for each in others):
        raise Unfit(f"{told(point)} is a part of '{meta.part_of}', which does not exist.")


def told(point: EntryPoint) -> str:
    return f"The game '{point.name}' ({point.value})"
