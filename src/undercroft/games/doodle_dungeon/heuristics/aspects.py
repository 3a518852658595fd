"""What the heuristic sees in a position, part by part: for hints."""

from typing import Final

from undercroft.engine.aspects import Aspect, Case, Facts
from undercroft.games.doodle_dungeon.cards import CROSSED, GOBLIN, HAND_TRACK, TREASURE_TRACK
from undercroft.games.doodle_dungeon.heuristics.value import PARTS, parts
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.state import DoodleDungeon

ASPECTS: Final[tuple[str, ...]] = (*PARTS, "rivals")
LESS: Final[dict[str, tuple[str, ...]]] = {"hero": ("left",)}


def aspects_of(s: DoodleDungeon, seat: int) -> Case:
    """The own dungeon, and the best of the others as one aspect."""
    own = parts(s, seat)
    rivals = {each: sum(parts(s, each)) for each in range(s.players) if each != seat}
    rival = max(rivals, key=rivals.__getitem__)
    facts = facts_of(s, seat, own)
    found = [
        Aspect(name, worth, facts.get(name, {}), LESS.get(name, ())) for name, worth in zip(PARTS, own, strict=True)
    ]
    return [*found, Aspect("rivals", -rivals[rival], {"seat": f"P{rival + 1}"})]


def facts_of(s: DoodleDungeon, seat: int, own: list[float]) -> dict[str, Facts]:
    """Points that monsters will bring, treasures and their worth, what will be left of the hero, levels and cards."""
    standing = [cell for cell, content in enumerate(s.sheets[seat]) if GOBLIN <= content < CROSSED]
    return {
        "monsters": {"points": own[0]},
        "treasures": {
            "guarded": len([cell for cell in s.treasures[seat] if cell in standing]),
            "worth": level(s, seat, TREASURE_TRACK),
        },
        "hero": {"left": max(0.0, -own[2])},
        "cards": {"level": level(s, seat, HAND_TRACK)},
    }
