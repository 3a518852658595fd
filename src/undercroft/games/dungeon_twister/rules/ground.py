"""What a square is to a character: pits and ropes, falling rocks, solid blocks, start lines (DT-268 to DT-294)."""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.dungeon_twister.cards import (
    ELF_SCOUT,
    FIRE_SHIELD,
    FIRST_OBJECT,
    GHOST,
    ILLUSIONIST,
    MONK,
    ROPE,
    THIEF,
    WIZARD,
)
from undercroft.games.dungeon_twister.config import SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import beside, ground, links, stored_direction
from undercroft.games.dungeon_twister.geometry.rooms import (
    FACE_DOWN,
    FLOOR,
    FOUNTAIN,
    GEAR,
    HOLE,
    ILLUSORY_PIT,
    LINE,
    MIST,
    PENTAGRAM,
    PIT,
    RIFT,
    ROCKS,
    RUBBLE,
)
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS, OUTSIDE
from undercroft.games.dungeon_twister.state import NOBODY, NOWHERE, DungeonTwister
from undercroft.games.dungeon_twister.tokens import most_carried, standing, things

PLAIN: Final = (FLOOR, GEAR, MIST, PENTAGRAM)  # where anyone may walk and stop (DT-092, DT-268)
ANCHORS: Final = 2


def neighbour(s: DungeonTwister, walker: int, place: int, direction: int) -> int:
    """Where that direction leads him: over a passable border, the Ghost through everything (DT-229, DT-232)."""
    if s.kind[walker] != GHOST:
        return links(s)[place * 4 + stored_direction(s, place, direction)]
    there = beside(s, place, direction)
    return there if there != OUTSIDE and ground(s)[there] != FACE_DOWN else OUTSIDE


def is_pit(s: DungeonTwister, place: int) -> bool:
    """A pit, real or illusory (DT-224, DT-270); with the official rulings a Rope works on rifts as on pits (DT-294)."""
    what = ground(s)[place]
    return what in (PIT, ILLUSORY_PIT) or (what == RIFT and s.config.official)


def own_illusion(s: DungeonTwister, who: int, place: int) -> bool:
    """Whether an Illusionist looks at his own trick (DT-225)."""
    if s.kind[who] != ILLUSIONIST or s.owner[who] >= s.players:
        return False
    return place != NOWHERE and place in s.illusions[2 * s.owner[who] : 2 * s.owner[who] + 2]


def crosses_pits(s: DungeonTwister, walker: int, place: int) -> bool:
    """By a gift of his own: Thief, Elf Scout, whoever flies, the Illusionist his own illusion (DT-271)."""
    kind = s.kind[walker]
    if kind in (THIEF, ELF_SCOUT):
        return ground(s)[place] != RIFT  # DT-206, DT-228
    return kind in (WIZARD, GHOST) or own_illusion(s, walker, place)


def has(s: DungeonTwister, tokens: Pile | list[int], kind: int) -> bool:
    for token in tokens:
        if s.kind[token] == kind:
            return True
    return False


def anchored(s: DungeonTwister, pit: int) -> bool:
    """Whether two squares in contact with the pit are such that a character can stand there (DT-237)."""
    reached = links(s)
    what = ground(s)
    found = 0
    for direction in DIRECTIONS:
        there = reached[pit * 4 + direction]
        found += there != OUTSIDE and (what[there] in PLAIN or what[there] == LINE)
    return found >= ANCHORS


def enters_pit(s: DungeonTwister, walker: int, held: Pile, here: int, there: int) -> bool:
    """DT-236, DT-271. From pit to pit leads only a gift of one's own, for both of them (DT-238)."""
    if crosses_pits(s, walker, there):
        return not is_pit(s, here) or crosses_pits(s, walker, here)
    if is_pit(s, here):
        return False
    if has(s, things(s, there), ROPE) or (has(s, held, ROPE) and anchored(s, there)):
        return True
    thief = standing(s, there)  # DT-203
    return thief != NOBODY and s.kind[thief] == THIEF and s.owner[thief] == s.owner[walker]


def stands_on_pit(s: DungeonTwister, walker: int, held: Pile, brought: Pile, pit: int) -> bool:
    """Only a Thief, or with a Rope on the square; one that he brought needs its anchors (DT-240, DT-272, DT-305)."""
    if s.kind[walker] == THIEF and ground(s)[pit] != RIFT:
        return True
    if most_carried(s, walker) == 0 or own_illusion(s, walker, pit):
        return False
    if has(s, things(s, pit), ROPE):
        return True
    ropes = [token for token in held if s.kind[token] == ROPE]
    return len(ropes) > 0 and (anchored(s, pit) or any([token not in brought for token in ropes]))


def is_own_line(s: DungeonTwister, walker: int, place: int) -> bool:
    """His colour's line, in the star either of two (DT-279, DT-310)."""
    layout = s.config.layout
    return layout.line_owner[place - layout.first_line_place] == s.owner[walker]


def is_exit(s: DungeonTwister, walker: int, place: int) -> bool:
    """Whether entering that square leads him out of the dungeon (DT-114, DT-178, DT-309)."""
    return ground(s)[place] == LINE and not is_own_line(s, walker, place)


def enters_line(s: DungeonTwister, walker: int, place: int) -> bool:
    """The own line, or over an enemy one out; not where somebody stands (DT-115), and no monk (DT-301)."""
    if s.kind[walker] == MONK:
        return False
    if is_own_line(s, walker, place):
        return True
    return s.config.scenario != SACRIFICE and standing(s, place) == NOBODY


def enters_ground(s: DungeonTwister, walker: int, held: Pile, here: int, there: int) -> bool:
    """Whether the ground of a square lets him come there in a move (DT-092, DT-096)."""
    what = ground(s)[there]
    if what in PLAIN or what == ROCKS:
        return True
    if what == LINE:
        return enters_line(s, walker, there)
    if s.kind[walker] == GHOST:
        return what != HOLE
    if is_pit(s, there):
        return enters_pit(s, walker, held, here, there)
    return enters_block(s, walker, there, what)


def enters_block(s: DungeonTwister, walker: int, place: int, what: int) -> bool:
    """Solid blocks and rifts: who flies crosses a rift, an Illusionist his own rubble (DT-194, DT-225, DT-294)."""
    if s.kind[walker] == WIZARD:
        return what == RIFT or (what == FOUNTAIN and s.config.official)
    return what == RUBBLE and own_illusion(s, walker, place)


def ends_on_ground(s: DungeonTwister, walker: int, held: Pile, brought: Pile, place: int) -> bool:
    """Whether the ground of a square lets him end an action there (DT-119, DT-268)."""
    what = ground(s)[place]
    if what in PLAIN:
        return True
    if what == LINE:
        return s.kind[walker] != MONK and is_own_line(s, walker, place)
    return is_pit(s, place) and stands_on_pit(s, walker, held, brought, place)


def rocks_harm(s: DungeonTwister, walker: int, held: Pile, place: int) -> bool:
    """Whether falling rocks strike: a walker (DT-016, DT-017), and no shield about (DT-284, DT-285, DT-289)."""
    if ground(s)[place] != ROCKS or s.kind[walker] in (WIZARD, GHOST):
        return False
    return not has(s, held, FIRE_SHIELD) and not has(s, things(s, place), FIRE_SHIELD)


def bodies(s: DungeonTwister, held: Pile) -> Pile:
    """The wounded among what he carries."""
    return tuple([token for token in held if s.kind[token] < FIRST_OBJECT])
