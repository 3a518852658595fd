"""The pack that comes with a game, whatever pack this process plays."""

from importlib.resources import files
from typing import Any

from undercroft.engine.content import read_folder
from undercroft.engine.errors import WrongOption
from undercroft.games import home, meta, package

Entry = dict[str, Any]


def standard_pack(game: str) -> dict[str, Any]:
    if home(game) != game:
        raise WrongOption(f"{meta(game).title} is played with the cards of {meta(home(game)).title}; name that game.")
    folder = files(package(game)) / "content"
    if not folder.is_dir():
        raise WrongOption(f"{meta(game).title} has no cards.")
    return read_folder(folder)


def lists_in(file: dict[str, Any]) -> dict[str, list[Entry]]:
    """The lists of a content file whose entries have ids."""
    found = {key: value for key, value in file.items() if isinstance(value, list)}
    return {key: value for key, value in found.items() if value and all(has_id(each) for each in value)}


def has_id(entry: object) -> bool:
    return isinstance(entry, dict) and isinstance(entry.get("id"), str)
