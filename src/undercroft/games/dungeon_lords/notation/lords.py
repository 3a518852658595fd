"""What belongs to one lord, in words: supplies, dungeon, lair, orders, party, plan."""

from typing import Final

from undercroft.engine.errors import BrokenScenario
from undercroft.engine.piles import put, without
from undercroft.engine.position_text import Words, check_keys, index, names, number
from undercroft.engine.seats import SEAT_IDS
from undercroft.games.dungeon_lords.actions import POSITIONS
from undercroft.games.dungeon_lords.cards import (
    CELL_IDS,
    CELLS,
    EVIL_MAX,
    EVIL_MIN,
    GHOST,
    HERO_IDS,
    HERO_STACKS,
    MONSTER_IDS,
    PLACE_IDS,
    ROOM_IDS,
    TRAP_IDS,
    TROLL,
)
from undercroft.games.dungeon_lords.state import DungeonLords

MOST: Final = 99
LORD_KEYS: Final = {
    "evil", "food", "gold", "imps", "idle", "seals", "traps", "lair", "down", "tunnels", "rooms", "conquered", "barred",
    "orders", "failed", "queue", "wounds", "prison", "spied", "plan",
}  # fmt: skip
PLAN_KEYS: Final = {"tile", "traps", "monsters", "ghosts", "bait"}


def lay_lord(s: DungeonLords, seat: int, words: Words) -> None:
    check_keys(SEAT_IDS[seat], words, LORD_KEYS)
    lay_supplies(s, seat, words)
    lay_dungeon(s, seat, words)
    lay_lair(s, seat, words)
    lay_orders(s, seat, words)
    lay_party(s, seat, words)
    if "plan" in words:
        lay_plan(s, seat, words["plan"])


def lay_supplies(s: DungeonLords, seat: int, words: Words) -> None:
    s.evil[seat] = number(words, "evil", s.evil[seat], EVIL_MIN, EVIL_MAX)
    s.food[seat] = number(words, "food", s.food[seat], 0, MOST)
    s.gold[seat] = number(words, "gold", s.gold[seat], 0, MOST)
    s.imps[seat] = number(words, "imps", s.imps[seat], 0, MOST)
    s.idle[seat] = number(words, "idle", s.imps[seat], 0, s.imps[seat])
    s.seals[seat] = number(words, "seals", 0, 0, MOST)
    for trap in names(words, "traps", TRAP_IDS):
        take_trap(s, trap)
        s.traps[seat] = tuple(sorted((*s.traps[seat], TRAP_IDS.index(trap))))


def take_trap(s: DungeonLords, trap: str) -> None:
    if TRAP_IDS.index(trap) not in s.trap_deck:
        raise BrokenScenario(f"There are not as many trap cards '{trap}' as the position names.")
    s.trap_deck = without(s.trap_deck, TRAP_IDS.index(trap))


def lay_dungeon(s: DungeonLords, seat: int, words: Words) -> None:
    """Tunnels (the three of the start unless given), rooms by cell, and which of all these are conquered."""
    if "tunnels" in words:
        s.tiles[seat] = cell_bits(words, "tunnels")
    rooms = words.get("rooms", {})
    check_keys("rooms", rooms, set(CELL_IDS))
    for cell, room in rooms.items():
        at = CELL_IDS.index(cell)
        s.tiles[seat] |= 1 << at
        s.halls[seat] |= 1 << at
        s.built = put(s.built, index("rooms", room, ROOM_IDS), seat * CELLS + at)
    s.conquered[seat] = cell_bits(words, "conquered")


def cell_bits(words: Words, key: str) -> int:
    return sum([1 << CELL_IDS.index(cell) for cell in names(words, key, CELL_IDS)])


def lay_lair(s: DungeonLords, seat: int, words: Words) -> None:
    """Tiles of the other year are fine; those of this year are taken from the stack as far as they lie there."""
    s.lairs[seat] = tuple(sorted([MONSTER_IDS.index(name) for name in names(words, "lair", MONSTER_IDS)]))
    s.down[seat] = tuple(sorted([MONSTER_IDS.index(name) for name in names(words, "down", MONSTER_IDS)]))
    for kind in s.lairs[seat] + s.down[seat]:
        if kind in s.monster_stack:
            s.monster_stack = without(s.monster_stack, kind)
    s.idle_trolls[seat] = (s.lairs[seat] + s.down[seat]).count(TROLL)


def lay_orders(s: DungeonLords, seat: int, words: Words) -> None:
    s.barred[seat] = tuple(sorted([PLACE_IDS.index(name) for name in names(words, "barred", PLACE_IDS)]))
    s.orders[seat] = tuple([PLACE_IDS.index(name) for name in names(words, "orders", PLACE_IDS)])
    s.failed[seat] = sum([1 << PLACE_IDS.index(name) for name in names(words, "failed", PLACE_IDS)])
    if s.orders[seat]:
        s.wave = len(s.orders[seat])
        s.confirmed |= 1 << seat
    for position in names(words, "spied", POSITIONS):
        place = POSITIONS.index(position)
        s.spied = put(s.spied, place, s.spied[place] | 1 << seat)


def lay_party(s: DungeonLords, seat: int, words: Words) -> None:
    s.queues[seat] = tuple([HERO_IDS.index(name) for name in names(words, "queue", HERO_IDS)])
    s.prisons[seat] = tuple([HERO_IDS.index(name) for name in names(words, "prison", HERO_IDS)])
    for hero in s.queues[seat] + s.prisons[seat]:
        if hero in s.hero_stack:
            s.hero_stack = without(s.hero_stack, hero)
        elif hero in HERO_STACKS[s.year - 1]:
            raise BrokenScenario(f"The hero '{HERO_IDS[hero]}' is named twice in the position.")
    wounds = words.get("wounds", {})
    check_keys("wounds", wounds, set(HERO_IDS))
    for hero_name in wounds:
        s.wounds[HERO_IDS.index(hero_name)] = number(wounds, hero_name, 0, 0, MOST)


def lay_plan(s: DungeonLords, seat: int, words: Words) -> None:
    """A confirmed plan: what was sent is in the lair and what was laid among the traps no more."""
    check_keys("plan", words, PLAN_KEYS)
    s.plan_tiles = put(s.plan_tiles, seat, index("tile", words.get("tile", "3-1"), CELL_IDS))
    s.plan_traps[seat] = tuple(sorted([TRAP_IDS.index(name) for name in names(words, "traps", TRAP_IDS)]))
    for trap in names(words, "traps", TRAP_IDS):
        take_trap(s, trap)
    s.sent[seat] = tuple(sorted([MONSTER_IDS.index(name) for name in names(words, "monsters", MONSTER_IDS)]))
    s.ghosts_sent = put(s.ghosts_sent, seat, number(words, "ghosts", 0, 0, MOST))
    s.bait = put(s.bait, seat, number(words, "bait", 0, 0, MOST))
    for kind in (*s.sent[seat], *[GHOST] * s.ghosts_sent[seat]):
        if kind in s.monster_stack:
            s.monster_stack = without(s.monster_stack, kind)
    s.plans |= 1 << seat
