"""Action 5: what characters can do (DT-158, DT-191 to DT-235). Each ability asks for its target."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import AT_EDGE, TARGET, TOWARDS, token_named, token_value
from undercroft.games.dungeon_twister.cards import CLERIC, GOBLIN, GOLEM, KEY, MONK, THIEF, TROLL, WALL_WALKER, WARRIOR
from undercroft.games.dungeon_twister.config import GOBLINS, SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import beside, ground, links, quarters_at, square_of
from undercroft.games.dungeon_twister.geometry.rooms import FACE_DOWN, FOUNTAIN, HOLE, LINE, RUBBLE
from undercroft.games.dungeon_twister.geometry.tile import CELLS, DIRECTIONS, OUTSIDE
from undercroft.games.dungeon_twister.rules.acting import beside_him, in_contact, is_carried
from undercroft.games.dungeon_twister.rules.asking import Args, Asking
from undercroft.games.dungeon_twister.rules.edges import (
    can_be_worked,
    edge_beyond,
    edge_named,
    edges,
    is_closed,
    is_wall,
    may_have_gates,
    near_edge,
    set_passable,
)
from undercroft.games.dungeon_twister.rules.ground import has, is_exit
from undercroft.games.dungeon_twister.rules.jumping import go_to
from undercroft.games.dungeon_twister.rules.moving import load_of
from undercroft.games.dungeon_twister.rules.scenarios import wakes_princess
from undercroft.games.dungeon_twister.rules.walking import may_stop
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister
from undercroft.games.dungeon_twister.tokens import holds, is_wounded, standing

# ---- portcullises: the Warrior breaks them, Thief and Key open and close them


def breakable(s: DungeonTwister, token: int) -> list[int]:
    """Closed portcullises at his square, for Warriors, and for the Goblins of scenario 3 (DT-191, DT-192, DT-316)."""
    strong = s.kind[token] == WARRIOR or (s.kind[token] == GOBLIN and s.config.scenario == GOBLINS)
    if not strong or not may_have_gates(s, s.at[token]):
        return []
    return [name for name, edge in edges(s, s.at[token]) if is_closed(s, edge)]


def workable(s: DungeonTwister, token: int) -> list[int]:
    """Portcullises that he can open or close, by his own hands or a Key (DT-205, DT-254)."""
    if s.kind[token] != THIEF and not has(s, holds(s, token), KEY):
        return []
    if not may_have_gates(s, s.at[token]):
        return []
    return [name for name, edge in edges(s, s.at[token]) if can_be_worked(s, edge)]


class Break(Asking):
    """Which portcullis he breaks, for good (DT-191). Frame: the character, 0."""

    name: ClassVar[str] = "break"
    rules: ClassVar[tuple[str, ...]] = ("DT-191", "DT-192", "DT-278", "DT-316")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return AT_EDGE.codes(breakable(s, f[2]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        token = f[2]
        edge = edge_named(s, s.at[token], AT_EDGE.value(code))
        s.broken[edge[0]] |= edge[1]
        set_passable(s, edge, True)
        s.quiet = 0
        s.door.tell(messages.BROKEN, (s.owner[token], s.kind[token], *square_of(s, s.at[token])))
        wakes_princess(s, edge)


class Lock(Asking):
    """Which portcullis he opens or closes (DT-205, DT-254). Frame: the character, 0."""

    name: ClassVar[str] = "lock"
    rules: ClassVar[tuple[str, ...]] = ("DT-205", "DT-254", "DT-277", "DT-278")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return AT_EDGE.codes(workable(s, f[2]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        token = f[2]
        edge = edge_named(s, s.at[token], AT_EDGE.value(code))
        opened = is_closed(s, edge)
        set_passable(s, edge, opened)
        message = messages.OPENED if opened else messages.CLOSED
        s.door.tell(message, (s.owner[token], s.kind[token], *square_of(s, s.at[token])))
        if opened:
            wakes_princess(s, edge)

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        return {"opens": int(is_closed(s, edge_named(s, s.at[f[2]], AT_EDGE.value(code))))}


# ---- healing


def healable(s: DungeonTwister, token: int) -> list[int]:
    """The wounded in contact, of any colour, whom nobody carries (DT-200, DT-201, DT-302)."""
    if not s.wounded or s.kind[token] not in (CLERIC, MONK):
        return []
    return [other for other in beside_him(s, token) if is_wounded(s, other)]


class Heal(Asking):
    """Whom he heals; the healed is spent for this turn (DT-200). Frame: the character, 0."""

    name: ClassVar[str] = "heal"
    rules: ClassVar[tuple[str, ...]] = ("DT-200", "DT-201", "DT-063")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return TARGET.codes(sorted([token_value(s, other) for other in healable(s, f[2])]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        token = f[2]
        other = token_named(s, TARGET.value(code), healable(s, token))
        recover(s, other)
        s.spent |= 1 << other
        s.door.tell(messages.HEALED, (s.owner[token], s.kind[token], s.owner[other], s.kind[other]))


def recover(s: DungeonTwister, token: int) -> None:
    s.wounded &= ~(1 << token)
    s.unregenerating &= ~(1 << token)


def can_regenerate(s: DungeonTwister, token: int) -> bool:
    """A Troll wounded in an earlier turn whom nobody carries (DT-197, DT-198, DT-315)."""
    if s.kind[token] != TROLL or not is_wounded(s, token) or is_carried(s, token):
        return False
    return not (s.hurt | s.unregenerating) >> token & 1


def regenerate(s: DungeonTwister, token: int) -> None:
    recover(s, token)
    s.spent |= 1 << token
    s.door.tell(messages.REGENERATED, (s.owner[token], s.kind[token]))


def can_drink(s: DungeonTwister, token: int) -> bool:
    """A wounded one in contact with a fountain whom nobody carries (DT-280)."""
    if not is_wounded(s, token) or is_carried(s, token):
        return False
    return any([ground(s)[place] == FOUNTAIN for place in in_contact(s, s.at[token])])


def drink(s: DungeonTwister, token: int) -> None:
    """Healed at once, and free to act (DT-280)."""
    recover(s, token)
    s.door.tell(messages.REFRESHED, (s.owner[token], s.kind[token]))


# ---- walls


def wall_walks(s: DungeonTwister, token: int) -> list[int]:
    """The directions in which walls can be walked through (DT-207, DT-208)."""
    if s.kind[token] != WALL_WALKER:
        return []
    here, reached = s.at[token], links(s)
    quarters = quarters_at(s, here)
    shut = [d for d in DIRECTIONS if reached[here * 4 + ((d - quarters) & 3)] == OUTSIDE]
    return [d for d in shut if leads_through(s, token, here, d)]


def leads_through(s: DungeonTwister, token: int, here: int, direction: int) -> bool:
    there = beside(s, here, direction)
    if there == OUTSIDE or not only_walls(s, here, there, direction):
        return False
    what = ground(s)[there]
    if what in (FACE_DOWN, RUBBLE, FOUNTAIN, HOLE):
        return False
    if what == LINE and is_exit(s, token, there):
        return s.config.scenario != SACRIFICE and standing(s, there) == NOBODY
    load = load_of(s, token)
    return may_stop(s, token, load, load, there)


def only_walls(s: DungeonTwister, place: int, other: int, direction: int) -> bool:
    """Whether a wall stands between them, or two; a closed portcullis stops him (DT-208)."""
    if place // CELLS == other // CELLS:
        edge = near_edge(s, place, direction)
        return edge is not None and is_wall(s, edge)
    walls = False
    for edge in (near_edge(s, place, direction), edge_beyond(s, place, other, direction)):
        if edge is not None:
            if is_closed(s, edge):
                return False
            walls = walls or is_wall(s, edge)
    return walls


class WallWalk(Asking):
    """Through which wall (DT-207). Frame: the character, 0."""

    name: ClassVar[str] = "wall-walk"
    rules: ClassVar[tuple[str, ...]] = ("DT-207", "DT-208")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return TOWARDS.codes(wall_walks(s, f[2]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        there = beside(s, s.at[f[2]], TOWARDS.value(code))
        s.door.tell(messages.WALL_WALKED, (s.owner[f[2]], s.kind[f[2]], *square_of(s, there)))
        go_to(s, f[2], there)


def breachable(s: DungeonTwister, token: int) -> list[int]:
    """Walls that a Golem can destroy while he has markers (DT-217, DT-219, DT-220)."""
    if s.kind[token] != GOLEM or not s.breaches[s.owner[token]]:
        return []
    return [name for name, edge in edges(s, s.at[token]) if is_wall(s, edge)]


class Breach(Asking):
    """Which wall he destroys (DT-217). Frame: the character, 0."""

    name: ClassVar[str] = "breach"
    rules: ClassVar[tuple[str, ...]] = ("DT-217", "DT-219", "DT-220")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return AT_EDGE.codes(breachable(s, f[2]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        token = f[2]
        set_passable(s, edge_named(s, s.at[token], AT_EDGE.value(code)), True)
        s.breaches[s.owner[token]] -= 1
        s.quiet = 0
        left = s.breaches[s.owner[token]]
        s.door.tell(messages.BREACHED, (s.owner[token], s.kind[token], *square_of(s, s.at[token]), left))
