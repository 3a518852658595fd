"""The odds of a fight: two dice and a level against 20 (DD-116, DD-119)."""

from typing import Final

from undercroft.games.doodle_dungeon.cards import SIDES, WIN_AT

HELP: Final = 0.25  # of the fights that would be lost are won with cards
EYES: Final = range(1, SIDES + 1)
ROLLS: Final[list[int]] = [one + other for one in EYES for other in EYES]


def plain_chance(strength: int) -> float:
    """The chance that two dice and so much strength reach 20."""
    return len([roll for roll in ROLLS if roll + strength >= WIN_AT]) / len(ROLLS)


MOST: Final = 2 * WIN_AT
PLAIN: Final[list[float]] = [plain_chance(strength) for strength in range(-MOST, MOST + 1)]


def chance(strength: int) -> float:
    """The chance to win, with some help from cards."""
    plain = PLAIN[max(0, min(strength + MOST, 2 * MOST))]
    return plain + HELP * (1 - plain)
