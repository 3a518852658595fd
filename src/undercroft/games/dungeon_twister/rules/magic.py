"""Action 6: objects that are activated, and the Dragon's breath (DT-159, DT-234, DT-245 to DT-267)."""

from typing import ClassVar, Final

from undercroft.engine.state import Frame
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import (
    TARGET,
    TO,
    TOWARDS,
    square_named,
    square_value,
    token_named,
    token_value,
)
from undercroft.games.dungeon_twister.cards import (
    CHARM_SCROLL,
    FIRE_SHIELD,
    FIREBALL_WAND,
    GOBLIN,
    MONK,
    RED_DRAGON,
    SPEED_POTION,
    TELEPORT_RING,
    USES_MAGIC,
    WIZARD,
)
from undercroft.games.dungeon_twister.config import GOBLINS
from undercroft.games.dungeon_twister.geometry.links import ground, place_at, square_of, tile_at
from undercroft.games.dungeon_twister.geometry.rooms import FLOOR, LINE, MIST, NO_ROOM
from undercroft.games.dungeon_twister.geometry.sight import first_in_line
from undercroft.games.dungeon_twister.geometry.tile import CELLS, DIRECTIONS, OUTSIDE
from undercroft.games.dungeon_twister.rules.acting import asleep, foremost, is_charmed, is_enemy
from undercroft.games.dungeon_twister.rules.asking import Args, Asking, named
from undercroft.games.dungeon_twister.rules.ground import has
from undercroft.games.dungeon_twister.rules.jumping import go_to
from undercroft.games.dungeon_twister.rules.moving import load_of
from undercroft.games.dungeon_twister.rules.walking import may_stop
from undercroft.games.dungeon_twister.rules.wounds import kill, scorer, use_up, wound
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister
from undercroft.games.dungeon_twister.tokens import carried_wounded, holds, is_wounded, tokens_on

POTION_POINTS: Final = 4  # DT-245
CHARM_POINTS: Final = 3  # DT-259


def held(s: DungeonTwister, token: int, kind: int) -> int:
    """The object of that kind that he holds, or NOBODY."""
    return next((thing for thing in holds(s, token) if s.kind[thing] == kind), NOBODY)


# ---- Speed Potion


def quaff(s: DungeonTwister, token: int) -> None:
    """Private points for this turn; a charmed drinker gets none (DT-245, DT-247, DT-259)."""
    use_up(s, held(s, token, SPEED_POTION))
    points = 0 if is_charmed(s, token) else POTION_POINTS
    s.private[token] += points
    s.granted += 1  # DT-169
    s.door.tell(messages.QUAFFED, (s.owner[token], s.kind[token], points))


# ---- Fireball Wand and breath


def shots(s: DungeonTwister, token: int) -> list[int]:
    """The directions in which a character is first in line; not a monk, not the sleeper (DT-250, DT-251, DT-304)."""
    return [d for d in DIRECTIONS if can_be_shot(s, first_in_line(s, token, d))]


def can_be_shot(s: DungeonTwister, victim: int) -> bool:
    """Also somebody wounded in this turn (DT-253)."""
    return victim != NOBODY and s.kind[victim] != MONK and not asleep(s, victim)


def can_shoot(s: DungeonTwister, token: int) -> bool:
    """The Wand serves the Wizard only (DT-195, DT-250, DT-267)."""
    return s.kind[token] == WIZARD and held(s, token, FIREBALL_WAND) != NOBODY and len(shots(s, token)) > 0


def can_breathe(s: DungeonTwister, token: int) -> bool:
    return s.kind[token] == RED_DRAGON and len(shots(s, token)) > 0


class Fire(Asking):
    """The direction of a fireball or of breath (DT-234, DT-250). Frame: the character, 0."""

    name: ClassVar[str] = "fire"
    rules: ClassVar[tuple[str, ...]] = ("DT-161", "DT-162", "DT-234", "DT-250", "DT-251")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return TOWARDS.codes(shots(s, f[2]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        token = f[2]
        victim = first_in_line(s, token, TOWARDS.value(code))
        breath = s.kind[token] == RED_DRAGON
        told = (s.owner[token], s.kind[token], s.owner[victim], s.kind[victim])
        s.door.tell(messages.BREATHED if breath else messages.SHOT, told)
        if not breath:
            use_up(s, held(s, token, FIREBALL_WAND))
        burn(s, victim)

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        return named(s, first_in_line(s, f[2], TOWARDS.value(code)))


def burn(s: DungeonTwister, victim: int) -> None:
    """He and whom he carries die, a Troll too, unless a Fire Shield covers them (DT-199, DT-252, DT-255)."""
    if has(s, holds(s, victim), FIRE_SHIELD):
        s.door.tell(messages.SHIELDED, (s.owner[victim], s.kind[victim]))
        return
    if s.config.scenario == GOBLINS and s.kind[victim] == GOBLIN and not is_wounded(s, victim):
        wound(s, victim, scorer(s, victim), messages.BY_FIRE)  # DT-314
        return
    for token in [*carried_wounded(s, victim), victim]:
        kill(s, token, scorer(s, token), messages.BY_FIRE)


# ---- Teleportation Ring


def ring_squares(s: DungeonTwister, token: int) -> list[int]:
    """Free squares of the face-up rooms next to his own where he may end an action (DT-257, DT-258)."""
    load = load_of(s, token)
    found = [place for tile in rooms_beside(s, token) for place in range(tile * CELLS, (tile + 1) * CELLS)]
    return [place for place in found if is_free_goal(s, token, load, place)]


def is_free_goal(s: DungeonTwister, token: int, load: tuple[int, ...], place: int) -> bool:
    if tokens_on(s, place) or (s.config.official and ground(s)[place] != FLOOR):
        return False
    without_ring = tuple([thing for thing in load if s.kind[thing] != TELEPORT_RING])
    return may_stop(s, token, without_ring, without_ring, place)


def rooms_beside(s: DungeonTwister, token: int) -> list[int]:
    layout, place = s.config.layout, s.at[token]
    if ground(s)[place] == LINE:
        slots = [slot for (slot, _, _), line in layout.line_beside.items() if line == place]
    else:
        own = s.slot_of[place // CELLS]
        slots = [layout.next_slot[own * 4 + direction] for direction in DIRECTIONS]
    tiles = [tile_at(s, slot) for slot in slots if slot != OUTSIDE]
    return [tile for tile in tiles if tile != OUTSIDE and s.room_of[tile] != NO_ROOM]


class Teleport(Asking):
    """Where the Ring takes him (DT-257). Frame: the character, 0."""

    name: ClassVar[str] = "teleport"
    rules: ClassVar[tuple[str, ...]] = ("DT-257", "DT-258")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return TO.codes(sorted([square_value(*square_of(s, place)) for place in ring_squares(s, f[2])]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        x, y = square_named(TO.value(code))
        use_up(s, held(s, f[2], TELEPORT_RING))
        s.door.tell(messages.TELEPORTED, (s.owner[f[2]], s.kind[f[2]], x, y))
        go_to(s, f[2], place_at(s, x, y))


# ---- Charm Scroll


def charmable(s: DungeonTwister, token: int) -> list[int]:
    """Enemies of the caster in the same room, not in mist, not carried (DT-227, DT-259, DT-265, DT-291)."""
    if not USES_MAGIC[s.kind[token]] or ground(s)[s.at[token]] == LINE:
        return []
    tile = s.at[token] // CELLS
    people = [foremost(s, place) for place in range(tile * CELLS, (tile + 1) * CELLS) if ground(s)[place] != MIST]
    return [other for other in people if other != NOBODY and is_enemy(s, token, other) and not asleep(s, other)]


class Charm(Asking):
    """Whom the scroll takes over for this turn (DT-259). Frame: the caster, 0."""

    name: ClassVar[str] = "charm"
    rules: ClassVar[tuple[str, ...]] = ("DT-259", "DT-265", "DT-291")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return TARGET.codes(sorted([token_value(s, other) for other in charmable(s, f[2])]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        other = token_named(s, TARGET.value(code), charmable(s, f[2]))
        use_up(s, held(s, f[2], CHARM_SCROLL))
        s.door.tell(messages.CHARMED, (seat, s.owner[other], s.kind[other]))
        if s.owner[other] != s.active:
            s.charmed |= 1 << other
        s.private[other] += CHARM_POINTS
        s.granted += 1  # DT-169
