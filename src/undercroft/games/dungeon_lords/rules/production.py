"""Phase "production": working in rooms (DL-191 to DL-204)."""

from typing import ClassVar

from undercroft.engine.piles import put
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import DIG, DONE, USE_ROOM
from undercroft.games.dungeon_lords.cards import (
    EVIL,
    FOOD,
    GOLD,
    IMPS,
    PRINTING_PRESS,
    PRODUCT,
    ROOM_COST,
    ROOM_STACKS,
    TOOL_SHED,
    WORKERS,
    WORKSHOP,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.costs import can_pay, pay
from undercroft.games.dungeon_lords.rules.digging import lay_tunnel
from undercroft.games.dungeon_lords.rules.dungeon import (
    cells_to_dig,
    empty_cells,
    ground_to_dig,
    holds_room,
    owns_room,
    why_not_dig,
)
from undercroft.games.dungeon_lords.rules.evil import lose_evil
from undercroft.games.dungeon_lords.rules.imps_and_traps import draw_traps, take_imps
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.state import DungeonLords


def begin_production(s: DungeonLords) -> None:
    """In play order each produces and takes back orders; or all produce at the same time (DL-191, DL-209)."""
    s.confirmed = 0
    for seat in reversed(play_order(s)):
        s.frames.append((at.TAKE_BACK, seat, 0, 0))
        if not s.config.produces_together:
            s.frames.append((at.PRODUCE, seat, 0, 0))
    if s.config.produces_together:
        s.frames.append((at.PRODUCE_TOGETHER, s.start, 0, 0))


def own_workrooms(s: DungeonLords, seat: int) -> list[int]:
    """His rooms of the first year, conquered or not: only they produce (DL-196)."""
    if not s.halls[seat]:
        return []
    return [room for room in ROOM_STACKS[0] if owns_room(s, seat, room)]


def usable_rooms(s: DungeonLords, seat: int) -> list[int]:
    """His unconquered rooms of the first year with workers and all else they need (DL-194 to DL-196)."""
    return [room for room in own_workrooms(s, seat) if not why_not_use(s, seat, room)]


def why_not_use(s: DungeonLords, seat: int, room: int) -> tuple[str, ...]:
    """The rule against working there; empty: it can be used now."""
    if room not in ROOM_STACKS[0]:
        return ("DL-194", "DL-196")
    if not owns_room(s, seat, room):
        return ("DL-194",)
    return why_not_work(s, seat, room) if holds_room(s, seat, room) else ("DL-196",)


def why_not_work(s: DungeonLords, seat: int, room: int) -> tuple[str, ...]:
    """Workers and food, not too often, and a card to draw or a cell to dig."""
    if s.uses[room] >= s.year:  # once in a round, in the second year twice
        return ("DL-195",)
    if s.idle[seat] + s.idle_trolls[seat] < WORKERS[room] or not can_pay(s, seat, ROOM_COST[room]):
        return ("DL-194",)
    if room == WORKSHOP and traps_to_draw(s) <= 0:
        return ("DL-199",)
    return ("DL-200",) if room == TOOL_SHED and not ground_to_dig(s.tiles[seat]) else ()


def traps_to_draw(s: DungeonLords) -> int:
    """Cards left for the workshop: where all work at once, those it has already worked for are drawn later (DL-191)."""
    return len(s.trap_deck) - (s.uses[WORKSHOP] if s.config.produces_together else 0)


def send_workers(s: DungeonLords, seat: int, room: int) -> None:
    """Trolls first (DL-193); they stay in the room until the round ends (DL-192, DL-194)."""
    trolls = min(WORKERS[room], s.idle_trolls[seat])
    s.idle_trolls[seat] -= trolls
    s.idle[seat] -= WORKERS[room] - trolls
    s.at_work[seat] += WORKERS[room] - trolls
    s.uses = put(s.uses, room, s.uses[room] + 1)
    pay(s, seat, ROOM_COST[room])
    s.door.tell(messages.PRODUCED, (seat, room))


def take_product(s: DungeonLords, seat: int, room: int) -> None:
    """Food, gold or imps, which can be used at once (DL-197, DL-198, DL-202, DL-203)."""
    s.food[seat] += PRODUCT[room][FOOD]
    s.gold[seat] += PRODUCT[room][GOLD]
    if PRODUCT[room][IMPS]:
        take_imps(s, seat, PRODUCT[room][IMPS])


def take_effect(s: DungeonLords, seat: int, room: int) -> None:
    """What is not his alone: a card of the deck, or a change of evil (DL-199, DL-201)."""
    if room == WORKSHOP:
        draw_traps(s, seat, 1)
    elif room == PRINTING_PRESS:
        lose_evil(s, seat, -PRODUCT[room][EVIL])


class Produce(Step[DungeonLords]):
    """One room after another, in any order, as long as he likes (DL-194)."""

    name: ClassVar[str] = "produce"
    rules: ClassVar[tuple[str, ...]] = ("DL-192", "DL-194", "DL-195", "DL-196")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        rooms = usable_rooms(s, seat)
        return [*USE_ROOM.codes(rooms), DONE] if rooms else []

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if code == DONE:
            s.frames.pop()
            return
        room = USE_ROOM.value(code)
        send_workers(s, seat, room)
        take_product(s, seat, room)
        take_effect(s, seat, room)
        if room == TOOL_SHED:
            s.frames.append((at.TOOL_SHED, seat, 0, 0))

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return USE_ROOM.codes(own_workrooms(s, seat))

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return why_not_use(s, seat, USE_ROOM.value(code)) if USE_ROOM.has(code) else ("DL-194", "DL-196")

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return work_args(s, USE_ROOM.value(code)) if USE_ROOM.has(code) else {}


def work_args(s: DungeonLords, room: int) -> dict[str, int | str]:
    return {"workers": WORKERS[room], "pay_food": ROOM_COST[room][FOOD], "uses": s.uses[room], "up_to": s.year}


class ToolShed(Step[DungeonLords]):
    """A tunnel without an imp on it and without a foreman (DL-200)."""

    name: ClassVar[str] = "tool-shed"
    rules: ClassVar[tuple[str, ...]] = ("DL-200", "DL-123", "DL-124")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return DIG.codes(cells_to_dig(s, seat))

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        lay_tunnel(s, seat, DIG.value(code))

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return DIG.codes(empty_cells(s, seat))

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return why_not_dig(s.tiles[seat], DIG.value(code)) if DIG.has(code) else ("DL-200",)
