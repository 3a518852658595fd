"""The content is that of Dungeon Lords; here the puzzles printed on the backs of its boards (DL-600)."""

from typing import Any, Final

from undercroft.games.dungeon_lords.cards import (
    CONTENT_HASH,
    HERO_IDS,
    MONSTER_IDS,
    PACK,
    TRAP_IDS,
    cell_at,
)
from undercroft.games.dungeon_lords_training.puzzle import Puzzle, Value

__all__ = ["BESTS", "CONTENT_HASH", "PUZZLES", "PUZZLE_IDS"]

PRINTED: Final[list[dict[str, Any]]] = PACK["training"]["training"]
PUZZLE_IDS: Final[tuple[str, ...]] = tuple(str(each["id"]) for each in PRINTED)


def puzzle_of(words: dict[str, Any]) -> Puzzle:
    store = words["store"]
    rooms = sum([1 << cell_at(*tile["cell"]) for tile in words["tiles"] if tile["kind"] == "room"])
    return Puzzle(
        tuple([HERO_IDS.index(name) for name in words["party"]]),
        tuple(sorted([MONSTER_IDS.index(name) for name in words["monsters"]])),
        tuple(sorted([TRAP_IDS.index(name) for name in words["traps"]])),
        int(store["food"]),
        int(store["gold"]),
        int(store["imps"]),
        rooms,
    )


def best_of(words: dict[str, Any]) -> Value:
    best = words["best"]
    return int(best["tiles_lost"]), int(best["food"]) + int(best["gold"])


PUZZLES: Final[list[Puzzle]] = [puzzle_of(each) for each in PRINTED]
BESTS: Final[list[Value]] = [best_of(each) for each in PRINTED]
