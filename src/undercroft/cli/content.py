"""`undercroft content`: a game's cards as a folder that people can correct, and what is wrong with it."""

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import undercroft
from undercroft.cli.arguments import example_game
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.terminal import console
from undercroft.engine.content import ABOUT, VARIABLE, about, pack_hash, read_folder
from undercroft.games import has_part, part
from undercroft.packs.checking import check_files_of, check_folder, read_file
from undercroft.packs.exporting import export
from undercroft.packs.patterns import PROVENANCE
from undercroft.packs.standard import lists_in, standard_pack

GALLERY = "gallery"


def register(commands: Commands) -> None:
    parser = commands.add(
        "content",
        run,
        "the cards of a game as files: export, check, where they come from",
        "Tells what the cards of a game are and where they come from; writes them as a folder that can be changed,\n"
        "draws them, and says in sentences what is wrong with a changed one. Any command plays it with --content DIR.\n"
        "Exit code 0 if all is well, 1 if something is wrong with the pack.",
        f"undercroft content {example_game()}\nundercroft content {example_game()} --export my-cards\n"
        f"undercroft content {example_game()} --check my-cards",
    )
    parser.add_argument("game", help="a game")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--export", type=Path, metavar="DIR", help="write the cards into this folder")
    what.add_argument("--check", type=Path, metavar="DIR", help="say what is wrong with the cards in this folder")
    what.add_argument(
        "--pictures", type=Path, metavar="DIR", help="draw what the game can draw of them into this folder"
    )
    parser.add_argument("--title", default="My cards", help="of the exported pack; default: %(default)s")


def run(args: argparse.Namespace) -> int:
    undercroft.meta(args.game)
    if args.export is not None:
        return write(args.game, args.export, args.title)
    if args.check is not None:
        return check(args.game, args.check)
    if args.pictures is not None:
        return draw(args.game, args.pictures)
    tell(args.game)
    return 0


def draw(game: str, folder: Path) -> int:
    """A game draws its content in its package `gallery`: names of files and what stands in them."""
    if not has_part(game, GALLERY):
        raise Refusal(f"{undercroft.meta(game).title} has nothing to draw.")
    drawn: dict[str, str] = part(game, GALLERY).pictures()
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in drawn.items():
        (folder / name).write_text(text, encoding="utf-8")
    console().print(f"{len(drawn)} files are in {folder}.", soft_wrap=True)
    return 0


def write(game: str, folder: Path, title: str) -> int:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refusal(f"{folder}: it exists and is not empty; name a new folder.")
    written = export(game, folder, title)
    console().print(f"{len(written)} files are in {folder}; its README.txt says how to go on.", soft_wrap=True)
    return 0


def check(game: str, folder: Path) -> int:
    found = check_folder(game, folder)
    for sentence in found:
        console().print(sentence, style="red", soft_wrap=True, markup=False, highlight=False)
    if found:
        console().print(f"{len(found)} things to mend.")
        return 1
    pack = read_folder(folder)
    same = " It is the standard pack." if pack_hash(pack) == pack_hash(standard_pack(game)) else ""
    console().print(f"'{about(folder)['title']}' can be played. Its number is {pack_hash(pack)}.{same}", soft_wrap=True)
    return 0


def tell(game: str) -> None:
    """How many cards of each kind there are, and how sure we are of them."""
    pack = standard_pack(game)
    console().print(f"{undercroft.meta(game).title}: the standard pack, number {pack_hash(pack)}", style="bold")
    for kind, entries in kinds(pack):
        marks = Counter(str(each.get("provenance", "-")) for each in entries)
        parts = [f"{marks[mark]} {mark}" for mark in (*PROVENANCE, "-") if marks[mark]]
        console().print(f"  {kind}: {len(entries)} ({', '.join(parts)})", highlight=False)


def kinds(pack: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    for file in pack.values():
        yield from lists_in(file).items()


# ---- for all commands


def choose_packs(argv: Sequence[str]) -> list[str]:
    """Takes `--content DIR` out of a command line, wherever it stands: this process and its workers play that pack."""
    rest: list[str] = []
    folders: list[Path] = []
    words = iter(argv)
    for word in words:
        if word == "--content":
            folders.append(Path(next(words, "")))
        elif word.startswith("--content="):
            folders.append(Path(word.removeprefix("--content=")))
        else:
            rest.append(word)
    for folder in folders:
        check_choice(folder)
    if folders:
        os.environ[VARIABLE] = os.pathsep.join(str(each.resolve()) for each in folders)
    return rest


def check_choice(folder: Path) -> None:
    """A pack with a mistake would break anywhere; it is refused at the door, with the first thing to mend."""
    if not (folder / ABOUT).is_file():
        raise Refusal(f"{folder}: this is no content pack; 'undercroft content GAME --export DIR' writes one.")
    said, problem = read_file(folder / ABOUT)
    game = str(said.get("game")) if isinstance(said, dict) else ""
    if problem or game not in undercroft.GAMES:
        raise Refusal(problem or f"{folder}: {ABOUT} names no game that is here.")
    found = check_files_of(game, folder)
    if found:
        raise Refusal(f"{found[0]} 'undercroft content {game} --check {folder}' says all there is to mend.")
