"""The coming combat in two numbers: tiles that will be lost and points for prisoners, from what stands ready."""

from math import exp
from typing import Final

from undercroft.games.dungeon_lords.cards import (
    COMBAT_ROUNDS,
    CURSED_RING,
    DEMON,
    GHOST,
    HEARTS,
    HERO_TYPE,
    HIT_POINTS,
    PALADIN,
    PALADIN_SPACE,
    SEASONS,
    TRAP_DOOR,
    TRAP_SYMBOLS,
)
from undercroft.games.dungeon_lords.rules.frames import BATTLE, PLAN_OF
from undercroft.games.dungeon_lords.state import NO_CONQUEST, NOTHING, DungeonLords

# What a monster of each kind deals in one combat: goblin, slime, ghost, troll, witch, vampire, golem, dragon, demon.
HARM: Final[list[float]] = [2.6, 2.6, 2.0, 3.3, 4.0, 4.6, 7.0, 5.5, 7.0]
ONCE: Final[list[float]] = [2.3, 2.5, 2.0, 3.2, 4.0, 2.8, 4.0, 5.0, 6.0]  # and in one round
TRAP_HARM: Final = 2.4
SYMBOL: Final = 0.8  # how much of a trap's harm one thief's symbol prevents
HEART: Final = 1.6  # what a heart heals in a combat
USUAL: Final[list[float]] = [3.6, 5.4]  # hit points of a hero yet to come, year 1 and 2
TIRED: Final[list[float]] = [1.33, 2.33]  # fatigue of a round
BUSY: Final = 6.5  # more than that is seldom dealt in one round


def conquests_and_prisoners(s: DungeonLords, seat: int) -> tuple[float, float]:
    """Tiles lost and points for heroes caught in the combat of this year."""
    health, heroes, paladins = party(s, seat)
    if heroes + paladins == 0:
        return 0.0, 0.0
    worth = 2.0 * heroes + 5.0 * paladins
    rounds = COMBAT_ROUNDS - max(0, s.combat_round - 1)
    harm = harm_ready(s, seat)
    if not is_planned(s, seat):
        return outlook(health, harm, rounds, TIRED[s.year - 1], worth)
    now = min(harm, harm_planned(s, seat))
    alive = max(0.0, health - now)
    lost = chance_to_stand(alive - TIRED[s.year - 1]) * (not holds_them(s, seat))
    later, caught = outlook(alive - lost * TIRED[s.year - 1], harm - now, rounds - 1, TIRED[s.year - 1], worth)
    return lost + (1.0 if alive > 0 else 0.0) * later, max(caught, worth * min(1.0, now / health) ** 2)


def outlook(health: float, harm: float, rounds: int, tired: float, worth: float) -> tuple[float, float]:
    """That many rounds with that much harm to deal, spread over them."""
    if health <= 0 or rounds <= 0:
        return 0.0, worth if health <= 0 else 0.0
    each = min(BUSY, harm / min(rounds, 3)) + tired
    lost = min(float(rounds), max(0.0, health / each - 0.6))
    caught = min(1.0, (harm + tired * min(rounds, lost + 1)) / health)
    return lost, caught * caught * worth


def chance_to_stand(alive: float) -> float:
    """How surely somebody is left to conquer the tile."""
    return 1.0 / (1.0 + exp(-1.5 * alive))


def is_planned(s: DungeonLords, seat: int) -> bool:
    """Whether a plan, perhaps half made, waits for its battle."""
    if s.plan_tiles[seat] == NOTHING or not s.combat_round:
        return False
    if s.battler == seat or not s.frames or s.frames[-1][0] == PLAN_OF:
        return True
    for frame in s.frames:
        if frame[0] == BATTLE and frame[1] == seat:
            return True
    return False


def harm_planned(s: DungeonLords, seat: int) -> float:
    """What the defenders of this round will do; a reusable one does it again later."""
    harm = HARM[GHOST] * s.ghosts_sent[seat]
    for kind in s.sent[seat]:
        harm += ONCE[kind]
    return harm + len(s.plan_traps[seat]) * trap_harm(s, seat)


def holds_them(s: DungeonLords, seat: int) -> bool:
    """No conquest this time: slime, demon, trap door or ring (DL-380)."""
    if s.battler == seat and s.effects & NO_CONQUEST:
        return True
    return DEMON in s.sent[seat] or TRAP_DOOR in s.plan_traps[seat] or CURSED_RING in s.plan_traps[seat]


def party(s: DungeonLords, seat: int) -> tuple[float, float, float]:
    """Hit points with what priests will heal; heroes; the paladin, who may still come."""
    health, heroes, paladins = 0.0, 0.0, 0.0
    for hero in s.queues[seat]:
        health += HIT_POINTS[hero] + s.bonus.count(hero) - s.wounds[hero] + HEART * (HEARTS[hero] > 0)
        if HERO_TYPE[hero] == PALADIN:
            paladins += 1.0
        else:
            heroes += 1.0
    if not s.combat_round:
        missing = SEASONS - 1 - heroes
        health += missing * USUAL[s.year - 1]
        heroes += missing
        if not paladins and s.evil[seat] >= PALADIN_SPACE - 1:
            health += 1.5
    return health, heroes, paladins


def harm_ready(s: DungeonLords, seat: int) -> float:
    """What monsters face up and traps can do, those in the yard among them; thieves spoil traps."""
    harm, traps = 0.0, len(s.traps[seat])
    for kind in s.lairs[seat]:
        harm += HARM[kind]
    if s.plans >> seat & 1:  # they have left lair and store
        for kind in s.sent[seat]:
            harm += HARM[kind]
        harm += HARM[GHOST] * s.ghosts_sent[seat]
        traps += len(s.plan_traps[seat])
    return harm + min(traps, COMBAT_ROUNDS) * trap_harm(s, seat)


def trap_harm(s: DungeonLords, seat: int) -> float:
    symbols = sum([TRAP_SYMBOLS[hero] for hero in s.queues[seat]])
    return max(0.6, TRAP_HARM - SYMBOL * symbols)
