"""Content files of a game: cards as data, read once. A whole process can play another pack (docs/packs.md)."""

import json
import os
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from undercroft.engine.errors import WrongOption

VARIABLE: Final = "UNDERCROFT_CONTENT"  # folders with packs, separated as in PATH; workers inherit it
ABOUT: Final = "pack.json"  # which game a pack is for and what it is called; not part of the content itself
TITLES: dict[str, str] = {}  # of the packs this process plays, by their number; the standard pack has no title


def read_pack(package: str) -> dict[str, Any]:
    """All content files of that package as one pack, by file name; those of another folder where one is named."""
    own, chosen = files(package) / "content", chosen_folder(package.rsplit(".", 1)[-1])
    if chosen is None:
        return read_folder(own)
    pack = read_folder(chosen)
    if pack_hash(pack) != pack_hash(read_folder(own)):
        TITLES[pack_hash(pack)] = str(about(chosen).get("title", chosen.name))
    return pack


def read_folder(folder: Traversable) -> dict[str, Any]:
    """The content files of a folder, by their names."""
    found = sorted([file for file in folder.iterdir() if is_content(file.name)], key=name_of)
    return {name_of(file): json.loads(file.read_text(encoding="utf-8")) for file in found}


def is_content(name: str) -> bool:
    return name.endswith(".json") and name != ABOUT


def chosen_folder(game: str) -> Path | None:
    """The folder whose pack this process plays instead of the game's own."""
    for each in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        if about(Path(each)).get("game") == game:
            return Path(each)
    return None


def about(folder: Path) -> dict[str, Any]:
    """What a pack says of itself: game, title, who made it."""
    try:
        said: dict[str, Any] = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise WrongOption(f"{folder} is no content pack: it has no {ABOUT} that can be read.") from None
    return said


def name_of(file: Traversable) -> str:
    return file.name.removesuffix(".json")


def pack_hash(pack: dict[str, Any]) -> str:
    """The number of a pack. It names the pack in records: another pack is another game."""
    return sha256(json.dumps(pack, sort_keys=True).encode()).hexdigest()[:16]
