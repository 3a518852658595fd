"""Action 1: reveal a room (DT-067 to DT-078, DT-180, DT-183)."""

from typing import ClassVar

from undercroft.engine.state import Frame, Pile
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import FLIP, LAY, PLACE, square_named, square_value
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, MONK
from undercroft.games.dungeon_twister.geometry.links import ground, next_door, place_at, relinked, square_of, tile_at
from undercroft.games.dungeon_twister.geometry.rooms import FLOOR, GEAR, LINE, NO_ROOM, NUMBER, OPEN
from undercroft.games.dungeon_twister.geometry.tile import CELLS, DIRECTIONS, EDGE, LAID, NEIGHBOUR, OUTSIDE
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.asking import Args, Asking, named
from undercroft.games.dungeon_twister.rules.chance import ORIENTATION, ROOM_DRAW
from undercroft.games.dungeon_twister.rules.hidden import come_to_light
from undercroft.games.dungeon_twister.rules.slots import slot_value, tile_named
from undercroft.games.dungeon_twister.state import TO_PLACE, DungeonTwister
from undercroft.games.dungeon_twister.tokens import put, tokens_on

QUARTERS: Pile = (0, 1, 2, 3)


def accessible(s: DungeonTwister, token: int) -> list[int]:
    """The face-down tiles to which he has direct access (DT-068, DT-069, DT-070)."""
    place = s.at[token]
    layout = s.config.layout
    if s.kind[token] == MONK or NO_ROOM not in s.room_of:
        return []  # DT-301
    if ground(s)[place] == LINE:
        tiles = [tile_at(s, slot) for slot in layout.line_slots[place - layout.first_line_place]]
    else:
        tiles = behind_edges(s, place)
    return [tile for tile in tiles if tile != OUTSIDE and s.room_of[tile] == NO_ROOM]


def behind_edges(s: DungeonTwister, place: int) -> list[int]:
    """The rooms next door behind passable edges of this square; the far edge does not matter (DT-068, DT-231)."""
    tile, cell = divmod(place, CELLS)
    found: list[int] = []
    for drawn in DIRECTIONS:
        out = NEIGHBOUR[cell * 4 + drawn] == OUTSIDE
        if out and s.passable[tile] >> EDGE[cell * 4 + drawn] & 1:
            quarters = s.turned[tile]
            other = next_door(s, s.slot_of[tile], LAID[quarters * CELLS + cell], (drawn + quarters) & 3)
            if other != OUTSIDE and other < s.config.layout.first_line_place:
                found.append(other // CELLS)
    return found


class Reveal(Asking):
    """Which room (13a). Frame: the character, 0."""

    name: ClassVar[str] = "reveal"
    rules: ClassVar[tuple[str, ...]] = ("DT-067", "DT-068", "DT-069", "DT-070")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return LAY.codes(sorted([slot_value(s, tile) for tile in accessible(s, f[2])]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        tile = tile_named(s, LAY.value(code))
        token = f[2]
        s.door.tell(messages.REVEALS, (seat, s.owner[token], s.kind[token], *s.config.layout.slots[s.slot_of[tile]]))
        s.frames[-1] = (at.FLIP, seat, tile, 0)


class Flip(Asking):
    """Over which side an inner room is flipped: a formality, asked only on request (DT-183). Frame: tile, 0."""

    name: ClassVar[str] = "flip"
    rules: ClassVar[tuple[str, ...]] = ("DT-071", "DT-183")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return [FLIP.code(0), FLIP.code(1)] if s.config.sides_asked and is_inner(s, f[2]) else [FLIP.code(0)]

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        turn_up(s, f[2], seat, 2 * FLIP.value(code))


def is_inner(s: DungeonTwister, tile: int) -> bool:
    """Whether rooms lie on all four sides."""
    slot = s.slot_of[tile]
    return all([s.config.layout.next_slot[slot * 4 + direction] != OUTSIDE for direction in DIRECTIONS])


def turn_up(s: DungeonTwister, tile: int, seat: int, quarters: int = 0) -> None:
    """The room is shown, and the tokens on it, if there are any, which are then placed (DT-072 to DT-074, DT-077)."""
    show_room(s, tile, quarters)
    s.quiet = 0
    show_tokens(s, tile, [(s.owner[token], s.kind[token]) for token in ordered(s, s.stacks[tile], seat)])
    if s.revealed:
        s.frames.append((at.PLACE, placer(s, tile, seat), tile, seat))


def show_tokens(s: DungeonTwister, tile: int, faces: list[tuple[int, int]]) -> None:
    """They lie beside the board in the order in which they will be placed."""
    s.revealed = ()
    for owner, kind in faces:
        hidden = next(each for each in s.stacks[tile] if s.owner[each] == owner and s.kind[each] == kind)
        token = come_to_light(s, hidden)
        s.stacks[tile] = tuple([each for each in s.stacks[tile] if each != token])
        put(s, token, TO_PLACE)
        s.door.tell(messages.TOKEN_SHOWN, (owner, kind))
        s.revealed = (*s.revealed, token)


def show_room(s: DungeonTwister, tile: int, quarters: int = 0) -> None:
    """Which room lies there and how, nobody knew but who chose it (DT-071, DT-078)."""
    room = s.laid_room[tile]
    if room == NO_ROOM:
        room = s.door.draw(ROOM_DRAW, possible_rooms(s))
        settle_pairs(s, room)
    else:
        s.door.reveal()
    s.room_of[tile] = room
    s.turned[tile] = (s.door.draw(ORIENTATION, QUARTERS) + quarters) & 3
    s.passable[tile] = OPEN[room]
    s.ground = []
    relinked(s, [tile])
    s.door.tell(messages.ROOM_SHOWN, (room, *s.config.layout.slots[s.slot_of[tile]]))


def possible_rooms(s: DungeonTwister) -> Pile:
    """Every room as often as it is likely. Of the doubtful pairs only some are in the match, nobody knows which."""
    if not s.doubtful:
        return s.pool
    hidden = sum([s.room_of[tile] == NO_ROOM and s.laid_room[tile] == NO_ROOM for tile in range(len(s.room_of))])
    return s.pool * len(s.doubtful) + s.doubtful * (hidden - len(s.pool))


def settle_pairs(s: DungeonTwister, room: int) -> None:
    """With a room its partner is in the match, too (DT-028)."""
    if room in s.pool:
        s.pool = tuple([each for each in s.pool if each != room])
    else:
        pair = [each for each in s.doubtful if NUMBER[each] == NUMBER[room]]
        s.doubtful = tuple([each for each in s.doubtful if each not in pair])
        s.pool = tuple(sorted([*s.pool, *[each for each in pair if each != room]]))


def ordered(s: DungeonTwister, tokens: Pile, seat: int) -> Pile:
    """In the order of placing: monks, then colours in turn order from the revealing player, as in the content.

    His own objects come last, placed by another player (DT-073, DT-074, DT-298).
    """

    def rank(token: int) -> tuple[bool, int, int]:
        own_object = s.owner[token] == seat and s.kind[token] >= FIRST_OBJECT
        turn = -1 if s.kind[token] == MONK else (s.owner[token] - seat) % s.players
        return own_object, turn, s.kind[token]

    return tuple(sorted(tokens, key=rank))


def placer(s: DungeonTwister, tile: int, seat: int) -> int:
    """Who places the next token of a reveal: own objects the player before in turn order (DT-073, DT-180, DT-333)."""
    token = s.revealed[0]
    if s.owner[token] != seat or s.kind[token] < FIRST_OBJECT or s.config.layout.roles[tile] == "orange_only":
        return seat
    before = (seat - 1) % s.players
    while s.resigned >> before & 1 and before != seat:
        before = (before - 1) % s.players
    return before


class Place(Asking):
    """Where the next token of a reveal goes (13c). Frame: tile, the revealing seat."""

    name: ClassVar[str] = "place"
    rules: ClassVar[tuple[str, ...]] = ("DT-073", "DT-074", "DT-075", "DT-180")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        found = [square_value(*square_of(s, place)) for place in free_squares(s, f[2])]
        return PLACE.codes(sorted(found))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        _, _, tile, revealer = f
        token = s.revealed[0]
        s.revealed = s.revealed[1:]
        x, y = square_named(PLACE.value(code))
        put(s, token, place_at(s, x, y))
        s.door.tell(messages.PLACED, (seat, s.owner[token], s.kind[token], x, y))
        s.frames.pop()
        if s.revealed:
            s.frames.append((at.PLACE, placer(s, tile, revealer), tile, revealer))

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        return named(s, s.revealed[0])


def free_squares(s: DungeonTwister, tile: int) -> list[int]:
    """Empty floor squares and the gear of a room (DT-075, DT-276)."""
    what = ground(s)
    places = range(tile * CELLS, (tile + 1) * CELLS)
    return [place for place in places if what[place] in (FLOOR, GEAR) and not tokens_on(s, place)]
