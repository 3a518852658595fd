"""Leaving the dungeon over an enemy start line (DT-114 to DT-118, DT-031 to DT-033)."""

from undercroft.engine.state import Pile
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, TREASURE, VP_ESCAPED
from undercroft.games.dungeon_twister.config import GOBLINS
from undercroft.games.dungeon_twister.state import ESCAPED, GONE, DungeonTwister
from undercroft.games.dungeon_twister.tokens import put


def escape(s: DungeonTwister, walker: int, held: Pile) -> None:
    """He is out for good: his owner scores him, and each Treasure that he brings along (DT-008, DT-031, DT-033)."""
    seat = s.owner[walker]
    worth = 1 if s.config.scenario == GOBLINS else VP_ESCAPED[s.kind[walker]]  # DT-318
    s.private[walker] = 0
    s.charmed &= ~(1 << walker)
    s.taken[walker] = seat
    s.points[seat] += worth  # DT-209, DT-266
    s.quiet = 0
    put(s, walker, ESCAPED)
    s.door.tell(messages.ESCAPED, (seat, s.kind[walker], worth))
    for token in held:
        carry_out(s, seat, token)


def carry_out(s: DungeonTwister, seat: int, token: int) -> None:
    """A wounded friend is safe and scores nothing, a Treasure scores 1, other objects are gone (DT-032, DT-116)."""
    worth = 1 if s.kind[token] == TREASURE else 0
    s.points[seat] += worth
    s.taken[token] = seat  # DT-244
    put(s, token, ESCAPED if worth or s.kind[token] < FIRST_OBJECT else GONE)
    s.door.tell(messages.CARRIED_OUT, (seat, s.owner[token], s.kind[token], worth))
