"""Neutral adventurers (DV-142 to DV-154)."""

from undercroft.engine.state import Pile
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.cards import COLOUR, NEUTRAL
from undercroft.games.dungeonville.rules.town import discard
from undercroft.games.dungeonville.state import Dungeonville


def all_neutral(group: Pile) -> bool:
    """Whether there is somebody and nobody has a colour (DV-143)."""
    for adventurer in group:
        if COLOUR[adventurer] != NEUTRAL:
            return False
    return len(group) > 0


def dissolve_if_neutral(s: Dungeonville, seat: int) -> None:
    """A party of neutrals only is discarded as a whole; no marker moves (DV-143)."""
    if all_neutral(s.parties[seat]):
        discard(s, s.parties[seat])
        s.parties[seat] = ()
        s.door.tell(messages.DISSOLVED, (seat,))
