"""What a seat sees of a lord and his dungeon, and of non-players."""

from typing import Final

from undercroft.engine.piles import named, sets_of
from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_lords.cards import (
    CELL_IDS,
    HERO_IDS,
    MONSTER_IDS,
    PLACE_IDS,
    PLACES,
    ROOM_IDS,
    TRAP_IDS,
    TROLL,
    cells_in,
)
from undercroft.games.dungeon_lords.rules.dungeon import room_at
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords
from undercroft.games.dungeon_lords.view.battle import hero, plan
from undercroft.games.dungeon_lords.view.shape import NonPlayer, Player, Tile

PLACES_IN: Final = sets_of(PLACES)
# A tunnel on every cell, to be copied.
TUNNELS: Final[list[Tile]] = [{"cell": name, "room": None, "uses": 0, "conquered": False} for name in CELL_IDS]


def player(s: DungeonLords, viewer: Viewer, seat: int) -> Player:
    """His orders face down are open to himself; the others see them wave by wave (DL-090, DL-094).

    While orders drawn lie before him (DL-024), those of them that he has locked are his secret, too.
    """
    own = viewer.are(seat)
    lair = s.lairs[seat]
    return {
        "seat": SEAT_IDS[seat],
        "evil": s.evil[seat],
        "food": s.food[seat],
        "gold": s.gold[seat],
        "imps": s.imps[seat],
        "idle": s.idle[seat],
        "trolls": (lair + s.down[seat] + (s.sent[seat] if s.plans >> seat & 1 else ())).count(TROLL),
        "idle_trolls": s.idle_trolls[seat],
        "seals": s.seals[seat],
        "tiles": tiles(s, seat),
        "digging": named(CELL_IDS, cells_in(s.digging[seat])),
        "mining": s.mining[seat],
        "foremen": s.foremen[seat],
        "traps": len(s.traps[seat]),
        "trap_cards": named(TRAP_IDS, s.traps[seat]) if own else None,
        "dropped_traps": named(TRAP_IDS, s.trap_dropped[seat]) if own else None,
        "lair": named(MONSTER_IDS, lair),
        "down": named(MONSTER_IDS, s.down[seat]),
        "queue": [hero(s, each) for each in s.queues[seat]] if s.queues[seat] else [],
        "prison": named(HERO_IDS, s.prisons[seat]),
        "barred": named(PLACE_IDS, s.barred[seat]) if own or not s.drawn[seat] else [],
        "drawn": named(PLACE_IDS, s.drawn[seat]) if own else None,
        "orders": named(PLACE_IDS, s.orders[seat] if own else s.orders[seat][: s.wave]),
        "ready": s.confirmed >> seat & 1 == 1,
        "failed": named(PLACE_IDS, PLACES_IN[s.failed[seat]]),
        "plan": plan(s, seat, own),
    }


def tiles(s: DungeonLords, seat: int) -> list[Tile]:
    cells = cells_in(s.tiles[seat])
    shown = [TUNNELS[cell].copy() for cell in cells]
    for cell in cells_in(s.halls[seat]):
        room = room_at(s, seat, cell)
        tile = shown[cells.index(cell)]
        tile["room"] = ROOM_IDS[room]
        tile["uses"] = s.uses[room]
    for cell in cells_in(s.conquered[seat]):
        shown[cells.index(cell)]["conquered"] = True
    return shown


def non_player(s: DungeonLords, viewer: Viewer, number: int) -> NonPlayer:
    """With two players each handles one; its hidden order is his secret (DL-184)."""
    hidden = s.hidden[number]
    return {
        "barred": named(PLACE_IDS, s.non_barred[number]),
        "stack": named(PLACE_IDS, s.non_stacks[number]),
        "open": named(PLACE_IDS, s.non_open[number]),
        "hidden": PLACE_IDS[hidden] if hidden != NOTHING and viewer.are(number) else None,
    }
