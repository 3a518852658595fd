"""A plan in the making, question by question (C1 to C6): the tile, traps, monsters, ghosts (DL-321 to DL-335).

What a seat sends and lays stays in its place until the plan lies open (planning.py).
"""

from typing import Final

from undercroft.engine.piles import distinct, put, with_one, without
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import CONFIRM, DEFEND, GHOSTS, LAY, NO_MONSTER, NO_TRAP, RELEASE, SEND
from undercroft.games.dungeon_lords.cards import FOOD, GHOST, GOLD, IMPS, ROOMS, TRAP_COST
from undercroft.games.dungeon_lords.rules.dungeon import nearest_cells
from undercroft.games.dungeon_lords.rules.yard import room_of
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords

# How far a plan has come; the questions stand in this order.
AT_RELEASE: Final = 0
AT_TILE: Final = 1
AT_TRAP: Final = 2
AT_SECOND_TRAP: Final = 3
AT_MONSTER: Final = 4
AT_SECOND_MONSTER: Final = 5
AT_GHOSTS: Final = 6
AT_CONFIRM: Final = 7
ASKED: Final = ("release", "tile", "trap", "trap-too", "monster", "monster-too", "how-many-ghosts", "plan")

# Limits by room (DL-332, DL-471); the last entry is for tunnels, where the room is NOTHING = -1 (DL-331).
LIMITS: Final[list[dict[str, int]]] = [room["battle"].get("limits", {}) for room in ROOMS]
MOST_TRAPS: Final[list[int]] = [*[limits.get("traps", 1) for limits in LIMITS], 1]
MOST_MONSTERS: Final[list[int]] = [*[limits.get("monsters", 2) for limits in LIMITS], 1]
BAIT: Final[list[int]] = [*[limits.get("bait_gold", 1) for limits in LIMITS], 0]
LIMIT_RULE: Final[list[str]] = [*["DL-471" if limits else "DL-332" for limits in LIMITS], "DL-331"]


def start_plan(s: DungeonLords, seat: int) -> None:
    """The tile comes first (DL-321); without an unconquered one a prisoner is released instead (DL-326)."""
    s.plan_tiles = put(s.plan_tiles, seat, NOTHING)
    s.plan_traps[seat] = ()
    s.sent[seat] = ()
    s.ghosts_sent = put(s.ghosts_sent, seat, 0)
    if nearest_cells(s, seat):
        s.plan_stages = put(s.plan_stages, seat, AT_TILE)
        pass_forced(s, seat)
        return
    s.plan_stages = put(s.plan_stages, seat, AT_RELEASE)
    s.door.tell(messages.NO_TILE_LEFT, (seat,))
    if not s.prisons[seat]:
        s.confirmed |= 1 << seat
    elif len(s.prisons[seat]) == 1:
        answer(s, seat, RELEASE.code(s.prisons[seat][0]))


def pass_forced(s: DungeonLords, seat: int) -> None:
    """Answer the questions that leave no choice; the confirmation is always asked for."""
    options = question(s, seat)
    while len(options) == 1 and options[0] != CONFIRM:
        answer(s, seat, options[0])
        options = question(s, seat)


def question(s: DungeonLords, seat: int) -> list[int]:
    """What may be answered at this stage of the plan."""
    stage = s.plan_stages[seat]
    if stage == AT_TILE:
        return DEFEND.codes(nearest_cells(s, seat))
    if stage in (AT_TRAP, AT_SECOND_TRAP):
        return [NO_TRAP, *LAY.codes([trap for trap in distinct(s.traps[seat]) if can_lay(s, seat, trap)])]
    if stage in (AT_MONSTER, AT_SECOND_MONSTER):
        return [NO_MONSTER, *SEND.codes([kind for kind in distinct(s.lairs[seat]) if can_send(s, seat, kind)])]
    if stage == AT_GHOSTS:
        return GHOSTS.codes(range(s.lairs[seat].count(GHOST) + 1))
    if stage == AT_CONFIRM:
        return [CONFIRM]
    return RELEASE.codes(s.prisons[seat])


def answer(s: DungeonLords, seat: int, code: int) -> None:
    """Write the answer into the plan and go on to the next stage."""
    stage = s.plan_stages[seat]
    room = room_of(s, seat) if stage > AT_TILE else NOTHING
    after = stage
    if stage == AT_TILE:
        s.plan_tiles = put(s.plan_tiles, seat, DEFEND.value(code))
        after = AT_TRAP
    elif stage in (AT_TRAP, AT_SECOND_TRAP):
        if code != NO_TRAP:
            s.plan_traps[seat] = with_one(s.plan_traps[seat], LAY.value(code))
        after = AT_MONSTER if code == NO_TRAP or len(s.plan_traps[seat]) == MOST_TRAPS[room] else AT_SECOND_TRAP
    elif stage in (AT_MONSTER, AT_SECOND_MONSTER):
        if code != NO_MONSTER:
            s.sent[seat] = with_one(s.sent[seat], SEND.value(code))
        after = AT_GHOSTS if code == NO_MONSTER or len(s.sent[seat]) == MOST_MONSTERS[room] else AT_SECOND_MONSTER
    elif stage == AT_GHOSTS:
        s.ghosts_sent = put(s.ghosts_sent, seat, GHOSTS.value(code))
        after = AT_CONFIRM
    elif stage == AT_RELEASE:
        release(s, seat, RELEASE.value(code))
        s.confirmed |= 1 << seat
    s.plan_stages = put(s.plan_stages, seat, after)


def trap_year(s: DungeonLords) -> int:
    """The values of this year's combat (DL-305), or the printed ones alone (option content_pack)."""
    return 0 if s.config.printed_only else s.year - 1


def can_lay(s: DungeonLords, seat: int, trap: int) -> bool:
    """Everything must be payable together: own costs of all traps and the bait (DL-332, DL-335)."""
    if s.traps[seat].count(trap) <= s.plan_traps[seat].count(trap):
        return False
    costs = TRAP_COST[trap_year(s)]
    gold, food, imps = BAIT[room_of(s, seat)], 0, 0
    for each in (*s.plan_traps[seat], trap):
        gold += costs[each][GOLD]
        food += costs[each][FOOD]
        imps += costs[each][IMPS]
    return s.gold[seat] >= gold and s.food[seat] >= food and s.imps[seat] >= imps


def can_send(s: DungeonLords, seat: int, kind: int) -> bool:
    """Face up, no ghost (DL-333, DL-334); the second not before the first in list order: a pair is asked once."""
    sent = s.sent[seat]
    return kind != GHOST and (not sent or kind >= sent[0]) and s.lairs[seat].count(kind) > sent.count(kind)


def release(s: DungeonLords, seat: int, hero: int) -> None:
    """A prisoner goes to the Distant Lands (DL-326, DL-408)."""
    s.prisons[seat] = without(s.prisons[seat], hero)
    s.hero_discard += (hero,)
    s.door.tell(messages.RELEASED, (seat, hero))


# ---- why something cannot be answered


def why_not_answer(s: DungeonLords, seat: int, code: int) -> tuple[str, ...]:
    """The rules against an answer that `question` does not offer; empty: it is no answer of a plan."""
    stage = s.plan_stages[seat]
    if RELEASE.has(code):
        return ("DL-326",)
    if stage == AT_RELEASE:  # no tile is left to attack, so nothing is sent
        return ("DL-326", "DL-327") if DEFEND.has(code) else ("DL-327", "DL-326")
    if DEFEND.has(code):
        return ("DL-321", "DL-322")
    if stage == AT_TILE:
        return ("DL-321", "DL-330")
    return why_not_send(s, seat, code, LIMIT_RULE[room_of(s, seat)])


def why_not_send(s: DungeonLords, seat: int, code: int, limit: str) -> tuple[str, ...]:
    """Not in the store, too dear or knocked out; or it is more than that tile allows."""
    stage = s.plan_stages[seat]
    if LAY.has(code):
        if stage not in (AT_TRAP, AT_SECOND_TRAP):
            return (limit, "DL-335")
        return ("DL-335", limit) if LAY.value(code) in s.traps[seat] else ("DL-330", limit)
    if SEND.has(code):
        return ("DL-334", limit) if stage in (AT_MONSTER, AT_SECOND_MONSTER) else (limit, "DL-334")
    return ("DL-333",) if GHOSTS.has(code) else ()
