"""`undercroft new`: a package with a game that works, to be changed into one's own. It is Torchlight, renamed."""

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.terminal import console
from undercroft.games import SHELF, package
from undercroft.games.finding import NAME

EXAMPLE = "torchlight"
COPIED = (".py", ".ftl", ".md", ".json")
PLACES = {"pyproject.toml": ".", "README.md": ".", "test_game.py": "tests"}  # of the skeleton, in the new package


def register(commands: Commands) -> None:
    parser = commands.add(
        "new",
        run,
        "write the skeleton of a game of your own",
        "Writes a package with a small game that works and keeps the contract, for you to change into your own. Once\n"
        "it is installed beside Undercroft it appears in every command and in the browser.",
        "undercroft new lantern_bearers --in ~/games",
    )
    parser.add_argument("name", help="name of the game and of its package, as in lantern_bearers")
    parser.add_argument("--in", dest="folder", type=Path, default=Path(), metavar="DIR", help="default: this folder")


def run(args: argparse.Namespace) -> int:
    check_name(args.name)
    project = args.folder / args.name
    if project.exists():
        raise Refusal(f"{project} exists already; choose another name, or another folder with --in.")
    for path, text in written(args.name):
        (project / path).parent.mkdir(parents=True, exist_ok=True)
        (project / path).write_text(text, encoding="utf-8")
    out = console()
    out.print(f"{title_of(args.name)} stands in {project}.", style="bold", soft_wrap=True)
    out.print(f"Install it with 'pip install -e {project}', then try:", soft_wrap=True)
    for command in (f"undercroft contract {args.name}", f"undercroft play {args.name}", "undercroft serve"):
        out.print(f"    {command}")
    return 0


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise Refusal(f"'{name[:60]}' is no name for a game; use small letters, digits and _, a letter first.")
    if name in SHELF:
        raise Refusal(f"There is a game '{name}' already.")
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise Refusal(f"There is a Python package '{name}' already; choose another name.")


def written(name: str) -> Iterator[tuple[PurePosixPath, str]]:
    """All files of the new package, with their text."""
    skeleton = files("undercroft.cli") / "skeleton"
    for file, place in PLACES.items():
        yield PurePosixPath(place, file), renamed((skeleton / file).read_text(encoding="utf-8"), name)
    for path, source in walked(files(package(EXAMPLE)), PurePosixPath()):
        here = PurePosixPath("src", name, str(path).replace(EXAMPLE, name))
        yield here, renamed(source.read_text(encoding="utf-8"), name)
    yield PurePosixPath("src", name, "py.typed"), ""


def walked(folder: Traversable, path: PurePosixPath) -> Iterator[tuple[PurePosixPath, Traversable]]:
    """Every source file below a folder."""
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir() and each.name != "__pycache__":
            yield from walked(each, path / each.name)
        elif each.name.endswith(COPIED):
            yield path / each.name, each


def renamed(text: str, name: str) -> str:
    """The text of a file of the example, as it stands in the new game."""
    for old, new in names(name).items():
        text = text.replace(old, new)
    return text


def names(name: str) -> dict[str, str]:
    """What is called otherwise in the new game; the first that fits counts."""
    title, shown = title_of(name), EXAMPLE.title()
    prose = (f'title="{shown}', f'"""{shown}', f"# {shown}", f'description = "{shown}')
    facts = {
        'stage="example"': 'stage="alpha"',
        "year=2026": f"year={datetime.now(UTC).year}",
        '("The Undercroft authors",)': '("Your name",)',
        ", the example of docs/adding-a-game.md: ": ": ",
        "TL-": f"{prefix_of(name)}-",
    }
    rest = {package(EXAMPLE): name, shown: title.replace(" ", ""), EXAMPLE: name}
    return {**{each: each.replace(shown, title) for each in prose}, **facts, **rest}


def title_of(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("_") if word)


def prefix_of(name: str) -> str:
    """Two letters for the numbers of its rules."""
    words = [word for word in name.split("_") if word[:1].isalpha()]
    letters = words[0][0] + words[1][0] if len(words) > 1 else (name.replace("_", "") + "x")[:2]
    return "".join(letter if letter.isalpha() else "x" for letter in letters).upper()
