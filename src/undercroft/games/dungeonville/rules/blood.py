"""Points and blood markers (DV-011 to DV-017, DV-069, DV-089)."""

from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.cards import SEATS
from undercroft.games.dungeonville.rules.claims import open_claim_point
from undercroft.games.dungeonville.state import NOTHING, Dungeonville


def take_blood(s: Dungeonville, seat: int, loser: int) -> None:
    """The winner of a duel puts one marker of the loser into his death zone (DV-069); a claim point follows."""
    s.zones[seat * SEATS + loser] += 1
    s.door.tell(messages.BLOOD_TAKEN, (seat, loser))
    s.door.seal()
    open_claim_point(s, seat, NOTHING)


def place_blood(s: Dungeonville, seat: int, dungeon: int) -> None:
    """The owner of a dead adventurer puts one of his markers on the entrance (DV-089); a claim point follows."""
    s.blood[dungeon * SEATS + seat] += 1
    s.door.tell(messages.BLOOD_PLACED, (seat, dungeon))
    s.door.seal()
    if dungeon in s.deeds:  # markers on an unowned dungeon count for nobody (DV-014)
        open_claim_point(s, s.deeds.index(dungeon), dungeon)
