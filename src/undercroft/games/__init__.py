"""The explicit list of games, one line each. A game is loaded when it is first asked for."""

from importlib import import_module
from typing import Any, Final

from undercroft.engine.errors import UnknownGame, brief
from undercroft.engine.game import Game, Meta

GAMES: Final = ("dungeonville", "dungeon_lords", "dungeon_lords_training")


def meta(name: str) -> Meta:
    """The facts of a game, without its rules."""
    return part(name, "meta").META  # type: ignore[no-any-return]  # found by name at run time


def home(name: str) -> str:
    """The game whose folder holds the content: the game itself, or the one it is a part of."""
    return meta(name).part_of or name


def parts(name: str) -> list[str]:
    """What belongs to that game and stands beside it, such as its training."""
    return [each for each in GAMES if meta(each).part_of == name]


def game(name: str, players: int, **options: object) -> Game:
    """A game for that many players with those options."""
    return game_with(name, players, options)


def game_with(name: str, players: int, options: dict[str, object]) -> Game:
    """The same for options that somebody else has named: they may be called anything."""
    module, cards = part(name, "game"), part(name, "cards")
    return Game(meta(name), module.RULES, cards.CONTENT_HASH, players, options)


def part(name: str, module: str) -> Any:
    if name not in GAMES:
        raise UnknownGame(f"There is no game {brief(name)}. There are: {', '.join(GAMES)}.")
    return import_module(f"undercroft.games.{name}.{module}")
