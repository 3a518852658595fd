"""Round end (DL-245 to DL-247)."""

from undercroft.engine.seats import left_neighbour
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import AUTUMN, ROOM_IDS, TROLL
from undercroft.games.dungeon_lords.state import DungeonLords


def begin_round_end(s: DungeonLords) -> None:
    """Imps and trolls are idle again; the marker passes to the left, but not after autumn (DL-245 to DL-247)."""
    rest(s)
    s.handled = ()
    if s.season != AUTUMN:
        s.start = left_neighbour(s.players, s.start)
        s.door.tell(messages.MARKER_PASSED, (s.start,))


def rest(s: DungeonLords) -> None:
    """All workers are back in the den (DL-245)."""
    each = s.players
    s.idle = s.imps[:]
    s.idle_trolls = [s.lairs[seat].count(TROLL) + s.down[seat].count(TROLL) for seat in range(each)]
    s.at_work = [0] * each
    s.digging = [0] * each
    s.mining = [0] * each
    s.foremen = [0] * each
    s.uses = (0,) * len(ROOM_IDS)
    s.dug = 0
