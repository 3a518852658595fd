"""How far it is from every square to the way out, whatever stands or lies in between.

Reachability, not distance: walls, closed portcullises, pits and rooms that nobody has seen cost what it usually takes
to get past them, in steps. The rooms as they lie decide alone, so what was found once serves all positions with them.
"""

from functools import lru_cache
from typing import Final

from undercroft.games.dungeon_twister.cards import (
    ELF_SCOUT,
    GHOST,
    KINDS,
    THIEF,
    WALL_WALKER,
    WARRIOR,
    WIZARD,
)
from undercroft.games.dungeon_twister.geometry.links import ground, links
from undercroft.games.dungeon_twister.geometry.rooms import (
    FACE_DOWN,
    FOUNTAIN,
    HOLE,
    ILLUSORY_PIT,
    NO_ROOM,
    PIT,
    PORTCULLISES,
    RIFT,
    ROCKS,
    RUBBLE,
)
from undercroft.games.dungeon_twister.geometry.tile import CELLS, DIRECTIONS, DX, DY, EDGE, LAID, OUTSIDE, SIDE
from undercroft.games.dungeon_twister.state import DungeonTwister

# Ways to go: what a border or a square costs in steps.
WALKER: Final = 0
HOVERER: Final = 1  # pits are squares like others
THIEF_WAY: Final = 2  # and portcullises open
BREAKER: Final = 3
WALL_WAY: Final = 4
GHOST_WAY: Final = 5
NO_HURDLE: Final = 6  # at best: nothing but walls and closed portcullises counts (bounds.py)
NO_WALL: Final = 7
OF_KIND: Final[list[int]] = [WALKER] * KINDS
OF_KIND[WIZARD] = OF_KIND[ELF_SCOUT] = HOVERER
OF_KIND[THIEF], OF_KIND[WARRIOR], OF_KIND[WALL_WALKER], OF_KIND[GHOST] = THIEF_WAY, BREAKER, WALL_WAY, GHOST_WAY

STEP: Final = 1
UNSEEN_STEP: Final = 3  # on a room that is still face down
REVEAL: Final = 3  # an action point for turning it up
FAR: Final = 199  # farther is nothing
GATE: Final[list[int]] = [7, 7, 5, 4, 7, 1, FAR, 1]
WALL: Final[list[int]] = [11, 11, 12, 11, 4, 1, FAR, 1]
PITFALL: Final[list[int]] = [6, 0, 0, 6, 6, 0, 0, 0]

OPEN_SIDE: Final = 0
GATE_SIDE: Final = 1
WALL_SIDE: Final = 2
UNSEEN_SIDE: Final = 3


Sides = list[tuple[int, int]]  # for each place and direction of the board: what lies there, what is between


class Dungeon:
    """The rooms as they lie, and the ways through them as far as they were looked for."""

    __slots__ = (
        "crow", "ground", "homes", "key", "layout", "links", "number", "outs", "passable", "room_of", "sides",
        "slot_of", "tos", "turned",
    )  # fmt: skip

    def __init__(self, s: DungeonTwister) -> None:
        self.layout = s.config.layout
        self.room_of = tuple(s.room_of)
        self.turned = tuple(s.turned)
        self.slot_of = tuple(s.slot_of)
        self.passable = tuple(s.passable)
        self.key = (self.layout.id, self.room_of, self.turned, self.slot_of, self.passable, tuple(s.illusions))
        self.number = hash(self.key)
        self.links = links(s)  # neither of the two is ever changed in place
        self.ground = ground(s)
        self.sides: Sides = []
        self.outs: dict[tuple[int, int], list[int]] = {}
        self.crow: dict[int, list[int]] = {}
        self.homes: dict[int, list[int]] = {}
        self.tos: dict[int, list[int]] = {}

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dungeon) and self.key == other.key

    def ways_out(self, seat: int, way: int) -> list[int]:
        """From every place the steps to the nearest enemy start line."""
        found = self.outs.get((seat, way))
        if found is None:
            owner, first = self.layout.line_owner, self.layout.first_line_place
            exits = [first + i for i in range(len(owner)) if owner[i] != seat]
            found = self.outs[seat, way] = steps_to(self, exits, way)
        return found

    def straight(self, seat: int) -> list[int]:
        """From every place the squares to the nearest enemy line as the crow flies: columns or rows, if more."""
        found = self.crow.get(seat)
        if found is None:
            layout = self.layout
            lines = [line for line, owner in zip(layout.line_squares, layout.line_owner, strict=True) if owner != seat]
            squares = [square(self, place) for place in range(layout.hole_place)]
            found = [
                min([max(abs(x - there), abs(y - down)) for there, down in lines], default=FAR) for x, y in squares
            ]
            self.crow[seat] = found = [*found, FAR]
        return found

    def ways_home(self, seat: int) -> list[int]:
        """From every place the steps to the own start line, on foot."""
        found = self.homes.get(seat)
        if found is None:
            owner, first = self.layout.line_owner, self.layout.first_line_place
            found = steps_to(self, [first + i for i in range(len(owner)) if owner[i] == seat], WALKER)
            self.homes[seat] = found
        return found

    def ways_to(self, place: int) -> list[int]:
        """From every place the steps to that one, on foot."""
        found = self.tos.get(place)
        if found is None:
            found = self.tos[place] = steps_to(self, [place], WALKER)
        return found


def dungeon(s: DungeonTwister) -> Dungeon:
    """The rooms of a position; ways that were found in other positions with the same rooms are remembered."""
    return first_seen(Dungeon(s))


@lru_cache(maxsize=256)
def first_seen(d: Dungeon) -> Dungeon:
    return d


def square(d: Dungeon, place: int) -> tuple[int, int]:
    """Where a place lies on the board (section 2.2)."""
    if place >= d.layout.first_line_place:
        return d.layout.line_squares[place - d.layout.first_line_place]
    tile, cell = divmod(place, CELLS)
    column, row = d.layout.slots[d.slot_of[tile]]
    laid = LAID[d.turned[tile] * CELLS + cell]
    return column * SIDE + laid % SIDE, row * SIDE + laid // SIDE


def sides_of(d: Dungeon) -> Sides:
    if not d.sides:
        squares = [square(d, place) for place in range(d.layout.hole_place)]
        at = {where: place for place, where in enumerate(squares)}
        for place, (x, y) in enumerate(squares):
            for direction in DIRECTIONS:
                other = at.get((x + DX[direction], y + DY[direction]), OUTSIDE)
                side = between(d, place, other, direction) if other != OUTSIDE else WALL_SIDE
                d.sides.append((other, side))
    return d.sides


def between(d: Dungeon, place: int, other: int, direction: int) -> int:
    """What keeps two squares beside each other apart."""
    drawn = direction
    if place < d.layout.first_line_place:
        drawn = (direction - d.turned[place // CELLS]) & 3
    if d.links[place * 4 + drawn] != OUTSIDE or is_within_unseen(d, place, other):
        return OPEN_SIDE
    own, far = side_of(d, place, direction), side_of(d, other, (direction + 2) & 3)
    return max(own, far) if own in (GATE_SIDE, WALL_SIDE) or far in (GATE_SIDE, WALL_SIDE) else UNSEEN_SIDE


def is_within_unseen(d: Dungeon, place: int, other: int) -> bool:
    tile = place // CELLS
    return tile == other // CELLS and tile < len(d.room_of) and d.room_of[tile] == NO_ROOM


def side_of(d: Dungeon, place: int, direction: int) -> int:
    """What a square has on that side by itself."""
    tile = place // CELLS
    if place >= d.layout.first_line_place or d.room_of[tile] == NO_ROOM:
        return OPEN_SIDE
    edge = EDGE[place % CELLS * 4 + ((direction - d.turned[tile]) & 3)]
    if d.passable[tile] >> edge & 1:
        return OPEN_SIDE
    return GATE_SIDE if PORTCULLISES[d.room_of[tile]] >> edge & 1 else WALL_SIDE


def steps_to(d: Dungeon, goals: list[int], way: int) -> list[int]:
    """Dijkstra's search backwards from the goals, with a bucket for each number of steps."""
    sides, entering = sides_of(d), [cost_of(what, way) for what in d.ground]
    costs = (STEP, GATE[way], WALL[way], REVEAL)
    found = [FAR] * d.layout.places
    buckets: list[list[int]] = [[] for _ in range(FAR)]
    for goal in goals:
        found[goal] = 0
        buckets[0].append(goal)
    for steps, bucket in enumerate(buckets):
        for place in bucket:
            if found[place] == steps:
                spread(sides, costs, place, steps + entering[place], found, buckets)
    return found


def spread(
    sides: Sides, costs: tuple[int, ...], place: int, steps: int, found: list[int], buckets: list[list[int]]
) -> None:
    """What a square costs that has a place at its side."""
    for other, side in sides[place * 4 : place * 4 + 4]:
        if other != OUTSIDE and steps + costs[side] < found[other]:
            found[other] = steps + costs[side]
            buckets[found[other]].append(other)


def cost_of(what: int, way: int) -> int:
    """What it costs to cross a square, beside the step."""
    if what in (PIT, ILLUSORY_PIT, RIFT, ROCKS):
        return PITFALL[way]
    if what == FACE_DOWN:
        return UNSEEN_STEP - STEP
    return FAR if what in (FOUNTAIN, RUBBLE, HOLE) and way < NO_HURDLE else 0
