"""Losing things to events: as far as they are there (DL-544, DL-545)."""

from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.state import DungeonLords


def lose_gold(s: DungeonLords, seat: int, number: int) -> None:
    lost = min(number, s.gold[seat])
    if lost:
        s.gold[seat] -= lost
        s.door.tell(messages.GOLD_LOST, (seat, lost))


def lose_food(s: DungeonLords, seat: int, number: int) -> int:
    """Returns how much was there to lose."""
    lost = min(number, s.food[seat])
    if lost:
        s.food[seat] -= lost
        s.door.tell(messages.FOOD_LOST, (seat, lost))
    return lost


def lose_imps(s: DungeonLords, seat: int, number: int) -> None:
    """Idle ones first, then those at work; troll tokens do not count (DL-545, DL-555)."""
    lost = min(number, s.imps[seat])
    if lost:
        s.imps[seat] -= lost
        for _ in range(lost):
            call_one_away(s, seat)
        s.door.tell(messages.IMPS_LOST, (seat, lost))


def call_one_away(s: DungeonLords, seat: int) -> None:
    """Which job he leaves has no effect any more; only the count must be right."""
    for jobs in (s.idle, s.at_work, s.mining, s.foremen):
        if jobs[seat]:
            jobs[seat] -= 1
            return
    s.digging[seat] &= s.digging[seat] - 1
