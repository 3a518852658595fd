"""Planning (DL-320 to DL-338): the tile under attack, then traps, monsters and ghosts. One step for a whole plan.

The answers are the planner's own until his plan lies open, so that nobody sees how many questions it took: that would
betray whether he could pay for a trap. What he sends and lays stays in its place until then, too.
"""

from typing import ClassVar, Final

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.piles import put, with_one, without
from undercroft.engine.state import Frame, Pile
from undercroft.engine.steps import Together
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import (
    CONFIRM,
    DEFEND,
    FIRST_TRAP,
    GHOSTS,
    LAY,
    NO_MONSTER,
    NO_TRAP,
    RELEASE,
    SEND,
)
from undercroft.games.dungeon_lords.cards import CELLS, FOOD, GHOST, GOLD, IMPS, ROOMS, SEATS_IN, TRAP_COST
from undercroft.games.dungeon_lords.rules.dungeon import nearest_cells
from undercroft.games.dungeon_lords.rules.frames import PLAN_OF
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.rules.yard import room_of
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords

# How far a plan has come; the questions stand in this order (C1 to C6).
AT_RELEASE, AT_TILE, AT_TRAP, AT_SECOND_TRAP, AT_MONSTER, AT_SECOND_MONSTER, AT_GHOSTS, AT_CONFIRM = range(8)

# Limits by room (DL-332, DL-471); the last entry is for tunnels, where the room is NOTHING = -1 (DL-331).
LIMITS: Final[list[dict[str, int]]] = [room["battle"].get("limits", {}) for room in ROOMS]
MOST_TRAPS: Final[list[int]] = [*[limits.get("traps", 1) for limits in LIMITS], 1]
MOST_MONSTERS: Final[list[int]] = [*[limits.get("monsters", 2) for limits in LIMITS], 1]
BAIT: Final[list[int]] = [*[limits.get("bait_gold", 1) for limits in LIMITS], 0]


def begin_planning(s: DungeonLords) -> None:
    """Everybody with a hero at his entrance plans (DL-314), one after the other or all at once (DL-320)."""
    clear_plans(s)
    planners = [seat for seat in play_order(s) if s.queues[seat]]
    s.confirmed = (1 << s.players) - 1
    for seat in planners:
        s.confirmed &= ~(1 << seat)
        start_plan(s, seat)
    if s.config.plans_together:
        s.frames.append((PLAN_OF, s.start, 1, 0))
        return
    for seat in reversed(planners):
        s.frames.append((PLAN_OF, seat, 0, 0))


def clear_plans(s: DungeonLords) -> None:
    each = s.players
    s.plans = 0
    s.plan_tiles = (NOTHING,) * each
    s.plan_traps = [()] * each
    s.sent = [()] * each
    s.ghosts_sent = (0,) * each
    s.bait = (0,) * each


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
        answer(s, seat, RELEASE + s.prisons[seat][0])


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
        return [DEFEND + cell for cell in nearest_cells(s, seat)]
    if stage in (AT_TRAP, AT_SECOND_TRAP):
        return [NO_TRAP, *[LAY + trap for trap in distinct(s.traps[seat]) if can_lay(s, seat, trap)]]
    if stage in (AT_MONSTER, AT_SECOND_MONSTER):
        return [NO_MONSTER, *[SEND + kind for kind in distinct(s.lairs[seat]) if can_send(s, seat, kind)]]
    if stage == AT_GHOSTS:
        return [GHOSTS + number for number in range(s.lairs[seat].count(GHOST) + 1)]
    if stage == AT_CONFIRM:
        return [CONFIRM]
    return [RELEASE + hero for hero in s.prisons[seat]]


def answer(s: DungeonLords, seat: int, code: int) -> None:
    """Write the answer into the plan and go on to the next stage."""
    stage = s.plan_stages[seat]
    room = room_of(s, seat) if stage > AT_TILE else NOTHING
    after = stage
    if stage == AT_TILE:
        s.plan_tiles = put(s.plan_tiles, seat, code - DEFEND)
        after = AT_TRAP
    elif stage in (AT_TRAP, AT_SECOND_TRAP):
        if code != NO_TRAP:
            s.plan_traps[seat] = with_one(s.plan_traps[seat], code - LAY)
        after = AT_MONSTER if code == NO_TRAP or len(s.plan_traps[seat]) == MOST_TRAPS[room] else AT_SECOND_TRAP
    elif stage in (AT_MONSTER, AT_SECOND_MONSTER):
        if code != NO_MONSTER:
            s.sent[seat] = with_one(s.sent[seat], code - SEND)
        after = AT_GHOSTS if code == NO_MONSTER or len(s.sent[seat]) == MOST_MONSTERS[room] else AT_SECOND_MONSTER
    elif stage == AT_GHOSTS:
        s.ghosts_sent = put(s.ghosts_sent, seat, code - GHOSTS)
        after = AT_CONFIRM
    elif stage == AT_RELEASE:
        release(s, seat, code - RELEASE)
        s.confirmed |= 1 << seat
    s.plan_stages = put(s.plan_stages, seat, after)


def distinct(pile: Pile) -> list[int]:
    """Each kind of a sorted pile once."""
    return [kind for place, kind in enumerate(pile) if place == 0 or pile[place - 1] != kind]


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


def open_plan(s: DungeonLords, seat: int) -> None:
    """Tile, monsters, ghosts, bait and the number of traps lie open; the traps face down (DL-330, DL-336, DL-338)."""
    for trap in s.plan_traps[seat]:
        s.traps[seat] = without(s.traps[seat], trap)
    for kind in (*s.sent[seat], *[GHOST] * s.ghosts_sent[seat]):
        s.lairs[seat] = without(s.lairs[seat], kind)
    bait = BAIT[room_of(s, seat)] if s.plan_traps[seat] else 0
    s.bait = put(s.bait, seat, bait)
    s.gold[seat] -= bait
    s.plans |= 1 << seat
    traps, monsters, ghosts = len(s.plan_traps[seat]), len(s.sent[seat]), s.ghosts_sent[seat]
    s.door.tell(messages.PLANNED, (seat, s.plan_tiles[seat], traps, bait, monsters, ghosts))
    for kind in s.sent[seat]:
        s.door.tell(messages.SENT, (seat, kind))


class PlanOf(Together[DungeonLords]):
    """C1 to C6: the whole plan of one seat, or (second number of the frame: 1) of all at the same time (DL-320)."""

    secret = True
    insists = True  # the confirmation; until then everything can be taken back
    name: ClassVar[str] = "plan"
    rules: ClassVar[tuple[str, ...]] = ("DL-320", "DL-321", "DL-330", "DL-337")

    def seats(self, s: DungeonLords, f: Frame) -> list[int]:
        planners = (1 << s.players) - 1 if f[2] else 1 << f[1]
        return list(SEATS_IN[planners & ~s.confirmed])

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return question(s, seat)

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if code == CONFIRM:
            s.confirmed |= 1 << seat
            if f[2]:  # a plan by itself is told as a whole
                s.door.tell(messages.READY, (seat,))
        else:
            answer(s, seat, code)
            if not s.confirmed >> seat & 1:
                pass_forced(s, seat)

    def finish(self, s: DungeonLords, f: Frame) -> None:
        """Plans are turned over when they are finished: each by itself, or all together."""
        s.frames.pop()
        for seat in play_order(s) if f[2] else (f[1],):
            if s.plan_tiles[seat] != NOTHING:
                open_plan(s, seat)
                if not s.config.training:  # there it was open all the time, and may be taken back (DL-601, DL-610)
                    s.door.reveal()

    def audience(self, s: DungeonLords, f: Frame, seat: int, code: int) -> Audience:
        """That a plan is ready everybody sees, and who is set free; all else lies face down (DL-338, DL-601)."""
        is_open = s.config.training or code == CONFIRM or s.plan_stages[seat] == AT_RELEASE
        return PUBLIC if is_open else only(seat)

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        """What a trap would cost, with its bait, and whose year's values it has; or how many are chosen so far."""
        if code == NO_TRAP:
            return {"number": len(s.plan_traps[seat])}
        if code == NO_MONSTER:
            return {"number": len(s.sent[seat])}
        if not LAY <= code < NO_TRAP:
            return {}
        cost = TRAP_COST[trap_year(s)][code - LAY]
        bait = 0 if s.plan_traps[seat] else BAIT[room_of(s, seat)]
        return {"gold": cost[GOLD] + bait, "food": cost[FOOD], "imps": cost[IMPS], "year": trap_year(s) + 1}

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        """His tiles, his traps, who is knocked out. A pair that is asked the other way round is not forbidden."""
        stage = s.plan_stages[seat]
        if stage == AT_TILE:
            return [DEFEND + cell for cell in range(CELLS) if s.tiles[seat] >> cell & 1]
        if stage in (AT_TRAP, AT_SECOND_TRAP):
            return [LAY + trap for trap in distinct(s.traps[seat])]
        if stage in (AT_MONSTER, AT_SECOND_MONSTER):
            return [SEND + kind for kind in distinct(s.down[seat]) if kind not in s.lairs[seat]]
        return []

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        if DEFEND <= code < RELEASE:
            return ("DL-321", "DL-322")
        if RELEASE <= code < LAY:
            return ("DL-326",)
        if LAY <= code < NO_TRAP:
            return ("DL-335", "DL-331", "DL-332")
        if SEND <= code < NO_MONSTER:
            return ("DL-334", "DL-331", "DL-332")
        return ("DL-333",) if GHOSTS <= code < FIRST_TRAP else self.rules
