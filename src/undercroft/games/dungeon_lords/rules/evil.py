"""The evilometer (DL-250 to DL-255) and the paladin, who follows the most evil (DL-258 to DL-268, DL-400 to DL-410)."""

from undercroft.engine.piles import without
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import EVIL_MAX, EVIL_MIN, HERO_TYPE, ILLUSION, PALADIN_SPACE, PALADINS
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.state import GONE, NOBODY, NOTHING, TENT, DungeonLords


def gain_evil(s: DungeonLords, seat: int, number: int) -> None:
    """Up that many spaces; what would pass the last space is lost (DL-252). One move for the paladin (DL-255)."""
    now = min(EVIL_MAX, s.evil[seat] + number)
    if now != s.evil[seat]:
        s.door.tell(messages.EVIL_UP, (seat, now - s.evil[seat], now))
        s.evil[seat] = now
        check_paladin(s)


def lose_evil(s: DungeonLords, seat: int, number: int) -> None:
    """Down that many spaces, not below the first (DL-253)."""
    now = max(EVIL_MIN, s.evil[seat] - number)
    if now != s.evil[seat]:
        s.door.tell(messages.EVIL_DOWN, (seat, s.evil[seat] - now, now))
        s.evil[seat] = now
        check_paladin(s)


def can_pay_evil(s: DungeonLords, seat: int, number: int) -> bool:
    """A cost of evil must be moved in full (DL-251)."""
    return s.evil[seat] + number <= EVIL_MAX


def check_paladin(s: DungeonLords) -> None:
    """After every change: out of the tent, or over to whoever is strictly more evil (DL-259 to DL-263)."""
    if s.paladin == GONE:
        return
    seat = whom_he_seeks(s)
    if seat == NOBODY:
        return
    if s.paladin == TENT:
        s.door.tell(messages.PALADIN_COMES, (seat,))
    else:
        s.door.tell(messages.PALADIN_WALKS, (seat, s.paladin))
        leave(s, s.paladin)
    arrive(s, seat)


def whom_he_seeks(s: DungeonLords) -> int:
    """The most evil on the paladin space or above; of equals the last in play order (DL-263, DL-402)."""
    found = NOBODY
    most = PALADIN_SPACE - 1 if s.paladin == TENT else max(PALADIN_SPACE - 1, s.evil[s.paladin])
    for seat in play_order(s):
        if s.evil[seat] > most or (found != NOBODY and s.evil[seat] == most):
            found, most = seat, s.evil[seat]
    return found


def arrive(s: DungeonLords, seat: int) -> None:
    """To the front of the line, behind nobody but an illusion (DL-241, DL-403)."""
    paladin = PALADINS[s.year - 1]
    line = s.queues[seat]
    front = 1 if line and HERO_TYPE[line[0]] == ILLUSION else 0
    s.queues[seat] = (*line[:front], paladin, *line[front:])
    s.paladin = seat


def leave(s: DungeonLords, seat: int) -> None:
    """Markers go with him, poison does not (DL-409); an illusion alone vanishes (DL-494)."""
    paladin = PALADINS[s.year - 1]
    s.queues[seat] = without(s.queues[seat], paladin)
    lose_poison(s, paladin)
    vanish_illusion(s, seat)


def lose_poison(s: DungeonLords, hero: int) -> None:
    """He is gone from this battle, and what waited for him (DL-409, DL-434)."""
    if s.poisoned == hero:
        s.poisoned = NOTHING
    if s.poisoned_too == hero:
        s.poisoned_too = NOTHING


def vanish_illusion(s: DungeonLords, seat: int) -> None:
    """When no real hero is left at that entrance, the illusion is gone, too (DL-494)."""
    line = s.queues[seat]
    if len(line) == 1 and HERO_TYPE[line[0]] == ILLUSION:
        s.wounds[line[0]] = 0
        s.bonus = tuple([hero for hero in s.bonus if hero != line[0]])
        s.queues[seat] = ()
