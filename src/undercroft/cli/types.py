"""`undercroft types`: the declared views of games as TypeScript, for their boards in the browser."""

import argparse
import sys
from pathlib import Path
from typing import Any

import undercroft
from undercroft.cli.arguments import example_game
from undercroft.cli.parser import Commands, Refusal
from undercroft.declared import typescript

FILE = "declared.ts"


def register(commands: Commands) -> None:
    parser = commands.add(
        "types",
        run,
        "write the declared views as TypeScript",
        "Writes the view that a game declares as TypeScript: to the screen for one game, or with --web into every\n"
        "folder of that name under DIR. With --check nothing is written; exit code 1 if a file is not up to date.",
        f"undercroft types {example_game()}\nundercroft types --web web/src/games --check",
    )
    parser.add_argument("game", nargs="?", help="a game; with --web all of them")
    parser.add_argument("--web", type=Path, metavar="DIR", help="the folder with a folder for each game")
    parser.add_argument("--check", action="store_true", help="only say what is not up to date")


def run(args: argparse.Namespace) -> int:
    if args.web is None:
        if args.game is None:
            raise Refusal("Name a game, or a folder with --web.")
        sys.stdout.write(source_of(args.game))
        return 0
    if not args.web.is_dir():
        raise Refusal(f"{args.web}: there is no such folder.")
    names = [args.game] if args.game else [name for name in undercroft.GAMES if is_wanted(args.web, name)]
    stale = [name for name in names if not is_fresh(args.web / name / FILE, name)]
    for name in stale:
        put_right(args.web / name / FILE, name, args.check)
    return 1 if stale and args.check else 0


def is_wanted(web: Path, name: str) -> bool:
    """A game with a board of its own that says what its view is."""
    return (web / name).is_dir() and declared_by(name) is not None


def declared_by(name: str) -> Any:
    return undercroft.game(name, undercroft.meta(name).players[0]).rules.view_type


def source_of(name: str) -> str:
    meta, shape = undercroft.meta(name), declared_by(name)
    if shape is None:
        raise Refusal(f"{meta.title} does not declare its view.")
    return typescript(meta.title, shape)


def is_fresh(path: Path, name: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == source_of(name)


def put_right(path: Path, name: str, only_check: bool) -> None:
    if only_check:
        print(f"{path} is not what the game declares; run 'make format'.", file=sys.stderr)
    else:
        path.write_text(source_of(name), encoding="utf-8")
