"""Content files of a game: cards as data, read once."""

import json
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any


def read_pack(package: str) -> dict[str, Any]:
    """All content files of that package as one pack, by file name."""
    folder = files(package) / "content"
    found = sorted([file for file in folder.iterdir() if file.name.endswith(".json")], key=name_of)
    return {name_of(file): json.loads(file.read_text(encoding="utf-8")) for file in found}


def name_of(file: Traversable) -> str:
    return file.name.removesuffix(".json")


def pack_hash(pack: dict[str, Any]) -> str:
    """Names the pack in records: another pack is another game."""
    return sha256(json.dumps(pack, sort_keys=True).encode()).hexdigest()[:16]
