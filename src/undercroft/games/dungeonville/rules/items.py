"""Owning and using items (DV-105 to DV-114)."""

from undercroft.engine.piles import without
from undercroft.engine.state import Pile
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.cards import CARD_DUNGEON, CLASS
from undercroft.games.dungeonville.powers import COPIES, KEPT, USER
from undercroft.games.dungeonville.state import NOTHING, Dungeonville


def owned_card(s: Dungeonville, seat: int, power: int) -> int:
    """A card with that power in the player's treasure or loot (DV-106, DV-107), or NOTHING."""
    for card in COPIES[power]:
        if card in s.treasures[seat] or card in s.loots[seat]:
            return card
    return NOTHING


def has_class(group: Pile, kind: int) -> bool:
    for adventurer in group:  # a plain loop: a generator costs three times as much here
        if CLASS[adventurer] == kind:
            return True
    return False


def holds(s: Dungeonville, seat: int, power: int) -> bool:
    """He owns an item with that power, and powers are in the game (option `items`)."""
    return s.config.powers and owned_card(s, seat, power) != NOTHING


def can_use(s: Dungeonville, seat: int, power: int, group: Pile) -> bool:
    """He owns the item and somebody of its class is in the group that the power names (DV-106, DV-108)."""
    return holds(s, seat, power) and has_class(group, USER[power])


def use(s: Dungeonville, seat: int, power: int) -> None:
    """Announce the use; a "discard" item goes to the discard pile of its own dungeon (DV-109)."""
    s.door.tell(messages.USED, (seat, power))
    if KEPT[power]:
        s.used |= 1 << power
        return
    card = owned_card(s, seat, power)
    if card in s.treasures[seat]:
        s.treasures[seat] = without(s.treasures[seat], card)
    else:
        s.loots[seat] = without(s.loots[seat], card)
    s.piles[CARD_DUNGEON[card]] += (card,)
