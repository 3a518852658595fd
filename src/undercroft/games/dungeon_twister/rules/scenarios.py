"""What single scenarios add to the actions: the hole of the fifth, the Princess of the sixth (DT-325 to DT-341)."""

from typing import ClassVar, Final

from undercroft.engine.state import Frame
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import TO, square_named, square_value
from undercroft.games.dungeon_twister.cards import FLIES
from undercroft.games.dungeon_twister.config import HOLE, SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import place_at, square_of
from undercroft.games.dungeon_twister.geometry.rooms import ROOM_IDS
from undercroft.games.dungeon_twister.geometry.tile import CELLS, DIRECTIONS, DX, DY, EDGE, SIDE
from undercroft.games.dungeon_twister.rules.acting import points_for
from undercroft.games.dungeon_twister.rules.asking import Asking
from undercroft.games.dungeon_twister.rules.jumping import go_to
from undercroft.games.dungeon_twister.rules.moving import load_of
from undercroft.games.dungeon_twister.rules.walking import may_stop
from undercroft.games.dungeon_twister.state import DungeonTwister

CHAMBER: Final = ROOM_IDS.index("2ccw")  # with the chamber between its two portcullises (DT-334)
FLIGHT_POINTS: Final = 2  # DT-326

# ---- scenario 5: the hole


def opens_to_hole(s: DungeonTwister, place: int) -> bool:
    """Whether a square has a passable edge towards the hole (DT-326)."""
    hole = s.config.layout.hole_slot
    if hole is None or place >= s.config.layout.first_line_place:
        return False
    tile, cell = divmod(place, CELLS)
    x, y = square_of(s, place)
    for direction in DIRECTIONS:
        beyond = (x + DX[direction]) // SIDE, (y + DY[direction]) // SIDE
        edge = EDGE[cell * 4 + ((direction - s.turned[tile]) & 3)]
        if beyond == hole and s.passable[tile] >> edge & 1:
            return True
    return False


def flights(s: DungeonTwister, token: int) -> list[int]:
    """The squares beside the hole that a flyer can cross to, with both points at hand (DT-326, DT-327)."""
    if s.config.scenario != HOLE or not FLIES[s.kind[token]] or points_for(s, token) < FLIGHT_POINTS:
        return []
    if not opens_to_hole(s, s.at[token]):
        return []
    return beyond_hole(s, token)


def beyond_hole(s: DungeonTwister, token: int) -> list[int]:
    """Squares with a passable edge towards the hole where he may stop; face-down rooms have no passable edge."""
    load = load_of(s, token)
    places = range(s.config.layout.first_line_place)
    return [place for place in places if opens_to_hole(s, place) and lands(s, token, load, place)]


def lands(s: DungeonTwister, token: int, load: tuple[int, ...], place: int) -> bool:
    return place != s.at[token] and may_stop(s, token, load, load, place)


class Fly(Asking):
    """Where he leaves the hole: the very next action, both points are paid together (DT-327). Frame: the flyer, 0."""

    name: ClassVar[str] = "fly"
    rules: ClassVar[tuple[str, ...]] = ("DT-326", "DT-327")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return TO.codes(sorted([square_value(*square_of(s, place)) for place in beyond_hole(s, f[2])]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        x, y = square_named(TO.value(code))
        s.door.tell(messages.FLEW, (s.owner[f[2]], s.kind[f[2]], x, y))
        go_to(s, f[2], place_at(s, x, y))


# ---- scenario 6: the Princess


def wakes_princess(s: DungeonTwister, edge: tuple[int, int]) -> None:
    """Opening or breaking a portcullis of the ceremony chamber activates her for good (DT-336)."""
    if s.config.scenario == SACRIFICE and not s.princess and s.room_of[edge[0]] == CHAMBER:
        s.princess = 1
        s.door.tell(messages.AWAKE, ())
