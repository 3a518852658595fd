"""Set-up (DL-001 to DL-044): the start player, the stacks of the first year, the first inaccessible orders."""

from typing import Final

from undercroft.engine.door import only
from undercroft.engine.piles import with_one
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import (
    COMBAT_ROUNDS,
    EVENT_IDS,
    HERO_STACKS,
    MONSTER_STACKS,
    PLACES,
    ROOM_STACKS,
    TRAP_DECK,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.chance import ORDER_DRAW, START_PLAYER
from undercroft.games.dungeon_lords.rules.non_players import set_up_non_players
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.state import NOBODY, NOTHING, DungeonLords

INACCESSIBLE: Final = 2
TO_CHOOSE_FROM: Final = 3


def set_up(s: DungeonLords) -> None:
    """In the order of the book; what each lord owns is laid out with the state (DL-016, DL-021, DL-022)."""
    s.trap_deck = TRAP_DECK
    lay_out_year(s, 1)
    find_start_player(s)
    set_up_non_players(s)
    if s.config.chooses_orders:
        draw_three(s)
    else:
        draw_two(s)


def lay_out_year(s: DungeonLords, year: int) -> None:
    """Stacks, combat cards and event tiles of that year; nobody knows their order (DL-007 to DL-014, DL-276 to DL-279).

    Cards and tiles of the other year are not part of the match meanwhile: they are drawn from their sets by need.
    """
    s.year = year
    s.season = 0
    s.monster_stack = MONSTER_STACKS[year - 1]
    s.room_stack = ROOM_STACKS[year - 1]
    s.hero_stack = HERO_STACKS[year - 1]
    s.hero_bottom = ()
    s.events = (NOTHING,) * len(EVENT_IDS)
    s.event = NOTHING
    s.town = (NOTHING,) * COMBAT_ROUNDS
    s.spied = (0,) * COMBAT_ROUNDS


def find_start_player(s: DungeonLords) -> None:
    """Drawn, unless the table has fixed the seat (DL-003)."""
    if s.config.start == NOBODY:
        s.start = s.door.draw(START_PLAYER, tuple(range(s.players)))
    else:
        s.start = s.config.start
    s.door.tell(messages.START_PLAYER, (s.start,))


def draw_two(s: DungeonLords) -> None:
    """First game: two random orders of each lord lie open as inaccessible (DL-023)."""
    for seat in play_order(s):
        for _ in range(INACCESSIBLE):
            order = s.door.draw(ORDER_DRAW, orders_without(s.barred[seat]))
            s.barred[seat] = with_one(s.barred[seat], order)
            s.door.tell(messages.INACCESSIBLE, (seat, order))


def draw_three(s: DungeonLords) -> None:
    """Full version: three random orders, of which their owner will lock two (DL-024)."""
    for seat in play_order(s):
        for _ in range(TO_CHOOSE_FROM):
            order = s.door.draw(ORDER_DRAW, orders_without(s.drawn[seat]), only(seat))
            s.drawn[seat] = with_one(s.drawn[seat], order)
    s.frames.append((at.CHOOSE_INACCESSIBLE, s.start, 0, 0))


def orders_without(drawn: tuple[int, ...]) -> tuple[int, ...]:
    """The order cards that are not among these."""
    return tuple([order for order in range(PLACES) if order not in drawn])
