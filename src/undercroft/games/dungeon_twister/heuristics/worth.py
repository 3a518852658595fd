"""What tokens and cards are worth, in victory points or what comes nearest to them."""

from typing import Final

from undercroft.games.dungeon_twister.cards import (
    ARMOR,
    CHARM_SCROLL,
    CLERIC,
    DRAGONSLAYER,
    ELF_SCOUT,
    FIRE_SHIELD,
    FIREBALL_WAND,
    FIRST_OBJECT,
    GHOST,
    GOBLIN,
    GOLEM,
    ILLUSIONIST,
    KEY,
    KINDS,
    MEKANORK,
    PALADIN,
    PICKPOCKET,
    RED_DRAGON,
    ROPE,
    SPEED_POTION,
    SWORD,
    TELEPORT_RING,
    THIEF,
    TREASURE,
    TROLL,
    WALL_WALKER,
    WARRIOR,
    WEAPON_MASTER,
    WIZARD,
)

NEARLY_OUT: Final = 0.88  # of a point: one who could leave with his next steps
EACH_POINT: Final = 0.87  # what is left of it for every action point that it is still away
FARTHEST: Final = 200
FASTEST: Final = 8


def chance_out(move: int, steps: int) -> float:
    return NEARLY_OUT * EACH_POINT ** (steps / move) if move else 0.0


# By move value and steps: the chance that a character will leave the dungeon.
OUT: Final[list[list[float]]] = [[chance_out(move, steps) for steps in range(FARTHEST)] for move in range(FASTEST + 1)]
USUAL_MOVE: Final = 3  # of a character nobody has seen yet
UNSEEN: Final = 0.5  # part of his worth while he lies face down
TURNED_UP: Final = 0.9  # while he lies beside the board, to be placed by his own player
BADLY_PLACED: Final = 0.45  # or by an enemy
WOUNDED: Final = 0.3  # part of his worth while he is wounded
REGENERATING: Final = 0.7

ON_GEAR: Final = 0.04
BOTH_TURN: Final = 0.03  # and if the twin room can be turned as well
COMBAT_CARD: Final[list[float]] = [0.0, 0.03, 0.07, 0.12, 0.19, 0.28, 0.38]  # by value
JUMP_CARD: Final = 0.07
ACTION_POINT: Final = 0.03  # for each point on the action cards in hand
TREASURE_NEAR: Final = 0.35  # a Treasure that somebody could reach at once

HELD: Final[list[float]] = [0.0] * KINDS  # objects in the hands of anybody
for thing, worth in (
    (ROPE, 0.08), (SPEED_POTION, 0.18), (ARMOR, 0.08), (SWORD, 0.08), (FIREBALL_WAND, 0.06), (KEY, 0.08),
    (FIRE_SHIELD, 0.05), (DRAGONSLAYER, 0.05), (TELEPORT_RING, 0.12), (CHARM_SCROLL, 0.06),
):  # fmt: skip
    HELD[thing] = worth
MAGIC: Final = 0.25  # a Wand or a Scroll in the right hands

# How often a kind is taken where there is a choice: into a team, and to the start line.
PICKED: Final[list[float]] = [1.0] * KINDS
for each, weight in (
    (WARRIOR, 2.5), (WIZARD, 3.0), (TROLL, 2.5), (CLERIC, 3.0), (MEKANORK, 2.5), (THIEF, 4.0), (WALL_WALKER, 4.0),
    (GOBLIN, 4.0), (PALADIN, 3.0), (WEAPON_MASTER, 3.0), (PICKPOCKET, 3.5), (GOLEM, 2.0), (ILLUSIONIST, 1.5),
    (ELF_SCOUT, 4.5), (GHOST, 3.0), (RED_DRAGON, 1.0), (TREASURE, 4.0), (SPEED_POTION, 4.0), (SWORD, 2.5), (ARMOR, 2.5),
    (FIREBALL_WAND, 2.0), (TELEPORT_RING, 2.5), (CHARM_SCROLL, 1.5), (DRAGONSLAYER, 0.5), (FIRE_SHIELD, 0.7),
):  # fmt: skip
    PICKED[each] = weight
LINED_UP: Final[list[float]] = [1.0] * FIRST_OBJECT
for each, weight in (
    (THIEF, 3.0), (MEKANORK, 2.5), (WALL_WALKER, 2.5), (CLERIC, 2.0), (WIZARD, 2.0), (WARRIOR, 1.6), (TROLL, 1.2),
    (GOBLIN, 0.8), (ELF_SCOUT, 3.0), (PICKPOCKET, 3.0), (GHOST, 2.5), (GOLEM, 1.0), (RED_DRAGON, 0.3),
):  # fmt: skip
    LINED_UP[each] = weight
