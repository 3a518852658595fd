"""Who can act, and with which action points (DT-058 to DT-065)."""

from undercroft.games.dungeon_twister.cards import MONK, PRINCESS
from undercroft.games.dungeon_twister.config import MONASTERY, SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import links
from undercroft.games.dungeon_twister.geometry.tile import OUTSIDE
from undercroft.games.dungeon_twister.state import NOBODY, TEAM, TEAM_CHARACTERS, DungeonTwister
from undercroft.games.dungeon_twister.tokens import is_wounded, lying, standing


def is_charmed(s: DungeonTwister, token: int) -> bool:
    return bool(s.charmed >> token & 1)


def is_spent(s: DungeonTwister, token: int) -> bool:
    return bool(s.spent >> token & 1)


def points_for(s: DungeonTwister, token: int) -> int:
    """The action points that he could use: his private ones, and those of the card (DT-064, DT-259)."""
    return s.private[token] if is_charmed(s, token) else s.private[token] + s.ap


def pay(s: DungeonTwister, token: int, points: int = 1) -> None:
    """Private points are used first (DT-064)."""
    own = min(points, s.private[token])
    s.private[token] -= own
    s.ap -= points - own


def actors(s: DungeonTwister) -> list[int]:
    """The characters for whom the active player may spend points, wounded ones and monks too (DT-260, DT-299)."""
    first = s.active * TEAM
    found = [token for token in range(first, first + TEAM_CHARACTERS) if s.at[token] >= 0]
    if s.charmed:
        found += [token for token in range(s.players * TEAM) if is_charmed(s, token) and s.at[token] >= 0]
    if s.config.scenario == MONASTERY:
        found += [token for token in range(s.players * TEAM, len(s.at)) if s.at[token] >= 0]
    if s.ap > 0 and not s.charmed and s.config.scenario != SACRIFICE:
        return found  # everybody could act
    return [token for token in found if points_for(s, token) > 0 and not asleep(s, token)]


def asleep(s: DungeonTwister, token: int) -> bool:
    """The Princess before she is activated (DT-335)."""
    return s.kind[token] == PRINCESS and not s.princess


def in_contact(s: DungeonTwister, place: int) -> list[int]:
    """The squares in contact with a place (DT-006)."""
    return [there for there in links(s)[place * 4 : place * 4 + 4] if there != OUTSIDE]


def foremost(s: DungeonTwister, place: int) -> int:
    """The character on a place that others have to do with: whoever carries stands for the carried (DT-113)."""
    upright = standing(s, place)
    if upright != NOBODY or not s.wounded:
        return upright
    wounded = lying(s, place)
    return wounded[0] if wounded else NOBODY


def beside_him(s: DungeonTwister, token: int) -> list[int]:
    """The characters in contact with him."""
    found = [foremost(s, place) for place in in_contact(s, s.at[token])]
    return [other for other in found if other != NOBODY]


def is_carried(s: DungeonTwister, token: int) -> bool:
    """Whether somebody has him on his back (DT-113)."""
    return is_wounded(s, token) and standing(s, s.at[token]) != NOBODY


def is_enemy(s: DungeonTwister, token: int, other: int) -> bool:
    """Of another player's colour; monks are nobody's enemies (DT-009, DT-301)."""
    return s.owner[token] != s.owner[other] and s.kind[other] != MONK
