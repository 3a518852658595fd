"""What the later rounds of this year's combat may still bring, by a rule of thumb and in whole numbers.

In every later round one trap and the strongest monster still face up strike whoever falls by it, in the first of them
all ghosts, too; thieves spoil traps, priests heal, fatigue is the usual one of the year; spells and rooms are left out.
A defender that holds the party does so once: no fatigue and no lost tile in that round. It is an estimate, and is
called one wherever it is shown; the search of the present round (fight.py) is exact.
"""

from typing import Final, NamedTuple

from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.cards import (
    COMBAT_ROUNDS,
    CURSED_RING,
    DEMON,
    DRAGON,
    GHOST,
    GOLEM,
    HEARTS,
    HERO_TYPE,
    ILLUSION,
    MONSTER_IDS,
    PALADIN,
    SLIME,
    TRAP_DOOR,
    TRAP_SYMBOLS,
    VAMPIRE,
    in_order,
)
from undercroft.games.dungeon_lords.rules.damage import hit_points
from undercroft.games.dungeon_lords.state import DungeonLords

# Tenths of a hit point.
POINT: Final = 10
# What a monster deals to one hero in a round.
STRIKE: Final[list[int]] = in_order(
    MONSTER_IDS,
    {
        "goblin": 24,
        "slime": 10,
        "ghost": 20,
        "troll": 32,
        "witch": 40,
        "vampire": 25,
        "golem": 40,
        "dragon": 20,
        "demon": 70,
    },
)
ON_ALL: Final = (SLIME, DRAGON)
# Which one is sent first.
RANK: Final[list[int]] = in_order(
    MONSTER_IDS,
    {
        "goblin": 24,
        "slime": 26,
        "ghost": 0,
        "troll": 32,
        "witch": 40,
        "vampire": 25,
        "golem": 40,
        "dragon": 50,
        "demon": 70,
    },
)
TRAP_STRIKE: Final = 28
USUAL_FATIGUE: Final[list[int]] = [13, 23]  # year 1 and 2
COMES_BACK: Final = (VAMPIRE, GOLEM)
HOLDING_MONSTERS: Final = (SLIME, DEMON)
HOLDING_TRAPS: Final = (TRAP_DOOR, CURSED_RING)


class Outlook(NamedTuple):
    """Tiles that the later rounds may cost, and who may be caught in them."""

    tiles: int
    heroes: int
    paladins: int
    left: int  # tenths of hit points that the party has at the end


NOTHING_MORE: Final = Outlook(0, 0, 0, 0)


def outlook(s: DungeonLords, seat: int) -> Outlook:
    """For a position between two rounds, after the battle of the seat."""
    line, rounds = s.queues[seat], COMBAT_ROUNDS - s.combat_round
    if not line or rounds <= 0:
        return NOTHING_MORE
    full = [POINT * hit_points(s, hero) for hero in line]
    left = [points - POINT * s.wounds[hero] for points, hero in zip(full, line, strict=True)]
    senders, ghosts = senders_of(s.lairs[seat], rounds), s.lairs[seat].count(GHOST)
    holders, lost = holders_of(s, seat), 0
    for number in range(rounds):
        if number < len(s.traps[seat]):
            strike(left, TRAP_STRIKE - POINT * symbols_of(line, left, TRAP_SYMBOLS))
        attack(left, senders[number : number + 1], ghosts if number == 0 else 0)
        if number < len(senders) or (ghosts and number == 0):
            heal(left, full, POINT * symbols_of(line, left, HEARTS))
        tired = tire(left, USUAL_FATIGUE[s.year - 1])
        if any(tired) and holders:
            holders -= 1
            continue
        left = tired
        if not any(left):
            break
        lost += 1
    return summarise(s, seat, left, lost)


def holders_of(s: DungeonLords, seat: int) -> int:
    """Defenders that say "no conquest" (DL-380)."""
    monsters = [kind for kind in s.lairs[seat] if kind in HOLDING_MONSTERS]
    return len(monsters) + len([trap for trap in s.traps[seat] if trap in HOLDING_TRAPS])


def senders_of(lair: Pile, rounds: int) -> list[int]:
    """Which monster is sent in which round; golem and vampire come back for another one."""
    kinds = [kind for kind in lair if kind != GHOST]
    kinds += [kind for kind in kinds if kind in COMES_BACK for _ in range(rounds - 1)]
    kinds.sort(key=RANK.__getitem__, reverse=True)
    return kinds


def symbols_of(line: Pile, left: list[int], symbols: list[int]) -> int:
    """Of all who still stand."""
    return sum([symbols[hero] for hero, points in zip(line, left, strict=True) if points])


def attack(left: list[int], kinds: list[int], ghosts: int) -> None:
    for kind in kinds:
        if kind in ON_ALL:
            for place, points in enumerate(left):
                left[place] = max(0, points - STRIKE[kind])
        else:
            strike(left, STRIKE[kind])
    for _ in range(ghosts):
        strike(left, STRIKE[GHOST])


def strike(left: list[int], damage: int) -> None:
    """On whoever falls with the least waste, else on the first: what is too much is lost (DL-309)."""
    target = -1
    for place, points in enumerate(left):
        if points and (target < 0 or left[target] < points <= damage):
            target = place
    if target >= 0 and damage > 0:
        left[target] = max(0, left[target] - damage)


def heal(left: list[int], full: list[int], healed: int) -> None:
    """From the front (DL-378)."""
    for place, points in enumerate(left):
        if points:
            added = min(healed, full[place] - points)
            left[place] += added
            healed -= added


def tire(left: list[int], fatigue: int) -> list[int]:
    """What is left after it: from the front, and what is too much for one passes on (DL-384)."""
    tired: list[int] = []
    for points in left:
        taken = min(points, fatigue)
        tired.append(points - taken)
        fatigue -= taken
    return tired


def summarise(s: DungeonLords, seat: int, left: list[int], lost: int) -> Outlook:
    """Who has fallen, and how many tiles are gone: never more than there are."""
    standing = (s.tiles[seat] & ~s.conquered[seat]).bit_count()
    types = [HERO_TYPE[hero] for hero, points in zip(s.queues[seat], left, strict=True) if not points]
    paladins = types.count(PALADIN)
    heroes = len(types) - paladins - types.count(ILLUSION)
    return Outlook(min(standing, lost), heroes, paladins, sum(left))
