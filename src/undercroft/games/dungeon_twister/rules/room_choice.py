"""Which rooms are in the match and who lays them (DT-027, DT-028, DT-039, DT-164, DT-165, DT-176, DT-330)."""

from typing import ClassVar, Final

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.state import Frame
from undercroft.engine.steps import Together
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import LAY, PAIR, PAIR_IDS, ROOM
from undercroft.games.dungeon_twister.cards import SETS
from undercroft.games.dungeon_twister.config import SACRIFICE
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM, OPEN, ROOM_IDS, rooms_numbered
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.asking import Args, Asking
from undercroft.games.dungeon_twister.rules.chance import FIRST_PLACER, ORIENTATION, PAIR_DRAW
from undercroft.games.dungeon_twister.rules.slots import slot_value, tile_named
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister

NOBODYS: Final[Audience] = 0  # drawn, and told to nobody
SECRET_PAIRS: Final = 2  # each of two players picks so many (DT-027)
START_ROOMS: Final = 2  # of scenario 6
LAID_ROOM: Final = 64  # in the frame of LAY_ROOM: this plus the room, once it is chosen


def candidates(s: DungeonTwister) -> list[int]:
    """The numbers of the pairs that this table has (DT-018, DT-176)."""
    sets = [s.config.sets]
    if s.config.sets == "mixed":
        sets = ["base", "paladins_dragons"]
    if s.players > 2:
        sets = ["base2", *sets]
    return sorted([number for name in sets for number in SETS[name]["room_numbers"]])


def begin_rooms(s: DungeonTwister) -> None:
    """Random rooms are drawn one by one as they are revealed: until then nobody can know more (DT-039)."""
    pairs, layout = candidates(s), s.config.layout
    rooms = [room for room in rooms_numbered(pairs) if room not in layout.shown]
    for tile, room in enumerate(layout.shown):
        if room != NO_ROOM:
            lay_open(s, tile, room)
    if s.config.secret_pairs:
        s.frames.append((at.SECRET_PAIR, NOBODY, 0, 0))
    elif s.config.alternating_pairs:
        s.frames.append((at.NEXT_PAIR, s.door.draw(FIRST_PLACER, tuple(range(s.players))), 0, 0))
    elif s.config.controlled:
        s.pool = tuple(rooms)
        s.frames.append((at.PICK_ROOM, s.door.draw(FIRST_PLACER, tuple(range(s.players))), 0, 0))
    elif len(pairs) > layout.pairs:
        s.doubtful = tuple(rooms)
    else:
        s.pool = tuple(rooms)
    if s.config.scenario == SACRIFICE:
        s.frames.append((at.START_ROOM, layout.seat("orange"), 0, 0))


def lay_open(s: DungeonTwister, tile: int, room: int) -> None:
    """A room that lies face up from the start, in a random orientation (DT-320, DT-330)."""
    s.room_of[tile] = room
    s.turned[tile] = s.door.draw(ORIENTATION, (0, 1, 2, 3))
    s.passable[tile] = OPEN[room]


class SecretPair(Together[DungeonTwister]):
    """Each picks two pairs in secret (DT-027). Frame: 0, 0."""

    name: ClassVar[str] = "secret-pair"
    rules: ClassVar[tuple[str, ...]] = ("DT-027",)

    def seats(self, s: DungeonTwister, f: Frame) -> list[int]:
        return [seat for seat in range(s.players) if len(s.pairs[seat]) < SECRET_PAIRS]

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return PAIR.codes([PAIR_IDS.index(str(pair)) for pair in candidates(s) if pair not in s.pairs[seat]])

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.pairs[seat] = (*s.pairs[seat], int(PAIR_IDS[PAIR.value(code)]))

    def changes_others(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> bool:
        return False

    def finish(self, s: DungeonTwister, f: Frame) -> None:
        """Where two name the same pair, a random unused one replaces the later player's (DT-027)."""
        s.frames.pop()
        taken: list[int] = []
        for seat in range(s.players):
            for pair in s.pairs[seat]:
                taken.append(pair if pair not in taken else draw_pair(s, taken))
        s.pool = tuple(rooms_numbered(taken))
        s.door.seal()


def draw_pair(s: DungeonTwister, taken: list[int]) -> int:
    named = [pair for pairs in s.pairs for pair in pairs]
    unused = [PAIR_IDS.index(str(pair)) for pair in candidates(s) if pair not in taken and pair not in named]
    return int(PAIR_IDS[s.door.draw(PAIR_DRAW, tuple(unused), NOBODYS)])


class NextPair(Asking):
    """Pairs are picked openly in turn (DT-027). Frame: 0, 0."""

    name: ClassVar[str] = "next-pair"
    rules: ClassVar[tuple[str, ...]] = ("DT-027", "DT-028")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        taken = [pair for pairs in s.pairs for pair in pairs]
        return PAIR.codes([PAIR_IDS.index(str(pair)) for pair in candidates(s) if pair not in taken])

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        pair = int(PAIR_IDS[PAIR.value(code)])
        s.pairs[seat] = (*s.pairs[seat], pair)
        s.door.tell(messages.PAIR_PICKED, (seat, pair))
        taken = [each for pairs in s.pairs for each in pairs]
        if len(taken) == s.config.layout.pairs:
            s.pool = tuple(rooms_numbered(taken))
            s.frames.pop()
        else:
            s.frames[-1] = (at.NEXT_PAIR, (seat + 1) % s.players, 0, 0)


class PickRoom(Asking):
    """Controlled board: one of the rooms that are passed to and fro (DT-164). Frame: rooms picked so far, 0."""

    name: ClassVar[str] = "pick-room"
    rules: ClassVar[tuple[str, ...]] = ("DT-164", "DT-165")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return ROOM.codes(list(s.pool))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        room = ROOM.value(code)
        s.pool = tuple([each for each in s.pool if each != room])
        s.pairs[seat] = (*s.pairs[seat], room)  # the rooms in his hand
        s.door.tell(messages.ROOM_PICKED, (seat, room))
        other = (seat + 1) % s.players
        # With the last room picked the second player begins to lay, who has picked it.
        s.frames[-1] = (at.PICK_ROOM, other, f[2] + 1, 0) if s.pool else (at.LAY_ROOM, seat, 0, 0)


class LayRoom(Asking):
    """Controlled board: a room of one's own, secretly, then a free slot (DT-164). Frame: LAID_ROOM + room or 0, 0."""

    name: ClassVar[str] = "lay-room"
    rules: ClassVar[tuple[str, ...]] = ("DT-164", "DT-165")
    secret = True

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        if not f[2]:
            return ROOM.codes(sorted(s.pairs[seat]))
        free = [tile for tile in range(s.config.layout.tiles) if s.laid_room[tile] == NO_ROOM]
        return LAY.codes(sorted([slot_value(s, tile) for tile in free]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        if not f[2]:
            s.frames[-1] = (at.LAY_ROOM, seat, LAID_ROOM + ROOM.value(code), 0)
            return
        room, tile = f[2] - LAID_ROOM, tile_named(s, LAY.value(code))
        s.pairs[seat] = tuple([each for each in s.pairs[seat] if each != room])
        s.laid_room[tile], s.laid_by[tile] = room, seat
        s.door.tell(messages.ROOM_LAID, (seat, *s.config.layout.slots[tile]))
        other = (seat + 1) % s.players
        if s.pairs[other]:
            s.frames[-1] = (at.LAY_ROOM, other, 0, 0)
        else:
            s.frames.pop()

    def audience(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Audience:
        return only(seat) if ROOM.has(code) else PUBLIC

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        chosen: Args = {"chosen": 1, "room": ROOM_IDS[f[2] - LAID_ROOM]} if f[2] else {"chosen": 0}
        return {**chosen, **super().option_args(s, f, seat, code)}


class StartRoom(Asking):
    """Scenario 6: orange picks his two start rooms in secret (DT-330). Frame: rooms picked so far, 0."""

    name: ClassVar[str] = "start-room"
    rules: ClassVar[tuple[str, ...]] = ("DT-330",)
    secret = True

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return ROOM.codes(list(s.pool))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        room = ROOM.value(code)
        tile = [tile for tile, role in enumerate(s.config.layout.roles) if role == "orange_only"][f[2]]
        s.pool = tuple([each for each in s.pool if each != room])
        s.laid_room[tile], s.laid_by[tile] = room, seat
        s.door.tell(messages.ROOM_LAID, (seat, *s.config.layout.slots[tile]))
        if f[2] + 1 < START_ROOMS:
            s.frames[-1] = (at.START_ROOM, seat, f[2] + 1, 0)
        else:
            s.frames.pop()

    def audience(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Audience:
        return only(seat)
