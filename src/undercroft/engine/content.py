"""Content files of a game: cards as data, read once."""

import json
from hashlib import sha256
from importlib.resources import files
from typing import Any


def read_pack(package: str, names: tuple[str, ...]) -> dict[str, Any]:
    """All content files of that package as one pack, by file name."""
    folder = files(package) / "content"
    return {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in names}


def pack_hash(pack: dict[str, Any]) -> str:
    """Names the pack in records: another pack is another game."""
    return sha256(json.dumps(pack, sort_keys=True).encode()).hexdigest()[:16]
