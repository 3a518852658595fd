"""Set-up (DV-001 to DV-009)."""

from undercroft.engine.door import only
from undercroft.engine.piles import without
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.cards import ADVENTURERS, DECKS, DUNGEONS
from undercroft.games.dungeonville.rules.chance import DEED_DRAW, FIRST_PLAYER
from undercroft.games.dungeonville.state import NOBODY, Dungeonville


def set_up(s: Dungeonville) -> None:
    """Shuffled decks (DV-003, DV-005), one secret deed each (DV-006), the Seeing Stone (DV-008)."""
    s.deck = ADVENTURERS
    s.decks = list(DECKS)
    deal_deeds(s)
    s.stone = s.config.first_player
    if s.stone == NOBODY:
        s.stone = s.door.draw(FIRST_PLAYER, tuple(range(s.players)))


def deal_deeds(s: Dungeonville) -> None:
    """One deed for each player, seen by him alone; the rest lies on the Deed House (DV-006, DV-007)."""
    s.house = tuple(range(DUNGEONS))
    for seat in range(s.players):
        deed = s.door.draw(DEED_DRAW, s.house, only(seat))
        s.house = without(s.house, deed)
        s.deeds += (deed,)
        s.door.tell(messages.DEED, (seat, deed), only(seat))
