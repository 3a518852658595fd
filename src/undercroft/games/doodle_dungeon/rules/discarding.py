"""The common discard pile (DD-021, DD-029, DD-123)."""

from undercroft.games.doodle_dungeon.state import DoodleDungeon


def discard(s: DoodleDungeon, card: int) -> None:
    """A card goes face up onto the discard pile."""
    s.discard += (card,)
    s.laid += (card,)


def shown(s: DoodleDungeon, card: int) -> None:
    """A card leaves a hand for everybody to see; if it was fetched in secret, that is no secret any more (DD-134)."""
    s.fetched = [each for each in s.fetched if each[0] != card]
    s.door.reveal()
