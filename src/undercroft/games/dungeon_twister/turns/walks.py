"""All the ways to end a move: squares first, exchanges where something can be taken, given or left.

A move that can end somewhere may be begun (DT-097), so squares are walked through without asking for each step what
the rules offer there; what an end does is done by the rules.
"""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.dungeon_twister.actions import EXCHANGE, HOLD, HOLD_NO_MORE, STEP, STOP, token_value
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, GHOST, MOVE
from undercroft.games.dungeon_twister.geometry.links import ground, links, stored_direction
from undercroft.games.dungeon_twister.geometry.rooms import GEAR, ROCKS
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS, OUTSIDE
from undercroft.games.dungeon_twister.rules.exchanging import exchange, loads
from undercroft.games.dungeon_twister.rules.ground import is_exit, neighbour, rocks_harm
from undercroft.games.dungeon_twister.rules.moving import put_down, step
from undercroft.games.dungeon_twister.rules.walking import arrive, enters, may_stop
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.tokens import on, put, tokens_on
from undercroft.games.dungeon_twister.turns.ways import OF_KIND, dungeon

Codes = tuple[int, ...]
Arrival = tuple[int, int, int, int]  # place, steps left, the arrival before, the direction that led here
NO_ARRIVAL: Final = -1
NEAREST: Final = 4

STANDS: Final = 0  # the mover has stopped, or is out
HARMED: Final = 1  # rocks have struck: the rules may have a question


class Walk:
    """One way to end a move: what was chosen, and the position behind it."""

    __slots__ = ("codes", "harmed", "place", "state")

    def __init__(self, codes: Codes, state: DungeonTwister, place: int, harmed: int) -> None:
        self.codes = codes
        self.state = state
        self.place = place
        self.harmed = harmed


class Walker:
    """The move that has just begun in a position, or is under way."""

    def __init__(self, s: DungeonTwister, is_complete: bool = True) -> None:
        self.state = s
        self.is_complete = is_complete  # else without what is hardly ever good
        self.found: list[Walk] = []
        self.seen: set[tuple[object, ...]] = set()

    def walks(self) -> list[Walk]:
        self.go(self.state, ())
        return self.found

    def go(self, s: DungeonTwister, before: Codes) -> None:
        """From where the mover is now, with what he holds."""
        if not self.is_new(s):
            return
        arrivals = self.arrivals(s, before)
        stops: list[int] = []
        for number, (place, left, _, _) in enumerate(arrivals):
            has_moved = number > 0 or left < MOVE[s.kind[s.mover]]
            brought = s.held if number else s.brought
            may_end = has_moved and may_stop(s, s.mover, s.held, brought, place)
            if may_end:
                stops.append(number)
            if (s.held or on(s)[place]) and not (may_end and left == 0):
                self.exchange_there(s, before, arrivals, number)
        for number in stops if self.is_complete else promising(s, arrivals, stops):
            self.stop(s, (*before, *steps_to(arrivals, number)), arrivals[number][0])

    def is_new(self, s: DungeonTwister) -> bool:
        key = (s.at[s.mover], s.steps, s.held, s.brought, s.exchanged, tuple(s.at))
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def arrivals(self, s: DungeonTwister, before: Codes) -> list[Arrival]:
        """Every square that he comes to, by the fewest steps. Exits and rocks that strike end the move at once."""
        walker, held = s.mover, s.held
        found: list[Arrival] = [(s.at[walker], s.steps, NO_ARRIVAL, 0)]
        known = {s.at[walker]}
        for number, (here, left, _, _) in enumerate(found):
            if left == 0:
                break
            for direction in DIRECTIONS:
                there = next_square(s, walker, here, direction)
                if there == OUTSIDE or there in known or not enters(s, walker, held, here, there):
                    continue
                known.add(there)
                if is_exit(s, walker, there) or is_struck(s, walker, held, there):
                    self.end_by_step(s, (*before, *steps_to(found, number)), here, left, direction)
                else:
                    found.append((there, left - 1, number, direction))
        return found

    def stop(self, s: DungeonTwister, codes: Codes, place: int) -> None:
        t = s.copy(s.door)
        put(t, t.mover, place)
        put_down(t)
        t.frames.pop()
        self.found.append(Walk((*codes, STOP), t, place, STANDS))

    def end_by_step(self, s: DungeonTwister, codes: Codes, here: int, left: int, direction: int) -> None:
        """Out over an enemy line, or under falling rocks."""
        t = moved(s, here, left)
        frames = len(t.frames)
        step(t, direction)
        codes = (*codes, STEP.code(direction))
        place = t.at[t.mover]
        if len(t.frames) == frames:
            self.go(t, codes)  # a Fire Shield, or nothing, lay in the way
        else:
            self.found.append(Walk(codes, t, place, HARMED if len(t.frames) > frames else STANDS))

    def exchange_there(self, s: DungeonTwister, before: Codes, arrivals: list[Arrival], number: int) -> None:
        """Every other load that he can go on with from a square."""
        place, left, _, _ = arrivals[number]
        t = s if number == 0 else moved(s, place, left)
        for load in loads(t):
            if self.is_complete or is_gain(t, load):
                u = t.copy(t.door)
                exchange(u, load)
                self.go(u, (*before, *steps_to(arrivals, number), *choice_of(t, load)))


def promising(s: DungeonTwister, arrivals: list[Arrival], stops: list[int]) -> list[int]:
    """The stops nearest to the way out, and all where there is something to do."""
    walker = s.mover
    if s.owner[walker] >= s.players:
        return stops
    ways = dungeon(s).ways_out(s.owner[walker], OF_KIND[s.kind[walker]])
    plain = [number for number in stops if not is_special(s, arrivals[number][0])]
    nearest = sorted(plain, key=lambda number: ways[arrivals[number][0]])[:NEAREST]
    return [number for number in stops if number in nearest or number not in plain]


def is_special(s: DungeonTwister, place: int) -> bool:
    """A gear, something to take up, or somebody else's neighbour."""
    if on(s)[place] or ground(s)[place] == GEAR:
        return True
    return any([there != OUTSIDE and is_enemy_on(s, there) for there in links(s)[place * 4 : place * 4 + 4]])


def is_enemy_on(s: DungeonTwister, place: int) -> bool:
    return any([s.kind[token] < FIRST_OBJECT and s.owner[token] != s.owner[s.mover] for token in tokens_on(s, place)])


def next_square(s: DungeonTwister, walker: int, here: int, direction: int) -> int:
    if s.kind[walker] == GHOST:
        return neighbour(s, walker, here, direction)
    return links(s)[here * 4 + stored_direction(s, here, direction)]


def is_struck(s: DungeonTwister, walker: int, held: Pile, place: int) -> bool:
    return ground(s)[place] == ROCKS and rocks_harm(s, walker, held, place)


def moved(s: DungeonTwister, place: int, left: int) -> DungeonTwister:
    """The position when the mover has come to that square."""
    t = s.copy(s.door)
    if t.at[t.mover] != place:
        arrive(t, place)
    t.steps = left
    return t


def is_gain(s: DungeonTwister, load: Pile) -> bool:
    """Something is taken, or handed to a friend who stands there."""
    return any([token not in s.held for token in load]) or on(s)[s.at[s.mover]] > s.mover + 1


def choice_of(s: DungeonTwister, load: Pile) -> Codes:
    """The answers by which that load is chosen (DT-103)."""
    return (EXCHANGE, *[HOLD.code(token_value(s, token)) for token in sorted(load)], HOLD_NO_MORE)


def steps_to(arrivals: list[Arrival], number: int) -> Codes:
    found: list[int] = []
    while arrivals[number][2] != NO_ARRIVAL:
        _, _, before, direction = arrivals[number]
        found.append(STEP.code(direction))
        number = before
    found.reverse()
    return tuple(found)
