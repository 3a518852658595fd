"""All games: those of this folder, and those of other packages that say so. A game is loaded when it is asked for."""

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from undercroft.engine.content import pack_hash, read_pack
from undercroft.engine.errors import UnknownGame, brief
from undercroft.engine.game import Game, Meta
from undercroft.games.finding import Found, Names, found, known

NO_CONTENT: Final = pack_hash({})

GAMES: Final = Names(lambda: [each.meta.name for each in found().games if each.playable])
SHELF: Final = Names(lambda: [each.meta.name for each in found().games])


def meta(name: str) -> Meta:
    """The facts of a game, without its rules."""
    return entry(name).meta


def entry(name: str) -> Found:
    """Where a game on the shelf was found."""
    if name not in known():
        raise UnknownGame(f"There is no game {brief(name)}. There are: {', '.join(GAMES)}.")
    return known()[name]


def package(name: str) -> str:
    """The dotted name of the package that is the game's folder."""
    return entry(name).package


def is_playable(name: str) -> bool:
    """Whether it is offered to people; a game in the making is not."""
    return entry(name).playable


def is_built_in(name: str) -> bool:
    """Whether it comes with this package."""
    return entry(name).built_in


def home(name: str) -> str:
    """The game whose folder holds the content: the game itself, or the one it is a part of."""
    return meta(name).part_of or name


def parts(name: str) -> list[str]:
    """What belongs to that game and stands beside it, such as its puzzles."""
    return [each for each in SHELF if meta(each).part_of == name]


def problems() -> list[str]:
    """What is wrong with games of other packages, a sentence each. They are left out."""
    return list(found().problems)


def game(name: str, players: int, **options: object) -> Game:
    """A game for that many players with those options."""
    return game_with(name, players, options)


def game_with(name: str, players: int, options: dict[str, object]) -> Game:
    """The same for options that somebody else has named: they may be called anything."""
    return Game(meta(name), part(name, "game").RULES, content_hash(name), players, options)


def content(name: str) -> dict[str, Any]:
    """The cards of a game as data, file by file, as they are played; nothing for a game without content.

    A part has the content of the game it belongs to, and what it adds of its own.
    """
    folders = dict.fromkeys([package(home(name)), package(name)])
    return {file: data for folder in folders if has_content(folder) for file, data in read_pack(folder).items()}


def has_content(folder: str) -> bool:
    return (files(folder) / "content").is_dir()


def content_hash(name: str) -> str:
    """The hash of the content that a game is played with; a game without content needs no module `cards`."""
    return str(part(name, "cards").CONTENT_HASH) if has_part(name, "cards") else NO_CONTENT


def has_part(name: str, module: str) -> bool:
    """Whether the game's folder has a module of that name."""
    return find_spec(f"{package(name)}.{module}") is not None


def part(name: str, module: str) -> Any:
    """A module of the game's folder."""
    if not is_playable(name):
        raise UnknownGame(f"{meta(name).title} is in the making; it cannot be played yet.")
    if is_built_in(name):
        return import_module(f"{package(name)}.{module}")
    try:
        return import_module(f"{package(name)}.{module}")
    except Exception as problem:  # somebody else's code: anything can happen, and a person must be able to mend it
        what = f"'{name}' ({package(name)}.{module})"
        raise UnknownGame(f"The game {what} cannot be loaded: {type(problem).__name__}: {problem}.") from problem
