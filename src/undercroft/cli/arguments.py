"""Arguments that several commands share, and what they mean."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import undercroft
from undercroft.cli.parser import Parser, Refusal
from undercroft.engine.errors import UndercroftError
from undercroft.engine.game import Game, Meta
from undercroft.engine.match import Match
from undercroft.engine.replay import read
from undercroft.text import LANGUAGES, default_language

PLAYERS = 3
LONG = 1_000_000  # seconds


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a whole number") from None


def positive(text: str) -> int:
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too small; at least 1 is needed")
    return number


def not_negative(text: str) -> int:
    number = whole(text)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{number} is too small; at least 0 is needed")
    return number


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds") from None
    if not 0 <= number <= LONG:  # what is no number at all (nan) is refused, too
        raise argparse.ArgumentTypeError(f"{text} seconds are not possible; 0 to {LONG} are")
    return number


def pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"'{text}' does not look like name=value")
    return name, value


def add_players(parser: Parser, who: str = "") -> None:
    parser.add_argument("--players", type=whole, help=f"{who}default: {PLAYERS}, or what the game allows")


def players_of(name: str, given: int | None) -> int:
    """How many play if nobody says."""
    if given is not None:
        return given
    allowed = undercroft.meta(name).players
    return PLAYERS if PLAYERS in allowed else allowed[-1]


def example_game() -> str:
    """The game that is meant where nobody names one: the shortest that stands on the shelf by itself."""
    names = [name for name in undercroft.GAMES if stands_alone(undercroft.meta(name))] or list(undercroft.GAMES)
    return min(names, key=lambda name: undercroft.meta(name).minutes)


def stands_alone(meta: Meta) -> bool:
    return not meta.part_of and meta.stage != "example" and meta.minutes[0] > 0


def add_language(parser: Parser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default_language(), help="language (default: that of your surroundings)"
    )


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        type=pair,
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, may be repeated; 'undercroft games NAME' lists them",
    )


def build_game(name: str, players: int, pairs: list[tuple[str, str]]) -> Game:
    """The game with the options of the command line."""
    meta = undercroft.meta(name)
    named = [option for option, _ in pairs]
    twice = next((option for option in named if named.count(option) > 1), None)
    if twice is not None:
        raise Refusal(f"The option '{twice}' is given twice; say which value you mean.")
    return undercroft.game(name, players, **{option: typed(meta, option, value) for option, value in pairs})


def typed(meta: Meta, option: str, text: str) -> object:
    """The value that is written like this; the text itself if there is none, for the engine to refuse."""
    values = [value for choice in meta.options if choice.name == option for value in choice.values]
    return next((value for value in values if str(value) == text), text)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal(f"{path}: this is not a text file.") from None


def read_record(path: Path) -> dict[str, object]:
    """The data of a record file, before anybody has checked it."""
    text = read_text(path)
    with doubting(path):
        return read(text)


@contextmanager
def doubting(path: Path) -> Iterator[None]:
    """Whatever a file makes the engine stumble over is told in one sentence: anything may stand in a file."""
    try:
        yield
    except UndercroftError as broken:
        raise Refusal(f"{path}: {broken}") from None
    except (LookupError, TypeError, ValueError, AttributeError):
        raise Refusal(f"{path}: this does not describe a game.") from None


def load_match(path: Path) -> Match:
    """The match in a record file."""
    data = read_record(path)
    with doubting(path):
        return undercroft.load(data)
