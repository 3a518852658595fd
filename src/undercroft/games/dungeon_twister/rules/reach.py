"""All squares to which one move can lead a character, with the fewest steps: for boards, bots and puzzles.

What he carries goes along; exchanges on the way are not looked at. The rules of a step are those of walking.py.
"""

from typing import Final, NamedTuple

from undercroft.engine.state import Pile
from undercroft.games.dungeon_twister.cards import MOVE
from undercroft.games.dungeon_twister.geometry.links import ground
from undercroft.games.dungeon_twister.geometry.tile import OUTSIDE
from undercroft.games.dungeon_twister.rules.ground import IS_PLAIN, is_exit
from undercroft.games.dungeon_twister.rules.moving import load_of, take_up
from undercroft.games.dungeon_twister.rules.walking import after_rocks, leads_on, may_stop, neighbours, whisper
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.tokens import most_carried, on

STOPS: Final = 0
CROSSES: Final = 1  # he cannot stop there, but further on
LEAVES: Final = 2
DIES: Final = 3

Way = tuple[int, Pile, int]  # where he goes on from, with what, after how many steps


class Reached(NamedTuple):
    """A square that he can come to."""

    place: int
    steps: int
    how: int
    before: int  # the square from which he comes


def reach(s: DungeonTwister, walker: int) -> dict[int, Reached]:
    """By place, without the one on which he is (DT-087, DT-097, DT-099, DT-114, DT-284 to DT-287)."""
    load = load_of(s, walker)
    if load:
        s = s.copy(whisper(s.door))
        take_up(s, walker)  # or what he carries would lie in his way back
    spreading = Spreading(s, walker, MOVE[s.kind[walker]])
    spreading.ways.append((s.at[walker], load, 0))
    while spreading.ways:
        spreading.spread(spreading.ways.pop())
    spreading.found.pop(s.at[walker], None)
    return spreading.found


def reach_unharmed(s: DungeonTwister, walker: int, held: Pile, steps: int) -> dict[int, Reached]:
    """The same with that load and so many steps left, as he is: no way leads under rocks that strike.

    The nearest squares come first, so that each stands behind the one before it.
    """
    spreading = Spreading(s, walker, steps)
    spreading.spread((s.at[walker], held, 0))
    return {place: each for place, each in spreading.found.items() if place not in spreading.struck}


class Spreading:
    """What is found, and the ways that are still to be followed: where a load becomes lighter a new one begins."""

    __slots__ = ("found", "most", "s", "struck", "walker", "ways")

    def __init__(self, s: DungeonTwister, walker: int, most: int) -> None:
        self.s = s
        self.walker = walker
        self.most = most  # steps
        self.found: dict[int, Reached] = {}
        self.ways: list[Way] = []
        self.struck: set[int] = set()  # places where rocks strike him, or whom he carries

    def spread(self, way: Way) -> None:
        """From there on in all directions with that load; the nearest squares first."""
        start, held, used = way
        s, walker, most = self.s, self.walker, self.most
        what, present, light = ground(s), on(s), len(held) <= most_carried(s, walker)
        taken, queue = {start: used}, [start]
        for here in queue:  # grows meanwhile
            steps = taken[here] + 1
            if steps > most:
                return
            for there in neighbours(s, walker, here):
                if there == OUTSIDE or there in taken:
                    continue
                if light and not present[there] and IS_PLAIN[what[there]]:  # nearly always
                    taken[there] = steps
                    queue.append(there)
                    self.keep(Reached(there, steps, STOPS, here))
                elif leads_on(s, walker, held, here, there, most + 1 - steps):
                    taken[there] = steps
                    queue += self.come_to(here, there, held, steps)

    def come_to(self, here: int, there: int, held: Pile, steps: int) -> list[int]:
        """What becomes of him on that square; it is given back if he can go on from it as he came."""
        kept = after_rocks(self.s, self.walker, held, there)
        if kept is None or is_exit(self.s, self.walker, there):
            self.keep(Reached(there, steps, DIES if kept is None else LEAVES, here))
            if kept is None:
                self.struck.add(there)
            return []
        stops = may_stop(self.s, self.walker, kept, kept, there)
        self.keep(Reached(there, steps, STOPS if stops else CROSSES, here))
        if len(kept) == len(held):
            return [there]
        self.struck.add(there)
        self.ways.append((there, kept, steps))
        return []

    def keep(self, reached: Reached) -> None:
        """The shortest way to stop there; where none is, the shortest one across."""
        known = self.found.get(reached.place)
        if known is None or (reached.how != CROSSES, -reached.steps) > (known.how != CROSSES, -known.steps):
            self.found[reached.place] = reached
