"""Planning (DL-320 to DL-338): everybody with heroes at his entrance makes a plan (plan_stages.py), and opens it.

The answers are the planner's own until his plan lies open, so that nobody sees how many questions it took: that would
betray whether he could pay for a trap.
"""

from typing import ClassVar

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.piles import distinct, put, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Together
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import CONFIRM, DEFEND, LAY, NO_MONSTER, NO_TRAP, SEND
from undercroft.games.dungeon_lords.cards import FOOD, GHOST, GOLD, IMPS, SEATS_IN, TRAP_COST, cells_in
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.plan_stages import (
    ASKED,
    AT_MONSTER,
    AT_RELEASE,
    AT_SECOND_MONSTER,
    AT_SECOND_TRAP,
    AT_TILE,
    AT_TRAP,
    BAIT,
    answer,
    pass_forced,
    question,
    start_plan,
    trap_year,
    why_not_answer,
)
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.rules.yard import room_of
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords


def begin_planning(s: DungeonLords) -> None:
    """Everybody with a hero at his entrance plans (DL-314), one after the other or all at once (DL-320)."""
    clear_plans(s)
    planners = [seat for seat in play_order(s) if s.queues[seat]]
    s.confirmed = (1 << s.players) - 1
    for seat in planners:
        s.confirmed &= ~(1 << seat)
        start_plan(s, seat)
    if s.config.plans_together:
        s.frames.append((at.PLAN, s.start, 1, 0))
        return
    for seat in reversed(planners):
        s.frames.append((at.PLAN, seat, 0, 0))


def clear_plans(s: DungeonLords) -> None:
    each = s.players
    s.plans = 0
    s.plan_tiles = (NOTHING,) * each
    s.plan_traps = [()] * each
    s.sent = [()] * each
    s.ghosts_sent = (0,) * each
    s.bait = (0,) * each


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


class Plan(Together[DungeonLords]):
    """C1 to C6: the whole plan of one seat, or of all at the same time (DL-320)."""

    secret = True
    insists = True  # the confirmation; until then everything can be taken back
    name: ClassVar[str] = "plan"
    rules: ClassVar[tuple[str, ...]] = ("DL-320", "DL-321", "DL-330", "DL-337")

    def seats(self, s: DungeonLords, f: Frame) -> list[int]:
        _, planner, is_together, _ = f
        planners = (1 << s.players) - 1 if is_together else 1 << planner
        return list(SEATS_IN[planners & ~s.confirmed])

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return question(s, seat)

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, is_together, _ = f
        if code == CONFIRM:
            s.confirmed |= 1 << seat
            if is_together:  # a plan by itself is told as a whole
                s.door.tell(messages.READY, (seat,))
        else:
            answer(s, seat, code)
            if not s.confirmed >> seat & 1:
                pass_forced(s, seat)

    def finish(self, s: DungeonLords, f: Frame) -> None:
        """Plans are turned over when they are finished: each by itself, or all together."""
        _, planner, is_together, _ = f
        s.frames.pop()
        for seat in play_order(s) if is_together else (planner,):
            if s.plan_tiles[seat] != NOTHING:
                open_plan(s, seat)
                if not s.config.training:  # there it was open all the time, and may be taken back (DL-601, DL-610)
                    s.door.reveal()

    def audience(self, s: DungeonLords, f: Frame, seat: int, code: int) -> Audience:
        """That a plan is ready everybody sees, and who is set free; all else lies face down (DL-338, DL-601)."""
        is_open = s.config.training or code == CONFIRM or s.plan_stages[seat] == AT_RELEASE
        return PUBLIC if is_open else only(seat)

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        """What is asked; how many are chosen so far, or what a trap would cost, with its bait, and its year's values."""
        asked: dict[str, int | str] = {"asked": ASKED[s.plan_stages[seat]]}
        if code == NO_TRAP:
            return {**asked, "number": len(s.plan_traps[seat])}
        if code == NO_MONSTER:
            return {**asked, "number": len(s.sent[seat])}
        if not LAY.has(code):
            return asked
        cost = TRAP_COST[trap_year(s)][LAY.value(code)]
        bait = 0 if s.plan_traps[seat] else BAIT[room_of(s, seat)]
        return {**asked, "gold": cost[GOLD] + bait, "food": cost[FOOD], "imps": cost[IMPS], "year": trap_year(s) + 1}

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        """His tiles, his traps, who is knocked out. A pair that is asked the other way round is not forbidden."""
        stage = s.plan_stages[seat]
        if stage == AT_TILE:
            return DEFEND.codes(cells_in(s.tiles[seat]))
        if stage in (AT_TRAP, AT_SECOND_TRAP):
            return LAY.codes(distinct(s.traps[seat]))
        if stage in (AT_MONSTER, AT_SECOND_MONSTER):
            return SEND.codes([kind for kind in distinct(s.down[seat]) if kind not in s.lairs[seat]])
        return []

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return why_not_answer(s, seat, code) or self.rules
