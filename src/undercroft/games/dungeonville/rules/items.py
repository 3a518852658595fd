"""Owning and using items (DV-105 to DV-114)."""

from undercroft.engine.piles import without
from undercroft.engine.state import Pile
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.cards import CARD_DUNGEON, CLASS
from undercroft.games.dungeonville.powers import ALWAYS_ON, COPIES, KEPT, POWER_RULES, USER
from undercroft.games.dungeonville.state import NOTHING, Dungeonville


def owned_card(s: Dungeonville, seat: int, power: int) -> int:
    """A card with that power in his treasure or loot (DV-106, DV-107); NOTHING without one, or without powers."""
    if s.config.powers:
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
    return owned_card(s, seat, power) != NOTHING


def can_use(s: Dungeonville, seat: int, power: int, group: Pile) -> bool:
    """He owns the item and somebody of its class is in the group that the power names (DV-106, DV-108)."""
    return owned_card(s, seat, power) != NOTHING and has_class(group, USER[power])


def why_unusable(s: Dungeonville, seat: int, power: int) -> tuple[str, ...]:
    """The rules against a use that is not offered: no powers at all, no item or user, or not at this moment."""
    if not s.config.powers:
        return ("DV-114",)
    if not can_use(s, seat, power, s.parties[seat]):
        return ("DV-106",)
    return (POWER_RULES[power], "DV-110") if power in ALWAYS_ON else (POWER_RULES[power],)


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
