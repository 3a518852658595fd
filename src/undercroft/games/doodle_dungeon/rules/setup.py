"""Set-up (DD-010 to DD-016). Sheets are empty and all hearts intact by themselves."""

from undercroft.games.doodle_dungeon.config import RANDOM
from undercroft.games.doodle_dungeon.rules.chance import START_SEAT
from undercroft.games.doodle_dungeon.state import DoodleDungeon


def set_up(s: DoodleDungeon) -> None:
    """Somebody holds the start marker (DD-013). The removed cards stay unseen among those that can come (DD-012)."""
    s.marker = s.config.start_seat
    if s.marker == RANDOM:
        s.marker = s.door.draw(START_SEAT, tuple(range(s.players)))
