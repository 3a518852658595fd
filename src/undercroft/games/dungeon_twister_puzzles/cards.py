"""The content is that of Dungeon Twister; with the puzzles it has a number of its own, which records name."""

from typing import Final

from undercroft.engine.content import pack_hash
from undercroft.games.dungeon_twister.cards import PACK
from undercroft.games.dungeon_twister_puzzles.stored import STORED

CONTENT_HASH: Final = pack_hash({**PACK, **STORED})
