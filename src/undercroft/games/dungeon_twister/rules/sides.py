"""The two sides of a combat: who is drawn in, and how strong they are (DT-145 to DT-157, DT-182)."""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.dungeon_twister.cards import (
    ARMOR,
    COMBAT,
    DRAGONSLAYER,
    GOBLIN,
    MONK,
    RED_DRAGON,
    SWORD,
)
from undercroft.games.dungeon_twister.config import GOBLINS
from undercroft.games.dungeon_twister.rules.acting import asleep, beside_him, is_enemy, is_spent
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.tokens import holds, is_wounded

ATTACKING: Final = 0
DEFENDING: Final = 1
SLAYER_BONUS: Final = 4  # DT-256


def targets(s: DungeonTwister, attacker: int) -> list[int]:
    """Enemies in contact who were not wounded in this turn (DT-136, DT-137, DT-273, DT-301, DT-335)."""
    if s.kind[attacker] == MONK:
        return []
    near = beside_him(s, attacker)
    return [token for token in near if is_enemy(s, attacker, token) and may_be_attacked(s, token)]


def may_be_attacked(s: DungeonTwister, token: int) -> bool:
    """Not twice in one turn; an earlier wound does not protect, nor being spent (DT-137, DT-154, DT-155)."""
    return not s.hurt >> token & 1 and not asleep(s, token)


def draw_in(s: DungeonTwister, attacker: int, target: int) -> tuple[Pile, Pile]:
    """Whoever touches one of the other side joins, until nothing changes (DT-145); two colours only (DT-182)."""
    attackers, defenders, count = [attacker], [target], 0
    while len(attackers) + len(defenders) > count:
        count = len(attackers) + len(defenders)
        join(s, attackers, defenders, ATTACKING)
        join(s, defenders, attackers, DEFENDING)
    return tuple(attackers), tuple(defenders)


def join(s: DungeonTwister, side: list[int], enemies: list[int], role: int) -> None:
    """All who must join one side now."""
    for token in joining(s, enemies, s.owner[side[0]], role):
        if token not in side:
            side.append(token)


def joining(s: DungeonTwister, enemies: list[int], seat: int, side: int) -> list[int]:
    """Characters of that colour in contact with the other side who can fight (DT-146, DT-148, DT-152, DT-156)."""
    near = [other for token in enemies for other in beside_him(s, token)]
    return [other for other in near if s.owner[other] == seat and is_eligible(s, other, side)]


def is_eligible(s: DungeonTwister, token: int, side: int) -> bool:
    """Unwounded and not spent; to defend, not wounded in this turn either (DT-146)."""
    if is_wounded(s, token) or is_spent(s, token) or asleep(s, token) or s.kind[token] == MONK:
        return False
    return side == ATTACKING or not s.hurt >> token & 1


def strength_of(s: DungeonTwister, token: int, side: int) -> int:
    """Combat value and all bonuses: Sword in attack, Armor in defence, Dragonslayer (DT-151, DT-211)."""
    upright = not is_wounded(s, token)
    total = COMBAT[s.kind[token]] if upright else 0  # DT-131
    for thing in holds(s, token):
        kind = s.kind[thing]
        if kind == ARMOR and side != ATTACKING:
            total += 1  # DT-248: also for the wounded
        elif kind == SWORD and side == ATTACKING and upright:
            total += 1  # DT-249
        elif kind == DRAGONSLAYER and upright and faces_dragon(s, side):
            total += SLAYER_BONUS
    return total


def faces_dragon(s: DungeonTwister, side: int) -> bool:
    enemies = s.defenders if side == ATTACKING else s.attackers
    return any([s.kind[token] == RED_DRAGON for token in enemies])


def strength_of_side(s: DungeonTwister, tokens: Pile, side: int) -> int:
    return sum([strength_of(s, token, side) for token in tokens])


def goblins(s: DungeonTwister, tokens: Pile) -> list[int]:
    """In scenario 3, the unwounded Goblins of a side: with one alone it wins (DT-312)."""
    if s.config.scenario != GOBLINS:
        return []
    return [token for token in tokens if s.kind[token] == GOBLIN and not is_wounded(s, token)]
